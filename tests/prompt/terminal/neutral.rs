//! nos at the prompt mentions no payment that a player could still claim.

use super::CROSS;
use crate::support::terminal::Prompt;

#[test]
fn a_preview_hides_whether_a_claim_or_a_close_is_due() {
    let mut seen = Vec::new();
    // 4-4 on the last tile is due; on an earlier tile it is not.
    for laid in [["65", "63", "62", "64", "44"], ["64", "63", "62", "65", "44"]] {
        let entries: Vec<&str> = CROSS.into_iter().chain(laid).collect();
        let mut prompt = Prompt::at(80).table(&entries);
        let mut hints = Vec::new();
        for typed in ["claim", "claim Cees", "block", "close", "bl", "cla"] {
            prompt.press(typed).shows(&format!("> {typed}  | "));
            hints.extend(prompt.screen().pop());
            prompt.press("\u{15}").types_at("Dirk>");
        }
        prompt.press("\u{c}\t");
        prompt.lists_above("Dirk>");
        hints.extend(prompt.screen().into_iter().filter(|row| row.starts_with("  ")));
        seen.push(hints);
    }
    assert_eq!(seen[0], seen[1]);
    assert!(seen[0][0].contains("Cees asks to be paid for the tile last laid [7.3]"), "{seen:?}");
    assert!(seen[0][2].contains("Cees says that no tile can be played any more [9.1]"), "{seen:?}");
}

#[test]
fn a_play_with_claim_is_previewed_as_the_play() {
    for laid in [["65", "63", "62", "64"], ["64", "63", "62", "65"]] {
        let entries: Vec<&str> = CROSS.into_iter().chain(laid).collect();
        let mut prompt = Prompt::at(80).table(&entries);
        prompt.press("44c").shows("asks for the payment [7.3]; 4-4 on");
    }
}
