//! Reads the lists of what people say at a table: a file of the language, and one of each law.

use super::{Auxiliary, Owned, Phrase, Phrases, Preposition, SENSES, Sense, Wording, folded};
use crate::lexicon::{Lexicon, Verb, VerbPlace};
use crate::slot::Unit;
use crate::verb::ALWAYS;
use nos_base::words::language::{Language, Texts};
use toml::{Table, Value};

const MARKS: [(&str, Preposition); 4] = [
    ("place", Preposition::Place),
    ("person", Preposition::Person),
    ("neighbour", Preposition::Neighbour),
    ("score", Preposition::Score),
];

const UNITS: [(&str, Unit); 10] = [
    ("tiles", Unit::Tiles),
    ("spots", Unit::Spots),
    ("chips", Unit::Chips),
    ("points", Unit::Points),
    ("entry", Unit::Entry),
    ("entries", Unit::Entries),
    ("dice", Unit::Dice),
    ("open", Unit::Open),
    ("cards", Unit::Cards),
    ("times", Unit::Times),
];

fn unit_named(name: &str) -> Option<Unit> {
    Some(UNITS.iter().find(|(own, _)| *own == name)?.1)
}

const PLAIN: [(&str, Sense<'_>); 17] = [
    ("idle", Sense::Idle),
    ("little", Sense::Little),
    ("persons", Sense::Actor),
    ("auxiliaries", Sense::Auxiliary(Auxiliary::Bound)),
    ("emphatics", Sense::Auxiliary(Auxiliary::Free)),
    ("fillers", Sense::Filler),
    ("articles", Sense::Article),
    ("joiners", Sense::Joiner),
    ("askers", Sense::Asker),
    ("deniers", Sense::Denier),
    ("reasons", Sense::Reason),
    ("lacks", Sense::Lack),
    ("stated", Sense::Stated),
    ("same", Sense::Same),
    ("repairs", Sense::Repair),
    ("last", Sense::Last),
    ("entry", Sense::Unit(Unit::Entry)),
];

/// The list of words for another time.
const ELSEWHEN: &str = "elsewhen";

/// The largest number in words.
const LARGEST: u32 = 120;

/// The most bytes of a number in words; the sum for a language is about 2,000.
const NUMBER: usize = 200;
pub(super) const NUMBERS: usize = 1 << 16;

/// The most bytes of a phrase with alternatives, and the most alternatives.
const PHRASE: usize = 200;
pub(super) const ALTERNATIVES: usize = 64;

pub(super) fn words(phrase: &str) -> Vec<String> {
    let parts = phrase.split(' ').flat_map(|word| {
        let has_letter = word.contains(char::is_alphabetic);
        word.split(move |c| c == '-' && has_letter)
    });
    parts.map(folded).filter(|word| !word.is_empty()).collect()
}

/// Reads a file of lists, with each alternative of a phrase.
pub(super) fn lists_of(text: &str) -> Table {
    fn expand(value: &mut Value) {
        match value {
            Value::Array(all) => {
                let phrases = all.iter().filter_map(Value::as_str).filter_map(expanded).flatten();
                *all = phrases.map(Value::String).collect();
            }
            Value::Table(table) => table.iter_mut().for_each(|(_, value)| expand(value)),
            _ => {}
        }
    }
    // Tests check the built-in files, and `--check` those of other languages.
    let mut table: Table = text.parse().unwrap_or_default();
    table.iter_mut().for_each(|(_, value)| expand(value));
    table
}

/// Returns the alternatives of a phrase such as `(take|get) pot`; `None` if they are too many or a
/// bracket is alone.
pub(super) fn expanded(phrase: &str) -> Option<Vec<String>> {
    let Some((head, rest)) = phrase.split_once('(') else {
        return (!phrase.contains(')')).then(|| vec![phrase.to_owned()]);
    };
    let (own, tail) = rest.split_once(')').filter(|_| phrase.len() <= PHRASE)?;
    let tails = expanded(tail)?;
    let with_tails = |own| tails.iter().map(move |tail| [head, own, tail].concat());
    let all: Vec<String> = own.split('|').flat_map(with_tails).take(ALTERNATIVES + 1).collect();
    (all.len() <= ALTERNATIVES).then_some(all)
}

pub(crate) fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(all) => all.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

impl Phrases {
    /// Reads these files in the chosen language, and adds the words of the lexicon.
    pub(crate) fn read(lexicon: &Lexicon, files: &[Texts]) -> Phrases {
        let mut phrases = Phrases::default();
        for verb in lexicon.verbs() {
            let typed = lexicon.all_typed(verb.row);
            let letter = lexicon.dictionary.letter(verb.row);
            // Where the language has its own letter, nos asks about the letter of files.
            let file_letter = lexicon.dictionary.file_letter(verb.row);
            let file_letter = file_letter.filter(|file| Some(*file) != letter);
            let typed = typed.map(|word| (word.to_owned(), Wording::Written));
            let letter = letter.map(|letter| (letter.to_string(), Wording::Written));
            let file_letter = file_letter.map(|letter| (letter.to_string(), Wording::Unsure));
            for (word, form) in typed.chain(letter).chain(file_letter) {
                phrases.add(&word, Owned::Verb(verb, form, Vec::new(), None, ALWAYS));
            }
        }
        for keyword in lexicon.words() {
            for word in lexicon.all_typed_words(keyword) {
                phrases.add(word, Owned::Plain(Sense::Keyword(keyword)));
            }
        }
        for file in files {
            phrases.add_table(&lists_of(Language::chosen().of(*file)), lexicon);
        }
        let denies =
            |own: &Phrase| own.rest.is_empty() && matches!(own.sense, Owned::Plain(Sense::Denier));
        let deniers = phrases.first.iter().filter(|(_, own)| own.iter().any(denies));
        phrases.deniers = deniers.map(|(word, _)| word.clone()).collect();
        phrases.deniers.sort();
        let table: Table = Language::chosen().of(SENSES).parse().unwrap_or_default();
        for (kind, list) in &table {
            // An act at another time did not happen now.
            let sense = if kind == ELSEWHEN { Sense::Denier } else { Sense::Doubt };
            // A phrase with another meaning does not raise doubt, unless that meaning belongs to a
            // different verb: `rolls 6 1 early`.
            for said in texts(list) {
                if !phrases.has_sense(said) {
                    phrases.add(said, Owned::Plain(sense));
                }
            }
        }
        for file in files {
            phrases.inflect(&lists_of(Language::chosen().of(*file)));
        }
        phrases
    }

    fn add_table(&mut self, table: &Table, lexicon: &Lexicon) {
        let tables = |kind: &str| table.get(kind).and_then(Value::as_table).into_iter().flatten();
        for (kind, asks) in [("verbs", false), ("questions", true)] {
            // A row may speak of several verbs: `"pass knock"`.
            let rows =
                tables(kind).flat_map(|(own, row)| own.split(' ').map(move |word| (word, row)));
            for (word, row) in rows {
                let is_it = |verb: &Verb| {
                    verb.row.word == word && matches!(verb.place, VerbPlace::Question(_)) == asks
                };
                let named = |verb: &Verb| verb.row.word == word;
                let found = lexicon.verbs().find(is_it);
                let Some(verb) = found.or_else(|| lexicon.verbs().find(named)) else { continue };
                for form in row.get("forms").map(texts).unwrap_or_default() {
                    let (form, phases) = form.split_once('@').unwrap_or((form, ""));
                    let phases = lexicon.phases(phases);
                    let (form, or) = form.split_once('|').unwrap_or((form, ""));
                    let or = unit_named(or.trim());
                    let (said, fills) = form.split_once('=').unwrap_or((form, ""));
                    let said = said.trim();
                    let unsure = said.strip_suffix('?');
                    let form = if unsure.is_some() { Wording::Unsure } else { Wording::Said };
                    let fills = fills.split_whitespace().map(str::to_owned).collect();
                    self.add(unsure.unwrap_or(said), Owned::Verb(verb, form, fills, or, phases));
                }
                for list in ["beside", "agreeing"] {
                    for beside in row.get(list).map(texts).unwrap_or_default() {
                        self.add(beside, Owned::Plain(Sense::Companion(verb)));
                    }
                }
                let about = row.get("about").map(texts).unwrap_or_default();
                self.about.extend(about.into_iter().map(|about| (words(about), verb)));
            }
        }
        for (word, said) in tables("keywords") {
            if let Some(keyword) = lexicon.words().find(|own| own == word) {
                for said in texts(said.get("forms").unwrap_or(said)) {
                    self.add(said, Owned::Plain(Sense::Keyword(keyword)));
                }
            }
        }
        for (name, said) in tables("marks") {
            if let Some((_, mark)) = MARKS.iter().find(|(own, _)| own == name) {
                for said in texts(said) {
                    self.add(said, Owned::Plain(Sense::Preposition(*mark)));
                }
            }
        }
        for (name, said) in tables("units") {
            if let Some(unit) = unit_named(name) {
                for said in texts(said) {
                    self.add(said, Owned::Plain(Sense::Unit(unit)));
                }
            }
        }
        for (kind, sense) in PLAIN {
            for said in table.get(kind).map(texts).unwrap_or_default() {
                self.add(said, Owned::Plain(sense));
            }
        }
        for (word, said) in tables("remarks") {
            if let Some(word) = lexicon.remarks().find(|own| own == word) {
                for said in texts(said) {
                    let open = said.strip_suffix(" …");
                    let is_open = open.is_some();
                    let remark = Sense::Remark { word, is_open };
                    self.add(open.unwrap_or(said), Owned::Plain(remark));
                }
            }
        }
        for (number, said) in tables("counted") {
            let number = number.parse().map(Sense::Number);
            for (said, sense) in texts(said).into_iter().zip(number.iter().cycle()) {
                self.add(said, Owned::Plain(*sense));
            }
        }
        for (typed, said) in tables("pieces") {
            for said in texts(said) {
                self.pieces.push((folded(said), typed.clone()));
            }
        }
        if let Some(numbers) = table.get("numbers").and_then(Value::as_table) {
            self.count(numbers);
        }
    }

    fn count(&mut self, numbers: &Table) {
        let list = |name: &str| numbers.get(name).map(texts).unwrap_or_default();
        for (number, said) in (0..).zip(list("all_but")) {
            for said in said.split('|') {
                self.add(said, Owned::Plain(Sense::AllBut(number)));
            }
        }
        for (number, said) in (1..).zip(list("times")) {
            self.add(said, Owned::Plain(Sense::Times(number)));
        }
        for (said, number) in in_words(numbers).unwrap_or_default() {
            self.add(&said, Owned::Plain(Sense::Number(number)));
        }
    }

    fn add(&mut self, phrase: &str, sense: Owned) {
        let mut words = words(phrase).into_iter();
        if let Some(first) = words.next() {
            let rest = words.collect();
            let phrases = self.first.entry(first).or_default();
            phrases.push(Phrase { rest, sense, inflected: None });
        }
    }

    /// Whether these words together are a phrase other than a verb.
    fn has_sense(&self, said: &str) -> bool {
        let words = words(said);
        let folded: Vec<&str> = words.iter().map(String::as_str).collect();
        let is_it = |(length, sense)| {
            length == folded.len() && !matches!(sense, Sense::Verb(_) | Sense::Remark { .. })
        };
        self.begins(&folded, ALWAYS).any(is_it)
    }
}

/// Returns the numbers in words: the small ones, then the tens joined to the small ones; `None` if
/// they are too many or too long.
pub(super) fn in_words(numbers: &Table) -> Option<Vec<(String, u32)>> {
    let list = |name: &str| numbers.get(name).map(texts).unwrap_or_default();
    let joined = numbers.get("joined").and_then(Value::as_str).unwrap_or("");
    let mut all: Vec<(String, u32)> = Vec::new();
    for (number, said) in (0..=LARGEST).zip(list("small")) {
        all.extend(said.split('|').map(|said| (said.to_owned(), number)));
    }
    let (small, tens) = (all.clone(), list("tens"));
    let mut parts =
        small.iter().map(|(said, _)| said.as_str()).chain(tens.iter().copied()).chain([joined]);
    let most = list("small").len().max(tens.len());
    if most > LARGEST as usize || parts.any(|said| said.len() > NUMBER) {
        return None;
    }
    let mut bytes = 0;
    for (tens, said) in (20..=LARGEST).step_by(10).zip(tens) {
        all.push((said.to_owned(), tens));
        let units = small.iter().filter(|(_, unit)| (1..10).contains(unit));
        for (unit, number) in units {
            let joined = joined.replace("{tens}", said).replace("{unit}", unit);
            bytes += joined.len() + 1;
            if bytes > NUMBERS {
                return None;
            }
            // English may leave out the blank: `twentytwo`.
            all.extend(joined.contains(' ').then(|| (joined.replace(' ', ""), tens + number)));
            all.push((joined, tens + number));
        }
    }
    all.retain(|(_, number)| *number <= LARGEST);
    Some(all)
}
