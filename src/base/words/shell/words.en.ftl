# The messages of the shell in English: all messages that do not belong to a law.

and = { $rest } and { $last }

## Cards, by the letters that files have: the ranks A, 2 to 10, J, Q and K, the suits c, d, h and s

# The notation of a card in messages and at the prompt. It never means a different card in a file.
card = { $card }
# A shorter notation that may be typed. If a file means another card by it, the prompt asks which one.
card-short = { $rank }{ $suit }
# The rank printed on a card, next to the sign of its suit.
card-face = { $rank }

# The letter drawn on a king.
crown = K

## Entries and corrections that are rejected

Rejection-Refused = { $refusal }
Rejection-TooLong = with its time and its tag the line has { $bytes } bytes; at most 4096 are allowed
Rejection-Full = the journal is full, with a million entries or 64 MB; begin another one
Rejection-TooTangled = there are too many corrections of too many entries (an evening has a few dozen); begin another journal
Rejection-NoSuchEntry = { $last ->
    [0] there is no entry #{ $no }; nothing is recorded yet
   *[other] there is no entry #{ $no }; the last one is #{ $last }
 }
Rejection-Struck = #{ $no } does not stand: #{ $by } struck it; strike { $by } brings it back
Rejection-TooFewToUndo = { $standing ->
    [0] there is no entry to undo
    [one] only 1 entry can be undone
   *[other] only { $standing } entries can be undone
 }
Rejection-NoEntry = #{ $no } is { $is ->
    [undo] an undo
    [strike] a strike
    [fix] a fix
   *[other] a correction
 }{ $about-number ->
    [0] , not an entry. To take it back: strike { $no }
    [one] { " " }of { $about }. Correct { $about } instead, or take the correction back: strike { $no }
   *[other] { " " }of { $about }. Correct one of these instead, or take the whole correction back: strike { $no }
 }
Rejection-SeveralEntries = #{ $no } inserted several entries, so its number does not say which one. To take them all back: strike { $no }
Rejection-IsLaw = #{ $no } is the law, which cannot be changed; correct a later entry
Rejection-NamedTwice = #{ $no } is there twice; one correction fixes or strikes an entry only once
Rejection-WithOthers = #{ $no } came with other corrections in one line. To take them all back: strike { $no }
Rejection-Backwards = #{ $to } comes before #{ $from }. Type: revise { $to } { $from }
Rejection-Impossible = { $own ->
    [no] { $fouled ->
       [0] then #{ $no } { $entry } would be impossible: { $refusal }
      *[other] then #{ $fouled } would be a foul, and #{ $no } { $entry } impossible: { $refusal }
    }
   *[other] at that place "{ $entry }" would be impossible: { $refusal }
 }
stale = the record has changed since nos judged this; enter it again

## Journals and their files

no-time = { $variable } is "{ $text }", which is not a time; a time is written like 2026-11-21T20:14:03+01:00
open-in-process-of = process { $id } of { $user } has it open
open-in-process = process { $id } has it open
open-elsewhere = another program has it open
system = { $kind ->
    [NotFound] no file or folder has that name
    [PermissionDenied] you do not have permission
    [StorageFull] the disk is full
    [QuotaExceeded] your share of the disk is full
    [FileTooLarge] the file may not grow any further
    [ReadOnlyFilesystem] the disk is read-only
    [IsADirectory] it is a folder
    [NotADirectory] part of the path is not a folder
    [AlreadyExists] it was created in the meantime
    [InvalidFilename] its name is too long or not allowed
    [InvalidInput] the disk does not allow that name; many USB sticks allow none with : * ? " < > or |
    [ResourceBusy] another program has it open and locks it; a CIFS share mounted with nobrl still lets nos read it
    [NotSeekable] it is not a file
    [NotConnected] the share is no longer connected; mount it again
    [StaleNetworkFileHandle] the share no longer has that file
    [TimedOut] the disk or the share does not answer
    [HostUnreachable] the computer that shares it cannot be reached
    [NetworkUnreachable] the computer that shares it cannot be reached
    [NetworkDown] the network is down
    [Unsupported] this disk or share cannot do that
    [FilesystemLoop] its links lead in a circle
    [AddrInUse] another program has that address; name another one with --listen
    [AddrNotAvailable] this machine does not have that address; name another one with --listen
    [Other] { $text }
   *[other] the system reports "{ $text }"
 }
no-thread = the system allows nos no more threads; close other programs and try again
Fault-Changed = it was changed
Fault-ChangedOrMissing = it was changed, or a line before it is missing
Fault-Nuls = it has { $bytes } NUL bytes, more than a line can hold
Fault-Tag = its tag was changed; its text is as written
Fault-LineEnd = the end of the line was changed
Fault-OutOfPlace = it is out of place; line { $here } belongs here
Fault-Foreign = it was added by hand
Fault-Unreadable = { $error }
Fault-NothingSaid = it holds no entry, and nos did not write it
Fault-Spelling = nos does not spell its lines like this
Fault-TooTangled = there are too many corrections of too many entries to work out which entries are in force
Fault-NotTaken = it cannot have happened: { $why }
finding = line { $line }: { $fault }
trust = { $from ->
    [0] nothing in it is sure
    [1] nothing in it is sure
    [2] line 1 is as written; from line 2 on nothing is sure
   *[other] lines 1 to { $sure } are as written; from line { $from } on nothing is sure
 }
Broken-Write = it could not be written: { $error }
Broken-Sync = the disk does not confirm that it is saved: { $error }
Broken-Lost = { $how ->
    [Removed] the file has been removed or renamed
    [Replaced] another file has taken its name
   *[other] another program has written in it; let only one nos write it
 }
JournalError-InUse = { $path } is in use: { $holder }; nos replay { $path } reads it meanwhile
JournalError-Damaged = { $path } is damaged: { $first }{ $more ->
    [0] { "" }
    [one] ; so is 1 other line
   *[other] ; so are { $more } other lines
 }; { $trust }. nos check { $path } lists the damage; nos replay --untagged { $path } reads it anyway
JournalError-NoJournal = { $path } is not a nos journal, since none of its lines has a tag. nos replay { $path } reads it; nos play NEW < { $path } turns it into a journal
JournalError-NoFile = { $path } cannot hold a journal
JournalError-TooTangled = { $path } has too many corrections and entries: their product is more than 1,000,000,000, and an evening has a few dozen corrections and some 400 entries. Give each evening a file of its own
JournalError-TooLong = { $path } has more than 64 MB or a million entries, and an evening has some 400. Give each evening a file of its own
JournalError-File = cannot { $doing ->
    [Reading] read
    [Opening] write in
    [Creating] begin
    [Locking] lock
    [Mending] repair the last line of
   *[SettingAside] set aside the torn last line of
 } { $path }: { $error }
JournalError-Stale = not recorded: { stale }
JournalError-ReadOnly = not recorded: { $broken }. { $is_lost ->
    [yes] { $safe ->
        [0] No entry was
        [one] #1 was
       *[other] #1 to #{ $safe } were
    } saved in { $path }; nos check { $path } shows what is there now
   *[no] { $path } keeps { $safe ->
        [0] no entry yet
        [one] #1
       *[other] #1 to #{ $safe }
    }
 }; nos writes nothing more until you start it again

## Files that are read and written

too-long-to-list = { $name } has more than 100,000 entries, too many for a table or a page; nos replay { $name } prints them all
cannot-read = cannot read { $source }: { $error }
cannot-write = cannot write { $target }: { $error }
the-output = the output
standard-input = standard input
is-a-link = { $path } is a link, and nos does not follow links; remove it or name another folder
not-ours = it exists already and is not an earlier version of this file; move it away or name another folder
holds-an-evening = { $name } holds an evening, and nos does not overwrite it; name another file
folder-in-use = { $name } is in use: { $holder }; try again when that program is done
nobody-writes = no program is writing to this pipe
is-a-device = it is a device
no-file = { $name } is a device or a pipe; a journal is a file
torn-left-out = { $name }: the last line was never finished and does not count; nos check { $name } shows it.
save-as-utf-8 = Save the file as plain text in UTF-8

## The settings, nos.toml

rule-not-taken = { $law } does not take the { $word } of nos.toml: it takes { $range }
players-cannot-play = the table.players of nos.toml cannot play { $law }: { $why }
seated = Seated as nos.toml says: { $names }.
config-written = { $name } is written, with the defaults. Change the settings that differ at your table.
config-there = { $name } exists already, and nos does not overwrite it
config-too-long = { $name } has more than { $most } bytes, too many for a nos.toml
not-utf-8 = from here on the file is not UTF-8 text; save it as UTF-8
no-law = nos knows no law of that name; there are { $laws }
no-decimal = money.decimal takes "." or ","
no-language = prompt.language takes one of { $languages }, a language with files, or "auto" for the system's language
no-unit = money.unit takes a decimal in quotation marks, like "0.50"; "0" means no money
no-currency = money.currency takes a word of up to 8 letters or signs, like "EUR"
no-players = table.players takes names in quotation marks between brackets, like ["Anna", "Bram", "Cees"]
no-pieces = chips.pieces takes 1 to 12 different whole numbers from 1 on, like [100, 20, 4, 1]
no-name = a name has 1 to { $most } letters, digits, blanks, - _ ' or . and begins with a letter
name-twice = this name is here twice; two names must differ in more than upper and lower case
is-a-table = { $table } is a table; write [{ $table }] on a line, and its keys below it
takes = { $word } takes { $all }
or = , or{ " " }
no-table = there is no table "{ $name }"
no-key = the table { $table } has no key "{ $name }"
did-you-mean = did you mean { $near }?
there-are = there are { $all }

toml = { $kind ->
    [string-values-must-be-quoted] { no-value }
    [invalid-float] { no-value }
    [invalid-boolean] { no-value }
    [key-with-no-value] { no-equals }
    [missing-assignment-between-key-value-pairs] { no-equals }
    [invalid-basic-string] { no-end-of-text }
    [invalid-literal-string] { no-end-of-text }
    [unexpected-key-or-value] the line must end here; put several values in brackets, and a comment after #
    [missing-comma-between-array-elements] a comma is missing here
    [extra-comma-in-array] this comma is one too many
    [unclosed-table] the ] is missing here
    [unclosed-array] the ] is missing here
    [unclosed-inline-table] the { "}" } is missing here
    [duplicate-key] this key or table is there twice; remove one of them
    [unexpected-leading-zero] a number does not begin with 0
   *[other] { $text }
 }
no-value = a value is missing here: a number, true, false, or words in quotation marks
no-equals = a key needs = and a value after it
no-end-of-text = the closing quotation mark is missing, or there is a control character here

## A journal that is begun, goes on, or is checked

opened-torn = { $is_empty ->
    [true] The end of { $name } is { $bytes ->
        [one] 1 NUL
       *[other] { $bytes } NULs
     }
   *[false] The last line of { $name } was never finished ("{ $text }")
 }; it is set aside in { $kept_in }, and nothing before it is lost.
opened-mended = The last line of { $name } lacked its line end. nos has restored it, and nothing is lost.
opening-takes-long = Opening { $name } is taking long: the disk or the share does not answer yet.
saving-takes-long = Saving in { $name } is taking long: the disk or the share does not answer yet.
opened-read-only = { $why }. You can look at the evening, but nos records nothing until you have fixed that and started nos again.
opened-unshared = { $name } is on a mount ({ $kind }) where nos may not see that another computer has it open too. Let only one nos write it.
goes-on = { $name } goes on: { $seal }.
rejected-after-it = { $more ->
    [one] 1 more line of { $name } is rejected after it.
   *[other] { $more } more lines of { $name } are rejected after it.
 } Fix the first one; nos replay --keep-going { $name } shows them all.
open-here = { $evenings ->
    [0] No other evening in this folder is open.
    [one] An evening in this folder is not settled.
   *[other] Evenings in this folder are not settled.
 }
open-tables = { $event }: { $tables } tables are not settled. Which of them is this?
open-go-on = { $hands ->
    [0] go on with { $name }: { $players }; { $hand }
   *[other] go on with { $name }: { $players }; { $hand }; last entry { $touched }
 }
open-begin = { $is_there ->
    [true] go to { $name }, which exists already
   *[false] begin a new evening, { $name }
 }
open-nothing = begin nothing now
open-none = No evening here is open.
open-journal = journal
open-players = players
open-round = where it is
open-touched = last entry
open-hand = { $hand ->
    [0] no { $round } yet
   *[other] { $round } { $hand }
 }
is-begun = New journal: { $name }. Every entry is saved there before nos answers.
begins-with-its-rules = It begins with its rules:
follows-the-law = { $name } is a { $law } journal; it cannot go on under another law
stakes = { $which ->
    [rules] The house rules come
    [money] The money comes
    [players] The players come
    [rules-money] The house rules and the money come
    [rules-players] The house rules and the players come
    [money-players] The money and the players come
   *[rules-money-players] The house rules, the money and the players come
 } from { $file }.
the-seal = The seal: { $seal }.
check-script = { $name } is a script, not a journal: none of its lines has a tag, so nothing can be proved.
    nos replay { $name } judges it.
check-finding = { $name }: { $finding }.
check-torn = { $name }: the last line was never finished: "{ $text }" ({ $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
 }); nos play moves it to another file.
check-no-line-end = { $name }: the last line lacks its line end; nos play restores it.
check-sound = { $name }: every line is as it was written.
check-seal-trusted = The seal of the lines that can be trusted: { $seal }.
check-no-entry = It has no entries.
check-other = It is not the evening of the seal { $noted }.
check-same = { $more ->
    [0] It is the evening of that seal.
    [one] It is the evening of that seal, and 1 entry came after it.
   *[other] It is the evening of that seal, and { $more } entries came after it.
 }

## Lines that are replayed

revise-at-the-prompt = revise asks about each entry, so it works only at the prompt. Here, write the corrections in one line: fix 31 ENTRY ; strike 32
amendment-at-the-prompt = { $verb } works only at the prompt. Here, write the correction itself: fix 31 ENTRY, or strike 32
other-numbers = the journal begins with { $first } and these lines do not, so entry numbers differ. Add { $first } as the first line and count it as 1
type = Type: { $what }
correct-with-it = Nothing is changed. Correct #{ $no } too, in the same line: { $typed } ; fix { $no } …
take-back-with = To return the table to its state before #{ $first }, type: { $strikes }
correct-with-it-or-revise = { correct-with-it }, or type revise { $first }
replayed = { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
 }: { $accepted } in order, { $foul ->
    [one] 1 foul
   *[other] { $foul } fouls
 }; { $rejected } rejected.

## The names of the commands. A command that is missing here keeps its own name.

command-play = play
command-replay = replay
command-check = check
command-settle = settle
command-standings = standings
command-event = event
command-event-init = init
command-event-seat = seat
command-event-standings = standings
command-event-sheet = sheet
command-event-check = check
command-event-decide = decide
command-export = export
command-import = import
command-report = report
command-board = board
command-audit = audit
command-why = why
command-show = show
command-status = status
command-balances = balances
command-legal = legal
command-holds = holds
command-laws = laws
command-journals = journals
command-history = history
command-rule = rule
command-games = games
command-card = card
command-init = init
command-language = language
command-simulate = simulate
command-tutor = tutor
command-completions = completions
command-man = man
command-help = help

## The command line

# The placeholders in the usage of a command.
value-path = PATH
value-language = LANGUAGE
value-seal = SEAL
value-name = NAME
value-file = FILE
value-files = FILES
value-n-hand-n-all = N|hand N|all
value-word = WORD
value-n-n-word = N.N|WORD
value-game = GAME
value-tag = TAG
value-dir = DIR
value-folder = FOLDER
value-command-word = COMMAND|WORD
value-command = COMMAND
value-day = DAY
value-old-new = OLD=NEW
value-year = YEAR
value-reason = REASON
value-column = COLUMN
value-table = TABLE
value-format = FORMAT
value-part = PART
value-entry = ENTRY
value-address = ADDRESS
value-what = WHAT
value-list = LIST
value-points = POINTS
value-table-n = TABLE|N
value-shell = SHELL

command-first = the command comes first: nos COMMAND, then the file and the options
line-meant = nos does not understand this line. Type: { $line }
page-written = { $name } is written.
pages-written = { $pages ->
    [one] 1 page is
   *[other] { $pages } pages are
 } written into { $folder }.
needs-ssh-t = ssh gave nos no terminal, so it reads the lines as in a file; ssh -t gives a prompt
tutor-needs-a-terminal = the tutor works only in a terminal
journal-needs-a-name = a journal needs a name: type nos play friday.nos. To judge standard input without a journal, type nos replay -
command-mistyped = there is no command { $name }; did you mean nos { $command }? To begin a journal of that name, type nos play { $name }
no-such-file = there is no file { $name }, and no command of that name. To begin a journal, type nos play { $name }, or nos { $name }.nos
one-game = { $law } is one game, so there is no list of games. To see its card, type nos card --law { $law }
no-question = { $words } is not a question
no-card = { $words }: no game has this number or name; nos card without a name prints them all
no-command = there is no command { $name }; nos help lists them
no-parquet = this nos was built without Parquet; to build one with it: cargo install --path . --locked --features parquet
which-table = choose a table with --table, or give a folder with -o for all of them
one-table = one table goes to standard output; give a folder with -o for more
what-a-club-is = a club has 1 to { $most } letters, digits, -, _, ' or ., and begins with a letter
what-a-seal-is = a seal is the number of entries and 32 digits from 0 to f
list-too-long = { $name } has more than 16 MB; it is not a list
list-not-utf-8 = { $name } is not a list: it is not UTF-8 text; save it as UTF-8
which-files = name the journals, a folder with them, or a list of them: --files-from FILE
alias-in-line = { $name }, line { $line }: { $fault }

## Seasons

left-out = Left out: { $failure }.
left-out-in-all = { $files } files were left out, { $named } of them listed: { $reasons }. --verbose lists them all.
left-out-reason = { $files } { $reason ->
    [damaged] damaged
    [event] not counted by { $files ->
        [one] its event
       *[other] their events
     }
    [law] under another law
    [script] no { $files ->
        [one] journal
       *[other] journals
     }
    [name] with names that do not belong to the event
    [together] with aliases of players who sat together
    [twice] given twice
    [unfinished] not finished
   *[unreadable] that cannot be read
 }
import-no-games = { $name } holds no games in PGN, PDN or .mat
import-first = { $name } holds games that another program wrote, in { $format }; nos import { $name } -o DIR makes a script of each
import-several = There are several games, and standard output takes only one; -o DIR writes each into its own file
import-fault = { $place }: game { $no }, { $one } and { $other }: { $why }
import-name = { $place }: "{ $written }" becomes { $name }.
import-more-names = More than { $most } names had to be changed; nos does not list the others.
import-left-out = Left out: { $variations ->
    [one] one variation
   *[other] { $variations } variations
} and { $annotations ->
    [one] one annotation
   *[other] { $annotations } annotations
}.
import-done = { $name }: { $games ->
    [one] one game or match
   *[other] { $games } games or matches
}, { $faulty ->
    [0] all in order.
    [one] one not in order.
   *[other] { $faulty } not in order.
}
words-no-list = [{ $row }] has no list "{ $list }"; a row can have { $known }
words-no-phrase = the phrase "{ $phrase }" has a bracket without its pair, or more than { $most } alternatives
words-too-long = the [numbers] in words are too many or too long (in all more than { $most } bytes); nos reads none of them
import-too-long = it has more than { $most } moves, notes and rolls, too many for a game
import-undecided = { $name } does not say which game it holds. Type: --law chess, or --law checkers
import-no-move = "{ $word }" is not a move
import-several-moves = it may be several moves: { $ways }
import-other-letters = "{ $word }" names a piece by a letter of another language; nos reads K, Q, R, B and N
import-null = "{ $word }" is a null move, and the law does not allow a pass
import-tag-twice = { $tag } is here twice, as "{ $one }" and as "{ $two }"
import-other-turn = "{ $word }" announces a move of the player who is not on turn
import-two-clocks = this move has two clocks; the last, { $time }, counts
import-undated = The date of this game is not clear. Before 1 July 2014 it would have gone on: house game.automatic off
import-unplayed = nobody played this game; its result is { $said }
import-result-of-tag = the moves end without a result; Result says { $said }
import-other-kind = { $kind ->
    [chess] its moves are those of chess, not { $law }
    [checkers] its moves are those of checkers, not { $law }
    [hundred] it is a game of draughts on 100 squares, not { $law }
   *[russian] its moves are those of Russian or Czech draughts, not { $law }
 }
import-no-result = "{ $said }" is not a result under this law
import-two-results = Result says "{ $tag }", and the moves end with { $said }
import-hidden = the file does not have the play, only "{ $word }"
import-over = { $why }; the last game is over: { $ended }
import-no-names = a game begins with the names and points of both players, as in "Anna : 0    Bram : 0"
import-no-end = the game before this one has no end
import-other-names = the names above this game are not those of the match: { $said }
import-open-comment = the comment that begins here does not end
import-open-variation = the variation that begins here does not end
import-other-game = { $tag } "{ $value }" is not { $law }
import-other-start = it begins at another position, { $fen }
import-cut = the file ends before the game does
import-other-score = the score does not fit: the file has { $said } here, and under the law it is { $own }
games-not-so = { $path } holds { $law }, and nos does not write its games as { $format }
by-another-law = { $path } is under another law; --law { $law } exports it
by-the-law = { $path } is under the law { $law }
exported-once = Exported once: { $path } repeats an evening of an earlier file.
counted-once = Counted once: { $name } is { $is_same ->
    [true] the same evening as
   *[false] an earlier state of
 } { $other }.
not-finished = { $name } is not finished: { $lacks }; nos play { $name } continues it
both-sat = { $name }: { $one } and { $other } sat at one table, so they are not one player; change the aliases
progress = {"{"}pos{"}"} of {"{"}len{"}"} journals {"{"}wide_bar{"}"}
not-in-one-csv = the journals are under { $laws }, which do not fit into one CSV; choose one with --law
no-evening = No evening counts.

## Simulated evenings

quiz-how = What do you rule? Type ok if it is in order, foul if it is not, or the number of the article that forbids it. Enter alone leaves the ruling to the referee; quit ends the quiz.
quiz-question = ok, foul or the article?
quiz-type = Type ok, foul, or the number of an article.
quiz-answer = { $guess ->
    [left] The referee says
    [right] Right
   *[wrong] No
 }: { $article ->
    [none] it is in order
   *[other] it is a foul [{ $article }]
 }.
quiz-score = You ruled rightly on { $right } of { $asked ->
    [one] 1 question
   *[other] { $asked } questions
 }{ $fouls ->
    [0] { "" }
    [one] , and named the article of { $articles } of 1 foul
   *[other] , and named the article of { $articles } of { $fouls } fouls
 }.

## Help

nothing-recorded = nothing is recorded yet
for-example = for example: { $example }
no-such-topic = There is no help on "{ $words }". Type help to list the topics.

## Help for the commands and their arguments; help-any-… belongs to every command with that argument

help-nos = The referee and scorekeeper for a real table of Nos
help-nos-long =
    The referee and scorekeeper for a real table of Nos

    Without a command, nos keeps a journal at the prompt: nos FILE is short for nos play FILE, and nos without a file keeps one in this folder that is named for today.
help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-flag = Print help
help-flag-more = Print help (see more with '--help')
help-flag-less = Print help (see a summary with '-h')
help-flag-version = Print version
help-any-file = The journal or script
help-any-files = The journals or scripts
help-any-files_from = A file with the names of the journals, one per line; - for standard input
help-any-json = As JSON
help-any-law = The law; nos laws lists them
help-any-config = The nos.toml to use; by default ./nos.toml, or else the one in your configuration folder
help-any-lang = The language of the output: en, nl, or one with files; by default that of nos.toml, or else of the system
help-any-keep_going = Go on past rejected entries
help-any-plain = For a screen reader: no drawings, and lists in place of boxes
help-any-quiet = Print only fouls, tables and rejected entries
help-any-verbose = List every file that is left out, not only the first ten
help-any-at = Show the state before this entry
help-nos-file = The journal; by default nos-YYYY-MM-DD.nos in this folder
help-nos-json = One JSON object per line
help-play = Keep a journal, at the prompt or from a pipe
help-play-file = The journal; by default nos-YYYY-MM-DD.nos in this folder
help-play-json = One JSON object per line
help-replay = Judge a recorded evening, entry by entry
help-replay-file = The script or journal; - for standard input
help-replay-json = One JSON object per line
help-replay-untagged = Read the entries of a damaged journal and ignore its tags
help-check = Check that a journal is unchanged, and print its seal
help-check-file = The journal
help-check-seal = Compare with a seal that you noted: the number of entries and 32 digits
help-settle = Print the settlement sheet of a journal, for the players to sign, and its seal
help-settle-player = The sheet of one player; for a player who left, as of that moment
help-settle-output = The file to write; on a terminal --html needs one
help-settle-csv = As CSV, for a spreadsheet
help-settle-markdown = As Markdown, for a chat
help-settle-html = As a page to print, A4
help-standings = Print the standings of a season, from many journals
help-standings-files = The journals, or folders with them
help-standings-output = Write the site of a club into this folder: standings, players, evenings with their reports, events, records
help-standings-from = Only evenings begun on this day or later; also a month (2026-11) or a year (2026)
help-standings-to = Only evenings begun on this day or earlier; also a month or a year
help-standings-alias = Count a player who was seated as OLD with NEW; may be given more than once
help-standings-aliases = A file of aliases, one per line
help-standings-sort = The column to sort by, by its name in CSV
help-standings-min_evenings = Only players who played this many evenings or more
help-standings-markdown = As Markdown, for a chat
help-standings-csv = As CSV, with every column
help-standings-json = As JSON, one object per law
help-standings-html = As a page, to be opened in a browser or printed
help-export = Export journals as flat tables, for a spreadsheet or a database
help-export-files = The journals or scripts, or folders with journals
help-export-table = The table: entries, transfers, hands, players, evenings, hand_players or plays, or standings or pairings of an event; may be given more than once with -o
help-export-format = The format: csv, jsonl or parquet; or a notation for the games of one law, such as pdn
help-export-output = Write a file for each table into this folder; by default every table
help-export-club = The name of the club: with -o, write a file for each table and evening, in folders by law, club and month
help-export-by = With --club: a file for each evening (evening, the default) or for each month (month)
help-import = Bring in games that other programs wrote: PGN, PDN, and .mat of backgammon
help-import-files = The files; - for standard input
help-import-output = Write each game of PGN and PDN, and each match of .mat, into a file of this folder; without it one game goes to standard output
help-import-journal = Write journals, with the present time
help-import-check = Judge the games and write nothing
help-export-schema = Print views of the tables for SQL, with the type of every column
help-report = Write the whole evening as one page: the settlement, a chart, and every hand with its layout and rulings
help-report-short = Only the settlement, the chart and a line for each hand
help-report-picture = Write only the opening, as a picture in SVG
help-report-output = The file to write, such as evening.html; - is standard output, the default except on a terminal
help-audit = Print the fouls that the record proves
help-audit-json = One JSON object per file
help-why = Print the dossier of an entry
help-why-html = Print a page: the dossier, and the hand as it lay then
help-why-entry = The entry; by default the last one
help-show = Print the table as it is now
help-status = Print the state of an evening
help-balances = Print everybody's balance
help-balances-by = The balances after each hand: hand
help-balances-csv = As CSV
help-legal = Print the legal plays
help-holds = Print who can hold which piece
help-journals = List the evenings of a folder that are not settled, with players, hand and time of the last entry
help-journals-folder = The folder; by default this one
help-laws = List the laws, each with its game
help-history = Print entries of a journal: those in force, the last 20 (20), those of hand 3 (hand 3), or all (all)
help-history-words = Which entries; also a player's (Bram), fouls, since 40, or those with a text (/covering/)
help-history-player = Entries of this player, and payments by and to this player
help-history-cause = Only payments for this reason, by its word in JSON: double, close
help-history-penalties = Only penalties
help-history-payments = One payment per row
help-history-csv = As CSV, one payment per row
help-rule = Print the rulebook, a chapter (7), an article (7.3), a part of one (11.2e), or the articles with a word (pot)
help-rule-words = The chapter, article, part or word
help-games = List the games that can be announced, and how to type them
help-card = Print a game as a card to lay on the table, with its rules and an example; by default every game
help-card-words = Its number, its name, or a word of it
help-card-html = As a page to print and cut: one game four times, or every game of every law
help-init = Write a nos.toml that explains every setting, for you to change
help-language = Begin to translate nos into another language, or check its files
help-language-tag = The tag of the language, like de or pt-BR
help-language-output = The folder to write its files into; by default one named for the tag
help-language-source = Write empty message files, and the English ones into a folder en beside them, for translation programs
help-language-check = List the missing messages and the mistakes in the files of this folder
help-simulate = Simulate an evening, and print it as a script
help-simulate-players = How many players sit down; random by default
help-simulate-hands = How many hands they play
help-simulate-seed = The random seed of the evening; the same seed gives the same evening
help-simulate-fouls = How often players do something wrong, from 0 (never) to 1 (whenever they can); by default 0, or 0.15 in a quiz
help-simulate-games = The games to announce, by number or in words, separated by commas; by default any
help-simulate-truth = Write the true hands into this file, one JSON object for each entry
help-simulate-quiz = Ask you for the ruling at every foul, and at some entries that look like one
help-tutor = Learn the prompt in five minutes: play a hand step by step, without a journal
help-tutor-again = Start again from the beginning
help-completions = Print the script with which a shell completes commands, options, files, games and articles
help-completions-shell = The shell
help-man = Print the manual page of nos or of a command, for man
help-man-command = The command
help-man-output = Write all pages into this folder instead of printing one
help-help = Print this message, the help of a command, or the prompt's help on a word: foul, closing
help-help-words = The command or word

## The prompt

enter-takes = Enter submits: { $line }
key-not-utf-8 = That key is not UTF-8. The line is dropped.
no-terminal = cannot use the terminal: { $error }
how-to-leave = Ctrl-D or quit leaves.
lines-wait = { $waiting ->
    [one] 1 line waits: Enter submits it, Ctrl-C drops it.
   *[other] { $waiting } lines wait: Enter submits them, Ctrl-C drops them.
 }{ $is_kept ->
    [true] { " " }A line that you type goes first.
   *[false] { " " }After Ctrl-U you can type another line first.
 }
taken-first = first: { $hint }
lines-not-taken = { $dropped ->
    [one] 1 line was not submitted; the up arrow brings it back.
   *[other] { $dropped } lines were not submitted; the up arrow brings them back.
 }
lines-one-by-one = { $entries } lines: Enter submits them one by one
and-more = and { $more } more: type on
not-recorded = Not recorded: { $entry }.
nothing-kept = Nothing of this was kept.
no-entries = { $path } has no entries.
saved = { $all ->
    [could] All that could be saved is
    [else] All else is saved
   *[all] All is saved
 } in { $path }: { $seal }.
enter-asks = Enter asks: { $words }
either = { $entry }, or { $other }
offered = Did you mean:
passed-over = I leave out { $words }.
unknown-words = I don't know { $words }.
strikes = strikes { $entry }
strikes-several = strikes { $count } entries, from { $first } to { $last }
strikes-a-correction = strikes a correction
would-strike = strikes #{ $no } { $named }
would-fix = #{ $no } { $named }, changed to { $entry }
would-insert = { $entry }, before #{ $no } { $named }
overview-also = also
overview-correct = correct
overview-ask = ask
overview-about = about
overview-keys = keys
overview-end = Tab completes; Enter alone shows the status; Ctrl-C drops the line, Ctrl-D leaves; help WORD says more
letter-is-enough = { $letter } is enough
means-the-same = { $alias } means the same
typed-in-full = typed in full; nos asks before it records it
articles-of = articles: { $all }; rule { $first } prints one
meant-topic = There is no "{ $words }"; did you mean help { $verb }?
which-one = { $last ->
    [one] 1
   *[other] { $numbers } or { $last }
 }
# Answers to a question: the word that is shown, other words, and last the letter that is shown.
answer-record = record, write it down, r
answer-waive = waive, waived, let him off, let her off, no penalty, w
answer-forget = forget, cancel, never mind, it did not happen, it didn't happen, neither, none, typo, f
answer-undo = undo, u
answer-keep = keep, cancel, never mind, k
# Answers to a choice between doing it and not doing it.
answer-yes = yes, yeah, yep, sure, ok, okay, y
answer-no = no, nope, n
answer-ordinals = first, second, third, fourth, fifth
# A tile without the payment asked for.
answer-unclaimed = only, only the tile, without the claim, no claim, o
answer-done = done
answer-stop = stop
answer-in-order = ok, o
answer-foul = foul, f
record-it = record it
record-and-waive = record it, and the table waives the penalty
record-unclaimed = record it without the claim: no payment was asked for
forget-it = forget it: mistyped, it did not happen
recorded = Recorded.
recorded-and-waived = Recorded; the table waives the penalty [{ $article }].
nothing-to-redo = the last line is not an undo, so there is nothing to redo; strike N takes back correction N
nothing-to-waive = #{ $no } has no penalty to waive
theirs-already = #{ $no } is { $name }'s already
not-of-one-player = #{ $no } is not one player's entry; fix { $no } ENTRY replaces it
undo-it = undo it
keep-it = keep it
take-it = record it: { $parts ->
    [0] { $correction }
    [1] { $correction }
   *[other] { $parts } changes as one correction
 }
keep-it-as-it-was = keep it as it was
is-put-before = Inserted before #{ $no }: { $entry }
no-such-choice = There is no { $typed } to choose; answer { $numbers }.
answer-first = Answer { $numbers } first; the pasted lines wait.
# Leaves the question and submits the line that the official typed.
answer-leave = leave, leave it, leave this
leave-and-take = leave this and take: { $entry }
no-answer = "{ $typed }" is not an answer, so nos dropped it. Answer { $numbers }.
no-open-question = No question is open, so { $typed } answers nothing.
nothing-is-recorded = Nothing is recorded.
struck = #{ $one } is struck. strike { $no } brings it back.
struck-to = #{ $first } to #{ $last } are struck. strike { $no } brings them back.
are-changed = { $entries } { $number ->
    [one] is
   *[other] are
 } changed
are-struck = { $entries } { $number ->
    [one] is
   *[other] are
 } struck
are-added = { $added ->
    [one] 1 entry is added
   *[other] { $added } entries are added
 }
corrected = { $parts ->
    [0] { $done }. undo takes it back.
    [1] { $done }. undo takes it back.
   *[other] Corrected: { $done }. undo takes it back.
 }
revise-keys = Enter keeps an entry; type another one to replace it, - to remove it, or + ENTRY to insert one before it. done keeps the rest, stop changes nothing.
change-too-long = { $why } Type a shorter change, or done to record the earlier ones; the up arrow brings this one back.
nothing-was-changed = Nothing was changed, so nothing is recorded.
nothing-is-changed = Nothing is changed.
now-impossible = #{ $no } { $entry } is now impossible: { $why }.
now-a-foul = #{ $no } { $entry } is now a foul. { $ruling }
entry-after-plus = An entry is missing after the +. Type + ENTRY.
not-in-revise = That does not work inside revise. stop ends it, and changes nothing.
how-to-leave-out = To remove it, type - and Enter.
nothing-changes-so-far = nothing changes so far
changes-so-far = { $foul ->
    [0] every entry is possible; { $changes ->
        [one] 1 entry changes
       *[other] { $changes } entries change
     } so far
   *[other] { $changes ->
        [one] 1 entry changes
       *[other] { $changes } entries change
     } so far; #{ $foul } becomes a foul
 }
a-foul-and = a foul; { $impact }
stop-changes-nothing = nothing is changed
plus-entry = + ENTRY: inserted before this one

## The lesson

lesson-begins = A lesson in { $steps } steps, of about five minutes. No journal is kept; quit leaves, and nos tutor goes on from there.
lesson-goes-on = The lesson goes on at step { $next } of { $steps }, where you left it. To start again: nos tutor --again
shows-the-rest = Enter shows the rest:{" "}
lesson-over = The lesson is over. To begin a journal, type nos and a name: nos evening.nos
not-in-the-lesson = "{ $entered }" is not this step, so nos took it back.

## Standings, exports, money

AliasFault-Form = "{ $typed }" is not an alias; an alias is written OLD=NEW, with a player's name on either side
AliasFault-Twice = { $old } is an alias of both { $one } and { $other }; remove one of the two
AliasFault-Circle = { $name } becomes an alias of itself; remove one of the aliases in the circle
no-day = a day is written like 2026-11-21; a month like 2026-11 or a year like 2026 is also allowed
no-column = the standings of { $law } cannot be sorted by { $key }; choose one of { $keys }
money = money
worth = { $units } { $unit } are worth { $worth }, as { $file } says.
standings = Standings
standings-of = { $law }: { $about }.
evenings = { $evenings ->
    [one] 1 evening
   *[other] { $evenings } evenings
 }
evenings-on = { evenings }, { $first }
evenings-from = { evenings }, { $first } to { $last }
standings-about-rank = the place in the order
standings-about-player = the name
standings-about-evenings = how many evenings the player played
standings-about-money = its worth in money
standings-about-currency = the currency of the money
standings-about-average = the average result of an evening
standings-about-outcomes = evenings won, drawn and lost
standings-about-best = the best evening
standings-about-best_date = the day of the best evening; of two equal ones, the earlier
standings-about-worst = the worst evening
standings-about-worst_date = the day of the worst evening; of two equal ones, the earlier
standings-about-form = the last ten evenings, the latest last; W is won, D drawn, L lost
legend = Meaning of the columns
season-chart = { $law }, evening by evening
season-counts = The results, added up evening by evening{ $all ->
    [true] { "" }
   *[false] , for the first { $shown } players
 }.
evenings-counted = Evenings that count
evenings-left-out = Left out
site-pages = Pages of this site
site-sheets = Parts of this page
site-players = Players and search
site-evenings = Evenings and events
site-events = Events
site-records = Records
site-search = Search this page
site-nothing-found = Nothing found.
site-all-figures = All figures
site-change = change
site-change-since = The change is the number of places that a player rose or fell on { $last }.
site-new = new
site-record = record
site-law = game
site-figure = figure
site-evening = evening
site-highest = Highest evening
site-run = Most evenings won in a row
site-written = { $folder }: the site has { $files } files; { $written } { $written ->
    [one] was
   *[other] were
 } written{ $removed ->
    [0] { "" }
   *[other] , { $removed } removed
 }.
site-other-folder = { $folder } holds files that do not belong to a site by nos; name an empty or new folder
day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
 }
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $year }
no-seal-known = no seal
standings-table = Standings: { $law }
standings-rank = rank
standings-player = player
standings-evenings = evenings
standings-currency = currency
standings-average = average
standings-outcomes = won–drawn–lost
standings-best = best
standings-best_date = best on
standings-worst = worst
standings-worst_date = worst on
form-letters = WDL
standings-form = form

## Settlement sheets

nobody-there = this evening has no players
no-player = no player of this evening is called { $typed }; the players are { $there }
left-after = { $hands ->
    [0] { $holder } left before the first hand (#{ $no }). This is the sheet of that moment.
   *[other] { $holder } left after hand { $hands } (#{ $no }). This is the sheet of that moment.
 }
often = { $times ->
    [one] { "" }
   *[other] { " " }{ $times } times
 }
fine = { $purpose } [{ $article }]:{ $payees ->
    [0] { " " }waived{ often }
    [one] { often } { $each }{ $times ->
        [one] { "" }
       *[other] , { $in_all } in all
     }
   *[other] { often } { $each } to each, { $in_all } in all
 }{ $is_back ->
    [true] ; paid back, since the hand was abandoned
   *[false] { "" }
 }
hands = { $hands ->
    [one] 1 { $round }
   *[other] { $hands } { $round }s
 }
hours = { $first } to { $last }, { hands }
settlement-of = Settlement of { $date }, { $hours }
settlement-and = Settlement, { $hours }
penalties-are = Penalties:
pays = { $from } pays { $to } { $sum }.
pays-marked = **{ $from }** pays **{ $to }** { $sum }
seal-marked = Seal: `{ $seal }`

## History, dossiers and what a correction changes

entry-number = #{ $no }
was-foul = (foul, { $article })
was-struck = (struck by #{ $by })
was-fixed = (fixed by #{ $by })
no-payments = No entry and no payment matches.
no-cause = no payment is for { $cause }; there are payments for { $there }
no-hand-yet = no { $round } has begun yet
kept-by = From #{ $no } on { $name } kept the journal.
no-such-hand = there is no { $round } { $wanted }; the last one is { $round } { $last }
nothing-recorded-yet = Nothing is recorded yet.
nothing-found = No entry matches.
register-entry = no.
register-time = time
register-text = entry
register-payer = pays
register-payee = is paid
register-amount = amount
register-reason = for
register-article = article
register-after = after
hand = { $round ->
    [game] Game { $hand }
    [round] Round { $hand }
   *[other] Hand { $hand }
 }
would-be-rejected = It would be rejected: { $refusal }.
or-typed = ; or:{ " " }
it-was-struck = It was struck by #{ $by }.
as-last-read = It no longer stands. Below is its last reading.
how-it-stood = The table before it
ruling = Ruling
in-order = In order. { $ruling }
articles = Articles
corrections-since = Corrections since
by-no-longer = { $by }: it no longer stands.
by-again = { $by }: it stands again.
by-read = { $by }: { $is_same ->
    [true] { "" }
   *[false] it was read as { $entry };{ " " }
 }{ $is ->
    [true] a foul
   *[false] accepted
 }{ $was ->
    [true] { $is ->
        [true] , as before
       *[false] { " " }now, a foul before
     }
   *[false] { $is ->
        [true] { " " }now, accepted before
       *[false] , as before
     }
 }.
by-part = #{ $by } { $part }, with { $more } more in its line
by-parts = #{ $by }, { $parts } corrections in one line
ruled-before = Before: { $message }
ruled-since = Since: { $message }
no-ruling-changes = No ruling changes.
no-longer-stands = #{ $no } { $entry } no longer stands.
now-stands = #{ $no } { $entry } now stands: { $ruling }
stands-not = #{ $no } does not stand.
read-instead = #{ $no } { $is } instead of { $was }
ruled-otherwise = { $read }: { $is } Before: { $was }
moves-change = { $read }: the { $moves } change.
by-articles = { $read }: by { $is } instead of { $was }.

## Pages

cards = Cards of the games
number-of-its-game = The number of its game is below the number of each { $round }.
line-of-the-target = { $wins ->
        [true] A game is won at { $goal }.
       *[false] A game ends at { $goal }.
    }
game-so = game { $game }
marks-a-penalty = marks a penalty.
same-in-figures = The same in figures
by-hand = { $unit } by { $round }
from-to = { $name } from { $first } to { $last }
name-left = { $name } left
figures-of-the-chart = { $title }, in figures
column-round = { $round ->
    [game] game
    [round] round
    [evening] evening
   *[other] hand
 }
column-game = { $is_won ->
    [true] game
   *[false] game
 }
column-player = player
column-held = held
column-count = count
column-after = after it
row-start = start
date-told = { $iso }
date = { $day } { month }
thousands-sign = { "" }
decimal-sign = { "." }
has-left = (left)
all-columns = all columns
figures = Figures

where-from = Where each difference came from
pays-to = pays
an-evening = { $game }: an evening
evening-of = { $game }: the evening of { $date }
settlement = Settlement
settlement-on = { $game }: settlement of { $date }
settlement-in = { $game }: settlement
hand-by-hand = { $round ->
    [game] Game by game
    [round] Round by round
   *[other] Hand by hand
 }
sealed = Seal { $seal }
seal = Seal
no-seal = Judged from a script, which has no seal.
before-the-first-hand = Before the first { $round }
the-end = The end
abandoned = abandoned
what-everybody-held = What everybody held
unseen = { $number } unseen
struck-by = struck by #{ $by }
correction = correction
fixed-by = fixed by #{ $by }
inserted = inserted
rules-cited = Rules cited
other-rules = { $rules ->
    [one] 1 other rule, cited by entries that were in order
   *[other] { $rules } other rules, cited by entries that were in order
 }
one-by-one = One by one
table-of = Table of { $article }
summary-best = Best { $round }
summary-fouls = Fouls
summary-length = Length
all-level = { $is_drawn ->
    [true] Drawn
   *[false] All are level.
 }
leads = { $is_final ->
    [true] { $leaders } won{ $number ->
        [one] , { $ahead }
       *[other] { " " }together, { $ahead }
     } { $is_fewest ->
        [true] fewer than
       *[false] ahead of
     } { $next }.
   *[false] { $leaders } { $number ->
        [one] leads
       *[other] lead
     } { $next } by { $ahead }.
 }
by-rank = By rank
summary-behind = From behind
was-behind = { $name } was { $behind } behind
summary-dearest = Highest penalty
summary-most = Most { $what } paid
summary-longest = Longest { $ending ->
    [closed] closed { $round }
    [blocked] blocked { $round }
   *[none] { $round }
 }
so-many-entries = { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
 }
save-picture = Save as a picture
picture-is-svg = nos draws pictures in SVG. Type: { $picture }; then { $convert } converts it
no-picture = there is no picture before the first { $round } is begun
fouls = { $fouls ->
    [one] 1 foul
   *[other] { $fouls } fouls
 }
fouls-and-cost = { $fouls ->
    [0] none
   *[other] { fouls }{ $cost ->
        [0] { "" }
       *[other] ; { $figure } { $unit } in penalties
     }
 }
lasted = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
 }
open-all = { $round ->
    [game] Open all games
    [round] Open all rounds
   *[other] Open all hands
 }
held-in = { what-everybody-held }, { $round } { $hand }
won-with = won, { $points }
signed = Signed
penalties = Penalties
paid = paid
so-often = { $kind }{ $times ->
    [one] { "" }
   *[other] , { $times } times
 }
often-waived = , { $is_all ->
    [true] waived
   *[false] { $waived } waived
 }
often-paid-back = , { $is_all ->
    [true] paid back
   *[false] { $back } paid back
 }
ends = Ends
ends-take = { $arms } { $words }
cube = the cube, { $value }
walk-through = Step through
walk-back = Back one entry
walk-play = Play or pause
walk-on = Forward one entry
walk-end = To the end
walk-entry = #{ $no }
walk-nearest = There is no entry #{ $no } here; this is the nearest, #{ $nearest }.
contents = Contents
skip-to = Skip to: { $heading }
column-date = date
met-behind = behind
met-ahead = ahead
met-evenings = evenings
against-whom = Against whom
cross-table-counts = How often the player of the row ended an evening ahead of, and behind, the player of the column.
cross-table = Everybody against everybody in { $law }
the-board = The board
the-table = { $tiles ->
    [one] The table: { $set } alone
   *[other] The table: { $tiles } tiles around { $set }
 }
end-shows = its end shows { $end }
end-shows-and = its end shows { $end }, { $words }
arm-alone = { $arm }
arm-in-row = { $arm }{ $is_of_set ->
    [true] { "" }
   *[false] , from { $from }
}
empty-arm = { $arm }: no tile; { $end }.
arm = { $arm }: { $tiles }; { $end }.
tile-first = { $tile }, { $is_set ->
    [true] the set
   *[false] the lead
 }
tile-on = { $tile } on { $arm }, the { $open } open{ $is_stray ->
    [true] ; it did not follow the game, and stayed
   *[false] { "" }
 }

## The rulebook

NoPassage-Chapter = there is no chapter { $asked }; the chapters are 1 to { $last }
NoPassage-Article = there is no article { $asked }; chapter { $chapter } has { $chapter }.1 to { $chapter }.{ $last }
NoPassage-Part = there is no { $asked }; { $whole } has { $last ->
    [none] no lettered parts
   *[other] the parts { $whole }a to { $whole }{ $last }
 }
NoPassage-Words = no article has "{ $words }"

## Languages from files

language-no-files = language.files takes the folder of a language, named for its tag, like "languages/de"; English and Dutch are built in
language-left-out = { $why }; nos uses English instead
language-too-long = { $name } has more than { $most } bytes
language-not-utf-8 = { $name } is not UTF-8 text; save it as UTF-8
language-sense = { $name } has "{ $phrase }" in { $list }, a list of words without meaning, but "{ $sense }" changes the meaning of a sentence (senses.toml); remove it
language-too-deep = { $name } opens more braces and parentheses than a message can have
language-nowhere = there are no files for "{ $tag }"; nos language { $tag } begins them. They belong in { $folder }, or in the folder that language.files names in nos.toml
language-no-tag = "{ $name }" is not the tag of a language, like "de" or "pt-BR"
language-built-in = "{ $tag }" is built in, so nos reads no files for it
language-no-folder = { $folder } is not named for a language: name it for its tag, like "de" or "pt-BR"
language-there = { $folder } has every file already, and nos overwrites none
language-written = { $files ->
    [one] 1 file is
   *[other] { $files } files are
 } written into { $folder }. Write each message below its English; nos language --check { $folder } lists the missing ones.
language-written-with-source = { $files } files are written into { $folder } and { $source }; nos language --check { $folder } lists the missing messages.
language-head = nos, language "{ $tag }"
    The English messages are comments here. Below each, write the message in your language: its name, "=" and your
    words. nos uses the English for messages that you leave out.
    Keep the variables in braces: nos fills in { "{ $player }" }. Where a message has cases, the one with a star is the
    default; [one], [few], [many] and [other] are the plurals of your language.
language-head-of-target = nos, language "{ $tag }". The English messages are in ../en/{ $file }.
language-head-of-text = nos, language "{ $tag }"
    The English lines are comments here, with // in front. Write each line in your language below it.
    A line that begins with #, =, >, ? or | begins so in every language. Keep the entries after = and the questions
    after ?, and the numbers of articles. As long as the file has only comments, nos uses the English text.
language-checked = In "{ $tag }" there are:
language-has-messages = { $told } of { $all } sentences
language-has-typed = { $told } of { $all } verbs and other words to type
language-has-said = { $told } of { $all } kinds of words that people say at a table
language-has-help = { $told } of { $all } lines of help and lessons
language-has-articles = { $told } of { $all } articles of rulebooks
Flaw-Unread = this is not a message: { $why ->
    [default] the default case must begin with "*"
    [empty] a name needs "=" and words after it
    [brace] a brace is missing or too many
    [deep] braces are nested too deep
   *[other] a message is a name, "=" and words; a line that goes on begins with a space
 }
Flaw-Unknown = "{ $part }" is not a message of this file
Flaw-Missing = "{ $part }" is missing
Flaw-Twice = "{ $part }" is there twice; nos uses the last
Flaw-SameTyped = "{ $part }" has the word "{ $word }", which "{ $other }" has too
Flaw-Beyond = "{ $part }" has "{ $name }", which nos does not know: it knows only variables and messages
Flaw-Circular = "{ $part }" refers to itself
Flaw-Deep = "{ $part }" refers to a message that refers to another, in a chain of more than five
Flaw-Long = "{ $part }" is longer than 64 kB, the limit for a message
Flaw-Foreign = "{ $part }" has "${ $variable }", which nos does not fill in here
Flaw-Lacks = "{ $part }" lacks "${ $variable }"
Flaw-NoCase = "{ $part }" has the case "[{ $case }]" of "${ $variable }", which never occurs
Flaw-LacksCase = "{ $part }" lacks the case "[{ $case }]" of "${ $variable }"
Flaw-NoSuchFile = nos reads no file of this name
Flaw-NoFile = the file is missing, with { $messages ->
    [one] its message
   *[other] its { $messages } messages
 }
Flaw-NoWords = no words for "{ $kind }"
Flaw-Tab = a tab indents this line, so other programs drop its message; indent with blanks
Flaw-Unseen = { $character } is invisible here and can change how the line reads; delete it
Flaw-NoToml = nos cannot read this: { $why }
Flaw-NoArticle = article { $article } is missing
Flaw-Stray = this line belongs nowhere
Flaw-Lesson = the entries of the lesson or of the card differ from those in English

## The live board

board = The board
board-is-at = The board is at { $address }
board-only-here = Only this machine can see it. For the club's network: --listen 0.0.0.0
board-goes-on = It shows every entry at once. Ctrl-C ends the board, not the evening.
board-address = an address is like 0.0.0.0 or 192.168.1.20:2855
board-no-journal = { $name } is not a nos journal; nos play { $name } begins one
board-cannot-listen = cannot listen on { $address }: { $error }
board-no-word = the system gives no random word: { $error }
board-silent = The connection is lost. Last seen
board-between = Between { $round }s
board-happened = What happened
board-over = { $round ->
    [game] Games that are over
    [round] Rounds that are over
   *[other] Hands that are over
 }
board-to = { $unit } (to{"\u00a0"}{ $target })
board-games = won
board-count = Count
board-on-turn = on turn
board-nothing = There is nothing here.
board-full = This address has { $most } connections open already. Close another page of the board first.
board-host = The board does not answer to this name; to allow it: nos board --host NAME.
board-no-hand = No finished { $round } has this number.
hall-before = nothing is seated yet
hall-round = round { $round } of { $rounds }{ $stage ->
    [played] {" "}is being played
    [over] {" "}is over
   *[seated] {""}
 }
hall-clock = { $minutes ->
    [one] 1 minute from
   *[other] { $minutes } minutes from
 } { $from }
hall-over = Time is up
hall-seating = Who sits where in round { $round }
hall-tables = Tables
hall-standings = Standings after { $counted }
hall-standings-begin = Standings
hall-search = Search a name
hall-leads = leads
hall-won = won
hall-not-begun = not begun
hall-unread = { $kind ->
    [ResourceBusy] in use, not readable here (mount with nobrl)
   *[other] not readable
}
hall-away = its journal is missing now
help-board = Show the running evening in browsers, on this machine or in the club's network
help-board-file = The journal, or the folder of an event for all of its tables; a journal may be open at the prompt
help-board-listen = The address to listen on, such as 0.0.0.0:2855 for the club's network; by default only this machine
help-board-host = A name by which browsers may reach this machine, in addition to its addresses
help-during-chips = The balances, and the number of the hand
help-during-layout = Also the table, and who is on turn
help-during-all = Also the plays and payments, in words
help-board-during = What to show of a hand while it is played; by default as nos.toml says
help-board-initials = Show initials in place of names
help-board-connections = How many browsers may look at once
help-board-per_address = How many of them from one address; allow more where phones share a router
help-board-open = Leave the secret word out of the address, so that everybody in the network can look

## A line that cannot be read

read-too-long = the line has more than { $most } bytes
read-not-utf-8 = from here on the line is not UTF-8 text
read-tab = there is a tab here; put spaces between the words
read-control = there is a control character here (U+{ $code }); remove it
read-no-time = "{ $found }" is not a time; a time is written like 2026-11-21T20:14:03+01:00
read-no-such-entry = I don't know "{ $found }"
read-no-entry = I don't know "{ $found }"; help lists the entries
read-unused = I can't use "{ $found }" here; help lists the entries
read-several = "{ $found }" is short for more than one word: { $words }
read-not-within = "{ $found }" cannot be inside { $outer }; no correction and no question can
read-expected = { $what } is expected here{ $instead ->
    [none] { "" }
   *[other] { " " }instead of "{ $instead }"
 }{ $how }
read-name-taken = a player's name is expected here; "{ $found }" is a word of nos: write the name as { $found }_V
read-name-too-long = "{ $found }" is not a name; a name has at most { $most } letters
read-name-characters = "{ $found }" is not a name; a name begins with a letter and has letters, digits, - _ ' and . only
read-name-quoted = a file or a pipe takes no names in quotes; write { $name } for { $found }
read-zero = "{ $found }" is too small; the number here is at least 1
read-too-large = "{ $found }" is too large; the number here is at most { $largest }
read-house-value = { $key } takes { $range }{ $instead ->
    [none] { "" }
   *[other] , not "{ $instead }"
 }
read-after-closing = "{ $found }" cannot come after { $word }, which is the last word of an entry
read-beyond = I can't read "{ $found }" here
read-unfinished = something is missing here
read-meant = ; did you mean { $word }?
range-between = a whole number from { $least } to { $most }

## Who can hold what

holds-counts-left-out = There were too many ways to make up the counts of the hands, so nos left the counts out: less may be possible, and more certain.
holds-contradiction = The record contradicts itself: no distribution of the { $several } agrees with all of it.
holds-not-all = These entries cannot all be right:
holds-drew = { $name } drew { $piece } for the set
holds-laid = { $name } laid { $piece }
holds-shown = { $name } showed { $pieces }
holds-denied = { $name } { $denied }, so held none of { $pieces }
holds-counted = { $name } counted { $spots }
holds-statement = #{ $no } { $words }.
holds-mend = Strike or fix the one that is wrong.
holds-unseen = Unseen: { $unseen }.
holds-rest = { $number ->
    [0] the unseen
   *[other] the unseen but { $but }
 }
holds-nothing = { $name } holds no { $one }.
holds-certain = { $name } holds { $certain }, for certain.
holds-open = { $name } holds { $number }: { $open } of { $rest }.
holds-both = { $name } holds { $number }: { $certain } for certain, and { $open } of { $rest }.

## Names and entries

lookalike = { $name } looks like { $other }, but is another name.
account-gone = { $holder } { $before } -> not in the session
account-new = { $holder } joins with { $after }
pegs = { $name }: { $front }, { $back } before
end-counts = counts { $points }
has-one-game = { $game } has one game; leave --games out

rulebook-in-english = (The rulebook of this game exists only in English.)

## Words in several places

the-pot = the pot
either-or = { " " }or{ " " }
first-tile = { $is_set ->
    [true] set
   *[false] lead
}
link-it = it
wrong-share = a share is a number from 0 to 1, like 0.1, with at most six decimals
card-typed = Type
register-after-start = start
register-after-settlement = settlement

## Messages of clap, which reads the command line, and the headings of manual pages

clap-error = error:
clap-missing = the following required arguments were not provided:
clap-unexpected-argument = unexpected argument { $arg } found
clap-unexpected-value = unexpected value { $typed } for { $arg } found; no more were expected
clap-unknown-command = unrecognized subcommand { $typed }
clap-invalid-value = invalid value { $typed } for { $arg }
clap-needs-value = a value is required for { $arg } but none was supplied
clap-cannot-be-with = the argument { $arg } cannot be used with { $other }
clap-only-once = the argument { $arg } cannot be used multiple times
clap-tip = tip:
clap-tip-pass = to pass { $arg } as a value, put -- before it
clap-similar-argument = a similar argument exists: { $meant }
clap-similar-command = a similar subcommand exists: { $meant }
clap-similar-value = a similar value exists: { $meant }
clap-the-options = [OPTIONS]
clap-a-command = COMMAND
clap-usage = Usage:
clap-more = For more information, try '--help'.
clap-no-digit = type a whole number
clap-possible = [possible values:
clap-default = [default:
clap-aliases = [aliases:
clap-alias = [alias:
clap-possible-values = Possible values:
clap-man-name = .SH NAME
clap-man-synopsis = .SH SYNOPSIS
clap-man-description = .SH DESCRIPTION
clap-man-options = .SH OPTIONS
clap-man-subcommands = .SH SUBCOMMANDS
clap-man-version = .SH VERSION

## Events: several tables, several rounds

event = Event
event-written = { $name } is written. { $players ->
    [none] Add the players; then
   *[some] It has the players;
 } nos event seat decides the first round.
event-no-folder = { $name } has no event.toml, so it is not an event; nos event init { $name } writes one
event-no-text = { $name } is not text in UTF-8, or larger than { $most } MB
event-file = { $name }: { $fault }
event-file-line = { $name }, line { $line }: { $fault }
event-a-text = a text in quotation marks
event-a-rating = a number from 1 to 9999, halves allowed
event-takes-number = { $word } takes a whole number from { $least } to { $most }
event-tie-form = event.tie takes words in brackets, like ["result", "wins", "met"]
event-points-form = event.points takes "result", "game", or the points of each place at a table, like [4, 2, 1], each from -1000000 to 1000000
event-for-two = under { $law } two sides do not always play each other, so there is no "{ $word }"
event-needs-seatings = the system "given" needs the name of a file: event.seatings
event-players-form = each player needs a table: write [[players]] on a line, and name = "..." below it
event-player-without-name = this player has no name
event-aliases-form = players.aliases takes names in quotation marks, in brackets
event-absent-form = { $word } takes numbers of rounds in brackets, like [2, 3]
event-too-many = an event has at most { $most } players
event-no-pairs = under { $law } nobody plays in pairs
event-no-partner = no other player has the pair "{ $pair }"; name the partner, or give both the same word
event-two-partners = one of the pair "{ $pair }" has another partner already
event-nobody = event.toml has no player "{ $name }"
event-several = "{ $name }" fits several players; write more of the name
event-given-form = a line has a round, a table, a colon and the players clockwise: 1 2: Anna Bram Cees Dirk
event-given-twice = { $name } or the table is there twice in round { $round }
event-given-size = { $players } do not play { $law }
event-given-absent = { $name } does not play in round { $round }
event-none-given = the file with the tables has no table for round { $round }
event-pairs-form = a pair is two numbers, white first, 0 for nobody
event-pairs-nobody = there is no player { $number }; the last one is { $most }
event-pairs-without = { $name } plays in round { $round }, but is in no pair
event-trf-for-two = this format is for games between two players; { $law } also allows more
event-trf-begun = { $name } has { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
} already; nos takes over only the players, and begins with round 1
event-trf-number-twice = another player has the number { $number } too
event-trf-no-room = this format has room for { $players } players and { $points } points each; the event has more
event-no-seating = nos did not write this seating
event-other-round = by its name it is the seating of round { $round }, but it says round { $other }; rename it, or change its "round"
event-table-no = a table is written like r1-t3, the third table of round 1
event-no-such-table = no seating has { $table }
event-not-seated = round { $round } is not seated yet
event-all-seated = all { $rounds } rounds are seated; event.toml sets their number
event-too-few = round { $round } has too few players for a table; a table needs { $least }
event-away = { $number ->
    [one] { $tables } is seated and its journal is not here
   *[other] { $tables } are seated and their journals are not here
 }; --without { $table } counts it as not played
event-unsettled = { $number ->
    [one] { $tables } is not settled
   *[other] { $tables } are not settled
 }; --without { $table } counts it as not played
event-open = { $table } is not settled and does not count yet.
event-not-played = { $table } is settled without a finished game or hand, so it counts for nobody.
event-undecided = { $is_settled ->
    [true] { $table } is settled, so its decision in decided.toml does not count; nos event decide { $table } --clear removes it
   *[other] no seating has { $table }, so its decision in decided.toml does not count
 }
event-both = { $table }: { $one } and { $other } sat there together but are one player in event.toml, so nothing counts; correct the aliases
event-too-much = { $table } gave a player more than { $most }, so it does not count
event-seat-empty = { $table }: { $players ->
    [one] { $names } was seated there, did not play, and gets nothing
   *[other] { $names } were seated there, did not play, and get nothing
 }
event-seated-twice = the seating of round { $round } has { $name } twice; remove one from seating-r{ $round }.json
event-out-but-played = the seating says that { $name } sits out in round { $round }, but a journal says that { $name } played; remove the name from "out" in seating-r{ $round }.json
event-seating-missing = seating-r{ $round }.json is missing, so round { $round } does not count; restore it from a copy of the folder
event-stranger = { $table }: { $name } is not in event.toml; add the player, or the name as an alias
event-journal-there = { $name } exists already and does not belong to this seating, so nothing was written; nos event check says more
event-cannot-sit = { $table } cannot be seated: { $why }
event-dry = Nothing was written.
event-begun = { $number ->
    [one] { $journals } is begun
   *[other] { $journals } are begun
 }, and the seating is written.
event-round = { $name }, { $round ->
    [0] before round 1 of { $rounds }
   *[other] round { $round } of { $rounds }
 }
event-round-number = round { $round }
event-table-number = Table { $table }
event-by-name = By name
event-out = sits out
event-alone = { $name } has nobody to play with, and gets no win for it.
event-sit-out = { $players ->
    [one] { $names } sits out.
   *[other] { $names } sit out.
 }
event-repeats = { $repeats ->
    [0] Nobody meets anybody again.
    [one] 1 meeting is repeated.
   *[other] { $repeats } meetings are repeated.
 }
event-standings = { $name }, after { $counted }
event-standings-begin = { $name }, nothing is settled yet
event-rounds-over = round { $rounds }
event-tables-over = { $over } of { $tables } tables of round { $round }
event-cross = { $name }: who gained what from whom
event-sheet = { $name }: every table with its seal
event-going = { $names }, not settled
event-none-played = { $names }, not played
event-forfeited = { $names }; did not come: { $absent }
event-journal-away = { $names }, the journal is not here
event-by-decision = { $told } (decided)
event-head-round = round
event-head-seat = seat
event-head-result = result
event-head-rank = rank
event-head-player = player
event-head-players = players, the first seat first
event-head-points = points
event-head-table = table
event-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
event-head-gained = from whom
event-head-results = results
event-head-seal = seal
event-head-rating = rating
event-head-deviation = deviation
event-head-evenings = evenings
event-tie-result = result
event-tie-wins = wins
event-tie-met = others
event-tie-buchholz = Buchholz
event-tie-sonneborn = Sonneborn
event-tie-direct = direct
event-sound = { $tables ->
    [0] There is no journal yet.
    [one] 1 journal is as it was written, and fits the seating.
   *[other] { $tables } journals are as they were written, and fit the seatings.
 }
event-odd = { $name } is not named like a journal or seating of this event; nothing in it counts
event-beyond = { $name } belongs to a round or a table that this event does not have; nothing in it counts
event-torn = { $table }: the last line was never finished
event-two-tables = { $name } sits at { $one } and at { $other }
event-missing = { $table } is seated and its journal is not here, so it does not count; if it is lost, nos event decide { $table } --result records the points
event-otherwise = { $table }: { $players ->
    [0] its journal has no players there
   *[other] its journal has { $names } there
 }, not the players of the seating; change the names in seating-r{ $round }.json, or put the right journal here
event-not-in-seating = { $table } is in no seating, so nothing in its journal counts
event-corrected = { $table } was corrected after round { $round } was seated
event-other = { $table } no longer has the entries that it had when round { $round } was seated
event-older-seating = An older version of nos wrote the seating of round { $round }, so nos cannot see later corrections.
event-would-sit = Round { $round } stays as it is. { $players ->
    [0] The present results would give the same seating.
   *[other] With the present results, these players would have met other opponents: { $names }.
 }

event-at-table = { $name }: round { $round } of { $rounds }, table { $table }.
event-others-play = { $number ->
    [one] { $tables } of round { $round } is not settled yet
   *[other] { $tables } of round { $round } are not settled yet
 }.
event-next-round = { $round ->
    [1] No round is seated yet
   *[other] This whole round is settled
 }; nos event seat decides round { $round }.
event-is-over = The last round is settled; nos event standings shows who leads.

## Decisions about the tables of an event

event-decided-head = Results that no journal holds; nos event decide writes this file.
event-decided-form = each decision is a table: [[table]] on a line, below it round = 2, table = 2, and one of forfeit = ["Bob"], not_played = true and result = {"{"} Ann = 1, Bob = 0 {"}"}
event-decided-twice = there is a decision about { $table } already
event-decided-by-hand = { $name } has decisions in a form that nos does not write; change { $tables } there by hand
event-not-at-table = { $name } was not seated at { $table }
event-without-result = { $table }: { $name } was seated there too; give everybody's points
event-halves = points are a number from -{ $most } to { $most }, whole or with a half
event-result-form = --result takes a name and points, in turns: Ann 1 Bob 0
event-settled = { $table } is settled, so there is nothing to decide
event-no-decision = there is no decision about { $table }
event-in-use = another program has the journal of { $table } open; close it there first
event-decide-what = --again and --results take the number of a round, like 3; everything else takes a table like r2-t2
event-points-what = --points takes no table and no round before it; write --round N after it
event-not-last = round { $round } is not the last seated round, so its seating stays
event-has-begun = { $table } has begun, so the seating stays
event-again = { $number ->
    [0] The seating of round { $round } is taken back.
    [one] The seating of round { $round } is taken back, and { $journals } is removed with it.
   *[other] The seating of round { $round } is taken back, and { $journals } are removed with it.
 }
event-again-decided = The decisions about { $tables } are removed too.
event-taken-back = Round { $round } is no longer seated; nos event seat seats it again.
event-points-change = { $name }: { $was } points before, { $is } after
event-shall-it = Write this? Type yes.
event-yes = yes y
event-say-yes = nothing is written, since nos cannot ask here; add --yes
event-unchanged = nothing was written
event-decision-written = { $name } is written.
event-seating-nobody = event.toml has no player "{ $name }". If the player was renamed, add this name to aliases; if the player left, keep the player with to = { $round }
event-adjusted = { $name }: { $points } points in round { $round } ({ $reason }).
event-adjusted-form = points of the arbiter are a table: [[points]] on a line, below it name = "Ann", points = -1, reason = "phone" and round = 2
event-keeps-edition = This event was seated without edition, so it keeps the tie-breaks of 2024.{ $has_direct ->
    [true] { " " }direct adds up the points against equal players.
   *[other] { "" }
 } To change that, write edition = 2026 into event.toml.
event-decided-counts = { $table } is decided, so its journal does not count
event-by-forfeit = { $is_won ->
    [true] forfeit win
   *[other] forfeit loss
 }{ $is_named ->
    [true] : { $names }
   *[other] { "" }
 }
event-with-colour = { $names } ({ $colour ->
    [white] black
   *[other] white
 })
event-colour-letter = { $colour ->
    [white] w
   *[other] b
 }
event-bye = bye
event-edition = { $title }; tie-breaks by FIDE C.07, edition { $year }
event-cross-rounds = { $name }: rank of the opponent{ $colours ->
    [true] , colour
   *[false] { "" }
 } and result in each round
event-head-performance = performance
event-head-white = white
event-head-black = black
event-tie-buchholz-cut1 = Buchholz-1
event-tie-buchholz-median = Buchholz-M1
event-tie-black = black
event-tie-progress = progressive
event-result-chips = whole chips that add up to 0
event-result-whole = whole numbers from 0
event-unlawful-result = the table cannot give these points; it can give { $can_be }
event-no-draws = under { $law } no game is drawn
event-pairs-byes = several players have 0 in place of an opponent, but only one can have the bye: { $names }
event-pairs-second-bye = { $name } has had a bye or a win by forfeit, and others have not
event-report-old = the report of { $name } no longer fits the roster. Write it again: nos event seat --trf FILE
event-list-column = "{ $cell }" is unclear as { $key }. Write a date as 2-1-1990 or 1990/01/02, m or w, and a country in three letters
event-list-names = a name has 1 to { $most } letters, digits, blanks, - _ ' or . and begins with a letter. Wrong are { $names }
event-trf-shifted = the columns of this player are shifted: column { $column } is wrong. Columns count letters, not bytes
event-trf-passed = { $name }, line { $line }: { $code } is skipped.
event-trf-no-system = { $name } names no system, so it is random. To change that, write system = "swiss" into event.toml.
event-which-system = Which system: { $systems }?
event-takes-date = { $word } takes a date: 2026/11/29
event-would-swap = Round { $round } stays as it is. With the present results, these players would have the other colour: { $names }.
event-results-for-two = --results is for games of two players that are not matches, so not for { $law }
event-results-need-a-file = nos cannot ask here; write --results FILE, or - for standard input
event-results-form = a result is a table and one of 1-0 0-1 ½-½ +- -+ --, the first seat first: 3 1-0
event-results-keys = For the first player: 1 won, 0 lost, = drawn, + only this player came, - only the opponent came. Enter leaves the table out.
event-result-of = Table { $table }, { $names }: { "" }
event-result-skipped = { $table } is settled, so its line is skipped.

## Ratings

ratings = Ratings
ratings-of = { $law }: { $method }
ratings-glicko = ratings by Glicko-2, each evening one period; from { $rating }, deviation { $deviation }, volatility { $volatility }, tau { $tau }
ratings-weng-lin = ratings by Weng and Lin, by the places at each table; from { $rating }, deviation { $deviation }, beta { $beta }
ratings-provisional = provisional
ratings-chart = Ratings: { $law }, evening by evening
ratings-counts = The rating after each evening{ $all ->
    [true] { "" }
   *[other] , of the { $shown } highest
 }.

## Help of the commands about events

help-any-dir = The folder of the event; by default this one
help-event = Keep an event: several tables over several rounds
help-event-init = Write an event.toml that explains each key
help-event-init-players = Begin with the players of a list in CSV, with columns name, club, rating, title and fide
event-list-unreadable = this is not a list in CSV
event-list-no-names = the first line of a list names its columns, and one of them is name
event-list-nobody = { $name } names no player
event-list-rating = "{ $cell }" is not a rating
event-pairings = { $name }: seatings
event-tables-alone = standings and pairings are of one event, as CSV, without other tables: nos export DIR --table pairings; -o DIR for both
help-event-init-trf = Begin with the players of a report in TRF16 or TRF26
help-event-seat = Decide the next round, and begin a journal for each table
help-event-seat-without = Count this table of an earlier round as not played; may be given more than once
help-event-seat-dry = Only print the seating; write nothing
help-event-seat-round = Print a round that is already seated
help-event-seat-trf = Write the event as TRF16 for a pairing program, and seat nothing
help-event-seat-pairs = Take the pairs that a pairing program gives for the next round
help-event-seat-html = As a page for the wall, large, by name and by table
help-event-seat-slips = As a page of slips for the tables, to be cut
help-event-standings = Print the standings
help-event-standings-cross = Print who gained what from whom
help-event-standings-ratings = Print the ratings of the players
help-event-standings-trf = Write the event as TRF16 for a pairing program
help-event-seat-trf26 = Write the event as TRF26 for a pairing program, and seat nothing
help-event-standings-trf26 = Write the event as TRF26
help-event-standings-edition = Use the tie-breaks of this edition of FIDE C.07, 2024 or 2026, here only
help-event-decide-results = Decide all tables of a round by a list; without a file at a terminal, by a key for each table
help-event-decide-points = Add points to a player or take them off, with a reason
help-event-decide-round = The round to which the points belong; the last one if not given
help-event-standings-csv = As CSV
help-event-standings-markdown = As Markdown, for a chat
help-event-standings-html = As a page, to be opened in a browser or printed
help-event-sheet = Print every table with its results and its seal
help-event-sheet-csv = As CSV
help-event-sheet-markdown = As Markdown, for a chat
help-event-sheet-html = As a page, to be opened in a browser or printed
help-event-decide = Record a result that no journal holds, or take back a seating
help-event-decide-what = The table, like r2-t2; for --again the number of the round
help-event-decide-forfeit = This player did not come: the others win as by a bye; may be given more than once
help-event-decide-not_played = Nobody played there: nobody gets anything
help-event-decide-result = The game was played, but its journal is lost: the points of each player
help-event-decide-clear = Take back the decision about the table
help-event-decide-again = Take back the seating of the last round, if no table of it has begun
help-event-decide-yes = Do not ask
help-event-check = Check that every journal is unchanged, and list corrections that came too late
help-standings-ratings = Print ratings in place of results
