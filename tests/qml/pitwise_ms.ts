<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- A language for tests only: enough words to see that the window switches. -->
<TS version="2.1" language="ms">
<context>
    <name>Pages</name>
    <message>
        <source>Settings</source>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Buku peraturan</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Tetapan</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Rulebook</source>
        <translation>Buku peraturan</translation>
    </message>
</context>
<context>
    <name>ClauseWords</name>
    <message>
        <source>%1 to %2 boxes</source>
        <translation>%1 hingga %2 kotak</translation>
    </message>
</context>
</TS>
