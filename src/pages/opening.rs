//! The opening of an evening, in the page and as a separate picture.

use super::figures::isolated;
use super::lead::{deciding, ranks};
use super::paint::{DRAWING, isolating, literal};
use super::{Chart, ChartLine, Legend, colour, figures, lead, picture, prose, shapes};
use maud::{Markup, PreEscaped, html};
use nos_base::text::width::{columns, wrapped};
use nos_base::{PlayerId, SpanKind, Told, spaced};
use nos_law::common::HandStage;
use nos_law::{DrawnHand, EntryNo, TallySheet};
use nos_records::journal::Record;
use nos_records::print::chronicle::{EveningChapter, walk};
use nos_records::print::feats::Feats;
use nos_records::print::fine::{self, Fine};
use nos_records::print::sheet::Sheet;
use nos_records::print::sheet::figures::Figure;
use std::cmp::{Ordering, Reverse};

/// The script that saves the picture. It adds the style, and the shapes of the page.
pub fn save() -> String {
    let style = format!("{}{DRAWING}", colour::light());
    include_str!("save.js").replace("STYLE", &format!("{style:?}"))
}

struct Fact {
    label: String,
    told: Told,
    /// A link within the page: the address and its words.
    link: Option<(String, String)>,
}

pub struct Opening<'a> {
    title: &'a str,
    record: &'a Record,
    sheet: &'a Sheet,
    chart: Option<&'a Chart>,
    won: Told,
    ranks: Vec<(usize, usize)>,
    facts: Vec<Fact>,
    best: Option<&'a DrawnHand>,
    legend: Legend,
}

/// Fits a name between its marker and its figure: the size of its letters, in pixels, and its lines.
fn fitted(name: &str) -> (usize, Vec<String>) {
    const ROOM: usize = 17 * 38;
    // A capital is half as wide again as another letter.
    let wide = columns(name) + name.chars().filter(|c| c.is_uppercase()).count() / 2;
    let size = (ROOM / wide.max(1)).clamp(13, 17);
    let line = columns(name) * ROOM / (size * wide).max(1);
    (size, wrapped("", name, line))
}

impl<'a> Opening<'a> {
    /// `None` before the first hand.
    pub fn new_for(
        title: &'a str,
        (record, sheet): (&'a Record, &'a Sheet),
        chapters: &'a [EveningChapter],
        chart: Option<&'a Chart>,
        legend: &Legend,
    ) -> Option<Opening<'a>> {
        let feats = Feats::of(record, sheet.fewest_win);
        let best = (feats.best.as_ref())
            .and_then(|best| chapters.iter().find(|own| own.hand() == Some(best.hand)));
        let drawn = best.map(EveningChapter::drawn);
        let mut opening = Opening {
            won: lead::first_or_level(sheet),
            ranks: ranks(sheet),
            facts: Vec::new(),
            best: drawn.filter(|hand| hand.picture.is_some() || !hand.pegs.is_empty()),
            legend: legend.with_strays(best.map_or(&[], |hand| &hand.strays)),
            title,
            record,
            sheet,
            chart,
        };
        opening.facts = opening.happened(chapters, &feats);
        (sheet.hands > 0).then_some(opening)
    }

    fn label(&self, at: usize) -> String {
        spaced(self.sheet.holders.get(at).map_or("", |own| own.name.as_str()))
    }

    fn name(&self, at: usize) -> Told {
        Told::of(SpanKind::Name, &self.label(at))
    }

    fn figure(&self, at: usize) -> String {
        let cell = deciding(self.sheet).and_then(|(row, _)| row.cells.get(at));
        figures::decimal(&cell.unwrap_or(&Figure::Empty).plain())
    }

    fn happened(&self, chapters: &[EveningChapter], feats: &Feats) -> Vec<Fact> {
        let round = self.sheet.round;
        let to_hand = |hand: u32| (format!("#hand-{hand}"), message!("hand", hand, round));
        let fact = |label, told, link| Fact { label, told, link };
        let has = |name, figure: String| Told::joined([name, figure.into()], ", ");
        let named = |name: &str| Told::of(SpanKind::Name, name);
        let mut facts = Vec::from_iter(feats.best.as_ref().map(|best| {
            let told = has(named(&best.who), figures::change(best.amount));
            fact(message!("summary-best", round), told, Some(to_hand(best.hand)))
        }));
        facts.extend(self.behind().map(|(at, behind, hand)| {
            let told = told!("was-behind", behind = figures::units(behind); name = self.name(at));
            fact(message!("summary-behind"), told, Some(to_hand(hand)))
        }));
        facts.extend(fine::dearest(&self.sheet.fines).map(|fine| {
            let told = has(named(&fine.offender), fine.to_string());
            fact(message!("summary-dearest"), told, self.to_entry(fine.hand, fine.no))
        }));
        facts.extend(self.most().map(|(what, at, count, hand, no)| {
            let (label, entry) = (message!("summary-most", what), self.to_entry(hand, no));
            fact(label, has(self.name(at), figures::units(count)), entry)
        }));
        let hands = chapters.iter().filter(|own| own.hand().is_some());
        let is_closed = |own: &&EveningChapter| {
            let closed = HandStage::Over(own.table.law().about.closed);
            !own.is_abandoned && own.table.common().stage() == closed
        };
        let length = |own: &&EveningChapter| (own.lines.len(), Reverse(own.hand()));
        let closed = hands.clone().filter(is_closed).max_by_key(length);
        let longest = closed.or_else(|| hands.clone().max_by_key(length));
        facts.extend(longest.filter(|_| hands.count() > 1).map(|hand| {
            let told = told!("so-many-entries", entries = hand.lines.len());
            let ending = closed.map_or("none", |own| own.table.law().about.closed);
            fact(message!("summary-longest", round, ending), told, hand.hand().map(to_hand))
        }));
        let fouls: usize = chapters.iter().map(EveningChapter::fouls).sum();
        let cost: i64 = fine::paid(&self.sheet.fines).map(Fine::in_all).sum();
        let unit = chapters.first().map_or_else(String::new, |own| own.table.law().message("unit"));
        let told = told!("fouls-and-cost", fouls, cost, figure = figures::units(cost), unit);
        facts.push(fact(message!("summary-fouls"), told, None));
        let mut hours = self.sheet.hours();
        let minutes =
            self.sheet.times.map(|(first, last)| (last.timestamp() - first.timestamp()) / 60);
        if let Some(minutes) = minutes.filter(|minutes| *minutes > 0) {
            hours = format!("{hours}, {}", super::hand::lasted(minutes));
        }
        facts.push(fact(message!("summary-length"), hours.into(), None));
        facts
    }

    fn to_entry(&self, hand: u32, no: EntryNo) -> Option<(String, String)> {
        Some((self.chart?.target.address(hand as usize, Some(no))?, message!("entry-number", no)))
    }

    /// The player with most of what the law counts: the heading, the index in the books, the
    /// number, and the hand and entry of the last one. Among equals, the first to reach the number.
    fn most(&self) -> Option<(String, usize, i64, u32, EntryNo)> {
        let law = self.record.law();
        let columns = &law.library().columns;
        let at = columns.iter().position(|column| column.key == law.about.most)?;
        let mut tally = TallySheet::new(columns.len());
        let mut all: Vec<(i64, usize, u32, EntryNo)> = Vec::new();
        walk(self.record, |before, step| {
            before.tally(step.ruling, &mut tally);
            let players = 0..before.common().players().len();
            let count = |player| (tally.count(PlayerId::at(player), at), Reverse(player));
            let (count, Reverse(player)) = players.map(count).max().unwrap_or_default();
            let last = all.last().map_or(0, |own| own.0);
            // An abandoned hand takes back its counts.
            match count.cmp(&last) {
                Ordering::Greater => all.push((count, player, step.hand, step.no)),
                Ordering::Equal => {}
                Ordering::Less => all.retain(|(.., hand, _)| *hand != step.hand),
            }
        });
        let (count, player, hand, no) = all.pop()?;
        let heading = columns.get(at)?.heading.to_string();
        Some((heading, law.about.seating.holder_of(player), count, hand, no))
    }

    /// The sole winner's largest deficit, and the hand after which it arose; `None` without one.
    fn behind(&self) -> Option<(usize, i64, u32)> {
        let chart = self.chart.filter(|chart| chart.goal.is_none() && self.sheet.is_final())?;
        let [(1, winner), (2, _), ..] = *self.ranks.as_slice() else {
            return None;
        };
        let sign = if self.sheet.fewest_win { -1 } else { 1 };
        let is_of_winner = |line: &&ChartLine| line.place == winner;
        let gaps = (1..=chart.marks.len()).filter_map(|hand| {
            let (own, others): (Vec<_>, Vec<_>) = chart.lines.iter().partition(is_of_winner);
            let most = |lines: Vec<&ChartLine>| {
                lines.iter().filter_map(|line: &&ChartLine| Some(line.at(hand)? * sign)).max()
            };
            Some((most(others)? - most(own)?, hand))
        });
        let (behind, hand) = gaps.max_by_key(|(gap, hand)| (*gap, Reverse(*hand)))?;
        (behind > 0).then_some((winner, behind, u32::try_from(hand).ok()?))
    }

    /// A player's score along the evening, as a path of this size in pixels.
    fn line(&self, at: usize, (wide, high): (f32, f32)) -> String {
        let Some(chart) = self.chart else {
            return String::new();
        };
        let all = || chart.lines.iter().flat_map(ChartLine::values);
        let low = all().min().unwrap_or_default() as f32;
        let span = (all().max().unwrap_or_default() as f32 - low).max(1.0);
        let step = wide / chart.marks.len().max(1) as f32;
        let mut path = String::new();
        for line in chart.lines.iter().filter(|line| line.place == at) {
            for hand in 0..line.points.len() {
                let Some(has) = line.at(hand) else { continue };
                let sign = if path.is_empty() { 'M' } else { 'L' };
                let y = high - (has as f32 - low) / span * high;
                path.push_str(&format!("{sign}{:.0} {y:.1}", hand as f32 * step));
            }
        }
        path
    }

    pub fn section(&self) -> Markup {
        let heading = deciding(self.sheet).map_or("", |(row, _)| row.heading.as_str());
        let caption = message!("by-rank");
        html! {
            section id="summary" {
                p class="winner" { (prose(&self.won)) }
                (figures::table(Some("ranking"), (&caption, &caption), &html! {
                    th scope="col" class="number" { (message!("standings-rank")) }
                    th scope="col" { (message!("column-player")) }
                    th scope="col" class="number" { (heading) }
                    td {}
                }, &html! {
                    @for (rank, at) in &self.ranks {
                        tr class=(colour::class(*at)) {
                            td class="number" { (rank) }
                            th scope="row" { span class="name" { (prose(&self.name(*at))) } }
                            td class="number" { (self.figure(*at)) }
                            td { svg class="spark" role="none" viewBox="-2 -2 124 28" width="124" height="28" {
                                path class="progress" d=(self.line(*at, (120.0, 24.0))) {}
                            } }
                        }
                    }
                }))
                @if let Some(best) = self.best { figure class="best" {
                    @match &best.picture {
                        _ if !best.pegs.is_empty() => {
                            @let (sides, target) = self.pegs(best);
                            (picture::pegs(&sides, target))
                        },
                        Some(picture) => (picture::picture(picture, &Legend { is_single: true, ..self.legend.clone() })),
                        None => {},
                    }
                } }
                dl { @for fact in &self.facts {
                    dt { (fact.label) }
                    dd { (prose(&fact.told)) @if let Some((address, words)) = &fact.link { ", " a href=(address) { (words) } } }
                } }
                button type="button" id="save" hidden { (message!("save-picture")) }
                script type="image/svg+xml" id="picture" { (PreEscaped(isolating(self.picture(false)))) }
            }
        }
    }

    /// The pegs of a hand by name, and the target.
    fn pegs(&self, hand: &DrawnHand) -> (Vec<(String, [i64; 2])>, i64) {
        let holder = |player: PlayerId| {
            let law = self.record.law();
            self.legend.names.get(player.index()).cloned().unwrap_or_else(|| law.name().to_owned())
        };
        let sides = hand.pegs.iter().map(|(player, pegs)| (holder(*player), *pegs));
        (sides.collect(), hand.target.unwrap_or_default())
    }

    /// The opening as a file, with a mark that identifies it.
    pub fn file(&self) -> String {
        let picture = isolating(literal(&self.picture(true)));
        let (name, rest) = picture.split_at("<svg".len());
        let spaces =
            r#" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#;
        let mark = r#"<!--<meta name="generator" content="nos">-->"#;
        format!("{name}{spaces}{}\n", rest.replacen('>', &format!(">{mark}"), 1))
    }

    /// The opening as a picture. A file has the shapes and the drawing, and it needs namespaces too.
    fn picture(&self, is_file: bool) -> String {
        let won = wrapped("", &isolated(&self.won), 44);
        let mut y = 44 + 36 * won.len() as i32;
        let rows = y;
        y += 34 * self.ranks.len() as i32;
        let best = self.best.and_then(|best| match &best.picture {
            _ if !best.pegs.is_empty() => {
                let (sides, target) = self.pegs(best);
                Some(picture::pegs_alone(&sides, target, !is_file))
            }
            Some(picture) => picture::alone(picture, &self.legend, !is_file),
            None => None,
        });
        let drawn = y;
        y += best.as_ref().map_or(0, |(_, high)| high + 24);
        let told = self.facts.iter().flat_map(|fact| {
            let link =
                fact.link.as_ref().map_or_else(String::new, |(_, words)| format!(", {words}"));
            wrapped("", &format!("{}: {}{link}", fact.label, isolated(&fact.told)), 84)
        });
        let told: Vec<String> = told.collect();
        let high = y + 22 * told.len() as i32 + 24;
        let picture = html! {
            svg class="opening" role="img" viewBox=(format!("0 0 720 {high}")) width="720" height=(high) {
                title { (isolated(&self.won)) }
                @if let Some((best, _)) = best.as_ref().filter(|_| is_file) { (shapes::used(&best.0)) }
                rect class="paper" width="720" height=(high) {}
                text class="fact" x="24" y="34" { (self.title) }
                @for (at, line) in (1..).zip(&won) { text class="won" x="24" y=(32 + 36 * at) { (line) } }
                @for (at, (rank, holder)) in (0..).zip(&self.ranks) {
                    g class=(colour::class(*holder)) transform=(format!("translate(24 {})", rows + 34 * at)) {
                        text y="22" { (rank) }
                        path class="marker" transform="translate(42 16)" d=(colour::colour_of(*holder).marker) {}
                        @let (size, lines) = fitted(&self.label(*holder));
                        @for (line, y) in lines.iter().zip(if lines.len() > 1 { [13, 29] } else { [22; 2] }) {
                            text x="58" y=(y) font-size=(size) { (isolated(&Told::of(SpanKind::Name, line))) }
                        }
                        text x="500" y="22" class="figure" { (self.figure(*holder)) }
                        path class="progress" transform="translate(524 4)" d=(self.line(*holder, (140.0, 24.0))) {}
                    }
                }
                @if let Some((best, _)) = &best { g class="best" transform=(format!("translate(24 {})", drawn + 12)) { (best) } }
                @for (at, line) in (1..).zip(&told) { text x="24" y=(y + 22 * at) class="fact" { (line) } }
            }
        };
        picture.into_string()
    }
}
