//! Chapters 1 and 2: the table and the deal.

use crate::evening::{Evening, FOUR, TWO};
use nos::law::Law;
use nos::law::fives::session::Phase;

#[test]
fn art_1_1_two_play_or_four_in_pairs_who_sit_opposite() {
    for (seat, sides) in [
        ("seat Anna Bram", vec!["Anna", "Bram"]),
        ("seat Anna Bram Cees Dirk", vec!["Anna+Cees", "Bram+Dirk"]),
    ] {
        let session = Evening::of(seat).session;
        let accounts = session.accounts(&session.names());
        let holders: Vec<String> = accounts.into_iter().map(|own| own.holder).collect();
        assert_eq!(holders, sides);
    }
    for line in ["seat Anna", "seat Anna Bram Cees Dirk Eva"] {
        assert_eq!(crate::reader::read(line), None);
    }
    Evening::of(
        "seat Anna Bram Cees | no two players or four
         seat Anna Bram anna Dirk | no anna is named twice
         seat Anna Bram
         seat Cees Dirk | no seated already",
    );
}

#[test]
fn art_1_2_both_sides_begin_at_0_points() {
    assert_eq!(Evening::of("seat Anna Bram").scores(), [0, 0]);
    assert!(Evening::of("note hello").scores().is_empty());
}

#[test]
fn art_2_1_two_take_7_tiles_each_and_four_6_and_nobody_draws_from_the_rest() {
    for (script, each, boneyard) in [(TWO, 7, 14), (FOUR, 6, 4)] {
        let session = Evening::of(script).session;
        let hand = session.hand().unwrap();
        assert!(
            hand.seats
                .seats()
                .all(|seat| hand.tiles.number(seat) == each)
        );
        assert_eq!(hand.tiles.boneyard(), boneyard);
    }
}

#[test]
fn art_2_2_the_most_spots_lead_and_those_level_at_the_top_draw_again() {
    let mut evening = Evening::of(
        "deal | no nobody is seated
         lot Anna 6-5 Bram 3-3 | no nobody is seated
         seat Anna Bram Cees Dirk
         deal | no Anna, Bram, Cees and Dirk must each draw
         lot Anna 6-5 Bram 3-3 | no exactly Anna, Bram, Cees and Dirk
         lot Anna 6-5 Bram 3-3 Cees 6-5 Dirk 1-0 | no 6-5 is named twice
         lot Anna 6-5 Bram 3-3 Cees 2-0 Anna 1-0 | no Anna is named twice
         lot Anna 6-4 Bram 5-5 Cees 2-0 Dirk 6-3 | 2.2 says Anna and Bram have drawn most
         lot Cees 6-4 Bram 5-5 | no exactly Anna and Bram
         lot Anna 0-0 Bram 1-0 | says Bram leads
         lot Anna 6-6 Bram 1-0 | no decided",
    );
    assert_eq!(evening.session.phase(), Phase::Between);
    evening.go_on("deal");
    assert_eq!(evening.turn().as_deref(), Some("Bram"));
}

#[test]
fn art_2_3_the_lead_passes_to_the_left_but_not_after_a_hand_that_is_abandoned() {
    let mut evening = Evening::of(FOUR);
    for (line, leader) in [("void", "Anna"), ("deal", "Anna"), ("void", "Anna")] {
        evening.go_on(line);
        let names = evening.session.names();
        assert_eq!(names.of(evening.session.leader().unwrap()), leader);
    }
    let mut blocked = Evening::of(crate::end::BLOCKED);
    let names = blocked.session.names();
    assert_eq!(names.of(blocked.session.leader().unwrap()), "Bram");
    blocked.go_on("deal | 2.3");
    assert_eq!(blocked.turn().as_deref(), Some("Bram"));
}

#[test]
fn art_2_4_the_lead_is_any_tile_of_the_leader_as_it_is_typed() {
    let evening = Evening::of(&format!(
        "{TWO}
         knock | no any tile will do
         play 6-4 on left | no no end to be laid on
         play Bram 6-4 | foul 3.6
         play Anna 6-4 | no known to be in the hand of Bram
         play 5-4 | +3 2.4 says Anna leads 5-4"
    ));
    let ends = *evening.session.hand().unwrap().line.ends().unwrap();
    assert_eq!(ends.map(|end| end.shows.get()), [5, 4]);
}
