settings = Ustawienia
notifications = Powiadomienia
privacy = Prywatność
language = Język
appearance = Wygląd
storage = Pamięć
accounts = Konta
help = Pomoc
day = Dzień
week = Tydzień
month = Miesiąc
year = Rok
more-topics =
    { $count ->
        [one] jeszcze { $count } temat
        [few] jeszcze { $count } tematy
        [many] jeszcze { $count } tematów
       *[other] jeszcze { $count } tematu
    }
