settings = 設定
notifications = 通知
privacy = プライバシー
language = 言語
appearance = 外観
storage = ストレージ
accounts = アカウント
help = ヘルプ
day = 日
week = 週
month = 月
year = 年
more-topics =
    { $count ->
       *[other] 他{ $count }件
    }
