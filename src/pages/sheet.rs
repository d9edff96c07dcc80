//! The settlement sheet: one page of A4 with room to sign.

use super::lead::won;
use super::{Frame, LinkTarget, figures, page, prose};
use maud::{Markup, html};
use nos_base::Article;
use nos_records::print::fine::Fine;
use nos_records::print::sheet::Sheet;

pub fn sheet(sheet: &Sheet, game: &str, seal: Option<&str>) -> String {
    let date = sheet.date.map(figures::date);
    let title = match &date {
        Some(date) => message!("settlement-on", game, date),
        None => message!("settlement-in", game),
    };
    let content = html! {
        main {
            header {
                h1 { (message!("settlement")) }
                p class="quiet" { (game) @if let Some(date) = &date { ", " (date) } ", " (sheet.hours()) }
            }
            @if let (true, Some(won)) = (sheet.payments.is_empty(), won(sheet)) { p class="winner" { (won) } }
            (settlement(sheet, LinkTarget::Nowhere))
            @if sheet.is_final() { (signatures(sheet)) }
            footer {
                (sealed(seal))
            }
        }
    };
    let date = date.unwrap_or_default();
    let frame = Frame {
        title: &title,
        kind: "sheet",
        running: [&date, &seal.map_or_else(String::new, |seal| message!("sealed", seal))],
        ..Frame::default()
    };
    page(&frame, &content)
}

/// Without the winner.
pub fn settlement(sheet: &Sheet, target: LinkTarget) -> Markup {
    html! {
        (figures::payments(&sheet.payments))
        @for sentence in &sheet.sentences { p { (prose(sentence)) } }
        (figures::figures(sheet))
        (fines(&sheet.fines, target))
    }
}

fn signatures(sheet: &Sheet) -> Markup {
    html! {
        section class="signatures" {
            h2 { (message!("signed")) }
            ul {
                @for holder in &sheet.holders { li { (figures::name(&holder.name)) } }
            }
        }
    }
}

pub fn sealed(seal: Option<&str>) -> Markup {
    html! {
        @match seal {
            Some(seal) => p class="seal" { (message!("seal")) " " code { (seal) } },
            None => p class="seal quiet" { (message!("no-seal")) },
        }
    }
}

/// With more kinds of penalties than this, the sheet has only sums by player, to fit on one page.
const MANY: usize = 8;

fn fines(fines: &[Fine], target: LinkTarget) -> Markup {
    let groups = figures::grouped(fines, |fine| (&fine.offender, fine.is_back, &fine.penalty));
    html! {
        @if !fines.is_empty() {
            section class="fines" {
                h2 { (message!("penalties")) }
                @if groups.len() <= MANY {
                    (one_by_one(&groups, target))
                } @else {
                    (by_player(fines))
                    @if target != LinkTarget::Nowhere {
                        details class="table" {
                            summary { (message!("one-by-one")) }
                            (one_by_one(&groups, target))
                        }
                    }
                }
            }
        }
    }
}

fn one_by_one<K>(kinds: &[(K, Vec<&Fine>)], target: LinkTarget) -> Markup {
    let address = |fine: &Fine| target.address(fine.hand as usize, Some(fine.no));
    html! {
        ul {
            @for (fine, fines) in kinds.iter().filter_map(|(_, fines)| Some((fines.first()?, fines))) {
                li {
                    b aria-hidden="true" { "✗ " }
                    (figures::name(&fine.offender)) ", " (fine.message(fines.len()))
                    " " span class="quiet" {
                        "("
                        @for (at, fine) in fines.iter().enumerate() {
                            @if at > 0 { ", " }
                            @match address(fine) {
                                Some(address) => a href=(address) { (message!("entry-number", no = fine.no)) },
                                None => { (message!("entry-number", no = fine.no)) },
                            }
                        }
                        ")"
                    }
                }
            }
        }
    }
}

fn by_player(fines: &[Fine]) -> Markup {
    html! {
        ul class="many" {
            @for (offender, fines) in figures::grouped(fines, |fine| fine.offender.as_str()) {
                @let paid = fines.iter().filter(|fine| !fine.is_back).map(|fine| fine.in_all()).sum();
                li {
                    b aria-hidden="true" { "✗ " }
                    (figures::name(offender)) " " (message!("paid")) " " strong { (figures::units(paid)) } ": "
                    (kinds(fines).join("; "))
                }
            }
        }
    }
}

/// Kinds of one player's penalties, with how often each was given, waived and paid back.
fn kinds(fines: Vec<&Fine>) -> Vec<String> {
    let kind = |fine: &&Fine| (fine.purpose(), fine.penalty.article);
    let in_words = |((kind, article), fines): ((String, Article), Vec<&Fine>)| {
        let is_waived = |fine: &&&Fine| fine.penalty.payees == 0;
        let is_back = |fine: &&&Fine| !is_waived(fine) && fine.is_back;
        let waived = fines.iter().filter(is_waived).count();
        let (times, back) = (fines.len(), fines.iter().filter(is_back).count());
        let mut words = message!("so-often", kind, times);
        if waived > 0 {
            words.push_str(&message!("often-waived", waived, is_all = waived == times));
        }
        if back > 0 {
            words.push_str(&message!("often-paid-back", back, is_all = back == times));
        }
        format!("{words} [{article}]")
    };
    figures::grouped(fines, kind).into_iter().map(in_words).collect()
}
