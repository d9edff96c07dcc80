//! Writes a match in two columns of plays, as other backgammon programs read it.

use super::about::Rule;
use super::match_reader::{self, PLAYERS, TURNED};
use super::position::{Dice, Play};
use super::verbs::Way;
use super::words::Event;
use nos_base::{PlayerId, shown};
use nos_law::{GameTag, GameText, Occasion, PlayedMove, WrittenGame};

const WIDE: usize = 32;

/// Begins a comment. The format has no entry for an automatic double, so a comment gives its value.
const COMMENT: char = ';';

pub const GAME_TEXT: GameText<Event> =
    GameText { format: &match_reader::FORMAT, played, write: written };

fn played(event: &Event) -> Option<(PlayerId, String)> {
    let rolled = |Dice([one, other]): Dice| format!("{one}{other}:");
    Some(match event {
        Event::Moved(player, _, _, dice, done, _) => (*player, rolled(dice.0) + &marked(&done.0)),
        Event::Stands(player, play, _, dice, _) | Event::Accepts(player, _, play, dice, _) => {
            (*player, format!("{} {play}", rolled(dice.0)))
        }
        Event::Passed(player, _, dice, _) => (*player, rolled(dice.0)),
        Event::Rolled(player, dice) => (*player, rolled(*dice)),
        Event::Doubled(player, value) => (*player, format!(" Doubles => {value}")),
        // Other programs write a beaver as another double.
        Event::Beavered(player, value) => (*player, format!(" Doubles => {}", 2 * value)),
        Event::Taken(player, _) => (*player, " Takes".to_owned()),
        Event::Dropped(player) => (*player, " Drops".to_owned()),
        Event::Threw(player, .., Some(value), _) => (*player, format!("{COMMENT}{value}")),
        _ => return None,
    })
}

fn marked(play: &Play) -> String {
    let mut hits = play.hits;
    let steps = play.steps.iter().map(|step| {
        let is_hit = hits >> step.1 & 1 == 1;
        hits &= !(1 << step.1);
        let mark = if is_hit { "*" } else { "" };
        format!(" {}{mark}", Way::from_step(*step, 1))
    });
    steps.collect()
}

fn written(games: &[WrittenGame], occasion: Option<&Occasion>) -> String {
    let to = games.first().map(|game| game.house.at(Rule::Match as usize)).unwrap_or_default();
    let mut text = String::new();
    let tag = |name: &str, value: &str| {
        format!("; [{name} \"{}\"]\n", shown::typed(value).replace('"', "'"))
    };
    let tag_line = |own: &GameTag| tag(&own.name, &own.said());
    let own = games.first().map_or(&[][..], |game| &game.tags);
    text.extend(own.iter().map(tag_line));
    if let Some(Occasion { event, round, .. }) = occasion.filter(|_| own.is_empty()) {
        text += &(tag("Event", event) + &tag("Round", &round.to_string()));
    }
    // gnubg dates a match without this tag to the day on which it reads it.
    if let Some(date) = games.first().and_then(|game| game.date).filter(|_| own.is_empty()) {
        text += &tag("EventDate", &date.to_string().replace('-', "."));
    }
    // A game with only equal opening throws has nothing to write.
    let is_played = |played: &&PlayedMove| !played.text.starts_with(COMMENT);
    let is_begun = |game: &&WrittenGame| {
        game.moves.iter().any(|played| is_played(&played)) || game.points.is_some()
    };
    let games = || games.iter().filter(is_begun).zip(1..);
    let mut before = String::new();
    for (game, number) in games() {
        let mut turned = game.moves.iter().filter_map(|played| played.text.strip_prefix(COMMENT));
        if let Some(value) = turned.next_back() {
            text += &format!("; Game {number}{TURNED}{value}\n");
        }
        if let Some([one, other]) = game.carried_after {
            let [first, second] = [0, 1].map(|at| game.name(at));
            before += &format!("; After game {number}: {first} {one}, {second} {other}\n");
        }
    }
    before.extend(games().next().map(|(game, _)| comments(&game.comments)));
    if !before.is_empty() {
        text += &format!("\n{before}");
    }
    text += &format!(" {to} point match\n");
    let mut games = games().peekable();
    while let Some((game, number)) = games.next() {
        let mut rows: Vec<([String; 2], String)> = Vec::new();
        let (mut moves, mut told) = (game.moves.iter().filter(is_played).peekable(), String::new());
        while let Some(played) = moves.next() {
            if let Some((_, below)) = rows.last_mut() {
                *below += &std::mem::take(&mut told);
            }
            // A roll is written with its play, if there is one.
            let is_begun = |next: &&PlayedMove| {
                played.text.ends_with(':')
                    && next.by == played.by
                    && next.text.starts_with(&played.text)
            };
            if !moves.peek().is_some_and(is_begun) {
                put(&mut rows, played.by.index(), played.text.clone());
            }
            told += &comments(&played.comments);
        }
        let heads = (1..=rows.len())
            .map(|number| format!("{number:>3}) "))
            .chain(std::iter::repeat("      ".to_owned()));
        if let Some([one, other]) = game.points {
            let (winner, points) = (usize::from(other > one), one.max(other));
            let is_won = to > 0 && game.before[winner] + points >= to;
            let each = if points == 1 { "point" } else { "points" };
            let ending = if is_won { " and the match" } else { "" };
            put(&mut rows, winner, format!("Wins {points} {each}{ending}"));
        }
        let whole = |at: usize| own.iter().find(|tag| tag.name == PLAYERS[at]);
        let name = |at| whole(at).map_or_else(|| game.name(at), |tag| tag.said().into_owned());
        let names = [0, 1].map(|at| format!("{} : {}", name(at), game.before[at]));
        text += &format!("\n Game {number}\n{}", beside(" ", &names));
        for (head, (row, below)) in heads.zip(&rows) {
            text += &(beside(&head, row) + below);
        }
        text += &told;
        // An import reads them before the names of the next game.
        if let Some((next, _)) = games.peek() {
            text.extend(next.tags.iter().map(tag_line));
            text += &comments(&next.comments);
        }
    }
    text
}

fn comments(texts: &[String]) -> String {
    let line = |text: &String| format!("{COMMENT} {}\n", shown::game(text).replace('\n', " "));
    texts.iter().map(line).collect()
}

/// Puts a word in this player's column, on a new row if the cell is taken.
fn put(rows: &mut Vec<([String; 2], String)>, player: usize, word: String) {
    match (player, rows.last_mut()) {
        (1, Some(([_, other], _))) if other.is_empty() => *other = word,
        (0, _) => rows.push(([word, String::new()], String::new())),
        _ => rows.push(([String::new(), word], String::new())),
    }
}

fn beside(head: &str, [one, other]: &[String; 2]) -> String {
    // Some readers see a second column only after three blanks.
    let wide = WIDE.max(one.chars().count() + 2);
    let line = format!("{head}{one:<wide$} {other}");
    format!("{}\n", line.trim_end())
}
