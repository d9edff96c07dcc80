//! The program `nos`.

use std::process::ExitCode;

fn main() -> ExitCode {
    nos::desk::cli::run()
}
