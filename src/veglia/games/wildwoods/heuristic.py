"""A bot that plays to finish the scene, and can say why: the hints come from it.

Every choice is made from the view alone, with the reason beside it as a line of the Fluent files (`hint-…`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from veglia.engine import Action, Chance, Hint, Line, Seat, View
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods.glossary import FIRST_ABILITIES, ActionId, LocationId
from veglia.games.wildwoods.odds import Purse, afterwards
from veglia.games.wildwoods.view import Plan, RollView, TableView
from veglia.games.wildwoods.worth import A_CRYSTAL, A_DIE, Worth
from veglia.packs import TakeOption

PATIENCE = 3
"""Times that a chapter is lost before the book is closed."""
A = TypeVar("A", bound=Action)


class Heuristic:
    """Plays decently, and remembers nothing."""

    def answer(self, view: View) -> Action | None:
        """Nobody else sits at this table."""
        return None

    def choose(self, view: View, chance: Chance) -> Action:
        """Do what it would advise; where the story asks, and nobody can know what follows, follow chance."""
        if isinstance(view.choices[0], TakeOption | do.ChooseEnding):
            return view.choices[chance.below(len(view.choices))]
        return advise(view, self.leaning(view, chance)).action

    def leaning(self, view: View, chance: Chance) -> int | None:
        """What it would do first (see `Worth`)."""
        return None


class Curious(Heuristic):
    """In each scene, takes something else to heart: the lab lets it see what others pass by."""

    def __init__(self) -> None:
        self.scene, self.task = "", 0

    def leaning(self, view: View, chance: Chance) -> int | None:
        """Any of the tasks, or all that is beside them; the same until the scene is over."""
        table: TableView = view.table
        scene = table.scene.id if table.scene else ""
        if scene != self.scene:
            tasks = table.scene.tasks if table.scene else ()
            self.scene, self.task = scene, chance.below(len(tasks) + 1)
        return self.task


def hint(view: View, seat: Seat) -> Hint | None:
    """What it would do now, and why; nothing where nothing is asked."""
    return advise(view) if view.choices else None


def advise(view: View, leaning: int | None = None) -> Hint:
    """The best choice, with its reason."""
    if len(view.choices) == 1:
        return Hint(view.choices[0], Line("hint-only-choice"))
    table: TableView = view.table
    advisor = ADVISORS.get(table.moment)
    if advisor is not None:
        return advisor(Worth(table, leaning), view.choices)
    return Hint(view.choices[0], Line("hint-as-you-like"))


def among(choices: Iterable[Action], kind: type[A]) -> list[A]:
    """The choices of a kind."""
    return [choice for choice in choices if isinstance(choice, kind)]


def percent(chance: float) -> int:
    """A chance as it is said: what may still go wrong is never called certain."""
    return round(100 * chance) if chance > 1 - 1e-9 else min(99, round(100 * chance))


# --- the Luma Phase ------------------------------------------------------------------------------------------


def luma_phase(worth: Worth, choices: Sequence[Action]) -> Hint:
    """Use a card that helps now; else the action that brings most for its dice; else end the phase."""
    if helpful := helpful_card(worth, choices):
        return helpful
    best = best_plan(worth)
    if best is None:
        return Hint(do.EndLumaPhase(), Line("hint-end-phase"))
    plan, number = best
    action = do.UseAction(plan.card, plan.ability, plan.target, plan.name)
    chosen = action if action in choices else among(choices, do.UseAction)[0]
    return Hint(chosen, reason(worth, plan, number))


def best_plan(worth: Worth) -> tuple[Plan, int] | None:
    """The ability and the number of dice that bring most, what the dice could do elsewhere considered."""
    possible = [plan for plan in worth.view.plans if any(chance.best for chance in plan.chances)]
    options = [(plan, number) for plan in possible for number in range(1, len(plan.chances) + 1)]
    gains = {at: worth.expected(*option) for at, option in enumerate(options)}
    useful = [at for at, gain in gains.items() if gain > 0.05]
    if not useful:
        return None
    return options[max(useful, key=lambda at: gains[at] - A_DIE * options[at][1])]


def reason(worth: Worth, plan: Plan, number: int) -> Line:
    """Why this ability."""
    about = {"name": plan.name, "percent": percent(plan.chances[number - 1].best)}
    match plan.ability:
        case "help_location" | "explore_location":
            on_the_way = LocationId(plan.target) in worth.way
            return Line("hint-on-the-way" if on_the_way else "hint-beside-the-way", about)
        case "heal_creature":
            return Line("hint-heal" if worth.creature(plan.target) else "hint-heal-trauma", about)
        case "illuminate_creature":
            return Line("hint-illuminate", about)
        case "advance_light":
            return Line("hint-light", {"steps": worth.light})
        case "gain_crystals":
            return Line("hint-crystals")
        case "gain_spirit":
            return Line("hint-spirit-in-need" if worth.in_need() else "hint-spirit")
    return Line("hint-explore")


def dice(worth: Worth, choices: Sequence[Action]) -> Hint:
    """As many dice as are worth it, the largest first."""
    plan = worth.view.plans[0]
    by_number: dict[int, int] = {}
    for at, chance in enumerate(plan.chances):
        number = len(chance.dice)
        if number not in by_number or chance.best >= plan.chances[by_number[number]].best:
            by_number[number] = at
    ordered = Plan(
        plan.card, plan.ability, plan.target, plan.name, plan.threshold, plan.needed,
        tuple(plan.chances[by_number[number]] for number in sorted(by_number)),
    )  # fmt: skip
    gains = {number: worth.expected(ordered, number) - A_DIE * number for number in sorted(by_number)}
    number = max(gains, key=lambda one: gains[one])
    chance = ordered.chances[number - 1]
    if not any(one.best for one in ordered.chances) and do.PutBack() in choices:
        return Hint(do.PutBack(), Line("hint-no-dice"))
    roll = do.Roll(chance.dice.count(8), chance.dice.count(10), chance.dice.count(12))
    chosen = roll if roll in choices else choices[0]
    return Hint(chosen, Line("hint-dice", {"number": number, "percent": percent(chance.best)}))


def rolling(worth: Worth, choices: Sequence[Action]) -> Hint:
    """Count where it is enough; else reroll, or spend, where that is worth it."""
    roll = worth.view.roll
    assert roll is not None
    short = roll.needed - roll.rolled - roll.added
    plan = Plan(roll.card, roll.ability, roll.target, roll.name, roll.threshold, roll.needed, ())
    if roll.ability not in FIRST_ABILITIES:
        return _rolling_second(worth, choices, roll, plan)
    if short <= 0:
        return Hint(do.CountSuccesses(0), Line("hint-enough"))
    if blessing := first_of(choices, do.UseBlessing, lambda one: timing(worth, one) == "roll"):
        return Hint(blessing, Line("hint-blessing-roll", {"name": blessing.name}))
    here, purse = on_card(worth, roll.card), _purse(worth, roll)
    failed = tuple(die.die for die in roll.dice if not die.success)
    hope = afterwards(failed, roll.threshold, roll.rolled + roll.added, roll.needed, purse)
    gain = hope.chance * worth.of(plan) - hope.crystals * A_CRYSTAL * 0.8
    if gain <= 0.3:
        return Hint(do.CountSuccesses(0), Line("hint-out-of-reach"))
    reroll = best_reroll(worth, choices, roll)
    if roll.rolled and short <= here and (reroll is None or reroll.pay is not None):
        spend = do.CountSuccesses(short)
        if spend in choices:
            return Hint(spend, Line("hint-spend", {"n": short}))
    if reroll is not None:
        key = "hint-reroll-free" if reroll.pay is None else "hint-reroll"
        return Hint(reroll, Line(key, {"percent": percent(hope.chance)}))
    return Hint(do.CountSuccesses(0), Line("hint-out-of-reach"))


def _rolling_second(worth: Worth, choices: Sequence[Action], roll: RollView, plan: Plan) -> Hint:
    """A second ability: free rerolls while more successes are of use; a Crystal only where nothing came at all."""
    useful = worth.most(plan) > roll.rolled and worth.of(plan) > 0
    reroll = best_reroll(worth, choices, roll) if useful else None
    if reroll is not None and reroll.pay is None:
        return Hint(reroll, Line("hint-reroll-free", {"percent": percent(_one(roll))}))
    if reroll is not None and not roll.rolled and worth.of(plan) * _one(roll) > A_CRYSTAL * 1.4:
        return Hint(reroll, Line("hint-reroll", {"percent": percent(_one(roll))}))
    return Hint(do.CountSuccesses(0), Line("hint-enough" if roll.rolled else "hint-out-of-reach"))


def _one(roll: RollView) -> float:
    """How likely the best die that failed is to be a success if it is rolled again."""
    sizes = [die.die for die in roll.dice if not die.success]
    return max(((size - roll.threshold + 1) / size for size in sizes), default=0.0)


def _purse(worth: Worth, roll: RollView) -> Purse:
    here = on_card(worth, roll.card)
    return Purse(roll.rerolls + worth.view.dice.rerolls, worth.crystals() - here, here)


def on_card(worth: Worth, card: ActionId) -> int:
    """Crystals on a card."""
    return next(space.action.crystals for space in worth.view.river if space.action and space.action.action == card)


def best_reroll(worth: Worth, choices: Sequence[Action], roll: RollView) -> do.Reroll | None:
    """The die that failed and is likeliest to do better: for free, or paid from the card that needs it least."""
    rerolls = [one for one in among(choices, do.Reroll) if not roll.dice[one.die - 1].success]
    if not rerolls:
        return None

    def rank(one: do.Reroll) -> tuple[bool, bool, int, float]:
        spare = -worth.use_of(one.pay) if one.pay is not None else 0.0
        return one.pay is None, one.pay != roll.card, roll.dice[one.die - 1].die, spare

    return max(rerolls, key=rank)


def fell_short(worth: Worth, choices: Sequence[Action]) -> Hint:
    """Use what there is for the second ability."""
    return Hint(do.UseSecond(0), Line("hint-second"))


# --- cards and windows ---------------------------------------------------------------------------------------


def first_of(choices: Sequence[Action], kind: type[A], fits: Callable[[A], bool]) -> A | None:
    """The first choice of a kind that fits."""
    return next((one for one in among(choices, kind) if fits(one)), None)


def timing(worth: Worth, use: do.UseBlessing) -> str | None:
    """When a card in a Blessing space is meant to be used."""
    return next((one.timing for one in worth.view.blessings if one is not None and one.card == use.card), None)


def stays(worth: Worth, use: do.UseBlessing) -> bool:
    """Whether it keeps its space after use."""
    return any(one is not None and one.card == use.card and one.stays for one in worth.view.blessings)


def helpful_card(worth: Worth, choices: Sequence[Action]) -> Hint | None:
    """A Blessing or a Cure that is worth using at the beginning of an action."""
    view = worth.view
    missing = view.spirit.at if view.spirit else 0
    for use in among(choices, do.UseBlessing):
        moment = timing(worth, use)
        if moment == "luma" or stays(worth, use) or (moment == "any" and (missing >= 2 or None not in view.blessings)):
            return Hint(use, Line("hint-blessing", {"name": use.name}))
    if missing >= 3 and worth.in_need() and worth.crystals() >= 3 and (cures := among(choices, do.Cure)):
        spare = min(cures, key=lambda one: worth.use_of(one.first) + worth.use_of(one.second))
        return Hint(spare, Line("hint-cure"))
    return None


def window(worth: Worth, choices: Sequence[Action]) -> Hint:
    """Before something happens: Brom for the final card, a card made for this moment, protection where it hurts."""
    if do.GiveUpBrom() in choices:
        return Hint(do.GiveUpBrom(), Line("hint-give-up-brom"))
    asked = worth.view.asked
    moment = asked.window if asked else ""
    creature = worth.creature(asked.creature) if asked and asked.creature else None
    hurts = creature is not None and not creature.stunned and creature.spirit_loss >= 2
    for use in among(choices, do.UseBlessing):
        if timing(worth, use) == moment and (moment != "before_activation" or hurts):
            return Hint(use, Line("hint-blessing", {"name": use.name}))
    if hurts and creature is not None:
        shields = [one for one in among(choices, do.Protect) if one.creature == creature.card]
        if shields:
            spare = min(shields, key=lambda one: worth.use_of(one.pay))
            return Hint(spare, Line("hint-protect", {"name": creature.name, "n": creature.spirit_loss}))
    if worth.spirit_left() <= 1 and (cures := among(choices, do.Cure)):
        return Hint(cures[0], Line("hint-cure"))
    return Hint(do.PassBy(), Line("hint-pass"))


def keeping(worth: Worth, choices: Sequence[Action]) -> Hint:
    """Keep what helps; a Curse before a Trauma, if it must be."""
    kinds = {drawn.card: drawn.kind for drawn in worth.view.drawn}
    order = ("companion", "blessing", "curse", "trauma", "shadow")
    best = min(among(choices, do.KeepCard), key=lambda one: order.index(kinds[one.card]))
    return Hint(best, Line("hint-keep", {"name": best.name}))


def making_room(worth: Worth, choices: Sequence[Action]) -> Hint:
    """Use a card rather than throw it away, and keep those that stay."""
    staying = {one.card for one in worth.view.blessings if one is not None and one.stays}
    best = max(among(choices, do.MakeRoom), key=lambda one: (one.use, one.card not in staying))
    return Hint(best, Line("hint-make-room", {"name": best.name}))


def placing(worth: Worth, choices: Sequence[Action]) -> Hint:
    """On the card that will use it."""
    best = max(among(choices, do.PlaceCrystal), key=lambda one: worth.use_of(one.card))
    return Hint(best, Line("hint-place-crystal", {"deed": best.card}))


def giving(worth: Worth, choices: Sequence[Action]) -> Hint:
    """From the card that needs it least."""
    best = min(among(choices, do.GiveCrystal), key=lambda one: worth.use_of(one.card))
    return Hint(best, Line("hint-give-crystal", {"deed": best.card}))


def picking(worth: Worth, choices: Sequence[Action]) -> Hint:
    """The Creature that does most harm; of cards in Blessing spaces, the last."""

    def harm(one: do.ChooseCard) -> float:
        creature = worth.creature(one.card)
        return 0.0 if creature is None else worth.harm(creature) + worth.in_the_way(one.card)

    best = max(among(choices, do.ChooseCard), key=harm)
    return Hint(best, Line("hint-pick", {"name": best.name}))


def lost_chapter(worth: Worth, choices: Sequence[Action]) -> Hint:
    """Begin again, a few times."""
    again = worth.view.lost < PATIENCE
    return Hint(do.BeginAgain() if again else do.CloseBook(), Line("hint-begin-again" if again else "hint-close-book"))


def page(worth: Worth, choices: Sequence[Action]) -> Hint:
    """Go on reading."""
    return Hint(do.SetUpScene(), Line("hint-set-up"))


def deciding(worth: Worth, choices: Sequence[Action]) -> Hint:
    """Nobody can know what a way leads to."""
    return Hint(choices[0], Line("hint-decide"))


ADVISORS: dict[str, Callable[[Worth, Sequence[Action]], Hint]] = {
    "LumaPhase": luma_phase,
    "Readying": dice,
    "Rolling": rolling,
    "FellShort": fell_short,
    "Window": window,
    "Keeping": keeping,
    "MakingRoom": making_room,
    "Placing": placing,
    "Giving": giving,
    "Picking": picking,
    "LostChapter": lost_chapter,
    "Page": page,
    "Deciding": deciding,
}
