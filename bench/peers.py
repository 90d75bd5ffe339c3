"""Peers measured the same way, each in its own environment: `python bench/peers.py NAME`. One JSON line each.

A decision is one player's choice applied. OpenSpiel's chance nodes are played and not counted. PettingZoo and
RLCard build the mover's observation at every step; it cannot be switched off.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from typing import Any

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from meter import pin, rate, report

MIND = random.Random(1)


def openspiel_state(steps: int) -> Any:
    import pyspiel

    state = pyspiel.load_game("gin_rummy").new_initial_state()
    for _ in range(steps):
        if state.is_chance_node():
            state.apply_action(MIND.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(MIND.choice(state.legal_actions()))
    return state


def openspiel() -> None:
    import pyspiel

    gin = pyspiel.load_game("gin_rummy")

    def play() -> int:
        state, decisions = gin.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(MIND.choices(actions, weights)[0])
            else:
                state.apply_action(MIND.choice(state.legal_actions()))
                decisions += 1
        return decisions

    report("openspiel/gin_rummy", "decisions/s", rate(play)[0])


def openspiel_clone() -> None:
    state = openspiel_state(40)
    report("openspiel/gin_rummy/clone", "copies/s", rate(lambda: sum(1 for _ in range(200) if state.clone()))[0])


def openspiel_view() -> None:
    state = openspiel_state(40)
    view = state.observation_string
    report("openspiel/gin_rummy/observation", "views/s", rate(lambda: sum(1 for _ in range(50) if view(0)))[0])


def rlcard() -> None:
    import numpy
    import rlcard as cards
    from rlcard.agents import RandomAgent

    numpy.random.seed(1)
    env = cards.make("gin-rummy", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    report(
        "rlcard/gin-rummy", "decisions/s", rate(lambda: sum(len(t) // 2 for t in env.run(is_training=False)[0]))[0]
    )


def pettingzoo() -> None:
    from pettingzoo.classic import gin_rummy_v4

    env = gin_rummy_v4.env()
    seeds = iter(range(1, 1 << 30))

    def play() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        for _agent in env.agent_iter():
            seen, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(MIND.choice(seen["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        return decisions

    report("pettingzoo/gin_rummy_v4", "decisions/s", rate(play)[0])


PEERS: dict[str, Callable[[], None]] = {
    "openspiel": openspiel,
    "openspiel-clone": openspiel_clone,
    "openspiel-view": openspiel_view,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
}

if __name__ == "__main__":
    pin()
    PEERS[sys.argv[1]]()
