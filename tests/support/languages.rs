//! Runs a test in every built-in language.

use nos_base::Language;

pub fn in_every_language(run: impl Fn()) {
    in_languages(Language::ALL, run);
}

pub fn in_languages(languages: &[Language], run: impl Fn()) {
    assert!(!languages.is_empty());
    for language in languages {
        language.tells(&run);
    }
}
