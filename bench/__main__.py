"""Run ours and the peers turn by turn, and print the ratios: `make bench`, or `python -m bench --rounds 5`.

Each round runs every program once, in an order shifted by one; a ratio is taken within a round, and the median
over rounds is printed with the extremes. Peers are installed by `make bench` into .bench/, and nothing of them
is shipped; without them only our own figures are printed.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
OURS = ("sim", "modules", "recorded", "fork", "view", "growth")
PEERS = {"openspiel": "one", "openspiel-clone": "one", "openspiel-view": "one", "rlcard": "one", "pettingzoo": "two"}
RATIOS = (
    ("random play ÷ OpenSpiel gin rummy", "veglia/winter_tales", "openspiel/gin_rummy"),
    ("random play ÷ RLCard gin rummy", "veglia/winter_tales", "rlcard/gin-rummy"),
    ("random play ÷ PettingZoo gin rummy", "veglia/winter_tales", "pettingzoo/gin_rummy_v4"),
    ("with all modules ÷ without", "veglia/winter_tales+modules", "veglia/winter_tales"),
    ("forks ÷ OpenSpiel clones", "veglia/fork", "openspiel/gin_rummy/clone"),
    ("forks ÷ our decisions", "veglia/fork", "veglia/winter_tales"),
    ("views ÷ OpenSpiel observations", "veglia/view", "openspiel/gin_rummy/observation"),
    ("views ÷ our decisions", "veglia/view", "veglia/winter_tales"),
    ("recorded ÷ bare decisions", "veglia/winter_tales+record", "veglia/winter_tales"),
)


def commands() -> list[list[str]]:
    found = [[sys.executable, "-m", "bench.ours", what] for what in OURS]
    for peer, home in PEERS.items():
        python = HERE.parent / ".bench" / home / "bin" / "python"
        if python.exists():
            found.append([str(python), str(HERE / "peers.py"), peer])
    return found


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--rounds", type=int, default=5)
    rounds = given.parse_args().rounds
    programs = commands()
    results: list[dict[str, float]] = []
    units: dict[str, str] = {}
    for number in range(rounds):
        values: dict[str, float] = {}
        for command in programs[number % len(programs) :] + programs[: number % len(programs)]:
            done = subprocess.run(
                command, capture_output=True, text=True, env={**os.environ, "PYTHONWARNINGS": "ignore"}
            )
            if done.returncode:
                print(f"{command[-1]} failed: {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
                continue
            line = json.loads(done.stdout.strip().splitlines()[-1])
            values[line["name"]], units[line["name"]] = line["value"], line["unit"]
        results.append(values)
    for name, unit in sorted(units.items()):
        figures = [values[name] for values in results if name in values]
        print(f"{name:36} {statistics.median(figures):>12,.1f} {unit:12} ({min(figures):,.1f} – {max(figures):,.1f})")
    print()
    for label, ours, peer in RATIOS:
        ratios = [values[ours] / values[peer] for values in results if ours in values and peer in values]
        if ratios:
            print(f"{label:36} {statistics.median(ratios):>8.2f}×   ({min(ratios):.2f} – {max(ratios):.2f})")


if __name__ == "__main__":
    main()
