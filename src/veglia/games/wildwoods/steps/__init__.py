"""The rooms of the rulebook, one file each."""

from veglia.games.wildwoods.steps.book import BeginChapter, EndChapter, InTheTray, LostChapter, OpenBook, Page
from veglia.games.wildwoods.steps.cards import Arriving, Exploring, Keeping, MakingRoom, Settling, StorySettling
from veglia.games.wildwoods.steps.crystals import Giving, Placing
from veglia.games.wildwoods.steps.effects import Carrying, Deciding, Picking
from veglia.games.wildwoods.steps.luma import ActionEnd, FellShort, LumaPhase, Readying, Rolling
from veglia.games.wildwoods.steps.scene import Ending, Leaving, Rounds, TaskCheck
from veglia.games.wildwoods.steps.shadow import Activation, IconRow, ShadowAdvance, ShadowDraw, ShadowPhase
from veglia.games.wildwoods.steps.window import Window

AnyStep = (
    ActionEnd
    | Activation
    | Arriving
    | BeginChapter
    | Carrying
    | Deciding
    | EndChapter
    | Ending
    | Exploring
    | FellShort
    | Giving
    | IconRow
    | InTheTray
    | Keeping
    | Leaving
    | LostChapter
    | LumaPhase
    | MakingRoom
    | OpenBook
    | Page
    | Picking
    | Placing
    | Readying
    | Rolling
    | Rounds
    | Settling
    | ShadowAdvance
    | ShadowDraw
    | ShadowPhase
    | StorySettling
    | TaskCheck
    | Window
)
"""Every step that can lie on the table's stack."""
