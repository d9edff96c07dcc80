//! Reads the body of a line: entries, questions and corrections, of the law and of the shell.

use crate::entry::Entry;
use crate::error::{ReadFault, SyntaxError};
use crate::kind::{
    Class, Dialect, ENTRY, ENTRY_NO, NAME, NUMBER, PART, PASSAGE, TEXT, TOPIC, VERB, Want,
};
use crate::lexicon::VerbPlace;
use crate::line::{
    Amendment, Body, Correction, HistoryFilter, HistoryRange, Part, Question, RuleQuery, Topic,
};
use crate::phrases::{Sense, Wording, folded};
use crate::reader::Reader;
use crate::shell::ShellVerb;
use crate::verb::ALWAYS;
use nos_base::Passage;

pub fn body(reader: &mut Reader<'_>) -> Result<Body, ReadFault> {
    reader.want(Want::Kind(&VERB));
    let body = match beginning(reader)? {
        VerbPlace::Entry(place) => {
            let entry = reader.language.entry(place, reader)?;
            return reader.end().map(|()| Body::Entry(entry));
        }
        VerbPlace::Question(place) => {
            Body::Question(Question::OfLaw(reader.language.question(place, reader)?))
        }
        VerbPlace::Shell(place) => match ShellVerb::at_place(place) {
            Some(verb) => shell(verb, reader)?,
            None => return reader.expected(&VERB),
        },
    };
    reader.end()?;
    Ok(body)
}

/// Takes the verb. A word that only implies a verb is left as an argument.
fn beginning(reader: &mut Reader<'_>) -> Result<VerbPlace, ReadFault> {
    let Some(word) = reader.word() else { return reader.expected(&ENTRY) };
    let lexicon = reader.lexicon();
    let verb = match lexicon.find(word.text).and_then(|term| term.verb) {
        Some(verb) => verb,
        None => match reader.language.implied_entry(word.text) {
            Some(Ok(place)) => {
                if let Some(row) = lexicon.vocabulary.entries.get(place) {
                    reader.begin(row);
                }
                return Ok(VerbPlace::Entry(place));
            }
            Some(Err(reason)) => return Err(reader.fault(reason)),
            None => return Err(reader.fault(SyntaxError::NoEntry)),
        },
    };
    let told = matches!(verb.place, VerbPlace::Question(_)) && reader.follows();
    let verb = told.then(|| lexicon.entry_like(verb)).flatten().unwrap_or(verb);
    reader.begin(verb.row);
    reader.advance(Class::Verb, None);
    Ok(verb.place)
}

fn shell(verb: ShellVerb, reader: &mut Reader<'_>) -> Result<Body, ReadFault> {
    let question = match verb {
        ShellVerb::Undo => {
            let undo = Correction::Undo(reader.optional_count(u32::MAX)?);
            reader.close();
            return Ok(Body::Correction(undo));
        }
        ShellVerb::Strike | ShellVerb::Fix | ShellVerb::Insert => {
            return Ok(Body::Correction(Correction::Parts(parts(verb, reader)?)));
        }
        ShellVerb::Status => Question::Status,
        ShellVerb::Try => Question::Try(within(verb, reader)?),
        ShellVerb::History => Question::History(stretch(reader)?),
        ShellVerb::Why => Question::Why(optional_entry_no(reader)?),
        ShellVerb::Revise | ShellVerb::Redo | ShellVerb::Waive | ShellVerb::Was => {
            return amendment(verb, reader).map(Body::Amendment);
        }
        ShellVerb::Rule => Question::Rule(sought(reader)?),
        ShellVerb::Help => Question::Help(topic(reader)),
        ShellVerb::Quit => Question::Quit,
    };
    Ok(Body::Question(question))
}

fn amendment(verb: ShellVerb, reader: &mut Reader<'_>) -> Result<Amendment, ReadFault> {
    let amendment = match verb {
        ShellVerb::Revise => {
            Amendment::Revise { from: reader.entry_no()?, to: optional_entry_no(reader)? }
        }
        ShellVerb::Waive => Amendment::Waive(optional_entry_no(reader)?),
        ShellVerb::Was => Amendment::Was(reader.name()?),
        _ => Amendment::Redo,
    };
    reader.close();
    Ok(amendment)
}

fn optional_entry_no(reader: &mut Reader<'_>) -> Result<Option<u32>, ReadFault> {
    if reader.word().is_some() {
        return reader.entry_no().map(Some);
    }
    reader.want(Want::Kind(&ENTRY_NO));
    Ok(None)
}

fn stretch(reader: &mut Reader<'_>) -> Result<HistoryRange, ReadFault> {
    if reader.take("all") {
        return Ok(HistoryRange::All);
    }
    let round = reader.lexicon().vocabulary.round;
    // In older versions the word for rounds was `hand`.
    if reader.take(round) || round == "round" && reader.taken("hand") {
        return reader.count(u32::MAX).map(HistoryRange::Hand);
    }
    match reader.word() {
        Some(word) if word.is_numeric() => reader.count(u32::MAX).map(HistoryRange::Last),
        Some(_) => sieve(reader).map(HistoryRange::Sifted),
        None => {
            reader.want(Want::Kind(&NUMBER));
            sieve(reader).map(|_| HistoryRange::Standing)
        }
    }
}

fn sieve(reader: &mut Reader<'_>) -> Result<HistoryFilter, ReadFault> {
    let mut sieve = HistoryFilter::default();
    loop {
        if reader.comes("fouls") {
            reader.advance(Class::Word, None);
            sieve.fouls = true;
        } else if reader.comes("since") {
            reader.advance(Class::Word, None);
            sieve.since = Some(reader.entry_no()?);
        } else if reader.word().is_some_and(|word| word.text.starts_with('/')) {
            let text = reader.rest(&TEXT).unwrap_or_default();
            sieve.text = Some(text.trim_matches('/').to_owned());
        } else if reader.word().is_none() || sieve.player.is_some() {
            reader.want(Want::Kind(&NAME));
            return Ok(sieve);
        } else {
            sieve.player = Some(reader.name()?);
        }
    }
}

fn sought(reader: &mut Reader<'_>) -> Result<RuleQuery, ReadFault> {
    match reader.word() {
        Some(word) if word.is_numeric() => {
            let read = |text: &str| Passage::read(text).ok_or(SyntaxError::Expected(&PASSAGE));
            reader.piece(&PASSAGE, read).map(RuleQuery::Passage)
        }
        _ => Ok(reader.rest(&PASSAGE).map_or(RuleQuery::Everything, |words| {
            let words: Vec<&str> = words.split_whitespace().collect();
            // If people say these words for a verb, show the article of the verb.
            let folded: Vec<String> = words.iter().map(|word| folded(word)).collect();
            let folded: Vec<&str> = folded.iter().map(String::as_str).collect();
            let mut said = reader.lexicon().phrases().begins(&folded, ALWAYS);
            let article = said.find_map(|(number, sense)| match sense {
                Sense::Verb(said) if number == folded.len() && said.form == Wording::Said => {
                    Passage::read(said.verb.row.articles.first()?)
                }
                _ => None,
            });
            article.map_or_else(|| RuleQuery::Words(words.join(" ")), RuleQuery::Passage)
        })),
    }
}

fn parts(first: ShellVerb, reader: &mut Reader<'_>) -> Result<Vec<Part>, ReadFault> {
    reader.in_parts = true;
    let mut parts = vec![part(first, reader)?];
    while reader.next_part() {
        let typed = reader.word().map_or("", |word| word.text);
        let row = reader.lexicon().verb(typed).map(|verb| verb.row);
        let verbs = [ShellVerb::Strike, ShellVerb::Fix, ShellVerb::Insert];
        let Some(verb) = verbs.into_iter().find(|verb| Some(verb.row()) == row) else {
            for verb in verbs {
                reader.want(Want::Word(verb.row().word));
            }
            return reader.expected(&PART);
        };
        reader.begin(verb.row());
        reader.advance(Class::Verb, None);
        parts.push(part(verb, reader)?);
    }
    Ok(parts)
}

fn part(verb: ShellVerb, reader: &mut Reader<'_>) -> Result<Part, ReadFault> {
    let no = reader.entry_no()?;
    let part = match verb {
        ShellVerb::Fix => Part::Fix(no, within(verb, reader)?),
        ShellVerb::Insert => Part::Insert(no, within(verb, reader)?),
        _ => {
            reader.close();
            Part::Strike(no)
        }
    };
    reader.end()?;
    Ok(part)
}

fn within(outer: ShellVerb, reader: &mut Reader<'_>) -> Result<Entry, ReadFault> {
    let refusal = reader.fault(SyntaxError::NotWithin(outer.row()));
    reader.want(Want::Kind(&ENTRY));
    match beginning(reader)? {
        VerbPlace::Entry(place) => reader.language.entry(place, reader),
        VerbPlace::Question(_) | VerbPlace::Shell(_) => {
            reader.begin(outer.row());
            Err(refusal)
        }
    }
}

/// Reads the topic after `help`: a verb, shortened or not, or any words.
fn topic(reader: &mut Reader<'_>) -> Topic {
    let lexicon = reader.lexicon();
    let Some(text) = reader.rest(&TOPIC) else { return Topic::Everything };
    let typed = || lexicon.verbs().find(|verb| lexicon.is_typed(verb.row, &text));
    let verb = match (lexicon.verb(&text).or_else(typed), reader.dialect()) {
        (None, Dialect::Prompt) => lexicon.shortened(&text),
        (verb, _) => verb,
    };
    match verb {
        Some(verb) => Topic::Verb(verb.row),
        None => Topic::Words(text),
    }
}
