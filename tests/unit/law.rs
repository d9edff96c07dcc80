//! What laws share: what rulings depend on, and the words for what hands can hold.

use nos::dominoes::tile::TileSet;
use nos::hands::holds::{Held, Holds};
use nos::law::Names;
use nos::law::holds::{BONEYARD, InHands};
use nos::law::reach::Reach;
use nos::table::name::Name;
use nos::table::seat::{Circle, PlayerId};

#[test]
fn a_stretch_bears_more_and_less_as_long_as_nobody_crosses_zero() {
    let mut reach = Reach::default();
    reach.note([500, -20].into_iter());
    reach.note([420, -100].into_iter());
    let table = [
        ([0, 0], true),
        ([-420, 0], true),
        ([-421, 0], false),
        ([0, 19], true),
        ([0, 20], false),
        ([80, -80], true),
    ];
    for (more, bears) in table {
        assert_eq!(reach.bears(&more), bears, "{more:?}");
    }
    assert!(!reach.with(&[-420, 0]).bears(&[-1, 0]));
    reach.join(&Reach::DEPENDENT);
    assert!(!reach.bears(&[0, 0]));
}

#[test]
fn an_answer_without_the_counts_says_so() {
    let names = Names::new(["Anna", "Bram"].into_iter().filter_map(Name::new));
    let seats = Circle::of(&[0, 1].into_iter().map(PlayerId::at).collect());
    let answer = |leaves_out_counts| {
        let in_hands = InHands::<TileSet, ()> {
            holds: Ok(Holds {
                hands: [Held::default(); 2].into_iter().collect(),
                boneyard: Held::default(),
                leaves_out_counts,
            }),
            places: &BONEYARD,
            called: ["tile", "tiles"],
            seats: &seats,
            names: &names,
            denied: |()| "",
        };
        let json = serde_json::to_string(&in_hands.json(None)).unwrap();
        (in_hands.words(None), json)
    };
    let (words, json) = answer(true);
    let last = words.last().map(String::as_str);
    assert_eq!(
        last,
        Some(
            "There were too many ways to make up the counts of the hands, so these are left out: less may be possible, and more certain."
        )
    );
    assert!(json.ends_with(",\"exact\":false}"), "{json}");
    let (words, json) = answer(false);
    assert_eq!(words.len(), 3);
    assert!(!json.contains("exact"), "{json}");
}
