//! What the prompt says about a refused line: what is wrong, what it expected, what to type.

use super::CROSS;
use crate::support::environment::NOS;
use crate::support::folder::Folder;
use crate::support::terminal::Prompt;
use std::path::Path;

const WIDE: (u16, u16) = (180, 40);

#[test]
fn an_empty_table_answers_with_what_to_type_first() {
    for line in ["anna", "dela", "64", "bogus words"] {
        let mut prompt = Prompt::on(WIDE);
        prompt.types(line).shows("Nobody is seated yet. Type: seat Anna Bram Cees");
    }
}

#[test]
fn a_refusal_says_why_and_what_to_type() {
    let announced: [&str; 2] = ["deal", "set Bram 66"];
    let line: [&str; 3] = ["deal", "set Bram 66", "announce 1"];
    let table = rows! { of (&[&str], &str, &str):
        &CROSS, "announce 3", "The game is announced already (#5). To change it, type: fix 5 announce 3";
        &CROSS, "deal", "Hand 1 is still being played. Finish hand 1 first. To abandon it, type: void";
        &CROSS, "reveal anna 54", "Hand 1 is still being played. Finish hand 1 first. To abandon it, type: void";
        &CROSS, "settle", "Hand 1 is still being played. Finish hand 1 first. To abandon it, type: void";
        &CROSS, "set anna 55", "The set has been laid already: 6-6 (#4).";
        &CROSS, "reshuffle", "Tiles are dealt again only in a first hand, before the set [2.2].";
        &announced, "play anna 64", "Bram must announce first. Type: announce and the number; games shows the card";
        &line, "64 on east", "This is a line: say left or right.";
        &CROSS, "64 on left", "This is a cross: say north, east, south or west.";
        &CROSS, "uphold", "No close is open.";
        &CROSS, "flip 64", "Billitonnen is not being played. After settle, type: billitonnen";
        &[], "foul anna covering", "Fouls are called from the first deal until settle.";
        &[], "set anna 66", "No hand is under way. Type: deal";
        &CROSS, "short anna 0", "\"0\" is too small; the number here is at least 1. Type: short NAME N";
        &CROSS, "anna d", "It is Cees's turn, not Anna's.";
        &CROSS, "house payments.nos 4", "House rules are set before the first deal.";
        &["deal", "set Bram 66", "announce 2", "d"], "declare anna 55", "Too late: doubles are declared before the first draw, pass or ordinary play [5.1].";
    };
    for (entries, line, words) in table {
        let mut prompt = Prompt::on(WIDE).table(entries);
        let before = prompt.journal();
        prompt.types(line).shows(&format!("      {words}\n"));
        assert_eq!(prompt.journal(), before, "{line}");
    }
}

#[test]
fn a_correction_says_what_it_did_and_how_to_take_it_back() {
    let table = rows! {
        "undo", "9  #8 is struck. strike 9 brings it back.";
        "undo 2", "9  #7 to #8 are struck. strike 9 brings them back.";
        "strike 7", "9  #7 is struck. strike 9 brings it back.";
        "fix 7 play dirk 63", "9  #7 is changed. undo takes it back.";
        "insert 7 note so", "9  1 entry is added. undo takes it back.";
        "fix 7 play dirk 63 ; insert 7 note so", "9  Corrected: #7 is changed, 1 entry is added. undo takes it back.";
    };
    for (line, words) in table {
        let mut prompt = Prompt::on(WIDE).table(&["deal", "set Bram 66", "announce 2", "64", "65"]);
        prompt.types(line);
        // Undoing one entry that moved nothing asks nothing.
        if line != "undo" {
            prompt.answers("1");
        }
        prompt.shows(words);
    }
}

#[test]
fn a_dutch_table_types_dutch_and_journals_english() {
    let folder = Folder::new();
    let mut prompt = Prompt::start(folder.path(), WIDE, &["--lang", "nl", "evening.nos"]);
    let typed = [
        ("seat Anna Noord Cees", "opschrijven (o)"),
        ("o", "Opgeschreven."),
        ("deel", "Ronde 1."),
        ("zet Anna 66", "Anna zet de 6-6 op."),
        ("meld 2", "gewoon kruis"),
        ("s", "Eerst: noord, oost, zuid en west."),
        ("toon", "Eerst: noord, oost, zuid en west."),
        ("toon Noord 6-6", "Speel eerst ronde 1 uit."),
        ("65 noord", "Noord speelt de 6-5 op noord; 5 is open."),
        ("leg 64o", "Cees speelt de 6-4 op oost; 4 is open."),
        ("trek 2", "Anna trekt 2 stenen."),
        ("leg 63 op zuid", "Anna speelt de 6-3 op zuid; 3 is open."),
        ("recount Anna 500 Noord 500", "minder dan de stand"),
        ("hulp trek", "trek [NAAM] [N]"),
        ("fix", "Typ: verbeter N INVOER"),
        ("insert", "Typ: tussenvoegen N INVOER"),
    ];
    for (line, told) in typed {
        prompt.press("\u{c}");
        prompt.types(line).shows(told);
    }
    prompt.types_at("Noord>");
    let entries = prompt.journal();
    assert_eq!(
        entries[2..],
        [
            "deal",
            "set Anna 6-6",
            "announce 2",
            "play Noord 6>5 on north",
            "play Cees 6>4 on east",
            "draw Anna 2",
            "play Anna 6>3 on south",
            "recount Anna 500 Noord 500"
        ]
    );
}

/// Returns everything that the program prints on a terminal of this many columns, and how it ended.
fn screened(
    folder: &Path,
    columns: u16,
    arguments: &[&str],
    variables: &[(&str, &str)],
) -> (Prompt, u32, Vec<String>) {
    let mut prompt = Prompt::program(folder, (columns, 40), NOS, arguments, variables);
    let (status, mut screen) = prompt.ends();
    screen.iter_mut().for_each(|row| row.truncate(row.trim_end().len()));
    (prompt, status.exit_code(), screen)
}

#[test]
fn an_error_fits_the_terminal() {
    let folder = Folder::new();
    let text =
        "[table]\nwrong = \"a value that goes on and on, far beyond sixty columns of a screen\"\n";
    folder.write("of-the-club-in-the-north.toml", text);
    let config = ["--config", "of-the-club-in-the-north.toml", "laws"];
    let (_, status, rows) = screened(folder.path(), 60, &config, &[]);
    let expected = [
        "nos: of-the-club-in-the-north.toml:2:1: the table table has",
        "no key \"wrong\"; there are law, players, hints, colours,",
        "plain, preview",
        "2 | wrong = \"a value that goes on and on, far beyond sixty c",
        "  | ^^^^^",
    ];
    assert_eq!((status, rows), (2, expected.map(str::to_owned).to_vec()));
    let (_, _, rows) = screened(folder.path(), 100, &config, &[]);
    assert!(rows[0].ends_with("there are law, players,"), "{rows:?}");
    let missing = ["--lang", "nl", "settle", "donderdag-de-twaalfde-november.nos"];
    let (_, status, rows) = screened(folder.path(), 60, &missing, &[]);
    let expected = [
        "nos: donderdag-de-twaalfde-november.nos is niet te lezen:",
        "dat bestand of die map is er niet",
    ];
    assert_eq!((status, rows), (5, expected.map(str::to_owned).to_vec()));
    folder.write("thursday-of-the-club.txt", "seat Anna Bram\n");
    let (_, status, rows) =
        screened(folder.path(), 60, &["replay", "-q", "thursday-of-the-club.txt"], &[]);
    assert!(rows.iter().all(|row| row.chars().count() <= 60) && rows.len() > 5, "{rows:?}");
    assert_eq!(status, 1);
}

#[test]
#[cfg(target_os = "linux")]
fn without_another_thread_the_prompt_says_so_and_leaves_the_terminal_as_it_was() {
    let folder = Folder::new();
    // No thread gets a stack of this size.
    let size = isize::MAX.to_string();
    for arguments in [&["evening.nos"][..], &["--plain", "evening.nos"]] {
        let (prompt, status, rows) =
            screened(folder.path(), 180, arguments, &[("RUST_MIN_STACK", &size)]);
        let expected = "nos: cannot use the terminal: the system allows nos no more threads; close other programs and try again";
        assert_eq!((status, rows.join(" ").as_str()), (5, expected));
        assert!(prompt.is_as_found());
    }
}

#[test]
#[rustfmt::skip]
fn what_is_said_at_a_dutch_table_is_recorded_or_answered() {
    struct Case { law: &'static str, typed: &'static [(&'static str, &'static str)], entries: &'static [&'static str] }
    let evenings = rows! { Case { law, typed, entries }:
        "nos",
            &[
                ("spelers Anna Bram Cees", "zitten aan tafel"), ("Eva doet mee", "aanschuiven Eva na Cees"), ("1", "Eva schuift aan."), ("beginnen", "Ronde 1."),
                ("bram begint met dubbelzes", "Bram zet de 6-6 op."), ("bram roept 2", "gewoon kruis"), ("zes vijf", "speelt de 6-5"),
                ("wie is aan de beurt?", "is aan de beurt."), ("anna's beurt", "is aan de beurt."),
                ("wie staat voor?", "fiches"), ("opnieuw", "Niets herhaalt zich vanzelf. Typ het nog eens, of druk op pijl omhoog"),
                ("wacht even", "Er wordt niets opgeschreven voordat een regel is ingevoerd."),
                ("ja", "Er is geen vraag die op antwoord wacht."),
                ("koffie", "Alles wat is ingevoerd, blijft bewaard. Typ stop, of ga gewoon verder"),
                ("verslag", "De avond wordt buiten de prompt afgedrukt. Typ: stop, dan nos verslag"),
                ("wijzig 4", "Een regel is te verbeteren met het nummer; verloop toont de nummers. Typ: terug, verbeter N INVOER, doorhalen N, tussenvoegen N INVOER, of dat was NAAM"),
                ("hoeveel stenen heeft bram", "Bram 3"),
                ("trek?", "Er is niets opgeschreven."),
                ("anna is schuldig 20", "De betalingen worden vanzelf uitgerekend. Om de fiches te controleren, typ natellen en wat ieder geteld heeft"),
                ("ik ben uit", "Wie de laatste steen legt, is uit; voer gewoon die steen in."),
                ("foutje", "is doorgehaald."),
            ],
            &["join Eva after Cees", "deal", "set Bram 6-6", "announce 2", "play Cees 6>5 on north", "undo"];
        "schaken",
            &[
                ("spelers Anna Bram", "spelen tegen elkaar."), ("anna heeft wit", "heeft wit"), ("pion e4", "Anna speelt e4."), ("d5", "Bram speelt d5."),
                ("mat", "Voer gewoon de zet in; de scheidsrechter ziet het mat [5.1]."),
                ("schaak!", "Voer gewoon de zet in; de scheidsrechter ziet het schaak."),
                ("pat", "Voer gewoon de laatste zet in; de scheidsrechter ziet het pat [5.2]."),
                ("dame slaat pion", "Bij een zet hoort het veld. Typ: de zet, zoals Dd5, e8=D of dame slaat d5"),
                ("slaat en passant", "Om en passant te slaan, typ het veld waar de pion komt [3.2], zoals exd6"),
                ("wit wint", "De scheidsrechter ziet aan de laatste zet wie er gewonnen heeft. Om anders te eindigen, typ geef op, vlag, reglementair, of remiseaanbod en aanvaard"),
                ("klok", "Een kloktijd staat achter de zet, zoals {1:23:45}. Typ de zet met de tijd erbij"),
                ("mag niet", "De scheidsrechter beoordeelt de zet bij het invoeren [4.4]. Typ de zet zoals die gespeeld is"),
                ("e slaat d5", "Anna speelt exd5."), ("dame slaat d5", "Bram speelt Dxd5."), ("stelt remise voor", "Anna biedt remise aan."),
                ("nee", "Bram slaat het af."), ("paard c3", "Anna speelt Pc3."), ("zwart biedt remise", "Bram biedt remise aan."), ("ja", "opschrijven (o)"), ("o", "Opgeschreven."),
            ],
            &["move Anna exd5", "move Bram Qxd5", "offer Anna", "decline Bram", "move Anna Nc3", "offer Bram", "accept Anna"];
        "checkers",
            &[
                ("spelers Anna Bram", "spelen tegen elkaar."), ("anna heeft zwart", "heeft zwart"), ("11 naar 15", "Anna zet 11-15."), ("22 18", "Bram zet 22-18."),
                ("geen zetten", "Wie geen zet meer heeft, heeft verloren; de scheidsrechter ziet dat aan de laatste zet [4.1, 4.2]. Om op te geven, typ: geef op"),
                ("dam", "Voer gewoon de zet in; een schijf die de laatste rij haalt, wordt dam [2.3]."),
                ("schijf 11", "Bij een zet horen de velden. Typ: de zet, zoals 11-15, of 22x15 om te slaan"),
                ("blazen", "Wie kan slaan, moet slaan [3.2]; de scheidsrechter beoordeelt de zet bij het invoeren. Typ de zet zoals die gespeeld is"),
                ("zwart wint", "De scheidsrechter ziet aan de laatste zet wie er gewonnen heeft. Om anders te eindigen, typ geef op, vlag, reglementair, of remiseaanbod en aanvaard"),
                ("15 slaat 22", "Anna slaat 15x22"),
            ],
            &["move Anna 11-15", "move Bram 22-18", "move Anna 15x22"];
        "backgammon",
            &[
                ("spelers Anna Bram", "spelen tegen elkaar."), ("anna 6 bram 1", "begint"), ("13-7 8-7", "Anna speelt 13/7 8/7."), ("hoeveel ogen", "Pips: Anna 160"),
                ("slaat", "Voer gewoon de zet in, zoals 13/7; de scheidsrechter ziet wie er geslagen wordt [3.1]."),
                ("gammon", "Of het enkel, gammon of backgammon is, volgt uit de laatste zet [5.2, 5.3, 5.4]."),
                ("uitspelen", "Uitspelen is een zet. Typ die, zoals 6/uit"),
                ("anna wint", "De scheidsrechter ziet aan de laatste zet wie er gewonnen heeft. Om op te geven, typ: geef op"),
                ("mag niet", "De scheidsrechter beoordeelt de zet bij het invoeren [8.2]. Typ de zet zoals die gedaan is"),
                ("dubbelt", "Bram verdubbelt naar 2."), ("anna past", "opschrijven (o)"), ("o", "Opgeschreven."),
            ],
            &["open Anna 6 Bram 1", "move Anna 13/7 8/7", "double Bram", "drop Anna"];
        "cribbage",
            &[
                ("spelers Anna Bram", "spelen tegen elkaar."), ("coupeer k9 rh", "geeft het eerst"), ("nieuwe ronde", "Ronde 1"),
                ("twee voor de boer", "De 2 voor een omgedraaide boer komen bij de starter [2.5]. Typ: de kaart"),
                ("coupeer harten vijf", "H5 is de starter."), ("nobs", "Nobs wordt bij het tonen van de hand geteld [5.6]. Typ: toon en de speler"),
                ("laatste kaart", "De punten worden geteld bij het invoeren van de kaart, de go of de hand. Typ: de kaart, go, of toon en de speler"),
                ("bram zegt muggins", "Dit spel gaat zonder muggins [5.8]"),
                ("schoppen tien", "Bram legt S10"),
            ],
            &["cut Anna 9c Bram Kd", "deal", "starter 5h", "play Bram 10s"];
        "domino",
            &[
                ("spelers Anna Bram Cees", "zitten aan tafel"), ("delen", "Ronde 1"), ("anna komt uit met dubbel zes", "Anna komt uit met de 6-6."),
                ("bram koopt", "Bram trekt een steen"), ("dicht", "Een ronde waarin niemand verder kan, eindigt vanzelf als ieder dat gezegd heeft."),
                ("zes vier", "Bram speelt de 6-4"),
            ],
            &["deal", "play Anna 6-6", "draw Bram", "play Bram 6>4 on 6"];
    };
    for Case { law, typed, entries } in evenings {
        let folder = Folder::new();
        let mut prompt = Prompt::start(folder.path(), WIDE, &["--lang", "nl", "--law", law, "evening.nos"]);
        for (line, told) in typed {
            prompt.press("\u{c}");
            prompt.types(line).tells(told);
        }
        let journal = prompt.journal();
        assert_eq!(journal[journal.len() - entries.len()..], *entries, "{law}");
    }
}
