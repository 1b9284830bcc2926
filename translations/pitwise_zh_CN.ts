<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_GB">
<context>
    <name></name>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>what went wrong</source>
        <translation>出了什么错</translation>
    </message>
    <message>
        <source>question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>wrong options</source>
        <translation>错误选项</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>story</source>
        <translation>情节</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>level and time</source>
        <translation>级别和时间</translation>
    </message>
</context>
<context>
    <name>ActKey</name>
    <message>
        <source>%1, said</source>
        <translation>%1，已说</translation>
    </message>
</context>
<context>
    <name>AidsPanel</name>
    <message>
        <source>Text, contrast, read aloud</source>
        <translation>文字、对比度、朗读</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Motion off</source>
        <translation>关闭动画</translation>
    </message>
    <message>
        <source>Motion on</source>
        <translation>开启动画</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>This computer has a voice, but it does not answer. Call the invigilator.</source>
        <translation>这台电脑有语音，但没有响应。请叫监考员。</translation>
    </message>
    <message>
        <source>V reads the question again.</source>
        <translation>按V再读一遍题目。</translation>
    </message>
    <message>
        <source>Every question is read aloud when it appears.</source>
        <translation>“朗读”会在每题出现时读出题目。</translation>
    </message>
    <message>
        <source>This computer has no voice: nothing can be read aloud here.</source>
        <translation>这台电脑没有语音，无法朗读。</translation>
    </message>
    <message>
        <source>This computer&apos;s magnifier and screen reader work as usual.</source>
        <translation>这台电脑的放大镜和屏幕阅读器照常可用：每个控件都有名称。</translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation>回到考试</translation>
    </message>
</context>
<context>
    <name>AngoffPanel</name>
    <message>
        <source>Pass mark by judges (Angoff)</source>
        <translation>评委定及格线（Angoff法）</translation>
    </message>
    <message>
        <source>Hide the judges</source>
        <translation>收起评委</translation>
    </message>
    <message>
        <source>One line for each judge, one number for each question: how many of 100 candidates who only just deserve to pass would get it right.</source>
        <translation>每位评委一行，每题一个数：100个刚好够及格的考生里，有多少人会答对。</translation>
    </message>
    <message>
        <source>Ratings of the judges</source>
        <translation>评委的评分</translation>
    </message>
    <message>
        <source>Use %1 %</source>
        <translation>采用%1 %</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>采用</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>已证明</translation>
    </message>
    <message>
        <source>Open reading</source>
        <translation>解读未定</translation>
    </message>
    <message>
        <source>Not proved</source>
        <translation>未证明</translation>
    </message>
    <message>
        <source>It cannot be asked yet. See Problems.</source>
        <translation>还不能提问：请看问题列表。</translation>
    </message>
    <message numerus="yes">
        <source>Why, in %n step(s)</source>
        <translation>
            <numerusform>推理，共%n步</numerusform>
        </translation>
    </message>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>Hide the reasoning</source>
        <translation>收起推理</translation>
    </message>
    <message>
        <source>Show the reasoning</source>
        <translation>显示推理</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Lock in</source>
        <translation>锁定答案</translation>
    </message>
</context>
<context>
    <name>AnswerSheet</name>
    <message>
        <source>soft %1</source>
        <translation>软%1</translation>
    </message>
    <message>
        <source>hard %1</source>
        <translation>硬%1</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Free double</source>
        <translation>免注加倍</translation>
    </message>
    <message>
        <source>Free split</source>
        <translation>免注分牌</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>买保险</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>一赔一</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Box %1, %2: %3%4</source>
        <translation>第%1门，%2：%3%4</translation>
    </message>
    <message>
        <source>, hand %1</source>
        <translation>，第%1手</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家%1</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>，然后</translation>
    </message>
</context>
<context>
    <name>AppealStrip</name>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Question %1, right</source>
        <translation>第%1题，答对</translation>
    </message>
    <message>
        <source>Question %1, taken out</source>
        <translation>第%1题，已剔除</translation>
    </message>
    <message>
        <source>Question %1, not answered</source>
        <translation>第%1题，未作答</translation>
    </message>
    <message>
        <source>Question %1, wrong</source>
        <translation>第%1题，答错</translation>
    </message>
</context>
<context>
    <name>AppealView</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第%1步，共%2步：%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Next answer</source>
        <translation>下一个答案</translation>
    </message>
    <message>
        <source>Rule on it</source>
        <translation>对此题裁定</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: chosen, right</source>
        <translation>%1：已选，正确</translation>
    </message>
    <message>
        <source>%1: chosen, wrong</source>
        <translation>%1：已选，错误</translation>
    </message>
    <message>
        <source>%1: right</source>
        <translation>%1：正确</translation>
    </message>
    <message>
        <source>Chosen, right</source>
        <translation>已选，正确</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>在最后</translation>
    </message>
    <message>
        <source>Answer after this step: %1</source>
        <translation>这一步之后的答案：%1</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>还没有答案</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>正确答案：%1</translation>
    </message>
</context>
<context>
    <name>AskPanel</name>
    <message>
        <source>Ask at event %1</source>
        <translation>在第%1个事件提问</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Step to the moment and press A. What fits there is offered.</source>
        <translation>走到要问的时刻，按A，会列出合适的题目。</translation>
    </message>
    <message>
        <source>Nothing can be asked at this point. Step on, or break something.</source>
        <translation>此刻没有可问的。往前走，或者制造一个意外。</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>收起一些</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有%n项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong option(s)</source>
        <translation>
            <numerusform>%n个错误选项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AskedFrame</name>
    <message>
        <source>Box %1</source>
        <translation>第%1门</translation>
    </message>
</context>
<context>
    <name>AssignSheet</name>
    <message>
        <source>Assignments</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Nothing is given yet.</source>
        <translation>还没有布置。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>by when, how far</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>谁做了</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Give one more</source>
        <translation>再布置一项</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Practice of these games; none chosen: every game</source>
        <translation>练习这些游戏；不选则为全部游戏</translation>
    </message>
    <message>
        <source>How many questions</source>
        <translation>多少题</translation>
    </message>
    <message>
        <source>By when, day/month/year; may stay empty</source>
        <translation>截止日期，日/月/年；可以留空</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>给谁</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>上一位</translation>
    </message>
    <message>
        <source>the whole class</source>
        <translation>全班</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>下一位</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>布置</translation>
    </message>
</context>
<context>
    <name>BetPanel</name>
    <message>
        <source>Bets</source>
        <translation>注码</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>注码</translation>
    </message>
    <message>
        <source>Box and amount: 2 100</source>
        <translation>门和金额：2 100</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>第1位</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>第2位</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>第3位</translation>
    </message>
    <message>
        <source>Lay chips for the %1 bettor of a box</source>
        <translation>为某门的第%1位下注者放筹码</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>取走</translation>
    </message>
    <message>
        <source>Remove bets: click them on the felt</source>
        <translation>取走注码：在台面上点它</translation>
    </message>
    <message>
        <source>Click a bet to remove it.</source>
        <translation>点一份注码，把它取走。</translation>
    </message>
    <message>
        <source>Click a box or a side bet: for its first bettor.</source>
        <translation>点一个门或边注：为该门第一位下注者。</translation>
    </message>
    <message>
        <source>Click a box or a side bet: for its second bettor.</source>
        <translation>点一个门或边注：为该门第二位下注者。</translation>
    </message>
    <message>
        <source>Click a box or a side bet: for its third bettor.</source>
        <translation>点一个门或边注：为该门第三位下注者。</translation>
    </message>
</context>
<context>
    <name>BlueprintPaper</name>
    <message>
        <source>Exam blueprint: %1</source>
        <translation>考试蓝图：%1</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>及格线</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>自有时间</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第%1页</translation>
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
        <translation>蓝图</translation>
    </message>
    <message>
        <source>Version %1, changed. %2</source>
        <translation>第%1版，有改动。%2</translation>
    </message>
    <message>
        <source>Version %1. %2</source>
        <translation>第%1版。%2</translation>
    </message>
    <message>
        <source>Not saved yet. %1</source>
        <translation>尚未保存。%1</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>考试架</translation>
    </message>
    <message>
        <source>Ctrl Z</source>
        <translation>Ctrl Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Plan an exam</source>
        <translation>安排考试</translation>
    </message>
    <message>
        <source>Ctrl S</source>
        <translation>Ctrl S</translation>
    </message>
    <message>
        <source>Make it the newest</source>
        <translation>设为最新版</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>An older one, to look at or to plan from.</source>
        <translation>较旧的版本，可查看，也可据此安排考试。</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Checking the question bank…</source>
        <translation>正在查询题库……</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>不保存就离开吗？</translation>
    </message>
    <message>
        <source>The changes to this blueprint are lost.</source>
        <translation>对这份蓝图的改动会丢失。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Print the blueprint</source>
        <translation>打印蓝图</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存为PDF</translation>
    </message>
    <message>
        <source>A short name, for its files: letters, digits, hyphens. Such as autumn-2026.</source>
        <translation>文件用的短名：字母、数字、连字符，例如autumn-2026。</translation>
    </message>
    <message>
        <source>Plan it</source>
        <translation>安排</translation>
    </message>
</context>
<context>
    <name>BreakPanel</name>
    <message>
        <source>Break something</source>
        <translation>制造意外</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>少列几种</translation>
    </message>
    <message>
        <source>Another kind</source>
        <translation>再来一种</translation>
    </message>
    <message numerus="yes">
        <source>%n more kind(s)</source>
        <translation>
            <numerusform>还有%n种</numerusform>
        </translation>
    </message>
    <message>
        <source>Facts from the table again</source>
        <translation>重新按牌桌填写事实</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>去掉</translation>
    </message>
</context>
<context>
    <name>CandidateRow</name>
    <message>
        <source>attempt %1, %2</source>
        <translation>第%1次应考，%2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>第%1次应考</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>无动画</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Change the card</source>
        <translation>换牌</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation>发一张牌</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Type 8S KD</source>
        <translation>输入8S KD</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>红心</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>继续发牌</translation>
    </message>
</context>
<context>
    <name>CellNote</name>
    <message>
        <source>%1 (open reading)</source>
        <translation>%1（解读未定）</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>CERTIFICATE</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>This is to certify that</source>
        <translation>兹证明</translation>
    </message>
    <message>
        <source>has passed %1 under</source>
        <translation>已通过%1，所依规则为</translation>
    </message>
    <message>
        <source>Valid until one of these rule documents changes</source>
        <translation>在上列规则文件变更之前有效</translation>
    </message>
    <message>
        <source>Valid to %1, or until one of these rule documents changes</source>
        <translation>有效至%1，或至上列规则文件变更为止</translation>
    </message>
    <message>
        <source>%1, examiner</source>
        <translation>%1，考官</translation>
    </message>
    <message>
        <source>Issued by %1, key %2. The file and the code are signed: anybody can verify them without a connection.</source>
        <translation>由%1签发，密钥%2。文件和二维码均已签署：任何人不用联网即可验证。</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>还没有可显示的内容。</translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation>显示图表</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>显示为表格</translation>
    </message>
</context>
<context>
    <name>ChipSettings</name>
    <message>
        <source>Chips in the float</source>
        <translation>筹码盘里的筹码</translation>
    </message>
    <message>
        <source>Payouts are judged by the fewest of these. Questions that they cannot lay to the cent are not asked.</source>
        <translation>赔付以这些筹码的最少枚数为准。摆不出准确金额的题目不会问。</translation>
    </message>
    <message>
        <source>Chip of %1</source>
        <translation>%1的筹码</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>不用</translation>
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
        <translation>摆出应付的筹码，或者</translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation>不用赔付</translation>
    </message>
    <message>
        <source>Your amount</source>
        <translation>你的金额</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>Your amount: %1</source>
        <translation>你的金额：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n枚筹码</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide the amount</source>
        <translation>隐藏金额</translation>
    </message>
    <message>
        <source>Show the amount</source>
        <translation>显示金额</translation>
    </message>
    <message>
        <source>$%1 chip</source>
        <translation>$%1筹码</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
</context>
<context>
    <name>ChoiceTile</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>ClassEditSheet</name>
    <message>
        <source>The class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Instructors, parted by commas</source>
        <translation>讲师，用逗号分隔</translation>
    </message>
    <message>
        <source>Day of the table test, day/month/year</source>
        <translation>上台考核日期，日/月/年</translation>
    </message>
    <message>
        <source>Its games; none chosen: every game</source>
        <translation>本班的游戏；不选则为全部游戏</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>ClassFileDialog</name>
    <message>
        <source>Print the class as PDF</source>
        <translation>把班级打印成PDF</translation>
    </message>
    <message>
        <source>Import a list of people</source>
        <translation>导入名单</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv)</source>
        <translation>表格 (*.csv *.txt *.tsv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Walk the trainees</source>
        <translation>在学员之间移动</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>What one of them got wrong, or drill it in class</source>
        <translation>某位学员的错处，或在课上练习</translation>
    </message>
    <message>
        <source>Drill in class what it gets wrong</source>
        <translation>在课上练习全班的错处</translation>
    </message>
    <message>
        <source>Find a trainee</source>
        <translation>查找学员</translation>
    </message>
    <message>
        <source>Import a list of people</source>
        <translation>导入名单</translation>
    </message>
    <message>
        <source>The class: its table test, its instructors</source>
        <translation>班级：上台考核、讲师</translation>
    </message>
    <message>
        <source>A new class</source>
        <translation>新建班级</translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Questions of trainees</source>
        <translation>学员的提问</translation>
    </message>
    <message>
        <source>Print the class</source>
        <translation>打印班级</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The class before</source>
        <translation>上一个班</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>The next class</source>
        <translation>下一个班</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>另一页</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>In class: %1</source>
        <translation>上课：%1</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>班级</translation>
    </message>
</context>
<context>
    <name>ClassPaper</name>
    <message>
        <source>Ready</source>
        <translation>准备好了</translation>
    </message>
    <message>
        <source>On course</source>
        <translation>进度正常</translation>
    </message>
    <message>
        <source>At risk</source>
        <translation>有风险</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>待复习</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>最近练习</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>上台考核</translation>
    </message>
    <message>
        <source>What the class gets wrong</source>
        <translation>全班的错处</translation>
    </message>
</context>
<context>
    <name>ClassView</name>
    <message>
        <source>Trainees</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Find a trainee</source>
        <translation>查找学员</translation>
    </message>
    <message>
        <source>Class…</source>
        <translation>班级……</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation>作业</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n个提问</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import CSV</source>
        <translation>导入CSV</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Two people changed this class at the same time. The later version is shown; check it and save it, then it is settled.</source>
        <translation>两个人同时改了这个班级。现在显示较晚的版本；请检查并保存，事情就定了。</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>明白了</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The class before</source>
        <translation>上一个班</translation>
    </message>
    <message>
        <source>Class %1 of %2</source>
        <translation>第%1个班，共%2个</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>The next class</source>
        <translation>下一个班</translation>
    </message>
    <message>
        <source>There is no class yet.</source>
        <translation>还没有班级。</translation>
    </message>
    <message>
        <source>A class is everybody whose batch has its name. Import the list of people as your school has it, or press N to begin with an empty class.</source>
        <translation>批次与班名相同的人，都属于该班。请导入学校现有的名单，或按N从空班开始。</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) taken in.</source>
        <translation>
            <numerusform>已读入%n人。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClauseChip</name>
    <message>
        <source>%1 clause %2</source>
        <translation>%1 第%2条</translation>
    </message>
</context>
<context>
    <name>ClauseList</name>
    <message>
        <source>Clauses</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, edition</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>没有条款含有这些字。</translation>
    </message>
    <message>
        <source>Fewer words find more. Contrasts and readings are searched too.</source>
        <translation>少输几个字，找到的会更多。对照和解读也一并搜索。</translation>
    </message>
    <message>
        <source>Show all clauses</source>
        <translation>显示全部条款</translation>
    </message>
</context>
<context>
    <name>ClauseRow</name>
    <message>
        <source>%1 clause %2: %3</source>
        <translation>%1 第%2条：%3</translation>
    </message>
</context>
<context>
    <name>ClauseView</name>
    <message>
        <source>Number inferred</source>
        <translation>编号为推定</translation>
    </message>
    <message>
        <source>Number ours</source>
        <translation>编号为本程序所加</translation>
    </message>
    <message>
        <source>A dealer is asked: %1</source>
        <translation>会这样问荷官：%1</translation>
    </message>
    <message>
        <source>Practise this clause</source>
        <translation>练习这一条</translation>
    </message>
    <message>
        <source>Stands in</source>
        <translation>所属</translation>
    </message>
    <message>
        <source>Its parts</source>
        <translation>它的各部分</translation>
    </message>
    <message>
        <source>In the other games</source>
        <translation>其他游戏里</translation>
    </message>
    <message>
        <source>How this house reads it</source>
        <translation>本赌场的解读</translation>
    </message>
</context>
<context>
    <name>ClauseWords</name>
    <message>
        <source>What the clauses say</source>
        <translation>条款内容</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>台面</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Provision</source>
        <translation>规定</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Control and priority</source>
        <translation>主控与先后</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>意外</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1比%2</translation>
    </message>
    <message>
        <source>%1 to %2 boxes</source>
        <translation>%1至%2门</translation>
    </message>
    <message>
        <source>%1 to %2 decks</source>
        <translation>%1至%2副牌</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
</context>
<context>
    <name>ConfirmView</name>
    <message>
        <source>%1, candidate %2</source>
        <translation>%1，考生%2</translation>
    </message>
    <message>
        <source>Is this you? Read how the exam works. Your time starts when you are ready.</source>
        <translation>这是你吗？请看考试须知。你确认之后才开始计时。</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>This is not me</source>
        <translation>不是我</translation>
    </message>
    <message>
        <source>This is me: start my time</source>
        <translation>是我，开始计时</translation>
    </message>
    <message>
        <source>Language of your exam</source>
        <translation>考试用的语言</translation>
    </message>
    <message>
        <source>F9 shows the English words of a question. Where the two differ, the English counts.</source>
        <translation>按F9显示题目的英文。两种文字不同时，以英文为准。</translation>
    </message>
</context>
<context>
    <name>ContrastCell</name>
    <message>
        <source>As Lucky 8: </source>
        <translation>与幸运8相同：</translation>
    </message>
    <message>
        <source>Differs: </source>
        <translation>不同：</translation>
    </message>
</context>
<context>
    <name>ContrastsView</name>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>Contrasts</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>No contrast has these words.</source>
        <translation>没有对照含有这些字。</translation>
    </message>
    <message>
        <source>Show all contrasts</source>
        <translation>显示全部对照</translation>
    </message>
</context>
<context>
    <name>DamagedStaffPanel</name>
    <message>
        <source>Staff: the list cannot be read</source>
        <translation>工作人员：名单无法读取</translation>
    </message>
    <message>
        <source>Practice, sittings and verifying go on as always. Put a good copy of people.json into the data folder and read it again; or set the damaged list aside, and the staff give themselves new PINs. Exams, results and the issuer&apos;s key stay as they are.</source>
        <translation>练习、考试和验证照常进行。把完好的people.json放进数据文件夹再读一次；或者把损坏的名单搁置，由工作人员重新设PIN。考试、成绩和签发方密钥都不变。</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Set the list of staff aside?</source>
        <translation>要搁置工作人员名单吗？</translation>
    </message>
    <message>
        <source>It is kept under another name beside the old one. Everybody on it needs a new PIN, and whoever comes first becomes examiner.</source>
        <translation>旧名单会改名保存在旁边。名单上每个人都要设新PIN，最先来的人成为考官。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>保持原样</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>明天</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>Change the decision</source>
        <translation>更改决定</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>%1 as well</source>
        <translation>%1也一起</translation>
    </message>
    <message>
        <source>Amount of a double or an insurance</source>
        <translation>加倍或保险的金额</translation>
    </message>
    <message>
        <source>For less: amount, Enter</source>
        <translation>少于全额：输入金额，按Enter</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Payouts</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>意外</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>主控</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>The records in %1 were written by a newer Pitwise. Nothing was changed. Update this program to use them, or restore an older backup in Settings: these are then kept beside it.</source>
        <translation>%1里的记录由更新版本的Pitwise写成，没有改动任何东西。请更新程序再用，或在设置里恢复较旧的备份：现有的会保存在旁边。</translation>
    </message>
    <message>
        <source>%1 belongs to another program. Nothing was changed. Start Pitwise with another data folder.</source>
        <translation>%1属于别的程序，没有改动任何东西。请用另一个数据文件夹启动Pitwise。</translation>
    </message>
    <message>
        <source>The records in %1 cannot be written. Nothing is lost. Make the file and its folder writable, then try again.</source>
        <translation>%1里的记录无法写入。没有丢失任何东西。请让文件和文件夹可写，再试一次。</translation>
    </message>
    <message>
        <source>The disk is full, so this was not saved. Everything recorded before is safe. Make room, then try again.</source>
        <translation>磁盘已满：这次没有写入。之前的记录都安全。请腾出空间再试。</translation>
    </message>
    <message>
        <source>The records in %1 are damaged. They are kept as they are; restore a backup in Settings.</source>
        <translation>%1里的记录已损坏。它们保持原样；请在设置里恢复备份。</translation>
    </message>
    <message>
        <source>Another program is using the records. Try again when it has finished.</source>
        <translation>另一个程序正在使用记录。等它结束后再试。</translation>
    </message>
    <message>
        <source>That record no longer exists.</source>
        <translation>那条记录已不在。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件%1。</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>不能这样做：%1。</translation>
    </message>
    <message>
        <source>The records could not be written: %1</source>
        <translation>记录无法写入：%1</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>快答</translation>
    </message>
</context>
<context>
    <name>DoorsView</name>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Certification exams: sealed, timed, and verifiable by anybody.</source>
        <translation>认证：密封、限时，任何人都能验证。</translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation>参加考试</translation>
    </message>
    <message>
        <source>Open the exam file (.pitexam) that your school gave you. The invigilator releases it.</source>
        <translation>打开学校发给你的考试文件（.pitexam）。由监考员放行。</translation>
    </message>
    <message>
        <source>Open an exam file</source>
        <translation>打开考试文件</translation>
    </message>
    <message>
        <source>Verify a file</source>
        <translation>验证文件</translation>
    </message>
    <message>
        <source>A certificate, badge, result or exam file: who signed it, and what was altered where.</source>
        <translation>证书、徽章、成绩或考试文件：由谁签署，哪里被改过。</translation>
    </message>
    <message>
        <source>The damaged list of staff lies at %1.</source>
        <translation>损坏的工作人员名单在%1。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Exam files (*.pitexam)</source>
        <translation>考试文件 (*.pitexam)</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still to be taken to the examiner: %1</source>
        <translation>
            <numerusform>还有%n份成绩要交给考官：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of this station have been copied out.</source>
        <translation>
            <numerusform>这台考试机的%n份成绩已复制出去。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy them to a folder</source>
        <translation>复制到文件夹</translation>
    </message>
    <message>
        <source>Copy the results to a folder</source>
        <translation>把成绩复制到文件夹</translation>
    </message>
    <message>
        <source>They stay here too, sealed as they are.</source>
        <translation>这里也照样保留，仍然密封。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>DueBar</name>
    <message>
        <source>Due by game</source>
        <translation>各游戏待复习</translation>
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
        <translation>没有待复习的题。</translation>
    </message>
    <message>
        <source>Practise anyway</source>
        <translation>照样练习</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>今天待复习</translation>
    </message>
    <message>
        <source>You have an unfinished session. %1.</source>
        <translation>有一次练习停在你离开的地方。%1。</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n due</source>
        <translation>
            <numerusform>继续：%n题待复习</numerusform>
        </translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>待复习的题</translation>
    </message>
    <message numerus="yes">
        <source>About %n min</source>
        <translation>
            <numerusform>约%n分钟</numerusform>
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
        <translation>情景</translation>
    </message>
    <message>
        <source>Back to the scenarios</source>
        <translation>回到情景</translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation>还没有标题</translation>
    </message>
    <message>
        <source>Pack: %1</source>
        <translation>情景包：%1</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Ctrl Z</source>
        <translation>Ctrl Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Ctrl Shift Z</source>
        <translation>Ctrl Shift Z</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试答</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审阅</translation>
    </message>
    <message>
        <source>Send for review</source>
        <translation>送审</translation>
    </message>
    <message>
        <source>Errors have to be solved first</source>
        <translation>须先解决错误</translation>
    </message>
</context>
<context>
    <name>EditorChip</name>
    <message>
        <source>Chip of %1</source>
        <translation>%1的筹码</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>EndView</name>
    <message>
        <source>The exam is over</source>
        <translation>考试结束</translation>
    </message>
    <message>
        <source>%1 Your examiner marks them and tells you the result.</source>
        <translation>%1考官阅卷后会告诉你成绩。</translation>
    </message>
    <message>
        <source>For the invigilator</source>
        <translation>给监考员</translation>
    </message>
    <message>
        <source>The result could not be written here. Make room and try again, or save a copy on another disk; every answer is in the log.</source>
        <translation>成绩无法写到这里。请腾出空间再试，或另存到别的磁盘；每个答案都在日志里。</translation>
    </message>
    <message>
        <source>The result is sealed: only the issuer can open it, and nobody can alter it unseen. It is kept here until you take it.</source>
        <translation>成绩已密封：只有签发方能打开，谁改动都会被发现。取走之前一直保存在这里。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>Leave the exam</source>
        <translation>离开考试</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Save a copy of the result</source>
        <translation>另存成绩副本</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Results (*.pitresult)</source>
        <translation>成绩 (*.pitresult)</translation>
    </message>
</context>
<context>
    <name>EventStrip</name>
    <message>
        <source>Events of the round</source>
        <translation>本局的事件</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>事件%1，共%2个</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>去掉</translation>
    </message>
    <message>
        <source>Drop this event</source>
        <translation>去掉这个事件</translation>
    </message>
    <message>
        <source>Ask here</source>
        <translation>在此提问</translation>
    </message>
</context>
<context>
    <name>EventTile</name>
    <message>
        <source>Event %1: %2 %3 %4</source>
        <translation>事件%1：%2 %3 %4</translation>
    </message>
</context>
<context>
    <name>ExamPanel</name>
    <message>
        <source>No table test is planned.</source>
        <translation>还没有安排上台考核。</translation>
    </message>
    <message>
        <source>Set the date, and every day until then is planned.</source>
        <translation>定了日期，就能安排之前的每一天。</translation>
    </message>
    <message>
        <source>Say who you are first. The date then plans your days.</source>
        <translation>先说你是谁；按考核日期安排每天的练习。</translation>
    </message>
    <message>
        <source>Set a date</source>
        <translation>定日期</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>上台考核</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>day of the test, its games</comment>
        <translation>%1。%2</translation>
    </message>
    <message numerus="yes">
        <source>Today: %n question(s)</source>
        <translation>
            <numerusform>今天：%n题</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1 days: %2</source>
        <translation>还有%1天：%2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
</context>
<context>
    <name>ExamReport</name>
    <message>
        <source>Blackjack Lucky 8</source>
        <translation>黑杰克幸运8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>决斗8点21+</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <translation>免注黑杰克</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1，第%2版</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 UTC: %2 minutes more, %3: %4</source>
        <translation>%1 UTC：加时%2分钟，%3：%4</translation>
    </message>
    <message>
        <source>%1 UTC: paused, %2: %3</source>
        <translation>%1 UTC：暂停，%2：%3</translation>
    </message>
    <message>
        <source>%1 UTC: resumed, %2</source>
        <translation>%1 UTC：继续，%2</translation>
    </message>
    <message>
        <source>%1 UTC: resumed under PIN after %2 minutes out, %3</source>
        <translation>%1 UTC：中断%2分钟后以PIN恢复，%3</translation>
    </message>
    <message>
        <source>; %1 entries of the log missing</source>
        <translation>；日志缺少%1条</translation>
    </message>
    <message>
        <source>; the clock&apos;s file was gone</source>
        <translation>；计时文件不见了</translation>
    </message>
    <message>
        <source>%1 UTC: noted by %2: %3</source>
        <translation>%1 UTC：%2记下：%3</translation>
    </message>
    <message>
        <source>time × %1</source>
        <translation>时间 × %1</translation>
    </message>
    <message>
        <source>text %1 %</source>
        <translation>文字%1 %</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>无动画</translation>
    </message>
    <message>
        <source>read aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>%1: questions taken out of the score: %2</source>
        <translation>%1：题目剔除，不计分：%2</translation>
    </message>
    <message>
        <source>%1: full marks given to everybody: %2</source>
        <translation>%1：所有人满分：%2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>What happened during the sitting</source>
        <translation>考试期间发生的事</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>须检查</translation>
    </message>
    <message>
        <source>Decisions on questions afterwards</source>
        <translation>事后对题目的决定</translation>
    </message>
    <message>
        <source>%1: exam report</source>
        <translation>%1：考试报告</translation>
    </message>
    <message>
        <source>Candidate %1, attempt %2, form %3, %4</source>
        <translation>考生%1，第%2次应考，试卷%3，%4</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>及格</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>不及格</translation>
    </message>
    <message>
        <source>%1 of %2 right. Needed: %3.</source>
        <translation>答对%1，共%2。要求：%3。</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>Below the mark: %1.</source>
        <translation>未达及格线：%1。</translation>
    </message>
    <message>
        <source>Before rulings on questions: %1 of %2, %3.</source>
        <translation>裁定题目之前：%1，共%2，%3。</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>及格</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>不及格</translation>
    </message>
    <message>
        <source>The certificate that was given out before is withdrawn.</source>
        <translation>此前发出的证书已撤销。</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>用时中位数</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共%2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>及格</translation>
    </message>
    <message>
        <source>below</source>
        <translation>未达</translation>
    </message>
    <message>
        <source>Sitting</source>
        <translation>考试进行中</translation>
    </message>
    <message>
        <source>Began, ended</source>
        <translation>开始、结束</translation>
    </message>
    <message>
        <source>%1 to %2 UTC</source>
        <translation>%1至%2 UTC</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>所用时间</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>批准的照顾</translation>
    </message>
    <message>
        <source>nothing extra</source>
        <translation>没有特别照顾</translation>
    </message>
    <message>
        <source>Invigilator</source>
        <translation>监考员</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>考试机</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>适用的规则</translation>
    </message>
    <message>
        <source>%1, %2. %3, key %4. A report, not a certificate. The file is signed; verify it with Pitwise.</source>
        <translation>%1，%2。%3，密钥%4。这是报告，不是证书。文件已签署；请用Pitwise验证。</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第%1页</translation>
    </message>
    <message>
        <source>Exam result</source>
        <translation>考试成绩</translation>
    </message>
</context>
<context>
    <name>ExamRules</name>
    <message>
        <source>The exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Title, and what a pass certifies</source>
        <translation>标题，以及及格所证明的内容</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>What a pass certifies</source>
        <translation>及格证明什么</translation>
    </message>
    <message>
        <source>Time in all</source>
        <translation>总时间</translation>
    </message>
    <message>
        <source>min</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>及格线</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>应考次数</translation>
    </message>
    <message>
        <source>Valid (0: no end)</source>
        <translation>有效期（0：无限期）</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>Going back</source>
        <translation>可否回看</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>In section</source>
        <translation>本部分之内</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>全卷</translation>
    </message>
    <message>
        <source>After a crash the clock</source>
        <translation>死机之后，计时</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Keeps running</source>
        <translation>照走</translation>
    </message>
    <message>
        <source>Stops for up to</source>
        <translation>最多停</translation>
    </message>
    <message>
        <source>At most, each time</source>
        <translation>每次最多补回</translation>
    </message>
    <message>
        <source>Keep exam questions out of practice</source>
        <translation>考题不进入练习</translation>
    </message>
    <message>
        <source>Forms alike: difficulty ±</source>
        <translation>各卷难度相近：难度 ±</translation>
    </message>
    <message>
        <source>time ±</source>
        <translation>时间 ±</translation>
    </message>
    <message>
        <source>Rules in force: tick at least one, of one version each</source>
        <translation>适用的规则：至少勾选一套，每套一个版本</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>适用的规则</translation>
    </message>
    <message>
        <source>Readings: %1 of %2 fixed</source>
        <translation>解读：已定%1条，共%2条</translation>
    </message>
    <message>
        <source>Readings: %1, all left open</source>
        <translation>解读：%1条，全部未定</translation>
    </message>
    <message>
        <source>Candidates may open the pay tables</source>
        <translation>考生可以打开赔率表</translation>
    </message>
    <message>
        <source>Questions of packs may have a key that a person typed</source>
        <translation>情景包里的题目可以有由人键入的正确答案</translation>
    </message>
</context>
<context>
    <name>ExamsPage</name>
    <message>
        <source>Exams: %1</source>
        <translation>考试：%1</translation>
    </message>
    <message>
        <source>Exams: shelf</source>
        <translation>考试：考试架</translation>
    </message>
    <message>
        <source>Blueprint: %1</source>
        <translation>蓝图：%1</translation>
    </message>
    <message>
        <source>Exam %1, sealed</source>
        <translation>考试%1，已密封</translation>
    </message>
    <message>
        <source>Exam %1</source>
        <translation>考试%1</translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation>成绩：%1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>成绩：%1</translation>
    </message>
    <message>
        <source>Appeal: %1</source>
        <translation>申诉：%1</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Verify a file</source>
        <translation>验证文件</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation>参加考试</translation>
    </message>
    <message>
        <source>Verify a certificate</source>
        <translation>验证证书</translation>
    </message>
    <message>
        <source>Sign in, or bring results in</source>
        <translation>登录，或导入成绩</translation>
    </message>
    <message>
        <source>A new blueprint</source>
        <translation>新蓝图</translation>
    </message>
    <message>
        <source>The issuer&apos;s key</source>
        <translation>签发方密钥</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>另一页</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>Exam, question %1 of %2</source>
        <translation>考试，第%1题，共%2题</translation>
    </message>
    <message>
        <source>Exam over</source>
        <translation>考试结束</translation>
    </message>
    <message>
        <source>Exam: are you %1?</source>
        <translation>考试：你是%1吗？</translation>
    </message>
    <message>
        <source>Exam to be released</source>
        <translation>待放行的考试</translation>
    </message>
</context>
<context>
    <name>FactRow</name>
    <message>
        <source>Remove: %1</source>
        <translation>去掉：%1</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Found</source>
        <translation>已发现</translation>
    </message>
    <message>
        <source>The bet was</source>
        <translation>注码曾</translation>
    </message>
    <message>
        <source>Seen in</source>
        <translation>出现于</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>已结算</translation>
    </message>
    <message>
        <source>Order of the cards is known</source>
        <translation>牌的次序已知</translation>
    </message>
    <message>
        <source>The card was refused by</source>
        <translation>拒绝这张牌的是</translation>
    </message>
    <message>
        <source>Boxes that have had cards since</source>
        <translation>此后已拿牌的门</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <translation>庄家的牌数</translation>
    </message>
    <message>
        <source>The further card</source>
        <translation>多出的那张牌</translation>
    </message>
    <message>
        <source>Shuffled by hand</source>
        <translation>手洗</translation>
    </message>
    <message>
        <source>Another bettor on the box</source>
        <translation>该门另有下注者</translation>
    </message>
    <message>
        <source>Drawn for</source>
        <translation>为谁抽的</translation>
    </message>
    <message>
        <source>Of them face up</source>
        <translation>其中面朝上</translation>
    </message>
    <message>
        <source>Drawn together</source>
        <translation>一起抽出</translation>
    </message>
    <message>
        <source>After the ruling by clause</source>
        <translation>依条款裁定之后</translation>
    </message>
    <message>
        <source>A further card has been dealt</source>
        <translation>此后又发了一张牌</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>发现时间</translation>
    </message>
    <message>
        <source>He did it before</source>
        <translation>他以前做过</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最低注额</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最高注额</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>注码</translation>
    </message>
    <message>
        <source>The outcome is established</source>
        <translation>结果已确定</translation>
    </message>
    <message>
        <source>The outcome can be established</source>
        <translation>结果可以确定</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家%1</translation>
    </message>
    <message>
        <source>Bet of player %1</source>
        <translation>玩家%1的注码</translation>
    </message>
    <message>
        <source>Seated</source>
        <translation>入座</translation>
    </message>
    <message>
        <source>They agreed on</source>
        <translation>他们商定</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>已投降</translation>
    </message>
    <message>
        <source>Place of his main bet on the box, player %1</source>
        <translation>玩家%1主注在该门的位置</translation>
    </message>
    <message>
        <source>Boxes to his main bet, player %1</source>
        <translation>玩家%1离自己主注有几门</translation>
    </message>
    <message>
        <source>All his side bets, player %1</source>
        <translation>玩家%1的全部边注</translation>
    </message>
    <message>
        <source>Insurance on boxes that he does not control, player %1</source>
        <translation>玩家%1在非自己主控的门上的保险</translation>
    </message>
    <message>
        <source>Asked as number, player %1</source>
        <translation>玩家%1是第几个被问的</translation>
    </message>
    <message>
        <source>A card too many</source>
        <translation>多一张牌</translation>
    </message>
    <message>
        <source>A card missing</source>
        <translation>少一张牌</translation>
    </message>
    <message>
        <source>A foreign card</source>
        <translation>外来的牌</translation>
    </message>
    <message>
        <source>Not shuffled</source>
        <translation>没有洗牌</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>放下</translation>
    </message>
    <message>
        <source>Increased</source>
        <translation>加大</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Opening deal</source>
        <translation>首轮发牌</translation>
    </message>
    <message>
        <source>Later deal</source>
        <translation>后续发牌</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Some bets</source>
        <translation>部分注码</translation>
    </message>
    <message>
        <source>Finally</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>没有人</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>一些人</translation>
    </message>
    <message>
        <source>All</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>一位玩家</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Before no more bets</source>
        <translation>停止下注之前</translation>
    </message>
    <message>
        <source>After the outcome</source>
        <translation>结果出来之后</translation>
    </message>
    <message>
        <source>After no more bets</source>
        <translation>停止下注之后</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>Two cards together</source>
        <translation>一次出两张</translation>
    </message>
    <message>
        <source>Card in error</source>
        <translation>误抽的牌</translation>
    </message>
    <message>
        <source>Dealer draws too many</source>
        <translation>庄家多补了牌</translation>
    </message>
    <message>
        <source>Box skipped</source>
        <translation>跳过一门</translation>
    </message>
    <message>
        <source>Face-up card in the shoe</source>
        <translation>牌靴里牌面朝上</translation>
    </message>
    <message>
        <source>Cards dealt wrong</source>
        <translation>牌发错了</translation>
    </message>
    <message>
        <source>Box dealt too few</source>
        <translation>某门牌太少</translation>
    </message>
    <message>
        <source>Empty box dealt</source>
        <translation>空门拿到牌</translation>
    </message>
    <message>
        <source>Dealer without a card</source>
        <translation>庄家没有牌</translation>
    </message>
    <message>
        <source>Burn card forgotten</source>
        <translation>忘记弃首张</translation>
    </message>
    <message>
        <source>Wrong cards in the shoe</source>
        <translation>牌靴里的牌不对</translation>
    </message>
    <message>
        <source>Late bet</source>
        <translation>迟下的注</translation>
    </message>
    <message>
        <source>Bet over the maximum</source>
        <translation>超过最高限额的注</translation>
    </message>
    <message>
        <source>Bet under the minimum</source>
        <translation>低于最低注额的注</translation>
    </message>
    <message>
        <source>Side bet alone on a box</source>
        <translation>门上只有边注</translation>
    </message>
    <message>
        <source>Side bets settled late</source>
        <translation>边注结算晚了</translation>
    </message>
    <message>
        <source>Player away</source>
        <translation>玩家离开</translation>
    </message>
    <message>
        <source>Card refused</source>
        <translation>拒绝拿牌</translation>
    </message>
    <message>
        <source>Player wants out</source>
        <translation>玩家想退出</translation>
    </message>
    <message>
        <source>Shoe runs out</source>
        <translation>牌靴的牌用完</translation>
    </message>
    <message>
        <source>Cut card missed</source>
        <translation>漏看切牌卡</translation>
    </message>
    <message>
        <source>Card cannot be read</source>
        <translation>牌认不出</translation>
    </message>
    <message>
        <source>Power failure</source>
        <translation>停电</translation>
    </message>
    <message>
        <source>Squeeze card face up</source>
        <translation>咪牌时翻开</translation>
    </message>
    <message>
        <source>Limit error, earlier round</source>
        <translation>前一局违反限额</translation>
    </message>
    <message>
        <source>Error seen a round later</source>
        <translation>隔了一局才发现的错误</translation>
    </message>
    <message>
        <source>Not in the rules</source>
        <translation>规则没有写到</translation>
    </message>
    <message>
        <source>Who controls the box</source>
        <translation>由谁主控该门</translation>
    </message>
    <message>
        <source>Side bet claimed</source>
        <translation>争边注</translation>
    </message>
    <message>
        <source>Insurance claimed</source>
        <translation>争保险</translation>
    </message>
    <message>
        <source>Claimant %1</source>
        <translation>争注者%1</translation>
    </message>
    <message>
        <source>Bettor %1</source>
        <translation>下注者%1</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Blackjack Lucky 8</source>
        <translation>黑杰克幸运8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>决斗8点21+</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <translation>免注黑杰克</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Lucky 8</source>
        <translation>幸运8</translation>
    </message>
    <message>
        <source>Superb 8&apos;s</source>
        <translation>超级8</translation>
    </message>
    <message>
        <source>Tie on 18</source>
        <translation>18点平局</translation>
    </message>
    <message>
        <source>21+</source>
        <translation>21+</translation>
    </message>
    <message>
        <source>RWS Pairs</source>
        <translation>RWS对子</translation>
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
        <translation>保险</translation>
    </message>
    <message>
        <source>6-7-8 Bonus</source>
        <translation>6-7-8奖金</translation>
    </message>
    <message>
        <source>3 suited 8&apos;s</source>
        <translation>三张同花8</translation>
    </message>
    <message>
        <source>3 unsuited 8&apos;s</source>
        <translation>三张8</translation>
    </message>
    <message>
        <source>2 suited 8&apos;s</source>
        <translation>两张同花8</translation>
    </message>
    <message>
        <source>2 unsuited 8&apos;s</source>
        <translation>两张8</translation>
    </message>
    <message>
        <source>Two of a Kind</source>
        <translation>同级两张</translation>
    </message>
    <message>
        <source>Four 8&apos;s, all Spades</source>
        <translation>四张8，全黑桃</translation>
    </message>
    <message>
        <source>Four 8&apos;s</source>
        <translation>四张8</translation>
    </message>
    <message>
        <source>Three 8&apos;s</source>
        <translation>三张8</translation>
    </message>
    <message>
        <source>Two 8&apos;s</source>
        <translation>两张8</translation>
    </message>
    <message>
        <source>Ace Pair Suited</source>
        <translation>同花对A</translation>
    </message>
    <message>
        <source>Suited Pair</source>
        <translation>同花对子</translation>
    </message>
    <message>
        <source>Coloured Pair</source>
        <translation>同色对子</translation>
    </message>
    <message>
        <source>Mixed Pair</source>
        <translation>异色对子</translation>
    </message>
    <message>
        <source>8 cards or more</source>
        <translation>8张或以上</translation>
    </message>
    <message>
        <source>3 or 4 cards</source>
        <translation>3或4张</translation>
    </message>
    <message>
        <source>1 marker</source>
        <translation>1个免注标</translation>
    </message>
    <message>
        <source>Suited 7-7-7</source>
        <translation>同花7-7-7</translation>
    </message>
    <message>
        <source>Suited 6-7-8</source>
        <translation>同花6-7-8</translation>
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
        <translation>同花21点</translation>
    </message>
    <message>
        <source>21 total</source>
        <translation>21点</translation>
    </message>
    <message>
        <source>20 total</source>
        <translation>20点</translation>
    </message>
    <message>
        <source>19 total</source>
        <translation>19点</translation>
    </message>
    <message>
        <source>%1 DEALER BUSTS</source>
        <translation>%1 庄家爆牌</translation>
    </message>
    <message>
        <source>Pay table %1.  18 or less loses</source>
        <translation>赔率表%1。18点或以下输</translation>
    </message>
    <message>
        <source>THE TABLE PAYS</source>
        <translation>本台赔率</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>6-7-8 BONUS</source>
        <translation>6-7-8奖金</translation>
    </message>
    <message>
        <source>All Spades</source>
        <translation>全黑桃</translation>
    </message>
    <message>
        <source>Any other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Every hand starts with the %1.</source>
        <translation>每手都从%1开始。</translation>
    </message>
    <message>
        <source>Dealer draws on soft 17</source>
        <translation>庄家软17要补牌</translation>
    </message>
    <message>
        <source>Dealer draws to 16 and stands on all 17s</source>
        <translation>庄家到16补牌，所有17停牌</translation>
    </message>
    <message>
        <source>Dealer 22 stands off every hand but Blackjack</source>
        <translation>庄家22点，除黑杰克外各手平局</translation>
    </message>
    <message>
        <source>1 deck</source>
        <translation>1副牌</translation>
    </message>
    <message>
        <source>%1 decks</source>
        <translation>%1副牌</translation>
    </message>
    <message>
        <source>no tens</source>
        <translation>无10</translation>
    </message>
    <message>
        <source>offers</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>已结算</translation>
    </message>
    <message>
        <source>play</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>box %1, hand %2</source>
        <translation>第%1门，第%2手</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>%1 markers</source>
        <translation>%1个免注标</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1张</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>odds</comment>
        <translation>%1比%2</translation>
    </message>
    <message>
        <source>BLACKJACK PAYS %1 TO %2</source>
        <translation>黑杰克赔%1比%2</translation>
    </message>
    <message>
        <source>INSURANCE</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>PAYS %1 TO %2</source>
        <translation>赔%1比%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>chips</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, doubled with %2</source>
        <translation>%1，加倍%2</translation>
    </message>
    <message>
        <source>%1, was %2 when bets were closed</source>
        <translation>%1，停止下注时是%2</translation>
    </message>
    <message>
        <source>%1, half over the line</source>
        <translation>%1，一半压线</translation>
    </message>
    <message>
        <source>%1, paid %2</source>
        <translation>%1，赔%2</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1，已收</translation>
    </message>
    <message>
        <source>%1, stand-off</source>
        <translation>%1，平局</translation>
    </message>
    <message>
        <source>%1, returned</source>
        <translation>%1，已退回</translation>
    </message>
    <message>
        <source>no bet</source>
        <translation>没有注</translation>
    </message>
    <message>
        <source>%1, bust</source>
        <translation>%1，爆牌</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>软%1</translation>
    </message>
    <message>
        <source>nobody seated</source>
        <translation>没有人坐</translation>
    </message>
    <message>
        <source>the chair of %1, who has left</source>
        <translation>%1的座位，人已离开</translation>
    </message>
    <message>
        <source>%1 seated</source>
        <translation>%1入座</translation>
    </message>
    <message>
        <source>a torn card that cannot be read</source>
        <translation>一张撕破、认不出的牌</translation>
    </message>
    <message>
        <source>a card with another back, face down</source>
        <translation>一张背面不同的牌，面朝下</translation>
    </message>
    <message>
        <source>%1, lying apart</source>
        <translation>%1，放在一边</translation>
    </message>
    <message>
        <source>a card face down, lying apart</source>
        <translation>一张面朝下的牌，放在一边</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>庄家：%1</translation>
    </message>
    <message>
        <source>Box %1: %2</source>
        <translation>第%1门：%2</translation>
    </message>
    <message>
        <source>%1, %2 controls</source>
        <translation>%1，%2主控</translation>
    </message>
    <message>
        <source>hand %1, main bet of %2, %3</source>
        <translation>第%1手，%2的主注，%3</translation>
    </message>
    <message>
        <source>main bet of %1, %2</source>
        <translation>%1的主注，%2</translation>
    </message>
    <message>
        <source>double of %1, %2</source>
        <translation>%1的加倍，%2</translation>
    </message>
    <message>
        <source>payout to %1, %2</source>
        <translation>赔给%1，%2</translation>
    </message>
    <message>
        <source>%1 bet of %2, %3</source>
        <translation>%2的%1注，%3</translation>
    </message>
    <message>
        <source>insurance of %1, %2</source>
        <translation>%1的保险，%2</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>printed %1</source>
        <translation>印好的%1</translation>
    </message>
    <message>
        <source>hand %1, %2</source>
        <translation>第%1手，%2</translation>
    </message>
    <message>
        <source>hand %1, free-bet marker</source>
        <translation>第%1手，免注标</translation>
    </message>
    <message>
        <source>%1 of %2, pulled back</source>
        <translation>%2的%1，收回了</translation>
    </message>
    <message>
        <source>%1 in coins</source>
        <translation>硬币%1</translation>
    </message>
    <message>
        <source>Chip float</source>
        <translation>筹码盘</translation>
    </message>
    <message>
        <source>Shoe, nearly empty</source>
        <translation>牌靴，快空了</translation>
    </message>
    <message>
        <source>Shoe, %1 face up in it</source>
        <translation>牌靴，里面%1牌面朝上</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>Discard holder, 1 card</source>
        <translation>弃牌盒，1张</translation>
    </message>
    <message>
        <source>Discard holder, %1 cards</source>
        <translation>弃牌盒，%1张</translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation>切牌卡</translation>
    </message>
    <message>
        <source>Card face down</source>
        <translation>面朝下的牌</translation>
    </message>
    <message>
        <source>Dealer: printed %1</source>
        <translation>庄家：印好的%1</translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3</source>
        <translation>第%1门第%2手：%3</translation>
    </message>
</context>
<context>
    <name>FigureColumn</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FileFinder</name>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>FloorPanel</name>
    <message>
        <source>The game is stopped</source>
        <translation>牌局已停下</translation>
    </message>
    <message>
        <source>What do you report?</source>
        <translation>你报告什么？</translation>
    </message>
    <message>
        <source>%1. Where?</source>
        <translation>%1。在哪里？</translation>
    </message>
    <message>
        <source>%1. What do the rules say?</source>
        <translation>%1。规则怎么说？</translation>
    </message>
    <message>
        <source>Do it on the felt, then go on.</source>
        <translation>在台面上照做，然后继续。</translation>
    </message>
    <message>
        <source>My own cards</source>
        <translation>我自己的牌</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>第%1门</translation>
    </message>
    <message>
        <source>Backspace lifts the last card, digits deal it again.</source>
        <translation>Backspace收起最后一张牌，数字键重新发出。</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <translation>问%1</translation>
    </message>
    <message>
        <source>Discard my last</source>
        <translation>弃掉我的最后一张</translation>
    </message>
    <message>
        <source>Discard that hand</source>
        <translation>弃掉那手牌</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>FormsPanel</name>
    <message>
        <source>Forms</source>
        <translation>试卷</translation>
    </message>
    <message>
        <source>Ctrl K</source>
        <translation>Ctrl K</translation>
    </message>
    <message>
        <source>Compare the forms</source>
        <translation>比较各卷</translation>
    </message>
    <message>
        <source>Everybody gets their own form: the same kinds of question, equally hard and long, with different cards and amounts.</source>
        <translation>每人一份自己的试卷：题型相同，难度和长短相当，牌和金额不同。</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>尚未比较</translation>
    </message>
    <message>
        <source>The forms are made as they will be sealed, and measured against each other.</source>
        <translation>按密封时的样子出卷，并互相比较。</translation>
    </message>
    <message>
        <source>%1 forms: all alike, no two equal</source>
        <translation>%1份试卷：难度都相当，没有两份相同</translation>
    </message>
    <message>
        <source>%1 forms: not alike</source>
        <translation>%1份试卷：难度不相当</translation>
    </message>
    <message>
        <source>Try it with 500 forms</source>
        <translation>用500份试卷再试</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Practise %1</source>
        <translation>练习%1</translation>
    </message>
    <message>
        <source>Readiness %1 of 100. Mastered %2. %3 due.</source>
        <translation>准备度%1，满分100。已掌握%2。待复习%3。</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>已准备好</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>还差%1</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>尚未开始</translation>
    </message>
    <message>
        <source>Readiness %1 of 100</source>
        <translation>准备度%1，满分100</translation>
    </message>
    <message>
        <source>Mastered</source>
        <translation>已掌握</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>薄弱</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n题待复习</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>%1, ready %2 of 100</source>
        <translation>%1，准备度%2，满分100</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Lucky 8</source>
        <translation>幸运8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>决斗8点21+</translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation>免注</translation>
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
        <translation>规则书</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>No question has asked for this clause yet.</source>
        <translation>还没有题目问过这一条。</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>不计分</translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message>
        <source>%1 is training. Switch</source>
        <translation>%1正在练习。换人</translation>
    </message>
    <message>
        <source>Who is training?</source>
        <translation>谁在练习？</translation>
    </message>
    <message>
        <source>Practise without a name, or say who you are</source>
        <translation>不登记就练习，或说你是谁</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>换人</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Review, %1</source>
        <translation>复习，%1</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Resume the unfinished session</source>
        <translation>继续未完的练习</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>待复习的题</translation>
    </message>
    <message>
        <source>Practise a game</source>
        <translation>练习一个游戏</translation>
    </message>
    <message>
        <source>New practice</source>
        <translation>新练习</translation>
    </message>
    <message>
        <source>Review the last misses</source>
        <translation>复习上次答错的题</translation>
    </message>
    <message>
        <source>Who is training</source>
        <translation>谁在练习</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>另一页</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Ready from %1. The mark on each bar.</source>
        <translation>%1分起算准备好，即各条上的标记。</translation>
    </message>
    <message>
        <source>%1 is removed, with all records.</source>
        <translation>%1已移除，连同全部记录。</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>%1 is back, with all records.</source>
        <translation>%1已恢复，连同全部记录。</translation>
    </message>
    <message>
        <source>%1 has no PIN any more.</source>
        <translation>%1不再有PIN。</translation>
    </message>
    <message>
        <source>What your instructor gave you</source>
        <translation>讲师布置给你的</translation>
    </message>
    <message>
        <source>Lucky 8</source>
        <translation>幸运8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>决斗8点21+</translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation>免注</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>You know %1 on paper. Now deal it.</source>
        <translation>%1的书面题你已经会了。现在亲手发牌。</translation>
    </message>
    <message>
        <source>Deal a round</source>
        <translation>发一局</translation>
    </message>
</context>
<context>
    <name>HomeReview</name>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
</context>
<context>
    <name>HouseReadingRow</name>
    <message>
        <source>Fixed: scored</source>
        <translation>已定：计分</translation>
    </message>
    <message>
        <source>Open: not scored</source>
        <translation>未定：不计分</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation>（%1）%2</translation>
    </message>
    <message>
        <source>Played while nothing is fixed.</source>
        <translation>未定之前照此执行。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
</context>
<context>
    <name>HouseSettings</name>
    <message>
        <source>Decided by</source>
        <translation>决定人</translation>
    </message>
    <message>
        <source>Recorded with every change below. Nothing is overwritten: earlier decisions stay on record.</source>
        <translation>下面每次更改都会注上此名。不会覆盖：以前的决定都留在记录里。</translation>
    </message>
    <message>
        <source>Name and title</source>
        <translation>姓名和职衔</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Lucky Lucky pay table in force</source>
        <translation>所用的Lucky Lucky赔率表</translation>
    </message>
    <message>
        <source>The table printed on the felt. All: questions use each of the three.</source>
        <translation>印在台面上。选“全部”：三种都会出现在题目里。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Table 1</source>
        <translation>表1</translation>
    </message>
    <message>
        <source>Table 2</source>
        <translation>表2</translation>
    </message>
    <message>
        <source>Table 3</source>
        <translation>表3</translation>
    </message>
    <message>
        <source>Bets are settled</source>
        <translation>结算次序</translation>
    </message>
    <message>
        <source>From the dealer&apos;s right by custom. Lucky Lucky bets always are (LL 7).</source>
        <translation>按惯例从荷官右手边起。Lucky Lucky注一律如此（LL 7）。</translation>
    </message>
    <message>
        <source>From the right</source>
        <translation>从右边起</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>从左边起</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Readings of doubtful clauses</source>
        <translation>有疑义条款的解读</translation>
    </message>
    <message numerus="yes">
        <source>%n are open: their questions are shown and not scored. Fixing one makes them count; taking it back opens it again.</source>
        <translation>
            <numerusform>%n条未定：相关题目会出现但不计分。定下一条，它就计分；收回则重新未定。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>What was imported</source>
        <translation>收到的内容</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
</context>
<context>
    <name>InvigilatorPanel</name>
    <message>
        <source>Invigilator</source>
        <translation>监考员</translation>
    </message>
    <message>
        <source>The clock keeps running until you give the PIN. Everything you do here is recorded under your name.</source>
        <translation>输入PIN之前计时不停。这里的一切都以你的名义记录。</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>做什么</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>加时</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>终止</translation>
    </message>
    <message>
        <source>Minutes more</source>
        <translation>加多少分钟</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>给谁</translation>
    </message>
    <message>
        <source>This candidate</source>
        <translation>这位考生</translation>
    </message>
    <message>
        <source>Everybody in this exam</source>
        <translation>本场考试所有人</translation>
    </message>
    <message>
        <source>Every station that opened the exam file from the same folder gives the time within seconds. At a station with a copy of its own, give it there.</source>
        <translation>从同一文件夹打开考试文件的各台考试机，几秒内都会加时。用自己副本的考试机，要在那台上加。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Release PIN</source>
        <translation>放行PIN</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation>回到考试</translation>
    </message>
    <message>
        <source>Give time</source>
        <translation>加时</translation>
    </message>
    <message>
        <source>Save the note</source>
        <translation>记下</translation>
    </message>
    <message>
        <source>End the sitting</source>
        <translation>终止这场考试</translation>
    </message>
</context>
<context>
    <name>IssuerPanel</name>
    <message>
        <source>Issuer: %1</source>
        <translation>签发方：%1</translation>
    </message>
    <message>
        <source>The issuer&apos;s key</source>
        <translation>签发方密钥</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>已锁</translation>
    </message>
    <message>
        <source>It signs exam files, certificates and badges. The passphrase has at least ten characters; without it and without a back-up nothing can be sealed or opened any more.</source>
        <translation>用来签署考试文件、证书和徽章。口令至少十个字符；忘了口令又没有备份，就再也不能密封或打开任何东西。</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>指纹%1</translation>
    </message>
    <message>
        <source>Name of the school</source>
        <translation>学校名称</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>口令</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>再输一次口令</translation>
    </message>
    <message>
        <source>They do not match</source>
        <translation>两次不一致</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the key</source>
        <translation>打开密钥</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>生成密钥</translation>
    </message>
    <message>
        <source>From a back-up</source>
        <translation>从备份恢复</translation>
    </message>
    <message>
        <source>Lock it</source>
        <translation>锁上</translation>
    </message>
    <message>
        <source>Back it up</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Public half</source>
        <translation>公钥</translation>
    </message>
    <message>
        <source>Another passphrase</source>
        <translation>换口令</translation>
    </message>
    <message>
        <source>Old passphrase</source>
        <translation>旧口令</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>新口令</translation>
    </message>
    <message>
        <source>At least ten characters</source>
        <translation>至少十个字符</translation>
    </message>
    <message>
        <source>New passphrase again</source>
        <translation>再输一次新口令</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>The passphrase is changed. Back-ups made before open with the old one: make a new one.</source>
        <translation>口令已更改。以前的备份仍用旧口令打开：请重新备份。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>The issuer&apos;s key from a back-up</source>
        <translation>从备份恢复签发方密钥</translation>
    </message>
    <message>
        <source>It is opened with the passphrase it was backed up with.</source>
        <translation>用备份时的口令打开。</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>取用</translation>
    </message>
    <message>
        <source>Key files (*.pitkey)</source>
        <translation>密钥文件 (*.pitkey)</translation>
    </message>
    <message>
        <source>Back up the issuer&apos;s key</source>
        <translation>备份签发方密钥</translation>
    </message>
    <message>
        <source>The copy is sealed with the same passphrase. Keep it away from this computer.</source>
        <translation>副本用同一口令密封。请与这台电脑分开存放。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the public half</source>
        <translation>保存公钥</translation>
    </message>
    <message>
        <source>Anybody who has it can check that a certificate is really yours.</source>
        <translation>拿到它的人可以查验证书确实由你们签发。</translation>
    </message>
    <message>
        <source>Public keys (*.pitpub)</source>
        <translation>公钥 (*.pitpub)</translation>
    </message>
    <message>
        <source>Nobody was here for ten minutes: the key is locked again.</source>
        <translation>十分钟没有人操作：密钥已重新锁上。</translation>
    </message>
</context>
<context>
    <name>ItemsView</name>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Right (95 %)</source>
        <translation>答对率（95 %）</translation>
    </message>
    <message>
        <source>Tells apart (95 %)</source>
        <translation>区分度（95 %）</translation>
    </message>
    <message>
        <source>Questions and their figures</source>
        <translation>题目及其数据</translation>
    </message>
    <message>
        <source>%1. %2: facility %3, discrimination %4. %5</source>
        <translation>%1。%2：答对率%3，区分度%4。%5</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Rule on this question</source>
        <translation>对此题裁定</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>1, 2</source>
        <translation>1、2</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>难</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>最差</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>题号</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>最难</translation>
    </message>
    <message>
        <source>Right: the share of candidates who got it right (facility). Tells apart: whether those who are right elsewhere are right here too (corrected discrimination): 0.2 and more is good, below 0 means look at it. In brackets: where the true figure lies with 95 %; few candidates, wide brackets.</source>
        <translation>答对率：答对此题的考生比例。区分度：在其他题上答得好的人，这题是否也答对（校正后）：0.2以上为好，低于0就该检查。括号内：真实数值有95 %把握所在的范围；考生少，范围就宽。</translation>
    </message>
    <message>
        <source>A bad question is taken out or given full marks for everybody, with a reason and two people&apos;s PINs. Everybody is marked again; both scores are kept.</source>
        <translation>不好的题可以剔除，或给所有人满分；须写明原因，并由两人输入PIN。所有人重新计分，前后两个分数都保留。</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys of this page</source>
        <translation>本页按键</translation>
    </message>
</context>
<context>
    <name>LastSession</name>
    <message>
        <source>No session is finished yet.</source>
        <translation>还没有完成过练习。</translation>
    </message>
    <message>
        <source>Nothing practised yet. Twenty questions take about seven minutes.</source>
        <translation>还没有练习过。二十题约七分钟。</translation>
    </message>
    <message numerus="yes">
        <source>Review %n miss(es)</source>
        <translation>
            <numerusform>复习%n道错题</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>New practice</source>
        <translation>新练习</translation>
    </message>
</context>
<context>
    <name>LectureView</name>
    <message>
        <source>In class: %1</source>
        <translation>上课：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第%1题，共%2题</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>上一题</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
</context>
<context>
    <name>LeftRow</name>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>LibraryFiles</name>
    <message>
        <source>Import a pack</source>
        <translation>导入情景包</translation>
    </message>
    <message>
        <source>Export this pack</source>
        <translation>导出这个情景包</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>从文件</translation>
    </message>
    <message>
        <source>A round script or a scenario, as JSON.</source>
        <translation>牌局脚本或情景，JSON格式。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>文件路径</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>浏览</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>要替换这个文件吗？</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1已经存在。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>What is in the file is added to what is here. Nothing is overwritten. Questions of Moodle (.xml) and QTI 3 (.zip, .xml) come in as drafts in a pack of their own, marked as typed by a person.</source>
        <translation>文件里的内容加到这里现有的内容里，不会覆盖任何东西。Moodle（.xml）和QTI 3（.zip、.xml）的题目作为草稿，放进单独的情景包，并标明由人键入。</translation>
    </message>
    <message>
        <source>One file with every scenario of the pack, in all its versions. A name that ends in .xml is written for Moodle, one that ends in .zip as a QTI 3 package: the newest versions, with their tables in words.</source>
        <translation>一个文件，包含这个包的全部情景和各个版本。文件名以.xml结尾，写成Moodle格式；以.zip结尾，写成QTI 3包：只含最新版本，牌桌用文字表示。</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>Scenarios</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Title, tag, story, clause 3.27</source>
        <translation>标题、标签、情节、条款3.27</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>新情景</translation>
    </message>
    <message>
        <source>Show scenarios of one state</source>
        <translation>按状态显示情景</translation>
    </message>
    <message>
        <source>All</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>审阅中</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>The packs are being read.</source>
        <translation>正在读取情景包。</translation>
    </message>
    <message>
        <source>Nothing in this pack matches that.</source>
        <translation>这个包里没有这个名称的情景。</translation>
    </message>
    <message>
        <source>Nothing in this pack is in that state.</source>
        <translation>这个包里没有处于该状态的情景。</translation>
    </message>
    <message>
        <source>This pack is empty.</source>
        <translation>这个包是空的。</translation>
    </message>
    <message>
        <source>Deal something on the felt, break it, ask about it.</source>
        <translation>在台面上发牌，制造意外，再出题。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Remove “%1” from the pack?</source>
        <translation>要从包里移除“%1”吗？</translation>
    </message>
    <message>
        <source>All its versions go. Answers on record still show what was asked, and the files can be brought back for 30 days.</source>
        <translation>它的所有版本都会移除。记录里的答案仍能看到当时问的题，文件30天内可以恢复。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>LimitRow</name>
    <message>
        <source>%1 %2, minimum</source>
        <translation>%1 %2，最低</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from … to …</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>%1 %2, maximum</source>
        <translation>%1 %2，最高</translation>
    </message>
    <message>
        <source>default</source>
        <translation>照常</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>照常</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>lays chips</source>
        <translation>放筹码</translation>
    </message>
    <message>
        <source>Box %1, hand %2</source>
        <translation>第%1门第%2手</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>第%1门</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>弃一张牌</translation>
    </message>
    <message>
        <source>Card to yourself</source>
        <translation>发牌给自己</translation>
    </message>
    <message>
        <source>Card to %1</source>
        <translation>发牌给%1</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <translation>收%1：%2</translation>
    </message>
    <message>
        <source>Pay %1: %2</source>
        <translation>赔%1：%2</translation>
    </message>
    <message>
        <source>Half back: %1</source>
        <translation>退一半：%1</translation>
    </message>
    <message>
        <source>Give back %1: %2</source>
        <translation>退回%1：%2</translation>
    </message>
    <message>
        <source>I call this box.</source>
        <translation>这一门由我决定。</translation>
    </message>
    <message>
        <source>I go along.</source>
        <translation>我跟。</translation>
    </message>
    <message>
        <source>I leave it as it is.</source>
        <translation>我不动。</translation>
    </message>
    <message>
        <source>I play on.</source>
        <translation>我继续打。</translation>
    </message>
    <message>
        <source>I take my bet back.</source>
        <translation>我收回我的注。</translation>
    </message>
    <message>
        <source>I play it.</source>
        <translation>我来打。</translation>
    </message>
    <message>
        <source>I take it all back.</source>
        <translation>我全部收回。</translation>
    </message>
    <message>
        <source>I take the card.</source>
        <translation>这张牌我要。</translation>
    </message>
    <message>
        <source>I don&apos;t want that card.</source>
        <translation>那张牌我不要。</translation>
    </message>
    <message>
        <source>Who calls this box?</source>
        <translation>这一门由谁决定？</translation>
    </message>
    <message>
        <source>Do you go along?</source>
        <translation>你跟不跟？</translation>
    </message>
    <message>
        <source>Play on, or take your bet back?</source>
        <translation>继续打，还是收回你的注？</translation>
    </message>
    <message>
        <source>Act on your card, or take your bet back?</source>
        <translation>按这张牌打下去，还是收回你的注？</translation>
    </message>
    <message>
        <source>Will you take all your bets back?</source>
        <translation>你要把所有注都收回吗？</translation>
    </message>
    <message>
        <source>Will you take your bet back?</source>
        <translation>你要收回你的注吗？</translation>
    </message>
    <message>
        <source>Do you want this card?</source>
        <translation>你要这张牌吗？</translation>
    </message>
    <message>
        <source>A card lies face up in the shoe.</source>
        <translation>牌靴里有一张牌面朝上。</translation>
    </message>
    <message>
        <source>Two cards came out at once.</source>
        <translation>一次出了两张牌。</translation>
    </message>
    <message>
        <source>A card with another back came out.</source>
        <translation>出来一张背面不同的牌。</translation>
    </message>
    <message>
        <source>There is one copy of a card too many.</source>
        <translation>有一张牌多出一份。</translation>
    </message>
    <message>
        <source>A card is missing from the shoe.</source>
        <translation>牌靴里少一张牌。</translation>
    </message>
    <message>
        <source>The cards run in order.</source>
        <translation>牌按顺序排着，没有洗过。</translation>
    </message>
    <message>
        <source>A card is torn: nobody can read it.</source>
        <translation>一张牌撕破了：谁也认不出。</translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation>切牌卡已经出来。</translation>
    </message>
    <message>
        <source>The shoe has run out.</source>
        <translation>牌靴的牌已经用完。</translation>
    </message>
    <message>
        <source>A fresh shoe is on the table.</source>
        <translation>桌上换了新的牌靴。</translation>
    </message>
    <message>
        <source>The players have laid their bets.</source>
        <translation>玩家已下好注。</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1, %2 says: %3</source>
        <translation>%1，%2说：%3</translation>
    </message>
    <message>
        <source>Box %1, %2 lays %3: %4</source>
        <translation>第%1门，%2下%3：%4</translation>
    </message>
    <message>
        <source>The stack of %2 on Box %1 has changed.</source>
        <translation>第%1门上%2的那叠筹码变了。</translation>
    </message>
    <message>
        <source>Box %1, %2: “I had %3.”</source>
        <translation>第%1门，%2：“我下的是%3。”</translation>
    </message>
    <message>
        <source>%1 has left the table.</source>
        <translation>%1离开了赌台。</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1回来了。</translation>
    </message>
    <message>
        <source>The lights are out.</source>
        <translation>灯灭了。</translation>
    </message>
    <message>
        <source>The lights are on again.</source>
        <translation>灯又亮了。</translation>
    </message>
    <message>
        <source>Somebody points at the cards.</source>
        <translation>有人指着牌。</translation>
    </message>
    <message>
        <source>%1: “Look at the cards, please.”</source>
        <translation>%1：“请看看这些牌。”</translation>
    </message>
    <message>
        <source>The floor is here.</source>
        <translation>主管来了。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Place your bets, please</source>
        <translation>Place your bets, please（请下注）</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No more bets（停止下注）</translation>
    </message>
    <message>
        <source>Surrender, anyone?</source>
        <translation>Surrender, anyone?（有人投降吗？）</translation>
    </message>
    <message>
        <source>Surrender is closed</source>
        <translation>Surrender is closed（投降截止）</translation>
    </message>
    <message>
        <source>Insurance, anyone?</source>
        <translation>Insurance, anyone?（有人买保险吗？）</translation>
    </message>
    <message>
        <source>Insurance is closed</source>
        <translation>Insurance is closed（保险截止）</translation>
    </message>
    <message>
        <source>Announce the outcome</source>
        <translation>宣布结果</translation>
    </message>
    <message>
        <source>taps: card</source>
        <translation>敲台：要牌</translation>
    </message>
    <message>
        <source>waves: stand</source>
        <translation>摆手：停牌</translation>
    </message>
    <message>
        <source>one finger: double</source>
        <translation>一根手指：加倍</translation>
    </message>
    <message>
        <source>one finger: free double</source>
        <translation>一根手指：免注加倍</translation>
    </message>
    <message>
        <source>two fingers: split</source>
        <translation>两根手指：分牌</translation>
    </message>
    <message>
        <source>two fingers: free split</source>
        <translation>两根手指：免注分牌</translation>
    </message>
    <message>
        <source>draws a line: surrender</source>
        <translation>划一道线：投降</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>一赔一</translation>
    </message>
    <message>
        <source>main bet</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>奖金</translation>
    </message>
    <message>
        <source>The last card back into the shoe</source>
        <translation>最后一张牌放回牌靴</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>分%1</translation>
    </message>
    <message>
        <source>Marker right of the bet: %1</source>
        <translation>免注标放在注的右边：%1</translation>
    </message>
    <message>
        <source>Marker left of the bet: %1</source>
        <translation>免注标放在注的左边：%1</translation>
    </message>
    <message>
        <source>Marker off: %1</source>
        <translation>拿掉免注标：%1</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Clear the cards of %1</source>
        <translation>收起%1的牌</translation>
    </message>
    <message>
        <source>Clear all cards</source>
        <translation>收起所有的牌</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>停下牌局</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>叫主管</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>报告：%1</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>裁定：%1</translation>
    </message>
    <message>
        <source>Discard your last card</source>
        <translation>弃掉你的最后一张牌</translation>
    </message>
    <message>
        <source>Discard the cards of %1</source>
        <translation>弃掉%1的牌</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>继续牌局</translation>
    </message>
    <message>
        <source>You take the table over</source>
        <translation>你接手这张赌台</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Never done: %1</source>
        <translation>一直没有做：%1</translation>
    </message>
    <message>
        <source>Too late: %1</source>
        <translation>太晚：%1</translation>
    </message>
    <message>
        <source>%1: %2 too much</source>
        <translation>%1：多了%2</translation>
    </message>
    <message>
        <source>%1: %2 too little</source>
        <translation>%1：少了%2</translation>
    </message>
    <message>
        <source>You paid a losing bet: %1</source>
        <translation>你赔了输的注：%1</translation>
    </message>
    <message>
        <source>You took a winning bet: %1</source>
        <translation>你收了赢的注：%1</translation>
    </message>
    <message>
        <source>Nothing asked for it: %1</source>
        <translation>没有人要求这样做：%1</translation>
    </message>
    <message>
        <source>In the wrong place: %1</source>
        <translation>位置不对：%1</translation>
    </message>
    <message>
        <source>The rules do not allow what you granted: %1</source>
        <translation>你答应的，规则不准：%1</translation>
    </message>
    <message>
        <source>You refused what the rules allow: %1</source>
        <translation>你拒绝的，规则准许：%1</translation>
    </message>
    <message>
        <source>He does not call this hand: %1</source>
        <translation>这手牌不由他决定：%1</translation>
    </message>
    <message>
        <source>A wrong card counted: %1</source>
        <translation>算了一张不该算的牌：%1</translation>
    </message>
    <message>
        <source>You moved cards without the floor</source>
        <translation>你没有叫主管就动了牌</translation>
    </message>
    <message>
        <source>You reported the wrong thing</source>
        <translation>你报告错了</translation>
    </message>
    <message>
        <source>The wrong ruling</source>
        <translation>裁定错了</translation>
    </message>
    <message>
        <source>You did not do what the ruling says</source>
        <translation>你没有照裁定去做</translation>
    </message>
    <message>
        <source>Something went wrong and you dealt on</source>
        <translation>出了错，你还继续发牌</translation>
    </message>
    <message>
        <source>You stopped for nothing</source>
        <translation>没有事，你却停了牌局</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>严重</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Duty</source>
        <translation>职责</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>惯例</translation>
    </message>
</context>
<context>
    <name>LiveBar</name>
    <message>
        <source>Live table</source>
        <translation>实发赌台</translation>
    </message>
    <message>
        <source>Live table: %1</source>
        <translation>实发赌台：%1</translation>
    </message>
    <message>
        <source>Guided</source>
        <translation>引导</translation>
    </message>
    <message>
        <source>Coached</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>静默</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
</context>
<context>
    <name>LiveDealing</name>
    <message>
        <source>Lucky 8</source>
        <translation>幸运8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>决斗8点21+</translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation>免注</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>离开赌台？</translation>
    </message>
    <message>
        <source>What you dealt is saved, and you can go on with it later. Or end the session now: what you dealt so far is graded.</source>
        <translation>你发的牌已保存，以后可以接着发。也可以现在结束这一场：到目前为止所发的会评分。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
</context>
<context>
    <name>LiveDock</name>
    <message>
        <source>Place your bets</source>
        <translation>Place your bets（请下注）</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No more bets（停止下注）</translation>
    </message>
    <message>
        <source>Surrender, anyone?</source>
        <translation>Surrender, anyone?（投降？）</translation>
    </message>
    <message>
        <source>Surrender closed</source>
        <translation>Surrender closed（投降截止）</translation>
    </message>
    <message>
        <source>Insurance, anyone?</source>
        <translation>Insurance, anyone?（保险？）</translation>
    </message>
    <message>
        <source>Insurance closed</source>
        <translation>Insurance closed（保险截止）</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>收</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>同额</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>赔</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>一半</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>免注标</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>All off</source>
        <translation>全清</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Floor!</source>
        <translation>主管！</translation>
    </message>
    <message>
        <source>1–7 card to a box · 0 to yourself · ← → to a bet</source>
        <translation>1–7 给该门发牌 · 0 给自己 · ← → 到各注</translation>
    </message>
    <message>
        <source>Who calls it?</source>
        <translation>由谁决定？</translation>
    </message>
</context>
<context>
    <name>LiveLanes</name>
    <message>
        <source>Calls</source>
        <translation>宣布</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2</source>
        <translation>时间轴，第%1步，共%2步</translation>
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
        <translation>发牌</translation>
    </message>
    <message>
        <source>Go on with the session that was left</source>
        <translation>继续上次留下的那一场</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Q W E</source>
        <translation>Q W E</translation>
    </message>
    <message>
        <source>Guided, coached, silent</source>
        <translation>引导、提示、静默</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>A card to that box</source>
        <translation>给该门发一张牌</translation>
    </message>
    <message>
        <source>A card to yourself</source>
        <translation>给自己发一张牌</translation>
    </message>
    <message>
        <source>Shift 1–7</source>
        <translation>Shift 1–7</translation>
    </message>
    <message>
        <source>A card to the next hand of that box</source>
        <translation>给该门的下一手发一张牌</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>弃一张牌</translation>
    </message>
    <message>
        <source>Q W</source>
        <translation>Q W</translation>
    </message>
    <message>
        <source>Place your bets; no more bets</source>
        <translation>Place your bets（请下注）；No more bets（停止下注）</translation>
    </message>
    <message>
        <source>E R</source>
        <translation>E R</translation>
    </message>
    <message>
        <source>Surrender: offer it, close it</source>
        <translation>投降：询问，截止</translation>
    </message>
    <message>
        <source>T Y</source>
        <translation>T Y</translation>
    </message>
    <message>
        <source>Insurance: offer it, close it</source>
        <translation>保险：询问，截止</translation>
    </message>
    <message>
        <source>Announce the outcome</source>
        <translation>宣布结果</translation>
    </message>
    <message>
        <source>To the next box</source>
        <translation>到下一门</translation>
    </message>
    <message>
        <source>To the next bet of the box</source>
        <translation>到该门的下一份注</translation>
    </message>
    <message>
        <source>Take the bet</source>
        <translation>收这份注</translation>
    </message>
    <message>
        <source>As much again beside it</source>
        <translation>在旁边加放同额</translation>
    </message>
    <message>
        <source>Pay a sum; in the tray T counts chips</source>
        <translation>赔付一个金额；在筹码盘里，T用来点筹码</translation>
    </message>
    <message>
        <source>Pay a bonus, where the game has one</source>
        <translation>赔奖金（有奖金的游戏）</translation>
    </message>
    <message>
        <source>Give back, or withdraw a payoff</source>
        <translation>退回，或收回赔付</translation>
    </message>
    <message>
        <source>Half back: a surrender</source>
        <translation>退一半：投降</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>一赔一</translation>
    </message>
    <message>
        <source>A D</source>
        <translation>A D</translation>
    </message>
    <message>
        <source>Accept; refuse</source>
        <translation>接受；拒绝</translation>
    </message>
    <message>
        <source>Split the hand</source>
        <translation>分这手牌</translation>
    </message>
    <message>
        <source>Marker right of the bet; with Shift left</source>
        <translation>免注标放在注的右边；加Shift放左边</translation>
    </message>
    <message>
        <source>Who calls this box?</source>
        <translation>这一门由谁决定？</translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <translation>收起这手牌</translation>
    </message>
    <message>
        <source>Clear all cards</source>
        <translation>收起所有的牌</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Lift the last card</source>
        <translation>收起最后一张牌</translation>
    </message>
    <message>
        <source>Floor! Stop the game</source>
        <translation>主管！停下牌局</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Live table, %1</source>
        <translation>实发赌台，%1</translation>
    </message>
    <message>
        <source>Live table, replay</source>
        <translation>实发赌台，回放</translation>
    </message>
    <message>
        <source>Live table</source>
        <translation>实发赌台</translation>
    </message>
</context>
<context>
    <name>LivePaused</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>The felt is hidden and the clock has stopped. What you dealt is saved.</source>
        <translation>桌面已隐藏，计时已停止。你发过的都已保存。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>LiveReplayView</name>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · 第%2步，共%3步</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play %1x</source>
        <translation>%1倍速播放</translation>
    </message>
    <message>
        <source>Deal on from here</source>
        <translation>从这里接着发</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>总结</translation>
    </message>
    <message>
        <source>What lay there</source>
        <translation>原来放着什么</translation>
    </message>
    <message>
        <source>What should lie there</source>
        <translation>应该放着什么</translation>
    </message>
    <message>
        <source>Due next: %1</source>
        <translation>接着该做：%1</translation>
    </message>
</context>
<context>
    <name>LiveSetup</name>
    <message>
        <source>Lucky 8</source>
        <translation>幸运8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>决斗8点21+</translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation>免注</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>Guided</source>
        <translation>引导</translation>
    </message>
    <message>
        <source>Coached</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>静默</translation>
    </message>
    <message>
        <source>The next act is shown. Nothing is scored.</source>
        <translation>显示下一步该做什么。不计分。</translation>
    </message>
    <message>
        <source>A tick or a cross in place, and no stop.</source>
        <translation>当场打勾或打叉，不停下来。</translation>
    </message>
    <message>
        <source>No word until the end, as at a real table.</source>
        <translation>到最后才说话，像真的赌台一样。</translation>
    </message>
    <message>
        <source>Deal at the live table</source>
        <translation>在实发赌台发牌</translation>
    </message>
    <message>
        <source>You announce, deal, take, pay and clear. Every act is graded with its clause.</source>
        <translation>你来宣布、发牌、收、赔、收牌。每一步都评分，并注明条款。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>门</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>压力</translation>
    </message>
    <message>
        <source>Calm players who know the game</source>
        <translation>从容、懂这个游戏的玩家</translation>
    </message>
    <message>
        <source>They ask for what is not allowed</source>
        <translation>他们要求不准的事</translation>
    </message>
    <message>
        <source>Crowds, claims and cheats</source>
        <translation>人多、争执和作弊</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>差错</translation>
    </message>
    <message>
        <source>Things go wrong at the table</source>
        <translation>赌台上会出错</translation>
    </message>
    <message>
        <source>Late bets, torn cards, an empty chair: stop the game and call the floor</source>
        <translation>迟下的注、撕破的牌、空着的座位：停下牌局，叫主管</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>提示方式</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>继续：%1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
</context>
<context>
    <name>LiveSide</name>
    <message>
        <source>Trace</source>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2 项中 %1 项正确</translation>
    </message>
</context>
<context>
    <name>LiveSummaryView</name>
    <message>
        <source>Session dealt</source>
        <translation>发完一场</translation>
    </message>
    <message>
        <source>Session dealt, not scored</source>
        <translation>发完一场，不计分</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>%1 of %2 duties right</source>
        <translation>职责%1项正确，共%2项</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>To the cent</source>
        <translation>分毫不差</translation>
    </message>
    <message>
        <source>Every bet was settled as it should be</source>
        <translation>每份注都按规则结算了</translation>
    </message>
    <message>
        <source>paid too much; %1 too little</source>
        <translation>多赔；少赔%1</translation>
    </message>
    <message>
        <source>Vigilance</source>
        <translation>警觉</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共%2</translation>
    </message>
    <message numerus="yes">
        <source>noticed; %n false call(s)</source>
        <translation>
            <numerusform>已发现；误叫主管%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>of what went wrong was noticed</source>
        <translation>出的差错已发现</translation>
    </message>
    <message>
        <source>Nothing went wrong at the table</source>
        <translation>赌台上没有出错</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>your own time; par is %1</source>
        <translation>你的时间；标准时间%1</translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <translation>%1，第%2局：%3</translation>
    </message>
    <message>
        <source>%1 (put right in time)</source>
        <translation>%1（及时改正）</translation>
    </message>
    <message>
        <source>Set up anew</source>
        <translation>重新设置</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>再发一次</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>再看一遍</translation>
    </message>
</context>
<context>
    <name>LiveTraceList</name>
    <message>
        <source>Trace</source>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1，对</translation>
    </message>
    <message>
        <source>%1, wrong. %2</source>
        <translation>%1，错。%2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Reading</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>High contrast draws every edge in white on black.</source>
        <translation>高对比度：黑底白线，勾出每条边。</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Pages make room as if the window were smaller.</source>
        <translation>页面会像窗口变小那样让出位置。</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Off: cards and chips are where they belong at once.</source>
        <translation>关：牌和筹码立即到位。</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation>台面上</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Four colours: diamonds blue, clubs green.</source>
        <translation>四色：方块蓝，梅花绿。</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>两色</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Amounts beside bets</source>
        <translation>注码旁的金额</translation>
    </message>
    <message>
        <source>Harder levels take them away whatever is chosen here.</source>
        <translation>不论怎么选，较难的级别都不显示金额。</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>Every trainee chooses their own. No dealer who grew up with the language has reviewed these yet: %1. Where the words differ, the English counts.</source>
        <translation>每位学员各自的设置。这些语言还没有以此为母语的荷官审阅过：%1。文字不同时，以英文为准。</translation>
    </message>
    <message>
        <source>Every trainee chooses their own.</source>
        <translation>每位学员各自的设置。</translation>
    </message>
    <message>
        <source>English beside it</source>
        <translation>并列英文</translation>
    </message>
    <message>
        <source>F9 turns it on and off: the English words under a question and a clause, as they are said at the table.</source>
        <translation>F9开关：在题目和条款下面显示英文，即牌桌上所说的话。</translation>
    </message>
</context>
<context>
    <name>LrsSettings</name>
    <message>
        <source>The school&apos;s record store</source>
        <translation>学校的记录库</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Of a learning record store (LRS) that takes xAPI 1.0.3. Answers go there over TLS; no name and no mail address is in them.</source>
        <translation>接收xAPI 1.0.3的学习记录库（LRS）的地址。答案经TLS发送；里面没有姓名，也没有邮箱地址。</translation>
    </message>
    <message>
        <source>Address of the record store</source>
        <translation>记录库的地址</translation>
    </message>
    <message>
        <source>The school itself</source>
        <translation>学校本身</translation>
    </message>
    <message>
        <source>An address that stands for the school in every statement. It must never change.</source>
        <translation>每条记录里代表学校的地址。它绝不能改变。</translation>
    </message>
    <message>
        <source>Address that stands for the school</source>
        <translation>代表学校的地址</translation>
    </message>
    <message>
        <source>Key and secret</source>
        <translation>密钥与密码</translation>
    </message>
    <message>
        <source>As the record store gave them out. They are kept in a file that only you can read.</source>
        <translation>由记录库发给你。保存在只有你能读的文件里。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Kept; type a new one</source>
        <translation>已保存；键入新的</translation>
    </message>
    <message>
        <source>Answers are sent</source>
        <translation>答案会发送</translation>
    </message>
    <message>
        <source>Nothing is sent</source>
        <translation>什么也不发送</translation>
    </message>
    <message>
        <source>Once it is on, answers that are recorded from then on are sent. What cannot be sent waits.</source>
        <translation>开启之后，从那时起记录的答案都会发送。发不出去的会等着。</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>保存更改</translation>
    </message>
    <message>
        <source>Turn it on</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>现在发送</translation>
    </message>
    <message>
        <source>Turn it off</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) refused</source>
        <translation>
            <numerusform>%n个答案被拒绝</numerusform>
        </translation>
    </message>
    <message>
        <source>The record store does not want them as they are: %1</source>
        <translation>记录库不接受这样的答案：%1</translation>
    </message>
    <message>
        <source>Try them again</source>
        <translation>再试一次</translation>
    </message>
</context>
<context>
    <name>MarkedOptions</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>你的：%1</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>漏选</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
</context>
<context>
    <name>MasteryCell</name>
    <message>
        <source>not asked yet</source>
        <translation>还没问过</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>学习中</translation>
    </message>
    <message>
        <source>right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>right and fast</source>
        <translation>又对又快</translation>
    </message>
    <message>
        <source>%1, due</source>
        <translation>%1，待复习</translation>
    </message>
</context>
<context>
    <name>MasteryPanel</name>
    <message>
        <source>Clauses</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>%1 of %2 mastered, %3 due</source>
        <translation>已掌握%1，共%2，待复习%3</translation>
    </message>
    <message>
        <source>not asked %1</source>
        <translation>没问过%1</translation>
    </message>
    <message>
        <source>learning %1</source>
        <translation>学习中%1</translation>
    </message>
    <message>
        <source>right %1</source>
        <translation>答对%1</translation>
    </message>
    <message>
        <source>right and fast %1</source>
        <translation>又对又快%1</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>待复习%1</translation>
    </message>
    <message>
        <source>open reading</source>
        <translation>解读未定</translation>
    </message>
</context>
<context>
    <name>MemberTable</name>
    <message>
        <source>Trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>待复习</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>最近练习</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>上台考核</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>准备好了</translation>
    </message>
    <message>
        <source>On course</source>
        <translation>进度正常</translation>
    </message>
    <message>
        <source>At risk</source>
        <translation>有风险</translation>
    </message>
    <message>
        <source>%1, %2, seen %3</source>
        <translation>%1，%2，最近练习：%3</translation>
    </message>
    <message>
        <source>Nobody here has that in his name.</source>
        <translation>这里没有人的姓名里有这些字。</translation>
    </message>
    <message>
        <source>Nobody is in this class yet. Import a list, or give trainees its name as their batch.</source>
        <translation>这个班还没有人。请导入名单，或把学员的批次填成班名。</translation>
    </message>
</context>
<context>
    <name>MissList</name>
    <message>
        <source>Misses</source>
        <translation>错题</translation>
    </message>
    <message>
        <source>Click one to see it on its felt</source>
        <translation>点开可在台面上看</translation>
    </message>
    <message>
        <source>None. You got every scored answer right.</source>
        <translation>没有。计分的题全部答对。</translation>
    </message>
    <message>
        <source>Nothing was scored.</source>
        <translation>没有计分的题。</translation>
    </message>
    <message>
        <source>Question %1: %2 %3</source>
        <translation>第%1题：%2 %3</translation>
    </message>
</context>
<context>
    <name>ModeChoice</name>
    <message>
        <source>Due: %1</source>
        <translation>待复习：%1</translation>
    </message>
    <message>
        <source>What is due: %1</source>
        <translation>待复习的题：%1</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>赔率</translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation>赔率速算</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation>找条款</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>裁量</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>裁量题</translation>
    </message>
    <message>
        <source>Kind of session</source>
        <translation>练习种类</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>快答</translation>
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
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>NewClassSheet</name>
    <message>
        <source>New class</source>
        <translation>新建班级</translation>
    </message>
    <message>
        <source>Whoever has this name as his batch is in the class.</source>
        <translation>批次与此班名相同的人，都在这个班里。</translation>
    </message>
    <message>
        <source>Name, such as Batch 12</source>
        <translation>名称，例如Batch 12</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>NewSheet</name>
    <message>
        <source>New scenario</source>
        <translation>新情景</translation>
    </message>
    <message>
        <source>From an empty table</source>
        <translation>从空桌开始</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>从文件</translation>
    </message>
    <message>
        <source>From a trainee&apos;s query</source>
        <translation>从学员的质疑开始</translation>
    </message>
    <message>
        <source>From a shipped round</source>
        <translation>从自带的牌局开始</translation>
    </message>
</context>
<context>
    <name>NewTrainee</name>
    <message>
        <source>New trainee</source>
        <translation>新学员</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>PIN, if wanted</source>
        <translation>PIN，可不设</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存……</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>Oddities</name>
    <message numerus="yes">
        <source>Began %n minute(s) before the exam was sealed.</source>
        <translation>
            <numerusform>比考试密封早%n分钟开始。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended %n minute(s) after now.</source>
        <translation>
            <numerusform>结束时间比现在晚%n分钟。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Held %n day(s) apart from the others.</source>
        <translation>
            <numerusform>与其他人相隔%n天举行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) after the time was over.</source>
        <translation>
            <numerusform>时间结束后还有%n个答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) were given, more than the exam has.</source>
        <translation>
            <numerusform>加了%n分钟，比考试本身还长。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in less than a second each.</source>
        <translation>
            <numerusform>有%n个答案用时不到一秒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The station&apos;s clock was set back by %n minute(s).</source>
        <translation>
            <numerusform>考试机的时钟被往回拨了%n分钟。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were missing when it went on.</source>
        <translation>
            <numerusform>恢复时缺少%n条记录。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clock&apos;s file was missing %n time(s).</source>
        <translation>
            <numerusform>计时文件被取走%n次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of a damaged log were dropped.</source>
        <translation>
            <numerusform>损坏的日志丢弃了%n个字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The exam&apos;s window was left %n time(s).</source>
        <translation>
            <numerusform>离开考试窗口%n次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other result(s) of this candidate.</source>
        <translation>
            <numerusform>这位考生另有%n份成绩。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log was damaged and mended under a note: %n record(s) of it are lost.</source>
        <translation>
            <numerusform>日志曾损坏，附说明修复：其中%n条记录丢失。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sat from an earlier file: the exam was sealed once more since.</source>
        <translation>
            <numerusform>用的是较早的文件：此后这场考试重新密封过。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenRoundDialog</name>
    <message>
        <source>Open a round script</source>
        <translation>打开牌局脚本</translation>
    </message>
    <message>
        <source>Round scripts (*.json *.jsonl)</source>
        <translation>牌局脚本 (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>OptionTile</name>
    <message>
        <source>%1, with the marker</source>
        <translation>%1，放免注标</translation>
    </message>
</context>
<context>
    <name>OptionsAnswer</name>
    <message>
        <source>None of them applies.</source>
        <translation>一项都不适用。</translation>
    </message>
    <message>
        <source>%1 of %2 chosen. Choose all that apply.</source>
        <translation>已开%1项，共%2项。适用的全部打开。</translation>
    </message>
    <message>
        <source>Choose all that apply, or none.</source>
        <translation>适用的全部打开，也可能一项都没有。</translation>
    </message>
    <message>
        <source>Choose all that apply.</source>
        <translation>适用的全部打开。</translation>
    </message>
    <message>
        <source>Choose one, or point at the felt.</source>
        <translation>选一项，或在台面上指出。</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>选一项。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>OptionsSheet</name>
    <message>
        <source>Wrong options</source>
        <translation>错误选项</translation>
    </message>
    <message>
        <source>The engine makes them from the other games&apos; rules and from misreadings. Drop what does not suit; add your own.</source>
        <translation>由引擎按其他游戏的规则和常见误读算出。不合适的可去掉，也可自己加。</translation>
    </message>
    <message>
        <source>%1 (the answer)</source>
        <translation>%1（答案）</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <translation>%1（你加的）</translation>
    </message>
    <message>
        <source>Add a wrong option</source>
        <translation>加一个错误选项</translation>
    </message>
    <message>
        <source>Add a wrong amount: 75</source>
        <translation>加一个错误金额：75</translation>
    </message>
    <message>
        <source>Add a wrong total: soft 18</source>
        <translation>加一个错误点数：soft 18</translation>
    </message>
    <message>
        <source>Add a wrong player</source>
        <translation>加一位错误玩家</translation>
    </message>
    <message>
        <source>Add a ruling that is wrong here</source>
        <translation>加一个在此处不对的裁定</translation>
    </message>
</context>
<context>
    <name>OrderAnswer</name>
    <message>
        <source>Ctrl and an arrow moves a row; a digit sends it to that place.</source>
        <translation>Ctrl加箭头移动一行，数字键直接定位置。</translation>
    </message>
    <message>
        <source>Put the rows in order. Ctrl and an arrow moves a row; a digit sends it to that place.</source>
        <translation>排好各行的次序：Ctrl加箭头移动一行，数字键直接定位置。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>Overview of the questions</source>
        <translation>题目总览</translation>
    </message>
    <message>
        <source>Question %1, %2, flagged</source>
        <translation>第%1题，%2，已标记</translation>
    </message>
    <message>
        <source>Question %1, %2</source>
        <translation>第%1题，%2</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已答</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未答</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>已答%1</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>未答%1</translation>
    </message>
    <message>
        <source>flagged %1</source>
        <translation>已标记%1</translation>
    </message>
    <message>
        <source>flagged %1, to check again</source>
        <translation>已标记%1题，待再看</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>交卷</translation>
    </message>
    <message>
        <source>Call the invigilator</source>
        <translation>叫监考员</translation>
    </message>
    <message>
        <source>Text, contrast, read aloud</source>
        <translation>文字、对比度、朗读</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>赔率表</translation>
    </message>
</context>
<context>
    <name>OwnPin</name>
    <message>
        <source>Old PIN</source>
        <translation>旧PIN</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>新PIN</translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation>再输一次新PIN</translation>
    </message>
    <message>
        <source>They do not match</source>
        <translation>两次不一致</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>更改</translation>
    </message>
</context>
<context>
    <name>PackHead</name>
    <message>
        <source>Practice never shows it.</source>
        <translation>练习中不会出现。</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>作者：%1</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Rename this pack</source>
        <translation>给这个包改名</translation>
    </message>
    <message>
        <source>Practise it</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Practise this pack</source>
        <translation>练习这个包</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export this pack</source>
        <translation>导出这个情景包</translation>
    </message>
    <message>
        <source>Assigned to practice</source>
        <translation>已派作练习</translation>
    </message>
    <message>
        <source>For exams only</source>
        <translation>仅供考试</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>收到的内容</translation>
    </message>
    <message>
        <source>Unfinished pack: %1</source>
        <translation>有一个包做到一半：%1</translation>
    </message>
    <message>
        <source>Leave it at that</source>
        <translation>就此结束</translation>
    </message>
    <message>
        <source>Unfinished draft: %1</source>
        <translation>有一份草稿未完：%1</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Discard this draft?</source>
        <translation>要丢弃这份草稿吗？</translation>
    </message>
    <message>
        <source>All edits since you last left the scenario go with it. You can bring it back for 30 days.</source>
        <translation>上次离开这个情景之后的编辑会一起丢弃。30天内可以恢复。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
</context>
<context>
    <name>PackList</name>
    <message>
        <source>Packs</source>
        <translation>情景包</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n个情景</numerusform>
        </translation>
    </message>
    <message>
        <source>, read-only</source>
        <translation>，只读</translation>
    </message>
    <message>
        <source>, assigned</source>
        <translation>，已派作练习</translation>
    </message>
    <message>
        <source>For exams only</source>
        <translation>仅供考试</translation>
    </message>
    <message>
        <source>New pack</source>
        <translation>新情景包</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Removed, %1</source>
        <translation>已移除，%1</translation>
    </message>
</context>
<context>
    <name>PackSheet</name>
    <message>
        <source>This pack</source>
        <translation>这个情景包</translation>
    </message>
    <message>
        <source>A pack of your own</source>
        <translation>自己的情景包</translation>
    </message>
    <message>
        <source>Its title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Night shift, November</source>
        <translation>夜班，十一月</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>建立</translation>
    </message>
    <message>
        <source>Remove this pack</source>
        <translation>移除这个包</translation>
    </message>
    <message>
        <source>Remove the pack “%1”?</source>
        <translation>要移除情景包“%1”吗？</translation>
    </message>
    <message>
        <source>All its scenarios go. Answers on record still show what was asked, and the files can be brought back for 30 days.</source>
        <translation>它的所有情景都会移除。记录里的答案仍能看到当时问的题，文件30天内可以恢复。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>学员</translation>
    </message>
</context>
<context>
    <name>PathAsk</name>
    <message>
        <source>There is no such file or folder.</source>
        <translation>没有这个文件或文件夹。</translation>
    </message>
    <message>
        <source>This is a folder: add a name for the file.</source>
        <translation>这是文件夹：请加上文件名。</translation>
    </message>
    <message>
        <source>Path of the folder</source>
        <translation>文件夹路径</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>文件路径</translation>
    </message>
    <message>
        <source>/home/…</source>
        <translation>/home/…</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>浏览</translation>
    </message>
    <message>
        <source>There is such a file already. Once more replaces it; another name keeps both.</source>
        <translation>已有这个文件。再按一次就替换；换个名称则两份都保留。</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换它</translation>
    </message>
</context>
<context>
    <name>PausedView</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>The felt is hidden and the clock has stopped. Your answers are saved.</source>
        <translation>台面已隐藏，计时停止。你的答案已保存。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>PayTableCard</name>
    <message>
        <source>Table %1</source>
        <translation>表%1</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1赔%2</translation>
    </message>
</context>
<context>
    <name>PayTablesSheet</name>
    <message>
        <source>Pay tables</source>
        <translation>赔率表</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1赔%2</translation>
    </message>
</context>
<context>
    <name>PayTablesView</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>PayTray</name>
    <message>
        <source>Pay: %1</source>
        <translation>赔：%1</translation>
    </message>
    <message>
        <source>Your amount: %1</source>
        <translation>你的金额：%1</translation>
    </message>
    <message>
        <source>Type a sum</source>
        <translation>输入金额</translation>
    </message>
    <message>
        <source>Count chips</source>
        <translation>点筹码</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>赔付</translation>
    </message>
</context>
<context>
    <name>PayoutCard</name>
    <message>
        <source>No chips</source>
        <translation>没有筹码</translation>
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
        <translation>谁在练习？</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>要移除%1吗？</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>PeopleView</name>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Instructors make blueprints and rule on items with an examiner; invigilators release sittings; examiners seal, mark and keep people.</source>
        <translation>讲师做蓝图，并与考官一起对题目作裁定；监考员放行考试；考官密封、阅卷、管理人员。</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>考试架</translation>
    </message>
    <message>
        <source>%1, %2 (you)</source>
        <translation>%1，%2（你）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>已锁</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>新PIN</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>设定</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Instructor</source>
        <translation>讲师</translation>
    </message>
    <message>
        <source>Examiner</source>
        <translation>考官</translation>
    </message>
    <message>
        <source>Invigilator</source>
        <translation>监考员</translation>
    </message>
    <message>
        <source>Your own PIN</source>
        <translation>你自己的PIN</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>要移除%1吗？</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Removed in the last thirty days</source>
        <translation>最近三十天内移除的</translation>
    </message>
    <message>
        <source>%1, kept until %2</source>
        <translation>%1，保留到%2</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Bring back: %1</source>
        <translation>恢复：%1</translation>
    </message>
    <message>
        <source>What this person signed stays as it is. For thirty days you can bring this person back, with the same PIN.</source>
        <translation>此人签署过的不变。三十天内可以恢复，PIN不变。</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Shelf</source>
        <translation>考试架</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Candidates: %1</source>
        <translation>考生：%1</translation>
    </message>
    <message>
        <source>From a list (CSV)</source>
        <translation>从名单（CSV）</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>题号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Nobody is on the list yet</source>
        <translation>还没有考生</translation>
    </message>
    <message>
        <source>Type number and name, or take a list (CSV): number,name,attempt,timeFactor,textSize,highContrast,reducedMotion,readAloud.</source>
        <translation>输入编号和姓名，或读取名单（CSV）：number,name,attempt,timeFactor,textSize,highContrast,reducedMotion,readAloud。</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>要移除%1吗？</translation>
    </message>
    <message>
        <source>The number and the accommodations are taken off this exam. Nothing else is lost.</source>
        <translation>编号和所批准的照顾会从本场考试去掉。其他都不变。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Candidates from a list</source>
        <translation>从名单读取考生</translation>
    </message>
    <message>
        <source>The first line names the columns: number and name, and if wanted attempt, timeFactor, textSize, highContrast, reducedMotion, readAloud.</source>
        <translation>第一行是列名：number和name，需要时加attempt、timeFactor、textSize、highContrast、reducedMotion、readAloud。</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Lists (*.csv)</source>
        <translation>名单 (*.csv)</translation>
    </message>
    <message>
        <source>Is the release PIN written down?</source>
        <translation>放行PIN写下来了吗？</translation>
    </message>
    <message>
        <source>It is kept nowhere. Without it nobody can start this exam, and it would have to be planned and sealed again.</source>
        <translation>它不会保存在任何地方。没有它，谁也不能开始这场考试，只能重新安排、重新密封。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>It is: leave</source>
        <translation>写好了，离开</translation>
    </message>
    <message>
        <source>Candidates added: %1</source>
        <translation>已添加考生：%1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
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
        <translation>开始</translation>
    </message>
    <message>
        <source>Resume the unfinished session</source>
        <translation>继续未完的练习</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>待复习的题</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation>赔率速算</translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation>找条款</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>裁量题</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>加长</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>缩短</translation>
    </message>
    <message>
        <source>The clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Q W E</source>
        <translation>Q W E</translation>
    </message>
    <message>
        <source>Learn, Drill, Table</source>
        <translation>入门、练习、上台</translation>
    </message>
    <message>
        <source>A preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Keep this as a preset</source>
        <translation>存为预设</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>另一页</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>Choose, or lay a chip</source>
        <translation>选择，或放一枚筹码</translation>
    </message>
    <message>
        <source>Lock in, then continue</source>
        <translation>锁定答案，再继续</translation>
    </message>
    <message>
        <source>Nothing is due, or none of these</source>
        <translation>不用赔付，或都不适用</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Take a chip back</source>
        <translation>收回一枚筹码</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Take all chips back</source>
        <translation>收回全部筹码</translation>
    </message>
    <message>
        <source>Hide or show your amount</source>
        <translation>隐藏或显示你的金额</translation>
    </message>
    <message>
        <source>Type the amount instead</source>
        <translation>改为输入金额</translation>
    </message>
    <message>
        <source>Hard or soft</source>
        <translation>硬或软</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Watch the round again</source>
        <translation>重看这一局</translation>
    </message>
    <message>
        <source>Look closer at the bets</source>
        <translation>放大看注码</translation>
    </message>
    <message>
        <source>To the felt, the bar and back</source>
        <translation>去台面、工具条，再回来</translation>
    </message>
    <message>
        <source>The rulebook, after the verdict</source>
        <translation>规则书，判定之后</translation>
    </message>
    <message>
        <source>Query the verdict</source>
        <translation>质疑判定</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Review the misses, or practise again</source>
        <translation>复习错题，或再练一次</translation>
    </message>
    <message>
        <source>Try the misses again</source>
        <translation>重做错题</translation>
    </message>
    <message>
        <source>What is still due, or once more</source>
        <translation>剩下待复习的，或再来一次</translation>
    </message>
    <message>
        <source>New practice</source>
        <translation>新练习</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Practice, question %1: %2</source>
        <translation>练习，第%1题：%2</translation>
    </message>
    <message>
        <source>Practice, question %1</source>
        <translation>练习，第%1题</translation>
    </message>
    <message>
        <source>Review, %1</source>
        <translation>复习，%1</translation>
    </message>
    <message>
        <source>Session done</source>
        <translation>练习完成</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>总结</translation>
    </message>
    <message>
        <source>The pay tables</source>
        <translation>赔率表</translation>
    </message>
    <message>
        <source>English beside it, in another language</source>
        <translation>并列英文（用其他语言时）</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>快答</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Kept</source>
        <translation>已存</translation>
    </message>
    <message>
        <source>F%1</source>
        <comment>function key</comment>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Forget: %1</source>
        <translation>忘掉：%1</translation>
    </message>
    <message>
        <source>Forget this preset?</source>
        <translation>要忘掉这个预设吗？</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘掉</translation>
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
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>None. It can go to review.</source>
        <translation>没有问题。可以送审。</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Walk the map</source>
        <translation>在图上移动</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The history of a clause</source>
        <translation>某一条的历史</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The game before</source>
        <translation>上一个游戏</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>下一个游戏</translation>
    </message>
    <message>
        <source>A chart as a table</source>
        <translation>把图表显示为表格</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>另一页</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>Review, %1</source>
        <translation>复习，%1</translation>
    </message>
    <message>
        <source>Progress: %1</source>
        <translation>进度：%1</translation>
    </message>
    <message>
        <source>Progress: nothing answered yet</source>
        <translation>进度：还没有答过题</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Nobody is training yet.</source>
        <translation>没有人入座。</translation>
    </message>
    <message>
        <source>Nothing has been answered yet.</source>
        <translation>还没有答过题。</translation>
    </message>
    <message>
        <source>Choose on the home page who trains; the figures are each trainee&apos;s own.</source>
        <translation>请在首页选谁练习；每位学员有自己的数据。</translation>
    </message>
    <message>
        <source>After the first question every clause has its place here: what you know, how fast you are, and when it comes back.</source>
        <translation>答过第一题后，每一条在这里都有位置：你会什么、有多快、什么时候再问。</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
</context>
<context>
    <name>ProgressView</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Correct answers by week</source>
        <translation>每周答对率</translation>
    </message>
    <message>
        <source>shaded: 95 % confidence</source>
        <translation>阴影：95 %把握</translation>
    </message>
    <message>
        <source>No scored answers in the last eight weeks.</source>
        <translation>八周内没有计分的答案。</translation>
    </message>
    <message>
        <source>Median time by week</source>
        <translation>每周用时中位数</translation>
    </message>
    <message>
        <source>correct answers only</source>
        <translation>只计答对的题</translation>
    </message>
    <message>
        <source>No timed correct answers in the last eight weeks.</source>
        <translation>八周内没有计时的答对题。</translation>
    </message>
    <message>
        <source>Due in the next 14 days</source>
        <translation>未来14天待复习</translation>
    </message>
</context>
<context>
    <name>PromptColumn</name>
    <message>
        <source>Judgement call: not scored</source>
        <translation>裁量题：不计分</translation>
    </message>
    <message>
        <source>Pay with chips</source>
        <translation>用筹码赔付</translation>
    </message>
    <message>
        <source>Type it instead</source>
        <translation>改为输入</translation>
    </message>
    <message>
        <source>Type the amount instead</source>
        <translation>改为输入金额</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>隐藏提示</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>停止重看</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>再看一遍</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>放大看</translation>
    </message>
    <message>
        <source>Point at the felt</source>
        <translation>在台面上指出</translation>
    </message>
    <message>
        <source>Walk the felt</source>
        <translation>走遍台面</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>赔率表</translation>
    </message>
    <message>
        <source>Hide the English</source>
        <translation>隐藏英文</translation>
    </message>
    <message>
        <source>English beside it</source>
        <translation>并列英文</translation>
    </message>
</context>
<context>
    <name>QueryDialog</name>
    <message>
        <source>Query this question</source>
        <translation>质疑这一题</translation>
    </message>
    <message>
        <source>Your instructor will see the question, your answer and this note. Until then the verdict stands.</source>
        <translation>讲师会看到题目、你的答案和这一行。在此之前判定不变。</translation>
    </message>
    <message>
        <source>What do you doubt?</source>
        <translation>你质疑什么？</translation>
    </message>
    <message>
        <source>What do you doubt? (optional)</source>
        <translation>你质疑什么？（可以不填）</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Send the query</source>
        <translation>提交质疑</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Leave this session?</source>
        <translation>要离开这次练习吗？</translation>
    </message>
    <message>
        <source>Your answers are saved. You can resume later.</source>
        <translation>你的答案已保存，以后可以继续。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>The storm ends here. Your answers are saved.</source>
        <translation>快答到此结束。你的答案已保存。</translation>
    </message>
    <message>
        <source>Question %1. %2</source>
        <translation>第 %1 题。%2</translation>
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
        <translation>学员的提问</translation>
    </message>
    <message>
        <source>Every question is answered.</source>
        <translation>每个提问都已答复。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who, when</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Your answer to %1</source>
        <translation>给%1的答复</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>On its felt</source>
        <translation>在台面上看</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Pitwise</source>
        <translation>Pitwise</translation>
    </message>
    <message>
        <source>Alt + number</source>
        <translation>Alt + 数字</translation>
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
        <translation>%1，共%2</translation>
    </message>
    <message>
        <source>Ready: %1, the table test needs %2</source>
        <translation>准备度：%1，上台考核需要%2</translation>
    </message>
    <message>
        <source>%1 of %2 for the table test</source>
        <translation>上台考核%1，共%2</translation>
    </message>
</context>
<context>
    <name>ReadingCard</name>
    <message>
        <source>Fixed by %1.</source>
        <translation>由%1定下。</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation>（%1）%2</translation>
    </message>
    <message>
        <source>(%1) %2 This house reads it so.</source>
        <translation>（%1）%2本赌场照此解读。</translation>
    </message>
    <message>
        <source>(%1) %2 Played so while this house has fixed nothing.</source>
        <translation>（%1）%2本赌场未定之前照此执行。</translation>
    </message>
    <message>
        <source>This house: %1</source>
        <translation>本赌场：%1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>In questions: %1</source>
        <translation>题目里：%1</translation>
    </message>
</context>
<context>
    <name>ReadingNote</name>
    <message>
        <source>%1  (this house)</source>
        <translation>%1（本赌场）</translation>
    </message>
</context>
<context>
    <name>ReadingsView</name>
    <message>
        <source>Readings</source>
        <translation>解读</translation>
    </message>
    <message>
        <source>No reading has these words.</source>
        <translation>没有解读含有这些字。</translation>
    </message>
    <message>
        <source>Show all readings</source>
        <translation>显示全部解读</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>How it can be read</source>
        <translation>可以怎样解读</translation>
    </message>
    <message>
        <source>In the other games</source>
        <translation>其他游戏里</translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>备份 (*.db)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Records (*.json)</source>
        <translation>记录 (*.json)</translation>
    </message>
    <message>
        <source>Records (*.json *.jsonl *.csv)</source>
        <translation>记录 (*.json *.jsonl *.csv)</translation>
    </message>
</context>
<context>
    <name>RecordsSettings</name>
    <message>
        <source>Writing the records…</source>
        <translation>正在写出记录……</translation>
    </message>
    <message>
        <source>Importing the records…</source>
        <translation>正在读入记录……</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>正在备份……</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>正在恢复……</translation>
    </message>
    <message>
        <source>Checking the records…</source>
        <translation>正在检查记录……</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Records of %1</source>
        <translation>%1的记录</translation>
    </message>
    <message>
        <source>A trainee&apos;s records</source>
        <translation>一位学员的记录</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>JSON: everything, to be imported elsewhere. CSV: the answers as a table.</source>
        <translation>JSON：全部内容，可在别处读入。CSV：答案的表格。</translation>
    </message>
    <message>
        <source>Choose on the home page whose records you mean.</source>
        <translation>请在首页说明是谁的记录。</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>导出JSON……</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>导出CSV……</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>读入</translation>
    </message>
    <message>
        <source>What is already here is not added twice. A file with one bad line changes nothing.</source>
        <translation>已有的不会重复。文件有一行错误，就什么都不改。</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入……</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>All trainees, answers and decisions in one file, checked before it is kept.</source>
        <translation>所有学员、答案和决定在一个文件里，检查无误才命名。</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>备份……</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Replaces the records with a backup. The current ones are kept beside it, under another name.</source>
        <translation>用备份取代现有记录。现有记录改名保存在旁边。</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>恢复……</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Reads the whole file and checks it: %1, %2.</source>
        <translation>检查整个文件：%1，%2。</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>要替换%1吗？</translation>
    </message>
    <message>
        <source>A file of that name is there already.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Restore %1?</source>
        <translation>要恢复%1吗？</translation>
    </message>
    <message>
        <source>It replaces all records. The current ones are kept beside it, and you choose again who is training.</source>
        <translation>它会取代全部记录。现有记录保存在旁边，之后没有人入座。</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>保持原样</translation>
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
        <translation>%1 %2秒</translation>
    </message>
</context>
<context>
    <name>ReleaseView</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1，密钥%2</translation>
    </message>
    <message>
        <source>The sitting of candidate %1 was interrupted. Nothing is lost.</source>
        <translation>考生%1的考试中断了。没有丢失任何东西。</translation>
    </message>
    <message>
        <source>Another issuer than the last exam here: compare the key.</source>
        <translation>签发方与本机上一场考试不同：请核对密钥。</translation>
    </message>
    <message>
        <source>Candidate: your number</source>
        <translation>考生：你的编号</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>你的编号</translation>
    </message>
    <message>
        <source>0417</source>
        <translation>0417</translation>
    </message>
    <message>
        <source>Invigilator: name, release PIN of this exam, release code of this candidate</source>
        <translation>监考员：姓名、本场考试的放行PIN、这位考生的放行码</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Release PIN</source>
        <translation>放行PIN</translation>
    </message>
    <message>
        <source>Release code of this candidate</source>
        <translation>这位考生的放行码</translation>
    </message>
    <message>
        <source>Release code</source>
        <translation>放行码</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave it for later</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Close this exam</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Resume the sitting</source>
        <translation>恢复这场考试</translation>
    </message>
    <message>
        <source>Release the sitting</source>
        <translation>放行这场考试</translation>
    </message>
    <message>
        <source>This station is held for the sitting: the release PIN resumes it, or leaves it for later.</source>
        <translation>这台考试机留给这场考试：用放行PIN恢复，或者以后再说。</translation>
    </message>
    <message>
        <source>The clock does not start yet. The candidate first confirms the name and reads the rules.</source>
        <translation>现在还不计时：考生先确认身份，看完须知。</translation>
    </message>
    <message>
        <source>The sitting of candidate %1 was interrupted, and its log is damaged.</source>
        <translation>考生%1的考试中断了，日志也损坏了。</translation>
    </message>
    <message>
        <source>It can go on with what is whole. Write what happened: it goes into the record, with what is lost. Then PIN and code once more.</source>
        <translation>可以用完好的部分继续。请写明发生了什么：连同丢失的内容一起记录在案。然后再输入一次PIN和放行码。</translation>
    </message>
    <message>
        <source>What happened to this station</source>
        <translation>这台考试机发生了什么</translation>
    </message>
    <message>
        <source>Go on with what is whole</source>
        <translation>用完好的部分继续</translation>
    </message>
</context>
<context>
    <name>RemovedPeople</name>
    <message>
        <source>Removed, can be brought back: %1</source>
        <translation>已移除，可以恢复：%1</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>恢复%1</translation>
    </message>
</context>
<context>
    <name>RemovedSheet</name>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>For thirty days everything can be brought back to where it was.</source>
        <translation>三十天内，任何东西都可以恢复到原处。</translation>
    </message>
    <message>
        <source>Nothing was removed in the last thirty days.</source>
        <translation>三十天内没有移除过任何东西。</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Bring back: %1</source>
        <translation>恢复：%1</translation>
    </message>
</context>
<context>
    <name>ResultDecisions</name>
    <message>
        <source>Do not count this one…</source>
        <translation>这份不算……</translation>
    </message>
    <message>
        <source>Withdraw the certificate…</source>
        <translation>撤销证书……</translation>
    </message>
    <message>
        <source>Why does this result not count?</source>
        <translation>这份成绩为什么不算？</translation>
    </message>
    <message>
        <source>Of two results of a candidate only one can count. This one stays where it is and is left out; the reason and your name are signed, and the candidate may ask for them.</source>
        <translation>同一考生两份成绩只能算一份。这份留在原处但不计入；原因和你的姓名会签署，考生可以查问。</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Why is the certificate withdrawn?</source>
        <translation>证书为什么撤销？</translation>
    </message>
    <message>
        <source>Certificate and badge stay genuine, but the register says from now on that they are withdrawn. It cannot be taken back.</source>
        <translation>证书和徽章仍是真的，但从现在起登记册注明已撤销。此举不可收回。</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Find a candidate</source>
        <translation>查找考生</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>姓名或编号</translation>
    </message>
    <message>
        <source>Who is shown</source>
        <translation>显示谁</translation>
    </message>
    <message>
        <source>All</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>及格</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>不及格</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>题号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Nobody matches.</source>
        <translation>没有符合的人。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>%1 %2: %3, passed</source>
        <translation>%1 %2：%3，及格</translation>
    </message>
    <message>
        <source>%1 %2: %3, not passed, %4</source>
        <translation>%1 %2：%3，不及格，%4</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>及格</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>不及格</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
</context>
<context>
    <name>ResultVerdict</name>
    <message>
        <source>Passed</source>
        <translation>及格</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>不及格</translation>
    </message>
    <message>
        <source>%1 Ruled: %2.</source>
        <translation>%1已裁定：%2。</translation>
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
        <translation>%1：成绩</translation>
    </message>
    <message>
        <source>All</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Last candidate</source>
        <translation>上一位考生</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Next candidate</source>
        <translation>下一位考生</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Report as PDF</source>
        <translation>报告存为PDF</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>申诉</translation>
    </message>
    <message>
        <source>Appeal replay</source>
        <translation>申诉回放</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>Verify a file</source>
        <translation>验证文件</translation>
    </message>
    <message>
        <source>No certificate</source>
        <translation>没有证书</translation>
    </message>
    <message>
        <source>Below the mark: %1. The report says so, section by section.</source>
        <translation>未达及格线：%1。报告逐部分说明。</translation>
    </message>
    <message>
        <source>Save certificate</source>
        <translation>保存证书</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>徽章</translation>
    </message>
    <message>
        <source>Open Badge</source>
        <translation>Open Badge</translation>
    </message>
    <message>
        <source>Saved and signed: %1</source>
        <translation>已保存并签署：%1</translation>
    </message>
    <message>
        <source>Signed. It holds no question and no key.</source>
        <translation>已签署。里面没有题目，也没有答案。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation>保存证书</translation>
    </message>
    <message>
        <source>Signed; the QR code on it can be verified off paper.</source>
        <translation>已签署；印在纸上的二维码可供验证。</translation>
    </message>
    <message>
        <source>Save the Open Badge</source>
        <translation>保存Open Badge</translation>
    </message>
    <message>
        <source>An Open Badges 3.0 credential, signed.</source>
        <translation>Open Badges 3.0凭证，已签署。</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>Results: %1</source>
        <translation>成绩：%1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>考试架</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import more</source>
        <translation>继续导入</translation>
    </message>
    <message>
        <source>List</source>
        <translation>名单</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>保存名单</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>全部文件</translation>
    </message>
    <message>
        <source>Save all papers</source>
        <translation>保存全部文件</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>Questions: %1 to check</source>
        <translation>要检查的题目：%1</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>尚未收到：%1。</translation>
    </message>
    <message>
        <source>Two different results: %1. Look at both and say which one does not count; until then neither gets a paper.</source>
        <translation>有两份不同的成绩：%1。请都看过，说明哪份不算；在此之前，两份都不出证书和报告。</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>还没有成绩</translation>
    </message>
    <message>
        <source>Results come back from the stations as .pitresult files.</source>
        <translation>各考试机的成绩以.pitresult文件送回。</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>导入成绩</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>A folder with results (*.pitresult), or one result. Each is checked, opened and marked.</source>
        <translation>放成绩（*.pitresult）的文件夹，或单份成绩。逐份检查、打开、阅卷。</translation>
    </message>
    <message>
        <source>Results (*.pitresult)</source>
        <translation>成绩 (*.pitresult)</translation>
    </message>
    <message>
        <source>A report for everybody, certificate and badge for who passed, all signed, in a new folder in this one.</source>
        <translation>在此文件夹里新建一个文件夹：每人一份报告，及格者有证书和徽章，全部签署。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>One line a candidate, for a spreadsheet (CSV).</source>
        <translation>每位考生一行，供电子表格使用（CSV）。</translation>
    </message>
    <message>
        <source>Lists (*.csv)</source>
        <translation>名单 (*.csv)</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Scenario</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Make this a scenario</source>
        <translation>把它做成情景</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共%2</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
</context>
<context>
    <name>RosterSheet</name>
    <message>
        <source>Import %1</source>
        <translation>导入%1</translation>
    </message>
    <message>
        <source>What the columns are about</source>
        <translation>各栏是什么</translation>
    </message>
    <message>
        <source>Column %1 is about: %2</source>
        <translation>“%1”一栏是：%2</translation>
    </message>
    <message>
        <source>Class of rows that name none</source>
        <translation>没有写班级的行归入</translation>
    </message>
    <message>
        <source>Would change: %1</source>
        <translation>将会改变：%1</translation>
    </message>
    <message numerus="yes">
        <source>Leave out %n row(s) in trouble</source>
        <translation>
            <numerusform>跳过有问题的%n行</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>读入</translation>
    </message>
    <message>
        <source>Put the rows right in the file, or leave them out.</source>
        <translation>请在文件里改正这些行，或跳过它们。</translation>
    </message>
    <message>
        <source>All of it, or nothing.</source>
        <translation>要么全部读入，要么一项也不读入。</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新的</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>有改动</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>trouble</source>
        <translation>有问题</translation>
    </message>
</context>
<context>
    <name>RoundSteps</name>
    <message>
        <source>%1: %2 of %3 wins, %4 is paid</source>
        <translation>%1：%3的%2赢，赔%4</translation>
    </message>
    <message>
        <source>%1: %2 of %3 loses, %4 is taken</source>
        <translation>%1：%3的%2输，收%4</translation>
    </message>
    <message>
        <source>%1: %2 of %3 stands off, %4 stays</source>
        <translation>%1：%3的%2平局，%4不动</translation>
    </message>
    <message>
        <source>%1: %2 of %3 is surrendered, %4 is taken</source>
        <translation>%1：%3的%2投降，收%4</translation>
    </message>
    <message>
        <source>%1: %2 of %3 gets even money, %4 is paid</source>
        <translation>%1：%3的%2一赔一，赔%4</translation>
    </message>
    <message>
        <source>%1: %2 of %3 is returned, %4</source>
        <translation>%1：%3的%2退回，%4</translation>
    </message>
    <message>
        <source>close the offers</source>
        <translation>结束询问</translation>
    </message>
    <message>
        <source>double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>一赔一</translation>
    </message>
    <message>
        <source>free double</source>
        <translation>免注加倍</translation>
    </message>
    <message>
        <source>free split</source>
        <translation>免注分牌</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>软%1</translation>
    </message>
    <message>
        <source>Dealer: %1, %2</source>
        <translation>庄家：%1，%2</translation>
    </message>
    <message>
        <source>Box %1: %2 surrenders</source>
        <translation>第%1门：%2投降</translation>
    </message>
    <message>
        <source>Box %1: %2 insures with %3</source>
        <translation>第%1门：%2买保险%3</translation>
    </message>
    <message>
        <source>Box %1: %2 insures the bet of %4 with %3</source>
        <translation>第%1门：%2为%4的注买保险%3</translation>
    </message>
    <message>
        <source>Box %1: %2 takes even money</source>
        <translation>第%1门：%2要一赔一</translation>
    </message>
    <message>
        <source>The offers are closed</source>
        <translation>询问结束</translation>
    </message>
    <message>
        <source>Box %1: hand %2 is split</source>
        <translation>第%1门：第%2手分牌</translation>
    </message>
    <message>
        <source>%1 puts %2 on hand %3</source>
        <translation>%1在第%3手放%2</translation>
    </message>
    <message>
        <source>Box %1, hand %2: doubled free, with a marker</source>
        <translation>第%1门第%2手：免注加倍，放免注标</translation>
    </message>
    <message>
        <source>Box %1, hand %2: split free, with a marker</source>
        <translation>第%1门第%2手：免注分牌，放免注标</translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3 doubles with %4</source>
        <translation>第%1门第%2手：%3加倍，放%4</translation>
    </message>
    <message>
        <source>%1 puts %2 on Tie on 18 of hand %3</source>
        <translation>%1在第%3手的18点平局放%2</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>%1, bust</source>
        <translation>%1，爆牌</translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3, %4</source>
        <translation>第%1门第%2手：%3，%4</translation>
    </message>
    <message>
        <source>Box %1: %2, %3</source>
        <translation>第%1门：%2，%3</translation>
    </message>
    <message>
        <source>main bet</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>Box %1, hand %2</source>
        <translation>第%1门第%2手</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>第%1门</translation>
    </message>
    <message>
        <source>The script ends while the offers are open.</source>
        <translation>脚本在询问时结束。</translation>
    </message>
    <message>
        <source>The script ends here. Box %1, hand %2: %3 may now %4.</source>
        <translation>脚本到此结束。第%1门第%2手：%3现在可以%4。</translation>
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
        <translation>搜索</translation>
    </message>
    <message>
        <source>Clauses, pay tables, contrasts, readings</source>
        <translation>条款、赔率表、对照、解读</translation>
    </message>
    <message>
        <source>Walk the list</source>
        <translation>在列表里移动</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the clause</source>
        <translation>打开条款</translation>
    </message>
    <message>
        <source>Practise the clause that is open</source>
        <translation>练习打开的条款</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation>回到来处</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>另一页</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Word or clause number</source>
        <translation>字词或条款编号</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s)</source>
        <translation>
            <numerusform>%n条条款</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contrast(s)</source>
        <translation>
            <numerusform>%n条对照</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s)</source>
        <translation>
            <numerusform>%n条解读</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>clause</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>赔率表</translation>
    </message>
    <message>
        <source>Contrasts</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>解读</translation>
    </message>
    <message>
        <source>English beside it, in another language</source>
        <translation>并列英文（用其他语言时）</translation>
    </message>
</context>
<context>
    <name>RulingPanel</name>
    <message>
        <source>Rule on this question of %1</source>
        <translation>对%1的这一题裁定</translation>
    </message>
    <message>
        <source>Rule on %1</source>
        <translation>对%1裁定</translation>
    </message>
    <message>
        <source>Only this very question is touched, in every form that asks it.</source>
        <translation>只影响这一题，凡出此题的试卷都一样。</translation>
    </message>
    <message>
        <source>It takes two people, an examiner and an instructor or another examiner. Add the second under People.</source>
        <translation>须两人：一位考官，加一位讲师或另一位考官。请在“人员”里添加第二人。</translation>
    </message>
    <message>
        <source>What happens to the question</source>
        <translation>怎样处理</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>去掉</translation>
    </message>
    <message>
        <source>Full marks for all</source>
        <translation>所有人满分</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Reason (the candidate may ask for it)</source>
        <translation>原因：考生可以查问</translation>
    </message>
    <message>
        <source>First person</source>
        <translation>第一人</translation>
    </message>
    <message>
        <source>Second person</source>
        <translation>第二人</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Rule and mark again</source>
        <translation>裁定并重新计分</translation>
    </message>
</context>
<context>
    <name>RulingSigner</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>PIN of the %1</source>
        <translation>%1的PIN</translation>
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
        <translation>一个情景</translation>
    </message>
    <message>
        <source>A try: not recorded</source>
        <translation>试答：不记录</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共%2</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>编辑器</translation>
    </message>
</context>
<context>
    <name>RunResult</name>
    <message>
        <source>%1 of %2 right</source>
        <translation>答对%1，共%2</translation>
    </message>
    <message>
        <source>Your answers are recorded like any practice. What you missed comes back.</source>
        <translation>你的答案和练习一样记录：答错的会再问。</translation>
    </message>
    <message>
        <source>Look at the misses</source>
        <translation>看错题</translation>
    </message>
    <message>
        <source>Back to the scenarios</source>
        <translation>回到情景</translation>
    </message>
</context>
<context>
    <name>RunView</name>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>To the editor</source>
        <translation>去编辑器</translation>
    </message>
    <message>
        <source>Leave this pack?</source>
        <translation>要离开这个包吗？</translation>
    </message>
    <message>
        <source>Your answers are saved. You can resume later.</source>
        <translation>你的答案已保存，以后可以继续。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
</context>
<context>
    <name>ScenarioFileDialog</name>
    <message>
        <source>Export a pack</source>
        <translation>导出情景包</translation>
    </message>
    <message>
        <source>Open a round script or a scenario</source>
        <translation>打开牌局脚本或情景</translation>
    </message>
    <message>
        <source>Import a pack</source>
        <translation>导入情景包</translation>
    </message>
    <message>
        <source>Rounds and scenarios (*.json)</source>
        <translation>牌局和情景 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Packs (*.pitwise)</source>
        <translation>情景包 (*.pitwise)</translation>
    </message>
    <message>
        <source>Questions of Moodle and QTI 3 (*.xml *.zip)</source>
        <translation>Moodle和QTI 3的题目 (*.xml *.zip)</translation>
    </message>
</context>
<context>
    <name>ScenarioList</name>
    <message>
        <source>Scenarios of this pack</source>
        <translation>这个包的情景</translation>
    </message>
</context>
<context>
    <name>ScenarioRow</name>
    <message>
        <source>%1, %2, version %3</source>
        <translation>%1，%2，第%3版</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n个提示</numerusform>
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
        <translation>据此新建并打开</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试答</translation>
    </message>
    <message>
        <source>Answer it</source>
        <translation>作答</translation>
    </message>
    <message numerus="yes">
        <source>%n version(s)</source>
        <translation>
            <numerusform>%n个版本</numerusform>
        </translation>
    </message>
    <message>
        <source>Send for review</source>
        <translation>送审</translation>
    </message>
    <message>
        <source>Errors have to be solved first</source>
        <translation>须先解决错误</translation>
    </message>
    <message>
        <source>Back to draft</source>
        <translation>退回草稿</translation>
    </message>
    <message>
        <source>Approve again</source>
        <translation>再次批准</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>ScenarioShelf</name>
    <message>
        <source>%1 And %2 more.</source>
        <translation>%1另有%2处。</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>我的情景</translation>
    </message>
    <message>
        <source>The pack of this scenario is gone or read-only; make one of your own.</source>
        <translation>这个情景的包已不在或只读；请另建自己的。</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Both are kept; what you wrote is version %2.</source>
        <translation>%1同时被别人改过。两份都保留；你写的是第%2版。</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Here it is as it is now; look at it first.</source>
        <translation>%1同时被别人改过。这里是现在的样子；请先看一看。</translation>
    </message>
    <message>
        <source>It is being edited in another window. Close it there first.</source>
        <translation>它正在另一个窗口里编辑。请先在那里关闭。</translation>
    </message>
    <message>
        <source>It is being edited on %1. Close it there first.</source>
        <translation>它正在%1上编辑。请先在那里关闭。</translation>
    </message>
    <message>
        <source>The draft could not be saved: %1. Free some space, then edit on; nothing is lost as long as the window is open.</source>
        <translation>草稿无法保存：%1。请腾出空间再编辑；窗口开着就不会丢失。</translation>
    </message>
</context>
<context>
    <name>ScenariosPage</name>
    <message>
        <source>Scenario %1 of %2</source>
        <translation>情景%1，共%2</translation>
    </message>
    <message>
        <source>A try</source>
        <translation>试答</translation>
    </message>
    <message>
        <source>Pack done</source>
        <translation>情景包完成</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A new scenario</source>
        <translation>新情景</translation>
    </message>
    <message>
        <source>A new pack</source>
        <translation>新情景包</translation>
    </message>
    <message>
        <source>Rename the pack</source>
        <translation>给情景包改名</translation>
    </message>
    <message>
        <source>Import a pack</source>
        <translation>读入情景包</translation>
    </message>
    <message>
        <source>Export the pack</source>
        <translation>导出情景包</translation>
    </message>
    <message>
        <source>Practise the pack</source>
        <translation>练习情景包</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the scenario</source>
        <translation>打开情景</translation>
    </message>
    <message>
        <source>Its versions</source>
        <translation>它的版本</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试答</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>移除它</translation>
    </message>
    <message>
        <source>Resume a draft</source>
        <translation>继续草稿</translation>
    </message>
    <message>
        <source>Resume an unfinished pack</source>
        <translation>继续未完的情景包</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>另一页</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>Review, %1</source>
        <translation>复习，%1</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>情景编辑器</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>SchoolSettings</name>
    <message>
        <source>Understood</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>School</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>This station</source>
        <translation>这台机器</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Waits to go out</source>
        <translation>等着发出</translation>
    </message>
    <message>
        <source>Last in touch</source>
        <translation>上次联系</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>现在试</translation>
    </message>
    <message>
        <source>Not taken in from other stations, and kept at the school:</source>
        <translation>没有从别的机器读入、存放在学校的：</translation>
    </message>
    <message>
        <source>Join anew</source>
        <translation>重新加入</translation>
    </message>
    <message>
        <source>Join a school</source>
        <translation>加入学校</translation>
    </message>
    <message>
        <source>With the station file that whoever runs the school&apos;s database made for this machine. It holds a password: take it off the stick afterwards.</source>
        <translation>用管理学校数据库的人为这台机器做的站点文件。里面有密码：用完后请从U盘删掉。</translation>
    </message>
    <message>
        <source>Station file…</source>
        <translation>站点文件…</translation>
    </message>
    <message>
        <source>Leave the school</source>
        <translation>离开学校</translation>
    </message>
    <message>
        <source>All records stay here and at the school. Nothing goes out or comes in any more.</source>
        <translation>所有记录仍留在这里和学校。今后不再发出，也不再收到任何东西。</translation>
    </message>
    <message>
        <source>Leave…</source>
        <translation>离开…</translation>
    </message>
    <message>
        <source>Leave %1?</source>
        <translation>要离开%1吗？</translation>
    </message>
    <message>
        <source>What waits here does not go out any more. Joining again with a station file sends it.</source>
        <translation>在这里等着发出的不再发出。用站点文件重新加入，就会发出。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
</context>
<context>
    <name>SealPanel</name>
    <message>
        <source>Sealed</source>
        <translation>已密封</translation>
    </message>
    <message>
        <source>Seal the exam</source>
        <translation>密封考试</translation>
    </message>
    <message>
        <source>The file holds a form for each candidate. A copy gives nothing away, and any change to it is found. A sitting needs the release PIN and the candidate&apos;s release code: save the codes for the invigilator and cut them into slips.</source>
        <translation>文件里每位考生一份试卷。复制它泄露不了任何东西，改动它会被发现。开考需要放行PIN和考生的放行码：把放行码存给监考员，逐条裁开。</translation>
    </message>
    <message>
        <source>An examiner seals it.</source>
        <translation>由考官密封。</translation>
    </message>
    <message>
        <source>Open the issuer&apos;s key on the shelf first.</source>
        <translation>请先在考试架上打开签发方密钥。</translation>
    </message>
    <message>
        <source>Release PIN %1</source>
        <translation>放行PIN %1</translation>
    </message>
    <message>
        <source>The release PIN. Write it down for the invigilator now: it is kept nowhere and shown only once.</source>
        <translation>放行PIN。请现在写下来交给监考员：它不保存在任何地方，只显示这一次。</translation>
    </message>
    <message>
        <source>Release PIN of your own</source>
        <translation>自定放行PIN</translation>
    </message>
    <message>
        <source>Release PIN (empty: one is made)</source>
        <translation>放行PIN（留空则自动生成）</translation>
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
            <numerusform>为%n位考生密封</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the release codes</source>
        <translation>保存放行码</translation>
    </message>
    <message>
        <source>Save a copy for the stations</source>
        <translation>给考试机另存副本</translation>
    </message>
    <message>
        <source>Save the release codes for the invigilator</source>
        <translation>为监考员保存放行码</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save the exam file for the stations</source>
        <translation>为考试机保存考试文件</translation>
    </message>
    <message>
        <source>Exam files (*.pitexam)</source>
        <translation>考试文件 (*.pitexam)</translation>
    </message>
    <message>
        <source>After sealing nothing can be changed, but it can be sealed once more. Seal close to the day. A release PIN has at least eight characters.</source>
        <translation>密封之后什么都不能改，但可以重新密封。请接近考试日再密封。放行PIN至少八个字符。</translation>
    </message>
    <message>
        <source>Seal it once more</source>
        <translation>重新密封</translation>
    </message>
    <message>
        <source>Seal it once more?</source>
        <translation>要重新密封吗？</translation>
    </message>
    <message>
        <source>For a PIN that is lost or has got about. The plan opens again with its candidates; sealed anew it has other questions, another PIN and other release codes. The file as it is stays in the exam&apos;s folder: take it from the stations.</source>
        <translation>用于PIN遗失或外泄。考试计划连同考生名单重新打开；再次密封后，题目、PIN和放行码都不同。现有的文件仍留在考试文件夹里：请从各台考试机上删去。</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Open the plan again</source>
        <translation>重新打开计划</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
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
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>SectionEditor</name>
    <message>
        <source>Name of the section</source>
        <translation>部分的名称</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Own pass mark (0: none)</source>
        <translation>本部分及格线（0：无）</translation>
    </message>
    <message>
        <source>Own time (0: none)</source>
        <translation>本部分时间（0：无）</translation>
    </message>
    <message>
        <source>min</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Difficulty from</source>
        <translation>难度从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Scenario packs (none: questions of the rules engine)</source>
        <translation>情景包（不选：由规则引擎出题）</translation>
    </message>
    <message>
        <source>Kinds of question: %1 fit</source>
        <translation>题型：符合%1种</translation>
    </message>
    <message>
        <source>Move the section up</source>
        <translation>部分上移</translation>
    </message>
    <message>
        <source>Move the section down</source>
        <translation>部分下移</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Remove the section</source>
        <translation>移除这个部分</translation>
    </message>
</context>
<context>
    <name>SectionPicker</name>
    <message>
        <source>Sections</source>
        <translation>各部分</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>%1. %2. Something is wrong here.</source>
        <translation>%1。%2。这里有错。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>未命名</translation>
    </message>
</context>
<context>
    <name>SectionTable</name>
    <message>
        <source>Section</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>用时中位数</translation>
    </message>
    <message>
        <source>%1: %2 of %3 right, needed %4, %5</source>
        <translation>%1：答对%2，共%3，要求%4，%5</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>及格</translation>
    </message>
    <message>
        <source>below</source>
        <translation>未达</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共%2</translation>
    </message>
</context>
<context>
    <name>SessionBar</name>
    <message>
        <source>Saved %1</source>
        <translation>已保存%1</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
</context>
<context>
    <name>SessionTicks</name>
    <message numerus="yes">
        <source>%1, %n right</source>
        <translation>
            <numerusform>%1，答对%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Ctrl 1–9</source>
        <translation>Ctrl 1–9</translation>
    </message>
    <message>
        <source>A part of the settings</source>
        <translation>设置的一个部分</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>From one setting to the next</source>
        <translation>从一项设置到下一项</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Turn it on or off</source>
        <translation>开或关</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>另一页</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>School</source>
        <translation>学校</translation>
    </message>
</context>
<context>
    <name>SetupRows</name>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>%1 % right</source>
        <translation>答对%1 %</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>还没问过</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
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
        <translation>5分钟</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10分钟</translation>
    </message>
    <message>
        <source>20 min</source>
        <translation>20分钟</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Stop at target</source>
        <translation>到目标时间停</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Amounts shown, hints, type or chips</source>
        <translation>显示金额，有提示，输入或摆筹码</translation>
    </message>
    <message>
        <source>Amounts shown, pay with chips</source>
        <translation>显示金额，用筹码赔付</translation>
    </message>
    <message>
        <source>No amounts, no hints, chips only</source>
        <translation>没有金额，没有提示，只用筹码</translation>
    </message>
</context>
<context>
    <name>SetupSide</name>
    <message>
        <source>This session</source>
        <translation>这次练习</translation>
    </message>
    <message numerus="yes">
        <source>questions
about %n min</source>
        <translation>
            <numerusform>题
约%n分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>minutes, as many
as you answer</source>
        <translation>分钟，能答多少
就答多少</translation>
    </message>
    <message>
        <source>All games, mixed on purpose</source>
        <translation>所有游戏，有意混合</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>What you are about to forget, what you missed, and what is new today.</source>
        <translation>你快要忘的、你答错的、今天新学的。</translation>
    </message>
    <message>
        <source>Nothing is due today. Choose what to practise, or come back tomorrow.</source>
        <translation>今天没有待复习的。自选练习内容，或明天再来。</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) may come up.</source>
        <translation>
            <numerusform>会出现%n条条款。</numerusform>
        </translation>
    </message>
    <message>
        <source>This game has no question of this topic: choose another.</source>
        <translation>这个游戏没有这个主题的题：请另选。</translation>
    </message>
    <message>
        <source>Choose a game and a topic to start.</source>
        <translation>选一个游戏和一个主题就可以开始。</translation>
    </message>
    <message>
        <source>Stake times odds against the clock, without a felt, the stakes rising.</source>
        <translation>注码乘赔率，限时，没有台面，注码逐步加大。</translation>
    </message>
    <message>
        <source>Name the clause that governs what you see.</source>
        <translation>说出你所见情形适用的条款。</translation>
    </message>
    <message>
        <source>Disputed clauses with their readings explained. Not scored.</source>
        <translation>有争议的条款，说明各种解读。不计分。</translation>
    </message>
    <message>
        <source>Learn level: amounts on the bets, a hint for each question, chips or typing.</source>
        <translation>入门级：注码旁有金额，每题有提示，摆筹码或输入。</translation>
    </message>
    <message>
        <source>Drill level: amounts on the bets, you pay with chips.</source>
        <translation>练习级：注码旁有金额，用筹码赔付。</translation>
    </message>
    <message>
        <source>Table level: no amounts on the bets. You read the stacks and pay from the float.</source>
        <translation>上台级：注码旁没有金额。你自己看筹码，从筹码盘赔付。</translation>
    </message>
    <message>
        <source>Resume: %1</source>
        <translation>继续：%1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <translation>存为预设</translation>
    </message>
    <message>
        <source>minutes,
or three misses</source>
        <translation>分钟，
或答错三题</translation>
    </message>
    <message>
        <source>One key answers. A right answer goes on by itself; a miss shows you why. Storms do not change your readiness.</source>
        <translation>按一个键作答。答对自动下一题；答错会告诉你为什么。快答不影响你的准备度。</translation>
    </message>
    <message numerus="yes">
        <source>Your best with this choice: %n right</source>
        <translation>
            <numerusform>这样选时你的最好成绩：答对%n题</numerusform>
        </translation>
    </message>
    <message>
        <source>No storm with this choice yet.</source>
        <translation>这样选还没有做过快答。</translation>
    </message>
</context>
<context>
    <name>SetupView</name>
    <message>
        <source>Payouts</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>意外</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>主控</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Lucky 8</source>
        <translation>幸运8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s 21+</source>
        <translation>决斗8点21+</translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation>免注</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Choose, or take what is due.</source>
        <translation>自选，或做待复习的。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
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
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ShelfColumn</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>已密封</translation>
    </message>
</context>
<context>
    <name>ShelfPanel</name>
    <message>
        <source>Rounds worth seeing</source>
        <translation>值得一看的牌局</translation>
    </message>
</context>
<context>
    <name>ShelfView</name>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Signed in: %1, %2</source>
        <translation>已登录：%1，%2</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>导入成绩</translation>
    </message>
    <message>
        <source>No exam yet</source>
        <translation>还没有考试</translation>
    </message>
    <message>
        <source>Make a blueprint, then plan an exam from it.</source>
        <translation>先做蓝图，再据此安排考试。</translation>
    </message>
    <message>
        <source>Blueprints</source>
        <translation>蓝图</translation>
    </message>
    <message>
        <source>New blueprint</source>
        <translation>新蓝图</translation>
    </message>
    <message>
        <source>No blueprint yet</source>
        <translation>还没有蓝图</translation>
    </message>
    <message>
        <source>It says what an exam asks, how long, and what is needed to pass.</source>
        <translation>它规定考什么、考多久、怎样算及格。</translation>
    </message>
    <message>
        <source>A folder with results (*.pitresult), or one result. Each is checked, opened and marked.</source>
        <translation>放成绩（*.pitresult）的文件夹，或单份成绩。逐份检查、打开、阅卷。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Results (*.pitresult)</source>
        <translation>成绩 (*.pitresult)</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Ask or problems</source>
        <translation>提问或问题</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Problems, %1</source>
        <translation>问题，%1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Level %1 of 5</source>
        <translation>级别%1，共5级</translation>
    </message>
    <message>
        <source>Target %1 s</source>
        <translation>目标%1秒</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>标签：%1</translation>
    </message>
</context>
<context>
    <name>SignInPanel</name>
    <message>
        <source>The first examiner</source>
        <translation>第一位考官</translation>
    </message>
    <message>
        <source>Signed in: %1, %2</source>
        <translation>已登录：%1，%2</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>工作人员</translation>
    </message>
    <message>
        <source>Nobody runs exams here yet. The first examiner gives a name and a PIN of at least six characters; others can be added later.</source>
        <translation>这里还没有人办考试。第一位考官请填姓名和至少六个字符的PIN；其他人以后可以添加。</translation>
    </message>
    <message>
        <source>You release sittings with the release PIN of the exam file: open it above, at the station.</source>
        <translation>放行考试用考试文件的放行PIN：请在上面打开，在考试机上操作。</translation>
    </message>
    <message>
        <source>Instructors, examiners and invigilators sign in with their PIN.</source>
        <translation>讲师、考官和监考员用自己的PIN登录。</translation>
    </message>
    <message>
        <source>%1, %2 (locked)</source>
        <translation>%1，%2（已锁）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation>再输一次PIN</translation>
    </message>
    <message>
        <source>They do not match</source>
        <translation>两次不一致</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Become examiner</source>
        <translation>成为考官</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>To the exams</source>
        <translation>去考试页</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>Your own PIN</source>
        <translation>你自己的PIN</translation>
    </message>
</context>
<context>
    <name>SittingBar</name>
    <message>
        <source>%1 left</source>
        <translation>剩%1</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>部分%1</translation>
    </message>
    <message>
        <source>left of</source>
        <translation>剩余，共</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
</context>
<context>
    <name>SittingFacts</name>
    <message>
        <source>Sitting</source>
        <translation>考试进行中</translation>
    </message>
</context>
<context>
    <name>SittingKeys</name>
    <message>
        <source>The last of its section: after locking there is no way back to it.</source>
        <translation>本部分最后一题：锁定之后不能再回来。</translation>
    </message>
    <message>
        <source>Your answer is saved when you lock it. Results come after the end.</source>
        <translation>锁定答案时即保存。成绩在考试结束后公布。</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Take flag off</source>
        <translation>取消标记</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>Lock, end</source>
        <translation>锁定，结束</translation>
    </message>
    <message>
        <source>Lock, next</source>
        <translation>锁定，下一题</translation>
    </message>
</context>
<context>
    <name>SittingView</name>
    <message>
        <source>Reading aloud was granted, but this computer has no voice that works. Call the invigilator.</source>
        <translation>已批准朗读，但这台电脑没有可用的语音。请叫监考员。</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Pay with chips instead</source>
        <translation>改用筹码赔付</translation>
    </message>
    <message>
        <source>Type it instead</source>
        <translation>改为输入</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>The invigilator has stopped the clock. Your answers are saved.</source>
        <translation>监考员已停止计时。你的答案已保存。</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Invigilator: resume</source>
        <translation>监考员：继续</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) more for everybody: %1</source>
        <translation>
            <numerusform>每人加%n分钟：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave this section?</source>
        <translation>要就此离开吗？</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Hand in?</source>
        <translation>要交卷吗？</translation>
    </message>
    <message>
        <source>%1 answered, %2 open, %3 flagged. After handing in nothing can be changed.</source>
        <translation>已答%1，未答%2，已标记%3。交卷后什么都不能改。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再看一看</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>交卷</translation>
    </message>
</context>
<context>
    <name>SittingVoice</name>
    <message>
        <source>Question %1 of %2. %3</source>
        <translation>第 %1 题，共 %2 题。%3</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>还剩 %n 分钟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SittingWords</name>
    <message>
        <source>Question %1 of %2</source>
        <translation>第%1题，共%2题</translation>
    </message>
</context>
<context>
    <name>StaffDoor</name>
    <message>
        <source>%1 is for instructors and examiners.</source>
        <translation>%1供讲师和考官使用。</translation>
    </message>
    <message>
        <source>%1 is signed in as %2, who may not open it. Sign out on the Exams page, then somebody who may signs in there.</source>
        <translation>%1以%2身份登录，无权打开。请在考试页退出，再由有权的人登录。</translation>
    </message>
    <message>
        <source>They sign in with their PIN on the Exams page, behind the staff&apos;s door.</source>
        <translation>他们在考试页的工作人员入口用PIN登录。</translation>
    </message>
    <message>
        <source>To the Exams page</source>
        <translation>去考试页</translation>
    </message>
</context>
<context>
    <name>StandingCards</name>
    <message>
        <source>ready</source>
        <translation>准备好了</translation>
    </message>
    <message>
        <source>on course</source>
        <translation>进度正常</translation>
    </message>
    <message>
        <source>at risk</source>
        <translation>有风险</translation>
    </message>
</context>
<context>
    <name>StationFileDialog</name>
    <message>
        <source>Join a school</source>
        <translation>加入学校</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Station files (*.json)</source>
        <translation>站点文件 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>What has happened</source>
        <translation>事情经过</translation>
    </message>
</context>
<context>
    <name>StormResult</name>
    <message numerus="yes">
        <source>Three misses: %n right.</source>
        <translation>
            <numerusform>错满三题：答对%n题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up: %n right.</source>
        <translation>
            <numerusform>时间到：答对%n题。</numerusform>
        </translation>
    </message>
    <message>
        <source>A new best. It was %1.</source>
        <translation>新的最好成绩。原来是%1。</translation>
    </message>
    <message>
        <source>That is the one to beat.</source>
        <translation>以后要超过这个成绩。</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>你的最好成绩是%1。</translation>
    </message>
</context>
<context>
    <name>StormStand</name>
    <message>
        <source>%1 right, misses left: %2, time left: %3</source>
        <translation>答对%1，还可错%2，剩余时间%3</translation>
    </message>
    <message>
        <source>new best</source>
        <translation>新的最好成绩</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>最好成绩%1</translation>
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
        <translation>共%1</translation>
    </message>
    <message numerus="yes">
        <source>right, %n not scored</source>
        <translation>
            <numerusform>对，%n题不计分</numerusform>
        </translation>
    </message>
    <message>
        <source>right first time</source>
        <translation>一次答对</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>median time, target %1</source>
        <translation>用时中位数，目标%1</translation>
    </message>
    <message>
        <source>median time</source>
        <translation>用时中位数</translation>
    </message>
    <message>
        <source>fewest chips</source>
        <translation>分步答对</translation>
    </message>
</context>
<context>
    <name>SummaryTallies</name>
    <message>
        <source>Time against target</source>
        <translation>用时与目标</translation>
    </message>
    <message>
        <source>● right   ✕ wrong</source>
        <translation>● 对   ✕ 错</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>用时中位数</translation>
    </message>
</context>
<context>
    <name>SummaryView</name>
    <message>
        <source>Session done</source>
        <translation>练习完成</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新练习</translation>
    </message>
    <message>
        <source>New practice</source>
        <translation>新练习</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Try misses again</source>
        <translation>重做错题</translation>
    </message>
    <message numerus="yes">
        <source>%n still due</source>
        <translation>
            <numerusform>还有%n题待复习</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing due</source>
        <translation>没有待复习的</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再来一次</translation>
    </message>
    <message numerus="yes">
        <source>Review %n miss(es)</source>
        <translation>
            <numerusform>复习%n道错题</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>再练一次</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Layout B</source>
        <translation>布局B</translation>
    </message>
    <message>
        <source>Layout A</source>
        <translation>布局A</translation>
    </message>
    <message>
        <source>Changes to the other layout of this document</source>
        <translation>换成本规则的另一种布局</translation>
    </message>
    <message>
        <source>Make a scenario</source>
        <translation>做成情景</translation>
    </message>
    <message>
        <source>Make this round a scenario</source>
        <translation>把这一局做成情景</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
</context>
<context>
    <name>TableDock</name>
    <message>
        <source>The bets are down. Enter deals.</source>
        <translation>注码已下。按Enter继续发牌。</translation>
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
        <translation>下一步</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>播放或停止</translation>
    </message>
    <message>
        <source>Rounds of the shelf</source>
        <translation>架上的牌局</translation>
    </message>
    <message>
        <source>A round from a file</source>
        <translation>从文件打开牌局</translation>
    </message>
    <message>
        <source>The other layout</source>
        <translation>另一种布局</translation>
    </message>
    <message>
        <source>Make this a scenario</source>
        <translation>把它做成情景</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>放大看</translation>
    </message>
    <message>
        <source>Walk the felt</source>
        <translation>走遍台面</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>另一页</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>副数</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>门数</translation>
    </message>
    <message>
        <source>Pay table</source>
        <translation>赔率表</translation>
    </message>
    <message>
        <source>Limits of the main bet</source>
        <translation>主注限额</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最低注额</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最高注额</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>What is on the table is replayed; what no longer fits is marked on the timeline.</source>
        <translation>台上已有的会重演；不再合适的会在时间线上标出。</translation>
    </message>
</context>
<context>
    <name>TableStage</name>
    <message>
        <source>Order unknown</source>
        <translation>次序不明</translation>
    </message>
</context>
<context>
    <name>TallyRow</name>
    <message>
        <source>%1: %2 of %3 right, %4</source>
        <translation>%1：答对%2，共%3，%4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共%2</translation>
    </message>
</context>
<context>
    <name>TickFlow</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
</context>
<context>
    <name>TraineeRow</name>
    <message>
        <source>%1, %2, with a PIN</source>
        <translation>%1，%2，有PIN</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, batch</comment>
        <translation>%1，%2</translation>
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
        <translation>在座</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除……</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>%1的PIN</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在核对……</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Forgotten?</source>
        <translation>忘了？</translation>
    </message>
    <message>
        <source>You are signed in as staff and may take this PIN away. The records stay; %1 chooses another in Settings.</source>
        <translation>你以工作人员身份登录，可以取消这个PIN。记录不变；%1在设置里另设一个。</translation>
    </message>
    <message>
        <source>It cannot be read back. An instructor or examiner signs in on the Exams page and takes it away here; the records stay.</source>
        <translation>PIN读不回来。请讲师或考官在考试页登录，再在这里取消；记录不变。</translation>
    </message>
    <message>
        <source>It cannot be read back. No instructor or examiner is set up on this machine: make one on the Exams page, who can then take it away here. The records stay.</source>
        <translation>PIN读不回来。这台机器还没有讲师或考官：请在考试页添加一位，再由他在这里取消。记录不变。</translation>
    </message>
    <message>
        <source>Take the PIN away</source>
        <translation>取消PIN</translation>
    </message>
    <message>
        <source>To the Exams page</source>
        <translation>去考试页</translation>
    </message>
</context>
<context>
    <name>TrainingSettings</name>
    <message>
        <source>Nobody is training yet.</source>
        <translation>还没有人在练习。</translation>
    </message>
    <message>
        <source>Say who you are on the home page; these settings are kept with you.</source>
        <translation>请在首页说你是谁；这些设置随你保存。</translation>
    </message>
    <message>
        <source>To the home page</source>
        <translation>去首页</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Target recall</source>
        <translation>要记住的程度</translation>
    </message>
    <message>
        <source>A clause comes back when the chance that you still know it falls to this. Higher means more questions a day.</source>
        <translation>你记得某条的可能性降到此数时，它就再出现。定得越高，每天题目越多。</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>上台考核</translation>
    </message>
    <message>
        <source>Set the date, and new clauses are spread over the days before it.</source>
        <translation>定了日期，新条款就分摊到之前的每一天。</translation>
    </message>
    <message>
        <source>Day of the test</source>
        <translation>考核日</translation>
    </message>
    <message>
        <source>day/month/year</source>
        <translation>日/月/年</translation>
    </message>
    <message>
        <source>In 2 weeks</source>
        <translation>2周后</translation>
    </message>
    <message>
        <source>In 4 weeks</source>
        <translation>4周后</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Its games</source>
        <translation>考哪些游戏</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>TransportKeys</name>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
</context>
<context>
    <name>TypedAnswer</name>
    <message>
        <source>Type the amount.</source>
        <translation>输入金额。</translation>
    </message>
    <message>
        <source>Type the number.</source>
        <translation>输入数字。</translation>
    </message>
    <message>
        <source>Amount in dollars</source>
        <translation>金额（元）</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>题号</translation>
    </message>
    <message>
        <source>$0.00</source>
        <translation>$0.00</translation>
    </message>
    <message>
        <source>Hard or soft</source>
        <translation>硬或软</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>难</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>软</translation>
    </message>
    <message>
        <source>Take the last digit back</source>
        <translation>删去最后一位</translation>
    </message>
</context>
<context>
    <name>VerdictView</name>
    <message>
        <source>Rulebook</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>练习这个</translation>
    </message>
    <message>
        <source>Queried</source>
        <translation>已质疑</translation>
    </message>
    <message>
        <source>Query it</source>
        <translation>提出质疑</translation>
    </message>
    <message>
        <source>Your instructor will see this question with your answer.</source>
        <translation>讲师会看到这一题和你的答案。</translation>
    </message>
</context>
<context>
    <name>VerifyView</name>
    <message>
        <source>Verify a file</source>
        <translation>验证文件</translation>
    </message>
    <message>
        <source>Expected issuer: %1</source>
        <translation>预期的签发方：%1</translation>
    </message>
    <message>
        <source>No issuer is known here: compare the fingerprint with the one that the school publishes.</source>
        <translation>这里不认识任何签发方：请把指纹与学校公布的比对。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Trust an issuer</source>
        <translation>信任一个签发方</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Text of a QR code</source>
        <translation>二维码文字</translation>
    </message>
    <message>
        <source>Or paste what a phone reads off the QR code: PITWISE1…</source>
        <translation>或粘贴手机从二维码读出的文字：PITWISE1…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Verify the code</source>
        <translation>验证这段码</translation>
    </message>
    <message>
        <source>Nothing verified yet</source>
        <translation>还没有验证任何东西</translation>
    </message>
    <message>
        <source>Certificate or report (.pdf), badge (.jwt), mark (.pitmark), result (.pitresult), exam (.pitexam) or key file. Nothing is sent or fetched.</source>
        <translation>证书或报告（.pdf）、徽章（.jwt）、标记（.pitmark）、成绩（.pitresult）、考试（.pitexam）或密钥文件。不会发送或下载任何东西。</translation>
    </message>
    <message>
        <source>Whole; whose key is it?</source>
        <translation>完整；密钥是谁的？</translation>
    </message>
    <message>
        <source>Whole and genuine</source>
        <translation>完整、真实</translation>
    </message>
    <message>
        <source>Not genuine</source>
        <translation>不真实</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nothing was altered since it was signed. But anybody can sign: compare the key %1 with the one that the school publishes, or give its public half under Trust an issuer.</source>
        <translation>签署之后没有改动。但谁都能签署：请把密钥%1与学校公布的比对，或在“信任一个签发方”提供其公钥。</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>The public half that the school hands out, or its key file.</source>
        <translation>学校发出的公钥，或其密钥文件。</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
</context>
<context>
    <name>VersionsSheet</name>
    <message>
        <source>Versions: %1</source>
        <translation>版本：%1</translation>
    </message>
    <message>
        <source>Answers that were given to a version still show what it asked.</source>
        <translation>对某一版本作答的记录，仍显示当时问的内容。</translation>
    </message>
    <message>
        <source>Version %1, %2. %3</source>
        <translation>第%1版，%2。%3</translation>
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
        <translation>照原样不能提问。</translation>
    </message>
    <message>
        <source>Under %1, clauses %2</source>
        <translation>依%1，第%2条</translation>
    </message>
    <message>
        <source>Under %1</source>
        <translation>依%1</translation>
    </message>
    <message>
        <source>See it asked</source>
        <translation>看提问的样子</translation>
    </message>
    <message>
        <source>Go on as a new version</source>
        <translation>作为新版本继续</translation>
    </message>
    <message>
        <source>Go back to it, as a new version</source>
        <translation>退回这一版，作为新版本</translation>
    </message>
    <message>
        <source>Derive</source>
        <translation>据此新建</translation>
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
        <translation>文字</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>The name instructors see</source>
        <translation>讲师怎么称呼它</translation>
    </message>
    <message>
        <source>Story: what the felt cannot show, told to the trainee</source>
        <translation>情节：台面看不出的事，告诉学员</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>情节</translation>
    </message>
    <message>
        <source>Remark: said with the verdict</source>
        <translation>备注：与判定一起显示</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>标签，用逗号分开</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Level, 1 easy to 5 hard (the engine thinks %1)</source>
        <translation>级别，1易至5难（引擎认为是%1）</translation>
    </message>
    <message>
        <source>Level, 1 easy to 5 hard</source>
        <translation>级别，1易至5难</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Target time in seconds; empty: %1</source>
        <translation>目标时间（秒）；留空：%1</translation>
    </message>
    <message>
        <source>Target time in seconds; empty: as the engine thinks</source>
        <translation>目标时间（秒）；留空：由引擎定</translation>
    </message>
    <message>
        <source>Target time in seconds</source>
        <translation>目标时间（秒）</translation>
    </message>
</context>
<context>
    <name>WorkLine</name>
    <message>
        <source>%1… %2 %</source>
        <translation>%1……%2 %</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1……</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>WorkList</name>
    <message>
        <source>Clauses to work on</source>
        <translation>要下功夫的条款</translation>
    </message>
</context>
<context>
    <name>WorkPanel</name>
    <message>
        <source>%1, %2</source>
        <comment>by when, how far</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再做一次</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>%1 answered your question, %2:</source>
        <comment>who, when</comment>
        <translation>%1答复了你的提问，%2：</translation>
    </message>
    <message>
        <source>On its felt</source>
        <translation>在台面上看</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>已读</translation>
    </message>
</context>
<context>
    <name>WrongPanel</name>
    <message>
        <source>What the class gets wrong</source>
        <translation>全班的错处</translation>
    </message>
    <message>
        <source>Nothing yet that several answers have in common.</source>
        <translation>还没有几个答案共有的错处。</translation>
    </message>
    <message>
        <source>%1, %2 % wrong</source>
        <translation>%1，错%2 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Drill it in class</source>
        <translation>在课上练习</translation>
    </message>
    <message>
        <source>Drill these %1 in class</source>
        <translation>在课上练习这%1项</translation>
    </message>
</context>
<context>
    <name>YouSettings</name>
    <message>
        <source>Name and batch</source>
        <translation>姓名和批次</translation>
    </message>
    <message>
        <source>As they appear on exports and reports.</source>
        <translation>导出和报告上的写法。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Asked for before your records are shown. After five wrong tries you have to wait.</source>
        <translation>查看你的记录之前会问。错五次之后要等待。</translation>
    </message>
    <message>
        <source>You have none. With a PIN, nobody else can practise in your name.</source>
        <translation>没有。设了PIN，别人就不能以你的名义练习。</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>新PIN</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存……</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>导出</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A trainer for casino dealers.</source>
        <translation>赌场荷官的训练程序。</translation>
    </message>
    <message>
        <source>Keep records and settings in &lt;folder&gt;.</source>
        <translation>把记录和设置放在&lt;folder&gt;。</translation>
    </message>
    <message>
        <source>Open at the page &lt;name&gt;.</source>
        <translation>打开页面&lt;name&gt;。</translation>
    </message>
    <message>
        <source>Save a picture of every page in &lt;folder&gt; and end.</source>
        <translation>把每一页的图片存到&lt;folder&gt;，然后结束。</translation>
    </message>
    <message>
        <source>Say on standard error how long the first frame took.</source>
        <translation>在标准错误输出首帧用时。</translation>
    </message>
    <message>
        <source>Speak the language &lt;code&gt;: en, zh_CN, ms or ta.</source>
        <translation>以&lt;code&gt;语言显示：en、zh_CN、ms或ta。</translation>
    </message>
    <message>
        <source>A pack, an exam or a result to open.</source>
        <translation>要打开的情景包、考试或成绩。</translation>
    </message>
</context>
<context>
    <name>pitwise::AngoffAid</name>
    <message numerus="yes">
        <source>%1 of %2 right: a pass mark of %3 %. %n judge(s), standard error %4 questions.</source>
        <translation>
            <numerusform>答对%1，共%2：及格线%3 %。%n位评委，标准误%4题。</numerusform>
        </translation>
    </message>
    <message>
        <source>The judges are far apart here. Discuss and rate again: question %1.</source>
        <translation>意见相差太大，请商量后重评：第%1题。</translation>
    </message>
</context>
<context>
    <name>pitwise::AnswerReview</name>
    <message>
        <source>This answer was recorded by another version and cannot be shown on its felt: %1</source>
        <translation>这个答案由另一版本记录，无法在台面上显示：%1</translation>
    </message>
    <message>
        <source>Question %1, %2</source>
        <translation>第%1题，%2</translation>
    </message>
    <message>
        <source>d MMMM, HH:mm</source>
        <translation>M月d日 HH:mm</translation>
    </message>
</context>
<context>
    <name>pitwise::Appeal</name>
    <message>
        <source>Resumed under PIN by %1 after %2 s out</source>
        <translation>由%1以PIN恢复，中断%2秒</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) of the log missing: an old copy was put back</source>
        <translation>
            <numerusform>日志缺少%n条：放回的是旧副本</numerusform>
        </translation>
    </message>
    <message>
        <source>the clock&apos;s file was gone, the whole gap was counted</source>
        <translation>计时文件不见了，整段空隙都计入</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of a half-written entry dropped</source>
        <translation>
            <numerusform>丢弃写了一半的记录%n字节</numerusform>
        </translation>
    </message>
    <message>
        <source>Released by %1</source>
        <translation>由%1放行</translation>
    </message>
    <message>
        <source>Question %1 on screen</source>
        <translation>第%1题出现</translation>
    </message>
    <message>
        <source>Question %1 answered</source>
        <translation>第%1题作答</translation>
    </message>
    <message>
        <source>Question %1 flagged</source>
        <translation>第%1题标记</translation>
    </message>
    <message>
        <source>Flag taken off question %1</source>
        <translation>第%1题取消标记</translation>
    </message>
    <message>
        <source>Section %1 closed: time over</source>
        <translation>部分%1关闭：时间到</translation>
    </message>
    <message>
        <source>Section %1 left</source>
        <translation>离开部分%1</translation>
    </message>
    <message>
        <source>%1 minutes more, by %2: %3</source>
        <translation>%2加时%1分钟：%3</translation>
    </message>
    <message>
        <source>Noted by %1: %2</source>
        <translation>%1记下：%2</translation>
    </message>
    <message>
        <source>An aid was changed: %1</source>
        <translation>更改了辅助设置：%1</translation>
    </message>
    <message>
        <source>Paused by %1: %2</source>
        <translation>%1暂停：%2</translation>
    </message>
    <message>
        <source>Resumed, %1</source>
        <translation>继续，%1</translation>
    </message>
    <message>
        <source>Over: time</source>
        <translation>结束：时间到</translation>
    </message>
    <message>
        <source>Stopped by the invigilator</source>
        <translation>由监考员终止</translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation>已交卷</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>Rules of that day: %1</source>
        <translation>当天的规则：%1</translation>
    </message>
    <message>
        <source>Appeal replay: %1</source>
        <translation>申诉回放：%1</translation>
    </message>
    <message>
        <source>%1, %2:%3 left</source>
        <translation>%1，剩%2：%3</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>第%1题，共%2题</translation>
    </message>
    <message>
        <source>Taken out by a ruling</source>
        <translation>经裁定剔除</translation>
    </message>
    <message>
        <source>Full marks by a ruling</source>
        <translation>经裁定给满分</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>语言：%1</translation>
    </message>
    <message numerus="yes">
        <source>the log was damaged, %n record(s) of it are lost</source>
        <translation>
            <numerusform>日志曾损坏，其中%n条记录丢失</numerusform>
        </translation>
    </message>
    <message>
        <source>Question %1: chosen, not locked</source>
        <translation>第%1题：已选，未锁定</translation>
    </message>
    <message>
        <source>Away from the exam&apos;s window for %1 s</source>
        <translation>离开考试窗口%1秒</translation>
    </message>
    <message>
        <source>Seen on a screen of %1, window %2, text %3 %</source>
        <translation>屏幕%1，窗口%2，文字%3%</translation>
    </message>
</context>
<context>
    <name>pitwise::BlueprintEditor</name>
    <message>
        <source>Dealer certificate, written part</source>
        <translation>荷官证书，笔试部分</translation>
    </message>
    <message>
        <source>the written dealer examination</source>
        <translation>荷官笔试</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>部分%1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>What a pass certifies</source>
        <translation>及格证明什么</translation>
    </message>
    <message>
        <source>Time in all</source>
        <translation>总时间</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>适用的规则</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>及格线</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>各部分</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>kind of question &quot;%1&quot; of %2</source>
        <translation>%2里的题型“%1”</translation>
    </message>
    <message>
        <source>Section %1, %2, %3: %4</source>
        <translation>部分%1，%2，%3：%4</translation>
    </message>
    <message>
        <source>no name yet</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>%1 takes a dealer about %2 minutes, but has only %3 of its own.</source>
        <translation>%1需要荷官约%2分钟，自有时间%3分钟。</translation>
    </message>
    <message>
        <source>The sections&apos; own times add up to %1 minutes, but the exam has %2: nobody can use them all.</source>
        <translation>各部分时间合计%1分钟，考试共%2分钟：谁也用不完。</translation>
    </message>
    <message>
        <source>The sections&apos; own times add up to %1 minutes: %2 of the exam&apos;s can never be used.</source>
        <translation>各部分时间合计%1分钟：考试时间有%2分钟永远用不上。</translation>
    </message>
    <message>
        <source>A form takes a dealer about %1 minutes, but the exam has only %2.</source>
        <translation>一份试卷需要荷官约%1分钟，考试共%2分钟。</translation>
    </message>
    <message>
        <source>The sections&apos; own pass marks need %1 right answers, the pass mark in all %2: it decides nothing.</source>
        <translation>各部分的及格线共需答对%1题，总及格线是%2：总及格线不起作用。</translation>
    </message>
    <message>
        <source>%1 questions, %2 right to pass, %3 minutes</source>
        <translation>%1题，答对%2题及格，%3分钟</translation>
    </message>
    <message>
        <source>%1, for exams only</source>
        <translation>%1，仅供考试</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1，第%2版</translation>
    </message>
    <message>
        <source>%1, version %2 (not the newest)</source>
        <translation>%1，第%2版（不是最新）</translation>
    </message>
    <message>
        <source>Checking the question bank</source>
        <translation>查询题库</translation>
    </message>
    <message>
        <source>The question bank can deliver this. A form takes a dealer about %1 minutes.</source>
        <translation>题库能出齐。一份试卷需要荷官约%1分钟。</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>游戏：%1</translation>
    </message>
    <message>
        <source>all in force</source>
        <translation>全部适用的</translation>
    </message>
    <message>
        <source>Topics: %1</source>
        <translation>主题：%1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Kinds of question: %1</source>
        <translation>题型：%1</translation>
    </message>
    <message>
        <source>Scenario packs: %1</source>
        <translation>情景包：%1</translation>
    </message>
    <message>
        <source>Difficulty: %1 to %2 %</source>
        <translation>难度：%1至%2 %</translation>
    </message>
    <message>
        <source>The clock stops until the sitting is resumed.</source>
        <translation>恢复考试之前计时停止。</translation>
    </message>
    <message>
        <source>The clock keeps running.</source>
        <translation>计时照走。</translation>
    </message>
    <message>
        <source>The clock stops for at most %1 minutes each time.</source>
        <translation>每次最多停%1分钟。</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>不准。</translation>
    </message>
    <message>
        <source>Within the section.</source>
        <translation>本部分之内。</translation>
    </message>
    <message>
        <source>Everywhere.</source>
        <translation>全卷。</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分钟</translation>
    </message>
    <message>
        <source>Certifies</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>有效期</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1个月</translation>
    </message>
    <message>
        <source>without an end</source>
        <translation>无限期</translation>
    </message>
    <message>
        <source>Pass mark in all</source>
        <translation>总及格线</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>应考次数</translation>
    </message>
    <message>
        <source>Going back</source>
        <translation>可否回看</translation>
    </message>
    <message>
        <source>After a crash</source>
        <translation>死机之后</translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation>题库</translation>
    </message>
    <message>
        <source>Exam questions are kept out of practice.</source>
        <translation>考题不进入练习。</translation>
    </message>
    <message>
        <source>Exam and practice share their questions.</source>
        <translation>考试与练习共用题目。</translation>
    </message>
    <message>
        <source>Parallel forms</source>
        <translation>平行试卷</translation>
    </message>
    <message>
        <source>Mean difficulty within ± %1 %, expected time within ± %2 % of the target.</source>
        <translation>平均难度在目标± %1 %之内，预计时间在目标± %2 %之内。</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>解读%1</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>解读</translation>
    </message>
    <message>
        <source>All left open: what hangs on them is not asked.</source>
        <translation>全部未定：取决于它们的题不问。</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>赔率表</translation>
    </message>
    <message>
        <source>Every candidate may open them.</source>
        <translation>每位考生都可以打开。</translation>
    </message>
    <message>
        <source>Shown to nobody.</source>
        <translation>谁都不显示。</translation>
    </message>
    <message>
        <source>Typed keys</source>
        <translation>键入的正确答案</translation>
    </message>
    <message>
        <source>Questions whose key was typed by a person may be asked.</source>
        <translation>可以问由人键入正确答案的题目。</translation>
    </message>
    <message>
        <source>Every key is computed.</source>
        <translation>每个正确答案都由计算所得。</translation>
    </message>
</context>
<context>
    <name>pitwise::CandidateList</name>
    <message>
        <source>A candidate&apos;s number has letters, digits, - and _ only, 80 at most.</source>
        <translation>考生编号只能用字母、数字、-和_，最多80个。</translation>
    </message>
    <message>
        <source>time × %1</source>
        <translation>时间 × %1</translation>
    </message>
    <message>
        <source>text %1 %</source>
        <translation>文字%1 %</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>无动画</translation>
    </message>
    <message>
        <source>read aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>The number %1 is on the list already.</source>
        <translation>编号%1已在名单上。</translation>
    </message>
    <message>
        <source>A candidate needs a name: it stands on the certificate.</source>
        <translation>考生要有姓名：证书上要印。</translation>
    </message>
</context>
<context>
    <name>pitwise::CertificateSheet</name>
    <message>
        <source>Certificate %1: %2 has passed %3, %4</source>
        <translation>证书%1：%2已通过%3，%4</translation>
    </message>
</context>
<context>
    <name>pitwise::ChartData</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Week from %1</source>
        <translation>%1起的一周</translation>
    </message>
</context>
<context>
    <name>pitwise::ClassDesk</name>
    <message numerus="yes">
        <source>%n trainee(s).</source>
        <translation>
            <numerusform>%n名学员。</numerusform>
        </translation>
    </message>
    <message>
        <source>No date is fixed for the table test.</source>
        <translation>上台考核的日期还没有定。</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>a date</comment>
        <translation>yyyy年M月d日dddd</translation>
    </message>
    <message>
        <source>Table test %1, in every game.</source>
        <translation>上台考核在%1，每个游戏都考。</translation>
    </message>
    <message>
        <source>Table test %1: %2.</source>
        <translation>上台考核在%1：%2。</translation>
    </message>
    <message>
        <source>Last %1 days, %2</source>
        <translation>最近%1天，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n个答案</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has answered nothing wrong.</source>
        <translation>%1没有答错过。</translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation>这里的某人</translation>
    </message>
    <message>
        <source>Type the date as day/month/year, such as 27/11/2026.</source>
        <translation>日期请写成日/月/年，例如27/11/2026。</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>已写好%1。</translation>
    </message>
    <message numerus="yes">
        <source>not seen for %n days</source>
        <translation>
            <numerusform>已%n天没有练习</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ClassWork</name>
    <message>
        <source>d MMMM, HH:mm</source>
        <translation>M月d日 HH:mm</translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation>这里的某人</translation>
    </message>
    <message>
        <source>no day set</source>
        <translation>没有定日期</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>%1之前</translation>
    </message>
    <message>
        <source>%1 of %2 have done it</source>
        <translation>%1人已做，共%2人</translation>
    </message>
    <message>
        <source>%1 has done it</source>
        <translation>%1已做</translation>
    </message>
    <message>
        <source>%1 has not done it yet</source>
        <translation>%1还没有做</translation>
    </message>
    <message>
        <source>%1, %2 % right</source>
        <comment>who has done it, how well</comment>
        <translation>%1，%2 %正确</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>由%1布置</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1题正确，共%2题</translation>
    </message>
    <message>
        <source>Doubts the answer.</source>
        <translation>怀疑这个答案。</translation>
    </message>
    <message>
        <source>Type the date as day/month/year, such as 27/11/2026.</source>
        <translation>日期请写成日/月/年，例如27/11/2026。</translation>
    </message>
    <message>
        <source>Type a title first.</source>
        <translation>请先写标题。</translation>
    </message>
    <message>
        <source>%1: not begun</source>
        <translation>%1：还没有开始</translation>
    </message>
    <message>
        <source>%1: %2 of %3 right, %4</source>
        <translation>%1：%2题正确，共%3题，%4</translation>
    </message>
    <message>
        <source>%1: under way, %2 of %3 right</source>
        <translation>%1：进行中，%2题正确，共%3题</translation>
    </message>
</context>
<context>
    <name>pitwise::ClauseHistory</name>
    <message>
        <source>d MMM, HH:mm</source>
        <translation>M月d日 HH:mm</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
</context>
<context>
    <name>pitwise::DecisionModel</name>
    <message>
        <source>%1, box %2 %3</source>
        <translation>%1，第%2门%3</translation>
    </message>
</context>
<context>
    <name>pitwise::EditorAsk</name>
    <message>
        <source>Ask here</source>
        <translation>在此提问</translation>
    </message>
    <message>
        <source>Choose what is asked</source>
        <translation>选择问什么</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Take an option out</source>
        <translation>去掉一个选项</translation>
    </message>
    <message>
        <source>Take an option back in</source>
        <translation>放回一个选项</translation>
    </message>
    <message>
        <source>No more than %1 options can be dropped.</source>
        <translation>最多去掉%1个选项。</translation>
    </message>
    <message>
        <source>Drop an option</source>
        <translation>去掉选项</translation>
    </message>
    <message>
        <source>No more than %1 options can be added.</source>
        <translation>最多加%1个选项。</translation>
    </message>
    <message>
        <source>Add an option</source>
        <translation>添加选项</translation>
    </message>
    <message>
        <source>Type an amount: 25 or 2.50.</source>
        <translation>输入金额：25或2.50。</translation>
    </message>
    <message>
        <source>Type a total: 18, or soft 18.</source>
        <translation>输入点数：18，或soft 18。</translation>
    </message>
    <message>
        <source>Type a player.</source>
        <translation>输入一位玩家。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>情节</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Target time</source>
        <translation>目标时间</translation>
    </message>
</context>
<context>
    <name>pitwise::EditorIncident</name>
    <message>
        <source>Break something</source>
        <translation>制造意外</translation>
    </message>
    <message>
        <source>Take the irregularity out</source>
        <translation>去掉意外</translation>
    </message>
    <message>
        <source>Type cards: 8S KD.</source>
        <translation>输入牌：8S KD。</translation>
    </message>
    <message>
        <source>Type an amount: 25 or 2.50.</source>
        <translation>输入金额：25或2.50。</translation>
    </message>
    <message>
        <source>A number from %1 to %2.</source>
        <translation>%1至%2之间的数字。</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>输入名字。</translation>
    </message>
    <message>
        <source>Change a fact</source>
        <translation>更改事实</translation>
    </message>
    <message>
        <source>Add a claimant</source>
        <translation>添加要求者</translation>
    </message>
    <message>
        <source>Add a bettor</source>
        <translation>添加下注者</translation>
    </message>
    <message>
        <source>Take a person out</source>
        <translation>去掉一个人</translation>
    </message>
    <message>
        <source>Take the facts from the table</source>
        <translation>从牌桌取事实</translation>
    </message>
</context>
<context>
    <name>pitwise::EditorTable</name>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n副牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n门</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 to %2</source>
        <translation>，%1至%2</translation>
    </message>
    <message>
        <source>%1, %2%3</source>
        <comment>4 decks, 4 boxes, $25 to $5,000</comment>
        <translation>%1，%2%3</translation>
    </message>
    <message>
        <source>Put a bet on a box</source>
        <translation>在某门下注</translation>
    </message>
    <message>
        <source>The dealer gets a card</source>
        <translation>庄家得一张牌</translation>
    </message>
    <message>
        <source>Box %1, hand %2 gets a card</source>
        <translation>第%1门第%2手得一张牌</translation>
    </message>
    <message>
        <source>Box %1 gets a card</source>
        <translation>第%1门得一张牌</translation>
    </message>
    <message>
        <source>The offers are open</source>
        <translation>开始询问</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>软%1</translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3, %4 decides</source>
        <translation>第%1门第%2手：%3，由%4决定</translation>
    </message>
    <message>
        <source>Change a card</source>
        <translation>换牌</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation>发一张牌</translation>
    </message>
    <message>
        <source>%1 is no card. Type rank and suit: 8S KD.</source>
        <translation>%1不是牌。输入级和花色：8S KD。</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>继续发牌</translation>
    </message>
    <message>
        <source>Type an amount: 25 or 2.50. Nothing: the whole.</source>
        <translation>输入金额：25或2.50。留空：全额。</translation>
    </message>
    <message>
        <source>Change a decision</source>
        <translation>更改决定</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Take the irregularity out</source>
        <translation>去掉意外</translation>
    </message>
    <message>
        <source>Take a card out</source>
        <translation>去掉一张牌</translation>
    </message>
    <message>
        <source>Take a decision out</source>
        <translation>去掉一个决定</translation>
    </message>
    <message>
        <source>Take the rest out</source>
        <translation>去掉其余部分</translation>
    </message>
    <message>
        <source>Take a bet away</source>
        <translation>取走注码</translation>
    </message>
    <message>
        <source>Drop an event</source>
        <translation>去掉事件</translation>
    </message>
    <message>
        <source>Change the seat</source>
        <translation>更改座位</translation>
    </message>
    <message>
        <source>Type a box and an amount: 2 100, or 2 pair 10, or 2 B 50. Who sits there: 2 seat B.</source>
        <translation>输入门和金额：2 100，或2 pair 10，或2 B 50。谁坐那里：2 seat B。</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>下一注</translation>
    </message>
    <message>
        <source>Place a chip</source>
        <translation>放一枚筹码</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>更改副数</translation>
    </message>
    <message>
        <source>Change the boxes</source>
        <translation>更改门数</translation>
    </message>
    <message>
        <source>Change the pay table</source>
        <translation>更改赔率表</translation>
    </message>
    <message>
        <source>Type two amounts, the minimum first.</source>
        <translation>输入两个金额，最低的在前。</translation>
    </message>
    <message>
        <source>Change the limits</source>
        <translation>更改限额</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamDesk</name>
    <message>
        <source>Version %1: %2 questions, %3 minutes, pass mark %4 %</source>
        <translation>第%1版：%2题，%3分钟，及格线%4 %</translation>
    </message>
    <message numerus="yes">
        <source>Sealed %1 for %2, %n result(s)</source>
        <translation>
            <numerusform>已密封%1，考生%2，成绩%n份</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Planned %1, %n candidate(s)</source>
        <translation>
            <numerusform>已安排%1，考生%n位</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ExamPlan</name>
    <message>
        <source>%1, version %2. %3 questions, %4 minutes.</source>
        <translation>%1，第%2版。%3题，%4分钟。</translation>
    </message>
    <message>
        <source>Making %1 forms</source>
        <translation>正在出%1份试卷</translation>
    </message>
    <message>
        <source>Difficulty %1 to %2 of 100, wanted %3 ± %4. Expected time %5 to %6, wanted %7 ± %8.</source>
        <translation>难度%1至%2（满分100），目标%3 ± %4。预计时间%5至%6，目标%7 ± %8。</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>相当</translation>
    </message>
    <message>
        <source>forms outside: %1</source>
        <translation>超出范围的试卷：%1</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>two forms share %1 % of theirs</source>
        <translation>两份试卷有%1 %题目相同</translation>
    </message>
    <message>
        <source>From %1 % to %2 %. The more, the fairer; the fewer, the less a neighbour&apos;s form is worth.</source>
        <translation>从%1 %到%2 %。越多越公平；越少，邻座的试卷越没用。</translation>
    </message>
    <message>
        <source>Shared questions</source>
        <translation>相同的题目</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 of %2 at most in two forms</source>
        <translation>任两份试卷最多相同%1，共%2</translation>
    </message>
    <message>
        <source>Pairs of equal forms: %1. There are too few different questions.</source>
        <translation>相同的试卷有%1对。不同的题目太少。</translation>
    </message>
    <message>
        <source>There are too few different questions for forms that differ: add games, topics or families.</source>
        <translation>不同的题目太少，出不了各不相同的试卷：请添加游戏、主题或题型。</translation>
    </message>
    <message>
        <source>No form asks one twice, and no two forms are equal.</source>
        <translation>没有试卷重复出题，也没有两份试卷相同。</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>曝光</translation>
    </message>
    <message>
        <source>%1 different questions</source>
        <translation>不同的题目%1道</translation>
    </message>
    <message>
        <source>Forms that hold the most shown one: %1.</source>
        <translation>含有出现最多那题的试卷：%1。</translation>
    </message>
    <message>
        <source>They are counted as shown.</source>
        <translation>已计为出现过。</translation>
    </message>
    <message>
        <source>What earlier exams have shown is sealed: open the issuer&apos;s key to compare.</source>
        <translation>以往考试出过的题是密封的：打开签发方密钥才能比较。</translation>
    </message>
    <message>
        <source>None was in an earlier exam.</source>
        <translation>都没有在以往考试出过。</translation>
    </message>
    <message>
        <source>Questions of earlier exams in them: %1.</source>
        <translation>其中以往考试出过的题：%1。</translation>
    </message>
    <message>
        <source>Question bank</source>
        <translation>题库</translation>
    </message>
    <message>
        <source>kept apart</source>
        <translation>分开</translation>
    </message>
    <message>
        <source>shared with practice</source>
        <translation>与练习共用</translation>
    </message>
    <message>
        <source>A candidate may have met a question in practice.</source>
        <translation>考生可能在练习里见过题目。</translation>
    </message>
    <message>
        <source>Practice never shows these questions.</source>
        <translation>练习里不会出现这些题目。</translation>
    </message>
    <message>
        <source>Practice never shows %1 of %2. The others come from families with few different questions, which have to be practised too: %3.</source>
        <translation>%2题里有%1题练习里不会出现。其余来自题目不多的题型，也必须练习：%3。</translation>
    </message>
    <message numerus="yes">
        <source>Sealing the exam for %n candidate(s)</source>
        <translation>
            <numerusform>正在为%n位考生密封考试</numerusform>
        </translation>
    </message>
    <message>
        <source>number,name,release code</source>
        <translation>编号,姓名,放行码</translation>
    </message>
    <message>
        <source>Holds off who has copied the file for days or weeks.</source>
        <translation>可挡住复制了文件的人几天或几周。</translation>
    </message>
    <message>
        <source>Holds off who has copied the file for years.</source>
        <translation>可挡住复制了文件的人几年。</translation>
    </message>
    <message>
        <source>Holds off who has copied the file for decades.</source>
        <translation>可挡住复制了文件的人几十年。</translation>
    </message>
    <message>
        <source>%1: attempt %2 at least</source>
        <translation>%1：至少是第%2次应考</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>应考次数</translation>
    </message>
    <message>
        <source>as the results here have it</source>
        <translation>与这里的成绩一致</translation>
    </message>
    <message>
        <source>not as the results here have it</source>
        <translation>与这里的成绩不一致</translation>
    </message>
    <message>
        <source>Nobody has sat exams of this blueprint more often than his attempt says.</source>
        <translation>没有人按这份蓝图应考的次数多于所填的次数。</translation>
    </message>
</context>
<context>
    <name>pitwise::FeltNotes</name>
    <message>
        <source>Take nothing</source>
        <translation>不收</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>不赔</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>收%1</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>赔%1</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
</context>
<context>
    <name>pitwise::FigureList</name>
    <message>
        <source> (%1 to %2)</source>
        <translation>（%1至%2）</translation>
    </message>
    <message>
        <source>The group is small: the true figure may lie anywhere in brackets.</source>
        <translation>人数少：真实数值可能在括号内任何一处。</translation>
    </message>
    <message>
        <source>Very good: fit for decisions about single people.</source>
        <translation>很好：可据以决定个人的成绩。</translation>
    </message>
    <message>
        <source>Good: fit for decisions about single people.</source>
        <translation>好：可据以决定个人的成绩。</translation>
    </message>
    <message>
        <source>Usable. More questions, or better ones, would make it surer.</source>
        <translation>可用。题目再多些或再好些，会更可靠。</translation>
    </message>
    <message>
        <source>Low: the marks tell these candidates apart poorly. Look at the questions below.</source>
        <translation>低：分数不能好好区分这些考生。请检查下面的题目。</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>%1 passed, %2 %</source>
        <translation>及格%1人，%2 %</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共%2</translation>
    </message>
    <message>
        <source>Scores lie about %1 questions either side of it (standard deviation).</source>
        <translation>分数分布在平均上下约%1题（标准差）。</translation>
    </message>
    <message>
        <source>Reliability (KR-20)</source>
        <translation>信度（KR-20）</translation>
    </message>
    <message>
        <source>not to be said</source>
        <translation>无法说</translation>
    </message>
    <message>
        <source>It takes two candidates with different scores, and two questions.</source>
        <translation>至少要两位分数不同的考生和两道题。</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准误</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1题</translation>
    </message>
    <message>
        <source>Another form would give two of three candidates a mark this close to their own. So close to the pass mark: %1 candidates.</source>
        <translation>换一份试卷，三人中两人的分数与现在相差不超过此数。离及格线这么近的考生：%1位。</translation>
    </message>
</context>
<context>
    <name>pitwise::Goals</name>
    <message numerus="yes">
        <source>%n new clause(s) to go. About %1 question(s) a day covers them all by %2.</source>
        <translation>
            <numerusform>还有%n条是新的。每天约%1题，到%2全部问过。</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation>M月d日</translation>
    </message>
    <message numerus="yes">
        <source>You have seen every clause. About %n question(s) a day keeps them fresh.</source>
        <translation>
            <numerusform>各条都问过了。每天约%n题就能保持。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Type day, month and year, like %1.</source>
        <translation>输入日、月、年，如%1。</translation>
    </message>
    <message>
        <source>The date has to be today or later, and within two years.</source>
        <translation>考核日须在今天或以后，两年之内。</translation>
    </message>
    <message>
        <source>Choose at least one game.</source>
        <translation>考核至少要有一个游戏。</translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy</source>
        <comment>a date with its weekday</comment>
        <translation>yyyy年M月d日 dddd</translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n day(s)</source>
        <translation>
            <numerusform>%1，还有%n天</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today</source>
        <translation>%1，今天</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1，已过</translation>
    </message>
</context>
<context>
    <name>pitwise::HomeDesk</name>
    <message>
        <source>Four games, one table test</source>
        <translation>四个游戏，一次上台考核</translation>
    </message>
    <message>
        <source>Good evening, %1</source>
        <translation>晚上好，%1</translation>
    </message>
    <message>
        <source>Good morning, %1</source>
        <translation>早上好，%1</translation>
    </message>
    <message>
        <source>Good afternoon, %1</source>
        <translation>下午好，%1</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>a date with its weekday</comment>
        <translation>M月d日 dddd</translation>
    </message>
    <message numerus="yes">
        <source>%n you would soon forget</source>
        <translation>
            <numerusform>快要忘的%n题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n you missed last time</source>
        <translation>
            <numerusform>上次答错的%n题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>新的%n题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. New cards, new amounts; games are mixed on purpose.</source>
        <translation>%1。新的牌，新的金额；各游戏有意混合。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>Next: %n question(s), tomorrow.</source>
        <translation>
            <numerusform>下次：明天，%n题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n question(s), on %1.</source>
        <translation>
            <numerusform>下次：%1，%n题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise what you like. It comes back just before you would forget it.</source>
        <translation>想练什么就练什么，快要忘的时候它会再来。</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>a short date</comment>
        <translation>ddd d日</translation>
    </message>
    <message>
        <source>All four games.</source>
        <translation>全部四个游戏。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list of games</comment>
        <translation>%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n天</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>已过</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>祝你好运。</translation>
    </message>
    <message>
        <source>Set a new date in Settings, or clear it.</source>
        <translation>请在设置里定新日期，或去掉它。</translation>
    </message>
    <message numerus="yes">
        <source>You have seen every clause. %n a day keeps them fresh.</source>
        <translation>
            <numerusform>各条都问过了。每天%n题就能保持。</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation>M月d日</translation>
    </message>
    <message numerus="yes">
        <source>On course: about %n a day covers every clause by %1.</source>
        <translation>
            <numerusform>进度正常：平均每天%n题，到%1各条都问过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Behind: about %n a day from now covers every clause by %1.</source>
        <translation>
            <numerusform>落后：从现在起平均每天%n题，到%1各条都问过。</numerusform>
        </translation>
    </message>
    <message>
        <source>HH:mm</source>
        <comment>a time</comment>
        <translation>HH:mm</translation>
    </message>
    <message>
        <source>Today %1</source>
        <translation>今天%1</translation>
    </message>
    <message>
        <source>Yesterday %1</source>
        <translation>昨天%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 answered</source>
        <translation>%1：已答%2，共%3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n answered</source>
        <translation>
            <numerusform>%1：已答%n题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), %1 right</source>
        <translation>
            <numerusform>%n题，答对%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, median time %2 s</source>
        <translation>%1，用时中位数%2秒</translation>
    </message>
</context>
<context>
    <name>pitwise::HomeGames</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共%2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of right answers</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 % in %2 s</source>
        <translation>%1 %，%2秒</translation>
    </message>
</context>
<context>
    <name>pitwise::HouseDesk</name>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <comment>a date with its time</comment>
        <translation>yyyy年M月d日 HH:mm</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who, when</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Type who decides first: a decision is kept with its name.</source>
        <translation>请先输入由谁决定：决定要连姓名一起保存。</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>不能这样做：%1。</translation>
    </message>
    <message>
        <source>Limits are whole dollars.</source>
        <translation>限额须为整元。</translation>
    </message>
    <message>
        <source>These chips do not work together: every multiple of $5 must be payable, and paying from the largest chip down must use the fewest. Change another one first.</source>
        <translation>这些筹码不能配合使用：$5的每份注码都要摆得出，而且从最大的筹码往下摆要最少枚。请先改另一种。</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>已收回</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>fixed as (%1)</source>
        <translation>定为（%1）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who and when: what</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>pitwise::HouseReadings</name>
    <message>
        <source>As said above.</source>
        <translation>如上所述。</translation>
    </message>
</context>
<context>
    <name>pitwise::ImportModel</name>
    <message>
        <source>No title yet</source>
        <translation>还没有标题</translation>
    </message>
    <message>
        <source>It was approved, but cannot be asked here: it was imported as a draft.</source>
        <translation>原本已批准，但在这里不能提问：作为草稿读入。</translation>
    </message>
    <message>
        <source>It differs here: it was imported as %1.</source>
        <translation>与这里的不同：读入为%1。</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>Cannot be asked</source>
        <translation>不能提问</translation>
    </message>
    <message>
        <source>Different answer now</source>
        <translation>现在答案不同</translation>
    </message>
    <message>
        <source>Further version</source>
        <translation>新增版本</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>已添加</translation>
    </message>
    <message>
        <source>Already here</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>In part</source>
        <translation>一部分</translation>
    </message>
</context>
<context>
    <name>pitwise::IssuerDesk</name>
    <message>
        <source>Making the key</source>
        <translation>正在生成密钥</translation>
    </message>
    <message>
        <source>Opening the key</source>
        <translation>正在打开密钥</translation>
    </message>
    <message>
        <source>Sealing the key again</source>
        <translation>正在重新密封密钥</translation>
    </message>
</context>
<context>
    <name>pitwise::ItemFigures</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1比%2</translation>
    </message>
    <message>
        <source>works against: look at it</source>
        <translation>起反作用：请检查</translation>
    </message>
    <message>
        <source>may work against</source>
        <translation>可能起反作用</translation>
    </message>
    <message>
        <source>everybody right</source>
        <translation>人人答对</translation>
    </message>
    <message>
        <source>nobody right</source>
        <translation>无人答对</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>很难</translation>
    </message>
    <message>
        <source>tells little apart</source>
        <translation>区分度低</translation>
    </message>
</context>
<context>
    <name>pitwise::Lecture</name>
    <message>
        <source>No question asks for these at present.</source>
        <translation>目前没有题目问到这些。</translation>
    </message>
</context>
<context>
    <name>pitwise::LiveReplay</name>
    <message>
        <source>Before the first act</source>
        <translation>第一步之前</translation>
    </message>
</context>
<context>
    <name>pitwise::LiveSummary</name>
    <message>
        <source>Everything was right. Now find your pace: deal it again, quicker.</source>
        <translation>全部正确。现在找准你的速度：再发一次，快一些。</translation>
    </message>
    <message>
        <source>Everything was right. Turn the pressure up one step.</source>
        <translation>全部正确。把压力提高一级。</translation>
    </message>
    <message>
        <source>First of all: a card that went wrong is put right with the floor. Stop at once, and call.</source>
        <translation>首先：发错的牌要叫主管来改正。立刻停下，叫人。</translation>
    </message>
    <message>
        <source>Count every payoff twice before you push it: what the player has lifted is gone.</source>
        <translation>每次赔付推出去之前点两遍：玩家拿起来的，就回不来了。</translation>
    </message>
    <message>
        <source>Read clause %1 once more: it came up %2 times.</source>
        <translation>再读一遍第%1条：它出现了%2次。</translation>
    </message>
    <message>
        <source>Look at your mistakes in the replay, then deal it again.</source>
        <translation>在回放里看你的错处，然后再发一次。</translation>
    </message>
</context>
<context>
    <name>pitwise::LiveTable</name>
    <message>
        <source>This was not saved, so it has not happened: %1.</source>
        <translation>这一步没有保存，所以不算发生过：%1。</translation>
    </message>
    <message>
        <source>That cannot be done: nothing lies there for it.</source>
        <translation>做不到：那里没有可以做这件事的东西。</translation>
    </message>
    <message>
        <source>First go to a bet: ← and → walk from box to box.</source>
        <translation>先移到一份注：← → 在各门之间移动。</translation>
    </message>
    <message>
        <source>No chips lie there.</source>
        <translation>那里没有筹码。</translation>
    </message>
    <message>
        <source>Nobody offers anything.</source>
        <translation>没有人提出什么。</translation>
    </message>
    <message>
        <source>Box %1, hand %2</source>
        <translation>第%1门第%2手</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>第%1门</translation>
    </message>
    <message>
        <source>Bonus, %1</source>
        <translation>奖金，%1</translation>
    </message>
    <message>
        <source>Report it, rule on it, do it; then go on.</source>
        <translation>报告，裁定，照做；然后继续。</translation>
    </message>
    <message>
        <source>Something is wrong: stop the game and call the floor.</source>
        <translation>出了错：停下牌局，叫主管。</translation>
    </message>
    <message>
        <source>Wait for the players.</source>
        <translation>等玩家。</translation>
    </message>
    <message>
        <source>Not yet. Now: %1.</source>
        <translation>还不到时候。现在：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>第%1局，共%2局</translation>
    </message>
</context>
<context>
    <name>pitwise::LrsDesk</name>
    <message numerus="yes">
        <source>%n answer(s) sent</source>
        <translation>
            <numerusform>已发送%n个答案</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n个在等</numerusform>
        </translation>
    </message>
    <message>
        <source>none waiting</source>
        <translation>没有在等的</translation>
    </message>
    <message numerus="yes">
        <source>The school&apos;s store did not take them: %1. Nothing is lost. The next try is in %n second(s).</source>
        <translation>
            <numerusform>学校的记录库没有接收：%1。什么也没有丢失。%n秒后再试。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::MasteryRows</name>
    <message>
        <source>Not asked yet</source>
        <translation>还没问过</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>现在待复习</translation>
    </message>
    <message>
        <source>comes back %1</source>
        <translation>%1再问</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3</source>
        <translation>答对%1，共%2，%3</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>没问过</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>学习中</translation>
    </message>
    <message>
        <source>right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>right and fast</source>
        <translation>又对又快</translation>
    </message>
    <message>
        <source>Clause %1</source>
        <translation>第%1条</translation>
    </message>
    <message>
        <source>open reading</source>
        <translation>解读未定</translation>
    </message>
</context>
<context>
    <name>pitwise::MemberList</name>
    <message>
        <source>never</source>
        <translation>从未</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n天前</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::PracticeSession</name>
    <message>
        <source>None of this can be asked just now. Choose another game or topic.</source>
        <translation>现在这些都不能问。请选别的游戏或主题。</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation>已答%1，共%2</translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>已答%n题</numerusform>
        </translation>
    </message>
    <message>
        <source>New</source>
        <translation>新练习</translation>
    </message>
    <message numerus="yes">
        <source>Back after %n day(s): about to be forgotten</source>
        <translation>
            <numerusform>隔了%n天再来：快要忘了</numerusform>
        </translation>
    </message>
    <message>
        <source>Back: you missed it earlier today</source>
        <translation>再来：今天早些时候答错了</translation>
    </message>
    <message numerus="yes">
        <source>Back: you missed it %n day(s) ago</source>
        <translation>
            <numerusform>再来：%n天前答错了</numerusform>
        </translation>
    </message>
    <message>
        <source>Back: right last time, but over the target</source>
        <translation>再来：上次答对，但超过目标时间</translation>
    </message>
    <message>
        <source>A refresher</source>
        <translation>温习</translation>
    </message>
    <message>
        <source>Digits lay chips from the float, Backspace takes one back. Enter locks your answer in.</source>
        <translation>数字键从筹码盘放筹码，Backspace收回一枚。Enter锁定答案。</translation>
    </message>
    <message>
        <source>Digits turn answers on and off. Choose all that apply, then press Enter.</source>
        <translation>数字键开关答案：适用的全选。然后按Enter。</translation>
    </message>
    <message>
        <source>Press a digit or click on the felt to choose. Enter locks it in.</source>
        <translation>按数字键选，或点台面。Enter锁定答案。</translation>
    </message>
    <message>
        <source>Press a digit to choose one. Enter locks it in.</source>
        <translation>按数字键选一项。Enter锁定答案。</translation>
    </message>
    <message>
        <source>Up and down walk the rows, Ctrl with them moves one. Or type the place a row belongs to.</source>
        <translation>上下键换行，加Ctrl移动该行；或输入该行应在的位置。</translation>
    </message>
    <message>
        <source>Type the number. S changes between hard and soft.</source>
        <translation>输入数字。S切换硬和软。</translation>
    </message>
    <message>
        <source>See %1 (%2).</source>
        <translation>请看%1（%2）。</translation>
    </message>
    <message>
        <source>Comes back next time, with new cards.</source>
        <translation>下次换新牌再问。</translation>
    </message>
    <message>
        <source>Comes back in a few questions, with new cards.</source>
        <translation>过几题换新牌再问。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>target %1 s</source>
        <translation>目标%1秒</translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>还剩%n分钟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::PracticeSetup</name>
    <message>
        <source>What is due</source>
        <translation>待复习的题</translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation>赔率速算</translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation>找条款</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>裁量题</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>all topics</source>
        <translation>所有主题</translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n个主题</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>快答</translation>
    </message>
</context>
<context>
    <name>pitwise::ProgressDesk</name>
    <message>
        <source>On course for %1 at %2 a day</source>
        <translation>%1的进度正常，每天%2</translation>
    </message>
    <message>
        <source>Behind for %1: %2 a day</source>
        <translation>%1的进度落后：每天%2</translation>
    </message>
    <message>
        <source>%1 % of %2, surely %3 to %4 %</source>
        <translation>%1 %，共%2，可信范围%3至%4 %</translation>
    </message>
    <message>
        <source>no answers</source>
        <translation>没有答案</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%1 s over %n right answer(s)</source>
        <translation>
            <numerusform>%1秒，%n个答对的题</numerusform>
        </translation>
    </message>
    <message>
        <source>no right answers</source>
        <translation>没有答对的题</translation>
    </message>
    <message>
        <source>target %1 s</source>
        <translation>目标%1秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) due</source>
        <translation>
            <numerusform>待复习%n条</numerusform>
        </translation>
    </message>
    <message>
        <source>test</source>
        <translation>考核</translation>
    </message>
</context>
<context>
    <name>pitwise::ReadingChoices</name>
    <message>
        <source>Left open: what hangs on it is not asked.</source>
        <translation>未定：取决于它的题不问。</translation>
    </message>
</context>
<context>
    <name>pitwise::ReadingModel</name>
    <message>
        <source>Fixed here: scored</source>
        <translation>这里已定：计分</translation>
    </message>
    <message>
        <source>Scored in part</source>
        <translation>部分计分</translation>
    </message>
    <message>
        <source>Shown, not scored</source>
        <translation>出现但不计分</translation>
    </message>
    <message>
        <source>Asked in part</source>
        <translation>部分提问</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>不提问</translation>
    </message>
    <message>
        <source>Core scored</source>
        <translation>核心计分</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>计分</translation>
    </message>
</context>
<context>
    <name>pitwise::RecordsDesk</name>
    <message>
        <source>Seal %1, %2. Who can write the file could make all seals anew: a seal noted elsewhere, or an export taken in elsewhere, shows that.</source>
        <translation>封印%1，%2。能改写文件的人可以把所有封印重做：在别处记下的封印，或别处读入的导出，能显示出来。</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n次练习</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n个答案</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is written: %2 of %3.</source>
        <translation>%1已写好：%2，共%3。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1无法读取：%2。</translation>
    </message>
    <message>
        <source>%1 was not imported, not even in part: %2.</source>
        <translation>%1没有读入，一点也没有：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) already here.</source>
        <translation>
            <numerusform>%n个答案已经在这里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them came without a seal, so nothing shows whether they were changed before.</source>
        <translation>
            <numerusform>其中%n个没有封印，看不出以前是否改过。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is imported: %2, %3.</source>
        <translation>%1已读入：%2，%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n trainee(s)</source>
        <translation>
            <numerusform>%n位学员</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is in %1. The file was checked and is complete.</source>
        <translation>全部在%1里，已检查：完整。</translation>
    </message>
    <message>
        <source>The records are as they were.</source>
        <translation>记录保持原样。</translation>
    </message>
    <message>
        <source>Those it replaced are kept as %1.</source>
        <translation>被取代的保存为%1。</translation>
    </message>
    <message>
        <source>The records of %1 are in place.</source>
        <translation>%1的记录已就位。</translation>
    </message>
    <message numerus="yes">
        <source>All is well: %n answer(s), each with its question and unchanged since it was recorded.</source>
        <translation>
            <numerusform>一切正常：%n个答案，每个都有题目，与记录时的封印一致。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found, the first: %1. Back up now, then restore an older backup.</source>
        <translation>
            <numerusform>有%n处不对，第一处：%1。请现在备份，再恢复较旧的备份。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::RemovedTrainees</name>
    <message>
        <source>%1, kept for %2</source>
        <translation>%1，再保存%2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n个答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more day(s)</source>
        <translation>
            <numerusform>还有%n天</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ResultDesk</name>
    <message>
        <source>There are two results of this candidate: set one aside first. Only one can count.</source>
        <translation>这位考生有两份成绩：请先搁置一份。只能算一份。</translation>
    </message>
    <message>
        <source>Set aside: %1.</source>
        <translation>已搁置：%1。</translation>
    </message>
    <message>
        <source>Withdrawn in the register: %1. Hand out the register again, and tell who holds the certificate.</source>
        <translation>已在登记册撤销：%1。请重新发出登记册，并通知持证人。</translation>
    </message>
    <message>
        <source>Marking</source>
        <translation>正在阅卷</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation>，另有%1项</translation>
    </message>
    <message>
        <source>%1 of %2 results are in: %3 passed, %4 did not.</source>
        <translation>%2份成绩收到%1份：%3人及格，%4人不及格。</translation>
    </message>
    <message>
        <source>And %1 more that were not taken.</source>
        <translation>另有%1份没有取用。</translation>
    </message>
    <message>
        <source>%1: there is no result (*.pitresult) in this folder.</source>
        <translation>%1：这个文件夹没有成绩（*.pitresult）。</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n result(s)</source>
        <translation>
            <numerusform>正在读取%n份成绩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported.</source>
        <translation>
            <numerusform>已导入%n份成绩。</numerusform>
        </translation>
    </message>
    <message>
        <source>Here already: %1.</source>
        <translation>已有：%1。</translation>
    </message>
    <message>
        <source>Not taken: %1.</source>
        <translation>没有取用：%1。</translation>
    </message>
    <message>
        <source>They are of %1.</source>
        <translation>它们属于%1。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共%2</translation>
    </message>
    <message>
        <source>Allowance</source>
        <translation>照顾</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Invigilator</source>
        <translation>监考员</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>适用的规则</translation>
    </message>
    <message>
        <source>Signature is good: %1, key %2</source>
        <translation>签署有效：%1，密钥%2</translation>
    </message>
    <message>
        <source>Chain of %1 events is whole, %2 to %3</source>
        <translation>%1个事件的链完整，%2至%3</translation>
    </message>
    <message>
        <source>Marked from the record: %1 of %2</source>
        <translation>依记录阅卷：%1，共%2</translation>
    </message>
    <message>
        <source>One question</source>
        <translation>一题</translation>
    </message>
    <message>
        <source>taken out</source>
        <translation>剔除</translation>
    </message>
    <message>
        <source>full marks</source>
        <translation>满分</translation>
    </message>
    <message>
        <source>%1. %2 and %3, %4</source>
        <translation>%1。%2和%3，%4</translation>
    </message>
    <message>
        <source>%1. Form %2, %3, station %4.</source>
        <translation>%1。试卷%2，%3，考试机%4。</translation>
    </message>
    <message>
        <source>%1 of %2. Needed: %3, and each section&apos;s own mark.</source>
        <translation>%1，共%2。要求：%3，且各部分须达到自己的及格线。</translation>
    </message>
    <message>
        <source>%1 of %2. Needed: %3.</source>
        <translation>%1，共%2。要求：%3。</translation>
    </message>
    <message>
        <source>Before rulings on items: %1 of %2, %3.</source>
        <translation>裁定题目之前：%1，共%2，%3。</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>及格</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>不及格</translation>
    </message>
    <message>
        <source>taken out: %1</source>
        <translation>剔除：%1</translation>
    </message>
    <message>
        <source>full marks: %1</source>
        <translation>满分：%1</translation>
    </message>
    <message>
        <source>Writing the papers</source>
        <translation>正在写文件</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in %1</source>
        <translation>
            <numerusform>%1里有%n个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Every form asks %1 questions of this kind. They are ruled on together.</source>
        <translation>每份试卷有%1道这种题。一并裁定。</translation>
    </message>
    <message>
        <source>Every form asks one question of this kind.</source>
        <translation>每份试卷有一道这种题。</translation>
    </message>
    <message>
        <source>Checking two PINs</source>
        <translation>正在核对两个PIN</translation>
    </message>
</context>
<context>
    <name>pitwise::ResultList</name>
    <message>
        <source>in all: %1 of %2, needed %3</source>
        <translation>总计：%1，共%2，要求%3</translation>
    </message>
    <message>
        <source>%1: %2 of %3, needed %4</source>
        <translation>%1：%2，共%3，要求%4</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>未达%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共%2</translation>
    </message>
    <message>
        <source>before rulings %1 of %2</source>
        <translation>裁定之前%1，共%2</translation>
    </message>
</context>
<context>
    <name>pitwise::RosterDesk</name>
    <message>
        <source>not taken</source>
        <translation>不读入</translation>
    </message>
    <message>
        <source>name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>given name</source>
        <translation>名</translation>
    </message>
    <message>
        <source>middle name</source>
        <translation>中间名</translation>
    </message>
    <message>
        <source>family name</source>
        <translation>姓</translation>
    </message>
    <message>
        <source>staff number</source>
        <translation>员工编号</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>电子邮箱</translation>
    </message>
    <message>
        <source>class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>role</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>There is no name in it.</source>
        <translation>里面没有姓名。</translation>
    </message>
    <message>
        <source>That is no name.</source>
        <translation>这不是姓名。</translation>
    </message>
    <message>
        <source>Several people have that name. A staff number would tell which.</source>
        <translation>有几个人同名。写上员工编号才能分清。</translation>
    </message>
    <message>
        <source>The e-mail address is of somebody with another staff number.</source>
        <translation>这个电子邮箱属于另一个员工编号的人。</translation>
    </message>
    <message>
        <source>The role is neither trainee, instructor, examiner nor invigilator.</source>
        <translation>身份不是学员、讲师、考官或监考员。</translation>
    </message>
    <message>
        <source>Row %1 has the same staff number and another name.</source>
        <translation>第%1行的员工编号相同，姓名却不同。</translation>
    </message>
    <message>
        <source>The e-mail address has no @ and is left out.</source>
        <translation>电子邮箱里没有@，已略去。</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1是新的</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1改为%2</translation>
    </message>
    <message>
        <source>one more role</source>
        <translation>多一个身份</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Stands in row %1 already.</source>
        <translation>第%1行已经有了。</translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation>这里的某人</translation>
    </message>
    <message>
        <source>parted by tabs</source>
        <translation>用制表符分隔</translation>
    </message>
    <message>
        <source>parted by semicolons</source>
        <translation>用分号分隔</translation>
    </message>
    <message>
        <source>parted by bars</source>
        <translation>用竖线分隔</translation>
    </message>
    <message>
        <source>parted by commas</source>
        <translation>用逗号分隔</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>encoding, separator, rows</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n个新的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n个有改动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n as they are</source>
        <translation>
            <numerusform>%n个不变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twice in the list</source>
        <translation>
            <numerusform>%n个在名单里重复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in trouble</source>
        <translation>
            <numerusform>%n个有问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioEditor</name>
    <message>
        <source>There is no rulebook for that game here.</source>
        <translation>这里没有该游戏的规则书。</translation>
    </message>
    <message>
        <source>Send for review</source>
        <translation>送审</translation>
    </message>
    <message>
        <source>Draft %1</source>
        <translation>草稿%1</translation>
    </message>
    <message>
        <source>In review, version %1</source>
        <translation>审阅中，第%1版</translation>
    </message>
    <message>
        <source>Approved, version %1</source>
        <translation>已批准，第%1版</translation>
    </message>
    <message>
        <source>Retired, version %1</source>
        <translation>已停用，第%1版</translation>
    </message>
    <message>
        <source>Event %1: %2.</source>
        <comment>where, and what is wrong</comment>
        <translation>事件%1：%2。</translation>
    </message>
    <message>
        <source>Drop event %1</source>
        <translation>去掉事件%1</translation>
    </message>
    <message>
        <source>The next card is missing.</source>
        <translation>缺下一张牌。</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>继续发牌</translation>
    </message>
    <message>
        <source>Box %1: %2.</source>
        <comment>where, and what is wrong</comment>
        <translation>第%1门：%2。</translation>
    </message>
    <message>
        <source>Take the bet away</source>
        <translation>取走注码</translation>
    </message>
    <message>
        <source>Take the facts from the table</source>
        <translation>从牌桌取事实</translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation>开始询问</translation>
    </message>
    <message>
        <source>Take the option out</source>
        <translation>去掉选项</translation>
    </message>
    <message>
        <source>Take all options back in</source>
        <translation>放回全部选项</translation>
    </message>
    <message>
        <source>Ask at the end</source>
        <translation>在最后提问</translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioLibrary</name>
    <message>
        <source>Reading the packs</source>
        <translation>正在读取情景包</translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation>还没有标题</translation>
    </message>
    <message>
        <source>A pack</source>
        <translation>一个情景包</translation>
    </message>
    <message>
        <source>A draft of %1</source>
        <translation>%1的草稿</translation>
    </message>
    <message>
        <source>Of the pack %1</source>
        <translation>属于情景包%1</translation>
    </message>
    <message numerus="yes">
        <source>%1; kept for %n more day(s)</source>
        <translation>
            <numerusform>%1；再保存%n天</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1已恢复。</translation>
    </message>
    <message>
        <source>A trainee</source>
        <translation>一位学员</translation>
    </message>
    <message>
        <source>doubts this answer.</source>
        <translation>质疑这个答案。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, who answered %2: %3</source>
        <translation>%1，答的是%2：%3</translation>
    </message>
    <message>
        <source>The pack is made. New scenarios go into it.</source>
        <translation>情景包已建立。新情景会放进去。</translation>
    </message>
    <message>
        <source>%1 still has errors; open it and solve them first.</source>
        <translation>%1还有错误；请打开先解决。</translation>
    </message>
    <message>
        <source>%1 is no longer in the pack. For thirty days it can be brought back.</source>
        <translation>%1已不在包里。三十天内可以恢复。</translation>
    </message>
    <message>
        <source>The pack %1 is no longer here. For thirty days it can be brought back.</source>
        <translation>情景包%1已不在这里。三十天内可以恢复。</translation>
    </message>
    <message>
        <source>No longer for exams only: it can be practised and assigned.</source>
        <translation>不再仅供考试：可以练习，也可以派作练习。</translation>
    </message>
    <message>
        <source>For exams only: it is no longer assigned, and practice never shows it. Exams draw from it.</source>
        <translation>仅供考试：不再派作练习，练习里也不会出现。考试从中出题。</translation>
    </message>
    <message>
        <source>For exams only: practice never shows it. Exams draw from it.</source>
        <translation>仅供考试：练习里不会出现。考试从中出题。</translation>
    </message>
    <message>
        <source>Assigned: its approved scenarios are practised.</source>
        <translation>已派作练习：练习其中已批准的情景。</translation>
    </message>
    <message>
        <source>No longer assigned to practice.</source>
        <translation>不再派作练习。</translation>
    </message>
    <message>
        <source>It cannot be asked: %1</source>
        <translation>不能提问：%1</translation>
    </message>
    <message>
        <source>%1 of %2 scenarios answered</source>
        <translation>已答%1，共%2个情景</translation>
    </message>
    <message>
        <source>And %L1 more; pitwise-cli check lists them.</source>
        <translation>另有%L1处；pitwise-cli check会逐一列出。</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>正在导入</translation>
    </message>
    <message>
        <source>%1 was not imported: %2</source>
        <translation>%1没有读入：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) imported.</source>
        <translation>
            <numerusform>读入%n个情景。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added as a further version.</source>
        <translation>
            <numerusform>其中%n个作为新版本添加。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already here, left as they are.</source>
        <translation>
            <numerusform>%n个已有，保持原样。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have a different answer under the rules in force.</source>
        <translation>
            <numerusform>%n个按适用的规则答案不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is for exams only, so the whole pack is now.</source>
        <translation>这个文件仅供考试，所以整个包现在也仅供考试。</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>正在导出</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1已写好。</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1，有改动</translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>已不在那里。</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1没有打开：%2</translation>
    </message>
    <message>
        <source>, at %1</source>
        <translation>，在%1</translation>
    </message>
    <message>
        <source>%1 was not opened: %2%3.</source>
        <translation>%1没有打开：%2%3。</translation>
    </message>
    <message>
        <source>The draft is discarded. You can bring it back for thirty days.</source>
        <translation>草稿已丢弃；三十天内可以恢复。</translation>
    </message>
    <message>
        <source>And %L1 more were left out.</source>
        <translation>另有%L1个略去。</translation>
    </message>
    <message>
        <source>%1 holds no question that can be asked here.</source>
        <translation>%1里没有能在这里提问的题目。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) written to %1.</source>
        <translation>
            <numerusform>已把%n道题写到%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>What the format cannot hold:</source>
        <translation>这种格式放不下的：</translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioModel</name>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>审阅中</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation>还没有标题</translation>
    </message>
    <message>
        <source>Key typed by a person, not computed</source>
        <translation>正确答案由人键入，不是计算所得</translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioRun</name>
    <message>
        <source>None of this can be asked yet. Open it and solve its problems.</source>
        <translation>这里还没有能问的：请打开并解决问题。</translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioVersions</name>
    <message>
        <source>Nothing changed but its status</source>
        <translation>只改了状态</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>改动：%1</translation>
    </message>
    <message>
        <source>Derived from %1</source>
        <translation>据%1新建</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>第一版</translation>
    </message>
    <message>
        <source>%1; by %2</source>
        <translation>%1；作者：%2</translation>
    </message>
</context>
<context>
    <name>pitwise::SchoolDesk</name>
    <message>
        <source>This machine belongs to no school. Everything works without one.</source>
        <translation>这台机器不属于任何学校。没有学校，一切也能用。</translation>
    </message>
    <message>
        <source>Talking with the school…</source>
        <translation>正在与学校联系……</translation>
    </message>
    <message>
        <source>Everything recorded here is at the school.</source>
        <translation>这里记录的都已在学校。</translation>
    </message>
    <message>
        <source>On its way to the school.</source>
        <translation>正在发往学校。</translation>
    </message>
    <message>
        <source>Not yet connected.</source>
        <translation>还没有连上。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n个答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other record(s)</source>
        <translation>
            <numerusform>%n条其他记录</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the oldest of %2</source>
        <translation>%1，最早的是%2</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从未</translation>
    </message>
    <message numerus="yes">
        <source>This machine&apos;s clock is %n minute(s) ahead of the school&apos;s. Set it right: answers carry its time.</source>
        <translation>
            <numerusform>这台机器的时钟比学校的快%n分钟。请调准：答案上记的是它的时间。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This machine&apos;s clock is %n minute(s) behind the school&apos;s. Set it right: answers carry its time.</source>
        <translation>
            <numerusform>这台机器的时钟比学校的慢%n分钟。请调准：答案上记的是它的时间。</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>今天，%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date and a time</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>This machine cannot talk with a school&apos;s server yet.</source>
        <translation>这台机器还不能与学校的服务器联系。</translation>
    </message>
    <message>
        <source>The school&apos;s server does not answer.</source>
        <translation>学校的服务器没有回应。</translation>
    </message>
    <message>
        <source>The school&apos;s server does not let this station in.</source>
        <translation>学校的服务器不让这台机器进入。</translation>
    </message>
    <message>
        <source>The school has closed this station.</source>
        <translation>学校已停用这台机器。</translation>
    </message>
    <message>
        <source>There is a server, but no school in this database.</source>
        <translation>有服务器，但这个数据库里没有学校。</translation>
    </message>
    <message>
        <source>Another school answers than the one this station belongs to.</source>
        <translation>回应的学校不是这台机器所属的学校。</translation>
    </message>
    <message>
        <source>The school asks for a newer Pitwise.</source>
        <translation>学校要求更新的Pitwise。</translation>
    </message>
    <message>
        <source>The school&apos;s database is older than this Pitwise.</source>
        <translation>学校的数据库比这个Pitwise旧。</translation>
    </message>
    <message>
        <source>The school&apos;s database was set up by a newer Pitwise.</source>
        <translation>学校的数据库由更新的Pitwise建立。</translation>
    </message>
    <message>
        <source>The disk of the school&apos;s server is full.</source>
        <translation>学校服务器的磁盘已满。</translation>
    </message>
    <message>
        <source>The school&apos;s server is busy.</source>
        <translation>学校的服务器正忙。</translation>
    </message>
    <message>
        <source>The school misses records that this station sent earlier.</source>
        <translation>学校缺少这台机器以前发送的记录。</translation>
    </message>
    <message>
        <source>The records of this station cannot be read or written.</source>
        <translation>这台机器的记录无法读取或写入。</translation>
    </message>
    <message>
        <source>The school&apos;s server refused: %1</source>
        <translation>学校的服务器拒绝：%1</translation>
    </message>
    <message>
        <source>Practice goes on here, and nothing is lost.</source>
        <translation>这里照常练习，什么也没有丢失。</translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-psql, then start Pitwise again.</source>
        <translation>请安装libqt6sql6-psql包，再启动Pitwise。</translation>
    </message>
    <message>
        <source>It is tried again by itself. If it lasts, look at the cable and at the server.</source>
        <translation>会自动再试。若一直如此，请检查网线和服务器。</translation>
    </message>
    <message>
        <source>It is tried again by itself.</source>
        <translation>会自动再试。</translation>
    </message>
    <message>
        <source>Make room there; it is tried again by itself.</source>
        <translation>请在那边腾出空间；会自动再试。</translation>
    </message>
    <message>
        <source>Ask whoever runs the school&apos;s database for a new station file, and join with it.</source>
        <translation>请管理学校数据库的人给一份新的站点文件，用它加入。</translation>
    </message>
    <message>
        <source>Ask whoever runs the school&apos;s database to open it again with a new station file.</source>
        <translation>请管理学校数据库的人用新的站点文件重新启用。</translation>
    </message>
    <message>
        <source>Ask whoever runs the school&apos;s database whether the station file is the right one.</source>
        <translation>请问管理学校数据库的人，站点文件是否正确。</translation>
    </message>
    <message>
        <source>Update this program to deliver what was recorded.</source>
        <translation>请更新这个程序，才能送出已记录的内容。</translation>
    </message>
    <message>
        <source>Whoever runs it brings it up to date: pitwise-cli school migrate.</source>
        <translation>由管理它的人更新：pitwise-cli school migrate。</translation>
    </message>
    <message>
        <source>Was an older backup restored there? Tell whoever runs the school&apos;s database.</source>
        <translation>那边是否恢复过较旧的备份？请告诉管理学校数据库的人。</translation>
    </message>
    <message>
        <source>Show this message to whoever runs the school&apos;s database.</source>
        <translation>请把这条消息给管理学校数据库的人看。</translation>
    </message>
</context>
<context>
    <name>pitwise::SectionList</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, pass mark %2 %</source>
        <translation>%1，及格线%2 %</translation>
    </message>
    <message>
        <source>%1, %2 min</source>
        <translation>%1，%2分钟</translation>
    </message>
    <message>
        <source>about %1 min, difficulty %2</source>
        <translation>约%1分钟，难度%2</translation>
    </message>
</context>
<context>
    <name>pitwise::SectionScores</name>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
</context>
<context>
    <name>pitwise::SessionReview</name>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Time was up. Right: %1.</source>
        <translation>时间到了。正确答案：%1。</translation>
    </message>
    <message>
        <source>You paid %1, right was %2.</source>
        <translation>你付了%1，应付%2。</translation>
    </message>
    <message>
        <source>Yours: %1. Right: %2.</source>
        <translation>你的：%1。正确：%2。</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>第%1题</translation>
    </message>
    <message>
        <source>right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>不计分</translation>
    </message>
    <message>
        <source>%1, %2 s of %3 s</source>
        <translation>%1，%2秒，目标%3秒</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: right, but slow</source>
        <translation>%1：答对，但慢</translation>
    </message>
    <message>
        <source>What was due</source>
        <translation>待复习的</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation>赔率速算</translation>
    </message>
    <message>
        <source>Misses tried again</source>
        <translation>重做的错题</translation>
    </message>
    <message>
        <source>One clause</source>
        <translation>一条条款</translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation>找条款</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>裁量题</translation>
    </message>
    <message>
        <source>%1. %2 to %3.</source>
        <translation>%1。%2至%3。</translation>
    </message>
    <message>
        <source>dddd d MMMM, HH:mm</source>
        <translation>M月d日 dddd HH:mm</translation>
    </message>
    <message>
        <source>Read one clause again.</source>
        <translation>有一条条款要重读。</translation>
    </message>
    <message>
        <source>Read the felt before you answer.</source>
        <translation>先看清台面再答。</translation>
    </message>
    <message>
        <source>Pay with the fewest chips.</source>
        <translation>赔付要用最少的筹码。</translation>
    </message>
    <message>
        <source>Work on one topic: %1.</source>
        <translation>专攻一个主题：%1。</translation>
    </message>
    <message>
        <source>Work on one game: %1.</source>
        <translation>专攻一个游戏：%1。</translation>
    </message>
    <message>
        <source>Get it right first. Speed comes later.</source>
        <translation>先求对，再求快。</translation>
    </message>
    <message>
        <source>You know it. Now get faster.</source>
        <translation>你都会了。现在求快。</translation>
    </message>
    <message>
        <source>Nothing stands out. Keep it up.</source>
        <translation>没有特别的弱点。照这样继续。</translation>
    </message>
    <message numerus="yes">
        <source>The same rule was misread %n time(s).</source>
        <translation>
            <numerusform>同一条规则误读了%n次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es) on the same clause: %1.</source>
        <translation>
            <numerusform>同一条款错了%n次：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong answer(s) came faster than your right ones.</source>
        <translation>
            <numerusform>有%n个错误答案比你答对的还快。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payout(s) were right, but with more chips than needed.</source>
        <translation>
            <numerusform>有%n个金额正确，但用的筹码多于所需。</numerusform>
        </translation>
    </message>
    <message>
        <source>Most misses of this session are there.</source>
        <translation>这次练习的错题多数在这里。</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) were wrong, of all kinds. Look at each, then try the misses again.</source>
        <translation>
            <numerusform>错了%n题，各种都有。逐题看看，再重做错题。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took longest compared with its target.</source>
        <translation>%1超出目标时间最多。</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>快答</translation>
    </message>
</context>
<context>
    <name>pitwise::Settings</name>
    <message>
        <source>This choice lasts until you close the program; it could not be saved. %1</source>
        <translation>这个选择只保留到程序结束；没能保存。%1</translation>
    </message>
</context>
<context>
    <name>pitwise::ShownQuestion</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>pitwise::ShownVerdict</name>
    <message>
        <source>A judgement call: not scored</source>
        <translation>裁量题：不计分</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>金额错误</translation>
    </message>
    <message>
        <source>Wrong order</source>
        <translation>次序错误</translation>
    </message>
    <message>
        <source>Wrong ruling</source>
        <translation>裁定错误</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错</translation>
    </message>
    <message>
        <source>This house: %1</source>
        <translation>本赌场：%1</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>应为%1。</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>正确：%1。</translation>
    </message>
    <message>
        <source>Answered in %1 s, target %2 s.</source>
        <translation>用时%1秒，目标%2秒。</translation>
    </message>
    <message>
        <source>Chips: the fewest possible.</source>
        <translation>分拆：已用最少的筹码。</translation>
    </message>
    <message>
        <source>Chips are marked separately: %1 in the fewest chips.</source>
        <translation>分拆另计：%1，用最少的筹码。</translation>
    </message>
    <message>
        <source>Chips: fewer would do.</source>
        <translation>分拆：可以用更少的筹码。</translation>
    </message>
    <message>
        <source>Chips are marked separately: %1 takes fewer chips.</source>
        <translation>分拆另计：%1可以用更少的筹码。</translation>
    </message>
    <message>
        <source>This very table comes out otherwise there:</source>
        <translation>就是这张赌台，在那里结果不同：</translation>
    </message>
</context>
<context>
    <name>pitwise::SittingSession</name>
    <message>
        <source>Checking the PIN</source>
        <translation>正在核对PIN</translation>
    </message>
    <message>
        <source>%1 questions in %2 minutes; %3 % right answers are needed.</source>
        <translation>%1题，%2分钟；须答对%3 %。</translation>
    </message>
    <message>
        <source>There is no way back to a question that you have left.</source>
        <translation>离开的题目不能再回去。</translation>
    </message>
    <message>
        <source>You may go back within a section, not into one that you have left.</source>
        <translation>同一部分之内可以回去，离开的部分不能。</translation>
    </message>
    <message>
        <source>You may go back to every question until you hand in.</source>
        <translation>交卷之前，每一题都可以回去。</translation>
    </message>
    <message>
        <source>An answer is locked with Enter. What you have chosen and not locked when the time is over counts too.</source>
        <translation>按Enter锁定答案。时间到时已选而未锁定的也算。</translation>
    </message>
    <message>
        <source>Not saved. %1 Call the invigilator.</source>
        <translation>没有保存。%1请叫监考员。</translation>
    </message>
    <message>
        <source>The clock cannot be saved. %1 Call the invigilator.</source>
        <translation>计时无法保存。%1请叫监考员。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) without an answer: in this exam there is no way back.</source>
        <translation>
            <numerusform>%n题未作答：这场考试不能回去。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 open and %2 flagged questions stay behind. There is no way back to them.</source>
        <translation>还有%1题未答，%2题有标记。不能再回去。</translation>
    </message>
    <message>
        <source>Form %1. Section %2 of %3: %4</source>
        <translation>试卷%1。部分%2，共%3：%4</translation>
    </message>
    <message>
        <source>Candidate %1</source>
        <translation>考生%1</translation>
    </message>
    <message>
        <source>Candidate %1, time × %2</source>
        <translation>考生%1，时间 × %2</translation>
    </message>
    <message>
        <source>The time is over.</source>
        <translation>时间到了。</translation>
    </message>
    <message>
        <source>%1 of %2 questions are answered.</source>
        <translation>已答%1，共%2题。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had chosen and not locked: they count as chosen.</source>
        <translation>
            <numerusform>其中%n题你已选而未锁定：按所选计算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaving the exam&apos;s window is recorded.</source>
        <translation>离开考试窗口会被记录。</translation>
    </message>
    <message>
        <source>F8 opens the pay tables of the game that is asked about.</source>
        <translation>F8打开所问游戏的赔率表。</translation>
    </message>
    <message>
        <source>Pay tables are not shown in this exam.</source>
        <translation>这场考试不显示赔率表。</translation>
    </message>
</context>
<context>
    <name>pitwise::Staff</name>
    <message>
        <source>trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>instructor</source>
        <translation>讲师</translation>
    </message>
    <message>
        <source>examiner</source>
        <translation>考官</translation>
    </message>
    <message>
        <source>invigilator</source>
        <translation>监考员</translation>
    </message>
    <message>
        <source>Too many wrong tries: this PIN is locked until %1. An examiner can set a new one.</source>
        <translation>错误次数太多：这个PIN锁到%1。考官可以另设一个。</translation>
    </message>
    <message>
        <source>Checking the PIN</source>
        <translation>正在核对PIN</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>PIN不对。</translation>
    </message>
</context>
<context>
    <name>pitwise::TablePlayer</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1无法读取：%2。</translation>
    </message>
    <message>
        <source>%1 is too large for a round script.</source>
        <translation>%1太大，不能作牌局脚本。</translation>
    </message>
    <message>
        <source>There is no round called %1 on the shelf.</source>
        <translation>架上没有叫%1的牌局。</translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation>%1没有打开：%2。</translation>
    </message>
    <message>
        <source>%1 was not opened: %2, at %3.</source>
        <translation>%1没有打开：%2，在%3。</translation>
    </message>
    <message>
        <source>Clauses: %1.</source>
        <translation>条款：%1。</translation>
    </message>
</context>
<context>
    <name>pitwise::TimelineModel</name>
    <message>
        <source>Blackjack</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>bust, %1</source>
        <translation>爆牌，%1</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>软%1</translation>
    </message>
    <message>
        <source>makes %1</source>
        <translation>凑成%1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Box %1/%2</source>
        <translation>第%1/%2门</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>第%1门</translation>
    </message>
    <message>
        <source>Close the offers</source>
        <translation>结束询问</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>一赔一</translation>
    </message>
    <message>
        <source>Free double</source>
        <translation>免注加倍</translation>
    </message>
    <message>
        <source>Free split</source>
        <translation>免注分牌</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>注码</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>已结算</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>next in shoe</source>
        <translation>牌靴下一张</translation>
    </message>
    <message>
        <source>Bets, deal</source>
        <translation>下注，发牌</translation>
    </message>
</context>
<context>
    <name>pitwise::Trainees</name>
    <message>
        <source>Type a name first.</source>
        <translation>请先输入名字。</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has at least %n digit(s). Leave it empty to go without.</source>
        <translation>
            <numerusform>PIN至少%n位数字。留空则不设。</numerusform>
        </translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>学员</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Try again in %n second(s).</source>
        <translation>
            <numerusform>错误次数太多。%n秒后再试。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>PIN不对。</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n次练习</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n个答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query(s)</source>
        <translation>
            <numerusform>%n个质疑</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 and %3 go with it. They can be brought back for 30 days.</source>
        <translation>%1、%2和%3会一起移除。30天内可以恢复。</translation>
    </message>
    <message>
        <source>Until then you can look at them and export them.</source>
        <translation>在此之前可以查看和导出。</translation>
    </message>
    <message>
        <source>The records were damaged and have been set aside as %1. A fresh file was begun; a backup can be restored in Settings.</source>
        <translation>记录已损坏，搁置为%1。已开始新文件；可在设置里恢复备份。</translation>
    </message>
</context>
<context>
    <name>pitwise::Verifier</name>
    <message>
        <source>Altered after it was signed.</source>
        <translation>签署之后被改动。</translation>
    </message>
    <message>
        <source>Where: %1 of %2.</source>
        <translation>位置：%1，共%2。</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <translation>位置：%1。</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <translation>%1，密钥%2</translation>
    </message>
    <message>
        <source>pasted</source>
        <translation>粘贴的内容</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>正在验证</translation>
    </message>
    <message>
        <source>What is in it is sealed: open the issuer&apos;s key, and chain and marks are checked too.</source>
        <translation>里面的内容是密封的：打开签发方密钥，就连链和标记一起检查。</translation>
    </message>
    <message>
        <source>An exam file</source>
        <translation>考试文件</translation>
    </message>
    <message>
        <source>A result</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>A mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>A certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>A report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>An Open Badge</source>
        <translation>Open Badge</translation>
    </message>
    <message>
        <source>A key file</source>
        <translation>密钥文件</translation>
    </message>
    <message>
        <source>The text of a QR code</source>
        <translation>二维码文字</translation>
    </message>
    <message>
        <source>Not a Pitwise file</source>
        <translation>不是本程序的文件</translation>
    </message>
</context>
<context>
    <name>quiz</name>
    <message>
        <source>Who gets it</source>
        <translation>归谁</translation>
    </message>
    <message>
        <source>Rule on it</source>
        <translation>对此题裁定</translation>
    </message>
    <message>
        <source>Which card the dealer gets</source>
        <translation>庄家拿哪张牌</translation>
    </message>
    <message>
        <source>Which total of the dealer counts</source>
        <translation>庄家的哪个点数算数</translation>
    </message>
    <message>
        <source>How much of %1&apos;s bet counts</source>
        <translation>%1的注码多少算数</translation>
    </message>
    <message>
        <source>How much goes back to %1</source>
        <translation>退回%1多少</translation>
    </message>
    <message>
        <source>How much the dealer draws</source>
        <translation>庄家补多少牌</translation>
    </message>
    <message>
        <source>What is open to %1 on box %2</source>
        <translation>%1在第%2门可以做什么</translation>
    </message>
    <message>
        <source>What box %1 may do</source>
        <translation>第%1门可以做什么</translation>
    </message>
    <message>
        <source>Who calls box %1</source>
        <translation>第%1门由谁决定</translation>
    </message>
    <message>
        <source>The total of box %1, hand %2</source>
        <translation>第%1门第%2手的点数</translation>
    </message>
    <message>
        <source>In which order these bets are settled</source>
        <translation>这些注按什么次序结算</translation>
    </message>
    <message>
        <source>box %1, hand %2</source>
        <translation>第%1门，第%2手</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>第%1门</translation>
    </message>
    <message>
        <source>Pay %1: %2&apos;s %3</source>
        <translation>赔%1：%2的%3</translation>
    </message>
    <message>
        <source>Take from %1: %2&apos;s %3</source>
        <translation>收%1：%2的%3</translation>
    </message>
    <message>
        <source>Give back on %1: %2&apos;s %3</source>
        <translation>退回%1：%2的%3</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>软%1</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Refuse it: one bet a player on a box</source>
        <translation>拒收：每位玩家在一门只能下一份注</translation>
    </message>
    <message>
        <source>Refuse it: it is outside the limits</source>
        <translation>拒收：超出限额范围</translation>
    </message>
    <message>
        <source>Name the minimum: he may raise it or take it back</source>
        <translation>说出最低注额：他可以加注或收回</translation>
    </message>
    <message>
        <source>“No more bets” has not been called: what do you do?</source>
        <translation>还没有宣布“No more bets”（停止下注）：你怎么做？</translation>
    </message>
    <message>
        <source>A box takes three main bets.</source>
        <translation>一门可收三份主注。</translation>
    </message>
    <message>
        <source>The limits are not the point here.</source>
        <translation>问题不在限额。</translation>
    </message>
    <message>
        <source>He has no other bet there.</source>
        <translation>他在那里没有别的注。</translation>
    </message>
    <message>
        <source>Up to three bets may lie on one box.</source>
        <translation>一门上最多可放三份注。</translation>
    </message>
    <message>
        <source>A player may not separate his bet within a box.</source>
        <translation>玩家不得在同一门里把注分开放。</translation>
    </message>
    <message>
        <source>Each bet by itself has to be within the limits shown.</source>
        <translation>每份注各自都要在公布的限额之内。</translation>
    </message>
    <message>
        <source>Several players may bet on a box; each bet has to be within the limits shown.</source>
        <translation>一门可有几位玩家下注；每份注都要在公布的限额之内。</translation>
    </message>
    <message>
        <source>With seats to be had, a player may bet on every box.</source>
        <translation>还有空位时，玩家可以在每一门下注。</translation>
    </message>
    <message>
        <source>With the tables full he calls only what he sits at or controls.</source>
        <translation>各台满座时，他只决定自己坐的或主控的门。</translation>
    </message>
    <message>
        <source>The Pit Manager may restrict a player to one box.</source>
        <translation>赌区经理可以限制玩家只打一门。</translation>
    </message>
    <message>
        <source>The Pit Manager may allow fewer than three bets.</source>
        <translation>赌区经理可以准许少于三份注。</translation>
    </message>
    <message>
        <source>Compare the bet with the limits that the table shows.</source>
        <translation>把注码与本台公布的限额对照。</translation>
    </message>
    <message>
        <source>The limits are displayed, and the player has to keep within them; short of the minimum he may raise or withdraw.</source>
        <translation>限额已经公布，玩家要守在限额之内；低于最低注额，他可以加注或收回。</translation>
    </message>
    <message>
        <source>Whoever bets less than the maximum cannot refuse others the balance.</source>
        <translation>注码没有到最高限额的人，不能拒绝别人下余数。</translation>
    </message>
    <message>
        <source>A player may also bet on other boxes.</source>
        <translation>玩家也可以在别的门下注。</translation>
    </message>
    <message>
        <source>an %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>a %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>May B place %1 on box %2?</source>
        <translation>B可以在第%2门下%1吗？</translation>
    </message>
    <message>
        <source>No: the box has no main bet</source>
        <translation>不可以：该门没有主注</translation>
    </message>
    <message>
        <source>No: the box has three such bets already</source>
        <translation>不可以：该门已有三份这种注</translation>
    </message>
    <message>
        <source>No: it is too late</source>
        <translation>不可以：太晚了</translation>
    </message>
    <message>
        <source>No: he does not control the box</source>
        <translation>不可以：他不主控该门</translation>
    </message>
    <message>
        <source>No: on one box at a time only</source>
        <translation>不可以：一次只能在一门</translation>
    </message>
    <message>
        <source>No: he has to have a main bet there and control the box</source>
        <translation>不可以：他要在那里有主注，并主控该门</translation>
    </message>
    <message>
        <source>No: he needs a main bet of his own there</source>
        <translation>不可以：他自己要在那里有主注</translation>
    </message>
    <message>
        <source>Lucky Lucky is for the player who has a main bet on the box and controls it, before the deal.</source>
        <translation>Lucky Lucky只给在该门有主注并主控该门的玩家，而且要在发牌之前。</translation>
    </message>
    <message>
        <source>Anybody may, once somebody has a main bet on that box; for Boom Busted, on any box.</source>
        <translation>只要该门有人下了主注，谁都可以；Boom Busted则哪一门都可以。</translation>
    </message>
    <message>
        <source>Anybody may, where the box has a main bet, and up to three of each kind.</source>
        <translation>该门有主注，谁都可以，每种最多三份。</translation>
    </message>
    <message>
        <source>That is the Lucky Lucky rule.</source>
        <translation>那是Lucky Lucky的规则。</translation>
    </message>
    <message>
        <source>The round has begun when you see %1 on box %2, which has no main bet.</source>
        <translation>一局已经开始，你看见第%2门有%1，而那里没有主注。</translation>
    </message>
    <message>
        <source>What becomes of that side bet?</source>
        <translation>那份边注怎么处理？</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>The main bet&apos;s area of the box</source>
        <translation>该门的主注区</translation>
    </message>
    <message>
        <source>The insurance line</source>
        <translation>保险线</translation>
    </message>
    <message>
        <source>To the right of the bet</source>
        <translation>注码的右边</translation>
    </message>
    <message>
        <source>To the left of the bet</source>
        <translation>注码的左边</translation>
    </message>
    <message>
        <source>On top of the bet</source>
        <translation>注码的上面</translation>
    </message>
    <message>
        <source>The area of the %1</source>
        <translation>%1的位置</translation>
    </message>
    <message>
        <source>Box %1 takes a free double: where does the Free Bet Marker go?</source>
        <translation>第%1门做免注加倍：免注标放在哪里？</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet on his hand against the dealer&apos;s go?</source>
        <translation>第%1门：A押自己这手胜庄家的注放在哪里？</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet against the dealer&apos;s Blackjack go?</source>
        <translation>第%1门：A防庄家黑杰克的注放在哪里？</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet that his own two cards will match go?</source>
        <translation>第%1门：A押自己两张牌成对的注放在哪里？</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet on his two cards with the dealer&apos;s first go?</source>
        <translation>第%1门：A押自己两张牌加庄家第一张的注放在哪里？</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet on a run of 8s go?</source>
        <translation>第%1门：A押连续出8的注放在哪里？</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet that both hands end on 18 go?</source>
        <translation>第%1门：A押双方都是18点的注放在哪里？</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet that the dealer will bust go?</source>
        <translation>第%1门：A押庄家爆牌的注放在哪里？</translation>
    </message>
    <message>
        <source>Box %1: where does the %2 go?</source>
        <translation>第%1门：%2放在哪里？</translation>
    </message>
    <message>
        <source>The dealer lays the marker to the right of the bet.</source>
        <translation>荷官把免注标放在注码的右边。</translation>
    </message>
    <message>
        <source>Every kind of bet has an area of its own.</source>
        <translation>每种注都有自己的位置。</translation>
    </message>
    <message>
        <source>The marker lies to the right of the bet that it belongs to.</source>
        <translation>免注标放在它所属注码的右边。</translation>
    </message>
    <message>
        <source>Insurance has a line of its own on the layout.</source>
        <translation>保险在台面上有自己的一条线。</translation>
    </message>
    <message>
        <source>That is the %1, and the layout has an area for it.</source>
        <translation>那是%1，台面上有它的位置。</translation>
    </message>
    <message>
        <source>The odds of the table are to 1.</source>
        <translation>台上的赔率都是“比1”。</translation>
    </message>
    <message>
        <source>The payout grows with the stake.</source>
        <translation>赔付随注码增加。</translation>
    </message>
    <message>
        <source>The odds of every pay table are to 1.</source>
        <translation>各赔率表的赔率都是“比1”。</translation>
    </message>
    <message>
        <source>How many cards has one deck of %1?</source>
        <translation>%1的一副牌有多少张？</translation>
    </message>
    <message>
        <source>The four tens are taken out here.</source>
        <translation>这里去掉四张10。</translation>
    </message>
    <message>
        <source>The four tens are taken out of every deck.</source>
        <translation>每副牌都去掉四张10。</translation>
    </message>
    <message>
        <source>%1 is played with %2 decks.</source>
        <translation>%1用%2副牌。</translation>
    </message>
    <message>
        <source>The layouts of %1 have %2 positions.</source>
        <translation>%1的台面有%2个位置。</translation>
    </message>
    <message>
        <source>A felt with one position: may %1 be dealt on it?</source>
        <translation>只有一个位置的台面：可以发%1吗？</translation>
    </message>
    <message>
        <source>A felt with %1 positions: may %2 be dealt on it?</source>
        <translation>有%1个位置的台面：可以发%2吗？</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1比%2</translation>
    </message>
    <message>
        <source>Pay table %1 is in force; %2 decks.</source>
        <translation>适用赔率表%1；%2副牌。</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>第%1门</translation>
    </message>
    <message>
        <source>Box %1, hand %2</source>
        <translation>第%1门第%2手</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>That is the %1 rule.</source>
        <translation>那是%1的规则。</translation>
    </message>
    <message>
        <source>The right order of the cards is known.</source>
        <translation>牌的正确次序清楚。</translation>
    </message>
    <message>
        <source>Nobody can tell any more which card came when.</source>
        <translation>谁也说不清哪张牌先到了。</translation>
    </message>
    <message>
        <source>Box %1: who calls the decisions?</source>
        <translation>第%1门：由谁决定？</translation>
    </message>
    <message>
        <source>Whoever sits at the box with a bet on it calls, wherever the bets lie.</source>
        <translation>坐在该门而且有注的人决定，不管注码放在哪里。</translation>
    </message>
    <message>
        <source>Going by the nearest bet is the rule of the other house; here the largest bet calls.</source>
        <translation>看谁的注最近是另一家赌场的规则；这里由注码最大的人决定。</translation>
    </message>
    <message>
        <source>With nobody seated the bet nearest the dealer calls.</source>
        <translation>没有人坐时，由注码离荷官最近的人决定。</translation>
    </message>
    <message>
        <source>Sitting there without a bet gives no say.</source>
        <translation>坐在那里而没有注，没有决定权。</translation>
    </message>
    <message>
        <source>So %1 calls.</source>
        <translation>所以由%1决定。</translation>
    </message>
    <message>
        <source>So the largest bet calls: %1.</source>
        <translation>所以由注码最大的人决定：%1。</translation>
    </message>
    <message>
        <source>So the bet nearest the dealer calls: %1.</source>
        <translation>所以由注码离荷官最近的人决定：%1。</translation>
    </message>
    <message>
        <source>Whoever surrendered is out of the hand.</source>
        <translation>投降的人已退出这一手。</translation>
    </message>
    <message>
        <source>Who gets to place that bet?</source>
        <translation>这份注由谁下？</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>没有人</translation>
    </message>
    <message>
        <source>Who calls the decisions</source>
        <translation>由谁决定</translation>
    </message>
    <message>
        <source>Which hand gets the next card?</source>
        <translation>下一张牌给哪一手？</translation>
    </message>
    <message>
        <source>The first hand is finished before the second gets any card.</source>
        <translation>先打完第一手，第二手才拿牌。</translation>
    </message>
    <message>
        <source>The first hand gets its card and is finished before the second gets any.</source>
        <translation>第一手先拿牌、打完，第二手才拿牌。</translation>
    </message>
    <message>
        <source>That is the order of the deal; these bets are settled from the dealer&apos;s right.</source>
        <translation>那是发牌的次序；这些注从荷官右手边起结算。</translation>
    </message>
    <message>
        <source>Cards are dealt from the dealer&apos;s left …</source>
        <translation>发牌从荷官左手边起……</translation>
    </message>
    <message>
        <source>… but these bets are settled from his right, before anybody plays on.</source>
        <translation>……但这些注从荷官右手边起结算，在任何人继续打之前。</translation>
    </message>
    <message>
        <source>Which hand gets the next card</source>
        <translation>下一张牌给哪一手</translation>
    </message>
    <message>
        <source>How much does the dealer draw?</source>
        <translation>庄家补多少牌？</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>不补牌</translation>
    </message>
    <message>
        <source>Exactly one card</source>
        <translation>只补一张</translation>
    </message>
    <message>
        <source>He draws out</source>
        <translation>补到底</translation>
    </message>
    <message>
        <source>The side bet on the dealer&apos;s hand still needs his result.</source>
        <translation>押庄家那手的边注还要等他的结果。</translation>
    </message>
    <message>
        <source>A bet is still open that his cards decide.</source>
        <translation>还有一份注要由他的牌决定。</translation>
    </message>
    <message>
        <source>One card is for an insurance or a Blackjack that waits, and nothing else.</source>
        <translation>只补一张，是为了等待中的保险或黑杰克，没有别的用处。</translation>
    </message>
    <message>
        <source>No further card can change an open bet.</source>
        <translation>再补牌也改变不了任何未决的注。</translation>
    </message>
    <message>
        <source>Nothing is open that a card could change: he draws none.</source>
        <translation>没有哪份未决的注会因一张牌改变：他不补牌。</translation>
    </message>
    <message>
        <source>Only an insurance or a Blackjack waits: one card decides it, then he stops.</source>
        <translation>只有保险或黑杰克在等：一张牌就决定，然后停。</translation>
    </message>
    <message>
        <source>A hand is still in: he draws to 17 or more.</source>
        <translation>还有一手在局中：他补到17或以上。</translation>
    </message>
    <message>
        <source>Which total of the dealer counts?</source>
        <translation>庄家的哪个点数算数？</translation>
    </message>
    <message>
        <source>The surplus card does not count.</source>
        <translation>多出的牌不算。</translation>
    </message>
    <message>
        <source>Which card does the dealer get?</source>
        <translation>庄家拿哪张牌？</translation>
    </message>
    <message>
        <source>The dealer gets the card that is worse for him.</source>
        <translation>庄家拿对他较不利的那张。</translation>
    </message>
    <message>
        <source>One first bet is lost in all, not one for each hand.</source>
        <translation>总共只输一份原注，不是每手一份。</translation>
    </message>
    <message>
        <source>Surrender costs half of the bet.</source>
        <translation>投降付出注码的一半。</translation>
    </message>
    <message>
        <source>The stake stays the player&apos;s: it is no part of the payout.</source>
        <translation>本金仍是玩家的，不算在赔付里。</translation>
    </message>
    <message>
        <source>A stand-off is not paid.</source>
        <translation>平局不赔。</translation>
    </message>
    <message>
        <source>This bet loses.</source>
        <translation>这份注输了。</translation>
    </message>
    <message>
        <source>The dealer does show an Ace.</source>
        <translation>庄家明牌正是A。</translation>
    </message>
    <message>
        <source>No further card has been dealt yet.</source>
        <translation>还没有继续发牌。</translation>
    </message>
    <message>
        <source>Yes, up to his first bet.</source>
        <translation>可以，最多到他的原注。</translation>
    </message>
    <message>
        <source>A split needs a second bet as large as the first.</source>
        <translation>分牌要补一份与原注相等的注。</translation>
    </message>
    <message>
        <source>It stays with the first hand.</source>
        <translation>留在第一手上。</translation>
    </message>
    <message>
        <source>A bet is not divided; it stays with the first hand.</source>
        <translation>注码不拆开；留在第一手上。</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>There is no surrender against an Ace.</source>
        <translation>庄家明牌是A时不能投降。</translation>
    </message>
    <message>
        <source>There is no insurance in Dueling 8&apos;s.</source>
        <translation>决斗8没有保险。</translation>
    </message>
    <message>
        <source>Insurance is for a dealer&apos;s Ace only.</source>
        <translation>只有庄家明牌是A才有保险。</translation>
    </message>
    <message>
        <source>These two cards may not be split.</source>
        <translation>这两张牌不能分。</translation>
    </message>
    <message>
        <source>That is the row above in the pay table.</source>
        <translation>那是赔率表里上面的一行。</translation>
    </message>
    <message>
        <source>That is the row below in the pay table.</source>
        <translation>那是赔率表里下面的一行。</translation>
    </message>
    <message>
        <source>A Blackjack pays 3 to 2, not 1 to 1.</source>
        <translation>黑杰克赔3比2，不是1比1。</translation>
    </message>
    <message>
        <source>2 to 1 is the odds of insurance, not of a Blackjack.</source>
        <translation>2比1是保险的赔率，不是黑杰克的。</translation>
    </message>
    <message>
        <source>Insurance pays 2 to 1, not 1 to 1.</source>
        <translation>保险赔2比1，不是1比1。</translation>
    </message>
    <message>
        <source>The player has %1, the dealer %2.</source>
        <translation>玩家%1点，庄家%2点。</translation>
    </message>
    <message>
        <source>The shoe runs out with box %1 next to act. Cards are shuffled by hand.</source>
        <translation>牌靴里的牌用完，正轮到第%1门。牌是手洗的。</translation>
    </message>
    <message>
        <source>The power fails while box %1 thinks; no bet of the round is decided.</source>
        <translation>第%1门在考虑时停电；本局还没有注决定胜负。</translation>
    </message>
    <message>
        <source>The opening cards went out in the wrong order from box %1 on; seen before anything is settled or drawn.</source>
        <translation>首轮发牌从第%1门起次序错了；在结算或补牌之前发现。</translation>
    </message>
    <message>
        <source>Box %1 wants a card; two come at once and one of them, %2, is seen.</source>
        <translation>第%1门要一张牌；一次出了两张，其中一张%2被看见。</translation>
    </message>
    <message>
        <source>Box %1 wants a card; two come at once, both seen: %2.</source>
        <translation>第%1门要一张牌；一次出了两张，都被看见：%2。</translation>
    </message>
    <message>
        <source>The only bettor of box %1 has left. The hand is %2.</source>
        <translation>第%1门唯一的下注者离开了。这一手是%2。</translation>
    </message>
    <message>
        <source>Box %1 was not asked for a card; only the next box has been dealt to since. No bet is settled.</source>
        <translation>没有问第%1门要不要牌；此后只给下一门发过牌。还没有注结算。</translation>
    </message>
    <message>
        <source>What is the ruling on the %1 felt?</source>
        <translation>在%1的台面上，怎样裁定？</translation>
    </message>
    <message>
        <source>On the %1 felt: %2.</source>
        <translation>在%1的台面上：%2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The dealer finds out before the round who calls, and says so.</source>
        <translation>荷官在一局开始前弄清楚由谁决定，并说出来。</translation>
    </message>
    <message>
        <source>With nobody seated the largest bet calls.</source>
        <translation>没有人坐时，由注码最大的人决定。</translation>
    </message>
    <message>
        <source>Going by the largest bet is the Free Bet rule.</source>
        <translation>看注码最大的是免注的规则。</translation>
    </message>
    <message>
        <source>%1 sits at the box and has a bet on it.</source>
        <translation>%1坐在该门，并在该门有注。</translation>
    </message>
    <message>
        <source>Nobody sits at the box.</source>
        <translation>没有人坐在该门。</translation>
    </message>
    <message>
        <source>%1 sits there but has no bet on it, so nobody counts as seated.</source>
        <translation>%1坐在那里，但在该门没有注，所以不算有人坐。</translation>
    </message>
    <message>
        <source>Box %1: who calls the decisions now?</source>
        <translation>第%1门：现在由谁决定怎么打？</translation>
    </message>
    <message>
        <source>Box %1: %2 surrendered.</source>
        <translation>第%1门：%2投降了。</translation>
    </message>
    <message>
        <source>Each bettor surrenders for himself; the other bets stay in play.</source>
        <translation>每位下注者只为自己投降；别人的注继续算。</translation>
    </message>
    <message>
        <source>Control passes from front to back to whoever is still in.</source>
        <translation>主控权由前往后，交给还在打的人。</translation>
    </message>
    <message>
        <source>What becomes of the other bets on that box?</source>
        <translation>该门其他的注怎么处理？</translation>
    </message>
    <message>
        <source>They stay in play</source>
        <translation>继续算</translation>
    </message>
    <message>
        <source>They are surrendered with it</source>
        <translation>一起投降</translation>
    </message>
    <message>
        <source>Each bettor surrenders for himself.</source>
        <translation>每位下注者只为自己投降。</translation>
    </message>
    <message>
        <source>They go back to their owners</source>
        <translation>退回各自的主人</translation>
    </message>
    <message>
        <source>Nothing goes back: the hand is played on.</source>
        <translation>什么也不退：这一手接着打。</translation>
    </message>
    <message>
        <source>They stand on the two cards, no more is drawn</source>
        <translation>停在两张牌上，不再补牌</translation>
    </message>
    <message>
        <source>The next bettor in line plays the hand on.</source>
        <translation>由排在下一位的下注者接着打。</translation>
    </message>
    <message>
        <source>It passes from front to back, not to the largest bet.</source>
        <translation>由前往后轮到，不看谁的注最大。</translation>
    </message>
    <message>
        <source>It passes from front to back: a bet nearer the dealer comes first.</source>
        <translation>由前往后轮到：离荷官较近的注在先。</translation>
    </message>
    <message>
        <source>Where equal claims do not agree, not even a bystander gets it.</source>
        <translation>同等资格的人谈不拢，连旁观的人也得不到。</translation>
    </message>
    <message>
        <source>Another has an equal claim, and they do not agree: nobody gets it.</source>
        <translation>另有一人资格相同，两人又谈不拢：谁也得不到。</translation>
    </message>
    <message>
        <source>Among players without a bet this round the first to ask gets it.</source>
        <translation>本局没有下注的玩家里，先提出的得到。</translation>
    </message>
    <message>
        <source>Whoever has no bet this round comes last, however early he asked.</source>
        <translation>本局没有下注的人排在最后，不管多早提出。</translation>
    </message>
    <message>
        <source>On the box itself the bet nearer the dealer comes first.</source>
        <translation>同在该门的，离荷官较近的注在先。</translation>
    </message>
    <message>
        <source>A bettor of the box itself comes before those of other boxes.</source>
        <translation>该门的下注者先于别门的下注者。</translation>
    </message>
    <message>
        <source>His bet is farther from that box.</source>
        <translation>他的注离该门较远。</translation>
    </message>
    <message>
        <source>He has more insurance on other players&apos; boxes; at equal distance the least comes first.</source>
        <translation>他在别人的门上买的保险较多；距离相等时，最少的在先。</translation>
    </message>
    <message>
        <source>He has more in side bets; at equal distance the least comes first.</source>
        <translation>他的边注较多；距离相等时，最少的在先。</translation>
    </message>
    <message>
        <source>The two with equal claims agreed on the other.</source>
        <translation>同等资格的两人谈妥，归另一位。</translation>
    </message>
    <message>
        <source>Who gets to place that insurance?</source>
        <translation>那份保险由谁来下？</translation>
    </message>
    <message>
        <source>The two with equal claims agree on %1.</source>
        <translation>同等资格的两人谈妥，归%1。</translation>
    </message>
    <message>
        <source>The two with equal claims do not agree.</source>
        <translation>同等资格的两人谈不拢。</translation>
    </message>
    <message>
        <source>In Free Bet nobody may take part in another&apos;s insurance.</source>
        <translation>在免注里，谁也不能参与别人的保险。</translation>
    </message>
    <message>
        <source>A bettor of the same box comes first, the one nearest the dealer before the others.</source>
        <translation>同门的下注者在先，离荷官最近的排在前面。</translation>
    </message>
    <message>
        <source>Next comes whoever has a bet nearest to that box.</source>
        <translation>其次是注码离该门最近的人。</translation>
    </message>
    <message>
        <source>At equal distance the least insurance wins, own boxes left out.</source>
        <translation>距离相等，保险最少的在先，自己门上的不算。</translation>
    </message>
    <message>
        <source>At equal distance the least money in such side bets wins.</source>
        <translation>距离相等，这类边注的钱最少的在先。</translation>
    </message>
    <message>
        <source>Equal claims: they agree, or nobody gets it, not even a bystander.</source>
        <translation>资格相同：要么两人谈妥，要么谁也得不到，旁观的人也不行。</translation>
    </message>
    <message>
        <source>Without any bet in the round, the first to ask wins.</source>
        <translation>都没有在本局下注，先提出的得到。</translation>
    </message>
    <message>
        <source>They have agreed, so the bet is taken.</source>
        <translation>他们已经谈妥，所以收下这份注。</translation>
    </message>
    <message>
        <source>Nobody gets it only where equal claims do not agree.</source>
        <translation>只有同等资格的人谈不拢，才谁也得不到。</translation>
    </message>
    <message>
        <source>B takes A&apos;s insurance on box %1: how much may he put there at most?</source>
        <translation>B接下A在第%1门的保险：他最多可以放多少？</translation>
    </message>
    <message>
        <source>A, with %1 on box %2, declines insurance. B has %3 on box %4.</source>
        <translation>A在第%2门有%1，不要保险。B在第%4门有%3。</translation>
    </message>
    <message>
        <source>Half of the bet that is insured, not of the taker&apos;s.</source>
        <translation>是被保的那份注的一半，不是接手人的注的一半。</translation>
    </message>
    <message>
        <source>Insurance is half of the bet at most.</source>
        <translation>保险最多是注码的一半。</translation>
    </message>
    <message>
        <source>The taker&apos;s own bet does not matter.</source>
        <translation>接手人自己的注多少没有关系。</translation>
    </message>
    <message>
        <source>Another player may take a declined insurance, up to half of the decliner&apos;s bet.</source>
        <translation>别人不要的保险，另一位玩家可以接，最多是不要的那人注码的一半。</translation>
    </message>
    <message>
        <source>Put the opening cards into the order in which you deal them.</source>
        <translation>把首轮的牌按发出的次序排好。</translation>
    </message>
    <message>
        <source>How many cards leave the shoe in the opening deal?</source>
        <translation>首轮发牌要从牌靴发出多少张？</translation>
    </message>
    <message>
        <source>The dealer has his printed 8 and is dealt none.</source>
        <translation>庄家已有印好的8，不用发牌。</translation>
    </message>
    <message>
        <source>That is the deal of the other games; here every hand has its printed 8.</source>
        <translation>那是别的游戏的发法；这里每一手都有印好的8。</translation>
    </message>
    <message>
        <source>Every hand has its printed 8: one card each is enough.</source>
        <translation>每一手都有印好的8：各发一张就够。</translation>
    </message>
    <message>
        <source>Every hand, the dealer&apos;s too, begins with the printed 8.</source>
        <translation>每一手都从印好的8开始，庄家也一样。</translation>
    </message>
    <message>
        <source>So each box with a bet gets one card, and the dealer none.</source>
        <translation>所以有注的每门发一张，庄家不发。</translation>
    </message>
    <message>
        <source>First card to box %1</source>
        <translation>第%1门的第一张</translation>
    </message>
    <message>
        <source>Second card to box %1</source>
        <translation>第%1门的第二张</translation>
    </message>
    <message>
        <source>Card to the dealer</source>
        <translation>庄家的牌</translation>
    </message>
    <message>
        <source>The dealer&apos;s card comes after the first round of the boxes.</source>
        <translation>庄家的牌在各门第一圈之后发。</translation>
    </message>
    <message>
        <source>One card each, all around, then the second ones.</source>
        <translation>先每门一张，走完一圈，再发第二张。</translation>
    </message>
    <message>
        <source>It starts on the dealer&apos;s left and goes clockwise.</source>
        <translation>从荷官左手边起，顺时针发。</translation>
    </message>
    <message>
        <source>One card to each box with a bet, from the dealer&apos;s left; the dealer gets none.</source>
        <translation>从荷官左手边起，有注的每门一张；庄家不发。</translation>
    </message>
    <message>
        <source>From the dealer&apos;s left clockwise: one card each, the dealer, then the second cards.</source>
        <translation>从荷官左手边起顺时针：每门一张，庄家一张，再发第二张。</translation>
    </message>
    <message>
        <source>A box without a bet gets no card.</source>
        <translation>没有注的门不发牌。</translation>
    </message>
    <message>
        <source>The first card of every hand is the printed 8.</source>
        <translation>每一手的第一张都是印好的8。</translation>
    </message>
    <message>
        <source>Hand 1</source>
        <translation>第1手</translation>
    </message>
    <message>
        <source>Hand 2</source>
        <translation>第2手</translation>
    </message>
    <message>
        <source>Neither: both are complete</source>
        <translation>都不拿：两手都完成了</translation>
    </message>
    <message>
        <source>Split Aces get one card each and no more.</source>
        <translation>分开的A各拿一张牌，不能再多。</translation>
    </message>
    <message>
        <source>Box %1 splits.</source>
        <translation>第%1门分牌。</translation>
    </message>
    <message>
        <source>Hand 1 of box %1 stands.</source>
        <translation>第%1门的第1手停牌。</translation>
    </message>
    <message>
        <source>Hand 1 of box %1 asks for a card.</source>
        <translation>第%1门的第1手要一张牌。</translation>
    </message>
    <message>
        <source>In which order do you settle the Lucky Lucky bets?</source>
        <translation>Lucky Lucky的注你按什么次序结算？</translation>
    </message>
    <message>
        <source>The spot is empty before the hands are played.</source>
        <translation>各手开打之前，那个位置要清空。</translation>
    </message>
    <message>
        <source>Stake and payout go back to the player.</source>
        <translation>本金和赔付都推还玩家。</translation>
    </message>
    <message>
        <source>Winners are paid at once, and stake and payout are pushed back before the hands are played.</source>
        <translation>赢的当场赔付；各手开打之前，把本金和赔付推还玩家。</translation>
    </message>
    <message>
        <source>The dealer has %1: does he draw?</source>
        <translation>庄家是%1：他补牌吗？</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>补牌</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>Standing on soft 17 is the rule of the other games; here the dealer draws.</source>
        <translation>软17停牌是别的游戏的规则；这里庄家要补牌。</translation>
    </message>
    <message>
        <source>Drawing on soft 17 is the Free Bet rule.</source>
        <translation>软17补牌是免注的规则。</translation>
    </message>
    <message>
        <source>The dealer draws on 16 or less.</source>
        <translation>庄家16点或以下要补牌。</translation>
    </message>
    <message>
        <source>That total is complete; the dealer stands.</source>
        <translation>这个点数已经完成；庄家停牌。</translation>
    </message>
    <message>
        <source>That is soft %1.</source>
        <translation>那是软%1。</translation>
    </message>
    <message>
        <source>That is hard %1.</source>
        <translation>那是硬%1。</translation>
    </message>
    <message>
        <source>Here he draws on 16 or less and on soft 17, and stands on hard 17 and more.</source>
        <translation>这里庄家16点或以下和软17要补牌，硬17或以上停牌。</translation>
    </message>
    <message>
        <source>Here he draws on 16 or less and stands on every 17, soft ones too.</source>
        <translation>这里庄家16点或以下要补牌，凡17点都停牌，软17也一样。</translation>
    </message>
    <message>
        <source>Box %1 draws the %2 and is bust. No hand is left to act.</source>
        <translation>第%1门补到%2，爆牌。没有别的手要打了。</translation>
    </message>
    <message>
        <source>Box %1 stands. No hand is left to act.</source>
        <translation>第%1门停牌。没有别的手要打了。</translation>
    </message>
    <message>
        <source>All hands are bust, but the %1 waits for the dealer&apos;s result: he draws out.</source>
        <translation>各手都爆了，但%1还要等庄家的结果：他补到底。</translation>
    </message>
    <message>
        <source>Box %1 is bust: tick everything that you do now.</source>
        <translation>第%1门爆牌：勾选你现在要做的每一件事。</translation>
    </message>
    <message>
        <source>Box %1 doubles for the same again and draws the %2.</source>
        <translation>第%1门加倍，补同样的注码，补到%2。</translation>
    </message>
    <message>
        <source>Box %1 draws the %2.</source>
        <translation>第%1门补到%2。</translation>
    </message>
    <message>
        <source>Take the main bet</source>
        <translation>收走主注</translation>
    </message>
    <message>
        <source>A bust hand loses at once.</source>
        <translation>爆了的手当场就输。</translation>
    </message>
    <message>
        <source>Take the double beside it</source>
        <translation>收走旁边的加倍注</translation>
    </message>
    <message>
        <source>The double is lost with the hand.</source>
        <translation>加倍的注随这一手一起输。</translation>
    </message>
    <message>
        <source>Put the cards into the discard holder</source>
        <translation>把牌收入弃牌盒</translation>
    </message>
    <message>
        <source>The cards of a bust hand go at once.</source>
        <translation>爆了的手，牌当场收走。</translation>
    </message>
    <message>
        <source>With Superb 8&apos;s down the cards stay until the box is done.</source>
        <translation>下了超级8，牌要留到该门打完。</translation>
    </message>
    <message>
        <source>Take the Tie on 18 bet</source>
        <translation>收走18点平局注</translation>
    </message>
    <message>
        <source>A bust hand cannot tie: that bet is lost with it.</source>
        <translation>爆了的手不可能平局：那份注随它一起输。</translation>
    </message>
    <message>
        <source>Take the 21+ bet</source>
        <translation>收走21+注</translation>
    </message>
    <message>
        <source>21+ is about the dealer&apos;s hand and stays.</source>
        <translation>21+看庄家那手，留着。</translation>
    </message>
    <message>
        <source>Take the Superb 8&apos;s bet</source>
        <translation>收走超级8注</translation>
    </message>
    <message>
        <source>Superb 8&apos;s counts the 8s, bust or not.</source>
        <translation>超级8数的是8，爆不爆都一样。</translation>
    </message>
    <message>
        <source>Take the Boom Busted bet</source>
        <translation>收走Boom Busted注</translation>
    </message>
    <message>
        <source>Boom Busted is about the dealer&apos;s hand and stays.</source>
        <translation>Boom Busted看庄家那手，留着。</translation>
    </message>
    <message>
        <source>Take the insurance</source>
        <translation>收走保险</translation>
    </message>
    <message>
        <source>Insurance lives until the dealer&apos;s second card.</source>
        <translation>保险留到庄家的第二张牌。</translation>
    </message>
    <message>
        <source>Give half of the main bet back</source>
        <translation>退回主注的一半</translation>
    </message>
    <message>
        <source>Half goes back on a surrender only.</source>
        <translation>只有投降才退一半。</translation>
    </message>
    <message>
        <source>Over 21 the bets on the hand lose at once.</source>
        <translation>超过21点，这一手上的注当场就输。</translation>
    </message>
    <message>
        <source>With Superb 8&apos;s down the cards stay until the box is finished.</source>
        <translation>下了超级8，牌要留到该门全部打完。</translation>
    </message>
    <message>
        <source>21+ goes by the dealer&apos;s hand, whatever the player&apos;s did.</source>
        <translation>21+看庄家那手，玩家那手怎样都不影响。</translation>
    </message>
    <message>
        <source>a main bet that wins</source>
        <translation>赢了的主注</translation>
    </message>
    <message>
        <source>a Blackjack</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>insurance that wins</source>
        <translation>赢了的保险</translation>
    </message>
    <message>
        <source>a 6-7-8 Bonus, not all of Spades</source>
        <translation>6-7-8奖金，不全是黑桃</translation>
    </message>
    <message>
        <source>a 6-7-8 Bonus, all of Spades</source>
        <translation>6-7-8奖金，全黑桃</translation>
    </message>
    <message>
        <source>%1 on %2: what do you pay?</source>
        <translation>%1，%2：你赔多少？</translation>
    </message>
    <message>
        <source>Bet: %1.</source>
        <translation>注码：%1。</translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation>赔率%1。</translation>
    </message>
    <message>
        <source>%1 times %2 over %3 is %4.</source>
        <translation>%1乘%2再除以%3，得%4。</translation>
    </message>
    <message>
        <source>%1 times %2 is %3.</source>
        <translation>%1乘%2得%3。</translation>
    </message>
    <message>
        <source>Ten times too much: count the noughts.</source>
        <translation>多了十倍：数清零的个数。</translation>
    </message>
    <message>
        <source>Ten times too little: count the noughts.</source>
        <translation>少了十倍：数清零的个数。</translation>
    </message>
    <message>
        <source>Hand %1. %2</source>
        <translation>第%1手。%2</translation>
    </message>
    <message>
        <source>The hand was surrendered.</source>
        <translation>这一手投降了。</translation>
    </message>
    <message>
        <source>A Blackjack against an Ace, and the player took even money.</source>
        <translation>黑杰克对A，玩家要了一赔一。</translation>
    </message>
    <message>
        <source>%1 is over 21: bust, lost whatever the dealer makes.</source>
        <translation>%1点超过21：爆牌，不管庄家多少都输。</translation>
    </message>
    <message>
        <source>Both have a Blackjack.</source>
        <translation>双方都是黑杰克。</translation>
    </message>
    <message>
        <source>A Blackjack against a dealer&apos;s %1: he cannot make one.</source>
        <translation>黑杰克对庄家的%1：庄家凑不成黑杰克。</translation>
    </message>
    <message>
        <source>A Blackjack; the dealer has %1 and no Blackjack.</source>
        <translation>黑杰克；庄家是%1，不是黑杰克。</translation>
    </message>
    <message>
        <source>The dealer has a Blackjack, which beats %1.</source>
        <translation>庄家有黑杰克，胜过%1。</translation>
    </message>
    <message>
        <source>%1, and the dealer is bust with %2.</source>
        <translation>%1点，庄家%2点爆牌。</translation>
    </message>
    <message>
        <source>%1, and the dealer makes 22, which is no bust here.</source>
        <translation>%1点，庄家22点，在这里不算爆牌。</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2.</source>
        <translation>%1点对庄家%2点。</translation>
    </message>
    <message>
        <source>The bets placed before it have reached the maximum: it goes back.</source>
        <translation>在它之前下的注已达最高限额：退回。</translation>
    </message>
    <message>
        <source>The dealer has %1: not bust, so the bet loses.</source>
        <translation>庄家%1点：没有爆牌，所以这份注输。</translation>
    </message>
    <message>
        <source>The dealer is bust with %1 in %2 cards, his first card counted.</source>
        <translation>庄家%1点爆牌，连第一张共%2张。</translation>
    </message>
    <message>
        <source>%1 is over 21: bust.</source>
        <translation>%1点超过21：爆牌。</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2; both have to be 18.</source>
        <translation>%1点对庄家%2点；要双方都是18点。</translation>
    </message>
    <message>
        <source>No marker was used on this box.</source>
        <translation>该门没有用过免注标。</translation>
    </message>
    <message>
        <source>The first card to the box is no 8: the run ends at the printed one.</source>
        <translation>给该门的第一张不是8：连续只有印好的那个8。</translation>
    </message>
    <message>
        <source>On the box: %1.</source>
        <translation>该门：%1。</translation>
    </message>
    <message>
        <source>%1 with the dealer&apos;s %2: %3.</source>
        <translation>%1，加庄家的%2：%3。</translation>
    </message>
    <message>
        <source>%1 with the dealer&apos;s %2: no row of the pay table.</source>
        <translation>%1，加庄家的%2：赔率表里没有这一行。</translation>
    </message>
    <message>
        <source>%1: no pair for this bet.</source>
        <translation>%1：对这份注来说不是对子。</translation>
    </message>
    <message>
        <source>It wins: its marker stands for %1 at 1 to 1, so pay %2.</source>
        <translation>赢了：免注标代表%1，按1比1，所以赔%2。</translation>
    </message>
    <message>
        <source>It wins: its %1 markers stand for %2 at 1 to 1, so pay %3.</source>
        <translation>赢了：%1个免注标代表%2，按1比1，所以赔%3。</translation>
    </message>
    <message>
        <source>It wins: %1 for the chips and %2 for the marker, at 1 to 1, so pay %3.</source>
        <translation>赢了：筹码%1，免注标%2，按1比1，所以赔%3。</translation>
    </message>
    <message>
        <source>It wins: %1 for the chips and %2 for the %3 markers, at 1 to 1, so pay %4.</source>
        <translation>赢了：筹码%1，%3个免注标%2，按1比1，所以赔%4。</translation>
    </message>
    <message>
        <source>That pays %1: %2 pays %3.</source>
        <translation>赔率%1：%2赔%3。</translation>
    </message>
    <message>
        <source>It wins at %1: %2 pays %3.</source>
        <translation>按%1赢：%2赔%3。</translation>
    </message>
    <message>
        <source>It is paid 1 to 1: %1 pays %2.</source>
        <translation>赔1比1：%1赔%2。</translation>
    </message>
    <message>
        <source>Of %1 only the first bet is lost: take %2, give back %3.</source>
        <translation>%1里只输原注：收%2，退%3。</translation>
    </message>
    <message>
        <source>It loses, but there are no chips on it: a marker costs nothing.</source>
        <translation>输了，但上面没有筹码：免注标不用钱。</translation>
    </message>
    <message>
        <source>It loses: take %1.</source>
        <translation>输了：收%1。</translation>
    </message>
    <message>
        <source>It stands off: its marker earns nothing.</source>
        <translation>平局：免注标没有收入。</translation>
    </message>
    <message>
        <source>It stands off: nothing is paid, nothing is taken, %1 stays the player&apos;s.</source>
        <translation>平局：不赔不收，%1仍是玩家的。</translation>
    </message>
    <message>
        <source>Half of %1 is lost for good: take %2, give back %3.</source>
        <translation>%1的一半拿不回来：收%2，退%3。</translation>
    </message>
    <message>
        <source>%1 goes back to the player.</source>
        <translation>%1退回玩家。</translation>
    </message>
    <message>
        <source>Pay table %1 is in force; one deck.</source>
        <translation>适用赔率表%1；一副牌。</translation>
    </message>
    <message>
        <source>Box %1, all hands together</source>
        <translation>第%1门，各手合计</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <translation>%1，玩家%2</translation>
    </message>
    <message>
        <source>%1: what do you pay the %2?</source>
        <translation>%1：%2赔多少？</translation>
    </message>
    <message>
        <source>%1: how much of the %2 do you take?</source>
        <translation>%1：%2收多少？</translation>
    </message>
    <message>
        <source>%1: how much of the %2 goes back to the player?</source>
        <translation>%1：%2退回玩家多少？</translation>
    </message>
    <message>
        <source>The player took even money: his insurance is over.</source>
        <translation>玩家要了一赔一：他的保险就此结束。</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is worth ten: a Blackjack.</source>
        <translation>庄家第二张是十点牌：黑杰克。</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is not worth ten: no Blackjack.</source>
        <translation>庄家第二张不是十点牌：没有黑杰克。</translation>
    </message>
    <message>
        <source>6-7-8, all of Spades, the printed 8 counted.</source>
        <translation>6-7-8，全黑桃，印好的8也算。</translation>
    </message>
    <message>
        <source>6-7-8, not all of Spades: paid whatever the hand does, on the first bet.</source>
        <translation>6-7-8，不全是黑桃：不管这手结果如何都赔，按原注算。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 lies over the maximum: that goes back in any case.</source>
        <translation>%1超出最高限额：无论如何都退回。</translation>
    </message>
    <message>
        <source>Together: pay %1.</source>
        <translation>合计：赔%1。</translation>
    </message>
    <message>
        <source>Together: take %1.</source>
        <translation>合计：收%1。</translation>
    </message>
    <message>
        <source>Together: %1 goes back.</source>
        <translation>合计：退%1。</translation>
    </message>
    <message>
        <source>A stand-off is not taken.</source>
        <translation>平局不收。</translation>
    </message>
    <message>
        <source>That is even money; this bet pays more.</source>
        <translation>那是一赔一；这份注赔得更多。</translation>
    </message>
    <message>
        <source>This bet wins.</source>
        <translation>这份注赢了。</translation>
    </message>
    <message>
        <source>Chips are taken here.</source>
        <translation>这里要收筹码。</translation>
    </message>
    <message>
        <source>Chips go back here.</source>
        <translation>这里要退筹码。</translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>赔了%1</translation>
    </message>
    <message>
        <source>taken %1</source>
        <translation>收了%1</translation>
    </message>
    <message>
        <source>left as it lies</source>
        <translation>原样不动</translation>
    </message>
    <message>
        <source>Box %1, %2, %3: %4</source>
        <translation>第%1门，%2，%3：%4</translation>
    </message>
    <message>
        <source>Box %1, hand %2, %3, %4: %5</source>
        <translation>第%1门第%2手，%3，%4：%5</translation>
    </message>
    <message>
        <source>May this bet be accepted</source>
        <translation>这份注可以接受吗</translation>
    </message>
    <message>
        <source>May he place this side bet</source>
        <translation>可以下这份边注吗</translation>
    </message>
    <message>
        <source>Where does it go</source>
        <translation>放在哪里</translation>
    </message>
    <message>
        <source>Decks and layouts</source>
        <translation>副数与台面</translation>
    </message>
    <message>
        <source>The same cards on another felt</source>
        <translation>同样的牌，另一种台面</translation>
    </message>
    <message>
        <source>The same incident on another felt</source>
        <translation>同样的意外，另一种台面</translation>
    </message>
    <message>
        <source>Which clause governs</source>
        <translation>适用哪一条</translation>
    </message>
    <message>
        <source>Who calls after a surrender</source>
        <translation>投降之后由谁决定</translation>
    </message>
    <message>
        <source>Rival claims to a side bet</source>
        <translation>几人争边注</translation>
    </message>
    <message>
        <source>Rival claims to an insurance</source>
        <translation>几人争保险</translation>
    </message>
    <message>
        <source>The opening deal</source>
        <translation>首轮发牌</translation>
    </message>
    <message>
        <source>Serving Lucky Lucky</source>
        <translation>处理Lucky Lucky</translation>
    </message>
    <message>
        <source>Must the dealer draw</source>
        <translation>庄家要补牌吗</translation>
    </message>
    <message>
        <source>Does the dealer draw at all</source>
        <translation>庄家到底补不补牌</translation>
    </message>
    <message>
        <source>What you do on a bust</source>
        <translation>爆牌时怎么做</translation>
    </message>
    <message>
        <source>Void, put back or play on</source>
        <translation>作废、还原还是照打</translation>
    </message>
    <message>
        <source>Too few or too many cards on a box</source>
        <translation>某门牌太少或太多</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand went wrong</source>
        <translation>庄家那手出了错</translation>
    </message>
    <message>
        <source>The card nobody asked for</source>
        <translation>没人要的那张牌</translation>
    </message>
    <message>
        <source>Two cards at once</source>
        <translation>一次出两张牌</translation>
    </message>
    <message>
        <source>A player was passed over</source>
        <translation>跳过了一位玩家</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>裁量题</translation>
    </message>
    <message>
        <source>A bet under or over the limits</source>
        <translation>低于或高于限额的注</translation>
    </message>
    <message>
        <source>Whom do you call</source>
        <translation>该叫谁</translation>
    </message>
    <message>
        <source>May he withdraw</source>
        <translation>他可以收回吗</translation>
    </message>
    <message>
        <source>Pay 21+</source>
        <translation>赔付21+</translation>
    </message>
    <message>
        <source>Pay Boom Busted</source>
        <translation>赔付Boom Busted</translation>
    </message>
    <message>
        <source>Settle a dealer&apos;s 22</source>
        <translation>庄家22点的结算</translation>
    </message>
    <message>
        <source>Pay Superb 8&apos;s</source>
        <translation>赔付超级8</translation>
    </message>
    <message>
        <source>Pay Tie on 18</source>
        <translation>赔付18点平局</translation>
    </message>
    <message>
        <source>Pay the 6-7-8 Bonus</source>
        <translation>赔付6-7-8奖金</translation>
    </message>
    <message>
        <source>Pay free-bet markers</source>
        <translation>赔付免注标</translation>
    </message>
    <message>
        <source>Pay Lucky Stash</source>
        <translation>赔付Lucky Stash</translation>
    </message>
    <message>
        <source>Settle split hands</source>
        <translation>结算分出的各手</translation>
    </message>
    <message>
        <source>A dealer&apos;s Blackjack against splits and doubles</source>
        <translation>庄家黑杰克对分牌和加倍</translation>
    </message>
    <message>
        <source>Settle the other bettor of a box</source>
        <translation>结算同门另一位下注者</translation>
    </message>
    <message>
        <source>Settle a bet outside the limits</source>
        <translation>结算超出限额的注</translation>
    </message>
    <message>
        <source>Share out a box over its maximum</source>
        <translation>分摊超过最高限额的门</translation>
    </message>
    <message>
        <source>Boom Busted over the table&apos;s maximum</source>
        <translation>Boom Busted超过本台最高限额</translation>
    </message>
    <message>
        <source>Settle the main bet</source>
        <translation>结算主注</translation>
    </message>
    <message>
        <source>Settle a Blackjack</source>
        <translation>结算黑杰克</translation>
    </message>
    <message>
        <source>Settle insurance</source>
        <translation>结算保险</translation>
    </message>
    <message>
        <source>Settle a surrender</source>
        <translation>结算投降</translation>
    </message>
    <message>
        <source>Settle a doubled hand</source>
        <translation>结算加倍的一手</translation>
    </message>
    <message>
        <source>Pay the Pair bet</source>
        <translation>赔付对子注</translation>
    </message>
    <message>
        <source>Pay the Lucky 8 bet</source>
        <translation>赔付幸运8注</translation>
    </message>
    <message>
        <source>Pay RWS Pairs</source>
        <translation>赔付RWS对子</translation>
    </message>
    <message>
        <source>Pay Lucky Lucky</source>
        <translation>赔付Lucky Lucky</translation>
    </message>
    <message>
        <source>Settle a full table</source>
        <translation>结算全桌</translation>
    </message>
    <message>
        <source>Find the payout mistake</source>
        <translation>找出赔错的一处</translation>
    </message>
    <message>
        <source>Is this double good?</source>
        <translation>这样加倍可以吗？</translation>
    </message>
    <message>
        <source>Is this insurance good?</source>
        <translation>这份保险可以吗？</translation>
    </message>
    <message>
        <source>Is the hand complete?</source>
        <translation>这一手打完了吗？</translation>
    </message>
    <message>
        <source>A Tie on 18 after a split</source>
        <translation>分牌后的18点平局注</translation>
    </message>
    <message>
        <source>What may the hand do?</source>
        <translation>这一手可以做什么？</translation>
    </message>
    <message>
        <source>May it be split, and for how much?</source>
        <translation>可以分牌吗，补多少？</translation>
    </message>
    <message>
        <source>Free, paid or neither?</source>
        <translation>免注、付钱还是都不行？</translation>
    </message>
    <message>
        <source>What is open before further cards?</source>
        <translation>继续发牌之前可以做什么？</translation>
    </message>
    <message>
        <source>May he surrender?</source>
        <translation>他可以投降吗？</translation>
    </message>
    <message>
        <source>Do you pay even money?</source>
        <translation>你会一赔一吗？</translation>
    </message>
    <message>
        <source>Say the right words</source>
        <translation>该说的话</translation>
    </message>
    <message>
        <source>The order of a round</source>
        <translation>一局的次序</translation>
    </message>
    <message>
        <source>Squeezing the cards</source>
        <translation>咪牌</translation>
    </message>
    <message>
        <source>Who answers for it</source>
        <translation>由谁负责</translation>
    </message>
    <message>
        <source>Late and pulled bets</source>
        <translation>迟下和收回的注</translation>
    </message>
    <message>
        <source>Bettors who follow or do not</source>
        <translation>跟注和不跟注的人</translation>
    </message>
    <message>
        <source>Name the total</source>
        <translation>说出点数</translation>
    </message>
    <message>
        <source>Blackjack, 21 or bust</source>
        <translation>黑杰克、21点还是爆牌</translation>
    </message>
    <message>
        <source>How far along is the round</source>
        <translation>一局进行到哪里</translation>
    </message>
    <message>
        <source>Match or no match</source>
        <translation>配得上还是配不上</translation>
    </message>
    <message>
        <source>Does this card belong here</source>
        <translation>这张牌该在这里吗</translation>
    </message>
    <message>
        <source>Shoe, shuffle, burn card, damaged card</source>
        <translation>牌靴、洗牌、弃首张、坏牌</translation>
    </message>
    <message>
        <source>The player has left</source>
        <translation>玩家离开了</translation>
    </message>
    <message>
        <source>The power fails</source>
        <translation>停电</translation>
    </message>
    <message>
        <source>Found a round late</source>
        <translation>隔了一局才发现</translation>
    </message>
    <message>
        <source>That is the ruling where the cards can be put back.</source>
        <translation>那是牌能还原时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling where the cards cannot be put back.</source>
        <translation>那是牌不能还原时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling while nobody refuses.</source>
        <translation>那是没有人拒绝时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling where only some refuse.</source>
        <translation>那是只有一些人拒绝时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling where everybody refuses.</source>
        <translation>那是人人拒绝时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling where no card was seen.</source>
        <translation>那是没有牌被看见时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling where one card was seen.</source>
        <translation>那是一张牌被看见时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling where both cards were seen.</source>
        <translation>那是两张牌都被看见时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling where cards are shuffled by hand.</source>
        <translation>那是手洗牌时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling with a shuffling machine.</source>
        <translation>那是用洗牌机时的裁定。</translation>
    </message>
    <message>
        <source>That is for a bet placed late.</source>
        <translation>那是针对迟下的注。</translation>
    </message>
    <message>
        <source>That is for a bet pulled back late.</source>
        <translation>那是针对迟收回的注。</translation>
    </message>
    <message>
        <source>That is the ruling once any bet is decided.</source>
        <translation>那是已有注决定胜负之后的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling while no bet is decided.</source>
        <translation>那是还没有注决定胜负时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling where the card can be worked out.</source>
        <translation>那是能推出是哪张牌时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling where the card cannot be worked out.</source>
        <translation>那是推不出是哪张牌时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling before bets are closed.</source>
        <translation>那是停止下注之前的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling once the outcome is known.</source>
        <translation>那是知道结果之后的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling after bets are closed.</source>
        <translation>那是停止下注之后的裁定。</translation>
    </message>
    <message>
        <source>That is for a player who was told before.</source>
        <translation>那是针对以前已告知过的玩家。</translation>
    </message>
    <message>
        <source>That is for the first time.</source>
        <translation>那是针对第一次。</translation>
    </message>
    <message>
        <source>That is the ruling where somebody else bets on the box.</source>
        <translation>那是该门另有人下注时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling where he is alone on the box.</source>
        <translation>那是该门只有他一人时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling once another card has been dealt.</source>
        <translation>那是又发了一张牌之后的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling before another card is dealt.</source>
        <translation>那是还没有再发牌之前的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling where only the next hand has been dealt to.</source>
        <translation>那是只给下一手发过牌时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling once several boxes have been dealt to.</source>
        <translation>那是已给几门发过牌之后的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling for a box without any card.</source>
        <translation>那是该门一张牌都没有时的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling for a box with one card.</source>
        <translation>那是该门有一张牌时的裁定。</translation>
    </message>
    <message>
        <source>What is the ruling?</source>
        <translation>怎样裁定？</translation>
    </message>
    <message>
        <source>That is the ruling once bets have been settled.</source>
        <translation>那是已有注结算之后的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling before anything is settled.</source>
        <translation>那是还没有结算任何东西之前的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling before hands are paid and taken.</source>
        <translation>那是各手赔付和收注之前的裁定。</translation>
    </message>
    <message>
        <source>That is the ruling before anything is settled or drawn.</source>
        <translation>那是还没有结算或补牌之前的裁定。</translation>
    </message>
    <message>
        <source>That is the rule of %1 and %2.</source>
        <translation>那是%1和%2的规则。</translation>
    </message>
    <message>
        <source>Nothing here voids the round.</source>
        <translation>这里没有任何事会使本局作废。</translation>
    </message>
    <message>
        <source>The rules decide this themselves.</source>
        <translation>规则本身已有决定。</translation>
    </message>
    <message>
        <source>The bet does not simply go back.</source>
        <translation>注码不是简单退回。</translation>
    </message>
    <message>
        <source>Going on as if nothing had happened is not enough.</source>
        <translation>当作没事照样打下去是不够的。</translation>
    </message>
    <message>
        <source>The cards are not just thrown away.</source>
        <translation>牌不是丢掉就算了。</translation>
    </message>
    <message>
        <source>In the opening deal boxes %1 and %2 got each other&apos;s second card.</source>
        <translation>首轮发牌时，第%1门和第%2门的第二张牌对调了。</translation>
    </message>
    <message>
        <source>In the opening deal boxes %1 and %2 got each other&apos;s card.</source>
        <translation>首轮发牌时，第%1门和第%2门的牌对调了。</translation>
    </message>
    <message>
        <source>What becomes of that card?</source>
        <translation>那张牌怎么处理？</translation>
    </message>
    <message>
        <source>Call the %1 and let him decide</source>
        <translation>叫%1来，由他决定</translation>
    </message>
    <message>
        <source>This house has fixed how it is read: nobody has to be asked.</source>
        <translation>这家赌场已经定了怎么理解：不必问谁。</translation>
    </message>
    <message>
        <source>It can be read that way, but this house has fixed another.</source>
        <translation>可以这样理解，但这家赌场定的是另一种。</translation>
    </message>
    <message>
        <source>That is how it is played unless the house says otherwise; the decision is not the dealer&apos;s.</source>
        <translation>赌场没有另定时就这样打；但决定权不在荷官。</translation>
    </message>
    <message>
        <source>That is one way to read it; the decision is not the dealer&apos;s.</source>
        <translation>这是一种理解；但决定权不在荷官。</translation>
    </message>
    <message>
        <source>How does this house read it?</source>
        <translation>这家赌场怎样理解？</translation>
    </message>
    <message>
        <source>The rules can be read two ways: what do you do?</source>
        <translation>规则有两种理解：你怎么做？</translation>
    </message>
    <message>
        <source>This house plays: %1</source>
        <translation>这家赌场的打法：%1</translation>
    </message>
    <message>
        <source>Played unless the house says otherwise: %1</source>
        <translation>赌场没有另定时的打法：%1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>6 to 5 is not paid in this game.</source>
        <translation>这个游戏不赔6比5。</translation>
    </message>
    <message>
        <source>3 to 2 is for a Blackjack; insurance pays 2 to 1.</source>
        <translation>3比2是黑杰克的赔率；保险赔2比1。</translation>
    </message>
    <message>
        <source>Drawing on soft 17 is the Free Bet rule; here the dealer stands.</source>
        <translation>软17补牌是免注的规则；这里庄家停牌。</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 stands off in Free Bet only; here it is a bust.</source>
        <translation>只有免注里庄家22点才是平局；这里是爆牌。</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is not a bust here: it stands off.</source>
        <translation>庄家22点在这里不是爆牌：平局。</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is no bust in Free Bet; here it is one.</source>
        <translation>庄家22点在免注里不算爆牌；在这里算。</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is no bust here.</source>
        <translation>庄家22点在这里不算爆牌。</translation>
    </message>
    <message>
        <source>You counted only the cards from the shoe; his first card counts.</source>
        <translation>你只数了牌靴里来的牌；他的第一张也算。</translation>
    </message>
    <message>
        <source>You counted only the cards he drew; his first card counts.</source>
        <translation>你只数了他补的牌；他的第一张也算。</translation>
    </message>
    <message>
        <source>You counted a card too many.</source>
        <translation>你多数了一张。</translation>
    </message>
    <message>
        <source>Those are the odds of the other house&apos;s bet on the dealer&apos;s bust.</source>
        <translation>那是另一家赌场押庄家爆牌的赔率。</translation>
    </message>
    <message>
        <source>The 6-7-8 Bonus pays 5 to 1 only where all three are spades.</source>
        <translation>三张全是黑桃，6-7-8奖金才赔5比1。</translation>
    </message>
    <message>
        <source>All three are spades: the 6-7-8 Bonus pays 5 to 1.</source>
        <translation>三张全是黑桃：6-7-8奖金赔5比1。</translation>
    </message>
    <message>
        <source>That is another pay table than the one in force.</source>
        <translation>那不是本台适用的赔率表。</translation>
    </message>
    <message>
        <source>The bet is over the maximum: only the maximum counts.</source>
        <translation>这份注超过最高限额：只有最高限额算数。</translation>
    </message>
    <message>
        <source>It is noticed when hands have been paid and taken.</source>
        <translation>发现时已有手赔付和收注。</translation>
    </message>
    <message>
        <source>It is noticed at once; no bet has been settled this round.</source>
        <translation>马上就发现；本局还没有注结算。</translation>
    </message>
    <message>
        <source>It is noticed before any bet is settled or further card drawn.</source>
        <translation>在有注结算或再发牌之前发现。</translation>
    </message>
    <message>
        <source>It is noticed when the bets on the opening cards have been settled.</source>
        <translation>发现时，首轮牌上的注已经结算。</translation>
    </message>
    <message>
        <source>It is noticed when bets on the opening cards are settled and a player has drawn.</source>
        <translation>发现时，首轮牌上的注已经结算，而且有玩家补过牌。</translation>
    </message>
    <message>
        <source>What the rules do not cover goes to the shift manager that they name.</source>
        <translation>规则没有涵盖的事，交给规则指定的值班经理。</translation>
    </message>
    <message>
        <source>May he do that?</source>
        <translation>他可以这样做吗？</translation>
    </message>
    <message>
        <source>The %1 is away; somebody assigned to act for him does his work at your table.</source>
        <translation>%1不在；指派代理他的人在你的赌台做他的工作。</translation>
    </message>
    <message>
        <source>Whoever is assigned to a position and acts in it may do its work.</source>
        <translation>被指派到某个职位并代理其职的人，可以做那个职位的工作。</translation>
    </message>
    <message>
        <source>The rules give a decision to the %1. The %2 takes it.</source>
        <translation>规则把一个决定交给%1。%2作了决定。</translation>
    </message>
    <message>
        <source>The rules give a decision to the %1. Somebody acting as %1 takes it.</source>
        <translation>规则把一个决定交给%1。代理%1的人作了决定。</translation>
    </message>
    <message>
        <source>Whoever acts in the position, or holds a higher one, may.</source>
        <translation>代理该职位的人，或职位更高的人，都可以。</translation>
    </message>
    <message>
        <source>A lower position may not, unless acting in the higher one.</source>
        <translation>职位较低的人不可以，除非代理较高的职位。</translation>
    </message>
    <message>
        <source>Whoever acts in a position, or holds a higher one, may do what the rules give to it.</source>
        <translation>代理某个职位或职位更高的人，可以做规则交给该职位的事。</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>公司</translation>
    </message>
    <message>
        <source>The player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Each house applies limits of its own to this bet.</source>
        <translation>每家赌场为这种注各定限额。</translation>
    </message>
    <message>
        <source>A card drawn by mistake was offered on as the next one.</source>
        <translation>误抽的一张牌，作为下一张往下问。</translation>
    </message>
    <message>
        <source>The burn card was forgotten; it stayed in play.</source>
        <translation>忘了弃首张；那张牌照打。</translation>
    </message>
    <message>
        <source>May he take his bets back?</source>
        <translation>他可以收回他的注吗？</translation>
    </message>
    <message>
        <source>It has to be said before another card is dealt.</source>
        <translation>要在再发一张牌之前说出来。</translation>
    </message>
    <message>
        <source>After that ruling nobody may withdraw; the list is short.</source>
        <translation>作了那种裁定之后，谁也不能退出；可以退出的情形不多。</translation>
    </message>
    <message>
        <source>Bets already lost are never given back.</source>
        <translation>已输的注绝不退回。</translation>
    </message>
    <message>
        <source>Stake times odds</source>
        <translation>注码乘赔率</translation>
    </message>
    <message>
        <source>21+ looks at the dealer&apos;s hand alone; the player&apos;s bust does not matter.</source>
        <translation>21+只看庄家那手；玩家爆牌没有关系。</translation>
    </message>
    <message>
        <source>Boom Busted looks at the dealer&apos;s hand alone; the box does not matter.</source>
        <translation>Boom Busted只看庄家那手；与该门无关。</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is no stand-off for Boom Busted: it loses.</source>
        <translation>对Boom Busted来说，庄家22点不是平局：输。</translation>
    </message>
    <message>
        <source>A Blackjack is the exception: it is paid although the dealer has 22.</source>
        <translation>黑杰克是例外：庄家22点照样赔。</translation>
    </message>
    <message>
        <source>The hand bust first: it is lost whatever the dealer makes.</source>
        <translation>这一手先爆了：不管庄家多少都输。</translation>
    </message>
    <message>
        <source>A bust does not touch Superb 8&apos;s: three 8s in a row pay.</source>
        <translation>爆牌不影响超级8：连续三张8照赔。</translation>
    </message>
    <message>
        <source>8000 to 1 needs all four of Spades.</source>
        <translation>8000比1要四张全是黑桃。</translation>
    </message>
    <message>
        <source>The run was broken: an 8 that comes later does not count.</source>
        <translation>连续已断：后来的8不算。</translation>
    </message>
    <message>
        <source>The printed 8 counts as the first of the run.</source>
        <translation>印好的8算连续的第一张。</translation>
    </message>
    <message>
        <source>Only the best row is paid, and once.</source>
        <translation>只赔最高的一行，而且只赔一次。</translation>
    </message>
    <message>
        <source>Each Tie on 18 bet goes with one hand; the other hand&apos;s 18 does not pay it.</source>
        <translation>每份18点平局注跟着一手；另一手的18点不能使它中。</translation>
    </message>
    <message>
        <source>The other hand&apos;s bet does not win with this one.</source>
        <translation>另一手的注不因这一手而赢。</translation>
    </message>
    <message>
        <source>Both totals have to be 18.</source>
        <translation>要双方都是18点。</translation>
    </message>
    <message>
        <source>A hand formed by a split gets no bonus.</source>
        <translation>分出来的手没有奖金。</translation>
    </message>
    <message>
        <source>The hand holds 6-7-8, but it was formed by a split.</source>
        <translation>这一手有6-7-8，但是分出来的。</translation>
    </message>
    <message>
        <source>A split hand gets no 6-7-8 Bonus: pay nothing for it.</source>
        <translation>分出来的手没有6-7-8奖金：不用赔。</translation>
    </message>
    <message>
        <source>You paid the bonus on the doubled bet; it is paid on the first bet.</source>
        <translation>你按加倍后的注赔了奖金；奖金按原注赔。</translation>
    </message>
    <message>
        <source>The bonus is paid whatever becomes of the hand, a stand-off too.</source>
        <translation>不管这手结果如何，平局也一样，都赔奖金。</translation>
    </message>
    <message>
        <source>A marker that loses costs nothing: take the chips only.</source>
        <translation>输了的免注标不用钱：只收筹码。</translation>
    </message>
    <message>
        <source>You left out the marker: it earns one first bet.</source>
        <translation>你漏了免注标：它赔一份原注。</translation>
    </message>
    <message>
        <source>A marker is paid 1 to 1, not 3 to 2.</source>
        <translation>免注标赔1比1，不是3比2。</translation>
    </message>
    <message>
        <source>Each marker earns one first bet, no more.</source>
        <translation>每个免注标赔一份原注，不会更多。</translation>
    </message>
    <message>
        <source>Only a marker on a winning hand earns anything.</source>
        <translation>只有赢的那手上的免注标才有收入。</translation>
    </message>
    <message>
        <source>The hand does not win: neither chips nor markers are paid.</source>
        <translation>这一手没有赢：筹码和免注标都不赔。</translation>
    </message>
    <message>
        <source>The hand does not win: its marker earns nothing.</source>
        <translation>这一手没有赢：免注标没有收入。</translation>
    </message>
    <message>
        <source>A paid double lays no marker: only free splits and free doubles count.</source>
        <translation>付钱的加倍不放免注标：只有免注分牌和免注加倍才算。</translation>
    </message>
    <message>
        <source>The marker of a busted hand still counts.</source>
        <translation>爆了的手，免注标照样算。</translation>
    </message>
    <message>
        <source>Count the markers of all hands of the box.</source>
        <translation>该门各手的免注标都要数。</translation>
    </message>
    <message>
        <source>Without a marker Lucky Stash loses; it is no stand-off.</source>
        <translation>没有免注标，Lucky Stash就输；不是平局。</translation>
    </message>
    <message>
        <source>Hands are settled one by one: losses are not set against what is paid.</source>
        <translation>各手分别结算：输的不抵扣要赔的。</translation>
    </message>
    <message>
        <source>You settled one hand only: each carries its own bet.</source>
        <translation>你只结算了一手：每手各有自己的注。</translation>
    </message>
    <message>
        <source>Count every chip: a doubled hand carries twice the bet.</source>
        <translation>每枚筹码都要数：加倍的手有两份注。</translation>
    </message>
    <message>
        <source>An Ace on a split ten is 21, not a Blackjack: 1 to 1.</source>
        <translation>分开的十点牌配A是21点，不是黑杰克：1比1。</translation>
    </message>
    <message>
        <source>A dealer&apos;s Blackjack takes one first bet of the hands that are not bust, not all of it.</source>
        <translation>庄家黑杰克，只从没爆的各手收一份原注，不是全收。</translation>
    </message>
    <message>
        <source>The first bet is lost.</source>
        <translation>原注输了。</translation>
    </message>
    <message>
        <source>B matched the split: he has a bet on both hands.</source>
        <translation>B跟了分牌：两手上他都有注。</translation>
    </message>
    <message>
        <source>B did not match the split: his bet rides on hand 1 alone.</source>
        <translation>B没有跟分牌：他的注只跟第一手。</translation>
    </message>
    <message>
        <source>B doubled too: %1 more lies on the hand.</source>
        <translation>B也加倍了：这一手上多了%1。</translation>
    </message>
    <message>
        <source>B did not double: only his first bet counts.</source>
        <translation>B没有加倍：只有他的原注算数。</translation>
    </message>
    <message>
        <source>You counted A&apos;s bet instead of B&apos;s.</source>
        <translation>你数成了A的注，应数B的。</translation>
    </message>
    <message>
        <source>It is the first time that this player&apos;s bet is under the minimum.</source>
        <translation>这是这位玩家第一次低于最低注额。</translation>
    </message>
    <message>
        <source>A short bet is not topped up: it is settled as it lies, once.</source>
        <translation>不足的注不用补：原样结算，只此一次。</translation>
    </message>
    <message>
        <source>The first short bet is settled as it lies; only later ones go back.</source>
        <translation>第一次不足原样结算；以后再犯才退回。</translation>
    </message>
    <message>
        <source>A bet over the maximum is not void: it counts up to the maximum.</source>
        <translation>超过最高限额的注并不作废：算到最高限额为止。</translation>
    </message>
    <message>
        <source>Paid to the maximum only, however much lies there.</source>
        <translation>只赔到最高限额，不管放了多少。</translation>
    </message>
    <message>
        <source>Collected to the maximum only; what is over goes back.</source>
        <translation>只收到最高限额；超出的退回。</translation>
    </message>
    <message>
        <source>%1 is under the minimum of %2: settled as it lies, this once.</source>
        <translation>%1低于最低注额%2：原样结算，只此一次。</translation>
    </message>
    <message>
        <source>%1 is over the maximum: only %2 counts.</source>
        <translation>%1超过最高限额：只有%2算数。</translation>
    </message>
    <message>
        <source>A short bet is not topped up: it wins or loses as it lies.</source>
        <translation>不足的注不用补：原样论输赢。</translation>
    </message>
    <message>
        <source>Nobody noticed it in time: it wins or loses as it lies.</source>
        <translation>没有人及时发现：原样论输赢。</translation>
    </message>
    <message>
        <source>Nobody noticed before bets were closed that this bet is under the minimum.</source>
        <translation>停止下注之前没有人发现这份注低于最低注额。</translation>
    </message>
    <message>
        <source>%1 is under the minimum of %2: it wins or loses as it lies.</source>
        <translation>%1低于最低注额%2：原样论输赢。</translation>
    </message>
    <message>
        <source>His bet is not lifted to the minimum.</source>
        <translation>他的注不会补到最低注额。</translation>
    </message>
    <message>
        <source>A bet under the minimum wins or loses as it lies.</source>
        <translation>低于最低注额的注原样论输赢。</translation>
    </message>
    <message>
        <source>The box is over its maximum, but %1 is under the minimum: B takes no part in the sharing.</source>
        <translation>该门超过最高限额，但%1低于最低注额：B不参加分摊。</translation>
    </message>
    <message>
        <source>The box is over the maximum: only his share of it counts.</source>
        <translation>该门超过最高限额：只有他分摊的份额算数。</translation>
    </message>
    <message>
        <source>The maximum is for the box, not for each player.</source>
        <translation>最高限额是整门的，不是每位玩家的。</translation>
    </message>
    <message>
        <source>The shares go by what each has placed, not by heads.</source>
        <translation>按各人下的注分摊，不按人头。</translation>
    </message>
    <message>
        <source>The box holds %1, over the maximum of %2: everybody counts for his share.</source>
        <translation>该门有%1，超过最高限额%2：每人按自己的份额计算。</translation>
    </message>
    <message>
        <source>His share: %1 × %2 / %3 = %4.</source>
        <translation>他的份额：%1 × %2 / %3 = %4。</translation>
    </message>
    <message>
        <source>Boom Busted has a maximum of %1 for the table; A placed before B.</source>
        <translation>Boom Busted全台最高限额为%1；A比B先下。</translation>
    </message>
    <message>
        <source>What is over the table&apos;s maximum goes back: it neither wins nor loses.</source>
        <translation>超过本台最高限额的部分退回：不论输赢。</translation>
    </message>
    <message>
        <source>Only what is over the maximum goes back; the rest of the bet counts.</source>
        <translation>只退超过最高限额的部分；其余照算。</translation>
    </message>
    <message>
        <source>A&apos;s %1 came first: that leaves room for %2 of B&apos;s %3, and the rest goes back.</source>
        <translation>A的%1在先：B的%3只剩%2的余地，其余退回。</translation>
    </message>
    <message>
        <source>3 to 2 is for a Blackjack; a drawn 21 is paid 1 to 1.</source>
        <translation>3比2是黑杰克的赔率；补出的21点赔1比1。</translation>
    </message>
    <message>
        <source>A drawn 21 does not stand off with a Blackjack: it loses.</source>
        <translation>补出的21点对黑杰克不是平局：输。</translation>
    </message>
    <message>
        <source>He chose even money: 1 to 1, whatever the dealer makes.</source>
        <translation>他选了一赔一：1比1，不管庄家多少。</translation>
    </message>
    <message>
        <source>Two Blackjacks stand off.</source>
        <translation>两个黑杰克是平局。</translation>
    </message>
    <message>
        <source>Even money has to be asked for, and only against an Ace.</source>
        <translation>一赔一要玩家提出，而且只有对A才可以。</translation>
    </message>
    <message>
        <source>A Blackjack beats a drawn 21; they do not stand off.</source>
        <translation>黑杰克胜过补出的21点，不是平局。</translation>
    </message>
    <message>
        <source>Even money sends his insurance back.</source>
        <translation>要了一赔一，他的保险退回。</translation>
    </message>
    <message>
        <source>Insurance lives on after a bust: only the dealer&apos;s second card decides it.</source>
        <translation>爆牌之后保险仍在：只由庄家第二张牌决定。</translation>
    </message>
    <message>
        <source>Insurance does not go back where the dealer has no Blackjack: it loses.</source>
        <translation>庄家没有黑杰克，保险并不退回：输。</translation>
    </message>
    <message>
        <source>The dealer has no Blackjack: insurance is not paid.</source>
        <translation>庄家没有黑杰克：保险不赔。</translation>
    </message>
    <message>
        <source>A surrendered hand wins nothing when the dealer busts.</source>
        <translation>庄家爆牌，投降的手也没有赢。</translation>
    </message>
    <message>
        <source>Half is given up for good: a Blackjack after it takes no more.</source>
        <translation>一半已经付出：之后庄家拿黑杰克，也不再收。</translation>
    </message>
    <message>
        <source>Surrender costs half of the bet, not all of it.</source>
        <translation>投降付出注码的一半，不是全部。</translation>
    </message>
    <message>
        <source>You left out the chips of the double.</source>
        <translation>你漏了加倍的筹码。</translation>
    </message>
    <message>
        <source>He doubled for less: count the chips that lie there.</source>
        <translation>他加倍时放得较少：数实际放的筹码。</translation>
    </message>
    <message>
        <source>Equal points are not enough: tens and pictures pair by rank.</source>
        <translation>点数相同还不够：十点牌和公仔按级配对。</translation>
    </message>
    <message>
        <source>11 to 1: the stake stays the player&apos;s and is no part of the payout.</source>
        <translation>11比1：本金仍是玩家的，不算在赔付里。</translation>
    </message>
    <message>
        <source>A Pair pays 11 to 1, not 10.</source>
        <translation>对子赔11比1，不是10。</translation>
    </message>
    <message>
        <source>Three 8s count together, also where two of them share a suit.</source>
        <translation>三张8一起算，其中两张同花也一样。</translation>
    </message>
    <message>
        <source>1000 to 1 needs all three 8s of one suit.</source>
        <translation>1000比1要三张8全同花色。</translation>
    </message>
    <message>
        <source>You left out the dealer&apos;s 8.</source>
        <translation>你漏了庄家的8。</translation>
    </message>
    <message>
        <source>Two 8s have rows of their own and are no Two of a Kind.</source>
        <translation>两张8有自己的行，不算同级两张。</translation>
    </message>
    <message>
        <source>The dealer&apos;s first card counts too.</source>
        <translation>庄家第一张也算。</translation>
    </message>
    <message>
        <source>Equal points are not enough: tens and pictures match by rank.</source>
        <translation>点数相同还不够：十点牌和公仔按级相配。</translation>
    </message>
    <message>
        <source>50 to 1 needs two Aces of one suit.</source>
        <translation>50比1要两张同花色的A。</translation>
    </message>
    <message>
        <source>These may be split, but they are no pair: the ranks differ.</source>
        <translation>这两张可以分牌，但不是对子：级不同。</translation>
    </message>
    <message>
        <source>The RWS Pairs bet was not settled before further cards were dealt.</source>
        <translation>RWS对子注在继续发牌之前没有结算。</translation>
    </message>
    <message>
        <source>It is not lost by being late: settle it as soon as you can.</source>
        <translation>晚了并不算输：尽快结算。</translation>
    </message>
    <message>
        <source>It is more than a suited 21: the best row pays.</source>
        <translation>不只是同花21点：按最高的一行赔。</translation>
    </message>
    <message>
        <source>It is more than a 21: the best row pays.</source>
        <translation>不只是21点：按最高的一行赔。</translation>
    </message>
    <message>
        <source>Only the best row is paid, not their sum.</source>
        <translation>只赔最高的一行，不是相加。</translation>
    </message>
    <message>
        <source>Suited means all three cards, the dealer&apos;s too.</source>
        <translation>同花是三张都同花色，庄家那张也算。</translation>
    </message>
    <message>
        <source>Over 21 is no winning total.</source>
        <translation>超过21就不是赢的点数。</translation>
    </message>
    <message>
        <source>Which of these settlements is wrong?</source>
        <translation>这些结算哪一处错了？</translation>
    </message>
    <message>
        <source>The dealer paid %1. %2</source>
        <translation>荷官赔了%1。%2</translation>
    </message>
    <message>
        <source>Accept it and deal one card.</source>
        <translation>接受，发一张牌。</translation>
    </message>
    <message>
        <source>Too little: he has to add at least %1.</source>
        <translation>太少：他至少要加%1。</translation>
    </message>
    <message>
        <source>Too much: he may add at most %1.</source>
        <translation>太多：他最多可以加%1。</translation>
    </message>
    <message>
        <source>Refuse: only the first two cards may be doubled.</source>
        <translation>拒绝：只有开头两张牌可以加倍。</translation>
    </message>
    <message>
        <source>Too little: he has to add exactly %1.</source>
        <translation>太少：他要正好加%1。</translation>
    </message>
    <message>
        <source>Anything up to the first bet may be added; there is no least amount.</source>
        <translation>加多少都行，不超过原注就可以；没有最低数。</translation>
    </message>
    <message>
        <source>He may add from the table minimum up to his first bet.</source>
        <translation>他可以加的数目，从本台最低注额到他的原注。</translation>
    </message>
    <message>
        <source>Two cards, and the hand is not 21: it may be doubled.</source>
        <translation>两张牌，又不是21点：可以加倍。</translation>
    </message>
    <message>
        <source>The hand has drawn a card: its first two are past.</source>
        <translation>这一手已经补过牌：不再是开头两张。</translation>
    </message>
    <message>
        <source>A hand that has drawn may not be doubled any more.</source>
        <translation>补过牌的手不能再加倍。</translation>
    </message>
    <message>
        <source>The hand has just its first two cards.</source>
        <translation>这一手还只有开头两张牌。</translation>
    </message>
    <message>
        <source>The table minimum for a double is a rule of the other house.</source>
        <translation>加倍要达到本台最低注额，是另一家赌场的规则。</translation>
    </message>
    <message>
        <source>The added part has to reach the table minimum; only Free Bet has no such floor.</source>
        <translation>加上去的部分要达到本台最低注额；只有免注没有这个下限。</translation>
    </message>
    <message>
        <source>A double never exceeds the first bet.</source>
        <translation>加倍绝不能超过原注。</translation>
    </message>
    <message>
        <source>Box %1: A lays %2 beside his bet of %3 to double; what do you do?</source>
        <translation>第%1门：A在自己的%3旁边放%2要加倍；你怎么做？</translation>
    </message>
    <message>
        <source>Accept it on the insurance line.</source>
        <translation>接受，放在保险线上。</translation>
    </message>
    <message>
        <source>Too much: at most %1.</source>
        <translation>太多：最多%1。</translation>
    </message>
    <message>
        <source>Refuse: there is insurance only against an Ace.</source>
        <translation>拒绝：庄家明牌是A才有保险。</translation>
    </message>
    <message>
        <source>Refuse: further cards have been dealt.</source>
        <translation>拒绝：已经继续发牌了。</translation>
    </message>
    <message>
        <source>Refuse: nobody may insure another player&apos;s bet.</source>
        <translation>拒绝：谁也不能为别人的注买保险。</translation>
    </message>
    <message>
        <source>Insurance is at most half of the bet that is insured.</source>
        <translation>保险最多是被保那份注的一半。</translation>
    </message>
    <message>
        <source>The dealer shows an Ace and no further card is out.</source>
        <translation>庄家明牌是A，也还没有继续发牌。</translation>
    </message>
    <message>
        <source>Half of %1 is %2: %3 is within it.</source>
        <translation>%1的一半是%2：%3在此之内。</translation>
    </message>
    <message>
        <source>Half of %1 is %2, and %3 is more.</source>
        <translation>%1的一半是%2，%3超过了。</translation>
    </message>
    <message>
        <source>A ten-value card is not insured against; only an Ace is.</source>
        <translation>对十点牌没有保险；只有对A才有。</translation>
    </message>
    <message>
        <source>The amount is not the trouble: there is no Ace.</source>
        <translation>问题不在数目：庄家明牌不是A。</translation>
    </message>
    <message>
        <source>The dealer shows a ten-value card: he may make a Blackjack, but insurance is for an Ace only.</source>
        <translation>庄家明牌是十点牌：他可能凑成黑杰克，但保险只针对A。</translation>
    </message>
    <message>
        <source>Insurance ends where the further cards begin.</source>
        <translation>一开始继续发牌，保险就截止。</translation>
    </message>
    <message>
        <source>The amount is not the trouble: it is too late.</source>
        <translation>问题不在数目：太晚了。</translation>
    </message>
    <message>
        <source>A further card has been dealt: insurance is closed.</source>
        <translation>已经继续发过一张牌：保险截止了。</translation>
    </message>
    <message>
        <source>Insuring another&apos;s bet is a Lucky 8 rule.</source>
        <translation>为别人的注买保险是幸运8的规则。</translation>
    </message>
    <message>
        <source>The amount is not the trouble: the bet is not his.</source>
        <translation>问题不在数目：那份注不是他的。</translation>
    </message>
    <message>
        <source>That is the Free Bet rule: here another may take a declined insurance.</source>
        <translation>那是免注的规则：这里别人不要的保险，另一位可以接。</translation>
    </message>
    <message>
        <source>Half of the insured bet is the limit, and this is within it.</source>
        <translation>上限是被保那份注的一半，这份没有超过。</translation>
    </message>
    <message>
        <source>Insurance is each player&apos;s own affair here.</source>
        <translation>在这里保险是每位玩家自己的事。</translation>
    </message>
    <message>
        <source>A has declined: another may insure A&apos;s bet, up to half of it.</source>
        <translation>A已经不要：另一位可以为A的注买保险，最多是它的一半。</translation>
    </message>
    <message>
        <source>Box %1: A declines, B lays %2 to insure A&apos;s bet of %3; what do you do?</source>
        <translation>第%1门：A不要保险，B放%2为A的%3买保险；你怎么做？</translation>
    </message>
    <message>
        <source>Box %1: A lays %2 as insurance on his bet of %3; what do you do?</source>
        <translation>第%1门：A放%2，为自己的%3买保险；你怎么做？</translation>
    </message>
    <message>
        <source>Yes: his hand is under 21.</source>
        <translation>可以：他这一手不到21点。</translation>
    </message>
    <message>
        <source>No: on 17 or more a hand stands.</source>
        <translation>不可以：17点或以上要停牌。</translation>
    </message>
    <message>
        <source>No: a hand of 21 takes no further card.</source>
        <translation>不可以：21点的手不再拿牌。</translation>
    </message>
    <message>
        <source>No: a doubled hand takes just one card.</source>
        <translation>不可以：加倍的手只拿一张牌。</translation>
    </message>
    <message>
        <source>No: split Aces take one card each.</source>
        <translation>不可以：分开的A各拿一张牌。</translation>
    </message>
    <message>
        <source>That is the dealer&apos;s rule; a player may draw on anything under 21.</source>
        <translation>那是庄家的规则；玩家只要不到21点都可以补牌。</translation>
    </message>
    <message>
        <source>The hand is under 21, neither doubled nor a split Ace: it may draw.</source>
        <translation>这一手不到21点，没有加倍，也不是分开的A：可以补牌。</translation>
    </message>
    <message>
        <source>He may not, but for another reason.</source>
        <translation>他不可以，但原因不是这个。</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A have one more card?</source>
        <translation>第%1门第%2手：A可以再要一张牌吗？</translation>
    </message>
    <message>
        <source>The hand is %1, and a player may draw on anything under 21.</source>
        <translation>这一手是%1，玩家只要不到21点都可以补牌。</translation>
    </message>
    <message>
        <source>No: split Aces may not be doubled.</source>
        <translation>不可以：分开的A不能加倍。</translation>
    </message>
    <message>
        <source>No: Aces are split only once.</source>
        <translation>不可以：A只能分一次。</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A double?</source>
        <translation>第%1门第%2手：A可以加倍吗？</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A split again?</source>
        <translation>第%1门第%2手：A可以再分牌吗？</translation>
    </message>
    <message>
        <source>Yes, for another bet.</source>
        <translation>可以，再补一份注。</translation>
    </message>
    <message>
        <source>Yes, but only for the whole first bet.</source>
        <translation>可以，但要补足整份原注。</translation>
    </message>
    <message>
        <source>Split Aces may not be doubled, for any amount.</source>
        <translation>分开的A不能加倍，多少数目都不行。</translation>
    </message>
    <message>
        <source>Yes, but only free.</source>
        <translation>可以，但只能免注。</translation>
    </message>
    <message>
        <source>Free or paid, Aces are split only once.</source>
        <translation>不管免注还是付钱，A都只能分一次。</translation>
    </message>
    <message>
        <source>Only who has a bet on the hand may double it.</source>
        <translation>在这一手有注的人，才可以加倍。</translation>
    </message>
    <message>
        <source>Box %1: A splits; which side bets may he add to the new hand?</source>
        <translation>第%1门：A分牌；他可以在新的一手上加哪些边注？</translation>
    </message>
    <message>
        <source>21+ and Superb 8&apos;s are for the box and the dealer: nothing is added on a split.</source>
        <translation>21+和超级8针对整门和庄家：分牌时不用加。</translation>
    </message>
    <message>
        <source>He had a Tie on 18 before the deal: he may lay one on the new hand.</source>
        <translation>他在发牌前有18点平局注：可以在新的一手上也放一份。</translation>
    </message>
    <message>
        <source>A Tie on 18 belongs to one hand, so a further hand may get its own.</source>
        <translation>18点平局注属于某一手，所以新的一手可以另放一份。</translation>
    </message>
    <message>
        <source>21+ and Superb 8&apos;s may not be added on a split.</source>
        <translation>分牌时不能加21+和超级8。</translation>
    </message>
    <message>
        <source>Accept it, before cards go to that hand.</source>
        <translation>接受，要在那一手发牌之前。</translation>
    </message>
    <message>
        <source>Refuse: he had no Tie on 18 before the deal.</source>
        <translation>拒绝：他在发牌前没有18点平局注。</translation>
    </message>
    <message>
        <source>Refuse: he has no bet on the new hand.</source>
        <translation>拒绝：他在新的一手上没有注。</translation>
    </message>
    <message>
        <source>Refuse: no side bet is added after the deal.</source>
        <translation>拒绝：发牌之后不能加边注。</translation>
    </message>
    <message>
        <source>He had a Tie on 18 before the deal.</source>
        <translation>他在发牌前有18点平局注。</translation>
    </message>
    <message>
        <source>A Tie on 18 may be laid on the hand of a split.</source>
        <translation>分出来的手可以放18点平局注。</translation>
    </message>
    <message>
        <source>The hand that he splits off carries his own bet.</source>
        <translation>他分出来的手上有他自己的注。</translation>
    </message>
    <message>
        <source>It takes a Tie on 18 from before the deal.</source>
        <translation>要在发牌前有18点平局注才行。</translation>
    </message>
    <message>
        <source>He has a bet on the new hand; he had no Tie on 18.</source>
        <translation>他在新的一手上有注；他没有过18点平局注。</translation>
    </message>
    <message>
        <source>He has matched the split: he has a bet there.</source>
        <translation>他跟了分牌：那里有他的注。</translation>
    </message>
    <message>
        <source>It takes a matched bet on the new hand.</source>
        <translation>要在新的一手上跟了注才行。</translation>
    </message>
    <message>
        <source>Box %1: A splits, B matches and lays %2 Tie on 18 on hand 2; what now?</source>
        <translation>第%1门：A分牌，B跟注，并在第2手放%2的18点平局注；怎么办？</translation>
    </message>
    <message>
        <source>Box %1: A splits, B does not match but lays %2 Tie on 18 on hand 2; what now?</source>
        <translation>第%1门：A分牌，B不跟注，却在第2手放%2的18点平局注；怎么办？</translation>
    </message>
    <message>
        <source>Box %1: A splits and lays %2 Tie on 18 on hand 2; what do you do?</source>
        <translation>第%1门：A分牌，并在第2手放%2的18点平局注；你怎么做？</translation>
    </message>
    <message>
        <source>A second bettor needs his matched bet on the new hand and an earlier Tie on 18.</source>
        <translation>同门另一位下注者要在新的一手上跟了注，而且原先有18点平局注。</translation>
    </message>
    <message>
        <source>Who had a Tie on 18 before the deal may lay one on the new hand.</source>
        <translation>发牌前有18点平局注的人，可以在新的一手上放一份。</translation>
    </message>
    <message>
        <source>Yes, for another %1.</source>
        <translation>可以，再补%1。</translation>
    </message>
    <message>
        <source>No: only two 8s may be split.</source>
        <translation>不可以：只有两张8可以分牌。</translation>
    </message>
    <message>
        <source>No: the two cards are not of equal value.</source>
        <translation>不可以：两张牌点数不同。</translation>
    </message>
    <message>
        <source>No: there are four hands already.</source>
        <translation>不可以：已经有四手了。</translation>
    </message>
    <message>
        <source>Different pictures, but equal points: that is enough for a split.</source>
        <translation>公仔不同，点数相同：分牌这样就够了。</translation>
    </message>
    <message>
        <source>Two 8s, and fewer than four hands.</source>
        <translation>两张8，又不到四手。</translation>
    </message>
    <message>
        <source>Two cards of equal value, and fewer than four hands.</source>
        <translation>两张牌点数相同，又不到四手。</translation>
    </message>
    <message>
        <source>The new hand takes a bet as large as the first: %1.</source>
        <translation>新的一手要放与原注相等的注：%1。</translation>
    </message>
    <message>
        <source>The cards are equal, but the box has its four hands.</source>
        <translation>两张牌点数相同，但该门已有四手。</translation>
    </message>
    <message>
        <source>Only an 8 on an 8 makes a split here.</source>
        <translation>这里只有8配8可以分牌。</translation>
    </message>
    <message>
        <source>A split needs two cards of equal points.</source>
        <translation>分牌要两张牌点数相同。</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A split with his own chips?</source>
        <translation>第%1门第%2手：A可以用自己的筹码分牌吗？</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A split?</source>
        <translation>第%1门第%2手：A可以分牌吗？</translation>
    </message>
    <message>
        <source>Points decide a split, not ranks.</source>
        <translation>分牌看点数，不看级。</translation>
    </message>
    <message>
        <source>The two cards are equal.</source>
        <translation>两张牌点数相同。</translation>
    </message>
    <message>
        <source>Count the hands: a fourth may still be made.</source>
        <translation>数一数有几手：还可以分出第四手。</translation>
    </message>
    <message>
        <source>The two cards are equal; it is the number of hands.</source>
        <translation>两张牌点数相同；问题在于手数。</translation>
    </message>
    <message>
        <source>There are fewer than four hands; the cards are not equal.</source>
        <translation>还不到四手；问题是两张牌点数不同。</translation>
    </message>
    <message>
        <source>Free split</source>
        <translation>免注分牌</translation>
    </message>
    <message>
        <source>Paid split</source>
        <translation>付钱分牌</translation>
    </message>
    <message>
        <source>Free double</source>
        <translation>免注加倍</translation>
    </message>
    <message>
        <source>Paid double</source>
        <translation>付钱加倍</translation>
    </message>
    <message>
        <source>Box %1, hand %2: tick every split and double that is open to A.</source>
        <translation>第%1门第%2手：A可以做的分牌和加倍，全部勾选。</translation>
    </message>
    <message>
        <source>%1: yes.</source>
        <translation>%1：可以。</translation>
    </message>
    <message>
        <source>%1: no. %2</source>
        <translation>%1：不可以。%2</translation>
    </message>
    <message>
        <source>5-5 is a pair and a hard 10: both are free.</source>
        <translation>5-5是对子，也是硬10：两种都免注。</translation>
    </message>
    <message>
        <source>Only the first two cards may be split.</source>
        <translation>只有开头两张牌可以分。</translation>
    </message>
    <message>
        <source>Open to the hand: %1.</source>
        <translation>这一手可以做的：%1。</translation>
    </message>
    <message>
        <source>Box %1, hand %2: tick everything that %3 may do now.</source>
        <translation>第%1门第%2手：%3现在可以做的，全部勾选。</translation>
    </message>
    <message>
        <source>Box %1: tick everything that %2 may do now.</source>
        <translation>第%1门：%2现在可以做的，全部勾选。</translation>
    </message>
    <message>
        <source>Yes: take %1, give back %1.</source>
        <translation>可以：收%1，退%1。</translation>
    </message>
    <message>
        <source>Yes: take %1.</source>
        <translation>可以：收%1。</translation>
    </message>
    <message>
        <source>No: not against an Ace.</source>
        <translation>不可以：庄家明牌是A时不行。</translation>
    </message>
    <message>
        <source>No: further cards have been dealt.</source>
        <translation>不可以：已经继续发牌了。</translation>
    </message>
    <message>
        <source>No: a split hand may not be surrendered.</source>
        <translation>不可以：分出来的手不能投降。</translation>
    </message>
    <message>
        <source>No: the dealer may still make a Blackjack.</source>
        <translation>不可以：庄家还可能拿黑杰克。</translation>
    </message>
    <message>
        <source>No Ace, no split, no further card: surrender is open.</source>
        <translation>庄家不是A，没有分牌，也没有继续发牌：可以投降。</translation>
    </message>
    <message>
        <source>Surrender is one window for the whole table, not a choice at one&apos;s turn.</source>
        <translation>投降是全台同一段时间，不是轮到谁才由谁选。</translation>
    </message>
    <message>
        <source>After a split there is no surrender.</source>
        <translation>分牌之后没有投降。</translation>
    </message>
    <message>
        <source>Only an Ace bars surrender; a ten does not.</source>
        <translation>只有A不准投降；十点牌可以。</translation>
    </message>
    <message>
        <source>The dealer shows no Ace.</source>
        <translation>庄家明牌不是A。</translation>
    </message>
    <message>
        <source>It is the dealer&apos;s Ace that bars it.</source>
        <translation>是因为庄家明牌是A才不准。</translation>
    </message>
    <message>
        <source>Box %1: may A surrender his bet of %2 now?</source>
        <translation>第%1门：A现在可以为自己的%2投降吗？</translation>
    </message>
    <message>
        <source>No split and no further card dealt: he may.</source>
        <translation>没有分牌，也没有继续发牌：可以。</translation>
    </message>
    <message>
        <source>No Ace, no split, no further card dealt: he may.</source>
        <translation>庄家不是A，没有分牌，也没有继续发牌：可以。</translation>
    </message>
    <message>
        <source>Against an Ace insurance is offered, never surrender.</source>
        <translation>对A只问保险，从不问投降。</translation>
    </message>
    <message>
        <source>The offer was closed for the whole table before the first further card.</source>
        <translation>在继续发第一张牌之前，全台已经截止。</translation>
    </message>
    <message>
        <source>The hand has been split.</source>
        <translation>这一手分过牌。</translation>
    </message>
    <message>
        <source>Yes: pay %1 now.</source>
        <translation>可以：现在赔%1。</translation>
    </message>
    <message>
        <source>No: only against an Ace; wait for the second card.</source>
        <translation>不可以：只有对A才行；等第二张牌。</translation>
    </message>
    <message>
        <source>No: only a Blackjack is paid even money.</source>
        <translation>不可以：只有黑杰克可以一赔一。</translation>
    </message>
    <message>
        <source>A ten-value card gives no right to even money.</source>
        <translation>庄家是十点牌，没有一赔一的权利。</translation>
    </message>
    <message>
        <source>The hand is no Blackjack; it may be insured.</source>
        <translation>这一手不是黑杰克；可以买保险。</translation>
    </message>
    <message>
        <source>Even money has to be asked for before the first further card.</source>
        <translation>一赔一要在继续发第一张牌之前提出。</translation>
    </message>
    <message>
        <source>Even money is 1 to 1, not 3 to 2.</source>
        <translation>一赔一是1比1，不是3比2。</translation>
    </message>
    <message>
        <source>The dealer may still make a Blackjack: wait for his second card.</source>
        <translation>庄家还可能拿黑杰克：等他的第二张牌。</translation>
    </message>
    <message>
        <source>The hand is a Blackjack.</source>
        <translation>这一手是黑杰克。</translation>
    </message>
    <message>
        <source>Box %1: do you pay A even money on his %2?</source>
        <translation>第%1门：A有%2，你给他一赔一吗？</translation>
    </message>
    <message>
        <source>Even money: a Blackjack, a dealer&apos;s Ace, and no further card dealt.</source>
        <translation>一赔一：玩家黑杰克，庄家明牌是A，还没有继续发牌。</translation>
    </message>
    <message>
        <source>The dealer always shows his 8: surrender is open every round.</source>
        <translation>庄家明牌总是他的8：每一局都可以投降。</translation>
    </message>
    <message>
        <source>No Ace and no further card yet: surrender is open.</source>
        <translation>庄家不是A，也还没有继续发牌：可以投降。</translation>
    </message>
    <message>
        <source>The dealer shows an Ace: insurance is open, surrender is not.</source>
        <translation>庄家明牌是A：可以买保险，不能投降。</translation>
    </message>
    <message>
        <source>A Blackjack against an Ace may be paid even money.</source>
        <translation>黑杰克对A，可以一赔一。</translation>
    </message>
    <message>
        <source>There is no Blackjack in this game, so neither insurance nor even money.</source>
        <translation>这个游戏没有黑杰克，所以没有保险，也没有一赔一。</translation>
    </message>
    <message>
        <source>Box %1: tick what is open to %2 before further cards.</source>
        <translation>第%1门：继续发牌之前%2可以做的，全部勾选。</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>一赔一</translation>
    </message>
    <message>
        <source>A Blackjack may be insured too.</source>
        <translation>黑杰克也可以买保险。</translation>
    </message>
    <message>
        <source>A Blackjack against an Ace may also be paid even money.</source>
        <translation>黑杰克对A，也可以一赔一。</translation>
    </message>
    <message>
        <source>Even money is for a Blackjack only.</source>
        <translation>只有黑杰克可以一赔一。</translation>
    </message>
    <message>
        <source>Surrender is open against the dealer&apos;s 8.</source>
        <translation>对庄家的8可以投降。</translation>
    </message>
    <message>
        <source>Surrender is open unless the dealer shows an Ace.</source>
        <translation>庄家明牌不是A就可以投降。</translation>
    </message>
    <message>
        <source>A hand under 12 has to draw.</source>
        <translation>不到12点的手一定要补牌。</translation>
    </message>
    <message>
        <source>Only the first two cards may be doubled.</source>
        <translation>只有开头两张牌可以加倍。</translation>
    </message>
    <message>
        <source>Only the first two cards of a split hand may be doubled.</source>
        <translation>分出来的手，只有开头两张牌可以加倍。</translation>
    </message>
    <message>
        <source>A double needs at least the table minimum, and the bet is smaller.</source>
        <translation>加倍至少要本台最低注额，而这份注不够。</translation>
    </message>
    <message>
        <source>This house does not double after a split of unlike tens.</source>
        <translation>这家赌场不准分了不同的十点牌之后加倍。</translation>
    </message>
    <message>
        <source>This split hand may not be split again.</source>
        <translation>这一手是分出来的，不能再分。</translation>
    </message>
    <message>
        <source>There are four hands already.</source>
        <translation>已经有四手了。</translation>
    </message>
    <message>
        <source>A free double needs a hard 9, 10 or 11.</source>
        <translation>免注加倍要硬9、10或11点。</translation>
    </message>
    <message>
        <source>A free double needs the first two cards.</source>
        <translation>免注加倍要开头两张牌。</translation>
    </message>
    <message>
        <source>A free split needs two cards of equal value.</source>
        <translation>免注分牌要两张牌点数相同。</translation>
    </message>
    <message>
        <source>A picture with a ten-value card is not split free.</source>
        <translation>公仔配十点牌不能免注分牌。</translation>
    </message>
    <message>
        <source>This house does not split tens free.</source>
        <translation>这家赌场的十点牌不能免注分牌。</translation>
    </message>
    <message>
        <source>A split hand may not be surrendered.</source>
        <translation>分出来的手不能投降。</translation>
    </message>
    <message>
        <source>Surrender is closed before the first further card.</source>
        <translation>投降在继续发第一张牌之前截止。</translation>
    </message>
    <message>
        <source>Insurance is closed before the first further card.</source>
        <translation>保险在继续发第一张牌之前截止。</translation>
    </message>
    <message>
        <source>Even money is for a Blackjack against a dealer&apos;s Ace only.</source>
        <translation>只有黑杰克对庄家的A才可以一赔一。</translation>
    </message>
    <message>
        <source>Even money is closed before the first further card.</source>
        <translation>一赔一在继续发第一张牌之前截止。</translation>
    </message>
    <message>
        <source>A hand of 21 takes no further card.</source>
        <translation>21点的手不再拿牌。</translation>
    </message>
    <message>
        <source>The rules do not allow it.</source>
        <translation>规则不准。</translation>
    </message>
    <message>
        <source>This cannot be read: %1.</source>
        <translation>无法读取：%1。</translation>
    </message>
    <message>
        <source>This is no JSON: %1.</source>
        <translation>不是JSON：%1。</translation>
    </message>
    <message>
        <source>This is not as the format has it: %1.</source>
        <translation>与格式不符：%1。</translation>
    </message>
    <message>
        <source>There is no rulebook “%1” here.</source>
        <translation>这里没有规则书“%1”。</translation>
    </message>
    <message>
        <source>The table is not allowed: %1.</source>
        <translation>牌桌不合规：%1。</translation>
    </message>
    <message>
        <source>Such a shoe cannot be: %1.</source>
        <translation>不可能有这样的牌靴：%1。</translation>
    </message>
    <message>
        <source>A card is missing: %1.</source>
        <translation>缺一张牌：%1。</translation>
    </message>
    <message>
        <source>The rules do not allow it: %1.</source>
        <translation>规则不允许：%1。</translation>
    </message>
    <message>
        <source>The incident does not fit: %1.</source>
        <translation>意外与牌局不符：%1。</translation>
    </message>
    <message>
        <source>It is asked at event %1, but the round has %2 only.</source>
        <translation>在事件%1提问，但这一局只有%2个。</translation>
    </message>
    <message>
        <source>Nothing is asked yet.</source>
        <translation>还没有提问。</translation>
    </message>
    <message>
        <source>This cannot be asked at this point.</source>
        <translation>此刻不能问这个。</translation>
    </message>
    <message>
        <source>No clause settles this (%1): it is shown as a judgement call until the house fixes its reading.</source>
        <translation>没有哪一条说死（%1）：公司定下理解之前，作裁量题显示。</translation>
    </message>
    <message>
        <source>The rules leave this open (%1), and it is never asked.</source>
        <translation>规则对此没有定论（%1），所以从不提问。</translation>
    </message>
    <message>
        <source>“%1” is right under the rules (%2), so it cannot be a wrong answer.</source>
        <translation>依规则“%1”是对的（%2），不能作错误选项。</translation>
    </message>
    <message>
        <source>“%1” may be called right (%2), so it cannot be a wrong answer.</source>
        <translation>“%1”也可算对（%2），不能作错误选项。</translation>
    </message>
    <message>
        <source>This is no answer to what is asked: %1.</source>
        <translation>这不是所问的答案：%1。</translation>
    </message>
    <message>
        <source>“%1” is left out but would not be offered anyway.</source>
        <translation>去掉了“%1”，但它本来就不会出现。</translation>
    </message>
    <message>
        <source>No wrong answer is left to choose.</source>
        <translation>没有剩下可选的错误答案。</translation>
    </message>
    <message>
        <source>It has no title yet.</source>
        <translation>还没有标题。</translation>
    </message>
    <message>
        <source>No story yet: trainees see only the felt.</source>
        <translation>还没有情节：学员只看到台面。</translation>
    </message>
    <message>
        <source>The opening cards are not out yet: trainees are told this, and see no felt.</source>
        <translation>开局的牌还没发：学员会看到这句说明，看不到台面。</translation>
    </message>
    <message>
        <source>Close to “%1” (%2).</source>
        <translation>与“%1”相近（%2）。</translation>
    </message>
    <message>
        <source>There is another %1 of version %2.</source>
        <translation>另有一个%1，也是第%2版。</translation>
    </message>
    <message>
        <source>This does not belong into a pack: %1.</source>
        <translation>这不属于情景包：%1。</translation>
    </message>
    <message>
        <source>This is not the file that the manifest names: it was changed or damaged.</source>
        <translation>这不是清单所列的文件：被改过或已损坏。</translation>
    </message>
    <message>
        <source>Its answer under %1 is not the answer under %2.</source>
        <translation>依%1的答案与依%2的答案不同。</translation>
    </message>
    <message>
        <source>%1 further problems are not listed.</source>
        <translation>另有%1处问题没有列出。</translation>
    </message>
    <message>
        <source>its type is “%1”</source>
        <translation>它的类型是“%1”</translation>
    </message>
    <message>
        <source>a ruling is a list of codes, each once</source>
        <translation>裁定是一列代码，每个只出现一次</translation>
    </message>
    <message>
        <source>an amount is a whole number of cents</source>
        <translation>金额以整数分计</translation>
    </message>
    <message>
        <source>a total has a number, and soft or not</source>
        <translation>点数要有数字，并注明软或不软</translation>
    </message>
    <message>
        <source>a player has a name</source>
        <translation>玩家要有名字</translation>
    </message>
    <message>
        <source>a card is a rank and a suit</source>
        <translation>牌要有级和花色</translation>
    </message>
    <message>
        <source>this question has its options fixed</source>
        <translation>这一题的选项是固定的</translation>
    </message>
    <message>
        <source>it comes to the same</source>
        <translation>结果一样</translation>
    </message>
    <message>
        <source>it is a part of the ruling</source>
        <translation>它是该裁定的一部分</translation>
    </message>
    <message>
        <source>the file of %1 is called otherwise</source>
        <translation>%1的文件名不是这样</translation>
    </message>
    <message>
        <source>The title tells the answer: %1.</source>
        <translation>标题泄露了答案：%1。</translation>
    </message>
    <message>
        <source>The story has %1 characters: long for what is read at a table.</source>
        <translation>情节有%1个字符：对桌边阅读来说太长。</translation>
    </message>
    <message>
        <source>The remark ends in a question, and nobody is there to answer.</source>
        <translation>备注以问句结尾，没有人可以回答。</translation>
    </message>
    <message>
        <source>The right option is by far the longest, which tells it.</source>
        <translation>正确选项明显最长，泄露了答案。</translation>
    </message>
    <message>
        <source>“%1”, the ruling of %2, is not among the options.</source>
        <translation>“%1”，即%2的裁定，不在选项里。</translation>
    </message>
    <message>
        <source>“Place your Bets, please”</source>
        <translation>“Place your Bets, please”（请下注）</translation>
    </message>
    <message>
        <source>“Place your bets, please”</source>
        <translation>“Place your bets, please”（请下注）</translation>
    </message>
    <message>
        <source>“No more Bets”</source>
        <translation>“No more Bets”（停止下注）</translation>
    </message>
    <message>
        <source>“No more bets”</source>
        <translation>“No more bets”（停止下注）</translation>
    </message>
    <message>
        <source>Offer surrender aloud</source>
        <translation>大声问是否投降</translation>
    </message>
    <message>
        <source>Offer insurance aloud</source>
        <translation>大声问是否买保险</translation>
    </message>
    <message>
        <source>Say that surrender is closed</source>
        <translation>宣布投降截止</translation>
    </message>
    <message>
        <source>Say that insurance is closed</source>
        <translation>宣布保险截止</translation>
    </message>
    <message>
        <source>Nothing: deal on</source>
        <translation>什么也不说：继续发牌</translation>
    </message>
    <message>
        <source>What do you say now?</source>
        <translation>你现在说什么？</translation>
    </message>
    <message>
        <source>The felt is clear; a new round is about to begin.</source>
        <translation>台面已清；新的一局就要开始。</translation>
    </message>
    <message>
        <source>The last bets are settled and the cards cleared.</source>
        <translation>最后的注已结算，牌已收好。</translation>
    </message>
    <message>
        <source>Bets have not even been opened.</source>
        <translation>还没有请人下注。</translation>
    </message>
    <message>
        <source>A round begins with a call.</source>
        <translation>一局从一声宣布开始。</translation>
    </message>
    <message>
        <source>There is no hand yet.</source>
        <translation>还没有牌。</translation>
    </message>
    <message>
        <source>A round begins when the dealer invites bets.</source>
        <translation>荷官请人下注，一局就开始。</translation>
    </message>
    <message>
        <source>The bets are down, the last on box %1. Before you draw the first card:</source>
        <translation>注已放好，最后一份在第%1门。你抽第一张牌之前：</translation>
    </message>
    <message>
        <source>Bets were opened long ago.</source>
        <translation>早就请过下注了。</translation>
    </message>
    <message>
        <source>Without the closing call bets are still open.</source>
        <translation>没有宣布停止下注，就还可以下注。</translation>
    </message>
    <message>
        <source>Bets are closed by the dealer&apos;s call, before any card.</source>
        <translation>荷官宣布后才停止下注，然后才发牌。</translation>
    </message>
    <message>
        <source>Surrender is open against the printed 8.</source>
        <translation>对印好的8可以投降。</translation>
    </message>
    <message>
        <source>The dealer shows an Ace: insurance, no surrender.</source>
        <translation>庄家明牌是A：有保险，没有投降。</translation>
    </message>
    <message>
        <source>The dealer shows no Ace: surrender, no insurance.</source>
        <translation>庄家明牌不是A：有投降，没有保险。</translation>
    </message>
    <message>
        <source>The opening cards are out.</source>
        <translation>首轮的牌已发出。</translation>
    </message>
    <message>
        <source>The offer was made and everybody has had his chance.</source>
        <translation>已经问过，人人都有过机会。</translation>
    </message>
    <message>
        <source>First it is offered, and everybody has his chance.</source>
        <translation>先要问过，人人都有机会。</translation>
    </message>
    <message>
        <source>It has been offered; now it is closed aloud.</source>
        <translation>已经问过；现在大声宣布截止。</translation>
    </message>
    <message>
        <source>That was called before the deal.</source>
        <translation>那是发牌之前宣布的。</translation>
    </message>
    <message>
        <source>The option is offered aloud before anybody draws.</source>
        <translation>还没有人补牌之前，就要大声问。</translation>
    </message>
    <message>
        <source>The option is closed aloud, too.</source>
        <translation>截止也要大声宣布。</translation>
    </message>
    <message>
        <source>The dealer offers it aloud, and says aloud when it is closed.</source>
        <translation>荷官大声问，截止时也大声说。</translation>
    </message>
    <message>
        <source>Main and Lucky Lucky bets are placed</source>
        <translation>放好主注和Lucky Lucky注</translation>
    </message>
    <message>
        <source>The opening cards are dealt from the left</source>
        <translation>首轮牌从左边发起</translation>
    </message>
    <message>
        <source>Lucky Lucky is settled from the right</source>
        <translation>Lucky Lucky从右边结算</translation>
    </message>
    <message>
        <source>Players act on their hands</source>
        <translation>玩家各打自己的手</translation>
    </message>
    <message>
        <source>The dealer draws and hands are settled</source>
        <translation>庄家补牌，结算各手</translation>
    </message>
    <message>
        <source>“No more Bets” is called</source>
        <translation>宣布“No more Bets”（停止下注）</translation>
    </message>
    <message>
        <source>The opening cards are dealt</source>
        <translation>发首轮牌</translation>
    </message>
    <message>
        <source>RWS Pairs bets are settled</source>
        <translation>结算RWS对子注</translation>
    </message>
    <message>
        <source>Players draw further cards</source>
        <translation>玩家继续要牌</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <translation>庄家补牌</translation>
    </message>
    <message>
        <source>Boom Busted bets are settled</source>
        <translation>结算Boom Busted注</translation>
    </message>
    <message>
        <source>The next round is opened</source>
        <translation>开始下一局</translation>
    </message>
    <message>
        <source>“Place your bets, please” is called</source>
        <translation>宣布“Place your bets, please”（请下注）</translation>
    </message>
    <message>
        <source>Main bets are placed</source>
        <translation>放好主注</translation>
    </message>
    <message>
        <source>“No more bets” is called</source>
        <translation>宣布“No more bets”（停止下注）</translation>
    </message>
    <message>
        <source>Insurance is offered aloud (dealer shows an Ace)</source>
        <translation>大声问是否买保险（庄家明牌是A）</translation>
    </message>
    <message>
        <source>Insurance is declared closed</source>
        <translation>宣布保险截止</translation>
    </message>
    <message>
        <source>Surrender is offered aloud (dealer shows no Ace)</source>
        <translation>大声问是否投降（庄家明牌不是A）</translation>
    </message>
    <message>
        <source>Surrender is offered aloud</source>
        <translation>大声问是否投降</translation>
    </message>
    <message>
        <source>Surrender is declared closed</source>
        <translation>宣布投降截止</translation>
    </message>
    <message>
        <source>Players draw, double or split</source>
        <translation>玩家补牌、加倍或分牌</translation>
    </message>
    <message>
        <source>Hands are paid and taken</source>
        <translation>各手赔付和收注</translation>
    </message>
    <message>
        <source>Put these steps of a round into their order.</source>
        <translation>把一局的这些步骤按次序排好。</translation>
    </message>
    <message>
        <source>Two steps are the wrong way round. First comes: %1.</source>
        <translation>有两步颠倒了。先来的是：%1。</translation>
    </message>
    <message>
        <source>The house has let A squeeze on box %1. By mistake you deal him a card face up.</source>
        <translation>公司准许A在第%1门咪牌。你误把一张牌面朝上发给他。</translation>
    </message>
    <message>
        <source>May A squeeze the cards?</source>
        <translation>A可以咪牌吗？</translation>
    </message>
    <message>
        <source>Before the cards are dealt, A asks to squeeze those of box %1, where he has a bet.</source>
        <translation>发牌之前，A要求咪第%1门的牌，他在那里有注。</translation>
    </message>
    <message>
        <source>The cards of box %1 lie face up. A, who bets there, now asks to squeeze them.</source>
        <translation>第%1门的牌面朝上放着。在那里有注的A现在要求咪牌。</translation>
    </message>
    <message>
        <source>Before the deal, A asks to squeeze the cards of box %1, where only B has a bet.</source>
        <translation>发牌之前，A要求咪第%1门的牌，那里只有B有注。</translation>
    </message>
    <message>
        <source>If the house permits it: then they are dealt face down</source>
        <translation>公司准许就可以：那时牌面朝下发</translation>
    </message>
    <message>
        <source>No: he has to ask before they are dealt</source>
        <translation>不可以：要在发牌之前提出</translation>
    </message>
    <message>
        <source>No: he has no bet on that box</source>
        <translation>不可以：他在该门没有注</translation>
    </message>
    <message>
        <source>Yes, whoever asks may</source>
        <translation>可以，谁提出都行</translation>
    </message>
    <message>
        <source>No, cards are always dealt face up</source>
        <translation>不可以，牌总是面朝上发</translation>
    </message>
    <message>
        <source>He asks before the cards are dealt, for a box with a bet of his, and the house may permit it.</source>
        <translation>他在发牌之前提出，该门有他的注，公司可以准许。</translation>
    </message>
    <message>
        <source>A bettor of the box may ask before the cards are dealt; the house may permit it, and then deals face down.</source>
        <translation>在该门有注的人可以在发牌之前提出；公司可以准许，牌就面朝下发。</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2。</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>the Pit Supervisor</source>
        <translation>赌区主任</translation>
    </message>
    <message>
        <source>the Pit Manager</source>
        <translation>赌区经理</translation>
    </message>
    <message>
        <source>Bets are closed.</source>
        <translation>已经停止下注。</translation>
    </message>
    <message>
        <source>Staff may place a bet if asked; that it lies right is the player&apos;s responsibility.</source>
        <translation>玩家要求，工作人员可以代放；放得对不对由玩家负责。</translation>
    </message>
    <message>
        <source>Bets are settled by where the chips lay when bets were closed; the house does not answer for errors.</source>
        <translation>注按停止下注时筹码的位置结算；放错了公司不负责。</translation>
    </message>
    <message>
        <source>The limits are displayed, and it is for the player to keep within them.</source>
        <translation>限额已经公布，玩家自己要守住。</translation>
    </message>
    <message>
        <source>Each player counts his own hand and may not rely on the total called.</source>
        <translation>每位玩家自己数点数，不能靠荷官报的点数。</translation>
    </message>
    <message>
        <source>A on box %1 says “I stay” but taps for a card.</source>
        <translation>第%1门的A说“I stay”（停牌），却敲台要牌。</translation>
    </message>
    <message>
        <source>Whether he stands or draws is told by the hand signal.</source>
        <translation>停牌还是补牌，看手势。</translation>
    </message>
    <message>
        <source>All bets have to lie before the dealer starts the round.</source>
        <translation>所有的注都要在荷官开始这一局之前放好。</translation>
    </message>
    <message>
        <source>Box %1 puts chips on the insurance line.</source>
        <translation>第%1门把筹码放在保险线上。</translation>
    </message>
    <message>
        <source>Box %1 wants half of his bet back and gives up the hand.</source>
        <translation>第%1门要收回一半注码，放弃这一手。</translation>
    </message>
    <message>
        <source>Box %1 puts the same amount again beside his bet to double.</source>
        <translation>第%1门在原注旁再放同样的数目，要加倍。</translation>
    </message>
    <message>
        <source>Box %1 puts the same amount again to split his two cards.</source>
        <translation>第%1门再放同样的数目，要分他的两张牌。</translation>
    </message>
    <message>
        <source>The closing call bars new bets and withdrawals, but not what the rules themselves allow later.</source>
        <translation>宣布停止下注之后不能下新注、不能收回，但规则本身准许的仍可以。</translation>
    </message>
    <message>
        <source>You have called “No more bets”.</source>
        <translation>你已经宣布“No more bets”（停止下注）。</translation>
    </message>
    <message>
        <source>A bet placed after the call is not honoured.</source>
        <translation>宣布之后才放的注不算。</translation>
    </message>
    <message>
        <source>Whoever does not match his bet stays on the first hand and has no part in the others.</source>
        <translation>不跟注的人留在第一手上，其他的手与他无关。</translation>
    </message>
    <message>
        <source>Whoever does not double lives with the one card.</source>
        <translation>不加倍的人也只有那一张牌。</translation>
    </message>
    <message>
        <source>When the controller doubles, the others may do so before the card is dealt.</source>
        <translation>主控人加倍时，其他人可以在发牌之前加倍。</translation>
    </message>
    <message>
        <source>Unless the controller doubles, no other bettor may.</source>
        <translation>主控人不加倍，其他下注者都不能加倍。</translation>
    </message>
    <message>
        <source>An Ace counts eleven as long as the hand does not pass 21, else one.</source>
        <translation>这一手不超过21点，A就算11点，否则算1点。</translation>
    </message>
    <message>
        <source>Jack, Queen and King count ten.</source>
        <translation>J、Q、K算10点。</translation>
    </message>
    <message>
        <source>What does the dealer have?</source>
        <translation>庄家是什么？</translation>
    </message>
    <message>
        <source>Box %1, hand 1: what does the player have?</source>
        <translation>第%1门第1手：玩家是什么？</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>21, but no Blackjack</source>
        <translation>21点，但不是黑杰克</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>爆牌</translation>
    </message>
    <message>
        <source>22: not bust, it stands off</source>
        <translation>22点：不算爆牌，平局</translation>
    </message>
    <message>
        <source>After a split an Ace and a ten are 21, never a Blackjack.</source>
        <translation>分牌之后，A配十点牌是21点，绝不是黑杰克。</translation>
    </message>
    <message>
        <source>A Blackjack is an Ace and a ten as the first two cards.</source>
        <translation>黑杰克是开头两张牌，一张A一张十点牌。</translation>
    </message>
    <message>
        <source>Look at the cards again: how many, and from where?</source>
        <translation>再看一次牌：有几张，从哪里来？</translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a bust in the other games, not in Free Bet.</source>
        <translation>庄家22点在别的游戏里是爆牌，在免注里不是。</translation>
    </message>
    <message>
        <source>21 is not over 21.</source>
        <translation>21点没有超过21。</translation>
    </message>
    <message>
        <source>Only exactly 22 stands off.</source>
        <translation>只有正好22点才是平局。</translation>
    </message>
    <message>
        <source>22 stands off for the dealer only; a player&apos;s 22 is a bust.</source>
        <translation>22点平局只限庄家；玩家22点是爆牌。</translation>
    </message>
    <message>
        <source>The cards make %1.</source>
        <translation>这些牌共%1点。</translation>
    </message>
    <message>
        <source>They came after a split, so an Ace and a ten are plain 21.</source>
        <translation>牌是分牌之后来的，所以A配十点牌只是21点。</translation>
    </message>
    <message>
        <source>The dealer busts over 22 in this game, the player over 21.</source>
        <translation>这个游戏里，庄家超过22点爆牌，玩家超过21点爆牌。</translation>
    </message>
    <message>
        <source>A Blackjack is an Ace and a ten-value card as the opening two.</source>
        <translation>黑杰克是开局两张牌，一张A一张十点牌。</translation>
    </message>
    <message>
        <source>How far along is this round?</source>
        <translation>这一局进行到哪里？</translation>
    </message>
    <message>
        <source>Initial deal: nothing more has happened</source>
        <translation>首轮发牌：此外还没有任何动作</translation>
    </message>
    <message>
        <source>An interim settlement has been made</source>
        <translation>已有期中结算</translation>
    </message>
    <message>
        <source>The subsequent deal has begun</source>
        <translation>后续发牌已经开始</translation>
    </message>
    <message>
        <source>The opening cards are dealt. No bet has been paid or taken.</source>
        <translation>首轮的牌已发完。还没有赔付或收注。</translation>
    </message>
    <message>
        <source>You have paid the %1 on box %2. Nobody has drawn a card.</source>
        <translation>你赔了第%2门的%1。还没有人补牌。</translation>
    </message>
    <message>
        <source>You have taken the %1 on box %2. Nobody has drawn a card.</source>
        <translation>你收了第%2门的%1。还没有人补牌。</translation>
    </message>
    <message>
        <source>Box %1 is bust and you have taken its bet.</source>
        <translation>第%1门爆牌，你收了它的注。</translation>
    </message>
    <message>
        <source>Box %1 has drawn a card. No bet has been paid or taken.</source>
        <translation>第%1门补了一张牌。还没有赔付或收注。</translation>
    </message>
    <message>
        <source>The initial deal ends with the first payment or further card.</source>
        <translation>第一次赔付、收注或再发牌，首轮发牌就结束。</translation>
    </message>
    <message>
        <source>An interim settlement is a bet paid or taken on the opening cards.</source>
        <translation>期中结算是只凭首轮的牌赔付或收走的注。</translation>
    </message>
    <message>
        <source>The subsequent deal begins with the first card after the opening ones.</source>
        <translation>首轮之后发出第一张牌，后续发牌就开始。</translation>
    </message>
    <message>
        <source>A final settlement is one made during the subsequent deal.</source>
        <translation>终局结算是在后续发牌期间的结算。</translation>
    </message>
    <message>
        <source>Box %1: tick everything that these cards are.</source>
        <translation>第%1门：这些牌算什么，全部勾选。</translation>
    </message>
    <message>
        <source>Box %1 with the dealer&apos;s card: tick everything that applies.</source>
        <translation>第%1门连庄家的牌：适用的全部勾选。</translation>
    </message>
    <message>
        <source>Ace Pair Suited</source>
        <translation>同花对A</translation>
    </message>
    <message>
        <source>The top row needs two Aces of one suit.</source>
        <translation>最高一行要两张同花色的A。</translation>
    </message>
    <message>
        <source>Suited Pair</source>
        <translation>同花对子</translation>
    </message>
    <message>
        <source>A Suited Pair is one rank in one suit, but not Aces.</source>
        <translation>同花对子是同级、同花色，但不是A。</translation>
    </message>
    <message>
        <source>Coloured Pair</source>
        <translation>同色对子</translation>
    </message>
    <message>
        <source>A Coloured Pair is one rank and one colour in two suits.</source>
        <translation>同色对子是同级、同颜色、不同花色。</translation>
    </message>
    <message>
        <source>Mixed Pair</source>
        <translation>异色对子</translation>
    </message>
    <message>
        <source>A Mixed Pair is one rank, one card red and one black.</source>
        <translation>异色对子是同级，一红一黑。</translation>
    </message>
    <message>
        <source>RWS Pairs: the same rank, so suits and colours decide: %1.</source>
        <translation>RWS对子：级相同，所以看花色和颜色：%1。</translation>
    </message>
    <message>
        <source>RWS Pairs needs the same number or picture twice.</source>
        <translation>RWS对子要同一数字或同一公仔两张。</translation>
    </message>
    <message>
        <source>A Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>A Pair is the same rank twice in the player&apos;s own two cards.</source>
        <translation>对子是玩家自己的两张牌同级。</translation>
    </message>
    <message>
        <source>Two of a Kind for the Lucky 8 bet</source>
        <translation>幸运8注的同级两张</translation>
    </message>
    <message>
        <source>Two of a Kind may use the dealer&apos;s card; 8s have rows of their own.</source>
        <translation>同级两张可以用庄家的牌；8有自己的行。</translation>
    </message>
    <message>
        <source>8s for the Lucky 8 bet</source>
        <translation>幸运8注的8</translation>
    </message>
    <message>
        <source>Two 8s count as 8s, not as Two of a Kind.</source>
        <translation>两张8算8，不算同级两张。</translation>
    </message>
    <message>
        <source>Pair: the same number or the same picture in the player&apos;s two cards.</source>
        <translation>对子：玩家的两张牌数字相同或公仔相同。</translation>
    </message>
    <message>
        <source>Two of a Kind: any two of the three cards alike, but 8s are paid as 8s.</source>
        <translation>同级两张：三张牌里任何两张相同，但8按8赔。</translation>
    </message>
    <message>
        <source>For these bets a picture is itself, not a ten.</source>
        <translation>对这些注来说，公仔是它自己，不当10用。</translation>
    </message>
    <message>
        <source>Cards that may be split</source>
        <translation>可以分的牌</translation>
    </message>
    <message>
        <source>Splitting goes by point value: equal values may be split.</source>
        <translation>分牌看点数：点数相同就可以分。</translation>
    </message>
    <message>
        <source>Only two cards of the same value may be split.</source>
        <translation>只有两张点数相同的牌可以分。</translation>
    </message>
    <message>
        <source>Split: the same point value is enough.</source>
        <translation>分牌：点数相同就够。</translation>
    </message>
    <message>
        <source>One deck is brought to your %1 table: may it open?</source>
        <translation>给你的%1赌台送来一副牌：可以开台吗？</translation>
    </message>
    <message>
        <source>%1 decks are brought to your %2 table: may it open?</source>
        <translation>给你的%2赌台送来%1副牌：可以开台吗？</translation>
    </message>
    <message>
        <source>This game takes %1 to %2 decks.</source>
        <translation>这个游戏用%1至%2副牌。</translation>
    </message>
    <message>
        <source>What becomes of this round?</source>
        <translation>这一局怎么处理？</translation>
    </message>
    <message>
        <source>One deck is in use. A count during the round shows %1 cards in all.</source>
        <translation>用一副牌。一局进行中清点，共%1张。</translation>
    </message>
    <message>
        <source>%1 decks are in use. A count during the round shows %2 cards in all.</source>
        <translation>用%1副牌。一局进行中清点，共%2张。</translation>
    </message>
    <message>
        <source>One deck has %1 cards.</source>
        <translation>一副牌有%1张。</translation>
    </message>
    <message>
        <source>%1 decks of %2 cards are %3 cards.</source>
        <translation>%1副牌，每副%2张，共%3张。</translation>
    </message>
    <message>
        <source>A Joker comes out of the shoe to box %1.</source>
        <translation>牌靴里出来一张王牌（Joker），发给了第%1门。</translation>
    </message>
    <message>
        <source>The %1 comes out of the shoe. Its back is not that of the decks in use.</source>
        <translation>牌靴里出来%1。它的背面与在用的各副牌不同。</translation>
    </message>
    <message>
        <source>The %1 comes out of the shoe to box %2.</source>
        <translation>牌靴里出来%1，发给了第%2门。</translation>
    </message>
    <message>
        <source>The decks are plain 52-card decks; a Joker or a card of another deck does not belong.</source>
        <translation>各副都是普通的52张牌；王牌和别副的牌都不该有。</translation>
    </message>
    <message>
        <source>The decks here have 48 cards: no tens and no Jokers.</source>
        <translation>这里每副48张：没有10，也没有王牌。</translation>
    </message>
    <message>
        <source>A card that does not belong, or one too many or too few, voids the round.</source>
        <translation>有一张不该有的牌，或多一张、少一张，这一局就作废。</translation>
    </message>
    <message>
        <source>It goes on: nothing is wrong</source>
        <translation>继续：没有什么不对</translation>
    </message>
    <message>
        <source>It is void; earlier rounds stand</source>
        <translation>作废；以前各局不变</translation>
    </message>
    <message>
        <source>The count does not fit the decks.</source>
        <translation>张数与副数不符。</translation>
    </message>
    <message>
        <source>That card does not belong to the decks in use.</source>
        <translation>那张牌不属于在用的各副牌。</translation>
    </message>
    <message>
        <source>The count is right for so many decks.</source>
        <translation>这么多副牌，张数正确。</translation>
    </message>
    <message>
        <source>That card belongs to the decks in use.</source>
        <translation>那张牌属于在用的各副牌。</translation>
    </message>
    <message>
        <source>Burn the card and go on</source>
        <translation>把那张牌弃掉，继续</translation>
    </message>
    <message>
        <source>Burning does not mend a wrong deck.</source>
        <translation>弃掉一张并不能纠正不对的牌。</translation>
    </message>
    <message>
        <source>It is void, and so are the rounds before it</source>
        <translation>作废，以前各局也作废</translation>
    </message>
    <message>
        <source>Earlier rounds stand as settled.</source>
        <translation>以前各局的结算不变。</translation>
    </message>
    <message>
        <source>Finish the round, then count again</source>
        <translation>打完这一局，再清点一次</translation>
    </message>
    <message>
        <source>A wrong count decides at once.</source>
        <translation>张数不对，当场就决定。</translation>
    </message>
    <message>
        <source>The count is right: nothing has to be done.</source>
        <translation>张数正确：什么也不用做。</translation>
    </message>
    <message>
        <source>Box %1, hand %2: what is the total, and is it soft?</source>
        <translation>第%1门第%2手：是多少点，是不是软的？</translation>
    </message>
    <message>
        <source>Box %1: what is the total, and is it soft?</source>
        <translation>第%1门：是多少点，是不是软的？</translation>
    </message>
    <message>
        <source>The hand begins with the printed 8 of Spades.</source>
        <translation>这一手从印好的黑桃8开始。</translation>
    </message>
    <message>
        <source>The total is %1, and soft: an Ace counts eleven in it.</source>
        <translation>%1点，是软的：里面有一张A算11点。</translation>
    </message>
    <message>
        <source>The total is %1, and hard: no Ace counts eleven in it.</source>
        <translation>%1点，是硬的：里面没有A算11点。</translation>
    </message>
    <message>
        <source>An Ace may not count eleven where that passes 21.</source>
        <translation>算11点会超过21，A就不能算11点。</translation>
    </message>
    <message>
        <source>The Ace counts eleven as long as that does not pass 21.</source>
        <translation>不超过21，A就算11点。</translation>
    </message>
    <message>
        <source>The printed 8 counts too.</source>
        <translation>印好的8也算。</translation>
    </message>
    <message>
        <source>An Ace counts eleven in it: the total is soft.</source>
        <translation>里面有一张A算11点：是软的。</translation>
    </message>
    <message>
        <source>No Ace counts eleven in it: the total is hard.</source>
        <translation>里面没有A算11点：是硬的。</translation>
    </message>
    <message>
        <source>a Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>three 8s of one suit</source>
        <translation>三张同花色的8</translation>
    </message>
    <message>
        <source>three 8s, not all of one suit</source>
        <translation>三张8，不全同花色</translation>
    </message>
    <message>
        <source>two 8s of one suit</source>
        <translation>两张同花色的8</translation>
    </message>
    <message>
        <source>two 8s of two suits</source>
        <translation>两张不同花色的8</translation>
    </message>
    <message>
        <source>Two of a Kind</source>
        <translation>同级两张</translation>
    </message>
    <message>
        <source>four 8s in a row, all of Spades</source>
        <translation>连续四张8，全黑桃</translation>
    </message>
    <message>
        <source>four 8s in a row, not all of Spades</source>
        <translation>连续四张8，不全是黑桃</translation>
    </message>
    <message>
        <source>three 8s in a row, the printed one counted</source>
        <translation>连续三张8，印好的也算</translation>
    </message>
    <message>
        <source>two 8s in a row, the printed one counted</source>
        <translation>连续两张8，印好的也算</translation>
    </message>
    <message>
        <source>both on 18</source>
        <translation>双方18点</translation>
    </message>
    <message>
        <source>the dealer busts with 8 cards</source>
        <translation>庄家8张爆牌</translation>
    </message>
    <message>
        <source>the dealer busts with 7 cards</source>
        <translation>庄家7张爆牌</translation>
    </message>
    <message>
        <source>the dealer busts with 6 cards</source>
        <translation>庄家6张爆牌</translation>
    </message>
    <message>
        <source>the dealer busts with 5 cards</source>
        <translation>庄家5张爆牌</translation>
    </message>
    <message>
        <source>the dealer busts with 4 cards</source>
        <translation>庄家4张爆牌</translation>
    </message>
    <message>
        <source>the dealer busts with 3 cards</source>
        <translation>庄家3张爆牌</translation>
    </message>
    <message>
        <source>two Aces of one suit</source>
        <translation>两张同花色的A</translation>
    </message>
    <message>
        <source>a pair of one suit</source>
        <translation>同花色的对子</translation>
    </message>
    <message>
        <source>a pair of one colour and two suits</source>
        <translation>同颜色、不同花色的对子</translation>
    </message>
    <message>
        <source>a pair of one red and one black card</source>
        <translation>一红一黑的对子</translation>
    </message>
    <message>
        <source>the dealer busts with 8 cards or more</source>
        <translation>庄家8张或以上爆牌</translation>
    </message>
    <message>
        <source>the dealer busts with 3 or 4 cards</source>
        <translation>庄家3或4张爆牌</translation>
    </message>
    <message>
        <source>7 markers</source>
        <translation>7个免注标</translation>
    </message>
    <message>
        <source>6 markers</source>
        <translation>6个免注标</translation>
    </message>
    <message>
        <source>5 markers</source>
        <translation>5个免注标</translation>
    </message>
    <message>
        <source>4 markers</source>
        <translation>4个免注标</translation>
    </message>
    <message>
        <source>3 markers</source>
        <translation>3个免注标</translation>
    </message>
    <message>
        <source>2 markers</source>
        <translation>2个免注标</translation>
    </message>
    <message>
        <source>1 marker</source>
        <translation>1个免注标</translation>
    </message>
    <message>
        <source>7-7-7 of one suit</source>
        <translation>同花色的7-7-7</translation>
    </message>
    <message>
        <source>6-7-8 of one suit</source>
        <translation>同花色的6-7-8</translation>
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
        <translation>同花色的21点</translation>
    </message>
    <message>
        <source>a total of 21</source>
        <translation>共21点</translation>
    </message>
    <message>
        <source>a total of 20</source>
        <translation>共20点</translation>
    </message>
    <message>
        <source>a total of 19</source>
        <translation>共19点</translation>
    </message>
    <message>
        <source>void the round</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>refuse the bet</source>
        <translation>拒收这份注</translation>
    </message>
    <message>
        <source>discard the card</source>
        <translation>把牌弃掉</translation>
    </message>
    <message>
        <source>riffle the discards once</source>
        <translation>把弃牌搓洗一次</translation>
    </message>
    <message>
        <source>finish the round</source>
        <translation>打完这一局</translation>
    </message>
    <message>
        <source>conclude the round</source>
        <translation>结束这一局</translation>
    </message>
    <message>
        <source>accept the bet</source>
        <translation>接受这份注</translation>
    </message>
    <message>
        <source>the house decides</source>
        <translation>由公司决定</translation>
    </message>
    <message>
        <source>call “No more bets”</source>
        <translation>宣布“No more bets”（停止下注）</translation>
    </message>
    <message>
        <source>earlier rounds stand as settled</source>
        <translation>以前各局的结算不变</translation>
    </message>
    <message>
        <source>put the cards back into their right order</source>
        <translation>把牌还原成正确次序</translation>
    </message>
    <message>
        <source>the cards may not be put back any more</source>
        <translation>牌不能再还原</translation>
    </message>
    <message>
        <source>every player may play on or take his bet back</source>
        <translation>每位玩家可以继续打，或收回注码</translation>
    </message>
    <message>
        <source>the bet stands: it wins or loses as the round goes</source>
        <translation>注码有效：照本局论输赢</translation>
    </message>
    <message>
        <source>play the card in its turn as if it had not been seen</source>
        <translation>轮到这张牌时照常使用，当作没人看见</translation>
    </message>
    <message>
        <source>the dealer&apos;s total before it stands</source>
        <translation>以庄家之前的点数为准</translation>
    </message>
    <message>
        <source>nothing is wrong: it counts</source>
        <translation>没有错：照算</translation>
    </message>
    <message>
        <source>offer the card as the next one to whoever is due a card</source>
        <translation>轮到谁拿牌，就把这张作为下一张给他选</translation>
    </message>
    <message>
        <source>whoever refuses it gets no more cards</source>
        <translation>拒绝的人不能再拿牌</translation>
    </message>
    <message>
        <source>it becomes the dealer&apos;s next card</source>
        <translation>它成为庄家的下一张</translation>
    </message>
    <message>
        <source>the acting player may finish his hand first</source>
        <translation>正在打的玩家可以先打完自己的手</translation>
    </message>
    <message>
        <source>draw the dealer&apos;s card now</source>
        <translation>现在抽庄家的牌</translation>
    </message>
    <message>
        <source>then offer surrender or insurance</source>
        <translation>然后问投降或保险</translation>
    </message>
    <message>
        <source>give the bet back</source>
        <translation>退回注码</translation>
    </message>
    <message>
        <source>the player acts on his card or takes his bet back</source>
        <translation>玩家按手上的牌行动，或收回注码</translation>
    </message>
    <message>
        <source>discard those cards</source>
        <translation>把那些牌弃掉</translation>
    </message>
    <message>
        <source>go on with the round</source>
        <translation>继续这一局</translation>
    </message>
    <message>
        <source>take the cards dealt since back as unseen, and let him act</source>
        <translation>把此后发的牌收回作未看见的牌，让他行动</translation>
    </message>
    <message>
        <source>too late: the hand stays as it is</source>
        <translation>太晚了：这一手保持原样</translation>
    </message>
    <message>
        <source>the next player to act cuts</source>
        <translation>由下一位行动的玩家切牌</translation>
    </message>
    <message>
        <source>shuffle when the round is over</source>
        <translation>本局结束后洗牌</translation>
    </message>
    <message>
        <source>draw a card for the hand</source>
        <translation>给这一手补一张</translation>
    </message>
    <message>
        <source>let the hand stand</source>
        <translation>让这一手停牌</translation>
    </message>
    <message>
        <source>the other bettor of the box plays the hand</source>
        <translation>由该门另一位下注者代打</translation>
    </message>
    <message>
        <source>the player picks</source>
        <translation>由玩家挑</translation>
    </message>
    <message>
        <source>what remains is the next card</source>
        <translation>剩下的是下一张</translation>
    </message>
    <message>
        <source>the card that was seen comes first</source>
        <translation>先用被看见的那张</translation>
    </message>
    <message>
        <source>offer what remains to the next player, else burn it</source>
        <translation>剩下的问下一位玩家，不要就弃掉</translation>
    </message>
    <message>
        <source>the Pit Manager picks the dealer&apos;s card</source>
        <translation>由赌区经理挑庄家的牌</translation>
    </message>
    <message>
        <source>the dealer gets the card that is worse for him</source>
        <translation>庄家拿对他较不利的那张</translation>
    </message>
    <message>
        <source>discard the other</source>
        <translation>另一张弃掉</translation>
    </message>
    <message>
        <source>discard them all and draw afresh</source>
        <translation>全部弃掉，重新抽</translation>
    </message>
    <message>
        <source>his hand stands as it is</source>
        <translation>他的手照原样停牌</translation>
    </message>
    <message>
        <source>he may take his remaining bets back</source>
        <translation>他可以收回其余的注</translation>
    </message>
    <message>
        <source>bets already lost stay lost</source>
        <translation>已输的注仍算输</translation>
    </message>
    <message>
        <source>no bet may be taken back</source>
        <translation>不能收回任何注</translation>
    </message>
    <message>
        <source>settle it at its size this once</source>
        <translation>按实际大小结算，只此一次</translation>
    </message>
    <message>
        <source>let the player raise it or take it back</source>
        <translation>让玩家加到最低注额，或收回</translation>
    </message>
    <message>
        <source>pay or take the maximum only</source>
        <translation>只赔到或收到最高限额</translation>
    </message>
    <message>
        <source>reject what is over the maximum</source>
        <translation>超过最高限额的部分拒收</translation>
    </message>
    <message>
        <source>settle each bettor on his share of the maximum</source>
        <translation>每位下注者按自己在最高限额里的份额结算</translation>
    </message>
    <message>
        <source>give back the excess that was placed last</source>
        <translation>退回最后放下的超出部分</translation>
    </message>
    <message>
        <source>leave it as it was settled</source>
        <translation>已结算的不变</translation>
    </message>
    <message>
        <source>each player may take all his bets back, or none</source>
        <translation>每位玩家可以收回全部注码，或都不收回</translation>
    </message>
    <message>
        <source>the house works out the card by reasonable means</source>
        <translation>公司用合理方法推定是哪张牌</translation>
    </message>
    <message>
        <source>settle it as soon as possible</source>
        <translation>尽快结算</translation>
    </message>
    <message>
        <source>refer it to the shift manager</source>
        <translation>交值班经理决定</translation>
    </message>
    <message>
        <source>he calls the decisions</source>
        <translation>由他决定怎么打</translation>
    </message>
    <message>
        <source>he gets the bet</source>
        <translation>这份注归他</translation>
    </message>
    <message>
        <source>accept no such bet</source>
        <translation>不接受这样的注</translation>
    </message>
    <message>
        <source>he decides</source>
        <translation>由他决定</translation>
    </message>
    <message>
        <source>whoever holds a higher position may do it</source>
        <translation>职位更高的人也可以</translation>
    </message>
    <message>
        <source>the player answers for it</source>
        <translation>由玩家负责</translation>
    </message>
    <message>
        <source>the hand signal counts</source>
        <translation>以手势为准</translation>
    </message>
    <message>
        <source>the bet counts where it lay when bets were closed</source>
        <translation>以停止下注时的位置为准</translation>
    </message>
    <message>
        <source>deal the next card to that hand</source>
        <translation>下一张牌发给那一手</translation>
    </message>
    <message>
        <source>the dealer draws no card</source>
        <translation>庄家不补牌</translation>
    </message>
    <message>
        <source>the dealer draws exactly one card</source>
        <translation>庄家只补一张</translation>
    </message>
    <message>
        <source>the dealer draws out</source>
        <translation>庄家补到底</translation>
    </message>
    <message>
        <source>take the bets on that hand</source>
        <translation>收走那一手的注</translation>
    </message>
    <message>
        <source>put its cards into the discard holder</source>
        <translation>把牌收入弃牌盒</translation>
    </message>
    <message>
        <source>leave its cards on the felt</source>
        <translation>牌留在台面上</translation>
    </message>
    <message>
        <source>leave the side bets that are still open</source>
        <translation>未决的边注留着</translation>
    </message>
    <message>
        <source>call “Place your bets, please”</source>
        <translation>宣布“Place your bets, please”（请下注）</translation>
    </message>
    <message>
        <source>offer surrender aloud</source>
        <translation>大声问是否投降</translation>
    </message>
    <message>
        <source>offer insurance aloud</source>
        <translation>大声问是否买保险</translation>
    </message>
    <message>
        <source>say that surrender is closed</source>
        <translation>宣布投降截止</translation>
    </message>
    <message>
        <source>say that insurance is closed</source>
        <translation>宣布保险截止</translation>
    </message>
    <message>
        <source>it is allowed</source>
        <translation>可以</translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation>不可以</translation>
    </message>
    <message>
        <source>A box is finished before the next one acts.</source>
        <translation>一门打完，才轮到下一门。</translation>
    </message>
    <message>
        <source>Box %1 stands. Every hand is finished.</source>
        <translation>第%1门停牌。各手都打完了。</translation>
    </message>
    <message>
        <source>Box %1 takes its last card. Every hand is finished.</source>
        <translation>第%1门拿了最后一张牌。各手都打完了。</translation>
    </message>
    <message>
        <source>All hands are bust, but a bet on the dealer&apos;s hand waits for his result: he draws out.</source>
        <translation>各手都爆了，但押庄家那手的一份注在等他的结果：他补到底。</translation>
    </message>
    <message>
        <source>In which order do you settle these bets?</source>
        <translation>这些注你按什么次序结算？</translation>
    </message>
    <message>
        <source>Who calls the decisions?</source>
        <translation>由谁决定？</translation>
    </message>
    <message>
        <source>Somebody else comes before him.</source>
        <translation>有人排在他前面。</translation>
    </message>
    <message>
        <source>By the order of claims somebody else comes first, or nobody.</source>
        <translation>按先后次序，别人在先，或者谁也没有。</translation>
    </message>
    <message>
        <source>The order of claims names somebody.</source>
        <translation>按先后次序，确有一人在先。</translation>
    </message>
    <message>
        <source>Nobody comes first by the order of claims.</source>
        <translation>按先后次序，没有人在先。</translation>
    </message>
    <message>
        <source>By the order of claims it is %1.</source>
        <translation>按先后次序，是%1。</translation>
    </message>
    <message>
        <source>How much of %1&apos;s bet counts?</source>
        <translation>%1的注码多少算数？</translation>
    </message>
    <message>
        <source>How much goes back to %1?</source>
        <translation>退回%1多少？</translation>
    </message>
    <message>
        <source>Over the maximum not the whole bet counts.</source>
        <translation>超过最高限额，不是整份注都算数。</translation>
    </message>
    <message>
        <source>Only what exceeds the maximum goes back.</source>
        <translation>只退超过最高限额的部分。</translation>
    </message>
    <message>
        <source>That is what does not count.</source>
        <translation>那是不算数的部分。</translation>
    </message>
    <message>
        <source>That is what stays.</source>
        <translation>那是留下的部分。</translation>
    </message>
    <message>
        <source>A shipped pack cannot be changed; derive one of your own from it.</source>
        <translation>自带的包不能改；请据此新建自己的包。</translation>
    </message>
    <message>
        <source>A scenario needs an id and a version.</source>
        <translation>情景要有id和版本。</translation>
    </message>
    <message>
        <source>This version has been approved and stays as it is; a change makes a new version.</source>
        <translation>这一版已批准，保持不变；改动会成为新版本。</translation>
    </message>
    <message>
        <source>This pack is for exams only; practice never shows it.</source>
        <translation>这个包仅供考试；练习里不会出现。</translation>
    </message>
    <message>
        <source>Cards are shuffled by hand at this table.</source>
        <translation>这张赌台用手洗牌。</translation>
    </message>
    <message>
        <source>The table has a shuffling machine; nothing is shuffled by hand.</source>
        <translation>这张赌台有洗牌机；不用手洗。</translation>
    </message>
    <message>
        <source>The shoe&apos;s record shows which card it was.</source>
        <translation>牌靴的记录显示那是哪张牌。</translation>
    </message>
    <message>
        <source>There is no way to find out which card it was.</source>
        <translation>没有办法查出那是哪张牌。</translation>
    </message>
    <message>
        <source>The first card of the shoe was not burned; it went to box %1.</source>
        <translation>牌靴的首张没有弃掉；发给了第%1门。</translation>
    </message>
    <message>
        <source>Draw a card for it</source>
        <translation>给它补一张牌</translation>
    </message>
    <message>
        <source>Drawing to soft 17 is the rule of the other house.</source>
        <translation>补到软17是另一家赌场的规则。</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>让它停牌</translation>
    </message>
    <message>
        <source>Stopping at any 12 is the Free Bet rule.</source>
        <translation>到12点就停，是免注的规则。</translation>
    </message>
    <message>
        <source>Another bettor of the box plays it</source>
        <translation>由该门另一位下注者打</translation>
    </message>
    <message>
        <source>Nobody else has a bet on the box.</source>
        <translation>该门没有别人下注。</translation>
    </message>
    <message>
        <source>Somebody else has a bet on the box: he plays the hand.</source>
        <translation>该门另有人下注：由他打这一手。</translation>
    </message>
    <message>
        <source>The hand is soft %1.</source>
        <translation>这一手是软%1。</translation>
    </message>
    <message>
        <source>The hand is hard %1.</source>
        <translation>这一手是硬%1。</translation>
    </message>
    <message>
        <source>An earlier round is not opened again.</source>
        <translation>以前的局不再翻案。</translation>
    </message>
    <message>
        <source>main bet</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>6-7-8 Bonus</source>
        <translation>6-7-8奖金</translation>
    </message>
    <message>
        <source>Pair bet</source>
        <translation>对子注</translation>
    </message>
    <message>
        <source>Lucky 8 bet</source>
        <translation>幸运8注</translation>
    </message>
    <message>
        <source>Superb 8&apos;s bet</source>
        <translation>超级8注</translation>
    </message>
    <message>
        <source>Tie on 18 bet</source>
        <translation>18点平局注</translation>
    </message>
    <message>
        <source>21+ bet</source>
        <translation>21+注</translation>
    </message>
    <message>
        <source>RWS Pairs bet</source>
        <translation>RWS对子注</translation>
    </message>
    <message>
        <source>Boom Busted bet</source>
        <translation>Boom Busted注</translation>
    </message>
    <message>
        <source>Lucky Stash bet</source>
        <translation>Lucky Stash注</translation>
    </message>
    <message>
        <source>Lucky Lucky bet</source>
        <translation>Lucky Lucky注</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>King</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>红心</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>Lucky 8</source>
        <translation>幸运8</translation>
    </message>
    <message>
        <source>Dueling 8&apos;s</source>
        <translation>决斗8</translation>
    </message>
    <message>
        <source>Free Bet</source>
        <translation>免注</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>close the offers</source>
        <translation>结束询问</translation>
    </message>
    <message>
        <source>double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>一赔一</translation>
    </message>
    <message>
        <source>free double</source>
        <translation>免注加倍</translation>
    </message>
    <message>
        <source>free split</source>
        <translation>免注分牌</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>投降</translation>
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
        <translation>%2%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Pit Supervisor</source>
        <translation>赌区主任</translation>
    </message>
    <message>
        <source>Pit Manager</source>
        <translation>赌区经理</translation>
    </message>
    <message>
        <source>Gaming Shift Manager</source>
        <translation>博彩值班经理</translation>
    </message>
    <message>
        <source>Table Games Shift Manager</source>
        <translation>赌台值班经理</translation>
    </message>
    <message>
        <source>A %1 table with %2 boxes; %3 decks.</source>
        <translation>%1的赌台，%2门；%3副牌。</translation>
    </message>
    <message>
        <source>Dealer: %1.</source>
        <translation>庄家：%1。</translation>
    </message>
    <message>
        <source>Dealer: %1; the first of them is printed.</source>
        <translation>庄家：%1；其中第一张是印好的。</translation>
    </message>
    <message>
        <source>Box %1: %2 is seated.</source>
        <translation>第%1门：%2坐在这里。</translation>
    </message>
    <message>
        <source>Box %1: nobody is seated.</source>
        <translation>第%1门：没有人坐。</translation>
    </message>
    <message>
        <source>%1: %2; the first of them is printed.</source>
        <translation>%1：%2；其中第一张是印好的。</translation>
    </message>
    <message>
        <source>%1: its last card lies across.</source>
        <translation>%1：最后一张牌横放。</translation>
    </message>
    <message>
        <source>%1: free-bet markers on it: %2.</source>
        <translation>%1：上面的免注标：%2。</translation>
    </message>
    <message>
        <source>%1 is the hand in turn.</source>
        <translation>正轮到%1。</translation>
    </message>
    <message>
        <source>%1: cards have gone to the discard holder.</source>
        <translation>%1：牌已收入弃牌盒。</translation>
    </message>
    <message>
        <source>%1: %2 has %3 on the %4.</source>
        <translation>%1：%2在%4有%3。</translation>
    </message>
    <message>
        <source>Beside it lie %1 of a double.</source>
        <translation>旁边放着加倍的%1。</translation>
    </message>
    <message>
        <source>This bet is the nearest to the dealer; the others follow in order.</source>
        <translation>这份注离荷官最近；其余依次排开。</translation>
    </message>
    <message>
        <source>Beside it lie %1 that were paid.</source>
        <translation>旁边放着已赔的%1。</translation>
    </message>
    <message>
        <source>It was taken.</source>
        <translation>已收走。</translation>
    </message>
    <message>
        <source>It stood off.</source>
        <translation>平局。</translation>
    </message>
    <message>
        <source>It was returned.</source>
        <translation>已退回。</translation>
    </message>
    <message>
        <source>Nobody and nothing at these boxes: %1.</source>
        <translation>这些门没有人，也没有东西：%1。</translation>
    </message>
    <message>
        <source>The sign says for the %1: %2 to %3.</source>
        <translation>限额牌上，%1：%2至%3。</translation>
    </message>
    <message>
        <source>On the table lies the %1.</source>
        <translation>台面上有%1。</translation>
    </message>
    <message>
        <source>On the table lies a card face down.</source>
        <translation>台面上有一张牌面朝下。</translation>
    </message>
    <message>
        <source>Face up in the shoe: %1.</source>
        <translation>牌靴里面朝上的牌：%1。</translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation>切牌卡已经出来。</translation>
    </message>
    <message>
        <source>The burn card lies face down beside the shoe.</source>
        <translation>弃首张的那张牌面朝下，放在牌靴旁。</translation>
    </message>
    <message>
        <source>Cards in the discard holder: %1.</source>
        <translation>弃牌盒里的牌：%1。</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>买保险</translation>
    </message>
    <message>
        <source>Box %1, %2: %3</source>
        <translation>第%1门，%2：%3</translation>
    </message>
    <message>
        <source>Box %1, hand %2, %3: %4</source>
        <translation>第%1门第%2手，%3：%4</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>意外</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>主控</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Answer in dollars, without a sign, cents after a point: 37.50</source>
        <translation>以元作答，不写符号，角分写在小数点后：37.50</translation>
    </message>
    <message>
        <source>Answer with the number alone.</source>
        <translation>只写数字。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>答对了。</translation>
    </message>
    <message>
        <source>That is not right.</source>
        <translation>不对。</translation>
    </message>
    <message>
        <source>Often misread:</source>
        <translation>常见误读：</translation>
    </message>
    <message>
        <source>Pitwise questions</source>
        <translation>Pitwise题目</translation>
    </message>
    <message>
        <source>Questions written: %1.</source>
        <translation>已写出题目：%1。</translation>
    </message>
    <message>
        <source>Left out: the format cannot ask it.</source>
        <translation>略去：这种格式不能提问。</translation>
    </message>
    <message>
        <source>The amount is asked; which chips it is paid in is not.</source>
        <translation>只问数目；不问用哪些筹码赔。</translation>
    </message>
    <message>
        <source>The total is asked; whether it is soft or hard is not.</source>
        <translation>只问点数；不问软硬。</translation>
    </message>
    <message>
        <source>What is behind a wrong list is told to everybody, not to whoever ticked it.</source>
        <translation>错误清单背后的说明会告诉每个人，不只告诉勾选它的人。</translation>
    </message>
    <message>
        <source>Some of the right ticks earn a part of the mark.</source>
        <translation>勾对一部分，得一部分分数。</translation>
    </message>
    <message>
        <source>The table is a picture or words: nothing on it can be pointed at.</source>
        <translation>台面是图或文字：不能在上面点选。</translation>
    </message>
    <message>
        <source>The seconds that a dealer should need are not kept.</source>
        <translation>荷官应需的秒数没有保留。</translation>
    </message>
    <message>
        <source>A judgement call: asked without a mark.</source>
        <translation>裁量题：提问但不计分。</translation>
    </message>
    <message>
        <source>Left out: this scenario is retired.</source>
        <translation>略去：这个情景已停用。</translation>
    </message>
    <message>
        <source>Staff number</source>
        <translation>员工编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组别</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>试卷</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>时间（UTC）</translation>
    </message>
    <message>
        <source>Right answers</source>
        <translation>答对</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Number of the mark</source>
        <translation>成绩编号</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>各部分</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Target seconds</source>
        <translation>目标秒数</translation>
    </message>
    <message>
        <source>right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>不计分</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>及格</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>不及格</translation>
    </message>
    <message>
        <source>Rows written: %1.</source>
        <translation>写出的行数：%1。</translation>
    </message>
    <message>
        <source>Some numbers begin with 0: take their column into the spreadsheet as text, or it drops the zeros.</source>
        <translation>有些编号以0开头：把那一列作为文本读入电子表格，否则会丢掉前面的0。</translation>
    </message>
    <message>
        <source>What was asked and answered is not in the table; &apos;records export&apos; keeps all of it.</source>
        <translation>问了什么、答了什么不在表里；“records export”会全部保留。</translation>
    </message>
    <message>
        <source>Names are left out: people are told by their numbers.</source>
        <translation>略去姓名：人员用编号表示。</translation>
    </message>
    <message>
        <source>A question is told by its kind and rulebook; its cards, amounts and key are left out.</source>
        <translation>题目用题型和规则书表示；牌、数目和正确答案都略去。</translation>
    </message>
    <message>
        <source>Names are kept in one piece here; given and family name were parted at the last space.</source>
        <translation>这里的姓名不分开保存；姓和名从最后一个空格处分开。</translation>
    </message>
    <message>
        <source>The scores of an exam&apos;s sections are left out: a result holds one.</source>
        <translation>考试各部分的分数略去：一条成绩只能放一个分数。</translation>
    </message>
    <message>
        <source>Stop. Leave every card and every chip where it lies</source>
        <translation>停。每张牌、每枚筹码都留在原处</translation>
    </message>
    <message>
        <source>Call the %1 and say in one sentence what happened</source>
        <translation>叫%1来，用一句话说明发生了什么</translation>
    </message>
    <message>
        <source>Announce that this round is void</source>
        <translation>宣布这一局作废</translation>
    </message>
    <message>
        <source>Hand every bet of this round back to its player</source>
        <translation>把本局的每份注退还玩家</translation>
    </message>
    <message>
        <source>Leave every earlier round as it was settled</source>
        <translation>以前各局的结算都不变</translation>
    </message>
    <message>
        <source>Tell the players that the cards are going to be put right</source>
        <translation>告诉玩家：牌要还原成正确次序</translation>
    </message>
    <message>
        <source>Put the cards back into the order in which they should have come</source>
        <translation>把牌还原成本来的次序</translation>
    </message>
    <message>
        <source>Leave the cards as they are: they may no longer be put right</source>
        <translation>牌保持原样：已经不能还原</translation>
    </message>
    <message>
        <source>Ask every player in turn: play on, or take the bet back</source>
        <translation>逐一问每位玩家：继续打，还是收回注码</translation>
    </message>
    <message>
        <source>Give those who leave their bet and clear their cards</source>
        <translation>把注码退给退出的人，收走他们的牌</translation>
    </message>
    <message>
        <source>Remind those who stay that they take every card still to come</source>
        <translation>提醒留下的人：以后来的每张牌都要接受</translation>
    </message>
    <message>
        <source>Say clearly that the bet is refused</source>
        <translation>清楚地说出这份注拒收</translation>
    </message>
    <message>
        <source>Push the chips back to the player</source>
        <translation>把筹码推还玩家</translation>
    </message>
    <message>
        <source>Say that the bet stays in play</source>
        <translation>说明这份注继续有效</translation>
    </message>
    <message>
        <source>Settle it as the round goes, won or lost</source>
        <translation>按本局结果结算，论输赢</translation>
    </message>
    <message>
        <source>Deal the card in its turn, just as if it had lain face down</source>
        <translation>轮到这张牌时照发，当作它本来面朝下</translation>
    </message>
    <message>
        <source>Put the card into the discard holder</source>
        <translation>把这张牌收入弃牌盒</translation>
    </message>
    <message>
        <source>Announce %1: the total before that card counts</source>
        <translation>宣布%1：以那张牌之前的点数为准</translation>
    </message>
    <message>
        <source>Say that all is in order</source>
        <translation>说明一切正常</translation>
    </message>
    <message>
        <source>Go on with the round</source>
        <translation>继续这一局</translation>
    </message>
    <message>
        <source>Offer the card, in turn, to whoever is due one, as the next card of the shoe</source>
        <translation>轮到谁拿牌，就把这张作为牌靴的下一张，依次问他要不要</translation>
    </message>
    <message>
        <source>Whoever refuses it gets no further card this round</source>
        <translation>拒绝的人本局不能再拿牌</translation>
    </message>
    <message>
        <source>Keep the card: it is the dealer&apos;s next one</source>
        <translation>留着这张牌：它是庄家的下一张</translation>
    </message>
    <message>
        <source>Ask the player whose hand is in play whether he wants to finish it first</source>
        <translation>问正在打的玩家，要不要先打完自己的手</translation>
    </message>
    <message>
        <source>Draw the dealer&apos;s missing card</source>
        <translation>补抽庄家缺的那张牌</translation>
    </message>
    <message>
        <source>Offer insurance if it is an Ace, else surrender, and say when the offer is closed</source>
        <translation>若是A，问是否买保险，否则问是否投降，并说明何时截止</translation>
    </message>
    <message>
        <source>Give the bet back to its player</source>
        <translation>把注退还玩家</translation>
    </message>
    <message>
        <source>Ask the player: act on the card in turn, or take the bet back and lose the card</source>
        <translation>问玩家：轮到时按这张牌行动，还是收回注码、放弃这张牌</translation>
    </message>
    <message>
        <source>Put those cards into the discard holder</source>
        <translation>把那些牌收入弃牌盒</translation>
    </message>
    <message>
        <source>Take the cards back and treat them as never seen</source>
        <translation>把牌收回，当作从没看见</translation>
    </message>
    <message>
        <source>Let the player who was passed over act on his hand</source>
        <translation>让被漏过的玩家打自己的手</translation>
    </message>
    <message>
        <source>Say that it is too late: the hand goes on as it is</source>
        <translation>说明太晚了：这一手照旧打下去</translation>
    </message>
    <message>
        <source>Riffle all the cards of the discard holder once</source>
        <translation>把弃牌盒里的牌全部搓洗一次</translation>
    </message>
    <message>
        <source>Let the player whose hand acts next cut them</source>
        <translation>让下一位行动的玩家切牌</translation>
    </message>
    <message>
        <source>Finish the round with them</source>
        <translation>用这些牌打完这一局</translation>
    </message>
    <message>
        <source>Shuffle and cut when the round is over</source>
        <translation>本局结束后洗牌、切牌</translation>
    </message>
    <message>
        <source>Draw a card for the absent player&apos;s hand</source>
        <translation>给离席玩家的那一手补一张牌</translation>
    </message>
    <message>
        <source>Let the absent player&apos;s hand stand</source>
        <translation>让离席玩家的那一手停牌</translation>
    </message>
    <message>
        <source>Let the other bettor of the box call the hand</source>
        <translation>由该门另一位下注者决定怎么打</translation>
    </message>
    <message>
        <source>Let the player choose from the cards</source>
        <translation>让玩家从这些牌里挑</translation>
    </message>
    <message>
        <source>Use what remains as the next card of the shoe</source>
        <translation>余下的作为牌靴的下一张</translation>
    </message>
    <message>
        <source>Use the card that was seen as the next one</source>
        <translation>先用被看见的那张作为下一张</translation>
    </message>
    <message>
        <source>Offer what remains to the next player, and burn it if he declines</source>
        <translation>余下的问下一位玩家，他不要就弃掉</translation>
    </message>
    <message>
        <source>Let the %1 choose the dealer&apos;s card</source>
        <translation>由%1挑庄家的牌</translation>
    </message>
    <message>
        <source>The %1 gives the dealer the %2, the worse card for him</source>
        <translation>%1把%2给庄家，那是对庄家较不利的牌</translation>
    </message>
    <message>
        <source>Put the other card into the discard holder</source>
        <translation>另一张收入弃牌盒</translation>
    </message>
    <message>
        <source>On the instruction of the %1 or above, discard the cards that came together</source>
        <translation>按%1或以上职位的指示，把一起出来的牌弃掉</translation>
    </message>
    <message>
        <source>Draw another card for the dealer</source>
        <translation>给庄家另抽一张牌</translation>
    </message>
    <message>
        <source>Leave the hand as it stands</source>
        <translation>这一手保持原样</translation>
    </message>
    <message>
        <source>Ask before any further card whether the player takes his remaining bets back</source>
        <translation>再发牌之前，问玩家要不要收回其余的注</translation>
    </message>
    <message>
        <source>Bets that have already lost stay lost</source>
        <translation>已输的注仍算输</translation>
    </message>
    <message>
        <source>Say that the bets cannot be taken back now</source>
        <translation>说明现在不能收回注码</translation>
    </message>
    <message>
        <source>Settle it at its size this once</source>
        <translation>按实际数目结算，只此一次</translation>
    </message>
    <message>
        <source>Tell the player that his next bet under the minimum goes back, won or lost</source>
        <translation>告诉玩家：他下次低于最低注额的注，不论输赢都退回</translation>
    </message>
    <message>
        <source>Name the minimum, and let the player raise the bet or take it back</source>
        <translation>说出最低注额，让玩家加注或收回</translation>
    </message>
    <message>
        <source>Settle on the maximum only and give back what lies above it</source>
        <translation>只按最高限额结算，超出的退回</translation>
    </message>
    <message>
        <source>Reject what is above the maximum; the seated player&apos;s bet comes first</source>
        <translation>超过最高限额的部分拒收；坐席玩家的注在先</translation>
    </message>
    <message>
        <source>Settle every bettor on his share of the maximum: %1</source>
        <translation>每位下注者按自己在最高限额里的份额结算：%1</translation>
    </message>
    <message>
        <source>Give back what was placed last: %1</source>
        <translation>退回最后放下的：%1</translation>
    </message>
    <message>
        <source>Leave it as it was settled</source>
        <translation>已结算的不变</translation>
    </message>
    <message>
        <source>Ask each player: take all bets back, or leave all of them</source>
        <translation>问每位玩家：注码全部收回，还是全部留下</translation>
    </message>
    <message>
        <source>Conclude the round</source>
        <translation>结束这一局</translation>
    </message>
    <message>
        <source>Have the house work out the card by reasonable means</source>
        <translation>由公司用合理方法推定是哪张牌</translation>
    </message>
    <message>
        <source>Settle the bet as soon as it can be done</source>
        <translation>一能结算就结算这份注</translation>
    </message>
    <message>
        <source>Refer it to the %1 and wait for the decision</source>
        <translation>交%1决定，等他的决定</translation>
    </message>
    <message>
        <source>Say that %1 calls the decisions of this box</source>
        <translation>说明该门由%1决定怎么打</translation>
    </message>
    <message>
        <source>Give the bet to %1</source>
        <translation>这份注归%1</translation>
    </message>
    <message>
        <source>Take the bet from nobody</source>
        <translation>这份注谁来下都不收</translation>
    </message>
    <message>
        <source>Take the bet: %1</source>
        <translation>收下这份注：%1</translation>
    </message>
    <message>
        <source>Ask the %1; whoever stands above may decide as well</source>
        <translation>问%1；职位更高的人也可以决定</translation>
    </message>
    <message>
        <source>Whoever acts in the position, or stands above it, may do it</source>
        <translation>代理该职位的人，或职位更高的人，可以这样做</translation>
    </message>
    <message>
        <source>The house decides it, not the table</source>
        <translation>由公司决定，不由赌台决定</translation>
    </message>
    <message>
        <source>It is the player&apos;s own to see to: nothing is changed</source>
        <translation>这是玩家自己的事：什么也不改</translation>
    </message>
    <message>
        <source>Go by the hand signal, not by the word</source>
        <translation>以手势为准，不看口说</translation>
    </message>
    <message>
        <source>Go by where the chips lay when bets were closed</source>
        <translation>以停止下注时筹码的位置为准</translation>
    </message>
    <message>
        <source>Deal the next card to box %1, hand %2</source>
        <translation>下一张牌发给第%1门第%2手</translation>
    </message>
    <message>
        <source>Draw no card</source>
        <translation>不补牌</translation>
    </message>
    <message>
        <source>Draw one card and stop, whatever the total</source>
        <translation>只补一张就停，不管多少点</translation>
    </message>
    <message>
        <source>Draw the hand out</source>
        <translation>把这一手补到底</translation>
    </message>
    <message>
        <source>Take the bets on the hand at once</source>
        <translation>当场收走这一手的注</translation>
    </message>
    <message>
        <source>Put its cards into the discard holder</source>
        <translation>把它的牌收入弃牌盒</translation>
    </message>
    <message>
        <source>Leave its cards on the felt until the box is finished</source>
        <translation>牌留在台面上，到该门打完</translation>
    </message>
    <message>
        <source>Leave the side bets that are still open</source>
        <translation>未决的边注留着</translation>
    </message>
    <message>
        <source>Announce: place your bets, please</source>
        <translation>宣布：place your bets, please（请下注）</translation>
    </message>
    <message>
        <source>Announce: no more bets</source>
        <translation>宣布：no more bets（停止下注）</translation>
    </message>
    <message>
        <source>Announce that surrender is closed</source>
        <translation>宣布投降截止</translation>
    </message>
    <message>
        <source>Announce that insurance is closed</source>
        <translation>宣布保险截止</translation>
    </message>
    <message>
        <source>Open the table: that is within the rules</source>
        <translation>开台：符合规则</translation>
    </message>
    <message>
        <source>Do not open the table like that</source>
        <translation>不能这样开台</translation>
    </message>
    <message>
        <source>Take the bet: it may be placed</source>
        <translation>收下这份注：可以下</translation>
    </message>
    <message>
        <source>Refuse it: the box takes no more bets</source>
        <translation>拒收：该门不再收注</translation>
    </message>
    <message>
        <source>%1 puts %2 on box %3.</source>
        <translation>%1在第%3门放了%2。</translation>
    </message>
    <message>
        <source>The limits are %1 to %2.</source>
        <translation>限额是%1至%2。</translation>
    </message>
    <message>
        <source>The Pit Manager allows one bet a box.</source>
        <translation>赌区经理准许每门一份注。</translation>
    </message>
    <message>
        <source>The Pit Manager allows two bets a box.</source>
        <translation>赌区经理准许每门两份注。</translation>
    </message>
    <message>
        <source>A has a bet on box %1 and lays a second stack of %2 beside it, apart.</source>
        <translation>A在第%1门有注，又在旁边另放一叠%2，与原来的分开。</translation>
    </message>
    <message>
        <source>Accept it: he calls both boxes</source>
        <translation>接受：两门都由他决定</translation>
    </message>
    <message>
        <source>Accept it: he calls his own box only</source>
        <translation>接受：他只决定自己那一门</translation>
    </message>
    <message>
        <source>Refuse it: he may have one box only</source>
        <translation>拒收：他只能有一门</translation>
    </message>
    <message>
        <source>Seats are free at tables with the same limits.</source>
        <translation>同限额的赌台还有空位。</translation>
    </message>
    <message>
        <source>Every seat at tables with these limits is taken.</source>
        <translation>同限额的各台都坐满了。</translation>
    </message>
    <message>
        <source>The Pit Manager has told E to keep to one box.</source>
        <translation>赌区经理要E只打一门。</translation>
    </message>
    <message>
        <source>Take the maximum and hand the rest back</source>
        <translation>收到最高限额，其余退还</translation>
    </message>
    <message>
        <source>What is over the maximum is handed back before the bets are closed.</source>
        <translation>超过最高限额的部分，在停止下注之前退还。</translation>
    </message>
    <message>
        <source>Accept it and hand %1 back what is over</source>
        <translation>接受，把超出的部分退还%1</translation>
    </message>
    <message>
        <source>Accept it and hand both a share of it back</source>
        <translation>接受，各退还两人一份</translation>
    </message>
    <message>
        <source>Nobody is seated: the largest bet counts as the seated player&apos;s and comes first.</source>
        <translation>没有人坐：注码最大的算坐席玩家的，在先。</translation>
    </message>
    <message>
        <source>The seated player comes first within the maximum; what is over is another&apos;s.</source>
        <translation>在最高限额内坐席玩家在先；超出的是另一位的。</translation>
    </message>
    <message>
        <source>The two bets together are over the maximum of the box.</source>
        <translation>两份注合计超过该门的最高限额。</translation>
    </message>
    <message>
        <source>Shares are for a surplus that was not seen before the bets were closed.</source>
        <translation>停止下注之前没有看见的超额，才要分摊。</translation>
    </message>
    <message>
        <source>The two bets together are within the maximum of the box.</source>
        <translation>两份注合计没有超过该门的最高限额。</translation>
    </message>
    <message>
        <source>B has no bet in this round.</source>
        <translation>B本局没有下注。</translation>
    </message>
    <message>
        <source>Where do B&apos;s chips lie then?</source>
        <translation>那么B的筹码放在哪里？</translation>
    </message>
    <message>
        <source>A on box %1 makes a paid split.</source>
        <translation>第%1门的A付钱分牌。</translation>
    </message>
    <message>
        <source>A on box %1 splits.</source>
        <translation>第%1门的A分牌。</translation>
    </message>
    <message>
        <source>B lays another %1 down for the second hand.</source>
        <translation>B再放%1给第二手。</translation>
    </message>
    <message>
        <source>B, with %1 on the box, adds nothing.</source>
        <translation>B在该门有%1，不再加。</translation>
    </message>
    <message>
        <source>%1 on hand 1, %2 on hand 2</source>
        <translation>第1手%1，第2手%2</translation>
    </message>
    <message>
        <source>Whoever follows a split lays as much as his own first bet on the new hand.</source>
        <translation>跟分牌的人，在新的一手上放与自己原注相等的注。</translation>
    </message>
    <message>
        <source>He matched the split, so he has a bet on both hands.</source>
        <translation>他跟了分牌，所以两手上他都有注。</translation>
    </message>
    <message>
        <source>He added nothing for hand 2, so nothing of his lies there.</source>
        <translation>他没有给第2手加注，所以那里没有他的钱。</translation>
    </message>
    <message>
        <source>What does B have on it, and what does the hand get?</source>
        <translation>那里B有多少，这一手拿什么？</translation>
    </message>
    <message>
        <source>A on box %1 wants a card and does not double.</source>
        <translation>第%1门的A要一张牌，不加倍。</translation>
    </message>
    <message>
        <source>A on box %1 pays for a double.</source>
        <translation>第%1门的A付钱加倍。</translation>
    </message>
    <message>
        <source>A on box %1 doubles.</source>
        <translation>第%1门的A加倍。</translation>
    </message>
    <message>
        <source>B, with %1 on it, adds nothing.</source>
        <translation>B在上面有%1，不再加。</translation>
    </message>
    <message>
        <source>B lays another %1 beside his bet.</source>
        <translation>B在自己的注旁再放%1。</translation>
    </message>
    <message>
        <source>%1, and the hand gets one card</source>
        <translation>%1，这一手拿一张牌</translation>
    </message>
    <message>
        <source>%1, and the hand gets cards as A calls</source>
        <translation>%1，这一手按A的决定拿牌</translation>
    </message>
    <message>
        <source>What does B have on hand 2 then?</source>
        <translation>那么B在第2手有多少？</translation>
    </message>
    <message>
        <source>A on box %1 doubles hand 2.</source>
        <translation>第%1门的A加倍第2手。</translation>
    </message>
    <message>
        <source>B lays %1 down to double it too.</source>
        <translation>B放%1，也要加倍。</translation>
    </message>
    <message>
        <source>Do you deal now?</source>
        <translation>你现在发牌吗？</translation>
    </message>
    <message>
        <source>Two stacks on box %1 lie side by side, and nobody sits there. “No more bets” has been called.</source>
        <translation>第%1门并排放着两叠筹码，那里没有人坐。已经宣布“No more bets”（停止下注）。</translation>
    </message>
    <message>
        <source>Before the call you asked them and told both that %1 calls the box.</source>
        <translation>宣布之前你问过他们，并告诉两人该门由%1决定。</translation>
    </message>
    <message>
        <source>Each of the two says that he calls the box.</source>
        <translation>两人都说该门由自己决定。</translation>
    </message>
    <message>
        <source>It is settled and both have been told: nothing is left to find out.</source>
        <translation>已经定下来，也告诉了两人：没有什么要再弄清楚。</translation>
    </message>
    <message>
        <source>They ask in this order: %1.</source>
        <translation>他们按这个次序提出：%1。</translation>
    </message>
    <message>
        <source>Do you take that insurance?</source>
        <translation>那份保险你收吗？</translation>
    </message>
    <message>
        <source>A on box %1 wants no insurance. B lays %2 on the insurance line for his own bet.</source>
        <translation>第%1门的A不要保险。B在保险线上放%2，为自己的注买保险。</translation>
    </message>
    <message>
        <source>A on box %1 wants no insurance. B lays %2 on the insurance line for A&apos;s bet.</source>
        <translation>第%1门的A不要保险。B在保险线上放%2，为A的注买保险。</translation>
    </message>
    <message>
        <source>Each bettor may insure his own bet, for half of it at most.</source>
        <translation>每位下注者可以为自己的注买保险，最多一半。</translation>
    </message>
    <message>
        <source>His insurance is half of his own bet at most.</source>
        <translation>他的保险最多是自己注码的一半。</translation>
    </message>
    <message>
        <source>A declines the %1 on box %2. Others want it.</source>
        <translation>A不要第%2门的%1。别人想要。</translation>
    </message>
    <message>
        <source>A, who controls box %2, leaves his %1 there. Others want it.</source>
        <translation>第%2门由A主控，他不下那里的%1。别人想下。</translation>
    </message>
    <message>
        <source>Questions taken in: %1.</source>
        <translation>读入的题目：%1。</translation>
    </message>
    <message>
        <source>Question left out. %1</source>
        <translation>略去的题目。%1</translation>
    </message>
    <message>
        <source>Taken in, but: %1</source>
        <translation>已读入，但是：%1</translation>
    </message>
    <message>
        <source>Questions of the type “%1” cannot be asked here.</source>
        <translation>“%1”类型的题目在这里不能提问。</translation>
    </message>
    <message>
        <source>“%1” is not a question.</source>
        <translation>“%1”不是题目。</translation>
    </message>
    <message>
        <source>It has no text.</source>
        <translation>它没有文字。</translation>
    </message>
    <message>
        <source>It asks nothing.</source>
        <translation>它没有提问。</translation>
    </message>
    <message>
        <source>It asks several things at once.</source>
        <translation>它一次问了几件事。</translation>
    </message>
    <message>
        <source>It names no answer that is wholly right.</source>
        <translation>它没有给出完全正确的答案。</translation>
    </message>
    <message>
        <source>Several numbers are right.</source>
        <translation>有几个数都算对。</translation>
    </message>
    <message>
        <source>Its answer is a text that has to be typed.</source>
        <translation>它的答案是要键入的文字。</translation>
    </message>
    <message>
        <source>Its number is neither a whole one nor one of dollars and cents.</source>
        <translation>它的数既不是整数，也不是元和分。</translation>
    </message>
    <message>
        <source>It takes any number within %1 of the right one; here only one number is right.</source>
        <translation>它接受与正确的数相差%1以内的任何数；这里只有一个数正确。</translation>
    </message>
    <message>
        <source>Its number needs a unit.</source>
        <translation>它的数要带单位。</translation>
    </message>
    <message>
        <source>It orders only some of its lines.</source>
        <translation>它只排列其中几行的次序。</translation>
    </message>
    <message>
        <source>It has %1 options; at most %2 can be shown.</source>
        <translation>它有%1个选项；最多只能显示%2个。</translation>
    </message>
    <message>
        <source>One of its options has no words.</source>
        <translation>有一个选项没有文字。</translation>
    </message>
    <message>
        <source>Two of its options read the same.</source>
        <translation>有两个选项文字相同。</translation>
    </message>
    <message>
        <source>It is not taken: %1.</source>
        <translation>没有读入：%1。</translation>
    </message>
    <message>
        <source>The package has no such file.</source>
        <translation>包里没有这个文件。</translation>
    </message>
    <message>
        <source>Pictures are left out; their words stand in their place.</source>
        <translation>图片略去；图片的文字放在原处。</translation>
    </message>
    <message>
        <source>Sounds, films and formulas are left out.</source>
        <translation>声音、影片和公式略去。</translation>
    </message>
    <message>
        <source>Part marks are left out: an answer is right or wrong.</source>
        <translation>部分分数略去：答案只分对错。</translation>
    </message>
    <message>
        <source>Its options were shuffled; here they keep their order.</source>
        <translation>它的选项原来是打乱的；这里保持次序不变。</translation>
    </message>
    <message>
        <source>What was said of single ticks is left out.</source>
        <translation>对单个勾选的说明略去。</translation>
    </message>
    <message>
        <source>What was said of right and wrong answers as such is left out.</source>
        <translation>对答对、答错的一般说明略去。</translation>
    </message>
    <message>
        <source>What was said of any other number is left out.</source>
        <translation>对其他任何数的说明略去。</translation>
    </message>
    <message>
        <source>Its hints are left out.</source>
        <translation>它的提示略去。</translation>
    </message>
    <message>
        <source>It earned no mark there; here it is right or wrong.</source>
        <translation>它在原处不计分；这里分对错。</translation>
    </message>
    <message>
        <source>Notes for its graders are left out.</source>
        <translation>给评分人的说明略去。</translation>
    </message>
    <message>
        <source>Its own way of marking is left out; all that it says stands in the explanation.</source>
        <translation>它自己的评分方法略去；所说的话都放在解释里。</translation>
    </message>
    <message>
        <source>You dealt round %1. What was to be done here?</source>
        <translation>你发了第%1局。这里本来该做什么？</translation>
    </message>
    <message>
        <source>%1, round %2: was everything right?</source>
        <translation>%1，第%2局：都做对了吗？</translation>
    </message>
    <message>
        <source>Everything was right</source>
        <translation>都做对了</translation>
    </message>
    <message>
        <source>Something was wrong</source>
        <translation>有做错的</translation>
    </message>
    <message>
        <source>Invite bets</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>Announce that betting is closed</source>
        <translation>宣布停止下注</translation>
    </message>
    <message>
        <source>Offer surrender</source>
        <translation>问是否投降</translation>
    </message>
    <message>
        <source>Offer insurance</source>
        <translation>问是否买保险</translation>
    </message>
    <message>
        <source>Announce the outcome</source>
        <translation>宣布结果</translation>
    </message>
    <message>
        <source>Burn the first card of the shoe</source>
        <translation>弃掉牌靴的首张</translation>
    </message>
    <message>
        <source>Deal yourself a card</source>
        <translation>给自己发一张牌</translation>
    </message>
    <message>
        <source>Deal a card to box %1</source>
        <translation>给第%1门发一张牌</translation>
    </message>
    <message>
        <source>Deal a card to hand %1 on box %2</source>
        <translation>给第%2门的第%1手发一张牌</translation>
    </message>
    <message>
        <source>Split the hand on box %1</source>
        <translation>分第%1门的牌</translation>
    </message>
    <message>
        <source>Lay a marker to the right of the bet on box %1</source>
        <translation>在第%1门注码的右边放一个免注标</translation>
    </message>
    <message>
        <source>Take a marker off box %1</source>
        <translation>从第%1门收回一个免注标</translation>
    </message>
    <message>
        <source>Take %1 from box %2: %3&apos;s %4</source>
        <translation>从第%2门收%1：%3的%4</translation>
    </message>
    <message>
        <source>Take from box %1: %2&apos;s %3</source>
        <translation>从第%1门收：%2的%3</translation>
    </message>
    <message>
        <source>Pay %1 on box %2: %3&apos;s %4</source>
        <translation>第%2门赔%1：%3的%4</translation>
    </message>
    <message>
        <source>Pay on box %1: %2&apos;s %3</source>
        <translation>第%1门赔：%2的%3</translation>
    </message>
    <message>
        <source>Give back %1 on box %2: %3&apos;s %4</source>
        <translation>第%2门退%1：%3的%4</translation>
    </message>
    <message>
        <source>Give back on box %1: %2&apos;s %3</source>
        <translation>第%1门退：%2的%3</translation>
    </message>
    <message>
        <source>Give %1 half of the bet on box %2 back</source>
        <translation>把第%2门的注退一半给%1</translation>
    </message>
    <message>
        <source>Accept what %1 wants on box %2</source>
        <translation>答应%1在第%2门的要求</translation>
    </message>
    <message>
        <source>Refuse what %1 wants on box %2</source>
        <translation>拒绝%1在第%2门的要求</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Clear the cards of box %1</source>
        <translation>收走第%1门的牌</translation>
    </message>
    <message>
        <source>Clear the cards</source>
        <translation>收走各门的牌</translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <translation>收回最后一张牌</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>停止牌局</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>叫主管</translation>
    </message>
    <message>
        <source>Report what happened as it is</source>
        <translation>如实报告发生的事</translation>
    </message>
    <message>
        <source>Rule as the document says</source>
        <translation>按文件裁定</translation>
    </message>
    <message>
        <source>Follow the player who calls this hand</source>
        <translation>听从决定这一手的玩家</translation>
    </message>
    <message>
        <source>Stop, call the floor and have the card put right</source>
        <translation>停下，叫主管，请他把牌改正</translation>
    </message>
    <message>
        <source>Nothing: nobody asked for that</source>
        <translation>什么也不做：没有人要求</translation>
    </message>
    <message>
        <source>Nothing was done</source>
        <translation>什么也没做</translation>
    </message>
    <message>
        <source>It was done, but too late</source>
        <translation>做了，但太晚</translation>
    </message>
    <message>
        <source>It was done with %1</source>
        <translation>做了，但数目是%1</translation>
    </message>
    <message>
        <source>It was done in the wrong place</source>
        <translation>做了，但地方不对</translation>
    </message>
    <message>
        <source>The bet was taken</source>
        <translation>收走了这份注</translation>
    </message>
    <message>
        <source>The bet was paid or given back</source>
        <translation>这份注赔了或退了</translation>
    </message>
    <message>
        <source>It was granted</source>
        <translation>答应了</translation>
    </message>
    <message>
        <source>It was refused</source>
        <translation>拒绝了</translation>
    </message>
    <message>
        <source>Somebody else&apos;s signal was followed</source>
        <translation>听从了别人的手势</translation>
    </message>
    <message>
        <source>Play went on</source>
        <translation>牌局照常继续</translation>
    </message>
    <message>
        <source>The cards were moved without the floor</source>
        <translation>没有叫主管就动了牌</translation>
    </message>
    <message>
        <source>Something else was reported</source>
        <translation>报告的是别的事</translation>
    </message>
    <message>
        <source>Another ruling was given</source>
        <translation>作了别的裁定</translation>
    </message>
    <message>
        <source>The ruling was not carried out</source>
        <translation>没有执行裁定</translation>
    </message>
    <message>
        <source>The game was stopped</source>
        <translation>停止了牌局</translation>
    </message>
    <message>
        <source>A round dealt</source>
        <translation>发过的一局</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>宣布</translation>
    </message>
    <message>
        <source>Bets before the deal</source>
        <translation>发牌前的注</translation>
    </message>
    <message>
        <source>Surrender and insurance</source>
        <translation>投降与保险</translation>
    </message>
    <message>
        <source>Signals and cards</source>
        <translation>手势与牌</translation>
    </message>
    <message>
        <source>Splits and doubles</source>
        <translation>分牌与加倍</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>免注标</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>爆牌</translation>
    </message>
    <message>
        <source>The dealer&apos;s own hand</source>
        <translation>庄家自己的手</translation>
    </message>
    <message>
        <source>Settling main bets</source>
        <translation>结算主注</translation>
    </message>
    <message>
        <source>Settling side bets</source>
        <translation>结算边注</translation>
    </message>
    <message>
        <source>Irregularities at the table</source>
        <translation>台上的意外</translation>
    </message>
    <message>
        <source>Watching the table</source>
        <translation>看好赌台</translation>
    </message>
    <message>
        <source>Key typed by a person, not computed: it came from another program.</source>
        <translation>正确答案由人键入，不是计算所得：来自别的程序。</translation>
    </message>
    <message>
        <source>A on box %1 says “card” but waves his hand.</source>
        <translation>第%1门的A说“card”（要牌），却挥手。</translation>
    </message>
    <message>
        <source>Does he get a card?</source>
        <translation>他拿到牌吗？</translation>
    </message>
    <message>
        <source>You called the hand of box %1 as %2.</source>
        <translation>你把第%1门的手报成%2。</translation>
    </message>
    <message>
        <source>A waved his hand. Now he counts his cards and wants one more: you had misled him.</source>
        <translation>A挥了手。后来他数点数，还想要一张：是你误导了他。</translation>
    </message>
    <message>
        <source>Before he signals, A counts his cards himself and taps for one.</source>
        <translation>A在打手势之前自己数了点数，敲台要一张牌。</translation>
    </message>
    <message>
        <source>Does that bet play where it lies?</source>
        <translation>那份注照原来的位置算吗？</translation>
    </message>
    <message>
        <source>Do you give it back?</source>
        <translation>你退回吗？</translation>
    </message>
    <message>
        <source>At A&apos;s request %1 laid A&apos;s bet on box %2.</source>
        <translation>%1应A的要求，代他把注放在第%2门。</translation>
    </message>
    <message>
        <source>Bets are closed. Now A says that he had asked for another box.</source>
        <translation>已经停止下注。现在A说他要的是另一门。</translation>
    </message>
    <message>
        <source>A&apos;s chips lean over the line of box %1. He says he meant the box beside it.</source>
        <translation>A的筹码压在第%1门的线上。他说指的是旁边那一门。</translation>
    </message>
    <message>
        <source>Does that bet win or lose as it lies?</source>
        <translation>那份注照原来的位置论输赢吗？</translation>
    </message>
    <message>
        <source>A&apos;s bet on box %1 is under the minimum. It was seen after the bets were closed; he says you should have told him.</source>
        <translation>A在第%1门的注低于最低注额。停止下注之后才看见；他说你本来应该告诉他。</translation>
    </message>
    <message>
        <source>Now A puts %1 down as a %2 on box %3.</source>
        <translation>现在A在第%3门放%1，作为%2。</translation>
    </message>
    <message>
        <source>Now A adds %1 to his %2 on box %3.</source>
        <translation>现在A在第%3门自己的%2上加%1。</translation>
    </message>
    <message>
        <source>Now A takes his %1 of %2 off box %3.</source>
        <translation>现在A拿走自己在第%3门的%1，共%2。</translation>
    </message>
    <message>
        <source>You have not called “No more bets” yet.</source>
        <translation>你还没有宣布“No more bets”（停止下注）。</translation>
    </message>
    <message>
        <source>The round has begun.</source>
        <translation>这一局已经开始。</translation>
    </message>
    <message>
        <source>The round has not begun.</source>
        <translation>这一局还没有开始。</translation>
    </message>
    <message>
        <source>Does that bet play in this round?</source>
        <translation>那份注在本局算吗？</translation>
    </message>
    <message>
        <source>Do the added chips play in this round?</source>
        <translation>加上的筹码在本局算吗？</translation>
    </message>
    <message>
        <source>Do those chips play in this round?</source>
        <translation>那些筹码在本局算吗？</translation>
    </message>
    <message>
        <source>Does his whole bet play on?</source>
        <translation>他的整份注继续算吗？</translation>
    </message>
    <message>
        <source>Until the call of “No more bets” chips may be laid, added or taken back.</source>
        <translation>宣布“No more bets”（停止下注）之前，筹码可以放、可以加、可以收回。</translation>
    </message>
    <message>
        <source>What lay there at the call stays in the round: it may not be taken back.</source>
        <translation>宣布时放在那里的，本局都有效：不能收回。</translation>
    </message>
    <message>
        <source>Insurance is laid after the call, against the dealer&apos;s Ace.</source>
        <translation>保险在宣布停止下注之后、对庄家的A才放。</translation>
    </message>
    <message>
        <source>Surrender gives half of the bet back, after the opening cards and before any other.</source>
        <translation>投降退回一半注码：在首轮牌之后、再发牌之前。</translation>
    </message>
    <message>
        <source>A double is laid after the call, on the first two cards.</source>
        <translation>加倍在宣布停止下注之后、凭开头两张牌才放。</translation>
    </message>
    <message>
        <source>A split is laid after the call, on two cards of one value.</source>
        <translation>分牌在宣布停止下注之后、凭两张同点数的牌才放。</translation>
    </message>
    <message>
        <source>After a third card the hand may not be doubled any more.</source>
        <translation>拿了第三张牌，这一手就不能再加倍。</translation>
    </message>
    <message>
        <source>The player counts an Ace as one or eleven; eleven only where the hand does not pass 21.</source>
        <translation>玩家把A算1点或11点；这一手不超过21点才能算11点。</translation>
    </message>
    <message>
        <source>Box %1, hand %2: what is the best total, and is it hard or soft?</source>
        <translation>第%1门第%2手：最好的点数是多少，是硬还是软？</translation>
    </message>
    <message>
        <source>Box %1: what is the best total, and is it hard or soft?</source>
        <translation>第%1门：最好的点数是多少，是硬还是软？</translation>
    </message>
    <message>
        <source>With the Ace as eleven the hand is better, and it does not pass 21.</source>
        <translation>A算11点时这一手更好，而且不超过21点。</translation>
    </message>
    <message>
        <source>A player&apos;s hand over 21 is bust, whatever the dealer makes.</source>
        <translation>玩家这一手超过21点就爆牌，不管庄家多少。</translation>
    </message>
    <message>
        <source>What kind of settlement is that?</source>
        <translation>那是哪一种结算？</translation>
    </message>
    <message>
        <source>An interim settlement</source>
        <translation>期中结算</translation>
    </message>
    <message>
        <source>A final settlement</source>
        <translation>终局结算</translation>
    </message>
    <message>
        <source>Box %1 has surrendered and you have taken half of its bet. Nobody has drawn a card.</source>
        <translation>第%1门投降了，你收走它的一半注码。还没有人补牌。</translation>
    </message>
    <message>
        <source>The bets lie there. “No more bets” has not been called yet.</source>
        <translation>注已放好。还没有宣布“No more bets”（停止下注）。</translation>
    </message>
    <message>
        <source>Bets are still open</source>
        <translation>还可以下注</translation>
    </message>
    <message>
        <source>Only the call of “No more bets” closes the bets.</source>
        <translation>只有宣布“No more bets”（停止下注），才停止下注。</translation>
    </message>
    <message>
        <source>Cards are out, so the bets are closed.</source>
        <translation>牌已发出，所以已经停止下注。</translation>
    </message>
    <message>
        <source>The player of box %1 has walked away.</source>
        <translation>第%1门的玩家走开了。</translation>
    </message>
    <message>
        <source>The player of box %1 had walked away; you played his hand as the rules have it.</source>
        <translation>第%1门的玩家走开了；你按规则打了他的手。</translation>
    </message>
    <message>
        <source>What happens with the hand of box %1 now?</source>
        <translation>第%1门的手现在怎么办？</translation>
    </message>
    <message>
        <source>Such a hand is drawn to 12 or more, soft or hard.</source>
        <translation>这样的手补到12点或以上，软硬都一样。</translation>
    </message>
    <message>
        <source>Such a hand is drawn to more than 11, or to soft 17 or more.</source>
        <translation>这样的手补到11点以上，或软17点或以上。</translation>
    </message>
    <message>
        <source>Who plays the hand of box %1 now?</source>
        <translation>第%1门的手现在由谁打？</translation>
    </message>
    <message>
        <source>With the seat empty, the largest bet of the box calls.</source>
        <translation>座位空着，由该门最大的注决定。</translation>
    </message>
    <message>
        <source>Of the other bettors of the box, the one nearest the dealer plays it.</source>
        <translation>该门其他下注者之中，由离荷官最近的人代打。</translation>
    </message>
    <message>
        <source>He has no bet on that box.</source>
        <translation>他在那一门没有注。</translation>
    </message>
    <message>
        <source>Is that its place?</source>
        <translation>那是它的位置吗？</translation>
    </message>
    <message>
        <source>The marker of a free double on box %1 lies here: %2.</source>
        <translation>第%1门免注加倍的免注标放在这里：%2。</translation>
    </message>
    <message>
        <source>The %1 of box %2 lies here: %3.</source>
        <translation>第%2门的%1放在这里：%3。</translation>
    </message>
    <message>
        <source>How much is his then, in all?</source>
        <translation>那么总共有多少是他的？</translation>
    </message>
    <message>
        <source>Pay table %1 says %2 for “%3”. It comes with %4 down.</source>
        <translation>赔率表%1上，“%3”写着%2。下了%4，开出了它。</translation>
    </message>
    <message>
        <source>May %1 be dealt with a shoe of %2 decks?</source>
        <translation>%1可以用%2副牌的牌靴来发吗？</translation>
    </message>
    <message>
        <source>How many cards have %1 decks of %2?</source>
        <translation>%2用%1副牌，共有多少张？</translation>
    </message>
    <message>
        <source>The tens are taken out in Dueling 8&apos;s only.</source>
        <translation>只有决斗8才抽掉十点牌。</translation>
    </message>
    <message>
        <source>The %1 is paid %2 and loses %3.</source>
        <translation>%1赔%2，又输%3。</translation>
    </message>
    <message>
        <source>The %1 is paid %2.</source>
        <translation>%1赔%2。</translation>
    </message>
    <message>
        <source>The %1 loses %2.</source>
        <translation>%1输%2。</translation>
    </message>
    <message>
        <source>The %1 neither wins nor loses.</source>
        <translation>%1不赢不输。</translation>
    </message>
    <message>
        <source>Open as well: %1.</source>
        <translation>此外可以做的：%1。</translation>
    </message>
    <message>
        <source>Not open: %1.</source>
        <translation>不可以做的：%1。</translation>
    </message>
    <message>
        <source>Open as well: %1; not open: %2.</source>
        <translation>此外可以做的：%1；不可以做的：%2。</translation>
    </message>
    <message>
        <source>With this %1 the dealer draws on.</source>
        <translation>庄家有这%1点，还要补牌。</translation>
    </message>
    <message>
        <source>It is %1&apos;s.</source>
        <translation>是%1的。</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>输</translation>
    </message>
    <message>
        <source>What becomes of the main bet of box %1 here, and of the same in %2?</source>
        <translation>第%1门的主注在这里结果怎样，同样的在%2又怎样？</translation>
    </message>
    <message>
        <source>Here it %1; in %3 it %2</source>
        <translation>这里%1；在%3里%2</translation>
    </message>
    <message>
        <source>This very table comes out alike in both.</source>
        <translation>就是这张赌台，在两个游戏里结果相同。</translation>
    </message>
    <message>
        <source>The same cards come out otherwise there: play them by that game&apos;s rules.</source>
        <translation>同样的牌在那里结果不同：请按那个游戏的规则来打。</translation>
    </message>
    <message>
        <source>stands off</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>That rule is for something else.</source>
        <translation>那条规则管的是别的事。</translation>
    </message>
    <message>
        <source>Which rule decides this?</source>
        <translation>由哪条规则决定？</translation>
    </message>
    <message>
        <source>To box %1</source>
        <translation>给第%1门</translation>
    </message>
    <message>
        <source>To yourself</source>
        <translation>给你自己</translation>
    </message>
    <message>
        <source>Cards dealt so far: %1; where does the next one go?</source>
        <translation>已经发了这些牌：%1；下一张发到哪里？</translation>
    </message>
    <message>
        <source>The rest of the deal is that of the house&apos;s own game.</source>
        <translation>其余的发法，照公司自己的玩法。</translation>
    </message>
    <message>
        <source>Hand 2 of box %1 stands.</source>
        <translation>第%1门第2手停牌。</translation>
    </message>
    <message>
        <source>Both hands have been played out.</source>
        <translation>两手都打完了。</translation>
    </message>
    <message>
        <source>Box %1: tick what you do now with its Lucky Lucky bet.</source>
        <translation>第%1门：勾选你现在对它的Lucky Lucky注要做的每一件事。</translation>
    </message>
    <message>
        <source>Pay it at once</source>
        <translation>当场赔付</translation>
    </message>
    <message>
        <source>Push the stake back to the player</source>
        <translation>把本金推还玩家</translation>
    </message>
    <message>
        <source>Take it at once</source>
        <translation>当场收走</translation>
    </message>
    <message>
        <source>Leave the stake until the hands are played</source>
        <translation>本金留到各手打完</translation>
    </message>
    <message>
        <source>It has won.</source>
        <translation>它赢了。</translation>
    </message>
    <message>
        <source>It has not won.</source>
        <translation>它没有赢。</translation>
    </message>
    <message>
        <source>Bets that have not won are taken before the hands are played.</source>
        <translation>没有赢的注，在各手开打之前收走。</translation>
    </message>
    <message>
        <source>Do you draw another card?</source>
        <translation>你还补一张牌吗？</translation>
    </message>
    <message>
        <source>Hand 1 of box %1 draws %2.</source>
        <translation>第%1门第1手补来%2。</translation>
    </message>
    <message>
        <source>Hand 1 of box %1 is bust: tick everything that you do now.</source>
        <translation>第%1门第1手爆牌：勾选你现在要做的每一件事。</translation>
    </message>
    <message>
        <source>That is for cards that do not belong to the shoe.</source>
        <translation>那是针对不属于牌靴的牌。</translation>
    </message>
    <message>
        <source>That is where the cards can still be put back.</source>
        <translation>那是牌还能还原的时候。</translation>
    </message>
    <message>
        <source>That is where nobody knows the order any more.</source>
        <translation>那是谁也不知道次序的时候。</translation>
    </message>
    <message>
        <source>That is once the bets on the opening cards are settled.</source>
        <translation>那是首轮牌上的注已结算之后。</translation>
    </message>
    <message>
        <source>The round is void only where the order is lost before anything is settled.</source>
        <translation>只有在结算之前次序已乱，这一局才作废。</translation>
    </message>
    <message>
        <source>That is once bets are settled, and where the order is lost.</source>
        <translation>那是注已结算、次序也乱了的时候。</translation>
    </message>
    <message>
        <source>Box %1 asked for a card, and this one came out of the shoe.</source>
        <translation>第%1门要一张牌，牌靴里出来了这张。</translation>
    </message>
    <message>
        <source>A count shows one card too many in the shoe.</source>
        <translation>一清点，牌靴里多一张牌。</translation>
    </message>
    <message>
        <source>A count shows that a card is missing from the shoe.</source>
        <translation>一清点，牌靴里少一张牌。</translation>
    </message>
    <message>
        <source>You see that one of the decks was never shuffled.</source>
        <translation>你看见其中一副牌根本没有洗过。</translation>
    </message>
    <message>
        <source>The last card of box %2 was the one that box %1 had asked for.</source>
        <translation>第%2门的最后一张牌，本是第%1门要的那张。</translation>
    </message>
    <message>
        <source>You see it at once; no bet has been settled this round.</source>
        <translation>你马上看见了；这一局还没有结算过注。</translation>
    </message>
    <message>
        <source>The card that box %1 lacks lies at box %2.</source>
        <translation>第%1门缺的那张牌在第%2门。</translation>
    </message>
    <message>
        <source>That is while nothing has been settled.</source>
        <translation>那是还没有结算的时候。</translation>
    </message>
    <message>
        <source>That is for a box with a bet and no card.</source>
        <translation>那是针对有注而没有牌的门。</translation>
    </message>
    <message>
        <source>That is where nobody knows the order of the cards.</source>
        <translation>那是谁也不知道牌的次序的时候。</translation>
    </message>
    <message>
        <source>That is for a box that has got one card.</source>
        <translation>那是针对只拿到一张牌的门。</translation>
    </message>
    <message>
        <source>That is for cards on a box without a bet.</source>
        <translation>那是针对没有注的门上的牌。</translation>
    </message>
    <message>
        <source>Look at box %1: what is the ruling?</source>
        <translation>看第%1门：怎么裁定？</translation>
    </message>
    <message>
        <source>What becomes of the cards at box %1?</source>
        <translation>第%1门的牌怎么处理？</translation>
    </message>
    <message>
        <source>They go back into their right order</source>
        <translation>还原成正确次序</translation>
    </message>
    <message>
        <source>They go into the discard holder</source>
        <translation>收入弃牌盒</translation>
    </message>
    <message>
        <source>That card was due to your hand, so it counts.</source>
        <translation>那张牌是该给你的手的，所以算数。</translation>
    </message>
    <message>
        <source>A card too many is discarded: it neither busts your hand nor counts as one of its cards.</source>
        <translation>多出的牌弃掉：它不使你的手爆牌，也不算它的牌。</translation>
    </message>
    <message>
        <source>The card was due, so the bust counts with all its cards.</source>
        <translation>那张牌是该发的，所以爆牌成立，所有的牌都算。</translation>
    </message>
    <message>
        <source>How much do you pay on the %1 of %2?</source>
        <translation>%2的%1你赔多少？</translation>
    </message>
    <message>
        <source>All hands are finished, and you have drawn; the %1 came last.</source>
        <translation>各手都打完了，你已补牌；最后出来的是%1。</translation>
    </message>
    <message>
        <source>Your hand was finished: no card was due to it.</source>
        <translation>你的手已经打完：没有牌该给它。</translation>
    </message>
    <message>
        <source>The other cards lie where they belong; there is nothing to put back.</source>
        <translation>其他的牌都在该在的地方，没有什么要还原。</translation>
    </message>
    <message>
        <source>What about your last card?</source>
        <translation>你的最后一张牌怎么处理？</translation>
    </message>
    <message>
        <source>Who may finish his hand before you draw your card?</source>
        <translation>你补牌之前，谁可以先打完自己的手？</translation>
    </message>
    <message>
        <source>It is for the hand that is being acted upon, no other.</source>
        <translation>只限正在打的那一手，别的都不行。</translation>
    </message>
    <message>
        <source>You missed your own card; now you have drawn it.</source>
        <translation>你漏了自己的牌；现在补抽了。</translation>
    </message>
    <message>
        <source>What do you offer the players now?</source>
        <translation>现在向玩家提出什么？</translation>
    </message>
    <message>
        <source>Against an Ace there is insurance and no surrender.</source>
        <translation>对A有保险，没有投降。</translation>
    </message>
    <message>
        <source>Insurance is against an Ace only.</source>
        <translation>只有对A才有保险。</translation>
    </message>
    <message>
        <source>Bets are settled and a card is drawn: it is too late to put the cards back.</source>
        <translation>注已结算，又抽了牌：来不及把牌还原了。</translation>
    </message>
    <message>
        <source>Nothing is settled and no card drawn yet: the cards are put right, that is all.</source>
        <translation>还没有结算，也没有抽牌：把牌改正就是了。</translation>
    </message>
    <message>
        <source>The player of box %1 may finish his hand first</source>
        <translation>第%1门的玩家可以先打完自己的手</translation>
    </message>
    <message>
        <source>You draw your missing card now</source>
        <translation>你现在抽自己缺的那张牌</translation>
    </message>
    <message>
        <source>After your card surrender or insurance is offered</source>
        <translation>你拿到牌之后，提出投降或保险</translation>
    </message>
    <message>
        <source>The players get the offer that they missed.</source>
        <translation>玩家得到先前错过的机会。</translation>
    </message>
    <message>
        <source>A missing card of yours does not void the round.</source>
        <translation>你缺一张牌，不会使这一局作废。</translation>
    </message>
    <message>
        <source>You have no card of your own: what is the ruling?</source>
        <translation>你自己没有牌：怎么裁定？</translation>
    </message>
    <message>
        <source>Which total counts for your own hand?</source>
        <translation>你自己的手算哪个点数？</translation>
    </message>
    <message>
        <source>May %1 take his bet back now?</source>
        <translation>%1现在可以收回他的注吗？</translation>
    </message>
    <message>
        <source>You have asked %1, and he has chosen to play on.</source>
        <translation>你问过%1，他选择了继续打。</translation>
    </message>
    <message>
        <source>You have not asked %1 yet.</source>
        <translation>你还没有问%1。</translation>
    </message>
    <message>
        <source>Box %1 is offered it</source>
        <translation>问第%1门要不要</translation>
    </message>
    <message>
        <source>It is offered in turn, to the next one who is due a card.</source>
        <translation>依次问：先问下一个该得牌的人。</translation>
    </message>
    <message>
        <source>It is your own next card</source>
        <translation>它是你自己的下一张牌</translation>
    </message>
    <message>
        <source>It is yours only when every player has refused it.</source>
        <translation>要所有玩家都不要，才是你的。</translation>
    </message>
    <message>
        <source>It goes into the discard holder</source>
        <translation>收入弃牌盒</translation>
    </message>
    <message>
        <source>Only a card too many on your own finished hand is discarded.</source>
        <translation>只有你自己已打完的手上多出的牌，才弃掉。</translation>
    </message>
    <message>
        <source>You dealt this card to box %1 while box %2 still had to act.</source>
        <translation>第%2门还没有行动，你就把这张牌发给了第%1门。</translation>
    </message>
    <message>
        <source>Box %1 waved the card off, but you had drawn it already.</source>
        <translation>第%1门摆手不要，但你已把牌抽出来了。</translation>
    </message>
    <message>
        <source>Box %1 waved this card off too late; box %2 does not want it either.</source>
        <translation>第%1门摆手太晚，不要这张牌；第%2门也不要。</translation>
    </message>
    <message>
        <source>Box %1 waved this card off too late, and nobody after it wants it either.</source>
        <translation>第%1门摆手太晚，不要这张牌；后面也没有人要。</translation>
    </message>
    <message>
        <source>All hands are finished, and you drew this card to your own.</source>
        <translation>各手都打完了，你把这张牌抽给了自己。</translation>
    </message>
    <message>
        <source>A card was drawn for box %1 by mistake. It refused the card, and box %2 took it.</source>
        <translation>误给第%1门抽了一张牌。它拒绝了，第%2门要了。</translation>
    </message>
    <message>
        <source>Now box %1 wants a card after all.</source>
        <translation>现在第%1门又要牌了。</translation>
    </message>
    <message>
        <source>Now box %1 wants one more card.</source>
        <translation>现在第%1门还要一张牌。</translation>
    </message>
    <message>
        <source>May it have one?</source>
        <translation>可以给它吗？</translation>
    </message>
    <message>
        <source>Whoever refuses such a card stands and gets no more this round.</source>
        <translation>拒绝了这种牌的人停牌，这一局不再拿牌。</translation>
    </message>
    <message>
        <source>It took the card as its own next one, and draws on as it likes.</source>
        <translation>它把这张当作自己的下一张牌，之后想怎么补就怎么补。</translation>
    </message>
    <message>
        <source>Box %1 declines the card that is left.</source>
        <translation>剩下的牌，第%1门不要。</translation>
    </message>
    <message>
        <source>What becomes of the card that is left?</source>
        <translation>剩下的牌怎么处理？</translation>
    </message>
    <message>
        <source>It is burned</source>
        <translation>弃掉</translation>
    </message>
    <message>
        <source>It stays the next card</source>
        <translation>仍是下一张牌</translation>
    </message>
    <message>
        <source>Both were seen: the one left is offered to the next player only, then burned.</source>
        <translation>两张都被看见：剩下的只问下一位玩家，不要就弃掉。</translation>
    </message>
    <message>
        <source>It is still the next card, for whoever draws next.</source>
        <translation>它仍是下一张牌，谁下一个抽就给谁。</translation>
    </message>
    <message>
        <source>Which of them may the player of box %1 have?</source>
        <translation>第%1门的玩家可以拿其中哪些？</translation>
    </message>
    <message>
        <source>One of them, as he picks</source>
        <translation>其中一张，由他挑</translation>
    </message>
    <message>
        <source>The one that was seen</source>
        <translation>被看见的那张</translation>
    </message>
    <message>
        <source>One of them, or both</source>
        <translation>一张，或两张都要</translation>
    </message>
    <message>
        <source>With both seen he may take both.</source>
        <translation>两张都被看见，他可以都拿。</translation>
    </message>
    <message>
        <source>With one card seen there is nothing to pick: that one comes first.</source>
        <translation>看见一张，就没有什么可挑：那张先来。</translation>
    </message>
    <message>
        <source>Taking both is for two cards that were seen.</source>
        <translation>两张都拿，只在两张都被看见时才行。</translation>
    </message>
    <message>
        <source>On a player&apos;s hand he picks the one he gets first; the other is the next card.</source>
        <translation>在玩家的手上，他挑先拿哪张；另一张是下一张牌。</translation>
    </message>
    <message>
        <source>On your own hand they are discarded, and you draw another.</source>
        <translation>在你自己的手上，两张都弃掉，你另抽一张。</translation>
    </message>
    <message>
        <source>The player picks which card he gets first</source>
        <translation>玩家挑先拿哪张牌</translation>
    </message>
    <message>
        <source>Both cards are discarded and another is drawn</source>
        <translation>两张都弃掉，另抽一张</translation>
    </message>
    <message>
        <source>A card that was seen comes first</source>
        <translation>被看见的牌先来</translation>
    </message>
    <message>
        <source>Which card was seen makes no difference here.</source>
        <translation>哪张牌被看见，在这里没有分别。</translation>
    </message>
    <message>
        <source>All hands are finished. You draw, and two cards come at once; nobody knows which was first.</source>
        <translation>各手都打完了。你补牌，一次出了两张；没有人知道哪张在先。</translation>
    </message>
    <message>
        <source>Box %1 wants a card, and two come at once; nobody knows which was first.</source>
        <translation>第%1门要一张牌，一次出了两张；没有人知道哪张在先。</translation>
    </message>
    <message>
        <source>You went past box %1 without asking whether it wanted a card.</source>
        <translation>你没有问第%1门要不要牌，就走过去了。</translation>
    </message>
    <message>
        <source>Whose turn is it now?</source>
        <translation>现在轮到谁？</translation>
    </message>
    <message>
        <source>Only the next hand has been dealt to: its card comes off, and the box passed over acts.</source>
        <translation>只给下一手发了牌：把那张撤下，由被漏过的门行动。</translation>
    </message>
    <message>
        <source>More than one box has been dealt to since: it is too late.</source>
        <translation>此后已给不止一门发牌：太晚了。</translation>
    </message>
    <message>
        <source>Which of them is for your own hand?</source>
        <translation>其中哪张给你自己的手？</translation>
    </message>
    <message>
        <source>You get the card that is worse for your hand.</source>
        <translation>对你的手较差的那张归你。</translation>
    </message>
    <message>
        <source>You see it before bets are closed.</source>
        <translation>你在停止下注之前看见。</translation>
    </message>
    <message>
        <source>You see it when the round is played and its outcome known.</source>
        <translation>你在这一局打完、结果已知之后看见。</translation>
    </message>
    <message>
        <source>You see it after bets are closed.</source>
        <translation>你在停止下注之后看见。</translation>
    </message>
    <message>
        <source>How much do you pay on the bet of %1?</source>
        <translation>%1的注你赔多少？</translation>
    </message>
    <message>
        <source>How much do you take of the bet of %1?</source>
        <translation>%1的注你收多少？</translation>
    </message>
    <message>
        <source>From the second time on such a bet goes back, whatever the outcome.</source>
        <translation>从第二次起，不论结果，这种注都退回。</translation>
    </message>
    <message>
        <source>The first time such a bet is settled at its size, won or lost.</source>
        <translation>第一次，这种注按原数结算，不论输赢。</translation>
    </message>
    <message>
        <source>It is never raised to the minimum.</source>
        <translation>绝不加到最低注额。</translation>
    </message>
    <message>
        <source>That is for a bet under the minimum before bets are closed.</source>
        <translation>那是停止下注之前，低于最低注额的注。</translation>
    </message>
    <message>
        <source>That is for the first bet under the minimum of a player.</source>
        <translation>那是玩家第一次低于最低注额的注。</translation>
    </message>
    <message>
        <source>That is for bets over the maximum after bets are closed.</source>
        <translation>那是停止下注之后，超过最高限额的注。</translation>
    </message>
    <message>
        <source>That is for a bet under the minimum after bets are closed.</source>
        <translation>那是停止下注之后，低于最低注额的注。</translation>
    </message>
    <message>
        <source>That is for a box over the maximum before bets are closed.</source>
        <translation>那是停止下注之前，超过最高限额的门。</translation>
    </message>
    <message>
        <source>That is for a player who has had a bet under the minimum settled before.</source>
        <translation>那是以前已有低于最低注额的注结算过的玩家。</translation>
    </message>
    <message>
        <source>The minimum is %1, and %2 has less there.</source>
        <translation>最低注额是%1，%2在那里不足。</translation>
    </message>
    <message>
        <source>He had a bet under the minimum settled before.</source>
        <translation>他以前有低于最低注额的注结算过。</translation>
    </message>
    <message>
        <source>It is his first bet under the minimum.</source>
        <translation>这是他第一次下低于最低注额的注。</translation>
    </message>
    <message>
        <source>What about the bet of %1?</source>
        <translation>%1的注怎么处理？</translation>
    </message>
    <message>
        <source>What about the bets on box %1?</source>
        <translation>第%1门的注怎么处理？</translation>
    </message>
    <message>
        <source>The maximum is %1.</source>
        <translation>最高限额是%1。</translation>
    </message>
    <message>
        <source>How much of the bet of %1 goes back now?</source>
        <translation>%1的注现在退回多少？</translation>
    </message>
    <message>
        <source>The seated player&apos;s bet comes first; the others fill what room is left.</source>
        <translation>入座玩家的注先算；其他人的填入剩下的额度。</translation>
    </message>
    <message>
        <source>With nobody seated the largest bet comes first; the others fill what room is left.</source>
        <translation>没有人坐时，最大的注先算；其他的填入剩下的额度。</translation>
    </message>
    <message>
        <source>Before bets are closed nothing is shared out: the excess goes back.</source>
        <translation>停止下注之前不分摊：超出的退回。</translation>
    </message>
    <message>
        <source>From which position upwards may that be done?</source>
        <translation>从哪一级职位起可以这样做？</translation>
    </message>
    <message>
        <source>From which position upwards may somebody have both cards discarded?</source>
        <translation>从哪一级职位起可以叫人把两张牌都弃掉？</translation>
    </message>
    <message>
        <source>From which position upwards may somebody pick your card?</source>
        <translation>从哪一级职位起可以替你挑牌？</translation>
    </message>
    <message>
        <source>What a rule means is for the shift manager to decide.</source>
        <translation>规则是什么意思，由值班经理决定。</translation>
    </message>
    <message>
        <source>You and the player of box %1 read a sentence of the rules differently. It has to be decided.</source>
        <translation>你和第%1门的玩家对规则的一句话理解不同。必须有人决定。</translation>
    </message>
    <message>
        <source>Two players at box %1 argue over what a rule means. It has to be decided.</source>
        <translation>第%1门的两位玩家为一条规则的意思争执。必须有人决定。</translation>
    </message>
    <message>
        <source>The player of box %1 shouts at another and will not stop. No rule of the game speaks of it, and somebody has to decide.</source>
        <translation>第%1门的玩家对另一人大喊，不肯停。游戏规则没有写到，必须有人决定。</translation>
    </message>
    <message>
        <source>The player of box %1 films the table. No rule of the game speaks of it, and somebody has to decide.</source>
        <translation>第%1门的玩家拍摄赌台。游戏规则没有写到，必须有人决定。</translation>
    </message>
    <message>
        <source>The player of box %1 asks for a new shoe in the middle of the round. No rule of the game speaks of it, and somebody has to decide.</source>
        <translation>第%1门的玩家在一局中间要求换新的牌靴。游戏规则没有写到，必须有人决定。</translation>
    </message>
    <message>
        <source>On your own hand they are discarded on the word of the supervisor, or of anybody above.</source>
        <translation>在你自己的手上，由主任或以上的人吩咐，把它们弃掉。</translation>
    </message>
    <message>
        <source>The card for your own hand is picked by the Pit Manager, or by anybody above.</source>
        <translation>给你自己的手的牌，由赌区经理或以上的人挑。</translation>
    </message>
    <message>
        <source>You draw, and two cards come at once; neither was seen.</source>
        <translation>你补牌，一次出了两张；都没有被看见。</translation>
    </message>
    <message>
        <source>%1 bets on several boxes and is to be held to one.</source>
        <translation>%1在几门下注，要他只打一门。</translation>
    </message>
    <message>
        <source>It is crowded around box %1: fewer than three bets are to be allowed there.</source>
        <translation>第%1门围满了人：要少于三份注。</translation>
    </message>
    <message>
        <source>Holding a player to one box is at the Pit Manager&apos;s discretion.</source>
        <translation>限制玩家只打一门，由赌区经理酌情决定。</translation>
    </message>
    <message>
        <source>Allowing fewer bets on a box is at the Pit Manager&apos;s discretion.</source>
        <translation>准许一门少下几份注，由赌区经理酌情决定。</translation>
    </message>
    <message>
        <source>%1 asks for his next chips to be put on box %2 for him.</source>
        <translation>%1要求替他把下一批筹码放在第%2门。</translation>
    </message>
    <message>
        <source>At a player&apos;s request a bet may be placed for him, by the dealer too.</source>
        <translation>玩家要求时，可以替他下注，荷官也可以代放。</translation>
    </message>
    <message>
        <source>The %1 is away; the dealer of the next table does his work at yours, without being assigned to it.</source>
        <translation>%1不在；邻台的荷官没有被指派，却在你的赌台做他的工作。</translation>
    </message>
    <message>
        <source>Only whoever is assigned to a position does its work.</source>
        <translation>只有被指派到该职位的人，才做它的工作。</translation>
    </message>
    <message>
        <source>Whose choice is that?</source>
        <translation>由谁选择？</translation>
    </message>
    <message>
        <source>%1 asks for pay table %2.</source>
        <translation>%1要求用赔率表%2。</translation>
    </message>
    <message>
        <source>%1 wants to bet more on Lucky Lucky than the sign allows.</source>
        <translation>%1要在Lucky Lucky下超过限额牌的注。</translation>
    </message>
    <message>
        <source>Somebody standing by wants a Lucky Lucky bet placed on box %1.</source>
        <translation>旁观的人要求在第%1门放一份Lucky Lucky注。</translation>
    </message>
    <message>
        <source>Two players bet on box %1 and argue about its Lucky Lucky bet.</source>
        <translation>两位玩家在第%1门下注，为它的Lucky Lucky注争执。</translation>
    </message>
    <message>
        <source>There are three pay tables; the operator picks the one in force.</source>
        <translation>赔率表有三种；由营运商选定本台适用的一种。</translation>
    </message>
    <message>
        <source>Only the player who calls the box may bet on Lucky Lucky there.</source>
        <translation>只有主控该门的玩家，才可以在那里下Lucky Lucky。</translation>
    </message>
    <message>
        <source>You missed your own card in the opening deal and have drawn it late.</source>
        <translation>你在首轮发牌时漏了自己的牌，后来补抽了。</translation>
    </message>
    <message>
        <source>Cards on an empty box were found late and discarded.</source>
        <translation>空门上的牌发现得晚，已弃掉。</translation>
    </message>
    <message>
        <source>A box was found late with one card; its player is to act or to withdraw.</source>
        <translation>发现得晚：有一门只有一张牌；由玩家选择打下去或退出。</translation>
    </message>
    <message>
        <source>Two cards had come at once, unseen, and the player picked one.</source>
        <translation>一次出了两张，没有人看见，玩家挑了一张。</translation>
    </message>
    <message>
        <source>Two cards had come at once for your own hand, and you got the worse one.</source>
        <translation>给你自己的手一次出了两张，你拿了较差的那张。</translation>
    </message>
    <message>
        <source>You drew on your own finished hand; the card was discarded.</source>
        <translation>你自己的手打完后又补了牌；那张牌已弃掉。</translation>
    </message>
    <message>
        <source>A player was passed over; the cards dealt since were taken back.</source>
        <translation>漏过了一位玩家；此后发的牌已撤回。</translation>
    </message>
    <message>
        <source>Another card has been dealt since. Now %1 is unhappy and wants out.</source>
        <translation>此后又发了一张牌。现在%1不满意，想退出。</translation>
    </message>
    <message>
        <source>No further card has been dealt. %1 is unhappy and wants out.</source>
        <translation>此后没有再发牌。%1不满意，想退出。</translation>
    </message>
    <message>
        <source>Yes, if the house permits it</source>
        <translation>可以，若公司准许</translation>
    </message>
    <message>
        <source>No, his bets stay in play</source>
        <translation>不可以，他的注继续有效</translation>
    </message>
    <message>
        <source>This ruling is on the list after which he may be let go.</source>
        <translation>这种裁定在名单上：作了之后可以让他退出。</translation>
    </message>
    <message>
        <source>The house permits it.</source>
        <translation>公司准许了。</translation>
    </message>
    <message>
        <source>The dealer has a Blackjack: of all hands that are not bust, one first bet (%1) is lost at most, and the rest goes back.</source>
        <translation>庄家有黑杰克：所有没有爆牌的手，最多只输一份原注（%1），其余退回。</translation>
    </message>
    <message>
        <source>It wins, but at other odds.</source>
        <translation>它赢，但赔率不同。</translation>
    </message>
    <message>
        <source>It wins, but on another row of its pay table.</source>
        <translation>它赢，但在赔率表的另一行。</translation>
    </message>
    <message>
        <source>The dealer took %1. %2</source>
        <translation>荷官收走了%1。%2</translation>
    </message>
    <message>
        <source>The dealer left it as a stand-off. %1</source>
        <translation>荷官当作平局，留在原处。%1</translation>
    </message>
    <message>
        <source>That is for a shoe that cannot finish the round.</source>
        <translation>那是牌靴打不完这一局的时候。</translation>
    </message>
    <message>
        <source>That is for a card that lies face up in the shoe.</source>
        <translation>那是牌靴里有牌面朝上的时候。</translation>
    </message>
    <message>
        <source>That is for a card that can still be found out.</source>
        <translation>那是这张牌还能查出来的时候。</translation>
    </message>
    <message>
        <source>The rules say themselves what to do here.</source>
        <translation>规则自己写明了这里怎么做。</translation>
    </message>
    <message>
        <source>That is for a cut card that was missed.</source>
        <translation>那是漏看切牌卡的时候。</translation>
    </message>
    <message>
        <source>That is for a burn card missed and seen before anything is settled.</source>
        <translation>那是忘记弃首张，而在结算之前看见的时候。</translation>
    </message>
    <message>
        <source>That is for a burn card missed and seen too late.</source>
        <translation>那是忘记弃首张，而看见得太晚的时候。</translation>
    </message>
    <message>
        <source>Box %1 wants a card, and these are the last ones of the shoe.</source>
        <translation>第%1门要一张牌，牌靴里只剩这几张。</translation>
    </message>
    <message>
        <source>These are the last cards of the shoe.</source>
        <translation>这些是牌靴里最后的几张牌。</translation>
    </message>
    <message>
        <source>The discards have been riffled once.</source>
        <translation>弃牌已搓洗一次。</translation>
    </message>
    <message>
        <source>The cut card came out last round, and nobody shuffled.</source>
        <translation>上一局切牌卡已出来，没有人洗牌。</translation>
    </message>
    <message>
        <source>Box %1 wants a card; the next one lies face up.</source>
        <translation>第%1门要一张牌；下一张面朝上。</translation>
    </message>
    <message>
        <source>The last card of box %1 is torn, and you cannot read it.</source>
        <translation>第%1门的最后一张牌撕破了，你认不出。</translation>
    </message>
    <message>
        <source>A card drawn for box %1 has fallen off the table and is lost.</source>
        <translation>给第%1门抽的一张牌从台上掉下，不见了。</translation>
    </message>
    <message>
        <source>The player of which box cuts them?</source>
        <translation>由哪一门的玩家切牌？</translation>
    </message>
    <message>
        <source>The player whose turn it is next cuts.</source>
        <translation>由下一个该打的手的玩家切牌。</translation>
    </message>
    <message>
        <source>Every bet of a void round is returned.</source>
        <translation>作废的一局，每份注都退回。</translation>
    </message>
    <message>
        <source>%1 wants his main bet back and leaves his other bets.</source>
        <translation>%1要收回主注，其他的注留下。</translation>
    </message>
    <message>
        <source>%1 wants all his bets back.</source>
        <translation>%1要收回所有的注。</translation>
    </message>
    <message>
        <source>Whoever takes bets back takes all of them back.</source>
        <translation>谁收回注，就收回全部。</translation>
    </message>
    <message>
        <source>No bet is decided, so he may take all his bets back.</source>
        <translation>没有任何注定了胜负，所以他可以收回全部。</translation>
    </message>
    <message>
        <source>Once any bet is decided, nobody takes a bet back.</source>
        <translation>一旦有注定了胜负，谁都不能收回注。</translation>
    </message>
    <message>
        <source>The power fails.</source>
        <translation>停电了。</translation>
    </message>
    <message>
        <source>The electronic shoe stops and cannot be mended.</source>
        <translation>电子牌靴停了，修不好。</translation>
    </message>
    <message>
        <source>The round is played to its end</source>
        <translation>把这一局打完</translation>
    </message>
    <message>
        <source>The round is void and all bets go back</source>
        <translation>这一局作废，所有注退回</translation>
    </message>
    <message>
        <source>Each player may take all his bets back</source>
        <translation>每位玩家可以收回自己所有的注</translation>
    </message>
    <message>
        <source>A bet is decided already, so the round is played to its end.</source>
        <translation>已有注定了胜负，所以这一局打完。</translation>
    </message>
    <message>
        <source>No bet is decided yet.</source>
        <translation>还没有注定了胜负。</translation>
    </message>
    <message>
        <source>This round is void</source>
        <translation>这一局作废</translation>
    </message>
    <message>
        <source>This round goes on</source>
        <translation>这一局继续</translation>
    </message>
    <message>
        <source>The rounds before it stay as they were settled</source>
        <translation>以前各局照原来的结算</translation>
    </message>
    <message>
        <source>The rounds before it are void too</source>
        <translation>以前各局也作废</translation>
    </message>
    <message>
        <source>What was wrongly paid before is asked back</source>
        <translation>追回以前错赔的</translation>
    </message>
    <message>
        <source>The card is found in this round, and voids it.</source>
        <translation>这张牌在本局发现，使本局作废。</translation>
    </message>
    <message>
        <source>Nothing is wrong with this round: it goes on.</source>
        <translation>这一局没有问题：继续。</translation>
    </message>
    <message>
        <source>This card must have been in the shoe for three rounds.</source>
        <translation>这张牌一定已在牌靴里三局了。</translation>
    </message>
    <message>
        <source>Two rounds ago you paid box %1 %2 too much, on a bet over the maximum.</source>
        <translation>两局之前，你在第%1门一份超过最高限额的注上多赔了%2。</translation>
    </message>
    <message>
        <source>Two rounds ago you paid box %1 on a bet of %2, under the minimum.</source>
        <translation>两局之前，你按%2赔了第%1门的一份注，低于最低注额。</translation>
    </message>
    <message>
        <source>Last round box %1 was given a card too many. You see it now.</source>
        <translation>上一局第%1门多拿了一张牌。你现在才看见。</translation>
    </message>
    <message>
        <source>Last round you paid box %1 %2 too much. You see it now.</source>
        <translation>上一局你多赔了第%1门%2。你现在才看见。</translation>
    </message>
    <message>
        <source>A card that does not belong voids the round in which it is found.</source>
        <translation>不属于牌靴的牌，使发现它的那一局作废。</translation>
    </message>
    <message>
        <source>You see it before any bet is settled or further card drawn.</source>
        <translation>你在结算任何注或再抽牌之前看见。</translation>
    </message>
    <message>
        <source>You see it after you have settled the bets on the opening cards.</source>
        <translation>你在结算首轮牌上的注之后看见。</translation>
    </message>
    <message>
        <source>Tick everything that holds now.</source>
        <translation>现在成立的，全部勾选。</translation>
    </message>
    <message>
        <source>The cards go back into their right order</source>
        <translation>牌还原成正确次序</translation>
    </message>
    <message>
        <source>The surplus cards go into the discard holder</source>
        <translation>多出的牌收入弃牌盒</translation>
    </message>
    <message>
        <source>Every player at the table may take his bet back</source>
        <translation>本台每位玩家都可以收回自己的注</translation>
    </message>
    <message>
        <source>Only the player of box %1 may take his bet back</source>
        <translation>只有第%1门的玩家可以收回自己的注</translation>
    </message>
    <message>
        <source>Whoever plays on takes every card still to come</source>
        <translation>谁继续打，以后来的牌都得要</translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation>这一局作废</translation>
    </message>
    <message>
        <source>Once bets on the opening cards are settled, cards are not put back.</source>
        <translation>首轮牌上的注一旦结算，牌就不还原。</translation>
    </message>
    <message>
        <source>Cards that can be put back are put back.</source>
        <translation>能还原的牌都还原。</translation>
    </message>
    <message>
        <source>Nobody knows where the cards belong, so they cannot be put back.</source>
        <translation>谁也不知道牌属于哪里，所以不能还原。</translation>
    </message>
    <message>
        <source>Cards on a box without a bet are discarded once it is too late to put them back.</source>
        <translation>没有注的门上的牌，来不及还原就弃掉。</translation>
    </message>
    <message>
        <source>While cards can be put back they are not thrown away.</source>
        <translation>牌还能还原，就不弃掉。</translation>
    </message>
    <message>
        <source>After a dealing error every player may play on or take his bet back.</source>
        <translation>发牌出错之后，每位玩家都可以继续打，或收回自己的注。</translation>
    </message>
    <message>
        <source>That choice comes with a dealing error, and this is none.</source>
        <translation>那个选择是因发牌出错而来，这里不是。</translation>
    </message>
    <message>
        <source>The choice is for the whole table, not for one box.</source>
        <translation>选择属于全桌，不是只属于一门。</translation>
    </message>
    <message>
        <source>Whoever has chosen to play on takes every card still to come.</source>
        <translation>选择继续打的人，以后来的牌都得要。</translation>
    </message>
    <message>
        <source>Cards that are not those of the shoe void the round.</source>
        <translation>不属于牌靴的牌，使这一局作废。</translation>
    </message>
    <message>
        <source>A dealing error does not void the round.</source>
        <translation>发牌出错，不会使这一局作废。</translation>
    </message>
    <message>
        <source>How much goes back to %1 now, in all?</source>
        <translation>现在总共退回%1多少？</translation>
    </message>
    <message>
        <source>The round is void: it has no result, and all bets go back.</source>
        <translation>这一局作废：没有结果，所有的注都退回。</translation>
    </message>
    <message>
        <source>The round is not void: it is played on.</source>
        <translation>这一局不作废：继续打完。</translation>
    </message>
    <message>
        <source>The side bets of a void round go back too.</source>
        <translation>作废的一局，边注也退回。</translation>
    </message>
    <message>
        <source>All bets of %1 in this round go back: %2.</source>
        <translation>%1在这一局的所有注都退回：%2。</translation>
    </message>
    <message>
        <source>The round goes on, so no bet goes back.</source>
        <translation>这一局继续，所以没有注退回。</translation>
    </message>
</context>
</TS>
