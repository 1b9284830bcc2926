<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name></name>
    <message>
        <source>rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level and time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActKey</name>
    <message>
        <source>%1, said</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AidsPanel</name>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s magnifier and screen reader work as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text, contrast, read aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no voice: nothing can be read aloud here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has a voice, but it does not answer. Call the invigilator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V reads the question again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every question is read aloud when it appears.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AngoffPanel</name>
    <message>
        <source>Pass mark by judges (Angoff)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One line for each judge, one number for each question: how many of 100 candidates who only just deserve to pass would get it right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratings of the judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be asked yet. See Problems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Why, in %n step(s)</source>
        <translation>
            <numerusform>Why, in %n step</numerusform>
            <numerusform>Why, in %n steps</numerusform>
        </translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the reasoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the reasoning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Lock in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerSheet</name>
    <message>
        <source>soft %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, %2: %3%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, hand %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, then </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppealStrip</name>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1, taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1, not answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1, wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppealView</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer after this step: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: chosen, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: chosen, wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskPanel</name>
    <message>
        <source>Ask at event %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step to the moment and press A. What fits there is offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be asked at this point. Step on, or break something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong option(s)</source>
        <translation>
            <numerusform>%n wrong option</numerusform>
            <numerusform>%n wrong options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AskedFrame</name>
    <message>
        <source>Box %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AssignSheet</name>
    <message>
        <source>Assignments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is given yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>by when, how far</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice of these games; none chosen: every game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By when, day/month/year; may stay empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BetPanel</name>
    <message>
        <source>Bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box and amount: 2 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay chips for the %1 bettor of a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove bets: click them on the felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a bet to remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a box or a side bet: for its first bettor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a box or a side bet: for its second bettor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a box or a side bet: for its third bettor.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BlueprintPaper</name>
    <message>
        <source>Exam blueprint: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BlueprintView</name>
    <message>
        <source>Blueprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1, changed. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved yet. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan an exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the question bank…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes to this blueprint are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the blueprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short name, for its files: letters, digits, hyphens. Such as autumn-2026.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-version-%2.pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blueprint.pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it the newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An older one, to look at or to plan from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BreakPanel</name>
    <message>
        <source>Break something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more kind(s)</source>
        <translation>
            <numerusform>%n more kind</numerusform>
            <numerusform>%n more kinds</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts from the table again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CandidateRow</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempt %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Change the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type 8S KD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellNote</name>
    <message>
        <source>%1 (open reading)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>CERTIFICATE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is to certify that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has passed %1 under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid until one of these rule documents changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid to %1, or until one of these rule documents changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, examiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issued by %1, key %2. The file and the code are signed: anybody can verify them without a connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChipSettings</name>
    <message>
        <source>Chips in the float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts are judged by the fewest of these. Questions that they cannot lay to the cent are not asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChipStack</name>
    <message>
        <source>%1 ×
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChipsAnswer</name>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message>
        <source>$%1 chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your amount: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay what is due, or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceTile</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassEditSheet</name>
    <message>
        <source>The class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructors, parted by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day of the table test, day/month/year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its games; none chosen: every game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassFileDialog</name>
    <message>
        <source>Print the class as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a list of people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Walk the trainees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one of them got wrong, or drill it in class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drill in class what it gets wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a list of people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The class: its table test, its instructors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions of trainees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The class before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In class: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassPaper</name>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the class gets wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassView</name>
    <message>
        <source>Trainees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two people changed this class at the same time. The later version is shown; check it and save it, then it is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The class before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no class yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A class is everybody whose batch has its name. Import the list of people as your school has it, or press N to begin with an empty class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) taken in.</source>
        <translation>
            <numerusform>%n person taken in.</numerusform>
            <numerusform>%n persons taken in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClauseChip</name>
    <message>
        <source>%1 clause %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClauseList</name>
    <message>
        <source>Clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, edition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer words find more. Contrasts and readings are searched too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all clauses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClauseRow</name>
    <message>
        <source>%1 clause %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClauseView</name>
    <message>
        <source>Number inferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number ours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer is asked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the other games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this house reads it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise this clause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClauseWords</name>
    <message>
        <source>Definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control and priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the clauses say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConfirmView</name>
    <message>
        <source>%1, candidate %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this you? Read how the exam works. Your time starts when you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is me: start my time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of your exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F9 shows the English words of a question. Where the two differ, the English counts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContrastCell</name>
    <message>
        <source>As Lucky 8: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs: </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContrastsView</name>
    <message>
        <source>differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No contrast has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all contrasts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DamagedStaffPanel</name>
    <message>
        <source>Staff: the list cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice, sittings and verifying go on as always. Put a good copy of people.json into the data folder and read it again; or set the damaged list aside, and the staff give themselves new PINs. Exams, results and the issuer&apos;s key stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the list of staff aside?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept under another name beside the old one. Everybody on it needs a new PIN, and whoever comes first becomes examiner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>Change the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount of a double or an insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For less: amount, Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Payouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records in %1 were written by a newer Pitwise. Nothing was changed. Update this program to use them, or restore an older backup in Settings: these are then kept beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to another program. Nothing was changed. Start Pitwise with another data folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records in %1 cannot be written. Nothing is lost. Make the file and its folder writable, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so this was not saved. Everything recorded before is safe. Make room, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records in %1 are damaged. They are kept as they are; restore a backup in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using the records. Try again when it has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That record no longer exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records could not be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DoorsView</name>
    <message>
        <source>Exams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certification exams: sealed, timed, and verifiable by anybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the exam file (.pitexam) that your school gave you. The invigilator releases it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an exam file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A certificate, badge, result or exam file: who signed it, and what was altered where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam files (*.pitexam)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damaged list of staff lies at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still to be taken to the examiner: %1</source>
        <translation>
            <numerusform>%n result still to be taken to the examiner: %1</numerusform>
            <numerusform>%n results still to be taken to the examiner: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of this station have been copied out.</source>
        <translation>
            <numerusform>%n result of this station have been copied out.</numerusform>
            <numerusform>%n results of this station have been copied out.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy them to a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the results to a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stay here too, sealed as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DueBar</name>
    <message>
        <source>Due by game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>letters of a game, questions due</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DuePanel</name>
    <message>
        <source>due today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have an unfinished session. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n due</source>
        <translation>
            <numerusform>Continue: %n due</numerusform>
            <numerusform>Continue: %n due</numerusform>
        </translation>
    </message>
    <message>
        <source>What is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>About %n min</source>
        <translation>
            <numerusform>About %n min</numerusform>
            <numerusform>About %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorBar</name>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send for review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors have to be solved first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl Shift Z</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorChip</name>
    <message>
        <source>Chip of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndView</name>
    <message>
        <source>The exam is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Your examiner marks them and tells you the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the invigilator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is sealed: only the issuer can open it, and nobody can alter it unseen. It is kept here until you take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results (*.pitresult)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result could not be written here. Make room and try again, or save a copy on another disk; every answer is in the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventStrip</name>
    <message>
        <source>Events of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop this event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventTile</name>
    <message>
        <source>Event %1: %2 %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamPanel</name>
    <message>
        <source>No table test is planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the date, and every day until then is planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who you are first. The date then plans your days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>day of the test, its games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Today: %n question(s)</source>
        <translation>
            <numerusform>Today: %n question</numerusform>
            <numerusform>Today: %n questions</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1 days: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamReport</name>
    <message>
        <source>Blackjack Lucky 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 UTC: %2 minutes more, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 UTC: paused, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 UTC: resumed, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 UTC: resumed under PIN after %2 minutes out, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 entries of the log missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; the clock&apos;s file was gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 UTC: noted by %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: questions taken out of the score: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: full marks given to everybody: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened during the sitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions on questions afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: exam report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate %1, attempt %2, form %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 right. Needed: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the mark: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before rulings on questions: %1 of %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate that was given out before is withdrawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Began, ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing extra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invigilator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Station</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2. %3, key %4. A report, not a certificate. The file is signed; verify it with Pitwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamRules</name>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a pass certifies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid (0: no end)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a crash the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops for up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most, each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep exam questions out of practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forms alike: difficulty ±</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time ±</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title, and what a pass certifies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in force: tick at least one, of one version each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readings: %1 of %2 fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readings: %1, all left open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates may open the pay tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions of packs may have a key that a person typed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamsPage</name>
    <message>
        <source>Exam, question %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam to be released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exams: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exams: shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blueprint: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam %1, sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appeal: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam: are you %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify a certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in, or bring results in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new blueprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The issuer&apos;s key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FactRow</name>
    <message>
        <source>Remove: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A foreign card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bet was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Increased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the cards is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card was refused by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes that have had cards since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The further card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another bettor on the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of them face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the ruling by clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A further card has been dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He did it before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outcome is established</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outcome can be established</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They agreed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of his main bet on the box, player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes to his main bet, player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked as number, player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before no more bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After no more bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All his side bets, player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance on boxes that he does not control, player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card in error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer draws too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-up card in the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dealt wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box dealt too few</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty box dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer without a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn card forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong cards in the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet over the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet under the minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side bet alone on a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side bets settled late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player wants out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoe runs out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut card missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squeeze card face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit error, earlier round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error seen a round later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who controls the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side bet claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimant %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bettor %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>Blackjack Lucky 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superb 8&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie on 18</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWS Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Stash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boom Busted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6-7-8 Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 suited 8&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 unsuited 8&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 suited 8&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 unsuited 8&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of a Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four 8&apos;s, all Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four 8&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three 8&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two 8&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace Pair Suited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suited Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coloured Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 cards or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 or 4 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suited 7-7-7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suited 6-7-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7-7-7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6-7-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suited 21</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21 total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>19 total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 DEALER BUSTS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay table %1.  18 or less loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>THE TABLE PAYS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6-7-8 BONUS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hand starts with the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer draws on soft 17</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer draws to 16 and stands on all 17s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer 22 stands off every hand but Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box %1, hand %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>odds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLACKJACK PAYS %1 TO %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INSURANCE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PAYS %1 TO %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>chips</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, doubled with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, was %2 when bets were closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, half over the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, paid %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, stand-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody seated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chair of %1, who has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a torn card that cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card with another back, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, lying apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card face down, lying apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand %1, main bet of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main bet of %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double of %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payout to %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bet of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insurance of %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand %1, free-bet marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, pulled back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoe, nearly empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoe, %1 face up in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard holder, 1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard holder, %1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer: printed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureColumn</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileFinder</name>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FloorPanel</name>
    <message>
        <source>The game is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you report?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Where?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. What do the rules say?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it on the felt, then go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace lifts the last card, digits deal it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard my last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard that hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormsPanel</name>
    <message>
        <source>Forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets their own form: the same kinds of question, equally hard and long, with different cards and amounts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forms are made as they will be sealed, and measured against each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 forms: all alike, no two equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 forms: not alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it with 500 forms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Practise %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readiness %1 of 100. Mastered %2. %3 due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readiness %1 of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mastered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weak</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ready %2 of 100</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Lucky 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question has asked for this clause yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not scored</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message>
        <source>%1 is training. Switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is training?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise without a name, or say who you are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready from %1. The mark on each bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no PIN any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume the unfinished session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the last misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is removed, with all records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is back, with all records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your instructor gave you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You know %1 on paper. Now deal it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeReview</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseReadingRow</name>
    <message>
        <source>Fixed: scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open: not scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played while nothing is fixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseSettings</name>
    <message>
        <source>Decided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded with every change below. Nothing is overwritten: earlier decisions stay on record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Got it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Lucky pay table in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table printed on the felt. All: questions use each of the three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets are settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the dealer&apos;s right by custom. Lucky Lucky bets always are (LL 7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readings of doubtful clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n are open: their questions are shown and not scored. Fixing one makes them count; taking it back opens it again.</source>
        <translation>
            <numerusform>%n is open: its questions are shown and not scored. Fixing one makes them count; taking it back opens it again.</numerusform>
            <numerusform>%n are open: their questions are shown and not scored. Fixing one makes them count; taking it back opens it again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>What was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InvigilatorPanel</name>
    <message>
        <source>Invigilator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock keeps running until you give the PIN. Everything you do here is recorded under your name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the sitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody in this exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every station that opened the exam file from the same folder gives the time within seconds. At a station with a copy of its own, give it there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IssuerPanel</name>
    <message>
        <source>Issuer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The issuer&apos;s key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It signs exam files, certificates and badges. The passphrase has at least ten characters; without it and without a back-up nothing can be sealed or opened any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the school</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do not match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up the issuer&apos;s key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy is sealed with the same passphrase. Keep it away from this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key files (*.pitkey)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the public half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody who has it can check that a certificate is really yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public keys (*.pitpub)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a back-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The issuer&apos;s key from a back-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is opened with the passphrase it was backed up with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least ten characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New passphrase again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase is changed. Back-ups made before open with the old one: make a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody was here for ten minutes: the key is locked again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ItemsView</name>
    <message>
        <source>%1  (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right (95 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells apart (95 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions and their figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2: facility %3, discrimination %4. %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule on this question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: the share of candidates who got it right (facility). Tells apart: whether those who are right elsewhere are right here too (corrected discrimination): 0.2 and more is good, below 0 means look at it. In brackets: where the true figure lies with 95 %; few candidates, wide brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bad question is taken out or given full marks for everybody, with a reason and two people&apos;s PINs. Everybody is marked again; both scores are kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys of this page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastSession</name>
    <message>
        <source>Nothing practised yet. Twenty questions take about seven minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Review %n miss(es)</source>
        <translation>
            <numerusform>Review %n miss</numerusform>
            <numerusform>Review %n misses</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No session is finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LectureView</name>
    <message>
        <source>In class: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeftRow</name>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryFiles</name>
    <message>
        <source>Import a pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round script or a scenario, as JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the file is added to what is here. Nothing is overwritten. Questions of Moodle (.xml) and QTI 3 (.zip, .xml) come in as drafts in a pack of their own, marked as typed by a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file with every scenario of the pack, in all its versions. A name that ends in .xml is written for Moodle, one that ends in .zip as a QTI 3 package: the newest versions, with their tables in words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in this pack matches that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pack is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal something on the felt, break it, ask about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The packs are being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All its versions go. Answers on record still show what was asked, and the files can be brought back for 30 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title, tag, story, clause 3.27</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show scenarios of one state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in this pack is in that state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “%1” from the pack?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LimitRow</name>
    <message>
        <source>%1 %2, minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <comment>from … to …</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>lays chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card to yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give back %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I call this box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I go along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I leave it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I take my bet back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I take it all back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I take the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I don&apos;t want that card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who calls this box?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you go along?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on, or take your bet back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act on your card, or take your bet back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will you take all your bets back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will you take your bet back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you want this card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card lies face up in the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards came out at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card with another back came out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one copy of a card too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is missing from the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards run in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is torn: nobody can read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe has run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fresh shoe is on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players have laid their bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 says: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, %2 lays %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack of %2 on Box %1 has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, %2: “I had %3.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has left the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lights are out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lights are on again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody points at the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: “Look at the cards, please.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place your bets, please</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender, anyone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance, anyone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce the outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taps: card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waves: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one finger: double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one finger: free double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two fingers: split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two fingers: free split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws a line: surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card back into the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker right of the bet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker left of the bet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker off: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the cards of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard your last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the cards of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the table over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 too little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You paid a losing bet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took a winning bet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing asked for it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the wrong place: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not allow what you granted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You refused what the rules allow: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He does not call this hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong card counted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You moved cards without the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You reported the wrong thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wrong ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You did not do what the ruling says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong and you dealt on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stopped for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveBar</name>
    <message>
        <source>Live table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveDealing</name>
    <message>
        <source>Lucky 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you dealt is saved, and you can go on with it later. Or end the session now: what you dealt so far is graded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveDock</name>
    <message>
        <source>Place your bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender, anyone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance, anyone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1–7 card to a box · 0 to yourself · ← → to a bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who calls it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveLanes</name>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LivePage</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the session that was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q W E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guided, coached, silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card to that box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card to yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift 1–7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card to the next hand of that box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place your bets; no more bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender: offer it, close it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance: offer it, close it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce the outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next bet of the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As much again beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay a sum; in the tray T counts chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay a bonus, where the game has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give back, or withdraw a payoff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half back: a surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept; refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker right of the bet; with Shift left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who calls this box?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor! Stop the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live table, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live table, replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LivePaused</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The felt is hidden and the clock has stopped. What you dealt is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveReplayView</name>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lay there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What should lie there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due next: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveSetup</name>
    <message>
        <source>Lucky 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next act is shown. Nothing is scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tick or a cross in place, and no stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No word until the end, as at a real table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal at the live table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You announce, deal, take, pay and clear. Every act is graded with its clause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm players who know the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They ask for what is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crowds, claims and cheats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things go wrong at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late bets, torn cards, an empty chair: stop the game and call the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveSide</name>
    <message>
        <source>Trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveSummaryView</name>
    <message>
        <source>Session dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session dealt, not scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 duties right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every bet was settled as it should be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid too much; %1 too little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vigilance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>noticed; %n false call(s)</source>
        <translation>
            <numerusform>noticed; %n false call</numerusform>
            <numerusform>noticed; %n false calls</numerusform>
        </translation>
    </message>
    <message>
        <source>of what went wrong was noticed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing went wrong at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own time; par is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (put right in time)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveTraceList</name>
    <message>
        <source>Trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, wrong. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast draws every edge in white on black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages make room as if the window were smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: cards and chips are where they belong at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours: diamonds blue, clubs green.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts beside bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harder levels take them away whatever is chosen here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every trainee chooses their own. No dealer who grew up with the language has reviewed these yet: %1. Where the words differ, the English counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every trainee chooses their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F9 turns it on and off: the English words under a question and a clause, as they are said at the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LrsSettings</name>
    <message>
        <source>The school&apos;s record store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a learning record store (LRS) that takes xAPI 1.0.3. Answers go there over TLS; no name and no mail address is in them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the record store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The school itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An address that stands for the school in every statement. It must never change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address that stands for the school</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key and secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the record store gave them out. They are kept in a file that only you can read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept; type a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers are sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once it is on, answers that are recorded from then on are sent. What cannot be sent waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn it on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) refused</source>
        <translation>
            <numerusform>%n answer refused</numerusform>
            <numerusform>%n answers refused</numerusform>
        </translation>
    </message>
    <message>
        <source>The record store does not want them as they are: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try them again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkedOptions</name>
    <message>
        <source>Missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MasteryCell</name>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right and fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, due</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MasteryPanel</name>
    <message>
        <source>Clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 mastered, %3 due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learning %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right and fast %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open reading</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemberTable</name>
    <message>
        <source>Trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, seen %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here has that in his name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is in this class yet. Import a list, or give trainees its name as their batch.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MissList</name>
    <message>
        <source>Misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click one to see it on its felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None. You got every scored answer right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModeChoice</name>
    <message>
        <source>Due: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is due: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameAsk</name>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewClassSheet</name>
    <message>
        <source>New class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has this name as his batch is in the class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, such as Batch 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewSheet</name>
    <message>
        <source>New scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From an empty table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a trainee&apos;s query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a shipped round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewTrainee</name>
    <message>
        <source>New trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN, if wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Oddities</name>
    <message numerus="yes">
        <source>Began %n minute(s) before the exam was sealed.</source>
        <translation>
            <numerusform>Began %n minute before the exam was sealed.</numerusform>
            <numerusform>Began %n minutes before the exam was sealed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended %n minute(s) after now.</source>
        <translation>
            <numerusform>Ended %n minute after now.</numerusform>
            <numerusform>Ended %n minutes after now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Held %n day(s) apart from the others.</source>
        <translation>
            <numerusform>Held %n day apart from the others.</numerusform>
            <numerusform>Held %n days apart from the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) after the time was over.</source>
        <translation>
            <numerusform>%n answer after the time was over.</numerusform>
            <numerusform>%n answers after the time was over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) were given, more than the exam has.</source>
        <translation>
            <numerusform>%n minute were given, more than the exam has.</numerusform>
            <numerusform>%n minutes were given, more than the exam has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in less than a second each.</source>
        <translation>
            <numerusform>%n answer in less than a second each.</numerusform>
            <numerusform>%n answers in less than a second each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The station&apos;s clock was set back by %n minute(s).</source>
        <translation>
            <numerusform>The station&apos;s clock was set back by %n minute.</numerusform>
            <numerusform>The station&apos;s clock was set back by %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were missing when it went on.</source>
        <translation>
            <numerusform>%n record were missing when it went on.</numerusform>
            <numerusform>%n records were missing when it went on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clock&apos;s file was missing %n time(s).</source>
        <translation>
            <numerusform>The clock&apos;s file was missing %n time.</numerusform>
            <numerusform>The clock&apos;s file was missing %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of a damaged log were dropped.</source>
        <translation>
            <numerusform>%n byte of a damaged log were dropped.</numerusform>
            <numerusform>%n bytes of a damaged log were dropped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The exam&apos;s window was left %n time(s).</source>
        <translation>
            <numerusform>The exam&apos;s window was left %n time.</numerusform>
            <numerusform>The exam&apos;s window was left %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other result(s) of this candidate.</source>
        <translation>
            <numerusform>%n other result of this candidate.</numerusform>
            <numerusform>%n other results of this candidate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log was damaged and mended under a note: %n record(s) of it are lost.</source>
        <translation>
            <numerusform>The log was damaged and mended under a note: %n record of it are lost.</numerusform>
            <numerusform>The log was damaged and mended under a note: %n records of it are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sat from an earlier file: the exam was sealed once more since.</source>
        <translation>
            <numerusform>Sat from an earlier file: the exam was sealed once more since.</numerusform>
            <numerusform>Sat from an earlier file: the exam was sealed once more since.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenRoundDialog</name>
    <message>
        <source>Open a round script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round scripts (*.json *.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionTile</name>
    <message>
        <source>%1, with the marker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsAnswer</name>
    <message>
        <source>%1 of %2 chosen. Choose all that apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one, or point at the felt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose all that apply, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose all that apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsSheet</name>
    <message>
        <source>Wrong options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine makes them from the other games&apos; rules and from misreadings. Drop what does not suit; add your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (the answer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a wrong option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a wrong amount: 75</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a wrong total: soft 18</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a wrong player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a ruling that is wrong here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrderAnswer</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl and an arrow moves a row; a digit sends it to that place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the rows in order. Ctrl and an arrow moves a row; a digit sends it to that place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview of the questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1, %2, flagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flagged %1, to check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the invigilator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text, contrast, read aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flagged %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnPin</name>
    <message>
        <source>Old PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do not match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PackHead</name>
    <message>
        <source>Read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assigned to practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished draft: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard this draft?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished pack: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it at that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice never shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For exams only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All edits since you last left the scenario go with it. You can bring it back for 30 days.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PackList</name>
    <message>
        <source>Packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
    <message>
        <source>, read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, assigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For exams only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PackSheet</name>
    <message>
        <source>A pack of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night shift, November</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All its scenarios go. Answers on record still show what was asked, and the files can be brought back for 30 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the pack “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PathAsk</name>
    <message>
        <source>Path of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/home/…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder: add a name for the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is such a file already. Once more replaces it; another name keeps both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PausedView</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The felt is hidden and the clock has stopped. Your answers are saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PayTableCard</name>
    <message>
        <source>Table %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PayTablesSheet</name>
    <message>
        <source>Pay tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PayTablesView</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PayTray</name>
    <message>
        <source>Pay: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your amount: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PayoutCard</name>
    <message>
        <source>No chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Who is training?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleView</name>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructors make blueprints and rule on items with an examiner; invigilators release sittings; examiners seal, mark and keep people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 (you)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invigilator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed in the last thirty days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, kept until %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this person signed stays as it is. For thirty days you can bring this person back, with the same PIN.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a list (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is on the list yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates from a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number and the accommodations are taken off this exam. Nothing else is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type number and name, or take a list (CSV): number,name,attempt,timeFactor,textSize,highContrast,reducedMotion,readAloud.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line names the columns: number and name, and if wanted attempt, timeFactor, textSize, highContrast, reducedMotion, readAloud.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the release PIN written down?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept nowhere. Without it nobody can start this exam, and it would have to be planned and sealed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is: leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice, question %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice, question %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume the unfinished session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q W E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn, Drill, Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this as a preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose, or lay a chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock in, then continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is due, or none of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a chip back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all chips back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide or show your amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the amount instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard or soft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the round again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look closer at the bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the felt, the bar and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook, after the verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query the verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the misses, or practise again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the misses again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is still due, or once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pay tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English beside it, in another language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F%1</source>
        <comment>function key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget this preset?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrimaryButton</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None. It can go to review.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Review, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress: nothing answered yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is training yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been answered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose on the home page who trains; the figures are each trainee&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the first question every clause has its place here: what you know, how fast you are, and when it comes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history of a clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chart as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressView</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct answers by week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shaded: 95 % confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scored answers in the last eight weeks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median time by week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct answers only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No timed correct answers in the last eight weeks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due in the next 14 days</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptColumn</name>
    <message>
        <source>Judgement call: not scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay with chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type it instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the amount instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk the felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English beside it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueryDialog</name>
    <message>
        <source>Query this question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your instructor will see the question, your answer and this note. Until then the verdict stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you doubt?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you doubt? (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the query</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Leave this session?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answers are saved. You can resume later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The storm ends here. Your answers are saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionsSheet</name>
    <message>
        <source>Questions of trainees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every question is answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who, when</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On its felt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pitwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt + number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RailItem</name>
    <message>
        <source>Alt+%1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadinessBar</name>
    <message>
        <source>Ready: %1, the table test needs %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 for the table test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingCard</name>
    <message>
        <source>This house: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In questions: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1) %2 This house reads it so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1) %2 Played so while this house has fixed nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingNote</name>
    <message>
        <source>%1  (this house)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingsView</name>
    <message>
        <source>Readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reading has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all readings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the other games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records (*.json *.jsonl *.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordsSettings</name>
    <message>
        <source>Writing the records…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing the records…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the records…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Got it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trainee&apos;s records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON: everything, to be imported elsewhere. CSV: the answers as a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose on the home page whose records you mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is already here is not added twice. A file with one bad line changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All trainees, answers and decisions in one file, checked before it is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces the records with a backup. The current ones are kept beside it, under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the whole file and checks it: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of that name is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It replaces all records. The current ones are kept beside it, and you choose again who is training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordsWork</name>
    <message>
        <source>%1 %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReleaseView</name>
    <message>
        <source>%1, key %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sitting of candidate %1 was interrupted. Nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate: your number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0417</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume the sitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release the sitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it for later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This station is held for the sitting: the release PIN resumes it, or leaves it for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another issuer than the last exam here: compare the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invigilator: name, release PIN of this exam, release code of this candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release code of this candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock does not start yet. The candidate first confirms the name and reads the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sitting of candidate %1 was interrupted, and its log is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can go on with what is whole. Write what happened: it goes into the record, with what is lost. Then PIN and code once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened to this station</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with what is whole</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RemovedPeople</name>
    <message>
        <source>Removed, can be brought back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RemovedSheet</name>
    <message>
        <source>Removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For thirty days everything can be brought back to where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was removed in the last thirty days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultDecisions</name>
    <message>
        <source>Do not count this one…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw the certificate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does this result not count?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two results of a candidate only one can count. This one stays where it is and is left out; the reason and your name are signed, and the candidate may ask for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the certificate withdrawn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate and badge stay genuine, but the register says from now on that they are withdrawn. It cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Find a candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3, passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3, not passed, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultVerdict</name>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Ruled: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>Verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Badge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appeal replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the mark: %1. The report says so, section by section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved and signed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed. It holds no question and no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed; the QR code on it can be verified off paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Open Badge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Open Badges 3.0 credential, signed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>Results: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions: %1 to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results come back from the stations as .pitresult files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder with results (*.pitresult), or one result. Each is checked, opened and marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results (*.pitresult)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report for everybody, certificate and badge for who passed, all signed, in a new folder in this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One line a candidate, for a spreadsheet (CSV).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two different results: %1. Look at both and say which one does not count; until then neither gets a paper.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this a scenario</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RosterSheet</name>
    <message>
        <source>Import %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the columns are about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 is about: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class of rows that name none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would change: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Leave out %n row(s) in trouble</source>
        <translation>
            <numerusform>Leave out %n row in trouble</numerusform>
            <numerusform>Leave out %n rows in trouble</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the rows right in the file, or leave them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trouble</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundSteps</name>
    <message>
        <source>%1: %2 of %3 wins, %4 is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 loses, %4 is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 stands off, %4 stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 is surrendered, %4 is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 gets even money, %4 is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 is returned, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close the offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: %2 surrenders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: %2 insures with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: %2 insures the bet of %4 with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: %2 takes even money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offers are closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: hand %2 is split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 puts %2 on hand %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: doubled free, with a marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: split free, with a marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3 doubles with %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 puts %2 on Tie on 18 of hand %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script ends while the offers are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script ends here. Box %1, hand %2: %3 may now %4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word or clause number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s)</source>
        <translation>
            <numerusform>%n clause</numerusform>
            <numerusform>%n clauses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contrast(s)</source>
        <translation>
            <numerusform>%n contrast</numerusform>
            <numerusform>%n contrasts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s)</source>
        <translation>
            <numerusform>%n reading</numerusform>
            <numerusform>%n readings</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses, pay tables, contrasts, readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise the clause that is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English beside it, in another language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingPanel</name>
    <message>
        <source>Rule on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full marks for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason (the candidate may ask for it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule and mark again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule on this question of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this very question is touched, in every form that asks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes two people, an examiner and an instructor or another examiner. Add the second under People.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingSigner</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message>
        <source>A scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A try: not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunResult</name>
    <message>
        <source>%1 of %2 right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answers are recorded like any practice. What you missed comes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the scenarios</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunView</name>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this pack?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answers are saved. You can resume later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioFileDialog</name>
    <message>
        <source>Export a pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a round script or a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds and scenarios (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs (*.pitwise)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions of Moodle and QTI 3 (*.xml *.zip)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioList</name>
    <message>
        <source>Scenarios of this pack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioRow</name>
    <message>
        <source>%1, %2, version %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message>
        <source>v%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Derive and open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n version(s)</source>
        <translation>
            <numerusform>%n version</numerusform>
            <numerusform>%n versions</numerusform>
        </translation>
    </message>
    <message>
        <source>Send for review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors have to be solved first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioShelf</name>
    <message>
        <source>%1 And %2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack of this scenario is gone or read-only; make one of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Both are kept; what you wrote is version %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Here it is as it is now; look at it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being edited in another window. Close it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being edited on %1. Close it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft could not be saved: %1. Free some space, then edit on; nothing is lost as long as the window is open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenariosPage</name>
    <message>
        <source>Scenario editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume a draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume an unfinished pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SchoolSettings</name>
    <message>
        <source>Understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>School</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This station</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits to go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last in touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not taken in from other stations, and kept at the school:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join a school</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the station file that whoever runs the school&apos;s database made for this machine. It holds a password: take it off the stick afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Station file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the school</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All records stay here and at the school. Nothing goes out or comes in any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What waits here does not go out any more. Joining again with a station file sends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SealPanel</name>
    <message>
        <source>Sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An examiner seals it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the issuer&apos;s key on the shelf first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release PIN %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release PIN. Write it down for the invigilator now: it is kept nowhere and shown only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release PIN of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release PIN (empty: one is made)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl S</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Seal for %n candidate(s)</source>
        <translation>
            <numerusform>Seal for %n candidate</numerusform>
            <numerusform>Seal for %n candidates</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a copy for the stations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the exam file for the stations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam files (*.pitexam)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds a form for each candidate. A copy gives nothing away, and any change to it is found. A sitting needs the release PIN and the candidate&apos;s release code: save the codes for the invigilator and cut them into slips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the release codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the release codes for the invigilator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After sealing nothing can be changed, but it can be sealed once more. Seal close to the day. A release PIN has at least eight characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal it once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal it once more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a PIN that is lost or has got about. The plan opens again with its candidates; sealed anew it has other questions, another PIN and other release codes. The file as it is stays in the exam&apos;s folder: take it from the stations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the plan again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatNote</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectionEditor</name>
    <message>
        <source>Name of the section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own pass mark (0: none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own time (0: none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario packs (none: questions of the rules engine)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the section up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the section down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of question: %1 fit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectionPicker</name>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2. Something is wrong here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectionTable</name>
    <message>
        <source>%1: %2 of %3 right, needed %4, %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionBar</name>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionTicks</name>
    <message numerus="yes">
        <source>%1, %n right</source>
        <translation>
            <numerusform>%1, %n right</numerusform>
            <numerusform>%1, %n right</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl 1–9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From one setting to the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn it on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>School</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupRows</name>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop at target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts shown, hints, type or chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts shown, pay with chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No amounts, no hints, chips only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupSide</name>
    <message>
        <source>This session</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>questions
about %n min</source>
        <translation>
            <numerusform>questions
about %n min</numerusform>
            <numerusform>questions
about %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>minutes, as many
as you answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games, mixed on purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you are about to forget, what you missed, and what is new today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is due today. Choose what to practise, or come back tomorrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) may come up.</source>
        <translation>
            <numerusform>%n clause may come up.</numerusform>
            <numerusform>%n clauses may come up.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game and a topic to start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake times odds against the clock, without a felt, the stakes rising.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the clause that governs what you see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disputed clauses with their readings explained. Not scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn level: amounts on the bets, a hint for each question, chips or typing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drill level: amounts on the bets, you pay with chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table level: no amounts on the bets. You read the stacks and pay from the float.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no question of this topic: choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes,
or three misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One key answers. A right answer goes on by itself; a miss shows you why. Storms do not change your readiness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your best with this choice: %n right</source>
        <translation>
            <numerusform>Your best with this choice: %n right</numerusform>
            <numerusform>Your best with this choice: %n right</numerusform>
        </translation>
    </message>
    <message>
        <source>No storm with this choice yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupView</name>
    <message>
        <source>Payouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose, or take what is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShelfColumn</name>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShelfPanel</name>
    <message>
        <source>Rounds worth seeing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShelfView</name>
    <message>
        <source>Exams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed in: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No exam yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a blueprint, then plan an exam from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blueprints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New blueprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No blueprint yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says what an exam asks, how long, and what is needed to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder with results (*.pitresult), or one result. Each is checked, opened and marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results (*.pitresult)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Ask or problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level %1 of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SignInPanel</name>
    <message>
        <source>The first examiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed in: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You release sittings with the release PIN of the exam file: open it above, at the station.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructors, examiners and invigilators sign in with their PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 (locked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Become examiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the exams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do not match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody runs exams here yet. The first examiner gives a name and a PIN of at least six characters; others can be added later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SittingBar</name>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SittingFacts</name>
    <message>
        <source>Sitting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SittingKeys</name>
    <message>
        <source>The last of its section: after locking there is no way back to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer is saved when you lock it. Results come after the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take flag off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock, end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock, next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SittingView</name>
    <message>
        <source>Pay with chips instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type it instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The invigilator has stopped the clock. Your answers are saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invigilator: resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answered, %2 open, %3 flagged. After handing in nothing can be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) more for everybody: %1</source>
        <translation>
            <numerusform>%n minute more for everybody: %1</numerusform>
            <numerusform>%n minutes more for everybody: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading aloud was granted, but this computer has no voice that works. Call the invigilator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this section?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SittingVoice</name>
    <message>
        <source>Question %1 of %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SittingWords</name>
    <message>
        <source>Question %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StaffDoor</name>
    <message>
        <source>%1 is for instructors and examiners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is signed in as %2, who may not open it. Sign out on the Exams page, then somebody who may signs in there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They sign in with their PIN on the Exams page, behind the staff&apos;s door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the Exams page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingCards</name>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at risk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StationFileDialog</name>
    <message>
        <source>Join a school</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Station files (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>What has happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StormResult</name>
    <message numerus="yes">
        <source>Three misses: %n right.</source>
        <translation>
            <numerusform>Three misses: %n right.</numerusform>
            <numerusform>Three misses: %n right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up: %n right.</source>
        <translation>
            <numerusform>Time is up: %n right.</numerusform>
            <numerusform>Time is up: %n right.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new best. It was %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the one to beat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StormStand</name>
    <message>
        <source>%1 right, misses left: %2, time left: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SummaryFigures</name>
    <message>
        <source>%1 %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>right, %n not scored</source>
        <translation>
            <numerusform>right, %n not scored</numerusform>
            <numerusform>right, %n not scored</numerusform>
        </translation>
    </message>
    <message>
        <source>right first time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median time, target %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewest chips</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SummaryTallies</name>
    <message>
        <source>Time against target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● right   ✕ wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SummaryView</name>
    <message>
        <source>Session done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try misses again</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n still due</source>
        <translation>
            <numerusform>%n still due</numerusform>
            <numerusform>%n still due</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Review %n miss(es)</source>
        <translation>
            <numerusform>Review %n miss</numerusform>
            <numerusform>Review %n misses</numerusform>
        </translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New practice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes to the other layout of this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this round a scenario</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableDock</name>
    <message>
        <source>The bets are down. Enter deals.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds of the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk the felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of the main bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is on the table is replayed; what no longer fits is marked on the timeline.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableStage</name>
    <message>
        <source>Order unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TallyRow</name>
    <message>
        <source>%1: %2 of %3 right, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TickFlow</name>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TraineeRow</name>
    <message>
        <source>%1, %2, with a PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, batch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgotten?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are signed in as staff and may take this PIN away. The records stay; %1 chooses another in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read back. An instructor or examiner signs in on the Exams page and takes it away here; the records stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read back. No instructor or examiner is set up on this machine: make one on the Exams page, who can then take it away here. The records stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the PIN away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the Exams page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrainingSettings</name>
    <message>
        <source>Nobody is training yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who you are on the home page; these settings are kept with you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the home page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clause comes back when the chance that you still know it falls to this. Higher means more questions a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the date, and new clauses are spread over the days before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day of the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day/month/year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In 2 weeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In 4 weeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TransportKeys</name>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TypedAnswer</name>
    <message>
        <source>Amount in dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$0.00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard or soft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last digit back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictView</name>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your instructor will see this question with your answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerifyView</name>
    <message>
        <source>Verify a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected issuer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No issuer is known here: compare the fingerprint with the one that the school publishes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust an issuer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing verified yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole and genuine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not genuine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The public half that the school hands out, or its key file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of a QR code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or paste what a phone reads off the QR code: PITWISE1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate or report (.pdf), badge (.jwt), mark (.pitmark), result (.pitresult), exam (.pitexam) or key file. Nothing is sent or fetched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole; whose key is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was altered since it was signed. But anybody can sign: compare the key %1 with the one that the school publishes, or give its public half under Trust an issuer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VersionsSheet</name>
    <message>
        <source>Versions: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers that were given to a version still show what it asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1, %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be asked as it stood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under %1, clauses %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See it asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on as a new version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to it, as a new version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Derive</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewHead</name>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordsSheet</name>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name instructors see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Story: what the felt cannot show, told to the trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark: said with the verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level, 1 easy to 5 hard (the engine thinks %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level, 1 easy to 5 hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target time in seconds; empty: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target time in seconds; empty: as the engine thinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target time in seconds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkLine</name>
    <message>
        <source>%1… %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkList</name>
    <message>
        <source>Clauses to work on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkPanel</name>
    <message>
        <source>%1, %2</source>
        <comment>by when, how far</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answered your question, %2:</source>
        <comment>who, when</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On its felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WrongPanel</name>
    <message>
        <source>What the class gets wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet that several answers have in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 % wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drill it in class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drill these %1 in class</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>YouSettings</name>
    <message>
        <source>Name and batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As they appear on exports and reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for before your records are shown. After five wrong tries you have to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have none. With a PIN, nobody else can practise in your name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A trainer for casino dealers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep records and settings in &lt;folder&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open at the page &lt;name&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a picture of every page in &lt;folder&gt; and end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say on standard error how long the first frame took.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pack, an exam or a result to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak the language &lt;code&gt;: en, zh_CN, ms or ta.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::AngoffAid</name>
    <message numerus="yes">
        <source>%1 of %2 right: a pass mark of %3 %. %n judge(s), standard error %4 questions.</source>
        <translation>
            <numerusform>%1 of %2 right: a pass mark of %3 %. %n judge, standard error %4 questions.</numerusform>
            <numerusform>%1 of %2 right: a pass mark of %3 %. %n judges, standard error %4 questions.</numerusform>
        </translation>
    </message>
    <message>
        <source>The judges are far apart here. Discuss and rate again: question %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::AnswerReview</name>
    <message>
        <source>This answer was recorded by another version and cannot be shown on its felt: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM, HH:mm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::Appeal</name>
    <message>
        <source>Released by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1 on screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1 answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1 flagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag taken off question %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1 closed: time over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 minutes more, by %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted by %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused by %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resumed, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resumed under PIN by %1 after %2 s out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over: time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped by the invigilator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appeal replay: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2:%3 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken out by a ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full marks by a ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) of the log missing: an old copy was put back</source>
        <translation>
            <numerusform>%n entry of the log missing: an old copy was put back</numerusform>
            <numerusform>%n entrys of the log missing: an old copy was put back</numerusform>
        </translation>
    </message>
    <message>
        <source>the clock&apos;s file was gone, the whole gap was counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of a half-written entry dropped</source>
        <translation>
            <numerusform>%n byte of a half-written entry dropped</numerusform>
            <numerusform>%n bytes of a half-written entry dropped</numerusform>
        </translation>
    </message>
    <message>
        <source>An aid was changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of that day: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the log was damaged, %n record(s) of it are lost</source>
        <translation>
            <numerusform>the log was damaged, %n record of it are lost</numerusform>
            <numerusform>the log was damaged, %n records of it are lost</numerusform>
        </translation>
    </message>
    <message>
        <source>Question %1: chosen, not locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Away from the exam&apos;s window for %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen on a screen of %1, window %2, text %3 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::BlueprintEditor</name>
    <message>
        <source>Dealer certificate, written part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the written dealer examination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 questions, %2 right to pass, %3 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, version %2 (not the newest)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the question bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question bank can deliver this. A form takes a dealer about %1 minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, for exams only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a pass certifies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind of question &quot;%1&quot; of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1, %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no name yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a dealer about %2 minutes, but has only %3 of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sections&apos; own times add up to %1 minutes, but the exam has %2: nobody can use them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sections&apos; own times add up to %1 minutes: %2 of the exam&apos;s can never be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A form takes a dealer about %1 minutes, but the exam has only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sections&apos; own pass marks need %1 right answers, the pass mark in all %2: it decides nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of question: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario packs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty: %1 to %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stops until the sitting is resumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock keeps running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stops for at most %1 minutes each time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within the section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certifies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without an end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass mark in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a crash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam questions are kept out of practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam and practice share their questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean difficulty within ± %1 %, expected time within ± %2 % of the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All left open: what hangs on them is not asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every candidate may open them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown to nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions whose key was typed by a person may be asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every key is computed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::CandidateList</name>
    <message>
        <source>time × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number %1 is on the list already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A candidate needs a name: it stands on the certificate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A candidate&apos;s number has letters, digits, - and _ only, 80 at most.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::CertificateSheet</name>
    <message>
        <source>Certificate %1: %2 has passed %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ChartData</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week from %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ClassDesk</name>
    <message numerus="yes">
        <source>%n trainee(s).</source>
        <translation>
            <numerusform>%n trainee.</numerusform>
            <numerusform>%n trainees.</numerusform>
        </translation>
    </message>
    <message>
        <source>No date is fixed for the table test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>a date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table test %1, in every game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table test %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last %1 days, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has answered nothing wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the date as day/month/year, such as 27/11/2026.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>not seen for %n days</source>
        <translation>
            <numerusform>not seen for %n day</numerusform>
            <numerusform>not seen for %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ClassWork</name>
    <message>
        <source>d MMMM, HH:mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no day set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 have done it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has done it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not done it yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 % right</source>
        <comment>who has done it, how well</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubts the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the date as day/month/year, such as 27/11/2026.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a title first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 right, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: under way, %2 of %3 right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ClauseHistory</name>
    <message>
        <source>d MMM, HH:mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::DecisionModel</name>
    <message>
        <source>%1, box %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::EditorAsk</name>
    <message>
        <source>Ask here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take an option out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take an option back in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop an option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an amount: 25 or 2.50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a total: 18, or soft 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than %1 options can be dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than %1 options can be added.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::EditorIncident</name>
    <message>
        <source>Break something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the irregularity out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type cards: 8S KD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an amount: 25 or 2.50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the facts from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a claimant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a bettor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a person out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::EditorTable</name>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2%3</source>
        <comment>4 decks, 4 boxes, $25 to $5,000</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a bet on a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer gets a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2 gets a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 gets a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offers are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3, %4 decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no card. Type rank and suit: 8S KD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the irregularity out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a decision out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the rest out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a bet away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop an event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the pay table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type two amounts, the minimum first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a box and an amount: 2 100, or 2 pair 10, or 2 B 50. Who sits there: 2 seat B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an amount: 25 or 2.50. Nothing: the whole.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ExamDesk</name>
    <message>
        <source>Version %1: %2 questions, %3 minutes, pass mark %4 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Sealed %1 for %2, %n result(s)</source>
        <translation>
            <numerusform>Sealed %1 for %2, %n result</numerusform>
            <numerusform>Sealed %1 for %2, %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Planned %1, %n candidate(s)</source>
        <translation>
            <numerusform>Planned %1, %n candidate</numerusform>
            <numerusform>Planned %1, %n candidates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ExamPlan</name>
    <message>
        <source>%1, version %2. %3 questions, %4 minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making %1 forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 different questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Sealing the exam for %n candidate(s)</source>
        <translation>
            <numerusform>Sealing the exam for %n candidate</numerusform>
            <numerusform>Sealing the exam for %n candidates</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 to %2 of 100, wanted %3 ± %4. Expected time %5 to %6, wanted %7 ± %8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forms outside: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two forms share %1 % of theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 % to %2 %. The more, the fairer; the fewer, the less a neighbour&apos;s form is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forms that hold the most shown one: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None was in an earlier exam.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions of earlier exams in them: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared with practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice never shows these questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A candidate may have met a question in practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 at most in two forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of equal forms: %1. There are too few different questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too few different questions for forms that differ: add games, topics or families.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No form asks one twice, and no two forms are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are counted as shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What earlier exams have shown is sealed: open the issuer&apos;s key to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice never shows %1 of %2. The others come from families with few different questions, which have to be practised too: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number,name,release code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds off who has copied the file for days or weeks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds off who has copied the file for years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds off who has copied the file for decades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: attempt %2 at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the results here have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not as the results here have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has sat exams of this blueprint more often than his attempt says.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::FeltNotes</name>
    <message>
        <source>Take nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::FigureList</name>
    <message>
        <source> (%1 to %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group is small: the true figure may lie anywhere in brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very good: fit for decisions about single people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good: fit for decisions about single people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usable. More questions, or better ones, would make it surer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low: the marks tell these candidates apart poorly. Look at the questions below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passed, %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores lie about %1 questions either side of it (standard deviation).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reliability (KR-20)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not to be said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes two candidates with different scores, and two questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another form would give two of three candidates a mark this close to their own. So close to the pass mark: %1 candidates.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::Goals</name>
    <message numerus="yes">
        <source>%n new clause(s) to go. About %1 question(s) a day covers them all by %2.</source>
        <translation>
            <numerusform>%n new clause to go. About %1 question a day covers them all by %2.</numerusform>
            <numerusform>%n new clauses to go. About %1 questions a day covers them all by %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have seen every clause. About %n question(s) a day keeps them fresh.</source>
        <translation>
            <numerusform>You have seen every clause. About %n question a day keeps them fresh.</numerusform>
            <numerusform>You have seen every clause. About %n questions a day keeps them fresh.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type day, month and year, like %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date has to be today or later, and within two years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy</source>
        <comment>a date with its weekday</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n day(s)</source>
        <translation>
            <numerusform>%1, in %n day</numerusform>
            <numerusform>%1, in %n days</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::HomeDesk</name>
    <message>
        <source>Four games, one table test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good evening, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good morning, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good afternoon, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>a date with its weekday</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n you would soon forget</source>
        <translation>
            <numerusform>%n you would soon forget</numerusform>
            <numerusform>%n you would soon forget</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n you missed last time</source>
        <translation>
            <numerusform>%n you missed last time</numerusform>
            <numerusform>%n you missed last time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. New cards, new amounts; games are mixed on purpose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Next: %n question(s), tomorrow.</source>
        <translation>
            <numerusform>Next: %n question, tomorrow.</numerusform>
            <numerusform>Next: %n questions, tomorrow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n question(s), on %1.</source>
        <translation>
            <numerusform>Next: %n question, on %1.</numerusform>
            <numerusform>Next: %n questions, on %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise what you like. It comes back just before you would forget it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>a short date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list of games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a new date in Settings, or clear it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have seen every clause. %n a day keeps them fresh.</source>
        <translation>
            <numerusform>You have seen every clause. %n a day keeps them fresh.</numerusform>
            <numerusform>You have seen every clause. %n a day keeps them fresh.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HH:mm</source>
        <comment>a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n answered</source>
        <translation>
            <numerusform>%1: %n answered</numerusform>
            <numerusform>%1: %n answered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), %1 right</source>
        <translation>
            <numerusform>%n question, %1 right</numerusform>
            <numerusform>%n questions, %1 right</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, median time %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>On course: about %n a day covers every clause by %1.</source>
        <translation>
            <numerusform>On course: about %n a day covers every clause by %1.</numerusform>
            <numerusform>On course: about %n a day covers every clause by %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Behind: about %n a day from now covers every clause by %1.</source>
        <translation>
            <numerusform>Behind: about %n a day from now covers every clause by %1.</numerusform>
            <numerusform>Behind: about %n a day from now covers every clause by %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::HomeGames</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of right answers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % in %2 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::HouseDesk</name>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <comment>a date with its time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who, when</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type who decides first: a decision is kept with its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits are whole dollars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These chips do not work together: every multiple of $5 must be payable, and paying from the largest chip down must use the fewest. Change another one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed as (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who and when: what</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::HouseReadings</name>
    <message>
        <source>As said above.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ImportModel</name>
    <message>
        <source>No title yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It differs here: it was imported as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different answer now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was approved, but cannot be asked here: it was imported as a draft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In part</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::IssuerDesk</name>
    <message>
        <source>Making the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealing the key again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ItemFigures</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>works against: look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may work against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tells little apart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::Lecture</name>
    <message>
        <source>No question asks for these at present.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::LiveReplay</name>
    <message>
        <source>Before the first act</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::LiveSummary</name>
    <message>
        <source>Everything was right. Now find your pace: deal it again, quicker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything was right. Turn the pressure up one step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of all: a card that went wrong is put right with the floor. Stop at once, and call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count every payoff twice before you push it: what the player has lifted is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read clause %1 once more: it came up %2 times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at your mistakes in the replay, then deal it again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::LiveTable</name>
    <message>
        <source>This was not saved, so it has not happened: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done: nothing lies there for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First go to a bet: ← and → walk from box to box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chips lie there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody offers anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report it, rule on it, do it; then go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is wrong: stop the game and call the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for the players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet. Now: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::LrsDesk</name>
    <message numerus="yes">
        <source>%n answer(s) sent</source>
        <translation>
            <numerusform>%n answer sent</numerusform>
            <numerusform>%n answers sent</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message>
        <source>none waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The school&apos;s store did not take them: %1. Nothing is lost. The next try is in %n second(s).</source>
        <translation>
            <numerusform>The school&apos;s store did not take them: %1. Nothing is lost. The next try is in %n second.</numerusform>
            <numerusform>The school&apos;s store did not take them: %1. Nothing is lost. The next try is in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::MasteryRows</name>
    <message>
        <source>Not asked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes back %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 right, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right and fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open reading</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::MemberList</name>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::PracticeSession</name>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Back after %n day(s): about to be forgotten</source>
        <translation>
            <numerusform>Back after %n day: about to be forgotten</numerusform>
            <numerusform>Back after %n days: about to be forgotten</numerusform>
        </translation>
    </message>
    <message>
        <source>Back: you missed it earlier today</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Back: you missed it %n day(s) ago</source>
        <translation>
            <numerusform>Back: you missed it %n day ago</numerusform>
            <numerusform>Back: you missed it %n days ago</numerusform>
        </translation>
    </message>
    <message>
        <source>Back: right last time, but over the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A refresher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n answered</numerusform>
            <numerusform>%n answered</numerusform>
        </translation>
    </message>
    <message>
        <source>See %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes back next time, with new cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes back in a few questions, with new cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>%n min left</numerusform>
            <numerusform>%n min left</numerusform>
        </translation>
    </message>
    <message>
        <source>None of this can be asked just now. Choose another game or topic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits lay chips from the float, Backspace takes one back. Enter locks your answer in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits turn answers on and off. Choose all that apply, then press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press a digit or click on the felt to choose. Enter locks it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press a digit to choose one. Enter locks it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and down walk the rows, Ctrl with them moves one. Or type the place a row belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number. S changes between hard and soft.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::PracticeSetup</name>
    <message>
        <source>What is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n topic</numerusform>
            <numerusform>%n topics</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Storm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ProgressDesk</name>
    <message>
        <source>On course for %1 at %2 a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind for %1: %2 a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of %2, surely %3 to %4 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 s over %n right answer(s)</source>
        <translation>
            <numerusform>%1 s over %n right answer</numerusform>
            <numerusform>%1 s over %n right answers</numerusform>
        </translation>
    </message>
    <message>
        <source>no right answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) due</source>
        <translation>
            <numerusform>%n clause due</numerusform>
            <numerusform>%n clauses due</numerusform>
        </translation>
    </message>
    <message>
        <source>test</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ReadingChoices</name>
    <message>
        <source>Left open: what hangs on it is not asked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ReadingModel</name>
    <message>
        <source>Scored in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown, not scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Core scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed here: scored</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::RecordsDesk</name>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is written: %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not imported, not even in part: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) already here.</source>
        <translation>
            <numerusform>%n answer already here.</numerusform>
            <numerusform>%n answers already here.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is imported: %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trainee(s)</source>
        <translation>
            <numerusform>%n trainee</numerusform>
            <numerusform>%n trainees</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is in %1. The file was checked and is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records are as they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those it replaced are kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records of %1 are in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found, the first: %1. Back up now, then restore an older backup.</source>
        <translation>
            <numerusform>%n problem found, the first: %1. Back up now, then restore an older backup.</numerusform>
            <numerusform>%n problems found, the first: %1. Back up now, then restore an older backup.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seal %1, %2. Who can write the file could make all seals anew: a seal noted elsewhere, or an export taken in elsewhere, shows that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of them came without a seal, so nothing shows whether they were changed before.</source>
        <translation>
            <numerusform>%n of them came without a seal, so nothing shows whether it was changed before.</numerusform>
            <numerusform>%n of them came without a seal, so nothing shows whether they were changed before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All is well: %n answer(s), each with its question and unchanged since it was recorded.</source>
        <translation>
            <numerusform>All is well: %n answer, each with its question and unchanged since it was recorded.</numerusform>
            <numerusform>All is well: %n answers, each with its question and unchanged since it was recorded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::RemovedTrainees</name>
    <message>
        <source>%1, kept for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more day(s)</source>
        <translation>
            <numerusform>%n more day</numerusform>
            <numerusform>%n more days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ResultDesk</name>
    <message>
        <source>Marking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no result (*.pitresult) in this folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Reading %n result(s)</source>
        <translation>
            <numerusform>Reading %n result</numerusform>
            <numerusform>Reading %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported.</source>
        <translation>
            <numerusform>%n result imported.</numerusform>
            <numerusform>%n results imported.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invigilator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature is good: %1, key %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain of %1 events is whole, %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked from the record: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 and %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Form %2, %3, station %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2. Needed: %3, and each section&apos;s own mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2. Needed: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before rulings on items: %1 of %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking two PINs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 results are in: %3 passed, %4 did not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And %1 more that were not taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here already: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not taken: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full marks: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in %1</source>
        <translation>
            <numerusform>%n file in %1</numerusform>
            <numerusform>%n files in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Every form asks %1 questions of this kind. They are ruled on together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every form asks one question of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two results of this candidate: set one aside first. Only one can count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn in the register: %1. Hand out the register again, and tell who holds the certificate.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ResultList</name>
    <message>
        <source>in all: %1 of %2, needed %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3, needed %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before rulings %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::RosterDesk</name>
    <message>
        <source>not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>family name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>staff number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no name in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several people have that name. A staff number would tell which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The e-mail address is of somebody with another staff number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The role is neither trainee, instructor, examiner nor invigilator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 has the same staff number and another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The e-mail address has no @ and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands in row %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parted by tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parted by semicolons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parted by bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parted by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>encoding, separator, rows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n as they are</source>
        <translation>
            <numerusform>%n as they are</numerusform>
            <numerusform>%n as they are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twice in the list</source>
        <translation>
            <numerusform>%n twice in the list</numerusform>
            <numerusform>%n twice in the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in trouble</source>
        <translation>
            <numerusform>%n in trouble</numerusform>
            <numerusform>%n in trouble</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioEditor</name>
    <message>
        <source>Send for review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In review, version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved, version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retired, version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop event %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bet away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the facts from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the option out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all options back in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next card is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event %1: %2.</source>
        <comment>where, and what is wrong</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: %2.</source>
        <comment>where, and what is wrong</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rulebook for that game here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioLibrary</name>
    <message>
        <source>%1, changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack is made. New scenarios go into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 still has errors; open it and solve them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assigned: its approved scenarios are practised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer assigned to practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not imported: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) imported.</source>
        <translation>
            <numerusform>%n scenario imported.</numerusform>
            <numerusform>%n scenarios imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already here, left as they are.</source>
        <translation>
            <numerusform>%n already here, left as they are.</numerusform>
            <numerusform>%n already here, left as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added as a further version.</source>
        <translation>
            <numerusform>%n added as a further version.</numerusform>
            <numerusform>%n added as a further version.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not opened: %2%3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And %L1 more; pitwise-cli check lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 scenarios answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer for exams only: it can be practised and assigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For exams only: it is no longer assigned, and practice never shows it. Exams draw from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For exams only: practice never shows it. Exams draw from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be asked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n have a different answer under the rules in force.</source>
        <translation>
            <numerusform>%n has a different answer under the rules in force.</numerusform>
            <numerusform>%n have a different answer under the rules in force.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is for exams only, so the whole pack is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft is discarded. You can bring it back for thirty days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draft of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the pack %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1; kept for %n more day(s)</source>
        <translation>
            <numerusform>%1; kept for %n more day</numerusform>
            <numerusform>%1; kept for %n more days</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubts this answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, who answered %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer in the pack. For thirty days it can be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack %1 is no longer here. For thirty days it can be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And %L1 more were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no question that can be asked here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) written to %1.</source>
        <translation>
            <numerusform>%n question written to %1.</numerusform>
            <numerusform>%n questions written to %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the format cannot hold:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioModel</name>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key typed by a person, not computed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioRun</name>
    <message>
        <source>None of this can be asked yet. Open it and solve its problems.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioVersions</name>
    <message>
        <source>Nothing changed but its status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Derived from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; by %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::SchoolDesk</name>
    <message>
        <source>This machine belongs to no school. Everything works without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talking with the school…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything recorded here is at the school.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On its way to the school.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other record(s)</source>
        <translation>
            <numerusform>%n other record</numerusform>
            <numerusform>%n other records</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the oldest of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This machine&apos;s clock is %n minute(s) ahead of the school&apos;s. Set it right: answers carry its time.</source>
        <translation>
            <numerusform>This machine&apos;s clock is %n minute ahead of the school&apos;s. Set it right: answers carry its time.</numerusform>
            <numerusform>This machine&apos;s clock is %n minutes ahead of the school&apos;s. Set it right: answers carry its time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This machine&apos;s clock is %n minute(s) behind the school&apos;s. Set it right: answers carry its time.</source>
        <translation>
            <numerusform>This machine&apos;s clock is %n minute behind the school&apos;s. Set it right: answers carry its time.</numerusform>
            <numerusform>This machine&apos;s clock is %n minutes behind the school&apos;s. Set it right: answers carry its time.</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date and a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine cannot talk with a school&apos;s server yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The school&apos;s server does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The school&apos;s server does not let this station in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The school has closed this station.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a server, but no school in this database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another school answers than the one this station belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The school asks for a newer Pitwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The school&apos;s database is older than this Pitwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The school&apos;s database was set up by a newer Pitwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk of the school&apos;s server is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The school&apos;s server is busy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The school misses records that this station sent earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records of this station cannot be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The school&apos;s server refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice goes on here, and nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-psql, then start Pitwise again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is tried again by itself. If it lasts, look at the cable and at the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is tried again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room there; it is tried again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whoever runs the school&apos;s database for a new station file, and join with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whoever runs the school&apos;s database to open it again with a new station file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whoever runs the school&apos;s database whether the station file is the right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update this program to deliver what was recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever runs it brings it up to date: pitwise-cli school migrate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was an older backup restored there? Tell whoever runs the school&apos;s database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this message to whoever runs the school&apos;s database.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::SectionList</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, pass mark %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 min, difficulty %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::SectionScores</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::SessionReview</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read one clause again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the felt before you answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay with the fewest chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work on one topic: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You know it. Now get faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stands out. Keep it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The same rule was misread %n time(s).</source>
        <translation>
            <numerusform>The same rule was misread %n time.</numerusform>
            <numerusform>The same rule was misread %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong answer(s) came faster than your right ones.</source>
        <translation>
            <numerusform>%n wrong answer came faster than your right ones.</numerusform>
            <numerusform>%n wrong answers came faster than your right ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payout(s) were right, but with more chips than needed.</source>
        <translation>
            <numerusform>%n payout were right, but with more chips than needed.</numerusform>
            <numerusform>%n payouts were right, but with more chips than needed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most misses of this session are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took longest compared with its target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You paid %1, right was %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours: %1. Right: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 s of %3 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: right, but slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misses tried again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dddd d MMMM, HH:mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es) on the same clause: %1.</source>
        <translation>
            <numerusform>%n miss on the same clause: %1.</numerusform>
            <numerusform>%n misses on the same clause: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time was up. Right: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work on one game: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get it right first. Speed comes later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) were wrong, of all kinds. Look at each, then try the misses again.</source>
        <translation>
            <numerusform>%n answer were wrong, of all kinds. Look at each, then try the misses again.</numerusform>
            <numerusform>%n answers were wrong, of all kinds. Look at each, then try the misses again.</numerusform>
        </translation>
    </message>
    <message>
        <source>Storm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::Settings</name>
    <message>
        <source>This choice lasts until you close the program; it could not be saved. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ShownQuestion</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::ShownVerdict</name>
    <message>
        <source>A judgement call: not scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This house: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered in %1 s, target %2 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips: the fewest possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips are marked separately: %1 in the fewest chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips: fewer would do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips are marked separately: %1 takes fewer chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This very table comes out otherwise there:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::SittingSession</name>
    <message>
        <source>Checking the PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved. %1 Call the invigilator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock cannot be saved. %1 Call the invigilator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form %1. Section %2 of %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate %1, time × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 questions are answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) without an answer: in this exam there is no way back.</source>
        <translation>
            <numerusform>%n question without an answer: in this exam there is no way back.</numerusform>
            <numerusform>%n questions without an answer: in this exam there is no way back.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 open and %2 flagged questions stay behind. There is no way back to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 questions in %2 minutes; %3 % right answers are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no way back to a question that you have left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may go back within a section, not into one that you have left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may go back to every question until you hand in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer is locked with Enter. What you have chosen and not locked when the time is over counts too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had chosen and not locked: they count as chosen.</source>
        <translation>
            <numerusform>%n of them you had chosen and not locked: it counts as chosen.</numerusform>
            <numerusform>%n of them you had chosen and not locked: they count as chosen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaving the exam&apos;s window is recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F8 opens the pay tables of the game that is asked about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay tables are not shown in this exam.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::Staff</name>
    <message>
        <source>trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instructor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invigilator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many wrong tries: this PIN is locked until %1. An examiner can set a new one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::TablePlayer</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for a round script.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no round called %1 on the shelf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not opened: %2, at %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::TimelineModel</name>
    <message>
        <source>Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bust, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1/%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next in shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets, deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::Trainees</name>
    <message>
        <source>Type a name first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A PIN has at least %n digit(s). Leave it empty to go without.</source>
        <translation>
            <numerusform>A PIN has at least %n digit. Leave it empty to go without.</numerusform>
            <numerusform>A PIN has at least %n digits. Leave it empty to go without.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Try again in %n second(s).</source>
        <translation>
            <numerusform>Too many wrong tries. Try again in %n second.</numerusform>
            <numerusform>Too many wrong tries. Try again in %n seconds.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records were damaged and have been set aside as %1. A fresh file was begun; a backup can be restored in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query(s)</source>
        <translation>
            <numerusform>%n query</numerusform>
            <numerusform>%n querys</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then you can look at them and export them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 and %3 go with it. They can be brought back for 30 days.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pitwise::Verifier</name>
    <message>
        <source>%1, key %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exam file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Open Badge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of a QR code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a Pitwise file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered after it was signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in it is sealed: open the issuer&apos;s key, and chain and marks are checked too.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quiz</name>
    <message>
        <source>Hand %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand was surrendered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Blackjack against an Ace, and the player took even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is over 21: bust, lost whatever the dealer makes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have a Blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Blackjack against a dealer&apos;s %1: he cannot make one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Blackjack; the dealer has %1 and no Blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has a Blackjack, which beats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and the dealer is bust with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and the dealer makes 22, which is no bust here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bets placed before it have reached the maximum: it goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has %1: not bust, so the bet loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer is bust with %1 in %2 cards, his first card counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is over 21: bust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2; both have to be 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No marker was used on this box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card to the box is no 8: the run ends at the printed one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the box: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with the dealer&apos;s %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with the dealer&apos;s %2: no row of the pay table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no pair for this bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That pays %1: %2 pays %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins at %1: %2 pays %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is paid 1 to 1: %1 pays %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 only the first bet is lost: take %2, give back %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It loses, but there are no chips on it: a marker costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It loses: take %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands off: its marker earns nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands off: nothing is paid, nothing is taken, %1 stays the player&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of %1 is lost for good: take %2, give back %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes back to the player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three 8s of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three 8s, not all of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two 8s of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two 8s of two suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of a Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four 8s in a row, all of Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four 8s in a row, not all of Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three 8s in a row, the printed one counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two 8s in a row, the printed one counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both on 18</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer busts with 8 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer busts with 7 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer busts with 6 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer busts with 5 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer busts with 4 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer busts with 3 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two Aces of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of one colour and two suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of one red and one black card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer busts with 8 cards or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer busts with 3 or 4 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7-7-7 of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6-7-8 of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7-7-7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6-7-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21 in one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a total of 21</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a total of 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a total of 19</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, all hands together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what do you pay the %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player took even money: his insurance is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is worth ten: a Blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is not worth ten: no Blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6-7-8, all of Spades, the printed 8 counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6-7-8, not all of Spades: paid whatever the hand does, on the first bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main bet&apos;s area of the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The insurance line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the right of the bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the left of the bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On top of the bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The area of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 takes a free double: where does the Free Bet Marker go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: where does the %2 go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer lays the marker to the right of the bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every kind of bet has an area of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker lies to the right of the bet that it belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance has a line of its own on the layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds of the table are to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payout grows with the stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds of every pay table are to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards has one deck of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four tens are taken out here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four tens are taken out of every deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is played with %2 decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layouts of %1 have %2 positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A felt with %1 positions: may %2 be dealt on it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse it: one bet a player on a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse it: it is outside the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the minimum: he may raise it or take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box takes three main bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He has no other bet there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to three bets may lie on one box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player may not separate his bet within a box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limits are not the point here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each bet by itself has to be within the limits shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several players may bet on a box; each bet has to be within the limits shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With seats to be had, a player may bet on every box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the tables full he calls only what he sits at or controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Pit Manager may restrict a player to one box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Pit Manager may allow fewer than three bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the bet with the limits that the table shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limits are displayed, and the player has to keep within them; short of the minimum he may raise or withdraw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever bets less than the maximum cannot refuse others the balance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player may also bet on other boxes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: the box has no main bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: he needs a main bet of his own there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: he does not control the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: the box has three such bets already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: it is too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: on one box at a time only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Lucky is for the player who has a main bet on the box and controls it, before the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody may, once somebody has a main bet on that box; for Boom Busted, on any box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody may, where the box has a main bet, and up to three of each kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the Lucky Lucky rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of that side bet?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks and layouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May this bet be accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May he place this side bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the %1 rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player has %1, the dealer %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe runs out with box %1 next to act. Cards are shuffled by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power fails while box %1 thinks; no bet of the round is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening cards went out in the wrong order from box %1 on; seen before anything is settled or drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right order of the cards is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can tell any more which card came when.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 wants a card; two come at once and one of them, %2, is seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 wants a card; two come at once, both seen: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only bettor of box %1 has left. The hand is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 was not asked for a card; only the next box has been dealt to since. No bet is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the ruling on the %1 felt?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the %1 felt: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cards on another felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same incident on another felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which clause governs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer finds out before the round who calls, and says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: who calls the decisions?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever sits at the box with a bet on it calls, wherever the bets lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going by the nearest bet is the rule of the other house; here the largest bet calls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going by the largest bet is the Free Bet rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With nobody seated the bet nearest the dealer calls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitting there without a bet gives no say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sits at the box and has a bet on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits at the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sits there but has no bet on it, so nobody counts as seated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So %1 calls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So the largest bet calls: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So the bet nearest the dealer calls: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: who calls the decisions now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: %2 surrendered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each bettor surrenders for himself; the other bets stay in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control passes from front to back to whoever is still in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of the other bets on that box?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stay in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are surrendered with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each bettor surrenders for himself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They go back to their owners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing goes back: the hand is played on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stand on the two cards, no more is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next bettor in line plays the hand on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever surrendered is out of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It passes from front to back, not to the largest bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets to place that insurance?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets to place that bet?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two with equal claims agree on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two with equal claims do not agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Free Bet nobody may take part in another&apos;s insurance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bettor of the same box comes first, the one nearest the dealer before the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next comes whoever has a bet nearest to that box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At equal distance the least insurance wins, own boxes left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At equal distance the least money in such side bets wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal claims: they agree, or nobody gets it, not even a bystander.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without any bet in the round, the first to ask wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, with %1 on box %2, declines insurance. B has %3 on box %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the bet that is insured, not of the taker&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is half of the bet at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player may take a declined insurance, up to half of the decliner&apos;s bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who calls the decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who calls after a surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rival claims to a side bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rival claims to an insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the opening cards into the order in which you deal them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards leave the shoe in the opening deal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has his printed 8 and is dealt none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the deal of the other games; here every hand has its printed 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hand has its printed 8: one card each is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hand, the dealer&apos;s too, begins with the printed 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So each box with a bet gets one card, and the dealer none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First card to box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second card to box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card to the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s card comes after the first round of the boxes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card each, all around, then the second ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It starts on the dealer&apos;s left and goes clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card to each box with a bet, from the dealer&apos;s left; the dealer gets none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the dealer&apos;s left clockwise: one card each, the dealer, then the second cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box without a bet gets no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card of every hand is the printed 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hand gets the next card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither: both are complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first hand is finished before the second gets any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split Aces get one card each and no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 splits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand 1 of box %1 stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand 1 of box %1 asks for a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first hand gets its card and is finished before the second gets any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing on soft 17 is the rule of the other games; here the dealer draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing on soft 17 is the Free Bet rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer draws on 16 or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That total is complete; the dealer stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is soft %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is hard %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here he draws on 16 or less and on soft 17, and stands on hard 17 and more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here he draws on 16 or less and stands on every 17, soft ones too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much does the dealer draw?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 draws the %2 and is bust. No hand is left to act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 stands. No hand is left to act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He draws out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side bet on the dealer&apos;s hand still needs his result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet is still open that his cards decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card is for an insurance or a Blackjack that waits, and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further card can change an open bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands are bust, but the %1 waits for the dealer&apos;s result: he draws out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open that a card could change: he draws none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an insurance or a Blackjack waits: one card decides it, then he stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand is still in: he draws to 17 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 doubles for the same again and draws the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 draws the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the main bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bust hand loses at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the double beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The double is lost with the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the cards into the discard holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of a bust hand go at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Superb 8&apos;s down the cards stay until the box is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Tie on 18 bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bust hand cannot tie: that bet is lost with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the 21+ bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21+ is about the dealer&apos;s hand and stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Superb 8&apos;s bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superb 8&apos;s counts the 8s, bust or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Boom Busted bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boom Busted is about the dealer&apos;s hand and stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance lives until the dealer&apos;s second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give half of the main bet back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half goes back on a surrender only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over 21 the bets on the hand lose at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Superb 8&apos;s down the cards stay until the box is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21+ goes by the dealer&apos;s hand, whatever the player&apos;s did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order do you settle the Lucky Lucky bets?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spot is empty before the hands are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake and payout go back to the player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winners are paid at once, and stake and payout are pushed back before the hands are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the order of the deal; these bets are settled from the dealer&apos;s right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are dealt from the dealer&apos;s left …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… but these bets are settled from his right, before anybody plays on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hand gets the next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must the dealer draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the dealer draw at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you do on a bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serving Lucky Lucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the opening deal boxes %1 and %2 got each other&apos;s second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the opening deal boxes %1 and %2 got each other&apos;s card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which total of the dealer counts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The surplus card does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card does the dealer get?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer gets the card that is worse for him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void, put back or play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few or too many cards on a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s hand went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card nobody asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player was passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How does this house read it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is how it is played unless the house says otherwise; the decision is not the dealer&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is one way to read it; the decision is not the dealer&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the %1 and let him decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played unless the house says otherwise: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet under or over the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is noticed when hands have been paid and taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is noticed at once; no bet has been settled this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is noticed before any bet is settled or further card drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is noticed when the bets on the opening cards have been settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is noticed when bets on the opening cards are settled and a player has drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rules do not cover goes to the shift manager that they name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May he do that?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is away; somebody assigned to act for him does his work at your table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is assigned to a position and acts in it may do its work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules give a decision to the %1. The %2 takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules give a decision to the %1. Somebody acting as %1 takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever acts in the position, or holds a higher one, may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lower position may not, unless acting in the higher one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever acts in a position, or holds a higher one, may do what the rules give to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each house applies limits of its own to this bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card drawn by mistake was offered on as the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The burn card was forgotten; it stayed in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May he take his bets back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has to be said before another card is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After that ruling nobody may withdraw; the list is short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets already lost are never given back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom do you call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May he withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake times odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21+ looks at the dealer&apos;s hand alone; the player&apos;s bust does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boom Busted looks at the dealer&apos;s hand alone; the box does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is no stand-off for Boom Busted: it loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Blackjack is the exception: it is paid although the dealer has 22.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand bust first: it is lost whatever the dealer makes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay 21+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay Boom Busted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle a dealer&apos;s 22</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bust does not touch Superb 8&apos;s: three 8s in a row pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8000 to 1 needs all four of Spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was broken: an 8 that comes later does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printed 8 counts as the first of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the best row is paid, and once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each Tie on 18 bet goes with one hand; the other hand&apos;s 18 does not pay it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other hand&apos;s bet does not win with this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both totals have to be 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand formed by a split gets no bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand holds 6-7-8, but it was formed by a split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split hand gets no 6-7-8 Bonus: pay nothing for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You paid the bonus on the doubled bet; it is paid on the first bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus is paid whatever becomes of the hand, a stand-off too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay Superb 8&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay Tie on 18</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay the 6-7-8 Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marker that loses costs nothing: take the chips only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left out the marker: it earns one first bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marker is paid 1 to 1, not 3 to 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each marker earns one first bet, no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a marker on a winning hand earns anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand does not win: neither chips nor markers are paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand does not win: its marker earns nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A paid double lays no marker: only free splits and free doubles count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker of a busted hand still counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the markers of all hands of the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a marker Lucky Stash loses; it is no stand-off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay free-bet markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay Lucky Stash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands are settled one by one: losses are not set against what is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You settled one hand only: each carries its own bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count every chip: a doubled hand carries twice the bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Ace on a split ten is 21, not a Blackjack: 1 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer&apos;s Blackjack takes one first bet of the hands that are not bust, not all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One first bet is lost in all, not one for each hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first bet is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B did not match the split: his bet rides on hand 1 alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B did not double: only his first bet counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted A&apos;s bet instead of B&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle split hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer&apos;s Blackjack against splits and doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle the other bettor of a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the first time that this player&apos;s bet is under the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short bet is not topped up: it is settled as it lies, once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first short bet is settled as it lies; only later ones go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet over the maximum is not void: it counts up to the maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid to the maximum only, however much lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collected to the maximum only; what is over goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is under the minimum of %2: settled as it lies, this once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is over the maximum: only %2 counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short bet is not topped up: it wins or loses as it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody noticed it in time: it wins or loses as it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His bet is not lifted to the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet under the minimum wins or loses as it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box is over the maximum: only his share of it counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum is for the box, not for each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shares go by what each has placed, not by heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box holds %1, over the maximum of %2: everybody counts for his share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boom Busted has a maximum of %1 for the table; A placed before B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is over the table&apos;s maximum goes back: it neither wins nor loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is over the maximum goes back; the rest of the bet counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle a bet outside the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share out a box over its maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boom Busted over the table&apos;s maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 to 2 is for a Blackjack; a drawn 21 is paid 1 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn 21 does not stand off with a Blackjack: it loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He chose even money: 1 to 1, whatever the dealer makes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Blackjacks stand off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money has to be asked for, and only against an Ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Blackjack beats a drawn 21; they do not stand off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money sends his insurance back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance lives on after a bust: only the dealer&apos;s second card decides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance does not go back where the dealer has no Blackjack: it loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has no Blackjack: insurance is not paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A surrendered hand wins nothing when the dealer busts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half is given up for good: a Blackjack after it takes no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender costs half of the bet, not all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender costs half of the bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left out the chips of the double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He doubled for less: count the chips that lie there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle the main bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle a Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle a surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle a doubled hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points are not enough: tens and pictures pair by rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>11 to 1: the stake stays the player&apos;s and is no part of the payout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Pair pays 11 to 1, not 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three 8s count together, also where two of them share a suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1000 to 1 needs all three 8s of one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left out the dealer&apos;s 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two 8s have rows of their own and are no Two of a Kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s first card counts too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points are not enough: tens and pictures match by rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50 to 1 needs two Aces of one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These may be split, but they are no pair: the ranks differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The RWS Pairs bet was not settled before further cards were dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not lost by being late: settle it as soon as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is more than a suited 21: the best row pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is more than a 21: the best row pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the best row is paid, not their sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suited means all three cards, the dealer&apos;s too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over 21 is no winning total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay the Pair bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay the Lucky 8 bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay RWS Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay Lucky Lucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stand-off is not paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bet loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left as it lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer paid %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle a full table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the payout mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept it and deal one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too little: he has to add at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too much: he may add at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse: only the first two cards may be doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too little: he has to add exactly %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything up to the first bet may be added; there is no least amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He may add from the table minimum up to his first bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand has just its first two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards, and the hand is not 21: it may be doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table minimum for a double is a rule of the other house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The added part has to reach the table minimum; only Free Bet has no such floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double never exceeds the first bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand that has drawn may not be doubled any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand has drawn a card: its first two are past.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept it on the insurance line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too much: at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse: there is insurance only against an Ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse: further cards have been dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse: nobody may insure another player&apos;s bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is at most half of the bet that is insured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer does show an Ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further card has been dealt yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer shows an Ace and no further card is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of %1 is %2: %3 is within it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of %1 is %2, and %3 is more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ten-value card is not insured against; only an Ace is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount is not the trouble: there is no Ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer shows a ten-value card: he may make a Blackjack, but insurance is for an Ace only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance ends where the further cards begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount is not the trouble: it is too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A further card has been dealt: insurance is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insuring another&apos;s bet is a Lucky 8 rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount is not the trouble: the bet is not his.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the Free Bet rule: here another may take a declined insurance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the insured bet is the limit, and this is within it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is each player&apos;s own affair here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has declined: another may insure A&apos;s bet, up to half of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: a hand of 21 takes no further card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: a doubled hand takes just one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: split Aces may not be doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: Aces are split only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: split Aces take one card each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, up to his first bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, for another bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, but only for the whole first bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split Aces may not be doubled, for any amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, but only free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free or paid, Aces are split only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this double good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this insurance good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the hand complete?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only who has a bet on the hand may double it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split needs a second bet as large as the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21+ and Superb 8&apos;s are for the box and the dealer: nothing is added on a split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He had a Tie on 18 before the deal: he may lay one on the new hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Tie on 18 belongs to one hand, so a further hand may get its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21+ and Superb 8&apos;s may not be added on a split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept it, before cards go to that hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse: he had no Tie on 18 before the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse: he has no bet on the new hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse: no side bet is added after the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He had a Tie on 18 before the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Tie on 18 may be laid on the hand of a split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes a Tie on 18 from before the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He has a bet on the new hand; he had no Tie on 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He has matched the split: he has a bet there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes a matched bet on the new hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second bettor needs his matched bet on the new hand and an earlier Tie on 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who had a Tie on 18 before the deal may lay one on the new hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Tie on 18 after a split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open to the hand: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, for another %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: only two 8s may be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: the two cards are not of equal value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: there are four hands already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different pictures, but equal points: that is enough for a split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards of equal value, and fewer than four hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new hand takes a bet as large as the first: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are equal, but the box has its four hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an 8 on an 8 makes a split here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split needs two cards of equal points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points decide a split, not ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cards are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the hands: a fourth may still be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cards are equal; it is the number of hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are fewer than four hands; the cards are not equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: tick every split and double that is open to A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5-5 is a pair and a hard 10: both are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may the hand do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May it be split, and for how much?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free, paid or neither?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer always shows his 8: surrender is open every round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Ace and no further card yet: surrender is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer shows an Ace: insurance is open, surrender is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Blackjack against an Ace may be paid even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Blackjack in this game, so neither insurance nor even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no surrender against an Ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Blackjack may be insured too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Blackjack against an Ace may also be paid even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money is for a Blackjack only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no insurance in Dueling 8&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is for a dealer&apos;s Ace only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender is open against the dealer&apos;s 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender is open unless the dealer shows an Ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: take %1, give back %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: take %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: not against an Ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: further cards have been dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: a split hand may not be surrendered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: the dealer may still make a Blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an Ace bars surrender; a ten does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer shows no Ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender is one window for the whole table, not a choice at one&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a split there is no surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No split and no further card dealt: he may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Ace, no split, no further card dealt: he may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against an Ace insurance is offered, never surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer was closed for the whole table before the first further card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand has been split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: pay %1 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: only against an Ace; wait for the second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: only a Blackjack is paid even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money is 1 to 1, not 3 to 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ten-value card gives no right to even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer may still make a Blackjack: wait for his second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is no Blackjack; it may be insured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money has to be asked for before the first further card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money: a Blackjack, a dealer&apos;s Ace, and no further card dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is open before further cards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May he surrender?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you pay even money?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand under 12 has to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first two cards may be doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first two cards of a split hand may be doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double needs at least the table minimum, and the bet is smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This house does not double after a split of unlike tens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two cards may not be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This split hand may not be split again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are four hands already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A free double needs a hard 9, 10 or 11.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A free double needs the first two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A free split needs two cards of equal value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture with a ten-value card is not split free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This house does not split tens free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split hand may not be surrendered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender is closed before the first further card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is closed before the first further card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money is for a Blackjack against a dealer&apos;s Ace only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money is closed before the first further card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand of 21 takes no further card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close the offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Pit Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Pit Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff may place a bet if asked; that it lies right is the player&apos;s responsibility.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets are settled by where the chips lay when bets were closed; the house does not answer for errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limits are displayed, and it is for the player to keep within them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player counts his own hand and may not rely on the total called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on box %1 says “I stay” but taps for a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether he stands or draws is told by the hand signal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All bets have to lie before the dealer starts the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 puts chips on the insurance line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 wants half of his bet back and gives up the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 puts the same amount again beside his bet to double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 puts the same amount again to split his two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The closing call bars new bets and withdrawals, but not what the rules themselves allow later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have called “No more bets”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet placed after the call is not honoured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Place your bets, please”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“No more bets”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer surrender aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer insurance aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that surrender is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that insurance is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: deal on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you say now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The felt is clear; a new round is about to begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last bets are settled and the cards cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets have not even been opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round begins with a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no hand yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round begins when the dealer invites bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bets are down, the last on box %1. Before you draw the first card:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets were opened long ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the closing call bets are still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets are closed by the dealer&apos;s call, before any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender is open against the printed 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer shows an Ace: insurance, no surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer shows no Ace: surrender, no insurance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening cards are out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option is offered aloud before anybody draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was called before the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option is closed aloud, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer offers it aloud, and says aloud when it is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main and Lucky Lucky bets are placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening cards are dealt from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Lucky is settled from the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players act on their hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer draws and hands are settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“No more Bets” is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWS Pairs bets are settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players draw further cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boom Busted bets are settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next round is opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Place your bets, please” is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main bets are placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“No more bets” is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is offered aloud (dealer shows an Ace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is declared closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender is offered aloud (dealer shows no Ace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender is offered aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender is declared closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players draw, double or split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands are paid and taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put these steps of a round into their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two steps are the wrong way round. First comes: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house has let A squeeze on box %1. By mistake you deal him a card face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May A squeeze the cards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the cards are dealt, A asks to squeeze those of box %1, where he has a bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of box %1 lie face up. A, who bets there, now asks to squeeze them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the deal, A asks to squeeze the cards of box %1, where only B has a bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the house permits it: then they are dealt face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: he has to ask before they are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: he has no bet on that box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, whoever asks may</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, cards are always dealt face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He asks before the cards are dealt, for a box with a bet of his, and the house may permit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bettor of the box may ask before the cards are dealt; the house may permit it, and then deals face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays with the first hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet is not divided; it stays with the first hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever does not match his bet stays on the first hand and has no part in the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever does not double lives with the one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the controller doubles, the others may do so before the card is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unless the controller doubles, no other bettor may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who answers for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late and pulled bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say the right words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squeezing the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bettors who follow or do not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Ace counts eleven as long as the hand does not pass 21, else one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack, Queen and King count ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: what is the total, and is it soft?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand begins with the printed 8 of Spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total is %1, and soft: an Ace counts eleven in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total is %1, and hard: no Ace counts eleven in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Ace may not count eleven where that passes 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ace counts eleven as long as that does not pass 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printed 8 counts too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Ace counts eleven in it: the total is soft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Ace counts eleven in it: the total is hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the dealer have?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand 1: what does the player have?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21, but no Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>22: not bust, it stands off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a split an Ace and a ten are 21, never a Blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Blackjack is an Ace and a ten as the first two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the cards again: how many, and from where?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a bust in the other games, not in Free Bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21 is not over 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only exactly 22 stands off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>22 stands off for the dealer only; a player&apos;s 22 is a bust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards make %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They came after a split, so an Ace and a ten are plain 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer busts over 22 in this game, the player over 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Blackjack is an Ace and a ten-value card as the opening two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial deal: nothing more has happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An interim settlement has been made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subsequent deal has begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening cards are dealt. No bet has been paid or taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have paid the %1 on box %2. Nobody has drawn a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have taken the %1 on box %2. Nobody has drawn a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 is bust and you have taken its bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 has drawn a card. No bet has been paid or taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The initial deal ends with the first payment or further card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An interim settlement is a bet paid or taken on the opening cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subsequent deal begins with the first card after the opening ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A final settlement is one made during the subsequent deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: tick everything that these cards are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace Pair Suited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top row needs two Aces of one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suited Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Suited Pair is one rank in one suit, but not Aces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coloured Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Coloured Pair is one rank and one colour in two suits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Mixed Pair is one rank, one card red and one black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWS Pairs: the same rank, so suits and colours decide: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWS Pairs needs the same number or picture twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Pair is the same rank twice in the player&apos;s own two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of a Kind for the Lucky 8 bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of a Kind may use the dealer&apos;s card; 8s have rows of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8s for the Lucky 8 bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two 8s count as 8s, not as Two of a Kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair: the same number or the same picture in the player&apos;s two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of a Kind: any two of the three cards alike, but 8s are paid as 8s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For these bets a picture is itself, not a ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that may be split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splitting goes by point value: equal values may be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only two cards of the same value may be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split: the same point value is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game takes %1 to %2 decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of this round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decks are in use. A count during the round shows %2 cards in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decks of %2 cards are %3 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Joker comes out of the shoe to box %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 comes out of the shoe. Its back is not that of the decks in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 comes out of the shoe to box %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decks are plain 52-card decks; a Joker or a card of another deck does not belong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decks here have 48 cards: no tens and no Jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that does not belong, or one too many or too few, voids the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes on: nothing is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is void; earlier rounds stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count does not fit the decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card does not belong to the decks in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count is right for so many decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card belongs to the decks in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn the card and go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burning does not mend a wrong deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is void, and so are the rounds before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier rounds stand as settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the round, then count again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong count decides at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blackjack, 21 or bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match or no match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does this card belong here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are shuffled by hand at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has a shuffling machine; nothing is shuffled by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe&apos;s record shows which card it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no way to find out which card it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card of the shoe was not burned; it went to box %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing to soft 17 is the rule of the other house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping at any 12 is the Free Bet rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another bettor of the box plays it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has a bet on the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else has a bet on the box: he plays the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is soft %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is hard %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier round is not opened again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoe, shuffle, burn card, damaged card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found a round late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where the cards can be put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where the cards cannot be put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling while nobody refuses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where only some refuse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where everybody refuses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where no card was seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where one card was seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where both cards were seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where cards are shuffled by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling with a shuffling machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a bet placed late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a bet pulled back late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling once any bet is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling while no bet is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where the card can be worked out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where the card cannot be worked out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling before bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling once the outcome is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling after bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a player who was told before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for the first time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where somebody else bets on the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where he is alone on the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling once another card has been dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling before another card is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling where only the next hand has been dealt to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling once several boxes have been dealt to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling for a box without any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling for a box with one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the ruling?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling once bets have been settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling before anything is settled or drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here voids the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bet does not simply go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules decide this themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are not just thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going on as if nothing had happened is not enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6-7-8 Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky 8 bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superb 8&apos;s bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie on 18 bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21+ bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWS Pairs bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boom Busted bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Stash bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Lucky bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together: pay %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together: take %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together: %1 goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stand-off is not taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is even money; this bet pays more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bet wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips are taken here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips go back here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a main bet that wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insurance that wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a 6-7-8 Bonus, not all of Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a 6-7-8 Bonus, all of Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2: what do you pay?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times %2 over %3 is %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times %2 is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the row above in the pay table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the row below in the pay table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Blackjack pays 3 to 2, not 1 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 1 is the odds of insurance, not of a Blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance pays 2 to 1, not 1 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten times too much: count the noughts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten times too little: count the noughts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 to 5 is not paid in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 to 2 is for a Blackjack; insurance pays 2 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing on soft 17 is the Free Bet rule; here the dealer stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 stands off in Free Bet only; here it is a bust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is not a bust here: it stands off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is no bust in Free Bet; here it is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is no bust here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted only the cards from the shoe; his first card counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted only the cards he drew; his first card counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted a card too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those are the odds of the other house&apos;s bet on the dealer&apos;s bust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 6-7-8 Bonus pays 5 to 1 only where all three are spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All three are spades: the 6-7-8 Bonus pays 5 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is another pay table than the one in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bet is over the maximum: only the maximum counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earlier rounds stand as settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the cards back into their right order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards may not be put back any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every player may play on or take his bet back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refuse the bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bet stands: it wins or loses as the round goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the card in its turn as if it had not been seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer&apos;s total before it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offer the card as the next one to whoever is due a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever refuses it gets no more cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it becomes the dealer&apos;s next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the acting player may finish his hand first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the dealer&apos;s card now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then offer surrender or insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the bet back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player acts on his card or takes his bet back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard those cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on with the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the cards dealt since back as unseen, and let him act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too late: the hand stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>riffle the discards once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next player to act cuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffle when the round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a card for the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the hand stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other bettor of the box plays the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what remains is the next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card that was seen comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offer what remains to the next player, else burn it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Pit Manager picks the dealer&apos;s card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer gets the card that is worse for him</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard them all and draw afresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>his hand stands as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>he may take his remaining bets back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bets already lost stay lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bet may be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settle it at its size this once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the player raise it or take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay or take the maximum only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reject what is over the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settle each bettor on his share of the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give back the excess that was placed last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave it as it was settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each player may take all his bets back, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conclude the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house works out the card by reasonable means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settle it as soon as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refer it to the shift manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>he calls the decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>he gets the bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accept no such bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accept the bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>he decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever holds a higher position may do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player answers for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand signal counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bet counts where it lay when bets were closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal the next card to that hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer draws no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer draws exactly one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer draws out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the bets on that hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put its cards into the discard holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave its cards on the felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the side bets that are still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call “Place your bets, please”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call “No more bets”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offer surrender aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offer insurance aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say that surrender is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say that insurance is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dueling 8&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins: its marker stands for %1 at 1 to 1, so pay %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins: its %1 markers stand for %2 at 1 to 1, so pay %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins: %1 for the chips and %2 for the marker, at 1 to 1, so pay %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins: %1 for the chips and %2 for the %3 markers, at 1 to 1, so pay %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay table %1 is in force; one deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay table %1 is in force; %2 decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: how much of the %2 do you take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: how much of the %2 goes back to the player?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the %1, and the layout has an area for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A felt with one position: may %1 be dealt on it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May B place %1 on box %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round has begun when you see %1 on box %2, which has no main bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With nobody seated the largest bet calls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It passes from front to back: a bet nearer the dealer comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where equal claims do not agree, not even a bystander gets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another has an equal claim, and they do not agree: nobody gets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among players without a bet this round the first to ask gets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has no bet this round comes last, however early he asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the box itself the bet nearer the dealer comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bettor of the box itself comes before those of other boxes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His bet is farther from that box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He has more insurance on other players&apos; boxes; at equal distance the least comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He has more in side bets; at equal distance the least comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two with equal claims agreed on the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have agreed, so the bet is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody gets it only where equal claims do not agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The taker&apos;s own bet does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of that card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody noticed before bets were closed that this bet is under the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is under the minimum of %2: it wins or loses as it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box is over its maximum, but %1 is under the minimum: B takes no part in the sharing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His share: %1 × %2 / %3 = %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&apos;s %1 came first: that leaves room for %2 of B&apos;s %3, and the rest goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: his hand is under 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: on 17 or more a hand stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the dealer&apos;s rule; a player may draw on anything under 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is %1, and a player may draw on anything under 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two 8s, and fewer than four hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: tick everything that %3 may do now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: tick everything that %2 may do now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: tick what is open to %2 before further cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far along is this round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deck is in use. A count during the round shows %1 cards in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deck has %1 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count is right: nothing has to be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: what is the total, and is it soft?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far along is the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling before anything is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling before hands are paid and taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the rule of %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This house has fixed how it is read: nobody has to be asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be read that way, but this house has fixed another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This house plays: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stake stays the player&apos;s: it is no part of the payout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is wrong: it counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“No more bets” has not been called: what do you do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: he has to have a main bet there and control the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet on his hand against the dealer&apos;s go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet against the dealer&apos;s Blackjack go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet that his own two cards will match go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet on his two cards with the dealer&apos;s first go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet on a run of 8s go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet that both hands end on 18 go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet that the dealer will bust go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B takes A&apos;s insurance on box %1: how much may he put there at most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has %1: does he draw?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 is bust: tick everything that you do now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules can be read two ways: what do you do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B matched the split: he has a bet on both hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B doubled too: %1 more lies on the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these settlements is wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: A lays %2 beside his bet of %3 to double; what do you do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: A declines, B lays %2 to insure A&apos;s bet of %3; what do you do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: A lays %2 as insurance on his bet of %3; what do you do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is under 21, neither doubled nor a split Ace: it may draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He may not, but for another reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A have one more card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A double?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A split again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: A splits; which side bets may he add to the new hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand that he splits off carries his own bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: A splits, B matches and lays %2 Tie on 18 on hand 2; what now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: A splits, B does not match but lays %2 Tie on 18 on hand 2; what now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: A splits and lays %2 Tie on 18 on hand 2; what do you do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A split with his own chips?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A split?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first two cards may be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Ace, no split, no further card: surrender is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the dealer&apos;s Ace that bars it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: may A surrender his bet of %2 now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is a Blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: do you pay A even money on his %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Place your Bets, please”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“No more Bets”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer was made and everybody has had his chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First it is offered, and everybody has his chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has been offered; now it is closed aloud.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 with the dealer&apos;s card: tick everything that applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deck is brought to your %1 table: may it open?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decks are brought to your %2 table: may it open?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies over the maximum: that goes back in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card the dealer gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which total of the dealer counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of %1&apos;s bet counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much goes back to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the dealer draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is open to %1 on box %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What box %1 may do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who calls box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total of box %1, hand %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order these bets are settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box %1, hand %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay %1: %2&apos;s %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take from %1: %2&apos;s %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give back on %1: %2&apos;s %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2, %3, %4: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no JSON: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not as the format has it: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rulebook “%1” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is not allowed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such a shoe cannot be: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is missing: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not allow it: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The incident does not fit: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is asked at event %1, but the round has %2 only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is asked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be asked at this point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clause settles this (%1): it is shown as a judgement call until the house fixes its reading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules leave this open (%1), and it is never asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is right under the rules (%2), so it cannot be a wrong answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” may be called right (%2), so it cannot be a wrong answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no answer to what is asked: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is left out but would not be offered anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No wrong answer is left to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no title yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No story yet: trainees see only the felt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening cards are not out yet: trainees are told this, and see no felt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close to “%1” (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is another %1 of version %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not belong into a pack: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the file that the manifest names: it was changed or damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its answer under %1 is not the answer under %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 further problems are not listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its type is “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ruling is a list of codes, each once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an amount is a whole number of cents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a total has a number, and soft or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player has a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card is a rank and a suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this question has its options fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it comes to the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a part of the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file of %1 is called otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box is finished before the next one acts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 stands. Every hand is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 takes its last card. Every hand is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands are bust, but a bet on the dealer&apos;s hand waits for his result: he draws out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order do you settle these bets?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who calls the decisions?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else comes before him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the order of claims somebody else comes first, or nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of claims names somebody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody comes first by the order of claims.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the order of claims it is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of %1&apos;s bet counts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much goes back to %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the maximum not the whole bet counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what exceeds the maximum goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is what does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is what stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shipped pack cannot be changed; derive one of your own from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scenario needs an id and a version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version has been approved and stays as it is; a change makes a new version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pack is for exams only; practice never shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pit Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pit Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaming Shift Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table Games Shift Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title tells the answer: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The story has %1 characters: long for what is read at a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The remark ends in a question, and nobody is there to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right option is by far the longest, which tells it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”, the ruling of %2, is not among the options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 table with %2 boxes; %3 decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer: %1; the first of them is printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: %2 is seated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: nobody is seated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2; the first of them is printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its last card lies across.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: free-bet markers on it: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the hand in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cards have gone to the discard holder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 has %3 on the %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside it lie %1 of a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bet is the nearest to the dealer; the others follow in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside it lie %1 that were paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stood off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was returned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody and nothing at these boxes: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sign says for the %1: %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table lies the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table lies a card face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face up in the shoe: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The burn card lies face down beside the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the discard holder: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer in dollars, without a sign, cents after a point: 37.50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer with the number alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Often misread:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pitwise questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: the format cannot ask it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount is asked; which chips it is paid in is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total is asked; whether it is soft or hard is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is behind a wrong list is told to everybody, not to whoever ticked it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of the right ticks earn a part of the mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is a picture or words: nothing on it can be pointed at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seconds that a dealer should need are not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A judgement call: asked without a mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: this scenario is retired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some numbers begin with 0: take their column into the spreadsheet as text, or it drops the zeros.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was asked and answered is not in the table; &apos;records export&apos; keeps all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names are left out: people are told by their numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question is told by its kind and rulebook; its cards, amounts and key are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names are kept in one piece here; given and family name were parted at the last space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores of an exam&apos;s sections are left out: a result holds one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop. Leave every card and every chip where it lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the %1 and say in one sentence what happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce that this round is void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand every bet of this round back to its player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave every earlier round as it was settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the players that the cards are going to be put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the cards back into the order in which they should have come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the cards as they are: they may no longer be put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask every player in turn: play on, or take the bet back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give those who leave their bet and clear their cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remind those who stay that they take every card still to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say clearly that the bet is refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push the chips back to the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that the bet stays in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle it as the round goes, won or lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the card in its turn, just as if it had lain face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card into the discard holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce %1: the total before that card counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that all is in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer the card, in turn, to whoever is due one, as the next card of the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever refuses it gets no further card this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the card: it is the dealer&apos;s next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the player whose hand is in play whether he wants to finish it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the dealer&apos;s missing card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer insurance if it is an Ace, else surrender, and say when the offer is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the bet back to its player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the player: act on the card in turn, or take the bet back and lose the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put those cards into the discard holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the cards back and treat them as never seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the player who was passed over act on his hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that it is too late: the hand goes on as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle all the cards of the discard holder once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the player whose hand acts next cut them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the round with them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle and cut when the round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card for the absent player&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the absent player&apos;s hand stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the other bettor of the box call the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the player choose from the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use what remains as the next card of the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the card that was seen as the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer what remains to the next player, and burn it if he declines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the %1 choose the dealer&apos;s card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 gives the dealer the %2, the worse card for him</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the other card into the discard holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the instruction of the %1 or above, discard the cards that came together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another card for the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the hand as it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before any further card whether the player takes his remaining bets back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets that have already lost stay lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that the bets cannot be taken back now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle it at its size this once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the player that his next bet under the minimum goes back, won or lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the minimum, and let the player raise the bet or take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle on the maximum only and give back what lies above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject what is above the maximum; the seated player&apos;s bet comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle every bettor on his share of the maximum: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give back what was placed last: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it as it was settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask each player: take all bets back, or leave all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conclude the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the house work out the card by reasonable means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle the bet as soon as it can be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refer it to the %1 and wait for the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that %1 calls the decisions of this box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the bet to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bet from nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the %1; whoever stands above may decide as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever acts in the position, or stands above it, may do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house decides it, not the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the player&apos;s own to see to: nothing is changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go by the hand signal, not by the word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go by where the chips lay when bets were closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the next card to box %1, hand %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw one card and stop, whatever the total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the hand out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bets on the hand at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put its cards into the discard holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave its cards on the felt until the box is finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the side bets that are still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce: place your bets, please</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce: no more bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce that surrender is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce that insurance is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the table: that is within the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not open the table like that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bet: it may be placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse it: the box takes no more bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 puts %2 on box %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limits are %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Pit Manager allows one bet a box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Pit Manager allows two bets a box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has a bet on box %1 and lays a second stack of %2 beside it, apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept it: he calls both boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept it: he calls his own box only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse it: he may have one box only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats are free at tables with the same limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every seat at tables with these limits is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Pit Manager has told E to keep to one box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the maximum and hand the rest back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is over the maximum is handed back before the bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept it and hand %1 back what is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept it and hand both a share of it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is seated: the largest bet counts as the seated player&apos;s and comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seated player comes first within the maximum; what is over is another&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two bets together are over the maximum of the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares are for a surplus that was not seen before the bets were closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two bets together are within the maximum of the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B has no bet in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do B&apos;s chips lie then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on box %1 makes a paid split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on box %1 splits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B lays another %1 down for the second hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B, with %1 on the box, adds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on hand 1, %2 on hand 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever follows a split lays as much as his own first bet on the new hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He matched the split, so he has a bet on both hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He added nothing for hand 2, so nothing of his lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does B have on it, and what does the hand get?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on box %1 wants a card and does not double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on box %1 pays for a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on box %1 doubles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B, with %1 on it, adds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B lays another %1 beside his bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and the hand gets one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and the hand gets cards as A calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does B have on hand 2 then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on box %1 doubles hand 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B lays %1 down to double it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you deal now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two stacks on box %1 lie side by side, and nobody sits there. “No more bets” has been called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the call you asked them and told both that %1 calls the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of the two says that he calls the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is settled and both have been told: nothing is left to find out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They ask in this order: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you take that insurance?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on box %1 wants no insurance. B lays %2 on the insurance line for his own bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on box %1 wants no insurance. B lays %2 on the insurance line for A&apos;s bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each bettor may insure his own bet, for half of it at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His insurance is half of his own bet at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A declines the %1 on box %2. Others want it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, who controls box %2, leaves his %1 there. Others want it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions taken in: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question left out. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken in, but: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions of the type “%1” cannot be asked here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It asks nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It asks several things at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names no answer that is wholly right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several numbers are right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its answer is a text that has to be typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its number is neither a whole one nor one of dollars and cents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes any number within %1 of the right one; here only one number is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its number needs a unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It orders only some of its lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has %1 options; at most %2 can be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of its options has no words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of its options read the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not taken: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package has no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures are left out; their words stand in their place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds, films and formulas are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part marks are left out: an answer is right or wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its options were shuffled; here they keep their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was said of single ticks is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was said of right and wrong answers as such is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was said of any other number is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its hints are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It earned no mark there; here it is right or wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes for its graders are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its own way of marking is left out; all that it says stands in the explanation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You dealt round %1. What was to be done here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, round %2: was everything right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything was right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invite bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce that betting is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce the outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn the first card of the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal yourself a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card to box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card to hand %1 on box %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the hand on box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a marker to the right of the bet on box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a marker off box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 from box %2: %3&apos;s %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take from box %1: %2&apos;s %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay %1 on box %2: %3&apos;s %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay on box %1: %2&apos;s %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give back %1 on box %2: %3&apos;s %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give back on box %1: %2&apos;s %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give %1 half of the bet on box %2 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept what %1 wants on box %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse what %1 wants on box %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the cards of box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report what happened as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule as the document says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the player who calls this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop, call the floor and have the card put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: nobody asked for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was done, but too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was done with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was done in the wrong place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bet was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bet was paid or given back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else&apos;s signal was followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play went on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards were moved without the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else was reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another ruling was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling was not carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets before the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender and insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signals and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splits and doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s own hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settling main bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settling side bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularities at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key typed by a person, not computed: it came from another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on box %1 says “card” but waves his hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does he get a card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You called the hand of box %1 as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A waved his hand. Now he counts his cards and wants one more: you had misled him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before he signals, A counts his cards himself and taps for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does that bet play where it lies?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you give it back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At A&apos;s request %1 laid A&apos;s bet on box %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets are closed. Now A says that he had asked for another box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&apos;s chips lean over the line of box %1. He says he meant the box beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does that bet win or lose as it lies?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&apos;s bet on box %1 is under the minimum. It was seen after the bets were closed; he says you should have told him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now A puts %1 down as a %2 on box %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now A adds %1 to his %2 on box %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now A takes his %1 of %2 off box %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not called “No more bets” yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round has not begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does that bet play in this round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the added chips play in this round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do those chips play in this round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does his whole bet play on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the call of “No more bets” chips may be laid, added or taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lay there at the call stays in the round: it may not be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is laid after the call, against the dealer&apos;s Ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender gives half of the bet back, after the opening cards and before any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double is laid after the call, on the first two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split is laid after the call, on two cards of one value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a third card the hand may not be doubled any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player counts an Ace as one or eleven; eleven only where the hand does not pass 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1, hand %2: what is the best total, and is it hard or soft?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: what is the best total, and is it hard or soft?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the Ace as eleven the hand is better, and it does not pass 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player&apos;s hand over 21 is bust, whatever the dealer makes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What kind of settlement is that?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An interim settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A final settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 has surrendered and you have taken half of its bet. Nobody has drawn a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bets lie there. “No more bets” has not been called yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets are still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the call of “No more bets” closes the bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are out, so the bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player of box %1 has walked away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player of box %1 had walked away; you played his hand as the rules have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens with the hand of box %1 now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such a hand is drawn to 12 or more, soft or hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such a hand is drawn to more than 11, or to soft 17 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays the hand of box %1 now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the seat empty, the largest bet of the box calls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the other bettors of the box, the one nearest the dealer plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He has no bet on that box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is that its place?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker of a free double on box %1 lies here: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 of box %2 lies here: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much is his then, in all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay table %1 says %2 for “%3”. It comes with %4 down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May %1 be dealt with a shoe of %2 decks?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards have %1 decks of %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tens are taken out in Dueling 8&apos;s only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is paid %2 and loses %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is paid %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 loses %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 neither wins nor loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open as well: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not open: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open as well: %1; not open: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this %1 the dealer draws on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of the main bet of box %1 here, and of the same in %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here it %1; in %3 it %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This very table comes out alike in both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cards come out otherwise there: play them by that game&apos;s rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That rule is for something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which rule decides this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dealt so far: %1; where does the next one go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest of the deal is that of the house&apos;s own game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand 2 of box %1 stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both hands have been played out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1: tick what you do now with its Lucky Lucky bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay it at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push the stake back to the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the stake until the hands are played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has not won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets that have not won are taken before the hands are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you draw another card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand 1 of box %1 draws %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand 1 of box %1 is bust: tick everything that you do now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for cards that do not belong to the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is where the cards can still be put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is where nobody knows the order any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is once the bets on the opening cards are settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is void only where the order is lost before anything is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is once bets are settled, and where the order is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 asked for a card, and this one came out of the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A count shows one card too many in the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A count shows that a card is missing from the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see that one of the decks was never shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card of box %2 was the one that box %1 had asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see it at once; no bet has been settled this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that box %1 lacks lies at box %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is while nothing has been settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a box with a bet and no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is where nobody knows the order of the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a box that has got one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for cards on a box without a bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at box %1: what is the ruling?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of the cards at box %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They go back into their right order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They go into the discard holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card was due to your hand, so it counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card too many is discarded: it neither busts your hand nor counts as one of its cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card was due, so the bust counts with all its cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much do you pay on the %1 of %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands are finished, and you have drawn; the %1 came last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand was finished: no card was due to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other cards lie where they belong; there is nothing to put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What about your last card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may finish his hand before you draw your card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is for the hand that is being acted upon, no other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You missed your own card; now you have drawn it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you offer the players now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against an Ace there is insurance and no surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is against an Ace only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets are settled and a card is drawn: it is too late to put the cards back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is settled and no card drawn yet: the cards are put right, that is all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player of box %1 may finish his hand first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw your missing card now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After your card surrender or insurance is offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players get the offer that they missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missing card of yours does not void the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no card of your own: what is the ruling?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which total counts for your own hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May %1 take his bet back now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have asked %1, and he has chosen to play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not asked %1 yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 is offered it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is offered in turn, to the next one who is due a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your own next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is yours only when every player has refused it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes into the discard holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a card too many on your own finished hand is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You dealt this card to box %1 while box %2 still had to act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 waved the card off, but you had drawn it already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 waved this card off too late; box %2 does not want it either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 waved this card off too late, and nobody after it wants it either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands are finished, and you drew this card to your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was drawn for box %1 by mistake. It refused the card, and box %2 took it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now box %1 wants a card after all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now box %1 wants one more card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May it have one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever refuses such a card stands and gets no more this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It took the card as its own next one, and draws on as it likes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 declines the card that is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of the card that is left?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is burned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays the next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both were seen: the one left is offered to the next player only, then burned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still the next card, for whoever draws next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of them may the player of box %1 have?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of them, as he picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one that was seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of them, or both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With both seen he may take both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one card seen there is nothing to pick: that one comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking both is for two cards that were seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a player&apos;s hand he picks the one he gets first; the other is the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your own hand they are discarded, and you draw another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player picks which card he gets first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both cards are discarded and another is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that was seen comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card was seen makes no difference here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands are finished. You draw, and two cards come at once; nobody knows which was first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 wants a card, and two come at once; nobody knows which was first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went past box %1 without asking whether it wanted a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose turn is it now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the next hand has been dealt to: its card comes off, and the box passed over acts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one box has been dealt to since: it is too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of them is for your own hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get the card that is worse for your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see it before bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see it when the round is played and its outcome known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see it after bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much do you pay on the bet of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much do you take of the bet of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the second time on such a bet goes back, whatever the outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first time such a bet is settled at its size, won or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is never raised to the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a bet under the minimum before bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for the first bet under the minimum of a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for bets over the maximum after bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a bet under the minimum after bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a box over the maximum before bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a player who has had a bet under the minimum settled before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The minimum is %1, and %2 has less there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He had a bet under the minimum settled before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is his first bet under the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What about the bet of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What about the bets on box %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the bet of %1 goes back now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seated player&apos;s bet comes first; the others fill what room is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With nobody seated the largest bet comes first; the others fill what room is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before bets are closed nothing is shared out: the excess goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From which position upwards may that be done?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From which position upwards may somebody have both cards discarded?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From which position upwards may somebody pick your card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a rule means is for the shift manager to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and the player of box %1 read a sentence of the rules differently. It has to be decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players at box %1 argue over what a rule means. It has to be decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player of box %1 shouts at another and will not stop. No rule of the game speaks of it, and somebody has to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player of box %1 films the table. No rule of the game speaks of it, and somebody has to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player of box %1 asks for a new shoe in the middle of the round. No rule of the game speaks of it, and somebody has to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your own hand they are discarded on the word of the supervisor, or of anybody above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card for your own hand is picked by the Pit Manager, or by anybody above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw, and two cards come at once; neither was seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bets on several boxes and is to be held to one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is crowded around box %1: fewer than three bets are to be allowed there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holding a player to one box is at the Pit Manager&apos;s discretion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowing fewer bets on a box is at the Pit Manager&apos;s discretion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks for his next chips to be put on box %2 for him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a player&apos;s request a bet may be placed for him, by the dealer too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is away; the dealer of the next table does his work at yours, without being assigned to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only whoever is assigned to a position does its work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose choice is that?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks for pay table %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants to bet more on Lucky Lucky than the sign allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody standing by wants a Lucky Lucky bet placed on box %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players bet on box %1 and argue about its Lucky Lucky bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are three pay tables; the operator picks the one in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the player who calls the box may bet on Lucky Lucky there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You missed your own card in the opening deal and have drawn it late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards on an empty box were found late and discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box was found late with one card; its player is to act or to withdraw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards had come at once, unseen, and the player picked one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards had come at once for your own hand, and you got the worse one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew on your own finished hand; the card was discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player was passed over; the cards dealt since were taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another card has been dealt since. Now %1 is unhappy and wants out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further card has been dealt. %1 is unhappy and wants out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, if the house permits it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, his bets stay in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ruling is on the list after which he may be let go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house permits it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has a Blackjack: of all hands that are not bust, one first bet (%1) is lost at most, and the rest goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins, but at other odds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins, but on another row of its pay table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer took %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer left it as a stand-off. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a shoe that cannot finish the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a card that lies face up in the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a card that can still be found out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules say themselves what to do here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a cut card that was missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a burn card missed and seen before anything is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for a burn card missed and seen too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 wants a card, and these are the last ones of the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the last cards of the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discards have been riffled once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut card came out last round, and nobody shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box %1 wants a card; the next one lies face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card of box %1 is torn, and you cannot read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card drawn for box %1 has fallen off the table and is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player of which box cuts them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player whose turn it is next cuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every bet of a void round is returned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants his main bet back and leaves his other bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants all his bets back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes bets back takes all of them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bet is decided, so he may take all his bets back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once any bet is decided, nobody takes a bet back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The electronic shoe stops and cannot be mended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is played to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is void and all bets go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player may take all his bets back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet is decided already, so the round is played to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bet is decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rounds before it stay as they were settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rounds before it are void too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was wrongly paid before is asked back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is found in this round, and voids it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is wrong with this round: it goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card must have been in the shoe for three rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rounds ago you paid box %1 %2 too much, on a bet over the maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rounds ago you paid box %1 on a bet of %2, under the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round box %1 was given a card too many. You see it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round you paid box %1 %2 too much. You see it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that does not belong voids the round in which it is found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see it before any bet is settled or further card drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see it after you have settled the bets on the opening cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick everything that holds now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards go back into their right order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The surplus cards go into the discard holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player at the table may take his bet back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the player of box %1 may take his bet back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever plays on takes every card still to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once bets on the opening cards are settled, cards are not put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that can be put back are put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows where the cards belong, so they cannot be put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards on a box without a bet are discarded once it is too late to put them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While cards can be put back they are not thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a dealing error every player may play on or take his bet back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That choice comes with a dealing error, and this is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice is for the whole table, not for one box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has chosen to play on takes every card still to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that are not those of the shoe void the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealing error does not void the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much goes back to %1 now, in all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is void: it has no result, and all bets go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is not void: it is played on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side bets of a void round go back too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All bets of %1 in this round go back: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round goes on, so no bet goes back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
