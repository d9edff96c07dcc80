//! The help of a law: how to begin, the tutor's lesson, topics of help, the cards of its games. It
//! is a file for each language beside the law's messages, such as `fives/help.en.txt`. A line
//! begins with `#` for a heading, `>` for typed keys, `=` for an entry as journaled, `?` for a
//! question to ask, `|` for a row of a table.

use nos_base::words::translation;

#[derive(Default, Debug)]
pub struct Help {
    /// The entries that must come first.
    pub first: &'static str,
    pub begin: Vec<&'static str>,
    pub lesson: Vec<LessonStep>,
    pub topics: Vec<HelpTopic>,
    /// The facts on its card; empty if the law makes its own cards.
    pub facts: Vec<Fact>,
    /// A table of points on the card; the first row is its head.
    pub points: Vec<Vec<&'static str>>,
    pub example: Vec<&'static str>,
    /// The lines that `Help` cannot read and leaves out.
    pub unread: Vec<&'static str>,
}

#[derive(PartialEq, Eq, Debug)]
pub struct HelpTopic {
    /// The words that ask for it. The first one is listed.
    pub words: Vec<&'static str>,
    pub title: &'static str,
    pub lines: Vec<&'static str>,
}

#[derive(Debug)]
pub struct LessonStep {
    /// The situation at the table, and the thing to learn.
    pub words: &'static str,
    /// The keys to type before Enter.
    pub keys: &'static str,
    pub goal: Goal,
}

#[derive(PartialEq, Eq, Debug)]
pub enum Goal {
    /// This entry or correction, as journaled; without a journaled form, as typed.
    Entry(&'static str),
    Asked(&'static str),
    /// The tutor enters these itself.
    Played(Vec<&'static str>),
}

impl LessonStep {
    pub fn entries(&self) -> &[&'static str] {
        match &self.goal {
            Goal::Entry(entry) => std::slice::from_ref(entry),
            Goal::Played(entries) => entries,
            Goal::Asked(_) => &[],
        }
    }
}

impl Help {
    pub fn of(files: impl Iterator<Item = &'static str>) -> Help {
        let (mut help, mut section) = (Help::default(), "");
        let is_told = |line: &&str| !line.is_empty() && !translation::is_comment(line);
        for line in files.flat_map(str::lines).filter(is_told) {
            if let Some(heading) = line.strip_prefix("# ") {
                let (kind, words) = heading.split_once(' ').unwrap_or((heading, ""));
                section = kind;
                if kind == "topic" {
                    help.topics.push(HelpTopic {
                        words: words.split(", ").collect(),
                        title: "",
                        lines: Vec::new(),
                    });
                }
            } else if help.read(section, line).is_none() {
                help.unread.push(line);
            }
        }
        help
    }

    pub fn lines(&self) -> usize {
        let topics: usize = self.topics.iter().map(|topic| 1 + topic.lines.len()).sum();
        let others = [self.begin.len(), self.lesson.len(), self.facts.len(), self.points.len()];
        usize::from(!self.first.is_empty()) + topics + others.iter().sum::<usize>()
    }

    fn read(&mut self, section: &str, line: &'static str) -> Option<()> {
        let (sign, text) = line
            .split_once(' ')
            .filter(|(sign, _)| ["=", ">", "?", "|"].contains(sign))
            .unwrap_or(("", line));
        let (step, topic) = (self.lesson.last_mut(), self.topics.last_mut());
        match (section, sign) {
            ("first", "") => self.first = text,
            ("begin", "") => self.begin.push(text),
            ("lesson", "") => self.lesson.push(LessonStep {
                words: text,
                keys: "",
                goal: Goal::Played(Vec::new()),
            }),
            ("lesson", ">") => {
                let step = step?;
                (step.keys, step.goal) = (text, Goal::Entry(text));
            }
            ("lesson", "?") => step?.goal = Goal::Asked(text),
            ("lesson", _) => match &mut step?.goal {
                Goal::Played(entries) => entries.push(text),
                goal => *goal = Goal::Entry(text),
            },
            ("topic", "") => match topic? {
                topic if topic.title.is_empty() => topic.title = text,
                topic => topic.lines.push(text),
            },
            ("card", "=") => self.example.push(text),
            ("card", "|") => self.points.push(text.split('|').map(str::trim).collect()),
            ("card", "") => {
                let (heading, text) = text.split_once(": ")?;
                self.facts.push(Fact { heading: heading.to_owned(), text: text.to_owned() });
            }
            _ => return None,
        }
        Some(())
    }
}

#[derive(Clone, Debug)]
pub struct GameCard {
    /// Its number in the rulebook; `None` if the law has no numbers.
    pub number: Option<u8>,
    pub title: String,
    pub facts: Vec<Fact>,
    /// The points, a row each, the head first. Empty if the facts list them.
    pub points: Vec<Vec<&'static str>>,
    /// The words that announce it; empty if it needs none.
    pub typed: Vec<String>,
    /// The entries after which the card shows the tiles.
    pub script: Vec<String>,
}

impl GameCard {
    pub fn headline(&self) -> String {
        match self.number {
            Some(number) => format!("{number}. {}", self.title),
            None => self.title.clone(),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    pub heading: String,
    pub text: String,
}
