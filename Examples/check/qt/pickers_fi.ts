<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
    <extra-po-header-language>fi</extra-po-header-language>
    <extra-po-header-plural_forms>nplurals=2; plural=(n != 1);</extra-po-header-plural_forms>
    <extra-po-headers>Language,Content-Type,Plural-Forms</extra-po-headers>
<context>
    <name></name>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Ilmoitukset</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Yksityisyys</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Ulkoasu</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Tallennustila</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Tilit</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ohje</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Viikko</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Kuukausi</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Vuosi</translation>
    </message>
    <message numerus="yes">
        <source>%d more topic</source>
        <extracomment>Stands for the chips that do not fit.</extracomment>
        <translation>
            <numerusform>%d aihe lisää</numerusform>
            <numerusform>%d aihetta lisää</numerusform>
        </translation>
        <extra-po-flags>c-format</extra-po-flags>
        <extra-po-msgid_plural>%d more topics</extra-po-msgid_plural>
    </message>
</context>
</TS>
