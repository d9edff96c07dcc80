//! Words of the language's files in random order: nos records what the preview has shown.

use super::heard::{Outcome, adviser, heard};
use super::understood::{Line, evening, recorded};
use crate::support::languages::in_every_language;
use nos::desk::prompt::typed::typed;
use nos::entry::{Body, Entry, read_line};
use nos::law::referee::Law;
use nos::law::show::Glance;
use nos::law::simulated::Luck;
use nos::laws::LAWS;
use nos::text::look::Ink;
use nos::words::language::Language;

/// The most words of a line.
const WORDS: usize = 4;

/// Returns what people say under a law: its own phrases, then those of every law.
pub fn phrases(law: &'static Law) -> Vec<String> {
    let files = &law.library().files;
    let mut files: Vec<_> = files.iter().filter(|file| file.name.starts_with("said")).collect();
    files.rotate_left(2);
    let lines = files.into_iter().flat_map(|file| Language::chosen().of(*file).lines());
    // The words to type come from the lexicon.
    let is_said = |line: &&str| !["#", "typed", "letter"].iter().any(|own| line.starts_with(own));
    lines
        .filter(is_said)
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .filter_map(|said| said.split(['=', '@', '…', '?', '|']).next())
        .map(|said| said.trim().to_owned())
        .filter(|said| !said.is_empty())
        .collect()
}

/// Likely words at a prompt: names, pieces and verbs, phrases, numbers and marks.
struct Words {
    luck: Luck,
    phrases: Vec<String>,
    said: Vec<String>,
}

impl Words {
    fn of(law: &'static Law, lines: &[Line]) -> Words {
        let lexicon = law.language.lexicon();
        let verbs = lexicon.verbs().map(|verb| lexicon.typed(verb.row).to_owned());
        let keywords = lexicon.words().map(|word| lexicon.typed_word(word).to_owned());
        let said = lines.iter().flat_map(|line| line.typed.split(' '));
        let mut said: Vec<String> = said.map(str::to_owned).collect();
        said.extend(verbs.chain(keywords));
        said.extend(["1", "2", "3", "5", "?", ",", "a", "d"].map(str::to_owned));
        Words { luck: Luck::new(5), phrases: phrases(law), said }
    }

    fn line(&mut self) -> String {
        let words: Vec<String> = (0..1 + self.luck.below(WORDS))
            .filter_map(|_| match self.luck.once_in(2) {
                true => self.luck.pick(&self.phrases),
                false => self.luck.pick(&self.said),
            })
            .collect();
        words.join(" ")
    }
}

/// Returns the fault of an outcome: nos recorded an entry that the preview did not show, or the
/// preview did not show that nos would ask.
fn wrong(outcome: &Outcome, promised: &[String], ink: Ink, hint: &str) -> Option<String> {
    let is_promised = |recorded: &String| {
        let is_it = |promised: &String| {
            // nos may record only the first of consecutive entries, or a foul with `waive`.
            let mut own = recorded.split(" ; ").zip(promised.split(" ; "));
            own.all(|(recorded, promised)| {
                let (open, is_open) = match promised.strip_suffix('?') {
                    Some(open) => (open, true),
                    None => (promised, false),
                };
                let recorded = recorded.strip_suffix(" waive").unwrap_or(recorded);
                is_open || recorded == open.strip_suffix(" waive").unwrap_or(open)
            })
        };
        promised.iter().any(is_it)
    };
    let other = outcome.recorded.iter().find(|own| !is_promised(own));
    if let Some(other) = other {
        return Some(format!("records {other}, though read as {promised:?}"));
    }
    let asks = match Language::chosen() {
        Language::Dutch => "Enter vraagt",
        _ => "Enter asks",
    };
    // The preview must not tell whether a claim is right.
    let is_claim = promised.iter().all(|own| own.contains("claim"));
    let shows_question = hint.starts_with(asks) || ink == Ink::HintFoul || is_claim;
    let shows_more = outcome.is_asked && !shows_question;
    let shows_less = !outcome.is_asked && !outcome.recorded.is_empty() && hint.starts_with(asks);
    (shows_more || shows_less).then(|| {
        let told = outcome.on_a_line();
        format!("became {told}, and the preview was: {hint}")
    })
}

fn is_correction(law: &'static Law, line: &str) -> bool {
    match read_line(law.language, line).map(|line| line.body) {
        Ok(Some(Body::Entry(_))) => false,
        Ok(_) => true,
        // The preview shows several entries, or one that nos asks about.
        Err(_) => false,
    }
}

#[test]
fn random_words_record_only_what_the_preview_shows() {
    in_every_language(|| toss_by_each_law(1));
}

/// Words that no dictionary has; the last two are similar to known words.
const UNKNOWN: [&str; 4] = ["xyzzy", "grzabl", "darws", "dubbbel"];

#[test]
fn a_line_with_an_unknown_word_records_nothing_unasked() {
    in_every_language(|| {
        let offered: usize = LAWS.into_iter().map(offered_with_unknown_words).sum();
        assert!(offered > 0);
    });
}

/// Types lines with an unknown word at the prompts of a law; returns how many nos offers.
fn offered_with_unknown_words(law: &'static Law) -> usize {
    let lines = evening(law, 11, 25);
    let (mut words, mut luck) = (Words::of(law, &lines), Luck::new(3));
    let (mut offered, lexicon) = (0, law.language.lexicon());
    for entered in lines {
        for at in 0..8 {
            let known = if at < 4 { entered.typed.clone() } else { words.line() };
            let mut all: Vec<&str> = known.split(' ').collect();
            let unknown = UNKNOWN[luck.below(UNKNOWN.len())];
            all.insert(luck.below(all.len() + 1), unknown);
            let line = Line { typed: all.join(" "), session: entered.session.clone(), entry: None };
            let typed = typed(&line.typed, &line.session);
            let is_asked = typed.is_unsure || !typed.others.is_empty();
            let is_entry = matches!(typed.read, Ok(Some(Body::Entry(_))));
            let records = is_entry && !is_asked && !recorded(&line.typed, &line.session).is_empty();
            assert!(!records || !line.is_bound(), "{}: {}", law.name(), line.typed);
            for entries in typed.partial.into_iter().flat_map(|partial| partial.meanings) {
                offered += 1;
                let says =
                    |entry: &Entry| lexicon.all_typed(entry.row()).any(|word| known.contains(word));
                let is_grave = |entry: &Entry| entry.row().asks && !says(entry);
                assert!(!entries.iter().any(is_grave), "{}: {}", law.name(), line.typed);
                let mut session = line.session.clone();
                for entry in &entries {
                    let Ok(ruling) = session.judge(entry) else { break };
                    // What a player asks for is judged only when it is entered.
                    let is_asked = matches!(session.glance(entry), Ok(Glance::Asked(_)));
                    assert!(is_asked || !ruling.summary().asks, "{}: {}", law.name(), line.typed);
                    session.apply(nos::law::EntryNo(0), &ruling);
                }
            }
        }
    }
    offered
}

#[test]
#[ignore = "takes an hour: a hundred times as many lines"]
fn very_many_words_in_random_order_record_nothing_but_what_the_preview_has_shown() {
    in_every_language(|| toss_by_each_law(100));
}

/// Types this many lines at each prompt of an evening of each law.
fn toss_by_each_law(lines: usize) {
    let (mut all, mut found) = (0, Vec::new());
    for law in LAWS {
        all += toss(law, lines, &mut found);
    }
    assert!(found.is_empty(), "{} wrong\n{}", found.len(), found.join("\n"));
    // The number of lines that record something depends on the language, so do not check it.
    assert!(all >= lines, "{all}");
}

/// Types lines at the prompts of a law; returns how many of them record something.
fn toss(law: &'static Law, typed: usize, found: &mut Vec<String>) -> usize {
    let lines = evening(law, 7, 30);
    let mut words = Words::of(law, &lines);
    let mut number = 0;
    let mut before: Vec<String> = Vec::new();
    for (at, entered) in lines.iter().enumerate() {
        let advice = adviser(law, &before);
        for _ in 0..typed * usize::from(at > 0) {
            let line = words.line();
            let promised = recorded(&line, &entered.session);
            let view = advice.view(&line);
            if promised.is_empty() {
                continue;
            }
            let hint = view.hint.map(|hint| (hint.ink, hint.text));
            let (ink, hint) = hint.unwrap_or((Ink::Plain, String::new()));
            // Whether nos asks about a correction depends on its impact, which other tests check.
            if promised.iter().any(|own| is_correction(law, own)) {
                continue;
            }
            let outcome = heard(law, &before, &line);
            number += 1;
            let place = |wrong| format!("{} after {before:?}: {line}: {wrong}", law.name());
            found.extend(wrong(&outcome, &promised, ink, &hint).map(place));
        }
        // The journal has its first entry.
        if at > 0 {
            before.push(entered.entry.as_ref().unwrap().to_string());
        }
    }
    number
}
