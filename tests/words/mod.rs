//! What is told, in every language, and what no message may have.

mod dutch;
mod languages;
mod messages;
mod translation;
mod unmixed;
mod unseen;
mod written;
