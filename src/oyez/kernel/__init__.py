"""The kernel: decisions, chance, secrets and records. It knows no game."""

from oyez.kernel.answers import WITHDRAWN, Answer, Withdrawn
from oyez.kernel.assign import Assign
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
from oyez.kernel.clauses import Clauses
from oyez.kernel.copying import clone
from oyez.kernel.dealing import guess, redeal
from oyez.kernel.decks import Deck
from oyez.kernel.dependent import Dependent
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
from oyez.kernel.events import NOBODY, Event, Obeyed, Roles, State, Told, gain, loss, news
from oyez.kernel.frames import Question
from oyez.kernel.game import Game, GameOver, Instincts, Outcome, Seen, installed_games
from oyez.kernel.marks import HIDDEN, OWNED, PARTIES, OwnedBy
from oyez.kernel.match import Match
from oyez.kernel.offers import Accept, Bargain, Bargains, Decline, PrivateBargains, Retract
from oyez.kernel.orders import AS_SUGGESTED, UNORDERED, AsSuggested
from oyez.kernel.orders import Order as StandingOrder
from oyez.kernel.passages import Passage
from oyez.kernel.pools import Order, Row, Some, Split
from oyez.kernel.promises import Promise, TrackRecord
from oyez.kernel.record import Record
from oyez.kernel.requests import Ask, AskAll, Call, Commit, Each, Flow, Open
from oyez.kernel.seats import NATURE, Seat
from oyez.kernel.secrets import observe
from oyez.kernel.seeds import DealSeed
from oyez.kernel.undo import can_redo, can_undo, redo, undo, undo_point
from oyez.kernel.views import view, view_bytes

__all__ = [
    "AS_SUGGESTED", "HIDDEN", "NATURE", "NOBODY", "NOTHING", "OWNED", "PARTIES", "UNORDERED",
    "WITHDRAWN", "Accept", "Amount", "Answer", "AsSuggested", "Ask", "AskAll", "Assign", "Bargain",
    "Bargains", "BrokenRules", "Call", "CannotUndo", "Chance", "Choices", "Clauses", "Commit",
    "DealSeed", "Deck", "Decline", "Dependent", "Draw", "Each", "Either", "Event", "Flow", "Form",
    "Game", "GameOver", "Instincts", "Match", "NoDealFound", "NotAmongChoices", "NotYourQuestion",
    "Obeyed", "Offer", "OneOf", "Open", "Order", "Outcome", "OwnedBy", "Passage",
    "PrivateBargains", "Promise", "Question", "Reason", "Record", "Refused", "Retract", "Roles",
    "Roll", "Row", "Seat", "Seen", "Shuffle", "Some", "Split", "StalePly", "StandingOrder",
    "State", "Told", "TrackRecord", "Withdrawn", "Words", "can_redo", "can_undo", "clone", "gain",
    "guess", "installed_games", "loss", "news", "observe", "plain", "redeal", "redo", "undo",
    "undo_point", "view", "view_bytes",
]  # fmt: skip
