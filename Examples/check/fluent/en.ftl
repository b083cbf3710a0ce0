settings = Settings
notifications = Notifications
privacy = Privacy
language = Language
appearance = Appearance
storage = Storage
accounts = Accounts
help = Help
day = Day
week = Week
month = Month
year = Year
more-topics =
    { $count ->
        [one] { $count } more topic
       *[other] { $count } more topics
    }
