//! A club's settings from `nos.toml`, from which a new journal takes its first entries.

pub mod file;
pub mod values;

use crate::board::seen::During;
use crate::desk::outcome::Failure;
use clap::ValueEnum;
use nos_base::{Decimal, Money, Name};
use nos_entry::Entry;
use nos_law::Law;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    pub law: &'static Law,
    /// House rules of any law: key and value. A switch is 0 or 1.
    pub rules: Vec<(&'static str, u32)>,
    /// Values of the chips in use, in units, the largest first.
    pub pieces: Vec<u32>,
    /// Money for 20 units; `None` if the table has agreed on no rate.
    pub money: Option<Money>,
    pub decimal: Decimal,
    /// Players, clockwise, for a new journal without a `seat`; may be empty.
    pub players: Vec<Name>,
    pub colour: When,
    pub ascii: When,
    /// Whether to print no colours, and lists in place of boxes.
    pub plain: bool,
    pub preview: Preview,
    pub has_board: bool,
    pub balances: Balances,
    /// Language tag; `None` for the language of the files below, or the system's.
    pub language: Option<String>,
    /// Folder of language files; a relative path starts in the folder of `nos.toml`.
    pub language_files: Option<String>,
    pub during: During,
    /// Hands that a player needs for a rank in standings.
    pub min_hands: u32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            law: nos_laws::usual(),
            rules: Vec::new(),
            pieces: vec![100, 20, 4, 1],
            money: None,
            decimal: Decimal::Point,
            players: Vec::new(),
            colour: When::Auto,
            ascii: When::Auto,
            plain: false,
            preview: Preview::Full,
            has_board: false,
            balances: Balances::Payment,
            language: None,
            language_files: None,
            during: During::Chips,
            min_hands: 0,
        }
    }
}

impl Config {
    /// Returns the first entries of a new journal: the law, and house rules that differ.
    pub fn header(&self, law: &'static Law) -> Result<Vec<Entry>, Failure> {
        let mut header = vec![law.first_entry()];
        for rule in law.library().house {
            let differs = |(word, value): &&(_, u32)| *word == rule.word && *value != rule.default;
            if let Some((word, value)) = self.rules.iter().find(differs) {
                let (law_name, range) = (law.name(), rule.range.to_string());
                let refused = || message!("rule-not-taken", law = law_name, word, range);
                let entry = law.house_entry(word, *value);
                header.push(entry.ok_or_else(|| Failure::usage(refused()))?);
            }
        }
        Ok(header)
    }

    pub fn seat(&self, law: &'static Law) -> Result<Option<Entry>, Failure> {
        if self.players.is_empty() {
            return Ok(None);
        }
        let wrong =
            |why: String| Failure::usage(message!("players-cannot-play", law = law.name(), why));
        let names: Vec<&str> = self.players.iter().map(Name::as_str).collect();
        let entry = nos_entry::read_entry(law.language, &format!("seat {}", names.join(" ")));
        let Some(entry) = entry.map_err(|error| wrong(error.to_string()))? else { return Ok(None) };
        (law.begin)().judge(&entry).map_err(|refusal| wrong(refusal.to_string()))?;
        Ok(Some(entry))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum When {
    #[default]
    Auto,
    Always,
    Never,
}

impl When {
    pub fn holds(self, suggested: bool) -> bool {
        match self {
            When::Auto => suggested,
            When::Always => true,
            When::Never => false,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Preview {
    #[default]
    Full,
    /// Only whether the line can be read, and what may come next.
    Plain,
    Off,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Balances {
    #[default]
    Payment,
    Hand,
}
