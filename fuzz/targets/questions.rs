#![no_main]

#[allow(dead_code, reason = "each fuzzer uses one of them")]
#[path = "../../tests/fuzz/bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bodies::questions(bytes));
