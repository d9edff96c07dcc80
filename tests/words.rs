//! Messages: how what happens is put in words.

use nos::law::Names;
use nos::table::name::Name;
use nos::table::seat::PlayerId;
use nos::table::words::{Passing, Told, Words};
use nos::told;

told! {
    /// Where a tile lies.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Manner {
        Turn,
        Late { turns: u8 },
    }
}

told! {
    /// What becomes of it.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        Noted,
        Left(player: PlayerId),
        Level { players: Vec<PlayerId> },
        Laid { player: PlayerId, manner: Manner, left: Option<u8> },
        Drew { tiles: u8, rest: Passing<u8> },
    }
}

const FILE: &str = "
and = { $rest } and { $last }
Event-Noted = Noted.
Event-Left = { $player } leaves.
    .advice = Type: deal
Event-Level = { $players-number ->
    [one] { $players } is alone.
   *[other] { $players } are level.
}
Event-Laid = { $manner ->
    [Late] { $player } plays { $manner-turns } turns late; { $left } left.
   *[other] { $player } plays; { $left } left.
}
Event-Drew = { $tiles } drawn, { $rest } left.
";

fn names() -> Names {
    Names::new(["Anna", "Bram", "Cees"].into_iter().filter_map(Name::new))
}

#[test]
fn a_message_is_named_for_its_variant_and_has_its_fields_as_variables() {
    let players = |places: &[usize]| places.iter().map(|at| PlayerId::at(*at)).collect();
    let [anna, _, cees] = [0, 1, 2].map(PlayerId::at);
    let table = [
        (Event::Noted, "Noted."),
        (Event::Left(cees), "Cees leaves."),
        (
            Event::Level {
                players: players(&[1]),
            },
            "Bram is alone.",
        ),
        (
            Event::Level {
                players: players(&[0, 1, 2]),
            },
            "Anna, Bram and Cees are level.",
        ),
        (
            Event::Laid {
                player: anna,
                manner: Manner::Turn,
                left: None,
            },
            "Anna plays; none left.",
        ),
        (
            Event::Laid {
                player: anna,
                manner: Manner::Late { turns: 2 },
                left: Some(3),
            },
            "Anna plays 2 turns late; 3 left.",
        ),
        (
            Event::Drew {
                tiles: 2,
                rest: Passing(11),
            },
            "2 drawn, 11 left.",
        ),
    ];
    let words = Words::of(&[FILE]);
    for (event, text) in table {
        assert_eq!(words.tell(&event, &names()), text);
    }
}

#[test]
fn advice_is_an_attribute_of_the_message() {
    let words = Words::of(&[FILE]);
    let advice = |event: &Event| words.attribute(event, "advice", &names());
    assert_eq!(
        advice(&Event::Left(PlayerId::at(0))).as_deref(),
        Some("Type: deal")
    );
    assert_eq!(advice(&Event::Noted), None);
}

#[test]
fn what_is_told_in_passing_makes_no_other_ruling() {
    let drew = |tiles, rest| Event::Drew {
        tiles,
        rest: Passing(rest),
    };
    assert_eq!(drew(2, 11), drew(2, 7));
    assert_ne!(drew(2, 11), drew(1, 11));
}

#[test]
fn every_message_is_listed_with_its_variables() {
    let laid = Event::messages()
        .into_iter()
        .find(|(id, _)| *id == "Event-Laid");
    let variables = ["player", "manner", "manner-turns", "left"].map(str::to_owned);
    assert_eq!(laid, Some(("Event-Laid", variables.to_vec())));
    assert_eq!(Event::messages().len(), 5);
}
