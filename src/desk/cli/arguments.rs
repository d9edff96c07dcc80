//! The arguments of the command line.

#[cfg(feature = "board")]
use crate::desk::board::BoardArgs;
use crate::desk::cli::seasons::{ExportArgs, StandingsArgs};
use crate::desk::laws;
use crate::desk::paper::Form;
use crate::desk::replay::{Manner, Style};
use crate::journal::Seal;
use crate::law::luck::Share;
use crate::law::referee::Law;
use crate::law::show::Table;
use crate::law::simulated::SimulationOptions;
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use std::path::PathBuf;

/// The referee and scorekeeper for a real table of Nos
///
/// Without a command, nos keeps a journal at the prompt: nos FILE is short for nos play FILE, and nos alone
/// for a journal with the date of today in this folder.
#[derive(Parser)]
#[command(name = "nos", version, disable_help_subcommand = true)]
pub(super) struct Cli {
    /// What stands there without a command.
    #[command(flatten)]
    pub bare: PlayArgs,
    /// The nos.toml to use; else ./nos.toml, then the one in your own configuration folder
    #[arg(long, global = true, value_name = "PATH")]
    pub config: Option<PathBuf>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub(super) enum Command {
    /// Keep a journal: at the prompt, or of what comes by a pipe
    Play(PlayArgs),
    /// Judge a recorded evening, entry by entry
    Replay(ReplayArgs),
    /// Tell whether a journal is as it was written, and its seal
    Check {
        /// The journal
        file: PathBuf,
        /// Compare with this seal, as it was noted: the number of entries and 32 digits
        #[arg(long, value_name = "SEAL", value_parser = seal)]
        seal: Option<Seal>,
    },
    /// Print the settlement sheet of a journal, for the players to sign, and its seal
    Settle {
        /// The journal or script
        file: PathBuf,
        /// The sheet of one player; of one who left, as of that moment
        #[arg(long, value_name = "NAME")]
        player: Option<String>,
        #[command(flatten)]
        form: SheetForm,
    },
    /// Print the standings of a season, from many journals
    Standings(StandingsArgs),
    /// Export journals as flat tables, for a spreadsheet or a database
    Export(ExportArgs),
    /// Write the whole evening as one page: the settlement, a chart, and every hand with its layout and rulings
    Report {
        /// The journal or script
        file: PathBuf,
        /// The file to write, such as evening.html; standard output if not said
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Show the running evening in browsers, on this machine or in the club's network
    #[cfg(feature = "board")]
    Board(BoardArgs),
    /// Print what the record proves against anybody
    Audit {
        /// The journals or scripts
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// One JSON object a file
        #[arg(long)]
        json: bool,
    },
    /// Print the dossier of an entry
    Why {
        /// The journal or script
        file: PathBuf,
        /// The entry; the last one if not said
        #[arg(value_name = "N")]
        entry: Option<u32>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Print what can be played
    Legal(AtArgs),
    /// Print who can hold what
    Holds(AtArgs),
    /// List the laws, each with its game
    Laws,
    /// Print the entries of a journal: all that stand, the last 20, those of hand 3 (hand 3), everything (all)
    History {
        /// The journal or script
        file: PathBuf,
        /// As JSON
        #[arg(long)]
        json: bool,
        /// Which entries
        #[arg(value_name = "N|hand N|all")]
        words: Vec<String>,
    },
    /// Print the rulebook, a chapter (7), an article (7.3), a part of one (11.2e), or what has a word (pot)
    Rule {
        #[command(flatten)]
        law: LawArg,
        /// The chapter, article, part or word
        #[arg(value_name = "N.N|WORD")]
        words: Vec<String>,
    },
    /// List the games that can be announced, and how they are typed
    Games {
        #[command(flatten)]
        law: LawArg,
    },
    /// Print a game as a card to lay on the table: what it asks for, and an example; every game if none is named
    Card {
        #[command(flatten)]
        law: LawArg,
        /// Its number, its name, or a word of it
        #[arg(value_name = "GAME")]
        words: Vec<String>,
        /// As a page to print and cut: one game four times, or every game of every law
        #[arg(long)]
        html: bool,
    },
    /// Write a nos.toml with every setting and what it means, to be changed
    Init,
    /// Make up an evening, and print it as a script
    Simulate(SimulateArgs),
    /// Play a hand at the prompt, step by step, in five minutes; nothing is kept
    Tutor {
        #[command(flatten)]
        law: LawArg,
    },
    /// Print the script by which a shell completes commands, options, files, games and articles
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page of nos or of a command, for man
    Man {
        /// The command
        command: Option<String>,
        /// Write every page into this folder instead
        #[arg(long, short, value_name = "DIR", conflicts_with = "command")]
        output: Option<PathBuf>,
    },
    /// Print this message, the help of a command, or what the prompt says about a word: foul, closing
    Help {
        #[command(flatten)]
        law: LawArg,
        /// The command or word
        #[arg(value_name = "COMMAND|WORD")]
        words: Vec<String>,
    },
}

/// The form of a settlement sheet.
#[derive(Args, Default)]
#[group(multiple = false)]
pub(super) struct SheetForm {
    /// As JSON
    #[arg(long)]
    pub json: bool,
    /// As a table for a spreadsheet
    #[arg(long)]
    pub csv: bool,
    /// As Markdown, for a chat
    #[arg(long)]
    pub markdown: bool,
    /// As a page to print, A4
    #[arg(long)]
    pub html: bool,
}

impl SheetForm {
    /// The form that is asked for.
    pub fn form(&self) -> Form {
        let forms = [
            (self.json, Form::Json),
            (self.csv, Form::Csv),
            (self.markdown, Form::Markdown),
            (self.html, Form::Html),
        ];
        let form = forms.into_iter().find(|(is_given, _)| *is_given);
        form.map_or(Form::Text, |(_, form)| form)
    }
}

impl PlayArgs {
    /// Whether any of them is given.
    pub fn is_given(&self) -> bool {
        let Speech {
            json,
            keep_going,
            quiet,
        } = self.speech;
        self.file.is_some() || self.law.law.is_some() || json || keep_going || quiet
    }
}

/// How rulings are printed outside the prompt.
#[derive(Args, Default)]
pub(super) struct Speech {
    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
    /// Go on past rejected entries
    #[arg(long)]
    pub keep_going: bool,
    /// Only fouls, the tables, and what was rejected
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
}

impl Speech {
    /// The same for a replay.
    pub fn manner(&self, table: Table) -> Manner {
        let style = if self.json {
            Style::Json
        } else {
            Style::Text { quiet: self.quiet }
        };
        Manner {
            style,
            keep_going: self.keep_going,
            table,
        }
    }
}

#[derive(Args, Default)]
pub(super) struct PlayArgs {
    /// The journal; if not said, nos-YYYY-MM-DD.nos in this folder
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub law: LawArg,
    #[command(flatten)]
    pub speech: Speech,
}

#[derive(Args)]
pub(super) struct ReplayArgs {
    /// The script or journal; - for standard input
    pub file: PathBuf,
    #[command(flatten)]
    pub speech: Speech,
    /// Read the entries of a damaged journal, whatever its tags say
    #[arg(long)]
    pub untagged: bool,
}

#[derive(Args)]
pub(super) struct AtArgs {
    /// The journal or script
    pub file: PathBuf,
    /// As it was before this entry
    #[arg(long, value_name = "N")]
    pub at: Option<u32>,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub(super) struct SimulateArgs {
    #[command(flatten)]
    pub law: LawArg,
    /// How many players sit down; by chance if not said
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    /// How many hands they play
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub hands: u32,
    /// The number that the evening is made from; by chance if not said
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// How often something is done wrong, from 0 (never) to 1 (wherever it can be); 0 if not said, 0.15 in a quiz
    #[arg(long, value_name = "P")]
    pub fouls: Option<Share>,
    /// The games that are announced, by number or in words, with commas between; any if not said
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub games: Vec<String>,
    /// Keep the true hands in this new file, one JSON object for each entry
    #[arg(long, value_name = "FILE")]
    pub truth: Option<PathBuf>,
    /// Ask for the ruling at every foul, and at some entries that could be taken for one
    #[arg(long)]
    pub quiz: bool,
}

impl SimulateArgs {
    fn fouls(&self) -> Share {
        let unsaid = if self.quiz {
            Share::percent(15)
        } else {
            Share::default()
        };
        self.fouls.unwrap_or(unsaid)
    }

    /// The options of the evening.
    pub fn options(&self) -> SimulationOptions {
        SimulationOptions {
            players: self.players,
            hands: self.hands,
            fouls: self.fouls(),
            games: self
                .games
                .iter()
                .map(|game| game.trim().to_owned())
                .collect(),
        }
    }

    /// The options that make the evening what it is, but for the law and the seed.
    pub fn typed(&self) -> String {
        let players = self.players.map(|players| format!(" --players {players}"));
        let games = format!(" --games \"{}\"", self.games.join(","));
        [
            players.unwrap_or_default(),
            format!(" --hands {} --fouls {}", self.hands, self.fouls()),
            if self.games.is_empty() {
                String::new()
            } else {
                games
            },
        ]
        .concat()
    }
}

/// Parses a seal on the command line.
fn seal(text: &str) -> Result<Seal, &'static str> {
    Seal::read(text).ok_or("a seal is the number of entries and 32 digits from 0 to f")
}

#[derive(Args, Default)]
pub(super) struct LawArg {
    /// The law; nos laws lists them
    #[arg(long, value_name = "NAME", value_parser = law)]
    pub law: Option<&'static Law>,
}

/// Parses the name of a law on the command line.
fn law(name: &str) -> Result<&'static Law, &'static str> {
    laws::named(name).ok_or("there is no such law; nos laws lists them")
}
