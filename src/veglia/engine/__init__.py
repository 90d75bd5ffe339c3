"""Play Veglia's games from Python: open a sitting, ask what is legal, apply, look through a seat.

The engine knows no game. One idea carries it: a game is a stack of steps that ask seats to choose, and
everything that happens is an event.
"""

from veglia.engine.action import Action, Ask, Prompt
from veglia.engine.advice import Board, Counsel, Hint, Line, Narration, Printed, Thing
from veglia.engine.bounds import Count, Few, Id
from veglia.engine.chance import Chance, Dictated, Seeded, commitment, new_seed, seed_from
from veglia.engine.contents import Brought, Contents, Library, Stories
from veglia.engine.course import Course, Made, digest
from veglia.engine.event import (
    Event,
    Fetched,
    Passage,
    PassageVeiled,
    Retold,
    StepChanged,
    StepClosed,
    StepOpened,
    Told,
    VeilLifted,
)
from veglia.engine.game import Game
from veglia.engine.ledger import Ledger, Rule, Ruling
from veglia.engine.offered import offered
from veglia.engine.play import (
    Applied,
    Legal,
    apply,
    begin,
    choices,
    fold,
    legal,
    opportunities,
    prompt,
    refusal,
    seen,
    waits_for,
    why_not,
)
from veglia.engine.proof import Proof
from veglia.engine.record import Record, replay, verify
from veglia.engine.refusal import Because, Misunderstanding, Refusal
from veglia.engine.seat import RuleId, Seat
from veglia.engine.shown import Outcome, Shown, View
from veglia.engine.sitting import Sitting, view_for
from veglia.engine.step import Opportunity, Step
from veglia.engine.study import Counted, Study, Way
from veglia.engine.table import Table, fork

__all__ = (
    "Action",
    "Applied",
    "Ask",
    "Because",
    "Board",
    "Brought",
    "Chance",
    "Contents",
    "Counsel",
    "Count",
    "Counted",
    "Course",
    "Dictated",
    "Event",
    "Fetched",
    "Few",
    "Game",
    "Hint",
    "Id",
    "Ledger",
    "Legal",
    "Library",
    "Line",
    "Made",
    "Misunderstanding",
    "Narration",
    "Opportunity",
    "Outcome",
    "Passage",
    "PassageVeiled",
    "Printed",
    "Prompt",
    "Proof",
    "Record",
    "Refusal",
    "Retold",
    "Rule",
    "RuleId",
    "Ruling",
    "Seat",
    "Seeded",
    "Shown",
    "Sitting",
    "Step",
    "StepChanged",
    "StepClosed",
    "StepOpened",
    "Stories",
    "Study",
    "Table",
    "Thing",
    "Told",
    "VeilLifted",
    "View",
    "Way",
    "apply",
    "begin",
    "choices",
    "commitment",
    "digest",
    "fold",
    "fork",
    "legal",
    "new_seed",
    "offered",
    "opportunities",
    "prompt",
    "refusal",
    "replay",
    "seed_from",
    "seen",
    "verify",
    "view_for",
    "waits_for",
    "why_not",
)
