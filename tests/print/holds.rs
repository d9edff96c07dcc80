//! `holds` in words.

use super::{NARROW, asked, assert_lines, hand};
use nos_base::Name;
use nos_entry::{Asked, Subject};
use snapbox::str;

#[test]
fn holds_lists_every_hand_or_one_or_the_contradiction() {
    for (script, name, told) in rows! { of (&str, Option<&str>, snapbox::data::Inline):
        "set Cees 6-6\nannounce 1\nplay Bram 5-4\nplay Anna 6-1 on left", None,
            str![[r#"
Unseen: 6-5 6-4 6-3 6-2 6-0 5-5 5-3 5-2 5-1 5-0 4-4 4-3
  4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2 2-1 2-0 1-1 1-0 0-0.
Anna holds 4 tiles: 4 of the unseen.
Bram holds 5 tiles: 5-4 for certain, and 4 of the unseen.
Cees holds 4 tiles: 4 of the unseen.
The boneyard holds 13 tiles: 13 of the unseen.
"#]];
        "set Cees 6-6\nannounce 1\nplay Bram 5-4\nplay Anna 6-1 on left", Some("Bram"),
            str![[r#"
Bram holds 5 tiles: 5-4 for certain, and 4 of 6-5 6-4 6-3
  6-2 6-0 5-5 5-3 5-2 5-1 5-0 4-4 4-3 4-2 4-1 4-0 3-3 3-2
  3-1 3-0 2-2 2-1 2-0 1-1 1-0 0-0.
"#]];
        "set Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass", None,
            str![[r#"
The record contradicts itself: no distribution of the
  tiles agrees with all of it.
These entries cannot all be right:
  #6 Anna passed, so held none of 6-5 6-4 6-3 6-2 6-1 6-0.
  #7 Bram passed, so held none of 6-5 6-4 6-3 6-2 6-1 6-0.
  #8 Cees passed, so held none of 6-5 6-4 6-3 6-2 6-1 6-0.
Strike or fix the one that is wrong.
"#]];
        "note no set", None, str!["Nothing is known of the hands before the set."];
    } {
        let holds = name.map(|name| Subject::Of(Name::new(name).unwrap()));
        let question = Asked::Holds(holds.unwrap_or(Subject::All));
        assert_lines(asked(&hand(script), question, &NARROW), told);
    }
}
