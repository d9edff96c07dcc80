//! Every word that is no name, found at one look: a table worked out when the program is built.

use super::keyword::{KEYWORDS, Keyword};
use super::verb::{VERBS, Verb};
use crate::law::nos::fouls::Foul;
use crate::law::nos::plan::Arm;
use arrayvec::ArrayString;

/// What a word of the language is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// A verb.
    Verb(Verb),
    /// A keyword; `claim`, which is both, is a verb.
    Keyword(Keyword),
}

impl Term {
    /// What the word means after a verb.
    pub fn keyword(self) -> Option<Keyword> {
        match self {
            Term::Keyword(keyword) => Some(keyword),
            Term::Verb(Verb::Claim) => Some(Keyword::Claim),
            Term::Verb(_) => None,
        }
    }
}

/// Room for the words, several times what they need, so that few of them meet.
const SLOTS: usize = 512;

/// The longest of the words, in bytes.
const LONGEST: usize = 21;

struct Lexicon {
    /// One more than the place of the word whose letters lead here.
    slots: [u8; SLOTS],
    words: [(&'static str, Term); 128],
    len: usize,
}

static LEXICON: Lexicon = {
    let mut lexicon = Lexicon {
        slots: [0; SLOTS],
        words: [("", Term::Verb(Verb::Help)); 128],
        len: 0,
    };
    let mut at = 0;
    while at < VERBS.len() {
        let row = &VERBS[at];
        lexicon.add(row.word, Term::Verb(row.verb));
        let mut alias = 0;
        while alias < row.aliases.len() {
            lexicon.add(row.aliases[alias], Term::Verb(row.verb));
            alias += 1;
        }
        at += 1;
    }
    at = 0;
    while at < KEYWORDS.len() {
        let (word, keyword) = KEYWORDS[at];
        lexicon.add(word, Term::Keyword(keyword));
        at += 1;
    }
    at = 0;
    while at < Arm::WORDS.len() {
        let (arm, word) = Arm::WORDS[at];
        lexicon.add(word, Term::Keyword(Keyword::Arm(arm)));
        lexicon.add(word.split_at(1).0, Term::Keyword(Keyword::Letter(arm)));
        at += 1;
    }
    at = 0;
    while at < Foul::ALL.len() {
        let foul = Foul::ALL[at];
        if let Some(word) = foul.called() {
            lexicon.add(word, Term::Keyword(Keyword::Foul(foul)));
        }
        at += 1;
    }
    lexicon
};

impl Lexicon {
    /// Adds a word; of two alike the first one stays.
    const fn add(&mut self, word: &'static str, term: Term) {
        assert!(word.len() <= LONGEST);
        let mut slot = slot(word.as_bytes());
        while self.slots[slot] != 0 {
            slot = (slot + 1) % SLOTS;
        }
        self.words[self.len] = (word, term);
        self.len += 1;
        self.slots[slot] = self.len as u8;
    }

    fn find(&self, word: &str) -> Option<Term> {
        let mut slot = slot(word.as_bytes());
        loop {
            let place = usize::from(self.slots[slot]).checked_sub(1)?;
            let (own, term) = self.words[place];
            if own.eq_ignore_ascii_case(word) {
                return Some(term);
            }
            slot = (slot + 1) % SLOTS;
        }
    }
}

/// Where to look for a word; the same for its capitals.
const fn slot(word: &[u8]) -> usize {
    let mut hash: u32 = 0x811c_9dc5;
    let mut at = 0;
    while at < word.len() {
        hash = (hash ^ (word[at] | 0x20) as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    (hash ^ hash >> 16) as usize % SLOTS
}

/// What a word is, in any case; nothing where it is none of the language.
pub fn term(word: &str) -> Option<Term> {
    if !word.is_ascii() {
        volapuk(word)
    } else if word.len() <= LONGEST {
        LEXICON.find(word)
    } else {
        None
    }
}

/// The verb with this word, in any case.
pub fn verb(word: &str) -> Option<Verb> {
    match term(word)? {
        Term::Verb(verb) => Some(verb),
        Term::Keyword(_) => None,
    }
}

/// Volapük has its dots where the keyboard has them.
fn volapuk(word: &str) -> Option<Term> {
    let mut plain = ArrayString::<LONGEST>::new();
    for c in word.chars() {
        match c {
            'ü' | 'Ü' => plain.try_push('u').ok()?,
            '\u{308}' => {}
            _ => plain.try_push(c).ok()?,
        }
    }
    let term = LEXICON.find(&plain)?;
    matches!(
        term,
        Term::Keyword(Keyword::Volapuk | Keyword::VolapukCross(_))
    )
    .then_some(term)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_found_in_any_case() {
        assert!(!VERBS.is_empty());
        for row in &VERBS {
            for word in row.words() {
                assert_eq!(verb(word), Some(row.verb), "{word}");
                assert_eq!(verb(&word.to_uppercase()), Some(row.verb), "{word}");
            }
        }
        let mut keywords = 0;
        for (word, keyword) in Keyword::all() {
            let found = term(&word.to_uppercase()).and_then(Term::keyword);
            assert_eq!(found, Some(keyword), "{word}");
            keywords += 1;
        }
        assert_eq!(keywords, KEYWORDS.len() + 6 + 7);
        for letter in ["l", "R", "n", "E", "s", "W"] {
            let found = term(letter).and_then(Term::keyword);
            assert!(matches!(found, Some(Keyword::Letter(_))), "{letter}");
        }
    }

    #[test]
    fn no_two_words_are_alike() {
        let words = &LEXICON.words[..LEXICON.len];
        let alike: Vec<&str> = (1..words.len())
            .filter(|at| words[..*at].iter().any(|(word, _)| *word == words[*at].0))
            .map(|at| words[at].0)
            .collect();
        assert_eq!(alike, ["claim"]);
        assert!(words.iter().any(|(word, _)| word.len() == LONGEST));
    }

    #[test]
    fn volapuk_has_its_dots_or_has_not() {
        for word in ["volapük", "VOLAPÜK", "Volapu\u{308}k", "volapuk"] {
            assert_eq!(term(word), Some(Term::Keyword(Keyword::Volapuk)), "{word}");
        }
        assert!(term("volapu\u{308}k-double-cross").is_some());
        for word in ["aüdit", "Anna", "", "volapükk", "üüüüüüüüüü"] {
            assert_eq!(term(word), None, "{word}");
        }
    }
}
