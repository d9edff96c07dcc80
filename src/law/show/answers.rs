//! Answers and tables about the state, for every law.

use super::prompt::{phase_row, say, tell};
use super::ruling_text::{ToldRuling, filled};
use super::scores::scores;
use super::{audit, legal, ruling_text};
use crate::about::HAND;
use crate::library::Library;
use crate::picture::{cards, pegs, tiles};
use crate::{
    Effect, EntryInContext, EntryNo, Evening, Facts, PartyName, Picture, Referee, Refusal, Refused,
    Ruling, RulingText, Section, Session, SessionView, Side, Value, Verdict,
};
use nos_base::text::width::{columns, wrapped};
use nos_base::{Article, Look};
use nos_entry::{Asked, CommonQuestion, Subject, What};
use std::borrow::Cow;

pub fn status(table: &dyn Referee, look: &Look) -> Vec<String> {
    let told = say(table, &format!("status-{}", phase_row(table).word));
    told.lines().flat_map(|line| wrapped("", line, look.measure())).collect()
}

pub fn picture(table: &dyn Referee, look: &Look) -> Vec<String> {
    let library = table.law().library();
    match pictured(table).filter(|_| table.phase() >= HAND) {
        Some(picture) => drawn(library, &picture, look),
        None if table.common().is_going() => vec![library.words.message("picture-none")],
        None => Vec::new(),
    }
}

/// Returns the moves of a ruling in JSON.
pub fn transfers(ruling: &ToldRuling<'_>) -> Value {
    let moves = ruling.itemised().into_iter().map(|paid| {
        let article = paid.article.map(|article| article.to_string());
        let to = paid.to.in_payments().to_owned();
        let Some(from) = paid.from else {
            let facts = Facts::new().with("to", to).with("points", paid.amount);
            return facts.with("for", paid.what).with("article", article);
        };
        let facts = Facts::new()
            .with("from", from.in_payments().to_owned())
            .with("to", to)
            .with("amount", paid.amount)
            .with("for", paid.what);
        match article {
            Some(article) => facts.with("article", article),
            None => facts,
        }
    });
    moves.collect()
}

/// Returns the fields in the JSON answer to an entry: the moves, and the law's own fields.
pub fn json_fields(table: &dyn Referee, ruling: Option<&Ruling>, own: Facts) -> Facts {
    let moved = ruling.map_or(Value::List(Vec::new()), |ruling| {
        transfers(&ruling_text::of(ruling, &table.common().names()))
    });
    let label = if table.law().about.chips.is_some() { "transfers" } else { "points" };
    let mut added = Facts::new().with(label, moved);
    added.0.extend(own.0);
    added
}

/// Returns the JSON answer to an entry; `session` is the one after the ruling.
pub fn judged(
    session: &Session,
    verdict: &'static str,
    ruled: Option<(&Ruling, &RulingText)>,
    message: String,
) -> Facts {
    let articles: Value =
        ruled.iter().flat_map(|(_, told)| &told.articles).map(Article::to_string).collect();
    let mut facts = Facts::new().with("verdict", verdict).with("articles", articles);
    facts.0.extend(session.json_fields(ruled.map(|(ruling, _)| ruling)).0);
    facts.with("message", message)
}

/// Answers a question in lines if there is a look, or else as a value for JSON; or says why not.
pub fn answer(
    evening: &dyn Evening,
    question: &Asked,
    look: Option<&Look>,
) -> Result<(Vec<String>, Value), String> {
    let table = evening.session().table();
    let words = &table.law().library().words;
    let usual = Look::default();
    // The caller uses only the lines or only the value, so build only that one.
    let either = |lines: &dyn Fn(&Look) -> Vec<String>, value: &dyn Fn() -> Value| match look {
        Some(look) => (lines(look), Value::None),
        None => (Vec::new(), value()),
    };
    Ok(match question {
        Asked::Show => {
            let look = look.unwrap_or(&usual);
            let mut lines = table.lines(SessionView::Table, look);
            if lines.is_empty() {
                lines.push(words.message("picture-none"));
            }
            lines.extend(board(table, look));
            let value = lines.iter().cloned().collect();
            (lines, value)
        }
        Asked::Legal(subject) => {
            let (session, piece) = viewed(evening, subject)?;
            let lines = |look: &Look| look.set(&legal::sentences(session.table(), piece));
            either(&lines, &|| legal::json(session.table(), piece).into())
        }
        Asked::Scores => either(&|look| scores(table, look), &|| table.state().into()),
        Asked::Holds(subject) => {
            let (session, name) = viewed(evening, subject)?;
            let refusal = |refused: Refused| Refusal::of(table.law(), refused.into(), None);
            let only = name.map(|name| session.common().player(name)).transpose();
            let only = only.map_err(|refused| refusal(refused).to_string())?;
            match session.in_hands() {
                Some(hands) => {
                    let lines = |look: &Look| look.set(&hands.sentences(only));
                    either(&lines, &|| hands.json(only).into())
                }
                None => {
                    let lines = |look: &Look| look.set(&[words.message("holds-none")]);
                    either(&lines, &|| Value::None)
                }
            }
        }
        Asked::Audit => {
            let findings = audit::findings(table, evening.rulings());
            let names = table.common().names();
            let lines = |look: &Look| look.set(&audit::lines(words, &names, &findings));
            either(&lines, &|| audit::facts(&names, &findings).into())
        }
        Asked::Own(ask) => table.answer(ask, look.unwrap_or(&usual)).ok_or_else(|| {
            Refusal::of(table.law(), Refused::OfAnotherLaw.into(), None).to_string()
        })?,
    })
}

pub fn tables(table: &dyn Referee, ruling: &Ruling, look: &Look) -> Vec<String> {
    let is_won = ruling.has(|effect| matches!(effect, Effect::Won { .. }));
    let is_over = ruling.has(|effect| matches!(effect, Effect::Over { .. } | Effect::Voided));
    if table.common().about().has_pegs && (is_over || is_won) {
        board(table, look)
    } else if is_over && !is_won {
        scores(table, look)
    } else {
        // The message about the winner of a game includes its points.
        Vec::new()
    }
}

/// Returns the alternatives to an entry, or the pieces that it denied.
pub fn sections(entry: &EntryInContext) -> Vec<Section> {
    let (before, law) = (&entry.before, entry.before.law());
    let words = &law.library().words;
    let full = before.in_full(&entry.entry, &entry.ruling);
    let (What::Own(act), true) = (&full.what, before.common().is_going()) else {
        return Vec::new();
    };
    if let Some((pieces, denied)) = entry.after.denied(entry.no) {
        let told = if pieces.is_empty() {
            words.message("denied-nothing")
        } else {
            format!("{}.", pieces.join(" "))
        };
        return vec![Section {
            heading: words.attribute(&denied.message(), "heading").unwrap_or_default(),
            sentences: vec![told.into()],
            articles: vec![denied.article],
            json: ("denied", pieces.into()),
        }];
    }
    let is_foul = entry.ruling.verdict != Verdict::Accepted;
    let is_on_turn = entry.ruling.by == before.turn();
    let instead = legal::instead(before.table(), Some(act));
    if instead.is_empty() || !is_on_turn {
        return Vec::new();
    }
    let row = law.language.question_row(CommonQuestion::Legal);
    let heading = if is_foul { "legal-fitted" } else { "legal-instead" };
    vec![Section {
        heading: words.message(heading),
        json: ("instead", instead.iter().map(ToString::to_string).collect()),
        sentences: instead,
        articles: row.articles.iter().filter_map(|text| Article::read(text)).collect(),
    }]
}

/// Returns the picture with a caption; a board is also described in words.
pub fn pictured(table: &dyn Referee) -> Option<Picture> {
    let (mut picture, words) = (captioned(table)?, &table.law().library().words);
    match &mut picture {
        Picture::Board(board, _) => board.described = board.in_words(words),
        Picture::Points(points, _) => points.described = points.in_words(words),
        Picture::Tiles(..) | Picture::Cards(..) => {}
    }
    Some(picture)
}

pub fn captioned(table: &dyn Referee) -> Option<Picture> {
    let mut picture = table.picture()?;
    if let Picture::Board(_, caption) | Picture::Points(_, caption) = &mut picture {
        *caption = tell(table, "caption");
    }
    Some(picture)
}

pub fn drawn(library: &'static Library, picture: &Picture, look: &Look) -> Vec<String> {
    let words = &library.words;
    let (mut lines, caption) = match picture {
        Picture::Tiles(drawing, caption) => {
            (tiles::tiles(drawing, look, &library.lexicon), caption)
        }
        Picture::Cards(rows, caption) => (cards(rows, look), caption),
        Picture::Board(board, caption) => (board.lines(look, words), caption),
        Picture::Points(points, caption) => (points.lines(look, words), caption),
    };
    // Below cards, a blank line precedes the pegs.
    if !caption.is_empty() || matches!(picture, Picture::Cards(..)) {
        lines.extend(wrapped("", &caption.spaced(), look.measure()));
    }
    lines
}

fn board(table: &dyn Referee, look: &Look) -> Vec<String> {
    let common = table.common();
    match (common.about().has_pegs, common.players().is_empty()) {
        (false, _) => Vec::new(),
        (true, true) => vec![table.law().library().words.message("accounts-none")],
        (true, false) => pegs::board(common, look),
    }
}

/// Returns accounts as `Anna 494 · Bram 512`, and a pot that is not empty; lines break between
/// them.
pub fn accounts(table: &dyn Referee, look: &Look) -> Vec<String> {
    let (common, dot) = (table.common(), look.dot());
    let (names, scores, pot) = (common.names(), common.scores(), common.pot());
    let sits = |side: Side| {
        side.players(names.iter().len()).any(|player| common.seated().contains(&player))
    };
    let has = scores
        .0
        .iter()
        .filter(|(side, _)| sits(*side))
        .map(|(side, amount)| format!("{} {amount}", side.told(&names)));
    let pot = (pot != 0).then(|| format!("{} {pot}", PartyName::Pot));
    has.chain(pot).fold(Vec::new(), |mut lines: Vec<String>, account| {
        match lines.last_mut() {
            Some(line) if columns(line) + columns(dot) + columns(&account) <= look.measure() => {
                line.push_str(dot);
                line.push_str(&account);
            }
            _ => lines.push(account),
        }
        lines
    })
}

/// Returns the session that a question is about, and its piece or player, if it has one.
fn viewed<'a, T>(
    evening: &'a dyn Evening,
    subject: &'a Subject<T>,
) -> Result<(Cow<'a, Session>, Option<&'a T>), String> {
    let now = evening.session();
    Ok(match subject {
        Subject::All => (Cow::Borrowed(now), None),
        Subject::Of(only) => (Cow::Borrowed(now), Some(only)),
        Subject::At(no) => {
            let facts = || Facts::new().with("no", no.to_string());
            let words = &now.law().library().words;
            let before = evening.before(EntryNo(*no));
            (Cow::Owned(before.ok_or_else(|| filled(words, "entry-stands-not", &facts()))?), None)
        }
    })
}
