//! `nos board`: starts the live board and prints its address.

use crate::board::follow::Follow;
use crate::board::hall::follow::FollowHall;
use crate::board::seen::During;
use crate::board::serve::{CONNECTIONS, FROM_ONE, Serve, board, hall};
use crate::desk::event::folder::EventFolder;
use crate::desk::event::{decided, file};
use crate::desk::{Config, Failure, Script, Status, pager, surroundings};
use clap::Args;
use nos_base::{Look, in_words};
use nos_law::TableSettings;
use nos_records::system::files::let_open;
use nos_records::system::new_file::NewFile;
use nos_records::system::read_file;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::collections::BTreeMap;
use std::io::{IsTerminal as _, stdout};
use std::net::{IpAddr, SocketAddr, TcpListener, UdpSocket};
use std::path::{Path, PathBuf};

/// Default port: the numbers of tiles in the double-six and double-nine sets.
const PORT: u16 = 2855;

#[derive(Args)]
pub struct BoardArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "ADDRESS", value_parser = address, default_value_t = SocketAddr::from(([127, 0, 0, 1], PORT)))]
    pub listen: SocketAddr,
    #[arg(long, value_name = "NAME")]
    pub host: Vec<String>,
    #[arg(long, value_name = "WHAT")]
    pub during: Option<During>,
    #[arg(long)]
    pub initials: bool,
    #[arg(long)]
    pub open: bool,
    #[arg(long, value_name = "N", default_value_t = CONNECTIONS)]
    pub connections: usize,
    #[arg(long, value_name = "N", default_value_t = FROM_ONE)]
    pub per_address: usize,
}

fn address(text: &str) -> Result<SocketAddr, String> {
    let address = text.parse().or(text.parse().map(|ip| SocketAddr::new(ip, PORT)));
    address.map_err(|_| message!("board-address"))
}

/// Serves the board of a journal or an event until the program ends.
pub fn show(args: BoardArgs, config: &Config, table: &TableSettings) -> anyhow::Result<Status> {
    let is_hall = args.file.is_dir();
    let keeps = if is_hall {
        EventFolder::open(&args.file)?;
        args.file.join(file::FILE)
    } else {
        if !Script::journal(&args.file)?.listed()?.is_journal() {
            let name = nos_base::table::shown::path(&args.file);
            anyhow::bail!(message!("board-no-journal", name));
        }
        args.file.clone()
    };
    let listener = TcpListener::bind(args.listen).map_err(|error| {
        let (address, error) = (args.listen, in_words(&error));
        Failure::new(Status::File, message!("board-cannot-listen", address, error))
    })?;
    let serve = Serve {
        word: if args.open { String::new() } else { kept_word(&keeps)? },
        hosts: args.host,
        connections: args.connections,
        from_one: args.per_address,
    };
    let_open(args.connections);
    say_where(listener.local_addr()?, &serve, table)?;
    let follow = Follow {
        path: args.file,
        law: nos_laws::law_of,
        during: args.during.unwrap_or(config.during),
        money: table.money.clone(),
        is_masked: args.initials,
    };
    if is_hall {
        let follow = FollowHall {
            each: follow,
            files: [file::FILE, decided::FILE],
            event: |folder| {
                let event = file::of_folder(folder).ok()?;
                let decisions = decided::of_folder(folder, &event, &BTreeMap::new()).ok()?;
                Some((event, decisions))
            },
        };
        hall(follow, serve, listener)?;
    } else {
        board(follow, serve, listener)?;
    }
    Ok(Status::Clean)
}

/// Prints the address, and on a terminal a QR code for phones if other machines can reach the
/// address.
fn say_where(listens: SocketAddr, serve: &Serve, table: &TableSettings) -> anyhow::Result<()> {
    let address = SocketAddr::new(reached_at(listens.ip()), listens.port());
    let end = match serve.word.as_str() {
        "" => String::new(),
        word => format!("{word}/"),
    };
    let url = format!("http://{address}/{end}");
    let is_painted = stdout().is_terminal() && surroundings::can_paint();
    let has_code = is_painted && !table.look.plain && !address.ip().is_unspecified();
    let mut lines = vec![message!("board-is-at", address = url.as_str())];
    if listens.ip().is_loopback() {
        lines.push(message!("board-only-here"));
    } else if has_code {
        lines.extend(code(&url, &table.look)?);
    }
    lines.push(message!("board-goes-on"));
    Ok(pager::print_ended(&lines.join("\n"))?)
}

/// Draws black on white in explicit colours, because a terminal may be light or dark; `None` if the
/// terminal is too narrow.
fn code(address: &str, look: &Look) -> anyhow::Result<Option<String>> {
    const BLACK_ON_WHITE: &str = "\u{1b}[38;5;16;48;5;231m";
    const RESET: &str = "\u{1b}[0m";
    const MARGINS: usize = 2 * 4;
    let code = QrCode::new(address)?;
    let columns = (code.width() + MARGINS) * if look.ascii { 2 } else { 1 };
    if columns > look.width {
        return Ok(None);
    }
    let drawn = match look.ascii {
        true => (code.render::<&str>().dark_color("\u{1b}[48;5;16m "))
            .light_color("\u{1b}[48;5;231m ")
            .module_dimensions(2, 1)
            .build(),
        false => code.render::<Dense1x2>().build(),
    };
    let lines = drawn.lines().map(|line| format!("{BLACK_ON_WHITE}{line}{RESET}"));
    Ok(Some(lines.collect::<Vec<_>>().join("\n")))
}

/// Finds this machine's address in its network, without sending a packet.
fn reached_at(ip: IpAddr) -> IpAddr {
    let in_network = || {
        // An address reserved for examples.
        let elsewhere: IpAddr = match ip {
            IpAddr::V4(_) => [192, 0, 2, 1].into(),
            IpAddr::V6(_) => [0x2001, 0xdb8, 0, 0, 0, 0, 0, 1].into(),
        };
        let socket = UdpSocket::bind((ip, 0)).ok()?;
        socket.connect((elsewhere, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    if ip.is_unspecified() { in_network().unwrap_or(ip) } else { ip }
}

/// Letters of a secret word; no two look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Letters in a word: 65 bits, too many to guess and few enough to type.
const LONG: usize = 13;

/// Loads the word kept beside a journal, so that a restarted board keeps its address, or makes a
/// new one. Only the owner may read the file. Where no file can be written, each start has a new
/// word.
fn kept_word(journal: &Path) -> anyhow::Result<String> {
    let mut name = journal.as_os_str().to_owned();
    name.push(".board");
    let kept = read_file(Path::new(&name), 64).ok().flatten();
    let kept = kept.and_then(|bytes| String::from_utf8(bytes).ok());
    let is_word = |text: &&str| text.len() == LONG && text.bytes().all(|c| LETTERS.contains(&c));
    if let Some(word) = kept.as_deref().map(str::trim_end).filter(is_word) {
        return Ok(word.to_owned());
    }
    let word = word()?;
    // Ignores the error: the folder may be read-only.
    let _ = NewFile::private(Path::new(&name), kept.as_deref() == Some(""))
        .and_then(|file| file.write(format!("{word}\n").as_bytes()));
    Ok(word)
}

fn word() -> anyhow::Result<String> {
    let mut bytes = [0; LONG];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow::anyhow!(message!("board-no-word", error)))?;
    let letter = |byte: &u8| LETTERS.get(usize::from(byte & 31)).copied();
    Ok(bytes.iter().filter_map(letter).map(char::from).collect())
}
