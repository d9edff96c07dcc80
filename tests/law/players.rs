//! Chapter 1: players and chips, and who is meant by a name.

use crate::evening::{Evening, evening};
use nos::law::nos::entry::{Act, Entry};
use nos::law::nos::refusal::Refusal;
use nos::table::name::Name;

const THREE: &str = "seat Anna Bram Cees # players Anna Bram Cees; phase between; hand 0";

#[test]
fn art_1_1_three_four_or_five_players_sit_round_the_table() {
    for players in 0..=7 {
        let names = (0..players)
            .map(|at| Name::new(&format!("P{at}")).unwrap())
            .collect();
        let judged = Evening::new().session.judge(&Entry::from(Act::Seat(names)));
        match players {
            3..=5 => assert!(judged.is_ok(), "{players} players"),
            _ => assert_eq!(judged, Err(Refusal::TooFewOrMany(players))),
        }
    }
}

#[test]
fn art_1_1_players_are_seated_once_and_each_name_once() {
    evening(
        "seat Anna Bram anna # rejected: anna is named twice
         seat Anna Bram Cees # phase between
         seat Dirk Eef Fien  # rejected: the players are seated already",
    );
    evening("deal # rejected: nobody is seated yet");
}

#[test]
fn art_1_1_the_order_is_clockwise_from_the_left_of_the_player_on_set() {
    let table = [
        (
            "Anna Bram Cees",
            "Bram",
            ["Cees", "Anna", "Bram"].as_slice(),
        ),
        (
            "Anna Bram Cees Dirk",
            "Dirk",
            &["Anna", "Bram", "Cees", "Dirk"],
        ),
        (
            "Anna Bram Cees Dirk Eef",
            "Anna",
            &["Bram", "Cees", "Dirk", "Eef", "Anna"],
        ),
    ];
    for (seats, setter, order) in table {
        let plays = ["6-1", "1-2", "2-3", "3-4"];
        let mut script = format!(
            "seat {seats}\ndeal\nset {setter} 6-6 # paid\nannounce 1 # turn {}\n",
            order[0]
        );
        for (at, next) in order.iter().enumerate().skip(1) {
            script.push_str(&format!("{} # turn {next}\n", plays[at - 1]));
        }
        evening(&script);
    }
}

#[test]
fn art_1_2_the_28_tiles_run_from_0_0_to_6_6() {
    let mut tiles = 0;
    for high in 0..=6 {
        for low in 0..=high {
            let line = format!("set {high}-{low}");
            crate::evening::entry(&line);
            tiles += 1;
        }
    }
    assert_eq!(tiles, 28);
    assert!(nos::speech::read_line::<nos::law::nos::session::Session>("set 7-0").is_err());
}

#[test]
fn art_1_3_every_player_starts_with_500_units() {
    evening("seat Anna Bram Cees # balance Anna 500; balance Bram 500; balance Cees 500; pot 0");
}

#[test]
fn art_1_3_a_club_may_start_with_other_chips() {
    evening(
        "house chips.start 300
         seat Anna Bram Cees # balance Anna 300",
    );
    evening(&format!(
        "{THREE}
         house chips.start 1000 # balance Anna 1000; balance Cees 1000
         join Dirk              # balance Dirk 1000"
    ));
}

#[test]
fn house_rules_are_set_before_the_first_deal() {
    evening(&format!(
        "{THREE}
         house payments.nos 10
         deal
         house payments.nos 5 # rejected: house rules are set before the first deal
         void
         house payments.nos 5 # rejected: house rules are set before the first deal"
    ));
    evening(&format!(
        "{THREE}
         settle
         house payments.nos 5 # rejected: house rules are set before the first deal"
    ));
}

#[test]
fn art_1_4_chips_move_between_players_and_their_sum_stays() {
    evening(&format!(
        "{THREE}
         deal
         set Bram 4-4 # each pays Bram 4 for set by 3.3; balance Anna 496; balance Bram 508; balance Cees 496; pot 0"
    ));
}

#[test]
fn art_1_4_a_balance_may_fall_below_zero_and_play_goes_on() {
    evening(
        "house chips.start 60
         seat Anna Bram Cees
         deal
         foul Anna covering   # foul 11.2f by Anna; balance Anna -20; balance Bram 100
         foul Anna covering   # foul 11.2f by Anna; balance Anna -100
         set Anna 4-4         # each pays Anna 4; balance Anna -92; phase set
         announce 1           # phase opening",
    );
}

#[test]
fn a_name_is_meant_by_any_unambiguous_beginning_of_it_in_any_case() {
    evening(
        "seat Jan Jan-Piet Bram
         deal
         foul jan covering    # foul 11.2f by Jan
         foul JAN- covering   # foul 11.2f by Jan-Piet
         foul b covering      # foul 11.2f by Bram
         foul Ja covering     # rejected: several names begin with Ja: Jan and Jan-Piet
         foul Dirk covering   # rejected: nobody here is called Dirk; seated are Jan, Jan-Piet and Bram",
    );
}

#[test]
fn the_edition_of_the_rulebook_is_the_very_first_entry_if_at_all() {
    evening(
        "law 2 # rejected: edition 2 of the rulebook is not known here; this program judges by edition 1
         law 1
         law 1 # rejected: law can only be the very first entry",
    );
    evening(&format!(
        "{THREE}\nlaw 1 # rejected: law can only be the very first entry"
    ));
}

#[test]
fn notes_and_counted_chips_change_nothing() {
    evening(&format!(
        "{THREE}
         deal
         set Bram 4-4                     # paid
         note the window is open          # phase set; balance Anna 496
         recount Anna 496 bram 508        # cites 1.4; says: The count agrees with the book.
         recount Anna 500 Bram 501 Cees 0 # says: Anna has 4 more than the book: 500 counted, 496 in the book. Bram has 7 less than the book: 501 counted, 508 in the book. Cees has 496 less than the book: 0 counted, 496 in the book.
         recount Anna 496 anna 496        # balance Anna 496; rejected: Anna is named twice
         announce 1                       # phase opening; balance Anna 496"
    ));
    evening("recount Anna 500 # rejected: nobody is seated yet");
}
