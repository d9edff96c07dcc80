//! A test in every language that is built in.

use nos_base::words::language::Language;

/// Runs a test in English and in each other language.
pub fn in_every_language(run: impl Fn()) {
    in_languages(Language::ALL, run);
}

/// The same in these languages.
pub fn in_languages(languages: &[Language], run: impl Fn()) {
    assert!(!languages.is_empty());
    for language in languages {
        language.tells(&run);
    }
}
