//! Parts of standings and exports: aliases, days, the form, and the keys of columns.

use nos_base::Name;
use nos_club::season::aliases::aliases;
use nos_club::season::{Aliases, Day, Days, ExportTable, Form};
use nos_entry::Date;
use nos_laws::LAWS;

fn made(text: &str) -> Result<Aliases, String> {
    let pairs = aliases(text).map_err(|(line, fault)| format!("{line}: {fault}"))?;
    Aliases::new(pairs).map_err(|fault| fault.to_string())
}

#[test]
fn an_alias_leads_to_the_last_name_of_its_chain() {
    let aliases = made("# old names\n\nAnn=Anna\n Anneke = Ann # since March\nAnn=Anna\n").unwrap();
    for (name, expected) in [("Ann", "Anna"), ("Anneke", "Anna"), ("Anna", "Anna"), ("ann", "ann")]
    {
        let name = Name::new(name).unwrap();
        assert_eq!(aliases.name(&name).as_str(), expected);
    }
}

#[test]
fn a_long_chain_is_followed_to_its_end() {
    const LONG: usize = 4_000;
    let text: String = (0..LONG).map(|no| format!("N{no}=N{}\n", no + 1)).collect();
    let aliases = made(&text).unwrap();
    let last = Name::new(&format!("N{LONG}")).unwrap();
    for no in 0..LONG {
        let name = Name::new(&format!("N{no}")).unwrap();
        assert_eq!(aliases.name(&name), last);
    }
}

#[test]
fn a_wrong_alias_is_refused_with_a_reason() {
    for (text, expected) in rows! {
        "Ann=Anna\nAnn", "2: \"Ann\" is not an alias; an alias is written OLD=NEW, with a player's name on either side";
        "=Anna", "1: \"=Anna\" is not an alias; an alias is written OLD=NEW, with a player's name on either side";
        "Ann=Anna\nAnn=Hanna", "Ann is an alias of both Anna and Hanna; remove one of the two";
        "A=B\nB=C\nC=A", "A becomes an alias of itself; remove one of the aliases in the circle";
        "A=B\nB=C\nC=B", "B becomes an alias of itself; remove one of the aliases in the circle";
        "A=A", "A becomes an alias of itself; remove one of the aliases in the circle";
    } {
        assert_eq!(made(text).err().as_deref(), Some(expected), "{text}");
    }
}

#[test]
fn a_day_a_month_and_a_year_are_bounds_that_count() {
    let table = rows! {
        "2026-11-21", "2026-11-21", true;
        "2026-11-22", "2026-11-30", false;
        "2026-11-01", "2026-11-20", false;
        "2026-11", "2026-11", true;
        "2026-12", "2027", false;
        "2025", "2026-10", false;
        "2026", "2026", true;
    };
    let date = Date::from_ymd_opt(2026, 11, 21).unwrap();
    assert!(Days::default().have(date));
    for (from, to, expected) in table {
        let days = Days { from: Day::read(from).ok(), to: Day::read(to).ok() };
        assert!(days.from.is_some() && days.to.is_some());
        assert_eq!(days.have(date), expected, "{from} to {to}");
    }
}

#[test]
fn a_wrong_day_is_refused() {
    for text in ["", "26", "2026-1", "2026-13", "2026-02-30", "2026-11-211", "tonight", "2026-11é"]
    {
        assert!(Day::read(text).is_err(), "{text}");
    }
}

#[test]
fn the_form_keeps_the_last_ten_evenings() {
    let mut form = Form::default();
    assert_eq!(form.to_string(), "");
    for over in [-20, 0, 480, 1, 1, 1, 1, 1, 1, -1, 0] {
        form.add(over.cmp(&0));
    }
    assert_eq!(form.to_string(), "DWWWWWWWLD");
}

#[test]
fn no_exported_table_has_two_columns_of_one_name() {
    for table in ExportTable::ALL {
        assert_eq!(ExportTable::named(table.word()), Some(table));
        for law in LAWS {
            let keys: Vec<_> = table.keys(law).into_iter().map(|(key, _)| key).collect();
            assert!(keys.len() > 5);
            for (at, key) in keys.iter().enumerate() {
                assert!(!keys[..at].contains(key), "{}: {key}", table.word());
            }
        }
    }
    assert_eq!(ExportTable::named("balances"), None);
}
