<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-po-header-language>ar</extra-po-header-language>
    <extra-po-header-plural_forms>nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100&gt;=3 &amp;&amp; n%100&lt;=10 ? 3 : n%100&gt;=11 ? 4 : 5);</extra-po-header-plural_forms>
    <extra-po-headers>Language,Content-Type,Plural-Forms</extra-po-headers>
<context>
    <name></name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>الإشعارات</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>الخصوصية</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>التخزين</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>الحسابات</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>يوم</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>أسبوع</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>شهر</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>سنة</translation>
    </message>
    <message numerus="yes">
        <source>%d more topic</source>
        <extracomment>Stands for the chips that do not fit.</extracomment>
        <translation>
            <numerusform>لا مواضيع أخرى</numerusform>
            <numerusform>موضوع واحد آخر</numerusform>
            <numerusform>موضوعان آخران</numerusform>
            <numerusform>%d مواضيع أخرى</numerusform>
            <numerusform>%d موضوعًا آخر</numerusform>
            <numerusform>%d موضوع آخر</numerusform>
        </translation>
        <extra-po-flags>c-format</extra-po-flags>
        <extra-po-msgid_plural>%d more topics</extra-po-msgid_plural>
    </message>
</context>
</TS>
