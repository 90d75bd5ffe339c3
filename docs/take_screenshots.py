"""The pictures of the documentation, taken from real games: `make screenshots`.

Two recorded games are played again, with tellings written for them, brought to a server as far as a picture needs, and
looked at through the seat that is asked. A story of Wildwoods is read as the house would read it, until a table fits
the picture. Look at every picture before it is kept.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from bench.pages import serving
from docs.fewer_colours import fewer_colours
from playwright.sync_api import Browser, Page, sync_playwright

from veglia import games
from veglia.engine import Record, Seat, Sitting, seed_from
from veglia.engine.record import read_seed

HERE = Path(__file__).parent
RECORDINGS = HERE.parent / "tests" / "games" / "winter_tales" / "recordings"
DESKTOP, PHONE, SCREEN = (1280, 800), (390, 844), (1920, 1080)
MOST = 250_000
"""Bytes of a picture."""

_FROM_A_BEGINNING = """() => {
  const panel = document.querySelector('.panel'), passages = [...document.querySelectorAll('.panel article')];
  const top = (one) => one.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  const begun = panel && passages.filter((one) => top(one) < 0).at(-1);
  if (begun) panel.scrollTop += top(begun) - 8;
}"""
"""The story is shown from the beginning of a passage."""

Told = Mapping[int, str]
"""What is told with the moves of a game, by their number."""

GLOBE: Told = {
    22: "She had one match left, and she was saving it. She had been saving it since October.",
    23: "Inside the paper heart there was an address: the factory, the gate with no handle. She went in by the coal "
    "hole.",
    24: "The Fox smelled paper. The Cat, who is blind only on weekdays, said it smelled of a debt.",
    28: "She hung her shawl on a nail by the boiler and sat it up straight, like somebody asleep.",
    35: "The Fox bowed to the shawl. The Cat went through its pockets.",
    36: "There was nothing in them but warmth. They took that.",
    38: "Behind the boiler stood whoever had cut out the heart. The scissors were still open, and so were his arms.",
    40: "Something white hung between them on a line. The Fox had pegged it there: a sheet, he said, or whoever it "
    "was you "
    "were waiting for.",
    41: "The Cat had a fork with a bent prong. He combed the fringe of the shawl with it, and every thread came "
    "away cold.",
    44: "She held the heart to the boiler door. It did not burn. It went stiff, and somebody had to carry it.",
    60: "The White Rabbit wanted the snow globe from under the oaks, the one with the town in it. He said it ran "
    "four "
    "minutes slow.",
    61: "The Scarecrow had counted his crows. One was missing, and it was the one who told him things.",
    69: "The Rabbit held up his watch. There was no dial in it, only a biscuit that somebody had bitten. “You are "
    "late,” "
    "he said, “by one mouthful.”",
    70: "The Scarecrow put out his hand, palm up, the way you do for a hen. “Then let me pay,” he said, and the "
    "straw "
    "stood up in his sleeve.",
    71: "The Rabbit whistled. Down between the oaks came a sledge with a made bed on it, still warm. “Lie down. It "
    "is what "
    "the tired do.”",
    72: "From under his hat he took a key with no teeth. It opened nothing, so nothing could shut it out. He turned "
    "it "
    "once, in the snow.",
    80: "The bed remembered whose it was. The Rabbit looked at the pillow, at the biscuit, and took off his gloves "
    "to be "
    "polite.",
    82: "Under the roots he found the globe. He shook it, and in the little square a little rabbit looked up.",
    84: "A snowman stood in the middle of it, with no face. The Scarecrow lent him two of his own buttons.",
    85: "Something was on the move under the snow, the size of a mole. It went round the snowman twice, and lay down.",
    88: "So the globe stayed in the park. Whoever holds it now sees himself from above, and very small, and late.",
    105: "Candlewick pasted the last poster over the word for May. The paste was still wet when the corner curled.",
    107: "Two sticks leaned together where the tent had been. By evening everybody remembered a circus, and nobody "
    "June.",
    110: "When it was done Candlewick let down the rope, to see how deep the winter went. The rope came up dry, and "
    "longer.",
    113: "In the cemetery a bottle lay on its side with a summer in it. Alice listened at the neck. “Somebody is "
    "laughing,” "
    "she said, “a long way down.”",
    114: "Then ants came out, one behind the other, black on white. Where they walked, the snow was sewn shut.",
}
BREAD: Told = {
    31: "Quella sera a Wintertown i lampioni si accesero da soli, uno sì e uno no. Al Manicomio mancava una tazza, "
    "al "
    "Teatro mancava un filo.",
    34: "Nella casa di Dorothy qualcuno aveva apparecchiato per chi non c’era. Il pane era ancora caldo.",
    38: "Le querce avevano smesso di scricchiolare. Chi passava di lì tornava coi capelli bianchi, e non ricordava "
    "di chi.",
    41: "La Piccola Fiammiferaia bussò col gomito, perché nelle mani teneva l’ultimo fiammifero. «Non è per "
    "accenderlo», "
    "disse alla porta. «È per contarlo.»",
    42: "Il Bianconiglio fiutò il pane da tre piazze di distanza. Era in ritardo anche per quello.",
    44: "Batté sul ghiaccio col martello, tre colpi leggeri, come si bussa quando si spera che non apra nessuno.",
    46: "L’Omino di Latta aveva appeso alla porta un ferro di cavallo. Portava fortuna, ma tirava a sé le chiavi, i "
    "bottoni "
    "e gli orologi.",
    52: "Il Bianconiglio si sfilò le scarpe, che avevano i chiodi, e andò avanti scalzo. La neve gli contò le dita, "
    "una "
    "per una.",
    55: "L’orologio, però, non volle lasciarlo. Il ferro se lo tenne, e tenne anche lui.",
    58: "Il Lupo venne per la strada lunga, quella dove le tendine si chiudono.",
    60: "Alla giacca gli mancava un bottone. Lo trovò nella neve: era il muso di un porcellino che dormiva.",
    71: "Scavalcò il tamburo senza sfiorarlo, e per cortesia lo suonò con la coda.",
    73: "Dentro, la tavola era per due. Lei posò il fiammifero accanto al piatto vuoto, e aspettò che qualcuno "
    "chiedesse "
    "il sale.",
    75: "Il Lupo non entrò. Soffiò sulla soglia, e la soglia gelò: nella pozzanghera restò un occhio, e guardava "
    "chi usciva.",
    79: "Il pane si fece duro sotto le dita. Lei lo prese lo stesso; il fiammifero lo lasciò lì, a tenere il posto.",
    85: "Biancaneve lucidò le lapidi una per una, finché non vi si lesse più che la sua faccia.",
    89: "Brontolo infilò un biglietto nella manica dello Spaventapasseri. «Non è per te», disse. «È per chi ti "
    "abbraccia.»",
    93: "Lucignolo contò i tamburi. Ne mancava uno, e Brontolo aveva le tasche che facevano rumore.",
}


class Evening(NamedTuple):
    """A recorded game, as it is told here."""

    recording: str
    names: Sequence[str]
    told: Told
    lang: str


OAKS = Evening("level-winter", ("Edith", "Marco"), GLOBE, "en")
SUPPER = Evening("level-spring", ("Nives", "Tommaso", "Alma", "Owen"), BREAD, "it")


STORY = "what-the-wood-keeps"


class At(NamedTuple):
    """A table in the middle of its evening, and the keys of whoever sits there."""

    code: str
    keys: Sequence[str]
    asked: Seat


class Photographer:
    """Takes the pictures."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address

    # --- setting the scene -------------------------------------------------------------------------------------

    def guest(self, name: str, lang: str) -> str:
        """Somebody's key."""
        made = httpx.post(f"{self.address}/api/guests", json={"name": name, "lang": lang})
        return str(made.raise_for_status().json()["key"])

    def ask(self, key: str, path: str, body: Any = None, **more: Any) -> Any:
        headers = {"Authorization": f"Bearer {key}"}
        answer = httpx.post(f"{self.address}/api{path}", json=body, headers=headers, **more).raise_for_status()
        return answer.json() if answer.content else None

    def at(self, evening: Evening, moves: int) -> At:
        """An evening after so many moves, with everybody in their seats."""
        game, record = (
            games.find("winter_tales"),
            Record.read((RECORDINGS / f"{evening.recording}.veglia").read_bytes()),
        )
        options = game.read_options(msgspec.json.decode(record.header.options))
        sitting = Sitting.open(game, options, names=evening.names, seed=read_seed(record.header))
        for number, entry in enumerate(record.entries[1 : moves + 1], 1):
            action = game.read_action(bytes(entry.action))  # type: ignore[union-attr]
            sitting.apply(entry.seat, action, evening.told.get(number, ""))  # type: ignore[union-attr]
        return self.brought(sitting, evening.names, evening.lang)

    def reading(self, chapter: str, fits: Callable[[Any], bool], lang: str, seed: int) -> At:
        """A story, read from a chapter until a table fits."""
        game, reader = games.find("wildwoods"), Seat(0)
        options, names = game.read_options({"pack": STORY, "chapter": chapter}), ("Nives",)
        sitting = Sitting.open(game, options, names=names, seed=seed_from(seed))
        while not fits((view := sitting.view(reader)).table):
            assert game.counsel.hint is not None
            hint = game.counsel.hint(view, reader)
            assert hint is not None, "the story ended before"
            sitting.apply(reader, hint.action)
        return self.brought(sitting, names, lang)

    def brought(self, sitting: Sitting, names: Sequence[str], lang: str) -> At:
        """A game brought to the server, with everybody in their seats."""
        keys = [self.guest(name, lang) for name in names]
        headers = {"Authorization": f"Bearer {keys[0]}"}
        brought = httpx.post(f"{self.address}/api/records", content=sitting.record.write(), headers=headers)
        laid = brought.raise_for_status().json()
        for key, link in zip(keys, laid["links"]["seats"], strict=True):
            self.ask(key, f"/tables/{laid['code']}/enter", {"link": link})
        return At(laid["code"], keys, sitting.view(None).waits_for[0])

    # --- looking at it -----------------------------------------------------------------------------------------

    def page(self, path: str, key: str = "", *, lang: str = "en", size: tuple[int, int] = DESKTOP, **more: Any) -> Page:
        """A page as somebody sees it, with everything drawn and nothing moving."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "it": "it-IT"}[lang],
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(60_000)
        if key:
            context.add_cookies([{"name": "veglia", "value": key, "url": self.address}])
        page = context.new_page()
        page.goto(f"{self.address}{path}")
        page.locator("main h1").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        return page

    def take(self, name: str, page: Page) -> None:
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready")
        page.evaluate("() => document.activeElement?.blur()")
        page.mouse.move(0, 0)
        page.evaluate(_FROM_A_BEGINNING)
        picture = HERE / "screenshots" / f"{name}.png"
        size = picture.write_bytes(fewer_colours(self.browser, page.screenshot()))
        page.context.close()
        print(f"{picture.name} {size:,} bytes{'' if size <= MOST else ', more than a picture should have'}")

    def table(self, name: str, evening: Evening, moves: int, **more: Any) -> None:
        """The table through the seat that is asked."""
        there = self.at(evening, moves)
        page = self.page(f"/table/{there.code}", there.keys[there.asked], lang=evening.lang, **more)
        page.locator(".bar[data-state=choosing]").wait_for()
        self.take(name, page)

    def book(
        self, name: str, chapter: str, fits: Callable[[Any], bool], *, lang: str = "en", seed: int = 1, **more: Any
    ) -> None:
        """A story through its reader's seat, with nothing lying over the board."""
        there = self.reading(chapter, fits, lang, seed)
        page = self.page(f"/table/{there.code}", there.keys[0], lang=lang, **more)
        page.locator(".bar[data-state=choosing]").wait_for()
        sheet = page.locator("aside footer button")
        if sheet.is_visible():
            sheet.click()
        self.take(name, page)

    def home(self) -> None:
        page = self.page("/", self.at(OAKS, 48).keys[1])
        page.locator(".tables").first.wait_for()
        self.take("home", page)

    def lobby(self) -> None:
        key = self.guest("Edith", "en")
        page = self.page("/", key)
        page.locator("#game-winter_tales button.main").click()
        page.locator(".begin button").wait_for()
        code = page.url.split("/table/")[1]
        links = page.evaluate("(code) => JSON.parse(sessionStorage.getItem(`veglia-links-${code}`))", code)
        self.ask(self.guest("Marco", "it"), f"/tables/{code}/enter", {"link": links["seats"][1]})
        self.ask(key, f"/tables/{code}/do", {"do": "seat_bot", "seat": 2, "bot": "heuristic"})
        page.locator("li strong", has_text="Marco").wait_for()
        self.take("lobby", page)

    def rules(self) -> None:
        page = self.page("/rules/winter_tales")
        page.locator("#rules-asked").fill("battle")
        page.locator("details[open] li").first.wait_for()
        self.take("rules", page)

    def lesson(self) -> None:
        page = self.page("/learn/winter_tales", lang="it")
        field, hinted = page.locator("#telling"), page.locator(".bar [data-action].hinted")
        go_on = page.locator(".asked .done button.main")
        while True:
            field.or_(hinted).or_(go_on).first.wait_for()
            if field.count():
                field.fill("Bussò col gomito: nelle mani teneva l’ultimo fiammifero.")
                page.get_by_test_id("tell").click()
                field.wait_for(state="detached")
            elif hinted.count() and page.locator("progress").evaluate("(one) => one.value") >= 6:
                break
            else:
                hinted.or_(go_on).first.click()
        self.take("lesson", page)

    def television(self) -> None:
        there = self.at(OAKS, 71)
        page = self.page(f"/table/{there.code}/big", there.keys[0], size=SCREEN)
        page.locator("h2").first.wait_for()
        self.take("television", page)

    def all(self) -> None:
        self.home()
        self.lobby()
        self.table("table", OAKS, 48)
        self.table("battle", OAKS, 72)
        self.table("trap", SUPPER, 52)
        self.table("quest", SUPPER, 75)
        self.table("epilogue", OAKS, 114)
        self.rules()
        self.lesson()
        phone = {"size": PHONE, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
        self.table("phone", SUPPER, 94, color_scheme="dark", **phone)
        self.television()
        self.book("wildwoods", "one", _at("orchard", rounds=2))
        self.book("wildwoods-roll", "three", _at("root_stair", "Readying", rounds=2))
        self.book(
            "wildwoods-journal", "two", lambda table: table.bookmark and table.bookmark.scene == "slope", lang="it"
        )
        self.book("wildwoods-phone", "three", _at("well", rounds=3), lang="it", **phone)


def _at(scene: str, moment: str = "LumaPhase", rounds: int = 1) -> Callable[[Any], bool]:
    """The first time that a moment comes in a scene, from some round on."""
    return lambda table: (
        table.moment == moment and table.scene is not None and table.scene.id == scene and table.rounds >= rounds
    )


def main() -> None:
    """Take every picture."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("needs Chromium")
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        Photographer(browser, address).all()
        browser.close()


if __name__ == "__main__":
    main()
