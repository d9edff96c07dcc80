//! Meetings of players in a season: evenings on which one finished ahead of the other.

use super::{SeasonEvening, Standings};
use maud::{Markup, html};
use nos_pages::figures;
use nos_pages::report::game;
use std::cmp::Ordering;
use std::collections::HashMap;

/// Evenings of two players together: ahead, level and behind.
pub(super) type Met = [usize; 3];

/// Most players in the table of all meetings. A larger table is unreadable.
const MOST: usize = 24;

/// Returns the opponents of a player on these evenings.
pub(super) fn met<'a>(
    evenings: impl IntoIterator<Item = &'a SeasonEvening>,
    one: &str,
) -> HashMap<&'a str, Met> {
    let mut all: HashMap<&str, Met> = HashMap::new();
    for evening in evenings {
        let (own, others): (Vec<_>, Vec<_>) = (evening.players.iter())
            .map(|played| (played.name.as_str(), played.over))
            .partition(|(name, _)| *name == one);
        for (own, (other, over)) in
            own.iter().flat_map(|(_, own)| others.iter().map(move |other| (own, other)))
        {
            let [ahead, level, behind] = all.entry(other).or_default();
            *match own.cmp(over) {
                Ordering::Greater => ahead,
                Ordering::Equal => level,
                Ordering::Less => behind,
            } += 1;
        }
    }
    all
}

fn score([ahead, level, behind]: Met) -> String {
    if ahead + level + behind == 0 { String::new() } else { format!("{ahead}–{behind}") }
}

pub(super) fn cross_table(standings: &Standings) -> Markup {
    let players: Vec<&str> = standings.players().collect();
    let caption = message!("cross-table-counts");
    let label = message!("cross-table", law = game(standings.law));
    html! {
        @if (2..=MOST).contains(&players.len()) && standings.evenings.len() > 1 {
            section class="cross" {
                h3 { (message!("against-whom")) }
                (figures::table(None, (&label, &caption), &html! {
                    th scope="col" { (message!("column-player")) }
                    @for at in 0..players.len() { th scope="col" class="number" { (at + 1) } }
                }, &html! {
                    @for (at, one) in players.iter().enumerate() {
                        tr {
                            th scope="row" { (at + 1) ". " (figures::name(one)) }
                            @let met = met(&standings.evenings, one);
                            @for other in &players {
                                td class="number" {
                                    @if one == other { "·" } @else { (score(met.get(other).copied().unwrap_or_default())) }
                                }
                            }
                        }
                    }
                }))
            }
        }
    }
}
