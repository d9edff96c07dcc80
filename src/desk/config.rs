//! Settings of a club from `nos.toml`: house rules, money, players, the look of the prompt. The first entries of a new
//! journal come from these settings.

pub mod file;
pub mod values;

use crate::board::seen::During;
use crate::desk::outcome::Failure;
use clap::ValueEnum;
use nos_base::table::name::Name;
use nos_base::text::money::Money;
use nos_base::text::tables::Decimal;
use nos_entry::{Body, Entry};
use nos_law::referee::Law;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    pub law: &'static Law,
    /// The house rules in the file, of any law: key and value. A switch is 0 or 1.
    pub rules: Vec<(&'static str, u32)>,
    /// The values of the table's chips, in units, the largest first.
    pub pieces: Vec<u32>,
    /// Money for 20 units; `None` if the table has agreed on no rate.
    pub money: Option<Money>,
    /// The sign before decimals in CSV.
    pub decimal: Decimal,
    /// The players, clockwise, who are seated in a new journal that has no `seat`; may be empty.
    pub players: Vec<Name>,
    pub colour: When,
    pub ascii: When,
    /// Whether to paint nothing and print lists instead of boxes.
    pub plain: bool,
    pub preview: Preview,
    /// Whether the board is drawn after each move, where the law has one.
    pub has_board: bool,
    pub balances: Balances,
    /// Tag of the language; `None` for the language of the files below, or the system's.
    pub language: Option<String>,
    /// Folder of language files; a relative path begins beside this file.
    pub language_files: Option<String>,
    pub during: During,
    /// Hands a player needs for a rank in standings.
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
    /// The first entries of a new journal: the law, and the house rules that differ from the default.
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
        let seat = format!("seat {}", names.join(" "));
        let line = nos_entry::read_line(law.language, &seat);
        let Some(Body::Entry(entry)) = line.map_err(|error| wrong(error.to_string()))?.body else {
            return Ok(None);
        };
        match (law.begin)().judge(&entry) {
            Ok(_) => Ok(Some(entry)),
            Err(refusal) => Err(wrong(refusal.to_string())),
        }
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

/// Detail of the preview beside a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Preview {
    /// The ruling.
    #[default]
    Full,
    /// Only whether the line can be read, and what may follow.
    Plain,
    Off,
}

/// When the prompt tells unasked what everybody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Balances {
    /// After each payment or score.
    #[default]
    Payment,
    /// Only after a hand.
    Hand,
}
