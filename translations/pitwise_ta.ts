<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ta" sourcelanguage="en_GB">
<context>
    <name></name>
    <message>
        <source>rules</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>table</source>
        <translation>மேசை</translation>
    </message>
    <message>
        <source>what went wrong</source>
        <translation>எது தவறியது</translation>
    </message>
    <message>
        <source>question</source>
        <translation>கேள்வி</translation>
    </message>
    <message>
        <source>wrong options</source>
        <translation>தவறான விருப்பங்கள்</translation>
    </message>
    <message>
        <source>title</source>
        <translation>தலைப்பு</translation>
    </message>
    <message>
        <source>story</source>
        <translation>கதை</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>குறிச்சொற்கள்</translation>
    </message>
    <message>
        <source>level and time</source>
        <translation>நிலையும் நேரமும்</translation>
    </message>
</context>
<context>
    <name>ActKey</name>
    <message>
        <source>%1, said</source>
        <translation>%1, சொன்னது</translation>
    </message>
</context>
<context>
    <name>AidsPanel</name>
    <message>
        <source>Text, contrast, read aloud</source>
        <translation>எழுத்து, மாறுபாடு, உரக்க வாசிப்பு</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>எழுத்தளவு</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>நிறங்கள்</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>இருண்டது</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>வெளிர்</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>உயர் மாறுபாடு</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>அசைவு</translation>
    </message>
    <message>
        <source>Motion off</source>
        <translation>அசைவு இல்லை</translation>
    </message>
    <message>
        <source>Motion on</source>
        <translation>அசைவு உண்டு</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>உரக்க வாசித்தல்</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>அமைதி</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>உரக்க வாசி</translation>
    </message>
    <message>
        <source>This computer has a voice, but it does not answer. Call the invigilator.</source>
        <translation>இந்தக் கணினிக்குக் குரல் உள்ளது, ஆனால் அது பதிலளிக்கவில்லை. கண்காணிப்பாளரை அழையுங்கள்.</translation>
    </message>
    <message>
        <source>V reads the question again.</source>
        <translation>V கேள்வியை மீண்டும் வாசிக்கும்.</translation>
    </message>
    <message>
        <source>Every question is read aloud when it appears.</source>
        <translation>உரக்க வாசி ஒவ்வொரு கேள்வியையும் வரும்போது வாசிக்கும்.</translation>
    </message>
    <message>
        <source>This computer has no voice: nothing can be read aloud here.</source>
        <translation>இந்தக் கணினிக்குக் குரல் இல்லை: இங்கே எதையும் உரக்க வாசிக்க முடியாது.</translation>
    </message>
    <message>
        <source>This computer&apos;s magnifier and screen reader work as usual.</source>
        <translation>இந்தக் கணினியின் உருப்பெருக்கிகளும் திரைப்படிப்பிகளும் வழக்கம் போல் இயங்கும்: ஒவ்வொரு கட்டுப்பாட்டுக்கும் பெயர் உண்டு.</translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation>தேர்வுக்குத் திரும்பு</translation>
    </message>
</context>
<context>
    <name>AngoffPanel</name>
    <message>
        <source>Pass mark by judges (Angoff)</source>
        <translation>நடுவர்கள் வகுக்கும் தேர்ச்சி மதிப்பெண் (Angoff)</translation>
    </message>
    <message>
        <source>Hide the judges</source>
        <translation>நடுவர்களை மறை</translation>
    </message>
    <message>
        <source>One line for each judge, one number for each question: how many of 100 candidates who only just deserve to pass would get it right.</source>
        <translation>ஒரு நடுவருக்கு ஒரு வரி, ஒரு கேள்விக்கு ஓர் எண்: தேர்ச்சிக்குச் சற்றே தகுதியான 100 பேரில் எத்தனை பேர் சரியாகச் சொல்வார்கள்.</translation>
    </message>
    <message>
        <source>Ratings of the judges</source>
        <translation>நடுவர்களின் மதிப்பீடுகள்</translation>
    </message>
    <message>
        <source>Use %1 %</source>
        <translation>%1 % பயன்படுத்து</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>பயன்படுத்து</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Answer</source>
        <translation>பதில்</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>நிரூபிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Open reading</source>
        <translation>திறந்த பொருள்கோள்</translation>
    </message>
    <message>
        <source>Not proved</source>
        <translation>நிரூபிக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>It cannot be asked yet. See Problems.</source>
        <translation>இன்னும் கேட்க முடியாது: சிக்கல்களைப் பாருங்கள்.</translation>
    </message>
    <message numerus="yes">
        <source>Why, in %n step(s)</source>
        <translation>
            <numerusform>காரணம், %n படியில்</numerusform>
            <numerusform>காரணம், %n படிகளில்</numerusform>
        </translation>
    </message>
    <message>
        <source>Why</source>
        <translation>காரணம்</translation>
    </message>
    <message>
        <source>Hide the reasoning</source>
        <translation>காரணத்தை மறை</translation>
    </message>
    <message>
        <source>Show the reasoning</source>
        <translation>காரணத்தைக் காட்டு</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Lock in</source>
        <translation>பதிலைப் பூட்டு</translation>
    </message>
</context>
<context>
    <name>AnswerSheet</name>
    <message>
        <source>soft %1</source>
        <translation>soft %1</translation>
    </message>
    <message>
        <source>hard %1</source>
        <translation>hard %1</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Free double</source>
        <translation>Free double</translation>
    </message>
    <message>
        <source>Free split</source>
        <translation>Free split</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Surrender</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>insurance வை</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Box %1, %2: %3%4</source>
        <translation>Box %1, %2: %3%4</translation>
    </message>
    <message>
        <source>, hand %1</source>
        <translation>, hand %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>ஆட்டக்காரர் %1</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>இவற்றில் எதுவுமில்லை</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, பிறகு </translation>
    </message>
</context>
<context>
    <name>AppealStrip</name>
    <message>
        <source>Questions</source>
        <translation>கேள்விகள்</translation>
    </message>
    <message>
        <source>Question %1, right</source>
        <translation>கேள்வி %1, சரி</translation>
    </message>
    <message>
        <source>Question %1, taken out</source>
        <translation>கேள்வி %1, நீக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Question %1, not answered</source>
        <translation>கேள்வி %1, பதிலளிக்கவில்லை</translation>
    </message>
    <message>
        <source>Question %1, wrong</source>
        <translation>கேள்வி %1, தவறு</translation>
    </message>
</context>
<context>
    <name>AppealView</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>படி %1 / %2: %3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>முடிவு</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>ஒரு படி பின்</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>ஒரு படி முன்</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Next answer</source>
        <translation>அடுத்த பதில்</translation>
    </message>
    <message>
        <source>Rule on it</source>
        <translation>இதன் மீது தீர்ப்புக் கூறு</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: chosen, right</source>
        <translation>%1: தேர்ந்தது, சரி</translation>
    </message>
    <message>
        <source>%1: chosen, wrong</source>
        <translation>%1: தேர்ந்தது, தவறு</translation>
    </message>
    <message>
        <source>%1: right</source>
        <translation>%1: சரி</translation>
    </message>
    <message>
        <source>Chosen, right</source>
        <translation>தேர்ந்தது, சரி</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>தேர்ந்தது</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>இறுதியில்</translation>
    </message>
    <message>
        <source>Answer after this step: %1</source>
        <translation>இந்தப் படிக்குப் பின் பதில்: %1</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>இன்னும் பதில் இல்லை</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>சரியான பதில்: %1</translation>
    </message>
</context>
<context>
    <name>AskPanel</name>
    <message>
        <source>Ask at event %1</source>
        <translation>நிகழ்வு %1-இல் கேள்</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>கேள்</translation>
    </message>
    <message>
        <source>Step to the moment and press A. What fits there is offered.</source>
        <translation>அந்தத் தருணத்துக்குச் சென்று A அழுத்துங்கள். அங்கே பொருந்துவது காட்டப்படும்.</translation>
    </message>
    <message>
        <source>Nothing can be asked at this point. Step on, or break something.</source>
        <translation>இந்த இடத்தில் எதையும் கேட்க முடியாது. ஒரு படி முன் செல்லுங்கள், அல்லது எதையாவது தவறச் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>குறைவாக</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>மேலும் %n</numerusform>
            <numerusform>மேலும் %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong option(s)</source>
        <translation>
            <numerusform>%n தவறான விருப்பம்</numerusform>
            <numerusform>%n தவறான விருப்பங்கள்</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AskedFrame</name>
    <message>
        <source>Box %1</source>
        <translation>Box %1</translation>
    </message>
</context>
<context>
    <name>AssignSheet</name>
    <message>
        <source>Assignments</source>
        <translation>ஒதுக்கீடுகள்</translation>
    </message>
    <message>
        <source>Nothing is given yet.</source>
        <translation>இன்னும் எதுவும் தரப்படவில்லை.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>by when, how far</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>யார் செய்தார்கள்</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>திரும்ப எடு</translation>
    </message>
    <message>
        <source>Give one more</source>
        <translation>இன்னொன்று கொடு</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>இதன் பெயர்</translation>
    </message>
    <message>
        <source>Practice of these games; none chosen: every game</source>
        <translation>இந்த ஆட்டங்களின் பயிற்சி; எதுவும் தேர்ந்தெடுக்காவிட்டால்: எல்லா ஆட்டங்களும்</translation>
    </message>
    <message>
        <source>How many questions</source>
        <translation>எத்தனை கேள்விகள்</translation>
    </message>
    <message>
        <source>By when, day/month/year; may stay empty</source>
        <translation>எப்போதுக்குள், நாள்/மாதம்/ஆண்டு; காலியாக விடலாம்</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>யாருக்கு</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>முந்தையது</translation>
    </message>
    <message>
        <source>the whole class</source>
        <translation>முழு வகுப்பும்</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>அடுத்தது</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>கொடு</translation>
    </message>
</context>
<context>
    <name>BetPanel</name>
    <message>
        <source>Bets</source>
        <translation>பந்தயங்கள்</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>பந்தயம்</translation>
    </message>
    <message>
        <source>Box and amount: 2 100</source>
        <translation>Box-உம் தொகையும்: 2 100</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>முதலாவது</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>இரண்டாவது</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>மூன்றாவது</translation>
    </message>
    <message>
        <source>Lay chips for the %1 bettor of a box</source>
        <translation>box-இன் %1 பந்தயக்காரருக்கு chip வை</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>எடு</translation>
    </message>
    <message>
        <source>Remove bets: click them on the felt</source>
        <translation>பந்தயங்களை எடு: மேசையில் அவற்றைச் சொடுக்குங்கள்</translation>
    </message>
    <message>
        <source>Click a bet to remove it.</source>
        <translation>எடுக்க வேண்டிய பந்தயத்தைச் சொடுக்குங்கள்.</translation>
    </message>
    <message>
        <source>Click a box or a side bet: for its first bettor.</source>
        <translation>box அல்லது side bet-ஐச் சொடுக்குங்கள்: அதன் முதல் பந்தயக்காரருக்கு.</translation>
    </message>
    <message>
        <source>Click a box or a side bet: for its second bettor.</source>
        <translation>box அல்லது side bet-ஐச் சொடுக்குங்கள்: அதன் இரண்டாவது பந்தயக்காரருக்கு.</translation>
    </message>
    <message>
        <source>Click a box or a side bet: for its third bettor.</source>
        <translation>box அல்லது side bet-ஐச் சொடுக்குங்கள்: அதன் மூன்றாவது பந்தயக்காரருக்கு.</translation>
    </message>
</context>
<context>
    <name>BlueprintPaper</name>
    <message>
        <source>Exam blueprint: %1</source>
        <translation>வினாத் திட்டம்: %1</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>பகுதி</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>கேள்விகள்</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>தேர்ச்சி மதிப்பெண்</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>சொந்த நேரம்</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>பக்கம் %1</translation>
    </message>
</context>
<context>
    <name>BlueprintView</name>
    <message>
        <source>%1-version-%2.pdf</source>
        <translation>%1-version-%2.pdf</translation>
    </message>
    <message>
        <source>blueprint.pdf</source>
        <translation>blueprint.pdf</translation>
    </message>
    <message>
        <source>Blueprint</source>
        <translation>வினாத் திட்டம்</translation>
    </message>
    <message>
        <source>Version %1, changed. %2</source>
        <translation>பதிப்பு %1, மாற்றப்பட்டது. %2</translation>
    </message>
    <message>
        <source>Version %1. %2</source>
        <translation>பதிப்பு %1. %2</translation>
    </message>
    <message>
        <source>Not saved yet. %1</source>
        <translation>இன்னும் சேமிக்கவில்லை. %1</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>அலமாரி</translation>
    </message>
    <message>
        <source>Ctrl Z</source>
        <translation>Ctrl Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>செயல்தவிர்</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>அச்சிடு</translation>
    </message>
    <message>
        <source>Plan an exam</source>
        <translation>தேர்வைத் திட்டமிடு</translation>
    </message>
    <message>
        <source>Ctrl S</source>
        <translation>Ctrl S</translation>
    </message>
    <message>
        <source>Make it the newest</source>
        <translation>இதைப் புதியதாக ஆக்கு</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>பதிப்பு</translation>
    </message>
    <message>
        <source>An older one, to look at or to plan from.</source>
        <translation>பழையது, பார்க்க அல்லது அதிலிருந்து திட்டமிட.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>அங்கே செல்</translation>
    </message>
    <message>
        <source>Checking the question bank…</source>
        <translation>கேள்வி வங்கியைக் கேட்கிறது…</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>சேமிக்காமல் வெளியேறவா?</translation>
    </message>
    <message>
        <source>The changes to this blueprint are lost.</source>
        <translation>இந்த வினாத் திட்டத்தில் செய்த மாற்றங்கள் இழக்கப்படும்.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>இங்கேயே இரு</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>வெளியேறு</translation>
    </message>
    <message>
        <source>Print the blueprint</source>
        <translation>வினாத் திட்டத்தை அச்சிடு</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF ஆகச் சேமி</translation>
    </message>
    <message>
        <source>A short name, for its files: letters, digits, hyphens. Such as autumn-2026.</source>
        <translation>கோப்புகளுக்கான சிறு பெயர்: எழுத்துகள், எண்கள், இடைக்கோடுகள். எ.கா. autumn-2026.</translation>
    </message>
    <message>
        <source>Plan it</source>
        <translation>திட்டமிடு</translation>
    </message>
</context>
<context>
    <name>BreakPanel</name>
    <message>
        <source>Break something</source>
        <translation>எதையாவது தவறச் செய்</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>குறைவான வகைகள்</translation>
    </message>
    <message>
        <source>Another kind</source>
        <translation>இன்னொரு வகை</translation>
    </message>
    <message numerus="yes">
        <source>%n more kind(s)</source>
        <translation>
            <numerusform>மேலும் %n வகை</numerusform>
            <numerusform>மேலும் %n வகைகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>Facts from the table again</source>
        <translation>மேசையிலிருந்து விவரங்களை மீண்டும் எடு</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>இதை எடுத்துவிடு</translation>
    </message>
</context>
<context>
    <name>CandidateRow</name>
    <message>
        <source>attempt %1, %2</source>
        <translation>முயற்சி %1, %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>முயற்சி %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>சலுகை</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>நேரம்</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>முயற்சி</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>எழுத்தளவு</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>உயர் மாறுபாடு</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>அசைவின்றி</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>உரக்க வாசி</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>அகற்று</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Change the card</source>
        <translation>சீட்டை மாற்று</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation>ஒரு சீட்டைப் பகிர்</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>சீட்டுகள்</translation>
    </message>
    <message>
        <source>Type 8S KD</source>
        <translation>8S KD எனத் தட்டச்சு செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spade</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Heart</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamond</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>random</source>
        <translation>தற்செயல்</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>தொடர்ந்து பகிர்</translation>
    </message>
</context>
<context>
    <name>CellNote</name>
    <message>
        <source>%1 (open reading)</source>
        <translation>%1 (திறந்த பொருள்கோள்)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>திற</translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>CERTIFICATE</source>
        <translation>சான்றிதழ்</translation>
    </message>
    <message>
        <source>This is to certify that</source>
        <translation>இதனால் சான்றளிக்கப்படுவது:</translation>
    </message>
    <message>
        <source>has passed %1 under</source>
        <translation>%1-இல் தேர்ச்சி பெற்றுள்ளார்; விதிகள்:</translation>
    </message>
    <message>
        <source>Valid until one of these rule documents changes</source>
        <translation>இந்த விதி ஆவணங்களில் ஒன்று மாறும் வரை செல்லும்</translation>
    </message>
    <message>
        <source>Valid to %1, or until one of these rule documents changes</source>
        <translation>%1 வரை, அல்லது இந்த விதி ஆவணங்களில் ஒன்று மாறும் வரை செல்லும்</translation>
    </message>
    <message>
        <source>%1, examiner</source>
        <translation>%1, மதிப்பீட்டாளர்</translation>
    </message>
    <message>
        <source>Issued by %1, key %2. The file and the code are signed: anybody can verify them without a connection.</source>
        <translation>வழங்கியது %1, சாவி %2. கோப்பும் குறியீடும் கையொப்பமிட்டவை: இணைப்பின்றி யாரும் சரிபார்க்கலாம்.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>சான்றிதழ்</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>காட்ட இன்னும் எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation>வரைபடமாகக் காட்டு</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>அட்டவணையாகக் காட்டு</translation>
    </message>
</context>
<context>
    <name>ChipSettings</name>
    <message>
        <source>Chips in the float</source>
        <translation>float-இல் உள்ள chip-கள்</translation>
    </message>
    <message>
        <source>Payouts are judged by the fewest of these. Questions that they cannot lay to the cent are not asked.</source>
        <translation>கொடுப்பனவுகள் இவற்றில் மிகக் குறைந்த எண்ணிக்கையால் மதிப்பிடப்படும். சென்ட் வரை இவற்றால் வைக்க முடியாத கேள்விகள் கேட்கப்படா.</translation>
    </message>
    <message>
        <source>Chip of %1</source>
        <translation>%1 chip</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>பயன்பாட்டில்</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>இல்லை</translation>
    </message>
</context>
<context>
    <name>ChipStack</name>
    <message>
        <source>%1 ×
%2</source>
        <translation>%1 ×
%2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>ChipsAnswer</name>
    <message>
        <source>Lay what is due, or</source>
        <translation>கொடுக்க வேண்டியதை வையுங்கள், அல்லது</translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation>எதுவும் கொடுக்க வேண்டியதில்லை</translation>
    </message>
    <message>
        <source>Your amount</source>
        <translation>உங்கள் தொகை</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>மறைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Your amount: %1</source>
        <translation>உங்கள் தொகை: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chip-கள்</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide the amount</source>
        <translation>தொகையை மறை</translation>
    </message>
    <message>
        <source>Show the amount</source>
        <translation>தொகையைக் காட்டு</translation>
    </message>
    <message>
        <source>$%1 chip</source>
        <translation>$%1 chip</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>திரும்ப எடு</translation>
    </message>
</context>
<context>
    <name>ChoiceTile</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ClassEditSheet</name>
    <message>
        <source>The class</source>
        <translation>வகுப்பு</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Instructors, parted by commas</source>
        <translation>பயிற்றுநர்கள், காற்புள்ளியால் பிரித்து</translation>
    </message>
    <message>
        <source>Day of the table test, day/month/year</source>
        <translation>மேசைத் தேர்வின் நாள், நாள்/மாதம்/ஆண்டு</translation>
    </message>
    <message>
        <source>Its games; none chosen: every game</source>
        <translation>இதன் ஆட்டங்கள்; எதுவும் தேர்ந்தெடுக்காவிட்டால்: எல்லா ஆட்டங்களும்</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
</context>
<context>
    <name>ClassFileDialog</name>
    <message>
        <source>Print the class as PDF</source>
        <translation>வகுப்பை PDF ஆக அச்சிடு</translation>
    </message>
    <message>
        <source>Import a list of people</source>
        <translation>ஆட்களின் பட்டியலை உள்ளே எடு</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv)</source>
        <translation>அட்டவணைகள் (*.csv *.txt *.tsv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>எல்லாக் கோப்புகளும் (*)</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Walk the trainees</source>
        <translation>பயிலுநர்களிடையே நட</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>What one of them got wrong, or drill it in class</source>
        <translation>ஒருவர் தவறாகச் செய்தவை, அல்லது அதை வகுப்பில் பயிற்சி செய்ய</translation>
    </message>
    <message>
        <source>Drill in class what it gets wrong</source>
        <translation>வகுப்பு தவறாகச் செய்வதை வகுப்பில் பயிற்சி செய்</translation>
    </message>
    <message>
        <source>Find a trainee</source>
        <translation>ஒரு பயிலுநரைத் தேடு</translation>
    </message>
    <message>
        <source>Import a list of people</source>
        <translation>ஆட்களின் பட்டியலை உள்ளே எடு</translation>
    </message>
    <message>
        <source>The class: its table test, its instructors</source>
        <translation>வகுப்பு: அதன் மேசைத் தேர்வு, அதன் பயிற்றுநர்கள்</translation>
    </message>
    <message>
        <source>A new class</source>
        <translation>புதிய வகுப்பு</translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation>ஒதுக்கீடுகள்</translation>
    </message>
    <message>
        <source>Questions of trainees</source>
        <translation>பயிலுநர்களின் கேள்விகள்</translation>
    </message>
    <message>
        <source>Print the class</source>
        <translation>வகுப்பை அச்சிடு</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The class before</source>
        <translation>முந்தைய வகுப்பு</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>The next class</source>
        <translation>அடுத்த வகுப்பு</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>வேறு பக்கம்</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>இந்த விசைகள்</translation>
    </message>
    <message>
        <source>In class: %1</source>
        <translation>வகுப்பில்: %1</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>பயிலுநர்கள்</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>வகுப்பு</translation>
    </message>
</context>
<context>
    <name>ClassPaper</name>
    <message>
        <source>Ready</source>
        <translation>தயார்</translation>
    </message>
    <message>
        <source>On course</source>
        <translation>சரியான போக்கில்</translation>
    </message>
    <message>
        <source>At risk</source>
        <translation>பின்தங்கும் ஆபத்தில்</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>பயிலுநர்</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>மறுபயிற்சிக்கு</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>பார்த்தவை</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>மேசைத் தேர்வு</translation>
    </message>
    <message>
        <source>What the class gets wrong</source>
        <translation>வகுப்பு தவறாகச் செய்பவை</translation>
    </message>
</context>
<context>
    <name>ClassView</name>
    <message>
        <source>Trainees</source>
        <translation>பயிலுநர்கள்</translation>
    </message>
    <message>
        <source>Find a trainee</source>
        <translation>ஒரு பயிலுநரைத் தேடு</translation>
    </message>
    <message>
        <source>Class…</source>
        <translation>வகுப்பு…</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>வேலை</translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation>ஒதுக்கீடுகள்</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n கேள்வி</numerusform>
            <numerusform>%n கேள்விகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>உள்ளே எடு</translation>
    </message>
    <message>
        <source>Import CSV</source>
        <translation>CSV உள்ளே எடு</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Two people changed this class at the same time. The later version is shown; check it and save it, then it is settled.</source>
        <translation>இருவர் ஒரே நேரத்தில் இந்த வகுப்பை மாற்றினர். பிந்தைய பதிப்பு காட்டப்படுகிறது; சரிபார்த்துச் சேமியுங்கள், பிறகு அது முடிவாகும்.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>புரிந்தது</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The class before</source>
        <translation>முந்தைய வகுப்பு</translation>
    </message>
    <message>
        <source>Class %1 of %2</source>
        <translation>%2-இல் வகுப்பு %1</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>The next class</source>
        <translation>அடுத்த வகுப்பு</translation>
    </message>
    <message>
        <source>There is no class yet.</source>
        <translation>இன்னும் வகுப்பு எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>A class is everybody whose batch has its name. Import the list of people as your school has it, or press N to begin with an empty class.</source>
        <translation>தொகுதிப் பெயரில் வகுப்பின் பெயர் உள்ள எல்லாரும் அந்த வகுப்பினர். உங்கள் பள்ளியின் ஆட்கள் பட்டியலை அப்படியே உள்ளே எடுங்கள், அல்லது காலி வகுப்புடன் தொடங்க N அழுத்துங்கள்.</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) taken in.</source>
        <translation>
            <numerusform>%n நபர் உள்ளே எடுக்கப்பட்டார்.</numerusform>
            <numerusform>%n பேர் உள்ளே எடுக்கப்பட்டனர்.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClauseChip</name>
    <message>
        <source>%1 clause %2</source>
        <translation>%1 விதிப்பிரிவு %2</translation>
    </message>
</context>
<context>
    <name>ClauseList</name>
    <message>
        <source>Clauses</source>
        <translation>விதிப்பிரிவுகள்</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, edition</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>எந்த விதிப்பிரிவிலும் இந்தச் சொற்கள் இல்லை.</translation>
    </message>
    <message>
        <source>Fewer words find more. Contrasts and readings are searched too.</source>
        <translation>குறைந்த சொற்கள் அதிகம் கண்டறியும். வேறுபாடுகளிலும் பொருள்கோள்களிலும் தேடப்படும்.</translation>
    </message>
    <message>
        <source>Show all clauses</source>
        <translation>எல்லா விதிப்பிரிவுகளையும் காட்டு</translation>
    </message>
</context>
<context>
    <name>ClauseRow</name>
    <message>
        <source>%1 clause %2: %3</source>
        <translation>%1 விதிப்பிரிவு %2: %3</translation>
    </message>
</context>
<context>
    <name>ClauseView</name>
    <message>
        <source>Number inferred</source>
        <translation>எண் ஊகிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Number ours</source>
        <translation>எண் எங்களுடையது</translation>
    </message>
    <message>
        <source>A dealer is asked: %1</source>
        <translation>dealer-இடம் கேட்கப்படுவது: %1</translation>
    </message>
    <message>
        <source>Practise this clause</source>
        <translation>இந்த விதிப்பிரிவைப் பயிற்சி செய்</translation>
    </message>
    <message>
        <source>Stands in</source>
        <translation>இது உள்ள இடம்</translation>
    </message>
    <message>
        <source>Its parts</source>
        <translation>இதன் பகுதிகள்</translation>
    </message>
    <message>
        <source>In the other games</source>
        <translation>மற்ற ஆட்டங்களில்</translation>
    </message>
    <message>
        <source>How this house reads it</source>
        <translation>இந்தக் காசினோ இதை எப்படிப் பொருள்கொள்கிறது</translation>
    </message>
</context>
<context>
    <name>ClauseWords</name>
    <message>
        <source>What the clauses say</source>
        <translation>விதிப்பிரிவுகள் சொல்வது</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>வரையறை</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>மேசை அமைப்பு</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>நடைமுறை</translation>
    </message>
    <message>
        <source>Provision</source>
        <translation>ஏற்பாடு</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>அனுமதி</translation>
    </message>
    <message>
        <source>Control and priority</source>
        <translation>கட்டுப்பாடும் முன்னுரிமையும்</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>தீர்வு</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>கொடுப்பனவு</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>ஒழுங்கீனம்</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 முதல் %2 வரை</translation>
    </message>
    <message>
        <source>%1 to %2 boxes</source>
        <translation>%1 முதல் %2 box-கள்</translation>
    </message>
    <message>
        <source>%1 to %2 decks</source>
        <translation>%1 முதல் %2 சீட்டுக்கட்டுகள்</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>ConfirmView</name>
    <message>
        <source>%1, candidate %2</source>
        <translation>%1, தேர்வர் %2</translation>
    </message>
    <message>
        <source>Is this you? Read how the exam works. Your time starts when you are ready.</source>
        <translation>இது நீங்கள்தானா? தேர்வு எப்படி நடக்கும் என்று படியுங்கள். நீங்கள் சொல்லும்போது உங்கள் நேரம் தொடங்கும்.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>This is not me</source>
        <translation>அது நானல்ல</translation>
    </message>
    <message>
        <source>This is me: start my time</source>
        <translation>நான்தான்: என் நேரத்தைத் தொடங்கு</translation>
    </message>
    <message>
        <source>Language of your exam</source>
        <translation>உங்கள் தேர்வின் மொழி</translation>
    </message>
    <message>
        <source>F9 shows the English words of a question. Where the two differ, the English counts.</source>
        <translation>F9 கேள்வியின் ஆங்கிலச் சொற்களைக் காட்டும். இரண்டும் வேறுபட்டால் ஆங்கிலமே செல்லும்.</translation>
    </message>
</context>
<context>
    <name>ContrastCell</name>
    <message>
        <source>As Lucky 8: </source>
        <translation>Lucky 8 போல: </translation>
    </message>
    <message>
        <source>Differs: </source>
        <translation>வேறுபடுகிறது: </translation>
    </message>
</context>
<context>
    <name>ContrastsView</name>
    <message>
        <source>differs</source>
        <translation>வேறுபடுகிறது</translation>
    </message>
    <message>
        <source>Contrasts</source>
        <translation>வேறுபாடுகள்</translation>
    </message>
    <message>
        <source>No contrast has these words.</source>
        <translation>எந்த வேறுபாட்டிலும் இந்தச் சொற்கள் இல்லை.</translation>
    </message>
    <message>
        <source>Show all contrasts</source>
        <translation>எல்லா வேறுபாடுகளையும் காட்டு</translation>
    </message>
</context>
<context>
    <name>DamagedStaffPanel</name>
    <message>
        <source>Staff: the list cannot be read</source>
        <translation>பணியாளர்கள்: பட்டியலைப் படிக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>Practice, sittings and verifying go on as always. Put a good copy of people.json into the data folder and read it again; or set the damaged list aside, and the staff give themselves new PINs. Exams, results and the issuer&apos;s key stay as they are.</source>
        <translation>பயிற்சி, தேர்வுகள், சரிபார்ப்பு எப்போதும் போல நடக்கும். people.json-இன் நல்ல நகலைத் தரவுக் கோப்புறையில் வைத்து மீண்டும் படியுங்கள்; அல்லது சேதமடைந்த பட்டியலை ஒதுக்கி வையுங்கள், பணியாளர்கள் புதிய PIN வைத்துக்கொள்வார்கள். தேர்வுகள், முடிவுகள், வழங்குநர் சாவி அப்படியே இருக்கும்.</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>மீண்டும் படி</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>ஒதுக்கி வை</translation>
    </message>
    <message>
        <source>Set the list of staff aside?</source>
        <translation>பணியாளர் பட்டியலை ஒதுக்கி வைக்கவா?</translation>
    </message>
    <message>
        <source>It is kept under another name beside the old one. Everybody on it needs a new PIN, and whoever comes first becomes examiner.</source>
        <translation>அது பழையதன் அருகே வேறு பெயரில் வைக்கப்படும். அதில் உள்ள எல்லாருக்கும் புதிய PIN வேண்டும்; முதலில் வருபவர் மதிப்பீட்டாளர் ஆவார்.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>அப்படியே விடு</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>today</source>
        <translation>இன்று</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>நாளை</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>Change the decision</source>
        <translation>முடிவை மாற்று</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>முடிவெடு</translation>
    </message>
    <message>
        <source>%1 as well</source>
        <translation>%1-உம்</translation>
    </message>
    <message>
        <source>Amount of a double or an insurance</source>
        <translation>double அல்லது insurance-இன் தொகை</translation>
    </message>
    <message>
        <source>For less: amount, Enter</source>
        <translation>குறைவான தொகைக்கு: தொகை, Enter</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Payouts</source>
        <translation>கொடுப்பனவுகள்</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>அனுமதிகள்</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>ஒழுங்கீனங்கள்</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>கட்டுப்பாடு</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>நடைமுறை</translation>
    </message>
    <message>
        <source>The records in %1 were written by a newer Pitwise. Nothing was changed. Update this program to use them, or restore an older backup in Settings: these are then kept beside it.</source>
        <translation>%1-இல் உள்ள பதிவுகள் புதிய Pitwise-ஆல் எழுதப்பட்டவை. எதுவும் மாற்றப்படவில்லை. அவற்றைப் பயன்படுத்த இந்த நிரலைப் புதுப்பியுங்கள், அல்லது அமைப்புகளில் பழைய காப்புநகலை மீட்டமையுங்கள்: இவை அருகே வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>%1 belongs to another program. Nothing was changed. Start Pitwise with another data folder.</source>
        <translation>%1 வேறு நிரலுக்குச் சொந்தம். எதுவும் மாற்றப்படவில்லை. வேறு தரவுக் கோப்புறையுடன் Pitwise-ஐத் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>The records in %1 cannot be written. Nothing is lost. Make the file and its folder writable, then try again.</source>
        <translation>%1-இல் உள்ள பதிவுகளை எழுத முடியவில்லை. எதுவும் இழக்கப்படவில்லை. கோப்பையும் அதன் கோப்புறையையும் எழுதத்தக்கதாக்கி, மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>The disk is full, so this was not saved. Everything recorded before is safe. Make room, then try again.</source>
        <translation>வட்டு நிரம்பிவிட்டது, ஆகவே இது சேமிக்கப்படவில்லை. முன்பு பதிவானவை எல்லாம் பாதுகாப்பாக உள்ளன. இடம் உண்டாக்கி மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>The records in %1 are damaged. They are kept as they are; restore a backup in Settings.</source>
        <translation>%1-இல் உள்ள பதிவுகள் சேதமடைந்தன. அவை இருந்தபடியே வைக்கப்பட்டுள்ளன; அமைப்புகளில் காப்புநகலை மீட்டமையுங்கள்.</translation>
    </message>
    <message>
        <source>Another program is using the records. Try again when it has finished.</source>
        <translation>வேறு நிரல் பதிவுகளைப் பயன்படுத்துகிறது. அது முடிந்ததும் மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>That record no longer exists.</source>
        <translation>அந்தப் பதிவு இப்போது இல்லை.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>%1 என்ற கோப்பு இல்லை.</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>முடியாது: %1.</translation>
    </message>
    <message>
        <source>The records could not be written: %1</source>
        <translation>பதிவுகளை எழுத முடியவில்லை: %1</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>பகிர்தல்</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Storm</translation>
    </message>
</context>
<context>
    <name>DoorsView</name>
    <message>
        <source>Exams</source>
        <translation>தேர்வுகள்</translation>
    </message>
    <message>
        <source>Certification exams: sealed, timed, and verifiable by anybody.</source>
        <translation>சான்றிதழ்: முத்திரையிட்டது, நேரவரம்புள்ளது, யாரும் சரிபார்க்கக்கூடியது.</translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation>தேர்வு எழுது</translation>
    </message>
    <message>
        <source>Open the exam file (.pitexam) that your school gave you. The invigilator releases it.</source>
        <translation>உங்கள் பள்ளி தந்த தேர்வுக் கோப்பைத் (.pitexam) திறங்கள். கண்காணிப்பாளர் அதை விடுவிப்பார்.</translation>
    </message>
    <message>
        <source>Open an exam file</source>
        <translation>தேர்வுக் கோப்பைத் திற</translation>
    </message>
    <message>
        <source>Verify a file</source>
        <translation>கோப்பைச் சரிபார்</translation>
    </message>
    <message>
        <source>A certificate, badge, result or exam file: who signed it, and what was altered where.</source>
        <translation>சான்றிதழ், அடையாளச்சின்னம், முடிவு அல்லது தேர்வுக் கோப்பு: யார் கையொப்பமிட்டார், எங்கே எது மாற்றப்பட்டது.</translation>
    </message>
    <message>
        <source>The damaged list of staff lies at %1.</source>
        <translation>சேதமடைந்த பணியாளர் பட்டியல் %1-இல் உள்ளது.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>Exam files (*.pitexam)</source>
        <translation>தேர்வுக் கோப்புகள் (*.pitexam)</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still to be taken to the examiner: %1</source>
        <translation>
            <numerusform>மதிப்பீட்டாளரிடம் கொண்டு செல்ல இன்னும் %n முடிவு உள்ளது: %1</numerusform>
            <numerusform>மதிப்பீட்டாளரிடம் கொண்டு செல்ல இன்னும் %n முடிவுகள் உள்ளன: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of this station have been copied out.</source>
        <translation>
            <numerusform>இந்த நிலையத்தின் %n முடிவு நகலெடுக்கப்பட்டது.</numerusform>
            <numerusform>இந்த நிலையத்தின் %n முடிவுகள் நகலெடுக்கப்பட்டன.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy them to a folder</source>
        <translation>ஒரு கோப்புறைக்கு நகலெடு</translation>
    </message>
    <message>
        <source>Copy the results to a folder</source>
        <translation>முடிவுகளை ஒரு கோப்புறைக்கு நகலெடு</translation>
    </message>
    <message>
        <source>They stay here too, sealed as they are.</source>
        <translation>அவை முத்திரையிட்டபடியே இங்கேயும் இருக்கும்.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>நகலெடு</translation>
    </message>
</context>
<context>
    <name>DueBar</name>
    <message>
        <source>Due by game</source>
        <translation>ஆட்டவாரியாக மறுபயிற்சி</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>letters of a game, questions due</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>DuePanel</name>
    <message>
        <source>Nothing is due.</source>
        <translation>மறுபயிற்சிக்கு எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>Practise anyway</source>
        <translation>எப்படியும் பயிற்சி செய்</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>இன்று மறுபயிற்சிக்கு</translation>
    </message>
    <message>
        <source>You have an unfinished session. %1.</source>
        <translation>நீங்கள் விட்ட இடத்தில் ஓர் அமர்வு காத்திருக்கிறது. %1.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>தொடர்</translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n due</source>
        <translation>
            <numerusform>தொடர்: மறுபயிற்சிக்கு %n</numerusform>
            <numerusform>தொடர்: மறுபயிற்சிக்கு %n</numerusform>
        </translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>மறுபயிற்சிக்கு உரியவை</translation>
    </message>
    <message numerus="yes">
        <source>About %n min</source>
        <translation>
            <numerusform>சுமார் %n நிமிடம்</numerusform>
            <numerusform>சுமார் %n நிமிடங்கள்</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorBar</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>சூழல்கள்</translation>
    </message>
    <message>
        <source>Back to the scenarios</source>
        <translation>சூழல்களுக்குத் திரும்பு</translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation>இன்னும் தலைப்பு இல்லை</translation>
    </message>
    <message>
        <source>Pack: %1</source>
        <translation>தொகுப்பு: %1</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>சேமிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>சேமிக்கவில்லை</translation>
    </message>
    <message>
        <source>Ctrl Z</source>
        <translation>Ctrl Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>செயல்தவிர்</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>மீண்டும் செய்</translation>
    </message>
    <message>
        <source>Ctrl Shift Z</source>
        <translation>Ctrl Shift Z</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>முயன்று பார்</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>மீளாய்வு</translation>
    </message>
    <message>
        <source>Send for review</source>
        <translation>மீளாய்வுக்கு அனுப்பு</translation>
    </message>
    <message>
        <source>Errors have to be solved first</source>
        <translation>முதலில் பிழைகளைத் தீர்க்க வேண்டும்</translation>
    </message>
</context>
<context>
    <name>EditorChip</name>
    <message>
        <source>Chip of %1</source>
        <translation>%1 chip</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Table</source>
        <translation>மேசை</translation>
    </message>
</context>
<context>
    <name>EndView</name>
    <message>
        <source>The exam is over</source>
        <translation>தேர்வு முடிந்தது</translation>
    </message>
    <message>
        <source>%1 Your examiner marks them and tells you the result.</source>
        <translation>%1 உங்கள் மதிப்பீட்டாளர் மதிப்பிட்டு முடிவைச் சொல்வார்.</translation>
    </message>
    <message>
        <source>For the invigilator</source>
        <translation>கண்காணிப்பாளருக்கு</translation>
    </message>
    <message>
        <source>The result could not be written here. Make room and try again, or save a copy on another disk; every answer is in the log.</source>
        <translation>முடிவை இங்கே எழுத முடியவில்லை. இடம் உண்டாக்கி மீண்டும் முயலுங்கள், அல்லது வேறு வட்டில் நகலைச் சேமியுங்கள்; ஒவ்வொரு பதிலும் பதிவேட்டில் உள்ளது.</translation>
    </message>
    <message>
        <source>The result is sealed: only the issuer can open it, and nobody can alter it unseen. It is kept here until you take it.</source>
        <translation>முடிவு முத்திரையிடப்பட்டுள்ளது: வழங்குநர் மட்டுமே திறக்க முடியும், யாரும் தெரியாமல் மாற்ற முடியாது. நீங்கள் எடுக்கும் வரை இங்கே இருக்கும்.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>மீண்டும் முயல்</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>நகலைச் சேமி</translation>
    </message>
    <message>
        <source>Leave the exam</source>
        <translation>தேர்விலிருந்து வெளியேறு</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>சேமிக்கப்பட்டது: %1</translation>
    </message>
    <message>
        <source>Save a copy of the result</source>
        <translation>முடிவின் நகலைச் சேமி</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>Results (*.pitresult)</source>
        <translation>முடிவுகள் (*.pitresult)</translation>
    </message>
</context>
<context>
    <name>EventStrip</name>
    <message>
        <source>Events of the round</source>
        <translation>சுற்றின் நிகழ்வுகள்</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>ஒரு படி பின்</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>ஒரு படி முன்</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>நிகழ்வு %1 / %2</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>வைத்திரு</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>மாற்று</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>விடு</translation>
    </message>
    <message>
        <source>Drop this event</source>
        <translation>இந்த நிகழ்வை விடு</translation>
    </message>
    <message>
        <source>Ask here</source>
        <translation>இங்கே கேள்</translation>
    </message>
</context>
<context>
    <name>EventTile</name>
    <message>
        <source>Event %1: %2 %3 %4</source>
        <translation>நிகழ்வு %1: %2 %3 %4</translation>
    </message>
</context>
<context>
    <name>ExamPanel</name>
    <message>
        <source>No table test is planned.</source>
        <translation>மேசைத் தேர்வு திட்டமிடப்படவில்லை.</translation>
    </message>
    <message>
        <source>Set the date, and every day until then is planned.</source>
        <translation>அதன் தேதி தெரிந்தால் அதுவரையான நாட்கள் திட்டமிடப்படும்.</translation>
    </message>
    <message>
        <source>Say who you are first. The date then plans your days.</source>
        <translation>முதலில் நீங்கள் யார் என்று சொல்லுங்கள்; அதன் தேதி நாட்களைத் திட்டமிடும்.</translation>
    </message>
    <message>
        <source>Set a date</source>
        <translation>தேதி வை</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>மேசைத் தேர்வு</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>day of the test, its games</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>Today: %n question(s)</source>
        <translation>
            <numerusform>இன்று: %n கேள்வி</numerusform>
            <numerusform>இன்று: %n கேள்விகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1 days: %2</source>
        <translation>%1 நாட்களில்: %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>இன்று</translation>
    </message>
</context>
<context>
    <name>ExamReport</name>
    <message>
        <source>Blackjack Lucky 8</source>
        <translation>Blackjack Lucky 8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>Dueling 8&apos;s 21+</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <translation>Free Bet Blackjack</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, பதிப்பு %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 UTC: %2 minutes more, %3: %4</source>
        <translation>%1 UTC: மேலும் %2 நிமிடங்கள், %3: %4</translation>
    </message>
    <message>
        <source>%1 UTC: paused, %2: %3</source>
        <translation>%1 UTC: இடைநிறுத்தியது, %2: %3</translation>
    </message>
    <message>
        <source>%1 UTC: resumed, %2</source>
        <translation>%1 UTC: தொடர்ந்தது, %2</translation>
    </message>
    <message>
        <source>%1 UTC: resumed under PIN after %2 minutes out, %3</source>
        <translation>%1 UTC: %2 நிமிட இடைவெளிக்குப் பின் PIN-உடன் தொடர்ந்தது, %3</translation>
    </message>
    <message>
        <source>; %1 entries of the log missing</source>
        <translation>; பதிவேட்டில் %1 பதிவுகள் இல்லை</translation>
    </message>
    <message>
        <source>; the clock&apos;s file was gone</source>
        <translation>; கடிகாரத்தின் கோப்பு இல்லை</translation>
    </message>
    <message>
        <source>%1 UTC: noted by %2: %3</source>
        <translation>%1 UTC: குறித்தவர் %2: %3</translation>
    </message>
    <message>
        <source>time × %1</source>
        <translation>நேரம் × %1</translation>
    </message>
    <message>
        <source>text %1 %</source>
        <translation>எழுத்து %1 %</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>உயர் மாறுபாடு</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>அசைவின்றி</translation>
    </message>
    <message>
        <source>read aloud</source>
        <translation>உரக்க வாசித்தல்</translation>
    </message>
    <message>
        <source>%1: questions taken out of the score: %2</source>
        <translation>%1: மதிப்பெண்ணிலிருந்து நீக்கிய கேள்விகள்: %2</translation>
    </message>
    <message>
        <source>%1: full marks given to everybody: %2</source>
        <translation>%1: எல்லாருக்கும் முழு மதிப்பெண் தந்தவை: %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 வி</translation>
    </message>
    <message>
        <source>What happened during the sitting</source>
        <translation>தேர்வமர்வில் நடந்தவை</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>பார்க்க வேண்டியவை</translation>
    </message>
    <message>
        <source>Decisions on questions afterwards</source>
        <translation>பின்னர் கேள்விகள் பற்றி முடிவு செய்தவை</translation>
    </message>
    <message>
        <source>%1: exam report</source>
        <translation>%1: தேர்வு அறிக்கை</translation>
    </message>
    <message>
        <source>Candidate %1, attempt %2, form %3, %4</source>
        <translation>தேர்வர் %1, முயற்சி %2, வினாத்தாள் %3, %4</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>தேர்ச்சி</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>தேர்ச்சியில்லை</translation>
    </message>
    <message>
        <source>%1 of %2 right. Needed: %3.</source>
        <translation>%2-இல் %1 சரி. தேவை: %3.</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>மொத்தத்தில்</translation>
    </message>
    <message>
        <source>Below the mark: %1.</source>
        <translation>மதிப்பெண்ணுக்குக் கீழ்: %1.</translation>
    </message>
    <message>
        <source>Before rulings on questions: %1 of %2, %3.</source>
        <translation>கேள்விகள் மீதான தீர்ப்புகளுக்கு முன்: %2-இல் %1, %3.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>தேர்ச்சி</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>தேர்ச்சியில்லை</translation>
    </message>
    <message>
        <source>The certificate that was given out before is withdrawn.</source>
        <translation>முன்பு தந்த சான்றிதழ் திரும்பப் பெறப்பட்டது.</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>பகுதி</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>தேவை</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>நடு நேரம்</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>தேர்ச்சி</translation>
    </message>
    <message>
        <source>below</source>
        <translation>கீழே</translation>
    </message>
    <message>
        <source>Sitting</source>
        <translation>தேர்வமர்வு</translation>
    </message>
    <message>
        <source>Began, ended</source>
        <translation>தொடக்கம், முடிவு</translation>
    </message>
    <message>
        <source>%1 to %2 UTC</source>
        <translation>%1 முதல் %2 UTC</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>பயன்படுத்திய நேரம்</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>வழங்கியவை</translation>
    </message>
    <message>
        <source>nothing extra</source>
        <translation>வழக்கத்துக்கு மேல் எதுவுமில்லை</translation>
    </message>
    <message>
        <source>Invigilator</source>
        <translation>கண்காணிப்பாளர்</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>நிலையம்</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>நடைமுறையில் உள்ள விதிகள்</translation>
    </message>
    <message>
        <source>%1, %2. %3, key %4. A report, not a certificate. The file is signed; verify it with Pitwise.</source>
        <translation>%1, %2. %3, சாவி %4. அறிக்கை, சான்றிதழ் அல்ல. கோப்பு கையொப்பமிட்டது; Pitwise கொண்டு சரிபாருங்கள்.</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>பக்கம் %1</translation>
    </message>
    <message>
        <source>Exam result</source>
        <translation>தேர்வு முடிவு</translation>
    </message>
</context>
<context>
    <name>ExamRules</name>
    <message>
        <source>The exam</source>
        <translation>தேர்வு</translation>
    </message>
    <message>
        <source>Title, and what a pass certifies</source>
        <translation>தலைப்பும், தேர்ச்சி எதைச் சான்றளிக்கிறது என்பதும்</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>தலைப்பு</translation>
    </message>
    <message>
        <source>What a pass certifies</source>
        <translation>தேர்ச்சி எதைச் சான்றளிக்கிறது</translation>
    </message>
    <message>
        <source>Time in all</source>
        <translation>மொத்த நேரம்</translation>
    </message>
    <message>
        <source>min</source>
        <translation>நிமி.</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>தேர்ச்சி மதிப்பெண்</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>முயற்சிகள்</translation>
    </message>
    <message>
        <source>Valid (0: no end)</source>
        <translation>செல்லுபடி (0: முடிவில்லை)</translation>
    </message>
    <message>
        <source>months</source>
        <translation>மாதங்கள்</translation>
    </message>
    <message>
        <source>Going back</source>
        <translation>பின்னே செல்லுதல்</translation>
    </message>
    <message>
        <source>No</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>In section</source>
        <translation>பகுதிக்குள்</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>எங்கும்</translation>
    </message>
    <message>
        <source>After a crash the clock</source>
        <translation>செயலிழப்புக்குப் பின் கடிகாரம்</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>நிற்கும்</translation>
    </message>
    <message>
        <source>Keeps running</source>
        <translation>ஓடும்</translation>
    </message>
    <message>
        <source>Stops for up to</source>
        <translation>இதுவரை நிற்கும்</translation>
    </message>
    <message>
        <source>At most, each time</source>
        <translation>ஒவ்வொரு முறையும் அதிகபட்சம் திருப்பித் தருவது</translation>
    </message>
    <message>
        <source>Keep exam questions out of practice</source>
        <translation>தேர்வுக் கேள்விகளைப் பயிற்சியில் சேர்க்காதே</translation>
    </message>
    <message>
        <source>Forms alike: difficulty ±</source>
        <translation>ஒத்த வினாத்தாள்கள்: கடினம் ±</translation>
    </message>
    <message>
        <source>time ±</source>
        <translation>நேரம் ±</translation>
    </message>
    <message>
        <source>Rules in force: tick at least one, of one version each</source>
        <translation>நடைமுறையில் உள்ள விதிகள்: குறைந்தது ஒன்றைக் குறியிடுங்கள், ஒவ்வொன்றிலும் ஒரு பதிப்பு</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>நடைமுறையில் உள்ள விதிகள்</translation>
    </message>
    <message>
        <source>Readings: %1 of %2 fixed</source>
        <translation>பொருள்கோள்கள்: %2-இல் %1 நிர்ணயிக்கப்பட்டன</translation>
    </message>
    <message>
        <source>Readings: %1, all left open</source>
        <translation>பொருள்கோள்கள்: %1, எல்லாம் திறந்தே உள்ளன</translation>
    </message>
    <message>
        <source>Candidates may open the pay tables</source>
        <translation>தேர்வர்கள் கொடுப்பனவு அட்டவணைகளைத் திறக்கலாம்</translation>
    </message>
    <message>
        <source>Questions of packs may have a key that a person typed</source>
        <translation>தொகுப்புக் கேள்விகளின் சரியான பதிலை ஒருவர் தட்டச்சு செய்திருக்கலாம்</translation>
    </message>
</context>
<context>
    <name>ExamsPage</name>
    <message>
        <source>Exams: %1</source>
        <translation>தேர்வுகள்: %1</translation>
    </message>
    <message>
        <source>Exams: shelf</source>
        <translation>தேர்வுகள்: அலமாரி</translation>
    </message>
    <message>
        <source>Blueprint: %1</source>
        <translation>வினாத் திட்டம்: %1</translation>
    </message>
    <message>
        <source>Exam %1, sealed</source>
        <translation>தேர்வு %1, முத்திரையிட்டது</translation>
    </message>
    <message>
        <source>Exam %1</source>
        <translation>தேர்வு %1</translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation>முடிவுகள்: %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>முடிவுகள்</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>முடிவு: %1</translation>
    </message>
    <message>
        <source>Appeal: %1</source>
        <translation>மேல்முறையீடு: %1</translation>
    </message>
    <message>
        <source>People</source>
        <translation>நபர்கள்</translation>
    </message>
    <message>
        <source>Verify a file</source>
        <translation>கோப்பைச் சரிபார்</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>தேர்வுகள்</translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation>தேர்வு எழுது</translation>
    </message>
    <message>
        <source>Verify a certificate</source>
        <translation>சான்றிதழைச் சரிபார்</translation>
    </message>
    <message>
        <source>Sign in, or bring results in</source>
        <translation>உள்நுழை, அல்லது முடிவுகளைக் கொண்டுவா</translation>
    </message>
    <message>
        <source>A new blueprint</source>
        <translation>புதிய வினாத் திட்டம்</translation>
    </message>
    <message>
        <source>The issuer&apos;s key</source>
        <translation>வழங்குநரின் சாவி</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>வேறு பக்கம்</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>இந்த விசைகள்</translation>
    </message>
    <message>
        <source>Exam, question %1 of %2</source>
        <translation>தேர்வு, கேள்வி %1 / %2</translation>
    </message>
    <message>
        <source>Exam over</source>
        <translation>தேர்வு முடிந்தது</translation>
    </message>
    <message>
        <source>Exam: are you %1?</source>
        <translation>தேர்வு: நீங்கள் %1-ஆ?</translation>
    </message>
    <message>
        <source>Exam to be released</source>
        <translation>விடுவிக்க வேண்டிய தேர்வு</translation>
    </message>
</context>
<context>
    <name>FactRow</name>
    <message>
        <source>Remove: %1</source>
        <translation>எடுத்துவிடு: %1</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Found</source>
        <translation>கண்டறியப்பட்டது</translation>
    </message>
    <message>
        <source>The bet was</source>
        <translation>பந்தயம்</translation>
    </message>
    <message>
        <source>Seen in</source>
        <translation>கண்ட நிலை</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>தீர்க்கப்பட்டது</translation>
    </message>
    <message>
        <source>Order of the cards is known</source>
        <translation>சீட்டுகளின் வரிசை தெரியும்</translation>
    </message>
    <message>
        <source>The card was refused by</source>
        <translation>சீட்டை மறுத்தவர்</translation>
    </message>
    <message>
        <source>Boxes that have had cards since</source>
        <translation>அதன் பின் சீட்டு பெற்ற box-கள்</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>சீட்டுகள்</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <translation>dealer-இன் சீட்டுகள்</translation>
    </message>
    <message>
        <source>The further card</source>
        <translation>கூடுதல் சீட்டு</translation>
    </message>
    <message>
        <source>Shuffled by hand</source>
        <translation>கையால் கலக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Another bettor on the box</source>
        <translation>box-இல் இன்னொரு பந்தயக்காரர்</translation>
    </message>
    <message>
        <source>Drawn for</source>
        <translation>யாருக்கு எடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Of them face up</source>
        <translation>அவற்றில் திறந்தவை</translation>
    </message>
    <message>
        <source>Drawn together</source>
        <translation>சேர்ந்து எடுத்தவை</translation>
    </message>
    <message>
        <source>After the ruling by clause</source>
        <translation>இந்த விதிப்பிரிவின் தீர்ப்புக்குப் பின்</translation>
    </message>
    <message>
        <source>A further card has been dealt</source>
        <translation>கூடுதல் சீட்டு பகிரப்பட்டுள்ளது</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>கவனிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>He did it before</source>
        <translation>அவர் முன்பும் செய்தார்</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>குறைந்தபட்சம்</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>அதிகபட்சம்</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>பந்தயம்</translation>
    </message>
    <message>
        <source>The outcome is established</source>
        <translation>முடிவு உறுதியானது</translation>
    </message>
    <message>
        <source>The outcome can be established</source>
        <translation>முடிவை உறுதி செய்ய முடியும்</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>ஆட்டக்காரர் %1</translation>
    </message>
    <message>
        <source>Bet of player %1</source>
        <translation>ஆட்டக்காரர் %1-இன் பந்தயம்</translation>
    </message>
    <message>
        <source>Seated</source>
        <translation>அமர்ந்துள்ளார்</translation>
    </message>
    <message>
        <source>They agreed on</source>
        <translation>அவர்கள் ஒப்புக்கொண்டது</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>surrender செய்தார்</translation>
    </message>
    <message>
        <source>Place of his main bet on the box, player %1</source>
        <translation>box-இல் அவருடைய முதன்மைப் பந்தயத்தின் இடம், ஆட்டக்காரர் %1</translation>
    </message>
    <message>
        <source>Boxes to his main bet, player %1</source>
        <translation>அவருடைய முதன்மைப் பந்தயம் வரை box-கள், ஆட்டக்காரர் %1</translation>
    </message>
    <message>
        <source>All his side bets, player %1</source>
        <translation>அவருடைய எல்லா side bet-களும், ஆட்டக்காரர் %1</translation>
    </message>
    <message>
        <source>Insurance on boxes that he does not control, player %1</source>
        <translation>அவர் கட்டுப்படுத்தாத box-களில் insurance, ஆட்டக்காரர் %1</translation>
    </message>
    <message>
        <source>Asked as number, player %1</source>
        <translation>எத்தனையாவதாகக் கேட்டார், ஆட்டக்காரர் %1</translation>
    </message>
    <message>
        <source>A card too many</source>
        <translation>ஒரு சீட்டு அதிகம்</translation>
    </message>
    <message>
        <source>A card missing</source>
        <translation>ஒரு சீட்டு குறைவு</translation>
    </message>
    <message>
        <source>A foreign card</source>
        <translation>வேற்றுச் சீட்டு</translation>
    </message>
    <message>
        <source>Not shuffled</source>
        <translation>கலக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>வைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Increased</source>
        <translation>உயர்த்தப்பட்டது</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>திரும்ப எடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Opening deal</source>
        <translation>தொடக்கப் பகிர்வு</translation>
    </message>
    <message>
        <source>Later deal</source>
        <translation>அடுத்த பகிர்வு</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>எதுவுமில்லை</translation>
    </message>
    <message>
        <source>Some bets</source>
        <translation>சில பந்தயங்கள்</translation>
    </message>
    <message>
        <source>Finally</source>
        <translation>இறுதியாக</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>யாருமில்லை</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>சிலர்</translation>
    </message>
    <message>
        <source>All</source>
        <translation>எல்லாரும்</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>ஓர் ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>Before no more bets</source>
        <translation>“No more bets”-க்கு முன்</translation>
    </message>
    <message>
        <source>After the outcome</source>
        <translation>முடிவுக்குப் பின்</translation>
    </message>
    <message>
        <source>After no more bets</source>
        <translation>“No more bets”-க்குப் பின்</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>முதன்மைப் பந்தயம்</translation>
    </message>
    <message>
        <source>Two cards together</source>
        <translation>இரண்டு சீட்டுகள் ஒன்றாக</translation>
    </message>
    <message>
        <source>Card in error</source>
        <translation>தவறுதலான சீட்டு</translation>
    </message>
    <message>
        <source>Dealer draws too many</source>
        <translation>dealer அதிகமாக எடுப்பது</translation>
    </message>
    <message>
        <source>Box skipped</source>
        <translation>box விடுபட்டது</translation>
    </message>
    <message>
        <source>Face-up card in the shoe</source>
        <translation>shoe-வில் முகம் மேலான சீட்டு</translation>
    </message>
    <message>
        <source>Cards dealt wrong</source>
        <translation>சீட்டுகள் தவறாகப் பகிரப்பட்டன</translation>
    </message>
    <message>
        <source>Box dealt too few</source>
        <translation>box-க்குக் குறைவான சீட்டுகள்</translation>
    </message>
    <message>
        <source>Empty box dealt</source>
        <translation>காலி box-க்குப் பகிரப்பட்டது</translation>
    </message>
    <message>
        <source>Dealer without a card</source>
        <translation>சீட்டு இல்லாத dealer</translation>
    </message>
    <message>
        <source>Burn card forgotten</source>
        <translation>burn card மறந்தது</translation>
    </message>
    <message>
        <source>Wrong cards in the shoe</source>
        <translation>shoe-வில் தவறான சீட்டுகள்</translation>
    </message>
    <message>
        <source>Late bet</source>
        <translation>தாமதமான பந்தயம்</translation>
    </message>
    <message>
        <source>Bet over the maximum</source>
        <translation>அதிகபட்சத்தை மீறிய பந்தயம்</translation>
    </message>
    <message>
        <source>Bet under the minimum</source>
        <translation>குறைந்தபட்சத்துக்குக் கீழான பந்தயம்</translation>
    </message>
    <message>
        <source>Side bet alone on a box</source>
        <translation>box-இல் side bet மட்டும்</translation>
    </message>
    <message>
        <source>Side bets settled late</source>
        <translation>தாமதமாகத் தீர்த்த side bet-கள்</translation>
    </message>
    <message>
        <source>Player away</source>
        <translation>ஆட்டக்காரர் இல்லை</translation>
    </message>
    <message>
        <source>Card refused</source>
        <translation>மறுத்த சீட்டு</translation>
    </message>
    <message>
        <source>Player wants out</source>
        <translation>ஆட்டக்காரர் விலக விரும்புகிறார்</translation>
    </message>
    <message>
        <source>Shoe runs out</source>
        <translation>shoe தீர்ந்துவிடுகிறது</translation>
    </message>
    <message>
        <source>Cut card missed</source>
        <translation>cut card கவனிக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Card cannot be read</source>
        <translation>படிக்க முடியாத சீட்டு</translation>
    </message>
    <message>
        <source>Power failure</source>
        <translation>மின்தடை</translation>
    </message>
    <message>
        <source>Squeeze card face up</source>
        <translation>squeeze சீட்டு முகம் மேலாக</translation>
    </message>
    <message>
        <source>Limit error, earlier round</source>
        <translation>முந்தைய சுற்றின் வரம்புப் பிழை</translation>
    </message>
    <message>
        <source>Error seen a round later</source>
        <translation>ஒரு சுற்று கழித்துத் தெரிந்த பிழை</translation>
    </message>
    <message>
        <source>Not in the rules</source>
        <translation>விதிகளில் இல்லாதது</translation>
    </message>
    <message>
        <source>Who controls the box</source>
        <translation>box-இல் முடிவெடுப்பவர்</translation>
    </message>
    <message>
        <source>Side bet claimed</source>
        <translation>side bet-க்கு உரிமை கோரல்</translation>
    </message>
    <message>
        <source>Insurance claimed</source>
        <translation>insurance-க்கு உரிமை கோரல்</translation>
    </message>
    <message>
        <source>Claimant %1</source>
        <translation>உரிமை கோருபவர் %1</translation>
    </message>
    <message>
        <source>Bettor %1</source>
        <translation>பந்தயக்காரர் %1</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>The table</source>
        <translation>மேசை</translation>
    </message>
    <message>
        <source>Blackjack Lucky 8</source>
        <translation>Blackjack Lucky 8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>Dueling 8&apos;s 21+</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <translation>Free Bet Blackjack</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>முதன்மை</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>Lucky 8</source>
        <translation>Lucky 8</translation>
    </message>
    <message>
        <source>Superb 8&apos;s</source>
        <translation>Superb 8&apos;s</translation>
    </message>
    <message>
        <source>Tie on 18</source>
        <translation>Tie on 18</translation>
    </message>
    <message>
        <source>21+</source>
        <translation>21+</translation>
    </message>
    <message>
        <source>RWS Pairs</source>
        <translation>RWS Pairs</translation>
    </message>
    <message>
        <source>Lucky Stash</source>
        <translation>Lucky Stash</translation>
    </message>
    <message>
        <source>Boom Busted</source>
        <translation>Boom Busted</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>6-7-8 Bonus</source>
        <translation>6-7-8 Bonus</translation>
    </message>
    <message>
        <source>3 suited 8&apos;s</source>
        <translation>3 suited 8&apos;s</translation>
    </message>
    <message>
        <source>3 unsuited 8&apos;s</source>
        <translation>3 unsuited 8&apos;s</translation>
    </message>
    <message>
        <source>2 suited 8&apos;s</source>
        <translation>2 suited 8&apos;s</translation>
    </message>
    <message>
        <source>2 unsuited 8&apos;s</source>
        <translation>2 unsuited 8&apos;s</translation>
    </message>
    <message>
        <source>Two of a Kind</source>
        <translation>Two of a Kind</translation>
    </message>
    <message>
        <source>Four 8&apos;s, all Spades</source>
        <translation>Four 8&apos;s, all Spades</translation>
    </message>
    <message>
        <source>Four 8&apos;s</source>
        <translation>Four 8&apos;s</translation>
    </message>
    <message>
        <source>Three 8&apos;s</source>
        <translation>Three 8&apos;s</translation>
    </message>
    <message>
        <source>Two 8&apos;s</source>
        <translation>Two 8&apos;s</translation>
    </message>
    <message>
        <source>Ace Pair Suited</source>
        <translation>Ace Pair Suited</translation>
    </message>
    <message>
        <source>Suited Pair</source>
        <translation>Suited Pair</translation>
    </message>
    <message>
        <source>Coloured Pair</source>
        <translation>Coloured Pair</translation>
    </message>
    <message>
        <source>Mixed Pair</source>
        <translation>Mixed Pair</translation>
    </message>
    <message>
        <source>8 cards or more</source>
        <translation>8 cards or more</translation>
    </message>
    <message>
        <source>3 or 4 cards</source>
        <translation>3 or 4 cards</translation>
    </message>
    <message>
        <source>1 marker</source>
        <translation>1 marker</translation>
    </message>
    <message>
        <source>Suited 7-7-7</source>
        <translation>Suited 7-7-7</translation>
    </message>
    <message>
        <source>Suited 6-7-8</source>
        <translation>Suited 6-7-8</translation>
    </message>
    <message>
        <source>7-7-7</source>
        <translation>7-7-7</translation>
    </message>
    <message>
        <source>6-7-8</source>
        <translation>6-7-8</translation>
    </message>
    <message>
        <source>Suited 21</source>
        <translation>Suited 21</translation>
    </message>
    <message>
        <source>21 total</source>
        <translation>21 total</translation>
    </message>
    <message>
        <source>20 total</source>
        <translation>20 total</translation>
    </message>
    <message>
        <source>19 total</source>
        <translation>19 total</translation>
    </message>
    <message>
        <source>%1 DEALER BUSTS</source>
        <translation>%1 DEALER BUSTS</translation>
    </message>
    <message>
        <source>Pay table %1.  18 or less loses</source>
        <translation>Pay table %1.  18 or less loses</translation>
    </message>
    <message>
        <source>THE TABLE PAYS</source>
        <translation>THE TABLE PAYS</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regular</translation>
    </message>
    <message>
        <source>6-7-8 BONUS</source>
        <translation>6-7-8 BONUS</translation>
    </message>
    <message>
        <source>All Spades</source>
        <translation>All Spades</translation>
    </message>
    <message>
        <source>Any other</source>
        <translation>Any other</translation>
    </message>
    <message>
        <source>Every hand starts with the %1.</source>
        <translation>ஒவ்வொரு hand-உம் %1-உடன் தொடங்கும்.</translation>
    </message>
    <message>
        <source>Dealer draws on soft 17</source>
        <translation>dealer soft 17-இல் சீட்டு எடுக்கிறார்</translation>
    </message>
    <message>
        <source>Dealer draws to 16 and stands on all 17s</source>
        <translation>dealer 16 வரை எடுக்கிறார், எல்லா 17-களிலும் நிறுத்துகிறார்</translation>
    </message>
    <message>
        <source>Dealer 22 stands off every hand but Blackjack</source>
        <translation>dealer-இன் 22 Blackjack தவிர எல்லா hand-களுக்கும் stand-off</translation>
    </message>
    <message>
        <source>1 deck</source>
        <translation>1 சீட்டுக்கட்டு</translation>
    </message>
    <message>
        <source>%1 decks</source>
        <translation>%1 சீட்டுக்கட்டுகள்</translation>
    </message>
    <message>
        <source>no tens</source>
        <translation>பத்துகள் இல்லை</translation>
    </message>
    <message>
        <source>offers</source>
        <translation>வழங்கல்கள்</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>தீர்க்கப்பட்டது</translation>
    </message>
    <message>
        <source>play</source>
        <translation>ஆட்டம்</translation>
    </message>
    <message>
        <source>box %1, hand %2</source>
        <translation>box %1, hand %2</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>வரம்புகள்</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Side bet-கள்</translation>
    </message>
    <message>
        <source>%1 markers</source>
        <translation>%1 marker-கள்</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 சீட்டுகள்</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>odds</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>BLACKJACK PAYS %1 TO %2</source>
        <translation>BLACKJACK PAYS %1 TO %2</translation>
    </message>
    <message>
        <source>INSURANCE</source>
        <translation>INSURANCE</translation>
    </message>
    <message>
        <source>PAYS %1 TO %2</source>
        <translation>PAYS %1 TO %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>chips</comment>
        <translation>%2 × %1</translation>
    </message>
    <message>
        <source>%1, doubled with %2</source>
        <translation>%1, மேலும் %2 வைத்து double</translation>
    </message>
    <message>
        <source>%1, was %2 when bets were closed</source>
        <translation>%1, பந்தயம் மூடியபோது %2</translation>
    </message>
    <message>
        <source>%1, half over the line</source>
        <translation>%1, பாதி கோட்டைத் தாண்டியது</translation>
    </message>
    <message>
        <source>%1, paid %2</source>
        <translation>%1, கொடுத்தது %2</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1, எடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>%1, stand-off</source>
        <translation>%1, stand-off</translation>
    </message>
    <message>
        <source>%1, returned</source>
        <translation>%1, திருப்பிக் கொடுத்தது</translation>
    </message>
    <message>
        <source>no bet</source>
        <translation>பந்தயம் இல்லை</translation>
    </message>
    <message>
        <source>%1, bust</source>
        <translation>%1, bust</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>soft %1</translation>
    </message>
    <message>
        <source>nobody seated</source>
        <translation>யாரும் அமரவில்லை</translation>
    </message>
    <message>
        <source>the chair of %1, who has left</source>
        <translation>வெளியேறிய %1-இன் நாற்காலி</translation>
    </message>
    <message>
        <source>%1 seated</source>
        <translation>%1 அமர்ந்துள்ளார்</translation>
    </message>
    <message>
        <source>a torn card that cannot be read</source>
        <translation>படிக்க முடியாத கிழிந்த சீட்டு</translation>
    </message>
    <message>
        <source>a card with another back, face down</source>
        <translation>பின்புறம் வேறான சீட்டு, முகம் கீழாக</translation>
    </message>
    <message>
        <source>%1, lying apart</source>
        <translation>%1, தனியாகக் கிடக்கிறது</translation>
    </message>
    <message>
        <source>a card face down, lying apart</source>
        <translation>முகம் கீழாகத் தனியாகக் கிடக்கும் சீட்டு</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Dealer: %1</translation>
    </message>
    <message>
        <source>Box %1: %2</source>
        <translation>Box %1: %2</translation>
    </message>
    <message>
        <source>%1, %2 controls</source>
        <translation>%1, முடிவெடுப்பவர் %2</translation>
    </message>
    <message>
        <source>hand %1, main bet of %2, %3</source>
        <translation>hand %1, %2-இன் முதன்மைப் பந்தயம், %3</translation>
    </message>
    <message>
        <source>main bet of %1, %2</source>
        <translation>%1-இன் முதன்மைப் பந்தயம், %2</translation>
    </message>
    <message>
        <source>double of %1, %2</source>
        <translation>%1-இன் double, %2</translation>
    </message>
    <message>
        <source>payout to %1, %2</source>
        <translation>%1-க்குக் கொடுப்பனவு, %2</translation>
    </message>
    <message>
        <source>%1 bet of %2, %3</source>
        <translation>%2-இன் %1 பந்தயம், %3</translation>
    </message>
    <message>
        <source>insurance of %1, %2</source>
        <translation>%1-இன் insurance, %2</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>insurance</translation>
    </message>
    <message>
        <source>printed %1</source>
        <translation>அச்சிட்ட %1</translation>
    </message>
    <message>
        <source>hand %1, %2</source>
        <translation>hand %1, %2</translation>
    </message>
    <message>
        <source>hand %1, free-bet marker</source>
        <translation>hand %1, free bet marker</translation>
    </message>
    <message>
        <source>%1 of %2, pulled back</source>
        <translation>%2-இன் %1, பின்னால் இழுத்தது</translation>
    </message>
    <message>
        <source>%1 in coins</source>
        <translation>நாணயங்களில் %1</translation>
    </message>
    <message>
        <source>Chip float</source>
        <translation>chip இருப்பு</translation>
    </message>
    <message>
        <source>Shoe, nearly empty</source>
        <translation>shoe, கிட்டத்தட்ட காலி</translation>
    </message>
    <message>
        <source>Shoe, %1 face up in it</source>
        <translation>shoe, அதில் முகம் மேலாக %1</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Shoe</translation>
    </message>
    <message>
        <source>Discard holder, 1 card</source>
        <translation>கழிவுப் பெட்டி, 1 சீட்டு</translation>
    </message>
    <message>
        <source>Discard holder, %1 cards</source>
        <translation>கழிவுப் பெட்டி, %1 சீட்டுகள்</translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation>Cut card</translation>
    </message>
    <message>
        <source>Card face down</source>
        <translation>முகம் கீழான சீட்டு</translation>
    </message>
    <message>
        <source>Dealer: printed %1</source>
        <translation>Dealer: அச்சிட்ட %1</translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3</source>
        <translation>Box %1, hand %2: %3</translation>
    </message>
</context>
<context>
    <name>FigureColumn</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FileFinder</name>
    <message>
        <source>All files (*)</source>
        <translation>எல்லாக் கோப்புகளும் (*)</translation>
    </message>
</context>
<context>
    <name>FloorPanel</name>
    <message>
        <source>The game is stopped</source>
        <translation>ஆட்டம் நிறுத்தப்பட்டுள்ளது</translation>
    </message>
    <message>
        <source>What do you report?</source>
        <translation>எதைத் தெரிவிக்கிறீர்கள்?</translation>
    </message>
    <message>
        <source>%1. Where?</source>
        <translation>%1. எங்கே?</translation>
    </message>
    <message>
        <source>%1. What do the rules say?</source>
        <translation>%1. விதிகள் என்ன சொல்கின்றன?</translation>
    </message>
    <message>
        <source>Do it on the felt, then go on.</source>
        <translation>மேசையில் அதைச் செய்து, பிறகு தொடருங்கள்.</translation>
    </message>
    <message>
        <source>My own cards</source>
        <translation>என் சொந்தச் சீட்டுகள்</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Box %1</translation>
    </message>
    <message>
        <source>Backspace lifts the last card, digits deal it again.</source>
        <translation>Backspace கடைசிச் சீட்டை எடுக்கும், எண்கள் அதை மீண்டும் பகிரும்.</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <translation>%1-ஐக் கேள்</translation>
    </message>
    <message>
        <source>Discard my last</source>
        <translation>என் கடைசிச் சீட்டைக் கழி</translation>
    </message>
    <message>
        <source>Discard that hand</source>
        <translation>அந்த hand-ஐக் கழி</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>தொடர்</translation>
    </message>
</context>
<context>
    <name>FormsPanel</name>
    <message>
        <source>Forms</source>
        <translation>வினாத்தாள்கள்</translation>
    </message>
    <message>
        <source>Ctrl K</source>
        <translation>Ctrl K</translation>
    </message>
    <message>
        <source>Compare the forms</source>
        <translation>வினாத்தாள்களை ஒப்பிடு</translation>
    </message>
    <message>
        <source>Everybody gets their own form: the same kinds of question, equally hard and long, with different cards and amounts.</source>
        <translation>ஒவ்வொருவருக்கும் தனி வினாத்தாள்: அதே வகைக் கேள்விகள், அதே கடினம், அதே நீளம், வேறு சீட்டுகளும் தொகைகளும்.</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>இன்னும் ஒப்பிடவில்லை</translation>
    </message>
    <message>
        <source>The forms are made as they will be sealed, and measured against each other.</source>
        <translation>வினாத்தாள்கள் முத்திரையிடப்படும் வடிவிலேயே உருவாக்கி, ஒன்றோடொன்று அளவிடப்படும்.</translation>
    </message>
    <message>
        <source>%1 forms: all alike, no two equal</source>
        <translation>%1 வினாத்தாள்கள்: எல்லாம் ஒத்தவை, எந்த இரண்டும் ஒன்றல்ல</translation>
    </message>
    <message>
        <source>%1 forms: not alike</source>
        <translation>%1 வினாத்தாள்கள்: ஒத்தவை அல்ல</translation>
    </message>
    <message>
        <source>Try it with 500 forms</source>
        <translation>500 வினாத்தாள்களுடன் முயல்</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Practise %1</source>
        <translation>%1 பயிற்சி செய்</translation>
    </message>
    <message>
        <source>Readiness %1 of 100. Mastered %2. %3 due.</source>
        <translation>தயார்நிலை 100-இல் %1. தேர்ந்தவை %2. மறுபயிற்சிக்கு %3.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>தயார்</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>இன்னும் %1</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>தொடங்கவில்லை</translation>
    </message>
    <message>
        <source>Readiness %1 of 100</source>
        <translation>தயார்நிலை 100-இல் %1</translation>
    </message>
    <message>
        <source>Mastered</source>
        <translation>தேர்ந்தவை</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>பலவீனம்</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>மறுபயிற்சிக்கு %n</numerusform>
            <numerusform>மறுபயிற்சிக்கு %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>பயிற்சி செய்</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>ஆட்டம்</translation>
    </message>
    <message>
        <source>%1, ready %2 of 100</source>
        <translation>%1, தயார்நிலை 100-இல் %2</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Lucky 8</source>
        <translation>Lucky 8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>Dueling 8&apos;s 21+</translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation>Free Bet</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Rulebook</source>
        <translation>விதிப்புத்தகம்</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>வரைபடங்கள்</translation>
    </message>
    <message>
        <source>No question has asked for this clause yet.</source>
        <translation>எந்தக் கேள்வியும் இன்னும் இந்த விதிப்பிரிவைக் கேட்கவில்லை.</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>தவறு</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>மதிப்பெண் இல்லை</translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message>
        <source>%1 is training. Switch</source>
        <translation>%1 பயிற்சியில் உள்ளார். மாற்று</translation>
    </message>
    <message>
        <source>Who is training?</source>
        <translation>யார் பயிற்சி செய்கிறார்?</translation>
    </message>
    <message>
        <source>Practise without a name, or say who you are</source>
        <translation>பெயரின்றிப் பயிற்சி செய்யுங்கள், அல்லது நீங்கள் யார் என்று சொல்லுங்கள்</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>மாற்று</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Review, %1</source>
        <translation>மீளாய்வு, %1</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>முகப்பு</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Resume the unfinished session</source>
        <translation>காத்திருப்பதைத் தொடர்</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>மறுபயிற்சிக்கு உரியவை</translation>
    </message>
    <message>
        <source>Practise a game</source>
        <translation>ஓர் ஆட்டத்தைப் பயிற்சி செய்</translation>
    </message>
    <message>
        <source>New practice</source>
        <translation>புதிய பயிற்சி</translation>
    </message>
    <message>
        <source>Review the last misses</source>
        <translation>கடைசித் தவறுகளை மீளாய்வு செய்</translation>
    </message>
    <message>
        <source>Who is training</source>
        <translation>யார் பயிற்சி செய்கிறார்</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>வேறு பக்கம்</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>இந்த விசைகள்</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>மீண்டும் முயல்</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ஆட்டங்கள்</translation>
    </message>
    <message>
        <source>Ready from %1. The mark on each bar.</source>
        <translation>%1 முதல் தயார். ஒவ்வொரு பட்டையிலும் உள்ள குறி.</translation>
    </message>
    <message>
        <source>%1 is removed, with all records.</source>
        <translation>%1 எல்லாப் பதிவுகளுடனும் அகற்றப்பட்டார்.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>மீட்டெடு</translation>
    </message>
    <message>
        <source>%1 is back, with all records.</source>
        <translation>%1 எல்லாப் பதிவுகளுடனும் மீண்டும் வந்தார்.</translation>
    </message>
    <message>
        <source>%1 has no PIN any more.</source>
        <translation>%1-க்கு இனி PIN இல்லை.</translation>
    </message>
    <message>
        <source>What your instructor gave you</source>
        <translation>உங்கள் பயிற்றுநர் தந்தவை</translation>
    </message>
    <message>
        <source>Lucky 8</source>
        <translation>Lucky 8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>Dueling 8&apos;s 21+</translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation>Free Bet</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>You know %1 on paper. Now deal it.</source>
        <translation>%1 உங்களுக்கு எழுத்தில் தெரியும். இப்போது பகிருங்கள்.</translation>
    </message>
    <message>
        <source>Deal a round</source>
        <translation>ஒரு சுற்று பகிர்</translation>
    </message>
</context>
<context>
    <name>HomeReview</name>
    <message>
        <source>Home</source>
        <translation>முகப்பு</translation>
    </message>
</context>
<context>
    <name>HouseReadingRow</name>
    <message>
        <source>Fixed: scored</source>
        <translation>நிர்ணயிக்கப்பட்டது: மதிப்பெண் உண்டு</translation>
    </message>
    <message>
        <source>Open: not scored</source>
        <translation>திறந்தது: மதிப்பெண் இல்லை</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>Played while nothing is fixed.</source>
        <translation>எதுவும் நிர்ணயிக்காதபோது இப்படி ஆடப்படும்.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>திரும்ப எடு</translation>
    </message>
</context>
<context>
    <name>HouseSettings</name>
    <message>
        <source>Decided by</source>
        <translation>முடிவு செய்தவர்</translation>
    </message>
    <message>
        <source>Recorded with every change below. Nothing is overwritten: earlier decisions stay on record.</source>
        <translation>கீழே உள்ள ஒவ்வொரு மாற்றத்தின் அருகிலும் இருக்கும். எதுவும் அழித்தெழுதப்படாது: முந்தைய முடிவுகள் பதிவில் இருக்கும்.</translation>
    </message>
    <message>
        <source>Name and title</source>
        <translation>பெயரும் பதவியும்</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>புரிந்தது</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>மேசைகள்</translation>
    </message>
    <message>
        <source>Lucky Lucky pay table in force</source>
        <translation>நடைமுறையில் உள்ள Lucky Lucky கொடுப்பனவு அட்டவணை</translation>
    </message>
    <message>
        <source>The table printed on the felt. All: questions use each of the three.</source>
        <translation>மேசையில் அச்சிடப்பட்டது. எல்லாம்: மூன்றும் கேள்விகளில் வரும்.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>எல்லாரும்</translation>
    </message>
    <message>
        <source>Table 1</source>
        <translation>அட்டவணை 1</translation>
    </message>
    <message>
        <source>Table 2</source>
        <translation>அட்டவணை 2</translation>
    </message>
    <message>
        <source>Table 3</source>
        <translation>அட்டவணை 3</translation>
    </message>
    <message>
        <source>Bets are settled</source>
        <translation>பந்தயங்கள் தீர்க்கப்படுவது</translation>
    </message>
    <message>
        <source>From the dealer&apos;s right by custom. Lucky Lucky bets always are (LL 7).</source>
        <translation>வழக்கப்படி dealer-இன் வலப்பக்கத்திலிருந்து. Lucky Lucky பந்தயங்கள் எப்போதும் அப்படியே (LL 7).</translation>
    </message>
    <message>
        <source>From the right</source>
        <translation>வலப்பக்கத்திலிருந்து</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>இடப்பக்கத்திலிருந்து</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>வரம்புகள்</translation>
    </message>
    <message>
        <source>Readings of doubtful clauses</source>
        <translation>ஐயத்துக்குரிய விதிப்பிரிவுகளின் பொருள்கோள்கள்</translation>
    </message>
    <message numerus="yes">
        <source>%n are open: their questions are shown and not scored. Fixing one makes them count; taking it back opens it again.</source>
        <translation>
            <numerusform>%n திறந்துள்ளது: அதன் கேள்விகள் காட்டப்படும், மதிப்பெண் இல்லை. நிர்ணயித்தால் மதிப்பெண் உண்டு; திரும்பப் பெற்றால் மீண்டும் திறக்கும்.</numerusform>
            <numerusform>%n திறந்துள்ளன: அவற்றின் கேள்விகள் காட்டப்படும், மதிப்பெண் இல்லை. ஒன்றை நிர்ணயித்தால் மதிப்பெண் உண்டு; திரும்பப் பெற்றால் மீண்டும் திறக்கும்.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>What was imported</source>
        <translation>உள்ளே வந்தவை</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
</context>
<context>
    <name>InvigilatorPanel</name>
    <message>
        <source>Invigilator</source>
        <translation>கண்காணிப்பாளர்</translation>
    </message>
    <message>
        <source>The clock keeps running until you give the PIN. Everything you do here is recorded under your name.</source>
        <translation>PIN தரும் வரை கடிகாரம் ஓடும். இங்கே நடப்பது எல்லாம் உங்கள் பெயரில் பதிவாகும்.</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>என்ன செய்வது</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>இடைநிறுத்து</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>கூடுதல் நேரம்</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>முடித்துவிடு</translation>
    </message>
    <message>
        <source>Minutes more</source>
        <translation>கூடுதல் நிமிடங்கள்</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>நிமிடங்கள்</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>யாருக்கு</translation>
    </message>
    <message>
        <source>This candidate</source>
        <translation>இந்தத் தேர்வர்</translation>
    </message>
    <message>
        <source>Everybody in this exam</source>
        <translation>இந்தத் தேர்வில் உள்ள எல்லாரும்</translation>
    </message>
    <message>
        <source>Every station that opened the exam file from the same folder gives the time within seconds. At a station with a copy of its own, give it there.</source>
        <translation>தேர்வுக் கோப்பை அதே கோப்புறையிலிருந்து திறந்த ஒவ்வொரு நிலையமும் சில நொடிகளில் நேரத்தைக் கொடுக்கும். சொந்த நகல் உள்ள நிலையத்தில் அங்கேயே கொடுங்கள்.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>என்ன நடந்தது</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>காரணம்</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Release PIN</source>
        <translation>விடுவிப்பு PIN</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation>தேர்வுக்குத் திரும்பு</translation>
    </message>
    <message>
        <source>Give time</source>
        <translation>நேரம் கொடு</translation>
    </message>
    <message>
        <source>Save the note</source>
        <translation>குறித்துக்கொள்</translation>
    </message>
    <message>
        <source>End the sitting</source>
        <translation>தேர்வமர்வை முடி</translation>
    </message>
</context>
<context>
    <name>IssuerPanel</name>
    <message>
        <source>Issuer: %1</source>
        <translation>வழங்குநர்: %1</translation>
    </message>
    <message>
        <source>The issuer&apos;s key</source>
        <translation>வழங்குநரின் சாவி</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>பூட்டப்பட்டது</translation>
    </message>
    <message>
        <source>It signs exam files, certificates and badges. The passphrase has at least ten characters; without it and without a back-up nothing can be sealed or opened any more.</source>
        <translation>இது தேர்வுக் கோப்புகள், சான்றிதழ்கள், அடையாளச்சின்னங்களில் கையொப்பமிடும். கடவுச்சொற்றொடர் குறைந்தது பத்து எழுத்துகள்; அதுவும் காப்புநகலும் இன்றி இனி எதையும் முத்திரையிடவோ திறக்கவோ முடியாது.</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>விரல்ரேகை %1</translation>
    </message>
    <message>
        <source>Name of the school</source>
        <translation>பள்ளியின் பெயர்</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>கடவுச்சொற்றொடர்</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>கடவுச்சொற்றொடர் மீண்டும்</translation>
    </message>
    <message>
        <source>They do not match</source>
        <translation>இரண்டும் வேறுபடுகின்றன</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the key</source>
        <translation>சாவியைத் திற</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>சாவியை உருவாக்கு</translation>
    </message>
    <message>
        <source>From a back-up</source>
        <translation>காப்புநகலிலிருந்து</translation>
    </message>
    <message>
        <source>Lock it</source>
        <translation>பூட்டு</translation>
    </message>
    <message>
        <source>Back it up</source>
        <translation>காப்புநகல் எடு</translation>
    </message>
    <message>
        <source>Public half</source>
        <translation>பொதுப் பாதி</translation>
    </message>
    <message>
        <source>Another passphrase</source>
        <translation>வேறு கடவுச்சொற்றொடர்</translation>
    </message>
    <message>
        <source>Old passphrase</source>
        <translation>பழைய கடவுச்சொற்றொடர்</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>புதிய கடவுச்சொற்றொடர்</translation>
    </message>
    <message>
        <source>At least ten characters</source>
        <translation>குறைந்தது பத்து எழுத்துகள்</translation>
    </message>
    <message>
        <source>New passphrase again</source>
        <translation>புதிய கடவுச்சொற்றொடர் மீண்டும்</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>மாற்று</translation>
    </message>
    <message>
        <source>The passphrase is changed. Back-ups made before open with the old one: make a new one.</source>
        <translation>கடவுச்சொற்றொடர் மாற்றப்பட்டது. முன்பு எடுத்த காப்புநகல்கள் பழையதால் திறக்கும்: புதியது எடுங்கள்.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>சேமிக்கப்பட்டது: %1</translation>
    </message>
    <message>
        <source>The issuer&apos;s key from a back-up</source>
        <translation>காப்புநகலிலிருந்து வழங்குநர் சாவி</translation>
    </message>
    <message>
        <source>It is opened with the passphrase it was backed up with.</source>
        <translation>காப்புநகல் எடுத்தபோதிருந்த கடவுச்சொற்றொடரால் இது திறக்கப்படும்.</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>எடுத்துக்கொள்</translation>
    </message>
    <message>
        <source>Key files (*.pitkey)</source>
        <translation>சாவிக் கோப்புகள் (*.pitkey)</translation>
    </message>
    <message>
        <source>Back up the issuer&apos;s key</source>
        <translation>வழங்குநர் சாவியைக் காப்புநகல் எடு</translation>
    </message>
    <message>
        <source>The copy is sealed with the same passphrase. Keep it away from this computer.</source>
        <translation>நகல் அதே கடவுச்சொற்றொடரால் முத்திரையிடப்படும். அதை இந்தக் கணினிக்கு அப்பால் வையுங்கள்.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>Save the public half</source>
        <translation>பொதுப் பாதியைச் சேமி</translation>
    </message>
    <message>
        <source>Anybody who has it can check that a certificate is really yours.</source>
        <translation>இதை வைத்திருப்பவர் சான்றிதழ் உண்மையில் உங்களுடையதா என்று சரிபார்க்கலாம்.</translation>
    </message>
    <message>
        <source>Public keys (*.pitpub)</source>
        <translation>பொதுச் சாவிகள் (*.pitpub)</translation>
    </message>
    <message>
        <source>Nobody was here for ten minutes: the key is locked again.</source>
        <translation>பத்து நிமிடங்கள் யாரும் இங்கே இல்லை: சாவி மீண்டும் பூட்டப்பட்டது.</translation>
    </message>
</context>
<context>
    <name>ItemsView</name>
    <message>
        <source>Question</source>
        <translation>கேள்வி</translation>
    </message>
    <message>
        <source>Right (95 %)</source>
        <translation>சரி (95 %)</translation>
    </message>
    <message>
        <source>Tells apart (95 %)</source>
        <translation>வேறுபடுத்துகிறது (95 %)</translation>
    </message>
    <message>
        <source>Questions and their figures</source>
        <translation>கேள்விகளும் அவற்றின் எண்களும்</translation>
    </message>
    <message>
        <source>%1. %2: facility %3, discrimination %4. %5</source>
        <translation>%1. %2: எளிமை %3, வேறுபடுத்தல் %4. %5</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  (%2)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Rule on this question</source>
        <translation>இந்தக் கேள்வி மீது தீர்ப்புக் கூறு</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>வரிசை</translation>
    </message>
    <message>
        <source>1, 2</source>
        <translation>1, 2</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>கடினம்</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>மோசம்</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>எண்</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>மிகக் கடினம்</translation>
    </message>
    <message>
        <source>Right: the share of candidates who got it right (facility). Tells apart: whether those who are right elsewhere are right here too (corrected discrimination): 0.2 and more is good, below 0 means look at it. In brackets: where the true figure lies with 95 %; few candidates, wide brackets.</source>
        <translation>சரி: சரியாகச் சொன்ன தேர்வர்களின் பங்கு (எளிமை). வேறுபடுத்துகிறது: மற்ற இடங்களில் சரியாகச் சொல்பவர்கள் இங்கும் சரியாகச் சொல்கிறார்களா (திருத்திய வேறுபடுத்தல்): 0.2 மற்றும் அதற்கு மேல் நன்று, 0-க்குக் கீழ் என்றால் பாருங்கள். அடைப்பில்: 95 % உறுதியுடன் உண்மை எண் இருக்கும் இடம்; தேர்வர்கள் குறைவானால் அடைப்பு அகலம்.</translation>
    </message>
    <message>
        <source>A bad question is taken out or given full marks for everybody, with a reason and two people&apos;s PINs. Everybody is marked again; both scores are kept.</source>
        <translation>மோசமான கேள்வி நீக்கப்படும் அல்லது எல்லாருக்கும் முழு மதிப்பெண் தரப்படும், காரணத்துடனும் இருவரின் PIN-களுடனும். எல்லாரும் மீண்டும் மதிப்பிடப்படுவர்; இரண்டு மதிப்பெண்களும் வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>தீர்ப்புகள்</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys of this page</source>
        <translation>இந்தப் பக்கத்தின் விசைகள்</translation>
    </message>
</context>
<context>
    <name>LastSession</name>
    <message>
        <source>No session is finished yet.</source>
        <translation>இன்னும் எந்த அமர்வும் முடியவில்லை.</translation>
    </message>
    <message>
        <source>Nothing practised yet. Twenty questions take about seven minutes.</source>
        <translation>இன்னும் பயிற்சி செய்யவில்லை. இருபது கேள்விகளுக்குச் சுமார் ஏழு நிமிடங்கள்.</translation>
    </message>
    <message numerus="yes">
        <source>Review %n miss(es)</source>
        <translation>
            <numerusform>%n தவறை மீளாய்வு செய்</numerusform>
            <numerusform>%n தவறுகளை மீளாய்வு செய்</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>முன்னேற்றம்</translation>
    </message>
    <message>
        <source>New practice</source>
        <translation>புதிய பயிற்சி</translation>
    </message>
</context>
<context>
    <name>LectureView</name>
    <message>
        <source>In class: %1</source>
        <translation>வகுப்பில்: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>முந்தையது</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>வெளிப்படுத்து</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>அடுத்தது</translation>
    </message>
</context>
<context>
    <name>LeftRow</name>
    <message>
        <source>Resume</source>
        <translation>இதைத் தொடர்</translation>
    </message>
</context>
<context>
    <name>LibraryFiles</name>
    <message>
        <source>Import a pack</source>
        <translation>தொகுப்பை இறக்குமதி செய்</translation>
    </message>
    <message>
        <source>Export this pack</source>
        <translation>இந்தத் தொகுப்பை ஏற்றுமதி செய்</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>கோப்பிலிருந்து</translation>
    </message>
    <message>
        <source>A round script or a scenario, as JSON.</source>
        <translation>சுற்று script அல்லது சூழல், JSON ஆக.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>கோப்பு</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>கோப்பின் பாதை</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>இறக்குமதி</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>ஏற்றுமதி</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>தேடு</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>கோப்பை மாற்றவா?</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ஏற்கெனவே உள்ளது.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>வைத்திரு</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>மாற்றிடு</translation>
    </message>
    <message>
        <source>What is in the file is added to what is here. Nothing is overwritten. Questions of Moodle (.xml) and QTI 3 (.zip, .xml) come in as drafts in a pack of their own, marked as typed by a person.</source>
        <translation>கோப்பில் உள்ளது இங்கே உள்ளதுடன் சேரும். எதுவும் அழித்தெழுதப்படாது. Moodle (.xml), QTI 3 (.zip, .xml) கேள்விகள் தனித் தொகுப்பில் வரைவுகளாக வரும்; ஒருவர் தட்டச்சு செய்தவை என்ற குறியுடன்.</translation>
    </message>
    <message>
        <source>One file with every scenario of the pack, in all its versions. A name that ends in .xml is written for Moodle, one that ends in .zip as a QTI 3 package: the newest versions, with their tables in words.</source>
        <translation>தொகுப்பின் ஒவ்வொரு சூழலும், எல்லாப் பதிப்புகளுடனும், ஒரே கோப்பில். .xml என முடியும் பெயர் Moodle-க்கும், .zip என முடியும் பெயர் QTI 3 தொகுப்பாகவும் எழுதப்படும்: புதிய பதிப்புகள் மட்டும், மேசைகள் சொற்களில்.</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>Scenarios</source>
        <translation>சூழல்கள்</translation>
    </message>
    <message>
        <source>Title, tag, story, clause 3.27</source>
        <translation>தலைப்பு, குறிச்சொல், கதை, விதிப்பிரிவு 3.27</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>புதிய சூழல்</translation>
    </message>
    <message>
        <source>Show scenarios of one state</source>
        <translation>ஒரு நிலையிலுள்ள சூழல்களைக் காட்டு</translation>
    </message>
    <message>
        <source>All</source>
        <translation>எல்லாரும்</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>வரைவுகள்</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>மீளாய்வில்</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>ஏற்கப்பட்டவை</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>ஓய்வுபெற்றவை</translation>
    </message>
    <message>
        <source>The packs are being read.</source>
        <translation>தொகுப்புகள் படிக்கப்படுகின்றன.</translation>
    </message>
    <message>
        <source>Nothing in this pack matches that.</source>
        <translation>இந்தத் தொகுப்பில் அப்படிப் பெயருள்ளது எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>Nothing in this pack is in that state.</source>
        <translation>இந்தத் தொகுப்பில் அந்த நிலையில் எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>This pack is empty.</source>
        <translation>இந்தத் தொகுப்பு காலியாக உள்ளது.</translation>
    </message>
    <message>
        <source>Deal something on the felt, break it, ask about it.</source>
        <translation>மேசையில் ஏதேனும் பகிருங்கள், தவறச் செய்யுங்கள், அதைப் பற்றிக் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>எல்லாவற்றையும் காட்டு</translation>
    </message>
    <message>
        <source>Remove “%1” from the pack?</source>
        <translation>“%1”-ஐத் தொகுப்பிலிருந்து அகற்றவா?</translation>
    </message>
    <message>
        <source>All its versions go. Answers on record still show what was asked, and the files can be brought back for 30 days.</source>
        <translation>இதன் எல்லாப் பதிப்புகளும் போகும். பதிவில் உள்ள பதில்கள் கேட்டதை இன்னும் காட்டும்; கோப்புகளை 30 நாட்கள் வரை மீட்கலாம்.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>வைத்திரு</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>அகற்று</translation>
    </message>
</context>
<context>
    <name>LimitRow</name>
    <message>
        <source>%1 %2, minimum</source>
        <translation>%1 %2, குறைந்தபட்சம்</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from … to …</comment>
        <translation>முதல்</translation>
    </message>
    <message>
        <source>%1 %2, maximum</source>
        <translation>%1 %2, அதிகபட்சம்</translation>
    </message>
    <message>
        <source>default</source>
        <translation>வழக்கம் போல</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>வழக்கம் போல</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>lays chips</source>
        <translation>chip-களை வைக்கிறார்</translation>
    </message>
    <message>
        <source>Box %1, hand %2</source>
        <translation>Box %1, hand %2</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Box %1</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>ஒரு சீட்டை burn செய்</translation>
    </message>
    <message>
        <source>Card to yourself</source>
        <translation>உங்களுக்குச் சீட்டு</translation>
    </message>
    <message>
        <source>Card to %1</source>
        <translation>%1-க்குச் சீட்டு</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <translation>%1 எடு: %2</translation>
    </message>
    <message>
        <source>Pay %1: %2</source>
        <translation>%1 கொடு: %2</translation>
    </message>
    <message>
        <source>Half back: %1</source>
        <translation>பாதி திரும்ப: %1</translation>
    </message>
    <message>
        <source>Give back %1: %2</source>
        <translation>%1 திருப்பிக் கொடு: %2</translation>
    </message>
    <message>
        <source>I call this box.</source>
        <translation>இந்த box-இல் நான் முடிவெடுக்கிறேன்.</translation>
    </message>
    <message>
        <source>I go along.</source>
        <translation>நானும் பின்பற்றுகிறேன்.</translation>
    </message>
    <message>
        <source>I leave it as it is.</source>
        <translation>இருந்தபடியே விடுகிறேன்.</translation>
    </message>
    <message>
        <source>I play on.</source>
        <translation>தொடர்ந்து ஆடுகிறேன்.</translation>
    </message>
    <message>
        <source>I take my bet back.</source>
        <translation>என் பந்தயத்தைத் திரும்ப எடுக்கிறேன்.</translation>
    </message>
    <message>
        <source>I play it.</source>
        <translation>நான் ஆடுகிறேன்.</translation>
    </message>
    <message>
        <source>I take it all back.</source>
        <translation>எல்லாவற்றையும் திரும்ப எடுக்கிறேன்.</translation>
    </message>
    <message>
        <source>I take the card.</source>
        <translation>அந்தச் சீட்டை ஏற்கிறேன்.</translation>
    </message>
    <message>
        <source>I don&apos;t want that card.</source>
        <translation>அந்தச் சீட்டு எனக்கு வேண்டாம்.</translation>
    </message>
    <message>
        <source>Who calls this box?</source>
        <translation>இந்த box-இல் யார் முடிவெடுப்பவர்?</translation>
    </message>
    <message>
        <source>Do you go along?</source>
        <translation>நீங்களும் பின்பற்றுகிறீர்களா?</translation>
    </message>
    <message>
        <source>Play on, or take your bet back?</source>
        <translation>தொடர்ந்து ஆடுகிறீர்களா, பந்தயத்தைத் திரும்ப எடுக்கிறீர்களா?</translation>
    </message>
    <message>
        <source>Act on your card, or take your bet back?</source>
        <translation>உங்கள் சீட்டுடன் ஆடுகிறீர்களா, பந்தயத்தைத் திரும்ப எடுக்கிறீர்களா?</translation>
    </message>
    <message>
        <source>Will you take all your bets back?</source>
        <translation>உங்கள் எல்லாப் பந்தயங்களையும் திரும்ப எடுக்கிறீர்களா?</translation>
    </message>
    <message>
        <source>Will you take your bet back?</source>
        <translation>உங்கள் பந்தயத்தைத் திரும்ப எடுக்கிறீர்களா?</translation>
    </message>
    <message>
        <source>Do you want this card?</source>
        <translation>இந்தச் சீட்டு வேண்டுமா?</translation>
    </message>
    <message>
        <source>A card lies face up in the shoe.</source>
        <translation>shoe-வில் ஒரு சீட்டு முகம் மேலாக உள்ளது.</translation>
    </message>
    <message>
        <source>Two cards came out at once.</source>
        <translation>ஒரே நேரத்தில் இரண்டு சீட்டுகள் வந்தன.</translation>
    </message>
    <message>
        <source>A card with another back came out.</source>
        <translation>பின்புறம் வேறான சீட்டு ஒன்று வந்தது.</translation>
    </message>
    <message>
        <source>There is one copy of a card too many.</source>
        <translation>ஒரு சீட்டின் பிரதி ஒன்று அதிகம் உள்ளது.</translation>
    </message>
    <message>
        <source>A card is missing from the shoe.</source>
        <translation>shoe-வில் ஒரு சீட்டு குறைவு.</translation>
    </message>
    <message>
        <source>The cards run in order.</source>
        <translation>சீட்டுகள் வரிசையாக வருகின்றன.</translation>
    </message>
    <message>
        <source>A card is torn: nobody can read it.</source>
        <translation>ஒரு சீட்டு கிழிந்துள்ளது: யாராலும் படிக்க முடியாது.</translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation>cut card வெளியே வந்துவிட்டது.</translation>
    </message>
    <message>
        <source>The shoe has run out.</source>
        <translation>shoe தீர்ந்துவிட்டது.</translation>
    </message>
    <message>
        <source>A fresh shoe is on the table.</source>
        <translation>புதிய shoe மேசையில் உள்ளது.</translation>
    </message>
    <message>
        <source>The players have laid their bets.</source>
        <translation>ஆட்டக்காரர்கள் பந்தயம் வைத்துவிட்டார்கள்.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2 says: %3</source>
        <translation>%1, %2 சொல்கிறார்: %3</translation>
    </message>
    <message>
        <source>Box %1, %2 lays %3: %4</source>
        <translation>Box %1, %2 வைப்பது %3: %4</translation>
    </message>
    <message>
        <source>The stack of %2 on Box %1 has changed.</source>
        <translation>box %1-இல் %2-இன் chip அடுக்கு மாறியுள்ளது.</translation>
    </message>
    <message>
        <source>Box %1, %2: “I had %3.”</source>
        <translation>Box %1, %2: “என்னிடம் %3 இருந்தது.”</translation>
    </message>
    <message>
        <source>%1 has left the table.</source>
        <translation>%1 மேசையை விட்டுப் போய்விட்டார்.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 திரும்பி வந்துவிட்டார்.</translation>
    </message>
    <message>
        <source>The lights are out.</source>
        <translation>விளக்குகள் அணைந்தன.</translation>
    </message>
    <message>
        <source>The lights are on again.</source>
        <translation>விளக்குகள் மீண்டும் எரிகின்றன.</translation>
    </message>
    <message>
        <source>Somebody points at the cards.</source>
        <translation>யாரோ சீட்டுகளைச் சுட்டுகிறார்.</translation>
    </message>
    <message>
        <source>%1: “Look at the cards, please.”</source>
        <translation>%1: “சீட்டுகளைப் பாருங்கள்.”</translation>
    </message>
    <message>
        <source>The floor is here.</source>
        <translation>floor வந்துவிட்டார்.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>எதுவுமில்லை</translation>
    </message>
    <message>
        <source>Place your bets, please</source>
        <translation>Place your bets, please (பந்தயம் வையுங்கள்)</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No more bets (இனி பந்தயம் இல்லை)</translation>
    </message>
    <message>
        <source>Surrender, anyone?</source>
        <translation>Surrender, anyone? (யாருக்கும் surrender?)</translation>
    </message>
    <message>
        <source>Surrender is closed</source>
        <translation>Surrender மூடப்பட்டது</translation>
    </message>
    <message>
        <source>Insurance, anyone?</source>
        <translation>Insurance, anyone? (யாருக்கும் insurance?)</translation>
    </message>
    <message>
        <source>Insurance is closed</source>
        <translation>Insurance மூடப்பட்டது</translation>
    </message>
    <message>
        <source>Announce the outcome</source>
        <translation>முடிவை அறிவி</translation>
    </message>
    <message>
        <source>taps: card</source>
        <translation>தட்டுகிறார்: சீட்டு</translation>
    </message>
    <message>
        <source>waves: stand</source>
        <translation>கையசைக்கிறார்: stand</translation>
    </message>
    <message>
        <source>one finger: double</source>
        <translation>ஒரு விரல்: double</translation>
    </message>
    <message>
        <source>one finger: free double</source>
        <translation>ஒரு விரல்: free double</translation>
    </message>
    <message>
        <source>two fingers: split</source>
        <translation>இரண்டு விரல்கள்: split</translation>
    </message>
    <message>
        <source>two fingers: free split</source>
        <translation>இரண்டு விரல்கள்: free split</translation>
    </message>
    <message>
        <source>draws a line: surrender</source>
        <translation>கோடு போடுகிறார்: surrender</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>insurance</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>even money</translation>
    </message>
    <message>
        <source>main bet</source>
        <translation>முதன்மைப் பந்தயம்</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>The last card back into the shoe</source>
        <translation>கடைசிச் சீட்டு மீண்டும் shoe-வுக்கு</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>%1-ஐ split செய்</translation>
    </message>
    <message>
        <source>Marker right of the bet: %1</source>
        <translation>பந்தயத்தின் வலப்பக்கத்தில் marker: %1</translation>
    </message>
    <message>
        <source>Marker left of the bet: %1</source>
        <translation>பந்தயத்தின் இடப்பக்கத்தில் marker: %1</translation>
    </message>
    <message>
        <source>Marker off: %1</source>
        <translation>marker-ஐ எடு: %1</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>ஏற்கப்பட்டது</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>மறுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Clear the cards of %1</source>
        <translation>%1-இன் சீட்டுகளை அகற்று</translation>
    </message>
    <message>
        <source>Clear all cards</source>
        <translation>எல்லாச் சீட்டுகளையும் அகற்று</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>ஆட்டத்தை நிறுத்து</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>floor-ஐ அழை</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>தெரிவி: %1</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>தீர்ப்பு: %1</translation>
    </message>
    <message>
        <source>Discard your last card</source>
        <translation>உங்கள் கடைசிச் சீட்டைக் கழி</translation>
    </message>
    <message>
        <source>Discard the cards of %1</source>
        <translation>%1-இன் சீட்டுகளைக் கழி</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>ஆட்டத்தைத் தொடர்</translation>
    </message>
    <message>
        <source>You take the table over</source>
        <translation>மேசையை நீங்கள் ஏற்கிறீர்கள்</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>ஏற்றுக்கொள்</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>மறு</translation>
    </message>
    <message>
        <source>Never done: %1</source>
        <translation>செய்யவே இல்லை: %1</translation>
    </message>
    <message>
        <source>Too late: %1</source>
        <translation>மிகத் தாமதம்: %1</translation>
    </message>
    <message>
        <source>%1: %2 too much</source>
        <translation>%1: %2 அதிகம்</translation>
    </message>
    <message>
        <source>%1: %2 too little</source>
        <translation>%1: %2 குறைவு</translation>
    </message>
    <message>
        <source>You paid a losing bet: %1</source>
        <translation>தோற்ற பந்தயத்துக்குக் கொடுத்தீர்கள்: %1</translation>
    </message>
    <message>
        <source>You took a winning bet: %1</source>
        <translation>வென்ற பந்தயத்தை எடுத்தீர்கள்: %1</translation>
    </message>
    <message>
        <source>Nothing asked for it: %1</source>
        <translation>யாரும் கேட்கவில்லை: %1</translation>
    </message>
    <message>
        <source>In the wrong place: %1</source>
        <translation>தவறான இடத்தில்: %1</translation>
    </message>
    <message>
        <source>The rules do not allow what you granted: %1</source>
        <translation>நீங்கள் அனுமதித்ததை விதிகள் அனுமதிப்பதில்லை: %1</translation>
    </message>
    <message>
        <source>You refused what the rules allow: %1</source>
        <translation>விதிகள் அனுமதிப்பதை மறுத்தீர்கள்: %1</translation>
    </message>
    <message>
        <source>He does not call this hand: %1</source>
        <translation>இந்த hand-க்கு முடிவெடுப்பவர் அவர் அல்ல: %1</translation>
    </message>
    <message>
        <source>A wrong card counted: %1</source>
        <translation>தவறான சீட்டு கணக்கில் வந்தது: %1</translation>
    </message>
    <message>
        <source>You moved cards without the floor</source>
        <translation>floor இல்லாமல் சீட்டுகளை நகர்த்தினீர்கள்</translation>
    </message>
    <message>
        <source>You reported the wrong thing</source>
        <translation>தவறானதைத் தெரிவித்தீர்கள்</translation>
    </message>
    <message>
        <source>The wrong ruling</source>
        <translation>தவறான தீர்ப்பு</translation>
    </message>
    <message>
        <source>You did not do what the ruling says</source>
        <translation>தீர்ப்பு சொல்வதை நீங்கள் செய்யவில்லை</translation>
    </message>
    <message>
        <source>Something went wrong and you dealt on</source>
        <translation>ஏதோ தவறு நடந்தும் தொடர்ந்து பகிர்ந்தீர்கள்</translation>
    </message>
    <message>
        <source>You stopped for nothing</source>
        <translation>காரணமின்றி நிறுத்தினீர்கள்</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>மிக முக்கியம்</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>பணம்</translation>
    </message>
    <message>
        <source>Duty</source>
        <translation>கடமை</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>வரிசை</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>வழக்கம்</translation>
    </message>
</context>
<context>
    <name>LiveBar</name>
    <message>
        <source>Live table</source>
        <translation>நேரடி மேசை</translation>
    </message>
    <message>
        <source>Live table: %1</source>
        <translation>நேரடி மேசை: %1</translation>
    </message>
    <message>
        <source>Guided</source>
        <translation>வழிகாட்டலுடன்</translation>
    </message>
    <message>
        <source>Coached</source>
        <translation>பயிற்றுவிப்புடன்</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>அமைதியாக</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>இடைநிறுத்து</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>வெளியேறு</translation>
    </message>
</context>
<context>
    <name>LiveDealing</name>
    <message>
        <source>Lucky 8</source>
        <translation>Lucky 8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>Dueling 8&apos;s 21+</translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation>Free Bet</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>மேசையை விட்டு வெளியேறவா?</translation>
    </message>
    <message>
        <source>What you dealt is saved, and you can go on with it later. Or end the session now: what you dealt so far is graded.</source>
        <translation>நீங்கள் பகிர்ந்தது சேமிக்கப்பட்டது, பின்னர் தொடரலாம். அல்லது அமர்வை இப்போது முடியுங்கள்: இதுவரை பகிர்ந்தது மதிப்பிடப்படும்.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>இங்கேயே இரு</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>வெளியேறு</translation>
    </message>
</context>
<context>
    <name>LiveDock</name>
    <message>
        <source>Place your bets</source>
        <translation>Place your bets</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No more bets</translation>
    </message>
    <message>
        <source>Surrender, anyone?</source>
        <translation>Surrender, anyone?</translation>
    </message>
    <message>
        <source>Surrender closed</source>
        <translation>Surrender மூடியது</translation>
    </message>
    <message>
        <source>Insurance, anyone?</source>
        <translation>Insurance, anyone?</translation>
    </message>
    <message>
        <source>Insurance closed</source>
        <translation>Insurance மூடியது</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>முடிவு</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>எடு</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>அதே அளவு</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>கொடு</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>பாதி</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>திரும்ப</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>ஏற்றுக்கொள்</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>மறு</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>அகற்று</translation>
    </message>
    <message>
        <source>All off</source>
        <translation>எல்லாம் அகற்று</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Burn</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>தூக்கு</translation>
    </message>
    <message>
        <source>Floor!</source>
        <translation>Floor!</translation>
    </message>
    <message>
        <source>1–7 card to a box · 0 to yourself · ← → to a bet</source>
        <translation>1–7 box-க்குச் சீட்டு · 0 உங்களுக்கு · ← → பந்தயத்துக்கு</translation>
    </message>
    <message>
        <source>Who calls it?</source>
        <translation>யார் முடிவெடுப்பவர்?</translation>
    </message>
</context>
<context>
    <name>LiveLanes</name>
    <message>
        <source>Calls</source>
        <translation>அறிவிப்புகள்</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>சீட்டுகள்</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chip-கள்</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ஆட்டக்காரர்கள்</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2</source>
        <translation>காலவரிசை, %2-இல் படி %1</translation>
    </message>
</context>
<context>
    <name>LivePage</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>பகிர்</translation>
    </message>
    <message>
        <source>Go on with the session that was left</source>
        <translation>விட்டுப்போன அமர்வைத் தொடர்</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ஆட்டங்கள்</translation>
    </message>
    <message>
        <source>Q W E</source>
        <translation>Q W E</translation>
    </message>
    <message>
        <source>Guided, coached, silent</source>
        <translation>வழிகாட்டலுடன், பயிற்றுவிப்புடன், அமைதியாக</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>இந்த விசைகள்</translation>
    </message>
    <message>
        <source>A card to that box</source>
        <translation>அந்த box-க்கு ஒரு சீட்டு</translation>
    </message>
    <message>
        <source>A card to yourself</source>
        <translation>உங்களுக்கு ஒரு சீட்டு</translation>
    </message>
    <message>
        <source>Shift 1–7</source>
        <translation>Shift 1–7</translation>
    </message>
    <message>
        <source>A card to the next hand of that box</source>
        <translation>அந்த box-இன் அடுத்த hand-க்கு ஒரு சீட்டு</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>ஒரு சீட்டை burn செய்</translation>
    </message>
    <message>
        <source>Q W</source>
        <translation>Q W</translation>
    </message>
    <message>
        <source>Place your bets; no more bets</source>
        <translation>Place your bets; no more bets</translation>
    </message>
    <message>
        <source>E R</source>
        <translation>E R</translation>
    </message>
    <message>
        <source>Surrender: offer it, close it</source>
        <translation>Surrender: வழங்கு, மூடு</translation>
    </message>
    <message>
        <source>T Y</source>
        <translation>T Y</translation>
    </message>
    <message>
        <source>Insurance: offer it, close it</source>
        <translation>Insurance: வழங்கு, மூடு</translation>
    </message>
    <message>
        <source>Announce the outcome</source>
        <translation>முடிவை அறிவி</translation>
    </message>
    <message>
        <source>To the next box</source>
        <translation>அடுத்த box-க்கு</translation>
    </message>
    <message>
        <source>To the next bet of the box</source>
        <translation>box-இன் அடுத்த பந்தயத்துக்கு</translation>
    </message>
    <message>
        <source>Take the bet</source>
        <translation>பந்தயத்தை எடு</translation>
    </message>
    <message>
        <source>As much again beside it</source>
        <translation>அருகே அதே அளவு</translation>
    </message>
    <message>
        <source>Pay a sum; in the tray T counts chips</source>
        <translation>ஒரு தொகையைக் கொடு; தட்டில் T chip-களை எண்ணும்</translation>
    </message>
    <message>
        <source>Pay a bonus, where the game has one</source>
        <translation>bonus கொடு, ஆட்டத்தில் இருந்தால்</translation>
    </message>
    <message>
        <source>Give back, or withdraw a payoff</source>
        <translation>திருப்பிக் கொடு, அல்லது கொடுத்ததைத் திரும்ப எடு</translation>
    </message>
    <message>
        <source>Half back: a surrender</source>
        <translation>பாதி திரும்ப: surrender</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>A D</source>
        <translation>A D</translation>
    </message>
    <message>
        <source>Accept; refuse</source>
        <translation>ஏற்றுக்கொள்; மறு</translation>
    </message>
    <message>
        <source>Split the hand</source>
        <translation>hand-ஐ split செய்</translation>
    </message>
    <message>
        <source>Marker right of the bet; with Shift left</source>
        <translation>பந்தயத்தின் வலப்பக்கத்தில் marker; Shift-உடன் இடப்பக்கத்தில்</translation>
    </message>
    <message>
        <source>Who calls this box?</source>
        <translation>இந்த box-இல் யார் முடிவெடுப்பவர்?</translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <translation>hand-இன் சீட்டுகளை அகற்று</translation>
    </message>
    <message>
        <source>Clear all cards</source>
        <translation>எல்லாச் சீட்டுகளையும் அகற்று</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Lift the last card</source>
        <translation>கடைசிச் சீட்டைத் தூக்கு</translation>
    </message>
    <message>
        <source>Floor! Stop the game</source>
        <translation>Floor! ஆட்டத்தை நிறுத்து</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>இடைநிறுத்து</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>வெளியேறு</translation>
    </message>
    <message>
        <source>Live table, %1</source>
        <translation>நேரடி மேசை, %1</translation>
    </message>
    <message>
        <source>Live table, replay</source>
        <translation>நேரடி மேசை, மறுகாட்சி</translation>
    </message>
    <message>
        <source>Live table</source>
        <translation>நேரடி மேசை</translation>
    </message>
</context>
<context>
    <name>LivePaused</name>
    <message>
        <source>Paused</source>
        <translation>இடைநிறுத்தியது</translation>
    </message>
    <message>
        <source>The felt is hidden and the clock has stopped. What you dealt is saved.</source>
        <translation>மேசை மறைக்கப்பட்டது, கடிகாரம் நின்றது. நீங்கள் பகிர்ந்தது சேமிக்கப்பட்டுள்ளது.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>தொடர்</translation>
    </message>
</context>
<context>
    <name>LiveReplayView</name>
    <message>
        <source>Replay</source>
        <translation>மறுகாட்சி</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · படி %2 / %3</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>நிறுத்து</translation>
    </message>
    <message>
        <source>Play %1x</source>
        <translation>%1x வேகத்தில் ஓட்டு</translation>
    </message>
    <message>
        <source>Deal on from here</source>
        <translation>இங்கிருந்து தொடர்ந்து பகிர்</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>சுருக்கம்</translation>
    </message>
    <message>
        <source>What lay there</source>
        <translation>அங்கே இருந்தது</translation>
    </message>
    <message>
        <source>What should lie there</source>
        <translation>அங்கே இருக்க வேண்டியது</translation>
    </message>
    <message>
        <source>Due next: %1</source>
        <translation>அடுத்துச் செய்ய வேண்டியது: %1</translation>
    </message>
</context>
<context>
    <name>LiveSetup</name>
    <message>
        <source>Lucky 8</source>
        <translation>Lucky 8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>Dueling 8&apos;s 21+</translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation>Free Bet</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>Guided</source>
        <translation>வழிகாட்டலுடன்</translation>
    </message>
    <message>
        <source>Coached</source>
        <translation>பயிற்றுவிப்புடன்</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>அமைதி</translation>
    </message>
    <message>
        <source>The next act is shown. Nothing is scored.</source>
        <translation>அடுத்த செயல் காட்டப்படும். எதற்கும் மதிப்பெண் இல்லை.</translation>
    </message>
    <message>
        <source>A tick or a cross in place, and no stop.</source>
        <translation>அதே இடத்தில் சரி அல்லது தவறு குறி; நிறுத்தம் இல்லை.</translation>
    </message>
    <message>
        <source>No word until the end, as at a real table.</source>
        <translation>உண்மையான மேசையில் போல, முடியும் வரை எதுவும் சொல்லப்படாது.</translation>
    </message>
    <message>
        <source>Deal at the live table</source>
        <translation>நேரடி மேசையில் பகிருங்கள்</translation>
    </message>
    <message>
        <source>You announce, deal, take, pay and clear. Every act is graded with its clause.</source>
        <translation>நீங்கள் அறிவித்து, பகிர்ந்து, எடுத்து, கொடுத்து, அகற்றுவீர்கள். ஒவ்வொரு செயலும் அதன் விதிப்பிரிவுடன் மதிப்பிடப்படும்.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ஆட்டம்</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Box-கள்</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>சுற்றுகள்</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>அழுத்தம்</translation>
    </message>
    <message>
        <source>Calm players who know the game</source>
        <translation>ஆட்டம் தெரிந்த அமைதியான ஆட்டக்காரர்கள்</translation>
    </message>
    <message>
        <source>They ask for what is not allowed</source>
        <translation>அனுமதியில்லாததைக் கேட்கிறார்கள்</translation>
    </message>
    <message>
        <source>Crowds, claims and cheats</source>
        <translation>கூட்டம், உரிமைக் கோரல்கள், ஏமாற்றுபவர்கள்</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>பிழைகள்</translation>
    </message>
    <message>
        <source>Things go wrong at the table</source>
        <translation>மேசையில் தவறுகள் நடக்கும்</translation>
    </message>
    <message>
        <source>Late bets, torn cards, an empty chair: stop the game and call the floor</source>
        <translation>தாமதமான பந்தயங்கள், கிழிந்த சீட்டுகள், காலி நாற்காலி: ஆட்டத்தை நிறுத்தி floor-ஐ அழையுங்கள்</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>பயிற்றுவிப்பு</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>தொடர்: %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>தொடர்ந்து பகிர்</translation>
    </message>
</context>
<context>
    <name>LiveSide</name>
    <message>
        <source>Trace</source>
        <translation>செயல் வரிசை</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2-இல் %1 சரி</translation>
    </message>
</context>
<context>
    <name>LiveSummaryView</name>
    <message>
        <source>Session dealt</source>
        <translation>அமர்வு பகிர்ந்து முடிந்தது</translation>
    </message>
    <message>
        <source>Session dealt, not scored</source>
        <translation>அமர்வு பகிர்ந்து முடிந்தது, மதிப்பெண் இல்லை</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>நடைமுறை</translation>
    </message>
    <message>
        <source>%1 of %2 duties right</source>
        <translation>%2 கடமைகளில் %1 சரி</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>பணம்</translation>
    </message>
    <message>
        <source>To the cent</source>
        <translation>சென்ட் வரை சரி</translation>
    </message>
    <message>
        <source>Every bet was settled as it should be</source>
        <translation>ஒவ்வொரு பந்தயமும் சரியாகத் தீர்க்கப்பட்டது</translation>
    </message>
    <message>
        <source>paid too much; %1 too little</source>
        <translation>அதிகமாகக் கொடுத்தது; குறைவாகக் கொடுத்தது %1</translation>
    </message>
    <message>
        <source>Vigilance</source>
        <translation>விழிப்பு</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
    <message numerus="yes">
        <source>noticed; %n false call(s)</source>
        <translation>
            <numerusform>கவனிக்கப்பட்டது; %n தேவையற்ற அழைப்பு</numerusform>
            <numerusform>கவனிக்கப்பட்டது; %n தேவையற்ற அழைப்புகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>of what went wrong was noticed</source>
        <translation>நடந்த தவறுகளில் கவனிக்கப்பட்டவை</translation>
    </message>
    <message>
        <source>Nothing went wrong at the table</source>
        <translation>மேசையில் எந்தத் தவறும் நடக்கவில்லை</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>வேகம்</translation>
    </message>
    <message>
        <source>your own time; par is %1</source>
        <translation>உங்கள் சொந்த நேரம்; இலக்கு %1</translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <translation>%1, சுற்று %2: %3</translation>
    </message>
    <message>
        <source>%1 (put right in time)</source>
        <translation>%1 (நேரத்தில் சரிசெய்தது)</translation>
    </message>
    <message>
        <source>Set up anew</source>
        <translation>புதிதாக அமை</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>மீண்டும் பகிர்</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>மறுகாட்சி</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>மீண்டும் பார்</translation>
    </message>
</context>
<context>
    <name>LiveTraceList</name>
    <message>
        <source>Trace</source>
        <translation>செயல் வரிசை</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, சரி</translation>
    </message>
    <message>
        <source>%1, wrong. %2</source>
        <translation>%1, தவறு. %2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Reading</source>
        <translation>வாசிக்க</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>மொழி</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>நிறங்கள்</translation>
    </message>
    <message>
        <source>High contrast draws every edge in white on black.</source>
        <translation>உயர் மாறுபாடு ஒவ்வோர் ஓரத்தையும் கறுப்பில் வெள்ளையாக வரையும்.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>இருண்டது</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>வெளிர்</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>உயர் மாறுபாடு</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>எழுத்தளவு</translation>
    </message>
    <message>
        <source>Pages make room as if the window were smaller.</source>
        <translation>சாளரம் சிறியது போல் பக்கங்கள் இடம் தரும்.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>அசைவு</translation>
    </message>
    <message>
        <source>Off: cards and chips are where they belong at once.</source>
        <translation>இல்லை: சீட்டுகளும் chip-களும் உடனே தம் இடத்தில் இருக்கும்.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>உண்டு</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation>மேசையில்</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>சீட்டுக்கட்டு</translation>
    </message>
    <message>
        <source>Four colours: diamonds blue, clubs green.</source>
        <translation>நான்கு நிறங்கள்: Diamond நீலம், Club பச்சை.</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>இரண்டு நிறங்கள்</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>நான்கு நிறங்கள்</translation>
    </message>
    <message>
        <source>Amounts beside bets</source>
        <translation>பந்தயங்களின் அருகே தொகைகள்</translation>
    </message>
    <message>
        <source>Harder levels take them away whatever is chosen here.</source>
        <translation>இங்கே எது தேர்ந்தாலும் கடினமான நிலைகள் அவற்றை எடுத்துவிடும்.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>காட்டப்படும்</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>மறைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Every trainee chooses their own. No dealer who grew up with the language has reviewed these yet: %1. Where the words differ, the English counts.</source>
        <translation>ஒவ்வொரு பயிலுநரும் தம் மொழியைத் தேர்ந்தெடுப்பார். இந்த மொழியில் வளர்ந்த dealer யாரும் இவற்றை இன்னும் மீளாய்வு செய்யவில்லை: %1. சொற்கள் வேறுபட்டால் ஆங்கிலமே செல்லும்.</translation>
    </message>
    <message>
        <source>Every trainee chooses their own.</source>
        <translation>ஒவ்வொரு பயிலுநரும் தம் மொழியைத் தேர்ந்தெடுப்பார்.</translation>
    </message>
    <message>
        <source>English beside it</source>
        <translation>அருகே ஆங்கிலம்</translation>
    </message>
    <message>
        <source>F9 turns it on and off: the English words under a question and a clause, as they are said at the table.</source>
        <translation>F9 அதைக் காட்டும், மறைக்கும்: கேள்விக்கும் விதிப்பிரிவுக்கும் கீழே, மேசையில் சொல்லப்படும் ஆங்கிலச் சொற்கள்.</translation>
    </message>
</context>
<context>
    <name>LrsSettings</name>
    <message>
        <source>The school&apos;s record store</source>
        <translation>பள்ளியின் பதிவுக் களஞ்சியம்</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>முகவரி</translation>
    </message>
    <message>
        <source>Of a learning record store (LRS) that takes xAPI 1.0.3. Answers go there over TLS; no name and no mail address is in them.</source>
        <translation>xAPI 1.0.3 ஏற்கும் கற்றல் பதிவுக் களஞ்சியத்தின் (LRS) முகவரி. பதில்கள் TLS வழியே அங்கே செல்லும்; அவற்றில் பெயரோ மின்னஞ்சல் முகவரியோ இல்லை.</translation>
    </message>
    <message>
        <source>Address of the record store</source>
        <translation>பதிவுக் களஞ்சியத்தின் முகவரி</translation>
    </message>
    <message>
        <source>The school itself</source>
        <translation>பள்ளி</translation>
    </message>
    <message>
        <source>An address that stands for the school in every statement. It must never change.</source>
        <translation>ஒவ்வொரு கூற்றிலும் பள்ளியைக் குறிக்கும் முகவரி. இது ஒருபோதும் மாறக்கூடாது.</translation>
    </message>
    <message>
        <source>Address that stands for the school</source>
        <translation>பள்ளியைக் குறிக்கும் முகவரி</translation>
    </message>
    <message>
        <source>Key and secret</source>
        <translation>சாவியும் ரகசியமும்</translation>
    </message>
    <message>
        <source>As the record store gave them out. They are kept in a file that only you can read.</source>
        <translation>பதிவுக் களஞ்சியம் தந்தபடி. நீங்கள் மட்டுமே படிக்கக்கூடிய கோப்பில் இவை வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>சாவி</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>ரகசியம்</translation>
    </message>
    <message>
        <source>Kept; type a new one</source>
        <translation>வைக்கப்பட்டுள்ளது; புதியதைத் தட்டச்சு செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Answers are sent</source>
        <translation>பதில்கள் அனுப்பப்படுகின்றன</translation>
    </message>
    <message>
        <source>Nothing is sent</source>
        <translation>எதுவும் அனுப்பப்படவில்லை</translation>
    </message>
    <message>
        <source>Once it is on, answers that are recorded from then on are sent. What cannot be sent waits.</source>
        <translation>இயக்கியதும் அதன்பின் பதிவாகும் பதில்கள் அனுப்பப்படும். அனுப்ப முடியாதது காத்திருக்கும்.</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>மாற்றங்களை வைத்திரு</translation>
    </message>
    <message>
        <source>Turn it on</source>
        <translation>இயக்கு</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>இப்போது அனுப்பு</translation>
    </message>
    <message>
        <source>Turn it off</source>
        <translation>நிறுத்து</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) refused</source>
        <translation>
            <numerusform>%n பதில் மறுக்கப்பட்டது</numerusform>
            <numerusform>%n பதில்கள் மறுக்கப்பட்டன</numerusform>
        </translation>
    </message>
    <message>
        <source>The record store does not want them as they are: %1</source>
        <translation>பதிவுக் களஞ்சியம் அவற்றை இந்த வடிவில் ஏற்கவில்லை: %1</translation>
    </message>
    <message>
        <source>Try them again</source>
        <translation>மீண்டும் முயல்</translation>
    </message>
</context>
<context>
    <name>MarkedOptions</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>உங்களுடையது: %1</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>விட்டது</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>உங்களுடையது</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>சரி</translation>
    </message>
</context>
<context>
    <name>MasteryCell</name>
    <message>
        <source>not asked yet</source>
        <translation>இன்னும் கேட்கவில்லை</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>கற்கிறீர்கள்</translation>
    </message>
    <message>
        <source>right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>right and fast</source>
        <translation>சரி, வேகம்</translation>
    </message>
    <message>
        <source>%1, due</source>
        <translation>%1, மறுபயிற்சிக்கு</translation>
    </message>
</context>
<context>
    <name>MasteryPanel</name>
    <message>
        <source>Clauses</source>
        <translation>விதிப்பிரிவுகள்</translation>
    </message>
    <message>
        <source>%1 of %2 mastered, %3 due</source>
        <translation>%2-இல் %1 தேர்ந்தவை, மறுபயிற்சிக்கு %3</translation>
    </message>
    <message>
        <source>not asked %1</source>
        <translation>இன்னும் கேட்காதவை %1</translation>
    </message>
    <message>
        <source>learning %1</source>
        <translation>கற்பவை %1</translation>
    </message>
    <message>
        <source>right %1</source>
        <translation>சரி %1</translation>
    </message>
    <message>
        <source>right and fast %1</source>
        <translation>சரி, வேகம் %1</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>மறுபயிற்சிக்கு %1</translation>
    </message>
    <message>
        <source>open reading</source>
        <translation>திறந்த பொருள்கோள்</translation>
    </message>
</context>
<context>
    <name>MemberTable</name>
    <message>
        <source>Trainee</source>
        <translation>பயிலுநர்</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>நிலுவை</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>கடைசி வருகை</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>மேசைத் தேர்வு</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>பயிலுநர்கள்</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>தயார்</translation>
    </message>
    <message>
        <source>On course</source>
        <translation>சரியாக</translation>
    </message>
    <message>
        <source>At risk</source>
        <translation>ஆபத்து</translation>
    </message>
    <message>
        <source>%1, %2, seen %3</source>
        <translation>%1, %2, கடைசி வருகை: %3</translation>
    </message>
    <message>
        <source>Nobody here has that in his name.</source>
        <translation>இங்கே யாருடைய பெயரிலும் அது இல்லை.</translation>
    </message>
    <message>
        <source>Nobody is in this class yet. Import a list, or give trainees its name as their batch.</source>
        <translation>இந்த வகுப்பில் இன்னும் யாரும் இல்லை. ஒரு பட்டியலை உள்ளே எடுங்கள், அல்லது பயிலுநர்களுக்கு இதன் பெயரைக் குழுவாகக் கொடுங்கள்.</translation>
    </message>
</context>
<context>
    <name>MissList</name>
    <message>
        <source>Misses</source>
        <translation>தவறுகள்</translation>
    </message>
    <message>
        <source>Click one to see it on its felt</source>
        <translation>ஒவ்வொன்றும் தன் மேசையில் திறக்கும்</translation>
    </message>
    <message>
        <source>None. You got every scored answer right.</source>
        <translation>எதுவுமில்லை. மதிப்பெண்ணுள்ள ஒவ்வொரு பதிலும் சரி.</translation>
    </message>
    <message>
        <source>Nothing was scored.</source>
        <translation>எதற்கும் மதிப்பெண் இல்லை.</translation>
    </message>
    <message>
        <source>Question %1: %2 %3</source>
        <translation>கேள்வி %1: %2 %3</translation>
    </message>
</context>
<context>
    <name>ModeChoice</name>
    <message>
        <source>Due: %1</source>
        <translation>மறுபயிற்சிக்கு: %1</translation>
    </message>
    <message>
        <source>What is due: %1</source>
        <translation>மறுபயிற்சிக்கு உரியவை: %1</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>என் தேர்வு</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>விகிதங்கள்</translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation>விகித விரைவுப் பயிற்சி</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>தேடல்</translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation>விதிப்பிரிவுத் தேடல்</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>தீர்மானங்கள்</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>தீர்மானக் கேள்விகள்</translation>
    </message>
    <message>
        <source>Kind of session</source>
        <translation>அமர்வின் வகை</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Storm</translation>
    </message>
</context>
<context>
    <name>NameAsk</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ரத்து செய்</translation>
    </message>
</context>
<context>
    <name>NewClassSheet</name>
    <message>
        <source>New class</source>
        <translation>புதிய வகுப்பு</translation>
    </message>
    <message>
        <source>Whoever has this name as his batch is in the class.</source>
        <translation>குழுவாக இந்தப் பெயர் உள்ள எல்லாரும் இந்த வகுப்பினர்.</translation>
    </message>
    <message>
        <source>Name, such as Batch 12</source>
        <translation>பெயர், எடுத்துக்காட்டு: குழு 12</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>தொடங்கு</translation>
    </message>
</context>
<context>
    <name>NewSheet</name>
    <message>
        <source>New scenario</source>
        <translation>புதிய சூழல்</translation>
    </message>
    <message>
        <source>From an empty table</source>
        <translation>காலி மேசையிலிருந்து</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>கோப்பிலிருந்து</translation>
    </message>
    <message>
        <source>From a trainee&apos;s query</source>
        <translation>பயிலுநரின் ஐயத்திலிருந்து</translation>
    </message>
    <message>
        <source>From a shipped round</source>
        <translation>உடன் வந்த சுற்றிலிருந்து</translation>
    </message>
</context>
<context>
    <name>NewTrainee</name>
    <message>
        <source>New trainee</source>
        <translation>புதிய பயிலுநர்</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>குழு</translation>
    </message>
    <message>
        <source>PIN, if wanted</source>
        <translation>PIN, விரும்பினால்</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>சேமிக்கிறது…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>சேர்</translation>
    </message>
</context>
<context>
    <name>Oddities</name>
    <message numerus="yes">
        <source>Began %n minute(s) before the exam was sealed.</source>
        <translation>
            <numerusform>தேர்வு முத்திரையிடப்படும் முன் %n நிமிடத்தில் தொடங்கியது.</numerusform>
            <numerusform>தேர்வு முத்திரையிடப்படும் முன் %n நிமிடங்களில் தொடங்கியது.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended %n minute(s) after now.</source>
        <translation>
            <numerusform>இப்போதைக்குப் பின் %n நிமிடத்தில் முடிந்தது.</numerusform>
            <numerusform>இப்போதைக்குப் பின் %n நிமிடங்களில் முடிந்தது.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Held %n day(s) apart from the others.</source>
        <translation>
            <numerusform>மற்றவர்களிடமிருந்து %n நாள் இடைவெளியில் நடந்தது.</numerusform>
            <numerusform>மற்றவர்களிடமிருந்து %n நாட்கள் இடைவெளியில் நடந்தது.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) after the time was over.</source>
        <translation>
            <numerusform>நேரம் முடிந்தபின் %n பதில்.</numerusform>
            <numerusform>நேரம் முடிந்தபின் %n பதில்கள்.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) were given, more than the exam has.</source>
        <translation>
            <numerusform>%n நிமிடம் கொடுக்கப்பட்டது, தேர்வின் நேரத்தைவிட அதிகம்.</numerusform>
            <numerusform>%n நிமிடங்கள் கொடுக்கப்பட்டன, தேர்வின் நேரத்தைவிட அதிகம்.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in less than a second each.</source>
        <translation>
            <numerusform>ஒரு நொடிக்கும் குறைவில் %n பதில்.</numerusform>
            <numerusform>ஒவ்வொன்றும் ஒரு நொடிக்கும் குறைவில் %n பதில்கள்.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The station&apos;s clock was set back by %n minute(s).</source>
        <translation>
            <numerusform>நிலையத்தின் கடிகாரம் %n நிமிடம் பின்னே வைக்கப்பட்டது.</numerusform>
            <numerusform>நிலையத்தின் கடிகாரம் %n நிமிடங்கள் பின்னே வைக்கப்பட்டது.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were missing when it went on.</source>
        <translation>
            <numerusform>தொடர்ந்தபோது %n பதிவு காணவில்லை.</numerusform>
            <numerusform>தொடர்ந்தபோது %n பதிவுகள் காணவில்லை.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clock&apos;s file was missing %n time(s).</source>
        <translation>
            <numerusform>கடிகாரத்தின் கோப்பு %n முறை எடுக்கப்பட்டது.</numerusform>
            <numerusform>கடிகாரத்தின் கோப்பு %n முறை எடுக்கப்பட்டது.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of a damaged log were dropped.</source>
        <translation>
            <numerusform>சேதமடைந்த பதிவேட்டின் %n பைட் விடப்பட்டது.</numerusform>
            <numerusform>சேதமடைந்த பதிவேட்டின் %n பைட்டுகள் விடப்பட்டன.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The exam&apos;s window was left %n time(s).</source>
        <translation>
            <numerusform>தேர்வின் சாளரம் %n முறை விடப்பட்டது.</numerusform>
            <numerusform>தேர்வின் சாளரம் %n முறை விடப்பட்டது.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other result(s) of this candidate.</source>
        <translation>
            <numerusform>இந்தத் தேர்வரின் வேறு %n முடிவு.</numerusform>
            <numerusform>இந்தத் தேர்வரின் வேறு %n முடிவுகள்.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log was damaged and mended under a note: %n record(s) of it are lost.</source>
        <translation>
            <numerusform>பதிவேடு சேதமடைந்து, குறிப்புடன் சரிசெய்யப்பட்டது: அதில் %n பதிவு இழக்கப்பட்டது.</numerusform>
            <numerusform>பதிவேடு சேதமடைந்து, குறிப்புடன் சரிசெய்யப்பட்டது: அதில் %n பதிவுகள் இழக்கப்பட்டன.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sat from an earlier file: the exam was sealed once more since.</source>
        <translation>
            <numerusform>முந்தைய கோப்பிலிருந்து எழுதியது: அதன்பின் தேர்வு மீண்டும் முத்திரையிடப்பட்டது.</numerusform>
            <numerusform>முந்தைய கோப்பிலிருந்து எழுதியது: அதன்பின் தேர்வு மீண்டும் முத்திரையிடப்பட்டது.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenRoundDialog</name>
    <message>
        <source>Open a round script</source>
        <translation>சுற்று script-ஐத் திற</translation>
    </message>
    <message>
        <source>Round scripts (*.json *.jsonl)</source>
        <translation>சுற்று script-கள் (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>எல்லாக் கோப்புகளும் (*)</translation>
    </message>
</context>
<context>
    <name>OptionTile</name>
    <message>
        <source>%1, with the marker</source>
        <translation>%1, marker-உடன்</translation>
    </message>
</context>
<context>
    <name>OptionsAnswer</name>
    <message>
        <source>None of them applies.</source>
        <translation>எதுவும் பொருந்தாது.</translation>
    </message>
    <message>
        <source>%1 of %2 chosen. Choose all that apply.</source>
        <translation>%2-இல் %1 தேர்ந்தது. பொருந்தும் அனைத்தையும் தேர்ந்தெடுங்கள்.</translation>
    </message>
    <message>
        <source>Choose all that apply, or none.</source>
        <translation>பொருந்தும் அனைத்தையும் தேர்ந்தெடுங்கள், அல்லது எதையும் வேண்டாம்.</translation>
    </message>
    <message>
        <source>Choose all that apply.</source>
        <translation>பொருந்தும் அனைத்தையும் தேர்ந்தெடுங்கள்.</translation>
    </message>
    <message>
        <source>Choose one, or point at the felt.</source>
        <translation>ஒன்றைத் தேர்ந்தெடுங்கள், அல்லது மேசையில் சுட்டுங்கள்.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>ஒன்றைத் தேர்ந்தெடுங்கள்.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>எதுவுமில்லை</translation>
    </message>
</context>
<context>
    <name>OptionsSheet</name>
    <message>
        <source>Wrong options</source>
        <translation>தவறான விருப்பங்கள்</translation>
    </message>
    <message>
        <source>The engine makes them from the other games&apos; rules and from misreadings. Drop what does not suit; add your own.</source>
        <translation>மற்ற ஆட்டங்களின் விதிகளிலிருந்தும் தவறான புரிதல்களிலிருந்தும் engine இவற்றை உருவாக்குகிறது. பொருந்தாததை விடுங்கள்; உங்களுடையதைச் சேருங்கள்.</translation>
    </message>
    <message>
        <source>%1 (the answer)</source>
        <translation>%1 (பதில்)</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <translation>%1 (உங்களுடையது)</translation>
    </message>
    <message>
        <source>Add a wrong option</source>
        <translation>தவறான விருப்பத்தைச் சேர்</translation>
    </message>
    <message>
        <source>Add a wrong amount: 75</source>
        <translation>தவறான தொகையைச் சேர்: 75</translation>
    </message>
    <message>
        <source>Add a wrong total: soft 18</source>
        <translation>தவறான மொத்தத்தைச் சேர்: soft 18</translation>
    </message>
    <message>
        <source>Add a wrong player</source>
        <translation>தவறான ஆட்டக்காரரைச் சேர்</translation>
    </message>
    <message>
        <source>Add a ruling that is wrong here</source>
        <translation>இங்கே தவறான ஒரு தீர்ப்பைச் சேர்</translation>
    </message>
</context>
<context>
    <name>OrderAnswer</name>
    <message>
        <source>Ctrl and an arrow moves a row; a digit sends it to that place.</source>
        <translation>Ctrl-உம் அம்புகளும் வரியை நகர்த்தும், ஓர் எண் அதற்கு இடம் தரும்.</translation>
    </message>
    <message>
        <source>Put the rows in order. Ctrl and an arrow moves a row; a digit sends it to that place.</source>
        <translation>வரிகளை வரிசைப்படுத்துங்கள்: Ctrl-உம் அம்புகளும் வரியை நகர்த்தும், ஓர் எண் அதற்கு இடம் தரும்.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>மேலே நகர்த்து</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>கீழே நகர்த்து</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Yours</source>
        <translation>உங்களுடையது</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>சரி</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>Overview</source>
        <translation>மேலோட்டம்</translation>
    </message>
    <message>
        <source>Overview of the questions</source>
        <translation>கேள்விகளின் மேலோட்டம்</translation>
    </message>
    <message>
        <source>Question %1, %2, flagged</source>
        <translation>கேள்வி %1, %2, கொடியிட்டது</translation>
    </message>
    <message>
        <source>Question %1, %2</source>
        <translation>கேள்வி %1, %2</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>பதிலளித்தது</translation>
    </message>
    <message>
        <source>open</source>
        <translation>திறந்தது</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>மூடியது</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>பதிலளித்தவை %1</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>திறந்தவை %1</translation>
    </message>
    <message>
        <source>flagged %1</source>
        <translation>கொடியிட்டவை %1</translation>
    </message>
    <message>
        <source>flagged %1, to check again</source>
        <translation>%1 கொடியிட்டவை, மீண்டும் பார்க்க</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>ஒப்படை</translation>
    </message>
    <message>
        <source>Call the invigilator</source>
        <translation>கண்காணிப்பாளரை அழை</translation>
    </message>
    <message>
        <source>Text, contrast, read aloud</source>
        <translation>எழுத்து, மாறுபாடு, உரக்க வாசிப்பு</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>கொடுப்பனவு அட்டவணைகள்</translation>
    </message>
</context>
<context>
    <name>OwnPin</name>
    <message>
        <source>Old PIN</source>
        <translation>பழைய PIN</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>புதிய PIN</translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation>புதிய PIN மீண்டும்</translation>
    </message>
    <message>
        <source>They do not match</source>
        <translation>இரண்டும் வேறுபடுகின்றன</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>மாற்று</translation>
    </message>
</context>
<context>
    <name>PackHead</name>
    <message>
        <source>Practice never shows it.</source>
        <translation>பயிற்சி இதை ஒருபோதும் காட்டாது.</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>ஆக்கியவர்: %1</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>வாசிக்க மட்டும்</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>பெயர் மாற்று</translation>
    </message>
    <message>
        <source>Rename this pack</source>
        <translation>இந்தத் தொகுப்பின் பெயரை மாற்று</translation>
    </message>
    <message>
        <source>Practise it</source>
        <translation>பயிற்சி செய்</translation>
    </message>
    <message>
        <source>Practise this pack</source>
        <translation>இந்தத் தொகுப்பைப் பயிற்சி செய்</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>ஏற்றுமதி</translation>
    </message>
    <message>
        <source>Export this pack</source>
        <translation>இந்தத் தொகுப்பை ஏற்றுமதி செய்</translation>
    </message>
    <message>
        <source>Assigned to practice</source>
        <translation>பயிற்சிக்கு ஒதுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>For exams only</source>
        <translation>தேர்வுகளுக்கு மட்டும்</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>உள்ளே வந்தவை</translation>
    </message>
    <message>
        <source>Unfinished pack: %1</source>
        <translation>ஒரு தொகுப்பு பாதியில் விடப்பட்டது: %1</translation>
    </message>
    <message>
        <source>Leave it at that</source>
        <translation>அதோடு விடு</translation>
    </message>
    <message>
        <source>Unfinished draft: %1</source>
        <translation>ஒரு வரைவு திறந்தே விடப்பட்டது: %1</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>எறிந்துவிடு</translation>
    </message>
    <message>
        <source>Discard this draft?</source>
        <translation>இந்த வரைவை எறிந்துவிடவா?</translation>
    </message>
    <message>
        <source>All edits since you last left the scenario go with it. You can bring it back for 30 days.</source>
        <translation>சூழலைக் கடைசியாக விட்டபின் திருத்தியதும் அதனுடன் போகும். 30 நாட்கள் வரை அதை மீட்கலாம்.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>வைத்திரு</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>எறிந்துவிடு</translation>
    </message>
</context>
<context>
    <name>PackList</name>
    <message>
        <source>Packs</source>
        <translation>தொகுப்புகள்</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n சூழல்</numerusform>
            <numerusform>%n சூழல்கள்</numerusform>
        </translation>
    </message>
    <message>
        <source>, read-only</source>
        <translation>, வாசிக்க மட்டும்</translation>
    </message>
    <message>
        <source>, assigned</source>
        <translation>, ஒதுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>For exams only</source>
        <translation>தேர்வுகளுக்கு மட்டும்</translation>
    </message>
    <message>
        <source>New pack</source>
        <translation>புதிய தொகுப்பு</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>இறக்குமதி</translation>
    </message>
    <message>
        <source>Removed, %1</source>
        <translation>அகற்றப்பட்டது, %1</translation>
    </message>
</context>
<context>
    <name>PackSheet</name>
    <message>
        <source>This pack</source>
        <translation>இந்தத் தொகுப்பு</translation>
    </message>
    <message>
        <source>A pack of your own</source>
        <translation>உங்கள் சொந்தத் தொகுப்பு</translation>
    </message>
    <message>
        <source>Its title</source>
        <translation>இதன் தலைப்பு</translation>
    </message>
    <message>
        <source>Night shift, November</source>
        <translation>இரவுப் பணி, நவம்பர்</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>பெயரை மாற்று</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>உருவாக்கு</translation>
    </message>
    <message>
        <source>Remove this pack</source>
        <translation>இந்தத் தொகுப்பை அகற்று</translation>
    </message>
    <message>
        <source>Remove the pack “%1”?</source>
        <translation>“%1” தொகுப்பை அகற்றவா?</translation>
    </message>
    <message>
        <source>All its scenarios go. Answers on record still show what was asked, and the files can be brought back for 30 days.</source>
        <translation>இதன் எல்லாச் சூழல்களும் போகும். பதிவில் உள்ள பதில்கள் கேட்டதை இன்னும் காட்டும்; கோப்புகளை 30 நாட்கள் வரை மீட்கலாம்.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>வைத்திரு</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>அகற்று</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Home</source>
        <translation>முகப்பு</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>பயிற்சி</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>மேசை</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>விதிப்புத்தகம்</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>முன்னேற்றம்</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>சூழல்கள்</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>தேர்வுகள்</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>அமைப்புகள்</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>பகிர்</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>பயிலுநர்</translation>
    </message>
</context>
<context>
    <name>PathAsk</name>
    <message>
        <source>There is no such file or folder.</source>
        <translation>அப்படி ஒரு கோப்போ கோப்புறையோ இல்லை.</translation>
    </message>
    <message>
        <source>This is a folder: add a name for the file.</source>
        <translation>இது கோப்புறை: கோப்புக்குப் பெயர் சேருங்கள்.</translation>
    </message>
    <message>
        <source>Path of the folder</source>
        <translation>கோப்புறையின் பாதை</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>கோப்பின் பாதை</translation>
    </message>
    <message>
        <source>/home/…</source>
        <translation>/home/…</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>தேடு</translation>
    </message>
    <message>
        <source>There is such a file already. Once more replaces it; another name keeps both.</source>
        <translation>அப்படி ஒரு கோப்பு ஏற்கெனவே உள்ளது. மீண்டும் செய்தால் அது மாற்றப்படும்; வேறு பெயர் இரண்டையும் வைத்திருக்கும்.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ரத்து செய்</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>அதை மாற்றிடு</translation>
    </message>
</context>
<context>
    <name>PausedView</name>
    <message>
        <source>Paused</source>
        <translation>இடைநிறுத்தப்பட்டது</translation>
    </message>
    <message>
        <source>The felt is hidden and the clock has stopped. Your answers are saved.</source>
        <translation>மேசை மறைக்கப்பட்டது, கடிகாரம் நின்றது. நீங்கள் பதிலளித்தது சேமிக்கப்பட்டுள்ளது.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>தொடர்</translation>
    </message>
</context>
<context>
    <name>PayTableCard</name>
    <message>
        <source>Table %1</source>
        <translation>அட்டவணை %1</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1-க்கு %2</translation>
    </message>
</context>
<context>
    <name>PayTablesSheet</name>
    <message>
        <source>Pay tables</source>
        <translation>கொடுப்பனவு அட்டவணைகள்</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1-க்கு %2</translation>
    </message>
</context>
<context>
    <name>PayTablesView</name>
    <message>
        <source>Game</source>
        <translation>ஆட்டம்</translation>
    </message>
</context>
<context>
    <name>PayTray</name>
    <message>
        <source>Pay: %1</source>
        <translation>கொடு: %1</translation>
    </message>
    <message>
        <source>Your amount: %1</source>
        <translation>உங்கள் தொகை: %1</translation>
    </message>
    <message>
        <source>Type a sum</source>
        <translation>தொகையை எழுது</translation>
    </message>
    <message>
        <source>Count chips</source>
        <translation>chip-களை எண்ணு</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>இப்போது வேண்டாம்</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>கொடு</translation>
    </message>
</context>
<context>
    <name>PayoutCard</name>
    <message>
        <source>No chips</source>
        <translation>chip-கள் இல்லை</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Who is training?</source>
        <translation>யார் பயிற்சி செய்கிறார்?</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>பூட்டு</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>பயிலுநர்கள்</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1-ஐ அகற்றவா?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>வைத்திரு</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>அகற்று</translation>
    </message>
</context>
<context>
    <name>PeopleView</name>
    <message>
        <source>People</source>
        <translation>நபர்கள்</translation>
    </message>
    <message>
        <source>Instructors make blueprints and rule on items with an examiner; invigilators release sittings; examiners seal, mark and keep people.</source>
        <translation>பயிற்றுநர்கள் வினாத் திட்டங்களை உருவாக்கி, மதிப்பீட்டாளருடன் கேள்விகள் மீது தீர்ப்புக் கூறுவர்; கண்காணிப்பாளர்கள் தேர்வமர்வுகளை விடுவிப்பர்; மதிப்பீட்டாளர்கள் முத்திரையிட்டு, மதிப்பிட்டு, நபர்களை நிர்வகிப்பர்.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>அலமாரி</translation>
    </message>
    <message>
        <source>%1, %2 (you)</source>
        <translation>%1, %2 (நீங்கள்)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>பூட்டப்பட்டது</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>புதிய PIN</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>அமை</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>அகற்று</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>ஒருவரைச் சேர்</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>சேர்</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>பொறுப்பு</translation>
    </message>
    <message>
        <source>Instructor</source>
        <translation>பயிற்றுநர்</translation>
    </message>
    <message>
        <source>Examiner</source>
        <translation>மதிப்பீட்டாளர்</translation>
    </message>
    <message>
        <source>Invigilator</source>
        <translation>கண்காணிப்பாளர்</translation>
    </message>
    <message>
        <source>Your own PIN</source>
        <translation>உங்கள் சொந்த PIN</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1-ஐ அகற்றவா?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>வைத்திரு</translation>
    </message>
    <message>
        <source>Removed in the last thirty days</source>
        <translation>கடந்த முப்பது நாட்களில் நீக்கியவை</translation>
    </message>
    <message>
        <source>%1, kept until %2</source>
        <translation>%1, %2 வரை வைக்கப்படும்</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>மீட்டெடு</translation>
    </message>
    <message>
        <source>Bring back: %1</source>
        <translation>மீட்டெடு: %1</translation>
    </message>
    <message>
        <source>What this person signed stays as it is. For thirty days you can bring this person back, with the same PIN.</source>
        <translation>இவர் கையொப்பமிட்டவை இருந்தபடியே இருக்கும். முப்பது நாட்கள் வரை இவரை அதே PIN-உடன் மீட்கலாம்.</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Shelf</source>
        <translation>அலமாரி</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>முடிவுகள்</translation>
    </message>
    <message>
        <source>Candidates: %1</source>
        <translation>தேர்வர்கள்: %1</translation>
    </message>
    <message>
        <source>From a list (CSV)</source>
        <translation>பட்டியலிலிருந்து (CSV)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>எண்</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>சேர்</translation>
    </message>
    <message>
        <source>Nobody is on the list yet</source>
        <translation>இன்னும் யாரும் எழுதவில்லை</translation>
    </message>
    <message>
        <source>Type number and name, or take a list (CSV): number,name,attempt,timeFactor,textSize,highContrast,reducedMotion,readAloud.</source>
        <translation>எண்ணையும் பெயரையும் தட்டச்சு செய்யுங்கள், அல்லது பட்டியலை (CSV) எடுங்கள்: number,name,attempt,timeFactor,textSize,highContrast,reducedMotion,readAloud.</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1-ஐ அகற்றவா?</translation>
    </message>
    <message>
        <source>The number and the accommodations are taken off this exam. Nothing else is lost.</source>
        <translation>எண்ணும் தரப்பட்ட சலுகையும் இந்தத் தேர்விலிருந்து எடுக்கப்படும். வேறெதுவும் இழக்கப்படாது.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>வைத்திரு</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>அகற்று</translation>
    </message>
    <message>
        <source>Candidates from a list</source>
        <translation>பட்டியலிலிருந்து தேர்வர்கள்</translation>
    </message>
    <message>
        <source>The first line names the columns: number and name, and if wanted attempt, timeFactor, textSize, highContrast, reducedMotion, readAloud.</source>
        <translation>முதல் வரி நெடுவரிசைகளைப் பெயரிடும்: number, name, விரும்பினால் attempt, timeFactor, textSize, highContrast, reducedMotion, readAloud.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>படி</translation>
    </message>
    <message>
        <source>Lists (*.csv)</source>
        <translation>பட்டியல்கள் (*.csv)</translation>
    </message>
    <message>
        <source>Is the release PIN written down?</source>
        <translation>விடுவிப்பு PIN எழுதி வைக்கப்பட்டதா?</translation>
    </message>
    <message>
        <source>It is kept nowhere. Without it nobody can start this exam, and it would have to be planned and sealed again.</source>
        <translation>அது எங்கும் சேமிக்கப்படாது. அது இன்றி யாரும் இந்தத் தேர்வைத் தொடங்க முடியாது; மீண்டும் திட்டமிட்டு முத்திரையிட வேண்டும்.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>இங்கேயே இரு</translation>
    </message>
    <message>
        <source>It is: leave</source>
        <translation>எழுதியாயிற்று: வெளியேறு</translation>
    </message>
    <message>
        <source>Candidates added: %1</source>
        <translation>சேர்த்த தேர்வர்கள்: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>சேமிக்கப்பட்டது: %1</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>தொடங்கு</translation>
    </message>
    <message>
        <source>Resume the unfinished session</source>
        <translation>விட்ட அமர்வைத் தொடர்</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>மறுபயிற்சிக்கு உரியவை</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>என் தேர்வு</translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation>விகித விரைவுப் பயிற்சி</translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation>விதிப்பிரிவுத் தேடல்</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>தீர்மானக் கேள்விகள்</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ஆட்டங்கள்</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>தலைப்புகள்</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>நீளமாக</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>குறுகியதாக</translation>
    </message>
    <message>
        <source>The clock</source>
        <translation>கடிகாரம்</translation>
    </message>
    <message>
        <source>Q W E</source>
        <translation>Q W E</translation>
    </message>
    <message>
        <source>Learn, Drill, Table</source>
        <translation>கற்றல், விரைவுப் பயிற்சி, மேசை</translation>
    </message>
    <message>
        <source>A preset</source>
        <translation>ஒரு முன்னமைவு</translation>
    </message>
    <message>
        <source>Keep this as a preset</source>
        <translation>இதை முன்னமைவாக வை</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>வேறு பக்கம்</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>இந்த விசைகள்</translation>
    </message>
    <message>
        <source>Choose, or lay a chip</source>
        <translation>தேர்ந்தெடு, அல்லது ஒரு chip வை</translation>
    </message>
    <message>
        <source>Lock in, then continue</source>
        <translation>பதிலைப் பூட்டி, பிறகு தொடர்</translation>
    </message>
    <message>
        <source>Nothing is due, or none of these</source>
        <translation>எதுவும் கொடுக்க வேண்டியதில்லை, அல்லது எதுவும் பொருந்தாது</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Take a chip back</source>
        <translation>ஒரு chip-ஐத் திரும்ப எடு</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Take all chips back</source>
        <translation>எல்லா chip-களையும் திரும்ப எடு</translation>
    </message>
    <message>
        <source>Hide or show your amount</source>
        <translation>உங்கள் தொகையை மறை அல்லது காட்டு</translation>
    </message>
    <message>
        <source>Type the amount instead</source>
        <translation>பதிலாகத் தொகையைத் தட்டச்சு செய்</translation>
    </message>
    <message>
        <source>Hard or soft</source>
        <translation>Hard அல்லது soft</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>ஒரு குறிப்பு</translation>
    </message>
    <message>
        <source>Watch the round again</source>
        <translation>சுற்றை மீண்டும் பார்</translation>
    </message>
    <message>
        <source>Look closer at the bets</source>
        <translation>பந்தயங்களை நெருக்கமாகப் பார்</translation>
    </message>
    <message>
        <source>To the felt, the bar and back</source>
        <translation>மேசைக்கு, பட்டைக்கு, திரும்ப</translation>
    </message>
    <message>
        <source>The rulebook, after the verdict</source>
        <translation>விதிப்புத்தகம், மதிப்பீட்டுக்குப் பின்</translation>
    </message>
    <message>
        <source>Query the verdict</source>
        <translation>மதிப்பீட்டை வினவு</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>இடைநிறுத்து</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>வெளியேறு</translation>
    </message>
    <message>
        <source>Review the misses, or practise again</source>
        <translation>தவறுகளை மீளாய்வு செய், அல்லது மீண்டும் பயிற்சி செய்</translation>
    </message>
    <message>
        <source>Try the misses again</source>
        <translation>தவறுகளை மீண்டும் முயல்</translation>
    </message>
    <message>
        <source>What is still due, or once more</source>
        <translation>இன்னும் மறுபயிற்சிக்கு உரியவை, அல்லது மீண்டும் ஒரு முறை</translation>
    </message>
    <message>
        <source>New practice</source>
        <translation>புதிய பயிற்சி</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>முகப்பு</translation>
    </message>
    <message>
        <source>Practice, question %1: %2</source>
        <translation>பயிற்சி, கேள்வி %1: %2</translation>
    </message>
    <message>
        <source>Practice, question %1</source>
        <translation>பயிற்சி, கேள்வி %1</translation>
    </message>
    <message>
        <source>Review, %1</source>
        <translation>மீளாய்வு, %1</translation>
    </message>
    <message>
        <source>Session done</source>
        <translation>அமர்வு முடிந்தது</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>பயிற்சி</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>சுருக்கம்</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Storm</translation>
    </message>
    <message>
        <source>The pay tables</source>
        <translation>கொடுப்பனவு அட்டவணைகள்</translation>
    </message>
    <message>
        <source>English beside it, in another language</source>
        <translation>வேறு மொழியில், அருகே ஆங்கிலம்</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Kept</source>
        <translation>வைத்துள்ளது</translation>
    </message>
    <message>
        <source>F%1</source>
        <comment>function key</comment>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Forget: %1</source>
        <translation>மற: %1</translation>
    </message>
    <message>
        <source>Forget this preset?</source>
        <translation>இந்த முன்னமைவை மறக்கவா?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>வைத்திரு</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>மற</translation>
    </message>
</context>
<context>
    <name>PrimaryButton</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>Error</source>
        <translation>பிழை</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>எச்சரிக்கை</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>குறிப்பு</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>சிக்கல்கள்</translation>
    </message>
    <message>
        <source>next</source>
        <translation>அடுத்தது</translation>
    </message>
    <message>
        <source>None. It can go to review.</source>
        <translation>எதுவுமில்லை. மீளாய்வுக்குச் செல்லலாம்.</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Walk the map</source>
        <translation>வரைபடத்தில் நட</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The history of a clause</source>
        <translation>ஒரு விதிப்பிரிவின் வரலாறு</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The game before</source>
        <translation>முந்தைய ஆட்டம்</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>அடுத்த ஆட்டம்</translation>
    </message>
    <message>
        <source>A chart as a table</source>
        <translation>வரைபடம் அட்டவணையாக</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>வேறு பக்கம்</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>இந்த விசைகள்</translation>
    </message>
    <message>
        <source>Review, %1</source>
        <translation>மீளாய்வு, %1</translation>
    </message>
    <message>
        <source>Progress: %1</source>
        <translation>முன்னேற்றம்: %1</translation>
    </message>
    <message>
        <source>Progress: nothing answered yet</source>
        <translation>முன்னேற்றம்: இன்னும் பதில் இல்லை</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>முன்னேற்றம்</translation>
    </message>
    <message>
        <source>Nobody is training yet.</source>
        <translation>இங்கே யாரும் அமரவில்லை.</translation>
    </message>
    <message>
        <source>Nothing has been answered yet.</source>
        <translation>இன்னும் எதற்கும் பதிலளிக்கவில்லை.</translation>
    </message>
    <message>
        <source>Choose on the home page who trains; the figures are each trainee&apos;s own.</source>
        <translation>யார் பயிற்சி செய்கிறார் என்று முகப்பில் தேர்ந்தெடுங்கள்; எண்கள் ஒவ்வொரு பயிலுநருக்கும் சொந்தம்.</translation>
    </message>
    <message>
        <source>After the first question every clause has its place here: what you know, how fast you are, and when it comes back.</source>
        <translation>முதல் கேள்விக்குப் பின் ஒவ்வொரு விதிப்பிரிவுக்கும் இங்கே இடம் உண்டு: உங்களுக்குத் தெரிந்தது, உங்கள் வேகம், அது எப்போது திரும்பும்.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>முகப்பு</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>பயிற்சி செய்</translation>
    </message>
</context>
<context>
    <name>ProgressView</name>
    <message>
        <source>Progress</source>
        <translation>முன்னேற்றம்</translation>
    </message>
    <message>
        <source>Correct answers by week</source>
        <translation>சரி, வாரவாரியாக</translation>
    </message>
    <message>
        <source>shaded: 95 % confidence</source>
        <translation>பட்டை: 95 % உறுதி</translation>
    </message>
    <message>
        <source>No scored answers in the last eight weeks.</source>
        <translation>எட்டு வாரங்களில் மதிப்பெண்ணுள்ள பதில் இல்லை.</translation>
    </message>
    <message>
        <source>Median time by week</source>
        <translation>நடு நேரம், வாரவாரியாக</translation>
    </message>
    <message>
        <source>correct answers only</source>
        <translation>சரியான பதில்கள் மட்டும்</translation>
    </message>
    <message>
        <source>No timed correct answers in the last eight weeks.</source>
        <translation>எட்டு வாரங்களில் நேரமிட்ட சரியான பதில் இல்லை.</translation>
    </message>
    <message>
        <source>Due in the next 14 days</source>
        <translation>அடுத்த 14 நாட்களில் மறுபயிற்சிக்கு</translation>
    </message>
</context>
<context>
    <name>PromptColumn</name>
    <message>
        <source>Judgement call: not scored</source>
        <translation>தீர்மானக் கேள்வி: மதிப்பெண் இல்லை</translation>
    </message>
    <message>
        <source>Pay with chips</source>
        <translation>chip-களால் கொடு</translation>
    </message>
    <message>
        <source>Type it instead</source>
        <translation>பதிலாகத் தட்டச்சு செய்</translation>
    </message>
    <message>
        <source>Type the amount instead</source>
        <translation>பதிலாகத் தொகையைத் தட்டச்சு செய்</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>குறிப்பை மறை</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>பார்ப்பதை நிறுத்து</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>மீண்டும் பார்</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>நெருக்கமாகப் பார்</translation>
    </message>
    <message>
        <source>Point at the felt</source>
        <translation>மேசையில் சுட்டு</translation>
    </message>
    <message>
        <source>Walk the felt</source>
        <translation>மேசையில் நட</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>கொடுப்பனவு அட்டவணைகள்</translation>
    </message>
    <message>
        <source>Hide the English</source>
        <translation>ஆங்கிலத்தை மறை</translation>
    </message>
    <message>
        <source>English beside it</source>
        <translation>அருகே ஆங்கிலம்</translation>
    </message>
</context>
<context>
    <name>QueryDialog</name>
    <message>
        <source>Query this question</source>
        <translation>இந்தக் கேள்வியை வினவு</translation>
    </message>
    <message>
        <source>Your instructor will see the question, your answer and this note. Until then the verdict stands.</source>
        <translation>உங்கள் பயிற்றுநர் கேள்வியையும் உங்கள் பதிலையும் இந்த வரியையும் காண்பார். அதுவரை மதிப்பீடு நிற்கும்.</translation>
    </message>
    <message>
        <source>What do you doubt?</source>
        <translation>எதை ஐயுறுகிறீர்கள்?</translation>
    </message>
    <message>
        <source>What do you doubt? (optional)</source>
        <translation>எதை ஐயுறுகிறீர்கள்? (காலியாக விடலாம்)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ரத்து செய்</translation>
    </message>
    <message>
        <source>Send the query</source>
        <translation>வினவலை அனுப்பு</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Next</source>
        <translation>அடுத்தது</translation>
    </message>
    <message>
        <source>Leave this session?</source>
        <translation>இந்த அமர்விலிருந்து வெளியேறவா?</translation>
    </message>
    <message>
        <source>Your answers are saved. You can resume later.</source>
        <translation>நீங்கள் பதிலளித்தது சேமிக்கப்பட்டது. பிறகு தொடரலாம்.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>இங்கேயே இரு</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>வெளியேறு</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>The storm ends here. Your answers are saved.</source>
        <translation>Storm இங்கே முடிகிறது. உங்கள் பதில்கள் சேமிக்கப்பட்டன.</translation>
    </message>
    <message>
        <source>Question %1. %2</source>
        <translation>கேள்வி %1. %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>QuestionsSheet</name>
    <message>
        <source>Questions of trainees</source>
        <translation>பயிலுநர்களின் கேள்விகள்</translation>
    </message>
    <message>
        <source>Every question is answered.</source>
        <translation>எல்லாக் கேள்விகளுக்கும் பதில் தரப்பட்டது.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Your answer to %1</source>
        <translation>%1-க்கு உங்கள் பதில்</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>அனுப்பு</translation>
    </message>
    <message>
        <source>On its felt</source>
        <translation>அதன் மேசையில்</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>பக்கங்கள்</translation>
    </message>
    <message>
        <source>Pitwise</source>
        <translation>Pitwise</translation>
    </message>
    <message>
        <source>Alt + number</source>
        <translation>Alt + எண்</translation>
    </message>
</context>
<context>
    <name>RailItem</name>
    <message>
        <source>Alt+%1</source>
        <translation>Alt+%1</translation>
    </message>
</context>
<context>
    <name>ReadinessBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
    <message>
        <source>Ready: %1, the table test needs %2</source>
        <translation>தயார்நிலை: %1, மேசைத் தேர்வுக்கு %2 வேண்டும்</translation>
    </message>
    <message>
        <source>%1 of %2 for the table test</source>
        <translation>மேசைத் தேர்வுக்கு %2-இல் %1</translation>
    </message>
</context>
<context>
    <name>ReadingCard</name>
    <message>
        <source>Fixed by %1.</source>
        <translation>நிர்ணயித்தவர் %1.</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>(%1) %2 This house reads it so.</source>
        <translation>(%1) %2 இந்தக் காசினோ இப்படிப் பொருள்கொள்கிறது.</translation>
    </message>
    <message>
        <source>(%1) %2 Played so while this house has fixed nothing.</source>
        <translation>(%1) %2 இந்தக் காசினோ எதையும் நிர்ணயிக்காதவரை இப்படி ஆடப்படும்.</translation>
    </message>
    <message>
        <source>This house: %1</source>
        <translation>இந்தக் காசினோ: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>காரணம்: %1</translation>
    </message>
    <message>
        <source>In questions: %1</source>
        <translation>கேள்விகளில்: %1</translation>
    </message>
</context>
<context>
    <name>ReadingNote</name>
    <message>
        <source>%1  (this house)</source>
        <translation>%1  (இந்தக் காசினோ)</translation>
    </message>
</context>
<context>
    <name>ReadingsView</name>
    <message>
        <source>Readings</source>
        <translation>பொருள்கோள்கள்</translation>
    </message>
    <message>
        <source>No reading has these words.</source>
        <translation>எந்தப் பொருள்கோளிலும் இந்தச் சொற்கள் இல்லை.</translation>
    </message>
    <message>
        <source>Show all readings</source>
        <translation>எல்லாப் பொருள்கோள்களையும் காட்டு</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why</source>
        <translation>காரணம்</translation>
    </message>
    <message>
        <source>How it can be read</source>
        <translation>இதை எப்படிப் பொருள்கொள்ளலாம்</translation>
    </message>
    <message>
        <source>In the other games</source>
        <translation>மற்ற ஆட்டங்களில்</translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Save as</source>
        <translation>இவ்வாறு சேமி</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>காப்புநகல்கள் (*.db)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>எல்லாக் கோப்புகளும் (*)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>அட்டவணைகள் (*.csv)</translation>
    </message>
    <message>
        <source>Records (*.json)</source>
        <translation>பதிவுகள் (*.json)</translation>
    </message>
    <message>
        <source>Records (*.json *.jsonl *.csv)</source>
        <translation>பதிவுகள் (*.json *.jsonl *.csv)</translation>
    </message>
</context>
<context>
    <name>RecordsSettings</name>
    <message>
        <source>Writing the records…</source>
        <translation>பதிவுகளை எழுதுகிறது…</translation>
    </message>
    <message>
        <source>Importing the records…</source>
        <translation>பதிவுகளை உள்ளே எடுக்கிறது…</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>காப்புநகல் எடுக்கிறது…</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>மீட்டமைக்கிறது…</translation>
    </message>
    <message>
        <source>Checking the records…</source>
        <translation>பதிவுகளைப் பார்க்கிறது…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>புரிந்தது</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>மீண்டும் முயல்</translation>
    </message>
    <message>
        <source>Records of %1</source>
        <translation>%1-இன் பதிவுகள்</translation>
    </message>
    <message>
        <source>A trainee&apos;s records</source>
        <translation>ஒரு பயிலுநரின் பதிவுகள்</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>வெளியே எடு</translation>
    </message>
    <message>
        <source>JSON: everything, to be imported elsewhere. CSV: the answers as a table.</source>
        <translation>JSON: எல்லாம், வேறிடத்தில் உள்ளே எடுக்க. CSV: பதில்கள் அட்டவணையாக.</translation>
    </message>
    <message>
        <source>Choose on the home page whose records you mean.</source>
        <translation>யாருடைய பதிவுகள் என்று முகப்பில் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>JSON ஆக…</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>CSV ஆக…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>உள்ளே கொண்டுவா</translation>
    </message>
    <message>
        <source>What is already here is not added twice. A file with one bad line changes nothing.</source>
        <translation>இங்கே ஏற்கெனவே உள்ளது இரட்டிப்பாகாது. ஒரு தவறான வரி உள்ள கோப்பு எதையும் மாற்றாது.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>இறக்குமதி…</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>எல்லாம்</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>காப்புநகல்</translation>
    </message>
    <message>
        <source>All trainees, answers and decisions in one file, checked before it is kept.</source>
        <translation>எல்லாப் பயிலுநர்களும் பதில்களும் முடிவுகளும் ஒரே கோப்பில்; பெயர் பெறும் முன் சரிபார்க்கப்படும்.</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>காப்புநகல் எடு…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>மீட்டமை</translation>
    </message>
    <message>
        <source>Replaces the records with a backup. The current ones are kept beside it, under another name.</source>
        <translation>பதிவுகளின் இடத்தில் காப்புநகலை வைக்கும். அவை அருகே வேறு பெயரில் வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>மீட்டமை…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>சோதி</translation>
    </message>
    <message>
        <source>Reads the whole file and checks it: %1, %2.</source>
        <translation>முழுக் கோப்பையும் பார்க்கும்: %1, %2.</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1-ஐ மாற்றவா?</translation>
    </message>
    <message>
        <source>A file of that name is there already.</source>
        <translation>அந்தப் பெயரில் கோப்பு ஏற்கெனவே உள்ளது.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>வைத்திரு</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>மாற்றிடு</translation>
    </message>
    <message>
        <source>Restore %1?</source>
        <translation>%1-ஐ மீட்டமைக்கவா?</translation>
    </message>
    <message>
        <source>It replaces all records. The current ones are kept beside it, and you choose again who is training.</source>
        <translation>அது எல்லாப் பதிவுகளின் இடத்தையும் எடுக்கும். இப்போதுள்ளவை அருகே வைக்கப்படும்; பிறகு யாரும் அமர்ந்திருக்கமாட்டார்கள்.</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>இருந்தபடியே விடு</translation>
    </message>
</context>
<context>
    <name>RecordsWork</name>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>%1 %2 s</source>
        <translation>%1 %2 வி</translation>
    </message>
</context>
<context>
    <name>ReleaseView</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1, சாவி %2</translation>
    </message>
    <message>
        <source>The sitting of candidate %1 was interrupted. Nothing is lost.</source>
        <translation>தேர்வர் %1-இன் தேர்வமர்வு தடைபட்டது. எதுவும் இழக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>Another issuer than the last exam here: compare the key.</source>
        <translation>இங்கே நடந்த கடைசித் தேர்விலிருந்து வேறு வழங்குநர்: சாவியை ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Candidate: your number</source>
        <translation>தேர்வர்: உங்கள் எண்</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>உங்கள் எண்</translation>
    </message>
    <message>
        <source>0417</source>
        <translation>0417</translation>
    </message>
    <message>
        <source>Invigilator: name, release PIN of this exam, release code of this candidate</source>
        <translation>கண்காணிப்பாளர்: பெயர், இந்தத் தேர்வின் விடுவிப்பு PIN, இந்தத் தேர்வரின் விடுவிப்புக் குறியீடு</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Release PIN</source>
        <translation>விடுவிப்பு PIN</translation>
    </message>
    <message>
        <source>Release code of this candidate</source>
        <translation>இந்தத் தேர்வரின் விடுவிப்புக் குறியீடு</translation>
    </message>
    <message>
        <source>Release code</source>
        <translation>விடுவிப்புக் குறியீடு</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave it for later</source>
        <translation>பிறகு பார்க்கலாம்</translation>
    </message>
    <message>
        <source>Close this exam</source>
        <translation>ஒதுக்கி வை</translation>
    </message>
    <message>
        <source>Resume the sitting</source>
        <translation>தேர்வமர்வைத் தொடர்</translation>
    </message>
    <message>
        <source>Release the sitting</source>
        <translation>தேர்வமர்வை விடுவி</translation>
    </message>
    <message>
        <source>This station is held for the sitting: the release PIN resumes it, or leaves it for later.</source>
        <translation>இந்த நிலையம் தேர்வமர்வுக்காக ஒதுக்கப்பட்டுள்ளது: விடுவிப்பு PIN அதைத் தொடரும், அல்லது பிறகு விடும்.</translation>
    </message>
    <message>
        <source>The clock does not start yet. The candidate first confirms the name and reads the rules.</source>
        <translation>கடிகாரம் இன்னும் தொடங்காது: முதலில் தேர்வர் தானே என்று சொல்லி விதிகளைப் படிப்பார்.</translation>
    </message>
    <message>
        <source>The sitting of candidate %1 was interrupted, and its log is damaged.</source>
        <translation>தேர்வர் %1-இன் தேர்வமர்வு தடைபட்டது, அதன் பதிவேடு சேதமடைந்துள்ளது.</translation>
    </message>
    <message>
        <source>It can go on with what is whole. Write what happened: it goes into the record, with what is lost. Then PIN and code once more.</source>
        <translation>சேதமில்லாததைக் கொண்டு தொடரலாம். நடந்ததை எழுதுங்கள்: இழந்தவற்றுடன் அது பதிவில் சேரும். பிறகு PIN-உம் குறியீடும் மீண்டும் ஒரு முறை.</translation>
    </message>
    <message>
        <source>What happened to this station</source>
        <translation>இந்த நிலையத்துக்கு நடந்தது</translation>
    </message>
    <message>
        <source>Go on with what is whole</source>
        <translation>சேதமில்லாததைக் கொண்டு தொடர்</translation>
    </message>
</context>
<context>
    <name>RemovedPeople</name>
    <message>
        <source>Removed, can be brought back: %1</source>
        <translation>அகற்றப்பட்டது, மீட்கலாம்: %1</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>மீட்டெடு</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>%1-ஐ மீட்டெடு</translation>
    </message>
</context>
<context>
    <name>RemovedSheet</name>
    <message>
        <source>Removed</source>
        <translation>அகற்றப்பட்டவை</translation>
    </message>
    <message>
        <source>For thirty days everything can be brought back to where it was.</source>
        <translation>முப்பது நாட்கள் வரை எல்லாவற்றையும் இருந்த இடத்துக்கு மீட்கலாம்.</translation>
    </message>
    <message>
        <source>Nothing was removed in the last thirty days.</source>
        <translation>கடந்த முப்பது நாட்களில் எதுவும் அகற்றப்படவில்லை.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>மீட்டெடு</translation>
    </message>
    <message>
        <source>Bring back: %1</source>
        <translation>மீட்டெடு: %1</translation>
    </message>
</context>
<context>
    <name>ResultDecisions</name>
    <message>
        <source>Do not count this one…</source>
        <translation>இது கணக்கில் வராது…</translation>
    </message>
    <message>
        <source>Withdraw the certificate…</source>
        <translation>சான்றிதழைத் திரும்பப் பெறு…</translation>
    </message>
    <message>
        <source>Why does this result not count?</source>
        <translation>இந்த முடிவு ஏன் கணக்கில் வராது?</translation>
    </message>
    <message>
        <source>Of two results of a candidate only one can count. This one stays where it is and is left out; the reason and your name are signed, and the candidate may ask for them.</source>
        <translation>ஒரு தேர்வரின் இரண்டு முடிவுகளில் ஒன்று மட்டுமே கணக்கில் வரும். இது இருந்த இடத்திலேயே இருக்கும், சேர்க்கப்படாது; காரணமும் உங்கள் பெயரும் கையொப்பமிடப்படும், தேர்வர் அவற்றைக் கேட்கலாம்.</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>ஒதுக்கி வை</translation>
    </message>
    <message>
        <source>Why is the certificate withdrawn?</source>
        <translation>சான்றிதழ் ஏன் திரும்பப் பெறப்படுகிறது?</translation>
    </message>
    <message>
        <source>Certificate and badge stay genuine, but the register says from now on that they are withdrawn. It cannot be taken back.</source>
        <translation>சான்றிதழும் அடையாளச்சின்னமும் உண்மையானவையே, ஆனால் அவை திரும்பப் பெறப்பட்டன என்று பதிவேடு இனி சொல்லும். இதை மாற்ற முடியாது.</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <translation>திரும்பப் பெறு</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Find a candidate</source>
        <translation>தேர்வரைத் தேடு</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>பெயர் அல்லது எண்</translation>
    </message>
    <message>
        <source>Who is shown</source>
        <translation>யார் காட்டப்படுகிறார்</translation>
    </message>
    <message>
        <source>All</source>
        <translation>எல்லாரும்</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>தேர்ச்சி</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>தேர்ச்சியில்லை</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>வரிசை</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>எண்</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>மதிப்பெண்</translation>
    </message>
    <message>
        <source>Nobody matches.</source>
        <translation>யாரும் பொருந்தவில்லை.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>முடிவுகள்</translation>
    </message>
    <message>
        <source>%1 %2: %3, passed</source>
        <translation>%1 %2: %3, தேர்ச்சி</translation>
    </message>
    <message>
        <source>%1 %2: %3, not passed, %4</source>
        <translation>%1 %2: %3, தேர்ச்சியில்லை, %4</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>தேர்ச்சி</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>தேர்ச்சியில்லை</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>ResultVerdict</name>
    <message>
        <source>Passed</source>
        <translation>தேர்ச்சி</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>தேர்ச்சியில்லை</translation>
    </message>
    <message>
        <source>%1 Ruled: %2.</source>
        <translation>%1 தீர்ப்பு: %2.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>%1: result</source>
        <translation>%1: முடிவு</translation>
    </message>
    <message>
        <source>All</source>
        <translation>எல்லாரும்</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Last candidate</source>
        <translation>முந்தைய தேர்வர்</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Next candidate</source>
        <translation>அடுத்த தேர்வர்</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>அறிக்கை</translation>
    </message>
    <message>
        <source>Report as PDF</source>
        <translation>அறிக்கை PDF ஆக</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>மேல்முறையீடு</translation>
    </message>
    <message>
        <source>Appeal replay</source>
        <translation>மேல்முறையீட்டு மறுகாட்சி</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>சரிபார்க்கப்பட்டது</translation>
    </message>
    <message>
        <source>Verify a file</source>
        <translation>கோப்பைச் சரிபார்</translation>
    </message>
    <message>
        <source>No certificate</source>
        <translation>சான்றிதழ் இல்லை</translation>
    </message>
    <message>
        <source>Below the mark: %1. The report says so, section by section.</source>
        <translation>மதிப்பெண்ணுக்குக் கீழ்: %1. அறிக்கை இதைப் பகுதிவாரியாகச் சொல்லும்.</translation>
    </message>
    <message>
        <source>Save certificate</source>
        <translation>சான்றிதழைச் சேமி</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>அறிக்கையைச் சேமி</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>அடையாளச்சின்னம்</translation>
    </message>
    <message>
        <source>Open Badge</source>
        <translation>Open Badge</translation>
    </message>
    <message>
        <source>Saved and signed: %1</source>
        <translation>சேமித்துக் கையொப்பமிடப்பட்டது: %1</translation>
    </message>
    <message>
        <source>Signed. It holds no question and no key.</source>
        <translation>கையொப்பமிட்டது. இதில் கேள்வியோ சரியான பதிலோ இல்லை.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation>சான்றிதழைச் சேமி</translation>
    </message>
    <message>
        <source>Signed; the QR code on it can be verified off paper.</source>
        <translation>கையொப்பமிட்டது; அதன் QR குறியீட்டைத் தாளிலிருந்து சரிபார்க்கலாம்.</translation>
    </message>
    <message>
        <source>Save the Open Badge</source>
        <translation>Open Badge-ஐச் சேமி</translation>
    </message>
    <message>
        <source>An Open Badges 3.0 credential, signed.</source>
        <translation>Open Badges 3.0 சான்று, கையொப்பமிட்டது.</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>Results: %1</source>
        <translation>முடிவுகள்: %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>முடிவுகள்</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>அலமாரி</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>இறக்குமதி</translation>
    </message>
    <message>
        <source>Import more</source>
        <translation>மேலும் இறக்குமதி</translation>
    </message>
    <message>
        <source>List</source>
        <translation>பட்டியல்</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>பட்டியலைச் சேமி</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>எல்லாத் தாள்களும்</translation>
    </message>
    <message>
        <source>Save all papers</source>
        <translation>எல்லாத் தாள்களையும் சேமி</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>தேர்வர்கள்</translation>
    </message>
    <message>
        <source>Questions: %1 to check</source>
        <translation>கேள்விகள்: பார்க்க வேண்டியவை %1</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>கேள்விகள்</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>இன்னும் வராதவை: %1.</translation>
    </message>
    <message>
        <source>Two different results: %1. Look at both and say which one does not count; until then neither gets a paper.</source>
        <translation>இரண்டு வெவ்வேறு முடிவுகள்: %1. இரண்டையும் பார்த்து எது கணக்கில் வராது என்று சொல்லுங்கள்; அதுவரை எதற்கும் தாள் இல்லை.</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>இன்னும் முடிவு இல்லை</translation>
    </message>
    <message>
        <source>Results come back from the stations as .pitresult files.</source>
        <translation>முடிவுகள் நிலையங்களிலிருந்து .pitresult கோப்புகளாக வரும்.</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>முடிவுகளை இறக்குமதி செய்</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>சேமிக்கப்பட்டது: %1</translation>
    </message>
    <message>
        <source>A folder with results (*.pitresult), or one result. Each is checked, opened and marked.</source>
        <translation>முடிவுகள் (*.pitresult) உள்ள கோப்புறை, அல்லது ஒரு முடிவு. ஒவ்வொன்றும் சோதித்து, திறந்து, மதிப்பிடப்படும்.</translation>
    </message>
    <message>
        <source>Results (*.pitresult)</source>
        <translation>முடிவுகள் (*.pitresult)</translation>
    </message>
    <message>
        <source>A report for everybody, certificate and badge for who passed, all signed, in a new folder in this one.</source>
        <translation>எல்லாருக்கும் அறிக்கை, தேர்ச்சி பெற்றவருக்குச் சான்றிதழும் அடையாளச்சின்னமும், எல்லாம் கையொப்பமிட்டு, இதனுள் புதிய கோப்புறையில்.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>One line a candidate, for a spreadsheet (CSV).</source>
        <translation>ஒரு தேர்வருக்கு ஒரு வரி, விரிதாளுக்கு (CSV).</translation>
    </message>
    <message>
        <source>Lists (*.csv)</source>
        <translation>பட்டியல்கள் (*.csv)</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Scenario</source>
        <translation>சூழல்</translation>
    </message>
    <message>
        <source>Make this a scenario</source>
        <translation>இதைச் சூழலாக்கு</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>முந்தையது</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>அடுத்தது</translation>
    </message>
</context>
<context>
    <name>RosterSheet</name>
    <message>
        <source>Import %1</source>
        <translation>%1-ஐ உள்ளே எடு</translation>
    </message>
    <message>
        <source>What the columns are about</source>
        <translation>நெடுவரிசைகள் எதைப் பற்றியவை</translation>
    </message>
    <message>
        <source>Column %1 is about: %2</source>
        <translation>நெடுவரிசை %1 எதைப் பற்றியது: %2</translation>
    </message>
    <message>
        <source>Class of rows that name none</source>
        <translation>வகுப்பு குறிப்பிடாத வரிகளுக்கான வகுப்பு</translation>
    </message>
    <message>
        <source>Would change: %1</source>
        <translation>மாறக்கூடியவை: %1</translation>
    </message>
    <message numerus="yes">
        <source>Leave out %n row(s) in trouble</source>
        <translation>
            <numerusform>சிக்கலுள்ள %n வரியை விடு</numerusform>
            <numerusform>சிக்கலுள்ள %n வரிகளை விடு</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>உள்ளே எடு</translation>
    </message>
    <message>
        <source>Put the rows right in the file, or leave them out.</source>
        <translation>கோப்பில் அந்த வரிகளைச் சரிசெய்யுங்கள், அல்லது விட்டுவிடுங்கள்.</translation>
    </message>
    <message>
        <source>All of it, or nothing.</source>
        <translation>முழுவதும், அல்லது எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>புதியது</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>மாறியது</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>இரு முறை</translation>
    </message>
    <message>
        <source>trouble</source>
        <translation>சிக்கல்</translation>
    </message>
</context>
<context>
    <name>RoundSteps</name>
    <message>
        <source>%1: %2 of %3 wins, %4 is paid</source>
        <translation>%1: %3-இன் %2 வெல்கிறது, %4 கொடுக்கப்படுகிறது</translation>
    </message>
    <message>
        <source>%1: %2 of %3 loses, %4 is taken</source>
        <translation>%1: %3-இன் %2 தோற்கிறது, %4 எடுக்கப்படுகிறது</translation>
    </message>
    <message>
        <source>%1: %2 of %3 stands off, %4 stays</source>
        <translation>%1: %3-இன் %2 stand-off, %4 இருக்கும்</translation>
    </message>
    <message>
        <source>%1: %2 of %3 is surrendered, %4 is taken</source>
        <translation>%1: %3-இன் %2 surrender, %4 எடுக்கப்படுகிறது</translation>
    </message>
    <message>
        <source>%1: %2 of %3 gets even money, %4 is paid</source>
        <translation>%1: %3-இன் %2 even money பெறுகிறது, %4 கொடுக்கப்படுகிறது</translation>
    </message>
    <message>
        <source>%1: %2 of %3 is returned, %4</source>
        <translation>%1: %3-இன் %2 திரும்பப் போகிறது, %4</translation>
    </message>
    <message>
        <source>close the offers</source>
        <translation>வழங்கல்களை மூடவும்</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>even money</translation>
    </message>
    <message>
        <source>free double</source>
        <translation>free double</translation>
    </message>
    <message>
        <source>free split</source>
        <translation>free split</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>சீட்டு எடு (hit)</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>insurance</translation>
    </message>
    <message>
        <source>split</source>
        <translation>split</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>stand</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>surrender</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>soft %1</translation>
    </message>
    <message>
        <source>Dealer: %1, %2</source>
        <translation>Dealer: %1, %2</translation>
    </message>
    <message>
        <source>Box %1: %2 surrenders</source>
        <translation>Box %1: %2 surrender செய்கிறார்</translation>
    </message>
    <message>
        <source>Box %1: %2 insures with %3</source>
        <translation>Box %1: %2 %3 வைத்து insurance எடுக்கிறார்</translation>
    </message>
    <message>
        <source>Box %1: %2 insures the bet of %4 with %3</source>
        <translation>Box %1: %2 %3 வைத்து %4-இன் பந்தயத்துக்கு insurance எடுக்கிறார்</translation>
    </message>
    <message>
        <source>Box %1: %2 takes even money</source>
        <translation>Box %1: %2 even money எடுக்கிறார்</translation>
    </message>
    <message>
        <source>The offers are closed</source>
        <translation>வழங்கல்கள் மூடப்பட்டன</translation>
    </message>
    <message>
        <source>Box %1: hand %2 is split</source>
        <translation>Box %1: hand %2 split ஆகிறது</translation>
    </message>
    <message>
        <source>%1 puts %2 on hand %3</source>
        <translation>%1 hand %3-இல் %2 வைக்கிறார்</translation>
    </message>
    <message>
        <source>Box %1, hand %2: doubled free, with a marker</source>
        <translation>Box %1, hand %2: marker-உடன் free double</translation>
    </message>
    <message>
        <source>Box %1, hand %2: split free, with a marker</source>
        <translation>Box %1, hand %2: marker-உடன் free split</translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3 doubles with %4</source>
        <translation>Box %1, hand %2: %3 %4 வைத்து double செய்கிறார்</translation>
    </message>
    <message>
        <source>%1 puts %2 on Tie on 18 of hand %3</source>
        <translation>%1 hand %3-இன் Tie on 18-இல் %2 வைக்கிறார்</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>சுற்று முடிந்தது</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>%1, bust</source>
        <translation>%1, bust</translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3, %4</source>
        <translation>Box %1, hand %2: %3, %4</translation>
    </message>
    <message>
        <source>Box %1: %2, %3</source>
        <translation>Box %1: %2, %3</translation>
    </message>
    <message>
        <source>main bet</source>
        <translation>முதன்மைப் பந்தயம்</translation>
    </message>
    <message>
        <source>Box %1, hand %2</source>
        <translation>Box %1, hand %2</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Box %1</translation>
    </message>
    <message>
        <source>The script ends while the offers are open.</source>
        <translation>வழங்கல்கள் திறந்திருக்கும்போதே கைப்பிரதி முடிகிறது.</translation>
    </message>
    <message>
        <source>The script ends here. Box %1, hand %2: %3 may now %4.</source>
        <translation>கைப்பிரதி இங்கே முடிகிறது. Box %1, hand %2: %3 இப்போது செய்யக்கூடியவை: %4.</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Ctrl F</source>
        <translation>Ctrl F</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>தேடு</translation>
    </message>
    <message>
        <source>Clauses, pay tables, contrasts, readings</source>
        <translation>விதிப்பிரிவுகள், கொடுப்பனவு அட்டவணைகள், வேறுபாடுகள், பொருள்கோள்கள்</translation>
    </message>
    <message>
        <source>Walk the list</source>
        <translation>பட்டியலில் நட</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the clause</source>
        <translation>விதிப்பிரிவைத் திற</translation>
    </message>
    <message>
        <source>Practise the clause that is open</source>
        <translation>திறந்துள்ள விதிப்பிரிவைப் பயிற்சி செய்</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation>வந்த இடத்துக்குத் திரும்பு</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>வேறு பக்கம்</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>இந்த விசைகள்</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>விதிப்புத்தகம்</translation>
    </message>
    <message>
        <source>Word or clause number</source>
        <translation>சொல் அல்லது விதிப்பிரிவு எண்</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s)</source>
        <translation>
            <numerusform>%n விதிப்பிரிவு</numerusform>
            <numerusform>%n விதிப்பிரிவுகள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contrast(s)</source>
        <translation>
            <numerusform>%n வேறுபாடு</numerusform>
            <numerusform>%n வேறுபாடுகள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s)</source>
        <translation>
            <numerusform>%n பொருள்கோள்</numerusform>
            <numerusform>%n பொருள்கோள்கள்</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்</translation>
    </message>
    <message>
        <source>clause</source>
        <translation>விதிப்பிரிவு</translation>
    </message>
    <message>
        <source>read</source>
        <translation>வாசித்தது</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>விதிப்பிரிவுகள்</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>கொடுப்பனவு அட்டவணைகள்</translation>
    </message>
    <message>
        <source>Contrasts</source>
        <translation>வேறுபாடுகள்</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>பொருள்கோள்கள்</translation>
    </message>
    <message>
        <source>English beside it, in another language</source>
        <translation>வேறு மொழியில், அருகே ஆங்கிலம்</translation>
    </message>
</context>
<context>
    <name>RulingPanel</name>
    <message>
        <source>Rule on this question of %1</source>
        <translation>%1-இன் இந்தக் கேள்வி மீது தீர்ப்புக் கூறு</translation>
    </message>
    <message>
        <source>Rule on %1</source>
        <translation>%1 மீது தீர்ப்புக் கூறு</translation>
    </message>
    <message>
        <source>Only this very question is touched, in every form that asks it.</source>
        <translation>இந்தக் கேள்வி மட்டுமே, இதைக் கேட்கும் ஒவ்வொரு வினாத்தாளிலும், மாறும்.</translation>
    </message>
    <message>
        <source>It takes two people, an examiner and an instructor or another examiner. Add the second under People.</source>
        <translation>இருவர் வேண்டும்: ஒரு மதிப்பீட்டாளர், மற்றும் ஒரு பயிற்றுநர் அல்லது இன்னொரு மதிப்பீட்டாளர். இரண்டாமவரை “நபர்கள்” கீழ் சேருங்கள்.</translation>
    </message>
    <message>
        <source>What happens to the question</source>
        <translation>இதற்கு என்ன ஆகும்</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>இதை எடுத்துவிடு</translation>
    </message>
    <message>
        <source>Full marks for all</source>
        <translation>எல்லாருக்கும் முழு மதிப்பெண்</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>காரணம்</translation>
    </message>
    <message>
        <source>Reason (the candidate may ask for it)</source>
        <translation>காரணம்: தேர்வர் கேட்கலாம்</translation>
    </message>
    <message>
        <source>First person</source>
        <translation>முதல் நபர்</translation>
    </message>
    <message>
        <source>Second person</source>
        <translation>இரண்டாம் நபர்</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ரத்து செய்</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Rule and mark again</source>
        <translation>தீர்ப்புக் கூறி மீண்டும் மதிப்பிடு</translation>
    </message>
</context>
<context>
    <name>RulingSigner</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>PIN of the %1</source>
        <translation>%1-இன் PIN</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message>
        <source>A scenario</source>
        <translation>ஒரு சூழல்</translation>
    </message>
    <message>
        <source>A try: not recorded</source>
        <translation>முயற்சி: பதிவாகாது</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>வெளியேறு</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>திருத்தி</translation>
    </message>
</context>
<context>
    <name>RunResult</name>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2-இல் %1 சரி</translation>
    </message>
    <message>
        <source>Your answers are recorded like any practice. What you missed comes back.</source>
        <translation>உங்கள் பதில்கள் எல்லாப் பயிற்சியும் போலப் பதிவாகும்: தவறியவை திரும்ப வரும்.</translation>
    </message>
    <message>
        <source>Look at the misses</source>
        <translation>தவறுகளைப் பார்</translation>
    </message>
    <message>
        <source>Back to the scenarios</source>
        <translation>சூழல்களுக்குத் திரும்பு</translation>
    </message>
</context>
<context>
    <name>RunView</name>
    <message>
        <source>Next</source>
        <translation>அடுத்தது</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>To the editor</source>
        <translation>திருத்திக்கு</translation>
    </message>
    <message>
        <source>Leave this pack?</source>
        <translation>இந்தத் தொகுப்பிலிருந்து வெளியேறவா?</translation>
    </message>
    <message>
        <source>Your answers are saved. You can resume later.</source>
        <translation>நீங்கள் பதிலளித்தது சேமிக்கப்பட்டது. பிறகு தொடரலாம்.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>இங்கேயே இரு</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>வெளியேறு</translation>
    </message>
</context>
<context>
    <name>ScenarioFileDialog</name>
    <message>
        <source>Export a pack</source>
        <translation>தொகுப்பை ஏற்றுமதி செய்</translation>
    </message>
    <message>
        <source>Open a round script or a scenario</source>
        <translation>சுற்று script அல்லது சூழலைத் திற</translation>
    </message>
    <message>
        <source>Import a pack</source>
        <translation>தொகுப்பை இறக்குமதி செய்</translation>
    </message>
    <message>
        <source>Rounds and scenarios (*.json)</source>
        <translation>சுற்றுகளும் சூழல்களும் (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>எல்லாக் கோப்புகளும் (*)</translation>
    </message>
    <message>
        <source>Packs (*.pitwise)</source>
        <translation>தொகுப்புகள் (*.pitwise)</translation>
    </message>
    <message>
        <source>Questions of Moodle and QTI 3 (*.xml *.zip)</source>
        <translation>Moodle, QTI 3 கேள்விகள் (*.xml *.zip)</translation>
    </message>
</context>
<context>
    <name>ScenarioList</name>
    <message>
        <source>Scenarios of this pack</source>
        <translation>இந்தத் தொகுப்பின் சூழல்கள்</translation>
    </message>
</context>
<context>
    <name>ScenarioRow</name>
    <message>
        <source>%1, %2, version %3</source>
        <translation>%1, %2, பதிப்பு %3</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n பிழை</numerusform>
            <numerusform>%n பிழைகள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n குறிப்பு</numerusform>
            <numerusform>%n குறிப்புகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Derive and open</source>
        <translation>உருவாக்கித் திற</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>நகலெடு</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>முயன்று பார்</translation>
    </message>
    <message>
        <source>Answer it</source>
        <translation>பதிலளி</translation>
    </message>
    <message numerus="yes">
        <source>%n version(s)</source>
        <translation>
            <numerusform>%n பதிப்பு</numerusform>
            <numerusform>%n பதிப்புகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>Send for review</source>
        <translation>மீளாய்வுக்கு அனுப்பு</translation>
    </message>
    <message>
        <source>Errors have to be solved first</source>
        <translation>முதலில் பிழைகளைத் தீர்க்க வேண்டும்</translation>
    </message>
    <message>
        <source>Back to draft</source>
        <translation>வரைவுக்குத் திரும்பு</translation>
    </message>
    <message>
        <source>Approve again</source>
        <translation>மீண்டும் ஏற்றுக்கொள்</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>ஏற்றுக்கொள்</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>ஓய்வு கொடு</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>அகற்று</translation>
    </message>
</context>
<context>
    <name>ScenarioShelf</name>
    <message>
        <source>%1 And %2 more.</source>
        <translation>%1 மேலும் %2.</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>என் சூழல்கள்</translation>
    </message>
    <message>
        <source>The pack of this scenario is gone or read-only; make one of your own.</source>
        <translation>இந்தச் சூழலின் தொகுப்பு இல்லை, அல்லது படிக்க மட்டுமே; உங்களுடைய ஒன்றை உருவாக்குங்கள்.</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Both are kept; what you wrote is version %2.</source>
        <translation>இதற்கிடையே %1 வேறொருவரால் மாற்றப்பட்டது. இரண்டும் வைக்கப்பட்டுள்ளன; நீங்கள் எழுதியது பதிப்பு %2.</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Here it is as it is now; look at it first.</source>
        <translation>இதற்கிடையே %1 வேறொருவரால் மாற்றப்பட்டது. இப்போது உள்ளபடி இங்கே இருக்கிறது; முதலில் அதைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>It is being edited in another window. Close it there first.</source>
        <translation>இது வேறொரு சாளரத்தில் திருத்தப்படுகிறது. முதலில் அங்கே மூடுங்கள்.</translation>
    </message>
    <message>
        <source>It is being edited on %1. Close it there first.</source>
        <translation>இது %1 கணினியில் திருத்தப்படுகிறது. முதலில் அங்கே மூடுங்கள்.</translation>
    </message>
    <message>
        <source>The draft could not be saved: %1. Free some space, then edit on; nothing is lost as long as the window is open.</source>
        <translation>வரைவைச் சேமிக்க முடியவில்லை: %1. கொஞ்சம் இடம் உண்டாக்கி, பிறகு தொடர்ந்து திருத்துங்கள்; சாளரம் திறந்திருக்கும் வரை எதுவும் இழக்கப்படாது.</translation>
    </message>
</context>
<context>
    <name>ScenariosPage</name>
    <message>
        <source>Scenario %1 of %2</source>
        <translation>சூழல் %1 / %2</translation>
    </message>
    <message>
        <source>A try</source>
        <translation>ஒரு முயற்சி</translation>
    </message>
    <message>
        <source>Pack done</source>
        <translation>தொகுப்பு முடிந்தது</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A new scenario</source>
        <translation>புதிய சூழல்</translation>
    </message>
    <message>
        <source>A new pack</source>
        <translation>புதிய தொகுப்பு</translation>
    </message>
    <message>
        <source>Rename the pack</source>
        <translation>தொகுப்பின் பெயரை மாற்று</translation>
    </message>
    <message>
        <source>Import a pack</source>
        <translation>தொகுப்பைக் கொண்டுவா</translation>
    </message>
    <message>
        <source>Export the pack</source>
        <translation>தொகுப்பை ஏற்றுமதி செய்</translation>
    </message>
    <message>
        <source>Practise the pack</source>
        <translation>தொகுப்பைப் பயிற்சி செய்</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the scenario</source>
        <translation>சூழலைத் திற</translation>
    </message>
    <message>
        <source>Its versions</source>
        <translation>இதன் பதிப்புகள்</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>முயன்று பார்</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>அகற்று</translation>
    </message>
    <message>
        <source>Resume a draft</source>
        <translation>ஒரு வரைவைத் தொடர்</translation>
    </message>
    <message>
        <source>Resume an unfinished pack</source>
        <translation>பாதியில் விட்ட தொகுப்பைத் தொடர்</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>வேறு பக்கம்</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>இந்த விசைகள்</translation>
    </message>
    <message>
        <source>Review, %1</source>
        <translation>மீளாய்வு, %1</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>சூழல் திருத்தி</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>சூழல்கள்</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>முடிவு</translation>
    </message>
</context>
<context>
    <name>SchoolSettings</name>
    <message>
        <source>Understood</source>
        <translation>புரிந்தது</translation>
    </message>
    <message>
        <source>School</source>
        <translation>பள்ளி</translation>
    </message>
    <message>
        <source>This station</source>
        <translation>இந்த நிலையம்</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>சேவையகம்</translation>
    </message>
    <message>
        <source>Waits to go out</source>
        <translation>அனுப்பக் காத்திருப்பவை</translation>
    </message>
    <message>
        <source>Last in touch</source>
        <translation>கடைசித் தொடர்பு</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>இப்போது முயல்</translation>
    </message>
    <message>
        <source>Not taken in from other stations, and kept at the school:</source>
        <translation>மற்ற நிலையங்களிலிருந்து ஏற்காமல் பள்ளியில் வைக்கப்பட்டவை:</translation>
    </message>
    <message>
        <source>Join anew</source>
        <translation>மீண்டும் இணை</translation>
    </message>
    <message>
        <source>Join a school</source>
        <translation>பள்ளியில் இணை</translation>
    </message>
    <message>
        <source>With the station file that whoever runs the school&apos;s database made for this machine. It holds a password: take it off the stick afterwards.</source>
        <translation>பள்ளியின் தரவுத்தளத்தை நடத்துபவர் இந்தக் கணினிக்காக உருவாக்கிய நிலையக் கோப்புடன். அதில் கடவுச்சொல் உள்ளது: பிறகு அதை USB குச்சியிலிருந்து நீக்குங்கள்.</translation>
    </message>
    <message>
        <source>Station file…</source>
        <translation>நிலையக் கோப்பு…</translation>
    </message>
    <message>
        <source>Leave the school</source>
        <translation>பள்ளியை விட்டு விலகு</translation>
    </message>
    <message>
        <source>All records stay here and at the school. Nothing goes out or comes in any more.</source>
        <translation>எல்லாப் பதிவுகளும் இங்கேயும் பள்ளியிலும் இருக்கும். இனி எதுவும் வெளியே போகாது, உள்ளே வராது.</translation>
    </message>
    <message>
        <source>Leave…</source>
        <translation>விலகு…</translation>
    </message>
    <message>
        <source>Leave %1?</source>
        <translation>%1-ஐ விட்டு விலகவா?</translation>
    </message>
    <message>
        <source>What waits here does not go out any more. Joining again with a station file sends it.</source>
        <translation>இங்கே காத்திருப்பவை இனி வெளியே போகாது. நிலையக் கோப்புடன் மீண்டும் இணைந்தால் அவை அனுப்பப்படும்.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>இங்கேயே இரு</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>விலகு</translation>
    </message>
</context>
<context>
    <name>SealPanel</name>
    <message>
        <source>Sealed</source>
        <translation>முத்திரையிட்டது</translation>
    </message>
    <message>
        <source>Seal the exam</source>
        <translation>தேர்வை முத்திரையிடு</translation>
    </message>
    <message>
        <source>The file holds a form for each candidate. A copy gives nothing away, and any change to it is found. A sitting needs the release PIN and the candidate&apos;s release code: save the codes for the invigilator and cut them into slips.</source>
        <translation>கோப்பில் ஒவ்வொரு தேர்வருக்கும் ஒரு வினாத்தாள் உள்ளது. நகலெடுத்தால் எதையும் வெளிவிடாது; மாற்றினால் கண்டறியப்படும். தேர்வமர்வுக்கு விடுவிப்பு PIN-உம் தேர்வரின் விடுவிப்புக் குறியீடும் வேண்டும்: குறியீடுகளைக் கண்காணிப்பாளருக்காகச் சேமித்து வெட்டிக்கொள்ளுங்கள்.</translation>
    </message>
    <message>
        <source>An examiner seals it.</source>
        <translation>மதிப்பீட்டாளர் முத்திரையிடுவார்.</translation>
    </message>
    <message>
        <source>Open the issuer&apos;s key on the shelf first.</source>
        <translation>முதலில் அலமாரியில் வழங்குநர் சாவியைத் திறங்கள்.</translation>
    </message>
    <message>
        <source>Release PIN %1</source>
        <translation>விடுவிப்பு PIN %1</translation>
    </message>
    <message>
        <source>The release PIN. Write it down for the invigilator now: it is kept nowhere and shown only once.</source>
        <translation>விடுவிப்பு PIN. கண்காணிப்பாளருக்காக இப்போதே எழுதிக்கொள்ளுங்கள்: இது எங்கும் சேமிக்கப்படாது, ஒரே முறை காட்டப்படும்.</translation>
    </message>
    <message>
        <source>Release PIN of your own</source>
        <translation>உங்கள் சொந்த விடுவிப்பு PIN</translation>
    </message>
    <message>
        <source>Release PIN (empty: one is made)</source>
        <translation>விடுவிப்பு PIN (காலி: ஒன்று உருவாகும்)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ctrl S</source>
        <translation>Ctrl S</translation>
    </message>
    <message numerus="yes">
        <source>Seal for %n candidate(s)</source>
        <translation>
            <numerusform>%n தேர்வருக்கு முத்திரையிடு</numerusform>
            <numerusform>%n தேர்வர்களுக்கு முத்திரையிடு</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the release codes</source>
        <translation>விடுவிப்புக் குறியீடுகளைச் சேமி</translation>
    </message>
    <message>
        <source>Save a copy for the stations</source>
        <translation>நிலையங்களுக்கு நகலைச் சேமி</translation>
    </message>
    <message>
        <source>Save the release codes for the invigilator</source>
        <translation>கண்காணிப்பாளருக்காக விடுவிப்புக் குறியீடுகளைச் சேமி</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>அட்டவணைகள் (*.csv)</translation>
    </message>
    <message>
        <source>Save the exam file for the stations</source>
        <translation>நிலையங்களுக்குத் தேர்வுக் கோப்பைச் சேமி</translation>
    </message>
    <message>
        <source>Exam files (*.pitexam)</source>
        <translation>தேர்வுக் கோப்புகள் (*.pitexam)</translation>
    </message>
    <message>
        <source>After sealing nothing can be changed, but it can be sealed once more. Seal close to the day. A release PIN has at least eight characters.</source>
        <translation>முத்திரையிட்ட பிறகு எதையும் மாற்ற முடியாது, ஆனால் மீண்டும் முத்திரையிடலாம். தேர்வு நாளுக்கு அருகில் முத்திரையிடுங்கள். விடுவிப்பு PIN-இல் குறைந்தது எட்டு எழுத்துகள் வேண்டும்.</translation>
    </message>
    <message>
        <source>Seal it once more</source>
        <translation>மீண்டும் முத்திரையிடு</translation>
    </message>
    <message>
        <source>Seal it once more?</source>
        <translation>மீண்டும் முத்திரையிடவா?</translation>
    </message>
    <message>
        <source>For a PIN that is lost or has got about. The plan opens again with its candidates; sealed anew it has other questions, another PIN and other release codes. The file as it is stays in the exam&apos;s folder: take it from the stations.</source>
        <translation>PIN தொலைந்தாலோ வெளியே தெரிந்தாலோ இதைச் செய்யுங்கள். திட்டம் அதன் தேர்வர்களுடன் மீண்டும் திறக்கும்; புதிதாக முத்திரையிட்டால் கேள்விகள், PIN, விடுவிப்புக் குறியீடுகள் எல்லாம் வேறாக இருக்கும். இப்போதைய கோப்பு தேர்வின் கோப்புறையில் இருக்கும்: நிலையங்களிலிருந்து அதை எடுத்துவிடுங்கள்.</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>இருந்தபடியே விடு</translation>
    </message>
    <message>
        <source>Open the plan again</source>
        <translation>திட்டத்தை மீண்டும் திற</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search</source>
        <translation>தேடு</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
</context>
<context>
    <name>SeatNote</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SectionEditor</name>
    <message>
        <source>Name of the section</source>
        <translation>பகுதியின் பெயர்</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>கேள்விகள்</translation>
    </message>
    <message>
        <source>Own pass mark (0: none)</source>
        <translation>சொந்தத் தேர்ச்சி மதிப்பெண் (0: இல்லை)</translation>
    </message>
    <message>
        <source>Own time (0: none)</source>
        <translation>சொந்த நேரம் (0: இல்லை)</translation>
    </message>
    <message>
        <source>min</source>
        <translation>நிமி.</translation>
    </message>
    <message>
        <source>Difficulty from</source>
        <translation>கடினம், முதல்</translation>
    </message>
    <message>
        <source>to</source>
        <translation>வரை</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ஆட்டங்கள்</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>தலைப்புகள்</translation>
    </message>
    <message>
        <source>Scenario packs (none: questions of the rules engine)</source>
        <translation>சூழல் தொகுப்புகள் (இல்லை: விதி engine-இன் கேள்விகள்)</translation>
    </message>
    <message>
        <source>Kinds of question: %1 fit</source>
        <translation>கேள்வி வகைகள்: பொருந்துபவை %1</translation>
    </message>
    <message>
        <source>Move the section up</source>
        <translation>பகுதியை மேலே நகர்த்து</translation>
    </message>
    <message>
        <source>Move the section down</source>
        <translation>பகுதியைக் கீழே நகர்த்து</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Remove the section</source>
        <translation>பகுதியை அகற்று</translation>
    </message>
</context>
<context>
    <name>SectionPicker</name>
    <message>
        <source>Sections</source>
        <translation>பகுதிகள்</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>சேர்</translation>
    </message>
    <message>
        <source>%1. %2. Something is wrong here.</source>
        <translation>%1. %2. இங்கே ஏதோ தவறு.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>பெயரின்றி</translation>
    </message>
</context>
<context>
    <name>SectionTable</name>
    <message>
        <source>Section</source>
        <translation>பகுதி</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>தேவை</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>நடு நேரம்</translation>
    </message>
    <message>
        <source>%1: %2 of %3 right, needed %4, %5</source>
        <translation>%1: %3-இல் %2 சரி, தேவை %4, %5</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>தேர்ச்சி</translation>
    </message>
    <message>
        <source>below</source>
        <translation>கீழே</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
</context>
<context>
    <name>SessionBar</name>
    <message>
        <source>Saved %1</source>
        <translation>சேமிக்கப்பட்டது %1</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>இடைநிறுத்து</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>வெளியேறு</translation>
    </message>
</context>
<context>
    <name>SessionTicks</name>
    <message numerus="yes">
        <source>%1, %n right</source>
        <translation>
            <numerusform>%1, சரி %n</numerusform>
            <numerusform>%1, சரி %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Window</source>
        <translation>சாளரம்</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>பயிற்சி</translation>
    </message>
    <message>
        <source>House</source>
        <translation>காசினோ</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>பதிவுகள்</translation>
    </message>
    <message>
        <source>Ctrl 1–9</source>
        <translation>Ctrl 1–9</translation>
    </message>
    <message>
        <source>A part of the settings</source>
        <translation>அமைப்புகளின் ஒரு பகுதி</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>From one setting to the next</source>
        <translation>ஓர் அமைப்பிலிருந்து அடுத்ததற்கு</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Turn it on or off</source>
        <translation>உண்டு அல்லது இல்லை ஆக்கு</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>வேறு பக்கம்</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>இந்த விசைகள்</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>அமைப்புகள்</translation>
    </message>
    <message>
        <source>School</source>
        <translation>பள்ளி</translation>
    </message>
</context>
<context>
    <name>SetupRows</name>
    <message>
        <source>Games</source>
        <translation>ஆட்டங்கள்</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>தலைப்புகள்</translation>
    </message>
    <message>
        <source>%1 % right</source>
        <translation>%1 % சரி</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>இன்னும் கேட்கவில்லை</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>நீளம்</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>20</source>
        <translation>20</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>5&apos;</source>
        <translation>5&apos;</translation>
    </message>
    <message>
        <source>10&apos;</source>
        <translation>10&apos;</translation>
    </message>
    <message>
        <source>20&apos;</source>
        <translation>20&apos;</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 நிமி.</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10 நிமி.</translation>
    </message>
    <message>
        <source>20 min</source>
        <translation>20 நிமி.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>கடிகாரம்</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>காட்டப்படும்</translation>
    </message>
    <message>
        <source>Stop at target</source>
        <translation>இலக்கில் நிறுத்து</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>கற்றல்</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>விரைவுப் பயிற்சி</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>மேசை</translation>
    </message>
    <message>
        <source>Amounts shown, hints, type or chips</source>
        <translation>தொகைகள் காட்டப்படும், குறிப்புகள், தட்டச்சு அல்லது chip-கள்</translation>
    </message>
    <message>
        <source>Amounts shown, pay with chips</source>
        <translation>தொகைகள் காட்டப்படும், chip-களால் கொடுங்கள்</translation>
    </message>
    <message>
        <source>No amounts, no hints, chips only</source>
        <translation>தொகைகள் இல்லை, குறிப்புகள் இல்லை, chip-கள் மட்டும்</translation>
    </message>
</context>
<context>
    <name>SetupSide</name>
    <message>
        <source>This session</source>
        <translation>இந்த அமர்வு</translation>
    </message>
    <message numerus="yes">
        <source>questions
about %n min</source>
        <translation>
            <numerusform>கேள்வி
சுமார் %n நிமி.</numerusform>
            <numerusform>கேள்விகள்
சுமார் %n நிமி.</numerusform>
        </translation>
    </message>
    <message>
        <source>minutes, as many
as you answer</source>
        <translation>நிமிடங்கள், நீங்கள்
பதிலளிக்கும் அளவு</translation>
    </message>
    <message>
        <source>All games, mixed on purpose</source>
        <translation>எல்லா ஆட்டங்களும், வேண்டுமென்றே கலந்து</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>கலந்து</translation>
    </message>
    <message>
        <source>What you are about to forget, what you missed, and what is new today.</source>
        <translation>விரைவில் மறக்கவிருப்பவை, தவறியவை, இன்று புதியவை.</translation>
    </message>
    <message>
        <source>Nothing is due today. Choose what to practise, or come back tomorrow.</source>
        <translation>இன்று மறுபயிற்சிக்கு எதுவுமில்லை. பயிற்சியைத் தேர்ந்தெடுங்கள், அல்லது நாளை வாருங்கள்.</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) may come up.</source>
        <translation>
            <numerusform>%n விதிப்பிரிவு வரலாம்.</numerusform>
            <numerusform>%n விதிப்பிரிவுகள் வரலாம்.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game has no question of this topic: choose another.</source>
        <translation>இந்த ஆட்டத்தில் இந்தத் தலைப்பின் கேள்வி இல்லை: வேறொன்றைத் தேர்ந்தெடுங்கள்.</translation>
    </message>
    <message>
        <source>Choose a game and a topic to start.</source>
        <translation>தொடங்க ஓர் ஆட்டத்தையும் தலைப்பையும் தேர்ந்தெடுங்கள்.</translation>
    </message>
    <message>
        <source>Stake times odds against the clock, without a felt, the stakes rising.</source>
        <translation>கடிகாரத்துக்கு எதிராகப் பந்தயம் × விகிதம், மேசை இல்லாமல், பந்தயங்கள் உயரும்.</translation>
    </message>
    <message>
        <source>Name the clause that governs what you see.</source>
        <translation>நீங்கள் காண்பதற்குப் பொருந்தும் விதிப்பிரிவைச் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Disputed clauses with their readings explained. Not scored.</source>
        <translation>சர்ச்சைக்குரிய விதிப்பிரிவுகள், பொருள்கோள்களின் விளக்கத்துடன். மதிப்பெண் இல்லை.</translation>
    </message>
    <message>
        <source>Learn level: amounts on the bets, a hint for each question, chips or typing.</source>
        <translation>கற்றல் நிலை: பந்தயங்களில் தொகைகள், ஒவ்வொரு கேள்விக்கும் குறிப்பு, chip-கள் அல்லது தட்டச்சு.</translation>
    </message>
    <message>
        <source>Drill level: amounts on the bets, you pay with chips.</source>
        <translation>விரைவுப் பயிற்சி நிலை: பந்தயங்களில் தொகைகள், chip-களால் கொடுப்பீர்கள்.</translation>
    </message>
    <message>
        <source>Table level: no amounts on the bets. You read the stacks and pay from the float.</source>
        <translation>மேசை நிலை: பந்தயங்களில் தொகைகள் இல்லை. அடுக்குகளைப் படித்து float-இலிருந்து கொடுப்பீர்கள்.</translation>
    </message>
    <message>
        <source>Resume: %1</source>
        <translation>தொடர்: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>தொடங்கு</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <translation>முன்னமைவாகச் சேமி</translation>
    </message>
    <message>
        <source>minutes,
or three misses</source>
        <translation>நிமிடங்கள்,
அல்லது மூன்று தவறுகள்</translation>
    </message>
    <message>
        <source>One key answers. A right answer goes on by itself; a miss shows you why. Storms do not change your readiness.</source>
        <translation>ஒரு விசை பதிலளிக்கும். சரியான பதிலுக்குப் பின் தானாகத் தொடரும்; தவறானால் காரணத்தைக் காட்டும். Storm உங்கள் தயார்நிலையை மாற்றாது.</translation>
    </message>
    <message numerus="yes">
        <source>Your best with this choice: %n right</source>
        <translation>
            <numerusform>இந்தத் தெரிவில் உங்கள் சிறந்தது: %n சரி</numerusform>
            <numerusform>இந்தத் தெரிவில் உங்கள் சிறந்தது: %n சரி</numerusform>
        </translation>
    </message>
    <message>
        <source>No storm with this choice yet.</source>
        <translation>இந்தத் தெரிவில் இன்னும் Storm இல்லை.</translation>
    </message>
</context>
<context>
    <name>SetupView</name>
    <message>
        <source>Payouts</source>
        <translation>கொடுப்பனவுகள்</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>அனுமதிகள்</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>ஒழுங்கீனங்கள்</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>கட்டுப்பாடு</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>நடைமுறை</translation>
    </message>
    <message>
        <source>Lucky 8</source>
        <translation>Lucky 8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>Dueling 8&apos;s 21+</translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation>Free Bet</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>பயிற்சி</translation>
    </message>
    <message>
        <source>Choose, or take what is due.</source>
        <translation>தேர்ந்தெடுங்கள், அல்லது மறுபயிற்சிக்கு உரியதை எடுங்கள்.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>மீண்டும் முயல்</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
</context>
<context>
    <name>ShelfColumn</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>முத்திரையிட்டது</translation>
    </message>
</context>
<context>
    <name>ShelfPanel</name>
    <message>
        <source>Rounds worth seeing</source>
        <translation>பார்க்கத்தக்க சுற்றுகள்</translation>
    </message>
</context>
<context>
    <name>ShelfView</name>
    <message>
        <source>Exams</source>
        <translation>தேர்வுகள்</translation>
    </message>
    <message>
        <source>Signed in: %1, %2</source>
        <translation>உள்நுழைந்தவர்: %1, %2</translation>
    </message>
    <message>
        <source>People</source>
        <translation>நபர்கள்</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>வெளியேறு</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>முடிவுகளை இறக்குமதி செய்</translation>
    </message>
    <message>
        <source>No exam yet</source>
        <translation>இன்னும் தேர்வு இல்லை</translation>
    </message>
    <message>
        <source>Make a blueprint, then plan an exam from it.</source>
        <translation>வினாத் திட்டம் ஒன்றை உருவாக்கி, அதிலிருந்து தேர்வைத் திட்டமிடுங்கள்.</translation>
    </message>
    <message>
        <source>Blueprints</source>
        <translation>வினாத் திட்டங்கள்</translation>
    </message>
    <message>
        <source>New blueprint</source>
        <translation>புதிய வினாத் திட்டம்</translation>
    </message>
    <message>
        <source>No blueprint yet</source>
        <translation>இன்னும் வினாத் திட்டம் இல்லை</translation>
    </message>
    <message>
        <source>It says what an exam asks, how long, and what is needed to pass.</source>
        <translation>தேர்வு எதைக் கேட்கும், எவ்வளவு நேரம், தேர்ச்சிக்கு என்ன தேவை என்று இது சொல்லும்.</translation>
    </message>
    <message>
        <source>A folder with results (*.pitresult), or one result. Each is checked, opened and marked.</source>
        <translation>முடிவுகள் (*.pitresult) உள்ள கோப்புறை, அல்லது ஒரு முடிவு. ஒவ்வொன்றும் சோதித்து, திறந்து, மதிப்பிடப்படும்.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>இறக்குமதி</translation>
    </message>
    <message>
        <source>Results (*.pitresult)</source>
        <translation>முடிவுகள் (*.pitresult)</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Ask or problems</source>
        <translation>கேள் அல்லது சிக்கல்கள்</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>கேள்</translation>
    </message>
    <message>
        <source>Problems, %1</source>
        <translation>சிக்கல்கள், %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>சிக்கல்கள்</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>சொற்களில்</translation>
    </message>
    <message>
        <source>Level %1 of 5</source>
        <translation>நிலை 5-இல் %1</translation>
    </message>
    <message>
        <source>Target %1 s</source>
        <translation>இலக்கு %1 வி</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>குறிச்சொற்கள்: %1</translation>
    </message>
</context>
<context>
    <name>SignInPanel</name>
    <message>
        <source>The first examiner</source>
        <translation>முதல் மதிப்பீட்டாளர்</translation>
    </message>
    <message>
        <source>Signed in: %1, %2</source>
        <translation>உள்நுழைந்தவர்: %1, %2</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>பணியாளர்கள்</translation>
    </message>
    <message>
        <source>Nobody runs exams here yet. The first examiner gives a name and a PIN of at least six characters; others can be added later.</source>
        <translation>இங்கே இன்னும் யாரும் தேர்வுகளை நடத்தவில்லை. முதலில் செய்பவர் பெயரும் குறைந்தது ஆறு எழுத்து PIN-உம் தருவார்; மற்றவர்களைப் பின்னர் சேர்க்கலாம்.</translation>
    </message>
    <message>
        <source>You release sittings with the release PIN of the exam file: open it above, at the station.</source>
        <translation>தேர்வுக் கோப்பின் விடுவிப்பு PIN-ஆல் தேர்வமர்வுகளை விடுவிப்பீர்கள்: நிலையத்தில் மேலே அதைத் திறங்கள்.</translation>
    </message>
    <message>
        <source>Instructors, examiners and invigilators sign in with their PIN.</source>
        <translation>பயிற்றுநர்கள், மதிப்பீட்டாளர்கள், கண்காணிப்பாளர்கள் தம் PIN-ஆல் உள்நுழைவர்.</translation>
    </message>
    <message>
        <source>%1, %2 (locked)</source>
        <translation>%1, %2 (பூட்டப்பட்டது)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation>PIN மீண்டும்</translation>
    </message>
    <message>
        <source>They do not match</source>
        <translation>இரண்டும் வேறுபடுகின்றன</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Become examiner</source>
        <translation>மதிப்பீட்டாளர் ஆகு</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>உள்நுழை</translation>
    </message>
    <message>
        <source>To the exams</source>
        <translation>தேர்வுகளுக்கு</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>வெளியேறு</translation>
    </message>
    <message>
        <source>Your own PIN</source>
        <translation>உங்கள் சொந்த PIN</translation>
    </message>
</context>
<context>
    <name>SittingBar</name>
    <message>
        <source>%1 left</source>
        <translation>மீதம் %1</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>பகுதி %1</translation>
    </message>
    <message>
        <source>left of</source>
        <translation>மீதம், மொத்தம்</translation>
    </message>
    <message>
        <source>left</source>
        <translation>மீதம்</translation>
    </message>
</context>
<context>
    <name>SittingFacts</name>
    <message>
        <source>Sitting</source>
        <translation>தேர்வமர்வு</translation>
    </message>
</context>
<context>
    <name>SittingKeys</name>
    <message>
        <source>The last of its section: after locking there is no way back to it.</source>
        <translation>இது இந்தப் பகுதியின் கடைசி: பூட்டிய பின் இதற்குத் திரும்ப வழியில்லை.</translation>
    </message>
    <message>
        <source>Your answer is saved when you lock it. Results come after the end.</source>
        <translation>பூட்டும்போது உங்கள் பதில் சேமிக்கப்படும். முடிவுகள் முடிந்தபின் வரும்.</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்</translation>
    </message>
    <message>
        <source>Take flag off</source>
        <translation>கொடியை எடு</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>கொடியிடு</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>மேலோட்டம்</translation>
    </message>
    <message>
        <source>Lock, end</source>
        <translation>பூட்டு, முடி</translation>
    </message>
    <message>
        <source>Lock, next</source>
        <translation>பூட்டு, அடுத்தது</translation>
    </message>
</context>
<context>
    <name>SittingView</name>
    <message>
        <source>Reading aloud was granted, but this computer has no voice that works. Call the invigilator.</source>
        <translation>உரக்க வாசித்தல் அனுமதிக்கப்பட்டது, ஆனால் இந்தக் கணினியில் இயங்கும் குரல் இல்லை. கண்காணிப்பாளரை அழையுங்கள்.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chip-கள்</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>தட்டச்சு</translation>
    </message>
    <message>
        <source>Pay with chips instead</source>
        <translation>பதிலாக chip-களால் கொடு</translation>
    </message>
    <message>
        <source>Type it instead</source>
        <translation>பதிலாகத் தட்டச்சு செய்</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>இடைநிறுத்தப்பட்டது</translation>
    </message>
    <message>
        <source>The invigilator has stopped the clock. Your answers are saved.</source>
        <translation>கண்காணிப்பாளர் கடிகாரத்தை நிறுத்தியுள்ளார். நீங்கள் பதிலளித்தது சேமிக்கப்பட்டுள்ளது.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Invigilator: resume</source>
        <translation>கண்காணிப்பாளர்: தொடர்</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) more for everybody: %1</source>
        <translation>
            <numerusform>எல்லாருக்கும் மேலும் %n நிமிடம்: %1</numerusform>
            <numerusform>எல்லாருக்கும் மேலும் %n நிமிடங்கள்: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave this section?</source>
        <translation>விட்டுச் செல்லவா?</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>இங்கேயே இரு</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Hand in?</source>
        <translation>ஒப்படைக்கவா?</translation>
    </message>
    <message>
        <source>%1 answered, %2 open, %3 flagged. After handing in nothing can be changed.</source>
        <translation>%1 பதிலளித்தவை, %2 திறந்தவை, %3 கொடியிட்டவை. ஒப்படைத்த பின் எதையும் மாற்ற முடியாது.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>மீண்டும் பார்</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>ஒப்படை</translation>
    </message>
</context>
<context>
    <name>SittingVoice</name>
    <message>
        <source>Question %1 of %2. %3</source>
        <translation>கேள்வி %1 / %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n நிமிடம் மீதம்</numerusform>
            <numerusform>%n நிமிடங்கள் மீதம்</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SittingWords</name>
    <message>
        <source>Question %1 of %2</source>
        <translation>கேள்வி %1 / %2</translation>
    </message>
</context>
<context>
    <name>StaffDoor</name>
    <message>
        <source>%1 is for instructors and examiners.</source>
        <translation>%1 பயிற்றுநர்களுக்கும் மதிப்பீட்டாளர்களுக்கும் உரியது.</translation>
    </message>
    <message>
        <source>%1 is signed in as %2, who may not open it. Sign out on the Exams page, then somebody who may signs in there.</source>
        <translation>%1 %2 ஆக உள்நுழைந்துள்ளார்; அவர் இதைத் திறக்க முடியாது. தேர்வுகள் பக்கத்தில் வெளியேறுங்கள், பிறகு உரிமையுள்ளவர் அங்கே உள்நுழையட்டும்.</translation>
    </message>
    <message>
        <source>They sign in with their PIN on the Exams page, behind the staff&apos;s door.</source>
        <translation>அவர்கள் தேர்வுகள் பக்கத்தில், பணியாளர் கதவின் பின், தம் PIN-ஆல் உள்நுழைவர்.</translation>
    </message>
    <message>
        <source>To the Exams page</source>
        <translation>தேர்வுகள் பக்கத்துக்கு</translation>
    </message>
</context>
<context>
    <name>StandingCards</name>
    <message>
        <source>ready</source>
        <translation>தயார்</translation>
    </message>
    <message>
        <source>on course</source>
        <translation>சரியான போக்கில்</translation>
    </message>
    <message>
        <source>at risk</source>
        <translation>பின்தங்கும் ஆபத்தில்</translation>
    </message>
</context>
<context>
    <name>StationFileDialog</name>
    <message>
        <source>Join a school</source>
        <translation>பள்ளியில் இணை</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>இணை</translation>
    </message>
    <message>
        <source>Station files (*.json)</source>
        <translation>நிலையக் கோப்புகள் (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>எல்லாக் கோப்புகளும் (*)</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>What has happened</source>
        <translation>என்ன நடந்துள்ளது</translation>
    </message>
</context>
<context>
    <name>StormResult</name>
    <message numerus="yes">
        <source>Three misses: %n right.</source>
        <translation>
            <numerusform>மூன்று தவறுகள்: %n சரி.</numerusform>
            <numerusform>மூன்று தவறுகள்: %n சரி.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up: %n right.</source>
        <translation>
            <numerusform>நேரம் முடிந்தது: %n சரி.</numerusform>
            <numerusform>நேரம் முடிந்தது: %n சரி.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new best. It was %1.</source>
        <translation>புதிய சாதனை. முன்பு %1.</translation>
    </message>
    <message>
        <source>That is the one to beat.</source>
        <translation>இனி முறியடிக்க வேண்டியது இதுவே.</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>உங்கள் சிறந்தது %1.</translation>
    </message>
</context>
<context>
    <name>StormStand</name>
    <message>
        <source>%1 right, misses left: %2, time left: %3</source>
        <translation>%1 சரி, மீதமுள்ள தவறுகள்: %2, மீதமுள்ள நேரம்: %3</translation>
    </message>
    <message>
        <source>new best</source>
        <translation>புதிய சாதனை</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>சிறந்தது %1</translation>
    </message>
</context>
<context>
    <name>SummaryFigures</name>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>%1-இல்</translation>
    </message>
    <message numerus="yes">
        <source>right, %n not scored</source>
        <translation>
            <numerusform>சரி, %n மதிப்பெண் இல்லை</numerusform>
            <numerusform>சரி, %n மதிப்பெண் இல்லை</numerusform>
        </translation>
    </message>
    <message>
        <source>right first time</source>
        <translation>முதல் முறையே சரி</translation>
    </message>
    <message>
        <source>s</source>
        <translation>வி</translation>
    </message>
    <message>
        <source>median time, target %1</source>
        <translation>நடு நேரம், இலக்கு %1</translation>
    </message>
    <message>
        <source>median time</source>
        <translation>நடு நேரம்</translation>
    </message>
    <message>
        <source>fewest chips</source>
        <translation>சரியான chip பிரிப்புகள்</translation>
    </message>
</context>
<context>
    <name>SummaryTallies</name>
    <message>
        <source>Time against target</source>
        <translation>இலக்குக்கு எதிரே நேரம்</translation>
    </message>
    <message>
        <source>● right   ✕ wrong</source>
        <translation>● சரி   ✕ தவறு</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>தலைப்பு</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>நடு நேரம்</translation>
    </message>
</context>
<context>
    <name>SummaryView</name>
    <message>
        <source>Session done</source>
        <translation>அமர்வு முடிந்தது</translation>
    </message>
    <message>
        <source>New</source>
        <translation>புதியது</translation>
    </message>
    <message>
        <source>New practice</source>
        <translation>புதிய பயிற்சி</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>மீண்டும் முயல்</translation>
    </message>
    <message>
        <source>Try misses again</source>
        <translation>தவறுகளை மீண்டும் முயல்</translation>
    </message>
    <message numerus="yes">
        <source>%n still due</source>
        <translation>
            <numerusform>இன்னும் மறுபயிற்சிக்கு %n</numerusform>
            <numerusform>இன்னும் மறுபயிற்சிக்கு %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing due</source>
        <translation>மறுபயிற்சிக்கு எதுவுமில்லை</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>மீண்டும் ஒரு முறை</translation>
    </message>
    <message numerus="yes">
        <source>Review %n miss(es)</source>
        <translation>
            <numerusform>%n தவறை மீளாய்வு செய்</numerusform>
            <numerusform>%n தவறுகளை மீளாய்வு செய்</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>மீண்டும் பயிற்சி செய்</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Layout B</source>
        <translation>மேசை அமைப்பு B</translation>
    </message>
    <message>
        <source>Layout A</source>
        <translation>மேசை அமைப்பு A</translation>
    </message>
    <message>
        <source>Changes to the other layout of this document</source>
        <translation>இந்த ஆவணத்தின் மற்ற மேசை அமைப்புக்கு மாற்றும்</translation>
    </message>
    <message>
        <source>Make a scenario</source>
        <translation>சூழலை உருவாக்கு</translation>
    </message>
    <message>
        <source>Make this round a scenario</source>
        <translation>இந்தச் சுற்றைச் சூழலாக்கு</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>சுற்றுகள்</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>கோப்பைத் திற</translation>
    </message>
</context>
<context>
    <name>TableDock</name>
    <message>
        <source>The bets are down. Enter deals.</source>
        <translation>பந்தயங்கள் வைக்கப்பட்டன. Enter தொடர்ந்து பகிரும்.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>அடுத்த படி</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>முந்தைய படி</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>முகப்பு</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>தொடக்கத்துக்கு</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>முடிவுக்கு</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>ஓட்டு அல்லது நிறுத்து</translation>
    </message>
    <message>
        <source>Rounds of the shelf</source>
        <translation>அலமாரியின் சுற்றுகள்</translation>
    </message>
    <message>
        <source>A round from a file</source>
        <translation>கோப்பிலிருந்து ஒரு சுற்று</translation>
    </message>
    <message>
        <source>The other layout</source>
        <translation>மற்ற மேசை அமைப்பு</translation>
    </message>
    <message>
        <source>Make this a scenario</source>
        <translation>இதைச் சூழலாக்கு</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>நெருக்கமாகப் பார்</translation>
    </message>
    <message>
        <source>Walk the felt</source>
        <translation>மேசையில் நட</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>வேறு பக்கம்</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>இந்த விசைகள்</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>மேசை</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>The table</source>
        <translation>மேசை</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>சீட்டுக்கட்டுகள்</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Box-கள்</translation>
    </message>
    <message>
        <source>Pay table</source>
        <translation>கொடுப்பனவு அட்டவணை</translation>
    </message>
    <message>
        <source>Limits of the main bet</source>
        <translation>முதன்மைப் பந்தயத்தின் வரம்புகள்</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>குறைந்தபட்சம்</translation>
    </message>
    <message>
        <source>to</source>
        <translation>வரை</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>அதிகபட்சம்</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>அமை</translation>
    </message>
    <message>
        <source>What is on the table is replayed; what no longer fits is marked on the timeline.</source>
        <translation>மேசையில் உள்ளது மீண்டும் ஓட்டப்படும்; இனிப் பொருந்தாதது காலக்கோட்டில் குறிக்கப்படும்.</translation>
    </message>
</context>
<context>
    <name>TableStage</name>
    <message>
        <source>Order unknown</source>
        <translation>வரிசை தெரியவில்லை</translation>
    </message>
</context>
<context>
    <name>TallyRow</name>
    <message>
        <source>%1: %2 of %3 right, %4</source>
        <translation>%1: %3-இல் %2 சரி, %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
</context>
<context>
    <name>TickFlow</name>
    <message>
        <source>Show</source>
        <translation>காட்டு</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>மறை</translation>
    </message>
</context>
<context>
    <name>TraineeRow</name>
    <message>
        <source>%1, %2, with a PIN</source>
        <translation>%1, %2, PIN-உடன்</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, batch</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 · PIN</source>
        <translation>%1 · PIN</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Here now</source>
        <translation>இங்கே</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>அகற்று…</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>%1-இன் PIN</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>சரிபார்க்கிறது…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Forgotten?</source>
        <translation>மறந்துவிட்டதா?</translation>
    </message>
    <message>
        <source>You are signed in as staff and may take this PIN away. The records stay; %1 chooses another in Settings.</source>
        <translation>நீங்கள் பணியாளராக உள்நுழைந்துள்ளீர்கள்; இந்த PIN-ஐ எடுக்கலாம். பதிவுகள் இருக்கும்; %1 அமைப்புகளில் வேறொன்றைத் தேர்வார்.</translation>
    </message>
    <message>
        <source>It cannot be read back. An instructor or examiner signs in on the Exams page and takes it away here; the records stay.</source>
        <translation>இதைத் திரும்பப் படிக்க முடியாது. பயிற்றுநர் அல்லது மதிப்பீட்டாளர் தேர்வுகள் பக்கத்தில் உள்நுழைந்து இங்கே அதை எடுப்பார்; பதிவுகள் இருக்கும்.</translation>
    </message>
    <message>
        <source>It cannot be read back. No instructor or examiner is set up on this machine: make one on the Exams page, who can then take it away here. The records stay.</source>
        <translation>இதைத் திரும்பப் படிக்க முடியாது. இந்தக் கணினியில் பயிற்றுநரோ மதிப்பீட்டாளரோ இல்லை: தேர்வுகள் பக்கத்தில் ஒருவரை உருவாக்குங்கள், பிறகு அவர் இங்கே அதை எடுக்கலாம். பதிவுகள் இருக்கும்.</translation>
    </message>
    <message>
        <source>Take the PIN away</source>
        <translation>PIN-ஐ எடு</translation>
    </message>
    <message>
        <source>To the Exams page</source>
        <translation>தேர்வுகள் பக்கத்துக்கு</translation>
    </message>
</context>
<context>
    <name>TrainingSettings</name>
    <message>
        <source>Nobody is training yet.</source>
        <translation>இன்னும் யாரும் பயிற்சி செய்யவில்லை.</translation>
    </message>
    <message>
        <source>Say who you are on the home page; these settings are kept with you.</source>
        <translation>நீங்கள் யார் என்று முகப்பில் சொல்லுங்கள்; இந்த அமைப்புகள் உங்களுடன் வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>To the home page</source>
        <translation>முகப்புக்கு</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>கற்றல்</translation>
    </message>
    <message>
        <source>Target recall</source>
        <translation>விரும்பும் நினைவாற்றல்</translation>
    </message>
    <message>
        <source>A clause comes back when the chance that you still know it falls to this. Higher means more questions a day.</source>
        <translation>உங்களுக்குத் தெரியும் வாய்ப்பு இந்த அளவுக்குக் குறையும்போது விதிப்பிரிவு திரும்ப வரும். அதிகம்: ஒரு நாளுக்கு அதிகக் கேள்விகள்.</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>மேசைத் தேர்வு</translation>
    </message>
    <message>
        <source>Set the date, and new clauses are spread over the days before it.</source>
        <translation>அதன் தேதி தெரிந்தால் புதிய விதிப்பிரிவுகள் அதற்கு முந்தைய நாட்களில் பரப்பப்படும்.</translation>
    </message>
    <message>
        <source>Day of the test</source>
        <translation>தேர்வு நாள்</translation>
    </message>
    <message>
        <source>day/month/year</source>
        <translation>நாள்/மாதம்/ஆண்டு</translation>
    </message>
    <message>
        <source>In 2 weeks</source>
        <translation>2 வாரங்களில்</translation>
    </message>
    <message>
        <source>In 4 weeks</source>
        <translation>4 வாரங்களில்</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>வெளியே எடு</translation>
    </message>
    <message>
        <source>Its games</source>
        <translation>அதன் ஆட்டங்கள்</translation>
    </message>
    <message>
        <source>You</source>
        <translation>நீங்கள்</translation>
    </message>
</context>
<context>
    <name>TransportKeys</name>
    <message>
        <source>To the start</source>
        <translation>தொடக்கத்துக்கு</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>ஒரு படி பின்</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>இடைநிறுத்து</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ஓட்டு</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>அடுத்த படி</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>முடிவுக்கு</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>படி %1 / %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>வேகம்</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>மெதுவாக</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>வழக்கம்</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>வேகமாக</translation>
    </message>
</context>
<context>
    <name>TypedAnswer</name>
    <message>
        <source>Type the amount.</source>
        <translation>தொகையைத் தட்டச்சு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Type the number.</source>
        <translation>எண்ணைத் தட்டச்சு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Amount in dollars</source>
        <translation>தொகை டாலரில்</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>எண்</translation>
    </message>
    <message>
        <source>$0.00</source>
        <translation>$0.00</translation>
    </message>
    <message>
        <source>Hard or soft</source>
        <translation>Hard அல்லது soft</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>கடினம்</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Soft</translation>
    </message>
    <message>
        <source>Take the last digit back</source>
        <translation>கடைசி இலக்கத்தை எடு</translation>
    </message>
</context>
<context>
    <name>VerdictView</name>
    <message>
        <source>Rulebook</source>
        <translation>விதிப்புத்தகம்</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>இதைப் பயிற்சி செய்</translation>
    </message>
    <message>
        <source>Queried</source>
        <translation>வினவப்பட்டது</translation>
    </message>
    <message>
        <source>Query it</source>
        <translation>வினவு</translation>
    </message>
    <message>
        <source>Your instructor will see this question with your answer.</source>
        <translation>உங்கள் பயிற்றுநர் இந்தக் கேள்வியை உங்கள் பதிலுடன் காண்பார்.</translation>
    </message>
</context>
<context>
    <name>VerifyView</name>
    <message>
        <source>Verify a file</source>
        <translation>கோப்பைச் சரிபார்</translation>
    </message>
    <message>
        <source>Expected issuer: %1</source>
        <translation>எதிர்பார்க்கும் வழங்குநர்: %1</translation>
    </message>
    <message>
        <source>No issuer is known here: compare the fingerprint with the one that the school publishes.</source>
        <translation>இங்கே எந்த வழங்குநரும் அறியப்படவில்லை: பள்ளி வெளியிட்ட விரல்ரேகையுடன் ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்</translation>
    </message>
    <message>
        <source>Trust an issuer</source>
        <translation>ஒரு வழங்குநரை நம்பு</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>கோப்பைத் தேர்ந்தெடு</translation>
    </message>
    <message>
        <source>Text of a QR code</source>
        <translation>QR குறியீட்டின் உரை</translation>
    </message>
    <message>
        <source>Or paste what a phone reads off the QR code: PITWISE1…</source>
        <translation>அல்லது QR குறியீட்டிலிருந்து கைபேசி படிப்பதை ஒட்டுங்கள்: PITWISE1…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Verify the code</source>
        <translation>குறியீட்டைச் சரிபார்</translation>
    </message>
    <message>
        <source>Nothing verified yet</source>
        <translation>இன்னும் எதுவும் சரிபார்க்கவில்லை</translation>
    </message>
    <message>
        <source>Certificate or report (.pdf), badge (.jwt), mark (.pitmark), result (.pitresult), exam (.pitexam) or key file. Nothing is sent or fetched.</source>
        <translation>சான்றிதழ் அல்லது அறிக்கை (.pdf), அடையாளச்சின்னம் (.jwt), மதிப்பெண் (.pitmark), முடிவு (.pitresult), தேர்வு (.pitexam) அல்லது சாவிக் கோப்பு. எதுவும் அனுப்பப்படாது, பெறப்படாது.</translation>
    </message>
    <message>
        <source>Whole; whose key is it?</source>
        <translation>முழுமையானது; சாவி யாருடையது?</translation>
    </message>
    <message>
        <source>Whole and genuine</source>
        <translation>முழுமை, உண்மை</translation>
    </message>
    <message>
        <source>Not genuine</source>
        <translation>உண்மையல்ல</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing was altered since it was signed. But anybody can sign: compare the key %1 with the one that the school publishes, or give its public half under Trust an issuer.</source>
        <translation>கையொப்பமிட்டபின் எதுவும் மாற்றப்படவில்லை. ஆனால் யாரும் கையொப்பமிடலாம்: பள்ளி வெளியிட்ட சாவியுடன் %1-ஐ ஒப்பிடுங்கள், அல்லது “ஒரு வழங்குநரை நம்பு” கீழ் அதன் பொதுப் பாதியைத் தாருங்கள்.</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>சரிபார்</translation>
    </message>
    <message>
        <source>The public half that the school hands out, or its key file.</source>
        <translation>பள்ளி தரும் பொதுப் பாதி, அல்லது அதன் சாவிக் கோப்பு.</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>நம்பு</translation>
    </message>
</context>
<context>
    <name>VersionsSheet</name>
    <message>
        <source>Versions: %1</source>
        <translation>பதிப்புகள்: %1</translation>
    </message>
    <message>
        <source>Answers that were given to a version still show what it asked.</source>
        <translation>ஒரு பதிப்புக்குத் தந்த பதில்கள் அது கேட்டதை இன்னும் காட்டும்.</translation>
    </message>
    <message>
        <source>Version %1, %2. %3</source>
        <translation>பதிப்பு %1, %2. %3</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>It could not be asked as it stood.</source>
        <translation>இருந்தபடி இதைக் கேட்க முடியாது.</translation>
    </message>
    <message>
        <source>Under %1, clauses %2</source>
        <translation>%1-இன் கீழ், விதிப்பிரிவுகள் %2</translation>
    </message>
    <message>
        <source>Under %1</source>
        <translation>%1-இன் கீழ்</translation>
    </message>
    <message>
        <source>See it asked</source>
        <translation>கேட்பதைப் பார்</translation>
    </message>
    <message>
        <source>Go on as a new version</source>
        <translation>புதிய பதிப்பாகத் தொடர்</translation>
    </message>
    <message>
        <source>Go back to it, as a new version</source>
        <translation>இதற்குத் திரும்பு, புதிய பதிப்பாக</translation>
    </message>
    <message>
        <source>Derive</source>
        <translation>உருவாக்கு</translation>
    </message>
</context>
<context>
    <name>ViewHead</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>WordsSheet</name>
    <message>
        <source>In words</source>
        <translation>சொற்களில்</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>தலைப்பு</translation>
    </message>
    <message>
        <source>The name instructors see</source>
        <translation>பயிற்றுநர்கள் இதை அழைக்கும் பெயர்</translation>
    </message>
    <message>
        <source>Story: what the felt cannot show, told to the trainee</source>
        <translation>கதை: மேசை காட்ட முடியாதது, பயிலுநருக்குச் சொல்லப்படும்</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>கதை</translation>
    </message>
    <message>
        <source>Remark: said with the verdict</source>
        <translation>குறிப்பு: மதிப்பீட்டுடன் சொல்லப்படும்</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>குறிச்சொற்கள், காற்புள்ளியால் பிரித்து</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>குறிச்சொற்கள்</translation>
    </message>
    <message>
        <source>Level, 1 easy to 5 hard (the engine thinks %1)</source>
        <translation>நிலை, 1 எளிது முதல் 5 கடினம் (engine-இன் மதிப்பு %1)</translation>
    </message>
    <message>
        <source>Level, 1 easy to 5 hard</source>
        <translation>நிலை, 1 எளிது முதல் 5 கடினம்</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>வழக்கம்</translation>
    </message>
    <message>
        <source>Target time in seconds; empty: %1</source>
        <translation>இலக்கு நேரம் விநாடியில்; காலி: %1</translation>
    </message>
    <message>
        <source>Target time in seconds; empty: as the engine thinks</source>
        <translation>இலக்கு நேரம் விநாடியில்; காலி: engine-இன் மதிப்பு</translation>
    </message>
    <message>
        <source>Target time in seconds</source>
        <translation>இலக்கு நேரம் விநாடியில்</translation>
    </message>
</context>
<context>
    <name>WorkLine</name>
    <message>
        <source>%1… %2 %</source>
        <translation>%1… %2 %</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ரத்து செய்</translation>
    </message>
</context>
<context>
    <name>WorkList</name>
    <message>
        <source>Clauses to work on</source>
        <translation>உழைக்க வேண்டிய விதிப்பிரிவுகள்</translation>
    </message>
</context>
<context>
    <name>WorkPanel</name>
    <message>
        <source>%1, %2</source>
        <comment>by when, how far</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>மீண்டும் ஒரு முறை</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>தொடங்கு</translation>
    </message>
    <message>
        <source>%1 answered your question, %2:</source>
        <comment>who, when</comment>
        <translation>உங்கள் கேள்விக்கு %1 பதிலளித்தார், %2:</translation>
    </message>
    <message>
        <source>On its felt</source>
        <translation>அதன் மேசையில்</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>படி</translation>
    </message>
</context>
<context>
    <name>WrongPanel</name>
    <message>
        <source>What the class gets wrong</source>
        <translation>வகுப்பு தவறாகச் செய்பவை</translation>
    </message>
    <message>
        <source>Nothing yet that several answers have in common.</source>
        <translation>பல பதில்களுக்குப் பொதுவான தவறு இன்னும் இல்லை.</translation>
    </message>
    <message>
        <source>%1, %2 % wrong</source>
        <translation>%1, %2 % தவறு</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Drill it in class</source>
        <translation>வகுப்பில் பயிற்சி செய்</translation>
    </message>
    <message>
        <source>Drill these %1 in class</source>
        <translation>இந்த %1-ஐயும் வகுப்பில் பயிற்சி செய்</translation>
    </message>
</context>
<context>
    <name>YouSettings</name>
    <message>
        <source>Name and batch</source>
        <translation>பெயரும் குழுவும்</translation>
    </message>
    <message>
        <source>As they appear on exports and reports.</source>
        <translation>ஏற்றுமதிகளிலும் அறிக்கைகளிலும் இருப்பது போல.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>குழு</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Asked for before your records are shown. After five wrong tries you have to wait.</source>
        <translation>உங்கள் பதிவுகளைக் காட்டும் முன் கேட்கப்படும். ஐந்து தவறான முயற்சிகளுக்குப் பின் காத்திருக்கும்.</translation>
    </message>
    <message>
        <source>You have none. With a PIN, nobody else can practise in your name.</source>
        <translation>இல்லை. ஒன்று இருந்தால் வேறு யாரும் உங்கள் பெயரில் பயிற்சி செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>புதிய PIN</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>சேமிக்கிறது…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>மாற்று</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>அமை</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>வெளியே எடு</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A trainer for casino dealers.</source>
        <translation>காசினோ dealer-களுக்கான பயிற்சி நிரல்.</translation>
    </message>
    <message>
        <source>Keep records and settings in &lt;folder&gt;.</source>
        <translation>பதிவுகளையும் அமைப்புகளையும் &lt;folder&gt;-இல் வைக்கவும்.</translation>
    </message>
    <message>
        <source>Open at the page &lt;name&gt;.</source>
        <translation>&lt;name&gt; பக்கத்தில் திறக்கவும்.</translation>
    </message>
    <message>
        <source>Save a picture of every page in &lt;folder&gt; and end.</source>
        <translation>ஒவ்வொரு பக்கத்தின் படத்தையும் &lt;folder&gt;-இல் சேமித்து முடிக்கவும்.</translation>
    </message>
    <message>
        <source>Say on standard error how long the first frame took.</source>
        <translation>முதல் சட்டகத்துக்கு எவ்வளவு நேரம் ஆனது என்று standard error-இல் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Speak the language &lt;code&gt;: en, zh_CN, ms or ta.</source>
        <translation>&lt;code&gt; மொழியைப் பயன்படுத்தவும்: en, zh_CN, ms அல்லது ta.</translation>
    </message>
    <message>
        <source>A pack, an exam or a result to open.</source>
        <translation>திறக்க வேண்டிய தொகுப்பு, தேர்வு அல்லது முடிவு.</translation>
    </message>
</context>
<context>
    <name>pitwise::AngoffAid</name>
    <message numerus="yes">
        <source>%1 of %2 right: a pass mark of %3 %. %n judge(s), standard error %4 questions.</source>
        <translation>
            <numerusform>%2-இல் %1 சரி: தேர்ச்சி மதிப்பெண் %3 %. %n நடுவர், திட்டப் பிழை %4 கேள்விகள்.</numerusform>
            <numerusform>%2-இல் %1 சரி: தேர்ச்சி மதிப்பெண் %3 %. %n நடுவர்கள், திட்டப் பிழை %4 கேள்விகள்.</numerusform>
        </translation>
    </message>
    <message>
        <source>The judges are far apart here. Discuss and rate again: question %1.</source>
        <translation>மிக வேறுபடுகின்றன, பேசி மீண்டும் மதிப்பிடுங்கள்: கேள்வி %1.</translation>
    </message>
</context>
<context>
    <name>pitwise::AnswerReview</name>
    <message>
        <source>This answer was recorded by another version and cannot be shown on its felt: %1</source>
        <translation>இந்தப் பதில் வேறு பதிப்பால் பதிவானது; அதன் மேசையில் காட்ட முடியாது: %1</translation>
    </message>
    <message>
        <source>Question %1, %2</source>
        <translation>கேள்வி %1, %2</translation>
    </message>
    <message>
        <source>d MMMM, HH:mm</source>
        <translation>d MMMM, HH:mm</translation>
    </message>
</context>
<context>
    <name>pitwise::Appeal</name>
    <message>
        <source>Resumed under PIN by %1 after %2 s out</source>
        <translation>%2 வி இடைவெளிக்குப் பின் PIN-உடன் %1 தொடர்ந்தார்</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) of the log missing: an old copy was put back</source>
        <translation>
            <numerusform>பதிவேட்டில் %n பதிவு இல்லை: பழைய நகல் வைக்கப்பட்டது</numerusform>
            <numerusform>பதிவேட்டில் %n பதிவுகள் இல்லை: பழைய நகல் வைக்கப்பட்டது</numerusform>
        </translation>
    </message>
    <message>
        <source>the clock&apos;s file was gone, the whole gap was counted</source>
        <translation>கடிகாரத்தின் கோப்பு இல்லை, முழு இடைவெளியும் எண்ணப்பட்டது</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of a half-written entry dropped</source>
        <translation>
            <numerusform>பாதி எழுதிய பதிவின் %n பைட் விடப்பட்டது</numerusform>
            <numerusform>பாதி எழுதிய பதிவின் %n பைட்டுகள் விடப்பட்டன</numerusform>
        </translation>
    </message>
    <message>
        <source>Released by %1</source>
        <translation>விடுவித்தவர் %1</translation>
    </message>
    <message>
        <source>Question %1 on screen</source>
        <translation>கேள்வி %1 திரையில்</translation>
    </message>
    <message>
        <source>Question %1 answered</source>
        <translation>கேள்வி %1-க்குப் பதிலளித்தது</translation>
    </message>
    <message>
        <source>Question %1 flagged</source>
        <translation>கேள்வி %1 கொடியிடப்பட்டது</translation>
    </message>
    <message>
        <source>Flag taken off question %1</source>
        <translation>கேள்வி %1-இன் கொடி எடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Section %1 closed: time over</source>
        <translation>பகுதி %1 மூடப்பட்டது: நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>Section %1 left</source>
        <translation>பகுதி %1-ஐ விட்டது</translation>
    </message>
    <message>
        <source>%1 minutes more, by %2: %3</source>
        <translation>மேலும் %1 நிமிடங்கள், தந்தவர் %2: %3</translation>
    </message>
    <message>
        <source>Noted by %1: %2</source>
        <translation>குறித்தவர் %1: %2</translation>
    </message>
    <message>
        <source>An aid was changed: %1</source>
        <translation>ஓர் உதவி மாற்றப்பட்டது: %1</translation>
    </message>
    <message>
        <source>Paused by %1: %2</source>
        <translation>இடைநிறுத்தியவர் %1: %2</translation>
    </message>
    <message>
        <source>Resumed, %1</source>
        <translation>தொடர்ந்தது, %1</translation>
    </message>
    <message>
        <source>Over: time</source>
        <translation>முடிந்தது: நேரம்</translation>
    </message>
    <message>
        <source>Stopped by the invigilator</source>
        <translation>கண்காணிப்பாளர் நிறுத்தினார்</translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation>ஒப்படைத்தது</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>தேர்ந்தது</translation>
    </message>
    <message>
        <source>Rules of that day: %1</source>
        <translation>அன்றைய விதிகள்: %1</translation>
    </message>
    <message>
        <source>Appeal replay: %1</source>
        <translation>மேல்முறையீட்டு மறுகாட்சி: %1</translation>
    </message>
    <message>
        <source>%1, %2:%3 left</source>
        <translation>%1, மீதம் %2:%3</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>கேள்வி %1 / %2</translation>
    </message>
    <message>
        <source>Taken out by a ruling</source>
        <translation>தீர்ப்பால் நீக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Full marks by a ruling</source>
        <translation>தீர்ப்பால் முழு மதிப்பெண்</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>பதிலளிக்கவில்லை</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>தவறு</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>மொழி: %1</translation>
    </message>
    <message numerus="yes">
        <source>the log was damaged, %n record(s) of it are lost</source>
        <translation>
            <numerusform>பதிவேடு சேதமடைந்தது, அதில் %n பதிவு இழக்கப்பட்டது</numerusform>
            <numerusform>பதிவேடு சேதமடைந்தது, அதில் %n பதிவுகள் இழக்கப்பட்டன</numerusform>
        </translation>
    </message>
    <message>
        <source>Question %1: chosen, not locked</source>
        <translation>கேள்வி %1: தேர்ந்தெடுத்தது, பூட்டவில்லை</translation>
    </message>
    <message>
        <source>Away from the exam&apos;s window for %1 s</source>
        <translation>தேர்வின் சாளரத்துக்கு வெளியே %1 வி</translation>
    </message>
    <message>
        <source>Seen on a screen of %1, window %2, text %3 %</source>
        <translation>பார்த்த திரை %1, சாளரம் %2, எழுத்து %3 %</translation>
    </message>
</context>
<context>
    <name>pitwise::BlueprintEditor</name>
    <message>
        <source>Dealer certificate, written part</source>
        <translation>dealer சான்றிதழ், எழுத்துப் பகுதி</translation>
    </message>
    <message>
        <source>the written dealer examination</source>
        <translation>எழுத்து dealer தேர்வு</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>பகுதி %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>தலைப்பு</translation>
    </message>
    <message>
        <source>What a pass certifies</source>
        <translation>தேர்ச்சி எதைச் சான்றளிக்கிறது</translation>
    </message>
    <message>
        <source>Time in all</source>
        <translation>மொத்த நேரம்</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>நடைமுறையில் உள்ள விதிகள்</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ஆட்டங்கள்</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>கடினம்</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>தேர்ச்சி மதிப்பெண்</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>பகுதிகள்</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>கேள்விகள்</translation>
    </message>
    <message>
        <source>kind of question &quot;%1&quot; of %2</source>
        <translation>%2-இன் கேள்வி வகை &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Section %1, %2, %3: %4</source>
        <translation>பகுதி %1, %2, %3: %4</translation>
    </message>
    <message>
        <source>no name yet</source>
        <translation>பெயரின்றி</translation>
    </message>
    <message>
        <source>%1 takes a dealer about %2 minutes, but has only %3 of its own.</source>
        <translation>%1-க்கு dealer-க்குச் சுமார் %2 நிமிடங்கள், அதற்கு உள்ளது %3.</translation>
    </message>
    <message>
        <source>The sections&apos; own times add up to %1 minutes, but the exam has %2: nobody can use them all.</source>
        <translation>பகுதிகளின் சொந்த நேரங்கள் கூட்டினால் %1 நிமிடங்கள், தேர்வுக்கு %2: எல்லாவற்றையும் யாராலும் பயன்படுத்த முடியாது.</translation>
    </message>
    <message>
        <source>The sections&apos; own times add up to %1 minutes: %2 of the exam&apos;s can never be used.</source>
        <translation>பகுதிகளின் சொந்த நேரங்கள் கூட்டினால் %1 நிமிடங்கள்: தேர்வின் %2 ஒருபோதும் பயன்படாது.</translation>
    </message>
    <message>
        <source>A form takes a dealer about %1 minutes, but the exam has only %2.</source>
        <translation>ஒரு வினாத்தாளுக்கு dealer-க்குச் சுமார் %1 நிமிடங்கள், தேர்வுக்கு %2.</translation>
    </message>
    <message>
        <source>The sections&apos; own pass marks need %1 right answers, the pass mark in all %2: it decides nothing.</source>
        <translation>பகுதிகளின் சொந்தத் தேர்ச்சி மதிப்பெண்களுக்கு %1 சரியான பதில்கள் வேண்டும், மொத்தத் தேர்ச்சி மதிப்பெண் %2: அது எதையும் தீர்மானிக்காது.</translation>
    </message>
    <message>
        <source>%1 questions, %2 right to pass, %3 minutes</source>
        <translation>%1 கேள்விகள், தேர்ச்சிக்கு %2 சரி, %3 நிமிடங்கள்</translation>
    </message>
    <message>
        <source>%1, for exams only</source>
        <translation>%1, தேர்வுகளுக்கு மட்டும்</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, பதிப்பு %2</translation>
    </message>
    <message>
        <source>%1, version %2 (not the newest)</source>
        <translation>%1, பதிப்பு %2 (புதியது அல்ல)</translation>
    </message>
    <message>
        <source>Checking the question bank</source>
        <translation>கேள்வி வங்கியைக் கேட்கிறது</translation>
    </message>
    <message>
        <source>The question bank can deliver this. A form takes a dealer about %1 minutes.</source>
        <translation>கேள்வி வங்கி இதைத் தருகிறது. ஒரு வினாத்தாளுக்கு dealer-க்குச் சுமார் %1 நிமிடங்கள்.</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>ஆட்டங்கள்: %1</translation>
    </message>
    <message>
        <source>all in force</source>
        <translation>நடைமுறையில் உள்ள எல்லாம்</translation>
    </message>
    <message>
        <source>Topics: %1</source>
        <translation>தலைப்புகள்: %1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>எல்லாம்</translation>
    </message>
    <message>
        <source>Kinds of question: %1</source>
        <translation>கேள்வி வகைகள்: %1</translation>
    </message>
    <message>
        <source>Scenario packs: %1</source>
        <translation>சூழல் தொகுப்புகள்: %1</translation>
    </message>
    <message>
        <source>Difficulty: %1 to %2 %</source>
        <translation>கடினம்: %1 முதல் %2 %</translation>
    </message>
    <message>
        <source>The clock stops until the sitting is resumed.</source>
        <translation>தேர்வமர்வு தொடரும் வரை கடிகாரம் நிற்கும்.</translation>
    </message>
    <message>
        <source>The clock keeps running.</source>
        <translation>கடிகாரம் ஓடிக்கொண்டிருக்கும்.</translation>
    </message>
    <message>
        <source>The clock stops for at most %1 minutes each time.</source>
        <translation>கடிகாரம் ஒவ்வொரு முறையும் அதிகபட்சம் %1 நிமிடங்கள் நிற்கும்.</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>அனுமதியில்லை.</translation>
    </message>
    <message>
        <source>Within the section.</source>
        <translation>பகுதிக்குள்.</translation>
    </message>
    <message>
        <source>Everywhere.</source>
        <translation>எங்கும்.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>இன்னும் சேமிக்கவில்லை</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 நிமி.</translation>
    </message>
    <message>
        <source>Certifies</source>
        <translation>சான்றளிப்பது</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>செல்லுபடி</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 மாதங்கள்</translation>
    </message>
    <message>
        <source>without an end</source>
        <translation>முடிவின்றி</translation>
    </message>
    <message>
        <source>Pass mark in all</source>
        <translation>மொத்தத் தேர்ச்சி மதிப்பெண்</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>முயற்சிகள்</translation>
    </message>
    <message>
        <source>Going back</source>
        <translation>பின்னே செல்லுதல்</translation>
    </message>
    <message>
        <source>After a crash</source>
        <translation>செயலிழப்புக்குப் பின்</translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation>கேள்வி வங்கிகள்</translation>
    </message>
    <message>
        <source>Exam questions are kept out of practice.</source>
        <translation>தேர்வுக் கேள்விகள் பயிற்சியில் சேர்க்கப்படா.</translation>
    </message>
    <message>
        <source>Exam and practice share their questions.</source>
        <translation>தேர்வும் பயிற்சியும் கேள்விகளைப் பகிரும்.</translation>
    </message>
    <message>
        <source>Parallel forms</source>
        <translation>இணை வினாத்தாள்கள்</translation>
    </message>
    <message>
        <source>Mean difficulty within ± %1 %, expected time within ± %2 % of the target.</source>
        <translation>சராசரிக் கடினம் இலக்கின் ± %1 %-க்குள், எதிர்பார்க்கும் நேரம் ± %2 %-க்குள்.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>பொருள்கோள் %1</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>பொருள்கோள்கள்</translation>
    </message>
    <message>
        <source>All left open: what hangs on them is not asked.</source>
        <translation>எல்லாம் திறந்தே உள்ளன: அவற்றைச் சார்ந்தது கேட்கப்படாது.</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>கொடுப்பனவு அட்டவணைகள்</translation>
    </message>
    <message>
        <source>Every candidate may open them.</source>
        <translation>ஒவ்வொரு தேர்வரும் அவற்றைத் திறக்கலாம்.</translation>
    </message>
    <message>
        <source>Shown to nobody.</source>
        <translation>யாருக்கும் காட்டப்படாது.</translation>
    </message>
    <message>
        <source>Typed keys</source>
        <translation>தட்டச்சு செய்த பதில்கள்</translation>
    </message>
    <message>
        <source>Questions whose key was typed by a person may be asked.</source>
        <translation>சரியான பதிலை ஒருவர் தட்டச்சு செய்த கேள்விகளும் கேட்கப்படலாம்.</translation>
    </message>
    <message>
        <source>Every key is computed.</source>
        <translation>ஒவ்வொரு சரியான பதிலும் கணக்கிடப்படுகிறது.</translation>
    </message>
</context>
<context>
    <name>pitwise::CandidateList</name>
    <message>
        <source>A candidate&apos;s number has letters, digits, - and _ only, 80 at most.</source>
        <translation>தேர்வரின் எண்ணில் எழுத்துகள், எண்கள், - மற்றும் _ மட்டும், அதிகபட்சம் 80.</translation>
    </message>
    <message>
        <source>time × %1</source>
        <translation>நேரம் × %1</translation>
    </message>
    <message>
        <source>text %1 %</source>
        <translation>எழுத்து %1 %</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>உயர் மாறுபாடு</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>அசைவின்றி</translation>
    </message>
    <message>
        <source>read aloud</source>
        <translation>உரக்க வாசித்தல்</translation>
    </message>
    <message>
        <source>The number %1 is on the list already.</source>
        <translation>எண் %1 ஏற்கெனவே பட்டியலில் உள்ளது.</translation>
    </message>
    <message>
        <source>A candidate needs a name: it stands on the certificate.</source>
        <translation>தேர்வருக்குப் பெயர் வேண்டும்: அது சான்றிதழில் இருக்கும்.</translation>
    </message>
</context>
<context>
    <name>pitwise::CertificateSheet</name>
    <message>
        <source>Certificate %1: %2 has passed %3, %4</source>
        <translation>சான்றிதழ் %1: %2, %3-இல் தேர்ச்சி பெற்றார், %4</translation>
    </message>
</context>
<context>
    <name>pitwise::ChartData</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Week from %1</source>
        <translation>%1 முதலான வாரம்</translation>
    </message>
</context>
<context>
    <name>pitwise::ClassDesk</name>
    <message numerus="yes">
        <source>%n trainee(s).</source>
        <translation>
            <numerusform>%n பயிலுநர்.</numerusform>
            <numerusform>%n பயிலுநர்கள்.</numerusform>
        </translation>
    </message>
    <message>
        <source>No date is fixed for the table test.</source>
        <translation>மேசைத் தேர்வுக்கு நாள் குறிக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>a date</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message>
        <source>Table test %1, in every game.</source>
        <translation>மேசைத் தேர்வு %1, எல்லா ஆட்டங்களிலும்.</translation>
    </message>
    <message>
        <source>Table test %1: %2.</source>
        <translation>மேசைத் தேர்வு %1: %2.</translation>
    </message>
    <message>
        <source>Last %1 days, %2</source>
        <translation>கடந்த %1 நாட்கள், %2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n பதில்</numerusform>
            <numerusform>%n பதில்கள்</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has answered nothing wrong.</source>
        <translation>%1 எதற்கும் தவறாகப் பதிலளிக்கவில்லை.</translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation>இங்குள்ள ஒருவர்</translation>
    </message>
    <message>
        <source>Type the date as day/month/year, such as 27/11/2026.</source>
        <translation>நாளை நாள்/மாதம்/ஆண்டு என எழுதுங்கள், எடுத்துக்காட்டு: 27/11/2026.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 எழுதப்பட்டது.</translation>
    </message>
    <message numerus="yes">
        <source>not seen for %n days</source>
        <translation>
            <numerusform>%n நாளாக வரவில்லை</numerusform>
            <numerusform>%n நாட்களாக வரவில்லை</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ClassWork</name>
    <message>
        <source>d MMMM, HH:mm</source>
        <translation>d MMMM, HH:mm</translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation>இங்குள்ள ஒருவர்</translation>
    </message>
    <message>
        <source>no day set</source>
        <translation>நாள் குறிக்கவில்லை</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>ஆக்கியவர்: %1</translation>
    </message>
    <message>
        <source>%1 of %2 have done it</source>
        <translation>%2-இல் %1 பேர் செய்துவிட்டார்கள்</translation>
    </message>
    <message>
        <source>%1 has done it</source>
        <translation>%1 செய்துவிட்டார்</translation>
    </message>
    <message>
        <source>%1 has not done it yet</source>
        <translation>%1 இன்னும் செய்யவில்லை</translation>
    </message>
    <message>
        <source>%1, %2 % right</source>
        <comment>who has done it, how well</comment>
        <translation>%1, %2 % சரி</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>கொடுத்தவர்: %1</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2-இல் %1 சரி</translation>
    </message>
    <message>
        <source>Doubts the answer.</source>
        <translation>விடை சரியா என்று ஐயப்படுகிறார்.</translation>
    </message>
    <message>
        <source>Type the date as day/month/year, such as 27/11/2026.</source>
        <translation>நாளை நாள்/மாதம்/ஆண்டு என எழுதுங்கள், எடுத்துக்காட்டு: 27/11/2026.</translation>
    </message>
    <message>
        <source>Type a title first.</source>
        <translation>முதலில் தலைப்பை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>%1: not begun</source>
        <translation>%1: தொடங்கவில்லை</translation>
    </message>
    <message>
        <source>%1: %2 of %3 right, %4</source>
        <translation>%1: %3-இல் %2 சரி, %4</translation>
    </message>
    <message>
        <source>%1: under way, %2 of %3 right</source>
        <translation>%1: நடந்துகொண்டிருக்கிறது, %3-இல் %2 சரி</translation>
    </message>
</context>
<context>
    <name>pitwise::ClauseHistory</name>
    <message>
        <source>d MMM, HH:mm</source>
        <translation>d MMM, HH:mm</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 வி</translation>
    </message>
</context>
<context>
    <name>pitwise::DecisionModel</name>
    <message>
        <source>%1, box %2 %3</source>
        <translation>%1, box %2 %3</translation>
    </message>
</context>
<context>
    <name>pitwise::EditorAsk</name>
    <message>
        <source>Ask here</source>
        <translation>இங்கே கேள்</translation>
    </message>
    <message>
        <source>Choose what is asked</source>
        <translation>எதைக் கேட்பது என்று தேர்ந்தெடு</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take an option out</source>
        <translation>ஒரு விருப்பத்தை எடு</translation>
    </message>
    <message>
        <source>Take an option back in</source>
        <translation>ஒரு விருப்பத்தை மீண்டும் சேர்</translation>
    </message>
    <message>
        <source>No more than %1 options can be dropped.</source>
        <translation>%1 விருப்பங்களுக்கு மேல் விட முடியாது.</translation>
    </message>
    <message>
        <source>Drop an option</source>
        <translation>ஒரு விருப்பத்தை விடு</translation>
    </message>
    <message>
        <source>No more than %1 options can be added.</source>
        <translation>%1 விருப்பங்களுக்கு மேல் சேர்க்க முடியாது.</translation>
    </message>
    <message>
        <source>Add an option</source>
        <translation>ஒரு விருப்பத்தைச் சேர்</translation>
    </message>
    <message>
        <source>Type an amount: 25 or 2.50.</source>
        <translation>தொகையைத் தட்டச்சு செய்யுங்கள்: 25 அல்லது 2.50.</translation>
    </message>
    <message>
        <source>Type a total: 18, or soft 18.</source>
        <translation>மொத்தத்தைத் தட்டச்சு செய்யுங்கள்: 18, அல்லது soft 18.</translation>
    </message>
    <message>
        <source>Type a player.</source>
        <translation>ஆட்டக்காரரைத் தட்டச்சு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>தலைப்பு</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>கதை</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>குறிச்சொற்கள்</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>Target time</source>
        <translation>இலக்கு நேரம்</translation>
    </message>
</context>
<context>
    <name>pitwise::EditorIncident</name>
    <message>
        <source>Break something</source>
        <translation>எதையாவது தவறச் செய்</translation>
    </message>
    <message>
        <source>Take the irregularity out</source>
        <translation>ஒழுங்கீனத்தை எடு</translation>
    </message>
    <message>
        <source>Type cards: 8S KD.</source>
        <translation>சீட்டுகளைத் தட்டச்சு செய்யுங்கள்: 8S KD.</translation>
    </message>
    <message>
        <source>Type an amount: 25 or 2.50.</source>
        <translation>தொகையைத் தட்டச்சு செய்யுங்கள்: 25 அல்லது 2.50.</translation>
    </message>
    <message>
        <source>A number from %1 to %2.</source>
        <translation>%1 முதல் %2 வரை ஓர் எண்.</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>பெயரைத் தட்டச்சு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Change a fact</source>
        <translation>ஒரு விவரத்தை மாற்று</translation>
    </message>
    <message>
        <source>Add a claimant</source>
        <translation>உரிமை கோருபவரைச் சேர்</translation>
    </message>
    <message>
        <source>Add a bettor</source>
        <translation>பந்தயக்காரரைச் சேர்</translation>
    </message>
    <message>
        <source>Take a person out</source>
        <translation>ஒருவரை எடு</translation>
    </message>
    <message>
        <source>Take the facts from the table</source>
        <translation>விவரங்களை மேசையிலிருந்து எடு</translation>
    </message>
</context>
<context>
    <name>pitwise::EditorTable</name>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n சீட்டுக்கட்டு</numerusform>
            <numerusform>%n சீட்டுக்கட்டுகள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n box-கள்</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 to %2</source>
        <translation>, %1 முதல் %2</translation>
    </message>
    <message>
        <source>%1, %2%3</source>
        <comment>4 decks, 4 boxes, $25 to $5,000</comment>
        <translation>%1, %2%3</translation>
    </message>
    <message>
        <source>Put a bet on a box</source>
        <translation>box-இல் பந்தயம் வை</translation>
    </message>
    <message>
        <source>The dealer gets a card</source>
        <translation>dealer ஒரு சீட்டு பெறுகிறார்</translation>
    </message>
    <message>
        <source>Box %1, hand %2 gets a card</source>
        <translation>Box %1, hand %2 ஒரு சீட்டு பெறுகிறது</translation>
    </message>
    <message>
        <source>Box %1 gets a card</source>
        <translation>Box %1 ஒரு சீட்டு பெறுகிறது</translation>
    </message>
    <message>
        <source>The offers are open</source>
        <translation>வழங்கல்கள் திறந்துள்ளன</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>சுற்று முடிந்தது</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>soft %1</translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3, %4 decides</source>
        <translation>Box %1, hand %2: %3, தீர்மானிப்பவர் %4</translation>
    </message>
    <message>
        <source>Change a card</source>
        <translation>ஒரு சீட்டை மாற்று</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation>ஒரு சீட்டைப் பகிர்</translation>
    </message>
    <message>
        <source>%1 is no card. Type rank and suit: 8S KD.</source>
        <translation>%1 சீட்டு அல்ல. தரத்தையும் suit-ஐயும் தட்டச்சு செய்யுங்கள்: 8S KD.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>தொடர்ந்து பகிர்</translation>
    </message>
    <message>
        <source>Type an amount: 25 or 2.50. Nothing: the whole.</source>
        <translation>தொகையைத் தட்டச்சு செய்யுங்கள்: 25 அல்லது 2.50. காலி: முழுவதும்.</translation>
    </message>
    <message>
        <source>Change a decision</source>
        <translation>ஒரு முடிவை மாற்று</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>முடிவெடு</translation>
    </message>
    <message>
        <source>Take the irregularity out</source>
        <translation>ஒழுங்கீனத்தை எடு</translation>
    </message>
    <message>
        <source>Take a card out</source>
        <translation>ஒரு சீட்டை எடு</translation>
    </message>
    <message>
        <source>Take a decision out</source>
        <translation>ஒரு முடிவை எடு</translation>
    </message>
    <message>
        <source>Take the rest out</source>
        <translation>மீதியை எடு</translation>
    </message>
    <message>
        <source>Take a bet away</source>
        <translation>ஒரு பந்தயத்தை எடு</translation>
    </message>
    <message>
        <source>Drop an event</source>
        <translation>ஒரு நிகழ்வை விடு</translation>
    </message>
    <message>
        <source>Change the seat</source>
        <translation>இருக்கையை மாற்று</translation>
    </message>
    <message>
        <source>Type a box and an amount: 2 100, or 2 pair 10, or 2 B 50. Who sits there: 2 seat B.</source>
        <translation>box-உம் தொகையும் தட்டச்சு செய்யுங்கள்: 2 100, அல்லது 2 pair 10, அல்லது 2 B 50. அங்கே அமர்பவர்: 2 seat B.</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>பந்தயம் வை</translation>
    </message>
    <message>
        <source>Place a chip</source>
        <translation>chip வை</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>சீட்டுக்கட்டுகளை மாற்று</translation>
    </message>
    <message>
        <source>Change the boxes</source>
        <translation>box-களை மாற்று</translation>
    </message>
    <message>
        <source>Change the pay table</source>
        <translation>கொடுப்பனவு அட்டவணையை மாற்று</translation>
    </message>
    <message>
        <source>Type two amounts, the minimum first.</source>
        <translation>இரண்டு தொகைகளைத் தட்டச்சு செய்யுங்கள், குறைந்தபட்சம் முதலில்.</translation>
    </message>
    <message>
        <source>Change the limits</source>
        <translation>வரம்புகளை மாற்று</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamDesk</name>
    <message>
        <source>Version %1: %2 questions, %3 minutes, pass mark %4 %</source>
        <translation>பதிப்பு %1: %2 கேள்விகள், %3 நிமிடங்கள், தேர்ச்சி மதிப்பெண் %4 %</translation>
    </message>
    <message numerus="yes">
        <source>Sealed %1 for %2, %n result(s)</source>
        <translation>
            <numerusform>%2-க்காக %1-இல் முத்திரையிட்டது, %n முடிவு</numerusform>
            <numerusform>%2-க்காக %1-இல் முத்திரையிட்டது, %n முடிவுகள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Planned %1, %n candidate(s)</source>
        <translation>
            <numerusform>%1-இல் திட்டமிட்டது, %n தேர்வர்</numerusform>
            <numerusform>%1-இல் திட்டமிட்டது, %n தேர்வர்கள்</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ExamPlan</name>
    <message>
        <source>%1, version %2. %3 questions, %4 minutes.</source>
        <translation>%1, பதிப்பு %2. %3 கேள்விகள், %4 நிமிடங்கள்.</translation>
    </message>
    <message>
        <source>Making %1 forms</source>
        <translation>%1 வினாத்தாள்களை உருவாக்குகிறது</translation>
    </message>
    <message>
        <source>Difficulty %1 to %2 of 100, wanted %3 ± %4. Expected time %5 to %6, wanted %7 ± %8.</source>
        <translation>கடினம் 100-இல் %1 முதல் %2, வேண்டியது %3 ± %4. எதிர்பார்க்கும் நேரம் %5 முதல் %6, வேண்டியது %7 ± %8.</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>ஒத்தவை</translation>
    </message>
    <message>
        <source>forms outside: %1</source>
        <translation>வெளியே உள்ள வினாத்தாள்கள்: %1</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>விதிப்பிரிவுகள்</translation>
    </message>
    <message>
        <source>two forms share %1 % of theirs</source>
        <translation>இரண்டு வினாத்தாள்கள் தம் கேள்விகளில் %1 % பகிர்கின்றன</translation>
    </message>
    <message>
        <source>From %1 % to %2 %. The more, the fairer; the fewer, the less a neighbour&apos;s form is worth.</source>
        <translation>%1 % முதல் %2 % வரை. அதிகமானால் நியாயம் அதிகம்; குறைவானால் அடுத்தவரின் வினாத்தாளுக்கு மதிப்பு குறைவு.</translation>
    </message>
    <message>
        <source>Shared questions</source>
        <translation>பகிரும் கேள்விகள்</translation>
    </message>
    <message>
        <source>none</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>%1 of %2 at most in two forms</source>
        <translation>இரண்டு வினாத்தாள்களில் அதிகபட்சம் %2-இல் %1</translation>
    </message>
    <message>
        <source>Pairs of equal forms: %1. There are too few different questions.</source>
        <translation>ஒரே மாதிரியான வினாத்தாள் ஜோடிகள்: %1. வெவ்வேறு கேள்விகள் மிகக் குறைவு.</translation>
    </message>
    <message>
        <source>There are too few different questions for forms that differ: add games, topics or families.</source>
        <translation>வேறுபடும் வினாத்தாள்களுக்கு வெவ்வேறு கேள்விகள் மிகக் குறைவு: ஆட்டங்கள், தலைப்புகள் அல்லது கேள்வி வகைகளைச் சேருங்கள்.</translation>
    </message>
    <message>
        <source>No form asks one twice, and no two forms are equal.</source>
        <translation>எந்த வினாத்தாளும் ஒரு கேள்வியை இரு முறை கேட்காது, எந்த இரண்டும் ஒன்றல்ல.</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>வெளிப்பாடு</translation>
    </message>
    <message>
        <source>%1 different questions</source>
        <translation>%1 வெவ்வேறு கேள்விகள்</translation>
    </message>
    <message>
        <source>Forms that hold the most shown one: %1.</source>
        <translation>அதிகம் காட்டிய கேள்வி உள்ள வினாத்தாள்கள்: %1.</translation>
    </message>
    <message>
        <source>They are counted as shown.</source>
        <translation>அவை காட்டியவையாக எண்ணப்படும்.</translation>
    </message>
    <message>
        <source>What earlier exams have shown is sealed: open the issuer&apos;s key to compare.</source>
        <translation>முந்தைய தேர்வுகள் காட்டியது முத்திரையிடப்பட்டுள்ளது: ஒப்பிட வழங்குநர் சாவியைத் திறங்கள்.</translation>
    </message>
    <message>
        <source>None was in an earlier exam.</source>
        <translation>எதுவும் முந்தைய தேர்வில் இல்லை.</translation>
    </message>
    <message>
        <source>Questions of earlier exams in them: %1.</source>
        <translation>இவற்றில் முந்தைய தேர்வுகளின் கேள்விகள்: %1.</translation>
    </message>
    <message>
        <source>Question bank</source>
        <translation>கேள்வி வங்கி</translation>
    </message>
    <message>
        <source>kept apart</source>
        <translation>தனியாக</translation>
    </message>
    <message>
        <source>shared with practice</source>
        <translation>பயிற்சியுடன் பகிர்ந்து</translation>
    </message>
    <message>
        <source>A candidate may have met a question in practice.</source>
        <translation>தேர்வர் பயிற்சியில் ஒரு கேள்வியைச் சந்தித்திருக்கலாம்.</translation>
    </message>
    <message>
        <source>Practice never shows these questions.</source>
        <translation>பயிற்சி இந்தக் கேள்விகளை ஒருபோதும் காட்டாது.</translation>
    </message>
    <message>
        <source>Practice never shows %1 of %2. The others come from families with few different questions, which have to be practised too: %3.</source>
        <translation>%2-இல் %1-ஐப் பயிற்சி ஒருபோதும் காட்டாது. மற்றவை வெவ்வேறு கேள்விகள் குறைந்த வகைகளிலிருந்து வருகின்றன; அவற்றையும் பயிற்சி செய்ய வேண்டும்: %3.</translation>
    </message>
    <message numerus="yes">
        <source>Sealing the exam for %n candidate(s)</source>
        <translation>
            <numerusform>%n தேர்வருக்குத் தேர்வை முத்திரையிடுகிறது</numerusform>
            <numerusform>%n தேர்வர்களுக்குத் தேர்வை முத்திரையிடுகிறது</numerusform>
        </translation>
    </message>
    <message>
        <source>number,name,release code</source>
        <translation>எண்,பெயர்,விடுவிப்புக் குறியீடு</translation>
    </message>
    <message>
        <source>Holds off who has copied the file for days or weeks.</source>
        <translation>கோப்பை நகலெடுத்தவரை நாட்கள் அல்லது வாரங்கள் தடுக்கும்.</translation>
    </message>
    <message>
        <source>Holds off who has copied the file for years.</source>
        <translation>கோப்பை நகலெடுத்தவரை ஆண்டுகள் தடுக்கும்.</translation>
    </message>
    <message>
        <source>Holds off who has copied the file for decades.</source>
        <translation>கோப்பை நகலெடுத்தவரைப் பல பத்தாண்டுகள் தடுக்கும்.</translation>
    </message>
    <message>
        <source>%1: attempt %2 at least</source>
        <translation>%1: குறைந்தது முயற்சி %2</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>முயற்சிகள்</translation>
    </message>
    <message>
        <source>as the results here have it</source>
        <translation>இங்குள்ள முடிவுகள் சொல்வதுபோல்</translation>
    </message>
    <message>
        <source>not as the results here have it</source>
        <translation>இங்குள்ள முடிவுகள் சொல்வதுபோல் இல்லை</translation>
    </message>
    <message>
        <source>Nobody has sat exams of this blueprint more often than his attempt says.</source>
        <translation>இந்த வினாத் திட்டத்தின் தேர்வுகளை யாரும் தம் முயற்சி எண் சொல்வதைவிட அதிக முறை எழுதவில்லை.</translation>
    </message>
</context>
<context>
    <name>pitwise::FeltNotes</name>
    <message>
        <source>Take nothing</source>
        <translation>எதையும் எடுக்காதீர்கள்</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>எதையும் கொடுக்காதீர்கள்</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 எடுங்கள்</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>%1 கொடுங்கள்</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>உங்களுடையது</translation>
    </message>
</context>
<context>
    <name>pitwise::FigureList</name>
    <message>
        <source> (%1 to %2)</source>
        <translation> (%1 முதல் %2)</translation>
    </message>
    <message>
        <source>The group is small: the true figure may lie anywhere in brackets.</source>
        <translation>குழு சிறியது: உண்மை எண் அடைப்புக்குள் எங்கும் இருக்கலாம்.</translation>
    </message>
    <message>
        <source>Very good: fit for decisions about single people.</source>
        <translation>மிக நன்று: தனி நபர் பற்றிய முடிவுகளுக்கு ஏற்றது.</translation>
    </message>
    <message>
        <source>Good: fit for decisions about single people.</source>
        <translation>நன்று: தனி நபர் பற்றிய முடிவுகளுக்கு ஏற்றது.</translation>
    </message>
    <message>
        <source>Usable. More questions, or better ones, would make it surer.</source>
        <translation>பயன்படத்தக்கது. அதிகக் கேள்விகள் அல்லது நல்ல கேள்விகள் இதை உறுதியாக்கும்.</translation>
    </message>
    <message>
        <source>Low: the marks tell these candidates apart poorly. Look at the questions below.</source>
        <translation>குறைவு: மதிப்பெண்கள் இந்தத் தேர்வர்களைச் சரியாக வேறுபடுத்தவில்லை. கீழே உள்ள கேள்விகளைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>தேர்வர்கள்</translation>
    </message>
    <message>
        <source>%1 passed, %2 %</source>
        <translation>%1 தேர்ச்சி, %2 %</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>சராசரி</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
    <message>
        <source>Scores lie about %1 questions either side of it (standard deviation).</source>
        <translation>மதிப்பெண்கள் அதன் இருபுறமும் சுமார் %1 கேள்விகள் தொலைவில் (திட்ட விலக்கம்).</translation>
    </message>
    <message>
        <source>Reliability (KR-20)</source>
        <translation>நம்பகத்தன்மை (KR-20)</translation>
    </message>
    <message>
        <source>not to be said</source>
        <translation>சொல்ல முடியாது</translation>
    </message>
    <message>
        <source>It takes two candidates with different scores, and two questions.</source>
        <translation>வெவ்வேறு மதிப்பெண்ணுள்ள இரண்டு தேர்வர்களும் இரண்டு கேள்விகளும் வேண்டும்.</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>திட்டப் பிழை</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 கேள்விகள்</translation>
    </message>
    <message>
        <source>Another form would give two of three candidates a mark this close to their own. So close to the pass mark: %1 candidates.</source>
        <translation>வேறு வினாத்தாள் மூவரில் இருவருக்குத் தம் மதிப்பெண்ணுக்கு இவ்வளவு அருகில் மதிப்பெண் தரும். தேர்ச்சி மதிப்பெண்ணுக்கு அவ்வளவு அருகில்: %1 தேர்வர்கள்.</translation>
    </message>
</context>
<context>
    <name>pitwise::Goals</name>
    <message numerus="yes">
        <source>%n new clause(s) to go. About %1 question(s) a day covers them all by %2.</source>
        <translation>
            <numerusform>%n விதிப்பிரிவு இன்னும் புதியது. நாளுக்குச் சுமார் %1 கேள்விகள், %2-க்குள் எல்லாம் கேட்கப்படும்.</numerusform>
            <numerusform>%n விதிப்பிரிவுகள் இன்னும் புதியவை. நாளுக்குச் சுமார் %1 கேள்விகள், %2-க்குள் எல்லாம் கேட்கப்படும்.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation>d MMMM</translation>
    </message>
    <message numerus="yes">
        <source>You have seen every clause. About %n question(s) a day keeps them fresh.</source>
        <translation>
            <numerusform>எல்லாம் கேட்கப்பட்டன. நாளுக்குச் சுமார் %n கேள்வி அதைத் தக்கவைக்கும்.</numerusform>
            <numerusform>எல்லாம் கேட்கப்பட்டன. நாளுக்குச் சுமார் %n கேள்விகள் அதைத் தக்கவைக்கும்.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Type day, month and year, like %1.</source>
        <translation>நாள், மாதம், ஆண்டைத் தட்டச்சு செய்யுங்கள், %1 போல.</translation>
    </message>
    <message>
        <source>The date has to be today or later, and within two years.</source>
        <translation>தேர்வு இன்று அல்லது பின்னர், இரண்டு ஆண்டுகளுக்குள்.</translation>
    </message>
    <message>
        <source>Choose at least one game.</source>
        <translation>தேர்வில் குறைந்தது ஓர் ஆட்டம் உண்டு.</translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy</source>
        <comment>a date with its weekday</comment>
        <translation>dddd, d MMMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n day(s)</source>
        <translation>
            <numerusform>%1, %n நாளில்</numerusform>
            <numerusform>%1, %n நாட்களில்</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today</source>
        <translation>%1, இன்று</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, முடிந்தது</translation>
    </message>
</context>
<context>
    <name>pitwise::HomeDesk</name>
    <message>
        <source>Four games, one table test</source>
        <translation>நான்கு ஆட்டங்கள், ஒரு மேசைத் தேர்வு</translation>
    </message>
    <message>
        <source>Good evening, %1</source>
        <translation>மாலை வணக்கம், %1</translation>
    </message>
    <message>
        <source>Good morning, %1</source>
        <translation>காலை வணக்கம், %1</translation>
    </message>
    <message>
        <source>Good afternoon, %1</source>
        <translation>மதிய வணக்கம், %1</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>a date with its weekday</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message numerus="yes">
        <source>%n you would soon forget</source>
        <translation>
            <numerusform>%n-ஐ விரைவில் மறப்பீர்கள்</numerusform>
            <numerusform>%n-ஐ விரைவில் மறப்பீர்கள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n you missed last time</source>
        <translation>
            <numerusform>கடந்த முறை %n தவறியது</numerusform>
            <numerusform>கடந்த முறை %n தவறின</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n புதியது</numerusform>
            <numerusform>%n புதியவை</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. New cards, new amounts; games are mixed on purpose.</source>
        <translation>%1. புதிய சீட்டுகள், புதிய தொகைகள்; ஆட்டங்கள் வேண்டுமென்றே கலந்துள்ளன.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n question(s), tomorrow.</source>
        <translation>
            <numerusform>அடுத்து: %n கேள்வி, நாளை.</numerusform>
            <numerusform>அடுத்து: %n கேள்விகள், நாளை.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n question(s), on %1.</source>
        <translation>
            <numerusform>அடுத்து: %n கேள்வி, %1 அன்று.</numerusform>
            <numerusform>அடுத்து: %n கேள்விகள், %1 அன்று.</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise what you like. It comes back just before you would forget it.</source>
        <translation>விரும்பியதைப் பயிற்சி செய்யுங்கள்; மறக்கும் நேரத்தில் அது திரும்ப வரும்.</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>a short date</comment>
        <translation>ddd d</translation>
    </message>
    <message>
        <source>All four games.</source>
        <translation>நான்கு ஆட்டங்களும்.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list of games</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n நாள்</numerusform>
            <numerusform>%n நாட்கள்</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>இன்று</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>நல்வாழ்த்துகள்.</translation>
    </message>
    <message>
        <source>Set a new date in Settings, or clear it.</source>
        <translation>அமைப்புகளில் புதிய தேதி வையுங்கள், அல்லது எடுத்துவிடுங்கள்.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen every clause. %n a day keeps them fresh.</source>
        <translation>
            <numerusform>எல்லாம் கேட்கப்பட்டன. நாளுக்கு %n அதைத் தக்கவைக்கும்.</numerusform>
            <numerusform>எல்லாம் கேட்கப்பட்டன. நாளுக்கு %n அதைத் தக்கவைக்கும்.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation>d MMMM</translation>
    </message>
    <message numerus="yes">
        <source>On course: about %n a day covers every clause by %1.</source>
        <translation>
            <numerusform>சரியான பாதையில்: சராசரியாக நாளுக்கு %n, %1-க்குள் எல்லாம் கேட்கப்படும்.</numerusform>
            <numerusform>சரியான பாதையில்: சராசரியாக நாளுக்கு %n, %1-க்குள் எல்லாம் கேட்கப்படும்.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Behind: about %n a day from now covers every clause by %1.</source>
        <translation>
            <numerusform>பின்தங்கியுள்ளது: இனி சராசரியாக நாளுக்கு %n, %1-க்குள் எல்லாம் கேட்கப்படும்.</numerusform>
            <numerusform>பின்தங்கியுள்ளது: இனி சராசரியாக நாளுக்கு %n, %1-க்குள் எல்லாம் கேட்கப்படும்.</numerusform>
        </translation>
    </message>
    <message>
        <source>HH:mm</source>
        <comment>a time</comment>
        <translation>HH:mm</translation>
    </message>
    <message>
        <source>Today %1</source>
        <translation>இன்று %1</translation>
    </message>
    <message>
        <source>Yesterday %1</source>
        <translation>நேற்று %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 answered</source>
        <translation>%1: %3-இல் %2 பதிலளித்தவை</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n answered</source>
        <translation>
            <numerusform>%1: %n பதிலளித்தது</numerusform>
            <numerusform>%1: %n பதிலளித்தவை</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), %1 right</source>
        <translation>
            <numerusform>%n கேள்வி, சரி %1</numerusform>
            <numerusform>%n கேள்விகள், சரி %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, median time %2 s</source>
        <translation>%1, நடு நேரம் %2 வி</translation>
    </message>
</context>
<context>
    <name>pitwise::HomeGames</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of right answers</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 % in %2 s</source>
        <translation>%1 %, %2 வி</translation>
    </message>
</context>
<context>
    <name>pitwise::HouseDesk</name>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <comment>a date with its time</comment>
        <translation>d MMM yyyy HH:mm</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Type who decides first: a decision is kept with its name.</source>
        <translation>முதலில் யார் முடிவெடுக்கிறார் என்று தட்டச்சு செய்யுங்கள்: முடிவு அதன் பெயருடன் வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>முடியாது: %1.</translation>
    </message>
    <message>
        <source>Limits are whole dollars.</source>
        <translation>வரம்புகள் முழு டாலர்கள்.</translation>
    </message>
    <message>
        <source>These chips do not work together: every multiple of $5 must be payable, and paying from the largest chip down must use the fewest. Change another one first.</source>
        <translation>இந்த chip-கள் சேர்ந்து போதாது: $5-இன் ஒவ்வொரு பந்தயத்தையும் வைக்க வேண்டும், பெரிய chip-இலிருந்து கீழே மிகக் குறைந்த எண்ணிக்கையில். முதலில் வேறொன்றை மாற்றுங்கள்.</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>முதன்மைப் பந்தயம்</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>திரும்பப் பெறப்பட்டது</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>நிர்ணயிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>fixed as (%1)</source>
        <translation>(%1) என நிர்ணயிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who and when: what</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::HouseReadings</name>
    <message>
        <source>As said above.</source>
        <translation>மேலே சொன்னபடி.</translation>
    </message>
</context>
<context>
    <name>pitwise::ImportModel</name>
    <message>
        <source>No title yet</source>
        <translation>இன்னும் தலைப்பு இல்லை</translation>
    </message>
    <message>
        <source>It was approved, but cannot be asked here: it was imported as a draft.</source>
        <translation>அது ஏற்கப்பட்டது, ஆனால் இங்கே கேட்க முடியாது: வரைவாக உள்ளே வந்தது.</translation>
    </message>
    <message>
        <source>It differs here: it was imported as %1.</source>
        <translation>இங்கே இது வேறுபடுகிறது: %1 ஆக உள்ளே வந்தது.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>மறுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Cannot be asked</source>
        <translation>கேட்க முடியாது</translation>
    </message>
    <message>
        <source>Different answer now</source>
        <translation>இப்போது வேறு பதில்</translation>
    </message>
    <message>
        <source>Further version</source>
        <translation>மேலும் ஒரு பதிப்பு</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>சேர்க்கப்பட்டது</translation>
    </message>
    <message>
        <source>Already here</source>
        <translation>ஏற்கெனவே இங்கே உள்ளது</translation>
    </message>
    <message>
        <source>In part</source>
        <translation>ஓரளவு</translation>
    </message>
</context>
<context>
    <name>pitwise::IssuerDesk</name>
    <message>
        <source>Making the key</source>
        <translation>சாவியை உருவாக்குகிறது</translation>
    </message>
    <message>
        <source>Opening the key</source>
        <translation>சாவியைத் திறக்கிறது</translation>
    </message>
    <message>
        <source>Sealing the key again</source>
        <translation>சாவியை மீண்டும் முத்திரையிடுகிறது</translation>
    </message>
</context>
<context>
    <name>pitwise::ItemFigures</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 முதல் %2 வரை</translation>
    </message>
    <message>
        <source>works against: look at it</source>
        <translation>எதிராக இயங்குகிறது: பாருங்கள்</translation>
    </message>
    <message>
        <source>may work against</source>
        <translation>எதிராக இயங்கலாம்</translation>
    </message>
    <message>
        <source>everybody right</source>
        <translation>எல்லாரும் சரி</translation>
    </message>
    <message>
        <source>nobody right</source>
        <translation>யாரும் சரியில்லை</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>மிகக் கடினம்</translation>
    </message>
    <message>
        <source>tells little apart</source>
        <translation>குறைவாகவே வேறுபடுத்துகிறது</translation>
    </message>
</context>
<context>
    <name>pitwise::Lecture</name>
    <message>
        <source>No question asks for these at present.</source>
        <translation>தற்போது எந்தக் கேள்வியும் இவற்றைக் கேட்கவில்லை.</translation>
    </message>
</context>
<context>
    <name>pitwise::LiveReplay</name>
    <message>
        <source>Before the first act</source>
        <translation>முதல் செயலுக்கு முன்</translation>
    </message>
</context>
<context>
    <name>pitwise::LiveSummary</name>
    <message>
        <source>Everything was right. Now find your pace: deal it again, quicker.</source>
        <translation>எல்லாம் சரி. இனி உங்கள் வேகத்தைக் கூட்டுங்கள்: மீண்டும், விரைவாகப் பகிருங்கள்.</translation>
    </message>
    <message>
        <source>Everything was right. Turn the pressure up one step.</source>
        <translation>எல்லாம் சரி. அழுத்தத்தை ஒரு படி கூட்டுங்கள்.</translation>
    </message>
    <message>
        <source>First of all: a card that went wrong is put right with the floor. Stop at once, and call.</source>
        <translation>முதலில் இது: தவறாகப் போன சீட்டு floor-உடன் சரிசெய்யப்படும். உடனே நிறுத்தி அழையுங்கள்.</translation>
    </message>
    <message>
        <source>Count every payoff twice before you push it: what the player has lifted is gone.</source>
        <translation>ஒவ்வொரு கொடுப்பனவையும் தள்ளும் முன் இரு முறை எண்ணுங்கள்: ஆட்டக்காரர் எடுத்துவிட்டால் அது போய்விட்டது.</translation>
    </message>
    <message>
        <source>Read clause %1 once more: it came up %2 times.</source>
        <translation>விதிப்பிரிவு %1-ஐ மீண்டும் படியுங்கள்: அது %2 முறை வந்தது.</translation>
    </message>
    <message>
        <source>Look at your mistakes in the replay, then deal it again.</source>
        <translation>உங்கள் தவறுகளை மறுகாட்சியில் பார்த்து, பிறகு மீண்டும் பகிருங்கள்.</translation>
    </message>
</context>
<context>
    <name>pitwise::LiveTable</name>
    <message>
        <source>This was not saved, so it has not happened: %1.</source>
        <translation>இது சேமிக்கப்படவில்லை, எனவே நடக்கவில்லை என்றே கொள்ளப்படும்: %1.</translation>
    </message>
    <message>
        <source>That cannot be done: nothing lies there for it.</source>
        <translation>அதைச் செய்ய முடியாது: அதற்கு அங்கே எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>First go to a bet: ← and → walk from box to box.</source>
        <translation>முதலில் ஒரு பந்தயத்துக்குச் செல்லுங்கள்: ← மற்றும் → box-இலிருந்து box-க்கு நகரும்.</translation>
    </message>
    <message>
        <source>No chips lie there.</source>
        <translation>அங்கே chip எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>Nobody offers anything.</source>
        <translation>யாரும் எதையும் முன்வைக்கவில்லை.</translation>
    </message>
    <message>
        <source>Box %1, hand %2</source>
        <translation>Box %1, hand %2</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Box %1</translation>
    </message>
    <message>
        <source>Bonus, %1</source>
        <translation>Bonus, %1</translation>
    </message>
    <message>
        <source>Report it, rule on it, do it; then go on.</source>
        <translation>தெரிவித்து, தீர்ப்பு கூறி, அதைச் செய்யுங்கள்; பிறகு தொடருங்கள்.</translation>
    </message>
    <message>
        <source>Something is wrong: stop the game and call the floor.</source>
        <translation>ஏதோ தவறு: ஆட்டத்தை நிறுத்தி floor-ஐ அழையுங்கள்.</translation>
    </message>
    <message>
        <source>Wait for the players.</source>
        <translation>ஆட்டக்காரர்களுக்காகக் காத்திருங்கள்.</translation>
    </message>
    <message>
        <source>Not yet. Now: %1.</source>
        <translation>இன்னும் இல்லை. இப்போது: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n சுற்று</numerusform>
            <numerusform>%n சுற்றுகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>சுற்று %1 / %2</translation>
    </message>
</context>
<context>
    <name>pitwise::LrsDesk</name>
    <message numerus="yes">
        <source>%n answer(s) sent</source>
        <translation>
            <numerusform>%n பதில் அனுப்பப்பட்டது</numerusform>
            <numerusform>%n பதில்கள் அனுப்பப்பட்டன</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n காத்திருக்கிறது</numerusform>
            <numerusform>%n காத்திருக்கின்றன</numerusform>
        </translation>
    </message>
    <message>
        <source>none waiting</source>
        <translation>எதுவும் காத்திருக்கவில்லை</translation>
    </message>
    <message numerus="yes">
        <source>The school&apos;s store did not take them: %1. Nothing is lost. The next try is in %n second(s).</source>
        <translation>
            <numerusform>பள்ளியின் களஞ்சியம் அவற்றை ஏற்கவில்லை: %1. எதுவும் இழக்கப்படவில்லை. அடுத்த முயற்சி %n நொடியில்.</numerusform>
            <numerusform>பள்ளியின் களஞ்சியம் அவற்றை ஏற்கவில்லை: %1. எதுவும் இழக்கப்படவில்லை. அடுத்த முயற்சி %n நொடிகளில்.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::MasteryRows</name>
    <message>
        <source>Not asked yet</source>
        <translation>இன்னும் கேட்கவில்லை</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>இப்போது மறுபயிற்சிக்கு</translation>
    </message>
    <message>
        <source>comes back %1</source>
        <translation>திரும்ப வருவது %1</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3</source>
        <translation>%2-இல் %1 சரி, %3</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>கேட்கவில்லை</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>கற்கிறீர்கள்</translation>
    </message>
    <message>
        <source>right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>right and fast</source>
        <translation>சரி, வேகம்</translation>
    </message>
    <message>
        <source>Clause %1</source>
        <translation>விதிப்பிரிவு %1</translation>
    </message>
    <message>
        <source>open reading</source>
        <translation>திறந்த பொருள்கோள்</translation>
    </message>
</context>
<context>
    <name>pitwise::MemberList</name>
    <message>
        <source>never</source>
        <translation>வரவே இல்லை</translation>
    </message>
    <message>
        <source>today</source>
        <translation>இன்று</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>நேற்று</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n நாள் முன்</numerusform>
            <numerusform>%n நாட்கள் முன்</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::PracticeSession</name>
    <message>
        <source>None of this can be asked just now. Choose another game or topic.</source>
        <translation>இவற்றில் எதையும் இப்போது கேட்க முடியாது. வேறு ஆட்டம் அல்லது தலைப்பைத் தேர்ந்தெடுங்கள்.</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation>%2-இல் %1 பதிலளித்தவை</translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n பதிலளித்தது</numerusform>
            <numerusform>%n பதிலளித்தவை</numerusform>
        </translation>
    </message>
    <message>
        <source>New</source>
        <translation>புதியது</translation>
    </message>
    <message numerus="yes">
        <source>Back after %n day(s): about to be forgotten</source>
        <translation>
            <numerusform>%n நாளுக்குப் பின் திரும்பியது: மறக்கும் தறுவாய்</numerusform>
            <numerusform>%n நாட்களுக்குப் பின் திரும்பியது: மறக்கும் தறுவாய்</numerusform>
        </translation>
    </message>
    <message>
        <source>Back: you missed it earlier today</source>
        <translation>திரும்பியது: இன்று முன்பு தவறவிட்டீர்கள்</translation>
    </message>
    <message numerus="yes">
        <source>Back: you missed it %n day(s) ago</source>
        <translation>
            <numerusform>திரும்பியது: %n நாளுக்கு முன் தவறவிட்டீர்கள்</numerusform>
            <numerusform>திரும்பியது: %n நாட்களுக்கு முன் தவறவிட்டீர்கள்</numerusform>
        </translation>
    </message>
    <message>
        <source>Back: right last time, but over the target</source>
        <translation>திரும்பியது: கடந்த முறை சரி, ஆனால் இலக்கைத் தாண்டியது</translation>
    </message>
    <message>
        <source>A refresher</source>
        <translation>ஒரு நினைவூட்டல்</translation>
    </message>
    <message>
        <source>Digits lay chips from the float, Backspace takes one back. Enter locks your answer in.</source>
        <translation>எண்கள் float-இலிருந்து chip வைக்கும், Backspace ஒன்றைத் திரும்ப எடுக்கும். Enter உங்கள் பதிலைப் பூட்டும்.</translation>
    </message>
    <message>
        <source>Digits turn answers on and off. Choose all that apply, then press Enter.</source>
        <translation>எண்கள் பதில்களைத் தேர்ந்தெடுக்கும், விலக்கும்: பொருந்தும் அனைத்தும். பிறகு Enter.</translation>
    </message>
    <message>
        <source>Press a digit or click on the felt to choose. Enter locks it in.</source>
        <translation>ஓர் எண் தேர்ந்தெடுக்கும், அல்லது மேசையில் சொடுக்கு. Enter பூட்டும்.</translation>
    </message>
    <message>
        <source>Press a digit to choose one. Enter locks it in.</source>
        <translation>ஓர் எண் ஒன்றைத் தேர்ந்தெடுக்கும். Enter பூட்டும்.</translation>
    </message>
    <message>
        <source>Up and down walk the rows, Ctrl with them moves one. Or type the place a row belongs to.</source>
        <translation>மேல், கீழ் அம்புகள் வரிகளில் நடக்கும், Ctrl சேர்ந்தால் ஒன்றை நகர்த்தும். அல்லது வரியின் இடத்தைத் தட்டச்சு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Type the number. S changes between hard and soft.</source>
        <translation>எண்ணைத் தட்டச்சு செய்யுங்கள். S hard, soft இடையே மாற்றும்.</translation>
    </message>
    <message>
        <source>See %1 (%2).</source>
        <translation>%1-இல் பாருங்கள் (%2).</translation>
    </message>
    <message>
        <source>Comes back next time, with new cards.</source>
        <translation>அடுத்த முறை புதிய சீட்டுகளுடன் திரும்ப வரும்.</translation>
    </message>
    <message>
        <source>Comes back in a few questions, with new cards.</source>
        <translation>சில கேள்விகளில் புதிய சீட்டுகளுடன் திரும்ப வரும்.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 வி</translation>
    </message>
    <message>
        <source>target %1 s</source>
        <translation>இலக்கு %1 வி</translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>மீதம் %n நிமி.</numerusform>
            <numerusform>மீதம் %n நிமி.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::PracticeSetup</name>
    <message>
        <source>What is due</source>
        <translation>மறுபயிற்சிக்கு உரியவை</translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation>விகித விரைவுப் பயிற்சி</translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation>விதிப்பிரிவுத் தேடல்</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>தீர்மானக் கேள்விகள்</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>எல்லா ஆட்டங்களும்</translation>
    </message>
    <message>
        <source>all topics</source>
        <translation>எல்லாத் தலைப்புகளும்</translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n தலைப்பு</numerusform>
            <numerusform>%n தலைப்புகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n நிமி.</numerusform>
            <numerusform>%n நிமி.</numerusform>
        </translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Storm</translation>
    </message>
</context>
<context>
    <name>pitwise::ProgressDesk</name>
    <message>
        <source>On course for %1 at %2 a day</source>
        <translation>%1-க்குச் சரியான பாதையில், நாளுக்கு %2</translation>
    </message>
    <message>
        <source>Behind for %1: %2 a day</source>
        <translation>%1-க்குப் பின்தங்கியுள்ளது: நாளுக்கு %2</translation>
    </message>
    <message>
        <source>%1 % of %2, surely %3 to %4 %</source>
        <translation>%2-இல் %1 %, உறுதியாக %3 முதல் %4 %</translation>
    </message>
    <message>
        <source>no answers</source>
        <translation>பதில்கள் இல்லை</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%1 s over %n right answer(s)</source>
        <translation>
            <numerusform>%1 வி, %n சரியான பதிலுக்கு</numerusform>
            <numerusform>%1 வி, %n சரியான பதில்களுக்கு</numerusform>
        </translation>
    </message>
    <message>
        <source>no right answers</source>
        <translation>சரியான பதில்கள் இல்லை</translation>
    </message>
    <message>
        <source>target %1 s</source>
        <translation>இலக்கு %1 வி</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 வி</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>இன்று</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) due</source>
        <translation>
            <numerusform>மறுபயிற்சிக்கு %n விதிப்பிரிவு</numerusform>
            <numerusform>மறுபயிற்சிக்கு %n விதிப்பிரிவுகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>test</source>
        <translation>தேர்வு</translation>
    </message>
</context>
<context>
    <name>pitwise::ReadingChoices</name>
    <message>
        <source>Left open: what hangs on it is not asked.</source>
        <translation>திறந்தே உள்ளது: அதைச் சார்ந்தது கேட்கப்படாது.</translation>
    </message>
</context>
<context>
    <name>pitwise::ReadingModel</name>
    <message>
        <source>Fixed here: scored</source>
        <translation>இங்கே நிர்ணயித்தது: மதிப்பெண் உண்டு</translation>
    </message>
    <message>
        <source>Scored in part</source>
        <translation>ஓரளவு மதிப்பெண்</translation>
    </message>
    <message>
        <source>Shown, not scored</source>
        <translation>காட்டப்படும், மதிப்பெண் இல்லை</translation>
    </message>
    <message>
        <source>Asked in part</source>
        <translation>ஓரளவு கேட்கப்படும்</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>கேட்கப்படாது</translation>
    </message>
    <message>
        <source>Core scored</source>
        <translation>மையத்துக்கு மதிப்பெண்</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>மதிப்பெண் உண்டு</translation>
    </message>
</context>
<context>
    <name>pitwise::RecordsDesk</name>
    <message>
        <source>Seal %1, %2. Who can write the file could make all seals anew: a seal noted elsewhere, or an export taken in elsewhere, shows that.</source>
        <translation>முத்திரை %1, %2. கோப்பை எழுத முடிந்தவர் எல்லா முத்திரைகளையும் புதிதாக்க முடியும்: வேறிடத்தில் குறித்த முத்திரை, அல்லது வேறிடத்தில் உள்ளே எடுத்த ஏற்றுமதி, அதைக் காட்டும்.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n அமர்வு</numerusform>
            <numerusform>%n அமர்வுகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n பதில்</numerusform>
            <numerusform>%n பதில்கள்</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is written: %2 of %3.</source>
        <translation>%1 எழுதப்பட்டது: %3-இன் %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1-ஐப் படிக்க முடியவில்லை: %2.</translation>
    </message>
    <message>
        <source>%1 was not imported, not even in part: %2.</source>
        <translation>%1 உள்ளே எடுக்கப்படவில்லை, ஓரளவும் இல்லை: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) already here.</source>
        <translation>
            <numerusform>%n பதில் ஏற்கெனவே இங்கே இருந்தது.</numerusform>
            <numerusform>%n பதில்கள் ஏற்கெனவே இங்கே இருந்தன.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them came without a seal, so nothing shows whether they were changed before.</source>
        <translation>
            <numerusform>அவற்றில் %n முத்திரையின்றி வந்தது; முன்பு மாற்றப்பட்டதா என்று எதுவும் காட்டாது.</numerusform>
            <numerusform>அவற்றில் %n முத்திரையின்றி வந்தன; முன்பு மாற்றப்பட்டனவா என்று எதுவும் காட்டாது.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is imported: %2, %3.</source>
        <translation>%1 உள்ளே எடுக்கப்பட்டது: %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n trainee(s)</source>
        <translation>
            <numerusform>%n பயிலுநர்</numerusform>
            <numerusform>%n பயிலுநர்கள்</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is in %1. The file was checked and is complete.</source>
        <translation>எல்லாம் %1-இல் உள்ளன, முழுதும் பார்க்கப்பட்டது: முழுமையாக உள்ளது.</translation>
    </message>
    <message>
        <source>The records are as they were.</source>
        <translation>பதிவுகள் இருந்தபடியே உள்ளன.</translation>
    </message>
    <message>
        <source>Those it replaced are kept as %1.</source>
        <translation>அது மாற்றியவை %1 ஆக வைக்கப்பட்டுள்ளன.</translation>
    </message>
    <message>
        <source>The records of %1 are in place.</source>
        <translation>%1-இன் பதிவுகள் இடத்தில் உள்ளன.</translation>
    </message>
    <message numerus="yes">
        <source>All is well: %n answer(s), each with its question and unchanged since it was recorded.</source>
        <translation>
            <numerusform>எல்லாம் நலம்: %n பதில், அதன் கேள்வியுடன், பதிவானபோது முத்திரையிட்டபடியே.</numerusform>
            <numerusform>எல்லாம் நலம்: %n பதில்கள், ஒவ்வொன்றும் தன் கேள்வியுடன், பதிவானபோது முத்திரையிட்டபடியே.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found, the first: %1. Back up now, then restore an older backup.</source>
        <translation>
            <numerusform>%n விஷயம் சரியில்லை, முதலாவது: %1. இப்போது காப்புநகல் எடுத்து, பழைய காப்புநகலை மீட்டமையுங்கள்.</numerusform>
            <numerusform>%n விஷயங்கள் சரியில்லை, முதலாவது: %1. இப்போது காப்புநகல் எடுத்து, பழைய காப்புநகலை மீட்டமையுங்கள்.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::RemovedTrainees</name>
    <message>
        <source>%1, kept for %2</source>
        <translation>%1, %2 வைக்கப்படும்</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n பதில்</numerusform>
            <numerusform>%n பதில்கள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more day(s)</source>
        <translation>
            <numerusform>மேலும் %n நாள்</numerusform>
            <numerusform>மேலும் %n நாட்கள்</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ResultDesk</name>
    <message>
        <source>There are two results of this candidate: set one aside first. Only one can count.</source>
        <translation>இந்தத் தேர்வருக்கு இரண்டு முடிவுகள் உள்ளன: முதலில் ஒன்றை ஒதுக்கி வையுங்கள். ஒன்று மட்டுமே கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>Set aside: %1.</source>
        <translation>ஒதுக்கி வைத்தது: %1.</translation>
    </message>
    <message>
        <source>Withdrawn in the register: %1. Hand out the register again, and tell who holds the certificate.</source>
        <translation>பதிவேட்டில் திரும்பப் பெறப்பட்டது: %1. பதிவேட்டை மீண்டும் வழங்கி, சான்றிதழ் வைத்திருப்பவரிடம் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Marking</source>
        <translation>மதிப்பிடுகிறது</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> மேலும் %1</translation>
    </message>
    <message>
        <source>%1 of %2 results are in: %3 passed, %4 did not.</source>
        <translation>%2-இல் %1 முடிவுகள் வந்துள்ளன: %3 தேர்ச்சி, %4 இல்லை.</translation>
    </message>
    <message>
        <source>And %1 more that were not taken.</source>
        <translation>மேலும் %1 எடுக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>%1: there is no result (*.pitresult) in this folder.</source>
        <translation>%1: இந்தக் கோப்புறையில் முடிவு (*.pitresult) இல்லை.</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n result(s)</source>
        <translation>
            <numerusform>%n முடிவைப் படிக்கிறது</numerusform>
            <numerusform>%n முடிவுகளைப் படிக்கிறது</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported.</source>
        <translation>
            <numerusform>%n முடிவு இறக்குமதியானது.</numerusform>
            <numerusform>%n முடிவுகள் இறக்குமதியாயின.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here already: %1.</source>
        <translation>ஏற்கெனவே இங்கே உள்ளவை: %1.</translation>
    </message>
    <message>
        <source>Not taken: %1.</source>
        <translation>எடுக்கப்படாதவை: %1.</translation>
    </message>
    <message>
        <source>They are of %1.</source>
        <translation>அவை %1-இனவை.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>நேரம்</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
    <message>
        <source>Allowance</source>
        <translation>சலுகை</translation>
    </message>
    <message>
        <source>none</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>Invigilator</source>
        <translation>கண்காணிப்பாளர்</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>நடைமுறையில் உள்ள விதிகள்</translation>
    </message>
    <message>
        <source>Signature is good: %1, key %2</source>
        <translation>கையொப்பம் சரி: %1, சாவி %2</translation>
    </message>
    <message>
        <source>Chain of %1 events is whole, %2 to %3</source>
        <translation>%1 நிகழ்வுகளின் சங்கிலி முழுமை, %2 முதல் %3</translation>
    </message>
    <message>
        <source>Marked from the record: %1 of %2</source>
        <translation>பதிவிலிருந்து மதிப்பிட்டது: %2-இல் %1</translation>
    </message>
    <message>
        <source>One question</source>
        <translation>ஒரு கேள்வி</translation>
    </message>
    <message>
        <source>taken out</source>
        <translation>நீக்கப்பட்டது</translation>
    </message>
    <message>
        <source>full marks</source>
        <translation>முழு மதிப்பெண்</translation>
    </message>
    <message>
        <source>%1. %2 and %3, %4</source>
        <translation>%1. %2, %3, %4</translation>
    </message>
    <message>
        <source>%1. Form %2, %3, station %4.</source>
        <translation>%1. வினாத்தாள் %2, %3, நிலையம் %4.</translation>
    </message>
    <message>
        <source>%1 of %2. Needed: %3, and each section&apos;s own mark.</source>
        <translation>%2-இல் %1. தேவை: %3, ஒவ்வொரு பகுதியின் சொந்த மதிப்பெண்ணும்.</translation>
    </message>
    <message>
        <source>%1 of %2. Needed: %3.</source>
        <translation>%2-இல் %1. தேவை: %3.</translation>
    </message>
    <message>
        <source>Before rulings on items: %1 of %2, %3.</source>
        <translation>கேள்விகள் மீதான தீர்ப்புகளுக்கு முன்: %2-இல் %1, %3.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>தேர்ச்சி</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>தேர்ச்சியில்லை</translation>
    </message>
    <message>
        <source>taken out: %1</source>
        <translation>நீக்கப்பட்டது: %1</translation>
    </message>
    <message>
        <source>full marks: %1</source>
        <translation>முழு மதிப்பெண்: %1</translation>
    </message>
    <message>
        <source>Writing the papers</source>
        <translation>தாள்களை எழுதுகிறது</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in %1</source>
        <translation>
            <numerusform>%1-இல் %n கோப்பு</numerusform>
            <numerusform>%1-இல் %n கோப்புகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>Every form asks %1 questions of this kind. They are ruled on together.</source>
        <translation>ஒவ்வொரு வினாத்தாளும் இந்த வகையில் %1 கேள்விகள் கேட்கிறது. அவற்றின் மீது சேர்ந்தே தீர்ப்பு.</translation>
    </message>
    <message>
        <source>Every form asks one question of this kind.</source>
        <translation>ஒவ்வொரு வினாத்தாளும் இந்த வகையில் ஒரு கேள்வி கேட்கிறது.</translation>
    </message>
    <message>
        <source>Checking two PINs</source>
        <translation>இரண்டு PIN-களைச் சரிபார்க்கிறது</translation>
    </message>
</context>
<context>
    <name>pitwise::ResultList</name>
    <message>
        <source>in all: %1 of %2, needed %3</source>
        <translation>மொத்தத்தில்: %2-இல் %1, தேவை %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3, needed %4</source>
        <translation>%1: %3-இல் %2, தேவை %4</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>மொத்தத்தில்</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>%1-க்குக் கீழ்</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-இல் %1</translation>
    </message>
    <message>
        <source>before rulings %1 of %2</source>
        <translation>தீர்ப்புகளுக்கு முன் %2-இல் %1</translation>
    </message>
</context>
<context>
    <name>pitwise::RosterDesk</name>
    <message>
        <source>not taken</source>
        <translation>எடுக்கப்படாதது</translation>
    </message>
    <message>
        <source>name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>given name</source>
        <translation>இடுபெயர்</translation>
    </message>
    <message>
        <source>middle name</source>
        <translation>நடுப்பெயர்</translation>
    </message>
    <message>
        <source>family name</source>
        <translation>குடும்பப் பெயர்</translation>
    </message>
    <message>
        <source>staff number</source>
        <translation>பணியாளர் எண்</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>மின்னஞ்சல்</translation>
    </message>
    <message>
        <source>class</source>
        <translation>வகுப்பு</translation>
    </message>
    <message>
        <source>role</source>
        <translation>பொறுப்பு</translation>
    </message>
    <message>
        <source>status</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>There is no name in it.</source>
        <translation>இதில் பெயர் இல்லை.</translation>
    </message>
    <message>
        <source>That is no name.</source>
        <translation>அது பெயர் அல்ல.</translation>
    </message>
    <message>
        <source>Several people have that name. A staff number would tell which.</source>
        <translation>பலருக்கு அந்தப் பெயர் உள்ளது. எவர் என்று பணியாளர் எண் சொல்லும்.</translation>
    </message>
    <message>
        <source>The e-mail address is of somebody with another staff number.</source>
        <translation>அந்த மின்னஞ்சல் முகவரி வேறு பணியாளர் எண் உள்ள ஒருவருடையது.</translation>
    </message>
    <message>
        <source>The role is neither trainee, instructor, examiner nor invigilator.</source>
        <translation>பொறுப்பு பயிலுநர், பயிற்றுநர், மதிப்பீட்டாளர், கண்காணிப்பாளர் ஆகிய எதுவும் அல்ல.</translation>
    </message>
    <message>
        <source>Row %1 has the same staff number and another name.</source>
        <translation>வரி %1-இல் அதே பணியாளர் எண்ணும் வேறு பெயரும் உள்ளன.</translation>
    </message>
    <message>
        <source>The e-mail address has no @ and is left out.</source>
        <translation>மின்னஞ்சல் முகவரியில் @ இல்லை; அது விடப்படும்.</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1 புதியவர்</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 இனி %2</translation>
    </message>
    <message>
        <source>one more role</source>
        <translation>மேலும் ஒரு பொறுப்பு</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Stands in row %1 already.</source>
        <translation>ஏற்கெனவே வரி %1-இல் உள்ளது.</translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation>இங்குள்ள ஒருவர்</translation>
    </message>
    <message>
        <source>parted by tabs</source>
        <translation>தாவல்களால் பிரித்தது</translation>
    </message>
    <message>
        <source>parted by semicolons</source>
        <translation>அரைப்புள்ளிகளால் பிரித்தது</translation>
    </message>
    <message>
        <source>parted by bars</source>
        <translation>செங்குத்துக் கோடுகளால் பிரித்தது</translation>
    </message>
    <message>
        <source>parted by commas</source>
        <translation>காற்புள்ளிகளால் பிரித்தது</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>encoding, separator, rows</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n வரி</numerusform>
            <numerusform>%n வரிகள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n புதியது</numerusform>
            <numerusform>%n புதியவை</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n மாறியது</numerusform>
            <numerusform>%n மாறியவை</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n as they are</source>
        <translation>
            <numerusform>%n இருந்தபடியே</numerusform>
            <numerusform>%n இருந்தபடியே</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twice in the list</source>
        <translation>
            <numerusform>பட்டியலில் இரு முறை: %n</numerusform>
            <numerusform>பட்டியலில் இரு முறை: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in trouble</source>
        <translation>
            <numerusform>சிக்கலில் %n</numerusform>
            <numerusform>சிக்கலில் %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioEditor</name>
    <message>
        <source>There is no rulebook for that game here.</source>
        <translation>அந்த ஆட்டத்தின் விதிப்புத்தகம் இங்கே இல்லை.</translation>
    </message>
    <message>
        <source>Send for review</source>
        <translation>மீளாய்வுக்கு அனுப்பு</translation>
    </message>
    <message>
        <source>Draft %1</source>
        <translation>வரைவு %1</translation>
    </message>
    <message>
        <source>In review, version %1</source>
        <translation>மீளாய்வில், பதிப்பு %1</translation>
    </message>
    <message>
        <source>Approved, version %1</source>
        <translation>ஏற்கப்பட்டது, பதிப்பு %1</translation>
    </message>
    <message>
        <source>Retired, version %1</source>
        <translation>ஓய்வுபெற்றது, பதிப்பு %1</translation>
    </message>
    <message>
        <source>Event %1: %2.</source>
        <comment>where, and what is wrong</comment>
        <translation>நிகழ்வு %1: %2.</translation>
    </message>
    <message>
        <source>Drop event %1</source>
        <translation>நிகழ்வு %1-ஐ விடு</translation>
    </message>
    <message>
        <source>The next card is missing.</source>
        <translation>அடுத்த சீட்டு இல்லை.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>தொடர்ந்து பகிர்</translation>
    </message>
    <message>
        <source>Box %1: %2.</source>
        <comment>where, and what is wrong</comment>
        <translation>Box %1: %2.</translation>
    </message>
    <message>
        <source>Take the bet away</source>
        <translation>பந்தயத்தை எடு</translation>
    </message>
    <message>
        <source>Take the facts from the table</source>
        <translation>விவரங்களை மேசையிலிருந்து எடு</translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation>வழங்கு</translation>
    </message>
    <message>
        <source>Take the option out</source>
        <translation>விருப்பத்தை எடு</translation>
    </message>
    <message>
        <source>Take all options back in</source>
        <translation>எல்லா விருப்பங்களையும் மீண்டும் சேர்</translation>
    </message>
    <message>
        <source>Ask at the end</source>
        <translation>இறுதியில் கேள்</translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioLibrary</name>
    <message>
        <source>Reading the packs</source>
        <translation>தொகுப்புகளைப் படிக்கிறது</translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation>இன்னும் தலைப்பு இல்லை</translation>
    </message>
    <message>
        <source>A pack</source>
        <translation>ஒரு தொகுப்பு</translation>
    </message>
    <message>
        <source>A draft of %1</source>
        <translation>%1-இன் வரைவு</translation>
    </message>
    <message>
        <source>Of the pack %1</source>
        <translation>%1 தொகுப்பின்</translation>
    </message>
    <message numerus="yes">
        <source>%1; kept for %n more day(s)</source>
        <translation>
            <numerusform>%1; மேலும் %n நாள் வைக்கப்படும்</numerusform>
            <numerusform>%1; மேலும் %n நாட்கள் வைக்கப்படும்</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 மீண்டும் வந்தது.</translation>
    </message>
    <message>
        <source>A trainee</source>
        <translation>ஒரு பயிலுநர்</translation>
    </message>
    <message>
        <source>doubts this answer.</source>
        <translation>இந்தப் பதிலை ஐயுறுகிறார்.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, who answered %2: %3</source>
        <translation>%2 எனப் பதிலளித்த %1: %3</translation>
    </message>
    <message>
        <source>The pack is made. New scenarios go into it.</source>
        <translation>தொகுப்பு உருவானது. புதிய சூழல்கள் அதில் சேரும்.</translation>
    </message>
    <message>
        <source>%1 still has errors; open it and solve them first.</source>
        <translation>%1-இல் இன்னும் பிழைகள் உள்ளன; திறந்து முதலில் தீருங்கள்.</translation>
    </message>
    <message>
        <source>%1 is no longer in the pack. For thirty days it can be brought back.</source>
        <translation>%1 இனி தொகுப்பில் இல்லை. முப்பது நாட்கள் வரை அதை மீட்கலாம்.</translation>
    </message>
    <message>
        <source>The pack %1 is no longer here. For thirty days it can be brought back.</source>
        <translation>%1 தொகுப்பு இனி இங்கே இல்லை. முப்பது நாட்கள் வரை அதை மீட்கலாம்.</translation>
    </message>
    <message>
        <source>No longer for exams only: it can be practised and assigned.</source>
        <translation>இனி தேர்வுகளுக்கு மட்டும் அல்ல: பயிற்சி செய்யலாம், ஒதுக்கலாம்.</translation>
    </message>
    <message>
        <source>For exams only: it is no longer assigned, and practice never shows it. Exams draw from it.</source>
        <translation>தேர்வுகளுக்கு மட்டும்: இனி ஒதுக்கப்படவில்லை, பயிற்சி ஒருபோதும் காட்டாது. தேர்வுகள் இதிலிருந்து எடுக்கும்.</translation>
    </message>
    <message>
        <source>For exams only: practice never shows it. Exams draw from it.</source>
        <translation>தேர்வுகளுக்கு மட்டும்: பயிற்சி ஒருபோதும் காட்டாது. தேர்வுகள் இதிலிருந்து எடுக்கும்.</translation>
    </message>
    <message>
        <source>Assigned: its approved scenarios are practised.</source>
        <translation>ஒதுக்கப்பட்டது: அதன் ஏற்கப்பட்ட சூழல்கள் பயிற்சியில் வரும்.</translation>
    </message>
    <message>
        <source>No longer assigned to practice.</source>
        <translation>இனி பயிற்சிக்கு ஒதுக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>It cannot be asked: %1</source>
        <translation>இதைக் கேட்க முடியாது: %1</translation>
    </message>
    <message>
        <source>%1 of %2 scenarios answered</source>
        <translation>%2-இல் %1 சூழல்களுக்குப் பதிலளித்தது</translation>
    </message>
    <message>
        <source>And %L1 more; pitwise-cli check lists them.</source>
        <translation>மேலும் %L1; pitwise-cli check அவற்றைப் பட்டியலிடும்.</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>இறக்குமதி செய்கிறது</translation>
    </message>
    <message>
        <source>%1 was not imported: %2</source>
        <translation>%1 உள்ளே எடுக்கப்படவில்லை: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) imported.</source>
        <translation>
            <numerusform>%n சூழல் உள்ளே எடுக்கப்பட்டது.</numerusform>
            <numerusform>%n சூழல்கள் உள்ளே எடுக்கப்பட்டன.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added as a further version.</source>
        <translation>
            <numerusform>%n மேலும் ஒரு பதிப்பாகச் சேர்ந்தது.</numerusform>
            <numerusform>%n மேலும் ஒரு பதிப்பாகச் சேர்ந்தன.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already here, left as they are.</source>
        <translation>
            <numerusform>%n ஏற்கெனவே இங்கே உள்ளது, அப்படியே விடப்பட்டது.</numerusform>
            <numerusform>%n ஏற்கெனவே இங்கே உள்ளன, அப்படியே விடப்பட்டன.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have a different answer under the rules in force.</source>
        <translation>
            <numerusform>நடைமுறை விதிகளின் கீழ் %n-க்கு வேறு பதில் உள்ளது.</numerusform>
            <numerusform>நடைமுறை விதிகளின் கீழ் %n-க்கு வேறு பதில் உள்ளது.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is for exams only, so the whole pack is now.</source>
        <translation>கோப்பு தேர்வுகளுக்கு மட்டும்; ஆகவே முழுத் தொகுப்பும் இப்போது அப்படியே.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>ஏற்றுமதி செய்கிறது</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 எழுதப்பட்டது.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, மாற்றப்பட்டது</translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>அது இனி அங்கே இல்லை.</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1 திறக்கப்படவில்லை: %2</translation>
    </message>
    <message>
        <source>, at %1</source>
        <translation>, இடம் %1</translation>
    </message>
    <message>
        <source>%1 was not opened: %2%3.</source>
        <translation>%1 திறக்கப்படவில்லை: %2%3.</translation>
    </message>
    <message>
        <source>The draft is discarded. You can bring it back for thirty days.</source>
        <translation>வரைவு எறியப்பட்டது; முப்பது நாட்கள் வரை அதை மீட்கலாம்.</translation>
    </message>
    <message>
        <source>And %L1 more were left out.</source>
        <translation>மேலும் %L1 விடப்பட்டன.</translation>
    </message>
    <message>
        <source>%1 holds no question that can be asked here.</source>
        <translation>இங்கே கேட்கக்கூடிய கேள்வி எதுவும் %1-இல் இல்லை.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) written to %1.</source>
        <translation>
            <numerusform>%n கேள்வி %1-இல் எழுதப்பட்டது.</numerusform>
            <numerusform>%n கேள்விகள் %1-இல் எழுதப்பட்டன.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the format cannot hold:</source>
        <translation>இந்த வடிவத்தில் அடங்காதவை:</translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioModel</name>
    <message>
        <source>Draft</source>
        <translation>வரைவு</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>மீளாய்வில்</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>ஏற்கப்பட்டவை</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>ஓய்வுபெற்றவை</translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation>இன்னும் தலைப்பு இல்லை</translation>
    </message>
    <message>
        <source>Key typed by a person, not computed</source>
        <translation>சரியான பதிலை ஒருவர் தட்டச்சு செய்தார், கணக்கிடப்படவில்லை</translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioRun</name>
    <message>
        <source>None of this can be asked yet. Open it and solve its problems.</source>
        <translation>இதில் எதையும் இன்னும் கேட்க முடியாது: திறந்து அதன் சிக்கல்களைத் தீருங்கள்.</translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioVersions</name>
    <message>
        <source>Nothing changed but its status</source>
        <translation>நிலை தவிர எதுவும் மாறவில்லை</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>மாறியவை: %1</translation>
    </message>
    <message>
        <source>Derived from %1</source>
        <translation>%1-இலிருந்து உருவானது</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>முதலாவது</translation>
    </message>
    <message>
        <source>%1; by %2</source>
        <translation>%1; ஆக்கியவர் %2</translation>
    </message>
</context>
<context>
    <name>pitwise::SchoolDesk</name>
    <message>
        <source>This machine belongs to no school. Everything works without one.</source>
        <translation>இந்தக் கணினி எந்தப் பள்ளிக்கும் உரியதல்ல. பள்ளி இல்லாமலும் எல்லாம் இயங்கும்.</translation>
    </message>
    <message>
        <source>Talking with the school…</source>
        <translation>பள்ளியுடன் தொடர்பு கொள்கிறது…</translation>
    </message>
    <message>
        <source>Everything recorded here is at the school.</source>
        <translation>இங்கே பதிவானவை எல்லாம் பள்ளியில் உள்ளன.</translation>
    </message>
    <message>
        <source>On its way to the school.</source>
        <translation>பள்ளிக்குப் போய்க்கொண்டிருக்கிறது.</translation>
    </message>
    <message>
        <source>Not yet connected.</source>
        <translation>இன்னும் இணைக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>எதுவுமில்லை</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n பதில்</numerusform>
            <numerusform>%n பதில்கள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other record(s)</source>
        <translation>
            <numerusform>வேறு %n பதிவு</numerusform>
            <numerusform>வேறு %n பதிவுகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the oldest of %2</source>
        <translation>%1, மிகப் பழையது %2</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>ஒருபோதும் இல்லை</translation>
    </message>
    <message numerus="yes">
        <source>This machine&apos;s clock is %n minute(s) ahead of the school&apos;s. Set it right: answers carry its time.</source>
        <translation>
            <numerusform>இந்தக் கணினியின் கடிகாரம் பள்ளியின் கடிகாரத்தைவிட %n நிமிடம் முந்தியுள்ளது. சரிசெய்யுங்கள்: பதில்கள் இதன் நேரத்தைத் தாங்கும்.</numerusform>
            <numerusform>இந்தக் கணினியின் கடிகாரம் பள்ளியின் கடிகாரத்தைவிட %n நிமிடங்கள் முந்தியுள்ளது. சரிசெய்யுங்கள்: பதில்கள் இதன் நேரத்தைத் தாங்கும்.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This machine&apos;s clock is %n minute(s) behind the school&apos;s. Set it right: answers carry its time.</source>
        <translation>
            <numerusform>இந்தக் கணினியின் கடிகாரம் பள்ளியின் கடிகாரத்தைவிட %n நிமிடம் பிந்தியுள்ளது. சரிசெய்யுங்கள்: பதில்கள் இதன் நேரத்தைத் தாங்கும்.</numerusform>
            <numerusform>இந்தக் கணினியின் கடிகாரம் பள்ளியின் கடிகாரத்தைவிட %n நிமிடங்கள் பிந்தியுள்ளது. சரிசெய்யுங்கள்: பதில்கள் இதன் நேரத்தைத் தாங்கும்.</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>இன்று, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date and a time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>This machine cannot talk with a school&apos;s server yet.</source>
        <translation>இந்தக் கணினி இன்னும் பள்ளியின் சேவையகத்துடன் பேச முடியாது.</translation>
    </message>
    <message>
        <source>The school&apos;s server does not answer.</source>
        <translation>பள்ளியின் சேவையகம் பதிலளிக்கவில்லை.</translation>
    </message>
    <message>
        <source>The school&apos;s server does not let this station in.</source>
        <translation>பள்ளியின் சேவையகம் இந்த நிலையத்தை உள்ளே விடவில்லை.</translation>
    </message>
    <message>
        <source>The school has closed this station.</source>
        <translation>பள்ளி இந்த நிலையத்தை மூடிவிட்டது.</translation>
    </message>
    <message>
        <source>There is a server, but no school in this database.</source>
        <translation>சேவையகம் உள்ளது, ஆனால் இந்தத் தரவுத்தளத்தில் பள்ளி இல்லை.</translation>
    </message>
    <message>
        <source>Another school answers than the one this station belongs to.</source>
        <translation>இந்த நிலையத்தின் பள்ளி அல்ல, வேறொரு பள்ளி பதிலளிக்கிறது.</translation>
    </message>
    <message>
        <source>The school asks for a newer Pitwise.</source>
        <translation>பள்ளி புதிய Pitwise-ஐக் கேட்கிறது.</translation>
    </message>
    <message>
        <source>The school&apos;s database is older than this Pitwise.</source>
        <translation>பள்ளியின் தரவுத்தளம் இந்த Pitwise-ஐவிடப் பழையது.</translation>
    </message>
    <message>
        <source>The school&apos;s database was set up by a newer Pitwise.</source>
        <translation>பள்ளியின் தரவுத்தளத்தைப் புதிய Pitwise அமைத்துள்ளது.</translation>
    </message>
    <message>
        <source>The disk of the school&apos;s server is full.</source>
        <translation>பள்ளியின் சேவையகத்தில் வட்டு நிரம்பிவிட்டது.</translation>
    </message>
    <message>
        <source>The school&apos;s server is busy.</source>
        <translation>பள்ளியின் சேவையகம் வேலையாக உள்ளது.</translation>
    </message>
    <message>
        <source>The school misses records that this station sent earlier.</source>
        <translation>இந்த நிலையம் முன்பு அனுப்பிய பதிவுகள் பள்ளியில் இல்லை.</translation>
    </message>
    <message>
        <source>The records of this station cannot be read or written.</source>
        <translation>இந்த நிலையத்தின் பதிவுகளைப் படிக்கவோ எழுதவோ முடியவில்லை.</translation>
    </message>
    <message>
        <source>The school&apos;s server refused: %1</source>
        <translation>பள்ளியின் சேவையகம் மறுத்தது: %1</translation>
    </message>
    <message>
        <source>Practice goes on here, and nothing is lost.</source>
        <translation>இங்கே பயிற்சி தொடரும், எதுவும் இழக்கப்படாது.</translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-psql, then start Pitwise again.</source>
        <translation>libqt6sql6-psql தொகுப்பை நிறுவி, பிறகு Pitwise-ஐ மீண்டும் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>It is tried again by itself. If it lasts, look at the cable and at the server.</source>
        <translation>தானாக மீண்டும் முயலும். நீடித்தால் கம்பியையும் சேவையகத்தையும் பாருங்கள்.</translation>
    </message>
    <message>
        <source>It is tried again by itself.</source>
        <translation>தானாக மீண்டும் முயலும்.</translation>
    </message>
    <message>
        <source>Make room there; it is tried again by itself.</source>
        <translation>அங்கே இடம் உண்டாக்குங்கள்; தானாக மீண்டும் முயலும்.</translation>
    </message>
    <message>
        <source>Ask whoever runs the school&apos;s database for a new station file, and join with it.</source>
        <translation>பள்ளியின் தரவுத்தளத்தை நடத்துபவரிடம் புதிய நிலையக் கோப்பைக் கேட்டு, அதனுடன் இணையுங்கள்.</translation>
    </message>
    <message>
        <source>Ask whoever runs the school&apos;s database to open it again with a new station file.</source>
        <translation>புதிய நிலையக் கோப்புடன் மீண்டும் திறக்கும்படி பள்ளியின் தரவுத்தளத்தை நடத்துபவரிடம் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Ask whoever runs the school&apos;s database whether the station file is the right one.</source>
        <translation>நிலையக் கோப்பு சரியானதா என்று பள்ளியின் தரவுத்தளத்தை நடத்துபவரிடம் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Update this program to deliver what was recorded.</source>
        <translation>பதிவானவற்றைக் கொண்டு சேர்க்க இந்த நிரலைப் புதுப்பியுங்கள்.</translation>
    </message>
    <message>
        <source>Whoever runs it brings it up to date: pitwise-cli school migrate.</source>
        <translation>அதை நடத்துபவர் புதுப்பிப்பார்: pitwise-cli school migrate.</translation>
    </message>
    <message>
        <source>Was an older backup restored there? Tell whoever runs the school&apos;s database.</source>
        <translation>அங்கே பழைய காப்புநகல் மீட்டமைக்கப்பட்டதா? பள்ளியின் தரவுத்தளத்தை நடத்துபவரிடம் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Show this message to whoever runs the school&apos;s database.</source>
        <translation>பள்ளியின் தரவுத்தளத்தை நடத்துபவரிடம் இந்தச் செய்தியைக் காட்டுங்கள்.</translation>
    </message>
</context>
<context>
    <name>pitwise::SectionList</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n கேள்வி</numerusform>
            <numerusform>%n கேள்விகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, pass mark %2 %</source>
        <translation>%1, தேர்ச்சி மதிப்பெண் %2 %</translation>
    </message>
    <message>
        <source>%1, %2 min</source>
        <translation>%1, %2 நிமி.</translation>
    </message>
    <message>
        <source>about %1 min, difficulty %2</source>
        <translation>சுமார் %1 நிமி., கடினம் %2</translation>
    </message>
</context>
<context>
    <name>pitwise::SectionScores</name>
    <message>
        <source>%1 s</source>
        <translation>%1 வி</translation>
    </message>
</context>
<context>
    <name>pitwise::SessionReview</name>
    <message>
        <source>%1 s</source>
        <translation>%1 வி</translation>
    </message>
    <message>
        <source>Time was up. Right: %1.</source>
        <translation>நேரம் முடிந்தது. சரி: %1.</translation>
    </message>
    <message>
        <source>You paid %1, right was %2.</source>
        <translation>நீங்கள் %1 கொடுத்தீர்கள், சரியானது %2.</translation>
    </message>
    <message>
        <source>Yours: %1. Right: %2.</source>
        <translation>உங்களுடையது: %1. சரி: %2.</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>கேள்வி %1</translation>
    </message>
    <message>
        <source>right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>தவறு</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>மதிப்பெண் இல்லை</translation>
    </message>
    <message>
        <source>%1, %2 s of %3 s</source>
        <translation>%1, %3 வி-இல் %2 வி</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: right, but slow</source>
        <translation>%1: சரி, ஆனால் மெதுவாக</translation>
    </message>
    <message>
        <source>What was due</source>
        <translation>மறுபயிற்சிக்கு இருந்தவை</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>என் தேர்வு</translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation>விகித விரைவுப் பயிற்சி</translation>
    </message>
    <message>
        <source>Misses tried again</source>
        <translation>மீண்டும் முயன்ற தவறுகள்</translation>
    </message>
    <message>
        <source>One clause</source>
        <translation>ஒரு விதிப்பிரிவு</translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation>விதிப்பிரிவுத் தேடல்</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>தீர்மானக் கேள்விகள்</translation>
    </message>
    <message>
        <source>%1. %2 to %3.</source>
        <translation>%1. %2 முதல் %3.</translation>
    </message>
    <message>
        <source>dddd d MMMM, HH:mm</source>
        <translation>dddd, d MMMM, HH:mm</translation>
    </message>
    <message>
        <source>Read one clause again.</source>
        <translation>ஒரு விதிப்பிரிவை மீண்டும் படியுங்கள்.</translation>
    </message>
    <message>
        <source>Read the felt before you answer.</source>
        <translation>பதிலளிக்கும் முன் மேசையைப் படியுங்கள்.</translation>
    </message>
    <message>
        <source>Pay with the fewest chips.</source>
        <translation>கொடுப்பனவை மிகக் குறைந்த chip-களாகப் பிரியுங்கள்.</translation>
    </message>
    <message>
        <source>Work on one topic: %1.</source>
        <translation>ஒரு தலைப்பில் உழையுங்கள்: %1.</translation>
    </message>
    <message>
        <source>Work on one game: %1.</source>
        <translation>ஓர் ஆட்டத்தில் உழையுங்கள்: %1.</translation>
    </message>
    <message>
        <source>Get it right first. Speed comes later.</source>
        <translation>முதலில் சரி, பிறகு வேகம்.</translation>
    </message>
    <message>
        <source>You know it. Now get faster.</source>
        <translation>உங்களுக்குத் தெரியும். இனி வேகமாகுங்கள்.</translation>
    </message>
    <message>
        <source>Nothing stands out. Keep it up.</source>
        <translation>தனியாக எதுவும் தெரியவில்லை. இப்படியே தொடருங்கள்.</translation>
    </message>
    <message numerus="yes">
        <source>The same rule was misread %n time(s).</source>
        <translation>
            <numerusform>அதே விதி %n முறை தவறாகப் படிக்கப்பட்டது.</numerusform>
            <numerusform>அதே விதி %n முறை தவறாகப் படிக்கப்பட்டது.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es) on the same clause: %1.</source>
        <translation>
            <numerusform>அதே விதிப்பிரிவில் %n தவறு: %1.</numerusform>
            <numerusform>அதே விதிப்பிரிவில் %n தவறுகள்: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong answer(s) came faster than your right ones.</source>
        <translation>
            <numerusform>%n தவறான பதில் உங்கள் சரியானவற்றைவிட வேகமாக வந்தது.</numerusform>
            <numerusform>%n தவறான பதில்கள் உங்கள் சரியானவற்றைவிட வேகமாக வந்தன.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payout(s) were right, but with more chips than needed.</source>
        <translation>
            <numerusform>%n தொகை சரி, ஆனால் தேவையைவிட அதிக chip-கள்.</numerusform>
            <numerusform>%n தொகைகள் சரி, ஆனால் தேவையைவிட அதிக chip-கள்.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most misses of this session are there.</source>
        <translation>இந்த அமர்வின் பெரும்பாலான தவறுகள் அங்கேதான்.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) were wrong, of all kinds. Look at each, then try the misses again.</source>
        <translation>
            <numerusform>%n பதில் தவறு. அதைப் பார்த்து, தவறை மீண்டும் முயலுங்கள்.</numerusform>
            <numerusform>பலவகை %n பதில்கள் தவறு. ஒவ்வொன்றையும் பார்த்து, தவறுகளை மீண்டும் முயலுங்கள்.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took longest compared with its target.</source>
        <translation>%1 தன் இலக்குக்கு எதிரே மிக அதிக நேரம் எடுத்தது.</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Storm</translation>
    </message>
</context>
<context>
    <name>pitwise::Settings</name>
    <message>
        <source>This choice lasts until you close the program; it could not be saved. %1</source>
        <translation>இந்தத் தேர்வு நிரல் முடியும் வரை இருக்கும்; சேமிக்க முடியவில்லை. %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ShownQuestion</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ShownVerdict</name>
    <message>
        <source>A judgement call: not scored</source>
        <translation>தீர்மானக் கேள்வி: மதிப்பெண் இல்லை</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>தவறான தொகை</translation>
    </message>
    <message>
        <source>Wrong order</source>
        <translation>தவறான வரிசை</translation>
    </message>
    <message>
        <source>Wrong ruling</source>
        <translation>தவறான தீர்ப்பு</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>தவறு</translation>
    </message>
    <message>
        <source>This house: %1</source>
        <translation>இந்தக் காசினோ: %1</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>அது %1.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>சரி: %1.</translation>
    </message>
    <message>
        <source>Answered in %1 s, target %2 s.</source>
        <translation>%1 வி-இல் பதிலளித்தது, இலக்கு %2 வி.</translation>
    </message>
    <message>
        <source>Chips: the fewest possible.</source>
        <translation>chip பிரிப்பு: மிகக் குறைந்த chip-கள்.</translation>
    </message>
    <message>
        <source>Chips are marked separately: %1 in the fewest chips.</source>
        <translation>chip பிரிப்பு தனியாக மதிப்பிடப்படும்: மிகக் குறைந்த chip-களில் %1.</translation>
    </message>
    <message>
        <source>Chips: fewer would do.</source>
        <translation>chip பிரிப்பு: குறைந்த chip-கள் போதும்.</translation>
    </message>
    <message>
        <source>Chips are marked separately: %1 takes fewer chips.</source>
        <translation>chip பிரிப்பு தனியாக மதிப்பிடப்படும்: %1-க்குக் குறைந்த chip-கள் போதும்.</translation>
    </message>
    <message>
        <source>This very table comes out otherwise there:</source>
        <translation>இதே மேசை அங்கே வேறு விதமாக முடிகிறது:</translation>
    </message>
</context>
<context>
    <name>pitwise::SittingSession</name>
    <message>
        <source>Checking the PIN</source>
        <translation>PIN-ஐச் சரிபார்க்கிறது</translation>
    </message>
    <message>
        <source>%1 questions in %2 minutes; %3 % right answers are needed.</source>
        <translation>%2 நிமிடங்களில் %1 கேள்விகள்; %3 % சரியான பதில்கள் தேவை.</translation>
    </message>
    <message>
        <source>There is no way back to a question that you have left.</source>
        <translation>விட்டுவந்த கேள்விக்குத் திரும்ப வழியில்லை.</translation>
    </message>
    <message>
        <source>You may go back within a section, not into one that you have left.</source>
        <translation>ஒரு பகுதிக்குள் திரும்பலாம், விட்டுவந்த பகுதிக்குத் திரும்ப முடியாது.</translation>
    </message>
    <message>
        <source>You may go back to every question until you hand in.</source>
        <translation>ஒப்படைக்கும் வரை எல்லாக் கேள்விகளுக்கும் திரும்பலாம்.</translation>
    </message>
    <message>
        <source>An answer is locked with Enter. What you have chosen and not locked when the time is over counts too.</source>
        <translation>பதில் Enter-ஆல் பூட்டப்படும். நேரம் முடியும்போது தேர்ந்தெடுத்துப் பூட்டாததும் கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>Not saved. %1 Call the invigilator.</source>
        <translation>சேமிக்கவில்லை. %1 கண்காணிப்பாளரை அழையுங்கள்.</translation>
    </message>
    <message>
        <source>The clock cannot be saved. %1 Call the invigilator.</source>
        <translation>கடிகாரத்தைச் சேமிக்க முடியவில்லை. %1 கண்காணிப்பாளரை அழையுங்கள்.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) without an answer: in this exam there is no way back.</source>
        <translation>
            <numerusform>பதிலில்லாத %n கேள்வி: இந்தத் தேர்வில் திரும்ப வழியில்லை.</numerusform>
            <numerusform>பதிலில்லாத %n கேள்விகள்: இந்தத் தேர்வில் திரும்ப வழியில்லை.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 open and %2 flagged questions stay behind. There is no way back to them.</source>
        <translation>%1 திறந்த, %2 கொடியிட்ட கேள்விகள் பின்னே நிற்கும். அவற்றுக்குத் திரும்ப வழியில்லை.</translation>
    </message>
    <message>
        <source>Form %1. Section %2 of %3: %4</source>
        <translation>வினாத்தாள் %1. பகுதி %2 / %3: %4</translation>
    </message>
    <message>
        <source>Candidate %1</source>
        <translation>தேர்வர் %1</translation>
    </message>
    <message>
        <source>Candidate %1, time × %2</source>
        <translation>தேர்வர் %1, நேரம் × %2</translation>
    </message>
    <message>
        <source>The time is over.</source>
        <translation>நேரம் முடிந்தது.</translation>
    </message>
    <message>
        <source>%1 of %2 questions are answered.</source>
        <translation>%2-இல் %1 கேள்விகளுக்குப் பதிலளித்துள்ளீர்கள்.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had chosen and not locked: they count as chosen.</source>
        <translation>
            <numerusform>அவற்றில் %n தேர்ந்தெடுத்துப் பூட்டவில்லை: தேர்ந்தெடுத்தபடி கணக்கில் வரும்.</numerusform>
            <numerusform>அவற்றில் %n தேர்ந்தெடுத்துப் பூட்டவில்லை: தேர்ந்தெடுத்தபடி கணக்கில் வரும்.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaving the exam&apos;s window is recorded.</source>
        <translation>தேர்வின் சாளரத்தை விட்டால் அது பதிவாகும்.</translation>
    </message>
    <message>
        <source>F8 opens the pay tables of the game that is asked about.</source>
        <translation>F8 கேட்கப்படும் ஆட்டத்தின் கொடுப்பனவு அட்டவணைகளைத் திறக்கும்.</translation>
    </message>
    <message>
        <source>Pay tables are not shown in this exam.</source>
        <translation>இந்தத் தேர்வில் கொடுப்பனவு அட்டவணைகள் காட்டப்படாது.</translation>
    </message>
</context>
<context>
    <name>pitwise::Staff</name>
    <message>
        <source>trainee</source>
        <translation>பயிலுநர்</translation>
    </message>
    <message>
        <source>instructor</source>
        <translation>பயிற்றுநர்</translation>
    </message>
    <message>
        <source>examiner</source>
        <translation>மதிப்பீட்டாளர்</translation>
    </message>
    <message>
        <source>invigilator</source>
        <translation>கண்காணிப்பாளர்</translation>
    </message>
    <message>
        <source>Too many wrong tries: this PIN is locked until %1. An examiner can set a new one.</source>
        <translation>தவறான முயற்சிகள் மிக அதிகம்: இந்த PIN %1 வரை பூட்டப்பட்டது. மதிப்பீட்டாளர் புதியது வைக்கலாம்.</translation>
    </message>
    <message>
        <source>Checking the PIN</source>
        <translation>PIN-ஐச் சரிபார்க்கிறது</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>அது சரியான PIN அல்ல.</translation>
    </message>
</context>
<context>
    <name>pitwise::TablePlayer</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1-ஐப் படிக்க முடியவில்லை: %2.</translation>
    </message>
    <message>
        <source>%1 is too large for a round script.</source>
        <translation>சுற்று script-க்கு %1 மிகப் பெரியது.</translation>
    </message>
    <message>
        <source>There is no round called %1 on the shelf.</source>
        <translation>அலமாரியில் %1 என்ற சுற்று இல்லை.</translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation>%1 திறக்கப்படவில்லை: %2.</translation>
    </message>
    <message>
        <source>%1 was not opened: %2, at %3.</source>
        <translation>%1 திறக்கப்படவில்லை: %2, இடம் %3.</translation>
    </message>
    <message>
        <source>Clauses: %1.</source>
        <translation>விதிப்பிரிவுகள்: %1.</translation>
    </message>
</context>
<context>
    <name>pitwise::TimelineModel</name>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>bust, %1</source>
        <translation>bust, %1</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>soft %1</translation>
    </message>
    <message>
        <source>makes %1</source>
        <translation>பெறுவது %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Box %1/%2</source>
        <translation>Box %1/%2</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Box %1</translation>
    </message>
    <message>
        <source>Close the offers</source>
        <translation>வழங்கல்களை மூடு</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>Free double</source>
        <translation>Free double</translation>
    </message>
    <message>
        <source>Free split</source>
        <translation>Free split</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Surrender</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>பந்தயங்கள்</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>தீர்க்கப்பட்டது</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>வழங்கல்கள்</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>மூடியது</translation>
    </message>
    <message>
        <source>next in shoe</source>
        <translation>shoe-இல் அடுத்தது</translation>
    </message>
    <message>
        <source>Bets, deal</source>
        <translation>பந்தயங்கள், பகிர்வு</translation>
    </message>
</context>
<context>
    <name>pitwise::Trainees</name>
    <message>
        <source>Type a name first.</source>
        <translation>முதலில் பெயரைத் தட்டச்சு செய்யுங்கள்.</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has at least %n digit(s). Leave it empty to go without.</source>
        <translation>
            <numerusform>PIN-இல் குறைந்தது %n இலக்கம். வேண்டாமெனில் காலியாக விடுங்கள்.</numerusform>
            <numerusform>PIN-இல் குறைந்தது %n இலக்கங்கள். வேண்டாமெனில் காலியாக விடுங்கள்.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>பயிலுநர்</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Try again in %n second(s).</source>
        <translation>
            <numerusform>தவறான முயற்சிகள் மிக அதிகம். %n விநாடியில் மீண்டும் முயலுங்கள்.</numerusform>
            <numerusform>தவறான முயற்சிகள் மிக அதிகம். %n விநாடிகளில் மீண்டும் முயலுங்கள்.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>அது சரியான PIN அல்ல.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n அமர்வு</numerusform>
            <numerusform>%n அமர்வுகள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n பதில்</numerusform>
            <numerusform>%n பதில்கள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query(s)</source>
        <translation>
            <numerusform>%n வினவல்</numerusform>
            <numerusform>%n வினவல்கள்</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 and %3 go with it. They can be brought back for 30 days.</source>
        <translation>%1, %2, %3 அதனுடன் போகும். 30 நாட்கள் வரை அவற்றை மீட்கலாம்.</translation>
    </message>
    <message>
        <source>Until then you can look at them and export them.</source>
        <translation>அதுவரை அவற்றைப் பார்க்கலாம், வெளியே எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>The records were damaged and have been set aside as %1. A fresh file was begun; a backup can be restored in Settings.</source>
        <translation>பதிவுகள் சேதமடைந்ததால் %1 ஆக ஒதுக்கி வைக்கப்பட்டன. புதிய கோப்பு தொடங்கப்பட்டது; அமைப்புகளில் காப்புநகலை மீட்டமைக்கலாம்.</translation>
    </message>
</context>
<context>
    <name>pitwise::Verifier</name>
    <message>
        <source>Altered after it was signed.</source>
        <translation>கையொப்பமிட்டபின் மாற்றப்பட்டது.</translation>
    </message>
    <message>
        <source>Where: %1 of %2.</source>
        <translation>எங்கே: %2-இல் %1.</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <translation>எங்கே: %1.</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <translation>%1, சாவி %2</translation>
    </message>
    <message>
        <source>pasted</source>
        <translation>ஒட்டியது</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>சரிபார்க்கிறது</translation>
    </message>
    <message>
        <source>What is in it is sealed: open the issuer&apos;s key, and chain and marks are checked too.</source>
        <translation>இதனுள் உள்ளது முத்திரையிட்டது: வழங்குநர் சாவியைத் திறங்கள்; சங்கிலியும் மதிப்பெண்களும் சோதிக்கப்படும்.</translation>
    </message>
    <message>
        <source>An exam file</source>
        <translation>தேர்வுக் கோப்பு</translation>
    </message>
    <message>
        <source>A result</source>
        <translation>முடிவுக் கோப்பு</translation>
    </message>
    <message>
        <source>A mark</source>
        <translation>மதிப்பெண் கோப்பு</translation>
    </message>
    <message>
        <source>A certificate</source>
        <translation>சான்றிதழ்</translation>
    </message>
    <message>
        <source>A report</source>
        <translation>அறிக்கை</translation>
    </message>
    <message>
        <source>An Open Badge</source>
        <translation>Open Badge</translation>
    </message>
    <message>
        <source>A key file</source>
        <translation>சாவிக் கோப்பு</translation>
    </message>
    <message>
        <source>The text of a QR code</source>
        <translation>QR குறியீட்டின் உரை</translation>
    </message>
    <message>
        <source>Not a Pitwise file</source>
        <translation>எங்கள் கோப்பு அல்ல</translation>
    </message>
</context>
<context>
    <name>quiz</name>
    <message>
        <source>Who gets it</source>
        <translation>யாருக்குக் கிடைக்கும்</translation>
    </message>
    <message>
        <source>Rule on it</source>
        <translation>தீர்ப்புக் கூறுங்கள்</translation>
    </message>
    <message>
        <source>Which card the dealer gets</source>
        <translation>dealer எந்தச் சீட்டைப் பெறுகிறார்</translation>
    </message>
    <message>
        <source>Which total of the dealer counts</source>
        <translation>dealer-இன் எந்த மொத்தம் கணக்கில் வரும்</translation>
    </message>
    <message>
        <source>How much of %1&apos;s bet counts</source>
        <translation>%1-இன் பந்தயத்தில் எவ்வளவு கணக்கில் வரும்</translation>
    </message>
    <message>
        <source>How much goes back to %1</source>
        <translation>%1-க்கு எவ்வளவு திரும்பக் கிடைக்கும்</translation>
    </message>
    <message>
        <source>How much the dealer draws</source>
        <translation>dealer எத்தனை சீட்டுகள் எடுக்கிறார்</translation>
    </message>
    <message>
        <source>What is open to %1 on box %2</source>
        <translation>box %2-இல் %1-க்கு என்னென்ன திறந்துள்ளன</translation>
    </message>
    <message>
        <source>What box %1 may do</source>
        <translation>box %1 என்ன செய்யலாம்</translation>
    </message>
    <message>
        <source>Who calls box %1</source>
        <translation>box %1-க்கு யார் முடிவெடுக்கிறார்</translation>
    </message>
    <message>
        <source>The total of box %1, hand %2</source>
        <translation>box %1, hand %2-இன் மொத்தம்</translation>
    </message>
    <message>
        <source>In which order these bets are settled</source>
        <translation>இந்தப் பந்தயங்கள் எந்த வரிசையில் தீர்க்கப்படும்</translation>
    </message>
    <message>
        <source>box %1, hand %2</source>
        <translation>box %1, hand %2</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>box %1</translation>
    </message>
    <message>
        <source>Pay %1: %2&apos;s %3</source>
        <translation>%1-க்குக் கொடுங்கள்: %2-இன் %3</translation>
    </message>
    <message>
        <source>Take from %1: %2&apos;s %3</source>
        <translation>%1-இலிருந்து எடுங்கள்: %2-இன் %3</translation>
    </message>
    <message>
        <source>Give back on %1: %2&apos;s %3</source>
        <translation>%1-இல் திருப்பிக் கொடுங்கள்: %2-இன் %3</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>soft %1</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>ஏற்கவும்</translation>
    </message>
    <message>
        <source>Refuse it: one bet a player on a box</source>
        <translation>மறுக்கவும்: ஒரு box-இல் ஓர் ஆட்டக்காரருக்கு ஒரு பந்தயம்</translation>
    </message>
    <message>
        <source>Refuse it: it is outside the limits</source>
        <translation>மறுக்கவும்: வரம்புகளுக்கு வெளியே உள்ளது</translation>
    </message>
    <message>
        <source>Name the minimum: he may raise it or take it back</source>
        <translation>குறைந்தபட்சத்தைச் சொல்லவும்: அவர் கூட்டலாம் அல்லது திரும்ப எடுக்கலாம்</translation>
    </message>
    <message>
        <source>“No more bets” has not been called: what do you do?</source>
        <translation>“No more bets” இன்னும் அறிவிக்கப்படவில்லை: என்ன செய்வீர்கள்?</translation>
    </message>
    <message>
        <source>A box takes three main bets.</source>
        <translation>ஒரு box மூன்று முதன்மைப் பந்தயங்களை ஏற்கும்.</translation>
    </message>
    <message>
        <source>The limits are not the point here.</source>
        <translation>இங்கே விஷயம் வரம்புகள் அல்ல.</translation>
    </message>
    <message>
        <source>He has no other bet there.</source>
        <translation>அங்கே அவருக்கு வேறு பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>Up to three bets may lie on one box.</source>
        <translation>ஒரு box-இல் மூன்று பந்தயங்கள் வரை இருக்கலாம்.</translation>
    </message>
    <message>
        <source>A player may not separate his bet within a box.</source>
        <translation>ஓர் ஆட்டக்காரர் ஒரு box-க்குள் தன் பந்தயத்தைப் பிரித்து வைக்க முடியாது.</translation>
    </message>
    <message>
        <source>Each bet by itself has to be within the limits shown.</source>
        <translation>ஒவ்வொரு பந்தயமும் தனித்தனியே காட்டப்பட்ட வரம்புகளுக்குள் இருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>Several players may bet on a box; each bet has to be within the limits shown.</source>
        <translation>ஒரு box-இல் பல ஆட்டக்காரர்கள் பந்தயம் வைக்கலாம்; ஒவ்வொரு பந்தயமும் காட்டப்பட்ட வரம்புகளுக்குள் இருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>With seats to be had, a player may bet on every box.</source>
        <translation>இருக்கைகள் கிடைக்கும்போது ஓர் ஆட்டக்காரர் எல்லா box-களிலும் பந்தயம் வைக்கலாம்.</translation>
    </message>
    <message>
        <source>With the tables full he calls only what he sits at or controls.</source>
        <translation>மேசைகள் நிறைந்திருக்கும்போது, தான் அமர்ந்துள்ள அல்லது தன் கட்டுப்பாட்டில் உள்ளதில் மட்டுமே அவர் முடிவெடுப்பார்.</translation>
    </message>
    <message>
        <source>The Pit Manager may restrict a player to one box.</source>
        <translation>Pit Manager ஓர் ஆட்டக்காரரை ஒரே box-க்குக் கட்டுப்படுத்தலாம்.</translation>
    </message>
    <message>
        <source>The Pit Manager may allow fewer than three bets.</source>
        <translation>Pit Manager மூன்றுக்கும் குறைவான பந்தயங்களை அனுமதிக்கலாம்.</translation>
    </message>
    <message>
        <source>Compare the bet with the limits that the table shows.</source>
        <translation>மேசை காட்டும் வரம்புகளுடன் பந்தயத்தை ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>The limits are displayed, and the player has to keep within them; short of the minimum he may raise or withdraw.</source>
        <translation>வரம்புகள் காட்டப்பட்டுள்ளன, ஆட்டக்காரர் அவற்றுக்குள் இருக்க வேண்டும்; குறைந்தபட்சத்துக்குக் கீழே இருந்தால் கூட்டலாம் அல்லது திரும்ப எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>Whoever bets less than the maximum cannot refuse others the balance.</source>
        <translation>அதிகபட்சத்தைவிடக் குறைவாக வைப்பவர் மீதியை மற்றவர்களுக்கு மறுக்க முடியாது.</translation>
    </message>
    <message>
        <source>A player may also bet on other boxes.</source>
        <translation>ஓர் ஆட்டக்காரர் மற்ற box-களிலும் பந்தயம் வைக்கலாம்.</translation>
    </message>
    <message>
        <source>an %1</source>
        <translation>ஒரு %1</translation>
    </message>
    <message>
        <source>a %1</source>
        <translation>ஒரு %1</translation>
    </message>
    <message>
        <source>May B place %1 on box %2?</source>
        <translation>B box %2-இல் %1 வைக்கலாமா?</translation>
    </message>
    <message>
        <source>No: the box has no main bet</source>
        <translation>இல்லை: box-இல் முதன்மைப் பந்தயம் இல்லை</translation>
    </message>
    <message>
        <source>No: the box has three such bets already</source>
        <translation>இல்லை: box-இல் ஏற்கெனவே இத்தகைய மூன்று பந்தயங்கள் உள்ளன</translation>
    </message>
    <message>
        <source>No: it is too late</source>
        <translation>இல்லை: தாமதமாகிவிட்டது</translation>
    </message>
    <message>
        <source>No: he does not control the box</source>
        <translation>இல்லை: box-இல் முடிவெடுப்பவர் அவர் அல்ல</translation>
    </message>
    <message>
        <source>No: on one box at a time only</source>
        <translation>இல்லை: ஒரு நேரத்தில் ஒரே box-இல் மட்டும்</translation>
    </message>
    <message>
        <source>No: he has to have a main bet there and control the box</source>
        <translation>இல்லை: அங்கே அவருக்கு முதன்மைப் பந்தயம் வேண்டும், box-இல் முடிவெடுப்பவராகவும் இருக்க வேண்டும்</translation>
    </message>
    <message>
        <source>No: he needs a main bet of his own there</source>
        <translation>இல்லை: அங்கே அவருக்குச் சொந்த முதன்மைப் பந்தயம் வேண்டும்</translation>
    </message>
    <message>
        <source>Lucky Lucky is for the player who has a main bet on the box and controls it, before the deal.</source>
        <translation>Lucky Lucky, box-இல் முதன்மைப் பந்தயம் வைத்து அங்கே முடிவெடுக்கும் ஆட்டக்காரருக்கு, பகிர்வதற்கு முன் மட்டும்.</translation>
    </message>
    <message>
        <source>Anybody may, once somebody has a main bet on that box; for Boom Busted, on any box.</source>
        <translation>அந்த box-இல் யாருக்காவது முதன்மைப் பந்தயம் இருந்தால் யாரும் வைக்கலாம்; Boom Busted-க்கு எந்த box-இலும்.</translation>
    </message>
    <message>
        <source>Anybody may, where the box has a main bet, and up to three of each kind.</source>
        <translation>box-இல் முதன்மைப் பந்தயம் இருந்தால் யாரும் வைக்கலாம், ஒவ்வொரு வகையிலும் மூன்று வரை.</translation>
    </message>
    <message>
        <source>That is the Lucky Lucky rule.</source>
        <translation>அது Lucky Lucky விதி.</translation>
    </message>
    <message>
        <source>The round has begun when you see %1 on box %2, which has no main bet.</source>
        <translation>சுற்று தொடங்கிவிட்டது; முதன்மைப் பந்தயம் இல்லாத box %2-இல் %1 இருப்பதைப் பார்க்கிறீர்கள்.</translation>
    </message>
    <message>
        <source>What becomes of that side bet?</source>
        <translation>அந்த side bet என்னவாகும்?</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>The main bet&apos;s area of the box</source>
        <translation>box-இன் முதன்மைப் பந்தய இடம்</translation>
    </message>
    <message>
        <source>The insurance line</source>
        <translation>insurance கோடு</translation>
    </message>
    <message>
        <source>To the right of the bet</source>
        <translation>பந்தயத்தின் வலப்பக்கம்</translation>
    </message>
    <message>
        <source>To the left of the bet</source>
        <translation>பந்தயத்தின் இடப்பக்கம்</translation>
    </message>
    <message>
        <source>On top of the bet</source>
        <translation>பந்தயத்தின் மேல்</translation>
    </message>
    <message>
        <source>The area of the %1</source>
        <translation>இதற்கான இடம்: %1</translation>
    </message>
    <message>
        <source>Box %1 takes a free double: where does the Free Bet Marker go?</source>
        <translation>box %1 free double எடுக்கிறது: Free Bet Marker எங்கே வைக்கப்படும்?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet on his hand against the dealer&apos;s go?</source>
        <translation>Box %1: dealer-க்கு எதிராகத் தன் hand மீது A வைக்கும் பந்தயம் எங்கே வைக்கப்படும்?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet against the dealer&apos;s Blackjack go?</source>
        <translation>Box %1: dealer-இன் Blackjack-க்கு எதிராக A வைக்கும் பந்தயம் எங்கே வைக்கப்படும்?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet that his own two cards will match go?</source>
        <translation>Box %1: தன் இரண்டு சீட்டுகளும் பொருந்தும் என்று A வைக்கும் பந்தயம் எங்கே வைக்கப்படும்?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet on his two cards with the dealer&apos;s first go?</source>
        <translation>Box %1: தன் இரண்டு சீட்டுகளும் dealer-இன் முதல் சீட்டும் சேர்ந்ததன் மீது A வைக்கும் பந்தயம் எங்கே வைக்கப்படும்?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet on a run of 8s go?</source>
        <translation>Box %1: 8-களின் தொடர் மீது A வைக்கும் பந்தயம் எங்கே வைக்கப்படும்?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet that both hands end on 18 go?</source>
        <translation>Box %1: இரண்டு hand-களும் 18-இல் முடியும் என்று A வைக்கும் பந்தயம் எங்கே வைக்கப்படும்?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet that the dealer will bust go?</source>
        <translation>Box %1: dealer bust ஆவார் என்று A வைக்கும் பந்தயம் எங்கே வைக்கப்படும்?</translation>
    </message>
    <message>
        <source>Box %1: where does the %2 go?</source>
        <translation>Box %1: %2 எங்கே வைக்கப்படும்?</translation>
    </message>
    <message>
        <source>The dealer lays the marker to the right of the bet.</source>
        <translation>dealer marker-ஐப் பந்தயத்தின் வலப்பக்கத்தில் வைக்கிறார்.</translation>
    </message>
    <message>
        <source>Every kind of bet has an area of its own.</source>
        <translation>ஒவ்வொரு வகைப் பந்தயத்துக்கும் தனி இடம் உண்டு.</translation>
    </message>
    <message>
        <source>The marker lies to the right of the bet that it belongs to.</source>
        <translation>marker தன் பந்தயத்தின் வலப்பக்கத்தில் இருக்கும்.</translation>
    </message>
    <message>
        <source>Insurance has a line of its own on the layout.</source>
        <translation>insurance-க்கு மேசை அமைப்பில் தனிக் கோடு உண்டு.</translation>
    </message>
    <message>
        <source>That is the %1, and the layout has an area for it.</source>
        <translation>அது %1; மேசை அமைப்பில் அதற்கு ஓர் இடம் உண்டு.</translation>
    </message>
    <message>
        <source>The odds of the table are to 1.</source>
        <translation>அட்டவணையின் விகிதங்கள் “to 1”.</translation>
    </message>
    <message>
        <source>The payout grows with the stake.</source>
        <translation>பந்தயத் தொகையுடன் கொடுப்பனவும் கூடும்.</translation>
    </message>
    <message>
        <source>The odds of every pay table are to 1.</source>
        <translation>எல்லாக் கொடுப்பனவு அட்டவணைகளின் விகிதங்களும் “to 1”.</translation>
    </message>
    <message>
        <source>How many cards has one deck of %1?</source>
        <translation>%1: ஒரு சீட்டுக்கட்டில் எத்தனை சீட்டுகள்?</translation>
    </message>
    <message>
        <source>The four tens are taken out here.</source>
        <translation>நான்கு பத்துகளும் இங்கே நீக்கப்படும்.</translation>
    </message>
    <message>
        <source>The four tens are taken out of every deck.</source>
        <translation>ஒவ்வொரு சீட்டுக்கட்டிலிருந்தும் நான்கு பத்துகள் நீக்கப்படும்.</translation>
    </message>
    <message>
        <source>%1 is played with %2 decks.</source>
        <translation>%1 ஆட்டத்துக்கான சீட்டுக்கட்டுகள்: %2.</translation>
    </message>
    <message>
        <source>The layouts of %1 have %2 positions.</source>
        <translation>%1 மேசை அமைப்புகளில் உள்ள இடங்கள்: %2.</translation>
    </message>
    <message>
        <source>A felt with one position: may %1 be dealt on it?</source>
        <translation>ஒரே இடம் உள்ள மேசை: அதில் %1 ஆடலாமா?</translation>
    </message>
    <message>
        <source>A felt with %1 positions: may %2 be dealt on it?</source>
        <translation>%1 இடங்கள் உள்ள மேசை: அதில் %2 ஆடலாமா?</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 முதல் %2 வரை</translation>
    </message>
    <message>
        <source>Pay table %1 is in force; %2 decks.</source>
        <translation>கொடுப்பனவு அட்டவணை %1 நடைமுறையில் உள்ளது; %2 சீட்டுக்கட்டுகள்.</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Box %1</translation>
    </message>
    <message>
        <source>Box %1, hand %2</source>
        <translation>Box %1, hand %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>ஆம்</translation>
    </message>
    <message>
        <source>No</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>That is the %1 rule.</source>
        <translation>அது %1 விதி.</translation>
    </message>
    <message>
        <source>The right order of the cards is known.</source>
        <translation>சீட்டுகளின் சரியான வரிசை தெரியும்.</translation>
    </message>
    <message>
        <source>Nobody can tell any more which card came when.</source>
        <translation>எந்தச் சீட்டு எப்போது வந்தது என்று இனி யாராலும் சொல்ல முடியாது.</translation>
    </message>
    <message>
        <source>Box %1: who calls the decisions?</source>
        <translation>Box %1: யார் முடிவெடுக்கிறார்?</translation>
    </message>
    <message>
        <source>Whoever sits at the box with a bet on it calls, wherever the bets lie.</source>
        <translation>பந்தயங்கள் எங்கிருந்தாலும், அந்த box-இல் பந்தயத்துடன் அமர்ந்திருப்பவரே முடிவெடுக்கிறார்.</translation>
    </message>
    <message>
        <source>Going by the nearest bet is the rule of the other house; here the largest bet calls.</source>
        <translation>மிக அருகில் உள்ள பந்தயத்தைப் பார்ப்பது மற்ற காசினோவின் விதி; இங்கே மிகப் பெரிய பந்தயம் முடிவெடுக்கும்.</translation>
    </message>
    <message>
        <source>With nobody seated the bet nearest the dealer calls.</source>
        <translation>யாரும் அமராதபோது dealer-க்கு மிக அருகில் உள்ள பந்தயம் முடிவெடுக்கும்.</translation>
    </message>
    <message>
        <source>Sitting there without a bet gives no say.</source>
        <translation>பந்தயம் இல்லாமல் அங்கே அமர்ந்திருப்பது உரிமை எதையும் தராது.</translation>
    </message>
    <message>
        <source>So %1 calls.</source>
        <translation>ஆகவே %1 முடிவெடுக்கிறார்.</translation>
    </message>
    <message>
        <source>So the largest bet calls: %1.</source>
        <translation>ஆகவே மிகப் பெரிய பந்தயம் முடிவெடுக்கும்: %1.</translation>
    </message>
    <message>
        <source>So the bet nearest the dealer calls: %1.</source>
        <translation>ஆகவே dealer-க்கு மிக அருகில் உள்ள பந்தயம் முடிவெடுக்கும்: %1.</translation>
    </message>
    <message>
        <source>Whoever surrendered is out of the hand.</source>
        <translation>surrender செய்தவர் அந்த hand-இல் இனி இல்லை.</translation>
    </message>
    <message>
        <source>Who gets to place that bet?</source>
        <translation>அந்தப் பந்தயத்தை யார் வைக்கலாம்?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>யாருமில்லை</translation>
    </message>
    <message>
        <source>Who calls the decisions</source>
        <translation>யார் முடிவெடுக்கிறார்</translation>
    </message>
    <message>
        <source>Which hand gets the next card?</source>
        <translation>அடுத்த சீட்டு எந்த hand-க்கு?</translation>
    </message>
    <message>
        <source>The first hand is finished before the second gets any card.</source>
        <translation>இரண்டாவது hand-க்கு எந்தச் சீட்டும் தரும் முன் முதல் hand முடிக்கப்படும்.</translation>
    </message>
    <message>
        <source>The first hand gets its card and is finished before the second gets any.</source>
        <translation>இரண்டாவது எதுவும் பெறும் முன் முதல் hand தன் சீட்டைப் பெற்று முடிக்கப்படும்.</translation>
    </message>
    <message>
        <source>That is the order of the deal; these bets are settled from the dealer&apos;s right.</source>
        <translation>அது பகிரும் வரிசை; இந்தப் பந்தயங்கள் dealer-இன் வலப்பக்கத்திலிருந்து தீர்க்கப்படும்.</translation>
    </message>
    <message>
        <source>Cards are dealt from the dealer&apos;s left …</source>
        <translation>சீட்டுகள் dealer-இன் இடப்பக்கத்திலிருந்து பகிரப்படும் …</translation>
    </message>
    <message>
        <source>… but these bets are settled from his right, before anybody plays on.</source>
        <translation>… ஆனால் இந்தப் பந்தயங்கள் யாரும் தொடர்ந்து ஆடும் முன் அவருடைய வலப்பக்கத்திலிருந்து தீர்க்கப்படும்.</translation>
    </message>
    <message>
        <source>Which hand gets the next card</source>
        <translation>அடுத்த சீட்டு எந்த hand-க்கு</translation>
    </message>
    <message>
        <source>How much does the dealer draw?</source>
        <translation>dealer எத்தனை சீட்டுகள் எடுக்கிறார்?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>சீட்டு இல்லை</translation>
    </message>
    <message>
        <source>Exactly one card</source>
        <translation>சரியாக ஒரு சீட்டு</translation>
    </message>
    <message>
        <source>He draws out</source>
        <translation>dealer முடியும் வரை சீட்டு எடுக்கிறார்</translation>
    </message>
    <message>
        <source>The side bet on the dealer&apos;s hand still needs his result.</source>
        <translation>dealer-இன் hand மீதான side bet இன்னும் அவருடைய முடிவுக்காகக் காத்திருக்கிறது.</translation>
    </message>
    <message>
        <source>A bet is still open that his cards decide.</source>
        <translation>அவருடைய சீட்டுகள் தீர்மானிக்கும் பந்தயம் ஒன்று இன்னும் திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>One card is for an insurance or a Blackjack that waits, and nothing else.</source>
        <translation>ஒரே சீட்டு என்பது காத்திருக்கும் insurance அல்லது Blackjack-க்காக மட்டுமே.</translation>
    </message>
    <message>
        <source>No further card can change an open bet.</source>
        <translation>இனி எந்தச் சீட்டும் திறந்துள்ள பந்தயத்தை மாற்றாது.</translation>
    </message>
    <message>
        <source>Nothing is open that a card could change: he draws none.</source>
        <translation>சீட்டு மாற்றக்கூடியது எதுவும் திறந்தில்லை: dealer சீட்டு எடுப்பதில்லை.</translation>
    </message>
    <message>
        <source>Only an insurance or a Blackjack waits: one card decides it, then he stops.</source>
        <translation>insurance அல்லது Blackjack மட்டுமே காத்திருக்கிறது: ஒரு சீட்டு அதைத் தீர்மானிக்கும், பிறகு dealer நிறுத்துகிறார்.</translation>
    </message>
    <message>
        <source>A hand is still in: he draws to 17 or more.</source>
        <translation>ஒரு hand இன்னும் ஆட்டத்தில் உள்ளது: dealer 17 அல்லது அதற்கு மேல் வரும் வரை எடுக்கிறார்.</translation>
    </message>
    <message>
        <source>Which total of the dealer counts?</source>
        <translation>dealer-இன் எந்த மொத்தம் கணக்கில் வரும்?</translation>
    </message>
    <message>
        <source>The surplus card does not count.</source>
        <translation>கூடுதல் சீட்டு கணக்கில் வராது.</translation>
    </message>
    <message>
        <source>Which card does the dealer get?</source>
        <translation>dealer எந்தச் சீட்டைப் பெறுகிறார்?</translation>
    </message>
    <message>
        <source>The dealer gets the card that is worse for him.</source>
        <translation>dealer தனக்கு மோசமான சீட்டைப் பெறுகிறார்.</translation>
    </message>
    <message>
        <source>One first bet is lost in all, not one for each hand.</source>
        <translation>மொத்தத்தில் ஒரு முதல் பந்தயம் மட்டுமே இழப்பு, ஒவ்வொரு hand-க்கும் ஒன்று அல்ல.</translation>
    </message>
    <message>
        <source>Surrender costs half of the bet.</source>
        <translation>surrender-க்குப் பந்தயத்தில் பாதி போகும்.</translation>
    </message>
    <message>
        <source>The stake stays the player&apos;s: it is no part of the payout.</source>
        <translation>பந்தயம் ஆட்டக்காரருடையதே: அது கொடுப்பனவின் பகுதி அல்ல.</translation>
    </message>
    <message>
        <source>A stand-off is not paid.</source>
        <translation>stand-off-க்குக் கொடுப்பனவு இல்லை.</translation>
    </message>
    <message>
        <source>This bet loses.</source>
        <translation>இந்தப் பந்தயம் தோற்கிறது.</translation>
    </message>
    <message>
        <source>The dealer does show an Ace.</source>
        <translation>dealer Ace காட்டுகிறார்.</translation>
    </message>
    <message>
        <source>No further card has been dealt yet.</source>
        <translation>கூடுதல் சீட்டு இன்னும் பகிரப்படவில்லை.</translation>
    </message>
    <message>
        <source>Yes, up to his first bet.</source>
        <translation>ஆம், அவருடைய முதல் பந்தயம் வரை.</translation>
    </message>
    <message>
        <source>A split needs a second bet as large as the first.</source>
        <translation>split-க்கு முதல் பந்தயத்துக்குச் சமமான இரண்டாவது பந்தயம் வேண்டும்.</translation>
    </message>
    <message>
        <source>It stays with the first hand.</source>
        <translation>அது முதல் hand-உடன் இருக்கும்.</translation>
    </message>
    <message>
        <source>A bet is not divided; it stays with the first hand.</source>
        <translation>பந்தயம் பிரிக்கப்படாது; அது முதல் hand-உடன் இருக்கும்.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>இவற்றில் எதுவுமில்லை</translation>
    </message>
    <message>
        <source>There is no surrender against an Ace.</source>
        <translation>dealer Ace காட்டும்போது surrender இல்லை.</translation>
    </message>
    <message>
        <source>There is no insurance in Dueling 8&apos;s.</source>
        <translation>Dueling 8&apos;s-இல் insurance இல்லை.</translation>
    </message>
    <message>
        <source>Insurance is for a dealer&apos;s Ace only.</source>
        <translation>dealer Ace காட்டினால் மட்டுமே insurance.</translation>
    </message>
    <message>
        <source>These two cards may not be split.</source>
        <translation>இந்த இரண்டு சீட்டுகளையும் split செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>That is the row above in the pay table.</source>
        <translation>அது கொடுப்பனவு அட்டவணையில் மேலே உள்ள வரி.</translation>
    </message>
    <message>
        <source>That is the row below in the pay table.</source>
        <translation>அது கொடுப்பனவு அட்டவணையில் கீழே உள்ள வரி.</translation>
    </message>
    <message>
        <source>A Blackjack pays 3 to 2, not 1 to 1.</source>
        <translation>Blackjack-க்கு 3:2, 1:1 அல்ல.</translation>
    </message>
    <message>
        <source>2 to 1 is the odds of insurance, not of a Blackjack.</source>
        <translation>2:1 என்பது insurance-இன் விகிதம், Blackjack-இன் விகிதம் அல்ல.</translation>
    </message>
    <message>
        <source>Insurance pays 2 to 1, not 1 to 1.</source>
        <translation>insurance-க்கு 2:1, 1:1 அல்ல.</translation>
    </message>
    <message>
        <source>The player has %1, the dealer %2.</source>
        <translation>ஆட்டக்காரரிடம் %1, dealer-இடம் %2.</translation>
    </message>
    <message>
        <source>The shoe runs out with box %1 next to act. Cards are shuffled by hand.</source>
        <translation>shoe தீர்ந்துவிடுகிறது; அடுத்து box %1 ஆட வேண்டும். சீட்டுகள் கையால் கலக்கப்படுகின்றன.</translation>
    </message>
    <message>
        <source>The power fails while box %1 thinks; no bet of the round is decided.</source>
        <translation>box %1 யோசிக்கும்போது மின்தடை; சுற்றின் எந்தப் பந்தயமும் முடிவாகவில்லை.</translation>
    </message>
    <message>
        <source>The opening cards went out in the wrong order from box %1 on; seen before anything is settled or drawn.</source>
        <translation>box %1-இலிருந்து தொடக்கச் சீட்டுகள் தவறான வரிசையில் பகிரப்பட்டன; எதுவும் தீர்க்கப்படும் அல்லது எடுக்கப்படும் முன் தெரிந்தது.</translation>
    </message>
    <message>
        <source>Box %1 wants a card; two come at once and one of them, %2, is seen.</source>
        <translation>box %1 ஒரு சீட்டு கேட்கிறது; ஒரே நேரத்தில் இரண்டு வருகின்றன, அவற்றில் ஒன்று தெரிந்தது: %2.</translation>
    </message>
    <message>
        <source>Box %1 wants a card; two come at once, both seen: %2.</source>
        <translation>box %1 ஒரு சீட்டு கேட்கிறது; ஒரே நேரத்தில் இரண்டு வருகின்றன, இரண்டும் தெரிந்தன: %2.</translation>
    </message>
    <message>
        <source>The only bettor of box %1 has left. The hand is %2.</source>
        <translation>box %1-இன் ஒரே பந்தயக்காரர் போய்விட்டார். hand: %2.</translation>
    </message>
    <message>
        <source>Box %1 was not asked for a card; only the next box has been dealt to since. No bet is settled.</source>
        <translation>box %1-இடம் சீட்டு வேண்டுமா என்று கேட்கப்படவில்லை; அதன்பின் அடுத்த box-க்கு மட்டுமே பகிரப்பட்டுள்ளது. எந்தப் பந்தயமும் தீர்க்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>What is the ruling on the %1 felt?</source>
        <translation>%1 மேசையில் தீர்ப்பு என்ன?</translation>
    </message>
    <message>
        <source>On the %1 felt: %2.</source>
        <translation>%1 மேசையில்: %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The dealer finds out before the round who calls, and says so.</source>
        <translation>யார் முடிவெடுப்பவர் என்பதை dealer சுற்றுக்கு முன் கண்டறிந்து சொல்வார்.</translation>
    </message>
    <message>
        <source>With nobody seated the largest bet calls.</source>
        <translation>யாரும் அமராதபோது மிகப் பெரிய பந்தயத்தின் உரிமையாளர் முடிவெடுப்பார்.</translation>
    </message>
    <message>
        <source>Going by the largest bet is the Free Bet rule.</source>
        <translation>மிகப் பெரிய பந்தயத்தைப் பார்ப்பது Free Bet விதி.</translation>
    </message>
    <message>
        <source>%1 sits at the box and has a bet on it.</source>
        <translation>%1 box-இல் அமர்ந்து, அதில் பந்தயமும் வைத்துள்ளார்.</translation>
    </message>
    <message>
        <source>Nobody sits at the box.</source>
        <translation>box-இல் யாரும் அமரவில்லை.</translation>
    </message>
    <message>
        <source>%1 sits there but has no bet on it, so nobody counts as seated.</source>
        <translation>%1 அங்கே அமர்ந்துள்ளார், ஆனால் பந்தயம் இல்லை; ஆகவே யாரும் அமர்ந்ததாகக் கணக்கில்லை.</translation>
    </message>
    <message>
        <source>Box %1: who calls the decisions now?</source>
        <translation>Box %1: இப்போது யார் முடிவெடுக்கிறார்?</translation>
    </message>
    <message>
        <source>Box %1: %2 surrendered.</source>
        <translation>Box %1: %2 surrender செய்தார்.</translation>
    </message>
    <message>
        <source>Each bettor surrenders for himself; the other bets stay in play.</source>
        <translation>ஒவ்வொரு பந்தயக்காரரும் தனக்காக மட்டுமே surrender செய்கிறார்; மற்றப் பந்தயங்கள் ஆட்டத்தில் இருக்கும்.</translation>
    </message>
    <message>
        <source>Control passes from front to back to whoever is still in.</source>
        <translation>முடிவெடுக்கும் உரிமை முன்னிருந்து பின்னாக, இன்னும் ஆட்டத்தில் உள்ளவருக்குப் போகும்.</translation>
    </message>
    <message>
        <source>What becomes of the other bets on that box?</source>
        <translation>அந்த box-இன் மற்றப் பந்தயங்கள் என்னவாகும்?</translation>
    </message>
    <message>
        <source>They stay in play</source>
        <translation>அவை ஆட்டத்தில் இருக்கும்</translation>
    </message>
    <message>
        <source>They are surrendered with it</source>
        <translation>அதனுடன் அவையும் surrender ஆகும்</translation>
    </message>
    <message>
        <source>Each bettor surrenders for himself.</source>
        <translation>ஒவ்வொரு பந்தயக்காரரும் தனக்காக மட்டுமே surrender செய்கிறார்.</translation>
    </message>
    <message>
        <source>They go back to their owners</source>
        <translation>அவை உரிமையாளர்களுக்குத் திரும்பப் போகும்</translation>
    </message>
    <message>
        <source>Nothing goes back: the hand is played on.</source>
        <translation>எதுவும் திரும்பப் போகாது: hand தொடர்ந்து ஆடப்படும்.</translation>
    </message>
    <message>
        <source>They stand on the two cards, no more is drawn</source>
        <translation>அவை இரண்டு சீட்டுகளிலேயே நிற்கும், இனி சீட்டு இல்லை</translation>
    </message>
    <message>
        <source>The next bettor in line plays the hand on.</source>
        <translation>வரிசையில் அடுத்த பந்தயக்காரர் hand-ஐத் தொடர்ந்து ஆடுவார்.</translation>
    </message>
    <message>
        <source>It passes from front to back, not to the largest bet.</source>
        <translation>அது முன்னிருந்து பின்னாகப் போகும், மிகப் பெரிய பந்தயத்துக்கு அல்ல.</translation>
    </message>
    <message>
        <source>It passes from front to back: a bet nearer the dealer comes first.</source>
        <translation>அது முன்னிருந்து பின்னாகப் போகும்: dealer-க்கு அருகே உள்ள பந்தயம் முதலில் வரும்.</translation>
    </message>
    <message>
        <source>Where equal claims do not agree, not even a bystander gets it.</source>
        <translation>சம உரிமை உள்ளவர்கள் ஒத்துப்போகாதபோது, வெளியே நிற்பவருக்குக்கூட அது கிடைக்காது.</translation>
    </message>
    <message>
        <source>Another has an equal claim, and they do not agree: nobody gets it.</source>
        <translation>இன்னொருவருக்கும் சம உரிமை உண்டு, அவர்கள் ஒத்துப்போகவில்லை: யாருக்கும் கிடைக்காது.</translation>
    </message>
    <message>
        <source>Among players without a bet this round the first to ask gets it.</source>
        <translation>இந்தச் சுற்றில் பந்தயம் இல்லாதவர்களில் முதலில் கேட்டவருக்குக் கிடைக்கும்.</translation>
    </message>
    <message>
        <source>Whoever has no bet this round comes last, however early he asked.</source>
        <translation>எவ்வளவு முன்னதாகக் கேட்டாலும் இந்தச் சுற்றில் பந்தயம் இல்லாதவர் கடைசியில் வருவார்.</translation>
    </message>
    <message>
        <source>On the box itself the bet nearer the dealer comes first.</source>
        <translation>அதே box-இல் dealer-க்கு அருகே உள்ள பந்தயம் முதலில் வரும்.</translation>
    </message>
    <message>
        <source>A bettor of the box itself comes before those of other boxes.</source>
        <translation>அதே box-இன் பந்தயக்காரர் மற்ற box-களில் உள்ளவர்களுக்கு முன் வருவார்.</translation>
    </message>
    <message>
        <source>His bet is farther from that box.</source>
        <translation>அவருடைய பந்தயம் அந்த box-இலிருந்து தொலைவில் உள்ளது.</translation>
    </message>
    <message>
        <source>He has more insurance on other players&apos; boxes; at equal distance the least comes first.</source>
        <translation>மற்ற ஆட்டக்காரர்களின் box-களில் அவருக்கு அதிக insurance உள்ளது; சம தொலைவில் மிகக் குறைந்தது முதலில் வரும்.</translation>
    </message>
    <message>
        <source>He has more in side bets; at equal distance the least comes first.</source>
        <translation>side bet-களில் அவருக்கு அதிகம் உள்ளது; சம தொலைவில் மிகக் குறைந்தது முதலில் வரும்.</translation>
    </message>
    <message>
        <source>The two with equal claims agreed on the other.</source>
        <translation>சம உரிமை உள்ள இருவரும் மற்றவருக்கு ஒப்புக்கொண்டனர்.</translation>
    </message>
    <message>
        <source>Who gets to place that insurance?</source>
        <translation>அந்த insurance-ஐ யார் வைக்கலாம்?</translation>
    </message>
    <message>
        <source>The two with equal claims agree on %1.</source>
        <translation>சம உரிமை உள்ள இருவரும் %1-க்கு ஒப்புக்கொள்கிறார்கள்.</translation>
    </message>
    <message>
        <source>The two with equal claims do not agree.</source>
        <translation>சம உரிமை உள்ள இருவரும் ஒத்துப்போகவில்லை.</translation>
    </message>
    <message>
        <source>In Free Bet nobody may take part in another&apos;s insurance.</source>
        <translation>Free Bet-இல் இன்னொருவரின் insurance-இல் யாரும் பங்கெடுக்க முடியாது.</translation>
    </message>
    <message>
        <source>A bettor of the same box comes first, the one nearest the dealer before the others.</source>
        <translation>அதே box-இன் பந்தயக்காரர் முதலில் வருவார்; அவர்களில் dealer-க்கு மிக அருகே உள்ளவர் மற்றவர்களுக்கு முன்.</translation>
    </message>
    <message>
        <source>Next comes whoever has a bet nearest to that box.</source>
        <translation>அடுத்து, அந்த box-க்கு மிக அருகே பந்தயம் உள்ளவர்.</translation>
    </message>
    <message>
        <source>At equal distance the least insurance wins, own boxes left out.</source>
        <translation>சம தொலைவில், சொந்த box-களைத் தவிர்த்து, மிகக் குறைந்த insurance உள்ளவருக்குக் கிடைக்கும்.</translation>
    </message>
    <message>
        <source>At equal distance the least money in such side bets wins.</source>
        <translation>சம தொலைவில், இத்தகைய side bet-களில் மிகக் குறைந்த பணம் உள்ளவருக்குக் கிடைக்கும்.</translation>
    </message>
    <message>
        <source>Equal claims: they agree, or nobody gets it, not even a bystander.</source>
        <translation>சம உரிமை: அவர்கள் ஒத்துப்போக வேண்டும்; இல்லையேல் வெளியே நிற்பவர் உட்பட யாருக்கும் கிடைக்காது.</translation>
    </message>
    <message>
        <source>Without any bet in the round, the first to ask wins.</source>
        <translation>சுற்றில் பந்தயம் இல்லாதவர்களில் முதலில் கேட்டவருக்குக் கிடைக்கும்.</translation>
    </message>
    <message>
        <source>They have agreed, so the bet is taken.</source>
        <translation>அவர்கள் ஒத்துப்போய்விட்டார்கள், ஆகவே பந்தயம் ஏற்கப்படும்.</translation>
    </message>
    <message>
        <source>Nobody gets it only where equal claims do not agree.</source>
        <translation>சம உரிமை உள்ளவர்கள் ஒத்துப்போகாதபோது மட்டுமே யாருக்கும் கிடைக்காது.</translation>
    </message>
    <message>
        <source>B takes A&apos;s insurance on box %1: how much may he put there at most?</source>
        <translation>B box %1-இல் A-இன் insurance-ஐ எடுக்கிறார்: அங்கே அதிகபட்சம் எவ்வளவு வைக்கலாம்?</translation>
    </message>
    <message>
        <source>A, with %1 on box %2, declines insurance. B has %3 on box %4.</source>
        <translation>box %2-இல் %1 வைத்துள்ள A insurance வேண்டாம் என்கிறார். B-க்கு box %4-இல் %3 உள்ளது.</translation>
    </message>
    <message>
        <source>Half of the bet that is insured, not of the taker&apos;s.</source>
        <translation>insurance எடுக்கப்படும் பந்தயத்தின் பாதி, எடுப்பவரின் பந்தயத்தின் பாதி அல்ல.</translation>
    </message>
    <message>
        <source>Insurance is half of the bet at most.</source>
        <translation>insurance அதிகபட்சம் பந்தயத்தின் பாதி.</translation>
    </message>
    <message>
        <source>The taker&apos;s own bet does not matter.</source>
        <translation>எடுப்பவரின் சொந்தப் பந்தயம் முக்கியமல்ல.</translation>
    </message>
    <message>
        <source>Another player may take a declined insurance, up to half of the decliner&apos;s bet.</source>
        <translation>வேண்டாம் என்ற insurance-ஐ இன்னோர் ஆட்டக்காரர் எடுக்கலாம், வேண்டாம் என்றவரின் பந்தயத்தில் பாதி வரை.</translation>
    </message>
    <message>
        <source>Put the opening cards into the order in which you deal them.</source>
        <translation>தொடக்கச் சீட்டுகளை நீங்கள் பகிரும் வரிசையில் வையுங்கள்.</translation>
    </message>
    <message>
        <source>How many cards leave the shoe in the opening deal?</source>
        <translation>தொடக்கப் பகிர்வில் shoe-விலிருந்து எத்தனை சீட்டுகள் வெளியேறும்?</translation>
    </message>
    <message>
        <source>The dealer has his printed 8 and is dealt none.</source>
        <translation>dealer-க்கு அச்சிட்ட 8 உள்ளது; அவருக்குச் சீட்டு பகிரப்படாது.</translation>
    </message>
    <message>
        <source>That is the deal of the other games; here every hand has its printed 8.</source>
        <translation>அது மற்ற ஆட்டங்களின் பகிர்வு; இங்கே ஒவ்வொரு hand-க்கும் அச்சிட்ட 8 உள்ளது.</translation>
    </message>
    <message>
        <source>Every hand has its printed 8: one card each is enough.</source>
        <translation>ஒவ்வொரு hand-க்கும் அச்சிட்ட 8 உள்ளது: தலா ஒரு சீட்டு போதும்.</translation>
    </message>
    <message>
        <source>Every hand, the dealer&apos;s too, begins with the printed 8.</source>
        <translation>dealer உட்பட ஒவ்வொரு hand-உம் அச்சிட்ட 8-உடன் தொடங்கும்.</translation>
    </message>
    <message>
        <source>So each box with a bet gets one card, and the dealer none.</source>
        <translation>ஆகவே பந்தயமுள்ள ஒவ்வொரு box-க்கும் ஒரு சீட்டு, dealer-க்கு எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>First card to box %1</source>
        <translation>box %1-க்கு முதல் சீட்டு</translation>
    </message>
    <message>
        <source>Second card to box %1</source>
        <translation>box %1-க்கு இரண்டாவது சீட்டு</translation>
    </message>
    <message>
        <source>Card to the dealer</source>
        <translation>dealer-க்குச் சீட்டு</translation>
    </message>
    <message>
        <source>The dealer&apos;s card comes after the first round of the boxes.</source>
        <translation>box-களின் முதல் சுற்றுக்குப் பின் dealer-இன் சீட்டு வரும்.</translation>
    </message>
    <message>
        <source>One card each, all around, then the second ones.</source>
        <translation>எல்லாருக்கும் தலா ஒரு சீட்டு, பிறகு இரண்டாவது சீட்டுகள்.</translation>
    </message>
    <message>
        <source>It starts on the dealer&apos;s left and goes clockwise.</source>
        <translation>dealer-இன் இடப்பக்கத்தில் தொடங்கிக் கடிகாரத் திசையில் போகும்.</translation>
    </message>
    <message>
        <source>One card to each box with a bet, from the dealer&apos;s left; the dealer gets none.</source>
        <translation>dealer-இன் இடப்பக்கத்திலிருந்து பந்தயமுள்ள ஒவ்வொரு box-க்கும் ஒரு சீட்டு; dealer-க்கு இல்லை.</translation>
    </message>
    <message>
        <source>From the dealer&apos;s left clockwise: one card each, the dealer, then the second cards.</source>
        <translation>dealer-இன் இடப்பக்கத்திலிருந்து கடிகாரத் திசையில்: தலா ஒரு சீட்டு, dealer, பிறகு இரண்டாவது சீட்டுகள்.</translation>
    </message>
    <message>
        <source>A box without a bet gets no card.</source>
        <translation>பந்தயம் இல்லாத box-க்குச் சீட்டு இல்லை.</translation>
    </message>
    <message>
        <source>The first card of every hand is the printed 8.</source>
        <translation>ஒவ்வொரு hand-இன் முதல் சீட்டும் அச்சிட்ட 8.</translation>
    </message>
    <message>
        <source>Hand 1</source>
        <translation>Hand 1</translation>
    </message>
    <message>
        <source>Hand 2</source>
        <translation>Hand 2</translation>
    </message>
    <message>
        <source>Neither: both are complete</source>
        <translation>இரண்டும் இல்லை: இரண்டும் முடிந்துவிட்டன</translation>
    </message>
    <message>
        <source>Split Aces get one card each and no more.</source>
        <translation>split செய்த Ace-களுக்குத் தலா ஒரு சீட்டு மட்டுமே.</translation>
    </message>
    <message>
        <source>Box %1 splits.</source>
        <translation>box %1 split செய்கிறது.</translation>
    </message>
    <message>
        <source>Hand 1 of box %1 stands.</source>
        <translation>box %1-இன் hand 1 stand.</translation>
    </message>
    <message>
        <source>Hand 1 of box %1 asks for a card.</source>
        <translation>box %1-இன் hand 1 ஒரு சீட்டு கேட்கிறது.</translation>
    </message>
    <message>
        <source>In which order do you settle the Lucky Lucky bets?</source>
        <translation>Lucky Lucky பந்தயங்களை எந்த வரிசையில் தீர்ப்பீர்கள்?</translation>
    </message>
    <message>
        <source>The spot is empty before the hands are played.</source>
        <translation>hand-கள் ஆடப்படும் முன் அந்த இடம் காலியாக இருக்கும்.</translation>
    </message>
    <message>
        <source>Stake and payout go back to the player.</source>
        <translation>பந்தயத் தொகையும் கொடுப்பனவும் ஆட்டக்காரருக்குத் திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>Winners are paid at once, and stake and payout are pushed back before the hands are played.</source>
        <translation>வென்றவர்களுக்கு உடனே கொடுக்கப்படும்; hand-கள் ஆடப்படும் முன் பந்தயத் தொகையும் கொடுப்பனவும் திருப்பித் தள்ளப்படும்.</translation>
    </message>
    <message>
        <source>The dealer has %1: does he draw?</source>
        <translation>dealer-இடம் %1: அவர் சீட்டு எடுப்பாரா?</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>சீட்டு எடுக்கவும்</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>நிறுத்தவும் (stand)</translation>
    </message>
    <message>
        <source>Standing on soft 17 is the rule of the other games; here the dealer draws.</source>
        <translation>soft 17-இல் stand என்பது மற்ற ஆட்டங்களின் விதி; இங்கே dealer சீட்டு எடுக்கிறார்.</translation>
    </message>
    <message>
        <source>Drawing on soft 17 is the Free Bet rule.</source>
        <translation>soft 17-இல் சீட்டு எடுப்பது Free Bet விதி.</translation>
    </message>
    <message>
        <source>The dealer draws on 16 or less.</source>
        <translation>dealer 16 அல்லது அதற்குக் கீழ் சீட்டு எடுப்பார்.</translation>
    </message>
    <message>
        <source>That total is complete; the dealer stands.</source>
        <translation>அந்த மொத்தம் முடிந்தது; dealer நிறுத்துகிறார் (stand).</translation>
    </message>
    <message>
        <source>That is soft %1.</source>
        <translation>அது soft %1.</translation>
    </message>
    <message>
        <source>That is hard %1.</source>
        <translation>அது hard %1.</translation>
    </message>
    <message>
        <source>Here he draws on 16 or less and on soft 17, and stands on hard 17 and more.</source>
        <translation>இங்கே அவர் 16 அல்லது அதற்குக் கீழும், soft 17-இலும் எடுப்பார்; hard 17 முதல் நிறுத்துவார் (stand).</translation>
    </message>
    <message>
        <source>Here he draws on 16 or less and stands on every 17, soft ones too.</source>
        <translation>இங்கே அவர் 16 அல்லது அதற்குக் கீழ் எடுப்பார்; soft 17 உட்பட ஒவ்வொரு 17-இலும் நிறுத்துவார் (stand).</translation>
    </message>
    <message>
        <source>Box %1 draws the %2 and is bust. No hand is left to act.</source>
        <translation>box %1 எடுத்த சீட்டு %2: bust. ஆட வேண்டிய hand எதுவும் மீதமில்லை.</translation>
    </message>
    <message>
        <source>Box %1 stands. No hand is left to act.</source>
        <translation>box %1 stand. ஆட வேண்டிய hand எதுவும் மீதமில்லை.</translation>
    </message>
    <message>
        <source>All hands are bust, but the %1 waits for the dealer&apos;s result: he draws out.</source>
        <translation>எல்லா hand-களும் bust, ஆனால் %1 dealer-இன் முடிவுக்காகக் காத்திருக்கிறது: அவர் முழுவதும் எடுக்கிறார்.</translation>
    </message>
    <message>
        <source>Box %1 is bust: tick everything that you do now.</source>
        <translation>box %1 bust: இப்போது நீங்கள் செய்யும் அனைத்தையும் குறியிடுங்கள்.</translation>
    </message>
    <message>
        <source>Box %1 doubles for the same again and draws the %2.</source>
        <translation>box %1 அதே தொகையை வைத்து double செய்து எடுத்த சீட்டு %2.</translation>
    </message>
    <message>
        <source>Box %1 draws the %2.</source>
        <translation>box %1 எடுத்த சீட்டு %2.</translation>
    </message>
    <message>
        <source>Take the main bet</source>
        <translation>முதன்மைப் பந்தயத்தை எடுக்கவும்</translation>
    </message>
    <message>
        <source>A bust hand loses at once.</source>
        <translation>bust ஆன hand உடனே தோற்கும்.</translation>
    </message>
    <message>
        <source>Take the double beside it</source>
        <translation>அதன் அருகிலுள்ள double-ஐ எடுக்கவும்</translation>
    </message>
    <message>
        <source>The double is lost with the hand.</source>
        <translation>hand-உடன் double-உம் இழப்பு.</translation>
    </message>
    <message>
        <source>Put the cards into the discard holder</source>
        <translation>சீட்டுகளைக் கழிவுப் பெட்டியில் வைக்கவும்</translation>
    </message>
    <message>
        <source>The cards of a bust hand go at once.</source>
        <translation>bust ஆன hand-இன் சீட்டுகள் உடனே போகும்.</translation>
    </message>
    <message>
        <source>With Superb 8&apos;s down the cards stay until the box is done.</source>
        <translation>Superb 8&apos;s இருந்தால் box முடியும் வரை சீட்டுகள் இருக்கும்.</translation>
    </message>
    <message>
        <source>Take the Tie on 18 bet</source>
        <translation>Tie on 18 பந்தயத்தை எடுக்கவும்</translation>
    </message>
    <message>
        <source>A bust hand cannot tie: that bet is lost with it.</source>
        <translation>bust ஆன hand சமமாக முடியாது: அதனுடன் அந்தப் பந்தயமும் இழப்பு.</translation>
    </message>
    <message>
        <source>Take the 21+ bet</source>
        <translation>21+ பந்தயத்தை எடுக்கவும்</translation>
    </message>
    <message>
        <source>21+ is about the dealer&apos;s hand and stays.</source>
        <translation>21+ dealer-இன் hand-ஐப் பற்றியது, அது இருக்கும்.</translation>
    </message>
    <message>
        <source>Take the Superb 8&apos;s bet</source>
        <translation>Superb 8&apos;s பந்தயத்தை எடுக்கவும்</translation>
    </message>
    <message>
        <source>Superb 8&apos;s counts the 8s, bust or not.</source>
        <translation>bust ஆனாலும் இல்லாவிட்டாலும் Superb 8&apos;s 8-களை எண்ணும்.</translation>
    </message>
    <message>
        <source>Take the Boom Busted bet</source>
        <translation>Boom Busted பந்தயத்தை எடுக்கவும்</translation>
    </message>
    <message>
        <source>Boom Busted is about the dealer&apos;s hand and stays.</source>
        <translation>Boom Busted dealer-இன் hand-ஐப் பற்றியது, அது இருக்கும்.</translation>
    </message>
    <message>
        <source>Take the insurance</source>
        <translation>insurance-ஐ எடுக்கவும்</translation>
    </message>
    <message>
        <source>Insurance lives until the dealer&apos;s second card.</source>
        <translation>dealer-இன் இரண்டாவது சீட்டு வரை insurance இருக்கும்.</translation>
    </message>
    <message>
        <source>Give half of the main bet back</source>
        <translation>முதன்மைப் பந்தயத்தில் பாதியைத் திருப்பிக் கொடுக்கவும்</translation>
    </message>
    <message>
        <source>Half goes back on a surrender only.</source>
        <translation>surrender-இல் மட்டுமே பாதி திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>Over 21 the bets on the hand lose at once.</source>
        <translation>21-ஐத் தாண்டினால் hand மீதான பந்தயங்கள் உடனே தோற்கும்.</translation>
    </message>
    <message>
        <source>With Superb 8&apos;s down the cards stay until the box is finished.</source>
        <translation>Superb 8&apos;s இருந்தால் box முடியும் வரை சீட்டுகள் அங்கேயே இருக்கும்.</translation>
    </message>
    <message>
        <source>21+ goes by the dealer&apos;s hand, whatever the player&apos;s did.</source>
        <translation>ஆட்டக்காரரின் hand எப்படியானாலும் 21+ dealer-இன் hand-ஐயே பார்க்கும்.</translation>
    </message>
    <message>
        <source>a main bet that wins</source>
        <translation>வென்ற முதன்மைப் பந்தயம்</translation>
    </message>
    <message>
        <source>a Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>insurance that wins</source>
        <translation>வென்ற insurance</translation>
    </message>
    <message>
        <source>a 6-7-8 Bonus, not all of Spades</source>
        <translation>6-7-8 Bonus, எல்லாம் Spade அல்ல</translation>
    </message>
    <message>
        <source>a 6-7-8 Bonus, all of Spades</source>
        <translation>6-7-8 Bonus, எல்லாம் Spade</translation>
    </message>
    <message>
        <source>%1 on %2: what do you pay?</source>
        <translation>%1, பந்தயம் %2: எவ்வளவு கொடுப்பீர்கள்?</translation>
    </message>
    <message>
        <source>Bet: %1.</source>
        <translation>பந்தயம்: %1.</translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation>கொடுப்பனவு விகிதம் %1.</translation>
    </message>
    <message>
        <source>%1 times %2 over %3 is %4.</source>
        <translation>%1 × %2 ÷ %3 = %4.</translation>
    </message>
    <message>
        <source>%1 times %2 is %3.</source>
        <translation>%1 × %2 = %3.</translation>
    </message>
    <message>
        <source>Ten times too much: count the noughts.</source>
        <translation>பத்து மடங்கு அதிகம்: சுழிகளை எண்ணுங்கள்.</translation>
    </message>
    <message>
        <source>Ten times too little: count the noughts.</source>
        <translation>பத்து மடங்கு குறைவு: சுழிகளை எண்ணுங்கள்.</translation>
    </message>
    <message>
        <source>Hand %1. %2</source>
        <translation>Hand %1. %2</translation>
    </message>
    <message>
        <source>The hand was surrendered.</source>
        <translation>அந்த hand surrender செய்யப்பட்டது.</translation>
    </message>
    <message>
        <source>A Blackjack against an Ace, and the player took even money.</source>
        <translation>Ace-க்கு எதிரே Blackjack, ஆட்டக்காரர் even money எடுத்தார்.</translation>
    </message>
    <message>
        <source>%1 is over 21: bust, lost whatever the dealer makes.</source>
        <translation>%1 என்பது 21-க்கு மேல்: bust, dealer என்ன பெற்றாலும் தோல்வி.</translation>
    </message>
    <message>
        <source>Both have a Blackjack.</source>
        <translation>இருவருக்கும் Blackjack.</translation>
    </message>
    <message>
        <source>A Blackjack against a dealer&apos;s %1: he cannot make one.</source>
        <translation>dealer-இன் %1-க்கு எதிரே Blackjack: dealer-ஆல் Blackjack பெற முடியாது.</translation>
    </message>
    <message>
        <source>A Blackjack; the dealer has %1 and no Blackjack.</source>
        <translation>Blackjack; dealer-இடம் %1, Blackjack இல்லை.</translation>
    </message>
    <message>
        <source>The dealer has a Blackjack, which beats %1.</source>
        <translation>dealer-இடம் Blackjack, அது %1-ஐ வெல்லும்.</translation>
    </message>
    <message>
        <source>%1, and the dealer is bust with %2.</source>
        <translation>%1, dealer %2-உடன் bust.</translation>
    </message>
    <message>
        <source>%1, and the dealer makes 22, which is no bust here.</source>
        <translation>%1, dealer 22 பெறுகிறார்; அது இங்கே bust அல்ல.</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2.</source>
        <translation>%1, எதிரே dealer-இன் %2.</translation>
    </message>
    <message>
        <source>The bets placed before it have reached the maximum: it goes back.</source>
        <translation>இதற்கு முன் வைத்த பந்தயங்களே அதிகபட்சத்தை எட்டிவிட்டன: இது திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>The dealer has %1: not bust, so the bet loses.</source>
        <translation>dealer-இடம் %1: bust அல்ல, ஆகவே பந்தயம் தோற்கிறது.</translation>
    </message>
    <message>
        <source>The dealer is bust with %1 in %2 cards, his first card counted.</source>
        <translation>dealer %2 சீட்டுகளில் %1-உடன் bust, அவருடைய முதல் சீட்டும் கணக்கில்.</translation>
    </message>
    <message>
        <source>%1 is over 21: bust.</source>
        <translation>%1 என்பது 21-க்கு மேல்: bust.</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2; both have to be 18.</source>
        <translation>%1, எதிரே dealer-இன் %2; இரண்டும் 18 ஆக இருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>No marker was used on this box.</source>
        <translation>இந்த box-இல் marker பயன்படுத்தப்படவில்லை.</translation>
    </message>
    <message>
        <source>The first card to the box is no 8: the run ends at the printed one.</source>
        <translation>box-க்கு வந்த முதல் சீட்டு 8 அல்ல: தொடர் அச்சிட்ட 8-உடன் முடிகிறது.</translation>
    </message>
    <message>
        <source>On the box: %1.</source>
        <translation>box-இல்: %1.</translation>
    </message>
    <message>
        <source>%1 with the dealer&apos;s %2: %3.</source>
        <translation>%1, dealer-இன் %2-உடன்: %3.</translation>
    </message>
    <message>
        <source>%1 with the dealer&apos;s %2: no row of the pay table.</source>
        <translation>%1, dealer-இன் %2-உடன்: கொடுப்பனவு அட்டவணையில் இல்லை.</translation>
    </message>
    <message>
        <source>%1: no pair for this bet.</source>
        <translation>%1: இந்தப் பந்தயத்துக்கு ஜோடி இல்லை.</translation>
    </message>
    <message>
        <source>It wins: its marker stands for %1 at 1 to 1, so pay %2.</source>
        <translation>அது வெல்கிறது: அதன் marker %1-ஐக் குறிக்கிறது, 1:1, ஆகவே %2 கொடுங்கள்.</translation>
    </message>
    <message>
        <source>It wins: its %1 markers stand for %2 at 1 to 1, so pay %3.</source>
        <translation>அது வெல்கிறது: அதன் %1 marker-கள் %2-ஐக் குறிக்கின்றன, 1:1, ஆகவே %3 கொடுங்கள்.</translation>
    </message>
    <message>
        <source>It wins: %1 for the chips and %2 for the marker, at 1 to 1, so pay %3.</source>
        <translation>அது வெல்கிறது: chip-களுக்கு %1, marker-க்கு %2, 1:1, ஆகவே %3 கொடுங்கள்.</translation>
    </message>
    <message>
        <source>It wins: %1 for the chips and %2 for the %3 markers, at 1 to 1, so pay %4.</source>
        <translation>அது வெல்கிறது: chip-களுக்கு %1, %3 marker-களுக்கு %2, 1:1, ஆகவே %4 கொடுங்கள்.</translation>
    </message>
    <message>
        <source>That pays %1: %2 pays %3.</source>
        <translation>கொடுப்பனவு %1: %2-க்கு %3.</translation>
    </message>
    <message>
        <source>It wins at %1: %2 pays %3.</source>
        <translation>அது %1-இல் வெல்கிறது: %2-க்கு %3.</translation>
    </message>
    <message>
        <source>It is paid 1 to 1: %1 pays %2.</source>
        <translation>அதற்கு 1:1: %1-க்கு %2.</translation>
    </message>
    <message>
        <source>Of %1 only the first bet is lost: take %2, give back %3.</source>
        <translation>%1-இல் முதல் பந்தயம் மட்டுமே இழப்பு: %2 எடுங்கள், %3 திருப்பிக் கொடுங்கள்.</translation>
    </message>
    <message>
        <source>It loses, but there are no chips on it: a marker costs nothing.</source>
        <translation>அது தோற்கிறது, ஆனால் அதில் chip இல்லை: marker-க்குச் செலவில்லை.</translation>
    </message>
    <message>
        <source>It loses: take %1.</source>
        <translation>அது தோற்கிறது: %1 எடுங்கள்.</translation>
    </message>
    <message>
        <source>It stands off: its marker earns nothing.</source>
        <translation>stand-off: அதன் marker எதையும் ஈட்டாது.</translation>
    </message>
    <message>
        <source>It stands off: nothing is paid, nothing is taken, %1 stays the player&apos;s.</source>
        <translation>stand-off: கொடுப்பதுமில்லை, எடுப்பதுமில்லை, %1 ஆட்டக்காரருடையதே.</translation>
    </message>
    <message>
        <source>Half of %1 is lost for good: take %2, give back %3.</source>
        <translation>%1-இல் பாதி முற்றிலும் இழப்பு: %2 எடுங்கள், %3 திருப்பிக் கொடுங்கள்.</translation>
    </message>
    <message>
        <source>%1 goes back to the player.</source>
        <translation>%1 ஆட்டக்காரருக்குத் திரும்பப் போகிறது.</translation>
    </message>
    <message>
        <source>Pay table %1 is in force; one deck.</source>
        <translation>கொடுப்பனவு அட்டவணை %1 நடைமுறையில் உள்ளது; ஒரு சீட்டுக்கட்டு.</translation>
    </message>
    <message>
        <source>Box %1, all hands together</source>
        <translation>Box %1, எல்லா hand-களும் சேர்ந்து</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <translation>%1, ஆட்டக்காரர் %2</translation>
    </message>
    <message>
        <source>%1: what do you pay the %2?</source>
        <translation>%1: %2-க்கு எவ்வளவு கொடுப்பீர்கள்?</translation>
    </message>
    <message>
        <source>%1: how much of the %2 do you take?</source>
        <translation>%1: %2-இல் எவ்வளவு எடுப்பீர்கள்?</translation>
    </message>
    <message>
        <source>%1: how much of the %2 goes back to the player?</source>
        <translation>%1: %2-இல் எவ்வளவு ஆட்டக்காரருக்குத் திரும்பப் போகும்?</translation>
    </message>
    <message>
        <source>The player took even money: his insurance is over.</source>
        <translation>ஆட்டக்காரர் even money எடுத்தார்: அவருடைய insurance முடிந்தது.</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is worth ten: a Blackjack.</source>
        <translation>dealer-இன் இரண்டாவது சீட்டின் மதிப்பு பத்து: Blackjack.</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is not worth ten: no Blackjack.</source>
        <translation>dealer-இன் இரண்டாவது சீட்டின் மதிப்பு பத்து அல்ல: Blackjack இல்லை.</translation>
    </message>
    <message>
        <source>6-7-8, all of Spades, the printed 8 counted.</source>
        <translation>6-7-8, எல்லாம் Spade, அச்சிட்ட 8-உம் சேர்த்து.</translation>
    </message>
    <message>
        <source>6-7-8, not all of Spades: paid whatever the hand does, on the first bet.</source>
        <translation>6-7-8, எல்லாம் Spade அல்ல: hand எப்படி முடிந்தாலும் முதல் பந்தயத்தின் மீது கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 lies over the maximum: that goes back in any case.</source>
        <translation>%1 அதிகபட்சத்துக்கு மேல்: அது எப்படியும் திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>Together: pay %1.</source>
        <translation>மொத்தத்தில்: %1 கொடுங்கள்.</translation>
    </message>
    <message>
        <source>Together: take %1.</source>
        <translation>மொத்தத்தில்: %1 எடுங்கள்.</translation>
    </message>
    <message>
        <source>Together: %1 goes back.</source>
        <translation>மொத்தத்தில்: %1 திரும்பப் போகிறது.</translation>
    </message>
    <message>
        <source>A stand-off is not taken.</source>
        <translation>stand-off-இல் பந்தயம் எடுக்கப்படாது.</translation>
    </message>
    <message>
        <source>That is even money; this bet pays more.</source>
        <translation>அது even money; இந்தப் பந்தயத்துக்கு அதிகம் கிடைக்கும்.</translation>
    </message>
    <message>
        <source>This bet wins.</source>
        <translation>இந்தப் பந்தயம் வெல்கிறது.</translation>
    </message>
    <message>
        <source>Chips are taken here.</source>
        <translation>இங்கே chip-கள் எடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>Chips go back here.</source>
        <translation>இங்கே chip-கள் திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>%1 கொடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>taken %1</source>
        <translation>%1 எடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>left as it lies</source>
        <translation>இருந்தபடியே விடப்பட்டது</translation>
    </message>
    <message>
        <source>Box %1, %2, %3: %4</source>
        <translation>Box %1, %2, %3: %4</translation>
    </message>
    <message>
        <source>Box %1, hand %2, %3, %4: %5</source>
        <translation>Box %1, hand %2, %3, %4: %5</translation>
    </message>
    <message>
        <source>May this bet be accepted</source>
        <translation>இந்தப் பந்தயத்தை ஏற்கலாமா</translation>
    </message>
    <message>
        <source>May he place this side bet</source>
        <translation>இந்த side bet-ஐ அவர் வைக்கலாமா</translation>
    </message>
    <message>
        <source>Where does it go</source>
        <translation>அது எங்கே போகும்</translation>
    </message>
    <message>
        <source>Decks and layouts</source>
        <translation>சீட்டுக்கட்டுகளும் மேசை அமைப்புகளும்</translation>
    </message>
    <message>
        <source>The same cards on another felt</source>
        <translation>வேறு மேசையில் அதே சீட்டுகள்</translation>
    </message>
    <message>
        <source>The same incident on another felt</source>
        <translation>வேறு மேசையில் அதே நிகழ்வு</translation>
    </message>
    <message>
        <source>Which clause governs</source>
        <translation>எந்த விதிப்பிரிவு பொருந்தும்</translation>
    </message>
    <message>
        <source>Who calls after a surrender</source>
        <translation>surrender-க்குப் பின் யார் முடிவெடுக்கிறார்</translation>
    </message>
    <message>
        <source>Rival claims to a side bet</source>
        <translation>side bet-க்குப் போட்டி உரிமைகள்</translation>
    </message>
    <message>
        <source>Rival claims to an insurance</source>
        <translation>insurance-க்குப் போட்டி உரிமைகள்</translation>
    </message>
    <message>
        <source>The opening deal</source>
        <translation>தொடக்கப் பகிர்வு</translation>
    </message>
    <message>
        <source>Serving Lucky Lucky</source>
        <translation>Lucky Lucky-ஐ நடத்துதல்</translation>
    </message>
    <message>
        <source>Must the dealer draw</source>
        <translation>dealer சீட்டு எடுக்க வேண்டுமா</translation>
    </message>
    <message>
        <source>Does the dealer draw at all</source>
        <translation>dealer சீட்டே எடுப்பாரா</translation>
    </message>
    <message>
        <source>What you do on a bust</source>
        <translation>bust ஆனால் என்ன செய்வீர்கள்</translation>
    </message>
    <message>
        <source>Void, put back or play on</source>
        <translation>செல்லாதது, சரிசெய்வது அல்லது தொடர்வது</translation>
    </message>
    <message>
        <source>Too few or too many cards on a box</source>
        <translation>box-இல் குறைவான அல்லது கூடுதல் சீட்டுகள்</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand went wrong</source>
        <translation>dealer-இன் hand தவறியது</translation>
    </message>
    <message>
        <source>The card nobody asked for</source>
        <translation>யாரும் கேட்காத சீட்டு</translation>
    </message>
    <message>
        <source>Two cards at once</source>
        <translation>ஒரே நேரத்தில் இரண்டு சீட்டுகள்</translation>
    </message>
    <message>
        <source>A player was passed over</source>
        <translation>ஓர் ஆட்டக்காரர் விடுபட்டார்</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>தீர்மானக் கேள்விகள்</translation>
    </message>
    <message>
        <source>A bet under or over the limits</source>
        <translation>வரம்புக்குக் கீழ் அல்லது மேல் உள்ள பந்தயம்</translation>
    </message>
    <message>
        <source>Whom do you call</source>
        <translation>யாரை அழைப்பீர்கள்</translation>
    </message>
    <message>
        <source>May he withdraw</source>
        <translation>அவர் விலகலாமா</translation>
    </message>
    <message>
        <source>Pay 21+</source>
        <translation>21+ கொடுங்கள்</translation>
    </message>
    <message>
        <source>Pay Boom Busted</source>
        <translation>Boom Busted கொடுங்கள்</translation>
    </message>
    <message>
        <source>Settle a dealer&apos;s 22</source>
        <translation>dealer-இன் 22-ஐத் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>Pay Superb 8&apos;s</source>
        <translation>Superb 8&apos;s கொடுங்கள்</translation>
    </message>
    <message>
        <source>Pay Tie on 18</source>
        <translation>Tie on 18 கொடுங்கள்</translation>
    </message>
    <message>
        <source>Pay the 6-7-8 Bonus</source>
        <translation>6-7-8 Bonus கொடுங்கள்</translation>
    </message>
    <message>
        <source>Pay free-bet markers</source>
        <translation>free bet marker-களுக்குக் கொடுங்கள்</translation>
    </message>
    <message>
        <source>Pay Lucky Stash</source>
        <translation>Lucky Stash கொடுங்கள்</translation>
    </message>
    <message>
        <source>Settle split hands</source>
        <translation>split hand-களைத் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>A dealer&apos;s Blackjack against splits and doubles</source>
        <translation>split, double எதிரே dealer-இன் Blackjack</translation>
    </message>
    <message>
        <source>Settle the other bettor of a box</source>
        <translation>box-இன் மற்றப் பந்தயக்காரரைத் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>Settle a bet outside the limits</source>
        <translation>வரம்புக்கு வெளியே உள்ள பந்தயத்தைத் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>Share out a box over its maximum</source>
        <translation>அதிகபட்சத்தை மீறிய box-ஐப் பங்கிடவும்</translation>
    </message>
    <message>
        <source>Boom Busted over the table&apos;s maximum</source>
        <translation>மேசையின் அதிகபட்சத்தை மீறிய Boom Busted</translation>
    </message>
    <message>
        <source>Settle the main bet</source>
        <translation>முதன்மைப் பந்தயத்தைத் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>Settle a Blackjack</source>
        <translation>Blackjack-ஐத் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>Settle insurance</source>
        <translation>insurance-ஐத் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>Settle a surrender</source>
        <translation>surrender-ஐத் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>Settle a doubled hand</source>
        <translation>double செய்த hand-ஐத் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>Pay the Pair bet</source>
        <translation>Pair பந்தயத்துக்குக் கொடுங்கள்</translation>
    </message>
    <message>
        <source>Pay the Lucky 8 bet</source>
        <translation>Lucky 8 பந்தயத்துக்குக் கொடுங்கள்</translation>
    </message>
    <message>
        <source>Pay RWS Pairs</source>
        <translation>RWS Pairs கொடுங்கள்</translation>
    </message>
    <message>
        <source>Pay Lucky Lucky</source>
        <translation>Lucky Lucky கொடுங்கள்</translation>
    </message>
    <message>
        <source>Settle a full table</source>
        <translation>முழு மேசையைத் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>Find the payout mistake</source>
        <translation>கொடுப்பனவுத் தவறைக் கண்டுபிடிக்கவும்</translation>
    </message>
    <message>
        <source>Is this double good?</source>
        <translation>இந்த double சரியா?</translation>
    </message>
    <message>
        <source>Is this insurance good?</source>
        <translation>இந்த insurance சரியா?</translation>
    </message>
    <message>
        <source>Is the hand complete?</source>
        <translation>hand முழுமையடைந்ததா?</translation>
    </message>
    <message>
        <source>A Tie on 18 after a split</source>
        <translation>split-க்குப் பின் Tie on 18</translation>
    </message>
    <message>
        <source>What may the hand do?</source>
        <translation>இந்த hand என்ன செய்யலாம்?</translation>
    </message>
    <message>
        <source>May it be split, and for how much?</source>
        <translation>split செய்யலாமா, எவ்வளவுக்கு?</translation>
    </message>
    <message>
        <source>Free, paid or neither?</source>
        <translation>இலவசமா, கட்டணமா, எதுவுமில்லையா?</translation>
    </message>
    <message>
        <source>What is open before further cards?</source>
        <translation>கூடுதல் சீட்டுகளுக்கு முன் என்ன திறந்துள்ளது?</translation>
    </message>
    <message>
        <source>May he surrender?</source>
        <translation>அவர் surrender செய்யலாமா?</translation>
    </message>
    <message>
        <source>Do you pay even money?</source>
        <translation>even money கொடுப்பீர்களா?</translation>
    </message>
    <message>
        <source>Say the right words</source>
        <translation>சரியான சொற்களைச் சொல்லுங்கள்</translation>
    </message>
    <message>
        <source>The order of a round</source>
        <translation>ஒரு சுற்றின் வரிசை</translation>
    </message>
    <message>
        <source>Squeezing the cards</source>
        <translation>சீட்டுகளை squeeze செய்தல்</translation>
    </message>
    <message>
        <source>Who answers for it</source>
        <translation>யார் பொறுப்பு</translation>
    </message>
    <message>
        <source>Late and pulled bets</source>
        <translation>தாமதமான, பின்வாங்கிய பந்தயங்கள்</translation>
    </message>
    <message>
        <source>Bettors who follow or do not</source>
        <translation>பின்பற்றும், பின்பற்றாத பந்தயக்காரர்கள்</translation>
    </message>
    <message>
        <source>Name the total</source>
        <translation>மொத்தத்தைச் சொல்லுங்கள்</translation>
    </message>
    <message>
        <source>Blackjack, 21 or bust</source>
        <translation>Blackjack, 21 அல்லது bust</translation>
    </message>
    <message>
        <source>How far along is the round</source>
        <translation>சுற்று எவ்வளவு தூரம் வந்துள்ளது</translation>
    </message>
    <message>
        <source>Match or no match</source>
        <translation>பொருந்துமா, இல்லையா</translation>
    </message>
    <message>
        <source>Does this card belong here</source>
        <translation>இந்தச் சீட்டு இங்கே சேருமா</translation>
    </message>
    <message>
        <source>Shoe, shuffle, burn card, damaged card</source>
        <translation>shoe, கலக்குதல், burn சீட்டு, சேதமான சீட்டு</translation>
    </message>
    <message>
        <source>The player has left</source>
        <translation>ஆட்டக்காரர் சென்றுவிட்டார்</translation>
    </message>
    <message>
        <source>The power fails</source>
        <translation>மின்தடை</translation>
    </message>
    <message>
        <source>Found a round late</source>
        <translation>ஒரு சுற்று தாமதமாகக் கண்டது</translation>
    </message>
    <message>
        <source>That is the ruling where the cards can be put back.</source>
        <translation>சீட்டுகளை மீண்டும் சரிசெய்ய முடியும்போதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling where the cards cannot be put back.</source>
        <translation>சீட்டுகளை மீண்டும் சரிசெய்ய முடியாதபோதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling while nobody refuses.</source>
        <translation>யாரும் மறுக்காதபோதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling where only some refuse.</source>
        <translation>சிலர் மட்டும் மறுக்கும்போதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling where everybody refuses.</source>
        <translation>எல்லாரும் மறுக்கும்போதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling where no card was seen.</source>
        <translation>எந்தச் சீட்டும் தெரியாதபோதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling where one card was seen.</source>
        <translation>ஒரு சீட்டு தெரிந்தபோதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling where both cards were seen.</source>
        <translation>இரண்டு சீட்டுகளும் தெரிந்தபோதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling where cards are shuffled by hand.</source>
        <translation>சீட்டுகள் கையால் கலக்கப்படும்போதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling with a shuffling machine.</source>
        <translation>கலக்கும் இயந்திரம் உள்ளபோதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is for a bet placed late.</source>
        <translation>அது தாமதமாக வைத்த பந்தயத்துக்கு உரியது.</translation>
    </message>
    <message>
        <source>That is for a bet pulled back late.</source>
        <translation>அது தாமதமாகத் திரும்ப எடுத்த பந்தயத்துக்கு உரியது.</translation>
    </message>
    <message>
        <source>That is the ruling once any bet is decided.</source>
        <translation>ஏதேனும் ஒரு பந்தயம் தீர்மானிக்கப்பட்ட பிறகான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling while no bet is decided.</source>
        <translation>எந்தப் பந்தயமும் தீர்மானிக்கப்படாதபோதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling where the card can be worked out.</source>
        <translation>சீட்டு எதுவென்று கண்டறிய முடியும்போதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling where the card cannot be worked out.</source>
        <translation>சீட்டு எதுவென்று கண்டறிய முடியாதபோதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling before bets are closed.</source>
        <translation>பந்தயம் மூடப்படும் முன்னான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling once the outcome is known.</source>
        <translation>முடிவு தெரிந்த பிறகான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling after bets are closed.</source>
        <translation>பந்தயம் மூடப்பட்ட பிறகான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is for a player who was told before.</source>
        <translation>அது முன்பே எச்சரிக்கப்பட்ட ஆட்டக்காரருக்கு உரியது.</translation>
    </message>
    <message>
        <source>That is for the first time.</source>
        <translation>அது முதல் முறைக்கு உரியது.</translation>
    </message>
    <message>
        <source>That is the ruling where somebody else bets on the box.</source>
        <translation>box-இல் வேறு ஒருவர் பந்தயம் வைத்திருக்கும்போதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling where he is alone on the box.</source>
        <translation>box-இல் அவர் மட்டுமே இருக்கும்போதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling once another card has been dealt.</source>
        <translation>இன்னொரு சீட்டு பகிரப்பட்ட பிறகான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling before another card is dealt.</source>
        <translation>இன்னொரு சீட்டு பகிரப்படும் முன்னான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling where only the next hand has been dealt to.</source>
        <translation>அடுத்த hand-க்கு மட்டுமே பகிரப்பட்டபோதான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling once several boxes have been dealt to.</source>
        <translation>பல box-களுக்குப் பகிரப்பட்ட பிறகான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling for a box without any card.</source>
        <translation>சீட்டே இல்லாத box-க்கான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling for a box with one card.</source>
        <translation>ஒரு சீட்டு உள்ள box-க்கான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>What is the ruling?</source>
        <translation>தீர்ப்பு என்ன?</translation>
    </message>
    <message>
        <source>That is the ruling once bets have been settled.</source>
        <translation>பந்தயங்கள் தீர்க்கப்பட்ட பிறகான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling before anything is settled.</source>
        <translation>எதுவும் தீர்க்கப்படும் முன்னான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling before hands are paid and taken.</source>
        <translation>hand-களுக்குக் கொடுக்கும், எடுக்கும் முன்னான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the ruling before anything is settled or drawn.</source>
        <translation>எதுவும் தீர்க்கப்படும் அல்லது எடுக்கப்படும் முன்னான தீர்ப்பு அது.</translation>
    </message>
    <message>
        <source>That is the rule of %1 and %2.</source>
        <translation>அது %1, %2 ஆகியவற்றின் விதி.</translation>
    </message>
    <message>
        <source>Nothing here voids the round.</source>
        <translation>இங்கே எதுவும் சுற்றைச் செல்லாததாக்காது.</translation>
    </message>
    <message>
        <source>The rules decide this themselves.</source>
        <translation>விதிகளே இதைத் தீர்மானிக்கின்றன.</translation>
    </message>
    <message>
        <source>The bet does not simply go back.</source>
        <translation>பந்தயம் வெறுமனே திரும்பப் போகாது.</translation>
    </message>
    <message>
        <source>Going on as if nothing had happened is not enough.</source>
        <translation>எதுவும் நடக்காதது போலத் தொடர்வது போதாது.</translation>
    </message>
    <message>
        <source>The cards are not just thrown away.</source>
        <translation>சீட்டுகள் வெறுமனே கழிக்கப்படாது.</translation>
    </message>
    <message>
        <source>In the opening deal boxes %1 and %2 got each other&apos;s second card.</source>
        <translation>தொடக்கப் பகிர்வில் box %1, box %2 இரண்டும் மற்றதன் இரண்டாவது சீட்டைப் பெற்றன.</translation>
    </message>
    <message>
        <source>In the opening deal boxes %1 and %2 got each other&apos;s card.</source>
        <translation>தொடக்கப் பகிர்வில் box %1, box %2 இரண்டும் மற்றதன் சீட்டைப் பெற்றன.</translation>
    </message>
    <message>
        <source>What becomes of that card?</source>
        <translation>அந்தச் சீட்டு என்னவாகும்?</translation>
    </message>
    <message>
        <source>Call the %1 and let him decide</source>
        <translation>%1-ஐ அழைத்து அவரை முடிவெடுக்க விடவும்</translation>
    </message>
    <message>
        <source>This house has fixed how it is read: nobody has to be asked.</source>
        <translation>இதை எப்படிப் பொருள்கொள்வது என்று இந்தக் காசினோ நிர்ணயித்துள்ளது: யாரையும் கேட்க வேண்டியதில்லை.</translation>
    </message>
    <message>
        <source>It can be read that way, but this house has fixed another.</source>
        <translation>அப்படியும் பொருள்கொள்ளலாம், ஆனால் இந்தக் காசினோ வேறொன்றை நிர்ணயித்துள்ளது.</translation>
    </message>
    <message>
        <source>That is how it is played unless the house says otherwise; the decision is not the dealer&apos;s.</source>
        <translation>காசினோ வேறு சொல்லாதவரை அப்படித்தான் ஆடப்படும்; முடிவு dealer-உடையது அல்ல.</translation>
    </message>
    <message>
        <source>That is one way to read it; the decision is not the dealer&apos;s.</source>
        <translation>அது ஒரு பொருள்கோள்; முடிவு dealer-உடையது அல்ல.</translation>
    </message>
    <message>
        <source>How does this house read it?</source>
        <translation>இந்தக் காசினோ இதை எப்படிப் பொருள்கொள்கிறது?</translation>
    </message>
    <message>
        <source>The rules can be read two ways: what do you do?</source>
        <translation>விதிகளுக்கு இரண்டு பொருள்கோள்கள் உள்ளன: என்ன செய்வீர்கள்?</translation>
    </message>
    <message>
        <source>This house plays: %1</source>
        <translation>இந்தக் காசினோவில் ஆடுவது: %1</translation>
    </message>
    <message>
        <source>Played unless the house says otherwise: %1</source>
        <translation>காசினோ வேறு சொல்லாதவரை ஆடுவது: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>காரணம்: %1</translation>
    </message>
    <message>
        <source>6 to 5 is not paid in this game.</source>
        <translation>இந்த ஆட்டத்தில் 6:5 கொடுக்கப்படாது.</translation>
    </message>
    <message>
        <source>3 to 2 is for a Blackjack; insurance pays 2 to 1.</source>
        <translation>3:2 என்பது Blackjack-க்கு; insurance-க்கு 2:1.</translation>
    </message>
    <message>
        <source>Drawing on soft 17 is the Free Bet rule; here the dealer stands.</source>
        <translation>soft 17-இல் சீட்டு எடுப்பது Free Bet விதி; இங்கே dealer நிறுத்துகிறார் (stand).</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 stands off in Free Bet only; here it is a bust.</source>
        <translation>dealer-இன் 22 Free Bet-இல் மட்டுமே stand-off; இங்கே அது bust.</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is not a bust here: it stands off.</source>
        <translation>dealer-இன் 22 இங்கே bust அல்ல: அது stand-off.</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is no bust in Free Bet; here it is one.</source>
        <translation>dealer-இன் 22 Free Bet-இல் bust அல்ல; இங்கே அது bust.</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is no bust here.</source>
        <translation>dealer-இன் 22 இங்கே bust அல்ல.</translation>
    </message>
    <message>
        <source>You counted only the cards from the shoe; his first card counts.</source>
        <translation>shoe-இலிருந்து வந்த சீட்டுகளை மட்டுமே எண்ணினீர்கள்; dealer-இன் முதல் சீட்டும் கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>You counted only the cards he drew; his first card counts.</source>
        <translation>dealer எடுத்த சீட்டுகளை மட்டுமே எண்ணினீர்கள்; அவருடைய முதல் சீட்டும் கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>You counted a card too many.</source>
        <translation>ஒரு சீட்டைக் கூடுதலாக எண்ணினீர்கள்.</translation>
    </message>
    <message>
        <source>Those are the odds of the other house&apos;s bet on the dealer&apos;s bust.</source>
        <translation>அது dealer bust மீதான மற்ற காசினோவின் பந்தய விகிதம்.</translation>
    </message>
    <message>
        <source>The 6-7-8 Bonus pays 5 to 1 only where all three are spades.</source>
        <translation>மூன்றும் Spade ஆனால் மட்டுமே 6-7-8 Bonus-க்கு 5:1.</translation>
    </message>
    <message>
        <source>All three are spades: the 6-7-8 Bonus pays 5 to 1.</source>
        <translation>மூன்றும் Spade: 6-7-8 Bonus-க்கு 5:1.</translation>
    </message>
    <message>
        <source>That is another pay table than the one in force.</source>
        <translation>அது நடைமுறையில் உள்ள கொடுப்பனவு அட்டவணை அல்ல, வேறொன்று.</translation>
    </message>
    <message>
        <source>The bet is over the maximum: only the maximum counts.</source>
        <translation>பந்தயம் அதிகபட்சத்துக்கு மேல்: அதிகபட்சம் மட்டுமே கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>It is noticed when hands have been paid and taken.</source>
        <translation>hand-களுக்குக் கொடுத்து, எடுத்த பிறகு இது கவனிக்கப்படுகிறது.</translation>
    </message>
    <message>
        <source>It is noticed at once; no bet has been settled this round.</source>
        <translation>இது உடனே கவனிக்கப்படுகிறது; இந்தச் சுற்றில் எந்தப் பந்தயமும் தீர்க்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>It is noticed before any bet is settled or further card drawn.</source>
        <translation>எந்தப் பந்தயமும் தீர்க்கப்படும் அல்லது கூடுதல் சீட்டு எடுக்கப்படும் முன் இது கவனிக்கப்படுகிறது.</translation>
    </message>
    <message>
        <source>It is noticed when the bets on the opening cards have been settled.</source>
        <translation>தொடக்கச் சீட்டுகள் மீதான பந்தயங்கள் தீர்க்கப்பட்ட பிறகு இது கவனிக்கப்படுகிறது.</translation>
    </message>
    <message>
        <source>It is noticed when bets on the opening cards are settled and a player has drawn.</source>
        <translation>தொடக்கச் சீட்டுகள் மீதான பந்தயங்கள் தீர்க்கப்பட்டு, ஓர் ஆட்டக்காரர் சீட்டு எடுத்த பிறகு இது கவனிக்கப்படுகிறது.</translation>
    </message>
    <message>
        <source>What the rules do not cover goes to the shift manager that they name.</source>
        <translation>விதிகளில் இல்லாதது, விதிகள் குறிப்பிடும் shift manager-இடம் போகும்.</translation>
    </message>
    <message>
        <source>May he do that?</source>
        <translation>அவர் அதைச் செய்யலாமா?</translation>
    </message>
    <message>
        <source>The %1 is away; somebody assigned to act for him does his work at your table.</source>
        <translation>%1 இல்லை; அவருக்குப் பதில் பொறுப்பேற்ற ஒருவர் உங்கள் மேசையில் அவருடைய வேலையைச் செய்கிறார்.</translation>
    </message>
    <message>
        <source>Whoever is assigned to a position and acts in it may do its work.</source>
        <translation>ஒரு பொறுப்புக்கு நியமிக்கப்பட்டு அதில் செயல்படுபவர் அதன் வேலையைச் செய்யலாம்.</translation>
    </message>
    <message>
        <source>The rules give a decision to the %1. The %2 takes it.</source>
        <translation>விதிகள் ஒரு முடிவை %1-இடம் விடுகின்றன. %2 அதை எடுக்கிறார்.</translation>
    </message>
    <message>
        <source>The rules give a decision to the %1. Somebody acting as %1 takes it.</source>
        <translation>விதிகள் ஒரு முடிவை %1-இடம் விடுகின்றன. %1 ஆகச் செயல்படும் ஒருவர் அதை எடுக்கிறார்.</translation>
    </message>
    <message>
        <source>Whoever acts in the position, or holds a higher one, may.</source>
        <translation>அந்தப் பொறுப்பில் செயல்படுபவரோ, உயர்ந்த பொறுப்பில் உள்ளவரோ செய்யலாம்.</translation>
    </message>
    <message>
        <source>A lower position may not, unless acting in the higher one.</source>
        <translation>கீழான பொறுப்பில் உள்ளவர், உயர்ந்த பொறுப்பில் செயல்பட்டாலன்றிச் செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>Whoever acts in a position, or holds a higher one, may do what the rules give to it.</source>
        <translation>ஒரு பொறுப்பில் செயல்படுபவரோ, உயர்ந்த பொறுப்பில் உள்ளவரோ, விதிகள் அதற்குத் தருவதைச் செய்யலாம்.</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>காசினோ</translation>
    </message>
    <message>
        <source>The player</source>
        <translation>ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>Each house applies limits of its own to this bet.</source>
        <translation>ஒவ்வொரு காசினோவும் இந்தப் பந்தயத்துக்குத் தனி வரம்புகளை வைக்கும்.</translation>
    </message>
    <message>
        <source>A card drawn by mistake was offered on as the next one.</source>
        <translation>தவறுதலாக எடுத்த சீட்டு அடுத்ததாக மற்றவருக்கு வழங்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The burn card was forgotten; it stayed in play.</source>
        <translation>burn card மறக்கப்பட்டது; அது ஆட்டத்திலேயே இருந்தது.</translation>
    </message>
    <message>
        <source>May he take his bets back?</source>
        <translation>அவர் தன் பந்தயங்களைத் திரும்ப எடுக்கலாமா?</translation>
    </message>
    <message>
        <source>It has to be said before another card is dealt.</source>
        <translation>இன்னொரு சீட்டு பகிரப்படும் முன் அதைச் சொல்ல வேண்டும்.</translation>
    </message>
    <message>
        <source>After that ruling nobody may withdraw; the list is short.</source>
        <translation>அந்தத் தீர்ப்புக்குப் பின் யாரும் விலக முடியாது; பட்டியல் சிறியது.</translation>
    </message>
    <message>
        <source>Bets already lost are never given back.</source>
        <translation>ஏற்கெனவே இழந்த பந்தயங்கள் ஒருபோதும் திருப்பிக் கொடுக்கப்படா.</translation>
    </message>
    <message>
        <source>Stake times odds</source>
        <translation>பந்தயம் × விகிதம்</translation>
    </message>
    <message>
        <source>21+ looks at the dealer&apos;s hand alone; the player&apos;s bust does not matter.</source>
        <translation>21+ dealer-இன் hand-ஐ மட்டுமே பார்க்கும்; ஆட்டக்காரரின் bust முக்கியமல்ல.</translation>
    </message>
    <message>
        <source>Boom Busted looks at the dealer&apos;s hand alone; the box does not matter.</source>
        <translation>Boom Busted dealer-இன் hand-ஐ மட்டுமே பார்க்கும்; box முக்கியமல்ல.</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is no stand-off for Boom Busted: it loses.</source>
        <translation>dealer-இன் 22 Boom Busted-க்கு stand-off அல்ல: அது தோற்கிறது.</translation>
    </message>
    <message>
        <source>A Blackjack is the exception: it is paid although the dealer has 22.</source>
        <translation>Blackjack விதிவிலக்கு: dealer-இடம் 22 இருந்தாலும் அதற்குக் கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>The hand bust first: it is lost whatever the dealer makes.</source>
        <translation>hand முதலில் bust ஆனது: dealer என்ன பெற்றாலும் அது தோல்வி.</translation>
    </message>
    <message>
        <source>A bust does not touch Superb 8&apos;s: three 8s in a row pay.</source>
        <translation>bust Superb 8&apos;s-ஐப் பாதிக்காது: தொடர்ந்து மூன்று 8-களுக்குக் கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>8000 to 1 needs all four of Spades.</source>
        <translation>8000:1-க்கு நான்கும் Spade ஆக வேண்டும்.</translation>
    </message>
    <message>
        <source>The run was broken: an 8 that comes later does not count.</source>
        <translation>தொடர் அறுந்துவிட்டது: பின்னால் வரும் 8 கணக்கில் வராது.</translation>
    </message>
    <message>
        <source>The printed 8 counts as the first of the run.</source>
        <translation>அச்சிட்ட 8 தொடரின் முதலாவதாகக் கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>Only the best row is paid, and once.</source>
        <translation>சிறந்த வரிக்கு மட்டுமே, ஒரே முறை கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>Each Tie on 18 bet goes with one hand; the other hand&apos;s 18 does not pay it.</source>
        <translation>ஒவ்வொரு Tie on 18 பந்தயமும் ஒரு hand-உடன் செல்லும்; மற்ற hand-இன் 18 அதற்குக் கொடுக்காது.</translation>
    </message>
    <message>
        <source>The other hand&apos;s bet does not win with this one.</source>
        <translation>மற்ற hand-இன் பந்தயம் இதனுடன் வெல்லாது.</translation>
    </message>
    <message>
        <source>Both totals have to be 18.</source>
        <translation>இரண்டு மொத்தங்களும் 18 ஆக இருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>A hand formed by a split gets no bonus.</source>
        <translation>split-ஆல் உருவான hand-க்கு bonus இல்லை.</translation>
    </message>
    <message>
        <source>The hand holds 6-7-8, but it was formed by a split.</source>
        <translation>hand-இல் 6-7-8 உள்ளது, ஆனால் அது split-ஆல் உருவானது.</translation>
    </message>
    <message>
        <source>A split hand gets no 6-7-8 Bonus: pay nothing for it.</source>
        <translation>split hand-க்கு 6-7-8 Bonus இல்லை: அதற்கு எதுவும் கொடுக்காதீர்கள்.</translation>
    </message>
    <message>
        <source>You paid the bonus on the doubled bet; it is paid on the first bet.</source>
        <translation>double செய்த பந்தயத்தின் மீது bonus கொடுத்தீர்கள்; அது முதல் பந்தயத்தின் மீது கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>The bonus is paid whatever becomes of the hand, a stand-off too.</source>
        <translation>hand எப்படி முடிந்தாலும், stand-off ஆனாலும், bonus கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>A marker that loses costs nothing: take the chips only.</source>
        <translation>தோற்ற marker-க்குச் செலவில்லை: chip-களை மட்டும் எடுங்கள்.</translation>
    </message>
    <message>
        <source>You left out the marker: it earns one first bet.</source>
        <translation>marker-ஐ விட்டுவிட்டீர்கள்: அது ஒரு முதல் பந்தயத்தை ஈட்டும்.</translation>
    </message>
    <message>
        <source>A marker is paid 1 to 1, not 3 to 2.</source>
        <translation>marker-க்கு 1:1, 3:2 அல்ல.</translation>
    </message>
    <message>
        <source>Each marker earns one first bet, no more.</source>
        <translation>ஒவ்வொரு marker-உம் ஒரு முதல் பந்தயத்தை ஈட்டும், அதற்கு மேல் இல்லை.</translation>
    </message>
    <message>
        <source>Only a marker on a winning hand earns anything.</source>
        <translation>வென்ற hand-இல் உள்ள marker மட்டுமே ஈட்டும்.</translation>
    </message>
    <message>
        <source>The hand does not win: neither chips nor markers are paid.</source>
        <translation>hand வெல்லவில்லை: chip-களுக்கும் marker-களுக்கும் கொடுப்பதில்லை.</translation>
    </message>
    <message>
        <source>The hand does not win: its marker earns nothing.</source>
        <translation>hand வெல்லவில்லை: அதன் marker எதையும் ஈட்டாது.</translation>
    </message>
    <message>
        <source>A paid double lays no marker: only free splits and free doubles count.</source>
        <translation>கட்டண double marker வைக்காது: free split, free double மட்டுமே கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>The marker of a busted hand still counts.</source>
        <translation>bust ஆன hand-இன் marker-உம் கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>Count the markers of all hands of the box.</source>
        <translation>box-இன் எல்லா hand-களின் marker-களையும் எண்ணுங்கள்.</translation>
    </message>
    <message>
        <source>Without a marker Lucky Stash loses; it is no stand-off.</source>
        <translation>marker இல்லாமல் Lucky Stash தோற்கிறது; அது stand-off அல்ல.</translation>
    </message>
    <message>
        <source>Hands are settled one by one: losses are not set against what is paid.</source>
        <translation>hand-கள் ஒவ்வொன்றாகத் தீர்க்கப்படும்: தோல்விகள் கொடுப்பதிலிருந்து கழிக்கப்படாது.</translation>
    </message>
    <message>
        <source>You settled one hand only: each carries its own bet.</source>
        <translation>ஒரு hand-ஐ மட்டுமே தீர்த்தீர்கள்: ஒவ்வொன்றுக்கும் தன் பந்தயம் உண்டு.</translation>
    </message>
    <message>
        <source>Count every chip: a doubled hand carries twice the bet.</source>
        <translation>ஒவ்வொரு chip-ஐயும் எண்ணுங்கள்: double செய்த hand இரு மடங்கு பந்தயம் கொண்டது.</translation>
    </message>
    <message>
        <source>An Ace on a split ten is 21, not a Blackjack: 1 to 1.</source>
        <translation>split செய்த பத்தின் மீது Ace என்பது 21, Blackjack அல்ல: 1:1.</translation>
    </message>
    <message>
        <source>A dealer&apos;s Blackjack takes one first bet of the hands that are not bust, not all of it.</source>
        <translation>dealer-இன் Blackjack bust ஆகாத hand-களில் ஒரு முதல் பந்தயத்தை எடுக்கும், எல்லாவற்றையும் அல்ல.</translation>
    </message>
    <message>
        <source>The first bet is lost.</source>
        <translation>முதல் பந்தயம் இழப்பு.</translation>
    </message>
    <message>
        <source>B matched the split: he has a bet on both hands.</source>
        <translation>B split-க்குச் சமமாக வைத்தார்: இரண்டு hand-களிலும் அவருக்குப் பந்தயம் உண்டு.</translation>
    </message>
    <message>
        <source>B did not match the split: his bet rides on hand 1 alone.</source>
        <translation>B split-க்குச் சமமாக வைக்கவில்லை: அவருடைய பந்தயம் hand 1-இல் மட்டுமே.</translation>
    </message>
    <message>
        <source>B doubled too: %1 more lies on the hand.</source>
        <translation>B-உம் double செய்தார்: hand-இல் மேலும் %1 உள்ளது.</translation>
    </message>
    <message>
        <source>B did not double: only his first bet counts.</source>
        <translation>B double செய்யவில்லை: அவருடைய முதல் பந்தயம் மட்டுமே கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>You counted A&apos;s bet instead of B&apos;s.</source>
        <translation>B-இன் பந்தயத்துக்குப் பதில் A-இன் பந்தயத்தை எண்ணினீர்கள்.</translation>
    </message>
    <message>
        <source>It is the first time that this player&apos;s bet is under the minimum.</source>
        <translation>இந்த ஆட்டக்காரரின் பந்தயம் குறைந்தபட்சத்துக்குக் கீழ் இருப்பது இதுவே முதல் முறை.</translation>
    </message>
    <message>
        <source>A short bet is not topped up: it is settled as it lies, once.</source>
        <translation>குறைவான பந்தயம் கூட்டப்படாது: இருந்தபடியே, ஒரு முறை தீர்க்கப்படும்.</translation>
    </message>
    <message>
        <source>The first short bet is settled as it lies; only later ones go back.</source>
        <translation>முதல் குறைவான பந்தயம் இருந்தபடியே தீர்க்கப்படும்; பின்னால் வருபவை மட்டுமே திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>A bet over the maximum is not void: it counts up to the maximum.</source>
        <translation>அதிகபட்சத்தை மீறிய பந்தயம் செல்லாதது அல்ல: அதிகபட்சம் வரை கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>Paid to the maximum only, however much lies there.</source>
        <translation>அங்கே எவ்வளவு இருந்தாலும் அதிகபட்சம் வரை மட்டுமே கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>Collected to the maximum only; what is over goes back.</source>
        <translation>அதிகபட்சம் வரை மட்டுமே எடுக்கப்படும்; மீதி திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>%1 is under the minimum of %2: settled as it lies, this once.</source>
        <translation>%1 குறைந்தபட்சமான %2-க்குக் கீழ்: இந்த ஒரு முறை இருந்தபடியே தீர்க்கப்படும்.</translation>
    </message>
    <message>
        <source>%1 is over the maximum: only %2 counts.</source>
        <translation>%1 அதிகபட்சத்துக்கு மேல்: %2 மட்டுமே கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>A short bet is not topped up: it wins or loses as it lies.</source>
        <translation>குறைவான பந்தயம் கூட்டப்படாது: இருந்தபடியே வெல்லும் அல்லது தோற்கும்.</translation>
    </message>
    <message>
        <source>Nobody noticed it in time: it wins or loses as it lies.</source>
        <translation>நேரத்தில் யாரும் கவனிக்கவில்லை: இருந்தபடியே வெல்லும் அல்லது தோற்கும்.</translation>
    </message>
    <message>
        <source>Nobody noticed before bets were closed that this bet is under the minimum.</source>
        <translation>பந்தயம் மூடப்படும் முன் இது குறைந்தபட்சத்துக்குக் கீழ் என்று யாரும் கவனிக்கவில்லை.</translation>
    </message>
    <message>
        <source>%1 is under the minimum of %2: it wins or loses as it lies.</source>
        <translation>%1 குறைந்தபட்சமான %2-க்குக் கீழ்: இருந்தபடியே வெல்லும் அல்லது தோற்கும்.</translation>
    </message>
    <message>
        <source>His bet is not lifted to the minimum.</source>
        <translation>அவருடைய பந்தயம் குறைந்தபட்சத்துக்கு உயர்த்தப்படாது.</translation>
    </message>
    <message>
        <source>A bet under the minimum wins or loses as it lies.</source>
        <translation>குறைந்தபட்சத்துக்குக் கீழுள்ள பந்தயம் இருந்தபடியே வெல்லும் அல்லது தோற்கும்.</translation>
    </message>
    <message>
        <source>The box is over its maximum, but %1 is under the minimum: B takes no part in the sharing.</source>
        <translation>box அதன் அதிகபட்சத்துக்கு மேல், ஆனால் %1 குறைந்தபட்சத்துக்குக் கீழ்: B பங்கீட்டில் சேரமாட்டார்.</translation>
    </message>
    <message>
        <source>The box is over the maximum: only his share of it counts.</source>
        <translation>box அதிகபட்சத்துக்கு மேல்: அதில் அவருடைய பங்கு மட்டுமே கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>The maximum is for the box, not for each player.</source>
        <translation>அதிகபட்சம் box-க்கு உரியது, ஒவ்வோர் ஆட்டக்காரருக்கும் அல்ல.</translation>
    </message>
    <message>
        <source>The shares go by what each has placed, not by heads.</source>
        <translation>பங்குகள் ஒவ்வொருவரும் வைத்த அளவுப்படி, தலைக்கணக்கில் அல்ல.</translation>
    </message>
    <message>
        <source>The box holds %1, over the maximum of %2: everybody counts for his share.</source>
        <translation>box-இல் %1 உள்ளது, அதிகபட்சமான %2-க்கு மேல்: ஒவ்வொருவருக்கும் தன் பங்கு கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>His share: %1 × %2 / %3 = %4.</source>
        <translation>அவருடைய பங்கு: %1 × %2 / %3 = %4.</translation>
    </message>
    <message>
        <source>Boom Busted has a maximum of %1 for the table; A placed before B.</source>
        <translation>மேசைக்கு Boom Busted-இன் அதிகபட்சம் %1; A, B-க்கு முன் வைத்தார்.</translation>
    </message>
    <message>
        <source>What is over the table&apos;s maximum goes back: it neither wins nor loses.</source>
        <translation>மேசையின் அதிகபட்சத்தை மீறியது திரும்பப் போகும்: அது வெல்வதுமில்லை, தோற்பதுமில்லை.</translation>
    </message>
    <message>
        <source>Only what is over the maximum goes back; the rest of the bet counts.</source>
        <translation>அதிகபட்சத்தை மீறியது மட்டுமே திரும்பப் போகும்; பந்தயத்தின் மீதி கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>A&apos;s %1 came first: that leaves room for %2 of B&apos;s %3, and the rest goes back.</source>
        <translation>A-இன் %1 முதலில் வந்தது: B-இன் %3-இல் %2-க்கு இடம் உள்ளது, மீதி திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>3 to 2 is for a Blackjack; a drawn 21 is paid 1 to 1.</source>
        <translation>3:2 என்பது Blackjack-க்கு; எடுத்துச் சேர்த்த 21-க்கு 1:1.</translation>
    </message>
    <message>
        <source>A drawn 21 does not stand off with a Blackjack: it loses.</source>
        <translation>எடுத்துச் சேர்த்த 21 Blackjack-உடன் stand-off அல்ல: அது தோற்கிறது.</translation>
    </message>
    <message>
        <source>He chose even money: 1 to 1, whatever the dealer makes.</source>
        <translation>அவர் even money தேர்ந்தெடுத்தார்: dealer என்ன பெற்றாலும் 1:1.</translation>
    </message>
    <message>
        <source>Two Blackjacks stand off.</source>
        <translation>இரண்டு Blackjack-கள் stand-off.</translation>
    </message>
    <message>
        <source>Even money has to be asked for, and only against an Ace.</source>
        <translation>even money-ஐக் கேட்க வேண்டும், அதுவும் Ace-க்கு எதிரே மட்டுமே.</translation>
    </message>
    <message>
        <source>A Blackjack beats a drawn 21; they do not stand off.</source>
        <translation>Blackjack எடுத்துச் சேர்த்த 21-ஐ வெல்லும்; அவை stand-off அல்ல.</translation>
    </message>
    <message>
        <source>Even money sends his insurance back.</source>
        <translation>even money அவருடைய insurance-ஐத் திருப்பித் தரும்.</translation>
    </message>
    <message>
        <source>Insurance lives on after a bust: only the dealer&apos;s second card decides it.</source>
        <translation>bust-க்குப் பிறகும் insurance தொடரும்: dealer-இன் இரண்டாவது சீட்டு மட்டுமே அதைத் தீர்மானிக்கும்.</translation>
    </message>
    <message>
        <source>Insurance does not go back where the dealer has no Blackjack: it loses.</source>
        <translation>dealer-இடம் Blackjack இல்லையென்றால் insurance திரும்பப் போகாது: அது தோற்கிறது.</translation>
    </message>
    <message>
        <source>The dealer has no Blackjack: insurance is not paid.</source>
        <translation>dealer-இடம் Blackjack இல்லை: insurance-க்குக் கொடுப்பதில்லை.</translation>
    </message>
    <message>
        <source>A surrendered hand wins nothing when the dealer busts.</source>
        <translation>surrender செய்த hand, dealer bust ஆனாலும், எதையும் வெல்லாது.</translation>
    </message>
    <message>
        <source>Half is given up for good: a Blackjack after it takes no more.</source>
        <translation>பாதி முற்றிலும் விடப்பட்டது: பின்னால் வரும் Blackjack மேலும் எடுக்காது.</translation>
    </message>
    <message>
        <source>Surrender costs half of the bet, not all of it.</source>
        <translation>surrender-க்குப் பந்தயத்தில் பாதி போகும், முழுவதும் அல்ல.</translation>
    </message>
    <message>
        <source>You left out the chips of the double.</source>
        <translation>double-இன் chip-களை விட்டுவிட்டீர்கள்.</translation>
    </message>
    <message>
        <source>He doubled for less: count the chips that lie there.</source>
        <translation>அவர் குறைவான தொகைக்கு double செய்தார்: அங்கே உள்ள chip-களை எண்ணுங்கள்.</translation>
    </message>
    <message>
        <source>Equal points are not enough: tens and pictures pair by rank.</source>
        <translation>சமமான புள்ளிகள் போதாது: பத்துகளும் படச் சீட்டுகளும் தரப்படி ஜோடி சேரும்.</translation>
    </message>
    <message>
        <source>11 to 1: the stake stays the player&apos;s and is no part of the payout.</source>
        <translation>11:1: பந்தயம் ஆட்டக்காரருடையதே, கொடுப்பனவின் பகுதி அல்ல.</translation>
    </message>
    <message>
        <source>A Pair pays 11 to 1, not 10.</source>
        <translation>Pair-க்கு 11:1, 10 அல்ல.</translation>
    </message>
    <message>
        <source>Three 8s count together, also where two of them share a suit.</source>
        <translation>மூன்று 8-கள் சேர்ந்தே கணக்கில் வரும், அவற்றில் இரண்டு ஒரே suit ஆனாலும்.</translation>
    </message>
    <message>
        <source>1000 to 1 needs all three 8s of one suit.</source>
        <translation>1000:1-க்கு மூன்று 8-களும் ஒரே suit ஆக வேண்டும்.</translation>
    </message>
    <message>
        <source>You left out the dealer&apos;s 8.</source>
        <translation>dealer-இன் 8-ஐ விட்டுவிட்டீர்கள்.</translation>
    </message>
    <message>
        <source>Two 8s have rows of their own and are no Two of a Kind.</source>
        <translation>இரண்டு 8-களுக்குத் தனி வரிகள் உண்டு; அவை Two of a Kind அல்ல.</translation>
    </message>
    <message>
        <source>The dealer&apos;s first card counts too.</source>
        <translation>dealer-இன் முதல் சீட்டும் கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>Equal points are not enough: tens and pictures match by rank.</source>
        <translation>சமமான புள்ளிகள் போதாது: பத்துகளும் படச் சீட்டுகளும் தரப்படி பொருந்தும்.</translation>
    </message>
    <message>
        <source>50 to 1 needs two Aces of one suit.</source>
        <translation>50:1-க்கு ஒரே suit-இன் இரண்டு Ace-கள் வேண்டும்.</translation>
    </message>
    <message>
        <source>These may be split, but they are no pair: the ranks differ.</source>
        <translation>இவற்றை split செய்யலாம், ஆனால் ஜோடி அல்ல: தரங்கள் வேறு.</translation>
    </message>
    <message>
        <source>The RWS Pairs bet was not settled before further cards were dealt.</source>
        <translation>கூடுதல் சீட்டுகள் பகிரப்படும் முன் RWS Pairs பந்தயம் தீர்க்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>It is not lost by being late: settle it as soon as you can.</source>
        <translation>தாமதமானதால் அது இழப்பு ஆகாது: இயன்ற விரைவில் தீர்க்கவும்.</translation>
    </message>
    <message>
        <source>It is more than a suited 21: the best row pays.</source>
        <translation>அது ஒரே suit 21-ஐவிட மேலானது: சிறந்த வரிக்குக் கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>It is more than a 21: the best row pays.</source>
        <translation>அது 21-ஐவிட மேலானது: சிறந்த வரிக்குக் கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>Only the best row is paid, not their sum.</source>
        <translation>சிறந்த வரிக்கு மட்டுமே கொடுக்கப்படும், அவற்றின் கூட்டுத்தொகைக்கு அல்ல.</translation>
    </message>
    <message>
        <source>Suited means all three cards, the dealer&apos;s too.</source>
        <translation>ஒரே suit என்பது மூன்று சீட்டுகளும், dealer-இனதும் சேர்த்து.</translation>
    </message>
    <message>
        <source>Over 21 is no winning total.</source>
        <translation>21-க்கு மேல் வெல்லும் மொத்தம் அல்ல.</translation>
    </message>
    <message>
        <source>Which of these settlements is wrong?</source>
        <translation>இந்தத் தீர்வுகளில் எது தவறு?</translation>
    </message>
    <message>
        <source>The dealer paid %1. %2</source>
        <translation>dealer %1 கொடுத்தார். %2</translation>
    </message>
    <message>
        <source>Accept it and deal one card.</source>
        <translation>ஏற்று ஒரு சீட்டு பகிரவும்.</translation>
    </message>
    <message>
        <source>Too little: he has to add at least %1.</source>
        <translation>மிகக் குறைவு: குறைந்தது %1 சேர்க்க வேண்டும்.</translation>
    </message>
    <message>
        <source>Too much: he may add at most %1.</source>
        <translation>மிக அதிகம்: அதிகபட்சம் %1 சேர்க்கலாம்.</translation>
    </message>
    <message>
        <source>Refuse: only the first two cards may be doubled.</source>
        <translation>மறுக்கவும்: முதல் இரண்டு சீட்டுகளை மட்டுமே double செய்யலாம்.</translation>
    </message>
    <message>
        <source>Too little: he has to add exactly %1.</source>
        <translation>மிகக் குறைவு: சரியாக %1 சேர்க்க வேண்டும்.</translation>
    </message>
    <message>
        <source>Anything up to the first bet may be added; there is no least amount.</source>
        <translation>முதல் பந்தயம் வரை எவ்வளவும் சேர்க்கலாம்; குறைந்த அளவு இல்லை.</translation>
    </message>
    <message>
        <source>He may add from the table minimum up to his first bet.</source>
        <translation>மேசையின் குறைந்தபட்சத்திலிருந்து தன் முதல் பந்தயம் வரை சேர்க்கலாம்.</translation>
    </message>
    <message>
        <source>Two cards, and the hand is not 21: it may be doubled.</source>
        <translation>இரண்டு சீட்டுகள், hand 21 அல்ல: double செய்யலாம்.</translation>
    </message>
    <message>
        <source>The hand has drawn a card: its first two are past.</source>
        <translation>hand ஒரு சீட்டு எடுத்துவிட்டது: முதல் இரண்டைக் கடந்துவிட்டது.</translation>
    </message>
    <message>
        <source>A hand that has drawn may not be doubled any more.</source>
        <translation>சீட்டு எடுத்த hand-ஐ இனி double செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>The hand has just its first two cards.</source>
        <translation>hand-இல் அதன் முதல் இரண்டு சீட்டுகள் மட்டுமே உள்ளன.</translation>
    </message>
    <message>
        <source>The table minimum for a double is a rule of the other house.</source>
        <translation>double-க்கு மேசையின் குறைந்தபட்சம் என்பது மற்ற காசினோவின் விதி.</translation>
    </message>
    <message>
        <source>The added part has to reach the table minimum; only Free Bet has no such floor.</source>
        <translation>சேர்ப்பது மேசையின் குறைந்தபட்சத்தை எட்ட வேண்டும்; Free Bet-இல் மட்டுமே அந்தக் கீழ்வரம்பு இல்லை.</translation>
    </message>
    <message>
        <source>A double never exceeds the first bet.</source>
        <translation>double ஒருபோதும் முதல் பந்தயத்தைத் தாண்டாது.</translation>
    </message>
    <message>
        <source>Box %1: A lays %2 beside his bet of %3 to double; what do you do?</source>
        <translation>Box %1: double செய்ய A தன் %3 பந்தயத்தின் அருகே %2 வைக்கிறார்; என்ன செய்வீர்கள்?</translation>
    </message>
    <message>
        <source>Accept it on the insurance line.</source>
        <translation>insurance கோட்டில் ஏற்கவும்.</translation>
    </message>
    <message>
        <source>Too much: at most %1.</source>
        <translation>மிக அதிகம்: அதிகபட்சம் %1.</translation>
    </message>
    <message>
        <source>Refuse: there is insurance only against an Ace.</source>
        <translation>மறுக்கவும்: Ace-க்கு எதிரே மட்டுமே insurance.</translation>
    </message>
    <message>
        <source>Refuse: further cards have been dealt.</source>
        <translation>மறுக்கவும்: கூடுதல் சீட்டுகள் பகிரப்பட்டுவிட்டன.</translation>
    </message>
    <message>
        <source>Refuse: nobody may insure another player&apos;s bet.</source>
        <translation>மறுக்கவும்: இன்னோர் ஆட்டக்காரரின் பந்தயத்துக்கு யாரும் insurance எடுக்க முடியாது.</translation>
    </message>
    <message>
        <source>Insurance is at most half of the bet that is insured.</source>
        <translation>insurance, அது காக்கும் பந்தயத்தில் அதிகபட்சம் பாதி.</translation>
    </message>
    <message>
        <source>The dealer shows an Ace and no further card is out.</source>
        <translation>dealer Ace காட்டுகிறார், கூடுதல் சீட்டு எதுவும் இன்னும் வரவில்லை.</translation>
    </message>
    <message>
        <source>Half of %1 is %2: %3 is within it.</source>
        <translation>%1-இன் பாதி %2: %3 அதற்குள் உள்ளது.</translation>
    </message>
    <message>
        <source>Half of %1 is %2, and %3 is more.</source>
        <translation>%1-இன் பாதி %2; %3 அதைவிட அதிகம்.</translation>
    </message>
    <message>
        <source>A ten-value card is not insured against; only an Ace is.</source>
        <translation>பத்து மதிப்புச் சீட்டுக்கு எதிராக insurance இல்லை; Ace-க்கு மட்டுமே.</translation>
    </message>
    <message>
        <source>The amount is not the trouble: there is no Ace.</source>
        <translation>சிக்கல் தொகை அல்ல: Ace இல்லை.</translation>
    </message>
    <message>
        <source>The dealer shows a ten-value card: he may make a Blackjack, but insurance is for an Ace only.</source>
        <translation>dealer பத்து மதிப்புச் சீட்டு காட்டுகிறார்: Blackjack வரலாம், ஆனால் insurance Ace-க்கு மட்டுமே.</translation>
    </message>
    <message>
        <source>Insurance ends where the further cards begin.</source>
        <translation>கூடுதல் சீட்டுகள் தொடங்கும் இடத்தில் insurance முடிகிறது.</translation>
    </message>
    <message>
        <source>The amount is not the trouble: it is too late.</source>
        <translation>சிக்கல் தொகை அல்ல: தாமதமாகிவிட்டது.</translation>
    </message>
    <message>
        <source>A further card has been dealt: insurance is closed.</source>
        <translation>ஒரு கூடுதல் சீட்டு பகிரப்பட்டுவிட்டது: insurance மூடப்பட்டது.</translation>
    </message>
    <message>
        <source>Insuring another&apos;s bet is a Lucky 8 rule.</source>
        <translation>இன்னொருவரின் பந்தயத்துக்கு insurance எடுப்பது Lucky 8 விதி.</translation>
    </message>
    <message>
        <source>The amount is not the trouble: the bet is not his.</source>
        <translation>சிக்கல் தொகை அல்ல: பந்தயம் அவருடையது அல்ல.</translation>
    </message>
    <message>
        <source>That is the Free Bet rule: here another may take a declined insurance.</source>
        <translation>அது Free Bet விதி: இங்கே வேண்டாம் என்ற insurance-ஐ இன்னொருவர் எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>Half of the insured bet is the limit, and this is within it.</source>
        <translation>காக்கும் பந்தயத்தின் பாதியே வரம்பு; இது அதற்குள் உள்ளது.</translation>
    </message>
    <message>
        <source>Insurance is each player&apos;s own affair here.</source>
        <translation>இங்கே insurance ஒவ்வோர் ஆட்டக்காரரின் சொந்த விஷயம்.</translation>
    </message>
    <message>
        <source>A has declined: another may insure A&apos;s bet, up to half of it.</source>
        <translation>A வேண்டாம் என்றுவிட்டார்: A-இன் பந்தயத்துக்கு இன்னொருவர் insurance எடுக்கலாம், அதன் பாதி வரை.</translation>
    </message>
    <message>
        <source>Box %1: A declines, B lays %2 to insure A&apos;s bet of %3; what do you do?</source>
        <translation>Box %1: A வேண்டாம் என்கிறார்; A-இன் %3 பந்தயத்துக்கு insurance ஆக B %2 வைக்கிறார்; என்ன செய்வீர்கள்?</translation>
    </message>
    <message>
        <source>Box %1: A lays %2 as insurance on his bet of %3; what do you do?</source>
        <translation>Box %1: தன் %3 பந்தயத்துக்கு insurance ஆக A %2 வைக்கிறார்; என்ன செய்வீர்கள்?</translation>
    </message>
    <message>
        <source>Yes: his hand is under 21.</source>
        <translation>ஆம்: அவருடைய hand 21-க்குக் கீழ் உள்ளது.</translation>
    </message>
    <message>
        <source>No: on 17 or more a hand stands.</source>
        <translation>இல்லை: 17 அல்லது அதற்கு மேல் hand stand.</translation>
    </message>
    <message>
        <source>No: a hand of 21 takes no further card.</source>
        <translation>இல்லை: 21 உள்ள hand இனி சீட்டு எடுக்காது.</translation>
    </message>
    <message>
        <source>No: a doubled hand takes just one card.</source>
        <translation>இல்லை: double செய்த hand ஒரே சீட்டு எடுக்கும்.</translation>
    </message>
    <message>
        <source>No: split Aces take one card each.</source>
        <translation>இல்லை: split செய்த Ace-களுக்குத் தலா ஒரு சீட்டு.</translation>
    </message>
    <message>
        <source>That is the dealer&apos;s rule; a player may draw on anything under 21.</source>
        <translation>அது dealer-இன் விதி; ஆட்டக்காரர் 21-க்குக் கீழ் எதிலும் எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>The hand is under 21, neither doubled nor a split Ace: it may draw.</source>
        <translation>hand 21-க்குக் கீழ், double செய்யவில்லை, split செய்த Ace-உம் அல்ல: எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>He may not, but for another reason.</source>
        <translation>முடியாது, ஆனால் காரணம் வேறு.</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A have one more card?</source>
        <translation>Box %1, hand %2: A மேலும் ஒரு சீட்டு எடுக்கலாமா?</translation>
    </message>
    <message>
        <source>The hand is %1, and a player may draw on anything under 21.</source>
        <translation>hand %1; ஆட்டக்காரர் 21-க்குக் கீழ் எதிலும் எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>No: split Aces may not be doubled.</source>
        <translation>இல்லை: split செய்த Ace-களை double செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>No: Aces are split only once.</source>
        <translation>இல்லை: Ace-கள் ஒரு முறை மட்டுமே split ஆகும்.</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A double?</source>
        <translation>Box %1, hand %2: A double செய்யலாமா?</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A split again?</source>
        <translation>Box %1, hand %2: A மீண்டும் split செய்யலாமா?</translation>
    </message>
    <message>
        <source>Yes, for another bet.</source>
        <translation>ஆம், இன்னொரு பந்தயம் வைத்து.</translation>
    </message>
    <message>
        <source>Yes, but only for the whole first bet.</source>
        <translation>ஆம், ஆனால் முழு முதல் பந்தயத்துக்கு மட்டும்.</translation>
    </message>
    <message>
        <source>Split Aces may not be doubled, for any amount.</source>
        <translation>split செய்த Ace-களை எந்தத் தொகைக்கும் double செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>Yes, but only free.</source>
        <translation>ஆம், ஆனால் இலவசமாக மட்டும்.</translation>
    </message>
    <message>
        <source>Free or paid, Aces are split only once.</source>
        <translation>இலவசமோ கட்டணமோ, Ace-கள் ஒரு முறை மட்டுமே split ஆகும்.</translation>
    </message>
    <message>
        <source>Only who has a bet on the hand may double it.</source>
        <translation>hand-இல் பந்தயமுள்ளவர் மட்டுமே அதை double செய்யலாம்.</translation>
    </message>
    <message>
        <source>Box %1: A splits; which side bets may he add to the new hand?</source>
        <translation>Box %1: A split செய்கிறார்; புதிய hand-இல் அவர் எந்த side bet-களைச் சேர்க்கலாம்?</translation>
    </message>
    <message>
        <source>21+ and Superb 8&apos;s are for the box and the dealer: nothing is added on a split.</source>
        <translation>21+, Superb 8&apos;s ஆகியவை box-க்கும் dealer-க்கும் உரியவை: split-இல் எதுவும் சேர்க்கப்படாது.</translation>
    </message>
    <message>
        <source>He had a Tie on 18 before the deal: he may lay one on the new hand.</source>
        <translation>பகிர்வதற்கு முன் அவருக்கு Tie on 18 இருந்தது: புதிய hand-இலும் ஒன்றை வைக்கலாம்.</translation>
    </message>
    <message>
        <source>A Tie on 18 belongs to one hand, so a further hand may get its own.</source>
        <translation>Tie on 18 ஒரு hand-க்கு உரியது; ஆகவே கூடுதல் hand-க்குத் தனியாக ஒன்று வைக்கலாம்.</translation>
    </message>
    <message>
        <source>21+ and Superb 8&apos;s may not be added on a split.</source>
        <translation>split-இல் 21+, Superb 8&apos;s ஆகியவற்றைச் சேர்க்க முடியாது.</translation>
    </message>
    <message>
        <source>Accept it, before cards go to that hand.</source>
        <translation>அந்த hand-க்குச் சீட்டு போகும் முன் ஏற்கவும்.</translation>
    </message>
    <message>
        <source>Refuse: he had no Tie on 18 before the deal.</source>
        <translation>மறுக்கவும்: பகிர்வதற்கு முன் அவருக்கு Tie on 18 இல்லை.</translation>
    </message>
    <message>
        <source>Refuse: he has no bet on the new hand.</source>
        <translation>மறுக்கவும்: புதிய hand-இல் அவருக்குப் பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>Refuse: no side bet is added after the deal.</source>
        <translation>மறுக்கவும்: பகிர்ந்தபின் side bet சேர்க்கப்படாது.</translation>
    </message>
    <message>
        <source>He had a Tie on 18 before the deal.</source>
        <translation>பகிர்வதற்கு முன் அவருக்கு Tie on 18 இருந்தது.</translation>
    </message>
    <message>
        <source>A Tie on 18 may be laid on the hand of a split.</source>
        <translation>split-இல் உருவான hand-இல் Tie on 18 வைக்கலாம்.</translation>
    </message>
    <message>
        <source>The hand that he splits off carries his own bet.</source>
        <translation>split-ஆல் பிரிந்த hand அவருடைய சொந்தப் பந்தயத்தைத் தாங்குகிறது.</translation>
    </message>
    <message>
        <source>It takes a Tie on 18 from before the deal.</source>
        <translation>பகிர்வதற்கு முன்பே Tie on 18 இருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>He has a bet on the new hand; he had no Tie on 18.</source>
        <translation>புதிய hand-இல் அவருக்குப் பந்தயம் உள்ளது; ஆனால் Tie on 18 இருக்கவில்லை.</translation>
    </message>
    <message>
        <source>He has matched the split: he has a bet there.</source>
        <translation>அவர் split-க்கு ஈடு வைத்துள்ளார்: அங்கே அவருக்குப் பந்தயம் உண்டு.</translation>
    </message>
    <message>
        <source>It takes a matched bet on the new hand.</source>
        <translation>புதிய hand-இல் ஈடான பந்தயம் வேண்டும்.</translation>
    </message>
    <message>
        <source>Box %1: A splits, B matches and lays %2 Tie on 18 on hand 2; what now?</source>
        <translation>Box %1: A split செய்கிறார், B ஈடு வைத்து hand 2-இல் %2 Tie on 18 வைக்கிறார்; இப்போது என்ன?</translation>
    </message>
    <message>
        <source>Box %1: A splits, B does not match but lays %2 Tie on 18 on hand 2; what now?</source>
        <translation>Box %1: A split செய்கிறார், B ஈடு வைக்கவில்லை, ஆனால் hand 2-இல் %2 Tie on 18 வைக்கிறார்; இப்போது என்ன?</translation>
    </message>
    <message>
        <source>Box %1: A splits and lays %2 Tie on 18 on hand 2; what do you do?</source>
        <translation>Box %1: A split செய்து hand 2-இல் %2 Tie on 18 வைக்கிறார்; என்ன செய்வீர்கள்?</translation>
    </message>
    <message>
        <source>A second bettor needs his matched bet on the new hand and an earlier Tie on 18.</source>
        <translation>இரண்டாவது பந்தயக்காரருக்குப் புதிய hand-இல் ஈடான பந்தயமும், முன்பே வைத்த Tie on 18-உம் வேண்டும்.</translation>
    </message>
    <message>
        <source>Who had a Tie on 18 before the deal may lay one on the new hand.</source>
        <translation>பகிர்வதற்கு முன் Tie on 18 வைத்தவர் புதிய hand-இலும் ஒன்றை வைக்கலாம்.</translation>
    </message>
    <message>
        <source>Yes, for another %1.</source>
        <translation>ஆம், மேலும் %1 வைத்து.</translation>
    </message>
    <message>
        <source>No: only two 8s may be split.</source>
        <translation>இல்லை: இரண்டு 8-களை மட்டுமே split செய்யலாம்.</translation>
    </message>
    <message>
        <source>No: the two cards are not of equal value.</source>
        <translation>இல்லை: இரண்டு சீட்டுகளும் சம மதிப்பு அல்ல.</translation>
    </message>
    <message>
        <source>No: there are four hands already.</source>
        <translation>இல்லை: ஏற்கெனவே நான்கு hand-கள் உள்ளன.</translation>
    </message>
    <message>
        <source>Different pictures, but equal points: that is enough for a split.</source>
        <translation>படங்கள் வேறு, ஆனால் புள்ளிகள் சமம்: split-க்கு அது போதும்.</translation>
    </message>
    <message>
        <source>Two 8s, and fewer than four hands.</source>
        <translation>இரண்டு 8-கள், hand-கள் நான்குக்கும் குறைவு.</translation>
    </message>
    <message>
        <source>Two cards of equal value, and fewer than four hands.</source>
        <translation>சம மதிப்புள்ள இரண்டு சீட்டுகள், hand-கள் நான்குக்கும் குறைவு.</translation>
    </message>
    <message>
        <source>The new hand takes a bet as large as the first: %1.</source>
        <translation>புதிய hand-க்கு முதல் பந்தயத்தின் அளவே பந்தயம்: %1.</translation>
    </message>
    <message>
        <source>The cards are equal, but the box has its four hands.</source>
        <translation>சீட்டுகள் சமம், ஆனால் box-இல் ஏற்கெனவே நான்கு hand-கள் உள்ளன.</translation>
    </message>
    <message>
        <source>Only an 8 on an 8 makes a split here.</source>
        <translation>இங்கே 8 மீது 8 வந்தால் மட்டுமே split.</translation>
    </message>
    <message>
        <source>A split needs two cards of equal points.</source>
        <translation>split-க்குச் சம புள்ளிகள் கொண்ட இரண்டு சீட்டுகள் வேண்டும்.</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A split with his own chips?</source>
        <translation>Box %1, hand %2: A தன் சொந்த chip-களுடன் split செய்யலாமா?</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A split?</source>
        <translation>Box %1, hand %2: A split செய்யலாமா?</translation>
    </message>
    <message>
        <source>Points decide a split, not ranks.</source>
        <translation>split-ஐத் தீர்மானிப்பது புள்ளிகள், தரங்கள் அல்ல.</translation>
    </message>
    <message>
        <source>The two cards are equal.</source>
        <translation>இரண்டு சீட்டுகளும் சமம்.</translation>
    </message>
    <message>
        <source>Count the hands: a fourth may still be made.</source>
        <translation>hand-களை எண்ணுங்கள்: நான்காவதை இன்னும் உருவாக்கலாம்.</translation>
    </message>
    <message>
        <source>The two cards are equal; it is the number of hands.</source>
        <translation>இரண்டு சீட்டுகளும் சமம்; தடை hand-களின் எண்ணிக்கையே.</translation>
    </message>
    <message>
        <source>There are fewer than four hands; the cards are not equal.</source>
        <translation>நான்குக்கும் குறைவான hand-களே உள்ளன; சீட்டுகள் சமம் அல்ல.</translation>
    </message>
    <message>
        <source>Free split</source>
        <translation>Free split</translation>
    </message>
    <message>
        <source>Paid split</source>
        <translation>கட்டண split</translation>
    </message>
    <message>
        <source>Free double</source>
        <translation>Free double</translation>
    </message>
    <message>
        <source>Paid double</source>
        <translation>கட்டண double</translation>
    </message>
    <message>
        <source>Box %1, hand %2: tick every split and double that is open to A.</source>
        <translation>Box %1, hand %2: A-க்குத் திறந்துள்ள ஒவ்வொரு split, double-ஐயும் குறியிடுங்கள்.</translation>
    </message>
    <message>
        <source>%1: yes.</source>
        <translation>%1: ஆம்.</translation>
    </message>
    <message>
        <source>%1: no. %2</source>
        <translation>%1: இல்லை. %2</translation>
    </message>
    <message>
        <source>5-5 is a pair and a hard 10: both are free.</source>
        <translation>5-5 ஒரு ஜோடி, hard 10-உம் கூட: இரண்டும் இலவசம்.</translation>
    </message>
    <message>
        <source>Only the first two cards may be split.</source>
        <translation>முதல் இரண்டு சீட்டுகளை மட்டுமே split செய்யலாம்.</translation>
    </message>
    <message>
        <source>Open to the hand: %1.</source>
        <translation>hand-க்குத் திறந்துள்ளவை: %1.</translation>
    </message>
    <message>
        <source>Box %1, hand %2: tick everything that %3 may do now.</source>
        <translation>Box %1, hand %2: இப்போது %3 செய்யக்கூடிய அனைத்தையும் குறியிடுங்கள்.</translation>
    </message>
    <message>
        <source>Box %1: tick everything that %2 may do now.</source>
        <translation>Box %1: இப்போது %2 செய்யக்கூடிய அனைத்தையும் குறியிடுங்கள்.</translation>
    </message>
    <message>
        <source>Yes: take %1, give back %1.</source>
        <translation>ஆம்: %1 எடுத்து, %1 திருப்பிக் கொடுக்கவும்.</translation>
    </message>
    <message>
        <source>Yes: take %1.</source>
        <translation>ஆம்: %1 எடுக்கவும்.</translation>
    </message>
    <message>
        <source>No: not against an Ace.</source>
        <translation>இல்லை: Ace-க்கு எதிரே முடியாது.</translation>
    </message>
    <message>
        <source>No: further cards have been dealt.</source>
        <translation>இல்லை: கூடுதல் சீட்டுகள் பகிரப்பட்டுவிட்டன.</translation>
    </message>
    <message>
        <source>No: a split hand may not be surrendered.</source>
        <translation>இல்லை: split செய்த hand-ஐ surrender செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>No: the dealer may still make a Blackjack.</source>
        <translation>இல்லை: dealer-க்கு இன்னும் Blackjack வரலாம்.</translation>
    </message>
    <message>
        <source>No Ace, no split, no further card: surrender is open.</source>
        <translation>Ace இல்லை, split இல்லை, கூடுதல் சீட்டு இல்லை: surrender திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>Surrender is one window for the whole table, not a choice at one&apos;s turn.</source>
        <translation>surrender முழு மேசைக்கும் ஒரே வாய்ப்பு, தன் முறையில் எடுக்கும் தேர்வு அல்ல.</translation>
    </message>
    <message>
        <source>After a split there is no surrender.</source>
        <translation>split-க்குப் பின் surrender இல்லை.</translation>
    </message>
    <message>
        <source>Only an Ace bars surrender; a ten does not.</source>
        <translation>Ace மட்டுமே surrender-ஐத் தடுக்கும்; பத்து தடுக்காது.</translation>
    </message>
    <message>
        <source>The dealer shows no Ace.</source>
        <translation>dealer Ace காட்டவில்லை.</translation>
    </message>
    <message>
        <source>It is the dealer&apos;s Ace that bars it.</source>
        <translation>அதைத் தடுப்பது dealer-இன் Ace.</translation>
    </message>
    <message>
        <source>Box %1: may A surrender his bet of %2 now?</source>
        <translation>Box %1: A இப்போது தன் %2 பந்தயத்தை surrender செய்யலாமா?</translation>
    </message>
    <message>
        <source>No split and no further card dealt: he may.</source>
        <translation>split இல்லை, கூடுதல் சீட்டு பகிரப்படவில்லை: செய்யலாம்.</translation>
    </message>
    <message>
        <source>No Ace, no split, no further card dealt: he may.</source>
        <translation>Ace இல்லை, split இல்லை, கூடுதல் சீட்டு பகிரப்படவில்லை: செய்யலாம்.</translation>
    </message>
    <message>
        <source>Against an Ace insurance is offered, never surrender.</source>
        <translation>Ace-க்கு எதிரே insurance வழங்கப்படும், surrender ஒருபோதும் இல்லை.</translation>
    </message>
    <message>
        <source>The offer was closed for the whole table before the first further card.</source>
        <translation>முதல் கூடுதல் சீட்டுக்கு முன் முழு மேசைக்கும் வழங்கல் மூடப்பட்டது.</translation>
    </message>
    <message>
        <source>The hand has been split.</source>
        <translation>hand split செய்யப்பட்டுள்ளது.</translation>
    </message>
    <message>
        <source>Yes: pay %1 now.</source>
        <translation>ஆம்: இப்போதே %1 கொடுக்கவும்.</translation>
    </message>
    <message>
        <source>No: only against an Ace; wait for the second card.</source>
        <translation>இல்லை: Ace-க்கு எதிரே மட்டும்; இரண்டாவது சீட்டுக்குக் காத்திருக்கவும்.</translation>
    </message>
    <message>
        <source>No: only a Blackjack is paid even money.</source>
        <translation>இல்லை: Blackjack-க்கு மட்டுமே even money.</translation>
    </message>
    <message>
        <source>A ten-value card gives no right to even money.</source>
        <translation>பத்து மதிப்புச் சீட்டு even money உரிமை தராது.</translation>
    </message>
    <message>
        <source>The hand is no Blackjack; it may be insured.</source>
        <translation>hand Blackjack அல்ல; அதற்கு insurance எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>Even money has to be asked for before the first further card.</source>
        <translation>முதல் கூடுதல் சீட்டுக்கு முன் even money கேட்க வேண்டும்.</translation>
    </message>
    <message>
        <source>Even money is 1 to 1, not 3 to 2.</source>
        <translation>even money 1:1, 3:2 அல்ல.</translation>
    </message>
    <message>
        <source>The dealer may still make a Blackjack: wait for his second card.</source>
        <translation>dealer-க்கு இன்னும் Blackjack வரலாம்: அவருடைய இரண்டாவது சீட்டுக்குக் காத்திருங்கள்.</translation>
    </message>
    <message>
        <source>The hand is a Blackjack.</source>
        <translation>hand Blackjack.</translation>
    </message>
    <message>
        <source>Box %1: do you pay A even money on his %2?</source>
        <translation>Box %1: A-இன் %2 மீது அவருக்கு even money கொடுப்பீர்களா?</translation>
    </message>
    <message>
        <source>Even money: a Blackjack, a dealer&apos;s Ace, and no further card dealt.</source>
        <translation>even money: Blackjack, dealer-இடம் Ace, கூடுதல் சீட்டு பகிரப்படாதபோது.</translation>
    </message>
    <message>
        <source>The dealer always shows his 8: surrender is open every round.</source>
        <translation>dealer எப்போதும் தன் 8-ஐக் காட்டுகிறார்: ஒவ்வொரு சுற்றும் surrender திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>No Ace and no further card yet: surrender is open.</source>
        <translation>Ace இல்லை, கூடுதல் சீட்டு இன்னும் இல்லை: surrender திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>The dealer shows an Ace: insurance is open, surrender is not.</source>
        <translation>dealer Ace காட்டுகிறார்: insurance திறந்துள்ளது, surrender இல்லை.</translation>
    </message>
    <message>
        <source>A Blackjack against an Ace may be paid even money.</source>
        <translation>Ace-க்கு எதிரே Blackjack-க்கு even money கொடுக்கலாம்.</translation>
    </message>
    <message>
        <source>There is no Blackjack in this game, so neither insurance nor even money.</source>
        <translation>இந்த ஆட்டத்தில் Blackjack இல்லை, ஆகவே insurance-உம் even money-உம் இல்லை.</translation>
    </message>
    <message>
        <source>Box %1: tick what is open to %2 before further cards.</source>
        <translation>Box %1: கூடுதல் சீட்டுகளுக்கு முன் %2-க்குத் திறந்துள்ளதைக் குறியிடுங்கள்.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Surrender</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>A Blackjack may be insured too.</source>
        <translation>Blackjack-க்கும் insurance எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>A Blackjack against an Ace may also be paid even money.</source>
        <translation>Ace-க்கு எதிரே Blackjack-க்கு even money-உம் கொடுக்கலாம்.</translation>
    </message>
    <message>
        <source>Even money is for a Blackjack only.</source>
        <translation>even money Blackjack-க்கு மட்டுமே.</translation>
    </message>
    <message>
        <source>Surrender is open against the dealer&apos;s 8.</source>
        <translation>dealer-இன் 8-க்கு எதிரே surrender திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>Surrender is open unless the dealer shows an Ace.</source>
        <translation>dealer Ace காட்டாதவரை surrender திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>A hand under 12 has to draw.</source>
        <translation>12-க்குக் கீழுள்ள hand சீட்டு எடுக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>Only the first two cards may be doubled.</source>
        <translation>முதல் இரண்டு சீட்டுகளை மட்டுமே double செய்யலாம்.</translation>
    </message>
    <message>
        <source>Only the first two cards of a split hand may be doubled.</source>
        <translation>split hand-இன் முதல் இரண்டு சீட்டுகளை மட்டுமே double செய்யலாம்.</translation>
    </message>
    <message>
        <source>A double needs at least the table minimum, and the bet is smaller.</source>
        <translation>double-க்குக் குறைந்தது மேசையின் குறைந்தபட்சம் வேண்டும், இந்தப் பந்தயம் அதைவிடச் சிறியது.</translation>
    </message>
    <message>
        <source>This house does not double after a split of unlike tens.</source>
        <translation>வேறுபட்ட பத்துகளை split செய்தபின் இந்தக் காசினோவில் double இல்லை.</translation>
    </message>
    <message>
        <source>This split hand may not be split again.</source>
        <translation>இந்த split hand-ஐ மீண்டும் split செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>There are four hands already.</source>
        <translation>ஏற்கெனவே நான்கு hand-கள் உள்ளன.</translation>
    </message>
    <message>
        <source>A free double needs a hard 9, 10 or 11.</source>
        <translation>free double-க்கு hard 9, 10 அல்லது 11 வேண்டும்.</translation>
    </message>
    <message>
        <source>A free double needs the first two cards.</source>
        <translation>free double-க்கு முதல் இரண்டு சீட்டுகள் வேண்டும்.</translation>
    </message>
    <message>
        <source>A free split needs two cards of equal value.</source>
        <translation>free split-க்குச் சம மதிப்புள்ள இரண்டு சீட்டுகள் வேண்டும்.</translation>
    </message>
    <message>
        <source>A picture with a ten-value card is not split free.</source>
        <translation>படச் சீட்டுடன் பத்து மதிப்புச் சீட்டு இலவசமாக split செய்யப்படாது.</translation>
    </message>
    <message>
        <source>This house does not split tens free.</source>
        <translation>இந்தக் காசினோ பத்துகளை இலவசமாக split செய்வதில்லை.</translation>
    </message>
    <message>
        <source>A split hand may not be surrendered.</source>
        <translation>split hand-ஐ surrender செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>Surrender is closed before the first further card.</source>
        <translation>முதல் கூடுதல் சீட்டுக்கு முன் surrender மூடப்படும்.</translation>
    </message>
    <message>
        <source>Insurance is closed before the first further card.</source>
        <translation>முதல் கூடுதல் சீட்டுக்கு முன் insurance மூடப்படும்.</translation>
    </message>
    <message>
        <source>Even money is for a Blackjack against a dealer&apos;s Ace only.</source>
        <translation>even money என்பது dealer-இன் Ace-க்கு எதிரே Blackjack-க்கு மட்டுமே.</translation>
    </message>
    <message>
        <source>Even money is closed before the first further card.</source>
        <translation>முதல் கூடுதல் சீட்டுக்கு முன் even money மூடப்படும்.</translation>
    </message>
    <message>
        <source>A hand of 21 takes no further card.</source>
        <translation>21 உள்ள hand இனி சீட்டு எடுக்காது.</translation>
    </message>
    <message>
        <source>The rules do not allow it.</source>
        <translation>விதிகள் அதை அனுமதிப்பதில்லை.</translation>
    </message>
    <message>
        <source>This cannot be read: %1.</source>
        <translation>இதைப் படிக்க முடியவில்லை: %1.</translation>
    </message>
    <message>
        <source>This is no JSON: %1.</source>
        <translation>இது JSON அல்ல: %1.</translation>
    </message>
    <message>
        <source>This is not as the format has it: %1.</source>
        <translation>இது வடிவமைப்புக்கு ஏற்றதல்ல: %1.</translation>
    </message>
    <message>
        <source>There is no rulebook “%1” here.</source>
        <translation>“%1” என்ற விதிப்புத்தகம் இங்கே இல்லை.</translation>
    </message>
    <message>
        <source>The table is not allowed: %1.</source>
        <translation>இந்த மேசை அனுமதிக்கப்படவில்லை: %1.</translation>
    </message>
    <message>
        <source>Such a shoe cannot be: %1.</source>
        <translation>இப்படி ஒரு shoe இருக்க முடியாது: %1.</translation>
    </message>
    <message>
        <source>A card is missing: %1.</source>
        <translation>ஒரு சீட்டு இல்லை: %1.</translation>
    </message>
    <message>
        <source>The rules do not allow it: %1.</source>
        <translation>விதிகள் அதை அனுமதிப்பதில்லை: %1.</translation>
    </message>
    <message>
        <source>The incident does not fit: %1.</source>
        <translation>நிகழ்வு பொருந்தவில்லை: %1.</translation>
    </message>
    <message>
        <source>It is asked at event %1, but the round has %2 only.</source>
        <translation>நிகழ்வு %1-இல் கேட்கப்படுகிறது, ஆனால் சுற்றில் %2 மட்டுமே உள்ளன.</translation>
    </message>
    <message>
        <source>Nothing is asked yet.</source>
        <translation>இன்னும் எதுவும் கேட்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>This cannot be asked at this point.</source>
        <translation>இந்த இடத்தில் இதைக் கேட்க முடியாது.</translation>
    </message>
    <message>
        <source>No clause settles this (%1): it is shown as a judgement call until the house fixes its reading.</source>
        <translation>எந்த விதிப்பிரிவும் இதைத் தீர்க்கவில்லை (%1): காசினோ அதன் பொருள்கோளை நிர்ணயிக்கும் வரை இது தீர்மானக் கேள்வியாகக் காட்டப்படும்.</translation>
    </message>
    <message>
        <source>The rules leave this open (%1), and it is never asked.</source>
        <translation>விதிகள் இதைத் திறந்தே விடுகின்றன (%1); இது ஒருபோதும் கேட்கப்படாது.</translation>
    </message>
    <message>
        <source>“%1” is right under the rules (%2), so it cannot be a wrong answer.</source>
        <translation>“%1” விதிகளின்படி சரியானது (%2), ஆகவே அது தவறான பதிலாக இருக்க முடியாது.</translation>
    </message>
    <message>
        <source>“%1” may be called right (%2), so it cannot be a wrong answer.</source>
        <translation>“%1” சரி என்று சொல்லப்படலாம் (%2), ஆகவே அது தவறான பதிலாக இருக்க முடியாது.</translation>
    </message>
    <message>
        <source>This is no answer to what is asked: %1.</source>
        <translation>கேட்டதற்கு இது பதில் அல்ல: %1.</translation>
    </message>
    <message>
        <source>“%1” is left out but would not be offered anyway.</source>
        <translation>“%1” விடப்பட்டது, ஆனால் எப்படியும் காட்டப்பட்டிருக்காது.</translation>
    </message>
    <message>
        <source>No wrong answer is left to choose.</source>
        <translation>தேர்ந்தெடுக்கத் தவறான பதில் எதுவும் மீதமில்லை.</translation>
    </message>
    <message>
        <source>It has no title yet.</source>
        <translation>இதற்கு இன்னும் தலைப்பு இல்லை.</translation>
    </message>
    <message>
        <source>No story yet: trainees see only the felt.</source>
        <translation>இன்னும் கதை இல்லை: பயிலுநர்கள் மேசையை மட்டுமே காண்பார்கள்.</translation>
    </message>
    <message>
        <source>The opening cards are not out yet: trainees are told this, and see no felt.</source>
        <translation>தொடக்கச் சீட்டுகள் இன்னும் வரவில்லை: பயிலுநர்களுக்கு இது சொல்லப்படும், மேசை காட்டப்படாது.</translation>
    </message>
    <message>
        <source>Close to “%1” (%2).</source>
        <translation>“%1” (%2)-க்கு மிக அருகில்.</translation>
    </message>
    <message>
        <source>There is another %1 of version %2.</source>
        <translation>பதிப்பு %2-இன் இன்னொரு %1 உள்ளது.</translation>
    </message>
    <message>
        <source>This does not belong into a pack: %1.</source>
        <translation>இது தொகுப்பில் சேராது: %1.</translation>
    </message>
    <message>
        <source>This is not the file that the manifest names: it was changed or damaged.</source>
        <translation>manifest குறிப்பிடும் கோப்பு இதுவல்ல: மாற்றப்பட்டது அல்லது சேதமடைந்தது.</translation>
    </message>
    <message>
        <source>Its answer under %1 is not the answer under %2.</source>
        <translation>%1-இன் கீழ் இதன் பதில், %2-இன் கீழான பதில் அல்ல.</translation>
    </message>
    <message>
        <source>%1 further problems are not listed.</source>
        <translation>மேலும் %1 சிக்கல்கள் பட்டியலிடப்படவில்லை.</translation>
    </message>
    <message>
        <source>its type is “%1”</source>
        <translation>அதன் வகை “%1”</translation>
    </message>
    <message>
        <source>a ruling is a list of codes, each once</source>
        <translation>தீர்ப்பு என்பது குறியீடுகளின் பட்டியல், ஒவ்வொன்றும் ஒரு முறை</translation>
    </message>
    <message>
        <source>an amount is a whole number of cents</source>
        <translation>தொகை என்பது முழு எண் சென்ட்கள்</translation>
    </message>
    <message>
        <source>a total has a number, and soft or not</source>
        <translation>மொத்தத்துக்கு ஓர் எண் உண்டு, soft அல்லது இல்லை</translation>
    </message>
    <message>
        <source>a player has a name</source>
        <translation>ஆட்டக்காரருக்குப் பெயர் உண்டு</translation>
    </message>
    <message>
        <source>a card is a rank and a suit</source>
        <translation>சீட்டு என்பது தரமும் suit-உம்</translation>
    </message>
    <message>
        <source>this question has its options fixed</source>
        <translation>இந்தக் கேள்வியின் விருப்பங்கள் நிலையானவை</translation>
    </message>
    <message>
        <source>it comes to the same</source>
        <translation>அது அதே பலனைத் தரும்</translation>
    </message>
    <message>
        <source>it is a part of the ruling</source>
        <translation>அது தீர்ப்பின் ஒரு பகுதி</translation>
    </message>
    <message>
        <source>the file of %1 is called otherwise</source>
        <translation>%1-இன் கோப்புக்கு வேறு பெயர் உள்ளது</translation>
    </message>
    <message>
        <source>The title tells the answer: %1.</source>
        <translation>தலைப்பே பதிலைச் சொல்லிவிடுகிறது: %1.</translation>
    </message>
    <message>
        <source>The story has %1 characters: long for what is read at a table.</source>
        <translation>கதையில் %1 எழுத்துகள்: மேசையில் படிக்க நீளமானது.</translation>
    </message>
    <message>
        <source>The remark ends in a question, and nobody is there to answer.</source>
        <translation>குறிப்பு கேள்வியாக முடிகிறது; பதில் சொல்ல யாருமில்லை.</translation>
    </message>
    <message>
        <source>The right option is by far the longest, which tells it.</source>
        <translation>சரியான விருப்பம் மற்றவற்றைவிட மிக நீளம்; அது பதிலைக் காட்டிக்கொடுக்கும்.</translation>
    </message>
    <message>
        <source>“%1”, the ruling of %2, is not among the options.</source>
        <translation>%2-இன் தீர்ப்பான “%1” விருப்பங்களில் இல்லை.</translation>
    </message>
    <message>
        <source>“Place your Bets, please”</source>
        <translation>“Place your Bets, please” (பந்தயம் வையுங்கள்)</translation>
    </message>
    <message>
        <source>“Place your bets, please”</source>
        <translation>“Place your bets, please” (பந்தயம் வையுங்கள்)</translation>
    </message>
    <message>
        <source>“No more Bets”</source>
        <translation>“No more Bets” (இனி பந்தயம் இல்லை)</translation>
    </message>
    <message>
        <source>“No more bets”</source>
        <translation>“No more bets” (இனி பந்தயம் இல்லை)</translation>
    </message>
    <message>
        <source>Offer surrender aloud</source>
        <translation>surrender-ஐ உரக்க வழங்கவும்</translation>
    </message>
    <message>
        <source>Offer insurance aloud</source>
        <translation>insurance-ஐ உரக்க வழங்கவும்</translation>
    </message>
    <message>
        <source>Say that surrender is closed</source>
        <translation>surrender மூடப்பட்டது என்று சொல்லவும்</translation>
    </message>
    <message>
        <source>Say that insurance is closed</source>
        <translation>insurance மூடப்பட்டது என்று சொல்லவும்</translation>
    </message>
    <message>
        <source>Nothing: deal on</source>
        <translation>எதுவுமில்லை: தொடர்ந்து பகிரவும்</translation>
    </message>
    <message>
        <source>What do you say now?</source>
        <translation>இப்போது என்ன சொல்வீர்கள்?</translation>
    </message>
    <message>
        <source>The felt is clear; a new round is about to begin.</source>
        <translation>மேசை காலியாக உள்ளது; புதிய சுற்று தொடங்கப் போகிறது.</translation>
    </message>
    <message>
        <source>The last bets are settled and the cards cleared.</source>
        <translation>கடைசிப் பந்தயங்கள் தீர்க்கப்பட்டு, சீட்டுகள் அகற்றப்பட்டன.</translation>
    </message>
    <message>
        <source>Bets have not even been opened.</source>
        <translation>பந்தயம் இன்னும் திறக்கப்படவே இல்லை.</translation>
    </message>
    <message>
        <source>A round begins with a call.</source>
        <translation>சுற்று ஓர் அறிவிப்புடன் தொடங்கும்.</translation>
    </message>
    <message>
        <source>There is no hand yet.</source>
        <translation>இன்னும் hand எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>A round begins when the dealer invites bets.</source>
        <translation>dealer பந்தயம் வைக்க அழைக்கும்போது சுற்று தொடங்கும்.</translation>
    </message>
    <message>
        <source>The bets are down, the last on box %1. Before you draw the first card:</source>
        <translation>பந்தயங்கள் வைக்கப்பட்டன, கடைசியாக box %1-இல். முதல் சீட்டை எடுக்கும் முன்:</translation>
    </message>
    <message>
        <source>Bets were opened long ago.</source>
        <translation>பந்தயம் முன்பே திறக்கப்பட்டுவிட்டது.</translation>
    </message>
    <message>
        <source>Without the closing call bets are still open.</source>
        <translation>மூடும் அறிவிப்பு இல்லாமல் பந்தயம் இன்னும் திறந்தே உள்ளது.</translation>
    </message>
    <message>
        <source>Bets are closed by the dealer&apos;s call, before any card.</source>
        <translation>எந்தச் சீட்டுக்கும் முன், dealer-இன் அறிவிப்பால் பந்தயம் மூடப்படும்.</translation>
    </message>
    <message>
        <source>Surrender is open against the printed 8.</source>
        <translation>அச்சிட்ட 8-க்கு எதிரே surrender திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>The dealer shows an Ace: insurance, no surrender.</source>
        <translation>dealer Ace காட்டுகிறார்: insurance உண்டு, surrender இல்லை.</translation>
    </message>
    <message>
        <source>The dealer shows no Ace: surrender, no insurance.</source>
        <translation>dealer Ace காட்டவில்லை: surrender உண்டு, insurance இல்லை.</translation>
    </message>
    <message>
        <source>The opening cards are out.</source>
        <translation>தொடக்கச் சீட்டுகள் பகிரப்பட்டன.</translation>
    </message>
    <message>
        <source>The offer was made and everybody has had his chance.</source>
        <translation>வழங்கல் செய்யப்பட்டது, எல்லாருக்கும் வாய்ப்பு கிடைத்தது.</translation>
    </message>
    <message>
        <source>First it is offered, and everybody has his chance.</source>
        <translation>முதலில் அது வழங்கப்படும், எல்லாருக்கும் வாய்ப்பு கிடைக்கும்.</translation>
    </message>
    <message>
        <source>It has been offered; now it is closed aloud.</source>
        <translation>அது வழங்கப்பட்டுவிட்டது; இப்போது உரக்க மூடப்படும்.</translation>
    </message>
    <message>
        <source>That was called before the deal.</source>
        <translation>அது பகிர்வதற்கு முன் அறிவிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The option is offered aloud before anybody draws.</source>
        <translation>யாரும் சீட்டு எடுக்கும் முன் அந்த வாய்ப்பு உரக்க வழங்கப்படும்.</translation>
    </message>
    <message>
        <source>The option is closed aloud, too.</source>
        <translation>அந்த வாய்ப்பு உரக்க மூடவும் படும்.</translation>
    </message>
    <message>
        <source>The dealer offers it aloud, and says aloud when it is closed.</source>
        <translation>dealer அதை உரக்க வழங்குவார்; மூடும்போதும் உரக்கச் சொல்வார்.</translation>
    </message>
    <message>
        <source>Main and Lucky Lucky bets are placed</source>
        <translation>முதன்மைப் பந்தயங்களும் Lucky Lucky பந்தயங்களும் வைக்கப்படுகின்றன</translation>
    </message>
    <message>
        <source>The opening cards are dealt from the left</source>
        <translation>தொடக்கச் சீட்டுகள் இடப்பக்கத்திலிருந்து பகிரப்படுகின்றன</translation>
    </message>
    <message>
        <source>Lucky Lucky is settled from the right</source>
        <translation>Lucky Lucky வலப்பக்கத்திலிருந்து தீர்க்கப்படுகிறது</translation>
    </message>
    <message>
        <source>Players act on their hands</source>
        <translation>ஆட்டக்காரர்கள் தம் hand-களை ஆடுகிறார்கள்</translation>
    </message>
    <message>
        <source>The dealer draws and hands are settled</source>
        <translation>dealer சீட்டு எடுக்கிறார், hand-கள் தீர்க்கப்படுகின்றன</translation>
    </message>
    <message>
        <source>“No more Bets” is called</source>
        <translation>“No more Bets” அறிவிக்கப்படுகிறது</translation>
    </message>
    <message>
        <source>The opening cards are dealt</source>
        <translation>தொடக்கச் சீட்டுகள் பகிரப்படுகின்றன</translation>
    </message>
    <message>
        <source>RWS Pairs bets are settled</source>
        <translation>RWS Pairs பந்தயங்கள் தீர்க்கப்படுகின்றன</translation>
    </message>
    <message>
        <source>Players draw further cards</source>
        <translation>ஆட்டக்காரர்கள் கூடுதல் சீட்டுகளை எடுக்கிறார்கள்</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <translation>dealer சீட்டு எடுக்கிறார்</translation>
    </message>
    <message>
        <source>Boom Busted bets are settled</source>
        <translation>Boom Busted பந்தயங்கள் தீர்க்கப்படுகின்றன</translation>
    </message>
    <message>
        <source>The next round is opened</source>
        <translation>அடுத்த சுற்று திறக்கப்படுகிறது</translation>
    </message>
    <message>
        <source>“Place your bets, please” is called</source>
        <translation>“Place your bets, please” அறிவிக்கப்படுகிறது</translation>
    </message>
    <message>
        <source>Main bets are placed</source>
        <translation>முதன்மைப் பந்தயங்கள் வைக்கப்படுகின்றன</translation>
    </message>
    <message>
        <source>“No more bets” is called</source>
        <translation>“No more bets” அறிவிக்கப்படுகிறது</translation>
    </message>
    <message>
        <source>Insurance is offered aloud (dealer shows an Ace)</source>
        <translation>insurance உரக்க வழங்கப்படுகிறது (dealer Ace காட்டுகிறார்)</translation>
    </message>
    <message>
        <source>Insurance is declared closed</source>
        <translation>insurance மூடப்பட்டதாக அறிவிக்கப்படுகிறது</translation>
    </message>
    <message>
        <source>Surrender is offered aloud (dealer shows no Ace)</source>
        <translation>surrender உரக்க வழங்கப்படுகிறது (dealer Ace காட்டவில்லை)</translation>
    </message>
    <message>
        <source>Surrender is offered aloud</source>
        <translation>surrender உரக்க வழங்கப்படுகிறது</translation>
    </message>
    <message>
        <source>Surrender is declared closed</source>
        <translation>surrender மூடப்பட்டதாக அறிவிக்கப்படுகிறது</translation>
    </message>
    <message>
        <source>Players draw, double or split</source>
        <translation>ஆட்டக்காரர்கள் சீட்டு எடுக்கிறார்கள், double அல்லது split செய்கிறார்கள்</translation>
    </message>
    <message>
        <source>Hands are paid and taken</source>
        <translation>hand-களுக்குக் கொடுத்தும் எடுத்தும் ஆகிறது</translation>
    </message>
    <message>
        <source>Put these steps of a round into their order.</source>
        <translation>ஒரு சுற்றின் இந்தப் படிகளை வரிசைப்படுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Two steps are the wrong way round. First comes: %1.</source>
        <translation>இரண்டு படிகள் இடம் மாறியுள்ளன. முதலில் வருவது: %1.</translation>
    </message>
    <message>
        <source>The house has let A squeeze on box %1. By mistake you deal him a card face up.</source>
        <translation>box %1-இல் A squeeze செய்யக் காசினோ அனுமதித்துள்ளது. நீங்கள் தவறுதலாக ஒரு சீட்டை முகம் மேலாகப் பகிர்கிறீர்கள்.</translation>
    </message>
    <message>
        <source>May A squeeze the cards?</source>
        <translation>A சீட்டுகளை squeeze செய்யலாமா?</translation>
    </message>
    <message>
        <source>Before the cards are dealt, A asks to squeeze those of box %1, where he has a bet.</source>
        <translation>சீட்டுகள் பகிரும் முன், தனக்குப் பந்தயமுள்ள box %1-இன் சீட்டுகளை squeeze செய்ய A கேட்கிறார்.</translation>
    </message>
    <message>
        <source>The cards of box %1 lie face up. A, who bets there, now asks to squeeze them.</source>
        <translation>box %1-இன் சீட்டுகள் முகம் மேலாக உள்ளன. அங்கே பந்தயம் வைத்த A இப்போது அவற்றை squeeze செய்யக் கேட்கிறார்.</translation>
    </message>
    <message>
        <source>Before the deal, A asks to squeeze the cards of box %1, where only B has a bet.</source>
        <translation>பகிர்வதற்கு முன், B-க்கு மட்டுமே பந்தயமுள்ள box %1-இன் சீட்டுகளை squeeze செய்ய A கேட்கிறார்.</translation>
    </message>
    <message>
        <source>If the house permits it: then they are dealt face down</source>
        <translation>காசினோ அனுமதித்தால்: அப்போது அவை முகம் கீழாகப் பகிரப்படும்</translation>
    </message>
    <message>
        <source>No: he has to ask before they are dealt</source>
        <translation>இல்லை: பகிரும் முன் கேட்க வேண்டும்</translation>
    </message>
    <message>
        <source>No: he has no bet on that box</source>
        <translation>இல்லை: அந்த box-இல் அவருக்குப் பந்தயம் இல்லை</translation>
    </message>
    <message>
        <source>Yes, whoever asks may</source>
        <translation>ஆம், யார் கேட்டாலும் செய்யலாம்</translation>
    </message>
    <message>
        <source>No, cards are always dealt face up</source>
        <translation>இல்லை, சீட்டுகள் எப்போதும் முகம் மேலாகப் பகிரப்படும்</translation>
    </message>
    <message>
        <source>He asks before the cards are dealt, for a box with a bet of his, and the house may permit it.</source>
        <translation>சீட்டுகள் பகிரும் முன், தன் பந்தயமுள்ள box-க்காக அவர் கேட்கிறார்; காசினோ அனுமதிக்கலாம்.</translation>
    </message>
    <message>
        <source>A bettor of the box may ask before the cards are dealt; the house may permit it, and then deals face down.</source>
        <translation>சீட்டுகள் பகிரும் முன் அந்த box-இன் பந்தயக்காரர் கேட்கலாம்; காசினோ அனுமதித்தால் முகம் கீழாகப் பகிரும்.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>the Pit Supervisor</source>
        <translation>Pit Supervisor</translation>
    </message>
    <message>
        <source>the Pit Manager</source>
        <translation>Pit Manager</translation>
    </message>
    <message>
        <source>Bets are closed.</source>
        <translation>பந்தயம் மூடப்பட்டது.</translation>
    </message>
    <message>
        <source>Staff may place a bet if asked; that it lies right is the player&apos;s responsibility.</source>
        <translation>கேட்டால் பணியாளர் பந்தயம் வைக்கலாம்; அது சரியான இடத்தில் இருப்பது ஆட்டக்காரரின் பொறுப்பு.</translation>
    </message>
    <message>
        <source>Bets are settled by where the chips lay when bets were closed; the house does not answer for errors.</source>
        <translation>பந்தயம் மூடியபோது chip-கள் இருந்த இடப்படி பந்தயங்கள் தீர்க்கப்படும்; பிழைகளுக்குக் காசினோ பொறுப்பல்ல.</translation>
    </message>
    <message>
        <source>The limits are displayed, and it is for the player to keep within them.</source>
        <translation>வரம்புகள் காட்டப்பட்டுள்ளன; அவற்றுக்குள் இருக்க வேண்டியது ஆட்டக்காரரே.</translation>
    </message>
    <message>
        <source>Each player counts his own hand and may not rely on the total called.</source>
        <translation>ஒவ்வோர் ஆட்டக்காரரும் தன் hand-ஐத் தானே எண்ண வேண்டும்; அறிவித்த மொத்தத்தை நம்பியிருக்க முடியாது.</translation>
    </message>
    <message>
        <source>A on box %1 says “I stay” but taps for a card.</source>
        <translation>box %1-இல் A “I stay” என்று சொல்லி, சீட்டு கேட்டுத் தட்டுகிறார்.</translation>
    </message>
    <message>
        <source>Whether he stands or draws is told by the hand signal.</source>
        <translation>அவர் stand செய்கிறாரா எடுக்கிறாரா என்பதைக் கைச்சைகை சொல்லும்.</translation>
    </message>
    <message>
        <source>All bets have to lie before the dealer starts the round.</source>
        <translation>dealer சுற்றைத் தொடங்கும் முன் எல்லாப் பந்தயங்களும் வைக்கப்பட்டிருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>Box %1 puts chips on the insurance line.</source>
        <translation>box %1 insurance கோட்டில் chip-களை வைக்கிறது.</translation>
    </message>
    <message>
        <source>Box %1 wants half of his bet back and gives up the hand.</source>
        <translation>box %1 தன் பந்தயத்தில் பாதியைத் திரும்பக் கேட்டு hand-ஐ விட்டுவிடுகிறது.</translation>
    </message>
    <message>
        <source>Box %1 puts the same amount again beside his bet to double.</source>
        <translation>box %1 double செய்யத் தன் பந்தயத்தின் அருகே அதே தொகையை வைக்கிறது.</translation>
    </message>
    <message>
        <source>Box %1 puts the same amount again to split his two cards.</source>
        <translation>box %1 தன் இரண்டு சீட்டுகளை split செய்ய அதே தொகையை வைக்கிறது.</translation>
    </message>
    <message>
        <source>The closing call bars new bets and withdrawals, but not what the rules themselves allow later.</source>
        <translation>மூடும் அறிவிப்பு புதிய பந்தயங்களையும் திரும்ப எடுப்பதையும் தடுக்கும்; விதிகள் பின்னர் அனுமதிப்பதைத் தடுக்காது.</translation>
    </message>
    <message>
        <source>You have called “No more bets”.</source>
        <translation>நீங்கள் “No more bets” என்று அறிவித்துவிட்டீர்கள்.</translation>
    </message>
    <message>
        <source>A bet placed after the call is not honoured.</source>
        <translation>அறிவிப்புக்குப் பின் வைத்த பந்தயம் ஏற்கப்படாது.</translation>
    </message>
    <message>
        <source>Whoever does not match his bet stays on the first hand and has no part in the others.</source>
        <translation>தன் பந்தயத்துக்கு ஈடு வைக்காதவர் முதல் hand-இலேயே இருப்பார்; மற்றவற்றில் அவருக்குப் பங்கில்லை.</translation>
    </message>
    <message>
        <source>Whoever does not double lives with the one card.</source>
        <translation>double செய்யாதவரும் அந்த ஒரு சீட்டையே ஏற்க வேண்டும்.</translation>
    </message>
    <message>
        <source>When the controller doubles, the others may do so before the card is dealt.</source>
        <translation>முடிவெடுப்பவர் double செய்யும்போது, சீட்டு பகிரும் முன் மற்றவர்களும் செய்யலாம்.</translation>
    </message>
    <message>
        <source>Unless the controller doubles, no other bettor may.</source>
        <translation>முடிவெடுப்பவர் double செய்தாலன்றி வேறு பந்தயக்காரர் யாரும் செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>An Ace counts eleven as long as the hand does not pass 21, else one.</source>
        <translation>hand 21-ஐத் தாண்டாத வரை Ace-க்குப் பதினொன்று, இல்லையேல் ஒன்று.</translation>
    </message>
    <message>
        <source>Jack, Queen and King count ten.</source>
        <translation>Jack, Queen, King பத்தாகக் கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>What does the dealer have?</source>
        <translation>dealer-இடம் என்ன உள்ளது?</translation>
    </message>
    <message>
        <source>Box %1, hand 1: what does the player have?</source>
        <translation>Box %1, hand 1: ஆட்டக்காரரிடம் என்ன உள்ளது?</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>21, but no Blackjack</source>
        <translation>21, ஆனால் Blackjack அல்ல</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Bust</translation>
    </message>
    <message>
        <source>22: not bust, it stands off</source>
        <translation>22: bust அல்ல, stand-off</translation>
    </message>
    <message>
        <source>After a split an Ace and a ten are 21, never a Blackjack.</source>
        <translation>split-க்குப் பின் Ace-உம் பத்தும் 21, ஒருபோதும் Blackjack அல்ல.</translation>
    </message>
    <message>
        <source>A Blackjack is an Ace and a ten as the first two cards.</source>
        <translation>முதல் இரண்டு சீட்டுகளாக Ace-உம் பத்தும் வந்தால் Blackjack.</translation>
    </message>
    <message>
        <source>Look at the cards again: how many, and from where?</source>
        <translation>சீட்டுகளை மீண்டும் பாருங்கள்: எத்தனை, எங்கிருந்து வந்தவை?</translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a bust in the other games, not in Free Bet.</source>
        <translation>dealer-இன் 22 மற்ற ஆட்டங்களில் bust, Free Bet-இல் அல்ல.</translation>
    </message>
    <message>
        <source>21 is not over 21.</source>
        <translation>21 என்பது 21-க்கு மேல் அல்ல.</translation>
    </message>
    <message>
        <source>Only exactly 22 stands off.</source>
        <translation>சரியாக 22 மட்டுமே stand-off.</translation>
    </message>
    <message>
        <source>22 stands off for the dealer only; a player&apos;s 22 is a bust.</source>
        <translation>dealer-க்கு மட்டுமே 22 stand-off; ஆட்டக்காரரின் 22 bust.</translation>
    </message>
    <message>
        <source>The cards make %1.</source>
        <translation>சீட்டுகளின் மொத்தம் %1.</translation>
    </message>
    <message>
        <source>They came after a split, so an Ace and a ten are plain 21.</source>
        <translation>அவை split-க்குப் பின் வந்தவை, ஆகவே Ace-உம் பத்தும் வெறும் 21.</translation>
    </message>
    <message>
        <source>The dealer busts over 22 in this game, the player over 21.</source>
        <translation>இந்த ஆட்டத்தில் dealer 22-ஐத் தாண்டினால் bust, ஆட்டக்காரர் 21-ஐத் தாண்டினால் bust.</translation>
    </message>
    <message>
        <source>A Blackjack is an Ace and a ten-value card as the opening two.</source>
        <translation>தொடக்க இரண்டு சீட்டுகளாக Ace-உம் பத்து மதிப்புச் சீட்டும் வந்தால் Blackjack.</translation>
    </message>
    <message>
        <source>How far along is this round?</source>
        <translation>இந்தச் சுற்று எதுவரை வந்துள்ளது?</translation>
    </message>
    <message>
        <source>Initial deal: nothing more has happened</source>
        <translation>தொடக்கப் பகிர்வு (initial deal): அதற்கு மேல் எதுவும் நடக்கவில்லை</translation>
    </message>
    <message>
        <source>An interim settlement has been made</source>
        <translation>இடைக்காலத் தீர்வு (interim settlement) நடந்துள்ளது</translation>
    </message>
    <message>
        <source>The subsequent deal has begun</source>
        <translation>அடுத்தகட்டப் பகிர்வு (subsequent deal) தொடங்கிவிட்டது</translation>
    </message>
    <message>
        <source>The opening cards are dealt. No bet has been paid or taken.</source>
        <translation>தொடக்கச் சீட்டுகள் பகிரப்பட்டன. எந்தப் பந்தயத்துக்கும் கொடுக்கவோ எடுக்கவோ இல்லை.</translation>
    </message>
    <message>
        <source>You have paid the %1 on box %2. Nobody has drawn a card.</source>
        <translation>box %2-இல் இந்தப் பந்தயத்துக்குக் கொடுத்துவிட்டீர்கள்: %1. யாரும் சீட்டு எடுக்கவில்லை.</translation>
    </message>
    <message>
        <source>You have taken the %1 on box %2. Nobody has drawn a card.</source>
        <translation>box %2-இல் இந்தப் பந்தயத்தை எடுத்துவிட்டீர்கள்: %1. யாரும் சீட்டு எடுக்கவில்லை.</translation>
    </message>
    <message>
        <source>Box %1 is bust and you have taken its bet.</source>
        <translation>box %1 bust, அதன் பந்தயத்தை எடுத்துவிட்டீர்கள்.</translation>
    </message>
    <message>
        <source>Box %1 has drawn a card. No bet has been paid or taken.</source>
        <translation>box %1 ஒரு சீட்டு எடுத்துவிட்டது. எந்தப் பந்தயத்துக்கும் கொடுக்கவோ எடுக்கவோ இல்லை.</translation>
    </message>
    <message>
        <source>The initial deal ends with the first payment or further card.</source>
        <translation>முதல் கொடுப்பனவு அல்லது கூடுதல் சீட்டுடன் தொடக்கப் பகிர்வு முடியும்.</translation>
    </message>
    <message>
        <source>An interim settlement is a bet paid or taken on the opening cards.</source>
        <translation>இடைக்காலத் தீர்வு என்பது தொடக்கச் சீட்டுகளில் ஒரு பந்தயத்துக்குக் கொடுப்பது அல்லது அதை எடுப்பது.</translation>
    </message>
    <message>
        <source>The subsequent deal begins with the first card after the opening ones.</source>
        <translation>தொடக்கச் சீட்டுகளுக்குப் பின் வரும் முதல் சீட்டுடன் அடுத்தகட்டப் பகிர்வு தொடங்கும்.</translation>
    </message>
    <message>
        <source>A final settlement is one made during the subsequent deal.</source>
        <translation>இறுதித் தீர்வு என்பது அடுத்தகட்டப் பகிர்வின்போது செய்யும் தீர்வு.</translation>
    </message>
    <message>
        <source>Box %1: tick everything that these cards are.</source>
        <translation>Box %1: இந்தச் சீட்டுகள் எவை எல்லாம் ஆகும் என்று குறியிடுங்கள்.</translation>
    </message>
    <message>
        <source>Box %1 with the dealer&apos;s card: tick everything that applies.</source>
        <translation>dealer-இன் சீட்டுடன் box %1: பொருந்தும் அனைத்தையும் குறியிடுங்கள்.</translation>
    </message>
    <message>
        <source>Ace Pair Suited</source>
        <translation>Ace Pair Suited</translation>
    </message>
    <message>
        <source>The top row needs two Aces of one suit.</source>
        <translation>மேல் வரிக்கு ஒரே suit-இன் இரண்டு Ace வேண்டும்.</translation>
    </message>
    <message>
        <source>Suited Pair</source>
        <translation>Suited Pair</translation>
    </message>
    <message>
        <source>A Suited Pair is one rank in one suit, but not Aces.</source>
        <translation>Suited Pair என்பது ஒரே suit-இல் ஒரே தரம், ஆனால் Ace அல்ல.</translation>
    </message>
    <message>
        <source>Coloured Pair</source>
        <translation>Coloured Pair</translation>
    </message>
    <message>
        <source>A Coloured Pair is one rank and one colour in two suits.</source>
        <translation>Coloured Pair என்பது ஒரே தரம், ஒரே நிறம், இரண்டு suit.</translation>
    </message>
    <message>
        <source>Mixed Pair</source>
        <translation>Mixed Pair</translation>
    </message>
    <message>
        <source>A Mixed Pair is one rank, one card red and one black.</source>
        <translation>Mixed Pair என்பது ஒரே தரம், ஒரு சீட்டு சிவப்பு, ஒன்று கறுப்பு.</translation>
    </message>
    <message>
        <source>RWS Pairs: the same rank, so suits and colours decide: %1.</source>
        <translation>RWS Pairs: ஒரே தரம், ஆகவே suit-உம் நிறமும் தீர்மானிக்கும்: %1.</translation>
    </message>
    <message>
        <source>RWS Pairs needs the same number or picture twice.</source>
        <translation>RWS Pairs-க்கு ஒரே எண் அல்லது படம் இரு முறை வேண்டும்.</translation>
    </message>
    <message>
        <source>A Pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>A Pair is the same rank twice in the player&apos;s own two cards.</source>
        <translation>Pair என்பது ஆட்டக்காரரின் சொந்த இரண்டு சீட்டுகளில் ஒரே தரம் இரு முறை.</translation>
    </message>
    <message>
        <source>Two of a Kind for the Lucky 8 bet</source>
        <translation>Lucky 8 பந்தயத்துக்கு Two of a Kind</translation>
    </message>
    <message>
        <source>Two of a Kind may use the dealer&apos;s card; 8s have rows of their own.</source>
        <translation>Two of a Kind-இல் dealer-இன் சீட்டைச் சேர்க்கலாம்; 8-களுக்குத் தனி வரிகள் உண்டு.</translation>
    </message>
    <message>
        <source>8s for the Lucky 8 bet</source>
        <translation>Lucky 8 பந்தயத்துக்கு 8-கள்</translation>
    </message>
    <message>
        <source>Two 8s count as 8s, not as Two of a Kind.</source>
        <translation>இரண்டு 8-கள் 8-களாகக் கணக்கில் வரும், Two of a Kind ஆக அல்ல.</translation>
    </message>
    <message>
        <source>Pair: the same number or the same picture in the player&apos;s two cards.</source>
        <translation>Pair: ஆட்டக்காரரின் இரண்டு சீட்டுகளில் ஒரே எண் அல்லது ஒரே படம்.</translation>
    </message>
    <message>
        <source>Two of a Kind: any two of the three cards alike, but 8s are paid as 8s.</source>
        <translation>Two of a Kind: மூன்று சீட்டுகளில் எவையேனும் இரண்டு ஒன்றுபோல, ஆனால் 8-களுக்கு 8-களாகவே கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>For these bets a picture is itself, not a ten.</source>
        <translation>இந்தப் பந்தயங்களுக்குப் படச் சீட்டு தானாகவே கணக்கில் வரும், பத்தாக அல்ல.</translation>
    </message>
    <message>
        <source>Cards that may be split</source>
        <translation>split செய்யக்கூடிய சீட்டுகள்</translation>
    </message>
    <message>
        <source>Splitting goes by point value: equal values may be split.</source>
        <translation>split புள்ளி மதிப்பைப் பொறுத்தது: சம மதிப்புகளை split செய்யலாம்.</translation>
    </message>
    <message>
        <source>Only two cards of the same value may be split.</source>
        <translation>ஒரே மதிப்புள்ள இரண்டு சீட்டுகளை மட்டுமே split செய்யலாம்.</translation>
    </message>
    <message>
        <source>Split: the same point value is enough.</source>
        <translation>split: ஒரே புள்ளி மதிப்பு போதும்.</translation>
    </message>
    <message>
        <source>One deck is brought to your %1 table: may it open?</source>
        <translation>உங்கள் %1 மேசைக்கு ஒரு சீட்டுக்கட்டு கொண்டுவரப்படுகிறது: மேசையைத் திறக்கலாமா?</translation>
    </message>
    <message>
        <source>%1 decks are brought to your %2 table: may it open?</source>
        <translation>உங்கள் %2 மேசைக்கு %1 சீட்டுக்கட்டுகள் கொண்டுவரப்படுகின்றன: மேசையைத் திறக்கலாமா?</translation>
    </message>
    <message>
        <source>This game takes %1 to %2 decks.</source>
        <translation>இந்த ஆட்டத்துக்கு %1 முதல் %2 சீட்டுக்கட்டுகள்.</translation>
    </message>
    <message>
        <source>What becomes of this round?</source>
        <translation>இந்தச் சுற்று என்னவாகும்?</translation>
    </message>
    <message>
        <source>One deck is in use. A count during the round shows %1 cards in all.</source>
        <translation>ஒரு சீட்டுக்கட்டு பயன்பாட்டில் உள்ளது. சுற்றின்போது எண்ணியதில் மொத்தம் %1 சீட்டுகள்.</translation>
    </message>
    <message>
        <source>%1 decks are in use. A count during the round shows %2 cards in all.</source>
        <translation>%1 சீட்டுக்கட்டுகள் பயன்பாட்டில் உள்ளன. சுற்றின்போது எண்ணியதில் மொத்தம் %2 சீட்டுகள்.</translation>
    </message>
    <message>
        <source>One deck has %1 cards.</source>
        <translation>ஒரு சீட்டுக்கட்டில் %1 சீட்டுகள்.</translation>
    </message>
    <message>
        <source>%1 decks of %2 cards are %3 cards.</source>
        <translation>%2 சீட்டுகள் கொண்ட %1 சீட்டுக்கட்டுகள்: %3 சீட்டுகள்.</translation>
    </message>
    <message>
        <source>A Joker comes out of the shoe to box %1.</source>
        <translation>shoe-விலிருந்து box %1-க்கு Joker வருகிறது.</translation>
    </message>
    <message>
        <source>The %1 comes out of the shoe. Its back is not that of the decks in use.</source>
        <translation>shoe-விலிருந்து %1 வருகிறது. அதன் பின்புறம் பயன்பாட்டில் உள்ள சீட்டுக்கட்டுகளுடையது அல்ல.</translation>
    </message>
    <message>
        <source>The %1 comes out of the shoe to box %2.</source>
        <translation>shoe-விலிருந்து box %2-க்கு %1 வருகிறது.</translation>
    </message>
    <message>
        <source>The decks are plain 52-card decks; a Joker or a card of another deck does not belong.</source>
        <translation>சீட்டுக்கட்டுகள் சாதாரண 52 சீட்டுக் கட்டுகள்; Joker-உம் வேறு கட்டின் சீட்டும் சேராதவை.</translation>
    </message>
    <message>
        <source>The decks here have 48 cards: no tens and no Jokers.</source>
        <translation>இங்கே சீட்டுக்கட்டுகளில் 48 சீட்டுகள்: பத்துகளும் Joker-களும் இல்லை.</translation>
    </message>
    <message>
        <source>A card that does not belong, or one too many or too few, voids the round.</source>
        <translation>சேராத சீட்டோ, ஒரு சீட்டு கூடுதலோ குறைவோ, சுற்றைச் செல்லாததாக்கும்.</translation>
    </message>
    <message>
        <source>It goes on: nothing is wrong</source>
        <translation>தொடரும்: எதுவும் தவறில்லை</translation>
    </message>
    <message>
        <source>It is void; earlier rounds stand</source>
        <translation>செல்லாது; முந்தைய சுற்றுகள் நிற்கும்</translation>
    </message>
    <message>
        <source>The count does not fit the decks.</source>
        <translation>எண்ணிக்கை சீட்டுக்கட்டுகளுடன் பொருந்தவில்லை.</translation>
    </message>
    <message>
        <source>That card does not belong to the decks in use.</source>
        <translation>அந்தச் சீட்டு பயன்பாட்டில் உள்ள சீட்டுக்கட்டுகளைச் சேர்ந்ததல்ல.</translation>
    </message>
    <message>
        <source>The count is right for so many decks.</source>
        <translation>இத்தனை சீட்டுக்கட்டுகளுக்கு எண்ணிக்கை சரி.</translation>
    </message>
    <message>
        <source>That card belongs to the decks in use.</source>
        <translation>அந்தச் சீட்டு பயன்பாட்டில் உள்ள சீட்டுக்கட்டுகளைச் சேர்ந்தது.</translation>
    </message>
    <message>
        <source>Burn the card and go on</source>
        <translation>சீட்டை burn செய்து தொடரவும்</translation>
    </message>
    <message>
        <source>Burning does not mend a wrong deck.</source>
        <translation>burn செய்வது தவறான சீட்டுக்கட்டைச் சரிசெய்யாது.</translation>
    </message>
    <message>
        <source>It is void, and so are the rounds before it</source>
        <translation>செல்லாது, அதற்கு முந்தைய சுற்றுகளும் செல்லாது</translation>
    </message>
    <message>
        <source>Earlier rounds stand as settled.</source>
        <translation>முந்தைய சுற்றுகள் தீர்த்தபடியே இருக்கும்.</translation>
    </message>
    <message>
        <source>Finish the round, then count again</source>
        <translation>சுற்றை முடித்து, பிறகு மீண்டும் எண்ணவும்</translation>
    </message>
    <message>
        <source>A wrong count decides at once.</source>
        <translation>தவறான எண்ணிக்கை உடனே முடிவு செய்யும்.</translation>
    </message>
    <message>
        <source>The count is right: nothing has to be done.</source>
        <translation>எண்ணிக்கை சரி: எதுவும் செய்ய வேண்டியதில்லை.</translation>
    </message>
    <message>
        <source>Box %1, hand %2: what is the total, and is it soft?</source>
        <translation>Box %1, hand %2: மொத்தம் என்ன, அது soft-ஆ?</translation>
    </message>
    <message>
        <source>Box %1: what is the total, and is it soft?</source>
        <translation>Box %1: மொத்தம் என்ன, அது soft-ஆ?</translation>
    </message>
    <message>
        <source>The hand begins with the printed 8 of Spades.</source>
        <translation>hand அச்சிட்ட Spade 8-உடன் தொடங்கும்.</translation>
    </message>
    <message>
        <source>The total is %1, and soft: an Ace counts eleven in it.</source>
        <translation>மொத்தம் %1, soft: அதில் ஓர் Ace பதினொன்றாகக் கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>The total is %1, and hard: no Ace counts eleven in it.</source>
        <translation>மொத்தம் %1, hard: அதில் எந்த Ace-உம் பதினொன்றாகக் கணக்கில் வராது.</translation>
    </message>
    <message>
        <source>An Ace may not count eleven where that passes 21.</source>
        <translation>21-ஐத் தாண்டும் இடத்தில் Ace பதினொன்றாகக் கணக்கில் வராது.</translation>
    </message>
    <message>
        <source>The Ace counts eleven as long as that does not pass 21.</source>
        <translation>21-ஐத் தாண்டாத வரை Ace பதினொன்றாகக் கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>The printed 8 counts too.</source>
        <translation>அச்சிட்ட 8-உம் கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>An Ace counts eleven in it: the total is soft.</source>
        <translation>அதில் ஓர் Ace பதினொன்றாகக் கணக்கில் வரும்: மொத்தம் soft.</translation>
    </message>
    <message>
        <source>No Ace counts eleven in it: the total is hard.</source>
        <translation>அதில் எந்த Ace-உம் பதினொன்றாகக் கணக்கில் வராது: மொத்தம் hard.</translation>
    </message>
    <message>
        <source>a Pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>three 8s of one suit</source>
        <translation>ஒரே suit-இன் மூன்று 8-கள்</translation>
    </message>
    <message>
        <source>three 8s, not all of one suit</source>
        <translation>மூன்று 8-கள், எல்லாம் ஒரே suit அல்ல</translation>
    </message>
    <message>
        <source>two 8s of one suit</source>
        <translation>ஒரே suit-இன் இரண்டு 8-கள்</translation>
    </message>
    <message>
        <source>two 8s of two suits</source>
        <translation>இரண்டு suit-களின் இரண்டு 8-கள்</translation>
    </message>
    <message>
        <source>Two of a Kind</source>
        <translation>Two of a Kind</translation>
    </message>
    <message>
        <source>four 8s in a row, all of Spades</source>
        <translation>தொடர்ந்து நான்கு 8-கள், எல்லாம் Spade</translation>
    </message>
    <message>
        <source>four 8s in a row, not all of Spades</source>
        <translation>தொடர்ந்து நான்கு 8-கள், எல்லாம் Spade அல்ல</translation>
    </message>
    <message>
        <source>three 8s in a row, the printed one counted</source>
        <translation>தொடர்ந்து மூன்று 8-கள், அச்சிட்டது சேர்த்து</translation>
    </message>
    <message>
        <source>two 8s in a row, the printed one counted</source>
        <translation>தொடர்ந்து இரண்டு 8-கள், அச்சிட்டது சேர்த்து</translation>
    </message>
    <message>
        <source>both on 18</source>
        <translation>இரண்டும் 18</translation>
    </message>
    <message>
        <source>the dealer busts with 8 cards</source>
        <translation>dealer 8 சீட்டுகளில் bust</translation>
    </message>
    <message>
        <source>the dealer busts with 7 cards</source>
        <translation>dealer 7 சீட்டுகளில் bust</translation>
    </message>
    <message>
        <source>the dealer busts with 6 cards</source>
        <translation>dealer 6 சீட்டுகளில் bust</translation>
    </message>
    <message>
        <source>the dealer busts with 5 cards</source>
        <translation>dealer 5 சீட்டுகளில் bust</translation>
    </message>
    <message>
        <source>the dealer busts with 4 cards</source>
        <translation>dealer 4 சீட்டுகளில் bust</translation>
    </message>
    <message>
        <source>the dealer busts with 3 cards</source>
        <translation>dealer 3 சீட்டுகளில் bust</translation>
    </message>
    <message>
        <source>two Aces of one suit</source>
        <translation>ஒரே suit-இன் இரண்டு Ace-கள்</translation>
    </message>
    <message>
        <source>a pair of one suit</source>
        <translation>ஒரே suit ஜோடி</translation>
    </message>
    <message>
        <source>a pair of one colour and two suits</source>
        <translation>ஒரே நிறம், இரண்டு suit ஜோடி</translation>
    </message>
    <message>
        <source>a pair of one red and one black card</source>
        <translation>ஒரு சிவப்பு, ஒரு கறுப்புச் சீட்டு ஜோடி</translation>
    </message>
    <message>
        <source>the dealer busts with 8 cards or more</source>
        <translation>dealer 8 அல்லது அதற்கு மேற்பட்ட சீட்டுகளில் bust</translation>
    </message>
    <message>
        <source>the dealer busts with 3 or 4 cards</source>
        <translation>dealer 3 அல்லது 4 சீட்டுகளில் bust</translation>
    </message>
    <message>
        <source>7 markers</source>
        <translation>7 marker-கள்</translation>
    </message>
    <message>
        <source>6 markers</source>
        <translation>6 marker-கள்</translation>
    </message>
    <message>
        <source>5 markers</source>
        <translation>5 marker-கள்</translation>
    </message>
    <message>
        <source>4 markers</source>
        <translation>4 marker-கள்</translation>
    </message>
    <message>
        <source>3 markers</source>
        <translation>3 marker-கள்</translation>
    </message>
    <message>
        <source>2 markers</source>
        <translation>2 marker-கள்</translation>
    </message>
    <message>
        <source>1 marker</source>
        <translation>1 marker</translation>
    </message>
    <message>
        <source>7-7-7 of one suit</source>
        <translation>ஒரே suit-இன் 7-7-7</translation>
    </message>
    <message>
        <source>6-7-8 of one suit</source>
        <translation>ஒரே suit-இன் 6-7-8</translation>
    </message>
    <message>
        <source>7-7-7</source>
        <translation>7-7-7</translation>
    </message>
    <message>
        <source>6-7-8</source>
        <translation>6-7-8</translation>
    </message>
    <message>
        <source>21 in one suit</source>
        <translation>ஒரே suit-இல் 21</translation>
    </message>
    <message>
        <source>a total of 21</source>
        <translation>மொத்தம் 21</translation>
    </message>
    <message>
        <source>a total of 20</source>
        <translation>மொத்தம் 20</translation>
    </message>
    <message>
        <source>a total of 19</source>
        <translation>மொத்தம் 19</translation>
    </message>
    <message>
        <source>void the round</source>
        <translation>சுற்றைச் செல்லாததாக்கவும்</translation>
    </message>
    <message>
        <source>refuse the bet</source>
        <translation>பந்தயத்தை மறுக்கவும்</translation>
    </message>
    <message>
        <source>discard the card</source>
        <translation>சீட்டைக் கழிக்கவும்</translation>
    </message>
    <message>
        <source>riffle the discards once</source>
        <translation>கழித்த சீட்டுகளை ஒரு முறை riffle செய்யவும்</translation>
    </message>
    <message>
        <source>finish the round</source>
        <translation>சுற்றை முடிக்கவும்</translation>
    </message>
    <message>
        <source>conclude the round</source>
        <translation>சுற்றை நிறைவு செய்யவும்</translation>
    </message>
    <message>
        <source>accept the bet</source>
        <translation>பந்தயத்தை ஏற்கவும்</translation>
    </message>
    <message>
        <source>the house decides</source>
        <translation>காசினோ தீர்மானிக்கும்</translation>
    </message>
    <message>
        <source>call “No more bets”</source>
        <translation>“No more bets” என்று அறிவிக்கவும் (பந்தயம் மூடப்பட்டது)</translation>
    </message>
    <message>
        <source>earlier rounds stand as settled</source>
        <translation>முந்தைய சுற்றுகள் தீர்த்தபடியே இருக்கும்</translation>
    </message>
    <message>
        <source>put the cards back into their right order</source>
        <translation>சீட்டுகளைச் சரியான வரிசைக்குத் திருப்பவும்</translation>
    </message>
    <message>
        <source>the cards may not be put back any more</source>
        <translation>சீட்டுகளை இனி சரிசெய்ய முடியாது</translation>
    </message>
    <message>
        <source>every player may play on or take his bet back</source>
        <translation>ஒவ்வோர் ஆட்டக்காரரும் தொடரலாம் அல்லது தன் பந்தயத்தைத் திரும்ப எடுக்கலாம்</translation>
    </message>
    <message>
        <source>the bet stands: it wins or loses as the round goes</source>
        <translation>பந்தயம் நிற்கும்: சுற்றுப்படி வெல்லும் அல்லது தோற்கும்</translation>
    </message>
    <message>
        <source>play the card in its turn as if it had not been seen</source>
        <translation>சீட்டு தெரியாதது போல அதன் முறையில் ஆடவும்</translation>
    </message>
    <message>
        <source>the dealer&apos;s total before it stands</source>
        <translation>அதற்கு முந்தைய dealer-இன் மொத்தம் நிற்கும்</translation>
    </message>
    <message>
        <source>nothing is wrong: it counts</source>
        <translation>எதுவும் தவறில்லை: அது கணக்கில் வரும்</translation>
    </message>
    <message>
        <source>offer the card as the next one to whoever is due a card</source>
        <translation>அடுத்து சீட்டு பெற வேண்டியவருக்கு அந்தச் சீட்டை வழங்கவும்</translation>
    </message>
    <message>
        <source>whoever refuses it gets no more cards</source>
        <translation>அதை மறுப்பவருக்கு இனி சீட்டு இல்லை</translation>
    </message>
    <message>
        <source>it becomes the dealer&apos;s next card</source>
        <translation>அது dealer-இன் அடுத்த சீட்டாகும்</translation>
    </message>
    <message>
        <source>the acting player may finish his hand first</source>
        <translation>ஆடிக்கொண்டிருப்பவர் முதலில் தன் hand-ஐ முடிக்கலாம்</translation>
    </message>
    <message>
        <source>draw the dealer&apos;s card now</source>
        <translation>dealer-இன் சீட்டை இப்போது எடுக்கவும்</translation>
    </message>
    <message>
        <source>then offer surrender or insurance</source>
        <translation>பிறகு surrender அல்லது insurance வழங்கவும்</translation>
    </message>
    <message>
        <source>give the bet back</source>
        <translation>பந்தயத்தைத் திருப்பிக் கொடுக்கவும்</translation>
    </message>
    <message>
        <source>the player acts on his card or takes his bet back</source>
        <translation>ஆட்டக்காரர் தன் சீட்டைக் கொண்டு ஆடலாம் அல்லது பந்தயத்தைத் திரும்ப எடுக்கலாம்</translation>
    </message>
    <message>
        <source>discard those cards</source>
        <translation>அந்தச் சீட்டுகளைக் கழிக்கவும்</translation>
    </message>
    <message>
        <source>go on with the round</source>
        <translation>சுற்றைத் தொடரவும்</translation>
    </message>
    <message>
        <source>take the cards dealt since back as unseen, and let him act</source>
        <translation>அதன் பின் பகிர்ந்த சீட்டுகளைத் தெரியாதவையாகத் திரும்ப எடுத்து, அவரை ஆட விடவும்</translation>
    </message>
    <message>
        <source>too late: the hand stays as it is</source>
        <translation>மிகத் தாமதம்: hand இருந்தபடியே இருக்கும்</translation>
    </message>
    <message>
        <source>the next player to act cuts</source>
        <translation>அடுத்து ஆட வேண்டியவர் சீட்டுக்கட்டை வெட்டுவார்</translation>
    </message>
    <message>
        <source>shuffle when the round is over</source>
        <translation>சுற்று முடிந்தபின் கலக்கவும்</translation>
    </message>
    <message>
        <source>draw a card for the hand</source>
        <translation>hand-க்கு ஒரு சீட்டு எடுக்கவும்</translation>
    </message>
    <message>
        <source>let the hand stand</source>
        <translation>hand நிற்கட்டும் (stand)</translation>
    </message>
    <message>
        <source>the other bettor of the box plays the hand</source>
        <translation>box-இன் மற்றப் பந்தயக்காரர் hand-ஐ ஆடுவார்</translation>
    </message>
    <message>
        <source>the player picks</source>
        <translation>ஆட்டக்காரர் தேர்ந்தெடுப்பார்</translation>
    </message>
    <message>
        <source>what remains is the next card</source>
        <translation>மீதமிருப்பது அடுத்த சீட்டு</translation>
    </message>
    <message>
        <source>the card that was seen comes first</source>
        <translation>தெரிந்த சீட்டு முதலில் வரும்</translation>
    </message>
    <message>
        <source>offer what remains to the next player, else burn it</source>
        <translation>மீதமிருப்பதை அடுத்த ஆட்டக்காரருக்கு வழங்கவும், இல்லையேல் burn செய்யவும்</translation>
    </message>
    <message>
        <source>the Pit Manager picks the dealer&apos;s card</source>
        <translation>dealer-இன் சீட்டை Pit Manager தேர்ந்தெடுப்பார்</translation>
    </message>
    <message>
        <source>the dealer gets the card that is worse for him</source>
        <translation>dealer தனக்கு மோசமான சீட்டைப் பெறுவார்</translation>
    </message>
    <message>
        <source>discard the other</source>
        <translation>மற்றதைக் கழிக்கவும்</translation>
    </message>
    <message>
        <source>discard them all and draw afresh</source>
        <translation>எல்லாவற்றையும் கழித்துப் புதிதாக எடுக்கவும்</translation>
    </message>
    <message>
        <source>his hand stands as it is</source>
        <translation>அவருடைய hand இருந்தபடியே இருக்கும்</translation>
    </message>
    <message>
        <source>he may take his remaining bets back</source>
        <translation>மீதமுள்ள பந்தயங்களை அவர் திரும்ப எடுக்கலாம்</translation>
    </message>
    <message>
        <source>bets already lost stay lost</source>
        <translation>ஏற்கெனவே தோற்ற பந்தயங்கள் தோற்றவையே</translation>
    </message>
    <message>
        <source>no bet may be taken back</source>
        <translation>எந்தப் பந்தயத்தையும் திரும்ப எடுக்க முடியாது</translation>
    </message>
    <message>
        <source>settle it at its size this once</source>
        <translation>இந்த ஒரு முறை அதன் அளவிலேயே தீர்க்கவும்</translation>
    </message>
    <message>
        <source>let the player raise it or take it back</source>
        <translation>ஆட்டக்காரர் அதை உயர்த்தட்டும் அல்லது திரும்ப எடுக்கட்டும்</translation>
    </message>
    <message>
        <source>pay or take the maximum only</source>
        <translation>அதிகபட்சத்தை மட்டுமே கொடுக்கவும் அல்லது எடுக்கவும்</translation>
    </message>
    <message>
        <source>reject what is over the maximum</source>
        <translation>அதிகபட்சத்தை மீறியதை நிராகரிக்கவும்</translation>
    </message>
    <message>
        <source>settle each bettor on his share of the maximum</source>
        <translation>ஒவ்வொரு பந்தயக்காரரையும் அதிகபட்சத்தில் அவருடைய பங்குப்படி தீர்க்கவும்</translation>
    </message>
    <message>
        <source>give back the excess that was placed last</source>
        <translation>கடைசியாக வைத்த மிகையைத் திருப்பிக் கொடுக்கவும்</translation>
    </message>
    <message>
        <source>leave it as it was settled</source>
        <translation>தீர்த்தபடியே விடவும்</translation>
    </message>
    <message>
        <source>each player may take all his bets back, or none</source>
        <translation>ஒவ்வோர் ஆட்டக்காரரும் தன் எல்லாப் பந்தயங்களையும் திரும்ப எடுக்கலாம், அல்லது எதையும் எடுக்க முடியாது</translation>
    </message>
    <message>
        <source>the house works out the card by reasonable means</source>
        <translation>காசினோ நியாயமான வழிகளில் சீட்டைக் கண்டறியும்</translation>
    </message>
    <message>
        <source>settle it as soon as possible</source>
        <translation>இயன்ற விரைவில் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>refer it to the shift manager</source>
        <translation>shift manager-இடம் கொண்டு செல்லவும்</translation>
    </message>
    <message>
        <source>he calls the decisions</source>
        <translation>அவர் முடிவெடுக்கிறார்</translation>
    </message>
    <message>
        <source>he gets the bet</source>
        <translation>அவர் பந்தயத்தைப் பெறுகிறார்</translation>
    </message>
    <message>
        <source>accept no such bet</source>
        <translation>அத்தகைய பந்தயத்தை ஏற்க வேண்டாம்</translation>
    </message>
    <message>
        <source>he decides</source>
        <translation>அவர் தீர்மானிக்கிறார்</translation>
    </message>
    <message>
        <source>whoever holds a higher position may do it</source>
        <translation>உயர்ந்த பொறுப்பில் உள்ளவர் அதைச் செய்யலாம்</translation>
    </message>
    <message>
        <source>the player answers for it</source>
        <translation>ஆட்டக்காரரே பொறுப்பு</translation>
    </message>
    <message>
        <source>the hand signal counts</source>
        <translation>கைச்சைகை கணக்கில் வரும்</translation>
    </message>
    <message>
        <source>the bet counts where it lay when bets were closed</source>
        <translation>பந்தயம் மூடப்பட்டபோது எங்கிருந்ததோ அங்கே அது கணக்கில் வரும்</translation>
    </message>
    <message>
        <source>deal the next card to that hand</source>
        <translation>அடுத்த சீட்டை அந்த hand-க்குப் பகிரவும்</translation>
    </message>
    <message>
        <source>the dealer draws no card</source>
        <translation>dealer சீட்டு எடுப்பதில்லை</translation>
    </message>
    <message>
        <source>the dealer draws exactly one card</source>
        <translation>dealer சரியாக ஒரு சீட்டு எடுக்கிறார்</translation>
    </message>
    <message>
        <source>the dealer draws out</source>
        <translation>dealer முடியும் வரை சீட்டு எடுக்கிறார்</translation>
    </message>
    <message>
        <source>take the bets on that hand</source>
        <translation>அந்த hand-இன் பந்தயங்களை எடுக்கவும்</translation>
    </message>
    <message>
        <source>put its cards into the discard holder</source>
        <translation>அதன் சீட்டுகளைக் கழிவுப் பெட்டியில் வைக்கவும்</translation>
    </message>
    <message>
        <source>leave its cards on the felt</source>
        <translation>அதன் சீட்டுகளை மேசையிலேயே விடவும்</translation>
    </message>
    <message>
        <source>leave the side bets that are still open</source>
        <translation>இன்னும் திறந்துள்ள side bet-களை விடவும்</translation>
    </message>
    <message>
        <source>call “Place your bets, please”</source>
        <translation>“Place your bets, please” என்று அறிவிக்கவும் (பந்தயம் வையுங்கள்)</translation>
    </message>
    <message>
        <source>offer surrender aloud</source>
        <translation>surrender-ஐ உரக்க வழங்கவும்</translation>
    </message>
    <message>
        <source>offer insurance aloud</source>
        <translation>insurance-ஐ உரக்க வழங்கவும்</translation>
    </message>
    <message>
        <source>say that surrender is closed</source>
        <translation>surrender மூடப்பட்டது என்று சொல்லவும்</translation>
    </message>
    <message>
        <source>say that insurance is closed</source>
        <translation>insurance மூடப்பட்டது என்று சொல்லவும்</translation>
    </message>
    <message>
        <source>it is allowed</source>
        <translation>அது அனுமதிக்கப்படும்</translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation>அது அனுமதிக்கப்படாது</translation>
    </message>
    <message>
        <source>A box is finished before the next one acts.</source>
        <translation>அடுத்தது ஆடும் முன் ஒரு box முடிக்கப்படும்.</translation>
    </message>
    <message>
        <source>Box %1 stands. Every hand is finished.</source>
        <translation>Box %1 stand. எல்லா hand-களும் முடிந்தன.</translation>
    </message>
    <message>
        <source>Box %1 takes its last card. Every hand is finished.</source>
        <translation>Box %1 தன் கடைசிச் சீட்டை எடுக்கிறது. எல்லா hand-களும் முடிந்தன.</translation>
    </message>
    <message>
        <source>All hands are bust, but a bet on the dealer&apos;s hand waits for his result: he draws out.</source>
        <translation>எல்லா hand-களும் bust, ஆனால் dealer-இன் hand மீதான பந்தயம் அவருடைய முடிவுக்குக் காத்திருக்கிறது: அவர் முடியும் வரை எடுக்கிறார்.</translation>
    </message>
    <message>
        <source>In which order do you settle these bets?</source>
        <translation>இந்தப் பந்தயங்களை எந்த வரிசையில் தீர்ப்பீர்கள்?</translation>
    </message>
    <message>
        <source>Who calls the decisions?</source>
        <translation>யார் முடிவெடுக்கிறார்?</translation>
    </message>
    <message>
        <source>Somebody else comes before him.</source>
        <translation>அவருக்கு முன் வேறொருவர் வருகிறார்.</translation>
    </message>
    <message>
        <source>By the order of claims somebody else comes first, or nobody.</source>
        <translation>உரிமை வரிசைப்படி வேறொருவர் முதலில் வருவார், அல்லது யாருமில்லை.</translation>
    </message>
    <message>
        <source>The order of claims names somebody.</source>
        <translation>உரிமை வரிசை ஒருவரைக் குறிக்கிறது.</translation>
    </message>
    <message>
        <source>Nobody comes first by the order of claims.</source>
        <translation>உரிமை வரிசைப்படி யாரும் முதலில் வரவில்லை.</translation>
    </message>
    <message>
        <source>By the order of claims it is %1.</source>
        <translation>உரிமை வரிசைப்படி அவர் %1.</translation>
    </message>
    <message>
        <source>How much of %1&apos;s bet counts?</source>
        <translation>%1-இன் பந்தயத்தில் எவ்வளவு கணக்கில் வரும்?</translation>
    </message>
    <message>
        <source>How much goes back to %1?</source>
        <translation>%1-க்கு எவ்வளவு திரும்பக் கிடைக்கும்?</translation>
    </message>
    <message>
        <source>Over the maximum not the whole bet counts.</source>
        <translation>அதிகபட்சத்துக்கு மேல் முழுப் பந்தயமும் கணக்கில் வராது.</translation>
    </message>
    <message>
        <source>Only what exceeds the maximum goes back.</source>
        <translation>அதிகபட்சத்தை மீறியது மட்டுமே திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>That is what does not count.</source>
        <translation>கணக்கில் வராதது அதுதான்.</translation>
    </message>
    <message>
        <source>That is what stays.</source>
        <translation>நிற்பது அதுதான்.</translation>
    </message>
    <message>
        <source>A shipped pack cannot be changed; derive one of your own from it.</source>
        <translation>உடன் வந்த தொகுப்பை மாற்ற முடியாது; அதிலிருந்து உங்களுடைய ஒன்றை உருவாக்குங்கள்.</translation>
    </message>
    <message>
        <source>A scenario needs an id and a version.</source>
        <translation>சூழலுக்கு ஒரு id-உம் பதிப்பும் வேண்டும்.</translation>
    </message>
    <message>
        <source>This version has been approved and stays as it is; a change makes a new version.</source>
        <translation>இந்தப் பதிப்பு ஏற்கப்பட்டது, அப்படியே இருக்கும்; மாற்றம் புதிய பதிப்பை உருவாக்கும்.</translation>
    </message>
    <message>
        <source>This pack is for exams only; practice never shows it.</source>
        <translation>இந்தத் தொகுப்பு தேர்வுகளுக்கு மட்டுமே; பயிற்சி இதை ஒருபோதும் காட்டாது.</translation>
    </message>
    <message>
        <source>Cards are shuffled by hand at this table.</source>
        <translation>இந்த மேசையில் சீட்டுகள் கையால் கலக்கப்படுகின்றன.</translation>
    </message>
    <message>
        <source>The table has a shuffling machine; nothing is shuffled by hand.</source>
        <translation>மேசையில் கலக்கும் இயந்திரம் உள்ளது; எதுவும் கையால் கலக்கப்படாது.</translation>
    </message>
    <message>
        <source>The shoe&apos;s record shows which card it was.</source>
        <translation>அது எந்தச் சீட்டு என்பதை shoe-வின் பதிவு காட்டுகிறது.</translation>
    </message>
    <message>
        <source>There is no way to find out which card it was.</source>
        <translation>அது எந்தச் சீட்டு என்று கண்டறிய வழியில்லை.</translation>
    </message>
    <message>
        <source>The first card of the shoe was not burned; it went to box %1.</source>
        <translation>shoe-வின் முதல் சீட்டு burn செய்யப்படவில்லை; அது box %1-க்குப் போனது.</translation>
    </message>
    <message>
        <source>Draw a card for it</source>
        <translation>அதற்கு ஒரு சீட்டு எடுக்கவும்</translation>
    </message>
    <message>
        <source>Drawing to soft 17 is the rule of the other house.</source>
        <translation>soft 17 வரை எடுப்பது மற்ற காசினோவின் விதி.</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>அதை stand ஆக விடவும்</translation>
    </message>
    <message>
        <source>Stopping at any 12 is the Free Bet rule.</source>
        <translation>எந்த 12-இலும் நிறுத்துவது Free Bet விதி.</translation>
    </message>
    <message>
        <source>Another bettor of the box plays it</source>
        <translation>box-இன் இன்னொரு பந்தயக்காரர் அதை ஆடுவார்</translation>
    </message>
    <message>
        <source>Nobody else has a bet on the box.</source>
        <translation>box-இல் வேறு யாருக்கும் பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>Somebody else has a bet on the box: he plays the hand.</source>
        <translation>box-இல் வேறொருவருக்குப் பந்தயம் உள்ளது: அவர் hand-ஐ ஆடுவார்.</translation>
    </message>
    <message>
        <source>The hand is soft %1.</source>
        <translation>hand soft %1.</translation>
    </message>
    <message>
        <source>The hand is hard %1.</source>
        <translation>hand hard %1.</translation>
    </message>
    <message>
        <source>An earlier round is not opened again.</source>
        <translation>முந்தைய சுற்று மீண்டும் திறக்கப்படாது.</translation>
    </message>
    <message>
        <source>main bet</source>
        <translation>முதன்மைப் பந்தயம்</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>insurance</translation>
    </message>
    <message>
        <source>6-7-8 Bonus</source>
        <translation>6-7-8 Bonus</translation>
    </message>
    <message>
        <source>Pair bet</source>
        <translation>Pair பந்தயம்</translation>
    </message>
    <message>
        <source>Lucky 8 bet</source>
        <translation>Lucky 8 பந்தயம்</translation>
    </message>
    <message>
        <source>Superb 8&apos;s bet</source>
        <translation>Superb 8&apos;s பந்தயம்</translation>
    </message>
    <message>
        <source>Tie on 18 bet</source>
        <translation>Tie on 18 பந்தயம்</translation>
    </message>
    <message>
        <source>21+ bet</source>
        <translation>21+ பந்தயம்</translation>
    </message>
    <message>
        <source>RWS Pairs bet</source>
        <translation>RWS Pairs பந்தயம்</translation>
    </message>
    <message>
        <source>Boom Busted bet</source>
        <translation>Boom Busted பந்தயம்</translation>
    </message>
    <message>
        <source>Lucky Stash bet</source>
        <translation>Lucky Stash பந்தயம்</translation>
    </message>
    <message>
        <source>Lucky Lucky bet</source>
        <translation>Lucky Lucky பந்தயம்</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ace</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Jack</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>King</source>
        <translation>King</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spade</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Heart</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamond</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Lucky 8</source>
        <translation>Lucky 8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s</source>
        <translation>Dueling 8&apos;s</translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation>Free Bet</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>close the offers</source>
        <translation>வழங்கல்களை மூடவும்</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>even money</translation>
    </message>
    <message>
        <source>free double</source>
        <translation>free double</translation>
    </message>
    <message>
        <source>free split</source>
        <translation>free split</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>சீட்டு எடு (hit)</translation>
    </message>
    <message>
        <source>split</source>
        <translation>split</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>stand</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>surrender</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 மற்றும் %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Pit Supervisor</source>
        <translation>Pit Supervisor</translation>
    </message>
    <message>
        <source>Pit Manager</source>
        <translation>Pit Manager</translation>
    </message>
    <message>
        <source>Gaming Shift Manager</source>
        <translation>Gaming Shift Manager</translation>
    </message>
    <message>
        <source>Table Games Shift Manager</source>
        <translation>Table Games Shift Manager</translation>
    </message>
    <message>
        <source>Refuse it: the box takes no more bets</source>
        <translation>மறுக்கவும்: box இனி பந்தயங்களை ஏற்காது</translation>
    </message>
    <message>
        <source>%1 puts %2 on box %3.</source>
        <translation>%1 box %3-இல் %2 வைக்கிறார்.</translation>
    </message>
    <message>
        <source>The limits are %1 to %2.</source>
        <translation>வரம்புகள் %1 முதல் %2.</translation>
    </message>
    <message>
        <source>The Pit Manager allows one bet a box.</source>
        <translation>Pit Manager ஒரு box-க்கு ஒரு பந்தயத்தை அனுமதிக்கிறார்.</translation>
    </message>
    <message>
        <source>The Pit Manager allows two bets a box.</source>
        <translation>Pit Manager ஒரு box-க்கு இரண்டு பந்தயங்களை அனுமதிக்கிறார்.</translation>
    </message>
    <message>
        <source>A has a bet on box %1 and lays a second stack of %2 beside it, apart.</source>
        <translation>A-க்கு box %1-இல் பந்தயம் உள்ளது; அதன் அருகே தனியாக %2 கொண்ட இரண்டாவது அடுக்கை வைக்கிறார்.</translation>
    </message>
    <message>
        <source>Accept it: he calls both boxes</source>
        <translation>ஏற்கவும்: இரண்டு box-களுக்கும் அவர் முடிவெடுப்பார்</translation>
    </message>
    <message>
        <source>Accept it: he calls his own box only</source>
        <translation>ஏற்கவும்: தன் box-க்கு மட்டுமே முடிவெடுப்பார்</translation>
    </message>
    <message>
        <source>Refuse it: he may have one box only</source>
        <translation>மறுக்கவும்: அவருக்கு ஒரு box மட்டுமே</translation>
    </message>
    <message>
        <source>Seats are free at tables with the same limits.</source>
        <translation>இதே வரம்புள்ள மேசைகளில் காலி இருக்கைகள் உள்ளன.</translation>
    </message>
    <message>
        <source>Every seat at tables with these limits is taken.</source>
        <translation>இதே வரம்புள்ள மேசைகளில் எல்லா இருக்கைகளும் நிறைந்துள்ளன.</translation>
    </message>
    <message>
        <source>The Pit Manager has told E to keep to one box.</source>
        <translation>ஒரே box-இல் இருக்கும்படி Pit Manager E-இடம் சொல்லியுள்ளார்.</translation>
    </message>
    <message>
        <source>Take the maximum and hand the rest back</source>
        <translation>அதிகபட்சத்தை ஏற்று மீதியைத் திருப்பிக் கொடுக்கவும்</translation>
    </message>
    <message>
        <source>What is over the maximum is handed back before the bets are closed.</source>
        <translation>அதிகபட்சத்தை மீறியது பந்தயம் மூடும் முன் திருப்பிக் கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>Accept it and hand %1 back what is over</source>
        <translation>ஏற்று, மீறியதை %1-க்குத் திருப்பிக் கொடுக்கவும்</translation>
    </message>
    <message>
        <source>Accept it and hand both a share of it back</source>
        <translation>ஏற்று, மீறியதில் இருவருக்கும் ஒரு பங்கைத் திருப்பிக் கொடுக்கவும்</translation>
    </message>
    <message>
        <source>Nobody is seated: the largest bet counts as the seated player&apos;s and comes first.</source>
        <translation>யாரும் அமரவில்லை: மிகப் பெரிய பந்தயம் அமர்ந்த ஆட்டக்காரருடையதாகக் கருதப்பட்டு முதலில் வரும்.</translation>
    </message>
    <message>
        <source>The seated player comes first within the maximum; what is over is another&apos;s.</source>
        <translation>அதிகபட்சத்துக்குள் அமர்ந்த ஆட்டக்காரர் முதலில் வருவார்; மீறுவது மற்றவருடையது.</translation>
    </message>
    <message>
        <source>The two bets together are over the maximum of the box.</source>
        <translation>இரண்டு பந்தயங்களும் சேர்ந்து box-இன் அதிகபட்சத்தை மீறுகின்றன.</translation>
    </message>
    <message>
        <source>Shares are for a surplus that was not seen before the bets were closed.</source>
        <translation>பந்தயம் மூடும் முன் கவனிக்காத மிகைக்கு மட்டுமே பங்கீடு.</translation>
    </message>
    <message>
        <source>The two bets together are within the maximum of the box.</source>
        <translation>இரண்டு பந்தயங்களும் சேர்ந்து box-இன் அதிகபட்சத்துக்குள் உள்ளன.</translation>
    </message>
    <message>
        <source>B has no bet in this round.</source>
        <translation>இந்தச் சுற்றில் B-க்குப் பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>Where do B&apos;s chips lie then?</source>
        <translation>அப்போது B-இன் chip-கள் எங்கே இருக்கும்?</translation>
    </message>
    <message>
        <source>A on box %1 makes a paid split.</source>
        <translation>box %1-இல் A கட்டண split செய்கிறார்.</translation>
    </message>
    <message>
        <source>A on box %1 splits.</source>
        <translation>box %1-இல் A split செய்கிறார்.</translation>
    </message>
    <message>
        <source>B lays another %1 down for the second hand.</source>
        <translation>B இரண்டாவது hand-க்காக மேலும் %1 வைக்கிறார்.</translation>
    </message>
    <message>
        <source>B, with %1 on the box, adds nothing.</source>
        <translation>box-இல் %1 உள்ள B எதையும் சேர்க்கவில்லை.</translation>
    </message>
    <message>
        <source>%1 on hand 1, %2 on hand 2</source>
        <translation>hand 1-இல் %1, hand 2-இல் %2</translation>
    </message>
    <message>
        <source>Whoever follows a split lays as much as his own first bet on the new hand.</source>
        <translation>split-ஐப் பின்பற்றுபவர் தன் முதல் பந்தயத்தின் அளவைப் புதிய hand-இல் வைப்பார்.</translation>
    </message>
    <message>
        <source>He matched the split, so he has a bet on both hands.</source>
        <translation>அவர் split-க்கு ஈடு வைத்தார், ஆகவே இரண்டு hand-களிலும் அவருக்குப் பந்தயம் உண்டு.</translation>
    </message>
    <message>
        <source>He added nothing for hand 2, so nothing of his lies there.</source>
        <translation>hand 2-க்காக அவர் எதையும் சேர்க்கவில்லை, ஆகவே அங்கே அவருடையது எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>What does B have on it, and what does the hand get?</source>
        <translation>அதில் B-க்கு எவ்வளவு உள்ளது, hand-க்கு என்ன கிடைக்கும்?</translation>
    </message>
    <message>
        <source>A on box %1 wants a card and does not double.</source>
        <translation>box %1-இல் A ஒரு சீட்டு கேட்கிறார், double செய்யவில்லை.</translation>
    </message>
    <message>
        <source>A on box %1 pays for a double.</source>
        <translation>box %1-இல் A பணம் வைத்து double செய்கிறார்.</translation>
    </message>
    <message>
        <source>A on box %1 doubles.</source>
        <translation>box %1-இல் A double செய்கிறார்.</translation>
    </message>
    <message>
        <source>B, with %1 on it, adds nothing.</source>
        <translation>அதில் %1 உள்ள B எதையும் சேர்க்கவில்லை.</translation>
    </message>
    <message>
        <source>B lays another %1 beside his bet.</source>
        <translation>B தன் பந்தயத்தின் அருகே மேலும் %1 வைக்கிறார்.</translation>
    </message>
    <message>
        <source>%1, and the hand gets one card</source>
        <translation>%1; hand-க்கு ஒரே சீட்டு</translation>
    </message>
    <message>
        <source>%1, and the hand gets cards as A calls</source>
        <translation>%1; A கேட்பதுபோல hand-க்குச் சீட்டுகள்</translation>
    </message>
    <message>
        <source>What does B have on hand 2 then?</source>
        <translation>அப்போது hand 2-இல் B-க்கு எவ்வளவு உள்ளது?</translation>
    </message>
    <message>
        <source>A on box %1 doubles hand 2.</source>
        <translation>box %1-இல் A hand 2-ஐ double செய்கிறார்.</translation>
    </message>
    <message>
        <source>B lays %1 down to double it too.</source>
        <translation>B-உம் அதை double செய்ய %1 வைக்கிறார்.</translation>
    </message>
    <message>
        <source>Do you deal now?</source>
        <translation>இப்போது பகிர்வீர்களா?</translation>
    </message>
    <message>
        <source>Two stacks on box %1 lie side by side, and nobody sits there. “No more bets” has been called.</source>
        <translation>box %1-இல் இரண்டு அடுக்குகள் அருகருகே உள்ளன, அங்கே யாரும் அமரவில்லை. “No more bets” அறிவிக்கப்பட்டுவிட்டது.</translation>
    </message>
    <message>
        <source>Before the call you asked them and told both that %1 calls the box.</source>
        <translation>அறிவிப்புக்கு முன் நீங்கள் அவர்களைக் கேட்டு, box-இல் முடிவெடுப்பவர் %1 என்று இருவரிடமும் சொன்னீர்கள்.</translation>
    </message>
    <message>
        <source>Each of the two says that he calls the box.</source>
        <translation>box-இல் தானே முடிவெடுப்பதாக இருவரும் சொல்கிறார்கள்.</translation>
    </message>
    <message>
        <source>It is settled and both have been told: nothing is left to find out.</source>
        <translation>அது உறுதியாகி இருவரிடமும் சொல்லப்பட்டது: கண்டறிய வேண்டியது எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>They ask in this order: %1.</source>
        <translation>அவர்கள் கேட்கும் வரிசை: %1.</translation>
    </message>
    <message>
        <source>Do you take that insurance?</source>
        <translation>அந்த insurance-ஐ ஏற்பீர்களா?</translation>
    </message>
    <message>
        <source>A on box %1 wants no insurance. B lays %2 on the insurance line for his own bet.</source>
        <translation>box %1-இல் A-க்கு insurance வேண்டாம். B தன் பந்தயத்துக்காக insurance கோட்டில் %2 வைக்கிறார்.</translation>
    </message>
    <message>
        <source>A on box %1 wants no insurance. B lays %2 on the insurance line for A&apos;s bet.</source>
        <translation>box %1-இல் A-க்கு insurance வேண்டாம். B A-இன் பந்தயத்துக்காக insurance கோட்டில் %2 வைக்கிறார்.</translation>
    </message>
    <message>
        <source>Each bettor may insure his own bet, for half of it at most.</source>
        <translation>ஒவ்வொரு பந்தயக்காரரும் தன் பந்தயத்துக்கு insurance எடுக்கலாம், அதிகபட்சம் அதன் பாதிக்கு.</translation>
    </message>
    <message>
        <source>His insurance is half of his own bet at most.</source>
        <translation>அவருடைய insurance அதிகபட்சம் தன் பந்தயத்தின் பாதி.</translation>
    </message>
    <message>
        <source>A declines the %1 on box %2. Others want it.</source>
        <translation>box %2-இன் %1 A-க்கு வேண்டாம். அது மற்றவர்களுக்கு வேண்டும்.</translation>
    </message>
    <message>
        <source>A, who controls box %2, leaves his %1 there. Others want it.</source>
        <translation>box %2-இல் முடிவெடுக்கும் A அங்கே %1 வைக்கவில்லை. அது மற்றவர்களுக்கு வேண்டும்.</translation>
    </message>
    <message>
        <source>A %1 table with %2 boxes; %3 decks.</source>
        <translation>%1 மேசை; box-கள்: %2; சீட்டுக்கட்டுகள்: %3.</translation>
    </message>
    <message>
        <source>Dealer: %1.</source>
        <translation>Dealer: %1.</translation>
    </message>
    <message>
        <source>Dealer: %1; the first of them is printed.</source>
        <translation>Dealer: %1; அவற்றில் முதலாவது அச்சிட்டது.</translation>
    </message>
    <message>
        <source>Box %1: %2 is seated.</source>
        <translation>Box %1: %2 அமர்ந்துள்ளார்.</translation>
    </message>
    <message>
        <source>Box %1: nobody is seated.</source>
        <translation>Box %1: யாரும் அமரவில்லை.</translation>
    </message>
    <message>
        <source>%1: %2; the first of them is printed.</source>
        <translation>%1: %2; அவற்றில் முதலாவது அச்சிட்டது.</translation>
    </message>
    <message>
        <source>%1: its last card lies across.</source>
        <translation>%1: அதன் கடைசிச் சீட்டு குறுக்காக உள்ளது.</translation>
    </message>
    <message>
        <source>%1: free-bet markers on it: %2.</source>
        <translation>%1: அதில் உள்ள free bet marker-கள்: %2.</translation>
    </message>
    <message>
        <source>%1 is the hand in turn.</source>
        <translation>இப்போது ஆடும் hand: %1.</translation>
    </message>
    <message>
        <source>%1: cards have gone to the discard holder.</source>
        <translation>%1: சீட்டுகள் கழிவுப் பெட்டிக்குப் போய்விட்டன.</translation>
    </message>
    <message>
        <source>%1: %2 has %3 on the %4.</source>
        <translation>%1: %2 வைத்தது %3, இடம்: %4.</translation>
    </message>
    <message>
        <source>Beside it lie %1 of a double.</source>
        <translation>அதன் அருகே double-க்கான %1 உள்ளது.</translation>
    </message>
    <message>
        <source>This bet is the nearest to the dealer; the others follow in order.</source>
        <translation>இந்தப் பந்தயம் dealer-க்கு மிக அருகே; மற்றவை வரிசையாகத் தொடரும்.</translation>
    </message>
    <message>
        <source>Beside it lie %1 that were paid.</source>
        <translation>அதன் அருகே கொடுத்த %1 உள்ளது.</translation>
    </message>
    <message>
        <source>It was taken.</source>
        <translation>அது எடுக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>It stood off.</source>
        <translation>அது stand-off.</translation>
    </message>
    <message>
        <source>It was returned.</source>
        <translation>அது திருப்பிக் கொடுக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>Nobody and nothing at these boxes: %1.</source>
        <translation>யாரும் எதுவும் இல்லாத box-கள்: %1.</translation>
    </message>
    <message>
        <source>The sign says for the %1: %2 to %3.</source>
        <translation>பலகை காட்டும் வரம்பு, %1: %2 முதல் %3.</translation>
    </message>
    <message>
        <source>On the table lies the %1.</source>
        <translation>மேசையில் கிடப்பது: %1.</translation>
    </message>
    <message>
        <source>On the table lies a card face down.</source>
        <translation>மேசையில் முகம் கீழாக ஒரு சீட்டு கிடக்கிறது.</translation>
    </message>
    <message>
        <source>Face up in the shoe: %1.</source>
        <translation>shoe-வில் முகம் மேலாக: %1.</translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation>cut card வெளியே வந்துவிட்டது.</translation>
    </message>
    <message>
        <source>The burn card lies face down beside the shoe.</source>
        <translation>burn card shoe-வின் அருகே முகம் கீழாக உள்ளது.</translation>
    </message>
    <message>
        <source>Cards in the discard holder: %1.</source>
        <translation>கழிவுப் பெட்டியில் உள்ள சீட்டுகள்: %1.</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>insurance வைக்கவும்</translation>
    </message>
    <message>
        <source>Box %1, %2: %3</source>
        <translation>Box %1, %2: %3</translation>
    </message>
    <message>
        <source>Box %1, hand %2, %3: %4</source>
        <translation>Box %1, hand %2, %3: %4</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>கொடுப்பனவுகள்</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>அனுமதிகள்</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>ஒழுங்கீனங்கள்</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>கட்டுப்பாடு</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>நடைமுறை</translation>
    </message>
    <message>
        <source>Answer in dollars, without a sign, cents after a point: 37.50</source>
        <translation>டாலரில், குறியின்றிப் பதிலளியுங்கள்; சென்ட் புள்ளிக்குப் பின்: 37.50</translation>
    </message>
    <message>
        <source>Answer with the number alone.</source>
        <translation>எண்ணை மட்டும் பதிலாகத் தாருங்கள்.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>சரி.</translation>
    </message>
    <message>
        <source>That is not right.</source>
        <translation>அது சரியல்ல.</translation>
    </message>
    <message>
        <source>Often misread:</source>
        <translation>அடிக்கடி தவறாகப் புரிந்துகொள்வது:</translation>
    </message>
    <message>
        <source>Pitwise questions</source>
        <translation>Pitwise கேள்விகள்</translation>
    </message>
    <message>
        <source>Questions written: %1.</source>
        <translation>எழுதிய கேள்விகள்: %1.</translation>
    </message>
    <message>
        <source>Left out: the format cannot ask it.</source>
        <translation>விடப்பட்டது: இந்த வடிவத்தில் இதைக் கேட்க முடியாது.</translation>
    </message>
    <message>
        <source>The amount is asked; which chips it is paid in is not.</source>
        <translation>தொகை கேட்கப்படும்; எந்த chip-களில் கொடுப்பது என்பது கேட்கப்படாது.</translation>
    </message>
    <message>
        <source>The total is asked; whether it is soft or hard is not.</source>
        <translation>மொத்தம் கேட்கப்படும்; அது soft-ஆ hard-ஆ என்பது கேட்கப்படாது.</translation>
    </message>
    <message>
        <source>What is behind a wrong list is told to everybody, not to whoever ticked it.</source>
        <translation>தவறான பட்டியலுக்கான விளக்கம், அதைக் குறியிட்டவருக்கு மட்டுமல்ல, எல்லாருக்கும் காட்டப்படும்.</translation>
    </message>
    <message>
        <source>Some of the right ticks earn a part of the mark.</source>
        <translation>சரியான குறிகளில் சில மட்டும் இருந்தாலும் மதிப்பெண்ணில் ஒரு பகுதி கிடைக்கும்.</translation>
    </message>
    <message>
        <source>The table is a picture or words: nothing on it can be pointed at.</source>
        <translation>மேசை படமாகவோ சொற்களாகவோ உள்ளது: அதில் எதையும் சுட்ட முடியாது.</translation>
    </message>
    <message>
        <source>The seconds that a dealer should need are not kept.</source>
        <translation>dealer-க்கு எத்தனை நொடிகள் போதும் என்பது வைக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>A judgement call: asked without a mark.</source>
        <translation>தீர்மானக் கேள்வி: மதிப்பெண் இன்றிக் கேட்கப்படும்.</translation>
    </message>
    <message>
        <source>Staff number</source>
        <translation>பணியாளர் எண்</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>குழு</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>தேர்வு</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>வினாத்தாள்</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>தேதி</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>நேரம் (UTC)</translation>
    </message>
    <message>
        <source>Right answers</source>
        <translation>சரியான பதில்கள்</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>கேள்விகள்</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>தேவை</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>சதவீதம்</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>முடிவு</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>நிமிடங்கள்</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>செல்லுபடியாகும் நாள்</translation>
    </message>
    <message>
        <source>Number of the mark</source>
        <translation>சான்றிதழ் எண்</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>பகுதிகள்</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ஆட்டம்</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>கேள்வி</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>விதிப்பிரிவுகள்</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>நொடிகள்</translation>
    </message>
    <message>
        <source>Target seconds</source>
        <translation>இலக்கு நொடிகள்</translation>
    </message>
    <message>
        <source>right</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>தவறு</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>மதிப்பெண் இல்லை</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>தேர்ச்சி</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>தேர்ச்சியில்லை</translation>
    </message>
    <message>
        <source>Rows written: %1.</source>
        <translation>எழுதிய வரிகள்: %1.</translation>
    </message>
    <message>
        <source>Some numbers begin with 0: take their column into the spreadsheet as text, or it drops the zeros.</source>
        <translation>சில எண்கள் 0-இல் தொடங்குகின்றன: அந்த நெடுவரிசையை விரிதாளில் உரையாக எடுங்கள், இல்லையேல் சுழிகள் போய்விடும்.</translation>
    </message>
    <message>
        <source>What was asked and answered is not in the table; &apos;records export&apos; keeps all of it.</source>
        <translation>கேட்டதும் பதிலளித்ததும் அட்டவணையில் இல்லை; &apos;records export&apos; எல்லாவற்றையும் வைத்திருக்கும்.</translation>
    </message>
    <message>
        <source>Names are left out: people are told by their numbers.</source>
        <translation>பெயர்கள் விடப்பட்டன: எண்ணால் அடையாளம் காணலாம்.</translation>
    </message>
    <message>
        <source>A question is told by its kind and rulebook; its cards, amounts and key are left out.</source>
        <translation>ஒரு கேள்வி அதன் வகையாலும் விதிப்புத்தகத்தாலும் குறிக்கப்படும்; அதன் சீட்டுகள், தொகைகள், சரியான பதில் விடப்பட்டன.</translation>
    </message>
    <message>
        <source>Names are kept in one piece here; given and family name were parted at the last space.</source>
        <translation>இங்கே பெயர்கள் முழுதாக வைக்கப்படும்; கடைசி இடைவெளியில் இடுபெயரும் குடும்பப் பெயரும் பிரிக்கப்பட்டன.</translation>
    </message>
    <message>
        <source>The scores of an exam&apos;s sections are left out: a result holds one.</source>
        <translation>தேர்வின் பகுதி மதிப்பெண்கள் விடப்பட்டன: ஒரு முடிவில் ஒன்று மட்டுமே அடங்கும்.</translation>
    </message>
    <message>
        <source>Questions taken in: %1.</source>
        <translation>உள்ளே எடுத்த கேள்விகள்: %1.</translation>
    </message>
    <message>
        <source>Question left out. %1</source>
        <translation>கேள்வி விடப்பட்டது. %1</translation>
    </message>
    <message>
        <source>Taken in, but: %1</source>
        <translation>உள்ளே எடுக்கப்பட்டது, ஆனால்: %1</translation>
    </message>
    <message>
        <source>Questions of the type “%1” cannot be asked here.</source>
        <translation>“%1” வகைக் கேள்விகளை இங்கே கேட்க முடியாது.</translation>
    </message>
    <message>
        <source>“%1” is not a question.</source>
        <translation>“%1” கேள்வி அல்ல.</translation>
    </message>
    <message>
        <source>It has no text.</source>
        <translation>இதில் உரை இல்லை.</translation>
    </message>
    <message>
        <source>It asks nothing.</source>
        <translation>இது எதையும் கேட்கவில்லை.</translation>
    </message>
    <message>
        <source>It asks several things at once.</source>
        <translation>இது ஒரே நேரத்தில் பலவற்றைக் கேட்கிறது.</translation>
    </message>
    <message>
        <source>It names no answer that is wholly right.</source>
        <translation>முழுவதும் சரியான பதில் எதையும் இது குறிப்பிடவில்லை.</translation>
    </message>
    <message>
        <source>Several numbers are right.</source>
        <translation>பல எண்கள் சரி.</translation>
    </message>
    <message>
        <source>Its answer is a text that has to be typed.</source>
        <translation>இதன் பதில் தட்டச்சு செய்ய வேண்டிய உரை.</translation>
    </message>
    <message>
        <source>Its number is neither a whole one nor one of dollars and cents.</source>
        <translation>இதன் எண் முழு எண்ணும் அல்ல, டாலர்-சென்ட் தொகையும் அல்ல.</translation>
    </message>
    <message>
        <source>It takes any number within %1 of the right one; here only one number is right.</source>
        <translation>சரியான எண்ணிலிருந்து %1 வரை விலகிய எதையும் இது ஏற்கும்; இங்கே ஓர் எண் மட்டுமே சரி.</translation>
    </message>
    <message>
        <source>Its number needs a unit.</source>
        <translation>இதன் எண்ணுக்கு அலகு வேண்டும்.</translation>
    </message>
    <message>
        <source>It orders only some of its lines.</source>
        <translation>இது தன் வரிகளில் சிலவற்றை மட்டுமே வரிசைப்படுத்துகிறது.</translation>
    </message>
    <message>
        <source>It has %1 options; at most %2 can be shown.</source>
        <translation>இதில் %1 விருப்பங்கள் உள்ளன; அதிகபட்சம் %2 காட்டலாம்.</translation>
    </message>
    <message>
        <source>One of its options has no words.</source>
        <translation>இதன் விருப்பங்களில் ஒன்றில் சொற்கள் இல்லை.</translation>
    </message>
    <message>
        <source>Two of its options read the same.</source>
        <translation>இதன் விருப்பங்களில் இரண்டு ஒன்றுபோல உள்ளன.</translation>
    </message>
    <message>
        <source>It is not taken: %1.</source>
        <translation>இது ஏற்கப்படவில்லை: %1.</translation>
    </message>
    <message>
        <source>The package has no such file.</source>
        <translation>தொகுப்பில் அப்படி ஒரு கோப்பு இல்லை.</translation>
    </message>
    <message>
        <source>Pictures are left out; their words stand in their place.</source>
        <translation>படங்கள் விடப்பட்டன; அவற்றின் இடத்தில் அவற்றின் சொற்கள் உள்ளன.</translation>
    </message>
    <message>
        <source>Sounds, films and formulas are left out.</source>
        <translation>ஒலிகள், படக்காட்சிகள், சூத்திரங்கள் விடப்பட்டன.</translation>
    </message>
    <message>
        <source>Part marks are left out: an answer is right or wrong.</source>
        <translation>பகுதி மதிப்பெண்கள் விடப்பட்டன: பதில் சரி அல்லது தவறு.</translation>
    </message>
    <message>
        <source>Its options were shuffled; here they keep their order.</source>
        <translation>இதன் விருப்பங்கள் கலக்கப்பட்டிருந்தன; இங்கே தம் வரிசையிலேயே இருக்கும்.</translation>
    </message>
    <message>
        <source>What was said of single ticks is left out.</source>
        <translation>தனித்தனிக் குறிகளுக்கான விளக்கங்கள் விடப்பட்டன.</translation>
    </message>
    <message>
        <source>What was said of right and wrong answers as such is left out.</source>
        <translation>சரியான, தவறான பதில்களுக்கான பொது விளக்கங்கள் விடப்பட்டன.</translation>
    </message>
    <message>
        <source>What was said of any other number is left out.</source>
        <translation>வேறு எந்த எண்ணுக்கும் சொன்ன விளக்கம் விடப்பட்டது.</translation>
    </message>
    <message>
        <source>Its hints are left out.</source>
        <translation>இதன் குறிப்புதவிகள் விடப்பட்டன.</translation>
    </message>
    <message>
        <source>It earned no mark there; here it is right or wrong.</source>
        <translation>அங்கே இதற்கு மதிப்பெண் இல்லை; இங்கே சரி அல்லது தவறு.</translation>
    </message>
    <message>
        <source>Notes for its graders are left out.</source>
        <translation>மதிப்பிடுபவர்களுக்கான குறிப்புகள் விடப்பட்டன.</translation>
    </message>
    <message>
        <source>Its own way of marking is left out; all that it says stands in the explanation.</source>
        <translation>இதன் சொந்த மதிப்பீட்டு முறை விடப்பட்டது; அது சொல்வதெல்லாம் விளக்கத்தில் உள்ளது.</translation>
    </message>
    <message>
        <source>Left out: this scenario is retired.</source>
        <translation>விடப்பட்டது: இந்தச் சூழல் ஓய்வுபெற்றது.</translation>
    </message>
    <message>
        <source>You dealt round %1. What was to be done here?</source>
        <translation>சுற்று %1-ஐ நீங்கள் பகிர்ந்தீர்கள். இங்கே என்ன செய்திருக்க வேண்டும்?</translation>
    </message>
    <message>
        <source>%1, round %2: was everything right?</source>
        <translation>%1, சுற்று %2: எல்லாம் சரியாக இருந்ததா?</translation>
    </message>
    <message>
        <source>Everything was right</source>
        <translation>எல்லாம் சரி</translation>
    </message>
    <message>
        <source>Something was wrong</source>
        <translation>ஏதோ தவறு</translation>
    </message>
    <message>
        <source>Invite bets</source>
        <translation>பந்தயம் வைக்க அழைக்கவும்</translation>
    </message>
    <message>
        <source>Announce that betting is closed</source>
        <translation>பந்தயம் மூடப்பட்டது என்று அறிவிக்கவும்</translation>
    </message>
    <message>
        <source>Offer surrender</source>
        <translation>surrender வழங்கவும்</translation>
    </message>
    <message>
        <source>Announce that surrender is closed</source>
        <translation>surrender மூடப்பட்டது என்று அறிவிக்கவும்</translation>
    </message>
    <message>
        <source>Offer insurance</source>
        <translation>insurance வழங்கவும்</translation>
    </message>
    <message>
        <source>Announce that insurance is closed</source>
        <translation>insurance மூடப்பட்டது என்று அறிவிக்கவும்</translation>
    </message>
    <message>
        <source>Announce the outcome</source>
        <translation>முடிவை அறிவிக்கவும்</translation>
    </message>
    <message>
        <source>Burn the first card of the shoe</source>
        <translation>shoe-வின் முதல் சீட்டை burn செய்யவும்</translation>
    </message>
    <message>
        <source>Deal yourself a card</source>
        <translation>உங்களுக்கே ஒரு சீட்டு பகிரவும்</translation>
    </message>
    <message>
        <source>Deal a card to box %1</source>
        <translation>box %1-க்கு ஒரு சீட்டு பகிரவும்</translation>
    </message>
    <message>
        <source>Deal a card to hand %1 on box %2</source>
        <translation>box %2-இன் hand %1-க்கு ஒரு சீட்டு பகிரவும்</translation>
    </message>
    <message>
        <source>Split the hand on box %1</source>
        <translation>box %1-இன் hand-ஐ split செய்யவும்</translation>
    </message>
    <message>
        <source>Lay a marker to the right of the bet on box %1</source>
        <translation>box %1-இல் பந்தயத்தின் வலப்பக்கத்தில் ஒரு marker வைக்கவும்</translation>
    </message>
    <message>
        <source>Take a marker off box %1</source>
        <translation>box %1-இலிருந்து ஒரு marker-ஐ எடுக்கவும்</translation>
    </message>
    <message>
        <source>Take %1 from box %2: %3&apos;s %4</source>
        <translation>box %2-இலிருந்து %1 எடுக்கவும்: %3-இன் %4</translation>
    </message>
    <message>
        <source>Take from box %1: %2&apos;s %3</source>
        <translation>box %1-இலிருந்து எடுக்கவும்: %2-இன் %3</translation>
    </message>
    <message>
        <source>Pay %1 on box %2: %3&apos;s %4</source>
        <translation>box %2-இல் %1 கொடுக்கவும்: %3-இன் %4</translation>
    </message>
    <message>
        <source>Pay on box %1: %2&apos;s %3</source>
        <translation>box %1-இல் கொடுக்கவும்: %2-இன் %3</translation>
    </message>
    <message>
        <source>Give back %1 on box %2: %3&apos;s %4</source>
        <translation>box %2-இல் %1 திருப்பிக் கொடுக்கவும்: %3-இன் %4</translation>
    </message>
    <message>
        <source>Give back on box %1: %2&apos;s %3</source>
        <translation>box %1-இல் திருப்பிக் கொடுக்கவும்: %2-இன் %3</translation>
    </message>
    <message>
        <source>Give %1 half of the bet on box %2 back</source>
        <translation>box %2-இன் பந்தயத்தில் பாதியை %1-க்குத் திருப்பிக் கொடுக்கவும்</translation>
    </message>
    <message>
        <source>Accept what %1 wants on box %2</source>
        <translation>box %2-இல் %1 விரும்புவதை ஏற்கவும்</translation>
    </message>
    <message>
        <source>Refuse what %1 wants on box %2</source>
        <translation>box %2-இல் %1 விரும்புவதை மறுக்கவும்</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>மறுக்கவும்</translation>
    </message>
    <message>
        <source>Clear the cards of box %1</source>
        <translation>box %1-இன் சீட்டுகளை அகற்றவும்</translation>
    </message>
    <message>
        <source>Clear the cards</source>
        <translation>சீட்டுகளை அகற்றவும்</translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <translation>கடைசிச் சீட்டைத் திரும்ப எடுக்கவும்</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>ஆட்டத்தை நிறுத்தவும்</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>floor-ஐ அழைக்கவும்</translation>
    </message>
    <message>
        <source>Report what happened as it is</source>
        <translation>நடந்ததை நடந்தபடியே தெரிவிக்கவும்</translation>
    </message>
    <message>
        <source>Rule as the document says</source>
        <translation>ஆவணம் சொல்வதுபோலத் தீர்ப்புக் கூறவும்</translation>
    </message>
    <message>
        <source>Follow the player who calls this hand</source>
        <translation>இந்த hand-க்கு முடிவெடுக்கும் ஆட்டக்காரரைப் பின்பற்றவும்</translation>
    </message>
    <message>
        <source>Stop, call the floor and have the card put right</source>
        <translation>நிறுத்தி, floor-ஐ அழைத்து, சீட்டைச் சரிசெய்யச் செய்யவும்</translation>
    </message>
    <message>
        <source>Nothing: nobody asked for that</source>
        <translation>எதுவுமில்லை: யாரும் அதைக் கேட்கவில்லை</translation>
    </message>
    <message>
        <source>Nothing was done</source>
        <translation>எதுவும் செய்யவில்லை</translation>
    </message>
    <message>
        <source>It was done, but too late</source>
        <translation>செய்யப்பட்டது, ஆனால் தாமதமாக</translation>
    </message>
    <message>
        <source>It was done with %1</source>
        <translation>%1 கொண்டு செய்யப்பட்டது</translation>
    </message>
    <message>
        <source>It was done in the wrong place</source>
        <translation>தவறான இடத்தில் செய்யப்பட்டது</translation>
    </message>
    <message>
        <source>The bet was taken</source>
        <translation>பந்தயம் எடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>The bet was paid or given back</source>
        <translation>பந்தயத்துக்குக் கொடுக்கப்பட்டது அல்லது அது திருப்பிக் கொடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>It was granted</source>
        <translation>அனுமதிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>It was refused</source>
        <translation>மறுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Somebody else&apos;s signal was followed</source>
        <translation>வேறொருவரின் சைகை பின்பற்றப்பட்டது</translation>
    </message>
    <message>
        <source>Play went on</source>
        <translation>ஆட்டம் தொடர்ந்தது</translation>
    </message>
    <message>
        <source>The cards were moved without the floor</source>
        <translation>floor இல்லாமல் சீட்டுகள் நகர்த்தப்பட்டன</translation>
    </message>
    <message>
        <source>Something else was reported</source>
        <translation>வேறொன்று தெரிவிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Another ruling was given</source>
        <translation>வேறு தீர்ப்பு கூறப்பட்டது</translation>
    </message>
    <message>
        <source>The ruling was not carried out</source>
        <translation>தீர்ப்பு நிறைவேற்றப்படவில்லை</translation>
    </message>
    <message>
        <source>The game was stopped</source>
        <translation>ஆட்டம் நிறுத்தப்பட்டது</translation>
    </message>
    <message>
        <source>A round dealt</source>
        <translation>பகிர்ந்த சுற்று</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>அறிவிப்புகள்</translation>
    </message>
    <message>
        <source>Bets before the deal</source>
        <translation>பகிர்வதற்கு முன் பந்தயங்கள்</translation>
    </message>
    <message>
        <source>Surrender and insurance</source>
        <translation>surrender-உம் insurance-உம்</translation>
    </message>
    <message>
        <source>Signals and cards</source>
        <translation>சைகைகளும் சீட்டுகளும்</translation>
    </message>
    <message>
        <source>Splits and doubles</source>
        <translation>split-களும் double-களும்</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>marker-கள்</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>bust-கள்</translation>
    </message>
    <message>
        <source>The dealer&apos;s own hand</source>
        <translation>dealer-இன் சொந்த hand</translation>
    </message>
    <message>
        <source>Settling main bets</source>
        <translation>முதன்மைப் பந்தயங்களைத் தீர்த்தல்</translation>
    </message>
    <message>
        <source>Settling side bets</source>
        <translation>side bet-களைத் தீர்த்தல்</translation>
    </message>
    <message>
        <source>Irregularities at the table</source>
        <translation>மேசையில் ஒழுங்கீனங்கள்</translation>
    </message>
    <message>
        <source>Watching the table</source>
        <translation>மேசையைக் கவனித்தல்</translation>
    </message>
    <message>
        <source>Key typed by a person, not computed: it came from another program.</source>
        <translation>சரியான பதிலை ஒருவர் தட்டச்சு செய்தார், கணக்கிடப்படவில்லை: இது வேறு நிரலிலிருந்து வந்தது.</translation>
    </message>
    <message>
        <source>A on box %1 says “card” but waves his hand.</source>
        <translation>box %1-இல் A “card” என்று சொல்லிக் கையசைக்கிறார்.</translation>
    </message>
    <message>
        <source>Does he get a card?</source>
        <translation>அவருக்குச் சீட்டு கிடைக்குமா?</translation>
    </message>
    <message>
        <source>You called the hand of box %1 as %2.</source>
        <translation>box %1-இன் hand %2 என்று நீங்கள் அறிவித்தீர்கள்.</translation>
    </message>
    <message>
        <source>A waved his hand. Now he counts his cards and wants one more: you had misled him.</source>
        <translation>A கையசைத்து நிறுத்தினார். இப்போது தன் சீட்டுகளை எண்ணிவிட்டு, நீங்கள் தவறாக வழிநடத்தியதாகச் சொல்லி, இன்னொன்று கேட்கிறார்.</translation>
    </message>
    <message>
        <source>Before he signals, A counts his cards himself and taps for one.</source>
        <translation>சைகை காட்டும் முன் A தன் சீட்டுகளைத் தானே எண்ணி, ஒன்று கேட்டுத் தட்டுகிறார்.</translation>
    </message>
    <message>
        <source>Does that bet play where it lies?</source>
        <translation>அந்தப் பந்தயம் இருக்கும் இடத்திலேயே ஆட்டத்தில் உள்ளதா?</translation>
    </message>
    <message>
        <source>Do you give it back?</source>
        <translation>அதைத் திருப்பிக் கொடுப்பீர்களா?</translation>
    </message>
    <message>
        <source>At A&apos;s request %1 laid A&apos;s bet on box %2.</source>
        <translation>A கேட்டபடி %1 A-இன் பந்தயத்தை box %2-இல் வைத்தார்.</translation>
    </message>
    <message>
        <source>Bets are closed. Now A says that he had asked for another box.</source>
        <translation>பந்தயம் மூடப்பட்டது. தான் வேறு box-ஐக் கேட்டதாக A இப்போது சொல்கிறார்.</translation>
    </message>
    <message>
        <source>A&apos;s chips lean over the line of box %1. He says he meant the box beside it.</source>
        <translation>A-இன் chip-கள் box %1-இன் கோட்டைத் தாண்டிச் சாய்ந்துள்ளன. பக்கத்து box-ஐ நினைத்ததாக அவர் சொல்கிறார்.</translation>
    </message>
    <message>
        <source>Does that bet win or lose as it lies?</source>
        <translation>அந்தப் பந்தயம் இருந்தபடியே வெல்லுமா அல்லது தோற்குமா?</translation>
    </message>
    <message>
        <source>A&apos;s bet on box %1 is under the minimum. It was seen after the bets were closed; he says you should have told him.</source>
        <translation>box %1-இல் A-இன் பந்தயம் குறைந்தபட்சத்துக்குக் கீழ். பந்தயம் மூடிய பிறகு அது தெரிந்தது; நீங்கள் சொல்லியிருக்க வேண்டும் என்கிறார்.</translation>
    </message>
    <message>
        <source>Now A puts %1 down as a %2 on box %3.</source>
        <translation>இப்போது A box %3-இல் %1 கொண்ட பந்தயம் வைக்கிறார்: %2.</translation>
    </message>
    <message>
        <source>Now A adds %1 to his %2 on box %3.</source>
        <translation>இப்போது A box %3-இல் உள்ள தன் பந்தயத்துடன் (%2) %1 சேர்க்கிறார்.</translation>
    </message>
    <message>
        <source>Now A takes his %1 of %2 off box %3.</source>
        <translation>இப்போது A box %3-இல் உள்ள தன் பந்தயத்திலிருந்து (%2) %1-ஐ எடுக்கிறார்.</translation>
    </message>
    <message>
        <source>You have not called “No more bets” yet.</source>
        <translation>நீங்கள் இன்னும் “No more bets” என்று அறிவிக்கவில்லை.</translation>
    </message>
    <message>
        <source>The round has begun.</source>
        <translation>சுற்று தொடங்கிவிட்டது.</translation>
    </message>
    <message>
        <source>The round has not begun.</source>
        <translation>சுற்று தொடங்கவில்லை.</translation>
    </message>
    <message>
        <source>Does that bet play in this round?</source>
        <translation>அந்தப் பந்தயம் இந்தச் சுற்றில் ஆட்டத்தில் உள்ளதா?</translation>
    </message>
    <message>
        <source>Do the added chips play in this round?</source>
        <translation>சேர்த்த chip-கள் இந்தச் சுற்றில் ஆட்டத்தில் உள்ளனவா?</translation>
    </message>
    <message>
        <source>Do those chips play in this round?</source>
        <translation>அந்த chip-கள் இந்தச் சுற்றில் ஆட்டத்தில் உள்ளனவா?</translation>
    </message>
    <message>
        <source>Does his whole bet play on?</source>
        <translation>அவருடைய முழுப் பந்தயமும் தொடர்ந்து ஆட்டத்தில் இருக்குமா?</translation>
    </message>
    <message>
        <source>Until the call of “No more bets” chips may be laid, added or taken back.</source>
        <translation>“No more bets” அறிவிப்பு வரை chip-களை வைக்கலாம், சேர்க்கலாம், திரும்ப எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>What lay there at the call stays in the round: it may not be taken back.</source>
        <translation>அறிவிப்பின்போது அங்கே இருந்தது சுற்றில் இருக்கும்: அதைத் திரும்ப எடுக்க முடியாது.</translation>
    </message>
    <message>
        <source>Insurance is laid after the call, against the dealer&apos;s Ace.</source>
        <translation>dealer-இன் Ace-க்கு எதிரே, அறிவிப்புக்குப் பின் insurance வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>Surrender gives half of the bet back, after the opening cards and before any other.</source>
        <translation>தொடக்கச் சீட்டுகளுக்குப் பின், வேறு சீட்டுக்கு முன், surrender பந்தயத்தில் பாதியைத் திருப்பித் தரும்.</translation>
    </message>
    <message>
        <source>A double is laid after the call, on the first two cards.</source>
        <translation>அறிவிப்புக்குப் பின், முதல் இரண்டு சீட்டுகளில் double வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>A split is laid after the call, on two cards of one value.</source>
        <translation>அறிவிப்புக்குப் பின், ஒரே மதிப்புள்ள இரண்டு சீட்டுகளில் split வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>After a third card the hand may not be doubled any more.</source>
        <translation>மூன்றாவது சீட்டுக்குப் பின் hand-ஐ double செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>The player counts an Ace as one or eleven; eleven only where the hand does not pass 21.</source>
        <translation>ஆட்டக்காரர் Ace-ஐ ஒன்று அல்லது பதினொன்றாக எண்ணலாம்; hand 21-ஐத் தாண்டாதபோது மட்டுமே பதினொன்று.</translation>
    </message>
    <message>
        <source>Box %1, hand %2: what is the best total, and is it hard or soft?</source>
        <translation>Box %1, hand %2: சிறந்த மொத்தம் என்ன, அது hard-ஆ soft-ஆ?</translation>
    </message>
    <message>
        <source>Box %1: what is the best total, and is it hard or soft?</source>
        <translation>Box %1: சிறந்த மொத்தம் என்ன, அது hard-ஆ soft-ஆ?</translation>
    </message>
    <message>
        <source>With the Ace as eleven the hand is better, and it does not pass 21.</source>
        <translation>Ace பதினொன்றானால் hand சிறந்தது, 21-ஐத் தாண்டவும் இல்லை.</translation>
    </message>
    <message>
        <source>A player&apos;s hand over 21 is bust, whatever the dealer makes.</source>
        <translation>dealer-க்கு எது வந்தாலும், 21-ஐத் தாண்டிய ஆட்டக்காரரின் hand bust.</translation>
    </message>
    <message>
        <source>What kind of settlement is that?</source>
        <translation>அது எந்த வகைத் தீர்வு?</translation>
    </message>
    <message>
        <source>An interim settlement</source>
        <translation>இடைக்காலத் தீர்வு (interim settlement)</translation>
    </message>
    <message>
        <source>A final settlement</source>
        <translation>இறுதித் தீர்வு (final settlement)</translation>
    </message>
    <message>
        <source>Box %1 has surrendered and you have taken half of its bet. Nobody has drawn a card.</source>
        <translation>box %1 surrender செய்தது, அதன் பந்தயத்தில் பாதியை எடுத்துவிட்டீர்கள். யாரும் சீட்டு எடுக்கவில்லை.</translation>
    </message>
    <message>
        <source>The bets lie there. “No more bets” has not been called yet.</source>
        <translation>பந்தயங்கள் அங்கே உள்ளன. “No more bets” இன்னும் அறிவிக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>Bets are still open</source>
        <translation>பந்தயம் இன்னும் திறந்துள்ளது</translation>
    </message>
    <message>
        <source>Only the call of “No more bets” closes the bets.</source>
        <translation>“No more bets” அறிவிப்பு மட்டுமே பந்தயத்தை மூடும்.</translation>
    </message>
    <message>
        <source>Cards are out, so the bets are closed.</source>
        <translation>சீட்டுகள் வந்துவிட்டன, ஆகவே பந்தயம் மூடப்பட்டது.</translation>
    </message>
    <message>
        <source>Stop. Leave every card and every chip where it lies</source>
        <translation>நிறுத்தவும். ஒவ்வொரு சீட்டையும் chip-ஐயும் இருக்கும் இடத்திலேயே விடவும்</translation>
    </message>
    <message>
        <source>Call the %1 and say in one sentence what happened</source>
        <translation>%1-ஐ அழைத்து, நடந்ததை ஒரே வாக்கியத்தில் சொல்லவும்</translation>
    </message>
    <message>
        <source>Announce that this round is void</source>
        <translation>இந்தச் சுற்று செல்லாது என்று அறிவிக்கவும்</translation>
    </message>
    <message>
        <source>Hand every bet of this round back to its player</source>
        <translation>இந்தச் சுற்றின் ஒவ்வொரு பந்தயத்தையும் அதன் ஆட்டக்காரரிடம் திருப்பிக் கொடுக்கவும்</translation>
    </message>
    <message>
        <source>Leave every earlier round as it was settled</source>
        <translation>முந்தைய ஒவ்வொரு சுற்றையும் தீர்த்தபடியே விடவும்</translation>
    </message>
    <message>
        <source>Tell the players that the cards are going to be put right</source>
        <translation>சீட்டுகள் சரிசெய்யப்படும் என்று ஆட்டக்காரர்களிடம் சொல்லவும்</translation>
    </message>
    <message>
        <source>Put the cards back into the order in which they should have come</source>
        <translation>வந்திருக்க வேண்டிய வரிசையில் சீட்டுகளை மீண்டும் வைக்கவும்</translation>
    </message>
    <message>
        <source>Leave the cards as they are: they may no longer be put right</source>
        <translation>சீட்டுகளை இருந்தபடியே விடவும்: அவற்றை இனி சரிசெய்ய முடியாது</translation>
    </message>
    <message>
        <source>Ask every player in turn: play on, or take the bet back</source>
        <translation>ஒவ்வோர் ஆட்டக்காரரையும் முறையே கேட்கவும்: தொடர்ந்து ஆடுவதா, பந்தயத்தைத் திரும்ப எடுப்பதா</translation>
    </message>
    <message>
        <source>Give those who leave their bet and clear their cards</source>
        <translation>விலகுபவர்களின் பந்தயத்தைக் கொடுத்து, அவர்களின் சீட்டுகளை அகற்றவும்</translation>
    </message>
    <message>
        <source>Remind those who stay that they take every card still to come</source>
        <translation>இருப்பவர்கள் இனி வரும் ஒவ்வொரு சீட்டையும் ஏற்க வேண்டும் என்று நினைவூட்டவும்</translation>
    </message>
    <message>
        <source>Say clearly that the bet is refused</source>
        <translation>பந்தயம் மறுக்கப்பட்டது என்று தெளிவாகச் சொல்லவும்</translation>
    </message>
    <message>
        <source>Push the chips back to the player</source>
        <translation>chip-களை ஆட்டக்காரரிடம் திருப்பித் தள்ளவும்</translation>
    </message>
    <message>
        <source>Say that the bet stays in play</source>
        <translation>பந்தயம் ஆட்டத்தில் இருக்கும் என்று சொல்லவும்</translation>
    </message>
    <message>
        <source>Settle it as the round goes, won or lost</source>
        <translation>வென்றாலும் தோற்றாலும் சுற்றுப்படி அதைத் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>Deal the card in its turn, just as if it had lain face down</source>
        <translation>முகம் கீழாக இருந்ததுபோலவே, சீட்டை அதன் முறையில் பகிரவும்</translation>
    </message>
    <message>
        <source>Put the card into the discard holder</source>
        <translation>சீட்டைக் கழிவுப் பெட்டியில் வைக்கவும்</translation>
    </message>
    <message>
        <source>Announce %1: the total before that card counts</source>
        <translation>%1 என்று அறிவிக்கவும்: அந்தச் சீட்டுக்கு முன்னான மொத்தமே கணக்கில் வரும்</translation>
    </message>
    <message>
        <source>Say that all is in order</source>
        <translation>எல்லாம் சரி என்று சொல்லவும்</translation>
    </message>
    <message>
        <source>Go on with the round</source>
        <translation>சுற்றைத் தொடரவும்</translation>
    </message>
    <message>
        <source>Offer the card, in turn, to whoever is due one, as the next card of the shoe</source>
        <translation>சீட்டு பெற வேண்டியவர்களுக்கு, முறையே, shoe-வின் அடுத்த சீட்டாக அதை வழங்கவும்</translation>
    </message>
    <message>
        <source>Whoever refuses it gets no further card this round</source>
        <translation>அதை மறுப்பவருக்கு இந்தச் சுற்றில் இனி சீட்டு இல்லை</translation>
    </message>
    <message>
        <source>Keep the card: it is the dealer&apos;s next one</source>
        <translation>சீட்டை வைத்திருக்கவும்: அது dealer-இன் அடுத்த சீட்டு</translation>
    </message>
    <message>
        <source>Ask the player whose hand is in play whether he wants to finish it first</source>
        <translation>நடப்பு hand-இன் ஆட்டக்காரரிடம், முதலில் அதை முடிக்க விரும்புகிறாரா என்று கேட்கவும்</translation>
    </message>
    <message>
        <source>Draw the dealer&apos;s missing card</source>
        <translation>dealer-இன் விடுபட்ட சீட்டை எடுக்கவும்</translation>
    </message>
    <message>
        <source>Offer insurance if it is an Ace, else surrender, and say when the offer is closed</source>
        <translation>அது Ace ஆனால் insurance, இல்லையேல் surrender வழங்கவும்; வழங்கல் மூடும்போது சொல்லவும்</translation>
    </message>
    <message>
        <source>Give the bet back to its player</source>
        <translation>பந்தயத்தை அதன் ஆட்டக்காரரிடம் திருப்பிக் கொடுக்கவும்</translation>
    </message>
    <message>
        <source>Ask the player: act on the card in turn, or take the bet back and lose the card</source>
        <translation>ஆட்டக்காரரைக் கேட்கவும்: தன் முறையில் அந்தச் சீட்டுடன் ஆடுவதா, பந்தயத்தைத் திரும்ப எடுத்துச் சீட்டை இழப்பதா</translation>
    </message>
    <message>
        <source>Put those cards into the discard holder</source>
        <translation>அந்தச் சீட்டுகளைக் கழிவுப் பெட்டியில் வைக்கவும்</translation>
    </message>
    <message>
        <source>Take the cards back and treat them as never seen</source>
        <translation>சீட்டுகளைத் திரும்ப எடுத்து, ஒருபோதும் தெரியாதவையாகக் கருதவும்</translation>
    </message>
    <message>
        <source>Let the player who was passed over act on his hand</source>
        <translation>விடுபட்ட ஆட்டக்காரரைத் தன் hand-ஐ ஆட விடவும்</translation>
    </message>
    <message>
        <source>Say that it is too late: the hand goes on as it is</source>
        <translation>தாமதமாகிவிட்டது என்று சொல்லவும்: hand இருந்தபடியே தொடரும்</translation>
    </message>
    <message>
        <source>Riffle all the cards of the discard holder once</source>
        <translation>கழிவுப் பெட்டியின் எல்லாச் சீட்டுகளையும் ஒரு முறை riffle செய்யவும்</translation>
    </message>
    <message>
        <source>Let the player whose hand acts next cut them</source>
        <translation>அடுத்து ஆட வேண்டிய hand-இன் ஆட்டக்காரரை அவற்றை வெட்ட விடவும்</translation>
    </message>
    <message>
        <source>Finish the round with them</source>
        <translation>அவற்றைக் கொண்டு சுற்றை முடிக்கவும்</translation>
    </message>
    <message>
        <source>Shuffle and cut when the round is over</source>
        <translation>சுற்று முடிந்தபின் கலக்கி வெட்டவும்</translation>
    </message>
    <message>
        <source>Draw a card for the absent player&apos;s hand</source>
        <translation>இல்லாத ஆட்டக்காரரின் hand-க்கு ஒரு சீட்டு எடுக்கவும்</translation>
    </message>
    <message>
        <source>Let the absent player&apos;s hand stand</source>
        <translation>இல்லாத ஆட்டக்காரரின் hand-ஐ stand ஆக விடவும்</translation>
    </message>
    <message>
        <source>Let the other bettor of the box call the hand</source>
        <translation>box-இன் மற்றப் பந்தயக்காரரை hand-க்கு முடிவெடுக்க விடவும்</translation>
    </message>
    <message>
        <source>Let the player choose from the cards</source>
        <translation>சீட்டுகளிலிருந்து ஆட்டக்காரரைத் தேர்ந்தெடுக்க விடவும்</translation>
    </message>
    <message>
        <source>Use what remains as the next card of the shoe</source>
        <translation>மீதமிருப்பதை shoe-வின் அடுத்த சீட்டாகப் பயன்படுத்தவும்</translation>
    </message>
    <message>
        <source>Use the card that was seen as the next one</source>
        <translation>தெரிந்த சீட்டை அடுத்த சீட்டாகப் பயன்படுத்தவும்</translation>
    </message>
    <message>
        <source>Offer what remains to the next player, and burn it if he declines</source>
        <translation>மீதமிருப்பதை அடுத்த ஆட்டக்காரருக்கு வழங்கவும்; அவர் வேண்டாம் என்றால் burn செய்யவும்</translation>
    </message>
    <message>
        <source>Let the %1 choose the dealer&apos;s card</source>
        <translation>dealer-இன் சீட்டை %1 தேர்ந்தெடுக்க விடவும்</translation>
    </message>
    <message>
        <source>The %1 gives the dealer the %2, the worse card for him</source>
        <translation>%1 dealer-க்கு மோசமான சீட்டைத் தருவார்: %2</translation>
    </message>
    <message>
        <source>Put the other card into the discard holder</source>
        <translation>மற்றச் சீட்டைக் கழிவுப் பெட்டியில் வைக்கவும்</translation>
    </message>
    <message>
        <source>On the instruction of the %1 or above, discard the cards that came together</source>
        <translation>%1 அல்லது அவருக்கு மேலுள்ளவரின் அறிவுறுத்தலில், ஒன்றாக வந்த சீட்டுகளைக் கழிக்கவும்</translation>
    </message>
    <message>
        <source>Draw another card for the dealer</source>
        <translation>dealer-க்கு வேறொரு சீட்டு எடுக்கவும்</translation>
    </message>
    <message>
        <source>Leave the hand as it stands</source>
        <translation>hand-ஐ இருந்தபடியே விடவும்</translation>
    </message>
    <message>
        <source>Ask before any further card whether the player takes his remaining bets back</source>
        <translation>கூடுதல் சீட்டுக்கு முன், ஆட்டக்காரர் தன் மீதிப் பந்தயங்களைத் திரும்ப எடுக்கிறாரா என்று கேட்கவும்</translation>
    </message>
    <message>
        <source>Bets that have already lost stay lost</source>
        <translation>ஏற்கெனவே தோற்ற பந்தயங்கள் இழந்தவையே</translation>
    </message>
    <message>
        <source>Say that the bets cannot be taken back now</source>
        <translation>இப்போது பந்தயங்களைத் திரும்ப எடுக்க முடியாது என்று சொல்லவும்</translation>
    </message>
    <message>
        <source>Settle it at its size this once</source>
        <translation>இந்த ஒரு முறை அதன் அளவிலேயே தீர்க்கவும்</translation>
    </message>
    <message>
        <source>Tell the player that his next bet under the minimum goes back, won or lost</source>
        <translation>குறைந்தபட்சத்துக்குக் கீழான அடுத்த பந்தயம், வென்றாலும் தோற்றாலும், திரும்பப் போகும் என்று ஆட்டக்காரரிடம் சொல்லவும்</translation>
    </message>
    <message>
        <source>Name the minimum, and let the player raise the bet or take it back</source>
        <translation>குறைந்தபட்சத்தைச் சொல்லி, பந்தயத்தைக் கூட்டவோ திரும்ப எடுக்கவோ ஆட்டக்காரரை விடவும்</translation>
    </message>
    <message>
        <source>Settle on the maximum only and give back what lies above it</source>
        <translation>அதிகபட்சம் வரை மட்டுமே தீர்த்து, அதற்கு மேலுள்ளதைத் திருப்பிக் கொடுக்கவும்</translation>
    </message>
    <message>
        <source>Reject what is above the maximum; the seated player&apos;s bet comes first</source>
        <translation>அதிகபட்சத்தை மீறியதை நிராகரிக்கவும்; அமர்ந்த ஆட்டக்காரரின் பந்தயம் முதலில் வரும்</translation>
    </message>
    <message>
        <source>Settle every bettor on his share of the maximum: %1</source>
        <translation>ஒவ்வொரு பந்தயக்காரரையும் அதிகபட்சத்தில் அவருடைய பங்குப்படி தீர்க்கவும்: %1</translation>
    </message>
    <message>
        <source>Give back what was placed last: %1</source>
        <translation>கடைசியில் வைத்ததைத் திருப்பிக் கொடுக்கவும்: %1</translation>
    </message>
    <message>
        <source>Leave it as it was settled</source>
        <translation>தீர்த்தபடியே விடவும்</translation>
    </message>
    <message>
        <source>Ask each player: take all bets back, or leave all of them</source>
        <translation>ஒவ்வோர் ஆட்டக்காரரையும் கேட்கவும்: எல்லாப் பந்தயங்களையும் திரும்ப எடுப்பதா, எல்லாவற்றையும் விடுவதா</translation>
    </message>
    <message>
        <source>Conclude the round</source>
        <translation>சுற்றை நிறைவு செய்யவும்</translation>
    </message>
    <message>
        <source>Have the house work out the card by reasonable means</source>
        <translation>காசினோ நியாயமான வழிகளில் சீட்டைக் கண்டறியச் செய்யவும்</translation>
    </message>
    <message>
        <source>Settle the bet as soon as it can be done</source>
        <translation>இயன்றவுடன் பந்தயத்தைத் தீர்க்கவும்</translation>
    </message>
    <message>
        <source>Refer it to the %1 and wait for the decision</source>
        <translation>%1-இடம் கொண்டு சென்று முடிவுக்காகக் காத்திருக்கவும்</translation>
    </message>
    <message>
        <source>Say that %1 calls the decisions of this box</source>
        <translation>இந்த box-இல் முடிவெடுப்பவர் %1 என்று சொல்லவும்</translation>
    </message>
    <message>
        <source>Give the bet to %1</source>
        <translation>பந்தயத்தை %1-க்குத் தரவும்</translation>
    </message>
    <message>
        <source>Take the bet from nobody</source>
        <translation>யாரிடமிருந்தும் பந்தயத்தை ஏற்க வேண்டாம்</translation>
    </message>
    <message>
        <source>Take the bet: %1</source>
        <translation>பந்தயத்தை ஏற்கவும்: %1</translation>
    </message>
    <message>
        <source>Ask the %1; whoever stands above may decide as well</source>
        <translation>%1-ஐக் கேட்கவும்; அவருக்கு மேலுள்ளவரும் முடிவு செய்யலாம்</translation>
    </message>
    <message>
        <source>Whoever acts in the position, or stands above it, may do it</source>
        <translation>அந்தப் பொறுப்பில் செயல்படுபவரோ அதற்கு மேலுள்ளவரோ செய்யலாம்</translation>
    </message>
    <message>
        <source>The house decides it, not the table</source>
        <translation>முடிவு செய்வது காசினோ, மேசை அல்ல</translation>
    </message>
    <message>
        <source>It is the player&apos;s own to see to: nothing is changed</source>
        <translation>அதைக் கவனிப்பது ஆட்டக்காரரின் பொறுப்பு: எதுவும் மாற்றப்படாது</translation>
    </message>
    <message>
        <source>Go by the hand signal, not by the word</source>
        <translation>சொல்லை அல்ல, கைச்சைகையைப் பின்பற்றவும்</translation>
    </message>
    <message>
        <source>Go by where the chips lay when bets were closed</source>
        <translation>பந்தயம் மூடியபோது chip-கள் இருந்த இடத்தைப் பின்பற்றவும்</translation>
    </message>
    <message>
        <source>Deal the next card to box %1, hand %2</source>
        <translation>box %1, hand %2-க்கு அடுத்த சீட்டைப் பகிரவும்</translation>
    </message>
    <message>
        <source>Draw no card</source>
        <translation>சீட்டு எடுக்க வேண்டாம்</translation>
    </message>
    <message>
        <source>Draw one card and stop, whatever the total</source>
        <translation>மொத்தம் எதுவானாலும், ஒரு சீட்டு எடுத்து நிறுத்தவும்</translation>
    </message>
    <message>
        <source>Draw the hand out</source>
        <translation>hand-க்கு முழுவதும் எடுக்கவும்</translation>
    </message>
    <message>
        <source>Take the bets on the hand at once</source>
        <translation>அந்த hand-இன் பந்தயங்களை உடனே எடுக்கவும்</translation>
    </message>
    <message>
        <source>Put its cards into the discard holder</source>
        <translation>அதன் சீட்டுகளைக் கழிவுப் பெட்டியில் வைக்கவும்</translation>
    </message>
    <message>
        <source>Leave its cards on the felt until the box is finished</source>
        <translation>box முடியும் வரை அதன் சீட்டுகளை மேசையிலேயே விடவும்</translation>
    </message>
    <message>
        <source>Leave the side bets that are still open</source>
        <translation>இன்னும் திறந்துள்ள side bet-களை அப்படியே விடவும்</translation>
    </message>
    <message>
        <source>Announce: place your bets, please</source>
        <translation>அறிவிக்கவும்: place your bets, please (பந்தயம் வையுங்கள்)</translation>
    </message>
    <message>
        <source>Announce: no more bets</source>
        <translation>அறிவிக்கவும்: no more bets (இனி பந்தயம் இல்லை)</translation>
    </message>
    <message>
        <source>Open the table: that is within the rules</source>
        <translation>மேசையைத் திறக்கவும்: அது விதிகளுக்குள் உள்ளது</translation>
    </message>
    <message>
        <source>Do not open the table like that</source>
        <translation>அப்படியே மேசையைத் திறக்க வேண்டாம்</translation>
    </message>
    <message>
        <source>Take the bet: it may be placed</source>
        <translation>பந்தயத்தை ஏற்கவும்: அதை வைக்கலாம்</translation>
    </message>
    <message>
        <source>The player of box %1 has walked away.</source>
        <translation>box %1-இன் ஆட்டக்காரர் நடந்து போய்விட்டார்.</translation>
    </message>
    <message>
        <source>The player of box %1 had walked away; you played his hand as the rules have it.</source>
        <translation>box %1-இன் ஆட்டக்காரர் நடந்து போயிருந்தார்; விதிகள் சொல்வதுபோல அவருடைய hand-ஐ ஆடினீர்கள்.</translation>
    </message>
    <message>
        <source>What happens with the hand of box %1 now?</source>
        <translation>box %1-இன் hand-க்கு இப்போது என்ன நடக்கும்?</translation>
    </message>
    <message>
        <source>Such a hand is drawn to 12 or more, soft or hard.</source>
        <translation>அத்தகைய hand-க்கு 12 அல்லது அதற்கு மேல், soft ஆனாலும் hard ஆனாலும், வரும் வரை எடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>Such a hand is drawn to more than 11, or to soft 17 or more.</source>
        <translation>அத்தகைய hand-க்கு 11-க்கு மேல், அல்லது soft 17 அல்லது அதற்கு மேல் வரும் வரை எடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>Who plays the hand of box %1 now?</source>
        <translation>box %1-இன் hand-ஐ இப்போது யார் ஆடுவார்?</translation>
    </message>
    <message>
        <source>With the seat empty, the largest bet of the box calls.</source>
        <translation>இருக்கை காலியானால், box-இன் மிகப் பெரிய பந்தயத்தின் உரிமையாளர் முடிவெடுப்பார்.</translation>
    </message>
    <message>
        <source>Of the other bettors of the box, the one nearest the dealer plays it.</source>
        <translation>box-இன் மற்றப் பந்தயக்காரர்களில் dealer-க்கு மிக அருகே உள்ளவர் அதை ஆடுவார்.</translation>
    </message>
    <message>
        <source>He has no bet on that box.</source>
        <translation>அந்த box-இல் அவருக்குப் பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>Is that its place?</source>
        <translation>அது உரிய இடம்தானா?</translation>
    </message>
    <message>
        <source>The marker of a free double on box %1 lies here: %2.</source>
        <translation>box %1-இல் free double-இன் marker இருக்கும் இடம்: %2.</translation>
    </message>
    <message>
        <source>The %1 of box %2 lies here: %3.</source>
        <translation>box %2-இன் %1 இருக்கும் இடம்: %3.</translation>
    </message>
    <message>
        <source>How much is his then, in all?</source>
        <translation>அப்போது மொத்தத்தில் அவருடையது எவ்வளவு?</translation>
    </message>
    <message>
        <source>Pay table %1 says %2 for “%3”. It comes with %4 down.</source>
        <translation>Pay table %1-இல் “%3”-க்கு %2 என்று உள்ளது. %4 வைத்திருக்கும்போது அது வருகிறது.</translation>
    </message>
    <message>
        <source>May %1 be dealt with a shoe of %2 decks?</source>
        <translation>%2 சீட்டுக்கட்டுகள் உள்ள shoe-வுடன் %1 ஆடலாமா?</translation>
    </message>
    <message>
        <source>How many cards have %1 decks of %2?</source>
        <translation>%2 ஆட்டத்தின் %1 சீட்டுக்கட்டுகளில் எத்தனை சீட்டுகள்?</translation>
    </message>
    <message>
        <source>The tens are taken out in Dueling 8&apos;s only.</source>
        <translation>Dueling 8&apos;s-இல் மட்டுமே பத்துகள் நீக்கப்படும்.</translation>
    </message>
    <message>
        <source>The %1 is paid %2 and loses %3.</source>
        <translation>%1: %2 கொடுக்கப்படும், %3 இழப்பு.</translation>
    </message>
    <message>
        <source>The %1 is paid %2.</source>
        <translation>%1: %2 கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>The %1 loses %2.</source>
        <translation>%1: %2 இழப்பு.</translation>
    </message>
    <message>
        <source>The %1 neither wins nor loses.</source>
        <translation>%1: வெல்வதுமில்லை, தோற்பதுமில்லை.</translation>
    </message>
    <message>
        <source>Open as well: %1.</source>
        <translation>இவையும் திறந்துள்ளன: %1.</translation>
    </message>
    <message>
        <source>Not open: %1.</source>
        <translation>திறக்கவில்லை: %1.</translation>
    </message>
    <message>
        <source>Open as well: %1; not open: %2.</source>
        <translation>இவையும் திறந்துள்ளன: %1; திறக்கவில்லை: %2.</translation>
    </message>
    <message>
        <source>With this %1 the dealer draws on.</source>
        <translation>இந்த %1-உடன் dealer மேலும் எடுப்பார்.</translation>
    </message>
    <message>
        <source>It is %1&apos;s.</source>
        <translation>அது %1-உடையது.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>வெல்கிறது</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>தோற்கிறது</translation>
    </message>
    <message>
        <source>What becomes of the main bet of box %1 here, and of the same in %2?</source>
        <translation>இங்கே box %1-இன் முதன்மைப் பந்தயம் என்னவாகும், %2 ஆட்டத்தில் அதுவே என்னவாகும்?</translation>
    </message>
    <message>
        <source>Here it %1; in %3 it %2</source>
        <translation>இங்கே அது %1; %3 ஆட்டத்தில் அது %2</translation>
    </message>
    <message>
        <source>This very table comes out alike in both.</source>
        <translation>இந்த மேசை இரண்டிலும் ஒரே முடிவைத் தரும்.</translation>
    </message>
    <message>
        <source>The same cards come out otherwise there: play them by that game&apos;s rules.</source>
        <translation>அங்கே அதே சீட்டுகள் வேறு முடிவைத் தரும்: அந்த ஆட்டத்தின் விதிகளால் ஆடிப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>stands off</source>
        <translation>stand-off</translation>
    </message>
    <message>
        <source>That rule is for something else.</source>
        <translation>அந்த விதி வேறொன்றுக்கு உரியது.</translation>
    </message>
    <message>
        <source>Which rule decides this?</source>
        <translation>இதை எந்த விதி முடிவு செய்யும்?</translation>
    </message>
    <message>
        <source>To box %1</source>
        <translation>box %1-க்கு</translation>
    </message>
    <message>
        <source>To yourself</source>
        <translation>உங்களுக்கே</translation>
    </message>
    <message>
        <source>Cards dealt so far: %1; where does the next one go?</source>
        <translation>இதுவரை பகிர்ந்த சீட்டுகள்: %1; அடுத்தது எங்கே போகும்?</translation>
    </message>
    <message>
        <source>The rest of the deal is that of the house&apos;s own game.</source>
        <translation>பகிர்வின் மீதி காசினோவின் சொந்த ஆட்டத்துடையது.</translation>
    </message>
    <message>
        <source>Hand 2 of box %1 stands.</source>
        <translation>box %1-இன் hand 2 stand.</translation>
    </message>
    <message>
        <source>Both hands have been played out.</source>
        <translation>இரண்டு hand-களும் ஆடி முடிந்தன.</translation>
    </message>
    <message>
        <source>Box %1: tick what you do now with its Lucky Lucky bet.</source>
        <translation>Box %1: அதன் Lucky Lucky பந்தயத்துக்கு இப்போது நீங்கள் செய்வதைக் குறியிடுங்கள்.</translation>
    </message>
    <message>
        <source>Pay it at once</source>
        <translation>உடனே கொடுக்கவும்</translation>
    </message>
    <message>
        <source>Push the stake back to the player</source>
        <translation>பந்தயத் தொகையை ஆட்டக்காரரிடம் திருப்பித் தள்ளவும்</translation>
    </message>
    <message>
        <source>Take it at once</source>
        <translation>உடனே எடுக்கவும்</translation>
    </message>
    <message>
        <source>Leave the stake until the hands are played</source>
        <translation>hand-கள் ஆடப்படும் வரை பந்தயத் தொகையை விடவும்</translation>
    </message>
    <message>
        <source>It has won.</source>
        <translation>அது வென்றது.</translation>
    </message>
    <message>
        <source>It has not won.</source>
        <translation>அது வெல்லவில்லை.</translation>
    </message>
    <message>
        <source>Bets that have not won are taken before the hands are played.</source>
        <translation>வெல்லாத பந்தயங்கள் hand-கள் ஆடப்படும் முன் எடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>Do you draw another card?</source>
        <translation>இன்னொரு சீட்டு எடுப்பீர்களா?</translation>
    </message>
    <message>
        <source>Hand 1 of box %1 draws %2.</source>
        <translation>box %1-இன் hand 1 எடுத்த சீட்டு %2.</translation>
    </message>
    <message>
        <source>Hand 1 of box %1 is bust: tick everything that you do now.</source>
        <translation>box %1-இன் hand 1 bust: இப்போது நீங்கள் செய்யும் அனைத்தையும் குறியிடுங்கள்.</translation>
    </message>
    <message>
        <source>That is for cards that do not belong to the shoe.</source>
        <translation>அது shoe-வைச் சேராத சீட்டுகளுக்கு உரியது.</translation>
    </message>
    <message>
        <source>That is where the cards can still be put back.</source>
        <translation>அது சீட்டுகளை இன்னும் திரும்ப வைக்க முடியும்போது.</translation>
    </message>
    <message>
        <source>That is where nobody knows the order any more.</source>
        <translation>அது வரிசை யாருக்கும் தெரியாதபோது.</translation>
    </message>
    <message>
        <source>That is once the bets on the opening cards are settled.</source>
        <translation>அது தொடக்கச் சீட்டுகள் மீதான பந்தயங்கள் தீர்க்கப்பட்ட பிறகு.</translation>
    </message>
    <message>
        <source>The round is void only where the order is lost before anything is settled.</source>
        <translation>எதுவும் தீர்க்கப்படும் முன் வரிசை தெரியாமல் போனால் மட்டுமே சுற்று செல்லாது.</translation>
    </message>
    <message>
        <source>That is once bets are settled, and where the order is lost.</source>
        <translation>அது பந்தயங்கள் தீர்க்கப்பட்ட பிறகும், வரிசை தெரியாமல் போனபோதும்.</translation>
    </message>
    <message>
        <source>Box %1 asked for a card, and this one came out of the shoe.</source>
        <translation>box %1 ஒரு சீட்டு கேட்டது, shoe-விலிருந்து இது வந்தது.</translation>
    </message>
    <message>
        <source>A count shows one card too many in the shoe.</source>
        <translation>எண்ணிப் பார்த்ததில் shoe-வில் ஒரு சீட்டு அதிகம்.</translation>
    </message>
    <message>
        <source>A count shows that a card is missing from the shoe.</source>
        <translation>எண்ணிப் பார்த்ததில் shoe-வில் ஒரு சீட்டு குறைவு.</translation>
    </message>
    <message>
        <source>You see that one of the decks was never shuffled.</source>
        <translation>ஒரு சீட்டுக்கட்டு கலக்கப்படவே இல்லை என்று பார்க்கிறீர்கள்.</translation>
    </message>
    <message>
        <source>The last card of box %2 was the one that box %1 had asked for.</source>
        <translation>box %2-இன் கடைசிச் சீட்டு box %1 கேட்டது.</translation>
    </message>
    <message>
        <source>You see it at once; no bet has been settled this round.</source>
        <translation>உடனே அதைப் பார்க்கிறீர்கள்; இந்தச் சுற்றில் எந்தப் பந்தயமும் தீர்க்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>The card that box %1 lacks lies at box %2.</source>
        <translation>box %1-இல் இல்லாத சீட்டு box %2-இல் உள்ளது.</translation>
    </message>
    <message>
        <source>That is while nothing has been settled.</source>
        <translation>அது எதுவும் தீர்க்கப்படாதபோது.</translation>
    </message>
    <message>
        <source>That is for a box with a bet and no card.</source>
        <translation>அது பந்தயம் இருந்தும் சீட்டு இல்லாத box-க்கு உரியது.</translation>
    </message>
    <message>
        <source>That is where nobody knows the order of the cards.</source>
        <translation>அது சீட்டுகளின் வரிசை யாருக்கும் தெரியாதபோது.</translation>
    </message>
    <message>
        <source>That is for a box that has got one card.</source>
        <translation>அது ஒரு சீட்டு வந்த box-க்கு உரியது.</translation>
    </message>
    <message>
        <source>That is for cards on a box without a bet.</source>
        <translation>அது பந்தயம் இல்லாத box-இல் உள்ள சீட்டுகளுக்கு உரியது.</translation>
    </message>
    <message>
        <source>Look at box %1: what is the ruling?</source>
        <translation>box %1-ஐப் பாருங்கள்: தீர்ப்பு என்ன?</translation>
    </message>
    <message>
        <source>What becomes of the cards at box %1?</source>
        <translation>box %1-இன் சீட்டுகள் என்னவாகும்?</translation>
    </message>
    <message>
        <source>They go back into their right order</source>
        <translation>அவை சரியான வரிசைக்குத் திரும்பப் போகும்</translation>
    </message>
    <message>
        <source>They go into the discard holder</source>
        <translation>அவை கழிவுப் பெட்டிக்குப் போகும்</translation>
    </message>
    <message>
        <source>That card was due to your hand, so it counts.</source>
        <translation>அந்தச் சீட்டு உங்கள் hand-க்கு வர வேண்டியது, ஆகவே கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>A card too many is discarded: it neither busts your hand nor counts as one of its cards.</source>
        <translation>கூடுதல் சீட்டு கழிக்கப்படும்: அதனால் உங்கள் hand bust ஆகாது, அதன் சீட்டுகளில் ஒன்றாகவும் கணக்கில் வராது.</translation>
    </message>
    <message>
        <source>The card was due, so the bust counts with all its cards.</source>
        <translation>சீட்டு வர வேண்டியதே, ஆகவே bust எல்லாச் சீட்டுகளுடனும் கணக்கில் வரும்.</translation>
    </message>
    <message>
        <source>How much do you pay on the %1 of %2?</source>
        <translation>%2-இன் இந்தப் பந்தயத்துக்கு எவ்வளவு கொடுப்பீர்கள்: %1?</translation>
    </message>
    <message>
        <source>All hands are finished, and you have drawn; the %1 came last.</source>
        <translation>எல்லா hand-களும் முடிந்தன, நீங்கள் சீட்டு எடுத்துவிட்டீர்கள்; கடைசியாக வந்தது %1.</translation>
    </message>
    <message>
        <source>Your hand was finished: no card was due to it.</source>
        <translation>உங்கள் hand முடிந்திருந்தது: அதற்குச் சீட்டு எதுவும் வர வேண்டியதில்லை.</translation>
    </message>
    <message>
        <source>The other cards lie where they belong; there is nothing to put back.</source>
        <translation>மற்றச் சீட்டுகள் உரிய இடத்தில் உள்ளன; திரும்ப வைக்க எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>What about your last card?</source>
        <translation>உங்கள் கடைசிச் சீட்டு என்னவாகும்?</translation>
    </message>
    <message>
        <source>Who may finish his hand before you draw your card?</source>
        <translation>நீங்கள் சீட்டு எடுக்கும் முன் யார் தன் hand-ஐ முடிக்கலாம்?</translation>
    </message>
    <message>
        <source>It is for the hand that is being acted upon, no other.</source>
        <translation>அது இப்போது ஆடப்படும் hand-க்கு மட்டுமே, வேறெதற்கும் இல்லை.</translation>
    </message>
    <message>
        <source>You missed your own card; now you have drawn it.</source>
        <translation>உங்கள் சொந்தச் சீட்டை விட்டுவிட்டீர்கள்; இப்போது எடுத்துவிட்டீர்கள்.</translation>
    </message>
    <message>
        <source>What do you offer the players now?</source>
        <translation>இப்போது ஆட்டக்காரர்களுக்கு எதை வழங்குவீர்கள்?</translation>
    </message>
    <message>
        <source>Against an Ace there is insurance and no surrender.</source>
        <translation>Ace-க்கு எதிரே insurance உண்டு, surrender இல்லை.</translation>
    </message>
    <message>
        <source>Insurance is against an Ace only.</source>
        <translation>Ace-க்கு எதிரே மட்டுமே insurance.</translation>
    </message>
    <message>
        <source>Bets are settled and a card is drawn: it is too late to put the cards back.</source>
        <translation>பந்தயங்கள் தீர்க்கப்பட்டு ஒரு சீட்டும் எடுக்கப்பட்டது: சீட்டுகளைத் திரும்ப வைக்கத் தாமதமாகிவிட்டது.</translation>
    </message>
    <message>
        <source>Nothing is settled and no card drawn yet: the cards are put right, that is all.</source>
        <translation>இன்னும் எதுவும் தீர்க்கப்படவில்லை, சீட்டு எடுக்கப்படவில்லை: சீட்டுகள் சரிசெய்யப்படும், அவ்வளவே.</translation>
    </message>
    <message>
        <source>The player of box %1 may finish his hand first</source>
        <translation>box %1-இன் ஆட்டக்காரர் முதலில் தன் hand-ஐ முடிக்கலாம்</translation>
    </message>
    <message>
        <source>You draw your missing card now</source>
        <translation>உங்கள் விடுபட்ட சீட்டை இப்போது எடுக்கவும்</translation>
    </message>
    <message>
        <source>After your card surrender or insurance is offered</source>
        <translation>உங்கள் சீட்டுக்குப் பின் surrender அல்லது insurance வழங்கப்படும்</translation>
    </message>
    <message>
        <source>The players get the offer that they missed.</source>
        <translation>ஆட்டக்காரர்களுக்கு, விடுபட்ட வழங்கல் கிடைக்கும்.</translation>
    </message>
    <message>
        <source>A missing card of yours does not void the round.</source>
        <translation>உங்கள் விடுபட்ட சீட்டு சுற்றைச் செல்லாததாக்காது.</translation>
    </message>
    <message>
        <source>You have no card of your own: what is the ruling?</source>
        <translation>உங்களிடம் சொந்தச் சீட்டு இல்லை: தீர்ப்பு என்ன?</translation>
    </message>
    <message>
        <source>Which total counts for your own hand?</source>
        <translation>உங்கள் சொந்த hand-க்கு எந்த மொத்தம் கணக்கில் வரும்?</translation>
    </message>
    <message>
        <source>May %1 take his bet back now?</source>
        <translation>%1 இப்போது தன் பந்தயத்தைத் திரும்ப எடுக்கலாமா?</translation>
    </message>
    <message>
        <source>You have asked %1, and he has chosen to play on.</source>
        <translation>%1-ஐக் கேட்டீர்கள், அவர் தொடர்ந்து ஆடத் தேர்ந்தெடுத்தார்.</translation>
    </message>
    <message>
        <source>You have not asked %1 yet.</source>
        <translation>%1-ஐ இன்னும் கேட்கவில்லை.</translation>
    </message>
    <message>
        <source>Box %1 is offered it</source>
        <translation>அது box %1-க்கு வழங்கப்படும்</translation>
    </message>
    <message>
        <source>It is offered in turn, to the next one who is due a card.</source>
        <translation>சீட்டு பெற வேண்டிய அடுத்தவருக்கு, முறையே, அது வழங்கப்படும்.</translation>
    </message>
    <message>
        <source>It is your own next card</source>
        <translation>அது உங்கள் சொந்த அடுத்த சீட்டு</translation>
    </message>
    <message>
        <source>It is yours only when every player has refused it.</source>
        <translation>ஒவ்வோர் ஆட்டக்காரரும் அதை மறுத்த பிறகே அது உங்களுடையது.</translation>
    </message>
    <message>
        <source>It goes into the discard holder</source>
        <translation>அது கழிவுப் பெட்டிக்குப் போகும்</translation>
    </message>
    <message>
        <source>Only a card too many on your own finished hand is discarded.</source>
        <translation>உங்கள் முடிந்த hand-இல் அதிகமாக வந்த சீட்டு மட்டுமே கழிக்கப்படும்.</translation>
    </message>
    <message>
        <source>You dealt this card to box %1 while box %2 still had to act.</source>
        <translation>box %2 இன்னும் ஆட வேண்டியிருந்தபோது இந்தச் சீட்டை box %1-க்குப் பகிர்ந்தீர்கள்.</translation>
    </message>
    <message>
        <source>Box %1 waved the card off, but you had drawn it already.</source>
        <translation>box %1 கையசைத்துச் சீட்டை மறுத்தது, ஆனால் நீங்கள் ஏற்கெனவே அதை எடுத்துவிட்டீர்கள்.</translation>
    </message>
    <message>
        <source>Box %1 waved this card off too late; box %2 does not want it either.</source>
        <translation>box %1 இந்தச் சீட்டைக் கையசைத்து மறுத்தது மிகத் தாமதம்; box %2-க்கும் அது வேண்டாம்.</translation>
    </message>
    <message>
        <source>Box %1 waved this card off too late, and nobody after it wants it either.</source>
        <translation>box %1 இந்தச் சீட்டைக் கையசைத்து மறுத்தது மிகத் தாமதம்; அதற்குப் பின் உள்ள யாருக்கும் அது வேண்டாம்.</translation>
    </message>
    <message>
        <source>All hands are finished, and you drew this card to your own.</source>
        <translation>எல்லா hand-களும் முடிந்துவிட்டன, இந்தச் சீட்டை உங்கள் hand-க்கு எடுத்தீர்கள்.</translation>
    </message>
    <message>
        <source>A card was drawn for box %1 by mistake. It refused the card, and box %2 took it.</source>
        <translation>box %1-க்குத் தவறுதலாக ஒரு சீட்டு எடுக்கப்பட்டது. அது மறுத்தது, box %2 அதை எடுத்துக்கொண்டது.</translation>
    </message>
    <message>
        <source>Now box %1 wants a card after all.</source>
        <translation>இப்போது box %1 மனம் மாறிச் சீட்டு கேட்கிறது.</translation>
    </message>
    <message>
        <source>Now box %1 wants one more card.</source>
        <translation>இப்போது box %1-க்கு மேலும் ஒரு சீட்டு வேண்டும்.</translation>
    </message>
    <message>
        <source>May it have one?</source>
        <translation>அதற்கு ஒன்று கொடுக்கலாமா?</translation>
    </message>
    <message>
        <source>Whoever refuses such a card stands and gets no more this round.</source>
        <translation>அத்தகைய சீட்டை மறுப்பவர் stand செய்கிறார்; அவருக்கு இந்தச் சுற்றில் இனி சீட்டு இல்லை.</translation>
    </message>
    <message>
        <source>It took the card as its own next one, and draws on as it likes.</source>
        <translation>அதைத் தன் அடுத்த சீட்டாக எடுத்தது; இனியும் விரும்பியபடி சீட்டு எடுக்கும்.</translation>
    </message>
    <message>
        <source>Box %1 declines the card that is left.</source>
        <translation>box %1 மீதமுள்ள சீட்டை மறுக்கிறது.</translation>
    </message>
    <message>
        <source>What becomes of the card that is left?</source>
        <translation>மீதமுள்ள சீட்டு என்னவாகும்?</translation>
    </message>
    <message>
        <source>It is burned</source>
        <translation>அது burn செய்யப்படும்</translation>
    </message>
    <message>
        <source>It stays the next card</source>
        <translation>அது அடுத்த சீட்டாகவே இருக்கும்</translation>
    </message>
    <message>
        <source>Both were seen: the one left is offered to the next player only, then burned.</source>
        <translation>இரண்டும் தெரிந்துவிட்டன: மீதமுள்ளது அடுத்த ஆட்டக்காரருக்கு மட்டும் வழங்கப்படும், பிறகு burn.</translation>
    </message>
    <message>
        <source>It is still the next card, for whoever draws next.</source>
        <translation>அது இன்னும் அடுத்த சீட்டே, அடுத்து யார் எடுத்தாலும் அவருக்கு.</translation>
    </message>
    <message>
        <source>Which of them may the player of box %1 have?</source>
        <translation>box %1-இன் ஆட்டக்காரர் அவற்றில் எதைப் பெறலாம்?</translation>
    </message>
    <message>
        <source>One of them, as he picks</source>
        <translation>அவற்றில் அவர் தேர்ந்தெடுக்கும் ஒன்று</translation>
    </message>
    <message>
        <source>The one that was seen</source>
        <translation>தெரிந்தது</translation>
    </message>
    <message>
        <source>One of them, or both</source>
        <translation>அவற்றில் ஒன்று, அல்லது இரண்டும்</translation>
    </message>
    <message>
        <source>With both seen he may take both.</source>
        <translation>இரண்டும் தெரிந்தால் அவர் இரண்டையும் எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>With one card seen there is nothing to pick: that one comes first.</source>
        <translation>ஒரு சீட்டு தெரிந்தால் தேர்ந்தெடுக்க எதுவுமில்லை: அதுவே முதலில் வரும்.</translation>
    </message>
    <message>
        <source>Taking both is for two cards that were seen.</source>
        <translation>இரண்டையும் எடுப்பது, தெரிந்த இரண்டு சீட்டுகளுக்கு உரியது.</translation>
    </message>
    <message>
        <source>On a player&apos;s hand he picks the one he gets first; the other is the next card.</source>
        <translation>ஆட்டக்காரரின் hand-இல், முதலில் எதைப் பெறுவது என்று அவர் தேர்ந்தெடுப்பார்; மற்றது அடுத்த சீட்டு.</translation>
    </message>
    <message>
        <source>On your own hand they are discarded, and you draw another.</source>
        <translation>உங்கள் சொந்த hand-இல் அவை கழிக்கப்படும்; நீங்கள் வேறொன்றை எடுப்பீர்கள்.</translation>
    </message>
    <message>
        <source>The player picks which card he gets first</source>
        <translation>முதலில் எந்தச் சீட்டைப் பெறுவது என்று ஆட்டக்காரர் தேர்ந்தெடுப்பார்</translation>
    </message>
    <message>
        <source>Both cards are discarded and another is drawn</source>
        <translation>இரண்டு சீட்டுகளும் கழிக்கப்பட்டு வேறொன்று எடுக்கப்படும்</translation>
    </message>
    <message>
        <source>A card that was seen comes first</source>
        <translation>தெரிந்த சீட்டு முதலில் வரும்</translation>
    </message>
    <message>
        <source>Which card was seen makes no difference here.</source>
        <translation>எந்தச் சீட்டு தெரிந்தது என்பது இங்கே வேறுபாடு தராது.</translation>
    </message>
    <message>
        <source>All hands are finished. You draw, and two cards come at once; nobody knows which was first.</source>
        <translation>எல்லா hand-களும் முடிந்தன. நீங்கள் எடுக்கும்போது ஒரே நேரத்தில் இரண்டு சீட்டுகள் வருகின்றன; எது முதலில் வந்தது என்று யாருக்கும் தெரியாது.</translation>
    </message>
    <message>
        <source>Box %1 wants a card, and two come at once; nobody knows which was first.</source>
        <translation>box %1 ஒரு சீட்டு கேட்கிறது, ஒரே நேரத்தில் இரண்டு வருகின்றன; எது முதலில் வந்தது என்று யாருக்கும் தெரியாது.</translation>
    </message>
    <message>
        <source>You went past box %1 without asking whether it wanted a card.</source>
        <translation>சீட்டு வேண்டுமா என்று கேட்காமல் box %1-ஐத் தாண்டிவிட்டீர்கள்.</translation>
    </message>
    <message>
        <source>Whose turn is it now?</source>
        <translation>இப்போது யாருடைய முறை?</translation>
    </message>
    <message>
        <source>Only the next hand has been dealt to: its card comes off, and the box passed over acts.</source>
        <translation>அடுத்த hand-க்கு மட்டுமே பகிரப்பட்டுள்ளது: அதன் சீட்டு எடுக்கப்படும், விடுபட்ட box ஆடும்.</translation>
    </message>
    <message>
        <source>More than one box has been dealt to since: it is too late.</source>
        <translation>அதன்பின் ஒன்றுக்கும் மேற்பட்ட box-களுக்குப் பகிரப்பட்டுள்ளது: தாமதமாகிவிட்டது.</translation>
    </message>
    <message>
        <source>Which of them is for your own hand?</source>
        <translation>அவற்றில் எது உங்கள் சொந்த hand-க்கு?</translation>
    </message>
    <message>
        <source>You get the card that is worse for your hand.</source>
        <translation>உங்கள் hand-க்கு மோசமான சீட்டு உங்களுக்குக் கிடைக்கும்.</translation>
    </message>
    <message>
        <source>You see it before bets are closed.</source>
        <translation>பந்தயம் மூடும் முன் அதைப் பார்க்கிறீர்கள்.</translation>
    </message>
    <message>
        <source>You see it when the round is played and its outcome known.</source>
        <translation>சுற்று ஆடி முடிந்து முடிவு தெரிந்தபின் அதைப் பார்க்கிறீர்கள்.</translation>
    </message>
    <message>
        <source>You see it after bets are closed.</source>
        <translation>பந்தயம் மூடியபின் அதைப் பார்க்கிறீர்கள்.</translation>
    </message>
    <message>
        <source>How much do you pay on the bet of %1?</source>
        <translation>%1-இன் பந்தயத்துக்கு எவ்வளவு கொடுப்பீர்கள்?</translation>
    </message>
    <message>
        <source>How much do you take of the bet of %1?</source>
        <translation>%1-இன் பந்தயத்தில் எவ்வளவு எடுப்பீர்கள்?</translation>
    </message>
    <message>
        <source>From the second time on such a bet goes back, whatever the outcome.</source>
        <translation>இரண்டாவது முறையிலிருந்து, முடிவு எதுவானாலும், அத்தகைய பந்தயம் திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>The first time such a bet is settled at its size, won or lost.</source>
        <translation>முதல் முறை அத்தகைய பந்தயம், வென்றாலும் தோற்றாலும், அதன் அளவிலேயே தீர்க்கப்படும்.</translation>
    </message>
    <message>
        <source>It is never raised to the minimum.</source>
        <translation>அது ஒருபோதும் குறைந்தபட்சத்துக்கு உயர்த்தப்படாது.</translation>
    </message>
    <message>
        <source>That is for a bet under the minimum before bets are closed.</source>
        <translation>அது பந்தயம் மூடும் முன், குறைந்தபட்சத்துக்குக் கீழான பந்தயத்துக்கு உரியது.</translation>
    </message>
    <message>
        <source>That is for the first bet under the minimum of a player.</source>
        <translation>அது ஓர் ஆட்டக்காரரின் குறைந்தபட்சத்துக்குக் கீழான முதல் பந்தயத்துக்கு உரியது.</translation>
    </message>
    <message>
        <source>That is for bets over the maximum after bets are closed.</source>
        <translation>அது பந்தயம் மூடியபின், அதிகபட்சத்தை மீறிய பந்தயங்களுக்கு உரியது.</translation>
    </message>
    <message>
        <source>That is for a bet under the minimum after bets are closed.</source>
        <translation>அது பந்தயம் மூடியபின், குறைந்தபட்சத்துக்குக் கீழான பந்தயத்துக்கு உரியது.</translation>
    </message>
    <message>
        <source>That is for a box over the maximum before bets are closed.</source>
        <translation>அது பந்தயம் மூடும் முன், அதிகபட்சத்தை மீறிய box-க்கு உரியது.</translation>
    </message>
    <message>
        <source>That is for a player who has had a bet under the minimum settled before.</source>
        <translation>அது குறைந்தபட்சத்துக்குக் கீழான பந்தயம் முன்பே தீர்க்கப்பட்ட ஆட்டக்காரருக்கு உரியது.</translation>
    </message>
    <message>
        <source>The minimum is %1, and %2 has less there.</source>
        <translation>குறைந்தபட்சம் %1; அங்கே %2 அதைவிடக் குறைவாக வைத்துள்ளார்.</translation>
    </message>
    <message>
        <source>He had a bet under the minimum settled before.</source>
        <translation>அவருடைய குறைந்தபட்சத்துக்குக் கீழான பந்தயம் முன்பும் தீர்க்கப்பட்டுள்ளது.</translation>
    </message>
    <message>
        <source>It is his first bet under the minimum.</source>
        <translation>குறைந்தபட்சத்துக்குக் கீழான அவருடைய முதல் பந்தயம் இது.</translation>
    </message>
    <message>
        <source>What about the bet of %1?</source>
        <translation>%1-இன் பந்தயம் என்னவாகும்?</translation>
    </message>
    <message>
        <source>What about the bets on box %1?</source>
        <translation>box %1-இன் பந்தயங்கள் என்னவாகும்?</translation>
    </message>
    <message>
        <source>The maximum is %1.</source>
        <translation>அதிகபட்சம் %1.</translation>
    </message>
    <message>
        <source>How much of the bet of %1 goes back now?</source>
        <translation>%1-இன் பந்தயத்தில் எவ்வளவு இப்போது திரும்பப் போகும்?</translation>
    </message>
    <message>
        <source>The seated player&apos;s bet comes first; the others fill what room is left.</source>
        <translation>அமர்ந்த ஆட்டக்காரரின் பந்தயம் முதலில் வரும்; மீதமுள்ள இடத்தை மற்றவர்கள் நிரப்புவார்கள்.</translation>
    </message>
    <message>
        <source>With nobody seated the largest bet comes first; the others fill what room is left.</source>
        <translation>யாரும் அமராவிட்டால் மிகப் பெரிய பந்தயம் முதலில் வரும்; மீதமுள்ள இடத்தை மற்றவர்கள் நிரப்புவார்கள்.</translation>
    </message>
    <message>
        <source>Before bets are closed nothing is shared out: the excess goes back.</source>
        <translation>பந்தயம் மூடும் முன் எதுவும் பங்கிடப்படாது: மீறியது திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>From which position upwards may that be done?</source>
        <translation>எந்தப் பொறுப்பிலிருந்து மேலே உள்ளவர் அதைச் செய்யலாம்?</translation>
    </message>
    <message>
        <source>From which position upwards may somebody have both cards discarded?</source>
        <translation>எந்தப் பொறுப்பிலிருந்து மேலே உள்ளவர் இரண்டு சீட்டுகளையும் கழிக்கச் செய்யலாம்?</translation>
    </message>
    <message>
        <source>From which position upwards may somebody pick your card?</source>
        <translation>எந்தப் பொறுப்பிலிருந்து மேலே உள்ளவர் உங்கள் சீட்டைத் தேர்ந்தெடுக்கலாம்?</translation>
    </message>
    <message>
        <source>What a rule means is for the shift manager to decide.</source>
        <translation>ஒரு விதியின் பொருளை shift manager முடிவு செய்வார்.</translation>
    </message>
    <message>
        <source>You and the player of box %1 read a sentence of the rules differently. It has to be decided.</source>
        <translation>நீங்களும் box %1-இன் ஆட்டக்காரரும் விதியின் ஒரு வாக்கியத்தை வெவ்வேறாகப் பொருள்கொள்கிறீர்கள். முடிவு வேண்டும்.</translation>
    </message>
    <message>
        <source>Two players at box %1 argue over what a rule means. It has to be decided.</source>
        <translation>ஒரு விதியின் பொருள் என்ன என்று box %1-இல் இரண்டு ஆட்டக்காரர்கள் வாதிடுகிறார்கள். முடிவு வேண்டும்.</translation>
    </message>
    <message>
        <source>The player of box %1 shouts at another and will not stop. No rule of the game speaks of it, and somebody has to decide.</source>
        <translation>box %1-இன் ஆட்டக்காரர் இன்னொருவரிடம் கத்துகிறார், நிறுத்த மறுக்கிறார். ஆட்டத்தின் எந்த விதியும் இதைச் சொல்லவில்லை; யாராவது முடிவெடுக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>The player of box %1 films the table. No rule of the game speaks of it, and somebody has to decide.</source>
        <translation>box %1-இன் ஆட்டக்காரர் மேசையைப் படம்பிடிக்கிறார். ஆட்டத்தின் எந்த விதியும் இதைச் சொல்லவில்லை; யாராவது முடிவெடுக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>The player of box %1 asks for a new shoe in the middle of the round. No rule of the game speaks of it, and somebody has to decide.</source>
        <translation>box %1-இன் ஆட்டக்காரர் சுற்றின் நடுவில் புதிய shoe கேட்கிறார். ஆட்டத்தின் எந்த விதியும் இதைச் சொல்லவில்லை; யாராவது முடிவெடுக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>On your own hand they are discarded on the word of the supervisor, or of anybody above.</source>
        <translation>உங்கள் சொந்த hand-இல், supervisor அல்லது அவருக்கு மேலுள்ளவரின் சொல்லில் அவை கழிக்கப்படும்.</translation>
    </message>
    <message>
        <source>The card for your own hand is picked by the Pit Manager, or by anybody above.</source>
        <translation>உங்கள் சொந்த hand-க்கான சீட்டை Pit Manager அல்லது அவருக்கு மேலுள்ளவர் தேர்ந்தெடுப்பார்.</translation>
    </message>
    <message>
        <source>You draw, and two cards come at once; neither was seen.</source>
        <translation>நீங்கள் எடுக்கும்போது ஒரே நேரத்தில் இரண்டு சீட்டுகள் வருகின்றன; இரண்டும் தெரியவில்லை.</translation>
    </message>
    <message>
        <source>%1 bets on several boxes and is to be held to one.</source>
        <translation>%1 பல box-களில் பந்தயம் வைக்கிறார்; அவரை ஒரே box-க்குக் கட்டுப்படுத்த வேண்டும்.</translation>
    </message>
    <message>
        <source>It is crowded around box %1: fewer than three bets are to be allowed there.</source>
        <translation>box %1-ஐச் சுற்றிக் கூட்டமாக உள்ளது: அங்கே மூன்றுக்கும் குறைவான பந்தயங்களை மட்டும் அனுமதிக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>Holding a player to one box is at the Pit Manager&apos;s discretion.</source>
        <translation>ஓர் ஆட்டக்காரரை ஒரே box-க்குக் கட்டுப்படுத்துவது Pit Manager-இன் விருப்புரிமை.</translation>
    </message>
    <message>
        <source>Allowing fewer bets on a box is at the Pit Manager&apos;s discretion.</source>
        <translation>ஒரு box-இல் குறைவான பந்தயங்களை அனுமதிப்பது Pit Manager-இன் விருப்புரிமை.</translation>
    </message>
    <message>
        <source>%1 asks for his next chips to be put on box %2 for him.</source>
        <translation>தன் அடுத்த chip-களைத் தனக்காக box %2-இல் வைக்கும்படி %1 கேட்கிறார்.</translation>
    </message>
    <message>
        <source>At a player&apos;s request a bet may be placed for him, by the dealer too.</source>
        <translation>ஆட்டக்காரர் கேட்டால் அவருக்காக dealer உட்பட யாரும் பந்தயம் வைக்கலாம்.</translation>
    </message>
    <message>
        <source>The %1 is away; the dealer of the next table does his work at yours, without being assigned to it.</source>
        <translation>%1 இல்லை; நியமிக்கப்படாமலே பக்கத்து மேசையின் dealer உங்கள் மேசையில் அவருடைய வேலையைச் செய்கிறார்.</translation>
    </message>
    <message>
        <source>Only whoever is assigned to a position does its work.</source>
        <translation>ஒரு பொறுப்புக்கு நியமிக்கப்பட்டவர் மட்டுமே அதன் வேலையைச் செய்வார்.</translation>
    </message>
    <message>
        <source>Whose choice is that?</source>
        <translation>அது யாருடைய தேர்வு?</translation>
    </message>
    <message>
        <source>%1 asks for pay table %2.</source>
        <translation>%1 pay table %2-ஐக் கேட்கிறார்.</translation>
    </message>
    <message>
        <source>%1 wants to bet more on Lucky Lucky than the sign allows.</source>
        <translation>பலகை அனுமதிப்பதைவிட அதிகமாக Lucky Lucky-இல் வைக்க %1 விரும்புகிறார்.</translation>
    </message>
    <message>
        <source>Somebody standing by wants a Lucky Lucky bet placed on box %1.</source>
        <translation>அருகே நிற்கும் ஒருவர் box %1-இல் Lucky Lucky பந்தயம் வைக்க விரும்புகிறார்.</translation>
    </message>
    <message>
        <source>Two players bet on box %1 and argue about its Lucky Lucky bet.</source>
        <translation>box %1-இல் பந்தயம் வைத்த இரண்டு ஆட்டக்காரர்கள் அதன் Lucky Lucky பந்தயம் பற்றி வாதிடுகிறார்கள்.</translation>
    </message>
    <message>
        <source>There are three pay tables; the operator picks the one in force.</source>
        <translation>மூன்று கொடுப்பனவு அட்டவணைகள் உள்ளன; நடைமுறையில் இருப்பதைக் காசினோ தேர்ந்தெடுக்கும்.</translation>
    </message>
    <message>
        <source>Only the player who calls the box may bet on Lucky Lucky there.</source>
        <translation>box-இல் முடிவெடுக்கும் ஆட்டக்காரர் மட்டுமே அங்கே Lucky Lucky வைக்கலாம்.</translation>
    </message>
    <message>
        <source>You missed your own card in the opening deal and have drawn it late.</source>
        <translation>தொடக்கப் பகிர்வில் உங்கள் சொந்தச் சீட்டை விட்டுவிட்டு, தாமதமாக எடுத்தீர்கள்.</translation>
    </message>
    <message>
        <source>Cards on an empty box were found late and discarded.</source>
        <translation>காலி box-இல் இருந்த சீட்டுகள் தாமதமாகத் தெரிந்து கழிக்கப்பட்டன.</translation>
    </message>
    <message>
        <source>A box was found late with one card; its player is to act or to withdraw.</source>
        <translation>ஒரு சீட்டு மட்டுமே உள்ள box தாமதமாகத் தெரிந்தது; அதன் ஆட்டக்காரர் ஆட வேண்டும் அல்லது விலக வேண்டும்.</translation>
    </message>
    <message>
        <source>Two cards had come at once, unseen, and the player picked one.</source>
        <translation>தெரியாதபடி இரண்டு சீட்டுகள் ஒரே நேரத்தில் வந்தன; ஆட்டக்காரர் ஒன்றைத் தேர்ந்தெடுத்தார்.</translation>
    </message>
    <message>
        <source>Two cards had come at once for your own hand, and you got the worse one.</source>
        <translation>உங்கள் சொந்த hand-க்கு ஒரே நேரத்தில் இரண்டு சீட்டுகள் வந்தன; மோசமானது உங்களுக்குக் கிடைத்தது.</translation>
    </message>
    <message>
        <source>You drew on your own finished hand; the card was discarded.</source>
        <translation>முடிந்த உங்கள் சொந்த hand-இல் சீட்டு எடுத்தீர்கள்; அந்தச் சீட்டு கழிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>A player was passed over; the cards dealt since were taken back.</source>
        <translation>ஓர் ஆட்டக்காரர் விடுபட்டார்; அதன்பின் பகிர்ந்த சீட்டுகள் திரும்ப எடுக்கப்பட்டன.</translation>
    </message>
    <message>
        <source>Another card has been dealt since. Now %1 is unhappy and wants out.</source>
        <translation>அதன்பின் இன்னொரு சீட்டு பகிரப்பட்டுள்ளது. இப்போது %1 அதிருப்தியுடன் விலக விரும்புகிறார்.</translation>
    </message>
    <message>
        <source>No further card has been dealt. %1 is unhappy and wants out.</source>
        <translation>கூடுதல் சீட்டு பகிரப்படவில்லை. %1 அதிருப்தியுடன் விலக விரும்புகிறார்.</translation>
    </message>
    <message>
        <source>Yes, if the house permits it</source>
        <translation>ஆம், காசினோ அனுமதித்தால்</translation>
    </message>
    <message>
        <source>No, his bets stay in play</source>
        <translation>இல்லை, அவருடைய பந்தயங்கள் ஆட்டத்தில் இருக்கும்</translation>
    </message>
    <message>
        <source>This ruling is on the list after which he may be let go.</source>
        <translation>எந்தத் தீர்ப்புகளுக்குப் பின் அவரை விலக விடலாம் என்ற பட்டியலில் இது உள்ளது.</translation>
    </message>
    <message>
        <source>The house permits it.</source>
        <translation>காசினோ அனுமதிக்கிறது.</translation>
    </message>
    <message>
        <source>The dealer has a Blackjack: of all hands that are not bust, one first bet (%1) is lost at most, and the rest goes back.</source>
        <translation>dealer-இடம் Blackjack: bust ஆகாத எல்லா hand-களிலும் சேர்ந்து அதிகபட்சம் ஒரு முதல் பந்தயம் (%1) இழப்பு, மீதி திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>It wins, but at other odds.</source>
        <translation>அது வெல்கிறது, ஆனால் வேறு விகிதத்தில்.</translation>
    </message>
    <message>
        <source>It wins, but on another row of its pay table.</source>
        <translation>அது வெல்கிறது, ஆனால் கொடுப்பனவு அட்டவணையின் வேறு வரியில்.</translation>
    </message>
    <message>
        <source>The dealer took %1. %2</source>
        <translation>dealer %1 எடுத்தார். %2</translation>
    </message>
    <message>
        <source>The dealer left it as a stand-off. %1</source>
        <translation>dealer அதை stand-off ஆக விட்டார். %1</translation>
    </message>
    <message>
        <source>That is for a shoe that cannot finish the round.</source>
        <translation>அது சுற்றை முடிக்கப் போதாத shoe-வுக்கானது.</translation>
    </message>
    <message>
        <source>That is for a card that lies face up in the shoe.</source>
        <translation>அது shoe-வில் முகம் மேலாக உள்ள சீட்டுக்கானது.</translation>
    </message>
    <message>
        <source>That is for a card that can still be found out.</source>
        <translation>அது எந்தச் சீட்டு என்று இன்னும் கண்டறிய முடியும்போதானது.</translation>
    </message>
    <message>
        <source>The rules say themselves what to do here.</source>
        <translation>இங்கே என்ன செய்வது என்று விதிகளே சொல்கின்றன.</translation>
    </message>
    <message>
        <source>That is for a cut card that was missed.</source>
        <translation>அது தவறவிட்ட cut card-க்கானது.</translation>
    </message>
    <message>
        <source>That is for a burn card missed and seen before anything is settled.</source>
        <translation>அது burn card தவறவிடப்பட்டு, எதுவும் தீர்க்கப்படும் முன் தெரியும்போதானது.</translation>
    </message>
    <message>
        <source>That is for a burn card missed and seen too late.</source>
        <translation>அது burn card தவறவிடப்பட்டு, மிகத் தாமதமாகத் தெரியும்போதானது.</translation>
    </message>
    <message>
        <source>Box %1 wants a card, and these are the last ones of the shoe.</source>
        <translation>box %1-க்கு ஒரு சீட்டு வேண்டும்; இவை shoe-வின் கடைசிச் சீட்டுகள்.</translation>
    </message>
    <message>
        <source>These are the last cards of the shoe.</source>
        <translation>இவை shoe-வின் கடைசிச் சீட்டுகள்.</translation>
    </message>
    <message>
        <source>The discards have been riffled once.</source>
        <translation>கழித்த சீட்டுகள் ஒரு முறை riffle செய்யப்பட்டன.</translation>
    </message>
    <message>
        <source>The cut card came out last round, and nobody shuffled.</source>
        <translation>கடந்த சுற்றில் cut card வெளியே வந்தது, யாரும் கலக்கவில்லை.</translation>
    </message>
    <message>
        <source>Box %1 wants a card; the next one lies face up.</source>
        <translation>box %1-க்கு ஒரு சீட்டு வேண்டும்; அடுத்த சீட்டு முகம் மேலாக உள்ளது.</translation>
    </message>
    <message>
        <source>The last card of box %1 is torn, and you cannot read it.</source>
        <translation>box %1-இன் கடைசிச் சீட்டு கிழிந்துள்ளது, அதைப் படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>A card drawn for box %1 has fallen off the table and is lost.</source>
        <translation>box %1-க்கு எடுத்த சீட்டு மேசையிலிருந்து விழுந்து தொலைந்துவிட்டது.</translation>
    </message>
    <message>
        <source>The player of which box cuts them?</source>
        <translation>எந்த box-இன் ஆட்டக்காரர் அவற்றை வெட்டுவார்?</translation>
    </message>
    <message>
        <source>The player whose turn it is next cuts.</source>
        <translation>அடுத்து ஆட வேண்டிய hand-இன் ஆட்டக்காரர் வெட்டுவார்.</translation>
    </message>
    <message>
        <source>Every bet of a void round is returned.</source>
        <translation>செல்லாத சுற்றின் ஒவ்வொரு பந்தயமும் திருப்பிக் கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>%1 wants his main bet back and leaves his other bets.</source>
        <translation>%1 தன் முதன்மைப் பந்தயத்தைத் திரும்பக் கேட்கிறார், மற்றப் பந்தயங்களை விடுகிறார்.</translation>
    </message>
    <message>
        <source>%1 wants all his bets back.</source>
        <translation>%1 தன் எல்லாப் பந்தயங்களையும் திரும்பக் கேட்கிறார்.</translation>
    </message>
    <message>
        <source>Whoever takes bets back takes all of them back.</source>
        <translation>பந்தயத்தைத் திரும்ப எடுப்பவர் எல்லாவற்றையும் திரும்ப எடுக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>No bet is decided, so he may take all his bets back.</source>
        <translation>எந்தப் பந்தயமும் தீர்மானிக்கப்படவில்லை, எனவே அவர் தன் எல்லாப் பந்தயங்களையும் திரும்ப எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>Once any bet is decided, nobody takes a bet back.</source>
        <translation>ஏதேனும் ஒரு பந்தயம் தீர்மானிக்கப்பட்ட பிறகு யாரும் பந்தயத்தைத் திரும்ப எடுக்க முடியாது.</translation>
    </message>
    <message>
        <source>The power fails.</source>
        <translation>மின்தடை ஏற்படுகிறது.</translation>
    </message>
    <message>
        <source>The electronic shoe stops and cannot be mended.</source>
        <translation>மின்னணு shoe நின்றுவிட்டது, சரிசெய்ய முடியாது.</translation>
    </message>
    <message>
        <source>The round is played to its end</source>
        <translation>சுற்று முடிவு வரை ஆடப்படும்</translation>
    </message>
    <message>
        <source>The round is void and all bets go back</source>
        <translation>சுற்று செல்லாது, எல்லாப் பந்தயங்களும் திரும்பப் போகும்</translation>
    </message>
    <message>
        <source>Each player may take all his bets back</source>
        <translation>ஒவ்வோர் ஆட்டக்காரரும் தன் எல்லாப் பந்தயங்களையும் திரும்ப எடுக்கலாம்</translation>
    </message>
    <message>
        <source>A bet is decided already, so the round is played to its end.</source>
        <translation>ஒரு பந்தயம் ஏற்கெனவே தீர்மானிக்கப்பட்டுவிட்டது, எனவே சுற்று முடிவு வரை ஆடப்படும்.</translation>
    </message>
    <message>
        <source>No bet is decided yet.</source>
        <translation>எந்தப் பந்தயமும் இன்னும் தீர்மானிக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>This round is void</source>
        <translation>இந்தச் சுற்று செல்லாது</translation>
    </message>
    <message>
        <source>This round goes on</source>
        <translation>இந்தச் சுற்று தொடரும்</translation>
    </message>
    <message>
        <source>The rounds before it stay as they were settled</source>
        <translation>முந்தைய சுற்றுகள் தீர்க்கப்பட்டபடியே இருக்கும்</translation>
    </message>
    <message>
        <source>The rounds before it are void too</source>
        <translation>முந்தைய சுற்றுகளும் செல்லாது</translation>
    </message>
    <message>
        <source>What was wrongly paid before is asked back</source>
        <translation>முன்பு தவறாகக் கொடுத்தது திரும்பக் கேட்கப்படும்</translation>
    </message>
    <message>
        <source>The card is found in this round, and voids it.</source>
        <translation>சீட்டு இந்தச் சுற்றில் கண்டறியப்பட்டது, எனவே சுற்று செல்லாது.</translation>
    </message>
    <message>
        <source>Nothing is wrong with this round: it goes on.</source>
        <translation>இந்தச் சுற்றில் எந்தத் தவறும் இல்லை: அது தொடரும்.</translation>
    </message>
    <message>
        <source>This card must have been in the shoe for three rounds.</source>
        <translation>இந்தச் சீட்டு மூன்று சுற்றுகளாக shoe-வில் இருந்திருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>Two rounds ago you paid box %1 %2 too much, on a bet over the maximum.</source>
        <translation>இரண்டு சுற்றுகளுக்கு முன், அதிகபட்சத்தை மீறிய பந்தயத்துக்கு, box %1-க்கு %2 அதிகமாகக் கொடுத்தீர்கள்.</translation>
    </message>
    <message>
        <source>Two rounds ago you paid box %1 on a bet of %2, under the minimum.</source>
        <translation>இரண்டு சுற்றுகளுக்கு முன், குறைந்தபட்சத்துக்குக் கீழுள்ள %2 பந்தயத்துக்கு box %1-க்குக் கொடுத்தீர்கள்.</translation>
    </message>
    <message>
        <source>Last round box %1 was given a card too many. You see it now.</source>
        <translation>கடந்த சுற்றில் box %1-க்கு ஒரு சீட்டு அதிகமாகப் பகிரப்பட்டது. இப்போது கவனிக்கிறீர்கள்.</translation>
    </message>
    <message>
        <source>Last round you paid box %1 %2 too much. You see it now.</source>
        <translation>கடந்த சுற்றில் box %1-க்கு %2 அதிகமாகக் கொடுத்தீர்கள். இப்போது கவனிக்கிறீர்கள்.</translation>
    </message>
    <message>
        <source>A card that does not belong voids the round in which it is found.</source>
        <translation>உரியதல்லாத சீட்டு, அது கண்டறியப்படும் சுற்றைச் செல்லாததாக்கும்.</translation>
    </message>
    <message>
        <source>You see it before any bet is settled or further card drawn.</source>
        <translation>எந்தப் பந்தயமும் தீர்க்கப்படும் அல்லது கூடுதல் சீட்டு எடுக்கப்படும் முன் கவனிக்கிறீர்கள்.</translation>
    </message>
    <message>
        <source>You see it after you have settled the bets on the opening cards.</source>
        <translation>தொடக்கச் சீட்டுகள் மீதான பந்தயங்களைத் தீர்த்த பிறகு கவனிக்கிறீர்கள்.</translation>
    </message>
    <message>
        <source>Tick everything that holds now.</source>
        <translation>இப்போது பொருந்தும் அனைத்தையும் குறியிடுங்கள்.</translation>
    </message>
    <message>
        <source>The cards go back into their right order</source>
        <translation>சீட்டுகள் தம் சரியான வரிசைக்குத் திரும்பும்</translation>
    </message>
    <message>
        <source>The surplus cards go into the discard holder</source>
        <translation>கூடுதல் சீட்டுகள் கழிவுப் பெட்டிக்குப் போகும்</translation>
    </message>
    <message>
        <source>Every player at the table may take his bet back</source>
        <translation>மேசையில் உள்ள ஒவ்வோர் ஆட்டக்காரரும் தன் பந்தயத்தைத் திரும்ப எடுக்கலாம்</translation>
    </message>
    <message>
        <source>Only the player of box %1 may take his bet back</source>
        <translation>box %1-இன் ஆட்டக்காரர் மட்டுமே தன் பந்தயத்தைத் திரும்ப எடுக்கலாம்</translation>
    </message>
    <message>
        <source>Whoever plays on takes every card still to come</source>
        <translation>தொடர்ந்து ஆடுபவர் இனி வரும் ஒவ்வொரு சீட்டையும் ஏற்பார்</translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation>சுற்று செல்லாது</translation>
    </message>
    <message>
        <source>Once bets on the opening cards are settled, cards are not put back.</source>
        <translation>தொடக்கச் சீட்டுகள் மீதான பந்தயங்கள் தீர்க்கப்பட்ட பிறகு, சீட்டுகள் திரும்ப வைக்கப்படாது.</translation>
    </message>
    <message>
        <source>Cards that can be put back are put back.</source>
        <translation>திரும்ப வைக்க முடிந்த சீட்டுகள் திரும்ப வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>Nobody knows where the cards belong, so they cannot be put back.</source>
        <translation>சீட்டுகள் எங்கே சேர வேண்டும் என்று யாருக்கும் தெரியாது, எனவே திரும்ப வைக்க முடியாது.</translation>
    </message>
    <message>
        <source>Cards on a box without a bet are discarded once it is too late to put them back.</source>
        <translation>பந்தயம் இல்லாத box-இல் உள்ள சீட்டுகள், திரும்ப வைக்க மிகத் தாமதமானால், கழிக்கப்படும்.</translation>
    </message>
    <message>
        <source>While cards can be put back they are not thrown away.</source>
        <translation>திரும்ப வைக்க முடியும் வரை சீட்டுகள் கழிக்கப்படாது.</translation>
    </message>
    <message>
        <source>After a dealing error every player may play on or take his bet back.</source>
        <translation>பகிர்வுத் தவறுக்குப் பின் ஒவ்வோர் ஆட்டக்காரரும் தொடர்ந்து ஆடலாம் அல்லது தன் பந்தயத்தைத் திரும்ப எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>That choice comes with a dealing error, and this is none.</source>
        <translation>அந்தத் தேர்வு பகிர்வுத் தவறுக்கு உரியது; இது பகிர்வுத் தவறு அல்ல.</translation>
    </message>
    <message>
        <source>The choice is for the whole table, not for one box.</source>
        <translation>அந்தத் தேர்வு முழு மேசைக்குமானது, ஒரு box-க்கு மட்டும் அல்ல.</translation>
    </message>
    <message>
        <source>Whoever has chosen to play on takes every card still to come.</source>
        <translation>தொடர்ந்து ஆடத் தேர்ந்தவர் இனி வரும் ஒவ்வொரு சீட்டையும் ஏற்பார்.</translation>
    </message>
    <message>
        <source>Cards that are not those of the shoe void the round.</source>
        <translation>இந்த shoe-வைச் சேராத சீட்டுகள் சுற்றைச் செல்லாததாக்கும்.</translation>
    </message>
    <message>
        <source>A dealing error does not void the round.</source>
        <translation>பகிர்வுத் தவறு சுற்றைச் செல்லாததாக்காது.</translation>
    </message>
    <message>
        <source>How much goes back to %1 now, in all?</source>
        <translation>இப்போது %1-க்கு மொத்தம் எவ்வளவு திரும்பப் போகும்?</translation>
    </message>
    <message>
        <source>The round is void: it has no result, and all bets go back.</source>
        <translation>சுற்று செல்லாது: அதற்கு முடிவு இல்லை, எல்லாப் பந்தயங்களும் திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>The round is not void: it is played on.</source>
        <translation>சுற்று செல்லாதது அல்ல: தொடர்ந்து ஆடப்படும்.</translation>
    </message>
    <message>
        <source>The side bets of a void round go back too.</source>
        <translation>செல்லாத சுற்றின் side bet-களும் திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>All bets of %1 in this round go back: %2.</source>
        <translation>இந்தச் சுற்றில் %1-இன் எல்லாப் பந்தயங்களும் திரும்பப் போகும்: %2.</translation>
    </message>
    <message>
        <source>The round goes on, so no bet goes back.</source>
        <translation>சுற்று தொடர்கிறது, எனவே எந்தப் பந்தயமும் திரும்பப் போகாது.</translation>
    </message>
</context>
</TS>
