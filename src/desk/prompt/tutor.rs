//! The tutor. The reader enters a given hand step by step. An entry that does not belong to the lesson is
//! ruled on as usual, and then taken back.

use super::advice::Advice;
use super::console::{Adviser, Console, Typed};
use super::sitting::{After, Ending, Sitting, unusable};
use super::understood::understood;
use crate::desk::book::Book;
use crate::desk::outcome::Failure;
use crate::journal::{Record, Said};
use crate::law::referee::Law;
use crate::print::prompted::{Goal, Step};
use crate::print::show::Table;
use crate::speech::{Body, read_line};
use std::io;
use std::sync::Arc;

/// A lesson.
pub struct Tutor<C> {
    sitting: Sitting<C>,
}

impl<C: Console> Tutor<C> {
    /// A lesson at this console. Nothing of it is kept.
    pub fn new(law: &Law, console: C, table: Table) -> Tutor<C> {
        Tutor {
            sitting: Sitting::new(Book::new(law, 0), console, table),
        }
    }

    /// Gives the lesson, until it is over or the reader leaves.
    ///
    /// # Errors
    /// If the terminal fails.
    pub fn run(mut self) -> Result<Ending, Failure> {
        self.teach().map_err(|error| unusable(&error))
    }

    fn teach(&mut self) -> io::Result<Ending> {
        let law = self.sitting.book.record().law();
        self.sitting.say_wrapped(&[format!(
            "A lesson in {} steps, of about five minutes. Nothing of it is kept; quit leaves.",
            law.lesson.len()
        )])?;
        for (at, step) in law.lesson.iter().enumerate() {
            let words = format!("{}. {}", at + 1, step.words);
            self.sitting.say_wrapped(&[String::new(), words])?;
            if let Goal::Played(entries) = step.goal {
                self.play(entries)?;
                continue;
            }
            self.say_keys(step)?;
            while let Some(after) = self.line(step)? {
                if let After::Ends(ending) = after {
                    return Ok(ending);
                }
            }
        }
        self.sitting.say_wrapped(&[
            String::new(),
            "The lesson is over. nos and the name of a file begin a journal: nos evening.nos"
                .into(),
        ])?;
        Ok(Ending::Left)
    }

    fn say_keys(&mut self, step: &Step) -> io::Result<()> {
        self.sitting.say_wrapped(&[format!("Type: {}", step.keys)])
    }

    /// Takes a line; `None` if it ends the step.
    fn line(&mut self, step: &Step) -> io::Result<Option<After>> {
        let line = match self.sitting.read()? {
            Typed::Line(line) => line,
            Typed::Dropped(_) => return Ok(Some(After::GoesOn)),
            Typed::End => return Ok(Some(After::Ends(Ending::Left))),
            Typed::Killed(by) => return Ok(Some(After::Ends(Ending::Killed(by)))),
        };
        let before = Arc::clone(self.record());
        let asked = understood(&line, before.session());
        let after = self.sitting.take(&line)?;
        if let After::Ends(_) = after {
            return Ok(Some(after));
        }
        let reached = match step.goal {
            Goal::Asked(verb) => {
                matches!(asked, Ok(Some(Body::Question(question))) if question.row().word == verb)
            }
            Goal::Entry(entry) => self.said_since(&before).is_some_and(|said| said == entry),
            Goal::Played(_) => true,
        };
        if reached {
            return Ok(None);
        }
        if self.said_since(&before).is_some() {
            self.sitting.book = Book::Loose(before);
            self.sitting
                .say_wrapped(&["That is not how it went here, and is taken back.".into()])?;
        }
        self.say_keys(step)?;
        Ok(Some(After::GoesOn))
    }

    fn record(&self) -> &Arc<Record> {
        self.sitting.book.record()
    }

    /// The entry recorded since, as journaled; `None` if there is none.
    fn said_since(&self, before: &Record) -> Option<String> {
        let past = self.record().history().nth(before.len())?;
        Some(past.said.to_string())
    }

    /// Enters what the reader does not have to type.
    fn play(&mut self, entries: &[&str]) -> io::Result<()> {
        for entry in entries {
            let prompt = Advice::new(Arc::clone(self.record())).prompt();
            self.sitting.say_lines(&[format!("{prompt}{entry}")])?;
            if let Ok(Some(Body::Entry(entry))) =
                read_line(self.sitting.book.record().law().language, entry).map(|line| line.body)
                && let Ok(decided) = self.sitting.book.judge(Said::Entry(entry))
            {
                self.sitting.keep(decided, true)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::nos::session::Session;
    use std::collections::VecDeque;
    use std::rc::Rc;

    /// A reader who types these lines and these answers.
    struct Script {
        lines: VecDeque<&'static str>,
        answers: VecDeque<&'static str>,
        said: String,
    }

    impl Console for &mut Script {
        fn read(&mut self, adviser: Rc<dyn Adviser>, _: Option<&str>) -> io::Result<Typed> {
            self.said.push_str(&adviser.prompt());
            Ok(self.lines.pop_front().map_or(Typed::End, |line| {
                self.said.push_str(&format!("{line}\n"));
                Typed::Line(line.to_owned())
            }))
        }

        fn answer(&mut self, _: &str) -> io::Result<Typed> {
            let answer = self.answers.pop_front();
            Ok(answer.map_or(Typed::Dropped(false), |answer| {
                Typed::Line(answer.to_owned())
            }))
        }

        fn remember(&mut self, _: &str) {}

        fn say(&mut self, text: &str) -> io::Result<()> {
            self.said.push_str(text);
            Ok(())
        }

        fn columns(&self) -> usize {
            80
        }
    }

    fn taught(
        lines: &[&'static str],
        answers: &[&'static str],
    ) -> (Result<Ending, Failure>, String) {
        let mut script = Script {
            lines: lines.iter().copied().collect(),
            answers: answers.iter().copied().collect(),
            said: String::new(),
        };
        let ending = Tutor::<_, Session>::new(&mut script, Table::default()).run();
        (ending, script.said)
    }

    const TYPED: [&str; 17] = [
        "seat Anna Bram Cees",
        "de",
        "set b 66",
        "games",
        "a 1",
        "64",
        "44c",
        "65",
        "d 2",
        "52",
        "63",
        "u",
        "43",
        "32",
        "r c 55 10",
        "why",
        "?",
    ];

    #[test]
    fn who_types_what_the_lesson_says_reaches_its_end() -> Result<(), Failure> {
        let (ending, said) = taught(&TYPED, &["1", "1", "1"]);
        assert_eq!(ending?, Ending::Left);
        assert!(said.ends_with("nos evening.nos\n"), "{said}");
        let heard = [
            "Anna and Cees pay Bram 6 each for the set [3.3]",
            "Cees pays Anna 4 for the double [7.1]",
            "Anna pays Bram and Cees 40 each for a tile that does not follow the game",
            "#10 is struck. strike 11 brings it back.",
            "Bram is out: nos.",
            "Cees counts 11.",
        ];
        for words in heard {
            assert!(said.contains(words), "{words}:\n{said}");
        }
        assert!(!said.contains("taken back.\nType"), "{said}");
        Ok(())
    }

    #[test]
    fn every_step_that_is_typed_says_what_to_type() {
        assert_eq!(
            <Session as Prompted>::LESSON
                .iter()
                .filter(|step| matches!(step.goal, Goal::Played(_)))
                .count(),
            1
        );
        let typed: Vec<&Step> = <Session as Prompted>::LESSON
            .iter()
            .filter(|step| !matches!(step.goal, Goal::Played(_)))
            .collect();
        assert_eq!(typed.len(), TYPED.len());
        for (step, typed) in typed.iter().zip(TYPED) {
            assert!(step.keys.contains(typed), "{}: {typed}", step.keys);
        }
    }

    #[test]
    fn what_does_not_belong_to_the_lesson_is_taken_back() {
        let lines = [
            "bogus",
            "seat Bram Anna Cees",
            "help",
            "seat Anna Bram Cees",
            "quit",
        ];
        let (ending, said) = taught(&lines, &[]);
        assert!(matches!(ending, Ok(Ending::Left)));
        assert_eq!(
            said.matches("That is not how it went here, and is taken back.")
                .count(),
            1,
            "{said}"
        );
        assert_eq!(
            said.matches("\nType: seat Anna Bram Cees").count(),
            4,
            "{said}"
        );
        assert!(said.contains("2. Everyone takes five tiles"), "{said}");
    }
}
