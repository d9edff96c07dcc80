//! What a law teaches: how to begin, the lesson of the tutor, topics of help, the cards of its games. It stands in a
//! file of each language beside the law's messages, as `fives/help.en.txt`: a heading begins with `#`, what is typed
//! with `>`, an entry as it is journaled with `=`, a question that is asked with `?`, and a row of a table with `|`.

use nos_base::words::translation;

/// What a law teaches, in one language.
#[derive(Default, Debug)]
pub struct Help {
    /// What must be typed before anything else.
    pub first: &'static str,
    pub begin: Vec<&'static str>,
    pub lesson: Vec<LessonStep>,
    pub topics: Vec<HelpTopic>,
    /// What its card says; nothing if the law makes its cards itself.
    pub facts: Vec<Fact>,
    /// What scores how much, in a table on the card: the first row is its head.
    pub points: Vec<Vec<&'static str>>,
    /// The entries after which pieces lie on the card.
    pub example: Vec<&'static str>,
    /// The lines that cannot be read, and are left out.
    pub unread: Vec<&'static str>,
}

#[derive(PartialEq, Eq, Debug)]
pub struct HelpTopic {
    /// The words to ask for it. The first one is listed.
    pub words: Vec<&'static str>,
    pub title: &'static str,
    /// What to type, and what it means.
    pub lines: Vec<&'static str>,
}

#[derive(Debug)]
pub struct LessonStep {
    /// What happens at the table, and what there is to learn.
    pub words: &'static str,
    /// What to type, before Enter.
    pub keys: &'static str,
    pub goal: Goal,
}

#[derive(PartialEq, Eq, Debug)]
pub enum Goal {
    /// This entry or correction, as journaled; if nothing is said of it, as typed.
    Entry(&'static str),
    Asked(&'static str),
    /// Nothing: the tutor enters these.
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
    /// What stands in these files, one after the other.
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

    /// How many lines it tells.
    pub fn lines(&self) -> usize {
        let topics: usize = self.topics.iter().map(|topic| 1 + topic.lines.len()).sum();
        let others = [self.begin.len(), self.lesson.len(), self.facts.len(), self.points.len()];
        usize::from(!self.first.is_empty()) + topics + others.iter().sum::<usize>()
    }

    /// Reads a line of a section; `None` if it does not belong there.
    fn read(&mut self, section: &str, line: &'static str) -> Option<()> {
        let signed = line.split_once(' ').filter(|(sign, _)| ["=", ">", "?", "|"].contains(sign));
        let (sign, text) = signed.unwrap_or(("", line));
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

/// A game that can be laid on the table as a card.
#[derive(Clone, Debug)]
pub struct GameCard {
    /// Its number in the rulebook; `None` if the law has no numbers.
    pub number: Option<u8>,
    pub title: String,
    /// What it asks for, with the articles.
    pub facts: Vec<Fact>,
    /// What scores how much: a row each, and first the head. Empty if the facts say it.
    pub points: Vec<Vec<&'static str>>,
    /// What the official types to announce it; empty if nothing need be.
    pub typed: Vec<String>,
    /// The entries after which some of its tiles lie.
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

/// A sentence or two on a card, under a heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    pub heading: String,
    pub text: String,
}
