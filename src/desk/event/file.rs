//! Reads `event.toml` with precise errors.

use crate::desk::config::file::shown;
use crate::desk::config::values::{TomlFault, checked, house_rule, is_so, unknown};
use crate::desk::files::text_of;
use crate::desk::outcome::Failure;
use nos_base::table::house::HouseRange;
use nos_base::table::name::{NAME_MAX, Name};
use nos_base::table::shown as visible;
use nos_base::words::language::Texts;
use nos_club::event::fide_column::date;
use nos_club::event::limits::{EventPoints, Minutes, PLAYERS, RoundNumber, Within};
use nos_club::event::roster::{
    ByePoints, Edition, Event, ReportHead, Roster, RosterPlayer, System, TablePoints, Tie,
};
use nos_club::event::round::Seating;

use std::collections::HashMap;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub const FILE: &str = "event.toml";
pub const EXAMPLES: Texts = Texts::new(
    "event.toml",
    &[include_str!("event.toml"), include_str!("../../../docs/nl/event.toml")],
);

const LARGEST: u64 = 4;
pub const LARGEST_SEATING: u64 = 64;

const TABLES: [&str; 4] = ["event", "house", "report", "players"];
const KEYS: [&str; 12] = [
    "name", "law", "rounds", "system", "seed", "minutes", "seatings", "points", "tie", "bye",
    "edition", "apart",
];
const OF_REPORT: [&str; 8] =
    ["city", "federation", "from", "to", "arbiter", "deputy", "type", "moves"];
const OF_PLAYER: [&str; 14] = [
    "name",
    "aliases",
    "club",
    "rating",
    "from",
    "to",
    "absent",
    "half",
    "pair",
    "title",
    "federation",
    "fide",
    "born",
    "sex",
];
const SYSTEMS: [(System, &str); 4] = [
    (System::Random, "random"),
    (System::Swiss, "swiss"),
    (System::RoundRobin, "round-robin"),
    (System::Given, "given"),
];
const BYES: [(ByePoints, &str); 2] = [(ByePoints::Win, "win"), (ByePoints::Half, "half")];

/// Reads the event of a folder, and the tables that its `seatings` file gives.
pub fn of_folder(folder: &Path) -> Result<Event, Failure> {
    let path = folder.join(FILE);
    let text = text_of(&path, LARGEST)?;
    let (mut event, given) =
        read_event(&text).map_err(|fault| Failure::usage(shown(&fault, &text, &path)))?;
    if let Some(given) = given {
        let path = folder.join(given);
        let text = text_of(&path, LARGEST)?;
        event.given = event.read_given(&text).map_err(|(line, fault)| {
            let name = visible::path(&path);
            Failure::usage(message!("event-file-line", name, line, fault))
        })?;
    }
    if event.edition.is_none() && folder.join(Seating::file(1)).exists() {
        event.keep_edition();
    }
    Ok(event)
}

/// Reads the text. Also returns the name of its `seatings` file.
pub fn read_event(text: &str) -> Result<(Event, Option<String>), TomlFault> {
    let mut event = Event {
        name: message!("event"),
        law: nos_laws::usual(),
        rounds: 1,
        system: System::Random,
        seed: 1,
        minutes: None,
        points: TablePoints::Result,
        tie: vec![Tie::Result, Tie::Wins, Tie::Met],
        is_apart: true,
        house: Vec::new(),
        players: Roster::default(),
        given: Vec::new(),
        edition: None,
        keeps_edition: false,
        bye: ByePoints::default(),
        report: ReportHead::default(),
    };
    let (mut given, mut of_law) = (None, Vec::new());
    let mut house = None;
    let mut players = None;
    for (key, value) in DeTable::parse(text)?.into_inner() {
        match (key.get_ref().as_ref(), value.get_ref()) {
            ("event", DeValue::Table(_)) => {
                given = read_table(&mut event, value, &mut of_law)?;
            }
            ("house", DeValue::Table(_)) => house = Some(value),
            ("report", DeValue::Table(_)) => event.report = report(value)?,
            ("players", DeValue::Array(_)) => players = Some(value),
            ("event" | "house" | "report", _) => {
                let table = key.get_ref();
                return Err(fault(key.span(), message!("is-a-table", table)));
            }
            ("players", _) => return Err(fault(key.span(), message!("event-players-form"))),
            _ => return Err(unknown(&key, "", TABLES.into_iter())),
        }
    }
    if let Some(house) = house {
        read_house(&mut event, "", house)?;
        let rules = &event.law.library().house;
        let place = |word: &str| rules.iter().position(|rule| rule.word == word);
        event.house.sort_by_key(|(word, _)| place(word));
    }
    let law = event.law.name();
    for (span, word, is_lawful) in of_law {
        if !is_lawful(&event) {
            return Err(fault(span, message!("event-for-two", law, word)));
        }
    }
    if let Some(players) = players {
        read_players(&mut event, players)?;
    }
    if event.system == System::Given && given.is_none() {
        return Err(fault(0..0, message!("event-needs-seatings")));
    }
    Ok((event, given))
}

pub(super) fn fault(span: Range<usize>, message: String) -> TomlFault {
    TomlFault { span, message }
}

/// A setting for some laws only: its span, its word, and whether this event may have it.
type OfLaw = (Range<usize>, &'static str, fn(&Event) -> bool);

fn read_table(
    event: &mut Event,
    table: Spanned<DeValue<'_>>,
    of_law: &mut Vec<OfLaw>,
) -> Result<Option<String>, TomlFault> {
    let mut given = None;
    for (key, value) in fields(table) {
        let span = value.span();
        match key.get_ref().as_ref() {
            "name" => event.name = text("event.name", value)?,
            "law" => {
                let laws = nos_laws::LAWS.map(|row| row.name()).join(", ");
                event.law = checked(value, message!("no-law", laws), |name: String| {
                    nos_laws::named(&name)
                })?;
            }
            "rounds" => {
                let rounds: RoundNumber = number("event.rounds", value)?;
                event.rounds = rounds.count();
            }
            "system" => event.system = word("event.system", value, &SYSTEMS)?,
            "seed" => {
                event.seed = checked(
                    value,
                    takes("event.seed", &HouseRange::Between(0, u32::MAX)),
                    |seed: u64| Some(seed),
                )?
            }
            "minutes" => {
                let minutes: Minutes = number("event.minutes", value)?;
                event.minutes = Some(minutes.count());
            }
            "seatings" => given = Some(text("event.seatings", value)?),
            "points" => {
                event.points = points(value)?;
                if event.points == TablePoints::Game {
                    of_law.push((span, "game", Event::is_for_two));
                }
            }
            "tie" => {
                let all = list(value, message!("event-tie-form"))?;
                let ties = all.into_iter().map(|tie| {
                    let span = tie.span();
                    let tie = word("event.tie", tie, &Tie::ALL)?;
                    if tie.is_for_two() {
                        of_law.push((span, tie.word(), Event::is_for_two));
                    }
                    Ok(tie)
                });
                event.tie = ties.collect::<Result<_, TomlFault>>()?;
            }
            "bye" => {
                event.bye = word("event.bye", value, &BYES)?;
                if event.bye == ByePoints::Half {
                    of_law.push((span, "bye", Event::has_colours));
                }
            }
            "edition" => {
                let wrong = takes("event.edition", &format!("2024{}2026", message!("either-or")));
                event.edition = Some(checked(value, wrong, Edition::named)?);
            }
            "apart" => event.is_apart = is_so("event.apart", value)?,
            _ => return Err(unknown(&key, "event", KEYS.into_iter())),
        }
    }
    Ok(given)
}

/// Reads the lines of a report about the event.
fn report(table: Spanned<DeValue<'_>>) -> Result<ReportHead, TomlFault> {
    let mut report = ReportHead::default();
    for (key, value) in fields(table) {
        let word = format!("report.{}", key.get_ref());
        let day = |value: Spanned<DeValue<'_>>| {
            let wrong = message!("event-takes-date", word);
            checked(value, wrong, |text: String| date(&text))
        };
        match key.get_ref().as_ref() {
            "city" => report.city = text(&word, value)?,
            "federation" => report.federation = column(&word, 3, value)?,
            "from" => report.from = day(value)?,
            "to" => report.to = day(value)?,
            "arbiter" => report.arbiter = text(&word, value)?,
            "deputy" => report.deputy = text(&word, value)?,
            "type" => report.kind = text(&word, value)?,
            "moves" => report.moves = text(&word, value)?,
            _ => return Err(unknown(&key, "report", OF_REPORT.into_iter())),
        }
    }
    Ok(report)
}

pub(super) type Field<'a> = (Spanned<std::borrow::Cow<'a, str>>, Spanned<DeValue<'a>>);

pub(super) fn fields(table: Spanned<DeValue<'_>>) -> Vec<Field<'_>> {
    match table.into_inner() {
        DeValue::Table(fields) => fields.into_iter().collect(),
        _ => Vec::new(),
    }
}

fn takes(word: &str, all: &impl std::fmt::Display) -> String {
    message!("takes", word, all)
}

pub(super) fn number<const LEAST: i64, const MOST: i64>(
    word: &str,
    value: Spanned<DeValue<'_>>,
) -> Result<Within<LEAST, MOST>, TomlFault> {
    let wrong = message!("event-takes-number", word, least = LEAST, most = MOST);
    checked(value, wrong, Within::new)
}

fn rounds(word: &str, value: Spanned<DeValue<'_>>) -> Result<Vec<u32>, TomlFault> {
    let count = |round| number(word, round).map(RoundNumber::count);
    let all = list(value, message!("event-absent-form", word))?;
    all.into_iter().map(count).collect()
}

fn text(word: &str, value: Spanned<DeValue<'_>>) -> Result<String, TomlFault> {
    let wrong = takes(word, &message!("event-a-text"));
    checked(value, wrong, |text: String| {
        // Line ends become blanks, and invisible characters become their codes.
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = visible::typed(&words.join(" ")).into_owned();
        (!text.is_empty()).then_some(text)
    })
}

fn word<T: Copy>(
    word: &str,
    value: Spanned<DeValue<'_>>,
    all: &[(T, &str)],
) -> Result<T, TomlFault> {
    let words: Vec<String> = all.iter().map(|(_, word)| format!("\"{word}\"")).collect();
    let wrong = takes(word, &words.join(&message!("either-or")));
    checked(value, wrong, |typed: String| {
        let one = |(one, word): &(T, &str)| (*word == typed).then_some(*one);
        all.iter().find_map(one)
    })
}

pub(super) fn list(
    value: Spanned<DeValue<'_>>,
    wrong: String,
) -> Result<Vec<Spanned<DeValue<'_>>>, TomlFault> {
    let span = value.span();
    match value.into_inner() {
        DeValue::Array(all) => Ok(all.into_iter().collect()),
        _ => Err(fault(span, wrong)),
    }
}

/// Reads `"result"`, `"game"`, or points by rank: `[4, 2, 1]`, `"places: [4, 2, 1]"` or `{ places =
/// [4, 2, 1] }`.
fn points(value: Spanned<DeValue<'_>>) -> Result<TablePoints, TomlFault> {
    let wrong = || message!("event-points-form");
    let (span, clone) = (value.span(), value.clone());
    match value.get_ref() {
        DeValue::Array(_) => checked(value, wrong(), |places: Vec<i64>| {
            let places: Option<Vec<EventPoints>> = places.into_iter().map(Within::new).collect();
            places.map(TablePoints::Places)
        }),
        DeValue::Table(_) => match fields(clone).pop() {
            Some((key, places)) if key.get_ref() == "places" => points(places),
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
    for (key, value) in fields(table) {
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

fn read_players(event: &mut Event, players: Spanned<DeValue<'_>>) -> Result<(), TomlFault> {
    let mut pairs = Vec::new();
    for (at, player) in list(players, message!("event-players-form"))?.into_iter().enumerate() {
        let span = player.span();
        if at == PLAYERS {
            return Err(fault(span, message!("event-too-many", most = PLAYERS)));
        }
        if !matches!(player.get_ref(), DeValue::Table(_)) {
            return Err(fault(span, message!("event-players-form")));
        }
        let (player, pair) = read_player(event, player)?;
        pairs.push(pair);
        // Only a repeated name can fail here: each single name has been checked at its own span.
        let added = event.players.add(player);
        added.map_err(|_| fault(span, message!("name-twice")))?;
    }
    let mut same: HashMap<&str, Vec<usize>> = HashMap::new();
    for (place, pair) in pairs.iter().enumerate() {
        if let Some((_, pair)) = pair {
            same.entry(pair).or_default().push(place);
        }
    }
    for (place, pair) in pairs.iter().enumerate() {
        let Some((span, pair)) = pair else { continue };
        if !event.has_pairs() {
            let law = event.law.name();
            return Err(fault(span.clone(), message!("event-no-pairs", law)));
        }
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
        if taken(place, partner) || taken(partner, place) {
            return Err(fault(span.clone(), message!("event-two-partners", pair)));
        }
        event.players[place].partner = Some(partner);
        event.players[partner].partner = Some(place);
    }
    Ok(())
}

type Pair = Option<(Range<usize>, String)>;

fn read_player(
    event: &Event,
    table: Spanned<DeValue<'_>>,
) -> Result<(RosterPlayer, Pair), TomlFault> {
    let span = table.span();
    let mut fields = fields(table);
    let named = fields
        .iter()
        .position(|(key, _)| key.get_ref() == "name")
        .ok_or_else(|| fault(span, message!("event-player-without-name")))?;
    let own = name(event, fields.remove(named).1)?;
    let aliases = fields.iter().position(|(key, _)| key.get_ref() == "aliases");
    let aliases = match aliases {
        Some(at) => list(fields.remove(at).1, message!("event-aliases-form"))?,
        None => Vec::new(),
    };
    let aliases = aliases.into_iter().map(|alias| name(event, alias));
    let (mut player, mut pair) = (RosterPlayer::new(own, aliases.collect::<Result<_, _>>()?), None);
    for (key, value) in fields {
        let span = value.span();
        match key.get_ref().as_ref() {
            "club" => player.club = Some(text("players.club", value)?),
            "rating" => {
                let wrong = takes("players.rating", &message!("event-a-rating"));
                let is_whole = |number: f64| number.fract() == 0.0;
                let rating = |number: f64| {
                    ((1.0..=9_999.0).contains(&number) && is_whole(number * 2.0)).then_some(number)
                };
                player.rating = Some(checked(value, wrong, rating)?);
            }
            "from" => player.from = RoundNumber::count(number("players.from", value)?),
            "to" => player.to = Some(RoundNumber::count(number("players.to", value)?)),
            "absent" => player.absent = rounds("players.absent", value)?,
            "half" if event.law.about.seating.range() != (2, 2) => {
                let law = event.law.name();
                return Err(fault(span, message!("event-for-two", law, word = "half")));
            }
            "half" => player.half = rounds("players.half", value)?,
            "title" => player.fide.title = column("players.title", 3, value)?,
            "federation" => player.fide.federation = column("players.federation", 3, value)?,
            "fide" => player.fide.id = column("players.fide", 11, value)?,
            "born" => player.fide.born = column("players.born", 10, value)?,
            "sex" => player.fide.sex = column("players.sex", 1, value)?,
            "pair" => pair = Some((span, text("players.pair", value)?)),
            _ => return Err(unknown(&key, "players", OF_PLAYER.into_iter())),
        }
    }
    Ok((player, pair))
}

/// Reads a column of a report from a text or a whole number.
fn column(word: &str, wide: usize, value: Spanned<DeValue<'_>>) -> Result<String, TomlFault> {
    let wrong = message!("event-takes-column", word, wide);
    let number = checked(value.clone(), String::new(), |number: u64| Some(number.to_string()));
    let fits = |text: &String| text.chars().count() <= wide && !text.contains(visible::is_unseen);
    let column = |text: String| Some(text).filter(fits);
    match number.ok().and_then(column) {
        Some(text) => Ok(text),
        None => checked(value, wrong, column),
    }
}

/// Reads a new name: `Anna de Wit` or `Wit, Anna de`.
fn name(event: &Event, value: Spanned<DeValue<'_>>) -> Result<Name, TomlFault> {
    let span = value.span();
    let name =
        checked(value, message!("no-name", most = NAME_MAX), |name: String| Name::listed(&name))?;
    match event.place_of(&name) {
        Some(_) => Err(fault(span, message!("name-twice"))),
        None => Ok(name),
    }
}
