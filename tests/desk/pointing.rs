//! Which word of an entry a refusal is about.

use crate::support::fives::{BLOCKED, FOUR, TWO};
use crate::support::records::{record_by, recorded_by};
use nos::desk::point::rejected;
use nos::entry::Dialect;
use nos::laws::fives::LAW;

#[test]
fn a_refusal_points_at_the_word_that_it_is_about() {
    struct Case<'a> {
        begun: &'a str,
        more: &'static str,
        line: &'static str,
        about: &'static str,
    }
    let table = [
        Case {
            begun: TWO,
            more: "play 6-4\nplay 6-5 on left",
            line: "play Zed 5-4",
            about: "Zed",
        },
        Case {
            begun: "seat Anna Annika",
            more: "",
            line: "lot Ann 6-5 Annika 3-3",
            about: "Ann",
        },
        Case {
            begun: "",
            more: "",
            line: "seat Anna Bram Cees anna",
            about: "Anna",
        },
        Case {
            begun: TWO,
            more: "play 6-6",
            line: "knock Anna",
            about: "Anna",
        },
        Case {
            begun: TWO,
            more: "play 6-6",
            line: "play 6-6",
            about: "6-6",
        },
        Case {
            begun: TWO,
            more: "play 6-4",
            line: "play 6-5 on 5",
            about: "5",
        },
        Case {
            begun: TWO,
            more: "play 6-4\nplay 6-5 on left",
            line: "play 5-4",
            about: "5-4",
        },
        Case {
            begun: TWO,
            more: "play 6-4\nplay Anna 4-3",
            line: "play Bram 3-4",
            about: "3-4",
        },
        Case {
            begun: BLOCKED,
            more: "",
            line: "reveal Bram 5-5 6-6",
            about: "6-6",
        },
        Case {
            begun: BLOCKED,
            more: "",
            line: "reveal Bram 5-5 5-5",
            about: "5-5",
        },
        Case {
            begun: BLOCKED,
            more: "",
            line: "reveal Bram 5-5",
            about: "Bram",
        },
        Case {
            begun: FOUR,
            more: "",
            line: "play Ann 6-6 on left",
            about: "play Ann 6-6 on left",
        },
    ];
    for Case {
        begun,
        more,
        line,
        about,
    } in table
    {
        let entry = |line: &str| line.split('|').next().unwrap_or_default().to_owned();
        let script: Vec<String> = begun.lines().chain(more.lines()).map(entry).collect();
        let record = record_by(&LAW, &script.join("\n"));
        let Err(rejection) = record.judge(recorded_by(&LAW, line)) else {
            panic!("{line} is taken");
        };
        let point = rejected(&rejection, line, Dialect::Written, &record);
        let found: String = line
            .chars()
            .skip(point.column - 1)
            .take(point.width)
            .collect();
        assert_eq!(found, about, "{line}: {rejection}");
    }
}
