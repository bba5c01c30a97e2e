"""Everything that can be asked of the server over HTTP, by subject."""

from oyez.server.routes import (
    about,
    choices,
    deals,
    games,
    history,
    lessons,
    lobby,
    notices,
    people,
    play,
    practice,
    turning_points,
)
from oyez.server.wire.api import Endpoint, declared_in

ENDPOINTS: list[Endpoint] = [
    each
    for subject in (
        about,
        people,
        games,
        lobby,
        lessons,
        play,
        choices,
        history,
        turning_points,
        practice,
        deals,
        notices,
    )
    for each in declared_in(subject)
]
