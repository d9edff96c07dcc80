//! The languages that sentences are told in. One is chosen when the program starts, before the first sentence; what a
//! thread does can be told in another. What is kept and exchanged (journals, the words of JSON, the headings of CSV) is the same in all of them.

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// Lists the languages that are built in, and makes of each file of a room or a law the macro that finds it in all of them.
macro_rules! languages {
    ($dollar:tt $First:ident $first:literal $(, $Language:ident $tag:literal)* $(,)?) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum Language {
            #[default]
            $First,
            $($Language,)*
            /// One whose files were read when the program started.
            Read(&'static Translation),
        }

        impl Language {
            /// The languages that are built in, the one for everybody else first.
            pub const ALL: &[Language] = &[Language::$First $(, Language::$Language)*];

            /// The name of the language on the command line, in `nos.toml` and on pages.
            pub fn tag(self) -> &'static str {
                match self {
                    Language::$First => $first,
                    $(Language::$Language => $tag,)*
                    Language::Read(translation) => &translation.tag,
                }
            }
        }

        /// The file with this name and this ending in every language, and what a translator calls it:
        /// `texts!("words", "ftl", "cribbage")`.
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

/// The same text in every language that is built in, in the order of [`Language::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts {
    /// The name of the file that has it in another language.
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

/// A language that is not built in: what its files say, by their names.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Translation {
    pub tag: String,
    pub texts: HashMap<String, String>,
}

/// A tag as it is written, such as `pt-BR`; `None` if it is none. No language has a longer one than three letters.
pub fn tag(text: &str) -> Option<String> {
    let tag: LanguageIdentifier = text.parse().ok()?;
    let is_named = !tag.language.is_empty() && tag.language.as_str().len() < 4;
    is_named.then(|| tag.to_string())
}

static CHOSEN: OnceLock<Language> = OnceLock::new();

thread_local! {
    /// The language of this thread, where it is another than the program's.
    static OWN: Cell<Option<Language>> = const { Cell::new(None) };
}

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
        let own = OWN.get();
        own.unwrap_or_else(|| *CHOSEN.get_or_init(Language::default))
    }

    /// Does something that is told in this language, as far as this thread tells it.
    pub fn tells<T>(self, doing: impl FnOnce() -> T) -> T {
        let _before = Before(OWN.replace(Some(self)));
        doing()
    }

    /// The language with this tag that is built in.
    pub fn named(tag: &str) -> Option<Language> {
        let is_it = |language: &Language| language.tag().eq_ignore_ascii_case(tag);
        Language::ALL.iter().copied().find(is_it)
    }

    /// This text in this language, if it has one.
    pub fn own(self, texts: Texts) -> Option<&'static str> {
        let text = match self {
            Language::Read(translation) => translation.texts.get(texts.name).map(String::as_str),
            built_in => {
                let at = Language::ALL.iter().position(|own| *own == built_in);
                texts.all.get(at?).copied()
            }
        };
        let text = text?;
        Some(CHANGE.get().map_or(text, |change| change(text)))
    }

    /// The same, or else in English.
    pub fn of(self, texts: Texts) -> &'static str {
        self.own(texts).unwrap_or(texts.english())
    }
}

/// The language of the thread before it told something in another, which comes back.
struct Before(Option<Language>);

impl Drop for Before {
    fn drop(&mut self) {
        OWN.set(self.0);
    }
}

/// Something that is made once for each language, when it is first needed.
#[derive(Debug)]
pub struct PerLanguage<T> {
    /// In the order of [`Language::ALL`], and behind them for the one that was read.
    made: [OnceLock<T>; Language::ALL.len() + 1],
    make: fn() -> T,
}

impl<T> PerLanguage<T> {
    /// Makes it in the language that is chosen then.
    pub const fn new(make: fn() -> T) -> PerLanguage<T> {
        PerLanguage { made: [const { OnceLock::new() }; Language::ALL.len() + 1], make }
    }

    pub fn get(&self) -> &T {
        let chosen = Language::chosen();
        let at = Language::ALL.iter().position(|own| *own == chosen);
        let [built_in @ .., read] = &self.made;
        let made = at.and_then(|at| built_in.get(at)).unwrap_or(read);
        made.get_or_init(self.make)
    }
}

/// The tags of the language of a locale of the system, such as `pt_BR.UTF-8`: that of its country, then the language's own.
pub fn tags_of_locale(locale: &str) -> Vec<String> {
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    let language = name.split(['_', '-']).next().unwrap_or_default();
    [name, language].into_iter().filter_map(tag).collect()
}
