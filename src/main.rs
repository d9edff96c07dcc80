//! The program `nos`.

use mimalloc::MiMalloc;
use std::process::ExitCode;

// A long replay allocates millions of small pieces. This allocator is faster at that.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    nos::desk::cli::run()
}
