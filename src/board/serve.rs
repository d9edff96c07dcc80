//! Serves the board to browsers: one thread, requests to read and no others, and no path that reaches a file.

use super::follow::{Follow, Snapshot};
use super::shown;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_TYPE, HOST, LOCATION, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use nos_records::system::start;
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;
use tokio_stream::StreamExt as _;
use tokio_stream::wrappers::{IntervalStream, WatchStream};

const CONNECTIONS: usize = 200;

/// The most connections at once from one address.
const FROM_ONE: usize = 8;

/// The most bytes in the head of a request.
const HEAD: usize = 4096;

/// How long the head of a request may take, and how long a browser may take nothing of what is sent to it.
const SLOW: Duration = Duration::from_secs(10);

/// How often a browser hears that the board is alive.
const BEAT: Duration = Duration::from_secs(10);

#[derive(Clone, Debug)]
pub struct Serve {
    /// The word at the beginning of the address, without which nothing is shown; empty if none is needed.
    pub word: String,
    /// Names by which this machine may be asked for, with or without a port, besides its addresses.
    pub hosts: Vec<String>,
    pub is_masked: bool,
}

#[derive(Clone)]
struct ServerState {
    shown: watch::Receiver<Arc<Snapshot>>,
    serve: Arc<Serve>,
}

/// Follows a journal and serves it until the program is ended.
///
/// # Errors
/// If the journal cannot be read at the beginning, or the system refuses a thread or the listening.
pub fn board(follow: Follow, serve: Serve, listener: TcpListener) -> std::io::Result<()> {
    let mut followed = None;
    let (sender, shown) = watch::channel(Arc::new(follow.snapshot(&mut followed)?));
    start(move || follow.run(followed, &sender))?;
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let serve = Arc::new(serve);
        let app = app(ServerState { shown, serve });
        let open: Arc<Mutex<HashMap<IpAddr, usize>>> = Arc::default();
        loop {
            // A connection that broke before it was taken is no reason to end.
            let Ok((stream, from)) = listener.accept().await else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            if let Some(place) = ConnectionSlot::take(&open, from.ip()) {
                let app = app.clone();
                tokio::spawn(async move {
                    talk(app, stream).await;
                    drop(place);
                });
            }
        }
    })
}

/// A place among the connections, which is given back when it is dropped.
struct ConnectionSlot {
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
    from: IpAddr,
}

impl ConnectionSlot {
    /// A place for this address; `None` if there are too many already.
    fn take(open: &Arc<Mutex<HashMap<IpAddr, usize>>>, from: IpAddr) -> Option<ConnectionSlot> {
        let mut all = open.lock().ok()?;
        let is_full = all.values().sum::<usize>() >= CONNECTIONS;
        let here = all.entry(from).or_default();
        if is_full || *here >= FROM_ONE {
            return None;
        }
        *here += 1;
        Some(ConnectionSlot {
            open: Arc::clone(open),
            from,
        })
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        if let Ok(mut all) = self.open.lock()
            && let Some(here) = all.get_mut(&self.from)
        {
            *here -= 1;
            if *here == 0 {
                all.remove(&self.from);
            }
        }
    }
}

async fn talk(app: Router, stream: TcpStream) {
    let Ok(local) = stream.local_addr() else {
        return;
    };
    // The end of what is sent must not wait until the browser has confirmed the rest. Ignores the error: it may.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(SLOW));
    let app = TowerToHyperService::new(app);
    let app = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(local);
        app.call(request)
    });
    // Ignores the error: the browser has gone.
    let _ = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(SLOW)
        .max_buf_size(2 * HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), app)
        .await;
}

fn app(server: ServerState) -> Router {
    let root = match server.serve.word.as_str() {
        "" => String::new(),
        word => format!("/{word}"),
    };
    let pages = Router::new()
        .route(&format!("{root}/"), get(page))
        .route(&format!("{root}/events"), get(events))
        .route(&format!("{root}/hand/{{number}}"), get(hand));
    let pages = match root.as_str() {
        "" => pages,
        root => pages.route(root, get(to_page)),
    };
    pages
        .fallback(|| async { (StatusCode::NOT_FOUND, tell!("board-nothing") + "\n") })
        .layer(middleware::from_fn_with_state(server.clone(), guard))
        .with_state(server)
}

/// Refuses what no browser of the club would ask for.
async fn guard(State(server): State<ServerState>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let line = |(name, value): (&HeaderName, &HeaderValue)| name.as_str().len() + value.len() + 4;
    if headers.iter().map(line).sum::<usize>() + request.uri().path().len() > HEAD {
        return StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE.into_response();
    }
    let local = request.extensions().get::<SocketAddr>().copied();
    if !is_asked_for(headers, local, &server.serve.hosts) {
        return (StatusCode::MISDIRECTED_REQUEST, tell!("board-host") + "\n").into_response();
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

/// Whether the request names this machine, so that no page from elsewhere can reach it under a name of its own.
fn is_asked_for(headers: &HeaderMap, local: Option<SocketAddr>, hosts: &[String]) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let (Some(host), Some(local)) = (host, local) else {
        return false;
    };
    let port = format!(":{}", local.port());
    let name = host.strip_suffix(&port).unwrap_or(host);
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

async fn page(State(server): State<ServerState>) -> Response {
    let now = Arc::clone(&server.shown.borrow());
    html(shown::whole(&now.seen, server.serve.is_masked))
}

async fn to_page(State(server): State<ServerState>) -> Response {
    let to = [(LOCATION, format!("/{}/", server.serve.word))];
    (StatusCode::PERMANENT_REDIRECT, to).into_response()
}

async fn hand(State(server): State<ServerState>, Path(number): Path<String>) -> Response {
    let now = Arc::clone(&server.shown.borrow());
    let number = number.parse().ok();
    let no_hand = tell!("board-no-hand", round = now.seen.law.round);
    let page = number.and_then(|number| shown::of_hand(&now.seen, number, server.serve.is_masked));
    match page {
        Some(page) => html(page),
        None => (StatusCode::NOT_FOUND, no_hand + "\n").into_response(),
    }
}

/// What may be seen, whole, now and whenever it changes; a browser that comes back and has it already is not sent it.
async fn events(State(server): State<ServerState>, headers: HeaderMap) -> Response {
    let mut has = headers.get("last-event-id").cloned();
    let news = WatchStream::new(server.shown).filter(move |now| {
        // Only what is shown first can be what the browser has.
        let has = has.take();
        has.is_none_or(|has| has.as_bytes() != now.id.as_bytes())
    });
    let news = news.map(|now| now.event.clone());
    let beats = IntervalStream::new(tokio::time::interval(BEAT));
    let beats = beats.map(|_| Bytes::from_static(b"event: beat\ndata: \n\n"));
    let all = news.merge(beats).map(Ok::<Bytes, Infallible>);
    (
        [(CONTENT_TYPE, "text/event-stream")],
        Body::from_stream(all),
    )
        .into_response()
}
