"""The rules of the model of a told game, each shown by a test: stories of a few words, played from a shelf."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from packs.footpaths import FOOTPATHS, SHELF, a_story, said, ways
from veglia.engine import Refusal, Seat, Sitting, seed_from
from veglia.packs import CircleStopped, TakeOption, Text
from veglia.words import LANGUAGES, Words


@pytest.fixture
def walk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A table at which a story is told, from its sections."""

    def begun(**sections: Any) -> Sitting:
        monkeypatch.setenv("VEGLIA_PACKS", str(a_story(tmp_path, **sections)))
        return Sitting.open(FOOTPATHS, FOOTPATHS.options(pack="a-walk"), seed=seed_from(1))

    return begun


def read(sitting: Sitting) -> list[str]:
    return [passage.text.en for passage in sitting.view(None).table.journal]


def label(words: str) -> Text:
    return Text(words, f"it {words}")


END = {"end": said("home")}


@pytest.mark.rule("FP-READ-01")
def test_a_section_is_read_and_carried_out_from_top_to_bottom(walk: Any) -> None:
    seen = {"if": {"when": {"flag": "seen"}, "then": [{"read": said("seen")}], "else": [{"read": said("not seen")}]}}

    sitting = walk(hill=[seen, {"set": {"seen": True}}, seen, {"add": {"steps": 2}}, {"go": "dale"}], dale=[END])

    assert read(sitting) == ["at hill", "not seen", "seen", "at dale"]
    assert (sitting.table.flags, sitting.table.counters) == ({"seen": True}, {"steps": 2})


@pytest.mark.rule("FP-READ-02")
def test_texts_that_lead_to_each_other_for_ever_are_stopped_and_the_story_is_over(walk: Any) -> None:
    sitting = walk(hill=[ways(("on", [{"go": "dale"}], {}))], dale=[{"go": "hollow"}], hollow=[{"go": "dale"}])

    events = sitting.apply(Seat(0), TakeOption(1, label("on")))

    (stopped,) = [event for event in events if isinstance(event, CircleStopped)]
    assert stopped.rule == "FP-READ-02"
    assert sitting.view(None).table.outcome.ending == "lost"
    for lang in LANGUAGES:
        assert Words(lang, FOOTPATHS).event(stopped)


@pytest.mark.rule("FP-WAY-01")
def test_the_two_take_the_ways_that_are_open_in_turn(walk: Any) -> None:
    fork = ways(
        ("left", [{"go": "dale"}], {"outcome": said("wet feet")}),
        ("right", [], {"when": {"flag": "key"}}),
        ("up", [], {"when": {"not": {"count": {"of": "steps", "max": 0}}}}),
    )
    sitting = walk(hill=[{"if": {"when": {"flag": "never"}, "then": [{"set": {"key": True, "never": True}}]}}, fork],
                   dale=[{"add": {"steps": 1}}, fork])  # fmt: skip

    assert sitting.view(Seat(0)).choices == (TakeOption(1, label("left")),)
    assert sitting.view(Seat(1)).choices == ()
    for seat, way, reason in ((0, TakeOption(2, label("right")), "option-closed"),
                              (1, TakeOption(1, label("left")), "not-your-choice")):  # fmt: skip
        with pytest.raises(Refusal) as refused:
            sitting.apply(Seat(seat), way)
        assert (refused.value.rule, refused.value.because.reason) == ("FP-WAY-01", reason)

    sitting.apply(Seat(0), TakeOption(1, label("left")))

    assert read(sitting)[-2:] == ["wet feet", "at dale"]
    assert sitting.view(None).waits_for == (1,)
    assert [way.label.en for way in sitting.view(Seat(1)).choices] == ["left", "up"]


@pytest.mark.rule("FP-END-01")
@pytest.mark.parametrize(("leads_to", "ending", "winners"), [([END], "told", (0, 1)), ([], "lost", ())])
def test_both_come_to_an_ending_or_lose_their_way(walk: Any, leads_to: Any, ending: str, winners: Any) -> None:
    sitting = walk(hill=leads_to)

    outcome = sitting.view(None).table.outcome
    assert sitting.table.over
    assert (outcome.ending, outcome.winners) == (ending, winners)


def test_the_story_of_the_model_is_good() -> None:
    opened = SHELF.read(SHELF.template)

    assert (opened.mistakes, opened.warnings) == ((), ())
