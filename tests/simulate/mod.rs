mod accounts;
mod chance;
mod counting;
mod evenings;
mod evidence;
mod known;
mod legality;
