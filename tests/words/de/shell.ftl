# Was das Programm selbst sagt.

command-play = spiele
command-settle = abrechnen
help-init = Eine nos.toml mit allen Einstellungen schreiben
no-command = einen Befehl { $name } gibt es nicht; nos help zeigt alle
