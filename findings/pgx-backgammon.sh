#!/usr/bin/env bash
# In backgammon a player uses both dice if that is possible, or else the higher one, and a loser with no checker off who has one on the
# bar loses a backgammon, 3 points. pgx lets the player take a move that makes the other die useless, or the lower die, and then passes
# the turn. With the checker on the bar it gives the winner 2 points, as for a gammon.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet pgx==2.6.0 jax==0.4.38
"$folder/python/bin/python" - <<'PYTHON'
import importlib.metadata
import jax, pgx
import jax.numpy as jnp
from pgx.backgammon import _legal_action_mask

env, key = pgx.make("backgammon"), jax.random.PRNGKey(0)

def position(own, other, dice):
    """Own checkers move up from 0 to 23; 24 and 25 are the bar of each, 26 and 27 the checkers off."""
    board = jnp.zeros(28, dtype=jnp.int32)
    for point, count in own.items():
        board = board.at[point].set(count)
    for point, count in other.items():
        board = board.at[point].set(-count)
    dice = jnp.int32([number - 1 for number in dice])
    playable = jnp.int32([*dice, -1, -1])
    mask = _legal_action_mask(board, playable)
    return env.init(key).replace(_board=board, _dice=dice, _playable_dice=playable, legal_action_mask=mask)

def moves(state):
    """Legal moves as the point and the die; none if the player can only pass."""
    return [(a // 6 - 2, a % 6 + 1) for a in range(6, 156) if state.legal_action_mask[a]]

def play(state, point, die):
    return env.step(state, (point + 2) * 6 + die - 1, key)

print("pgx", importlib.metadata.version("pgx"))
blocks = {1: 11, 4: 2, 17: 2}
for name, own, expected, taken in [
    ("both dice", {3: 1, 10: 1, 26: 13}, [(3, 6), (10, 1), (10, 6)], (10, 6)),
    ("the higher die", {10: 1, 26: 14}, [(10, 1), (10, 6)], (10, 1)),
]:
    state = position(own, blocks, (6, 1))
    after = play(state, *taken)
    print(f"{name}: own {own}, other {blocks}, rolled 6-1, legal (point, die): {moves(state)}, after {taken}: {moves(after)}")
    assert moves(state) == expected and moves(after) == []
# With (10, 1) and then (3, 6) the player of the first position uses both dice.
assert (3, 6) in moves(play(position({3: 1, 10: 1, 26: 13}, blocks, (6, 1)), 10, 1))
for where, point, points in [("on the bar", 25, 2), ("in the home of the winner", 20, 3)]:
    end = play(position({23: 1, 26: 14}, {1: 14, point: 1}, (2, 1)), 23, 1)
    print(f"the loser has a checker {where}: {float(end.rewards.max()):.0f} points")
    assert bool(end.terminated) and end.rewards.max() == points
PYTHON
