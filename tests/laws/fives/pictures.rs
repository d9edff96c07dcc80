//! Drawings of the line and the board.

use super::answers::text;
use crate::support::fives::{Evening, FOUR, TWO, seen};
use nos_base::Look;
use nos_base::text::width::columns;
use nos_law::SessionView;
use nos_law::picture::pegs::board;
use nos_laws::fives::Session;
use snapbox::{assert_data_eq, str};

fn ascii() -> Look {
    Look { ascii: true, ..Look::default() }
}

const A_FEW: &str = "
    play 6-4 | +2
    play 4-4 on right
    play 6-1 on left | +3
    play 1-1 on left | +2
";

#[test]
fn doubles_lie_crosswise_and_the_ends_say_what_they_count() {
    let evening = Evening::of(&format!("{TWO}{A_FEW}"));
    assert_data_eq!(
        text(seen(&evening.session).lines(SessionView::Table, &Look::default())),
        str![[r#"
   ┌1┐          ┌4┐
(1)├─┤[1|6][6|4]├─┤(4)
   └1┘          └4┘
Left counts 2, right 8: 10, 2 points.

"#]]
    );
    assert_data_eq!(
        text(seen(&evening.session).lines(SessionView::Table, &ascii())),
        str![[r#"
   /1/          /4/
(1)|-|[1|6][6|4]|-|(4)
   /1/          /4/
Left counts 2, right 8: 10, 2 points.

"#]]
    );
    let dealt = Evening::of(TWO).session;
    assert_eq!(seen(&dealt).lines(SessionView::Table, &ascii()), ["No tile lies on the table."]);
    assert!(seen(&Session::default()).lines(SessionView::Table, &ascii()).is_empty());
}

#[test]
fn each_side_has_a_peg_at_its_score_and_one_at_its_score_before() {
    let evening = Evening::of(&format!("{FOUR}{A_FEW}"));
    assert_data_eq!(
        text(board(&evening.session, &Look::default())),
        str![[r#"
Anna+Cees: 5, 2 before
  · ·○··● ····· ····· ····· ····· ····· 30
    ····· ····· ····· ····· ····· ····· 60
    · 61
Bram+Dirk: 2, 0 before
  ○ ·●··· ····· ····· ····· ····· ····· 30
    ····· ····· ····· ····· ····· ····· 60
    · 61

"#]]
    );
    let mut evening = Evening::of(&format!("house game.target 1000\n{TWO}{A_FEW}"));
    assert_data_eq!(
        text(board(&evening.session, &ascii())),
        str![[r#"
Anna: 5, 2 before
  . .o..O ..... ..... ..... ..... ..... 30
    ..... ..... 1000
Bram: 2, 0 before
  o .O... ..... ..... ..... ..... ..... 30
    ..... ..... 1000

"#]]
    );
    // A voided hand puts both pegs back.
    evening.go_on("void");
    assert_eq!(evening.session.score(), Evening::of(TWO).session.score());
}

#[test]
fn no_line_is_wider_than_the_window() {
    let evening = Evening::of(crate::support::fives::BLOCKED);
    let pairs = Evening::of(crate::support::fives::ANNA_OUT);
    for width in 60..=200 {
        for ascii in [false, true] {
            let look = Look { width, ascii, color: false, plain: false };
            let shown = [&evening, &pairs].map(|evening| {
                let mut lines = seen(&evening.session).lines(SessionView::Table, &look);
                lines.extend(board(&evening.session, &look));
                lines
            });
            for shown in shown.iter().flatten() {
                assert!(columns(shown) <= width, "{shown}");
                assert!(!ascii || shown.is_ascii(), "{shown}");
            }
        }
    }
}
