pub mod hall;
mod live;
