//! What a shell completes, and the manual pages.

use crate::desk::cli::arguments::Cli;
use crate::desk::files;
use crate::desk::laws::LAWS;
use crate::desk::outcome::Failure;
use crate::season::export::Table;
use crate::season::written::Format;
use crate::table::shown;
use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;
use std::fs;
use std::io::Write as _;
use std::path::Path;

/// The name of the program.
const NAME: &str = "nos";

/// Words that a shell offers for an argument of a command, besides file names. What is typed may be something else.
struct Offer {
    command: &'static str,
    argument: &'static str,
    words: Vec<String>,
}

/// What is offered, from the tables of the laws and of the program.
fn offers() -> Vec<Offer> {
    let (mut articles, mut games) = (Vec::new(), Vec::new());
    for law in LAWS {
        let chapters = (law.rulebook)().chapters.iter();
        let clauses = chapters.flat_map(|chapter| &chapter.clauses);
        articles.extend(clauses.map(|clause| clause.article.to_string()));
        let numbers = (law.cards)().into_iter().filter_map(|card| card.number);
        games.extend(numbers.map(|number| number.to_string()));
    }
    articles.dedup();
    let commands = Cli::command();
    let commands = commands
        .get_subcommands()
        .map(|command| command.get_name().to_owned());
    let offer = |command, argument, words| Offer {
        command,
        argument,
        words,
    };
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    vec![
        offer("rule", "words", articles),
        offer("card", "words", games.clone()),
        offer("simulate", "games", games),
        offer("help", "words", commands.collect()),
        offer("export", "table", words(&Table::ALL.map(Table::word))),
        offer(
            "export",
            "format",
            words(&Format::ALL.map(Format::extension)),
        ),
    ]
}

/// The script by which a shell completes the command line.
pub(super) fn script(shell: Shell) -> String {
    let offers = offers();
    let laws = || LAWS.iter().map(|row| row.name);
    let mut cli = Cli::command().mut_arg("law", |arg| offering(arg, laws()));
    for offer in &offers {
        cli = cli.mut_subcommand(offer.command, |command| {
            let words = offer.words.iter().map(String::as_str);
            command.mut_arg(offer.argument, |arg| offering(arg, words))
        });
    }
    let with_law: Vec<String> = cli
        .get_subcommands()
        .filter(|own| own.get_arguments().any(|arg| arg.get_id() == "law"))
        .map(|command| command.get_name().to_owned())
        .collect();
    for name in with_law {
        cli = cli.mut_subcommand(name, |command| {
            command.mut_arg("law", |arg| offering(arg, laws()))
        });
    }
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut cli.clone(), NAME, &mut script);
    let mut script = String::from_utf8_lossy(&script).into_owned();
    if shell == Shell::Fish {
        // Its script has only what stands behind options.
        for offer in offers.iter().filter(|offer| is_positional(&cli, offer)) {
            let (command, words) = (offer.command, offer.words.join(" "));
            script.push_str(&format!(
                "complete -c {NAME} -n \"__fish_seen_subcommand_from {command}\" -f -a \"{words}\"\n"
            ));
        }
    }
    script
}

fn is_positional(cli: &Command, offer: &Offer) -> bool {
    let command = cli.find_subcommand(offer.command);
    let mut arguments = command.into_iter().flat_map(Command::get_positionals);
    arguments.any(|arg| arg.get_id() == offer.argument)
}

fn offering<'a>(arg: Arg, words: impl Iterator<Item = &'a str>) -> Arg {
    arg.value_parser(PossibleValuesParser::new(words.map(str::to_owned)))
}

/// The manual page of the program, or of a command.
///
/// # Errors
/// If there is no such command.
pub(super) fn page(command: Option<&str>) -> anyhow::Result<String> {
    let mut cli = Cli::command();
    cli.build();
    let found = match command {
        None => Some(&cli),
        Some(name) => cli.find_subcommand(name),
    };
    let Some(found) = found else {
        let name = command.unwrap_or_default();
        anyhow::bail!(tell!("no-command", name));
    };
    let mut page = Vec::new();
    let version = format!("{NAME} {}", env!("CARGO_PKG_VERSION"));
    Man::new(found.clone()).source(version).render(&mut page)?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}

/// Writes every manual page into a folder, in place of those that it wrote before. Returns how many there are.
pub(super) fn pages(folder: &Path) -> anyhow::Result<usize> {
    let cli = Cli::command();
    let commands = cli
        .get_subcommands()
        .map(|subcommand| Some(subcommand.get_name()));
    let mut written = 0;
    for command in std::iter::once(None).chain(commands) {
        let name = command.map_or(format!("{NAME}.1"), |name| format!("{NAME}-{name}.1"));
        let path = folder.join(name);
        let page = page(command)?;
        let beginning = page.split(env!("CARGO_PKG_VERSION")).next();
        let is_own =
            |head: &[u8]| beginning.is_some_and(|beginning| head.starts_with(beginning.as_bytes()));
        let kept = fs::create_dir_all(folder)
            .and_then(|()| files::create(&path, is_own)?.write_all(page.as_bytes()));
        kept.map_err(|error| Failure::writing_to(shown::path(&path), &error))?;
        written += 1;
    }
    Ok(written)
}
