//! The messages of accepted and rejected entries.

use crate::support::fives::{BLOCKED, Evening, FOUR, TWO};

#[test]
fn messages_of_players_and_lots() {
    for line in ["seat Anna", "seat Anna Bram Cees Dirk Eva"] {
        assert_eq!(crate::support::fives::read(line), None);
    }
    Evening::of(
        "deal | no nobody is seated
         knock Anna | no nobody is seated
         play Anna 6-4 | no nobody is seated
         lot Anna 6-5 Bram 3-3 | no nobody is seated
         seat Anna Bram Cees | no [1.1] two players or four
         seat Anna Bram anna Dirk | no anna is named twice
         seat Anna Bram Cees Dirk | says Anna and Cees play Bram and Dirk. Each draws a tile
         seat Cees Dirk | no seated already
         lot Anna 6-5 Zed 3-3 | no nobody here is called Zed
         deal | no [2.2] the first lead is not decided: Anna, Bram, Cees and Dirk must each draw
         lot Anna 6-5 Bram 3-3 | no [2.2] exactly Anna, Bram, Cees and Dirk
         lot Anna 6-5 Bram 3-3 Cees 6-5 Dirk 1-0 | no 6-5 is named twice
         lot Anna 6-5 Bram 3-3 Cees 2-0 Anna 1-0 | no Anna is named twice
         lot Anna 6-4 Bram 5-5 Cees 2-0 Dirk 6-3 | 2.2 says Anna and Bram drew equally high
         lot Cees 6-4 Bram 5-5 | no exactly Anna and Bram
         lot Anna 0-0 Bram 1-0 | says Bram leads
         lot Anna 6-6 Bram 1-0 | no [2.2]
         deal | says 6 tiles each, 4 in the boneyard. Bram leads.",
    );
}

#[test]
fn messages_of_the_lead() {
    Evening::of(&format!(
        "{TWO}
         knock | no [2.4]
         play 6-4 on left | no there is no end yet
         play Bram 6-4 | foul 3.6 says Anna has the lead
         play Anna 6-4 | no known to be in Bram's hand
         play 5-4 | +3 2.4 says Anna leads 5-4"
    ));
}

#[test]
fn messages_of_a_tile_s_place() {
    Evening::of(&format!(
        "{TWO}
         play 6-4 | +2
         play 6-5 on 5 | no no end shows 5; the ends show 6 and 4
         play 6-5 on left | +3 3.1 says on the left
         play Anna 4>3 on 4 | says on the right
         play 5-3 | no [3.1] 5-3 fits both ends: left, which shows 5, and right, which shows 3
         play 5>3 | +2
         play 6-4 | no 6-4 is on the table already (#4)"
    ));
    for (line, arm) in [("play 6-4", "left"), ("play 6-4 on right", "right")] {
        Evening::of(&format!("{TWO}\nplay 6-6 | +4\n{line} | says on the {arm}"));
    }
}

#[test]
fn messages_of_tiles_that_go_back() {
    Evening::of(&format!(
        "{FOUR}
         play 6-4 | +2
         play Dirk 4-4 | foul 3.6 says it is Bram's turn
         play 5-3 | foul 3.6 says fits neither end: left asks for a 6, right for a 4
         play 6-3 on right | foul 3.6 says on the right, which shows 4
         play 3>6 on left | foul 3.6 says with the 3 touching, where only the other half fits
         play 5-3 on left | foul 3.6 says fits neither end
         play 6-2 on 4 | foul 3.6 says on the right, which shows 4
         play Anna 6-3 | no known to be in Bram's hand
         play Bram 5-2 | foul
         play Bram 5-1 | foul
         play Bram 3-2 | foul
         play Bram 1-1 | no is not in Bram's hand"
    ));
}

#[test]
fn messages_of_knocks() {
    Evening::of(&format!(
        "{TWO}
         play Bram 6-3 | foul
         play 6-5
         knock Anna | no [3.1] Anna cannot knock: it is Bram's turn
         knock | no [3.2] Bram is known to hold 6-3, which fits"
    ));
    Evening::of(&format!(
        "{TWO}
         play 6-5
         knock | 3.3 says Bram knocks
         play 5>4 | +2
         play Bram 6-3 on left | 3.1 3.3 says Bram knocked (#5) and could have played 6-3
         play Anna 6-5 | no 6-5 is on the table already (#4)"
    ));
}

#[test]
fn messages_of_the_end_of_a_hand() {
    Evening::of(&format!(
        "{}
         play Anna 0-0 | no [3.4] Anna has no tiles left",
        crate::support::fives::ANNA_OUT
    ));
    Evening::of(&format!(
        "{TWO}
         play 6-6 | +4
         knock
         play 6-5 on left
         knock
         play 5-4 on left
         knock
         play 4-3 on left | +8
         knock
         play 3-2 on left
         knock
         play 2-1 on left
         knock
         play 1-0 on left | +5 5.1 6.3 says The last tile is played
         play 0-0 | no no hand is being played"
    ));
    Evening::of(&format!("{BLOCKED}\nplay Bram 3-3 | no no hand is being played"));
}

#[test]
fn messages_of_shown_tiles() {
    Evening::of(&format!(
        "reveal Anna 6-4 | no nobody is seated
         {BLOCKED}
         reveal Anna 6-4 6-4 | no named twice
         reveal Anna 3-2 | no Anna holds 2 tiles, not 1
         reveal Anna 6-6 3-2 | no 6-6 is on the table already (#4)
         reveal Anna 3-2 3-1
         reveal Anna 3-2 3-1 | no Anna's tiles are shown already
         reveal Bram 3-2 0-0 | no known to be in Anna's hand
         deal
         reveal Bram 5-5 0-0 | no hand 2 is still being played
         void
         reveal Bram 5-5 0-0 | no no hand is over"
    ));
    Evening::of(&format!(
        "{TWO}
         play 6-5
         play 3-3 | foul
         knock
         knock
         reveal Bram 6-4 6-3 6-2 6-1 6-0 5-5 5-4 | no 3-3 is missing; Bram is known to hold it"
    ));
}

#[test]
fn messages_of_games_and_sessions() {
    Evening::of(&format!(
        "house game.target 4
         {TWO}
         settle | no hand 1 is still being played
         void | says Anna leads again
         void | no no hand to abandon
         play 6-6 | no no hand is being played
         deal
         play 6-6 | +4 6.1 says Anna wins the game. Points: Anna 4, Bram 0. Games: Anna 1, Bram 0.
         void | says Anna has not won the game
         deal
         play 6-6 | +4
         house game.target 61 | no before the first deal
         deal | 6.4 says Game 2 begins
         play 5-5 | +2
         play 5-4
         knock
         knock
         settle | 6.4 says Game 1: Anna 4, Bram 0. Game 2: Anna 0, Bram 2, not ended.
         settle | no has been settled
         deal | no has been settled
         lot Anna 6-6 Bram 1-1 | no has been settled
         reveal Anna 6-6 | no has been settled
         void | no has been settled
         note it was late"
    ));
    Evening::of(&format!(
        "house game.target 4
         {TWO}
         play 6-6 | +4
         deal
         play 5-5 | +2
         play 5-3
         void
         deal
         play 6-6 | +4 says Bram wins the game. Points: Anna 0, Bram 4. Games: Anna 1, Bram 1.
         deal
         play 6-6 | +4 says Anna wins the game. Points: Anna 4, Bram 0. Games: Anna 2, Bram 1."
    ));
    Evening::of(&format!("house game.target 3\n{TWO}\nplay 6-6 | ~4 6.2 says disregarded"));
    Evening::of(
        "settle | no nobody is seated\nvoid | no nobody is seated\nplay 6-6 | no nobody is seated",
    );
}

#[test]
fn messages_of_voided_hands() {
    Evening::of(&format!(
        "{TWO}
         play 2-1 | +1
         void | says The hand is abandoned. Anna loses the 1 point that it brought. Anna leads again."
    ));
    Evening::of(&format!(
        "{FOUR}
         play 6-6 | +4
         play 6-3 on left | +8
         void | says Anna+Cees lose the 4 points that it brought. Bram+Dirk lose the 8 points that it brought."
    ));
    Evening::of(&format!(
        "{TWO}
         play 6-5
         void | says The hand is abandoned. Anna leads again."
    ));
}

#[test]
fn points_are_printed_in_a_sentence() {
    for (script, line, told) in rows! {
        TWO, "play 6-6", "Anna scores 4 for the ends";
        FOUR, "play 6-6", "Anna+Cees score 4 for the ends";
        TWO, "play 6-5", "";
    } {
        let session = Evening::of(script).session;
        let ruling = session.judge(&crate::support::fives::read(line).unwrap()).unwrap();
        let payments = ruling.text(&session.names()).payments;
        let payments: String = payments.iter().map(ToString::to_string).collect();
        assert_eq!(payments, told, "{line}");
    }
}

#[test]
fn messages_of_the_law_and_its_edition() {
    Evening::of(
        "law fives-and-threes 1 | says edition 1
         law fives-and-threes 1 | no very first entry",
    );
    Evening::of("law fives-and-threes 2 | no edition 2 of the rulebook is not known");
    assert_eq!(nos_laws::fives::LAW.first_entry().to_string(), "law fives-and-threes 1");
}

#[test]
fn a_refusal_says_what_to_type() {
    Evening::of("deal | no nobody is seated yet = Type: seat Anna Bram");
    Evening::of(
        "seat Anna Annika
         deal | no must each draw a tile = Type: lot Anna TILE Annika TILE
         lot Anna 6-5 | no exactly Anna and Annika draw a tile each = Type: lot Anna TILE Annika TILE
         lot Anna 6-5 Annika 3-3
         knock | no no hand is being played = Type: deal
         deal
         deal | no hand 1 is still being played = Finish hand 1 first. To abandon it, type: void
         knock Ann | no several names begin with Ann: Anna and Annika = Type: more of the name
         6-6 on left | no the lead is the first tile, so there is no end yet = Type the tile alone
         6-5",
    );
    Evening::of(&format!(
        "{TWO}
         play 6-4 | +2
         play 6-5 on left | +3
         play 5-4 | no fits both ends: left, which shows 5, and right, which shows 4 = Type: 5-4 on left, or 5-4 on right"
    ));
}
