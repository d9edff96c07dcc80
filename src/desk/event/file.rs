//! Reads `event.toml` with precise errors.

use super::rows::{self, TomlField, fault, for_two, set};
use crate::desk::config::file::shown;
use crate::desk::config::values::{TomlFault, checked, house_rule, is_so, unknown};
use crate::desk::{Failure, Origin, refuse_if, text_of};
use nos_base::{HouseRange, NAME_MAX, Name, Order, Texts};
use nos_club::event::fide_column::{HEADS, date};
use nos_club::event::limits::PLAYERS;
use nos_club::event::{
    ByePoints, Edition, Event, EventPoints, LineFault, Minutes, ReportHead, RosterPlayer, Seating,
    System, TablePoints, Tie, Within,
};
use std::collections::HashMap;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::DeValue;

pub const FILE: &str = "event.toml";
pub const EXAMPLES: Texts = Texts::new(
    "event.toml",
    &[include_str!("event.toml"), include_str!("../../../docs/nl/event.toml")],
);

/// Largest files in megabytes.
pub const LARGEST: u64 = 4;
pub const LARGEST_SEATING: u64 = 64;

const SYSTEMS: [(System, &str); 4] = [
    (System::Random, "random"),
    (System::Swiss, "swiss"),
    (System::RoundRobin, "round-robin"),
    (System::Given, "given"),
];
const BYES: [(ByePoints, &str); 2] = [(ByePoints::Win, "win"), (ByePoints::Half, "half")];

pub fn of_folder(folder: &Path) -> Result<Event, Failure> {
    let path = folder.join(FILE);
    let text = text_of(&path, LARGEST)?;
    let mut event =
        read_event(&text).map_err(|fault| Failure::usage(shown(&fault, &text, &path)))?;
    if event.edition.is_none() && folder.join(Seating::file(1)).exists() {
        (event.edition, event.keeps_edition) = (Some(Edition::Of2024), true);
    }
    Ok(event)
}

pub fn in_line<T>(path: &Path, read: Result<T, LineFault>) -> Result<T, Failure> {
    read.map_err(|(line, fault)| {
        Failure::usage(message!("event-file-line", name = Origin::of(path), line, fault))
    })
}

/// Returns the event with the tables that its `seatings` file gives, which only seating needs.
pub fn with_given(folder: &Path, event: &Event) -> Result<Event, Failure> {
    let mut event = event.clone();
    if let Some(name) = event.seatings.as_ref().filter(|_| event.system == System::Given) {
        let path = folder.join(name);
        event.given = in_line(&path, event.read_given(&text_of(&path, LARGEST)?))?;
    }
    Ok(event)
}

pub fn read_event(text: &str) -> Result<Event, TomlFault> {
    let mut event = Event::new(nos_laws::usual());
    let keys = ["event", "house", "report", "players"];
    let [of_event, house, report, players] = rows::cells("", rows::of_text(text)?, keys)?;
    if let Some(cell) = of_event {
        read_table(&mut event, cell.table()?)?;
    }
    if let Some(cell) = house {
        read_house(&mut event, "", cell.table()?)?;
        let rules = &event.law.library().house;
        event.house.order_by_key(|(word, _)| rules.iter().position(|rule| rule.word == *word));
    }
    set(&mut event.report, report, |cell| read_report(cell.table()?))?;
    players.map_or(Ok(()), |cell| read_players(&mut event, cell))?;
    let lacks_seatings = event.system == System::Given && event.seatings.is_none();
    refuse_if(lacks_seatings, || fault(0..0, message!("event-needs-seatings")))?;
    Ok(event)
}

fn read_table(event: &mut Event, table: Spanned<DeValue<'_>>) -> Result<(), TomlFault> {
    let keys = [
        "name", "law", "rounds", "system", "seed", "minutes", "seatings", "points", "tie", "bye",
        "edition", "apart",
    ];
    let [name, law, rounds, system, seed, minutes, seatings, of_table, tie, bye, edition, apart] =
        rows::cells("event", table, keys)?;
    set(&mut event.name, name, TomlField::text)?;
    set(&mut event.law, law, |cell| {
        let laws = nos_laws::LAWS.map(|row| row.name()).join(", ");
        cell.checked(message!("no-law", laws), |name: String| nos_laws::named(&name))
    })?;
    set(&mut event.rounds, rounds, TomlField::round)?;
    set(&mut event.system, system, |cell| cell.one_of(&SYSTEMS))?;
    set(&mut event.seed, seed, |cell| {
        let wrong = cell.takes(&HouseRange::Between(0, u32::MAX));
        cell.checked(wrong, Some::<u64>)
    })?;
    event.minutes = minutes.map(TomlField::number).transpose()?.map(Minutes::count);
    let is_for_two = event.is_for_two();
    set(&mut event.points, of_table, |cell| {
        let (span, points) = (cell.span(), points(cell.value)?);
        for_two(event.law, span, "game", is_for_two || points != TablePoints::Game)?;
        Ok(points)
    })?;
    set(&mut event.tie, tie, |cell| {
        let all = cell.list(message!("event-tie-form"))?;
        let tie = |cell: TomlField<'_>| {
            let (span, tie) = (cell.span(), cell.one_of(&Tie::ALL)?);
            for_two(event.law, span, tie.word(), is_for_two || !tie.is_for_two())?;
            Ok(tie)
        };
        all.into_iter().map(tie).collect()
    })?;
    let seats_two = event.seats_two();
    set(&mut event.bye, bye, |cell| {
        let (span, bye) = (cell.span(), cell.one_of(&BYES)?);
        for_two(event.law, span, "bye", seats_two || bye != ByePoints::Half)?;
        Ok(bye)
    })?;
    set(&mut event.edition, edition, |cell| {
        let wrong = cell.takes(&format!("2024{}2026", message!("either-or")));
        cell.checked(wrong, |year| Edition::named(year).map(Some))
    })?;
    set(&mut event.is_apart, apart, |cell| is_so(&cell.word, cell.value))?;
    event.seatings = seatings.map(TomlField::text).transpose()?;
    Ok(())
}

fn read_report(table: Spanned<DeValue<'_>>) -> Result<ReportHead, TomlFault> {
    let mut report = ReportHead::default();
    let cells = rows::cells("report", table, HEADS.map(|(key, _)| key))?;
    for (own, cell) in report.iter_mut().zip(cells) {
        set(own, cell, |cell| match cell.key.get_ref().as_ref() {
            "federation" => cell.column(),
            "from" | "to" => {
                let wrong = message!("event-takes-date", word = cell.word);
                cell.checked(wrong, |text: String| date(&text))
            }
            _ => cell.text(),
        })?;
    }
    Ok(report)
}

/// Reads `"result"`, `"game"`, or points by rank: `[4, 2, 1]`, `"places: [4, 2, 1]"` or `{ places =
/// [4, 2, 1] }`.
fn points(value: Spanned<DeValue<'_>>) -> Result<TablePoints, TomlFault> {
    let wrong = || message!("event-points-form");
    let (span, clone) = (value.span(), value.clone());
    match value.get_ref() {
        DeValue::Array(_) => checked(value, wrong(), |places: Vec<i64>| {
            places.into_iter().map(Within::new).collect::<Option<_>>().map(TablePoints::Places)
        }),
        DeValue::Table(_) => match rows::all("points", clone).pop() {
            Some(TomlField { key, value, .. }) if key.get_ref() == "places" => points(value),
            _ => Err(fault(span, wrong())),
        },
        _ => checked(value, wrong(), |word: String| {
            let places = |rest: &str| {
                let signs = |c: char| c == ',' || c == '[' || c == ']' || c.is_whitespace();
                let words = rest.split(signs).filter(|word| !word.is_empty());
                let place = |word: &str| EventPoints::new(word.parse().ok()?);
                let places: Option<Vec<EventPoints>> = words.map(place).collect();
                places.filter(|places| !places.is_empty()).map(TablePoints::Places)
            };
            match word.as_str() {
                "result" => Some(TablePoints::Result),
                "game" => Some(TablePoints::Game),
                word => word.strip_prefix("places:").and_then(places),
            }
        }),
    }
}

/// Reads house rules as keys or nested tables. Keys in `[house]` may omit `house`.
fn read_house(
    event: &mut Event,
    before: &str,
    table: Spanned<DeValue<'_>>,
) -> Result<(), TomlFault> {
    for TomlField { key, value, .. } in rows::all("house", table) {
        let word = format!("{before}{}", key.get_ref());
        if matches!(value.get_ref(), DeValue::Table(_)) {
            read_house(event, &format!("{word}."), value)?;
            continue;
        }
        let rules = &event.law.library().house;
        let whole = format!("house.{word}");
        let Some(rule) = rules.iter().find(|rule| rule.word == word || rule.word == whole) else {
            return Err(unknown(&key, "house", rules.iter().map(|rule| rule.word)));
        };
        let taken = house_rule(rule.word, &value)?;
        if event.law.house_entry(rule.word, taken).is_none() {
            let range = rule.range.to_string();
            let (law, word) = (event.law.name(), rule.word);
            return Err(fault(value.span(), message!("rule-not-taken", law, word, range)));
        }
        event.house.push((rule.word, taken));
    }
    Ok(())
}

pub fn read_players(event: &mut Event, players: TomlField<'_>) -> Result<(), TomlFault> {
    let mut pairs = Vec::new();
    for (at, player) in players.list(message!("event-players-form"))?.into_iter().enumerate() {
        let span = player.span();
        let too_many = || fault(span.clone(), message!("event-too-many", most = PLAYERS));
        refuse_if(at == PLAYERS, too_many)?;
        let no_player = || fault(span.clone(), message!("event-players-form"));
        refuse_if(!matches!(player.value.get_ref(), DeValue::Table(_)), no_player)?;
        let (player, pair) = read_player(event, player.value)?;
        pairs.push(pair);
        // Only a repeated name can fail here: each single name has been checked at its own span.
        event.players.add(player).map_err(|_| fault(span, message!("name-twice")))?;
    }
    let mut same: HashMap<&str, Vec<usize>> = HashMap::new();
    for (place, pair) in pairs.iter().enumerate() {
        if let Some((_, pair)) = pair {
            same.entry(pair).or_default().push(place);
        }
    }
    for (place, pair) in pairs.iter().enumerate() {
        let Some((span, pair)) = pair else { continue };
        let no_pairs = || fault(span.clone(), message!("event-no-pairs", law = event.law.name()));
        refuse_if(!event.has_pairs(), no_pairs)?;
        // The pair is the partner's name, or a word that both share.
        let named = Name::typed(pair).and_then(|name| event.place_of(&name));
        let mut same = same.get(&**pair).into_iter().flatten().copied();
        let partner = named
            .or_else(|| same.find(|other| *other != place))
            .filter(|partner| *partner != place);
        let Some(partner) = partner else {
            return Err(fault(span.clone(), message!("event-no-partner", pair)));
        };
        let taken = |one: usize, other: usize| {
            let partner = event.players.all().get(one).and_then(|player| player.partner);
            partner.is_some_and(|partner| partner != other)
        };
        let is_taken = taken(place, partner) || taken(partner, place);
        refuse_if(is_taken, || fault(span.clone(), message!("event-two-partners", pair)))?;
        event.players[place].partner = Some(partner);
        event.players[partner].partner = Some(place);
    }
    Ok(())
}

type Pair = Option<(Range<usize>, String)>;

fn read_player(
    event: &Event,
    row: Spanned<DeValue<'_>>,
) -> Result<(RosterPlayer, Pair), TomlFault> {
    let span = row.span();
    #[rustfmt::skip]
    let keys = [
        "name", "aliases", "club", "rating", "from", "to", "absent", "half", "pair", "title",
        "federation", "fide", "born", "sex",
    ];
    let [own, aliases, club, rating, from, to, absent, half, pair, fide @ ..] =
        rows::cells("players", row, keys)?;
    let own = own.ok_or_else(|| fault(span, message!("event-player-without-name")))?;
    let own = name(event, own)?;
    let aliases = aliases.map(|cell| cell.list(message!("event-aliases-form"))).transpose()?;
    let aliases = aliases.into_iter().flatten().map(|alias| name(event, alias));
    let mut player = RosterPlayer::new(own, aliases.collect::<Result<_, _>>()?);
    player.club = club.map(TomlField::text).transpose()?;
    set(&mut player.rating, rating, |cell| {
        let wrong = cell.takes(&message!("event-a-rating"));
        let is_rating = |own: &f64| (1.0..=9_999.0).contains(own) && (own * 2.0).fract() == 0.0;
        cell.checked(wrong, |own| Some(own).filter(is_rating)).map(Some)
    })?;
    set(&mut player.from, from, TomlField::round)?;
    player.to = to.map(TomlField::round).transpose()?;
    set(&mut player.absent, absent, TomlField::rounds)?;
    set(&mut player.half, half, |cell| {
        for_two(event.law, cell.span(), "half", event.seats_two())?;
        cell.rounds()
    })?;
    for (own, cell) in player.fide.iter_mut().zip(fide) {
        set(own, cell, TomlField::column)?;
    }
    let pair = pair.map(|cell| Ok::<_, TomlFault>((cell.span(), cell.text()?))).transpose()?;
    Ok((player, pair))
}

/// Reads a new name: `Anna de Wit` or `Wit, Anna de`.
fn name(event: &Event, cell: TomlField<'_>) -> Result<Name, TomlFault> {
    let (span, wrong) = (cell.span(), message!("no-name", most = NAME_MAX));
    let name = cell.checked(wrong, |name: String| Name::listed(&name))?;
    event.place_of(&name).map_or(Ok(name), |_| Err(fault(span, message!("name-twice"))))
}
