//! `nos import`: games that other programs wrote, and the same games out again.

mod events;
mod files;
mod hostile;
mod programs;
mod turns;
mod wins;
