//! Noise at the prompt, in Dutch and by every law: entries among lines that are not entries. Only
//! leaving ends the program, and the journal has every acknowledged entry.

use crate::support::disk::{Shaky, journal_of};
use nos::desk::book::Book;
use nos::desk::prompt::console::{Adviser, Console, Input, InputEnd};
use nos::desk::prompt::sitting::Sitting;
use nos::journal::Report;
use nos::law::{Law, Luck, Share, SimulationOptions, TableSettings};
use nos::laws::LAWS;
use nos::simulate::SimulatedEvening;
use nos::text::width;
use nos_base::Language;
use std::io;
use std::ops::Range;
use std::rc::Rc;

const LINES: usize = 10;

const NOISE: [&str; 32] = [
    "",
    " ",
    "\t",
    "#",
    "# no",
    ";",
    "9",
    "0",
    "-1",
    "99999999999",
    "6-4",
    "64",
    "44c",
    "1 2",
    "on",
    "op",
    "é",
    "李",
    "\u{202e}",
    "\u{7f}",
    "\"",
    "'",
    "…",
    "$",
    "?",
    "s",
    "l",
    "y",
    "t",
    "r",
    "w",
    "2026-13-40T99:00:00Z",
];

/// Somebody whose hands lie on the keys.
struct Noise {
    luck: Luck,
    /// The lines of an evening, and the words in them.
    entries: std::vec::IntoIter<String>,
    words: Vec<String>,
    left: usize,
    said: String,
}

impl Noise {
    fn at(law: &'static Law, seed: u64) -> Noise {
        let options = SimulationOptions {
            hands: 1,
            fouls: Share::percent(20),
            ..SimulationOptions::default()
        };
        let evening = SimulatedEvening::new(law, &options, seed).unwrap();
        let evening = evening.take(LINES);
        let entries: Vec<String> = evening.map(|made_up| made_up.entry.to_string()).collect();
        let lexicon = law.language.lexicon();
        let verbs = lexicon.verbs().map(|verb| verb.row);
        let verbs: Vec<&str> = verbs.flat_map(|row| [row.word, lexicon.typed(row)]).collect();
        let said = entries.iter().flat_map(|entry| entry.split(' ')).take(60);
        let words = verbs.iter().cycle().take(60).copied().chain(said).chain(NOISE);
        Noise {
            luck: Luck::new(seed),
            words: words.map(str::to_owned).collect(),
            entries: entries.into_iter(),
            left: LINES,
            said: String::new(),
        }
    }

    fn line(&mut self) -> String {
        match self.luck.below(12) {
            0..6 => self.entries.next().unwrap_or_default(),
            6 => {
                let entry = self.entries.next().unwrap_or_default();
                let keeps = self.luck.below(entry.len() + 1);
                entry.chars().take(keeps).collect()
            }
            7 => format!("{}\n{}", self.line(), self.line()),
            8 if self.luck.once_in(9) => self.salad().repeat(900),
            _ => self.salad(),
        }
    }

    fn salad(&mut self) -> String {
        let words = 1 + self.luck.below(4);
        let words: Vec<String> = (0..words).filter_map(|_| self.luck.pick(&self.words)).collect();
        words.join(" ")
    }
}

impl Console for Noise {
    fn read(&mut self, adviser: Rc<dyn Adviser>, waiting: Option<&str>) -> io::Result<Input> {
        assert!(width::columns(&adviser.status(60)) <= 60);
        self.said += &adviser.prompt();
        if self.left == 0 {
            return Ok(Input::Ended(InputEnd::Left));
        }
        self.left -= 1;
        let line = match waiting {
            Some(waiting) if self.luck.once_in(2) => format!("{waiting}\n"),
            _ => self.line(),
        };
        // Each key would take long.
        if self.luck.once_in(3) {
            adviser.view(&line);
            let typed = self.luck.below(line.chars().count() + 1);
            adviser.completions(&line.chars().take(typed).collect::<String>());
        }
        Ok(match self.luck.below(20) {
            0 => Input::Dropped(!line.is_empty()),
            _ => Input::Line(line),
        })
    }

    fn answer(&mut self, _: &str) -> io::Result<Input> {
        Ok(match self.luck.below(6) {
            0..3 => Input::Line((1 + self.luck.below(3)).to_string()),
            3 => Input::Dropped(true),
            _ => Input::Line(self.line()),
        })
    }

    fn remember(&mut self, _: &str) {}

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.said += text;
        Ok(())
    }

    fn columns(&self) -> usize {
        60
    }
}

#[test]
fn noise_ends_nothing_and_the_journal_has_what_was_acknowledged() {
    Language::Dutch.tells(|| noise(0..54));
}

#[test]
#[ignore = "takes an hour: a hundred times as many sittings"]
fn the_noise_of_very_many_sittings_ends_nothing() {
    Language::Dutch.tells(|| noise(0..20_000));
}

fn noise(seeds: Range<u64>) {
    let least = 3 * seeds.end as usize;
    let mut entries = 0;
    for seed in seeds {
        let law = LAWS[seed as usize % LAWS.len()];
        let mut noise = Noise::at(law, seed);
        let (journal, disk) = journal_of(law, Shaky::default());
        let book = Book::Journaled(Box::new(journal));
        let ending = Sitting::new(book, &mut noise, TableSettings::default()).run(&[]);
        assert_eq!(ending.unwrap(), InputEnd::Left, "{}", noise.said);
        let bytes = disk.with(|disk| disk.bytes.clone());
        let report = Report::on(law, &bytes);
        assert!(report.is_sound(), "{seed}: {}", noise.said);
        let seal = report.seal().unwrap().to_string();
        let farewell: String = noise.said.split_whitespace().collect();
        let seal: String = seal.split_whitespace().collect();
        assert!(farewell.contains(&format!("evening.nos:{seal}.")), "{seed}: {}", noise.said);
        entries += report.record.len();
    }
    assert!(entries > least, "{entries}");
}
