settings = الإعدادات
notifications = الإشعارات
privacy = الخصوصية
language = اللغة
appearance = المظهر
storage = التخزين
accounts = الحسابات
help = المساعدة
day = يوم
week = أسبوع
month = شهر
year = سنة
more-topics =
    { $count ->
        [zero] لا مواضيع أخرى
        [one] موضوع واحد آخر
        [two] موضوعان آخران
        [few] { $count } مواضيع أخرى
        [many] { $count } موضوعًا آخر
       *[other] { $count } موضوع آخر
    }
