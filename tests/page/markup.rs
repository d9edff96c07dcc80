//! The markup of pages: well-formed, and without anything from outside.

use crate::support::pages::{evening, is_closed_by, pages, simulated};
use crate::support::records;
use nos_law::{EntryNo, Law, Share, SimulationOptions};
use nos_laws::LAWS;
use nos_pages::Chart;
use nos_pages::report::opening;
use nos_records::print::sheet::Sheet;
use std::collections::BTreeSet;

const VOID: [&str; 4] = ["meta", "input", "wbr", "!DOCTYPE"];

/// Begins and ends a drawing that text browsers skip.
const UNREAD: [&str; 2] = ["<script />", "<script ></script>"];

const ARABIC: &str = "سارة";

/// A report, a sheet and a picture of each law, in which the player seated first has an Arabic name.
fn reports() -> Vec<(&'static str, String)> {
    let report = |law: &'static Law| {
        let fouls = Share::percent(5);
        let options = SimulationOptions { hands: 3, fouls, ..SimulationOptions::default() };
        let lines = simulated(law, &options, 4).into_iter().map(|entry| format!("{entry}\n"));
        let script: String = lines.collect();
        let first = script.split("seat ").nth(1).unwrap().split(' ').next().unwrap();
        let record = records::record_by(law, &script.replace(first, ARABIC));
        let picture = opening(&record, &Sheet::of(&record, None)).unwrap();
        (law.name(), pages(&record).concat() + &picture)
    };
    LAWS.into_iter().map(report).collect()
}

/// The parts of a page between these, and the rest.
fn cut<'a>(page: &'a str, from: &str, to: &str) -> (Vec<&'a str>, String) {
    let (first, pieces) = page.split_once(from).unwrap_or((page, ""));
    let pieces = pieces.split(from).map(|piece| piece.split_once(to).unwrap_or_default());
    let (parts, rest): (Vec<_>, String) = pieces.unzip();
    (parts, first.to_owned() + &rest)
}

#[test]
fn an_arabic_name_before_a_number_is_isolated() {
    for (law, mut page) in reports() {
        for [from, to] in [["<bdi>", "</bdi>"], ["&#x2068;", "&#x2069;"]] {
            let (parts, rest) = cut(&page, from, to);
            assert!(parts.iter().any(|part| part.contains(ARABIC)), "{law}: {from}");
            page = rest;
        }
        // An entry as typed, and a name alone.
        for [from, to] in [["<code>", "</code>"], ["<p title=\"", "\""]] {
            page = cut(&page, from, to).1;
        }
        let page = page.replace(&format!(">{ARABIC}<"), "");
        assert_eq!(page.split(ARABIC).nth(1), None, "{law}");
    }
}

#[test]
fn text_browsers_skip_every_letter_of_a_drawing() {
    for (law, page) in reports() {
        let page = page.split_once("</html>").unwrap().0;
        let (drawn, rest) = cut(page, UNREAD[0], UNREAD[1]);
        let drawn = drawn.concat();
        let rest = cut(&rest, "<script", "</script>").1;
        assert!(drawn.matches("<text").count() > 9 && !rest.contains("<text"), "{law}: {rest}");
        assert!(!drawn.contains("<script") && !drawn.contains("</script"), "{law}");
    }
}

#[test]
fn a_page_has_the_shapes_that_it_uses_and_no_others() {
    for (law, page) in reports() {
        let page = page.split_once("</html>").unwrap().0;
        let shapes = tags(&cut(page, "<defs>", "</defs>").0.concat());
        let ids = values(&shapes, "id");
        let (steps, _) = cut(page, " data-b=\"", "\"");
        // Men and stacks, but not cubes, rows of cards and words.
        let is_man = |(place, state): &(&str, &str)| {
            !state.is_empty()
                && !place.starts_with('w')
                && !state.contains(' ')
                && state.parse::<u8>().is_err()
        };
        let changes =
            steps.iter().flat_map(|step| step.split('|')).filter_map(|own| own.split_once('='));
        let men: BTreeSet<String> = changes
            .filter(is_man)
            .map(|(_, man)| format!("-{}", man.trim_end_matches('+')))
            .collect();
        for id in &ids {
            let is_used =
                [format!("\"#{id}\""), format!("(#{id})")].iter().any(|own| page.contains(own));
            assert!(is_used || men.iter().any(|man| id.ends_with(man)), "{law}: {id}");
        }
        for man in men.iter().filter(|_| page.contains(" data-men=")) {
            assert!(ids.iter().any(|id| id.ends_with(man)), "{law}: {man}");
        }
        assert_eq!(ids.len() > 3, law != "cribbage", "{law}");
    }
}

/// Every tag of a page: its name, whether it ends an element, its attributes.
fn tags(page: &str) -> Vec<(String, bool, String)> {
    let mut tags = Vec::new();
    let page = page.replace(UNREAD[0], "").replace(UNREAD[1], "");
    let mut rest = &*page;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let end = rest.find('>').unwrap_or_else(|| panic!("a tag does not end: {:.40}", rest));
        let tag = &rest[..end];
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let ends = name.starts_with('/');
        tags.push((name.trim_start_matches('/').to_owned(), ends, attributes.to_owned()));
        rest = &rest[end + 1..];
        if name == "style" || name == "script" {
            rest = &rest[rest.find(&format!("</{name}>")).unwrap()..];
        }
    }
    tags
}

fn values<'a>(tags: &'a [(String, bool, String)], attribute: &str) -> Vec<&'a str> {
    let wanted = format!("{attribute}=\"");
    let of = |text: &'a str| -> Vec<&'a str> {
        let found = text
            .match_indices(&wanted)
            .filter(|(at, _)| *at == 0 || text.as_bytes()[at - 1] == b' ');
        found.map(|(at, _)| text[at + wanted.len()..].split('"').next().unwrap()).collect()
    };
    tags.iter().flat_map(|(_, _, attributes)| of(attributes)).collect()
}

fn every_page() -> Vec<String> {
    let records = [
        evening(3, 300),
        evening(5, 120),
        evening(7, 20),
        records::record("law 1"),
        records::record("seat Anna Bram Cees\nsettle"),
    ];
    records.iter().flat_map(pages).collect()
}

#[test]
fn every_element_is_closed_but_those_that_need_no_end_tag() {
    for page in every_page() {
        let mut open: Vec<String> = Vec::new();
        for (name, ends, attributes) in tags(&page) {
            while open.last().is_some_and(|last| is_closed_by(last, &name, ends)) {
                open.pop();
            }
            if ends {
                assert_eq!(open.pop(), Some(name), "{attributes}");
            } else if !VOID.contains(&name.as_str()) && !attributes.ends_with('/') {
                open.push(name);
            }
        }
        assert_eq!(open, Vec::<String>::new());
        assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
    }
}

#[test]
fn a_page_fetches_nothing_and_runs_only_its_own_script() {
    for page in every_page() {
        let tags = tags(&page);
        let names: BTreeSet<&str> = tags.iter().map(|(name, ..)| name.as_str()).collect();
        // At most one script, with its hash in the policy and no right to connect.
        let scripts = page.matches("<script>").count();
        assert_eq!(scripts, page.matches("; script-src 'sha256-").count());
        assert!(scripts <= 1 && !page.contains("connect-src"));
        for name in
            ["link", "img", "iframe", "object", "embed", "form", "base", "image", "foreignObject"]
        {
            assert!(!names.contains(name), "{name}");
        }
        for attribute in ["src", "srcset", "style", "xlink:href", "action", "data"] {
            assert_eq!(values(&tags, attribute), Vec::<&str>::new(), "{attribute}");
        }
        let links = values(&tags, "href");
        assert!(links.iter().all(|link| link.starts_with('#')), "{links:?}");
        for (_, _, attributes) in &tags {
            let names: String = attributes.split('"').step_by(2).collect();
            assert!(!names.contains(" on"), "{attributes}");
        }
        assert!(
            !page.replace("http://www.w3.org/2000/svg", "").contains("http:")
                && !page.contains("https:")
                && !page.contains("url(http")
                && !page.contains("@import")
        );
        let policy =
            values(&tags, "content").into_iter().find(|own| own.contains("default-src")).unwrap();
        assert!(policy.starts_with("default-src 'none'; style-src 'sha256-"), "{policy}");
    }
}

#[test]
fn every_link_has_a_target_and_every_id_is_unique() {
    let mut links = 0;
    for page in every_page() {
        let tags = tags(&page);
        let ids = values(&tags, "id");
        let places: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), places.len());
        for link in values(&tags, "href") {
            assert!(places.contains(&link[1..]), "{link}");
            links += 1;
        }
    }
    assert!(links > 500, "{links}");
}

#[test]
fn every_table_has_a_caption_and_scopes_and_headings_are_in_order() {
    for page in every_page() {
        let mut level = 0;
        let mut first = 0;
        let tags = tags(&page);
        for (at, (name, ends, attributes)) in tags.iter().enumerate() {
            match (name.as_str(), ends) {
                ("h1" | "h2" | "h3", false) => {
                    let own: usize = name[1..].parse().unwrap();
                    assert!(own <= level + 1, "{name} after h{level}");
                    level = own;
                    first += usize::from(own == 1);
                }
                ("table", false) => assert_eq!(tags[at + 1].0, "caption"),
                ("th", false) => assert!(attributes.contains("scope="), "{attributes}"),
                ("svg", false) => assert!(
                    ["role=\"img\"", "role=\"group\"", "role=\"none\"", "aria-hidden"]
                        .iter()
                        .any(|own| attributes.contains(own))
                ),
                _ => {}
            }
        }
        assert_eq!(first, 1);
        assert!(page.contains("<html lang=\"en\">"));
    }
}

#[test]
fn markup_in_a_name_or_a_note_is_escaped() {
    let record = records::record(
        "seat Anna Bram Cees\nnote <script>alert(1)</script> & \"=1+1\"\nnote '<img src=x onerror=alert(1)>",
    );
    let [report, sheet] = pages(&record);
    assert!(report.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp;"), "{report}");
    for page in [report, sheet] {
        // Nothing has added a script to the page.
        let own = page.split("<script>").next().unwrap();
        assert!(page.matches("<script").count() <= 1 && !own.contains("<img"));
    }
    let chart = Chart {
        lines: vec![nos_pages::chart::ChartLine {
            name: "<script>".to_owned(),
            place: 0,
            points: vec![Some(0), Some(5)],
            fines: vec![(1, EntryNo(1), "\"><script>".into()), (1, EntryNo(2), "later".into())],
        }],
        marks: vec!["\"><b>".to_owned()],
        ..Chart::default()
    };
    let drawn = nos_pages::chart::chart(&chart).into_string();
    assert!(!drawn.contains("<script>") && !drawn.contains("<b>"), "{drawn}");
    assert!(drawn.contains("&lt;script&gt;; later") && !drawn.contains("#e2"), "{drawn}");
}
