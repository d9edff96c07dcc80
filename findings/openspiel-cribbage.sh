#!/usr/bin/env bash
# In cribbage four cards of a suit in the crib count only with a starter of that suit, and the dealer counts last: if the other player
# gets to 121 first, the dealer counts no more. OpenSpiel gives 4 points for such a crib. It counts all hands and the crib, and if both
# players are past 121, player 0 is the winner, also as the dealer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet open_spiel==2.0.2
"$folder/python/bin/python" - <<'PYTHON'
import importlib.metadata
import pyspiel

game = pyspiel.load_game("cribbage(players=2)")

def card(name):
    return "A23456789TJQK".index(name[0]) + 13 * "CDHS".index(name[1])

def field(state, name):
    return next(line for line in str(state).splitlines() if line.startswith(name)).split()[1:]

def deal(queen):
    state = game.new_initial_state()
    for name in ["2H", "4H", "AC", "6C", "TD", "KS", "8H", queen, "3C", "7C", "JD", "8S"]:
        state.apply_action(card(name))
    for crib in ["2H 4H", f"8H {queen}"]:
        player = state.current_player()
        state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(player, a) == f"Choose {crib}"))
    state.apply_action(card("KC"))
    while field(state, "Round") == ["0"]:
        state.apply_action(state.legal_actions()[0])
    return int(field(state, "Scores")[0])

print("OpenSpiel", importlib.metadata.version("open_spiel"))
spades, hearts = deal("QS"), deal("QH")
print(f"points of the dealer, crib of 2 4 8 Q and starter KC: {spades} with the queen of spades, {hearts} if all four are hearts")
assert hearts == spades + 4
state, number = game.new_initial_state(), 20
while not state.is_terminal():
    dealer, before = field(state, "Dealer"), field(state, "Scores")
    number = (number * 1103515245 + 12345) % 2**31
    actions = state.legal_actions()
    state.apply_action(actions[(number >> 16) % len(actions)])
print("dealer: player", *dealer, "before the last card:", before, "at the end:", field(state, "Scores"), "returns:", state.returns())
assert (dealer, field(state, "Scores"), state.returns()) == (["0"], ["121", "122"], [1121, -878]), state
PYTHON
