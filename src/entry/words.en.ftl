# What is typed, and why it cannot be read, in English.

## What can be typed

verb-undo = strikes the last entry, or N; asks if one paid or ended something
verb-strike = strikes entry N
verb-fix = replaces entry N by another
verb-insert = adds a missed entry before entry N
verb-revise = brings back the entries from N on, or N to M, to be changed
verb-redo = brings back what the last undo struck
verb-waive = waives the penalty of the last entry, or of entry N
verb-was = this player made the last entry; fixes it
question-status = the state of the session
question-try = the ruling on an entry, without recording it
question-history = the entries: the last N, { a-round }, all; of NAME, fouls, /WORD/
question-why = the ruling on an entry, article by article
question-rule = an article of the rulebook, or those with a word
question-help = everything you can type; help on a verb or a topic
question-quit = leaves the prompt and keeps everything
keyword-all = with struck entries
keyword-hand = those of the hand with this number
keyword-at = before the entry with this number
keyword-game = { "" }
keyword-round = { "" }
keyword-fouls = { "" }
keyword-since = { "" }
keyword-true = { "" }
keyword-false = { "" }

## What is said at tables

said-wait = Nothing is recorded until you press Enter.
said-again = Nothing repeats by itself. Type it again, or press the up arrow
said-yes = There is no question to answer.

said-asked = "{ $found }" asks, so nothing is recorded. Leave out the ? to record it, or type try before it for the ruling alone
said-break = Everything you entered is kept. Type quit, or just carry on
said-print = The evening is printed outside the prompt. Type: quit, then nos report
said-correct = To correct an entry, name its number; history shows the numbers. Type: undo, fix N ENTRY, strike N, insert N ENTRY, or was NAME
said-other-score = "{ $found }" gives another score than the rules do, so nothing is recorded. Leave out the score, or type try before it for the ruling
said-other-open = "{ $found }" names an open number that this play does not leave, so nothing is recorded. Leave out the number, or type try before it for the ruling
said-implied = "{ $found }" names nobody, and it would be a foul of the next player. Name the player
said-astray = It is not clear whose "{ $found }" is, because the act before it was out of turn. Enter one act at a time, or name the player
said-apart = "{ $found }" must be alone on a line, so nothing is recorded. Enter one act at a time
said-partly-denied = "{ $found }" also says no or not, so nothing is recorded. Type only what happened
said-player = "{ $found }" is a player. Type what the player does as well; help lists the entries
said-tangled = This line is too long to understand at once, so nothing is recorded. Enter one act at a time
said-denied = Only acts that happened are recorded. Type what happened, or note and the words
said-asks = You can ask: status, show, legal, history, rule, why; help lists everything.

## How what is typed is written in a usage

usage-NAME = NAME
usage-TILE = TILE
usage-TILES = TILES
usage-ARM = ARM
usage-GAME = GAME
usage-KEY = KEY
usage-VALUE = VALUE
usage-TEXT = TEXT
usage-ENTRY = ENTRY
usage-MOVE = MOVE
usage-PLAY = PLAY
usage-CARD = CARD
usage-STARTER = STARTER
usage-SQUARE = SQUARE
usage-KIND = KIND
usage-RULE = RULE
usage-OTHER = OTHER
usage-SIDE = SIDE
usage-WORD = WORD
usage-REASON = REASON

## What is expected in a line

kind-entry = an entry
    .how = ; help lists the entries
kind-part = strike, fix or insert
    .how = , each with the number of an entry
kind-name = a player's name
kind-number = a whole number
kind-entry-no = the number of an entry
    .how = , like 14
kind-passage = an article of the rulebook
    .how = , like 7.3
kind-text = a text
kind-topic = a verb
kind-house-key = a house rule
    .how = ; help house lists them
kind-clock = a clock
    .how = : hours, minutes and seconds, like {"{"}1:23:45{"}"}

## Other words

a-round = a hand
example-text = Cees gets the coffee
