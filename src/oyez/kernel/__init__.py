"""The kernel: decisions, chance, secrets and records. It knows no game."""

from oyez.bargains.offers import Accept, Bargain, Bargains, Decline, PrivateBargains, Retract
from oyez.bargains.promises import Promise, TrackRecord
from oyez.choices.assign import Assign
from oyez.choices.basic import (
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
from oyez.choices.clauses import Clauses
from oyez.choices.dependent import Dependent
from oyez.choices.pools import Order, Row, Some, Split
from oyez.errors import (
    BrokenRules,
    CannotUndo,
    NoDealFound,
    NotAmongChoices,
    NotYourQuestion,
    Reason,
    Refused,
    StalePly,
)
from oyez.kernel.answers import WITHDRAWN, Answer, Withdrawn
from oyez.kernel.chance import Chance, Draw, Roll, Shuffle
from oyez.kernel.dealing import guess, redeal
from oyez.kernel.decks import Deck
from oyez.kernel.frames import Question
from oyez.kernel.match import Match
from oyez.kernel.orders import AS_SUGGESTED, UNORDERED, AsSuggested
from oyez.kernel.record import Record
from oyez.kernel.requests import Ask, AskAll, Call, Commit, Each, Flow, Open
from oyez.kernel.rules import GameOver, Outcome, Rules, Seen
from oyez.kernel.seeds import DealSeed
from oyez.kernel.undo import can_redo, can_undo, redo, undo, undo_point
from oyez.state.copying import clone
from oyez.state.events import NOBODY, Event, Obeyed, Roles, Told, gain, loss, news
from oyez.state.marks import HIDDEN, OWNED, PARTIES, OwnedBy
from oyez.state.passages import Passage
from oyez.state.seats import NATURE, Seat
from oyez.state.secrets import observe
from oyez.state.state import Order as StandingOrder
from oyez.state.state import State

__all__ = [
    "AS_SUGGESTED",
    "HIDDEN",
    "NATURE",
    "NOBODY",
    "NOTHING",
    "OWNED",
    "PARTIES",
    "UNORDERED",
    "WITHDRAWN",
    "Accept",
    "Amount",
    "Answer",
    "AsSuggested",
    "Ask",
    "AskAll",
    "Assign",
    "Bargain",
    "Bargains",
    "BrokenRules",
    "Call",
    "CannotUndo",
    "Chance",
    "Choices",
    "Clauses",
    "Commit",
    "DealSeed",
    "Deck",
    "Decline",
    "Dependent",
    "Draw",
    "Each",
    "Either",
    "Event",
    "Flow",
    "Form",
    "GameOver",
    "Match",
    "NoDealFound",
    "NotAmongChoices",
    "NotYourQuestion",
    "Obeyed",
    "Offer",
    "OneOf",
    "Open",
    "Order",
    "Outcome",
    "OwnedBy",
    "Passage",
    "PrivateBargains",
    "Promise",
    "Question",
    "Reason",
    "Record",
    "Refused",
    "Retract",
    "Roles",
    "Roll",
    "Row",
    "Rules",
    "Seat",
    "Seen",
    "Shuffle",
    "Some",
    "Split",
    "StalePly",
    "StandingOrder",
    "State",
    "Told",
    "TrackRecord",
    "Withdrawn",
    "Words",
    "can_redo",
    "can_undo",
    "clone",
    "gain",
    "guess",
    "loss",
    "news",
    "observe",
    "plain",
    "redeal",
    "redo",
    "undo",
    "undo_point",
]  # fmt: skip
