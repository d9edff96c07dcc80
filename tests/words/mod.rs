//! Messages in every language, and characters that no message may contain.

mod dutch;
mod languages;
mod messages;
mod translation;
mod unmixed;
mod unseen;
mod written;
