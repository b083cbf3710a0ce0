<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-po-header-language>de</extra-po-header-language>
    <extra-po-header-plural_forms>nplurals=2; plural=(n != 1);</extra-po-header-plural_forms>
    <extra-po-headers>Language,Content-Type,Plural-Forms</extra-po-headers>
<context>
    <name></name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message numerus="yes">
        <source>%d more topic</source>
        <extracomment>Stands for the chips that do not fit.</extracomment>
        <translation>
            <numerusform>%d weiteres Thema</numerusform>
            <numerusform>%d weitere Themen</numerusform>
        </translation>
        <extra-po-flags>c-format</extra-po-flags>
        <extra-po-msgid_plural>%d more topics</extra-po-msgid_plural>
    </message>
</context>
</TS>
