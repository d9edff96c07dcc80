//! The referee and scorekeeper for a real table of Nos, of other dominoes, cards or board games.
//!
//! The official enters what *happened*, and a law answers with a ruling. Entries are never changed:
//! a correction is a further entry. `docs/changing.md` describes the packages of these modules.
//! Only [`laws`] and the drawings know a game; everything else holds a
//! [`Session`](law::referee::Session) of any law.
//!
//! # Judging an entry
//!
//! A session is a value. Judging does not change it, and applying a ruling cannot fail.
//!
//! ```
//! use nos::law::{EntryNo, Verdict};
//! use nos::laws::nos::LAW;
//! use nos::entry::{Body, read_line};
//!
//! let mut session = (LAW.begin)();
//! let lines = ["seat Anna Bram Cees", "deal", "set Bram 6-6", "announce 1", "play Cees 5-4"];
//! let mut last = None;
//! for (at, line) in lines.into_iter().enumerate() {
//!     let Some(Body::Entry(entry)) = read_line(LAW.language, line)?.body else {
//!         continue;
//!     };
//!     let ruling = session.judge(&entry).map_err(|refusal| refusal.to_string())?;
//!     session.apply(EntryNo(at as u32 + 1), &ruling);
//!     last = Some(ruling);
//! }
//! let ruling = last.ok_or("no ruling")?;
//! assert!(matches!(ruling.verdict, Verdict::Foul(article) if article.to_string() == "11.2a"));
//! assert_eq!(ruling.moves(&session.names()).len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Reading a script
//!
//! A line is read in the language of its law. A misspelled line is an error with its place; an
//! impossible entry is a refusal of the law.
//!
//! ```
//! use nos::journal::{Record, Recorded};
//! use nos::laws::nos::LAW;
//! use nos::entry::{Body, read_line};
//!
//! let script = "law 1\nseat Anna Bram Cees   # clockwise\n\ndeal\nset Bram 6-6\n";
//! let mut record = Record::new(&LAW);
//! for line in script.lines() {
//!     match read_line(LAW.language, line)?.body {
//!         Some(Body::Entry(entry)) => record.enter(Recorded::Entry(entry))?,
//!         Some(Body::Correction(correction)) => record.enter(correction.into())?,
//!         Some(Body::Amendment(_) | Body::Question(_)) | None => continue,
//!     };
//! }
//! assert_eq!(record.len(), 4);
//!
//! let error = read_line(LAW.language, "set Bram 6-7").err().ok_or("it was read")?;
//! assert_eq!(error.column, 10);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Correcting an entry
//!
//! A correction is judged like an entry. The answer is its impact: the rulings, payments or scores
//! that change, and the accounts.
//!
//! ```
//! use nos::journal::{EntryOutcome, Record, Recorded};
//! use nos::laws::nos::LAW;
//! use nos::entry::{Body, Part, read_line};
//!
//! let entry = |line: &str| match read_line(LAW.language, line).map(|line| line.body) {
//!     Ok(Some(Body::Entry(entry))) => Ok(entry),
//!     _ => Err("no entry"),
//! };
//! let mut record = Record::new(&LAW);
//! for line in ["seat Anna Bram Cees", "deal", "set Bram 6-6"] {
//!     record.enter(Recorded::Entry(entry(line)?))?;
//! }
//! let fix = Part::Fix(3, entry("set Anna 6-6")?);
//! let decided = record.judge(Recorded::Correction(fix.into()))?;
//! if let EntryOutcome::Corrected(impact) = decided.outcome() {
//!     let told = LAW.accounts_told(&impact.accounts).to_string();
//!     assert_eq!(told, "Balances: Anna 494 -> 512, Bram 512 -> 494, Cees 494.");
//! }
//! record.apply(decided)?;
//! assert_eq!(record.len(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// For `message!`.
#[macro_use]
extern crate nos_base;

pub mod desk;

pub use nos_base::{cards, dominoes, hands, messages, table, text, words};
pub use nos_board as board;
pub use nos_club::{event, season};
pub use nos_entry as entry;
pub use nos_law as law;
pub use nos_laws::{self as laws, simulate};
pub use nos_listen as listen;
pub use nos_pages as pages;
pub use nos_records::{journal, print, system};
