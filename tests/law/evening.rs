//! An evening replayed line by line, with what is expected of a line in the comment that ends it.
//!
//! A line without marks must be accepted and must move no chips. Marks are parted by `;`:
//!
//! | mark | the line … |
//! |---|---|
//! | `foul 11.2a` | is a foul by this article |
//! | `foul 11.2a by Anna` | and Anna pays each opponent 40 |
//! | `rejected`, `rejected: WORDS` | is rejected, in these very words (the last mark) |
//! | `Anna pays Bram 4`, `Anna pays each 40`, `each pays Anna 5`, perhaps `for CAUSE`, `by ARTICLE` | moves these chips, and no others |
//! | `paid` | moves chips that are not looked at |
//! | `waived` | has a penalty waived |
//! | `cites 7.2 7.3` | cites these articles among others |
//! | `says: WORDS` | is worded so (the last mark) |
//! | `phase`, `turn`, `on_set`, `loser`, `boneyard`, `pot`, `hand`, `players` with a value | leaves the session so; `-` is nobody and nothing |
//! | `balance`, `tiles`, `waits`, `known` with a name and a value | leaves that player so |
//! | `ends left 3, right 6 matador double` | leaves these arms open (rule and `double` where the test cares) |

use crate::invariants;
use nos::law::EntryNo;
use nos::law::nos::entry::Entry;
use nos::law::nos::ruling::{Ruling, Verdict};
use nos::law::nos::session::Session;
use nos::law::nos::show::json;
use nos::law::nos::telling::Worded;
use nos::speech::{Body, read_line};
use nos::table::article::Article;
use serde_json::Value;
use std::collections::BTreeMap;

/// An evening as far as it has been replayed.
#[derive(Clone)]
pub struct Evening {
    pub session: Session,
    taken: u32,
}

/// A payment as a mark names it: from, to, chips.
type Paid = (String, String, i64);

/// Reads what one line says happened.
pub fn entry(line: &str) -> Entry {
    match read_line::<Session>(line) {
        Ok(read) => match read.body {
            Some(Body::Entry(entry)) => entry,
            other => panic!("no entry: {line:?} reads as {other:?}"),
        },
        Err(error) => panic!("cannot be read: {line:?}: {error}"),
    }
}

/// Replays a script from the beginning.
#[track_caller]
pub fn evening(script: &str) -> Evening {
    Evening::new().goes_on(script)
}

/// The seated players of a table, clockwise.
fn seats(players: usize) -> &'static [&'static str] {
    const NAMES: [&str; 5] = ["Anna", "Bram", "Cees", "Dirk", "Eef"];
    assert!((3..=5).contains(&players), "three to five players");
    &NAMES[..players]
}

/// The first hand of Anna, Bram, Cees and perhaps Dirk and Eef, just dealt.
pub fn first_hand(players: usize) -> Evening {
    evening(&format!("seat {}\ndeal", seats(players).join(" ")))
}

/// A later hand, just dealt, with Anna on set.
pub fn later_hand(players: usize) -> Evening {
    later_hand_under("", players)
}

/// A later hand, just dealt, with Anna on set and these house rules turned.
pub fn later_hand_under(house: &str, players: usize) -> Evening {
    let names = seats(players);
    let (last, boneyard) = (names[players - 1], if players == 4 { 12 } else { 13 });
    let mut script = format!(
        "{house}\nseat {}\ndeal\nset {last} 6-6 # paid\nannounce 1\ndraw Anna {}\n",
        names.join(" "),
        boneyard - 2
    );
    for name in names {
        script.push_str(&format!("pass {name}\n"));
    }
    for name in names {
        let spots = if *name == "Anna" { 90 } else { 20 };
        script.push_str(&format!("count {name} {spots} # paid\n"));
    }
    script.push_str("deal # on_set Anna");
    evening(&script)
}

impl Evening {
    pub fn new() -> Evening {
        Evening {
            session: Session::new(),
            taken: 0,
        }
    }

    /// Replays further lines.
    #[track_caller]
    pub fn goes_on(mut self, script: &str) -> Evening {
        let mut lines = 0;
        for (at, line) in script.lines().enumerate() {
            let (said, marks) = line.split_once('#').unwrap_or((line, ""));
            if said.trim().is_empty() {
                continue;
            }
            lines += 1;
            if let Err(wrong) = self.line(said.trim(), marks.trim()) {
                panic!("line {} of the script: {}\n{wrong}", at + 1, line.trim());
            }
        }
        assert!(lines > 0, "a script with no line tests nothing");
        self
    }

    /// Lets one ruling happen, whatever it is; rejections change nothing.
    pub fn take(&mut self, entry: &Entry) -> bool {
        match self.session.judge(entry) {
            Ok(ruling) => {
                self.apply(&ruling);
                true
            }
            Err(_) => false,
        }
    }

    pub fn apply(&mut self, ruling: &Ruling) {
        self.taken += 1;
        self.session.apply(EntryNo(self.taken), ruling);
    }

    /// The session as the JSON has it.
    pub fn state(&self) -> Value {
        serde_json::to_value(json::state(&self.session)).unwrap()
    }

    fn line(&mut self, said: &str, marks: &str) -> Result<(), String> {
        let marks = Marks::read(marks)?;
        let entry = entry(said);
        let before = self.session.clone();
        let ruling = match self.session.judge(&entry) {
            Ok(ruling) => ruling,
            Err(refusal) => {
                let (said, article) = (refusal.to_string(), refusal.article());
                let said = article.map_or(said.clone(), |article| format!("{said} [{article}]"));
                return match marks.rejected {
                    None => Err(format!("rejected: {said}")),
                    Some(words) if words.is_empty() || words == said => {
                        self.is_left_so(&marks.state)
                    }
                    Some(words) => Err(format!(
                        "rejected in other words\n  is:   {said}\n  must: {words}"
                    )),
                };
            }
        };
        self.apply(&ruling);
        invariants::hold(&before, &ruling, &self.session)?;
        let words = Worded::new(&self.session, &ruling);
        let happened = format!(
            "{} {:?}; {} {}",
            json::verdict_word(ruling.verdict),
            ruling.articles,
            words.message(),
            words.payments().join("; ")
        );
        let found = self.is_ruled(&marks, &ruling, &words.message());
        found
            .and_then(|()| self.is_left_so(&marks.state))
            .map_err(|wrong| format!("{wrong}\n  happened: {happened}"))
    }

    fn is_ruled(&self, marks: &Marks, ruling: &Ruling, message: &str) -> Result<(), String> {
        if marks.rejected.is_some() {
            return Err("not rejected".to_owned());
        }
        let by = match ruling.verdict {
            Verdict::Accepted => None,
            Verdict::Foul(offence) => Some(offence.article()),
        };
        if by != marks.foul {
            return Err(format!("foul by {by:?}, not {:?}", marks.foul));
        }
        if let Some(missing) = marks
            .cites
            .iter()
            .find(|article| !ruling.articles.contains(article))
        {
            return Err(format!("does not cite {missing:?}"));
        }
        if marks.waived != ruling.waived {
            return Err(format!("waived: {}", ruling.waived));
        }
        if !marks.paid {
            let mut due = Vec::new();
            for pay in &marks.pays {
                pay.transfers(&self.session, &mut due)?;
            }
            let mut paid: Vec<Paid> = json::transfers(&self.session, ruling)
                .iter()
                .map(|transfer| serde_json::to_value(transfer).unwrap())
                .map(|transfer| {
                    let party = |key: &str| transfer[key].as_str().unwrap().to_owned();
                    (
                        party("from"),
                        party("to"),
                        transfer["amount"].as_i64().unwrap(),
                    )
                })
                .collect();
            paid.sort();
            due.sort();
            if paid != due {
                return Err(format!("other payments\n  is:   {paid:?}\n  must: {due:?}"));
            }
            for pay in &marks.pays {
                pay.is_for(&self.session, ruling)?;
            }
        }
        match &marks.says {
            Some(words) if words != message => {
                Err(format!("other words\n  is:   {message}\n  must: {words}"))
            }
            _ => Ok(()),
        }
    }

    fn is_left_so(&self, marks: &BTreeMap<String, String>) -> Result<(), String> {
        if marks.is_empty() {
            return Ok(());
        }
        let state = self.state();
        for (key, must) in marks {
            let is = match key.split_once(' ') {
                None => plain(&state[key]),
                Some(("balance", name)) => plain(&state["balances"][name]),
                Some((key, name)) => plain(&state[key][name]),
            };
            let agrees = if key == "ends" {
                ends_agree(&state["ends"], must)
            } else {
                is == *must
            };
            if !agrees {
                return Err(format!("{key} is {is}, not {must}"));
            }
        }
        Ok(())
    }
}

/// A value of the state in the words of a mark.
fn plain(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => "-".to_owned(),
        Value::Object(items) if items.is_empty() => "-".to_owned(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// Whether the open arms are those of a mark: `left 3, right 6 matador double`, or `-`.
fn ends_agree(ends: &Value, must: &str) -> bool {
    let ends = ends.as_array().unwrap();
    let must: Vec<&str> = must.split(", ").filter(|end| *end != "-").collect();
    ends.len() == must.len()
        && ends.iter().zip(must).all(|(end, must)| {
            let mut words = must.split(' ');
            let (arm, shows) = (words.next().unwrap(), words.next().unwrap());
            let mut more: Vec<&str> = words.collect();
            let doubles = more
                .iter()
                .position(|word| *word == "double")
                .map(|at| more.remove(at));
            end["arm"] == arm
                && end["end"].as_u64() == shows.parse().ok()
                && end["needs_double"] == doubles.is_some()
                && more.iter().all(|rule| end["rule"] == *rule)
        })
}

/// What is expected of one line.
#[derive(Default)]
struct Marks {
    foul: Option<Article>,
    rejected: Option<String>,
    pays: Vec<Pay>,
    paid: bool,
    waived: bool,
    cites: Vec<Article>,
    says: Option<String>,
    state: BTreeMap<String, String>,
}

impl Marks {
    fn read(text: &str) -> Result<Marks, String> {
        let mut marks = Marks::default();
        let mut rest = text;
        while !rest.is_empty() {
            if let Some(words) = rest.strip_prefix("says: ") {
                marks.says = Some(words.to_owned());
                break;
            }
            if let Some(words) = rest.strip_prefix("rejected: ") {
                marks.rejected = Some(words.to_owned());
                break;
            }
            let (mark, after) = rest.split_once(';').unwrap_or((rest, ""));
            marks.one(mark.trim())?;
            rest = after.trim();
        }
        Ok(marks)
    }

    fn one(&mut self, mark: &str) -> Result<(), String> {
        let words: Vec<&str> = mark.split(' ').collect();
        match words.as_slice() {
            ["foul", by] => self.foul = Some(article(by)?),
            ["foul", by, "by", name] => {
                self.foul = Some(article(by)?);
                self.pays.push(Pay {
                    from: (*name).to_owned(),
                    to: "each".to_owned(),
                    chips: 40,
                    cause: None,
                    by: Some(article(by)?),
                });
            }
            ["rejected"] => self.rejected = Some(String::new()),
            ["paid"] => self.paid = true,
            ["waived"] => self.waived = true,
            ["cites", articles @ ..] => {
                for by in articles {
                    self.cites.push(article(by)?);
                }
            }
            [from, "pays", to, chips, more @ ..] => {
                self.pays.push(Pay::read(from, to, chips, more)?)
            }
            [
                key @ ("balance" | "tiles" | "waits" | "known"),
                name,
                value @ ..,
            ] if !value.is_empty() => {
                self.state.insert(format!("{key} {name}"), value.join(" "));
            }
            [
                key @ ("phase" | "turn" | "on_set" | "loser" | "boneyard" | "pot" | "hand"
                | "players" | "tiles" | "waits" | "known" | "ends"),
                value @ ..,
            ] if !value.is_empty() => {
                self.state.insert((*key).to_owned(), value.join(" "));
            }
            _ => return Err(format!("no such mark: {mark}")),
        }
        Ok(())
    }
}

/// A payment that a mark expects.
struct Pay {
    from: String,
    to: String,
    chips: i64,
    cause: Option<String>,
    by: Option<Article>,
}

impl Pay {
    fn read(from: &str, to: &str, chips: &str, more: &[&str]) -> Result<Pay, String> {
        let at = |word| more.iter().position(|own| *own == word);
        let (why, by) = (at("for"), at("by"));
        let cause = why.map(|at| more[at + 1..by.unwrap_or(more.len())].join(" "));
        Ok(Pay {
            from: from.to_owned(),
            to: to.to_owned(),
            chips: chips.parse().map_err(|_| format!("no chips: {chips}"))?,
            cause,
            by: by.map(|at| article(more[at + 1])).transpose()?,
        })
    }

    /// Adds its payments; `each` is everybody else who is seated.
    fn transfers(&self, session: &Session, due: &mut Vec<Paid>) -> Result<(), String> {
        let seated: Vec<&str> = session
            .seats()
            .iter()
            .map(|player| session.name(*player).unwrap().as_str())
            .collect();
        let known = |name: &str| {
            name == "pot" || session.roster().iter().any(|own| own.name.as_str() == name)
        };
        match (self.from.as_str(), self.to.as_str()) {
            (one, "each") if known(one) => due.extend(
                seated
                    .iter()
                    .filter(|other| **other != one)
                    .map(|other| (one.to_owned(), (*other).to_owned(), self.chips)),
            ),
            ("each", one) if known(one) => due.extend(
                seated
                    .iter()
                    .filter(|other| **other != one)
                    .map(|other| ((*other).to_owned(), one.to_owned(), self.chips)),
            ),
            (from, to) if known(from) && known(to) => {
                due.push((from.to_owned(), to.to_owned(), self.chips))
            }
            _ => return Err(format!("no such payment: {} pays {}", self.from, self.to)),
        }
        Ok(())
    }

    /// Whether some payment of these chips is for what the mark says.
    fn is_for(&self, session: &Session, ruling: &Ruling) -> Result<(), String> {
        let named = |party: &Value, own: &str| own == "each" || party == own;
        let paid = json::transfers(session, ruling);
        let found = paid.iter().zip(&ruling.transfers).any(|(paid, transfer)| {
            let paid = serde_json::to_value(paid).unwrap();
            named(&paid["from"], &self.from)
                && named(&paid["to"], &self.to)
                && transfer.amount == self.chips
                && self
                    .cause
                    .as_deref()
                    .is_none_or(|cause| cause == transfer.cause.word())
                && self.by.is_none_or(|by| Some(by) == transfer.article)
        });
        if found {
            Ok(())
        } else {
            Err(format!(
                "no payment of {} for {:?} by {:?}",
                self.chips, self.cause, self.by
            ))
        }
    }
}

fn article(text: &str) -> Result<Article, String> {
    Article::read(text).ok_or_else(|| format!("no article: {text}"))
}
