//! Serves the board on one thread. Answers only requests to read. No path reaches a file.

use super::connections::{Connections, HEAD, Idle};
use super::follow::{Follow, Snapshot};
use super::hall::follow::{FollowHall, ShownHall};
use super::hall::{self, Hall};
use super::seen::Seen;
use super::shown::{self, View};
use axum::body::{Body, Bytes};
use axum::extract::{Path, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONNECTION, CONTENT_TYPE, HOST, LOCATION, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use hyper::service::Service as _;
use hyper_util::service::TowerToHyperService;
use nos_club::event::TableNo;
use nos_records::system::start;
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;
use tokio_stream::StreamExt as _;
use tokio_stream::wrappers::{IntervalStream, WatchStream};

pub const CONNECTIONS: usize = 1_000;

/// Default for the most open connections from one address. Further ones get only a message.
pub const FROM_ONE: usize = 8;

/// Most connections that get this message at once.
const TURNED_AWAY: usize = 32;

/// Time between two beats. A browser that misses two connects again.
const BEAT: Duration = Duration::from_secs(5);

#[derive(Clone, Debug)]
pub struct Serve {
    /// The secret word at the start of the address; empty for an open board.
    pub word: String,
    /// Host names, next to this machine's addresses, that requests may use.
    pub hosts: Vec<String>,
    /// The most connections in all, and from one address.
    pub connections: usize,
    pub from_one: usize,
}

/// A journal that nos follows, for the routes to its board.
#[derive(Clone)]
pub struct Shown<T = Seen> {
    pub now: watch::Receiver<Arc<Snapshot<T>>>,
    /// The hall and the table's number, for a table of an event.
    pub of: Option<(watch::Receiver<Arc<Snapshot<Hall>>>, TableNo)>,
}

/// Follows a journal and serves its board until the program ends.
///
/// # Errors
///
/// If the journal cannot be read at the start, or the system refuses a thread or the port.
pub fn board(follow: Follow, serve: Serve, listener: TcpListener) -> std::io::Result<()> {
    let shown = Shown { now: follow.begin()?, of: None };
    run(serve, listener, |root| journal(root, shown))
}

/// Follows the folder of an event and serves all its tables until the program ends.
///
/// # Errors
///
/// If the folder cannot be read at the start, or the system refuses a thread or the port.
pub fn hall(follow: FollowHall, serve: Serve, listener: TcpListener) -> std::io::Result<()> {
    let (mut followed, shown) = follow.begin()?;
    start(move || followed.run(&follow))?;
    run(serve, listener, |root| hall_of(root, shown))
}

fn run(
    serve: Serve,
    listener: TcpListener,
    pages: impl FnOnce(&str) -> Router,
) -> std::io::Result<()> {
    listener.set_nonblocking(true)?;
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let (most, from_one) = (serve.connections, serve.from_one);
        let (app, full) = (app(pages, serve), full(from_one));
        let (mut open, mut turned_away) = (Connections::default(), Connections::default());
        loop {
            // The server goes on after a connection that broke early.
            let Ok((stream, from)) = listener.accept().await else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            if open.from(from.ip()) < from_one {
                open.take(most, from.ip(), app.clone(), stream)
            } else {
                turned_away.take(TURNED_AWAY, from.ip(), full.clone(), stream)
            }
        }
    })
}

/// Answers that this address has too many connections. A listening page gets a delay instead of an
/// error, because after an error it would not come back.
fn full(most: usize) -> Router {
    Router::new().fallback(move |uri: Uri| async move {
        let words = message!("board-full", most) + "\n";
        let (status, kind, words) = if uri.path().ends_with("/events") {
            (StatusCode::OK, "text/event-stream", "retry: 10000\n\n".to_owned())
        } else {
            (StatusCode::TOO_MANY_REQUESTS, "text/plain; charset=utf-8", words)
        };
        (status, [(CONNECTION, "close"), (CONTENT_TYPE, kind)], words)
    })
}

/// Routes of a view: a page for each size, and the events. The root ends with a slash.
fn views<T: Clone + Send + Sync + 'static>(
    root: &str,
    page: fn(&Shown<T>, &T, View) -> String,
) -> Router<Shown<T>> {
    let view = |router: Router<Shown<T>>, view: View| {
        let answer = move |State(shown): State<Shown<T>>,
                           Extension(Idle(idle)): Extension<Idle>| async move {
            idle.store(true, Relaxed);
            // Takes a copy, so that no sender waits until the page is made.
            let now = Arc::clone(&shown.now.borrow());
            html(page(&shown, &now.seen, view))
        };
        router.route(&format!("{root}{}", view.path()), get(answer))
    };
    View::ALL
        .into_iter()
        .fold(Router::new(), view)
        .route(&format!("{root}events"), get(events::<T>))
}

fn journal(root: &str, shown: Shown) -> Router {
    views(root, page).route(&format!("{root}hand/{{number}}"), get(hand)).with_state(shown)
}

/// Routes of the hall under this root, and of each table under its number.
fn hall_of(root: &str, shown: ShownHall) -> Router {
    let (tables, under, hall) = (shown.tables, root.to_owned(), shown.now.clone());
    let table = move |Path(path): Path<String>, request: Request| async move {
        let (name, rest) = path.split_once('/').unwrap_or((&path, ""));
        let no = TableNo::read(name).filter(|no| no.to_string() == name);
        let table = no.and_then(|no| Some((no, tables.borrow().get(&no).cloned()?)));
        let Some((no, now)) = table else { return nothing().into_response() };
        let root = format!("{under}{name}/");
        if rest.is_empty() && !path.ends_with('/') {
            return to_page(root);
        }
        let of = Some((hall, no));
        let pages = journal(&root, Shown { now, of }).fallback(|| async { nothing() });
        match TowerToHyperService::new(pages).call(request).await {
            Ok(answer) => answer,
            Err(never) => match never {},
        }
    };
    views(root, |_, seen, view| hall::shown::whole(seen, view))
        .route(&format!("{root}{{*table}}"), get(table))
        .with_state(Shown { now: shown.now, of: None })
}

fn nothing() -> (StatusCode, String) {
    (StatusCode::NOT_FOUND, message!("board-nothing") + "\n")
}

fn app(pages: impl FnOnce(&str) -> Router, serve: Serve) -> Router {
    let root = match serve.word.as_str() {
        "" => "/".to_owned(),
        word => format!("/{word}/"),
    };
    let pages = pages(&root);
    let pages = match root.trim_end_matches('/') {
        "" => pages,
        bare => {
            let to = root.clone();
            pages.route(bare, get(|| async { to_page(to) }))
        }
    };
    pages
        .fallback(|| async { nothing() })
        .layer(middleware::from_fn_with_state(Arc::new(serve), guard))
}

/// Refuses requests that no browser of the club would send.
async fn guard(State(serve): State<Arc<Serve>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let line = |(name, value): (&HeaderName, &HeaderValue)| name.as_str().len() + value.len() + 4;
    if headers.iter().map(line).sum::<usize>() + request.uri().path().len() > HEAD {
        return StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE.into_response();
    }
    if !is_asked_for(&request, &serve.hosts) {
        return (StatusCode::MISDIRECTED_REQUEST, message!("board-host") + "\n").into_response();
    }
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    let fixed: [(HeaderName, &str); 3] = [
        (CACHE_CONTROL, "no-store"),
        (REFERRER_POLICY, "no-referrer"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    answer
}

/// Whether every host name in the request is this machine's. This stops foreign pages that send
/// requests here under their own host name.
fn is_asked_for(request: &Request, hosts: &[String]) -> bool {
    let Some(local) = request.extensions().get::<SocketAddr>() else { return false };
    let mut named = request.headers().get_all(HOST).iter();
    let (Some(host), None) = (named.next(), named.next()) else { return false };
    let host = host.to_str().ok();
    let all = [host, request.uri().authority().map(Authority::as_str).or(host)];
    all.into_iter().all(|name| name.is_some_and(|name| is_of(*local, name, hosts)))
}

fn is_of(local: SocketAddr, host: &str, hosts: &[String]) -> bool {
    let name = host.strip_suffix(&format!(":{}", local.port())).unwrap_or(host);
    let address = match local.ip().to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => format!("[{address}]"),
    };
    let is_named = |other: &String| other.eq_ignore_ascii_case(name) || other == host;
    name == address
        || local.ip().is_loopback() && name.eq_ignore_ascii_case("localhost")
        || hosts.iter().any(is_named)
}

fn html(page: String) -> Response {
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
}

fn page(shown: &Shown, seen: &Seen, view: View) -> String {
    let event = |hall: &watch::Receiver<Arc<Snapshot<Hall>>>| hall.borrow().seen.event.name.clone();
    let hall = shown.of.as_ref().map(|(hall, no)| (event(hall), *no));
    shown::of_table(seen, view, hall.as_ref().map(|(event, no)| (event.as_str(), *no)))
}

fn to_page(root: String) -> Response {
    (StatusCode::PERMANENT_REDIRECT, [(LOCATION, root)]).into_response()
}

/// The path has the number of the hand, and in a hall the table's number.
async fn hand(State(shown): State<Shown>, Path(path): Path<HashMap<String, String>>) -> Response {
    let now = Arc::clone(&shown.now.borrow());
    let number = path.get("number").and_then(|number| number.parse().ok());
    let no_hand = message!("board-no-hand", round = now.seen.law.round());
    let page = number.and_then(|number| shown::of_hand(&now.seen, number));
    match page {
        Some(page) => html(page),
        None => (StatusCode::NOT_FOUND, no_hand + "\n").into_response(),
    }
}

/// Sends the view and every change, as a difference if the browser has an earlier view.
async fn events<T: Send + Sync + 'static>(
    State(shown): State<Shown<T>>,
    Extension(Idle(idle)): Extension<Idle>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    idle.store(false, Relaxed);
    let asked = uri.query().and_then(|query| query.strip_prefix("has="));
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let mut has: Option<Arc<str>> = last.or(asked).map(Arc::from);
    let news = WatchStream::new(shown.now).filter_map(move |now| {
        let event = now.event(has.as_deref());
        has = Some(Arc::clone(now.id()));
        event
    });
    let beats = IntervalStream::new(tokio::time::interval(BEAT));
    // Each beat has this machine's time in seconds, because a phone's clock may be wrong.
    let seconds = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let beats = beats.map(move |_| Bytes::from(format!("event: beat\ndata: {}\n\n", seconds())));
    let all = news.merge(beats).map(Ok::<Bytes, Infallible>);
    ([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(all)).into_response()
}
