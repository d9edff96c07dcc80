//! A quiz: an evening goes by, and now and then the official is asked for the ruling before it is told.

mod guess;

use super::outcome::Failure;
use crate::law::{Told, Verdict};
use crate::print::number::counted;
use crate::print::ruling;
use crate::print::show::Table;
use crate::simulate::{Evening, Happening, Luck};
use guess::Guess;
use std::io::{self, BufRead, Write};

/// Of the entries that were in order but could be taken for fouls, one in so many is asked about.
const DOUBTFUL: usize = 3;

const HOW: &str = "What do you rule? Type ok if it is in order, foul if it is not, or the article that forbids \
                   it, like 11.2a. Enter alone leaves the ruling to the referee; quit ends the quiz.";

/// What ends an evening early.
pub(super) enum Stopped {
    Output(io::Error),
    Input(io::Error),
    Truth(Failure),
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Stopped {
        Stopped::Output(error)
    }
}

/// The questions so far.
#[derive(Default)]
struct Score {
    asked: u64,
    right: u64,
    fouls: u64,
    articles: u64,
}

/// Asks an official.
pub(super) struct Asker<I, O> {
    input: I,
    out: O,
    table: Table,
    /// Its own, so that the evening is the same without a quiz.
    luck: Luck,
    score: Score,
}

impl<I: BufRead, O: Write> Asker<I, O> {
    pub(super) fn new(input: I, out: O, table: Table, seed: u64) -> Asker<I, O> {
        Asker {
            input,
            out,
            table,
            luck: Luck::new(!seed),
            score: Score::default(),
        }
    }

    /// Asks about an evening until it is over or the official leaves.
    pub(super) fn ask(
        mut self,
        command: &str,
        evening: &mut Evening,
        keep: &mut impl FnMut(&Evening, &Happening) -> Result<(), Failure>,
    ) -> Result<(), Stopped> {
        writeln!(self.out, "{command} --quiz")?;
        self.say(&[HOW.to_owned()])?;
        loop {
            let before = evening.session().clone();
            let law = before.law();
            let Some(happening) = evening.next() else {
                break;
            };
            keep(evening, &happening).map_err(Stopped::Truth)?;
            let told = happening.ruling.tell(&evening.session().names());
            let is_foul = told.verdict != Verdict::Accepted;
            let doubtful = (law.is_doubtful)(&happening.entry, &happening.ruling);
            let entry = (law.unwaived)(happening.entry);
            let asks = is_foul || doubtful && self.luck.once_in(DOUBTFUL);
            if !asks {
                writeln!(self.out, "{entry}")?;
                continue;
            }
            writeln!(self.out)?;
            let look = &self.table.look;
            for line in before.picture(look).into_iter().chain(before.status(look)) {
                writeln!(self.out, "{line}")?;
            }
            writeln!(self.out, "{}. {entry}", self.score.asked + 1)?;
            if !self.question(&told)? {
                break;
            }
        }
        self.end()
    }

    /// Asks one question; false if the official leaves.
    fn question(&mut self, told: &Told) -> Result<bool, Stopped> {
        let guess = loop {
            write!(self.out, "ok, foul or the article? ")?;
            self.out.flush()?;
            let mut typed = String::new();
            if self.input.read_line(&mut typed).map_err(Stopped::Input)? == 0 {
                writeln!(self.out)?;
                break Guess::Quit;
            }
            match Guess::read(&typed) {
                Some(guess) => break guess,
                None => writeln!(
                    self.out,
                    "Type ok, foul, or the number of an article, like 11.2a."
                )?,
            }
        };
        if guess == Guess::Quit {
            return Ok(false);
        }
        let right = guess.is_right(told);
        let is_foul = told.verdict != Verdict::Accepted;
        self.score.asked += 1;
        self.score.right += u64::from(right);
        self.score.fouls += u64::from(is_foul);
        self.score.articles += u64::from(right && matches!(guess, Guess::Foul(Some(_))));
        let found = match told.verdict {
            Verdict::Accepted => "it is in order".to_owned(),
            Verdict::Foul(article) => format!("it is a foul [{article}]"),
        };
        let answer = match (guess, right) {
            (Guess::Left, _) => format!("The referee says: {found}."),
            (_, true) => format!("Right: {found}."),
            (_, false) => format!("No: {found}."),
        };
        self.say(&[answer])?;
        self.say(&ruling::lines(told))?;
        writeln!(self.out)?;
        Ok(true)
    }

    fn end(mut self) -> Result<(), Stopped> {
        let Score {
            asked,
            right,
            fouls,
            articles,
        } = self.score;
        let questions = counted(asked, "question", "questions");
        let mut score = format!("You ruled rightly on {right} of {questions}");
        if fouls > 0 {
            let fouls = counted(fouls, "foul", "fouls");
            score.push_str(&format!(", and named the article of {articles} of {fouls}"));
        }
        self.say(&[score + "."])?;
        Ok(self.out.flush()?)
    }

    fn say(&mut self, lines: &[String]) -> Result<(), Stopped> {
        for line in self.table.look.set(lines) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }
}
