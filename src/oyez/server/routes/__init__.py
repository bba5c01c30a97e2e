"""Everything that can be asked of the server over HTTP, by subject."""

from oyez.server.api import Endpoint
from oyez.server.routes import (
    about,
    choices,
    deals,
    ending,
    games,
    lessons,
    lobby,
    notices,
    people,
    play,
    practice,
    time,
)

ENDPOINTS: list[Endpoint] = [
    *about.ENDPOINTS,
    *people.ENDPOINTS,
    *games.ENDPOINTS,
    *lobby.ENDPOINTS,
    *lessons.ENDPOINTS,
    *play.ENDPOINTS,
    *choices.ENDPOINTS,
    *time.ENDPOINTS,
    *ending.ENDPOINTS,
    *practice.ENDPOINTS,
    *deals.ENDPOINTS,
    *notices.ENDPOINTS,
]
