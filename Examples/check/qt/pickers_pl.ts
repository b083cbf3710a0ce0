<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-po-header-language>pl</extra-po-header-language>
    <extra-po-header-plural_forms>nplurals=3; plural=(n==1 ? 0 : n%10&gt;=2 &amp;&amp; n%10&lt;=4 &amp;&amp; (n%100&lt;10 || n%100&gt;=20) ? 1 : 2);</extra-po-header-plural_forms>
    <extra-po-headers>Language,Content-Type,Plural-Forms</extra-po-headers>
<context>
    <name></name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Powiadomienia</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Prywatność</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Konta</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Tydzień</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Miesiąc</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Rok</translation>
    </message>
    <message numerus="yes">
        <source>%d more topic</source>
        <extracomment>Stands for the chips that do not fit.</extracomment>
        <translation>
            <numerusform>jeszcze %d temat</numerusform>
            <numerusform>jeszcze %d tematy</numerusform>
            <numerusform>jeszcze %d tematów</numerusform>
        </translation>
        <extra-po-flags>c-format</extra-po-flags>
        <extra-po-msgid_plural>%d more topics</extra-po-msgid_plural>
    </message>
</context>
</TS>
