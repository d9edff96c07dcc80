//! Documents of an evening: the settlement sheet and the report.

use crate::desk::{Failure, ReadJournal, Script, Status, files, pager};
use clap::Args;
use maud::Markup;
use nos_base::shown;
use nos_base::text::tables;
use nos_law::{Session, TableSettings};
use nos_pages::report::game;
use nos_records::print::sheet::{Sheet, written};
use serde_json::json;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::{fs, io, mem};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaperForm {
    Text,
    Json,
    Csv,
    Markdown,
    Html,
}

#[derive(Args, Default)]
#[group(multiple = false)]
pub struct SheetForm {
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub csv: bool,
    #[arg(long)]
    pub markdown: bool,
    #[arg(long)]
    pub html: bool,
}

impl SheetForm {
    pub fn form(&self) -> PaperForm {
        let forms = [
            (self.json, PaperForm::Json),
            (self.csv, PaperForm::Csv),
            (self.markdown, PaperForm::Markdown),
            (self.html, PaperForm::Html),
        ];
        let given = |(is_given, form): (bool, PaperForm)| is_given.then_some(form);
        forms.into_iter().find_map(given).unwrap_or(PaperForm::Text)
    }
}

pub fn settle(
    script: &Script,
    table: &TableSettings,
    form: PaperForm,
    player: Option<&str>,
    output: Option<PathBuf>,
) -> Result<Status, Failure> {
    let look = &table.look;
    let (sheet, session, seal, status) = settled(script, table, player)?;
    let usual = || page_beside(&script.path, "sheet.html");
    let print = |text: String| deliver(&text, output.clone(), None, Some(&script.path));
    match form {
        PaperForm::Text => {
            let mut lines = written::words(&sheet, look);
            lines.extend(seal.map(|seal| message!("the-seal", seal)));
            if sheet.is_final() {
                lines.extend(written::signatures(&sheet, look));
            }
            match output {
                None => pager::show(&lines),
                output => deliver(&lines.join("\n"), output, None, Some(&script.path)),
            }
        }
        PaperForm::Json => {
            let sheet = written::json(&sheet);
            let json = json!({ "seal": seal, "state": session.state(), "sheet": sheet });
            print(shown::json(&json.to_string()).into_owned())
        }
        PaperForm::Csv => print(tables::csv(written::rows(&sheet), table.decimal)),
        PaperForm::Markdown => print(written::markdown(&sheet, seal.as_deref()).join("\n")),
        PaperForm::Html => {
            let page = nos_pages::sheet::sheet(&sheet, &game(session.law()), seal.as_deref());
            deliver(&page, output, usual(), Some(&script.path))
        }
    }?;
    Ok(status)
}

type Settled = (Sheet, Session, Option<String>, Status);

/// Returns the sheet and the session of an evening, its seal and its status.
fn settled(
    script: &Script,
    table: &TableSettings,
    player: Option<&str>,
) -> Result<Settled, Failure> {
    let money = table.money.as_ref();
    if player.is_none()
        && let Some(evening) = script.passed()
    {
        return Ok((Sheet::of_passing(&evening, money), evening.session, None, Status::Clean));
    }
    let read = script.judged(table, pager::Remarks)?;
    let sheet = match player {
        Some(name) => Sheet::of_one(&read.record, name, money).map_err(Failure::usage)?,
        None => Sheet::of(&read.record, money),
    };
    let session = read.record.session().clone();
    let (seal, status) = (read.seal.map(|seal| seal.to_string()), read.status);
    // The program ends, which gives the memory back at once.
    mem::forget(read);
    Ok((sheet, session, seal, status))
}

pub fn report(
    script: &Script,
    table: &TableSettings,
    output: Option<PathBuf>,
    is_short: bool,
) -> Result<Status, Failure> {
    let read = script.judged(table, pager::Remarks)?;
    let page = report_of(&read, table, is_short, None);
    deliver(&page, output, page_beside(&script.path, "html"), Some(&script.path))?;
    Ok(read.status)
}

pub fn report_of(
    read: &ReadJournal,
    table: &TableSettings,
    is_short: bool,
    site: Option<(&str, Markup)>,
) -> String {
    let sheet = Sheet::of(&read.record, table.money.as_ref());
    let seal = read.seal.map(|seal| seal.to_string());
    nos_pages::report::report(&read.record, &sheet, seal.as_deref(), is_short, site)
}

/// Formats in which nos draws nothing.
const OTHER_PICTURES: [&str; 6] = ["png", "jpg", "jpeg", "gif", "webp", "pdf"];

pub fn picture(script: &Script, table: &TableSettings, output: PathBuf) -> Result<Status, Failure> {
    let ending = output.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    if ending.is_some_and(|ending| OTHER_PICTURES.contains(&&*ending)) {
        let [svg, png] = ["svg", "png"].map(|ending| output.with_extension(ending));
        let [svg, png] = [shown::path(&svg), shown::path(&png)];
        let picture = format!("--picture {svg}");
        let convert = format!("rsvg-convert {svg} -o {png}");
        return Err(Failure::usage(message!("picture-is-svg", picture, convert)));
    }
    let read = script.judged(table, pager::Remarks)?;
    let sheet = Sheet::of(&read.record, table.money.as_ref());
    let none = || Failure::usage(message!("no-picture", round = read.record.law().round()));
    let drawn = nos_pages::report::opening(&read.record, &sheet).ok_or_else(none)?;
    deliver(&drawn, Some(output), None, Some(&script.path))?;
    Ok(read.status)
}

pub fn page_beside(path: &Path, ending: &str) -> Option<PathBuf> {
    (path.as_os_str() != "-").then(|| path.with_extension(ending))
}

/// Writes a document of an evening to the named file, or prints it. On a terminal, a document
/// nobody can read there goes to its default file.
pub fn deliver(
    text: &str,
    output: Option<PathBuf>,
    usual: Option<PathBuf>,
    evening: Option<&Path>,
) -> Result<(), Failure> {
    let usual = usual.filter(|_| output.is_none() && io::stdout().is_terminal());
    let output = output.filter(|path| !["-", "/dev/stdout"].contains(&&*path.to_string_lossy()));
    let text = format!("{}\n", text.trim_end());
    let path = match (output, usual) {
        (Some(path), _) => {
            files::write_named(&path, text.as_bytes(), evening)?;
            path
        }
        (None, Some(path)) => {
            write(&path, &text)?;
            path
        }
        (None, None) => return pager::print_ended(&text),
    };
    pager::show(&[message!("page-written", name = shown::path(&path))])
}

const PAGE: &str = r#"<meta name="generator" content="nos">"#;

/// Writes a page to a file whose name nos chose, unless it is there; returns whether it wrote. Never
/// overwrites a file that is not a nos page.
pub fn write(path: &Path, page: &str) -> Result<bool, Failure> {
    files::put(path, page.as_bytes(), has_page)
}

fn has_page(head: &[u8]) -> bool {
    String::from_utf8_lossy(head).contains(PAGE)
}

/// Whether a file begins as a nos page. Reads no device and follows no link.
pub fn is_page(path: &Path) -> io::Result<bool> {
    if !fs::symlink_metadata(path)?.is_file() {
        return Ok(false);
    }
    Ok(has_page(&files::head(path)?))
}
