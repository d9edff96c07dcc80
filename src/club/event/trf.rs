//! Writes an event as FIDE's reports (TRF16 and TRF26), and reads a pairing program's answer.

use super::fide_column::HEADS;
use super::in_round::InRound;
use super::limits::rows;
use super::worth::{Unplayed, Worth, halves};
use super::{
    ByePoints, Event, EventRound, EventStandings, EventTable, LineFault, System, Tables, Tie,
};
use nos_base::{Order, in_order, listed};
use std::collections::HashMap;

/// Limits of the columns: players, halves of a point, and a line of points of the arbiter.
const PLAYERS: usize = 9_999;
const HALVES: i64 = 199;
const ADJUSTMENT: usize = 27;

/// The first column of a round, and the width of a round.
pub(super) const ROUNDS: [usize; 2] = [92, 10];

/// Tie-breaks that the format names.
pub(super) const TIES: [(Tie, &str); 8] = [
    (Tie::Wins, "WON"),
    (Tie::Buchholz, "BH"),
    (Tie::BuchholzCut1, "BH/C1"),
    (Tie::BuchholzMedian, "BH/M1"),
    (Tie::Sonneborn, "SB"),
    (Tie::Direct, "DE"),
    (Tie::Black, "BPG"),
    (Tie::Progress, "PS"),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrfEdition {
    Of2016,
    Of2026,
}

/// Orders the players by rating, then by roster place. Their numbers in the report start at 1.
pub fn numbered(event: &Event) -> Vec<usize> {
    let rating = |place: &usize| event.players[*place].rating.unwrap_or(f64::NEG_INFINITY);
    let mut places: Vec<usize> = (0..event.players.all().len()).collect();
    places.order_by(|one, other| rating(other).total_cmp(&rating(one)));
    places
}

/// Reports the rounds that are over. A win is one point and a draw half a point, whatever the law
/// counts. A report for pairing says who is away in the next round, which others would count. In TRF16
/// it has no dates of rounds (132), which py4swiss 0.3.1 refuses. Fails if the columns have no room.
pub fn report(
    event: &Event,
    rounds: &[EventRound],
    places: &[usize],
    edition: TrfEdition,
    is_for_pairing: bool,
) -> Result<String, String> {
    let mut numbers = vec![0; places.len()];
    for (at, place) in places.iter().enumerate() {
        numbers[*place] = at + 1;
    }
    let standings = EventStandings::new(event, rounds);
    let over = rounds.iter().take_while(|round| round.is_over).count();
    let mut halves: Vec<i64> = vec![0; places.len()];
    let mut cells: Vec<String> = vec![String::new(); places.len()];
    for row in &standings.rows {
        for round in row.rounds.iter().take(over) {
            let (cell, more) = cell(event, round, &numbers);
            halves[row.player] += more;
            cells[row.player].push_str(&format!("  {cell}"));
        }
    }
    let next = rounds.len() as u32 + 1;
    let is_next = is_for_pairing && next <= event.rounds && over == rounds.len();
    let is_away = |player: &usize| is_next && !event.players[*player].plays(next);
    let away: Vec<usize> = places.iter().copied().filter(is_away).collect();
    if edition == TrfEdition::Of2016 {
        for player in &away {
            let sign = if event.players[*player].half.contains(&next) { 'H' } else { 'Z' };
            cells[*player].push_str(&format!("  0000 - {sign}"));
        }
    }
    let is_new = edition == TrfEdition::Of2026;
    let adjusted = adjustments(event, rounds, &numbers);
    if places.len() > PLAYERS
        || halves.iter().any(|halves| *halves > HALVES)
        || is_new && adjusted.iter().any(|line| line.len() > ADJUSTMENT)
    {
        let most = HALVES as f64 / 2.0;
        return Err(message!("event-trf-no-room", players = PLAYERS, points = most.to_string()));
    }
    let mut lines = heads(event, &rounds[..over], is_new || !is_for_pairing);
    if is_new {
        lines.extend(rules(event));
    } else {
        lines.extend([format!("XXR {}", event.rounds), "XXC white1".to_owned()]);
        if event.bye == ByePoints::Half {
            // Two pairing programs each have their own line for this.
            lines.extend(["XXS PAB=0.5", "BBU  0.5"].map(str::to_owned));
        }
    }
    let ranks = standings.ranks();
    for (at, place) in places.iter().enumerate() {
        let name: String = event.name(*place).chars().take(33).collect();
        let player = &event.players[*place];
        let rating = player.rating.map_or(0.0, f64::round).clamp(0.0, 9_999.0);
        let [title, federation, id, born, sex] = &player.fide;
        lines.push(format!(
            "001 {:>4} {sex:>1}{title:>3} {name:<33} {rating:>4} {federation:>3} {id:>11} {born:<10} {:>2}.{} {:>4}{}",
            at + 1,
            halves[*place] / 2,
            halves[*place] % 2 * 5,
            ranks[*place],
            cells[*place],
        ));
    }
    if is_new {
        lines.extend(byes(event, &away, next, &numbers));
        lines.extend(adjusted);
    }
    Ok(lines.iter().map(|line| format!("{}\n", line.trim_end())).collect())
}

/// Lines about the event. Dates that `[report]` lacks are those of the journals.
fn heads(event: &Event, over: &[EventRound], has_dates: bool) -> Vec<String> {
    let date = |round: &EventRound| round.tables.iter().filter_map(EventTable::date).min();
    let dates: Vec<Option<String>> =
        over.iter().map(|round| Some(date(round)?.to_string().replace('-', "/"))).collect();
    let all = event.players.all();
    let system = match event.system {
        System::Swiss => "Swiss-System",
        System::RoundRobin => "Round-Robin",
        System::Random => "Swiss-System, random",
        System::Given => "Swiss-System, given",
    };
    let (first, last) = (dates.iter().flatten().min(), dates.iter().flatten().max());
    let head = |((key, code), own): ((&'static str, &'static str), &String)| {
        let usual = match key {
            "from" => first.cloned(),
            "to" => last.cloned(),
            "type" => Some(format!("Individual: {system}")),
            _ => None,
        };
        (code, Some(own.clone()).filter(|own| !own.is_empty()).or(usual).unwrap_or_default())
    };
    let mut lines = vec![
        ("012", event.name.clone()),
        ("062", all.len().to_string()),
        ("072", all.iter().filter(|own| own.rating.is_some()).count().to_string()),
    ];
    lines.extend(HEADS.into_iter().zip(&event.report).map(head));
    lines.order_by(Ord::cmp);
    let is_there = |(_, text): &(&str, String)| !text.is_empty();
    let lines = lines.into_iter().filter(is_there).map(|(code, text)| format!("{code} {text}"));
    // Years have two digits there.
    let day = |date: &Option<String>| date.as_ref().map_or("", |date| &date[2..]).to_owned();
    let days = dates.iter().map(|date| format!("{:<10}", day(date))).collect::<String>();
    lines.chain(first.filter(|_| has_dates).map(|_| format!("{:<91}{days}", "132"))).collect()
}

fn rules(event: &Event) -> Vec<String> {
    let bye = if event.bye == ByePoints::Half { "    P 0.5" } else { "" };
    let kind = match event.system {
        System::Swiss => "FIDE_DUTCH_2026",
        System::RoundRobin => "FIDE_ROUNDROBIN",
        System::Random | System::Given => "CUSTOM_SWISS",
    };
    let mut lines = vec![
        format!("142 {}", event.rounds),
        "152 W".to_owned(),
        format!("162  W 1.0    D 0.5    L 0.0{bye}"),
        "172 FID FIDE".to_owned(),
        format!("192 {kind}"),
    ];
    let name = |tie: &Tie| TIES.iter().find(|(own, _)| own == tie).map(|(_, name)| *name);
    let is_there = |tie: &&Tie| !event.keeps_edition || **tie != Tie::Direct;
    let ties: Vec<&str> = event.tie.iter().filter(is_there).filter_map(name).collect();
    if !ties.is_empty() {
        lines.push(format!("202 {}", ties.join(",")));
        lines.push(format!("212 PTS,{}", ties.join(",")));
    }
    lines
}

/// Lines of TRF26 for players who do not play in the next round.
fn byes(event: &Event, away: &[usize], next: u32, numbers: &[usize]) -> Vec<String> {
    let of_kind = |kind: char| {
        let is_kind =
            |player: &&usize| (kind == 'H') == event.players[**player].half.contains(&next);
        let numbers: String = in_order(away.iter().filter(is_kind).map(|own| numbers[*own]))
            .iter()
            .map(|number| format!(" {number:04}"))
            .collect();
        (!numbers.is_empty()).then(|| format!("240 {kind} {next:03}{numbers}"))
    };
    ['H', 'Z'].into_iter().filter_map(of_kind).collect()
}

/// Lines of TRF26 for points that the arbiter added or took off.
fn adjustments(event: &Event, rounds: &[EventRound], numbers: &[usize]) -> Vec<String> {
    let win = Worth::new(event).win.max(1);
    let line = rounds.iter().flat_map(|round| &round.adjusted).map(|own| {
        let points = own.halves as f64 / win as f64;
        format!("299 {:9}{points:>4.1}  {:03} {:04}", "", own.round.count(), numbers[own.player])
    });
    line.collect()
}

fn cell(event: &Event, round: &InRound, numbers: &[usize]) -> (String, i64) {
    let (against, seat, sign, halves) = match round {
        InRound::Played { against, seat, outcome, .. } => {
            let halves = halves(*outcome);
            (against, *seat, ['0', '=', '1'][halves as usize], halves)
        }
        InRound::Unplayed { why: Unplayed::Walkover, against, seat, .. } => {
            (against, *seat, '+', 2)
        }
        InRound::Unplayed { why: Unplayed::Forfeit, against, seat, .. } => (against, *seat, '-', 0),
        InRound::Unplayed { why: Unplayed::Asked, .. } => return ("0000 - H".to_owned(), 1),
        InRound::Unplayed { why: Unplayed::Bye, .. } => {
            return ("0000 - U".to_owned(), if event.bye == ByePoints::Half { 1 } else { 2 });
        }
        InRound::Unplayed { .. } | InRound::Open => return ("0000 - Z".to_owned(), 0),
    };
    let other = against.first().map_or(0, |other| numbers[*other]);
    (format!("{other:>4} {} {sign}", if seat == 0 { 'w' } else { 'b' }), halves)
}

/// Reads the pairs of a round: an optional line with their number, then two numbers a line, white
/// first, 0 for a bye. An error has its line.
pub fn pairs(
    event: &Event,
    past: &[EventRound],
    places: &[usize],
    text: &str,
) -> Result<(Tables, Vec<usize>), LineFault> {
    let round = past.len() as u32 + 1;
    let (mut tables, mut out) = (Tables::new(), Vec::new());
    let mut taken = vec![false; event.players.all().len()];
    for (at, row) in rows(text) {
        let fault = |message| (at, message);
        let form = || fault(message!("event-pairs-form"));
        let numbers = row.split_whitespace().map(str::parse).collect::<Result<Vec<usize>, _>>();
        let numbers = match numbers.map_err(|_| form())? {
            numbers if numbers.len() == 2 => numbers,
            numbers if numbers.len() == 1 && tables.is_empty() && out.is_empty() => continue,
            _ => return Err(form()),
        };
        let mut pair = Vec::new();
        for number in numbers.into_iter().filter(|number| *number > 0) {
            let nobody = || message!("event-pairs-nobody", number, most = places.len());
            let player = *places.get(number - 1).ok_or_else(nobody).map_err(fault)?;
            let name = event.name(player);
            if std::mem::replace(&mut taken[player], true) {
                return Err(fault(message!("event-given-twice", name, round)));
            }
            if !event.players[player].plays(round) {
                return Err(fault(message!("event-given-absent", name, round)));
            }
            pair.push(player);
        }
        match *pair {
            [_, _] => tables.push(pair),
            [player] => out.push(player),
            _ => return Err(form()),
        }
    }
    let wrong = |message| Err((text.lines().count().max(1), message));
    if out.len() > 1 {
        return wrong(message!("event-pairs-byes", names = listed(event.names(&out))));
    }
    let byes: HashMap<usize, usize> =
        EventStandings::new(event, past).rows.iter().map(|row| (row.player, row.outs)).collect();
    let present = event.present(round);
    let least = present.iter().map(|player| byes[player]).min().unwrap_or_default();
    if let Some(player) = out.iter().find(|player| byes[player] > least) {
        return wrong(message!("event-pairs-second-bye", name = event.name(*player)));
    }
    match present.into_iter().find(|player| !taken[*player]) {
        Some(player) => wrong(message!("event-pairs-without", name = event.name(player), round)),
        None => Ok((tables, out)),
    }
}
