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
from oyez.choices.pools import Arrangement, Permutation, Some, Split
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
from oyez.kernel.chance import ChanceRequest, Draw, Roll, Shuffle
from oyez.kernel.dealing import redeal, redeal_position
from oyez.kernel.decks import Deck
from oyez.kernel.frames import Question
from oyez.kernel.match import Match
from oyez.kernel.orders import AS_SUGGESTED, UNORDERED, AsSuggested
from oyez.kernel.record import Record
from oyez.kernel.requests import Ask, AskAll, AskIfOrdered, Commit, Each, Flow, OpenPhase
from oyez.kernel.rules import GameOver, Outcome, Rules, StepKnowledge
from oyez.kernel.seeds import DealSeed
from oyez.kernel.undo import can_redo, can_undo, redo, undo, undo_point
from oyez.state.copying import clone
from oyez.state.events import NO_CONCERNS, Event, LoggedEvent, Obeyed, Roles, gain, loss, news
from oyez.state.marks import HIDDEN, OWNED, PARTIES, OwnedBy
from oyez.state.passages import Passage
from oyez.state.seats import NATURE, Seat
from oyez.state.secrets import observe
from oyez.state.state import StandingOrder, State

__all__ = [
    "AS_SUGGESTED", "HIDDEN", "NATURE", "NOTHING", "NO_CONCERNS", "OWNED", "PARTIES",
    "UNORDERED", "WITHDRAWN", "Accept", "Amount", "Answer", "Arrangement", "AsSuggested", "Ask",
    "AskAll", "AskIfOrdered", "Assign", "Bargain", "Bargains", "BrokenRules", "CannotUndo",
    "ChanceRequest", "Choices", "Clauses", "Commit", "DealSeed", "Deck", "Decline", "Dependent",
    "Draw", "Each", "Either", "Event", "Flow", "Form", "GameOver", "LoggedEvent", "Match",
    "NoDealFound", "NotAmongChoices", "NotYourQuestion", "Obeyed", "Offer", "OneOf",
    "OpenPhase", "Outcome", "OwnedBy", "Passage", "Permutation", "PrivateBargains", "Promise",
    "Question", "Reason", "Record", "Refused", "Retract", "Roles", "Roll", "Rules", "Seat",
    "Shuffle", "Some", "Split", "StalePly", "StandingOrder", "State", "StepKnowledge",
    "TrackRecord", "Withdrawn", "Words", "can_redo", "can_undo", "clone", "gain", "loss",
    "news", "observe", "plain", "redeal", "redeal_position", "redo", "undo", "undo_point",
]  # fmt: skip
