"""Every action that somebody might think of asking for, legal or not: what `why` explains and the battery tries."""

from __future__ import annotations

from collections.abc import Iterator

from veglia.engine import Action, Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.components import CHARACTERS, LOCATIONS, OBJECTIVES, QUESTS, SPACES, STORY_CARDS
from veglia.games.winter_tales.glossary import CharacterId
from veglia.games.winter_tales.table import Table

PLAIN = (
    do.Agree,
    do.Disagree,
    do.TellOpening,
    do.EndActivation,
    do.Decline,
    do.GiveWay,
    do.LayTrap,
    do.EndTelling,
    do.Conclude,
    do.Suggest,
    do.LetStand,
    do.SendBack,
    do.Retell,
    do.ObjectToCarrying,
    do.ChallengeLink,
    do.ProposeException,
    do.ProposeEpilogue,
)
OF_A_CHARACTER = (
    do.TakeCharacter,
    do.LayQuestUnder,
    do.Activate,
    do.StartBattle,
    do.SpringTrap,
    do.JoinWith,
    do.BindWith,
    do.GrantStanding,
    do.GrantReady,
)
BY_A_POWER = (do.GivePower, do.PassArtifact, do.SendHorror, do.TargetRebel, do.BringBack)
OF_A_SPACE = (do.PlaceCharacter, do.LayQuestIn, do.MoveTo, do.CarryOff)
OF_A_CARD = (do.PlayStoryCard, do.Discard, do.SetTrapCard, do.Commit, do.ChooseMemory)
OF_A_MEMORY = (do.PlaceMemory, do.LinkTo, do.MoveBookmark)
OF_A_QUEST = (do.GenerateQuest, do.ResolveQuest)
OF_AN_OBJECTIVE = (do.Declare, do.RevealObjective, do.TakeObjective)
OF_A_SEAT = (do.NameArbiter, do.HandOver, do.GrantCards)


def imaginable(table: Table) -> Iterator[Action]:
    """Everything, with every id there is; of a module only where it is played."""
    yield from (kind() for kind in PLAIN)
    yield from (kind(name) for kind in OF_A_CHARACTER for name in CHARACTERS)
    yield from (kind(space) for kind in OF_A_SPACE for space in SPACES)
    yield from (kind(card) for kind in OF_A_CARD for card in STORY_CARDS)
    yield from (kind(space) for kind in OF_A_MEMORY for space in range(1, 9))
    yield from (kind(quest) for kind in OF_A_QUEST for quest in QUESTS)
    yield from (kind(Seat(seat)) for kind in OF_A_SEAT for seat in range(table.options.players))
    yield from (do.TakeSide("spring"), do.TakeSide("winter"))
    yield from (do.Save(name, STORY_CARDS[0], STORY_CARDS[1]) for name in CHARACTERS)
    yield from (do.Dispute(passage.number) for passage in table.passages)
    yield from (do.GrantPlace(name, LOCATIONS[0]) for name in CHARACTERS)
    if table.options.with_skills:
        yield from (do.Strike(), do.TakePassage())
    if table.options.with_objectives:
        yield from (kind(card) for kind in OF_AN_OBJECTIVE for card in OBJECTIVES)
        yield from (do.DeclareAttack(card, STORY_CARDS[0], STORY_CARDS[1]) for card in OBJECTIVES)
    if table.options.with_skills and table.options.with_objectives:
        yield from (do.ChangeObjective(card) for card in OBJECTIVES)
    if table.options.with_powers:
        yield from (do.UseHope(), do.Follow(), do.StandBy(), do.PlayArtifact())
        yield from (kind(name) for kind in BY_A_POWER for name in CHARACTERS)
        yield from (do.SpreadPropaganda(CharacterId("wolf"), name) for name in CHARACTERS)
        yield from (do.TargetPower(quest) for quest in QUESTS)
