"""The rooms of the rulebook, one file each."""

from veglia.games.winter_tales.steps.activation import Activation, HandLimit, Payment
from veglia.games.winter_tales.steps.arbiter import CarryingRuling, LinkRuling, PassageRuling, Retelling
from veglia.games.winter_tales.steps.battle import Battle, BattleConclusion
from veglia.games.winter_tales.steps.chapter import Chapter, IdleTurn, Turn
from veglia.games.winter_tales.steps.epilogue import (
    EpiloguePart,
    EpilogueTurns,
    TheEnd,
    WriterOpening,
    WriterPart,
)
from veglia.games.winter_tales.steps.generation import QuestPlacement
from veglia.games.winter_tales.steps.interruption import Interruption
from veglia.games.winter_tales.steps.love import Alongside, Following
from veglia.games.winter_tales.steps.memory import Bond, MemoryChoice, MemoryPlacement
from veglia.games.winter_tales.steps.objectives import ObjectiveChoice, ObjectivePlacement
from veglia.games.winter_tales.steps.powers import Granting, LastHope, PropagandaTale, Retaliation, Return
from veglia.games.winter_tales.steps.quest import Conclusion, Gathering, Joining, LastEffort, Telling
from veglia.games.winter_tales.steps.setup import (
    AdvancedRules,
    ArbiterChoice,
    Draft,
    FirstQuest,
    Opening,
    Setup,
)
from veglia.games.winter_tales.steps.together import Exception_
from veglia.games.winter_tales.steps.trap import Trap, TrapConclusion, TrapDefence

AnyStep = (
    Activation
    | AdvancedRules
    | Alongside
    | ArbiterChoice
    | Battle
    | BattleConclusion
    | Bond
    | CarryingRuling
    | Chapter
    | Conclusion
    | Draft
    | EpiloguePart
    | EpilogueTurns
    | Exception_
    | FirstQuest
    | Following
    | Gathering
    | Granting
    | HandLimit
    | IdleTurn
    | Interruption
    | Joining
    | LastEffort
    | LastHope
    | LinkRuling
    | MemoryChoice
    | MemoryPlacement
    | ObjectiveChoice
    | ObjectivePlacement
    | Opening
    | PassageRuling
    | Payment
    | PropagandaTale
    | QuestPlacement
    | Retaliation
    | Retelling
    | Return
    | Setup
    | Telling
    | TheEnd
    | Trap
    | TrapConclusion
    | TrapDefence
    | Turn
    | WriterOpening
    | WriterPart
)
"""Every step that can lie on the table's stack."""
