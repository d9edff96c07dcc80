//! What the prompt asks about an entry of fives and threes.

use super::entry::Play;
use super::line::{Arm, Place};
use super::refusal::Refusal;
use super::session::Session;
use super::verbs::Act;
use crate::law::asked::{Asked, Waiver, Way};

impl Asked for Session {
    fn ways(act: &Act, refusal: &Refusal) -> Vec<Way<Act>> {
        let (Act::Play(play), Refusal::TwoWays(tile, shown)) = (act, refusal) else {
            return Vec::new();
        };
        let ends = Arm::BOTH.into_iter().zip(shown);
        let way = |(arm, &touching): (Arm, _)| {
            let open = tile.other(touching)?;
            let play = Play {
                one: touching,
                other: open,
                touches: !tile.is_double(),
                on: Some(Place::Arm(arm)),
                ..play.clone()
            };
            Some(Way {
                word: arm.word(),
                words: format!("on {arm}, {open} is open"),
                entry: Act::Play(play),
            })
        };
        ends.filter_map(way).collect()
    }

    fn waiver(_: &Act) -> Waiver<Act> {
        Waiver::Unknown
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dominoes::tile::{Spots, Tile};

    #[test]
    fn each_way_names_its_end_and_what_touches() {
        let [Some(six), Some(four)] = [6, 4].map(Spots::new) else {
            unreachable!("both are on tiles");
        };
        let play = Play {
            name: None,
            one: six,
            other: four,
            touches: false,
            on: None,
        };
        let refusal = Refusal::TwoWays(Tile::new(six, four), [four, six]);
        let ways = Session::ways(&Act::Play(play), &refusal);
        let words: Vec<String> = ways
            .iter()
            .map(|way| format!("{}: {}", way.words, way.entry))
            .collect();
        assert_eq!(
            words,
            [
                "on left, 6 is open: play 4>6 on left",
                "on right, 4 is open: play 6>4 on right"
            ]
        );
        assert!(Session::ways(&Act::Deal, &refusal).is_empty());
    }
}
