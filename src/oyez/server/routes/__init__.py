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
from oyez.server.wire.api import Endpoint

ENDPOINTS: list[Endpoint] = [
    *about.ENDPOINTS,
    *people.ENDPOINTS,
    *games.ENDPOINTS,
    *lobby.ENDPOINTS,
    *lessons.ENDPOINTS,
    *play.ENDPOINTS,
    *choices.ENDPOINTS,
    *history.ENDPOINTS,
    *turning_points.ENDPOINTS,
    *practice.ENDPOINTS,
    *deals.ENDPOINTS,
    *notices.ENDPOINTS,
]
