//! Standings as text, Markdown, JSON and a page.

use super::met::cross_table;
use super::{Form, Head, JsonRow, Medium, SeasonEvening, Standings};
use maud::{Markup, html};
use nos_base::text::tables::tables;
use nos_base::text::width::wrapped;
use nos_base::{Column, Look, spaced};
use nos_entry::Timestamp;
use nos_entry::timestamp::date_in_words;
use nos_pages::chart::chart;
use nos_pages::report::game;
use nos_pages::{Chart, ChartLine, Frame, LinkTarget, figures};
use nos_records::print::rulebook::text;
use nos_records::print::sheet::written::plain;
use serde_json::{Value, json};
use std::borrow::Cow;
use std::cmp::Ordering;

pub fn lines(standings: &Standings, look: &Look) -> Vec<String> {
    let about = standings.about(date_in_words);
    let title = message!("standings-of", law = standings.law.name(), about);
    let mut lines = wrapped("", &title, look.measure());
    let heads = standings.heads(Medium::Window);
    let columns = heads.iter().map(|head| {
        (&*head.heading, if head.is_number() { Column::Number } else { Column::Whole })
    });
    let rows: Vec<Vec<String>> = standings.words(&heads).collect();
    let result = |head: &Head| head.key == standings.law.library().result.key;
    let place = heads.iter().position(result);
    let result = |cells: Vec<Value>| cells.get(place?)?.as_i64();
    let results: Vec<_> = standings.rows(&heads).map(result).collect();
    lines.extend(tables(&columns.collect::<Vec<_>>(), &rows, &results, look));
    lines
}

pub fn markdown(standings: &Standings) -> Vec<String> {
    let heads = standings.heads(Medium::Page);
    let row = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let about = standings.about(date_in_words);
    let marks = heads.iter().map(|head| if head.is_number() { "--:" } else { "---" });
    let mut lines = vec![
        format!("**{}**", plain(&message!("standings-of", law = standings.law.name(), about))),
        String::new(),
        row(heads.iter().map(|head| plain(&head.heading)).collect()),
        format!("|{}|", marks.collect::<Vec<_>>().join("|")),
    ];
    let cells = standings.words(&heads);
    lines.extend(cells.map(|cells| row(cells.iter().map(|cell| plain(cell)).collect())));
    lines
}

pub fn json(standings: &Standings) -> Value {
    let heads = standings.heads(Medium::Program);
    let keys: Vec<Cow<'static, str>> = heads.iter().map(|head| head.key.clone()).collect();
    let rows = standings.rows(&heads);
    json!({
        "law": standings.law.name(),
        "evenings": standings.evenings.len(),
        "first": standings.dates.map(|(first, _)| first.to_string()),
        "last": standings.dates.map(|(_, last)| last.to_string()),
        "players": rows.map(|cells| json!(JsonRow(&keys, &cells))).collect::<Vec<_>>(),
    })
}

pub fn page(standings: &[Standings], left_out: &[String]) -> String {
    let content = html! {
        main {
            header { h1 { (message!("standings")) } }
            @if standings.is_empty() { p { (message!("no-evening")) } }
            @for standings in standings { (by_law(standings)) }
            (remarks(left_out))
        }
    };
    framed(&message!("standings"), &[content])
}

pub fn ratings(sections: &[Markup]) -> String {
    let title = message!("ratings");
    let content = html! {
        main { header { h1 { (title) } } @for section in sections { (section) } }
    };
    framed(&title, &[content])
}

pub(super) fn remarks(left_out: &[String]) -> Markup {
    html! {
        @if !left_out.is_empty() {
            section {
                h2 { (message!("evenings-left-out")) }
                ul { @for remark in left_out { li { (remark) } } }
            }
        }
    }
}

pub fn framed(title: &str, parts: &[Markup]) -> String {
    let frame = Frame { title, kind: "season", ..Frame::default() };
    nos_pages::page(&frame, &html! { @for part in parts { (part) } })
}

fn by_law(standings: &Standings) -> Markup {
    let heads = standings.heads(Medium::Page);
    let label = message!("standings-table", law = game(standings.law));
    let caption = standings.about(figures::date);
    html! {
        section {
            h2 { (game(standings.law)) }
            (figures::all_columns())
            (figures::table(Some("all"), (&label, &caption), &head(standings, &heads), &html! {
                @for cells in standings.rows(&heads) { (row(standings, &heads, &cells, None, &html! {})) }
            }))
            (below(standings))
            (evenings(standings))
        }
    }
}

/// Content below the table: who met whom, the chart, and the meaning of the columns.
pub(super) fn below(standings: &Standings) -> Markup {
    html! {
        div class="beside" {
            (cross_table(standings))
            div { (season(standings)) }
        }
        details class="table" {
            summary { (message!("legend")) }
            dl { @for head in &standings.heads(Medium::Page) { dt { (head.heading) } dd { (meaning(standings, head)) } } }
        }
    }
}

pub(super) fn head(standings: &Standings, heads: &[Head]) -> Markup {
    html! { @for head in heads { th scope="col" class=(class(standings, head)) { (head.heading) } } }
}

/// Writes a row of the table, with additional cells. `own` is the player's page.
pub(super) fn row(
    standings: &Standings,
    heads: &[Head],
    cells: &[Value],
    own: Option<&str>,
    more: &Markup,
) -> Markup {
    let cells = heads.iter().zip(cells);
    html! { tr { @for (head, cell) in cells { (figure(standings, head, &head.figure(cell), own)) } (more) } }
}

fn figure(standings: &Standings, head: &Head, cell: &str, own: Option<&str>) -> Markup {
    match own {
        Some(page) if head.is_player() => {
            html! { th scope="row" { a href=(page) { (figures::name(cell)) } } }
        }
        _ if head.is_player() => html! { th scope="row" { (figures::name(cell)) } },
        _ if head.key == standings.law.library().result.key => html! {
            td class="number" { strong { (figures::decimal(cell)) } }
        },
        _ => html! { td class=(class(standings, head)) { (plain_figure(head, cell)) } },
    }
}

/// A figure other than the result: a date in the page's format, the form as coloured letters.
fn plain_figure(head: &Head, cell: &str) -> Markup {
    match &*head.key {
        "form" => html! {
            @for letter in cell.chars() {
                (outcome(Form::outcome(letter)))
            }
        },
        "best_date" | "worst_date" => html! { (day(cell)) },
        _ => html! { (figures::decimal(cell)) },
    }
}

fn day(day: &str) -> String {
    let midnight = format!("{day}T00:00:00Z");
    let stamp = Timestamp::new(&midnight);
    stamp.map_or_else(String::new, |stamp| figures::date(stamp.moment().date_naive()))
}

pub(super) fn facts(heads: &[Head], cells: &[Value]) -> Markup {
    let told = (heads.iter().zip(cells))
        .filter(|(head, cell)| !head.is_player() && !head.figure(cell).is_empty());
    html! {
        dl { @for (head, cell) in told { dt { (head.heading) } dd { (plain_figure(head, &head.figure(cell))) } } }
    }
}

pub(super) fn amount(standings: &Standings, over: i64) -> String {
    if standings.law.about.chips.is_some() { figures::change(over) } else { figures::units(over) }
}

/// On a phone only player, rank, result and form are visible; the rest has the class `more`.
fn class(standings: &Standings, head: &Head) -> String {
    let kind = if head.is_number() { "number" } else { "letters" };
    let is_key = ["rank", "form", &standings.law.library().result.key].contains(&&*head.key);
    let more = if is_key || head.is_player() { "" } else { " more" };
    format!("{kind}{more}")
}

/// Explains a column, or the article of a column of fouls.
fn meaning(standings: &Standings, head: &Head) -> String {
    let rulebook = &standings.law.library().rulebook;
    head.article.map(|article| text(rulebook, article)).unwrap_or_else(|| head.what.clone())
}

/// Most players and evenings in a chart.
const MOST: [usize; 2] = [10, 120];

fn season(standings: &Standings) -> Markup {
    season_of(standings, &standings.players().enumerate().collect::<Vec<_>>())
}

pub(super) fn season_of(standings: &Standings, of: &[(usize, &str)]) -> Markup {
    let [players, evenings] = MOST;
    let lines = of.iter().take(players).map(|&(place, name)| {
        let mut sum = 0;
        let sums = standings.evenings.iter().map(|evening| {
            sum += evening.result_of(name).map_or(0, |played| played.over);
            Some(sum)
        });
        ChartLine {
            name: spaced(name),
            place,
            points: std::iter::once(Some(0)).chain(sums).collect(),
            fines: Vec::new(),
        }
    });
    let shown = of.len().min(players);
    let of_season = Chart {
        title: message!("season-chart", law = game(standings.law)),
        counts: message!("season-counts", all = shown == of.len(), shown),
        round: "evening",
        lines: lines.collect(),
        marks: vec![String::new(); standings.evenings.len()],
        target: LinkTarget::Nowhere,
        ..Chart::default()
    };
    html! { @if (2..=evenings).contains(&standings.evenings.len()) { (chart(&of_season)) } }
}

fn evenings(standings: &Standings) -> Markup {
    html! {
        details class="table" {
            summary { (message!("evenings-counted")) }
            ol class="evenings" {
                @for (at, evening) in standings.evenings.iter().enumerate() {
                    li id=(format!("{}-{}", standings.law.name(), at + 1)) {
                        @if let Some(date) = evening.date() { (figures::date(date)) ": " }
                        (results(standings, evening))
                        " " code { (evening.seal.map_or_else(|| message!("no-seal-known"), |seal| seal.to_string())) }
                    }
                }
            }
        }
    }
}

pub(super) fn results(standings: &Standings, evening: &SeasonEvening) -> Markup {
    html! { @for (at, played) in evening.players.iter().enumerate() {
        @if at > 0 { ", " }
        (figures::name(played.name.as_str())) " " (amount(standings, played.over))
    } }
}

pub(super) fn outcome(outcome: Ordering) -> Markup {
    let class = match outcome {
        Ordering::Greater => "won",
        Ordering::Equal => "level",
        Ordering::Less => "lost",
    };
    html! { span class=(class) { (Form::letter(outcome)) } }
}
