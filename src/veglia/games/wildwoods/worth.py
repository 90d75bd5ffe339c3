"""What things are worth to somebody who plays to finish the scene: numbers between which a bot weighs its choices.

Made from a view, so it knows what a reader knows: the tasks, the page, the River, how far the Shadow is.
"""

from __future__ import annotations

from collections.abc import Iterator

from veglia.games.wildwoods.glossary import ActionId, LocationId
from veglia.games.wildwoods.view import CreatureView, LocationView, Plan, TableView, Task

ON_THE_WAY, BESIDE_THE_WAY = 9.0, 2.2
"""A Location that the task needs, and one that it does not."""
A_STEP_OF_LIGHT = 3.0
A_CRYSTAL = 1.0
A_SPIRIT, A_SPIRIT_IN_NEED = 0.45, 2.4
A_CARD = 1.3
IN_THE_WAY = 1.6
"""A Creature that lies before a card that is needed, and makes its rolls harder."""
A_TRAUMA = 2.5
A_DIE = 1.1
"""What a die is worth elsewhere in the same phase."""


class Worth:
    """What could be done on this table, weighed."""

    def __init__(self, view: TableView, leaning: int | None = None) -> None:
        self.view = view
        self.leaning = leaning
        """Which of the tasks to do, by its place, after the last all that is beside them; None: what takes least."""
        self.locations = {one.id: one for one in view.scene.locations} if view.scene else {}
        self.way = self._way()
        """The Locations that the task still needs."""
        self.light = (view.track.light or 0) if view.track else 0
        self.rounds = (view.track.shadow or 0) if view.track else 0
        """Rounds until the Shadow is at the centre, if nothing holds it up."""
        self.needs_light = self.light > 0 and any(self.locations[name].wildwood for name in self.way)

    # --- the way to the end of the scene ---------------------------------------------------------------------

    def _way(self) -> frozenset[LocationId]:
        tasks = self.view.scene.tasks if self.view.scene else ()
        ways = [way for task in tasks if (way := frozenset(self._closure(task)))]
        if not ways:
            return frozenset(name for name, one in self.locations.items() if not one.overcome)
        if self.leaning is None:
            return min(ways, key=self._effort)
        beside = frozenset(name for name, one in self.locations.items() if not one.overcome).difference(*ways)
        ways += [beside] if beside else []
        return ways[self.leaning % len(ways)]

    def _closure(self, task: Task) -> Iterator[LocationId]:
        """The Locations of a task, and all that must be overcome before them."""
        waiting, found = list(task.wants), set[LocationId]()
        while waiting:
            name = waiting.pop()
            if name not in found and name in self.locations and not self.locations[name].overcome:
                found.add(name)
                yield name
                waiting += self.locations[name].links

    def _effort(self, way: frozenset[LocationId]) -> float:
        track = self.view.track
        light = (track.light or 0) if track and any(self.locations[name].wildwood for name in way) else 0
        return sum(self.locations[name].pips for name in way) + light * 0.7

    # --- what an ability is worth ------------------------------------------------------------------------------

    def of(self, plan: Plan) -> float:
        """What a first ability is worth when it works; what a second is worth for each success."""
        match plan.ability:
            case "help_location" | "explore_location":
                return self.location(self.locations[LocationId(plan.target)])
            case "heal_creature":
                return self.healing(plan.target)
            case "illuminate_creature":
                return self.illuminating(plan.target)
            case "advance_light":
                return A_STEP_OF_LIGHT if self.needs_light else 0.0
            case "gain_crystals":
                return A_CRYSTAL if self.room_for_crystals() else 0.0
            case "draw_exploration":
                return A_CARD
            case "gain_spirit":
                return self.spirit()
        return 0.0

    def most(self, plan: Plan) -> float:
        """How many successes a second ability can make use of."""
        view = self.view
        match plan.ability:
            case "advance_light":
                return float(self.light)
            case "gain_crystals":
                return float(self.room_for_crystals())
            case "gain_spirit":
                return float(view.spirit.at if view.spirit else 0)
            case "draw_exploration":
                return 1.6
        return 1.0

    def expected(self, plan: Plan, number: int) -> float:
        """What a roll of so many dice brings on average, Crystals paid."""
        chance = plan.chances[number - 1]
        if plan.ability in ("illuminate_creature", "heal_creature", "help_location", "explore_location"):
            return chance.best * self.of(plan) - chance.crystals * A_CRYSTAL * 0.8 + (1 - chance.best) * 0.4
        return min(chance.expected, self.most(plan)) * self.of(plan)

    def location(self, location: LocationView) -> float:
        """What it is worth to overcome a Location: more, the nearer the Shadow is."""
        if location.id not in self.way:
            return BESIDE_THE_WAY + 0.4 * location.pips
        haste = 1.5 if self.rounds <= 3 else 1.0
        return (ON_THE_WAY + 2.0 * location.pips) * haste

    def healing(self, card: str) -> float:
        """What it is worth to heal a Creature, or a Trauma."""
        creature = self.creature(card)
        if creature is None:
            return A_TRAUMA
        room = min(creature.crystals, self.room_for_crystals())
        return self.harm(creature) * 2.2 + room * A_CRYSTAL + self.in_the_way(card)

    def illuminating(self, card: str) -> float:
        """What it is worth to send a Creature to the End, stunned."""
        creature = self.creature(card)
        return 0.0 if creature is None else self.harm(creature) * 1.2 + self.in_the_way(card)

    def harm(self, creature: CreatureView) -> float:
        """What a Creature costs each round that it stays."""
        if creature.stunned:
            return creature.spirit_loss * 0.3
        return creature.spirit_loss * (1.4 if self.in_need() else 0.9) + (0.5 if creature.after else 0.0)

    def in_the_way(self, card: str) -> float:
        """More where a Creature lies before Action cards that are wanted."""
        behind = False
        for space in reversed(self.view.river):
            if space.creature and space.creature.card == card:
                return IN_THE_WAY if behind else 0.0
            behind = behind or (space.action is not None and space.action.action in self.wanted_cards())
        return 0.0

    def wanted_cards(self) -> set[ActionId]:
        """The Action cards that the way needs next."""
        kinds: set[ActionId] = {self.locations[name].kind for name in self.way}
        return kinds | ({"illuminate"} if self.needs_light else set())

    def creature(self, card: str) -> CreatureView | None:
        """A Creature in the River."""
        return next((one.creature for one in self.view.river if one.creature and one.creature.card == card), None)

    def in_need(self) -> bool:
        """Whether the next Shadow Phase may take more Spirit than is left, or nearly."""
        return self.spirit_left() <= self.coming_loss() + 1

    def spirit_left(self) -> int:
        """Spirit that is left."""
        spirit = self.view.spirit
        return spirit.steps - spirit.at if spirit else 0

    def coming_loss(self) -> int:
        """Spirit that the Creatures in the River take in the next Shadow Phase."""
        creatures = (space.creature for space in self.view.river)
        return sum(one.spirit_loss for one in creatures if one is not None and not one.stunned)

    def spirit(self) -> float:
        """What a step of Spirit is worth."""
        if not self.view.spirit or not self.view.spirit.at:
            return 0.0
        return A_SPIRIT_IN_NEED if self.in_need() else A_SPIRIT

    def crystals(self) -> int:
        """Crystals on all Action cards."""
        return sum(space.action.crystals for space in self.view.river if space.action)

    def room_for_crystals(self) -> int:
        """How many more would fit."""
        cards = (space.action for space in self.view.river)
        return sum(max(0, card.cap - card.crystals) for card in cards if card is not None)

    def use_of(self, card: ActionId) -> float:
        """How much a Crystal on this card could do: on one that the way needs, that will roll soon."""
        place = next(at for at, space in enumerate(self.view.river) if space.action and space.action.action == card)
        return (2.0 if card in self.wanted_cards() else 0.6) - 0.1 * place
