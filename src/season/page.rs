//! Standings as a page.

use super::standings::{Group, Head, Standings};
use crate::page::{Frame, figures, page};
use maud::{Markup, html};

/// At most this many columns stand beside the players, so that a table fits on paper.
const ABREAST: usize = 10;

pub fn standings(standings: &[Standings]) -> String {
    let content = html! {
        main {
            header { h1 { (tell!("standings")) } }
            @if standings.is_empty() { p { (tell!("no-evening")) } }
            @for standings in standings { (by_law(standings)) }
        }
    };
    let frame = Frame {
        title: &tell!("standings"),
        kind: "season",
        ..Frame::default()
    };
    page(&frame, &content)
}

fn by_law(standings: &Standings) -> Markup {
    let heads = standings.heads();
    let groups = [
        (Group::Result, tell!("over-and-under")),
        (Group::Counted, tell!("what-was-counted")),
        (Group::Fouls, tell!("fouls-by-article")),
    ];
    html! {
        section {
            h2 { (standings.law) }
            p class="quiet" { (standings.about(figures::date)) }
            @for (group, caption) in &groups { (tables(standings, &heads, *group, caption)) }
            p class="quiet" { (tell!("about-form")) }
        }
    }
}

/// The columns of a group, in as many tables as it takes.
fn tables(standings: &Standings, heads: &[Head], group: Group, caption: &str) -> Markup {
    let belongs = |head: &&Head| head.is_shown && head.group == group;
    let heads: Vec<Head> = heads.iter().filter(belongs).cloned().collect();
    html! {
        @for heads in heads.chunks(ABREAST) {
            (figures::table(None, (caption, caption), &html! {
                th scope="col" { (tell!("standings-player")) }
                @for head in heads { th scope="col" class=(class(head)) { (head.heading) } }
            }, &html! {
                @for (name, cells) in standings.players().zip(standings.rows(heads)) {
                    tr {
                        th scope="row" { (figures::name(name)) }
                        @for (head, cell) in heads.iter().zip(&cells) {
                            td class=(class(head)) { (figures::decimal(&head.figure(cell))) }
                        }
                    }
                }
            }))
        }
    }
}

fn class(head: &Head) -> &'static str {
    match head.is_number {
        true => "number",
        false => "letters",
    }
}
