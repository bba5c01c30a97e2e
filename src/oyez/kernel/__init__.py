"""The kernel: decisions, chance, secrets and records. It knows no game."""

from oyez.kernel.answers import WITHDRAWN, Answer, Withdrawn
from oyez.kernel.chance import Chance, Draw, Roll, Shuffle
from oyez.kernel.choices import (
    NOTHING,
    Amount,
    Choices,
    Either,
    Form,
    Offer,
    OneOf,
    Words,
    plain,
)
from oyez.kernel.copying import clone
from oyez.kernel.dealing import guess, redeal
from oyez.kernel.decks import Deck
from oyez.kernel.errors import (
    BrokenRules,
    CannotUndo,
    NoDealFound,
    NotAmongChoices,
    NotYourQuestion,
    Reason,
    Refused,
    StalePly,
)
from oyez.kernel.events import Event, Roles, State, Told
from oyez.kernel.frames import Question
from oyez.kernel.game import Game, GameOver, Instincts, Outcome, Seen, installed_games
from oyez.kernel.match import Match
from oyez.kernel.offers import Accept, Bargain, Bargains, Decline, Retract
from oyez.kernel.pools import Order, Row, Some, Split
from oyez.kernel.record import Record
from oyez.kernel.requests import Ask, AskAll, Commit, Each, Flow
from oyez.kernel.seats import NATURE, Seat
from oyez.kernel.secrets import HIDDEN, OWNED, OwnedBy, observe
from oyez.kernel.undo import redo, undo, undo_point
from oyez.kernel.views import view, view_bytes

__all__ = [
    "HIDDEN", "NATURE", "NOTHING", "OWNED", "WITHDRAWN", "Accept", "Amount", "Answer", "Ask",
    "AskAll", "Bargain", "Bargains", "BrokenRules", "CannotUndo", "Chance", "Choices", "Commit",
    "Deck", "Decline", "Draw", "Each", "Either", "Event", "Flow", "Form", "Game", "GameOver",
    "Instincts", "Match", "NoDealFound", "NotAmongChoices", "NotYourQuestion", "Offer", "OneOf",
    "Order", "Outcome", "OwnedBy", "Question", "Reason", "Record", "Refused", "Retract", "Roles",
    "Roll", "Row", "Seat", "Seen", "Shuffle", "Some", "Split", "StalePly", "State", "Told",
    "Withdrawn", "Words", "clone", "guess", "installed_games", "observe", "plain", "redeal", "redo",
    "undo", "undo_point", "view", "view_bytes",
]  # fmt: skip
