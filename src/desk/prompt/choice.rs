//! Reads the answer to a question: a choice by its number, its letter, or its words.

use nos_entry::Entry;
use nos_entry::phrases::folded;

#[derive(Clone, Default)]
pub struct Choice {
    /// The words and letters that select it, in addition to its number.
    answers: Vec<String>,
    /// The letter shown in brackets; may be empty.
    letter: String,
    words: String,
    /// The entries that it records; a line that means just these selects it. Empty if no line does.
    pub entries: Vec<Entry>,
    leaves: bool,
}

impl Choice {
    pub fn new(words: String) -> Choice {
        Choice { words, ..Choice::default() }
    }

    pub fn of_entries(words: String, entries: Vec<Entry>, answers: Vec<String>) -> Choice {
        Choice { answers, words, entries, ..Choice::default() }
    }

    /// Makes a choice with a word and a letter: `own` in English, `answers` with the letter last.
    pub fn answered(own: [&str; 2], answers: String, words: String) -> Choice {
        let typed = answers.split(", ");
        Choice {
            letter: typed.clone().last().unwrap_or_default().to_owned(),
            answers: typed.chain(own).map(str::to_owned).collect(),
            words,
            ..Choice::default()
        }
    }

    #[must_use]
    pub fn entering(self, entry: &Entry) -> Choice {
        Choice { entries: vec![entry.clone()], ..self }
    }

    #[must_use]
    pub fn leaving(self) -> Choice {
        Choice { leaves: true, ..self }
    }

    pub fn is_lettered(&self) -> bool {
        !self.letter.is_empty()
    }

    pub fn shown(&self) -> String {
        match &*self.letter {
            "" => self.words.clone(),
            letter => format!("{} ({letter})", self.words),
        }
    }

    fn has_answer(&self, typed: &[String]) -> bool {
        !typed.is_empty() && self.answers.iter().any(|answer| folded_words(answer) == typed)
    }

    /// Whether one of these words begins an answer to the choice. For a choice without a letter
    /// this is always true.
    fn has_word(&self, typed: &[String]) -> bool {
        let is_answer =
            |word: &String, own: &String| own.chars().count() > 1 && word.starts_with(&folded(own));
        let has_answer = |word: &String| self.answers.iter().any(|own| is_answer(word, own));
        self.letter.is_empty() || typed.iter().any(has_answer)
    }

    fn begins(&self, stub: &str) -> bool {
        let mut answers = self.answers.iter();
        self.letter.is_empty()
            && !self.entries.is_empty()
            && answers.any(|answer| folded(answer).starts_with(stub))
    }
}

fn folded_words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric() && c != '\'')
        .filter(|word| !word.is_empty())
        .map(folded)
        .collect()
}

pub fn only(choices: &[Choice], is_so: impl Fn(&Choice) -> bool) -> Option<usize> {
    nos_base::only((0..choices.len()).filter(|at| is_so(&choices[*at])))
}

fn is(typed: &[String], answers: &str) -> bool {
    answers.split(", ").any(|answer| folded_words(answer) == typed)
}

/// Whether a line drops the question. A letter may be that of a place. `no` means none of the choices,
/// unless one of them leaves things as they are.
pub fn drops(choices: &[Choice], line: &str) -> bool {
    let typed = folded_words(line);
    let says = |answers: &str| is(&typed, answers);
    let is_no = !choices.iter().any(|choice| choice.leaves) && says(&message!("answer-no"));
    line.trim().chars().count() > 1 && (is_no || says(&message!("answer-forget")))
}

/// Returns the choice that a line selects by its number, its letter, or a word that only it has;
/// fillers are ignored.
pub fn answered(choices: &[Choice], line: &str, is_filler: impl Fn(&str) -> bool) -> Option<usize> {
    let typed = line.trim();
    let number = (1..=choices.len()).find(|number| typed == number.to_string());
    if let Some(number) = number {
        return Some(number - 1);
    }
    let whole = folded_words(typed);
    let mut typed = whole.clone();
    typed.retain(|word| !is_filler(word));
    let ordinals = message!("answer-ordinals");
    let ordinal = ordinals.split(", ").position(|own| typed == folded_words(own));
    if let Some(at) = ordinal.filter(|at| *at < choices.len()) {
        return Some(at);
    }
    for typed in [&whole, &typed] {
        if let Some(at) = choices.iter().position(|choice| choice.has_answer(typed)) {
            return Some(at);
        }
    }
    let leaving = only(choices, |choice| choice.leaves);
    if leaving.is_some() && is(&whole, &message!("answer-no")) {
        return leaving;
    }
    if let ([_, _], Some(leaving)) = (choices, leaving)
        && is(&whole, &message!("answer-yes"))
    {
        return Some(1 - leaving);
    }
    match typed.as_slice() {
        [stub] => only(choices, |choice| choice.begins(stub)),
        _ => None,
    }
}

/// Returns the choice that a line selects by words that are shown for it alone; fillers are
/// ignored. A choice with its own answers needs one of them.
pub fn worded(choices: &[Choice], line: &str, is_filler: impl Fn(&str) -> bool) -> Option<usize> {
    let mut typed = folded_words(line);
    typed.retain(|word| !is_filler(word));
    // Numbers alone might be a piece.
    if !typed.iter().any(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 1) {
        return None;
    }
    let is_shown = |choice: &Choice| {
        let own = folded_words(&choice.words);
        choice.has_word(&typed)
            && typed.iter().all(|word| {
                let begins = |own: &String| own.starts_with(word) && word.chars().count() > 2;
                own.iter().any(|own| own == word || begins(own))
            })
    };
    only(choices, is_shown).or_else(|| {
        only(choices, |choice| is_shown(choice) && folded_words(&choice.words).len() == typed.len())
    })
}

pub fn numbers(choices: &[Choice]) -> String {
    let last = choices.len();
    let numbers: Vec<String> = (1..last).map(|no| no.to_string()).collect();
    message!("which-one", numbers = numbers.join(", "), last)
}
