//! The status: the parts of the state that fit above the line, and the player to act.

use super::typed::begins;
use nos_base::{Name, SpanKind, Told, spaced, width};
use nos_law::Session;

const BETWEEN: &str = " | ";

pub fn prompt(session: &Session) -> String {
    let law = session.law();
    let act = session.now().to_act;
    format!("{}> ", act.as_deref().unwrap_or(law.language.lexicon().typed_word(law.name())))
}

/// Returns the status row: as many parts as fit in this many columns, the most important first.
/// Shortens names where more parts fit that way.
pub fn row(session: &Session, columns: usize) -> String {
    let now = session.now();
    let seated: Vec<Name> = now.seated.into_iter().map(|(name, _)| name).collect();
    let cut = |between: &str| -> Vec<String> {
        now.parts.iter().map(|part| shortened(part, &seated, between)).collect()
    };
    let parts: Vec<String> = now.parts.iter().map(Told::to_string).collect();
    let forms = [parts.clone(), cut(" "), cut("")];
    let fitting = |parts: &Vec<String>| {
        let mut used = 0;
        let fits = |part: &&String| {
            used += width::columns(part) + if used == 0 { 0 } else { BETWEEN.len() };
            used <= columns
        };
        parts.iter().take_while(fits).count().max(1)
    };
    // Names are not shortened to make room for parts in brackets.
    let needed = parts.iter().filter(|part| !part.starts_with('(')).count();
    let most = forms.iter().map(fitting).max().unwrap_or(0).min(needed);
    let kept = forms
        .iter()
        .find(|parts| fitting(parts) >= most)
        .and_then(|parts| parts.get(..fitting(parts)))
        .unwrap_or_default()
        .join(BETWEEN);
    width::cut(&kept, columns)
}

fn shortened(part: &Told, seated: &[Name], between: &str) -> String {
    let spans: Vec<(Option<SpanKind>, &str)> = part.parts().collect();
    let mut short = String::new();
    let mut is_cut = false;
    for (at, (kind, text)) in spans.iter().enumerate() {
        let text = text.strip_prefix(' ').filter(|_| is_cut).unwrap_or(text);
        let mut after = spans.iter().skip(at + 1).flat_map(|(_, text)| text.chars());
        is_cut = *kind == Some(SpanKind::Name)
            && after.next() == Some(' ')
            && after.next().is_some_and(|c| c == '=' || c.is_ascii_digit());
        match kind {
            Some(SpanKind::Name) if is_cut => {
                short.push_str(&spaced(beginning(text, seated)));
                short.push_str(between);
            }
            Some(SpanKind::Name) => short.push_str(&spaced(text)),
            _ => short.push_str(text),
        }
    }
    short
}

fn beginning<'a>(name: &'a str, seated: &[Name]) -> &'a str {
    let has = |own: &&Name, cut: &str| begins(own.as_str(), cut);
    name.char_indices()
        .filter_map(|(at, c)| name.get(..at + c.len_utf8()))
        .find(|cut| seated.iter().filter(|own| has(own, cut)).count() == 1)
        .unwrap_or(name)
}
