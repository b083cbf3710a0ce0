settings = Asetukset
notifications = Ilmoitukset
privacy = Yksityisyys
language = Kieli
appearance = Ulkoasu
storage = Tallennustila
accounts = Tilit
help = Ohje
day = Päivä
week = Viikko
month = Kuukausi
year = Vuosi
more-topics =
    { $count ->
        [one] { $count } aihe lisää
       *[other] { $count } aihetta lisää
    }
