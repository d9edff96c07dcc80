//! Translates entries and the examples of verbs from English to the chosen language.

use crate::kind::{Class, Dialect, Kind, TEXT, TOPIC};
use crate::language::EntryLanguage;
use crate::reading::annotate;
use crate::verb::VerbRow;
use nos_base::{SpanKind, Told};

impl EntryLanguage {
    /// Translates a line of a file to the chosen language: its verbs and keywords.
    pub fn translate(&'static self, line: &str) -> String {
        self.put(line, |_| None)
    }

    /// Translates a line and marks the names in it, which its reader identifies.
    pub fn tell(&'static self, line: &str) -> Told {
        let line = self.translate(line);
        let reading = annotate(self, &line, Dialect::Script);
        let (mut told, mut done) = (Told::default(), 0);
        for mark in reading.marks.iter().filter(|mark| mark.class == Class::Name) {
            let end = mark.at + mark.len;
            told.push_str(line.get(done..mark.at).unwrap_or_default());
            told.push(Some(SpanKind::Name), line.get(mark.at..end).unwrap_or_default());
            done = end;
        }
        told.push_str(line.get(done..).unwrap_or_default());
        told
    }

    pub fn example(&'static self, row: &VerbRow) -> String {
        let text = || self.lexicon().messages.message("example-text");
        self.put(row.example, |kind| (*kind == TEXT).then(text))
    }

    /// Replaces text of the kinds for which `text` returns something.
    fn put(&'static self, line: &str, text: impl Fn(&Kind) -> Option<String>) -> String {
        let lexicon = self.lexicon();
        if lexicon.dictionary.is_empty() {
            return line.to_owned();
        }
        let reading = annotate(self, line, Dialect::Written);
        let mut told = String::with_capacity(line.len());
        let mut from = 0;
        for mark in reading.marks {
            let end = mark.at + mark.len;
            let Some(word) = line.get(mark.at..end) else { continue };
            let verb = || lexicon.verb(word).map(|verb| lexicon.typed(verb.row).to_owned());
            let word = match (mark.class, mark.kind) {
                (Class::Verb, _) => verb(),
                (Class::Word, _) => Some(lexicon.typed_word(word).to_owned()),
                (_, Some(kind)) if *kind == TOPIC => verb(),
                (Class::Piece, _) => (self.translated)(word),
                (_, Some(kind)) => text(kind),
                _ => None,
            };
            if let Some(word) = word {
                told.push_str(line.get(from..mark.at).unwrap_or_default());
                told.push_str(&word);
                from = end;
            }
        }
        told + line.get(from..).unwrap_or_default()
    }
}
