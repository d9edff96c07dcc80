//! Evenings of fives and threes as scripts: an entry per line, then `|` and the expected ruling. No
//! mark expects `accepted` without points; `+4` four points; `~4` four disregarded points; `foul` a
//! foul; `3.6` a cited article. Two marks must be last: `says …` quotes the ruling. `no …` quotes
//! the refusal, with its article before it in `[ ]` and the words to type after ` = `.

use nos_base::Article;
use nos_entry::{Body, Entry, read_line};
use nos_law::{EntryNo, Referee, Verdict};
use nos_laws::fives::words::Event;
use nos_laws::fives::{LAW, Session};

/// Reads an entry; `None` if that fails.
pub fn read(line: &str) -> Option<Entry> {
    match read_line(LAW.language, line).ok()?.body? {
        Body::Entry(entry) => Some(entry),
        _ => None,
    }
}

#[derive(Default)]
pub struct Evening {
    pub session: Session,
    pub rulings: Vec<(EntryNo, Ruling)>,
    pub entries: Vec<Entry>,
}

pub type Ruling = nos_law::ruling::Ruling;

impl Evening {
    pub fn of(script: &str) -> Evening {
        let mut evening = Evening::default();
        evening.go_on(script);
        evening
    }

    pub fn go_on(&mut self, script: &str) -> &mut Evening {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (entry, marks) = line.split_once('|').unwrap_or((line, ""));
            self.enter(entry.trim(), marks.trim());
        }
        self
    }

    fn enter(&mut self, line: &str, marks: &str) {
        let act = read(line).unwrap_or_else(|| panic!("{line} cannot be read"));
        let ruling = match (self.session.judge(&act), marks.strip_prefix("no ")) {
            (Ok(_), Some(_)) => panic!("{line} is not rejected"),
            (Ok(ruling), None) => ruling,
            (Err(refusal), Some(words)) => {
                let advice = refusal.advice().map(|advice| format!(" = {advice}"));
                let article = refusal.article().map(|article| format!("[{article}] "));
                let article = article.unwrap_or_default();
                let refusal = format!("{article}{refusal}{}", advice.unwrap_or_default());
                return assert!(refusal.contains(words), "{line}: {refusal}");
            }
            (Err(refusal), None) => panic!("{line} is rejected: {refusal}"),
        };
        check(line, marks, &ruling, &ruling.text(&self.session.names()).message());
        self.apply(&act, ruling);
    }

    /// Applies a ruling. The entry in full must have the same ruling.
    pub fn apply(&mut self, act: &Entry, ruling: Ruling) {
        let full = self.session.in_full(act, &ruling);
        assert_eq!(self.session.judge(&full), Ok(ruling.clone()), "{full}");
        assert_eq!(read(&full.to_string()), Some(full.clone()));
        self.entries.push(full);
        let no = EntryNo(self.rulings.len() as u32 + 1);
        self.session.apply(no, &ruling);
        self.rulings.push((no, ruling));
    }
}

pub fn points(ruling: &Ruling) -> i64 {
    ruling.scored().map(|(_, points)| points).sum()
}

fn disregarded(ruling: &Ruling) -> Option<i64> {
    ruling.events_of::<Event>().find_map(|event| match event {
        Event::Disregarded { points, .. } => Some(*points),
        _ => None,
    })
}

fn check(line: &str, marks: &str, ruling: &Ruling, message: &str) {
    let (marks, says) = match marks.split_once("says ") {
        Some((marks, says)) => (marks, Some(says)),
        None => (marks, None),
    };
    if let Some(says) = says {
        assert!(message.contains(says), "{line} says: {message}");
    }
    let (mut scored, mut beyond, mut verdict) = (0, None, "accepted");
    for mark in marks.split_whitespace() {
        match (mark.strip_prefix('+'), mark.strip_prefix('~')) {
            (Some(points), _) => scored = points.parse().unwrap(),
            (_, Some(points)) => beyond = Some(points.parse().unwrap()),
            _ if mark == "foul" => verdict = "foul",
            _ => {
                let article = Article::read(mark).unwrap_or_else(|| panic!("{mark}?"));
                assert!(ruling.articles.contains(&article), "{line}: {:?}", ruling.articles);
            }
        }
    }
    assert_eq!(points(ruling), scored, "{line}: {message}");
    assert_eq!(disregarded(ruling), beyond, "{line}: {message}");
    assert_eq!(ruling.verdict.word(), verdict, "{line}: {message}");
    assert_eq!(ruling.verdict == Verdict::Accepted, verdict == "accepted");
}

/// Anna and Bram play. The first hand is dealt and Anna leads.
pub const TWO: &str = "
    seat Anna Bram
    lot Anna 6-5 Bram 3-3
    deal
";

/// Anna and Cees play Bram and Dirk. The first hand is dealt and Anna leads.
pub const FOUR: &str = "
    seat Anna Bram Cees Dirk
    lot Anna 6-5 Bram 3-3 Cees 2-0 Dirk 1-1
    deal
";

/// Both ends show a six and all sixes are on the table. Anna led.
pub const BLOCKED: &str = "
    seat Anna Bram
    lot Anna 6-5 Bram 3-3
    deal
    play 6-6 | +4
    play 6-3 on right | +8
    play 3-4 on right
    play 4-6 on right | +6
    play 6-5 on right
    play 5-0 on right | +4
    play 0-6 on right | +6
    play 6-2 on left
    play 2-1 on left
    play 1-6 on left | +4 5.3 says nobody gets the point
";

/// Of the four only Anna has played, and she is out.
pub const ANNA_OUT: &str = "
    seat Anna Bram Cees Dirk
    lot Anna 6-5 Bram 3-3 Cees 2-0 Dirk 1-1
    deal
    play 6-6 | +4
    knock
    knock
    knock
    play 6-5 on left
    knock
    knock
    knock
    play 5-4 on left
    knock
    knock
    knock
    play 4-3 on left | +8
    knock
    knock
    knock
    play 3-2 on left
    knock
    knock
    knock
    play 2-1 on left | 3.4 says Anna is out
";

pub fn seen(session: &Session) -> &dyn Referee {
    session
}
