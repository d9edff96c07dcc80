//! Names, players' seats, and the display of text from outside.

use nos_base::table::name::{lookalike, parted};
use nos_base::table::seat::SEATS_MAX;
use nos_base::table::shown::{document, json, lines, path, typed};
use nos_base::{Circle, Name, PlayerId, Seat, Seats, Told};
use std::path::Path;

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

#[test]
fn names_are_letters_digits_and_four_signs_beginning_with_a_letter() {
    for good in [
        "A",
        "Anna",
        "d'Arc",
        "J.-P.",
        "Åse_2",
        "Юля",
        "李明",
        "abcdefghijklmnopqrstuvwxyzabcdefghijklmn",
        "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
        "हिन्दी",
    ] {
        assert!(Name::new(good).is_some(), "{good}");
    }
    for bad in [
        "",
        "2nd",
        "-a",
        "a b",
        "a,b",
        "abcdefghijklmnopqrstuvwxyzabcdefghijklmno",
        "a\u{7}",
        "🙂",
        "An\u{200b}na",
        "\u{3164}na",
        "An\u{34f}na",
        "An\u{fe0f}na",
        "An\u{202e}na",
        "Anna\u{e0041}",
        "ééééééééééééééééééééééééééééééééééééééééé",
    ] {
        assert!(Name::new(bad).is_none(), "{bad:?}");
    }
}

#[test]
fn a_name_is_the_same_however_its_accents_were_typed() {
    let name = |text| Name::new(text).map(|name| name.as_str().to_owned());
    assert_eq!(name("E\u{301}va").as_deref(), Some("Éva"));
    assert_eq!(name("E\u{301}va"), name("Éva"));
}

#[test]
fn case_does_not_tell_names_apart_and_a_prefix_is_a_prefix_in_any_case() {
    assert!(name("ÉMILE").is(&name("émile")));
    assert!(!name("Emile").is(&name("émile")));
    assert!(name("éM").begins(&name("Émile")));
    assert!(!name("Annabel").begins(&name("Anna")));
}

#[test]
fn names_that_look_the_same_are_found() {
    for (one, other, is_alike) in rows! {
        "Anna", "\u{410}nna", true;
        "anna", "\u{410}nn\u{430}", true;
        "Ian", "lan", true;
        "Torn", "Tom", true;
        "Jo0", "JoO", true;
        "Anna", "ANNA", false;
        "Anna", "Anne", false;
        "Émile", "Emile", false;
        "Юля", "Юра", false;
    } {
        let found = lookalike(&name(one), &[name(other)]).is_some();
        assert_eq!(found, is_alike, "{one} {other}");
    }
}

#[test]
fn every_seat_of_a_circle_has_a_player() {
    let players: Seats = [4, 2, 7].into_iter().map(PlayerId::at).collect();
    let circle = Circle::of(&players);
    assert_eq!(circle.all(), players.as_slice());
    for seat in Seat::ALL {
        assert_eq!(circle[seat], players[seat.index() % 3]);
    }
    for (seat, player) in circle.seated() {
        assert_eq!(circle.seat(player), Some(seat));
        assert_eq!(circle.right_of(circle.left_of(seat)), seat);
    }
    assert_eq!(circle.seat(PlayerId::at(3)), None);
}

#[test]
fn left_and_right_go_round_the_table() {
    for players in 2..=SEATS_MAX {
        let seats: Vec<Seat> = Seat::all(players).collect();
        assert_eq!(seats.len(), players);
        for (at, seat) in seats.iter().enumerate() {
            assert_eq!(seat.left(players), seats[(at + 1) % players]);
            assert_eq!(seat.left(players).right(players), *seat);
        }
    }
}

#[test]
fn unseen_characters_are_escaped() {
    let table = [
        ("friday.nos", "friday.nos"),
        ("Zoë's \"avond\"\\1.nos", "Zoë's \"avond\"\\1.nos"),
        ("a\u{1b}[2Jb", "a\\u{1b}[2Jb"),
        ("a\nb\tc", "a\\nb\\tc"),
        ("gpj.\u{202e}son", "gpj.\\u{202e}son"),
        ("\u{feff}\u{200b}\u{ad}", "\\u{feff}\\u{200b}\\u{ad}"),
        ("so\u{e0041}\u{3164}", "so\\u{e0041}\\u{3164}"),
        ("\u{2764}\u{fe0f}", "\u{2764}\u{fe0f}"),
    ];
    for (text, expected) in table {
        assert_eq!(typed(text).to_string(), expected);
        assert_eq!(path(Path::new(text)).to_string(), expected);
    }
}

#[test]
fn a_line_keeps_its_colours() {
    let colours = "\u{1b}[1mnote\u{1b}[0m é";
    assert_eq!(lines(colours), colours);
    assert_eq!(lines("note \u{202e}on"), "note \\u{202e}on");
}

#[test]
fn json_escapes_every_unseen_character_and_pages_may_join_letters() {
    let odd = "\u{9b}\u{202e}\u{e0041}é";
    let escaped = "\"\\u009b\\u202e\\udb40\\udc41é\"";
    assert_eq!(json(&format!("\"{odd}\"")), escaped);
    assert_eq!(serde_json::from_str::<String>(escaped).unwrap(), odd);
    assert_eq!(document("👩\u{200d}👧 \u{202e}on"), "👩\u{200d}👧 \\u{202e}on");
}

#[test]
fn a_name_with_blanks_is_stored_with_a_sign_and_printed_with_blanks() {
    for typed in ["Jan_de_Vries", "Jan de Vries", "\"Jan de Vries\"", "\"Jan  de\tVries"] {
        assert_eq!(Name::typed(typed), Some(name("Jan_de_Vries")), "{typed}");
    }
    for bad in [
        "",
        "\"\"",
        "\" \"",
        "Jan \"de\" Vries",
        "2 Vries",
        "Jan van den Berg tot Wolf van Zuilen tot Nijevelt",
    ] {
        assert!(Name::typed(bad).is_none(), "{bad}");
    }
    assert!(Name::new("\"Jan\"").is_none());
    let paid = Told::joined(
        [Told::from(&name("Piet")), " pays ".into(), Told::from(&name("Jan_de_Vries"))],
        "",
    );
    assert_eq!(paid.to_string(), "Piet pays Jan de Vries");
    assert_eq!(paid.as_str(), "Piet pays Jan_de_Vries");
    let words: Told = "house payments.double_blank Piet_Hein".into();
    assert_eq!(words.to_string(), words.as_str());
    let written = ["Jan_de_Vries".to_owned()];
    let spaced = ["Jan de Vries".to_owned()];
    for text in ["to Jan_de_Vries.", "to Jan de Vries."] {
        for names in [&written, &spaced] {
            assert_eq!(parted(text, names)[1].1, Some(0), "{text}");
        }
    }
}
