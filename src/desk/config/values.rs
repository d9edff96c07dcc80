use crate::desk::languages::{beside, tag_of};
use crate::desk::{Config, Preview};
use clap::ValueEnum;
use nos_base::table::shown::is_unseen;
use nos_base::words::language::tag;
use nos_base::{Decimal, HouseRange, Language, Money, NAME_MAX, Name, Order, each_once};
use serde::Deserialize;
use serde::de::IntoDeserializer as _;
use std::collections::HashSet;
use std::fmt;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

const KEYS: [&str; 18] = [
    "chips.pieces",
    "money.unit",
    "money.currency",
    "money.decimal",
    "table.law",
    "table.players",
    "table.hints",
    "table.colours",
    "table.plain",
    "table.preview",
    "prompt.colour",
    "prompt.ascii",
    "prompt.language",
    "language.files",
    "prompt.board",
    "prompt.balances",
    "board.during",
    "standings.min_hands",
];

impl Config {
    pub fn read(text: &str) -> Result<Config, TomlFault> {
        let mut config = Config::default();
        let (mut unit, mut currency, mut has_hints) = (0, "EUR".to_owned(), true);
        let mut wanted = None;
        for (word, value) in settings(text)? {
            match word {
                "chips.pieces" => config.pieces = checked(value, message!("no-pieces"), pieces)?,
                "money.unit" => {
                    unit = checked(value, message!("no-unit"), |unit: String| Money::cents(&unit))?;
                }
                "money.currency" => currency = checked(value, message!("no-currency"), short_word)?,
                "money.decimal" => {
                    config.decimal = checked(value, message!("no-decimal"), decimal)?
                }
                "table.law" => {
                    let laws = nos_laws::LAWS.map(|row| row.name()).join(", ");
                    let named = |name: String| nos_laws::named(&name);
                    config.law = checked(value, message!("no-law", laws), named)?;
                }
                "table.players" => config.players = players(value)?,
                "table.hints" => has_hints = is_so(word, value)?,
                "table.preview" => config.preview = one_of(word, value)?,
                "table.plain" => config.plain = is_so(word, value)?,
                // Older files have the key `prompt.colour`.
                "prompt.colour" | "table.colours" => config.colour = one_of(word, value)?,
                "prompt.ascii" => config.ascii = one_of(word, value)?,
                "prompt.board" => config.has_board = is_so(word, value)?,
                "prompt.balances" => config.balances = one_of(word, value)?,
                "prompt.language" => wanted = Some(value),
                "language.files" => {
                    let files = checked(value, message!("language-no-files"), folder)?;
                    config.language_files = Some(files);
                }
                "board.during" => config.during = one_of(word, value)?,
                "standings.min_hands" => {
                    let range = HouseRange::Between(0, 1_000_000);
                    let in_range = |hands: u32| range.has(hands).then_some(hands);
                    config.min_hands =
                        checked(value, message!("takes", word, all = range), in_range)?;
                }
                rule => config.rules.push((rule, house_rule(rule, &value)?)),
            }
        }
        if let Some(wanted) = wanted {
            let files = config.language_files.as_deref();
            config.language = checked(wanted, no_language(files), |word| language(word, files))?;
        }
        config.money = Money::new(unit, &currency);
        if !has_hints {
            config.preview = Preview::Off;
        }
        Ok(config)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TomlFault {
    pub span: Range<usize>,
    pub message: String,
}

impl From<toml::de::Error> for TomlFault {
    fn from(error: toml::de::Error) -> TomlFault {
        let text = error.message();
        let (kind, _) = text.split_once(',').unwrap_or((text, ""));
        TomlFault {
            span: error.span().unwrap_or_default(),
            message: message!("toml", kind = kind.replace(' ', "-"), text),
        }
    }
}

/// Passes a value through `check`. The fault is `wrong` for a different type or for `None`.
pub(in crate::desk) fn checked<'de, T: Deserialize<'de>, U>(
    value: Spanned<DeValue<'de>>,
    wrong: String,
    check: impl FnOnce(T) -> Option<U>,
) -> Result<U, TomlFault> {
    let span = value.span();
    let read = T::deserialize(value.into_deserializer()).ok();
    read.and_then(check).ok_or(TomlFault { span, message: wrong })
}

pub(in crate::desk) fn is_so(word: &str, value: Spanned<DeValue>) -> Result<bool, TomlFault> {
    checked(value, message!("takes", word, all = HouseRange::TRUE_OR_FALSE), Some)
}

pub(in crate::desk) fn one_of<T: ValueEnum>(
    word: &str,
    value: Spanned<DeValue>,
) -> Result<T, TomlFault> {
    let all: Vec<String> = T::value_variants()
        .iter()
        .filter_map(T::to_possible_value)
        .map(|one| format!("\"{}\"", one.get_name()))
        .collect();
    let all = all.join(&message!("either-or"));
    checked(value, message!("takes", word, all), |name: String| T::from_str(&name, false).ok())
}

/// Reads the values of a file with their keys. Allows only [`KEYS`] and the keys of house rules.
fn settings(text: &str) -> Result<Vec<(&'static str, Spanned<DeValue<'_>>)>, TomlFault> {
    let words = nos_laws::house_rules().map(|rule| rule.word).chain(KEYS);
    let keys: Vec<((&str, &str), &'static str)> =
        words.filter_map(|word| Some((word.split_once('.')?, word))).collect();
    let mut settings = Vec::new();
    for (name, value) in DeTable::parse(text)?.into_inner() {
        let table = name.get_ref().as_ref();
        let of_table = || keys.iter().filter(|((of, _), _)| *of == table);
        if of_table().next().is_none() {
            return Err(unknown(&name, "", keys.iter().map(|((of, _), _)| *of)));
        }
        let DeValue::Table(rows) = value.into_inner() else {
            return Err(TomlFault { span: name.span(), message: message!("is-a-table", table) });
        };
        for (key, value) in rows {
            let mut of_key = of_table().filter(|((_, of), _)| *of == key.get_ref().as_ref());
            let Some((_, word)) = of_key.next() else {
                return Err(unknown(&key, table, of_table().map(|((_, key), _)| *key)));
            };
            settings.push((*word, value));
        }
    }
    Ok(settings)
}

/// Reads a house rule, within its range in each law. A word may be TOML text, number or `true`.
pub(in crate::desk) fn house_rule(word: &str, value: &Spanned<DeValue>) -> Result<u32, TomlFault> {
    let number = || u32::deserialize(value.clone().into_deserializer()).ok();
    let written = value
        .get_ref()
        .as_str()
        .map(str::to_owned)
        .or_else(|| number().map(|number| number.to_string()))
        .or_else(|| value.get_ref().as_bool().map(|is| is.to_string()));
    let taken = |range: HouseRange| match range.words() {
        [] => number().filter(|value| range.has(*value)),
        words => {
            let is_it = |(word, _): &&(&str, u32)| Some(*word) == written.as_deref();
            words.iter().find(is_it).map(|(_, value)| *value)
        }
    };
    let rules = nos_laws::house_rules().filter(|rule| rule.word == word);
    let ranges: Vec<HouseRange> = rules.map(|rule| rule.range).collect();
    let all: Vec<String> = ranges.iter().map(HouseRange::to_string).collect();
    ranges.into_iter().find_map(taken).ok_or_else(|| TomlFault {
        span: value.span(),
        message: message!("takes", word, all = all.join(&message!("or"))),
    })
}

pub(in crate::desk) fn unknown<'a>(
    found: &Spanned<impl fmt::Display>,
    table: &str,
    there: impl Iterator<Item = &'a str>,
) -> TomlFault {
    let name = found.get_ref().to_string();
    let there = each_once(there);
    let near = there.iter().find(|known| strsim::damerau_levenshtein(known, &name) <= 2);
    let hint = match near {
        Some(near) => message!("did-you-mean", near),
        None => message!("there-are", all = there.join(", ")),
    };
    let what = match table {
        "" => message!("no-table", name),
        table => message!("no-key", table, name),
    };
    TomlFault { span: found.span(), message: format!("{what}; {hint}") }
}

fn decimal(sign: String) -> Option<Decimal> {
    match &*sign {
        "." => Some(Decimal::Point),
        "," => Some(Decimal::Comma),
        _ => None,
    }
}

/// Sorts chips, the largest first; `None` for a 0, two equal values, or too many of them.
fn pieces(mut pieces: Vec<u32>) -> Option<Vec<u32>> {
    pieces.order_by(|one, other| other.cmp(one));
    let all = pieces.len();
    pieces.dedup();
    let is_right = all == pieces.len() && (1..=12).contains(&all) && !pieces.contains(&0);
    is_right.then_some(pieces)
}

fn no_language(files: Option<&str>) -> String {
    let tags = Language::ALL.iter().map(|language| language.tag().to_owned());
    let of_files = files.and_then(|files| tag_of(Path::new(files)));
    message!("no-language", languages = tags.chain(of_files).collect::<Vec<_>>().join(", "))
}

/// Accepts a built-in language or one with files; the inner `None` is the system's language.
fn language(word: String, files: Option<&str>) -> Option<Option<String>> {
    if word == "auto" {
        return Some(None);
    }
    let of_files = files.and_then(|files| tag_of(Path::new(files)));
    let is_there = Language::named(&word).is_some()
        || tag(&word).is_some_and(|word| of_files == Some(word))
        || beside(&word).is_some();
    is_there.then_some(Some(word))
}

fn folder(path: String) -> Option<String> {
    tag_of(Path::new(&path)).map(|_| path)
}

fn short_word(word: String) -> Option<String> {
    let is_odd = |c: char| c.is_whitespace() || is_unseen(c);
    (word.chars().count() <= 8 && !word.contains(is_odd)).then_some(word)
}

fn players(value: Spanned<DeValue>) -> Result<Vec<Name>, TomlFault> {
    let listed: Vec<Spanned<String>> = checked(value, message!("no-players"), Some)?;
    let mut taken = HashSet::new();
    let name = |listed: Spanned<String>| {
        let fault = |message| TomlFault { span: listed.span(), message };
        let name = Name::typed(listed.get_ref())
            .ok_or_else(|| fault(message!("no-name", most = NAME_MAX)))?;
        if taken.insert(name.in_lower_case()) {
            Ok(name)
        } else {
            Err(fault(message!("name-twice")))
        }
    };
    listed.into_iter().map(name).collect()
}
