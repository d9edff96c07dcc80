//! The program `nos`.

use mimalloc::MiMalloc;
use std::process::ExitCode;

// A long replay asks for memory in millions of small pieces, which this hands out faster.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    nos::desk::cli::run()
}
