"""At a table in the middle of its game: telling, taking back, pausing, asking why, looking on, coming late."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from server.players import Guest, Server
from web.browser import Somebody
from web.evenings import says_nothing_wrong
from web.moments import Evening, at, be, bring
from web.playing import Player

Sit = Callable[[Evening, int], Somebody]


@pytest.fixture
def sit(browser: Browser) -> Sit:
    """Somebody at their seat, with a page of their own."""

    def seated(evening: Evening, seat: int) -> Somebody:
        guest = evening.guests[seat]
        who = Somebody(browser, guest.server.address, name=guest.name)
        be(who, guest)
        who.come(f"/table/{evening.code}")
        who.bar.wait_for()
        return who

    return seated


def picks(who: Somebody, action: str) -> None:
    """Choose something of this kind in the decision bar."""
    who.hands.press(who.bar.locator(f"button[data-action={action}]").first)


def plays_another_card(who: Somebody) -> None:
    """Play the last card that is offered, without a word."""
    who.hands.press(who.bar.locator("button[data-action=PlayStoryCard]").last)
    who.press("do-without-telling")


def answers(guest: Guest, evening: Evening, **deed: object) -> None:
    """Do something at the table without a page."""
    guest.post(f"/api/tables/{evening.code}/do", deed)


def test_a_telling_is_seen_while_it_is_written_and_then_in_the_story(server: Server, sit: Sit) -> None:
    evening = bring(server, "level-winter", at("Battle"))
    teller, listener = sit(evening, evening.asked), sit(evening, evening.waiting)

    picks(teller, "PlayStoryCard")
    teller.page.locator("#telling").wait_for()
    teller.page.keyboard.type("The lantern remembered")
    listener.reads("The lantern remembered")
    listener.sees("is-telling", seat=teller.name)
    teller.page.keyboard.type(" the summer.")
    teller.press("tell-and-do")

    for who in (teller, listener):
        expect(who.page.locator("article .text").last).to_have_text("The lantern remembered the summer.")
        expect(who.page.locator("article.now")).to_have_count(0)
    says_nothing_wrong(teller, listener)


def test_a_plain_choice_is_one_message(server: Server, sit: Sit) -> None:
    evening = bring(server, "level-spring", at("ArbiterChoice"))
    who = sit(evening, evening.asked)
    who.first_frame()
    before = len(who.said)

    Player(who, 1).move()

    assert [json.loads(said)["do"] for said in who.said[before:]] == ["act"]
    says_nothing_wrong(who)


def test_the_second_tap_of_two_chooses_nothing_of_the_question_that_came_between_them(server: Server, sit: Sit) -> None:
    evening = bring(server, "level-winter", at("Draft"))
    who = sit(evening, evening.asked)
    who.first_frame()
    made, before = who.made(), len(who.said)
    box = who.bar.locator("button[data-action]").first.bounding_box()
    assert box is not None
    where = box["x"] + 12, box["y"] + 12
    who.page.mouse.click(*where)
    who.until(lambda: who.made() > made, "it is done")
    assert who.settled() == "choosing"
    offered = "([x, y]) => document.elementFromPoint(x, y).closest('[data-action]') !== null"
    assert who.page.evaluate(offered, where), "something else is offered there now"
    taps = "() => window.clicks"
    clicks = who.page.evaluate(taps)

    who.page.mouse.down(click_count=2)
    who.page.mouse.up(click_count=2)
    who.until(lambda: who.page.evaluate(taps) > clicks, "the second tap is felt")
    who.opens("log")

    assert [json.loads(said)["do"] for said in who.said[before:]] == ["act"]
    says_nothing_wrong(who)


def test_whoever_tells_begins_before_the_guide_has_come(server: Server, browser: Browser) -> None:
    evening = bring(server, "level-winter", at("Battle"))
    who = Somebody(browser, server.address)
    be(who, evening.guests[evening.asked])
    held: list[Callable[[], None]] = []

    def without_guide(socket: WebSocketRoute) -> None:
        def hears(said: str | bytes) -> None:
            if '"is":"prompt"' in str(said):
                held.append(lambda: socket.send(said))
            else:
                socket.send(said)

        socket.connect_to_server().on_message(hears)

    who.page.route_web_socket("**/socket", without_guide)
    who.come(f"/table/{evening.code}")
    who.bar.wait_for()
    picks(who, "PlayStoryCard")
    who.page.locator("#telling").wait_for()
    who.page.keyboard.type("A lamp went out, ")
    expect(who.page.locator("#tell-what")).to_be_empty()

    who.until(lambda: held, "the guide is asked for")
    held.pop()()
    expect(who.page.locator("#tell-what")).not_to_be_empty()
    who.page.keyboard.type("and then another.")
    who.press("tell-and-do")

    expect(who.page.locator("article .text").last).to_have_text("A lamp went out, and then another.")
    says_nothing_wrong(who)


def test_a_veil_is_laid_over_a_passage_and_lifted_again(server: Server, sit: Sit) -> None:
    evening = bring(server, "level-winter", at("Battle"))
    teller, listener = sit(evening, evening.asked), sit(evening, evening.waiting)
    picks(teller, "PlayStoryCard")
    teller.page.locator("#telling").wait_for()
    teller.page.keyboard.type("A key, and a tooth.")
    teller.press("tell-and-do")

    passage = listener.page.locator("article").filter(has_text="A key, and a tooth.")
    listener.hands.press(passage.locator(".more"))
    listener.press("veil")

    for who in (teller, listener):
        who.sees("under-a-veil")
        expect(who.page.get_by_text("A key, and a tooth.")).to_have_count(0)
    listener.hands.press(listener.page.locator("article .more").last)
    listener.press("unveil")
    teller.reads("A key, and a tooth.")
    says_nothing_wrong(teller, listener)


def test_what_was_done_is_taken_back_when_everybody_agrees(server: Server, sit: Sit) -> None:
    evening = bring(server, "level-spring", at("ArbiterChoice"))
    asked, other = sit(evening, evening.asked), sit(evening, evening.waiting)
    player = Player(asked, 1)
    player.move()
    assert asked.state() == "waiting"

    asked.opens("people")
    asked.press("take-back")
    other.sees("undo-wish", seat=asked.name)
    for seat, guest in enumerate(evening.guests):
        if seat not in (evening.asked, evening.waiting):
            guest.post(f"/api/tables/{evening.code}/do?seat={seat}", {"do": "answer_undo", "agree": True})
    other.press("undo-yes")

    assert asked.settled() == "choosing"
    expect(other.page.locator(".wish")).to_have_count(0)
    player.move()
    says_nothing_wrong(asked, other)


def test_anybody_pauses_and_anybody_goes_on(server: Server, sit: Sit) -> None:
    evening = bring(server, "level-winter", at("Turn"))
    asked, other = sit(evening, evening.asked), sit(evening, evening.waiting)
    other.opens("people")
    other.press("pause")
    asked.sees("asked-paused")
    expect(asked.bar.locator("button[data-action]")).to_have_count(0)

    asked.opens("people")
    asked.press("go-on")

    assert asked.settled() == "choosing"
    says_nothing_wrong(asked, other)


def opens_a_rule(who: Somebody, link: str) -> None:
    """Press a rule where it is named: it is opened, and read next."""
    named = who.page.locator(link).first
    rule = named.inner_text()
    who.hands.press(named)
    expect(who.page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
    expect(who.page.locator(f"#rule-{rule}")).to_be_focused()
    assert who.page.locator(f"#rule-{rule} p").inner_text()


def test_every_rule_that_is_named_can_be_read(server: Server, sit: Sit) -> None:
    evening = bring(server, "level-winter", at("Turn"))
    who = sit(evening, evening.asked)

    who.opens("log")
    opens_a_rule(who, "#panel button.rule")
    who.unfold("why-not")
    opens_a_rule(who, ".less .why button.rule")
    cannot = who.page.locator(".thing[data-kind=character][aria-disabled=true]")
    assert any(who.hands.touch(cannot.nth(n)) for n in range(cannot.count()))
    opens_a_rule(who, ".bar > .why button.rule")
    says_nothing_wrong(who)


def test_a_refusal_names_its_rule_and_opens_it(server: Server, sit: Sit, browser: Browser) -> None:
    evening = bring(server, "level-winter", at("Battle"))
    guest = evening.guests[evening.asked]
    here, elsewhere = Somebody(browser, server.address, name=guest.name), sit(evening, evening.asked)  # two devices
    be(here, guest)

    def without_news(socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()
        house.on_message(lambda said: None if '"is":"news"' in str(said) else socket.send(said))

    here.page.route_web_socket("**/socket", without_news)
    here.come(f"/table/{evening.code}")
    here.bar.wait_for()
    picks(here, "PlayStoryCard")
    here.page.locator("#telling").wait_for()
    plays_another_card(elsewhere)

    here.hands.press(here.page.get_by_test_id("tell"))

    opens_a_rule(here, ".refusal button.rule")
    says_nothing_wrong(here, elsewhere)


def test_what_the_table_went_past_is_put_back_and_its_words_are_kept(server: Server, sit: Sit) -> None:
    evening = bring(server, "level-winter", at("Battle"))
    here, elsewhere = sit(evening, evening.asked), sit(evening, evening.asked)  # the same person, with two devices
    picks(here, "PlayStoryCard")
    here.page.locator("#telling").wait_for()
    here.page.keyboard.type("A door in the snow.")
    label = here.page.locator(".doing strong").inner_text()

    plays_another_card(elsewhere)

    here.sees("overtaken", action=label)
    expect(here.page.locator("#telling")).to_have_count(0)
    says_nothing_wrong(here, elsewhere)


def test_what_is_pressed_while_the_line_is_down_is_done_when_it_is_back(server: Server, sit: Sit) -> None:
    evening = bring(server, "level-winter", at("Turn"))
    who = sit(evening, evening.asked)
    made = who.made()
    who.loses_the_line()

    picks(who, "Activate")
    who.press("do-without-telling")
    expect(who.page.get_by_test_id("tell")).to_be_disabled()
    who.is_back()

    who.page.wait_for_function("(made) => document.querySelector('.bar')?.dataset.made === String(made)", arg=made + 1)
    expect(who.page.get_by_text(who.say("line-lost"))).to_have_count(0)
    says_nothing_wrong(who)


def test_a_house_that_was_gone_is_called_until_it_answers(own_server: Server, sit: Sit) -> None:
    evening = bring(own_server, "level-winter", at("Turn"))
    who = sit(evening, evening.asked)
    who.page.locator("#panel > .story").wait_for()
    who.page.wait_for_load_state("networkidle")  # with everything of its page

    own_server.kill()
    who.sees("line-lost")
    own_server.start()

    expect(who.page.get_by_text(who.say("line-lost"))).to_have_count(0)
    Player(who, 3).move()
    says_nothing_wrong(who)


def test_whoever_watches_sees_the_public_table(server: Server, browser: Browser) -> None:
    evening = bring(server, "level-winter", at("Battle"))
    who = Somebody(browser, server.address, name="Zoe")
    who.come(f"/table/{evening.code}#{evening.watch}")
    who.become()
    who.bar.wait_for()

    assert who.page.locator(".thing[data-kind=character]").count() > 0
    expect(who.page.get_by_role("list", name=who.say("hand-label"))).to_have_count(0)
    expect(who.bar.locator("button[data-action]")).to_have_count(0)
    assert '"hand":[]' in who.first_frame()
    says_nothing_wrong(who)


def test_whoever_comes_late_sits_down_where_a_bot_sat(server: Server, browser: Browser) -> None:
    host = Guest(server, "Ada")
    laid = host.lays(options={"players": 3})
    assert host.does(laid["code"], "start").status_code == 200
    late = Somebody(browser, server.address, name="Leo")
    late.come(f"/table/{laid['code']}#{laid['links']['join']}")
    late.become()
    late.bar.wait_for()

    late.opens("people")
    late.press("sit-here")

    late.page.get_by_role("list", name=late.say("hand-label")).wait_for()
    late.opens("people")
    late.sees("that-is-you")
    says_nothing_wrong(late)


def test_whoever_the_host_frees_from_a_seat_looks_on_as_the_public(server: Server, sit: Sit) -> None:
    evening = bring(server, "level-winter", at("Turn"))
    who = sit(evening, 1)
    who.page.get_by_role("list", name=who.say("hand-label")).wait_for()

    answers(evening.guests[0], evening, do="stand", seat=1)

    expect(who.page.get_by_role("list", name=who.say("hand-label"))).to_have_count(0)
    who.bar.wait_for()
    who.opens("people")
    who.button("sit-here").first.wait_for()
    says_nothing_wrong(who)


def test_an_evening_is_stepped_through_back_and_forth(server: Server, browser: Browser) -> None:
    evening = bring(server, "level-winter", at("Over"))
    who = Somebody(browser, server.address)
    be(who, evening.guests[0])
    who.come(f"/table/{evening.code}")
    who.hands.press(who.page.get_by_role("link", name=who.say("step-through")))
    last = int(who.page.locator("#step").get_attribute("max") or 0)

    def at_step(number: int) -> None:
        expect(who.page.locator("label[for=step]")).to_have_text(who.say("step-of", number=number, last=last))
        assert who.page.url.endswith(f"/step-{number}")

    at_step(1)
    for number in (2, 3):
        who.press("step-on-button")
        at_step(number)
    who.press("step-back")
    at_step(2)
    who.come(f"/table/{evening.code}/step-{last}")
    at_step(last)
    expect(who.button("step-on-button")).to_be_disabled()
    who.page.keyboard.press("ArrowLeft")
    at_step(last - 1)
    assert who.page.locator(".thing[data-kind=character]").count() > 0
    who.hands.press(who.page.get_by_role("link", name=who.say("back-to-table")))
    who.page.locator(".end").wait_for()
    says_nothing_wrong(who)


def test_the_deal_is_proved_at_the_end(server: Server, browser: Browser) -> None:
    host = Guest(server, "Ada")
    code = host.lays(options={"stall_limit": 1})["code"]
    host.post(f"/api/tables/{code}/do", {"do": "stand", "seat": 0})
    assert host.does(code, "start").status_code == 200  # four bots
    who = Somebody(browser, server.address)
    be(who, host)
    who.come(f"/table/{code}")

    who.unfold("was-it-fair")
    who.press("prove")

    who.sees("proof-holds")
    says_nothing_wrong(who)
