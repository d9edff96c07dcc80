//! The words for possible hands, which the laws share.

use nos_base::{Circle, Held, Holds, Name, PlayerId, Tile};
use nos_law::holds::BONEYARD;
use nos_law::{Deck, InHands, Names};

#[test]
fn an_answer_without_the_counts_says_so() {
    let names = Names::new(["Anna", "Bram"].into_iter().filter_map(Name::new));
    let seats = Circle::of(&[0, 1].into_iter().map(PlayerId::at).collect());
    let answer = |leaves_out_counts| {
        let in_hands = InHands {
            holds: Ok(Holds {
                hands: [Held::default(); 2].into_iter().collect(),
                boneyard: Held::default(),
                leaves_out_counts,
            }),
            deck: Deck::of::<Tile>(),
            places: &BONEYARD,
            words: &nos_laws::nos::LAW.library().words,
            seats,
            names: names.clone(),
        };
        let json = serde_json::to_string(&in_hands.json(None)).unwrap();
        (in_hands.sentences(None), json)
    };
    let (words, json) = answer(true);
    let last = words.last().map(String::as_str);
    assert_eq!(
        last,
        Some(
            "There were too many ways to make up the counts of the hands, so nos left the counts out: less may be possible, and more certain."
        )
    );
    assert!(json.ends_with(",\"exact\":false}"), "{json}");
    let (words, json) = answer(false);
    assert_eq!(words.len(), 3);
    assert!(!json.contains("exact"), "{json}");
}
