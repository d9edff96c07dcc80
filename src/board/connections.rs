//! Accepts the connections of a board, and closes one when the board is full.

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::cmp::Reverse;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::task::AbortHandle;
use tokio_io_timeout::TimeoutStream;

/// Longest head of a request, in bytes.
pub const HEAD: usize = 4096;

/// Time limit for the head of a request, and for a browser that takes none of the bytes sent to it.
const SLOW: Duration = Duration::from_secs(10);

/// The longest open first.
#[derive(Default)]
pub struct Connections(Vec<Connection>);

struct Connection {
    from: IpAddr,
    idle: Idle,
    task: AbortHandle,
}

/// Whether a connection has received its page and does not listen. A new connection is not idle.
#[derive(Clone, Default)]
pub struct Idle(pub Arc<AtomicBool>);

impl Connections {
    /// Counts the connections that are open from this address.
    pub fn from(&self, address: IpAddr) -> usize {
        self.0.iter().filter(|own| own.from == address && !own.task.is_finished()).count()
    }

    /// Answers a new connection. If `most` are open, closes an idle one, or else the longest open
    /// one of the address with the most connections.
    pub fn take(&mut self, most: usize, from: IpAddr, app: Router, stream: TcpStream) {
        self.0.retain(|own| !own.task.is_finished());
        if self.0.len() >= most {
            let place = |(_, own): &(usize, &Connection)| {
                let of_one = self.0.iter().filter(|other| other.from == own.from);
                (!own.idle.0.load(Relaxed), Reverse(of_one.count()))
            };
            if let Some((at, _)) = self.0.iter().enumerate().min_by_key(place) {
                self.0.remove(at).task.abort();
            }
        }
        let idle = Idle::default();
        let task = tokio::spawn(talk(app, stream, idle.clone())).abort_handle();
        self.0.push(Connection { from, idle, task });
    }
}

async fn talk(app: Router, stream: TcpStream, idle: Idle) {
    let Ok(local) = stream.local_addr() else { return };
    // Sends the end of an answer at once. An error does no harm.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(SLOW));
    let app = TowerToHyperService::new(app);
    let app = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(local);
        request.extensions_mut().insert(idle.clone());
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
