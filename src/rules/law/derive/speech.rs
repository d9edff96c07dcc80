//! How a law is spoken: its verbs beside the shared ones, what may be left out, and the part that a refusal is about.

use crate::law::about::{About, Shared};
use crate::law::overrides::Overrides;
use crate::law::piece::Piece;
use crate::law::shared::{Entry, Question};
use crate::law::table::Table;
use crate::speech::kind::NAME;
use crate::speech::lexicon::Vocabulary;
use crate::speech::rows::Verbs;
use crate::speech::verb::Group;
use crate::speech::{
    Dialect, EntryLanguage, Mark, ReadFault, Reader, Reason, Spoken, VerbRow, Verbal,
};
use crate::table::house::HouseRow;
use crate::table::name::Name;
use crate::words::message::TypedPart;

/// How many shared verbs come before those of the law.
const fn before(shared: &[(Shared, VerbRow)]) -> usize {
    let mut at = 0;
    while at < shared.len() && !matches!(shared[at].0, Shared::Void) {
        at += 1;
    }
    at
}

/// The words of a law with these verbs and questions of its own: the shared verbs, then its own, then `void`.
pub fn vocabulary(
    about: &About,
    house: &'static [HouseRow],
    acts: &'static [VerbRow],
    asks: &'static [VerbRow],
) -> Vocabulary {
    let (first, last) = about.verbs.split_at(before(about.verbs));
    let shared = |rows: &'static [(Shared, VerbRow)]| rows.iter().map(|(_, row)| row);
    let questions = about.questions.iter().map(|(_, row)| row);
    let values = house.iter().flat_map(|row| row.range.words());
    Vocabulary {
        entries: shared(first).chain(acts).chain(shared(last)).collect(),
        questions: questions.chain(asks).collect(),
        words: about.words,
        values: values.map(|(word, _)| *word).collect(),
        letters: about.letters,
        dotted: about.dotted,
        answered: about.answered,
        closing: about.waiver.map(|(word, _)| word),
        has_clocks: about.has_clocks,
        round: about.round(),
    }
}

impl<G: Overrides> Table<G> {
    const BEFORE: usize = before(G::ABOUT.verbs);

    pub const LANGUAGE: &'static EntryLanguage = &EntryLanguage {
        words: || &G::library().lexicon,
        entry: |place, reader| {
            let entry = read_entry::<G>(place, reader)?;
            let waived = G::ABOUT.waiver.is_some() && reader.close();
            if let Entry::Own(act) = &entry
                && let Some(reason) = G::misplaced(act, reader)
            {
                return Err(reader.fault(reason));
            }
            let takes_clock = G::ABOUT.has_clocks && entry.row().group == Group::Hand;
            let clock = if takes_clock { reader.clock()? } else { None };
            Ok(Spoken::new(entry.waiving(waived).clocked(clock)))
        },
        question: |place, reader| read_question::<G>(place, reader).map(Spoken::new),
        bare: bare::<G>,
        piece: |word| G::Piece::read(word).ok()?.translated(),
        is_part: is_part::<G>,
    };
}

impl<G: Overrides> Verbal for Entry<G> {
    fn row(&self) -> &'static VerbRow {
        Entry::row(self)
    }

    fn translated(&self) -> String {
        Table::<G>::LANGUAGE.translate(&self.to_string())
    }
}

impl<G: Overrides> Verbal for Question<G> {
    fn row(&self) -> &'static VerbRow {
        Question::row(self)
    }

    fn translated(&self) -> String {
        Table::<G>::LANGUAGE.translate(&self.to_string())
    }
}

fn read_entry<G: Overrides>(place: usize, reader: &mut Reader<'_>) -> Result<Entry<G>, ReadFault> {
    let of_law = place.wrapping_sub(Table::<G>::BEFORE);
    if of_law < G::Act::ROWS.len() {
        return G::Act::read(of_law, reader).map(Entry::Own);
    }
    let shared = if place < Table::<G>::BEFORE {
        place
    } else {
        place - G::Act::ROWS.len()
    };
    match G::ABOUT.verbs.get(shared) {
        Some((verb, _)) => Entry::read(*verb, reader),
        None => reader.expected(&crate::speech::kind::VERB),
    }
}

fn read_question<G: Overrides>(
    place: usize,
    reader: &mut Reader<'_>,
) -> Result<Question<G>, ReadFault> {
    match G::ABOUT.questions.get(place) {
        Some((query, _)) => Question::read(*query, reader),
        None => G::Ask::read(place - G::ABOUT.questions.len(), reader).map(Question::Own),
    }
}

/// The place of the verb that a line may leave out if it begins with this word.
fn bare<G: Overrides>(word: &str, dialect: Dialect) -> Option<Result<usize, Reason>> {
    let verb = G::bare(word, dialect)?;
    let place = |verb| G::Act::ROWS.iter().position(|row| row.word == verb);
    Some(verb.map(|verb| Table::<G>::BEFORE + place(verb).unwrap_or_default()))
}

fn is_part<G: Overrides>(part: &TypedPart, mark: &Mark, text: &str) -> bool {
    match part {
        TypedPart::Name(name) => {
            let typed = Name::typed(text);
            let is_meant = |typed: Name| typed.is(name) || typed.begins(name);
            mark.kind == Some(&NAME) && typed.is_some_and(is_meant)
        }
        TypedPart::Piece(piece) => {
            mark.kind == Some(G::Piece::KIND) && printed::<G>(text).as_ref() == Some(piece)
        }
        TypedPart::Word(word) => {
            let typed = G::library().lexicon.dictionary.keyword(text);
            mark.kind.is_some() && typed.unwrap_or(text).eq_ignore_ascii_case(word)
        }
    }
}

/// The piece that a word means, as it is printed.
fn printed<G: Overrides>(word: &str) -> Option<String> {
    let plain = word.replace('>', "-");
    let plain = plain.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let piece = G::Piece::read_of(word, G::pieces())
        .or_else(|_| G::Piece::read_of(plain, G::pieces()))
        .ok()?;
    Some(piece.to_string())
}
