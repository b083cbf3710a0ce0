<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en">
    <extra-po-header-language>hi</extra-po-header-language>
    <extra-po-header-plural_forms>nplurals=2; plural=(n &gt; 1);</extra-po-header-plural_forms>
    <extra-po-headers>Language,Content-Type,Plural-Forms</extra-po-headers>
<context>
    <name></name>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>सूचनाएँ</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>गोपनीयता</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>दिखावट</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>स्टोरेज</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>खाते</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>सहायता</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>दिन</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>सप्ताह</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>महीना</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>वर्ष</translation>
    </message>
    <message numerus="yes">
        <source>%d more topic</source>
        <extracomment>Stands for the chips that do not fit.</extracomment>
        <translation>
            <numerusform>%d और विषय</numerusform>
            <numerusform>%d और विषय</numerusform>
        </translation>
        <extra-po-flags>c-format</extra-po-flags>
        <extra-po-msgid_plural>%d more topics</extra-po-msgid_plural>
    </message>
</context>
</TS>
