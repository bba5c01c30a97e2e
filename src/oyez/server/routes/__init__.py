"""Everything that can be asked of the server over HTTP, by subject."""

from oyez.server.api import Endpoint
from oyez.server.routes import games, lobby, notices, people, play

ENDPOINTS: list[Endpoint] = [
    *people.ENDPOINTS,
    *games.ENDPOINTS,
    *lobby.ENDPOINTS,
    *play.ENDPOINTS,
    *notices.ENDPOINTS,
]
