//! Recounts, and the payments that would explain a difference.

use crate::support::scripts::{Played, entry};
use nos_laws::nos::recount::{explanations, questions};
use nos_laws::nos::{LAW, Session};

type Failed = Box<dyn std::error::Error>;

const PLAYED: &str = "seat Anna Bram Cees Dirk\ndeal\nset Bram 6-6\nannounce 2\n6-5\n6-4\n6-3\n6-2\nplay 5-5 on 5 claim";

/// Everybody pays the players with a lower count.
const COUNTED: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass\ncount Anna 90\ncount Bram 40\ncount Cees 20";

/// Returns the questions to the table after this recount.
fn asked(played: &str, recount: &str) -> Result<Vec<String>, Failed> {
    let mut evening = Played::by(&LAW, played);
    let ruling = evening.enter(entry(recount)).map_err(|refusal| refusal.to_string())?;
    let ruling = ruling.clone();
    let explanations = explanations(&evening, &ruling);
    let session = evening.session().get::<Session>().ok_or("no Nos")?;
    Ok(questions(session, &explanations))
}

#[test]
fn a_difference_is_explained_by_the_payments_that_may_have_gone_wrong() -> Result<(), Failed> {
    // The book: Anna 534, Bram 558, Cees 374, Dirk 534.
    for (recount, questions) in rows! { of (&str, &[&str]):
        "recount Anna 534 Bram 558", &[];
        "recount Cees 414 Dirk 494", &["Was the payment of 40 from Cees to Dirk for asking for what is not due (#9) made?"];
        "recount Cees 294 Dirk 614", &[];
        "recount Anna 574 Cees 334", &["Was the payment of 40 from Cees to Anna for asking for what is not due (#9) made twice?"];
        "recount Anna 454 Cees 454", &["Was the payment of 40 from Cees to Anna for asking for what is not due (#9) made the wrong way round?"];
        "recount Anna 500 Bram 500 Cees 500 Dirk 500",
            &[
                "Were the payments of 40 each from Cees to Anna, Bram and Dirk for asking for what is not due (#9) made, and were the payments of 6 each from Anna, Cees and Dirk to Bram for the set (#3) made?",
            ];
    } {
        assert_eq!(asked(PLAYED, recount)?, questions, "{recount}");
    }
    Ok(())
}

#[test]
fn one_mistake_may_affect_all_payments_by_or_to_a_player() -> Result<(), Failed> {
    // The book: Anna 374, Bram 524, Cees 602.
    for (recount, questions) in rows! { of (&str, &[&str]):
        "recount Anna 494 Bram 474 Cees 532", &["Were the payments of 50 and 70 from Anna to Bram and Cees by the count (#11) made?"];
        "recount Anna 444 Bram 544 Cees 512", &["Were the payments of 70 and 20 from Anna and Bram to Cees by the count (#11) made?"];
        "recount Anna 494 Bram 494 Cees 512", &["Were all the payments by the count (#11) made?"];
        "recount Anna 424 Bram 474 Cees 602", &["Was the payment of 50 from Anna to Bram by the count (#11) made?"];
        "recount Anna 424 Bram 494 Cees 582",
            &[
                "Was the payment of 50 from Anna to Bram by the count (#11) made, and was the payment of 20 from Bram to Cees by the count (#11) made?",
            ];
    } {
        assert_eq!(asked(COUNTED, recount)?, questions, "{recount}");
    }
    Ok(())
}

#[test]
fn a_recount_changes_nothing_and_names_every_difference() -> Result<(), Failed> {
    let mut evening = Played::by(&LAW, PLAYED);
    let before = evening.session().clone();
    let recount = entry("recount Anna 1 Bram 558");
    let ruling = evening.enter(recount).map_err(|refusal| refusal.to_string())?.clone();
    assert_eq!(evening.session(), &before);
    assert_eq!(
        ruling.text(&evening.session().names()).message(),
        "Anna has 533 less than the book: 1 counted, 534 in the book."
    );
    Ok(())
}
