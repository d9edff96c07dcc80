//! The languages that sentences are told in. One is chosen when the program starts, before the first sentence. What is
//! kept and exchanged (journals, the words of JSON, the headings of CSV) is the same in all of them.

use std::sync::OnceLock;

/// Lists the languages, and makes of each file of a room or a law the macro that finds it in all of them.
macro_rules! languages {
    ($dollar:tt $First:ident $first:literal $(, $Language:ident $tag:literal)* $(,)?) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum Language {
            #[default]
            $First,
            $($Language),*
        }

        impl Language {
            /// The languages, the one for everybody else first.
            pub const ALL: &[Language] = &[Language::$First $(, Language::$Language)*];

            /// The name of the language on the command line, in `nos.toml` and on pages.
            pub const fn tag(self) -> &'static str {
                match self {
                    Language::$First => $first,
                    $(Language::$Language => $tag),*
                }
            }
        }

        /// The file with this name and this ending in every language: `texts!("fives/words", "ftl")`.
        #[macro_export]
        macro_rules! texts {
            ($dollar name:literal, $dollar ending:literal) => {
                &[
                    include_str!(concat!($dollar name, ".", $first, ".", $dollar ending))
                    $(, include_str!(concat!($dollar name, ".", $tag, ".", $dollar ending)))*
                ]
            };
        }
    };
}

languages! { $
    English "en",
    Dutch "nl",
}

/// The same text in every language, in the order of [`Language::ALL`].
pub type Texts = &'static [&'static str];

static CHOSEN: OnceLock<Language> = OnceLock::new();

/// How English is changed to a language that is made up.
static CHANGE: OnceLock<Translate> = OnceLock::new();

/// Changes a file to another language.
pub type Translate = fn(&'static str) -> &'static str;

/// Tells everything in a language that is made up, before another is chosen: so it is found what stands in no file.
pub fn make_up(change: Translate) {
    let _ = CHANGE.set(change);
    let _ = CHOSEN.set(Language::default());
}

impl Language {
    /// Tells everything in this language from now on. Only the first choice counts, and only before anything is told.
    pub fn choose(self) {
        let _ = CHOSEN.set(self);
    }

    pub fn chosen() -> Language {
        *CHOSEN.get_or_init(Language::default)
    }

    pub fn named(tag: &str) -> Option<Language> {
        let mut all = Language::ALL.iter().copied();
        all.find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// The language of a locale of the system, such as `nl_NL.UTF-8`.
    pub fn of_locale(locale: &str) -> Option<Language> {
        Language::named(locale.split(['_', '-', '.', '@']).next()?)
    }

    /// This text in this language, or in English if there is no other.
    pub fn of(self, texts: Texts) -> &'static str {
        let text = texts.get(self as usize).or(texts.first());
        let text = text.copied().unwrap_or_default();
        CHANGE.get().map_or(text, |change| change(text))
    }
}
