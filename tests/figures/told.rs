//! The course of an evening in JSON: the answers to the entries in force, and their sums.

use nos::journal::Record;
use nos::law::Law;
use nos::print::chronicle::walk;
use serde_json::{Value, json};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// An amount for each holder who was present.
pub type Amounts = BTreeMap<String, i64>;

/// The entries from one deal to the next.
#[derive(Default, Debug)]
pub struct Hand {
    /// The gain or loss of each player present.
    pub changes: Amounts,
    /// The accounts after it; for players who left then, before rounding.
    pub after: Amounts,
    pub is_abandoned: bool,
    /// Whether nobody holds a piece any more.
    pub is_over: bool,
    /// The players who left before it, and in it.
    pub gone: BTreeSet<String>,
    pub left: BTreeSet<String>,
    /// The players who ran out of pieces, were paid for a close, laid the last piece, or won a game
    /// in it.
    pub out: BTreeSet<String>,
    pub closed: Option<String>,
    pub laid: Option<String>,
    pub won: Option<String>,
}

#[derive(Debug)]
pub struct Message {
    pub law: &'static Law,
    pub holders: Vec<String>,
    pub state: Value,
    /// The hands. The first item is the time before the first hand.
    pub hands: Vec<Hand>,
    /// The changes by the settlement, and the chips that leaving players gave up.
    pub end: Amounts,
    /// The total gain or loss of each player.
    pub all: Amounts,
    /// The points of each game, by its number, and its winner.
    pub games: BTreeMap<u64, (Amounts, Option<String>)>,
    pub pot: i64,
}

pub fn amounts(value: &Value) -> Amounts {
    let map = value.as_object().into_iter().flatten();
    map.filter_map(|(name, amount)| Some((name.clone(), amount.as_i64()?))).collect()
}

/// Returns the accounts in the state: chips or points.
pub fn has(state: &Value) -> Amounts {
    let balances = amounts(&state["balances"]);
    if balances.is_empty() { amounts(&state["scores"]) } else { balances }
}

fn word(entry: &str, at: usize) -> &str {
    entry.split(' ').nth(at).unwrap_or("")
}

impl Message {
    pub fn of(record: &Record) -> Message {
        let law = record.law();
        let holders = law.about.seating.holders(&record.session().names());
        let mut steps: Vec<(String, Value, Value)> = Vec::new();
        let mut session = (law.begin)();
        walk(record, |before, step| {
            session.apply(step.no, step.ruling);
            steps.push((
                before.in_full(step.entry, step.ruling).to_string(),
                json!(session.json_fields(Some(step.ruling))),
                json!(session.state()),
            ));
        });
        let mut told = Message {
            law,
            holders,
            state: json!(session.state()),
            hands: vec![Hand::default()],
            end: Amounts::new(),
            all: Amounts::new(),
            games: BTreeMap::new(),
            pot: 0,
        };
        let (mut is_settled, mut before) = (false, &Value::Null);
        for (entry, added, state) in &steps {
            is_settled |= word(entry, 0) == "settle";
            told.take(entry, added, state, is_settled);
            told.wins(before, state);
            before = state;
        }
        told
    }

    /// Returns a player's result of a finished evening, and the figure to beat for a win: chips
    /// above the start, or else the most games or points of another side.
    pub fn result(&self, player: &str) -> (i64, i64) {
        if self.law.about.chips.is_some() {
            return (self.all.get(player).copied().unwrap_or(0), 0);
        }
        let results = match self.law.round() {
            "game" => has(&self.state),
            _ => amounts(&self.state["games"]),
        };
        let is_own = |holder: &str| holder.split('+').any(|own| own == player);
        let most = |own: bool| {
            let results = results.iter().filter(|(holder, _)| is_own(holder) == own);
            results.map(|(_, result)| *result).max().unwrap()
        };
        (most(true), most(false))
    }

    fn take(&mut self, entry: &str, added: &Value, state: &Value, is_settled: bool) {
        let number = &state[if state["hand"].is_null() { "game" } else { "hand" }];
        if number.as_u64().unwrap_or(0) as usize == self.hands.len() {
            let there = if state["balances"].is_null() {
                amounts(&state["scores"]).into_keys().collect::<Vec<_>>()
            } else {
                serde_json::from_value(state["players"].clone()).unwrap()
            };
            let last = self.hands.last().unwrap();
            let gone = last.gone.union(&last.left).cloned().collect();
            self.hands.push(Hand {
                gone,
                changes: there.into_iter().map(|name| (name, 0)).collect(),
                ..Hand::default()
            });
        }
        let verb = word(entry, 0);
        let mut moved: Vec<(String, i64)> = Vec::new();
        for paid in added["transfers"].as_array().into_iter().flatten() {
            let amount = paid["amount"].as_i64().unwrap();
            moved.push((paid["from"].as_str().unwrap().to_owned(), -amount));
            moved.push((paid["to"].as_str().unwrap().to_owned(), amount));
        }
        for scored in added["points"].as_array().into_iter().flatten() {
            let points = scored["points"].as_i64().unwrap();
            moved.push((scored["to"].as_str().unwrap().to_owned(), points));
        }
        for (name, amount) in &moved {
            *match name.as_str() {
                "pot" => &mut self.pot,
                name => self.all.entry(name.to_owned()).or_default(),
            } += amount;
        }
        let Some(hand) = self.hands.last_mut() else { return };
        if is_settled || verb == "retire" {
            for (name, amount) in moved.iter().filter(|(name, _)| name != "pot") {
                *self.end.entry(name.clone()).or_default() += amount;
            }
        } else if verb == "void" {
            hand.is_abandoned = true;
            // The points of the hand go back, and no sentence says so.
            if state["balances"].is_null() {
                for (name, points) in &hand.changes {
                    *self.all.entry(name.clone()).or_default() -= points;
                }
            }
            hand.changes.values_mut().for_each(|change| *change = 0);
        } else {
            for (name, amount) in &moved {
                *hand.changes.entry(name.clone()).or_default() += amount;
            }
        }
        if is_settled {
            return;
        }
        let mut after = has(state);
        if verb == "retire" {
            let name = word(entry, 1);
            hand.left.insert(name.to_owned());
        }
        let rounded =
            hand.left.iter().filter_map(|name| Some((name.clone(), *hand.after.get(name)?)));
        after.extend(rounded.collect::<Vec<_>>());
        hand.after = after;
        let mut paid = added["transfers"].as_array().into_iter().flatten();
        if let Some(close) = paid.find(|paid| paid["for"] == "close") {
            hand.closed = close["to"].as_str().map(str::to_owned);
        }
        if verb == "play" {
            hand.laid = Some(word(entry, 1).to_owned());
        }
        let tiles = amounts(&state["tiles"]);
        hand.is_over = tiles.is_empty();
        if !tiles.is_empty() {
            let none = tiles.into_iter().filter(|(_, number)| *number == 0);
            hand.out = none.map(|(name, _)| name).collect();
        }
    }

    /// Adds the points of the current game, and the players whose number of games won has changed.
    fn wins(&mut self, before: &Value, state: &Value) {
        let (Some(hand), Some(number)) = (self.hands.last_mut(), state["game"].as_u64()) else {
            return;
        };
        let (points, won) = self.games.entry(number).or_default();
        *points = has(state);
        let (before, now) = (amounts(&before["games"]), amounts(&state["games"]));
        for (name, games) in now {
            match games.cmp(before.get(&name).unwrap_or(&0)) {
                Ordering::Greater => (*won, hand.won) = (Some(name.clone()), Some(name)),
                Ordering::Less => (*won, hand.won) = (None, None),
                Ordering::Equal => {}
            }
        }
    }
}
