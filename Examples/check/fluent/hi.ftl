settings = सेटिंग
notifications = सूचनाएँ
privacy = गोपनीयता
language = भाषा
appearance = दिखावट
storage = स्टोरेज
accounts = खाते
help = सहायता
day = दिन
week = सप्ताह
month = महीना
year = वर्ष
more-topics =
    { $count ->
        [one] { $count } और विषय
       *[other] { $count } और विषय
    }
