settings = Einstellungen
notifications = Benachrichtigungen
privacy = Datenschutz
language = Sprache
appearance = Darstellung
storage = Speicher
accounts = Konten
help = Hilfe
day = Tag
week = Woche
month = Monat
year = Jahr
more-topics =
    { $count ->
        [one] { $count } weiteres Thema
       *[other] { $count } weitere Themen
    }
