# The messages of the shell in Dutch: all messages that do not belong to a law.
#
# File names and keys stay English. An entry is a `regel`, a journal a `logboek`.

# The arms, in the words of entries.
arm-name = { $arm ->
    [left] links
    [right] rechts
    [north] noord
    [east] oost
    [south] zuid
    [west] west
   *[other] { $arm }
 }

and = { $rest } en { $last }

## Cards, by the letters that files have: the ranks A, 2 to 10, J, Q and K, the suits c, d, h and s

# Suit before rank: Rh is ruiten heer. In a file, Kh is harten heer, so messages write klaveren heer as Klh.
card = { $card ->
    [Kc] Klh
   *[other] { card-short }
 }
card-short = { $suit ->
    [c] K
    [d] R
    [h] H
   *[s] S
 }{ $rank ->
    [A] a
    [J] b
    [Q] v
    [K] h
   *[other] { $rank }
 }
card-face = { $rank ->
    [J] B
    [Q] V
    [K] H
   *[other] { $rank }
 }

crown = D

## Entries and corrections that are rejected

Rejection-Refused = { $refusal }
Rejection-TooLong = met de tijd en het controlemerk heeft de regel { $bytes } bytes; het mogen er hoogstens 4096 zijn
Rejection-Full = het logboek is vol, met een miljoen regels of 64 MB; begin een ander
Rejection-TooTangled = er zijn te veel correcties van te veel regels (een avond heeft er een paar dozijn); begin een ander logboek
Rejection-NoSuchEntry = { $last ->
    [0] er is geen regel { $no }; er staat nog niets in het logboek
   *[other] er is geen regel { $no }; de laatste is regel { $last }
 }
Rejection-Struck = regel { $no } geldt niet: die is doorgehaald door regel { $by }; met doorhalen { $by } komt die terug
Rejection-TooFewToUndo = { $standing ->
    [0] er is geen regel die teruggenomen kan worden
    [one] er is maar 1 regel die teruggenomen kan worden
   *[other] er zijn maar { $standing } regels die teruggenomen kunnen worden
 }
Rejection-NoEntry = regel { $no } is een { $is ->
    [undo] terugname
    [strike] doorhaling
    [fix] verbetering
   *[other] correctie
 }{ $about-number ->
    [0] , geen gewone regel. Om die terug te nemen: doorhalen { $no }
    [one] { " " }van { $about }. Verbeter { $about }, of neem de correctie terug: doorhalen { $no }
   *[other] { " " }van { $about }. Verbeter een daarvan, of neem de hele correctie terug: doorhalen { $no }
 }
Rejection-SeveralEntries = regel { $no } voegde meer dan één regel tussen, dus het nummer zegt niet welke. Om ze allemaal terug te nemen: doorhalen { $no }
Rejection-IsLaw = regel { $no } is het reglement, en dat kan niet veranderen; verbeter een latere regel
Rejection-NamedTwice = regel { $no } staat er twee keer; één correctie verbetert een regel of haalt die door, maar één keer
Rejection-WithOthers = regel { $no } kwam samen met andere correcties. Om ze allemaal terug te nemen: doorhalen { $no }
Rejection-Backwards = regel { $to } staat voor regel { $from }. Typ: herzien { $to } { $from }
Rejection-Impossible = { $own ->
    [no] { $fouled ->
       [0] dan zou regel { $no } { $entry } niet meer kunnen: { $refusal }
      *[other] dan zou regel { $fouled } een overtreding zijn, en regel { $no } { $entry } niet meer kunnen: { $refusal }
    }
   *[other] daar zou "{ $entry }" niet kunnen: { $refusal }
 }
stale = het logboek is veranderd sinds nos dit beoordeelde; voer het opnieuw in

## Journals and their files

no-time = { $variable } is "{ $text }", en dat is geen tijd; een tijd ziet eruit als 2026-11-21T20:14:03+01:00
open-in-process-of = proces { $id } van { $user } heeft het open
open-in-process = proces { $id } heeft het open
open-elsewhere = een ander programma heeft het open
system = { $kind ->
    [NotFound] dat bestand of die map is er niet
    [PermissionDenied] daar is geen toestemming voor
    [StorageFull] de schijf is vol
    [QuotaExceeded] de toegestane ruimte op de schijf is op
    [FileTooLarge] het bestand mag niet groter worden
    [ReadOnlyFilesystem] van de schijf kan alleen gelezen worden
    [IsADirectory] het is een map
    [NotADirectory] een deel van het pad is geen map
    [AlreadyExists] het is er intussen bijgekomen
    [InvalidFilename] de naam is te lang of mag niet
    [InvalidInput] de schijf neemt die naam niet aan; vaak mag een naam daar geen : * ? " < > of | hebben
    [ResourceBusy] een ander programma heeft het open en laat niemand toe; koppel de gedeelde map met nobrl om het te kunnen lezen
    [NotSeekable] het is geen bestand
    [NotConnected] de gedeelde map is niet meer gekoppeld; koppel die opnieuw
    [StaleNetworkFileHandle] de gedeelde map heeft dat bestand niet meer
    [TimedOut] de schijf of de gedeelde map antwoordt niet
    [HostUnreachable] de computer die het deelt is niet te bereiken
    [NetworkUnreachable] de computer die het deelt is niet te bereiken
    [NetworkDown] het netwerk ligt eruit
    [Unsupported] deze schijf of gedeelde map kan dat niet
    [FilesystemLoop] de verwijzingen gaan in een kring
    [AddrInUse] een ander programma heeft dat adres; noem een ander met --listen
    [AddrNotAvailable] deze machine heeft dat adres niet; noem een ander met --listen
    [Other] { $text }
   *[other] het systeem meldt "{ $text }"
 }
no-thread = het systeem staat geen threads meer toe; sluit andere programma's en probeer het opnieuw
Fault-Changed = die is veranderd
Fault-ChangedOrMissing = die is veranderd, of een regel ervoor ontbreekt
Fault-Nuls = { $bytes } bytes ervan zijn NUL, meer dan een regel kan bevatten
Fault-Tag = het controlemerk is veranderd; de tekst is zoals die geschreven is
Fault-LineEnd = het eind van de regel is veranderd
Fault-OutOfPlace = die staat niet op zijn plaats; hier hoort regel { $here }
Fault-Foreign = die is met de hand toegevoegd
Fault-Unreadable = { $error }
Fault-NothingSaid = er staat geen invoer in, en nos heeft deze regel niet geschreven
Fault-Spelling = zo schrijft nos zijn regels niet
Fault-TooTangled = er zijn te veel correcties van te veel regels om uit te zoeken wat er geldt
Fault-NotTaken = dit kan niet gebeurd zijn: { $why }
finding = regel { $line }: { $fault }
trust = { $from ->
    [0] niets erin is zeker
    [1] niets erin is zeker
    [2] regel 1 is zoals geschreven; vanaf regel 2 is niets zeker
   *[other] regel 1 tot en met { $sure } zijn zoals geschreven; vanaf regel { $from } is niets zeker
 }
Broken-Write = schrijven lukte niet: { $error }
Broken-Sync = de schijf bevestigt niet dat het bewaard is: { $error }
Broken-Lost = { $how ->
    [Removed] het bestand is weg of heeft een andere naam
    [Replaced] een ander bestand heeft nu die naam
   *[other] een ander programma heeft erin geschreven; laat maar één nos erin schrijven
 }
JournalError-InUse = { $path } is in gebruik: { $holder }; nos beoordeel { $path } leest het intussen
JournalError-Damaged = { $path } is beschadigd: { $first }{ $more ->
    [0] { "" }
    [one] ; dat geldt ook voor 1 andere regel
   *[other] ; dat geldt ook voor { $more } andere regels
 }; { $trust }. Met nos controleer { $path } is alles te zien; met nos beoordeel --untagged { $path } is het toch te lezen
JournalError-NoJournal = { $path } is geen logboek van nos: geen enkele regel heeft een controlemerk. Met nos beoordeel { $path } is het te lezen; nos speel NIEUW < { $path } maakt er een logboek van
JournalError-NoFile = in { $path } kan geen logboek staan
JournalError-TooTangled = { $path } heeft te veel correcties en regels: het ene maal het andere is meer dan 1.000.000.000, en een avond heeft een paar dozijn correcties en zo'n 400 regels. Geef elke avond een eigen bestand
JournalError-TooLong = { $path } heeft meer dan 64 MB of een miljoen regels, en een avond heeft er zo'n 400. Geef elke avond een eigen bestand
JournalError-File = { $path } { $doing ->
    [Reading] is niet te lezen
    [Opening] is niet te openen om erin te schrijven
    [Creating] is niet aan te maken
    [Locking] is niet te vergrendelen
    [Mending] is niet te herstellen
   *[SettingAside] houdt een afgebroken laatste regel, die niet apart te zetten is
 }: { $error }
JournalError-Stale = niet opgeschreven: { stale }
JournalError-ReadOnly = niet opgeschreven: { $broken }. { $is_lost ->
    [yes] { $safe ->
        [0] Er is nog geen regel
        [one] Regel 1 is
       *[other] Regel 1 tot en met { $safe } zijn
    } in { $path } bewaard; nos controleer { $path } toont wat er nu staat
   *[no] In { $path } { $safe ->
        [0] staat nog geen regel
        [one] staat regel 1
       *[other] staan regel 1 tot en met { $safe }
    }
 }; nos schrijft niets meer tot het opnieuw gestart is

## Files that are read and written

too-long-to-list = { $name } heeft meer dan 100.000 regels, te veel voor een tabel of een pagina; nos beoordeel { $name } toont ze allemaal
cannot-read = { $source } is niet te lezen: { $error }
cannot-write = { $target } is niet te schrijven: { $error }
the-output = de uitvoer
standard-input = de standaardinvoer
is-a-link = { $path } is een koppeling, en die volgt nos niet; haal die weg of noem een andere map
not-ours = dat is er al, en is geen eerdere versie van dit bestand; haal het weg of noem een andere map
holds-an-evening = in { $name } staat een avond, en die overschrijft nos niet; noem een ander bestand
folder-in-use = { $name } is in gebruik: { $holder }; probeer het opnieuw als dat programma klaar is
nobody-writes = geen programma schrijft in deze pipe
is-a-device = het is een apparaat
no-file = { $name } is een apparaat of een pipe; een logboek is een bestand
torn-left-out = { $name }: de laatste regel is nooit afgemaakt en telt niet mee; nos controleer { $name } laat die zien.
save-as-utf-8 = Bewaar het bestand als gewone tekst in UTF-8

## The settings, nos.toml

rule-not-taken = bij { $law } past de { $word } van nos.toml niet: daar hoort { $range }
players-cannot-play = met de table.players van nos.toml gaat { $law } niet: { $why }
seated = Aan tafel volgens nos.toml: { $names }.
config-written = { $name } is geschreven, met de gewone instellingen. Verander wat aan deze tafel anders is.
config-there = { $name } is er al, en blijft zoals het is
config-too-long = { $name } heeft meer dan { $most } bytes; dat is geen nos.toml
not-utf-8 = vanaf hier is het bestand geen UTF-8; bewaar het als UTF-8
no-law = dat spel is er niet; er zijn { $laws }
no-language = bij prompt.language hoort { $languages }, een taal met bestanden, of "auto" voor de taal van het systeem
no-decimal = bij money.decimal hoort "." of ","
no-unit = bij money.unit hoort een bedrag tussen aanhalingstekens, zoals "0.50"; "0" is geen geld
no-currency = bij money.currency hoort een woord van hoogstens 8 letters of tekens, zoals "EUR"
no-players = bij table.players horen namen tussen aanhalingstekens en haken, zoals ["Anna", "Bram", "Cees"]
no-pieces = bij chips.pieces horen 1 tot 12 verschillende hele getallen vanaf 1, zoals [100, 20, 4, 1]
no-name = een naam heeft 1 tot { $most } letters, cijfers, spaties, - _ ' of . en begint met een letter
name-twice = deze naam staat er twee keer; een hoofdletter maakt geen andere naam
is-a-table = { $table } is een tabel; zet [{ $table }] op een regel, en de sleutels eronder
takes = bij { $word } hoort { $all }
or = , of{ " " }
no-table = er is geen tabel "{ $name }"
no-key = de tabel { $table } heeft geen sleutel "{ $name }"
did-you-mean = is { $near } bedoeld?
there-are = er zijn { $all }

toml = { $kind ->
    [string-values-must-be-quoted] { no-value }
    [invalid-float] { no-value }
    [invalid-boolean] { no-value }
    [key-with-no-value] { no-equals }
    [missing-assignment-between-key-value-pairs] { no-equals }
    [invalid-basic-string] { no-end-of-text }
    [invalid-literal-string] { no-end-of-text }
    [unexpected-key-or-value] hier moet de regel eindigen; meer dan één waarde staat tussen haken, en een opmerking achter #
    [missing-comma-between-array-elements] hier ontbreekt een komma
    [extra-comma-in-array] deze komma is te veel
    [unclosed-table] hier ontbreekt de ]
    [unclosed-array] hier ontbreekt de ]
    [unclosed-inline-table] hier ontbreekt de { "}" }
    [duplicate-key] deze sleutel of tabel staat er twee keer; haal er één weg
    [unexpected-leading-zero] een getal begint niet met 0
   *[other] { $text }
 }
no-value = hier hoort een waarde: een getal, true, false, of woorden tussen aanhalingstekens
no-equals = na een sleutel komen = en de waarde
no-end-of-text = het aanhalingsteken aan het eind ontbreekt, of hier staat een stuurteken

## A journal that is begun, goes on, or is checked

opened-torn = { $is_empty ->
    [true] Aan het eind van { $name } { $bytes ->
        [one] staat 1 NUL
       *[other] staan { $bytes } NUL's
     }
   *[false] De laatste regel van { $name } is nooit afgemaakt ("{ $text }")
 }; dat is apart gezet in { $kept_in }, en ervoor is niets verloren.
opened-mended = Aan de laatste regel van { $name } ontbrak het regeleinde; dat staat er weer, en er is niets verloren.
opening-takes-long = { $name } openen duurt lang: de schijf of de gedeelde map antwoordt nog niet.
saving-takes-long = Bewaren in { $name } duurt lang: de schijf of de gedeelde map antwoordt nog niet.
opened-read-only = { $why }. De avond is te bekijken; nos schrijft pas weer op als dat verholpen is en het opnieuw geopend wordt.
opened-unshared = { $name } staat op een koppeling ({ $kind }) die kan verbergen dat een andere computer het ook open heeft. Laat maar één nos erin schrijven.
goes-on = { $name } gaat verder: { $seal }.
rejected-after-it = { $more ->
    [one] Daarna wordt nog 1 regel van { $name } geweigerd.
   *[other] Daarna worden nog { $more } regels van { $name } geweigerd.
 } Verbeter de eerste; nos beoordeel --keep-going { $name } toont ze allemaal.
open-here = { $evenings ->
    [0] In deze map loopt geen andere avond.
    [one] In deze map is een avond niet afgerekend.
   *[other] In deze map zijn avonden niet afgerekend.
 }
open-tables = { $event }: { $tables } tafels zijn niet afgerekend. Welke is dit?
open-go-on = { $hands ->
    [0] verder met { $name }: { $players }; { $hand }
   *[other] verder met { $name }: { $players }; { $hand }; laatste regel { $touched }
 }
open-begin = { $is_there ->
    [true] naar { $name }, dat er al is
   *[false] een nieuwe avond beginnen, { $name }
 }
open-nothing = nu niets beginnen
open-none = Hier is geen avond open.
open-journal = logboek
open-players = spelers
open-round = hoever
open-touched = laatste regel
open-hand = { $hand ->
    [0] nog geen { $round ->
        [game] partij
       *[other] ronde
     }
   *[other] { $round ->
        [game] partij
       *[other] ronde
     } { $hand }
 }
is-begun = Nieuw logboek: { $name }. Elke regel is daar bewaard voordat nos antwoordt.
begins-with-its-rules = Het begint met het reglement en de huisregels:
follows-the-law = { $name } is een logboek van { $law }; met een ander spel kan het niet verder
stakes = { $which ->
    [rules] De huisregels komen
    [money] Het geld komt
    [players] De spelers komen
    [rules-money] De huisregels en het geld komen
    [rules-players] De huisregels en de spelers komen
    [money-players] Het geld en de spelers komen
   *[rules-money-players] De huisregels, het geld en de spelers komen
 } uit { $file }.
the-seal = Het zegel: { $seal }.
check-script = { $name } is een script, geen logboek: geen enkele regel heeft een controlemerk, dus er is niets te bewijzen.
    nos beoordeel { $name } beoordeelt het.
check-finding = { $name }: { $finding }.
check-torn = { $name }: de laatste regel is nooit afgemaakt: "{ $text }" ({ $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
 }); nos speel zet die in een ander bestand.
check-no-line-end = { $name }: aan de laatste regel ontbreekt het regeleinde; nos speel herstelt dat.
check-sound = { $name }: elke regel is zoals die geschreven is.
check-seal-trusted = Het zegel van de regels die te vertrouwen zijn: { $seal }.
check-no-entry = Er is geen regel.
check-other = Het is niet de avond van het zegel { $noted }.
check-same = { $more ->
    [0] Het is de avond van dat zegel.
    [one] Het is de avond van dat zegel, en er kwam 1 regel na.
   *[other] Het is de avond van dat zegel, en er kwamen { $more } regels na.
 }

## Lines that are replayed

revise-at-the-prompt = herzien vraagt naar elke regel en kan dus alleen aan de prompt. Schrijf de correcties hier op één regel: verbeter 31 INVOER ; doorhalen 32
amendment-at-the-prompt = { $verb } kan alleen aan de prompt. Schrijf hier de correctie zelf: verbeter 31 INVOER, of doorhalen 32
other-numbers = het logboek begint met { $first } en deze regels niet, dus de nummers verschillen. Zet { $first } als eerste regel erbij, en tel die als regel 1
type = Typ: { $what }
correct-with-it = Er is niets veranderd. Verbeter ook regel { $no }, in dezelfde invoer: { $typed } ; verbeter { $no } …
take-back-with = Om terug te gaan naar de tafel voor regel { $first }, typ: { $strikes }
correct-with-it-or-revise = { correct-with-it }, of typ herzien { $first }
replayed = { $entries ->
    [one] 1 regel
   *[other] { $entries } regels
 }: { $accepted } in orde, { $foul ->
    [one] 1 overtreding
   *[other] { $foul } overtredingen
 }; { $rejected } geweigerd.

## The names of the commands. A command that is missing here keeps its own name.

command-play = speel
command-replay = beoordeel
command-check = controleer
command-settle = reken-af
command-standings = klassement
command-event = toernooi
command-event-init = instellen
command-event-seat = indelen
command-event-standings = klassement
command-event-sheet = overzicht
command-event-check = controleer
command-event-decide = beslissen
command-export = exporteer
command-import = importeer
command-report = verslag
command-board = bord
command-audit = bewijs
command-why = waarom
command-show = toon
command-status = status
command-balances = stand
command-legal = geldig
command-holds = handen
command-journals = logboeken
command-laws = spellen
command-history = verloop
command-rule = artikel
command-games = spelsoorten
command-card = kaart
command-init = instellen
command-language = taal
command-simulate = verzin
command-tutor = les
command-completions = aanvullen
command-man = handleiding
command-help = hulp

## The command line

# The placeholders in the usage of a command.
value-path = PAD
value-language = TAAL
value-seal = ZEGEL
value-name = NAAM
value-file = BESTAND
value-files = BESTANDEN
value-n-hand-n-all = N|ronde N|alles
value-word = WOORD
value-n-n-word = N.N|WOORD
value-game = SPEL
value-tag = TAAL
value-dir = MAP
value-folder = MAP
value-command-word = OPDRACHT|WOORD
value-command = OPDRACHT
value-day = DAG
value-old-new = OUD=NIEUW
value-year = JAAR
value-reason = REDEN
value-column = KOLOM
value-table = TABEL
value-format = FORMAAT
value-part = DEEL
value-entry = REGEL
value-address = ADRES
value-what = WAT
value-list = LIJST
value-points = PUNTEN
value-table-n = TAFEL|N
value-shell = SHELL

command-first = eerst komt de opdracht: nos OPDRACHT, dan het bestand en de opties
line-meant = nos begrijpt deze opdracht niet. Typ: { $line }
page-written = { $name } is geschreven.
pages-written = { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagina's
 } geschreven in { $folder }.
needs-ssh-t = ssh gaf nos geen terminal, dus de regels worden gelezen als in een bestand; ssh -t geeft een prompt
tutor-needs-a-terminal = de les kan alleen in een terminal
journal-needs-a-name = een logboek heeft een naam nodig: typ nos speel vrijdag.nos. Om de standaardinvoer te beoordelen zonder logboek: nos beoordeel -
command-mistyped = er is geen opdracht { $name }; is nos { $command } bedoeld? Om een logboek met die naam te beginnen: nos speel { $name }
no-such-file = er is geen bestand { $name }, en geen opdracht met die naam. Om een logboek te beginnen: nos speel { $name }, of nos { $name }.nos
one-game = { $law } is één spel, dus er is geen lijst van spelsoorten. De kaart komt met nos kaart --law { $law }
no-question = { $words } is geen vraag
no-card = { $words }: geen spelsoort heeft dit nummer of deze naam; nos kaart zonder naam toont ze allemaal
no-command = er is geen opdracht { $name }; nos hulp toont ze
no-parquet = deze nos is zonder Parquet gebouwd; cargo install --path . --locked --features parquet bouwt er een met Parquet
which-table = noem met --table een tabel, of met -o een map voor alle tabellen
one-table = naar de standaarduitvoer gaat één tabel; noem met -o een map voor meer
what-a-club-is = een club heeft 1 tot { $most } letters, cijfers, -, _, ' of ., en begint met een letter
what-a-seal-is = een zegel is het aantal regels en 32 tekens, 0 tot en met f
list-too-long = { $name } heeft meer dan 16 MB; dat is geen lijst
list-not-utf-8 = { $name } is geen lijst: het is geen UTF-8; bewaar het als UTF-8
which-files = noem de logboeken, een map met logboeken, of een lijst: --files-from BESTAND
alias-in-line = { $name }, regel { $line }: { $fault }

## Seasons

left-out = Niet meegeteld: { $failure }.
left-out-in-all = { $files } bestanden zijn niet meegeteld, waarvan { $named } genoemd: { $reasons }. --verbose noemt ze allemaal.
left-out-reason = { $files } { $reason ->
    [damaged] beschadigd
    [event] die het eigen toernooi niet meetelt
    [law] van een ander spel
    [script] geen logboek
    [name] met namen die niet bij het toernooi horen
    [together] met één naam voor spelers die samen aan tafel zaten
    [twice] dubbel opgegeven
    [unfinished] niet af
   *[unreadable] onleesbaar
 }
import-no-games = { $name } bevat geen partijen in PGN, PDN of .mat
import-first = { $name } bevat partijen van een ander programma, in { $format }; nos importeer { $name } -o MAP maakt van elke partij een script
import-several = Het zijn meer partijen, en op de standaarduitvoer past er één; -o MAP schrijft elke partij in een eigen bestand
import-fault = { $place }: partij { $no }, { $one } en { $other }: { $why }
import-name = { $place }: "{ $written }" wordt { $name }.
import-more-names = Meer dan { $most } namen zijn veranderd; nos noemt de andere niet.
import-left-out = Weggelaten: { $variations ->
    [one] één variant
   *[other] { $variations } varianten
} en { $annotations ->
    [one] één teken of opmerking
   *[other] { $annotations } tekens en opmerkingen
}.
import-done = { $name }: { $games ->
    [one] één partij of match
   *[other] { $games } partijen of matches
}, { $faulty ->
    [0] alles in orde.
    [one] één niet in orde.
   *[other] { $faulty } niet in orde.
}
words-no-list = [{ $row }] heeft geen lijst "{ $list }"; een rij kan { $known } hebben
words-no-phrase = in "{ $phrase }" staat een haakje alleen, of meer dan { $most } keuzes
words-too-long = de getallen in woorden zijn te veel of te lang (samen meer dan { $most } bytes); nos leest er geen een
import-too-long = er staan meer dan { $most } zetten, notities en worpen in, en zo lang is geen partij
import-undecided = { $name } zegt niet welk spel het is. Typ: --law chess, of --law checkers
import-no-move = "{ $word }" is geen zet
import-several-moves = het kan meer dan één zet zijn: { $ways }
import-other-letters = "{ $word }" noemt een stuk met een letter van een andere taal; nos leest K, Q, R, B en N
import-null = "{ $word }" is een lege zet, en volgens het reglement slaat niemand over
import-tag-twice = { $tag } staat er twee keer, als "{ $one }" en als "{ $two }"
import-other-turn = "{ $word }" hoort bij een zet van de speler die niet aan de beurt is
import-two-clocks = bij deze zet staan twee klokken; de laatste, { $time }, telt
import-undated = De datum van deze partij is niet duidelijk. Voor 1 juli 2014 zou ze doorgaan: huisregel game.automatic uit
import-unplayed = niemand heeft deze partij gespeeld; de uitslag is { $said }
import-result-of-tag = de zetten eindigen zonder uitslag; Result zegt { $said }
import-other-kind = { $kind ->
    [chess] de zetten zijn van schaken, niet van { $law }
    [checkers] de zetten zijn van dammen op 64 velden, niet van { $law }
    [hundred] het is een dampartij op 100 velden, geen { $law }
   *[russian] de zetten zijn van Russisch of Tsjechisch dammen, niet van { $law }
 }
import-no-result = "{ $said }" is in dit spel geen uitslag
import-two-results = volgens Result is het "{ $tag }", en achter de zetten staat { $said }
import-hidden = de zet staat er niet, alleen "{ $word }"
import-over = { $why }; de vorige is uit: { $ended }
import-no-names = een partij begint met de namen en punten van beide spelers, zoals in "Anna : 0    Bram : 0"
import-no-end = de partij hiervoor heeft geen einde
import-other-names = de namen boven deze partij zijn niet die van de match: { $said }
import-open-comment = het commentaar dat hier begint, houdt niet op
import-open-variation = de variant die hier begint, houdt niet op
import-other-game = { $tag } "{ $value }" is niet { $law }
import-other-start = de partij begint in een andere stelling, { $fen }
import-cut = het bestand houdt op voor de partij uit is
import-other-score = de stand klopt niet: hier staat { $said }, en volgens het reglement is die { $own }
games-not-so = { $path } is van { $law }, en dat spel wordt niet als { $format } geschreven
by-another-law = { $path } is van een ander spel; met --law { $law } gaat het wel
by-the-law = { $path } is een avond { $law }
exported-once = Eén keer geschreven: { $path } herhaalt een avond uit een eerder bestand.
counted-once = Eén keer geteld: { $name } is { $is_same ->
    [true] dezelfde avond als
   *[false] een eerder moment van
 } { $other }.
not-finished = { $name } is niet af: { $lacks }; nos speel { $name } gaat ermee verder
both-sat = { $name }: { $one } en { $other } zaten samen aan tafel en zijn dus niet één speler; verander de lijst van namen
progress = {"{"}pos{"}"} van {"{"}len{"}"} logboeken {"{"}wide_bar{"}"}
not-in-one-csv = de logboeken zijn van { $laws }, en die gaan niet samen in één CSV; kies er een met --law
no-evening = Er telt geen avond mee.

## Simulated evenings

quiz-how = Wat is de uitspraak? Typ ok als het in orde is, fout als dat niet zo is, of het nummer van het artikel dat het verbiedt. Met Enter zonder meer beslist de scheidsrechter; stop is het einde.
quiz-question = ok, fout of het artikel?
quiz-type = Typ ok, fout, of het nummer van een artikel.
quiz-answer = { $guess ->
    [left] De scheidsrechter zegt
    [right] Goed
   *[wrong] Nee
 }: { $article ->
    [none] het is in orde
   *[other] het is een overtreding [{ $article }]
 }.
quiz-score = { $right } van { $asked ->
    [one] 1 vraag
   *[other] { $asked } vragen
 } goed{ $fouls ->
    [0] { "" }
    [one] , en het artikel genoemd bij { $articles } van 1 overtreding
   *[other] , en het artikel genoemd bij { $articles } van { $fouls } overtredingen
 }.

## Help

nothing-recorded = er staat nog niets in het logboek
for-example = bijvoorbeeld: { $example }
no-such-topic = Over "{ $words }" is er geen hulp. Typ hulp voor een lijst van wat er kan.

## Help for the commands and their arguments; help-any-… belongs to every command with that argument

help-nos = De scheidsrechter en schrijver voor een echte tafel Nos
help-nos-long =
    De scheidsrechter en schrijver voor een echte tafel Nos

    Zonder opdracht houdt nos aan de prompt een logboek bij: nos BESTAND is hetzelfde als nos speel BESTAND, en nos zonder bestand houdt er in deze map een bij met de datum van vandaag als naam.
help-usage = Gebruik:
help-commands = Opdrachten:
help-arguments = Argumenten:
help-options = Opties:
help-flag = Deze hulp
help-flag-more = Deze hulp (meer met '--help')
help-flag-less = Deze hulp (korter met '-h')
help-flag-version = De versie
help-any-file = Het logboek of script
help-any-files = De logboeken of scripts
help-any-files_from = Een bestand met de namen van de logboeken, één per regel; - voor de standaardinvoer
help-any-json = Als JSON
help-any-law = Het spel; nos spellen toont ze
help-any-config = De nos.toml die geldt; zonder opgave ./nos.toml, en anders die in de eigen map met instellingen
help-any-lang = De taal van de uitvoer: en, nl, of een taal met bestanden; zonder opgave die van nos.toml, en anders die van het systeem
help-any-keep_going = Doorgaan na geweigerde regels
help-any-plain = Voor een schermlezer: geen tekeningen, en lijsten in plaats van kaders
help-any-quiet = Alleen overtredingen, tabellen en geweigerde regels
help-any-verbose = Elk bestand noemen dat niet meetelt, niet alleen de eerste tien
help-any-at = Zoals het was voor deze regel
help-nos-file = Het logboek; zonder naam nos-JJJJ-MM-DD.nos in deze map
help-nos-json = Eén JSON-object per regel
help-play = Een logboek bijhouden, aan de prompt of uit een pipe
help-play-file = Het logboek; zonder naam nos-JJJJ-MM-DD.nos in deze map
help-play-json = Eén JSON-object per regel
help-replay = Een opgeschreven avond beoordelen, regel voor regel
help-replay-file = Het script of logboek; - voor de standaardinvoer
help-replay-json = Eén JSON-object per regel
help-replay-untagged = De regels van een beschadigd logboek lezen, zonder op de controlemerken te letten
help-check = Controleren of een logboek onveranderd is, en het zegel tonen
help-check-file = Het logboek
help-check-seal = Vergelijken met een genoteerd zegel: het aantal regels en 32 tekens
help-settle = Het afrekenblad van een logboek afdrukken, om te tekenen, met het zegel
help-settle-player = Het blad van één speler; van wie weg is, zoals het toen was
help-settle-output = Het bestand dat geschreven wordt; op een terminal heeft --html er een nodig
help-settle-csv = Als CSV, voor een rekenblad
help-settle-markdown = Als Markdown, voor een chat
help-settle-html = Als pagina om af te drukken, A4
help-standings = Het klassement van een seizoen afdrukken, uit veel logboeken
help-standings-files = De logboeken, of mappen met logboeken
help-standings-output = De site van een club in deze map schrijven: klassement, spelers, avonden met hun verslagen, toernooien, records
help-standings-from = Alleen avonden vanaf deze dag; een maand (2026-11) of een jaar (2026) mag ook
help-standings-to = Alleen avonden tot en met deze dag; een maand of een jaar mag ook
help-standings-alias = Een speler die als OUD aan tafel zat, meetellen als NIEUW; mag vaker dan eens
help-standings-aliases = Een bestand met zulke namen, een per regel
help-standings-sort = De kolom waarop gesorteerd wordt, bij de naam in CSV
help-standings-min_evenings = Alleen spelers die zoveel avonden of meer speelden
help-standings-markdown = Als Markdown, voor een chat
help-standings-csv = Als CSV, met elke kolom
help-standings-json = Als JSON, een object per spel
help-standings-html = Als pagina, om in een browser te bekijken of af te drukken
help-export = Logboeken uitschrijven als platte tabellen, voor een rekenblad of een database
help-export-files = De logboeken of scripts, of mappen met logboeken
help-export-table = De tabel: entries, transfers, hands, players, evenings, hand_players of plays, of standings of pairings van een toernooi; met -o mag het vaker dan eens
help-export-format = Het formaat: csv, jsonl of parquet; of een notatie voor de partijen van één spel, zoals pdn
help-export-output = Voor elke tabel een bestand in deze map schrijven; alle tabellen als er geen genoemd is
help-export-club = De naam van de club: met -o een bestand voor elke tabel en avond, in mappen per spel, club en maand
help-export-by = Met --club: een bestand per avond (evening, zonder opgave) of per maand (month)
help-import = Partijen van andere programma's inlezen: PGN, PDN en .mat van backgammon
help-import-files = De bestanden; - voor standaardinvoer
help-import-output = Elke partij van PGN en PDN, en elke match van .mat, in een bestand in deze map schrijven; zonder dit gaat één partij naar de standaarduitvoer
help-import-journal = Logboeken schrijven, met de tijd van nu
help-import-check = Niets schrijven: de partijen alleen beoordelen
help-export-schema = Views van de tabellen voor SQL, met het type van elke kolom
help-report = De hele avond als één pagina: de afrekening, een grafiek, en elke ronde met de stenen op tafel en de uitspraken
help-report-short = Alleen de afrekening, de grafiek en een regel per ronde
help-report-picture = Alleen het begin schrijven, als plaatje in SVG
help-report-output = Het bestand dat geschreven wordt, zoals avond.html; - is de standaarduitvoer, en die geldt ook zonder naam, behalve op een terminal
help-audit = De overtredingen afdrukken die het logboek bewijst
help-audit-json = Eén JSON-object per bestand
help-why = Het dossier van een regel afdrukken
help-why-html = Een pagina afdrukken: het dossier, en de tafel zoals die toen was
help-why-entry = De regel; zonder nummer de laatste
help-show = De tafel zoals die nu is
help-status = De status van een avond
help-balances = Wat iedereen heeft
help-balances-by = De standen na elke ronde: hand
help-balances-csv = Als CSV
help-legal = De geldige zetten en stenen afdrukken
help-holds = Afdrukken wie wat kan hebben
help-journals = De avonden van een map tonen die niet zijn afgerekend, met spelers, ronde en tijd van de laatste regel
help-journals-folder = De map; zonder naam deze
help-laws = De spellen tonen
help-history = Regels van een logboek afdrukken: die gelden, de laatste 20 (20), die van ronde 3 (ronde 3), of alle (alles)
help-history-words = Welke regels; ook die van een speler (Bram), overtredingen, sinds 40, met een tekst (/afdekken/)
help-history-player = Regels van deze speler, en wat deze speler betaalt en krijgt
help-history-cause = Alleen betalingen hiervoor, met het woord van JSON: double, close
help-history-penalties = Alleen boetes
help-history-payments = Eén betaling per rij
help-history-csv = Als CSV, één betaling per rij
help-rule = Het reglement afdrukken, een hoofdstuk (7), een artikel (7.3), een deel ervan (11.2e), of de artikelen met een woord (pot)
help-rule-words = Het hoofdstuk, artikel, deel of woord
help-games = De spelsoorten tonen die aangekondigd kunnen worden, en hoe ze getypt worden
help-card = Een spelsoort afdrukken als kaart voor op tafel: wat erbij hoort, en een voorbeeld; zonder naam alle spelsoorten
help-card-words = Het nummer, de naam, of een woord ervan
help-card-html = Als pagina om af te drukken en te knippen: één spelsoort vier keer, of alle van alle spellen
help-init = Een nos.toml schrijven die elke instelling uitlegt, om te veranderen
help-language = Een vertaling van nos in een andere taal beginnen, of de bestanden ervan controleren
help-language-tag = De afkorting van de taal, zoals de of pt-BR
help-language-output = De map om de bestanden in te schrijven; zonder opgave die met de naam van de taal
help-language-source = Lege bestanden met berichten schrijven, en de Engelse in de map en ernaast, voor programma's van vertalers
help-language-check = Tonen wat er in de bestanden van deze map ontbreekt of niet klopt
help-simulate = Een avond verzinnen, en die afdrukken als script
help-simulate-players = Hoeveel spelers er gaan zitten; zonder getal beslist het toeval
help-simulate-hands = Hoeveel rondes ze spelen
help-simulate-seed = Het getal waaruit de avond ontstaat; hetzelfde getal geeft dezelfde avond
help-simulate-fouls = Hoe vaak spelers iets fout doen, van 0 (nooit) tot 1 (overal waar het kan); zonder getal 0, en 0.15 met --quiz
help-simulate-games = De spelsoorten die aangekondigd worden, met nummer of woorden en komma's ertussen; zonder lijst mogen alle
help-simulate-truth = De echte handen in dit bestand schrijven, een JSON-object voor elke regel
help-simulate-quiz = Bij elke overtreding om de uitspraak vragen, en bij sommige regels die op een overtreding lijken
help-tutor = De prompt leren in vijf minuten: een ronde spelen, stap voor stap, zonder logboek
help-tutor-again = Opnieuw beginnen
help-completions = Het script afdrukken waarmee een shell opdrachten, opties, bestanden, spelsoorten en artikelen aanvult
help-completions-shell = De shell
help-man = De handleiding van nos of van een opdracht afdrukken, voor man
help-man-command = De opdracht
help-man-output = Alle bladzijden in deze map schrijven, in plaats van er een af te drukken
help-help = Dit afdrukken, de hulp bij een opdracht, of de hulp van de prompt over een woord: overtreding, sluiten
help-help-words = De opdracht of het woord

## The prompt

enter-takes = Enter voert in: { $line }
key-not-utf-8 = Die toets is geen UTF-8. De invoer vervalt.
no-terminal = de terminal is niet te gebruiken: { $error }
how-to-leave = Ctrl-D of stop sluit af.
lines-wait = { $waiting ->
    [one] Nog 1 regel: Enter voert die in, met Ctrl-C vervalt die.
   *[other] Nog { $waiting } regels: Enter voert ze in, met Ctrl-C vervallen ze.
 }{ $is_kept ->
    [true] { " " }Wat nu getypt wordt, gaat voor.
   *[false] { " " }Ctrl-U maakt eerst plaats voor een andere regel.
 }
taken-first = eerst: { $hint }
lines-not-taken = { $dropped ->
    [one] 1 regel is niet ingevoerd; pijl omhoog haalt die terug.
   *[other] { $dropped } regels zijn niet ingevoerd; pijl omhoog haalt ze terug.
 }
lines-one-by-one = { $entries } regels: Enter voert ze een voor een in
and-more = en nog { $more }: typ verder
not-recorded = Niet opgeschreven: { $entry }.
nothing-kept = Hiervan is niets bewaard.
no-entries = In { $path } staat geen regel.
saved = { $all ->
    [could] Wat bewaard kon worden, staat
    [else] De rest staat
   *[all] Alles staat
 } in { $path }: { $seal }.
enter-asks = Enter vraagt: { $words }
either = { $entry }, of { $other }
offered = Is dit bedoeld:
passed-over = { $words } laat ik weg.
unknown-words = { $words } ken ik niet.
strikes = haalt { $entry } door
strikes-several = haalt { $count } regels door, van { $first } tot en met { $last }
strikes-a-correction = haalt een correctie door
would-strike = haalt regel { $no } { $named } door
would-fix = regel { $no } { $named } wordt { $entry }
would-insert = { $entry }, voor regel { $no } { $named }
overview-also = ook
overview-correct = verbeteren
overview-ask = vragen
overview-about = over
overview-keys = toetsen
overview-end = Tab vult aan; Enter zonder meer toont de status; Ctrl-C laat de regel vallen, Ctrl-D is het einde; hulp WOORD zegt meer
letter-is-enough = { $letter } is genoeg
means-the-same = { $alias } betekent hetzelfde
typed-in-full = voluit getypt; nos vraagt het na voordat het opgeschreven wordt
articles-of = artikelen: { $all }; artikel { $first } toont er een
meant-topic = Over "{ $words }" is er niets; is hulp { $verb } bedoeld?
which-one = { $last ->
    [one] 1
   *[other] { $numbers } of { $last }
 }
# Antwoorden op een vraag: het woord dat erbij staat, andere woorden, en als laatste de letter.
answer-record = opschrijven, schrijf op, o
answer-waive = kwijtschelden, kwijtgescholden, scheld kwijt, geen boete, k
answer-forget = vergeten, vergeet het, laat maar, annuleren, geen van beide, typefout, v
answer-undo = terugnemen, t
answer-keep = laten, laat maar, annuleren, l
# Antwoorden op een vraag om iets wel of niet te doen.
answer-yes = ja, ja hoor, oké, goed, j
answer-no = nee, nee hoor, n
answer-ordinals = eerste, tweede, derde, vierde, vijfde
# Een steen zonder de betaling waarom gevraagd is.
answer-unclaimed = alleen, alleen de steen, zonder vragen, niet gevraagd, a
answer-done = klaar
answer-stop = stop
answer-in-order = ok, o, goed, in orde
answer-foul = fout, f, overtreding
record-it = opschrijven
record-and-waive = opschrijven, en de tafel scheldt de boete kwijt
record-unclaimed = opschrijven zonder de vraag: er is niet om betaling gevraagd
forget-it = vergeten: een vergissing, het is niet gebeurd
recorded = Opgeschreven.
recorded-and-waived = Opgeschreven; de tafel scheldt de boete kwijt [{ $article }].
nothing-to-redo = de laatste regel is geen terugname, dus er is niets terug te brengen; doorhalen N neemt correctie N terug
nothing-to-waive = regel { $no } heeft geen boete om kwijt te schelden
theirs-already = regel { $no } is al van { $name }
not-of-one-player = regel { $no } is niet van één speler; verbeter { $no } INVOER vervangt die
undo-it = terugnemen
keep-it = laten staan
take-it = zo opschrijven: { $parts ->
    [0] { $correction }
    [1] { $correction }
   *[other] { $parts } veranderingen als één correctie
 }
keep-it-as-it-was = laten zoals het was
is-put-before = Voor regel { $no } tussengevoegd: { $entry }
no-such-choice = Er is geen { $typed } te kiezen; antwoord { $numbers }.
answer-first = Antwoord eerst { $numbers }; de geplakte invoer wacht.
# Leaves the question and submits the line that the official typed.
answer-leave = laat dit
leave-and-take = laat dit en voer in: { $entry }
no-answer = "{ $typed }" is geen antwoord en is dus vervallen. Antwoord { $numbers }.
no-open-question = Er is geen vraag open, dus { $typed } is nergens een antwoord op.
nothing-is-recorded = Er is niets opgeschreven.
struck = Regel { $one } is doorgehaald. Met doorhalen { $no } komt die terug.
struck-to = Regel { $first } tot en met { $last } zijn doorgehaald. Met doorhalen { $no } komen ze terug.
are-changed = { $entries } { $number ->
    [one] is
   *[other] zijn
 } veranderd
are-struck = { $entries } { $number ->
    [one] is
   *[other] zijn
 } doorgehaald
are-added = { $added ->
    [one] 1 regel is erbij gekomen
   *[other] { $added } regels zijn erbij gekomen
 }
corrected = Verbeterd: { $done }. Met terug is het terug te nemen.
revise-keys = Enter laat een regel staan; typ een andere om die te vervangen, - om die weg te laten, of + INVOER om er een voor te zetten. Met klaar blijft de rest staan, met stop verandert er niets.
change-too-long = { $why } Typ een kortere verandering, of klaar om de eerdere op te schrijven; pijl omhoog haalt deze terug.
nothing-was-changed = Er is niets veranderd, dus er is niets opgeschreven.
nothing-is-changed = Er is niets veranderd.
now-impossible = Regel { $no } { $entry } kan nu niet meer: { $why }.
now-a-foul = Regel { $no } { $entry } is nu een overtreding. { $ruling }
entry-after-plus = Na de + hoort een invoer, zoals: + INVOER.
not-in-revise = Dat kan niet tijdens het herzien. Met stop is het herzien afgelopen, en er verandert niets.
how-to-leave-out = Om die weg te laten, typ - en Enter.
nothing-changes-so-far = tot nu toe verandert er niets
changes-so-far = { $foul ->
    [0] alles kan; tot nu toe { $changes ->
        [one] verandert er 1 regel
       *[other] veranderen er { $changes } regels
     }
   *[other] tot nu toe { $changes ->
        [one] verandert er 1 regel
       *[other] veranderen er { $changes } regels
     }; regel { $foul } wordt een overtreding
 }
a-foul-and = een overtreding; { $impact }
stop-changes-nothing = er verandert niets
plus-entry = + INVOER: komt voor deze

## The lesson

lesson-begins = Een les van { $steps } stappen, ongeveer vijf minuten. Er komt geen logboek van; stop is het einde, en nos les gaat daar later verder.
lesson-goes-on = De les gaat verder bij stap { $next } van { $steps }. Om opnieuw te beginnen: nos les --again
shows-the-rest = Enter toont de rest:{" "}
lesson-over = De les is afgelopen. Een logboek begint met nos en een naam: nos avond.nos
not-in-the-lesson = "{ $entered }" is deze stap niet, dus nos heeft het teruggenomen.

## Standings, exports, money

AliasFault-Form = "{ $typed }" is geen andere naam; die ziet eruit als OUD=NIEUW, met aan beide kanten de naam van een speler
AliasFault-Twice = { $old } is een andere naam van zowel { $one } als { $other }; laat een van de twee weg
AliasFault-Circle = { $name } wordt een andere naam van zichzelf; laat een van de namen in de kring weg
no-day = een dag ziet eruit als 2026-11-21; een maand als 2026-11 en een jaar als 2026 mag ook
no-column = het klassement van { $law } is niet te sorteren op { $key }; wel op { $keys }
money = geld
worth = { $units } { $unit } zijn { $worth } waard, volgens { $file }.
standings = Klassement
standings-of = { $law }: { $about }.
evenings = { $evenings ->
    [one] 1 avond
   *[other] { $evenings } avonden
 }
evenings-on = { evenings }, { $first }
evenings-from = { evenings }, { $first } tot en met { $last }
standings-about-rank = de plaats in de volgorde
standings-about-player = de naam
standings-about-evenings = hoeveel avonden de speler meedeed
standings-about-money = de waarde in geld
standings-about-currency = de munt van het geld
standings-about-average = de gemiddelde uitslag van een avond
standings-about-outcomes = avonden gewonnen, gelijk en verloren
standings-about-best = de beste avond
standings-about-best_date = de dag van de beste avond; bij twee gelijke de eerste
standings-about-worst = de slechtste avond
standings-about-worst_date = de dag van de slechtste avond; bij twee gelijke de eerste
standings-about-form = de laatste tien avonden, de laatste achteraan; W is gewonnen, G gelijk, V verloren
legend = Betekenis van de kolommen
season-chart = { $law }, avond na avond
season-counts = De uitslagen, avond na avond opgeteld{ $all ->
    [true] { "" }
   *[false] , van de eerste { $shown } spelers
 }.
evenings-counted = Meegetelde avonden
evenings-left-out = Niet meegeteld
site-pages = Pagina’s van deze site
site-sheets = Delen van deze pagina
site-players = Spelers en zoeken
site-evenings = Avonden en toernooien
site-events = Toernooien
site-records = Records
site-search = Zoek op deze pagina
site-nothing-found = Niets gevonden.
site-all-figures = Alle cijfers
site-change = verschil
site-change-since = Het verschil is het aantal plaatsen dat een speler steeg of daalde op { $last }.
site-new = nieuw
site-record = record
site-law = spel
site-figure = cijfer
site-evening = avond
site-highest = Hoogste avond
site-run = Meeste avonden achter elkaar gewonnen
site-written = { $folder }: de site telt { $files } bestanden; { $written } { $written ->
    [one] is
   *[other] zijn
 } geschreven{ $removed ->
    [0] { "" }
   *[other] , { $removed } verwijderd
 }.
site-other-folder = in { $folder } staan bestanden die niet bij een site van nos horen; noem een lege of nieuwe map
day = { $day } { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] juni
    [7] juli
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
 }
month = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
 } { $year }
no-seal-known = geen zegel
standings-table = Klassement van { $law }
standings-rank = plaats
standings-player = speler
standings-evenings = avonden
standings-currency = munt
standings-average = gemiddeld
standings-outcomes = winst–gelijk–verlies
standings-best = beste
standings-best_date = beste op
standings-worst = slechtste
standings-worst_date = slechtste op
form-letters = WGV
standings-form = laatste tien

## Settlement sheets

nobody-there = deze avond heeft geen spelers
no-player = op deze avond heet niemand { $typed }; de spelers zijn { $there }
left-after = { $hands ->
    [0] { $holder } ging weg voor de eerste ronde (regel { $no }). Dit is het blad van dat moment.
   *[other] { $holder } ging weg na ronde { $hands } (regel { $no }). Dit is het blad van dat moment.
 }
often = { $times ->
    [one] { "" }
   *[other] { " " }{ $times } keer
 }
fine = { $purpose } [{ $article }]:{ $payees ->
    [0] { " " }kwijtgescholden{ often }
    [one] { often } { $each }{ $times ->
        [one] { "" }
       *[other] , { $in_all } in totaal
     }
   *[other] { often } elk { $each }, { $in_all } in totaal
 }{ $is_back ->
    [true] ; teruggegaan, want de ronde verviel
   *[false] { "" }
 }
hands = { $round ->
    [game] { $hands ->
        [one] 1 partij
       *[other] { $hands } partijen
     }
   *[other] { $hands ->
        [one] 1 ronde
       *[other] { $hands } rondes
     }
 }
hours = { $first } tot { $last }, { hands }
settlement-of = Afrekening van { $date }, { $hours }
settlement-and = Afrekening, { $hours }
penalties-are = Boetes:
pays = { $from } betaalt { $to } { $sum }.
pays-marked = **{ $from }** betaalt **{ $to }** { $sum }
seal-marked = Zegel: `{ $seal }`

## History, dossiers and what a correction changes

entry-number = regel { $no }
was-foul = (overtreding, { $article })
was-struck = (doorgehaald door regel { $by })
was-fixed = (verbeterd door regel { $by })
no-payments = Geen regel en geen betaling past daarbij.
no-cause = voor { $cause } is niets betaald; wel voor { $there }
no-hand-yet = { $round ->
    [game] er is nog geen partij begonnen
   *[other] er is nog geen ronde begonnen
 }
kept-by = Vanaf regel { $no } hield { $name } het logboek bij.
no-such-hand = { $round ->
    [game] er is geen partij { $wanted }; de laatste is partij { $last }
   *[other] er is geen ronde { $wanted }; de laatste is ronde { $last }
 }
nothing-recorded-yet = Er staat nog niets in het logboek.
nothing-found = Geen regel past daarbij.
register-entry = nr.
register-time = tijd
register-text = regel
register-payer = betaalt
register-payee = krijgt
register-amount = bedrag
register-reason = reden
register-article = artikel
register-after = na
hand = { $round ->
    [game] Partij { $hand }
   *[other] Ronde { $hand }
 }
would-be-rejected = Dit zou geweigerd worden: { $refusal }.
or-typed = ; of:{ " " }
it-was-struck = Doorgehaald door regel { $by }.
as-last-read = Dit geldt niet meer. Hieronder staat hoe het het laatst luidde.
how-it-stood = De tafel ervoor
ruling = Uitspraak
in-order = In orde. { $ruling }
articles = Artikelen
corrections-since = Correcties daarna
by-no-longer = { $by }: het geldt niet meer.
by-again = { $by }: het geldt weer.
by-read = { $by }: { $is_same ->
    [true] { "" }
   *[false] het luidde { $entry };{ " " }
 }{ $is ->
    [true] een overtreding
   *[false] in orde
 }{ $was ->
    [true] { $is ->
        [true] , net als eerst
       *[false] { " " }nu, eerst een overtreding
     }
   *[false] { $is ->
        [true] { " " }nu, eerst in orde
       *[false] , net als eerst
     }
 }.
by-part = regel { $by } { $part }, met nog { $more } in die regel
by-parts = regel { $by }, { $parts } correcties in één regel
ruled-before = Eerst: { $message }
ruled-since = Nu: { $message }
no-ruling-changes = Er verandert geen uitspraak.
no-longer-stands = Regel { $no } { $entry } geldt niet meer.
now-stands = Regel { $no } { $entry } geldt nu: { $ruling }
stands-not = Regel { $no } geldt niet.
read-instead = Regel { $no } { $is } in plaats van { $was }
ruled-otherwise = { $read }: { $is } Eerst: { $was }
moves-change = { $read }: wat er betaald of gescoord wordt, verandert.
by-articles = { $read }: volgens { $is } in plaats van { $was }.

## Pages

cards = Kaarten van de spelsoorten
number-of-its-game = Onder het nummer van een { $round ->
    [game] partij
   *[other] ronde
 } staat dat van de spelsoort.
line-of-the-target = { $wins ->
        [true] Wie { $goal } haalt, wint het spel.
       *[false] Bij { $goal } is het spel uit.
    }
game-so = spel { $game }
marks-a-penalty = is een boete.
same-in-figures = Hetzelfde in cijfers
by-hand = { $round ->
    [game] { $unit } per partij
   *[other] { $unit } per ronde
 }
from-to = { $name } van { $first } naar { $last }
name-left = { $name } weg
figures-of-the-chart = { $title }, in cijfers
column-round = { $round ->
    [game] partij
    [evening] avond
   *[other] ronde
 }
column-game = { $is_won ->
    [true] spel
   *[false] spelsoort
 }
column-player = speler
column-held = in de hand
column-count = telling
column-after = daarna
row-start = begin
date-told = { date }
date = { $day } { month }
thousands-sign = { "." }
decimal-sign = { "," }
has-left = (weg)
all-columns = alle kolommen
figures = Cijfers

where-from = Waar elk verschil vandaan komt
pays-to = betaalt
an-evening = { $game }: een avond
evening-of = { $game }: de avond van { $date }
settlement = Afrekening
settlement-on = { $game }: afrekening van { $date }
settlement-in = { $game }: afrekening
hand-by-hand = { $round ->
    [game] Partij voor partij
   *[other] Ronde voor ronde
 }
sealed = Zegel { $seal }
seal = Zegel
no-seal = Beoordeeld uit een script, en dat heeft geen zegel.
before-the-first-hand = { $round ->
    [game] Voor de eerste partij
   *[other] Voor de eerste ronde
 }
the-end = Het einde
abandoned = vervallen
what-everybody-held = Wat ieder in de hand had
unseen = { $number } ongezien
struck-by = doorgehaald door regel { $by }
correction = correctie
fixed-by = verbeterd door regel { $by }
inserted = tussengevoegd
rules-cited = Genoemde artikelen
other-rules = { $rules ->
    [one] 1 ander artikel, bij regels die in orde waren
   *[other] { $rules } andere artikelen, bij regels die in orde waren
 }
one-by-one = Een voor een
table-of = Tabel van { $article }
summary-best = { $round ->
    [game] Beste partij
   *[other] Beste ronde
 }
summary-fouls = Overtredingen
summary-length = Duur
all-level = { $is_drawn ->
    [true] Gelijkspel
   *[false] Iedereen staat gelijk.
 }
leads = { $is_final ->
    [true] { $leaders } { $number ->
        [one] wint, { $ahead }
       *[other] winnen samen, { $ahead }
     } { $is_fewest ->
        [true] minder dan
       *[false] voor op
     } { $next }.
   *[false] { $leaders } { $number ->
        [one] staat
       *[other] staan
     } { $ahead } voor op { $next }.
 }
by-rank = Op volgorde
summary-behind = Na achterstand
was-behind = { $name } stond { $behind } achter
summary-dearest = Hoogste boete
summary-longest = { $round ->
    [game] Langste partij
   *[round] Langste { $ending ->
        [closed] gesloten ronde
        [blocked] vastgelopen ronde
       *[none] ronde
     }
 }
summary-most = Meeste betaalde { $what }
so-many-entries = { $entries ->
    [one] 1 regel
   *[other] { $entries } regels
 }
save-picture = Bewaar als plaatje
picture-is-svg = nos tekent plaatjes in SVG. Typ: { $picture }; daarna zet { $convert } het om
no-picture = er is geen plaatje voor de eerste { $round ->
    [game] partij
   *[other] ronde
 } begonnen is
fouls = { $fouls ->
    [one] 1 overtreding
   *[other] { $fouls } overtredingen
 }
fouls-and-cost = { $fouls ->
    [0] geen
   *[other] { fouls }{ $cost ->
        [0] { "" }
       *[other] ; { $figure } { $unit } aan boetes
     }
 }
lasted = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } u { $minutes } min
 }
open-all = { $round ->
    [game] Alle partijen open
   *[other] Alle rondes open
 }
held-in = { what-everybody-held }, { $round ->
    [game] partij
   *[other] ronde
 } { $hand }
won-with = gewonnen, { $points }
signed = Getekend
penalties = Boetes
paid = betaalde
so-often = { $kind }{ $times ->
    [one] { "" }
   *[other] , { $times } keer
 }
often-waived = , { $is_all ->
    [true] kwijtgescholden
   *[false] { $waived } kwijtgescholden
 }
often-paid-back = , { $is_all ->
    [true] teruggegaan
   *[false] { $back } teruggegaan
 }
ends = Einden
ends-take = { $arms } { $words }
cube = de verdubbelsteen, { $value }
walk-through = Stap voor stap
walk-back = Een regel terug
walk-play = Afspelen of pauzeren
walk-on = Een regel verder
walk-end = Naar het einde
walk-entry = regel { $no }
walk-nearest = Hier is geen regel { $no }; dit is de dichtstbijzijnde, regel { $nearest }.
contents = Inhoud
skip-to = Ga naar: { $heading }
column-date = datum
met-behind = achter
met-ahead = voor
met-evenings = avonden
against-whom = Tegen wie
cross-table-counts = Hoe vaak de speler van de rij een avond vóór en achter de speler van de kolom eindigde.
cross-table = Iedereen tegen iedereen bij { $law }
the-board = Het bord
the-table = { $tiles ->
    [one] De tafel: alleen { $set }
   *[other] De tafel: { $tiles } stenen rond { $set }
 }
end-shows = { $end } is open
end-shows-and = { $end } is open, { $words }
arm-alone = { arm-name }
arm-in-row = { arm-name }{ $is_of_set ->
    [true] { "" }
   *[false] , vanaf { $from }
}
empty-arm = { arm-name }: geen steen; { $end }.
arm = { arm-name }: { $tiles }; { $end }.
tile-first = { $tile }, { $is_set ->
    [true] de opzet
   *[false] de eerste steen
 }
tile-on = { $tile }, { arm-name }, { $open } is open{ $is_stray ->
    [true] ; niet volgens de spelsoort, maar gebleven
   *[false] { "" }
 }

## The rulebook

NoPassage-Chapter = er is geen hoofdstuk { $asked }; er zijn hoofdstukken van 1 tot en met { $last }
NoPassage-Article = er is geen artikel { $asked }; hoofdstuk { $chapter } loopt van { $chapter }.1 tot en met { $chapter }.{ $last }
NoPassage-Part = er is geen { $asked }; { $whole } heeft { $last ->
    [none] geen onderdelen met letters
   *[other] de onderdelen { $whole }a tot en met { $whole }{ $last }
 }
NoPassage-Words = in geen artikel staat "{ $words }"

## Talen uit bestanden

language-no-files = bij language.files hoort de map van een taal, met de afkorting van de taal als naam, zoals "languages/de"; Engels en Nederlands zijn ingebouwd
language-left-out = { $why }; nos gebruikt daarvoor Engels
language-too-long = { $name } heeft meer dan { $most } bytes
language-not-utf-8 = { $name } is geen UTF-8; bewaar het als UTF-8
language-sense = { $name } heeft "{ $phrase }" in { $list }, een lijst van woorden zonder betekenis, maar "{ $sense }" verandert de betekenis van een zin (senses.toml); haal het weg
language-too-deep = { $name } opent meer accolades en haakjes dan een bericht kan hebben
language-nowhere = voor "{ $tag }" zijn er geen bestanden; nos taal { $tag } begint ze. Ze horen in { $folder }, of in de map die language.files in nos.toml noemt
language-no-tag = "{ $name }" is niet de afkorting van een taal, zoals "de" of "pt-BR"
language-built-in = "{ $tag }" is ingebouwd, dus nos leest er geen bestanden voor
language-no-folder = { $folder } heet niet naar een taal: geef de map de afkorting van de taal als naam, zoals "de" of "pt-BR"
language-there = { $folder } heeft alle bestanden al, en ze blijven zoals ze zijn
language-written = { $files ->
    [one] 1 bestand
   *[other] { $files } bestanden
 } geschreven in { $folder }. Zet elk bericht onder het Engelse; nos taal --check { $folder } toont wat er ontbreekt.
language-written-with-source = In { $folder } en { $source } zijn { $files } bestanden geschreven; nos taal --check { $folder } toont wat er ontbreekt.
language-head = nos, taal "{ $tag }"
    De Engelse berichten staan hier als commentaar. Schrijf onder elk het bericht in de eigen taal: de naam, "=" en de
    woorden. Voor een bericht dat ontbreekt gebruikt nos het Engels.
    Laat de variabelen tussen accolades staan: nos vult { "{ $player }" } in. Kent een bericht varianten, dan geldt die
    met de ster als geen andere past; [one], [few], [many] en [other] zijn de meervouden van de taal.
language-head-of-target = nos, taal "{ $tag }". De Engelse berichten staan in ../en/{ $file }.
language-head-of-text = nos, taal "{ $tag }"
    De Engelse regels staan hier als commentaar, met // ervoor. Schrijf elke regel daaronder in de eigen taal.
    Een regel die met #, =, >, ? of | begint, begint in elke taal zo. Laat de invoer achter = en de vragen achter ? staan,
    en de nummers van artikelen ook. Zolang er alleen commentaar staat, gebruikt nos de Engelse tekst.
language-checked = In "{ $tag }" zijn er:
language-has-messages = { $told } van { $all } zinnen
language-has-typed = { $told } van { $all } werkwoorden en andere woorden om te typen
language-has-said = { $told } van { $all } soorten woorden die aan tafel gezegd worden
language-has-help = { $told } van { $all } regels van hulp en lessen
language-has-articles = { $told } van { $all } artikelen van reglementen
Flaw-Unread = dit is geen bericht: { $why ->
    [default] het geval dat geldt als geen ander past, begint met "*"
    [empty] na een naam komen "=" en woorden
    [brace] er is een accolade te weinig of te veel
    [deep] de accolades staan te diep in elkaar
   *[other] een bericht is een naam, "=" en woorden; een regel die doorgaat begint met een spatie
 }
Flaw-Unknown = "{ $part }" is geen bericht van dit bestand
Flaw-Missing = "{ $part }" ontbreekt
Flaw-Twice = "{ $part }" staat er tweemaal; het laatste geldt
Flaw-SameTyped = "{ $part }" heeft het woord "{ $word }", en "{ $other }" heeft dat ook
Flaw-Beyond = "{ $part }" heeft "{ $name }", en dat kent nos niet: er zijn alleen variabelen en berichten
Flaw-Circular = "{ $part }" verwijst naar zichzelf
Flaw-Deep = "{ $part }" verwijst naar een bericht dat naar een ander verwijst, in een keten van meer dan vijf
Flaw-Long = "{ $part }" is langer dan de 64 kB die een bericht mag hebben
Flaw-Foreign = "{ $part }" heeft "${ $variable }", en dat vult nos hier niet in
Flaw-Lacks = in "{ $part }" ontbreekt "${ $variable }"
Flaw-NoCase = "{ $part }" heeft het geval "[{ $case }]" van "${ $variable }", en dat komt nooit voor
Flaw-LacksCase = in "{ $part }" ontbreekt het geval "[{ $case }]" van "${ $variable }"
Flaw-NoSuchFile = nos leest geen bestand met deze naam
Flaw-NoFile = het bestand ontbreekt, met { $messages ->
    [one] het bericht daarin
   *[other] de { $messages } berichten daarin
 }
Flaw-NoWords = geen woorden voor "{ $kind }"
Flaw-Tab = deze regel springt in met een tab, en dan laten andere programma's het bericht vallen; gebruik spaties
Flaw-Unseen = { $character } is hier onzichtbaar en kan veranderen hoe de regel leest; haal het weg
Flaw-NoToml = nos kan dit niet lezen: { $why }
Flaw-NoArticle = artikel { $article } ontbreekt
Flaw-Stray = deze regel hoort nergens bij
Flaw-Lesson = de invoer in de les of op de kaart is anders dan in het Engels

## The live board

board = Het bord
board-is-at = Het bord staat op { $address }
board-only-here = Alleen deze computer kan het zien. Voor het netwerk van de club: --listen 0.0.0.0
board-goes-on = Het toont elke invoer meteen. Ctrl-C sluit het bord; de avond gaat door.
board-address = een adres ziet eruit als 0.0.0.0 of 192.168.1.20:2855
board-no-journal = { $name } is geen logboek van nos; nos speel { $name } begint er een
board-cannot-listen = luisteren op { $address } lukt niet: { $error }
board-no-word = het systeem geeft geen willekeurig woord: { $error }
board-silent = De verbinding is weg. Laatst gezien
board-between = { $round ->
    [game] Tussen twee partijen
   *[other] Tussen twee rondes
 }
board-happened = Wat er gebeurde
board-over = { $round ->
    [game] Partijen die afgelopen zijn
   *[other] Rondes die afgelopen zijn
 }
board-to = { $unit } (tot{"\u00a0"}{ $target })
board-games = gewonnen
board-count = Telling
board-on-turn = aan de beurt
board-nothing = Hier is niets.
board-full = Vanaf dit adres zijn er al { $most } verbindingen open. Sluit eerst een andere pagina van het bord.
board-host = Het bord antwoordt niet op deze naam; om die toe te laten: nos bord --host NAAM.
board-no-hand = { $round ->
    [game] Er is geen afgelopen partij met dit nummer.
   *[other] Er is geen afgelopen ronde met dit nummer.
 }
hall-before = er is nog niets ingedeeld
hall-round = zitting { $round } van { $rounds }{ $stage ->
    [played] {" "}wordt gespeeld
    [over] {" "}is afgelopen
   *[seated] {""}
 }
hall-clock = { $minutes ->
    [one] 1 minuut vanaf
   *[other] { $minutes } minuten vanaf
 } { $from }
hall-over = De tijd is om
hall-seating = Wie waar zit in zitting { $round }
hall-tables = Tafels
hall-standings = Klassement na { $counted }
hall-standings-begin = Klassement
hall-search = Zoek een naam
hall-leads = staat voor
hall-won = heeft gewonnen
hall-not-begun = nog niet begonnen
hall-unread = { $kind ->
    [ResourceBusy] in gebruik, hier niet te lezen (koppel met nobrl)
   *[other] niet te lezen
}
hall-away = het logboek is er nu niet
help-board = De lopende avond in browsers tonen, op deze computer of in het netwerk van de club
help-board-file = Het logboek, of de map van een toernooi voor al zijn tafels; een logboek mag ook aan de prompt open zijn
help-board-listen = Het adres om op te luisteren, zoals 0.0.0.0:2855 voor het netwerk van de club; anders alleen deze computer
help-board-host = Een naam waarop browsers deze computer kunnen bereiken, naast de adressen
help-during-chips = De standen, en het nummer van de ronde
help-during-layout = Ook de tafel, en wie er aan de beurt is
help-during-all = Ook de zetten en betalingen, in woorden
help-board-during = Wat er van een ronde te zien is terwijl die gespeeld wordt; zonder opgave wat nos.toml zegt
help-board-initials = Initialen tonen in plaats van namen
help-board-connections = Hoeveel browsers er tegelijk mogen kijken
help-board-per_address = Hoeveel daarvan vanaf één adres; meer waar telefoons één router delen
help-board-open = Het geheime woord uit het adres weglaten, zodat iedereen in het netwerk kan kijken

## A line that cannot be read

read-too-long = de regel heeft meer dan { $most } bytes
read-not-utf-8 = vanaf hier is de regel geen UTF-8
read-tab = hier staat een tab; zet spaties tussen de woorden
read-control = hier staat het stuurteken U+{ $code }; haal het weg
read-no-time = "{ $found }" is geen tijd; een tijd ziet eruit als 2026-11-21T20:14:03+01:00
read-no-such-entry = "{ $found }" ken ik niet
read-no-entry = "{ $found }" ken ik niet; hulp toont wat er getypt kan worden
read-unused = "{ $found }" is hier niet te gebruiken; hulp toont wat er getypt kan worden
read-several = "{ $found }" kan meer dan één woord zijn: { $words }
read-not-within = "{ $found }" kan niet binnen { $outer }; dat kan geen correctie en geen vraag
read-expected = hier hoort { $what }{ $instead ->
    [none] { "" }
   *[other] { " " }in plaats van "{ $instead }"
 }{ $how }
read-name-taken = hier hoort de naam van een speler; "{ $found }" is een woord van nos: schrijf de naam als { $found }_V
read-name-too-long = "{ $found }" is geen naam; een naam heeft hoogstens { $most } letters
read-name-characters = "{ $found }" is geen naam; een naam begint met een letter en heeft alleen letters, cijfers, - _ ' en .
read-name-quoted = een bestand of pipe neemt geen namen tussen aanhalingstekens; schrijf { $name } voor { $found }
read-zero = "{ $found }" is te klein; het getal is hier minstens 1
read-too-large = "{ $found }" is te groot; het getal is hier hoogstens { $largest }
read-house-value = bij { $key } hoort { $range }{ $instead ->
    [none] { "" }
   *[other] , niet "{ $instead }"
 }
read-after-closing = "{ $found }" kan niet na { $word }, het laatste woord van een invoer
read-beyond = "{ $found }" is hier niet te begrijpen
read-unfinished = hier ontbreekt nog iets
read-meant = ; is { $word } bedoeld?
range-between = een heel getal van { $least } tot en met { $most }

## Who can hold what

holds-counts-left-out = De tellingen kunnen op te veel manieren kloppen en zijn weggelaten: er kan minder mogelijk zijn, en meer zeker.
holds-contradiction = Het logboek spreekt zichzelf tegen: geen verdeling van de { $several } past bij alles wat er staat.
holds-not-all = Deze regels kunnen niet allemaal goed zijn:
holds-drew = { $name } trok de { $piece } voor de opzet
holds-laid = { $name } legde de { $piece }
holds-shown = { $name } toonde { $pieces }
holds-denied = { $name } { $denied }, en had dus geen van { $pieces }
holds-counted = { $name } telde { $spots }
holds-statement = regel { $no }: { $words }.
holds-mend = Haal de foute door, of verbeter die.
holds-unseen = Ongezien: { $unseen }.
holds-rest = { $number ->
    [0] de ongeziene
   *[other] de ongeziene zonder { $but }
 }
holds-nothing = { $name } heeft geen { $one }.
holds-certain = { $name } heeft { $certain }, dat is zeker.
holds-open = { $name } heeft { $number }: { $open } van { $rest }.
holds-both = { $name } heeft { $number }: zeker { $certain }, en { $open } van { $rest }.

## Names and entries

lookalike = { $name } lijkt op { $other }, maar is een andere naam.
account-gone = { $holder } { $before } -> niet meer aan tafel
account-new = { $holder } komt erbij met { $after }
pegs = { $name }: { $front }, eerst { $back }
end-counts = telt { $points }
has-one-game = { $game } heeft één spelsoort; laat --games weg

rulebook-in-english = (Het reglement van dit spel is er alleen in het Engels.)

## Words in several places

the-pot = de pot
either-or = { " " }of{ " " }
first-tile = { $is_set ->
    [true] opzet
   *[false] eerste
}
link-it = dat
wrong-share = een aandeel is een getal van 0 tot 1, zoals 0.1, met hoogstens zes decimalen
card-typed = Typ
register-after-start = begin
register-after-settlement = afrekening

## Messages of clap, which reads the command line, and the headings of manual pages

clap-error = fout:
clap-missing = dit ontbreekt nog:
clap-unexpected-argument = dit hoort hier niet: { $arg }
clap-unexpected-value = te veel: { $typed } bij { $arg }
clap-unknown-command = onbekende opdracht { $typed }
clap-invalid-value = ongeldige waarde { $typed } voor { $arg }
clap-needs-value = er ontbreekt een waarde voor { $arg }
clap-cannot-be-with = { $arg } gaat niet samen met { $other }
clap-only-once = { $arg } kan maar één keer
clap-tip = tip:
clap-tip-pass = zet -- voor { $arg } om het als waarde te geven
clap-similar-argument = bedoeld is misschien { $meant }
clap-similar-command = misschien is dit de opdracht: { $meant }
clap-similar-value = misschien is dit de waarde: { $meant }
clap-the-options = [OPTIES]
clap-a-command = OPDRACHT
clap-usage = Gebruik:
clap-more = Meer staat in '--help'.
clap-no-digit = dat is geen getal
clap-possible = [mogelijk:
clap-default = [standaard:
clap-aliases = [ook:
clap-alias = [ook:
clap-possible-values = Mogelijk:
clap-man-name = .SH NAAM
clap-man-synopsis = .SH SAMENVATTING
clap-man-description = .SH BESCHRIJVING
clap-man-options = .SH OPTIES
clap-man-subcommands = .SH OPDRACHTEN
clap-man-version = .SH VERSIE

## Toernooien: meer tafels, meer zittingen

event = Toernooi
event-written = { $name } is geschreven{ $players ->
    [none] . Voeg de spelers toe; daarna deelt
   *[some] , met de spelers. Daarna deelt
 } nos toernooi indelen de eerste zitting in.
event-no-folder = { $name } heeft geen event.toml en is dus geen toernooi; nos toernooi instellen { $name } schrijft er een
event-no-text = { $name } is geen tekst in UTF-8, of groter dan { $most } MB
event-file = { $name }: { $fault }
event-file-line = { $name }, regel { $line }: { $fault }
event-a-text = een tekst tussen aanhalingstekens
event-a-rating = een getal van 1 tot 9999, halven mogen
event-takes-number = bij { $word } hoort een heel getal van { $least } tot { $most }
event-tie-form = bij event.tie horen woorden tussen haken, zoals ["result", "wins", "met"]
event-points-form = bij event.points hoort "result", "game", of de punten van elke plaats aan een tafel, zoals [4, 2, 1], elk van -1000000 tot 1000000
event-for-two = bij { $law } spelen niet altijd twee kanten tegen elkaar, dus "{ $word }" kan niet
event-needs-seatings = het stelsel "given" vraagt de naam van een bestand: event.seatings
event-players-form = elke speler heeft een tabel nodig: schrijf [[players]] op een regel, en name = "..." eronder
event-player-without-name = deze speler heeft geen naam
event-aliases-form = bij players.aliases horen namen tussen aanhalingstekens, tussen haken
event-absent-form = bij { $word } horen nummers van zittingen tussen haken, zoals [2, 3]
event-too-many = een toernooi heeft hoogstens { $most } spelers
event-no-pairs = bij { $law } speelt niemand in paren
event-no-partner = geen andere speler heeft het paar "{ $pair }"; noem de maat, of geef beiden hetzelfde woord
event-two-partners = een van het paar "{ $pair }" heeft al een andere maat
event-nobody = in event.toml staat geen speler "{ $name }"
event-several = "{ $name }" past bij meer dan één speler; schrijf meer van de naam
event-given-form = op een regel staan de zitting, de tafel, een dubbele punt en de spelers met de klok mee: 1 2: Anna Bram Cees Dirk
event-given-twice = { $name } of de tafel staat er twee keer in zitting { $round }
event-given-size = { $law } gaat niet met { $players }
event-given-absent = { $name } speelt niet in zitting { $round }
event-none-given = het bestand met de tafels heeft er geen voor zitting { $round }
event-pairs-form = een paar is twee nummers, wit eerst, 0 voor niemand
event-pairs-nobody = er is geen speler { $number }; de laatste is { $most }
event-pairs-without = { $name } speelt in zitting { $round } en staat in geen paar
event-trf-for-two = deze vorm is voor partijen tussen twee spelers; { $law } is ook met meer te spelen
event-trf-begun = { $name } heeft al { $rounds ->
    [one] een zitting
   *[other] { $rounds } zittingen
}; nos neemt alleen de spelers over, en begint met zitting 1
event-trf-number-twice = een andere speler heeft ook nummer { $number }
event-trf-no-room = deze vorm heeft plaats voor { $players } spelers en { $points } punten elk; het toernooi heeft er meer
event-no-seating = nos heeft deze indeling niet geschreven
event-other-round = naar de naam is het de indeling van zitting { $round }, maar er staat zitting { $other } in; geef het een andere naam, of verander "round"
event-table-no = een tafel is bijvoorbeeld r1-t3: de derde tafel van zitting 1
event-no-such-table = { $table } staat in geen indeling
event-not-seated = zitting { $round } is nog niet ingedeeld
event-all-seated = alle { $rounds } zittingen zijn ingedeeld; het aantal staat in event.toml
event-too-few = zitting { $round } heeft te weinig spelers voor een tafel; er zijn er { $least } nodig
event-away = { $number ->
    [one] { $tables } is ingedeeld en het logboek is niet hier
   *[other] { $tables } zijn ingedeeld en de logboeken zijn niet hier
 }; --without { $table } telt die tafel als niet gespeeld
event-unsettled = { $number ->
    [one] { $tables } is niet afgerekend
   *[other] { $tables } zijn niet afgerekend
 }; --without { $table } telt die tafel als niet gespeeld
event-open = { $table } is niet afgerekend en telt nog niet.
event-not-played = { $table } is afgerekend zonder een uitgespeelde partij of ronde, en telt dus voor niemand.
event-undecided = { $is_settled ->
    [true] { $table } is afgerekend, dus de beslissing in decided.toml telt niet; nos toernooi beslissen { $table } --clear haalt die weg
   *[other] { $table } staat in geen indeling, dus de beslissing in decided.toml telt niet
 }
event-both = { $table }: { $one } en { $other } zaten daar samen en zijn in event.toml één speler, dus er telt niets; verbeter de aliases
event-too-much = { $table } gaf een speler meer dan { $most } en telt dus niet
event-seat-empty = { $table }: { $players ->
    [one] { $names } was daar ingedeeld, speelde niet en krijgt niets
   *[other] { $names } waren daar ingedeeld, speelden niet en krijgen niets
 }
event-seated-twice = de indeling van zitting { $round } heeft { $name } twee keer; haal er een uit seating-r{ $round }.json
event-out-but-played = volgens de indeling is { $name } vrij in zitting { $round }, maar volgens een logboek speelde { $name }; haal de naam uit "out" in seating-r{ $round }.json
event-seating-missing = seating-r{ $round }.json ontbreekt, dus zitting { $round } telt niet; zet dat bestand terug uit een kopie van de map
event-stranger = { $table }: { $name } staat niet in event.toml; zet de speler erin, of de naam bij aliases
event-journal-there = { $name } is er al en hoort niet bij deze indeling, dus er is niets geschreven; nos toernooi controleer zegt meer
event-cannot-sit = { $table } kan niet zo zitten: { $why }
event-dry = Er is niets geschreven.
event-begun = { $number ->
    [one] { $journals } is begonnen
   *[other] { $journals } zijn begonnen
 }, en de indeling is geschreven.
event-round = { $name }, { $round ->
    [0] voor zitting 1 van { $rounds }
   *[other] zitting { $round } van { $rounds }
 }
event-round-number = zitting { $round }
event-table-number = Tafel { $table }
event-by-name = Op naam
event-out = is vrij
event-alone = { $name } heeft niemand om mee te spelen, en krijgt daar geen winst voor.
event-sit-out = { $players ->
    [one] { $names } is vrij.
   *[other] { $names } zijn vrij.
 }
event-repeats = { $repeats ->
    [0] Niemand treft iemand opnieuw.
    [one] 1 ontmoeting is een herhaling.
   *[other] { $repeats } ontmoetingen zijn een herhaling.
 }
event-standings = { $name }, na { $counted }
event-standings-begin = { $name }, er is nog niets afgerekend
event-rounds-over = zitting { $rounds }
event-tables-over = { $over } van de { $tables } tafels van zitting { $round }
event-cross = { $name }: wie wat van wie won
event-sheet = { $name }: elke tafel met het zegel
event-going = { $names }, niet afgerekend
event-none-played = { $names }, niet gespeeld
event-forfeited = { $names }; niet gekomen: { $absent }
event-journal-away = { $names }, het logboek is niet hier
event-by-decision = { $told } (beslist)
event-head-round = zitting
event-head-seat = plaats
event-head-result = uitslag
event-head-rank = plaats
event-head-player = speler
event-head-players = spelers, de eerste plaats eerst
event-head-points = punten
event-head-table = tafel
event-place = { $place }e
event-head-gained = van wie
event-head-results = uitslagen
event-head-seal = zegel
event-head-rating = rating
event-head-deviation = afwijking
event-head-evenings = avonden
event-tie-result = uitslag
event-tie-wins = gewonnen
event-tie-met = anderen
event-tie-buchholz = Buchholz
event-tie-sonneborn = Sonneborn
event-tie-direct = onderling
event-sound = { $tables ->
    [0] Er is nog geen logboek.
    [one] 1 logboek is zoals het geschreven is, en past bij de indeling.
   *[other] { $tables } logboeken zijn zoals ze geschreven zijn, en passen bij de indelingen.
 }
event-odd = { $name } is naar de naam geen logboek en geen indeling van dit toernooi; niets ervan telt
event-beyond = { $name } is van een zitting of een tafel die dit toernooi niet heeft; niets ervan telt
event-torn = { $table }: de laatste regel is nooit afgemaakt
event-two-tables = { $name } zit aan { $one } en aan { $other }
event-missing = { $table } is ingedeeld en het logboek is niet hier, dus de tafel telt niet; is het weg, dan legt nos toernooi beslissen { $table } --result de punten vast
event-otherwise = { $table }: { $players ->
    [0] het logboek heeft daar geen spelers
   *[other] het logboek heeft daar { $names }
 }, niet de spelers van de indeling; verander de namen in seating-r{ $round }.json, of zet het goede logboek hier
event-not-in-seating = { $table } staat in geen indeling, dus niets uit het logboek telt
event-corrected = { $table } is gecorrigeerd nadat zitting { $round } ingedeeld was
event-other = { $table } heeft niet meer de regels die er stonden toen zitting { $round } ingedeeld werd
event-older-seating = Een oudere versie van nos schreef de indeling van zitting { $round }, dus nos kan latere correcties niet zien.
event-would-sit = Zitting { $round } blijft zoals die is. { $players ->
    [0] De uitslagen van nu zouden dezelfde indeling geven.
   *[other] Met de uitslagen van nu hadden deze spelers andere tegenstanders getroffen: { $names }.
 }

event-at-table = { $name }: zitting { $round } van { $rounds }, tafel { $table }.
event-others-play = { $number ->
    [one] { $tables } van zitting { $round } is nog niet afgerekend
   *[other] { $tables } van zitting { $round } zijn nog niet afgerekend
 }.
event-next-round = { $round ->
    [1] Er is nog geen zitting ingedeeld
   *[other] Deze zitting is helemaal afgerekend
 }; nos toernooi indelen deelt zitting { $round } in.
event-is-over = De laatste zitting is helemaal afgerekend; nos toernooi klassement zegt wie er voorstaat.

## Beslissingen over de tafels van een toernooi

event-decided-head = Uitslagen die in geen logboek staan; nos toernooi beslissen schrijft dit bestand.
event-decided-form = elke beslissing is een tabel: [[table]] op een regel, daaronder round = 2, table = 2, en een van forfeit = ["Bob"], not_played = true en result = {"{"} Ann = 1, Bob = 0 {"}"}
event-decided-twice = er is al een beslissing over { $table }
event-decided-by-hand = { $name } bevat beslissingen in een vorm die nos niet schrijft; wijzig { $tables } daar met de hand
event-not-at-table = { $name } was niet ingedeeld aan { $table }
event-without-result = { $table }: ook { $name } was daar ingedeeld; noem de punten van iedereen
event-halves = punten zijn een getal van -{ $most } tot { $most }, heel of met een half
event-result-form = --result krijgt om de beurt een naam en punten: Ann 1 Bob 0
event-settled = { $table } is afgerekend, dus er valt niets te beslissen
event-no-decision = er is geen beslissing over { $table }
event-in-use = een ander programma heeft het logboek van { $table } open; sluit het daar eerst
event-decide-what = --again en --results krijgen het nummer van een zitting, zoals 3; al het andere een tafel zoals r2-t2
event-points-what = voor --points staat geen tafel en geen zitting; schrijf daarachter --round N
event-not-last = zitting { $round } is niet de laatste ingedeelde zitting, dus de indeling blijft
event-has-begun = { $table } is begonnen, dus de indeling blijft
event-again = { $number ->
    [0] De indeling van zitting { $round } wordt teruggenomen.
    [one] De indeling van zitting { $round } wordt teruggenomen, en { $journals } wordt verwijderd.
   *[other] De indeling van zitting { $round } wordt teruggenomen, en { $journals } worden verwijderd.
 }
event-again-decided = De beslissingen over { $tables } vervallen ook.
event-taken-back = Zitting { $round } is niet meer ingedeeld; nos toernooi indelen deelt die opnieuw in.
event-points-change = { $name }: { $was } punten, daarna { $is }
event-shall-it = Dit schrijven? Typ ja.
event-yes = ja j yes
event-say-yes = er is niets geschreven, want nos kan hier niets vragen; zet er --yes bij
event-unchanged = er is niets geschreven
event-decision-written = { $name } is geschreven.
event-seating-nobody = niemand in event.toml heet „{ $name }”. Kreeg de speler een andere naam, zet deze dan bij aliases; stopte de speler, laat de speler dan staan met to = { $round }
event-adjusted = { $name }: { $points } punten in zitting { $round } ({ $reason }).
event-adjusted-form = punten van de arbiter zijn een tabel: [[points]] op een regel, daaronder name = "Ann", points = -1, reason = "telefoon" en round = 2
event-keeps-edition = Dit toernooi is ingedeeld zonder edition en houdt dus de weerstandspunten van 2024.{ $has_direct ->
    [true] { " " }direct telt de punten tegen gelijke spelers op.
   *[other] { "" }
 } Anders: schrijf edition = 2026 in event.toml.
event-decided-counts = over { $table } is beslist, dus het logboek telt niet mee
event-by-forfeit = { $is_won ->
    [true] reglementair gewonnen
   *[other] reglementair verloren
 }{ $is_named ->
    [true] : { $names }
   *[other] { "" }
 }
event-with-colour = { $names } ({ $colour ->
    [white] zwart
   *[other] wit
 })
event-colour-letter = { $colour ->
    [white] w
   *[other] z
 }
event-bye = vrij
event-edition = { $title }; weerstandspunten volgens FIDE C.07, editie { $year }
event-cross-rounds = { $name }: per zitting de rang van de tegenstander{ $colours ->
    [true] , de kleur
   *[false] { "" }
 } en de uitslag
event-head-performance = prestatie
event-head-white = wit
event-head-black = zwart
event-tie-buchholz-cut1 = Buchholz-1
event-tie-buchholz-median = Buchholz-M1
event-tie-black = zwart
event-tie-progress = progressief
event-result-chips = hele fiches die samen 0 zijn
event-result-whole = hele getallen vanaf 0
event-unlawful-result = deze punten kan de tafel niet geven; wel { $can_be }
event-no-draws = volgens { $law } is er geen remise
event-pairs-byes = meer spelers hebben 0 in plaats van een tegenstander, maar één kan vrij zijn: { $names }
event-pairs-second-bye = { $name } was al vrij of won reglementair, en anderen nog niet
event-report-old = het rapport van { $name } past niet meer bij de spelers. Schrijf het opnieuw: nos event seat --trf FILE
event-list-column = „{ $cell }” is onduidelijk als { $key }. Een datum is 2-1-1990 of 1990/01/02, geslacht m of w, een bond heeft drie letters
event-list-names = een naam heeft 1 tot { $most } letters, cijfers, spaties, - _ ' of . en begint met een letter. Fout zijn { $names }
event-trf-shifted = de kolommen van deze speler zijn verschoven: kolom { $column } klopt niet. Kolommen tellen letters, geen bytes
event-trf-passed = { $name }, regel { $line }: { $code } is overgeslagen.
event-trf-no-system = { $name } noemt geen systeem, dus is het random. Anders: schrijf system = "swiss" in event.toml.
event-which-system = Welk systeem: { $systems }?
event-takes-date = { $word } is een datum: 2026/11/29
event-would-swap = Zitting { $round } blijft zoals die is. Met de uitslagen van nu hadden deze spelers de andere kleur: { $names }.
event-results-for-two = --results is voor partijen van twee die geen match zijn, dus niet voor { $law }
event-results-need-a-file = nos kan hier niets vragen; schrijf --results FILE, of - voor de standaardinvoer
event-results-form = een uitslag is een tafel en een van 1-0 0-1 ½-½ +- -+ --, de eerste plaats eerst: 3 1-0
event-results-keys = Voor de eerste speler: 1 gewonnen, 0 verloren, = remise, + alleen deze speler kwam, - alleen de tegenstander kwam. Enter slaat de tafel over.
event-result-of = Tafel { $table }, { $names }: { "" }
event-result-skipped = { $table } is afgerekend, dus de regel is overgeslagen.

## Ratings

ratings = Ratings
ratings-of = { $law }: { $method }
ratings-glicko = ratings volgens Glicko-2, een avond per periode; vanaf { $rating }, afwijking { $deviation }, volatiliteit { $volatility }, tau { $tau }
ratings-weng-lin = ratings volgens Weng en Lin, naar de plaatsen aan elke tafel; vanaf { $rating }, afwijking { $deviation }, bèta { $beta }
ratings-provisional = voorlopig
ratings-chart = Ratings bij { $law }, avond na avond
ratings-counts = De rating na elke avond{ $all ->
    [true] { "" }
   *[other] , van de { $shown } hoogste
 }.

## Hulp bij de opdrachten over toernooien

help-any-dir = De map van het toernooi; zonder opgave deze map
help-event = Een toernooi bijhouden: meer tafels, meer zittingen
help-event-init = Een event.toml schrijven die elke sleutel uitlegt
help-event-init-players = Beginnen met de spelers van een lijst in CSV, met kolommen naam, club, rating, titel en fide
event-list-unreadable = dit is geen lijst in CSV
event-list-no-names = de eerste regel van een lijst noemt de kolommen, en een daarvan is naam
event-list-nobody = in { $name } staat geen speler
event-list-rating = "{ $cell }" is geen rating
event-pairings = { $name }: indelingen
event-tables-alone = standings en pairings zijn van één toernooi, als CSV, zonder andere tabellen: nos export MAP --table pairings; -o MAP voor beide
help-event-init-trf = Met de spelers van een rapport in TRF16 beginnen
help-event-seat = De volgende zitting indelen, en voor elke tafel een logboek beginnen
help-event-seat-without = Deze tafel van een eerdere zitting als niet gespeeld tellen; mag vaker dan eens
help-event-seat-dry = Alleen afdrukken; er wordt niets geschreven
help-event-seat-round = Een zitting afdrukken die al ingedeeld is
help-event-seat-trf = Het toernooi als TRF16 schrijven voor een indelingsprogramma, en niets indelen
help-event-seat-pairs = De paren overnemen die een indelingsprogramma voor de volgende zitting geeft
help-event-seat-html = Als pagina voor de muur, groot, op naam en op tafel
help-event-seat-slips = Als pagina met briefjes voor de tafels, om te knippen
help-event-standings = Het klassement afdrukken
help-event-standings-cross = Afdrukken wie wat van wie won
help-event-standings-ratings = De ratings van de spelers afdrukken
help-event-standings-trf = Het toernooi als TRF16 schrijven voor een indelingsprogramma
help-event-seat-trf26 = Schrijft het toernooi als TRF26 voor een indelingsprogramma, en deelt niets in
help-event-standings-trf26 = Schrijft het toernooi als TRF26
help-event-standings-edition = Gebruikt alleen hier de weerstandspunten van deze editie van FIDE C.07, 2024 of 2026
help-event-decide-results = Beslist alle tafels van een zitting met een lijst; zonder bestand in een terminal met een toets per tafel
help-event-decide-points = Geeft een speler punten of neemt ze af, met een reden
help-event-decide-round = De zitting waarbij de punten horen; anders de laatste
help-event-standings-csv = Als CSV
help-event-standings-markdown = Als Markdown, voor een chat
help-event-standings-html = Als pagina, om in een browser te bekijken of af te drukken
help-event-sheet = Elke tafel met de uitslagen en het zegel afdrukken
help-event-sheet-csv = Als CSV
help-event-sheet-markdown = Als Markdown, voor een chat
help-event-sheet-html = Als pagina, om in een browser te bekijken of af te drukken
help-event-decide = Een uitslag vastleggen die in geen logboek staat, of een indeling terugnemen
help-event-decide-what = De tafel, zoals r2-t2; voor --again het nummer van de zitting
help-event-decide-forfeit = Deze speler kwam niet: de anderen winnen zoals wie vrij is; mag vaker dan eens
help-event-decide-not_played = Daar speelde niemand: niemand krijgt iets
help-event-decide-result = Er is gespeeld en het logboek is weg: de punten van elke speler
help-event-decide-clear = De beslissing over de tafel terugnemen
help-event-decide-again = De indeling van de laatste zitting terugnemen, als nog geen tafel begonnen is
help-event-decide-yes = Niet vragen
help-event-check = Controleren of elk logboek onveranderd is, en correcties tonen die te laat kwamen
help-standings-ratings = Ratings afdrukken in plaats van uitslagen
