//! Writes the changed files of a club's site.

use super::gathered::{Events, KeptEvenings, Season, gather};
use super::{RowOrder, by_law, on_all_cores};
use crate::desk::event::at_table::table_of;
use crate::desk::paper::{is_page, report_of, write as write_page};
use crate::desk::{Failure, Script, Status, files, pager};
use nos_base::{Language, shown};
use nos_club::season::Site;
use nos_club::season::sheets::way;
use nos_law::TableSettings;
use nos_records::journal::tag::Link;
use nos_records::system::new_file::sweep;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::DirEntry;
use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, io, mem};

/// The list of the site's files, and its first bytes.
const INDEX: &str = "nos-site.json";
const MARK: &[u8] = b"{\"nos\":\"site\"";

const LARGEST: u64 = 1 << 30;

#[derive(Default, Serialize, Deserialize)]
struct SiteIndex {
    nos: String,
    /// Digest of the other inputs of pages.
    setup: String,
    /// Files by address. A report has the digest of its journal, empty until it is written.
    files: BTreeMap<String, String>,
    evenings: KeptEvenings,
}

impl SiteIndex {
    fn read(folder: &Path) -> Result<SiteIndex, Failure> {
        let name = shown::path(folder);
        let other = || Failure::usage(message!("site-other-folder", folder = name));
        let failed = |error| Failure::reading(&name, &error);
        let path = folder.join(INDEX);
        if !files::is_there(&path, |ends| ends.starts_with(MARK)).map_err(|_| other())? {
            // Hidden files belong to version control or to publishing programs.
            let is_hidden = |file: DirEntry| file.file_name().to_string_lossy().starts_with('.');
            let is_empty = match fs::read_dir(folder) {
                Err(error) if error.kind() == ErrorKind::NotFound => true,
                there => there.map_err(failed)?.flatten().all(is_hidden),
            };
            return is_empty.then(SiteIndex::default).ok_or_else(other);
        }
        let bytes = nos_records::system::read(&path, LARGEST).map_err(failed)?;
        let index = serde_json::from_slice(&bytes.unwrap_or_default());
        // If the list is unreadable, the pages themselves are still recognized.
        Ok(index.unwrap_or_default())
    }

    fn write(&self, folder: &Path) -> Result<bool, Failure> {
        let path = folder.join(INDEX);
        let failed = |error: io::Error| Failure::writing_to(shown::path(&path), &error);
        let text = serde_json::to_vec(self).map_err(|error| failed(error.into()))?;
        files::put(&path, &text, |there| there.starts_with(MARK))
    }
}

/// Digests the other inputs of pages: program, language, money and aliases.
fn setup(season: &Season, table: &TableSettings) -> String {
    let program = env::current_exe().and_then(fs::read);
    let program = program.unwrap_or_else(|_| env!("CARGO_PKG_VERSION").into());
    let texts: BTreeMap<&String, &String> = match Language::chosen() {
        Language::Read(translation) => translation.texts.iter().collect(),
        _ => BTreeMap::new(),
    };
    let language = Language::chosen().tag();
    let customs = format!("{language} {texts:?} {:?} {:?}", table.money, season.aliases.pairs());
    format!("{:032x}", Link::of(Some(Link::of(None, &program)), customs.as_bytes()).half())
}

/// Where a journal was played: a table of an event, or the place in its name.
fn place(path: &Path, events: &Events) -> String {
    let event = table_of(path).and_then(|(folder, no)| Some((events.get(&folder)?, no)));
    match event {
        Some((own, no)) => {
            let round = message!("event-round-number", round = no.round());
            let table = message!("event-table-number", table = no.table());
            format!("{}, {round}, {table}", own.event.name)
        }
        None => {
            path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
        }
    }
}

pub fn write(
    files: &[PathBuf],
    mut season: Season,
    order: &RowOrder<'_>,
    folder: &Path,
    table: &TableSettings,
) -> Result<Status, Failure> {
    let name = shown::path(folder).to_string();
    let _lock = files::folder_to_write(folder)?;
    let mut old = SiteIndex::read(folder)?;
    let setup = setup(&season, table);
    if old.setup != setup {
        old.evenings.clear();
        old.files.values_mut().for_each(String::clear);
    }
    season.kept = Some(mem::take(&mut old.evenings));
    let mut gathered = on_all_cores(|| gather(files, &season));
    let standings = by_law(&mut gathered, order, table)?;
    let events = gathered.events.values().map(|own| (&own.event, &own.account));
    let site = Site::new(&standings, events, |half| {
        let journal = gathered.journals.get(&half).map(|(path, _)| *path);
        journal.map_or_else(String::new, |path| place(path, &gathered.events))
    });
    let pages = site.pages(&gathered.remarks);
    let reports: Vec<(String, &Path, String)> = (gathered.journals.iter())
        .filter_map(|(half, (path, digest))| Some((site.report(*half)?, *path, digest.clone())))
        .collect();
    let is_same = |(address, _, digest): &(String, _, String)| {
        old.files.get(address) == Some(digest) && is_page(&folder.join(address)).unwrap_or(false)
    };
    let changed: Vec<_> = reports.iter().filter(|own| !is_same(own)).collect();
    let files = (pages.iter().map(|page| (page.address.clone(), String::new())))
        .chain(reports.iter().map(|(address, _, digest)| (address.clone(), digest.clone())));
    let mut index = SiteIndex {
        nos: "site".to_owned(),
        setup,
        files: files.collect(),
        evenings: mem::take(&mut gathered.kept),
    };
    let gone: Vec<&String> =
        (old.files.keys()).filter(|own| !index.files.contains_key(*own)).collect();
    let parts = ["evenings", "players", "events"].map(|part| folder.join(part));
    if let Some(link) = parts.iter().find(|part| part.is_symlink()) {
        return Err(Failure::usage(message!("is-a-link", path = shown::path(link))));
    }
    // Written before the pages, so that the list is complete even if the program is interrupted.
    let now = index.files.clone();
    let unsure = gone.iter().copied().chain(changed.iter().map(|(own, ..)| own));
    index.files.extend(unsure.map(|own| (own.clone(), String::new())));
    index.write(folder)?;
    for part in &parts {
        files::make_folder(part)?;
        sweep(part);
    }
    let to_others = way("../", "");
    let written = AtomicUsize::new(0);
    let put = |address: &str, page: &str| {
        written.fetch_add(write_page(&folder.join(address), page)?.into(), Ordering::Relaxed);
        Ok::<(), Failure>(())
    };
    on_all_cores(|| {
        changed.par_iter().try_for_each(|(address, path, _)| {
            let read = Script::read(path)?.judged(table, io::sink())?;
            put(address, &report_of(&read, table, false, Some(("../", to_others.clone()))))
        })?;
        pages.par_iter().try_for_each(|page| put(&page.address, &page.text))
    })?;
    let mut removed = 0;
    for own in gone.into_iter().map(Path::new) {
        // A list cannot lead out of the folder.
        let is_inside = own.components().all(|part| matches!(part, Component::Normal(_)));
        let own = folder.join(own);
        if is_inside && is_page(&own).unwrap_or(false) && fs::remove_file(&own).is_ok() {
            removed += 1;
        }
    }
    index.files = now;
    index.write(folder)?;
    let (files, written) = (index.files.len(), written.into_inner());
    pager::show(&[message!("site-written", folder = name, files, written, removed)])?;
    Ok(gathered.status)
}
