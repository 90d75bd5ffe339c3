"""The command line, run as a person runs it: what it prints, what it keeps, and how it ends."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from server.commands import AS_A_PROCESS, veglia
from veglia import games
from veglia.cli.keeper import Keeper
from veglia.engine import Ledger, Record, Sitting, replay, verify, view_for
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.packs.shelf import shelf_of
from veglia.words import LANGUAGES


def kept(home: Path) -> Path:
    return next(home.glob("*.veglia"))


def test_a_whole_game_is_played_kept_replayed_and_verified(tmp_path: Path) -> None:
    played = veglia(
        "play", "--players", "4", "--seats", "Ada", "--option", "length=3", home=tmp_path, typed="1\n" * 4000
    )

    assert played.code == 0, played.stderr
    assert "The seed was" in played.stdout
    record = Record.read(kept(tmp_path).read_bytes())
    assert verify(GAME, record).deal
    assert veglia("replay", str(kept(tmp_path)), "--verify", home=tmp_path).code == 0
    shown = veglia("replay", str(kept(tmp_path)), home=tmp_path)
    assert "WT-EPI-1" in shown.stdout
    story = veglia("replay", str(kept(tmp_path)), "--story", home=tmp_path)
    assert story.code == 0


def test_quitting_keeps_the_game_and_resuming_goes_on(tmp_path: Path) -> None:
    veglia("play", "--players", "3", "--seats", "Ada,Ugo", home=tmp_path, typed="\n1\n\n1\nq\n")
    before = Sitting.resume(GAME, Record.read(kept(tmp_path).read_bytes()))

    again = veglia("play", "--resume", home=tmp_path, typed="\n1\nq\n")

    assert again.code == 0, again.stderr
    after = Record.read(kept(tmp_path).read_bytes())
    assert len(after.entries) > len(before.record.entries)
    assert after.header == before.record.header


def test_a_game_at_one_keyboard_has_a_curtain_and_shows_no_hand_through_it(tmp_path: Path) -> None:
    played = veglia("play", "--players", "3", "--seats", "Ada,Ugo,Bea", home=tmp_path, typed="\n1\n" * 250)

    assert "Pass the keyboard to Ada" in played.stdout
    assert "Pass the keyboard to Ugo" in played.stdout
    asked = played.stdout.split("Pass the keyboard to ")
    assert all("In your hand" not in part.split("\n")[0] for part in asked)


def test_narration_is_typed_when_a_card_is_played_and_stays_in_the_story(tmp_path: Path) -> None:
    typed = "".join(f"1\nLine number {number}.\n" for number in range(900))
    played = veglia(
        "play", "--players", "4", "--seats", "Ada", "--option", "narrative=true", home=tmp_path, typed=typed
    )

    assert played.code == 0, played.stderr
    story = veglia("replay", str(kept(tmp_path)), "--story", home=tmp_path)
    assert "Line number" in story.stdout


def test_why_names_the_rule_and_a_rule_can_be_opened(tmp_path: Path) -> None:
    asked = veglia(
        "play", "--players", "4", "--seats", "Ada", home=tmp_path, typed="why\nr WT-BAT-07\no\n\nu\n?\nb\nx\n99\nq\n"
    )

    assert "WT-" in asked.stdout
    assert "Whoever played the last card wins." in asked.stdout
    assert "nothing yet that could be taken back" in asked.stdout
    assert asked.code == 0


@pytest.mark.parametrize(("lang", "words"), [("it", "l’ultima carta"), ("en", "Whoever played the last card")])
def test_rules_are_read_in_either_language(tmp_path: Path, lang: str, words: str) -> None:
    found = veglia("rules", "WT-BAT-07", "--lang", lang, home=tmp_path)

    assert words in found.stdout
    assert (
        "WT-BAT-06" in veglia("rules", "alternat" if lang == "en" else "alternan", "--lang", lang, home=tmp_path).stdout
    )
    assert "BAT" in veglia("rules", "--lang", lang, home=tmp_path).stdout


@pytest.mark.parametrize("asked", ["l’ultima carta", "l'ultima carta"])
def test_a_rule_is_found_whichever_apostrophe_is_typed(tmp_path: Path, asked: str) -> None:
    assert "WT-BAT-07" in veglia("rules", asked, "--lang", "it", home=tmp_path).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_topic_of_the_rules_is_named_those_of_the_house_too(tmp_path: Path, game: str, lang: str) -> None:
    shown = veglia("rules", "--game", game, "--lang", lang, home=tmp_path)

    rules = (*games.find(game).ledger.rules.values(), *Ledger.of_the_house().rules.values())
    topics = {rule.topic for rule in rules}
    said = dict(re.findall(r"^  ([A-Z]+) +\d+  (.+)$", shown.stdout, re.MULTILINE))
    assert said.keys() == topics
    assert not set(said.values()) & topics


def test_simulations_report_wins_with_intervals_and_keep_records(tmp_path: Path) -> None:
    done = veglia(
        "simulate", "-n", "6", "--players", "5", "--bots", "random", "--record", str(tmp_path / "kept"), home=tmp_path
    )

    assert done.code == 0, done.stderr
    assert "Decisions in a game" in done.stdout
    assert "–" in done.stdout
    records = sorted((tmp_path / "kept").glob("*.veglia"))
    assert len(records) == 6
    for path in records:
        assert verify(GAME, Record.read(path.read_bytes())).rules


def test_the_same_numbers_give_the_same_games(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        veglia("simulate", "-n", "2", "--record", str(tmp_path / folder), home=tmp_path)

    assert [path.read_bytes() for path in sorted((tmp_path / "a").iterdir())] == [
        path.read_bytes() for path in sorted((tmp_path / "b").iterdir())
    ]


def test_a_page_about_every_way_of_playing_is_written_and_what_is_told_on_it_stays(tmp_path: Path) -> None:
    page = tmp_path / "balance" / "page.md"
    done = veglia("simulate", "-n", "1", "--page", str(page), home=tmp_path)
    assert done.code == 0, done.stderr
    written = page.read_text(encoding="utf-8")
    assert written.count("| Skills and Objectives |") > 6
    assert list(page.parent.iterdir()) == [page], "nothing is left of the journal"

    page.write_text("Spring wins.\n\n" + written.replace("100.0%", "a lie"), encoding="utf-8")
    veglia("simulate", "-n", "1", "--page", str(page), home=tmp_path)
    assert page.read_text(encoding="utf-8") == "Spring wins.\n\n" + written


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("play", "chess"), 2),
        (("play", "--option", "dragons=3"), 2),
        (("play", "--option", "length"), 2),
        (("play", "--option", "length=9"), 2),
        (("play", "--players", "12"), 2),
        (("play", "wildwoods", "--players", "2"), 2),
        (("play", "--lang", "de"), 2),
        (("play", "--seats", "Ada,Ada"), 2),
        (("play", "--seats", "A,B,C,D,E,F,G,H"), 2),
        (("play", "--resume"), 2),
        (("simulate", "--bots", "genius"), 2),
        (("simulate", "--bots", "random,random"), 2),
        (("rules", "xyzzy"), 2),
        (("replay", "nowhere.veglia"), 1),
        (("simulate", "-n", "0"), 2),
        (("simulate", "--page", "page.md", "--players", "4"), 2),
        (("dance",), 2),
    ],
)
def test_bad_input_gets_a_clear_error_and_an_exit_code(tmp_path: Path, arguments: tuple[str, ...], code: int) -> None:
    for lang in ("en", "it"):
        done = veglia(*arguments, home=tmp_path, lang=lang)

        assert done.code == code, done.stdout + done.stderr
        assert done.stderr.strip()
        assert "Traceback" not in done.stdout + done.stderr


def test_a_record_that_is_none_or_was_changed_is_refused(tmp_path: Path) -> None:
    veglia("simulate", "-n", "1", "--record", str(tmp_path), home=tmp_path)
    whole = kept(tmp_path).read_bytes()
    for name, raw in (
        ("cut", whole[:-9]),
        ("none", b"hello\n"),
        ("changed", whole.replace(b'"seat":0', b'"seat":1', 3)),
        ("empty", b""),
    ):
        path = tmp_path / name
        path.write_bytes(raw)
        done = veglia("replay", str(path), "--verify", home=tmp_path)
        assert done.code == 2, name
        assert done.stderr.strip()
        assert "Traceback" not in done.stderr


def test_a_move_that_was_accepted_survives_kill_9(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*AS_A_PROCESS, "play", "--seats", "Ada", "--players", "4"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "VEGLIA_HOME": str(tmp_path), "VEGLIA_LANG": "en", "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(4):
            process.stdin.write("1\n")
            process.stdin.flush()
        shown = (line for line in process.stdout if "Ada took" in line or "Ada placed" in line)
        assert next(shown)
        assert next(shown)
        process.send_signal(signal.SIGKILL)

    record = Record.read(kept(tmp_path).read_bytes(), torn=True)
    assert sum(b"CharacterTaken" in bytes(entry.events) for entry in record.entries[1:]) >= 1  # type: ignore[union-attr]
    with kept(tmp_path).open("ab") as torn:
        torn.write(b'{"type":"played","seat":0,"act')
    again = veglia("play", "--resume", home=tmp_path, typed="q\n")
    assert again.code == 0, again.stderr
    assert kept(tmp_path).read_bytes().endswith(b"\n")


def test_two_windows_on_one_evening_are_refused(tmp_path: Path) -> None:
    veglia("play", "--players", "4", "--seats", "Ada", home=tmp_path, typed="1\nq\n")
    before = kept(tmp_path).read_bytes()
    keeper, _record = Keeper.take_up(kept(tmp_path))
    with closing(keeper):
        again = veglia("play", "--resume", home=tmp_path, typed="1\nq\n")

    assert again.code == 2
    assert "another window" in again.stderr
    assert kept(tmp_path).read_bytes() == before
    assert veglia("play", "--resume", home=tmp_path, typed="1\nq\n").code == 0, "once it is closed"


def test_two_evenings_begun_in_one_second_have_two_files(tmp_path: Path) -> None:
    names = [tmp_path / "one", tmp_path / "two"]
    record = Sitting.open(GAME, GAME.read_options({"players": 3})).record
    first, second = Keeper.begin(iter(names), record), Keeper.begin(iter(names), record)
    for keeper in (first, second):
        keeper.close()

    assert (first.path.name, second.path.name) == ("one", "two")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one", "two"]
    with pytest.raises(FileExistsError):
        Keeper.begin(iter(names[:1]), record)


def test_places_characters_and_quests_can_be_read_about(tmp_path: Path) -> None:
    asked = veglia(
        "play", "--players", "4", "--seats", "Ada", home=tmp_path, typed="i oaks\ni wolf\ni zzz\nr amb-17\nq\n"
    )

    assert "Snow has reached the seats of the swings" in asked.stdout
    assert "There is nothing to read about" in asked.stdout
    assert "bookmark link" in asked.stdout


def test_undo_gives_back_ones_own_last_choice(tmp_path: Path) -> None:
    typed = "\n1\n\n1\n\n1\n" + "\n1\nu\n\ny\n\nq\n"
    asked = veglia("play", "--players", "3", "--seats", "Ada,Ugo,Bea", home=tmp_path, typed=typed)

    assert asked.code == 0, asked.stderr


def test_names_are_cleaned_and_a_table_needs_people(tmp_path: Path) -> None:
    named = veglia("play", "--players", "4", "--seats", "A\x1b[31mda,[red]Ugo[/]", home=tmp_path, typed="\nq\n")
    assert Record.read(kept(tmp_path).read_bytes()).header.names[:2] == ("Ada", "[red]Ugo[/]")
    assert "\x1b" not in named.stdout
    assert veglia("play", "--seats", "heuristic,random", home=tmp_path).code == 2
    assert veglia("play", "--seats", "ada,Ada", home=tmp_path).code == 2


def test_two_editions_are_read_side_by_side(tmp_path: Path) -> None:
    shown = veglia("rules", "--diff", "it", "ffg", home=tmp_path)

    assert shown.code == 0, shown.stderr
    (line,) = [line for line in shown.stdout.splitlines() if "WT-BAT-18a" in line]
    assert "WT-BAT-18b" in line
    assert "WT-BAT-07" not in shown.stdout  # both books say so

    unknown = veglia("rules", "--diff", "it", "vulgate", home=tmp_path)
    assert unknown.code != 0
    assert "it, ffg, summary" in unknown.stderr


def a_challenge(home: Path) -> None:
    """An evening kept where the only person may object to what a bot has told."""
    path = Path(__file__).parents[1] / "games" / "winter_tales" / "recordings" / "level-spring.veglia"
    record = Record.read(path.read_bytes())
    for number, (_entry, _events, table) in enumerate(replay(GAME, record), 1):
        seats = [seat for seat in table.hands if do.ChallengeLink() in view_for(GAME, table, seat).opportunities]
        if seats and table.quest is not None:
            bots = ["" if seat == seats[0] else "heuristic" for seat in table.hands]
            names = ["Ada" if seat == seats[0] else f"Bot {seat}" for seat in table.hands]
            header = msgspec.structs.replace(record.header, bots=bots, names=names)
            (home / "kept-winter_tales.veglia").write_bytes(Record(header, record.entries[:number]).write())
            return
    raise AssertionError("nobody may object to anything")


@pytest.mark.parametrize("typed", ["1", "", "2\nn", "2\nno"])
def test_no_number_typed_in_haste_turns_on_anybody(tmp_path: Path, typed: str) -> None:
    a_challenge(tmp_path)

    played = veglia("play", "--resume", home=tmp_path, typed=f"{typed}\nq\n")

    assert played.code == 0, played.stderr
    listed = [line.strip() for line in played.stdout.splitlines() if line.strip()[:1] in "12"]
    assert listed[0] == "1  Nothing for now"
    assert listed[1].startswith("2  Object")
    assert ("You object against" in played.stdout) == typed.startswith("2")
    told = [type(event) for entry in replay(GAME, Record.read(kept(tmp_path).read_bytes())) for event in entry[1]]
    assert happened.LinkChallenged not in told


def test_an_objection_that_is_meant_is_made(tmp_path: Path) -> None:
    a_challenge(tmp_path)

    veglia("play", "--resume", home=tmp_path, typed="2\ny\nq\n")

    told = [type(event) for entry in replay(GAME, Record.read(kept(tmp_path).read_bytes())) for event in entry[1]]
    assert happened.LinkChallenged in told


def test_why_names_nothing_of_a_module_that_is_not_played(tmp_path: Path) -> None:
    asked = veglia("play", "--players", "4", "--seats", "Ada", home=tmp_path, typed="why power\nwhy horror\nq\n")

    assert asked.code == 0
    assert "WT-POW" not in asked.stdout


@pytest.mark.parametrize(("lang", "save"), [("en", "with two story cards"), ("it", "con due carte Narrazione")])
def test_why_speaks_of_no_cards_that_nobody_holds(tmp_path: Path, lang: str, save: str) -> None:
    asked = veglia("play", "--players", "4", "--seats", "Ada", "--lang", lang, home=tmp_path, typed=f"why {save}\nq\n")

    told = [line for line in asked.stdout.splitlines() if save in line and "why" not in line]
    assert told, "saving somebody is explained"
    assert not any(sign in line for line in told for sign in "“«")


def test_no_curtain_falls_at_one_keyboard_before_anything_is_dealt(tmp_path: Path) -> None:
    played = veglia("play", "--players", "3", "--seats", "Ada,Ugo,Bea", home=tmp_path, typed="1\n1\n1\nq\n")

    assert "Ugo, name the story arbiter." in played.stdout
    assert "Pass the keyboard" not in played.stdout


@pytest.mark.parametrize(
    ("given", "lang", "told"),
    [
        ("players=12", "it", "«players» va da 1 a 9, e qui è «12»."),
        ("players=12", "en", "“players” can be from 1 to 9, and here it is “12”."),
        ("edition=xx", "it", "Può essere: ffg, it, summary."),
    ],
)
def test_an_option_that_cannot_be_is_told_with_what_it_can_be(given: str, lang: str, told: str) -> None:
    said = veglia("play", "winter_tales", "--seats", "Ada", "--option", given, "--lang", lang)

    assert said.code == 2
    assert told in said.err


def test_the_story_of_a_game_that_is_read_is_what_was_read(tmp_path: Path) -> None:
    options = ("--option", "pack=reed-lanterns", "--bots", "random", "--games", "1", "--workers", "1")
    assert veglia("simulate", "wildwoods", *options, "--record", tmp_path).code == 0
    (kept,) = tmp_path.glob("*.veglia")

    told = veglia("replay", kept, "--story", "--lang", "en").out

    intro = shelf_of(games.find("wildwoods")).find("reed-lanterns").chapters[0].intro.en
    assert " ".join(intro.split())[:60] in " ".join(told.split())
    assert "SW-" not in told
