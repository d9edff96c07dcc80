//! Runs the typed command, or suggests a correction.

mod arguments;
mod asking;
mod completing;
mod help;
mod misread;
mod seasons;

#[cfg(feature = "board")]
use crate::desk::board;
use crate::desk::config::file::{self, places};
use crate::desk::journals::check;
use crate::desk::play::PlaySetup;
use crate::desk::simulating::simulate;
use crate::desk::{
    Config, LawArg, Origin, Replay, Script, Status, event, languages, open, pager, paper, play,
    prompt, surroundings, terminal,
};
use arguments::{Cli, Command, FileArgs, PlayArgs, ReplayArgs};
use asking::{Asking, ask, ask_nobody, dossier, games, register};
pub use help::explained;
use help::{headed, spoken};
use misread::{is_mistyped, meant_line, refuse_a_mistyped_command, worded};
use nos_base::{in_words, shown};
use nos_entry::Asked;
use nos_law::{Law, TableSettings};
use nos_laws::LAWS;
use nos_records::print::register::Filter;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, mem};

pub fn run() -> ExitCode {
    terminal::prepare();
    for trouble in choose_language() {
        pager::remark(format_args!("nos: {trouble}"));
    }
    if let Some(nowhere) = option("--lang").and_then(|tag| languages::nowhere(&tag)) {
        pager::remark(format_args!("nos: {nowhere}"));
        return ExitCode::from(Status::Usage as u8);
    }
    let cli = match Cli::read(env::args_os()) {
        Ok(cli) => cli,
        Err(error) => {
            let error = headed_error().unwrap_or(error);
            let meant = error.use_stderr().then(meant_line).flatten();
            let message = match meant {
                Some(line) => format!("nos: {}", message!("line-meant", line)),
                None if is_mistyped(&error) => {
                    let name = env::args().nth(1).unwrap_or_default();
                    format!("nos: {}", message!("no-command", name = shown::typed(&name)))
                }
                None if error.use_stderr() => worded(&error),
                None => {
                    // Ignore an error: the reader may have closed the output.
                    let _ = pager::print(&spoken(&error.to_string()));
                    return ExitCode::SUCCESS;
                }
            };
            message.lines().for_each(pager::remark);
            return ExitCode::from(Status::Usage as u8);
        }
    };
    let status = execute(cli).unwrap_or_else(|error| {
        let message = error.downcast_ref().map(in_words).unwrap_or_else(|| format!("{error:#}"));
        pager::remark(format_args!("nos: {message}"));
        Status::of(&error)
    });
    ExitCode::from(status as u8)
}

/// Parses the line again, for its error or help with translated headings and visible characters.
fn headed_error() -> Option<clap::Error> {
    let shown = env::args_os().map(|word| shown::typed(&word.to_string_lossy()).into_owned());
    let lines: [Vec<OsString>; 2] = [shown.map(OsString::from).collect(), env::args_os().collect()];
    lines.into_iter().find_map(|line| headed().try_get_matches_from(line).err())
}

/// Chooses a language: command line, `nos.toml`, its language files, system. Returns their errors.
fn choose_language() -> Vec<String> {
    let config = option("--config").map(PathBuf::from);
    let (wanted, files) = Config::language(config.as_deref(), &places(|name| env::var_os(name)));
    let of_files = files.as_deref().and_then(languages::tag_of);
    let tags = [option("--lang"), wanted, of_files].into_iter().flatten();
    languages::choose(tags.chain(surroundings::languages()), files.as_deref())
}

/// Finds an option's value before clap parses the line, because clap's errors need a language.
fn option(name: &str) -> Option<String> {
    let with_value = format!("{name}=");
    let mut words = env::args_os().map(|word| word.to_string_lossy().into_owned());
    let word = words.find(|word| word == name || word.starts_with(&with_value))?;
    word.strip_prefix(&with_value).map(str::to_owned).or_else(|| words.next())
}

fn execute(cli: Cli) -> anyhow::Result<Status> {
    // These commands ignore `nos.toml`, so that they work even if it is missing or unreadable.
    let (config, found) = match cli.command {
        Some(
            Command::Init
            | Command::Language { .. }
            | Command::Completions { .. }
            | Command::Man { .. },
        ) => (Config::default(), None),
        _ => Config::load(cli.config.as_deref(), &places(|name| env::var_os(name)))?,
    };
    let found = found.as_deref();
    let mut table = table(&config, found);
    table.look.plain |= cli.plain;
    table.look.color &= !table.look.plain;
    if cli.command.is_some() && cli.bare != PlayArgs::default() {
        anyhow::bail!(match meant_line() {
            Some(line) => message!("line-meant", line),
            None => message!("command-first"),
        });
    }
    let chosen = |law: &LawArg| law.law.unwrap_or(config.law);
    match cli.command {
        None => {
            if let Some(path) = &cli.bare.file {
                refuse_a_mistyped_command(path)?;
            }
            play(cli.bare, &config, found, table)
        }
        Some(Command::Play(args)) => play(args, &config, found, table),
        Some(Command::Replay(args)) => replay(args, table),
        Some(Command::Check { file, seal }) => Ok(check(&Script::journal(&file)?, seal)?),
        Some(Command::Settle { file, player, output, form }) => {
            let (script, form) = (Script::read(&file)?, form.form());
            Ok(paper::settle(&script, &table, form, player.as_deref(), output)?)
        }
        Some(Command::Completions { shell }) => {
            pager::print(&completing::script(shell))?;
            Ok(Status::Clean)
        }
        Some(Command::Man { output: Some(folder), .. }) => {
            let pages = completing::pages(&folder)?;
            say(&[message!("pages-written", pages, folder = shown::path(&folder))])
        }
        Some(Command::Man { command, .. }) => {
            pager::print(&completing::page(command.as_deref())?)?;
            Ok(Status::Clean)
        }
        Some(Command::Standings(args)) => args.print(&table, config.min_hands),
        Some(Command::Event(command)) => Ok(event::run(command, &table, config.min_hands)?),
        Some(Command::Export(args)) => args.write(config.law, &table),
        Some(Command::Import(args)) => Ok(args.run()?),
        Some(Command::Report { file, output, short, picture }) => {
            let script = Script::read(&file)?.listed()?;
            match picture {
                Some(picture) => Ok(paper::picture(&script, &table, picture)?),
                None => Ok(paper::report(&script, &table, output, short)?),
            }
        }
        #[cfg(feature = "board")]
        Some(Command::Board(args)) => board::show(args, &config, &table),
        Some(Command::Audit { files, json }) => {
            files.into_iter().try_fold(Status::Clean, |worst, file| {
                Ok(worst.max(ask(&FileArgs { file, json }, Asking::OfLaw(Asked::Audit), &table)?))
            })
        }
        Some(Command::Why { of, entry, html: true }) => dossier(&of, entry, &table),
        Some(Command::Why { of, entry, .. }) => ask(&of, Asking::Why(entry), &table),
        Some(Command::Show(of)) => ask(&of, Asking::OfLaw(Asked::Show), &table),
        Some(Command::Status(of)) => ask(&of, Asking::Status, &table),
        Some(Command::Balances { of, csv, by: Some(_) }) => {
            register(&of, Asking::OfLaw(Asked::Scores), csv, &table, None)
        }
        Some(Command::Balances { of, .. }) => ask(&of, Asking::OfLaw(Asked::Scores), &table),
        Some(Command::Legal(args)) => {
            ask(&args.of, Asking::OfLaw(Asked::Legal(args.subject())), &table)
        }
        Some(Command::Holds(args)) => {
            ask(&args.of, Asking::OfLaw(Asked::Holds(args.subject())), &table)
        }
        Some(Command::Journals { folder }) => Ok(open::list(&folder, &table.look)?),
        Some(Command::Laws(only)) => {
            let row =
                |law: &'static Law| format!("{:<18} {}", law.name(), law.message("law-title"));
            let laws = LAWS.into_iter().filter(|law| only.law.is_none_or(|only| only == *law));
            say(&laws.map(row).collect::<Vec<_>>())
        }
        Some(Command::History { of, words, player, cause, penalties, payments, csv }) => {
            let asking = Asking::typed("history", &words);
            let is_filtered = player.is_some() || cause.is_some() || penalties;
            if is_filtered || payments || csv {
                register(&of, asking, csv, &table, Some(&Filter { player, cause, penalties }))
            } else {
                ask(&of, asking, &table)
            }
        }
        Some(Command::Rule { words, law }) => {
            ask_nobody(chosen(&law), Asking::typed("rule", &words), &config, &table)
        }
        Some(Command::Games { law }) => games(chosen(&law), &config, &table),
        Some(Command::Card { words, law, html }) => {
            let laws = if html && words.is_empty() && law.law.is_none() {
                LAWS.to_vec()
            } else {
                vec![chosen(&law)]
            };
            asking::cards(laws, &words.join(" "), html, &table.look)
        }
        Some(Command::Init) => {
            say(&[file::init(&cli.config.unwrap_or_else(|| file::FILE.into()))?])
        }
        Some(Command::Language { check: Some(folder), json, .. }) => {
            Ok(languages::check(&folder, json)?)
        }
        Some(Command::Language { tag, output, source, .. }) => {
            say(&languages::write(&tag.unwrap_or_default(), output, source)?)
        }
        Some(Command::Simulate(args)) => simulate(args, cli.config.as_deref(), &config, table),
        Some(Command::Tutor { .. }) if !surroundings::is_attended() => {
            anyhow::bail!(message!("tutor-needs-a-terminal"))
        }
        Some(Command::Tutor { law, again }) => Ok(prompt::tutor(chosen(&law), table, again)?),
        Some(Command::Help { words, law }) => match of_command(&words) {
            Some(help) => say(&help.lines().map(str::to_owned).collect::<Vec<_>>()),
            None => ask_nobody(chosen(&law), Asking::typed("help", &words), &config, &table),
        },
    }
}

fn table(config: &Config, found: Option<&Path>) -> TableSettings {
    let mut look = surroundings::look();
    look.color = config.colour.holds(look.color);
    look.ascii = config.ascii.holds(look.ascii);
    look.plain = config.plain;
    TableSettings {
        look,
        money: config.money.clone().map(|money| match found {
            Some(file) => money.agreed_in(shown::path(file)),
            None => money,
        }),
        pieces: config.pieces.clone(),
        decimal: config.decimal,
    }
}

fn of_command(words: &[String]) -> Option<String> {
    let mut cli = headed();
    let command = match words {
        [] => Some(&mut cli),
        [name] => cli.find_subcommand_mut(name),
        _ => None,
    };
    Some(spoken(&command?.render_long_help().to_string()))
}

fn play(
    args: PlayArgs,
    config: &Config,
    found: Option<&Path>,
    table: TableSettings,
) -> anyhow::Result<Status> {
    if args.file.as_deref().map(Origin::of) == Some(Origin::Stdin) {
        anyhow::bail!(message!("journal-needs-a-name"));
    }
    let setup = PlaySetup { law: args.law.law, config, found };
    if surroundings::is_attended() {
        return setup.attended(args.file, table);
    }
    let manner = args.speech.manner(table);
    match args.file {
        Some(path) => setup.piped(path, manner),
        None => Ok(play::unkept(manner, args.law.law.unwrap_or(config.law))?),
    }
}

fn replay(args: ReplayArgs, table: TableSettings) -> anyhow::Result<Status> {
    let manner = args.speech.manner(table);
    match Origin::of(&args.file) {
        Origin::Stdin => Ok(play::unkept(manner, nos_laws::usual())?),
        Origin::File(path) => {
            let script = Script::read(&path)?;
            let bytes = if args.untagged { script.bytes.as_slice() } else { script.sound()? };
            let (out, err) = (Box::new(pager::stdout()), Box::new(pager::Remarks));
            let replay = Replay::new(script.book(), Origin::File(path), manner, out, err);
            let (status, book) = replay.run_script(bytes)?;
            // The program ends here, so do not spend time on freeing the memory piece by piece.
            mem::forget(book);
            Ok(status)
        }
    }
}

fn say(lines: &[String]) -> anyhow::Result<Status> {
    pager::show(lines)?;
    Ok(Status::Clean)
}
