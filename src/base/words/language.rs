//! The languages of sentences. The program chooses one at the start, before the first sentence; a
//! thread can use another. Stored and exchanged data (journals, words of JSON, headings of CSV) is
//! the same in all.

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// Lists the built-in languages, and defines the macro that includes a file in all of them.
macro_rules! languages {
    ($dollar:tt $First:ident $first:literal $(, $Language:ident $tag:literal)* $(,)?) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum Language {
            #[default]
            $First,
            $($Language,)*
            Read(&'static Translation),
        }

        impl Language {
            /// The built-in languages, the default first.
            pub const ALL: &[Language] = &[Language::$First $(, Language::$Language)*];

            /// Returns the name of the language on the command line, in `nos.toml` and on pages.
            pub fn tag(self) -> &'static str {
                match self {
                    Language::$First => $first,
                    $(Language::$Language => $tag,)*
                    Language::Read(translation) => &translation.tag,
                }
            }
        }

        /// Includes a file in every language under a name: `texts!("words", "ftl", "chess")`.
        #[macro_export]
        macro_rules! texts {
            ($dollar name:literal, $dollar ending:literal, $dollar called:literal) => {
                $dollar crate::words::language::Texts {
                    name: concat!($dollar called, ".", $dollar ending),
                    all: &[
                        include_str!(concat!($dollar name, ".", $first, ".", $dollar ending))
                        $(, include_str!(concat!($dollar name, ".", $tag, ".", $dollar ending)))*
                    ],
                }
            };
        }
    };
}

languages! { $
    English "en",
    Dutch "nl",
}

/// A text in every built-in language, in the order of [`Language::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts {
    /// The name of a translation's file for it.
    pub name: &'static str,
    pub all: &'static [&'static str],
}

impl Texts {
    pub const fn new(name: &'static str, all: &'static [&'static str]) -> Texts {
        Texts { name, all }
    }

    pub fn english(&self) -> &'static str {
        self.all.first().copied().unwrap_or_default()
    }
}

#[derive(PartialEq, Eq, Debug, Default)]
pub struct Translation {
    pub tag: String,
    pub texts: HashMap<String, String>,
}

/// Parses a tag such as `pt-BR`. No language code has more than three letters.
pub fn tag(text: &str) -> Option<String> {
    let tag: LanguageIdentifier = text.parse().ok()?;
    (!tag.language.is_empty() && tag.language.as_str().len() < 4).then(|| tag.to_string())
}

static CHOSEN: OnceLock<Language> = OnceLock::new();

thread_local! {
    static OWN: Cell<Option<Language>> = const { Cell::new(None) };
}

static CHANGE: OnceLock<Translate> = OnceLock::new();

/// Makes a sample language from the English text of a file.
pub type Translate = fn(&'static str) -> &'static str;

/// Makes a sample language of all messages, which shows text that is in no file.
pub fn make_up(change: Translate) {
    let _ = CHANGE.set(change);
    let _ = CHOSEN.set(Language::default());
}

impl Language {
    /// Chooses the language. Only the first choice counts.
    pub fn choose(self) {
        let _ = CHOSEN.set(self);
    }

    pub fn chosen() -> Language {
        OWN.get().unwrap_or_else(|| *CHOSEN.get_or_init(Language::default))
    }

    /// Runs a function with this language in this thread.
    pub fn tells<T>(self, doing: impl FnOnce() -> T) -> T {
        let _before = Before(OWN.replace(Some(self)));
        doing()
    }

    pub fn named(tag: &str) -> Option<Language> {
        Language::ALL.iter().copied().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    pub fn own(self, texts: Texts) -> Option<&'static str> {
        let text = match self {
            Language::Read(translation) => translation.texts.get(texts.name).map(String::as_str),
            built_in => {
                texts.all.get(Language::ALL.iter().position(|own| *own == built_in)?).copied()
            }
        };
        let text = text?;
        Some(CHANGE.get().map_or(text, |change| change(text)))
    }

    /// Returns the text in this language, or else in English.
    pub fn of(self, texts: Texts) -> &'static str {
        self.own(texts).unwrap_or(texts.english())
    }
}

struct Before(Option<Language>);

impl Drop for Before {
    fn drop(&mut self) {
        OWN.set(self.0);
    }
}

/// A value made once for each language, when first needed.
#[derive(Debug)]
pub struct PerLanguage<T> {
    /// In the order of [`Language::ALL`], then the language that was read.
    made: [OnceLock<T>; Language::ALL.len() + 1],
    make: fn() -> T,
}

impl<T> PerLanguage<T> {
    pub const fn new(make: fn() -> T) -> PerLanguage<T> {
        PerLanguage { made: [const { OnceLock::new() }; Language::ALL.len() + 1], make }
    }

    pub fn get(&self) -> &T {
        let chosen = Language::chosen();
        let at = Language::ALL.iter().position(|own| *own == chosen);
        let [built_in @ .., read] = &self.made;
        at.and_then(|at| built_in.get(at)).unwrap_or(read).get_or_init(self.make)
    }
}

/// Returns the tags of a system locale such as `pt_BR.UTF-8`, with its country and without.
pub fn tags_of_locale(locale: &str) -> Vec<String> {
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    [name, name.split(['_', '-']).next().unwrap_or_default()].into_iter().filter_map(tag).collect()
}
