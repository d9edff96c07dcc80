//! The opening as a picture, for viewers that know little of CSS.

use crate::support::pages::simulated;
use crate::support::records::record_of;
use nos_law::SimulationOptions;
use nos_laws::{LAWS, named};
use nos_pages::report::opening;
use nos_records::print::sheet::Sheet;

fn picture(law: &str, seed: u64) -> String {
    let law = named(law).unwrap();
    let options = SimulationOptions { hands: 3, ..SimulationOptions::default() };
    let record = record_of(law, simulated(law, &options, seed));
    opening(&record, &Sheet::of(&record, None)).unwrap()
}

/// The values of an attribute in order.
fn values<'a>(picture: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    picture.split(start.as_str()).skip(1).map(|rest| rest.split_once('"').unwrap().0).collect()
}

#[test]
fn a_picture_has_literal_colours_and_links_for_old_viewers() {
    for law in LAWS {
        for seed in 1..4 {
            let picture = picture(law.name(), seed);
            for unknown in
                ["var(", "@media", "font:", "<style", " class=", "color-mix", "currentColor"]
            {
                assert!(!picture.contains(unknown), "{}: {unknown}: {picture}", law.name());
            }
            assert_eq!(picture.matches("<svg").count(), 1, "{}: {picture}", law.name());
            let links = values(&picture, "href");
            assert_eq!(links, values(&picture, "xlink:href"), "{}", law.name());
            for link in &links {
                let id = format!(" id=\"{}\"", link.strip_prefix('#').unwrap());
                assert_eq!(picture.matches(&id).count(), 1, "{}: {link}", law.name());
            }
            let fills = values(&picture, "fill");
            assert!(fills.len() > 10, "{}: {picture}", law.name());
            for fill in fills {
                let is_colour = fill.starts_with('#') && fill.len() == 7;
                assert!(
                    is_colour || ["none", "url(#hatch)"].contains(&fill),
                    "{}: {fill}",
                    law.name()
                );
            }
        }
    }
}

#[test]
fn a_picture_of_every_law_has_its_drawing() {
    for law in LAWS {
        let pictures: Vec<String> = (1..4).map(|seed| picture(law.name(), seed)).collect();
        let sign = match law.name() {
            "chess" => "href=\"#figures-",
            "checkers" => "href=\"#discs-",
            "backgammon" => "href=\"#low-",
            "cribbage" => "stroke-width=\"3.4\"",
            _ => "href=\"#t",
        };
        assert!(pictures.iter().any(|own| own.contains(sign)), "{}: {}", law.name(), pictures[0]);
    }
}

#[test]
fn a_picture_hides_places_without_a_cube() {
    let picture = picture("backgammon", 1);
    let (shown, hidden) = ("></text></g>", " visibility=\"hidden\">");
    assert!(
        picture.contains(hidden)
            && picture.matches(hidden).count() == picture.matches(shown).count(),
        "{picture}"
    );
}

#[test]
fn a_long_name_is_smaller_or_has_two_lines_in_a_picture() {
    let wide = "林".repeat(40);
    let long = "Annemarijke_van_den_Hogenhorst-Oldenburg";
    let script = format!("seat {wide} {long} Bram\ndeal\nset Bram 6-6\nannounce 1");
    let record = crate::support::records::record(&script);
    let picture = opening(&record, &Sheet::of(&record, None)).unwrap();
    for (lines, size) in rows! { of (&[&str], u32):
        &["Bram"], 17;
        &["Annemarijke van den Hogenhorst-Oldenburg"], 15;
        &["林林林林林林林林林林林林林林林林林林林林林林林林", "林林林林林林林林林林林林林林林林"], 13;
    } {
        for line in lines {
            let texts: Vec<&str> = picture
                .split("<text ")
                .filter(|own| {
                    own.contains(&format!("{line}<")) || own.contains(&format!("{line}&"))
                })
                .collect();
            assert!(
                texts.iter().any(|own| own.contains(&format!("font-size=\"{size}\""))),
                "{line}: {texts:?}"
            );
        }
    }
}
