//! Writes completions for shells, and manual pages.

use crate::desk::cli::help::{explained, headed, spoken};
use crate::desk::files;
use anyhow::anyhow;
use clap::Command;
use clap::builder::PossibleValuesParser;
use clap_complete::Shell;
use clap_mangen::Man;
use nos_base::each_once;
use nos_law::Law;
use nos_laws::LAWS;
use std::path::Path;

const NAME: &str = "nos";

/// Words offered in addition to file names: command, argument, words of the laws and the program.
fn offers() -> [(&'static str, &'static str, Vec<String>); 4] {
    let libraries = || LAWS.into_iter().map(Law::library);
    let articles = libraries().flat_map(|library| library.rulebook.clauses());
    let articles = each_once(articles.map(|clause| clause.article.to_string()));
    let numbers = libraries().flat_map(|library| (library.cards)()).filter_map(|card| card.number);
    let games: Vec<String> = numbers.map(|number| number.to_string()).collect();
    [
        ("rule", "words", articles),
        ("card", "words", games.clone()),
        ("simulate", "games", games),
        ("help", "words", super::misread::commands()),
    ]
}

pub(super) fn script(shell: Shell) -> String {
    let offers = offers();
    let mut cli = explained();
    for (command, argument, words) in &offers {
        let words = PossibleValuesParser::new(words.clone());
        cli = cli.mut_subcommand(*command, |command| {
            command.mut_arg(*argument, |arg| arg.value_parser(words))
        });
    }
    let mut script = Vec::new();
    let mut whole = match shell {
        Shell::Zsh => commands_first(&cli),
        _ => cli.clone(),
    };
    clap_complete::generate(shell, &mut whole, NAME, &mut script);
    let mut script = String::from_utf8_lossy(&script).into_owned();
    if shell == Shell::Zsh {
        script = commands_or_journal(&script);
    }
    if shell == Shell::Fish {
        script = script.replacen(FISH_OPTIONS, FISH_VALUE_LAST, 1);
        for (command, argument, words) in offers {
            let found = cli.find_subcommand(command);
            let mut arguments = found.into_iter().flat_map(Command::get_positionals);
            if !arguments.any(|arg| arg.get_id() == argument) {
                continue;
            }
            let words = words.join(" ");
            let names =
                found.map_or_else(Vec::new, Command::get_name_and_visible_aliases).join(" ");
            script.push_str(&format!(
                "complete -c {NAME} -n \"__fish_seen_subcommand_from {names}\" -f -a \"{words}\"\n"
            ));
        }
    }
    if shell == Shell::Bash {
        script = journals_first(&cli, &script);
    }
    script
}

/// Removes the journal argument of `nos FILE`, because the scripts would expect commands after it.
fn commands_first(cli: &Command) -> Command {
    Command::new(NAME)
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_subcommand(true)
        .args(cli.get_arguments().filter(|arg| !arg.is_positional()).cloned())
        .subcommands(cli.get_subcommands().cloned())
}

/// Makes the zsh script offer journals in place of a command.
fn commands_or_journal(script: &str) -> String {
    let commands = "(( $+functions[_nos_commands] ))";
    let script = script.replacen(":: :_nos_commands", ":: :_nos_first", 1);
    script.replacen(commands, &format!("{ZSH_FIRST}{commands}"), 1)
}

const ZSH_FIRST: &str = r#"_nos_first() {
    _alternative 'commands:command:_nos_commands' 'files:journal:_files -g "*.nos(-.)"'
}
"#;

/// The text in the fish script that reads the options before a command, and the text that replaces
/// it, for an option whose value is still missing.
const FISH_OPTIONS: &str = "-- $cmd 2>/dev/null\n    or return\n";
const FISH_VALUE_LAST: &str = "-- $cmd 2>/dev/null
    or begin
        set -e cmd[-1]
        argparse -s (__fish_nos_global_optspecs) -- $cmd 2>/dev/null
    end
    or return
";

/// Makes the bash script offer journals before the options of a command that takes a file.
fn journals_first(cli: &Command, script: &str) -> String {
    let takes_file = |command: &&Command| {
        command.get_positionals().any(|arg| matches!(arg.get_id().as_str(), "file" | "files"))
    };
    let commands = cli.get_subcommands().filter(takes_file);
    let names =
        commands.flat_map(Command::get_name_and_visible_aliases).collect::<Vec<_>>().join("|");
    let words = script.replacen("_nos() {", "_nos_words() {", 1);
    words + "\n" + &JOURNALS_FIRST.replace("{commands}", &names)
}

/// Completes journals and folders outside options, or every file if there is no journal.
const JOURNALS_FIRST: &str = include_str!("journals_first.bash");

pub(super) fn page(command: Option<&str>) -> anyhow::Result<String> {
    let cli = headed();
    let found = match command {
        None => &cli,
        Some(name) => {
            cli.find_subcommand(name).ok_or_else(|| anyhow!(message!("no-command", name)))?
        }
    };
    let mut page = Vec::new();
    let version = format!("{NAME} {}", env!("CARGO_PKG_VERSION"));
    Man::new(found.clone()).source(version).render(&mut page)?;
    Ok(spoken(&String::from_utf8_lossy(&page)))
}

/// Writes the manual pages into a folder, over those of an earlier call. Returns their number.
pub(super) fn pages(folder: &Path) -> anyhow::Result<usize> {
    let commands: Vec<String> =
        explained().get_subcommands().map(|own| own.get_name().to_owned()).collect();
    let pages = std::iter::once(None).chain(commands.iter().map(Some));
    let _lock = files::folder_to_write(folder)?;
    for command in pages {
        let name = command.map_or(format!("{NAME}.1"), |name| format!("{NAME}-{name}.1"));
        let path = folder.join(name);
        let page = page(command.map(String::as_str))?;
        let beginning = page.split(env!("CARGO_PKG_VERSION")).next();
        let is_own =
            |head: &[u8]| beginning.is_some_and(|beginning| head.starts_with(beginning.as_bytes()));
        files::put(&path, page.as_bytes(), is_own)?;
    }
    Ok(commands.len() + 1)
}
