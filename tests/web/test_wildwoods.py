"""Storyfold: Wildwoods on its pages: the Prologue from the front page to its outcome, by mouse, by keyboard, by finger.

Only what is offered is pressed. While the Prologue teaches, that is one thing; then the house is asked what to do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from server.players import Server
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods.glossary import ACTIONS_OF_LUMA
from veglia.games.wildwoods.guide import AID
from veglia.packs import Text
from veglia.packs.shelf import shelf_of
from veglia.words import LANGUAGES, Words
from web.browser import DESKTOP, PHONE, Finger, Hands, Keys, Mouse, Somebody
from web.evenings import lays, says_nothing_wrong
from web.moments import be, take_up
from web.stories import PACK, READER, Fits, at, coming_to, in_scene, reading

STORY = shelf_of(GAME).find(PACK)
PROLOGUE, FIRST = STORY.chapters[:2]
ON_A_PHONE: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
NARROW = {"width": 360, "height": 740}
LONGEST = 300
"""Moves within which a reader comes to anything that is waited for."""

_ANSWERED = """(made) => {
  const bar = document.querySelector('.bar');
  if (document.querySelector('.end')) return true;
  return bar && bar.dataset.state === 'choosing' && Number(bar.dataset.made) > made;
}"""

_OFF_ITS_PLACE = """async (locations) => {
  await document.fonts.ready;
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);  // places follow the size
  const drawing = document.querySelector('.picture svg.drawing'), rendered = drawing.getScreenCTM();
  const page = document.querySelector('.picture').getBoundingClientRect(), shown = drawing.getBoundingClientRect();
  const of = ({ id }) => document.querySelector(`.page button[data-id='${id}']`);
  const within = (one, all) => one.left >= all.left - 1 && one.right <= all.right + 1
    && one.top >= all.top - 1 && one.bottom <= all.bottom + 1;
  const meets = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const marks = locations.map((one) => [one.id, of(one).querySelector('.seal').getBoundingClientRect()]);
  const names = locations.map((one) => [one.id, of(one).querySelector('.name').getBoundingClientRect()]);
  const wrong = locations.flatMap((one, at) => {
    const place = new DOMPoint(one.x * 10, one.y * 5.6).matrixTransform(rendered), mark = marks[at][1];
    const far = Math.hypot(mark.left + mark.width / 2 - place.x, mark.top + mark.height / 2 - place.y);
    return [...far > 1.5 ? [`${one.id} is ${Math.round(far)} px from its place`] : [],
      ...within(mark, page) && within(mark, shown) ? [] : [`${one.id} leaves the picture`]];
  });
  const on = (all) => all.flatMap(([name, one], at) =>
    all.slice(at + 1).filter(([_, other]) => meets(one, other)).map(([other]) => `${name} on ${other}`));
  const covered = names.flatMap(([name, one]) =>
    marks.filter(([_, mark]) => meets(one, mark)).map(([other]) => `the name of ${name} under ${other}`));
  return [...wrong, ...on(marks), ...on(names), ...covered];
}"""
"""The Locations whose marks are not where the drawing, as it is rendered, has them, or that lie on one another."""

_CUT_OFF = """async ([card, names]) => {
  await document.fonts.ready;
  const one = document.querySelector(card), name = one.querySelector('.name');
  return names.filter((text) => {
    name.textContent = text;
    return one.scrollHeight > one.clientHeight || name.scrollWidth > one.clientWidth;
  });
}"""
"""The names for which a card of the River has no room."""

_WATCHED_MOTION = """
window.moved = new Set();
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if ((timing?.duration ?? timing) > 0) window.moved.add(this.closest('[class]').className);
  return animate.call(this, frames, timing);
};
for (const begun of ['animationstart', 'transitionrun'])
  document.addEventListener(begun, ({ target }) => window.moved.add(target.closest('[class]').className), true);
"""
"""Keeps what of a page moves, however it is moved."""


class Reader:
    """Somebody who reads: does what the Prologue teaches, and then what the house would do."""

    def __init__(self, who: Somebody) -> None:
        self.who = who
        self.taught = 0
        """Moves that the Prologue taught."""
        self.advised = 0
        """Moves that were asked for."""

    def reads_on(self) -> None:
        """Do one thing."""
        made = self.who.made()
        offered = self.offered()
        if offered.count() == 1:
            self.taught += self.who.page.locator(".lesson").count()
            self.who.hands.press(offered)
        else:
            self.advised += 1
            self.who.press("ask-hint")
            hinted = self.who.bar.locator("[data-action].hinted")
            hinted.wait_for()
            self.who.hands.press(hinted)
        self.who.page.wait_for_function(_ANSWERED, arg=made)
        if isinstance(self.who.hands, Keys):
            self.who.attends()

    def offered(self) -> Locator:
        """Whatever the decision bar offers."""
        return self.who.bar.locator("[data-action]").filter(visible=True)

    def reads_until(self, what: Locator) -> None:
        """Read on until something is there."""
        for _ in range(LONGEST):
            if what.count():
                return
            self.who.settled()
            self.reads_on()
        raise AssertionError(f"{LONGEST} moves, and no {what}")


def somebody(browser: Browser, server: Server, **how: Any) -> Somebody:
    """Somebody who reads Wildwoods, and wants no motion unless it is said otherwise."""
    return Somebody(browser, server.address, **{"reduced_motion": "reduce", "game": "wildwoods", **how})


def action(who: Somebody, kind: str) -> Locator:
    return who.bar.locator(f"[data-action={kind}]")


def heading(who: Somebody, text: Text) -> Locator:
    """A heading of the journal."""
    return who.page.locator(".journal").get_by_role("heading", name=getattr(text, who.lang), exact=True)


# --- the Prologue, whole ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-BOOK-01", "SW-SAVE-01", "SW-SAVE-10", "SW-RESUME-01")
@pytest.mark.slow
@pytest.mark.parametrize(
    ("hands", "lang"),
    [
        pytest.param(Mouse, "it", marks=pytest.mark.quick),
        (Keys, "en"),
        (Finger, "it"),
        *(pytest.param(*other, marks=pytest.mark.sweep) for other in ((Mouse, "en"), (Keys, "it"), (Finger, "en"))),
    ],
)
def test_somebody_new_plays_the_prologue_saves_it_and_comes_back(
    hands: type[Hands], lang: str, own_server: Server, browser: Browser
) -> None:
    server, more = own_server, ON_A_PHONE if hands is Finger else {}
    tilde = somebody(browser, server, name="Tilde", lang=lang, hands=hands(), **more)
    lays(tilde, "wildwoods")
    chapters = tilde.page.get_by_role("group", name=tilde.say("label-option-chapter"))
    chosen = chapters.locator("input:checked")
    assert chapters.locator("input").first.is_checked(), "the first thing offered"
    assert PROLOGUE.tutorial
    assert (chosen.get_attribute("id") or "").endswith(f"-{PROLOGUE.id}")
    assert tilde.say("options-guided") in chapters.inner_text()
    tilde.press("lobby-begin")
    tilde.bar.wait_for()

    reader = Reader(tilde)
    reader.reads_until(action(tilde, "SaveGame"))
    assert reader.advised == 0, "only the move being taught could be chosen"
    tilde.hands.press(action(tilde, "SaveGame"))
    action(tilde, "ResumeGame").wait_for()
    tilde.reads(getattr(PROLOGUE.scenes[1].title, lang))

    saved, kept = tilde.page.url, tilde.context.storage_state()
    tilde.come()
    waiting = tilde.page.locator(".tables li")
    waiting.wait_for()
    assert getattr(PROLOGUE.scenes[1].title, lang) in waiting.inner_text()
    says_nothing_wrong(tilde)
    tilde.context.close()
    server.kill()
    server.start()

    back = somebody(browser, server, name="Tilde", lang=lang, hands=hands(), storage_state=kept, **more)
    back.come(saved)
    reader = Reader(back)
    reader.reads_until(action(back, "SetUpScene"))
    back.reads(getattr(PROLOGUE.scenes[1].title, lang))
    back.hands.press(action(back, "SetUpScene"))
    back.bar.locator(".lesson").wait_for()
    reader.reads_until(heading(back, FIRST.title))
    assert reader.taught > 0 < reader.advised, "the stile is taught at first, and then it is free"
    assert any(
        part in back.page.locator(".journal").inner_text()
        for outcome in PROLOGUE.outcomes.values()
        for part in [getattr(outcome.text, lang).split("\n")[0]]
    ), "the outcome was read"
    back.reads(getattr(FIRST.title, lang))
    says_nothing_wrong(back)
    back.context.close()


# --- what only a page can show ----------------------------------------------------------------------------------


class Book:
    """A browser at a story, and what the reader's seat is sent."""

    def __init__(self, server: Server, browser: Browser, fits: Fits, size: Any = DESKTOP, **how: Any) -> None:
        evening = reading(server, fits, **how)
        self.who = somebody(browser, server, size=size)
        self.code, self.page, self.guest = evening.code, self.who.page, evening.guests[0]
        be(self.who, self.guest)
        self.who.come(f"/table/{evening.code}")
        self.page.locator(".board .table").wait_for()

    def state(self) -> dict[str, Any]:
        """All that the house would tell of the table, and how far its journal has come."""
        look = self.guest.get(f"/api/tables/{self.code}?seat=0")
        return {"view": look["view"], "made": look["made"]}

    def table(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.state()["view"]["table"]
        return seen

    def boxes(self, selector: str) -> list[Any]:
        """Where things are drawn, from the first to the last."""
        return [one.bounding_box() for one in self.page.locator(selector).all()]


@pytest.fixture
def book(server: Server, browser: Browser) -> Iterator[Callable[..., Book]]:
    opened: list[Book] = []

    def open_at(fits: Fits, **how: Any) -> Book:
        opened.append(Book(server, browser, fits, **how))
        return opened[-1]

    yield open_at
    for one in opened:
        says_nothing_wrong(one.who)
        one.who.context.close()


WELL = in_scene("well", 5)


@pytest.mark.rule("SW-RIVER-12")
@pytest.mark.parametrize("size", [NARROW, DESKTOP], ids=["360", "1280"])
def test_the_river_is_one_row_below_the_scene(size: Any, book: Callable[..., Book]) -> None:
    river = book(WELL, size=size, chapter="three")
    labels = river.page.locator(".river .labels li")
    assert labels.all_inner_texts() == [*(f"{number}+" for number in (3, 4, 5, 6)), "–", "–", "–"]

    places = river.boxes(".river .labels li")
    assert len({round(place["y"]) for place in places}) == 1, "one row"
    assert [place["x"] for place in places] == sorted({place["x"] for place in places}), "from left to right"
    assert places[0]["x"] >= 0
    assert places[-1]["x"] + places[-1]["width"] <= size["width"]
    (scene,) = river.boxes(".board section.page")
    assert places[0]["y"] >= scene["y"] + scene["height"]

    shown = {place + 1: space["action"] or space["creature"] for place, space in enumerate(river.table()["river"])}
    for place, card in shown.items():
        drawn = river.page.locator(f".river [data-space='{place}']")
        assert drawn.count() == bool(card)
        if card:
            box, label = drawn.bounding_box(), places[place - 1]
            assert box is not None
            assert abs(box["x"] + box["width"] / 2 - label["x"] - label["width"] / 2) < 3
            assert drawn.inner_text().strip()


@pytest.mark.parametrize("size", [NARROW, PHONE, DESKTOP], ids=["360", "390", "1280"])
def test_no_name_in_the_river_is_cut_off(size: Any, book: Callable[..., Book]) -> None:
    river = book(lambda view: any(space.creature for space in view.river), size=size, chapter="three")
    creatures = [name for card in STORY.cards.creatures for name in (card.name.en, card.name.it)]
    actions = [str(Words(lang, GAME).noun("deed", action)) for lang in LANGUAGES for action in ACTIONS_OF_LUMA]
    assert river.page.evaluate(_CUT_OFF, [".river button:has(.face)", creatures]) == []
    assert river.page.evaluate(_CUT_OFF, [".river .action", actions]) == []


@pytest.mark.rule("SW-LOC-01")
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("chapter", STORY.chapters, ids=lambda chapter: chapter.id)
def test_every_location_says_what_it_is(size: Any, chapter: Any, book: Callable[..., Book]) -> None:
    page = book(in_scene(chapter.first_scene, 2), size=size, chapter=chapter.id)
    locations = page.table()["scene"]["locations"]
    for location in locations:
        drawn = page.page.locator(f".page button[data-id='{location['id']}']")
        assert location["name"]["en"] in drawn.inner_text()
        assert location["name"]["en"] in (label := drawn.get_attribute("aria-label") or "")
        assert page.who.say(f"location-{location['kind']}") in label
        assert (
            drawn.locator(".seal > .mark use")
            .get_attribute("href", timeout=1_000)
            .endswith(  # type: ignore[union-attr]
                "#pawn" if location["overcome"] else f"#{location['kind']}"
            )
        )
        if not location["overcome"]:
            assert drawn.locator(".pips").inner_text() == "●" * location["pips"]
            assert drawn.locator(".corner").count() == location["wildwood"]
            assert drawn.locator("em").all_inner_texts() == ([location["needs"]["en"]] if location["needs"] else [])
    known = {location["id"] for location in locations}
    assert page.page.locator(".lines path").count() == sum(len(known & set(one["links"])) for one in locations)


@pytest.mark.parametrize("chapter", STORY.chapters, ids=lambda chapter: chapter.id)
def test_every_location_lies_where_the_drawing_has_it_and_none_on_another(
    chapter: Any, server: Server, browser: Browser
) -> None:
    who = somebody(browser, server, size=PHONE)
    for scene in chapter.scenes:
        evening = take_up(server, coming_to(scene.id, chapter.id), 1, READER)
        be(who, evening.guests[0])
        who.come(f"/table/{evening.code}")
        looked = evening.guests[0].get(f"/api/tables/{evening.code}?seat=0")
        locations = looked["view"]["table"]["scene"]["locations"]
        for width, height in ((360, 740), (390, 844), (768, 1024), (1280, 800), (1920, 1080)):
            who.page.set_viewport_size({"width": width, "height": height})
            who.page.locator(".page li button").first.wait_for()
            assert who.page.evaluate(_OFF_ITS_PLACE, locations) == [], f"{scene.id} at {width}"
    who.context.close()


@pytest.mark.rule("SW-LOC-02")
def test_the_two_kinds_of_location_differ_by_symbol_and_by_colour(book: Callable[..., Book]) -> None:
    page = book(in_scene("ford"), chapter="one").page
    symbols, colours = [], []
    for kind in ("explore", "help"):
        seal = page.locator(f".page button.{kind}:not(.done) .seal").first
        card = page.locator(f".river [data-id={kind}]")
        symbol = seal.locator("use").first.get_attribute("href")
        colour = seal.evaluate("(one) => getComputedStyle(one).backgroundColor")
        assert card.locator("use").first.get_attribute("href") == symbol, "as on its Action card"
        assert card.evaluate("(one) => getComputedStyle(one).backgroundColor") == colour
        symbols.append(symbol)
        colours.append(colour)
    assert len(set(symbols)) == len(set(colours)) == 2


@pytest.mark.rule("SW-TRACK-01")
@pytest.mark.parametrize("size", [NARROW, DESKTOP], ids=["360", "1280"])
def test_the_whole_track_is_shown_with_both_pawns(size: Any, book: Callable[..., Book]) -> None:
    page = book(in_scene("snowline"), size=size, chapter="two")
    track = page.table()["track"]
    spaces = page.page.locator(".track .space")
    sides = spaces.evaluate_all("(all) => all.map((one) => [one.dataset.side, Number(one.dataset.distance)])")
    light, shadow = track["light_spaces"], track["shadow_spaces"]
    assert sides == [
        *(["light", distance] for distance in range(light, 0, -1)),
        ["centre", 0],
        *(["shadow", distance] for distance in range(1, shadow + 1)),
    ]
    assert all(box["width"] > 0 and box["x"] + box["width"] <= size["width"] for box in page.boxes(".track .space"))
    for side in ("light", "shadow"):
        on = page.page.locator(f".space:has([data-pawn={side}])")
        assert int(on.get_attribute("data-distance") or -1) == track[side]


@pytest.mark.rule("SW-TRACK-04")
def test_light_goes_right_and_the_shadow_left(book: Callable[..., Book]) -> None:
    page = book(in_scene("hedge"))
    reader, went = Reader(page.who), dict.fromkeys(("light", "shadow"), 0)
    for _ in range(LONGEST):
        if all(went.values()):
            break
        before = {side: (page.table()["track"][side], page.boxes(f"[data-pawn={side}]")[0]["x"]) for side in went}
        reader.reads_on()
        for side, (distance, x) in before.items():
            now, there = page.table()["track"][side], page.boxes(f"[data-pawn={side}]")[0]["x"]
            if now < distance:
                assert there > x if side == "light" else there < x
                went[side] += 1
    assert all(went.values())


@pytest.mark.rule("SW-TRIUMPH-01")
def test_the_page_says_how_it_may_end_and_not_what_follows(book: Callable[..., Book]) -> None:
    page = book(WELL, chapter="three")
    panel = page.page.get_by_role("complementary", name=page.who.say("triumph-title"))
    scene = next(scene for scene in STORY.chapters[3].scenes if scene.id == "well")
    shown = panel.inner_text()
    tasks = page.table()["scene"]["tasks"]
    assert tasks
    assert all(task["task"]["en"] in shown for task in tasks)
    assert page.who.say("shadow-task") in shown
    sent = "".join(page.who.frames) + page.page.content()
    for ending in (*scene.endings.luma, scene.endings.shadow):
        assert ending.text.en.split("\n")[0][:40] not in sent


@pytest.mark.rule("SW-BOOK-02")
def test_the_rules_are_looked_up_in_both_languages_and_nothing_changes(book: Callable[..., Book]) -> None:
    page = book(in_scene("ford"), chapter="one")
    before = page.state()
    page.who.opens("rules")
    for lang, other in (("en", "Italiano"), ("it", "English")):
        words = Words(lang, GAME)
        page.page.locator(f"html[lang={lang}]").wait_for()
        topics = {rule.topic: rule for rule in GAME.ledger.rules.values()}
        for topic, rule in topics.items():
            unfolded = page.page.locator("#panel details").filter(
                has=page.page.locator(".topic").get_by_text(words.say(f"topic-{topic}"), exact=True)
            )
            if unfolded.get_attribute("open") is None:
                page.who.hands.press(unfolded.locator("summary"))
            line = unfolded.locator(f"#rule-{rule.id}")
            line.wait_for()
            assert rule.words(lang) in line.inner_text()
        page.who.hands.press(page.page.get_by_role("button", name=other))
    page.who.opens("story")

    assert page.state() == before


@pytest.mark.rule("SW-BOOK-03")
@pytest.mark.parametrize("fits", [at("Page"), at("Readying")], ids=["travel", "dice"])
def test_the_phase_aid_shows_every_step_and_marks_the_one_it_is(fits: Fits, book: Callable[..., Book]) -> None:
    page = book(fits, chapter="one")
    step = page.table()["step"]
    aid = page.page.locator("details.aid")
    page.who.hands.press(aid.locator("summary"))
    lists = [steps.locator("li").all_inner_texts() for steps in aid.locator("ol").all()]

    assert lists == [[page.who.say(f"aid-{part}-{one}") for one in steps] for part, steps in AID.items()]
    assert aid.locator("[aria-current=step]").all_inner_texts() == [page.who.say(f"aid-{step}")]


# --- moments -----------------------------------------------------------------------------------------------------


def test_the_question_leaves_half_of_a_phone_to_the_board(book: Callable[..., Book]) -> None:
    page = book(WELL, size=PHONE, chapter="three")
    page.who.settled()
    (question,) = page.boxes("section.asked")
    assert question["height"] <= PHONE["height"] / 2


def test_what_was_just_read_lies_over_the_board_of_a_phone_until_it_is_put_away(book: Callable[..., Book]) -> None:
    page = book(at("Deciding"), size=PHONE, chapter="one")
    sheet = page.page.get_by_role("complementary", name=page.who.say("just-read"))
    (*_, overcome) = (one for one in page.table()["journal"] if one["of"] == "location")
    assert overcome["text"]["en"] in sheet.inner_text()
    assert page.table()["asked"]["text"]["en"] in page.who.bar.inner_text()
    page.who.press("read-away")
    sheet.wait_for(state="detached")


@pytest.mark.parametrize("fits", [in_scene("ford"), at("Keeping")], ids=["a roll", "a card that is kept"])
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_whoever_wants_no_motion_has_none(motion: Any, fits: Fits, server: Server, browser: Browser) -> None:
    evening = reading(server, fits, chapter="one")
    who = somebody(browser, server, reduced_motion=motion)
    who.context.add_init_script(_WATCHED_MOTION)
    be(who, evening.guests[0])
    who.come(f"/table/{evening.code}")
    who.settled()
    reader = Reader(who)
    reader.reads_until(who.page.locator(".roll .die, [data-action=KeepCard]"))
    for _ in range(12):  # the Shadow's part, and what follows
        reader.reads_on()

    moved = who.page.evaluate("() => [...window.moved]")

    assert bool(moved) == (motion == "no-preference"), moved
    who.context.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_several_readers_at_one_screen_lead_in_turn(size: Any, book: Callable[..., Book]) -> None:
    page = book(in_scene("ford"), size=size, chapter="one")
    page.who.opens("people")
    for name in ("Tea", "Ugo"):
        page.who.write(page.who.field("readers-name"), name)
        page.page.keyboard.press("Enter")
    page.who.sees("reader-leads", name="Tea")

    page.who.press("reader-pass", name="Ugo")

    page.who.sees("reader-leads", name="Ugo")
    page.page.reload()
    page.who.sees("reader-leads", name="Ugo")
    assert page.who.button("reader-pass", name="Tea").count() == 1


def test_a_closed_book_names_no_winner(book: Callable[..., Book]) -> None:
    page = book(at("Over"), chapter="three")
    page.page.locator(".end").wait_for()
    ended = page.table()["outcome"]["ending"]
    assert page.page.locator(".end h2").inner_text() == page.who.say(f"outcome-{ended}")
    assert page.who.button("rematch-alone").count() == 1
    assert page.table()["journal"][-1]["text"]["en"].split("\n")[0] in page.page.locator(".board").inner_text()


def test_a_lobby_for_one_waits_for_nobody(server: Server, browser: Browser) -> None:
    ada = somebody(browser, server, name="Ada")
    lays(ada, "wildwoods")
    ada.button("lobby-begin").wait_for()
    shown = ada.page.locator("main").inner_text()
    for word in ("lobby-grace", "lobby-free", "lobby-link-join", "lobby-beside"):
        assert ada.say(word) not in shown
    says_nothing_wrong(ada)
    ada.context.close()
