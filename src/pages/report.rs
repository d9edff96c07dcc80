//! The evening as one page: settlement, chart, hand by hand, and the rules at the foot.

use super::chart::{self, Chart, ChartLine, LinkTarget};
use super::figures::prose;
use super::hand::{Columns, WALK, hand, id, in_a_line, player};
use super::legend::Legend;
use super::opening::{Opening, save};
use super::sheet::{sealed, settlement};
use super::{Frame, figures, page, picture};
use maud::{Markup, html};
use nos_base::{Article, Block, Look, Name, Rulebook, SpanKind, Told};
use nos_law::Law;
use nos_records::journal::{Record, Why};
use nos_records::print::chronicle::{Chronicle, ChronicleLine, EveningChapter, EveningPart};
use nos_records::print::fine::Fine;
use nos_records::print::sheet::Sheet;
use nos_records::print::why::WhyText;
use nos_records::print::{capital, why};
use std::collections::BTreeSet;

fn legend(record: &Record) -> Legend {
    Legend::new_for(record.law(), record.session().names().iter().map(Name::spaced).collect())
}

/// The report, with the root of its site and the links there. A short one has a line for each hand, and no rules.
pub fn report(
    record: &Record,
    sheet: &Sheet,
    seal: Option<&str>,
    is_short: bool,
    site: Option<(&str, Markup)>,
) -> String {
    let law = record.law();
    let chapters = Chronicle::of(record).chapters();
    let legend = legend(record);
    let title = title(law, sheet);
    let target = if is_short { LinkTarget::Hand } else { LinkTarget::Entry };
    let drawn = chapters.iter().find_map(|chapter| chapter.drawn().picture.as_ref());
    let is_long = chapters.iter().filter(|chapter| chapter.hand().is_some()).count() > LONG;
    let chart = charted(law, &chapters, sheet, target);
    let opening = Opening::new_for(&title, (record, sheet), &chapters, chart.as_ref(), &legend);
    let script = if is_short { String::new() } else { WALK.to_owned() } + &save();
    let by_hand = message!("hand-by-hand", round = law.round());
    let content = html! {
        header {
            h1 { (title) }
            (legend.players(drawn))
        }
        @if is_long { (contents(law, &chapters)) }
        main {
            @if let Some(opening) = &opening { (opening.section()) }
            section id="settlement" {
                h2 { (message!("settlement")) }
                (settlement(sheet, target))
                (sealed(seal))
            }
            @if let Some(chart) = &chart {
                section id="chart" {
                    h2 { (chart.title) }
                    (chart::chart(chart))
                }
            }
            section id="hands" {
                h2 { (by_hand) }
                (hands(law, &chapters, &Columns::new_for(sheet, &legend), &legend, is_short))
                @if !is_short { (player()) }
            }
            @if !is_short { (cited(&law.library().rulebook, &chapters, site.is_none())) }
        }
    };
    let seal = seal.map_or_else(String::new, |seal| message!("sealed", seal));
    let frame = Frame {
        title: &title,
        kind: "report",
        running: [&title, &seal],
        shared: site.as_ref().map(|(root, _)| *root),
        way: site.map(|(_, way)| way).unwrap_or_default(),
        script: &script,
        has_picture: opening.is_some(),
        skip: Some(("hands", &by_hand)),
        ..Frame::default()
    };
    page(&frame, &content)
}

const LONG: usize = 10;

fn contents(law: &'static Law, chapters: &[EveningChapter]) -> Markup {
    let unit = law.message("unit");
    html! {
        nav class="contents" aria-label=(message!("contents")) {
            a href="#settlement" { (message!("settlement")) }
            " · " a href="#chart" { (message!("by-hand", unit, round = law.round())) }
            " · " (message!("column-round", round = law.round()))
            @for chapter in chapters {
                @if let Some(number) = chapter.hand() {
                    " " a href=(format!("#{}", id(chapter))) { (number) }
                }
            }
        }
    }
}

pub fn game(law: &'static Law) -> String {
    capital(&law.message("law-name"))
}

/// `None` before the first hand.
pub fn opening(record: &Record, sheet: &Sheet) -> Option<String> {
    let (law, chapters) = (record.law(), Chronicle::of(record).chapters());
    let title = title(law, sheet);
    let chart = charted(law, &chapters, sheet, LinkTarget::Nowhere);
    let (chart, legend) = (chart.as_ref(), legend(record));
    Some(Opening::new_for(&title, (record, sheet), &chapters, chart, &legend)?.file())
}

fn title(law: &'static Law, sheet: &Sheet) -> String {
    let game = game(law);
    match sheet.date.map(figures::date) {
        None => message!("an-evening", game),
        Some(date) => message!("evening-of", game, date),
    }
}

/// The dossier of an entry, with the hand as it lay then.
pub fn dossier(record: &Record, sheet: &Sheet, why: &Why) -> String {
    let law = record.law();
    let chapters = Chronicle::of(record).chapters();
    let (no, then) = match why {
        Why::Entry(why) => (why.stood.no, why.stood.after.drawn()),
        Why::Correction(why) => (why.no, None),
    };
    let parts = why::parts(why, &Look::default());
    let (number, recorded) = why::heading(why);
    let heading = Told::joined([number.into(), recorded], "");
    let title = heading.to_string();
    let articles = why::articles(why);
    let how_it_stood = message!("how-it-stood");
    let has = |chapter: &&EveningChapter| chapter.lines.iter().any(|line| line.no == no);
    let legend = legend(record);
    let columns = Columns::new_for(sheet, &legend);
    let chapter = chapters.iter().find(has);
    let content = html! {
        main {
            @match why {
                Why::Entry(why) => {
                    h1 { (prose(&why.stood.ruling.text(&why.stood.after.names()).told())) }
                    p class="quiet" { (prose(&heading)) }
                },
                Why::Correction(_) => h1 { (prose(&heading)) },
            }
            @for part in parts {
                @if let WhyText::Sentences(sentences, _) = part.text {
                    section {
                        @if !part.heading.is_empty() { h2 { (part.heading) } }
                        @for sentence in sentences { p { (prose(&sentence.trimmed())) } }
                    }
                }
            }
            @if !articles.is_empty() {
                section id="rules" {
                    h2 { (message!("articles")) }
                    (passages(&law.library().rulebook, &articles.iter().collect()))
                }
            }
            @if let Some(chapter) = chapter {
                section id="hands" {
                    h2 { (how_it_stood) }
                    @if let Some(lies) = &then {
                        figure class="table" { (picture::picture(lies, &Legend { marks_newest: true, ..legend.with_strays(&chapter.strays) })) }
                    }
                    (columns.head())
                    (hand(chapter, &columns, &legend, then.is_none(), Some(no)))
                    (player())
                }
            }
        }
    };
    let frame = Frame {
        title: &title,
        kind: "report",
        running: [&title, ""],
        script: WALK,
        skip: chapter.map(|_| ("hands", &*how_it_stood)),
        ..Frame::default()
    };
    page(&frame, &content)
}

/// `None` before the first hand.
pub fn charted(
    law: &'static Law,
    chapters: &[EveningChapter],
    sheet: &Sheet,
    target: LinkTarget,
) -> Option<Chart> {
    let hands = chapters.iter().filter(|chapter| chapter.hand().is_some());
    let (marks, goals): (Vec<_>, Vec<_>) =
        hands.map(|own| (own.drawn().mark.clone(), own.drawn().target)).unzip();
    if marks.is_empty() {
        return None;
    }
    let begun = chapters.iter().filter(|chapter| chapter.part != EveningPart::After);
    let lines = sheet.holders.iter().enumerate().map(|(place, holder)| {
        let points = begun.clone().scan(false, |gone, chapter| {
            let was = std::mem::replace(gone, *gone || chapter.left.contains(&place));
            Some(chapter.has(&holder.name).filter(|_| !was))
        });
        let is_paid = |fine: &&Fine| fine.offender == holder.name && fine.in_all() > 0;
        let paid = sheet.fines.iter().filter(is_paid);
        let name = Told::of(SpanKind::Name, &holder.name);
        let words = |fine: &Fine| Told::joined([name.clone(), fine.to_string().into()], ", ");
        ChartLine {
            fines: paid.map(|fine| (fine.hand, fine.no, words(fine))).collect(),
            name: name.to_string(),
            place,
            points: points.collect(),
        }
    });
    Some(Chart {
        title: message!("by-hand", unit = law.message("unit"), round = law.round()),
        counts: law.message("counts"),
        round: law.round(),
        start: sheet.start,
        lines: lines.collect(),
        marks,
        goal: goals.into_iter().flatten().next(),
        fewest_win: sheet.fewest_win,
        target,
        decimals: 0,
    })
}

fn hands(
    law: &'static Law,
    chapters: &[EveningChapter],
    columns: &Columns,
    legend: &Legend,
    is_short: bool,
) -> Markup {
    let number = chapters.iter().filter_map(EveningChapter::hand).count();
    html! {
        @if number > 1 && !is_short {
            input type="checkbox" id="all";
            label for="all" { (message!("open-all", round = law.round())) }
        }
        (columns.head())
        @for chapter in chapters {
            @if !is_short {
                (hand(chapter, columns, legend, number == 1, None))
            } @else if chapter.hand().is_some() {
                div class="hand" id=(id(chapter)) { div class="summary" { (in_a_line(chapter, columns)) } }
            }
        }
    }
}

/// The articles that decided something. Those beyond dispute are folded, or left out.
pub fn cited(book: &Rulebook, chapters: &[EveningChapter], has_others: bool) -> Markup {
    let lines = || chapters.iter().flat_map(|chapter| chapter.lines.iter());
    let disputed: BTreeSet<&Article> = lines().flat_map(ChronicleLine::disputed).collect();
    let mut others: BTreeSet<&Article> = lines().flat_map(ChronicleLine::articles).collect();
    others.retain(|article| has_others && !disputed.contains(article));
    html! {
        @if !(disputed.is_empty() && others.is_empty()) {
            section id="rules" {
                h2 { (message!("rules-cited")) }
                (passages(book, &disputed))
                @if !others.is_empty() {
                    details {
                        summary { (message!("other-rules", rules = others.len())) }
                        (passages(book, &others))
                    }
                }
            }
        }
    }
}

fn passages(book: &Rulebook, articles: &BTreeSet<&Article>) -> Markup {
    let clause = |article: &Article| book.clause(*article).map(|own| own.blocks);
    html! {
        @if !articles.is_empty() {
            dl {
                @for article in articles {
                    dt id=(format!("a{article}")) { (article) }
                    dd { @for block in clause(article).unwrap_or_default() { (passage(&block, article)) } }
                }
            }
        }
    }
}

fn passage(block: &Block, article: &Article) -> Markup {
    let plain = |words: &str| words.replace(['*', '`'], "");
    let caption = message!("table-of", article);
    match block {
        Block::Words(words) => html! { p { (plain(words)) } },
        Block::Table(rows) => figures::table(
            None,
            (&caption, &caption),
            &html! { @for cell in rows.iter().take(1).flatten() { th scope="col" { (plain(cell)) } } },
            &html! {
                @for row in rows.iter().skip(1) { tr { @for cell in row { td { (plain(cell)) } } } }
            },
        ),
    }
}
