//! Finds the names in a sentence, and those of them that a ruling cannot know.

use serde_json::Value;
use std::collections::BTreeSet;

/// Returns every piece, square, number, article and player that a sentence names. Entries are
/// numbers; tiles have the higher half first.
pub fn named(sentence: &str, players: &BTreeSet<String>) -> Vec<String> {
    let words =
        sentence.split(|c: char| c.is_whitespace() || "()[]\"\u{201c}\u{201d};:+#/".contains(c));
    let words = words.map(|word| word.trim_matches(|c: char| ".,'?!…".contains(c)));
    let words = words.map(|word| word.strip_suffix("'s").unwrap_or(word));
    let is_named =
        |word: &&str| word.contains(|c: char| c.is_ascii_digit()) || players.contains(*word);
    let named = words.filter(is_named).map(spelt);
    let mut named: Vec<String> = named.map(|word| plainly(&word)).collect();
    named.sort();
    named
}

/// Dutch letters of chess pieces and places of backgammon, and those of entries.
const SPELT: [(&str, &str); 5] = [("D", "Q"), ("T", "R"), ("L", "B"), ("P", "N"), ("uit", "off")];

/// Dutch letters of suits, which precede the rank, and those of entries.
const CARD_SUITS: [(char, char); 4] = [('K', 'c'), ('R', 'd'), ('H', 'h'), ('S', 's')];

/// Spells a move or card as in an entry.
fn spelt(word: &str) -> String {
    let is_move = |rest: &str| {
        let rest = rest.strip_prefix('x').unwrap_or(rest);
        rest.starts_with(|c| ('a'..='h').contains(&c) || ('1'..='8').contains(&c))
            && rest.ends_with(|c: char| c.is_ascii_digit())
    };
    if let Some((suit, rank)) =
        CARD_SUITS.iter().find_map(|(dutch, own)| Some((own, word.strip_prefix(*dutch)?)))
        && rank.parse::<u8>().is_ok()
    {
        return format!("{rank}{suit}");
    }
    for (dutch, own) in SPELT {
        match word.strip_prefix(dutch) {
            Some(rest) if is_move(rest) => return format!("{own}{rest}"),
            _ => {}
        }
        for sign in ['=', '/'] {
            let word = word.replace(&format!("{sign}{dutch}"), &format!("{sign}{own}"));
            if word.contains(&format!("{sign}{own}")) {
                return word;
            }
        }
    }
    word.to_owned()
}

/// Removes differences of language and typing from a word.
fn plainly(word: &str) -> String {
    let digits: String = word.chars().filter(|c| !".,".contains(*c)).collect();
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_digits(&digits)
        && word.len() > digits.len()
        && word.split(['.', ',']).skip(1).all(|part| part.len() == 3)
    {
        return digits;
    }
    match word.split_once(['-', '>']) {
        Some((one, other)) if is_digits(one) && is_digits(other) => {
            let (high, low) =
                if one.len() > 2 || one >= other { (one, other) } else { (other, one) };
            format!("{high}-{low}")
        }
        // A number within a word, as in the Dutch `dubbel-6-spel`.
        Some(_) => word.split('-').find(|part| is_digits(part)).unwrap_or(word).to_owned(),
        None => word.to_owned(),
    }
}

/// Adds every word and number of a value, in the form of [`named`].
fn all_of(value: &Value, words: &mut BTreeSet<String>) {
    let mut text = |text: &str| {
        let parts = text.split(|c: char| c.is_whitespace() || "()[]\",;:+#/".contains(c));
        words.extend(parts.map(plainly));
    };
    match value {
        Value::Object(values) => {
            values.keys().for_each(|key| text(key));
            values.values().for_each(|value| all_of(value, words));
        }
        Value::Array(values) => values.iter().for_each(|value| all_of(value, words)),
        Value::String(value) => text(value),
        Value::Number(number) => text(&number.to_string()),
        Value::Bool(_) | Value::Null => {}
    }
}

/// Returns what a ruling names without knowing it. It may name: pieces, squares and players of this
/// entry and hand and of the state before and after; two numbers of the entry as one, like dice;
/// amounts in the facts of its JSON; in chess, occupied squares and the squares of castling; `#n`
/// of an earlier entry. `known` has the entry's number, its full text, the state before and after,
/// and its payments or points. `ahead` has the same for earlier entries.
pub fn unknown<'a>(
    told: &[String],
    known: &Value,
    ahead: impl DoubleEndedIterator<Item = &'a Value>,
    players: &BTreeSet<String>,
) -> Vec<String> {
    let [message, payments @ ..] = told else { return Vec::new() };
    let (mut words, mut ahead_words) = (BTreeSet::new(), BTreeSet::new());
    all_of(known, &mut words);
    for points in known["added"]["points"].as_array().into_iter().flatten() {
        let alike =
            |other: &&Value| (&other["to"], &other["for"]) == (&points["to"], &points["for"]);
        let alike = known["added"]["points"].as_array().into_iter().flatten().filter(alike);
        let sum: i64 = alike.filter_map(|own| own["points"].as_i64()).sum();
        words.insert(sum.to_string());
    }
    words.extend(squares(known["before"]["fen"].as_str().unwrap_or_default()));
    if known["entry"]
        .as_str()
        .is_some_and(|entry| entry.ends_with("O-O") || entry.ends_with("O-O-O"))
    {
        let way = ["c", "d", "e", "f", "g"]
            .into_iter()
            .flat_map(|file| [format!("{file}1"), format!("{file}8")]);
        words.extend(way);
    }
    for entry in ahead.rev() {
        all_of(&entry["entry"], &mut ahead_words);
        if entry["entry"].as_str().is_some_and(|entry| entry.starts_with("deal")) {
            break;
        }
    }
    let entry = known["entry"].as_str().unwrap_or_default();
    let is_number = |word: &str| {
        word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-') && !word.contains('-')
    };
    let is_pair = |word: &str| word.split('-').all(|number| words.contains(number));
    let is_known = |word: &String| {
        words.contains(word)
            || ahead_words.contains(word)
            || is_pair(word)
            || entry.contains(&**word)
    };
    let named_there = named(without_articles(message), players).into_iter();
    let mut unknown: Vec<String> =
        named_there.filter(|word| !is_number(word) && !is_known(word)).collect();
    for payment in payments {
        let amount = payment.split(" for ").next().unwrap_or_default();
        unknown.extend(
            named(without_articles(amount), players).into_iter().filter(|word| !is_known(word)),
        );
    }
    let numbers =
        message.split('#').skip(1).map(|after| after.split(|c: char| !c.is_ascii_digit()).next());
    let numbers = numbers.filter_map(|number| number?.parse::<u64>().ok());
    unknown.extend(
        numbers
            .filter(|number| Some(*number) > known["no"].as_u64())
            .map(|number| format!("#{number}")),
    );
    unknown
}

/// Returns the occupied squares of a position in Forsyth's notation.
fn squares(board: &str) -> Vec<String> {
    let mut squares = Vec::new();
    // Checkers has a notation of that name too.
    if board.matches('/').count() != 7 {
        return squares;
    }
    let rows = board.split(' ').next().unwrap_or_default().split('/');
    for (row, number) in rows.zip((1..=8).rev()) {
        let mut file = b'a';
        for sign in row.bytes() {
            if sign.is_ascii_digit() {
                file += sign - b'0';
            } else {
                squares.push(format!("{}{number}", char::from(file)));
                file += 1;
            }
        }
    }
    squares
}

fn without_articles(sentence: &str) -> &str {
    sentence.split_once(" [").map_or(sentence, |(sentence, _)| sentence)
}

pub fn players<'a>(lines: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    let seating = lines.filter(|line| line.starts_with("seat ") || line.contains("join "));
    let words = seating.flat_map(|line| line.split_whitespace());
    words.filter(|word| word.starts_with(char::is_uppercase)).map(str::to_owned).collect()
}
