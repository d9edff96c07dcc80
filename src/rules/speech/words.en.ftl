# What is typed, and why it cannot be read, in English.

## What can be typed

verb-undo = strikes the last entry, or N; asks if that paid or ended something
    .said = take back, take it back, takeback, takes back, takes it back, took back, undo that, oops, whoops, mistake, my mistake, go back, scratch that, cancel that, remove last, remove that, delete that, delete last, scratch last, scratch it
verb-strike = strikes entry N
verb-fix = replaces entry N by another
verb-insert = adds a missed entry before entry N
verb-revise = the entries from N on, or N to M, come back to be changed
question-status = where the session stands
    .said = { said-status }
question-try = the ruling on an entry that is not recorded
question-history = what was entered: the last N, { a-round }, all; of NAME, fouls, /WORD/
    .said = log, list, what happened, what was played
question-why = the ruling on an entry, article by article
    .said = explain, how come, why is that, why not, explain that, is that right, is that so, really
question-rule = an article of the rulebook, or those that have a word
    .said = article, rules, rulebook
question-help = what can be typed, or about a verb or a topic
    .said = commands, what now, what can i type, help me
question-quit = leaves the prompt; everything is kept
    .said = bye, goodbye, good night
keyword-all = those that were struck as well
keyword-hand = those of the hand with this number
keyword-at = before the entry with this number
keyword-game = { "" }
keyword-round = { "" }
keyword-fouls = { "" }
keyword-since = { "" }
keyword-true = { "" }
keyword-false = { "" }

## What is said at tables

said-status = where are we, turn, next, next player, to move, whose turn, whose turn is it, who's turn, who's turn is it, whose go, whose go is it, whose move, whose move is it, whose deal, who is next, who's next, who is on turn, who is up, who's up, who deals, who dealt, whose crib, how many tiles, how many tiles left, how many cards, how many moves, how many left, boneyard, boneyard empty, what is left, what's left
said-wait = Nothing is recorded before a line is entered.
    .said = wait, hold on, hang on, one moment, just a moment, not yet
said-again = Nothing repeats by itself. Type: the line again, or the up arrow for it
    .said = again, once more, same again, repeat
said-yes = No question is open, so "{ $found }" answers nothing.
    .said = yes, yeah, no, nope, ok, okay, sure

said-asked = "{ $found }" asks, so nothing is recorded. Type: it without ?, or try before it for the ruling
said-break = Everything that was entered is kept. Type: quit to leave, or the next entry whenever it is time
    .said = pause, break, coffee, coffee break, adjourn, adjourned, save, is it saved, stop, stop here
said-print = The evening is printed outside the prompt. Type: quit, then nos report
    .said = print, report, export, print it
said-correct = Entries are corrected by their numbers, which history shows. Type: undo, fix N ENTRY, strike N or insert N ENTRY
    .said = fix it, fix that, correct …, correction …, change …, edit …, delete …, erase …, remove …, that's wrong, that is wrong, wrong, that was …, it was …, wrong …
said-asks = What can be asked: status, show, legal, history, rule, why; help lists it all.
    .said = who …, whose …, what …, what's …, which …, how …, where …, when …, is …, are …, does …, do …, did …, can …, may …

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
kind-clock = a clock
    .how = : hours, minutes and seconds, like {"{"}1:23:45{"}"}

## Other words

a-round = a hand
example-text = Cees gets the coffee
