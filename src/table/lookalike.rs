//! Names that look like others, such as one with a Cyrillic `А` among Latin ones.

use super::name::Name;
use unicode_security::confusable_detection::skeleton;

/// The first of these names that looks like this one, but is another.
pub fn lookalike<'a>(name: &Name, among: impl IntoIterator<Item = &'a Name>) -> Option<&'a Name> {
    let (plain, lower) = looks(name);
    among.into_iter().find(|other| {
        let look = looks(other);
        !other.is(name) && (look.0 == plain || look.1 == lower)
    })
}

/// What a name looks like as typed, and in lower case.
fn looks(name: &Name) -> (String, String) {
    let look = |text: &str| skeleton(text).collect();
    (look(name.as_str()), look(&name.as_str().to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_found_whatever_they_are_written_with() {
        let table = [
            ("Anna", "\u{410}nna", true),
            ("anna", "\u{410}nn\u{430}", true),
            ("Ian", "lan", true),
            ("Torn", "Tom", true),
            ("Jo0", "JoO", true),
            ("Anna", "ANNA", false),
            ("Anna", "Anne", false),
            ("Émile", "Emile", false),
            ("Юля", "Юра", false),
        ];
        for (one, other, is_alike) in table {
            let name = |text| Name::new(text).unwrap_or_else(|| unreachable!());
            let found = lookalike(&name(one), &[name(other)]).is_some();
            assert_eq!(found, is_alike, "{one} {other}");
        }
    }
}
