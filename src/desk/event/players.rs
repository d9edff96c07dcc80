//! Reads the roster of `event.toml`.

use super::rows::{self, TomlField, fault, for_two, set};
use crate::desk::config::values::TomlFault;
use nos_base::Name;
use nos_base::table::name::NAME_MAX;
use nos_club::event::limits::PLAYERS;
use nos_club::event::{Event, RosterPlayer};
use std::collections::HashMap;
use std::ops::Range;
use toml::Spanned;
use toml::de::DeValue;

pub fn read_players(event: &mut Event, players: TomlField<'_>) -> Result<(), TomlFault> {
    let mut pairs = Vec::new();
    for (at, player) in players.list(message!("event-players-form"))?.into_iter().enumerate() {
        let span = player.span();
        if at == PLAYERS {
            return Err(fault(span, message!("event-too-many", most = PLAYERS)));
        }
        if !matches!(player.value.get_ref(), DeValue::Table(_)) {
            return Err(fault(span, message!("event-players-form")));
        }
        let (player, pair) = read_player(event, player.value)?;
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
    row: Spanned<DeValue<'_>>,
) -> Result<(RosterPlayer, Pair), TomlFault> {
    let span = row.span();
    let keys = [
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
    match event.place_of(&name) {
        Some(_) => Err(fault(span, message!("name-twice"))),
        None => Ok(name),
    }
}
