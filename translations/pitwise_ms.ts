<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ms" sourcelanguage="en_GB">
<context>
    <name></name>
    <message>
        <source>rules</source>
        <translation>peraturan</translation>
    </message>
    <message>
        <source>table</source>
        <translation>meja</translation>
    </message>
    <message>
        <source>what went wrong</source>
        <translation>apa yang tersilap</translation>
    </message>
    <message>
        <source>question</source>
        <translation>soalan</translation>
    </message>
    <message>
        <source>wrong options</source>
        <translation>pilihan salah</translation>
    </message>
    <message>
        <source>title</source>
        <translation>tajuk</translation>
    </message>
    <message>
        <source>story</source>
        <translation>cerita</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>catatan</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>tag</translation>
    </message>
    <message>
        <source>level and time</source>
        <translation>tahap dan masa</translation>
    </message>
</context>
<context>
    <name>ActKey</name>
    <message>
        <source>%1, said</source>
        <translation>%1, disebut</translation>
    </message>
</context>
<context>
    <name>AidsPanel</name>
    <message>
        <source>Text, contrast, read aloud</source>
        <translation>Teks, kontras, bacaan kuat</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Saiz teks</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Warna</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Gelap</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Cerah</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Kontras tinggi</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Gerakan</translation>
    </message>
    <message>
        <source>Motion off</source>
        <translation>Gerakan dimatikan</translation>
    </message>
    <message>
        <source>Motion on</source>
        <translation>Gerakan dihidupkan</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Bacaan kuat</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Senyap</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Bacakan</translation>
    </message>
    <message>
        <source>This computer has a voice, but it does not answer. Call the invigilator.</source>
        <translation>Komputer ini ada suara, tetapi ia tidak menjawab. Panggil pengawas.</translation>
    </message>
    <message>
        <source>V reads the question again.</source>
        <translation>V membacakan soalan sekali lagi.</translation>
    </message>
    <message>
        <source>Every question is read aloud when it appears.</source>
        <translation>Bacakan membacakan setiap soalan apabila ia muncul.</translation>
    </message>
    <message>
        <source>This computer has no voice: nothing can be read aloud here.</source>
        <translation>Komputer ini tiada suara: tiada apa-apa yang dapat dibacakan di sini.</translation>
    </message>
    <message>
        <source>This computer&apos;s magnifier and screen reader work as usual.</source>
        <translation>Pembesar dan pembaca skrin komputer ini berfungsi seperti biasa: setiap kawalan ada namanya.</translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation>Kembali ke peperiksaan</translation>
    </message>
</context>
<context>
    <name>AngoffPanel</name>
    <message>
        <source>Pass mark by judges (Angoff)</source>
        <translation>Markah lulus oleh penilai (Angoff)</translation>
    </message>
    <message>
        <source>Hide the judges</source>
        <translation>Lipat bahagian penilai</translation>
    </message>
    <message>
        <source>One line for each judge, one number for each question: how many of 100 candidates who only just deserve to pass would get it right.</source>
        <translation>Satu baris bagi setiap penilai, satu nombor bagi setiap soalan: daripada 100 orang yang baru layak lulus, berapa yang menjawabnya dengan betul.</translation>
    </message>
    <message>
        <source>Ratings of the judges</source>
        <translation>Penilaian para penilai</translation>
    </message>
    <message>
        <source>Use %1 %</source>
        <translation>Guna %1 %</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Guna</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Answer</source>
        <translation>Jawapan</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Terbukti</translation>
    </message>
    <message>
        <source>Open reading</source>
        <translation>Tafsiran terbuka</translation>
    </message>
    <message>
        <source>Not proved</source>
        <translation>Tidak terbukti</translation>
    </message>
    <message>
        <source>It cannot be asked yet. See Problems.</source>
        <translation>Ia belum dapat ditanya: lihat masalahnya.</translation>
    </message>
    <message numerus="yes">
        <source>Why, in %n step(s)</source>
        <translation>
            <numerusform>Sebabnya, dalam %n langkah</numerusform>
        </translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Sebabnya</translation>
    </message>
    <message>
        <source>Hide the reasoning</source>
        <translation>Sembunyikan penaakulan</translation>
    </message>
    <message>
        <source>Show the reasoning</source>
        <translation>Tunjukkan penaakulan</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Lock in</source>
        <translation>Kunci jawapan</translation>
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
        <translation>Ambil insurance</translation>
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
        <translation>Pemain %1</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Tiada satu pun</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, kemudian </translation>
    </message>
</context>
<context>
    <name>AppealStrip</name>
    <message>
        <source>Questions</source>
        <translation>Soalan</translation>
    </message>
    <message>
        <source>Question %1, right</source>
        <translation>Soalan %1, betul</translation>
    </message>
    <message>
        <source>Question %1, taken out</source>
        <translation>Soalan %1, digugurkan</translation>
    </message>
    <message>
        <source>Question %1, not answered</source>
        <translation>Soalan %1, tidak dijawab</translation>
    </message>
    <message>
        <source>Question %1, wrong</source>
        <translation>Soalan %1, salah</translation>
    </message>
</context>
<context>
    <name>AppealView</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Langkah %1 daripada %2: %3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Undur selangkah</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>Maju selangkah</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Next answer</source>
        <translation>Jawapan seterusnya</translation>
    </message>
    <message>
        <source>Rule on it</source>
        <translation>Buat keputusan tentangnya</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: chosen, right</source>
        <translation>%1: dipilih, betul</translation>
    </message>
    <message>
        <source>%1: chosen, wrong</source>
        <translation>%1: dipilih, salah</translation>
    </message>
    <message>
        <source>%1: right</source>
        <translation>%1: betul</translation>
    </message>
    <message>
        <source>Chosen, right</source>
        <translation>Dipilih, betul</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Dipilih</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Betul</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>pada akhirnya</translation>
    </message>
    <message>
        <source>Answer after this step: %1</source>
        <translation>Jawapan selepas langkah ini: %1</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Belum ada jawapan</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Jawapan sebenar: %1</translation>
    </message>
</context>
<context>
    <name>AskPanel</name>
    <message>
        <source>Ask at event %1</source>
        <translation>Tanya pada peristiwa %1</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Tanya</translation>
    </message>
    <message>
        <source>Step to the moment and press A. What fits there is offered.</source>
        <translation>Pergi ke saat itu dan tekan A. Apa yang sesuai di situ akan ditawarkan.</translation>
    </message>
    <message>
        <source>Nothing can be asked at this point. Step on, or break something.</source>
        <translation>Tiada yang dapat ditanya pada titik ini. Maju selangkah, atau rosakkan sesuatu.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Kurangkan</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n lagi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong option(s)</source>
        <translation>
            <numerusform>%n pilihan salah</numerusform>
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
        <translation>Tugasan</translation>
    </message>
    <message>
        <source>Nothing is given yet.</source>
        <translation>Belum ada yang diberi.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>by when, how far</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Siapa yang membuatnya</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Tarik balik</translation>
    </message>
    <message>
        <source>Give one more</source>
        <translation>Beri satu lagi</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>Namanya</translation>
    </message>
    <message>
        <source>Practice of these games; none chosen: every game</source>
        <translation>Latihan permainan ini; jika tiada dipilih: setiap permainan</translation>
    </message>
    <message>
        <source>How many questions</source>
        <translation>Berapa soalan</translation>
    </message>
    <message>
        <source>By when, day/month/year; may stay empty</source>
        <translation>Sebelum bila, hari/bulan/tahun; boleh dibiarkan kosong</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Untuk siapa</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Yang sebelumnya</translation>
    </message>
    <message>
        <source>the whole class</source>
        <translation>seluruh kelas</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Yang berikutnya</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Berikan</translation>
    </message>
</context>
<context>
    <name>BetPanel</name>
    <message>
        <source>Bets</source>
        <translation>Pertaruhan</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Pertaruhan</translation>
    </message>
    <message>
        <source>Box and amount: 2 100</source>
        <translation>Box dan amaun: 2 100</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>Pertama</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>Kedua</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>Ketiga</translation>
    </message>
    <message>
        <source>Lay chips for the %1 bettor of a box</source>
        <translation>Letakkan cip untuk petaruh %1 sesuatu box</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Ambil</translation>
    </message>
    <message>
        <source>Remove bets: click them on the felt</source>
        <translation>Ambil pertaruhan: klik padanya di atas meja</translation>
    </message>
    <message>
        <source>Click a bet to remove it.</source>
        <translation>Klik pertaruhan untuk mengambilnya.</translation>
    </message>
    <message>
        <source>Click a box or a side bet: for its first bettor.</source>
        <translation>Klik box atau side bet: untuk petaruh pertamanya.</translation>
    </message>
    <message>
        <source>Click a box or a side bet: for its second bettor.</source>
        <translation>Klik box atau side bet: untuk petaruh keduanya.</translation>
    </message>
    <message>
        <source>Click a box or a side bet: for its third bettor.</source>
        <translation>Klik box atau side bet: untuk petaruh ketiganya.</translation>
    </message>
</context>
<context>
    <name>BlueprintPaper</name>
    <message>
        <source>Exam blueprint: %1</source>
        <translation>Rangka peperiksaan: %1</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Bahagian</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Soalan</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Markah lulus</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>Masa sendiri</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Halaman %1</translation>
    </message>
</context>
<context>
    <name>BlueprintView</name>
    <message>
        <source>%1-version-%2.pdf</source>
        <translation>%1-versi-%2.pdf</translation>
    </message>
    <message>
        <source>blueprint.pdf</source>
        <translation>rangka.pdf</translation>
    </message>
    <message>
        <source>Blueprint</source>
        <translation>Rangka peperiksaan</translation>
    </message>
    <message>
        <source>Version %1, changed. %2</source>
        <translation>Versi %1, diubah. %2</translation>
    </message>
    <message>
        <source>Version %1. %2</source>
        <translation>Versi %1. %2</translation>
    </message>
    <message>
        <source>Not saved yet. %1</source>
        <translation>Belum disimpan. %1</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Rak</translation>
    </message>
    <message>
        <source>Ctrl Z</source>
        <translation>Ctrl Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Buat asal</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Cetak</translation>
    </message>
    <message>
        <source>Plan an exam</source>
        <translation>Rancang peperiksaan</translation>
    </message>
    <message>
        <source>Ctrl S</source>
        <translation>Ctrl S</translation>
    </message>
    <message>
        <source>Make it the newest</source>
        <translation>Jadikan yang terbaharu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versi</translation>
    </message>
    <message>
        <source>An older one, to look at or to plan from.</source>
        <translation>Versi lama, untuk dilihat atau dijadikan asas rancangan.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Pergi ke situ</translation>
    </message>
    <message>
        <source>Checking the question bank…</source>
        <translation>Bertanya kepada bank soalan…</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Keluar tanpa menyimpan?</translation>
    </message>
    <message>
        <source>The changes to this blueprint are lost.</source>
        <translation>Perubahan pada rangka ini akan hilang.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Kekal di sini</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Print the blueprint</source>
        <translation>Cetak rangka peperiksaan</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Simpan sebagai PDF</translation>
    </message>
    <message>
        <source>A short name, for its files: letters, digits, hyphens. Such as autumn-2026.</source>
        <translation>Nama pendek untuk failnya: huruf, angka, sempang. Contohnya autumn-2026.</translation>
    </message>
    <message>
        <source>Plan it</source>
        <translation>Rancang</translation>
    </message>
</context>
<context>
    <name>BreakPanel</name>
    <message>
        <source>Break something</source>
        <translation>Rosakkan sesuatu</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Kurangkan jenis</translation>
    </message>
    <message>
        <source>Another kind</source>
        <translation>Jenis lain</translation>
    </message>
    <message numerus="yes">
        <source>%n more kind(s)</source>
        <translation>
            <numerusform>%n jenis lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>Facts from the table again</source>
        <translation>Ambil fakta dari meja semula</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Keluarkan</translation>
    </message>
</context>
<context>
    <name>CandidateRow</name>
    <message>
        <source>attempt %1, %2</source>
        <translation>cubaan %1, %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>cubaan %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Kelonggaran</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Cubaan</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Saiz teks</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Kontras tinggi</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Tanpa gerakan</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Bacakan</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Buang</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Change the card</source>
        <translation>Tukar kad</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation>Bahagi satu kad</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kad</translation>
    </message>
    <message>
        <source>Type 8S KD</source>
        <translation>Taip 8S KD</translation>
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
        <translation>rawak</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>terus bahagi</translation>
    </message>
</context>
<context>
    <name>CellNote</name>
    <message>
        <source>%1 (open reading)</source>
        <translation>%1 (tafsiran terbuka)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>CERTIFICATE</source>
        <translation>SIJIL</translation>
    </message>
    <message>
        <source>This is to certify that</source>
        <translation>Dengan ini disahkan bahawa</translation>
    </message>
    <message>
        <source>has passed %1 under</source>
        <translation>telah lulus %1 di bawah</translation>
    </message>
    <message>
        <source>Valid until one of these rule documents changes</source>
        <translation>Sah sehingga salah satu dokumen peraturan ini berubah</translation>
    </message>
    <message>
        <source>Valid to %1, or until one of these rule documents changes</source>
        <translation>Sah sehingga %1, atau sehingga salah satu dokumen peraturan ini berubah</translation>
    </message>
    <message>
        <source>%1, examiner</source>
        <translation>%1, pemeriksa</translation>
    </message>
    <message>
        <source>Issued by %1, key %2. The file and the code are signed: anybody can verify them without a connection.</source>
        <translation>Dikeluarkan oleh %1, kunci %2. Fail dan kod ditandatangani: sesiapa dapat mengesahkannya tanpa sambungan.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Sijil</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Belum ada apa-apa untuk ditunjukkan.</translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation>Tunjukkan carta</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Tunjukkan sebagai jadual</translation>
    </message>
</context>
<context>
    <name>ChipSettings</name>
    <message>
        <source>Chips in the float</source>
        <translation>Cip dalam float</translation>
    </message>
    <message>
        <source>Payouts are judged by the fewest of these. Questions that they cannot lay to the cent are not asked.</source>
        <translation>Bayaran dinilai dengan bilangan cip yang paling sedikit. Soalan yang tidak dapat dibayar tepat hingga ke sen dengan cip ini tidak ditanya.</translation>
    </message>
    <message>
        <source>Chip of %1</source>
        <translation>Cip %1</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Digunakan</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Tidak</translation>
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
        <translation>Letakkan yang perlu dibayar, atau</translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation>Tiada yang perlu dibayar</translation>
    </message>
    <message>
        <source>Your amount</source>
        <translation>Amaun anda</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Tersembunyi</translation>
    </message>
    <message>
        <source>Your amount: %1</source>
        <translation>Amaun anda: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n cip</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide the amount</source>
        <translation>Sembunyikan amaun</translation>
    </message>
    <message>
        <source>Show the amount</source>
        <translation>Tunjukkan amaun</translation>
    </message>
    <message>
        <source>$%1 chip</source>
        <translation>cip $%1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ambil balik</translation>
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
        <translation>Kelas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Instructors, parted by commas</source>
        <translation>Pengajar, dipisahkan dengan koma</translation>
    </message>
    <message>
        <source>Day of the table test, day/month/year</source>
        <translation>Hari ujian meja, hari/bulan/tahun</translation>
    </message>
    <message>
        <source>Its games; none chosen: every game</source>
        <translation>Permainannya; jika tiada dipilih: setiap permainan</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
</context>
<context>
    <name>ClassFileDialog</name>
    <message>
        <source>Print the class as PDF</source>
        <translation>Cetak kelas sebagai PDF</translation>
    </message>
    <message>
        <source>Import a list of people</source>
        <translation>Import senarai orang</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv)</source>
        <translation>Jadual (*.csv *.txt *.tsv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua fail (*)</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Walk the trainees</source>
        <translation>Telusuri pelatih</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>What one of them got wrong, or drill it in class</source>
        <translation>Apa yang disalahjawab seorang daripada mereka, atau latih tubi dalam kelas</translation>
    </message>
    <message>
        <source>Drill in class what it gets wrong</source>
        <translation>Latih tubi dalam kelas apa yang salah</translation>
    </message>
    <message>
        <source>Find a trainee</source>
        <translation>Cari pelatih</translation>
    </message>
    <message>
        <source>Import a list of people</source>
        <translation>Import senarai orang</translation>
    </message>
    <message>
        <source>The class: its table test, its instructors</source>
        <translation>Kelas: ujian mejanya, pengajarnya</translation>
    </message>
    <message>
        <source>A new class</source>
        <translation>Kelas baharu</translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation>Tugasan</translation>
    </message>
    <message>
        <source>Questions of trainees</source>
        <translation>Soalan pelatih</translation>
    </message>
    <message>
        <source>Print the class</source>
        <translation>Cetak kelas</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The class before</source>
        <translation>Kelas sebelumnya</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>The next class</source>
        <translation>Kelas berikutnya</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>Halaman lain</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Kekunci ini</translation>
    </message>
    <message>
        <source>In class: %1</source>
        <translation>Dalam kelas: %1</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>Pelatih</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Kelas</translation>
    </message>
</context>
<context>
    <name>ClassPaper</name>
    <message>
        <source>Ready</source>
        <translation>Sedia</translation>
    </message>
    <message>
        <source>On course</source>
        <translation>Di landasan</translation>
    </message>
    <message>
        <source>At risk</source>
        <translation>Berisiko</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Pelatih</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Perlu diulang</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Dilihat</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>Ujian meja</translation>
    </message>
    <message>
        <source>What the class gets wrong</source>
        <translation>Apa yang salah dijawab kelas</translation>
    </message>
</context>
<context>
    <name>ClassView</name>
    <message>
        <source>Trainees</source>
        <translation>Pelatih</translation>
    </message>
    <message>
        <source>Find a trainee</source>
        <translation>Cari pelatih</translation>
    </message>
    <message>
        <source>Class…</source>
        <translation>Kelas…</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Kerja</translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation>Tugasan</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n soalan</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Import CSV</source>
        <translation>Import CSV</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Two people changed this class at the same time. The later version is shown; check it and save it, then it is settled.</source>
        <translation>Dua orang mengubah kelas ini pada masa yang sama. Versi yang kemudian ditunjukkan; semak dan simpan, selesailah ia.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Faham</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The class before</source>
        <translation>Kelas sebelumnya</translation>
    </message>
    <message>
        <source>Class %1 of %2</source>
        <translation>Kelas %1 daripada %2</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>The next class</source>
        <translation>Kelas berikutnya</translation>
    </message>
    <message>
        <source>There is no class yet.</source>
        <translation>Belum ada kelas.</translation>
    </message>
    <message>
        <source>A class is everybody whose batch has its name. Import the list of people as your school has it, or press N to begin with an empty class.</source>
        <translation>Kelas ialah semua orang yang kumpulannya bernama sama. Import senarai orang dari sekolah anda, atau tekan N untuk bermula dengan kelas kosong.</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) taken in.</source>
        <translation>
            <numerusform>%n orang diterima.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClauseChip</name>
    <message>
        <source>%1 clause %2</source>
        <translation>%1 klausa %2</translation>
    </message>
</context>
<context>
    <name>ClauseList</name>
    <message>
        <source>Clauses</source>
        <translation>Klausa</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, edition</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>Tiada klausa yang mengandungi perkataan ini.</translation>
    </message>
    <message>
        <source>Fewer words find more. Contrasts and readings are searched too.</source>
        <translation>Perkataan yang lebih sedikit menemui lebih banyak. Perbezaan dan tafsiran turut dicari.</translation>
    </message>
    <message>
        <source>Show all clauses</source>
        <translation>Tunjukkan semua klausa</translation>
    </message>
</context>
<context>
    <name>ClauseRow</name>
    <message>
        <source>%1 clause %2: %3</source>
        <translation>%1 klausa %2: %3</translation>
    </message>
</context>
<context>
    <name>ClauseView</name>
    <message>
        <source>Number inferred</source>
        <translation>Nombor disimpulkan</translation>
    </message>
    <message>
        <source>Number ours</source>
        <translation>Nombor daripada kami</translation>
    </message>
    <message>
        <source>A dealer is asked: %1</source>
        <translation>Dealer ditanya: %1</translation>
    </message>
    <message>
        <source>Practise this clause</source>
        <translation>Latih klausa ini</translation>
    </message>
    <message>
        <source>Stands in</source>
        <translation>Terdapat dalam</translation>
    </message>
    <message>
        <source>Its parts</source>
        <translation>Bahagiannya</translation>
    </message>
    <message>
        <source>In the other games</source>
        <translation>Dalam permainan lain</translation>
    </message>
    <message>
        <source>How this house reads it</source>
        <translation>Bagaimana kasino ini mentafsirkannya</translation>
    </message>
</context>
<context>
    <name>ClauseWords</name>
    <message>
        <source>What the clauses say</source>
        <translation>Apa kata klausa</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Takrif</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Susun atur</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Prosedur</translation>
    </message>
    <message>
        <source>Provision</source>
        <translation>Ketentuan</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Kebenaran</translation>
    </message>
    <message>
        <source>Control and priority</source>
        <translation>Kawalan dan keutamaan</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Penyelesaian</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Bayaran</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>Kejadian luar biasa</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 hingga %2</translation>
    </message>
    <message>
        <source>%1 to %2 boxes</source>
        <translation>%1 hingga %2 box</translation>
    </message>
    <message>
        <source>%1 to %2 decks</source>
        <translation>%1 hingga %2 dek</translation>
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
        <translation>%1, calon %2</translation>
    </message>
    <message>
        <source>Is this you? Read how the exam works. Your time starts when you are ready.</source>
        <translation>Adakah ini anda? Baca bagaimana peperiksaan berjalan. Masa anda bermula apabila anda menyatakannya.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>This is not me</source>
        <translation>Itu bukan saya</translation>
    </message>
    <message>
        <source>This is me: start my time</source>
        <translation>Ya, saya: mulakan masa saya</translation>
    </message>
    <message>
        <source>Language of your exam</source>
        <translation>Bahasa peperiksaan anda</translation>
    </message>
    <message>
        <source>F9 shows the English words of a question. Where the two differ, the English counts.</source>
        <translation>F9 menunjukkan perkataan Inggeris bagi satu soalan. Jika kedua-duanya berbeza, bahasa Inggeris yang dikira.</translation>
    </message>
</context>
<context>
    <name>ContrastCell</name>
    <message>
        <source>As Lucky 8: </source>
        <translation>Seperti Lucky 8: </translation>
    </message>
    <message>
        <source>Differs: </source>
        <translation>Berbeza: </translation>
    </message>
</context>
<context>
    <name>ContrastsView</name>
    <message>
        <source>differs</source>
        <translation>berbeza</translation>
    </message>
    <message>
        <source>Contrasts</source>
        <translation>Perbezaan</translation>
    </message>
    <message>
        <source>No contrast has these words.</source>
        <translation>Tiada perbezaan yang mengandungi perkataan ini.</translation>
    </message>
    <message>
        <source>Show all contrasts</source>
        <translation>Tunjukkan semua perbezaan</translation>
    </message>
</context>
<context>
    <name>DamagedStaffPanel</name>
    <message>
        <source>Staff: the list cannot be read</source>
        <translation>Kakitangan: senarai tidak dapat dibaca</translation>
    </message>
    <message>
        <source>Practice, sittings and verifying go on as always. Put a good copy of people.json into the data folder and read it again; or set the damaged list aside, and the staff give themselves new PINs. Exams, results and the issuer&apos;s key stay as they are.</source>
        <translation>Latihan, peperiksaan dan pengesahan berjalan seperti biasa. Letakkan salinan people.json yang baik dalam folder data dan baca semula; atau ketepikan senarai yang rosak, dan kakitangan menetapkan PIN baharu. Peperiksaan, keputusan dan kunci pengeluar kekal.</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Baca semula</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Ketepikan</translation>
    </message>
    <message>
        <source>Set the list of staff aside?</source>
        <translation>Ketepikan senarai kakitangan?</translation>
    </message>
    <message>
        <source>It is kept under another name beside the old one. Everybody on it needs a new PIN, and whoever comes first becomes examiner.</source>
        <translation>Ia disimpan dengan nama lain di sebelah yang lama. Semua orang di dalamnya memerlukan PIN baharu, dan yang datang dahulu menjadi pemeriksa.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Biarkan</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>today</source>
        <translation>hari ini</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>esok</translation>
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
        <translation>Ubah keputusan</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Putuskan</translation>
    </message>
    <message>
        <source>%1 as well</source>
        <translation>%1 juga</translation>
    </message>
    <message>
        <source>Amount of a double or an insurance</source>
        <translation>Amaun double atau insurance</translation>
    </message>
    <message>
        <source>For less: amount, Enter</source>
        <translation>Untuk jumlah kurang: amaun, Enter</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Payouts</source>
        <translation>Bayaran</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Kebenaran</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Kejadian luar biasa</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kawalan</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Prosedur</translation>
    </message>
    <message>
        <source>The records in %1 were written by a newer Pitwise. Nothing was changed. Update this program to use them, or restore an older backup in Settings: these are then kept beside it.</source>
        <translation>Rekod dalam %1 ditulis oleh Pitwise yang lebih baharu. Tiada yang diubah. Kemas kini program ini untuk menggunakannya, atau pulihkan sandaran lama di Tetapan: rekod ini kemudian disimpan di sebelahnya.</translation>
    </message>
    <message>
        <source>%1 belongs to another program. Nothing was changed. Start Pitwise with another data folder.</source>
        <translation>%1 milik program lain. Tiada yang diubah. Mulakan Pitwise dengan folder data lain.</translation>
    </message>
    <message>
        <source>The records in %1 cannot be written. Nothing is lost. Make the file and its folder writable, then try again.</source>
        <translation>Rekod dalam %1 tidak dapat ditulis. Tiada yang hilang. Jadikan fail dan foldernya boleh ditulis, kemudian cuba lagi.</translation>
    </message>
    <message>
        <source>The disk is full, so this was not saved. Everything recorded before is safe. Make room, then try again.</source>
        <translation>Cakera penuh, jadi ini tidak disimpan. Semua yang direkod sebelum ini selamat. Kosongkan ruang, kemudian cuba lagi.</translation>
    </message>
    <message>
        <source>The records in %1 are damaged. They are kept as they are; restore a backup in Settings.</source>
        <translation>Rekod dalam %1 rosak. Ia disimpan seperti sedia ada; pulihkan sandaran di Tetapan.</translation>
    </message>
    <message>
        <source>Another program is using the records. Try again when it has finished.</source>
        <translation>Program lain sedang menggunakan rekod. Cuba lagi apabila ia selesai.</translation>
    </message>
    <message>
        <source>That record no longer exists.</source>
        <translation>Rekod itu tidak wujud lagi.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Tiada fail %1.</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>Tidak mungkin: %1.</translation>
    </message>
    <message>
        <source>The records could not be written: %1</source>
        <translation>Rekod tidak dapat ditulis: %1</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Membahagi kad</translation>
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
        <translation>Peperiksaan</translation>
    </message>
    <message>
        <source>Certification exams: sealed, timed, and verifiable by anybody.</source>
        <translation>Pensijilan: dimeterai, bermasa, dan boleh disahkan oleh sesiapa.</translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation>Duduki peperiksaan</translation>
    </message>
    <message>
        <source>Open the exam file (.pitexam) that your school gave you. The invigilator releases it.</source>
        <translation>Buka fail peperiksaan (.pitexam) yang diberi oleh sekolah anda. Pengawas melepaskannya.</translation>
    </message>
    <message>
        <source>Open an exam file</source>
        <translation>Buka fail peperiksaan</translation>
    </message>
    <message>
        <source>Verify a file</source>
        <translation>Sahkan fail</translation>
    </message>
    <message>
        <source>A certificate, badge, result or exam file: who signed it, and what was altered where.</source>
        <translation>Sijil, lencana, fail keputusan atau peperiksaan: siapa menandatanganinya, dan apa yang diubah di mana.</translation>
    </message>
    <message>
        <source>The damaged list of staff lies at %1.</source>
        <translation>Senarai kakitangan yang rosak terletak di %1.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Exam files (*.pitexam)</source>
        <translation>Fail peperiksaan (*.pitexam)</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still to be taken to the examiner: %1</source>
        <translation>
            <numerusform>%n keputusan masih perlu dibawa kepada pemeriksa: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of this station have been copied out.</source>
        <translation>
            <numerusform>%n keputusan stesen ini telah disalin keluar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy them to a folder</source>
        <translation>Salin ke folder</translation>
    </message>
    <message>
        <source>Copy the results to a folder</source>
        <translation>Salin keputusan ke folder</translation>
    </message>
    <message>
        <source>They stay here too, sealed as they are.</source>
        <translation>Ia kekal di sini juga, dimeterai seperti sedia ada.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
</context>
<context>
    <name>DueBar</name>
    <message>
        <source>Due by game</source>
        <translation>Perlu diulang mengikut permainan</translation>
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
        <translation>Tiada yang perlu diulang.</translation>
    </message>
    <message>
        <source>Practise anyway</source>
        <translation>Berlatih juga</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>perlu diulang hari ini</translation>
    </message>
    <message>
        <source>You have an unfinished session. %1.</source>
        <translation>Satu sesi menunggu di tempat anda meninggalkannya. %1.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Teruskan</translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n due</source>
        <translation>
            <numerusform>Teruskan: %n perlu diulang</numerusform>
        </translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Yang perlu diulang</translation>
    </message>
    <message numerus="yes">
        <source>About %n min</source>
        <translation>
            <numerusform>Kira-kira %n minit</numerusform>
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
        <translation>Senario</translation>
    </message>
    <message>
        <source>Back to the scenarios</source>
        <translation>Kembali ke senario</translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation>Belum bertajuk</translation>
    </message>
    <message>
        <source>Pack: %1</source>
        <translation>Pek: %1</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Disimpan</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Belum disimpan</translation>
    </message>
    <message>
        <source>Ctrl Z</source>
        <translation>Ctrl Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Buat asal</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Buat semula</translation>
    </message>
    <message>
        <source>Ctrl Shift Z</source>
        <translation>Ctrl Shift Z</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Cuba</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Semakan</translation>
    </message>
    <message>
        <source>Send for review</source>
        <translation>Hantar untuk semakan</translation>
    </message>
    <message>
        <source>Errors have to be solved first</source>
        <translation>Ralat perlu diselesaikan dahulu</translation>
    </message>
</context>
<context>
    <name>EditorChip</name>
    <message>
        <source>Chip of %1</source>
        <translation>Cip %1</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
</context>
<context>
    <name>EndView</name>
    <message>
        <source>The exam is over</source>
        <translation>Peperiksaan tamat</translation>
    </message>
    <message>
        <source>%1 Your examiner marks them and tells you the result.</source>
        <translation>%1 Pemeriksa anda akan memeriksanya dan memberitahu keputusan anda.</translation>
    </message>
    <message>
        <source>For the invigilator</source>
        <translation>Untuk pengawas</translation>
    </message>
    <message>
        <source>The result could not be written here. Make room and try again, or save a copy on another disk; every answer is in the log.</source>
        <translation>Keputusan tidak dapat ditulis di sini. Lapangkan ruang dan cuba lagi, atau simpan salinan pada cakera lain; setiap jawapan ada dalam log.</translation>
    </message>
    <message>
        <source>The result is sealed: only the issuer can open it, and nobody can alter it unseen. It is kept here until you take it.</source>
        <translation>Keputusan dimeterai: hanya pengeluar dapat membukanya, dan tiada siapa dapat mengubahnya tanpa dikesan. Ia disimpan di sini sehingga anda mengambilnya.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Cuba lagi</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Simpan salinan</translation>
    </message>
    <message>
        <source>Leave the exam</source>
        <translation>Keluar dari peperiksaan</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Disimpan: %1</translation>
    </message>
    <message>
        <source>Save a copy of the result</source>
        <translation>Simpan salinan keputusan</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Results (*.pitresult)</source>
        <translation>Keputusan (*.pitresult)</translation>
    </message>
</context>
<context>
    <name>EventStrip</name>
    <message>
        <source>Events of the round</source>
        <translation>Peristiwa dalam pusingan</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Selangkah ke belakang</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Selangkah ke hadapan</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Peristiwa %1 daripada %2</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ubah</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Gugurkan</translation>
    </message>
    <message>
        <source>Drop this event</source>
        <translation>Gugurkan peristiwa ini</translation>
    </message>
    <message>
        <source>Ask here</source>
        <translation>Tanya di sini</translation>
    </message>
</context>
<context>
    <name>EventTile</name>
    <message>
        <source>Event %1: %2 %3 %4</source>
        <translation>Peristiwa %1: %2 %3 %4</translation>
    </message>
</context>
<context>
    <name>ExamPanel</name>
    <message>
        <source>No table test is planned.</source>
        <translation>Tiada ujian meja dirancang.</translation>
    </message>
    <message>
        <source>Set the date, and every day until then is planned.</source>
        <translation>Dengan tarikhnya, hari-hari menuju ujian itu dirancang.</translation>
    </message>
    <message>
        <source>Say who you are first. The date then plans your days.</source>
        <translation>Nyatakan siapa anda dahulu; tarikhnya merancang hari-hari anda.</translation>
    </message>
    <message>
        <source>Set a date</source>
        <translation>Tetapkan tarikh</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>Ujian meja</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>day of the test, its games</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>Today: %n question(s)</source>
        <translation>
            <numerusform>Hari ini: %n soalan</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1 days: %2</source>
        <translation>Dalam %1 hari: %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hari ini</translation>
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
        <translation>%1, versi %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 UTC: %2 minutes more, %3: %4</source>
        <translation>%1 UTC: %2 minit tambahan, %3: %4</translation>
    </message>
    <message>
        <source>%1 UTC: paused, %2: %3</source>
        <translation>%1 UTC: dijeda, %2: %3</translation>
    </message>
    <message>
        <source>%1 UTC: resumed, %2</source>
        <translation>%1 UTC: disambung, %2</translation>
    </message>
    <message>
        <source>%1 UTC: resumed under PIN after %2 minutes out, %3</source>
        <translation>%1 UTC: disambung dengan PIN selepas %2 minit terputus, %3</translation>
    </message>
    <message>
        <source>; %1 entries of the log missing</source>
        <translation>; %1 catatan log hilang</translation>
    </message>
    <message>
        <source>; the clock&apos;s file was gone</source>
        <translation>; fail jam tiada</translation>
    </message>
    <message>
        <source>%1 UTC: noted by %2: %3</source>
        <translation>%1 UTC: dicatat oleh %2: %3</translation>
    </message>
    <message>
        <source>time × %1</source>
        <translation>masa × %1</translation>
    </message>
    <message>
        <source>text %1 %</source>
        <translation>teks %1 %</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>kontras tinggi</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>tanpa gerakan</translation>
    </message>
    <message>
        <source>read aloud</source>
        <translation>bacaan kuat</translation>
    </message>
    <message>
        <source>%1: questions taken out of the score: %2</source>
        <translation>%1: soalan dikeluarkan daripada markah: %2</translation>
    </message>
    <message>
        <source>%1: full marks given to everybody: %2</source>
        <translation>%1: markah penuh diberi kepada semua: %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>What happened during the sitting</source>
        <translation>Apa yang berlaku semasa peperiksaan</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Sila semak</translation>
    </message>
    <message>
        <source>Decisions on questions afterwards</source>
        <translation>Keputusan tentang soalan selepas itu</translation>
    </message>
    <message>
        <source>%1: exam report</source>
        <translation>%1: laporan peperiksaan</translation>
    </message>
    <message>
        <source>Candidate %1, attempt %2, form %3, %4</source>
        <translation>Calon %1, cubaan %2, set %3, %4</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Lulus</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Tidak lulus</translation>
    </message>
    <message>
        <source>%1 of %2 right. Needed: %3.</source>
        <translation>%1 daripada %2 betul. Diperlukan: %3.</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>keseluruhan</translation>
    </message>
    <message>
        <source>Below the mark: %1.</source>
        <translation>Di bawah markah lulus: %1.</translation>
    </message>
    <message>
        <source>Before rulings on questions: %1 of %2, %3.</source>
        <translation>Sebelum keputusan tentang soalan: %1 daripada %2, %3.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>lulus</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>tidak lulus</translation>
    </message>
    <message>
        <source>The certificate that was given out before is withdrawn.</source>
        <translation>Sijil yang dikeluarkan sebelum ini ditarik balik.</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Bahagian</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Betul</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Diperlukan</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Masa tengah</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 daripada %2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>lulus</translation>
    </message>
    <message>
        <source>below</source>
        <translation>di bawah</translation>
    </message>
    <message>
        <source>Sitting</source>
        <translation>Peperiksaan</translation>
    </message>
    <message>
        <source>Began, ended</source>
        <translation>Bermula, tamat</translation>
    </message>
    <message>
        <source>%1 to %2 UTC</source>
        <translation>%1 hingga %2 UTC</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Masa digunakan</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Diberi</translation>
    </message>
    <message>
        <source>nothing extra</source>
        <translation>tiada tambahan</translation>
    </message>
    <message>
        <source>Invigilator</source>
        <translation>Pengawas</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Stesen</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Peraturan berkuat kuasa</translation>
    </message>
    <message>
        <source>%1, %2. %3, key %4. A report, not a certificate. The file is signed; verify it with Pitwise.</source>
        <translation>%1, %2. %3, kunci %4. Ini laporan, bukan sijil. Fail ini ditandatangani; sahkan dengan Pitwise.</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Halaman %1</translation>
    </message>
    <message>
        <source>Exam result</source>
        <translation>Keputusan peperiksaan</translation>
    </message>
</context>
<context>
    <name>ExamRules</name>
    <message>
        <source>The exam</source>
        <translation>Peperiksaan</translation>
    </message>
    <message>
        <source>Title, and what a pass certifies</source>
        <translation>Tajuk, dan apa yang disahkan oleh kelulusan</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tajuk</translation>
    </message>
    <message>
        <source>What a pass certifies</source>
        <translation>Apa yang disahkan oleh kelulusan</translation>
    </message>
    <message>
        <source>Time in all</source>
        <translation>Jumlah masa</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Markah lulus</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Cubaan</translation>
    </message>
    <message>
        <source>Valid (0: no end)</source>
        <translation>Sah (0: tiada had)</translation>
    </message>
    <message>
        <source>months</source>
        <translation>bulan</translation>
    </message>
    <message>
        <source>Going back</source>
        <translation>Kembali ke belakang</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Tidak</translation>
    </message>
    <message>
        <source>In section</source>
        <translation>Dalam bahagian</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Di mana-mana</translation>
    </message>
    <message>
        <source>After a crash the clock</source>
        <translation>Selepas ranap, jam</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Berhenti</translation>
    </message>
    <message>
        <source>Keeps running</source>
        <translation>Berjalan</translation>
    </message>
    <message>
        <source>Stops for up to</source>
        <translation>Berhenti hingga</translation>
    </message>
    <message>
        <source>At most, each time</source>
        <translation>Dikembalikan paling banyak, setiap kali</translation>
    </message>
    <message>
        <source>Keep exam questions out of practice</source>
        <translation>Asingkan soalan peperiksaan daripada latihan</translation>
    </message>
    <message>
        <source>Forms alike: difficulty ±</source>
        <translation>Set setara: kesukaran ±</translation>
    </message>
    <message>
        <source>time ±</source>
        <translation>masa ±</translation>
    </message>
    <message>
        <source>Rules in force: tick at least one, of one version each</source>
        <translation>Peraturan berkuat kuasa: tandakan sekurang-kurangnya satu, satu versi setiap satunya</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Peraturan berkuat kuasa</translation>
    </message>
    <message>
        <source>Readings: %1 of %2 fixed</source>
        <translation>Tafsiran: %1 daripada %2 ditetapkan</translation>
    </message>
    <message>
        <source>Readings: %1, all left open</source>
        <translation>Tafsiran: %1, semua dibiarkan terbuka</translation>
    </message>
    <message>
        <source>Candidates may open the pay tables</source>
        <translation>Calon boleh membuka jadual bayaran</translation>
    </message>
    <message>
        <source>Questions of packs may have a key that a person typed</source>
        <translation>Soalan pek boleh ada kunci jawapan yang ditaip orang</translation>
    </message>
</context>
<context>
    <name>ExamsPage</name>
    <message>
        <source>Exams: %1</source>
        <translation>Peperiksaan: %1</translation>
    </message>
    <message>
        <source>Exams: shelf</source>
        <translation>Peperiksaan: rak</translation>
    </message>
    <message>
        <source>Blueprint: %1</source>
        <translation>Rangka: %1</translation>
    </message>
    <message>
        <source>Exam %1, sealed</source>
        <translation>Peperiksaan %1, dimeterai</translation>
    </message>
    <message>
        <source>Exam %1</source>
        <translation>Peperiksaan %1</translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation>Keputusan: %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>Keputusan: %1</translation>
    </message>
    <message>
        <source>Appeal: %1</source>
        <translation>Rayuan: %1</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Orang</translation>
    </message>
    <message>
        <source>Verify a file</source>
        <translation>Sahkan fail</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Peperiksaan</translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation>Duduki peperiksaan</translation>
    </message>
    <message>
        <source>Verify a certificate</source>
        <translation>Sahkan sijil</translation>
    </message>
    <message>
        <source>Sign in, or bring results in</source>
        <translation>Daftar masuk, atau bawa masuk keputusan</translation>
    </message>
    <message>
        <source>A new blueprint</source>
        <translation>Rangka baharu</translation>
    </message>
    <message>
        <source>The issuer&apos;s key</source>
        <translation>Kunci pengeluar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>Halaman lain</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Kekunci ini</translation>
    </message>
    <message>
        <source>Exam, question %1 of %2</source>
        <translation>Peperiksaan, soalan %1 daripada %2</translation>
    </message>
    <message>
        <source>Exam over</source>
        <translation>Peperiksaan tamat</translation>
    </message>
    <message>
        <source>Exam: are you %1?</source>
        <translation>Peperiksaan: adakah anda %1?</translation>
    </message>
    <message>
        <source>Exam to be released</source>
        <translation>Peperiksaan menunggu pelepasan</translation>
    </message>
</context>
<context>
    <name>FactRow</name>
    <message>
        <source>Remove: %1</source>
        <translation>Keluarkan: %1</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Found</source>
        <translation>Didapati</translation>
    </message>
    <message>
        <source>The bet was</source>
        <translation>Pertaruhan itu</translation>
    </message>
    <message>
        <source>Seen in</source>
        <translation>Terlihat dalam</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Diselesaikan</translation>
    </message>
    <message>
        <source>Order of the cards is known</source>
        <translation>Urutan kad diketahui</translation>
    </message>
    <message>
        <source>The card was refused by</source>
        <translation>Kad ditolak oleh</translation>
    </message>
    <message>
        <source>Boxes that have had cards since</source>
        <translation>Box yang mendapat kad sejak itu</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kad</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <translation>Kad dealer</translation>
    </message>
    <message>
        <source>The further card</source>
        <translation>Kad tambahan</translation>
    </message>
    <message>
        <source>Shuffled by hand</source>
        <translation>Dikocok dengan tangan</translation>
    </message>
    <message>
        <source>Another bettor on the box</source>
        <translation>Petaruh lain di box</translation>
    </message>
    <message>
        <source>Drawn for</source>
        <translation>Diambil untuk</translation>
    </message>
    <message>
        <source>Of them face up</source>
        <translation>Antaranya terbuka</translation>
    </message>
    <message>
        <source>Drawn together</source>
        <translation>Diambil sekali gus</translation>
    </message>
    <message>
        <source>After the ruling by clause</source>
        <translation>Selepas keputusan menurut klausa</translation>
    </message>
    <message>
        <source>A further card has been dealt</source>
        <translation>Kad tambahan telah dibahagi</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>Disedari</translation>
    </message>
    <message>
        <source>He did it before</source>
        <translation>Dia pernah melakukannya</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maksimum</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Pertaruhan</translation>
    </message>
    <message>
        <source>The outcome is established</source>
        <translation>Hasilnya sudah ditentukan</translation>
    </message>
    <message>
        <source>The outcome can be established</source>
        <translation>Hasilnya dapat ditentukan</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
    <message>
        <source>Bet of player %1</source>
        <translation>Pertaruhan pemain %1</translation>
    </message>
    <message>
        <source>Seated</source>
        <translation>Duduk</translation>
    </message>
    <message>
        <source>They agreed on</source>
        <translation>Mereka bersetuju atas</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Sudah surrender</translation>
    </message>
    <message>
        <source>Place of his main bet on the box, player %1</source>
        <translation>Tempat pertaruhan utamanya di box, pemain %1</translation>
    </message>
    <message>
        <source>Boxes to his main bet, player %1</source>
        <translation>Bilangan box ke pertaruhan utamanya, pemain %1</translation>
    </message>
    <message>
        <source>All his side bets, player %1</source>
        <translation>Semua side bet-nya, pemain %1</translation>
    </message>
    <message>
        <source>Insurance on boxes that he does not control, player %1</source>
        <translation>Insurance pada box yang bukan kawalannya, pemain %1</translation>
    </message>
    <message>
        <source>Asked as number, player %1</source>
        <translation>Giliran meminta, pemain %1</translation>
    </message>
    <message>
        <source>A card too many</source>
        <translation>Satu kad terlebih</translation>
    </message>
    <message>
        <source>A card missing</source>
        <translation>Satu kad kurang</translation>
    </message>
    <message>
        <source>A foreign card</source>
        <translation>Kad asing</translation>
    </message>
    <message>
        <source>Not shuffled</source>
        <translation>Tidak dikocok</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Diletakkan</translation>
    </message>
    <message>
        <source>Increased</source>
        <translation>Ditambah</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Ditarik balik</translation>
    </message>
    <message>
        <source>Opening deal</source>
        <translation>Pembahagian permulaan</translation>
    </message>
    <message>
        <source>Later deal</source>
        <translation>Pembahagian susulan</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Tiada</translation>
    </message>
    <message>
        <source>Some bets</source>
        <translation>Sebahagian pertaruhan</translation>
    </message>
    <message>
        <source>Finally</source>
        <translation>Muktamad</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Tiada siapa</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Sebahagian</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Semua</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Before no more bets</source>
        <translation>Sebelum “No more bets”</translation>
    </message>
    <message>
        <source>After the outcome</source>
        <translation>Selepas hasil diketahui</translation>
    </message>
    <message>
        <source>After no more bets</source>
        <translation>Selepas “No more bets”</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Pertaruhan utama</translation>
    </message>
    <message>
        <source>Two cards together</source>
        <translation>Dua kad sekali gus</translation>
    </message>
    <message>
        <source>Card in error</source>
        <translation>Kad tersilap</translation>
    </message>
    <message>
        <source>Dealer draws too many</source>
        <translation>Dealer mengambil terlalu banyak</translation>
    </message>
    <message>
        <source>Box skipped</source>
        <translation>Box terlangkau</translation>
    </message>
    <message>
        <source>Face-up card in the shoe</source>
        <translation>Kad terbuka dalam shoe</translation>
    </message>
    <message>
        <source>Cards dealt wrong</source>
        <translation>Kad salah dibahagi</translation>
    </message>
    <message>
        <source>Box dealt too few</source>
        <translation>Box kurang kad</translation>
    </message>
    <message>
        <source>Empty box dealt</source>
        <translation>Box kosong diberi kad</translation>
    </message>
    <message>
        <source>Dealer without a card</source>
        <translation>Dealer tanpa kad</translation>
    </message>
    <message>
        <source>Burn card forgotten</source>
        <translation>Kad burn terlupa</translation>
    </message>
    <message>
        <source>Wrong cards in the shoe</source>
        <translation>Kad salah dalam shoe</translation>
    </message>
    <message>
        <source>Late bet</source>
        <translation>Pertaruhan lewat</translation>
    </message>
    <message>
        <source>Bet over the maximum</source>
        <translation>Pertaruhan melebihi maksimum</translation>
    </message>
    <message>
        <source>Bet under the minimum</source>
        <translation>Pertaruhan di bawah minimum</translation>
    </message>
    <message>
        <source>Side bet alone on a box</source>
        <translation>Side bet sahaja di box</translation>
    </message>
    <message>
        <source>Side bets settled late</source>
        <translation>Side bet diselesaikan lewat</translation>
    </message>
    <message>
        <source>Player away</source>
        <translation>Pemain tiada</translation>
    </message>
    <message>
        <source>Card refused</source>
        <translation>Kad ditolak</translation>
    </message>
    <message>
        <source>Player wants out</source>
        <translation>Pemain mahu keluar</translation>
    </message>
    <message>
        <source>Shoe runs out</source>
        <translation>Shoe kehabisan kad</translation>
    </message>
    <message>
        <source>Cut card missed</source>
        <translation>Cut card terlepas</translation>
    </message>
    <message>
        <source>Card cannot be read</source>
        <translation>Kad tidak dapat dibaca</translation>
    </message>
    <message>
        <source>Power failure</source>
        <translation>Bekalan elektrik terputus</translation>
    </message>
    <message>
        <source>Squeeze card face up</source>
        <translation>Kad squeeze terbuka</translation>
    </message>
    <message>
        <source>Limit error, earlier round</source>
        <translation>Silap had, pusingan terdahulu</translation>
    </message>
    <message>
        <source>Error seen a round later</source>
        <translation>Silap disedari sepusingan kemudian</translation>
    </message>
    <message>
        <source>Not in the rules</source>
        <translation>Tiada dalam peraturan</translation>
    </message>
    <message>
        <source>Who controls the box</source>
        <translation>Siapa mengawal box</translation>
    </message>
    <message>
        <source>Side bet claimed</source>
        <translation>Side bet dituntut</translation>
    </message>
    <message>
        <source>Insurance claimed</source>
        <translation>Insurance dituntut</translation>
    </message>
    <message>
        <source>Claimant %1</source>
        <translation>Penuntut %1</translation>
    </message>
    <message>
        <source>Bettor %1</source>
        <translation>Petaruh %1</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>The table</source>
        <translation>Meja</translation>
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
        <translation>Utama</translation>
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
        <translation>Setiap hand bermula dengan %1.</translation>
    </message>
    <message>
        <source>Dealer draws on soft 17</source>
        <translation>Dealer mengambil kad pada soft 17</translation>
    </message>
    <message>
        <source>Dealer draws to 16 and stands on all 17s</source>
        <translation>Dealer mengambil kad hingga 16 dan stand pada semua 17</translation>
    </message>
    <message>
        <source>Dealer 22 stands off every hand but Blackjack</source>
        <translation>22 dealer stand-off dengan setiap hand kecuali Blackjack</translation>
    </message>
    <message>
        <source>1 deck</source>
        <translation>1 dek</translation>
    </message>
    <message>
        <source>%1 decks</source>
        <translation>%1 dek</translation>
    </message>
    <message>
        <source>no tens</source>
        <translation>tiada sepuluh</translation>
    </message>
    <message>
        <source>offers</source>
        <translation>tawaran</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>diselesaikan</translation>
    </message>
    <message>
        <source>play</source>
        <translation>bermain</translation>
    </message>
    <message>
        <source>box %1, hand %2</source>
        <translation>box %1, hand %2</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Peringkat</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>HAD</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Side bet</translation>
    </message>
    <message>
        <source>%1 markers</source>
        <translation>%1 marker</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 kad</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>odds</comment>
        <translation>%1 kepada %2</translation>
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
        <translation>%1 daripada %2</translation>
    </message>
    <message>
        <source>%1, doubled with %2</source>
        <translation>%1, di-double dengan %2</translation>
    </message>
    <message>
        <source>%1, was %2 when bets were closed</source>
        <translation>%1, asalnya %2 semasa pertaruhan ditutup</translation>
    </message>
    <message>
        <source>%1, half over the line</source>
        <translation>%1, separuh melepasi garisan</translation>
    </message>
    <message>
        <source>%1, paid %2</source>
        <translation>%1, dibayar %2</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1, diambil</translation>
    </message>
    <message>
        <source>%1, stand-off</source>
        <translation>%1, stand-off</translation>
    </message>
    <message>
        <source>%1, returned</source>
        <translation>%1, dipulangkan</translation>
    </message>
    <message>
        <source>no bet</source>
        <translation>tiada pertaruhan</translation>
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
        <translation>tiada yang duduk</translation>
    </message>
    <message>
        <source>the chair of %1, who has left</source>
        <translation>kerusi %1, yang sudah pergi</translation>
    </message>
    <message>
        <source>%1 seated</source>
        <translation>%1 duduk</translation>
    </message>
    <message>
        <source>a torn card that cannot be read</source>
        <translation>kad koyak yang tidak dapat dibaca</translation>
    </message>
    <message>
        <source>a card with another back, face down</source>
        <translation>kad dengan belakang lain, tertutup</translation>
    </message>
    <message>
        <source>%1, lying apart</source>
        <translation>%1, terletak berasingan</translation>
    </message>
    <message>
        <source>a card face down, lying apart</source>
        <translation>kad tertutup, terletak berasingan</translation>
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
        <translation>%1, %2 mengawal</translation>
    </message>
    <message>
        <source>hand %1, main bet of %2, %3</source>
        <translation>hand %1, pertaruhan utama %2, %3</translation>
    </message>
    <message>
        <source>main bet of %1, %2</source>
        <translation>pertaruhan utama %1, %2</translation>
    </message>
    <message>
        <source>double of %1, %2</source>
        <translation>double %1, %2</translation>
    </message>
    <message>
        <source>payout to %1, %2</source>
        <translation>bayaran kepada %1, %2</translation>
    </message>
    <message>
        <source>%1 bet of %2, %3</source>
        <translation>pertaruhan %1 milik %2, %3</translation>
    </message>
    <message>
        <source>insurance of %1, %2</source>
        <translation>insurance %1, %2</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>insurance</translation>
    </message>
    <message>
        <source>printed %1</source>
        <translation>%1 bercetak</translation>
    </message>
    <message>
        <source>hand %1, %2</source>
        <translation>hand %1, %2</translation>
    </message>
    <message>
        <source>hand %1, free-bet marker</source>
        <translation>hand %1, marker free bet</translation>
    </message>
    <message>
        <source>%1 of %2, pulled back</source>
        <translation>%1 milik %2, ditarik balik</translation>
    </message>
    <message>
        <source>%1 in coins</source>
        <translation>%1 dalam syiling</translation>
    </message>
    <message>
        <source>Chip float</source>
        <translation>Float cip</translation>
    </message>
    <message>
        <source>Shoe, nearly empty</source>
        <translation>Shoe, hampir kosong</translation>
    </message>
    <message>
        <source>Shoe, %1 face up in it</source>
        <translation>Shoe, %1 terbuka di dalamnya</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Shoe</translation>
    </message>
    <message>
        <source>Discard holder, 1 card</source>
        <translation>Bekas kad buangan, 1 kad</translation>
    </message>
    <message>
        <source>Discard holder, %1 cards</source>
        <translation>Bekas kad buangan, %1 kad</translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation>Cut card</translation>
    </message>
    <message>
        <source>Card face down</source>
        <translation>Kad tertutup</translation>
    </message>
    <message>
        <source>Dealer: printed %1</source>
        <translation>Dealer: %1 bercetak</translation>
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
        <translation>Semua fail (*)</translation>
    </message>
</context>
<context>
    <name>FloorPanel</name>
    <message>
        <source>The game is stopped</source>
        <translation>Permainan dihentikan</translation>
    </message>
    <message>
        <source>What do you report?</source>
        <translation>Apa yang anda laporkan?</translation>
    </message>
    <message>
        <source>%1. Where?</source>
        <translation>%1. Di mana?</translation>
    </message>
    <message>
        <source>%1. What do the rules say?</source>
        <translation>%1. Apa kata peraturan?</translation>
    </message>
    <message>
        <source>Do it on the felt, then go on.</source>
        <translation>Lakukan di atas meja, kemudian teruskan.</translation>
    </message>
    <message>
        <source>My own cards</source>
        <translation>Kad saya sendiri</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Box %1</translation>
    </message>
    <message>
        <source>Backspace lifts the last card, digits deal it again.</source>
        <translation>Backspace mengangkat kad terakhir, digit membahaginya semula.</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <translation>Tanya %1</translation>
    </message>
    <message>
        <source>Discard my last</source>
        <translation>Buang kad terakhir saya</translation>
    </message>
    <message>
        <source>Discard that hand</source>
        <translation>Buang hand itu</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Teruskan</translation>
    </message>
</context>
<context>
    <name>FormsPanel</name>
    <message>
        <source>Forms</source>
        <translation>Set soalan</translation>
    </message>
    <message>
        <source>Ctrl K</source>
        <translation>Ctrl K</translation>
    </message>
    <message>
        <source>Compare the forms</source>
        <translation>Bandingkan set soalan</translation>
    </message>
    <message>
        <source>Everybody gets their own form: the same kinds of question, equally hard and long, with different cards and amounts.</source>
        <translation>Setiap orang mendapat set sendiri: jenis soalan yang sama, sama susah dan sama panjang, tentang kad dan amaun lain.</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>Belum dibandingkan</translation>
    </message>
    <message>
        <source>The forms are made as they will be sealed, and measured against each other.</source>
        <translation>Set soalan dibuat seperti yang akan dimeterai, lalu diukur antara satu sama lain.</translation>
    </message>
    <message>
        <source>%1 forms: all alike, no two equal</source>
        <translation>%1 set: semuanya setara, tiada dua yang sama</translation>
    </message>
    <message>
        <source>%1 forms: not alike</source>
        <translation>%1 set: tidak setara</translation>
    </message>
    <message>
        <source>Try it with 500 forms</source>
        <translation>Cuba dengan 500 set</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Practise %1</source>
        <translation>Latih %1</translation>
    </message>
    <message>
        <source>Readiness %1 of 100. Mastered %2. %3 due.</source>
        <translation>Tahap sedia %1 daripada 100. Dikuasai %2. %3 perlu diulang.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Sedia</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>%1 lagi</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Belum bermula</translation>
    </message>
    <message>
        <source>Readiness %1 of 100</source>
        <translation>Tahap sedia %1 daripada 100</translation>
    </message>
    <message>
        <source>Mastered</source>
        <translation>Dikuasai</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Betul</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Lemah</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n perlu diulang</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Berlatih</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>%1, ready %2 of 100</source>
        <translation>%1, sedia %2 daripada 100</translation>
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
        <translation>Buku peraturan</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>No question has asked for this clause yet.</source>
        <translation>Belum ada soalan yang meminta klausa ini.</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>right</source>
        <translation>betul</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>salah</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>tidak dimarkah</translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message>
        <source>%1 is training. Switch</source>
        <translation>%1 sedang berlatih. Tukar</translation>
    </message>
    <message>
        <source>Who is training?</source>
        <translation>Siapa yang berlatih?</translation>
    </message>
    <message>
        <source>Practise without a name, or say who you are</source>
        <translation>Berlatih tanpa nama, atau nyatakan siapa anda</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Tukar</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Review, %1</source>
        <translation>Semakan, %1</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Utama</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Resume the unfinished session</source>
        <translation>Teruskan yang menunggu</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Yang perlu diulang</translation>
    </message>
    <message>
        <source>Practise a game</source>
        <translation>Latih satu permainan</translation>
    </message>
    <message>
        <source>New practice</source>
        <translation>Latihan baharu</translation>
    </message>
    <message>
        <source>Review the last misses</source>
        <translation>Semak kesilapan terakhir</translation>
    </message>
    <message>
        <source>Who is training</source>
        <translation>Siapa yang berlatih</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>Halaman lain</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Kekunci ini</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Cuba lagi</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Ready from %1. The mark on each bar.</source>
        <translation>Sedia mulai %1. Tandanya pada setiap bar.</translation>
    </message>
    <message>
        <source>%1 is removed, with all records.</source>
        <translation>%1 dibuang, bersama semua rekodnya.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Kembalikan</translation>
    </message>
    <message>
        <source>%1 is back, with all records.</source>
        <translation>%1 sudah kembali, bersama semua rekodnya.</translation>
    </message>
    <message>
        <source>%1 has no PIN any more.</source>
        <translation>%1 tidak lagi ada PIN.</translation>
    </message>
    <message>
        <source>What your instructor gave you</source>
        <translation>Yang diberi pengajar anda</translation>
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
        <translation>Anda tahu %1 di atas kertas. Kini bahagikan kadnya.</translation>
    </message>
    <message>
        <source>Deal a round</source>
        <translation>Bahagi satu pusingan</translation>
    </message>
</context>
<context>
    <name>HomeReview</name>
    <message>
        <source>Home</source>
        <translation>Utama</translation>
    </message>
</context>
<context>
    <name>HouseReadingRow</name>
    <message>
        <source>Fixed: scored</source>
        <translation>Ditetapkan: dimarkah</translation>
    </message>
    <message>
        <source>Open: not scored</source>
        <translation>Terbuka: tidak dimarkah</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>Played while nothing is fixed.</source>
        <translation>Digunakan selagi tiada yang ditetapkan.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ambil balik</translation>
    </message>
</context>
<context>
    <name>HouseSettings</name>
    <message>
        <source>Decided by</source>
        <translation>Diputuskan oleh</translation>
    </message>
    <message>
        <source>Recorded with every change below. Nothing is overwritten: earlier decisions stay on record.</source>
        <translation>Tertera di sebelah setiap perubahan di bawah. Tiada yang ditulis ganti: keputusan terdahulu kekal dalam rekod.</translation>
    </message>
    <message>
        <source>Name and title</source>
        <translation>Nama dan jawatan</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Difahami</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Lucky Lucky pay table in force</source>
        <translation>Jadual bayaran Lucky Lucky yang berkuat kuasa</translation>
    </message>
    <message>
        <source>The table printed on the felt. All: questions use each of the three.</source>
        <translation>Tercetak di atas meja. Semua: setiap satu daripada tiga jadual muncul dalam soalan.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Table 1</source>
        <translation>Jadual 1</translation>
    </message>
    <message>
        <source>Table 2</source>
        <translation>Jadual 2</translation>
    </message>
    <message>
        <source>Table 3</source>
        <translation>Jadual 3</translation>
    </message>
    <message>
        <source>Bets are settled</source>
        <translation>Pertaruhan diselesaikan</translation>
    </message>
    <message>
        <source>From the dealer&apos;s right by custom. Lucky Lucky bets always are (LL 7).</source>
        <translation>Dari kanan dealer mengikut kebiasaan. Pertaruhan Lucky Lucky sentiasa begitu (LL 7).</translation>
    </message>
    <message>
        <source>From the right</source>
        <translation>Dari kanan</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Dari kiri</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Had</translation>
    </message>
    <message>
        <source>Readings of doubtful clauses</source>
        <translation>Tafsiran klausa yang diragui</translation>
    </message>
    <message numerus="yes">
        <source>%n are open: their questions are shown and not scored. Fixing one makes them count; taking it back opens it again.</source>
        <translation>
            <numerusform>%n masih terbuka: soalannya ditunjukkan tetapi tidak dimarkah. Menetapkan satu menjadikannya dimarkah; menariknya balik membukanya semula.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>What was imported</source>
        <translation>Apa yang dibawa masuk</translation>
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
        <translation>Pengawas</translation>
    </message>
    <message>
        <source>The clock keeps running until you give the PIN. Everything you do here is recorded under your name.</source>
        <translation>Jam terus berjalan sehingga PIN diberi. Semua di sini direkodkan atas nama anda.</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Apa yang hendak dibuat</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Masa tambahan</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Tamatkan</translation>
    </message>
    <message>
        <source>Minutes more</source>
        <translation>Minit tambahan</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minit</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Untuk siapa</translation>
    </message>
    <message>
        <source>This candidate</source>
        <translation>Calon ini</translation>
    </message>
    <message>
        <source>Everybody in this exam</source>
        <translation>Semua dalam peperiksaan ini</translation>
    </message>
    <message>
        <source>Every station that opened the exam file from the same folder gives the time within seconds. At a station with a copy of its own, give it there.</source>
        <translation>Setiap stesen yang membuka fail peperiksaan dari folder yang sama memberi masa itu dalam beberapa saat. Di stesen dengan salinan sendiri, berikan di sana.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Apa yang berlaku</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebab</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Release PIN</source>
        <translation>PIN pelepasan</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation>Kembali ke peperiksaan</translation>
    </message>
    <message>
        <source>Give time</source>
        <translation>Beri masa</translation>
    </message>
    <message>
        <source>Save the note</source>
        <translation>Catatkan</translation>
    </message>
    <message>
        <source>End the sitting</source>
        <translation>Tamatkan peperiksaan</translation>
    </message>
</context>
<context>
    <name>IssuerPanel</name>
    <message>
        <source>Issuer: %1</source>
        <translation>Pengeluar: %1</translation>
    </message>
    <message>
        <source>The issuer&apos;s key</source>
        <translation>Kunci pengeluar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Terkunci</translation>
    </message>
    <message>
        <source>It signs exam files, certificates and badges. The passphrase has at least ten characters; without it and without a back-up nothing can be sealed or opened any more.</source>
        <translation>Ia menandatangani fail peperiksaan, sijil dan lencana. Frasa laluan ada sekurang-kurangnya sepuluh aksara; tanpanya dan tanpa sandaran, tiada apa-apa dapat dimeterai atau dibuka lagi.</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>Cap jari %1</translation>
    </message>
    <message>
        <source>Name of the school</source>
        <translation>Nama sekolah</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frasa laluan</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>Frasa laluan sekali lagi</translation>
    </message>
    <message>
        <source>They do not match</source>
        <translation>Kedua-duanya berbeza</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the key</source>
        <translation>Buka kunci</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Buat kunci</translation>
    </message>
    <message>
        <source>From a back-up</source>
        <translation>Dari sandaran</translation>
    </message>
    <message>
        <source>Lock it</source>
        <translation>Kunci semula</translation>
    </message>
    <message>
        <source>Back it up</source>
        <translation>Buat sandaran</translation>
    </message>
    <message>
        <source>Public half</source>
        <translation>Separuh awam</translation>
    </message>
    <message>
        <source>Another passphrase</source>
        <translation>Frasa laluan lain</translation>
    </message>
    <message>
        <source>Old passphrase</source>
        <translation>Frasa laluan lama</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Frasa laluan baharu</translation>
    </message>
    <message>
        <source>At least ten characters</source>
        <translation>Sekurang-kurangnya sepuluh aksara</translation>
    </message>
    <message>
        <source>New passphrase again</source>
        <translation>Frasa laluan baharu sekali lagi</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Tukar</translation>
    </message>
    <message>
        <source>The passphrase is changed. Back-ups made before open with the old one: make a new one.</source>
        <translation>Frasa laluan telah ditukar. Sandaran terdahulu dibuka dengan yang lama: buat yang baharu.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Disimpan: %1</translation>
    </message>
    <message>
        <source>The issuer&apos;s key from a back-up</source>
        <translation>Kunci pengeluar dari sandaran</translation>
    </message>
    <message>
        <source>It is opened with the passphrase it was backed up with.</source>
        <translation>Ia dibuka dengan frasa laluan semasa ia disandarkan.</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Ambil</translation>
    </message>
    <message>
        <source>Key files (*.pitkey)</source>
        <translation>Fail kunci (*.pitkey)</translation>
    </message>
    <message>
        <source>Back up the issuer&apos;s key</source>
        <translation>Sandarkan kunci pengeluar</translation>
    </message>
    <message>
        <source>The copy is sealed with the same passphrase. Keep it away from this computer.</source>
        <translation>Salinan dimeterai dengan frasa laluan yang sama. Simpan jauh dari komputer ini.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Save the public half</source>
        <translation>Simpan separuh awam</translation>
    </message>
    <message>
        <source>Anybody who has it can check that a certificate is really yours.</source>
        <translation>Sesiapa yang memilikinya boleh memeriksa bahawa sijil itu benar-benar daripada anda.</translation>
    </message>
    <message>
        <source>Public keys (*.pitpub)</source>
        <translation>Kunci awam (*.pitpub)</translation>
    </message>
    <message>
        <source>Nobody was here for ten minutes: the key is locked again.</source>
        <translation>Tiada siapa di sini selama sepuluh minit: kunci dikunci semula.</translation>
    </message>
</context>
<context>
    <name>ItemsView</name>
    <message>
        <source>Question</source>
        <translation>Soalan</translation>
    </message>
    <message>
        <source>Right (95 %)</source>
        <translation>Betul (95 %)</translation>
    </message>
    <message>
        <source>Tells apart (95 %)</source>
        <translation>Membezakan (95 %)</translation>
    </message>
    <message>
        <source>Questions and their figures</source>
        <translation>Soalan dan angkanya</translation>
    </message>
    <message>
        <source>%1. %2: facility %3, discrimination %4. %5</source>
        <translation>%1. %2: kemudahan %3, diskriminasi %4. %5</translation>
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
        <translation>Putuskan tentang soalan ini</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Urutan</translation>
    </message>
    <message>
        <source>1, 2</source>
        <translation>1, 2</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Sukar</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Terburuk</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombor</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Paling sukar</translation>
    </message>
    <message>
        <source>Right: the share of candidates who got it right (facility). Tells apart: whether those who are right elsewhere are right here too (corrected discrimination): 0.2 and more is good, below 0 means look at it. In brackets: where the true figure lies with 95 %; few candidates, wide brackets.</source>
        <translation>Betul: bahagian calon yang menjawab betul (kemudahan). Membezakan: sama ada mereka yang betul di tempat lain juga betul di sini (diskriminasi dibetulkan): 0.2 ke atas baik, di bawah 0 bermakna perlu dilihat. Dalam kurungan: julat angka sebenar dengan 95 %; calon sedikit, kurungan lebar.</translation>
    </message>
    <message>
        <source>A bad question is taken out or given full marks for everybody, with a reason and two people&apos;s PINs. Everybody is marked again; both scores are kept.</source>
        <translation>Soalan yang buruk digugurkan atau diberi markah penuh kepada semua, dengan sebab dan PIN dua orang. Semua diperiksa semula; kedua-dua markah disimpan.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Keputusan soalan</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys of this page</source>
        <translation>Kekunci halaman ini</translation>
    </message>
</context>
<context>
    <name>LastSession</name>
    <message>
        <source>No session is finished yet.</source>
        <translation>Belum ada sesi yang selesai.</translation>
    </message>
    <message>
        <source>Nothing practised yet. Twenty questions take about seven minutes.</source>
        <translation>Belum ada latihan. Dua puluh soalan mengambil kira-kira tujuh minit.</translation>
    </message>
    <message numerus="yes">
        <source>Review %n miss(es)</source>
        <translation>
            <numerusform>Semak %n kesilapan</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Kemajuan</translation>
    </message>
    <message>
        <source>New practice</source>
        <translation>Latihan baharu</translation>
    </message>
</context>
<context>
    <name>LectureView</name>
    <message>
        <source>In class: %1</source>
        <translation>Dalam kelas: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 daripada %2</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Yang sebelumnya</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Tamat</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Dedahkan</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Berikutnya</translation>
    </message>
</context>
<context>
    <name>LeftRow</name>
    <message>
        <source>Resume</source>
        <translation>Teruskan dengannya</translation>
    </message>
</context>
<context>
    <name>LibraryFiles</name>
    <message>
        <source>Import a pack</source>
        <translation>Import pek</translation>
    </message>
    <message>
        <source>Export this pack</source>
        <translation>Eksport pek ini</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Dari fail</translation>
    </message>
    <message>
        <source>A round script or a scenario, as JSON.</source>
        <translation>Skrip pusingan atau senario, sebagai JSON.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>Laluan fail</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Cari</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Gantikan fail itu?</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 sudah ada.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Kekalkan</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Gantikan</translation>
    </message>
    <message>
        <source>What is in the file is added to what is here. Nothing is overwritten. Questions of Moodle (.xml) and QTI 3 (.zip, .xml) come in as drafts in a pack of their own, marked as typed by a person.</source>
        <translation>Isi fail ditambah kepada apa yang ada di sini. Tiada yang ditulis ganti. Soalan Moodle (.xml) dan QTI 3 (.zip, .xml) masuk sebagai draf dalam pek sendiri, ditandai sebagai ditaip oleh orang.</translation>
    </message>
    <message>
        <source>One file with every scenario of the pack, in all its versions. A name that ends in .xml is written for Moodle, one that ends in .zip as a QTI 3 package: the newest versions, with their tables in words.</source>
        <translation>Satu fail dengan setiap senario dalam pek, dalam semua versinya. Nama yang berakhir dengan .xml ditulis untuk Moodle, yang berakhir dengan .zip sebagai pakej QTI 3: versi terbaharu, dengan mejanya dalam perkataan.</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>Scenarios</source>
        <translation>Senario</translation>
    </message>
    <message>
        <source>Title, tag, story, clause 3.27</source>
        <translation>Tajuk, tag, cerita, klausa 3.27</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Senario baharu</translation>
    </message>
    <message>
        <source>Show scenarios of one state</source>
        <translation>Tunjukkan senario dalam satu keadaan</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Draf</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>Dalam semakan</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Diluluskan</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Ditamatkan</translation>
    </message>
    <message>
        <source>The packs are being read.</source>
        <translation>Pek sedang dibaca.</translation>
    </message>
    <message>
        <source>Nothing in this pack matches that.</source>
        <translation>Tiada yang bernama begitu dalam pek ini.</translation>
    </message>
    <message>
        <source>Nothing in this pack is in that state.</source>
        <translation>Tiada dalam pek ini yang berkeadaan begitu.</translation>
    </message>
    <message>
        <source>This pack is empty.</source>
        <translation>Pek ini kosong.</translation>
    </message>
    <message>
        <source>Deal something on the felt, break it, ask about it.</source>
        <translation>Bahagikan sesuatu di atas meja, rosakkannya, tanya tentangnya.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tunjukkan semua</translation>
    </message>
    <message>
        <source>Remove “%1” from the pack?</source>
        <translation>Buang “%1” dari pek?</translation>
    </message>
    <message>
        <source>All its versions go. Answers on record still show what was asked, and the files can be brought back for 30 days.</source>
        <translation>Semua versinya dibuang. Jawapan dalam rekod masih menunjukkan apa yang ditanya, dan fail boleh dikembalikan selama 30 hari.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Kekalkan</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Buang</translation>
    </message>
</context>
<context>
    <name>LimitRow</name>
    <message>
        <source>%1 %2, minimum</source>
        <translation>%1 %2, minimum</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from … to …</comment>
        <translation>hingga</translation>
    </message>
    <message>
        <source>%1 %2, maximum</source>
        <translation>%1 %2, maksimum</translation>
    </message>
    <message>
        <source>default</source>
        <translation>seperti biasa</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Seperti biasa</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>lays chips</source>
        <translation>meletakkan cip</translation>
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
        <translation>Burn satu kad</translation>
    </message>
    <message>
        <source>Card to yourself</source>
        <translation>Kad kepada diri anda</translation>
    </message>
    <message>
        <source>Card to %1</source>
        <translation>Kad ke %1</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <translation>Ambil %1: %2</translation>
    </message>
    <message>
        <source>Pay %1: %2</source>
        <translation>Bayar %1: %2</translation>
    </message>
    <message>
        <source>Half back: %1</source>
        <translation>Pulangkan separuh: %1</translation>
    </message>
    <message>
        <source>Give back %1: %2</source>
        <translation>Pulangkan %1: %2</translation>
    </message>
    <message>
        <source>I call this box.</source>
        <translation>Saya yang menentukan box ini.</translation>
    </message>
    <message>
        <source>I go along.</source>
        <translation>Saya ikut.</translation>
    </message>
    <message>
        <source>I leave it as it is.</source>
        <translation>Saya biarkan seperti sedia ada.</translation>
    </message>
    <message>
        <source>I play on.</source>
        <translation>Saya teruskan.</translation>
    </message>
    <message>
        <source>I take my bet back.</source>
        <translation>Saya ambil balik pertaruhan saya.</translation>
    </message>
    <message>
        <source>I play it.</source>
        <translation>Saya mainkannya.</translation>
    </message>
    <message>
        <source>I take it all back.</source>
        <translation>Saya ambil balik semuanya.</translation>
    </message>
    <message>
        <source>I take the card.</source>
        <translation>Saya ambil kad itu.</translation>
    </message>
    <message>
        <source>I don&apos;t want that card.</source>
        <translation>Saya tidak mahu kad itu.</translation>
    </message>
    <message>
        <source>Who calls this box?</source>
        <translation>Siapa menentukan box ini?</translation>
    </message>
    <message>
        <source>Do you go along?</source>
        <translation>Adakah anda ikut?</translation>
    </message>
    <message>
        <source>Play on, or take your bet back?</source>
        <translation>Teruskan, atau ambil balik pertaruhan anda?</translation>
    </message>
    <message>
        <source>Act on your card, or take your bet back?</source>
        <translation>Bertindak pada kad anda, atau ambil balik pertaruhan anda?</translation>
    </message>
    <message>
        <source>Will you take all your bets back?</source>
        <translation>Mahukah anda mengambil balik semua pertaruhan anda?</translation>
    </message>
    <message>
        <source>Will you take your bet back?</source>
        <translation>Mahukah anda mengambil balik pertaruhan anda?</translation>
    </message>
    <message>
        <source>Do you want this card?</source>
        <translation>Adakah anda mahu kad ini?</translation>
    </message>
    <message>
        <source>A card lies face up in the shoe.</source>
        <translation>Ada kad terbuka dalam shoe.</translation>
    </message>
    <message>
        <source>Two cards came out at once.</source>
        <translation>Dua kad keluar sekali gus.</translation>
    </message>
    <message>
        <source>A card with another back came out.</source>
        <translation>Kad dengan belakang lain keluar.</translation>
    </message>
    <message>
        <source>There is one copy of a card too many.</source>
        <translation>Ada satu salinan kad yang terlebih.</translation>
    </message>
    <message>
        <source>A card is missing from the shoe.</source>
        <translation>Satu kad hilang dari shoe.</translation>
    </message>
    <message>
        <source>The cards run in order.</source>
        <translation>Kad keluar mengikut urutan tersusun.</translation>
    </message>
    <message>
        <source>A card is torn: nobody can read it.</source>
        <translation>Satu kad koyak: tiada siapa dapat membacanya.</translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation>Cut card sudah keluar.</translation>
    </message>
    <message>
        <source>The shoe has run out.</source>
        <translation>Shoe kehabisan kad.</translation>
    </message>
    <message>
        <source>A fresh shoe is on the table.</source>
        <translation>Shoe baharu ada di meja.</translation>
    </message>
    <message>
        <source>The players have laid their bets.</source>
        <translation>Para pemain telah meletakkan pertaruhan.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2 says: %3</source>
        <translation>%1, %2 berkata: %3</translation>
    </message>
    <message>
        <source>Box %1, %2 lays %3: %4</source>
        <translation>Box %1, %2 meletakkan %3: %4</translation>
    </message>
    <message>
        <source>The stack of %2 on Box %1 has changed.</source>
        <translation>Timbunan cip %2 di Box %1 telah berubah.</translation>
    </message>
    <message>
        <source>Box %1, %2: “I had %3.”</source>
        <translation>Box %1, %2: “Saya ada %3.”</translation>
    </message>
    <message>
        <source>%1 has left the table.</source>
        <translation>%1 telah meninggalkan meja.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 sudah kembali.</translation>
    </message>
    <message>
        <source>The lights are out.</source>
        <translation>Lampu terpadam.</translation>
    </message>
    <message>
        <source>The lights are on again.</source>
        <translation>Lampu menyala semula.</translation>
    </message>
    <message>
        <source>Somebody points at the cards.</source>
        <translation>Seseorang menunjuk kepada kad.</translation>
    </message>
    <message>
        <source>%1: “Look at the cards, please.”</source>
        <translation>%1: “Tolong lihat kad itu.”</translation>
    </message>
    <message>
        <source>The floor is here.</source>
        <translation>Floor sudah di sini.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>Place your bets, please</source>
        <translation>Place your bets, please</translation>
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
        <source>Surrender is closed</source>
        <translation>Surrender is closed</translation>
    </message>
    <message>
        <source>Insurance, anyone?</source>
        <translation>Insurance, anyone?</translation>
    </message>
    <message>
        <source>Insurance is closed</source>
        <translation>Insurance is closed</translation>
    </message>
    <message>
        <source>Announce the outcome</source>
        <translation>Umumkan keputusan</translation>
    </message>
    <message>
        <source>taps: card</source>
        <translation>mengetuk: kad</translation>
    </message>
    <message>
        <source>waves: stand</source>
        <translation>melambai: stand</translation>
    </message>
    <message>
        <source>one finger: double</source>
        <translation>satu jari: double</translation>
    </message>
    <message>
        <source>one finger: free double</source>
        <translation>satu jari: free double</translation>
    </message>
    <message>
        <source>two fingers: split</source>
        <translation>dua jari: split</translation>
    </message>
    <message>
        <source>two fingers: free split</source>
        <translation>dua jari: free split</translation>
    </message>
    <message>
        <source>draws a line: surrender</source>
        <translation>melukis garisan: surrender</translation>
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
        <translation>pertaruhan utama</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>The last card back into the shoe</source>
        <translation>Kad terakhir kembali ke shoe</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Split %1</translation>
    </message>
    <message>
        <source>Marker right of the bet: %1</source>
        <translation>Marker di kanan pertaruhan: %1</translation>
    </message>
    <message>
        <source>Marker left of the bet: %1</source>
        <translation>Marker di kiri pertaruhan: %1</translation>
    </message>
    <message>
        <source>Marker off: %1</source>
        <translation>Ambil marker: %1</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Diterima</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Ditolak</translation>
    </message>
    <message>
        <source>Clear the cards of %1</source>
        <translation>Kutip kad %1</translation>
    </message>
    <message>
        <source>Clear all cards</source>
        <translation>Kutip semua kad</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>Hentikan permainan</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Panggil floor</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Laporan: %1</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Keputusan: %1</translation>
    </message>
    <message>
        <source>Discard your last card</source>
        <translation>Buang kad terakhir anda</translation>
    </message>
    <message>
        <source>Discard the cards of %1</source>
        <translation>Buang kad %1</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Teruskan permainan</translation>
    </message>
    <message>
        <source>You take the table over</source>
        <translation>Anda mengambil alih meja</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Terima</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Tolak</translation>
    </message>
    <message>
        <source>Never done: %1</source>
        <translation>Tidak dibuat: %1</translation>
    </message>
    <message>
        <source>Too late: %1</source>
        <translation>Terlalu lewat: %1</translation>
    </message>
    <message>
        <source>%1: %2 too much</source>
        <translation>%1: terlebih %2</translation>
    </message>
    <message>
        <source>%1: %2 too little</source>
        <translation>%1: terkurang %2</translation>
    </message>
    <message>
        <source>You paid a losing bet: %1</source>
        <translation>Anda membayar pertaruhan yang kalah: %1</translation>
    </message>
    <message>
        <source>You took a winning bet: %1</source>
        <translation>Anda mengambil pertaruhan yang menang: %1</translation>
    </message>
    <message>
        <source>Nothing asked for it: %1</source>
        <translation>Tiada yang memerlukannya: %1</translation>
    </message>
    <message>
        <source>In the wrong place: %1</source>
        <translation>Di tempat yang salah: %1</translation>
    </message>
    <message>
        <source>The rules do not allow what you granted: %1</source>
        <translation>Peraturan tidak membenarkan apa yang anda beri: %1</translation>
    </message>
    <message>
        <source>You refused what the rules allow: %1</source>
        <translation>Anda menolak apa yang dibenarkan peraturan: %1</translation>
    </message>
    <message>
        <source>He does not call this hand: %1</source>
        <translation>Dia tidak menentukan hand ini: %1</translation>
    </message>
    <message>
        <source>A wrong card counted: %1</source>
        <translation>Kad yang salah dikira: %1</translation>
    </message>
    <message>
        <source>You moved cards without the floor</source>
        <translation>Anda mengalihkan kad tanpa floor</translation>
    </message>
    <message>
        <source>You reported the wrong thing</source>
        <translation>Anda melaporkan perkara yang salah</translation>
    </message>
    <message>
        <source>The wrong ruling</source>
        <translation>Keputusan yang salah</translation>
    </message>
    <message>
        <source>You did not do what the ruling says</source>
        <translation>Anda tidak melakukan apa yang dinyatakan keputusan</translation>
    </message>
    <message>
        <source>Something went wrong and you dealt on</source>
        <translation>Ada yang tidak kena dan anda terus membahagi kad</translation>
    </message>
    <message>
        <source>You stopped for nothing</source>
        <translation>Anda berhenti tanpa sebab</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Kritikal</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Wang</translation>
    </message>
    <message>
        <source>Duty</source>
        <translation>Tugas</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Urutan</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Kebiasaan</translation>
    </message>
</context>
<context>
    <name>LiveBar</name>
    <message>
        <source>Live table</source>
        <translation>Meja langsung</translation>
    </message>
    <message>
        <source>Live table: %1</source>
        <translation>Meja langsung: %1</translation>
    </message>
    <message>
        <source>Guided</source>
        <translation>Berpandu</translation>
    </message>
    <message>
        <source>Coached</source>
        <translation>Dibimbing</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Senyap</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Keluar</translation>
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
        <translation>Tinggalkan meja?</translation>
    </message>
    <message>
        <source>What you dealt is saved, and you can go on with it later. Or end the session now: what you dealt so far is graded.</source>
        <translation>Apa yang anda bahagi disimpan, dan anda boleh meneruskannya kemudian. Atau tamatkan sesi sekarang: apa yang dibahagi setakat ini dinilai.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Kekal di sini</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Keluar</translation>
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
        <translation>Surrender closed</translation>
    </message>
    <message>
        <source>Insurance, anyone?</source>
        <translation>Insurance, anyone?</translation>
    </message>
    <message>
        <source>Insurance closed</source>
        <translation>Insurance closed</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Ambil</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Sama</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Bayar</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Separuh</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Pulang</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Terima</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Tolak</translation>
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
        <translation>Kutip</translation>
    </message>
    <message>
        <source>All off</source>
        <translation>Kutip semua</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Burn</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Angkat</translation>
    </message>
    <message>
        <source>Floor!</source>
        <translation>Floor!</translation>
    </message>
    <message>
        <source>1–7 card to a box · 0 to yourself · ← → to a bet</source>
        <translation>1–7 kad ke box · 0 kepada diri anda · ← → ke pertaruhan</translation>
    </message>
    <message>
        <source>Who calls it?</source>
        <translation>Siapa menentukannya?</translation>
    </message>
</context>
<context>
    <name>LiveLanes</name>
    <message>
        <source>Calls</source>
        <translation>Panggilan</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kad</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Cip</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2</source>
        <translation>Garis masa, langkah %1 daripada %2</translation>
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
        <translation>Bahagi kad</translation>
    </message>
    <message>
        <source>Go on with the session that was left</source>
        <translation>Teruskan sesi yang ditinggalkan</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Q W E</source>
        <translation>Q W E</translation>
    </message>
    <message>
        <source>Guided, coached, silent</source>
        <translation>Berpandu, dibimbing, senyap</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Kekunci ini</translation>
    </message>
    <message>
        <source>A card to that box</source>
        <translation>Kad ke box itu</translation>
    </message>
    <message>
        <source>A card to yourself</source>
        <translation>Kad kepada diri anda</translation>
    </message>
    <message>
        <source>Shift 1–7</source>
        <translation>Shift 1–7</translation>
    </message>
    <message>
        <source>A card to the next hand of that box</source>
        <translation>Kad ke hand seterusnya di box itu</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Burn satu kad</translation>
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
        <translation>Surrender: tawarkan, tutup</translation>
    </message>
    <message>
        <source>T Y</source>
        <translation>T Y</translation>
    </message>
    <message>
        <source>Insurance: offer it, close it</source>
        <translation>Insurance: tawarkan, tutup</translation>
    </message>
    <message>
        <source>Announce the outcome</source>
        <translation>Umumkan keputusan</translation>
    </message>
    <message>
        <source>To the next box</source>
        <translation>Ke box seterusnya</translation>
    </message>
    <message>
        <source>To the next bet of the box</source>
        <translation>Ke pertaruhan seterusnya di box</translation>
    </message>
    <message>
        <source>Take the bet</source>
        <translation>Ambil pertaruhan</translation>
    </message>
    <message>
        <source>As much again beside it</source>
        <translation>Sebanyak itu lagi di sebelahnya</translation>
    </message>
    <message>
        <source>Pay a sum; in the tray T counts chips</source>
        <translation>Bayar satu jumlah; dalam dulang T mengira cip</translation>
    </message>
    <message>
        <source>Pay a bonus, where the game has one</source>
        <translation>Bayar bonus, jika permainan ada</translation>
    </message>
    <message>
        <source>Give back, or withdraw a payoff</source>
        <translation>Pulangkan, atau tarik balik bayaran</translation>
    </message>
    <message>
        <source>Half back: a surrender</source>
        <translation>Pulangkan separuh: surrender</translation>
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
        <translation>Terima; tolak</translation>
    </message>
    <message>
        <source>Split the hand</source>
        <translation>Split hand</translation>
    </message>
    <message>
        <source>Marker right of the bet; with Shift left</source>
        <translation>Marker di kanan pertaruhan; dengan Shift di kiri</translation>
    </message>
    <message>
        <source>Who calls this box?</source>
        <translation>Siapa menentukan box ini?</translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <translation>Kutip hand</translation>
    </message>
    <message>
        <source>Clear all cards</source>
        <translation>Kutip semua kad</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Lift the last card</source>
        <translation>Angkat kad terakhir</translation>
    </message>
    <message>
        <source>Floor! Stop the game</source>
        <translation>Floor! Hentikan permainan</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Live table, %1</source>
        <translation>Meja langsung, %1</translation>
    </message>
    <message>
        <source>Live table, replay</source>
        <translation>Meja langsung, main semula</translation>
    </message>
    <message>
        <source>Live table</source>
        <translation>Meja langsung</translation>
    </message>
</context>
<context>
    <name>LivePaused</name>
    <message>
        <source>Paused</source>
        <translation>Dijeda</translation>
    </message>
    <message>
        <source>The felt is hidden and the clock has stopped. What you dealt is saved.</source>
        <translation>Meja disembunyikan dan jam telah berhenti. Apa yang anda bahagi disimpan.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Teruskan</translation>
    </message>
</context>
<context>
    <name>LiveReplayView</name>
    <message>
        <source>Replay</source>
        <translation>Main semula</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · langkah %2 daripada %3</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Henti</translation>
    </message>
    <message>
        <source>Play %1x</source>
        <translation>Main %1x</translation>
    </message>
    <message>
        <source>Deal on from here</source>
        <translation>Terus membahagi dari sini</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Ringkasan</translation>
    </message>
    <message>
        <source>What lay there</source>
        <translation>Yang ada di situ</translation>
    </message>
    <message>
        <source>What should lie there</source>
        <translation>Yang sepatutnya ada di situ</translation>
    </message>
    <message>
        <source>Due next: %1</source>
        <translation>Berikutnya: %1</translation>
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
        <translation>Berpandu</translation>
    </message>
    <message>
        <source>Coached</source>
        <translation>Dibimbing</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Senyap</translation>
    </message>
    <message>
        <source>The next act is shown. Nothing is scored.</source>
        <translation>Tindakan seterusnya ditunjukkan. Tiada yang dimarkah.</translation>
    </message>
    <message>
        <source>A tick or a cross in place, and no stop.</source>
        <translation>Tanda betul atau salah di tempatnya, tanpa berhenti.</translation>
    </message>
    <message>
        <source>No word until the end, as at a real table.</source>
        <translation>Tiada sepatah kata hingga tamat, seperti di meja sebenar.</translation>
    </message>
    <message>
        <source>Deal at the live table</source>
        <translation>Bahagi kad di meja langsung</translation>
    </message>
    <message>
        <source>You announce, deal, take, pay and clear. Every act is graded with its clause.</source>
        <translation>Anda mengumumkan, membahagi, mengambil, membayar dan mengutip. Setiap tindakan dinilai bersama klausanya.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Pusingan</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Tekanan</translation>
    </message>
    <message>
        <source>Calm players who know the game</source>
        <translation>Pemain tenang yang tahu permainan</translation>
    </message>
    <message>
        <source>They ask for what is not allowed</source>
        <translation>Mereka meminta apa yang tidak dibenarkan</translation>
    </message>
    <message>
        <source>Crowds, claims and cheats</source>
        <translation>Orang ramai, tuntutan dan penipu</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Gangguan</translation>
    </message>
    <message>
        <source>Things go wrong at the table</source>
        <translation>Ada yang tidak kena di meja</translation>
    </message>
    <message>
        <source>Late bets, torn cards, an empty chair: stop the game and call the floor</source>
        <translation>Pertaruhan lewat, kad koyak, kerusi kosong: hentikan permainan dan panggil floor</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Pembimbing</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Teruskan: %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Bahagi kad</translation>
    </message>
</context>
<context>
    <name>LiveSide</name>
    <message>
        <source>Trace</source>
        <translation>Jejak</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 daripada %2 betul</translation>
    </message>
</context>
<context>
    <name>LiveSummaryView</name>
    <message>
        <source>Session dealt</source>
        <translation>Sesi dibahagi</translation>
    </message>
    <message>
        <source>Session dealt, not scored</source>
        <translation>Sesi dibahagi, tidak dimarkah</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Prosedur</translation>
    </message>
    <message>
        <source>%1 of %2 duties right</source>
        <translation>%1 daripada %2 tugas betul</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Wang</translation>
    </message>
    <message>
        <source>To the cent</source>
        <translation>Tepat hingga sen</translation>
    </message>
    <message>
        <source>Every bet was settled as it should be</source>
        <translation>Setiap pertaruhan diselesaikan seperti sepatutnya</translation>
    </message>
    <message>
        <source>paid too much; %1 too little</source>
        <translation>terlebih bayar; %1 terkurang</translation>
    </message>
    <message>
        <source>Vigilance</source>
        <translation>Kewaspadaan</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 daripada %2</translation>
    </message>
    <message numerus="yes">
        <source>noticed; %n false call(s)</source>
        <translation>
            <numerusform>disedari; %n panggilan palsu</numerusform>
        </translation>
    </message>
    <message>
        <source>of what went wrong was noticed</source>
        <translation>daripada yang tidak kena disedari</translation>
    </message>
    <message>
        <source>Nothing went wrong at the table</source>
        <translation>Tiada yang tidak kena di meja</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Kepantasan</translation>
    </message>
    <message>
        <source>your own time; par is %1</source>
        <translation>masa anda sendiri; piawainya %1</translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <translation>%1, pusingan %2: %3</translation>
    </message>
    <message>
        <source>%1 (put right in time)</source>
        <translation>%1 (dibetulkan pada masanya)</translation>
    </message>
    <message>
        <source>Set up anew</source>
        <translation>Tetapkan semula</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Bahagi sekali lagi</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Main semula</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Lihat sekali lagi</translation>
    </message>
</context>
<context>
    <name>LiveTraceList</name>
    <message>
        <source>Trace</source>
        <translation>Jejak</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, betul</translation>
    </message>
    <message>
        <source>%1, wrong. %2</source>
        <translation>%1, salah. %2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Reading</source>
        <translation>Bacaan</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Warna</translation>
    </message>
    <message>
        <source>High contrast draws every edge in white on black.</source>
        <translation>Kontras tinggi melukis setiap tepi dengan putih atas hitam.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Gelap</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Cerah</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Kontras tinggi</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Saiz teks</translation>
    </message>
    <message>
        <source>Pages make room as if the window were smaller.</source>
        <translation>Halaman memberi ruang seolah-olah tetingkap lebih kecil.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Gerakan</translation>
    </message>
    <message>
        <source>Off: cards and chips are where they belong at once.</source>
        <translation>Mati: kad dan cip berada di tempatnya serta-merta.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Hidup</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Mati</translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation>Di atas meja</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Dek</translation>
    </message>
    <message>
        <source>Four colours: diamonds blue, clubs green.</source>
        <translation>Empat warna: Diamond biru, Club hijau.</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dua warna</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Empat warna</translation>
    </message>
    <message>
        <source>Amounts beside bets</source>
        <translation>Amaun di sebelah pertaruhan</translation>
    </message>
    <message>
        <source>Harder levels take them away whatever is chosen here.</source>
        <translation>Tahap yang lebih sukar menghilangkannya walau apa pun pilihan di sini.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Ditunjukkan</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Tersembunyi</translation>
    </message>
    <message>
        <source>Every trainee chooses their own. No dealer who grew up with the language has reviewed these yet: %1. Where the words differ, the English counts.</source>
        <translation>Setiap pelatih memilih sendiri. Belum ada dealer penutur asal yang menyemak bahasa ini: %1. Jika perkataan berbeza, bahasa Inggeris yang dikira.</translation>
    </message>
    <message>
        <source>Every trainee chooses their own.</source>
        <translation>Setiap pelatih memilih sendiri.</translation>
    </message>
    <message>
        <source>English beside it</source>
        <translation>Bahasa Inggeris di sebelahnya</translation>
    </message>
    <message>
        <source>F9 turns it on and off: the English words under a question and a clause, as they are said at the table.</source>
        <translation>F9 menghidupkan dan mematikannya: perkataan Inggeris di bawah soalan dan klausa, seperti yang disebut di meja.</translation>
    </message>
</context>
<context>
    <name>LrsSettings</name>
    <message>
        <source>The school&apos;s record store</source>
        <translation>Stor rekod sekolah</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Alamat</translation>
    </message>
    <message>
        <source>Of a learning record store (LRS) that takes xAPI 1.0.3. Answers go there over TLS; no name and no mail address is in them.</source>
        <translation>Bagi stor rekod pembelajaran (LRS) yang menerima xAPI 1.0.3. Jawapan dihantar ke sana melalui TLS; tiada nama dan tiada alamat e-mel di dalamnya.</translation>
    </message>
    <message>
        <source>Address of the record store</source>
        <translation>Alamat stor rekod</translation>
    </message>
    <message>
        <source>The school itself</source>
        <translation>Sekolah itu sendiri</translation>
    </message>
    <message>
        <source>An address that stands for the school in every statement. It must never change.</source>
        <translation>Alamat yang mewakili sekolah dalam setiap pernyataan. Ia tidak boleh berubah.</translation>
    </message>
    <message>
        <source>Address that stands for the school</source>
        <translation>Alamat yang mewakili sekolah</translation>
    </message>
    <message>
        <source>Key and secret</source>
        <translation>Kunci dan rahsia</translation>
    </message>
    <message>
        <source>As the record store gave them out. They are kept in a file that only you can read.</source>
        <translation>Seperti yang diberi oleh stor rekod. Disimpan dalam fail yang hanya anda dapat baca.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Kunci</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Rahsia</translation>
    </message>
    <message>
        <source>Kept; type a new one</source>
        <translation>Disimpan; taip yang baharu</translation>
    </message>
    <message>
        <source>Answers are sent</source>
        <translation>Jawapan dihantar</translation>
    </message>
    <message>
        <source>Nothing is sent</source>
        <translation>Tiada yang dihantar</translation>
    </message>
    <message>
        <source>Once it is on, answers that are recorded from then on are sent. What cannot be sent waits.</source>
        <translation>Setelah dihidupkan, jawapan yang direkod mulai saat itu dihantar. Yang tidak dapat dihantar menunggu.</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>Simpan perubahan</translation>
    </message>
    <message>
        <source>Turn it on</source>
        <translation>Hidupkan</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Hantar sekarang</translation>
    </message>
    <message>
        <source>Turn it off</source>
        <translation>Matikan</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) refused</source>
        <translation>
            <numerusform>%n jawapan ditolak</numerusform>
        </translation>
    </message>
    <message>
        <source>The record store does not want them as they are: %1</source>
        <translation>Stor rekod tidak menerimanya seperti sedia ada: %1</translation>
    </message>
    <message>
        <source>Try them again</source>
        <translation>Cuba lagi</translation>
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
        <translation>Anda: %1</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Terlepas</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Anda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Betul</translation>
    </message>
</context>
<context>
    <name>MasteryCell</name>
    <message>
        <source>not asked yet</source>
        <translation>belum ditanya</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>sedang belajar</translation>
    </message>
    <message>
        <source>right</source>
        <translation>betul</translation>
    </message>
    <message>
        <source>right and fast</source>
        <translation>betul dan pantas</translation>
    </message>
    <message>
        <source>%1, due</source>
        <translation>%1, perlu diulang</translation>
    </message>
</context>
<context>
    <name>MasteryPanel</name>
    <message>
        <source>Clauses</source>
        <translation>Klausa</translation>
    </message>
    <message>
        <source>%1 of %2 mastered, %3 due</source>
        <translation>%1 daripada %2 dikuasai, %3 perlu diulang</translation>
    </message>
    <message>
        <source>not asked %1</source>
        <translation>belum ditanya %1</translation>
    </message>
    <message>
        <source>learning %1</source>
        <translation>sedang belajar %1</translation>
    </message>
    <message>
        <source>right %1</source>
        <translation>betul %1</translation>
    </message>
    <message>
        <source>right and fast %1</source>
        <translation>betul dan pantas %1</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>perlu diulang %1</translation>
    </message>
    <message>
        <source>open reading</source>
        <translation>tafsiran terbuka</translation>
    </message>
</context>
<context>
    <name>MemberTable</name>
    <message>
        <source>Trainee</source>
        <translation>Pelatih</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Perlu diulang</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Dilihat</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>Ujian meja</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>Pelatih</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Sedia</translation>
    </message>
    <message>
        <source>On course</source>
        <translation>Di landasan</translation>
    </message>
    <message>
        <source>At risk</source>
        <translation>Berisiko</translation>
    </message>
    <message>
        <source>%1, %2, seen %3</source>
        <translation>%1, %2, dilihat %3</translation>
    </message>
    <message>
        <source>Nobody here has that in his name.</source>
        <translation>Tiada siapa di sini ada itu dalam namanya.</translation>
    </message>
    <message>
        <source>Nobody is in this class yet. Import a list, or give trainees its name as their batch.</source>
        <translation>Belum ada sesiapa dalam kelas ini. Import senarai, atau beri pelatih nama kelas ini sebagai kumpulan mereka.</translation>
    </message>
</context>
<context>
    <name>MissList</name>
    <message>
        <source>Misses</source>
        <translation>Kesilapan</translation>
    </message>
    <message>
        <source>Click one to see it on its felt</source>
        <translation>Setiap satu dibuka di atas mejanya</translation>
    </message>
    <message>
        <source>None. You got every scored answer right.</source>
        <translation>Tiada. Setiap jawapan yang dimarkah betul.</translation>
    </message>
    <message>
        <source>Nothing was scored.</source>
        <translation>Tiada yang dimarkah.</translation>
    </message>
    <message>
        <source>Question %1: %2 %3</source>
        <translation>Soalan %1: %2 %3</translation>
    </message>
</context>
<context>
    <name>ModeChoice</name>
    <message>
        <source>Due: %1</source>
        <translation>Perlu diulang: %1</translation>
    </message>
    <message>
        <source>What is due: %1</source>
        <translation>Yang perlu diulang: %1</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>Pilihan saya</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Kadar bayaran</translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation>Latih tubi kadar bayaran</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Buru</translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation>Buru klausa</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Pertimbangan</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>Soal pertimbangan</translation>
    </message>
    <message>
        <source>Kind of session</source>
        <translation>Jenis sesi</translation>
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
        <translation>Batal</translation>
    </message>
</context>
<context>
    <name>NewClassSheet</name>
    <message>
        <source>New class</source>
        <translation>Kelas baharu</translation>
    </message>
    <message>
        <source>Whoever has this name as his batch is in the class.</source>
        <translation>Sesiapa yang kumpulannya bernama ini ada dalam kelas.</translation>
    </message>
    <message>
        <source>Name, such as Batch 12</source>
        <translation>Nama, misalnya Kumpulan 12</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Mula</translation>
    </message>
</context>
<context>
    <name>NewSheet</name>
    <message>
        <source>New scenario</source>
        <translation>Senario baharu</translation>
    </message>
    <message>
        <source>From an empty table</source>
        <translation>Dari meja kosong</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Dari fail</translation>
    </message>
    <message>
        <source>From a trainee&apos;s query</source>
        <translation>Dari pertanyaan pelatih</translation>
    </message>
    <message>
        <source>From a shipped round</source>
        <translation>Dari pusingan yang disertakan</translation>
    </message>
</context>
<context>
    <name>NewTrainee</name>
    <message>
        <source>New trainee</source>
        <translation>Pelatih baharu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Kumpulan</translation>
    </message>
    <message>
        <source>PIN, if wanted</source>
        <translation>PIN, jika mahu</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Menyimpan…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Tambah</translation>
    </message>
</context>
<context>
    <name>Oddities</name>
    <message numerus="yes">
        <source>Began %n minute(s) before the exam was sealed.</source>
        <translation>
            <numerusform>Bermula %n minit sebelum peperiksaan dimeterai.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended %n minute(s) after now.</source>
        <translation>
            <numerusform>Tamat %n minit selepas sekarang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Held %n day(s) apart from the others.</source>
        <translation>
            <numerusform>Diadakan %n hari terpisah daripada yang lain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) after the time was over.</source>
        <translation>
            <numerusform>%n jawapan selepas masa tamat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) were given, more than the exam has.</source>
        <translation>
            <numerusform>%n minit diberi, lebih daripada masa peperiksaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in less than a second each.</source>
        <translation>
            <numerusform>%n jawapan dalam kurang daripada satu saat setiap satu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The station&apos;s clock was set back by %n minute(s).</source>
        <translation>
            <numerusform>Jam stesen diundurkan %n minit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were missing when it went on.</source>
        <translation>
            <numerusform>%n rekod hilang apabila ia diteruskan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clock&apos;s file was missing %n time(s).</source>
        <translation>
            <numerusform>Fail jam diambil %n kali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of a damaged log were dropped.</source>
        <translation>
            <numerusform>%n bait log yang rosak digugurkan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The exam&apos;s window was left %n time(s).</source>
        <translation>
            <numerusform>Tetingkap peperiksaan ditinggalkan %n kali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other result(s) of this candidate.</source>
        <translation>
            <numerusform>%n keputusan lain bagi calon ini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log was damaged and mended under a note: %n record(s) of it are lost.</source>
        <translation>
            <numerusform>Log rosak dan dibaiki dengan nota: %n rekod di dalamnya hilang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sat from an earlier file: the exam was sealed once more since.</source>
        <translation>
            <numerusform>Diduduki daripada fail terdahulu: peperiksaan telah dimeterai sekali lagi sejak itu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenRoundDialog</name>
    <message>
        <source>Open a round script</source>
        <translation>Buka skrip pusingan</translation>
    </message>
    <message>
        <source>Round scripts (*.json *.jsonl)</source>
        <translation>Skrip pusingan (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua fail (*)</translation>
    </message>
</context>
<context>
    <name>OptionTile</name>
    <message>
        <source>%1, with the marker</source>
        <translation>%1, dengan marker</translation>
    </message>
</context>
<context>
    <name>OptionsAnswer</name>
    <message>
        <source>None of them applies.</source>
        <translation>Tiada yang berkenaan.</translation>
    </message>
    <message>
        <source>%1 of %2 chosen. Choose all that apply.</source>
        <translation>%1 dipilih daripada %2. Pilih semua yang berkenaan.</translation>
    </message>
    <message>
        <source>Choose all that apply, or none.</source>
        <translation>Pilih semua yang berkenaan, atau tiada.</translation>
    </message>
    <message>
        <source>Choose all that apply.</source>
        <translation>Pilih semua yang berkenaan.</translation>
    </message>
    <message>
        <source>Choose one, or point at the felt.</source>
        <translation>Pilih satu, atau tunjuk di atas meja.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Pilih satu.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Tiada</translation>
    </message>
</context>
<context>
    <name>OptionsSheet</name>
    <message>
        <source>Wrong options</source>
        <translation>Pilihan salah</translation>
    </message>
    <message>
        <source>The engine makes them from the other games&apos; rules and from misreadings. Drop what does not suit; add your own.</source>
        <translation>Enjin membuatnya daripada peraturan permainan lain dan daripada salah faham. Gugurkan yang tidak sesuai; tambah sendiri.</translation>
    </message>
    <message>
        <source>%1 (the answer)</source>
        <translation>%1 (jawapan)</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <translation>%1 (anda)</translation>
    </message>
    <message>
        <source>Add a wrong option</source>
        <translation>Tambah pilihan salah</translation>
    </message>
    <message>
        <source>Add a wrong amount: 75</source>
        <translation>Tambah amaun salah: 75</translation>
    </message>
    <message>
        <source>Add a wrong total: soft 18</source>
        <translation>Tambah jumlah salah: soft 18</translation>
    </message>
    <message>
        <source>Add a wrong player</source>
        <translation>Tambah pemain salah</translation>
    </message>
    <message>
        <source>Add a ruling that is wrong here</source>
        <translation>Tambah keputusan yang salah di sini</translation>
    </message>
</context>
<context>
    <name>OrderAnswer</name>
    <message>
        <source>Ctrl and an arrow moves a row; a digit sends it to that place.</source>
        <translation>Ctrl dan anak panah menggerakkan baris, angka memberinya tempat.</translation>
    </message>
    <message>
        <source>Put the rows in order. Ctrl and an arrow moves a row; a digit sends it to that place.</source>
        <translation>Susun baris mengikut urutan: Ctrl dan anak panah menggerakkan baris, angka memberinya tempat.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Naikkan</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Turunkan</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Yours</source>
        <translation>Anda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Betul</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>Overview</source>
        <translation>Gambaran keseluruhan</translation>
    </message>
    <message>
        <source>Overview of the questions</source>
        <translation>Gambaran keseluruhan soalan</translation>
    </message>
    <message>
        <source>Question %1, %2, flagged</source>
        <translation>Soalan %1, %2, ditandai</translation>
    </message>
    <message>
        <source>Question %1, %2</source>
        <translation>Soalan %1, %2</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>dijawab</translation>
    </message>
    <message>
        <source>open</source>
        <translation>terbuka</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>ditutup</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>%1 dijawab</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>%1 terbuka</translation>
    </message>
    <message>
        <source>flagged %1</source>
        <translation>%1 ditandai</translation>
    </message>
    <message>
        <source>flagged %1, to check again</source>
        <translation>%1 ditandai, untuk dilihat semula</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Serahkan</translation>
    </message>
    <message>
        <source>Call the invigilator</source>
        <translation>Panggil pengawas</translation>
    </message>
    <message>
        <source>Text, contrast, read aloud</source>
        <translation>Teks, kontras, bacaan kuat</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Jadual bayaran</translation>
    </message>
</context>
<context>
    <name>OwnPin</name>
    <message>
        <source>Old PIN</source>
        <translation>PIN lama</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>PIN baharu</translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation>PIN baharu sekali lagi</translation>
    </message>
    <message>
        <source>They do not match</source>
        <translation>Kedua-duanya berbeza</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Tukar</translation>
    </message>
</context>
<context>
    <name>PackHead</name>
    <message>
        <source>Practice never shows it.</source>
        <translation>Latihan tidak pernah menunjukkannya.</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>oleh %1</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Baca sahaja</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Namakan semula</translation>
    </message>
    <message>
        <source>Rename this pack</source>
        <translation>Namakan semula pek ini</translation>
    </message>
    <message>
        <source>Practise it</source>
        <translation>Latih</translation>
    </message>
    <message>
        <source>Practise this pack</source>
        <translation>Latih pek ini</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Export this pack</source>
        <translation>Eksport pek ini</translation>
    </message>
    <message>
        <source>Assigned to practice</source>
        <translation>Ditugaskan untuk latihan</translation>
    </message>
    <message>
        <source>For exams only</source>
        <translation>Untuk peperiksaan sahaja</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>Apa yang dibawa masuk</translation>
    </message>
    <message>
        <source>Unfinished pack: %1</source>
        <translation>Satu pek ditinggalkan: %1</translation>
    </message>
    <message>
        <source>Leave it at that</source>
        <translation>Biarkan begitu</translation>
    </message>
    <message>
        <source>Unfinished draft: %1</source>
        <translation>Satu draf dibiarkan terbuka: %1</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Discard this draft?</source>
        <translation>Buang draf ini?</translation>
    </message>
    <message>
        <source>All edits since you last left the scenario go with it. You can bring it back for 30 days.</source>
        <translation>Apa yang disunting sejak senario kali terakhir ditinggalkan akan ikut dibuang. Selama 30 hari ia boleh dikembalikan.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Kekalkan</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Buang</translation>
    </message>
</context>
<context>
    <name>PackList</name>
    <message>
        <source>Packs</source>
        <translation>Pek</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n senario</numerusform>
        </translation>
    </message>
    <message>
        <source>, read-only</source>
        <translation>, baca sahaja</translation>
    </message>
    <message>
        <source>, assigned</source>
        <translation>, ditugaskan</translation>
    </message>
    <message>
        <source>For exams only</source>
        <translation>Untuk peperiksaan sahaja</translation>
    </message>
    <message>
        <source>New pack</source>
        <translation>Pek baharu</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Removed, %1</source>
        <translation>Dibuang, %1</translation>
    </message>
</context>
<context>
    <name>PackSheet</name>
    <message>
        <source>This pack</source>
        <translation>Pek ini</translation>
    </message>
    <message>
        <source>A pack of your own</source>
        <translation>Pek anda sendiri</translation>
    </message>
    <message>
        <source>Its title</source>
        <translation>Tajuknya</translation>
    </message>
    <message>
        <source>Night shift, November</source>
        <translation>Syif malam, November</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>Namakan semula</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Buat</translation>
    </message>
    <message>
        <source>Remove this pack</source>
        <translation>Buang pek ini</translation>
    </message>
    <message>
        <source>Remove the pack “%1”?</source>
        <translation>Buang pek “%1”?</translation>
    </message>
    <message>
        <source>All its scenarios go. Answers on record still show what was asked, and the files can be brought back for 30 days.</source>
        <translation>Semua senarionya dibuang. Jawapan dalam rekod masih menunjukkan apa yang ditanya, dan fail boleh dikembalikan selama 30 hari.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Kekalkan</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Buang</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Home</source>
        <translation>Utama</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Latihan</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Buku peraturan</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Kemajuan</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Senario</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Peperiksaan</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Bahagi kad</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>Pelatih</translation>
    </message>
</context>
<context>
    <name>PathAsk</name>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Tiada fail atau folder sedemikian.</translation>
    </message>
    <message>
        <source>This is a folder: add a name for the file.</source>
        <translation>Ini folder: tambah nama untuk fail itu.</translation>
    </message>
    <message>
        <source>Path of the folder</source>
        <translation>Laluan folder</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>Laluan fail</translation>
    </message>
    <message>
        <source>/home/…</source>
        <translation>/home/…</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Cari</translation>
    </message>
    <message>
        <source>There is such a file already. Once more replaces it; another name keeps both.</source>
        <translation>Fail sedemikian sudah ada. Sekali lagi menggantikannya; nama lain menyimpan kedua-duanya.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Gantikan</translation>
    </message>
</context>
<context>
    <name>PausedView</name>
    <message>
        <source>Paused</source>
        <translation>Dijeda</translation>
    </message>
    <message>
        <source>The felt is hidden and the clock has stopped. Your answers are saved.</source>
        <translation>Meja disembunyikan dan jam berhenti. Apa yang anda jawab telah disimpan.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Teruskan</translation>
    </message>
</context>
<context>
    <name>PayTableCard</name>
    <message>
        <source>Table %1</source>
        <translation>Jadual %1</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 dibayar %2</translation>
    </message>
</context>
<context>
    <name>PayTablesSheet</name>
    <message>
        <source>Pay tables</source>
        <translation>Jadual bayaran</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 dibayar %2</translation>
    </message>
</context>
<context>
    <name>PayTablesView</name>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
</context>
<context>
    <name>PayTray</name>
    <message>
        <source>Pay: %1</source>
        <translation>Bayar: %1</translation>
    </message>
    <message>
        <source>Your amount: %1</source>
        <translation>Amaun anda: %1</translation>
    </message>
    <message>
        <source>Type a sum</source>
        <translation>Taip satu jumlah</translation>
    </message>
    <message>
        <source>Count chips</source>
        <translation>Kira cip</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Bukan sekarang</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Bayar</translation>
    </message>
</context>
<context>
    <name>PayoutCard</name>
    <message>
        <source>No chips</source>
        <translation>Tiada cip</translation>
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
        <translation>Siapa yang berlatih?</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Kunci</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>Pelatih</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>Buang %1?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Buang</translation>
    </message>
</context>
<context>
    <name>PeopleView</name>
    <message>
        <source>People</source>
        <translation>Orang</translation>
    </message>
    <message>
        <source>Instructors make blueprints and rule on items with an examiner; invigilators release sittings; examiners seal, mark and keep people.</source>
        <translation>Pengajar membuat rangka peperiksaan dan memutuskan tentang soalan bersama pemeriksa; pengawas melepaskan peperiksaan; pemeriksa memeterai, memeriksa dan menguruskan orang.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Rak</translation>
    </message>
    <message>
        <source>%1, %2 (you)</source>
        <translation>%1, %2 (anda)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Terkunci</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>PIN baharu</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Tetapkan</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>Tambah seseorang</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Tambah</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Peranan</translation>
    </message>
    <message>
        <source>Instructor</source>
        <translation>Pengajar</translation>
    </message>
    <message>
        <source>Examiner</source>
        <translation>Pemeriksa</translation>
    </message>
    <message>
        <source>Invigilator</source>
        <translation>Pengawas</translation>
    </message>
    <message>
        <source>Your own PIN</source>
        <translation>PIN anda sendiri</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>Buang %1?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Removed in the last thirty days</source>
        <translation>Dibuang dalam tiga puluh hari lepas</translation>
    </message>
    <message>
        <source>%1, kept until %2</source>
        <translation>%1, disimpan hingga %2</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Kembalikan</translation>
    </message>
    <message>
        <source>Bring back: %1</source>
        <translation>Kembalikan: %1</translation>
    </message>
    <message>
        <source>What this person signed stays as it is. For thirty days you can bring this person back, with the same PIN.</source>
        <translation>Apa yang ditandatangani orang ini kekal seperti sedia ada. Selama tiga puluh hari anda boleh mengembalikan orang ini, dengan PIN yang sama.</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Shelf</source>
        <translation>Rak</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Candidates: %1</source>
        <translation>Calon: %1</translation>
    </message>
    <message>
        <source>From a list (CSV)</source>
        <translation>Dari senarai (CSV)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Tambah</translation>
    </message>
    <message>
        <source>Nobody is on the list yet</source>
        <translation>Belum ada yang mendudukinya</translation>
    </message>
    <message>
        <source>Type number and name, or take a list (CSV): number,name,attempt,timeFactor,textSize,highContrast,reducedMotion,readAloud.</source>
        <translation>Taip nombor dan nama, atau ambil senarai (CSV): number,name,attempt,timeFactor,textSize,highContrast,reducedMotion,readAloud.</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>Buang %1?</translation>
    </message>
    <message>
        <source>The number and the accommodations are taken off this exam. Nothing else is lost.</source>
        <translation>Nombor dan kelonggaran yang diberi dikeluarkan dari peperiksaan ini. Yang lain tidak hilang.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Candidates from a list</source>
        <translation>Calon dari senarai</translation>
    </message>
    <message>
        <source>The first line names the columns: number and name, and if wanted attempt, timeFactor, textSize, highContrast, reducedMotion, readAloud.</source>
        <translation>Baris pertama menamakan lajur: number dan name, dan jika mahu attempt, timeFactor, textSize, highContrast, reducedMotion, readAloud.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Baca</translation>
    </message>
    <message>
        <source>Lists (*.csv)</source>
        <translation>Senarai (*.csv)</translation>
    </message>
    <message>
        <source>Is the release PIN written down?</source>
        <translation>Sudahkah PIN pelepasan ditulis?</translation>
    </message>
    <message>
        <source>It is kept nowhere. Without it nobody can start this exam, and it would have to be planned and sealed again.</source>
        <translation>Ia tidak disimpan di mana-mana. Tanpanya tiada siapa dapat memulakan peperiksaan ini, dan ia perlu dirancang serta dimeterai semula.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Kekal di sini</translation>
    </message>
    <message>
        <source>It is: leave</source>
        <translation>Sudah: keluar</translation>
    </message>
    <message>
        <source>Candidates added: %1</source>
        <translation>Calon ditambah: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Disimpan: %1</translation>
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
        <translation>Mula</translation>
    </message>
    <message>
        <source>Resume the unfinished session</source>
        <translation>Teruskan sesi yang ditinggalkan</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Yang perlu diulang</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>Pilihan saya</translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation>Latih tubi kadar bayaran</translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation>Buru klausa</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>Soal pertimbangan</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Topik</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>Lebih panjang</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Lebih pendek</translation>
    </message>
    <message>
        <source>The clock</source>
        <translation>Jam</translation>
    </message>
    <message>
        <source>Q W E</source>
        <translation>Q W E</translation>
    </message>
    <message>
        <source>Learn, Drill, Table</source>
        <translation>Belajar, Latih tubi, Meja</translation>
    </message>
    <message>
        <source>A preset</source>
        <translation>Pratetap</translation>
    </message>
    <message>
        <source>Keep this as a preset</source>
        <translation>Simpan ini sebagai pratetap</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>Halaman lain</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Kekunci ini</translation>
    </message>
    <message>
        <source>Choose, or lay a chip</source>
        <translation>Pilih, atau letakkan cip</translation>
    </message>
    <message>
        <source>Lock in, then continue</source>
        <translation>Kunci jawapan, kemudian teruskan</translation>
    </message>
    <message>
        <source>Nothing is due, or none of these</source>
        <translation>Tiada yang perlu dibayar, atau tiada yang berkenaan</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Take a chip back</source>
        <translation>Ambil balik satu cip</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Take all chips back</source>
        <translation>Ambil balik semua cip</translation>
    </message>
    <message>
        <source>Hide or show your amount</source>
        <translation>Sembunyikan atau tunjukkan amaun anda</translation>
    </message>
    <message>
        <source>Type the amount instead</source>
        <translation>Taip amaun sebaliknya</translation>
    </message>
    <message>
        <source>Hard or soft</source>
        <translation>Hard atau soft</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>Watch the round again</source>
        <translation>Tonton pusingan semula</translation>
    </message>
    <message>
        <source>Look closer at the bets</source>
        <translation>Lihat pertaruhan lebih dekat</translation>
    </message>
    <message>
        <source>To the felt, the bar and back</source>
        <translation>Ke meja, ke bar dan kembali</translation>
    </message>
    <message>
        <source>The rulebook, after the verdict</source>
        <translation>Buku peraturan, selepas penilaian</translation>
    </message>
    <message>
        <source>Query the verdict</source>
        <translation>Pertikaikan penilaian</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Review the misses, or practise again</source>
        <translation>Semak kesilapan, atau berlatih lagi</translation>
    </message>
    <message>
        <source>Try the misses again</source>
        <translation>Cuba kesilapan semula</translation>
    </message>
    <message>
        <source>What is still due, or once more</source>
        <translation>Yang masih perlu diulang, atau sekali lagi</translation>
    </message>
    <message>
        <source>New practice</source>
        <translation>Latihan baharu</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Utama</translation>
    </message>
    <message>
        <source>Practice, question %1: %2</source>
        <translation>Latihan, soalan %1: %2</translation>
    </message>
    <message>
        <source>Practice, question %1</source>
        <translation>Latihan, soalan %1</translation>
    </message>
    <message>
        <source>Review, %1</source>
        <translation>Semakan, %1</translation>
    </message>
    <message>
        <source>Session done</source>
        <translation>Sesi selesai</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Latihan</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Ringkasan</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Storm</translation>
    </message>
    <message>
        <source>The pay tables</source>
        <translation>Jadual bayaran</translation>
    </message>
    <message>
        <source>English beside it, in another language</source>
        <translation>Bahasa Inggeris di sebelahnya, dalam bahasa lain</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Kept</source>
        <translation>Disimpan</translation>
    </message>
    <message>
        <source>F%1</source>
        <comment>function key</comment>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Forget: %1</source>
        <translation>Lupakan: %1</translation>
    </message>
    <message>
        <source>Forget this preset?</source>
        <translation>Lupakan pratetap ini?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Lupakan</translation>
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
        <translation>Ralat</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Amaran</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Masalah</translation>
    </message>
    <message>
        <source>next</source>
        <translation>seterusnya</translation>
    </message>
    <message>
        <source>None. It can go to review.</source>
        <translation>Tiada. Ia boleh dihantar untuk semakan.</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Walk the map</source>
        <translation>Jelajah peta</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The history of a clause</source>
        <translation>Sejarah satu klausa</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The game before</source>
        <translation>Permainan sebelumnya</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>Permainan seterusnya</translation>
    </message>
    <message>
        <source>A chart as a table</source>
        <translation>Carta sebagai jadual</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>Halaman lain</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Kekunci ini</translation>
    </message>
    <message>
        <source>Review, %1</source>
        <translation>Semakan, %1</translation>
    </message>
    <message>
        <source>Progress: %1</source>
        <translation>Kemajuan: %1</translation>
    </message>
    <message>
        <source>Progress: nothing answered yet</source>
        <translation>Kemajuan: belum ada jawapan</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Kemajuan</translation>
    </message>
    <message>
        <source>Nobody is training yet.</source>
        <translation>Tiada siapa duduk di sini.</translation>
    </message>
    <message>
        <source>Nothing has been answered yet.</source>
        <translation>Belum ada yang dijawab.</translation>
    </message>
    <message>
        <source>Choose on the home page who trains; the figures are each trainee&apos;s own.</source>
        <translation>Pilih di halaman utama siapa yang berlatih; angka ini milik setiap pelatih sendiri.</translation>
    </message>
    <message>
        <source>After the first question every clause has its place here: what you know, how fast you are, and when it comes back.</source>
        <translation>Selepas soalan pertama setiap klausa ada tempatnya di sini: apa yang anda tahu, betapa pantas anda, dan bila ia kembali.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Utama</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Berlatih</translation>
    </message>
</context>
<context>
    <name>ProgressView</name>
    <message>
        <source>Progress</source>
        <translation>Kemajuan</translation>
    </message>
    <message>
        <source>Correct answers by week</source>
        <translation>Betul, mengikut minggu</translation>
    </message>
    <message>
        <source>shaded: 95 % confidence</source>
        <translation>jalur: 95 % pasti</translation>
    </message>
    <message>
        <source>No scored answers in the last eight weeks.</source>
        <translation>Tiada jawapan bermarkah dalam lapan minggu.</translation>
    </message>
    <message>
        <source>Median time by week</source>
        <translation>Masa tengah, mengikut minggu</translation>
    </message>
    <message>
        <source>correct answers only</source>
        <translation>jawapan betul sahaja</translation>
    </message>
    <message>
        <source>No timed correct answers in the last eight weeks.</source>
        <translation>Tiada jawapan betul bermasa dalam lapan minggu.</translation>
    </message>
    <message>
        <source>Due in the next 14 days</source>
        <translation>Perlu diulang dalam 14 hari akan datang</translation>
    </message>
</context>
<context>
    <name>PromptColumn</name>
    <message>
        <source>Judgement call: not scored</source>
        <translation>Soal pertimbangan: tidak dimarkah</translation>
    </message>
    <message>
        <source>Pay with chips</source>
        <translation>Bayar dengan cip</translation>
    </message>
    <message>
        <source>Type it instead</source>
        <translation>Taip sebaliknya</translation>
    </message>
    <message>
        <source>Type the amount instead</source>
        <translation>Taip amaun sebaliknya</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>Sembunyikan petunjuk</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Berhenti menonton</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Tonton semula</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Lihat lebih dekat</translation>
    </message>
    <message>
        <source>Point at the felt</source>
        <translation>Tunjuk di atas meja</translation>
    </message>
    <message>
        <source>Walk the felt</source>
        <translation>Jelajah meja</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Jadual bayaran</translation>
    </message>
    <message>
        <source>Hide the English</source>
        <translation>Sembunyikan bahasa Inggeris</translation>
    </message>
    <message>
        <source>English beside it</source>
        <translation>Bahasa Inggeris di sebelahnya</translation>
    </message>
</context>
<context>
    <name>QueryDialog</name>
    <message>
        <source>Query this question</source>
        <translation>Pertikaikan soalan ini</translation>
    </message>
    <message>
        <source>Your instructor will see the question, your answer and this note. Until then the verdict stands.</source>
        <translation>Pengajar anda melihat soalan, jawapan anda dan baris ini. Penilaian kekal sehingga itu.</translation>
    </message>
    <message>
        <source>What do you doubt?</source>
        <translation>Apa yang anda ragui?</translation>
    </message>
    <message>
        <source>What do you doubt? (optional)</source>
        <translation>Apa yang anda ragui? (boleh kosong)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Send the query</source>
        <translation>Hantar pertanyaan</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Next</source>
        <translation>Seterusnya</translation>
    </message>
    <message>
        <source>Leave this session?</source>
        <translation>Keluar dari sesi ini?</translation>
    </message>
    <message>
        <source>Your answers are saved. You can resume later.</source>
        <translation>Apa yang anda jawab telah disimpan. Anda boleh meneruskannya kemudian.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Kekal di sini</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Betul</translation>
    </message>
    <message>
        <source>The storm ends here. Your answers are saved.</source>
        <translation>Storm tamat di sini. Jawapan anda disimpan.</translation>
    </message>
    <message>
        <source>Question %1. %2</source>
        <translation>Soalan %1. %2</translation>
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
        <translation>Soalan pelatih</translation>
    </message>
    <message>
        <source>Every question is answered.</source>
        <translation>Setiap soalan telah dijawab.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Your answer to %1</source>
        <translation>Jawapan anda kepada %1</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Hantar</translation>
    </message>
    <message>
        <source>On its felt</source>
        <translation>Di mejanya</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>Halaman</translation>
    </message>
    <message>
        <source>Pitwise</source>
        <translation>Pitwise</translation>
    </message>
    <message>
        <source>Alt + number</source>
        <translation>Alt + nombor</translation>
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
        <translation>%1 daripada %2</translation>
    </message>
    <message>
        <source>Ready: %1, the table test needs %2</source>
        <translation>Sedia: %1, ujian meja memerlukan %2</translation>
    </message>
    <message>
        <source>%1 of %2 for the table test</source>
        <translation>%1 daripada %2 untuk ujian meja</translation>
    </message>
</context>
<context>
    <name>ReadingCard</name>
    <message>
        <source>Fixed by %1.</source>
        <translation>Ditetapkan oleh %1.</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>(%1) %2 This house reads it so.</source>
        <translation>(%1) %2 Kasino ini mentafsirkannya begitu.</translation>
    </message>
    <message>
        <source>(%1) %2 Played so while this house has fixed nothing.</source>
        <translation>(%1) %2 Digunakan begitu selagi kasino ini belum menetapkan apa-apa.</translation>
    </message>
    <message>
        <source>This house: %1</source>
        <translation>Kasino ini: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Sebab: %1</translation>
    </message>
    <message>
        <source>In questions: %1</source>
        <translation>Dalam soalan: %1</translation>
    </message>
</context>
<context>
    <name>ReadingNote</name>
    <message>
        <source>%1  (this house)</source>
        <translation>%1  (kasino ini)</translation>
    </message>
</context>
<context>
    <name>ReadingsView</name>
    <message>
        <source>Readings</source>
        <translation>Tafsiran</translation>
    </message>
    <message>
        <source>No reading has these words.</source>
        <translation>Tiada tafsiran yang mengandungi perkataan ini.</translation>
    </message>
    <message>
        <source>Show all readings</source>
        <translation>Tunjukkan semua tafsiran</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why</source>
        <translation>Sebabnya</translation>
    </message>
    <message>
        <source>How it can be read</source>
        <translation>Bagaimana ia boleh ditafsirkan</translation>
    </message>
    <message>
        <source>In the other games</source>
        <translation>Dalam permainan lain</translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Save as</source>
        <translation>Simpan sebagai</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>Sandaran (*.db)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua fail (*)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Jadual (*.csv)</translation>
    </message>
    <message>
        <source>Records (*.json)</source>
        <translation>Rekod (*.json)</translation>
    </message>
    <message>
        <source>Records (*.json *.jsonl *.csv)</source>
        <translation>Rekod (*.json *.jsonl *.csv)</translation>
    </message>
</context>
<context>
    <name>RecordsSettings</name>
    <message>
        <source>Writing the records…</source>
        <translation>Menulis rekod…</translation>
    </message>
    <message>
        <source>Importing the records…</source>
        <translation>Mengambil masuk rekod…</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Membuat sandaran…</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Memulihkan…</translation>
    </message>
    <message>
        <source>Checking the records…</source>
        <translation>Meneliti rekod…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Difahami</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Cuba lagi</translation>
    </message>
    <message>
        <source>Records of %1</source>
        <translation>Rekod %1</translation>
    </message>
    <message>
        <source>A trainee&apos;s records</source>
        <translation>Rekod seorang pelatih</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Keluarkan</translation>
    </message>
    <message>
        <source>JSON: everything, to be imported elsewhere. CSV: the answers as a table.</source>
        <translation>JSON: semuanya, untuk dibawa masuk di tempat lain. CSV: jawapan sebagai jadual.</translation>
    </message>
    <message>
        <source>Choose on the home page whose records you mean.</source>
        <translation>Nyatakan di halaman utama rekod siapa.</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>Sebagai JSON…</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>Sebagai CSV…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Bawa masuk</translation>
    </message>
    <message>
        <source>What is already here is not added twice. A file with one bad line changes nothing.</source>
        <translation>Yang sudah ada tidak digandakan. Fail dengan satu baris salah tidak mengubah apa-apa.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Semuanya</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sandaran</translation>
    </message>
    <message>
        <source>All trainees, answers and decisions in one file, checked before it is kept.</source>
        <translation>Semua pelatih, jawapan dan keputusan dalam satu fail, diteliti sebelum ia mengambil namanya.</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Buat sandaran…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Pulihkan</translation>
    </message>
    <message>
        <source>Replaces the records with a backup. The current ones are kept beside it, under another name.</source>
        <translation>Meletakkan sandaran di tempat rekod. Rekod itu disimpan di sebelahnya, dengan nama lain.</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Pulihkan…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Periksa</translation>
    </message>
    <message>
        <source>Reads the whole file and checks it: %1, %2.</source>
        <translation>Meneliti seluruh fail: %1, %2.</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>Gantikan %1?</translation>
    </message>
    <message>
        <source>A file of that name is there already.</source>
        <translation>Fail bernama itu sudah ada.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Kekalkan</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Gantikan</translation>
    </message>
    <message>
        <source>Restore %1?</source>
        <translation>Pulihkan %1?</translation>
    </message>
    <message>
        <source>It replaces all records. The current ones are kept beside it, and you choose again who is training.</source>
        <translation>Ia mengambil tempat semua rekod. Rekod sekarang disimpan di sebelahnya, dan tiada siapa duduk selepas itu.</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Biarkan seperti sedia ada</translation>
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
        <translation>%1 %2 s</translation>
    </message>
</context>
<context>
    <name>ReleaseView</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1, kunci %2</translation>
    </message>
    <message>
        <source>The sitting of candidate %1 was interrupted. Nothing is lost.</source>
        <translation>Peperiksaan calon %1 terputus. Tiada yang hilang.</translation>
    </message>
    <message>
        <source>Another issuer than the last exam here: compare the key.</source>
        <translation>Pengeluar lain daripada peperiksaan terakhir di sini: bandingkan kunci.</translation>
    </message>
    <message>
        <source>Candidate: your number</source>
        <translation>Calon: nombor anda</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>Nombor anda</translation>
    </message>
    <message>
        <source>0417</source>
        <translation>0417</translation>
    </message>
    <message>
        <source>Invigilator: name, release PIN of this exam, release code of this candidate</source>
        <translation>Pengawas: nama, PIN pelepasan peperiksaan ini, kod pelepasan calon ini</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Release PIN</source>
        <translation>PIN pelepasan</translation>
    </message>
    <message>
        <source>Release code of this candidate</source>
        <translation>Kod pelepasan calon ini</translation>
    </message>
    <message>
        <source>Release code</source>
        <translation>Kod pelepasan</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave it for later</source>
        <translation>Tinggalkan untuk kemudian</translation>
    </message>
    <message>
        <source>Close this exam</source>
        <translation>Ketepikan</translation>
    </message>
    <message>
        <source>Resume the sitting</source>
        <translation>Sambung peperiksaan</translation>
    </message>
    <message>
        <source>Release the sitting</source>
        <translation>Lepaskan peperiksaan</translation>
    </message>
    <message>
        <source>This station is held for the sitting: the release PIN resumes it, or leaves it for later.</source>
        <translation>Stesen ini dikhaskan untuk peperiksaan itu: PIN pelepasan menyambungnya, atau meninggalkannya untuk kemudian.</translation>
    </message>
    <message>
        <source>The clock does not start yet. The candidate first confirms the name and reads the rules.</source>
        <translation>Jam belum bermula: calon menyatakan dahulu bahawa dialah orangnya, dan membaca peraturan.</translation>
    </message>
    <message>
        <source>The sitting of candidate %1 was interrupted, and its log is damaged.</source>
        <translation>Peperiksaan calon %1 terputus, dan log-nya rosak.</translation>
    </message>
    <message>
        <source>It can go on with what is whole. Write what happened: it goes into the record, with what is lost. Then PIN and code once more.</source>
        <translation>Ia boleh diteruskan dengan bahagian yang masih elok. Tulis apa yang berlaku: ia masuk ke rekod, bersama apa yang hilang. Kemudian PIN dan kod sekali lagi.</translation>
    </message>
    <message>
        <source>What happened to this station</source>
        <translation>Apa yang berlaku pada stesen ini</translation>
    </message>
    <message>
        <source>Go on with what is whole</source>
        <translation>Teruskan dengan yang masih elok</translation>
    </message>
</context>
<context>
    <name>RemovedPeople</name>
    <message>
        <source>Removed, can be brought back: %1</source>
        <translation>Dibuang, boleh dikembalikan: %1</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Kembalikan</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Kembalikan %1</translation>
    </message>
</context>
<context>
    <name>RemovedSheet</name>
    <message>
        <source>Removed</source>
        <translation>Dibuang</translation>
    </message>
    <message>
        <source>For thirty days everything can be brought back to where it was.</source>
        <translation>Selama tiga puluh hari semuanya boleh dikembalikan ke tempat asalnya.</translation>
    </message>
    <message>
        <source>Nothing was removed in the last thirty days.</source>
        <translation>Tiada yang dibuang dalam tiga puluh hari terakhir.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Kembalikan</translation>
    </message>
    <message>
        <source>Bring back: %1</source>
        <translation>Kembalikan: %1</translation>
    </message>
</context>
<context>
    <name>ResultDecisions</name>
    <message>
        <source>Do not count this one…</source>
        <translation>Yang ini tidak dikira…</translation>
    </message>
    <message>
        <source>Withdraw the certificate…</source>
        <translation>Tarik balik sijil…</translation>
    </message>
    <message>
        <source>Why does this result not count?</source>
        <translation>Mengapa keputusan ini tidak dikira?</translation>
    </message>
    <message>
        <source>Of two results of a candidate only one can count. This one stays where it is and is left out; the reason and your name are signed, and the candidate may ask for them.</source>
        <translation>Daripada dua keputusan seorang calon hanya satu dapat dikira. Yang ini kekal di tempatnya dan diketepikan; sebab dan nama anda ditandatangani, dan calon boleh memintanya.</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Ketepikan</translation>
    </message>
    <message>
        <source>Why is the certificate withdrawn?</source>
        <translation>Mengapa sijil ditarik balik?</translation>
    </message>
    <message>
        <source>Certificate and badge stay genuine, but the register says from now on that they are withdrawn. It cannot be taken back.</source>
        <translation>Sijil dan lencana tetap tulen, tetapi daftar menyatakan mulai sekarang bahawa ia ditarik balik. Ini tidak dapat dibatalkan.</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <translation>Tarik balik</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Find a candidate</source>
        <translation>Cari calon</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Nama atau nombor</translation>
    </message>
    <message>
        <source>Who is shown</source>
        <translation>Siapa ditunjukkan</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Lulus</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Tidak lulus</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Urutan</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Markah</translation>
    </message>
    <message>
        <source>Nobody matches.</source>
        <translation>Tiada yang sepadan.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>%1 %2: %3, passed</source>
        <translation>%1 %2: %3, lulus</translation>
    </message>
    <message>
        <source>%1 %2: %3, not passed, %4</source>
        <translation>%1 %2: %3, tidak lulus, %4</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>lulus</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>tidak lulus</translation>
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
        <translation>Lulus</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Tidak lulus</translation>
    </message>
    <message>
        <source>%1 Ruled: %2.</source>
        <translation>%1 Diputuskan: %2.</translation>
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
        <translation>%1: keputusan</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Semua</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Last candidate</source>
        <translation>Calon sebelumnya</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Next candidate</source>
        <translation>Calon seterusnya</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Laporan</translation>
    </message>
    <message>
        <source>Report as PDF</source>
        <translation>Laporan sebagai PDF</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Rayuan</translation>
    </message>
    <message>
        <source>Appeal replay</source>
        <translation>Ulang tayang rayuan</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Disahkan</translation>
    </message>
    <message>
        <source>Verify a file</source>
        <translation>Sahkan fail</translation>
    </message>
    <message>
        <source>No certificate</source>
        <translation>Tiada sijil</translation>
    </message>
    <message>
        <source>Below the mark: %1. The report says so, section by section.</source>
        <translation>Di bawah markah: %1. Laporan menyatakannya bahagian demi bahagian.</translation>
    </message>
    <message>
        <source>Save certificate</source>
        <translation>Simpan sijil</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Simpan laporan</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>Lencana</translation>
    </message>
    <message>
        <source>Open Badge</source>
        <translation>Open Badge</translation>
    </message>
    <message>
        <source>Saved and signed: %1</source>
        <translation>Disimpan dan ditandatangani: %1</translation>
    </message>
    <message>
        <source>Signed. It holds no question and no key.</source>
        <translation>Ditandatangani. Ia tidak mengandungi soalan atau jawapan sebenar.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation>Simpan sijil</translation>
    </message>
    <message>
        <source>Signed; the QR code on it can be verified off paper.</source>
        <translation>Ditandatangani; kod QR padanya dapat disahkan dari kertas.</translation>
    </message>
    <message>
        <source>Save the Open Badge</source>
        <translation>Simpan Open Badge</translation>
    </message>
    <message>
        <source>An Open Badges 3.0 credential, signed.</source>
        <translation>Kelayakan Open Badges 3.0, ditandatangani.</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>Results: %1</source>
        <translation>Keputusan: %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Rak</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Import more</source>
        <translation>Import lagi</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Senarai</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Simpan senarai</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>Semua kertas</translation>
    </message>
    <message>
        <source>Save all papers</source>
        <translation>Simpan semua kertas</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Calon</translation>
    </message>
    <message>
        <source>Questions: %1 to check</source>
        <translation>Soalan: %1 perlu dilihat</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Soalan</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>Belum masuk: %1.</translation>
    </message>
    <message>
        <source>Two different results: %1. Look at both and say which one does not count; until then neither gets a paper.</source>
        <translation>Dua keputusan berbeza: %1. Lihat kedua-duanya dan nyatakan yang mana tidak dikira; sehingga itu tiada satu pun mendapat kertas.</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Belum ada keputusan</translation>
    </message>
    <message>
        <source>Results come back from the stations as .pitresult files.</source>
        <translation>Keputusan kembali dari stesen sebagai fail .pitresult.</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>Import keputusan</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Disimpan: %1</translation>
    </message>
    <message>
        <source>A folder with results (*.pitresult), or one result. Each is checked, opened and marked.</source>
        <translation>Folder berisi keputusan (*.pitresult), atau satu keputusan. Setiap satu diperiksa, dibuka dan dimarkah.</translation>
    </message>
    <message>
        <source>Results (*.pitresult)</source>
        <translation>Keputusan (*.pitresult)</translation>
    </message>
    <message>
        <source>A report for everybody, certificate and badge for who passed, all signed, in a new folder in this one.</source>
        <translation>Laporan untuk semua, sijil dan lencana untuk yang lulus, semuanya ditandatangani, dalam folder baharu di dalam folder ini.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>One line a candidate, for a spreadsheet (CSV).</source>
        <translation>Satu baris bagi setiap calon, untuk hamparan (CSV).</translation>
    </message>
    <message>
        <source>Lists (*.csv)</source>
        <translation>Senarai (*.csv)</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Scenario</source>
        <translation>Senario</translation>
    </message>
    <message>
        <source>Make this a scenario</source>
        <translation>Jadikan ini senario</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 daripada %2</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Yang sebelumnya</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seterusnya</translation>
    </message>
</context>
<context>
    <name>RosterSheet</name>
    <message>
        <source>Import %1</source>
        <translation>Import %1</translation>
    </message>
    <message>
        <source>What the columns are about</source>
        <translation>Kandungan lajur</translation>
    </message>
    <message>
        <source>Column %1 is about: %2</source>
        <translation>Lajur %1 mengandungi: %2</translation>
    </message>
    <message>
        <source>Class of rows that name none</source>
        <translation>Kelas bagi baris yang tidak menamakannya</translation>
    </message>
    <message>
        <source>Would change: %1</source>
        <translation>Akan berubah: %1</translation>
    </message>
    <message numerus="yes">
        <source>Leave out %n row(s) in trouble</source>
        <translation>
            <numerusform>Tinggalkan %n baris bermasalah</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>Terima</translation>
    </message>
    <message>
        <source>Put the rows right in the file, or leave them out.</source>
        <translation>Betulkan baris dalam fail, atau tinggalkan.</translation>
    </message>
    <message>
        <source>All of it, or nothing.</source>
        <translation>Semuanya, atau tiada langsung.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>baharu</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>berubah</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>dua kali</translation>
    </message>
    <message>
        <source>trouble</source>
        <translation>bermasalah</translation>
    </message>
</context>
<context>
    <name>RoundSteps</name>
    <message>
        <source>%1: %2 of %3 wins, %4 is paid</source>
        <translation>%1: %2 milik %3 menang, %4 dibayar</translation>
    </message>
    <message>
        <source>%1: %2 of %3 loses, %4 is taken</source>
        <translation>%1: %2 milik %3 kalah, %4 diambil</translation>
    </message>
    <message>
        <source>%1: %2 of %3 stands off, %4 stays</source>
        <translation>%1: %2 milik %3 stand-off, %4 kekal</translation>
    </message>
    <message>
        <source>%1: %2 of %3 is surrendered, %4 is taken</source>
        <translation>%1: %2 milik %3 surrender, %4 diambil</translation>
    </message>
    <message>
        <source>%1: %2 of %3 gets even money, %4 is paid</source>
        <translation>%1: %2 milik %3 mendapat even money, %4 dibayar</translation>
    </message>
    <message>
        <source>%1: %2 of %3 is returned, %4</source>
        <translation>%1: %2 milik %3 dipulangkan, %4</translation>
    </message>
    <message>
        <source>close the offers</source>
        <translation>tutup tawaran</translation>
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
        <translation>ambil kad (hit)</translation>
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
        <translation>Box %1: %2 surrender</translation>
    </message>
    <message>
        <source>Box %1: %2 insures with %3</source>
        <translation>Box %1: %2 mengambil insurance %3</translation>
    </message>
    <message>
        <source>Box %1: %2 insures the bet of %4 with %3</source>
        <translation>Box %1: %2 mengambil insurance %3 bagi pertaruhan %4</translation>
    </message>
    <message>
        <source>Box %1: %2 takes even money</source>
        <translation>Box %1: %2 mengambil even money</translation>
    </message>
    <message>
        <source>The offers are closed</source>
        <translation>Tawaran ditutup</translation>
    </message>
    <message>
        <source>Box %1: hand %2 is split</source>
        <translation>Box %1: hand %2 di-split</translation>
    </message>
    <message>
        <source>%1 puts %2 on hand %3</source>
        <translation>%1 meletakkan %2 pada hand %3</translation>
    </message>
    <message>
        <source>Box %1, hand %2: doubled free, with a marker</source>
        <translation>Box %1, hand %2: free double, dengan marker</translation>
    </message>
    <message>
        <source>Box %1, hand %2: split free, with a marker</source>
        <translation>Box %1, hand %2: free split, dengan marker</translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3 doubles with %4</source>
        <translation>Box %1, hand %2: %3 membuat double dengan %4</translation>
    </message>
    <message>
        <source>%1 puts %2 on Tie on 18 of hand %3</source>
        <translation>%1 meletakkan %2 pada Tie on 18 bagi hand %3</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Pusingan tamat</translation>
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
        <translation>pertaruhan utama</translation>
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
        <translation>Skrip tamat semasa tawaran masih dibuka.</translation>
    </message>
    <message>
        <source>The script ends here. Box %1, hand %2: %3 may now %4.</source>
        <translation>Skrip tamat di sini. Box %1, hand %2: %3 kini boleh %4.</translation>
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
        <translation>Cari</translation>
    </message>
    <message>
        <source>Clauses, pay tables, contrasts, readings</source>
        <translation>Klausa, jadual bayaran, perbezaan, tafsiran</translation>
    </message>
    <message>
        <source>Walk the list</source>
        <translation>Jelajah senarai</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the clause</source>
        <translation>Buka klausa</translation>
    </message>
    <message>
        <source>Practise the clause that is open</source>
        <translation>Latih klausa yang terbuka</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation>Kembali ke tempat asal anda</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>Halaman lain</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Kekunci ini</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Buku peraturan</translation>
    </message>
    <message>
        <source>Word or clause number</source>
        <translation>Perkataan atau nombor klausa</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s)</source>
        <translation>
            <numerusform>%n klausa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contrast(s)</source>
        <translation>
            <numerusform>%n perbezaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s)</source>
        <translation>
            <numerusform>%n tafsiran</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>clause</source>
        <translation>klausa</translation>
    </message>
    <message>
        <source>read</source>
        <translation>dibaca</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klausa</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Jadual bayaran</translation>
    </message>
    <message>
        <source>Contrasts</source>
        <translation>Perbezaan</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Tafsiran</translation>
    </message>
    <message>
        <source>English beside it, in another language</source>
        <translation>Bahasa Inggeris di sebelahnya, dalam bahasa lain</translation>
    </message>
</context>
<context>
    <name>RulingPanel</name>
    <message>
        <source>Rule on this question of %1</source>
        <translation>Putuskan tentang soalan ini dalam %1</translation>
    </message>
    <message>
        <source>Rule on %1</source>
        <translation>Putuskan tentang %1</translation>
    </message>
    <message>
        <source>Only this very question is touched, in every form that asks it.</source>
        <translation>Hanya soalan ini sendiri yang terlibat, dalam setiap set yang menanyanya.</translation>
    </message>
    <message>
        <source>It takes two people, an examiner and an instructor or another examiner. Add the second under People.</source>
        <translation>Ia memerlukan dua orang, seorang pemeriksa dan seorang pengajar atau pemeriksa lain. Tambah orang kedua di bawah Orang.</translation>
    </message>
    <message>
        <source>What happens to the question</source>
        <translation>Apa yang berlaku padanya</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Keluarkan</translation>
    </message>
    <message>
        <source>Full marks for all</source>
        <translation>Markah penuh untuk semua</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebab</translation>
    </message>
    <message>
        <source>Reason (the candidate may ask for it)</source>
        <translation>Sebab: calon boleh memintanya</translation>
    </message>
    <message>
        <source>First person</source>
        <translation>Orang pertama</translation>
    </message>
    <message>
        <source>Second person</source>
        <translation>Orang kedua</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Rule and mark again</source>
        <translation>Putuskan dan periksa semula</translation>
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
        <translation>PIN %1</translation>
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
        <translation>Satu senario</translation>
    </message>
    <message>
        <source>A try: not recorded</source>
        <translation>Percubaan: tidak direkodkan</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 daripada %2</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
</context>
<context>
    <name>RunResult</name>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 daripada %2 betul</translation>
    </message>
    <message>
        <source>Your answers are recorded like any practice. What you missed comes back.</source>
        <translation>Jawapan anda direkodkan seperti latihan biasa: yang tersilap akan kembali.</translation>
    </message>
    <message>
        <source>Look at the misses</source>
        <translation>Lihat kesilapan</translation>
    </message>
    <message>
        <source>Back to the scenarios</source>
        <translation>Kembali ke senario</translation>
    </message>
</context>
<context>
    <name>RunView</name>
    <message>
        <source>Next</source>
        <translation>Seterusnya</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>To the editor</source>
        <translation>Ke editor</translation>
    </message>
    <message>
        <source>Leave this pack?</source>
        <translation>Keluar dari pek ini?</translation>
    </message>
    <message>
        <source>Your answers are saved. You can resume later.</source>
        <translation>Apa yang anda jawab telah disimpan. Anda boleh meneruskannya kemudian.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Kekal di sini</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Keluar</translation>
    </message>
</context>
<context>
    <name>ScenarioFileDialog</name>
    <message>
        <source>Export a pack</source>
        <translation>Eksport pek</translation>
    </message>
    <message>
        <source>Open a round script or a scenario</source>
        <translation>Buka skrip pusingan atau senario</translation>
    </message>
    <message>
        <source>Import a pack</source>
        <translation>Import pek</translation>
    </message>
    <message>
        <source>Rounds and scenarios (*.json)</source>
        <translation>Pusingan dan senario (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua fail (*)</translation>
    </message>
    <message>
        <source>Packs (*.pitwise)</source>
        <translation>Pek (*.pitwise)</translation>
    </message>
    <message>
        <source>Questions of Moodle and QTI 3 (*.xml *.zip)</source>
        <translation>Soalan Moodle dan QTI 3 (*.xml *.zip)</translation>
    </message>
</context>
<context>
    <name>ScenarioList</name>
    <message>
        <source>Scenarios of this pack</source>
        <translation>Senario dalam pek ini</translation>
    </message>
</context>
<context>
    <name>ScenarioRow</name>
    <message>
        <source>%1, %2, version %3</source>
        <translation>%1, %2, versi %3</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n ralat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n petunjuk</numerusform>
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
        <translation>Terbitkan dan buka</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Pendua</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Cuba</translation>
    </message>
    <message>
        <source>Answer it</source>
        <translation>Jawab</translation>
    </message>
    <message numerus="yes">
        <source>%n version(s)</source>
        <translation>
            <numerusform>%n versi</numerusform>
        </translation>
    </message>
    <message>
        <source>Send for review</source>
        <translation>Hantar untuk semakan</translation>
    </message>
    <message>
        <source>Errors have to be solved first</source>
        <translation>Ralat perlu diselesaikan dahulu</translation>
    </message>
    <message>
        <source>Back to draft</source>
        <translation>Kembali ke draf</translation>
    </message>
    <message>
        <source>Approve again</source>
        <translation>Luluskan semula</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Luluskan</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Tamatkan</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Buang</translation>
    </message>
</context>
<context>
    <name>ScenarioShelf</name>
    <message>
        <source>%1 And %2 more.</source>
        <translation>%1 Dan %2 lagi.</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Senario saya</translation>
    </message>
    <message>
        <source>The pack of this scenario is gone or read-only; make one of your own.</source>
        <translation>Pek senario ini sudah tiada atau baca sahaja; buat pek sendiri.</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Both are kept; what you wrote is version %2.</source>
        <translation>%1 telah diubah oleh orang lain sementara itu. Kedua-duanya disimpan; yang anda tulis ialah versi %2.</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Here it is as it is now; look at it first.</source>
        <translation>%1 telah diubah oleh orang lain sementara itu. Inilah ia sekarang; lihat dahulu.</translation>
    </message>
    <message>
        <source>It is being edited in another window. Close it there first.</source>
        <translation>Ia sedang disunting di tetingkap lain. Tutup di sana dahulu.</translation>
    </message>
    <message>
        <source>It is being edited on %1. Close it there first.</source>
        <translation>Ia sedang disunting di %1. Tutup di sana dahulu.</translation>
    </message>
    <message>
        <source>The draft could not be saved: %1. Free some space, then edit on; nothing is lost as long as the window is open.</source>
        <translation>Draf tidak dapat disimpan: %1. Kosongkan ruang, kemudian terus menyunting; tiada yang hilang selagi tetingkap terbuka.</translation>
    </message>
</context>
<context>
    <name>ScenariosPage</name>
    <message>
        <source>Scenario %1 of %2</source>
        <translation>Senario %1 daripada %2</translation>
    </message>
    <message>
        <source>A try</source>
        <translation>Percubaan</translation>
    </message>
    <message>
        <source>Pack done</source>
        <translation>Pek selesai</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A new scenario</source>
        <translation>Senario baharu</translation>
    </message>
    <message>
        <source>A new pack</source>
        <translation>Pek baharu</translation>
    </message>
    <message>
        <source>Rename the pack</source>
        <translation>Namakan semula pek</translation>
    </message>
    <message>
        <source>Import a pack</source>
        <translation>Bawa masuk pek</translation>
    </message>
    <message>
        <source>Export the pack</source>
        <translation>Eksport pek</translation>
    </message>
    <message>
        <source>Practise the pack</source>
        <translation>Latih pek</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the scenario</source>
        <translation>Buka senario</translation>
    </message>
    <message>
        <source>Its versions</source>
        <translation>Versinya</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Cuba</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Resume a draft</source>
        <translation>Teruskan satu draf</translation>
    </message>
    <message>
        <source>Resume an unfinished pack</source>
        <translation>Teruskan pek yang ditinggalkan</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>Halaman lain</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Kekunci ini</translation>
    </message>
    <message>
        <source>Review, %1</source>
        <translation>Semakan, %1</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>Editor senario</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Senario</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Keputusan</translation>
    </message>
</context>
<context>
    <name>SchoolSettings</name>
    <message>
        <source>Understood</source>
        <translation>Faham</translation>
    </message>
    <message>
        <source>School</source>
        <translation>Sekolah</translation>
    </message>
    <message>
        <source>This station</source>
        <translation>Stesen ini</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Pelayan</translation>
    </message>
    <message>
        <source>Waits to go out</source>
        <translation>Menunggu dihantar</translation>
    </message>
    <message>
        <source>Last in touch</source>
        <translation>Terakhir berhubung</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Cuba sekarang</translation>
    </message>
    <message>
        <source>Not taken in from other stations, and kept at the school:</source>
        <translation>Tidak diterima dari stesen lain, dan disimpan di sekolah:</translation>
    </message>
    <message>
        <source>Join anew</source>
        <translation>Sertai semula</translation>
    </message>
    <message>
        <source>Join a school</source>
        <translation>Sertai sekolah</translation>
    </message>
    <message>
        <source>With the station file that whoever runs the school&apos;s database made for this machine. It holds a password: take it off the stick afterwards.</source>
        <translation>Dengan fail stesen yang dibuat untuk komputer ini oleh pengendali pangkalan data sekolah. Ia mengandungi kata laluan: padamkannya dari pemacu USB selepas itu.</translation>
    </message>
    <message>
        <source>Station file…</source>
        <translation>Fail stesen…</translation>
    </message>
    <message>
        <source>Leave the school</source>
        <translation>Keluar dari sekolah</translation>
    </message>
    <message>
        <source>All records stay here and at the school. Nothing goes out or comes in any more.</source>
        <translation>Semua rekod kekal di sini dan di sekolah. Tiada lagi yang dihantar atau diterima.</translation>
    </message>
    <message>
        <source>Leave…</source>
        <translation>Keluar…</translation>
    </message>
    <message>
        <source>Leave %1?</source>
        <translation>Keluar dari %1?</translation>
    </message>
    <message>
        <source>What waits here does not go out any more. Joining again with a station file sends it.</source>
        <translation>Yang menunggu di sini tidak akan dihantar lagi. Menyertai semula dengan fail stesen menghantarnya.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Kekal di sini</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Keluar</translation>
    </message>
</context>
<context>
    <name>SealPanel</name>
    <message>
        <source>Sealed</source>
        <translation>Dimeterai</translation>
    </message>
    <message>
        <source>Seal the exam</source>
        <translation>Meterai peperiksaan</translation>
    </message>
    <message>
        <source>The file holds a form for each candidate. A copy gives nothing away, and any change to it is found. A sitting needs the release PIN and the candidate&apos;s release code: save the codes for the invigilator and cut them into slips.</source>
        <translation>Fail ini mengandungi satu set soalan bagi setiap calon. Jika disalin, ia tidak membocorkan apa-apa; jika diubah, ia dikesan. Peperiksaan memerlukan PIN pelepasan dan kod pelepasan calon: simpan kod untuk pengawas dan guntingkannya.</translation>
    </message>
    <message>
        <source>An examiner seals it.</source>
        <translation>Pemeriksa memeterainya.</translation>
    </message>
    <message>
        <source>Open the issuer&apos;s key on the shelf first.</source>
        <translation>Buka kunci pengeluar di rak dahulu.</translation>
    </message>
    <message>
        <source>Release PIN %1</source>
        <translation>PIN pelepasan %1</translation>
    </message>
    <message>
        <source>The release PIN. Write it down for the invigilator now: it is kept nowhere and shown only once.</source>
        <translation>PIN pelepasan. Tulis sekarang untuk pengawas: ia tidak disimpan di mana-mana dan ditunjukkan sekali sahaja.</translation>
    </message>
    <message>
        <source>Release PIN of your own</source>
        <translation>PIN pelepasan anda sendiri</translation>
    </message>
    <message>
        <source>Release PIN (empty: one is made)</source>
        <translation>PIN pelepasan (kosong: satu akan dibuat)</translation>
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
            <numerusform>Meterai untuk %n calon</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the release codes</source>
        <translation>Simpan kod pelepasan</translation>
    </message>
    <message>
        <source>Save a copy for the stations</source>
        <translation>Simpan salinan untuk stesen</translation>
    </message>
    <message>
        <source>Save the release codes for the invigilator</source>
        <translation>Simpan kod pelepasan untuk pengawas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Jadual (*.csv)</translation>
    </message>
    <message>
        <source>Save the exam file for the stations</source>
        <translation>Simpan fail peperiksaan untuk stesen</translation>
    </message>
    <message>
        <source>Exam files (*.pitexam)</source>
        <translation>Fail peperiksaan (*.pitexam)</translation>
    </message>
    <message>
        <source>After sealing nothing can be changed, but it can be sealed once more. Seal close to the day. A release PIN has at least eight characters.</source>
        <translation>Selepas dimeterai tiada apa-apa boleh diubah, tetapi ia boleh dimeterai sekali lagi. Meterai hampir dengan harinya. PIN pelepasan ada sekurang-kurangnya lapan aksara.</translation>
    </message>
    <message>
        <source>Seal it once more</source>
        <translation>Meterai sekali lagi</translation>
    </message>
    <message>
        <source>Seal it once more?</source>
        <translation>Meterai sekali lagi?</translation>
    </message>
    <message>
        <source>For a PIN that is lost or has got about. The plan opens again with its candidates; sealed anew it has other questions, another PIN and other release codes. The file as it is stays in the exam&apos;s folder: take it from the stations.</source>
        <translation>Untuk PIN yang hilang atau telah tersebar. Rancangan dibuka semula dengan calonnya; apabila dimeterai semula ia ada soalan lain, PIN lain dan kod pelepasan lain. Fail yang sedia ada kekal dalam folder peperiksaan: ambil dari stesen.</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Biarkan seperti sedia ada</translation>
    </message>
    <message>
        <source>Open the plan again</source>
        <translation>Buka semula rancangan</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search</source>
        <translation>Cari</translation>
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
        <translation>Nama bahagian</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Soalan</translation>
    </message>
    <message>
        <source>Own pass mark (0: none)</source>
        <translation>Markah lulus sendiri (0: tiada)</translation>
    </message>
    <message>
        <source>Own time (0: none)</source>
        <translation>Masa sendiri (0: tiada)</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Difficulty from</source>
        <translation>Kesukaran dari</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hingga</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Topik</translation>
    </message>
    <message>
        <source>Scenario packs (none: questions of the rules engine)</source>
        <translation>Pek senario (tiada: soalan daripada enjin peraturan)</translation>
    </message>
    <message>
        <source>Kinds of question: %1 fit</source>
        <translation>Jenis soalan: %1 sesuai</translation>
    </message>
    <message>
        <source>Move the section up</source>
        <translation>Naikkan bahagian</translation>
    </message>
    <message>
        <source>Move the section down</source>
        <translation>Turunkan bahagian</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Remove the section</source>
        <translation>Buang bahagian</translation>
    </message>
</context>
<context>
    <name>SectionPicker</name>
    <message>
        <source>Sections</source>
        <translation>Bahagian</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Tambah</translation>
    </message>
    <message>
        <source>%1. %2. Something is wrong here.</source>
        <translation>%1. %2. Ada yang tidak kena di sini.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Tanpa nama</translation>
    </message>
</context>
<context>
    <name>SectionTable</name>
    <message>
        <source>Section</source>
        <translation>Bahagian</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Betul</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Diperlukan</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Masa tengah</translation>
    </message>
    <message>
        <source>%1: %2 of %3 right, needed %4, %5</source>
        <translation>%1: %2 daripada %3 betul, perlu %4, %5</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>lulus</translation>
    </message>
    <message>
        <source>below</source>
        <translation>di bawah</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 daripada %2</translation>
    </message>
</context>
<context>
    <name>SessionBar</name>
    <message>
        <source>Saved %1</source>
        <translation>Disimpan %1</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Keluar</translation>
    </message>
</context>
<context>
    <name>SessionTicks</name>
    <message numerus="yes">
        <source>%1, %n right</source>
        <translation>
            <numerusform>%1, %n betul</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 daripada %2</translation>
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
        <translation>Tetingkap</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Latihan</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Kasino</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekod</translation>
    </message>
    <message>
        <source>Ctrl 1–9</source>
        <translation>Ctrl 1–9</translation>
    </message>
    <message>
        <source>A part of the settings</source>
        <translation>Satu bahagian tetapan</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>From one setting to the next</source>
        <translation>Dari satu tetapan ke tetapan seterusnya</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Turn it on or off</source>
        <translation>Hidupkan atau matikan</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>Halaman lain</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Kekunci ini</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>School</source>
        <translation>Sekolah</translation>
    </message>
</context>
<context>
    <name>SetupRows</name>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Topik</translation>
    </message>
    <message>
        <source>%1 % right</source>
        <translation>%1 % betul</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>belum ditanya</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Panjang</translation>
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
        <translation>5 min</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10 min</translation>
    </message>
    <message>
        <source>20 min</source>
        <translation>20 min</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Jam</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Mati</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Ditunjukkan</translation>
    </message>
    <message>
        <source>Stop at target</source>
        <translation>Berhenti pada sasaran</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Tahap</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Belajar</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Latih tubi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Amounts shown, hints, type or chips</source>
        <translation>Amaun ditunjukkan, ada petunjuk, taip atau cip</translation>
    </message>
    <message>
        <source>Amounts shown, pay with chips</source>
        <translation>Amaun ditunjukkan, bayar dengan cip</translation>
    </message>
    <message>
        <source>No amounts, no hints, chips only</source>
        <translation>Tiada amaun, tiada petunjuk, cip sahaja</translation>
    </message>
</context>
<context>
    <name>SetupSide</name>
    <message>
        <source>This session</source>
        <translation>Sesi ini</translation>
    </message>
    <message numerus="yes">
        <source>questions
about %n min</source>
        <translation>
            <numerusform>soalan
kira-kira %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>minutes, as many
as you answer</source>
        <translation>minit, sebanyak
yang anda jawab</translation>
    </message>
    <message>
        <source>All games, mixed on purpose</source>
        <translation>Semua permainan, sengaja dicampur</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>dicampur</translation>
    </message>
    <message>
        <source>What you are about to forget, what you missed, and what is new today.</source>
        <translation>Yang hampir anda lupa, yang anda tersilap, dan yang baharu hari ini.</translation>
    </message>
    <message>
        <source>Nothing is due today. Choose what to practise, or come back tomorrow.</source>
        <translation>Tiada yang perlu diulang hari ini. Pilih apa yang hendak dilatih, atau datang semula esok.</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) may come up.</source>
        <translation>
            <numerusform>%n klausa mungkin muncul.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game has no question of this topic: choose another.</source>
        <translation>Permainan ini tiada soalan bagi topik ini: pilih yang lain.</translation>
    </message>
    <message>
        <source>Choose a game and a topic to start.</source>
        <translation>Pilih permainan dan topik untuk bermula.</translation>
    </message>
    <message>
        <source>Stake times odds against the clock, without a felt, the stakes rising.</source>
        <translation>Pertaruhan darab kadar bayaran berlawan jam, tanpa meja, pertaruhan semakin besar.</translation>
    </message>
    <message>
        <source>Name the clause that governs what you see.</source>
        <translation>Namakan klausa yang menentukan apa yang anda lihat.</translation>
    </message>
    <message>
        <source>Disputed clauses with their readings explained. Not scored.</source>
        <translation>Klausa yang dipertikaikan dengan tafsirannya diterangkan. Tidak dimarkah.</translation>
    </message>
    <message>
        <source>Learn level: amounts on the bets, a hint for each question, chips or typing.</source>
        <translation>Tahap Belajar: amaun pada pertaruhan, petunjuk bagi setiap soalan, cip atau menaip.</translation>
    </message>
    <message>
        <source>Drill level: amounts on the bets, you pay with chips.</source>
        <translation>Tahap Latih tubi: amaun pada pertaruhan, anda membayar dengan cip.</translation>
    </message>
    <message>
        <source>Table level: no amounts on the bets. You read the stacks and pay from the float.</source>
        <translation>Tahap Meja: tiada amaun pada pertaruhan. Anda membaca timbunan cip dan membayar dari float.</translation>
    </message>
    <message>
        <source>Resume: %1</source>
        <translation>Teruskan: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Mula</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <translation>Simpan sebagai pratetap</translation>
    </message>
    <message>
        <source>minutes,
or three misses</source>
        <translation>minit,
atau tiga kesilapan</translation>
    </message>
    <message>
        <source>One key answers. A right answer goes on by itself; a miss shows you why. Storms do not change your readiness.</source>
        <translation>Satu kekunci menjawab. Jawapan betul terus ke soalan berikutnya; kesilapan menunjukkan sebabnya. Storm tidak mengubah tahap sedia anda.</translation>
    </message>
    <message numerus="yes">
        <source>Your best with this choice: %n right</source>
        <translation>
            <numerusform>Terbaik anda dengan pilihan ini: %n betul</numerusform>
        </translation>
    </message>
    <message>
        <source>No storm with this choice yet.</source>
        <translation>Belum ada storm dengan pilihan ini.</translation>
    </message>
</context>
<context>
    <name>SetupView</name>
    <message>
        <source>Payouts</source>
        <translation>Bayaran</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Kebenaran</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Kejadian luar biasa</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kawalan</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Prosedur</translation>
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
        <translation>Latihan</translation>
    </message>
    <message>
        <source>Choose, or take what is due.</source>
        <translation>Pilih, atau ambil yang perlu diulang.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Cuba lagi</translation>
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
        <translation>Tutup</translation>
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
        <translation>Dimeterai</translation>
    </message>
</context>
<context>
    <name>ShelfPanel</name>
    <message>
        <source>Rounds worth seeing</source>
        <translation>Pusingan yang patut dilihat</translation>
    </message>
</context>
<context>
    <name>ShelfView</name>
    <message>
        <source>Exams</source>
        <translation>Peperiksaan</translation>
    </message>
    <message>
        <source>Signed in: %1, %2</source>
        <translation>Daftar masuk: %1, %2</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Orang</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Daftar keluar</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>Import keputusan</translation>
    </message>
    <message>
        <source>No exam yet</source>
        <translation>Belum ada peperiksaan</translation>
    </message>
    <message>
        <source>Make a blueprint, then plan an exam from it.</source>
        <translation>Buat rangka, kemudian rancang peperiksaan daripadanya.</translation>
    </message>
    <message>
        <source>Blueprints</source>
        <translation>Rangka peperiksaan</translation>
    </message>
    <message>
        <source>New blueprint</source>
        <translation>Rangka baharu</translation>
    </message>
    <message>
        <source>No blueprint yet</source>
        <translation>Belum ada rangka</translation>
    </message>
    <message>
        <source>It says what an exam asks, how long, and what is needed to pass.</source>
        <translation>Ia menyatakan apa yang ditanya dalam peperiksaan, berapa lama, dan apa yang perlu untuk lulus.</translation>
    </message>
    <message>
        <source>A folder with results (*.pitresult), or one result. Each is checked, opened and marked.</source>
        <translation>Folder berisi keputusan (*.pitresult), atau satu keputusan. Setiap satu diperiksa, dibuka dan dimarkah.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Results (*.pitresult)</source>
        <translation>Keputusan (*.pitresult)</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Ask or problems</source>
        <translation>Tanya atau masalah</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Tanya</translation>
    </message>
    <message>
        <source>Problems, %1</source>
        <translation>Masalah, %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Masalah</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Dalam perkataan</translation>
    </message>
    <message>
        <source>Level %1 of 5</source>
        <translation>Tahap %1 daripada 5</translation>
    </message>
    <message>
        <source>Target %1 s</source>
        <translation>Sasaran %1 s</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Tag: %1</translation>
    </message>
</context>
<context>
    <name>SignInPanel</name>
    <message>
        <source>The first examiner</source>
        <translation>Pemeriksa pertama</translation>
    </message>
    <message>
        <source>Signed in: %1, %2</source>
        <translation>Daftar masuk: %1, %2</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Kakitangan</translation>
    </message>
    <message>
        <source>Nobody runs exams here yet. The first examiner gives a name and a PIN of at least six characters; others can be added later.</source>
        <translation>Belum ada yang mengendalikan peperiksaan di sini. Yang pertama memberi nama dan PIN sekurang-kurangnya enam aksara; yang lain boleh ditambah kemudian.</translation>
    </message>
    <message>
        <source>You release sittings with the release PIN of the exam file: open it above, at the station.</source>
        <translation>Anda melepaskan peperiksaan dengan PIN pelepasan fail peperiksaan: bukanya di atas, di stesen.</translation>
    </message>
    <message>
        <source>Instructors, examiners and invigilators sign in with their PIN.</source>
        <translation>Pengajar, pemeriksa dan pengawas mendaftar masuk dengan PIN masing-masing.</translation>
    </message>
    <message>
        <source>%1, %2 (locked)</source>
        <translation>%1, %2 (terkunci)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation>PIN sekali lagi</translation>
    </message>
    <message>
        <source>They do not match</source>
        <translation>Kedua-duanya berbeza</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Become examiner</source>
        <translation>Jadi pemeriksa</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Daftar masuk</translation>
    </message>
    <message>
        <source>To the exams</source>
        <translation>Ke peperiksaan</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Daftar keluar</translation>
    </message>
    <message>
        <source>Your own PIN</source>
        <translation>PIN anda sendiri</translation>
    </message>
</context>
<context>
    <name>SittingBar</name>
    <message>
        <source>%1 left</source>
        <translation>baki %1</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>bahagian %1</translation>
    </message>
    <message>
        <source>left of</source>
        <translation>baki daripada</translation>
    </message>
    <message>
        <source>left</source>
        <translation>baki</translation>
    </message>
</context>
<context>
    <name>SittingFacts</name>
    <message>
        <source>Sitting</source>
        <translation>Peperiksaan</translation>
    </message>
</context>
<context>
    <name>SittingKeys</name>
    <message>
        <source>The last of its section: after locking there is no way back to it.</source>
        <translation>Yang terakhir dalam bahagiannya: selepas dikunci tiada jalan kembali kepadanya.</translation>
    </message>
    <message>
        <source>Your answer is saved when you lock it. Results come after the end.</source>
        <translation>Jawapan anda disimpan apabila anda menguncinya. Keputusan diberi selepas tamat.</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Take flag off</source>
        <translation>Buang tanda</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Tandai</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Gambaran keseluruhan</translation>
    </message>
    <message>
        <source>Lock, end</source>
        <translation>Kunci, tamat</translation>
    </message>
    <message>
        <source>Lock, next</source>
        <translation>Kunci, seterusnya</translation>
    </message>
</context>
<context>
    <name>SittingView</name>
    <message>
        <source>Reading aloud was granted, but this computer has no voice that works. Call the invigilator.</source>
        <translation>Bacaan kuat telah dibenarkan, tetapi komputer ini tiada suara yang berfungsi. Panggil pengawas.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Cip</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Taip</translation>
    </message>
    <message>
        <source>Pay with chips instead</source>
        <translation>Bayar dengan cip sebaliknya</translation>
    </message>
    <message>
        <source>Type it instead</source>
        <translation>Taip sebaliknya</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Dijeda</translation>
    </message>
    <message>
        <source>The invigilator has stopped the clock. Your answers are saved.</source>
        <translation>Pengawas telah menghentikan jam. Apa yang anda jawab telah disimpan.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Invigilator: resume</source>
        <translation>Pengawas: teruskan</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) more for everybody: %1</source>
        <translation>
            <numerusform>%n minit tambahan untuk semua: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave this section?</source>
        <translation>Tinggalkannya?</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Kekal di sini</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>Hand in?</source>
        <translation>Serahkan?</translation>
    </message>
    <message>
        <source>%1 answered, %2 open, %3 flagged. After handing in nothing can be changed.</source>
        <translation>%1 dijawab, %2 terbuka, %3 ditandai. Selepas diserahkan tiada apa-apa boleh diubah.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Lihat semula</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Serahkan</translation>
    </message>
</context>
<context>
    <name>SittingVoice</name>
    <message>
        <source>Question %1 of %2. %3</source>
        <translation>Soalan %1 daripada %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>baki %n minit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SittingWords</name>
    <message>
        <source>Question %1 of %2</source>
        <translation>Soalan %1 daripada %2</translation>
    </message>
</context>
<context>
    <name>StaffDoor</name>
    <message>
        <source>%1 is for instructors and examiners.</source>
        <translation>%1 adalah untuk pengajar dan pemeriksa.</translation>
    </message>
    <message>
        <source>%1 is signed in as %2, who may not open it. Sign out on the Exams page, then somebody who may signs in there.</source>
        <translation>%1 mendaftar masuk sebagai %2, yang tidak boleh membukanya. Daftar keluar di halaman Peperiksaan, kemudian seseorang yang boleh mendaftar masuk di situ.</translation>
    </message>
    <message>
        <source>They sign in with their PIN on the Exams page, behind the staff&apos;s door.</source>
        <translation>Mereka mendaftar masuk dengan PIN di halaman Peperiksaan, di sebalik pintu kakitangan.</translation>
    </message>
    <message>
        <source>To the Exams page</source>
        <translation>Ke halaman Peperiksaan</translation>
    </message>
</context>
<context>
    <name>StandingCards</name>
    <message>
        <source>ready</source>
        <translation>sedia</translation>
    </message>
    <message>
        <source>on course</source>
        <translation>di landasan</translation>
    </message>
    <message>
        <source>at risk</source>
        <translation>berisiko</translation>
    </message>
</context>
<context>
    <name>StationFileDialog</name>
    <message>
        <source>Join a school</source>
        <translation>Sertai sekolah</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Sertai</translation>
    </message>
    <message>
        <source>Station files (*.json)</source>
        <translation>Fail stesen (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua fail (*)</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>What has happened</source>
        <translation>Apa yang telah berlaku</translation>
    </message>
</context>
<context>
    <name>StormResult</name>
    <message numerus="yes">
        <source>Three misses: %n right.</source>
        <translation>
            <numerusform>Tiga kesilapan: %n betul.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up: %n right.</source>
        <translation>
            <numerusform>Masa tamat: %n betul.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new best. It was %1.</source>
        <translation>Rekod terbaik baharu. Sebelumnya %1.</translation>
    </message>
    <message>
        <source>That is the one to beat.</source>
        <translation>Itulah yang perlu diatasi.</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>Terbaik anda %1.</translation>
    </message>
</context>
<context>
    <name>StormStand</name>
    <message>
        <source>%1 right, misses left: %2, time left: %3</source>
        <translation>%1 betul, baki kesilapan: %2, baki masa: %3</translation>
    </message>
    <message>
        <source>new best</source>
        <translation>terbaik baharu</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>terbaik %1</translation>
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
        <translation>daripada %1</translation>
    </message>
    <message numerus="yes">
        <source>right, %n not scored</source>
        <translation>
            <numerusform>betul, %n tidak dimarkah</numerusform>
        </translation>
    </message>
    <message>
        <source>right first time</source>
        <translation>betul kali pertama</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>median time, target %1</source>
        <translation>masa tengah, sasaran %1</translation>
    </message>
    <message>
        <source>median time</source>
        <translation>masa tengah</translation>
    </message>
    <message>
        <source>fewest chips</source>
        <translation>pecahan cip betul</translation>
    </message>
</context>
<context>
    <name>SummaryTallies</name>
    <message>
        <source>Time against target</source>
        <translation>Masa berbanding sasaran</translation>
    </message>
    <message>
        <source>● right   ✕ wrong</source>
        <translation>● betul   ✕ salah</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Topik</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Betul</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Masa tengah</translation>
    </message>
</context>
<context>
    <name>SummaryView</name>
    <message>
        <source>Session done</source>
        <translation>Sesi selesai</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Baharu</translation>
    </message>
    <message>
        <source>New practice</source>
        <translation>Latihan baharu</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Cuba lagi</translation>
    </message>
    <message>
        <source>Try misses again</source>
        <translation>Cuba kesilapan lagi</translation>
    </message>
    <message numerus="yes">
        <source>%n still due</source>
        <translation>
            <numerusform>%n masih perlu diulang</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing due</source>
        <translation>Tiada yang perlu diulang</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Sekali lagi</translation>
    </message>
    <message numerus="yes">
        <source>Review %n miss(es)</source>
        <translation>
            <numerusform>Semak %n kesilapan</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>Berlatih lagi</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Layout B</source>
        <translation>Susun atur B</translation>
    </message>
    <message>
        <source>Layout A</source>
        <translation>Susun atur A</translation>
    </message>
    <message>
        <source>Changes to the other layout of this document</source>
        <translation>Bertukar ke susun atur lain dalam dokumen ini</translation>
    </message>
    <message>
        <source>Make a scenario</source>
        <translation>Buat senario</translation>
    </message>
    <message>
        <source>Make this round a scenario</source>
        <translation>Jadikan pusingan ini senario</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Pusingan</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Buka fail</translation>
    </message>
</context>
<context>
    <name>TableDock</name>
    <message>
        <source>The bets are down. Enter deals.</source>
        <translation>Pertaruhan sudah diletakkan. Enter meneruskan pembahagian.</translation>
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
        <translation>Langkah seterusnya</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Langkah sebelumnya</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Utama</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Ke permulaan</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ke penghujung</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Main atau berhenti</translation>
    </message>
    <message>
        <source>Rounds of the shelf</source>
        <translation>Pusingan di rak</translation>
    </message>
    <message>
        <source>A round from a file</source>
        <translation>Pusingan dari fail</translation>
    </message>
    <message>
        <source>The other layout</source>
        <translation>Susun atur lain</translation>
    </message>
    <message>
        <source>Make this a scenario</source>
        <translation>Jadikan ini senario</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Lihat lebih dekat</translation>
    </message>
    <message>
        <source>Walk the felt</source>
        <translation>Jelajah meja</translation>
    </message>
    <message>
        <source>Alt 1–8</source>
        <translation>Alt 1–8</translation>
    </message>
    <message>
        <source>Another page</source>
        <translation>Halaman lain</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Kekunci ini</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>The table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Dek</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Pay table</source>
        <translation>Jadual bayaran</translation>
    </message>
    <message>
        <source>Limits of the main bet</source>
        <translation>Had pertaruhan utama</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hingga</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maksimum</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Tetapkan</translation>
    </message>
    <message>
        <source>What is on the table is replayed; what no longer fits is marked on the timeline.</source>
        <translation>Yang ada di meja dimainkan semula; yang tidak lagi sesuai ditandai pada garis masa.</translation>
    </message>
</context>
<context>
    <name>TableStage</name>
    <message>
        <source>Order unknown</source>
        <translation>Urutan tidak diketahui</translation>
    </message>
</context>
<context>
    <name>TallyRow</name>
    <message>
        <source>%1: %2 of %3 right, %4</source>
        <translation>%1: %2 daripada %3 betul, %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 daripada %2</translation>
    </message>
</context>
<context>
    <name>TickFlow</name>
    <message>
        <source>Show</source>
        <translation>Tunjukkan</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Sembunyikan</translation>
    </message>
</context>
<context>
    <name>TraineeRow</name>
    <message>
        <source>%1, %2, with a PIN</source>
        <translation>%1, %2, dengan PIN</translation>
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
        <translation>Di sini</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Buang…</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN %1</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Memeriksa…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Forgotten?</source>
        <translation>Terlupa?</translation>
    </message>
    <message>
        <source>You are signed in as staff and may take this PIN away. The records stay; %1 chooses another in Settings.</source>
        <translation>Anda mendaftar masuk sebagai kakitangan dan boleh membuang PIN ini. Rekod kekal; %1 memilih yang lain dalam Tetapan.</translation>
    </message>
    <message>
        <source>It cannot be read back. An instructor or examiner signs in on the Exams page and takes it away here; the records stay.</source>
        <translation>Ia tidak dapat dibaca semula. Pengajar atau pemeriksa mendaftar masuk di halaman Peperiksaan dan membuangnya di sini; rekod kekal.</translation>
    </message>
    <message>
        <source>It cannot be read back. No instructor or examiner is set up on this machine: make one on the Exams page, who can then take it away here. The records stay.</source>
        <translation>Ia tidak dapat dibaca semula. Tiada pengajar atau pemeriksa ditetapkan pada komputer ini: buat seorang di halaman Peperiksaan, yang kemudian dapat membuangnya di sini. Rekod kekal.</translation>
    </message>
    <message>
        <source>Take the PIN away</source>
        <translation>Buang PIN</translation>
    </message>
    <message>
        <source>To the Exams page</source>
        <translation>Ke halaman Peperiksaan</translation>
    </message>
</context>
<context>
    <name>TrainingSettings</name>
    <message>
        <source>Nobody is training yet.</source>
        <translation>Belum ada yang berlatih.</translation>
    </message>
    <message>
        <source>Say who you are on the home page; these settings are kept with you.</source>
        <translation>Nyatakan siapa anda di halaman utama; tetapan ini disimpan bersama anda.</translation>
    </message>
    <message>
        <source>To the home page</source>
        <translation>Ke halaman utama</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Pembelajaran</translation>
    </message>
    <message>
        <source>Target recall</source>
        <translation>Ingatan yang dikehendaki</translation>
    </message>
    <message>
        <source>A clause comes back when the chance that you still know it falls to this. Higher means more questions a day.</source>
        <translation>Satu klausa kembali apabila kebarangkalian anda mengingatinya turun ke tahap ini. Lebih tinggi: lebih banyak soalan sehari.</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>Ujian meja</translation>
    </message>
    <message>
        <source>Set the date, and new clauses are spread over the days before it.</source>
        <translation>Dengan tarikhnya, klausa baharu dibahagikan ke hari-hari sebelumnya.</translation>
    </message>
    <message>
        <source>Day of the test</source>
        <translation>Hari ujian</translation>
    </message>
    <message>
        <source>day/month/year</source>
        <translation>hari/bulan/tahun</translation>
    </message>
    <message>
        <source>In 2 weeks</source>
        <translation>Dalam 2 minggu</translation>
    </message>
    <message>
        <source>In 4 weeks</source>
        <translation>Dalam 4 minggu</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Keluarkan</translation>
    </message>
    <message>
        <source>Its games</source>
        <translation>Permainannya</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Anda</translation>
    </message>
</context>
<context>
    <name>TransportKeys</name>
    <message>
        <source>To the start</source>
        <translation>Ke permulaan</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Selangkah ke belakang</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Langkah seterusnya</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ke penghujung</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Langkah %1 daripada %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Kelajuan</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Perlahan</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Biasa</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Pantas</translation>
    </message>
</context>
<context>
    <name>TypedAnswer</name>
    <message>
        <source>Type the amount.</source>
        <translation>Taip amaun.</translation>
    </message>
    <message>
        <source>Type the number.</source>
        <translation>Taip nombor.</translation>
    </message>
    <message>
        <source>Amount in dollars</source>
        <translation>Amaun dalam dolar</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombor</translation>
    </message>
    <message>
        <source>$0.00</source>
        <translation>$0.00</translation>
    </message>
    <message>
        <source>Hard or soft</source>
        <translation>Hard atau soft</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Sukar</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Soft</translation>
    </message>
    <message>
        <source>Take the last digit back</source>
        <translation>Padam angka terakhir</translation>
    </message>
</context>
<context>
    <name>VerdictView</name>
    <message>
        <source>Rulebook</source>
        <translation>Buku peraturan</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Latih ini</translation>
    </message>
    <message>
        <source>Queried</source>
        <translation>Dipertikaikan</translation>
    </message>
    <message>
        <source>Query it</source>
        <translation>Pertikaikan</translation>
    </message>
    <message>
        <source>Your instructor will see this question with your answer.</source>
        <translation>Pengajar anda akan melihat soalan ini dengan jawapan anda.</translation>
    </message>
</context>
<context>
    <name>VerifyView</name>
    <message>
        <source>Verify a file</source>
        <translation>Sahkan fail</translation>
    </message>
    <message>
        <source>Expected issuer: %1</source>
        <translation>Pengeluar yang dijangka: %1</translation>
    </message>
    <message>
        <source>No issuer is known here: compare the fingerprint with the one that the school publishes.</source>
        <translation>Tiada pengeluar dikenali di sini: bandingkan cap jari dengan yang diterbitkan sekolah.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Trust an issuer</source>
        <translation>Percayai pengeluar</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Pilih fail</translation>
    </message>
    <message>
        <source>Text of a QR code</source>
        <translation>Teks kod QR</translation>
    </message>
    <message>
        <source>Or paste what a phone reads off the QR code: PITWISE1…</source>
        <translation>Atau tampal apa yang dibaca telefon daripada kod QR: PITWISE1…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Verify the code</source>
        <translation>Sahkan kod</translation>
    </message>
    <message>
        <source>Nothing verified yet</source>
        <translation>Belum ada yang disahkan</translation>
    </message>
    <message>
        <source>Certificate or report (.pdf), badge (.jwt), mark (.pitmark), result (.pitresult), exam (.pitexam) or key file. Nothing is sent or fetched.</source>
        <translation>Sijil atau laporan (.pdf), lencana (.jwt), markah (.pitmark), keputusan (.pitresult), peperiksaan (.pitexam) atau fail kunci. Tiada apa-apa dihantar atau diambil.</translation>
    </message>
    <message>
        <source>Whole; whose key is it?</source>
        <translation>Utuh; kunci siapa?</translation>
    </message>
    <message>
        <source>Whole and genuine</source>
        <translation>Utuh dan tulen</translation>
    </message>
    <message>
        <source>Not genuine</source>
        <translation>Tidak tulen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing was altered since it was signed. But anybody can sign: compare the key %1 with the one that the school publishes, or give its public half under Trust an issuer.</source>
        <translation>Tiada yang diubah sejak ditandatangani. Tetapi sesiapa pun boleh menandatangani: bandingkan kunci %1 dengan yang diterbitkan sekolah, atau berikan separuh awamnya di bawah Percayai pengeluar.</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Sahkan</translation>
    </message>
    <message>
        <source>The public half that the school hands out, or its key file.</source>
        <translation>Separuh awam yang diberi sekolah, atau fail kuncinya.</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Percayai</translation>
    </message>
</context>
<context>
    <name>VersionsSheet</name>
    <message>
        <source>Versions: %1</source>
        <translation>Versi: %1</translation>
    </message>
    <message>
        <source>Answers that were given to a version still show what it asked.</source>
        <translation>Jawapan yang diberi kepada satu versi masih menunjukkan apa yang ditanyanya.</translation>
    </message>
    <message>
        <source>Version %1, %2. %3</source>
        <translation>Versi %1, %2. %3</translation>
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
        <translation>Ia tidak dapat ditanya seperti sedia ada.</translation>
    </message>
    <message>
        <source>Under %1, clauses %2</source>
        <translation>Di bawah %1, klausa %2</translation>
    </message>
    <message>
        <source>Under %1</source>
        <translation>Di bawah %1</translation>
    </message>
    <message>
        <source>See it asked</source>
        <translation>Lihat ia ditanya</translation>
    </message>
    <message>
        <source>Go on as a new version</source>
        <translation>Teruskan sebagai versi baharu</translation>
    </message>
    <message>
        <source>Go back to it, as a new version</source>
        <translation>Kembali kepadanya, sebagai versi baharu</translation>
    </message>
    <message>
        <source>Derive</source>
        <translation>Terbitkan</translation>
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
        <translation>Dalam perkataan</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tajuk</translation>
    </message>
    <message>
        <source>The name instructors see</source>
        <translation>Nama yang digunakan pengajar</translation>
    </message>
    <message>
        <source>Story: what the felt cannot show, told to the trainee</source>
        <translation>Cerita: apa yang tidak dapat ditunjukkan meja, diceritakan kepada pelatih</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Cerita</translation>
    </message>
    <message>
        <source>Remark: said with the verdict</source>
        <translation>Catatan: dinyatakan bersama penilaian</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Tag, dipisahkan dengan koma</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Level, 1 easy to 5 hard (the engine thinks %1)</source>
        <translation>Tahap, 1 mudah hingga 5 sukar (anggaran enjin %1)</translation>
    </message>
    <message>
        <source>Level, 1 easy to 5 hard</source>
        <translation>Tahap, 1 mudah hingga 5 sukar</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Tahap</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Biasa</translation>
    </message>
    <message>
        <source>Target time in seconds; empty: %1</source>
        <translation>Masa sasaran dalam saat; kosong: %1</translation>
    </message>
    <message>
        <source>Target time in seconds; empty: as the engine thinks</source>
        <translation>Masa sasaran dalam saat; kosong: mengikut anggaran enjin</translation>
    </message>
    <message>
        <source>Target time in seconds</source>
        <translation>Masa sasaran dalam saat</translation>
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
        <translation>Batal</translation>
    </message>
</context>
<context>
    <name>WorkList</name>
    <message>
        <source>Clauses to work on</source>
        <translation>Klausa untuk diusahakan</translation>
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
        <translation>Sekali lagi</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Mula</translation>
    </message>
    <message>
        <source>%1 answered your question, %2:</source>
        <comment>who, when</comment>
        <translation>%1 menjawab soalan anda, %2:</translation>
    </message>
    <message>
        <source>On its felt</source>
        <translation>Di mejanya</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Baca</translation>
    </message>
</context>
<context>
    <name>WrongPanel</name>
    <message>
        <source>What the class gets wrong</source>
        <translation>Apa yang salah dijawab kelas</translation>
    </message>
    <message>
        <source>Nothing yet that several answers have in common.</source>
        <translation>Belum ada yang sama dalam beberapa jawapan.</translation>
    </message>
    <message>
        <source>%1, %2 % wrong</source>
        <translation>%1, %2 % salah</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Drill it in class</source>
        <translation>Latih tubi dalam kelas</translation>
    </message>
    <message>
        <source>Drill these %1 in class</source>
        <translation>Latih tubi %1 ini dalam kelas</translation>
    </message>
</context>
<context>
    <name>YouSettings</name>
    <message>
        <source>Name and batch</source>
        <translation>Nama dan kumpulan</translation>
    </message>
    <message>
        <source>As they appear on exports and reports.</source>
        <translation>Seperti yang tertera pada eksport dan laporan.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Kumpulan</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Asked for before your records are shown. After five wrong tries you have to wait.</source>
        <translation>Diminta sebelum rekod anda ditunjukkan. Selepas lima cubaan salah ia menunggu.</translation>
    </message>
    <message>
        <source>You have none. With a PIN, nobody else can practise in your name.</source>
        <translation>Tiada. Dengan PIN, orang lain tidak dapat berlatih atas nama anda.</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>PIN baharu</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Menyimpan…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ubah</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Tetapkan</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Keluarkan</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A trainer for casino dealers.</source>
        <translation>Program latihan untuk dealer kasino.</translation>
    </message>
    <message>
        <source>Keep records and settings in &lt;folder&gt;.</source>
        <translation>Simpan rekod dan tetapan dalam &lt;folder&gt;.</translation>
    </message>
    <message>
        <source>Open at the page &lt;name&gt;.</source>
        <translation>Buka pada halaman &lt;name&gt;.</translation>
    </message>
    <message>
        <source>Save a picture of every page in &lt;folder&gt; and end.</source>
        <translation>Simpan gambar setiap halaman dalam &lt;folder&gt; dan tamat.</translation>
    </message>
    <message>
        <source>Say on standard error how long the first frame took.</source>
        <translation>Nyatakan pada ralat piawai berapa lama bingkai pertama mengambil masa.</translation>
    </message>
    <message>
        <source>Speak the language &lt;code&gt;: en, zh_CN, ms or ta.</source>
        <translation>Gunakan bahasa &lt;code&gt;: en, zh_CN, ms atau ta.</translation>
    </message>
    <message>
        <source>A pack, an exam or a result to open.</source>
        <translation>Pek, peperiksaan atau keputusan untuk dibuka.</translation>
    </message>
</context>
<context>
    <name>pitwise::AngoffAid</name>
    <message numerus="yes">
        <source>%1 of %2 right: a pass mark of %3 %. %n judge(s), standard error %4 questions.</source>
        <translation>
            <numerusform>%1 daripada %2 betul: markah lulus %3 %. %n penilai, ralat piawai %4 soalan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The judges are far apart here. Discuss and rate again: question %1.</source>
        <translation>Jauh berbeza, bincangkan dan nilai semula: soalan %1.</translation>
    </message>
</context>
<context>
    <name>pitwise::AnswerReview</name>
    <message>
        <source>This answer was recorded by another version and cannot be shown on its felt: %1</source>
        <translation>Jawapan ini direkodkan oleh versi lain dan tidak dapat ditunjukkan di atas mejanya: %1</translation>
    </message>
    <message>
        <source>Question %1, %2</source>
        <translation>Soalan %1, %2</translation>
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
        <translation>Disambung dengan PIN oleh %1 selepas %2 s terhenti</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) of the log missing: an old copy was put back</source>
        <translation>
            <numerusform>%n catatan log hilang: salinan lama diletakkan semula</numerusform>
        </translation>
    </message>
    <message>
        <source>the clock&apos;s file was gone, the whole gap was counted</source>
        <translation>fail jam tiada, seluruh jurang masa dikira</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of a half-written entry dropped</source>
        <translation>
            <numerusform>%n bait catatan separuh siap digugurkan</numerusform>
        </translation>
    </message>
    <message>
        <source>Released by %1</source>
        <translation>Dilepaskan oleh %1</translation>
    </message>
    <message>
        <source>Question %1 on screen</source>
        <translation>Soalan %1 di skrin</translation>
    </message>
    <message>
        <source>Question %1 answered</source>
        <translation>Soalan %1 dijawab</translation>
    </message>
    <message>
        <source>Question %1 flagged</source>
        <translation>Soalan %1 ditandai</translation>
    </message>
    <message>
        <source>Flag taken off question %1</source>
        <translation>Tanda dibuang dari soalan %1</translation>
    </message>
    <message>
        <source>Section %1 closed: time over</source>
        <translation>Bahagian %1 ditutup: masa tamat</translation>
    </message>
    <message>
        <source>Section %1 left</source>
        <translation>Bahagian %1 ditinggalkan</translation>
    </message>
    <message>
        <source>%1 minutes more, by %2: %3</source>
        <translation>%1 minit tambahan, oleh %2: %3</translation>
    </message>
    <message>
        <source>Noted by %1: %2</source>
        <translation>Dicatat oleh %1: %2</translation>
    </message>
    <message>
        <source>An aid was changed: %1</source>
        <translation>Satu bantuan diubah: %1</translation>
    </message>
    <message>
        <source>Paused by %1: %2</source>
        <translation>Dijeda oleh %1: %2</translation>
    </message>
    <message>
        <source>Resumed, %1</source>
        <translation>Diteruskan, %1</translation>
    </message>
    <message>
        <source>Over: time</source>
        <translation>Tamat: masa</translation>
    </message>
    <message>
        <source>Stopped by the invigilator</source>
        <translation>Dihentikan oleh pengawas</translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation>Diserahkan</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>dipilih</translation>
    </message>
    <message>
        <source>Rules of that day: %1</source>
        <translation>Peraturan hari itu: %1</translation>
    </message>
    <message>
        <source>Appeal replay: %1</source>
        <translation>Ulang tayang rayuan: %1</translation>
    </message>
    <message>
        <source>%1, %2:%3 left</source>
        <translation>%1, baki %2:%3</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Soalan %1 daripada %2</translation>
    </message>
    <message>
        <source>Taken out by a ruling</source>
        <translation>Digugurkan oleh satu keputusan</translation>
    </message>
    <message>
        <source>Full marks by a ruling</source>
        <translation>Markah penuh oleh satu keputusan</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Tidak dijawab</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Betul</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Salah</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Bahasa: %1</translation>
    </message>
    <message numerus="yes">
        <source>the log was damaged, %n record(s) of it are lost</source>
        <translation>
            <numerusform>log rosak, %n rekod di dalamnya hilang</numerusform>
        </translation>
    </message>
    <message>
        <source>Question %1: chosen, not locked</source>
        <translation>Soalan %1: dipilih, tidak dikunci</translation>
    </message>
    <message>
        <source>Away from the exam&apos;s window for %1 s</source>
        <translation>Di luar tetingkap peperiksaan selama %1 s</translation>
    </message>
    <message>
        <source>Seen on a screen of %1, window %2, text %3 %</source>
        <translation>Dilihat pada skrin %1, tetingkap %2, teks %3 %</translation>
    </message>
</context>
<context>
    <name>pitwise::BlueprintEditor</name>
    <message>
        <source>Dealer certificate, written part</source>
        <translation>Sijil dealer, bahagian bertulis</translation>
    </message>
    <message>
        <source>the written dealer examination</source>
        <translation>peperiksaan bertulis dealer</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Bahagian %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tajuk</translation>
    </message>
    <message>
        <source>What a pass certifies</source>
        <translation>Apa yang disahkan oleh kelulusan</translation>
    </message>
    <message>
        <source>Time in all</source>
        <translation>Jumlah masa</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Peraturan berkuat kuasa</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Kesukaran</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Markah lulus</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Bahagian</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Soalan</translation>
    </message>
    <message>
        <source>kind of question &quot;%1&quot; of %2</source>
        <translation>jenis soalan &quot;%1&quot; daripada %2</translation>
    </message>
    <message>
        <source>Section %1, %2, %3: %4</source>
        <translation>Bahagian %1, %2, %3: %4</translation>
    </message>
    <message>
        <source>no name yet</source>
        <translation>tanpa nama</translation>
    </message>
    <message>
        <source>%1 takes a dealer about %2 minutes, but has only %3 of its own.</source>
        <translation>%1 mengambil masa dealer kira-kira %2 minit dan mempunyai %3 sendiri.</translation>
    </message>
    <message>
        <source>The sections&apos; own times add up to %1 minutes, but the exam has %2: nobody can use them all.</source>
        <translation>Masa sendiri bahagian berjumlah %1 minit, peperiksaan ada %2: tiada siapa dapat menggunakan semuanya.</translation>
    </message>
    <message>
        <source>The sections&apos; own times add up to %1 minutes: %2 of the exam&apos;s can never be used.</source>
        <translation>Masa sendiri bahagian berjumlah %1 minit: %2 daripada masa peperiksaan tidak dapat digunakan.</translation>
    </message>
    <message>
        <source>A form takes a dealer about %1 minutes, but the exam has only %2.</source>
        <translation>Satu set mengambil masa dealer kira-kira %1 minit, peperiksaan ada %2.</translation>
    </message>
    <message>
        <source>The sections&apos; own pass marks need %1 right answers, the pass mark in all %2: it decides nothing.</source>
        <translation>Markah lulus sendiri bahagian memerlukan %1 jawapan betul, markah lulus keseluruhan %2: ia tidak menentukan apa-apa.</translation>
    </message>
    <message>
        <source>%1 questions, %2 right to pass, %3 minutes</source>
        <translation>%1 soalan, %2 betul untuk lulus, %3 minit</translation>
    </message>
    <message>
        <source>%1, for exams only</source>
        <translation>%1, untuk peperiksaan sahaja</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, versi %2</translation>
    </message>
    <message>
        <source>%1, version %2 (not the newest)</source>
        <translation>%1, versi %2 (bukan yang terbaharu)</translation>
    </message>
    <message>
        <source>Checking the question bank</source>
        <translation>Bertanya kepada bank soalan</translation>
    </message>
    <message>
        <source>The question bank can deliver this. A form takes a dealer about %1 minutes.</source>
        <translation>Bank soalan memenuhinya. Satu set mengambil masa dealer kira-kira %1 minit.</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Permainan: %1</translation>
    </message>
    <message>
        <source>all in force</source>
        <translation>semua yang berkuat kuasa</translation>
    </message>
    <message>
        <source>Topics: %1</source>
        <translation>Topik: %1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>semua</translation>
    </message>
    <message>
        <source>Kinds of question: %1</source>
        <translation>Jenis soalan: %1</translation>
    </message>
    <message>
        <source>Scenario packs: %1</source>
        <translation>Pek senario: %1</translation>
    </message>
    <message>
        <source>Difficulty: %1 to %2 %</source>
        <translation>Kesukaran: %1 hingga %2 %</translation>
    </message>
    <message>
        <source>The clock stops until the sitting is resumed.</source>
        <translation>Jam berhenti sehingga peperiksaan disambung.</translation>
    </message>
    <message>
        <source>The clock keeps running.</source>
        <translation>Jam terus berjalan.</translation>
    </message>
    <message>
        <source>The clock stops for at most %1 minutes each time.</source>
        <translation>Jam berhenti paling lama %1 minit setiap kali.</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>Tidak dibenarkan.</translation>
    </message>
    <message>
        <source>Within the section.</source>
        <translation>Dalam bahagian itu.</translation>
    </message>
    <message>
        <source>Everywhere.</source>
        <translation>Di mana-mana.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>belum disimpan</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Certifies</source>
        <translation>Mengesahkan</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Sah</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 bulan</translation>
    </message>
    <message>
        <source>without an end</source>
        <translation>tanpa had</translation>
    </message>
    <message>
        <source>Pass mark in all</source>
        <translation>Markah lulus keseluruhan</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Cubaan</translation>
    </message>
    <message>
        <source>Going back</source>
        <translation>Kembali ke belakang</translation>
    </message>
    <message>
        <source>After a crash</source>
        <translation>Selepas ranap</translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation>Bank soalan</translation>
    </message>
    <message>
        <source>Exam questions are kept out of practice.</source>
        <translation>Soalan peperiksaan diasingkan daripada latihan.</translation>
    </message>
    <message>
        <source>Exam and practice share their questions.</source>
        <translation>Peperiksaan dan latihan berkongsi soalan.</translation>
    </message>
    <message>
        <source>Parallel forms</source>
        <translation>Set selari</translation>
    </message>
    <message>
        <source>Mean difficulty within ± %1 %, expected time within ± %2 % of the target.</source>
        <translation>Purata kesukaran dalam ± %1 %, masa jangkaan dalam ± %2 % daripada sasaran.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Tafsiran %1</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Tafsiran</translation>
    </message>
    <message>
        <source>All left open: what hangs on them is not asked.</source>
        <translation>Semua dibiarkan terbuka: yang bergantung padanya tidak ditanya.</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Jadual bayaran</translation>
    </message>
    <message>
        <source>Every candidate may open them.</source>
        <translation>Setiap calon boleh membukanya.</translation>
    </message>
    <message>
        <source>Shown to nobody.</source>
        <translation>Tidak ditunjukkan kepada sesiapa.</translation>
    </message>
    <message>
        <source>Typed keys</source>
        <translation>Kunci jawapan ditaip</translation>
    </message>
    <message>
        <source>Questions whose key was typed by a person may be asked.</source>
        <translation>Soalan yang kunci jawapannya ditaip orang boleh ditanya.</translation>
    </message>
    <message>
        <source>Every key is computed.</source>
        <translation>Setiap kunci jawapan dikira oleh program.</translation>
    </message>
</context>
<context>
    <name>pitwise::CandidateList</name>
    <message>
        <source>A candidate&apos;s number has letters, digits, - and _ only, 80 at most.</source>
        <translation>Nombor calon hanya ada huruf, angka, - dan _, paling banyak 80.</translation>
    </message>
    <message>
        <source>time × %1</source>
        <translation>masa × %1</translation>
    </message>
    <message>
        <source>text %1 %</source>
        <translation>teks %1 %</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>kontras tinggi</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>tanpa gerakan</translation>
    </message>
    <message>
        <source>read aloud</source>
        <translation>bacaan kuat</translation>
    </message>
    <message>
        <source>The number %1 is on the list already.</source>
        <translation>Nombor %1 sudah ada dalam senarai.</translation>
    </message>
    <message>
        <source>A candidate needs a name: it stands on the certificate.</source>
        <translation>Calon memerlukan nama: ia tertera pada sijil.</translation>
    </message>
</context>
<context>
    <name>pitwise::CertificateSheet</name>
    <message>
        <source>Certificate %1: %2 has passed %3, %4</source>
        <translation>Sijil %1: %2 telah lulus %3, %4</translation>
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
        <translation>Minggu mulai %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ClassDesk</name>
    <message numerus="yes">
        <source>%n trainee(s).</source>
        <translation>
            <numerusform>%n pelatih.</numerusform>
        </translation>
    </message>
    <message>
        <source>No date is fixed for the table test.</source>
        <translation>Tiada tarikh ditetapkan untuk ujian meja.</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>a date</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message>
        <source>Table test %1, in every game.</source>
        <translation>Ujian meja %1, dalam setiap permainan.</translation>
    </message>
    <message>
        <source>Table test %1: %2.</source>
        <translation>Ujian meja %1: %2.</translation>
    </message>
    <message>
        <source>Last %1 days, %2</source>
        <translation>%1 hari lepas, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n jawapan</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has answered nothing wrong.</source>
        <translation>%1 tidak menjawab apa-apa dengan salah.</translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation>Seseorang di sini</translation>
    </message>
    <message>
        <source>Type the date as day/month/year, such as 27/11/2026.</source>
        <translation>Taip tarikh sebagai hari/bulan/tahun, misalnya 27/11/2026.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 telah ditulis.</translation>
    </message>
    <message numerus="yes">
        <source>not seen for %n days</source>
        <translation>
            <numerusform>tidak dilihat selama %n hari</numerusform>
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
        <translation>Seseorang di sini</translation>
    </message>
    <message>
        <source>no day set</source>
        <translation>tiada hari ditetapkan</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>sebelum %1</translation>
    </message>
    <message>
        <source>%1 of %2 have done it</source>
        <translation>%1 daripada %2 telah membuatnya</translation>
    </message>
    <message>
        <source>%1 has done it</source>
        <translation>%1 telah membuatnya</translation>
    </message>
    <message>
        <source>%1 has not done it yet</source>
        <translation>%1 belum membuatnya</translation>
    </message>
    <message>
        <source>%1, %2 % right</source>
        <comment>who has done it, how well</comment>
        <translation>%1, %2 % betul</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>daripada %1</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 daripada %2 betul</translation>
    </message>
    <message>
        <source>Doubts the answer.</source>
        <translation>Meragui jawapan.</translation>
    </message>
    <message>
        <source>Type the date as day/month/year, such as 27/11/2026.</source>
        <translation>Taip tarikh sebagai hari/bulan/tahun, misalnya 27/11/2026.</translation>
    </message>
    <message>
        <source>Type a title first.</source>
        <translation>Taip tajuk dahulu.</translation>
    </message>
    <message>
        <source>%1: not begun</source>
        <translation>%1: belum bermula</translation>
    </message>
    <message>
        <source>%1: %2 of %3 right, %4</source>
        <translation>%1: %2 daripada %3 betul, %4</translation>
    </message>
    <message>
        <source>%1: under way, %2 of %3 right</source>
        <translation>%1: sedang berjalan, %2 daripada %3 betul</translation>
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
        <translation>%1 s</translation>
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
        <translation>Tanya di sini</translation>
    </message>
    <message>
        <source>Choose what is asked</source>
        <translation>Pilih apa yang ditanya</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take an option out</source>
        <translation>Keluarkan satu pilihan</translation>
    </message>
    <message>
        <source>Take an option back in</source>
        <translation>Masukkan semula satu pilihan</translation>
    </message>
    <message>
        <source>No more than %1 options can be dropped.</source>
        <translation>Tidak lebih daripada %1 pilihan boleh digugurkan.</translation>
    </message>
    <message>
        <source>Drop an option</source>
        <translation>Gugurkan satu pilihan</translation>
    </message>
    <message>
        <source>No more than %1 options can be added.</source>
        <translation>Tidak lebih daripada %1 pilihan boleh ditambah.</translation>
    </message>
    <message>
        <source>Add an option</source>
        <translation>Tambah satu pilihan</translation>
    </message>
    <message>
        <source>Type an amount: 25 or 2.50.</source>
        <translation>Taip amaun: 25 atau 2.50.</translation>
    </message>
    <message>
        <source>Type a total: 18, or soft 18.</source>
        <translation>Taip jumlah: 18, atau soft 18.</translation>
    </message>
    <message>
        <source>Type a player.</source>
        <translation>Taip pemain.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tajuk</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Cerita</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Tahap</translation>
    </message>
    <message>
        <source>Target time</source>
        <translation>Masa sasaran</translation>
    </message>
</context>
<context>
    <name>pitwise::EditorIncident</name>
    <message>
        <source>Break something</source>
        <translation>Rosakkan sesuatu</translation>
    </message>
    <message>
        <source>Take the irregularity out</source>
        <translation>Keluarkan kejadian luar biasa</translation>
    </message>
    <message>
        <source>Type cards: 8S KD.</source>
        <translation>Taip kad: 8S KD.</translation>
    </message>
    <message>
        <source>Type an amount: 25 or 2.50.</source>
        <translation>Taip amaun: 25 atau 2.50.</translation>
    </message>
    <message>
        <source>A number from %1 to %2.</source>
        <translation>Nombor dari %1 hingga %2.</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Taip nama.</translation>
    </message>
    <message>
        <source>Change a fact</source>
        <translation>Ubah satu fakta</translation>
    </message>
    <message>
        <source>Add a claimant</source>
        <translation>Tambah penuntut</translation>
    </message>
    <message>
        <source>Add a bettor</source>
        <translation>Tambah petaruh</translation>
    </message>
    <message>
        <source>Take a person out</source>
        <translation>Keluarkan seseorang</translation>
    </message>
    <message>
        <source>Take the facts from the table</source>
        <translation>Ambil fakta dari meja</translation>
    </message>
</context>
<context>
    <name>pitwise::EditorTable</name>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n dek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n box</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 to %2</source>
        <translation>, %1 hingga %2</translation>
    </message>
    <message>
        <source>%1, %2%3</source>
        <comment>4 decks, 4 boxes, $25 to $5,000</comment>
        <translation>%1, %2%3</translation>
    </message>
    <message>
        <source>Put a bet on a box</source>
        <translation>Letakkan pertaruhan di box</translation>
    </message>
    <message>
        <source>The dealer gets a card</source>
        <translation>Dealer mendapat kad</translation>
    </message>
    <message>
        <source>Box %1, hand %2 gets a card</source>
        <translation>Box %1, hand %2 mendapat kad</translation>
    </message>
    <message>
        <source>Box %1 gets a card</source>
        <translation>Box %1 mendapat kad</translation>
    </message>
    <message>
        <source>The offers are open</source>
        <translation>Tawaran dibuka</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Pusingan tamat</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>soft %1</translation>
    </message>
    <message>
        <source>Box %1, hand %2: %3, %4 decides</source>
        <translation>Box %1, hand %2: %3, %4 memutuskan</translation>
    </message>
    <message>
        <source>Change a card</source>
        <translation>Tukar satu kad</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation>Bahagi satu kad</translation>
    </message>
    <message>
        <source>%1 is no card. Type rank and suit: 8S KD.</source>
        <translation>%1 bukan kad. Taip pangkat dan suit: 8S KD.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Terus bahagi</translation>
    </message>
    <message>
        <source>Type an amount: 25 or 2.50. Nothing: the whole.</source>
        <translation>Taip amaun: 25 atau 2.50. Kosong: kesemuanya.</translation>
    </message>
    <message>
        <source>Change a decision</source>
        <translation>Ubah satu keputusan</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Putuskan</translation>
    </message>
    <message>
        <source>Take the irregularity out</source>
        <translation>Keluarkan kejadian luar biasa</translation>
    </message>
    <message>
        <source>Take a card out</source>
        <translation>Keluarkan satu kad</translation>
    </message>
    <message>
        <source>Take a decision out</source>
        <translation>Keluarkan satu keputusan</translation>
    </message>
    <message>
        <source>Take the rest out</source>
        <translation>Keluarkan selebihnya</translation>
    </message>
    <message>
        <source>Take a bet away</source>
        <translation>Ambil satu pertaruhan</translation>
    </message>
    <message>
        <source>Drop an event</source>
        <translation>Gugurkan satu peristiwa</translation>
    </message>
    <message>
        <source>Change the seat</source>
        <translation>Ubah tempat duduk</translation>
    </message>
    <message>
        <source>Type a box and an amount: 2 100, or 2 pair 10, or 2 B 50. Who sits there: 2 seat B.</source>
        <translation>Taip box dan amaun: 2 100, atau 2 pair 10, atau 2 B 50. Siapa duduk di situ: 2 seat B.</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>Letakkan pertaruhan</translation>
    </message>
    <message>
        <source>Place a chip</source>
        <translation>Letakkan cip</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>Ubah dek</translation>
    </message>
    <message>
        <source>Change the boxes</source>
        <translation>Ubah box</translation>
    </message>
    <message>
        <source>Change the pay table</source>
        <translation>Ubah jadual bayaran</translation>
    </message>
    <message>
        <source>Type two amounts, the minimum first.</source>
        <translation>Taip dua amaun, minimum dahulu.</translation>
    </message>
    <message>
        <source>Change the limits</source>
        <translation>Ubah had</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamDesk</name>
    <message>
        <source>Version %1: %2 questions, %3 minutes, pass mark %4 %</source>
        <translation>Versi %1: %2 soalan, %3 minit, markah lulus %4 %</translation>
    </message>
    <message numerus="yes">
        <source>Sealed %1 for %2, %n result(s)</source>
        <translation>
            <numerusform>Dimeterai %1 untuk %2, %n keputusan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Planned %1, %n candidate(s)</source>
        <translation>
            <numerusform>Dirancang %1, %n calon</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ExamPlan</name>
    <message>
        <source>%1, version %2. %3 questions, %4 minutes.</source>
        <translation>%1, versi %2. %3 soalan, %4 minit.</translation>
    </message>
    <message>
        <source>Making %1 forms</source>
        <translation>Membuat %1 set</translation>
    </message>
    <message>
        <source>Difficulty %1 to %2 of 100, wanted %3 ± %4. Expected time %5 to %6, wanted %7 ± %8.</source>
        <translation>Kesukaran %1 hingga %2 daripada 100, dikehendaki %3 ± %4. Masa jangkaan %5 hingga %6, dikehendaki %7 ± %8.</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>setara</translation>
    </message>
    <message>
        <source>forms outside: %1</source>
        <translation>set di luar julat: %1</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klausa</translation>
    </message>
    <message>
        <source>two forms share %1 % of theirs</source>
        <translation>dua set berkongsi %1 % soalannya</translation>
    </message>
    <message>
        <source>From %1 % to %2 %. The more, the fairer; the fewer, the less a neighbour&apos;s form is worth.</source>
        <translation>Dari %1 % hingga %2 %. Makin banyak, makin adil; makin sedikit, makin kurang gunanya set jiran.</translation>
    </message>
    <message>
        <source>Shared questions</source>
        <translation>Soalan dikongsi</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>%1 of %2 at most in two forms</source>
        <translation>%1 daripada %2 paling banyak dalam dua set</translation>
    </message>
    <message>
        <source>Pairs of equal forms: %1. There are too few different questions.</source>
        <translation>Pasangan set yang sama: %1. Terlalu sedikit soalan berlainan.</translation>
    </message>
    <message>
        <source>There are too few different questions for forms that differ: add games, topics or families.</source>
        <translation>Terlalu sedikit soalan berlainan untuk set yang berbeza: tambah permainan, topik atau kumpulan soalan.</translation>
    </message>
    <message>
        <source>No form asks one twice, and no two forms are equal.</source>
        <translation>Tiada set menanya satu soalan dua kali, dan tiada dua set yang sama.</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Pendedahan</translation>
    </message>
    <message>
        <source>%1 different questions</source>
        <translation>%1 soalan berlainan</translation>
    </message>
    <message>
        <source>Forms that hold the most shown one: %1.</source>
        <translation>Set yang mengandungi soalan paling kerap ditunjukkan: %1.</translation>
    </message>
    <message>
        <source>They are counted as shown.</source>
        <translation>Ia dikira sebagai telah ditunjukkan.</translation>
    </message>
    <message>
        <source>What earlier exams have shown is sealed: open the issuer&apos;s key to compare.</source>
        <translation>Apa yang ditunjukkan peperiksaan terdahulu dimeterai: buka kunci pengeluar untuk membandingkan.</translation>
    </message>
    <message>
        <source>None was in an earlier exam.</source>
        <translation>Tiada yang pernah dalam peperiksaan terdahulu.</translation>
    </message>
    <message>
        <source>Questions of earlier exams in them: %1.</source>
        <translation>Soalan peperiksaan terdahulu di dalamnya: %1.</translation>
    </message>
    <message>
        <source>Question bank</source>
        <translation>Bank soalan</translation>
    </message>
    <message>
        <source>kept apart</source>
        <translation>diasingkan</translation>
    </message>
    <message>
        <source>shared with practice</source>
        <translation>dikongsi dengan latihan</translation>
    </message>
    <message>
        <source>A candidate may have met a question in practice.</source>
        <translation>Calon mungkin pernah menemui soalan dalam latihan.</translation>
    </message>
    <message>
        <source>Practice never shows these questions.</source>
        <translation>Latihan tidak pernah menunjukkan soalan ini.</translation>
    </message>
    <message>
        <source>Practice never shows %1 of %2. The others come from families with few different questions, which have to be practised too: %3.</source>
        <translation>Latihan tidak pernah menunjukkan %1 daripada %2. Yang lain datang dari kumpulan dengan sedikit soalan berlainan, yang perlu dilatih juga: %3.</translation>
    </message>
    <message numerus="yes">
        <source>Sealing the exam for %n candidate(s)</source>
        <translation>
            <numerusform>Memeterai peperiksaan untuk %n calon</numerusform>
        </translation>
    </message>
    <message>
        <source>number,name,release code</source>
        <translation>nombor,nama,kod pelepasan</translation>
    </message>
    <message>
        <source>Holds off who has copied the file for days or weeks.</source>
        <translation>Menahan sesiapa yang menyalin fail selama beberapa hari atau minggu.</translation>
    </message>
    <message>
        <source>Holds off who has copied the file for years.</source>
        <translation>Menahan sesiapa yang menyalin fail selama bertahun-tahun.</translation>
    </message>
    <message>
        <source>Holds off who has copied the file for decades.</source>
        <translation>Menahan sesiapa yang menyalin fail selama berdekad-dekad.</translation>
    </message>
    <message>
        <source>%1: attempt %2 at least</source>
        <translation>%1: cubaan sekurang-kurangnya %2</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Cubaan</translation>
    </message>
    <message>
        <source>as the results here have it</source>
        <translation>seperti dalam keputusan di sini</translation>
    </message>
    <message>
        <source>not as the results here have it</source>
        <translation>tidak seperti dalam keputusan di sini</translation>
    </message>
    <message>
        <source>Nobody has sat exams of this blueprint more often than his attempt says.</source>
        <translation>Tiada siapa menduduki peperiksaan rangka ini lebih kerap daripada cubaan yang dinyatakannya.</translation>
    </message>
</context>
<context>
    <name>pitwise::FeltNotes</name>
    <message>
        <source>Take nothing</source>
        <translation>Jangan ambil apa-apa</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Jangan bayar apa-apa</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Ambil %1</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>Bayar %1</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Betul</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Anda</translation>
    </message>
</context>
<context>
    <name>pitwise::FigureList</name>
    <message>
        <source> (%1 to %2)</source>
        <translation> (%1 hingga %2)</translation>
    </message>
    <message>
        <source>The group is small: the true figure may lie anywhere in brackets.</source>
        <translation>Kumpulan ini kecil: angka sebenar mungkin di mana-mana dalam kurungan.</translation>
    </message>
    <message>
        <source>Very good: fit for decisions about single people.</source>
        <translation>Sangat baik: sesuai untuk keputusan tentang orang perseorangan.</translation>
    </message>
    <message>
        <source>Good: fit for decisions about single people.</source>
        <translation>Baik: sesuai untuk keputusan tentang orang perseorangan.</translation>
    </message>
    <message>
        <source>Usable. More questions, or better ones, would make it surer.</source>
        <translation>Boleh digunakan. Lebih banyak soalan, atau soalan lebih baik, menjadikannya lebih pasti.</translation>
    </message>
    <message>
        <source>Low: the marks tell these candidates apart poorly. Look at the questions below.</source>
        <translation>Rendah: markah kurang membezakan calon ini. Lihat soalan di bawah.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Calon</translation>
    </message>
    <message>
        <source>%1 passed, %2 %</source>
        <translation>%1 lulus, %2 %</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Purata</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 daripada %2</translation>
    </message>
    <message>
        <source>Scores lie about %1 questions either side of it (standard deviation).</source>
        <translation>Markah terletak kira-kira %1 soalan di kedua-dua belahnya (sisihan piawai).</translation>
    </message>
    <message>
        <source>Reliability (KR-20)</source>
        <translation>Kebolehpercayaan (KR-20)</translation>
    </message>
    <message>
        <source>not to be said</source>
        <translation>tidak dapat dinyatakan</translation>
    </message>
    <message>
        <source>It takes two candidates with different scores, and two questions.</source>
        <translation>Ia memerlukan dua calon dengan markah berbeza, dan dua soalan.</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Ralat piawai</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 soalan</translation>
    </message>
    <message>
        <source>Another form would give two of three candidates a mark this close to their own. So close to the pass mark: %1 candidates.</source>
        <translation>Set lain akan memberi dua daripada tiga calon markah sehampir ini dengan markah mereka sendiri. Sehampir itu dengan markah lulus: %1 calon.</translation>
    </message>
</context>
<context>
    <name>pitwise::Goals</name>
    <message numerus="yes">
        <source>%n new clause(s) to go. About %1 question(s) a day covers them all by %2.</source>
        <translation>
            <numerusform>%n klausa masih baharu. Kira-kira %1 soalan sehari, semuanya ditanya menjelang %2.</numerusform>
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
            <numerusform>Semuanya telah ditanya. Kira-kira %n soalan sehari mengekalkannya.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Type day, month and year, like %1.</source>
        <translation>Taip hari, bulan dan tahun, seperti %1.</translation>
    </message>
    <message>
        <source>The date has to be today or later, and within two years.</source>
        <translation>Peperiksaan pada hari ini atau kemudian, dan dalam tempoh dua tahun.</translation>
    </message>
    <message>
        <source>Choose at least one game.</source>
        <translation>Peperiksaan ada sekurang-kurangnya satu permainan.</translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy</source>
        <comment>a date with its weekday</comment>
        <translation>dddd, d MMMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n day(s)</source>
        <translation>
            <numerusform>%1, dalam %n hari</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today</source>
        <translation>%1, hari ini</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, tamat</translation>
    </message>
</context>
<context>
    <name>pitwise::HomeDesk</name>
    <message>
        <source>Four games, one table test</source>
        <translation>Empat permainan, satu ujian meja</translation>
    </message>
    <message>
        <source>Good evening, %1</source>
        <translation>Selamat petang, %1</translation>
    </message>
    <message>
        <source>Good morning, %1</source>
        <translation>Selamat pagi, %1</translation>
    </message>
    <message>
        <source>Good afternoon, %1</source>
        <translation>Selamat tengah hari, %1</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>a date with its weekday</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message numerus="yes">
        <source>%n you would soon forget</source>
        <translation>
            <numerusform>%n hampir anda lupa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n you missed last time</source>
        <translation>
            <numerusform>%n tersilap kali terakhir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n baharu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. New cards, new amounts; games are mixed on purpose.</source>
        <translation>%1. Kad baharu, amaun baharu; permainan sengaja dicampur.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n question(s), tomorrow.</source>
        <translation>
            <numerusform>Seterusnya: %n soalan, esok.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n question(s), on %1.</source>
        <translation>
            <numerusform>Seterusnya: %n soalan, pada %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise what you like. It comes back just before you would forget it.</source>
        <translation>Latih apa yang anda suka, dan ia kembali apabila anda hampir terlupa.</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>a short date</comment>
        <translation>ddd d</translation>
    </message>
    <message>
        <source>All four games.</source>
        <translation>Keempat-empat permainan.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list of games</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n hari</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hari ini</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Tamat</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Semoga berjaya.</translation>
    </message>
    <message>
        <source>Set a new date in Settings, or clear it.</source>
        <translation>Tetapkan tarikh baharu dalam Tetapan, atau keluarkannya.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen every clause. %n a day keeps them fresh.</source>
        <translation>
            <numerusform>Semuanya telah ditanya. %n sehari mengekalkannya.</numerusform>
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
            <numerusform>Mengikut jadual: purata %n sehari, semuanya ditanya menjelang %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Behind: about %n a day from now covers every clause by %1.</source>
        <translation>
            <numerusform>Ketinggalan: purata %n sehari mulai sekarang, semuanya ditanya menjelang %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>HH:mm</source>
        <comment>a time</comment>
        <translation>HH:mm</translation>
    </message>
    <message>
        <source>Today %1</source>
        <translation>Hari ini %1</translation>
    </message>
    <message>
        <source>Yesterday %1</source>
        <translation>Semalam %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 answered</source>
        <translation>%1: %2 daripada %3 dijawab</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n answered</source>
        <translation>
            <numerusform>%1: %n dijawab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), %1 right</source>
        <translation>
            <numerusform>%n soalan, %1 betul</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, median time %2 s</source>
        <translation>%1, masa tengah %2 s</translation>
    </message>
</context>
<context>
    <name>pitwise::HomeGames</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 daripada %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of right answers</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 % in %2 s</source>
        <translation>%1 % dalam %2 s</translation>
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
        <translation>Taip dahulu siapa yang memutuskan: keputusan disimpan dengan namanya.</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>Tidak mungkin: %1.</translation>
    </message>
    <message>
        <source>Limits are whole dollars.</source>
        <translation>Had ialah dolar bulat.</translation>
    </message>
    <message>
        <source>These chips do not work together: every multiple of $5 must be payable, and paying from the largest chip down must use the fewest. Change another one first.</source>
        <translation>Cip ini tidak memadai bersama: setiap pertaruhan $5 mesti dapat diletakkan, dan dari cip terbesar ke bawah dengan bilangan paling sedikit. Ubah yang lain dahulu.</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Pertaruhan utama</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>ditarik balik</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>ditetapkan</translation>
    </message>
    <message>
        <source>fixed as (%1)</source>
        <translation>ditetapkan sebagai (%1)</translation>
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
        <translation>Seperti dinyatakan di atas.</translation>
    </message>
</context>
<context>
    <name>pitwise::ImportModel</name>
    <message>
        <source>No title yet</source>
        <translation>Belum bertajuk</translation>
    </message>
    <message>
        <source>It was approved, but cannot be asked here: it was imported as a draft.</source>
        <translation>Ia telah diluluskan, tetapi tidak dapat ditanya di sini: ia masuk sebagai draf.</translation>
    </message>
    <message>
        <source>It differs here: it was imported as %1.</source>
        <translation>Di sini ia berbeza: ia masuk sebagai %1.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Ditolak</translation>
    </message>
    <message>
        <source>Cannot be asked</source>
        <translation>Tidak dapat ditanya</translation>
    </message>
    <message>
        <source>Different answer now</source>
        <translation>Jawapan kini lain</translation>
    </message>
    <message>
        <source>Further version</source>
        <translation>Versi lanjut</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ditambah</translation>
    </message>
    <message>
        <source>Already here</source>
        <translation>Sudah ada di sini</translation>
    </message>
    <message>
        <source>In part</source>
        <translation>Sebahagian</translation>
    </message>
</context>
<context>
    <name>pitwise::IssuerDesk</name>
    <message>
        <source>Making the key</source>
        <translation>Membuat kunci</translation>
    </message>
    <message>
        <source>Opening the key</source>
        <translation>Membuka kunci</translation>
    </message>
    <message>
        <source>Sealing the key again</source>
        <translation>Memeterai kunci semula</translation>
    </message>
</context>
<context>
    <name>pitwise::ItemFigures</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 hingga %2</translation>
    </message>
    <message>
        <source>works against: look at it</source>
        <translation>menyongsang: lihat soalan ini</translation>
    </message>
    <message>
        <source>may work against</source>
        <translation>mungkin menyongsang</translation>
    </message>
    <message>
        <source>everybody right</source>
        <translation>semua betul</translation>
    </message>
    <message>
        <source>nobody right</source>
        <translation>tiada yang betul</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>sangat sukar</translation>
    </message>
    <message>
        <source>tells little apart</source>
        <translation>kurang membezakan</translation>
    </message>
</context>
<context>
    <name>pitwise::Lecture</name>
    <message>
        <source>No question asks for these at present.</source>
        <translation>Tiada soalan menanyakan ini buat masa ini.</translation>
    </message>
</context>
<context>
    <name>pitwise::LiveReplay</name>
    <message>
        <source>Before the first act</source>
        <translation>Sebelum tindakan pertama</translation>
    </message>
</context>
<context>
    <name>pitwise::LiveSummary</name>
    <message>
        <source>Everything was right. Now find your pace: deal it again, quicker.</source>
        <translation>Semuanya betul. Kini cari kepantasan anda: bahagi sekali lagi, lebih cepat.</translation>
    </message>
    <message>
        <source>Everything was right. Turn the pressure up one step.</source>
        <translation>Semuanya betul. Naikkan tekanan satu tahap.</translation>
    </message>
    <message>
        <source>First of all: a card that went wrong is put right with the floor. Stop at once, and call.</source>
        <translation>Pertama sekali: kad yang tersilap dibetulkan bersama floor. Berhenti serta-merta, dan panggil.</translation>
    </message>
    <message>
        <source>Count every payoff twice before you push it: what the player has lifted is gone.</source>
        <translation>Kira setiap bayaran dua kali sebelum menolaknya: apa yang sudah diangkat pemain telah hilang.</translation>
    </message>
    <message>
        <source>Read clause %1 once more: it came up %2 times.</source>
        <translation>Baca klausa %1 sekali lagi: ia timbul %2 kali.</translation>
    </message>
    <message>
        <source>Look at your mistakes in the replay, then deal it again.</source>
        <translation>Lihat kesilapan anda dalam main semula, kemudian bahagi sekali lagi.</translation>
    </message>
</context>
<context>
    <name>pitwise::LiveTable</name>
    <message>
        <source>This was not saved, so it has not happened: %1.</source>
        <translation>Ini tidak disimpan, jadi ia tidak berlaku: %1.</translation>
    </message>
    <message>
        <source>That cannot be done: nothing lies there for it.</source>
        <translation>Itu tidak dapat dibuat: tiada apa-apa di situ untuknya.</translation>
    </message>
    <message>
        <source>First go to a bet: ← and → walk from box to box.</source>
        <translation>Pergi ke satu pertaruhan dahulu: ← dan → bergerak dari box ke box.</translation>
    </message>
    <message>
        <source>No chips lie there.</source>
        <translation>Tiada cip di situ.</translation>
    </message>
    <message>
        <source>Nobody offers anything.</source>
        <translation>Tiada siapa menawarkan apa-apa.</translation>
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
        <translation>Laporkan, putuskan, lakukan; kemudian teruskan.</translation>
    </message>
    <message>
        <source>Something is wrong: stop the game and call the floor.</source>
        <translation>Ada yang tidak kena: hentikan permainan dan panggil floor.</translation>
    </message>
    <message>
        <source>Wait for the players.</source>
        <translation>Tunggu para pemain.</translation>
    </message>
    <message>
        <source>Not yet. Now: %1.</source>
        <translation>Belum lagi. Sekarang: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n pusingan</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Pusingan %1 daripada %2</translation>
    </message>
</context>
<context>
    <name>pitwise::LrsDesk</name>
    <message numerus="yes">
        <source>%n answer(s) sent</source>
        <translation>
            <numerusform>%n jawapan dihantar</numerusform>
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
            <numerusform>%n menunggu</numerusform>
        </translation>
    </message>
    <message>
        <source>none waiting</source>
        <translation>tiada yang menunggu</translation>
    </message>
    <message numerus="yes">
        <source>The school&apos;s store did not take them: %1. Nothing is lost. The next try is in %n second(s).</source>
        <translation>
            <numerusform>Stor sekolah tidak menerimanya: %1. Tiada yang hilang. Percubaan seterusnya dalam %n saat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::MasteryRows</name>
    <message>
        <source>Not asked yet</source>
        <translation>Belum ditanya</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>perlu diulang sekarang</translation>
    </message>
    <message>
        <source>comes back %1</source>
        <translation>kembali %1</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3</source>
        <translation>%1 daripada %2 betul, %3</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>belum ditanya</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>sedang belajar</translation>
    </message>
    <message>
        <source>right</source>
        <translation>betul</translation>
    </message>
    <message>
        <source>right and fast</source>
        <translation>betul dan pantas</translation>
    </message>
    <message>
        <source>Clause %1</source>
        <translation>Klausa %1</translation>
    </message>
    <message>
        <source>open reading</source>
        <translation>tafsiran terbuka</translation>
    </message>
</context>
<context>
    <name>pitwise::MemberList</name>
    <message>
        <source>never</source>
        <translation>tidak pernah</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hari ini</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>semalam</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n hari lalu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::PracticeSession</name>
    <message>
        <source>None of this can be asked just now. Choose another game or topic.</source>
        <translation>Tiada daripada ini dapat ditanya sekarang. Pilih permainan atau topik lain.</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation>%1 daripada %2 dijawab</translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n dijawab</numerusform>
        </translation>
    </message>
    <message>
        <source>New</source>
        <translation>Baharu</translation>
    </message>
    <message numerus="yes">
        <source>Back after %n day(s): about to be forgotten</source>
        <translation>
            <numerusform>Kembali selepas %n hari: hampir dilupakan</numerusform>
        </translation>
    </message>
    <message>
        <source>Back: you missed it earlier today</source>
        <translation>Kembali: anda tersilap awal hari ini</translation>
    </message>
    <message numerus="yes">
        <source>Back: you missed it %n day(s) ago</source>
        <translation>
            <numerusform>Kembali: anda tersilap %n hari lalu</numerusform>
        </translation>
    </message>
    <message>
        <source>Back: right last time, but over the target</source>
        <translation>Kembali: betul kali terakhir, tetapi melebihi sasaran</translation>
    </message>
    <message>
        <source>A refresher</source>
        <translation>Ulang kaji</translation>
    </message>
    <message>
        <source>Digits lay chips from the float, Backspace takes one back. Enter locks your answer in.</source>
        <translation>Angka meletakkan cip dari float, Backspace mengambil satu balik. Enter mengunci jawapan anda.</translation>
    </message>
    <message>
        <source>Digits turn answers on and off. Choose all that apply, then press Enter.</source>
        <translation>Angka memilih dan membatalkan pilihan jawapan: semua yang berkenaan. Kemudian Enter.</translation>
    </message>
    <message>
        <source>Press a digit or click on the felt to choose. Enter locks it in.</source>
        <translation>Angka memilih, atau klik di atas meja. Enter menguncinya.</translation>
    </message>
    <message>
        <source>Press a digit to choose one. Enter locks it in.</source>
        <translation>Angka memilih satu. Enter menguncinya.</translation>
    </message>
    <message>
        <source>Up and down walk the rows, Ctrl with them moves one. Or type the place a row belongs to.</source>
        <translation>Anak panah naik dan turun menjelajah baris, bersama Ctrl menggerakkannya. Atau taip tempat baris itu.</translation>
    </message>
    <message>
        <source>Type the number. S changes between hard and soft.</source>
        <translation>Taip nombor. S bertukar antara hard dan soft.</translation>
    </message>
    <message>
        <source>See %1 (%2).</source>
        <translation>Lihat di bawah %1 (%2).</translation>
    </message>
    <message>
        <source>Comes back next time, with new cards.</source>
        <translation>Kembali lain kali, dengan kad baharu.</translation>
    </message>
    <message>
        <source>Comes back in a few questions, with new cards.</source>
        <translation>Kembali selepas beberapa soalan, dengan kad baharu.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>target %1 s</source>
        <translation>sasaran %1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>%n min lagi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::PracticeSetup</name>
    <message>
        <source>What is due</source>
        <translation>Yang perlu diulang</translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation>Latih tubi kadar bayaran</translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation>Buru klausa</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>Soal pertimbangan</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>semua permainan</translation>
    </message>
    <message>
        <source>all topics</source>
        <translation>semua topik</translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n topik</numerusform>
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
            <numerusform>%n min</numerusform>
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
        <translation>Mengikut jadual untuk %1 pada %2 sehari</translation>
    </message>
    <message>
        <source>Behind for %1: %2 a day</source>
        <translation>Ketinggalan untuk %1: %2 sehari</translation>
    </message>
    <message>
        <source>%1 % of %2, surely %3 to %4 %</source>
        <translation>%1 % daripada %2, pasti antara %3 dan %4 %</translation>
    </message>
    <message>
        <source>no answers</source>
        <translation>tiada jawapan</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%1 s over %n right answer(s)</source>
        <translation>
            <numerusform>%1 s bagi %n jawapan betul</numerusform>
        </translation>
    </message>
    <message>
        <source>no right answers</source>
        <translation>tiada jawapan betul</translation>
    </message>
    <message>
        <source>target %1 s</source>
        <translation>sasaran %1 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hari ini</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) due</source>
        <translation>
            <numerusform>%n klausa perlu diulang</numerusform>
        </translation>
    </message>
    <message>
        <source>test</source>
        <translation>ujian</translation>
    </message>
</context>
<context>
    <name>pitwise::ReadingChoices</name>
    <message>
        <source>Left open: what hangs on it is not asked.</source>
        <translation>Dibiarkan terbuka: yang bergantung padanya tidak ditanya.</translation>
    </message>
</context>
<context>
    <name>pitwise::ReadingModel</name>
    <message>
        <source>Fixed here: scored</source>
        <translation>Ditetapkan di sini: dimarkah</translation>
    </message>
    <message>
        <source>Scored in part</source>
        <translation>Dimarkah sebahagian</translation>
    </message>
    <message>
        <source>Shown, not scored</source>
        <translation>Ditunjukkan, tidak dimarkah</translation>
    </message>
    <message>
        <source>Asked in part</source>
        <translation>Ditanya sebahagian</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Tidak ditanya</translation>
    </message>
    <message>
        <source>Core scored</source>
        <translation>Teras dimarkah</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Dimarkah</translation>
    </message>
</context>
<context>
    <name>pitwise::RecordsDesk</name>
    <message>
        <source>Seal %1, %2. Who can write the file could make all seals anew: a seal noted elsewhere, or an export taken in elsewhere, shows that.</source>
        <translation>Meterai %1, %2. Sesiapa yang dapat menulis fail itu dapat membuat semua meterai semula: meterai yang dicatat di tempat lain, atau eksport yang dibawa masuk di tempat lain, menunjukkannya.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesi</numerusform>
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
            <numerusform>%n jawapan</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is written: %2 of %3.</source>
        <translation>%1 telah ditulis: %2 bagi %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 tidak dapat dibaca: %2.</translation>
    </message>
    <message>
        <source>%1 was not imported, not even in part: %2.</source>
        <translation>%1 tidak dibawa masuk, sebahagian pun tidak: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) already here.</source>
        <translation>
            <numerusform>%n jawapan sudah ada di sini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them came without a seal, so nothing shows whether they were changed before.</source>
        <translation>
            <numerusform>%n daripadanya datang tanpa meterai, jadi tiada yang menunjukkan sama ada ia diubah sebelum ini.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is imported: %2, %3.</source>
        <translation>%1 telah dibawa masuk: %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n trainee(s)</source>
        <translation>
            <numerusform>%n pelatih</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is in %1. The file was checked and is complete.</source>
        <translation>Semuanya ada dalam %1, dan telah diteliti: ia utuh.</translation>
    </message>
    <message>
        <source>The records are as they were.</source>
        <translation>Rekod kekal seperti sebelumnya.</translation>
    </message>
    <message>
        <source>Those it replaced are kept as %1.</source>
        <translation>Yang digantikannya disimpan sebagai %1.</translation>
    </message>
    <message>
        <source>The records of %1 are in place.</source>
        <translation>Rekod %1 sudah di tempatnya.</translation>
    </message>
    <message numerus="yes">
        <source>All is well: %n answer(s), each with its question and unchanged since it was recorded.</source>
        <translation>
            <numerusform>Semuanya baik: %n jawapan, setiap satu dengan soalannya dan seperti dimeterai ketika direkodkan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found, the first: %1. Back up now, then restore an older backup.</source>
        <translation>
            <numerusform>%n perkara tidak kena, yang pertama: %1. Buat sandaran sekarang, kemudian pulihkan sandaran lama.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::RemovedTrainees</name>
    <message>
        <source>%1, kept for %2</source>
        <translation>%1, disimpan selama %2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n jawapan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more day(s)</source>
        <translation>
            <numerusform>%n hari lagi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ResultDesk</name>
    <message>
        <source>There are two results of this candidate: set one aside first. Only one can count.</source>
        <translation>Ada dua keputusan bagi calon ini: ketepikan satu dahulu. Hanya satu dapat dikira.</translation>
    </message>
    <message>
        <source>Set aside: %1.</source>
        <translation>Diketepikan: %1.</translation>
    </message>
    <message>
        <source>Withdrawn in the register: %1. Hand out the register again, and tell who holds the certificate.</source>
        <translation>Ditarik balik dalam daftar: %1. Edarkan daftar semula, dan beritahu pemegang sijil.</translation>
    </message>
    <message>
        <source>Marking</source>
        <translation>Memeriksa</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> dan %1 lagi</translation>
    </message>
    <message>
        <source>%1 of %2 results are in: %3 passed, %4 did not.</source>
        <translation>%1 daripada %2 keputusan sudah masuk: %3 lulus, %4 tidak.</translation>
    </message>
    <message>
        <source>And %1 more that were not taken.</source>
        <translation>Dan %1 lagi yang tidak diambil.</translation>
    </message>
    <message>
        <source>%1: there is no result (*.pitresult) in this folder.</source>
        <translation>%1: tiada keputusan (*.pitresult) dalam folder ini.</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n result(s)</source>
        <translation>
            <numerusform>Membaca %n keputusan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported.</source>
        <translation>
            <numerusform>%n keputusan diimport.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here already: %1.</source>
        <translation>Sudah ada di sini: %1.</translation>
    </message>
    <message>
        <source>Not taken: %1.</source>
        <translation>Tidak diambil: %1.</translation>
    </message>
    <message>
        <source>They are of %1.</source>
        <translation>Ia milik %1.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 daripada %2</translation>
    </message>
    <message>
        <source>Allowance</source>
        <translation>Kelonggaran</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>Invigilator</source>
        <translation>Pengawas</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Peraturan berkuat kuasa</translation>
    </message>
    <message>
        <source>Signature is good: %1, key %2</source>
        <translation>Tandatangan sah: %1, kunci %2</translation>
    </message>
    <message>
        <source>Chain of %1 events is whole, %2 to %3</source>
        <translation>Rantaian %1 peristiwa utuh, %2 hingga %3</translation>
    </message>
    <message>
        <source>Marked from the record: %1 of %2</source>
        <translation>Diperiksa daripada rekod: %1 daripada %2</translation>
    </message>
    <message>
        <source>One question</source>
        <translation>Satu soalan</translation>
    </message>
    <message>
        <source>taken out</source>
        <translation>digugurkan</translation>
    </message>
    <message>
        <source>full marks</source>
        <translation>markah penuh</translation>
    </message>
    <message>
        <source>%1. %2 and %3, %4</source>
        <translation>%1. %2 dan %3, %4</translation>
    </message>
    <message>
        <source>%1. Form %2, %3, station %4.</source>
        <translation>%1. Set %2, %3, stesen %4.</translation>
    </message>
    <message>
        <source>%1 of %2. Needed: %3, and each section&apos;s own mark.</source>
        <translation>%1 daripada %2. Diperlukan: %3, dan markah setiap bahagian sendiri.</translation>
    </message>
    <message>
        <source>%1 of %2. Needed: %3.</source>
        <translation>%1 daripada %2. Diperlukan: %3.</translation>
    </message>
    <message>
        <source>Before rulings on items: %1 of %2, %3.</source>
        <translation>Sebelum keputusan tentang soalan: %1 daripada %2, %3.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>lulus</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>tidak lulus</translation>
    </message>
    <message>
        <source>taken out: %1</source>
        <translation>digugurkan: %1</translation>
    </message>
    <message>
        <source>full marks: %1</source>
        <translation>markah penuh: %1</translation>
    </message>
    <message>
        <source>Writing the papers</source>
        <translation>Menulis kertas</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in %1</source>
        <translation>
            <numerusform>%n fail dalam %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Every form asks %1 questions of this kind. They are ruled on together.</source>
        <translation>Setiap set menanya %1 soalan jenis ini. Ia diputuskan bersama.</translation>
    </message>
    <message>
        <source>Every form asks one question of this kind.</source>
        <translation>Setiap set menanya satu soalan jenis ini.</translation>
    </message>
    <message>
        <source>Checking two PINs</source>
        <translation>Memeriksa dua PIN</translation>
    </message>
</context>
<context>
    <name>pitwise::ResultList</name>
    <message>
        <source>in all: %1 of %2, needed %3</source>
        <translation>keseluruhan: %1 daripada %2, perlu %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3, needed %4</source>
        <translation>%1: %2 daripada %3, perlu %4</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>keseluruhan</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>di bawah %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 daripada %2</translation>
    </message>
    <message>
        <source>before rulings %1 of %2</source>
        <translation>sebelum keputusan %1 daripada %2</translation>
    </message>
</context>
<context>
    <name>pitwise::RosterDesk</name>
    <message>
        <source>not taken</source>
        <translation>tidak diambil</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nama</translation>
    </message>
    <message>
        <source>given name</source>
        <translation>nama diri</translation>
    </message>
    <message>
        <source>middle name</source>
        <translation>nama tengah</translation>
    </message>
    <message>
        <source>family name</source>
        <translation>nama keluarga</translation>
    </message>
    <message>
        <source>staff number</source>
        <translation>nombor kakitangan</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>e-mel</translation>
    </message>
    <message>
        <source>class</source>
        <translation>kelas</translation>
    </message>
    <message>
        <source>role</source>
        <translation>peranan</translation>
    </message>
    <message>
        <source>status</source>
        <translation>status</translation>
    </message>
    <message>
        <source>There is no name in it.</source>
        <translation>Tiada nama di dalamnya.</translation>
    </message>
    <message>
        <source>That is no name.</source>
        <translation>Itu bukan nama.</translation>
    </message>
    <message>
        <source>Several people have that name. A staff number would tell which.</source>
        <translation>Beberapa orang ada nama itu. Nombor kakitangan dapat membezakannya.</translation>
    </message>
    <message>
        <source>The e-mail address is of somebody with another staff number.</source>
        <translation>Alamat e-mel itu milik orang dengan nombor kakitangan lain.</translation>
    </message>
    <message>
        <source>The role is neither trainee, instructor, examiner nor invigilator.</source>
        <translation>Peranan itu bukan pelatih, pengajar, pemeriksa atau pengawas.</translation>
    </message>
    <message>
        <source>Row %1 has the same staff number and another name.</source>
        <translation>Baris %1 ada nombor kakitangan yang sama dan nama lain.</translation>
    </message>
    <message>
        <source>The e-mail address has no @ and is left out.</source>
        <translation>Alamat e-mel tiada @ dan ditinggalkan.</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1 baharu</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 menjadi %2</translation>
    </message>
    <message>
        <source>one more role</source>
        <translation>satu peranan lagi</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Stands in row %1 already.</source>
        <translation>Sudah ada dalam baris %1.</translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation>Seseorang di sini</translation>
    </message>
    <message>
        <source>parted by tabs</source>
        <translation>dipisahkan dengan tab</translation>
    </message>
    <message>
        <source>parted by semicolons</source>
        <translation>dipisahkan dengan koma bertitik</translation>
    </message>
    <message>
        <source>parted by bars</source>
        <translation>dipisahkan dengan palang</translation>
    </message>
    <message>
        <source>parted by commas</source>
        <translation>dipisahkan dengan koma</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>encoding, separator, rows</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n baris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n baharu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n berubah</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n as they are</source>
        <translation>
            <numerusform>%n seperti sedia ada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twice in the list</source>
        <translation>
            <numerusform>%n dua kali dalam senarai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in trouble</source>
        <translation>
            <numerusform>%n bermasalah</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioEditor</name>
    <message>
        <source>There is no rulebook for that game here.</source>
        <translation>Tiada buku peraturan permainan itu di sini.</translation>
    </message>
    <message>
        <source>Send for review</source>
        <translation>Hantar untuk semakan</translation>
    </message>
    <message>
        <source>Draft %1</source>
        <translation>Draf %1</translation>
    </message>
    <message>
        <source>In review, version %1</source>
        <translation>Dalam semakan, versi %1</translation>
    </message>
    <message>
        <source>Approved, version %1</source>
        <translation>Diluluskan, versi %1</translation>
    </message>
    <message>
        <source>Retired, version %1</source>
        <translation>Ditamatkan, versi %1</translation>
    </message>
    <message>
        <source>Event %1: %2.</source>
        <comment>where, and what is wrong</comment>
        <translation>Peristiwa %1: %2.</translation>
    </message>
    <message>
        <source>Drop event %1</source>
        <translation>Gugurkan peristiwa %1</translation>
    </message>
    <message>
        <source>The next card is missing.</source>
        <translation>Kad seterusnya tiada.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Terus bahagi</translation>
    </message>
    <message>
        <source>Box %1: %2.</source>
        <comment>where, and what is wrong</comment>
        <translation>Box %1: %2.</translation>
    </message>
    <message>
        <source>Take the bet away</source>
        <translation>Ambil pertaruhan</translation>
    </message>
    <message>
        <source>Take the facts from the table</source>
        <translation>Ambil fakta dari meja</translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation>Tawarkan</translation>
    </message>
    <message>
        <source>Take the option out</source>
        <translation>Keluarkan pilihan</translation>
    </message>
    <message>
        <source>Take all options back in</source>
        <translation>Masukkan semula semua pilihan</translation>
    </message>
    <message>
        <source>Ask at the end</source>
        <translation>Tanya pada akhirnya</translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioLibrary</name>
    <message>
        <source>Reading the packs</source>
        <translation>Membaca pek</translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation>Belum bertajuk</translation>
    </message>
    <message>
        <source>A pack</source>
        <translation>Satu pek</translation>
    </message>
    <message>
        <source>A draft of %1</source>
        <translation>Draf %1</translation>
    </message>
    <message>
        <source>Of the pack %1</source>
        <translation>Dari pek %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; kept for %n more day(s)</source>
        <translation>
            <numerusform>%1; disimpan %n hari lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 sudah kembali.</translation>
    </message>
    <message>
        <source>A trainee</source>
        <translation>Seorang pelatih</translation>
    </message>
    <message>
        <source>doubts this answer.</source>
        <translation>meragui jawapan ini.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, who answered %2: %3</source>
        <translation>%1, yang menjawab %2: %3</translation>
    </message>
    <message>
        <source>The pack is made. New scenarios go into it.</source>
        <translation>Pek telah dibuat. Senario baharu masuk ke dalamnya.</translation>
    </message>
    <message>
        <source>%1 still has errors; open it and solve them first.</source>
        <translation>%1 masih ada ralat; buka dan selesaikannya dahulu.</translation>
    </message>
    <message>
        <source>%1 is no longer in the pack. For thirty days it can be brought back.</source>
        <translation>%1 tidak lagi dalam pek. Selama tiga puluh hari ia boleh dikembalikan.</translation>
    </message>
    <message>
        <source>The pack %1 is no longer here. For thirty days it can be brought back.</source>
        <translation>Pek %1 tidak lagi di sini. Selama tiga puluh hari ia boleh dikembalikan.</translation>
    </message>
    <message>
        <source>No longer for exams only: it can be practised and assigned.</source>
        <translation>Tidak lagi untuk peperiksaan sahaja: ia boleh dilatih dan ditugaskan.</translation>
    </message>
    <message>
        <source>For exams only: it is no longer assigned, and practice never shows it. Exams draw from it.</source>
        <translation>Untuk peperiksaan sahaja: ia tidak lagi ditugaskan, dan latihan tidak pernah menunjukkannya. Peperiksaan mengambil soalan daripadanya.</translation>
    </message>
    <message>
        <source>For exams only: practice never shows it. Exams draw from it.</source>
        <translation>Untuk peperiksaan sahaja: latihan tidak pernah menunjukkannya. Peperiksaan mengambil soalan daripadanya.</translation>
    </message>
    <message>
        <source>Assigned: its approved scenarios are practised.</source>
        <translation>Ditugaskan: senarionya yang diluluskan dilatih.</translation>
    </message>
    <message>
        <source>No longer assigned to practice.</source>
        <translation>Tidak lagi ditugaskan untuk latihan.</translation>
    </message>
    <message>
        <source>It cannot be asked: %1</source>
        <translation>Ia tidak dapat ditanya: %1</translation>
    </message>
    <message>
        <source>%1 of %2 scenarios answered</source>
        <translation>%1 daripada %2 senario dijawab</translation>
    </message>
    <message>
        <source>And %L1 more; pitwise-cli check lists them.</source>
        <translation>Dan %L1 lagi; pitwise-cli check menyenaraikannya.</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Mengimport</translation>
    </message>
    <message>
        <source>%1 was not imported: %2</source>
        <translation>%1 tidak dibawa masuk: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) imported.</source>
        <translation>
            <numerusform>%n senario dibawa masuk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added as a further version.</source>
        <translation>
            <numerusform>%n ditambah sebagai versi lanjut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already here, left as they are.</source>
        <translation>
            <numerusform>%n sudah ada di sini, dibiarkan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have a different answer under the rules in force.</source>
        <translation>
            <numerusform>%n ada jawapan lain di bawah peraturan yang berkuat kuasa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is for exams only, so the whole pack is now.</source>
        <translation>Fail itu untuk peperiksaan sahaja, jadi seluruh pek kini begitu.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Mengeksport</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 telah ditulis.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, diubah</translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>Ia sudah tiada.</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1 tidak dibuka: %2</translation>
    </message>
    <message>
        <source>, at %1</source>
        <translation>, di %1</translation>
    </message>
    <message>
        <source>%1 was not opened: %2%3.</source>
        <translation>%1 tidak dibuka: %2%3.</translation>
    </message>
    <message>
        <source>The draft is discarded. You can bring it back for thirty days.</source>
        <translation>Draf itu dibuang; selama tiga puluh hari ia boleh dikembalikan.</translation>
    </message>
    <message>
        <source>And %L1 more were left out.</source>
        <translation>Dan %L1 lagi ditinggalkan.</translation>
    </message>
    <message>
        <source>%1 holds no question that can be asked here.</source>
        <translation>%1 tidak mengandungi soalan yang dapat ditanya di sini.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) written to %1.</source>
        <translation>
            <numerusform>%n soalan ditulis ke %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the format cannot hold:</source>
        <translation>Yang tidak dapat dimuatkan dalam format itu:</translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioModel</name>
    <message>
        <source>Draft</source>
        <translation>Draf</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>Dalam semakan</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Diluluskan</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Ditamatkan</translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation>Belum bertajuk</translation>
    </message>
    <message>
        <source>Key typed by a person, not computed</source>
        <translation>Kunci jawapan ditaip orang, bukan dikira program</translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioRun</name>
    <message>
        <source>None of this can be asked yet. Open it and solve its problems.</source>
        <translation>Tiada daripada ini dapat ditanya lagi: buka dan selesaikan masalahnya.</translation>
    </message>
</context>
<context>
    <name>pitwise::ScenarioVersions</name>
    <message>
        <source>Nothing changed but its status</source>
        <translation>Tiada yang berubah kecuali statusnya</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Diubah: %1</translation>
    </message>
    <message>
        <source>Derived from %1</source>
        <translation>Diterbitkan daripada %1</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>Yang pertama</translation>
    </message>
    <message>
        <source>%1; by %2</source>
        <translation>%1; oleh %2</translation>
    </message>
</context>
<context>
    <name>pitwise::SchoolDesk</name>
    <message>
        <source>This machine belongs to no school. Everything works without one.</source>
        <translation>Komputer ini tidak menyertai mana-mana sekolah. Semuanya berfungsi tanpanya.</translation>
    </message>
    <message>
        <source>Talking with the school…</source>
        <translation>Sedang berhubung dengan sekolah…</translation>
    </message>
    <message>
        <source>Everything recorded here is at the school.</source>
        <translation>Semua yang direkod di sini sudah ada di sekolah.</translation>
    </message>
    <message>
        <source>On its way to the school.</source>
        <translation>Dalam perjalanan ke sekolah.</translation>
    </message>
    <message>
        <source>Not yet connected.</source>
        <translation>Belum bersambung.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Tiada</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n jawapan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other record(s)</source>
        <translation>
            <numerusform>%n rekod lain</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the oldest of %2</source>
        <translation>%1, yang paling lama %2</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Tidak pernah</translation>
    </message>
    <message numerus="yes">
        <source>This machine&apos;s clock is %n minute(s) ahead of the school&apos;s. Set it right: answers carry its time.</source>
        <translation>
            <numerusform>Jam komputer ini %n minit lebih awal daripada jam sekolah. Betulkannya: jawapan membawa masanya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This machine&apos;s clock is %n minute(s) behind the school&apos;s. Set it right: answers carry its time.</source>
        <translation>
            <numerusform>Jam komputer ini %n minit lebih lewat daripada jam sekolah. Betulkannya: jawapan membawa masanya.</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>hari ini, %1</translation>
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
        <translation>Komputer ini belum dapat berhubung dengan pelayan sekolah.</translation>
    </message>
    <message>
        <source>The school&apos;s server does not answer.</source>
        <translation>Pelayan sekolah tidak menjawab.</translation>
    </message>
    <message>
        <source>The school&apos;s server does not let this station in.</source>
        <translation>Pelayan sekolah tidak membenarkan stesen ini masuk.</translation>
    </message>
    <message>
        <source>The school has closed this station.</source>
        <translation>Sekolah telah menutup stesen ini.</translation>
    </message>
    <message>
        <source>There is a server, but no school in this database.</source>
        <translation>Ada pelayan, tetapi tiada sekolah dalam pangkalan data ini.</translation>
    </message>
    <message>
        <source>Another school answers than the one this station belongs to.</source>
        <translation>Sekolah yang menjawab bukan sekolah yang disertai stesen ini.</translation>
    </message>
    <message>
        <source>The school asks for a newer Pitwise.</source>
        <translation>Sekolah meminta Pitwise yang lebih baharu.</translation>
    </message>
    <message>
        <source>The school&apos;s database is older than this Pitwise.</source>
        <translation>Pangkalan data sekolah lebih lama daripada Pitwise ini.</translation>
    </message>
    <message>
        <source>The school&apos;s database was set up by a newer Pitwise.</source>
        <translation>Pangkalan data sekolah disediakan oleh Pitwise yang lebih baharu.</translation>
    </message>
    <message>
        <source>The disk of the school&apos;s server is full.</source>
        <translation>Cakera pelayan sekolah penuh.</translation>
    </message>
    <message>
        <source>The school&apos;s server is busy.</source>
        <translation>Pelayan sekolah sibuk.</translation>
    </message>
    <message>
        <source>The school misses records that this station sent earlier.</source>
        <translation>Sekolah kehilangan rekod yang dihantar stesen ini sebelum ini.</translation>
    </message>
    <message>
        <source>The records of this station cannot be read or written.</source>
        <translation>Rekod stesen ini tidak dapat dibaca atau ditulis.</translation>
    </message>
    <message>
        <source>The school&apos;s server refused: %1</source>
        <translation>Pelayan sekolah menolak: %1</translation>
    </message>
    <message>
        <source>Practice goes on here, and nothing is lost.</source>
        <translation>Latihan berjalan terus di sini, dan tiada yang hilang.</translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-psql, then start Pitwise again.</source>
        <translation>Pasang pakej libqt6sql6-psql, kemudian mulakan Pitwise semula.</translation>
    </message>
    <message>
        <source>It is tried again by itself. If it lasts, look at the cable and at the server.</source>
        <translation>Ia dicuba lagi dengan sendiri. Jika berlarutan, periksa kabel dan pelayan.</translation>
    </message>
    <message>
        <source>It is tried again by itself.</source>
        <translation>Ia dicuba lagi dengan sendiri.</translation>
    </message>
    <message>
        <source>Make room there; it is tried again by itself.</source>
        <translation>Kosongkan ruang di sana; ia dicuba lagi dengan sendiri.</translation>
    </message>
    <message>
        <source>Ask whoever runs the school&apos;s database for a new station file, and join with it.</source>
        <translation>Minta fail stesen baharu daripada pengendali pangkalan data sekolah, dan sertai dengannya.</translation>
    </message>
    <message>
        <source>Ask whoever runs the school&apos;s database to open it again with a new station file.</source>
        <translation>Minta pengendali pangkalan data sekolah membukanya semula dengan fail stesen baharu.</translation>
    </message>
    <message>
        <source>Ask whoever runs the school&apos;s database whether the station file is the right one.</source>
        <translation>Tanya pengendali pangkalan data sekolah sama ada fail stesen itu yang betul.</translation>
    </message>
    <message>
        <source>Update this program to deliver what was recorded.</source>
        <translation>Kemas kini program ini untuk menghantar apa yang direkod.</translation>
    </message>
    <message>
        <source>Whoever runs it brings it up to date: pitwise-cli school migrate.</source>
        <translation>Pengendalinya mengemas kininya: pitwise-cli school migrate.</translation>
    </message>
    <message>
        <source>Was an older backup restored there? Tell whoever runs the school&apos;s database.</source>
        <translation>Adakah sandaran lama dipulihkan di sana? Beritahu pengendali pangkalan data sekolah.</translation>
    </message>
    <message>
        <source>Show this message to whoever runs the school&apos;s database.</source>
        <translation>Tunjukkan mesej ini kepada pengendali pangkalan data sekolah.</translation>
    </message>
</context>
<context>
    <name>pitwise::SectionList</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n soalan</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, pass mark %2 %</source>
        <translation>%1, markah lulus %2 %</translation>
    </message>
    <message>
        <source>%1, %2 min</source>
        <translation>%1, %2 min</translation>
    </message>
    <message>
        <source>about %1 min, difficulty %2</source>
        <translation>kira-kira %1 min, kesukaran %2</translation>
    </message>
</context>
<context>
    <name>pitwise::SectionScores</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>pitwise::SessionReview</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Time was up. Right: %1.</source>
        <translation>Masa tamat. Betul: %1.</translation>
    </message>
    <message>
        <source>You paid %1, right was %2.</source>
        <translation>Anda membayar %1, yang betul %2.</translation>
    </message>
    <message>
        <source>Yours: %1. Right: %2.</source>
        <translation>Anda: %1. Betul: %2.</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Soalan %1</translation>
    </message>
    <message>
        <source>right</source>
        <translation>betul</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>salah</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>tidak dimarkah</translation>
    </message>
    <message>
        <source>%1, %2 s of %3 s</source>
        <translation>%1, %2 s daripada %3 s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: right, but slow</source>
        <translation>%1: betul, tetapi perlahan</translation>
    </message>
    <message>
        <source>What was due</source>
        <translation>Yang perlu diulang</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>Pilihan saya</translation>
    </message>
    <message>
        <source>Odds drill</source>
        <translation>Latih tubi kadar bayaran</translation>
    </message>
    <message>
        <source>Misses tried again</source>
        <translation>Kesilapan yang dicuba semula</translation>
    </message>
    <message>
        <source>One clause</source>
        <translation>Satu klausa</translation>
    </message>
    <message>
        <source>Clause hunt</source>
        <translation>Buru klausa</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>Soal pertimbangan</translation>
    </message>
    <message>
        <source>%1. %2 to %3.</source>
        <translation>%1. %2 hingga %3.</translation>
    </message>
    <message>
        <source>dddd d MMMM, HH:mm</source>
        <translation>dddd, d MMMM, HH:mm</translation>
    </message>
    <message>
        <source>Read one clause again.</source>
        <translation>Baca satu klausa semula.</translation>
    </message>
    <message>
        <source>Read the felt before you answer.</source>
        <translation>Baca meja sebelum menjawab.</translation>
    </message>
    <message>
        <source>Pay with the fewest chips.</source>
        <translation>Pecahkan bayaran kepada cip paling sedikit.</translation>
    </message>
    <message>
        <source>Work on one topic: %1.</source>
        <translation>Usahakan satu topik: %1.</translation>
    </message>
    <message>
        <source>Work on one game: %1.</source>
        <translation>Usahakan satu permainan: %1.</translation>
    </message>
    <message>
        <source>Get it right first. Speed comes later.</source>
        <translation>Betul dahulu, pantas kemudian.</translation>
    </message>
    <message>
        <source>You know it. Now get faster.</source>
        <translation>Anda sudah tahu. Kini jadi lebih pantas.</translation>
    </message>
    <message>
        <source>Nothing stands out. Keep it up.</source>
        <translation>Tiada yang menonjol. Teruskan begini.</translation>
    </message>
    <message numerus="yes">
        <source>The same rule was misread %n time(s).</source>
        <translation>
            <numerusform>Peraturan yang sama disalah faham %n kali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es) on the same clause: %1.</source>
        <translation>
            <numerusform>%n kesilapan pada klausa yang sama: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong answer(s) came faster than your right ones.</source>
        <translation>
            <numerusform>%n jawapan salah datang lebih cepat daripada yang betul.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payout(s) were right, but with more chips than needed.</source>
        <translation>
            <numerusform>%n amaun betul dengan lebih banyak cip daripada yang perlu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most misses of this session are there.</source>
        <translation>Kebanyakan kesilapan sesi ini di situ.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) were wrong, of all kinds. Look at each, then try the misses again.</source>
        <translation>
            <numerusform>%n jawapan salah, pelbagai jenis. Lihat setiap satu, kemudian cuba kesilapan itu semula.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took longest compared with its target.</source>
        <translation>%1 paling lama berbanding sasarannya.</translation>
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
        <translation>Pilihan ini kekal sehingga program tamat; ia tidak dapat disimpan. %1</translation>
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
        <translation>Soal pertimbangan: tidak dimarkah</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Betul</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Masa tamat</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>Amaun salah</translation>
    </message>
    <message>
        <source>Wrong order</source>
        <translation>Urutan salah</translation>
    </message>
    <message>
        <source>Wrong ruling</source>
        <translation>Keputusan salah</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Salah</translation>
    </message>
    <message>
        <source>This house: %1</source>
        <translation>Kasino ini: %1</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Jawapannya %1.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>Betul: %1.</translation>
    </message>
    <message>
        <source>Answered in %1 s, target %2 s.</source>
        <translation>Dijawab dalam %1 s, sasaran %2 s.</translation>
    </message>
    <message>
        <source>Chips: the fewest possible.</source>
        <translation>Pecahan: cip paling sedikit.</translation>
    </message>
    <message>
        <source>Chips are marked separately: %1 in the fewest chips.</source>
        <translation>Pecahan ditandai berasingan: %1 dengan cip paling sedikit.</translation>
    </message>
    <message>
        <source>Chips: fewer would do.</source>
        <translation>Pecahan: cip yang lebih sedikit memadai.</translation>
    </message>
    <message>
        <source>Chips are marked separately: %1 takes fewer chips.</source>
        <translation>Pecahan ditandai berasingan: %1 memerlukan cip lebih sedikit.</translation>
    </message>
    <message>
        <source>This very table comes out otherwise there:</source>
        <translation>Meja yang sama ini memberi keputusan lain di sana:</translation>
    </message>
</context>
<context>
    <name>pitwise::SittingSession</name>
    <message>
        <source>Checking the PIN</source>
        <translation>Memeriksa PIN</translation>
    </message>
    <message>
        <source>%1 questions in %2 minutes; %3 % right answers are needed.</source>
        <translation>%1 soalan dalam %2 minit; %3 % jawapan betul diperlukan.</translation>
    </message>
    <message>
        <source>There is no way back to a question that you have left.</source>
        <translation>Tiada jalan kembali kepada soalan yang telah anda tinggalkan.</translation>
    </message>
    <message>
        <source>You may go back within a section, not into one that you have left.</source>
        <translation>Anda boleh kembali dalam satu bahagian, tetapi tidak ke bahagian yang telah ditinggalkan.</translation>
    </message>
    <message>
        <source>You may go back to every question until you hand in.</source>
        <translation>Anda boleh kembali kepada setiap soalan sehingga anda menyerahkan.</translation>
    </message>
    <message>
        <source>An answer is locked with Enter. What you have chosen and not locked when the time is over counts too.</source>
        <translation>Jawapan dikunci dengan Enter. Yang anda pilih tetapi belum dikunci apabila masa tamat juga dikira.</translation>
    </message>
    <message>
        <source>Not saved. %1 Call the invigilator.</source>
        <translation>Tidak disimpan. %1 Panggil pengawas.</translation>
    </message>
    <message>
        <source>The clock cannot be saved. %1 Call the invigilator.</source>
        <translation>Jam tidak dapat disimpan. %1 Panggil pengawas.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) without an answer: in this exam there is no way back.</source>
        <translation>
            <numerusform>%n soalan tanpa jawapan: dalam peperiksaan ini tiada jalan kembali.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 open and %2 flagged questions stay behind. There is no way back to them.</source>
        <translation>%1 soalan terbuka dan %2 soalan bertanda ditinggalkan. Tiada jalan kembali kepadanya.</translation>
    </message>
    <message>
        <source>Form %1. Section %2 of %3: %4</source>
        <translation>Set %1. Bahagian %2 daripada %3: %4</translation>
    </message>
    <message>
        <source>Candidate %1</source>
        <translation>Calon %1</translation>
    </message>
    <message>
        <source>Candidate %1, time × %2</source>
        <translation>Calon %1, masa × %2</translation>
    </message>
    <message>
        <source>The time is over.</source>
        <translation>Masa sudah tamat.</translation>
    </message>
    <message>
        <source>%1 of %2 questions are answered.</source>
        <translation>%1 daripada %2 soalan dijawab.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had chosen and not locked: they count as chosen.</source>
        <translation>
            <numerusform>%n daripadanya anda pilih tetapi tidak kunci: ia dikira seperti dipilih.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaving the exam&apos;s window is recorded.</source>
        <translation>Keluar dari tetingkap peperiksaan direkod.</translation>
    </message>
    <message>
        <source>F8 opens the pay tables of the game that is asked about.</source>
        <translation>F8 membuka jadual bayaran permainan yang ditanya.</translation>
    </message>
    <message>
        <source>Pay tables are not shown in this exam.</source>
        <translation>Jadual bayaran tidak ditunjukkan dalam peperiksaan ini.</translation>
    </message>
</context>
<context>
    <name>pitwise::Staff</name>
    <message>
        <source>trainee</source>
        <translation>pelatih</translation>
    </message>
    <message>
        <source>instructor</source>
        <translation>pengajar</translation>
    </message>
    <message>
        <source>examiner</source>
        <translation>pemeriksa</translation>
    </message>
    <message>
        <source>invigilator</source>
        <translation>pengawas</translation>
    </message>
    <message>
        <source>Too many wrong tries: this PIN is locked until %1. An examiner can set a new one.</source>
        <translation>Terlalu banyak cubaan salah: PIN ini dikunci sehingga %1. Pemeriksa boleh menetapkan yang baharu.</translation>
    </message>
    <message>
        <source>Checking the PIN</source>
        <translation>Memeriksa PIN</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Itu bukan PIN-nya.</translation>
    </message>
</context>
<context>
    <name>pitwise::TablePlayer</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 tidak dapat dibaca: %2.</translation>
    </message>
    <message>
        <source>%1 is too large for a round script.</source>
        <translation>%1 terlalu besar untuk skrip pusingan.</translation>
    </message>
    <message>
        <source>There is no round called %1 on the shelf.</source>
        <translation>Tiada pusingan bernama %1 di rak.</translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation>%1 tidak dibuka: %2.</translation>
    </message>
    <message>
        <source>%1 was not opened: %2, at %3.</source>
        <translation>%1 tidak dibuka: %2, di %3.</translation>
    </message>
    <message>
        <source>Clauses: %1.</source>
        <translation>Klausa: %1.</translation>
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
        <translation>mendapat %1</translation>
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
        <translation>Tutup tawaran</translation>
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
        <translation>Pertaruhan</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Diselesaikan</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Tawaran</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>ditutup</translation>
    </message>
    <message>
        <source>next in shoe</source>
        <translation>seterusnya dalam shoe</translation>
    </message>
    <message>
        <source>Bets, deal</source>
        <translation>Pertaruhan, bahagi</translation>
    </message>
</context>
<context>
    <name>pitwise::Trainees</name>
    <message>
        <source>Type a name first.</source>
        <translation>Taip nama dahulu.</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has at least %n digit(s). Leave it empty to go without.</source>
        <translation>
            <numerusform>PIN ada sekurang-kurangnya %n angka. Biarkan kosong jika tidak mahu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Pelatih</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Try again in %n second(s).</source>
        <translation>
            <numerusform>Terlalu banyak cubaan salah. Cuba lagi dalam %n saat.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Itu bukan PIN-nya.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n jawapan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query(s)</source>
        <translation>
            <numerusform>%n pertanyaan</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 and %3 go with it. They can be brought back for 30 days.</source>
        <translation>%1, %2 dan %3 turut dibuang. Semuanya boleh dikembalikan selama 30 hari.</translation>
    </message>
    <message>
        <source>Until then you can look at them and export them.</source>
        <translation>Sehingga itu ia boleh dilihat dan dikeluarkan.</translation>
    </message>
    <message>
        <source>The records were damaged and have been set aside as %1. A fresh file was begun; a backup can be restored in Settings.</source>
        <translation>Rekod rosak dan telah diketepikan sebagai %1. Fail baharu dimulakan; sandaran boleh dipulihkan dalam Tetapan.</translation>
    </message>
</context>
<context>
    <name>pitwise::Verifier</name>
    <message>
        <source>Altered after it was signed.</source>
        <translation>Diubah selepas ditandatangani.</translation>
    </message>
    <message>
        <source>Where: %1 of %2.</source>
        <translation>Di mana: %1 daripada %2.</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <translation>Di mana: %1.</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <translation>%1, kunci %2</translation>
    </message>
    <message>
        <source>pasted</source>
        <translation>ditampal</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Mengesahkan</translation>
    </message>
    <message>
        <source>What is in it is sealed: open the issuer&apos;s key, and chain and marks are checked too.</source>
        <translation>Isinya dimeterai: buka kunci pengeluar, dan rantaian serta markah turut diperiksa.</translation>
    </message>
    <message>
        <source>An exam file</source>
        <translation>Fail peperiksaan</translation>
    </message>
    <message>
        <source>A result</source>
        <translation>Fail keputusan</translation>
    </message>
    <message>
        <source>A mark</source>
        <translation>Fail markah</translation>
    </message>
    <message>
        <source>A certificate</source>
        <translation>Sijil</translation>
    </message>
    <message>
        <source>A report</source>
        <translation>Laporan</translation>
    </message>
    <message>
        <source>An Open Badge</source>
        <translation>Open Badge</translation>
    </message>
    <message>
        <source>A key file</source>
        <translation>Fail kunci</translation>
    </message>
    <message>
        <source>The text of a QR code</source>
        <translation>Teks kod QR</translation>
    </message>
    <message>
        <source>Not a Pitwise file</source>
        <translation>Bukan fail kami</translation>
    </message>
</context>
<context>
    <name>quiz</name>
    <message>
        <source>Who gets it</source>
        <translation>Siapa yang mendapatnya</translation>
    </message>
    <message>
        <source>Rule on it</source>
        <translation>Beri keputusan</translation>
    </message>
    <message>
        <source>Which card the dealer gets</source>
        <translation>Kad mana yang diterima dealer</translation>
    </message>
    <message>
        <source>Which total of the dealer counts</source>
        <translation>Jumlah dealer yang mana dikira</translation>
    </message>
    <message>
        <source>How much of %1&apos;s bet counts</source>
        <translation>Berapa banyak pertaruhan %1 yang dikira</translation>
    </message>
    <message>
        <source>How much goes back to %1</source>
        <translation>Berapa banyak dipulangkan kepada %1</translation>
    </message>
    <message>
        <source>How much the dealer draws</source>
        <translation>Berapa banyak kad diambil dealer</translation>
    </message>
    <message>
        <source>What is open to %1 on box %2</source>
        <translation>Apa yang terbuka kepada %1 di box %2</translation>
    </message>
    <message>
        <source>What box %1 may do</source>
        <translation>Apa yang boleh dibuat box %1</translation>
    </message>
    <message>
        <source>Who calls box %1</source>
        <translation>Siapa membuat keputusan bagi box %1</translation>
    </message>
    <message>
        <source>The total of box %1, hand %2</source>
        <translation>Jumlah box %1, hand %2</translation>
    </message>
    <message>
        <source>In which order these bets are settled</source>
        <translation>Dalam urutan mana pertaruhan ini diselesaikan</translation>
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
        <translation>Bayar %1: %3 milik %2</translation>
    </message>
    <message>
        <source>Take from %1: %2&apos;s %3</source>
        <translation>Ambil daripada %1: %3 milik %2</translation>
    </message>
    <message>
        <source>Give back on %1: %2&apos;s %3</source>
        <translation>Pulangkan pada %1: %3 milik %2</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>soft %1</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Terima</translation>
    </message>
    <message>
        <source>Refuse it: one bet a player on a box</source>
        <translation>Tolak: satu pertaruhan bagi setiap pemain di satu box</translation>
    </message>
    <message>
        <source>Refuse it: it is outside the limits</source>
        <translation>Tolak: ia di luar had</translation>
    </message>
    <message>
        <source>Name the minimum: he may raise it or take it back</source>
        <translation>Nyatakan minimum: dia boleh menaikkannya atau mengambilnya balik</translation>
    </message>
    <message>
        <source>“No more bets” has not been called: what do you do?</source>
        <translation>“No more bets” belum disebut: apa yang anda buat?</translation>
    </message>
    <message>
        <source>A box takes three main bets.</source>
        <translation>Satu box menerima tiga pertaruhan utama.</translation>
    </message>
    <message>
        <source>The limits are not the point here.</source>
        <translation>Had bukan persoalannya di sini.</translation>
    </message>
    <message>
        <source>He has no other bet there.</source>
        <translation>Dia tiada pertaruhan lain di situ.</translation>
    </message>
    <message>
        <source>Up to three bets may lie on one box.</source>
        <translation>Hingga tiga pertaruhan boleh diletakkan di satu box.</translation>
    </message>
    <message>
        <source>A player may not separate his bet within a box.</source>
        <translation>Pemain tidak boleh mengasingkan pertaruhannya dalam satu box.</translation>
    </message>
    <message>
        <source>Each bet by itself has to be within the limits shown.</source>
        <translation>Setiap pertaruhan sendiri mesti dalam had yang ditunjukkan.</translation>
    </message>
    <message>
        <source>Several players may bet on a box; each bet has to be within the limits shown.</source>
        <translation>Beberapa pemain boleh bertaruh di satu box; setiap pertaruhan mesti dalam had yang ditunjukkan.</translation>
    </message>
    <message>
        <source>With seats to be had, a player may bet on every box.</source>
        <translation>Selagi ada tempat duduk kosong, pemain boleh bertaruh di setiap box.</translation>
    </message>
    <message>
        <source>With the tables full he calls only what he sits at or controls.</source>
        <translation>Apabila meja penuh, dia menentukan hanya box tempat duduknya atau yang dikawalnya.</translation>
    </message>
    <message>
        <source>The Pit Manager may restrict a player to one box.</source>
        <translation>Pit Manager boleh menyekat pemain kepada satu box.</translation>
    </message>
    <message>
        <source>The Pit Manager may allow fewer than three bets.</source>
        <translation>Pit Manager boleh membenarkan kurang daripada tiga pertaruhan.</translation>
    </message>
    <message>
        <source>Compare the bet with the limits that the table shows.</source>
        <translation>Bandingkan pertaruhan dengan had yang ditunjukkan di meja.</translation>
    </message>
    <message>
        <source>The limits are displayed, and the player has to keep within them; short of the minimum he may raise or withdraw.</source>
        <translation>Had dipaparkan, dan pemain mesti mematuhinya; jika kurang daripada minimum dia boleh menaikkan atau menarik balik.</translation>
    </message>
    <message>
        <source>Whoever bets less than the maximum cannot refuse others the balance.</source>
        <translation>Sesiapa yang bertaruh kurang daripada maksimum tidak boleh menghalang orang lain mengambil bakinya.</translation>
    </message>
    <message>
        <source>A player may also bet on other boxes.</source>
        <translation>Pemain boleh juga bertaruh di box lain.</translation>
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
        <translation>Bolehkah B meletakkan %1 di box %2?</translation>
    </message>
    <message>
        <source>No: the box has no main bet</source>
        <translation>Tidak: box itu tiada pertaruhan utama</translation>
    </message>
    <message>
        <source>No: the box has three such bets already</source>
        <translation>Tidak: box itu sudah ada tiga pertaruhan sebegitu</translation>
    </message>
    <message>
        <source>No: it is too late</source>
        <translation>Tidak: sudah terlambat</translation>
    </message>
    <message>
        <source>No: he does not control the box</source>
        <translation>Tidak: dia tidak mengawal box itu</translation>
    </message>
    <message>
        <source>No: on one box at a time only</source>
        <translation>Tidak: di satu box sahaja pada satu masa</translation>
    </message>
    <message>
        <source>No: he has to have a main bet there and control the box</source>
        <translation>Tidak: dia mesti ada pertaruhan utama di situ dan mengawal box itu</translation>
    </message>
    <message>
        <source>No: he needs a main bet of his own there</source>
        <translation>Tidak: dia perlu pertaruhan utama sendiri di situ</translation>
    </message>
    <message>
        <source>Lucky Lucky is for the player who has a main bet on the box and controls it, before the deal.</source>
        <translation>Lucky Lucky adalah untuk pemain yang ada pertaruhan utama di box itu dan mengawalnya, sebelum kad dibahagi.</translation>
    </message>
    <message>
        <source>Anybody may, once somebody has a main bet on that box; for Boom Busted, on any box.</source>
        <translation>Sesiapa pun boleh, setelah ada pertaruhan utama di box itu; bagi Boom Busted, di mana-mana box.</translation>
    </message>
    <message>
        <source>Anybody may, where the box has a main bet, and up to three of each kind.</source>
        <translation>Sesiapa pun boleh, jika box ada pertaruhan utama, dan hingga tiga bagi setiap jenis.</translation>
    </message>
    <message>
        <source>That is the Lucky Lucky rule.</source>
        <translation>Itu peraturan Lucky Lucky.</translation>
    </message>
    <message>
        <source>The round has begun when you see %1 on box %2, which has no main bet.</source>
        <translation>Pusingan sudah bermula apabila anda nampak %1 di box %2, yang tiada pertaruhan utama.</translation>
    </message>
    <message>
        <source>What becomes of that side bet?</source>
        <translation>Apa jadi dengan side bet itu?</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>The main bet&apos;s area of the box</source>
        <translation>Kawasan pertaruhan utama box itu</translation>
    </message>
    <message>
        <source>The insurance line</source>
        <translation>Garisan insurance</translation>
    </message>
    <message>
        <source>To the right of the bet</source>
        <translation>Di kanan pertaruhan</translation>
    </message>
    <message>
        <source>To the left of the bet</source>
        <translation>Di kiri pertaruhan</translation>
    </message>
    <message>
        <source>On top of the bet</source>
        <translation>Di atas pertaruhan</translation>
    </message>
    <message>
        <source>The area of the %1</source>
        <translation>Kawasan %1</translation>
    </message>
    <message>
        <source>Box %1 takes a free double: where does the Free Bet Marker go?</source>
        <translation>Box %1 mengambil free double: di mana Free Bet Marker diletakkan?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet on his hand against the dealer&apos;s go?</source>
        <translation>Box %1: di mana letaknya pertaruhan A pada hand-nya berdepan hand dealer?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet against the dealer&apos;s Blackjack go?</source>
        <translation>Box %1: di mana letaknya pertaruhan A terhadap Blackjack dealer?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet that his own two cards will match go?</source>
        <translation>Box %1: di mana letaknya pertaruhan A bahawa dua kadnya sendiri akan sepadan?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet on his two cards with the dealer&apos;s first go?</source>
        <translation>Box %1: di mana letaknya pertaruhan A pada dua kadnya bersama kad pertama dealer?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet on a run of 8s go?</source>
        <translation>Box %1: di mana letaknya pertaruhan A pada rangkaian 8?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet that both hands end on 18 go?</source>
        <translation>Box %1: di mana letaknya pertaruhan A bahawa kedua-dua hand berakhir pada 18?</translation>
    </message>
    <message>
        <source>Box %1: where does A&apos;s bet that the dealer will bust go?</source>
        <translation>Box %1: di mana letaknya pertaruhan A bahawa dealer akan bust?</translation>
    </message>
    <message>
        <source>Box %1: where does the %2 go?</source>
        <translation>Box %1: di mana %2 diletakkan?</translation>
    </message>
    <message>
        <source>The dealer lays the marker to the right of the bet.</source>
        <translation>Dealer meletakkan marker di kanan pertaruhan.</translation>
    </message>
    <message>
        <source>Every kind of bet has an area of its own.</source>
        <translation>Setiap jenis pertaruhan ada kawasannya sendiri.</translation>
    </message>
    <message>
        <source>The marker lies to the right of the bet that it belongs to.</source>
        <translation>Marker terletak di kanan pertaruhan yang berkaitan dengannya.</translation>
    </message>
    <message>
        <source>Insurance has a line of its own on the layout.</source>
        <translation>Insurance ada garisannya sendiri pada layout.</translation>
    </message>
    <message>
        <source>That is the %1, and the layout has an area for it.</source>
        <translation>Itu %1, dan layout ada kawasan untuknya.</translation>
    </message>
    <message>
        <source>The odds of the table are to 1.</source>
        <translation>Kadar bayaran dalam jadual ialah kepada 1.</translation>
    </message>
    <message>
        <source>The payout grows with the stake.</source>
        <translation>Bayaran bertambah mengikut pertaruhan.</translation>
    </message>
    <message>
        <source>The odds of every pay table are to 1.</source>
        <translation>Kadar bayaran setiap jadual bayaran ialah kepada 1.</translation>
    </message>
    <message>
        <source>How many cards has one deck of %1?</source>
        <translation>Berapa kad ada dalam satu dek %1?</translation>
    </message>
    <message>
        <source>The four tens are taken out here.</source>
        <translation>Empat kad sepuluh dikeluarkan di sini.</translation>
    </message>
    <message>
        <source>The four tens are taken out of every deck.</source>
        <translation>Empat kad sepuluh dikeluarkan daripada setiap dek.</translation>
    </message>
    <message>
        <source>%1 is played with %2 decks.</source>
        <translation>%1 dimainkan dengan %2 dek.</translation>
    </message>
    <message>
        <source>The layouts of %1 have %2 positions.</source>
        <translation>Layout %1 ada %2 kedudukan.</translation>
    </message>
    <message>
        <source>A felt with one position: may %1 be dealt on it?</source>
        <translation>Meja dengan satu kedudukan: bolehkah %1 dimainkan di atasnya?</translation>
    </message>
    <message>
        <source>A felt with %1 positions: may %2 be dealt on it?</source>
        <translation>Meja dengan %1 kedudukan: bolehkah %2 dimainkan di atasnya?</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 hingga %2</translation>
    </message>
    <message>
        <source>Pay table %1 is in force; %2 decks.</source>
        <translation>Jadual bayaran %1 berkuat kuasa; %2 dek.</translation>
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
        <translation>Ya</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Tidak</translation>
    </message>
    <message>
        <source>That is the %1 rule.</source>
        <translation>Itu peraturan %1.</translation>
    </message>
    <message>
        <source>The right order of the cards is known.</source>
        <translation>Urutan kad yang betul diketahui.</translation>
    </message>
    <message>
        <source>Nobody can tell any more which card came when.</source>
        <translation>Tiada siapa dapat menentukan lagi kad mana keluar bila.</translation>
    </message>
    <message>
        <source>Box %1: who calls the decisions?</source>
        <translation>Box %1: siapa membuat keputusan?</translation>
    </message>
    <message>
        <source>Whoever sits at the box with a bet on it calls, wherever the bets lie.</source>
        <translation>Sesiapa yang duduk di box dengan pertaruhan padanya membuat keputusan, di mana pun pertaruhan terletak.</translation>
    </message>
    <message>
        <source>Going by the nearest bet is the rule of the other house; here the largest bet calls.</source>
        <translation>Mengikut pertaruhan yang paling dekat ialah peraturan kasino satu lagi; di sini pertaruhan terbesar yang menentukan.</translation>
    </message>
    <message>
        <source>With nobody seated the bet nearest the dealer calls.</source>
        <translation>Jika tiada yang duduk, pertaruhan yang paling dekat dengan dealer menentukan.</translation>
    </message>
    <message>
        <source>Sitting there without a bet gives no say.</source>
        <translation>Duduk di situ tanpa pertaruhan tidak memberi hak bersuara.</translation>
    </message>
    <message>
        <source>So %1 calls.</source>
        <translation>Maka %1 membuat keputusan.</translation>
    </message>
    <message>
        <source>So the largest bet calls: %1.</source>
        <translation>Maka pertaruhan terbesar menentukan: %1.</translation>
    </message>
    <message>
        <source>So the bet nearest the dealer calls: %1.</source>
        <translation>Maka pertaruhan paling dekat dengan dealer menentukan: %1.</translation>
    </message>
    <message>
        <source>Whoever surrendered is out of the hand.</source>
        <translation>Sesiapa yang sudah surrender tidak lagi dalam hand itu.</translation>
    </message>
    <message>
        <source>Who gets to place that bet?</source>
        <translation>Siapa dapat meletakkan pertaruhan itu?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Tiada siapa</translation>
    </message>
    <message>
        <source>Who calls the decisions</source>
        <translation>Siapa membuat keputusan</translation>
    </message>
    <message>
        <source>Which hand gets the next card?</source>
        <translation>Hand mana mendapat kad seterusnya?</translation>
    </message>
    <message>
        <source>The first hand is finished before the second gets any card.</source>
        <translation>Hand pertama diselesaikan sebelum hand kedua mendapat sebarang kad.</translation>
    </message>
    <message>
        <source>The first hand gets its card and is finished before the second gets any.</source>
        <translation>Hand pertama mendapat kadnya dan diselesaikan sebelum hand kedua mendapat apa-apa.</translation>
    </message>
    <message>
        <source>That is the order of the deal; these bets are settled from the dealer&apos;s right.</source>
        <translation>Itu urutan membahagi kad; pertaruhan ini diselesaikan dari kanan dealer.</translation>
    </message>
    <message>
        <source>Cards are dealt from the dealer&apos;s left …</source>
        <translation>Kad dibahagi dari kiri dealer …</translation>
    </message>
    <message>
        <source>… but these bets are settled from his right, before anybody plays on.</source>
        <translation>… tetapi pertaruhan ini diselesaikan dari kanannya, sebelum sesiapa meneruskan permainan.</translation>
    </message>
    <message>
        <source>Which hand gets the next card</source>
        <translation>Hand mana mendapat kad seterusnya</translation>
    </message>
    <message>
        <source>How much does the dealer draw?</source>
        <translation>Berapa banyak kad diambil dealer?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Tiada kad</translation>
    </message>
    <message>
        <source>Exactly one card</source>
        <translation>Tepat satu kad</translation>
    </message>
    <message>
        <source>He draws out</source>
        <translation>Dealer mengambil kad hingga selesai</translation>
    </message>
    <message>
        <source>The side bet on the dealer&apos;s hand still needs his result.</source>
        <translation>Side bet pada hand dealer masih memerlukan keputusannya.</translation>
    </message>
    <message>
        <source>A bet is still open that his cards decide.</source>
        <translation>Masih ada pertaruhan terbuka yang ditentukan oleh kadnya.</translation>
    </message>
    <message>
        <source>One card is for an insurance or a Blackjack that waits, and nothing else.</source>
        <translation>Satu kad ialah untuk insurance atau Blackjack yang menunggu, dan tidak untuk yang lain.</translation>
    </message>
    <message>
        <source>No further card can change an open bet.</source>
        <translation>Tiada kad lagi yang dapat mengubah pertaruhan terbuka.</translation>
    </message>
    <message>
        <source>Nothing is open that a card could change: he draws none.</source>
        <translation>Tiada yang terbuka yang dapat diubah oleh kad: dealer tidak mengambil kad.</translation>
    </message>
    <message>
        <source>Only an insurance or a Blackjack waits: one card decides it, then he stops.</source>
        <translation>Hanya insurance atau Blackjack yang menunggu: satu kad menentukannya, kemudian dealer berhenti.</translation>
    </message>
    <message>
        <source>A hand is still in: he draws to 17 or more.</source>
        <translation>Masih ada hand dalam permainan: dealer mengambil kad hingga 17 atau lebih.</translation>
    </message>
    <message>
        <source>Which total of the dealer counts?</source>
        <translation>Jumlah dealer yang mana dikira?</translation>
    </message>
    <message>
        <source>The surplus card does not count.</source>
        <translation>Kad lebihan tidak dikira.</translation>
    </message>
    <message>
        <source>Which card does the dealer get?</source>
        <translation>Kad mana yang diterima dealer?</translation>
    </message>
    <message>
        <source>The dealer gets the card that is worse for him.</source>
        <translation>Dealer menerima kad yang lebih buruk baginya.</translation>
    </message>
    <message>
        <source>One first bet is lost in all, not one for each hand.</source>
        <translation>Hanya satu pertaruhan pertama yang hilang kesemuanya, bukan satu bagi setiap hand.</translation>
    </message>
    <message>
        <source>Surrender costs half of the bet.</source>
        <translation>Surrender mengorbankan separuh pertaruhan.</translation>
    </message>
    <message>
        <source>The stake stays the player&apos;s: it is no part of the payout.</source>
        <translation>Pertaruhan itu tetap milik pemain: ia bukan sebahagian daripada bayaran.</translation>
    </message>
    <message>
        <source>A stand-off is not paid.</source>
        <translation>Stand-off tidak dibayar.</translation>
    </message>
    <message>
        <source>This bet loses.</source>
        <translation>Pertaruhan ini kalah.</translation>
    </message>
    <message>
        <source>The dealer does show an Ace.</source>
        <translation>Dealer memang menunjukkan Ace.</translation>
    </message>
    <message>
        <source>No further card has been dealt yet.</source>
        <translation>Belum ada kad tambahan dibahagi.</translation>
    </message>
    <message>
        <source>Yes, up to his first bet.</source>
        <translation>Ya, setinggi pertaruhan pertamanya.</translation>
    </message>
    <message>
        <source>A split needs a second bet as large as the first.</source>
        <translation>Split memerlukan pertaruhan kedua yang sama besar dengan yang pertama.</translation>
    </message>
    <message>
        <source>It stays with the first hand.</source>
        <translation>Ia kekal dengan hand pertama.</translation>
    </message>
    <message>
        <source>A bet is not divided; it stays with the first hand.</source>
        <translation>Pertaruhan tidak dibahagi; ia kekal dengan hand pertama.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Tiada satu pun</translation>
    </message>
    <message>
        <source>There is no surrender against an Ace.</source>
        <translation>Tiada surrender apabila dealer menunjukkan Ace.</translation>
    </message>
    <message>
        <source>There is no insurance in Dueling 8&apos;s.</source>
        <translation>Tiada insurance dalam Dueling 8&apos;s.</translation>
    </message>
    <message>
        <source>Insurance is for a dealer&apos;s Ace only.</source>
        <translation>Insurance hanya apabila dealer menunjukkan Ace.</translation>
    </message>
    <message>
        <source>These two cards may not be split.</source>
        <translation>Dua kad ini tidak boleh di-split.</translation>
    </message>
    <message>
        <source>That is the row above in the pay table.</source>
        <translation>Itu baris di atasnya dalam jadual bayaran.</translation>
    </message>
    <message>
        <source>That is the row below in the pay table.</source>
        <translation>Itu baris di bawahnya dalam jadual bayaran.</translation>
    </message>
    <message>
        <source>A Blackjack pays 3 to 2, not 1 to 1.</source>
        <translation>Blackjack dibayar 3 kepada 2, bukan 1 kepada 1.</translation>
    </message>
    <message>
        <source>2 to 1 is the odds of insurance, not of a Blackjack.</source>
        <translation>2 kepada 1 ialah bayaran insurance, bukan Blackjack.</translation>
    </message>
    <message>
        <source>Insurance pays 2 to 1, not 1 to 1.</source>
        <translation>Insurance dibayar 2 kepada 1, bukan 1 kepada 1.</translation>
    </message>
    <message>
        <source>The player has %1, the dealer %2.</source>
        <translation>Pemain ada %1, dealer %2.</translation>
    </message>
    <message>
        <source>The shoe runs out with box %1 next to act. Cards are shuffled by hand.</source>
        <translation>Shoe kehabisan kad dan giliran box %1 bertindak. Kad dikocok dengan tangan.</translation>
    </message>
    <message>
        <source>The power fails while box %1 thinks; no bet of the round is decided.</source>
        <translation>Bekalan elektrik terputus semasa box %1 berfikir; belum ada pertaruhan pusingan ini yang diputuskan.</translation>
    </message>
    <message>
        <source>The opening cards went out in the wrong order from box %1 on; seen before anything is settled or drawn.</source>
        <translation>Kad permulaan dibahagi dalam urutan salah mulai box %1; disedari sebelum apa-apa diselesaikan atau diambil.</translation>
    </message>
    <message>
        <source>Box %1 wants a card; two come at once and one of them, %2, is seen.</source>
        <translation>Box %1 mahu satu kad; dua keluar sekali gus dan satu daripadanya, %2, terlihat.</translation>
    </message>
    <message>
        <source>Box %1 wants a card; two come at once, both seen: %2.</source>
        <translation>Box %1 mahu satu kad; dua keluar sekali gus, kedua-duanya terlihat: %2.</translation>
    </message>
    <message>
        <source>The only bettor of box %1 has left. The hand is %2.</source>
        <translation>Satu-satunya petaruh box %1 telah pergi. Hand itu ialah %2.</translation>
    </message>
    <message>
        <source>Box %1 was not asked for a card; only the next box has been dealt to since. No bet is settled.</source>
        <translation>Box %1 tidak ditanya sama ada mahu kad; hanya box seterusnya menerima kad sejak itu. Belum ada pertaruhan diselesaikan.</translation>
    </message>
    <message>
        <source>What is the ruling on the %1 felt?</source>
        <translation>Apakah keputusan di meja %1?</translation>
    </message>
    <message>
        <source>On the %1 felt: %2.</source>
        <translation>Di meja %1: %2.</translation>
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
        <translation>Dealer mengetahui sebelum pusingan siapa yang menentukan, dan menyatakannya.</translation>
    </message>
    <message>
        <source>With nobody seated the largest bet calls.</source>
        <translation>Jika tiada yang duduk, pertaruhan terbesar menentukan.</translation>
    </message>
    <message>
        <source>Going by the largest bet is the Free Bet rule.</source>
        <translation>Mengikut pertaruhan terbesar ialah peraturan Free Bet.</translation>
    </message>
    <message>
        <source>%1 sits at the box and has a bet on it.</source>
        <translation>%1 duduk di box itu dan ada pertaruhan di situ.</translation>
    </message>
    <message>
        <source>Nobody sits at the box.</source>
        <translation>Tiada siapa duduk di box itu.</translation>
    </message>
    <message>
        <source>%1 sits there but has no bet on it, so nobody counts as seated.</source>
        <translation>%1 duduk di situ tetapi tiada pertaruhan, jadi tiada siapa dikira duduk.</translation>
    </message>
    <message>
        <source>Box %1: who calls the decisions now?</source>
        <translation>Box %1: siapa membuat keputusan sekarang?</translation>
    </message>
    <message>
        <source>Box %1: %2 surrendered.</source>
        <translation>Box %1: %2 telah surrender.</translation>
    </message>
    <message>
        <source>Each bettor surrenders for himself; the other bets stay in play.</source>
        <translation>Setiap petaruh surrender untuk diri sendiri; pertaruhan lain kekal dalam permainan.</translation>
    </message>
    <message>
        <source>Control passes from front to back to whoever is still in.</source>
        <translation>Kawalan berpindah dari depan ke belakang kepada yang masih bermain.</translation>
    </message>
    <message>
        <source>What becomes of the other bets on that box?</source>
        <translation>Apa jadi dengan pertaruhan lain di box itu?</translation>
    </message>
    <message>
        <source>They stay in play</source>
        <translation>Ia kekal dalam permainan</translation>
    </message>
    <message>
        <source>They are surrendered with it</source>
        <translation>Ia turut surrender</translation>
    </message>
    <message>
        <source>Each bettor surrenders for himself.</source>
        <translation>Setiap petaruh surrender untuk diri sendiri.</translation>
    </message>
    <message>
        <source>They go back to their owners</source>
        <translation>Ia dipulangkan kepada pemiliknya</translation>
    </message>
    <message>
        <source>Nothing goes back: the hand is played on.</source>
        <translation>Tiada yang dipulangkan: hand itu diteruskan.</translation>
    </message>
    <message>
        <source>They stand on the two cards, no more is drawn</source>
        <translation>Ia stand pada dua kad itu, tiada lagi kad diambil</translation>
    </message>
    <message>
        <source>The next bettor in line plays the hand on.</source>
        <translation>Petaruh seterusnya dalam barisan meneruskan hand itu.</translation>
    </message>
    <message>
        <source>It passes from front to back, not to the largest bet.</source>
        <translation>Ia berpindah dari depan ke belakang, bukan kepada pertaruhan terbesar.</translation>
    </message>
    <message>
        <source>It passes from front to back: a bet nearer the dealer comes first.</source>
        <translation>Ia berpindah dari depan ke belakang: pertaruhan yang lebih dekat dengan dealer didahulukan.</translation>
    </message>
    <message>
        <source>Where equal claims do not agree, not even a bystander gets it.</source>
        <translation>Jika tuntutan yang sama taraf tidak bersetuju, pemerhati pun tidak mendapatnya.</translation>
    </message>
    <message>
        <source>Another has an equal claim, and they do not agree: nobody gets it.</source>
        <translation>Seorang lagi ada tuntutan yang sama taraf, dan mereka tidak bersetuju: tiada siapa mendapatnya.</translation>
    </message>
    <message>
        <source>Among players without a bet this round the first to ask gets it.</source>
        <translation>Antara pemain tanpa pertaruhan pusingan ini, yang pertama meminta mendapatnya.</translation>
    </message>
    <message>
        <source>Whoever has no bet this round comes last, however early he asked.</source>
        <translation>Sesiapa yang tiada pertaruhan pusingan ini paling akhir, walau seawal mana dia meminta.</translation>
    </message>
    <message>
        <source>On the box itself the bet nearer the dealer comes first.</source>
        <translation>Di box itu sendiri, pertaruhan yang lebih dekat dengan dealer didahulukan.</translation>
    </message>
    <message>
        <source>A bettor of the box itself comes before those of other boxes.</source>
        <translation>Petaruh box itu sendiri didahulukan daripada petaruh box lain.</translation>
    </message>
    <message>
        <source>His bet is farther from that box.</source>
        <translation>Pertaruhannya lebih jauh dari box itu.</translation>
    </message>
    <message>
        <source>He has more insurance on other players&apos; boxes; at equal distance the least comes first.</source>
        <translation>Dia ada lebih banyak insurance di box pemain lain; pada jarak yang sama yang paling sedikit didahulukan.</translation>
    </message>
    <message>
        <source>He has more in side bets; at equal distance the least comes first.</source>
        <translation>Dia ada lebih banyak dalam side bet; pada jarak yang sama yang paling sedikit didahulukan.</translation>
    </message>
    <message>
        <source>The two with equal claims agreed on the other.</source>
        <translation>Dua orang dengan tuntutan sama taraf bersetuju memberinya kepada yang satu lagi.</translation>
    </message>
    <message>
        <source>Who gets to place that insurance?</source>
        <translation>Siapa dapat meletakkan insurance itu?</translation>
    </message>
    <message>
        <source>The two with equal claims agree on %1.</source>
        <translation>Dua orang dengan tuntutan sama taraf bersetuju pada %1.</translation>
    </message>
    <message>
        <source>The two with equal claims do not agree.</source>
        <translation>Dua orang dengan tuntutan sama taraf tidak bersetuju.</translation>
    </message>
    <message>
        <source>In Free Bet nobody may take part in another&apos;s insurance.</source>
        <translation>Dalam Free Bet tiada siapa boleh mengambil bahagian dalam insurance orang lain.</translation>
    </message>
    <message>
        <source>A bettor of the same box comes first, the one nearest the dealer before the others.</source>
        <translation>Petaruh box yang sama didahulukan, yang paling dekat dengan dealer sebelum yang lain.</translation>
    </message>
    <message>
        <source>Next comes whoever has a bet nearest to that box.</source>
        <translation>Selepas itu sesiapa yang pertaruhannya paling dekat dengan box itu.</translation>
    </message>
    <message>
        <source>At equal distance the least insurance wins, own boxes left out.</source>
        <translation>Pada jarak yang sama, insurance paling sedikit menang, tidak termasuk box sendiri.</translation>
    </message>
    <message>
        <source>At equal distance the least money in such side bets wins.</source>
        <translation>Pada jarak yang sama, wang paling sedikit dalam side bet sebegitu menang.</translation>
    </message>
    <message>
        <source>Equal claims: they agree, or nobody gets it, not even a bystander.</source>
        <translation>Tuntutan sama taraf: mereka bersetuju, atau tiada siapa mendapatnya, pemerhati pun tidak.</translation>
    </message>
    <message>
        <source>Without any bet in the round, the first to ask wins.</source>
        <translation>Tanpa apa-apa pertaruhan dalam pusingan, yang pertama meminta menang.</translation>
    </message>
    <message>
        <source>They have agreed, so the bet is taken.</source>
        <translation>Mereka telah bersetuju, jadi pertaruhan itu diambil.</translation>
    </message>
    <message>
        <source>Nobody gets it only where equal claims do not agree.</source>
        <translation>Tiada siapa mendapatnya hanya apabila tuntutan sama taraf tidak bersetuju.</translation>
    </message>
    <message>
        <source>B takes A&apos;s insurance on box %1: how much may he put there at most?</source>
        <translation>B mengambil insurance A di box %1: paling banyak berapa boleh diletakkannya di situ?</translation>
    </message>
    <message>
        <source>A, with %1 on box %2, declines insurance. B has %3 on box %4.</source>
        <translation>A, dengan %1 di box %2, menolak insurance. B ada %3 di box %4.</translation>
    </message>
    <message>
        <source>Half of the bet that is insured, not of the taker&apos;s.</source>
        <translation>Separuh daripada pertaruhan yang dilindungi, bukan pertaruhan pengambil.</translation>
    </message>
    <message>
        <source>Insurance is half of the bet at most.</source>
        <translation>Insurance paling banyak separuh pertaruhan.</translation>
    </message>
    <message>
        <source>The taker&apos;s own bet does not matter.</source>
        <translation>Pertaruhan pengambil sendiri tidak menjadi soal.</translation>
    </message>
    <message>
        <source>Another player may take a declined insurance, up to half of the decliner&apos;s bet.</source>
        <translation>Pemain lain boleh mengambil insurance yang ditolak, hingga separuh pertaruhan orang yang menolak.</translation>
    </message>
    <message>
        <source>Put the opening cards into the order in which you deal them.</source>
        <translation>Susun kad permulaan mengikut urutan anda membahaginya.</translation>
    </message>
    <message>
        <source>How many cards leave the shoe in the opening deal?</source>
        <translation>Berapa kad keluar dari shoe dalam pembahagian permulaan?</translation>
    </message>
    <message>
        <source>The dealer has his printed 8 and is dealt none.</source>
        <translation>Dealer ada 8 bercetak dan tidak diberi kad.</translation>
    </message>
    <message>
        <source>That is the deal of the other games; here every hand has its printed 8.</source>
        <translation>Itu pembahagian permainan lain; di sini setiap hand ada 8 bercetak.</translation>
    </message>
    <message>
        <source>Every hand has its printed 8: one card each is enough.</source>
        <translation>Setiap hand ada 8 bercetak: satu kad setiap satu memadai.</translation>
    </message>
    <message>
        <source>Every hand, the dealer&apos;s too, begins with the printed 8.</source>
        <translation>Setiap hand, termasuk hand dealer, bermula dengan 8 bercetak.</translation>
    </message>
    <message>
        <source>So each box with a bet gets one card, and the dealer none.</source>
        <translation>Jadi setiap box yang ada pertaruhan menerima satu kad, dan dealer tiada.</translation>
    </message>
    <message>
        <source>First card to box %1</source>
        <translation>Kad pertama ke box %1</translation>
    </message>
    <message>
        <source>Second card to box %1</source>
        <translation>Kad kedua ke box %1</translation>
    </message>
    <message>
        <source>Card to the dealer</source>
        <translation>Kad kepada dealer</translation>
    </message>
    <message>
        <source>The dealer&apos;s card comes after the first round of the boxes.</source>
        <translation>Kad dealer datang selepas giliran pertama semua box.</translation>
    </message>
    <message>
        <source>One card each, all around, then the second ones.</source>
        <translation>Satu kad setiap satu, sekeliling, kemudian yang kedua.</translation>
    </message>
    <message>
        <source>It starts on the dealer&apos;s left and goes clockwise.</source>
        <translation>Ia bermula di kiri dealer dan mengikut arah jam.</translation>
    </message>
    <message>
        <source>One card to each box with a bet, from the dealer&apos;s left; the dealer gets none.</source>
        <translation>Satu kad ke setiap box yang ada pertaruhan, dari kiri dealer; dealer tidak menerima kad.</translation>
    </message>
    <message>
        <source>From the dealer&apos;s left clockwise: one card each, the dealer, then the second cards.</source>
        <translation>Dari kiri dealer mengikut arah jam: satu kad setiap satu, dealer, kemudian kad kedua.</translation>
    </message>
    <message>
        <source>A box without a bet gets no card.</source>
        <translation>Box tanpa pertaruhan tidak menerima kad.</translation>
    </message>
    <message>
        <source>The first card of every hand is the printed 8.</source>
        <translation>Kad pertama setiap hand ialah 8 bercetak.</translation>
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
        <translation>Tiada: kedua-duanya lengkap</translation>
    </message>
    <message>
        <source>Split Aces get one card each and no more.</source>
        <translation>Ace yang di-split menerima satu kad setiap satu dan tidak lebih.</translation>
    </message>
    <message>
        <source>Box %1 splits.</source>
        <translation>Box %1 membuat split.</translation>
    </message>
    <message>
        <source>Hand 1 of box %1 stands.</source>
        <translation>Hand 1 box %1 stand.</translation>
    </message>
    <message>
        <source>Hand 1 of box %1 asks for a card.</source>
        <translation>Hand 1 box %1 meminta kad.</translation>
    </message>
    <message>
        <source>In which order do you settle the Lucky Lucky bets?</source>
        <translation>Dalam urutan apa anda menyelesaikan pertaruhan Lucky Lucky?</translation>
    </message>
    <message>
        <source>The spot is empty before the hands are played.</source>
        <translation>Tempat itu kosong sebelum hand dimainkan.</translation>
    </message>
    <message>
        <source>Stake and payout go back to the player.</source>
        <translation>Pertaruhan dan bayaran kembali kepada pemain.</translation>
    </message>
    <message>
        <source>Winners are paid at once, and stake and payout are pushed back before the hands are played.</source>
        <translation>Yang menang dibayar serta-merta, dan pertaruhan serta bayaran ditolak kembali sebelum hand dimainkan.</translation>
    </message>
    <message>
        <source>The dealer has %1: does he draw?</source>
        <translation>Dealer ada %1: adakah dealer mengambil kad?</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ambil kad</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Standing on soft 17 is the rule of the other games; here the dealer draws.</source>
        <translation>Stand pada soft 17 ialah peraturan permainan lain; di sini dealer mengambil kad.</translation>
    </message>
    <message>
        <source>Drawing on soft 17 is the Free Bet rule.</source>
        <translation>Mengambil kad pada soft 17 ialah peraturan Free Bet.</translation>
    </message>
    <message>
        <source>The dealer draws on 16 or less.</source>
        <translation>Dealer mengambil kad pada 16 atau kurang.</translation>
    </message>
    <message>
        <source>That total is complete; the dealer stands.</source>
        <translation>Jumlah itu lengkap; dealer stand.</translation>
    </message>
    <message>
        <source>That is soft %1.</source>
        <translation>Itu soft %1.</translation>
    </message>
    <message>
        <source>That is hard %1.</source>
        <translation>Itu hard %1.</translation>
    </message>
    <message>
        <source>Here he draws on 16 or less and on soft 17, and stands on hard 17 and more.</source>
        <translation>Di sini dealer mengambil kad pada 16 atau kurang dan pada soft 17, dan stand pada hard 17 ke atas.</translation>
    </message>
    <message>
        <source>Here he draws on 16 or less and stands on every 17, soft ones too.</source>
        <translation>Di sini dealer mengambil kad pada 16 atau kurang dan stand pada setiap 17, termasuk soft 17.</translation>
    </message>
    <message>
        <source>Box %1 draws the %2 and is bust. No hand is left to act.</source>
        <translation>Box %1 mengambil %2 dan bust. Tiada hand lagi yang perlu bertindak.</translation>
    </message>
    <message>
        <source>Box %1 stands. No hand is left to act.</source>
        <translation>Box %1 stand. Tiada hand lagi yang perlu bertindak.</translation>
    </message>
    <message>
        <source>All hands are bust, but the %1 waits for the dealer&apos;s result: he draws out.</source>
        <translation>Semua hand bust, tetapi %1 menunggu keputusan dealer: dealer mengambil kad hingga selesai.</translation>
    </message>
    <message>
        <source>Box %1 is bust: tick everything that you do now.</source>
        <translation>Box %1 bust: tandakan semua yang anda buat sekarang.</translation>
    </message>
    <message>
        <source>Box %1 doubles for the same again and draws the %2.</source>
        <translation>Box %1 membuat double dengan jumlah yang sama dan mengambil %2.</translation>
    </message>
    <message>
        <source>Box %1 draws the %2.</source>
        <translation>Box %1 mengambil %2.</translation>
    </message>
    <message>
        <source>Take the main bet</source>
        <translation>Ambil pertaruhan utama</translation>
    </message>
    <message>
        <source>A bust hand loses at once.</source>
        <translation>Hand yang bust kalah serta-merta.</translation>
    </message>
    <message>
        <source>Take the double beside it</source>
        <translation>Ambil double di sebelahnya</translation>
    </message>
    <message>
        <source>The double is lost with the hand.</source>
        <translation>Double hilang bersama hand itu.</translation>
    </message>
    <message>
        <source>Put the cards into the discard holder</source>
        <translation>Masukkan kad ke dalam bekas kad buangan</translation>
    </message>
    <message>
        <source>The cards of a bust hand go at once.</source>
        <translation>Kad hand yang bust disingkirkan serta-merta.</translation>
    </message>
    <message>
        <source>With Superb 8&apos;s down the cards stay until the box is done.</source>
        <translation>Jika ada Superb 8&apos;s, kad kekal hingga box selesai.</translation>
    </message>
    <message>
        <source>Take the Tie on 18 bet</source>
        <translation>Ambil pertaruhan Tie on 18</translation>
    </message>
    <message>
        <source>A bust hand cannot tie: that bet is lost with it.</source>
        <translation>Hand yang bust tidak boleh tie: pertaruhan itu kalah bersamanya.</translation>
    </message>
    <message>
        <source>Take the 21+ bet</source>
        <translation>Ambil pertaruhan 21+</translation>
    </message>
    <message>
        <source>21+ is about the dealer&apos;s hand and stays.</source>
        <translation>21+ melihat hand dealer, jadi ia kekal.</translation>
    </message>
    <message>
        <source>Take the Superb 8&apos;s bet</source>
        <translation>Ambil pertaruhan Superb 8&apos;s</translation>
    </message>
    <message>
        <source>Superb 8&apos;s counts the 8s, bust or not.</source>
        <translation>Superb 8&apos;s mengira 8, bust atau tidak.</translation>
    </message>
    <message>
        <source>Take the Boom Busted bet</source>
        <translation>Ambil pertaruhan Boom Busted</translation>
    </message>
    <message>
        <source>Boom Busted is about the dealer&apos;s hand and stays.</source>
        <translation>Boom Busted melihat hand dealer, jadi ia kekal.</translation>
    </message>
    <message>
        <source>Take the insurance</source>
        <translation>Ambil pertaruhan insurance</translation>
    </message>
    <message>
        <source>Insurance lives until the dealer&apos;s second card.</source>
        <translation>Insurance kekal hingga kad kedua dealer.</translation>
    </message>
    <message>
        <source>Give half of the main bet back</source>
        <translation>Pulangkan separuh pertaruhan utama</translation>
    </message>
    <message>
        <source>Half goes back on a surrender only.</source>
        <translation>Separuh dipulangkan hanya bagi surrender.</translation>
    </message>
    <message>
        <source>Over 21 the bets on the hand lose at once.</source>
        <translation>Melebihi 21, pertaruhan pada hand itu kalah serta-merta.</translation>
    </message>
    <message>
        <source>With Superb 8&apos;s down the cards stay until the box is finished.</source>
        <translation>Jika ada Superb 8&apos;s, kad kekal hingga box selesai.</translation>
    </message>
    <message>
        <source>21+ goes by the dealer&apos;s hand, whatever the player&apos;s did.</source>
        <translation>21+ mengikut hand dealer, tidak kira apa jadi pada hand pemain.</translation>
    </message>
    <message>
        <source>a main bet that wins</source>
        <translation>pertaruhan utama yang menang</translation>
    </message>
    <message>
        <source>a Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>insurance that wins</source>
        <translation>insurance yang menang</translation>
    </message>
    <message>
        <source>a 6-7-8 Bonus, not all of Spades</source>
        <translation>6-7-8 Bonus, bukan semuanya Spade</translation>
    </message>
    <message>
        <source>a 6-7-8 Bonus, all of Spades</source>
        <translation>6-7-8 Bonus, semuanya Spade</translation>
    </message>
    <message>
        <source>%1 on %2: what do you pay?</source>
        <translation>%1, pertaruhan %2: berapa anda bayar?</translation>
    </message>
    <message>
        <source>Bet: %1.</source>
        <translation>Pertaruhan: %1.</translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation>Bayarannya %1.</translation>
    </message>
    <message>
        <source>%1 times %2 over %3 is %4.</source>
        <translation>%1 darab %2 bahagi %3 ialah %4.</translation>
    </message>
    <message>
        <source>%1 times %2 is %3.</source>
        <translation>%1 darab %2 ialah %3.</translation>
    </message>
    <message>
        <source>Ten times too much: count the noughts.</source>
        <translation>Sepuluh kali terlalu banyak: kira sifarnya.</translation>
    </message>
    <message>
        <source>Ten times too little: count the noughts.</source>
        <translation>Sepuluh kali terlalu sedikit: kira sifarnya.</translation>
    </message>
    <message>
        <source>Hand %1. %2</source>
        <translation>Hand %1. %2</translation>
    </message>
    <message>
        <source>The hand was surrendered.</source>
        <translation>Hand itu telah surrender.</translation>
    </message>
    <message>
        <source>A Blackjack against an Ace, and the player took even money.</source>
        <translation>Blackjack berdepan Ace, dan pemain mengambil even money.</translation>
    </message>
    <message>
        <source>%1 is over 21: bust, lost whatever the dealer makes.</source>
        <translation>%1 melebihi 21: bust, kalah walau apa pun kad dealer.</translation>
    </message>
    <message>
        <source>Both have a Blackjack.</source>
        <translation>Kedua-duanya Blackjack.</translation>
    </message>
    <message>
        <source>A Blackjack against a dealer&apos;s %1: he cannot make one.</source>
        <translation>Blackjack berdepan %1 dealer: dealer tidak mungkin mendapat Blackjack.</translation>
    </message>
    <message>
        <source>A Blackjack; the dealer has %1 and no Blackjack.</source>
        <translation>Blackjack; dealer mempunyai %1 dan bukan Blackjack.</translation>
    </message>
    <message>
        <source>The dealer has a Blackjack, which beats %1.</source>
        <translation>Dealer mempunyai Blackjack, yang mengalahkan %1.</translation>
    </message>
    <message>
        <source>%1, and the dealer is bust with %2.</source>
        <translation>%1, dan dealer bust dengan %2.</translation>
    </message>
    <message>
        <source>%1, and the dealer makes 22, which is no bust here.</source>
        <translation>%1, dan dealer mendapat 22, yang bukan bust di sini.</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2.</source>
        <translation>%1 berdepan %2 dealer.</translation>
    </message>
    <message>
        <source>The bets placed before it have reached the maximum: it goes back.</source>
        <translation>Pertaruhan yang diletakkan sebelumnya sudah mencapai maksimum: ia dipulangkan.</translation>
    </message>
    <message>
        <source>The dealer has %1: not bust, so the bet loses.</source>
        <translation>Dealer mempunyai %1: tidak bust, jadi pertaruhan ini kalah.</translation>
    </message>
    <message>
        <source>The dealer is bust with %1 in %2 cards, his first card counted.</source>
        <translation>Dealer bust dengan %1 dalam %2 kad, kad pertamanya dikira.</translation>
    </message>
    <message>
        <source>%1 is over 21: bust.</source>
        <translation>%1 melebihi 21: bust.</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2; both have to be 18.</source>
        <translation>%1 berdepan %2 dealer; kedua-duanya mesti 18.</translation>
    </message>
    <message>
        <source>No marker was used on this box.</source>
        <translation>Tiada marker digunakan di box ini.</translation>
    </message>
    <message>
        <source>The first card to the box is no 8: the run ends at the printed one.</source>
        <translation>Kad pertama ke box bukan 8: rangkaian terhenti pada 8 yang tercetak.</translation>
    </message>
    <message>
        <source>On the box: %1.</source>
        <translation>Di box: %1.</translation>
    </message>
    <message>
        <source>%1 with the dealer&apos;s %2: %3.</source>
        <translation>%1 bersama %2 dealer: %3.</translation>
    </message>
    <message>
        <source>%1 with the dealer&apos;s %2: no row of the pay table.</source>
        <translation>%1 bersama %2 dealer: tiada dalam jadual bayaran.</translation>
    </message>
    <message>
        <source>%1: no pair for this bet.</source>
        <translation>%1: bukan pasangan bagi pertaruhan ini.</translation>
    </message>
    <message>
        <source>It wins: its marker stands for %1 at 1 to 1, so pay %2.</source>
        <translation>Ia menang: marker-nya mewakili %1 pada 1 kepada 1, jadi bayar %2.</translation>
    </message>
    <message>
        <source>It wins: its %1 markers stand for %2 at 1 to 1, so pay %3.</source>
        <translation>Ia menang: %1 marker mewakili %2 pada 1 kepada 1, jadi bayar %3.</translation>
    </message>
    <message>
        <source>It wins: %1 for the chips and %2 for the marker, at 1 to 1, so pay %3.</source>
        <translation>Ia menang: %1 untuk cip dan %2 untuk marker, pada 1 kepada 1, jadi bayar %3.</translation>
    </message>
    <message>
        <source>It wins: %1 for the chips and %2 for the %3 markers, at 1 to 1, so pay %4.</source>
        <translation>Ia menang: %1 untuk cip dan %2 untuk %3 marker, pada 1 kepada 1, jadi bayar %4.</translation>
    </message>
    <message>
        <source>That pays %1: %2 pays %3.</source>
        <translation>Bayarannya %1: %2 dibayar %3.</translation>
    </message>
    <message>
        <source>It wins at %1: %2 pays %3.</source>
        <translation>Ia menang pada %1: %2 dibayar %3.</translation>
    </message>
    <message>
        <source>It is paid 1 to 1: %1 pays %2.</source>
        <translation>Ia dibayar 1 kepada 1: %1 dibayar %2.</translation>
    </message>
    <message>
        <source>Of %1 only the first bet is lost: take %2, give back %3.</source>
        <translation>Daripada %1 hanya pertaruhan pertama yang hilang: ambil %2, pulangkan %3.</translation>
    </message>
    <message>
        <source>It loses, but there are no chips on it: a marker costs nothing.</source>
        <translation>Ia kalah, tetapi tiada cip di atasnya: marker tidak menelan belanja.</translation>
    </message>
    <message>
        <source>It loses: take %1.</source>
        <translation>Ia kalah: ambil %1.</translation>
    </message>
    <message>
        <source>It stands off: its marker earns nothing.</source>
        <translation>Stand-off: marker-nya tidak memperoleh apa-apa.</translation>
    </message>
    <message>
        <source>It stands off: nothing is paid, nothing is taken, %1 stays the player&apos;s.</source>
        <translation>Stand-off: tiada yang dibayar, tiada yang diambil, %1 tetap milik pemain.</translation>
    </message>
    <message>
        <source>Half of %1 is lost for good: take %2, give back %3.</source>
        <translation>Separuh daripada %1 hilang terus: ambil %2, pulangkan %3.</translation>
    </message>
    <message>
        <source>%1 goes back to the player.</source>
        <translation>%1 dipulangkan kepada pemain.</translation>
    </message>
    <message>
        <source>Pay table %1 is in force; one deck.</source>
        <translation>Jadual bayaran %1 berkuat kuasa; satu dek.</translation>
    </message>
    <message>
        <source>Box %1, all hands together</source>
        <translation>Box %1, semua hand bersama</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <translation>%1, pemain %2</translation>
    </message>
    <message>
        <source>%1: what do you pay the %2?</source>
        <translation>%1: berapa anda bayar untuk %2?</translation>
    </message>
    <message>
        <source>%1: how much of the %2 do you take?</source>
        <translation>%1: berapa banyak daripada %2 yang anda ambil?</translation>
    </message>
    <message>
        <source>%1: how much of the %2 goes back to the player?</source>
        <translation>%1: berapa banyak daripada %2 yang dipulangkan kepada pemain?</translation>
    </message>
    <message>
        <source>The player took even money: his insurance is over.</source>
        <translation>Pemain mengambil even money: insurance-nya tamat.</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is worth ten: a Blackjack.</source>
        <translation>Kad kedua dealer bernilai sepuluh: Blackjack.</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is not worth ten: no Blackjack.</source>
        <translation>Kad kedua dealer tidak bernilai sepuluh: bukan Blackjack.</translation>
    </message>
    <message>
        <source>6-7-8, all of Spades, the printed 8 counted.</source>
        <translation>6-7-8, semuanya Spade, 8 yang tercetak dikira.</translation>
    </message>
    <message>
        <source>6-7-8, not all of Spades: paid whatever the hand does, on the first bet.</source>
        <translation>6-7-8, bukan semuanya Spade: dibayar walau apa pun keputusan hand, atas pertaruhan pertama.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 lies over the maximum: that goes back in any case.</source>
        <translation>%1 melebihi maksimum: jumlah itu tetap dipulangkan.</translation>
    </message>
    <message>
        <source>Together: pay %1.</source>
        <translation>Semuanya: bayar %1.</translation>
    </message>
    <message>
        <source>Together: take %1.</source>
        <translation>Semuanya: ambil %1.</translation>
    </message>
    <message>
        <source>Together: %1 goes back.</source>
        <translation>Semuanya: %1 dipulangkan.</translation>
    </message>
    <message>
        <source>A stand-off is not taken.</source>
        <translation>Stand-off tidak diambil.</translation>
    </message>
    <message>
        <source>That is even money; this bet pays more.</source>
        <translation>Itu even money; pertaruhan ini dibayar lebih.</translation>
    </message>
    <message>
        <source>This bet wins.</source>
        <translation>Pertaruhan ini menang.</translation>
    </message>
    <message>
        <source>Chips are taken here.</source>
        <translation>Cip diambil di sini.</translation>
    </message>
    <message>
        <source>Chips go back here.</source>
        <translation>Cip dipulangkan di sini.</translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>dibayar %1</translation>
    </message>
    <message>
        <source>taken %1</source>
        <translation>diambil %1</translation>
    </message>
    <message>
        <source>left as it lies</source>
        <translation>dibiarkan seperti sedia ada</translation>
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
        <translation>Bolehkah pertaruhan ini diterima</translation>
    </message>
    <message>
        <source>May he place this side bet</source>
        <translation>Bolehkah pemain meletakkan side bet ini</translation>
    </message>
    <message>
        <source>Where does it go</source>
        <translation>Ke mana perginya</translation>
    </message>
    <message>
        <source>Decks and layouts</source>
        <translation>Dek dan susun atur meja</translation>
    </message>
    <message>
        <source>The same cards on another felt</source>
        <translation>Kad sama di meja lain</translation>
    </message>
    <message>
        <source>The same incident on another felt</source>
        <translation>Kejadian sama di meja lain</translation>
    </message>
    <message>
        <source>Which clause governs</source>
        <translation>Klausa mana yang menentukan</translation>
    </message>
    <message>
        <source>Who calls after a surrender</source>
        <translation>Siapa membuat keputusan selepas surrender</translation>
    </message>
    <message>
        <source>Rival claims to a side bet</source>
        <translation>Tuntutan bersaing atas side bet</translation>
    </message>
    <message>
        <source>Rival claims to an insurance</source>
        <translation>Tuntutan bersaing atas insurance</translation>
    </message>
    <message>
        <source>The opening deal</source>
        <translation>Pembahagian kad permulaan</translation>
    </message>
    <message>
        <source>Serving Lucky Lucky</source>
        <translation>Mengendalikan Lucky Lucky</translation>
    </message>
    <message>
        <source>Must the dealer draw</source>
        <translation>Mestikah dealer mengambil kad</translation>
    </message>
    <message>
        <source>Does the dealer draw at all</source>
        <translation>Adakah dealer mengambil kad langsung</translation>
    </message>
    <message>
        <source>What you do on a bust</source>
        <translation>Apa yang anda buat apabila bust</translation>
    </message>
    <message>
        <source>Void, put back or play on</source>
        <translation>Batal, kembalikan atau teruskan</translation>
    </message>
    <message>
        <source>Too few or too many cards on a box</source>
        <translation>Kad terlalu sedikit atau terlalu banyak di box</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand went wrong</source>
        <translation>Hand dealer tersilap</translation>
    </message>
    <message>
        <source>The card nobody asked for</source>
        <translation>Kad yang tidak diminta</translation>
    </message>
    <message>
        <source>Two cards at once</source>
        <translation>Dua kad sekali gus</translation>
    </message>
    <message>
        <source>A player was passed over</source>
        <translation>Pemain terlangkau</translation>
    </message>
    <message>
        <source>Judgement calls</source>
        <translation>Soal pertimbangan</translation>
    </message>
    <message>
        <source>A bet under or over the limits</source>
        <translation>Pertaruhan di bawah atau di atas had</translation>
    </message>
    <message>
        <source>Whom do you call</source>
        <translation>Siapa yang anda panggil</translation>
    </message>
    <message>
        <source>May he withdraw</source>
        <translation>Bolehkah pemain menarik balik</translation>
    </message>
    <message>
        <source>Pay 21+</source>
        <translation>Bayar 21+</translation>
    </message>
    <message>
        <source>Pay Boom Busted</source>
        <translation>Bayar Boom Busted</translation>
    </message>
    <message>
        <source>Settle a dealer&apos;s 22</source>
        <translation>Selesaikan 22 dealer</translation>
    </message>
    <message>
        <source>Pay Superb 8&apos;s</source>
        <translation>Bayar Superb 8&apos;s</translation>
    </message>
    <message>
        <source>Pay Tie on 18</source>
        <translation>Bayar Tie on 18</translation>
    </message>
    <message>
        <source>Pay the 6-7-8 Bonus</source>
        <translation>Bayar 6-7-8 Bonus</translation>
    </message>
    <message>
        <source>Pay free-bet markers</source>
        <translation>Bayar marker free bet</translation>
    </message>
    <message>
        <source>Pay Lucky Stash</source>
        <translation>Bayar Lucky Stash</translation>
    </message>
    <message>
        <source>Settle split hands</source>
        <translation>Selesaikan hand yang di-split</translation>
    </message>
    <message>
        <source>A dealer&apos;s Blackjack against splits and doubles</source>
        <translation>Blackjack dealer berdepan split dan double</translation>
    </message>
    <message>
        <source>Settle the other bettor of a box</source>
        <translation>Selesaikan petaruh lain di box</translation>
    </message>
    <message>
        <source>Settle a bet outside the limits</source>
        <translation>Selesaikan pertaruhan di luar had</translation>
    </message>
    <message>
        <source>Share out a box over its maximum</source>
        <translation>Agihkan box yang melebihi maksimum</translation>
    </message>
    <message>
        <source>Boom Busted over the table&apos;s maximum</source>
        <translation>Boom Busted melebihi maksimum meja</translation>
    </message>
    <message>
        <source>Settle the main bet</source>
        <translation>Selesaikan pertaruhan utama</translation>
    </message>
    <message>
        <source>Settle a Blackjack</source>
        <translation>Selesaikan Blackjack</translation>
    </message>
    <message>
        <source>Settle insurance</source>
        <translation>Selesaikan insurance</translation>
    </message>
    <message>
        <source>Settle a surrender</source>
        <translation>Selesaikan surrender</translation>
    </message>
    <message>
        <source>Settle a doubled hand</source>
        <translation>Selesaikan hand yang di-double</translation>
    </message>
    <message>
        <source>Pay the Pair bet</source>
        <translation>Bayar pertaruhan Pair</translation>
    </message>
    <message>
        <source>Pay the Lucky 8 bet</source>
        <translation>Bayar pertaruhan Lucky 8</translation>
    </message>
    <message>
        <source>Pay RWS Pairs</source>
        <translation>Bayar RWS Pairs</translation>
    </message>
    <message>
        <source>Pay Lucky Lucky</source>
        <translation>Bayar Lucky Lucky</translation>
    </message>
    <message>
        <source>Settle a full table</source>
        <translation>Selesaikan meja penuh</translation>
    </message>
    <message>
        <source>Find the payout mistake</source>
        <translation>Cari silap bayaran</translation>
    </message>
    <message>
        <source>Is this double good?</source>
        <translation>Sahkah double ini?</translation>
    </message>
    <message>
        <source>Is this insurance good?</source>
        <translation>Sahkah insurance ini?</translation>
    </message>
    <message>
        <source>Is the hand complete?</source>
        <translation>Sudah lengkapkah hand ini?</translation>
    </message>
    <message>
        <source>A Tie on 18 after a split</source>
        <translation>Tie on 18 selepas split</translation>
    </message>
    <message>
        <source>What may the hand do?</source>
        <translation>Apa yang boleh dibuat hand ini?</translation>
    </message>
    <message>
        <source>May it be split, and for how much?</source>
        <translation>Bolehkah ia di-split, dan dengan berapa?</translation>
    </message>
    <message>
        <source>Free, paid or neither?</source>
        <translation>Percuma, berbayar atau tidak?</translation>
    </message>
    <message>
        <source>What is open before further cards?</source>
        <translation>Apa yang terbuka sebelum kad tambahan?</translation>
    </message>
    <message>
        <source>May he surrender?</source>
        <translation>Bolehkah pemain surrender?</translation>
    </message>
    <message>
        <source>Do you pay even money?</source>
        <translation>Adakah anda membayar even money?</translation>
    </message>
    <message>
        <source>Say the right words</source>
        <translation>Sebut kata yang betul</translation>
    </message>
    <message>
        <source>The order of a round</source>
        <translation>Urutan satu pusingan</translation>
    </message>
    <message>
        <source>Squeezing the cards</source>
        <translation>Squeeze kad</translation>
    </message>
    <message>
        <source>Who answers for it</source>
        <translation>Siapa bertanggungjawab</translation>
    </message>
    <message>
        <source>Late and pulled bets</source>
        <translation>Pertaruhan lewat dan yang ditarik balik</translation>
    </message>
    <message>
        <source>Bettors who follow or do not</source>
        <translation>Petaruh yang mengikut atau tidak</translation>
    </message>
    <message>
        <source>Name the total</source>
        <translation>Sebut jumlahnya</translation>
    </message>
    <message>
        <source>Blackjack, 21 or bust</source>
        <translation>Blackjack, 21 atau bust</translation>
    </message>
    <message>
        <source>How far along is the round</source>
        <translation>Sejauh mana pusingan berjalan</translation>
    </message>
    <message>
        <source>Match or no match</source>
        <translation>Sepadan atau tidak</translation>
    </message>
    <message>
        <source>Does this card belong here</source>
        <translation>Adakah kad ini tempatnya di sini</translation>
    </message>
    <message>
        <source>Shoe, shuffle, burn card, damaged card</source>
        <translation>Shoe, kocokan, kad burn, kad rosak</translation>
    </message>
    <message>
        <source>The player has left</source>
        <translation>Pemain telah beredar</translation>
    </message>
    <message>
        <source>The power fails</source>
        <translation>Bekalan elektrik terputus</translation>
    </message>
    <message>
        <source>Found a round late</source>
        <translation>Diketahui sepusingan kemudian</translation>
    </message>
    <message>
        <source>That is the ruling where the cards can be put back.</source>
        <translation>Itu keputusan apabila kad dapat dikembalikan.</translation>
    </message>
    <message>
        <source>That is the ruling where the cards cannot be put back.</source>
        <translation>Itu keputusan apabila kad tidak dapat dikembalikan.</translation>
    </message>
    <message>
        <source>That is the ruling while nobody refuses.</source>
        <translation>Itu keputusan selagi tiada yang menolak.</translation>
    </message>
    <message>
        <source>That is the ruling where only some refuse.</source>
        <translation>Itu keputusan apabila hanya sebahagian menolak.</translation>
    </message>
    <message>
        <source>That is the ruling where everybody refuses.</source>
        <translation>Itu keputusan apabila semua menolak.</translation>
    </message>
    <message>
        <source>That is the ruling where no card was seen.</source>
        <translation>Itu keputusan apabila tiada kad yang terlihat.</translation>
    </message>
    <message>
        <source>That is the ruling where one card was seen.</source>
        <translation>Itu keputusan apabila satu kad terlihat.</translation>
    </message>
    <message>
        <source>That is the ruling where both cards were seen.</source>
        <translation>Itu keputusan apabila kedua-dua kad terlihat.</translation>
    </message>
    <message>
        <source>That is the ruling where cards are shuffled by hand.</source>
        <translation>Itu keputusan apabila kad dikocok dengan tangan.</translation>
    </message>
    <message>
        <source>That is the ruling with a shuffling machine.</source>
        <translation>Itu keputusan dengan mesin pengocok.</translation>
    </message>
    <message>
        <source>That is for a bet placed late.</source>
        <translation>Itu untuk pertaruhan yang diletakkan lewat.</translation>
    </message>
    <message>
        <source>That is for a bet pulled back late.</source>
        <translation>Itu untuk pertaruhan yang ditarik balik lewat.</translation>
    </message>
    <message>
        <source>That is the ruling once any bet is decided.</source>
        <translation>Itu keputusan sebaik sahaja ada pertaruhan yang ditentukan.</translation>
    </message>
    <message>
        <source>That is the ruling while no bet is decided.</source>
        <translation>Itu keputusan selagi tiada pertaruhan yang ditentukan.</translation>
    </message>
    <message>
        <source>That is the ruling where the card can be worked out.</source>
        <translation>Itu keputusan apabila kad itu dapat dipastikan.</translation>
    </message>
    <message>
        <source>That is the ruling where the card cannot be worked out.</source>
        <translation>Itu keputusan apabila kad itu tidak dapat dipastikan.</translation>
    </message>
    <message>
        <source>That is the ruling before bets are closed.</source>
        <translation>Itu keputusan sebelum pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>That is the ruling once the outcome is known.</source>
        <translation>Itu keputusan sebaik sahaja hasilnya diketahui.</translation>
    </message>
    <message>
        <source>That is the ruling after bets are closed.</source>
        <translation>Itu keputusan selepas pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>That is for a player who was told before.</source>
        <translation>Itu untuk pemain yang pernah diberitahu.</translation>
    </message>
    <message>
        <source>That is for the first time.</source>
        <translation>Itu untuk kali pertama.</translation>
    </message>
    <message>
        <source>That is the ruling where somebody else bets on the box.</source>
        <translation>Itu keputusan apabila ada orang lain bertaruh di box.</translation>
    </message>
    <message>
        <source>That is the ruling where he is alone on the box.</source>
        <translation>Itu keputusan apabila dia bersendirian di box.</translation>
    </message>
    <message>
        <source>That is the ruling once another card has been dealt.</source>
        <translation>Itu keputusan sebaik sahaja kad lain telah dibahagi.</translation>
    </message>
    <message>
        <source>That is the ruling before another card is dealt.</source>
        <translation>Itu keputusan sebelum kad lain dibahagi.</translation>
    </message>
    <message>
        <source>That is the ruling where only the next hand has been dealt to.</source>
        <translation>Itu keputusan apabila hanya hand seterusnya sudah menerima kad.</translation>
    </message>
    <message>
        <source>That is the ruling once several boxes have been dealt to.</source>
        <translation>Itu keputusan sebaik sahaja beberapa box sudah menerima kad.</translation>
    </message>
    <message>
        <source>That is the ruling for a box without any card.</source>
        <translation>Itu keputusan bagi box tanpa sebarang kad.</translation>
    </message>
    <message>
        <source>That is the ruling for a box with one card.</source>
        <translation>Itu keputusan bagi box dengan satu kad.</translation>
    </message>
    <message>
        <source>What is the ruling?</source>
        <translation>Apakah keputusannya?</translation>
    </message>
    <message>
        <source>That is the ruling once bets have been settled.</source>
        <translation>Itu keputusan sebaik sahaja ada pertaruhan yang diselesaikan.</translation>
    </message>
    <message>
        <source>That is the ruling before anything is settled.</source>
        <translation>Itu keputusan sebelum apa-apa diselesaikan.</translation>
    </message>
    <message>
        <source>That is the ruling before hands are paid and taken.</source>
        <translation>Itu keputusan sebelum hand dibayar dan diambil.</translation>
    </message>
    <message>
        <source>That is the ruling before anything is settled or drawn.</source>
        <translation>Itu keputusan sebelum apa-apa diselesaikan atau diambil.</translation>
    </message>
    <message>
        <source>That is the rule of %1 and %2.</source>
        <translation>Itu peraturan %1 dan %2.</translation>
    </message>
    <message>
        <source>Nothing here voids the round.</source>
        <translation>Tiada apa-apa di sini yang membatalkan pusingan.</translation>
    </message>
    <message>
        <source>The rules decide this themselves.</source>
        <translation>Peraturan sendiri yang menentukannya.</translation>
    </message>
    <message>
        <source>The bet does not simply go back.</source>
        <translation>Pertaruhan itu tidak dipulangkan begitu sahaja.</translation>
    </message>
    <message>
        <source>Going on as if nothing had happened is not enough.</source>
        <translation>Meneruskan seolah-olah tiada apa-apa berlaku tidak memadai.</translation>
    </message>
    <message>
        <source>The cards are not just thrown away.</source>
        <translation>Kad tidak dibuang begitu sahaja.</translation>
    </message>
    <message>
        <source>In the opening deal boxes %1 and %2 got each other&apos;s second card.</source>
        <translation>Dalam pembahagian permulaan, kad kedua box %1 dan %2 tertukar.</translation>
    </message>
    <message>
        <source>In the opening deal boxes %1 and %2 got each other&apos;s card.</source>
        <translation>Dalam pembahagian permulaan, kad box %1 dan %2 tertukar.</translation>
    </message>
    <message>
        <source>What becomes of that card?</source>
        <translation>Apa jadi dengan kad itu?</translation>
    </message>
    <message>
        <source>Call the %1 and let him decide</source>
        <translation>Panggil %1 dan biarkan dia memutuskan</translation>
    </message>
    <message>
        <source>This house has fixed how it is read: nobody has to be asked.</source>
        <translation>Kasino ini telah menetapkan tafsirannya: tiada siapa perlu ditanya.</translation>
    </message>
    <message>
        <source>It can be read that way, but this house has fixed another.</source>
        <translation>Ia boleh ditafsirkan begitu, tetapi kasino ini telah menetapkan yang lain.</translation>
    </message>
    <message>
        <source>That is how it is played unless the house says otherwise; the decision is not the dealer&apos;s.</source>
        <translation>Begitulah ia digunakan melainkan kasino menyatakan lain; keputusannya bukan milik dealer.</translation>
    </message>
    <message>
        <source>That is one way to read it; the decision is not the dealer&apos;s.</source>
        <translation>Itu satu cara menafsirkannya; keputusannya bukan milik dealer.</translation>
    </message>
    <message>
        <source>How does this house read it?</source>
        <translation>Bagaimana kasino ini menafsirkannya?</translation>
    </message>
    <message>
        <source>The rules can be read two ways: what do you do?</source>
        <translation>Peraturan boleh ditafsirkan dua cara: apa yang anda buat?</translation>
    </message>
    <message>
        <source>This house plays: %1</source>
        <translation>Kasino ini menggunakan: %1</translation>
    </message>
    <message>
        <source>Played unless the house says otherwise: %1</source>
        <translation>Digunakan melainkan kasino menyatakan lain: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Sebab: %1</translation>
    </message>
    <message>
        <source>6 to 5 is not paid in this game.</source>
        <translation>6 kepada 5 tidak dibayar dalam permainan ini.</translation>
    </message>
    <message>
        <source>3 to 2 is for a Blackjack; insurance pays 2 to 1.</source>
        <translation>3 kepada 2 ialah untuk Blackjack; insurance dibayar 2 kepada 1.</translation>
    </message>
    <message>
        <source>Drawing on soft 17 is the Free Bet rule; here the dealer stands.</source>
        <translation>Mengambil kad pada soft 17 ialah peraturan Free Bet; di sini dealer berhenti (stand).</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 stands off in Free Bet only; here it is a bust.</source>
        <translation>22 dealer menjadi stand-off dalam Free Bet sahaja; di sini ia bust.</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is not a bust here: it stands off.</source>
        <translation>22 dealer bukan bust di sini: ia stand-off.</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is no bust in Free Bet; here it is one.</source>
        <translation>22 dealer bukan bust dalam Free Bet; di sini ia bust.</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is no bust here.</source>
        <translation>22 dealer bukan bust di sini.</translation>
    </message>
    <message>
        <source>You counted only the cards from the shoe; his first card counts.</source>
        <translation>Anda mengira kad dari shoe sahaja; kad pertama dealer juga dikira.</translation>
    </message>
    <message>
        <source>You counted only the cards he drew; his first card counts.</source>
        <translation>Anda mengira kad yang diambil dealer sahaja; kad pertamanya juga dikira.</translation>
    </message>
    <message>
        <source>You counted a card too many.</source>
        <translation>Anda terlebih kira satu kad.</translation>
    </message>
    <message>
        <source>Those are the odds of the other house&apos;s bet on the dealer&apos;s bust.</source>
        <translation>Itu kadar bayaran kasino satu lagi bagi pertaruhan dealer bust.</translation>
    </message>
    <message>
        <source>The 6-7-8 Bonus pays 5 to 1 only where all three are spades.</source>
        <translation>6-7-8 Bonus dibayar 5 kepada 1 hanya apabila ketiga-tiganya Spade.</translation>
    </message>
    <message>
        <source>All three are spades: the 6-7-8 Bonus pays 5 to 1.</source>
        <translation>Ketiga-tiganya Spade: 6-7-8 Bonus dibayar 5 kepada 1.</translation>
    </message>
    <message>
        <source>That is another pay table than the one in force.</source>
        <translation>Itu jadual bayaran lain, bukan yang berkuat kuasa.</translation>
    </message>
    <message>
        <source>The bet is over the maximum: only the maximum counts.</source>
        <translation>Pertaruhan melebihi maksimum: hanya maksimum yang dikira.</translation>
    </message>
    <message>
        <source>It is noticed when hands have been paid and taken.</source>
        <translation>Ia disedari apabila hand sudah dibayar dan diambil.</translation>
    </message>
    <message>
        <source>It is noticed at once; no bet has been settled this round.</source>
        <translation>Ia disedari serta-merta; belum ada pertaruhan diselesaikan dalam pusingan ini.</translation>
    </message>
    <message>
        <source>It is noticed before any bet is settled or further card drawn.</source>
        <translation>Ia disedari sebelum sebarang pertaruhan diselesaikan atau kad tambahan diambil.</translation>
    </message>
    <message>
        <source>It is noticed when the bets on the opening cards have been settled.</source>
        <translation>Ia disedari apabila pertaruhan atas kad permulaan sudah diselesaikan.</translation>
    </message>
    <message>
        <source>It is noticed when bets on the opening cards are settled and a player has drawn.</source>
        <translation>Ia disedari apabila pertaruhan atas kad permulaan sudah diselesaikan dan seorang pemain sudah mengambil kad.</translation>
    </message>
    <message>
        <source>What the rules do not cover goes to the shift manager that they name.</source>
        <translation>Apa yang tidak diliputi peraturan dirujuk kepada pengurus syif yang dinamakannya.</translation>
    </message>
    <message>
        <source>May he do that?</source>
        <translation>Bolehkah dia berbuat demikian?</translation>
    </message>
    <message>
        <source>The %1 is away; somebody assigned to act for him does his work at your table.</source>
        <translation>%1 tiada; seseorang yang ditugaskan menggantikannya melakukan kerjanya di meja anda.</translation>
    </message>
    <message>
        <source>Whoever is assigned to a position and acts in it may do its work.</source>
        <translation>Sesiapa yang ditugaskan kepada jawatan itu dan memangkunya boleh melakukan kerjanya.</translation>
    </message>
    <message>
        <source>The rules give a decision to the %1. The %2 takes it.</source>
        <translation>Peraturan memberi keputusan kepada %1. %2 yang membuatnya.</translation>
    </message>
    <message>
        <source>The rules give a decision to the %1. Somebody acting as %1 takes it.</source>
        <translation>Peraturan memberi keputusan kepada %1. Seseorang yang memangku %1 membuatnya.</translation>
    </message>
    <message>
        <source>Whoever acts in the position, or holds a higher one, may.</source>
        <translation>Sesiapa yang memangku jawatan itu, atau berjawatan lebih tinggi, boleh.</translation>
    </message>
    <message>
        <source>A lower position may not, unless acting in the higher one.</source>
        <translation>Jawatan lebih rendah tidak boleh, melainkan memangku jawatan yang lebih tinggi.</translation>
    </message>
    <message>
        <source>Whoever acts in a position, or holds a higher one, may do what the rules give to it.</source>
        <translation>Sesiapa yang memangku jawatan, atau berjawatan lebih tinggi, boleh melakukan apa yang diberi peraturan kepadanya.</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>Kasino</translation>
    </message>
    <message>
        <source>The player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Each house applies limits of its own to this bet.</source>
        <translation>Setiap kasino mengenakan hadnya sendiri bagi pertaruhan ini.</translation>
    </message>
    <message>
        <source>A card drawn by mistake was offered on as the next one.</source>
        <translation>Kad yang tersilap diambil ditawarkan sebagai kad seterusnya.</translation>
    </message>
    <message>
        <source>The burn card was forgotten; it stayed in play.</source>
        <translation>Kad burn terlupa; ia kekal dalam permainan.</translation>
    </message>
    <message>
        <source>May he take his bets back?</source>
        <translation>Bolehkah dia mengambil balik pertaruhannya?</translation>
    </message>
    <message>
        <source>It has to be said before another card is dealt.</source>
        <translation>Ia mesti dinyatakan sebelum kad lain dibahagi.</translation>
    </message>
    <message>
        <source>After that ruling nobody may withdraw; the list is short.</source>
        <translation>Selepas keputusan itu tiada siapa boleh menarik diri; senarainya pendek.</translation>
    </message>
    <message>
        <source>Bets already lost are never given back.</source>
        <translation>Pertaruhan yang sudah kalah tidak pernah dipulangkan.</translation>
    </message>
    <message>
        <source>Stake times odds</source>
        <translation>Pertaruhan darab kadar bayaran</translation>
    </message>
    <message>
        <source>21+ looks at the dealer&apos;s hand alone; the player&apos;s bust does not matter.</source>
        <translation>21+ melihat hand dealer sahaja; bust pemain tidak menjadi soal.</translation>
    </message>
    <message>
        <source>Boom Busted looks at the dealer&apos;s hand alone; the box does not matter.</source>
        <translation>Boom Busted melihat hand dealer sahaja; box tidak menjadi soal.</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 is no stand-off for Boom Busted: it loses.</source>
        <translation>22 dealer bukan stand-off bagi Boom Busted: ia kalah.</translation>
    </message>
    <message>
        <source>A Blackjack is the exception: it is paid although the dealer has 22.</source>
        <translation>Blackjack ialah pengecualian: ia dibayar walaupun dealer mempunyai 22.</translation>
    </message>
    <message>
        <source>The hand bust first: it is lost whatever the dealer makes.</source>
        <translation>Hand itu bust dahulu: ia kalah walau apa pun kad dealer.</translation>
    </message>
    <message>
        <source>A bust does not touch Superb 8&apos;s: three 8s in a row pay.</source>
        <translation>Bust tidak menjejaskan Superb 8&apos;s: tiga 8 berturut-turut dibayar.</translation>
    </message>
    <message>
        <source>8000 to 1 needs all four of Spades.</source>
        <translation>8000 kepada 1 memerlukan keempat-empatnya Spade.</translation>
    </message>
    <message>
        <source>The run was broken: an 8 that comes later does not count.</source>
        <translation>Rangkaian sudah terputus: 8 yang keluar kemudian tidak dikira.</translation>
    </message>
    <message>
        <source>The printed 8 counts as the first of the run.</source>
        <translation>8 yang tercetak dikira sebagai yang pertama dalam rangkaian.</translation>
    </message>
    <message>
        <source>Only the best row is paid, and once.</source>
        <translation>Hanya baris terbaik dibayar, dan sekali sahaja.</translation>
    </message>
    <message>
        <source>Each Tie on 18 bet goes with one hand; the other hand&apos;s 18 does not pay it.</source>
        <translation>Setiap pertaruhan Tie on 18 mengikut satu hand; 18 pada hand lain tidak membayarnya.</translation>
    </message>
    <message>
        <source>The other hand&apos;s bet does not win with this one.</source>
        <translation>Pertaruhan hand lain tidak menang bersama hand ini.</translation>
    </message>
    <message>
        <source>Both totals have to be 18.</source>
        <translation>Kedua-dua jumlah mesti 18.</translation>
    </message>
    <message>
        <source>A hand formed by a split gets no bonus.</source>
        <translation>Hand yang terbentuk daripada split tidak mendapat bonus.</translation>
    </message>
    <message>
        <source>The hand holds 6-7-8, but it was formed by a split.</source>
        <translation>Hand itu mempunyai 6-7-8, tetapi ia terbentuk daripada split.</translation>
    </message>
    <message>
        <source>A split hand gets no 6-7-8 Bonus: pay nothing for it.</source>
        <translation>Hand split tidak mendapat 6-7-8 Bonus: jangan bayar apa-apa untuknya.</translation>
    </message>
    <message>
        <source>You paid the bonus on the doubled bet; it is paid on the first bet.</source>
        <translation>Anda membayar bonus atas pertaruhan double; ia dibayar atas pertaruhan pertama.</translation>
    </message>
    <message>
        <source>The bonus is paid whatever becomes of the hand, a stand-off too.</source>
        <translation>Bonus dibayar walau apa pun keputusan hand, termasuk stand-off.</translation>
    </message>
    <message>
        <source>A marker that loses costs nothing: take the chips only.</source>
        <translation>Marker yang kalah tidak menelan belanja: ambil cip sahaja.</translation>
    </message>
    <message>
        <source>You left out the marker: it earns one first bet.</source>
        <translation>Anda tertinggal marker: ia memperoleh satu pertaruhan pertama.</translation>
    </message>
    <message>
        <source>A marker is paid 1 to 1, not 3 to 2.</source>
        <translation>Marker dibayar 1 kepada 1, bukan 3 kepada 2.</translation>
    </message>
    <message>
        <source>Each marker earns one first bet, no more.</source>
        <translation>Setiap marker memperoleh satu pertaruhan pertama, tidak lebih.</translation>
    </message>
    <message>
        <source>Only a marker on a winning hand earns anything.</source>
        <translation>Hanya marker pada hand yang menang memperoleh bayaran.</translation>
    </message>
    <message>
        <source>The hand does not win: neither chips nor markers are paid.</source>
        <translation>Hand itu tidak menang: cip dan marker tidak dibayar.</translation>
    </message>
    <message>
        <source>The hand does not win: its marker earns nothing.</source>
        <translation>Hand itu tidak menang: marker-nya tidak memperoleh apa-apa.</translation>
    </message>
    <message>
        <source>A paid double lays no marker: only free splits and free doubles count.</source>
        <translation>Double berbayar tidak meletakkan marker: hanya free split dan free double dikira.</translation>
    </message>
    <message>
        <source>The marker of a busted hand still counts.</source>
        <translation>Marker bagi hand yang bust masih dikira.</translation>
    </message>
    <message>
        <source>Count the markers of all hands of the box.</source>
        <translation>Kira marker semua hand di box.</translation>
    </message>
    <message>
        <source>Without a marker Lucky Stash loses; it is no stand-off.</source>
        <translation>Tanpa marker, Lucky Stash kalah; ia bukan stand-off.</translation>
    </message>
    <message>
        <source>Hands are settled one by one: losses are not set against what is paid.</source>
        <translation>Hand diselesaikan satu demi satu: yang kalah tidak ditolak daripada yang dibayar.</translation>
    </message>
    <message>
        <source>You settled one hand only: each carries its own bet.</source>
        <translation>Anda menyelesaikan satu hand sahaja: setiap hand membawa pertaruhannya sendiri.</translation>
    </message>
    <message>
        <source>Count every chip: a doubled hand carries twice the bet.</source>
        <translation>Kira setiap cip: hand yang di-double membawa dua kali ganda pertaruhan.</translation>
    </message>
    <message>
        <source>An Ace on a split ten is 21, not a Blackjack: 1 to 1.</source>
        <translation>Ace atas sepuluh yang di-split ialah 21, bukan Blackjack: 1 kepada 1.</translation>
    </message>
    <message>
        <source>A dealer&apos;s Blackjack takes one first bet of the hands that are not bust, not all of it.</source>
        <translation>Blackjack dealer mengambil satu pertaruhan pertama daripada hand yang tidak bust, bukan kesemuanya.</translation>
    </message>
    <message>
        <source>The first bet is lost.</source>
        <translation>Pertaruhan pertama hilang.</translation>
    </message>
    <message>
        <source>B matched the split: he has a bet on both hands.</source>
        <translation>B menyamai split itu: dia ada pertaruhan pada kedua-dua hand.</translation>
    </message>
    <message>
        <source>B did not match the split: his bet rides on hand 1 alone.</source>
        <translation>B tidak menyamai split itu: pertaruhannya mengikut hand 1 sahaja.</translation>
    </message>
    <message>
        <source>B doubled too: %1 more lies on the hand.</source>
        <translation>B juga membuat double: %1 lagi terletak pada hand itu.</translation>
    </message>
    <message>
        <source>B did not double: only his first bet counts.</source>
        <translation>B tidak membuat double: hanya pertaruhan pertamanya dikira.</translation>
    </message>
    <message>
        <source>You counted A&apos;s bet instead of B&apos;s.</source>
        <translation>Anda mengira pertaruhan A, bukan pertaruhan B.</translation>
    </message>
    <message>
        <source>It is the first time that this player&apos;s bet is under the minimum.</source>
        <translation>Inilah kali pertama pertaruhan pemain ini di bawah minimum.</translation>
    </message>
    <message>
        <source>A short bet is not topped up: it is settled as it lies, once.</source>
        <translation>Pertaruhan yang kurang tidak ditambah: ia diselesaikan seperti sedia ada, sekali sahaja.</translation>
    </message>
    <message>
        <source>The first short bet is settled as it lies; only later ones go back.</source>
        <translation>Pertaruhan kurang yang pertama diselesaikan seperti sedia ada; hanya yang kemudian dipulangkan.</translation>
    </message>
    <message>
        <source>A bet over the maximum is not void: it counts up to the maximum.</source>
        <translation>Pertaruhan melebihi maksimum tidak batal: ia dikira hingga maksimum.</translation>
    </message>
    <message>
        <source>Paid to the maximum only, however much lies there.</source>
        <translation>Dibayar hingga maksimum sahaja, berapa banyak pun terletak di situ.</translation>
    </message>
    <message>
        <source>Collected to the maximum only; what is over goes back.</source>
        <translation>Diambil hingga maksimum sahaja; yang lebih dipulangkan.</translation>
    </message>
    <message>
        <source>%1 is under the minimum of %2: settled as it lies, this once.</source>
        <translation>%1 di bawah minimum %2: diselesaikan seperti sedia ada, kali ini sahaja.</translation>
    </message>
    <message>
        <source>%1 is over the maximum: only %2 counts.</source>
        <translation>%1 melebihi maksimum: hanya %2 dikira.</translation>
    </message>
    <message>
        <source>A short bet is not topped up: it wins or loses as it lies.</source>
        <translation>Pertaruhan yang kurang tidak ditambah: ia menang atau kalah seperti sedia ada.</translation>
    </message>
    <message>
        <source>Nobody noticed it in time: it wins or loses as it lies.</source>
        <translation>Tiada yang menyedarinya pada masanya: ia menang atau kalah seperti sedia ada.</translation>
    </message>
    <message>
        <source>Nobody noticed before bets were closed that this bet is under the minimum.</source>
        <translation>Tiada yang menyedari sebelum pertaruhan ditutup bahawa pertaruhan ini di bawah minimum.</translation>
    </message>
    <message>
        <source>%1 is under the minimum of %2: it wins or loses as it lies.</source>
        <translation>%1 di bawah minimum %2: ia menang atau kalah seperti sedia ada.</translation>
    </message>
    <message>
        <source>His bet is not lifted to the minimum.</source>
        <translation>Pertaruhannya tidak dinaikkan kepada minimum.</translation>
    </message>
    <message>
        <source>A bet under the minimum wins or loses as it lies.</source>
        <translation>Pertaruhan di bawah minimum menang atau kalah seperti sedia ada.</translation>
    </message>
    <message>
        <source>The box is over its maximum, but %1 is under the minimum: B takes no part in the sharing.</source>
        <translation>Box melebihi maksimumnya, tetapi %1 di bawah minimum: B tidak turut dalam pengagihan.</translation>
    </message>
    <message>
        <source>The box is over the maximum: only his share of it counts.</source>
        <translation>Box melebihi maksimum: hanya bahagiannya dikira.</translation>
    </message>
    <message>
        <source>The maximum is for the box, not for each player.</source>
        <translation>Maksimum ialah bagi box, bukan bagi setiap pemain.</translation>
    </message>
    <message>
        <source>The shares go by what each has placed, not by heads.</source>
        <translation>Bahagian mengikut jumlah yang diletakkan setiap orang, bukan mengikut bilangan orang.</translation>
    </message>
    <message>
        <source>The box holds %1, over the maximum of %2: everybody counts for his share.</source>
        <translation>Box itu memegang %1, melebihi maksimum %2: setiap orang dikira mengikut bahagiannya.</translation>
    </message>
    <message>
        <source>His share: %1 × %2 / %3 = %4.</source>
        <translation>Bahagiannya: %1 × %2 / %3 = %4.</translation>
    </message>
    <message>
        <source>Boom Busted has a maximum of %1 for the table; A placed before B.</source>
        <translation>Boom Busted mempunyai maksimum %1 bagi meja; A meletakkannya sebelum B.</translation>
    </message>
    <message>
        <source>What is over the table&apos;s maximum goes back: it neither wins nor loses.</source>
        <translation>Yang melebihi maksimum meja dipulangkan: ia tidak menang dan tidak kalah.</translation>
    </message>
    <message>
        <source>Only what is over the maximum goes back; the rest of the bet counts.</source>
        <translation>Hanya yang melebihi maksimum dipulangkan; selebihnya dikira.</translation>
    </message>
    <message>
        <source>A&apos;s %1 came first: that leaves room for %2 of B&apos;s %3, and the rest goes back.</source>
        <translation>%1 milik A dahulu: itu meninggalkan ruang untuk %2 daripada %3 milik B, dan bakinya dipulangkan.</translation>
    </message>
    <message>
        <source>3 to 2 is for a Blackjack; a drawn 21 is paid 1 to 1.</source>
        <translation>3 kepada 2 ialah untuk Blackjack; 21 biasa dibayar 1 kepada 1.</translation>
    </message>
    <message>
        <source>A drawn 21 does not stand off with a Blackjack: it loses.</source>
        <translation>21 biasa bukan stand-off dengan Blackjack: ia kalah.</translation>
    </message>
    <message>
        <source>He chose even money: 1 to 1, whatever the dealer makes.</source>
        <translation>Dia memilih even money: 1 kepada 1, walau apa pun kad dealer.</translation>
    </message>
    <message>
        <source>Two Blackjacks stand off.</source>
        <translation>Dua Blackjack ialah stand-off.</translation>
    </message>
    <message>
        <source>Even money has to be asked for, and only against an Ace.</source>
        <translation>Even money mesti diminta, dan hanya berdepan Ace.</translation>
    </message>
    <message>
        <source>A Blackjack beats a drawn 21; they do not stand off.</source>
        <translation>Blackjack mengalahkan 21 biasa; ia bukan stand-off.</translation>
    </message>
    <message>
        <source>Even money sends his insurance back.</source>
        <translation>Even money memulangkan insurance-nya.</translation>
    </message>
    <message>
        <source>Insurance lives on after a bust: only the dealer&apos;s second card decides it.</source>
        <translation>Insurance kekal selepas bust: hanya kad kedua dealer menentukannya.</translation>
    </message>
    <message>
        <source>Insurance does not go back where the dealer has no Blackjack: it loses.</source>
        <translation>Insurance tidak dipulangkan apabila dealer tiada Blackjack: ia kalah.</translation>
    </message>
    <message>
        <source>The dealer has no Blackjack: insurance is not paid.</source>
        <translation>Dealer tiada Blackjack: insurance tidak dibayar.</translation>
    </message>
    <message>
        <source>A surrendered hand wins nothing when the dealer busts.</source>
        <translation>Hand yang sudah surrender tidak menang apa-apa apabila dealer bust.</translation>
    </message>
    <message>
        <source>Half is given up for good: a Blackjack after it takes no more.</source>
        <translation>Separuh sudah dilepaskan terus: Blackjack selepas itu tidak mengambil lebih.</translation>
    </message>
    <message>
        <source>Surrender costs half of the bet, not all of it.</source>
        <translation>Surrender mengorbankan separuh pertaruhan, bukan kesemuanya.</translation>
    </message>
    <message>
        <source>You left out the chips of the double.</source>
        <translation>Anda tertinggal cip double.</translation>
    </message>
    <message>
        <source>He doubled for less: count the chips that lie there.</source>
        <translation>Dia membuat double dengan jumlah kurang: kira cip yang ada di situ.</translation>
    </message>
    <message>
        <source>Equal points are not enough: tens and pictures pair by rank.</source>
        <translation>Mata yang sama tidak memadai: sepuluh dan kad gambar berpasangan mengikut pangkat.</translation>
    </message>
    <message>
        <source>11 to 1: the stake stays the player&apos;s and is no part of the payout.</source>
        <translation>11 kepada 1: pertaruhan tetap milik pemain dan bukan sebahagian bayaran.</translation>
    </message>
    <message>
        <source>A Pair pays 11 to 1, not 10.</source>
        <translation>Pair dibayar 11 kepada 1, bukan 10.</translation>
    </message>
    <message>
        <source>Three 8s count together, also where two of them share a suit.</source>
        <translation>Tiga 8 dikira bersama, walaupun dua daripadanya sama suit.</translation>
    </message>
    <message>
        <source>1000 to 1 needs all three 8s of one suit.</source>
        <translation>1000 kepada 1 memerlukan ketiga-tiga 8 satu suit.</translation>
    </message>
    <message>
        <source>You left out the dealer&apos;s 8.</source>
        <translation>Anda tertinggal 8 milik dealer.</translation>
    </message>
    <message>
        <source>Two 8s have rows of their own and are no Two of a Kind.</source>
        <translation>Dua 8 ada baris sendiri dan bukan Two of a Kind.</translation>
    </message>
    <message>
        <source>The dealer&apos;s first card counts too.</source>
        <translation>Kad pertama dealer juga dikira.</translation>
    </message>
    <message>
        <source>Equal points are not enough: tens and pictures match by rank.</source>
        <translation>Mata yang sama tidak memadai: sepuluh dan kad gambar sepadan mengikut pangkat.</translation>
    </message>
    <message>
        <source>50 to 1 needs two Aces of one suit.</source>
        <translation>50 kepada 1 memerlukan dua Ace satu suit.</translation>
    </message>
    <message>
        <source>These may be split, but they are no pair: the ranks differ.</source>
        <translation>Dua kad ini boleh di-split, tetapi bukan pasangan: pangkatnya berlainan.</translation>
    </message>
    <message>
        <source>The RWS Pairs bet was not settled before further cards were dealt.</source>
        <translation>Pertaruhan RWS Pairs tidak diselesaikan sebelum kad tambahan dibahagi.</translation>
    </message>
    <message>
        <source>It is not lost by being late: settle it as soon as you can.</source>
        <translation>Ia tidak hilang kerana lewat: selesaikan secepat mungkin.</translation>
    </message>
    <message>
        <source>It is more than a suited 21: the best row pays.</source>
        <translation>Ia lebih daripada 21 satu suit: baris terbaik dibayar.</translation>
    </message>
    <message>
        <source>It is more than a 21: the best row pays.</source>
        <translation>Ia lebih daripada 21: baris terbaik dibayar.</translation>
    </message>
    <message>
        <source>Only the best row is paid, not their sum.</source>
        <translation>Hanya baris terbaik dibayar, bukan jumlah semuanya.</translation>
    </message>
    <message>
        <source>Suited means all three cards, the dealer&apos;s too.</source>
        <translation>Satu suit bermaksud ketiga-tiga kad, termasuk kad dealer.</translation>
    </message>
    <message>
        <source>Over 21 is no winning total.</source>
        <translation>Melebihi 21 bukan jumlah yang menang.</translation>
    </message>
    <message>
        <source>Which of these settlements is wrong?</source>
        <translation>Penyelesaian mana yang salah?</translation>
    </message>
    <message>
        <source>The dealer paid %1. %2</source>
        <translation>Dealer membayar %1. %2</translation>
    </message>
    <message>
        <source>Accept it and deal one card.</source>
        <translation>Terima dan bahagi satu kad.</translation>
    </message>
    <message>
        <source>Too little: he has to add at least %1.</source>
        <translation>Terlalu sedikit: dia mesti menambah sekurang-kurangnya %1.</translation>
    </message>
    <message>
        <source>Too much: he may add at most %1.</source>
        <translation>Terlalu banyak: dia boleh menambah paling banyak %1.</translation>
    </message>
    <message>
        <source>Refuse: only the first two cards may be doubled.</source>
        <translation>Tolak: hanya dua kad pertama boleh di-double.</translation>
    </message>
    <message>
        <source>Too little: he has to add exactly %1.</source>
        <translation>Terlalu sedikit: dia mesti menambah tepat %1.</translation>
    </message>
    <message>
        <source>Anything up to the first bet may be added; there is no least amount.</source>
        <translation>Apa-apa jumlah hingga pertaruhan pertama boleh ditambah; tiada jumlah paling kecil.</translation>
    </message>
    <message>
        <source>He may add from the table minimum up to his first bet.</source>
        <translation>Dia boleh menambah dari minimum meja hingga pertaruhan pertamanya.</translation>
    </message>
    <message>
        <source>Two cards, and the hand is not 21: it may be doubled.</source>
        <translation>Dua kad, dan hand itu bukan 21: ia boleh di-double.</translation>
    </message>
    <message>
        <source>The hand has drawn a card: its first two are past.</source>
        <translation>Hand itu telah mengambil kad: dua kad pertamanya sudah berlalu.</translation>
    </message>
    <message>
        <source>A hand that has drawn may not be doubled any more.</source>
        <translation>Hand yang telah mengambil kad tidak boleh di-double lagi.</translation>
    </message>
    <message>
        <source>The hand has just its first two cards.</source>
        <translation>Hand itu hanya ada dua kad pertamanya.</translation>
    </message>
    <message>
        <source>The table minimum for a double is a rule of the other house.</source>
        <translation>Minimum meja bagi double ialah peraturan kasino satu lagi.</translation>
    </message>
    <message>
        <source>The added part has to reach the table minimum; only Free Bet has no such floor.</source>
        <translation>Bahagian yang ditambah mesti mencapai minimum meja; hanya Free Bet tiada had bawah sebegitu.</translation>
    </message>
    <message>
        <source>A double never exceeds the first bet.</source>
        <translation>Double tidak pernah melebihi pertaruhan pertama.</translation>
    </message>
    <message>
        <source>Box %1: A lays %2 beside his bet of %3 to double; what do you do?</source>
        <translation>Box %1: A meletakkan %2 di sebelah pertaruhannya %3 untuk double; apa yang anda buat?</translation>
    </message>
    <message>
        <source>Accept it on the insurance line.</source>
        <translation>Terima di garisan insurance.</translation>
    </message>
    <message>
        <source>Too much: at most %1.</source>
        <translation>Terlalu banyak: paling banyak %1.</translation>
    </message>
    <message>
        <source>Refuse: there is insurance only against an Ace.</source>
        <translation>Tolak: insurance hanya ada berdepan Ace.</translation>
    </message>
    <message>
        <source>Refuse: further cards have been dealt.</source>
        <translation>Tolak: kad tambahan telah dibahagi.</translation>
    </message>
    <message>
        <source>Refuse: nobody may insure another player&apos;s bet.</source>
        <translation>Tolak: tiada siapa boleh mengambil insurance bagi pertaruhan pemain lain.</translation>
    </message>
    <message>
        <source>Insurance is at most half of the bet that is insured.</source>
        <translation>Insurance paling banyak separuh pertaruhan yang dilindungi.</translation>
    </message>
    <message>
        <source>The dealer shows an Ace and no further card is out.</source>
        <translation>Dealer menunjukkan Ace dan belum ada kad tambahan keluar.</translation>
    </message>
    <message>
        <source>Half of %1 is %2: %3 is within it.</source>
        <translation>Separuh daripada %1 ialah %2: %3 masih dalam had itu.</translation>
    </message>
    <message>
        <source>Half of %1 is %2, and %3 is more.</source>
        <translation>Separuh daripada %1 ialah %2, dan %3 lebih daripadanya.</translation>
    </message>
    <message>
        <source>A ten-value card is not insured against; only an Ace is.</source>
        <translation>Tiada insurance berdepan kad bernilai sepuluh; hanya berdepan Ace.</translation>
    </message>
    <message>
        <source>The amount is not the trouble: there is no Ace.</source>
        <translation>Jumlahnya bukan masalah: tiada Ace.</translation>
    </message>
    <message>
        <source>The dealer shows a ten-value card: he may make a Blackjack, but insurance is for an Ace only.</source>
        <translation>Dealer menunjukkan kad bernilai sepuluh: dealer mungkin mendapat Blackjack, tetapi insurance adalah untuk Ace sahaja.</translation>
    </message>
    <message>
        <source>Insurance ends where the further cards begin.</source>
        <translation>Insurance berakhir apabila kad tambahan bermula.</translation>
    </message>
    <message>
        <source>The amount is not the trouble: it is too late.</source>
        <translation>Jumlahnya bukan masalah: sudah terlambat.</translation>
    </message>
    <message>
        <source>A further card has been dealt: insurance is closed.</source>
        <translation>Kad tambahan telah dibahagi: insurance ditutup.</translation>
    </message>
    <message>
        <source>Insuring another&apos;s bet is a Lucky 8 rule.</source>
        <translation>Mengambil insurance bagi pertaruhan orang lain ialah peraturan Lucky 8.</translation>
    </message>
    <message>
        <source>The amount is not the trouble: the bet is not his.</source>
        <translation>Jumlahnya bukan masalah: pertaruhan itu bukan miliknya.</translation>
    </message>
    <message>
        <source>That is the Free Bet rule: here another may take a declined insurance.</source>
        <translation>Itu peraturan Free Bet: di sini orang lain boleh mengambil insurance yang ditolak.</translation>
    </message>
    <message>
        <source>Half of the insured bet is the limit, and this is within it.</source>
        <translation>Separuh pertaruhan yang dilindungi ialah hadnya, dan ini masih dalam had.</translation>
    </message>
    <message>
        <source>Insurance is each player&apos;s own affair here.</source>
        <translation>Insurance ialah urusan setiap pemain sendiri di sini.</translation>
    </message>
    <message>
        <source>A has declined: another may insure A&apos;s bet, up to half of it.</source>
        <translation>A telah menolak: orang lain boleh mengambil insurance bagi pertaruhan A, hingga separuhnya.</translation>
    </message>
    <message>
        <source>Box %1: A declines, B lays %2 to insure A&apos;s bet of %3; what do you do?</source>
        <translation>Box %1: A menolak, B meletakkan %2 sebagai insurance bagi pertaruhan A sebanyak %3; apa yang anda buat?</translation>
    </message>
    <message>
        <source>Box %1: A lays %2 as insurance on his bet of %3; what do you do?</source>
        <translation>Box %1: A meletakkan %2 sebagai insurance bagi pertaruhannya %3; apa yang anda buat?</translation>
    </message>
    <message>
        <source>Yes: his hand is under 21.</source>
        <translation>Ya: hand-nya di bawah 21.</translation>
    </message>
    <message>
        <source>No: on 17 or more a hand stands.</source>
        <translation>Tidak: pada 17 ke atas hand stand.</translation>
    </message>
    <message>
        <source>No: a hand of 21 takes no further card.</source>
        <translation>Tidak: hand 21 tidak mengambil kad lagi.</translation>
    </message>
    <message>
        <source>No: a doubled hand takes just one card.</source>
        <translation>Tidak: hand yang di-double mengambil satu kad sahaja.</translation>
    </message>
    <message>
        <source>No: split Aces take one card each.</source>
        <translation>Tidak: Ace yang di-split mengambil satu kad setiap satu.</translation>
    </message>
    <message>
        <source>That is the dealer&apos;s rule; a player may draw on anything under 21.</source>
        <translation>Itu peraturan dealer; pemain boleh mengambil kad pada apa-apa di bawah 21.</translation>
    </message>
    <message>
        <source>The hand is under 21, neither doubled nor a split Ace: it may draw.</source>
        <translation>Hand itu di bawah 21, tidak di-double dan bukan Ace yang di-split: ia boleh mengambil kad.</translation>
    </message>
    <message>
        <source>He may not, but for another reason.</source>
        <translation>Tidak boleh, tetapi atas sebab lain.</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A have one more card?</source>
        <translation>Box %1, hand %2: bolehkah A mendapat satu kad lagi?</translation>
    </message>
    <message>
        <source>The hand is %1, and a player may draw on anything under 21.</source>
        <translation>Hand itu %1, dan pemain boleh mengambil kad pada apa-apa di bawah 21.</translation>
    </message>
    <message>
        <source>No: split Aces may not be doubled.</source>
        <translation>Tidak: Ace yang di-split tidak boleh di-double.</translation>
    </message>
    <message>
        <source>No: Aces are split only once.</source>
        <translation>Tidak: Ace di-split sekali sahaja.</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A double?</source>
        <translation>Box %1, hand %2: bolehkah A membuat double?</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A split again?</source>
        <translation>Box %1, hand %2: bolehkah A membuat split lagi?</translation>
    </message>
    <message>
        <source>Yes, for another bet.</source>
        <translation>Ya, dengan satu pertaruhan lagi.</translation>
    </message>
    <message>
        <source>Yes, but only for the whole first bet.</source>
        <translation>Ya, tetapi hanya sebanyak seluruh pertaruhan pertama.</translation>
    </message>
    <message>
        <source>Split Aces may not be doubled, for any amount.</source>
        <translation>Ace yang di-split tidak boleh di-double, walau berapa jumlahnya.</translation>
    </message>
    <message>
        <source>Yes, but only free.</source>
        <translation>Ya, tetapi percuma sahaja.</translation>
    </message>
    <message>
        <source>Free or paid, Aces are split only once.</source>
        <translation>Percuma atau berbayar, Ace di-split sekali sahaja.</translation>
    </message>
    <message>
        <source>Only who has a bet on the hand may double it.</source>
        <translation>Hanya yang ada pertaruhan pada hand itu boleh membuat double.</translation>
    </message>
    <message>
        <source>Box %1: A splits; which side bets may he add to the new hand?</source>
        <translation>Box %1: A membuat split; side bet mana boleh ditambahnya pada hand baharu?</translation>
    </message>
    <message>
        <source>21+ and Superb 8&apos;s are for the box and the dealer: nothing is added on a split.</source>
        <translation>21+ dan Superb 8&apos;s adalah bagi box dan dealer: tiada yang ditambah semasa split.</translation>
    </message>
    <message>
        <source>He had a Tie on 18 before the deal: he may lay one on the new hand.</source>
        <translation>Dia ada Tie on 18 sebelum kad dibahagi: dia boleh meletakkan satu pada hand baharu.</translation>
    </message>
    <message>
        <source>A Tie on 18 belongs to one hand, so a further hand may get its own.</source>
        <translation>Tie on 18 milik satu hand, jadi hand tambahan boleh ada yang tersendiri.</translation>
    </message>
    <message>
        <source>21+ and Superb 8&apos;s may not be added on a split.</source>
        <translation>21+ dan Superb 8&apos;s tidak boleh ditambah semasa split.</translation>
    </message>
    <message>
        <source>Accept it, before cards go to that hand.</source>
        <translation>Terima, sebelum kad diberi kepada hand itu.</translation>
    </message>
    <message>
        <source>Refuse: he had no Tie on 18 before the deal.</source>
        <translation>Tolak: dia tiada Tie on 18 sebelum kad dibahagi.</translation>
    </message>
    <message>
        <source>Refuse: he has no bet on the new hand.</source>
        <translation>Tolak: dia tiada pertaruhan pada hand baharu.</translation>
    </message>
    <message>
        <source>Refuse: no side bet is added after the deal.</source>
        <translation>Tolak: tiada side bet ditambah selepas kad dibahagi.</translation>
    </message>
    <message>
        <source>He had a Tie on 18 before the deal.</source>
        <translation>Dia ada Tie on 18 sebelum kad dibahagi.</translation>
    </message>
    <message>
        <source>A Tie on 18 may be laid on the hand of a split.</source>
        <translation>Tie on 18 boleh diletakkan pada hand daripada split.</translation>
    </message>
    <message>
        <source>The hand that he splits off carries his own bet.</source>
        <translation>Hand yang di-split olehnya membawa pertaruhannya sendiri.</translation>
    </message>
    <message>
        <source>It takes a Tie on 18 from before the deal.</source>
        <translation>Ia memerlukan Tie on 18 dari sebelum kad dibahagi.</translation>
    </message>
    <message>
        <source>He has a bet on the new hand; he had no Tie on 18.</source>
        <translation>Dia ada pertaruhan pada hand baharu; dia tiada Tie on 18.</translation>
    </message>
    <message>
        <source>He has matched the split: he has a bet there.</source>
        <translation>Dia telah menyamai split: dia ada pertaruhan di situ.</translation>
    </message>
    <message>
        <source>It takes a matched bet on the new hand.</source>
        <translation>Ia memerlukan pertaruhan yang disamai pada hand baharu.</translation>
    </message>
    <message>
        <source>Box %1: A splits, B matches and lays %2 Tie on 18 on hand 2; what now?</source>
        <translation>Box %1: A membuat split, B menyamai dan meletakkan %2 Tie on 18 pada hand 2; bagaimana sekarang?</translation>
    </message>
    <message>
        <source>Box %1: A splits, B does not match but lays %2 Tie on 18 on hand 2; what now?</source>
        <translation>Box %1: A membuat split, B tidak menyamai tetapi meletakkan %2 Tie on 18 pada hand 2; bagaimana sekarang?</translation>
    </message>
    <message>
        <source>Box %1: A splits and lays %2 Tie on 18 on hand 2; what do you do?</source>
        <translation>Box %1: A membuat split dan meletakkan %2 Tie on 18 pada hand 2; apa yang anda buat?</translation>
    </message>
    <message>
        <source>A second bettor needs his matched bet on the new hand and an earlier Tie on 18.</source>
        <translation>Petaruh kedua memerlukan pertaruhan yang disamai pada hand baharu dan Tie on 18 yang terdahulu.</translation>
    </message>
    <message>
        <source>Who had a Tie on 18 before the deal may lay one on the new hand.</source>
        <translation>Sesiapa yang ada Tie on 18 sebelum kad dibahagi boleh meletakkan satu pada hand baharu.</translation>
    </message>
    <message>
        <source>Yes, for another %1.</source>
        <translation>Ya, dengan %1 lagi.</translation>
    </message>
    <message>
        <source>No: only two 8s may be split.</source>
        <translation>Tidak: hanya dua 8 boleh di-split.</translation>
    </message>
    <message>
        <source>No: the two cards are not of equal value.</source>
        <translation>Tidak: dua kad itu tidak sama nilai.</translation>
    </message>
    <message>
        <source>No: there are four hands already.</source>
        <translation>Tidak: sudah ada empat hand.</translation>
    </message>
    <message>
        <source>Different pictures, but equal points: that is enough for a split.</source>
        <translation>Kad gambar berlainan, tetapi mata sama: itu memadai untuk split.</translation>
    </message>
    <message>
        <source>Two 8s, and fewer than four hands.</source>
        <translation>Dua 8, dan kurang daripada empat hand.</translation>
    </message>
    <message>
        <source>Two cards of equal value, and fewer than four hands.</source>
        <translation>Dua kad sama nilai, dan kurang daripada empat hand.</translation>
    </message>
    <message>
        <source>The new hand takes a bet as large as the first: %1.</source>
        <translation>Hand baharu menerima pertaruhan sebesar yang pertama: %1.</translation>
    </message>
    <message>
        <source>The cards are equal, but the box has its four hands.</source>
        <translation>Kad itu sama nilai, tetapi box sudah ada empat hand.</translation>
    </message>
    <message>
        <source>Only an 8 on an 8 makes a split here.</source>
        <translation>Hanya 8 pada 8 membuat split di sini.</translation>
    </message>
    <message>
        <source>A split needs two cards of equal points.</source>
        <translation>Split memerlukan dua kad yang sama mata.</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A split with his own chips?</source>
        <translation>Box %1, hand %2: bolehkah A membuat split dengan cipnya sendiri?</translation>
    </message>
    <message>
        <source>Box %1, hand %2: may A split?</source>
        <translation>Box %1, hand %2: bolehkah A membuat split?</translation>
    </message>
    <message>
        <source>Points decide a split, not ranks.</source>
        <translation>Mata menentukan split, bukan pangkat.</translation>
    </message>
    <message>
        <source>The two cards are equal.</source>
        <translation>Dua kad itu sama nilai.</translation>
    </message>
    <message>
        <source>Count the hands: a fourth may still be made.</source>
        <translation>Kira hand: yang keempat masih boleh dibuat.</translation>
    </message>
    <message>
        <source>The two cards are equal; it is the number of hands.</source>
        <translation>Dua kad itu sama nilai; masalahnya bilangan hand.</translation>
    </message>
    <message>
        <source>There are fewer than four hands; the cards are not equal.</source>
        <translation>Hand kurang daripada empat; kad itu tidak sama nilai.</translation>
    </message>
    <message>
        <source>Free split</source>
        <translation>Free split</translation>
    </message>
    <message>
        <source>Paid split</source>
        <translation>Split berbayar</translation>
    </message>
    <message>
        <source>Free double</source>
        <translation>Free double</translation>
    </message>
    <message>
        <source>Paid double</source>
        <translation>Double berbayar</translation>
    </message>
    <message>
        <source>Box %1, hand %2: tick every split and double that is open to A.</source>
        <translation>Box %1, hand %2: tandakan setiap split dan double yang dibuka kepada A.</translation>
    </message>
    <message>
        <source>%1: yes.</source>
        <translation>%1: ya.</translation>
    </message>
    <message>
        <source>%1: no. %2</source>
        <translation>%1: tidak. %2</translation>
    </message>
    <message>
        <source>5-5 is a pair and a hard 10: both are free.</source>
        <translation>5-5 ialah sepasang dan hard 10: kedua-duanya percuma.</translation>
    </message>
    <message>
        <source>Only the first two cards may be split.</source>
        <translation>Hanya dua kad pertama boleh di-split.</translation>
    </message>
    <message>
        <source>Open to the hand: %1.</source>
        <translation>Dibuka kepada hand itu: %1.</translation>
    </message>
    <message>
        <source>Box %1, hand %2: tick everything that %3 may do now.</source>
        <translation>Box %1, hand %2: tandakan semua yang boleh dibuat %3 sekarang.</translation>
    </message>
    <message>
        <source>Box %1: tick everything that %2 may do now.</source>
        <translation>Box %1: tandakan semua yang boleh dibuat %2 sekarang.</translation>
    </message>
    <message>
        <source>Yes: take %1, give back %1.</source>
        <translation>Ya: ambil %1, pulangkan %1.</translation>
    </message>
    <message>
        <source>Yes: take %1.</source>
        <translation>Ya: ambil %1.</translation>
    </message>
    <message>
        <source>No: not against an Ace.</source>
        <translation>Tidak: bukan berdepan Ace.</translation>
    </message>
    <message>
        <source>No: further cards have been dealt.</source>
        <translation>Tidak: kad tambahan telah dibahagi.</translation>
    </message>
    <message>
        <source>No: a split hand may not be surrendered.</source>
        <translation>Tidak: hand yang di-split tidak boleh surrender.</translation>
    </message>
    <message>
        <source>No: the dealer may still make a Blackjack.</source>
        <translation>Tidak: dealer masih mungkin mendapat Blackjack.</translation>
    </message>
    <message>
        <source>No Ace, no split, no further card: surrender is open.</source>
        <translation>Tiada Ace, tiada split, tiada kad tambahan: surrender dibuka.</translation>
    </message>
    <message>
        <source>Surrender is one window for the whole table, not a choice at one&apos;s turn.</source>
        <translation>Surrender ialah satu tawaran bagi seluruh meja, bukan pilihan pada giliran sendiri.</translation>
    </message>
    <message>
        <source>After a split there is no surrender.</source>
        <translation>Selepas split tiada surrender.</translation>
    </message>
    <message>
        <source>Only an Ace bars surrender; a ten does not.</source>
        <translation>Hanya Ace menghalang surrender; sepuluh tidak.</translation>
    </message>
    <message>
        <source>The dealer shows no Ace.</source>
        <translation>Dealer tidak menunjukkan Ace.</translation>
    </message>
    <message>
        <source>It is the dealer&apos;s Ace that bars it.</source>
        <translation>Ace dealer yang menghalangnya.</translation>
    </message>
    <message>
        <source>Box %1: may A surrender his bet of %2 now?</source>
        <translation>Box %1: bolehkah A surrender pertaruhannya %2 sekarang?</translation>
    </message>
    <message>
        <source>No split and no further card dealt: he may.</source>
        <translation>Tiada split dan tiada kad tambahan dibahagi: dia boleh.</translation>
    </message>
    <message>
        <source>No Ace, no split, no further card dealt: he may.</source>
        <translation>Tiada Ace, tiada split, tiada kad tambahan dibahagi: dia boleh.</translation>
    </message>
    <message>
        <source>Against an Ace insurance is offered, never surrender.</source>
        <translation>Berdepan Ace, insurance ditawarkan, surrender tidak sekali-kali.</translation>
    </message>
    <message>
        <source>The offer was closed for the whole table before the first further card.</source>
        <translation>Tawaran ditutup bagi seluruh meja sebelum kad tambahan pertama.</translation>
    </message>
    <message>
        <source>The hand has been split.</source>
        <translation>Hand itu telah di-split.</translation>
    </message>
    <message>
        <source>Yes: pay %1 now.</source>
        <translation>Ya: bayar %1 sekarang.</translation>
    </message>
    <message>
        <source>No: only against an Ace; wait for the second card.</source>
        <translation>Tidak: hanya berdepan Ace; tunggu kad kedua.</translation>
    </message>
    <message>
        <source>No: only a Blackjack is paid even money.</source>
        <translation>Tidak: hanya Blackjack dibayar even money.</translation>
    </message>
    <message>
        <source>A ten-value card gives no right to even money.</source>
        <translation>Kad bernilai sepuluh tidak memberi hak kepada even money.</translation>
    </message>
    <message>
        <source>The hand is no Blackjack; it may be insured.</source>
        <translation>Hand itu bukan Blackjack; ia boleh mengambil insurance.</translation>
    </message>
    <message>
        <source>Even money has to be asked for before the first further card.</source>
        <translation>Even money mesti diminta sebelum kad tambahan pertama.</translation>
    </message>
    <message>
        <source>Even money is 1 to 1, not 3 to 2.</source>
        <translation>Even money ialah 1 kepada 1, bukan 3 kepada 2.</translation>
    </message>
    <message>
        <source>The dealer may still make a Blackjack: wait for his second card.</source>
        <translation>Dealer masih mungkin mendapat Blackjack: tunggu kad keduanya.</translation>
    </message>
    <message>
        <source>The hand is a Blackjack.</source>
        <translation>Hand itu Blackjack.</translation>
    </message>
    <message>
        <source>Box %1: do you pay A even money on his %2?</source>
        <translation>Box %1: adakah anda membayar even money kepada A atas %2?</translation>
    </message>
    <message>
        <source>Even money: a Blackjack, a dealer&apos;s Ace, and no further card dealt.</source>
        <translation>Even money: Blackjack, Ace dealer, dan tiada kad tambahan dibahagi.</translation>
    </message>
    <message>
        <source>The dealer always shows his 8: surrender is open every round.</source>
        <translation>Dealer sentiasa menunjukkan 8: surrender dibuka setiap pusingan.</translation>
    </message>
    <message>
        <source>No Ace and no further card yet: surrender is open.</source>
        <translation>Tiada Ace dan belum ada kad tambahan: surrender dibuka.</translation>
    </message>
    <message>
        <source>The dealer shows an Ace: insurance is open, surrender is not.</source>
        <translation>Dealer menunjukkan Ace: insurance dibuka, surrender tidak.</translation>
    </message>
    <message>
        <source>A Blackjack against an Ace may be paid even money.</source>
        <translation>Blackjack berdepan Ace boleh dibayar even money.</translation>
    </message>
    <message>
        <source>There is no Blackjack in this game, so neither insurance nor even money.</source>
        <translation>Tiada Blackjack dalam permainan ini, jadi tiada insurance dan tiada even money.</translation>
    </message>
    <message>
        <source>Box %1: tick what is open to %2 before further cards.</source>
        <translation>Box %1: tandakan apa yang dibuka kepada %2 sebelum kad tambahan.</translation>
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
        <translation>Blackjack juga boleh mengambil insurance.</translation>
    </message>
    <message>
        <source>A Blackjack against an Ace may also be paid even money.</source>
        <translation>Blackjack berdepan Ace juga boleh dibayar even money.</translation>
    </message>
    <message>
        <source>Even money is for a Blackjack only.</source>
        <translation>Even money adalah untuk Blackjack sahaja.</translation>
    </message>
    <message>
        <source>Surrender is open against the dealer&apos;s 8.</source>
        <translation>Surrender dibuka berdepan 8 dealer.</translation>
    </message>
    <message>
        <source>Surrender is open unless the dealer shows an Ace.</source>
        <translation>Surrender dibuka melainkan dealer menunjukkan Ace.</translation>
    </message>
    <message>
        <source>A hand under 12 has to draw.</source>
        <translation>Hand di bawah 12 mesti mengambil kad.</translation>
    </message>
    <message>
        <source>Only the first two cards may be doubled.</source>
        <translation>Hanya dua kad pertama boleh di-double.</translation>
    </message>
    <message>
        <source>Only the first two cards of a split hand may be doubled.</source>
        <translation>Hanya dua kad pertama hand split boleh di-double.</translation>
    </message>
    <message>
        <source>A double needs at least the table minimum, and the bet is smaller.</source>
        <translation>Double memerlukan sekurang-kurangnya minimum meja, dan pertaruhan ini lebih kecil.</translation>
    </message>
    <message>
        <source>This house does not double after a split of unlike tens.</source>
        <translation>Kasino ini tidak membenarkan double selepas split sepuluh yang berlainan.</translation>
    </message>
    <message>
        <source>This split hand may not be split again.</source>
        <translation>Hand split ini tidak boleh di-split lagi.</translation>
    </message>
    <message>
        <source>There are four hands already.</source>
        <translation>Sudah ada empat hand.</translation>
    </message>
    <message>
        <source>A free double needs a hard 9, 10 or 11.</source>
        <translation>Free double memerlukan hard 9, 10 atau 11.</translation>
    </message>
    <message>
        <source>A free double needs the first two cards.</source>
        <translation>Free double memerlukan dua kad pertama.</translation>
    </message>
    <message>
        <source>A free split needs two cards of equal value.</source>
        <translation>Free split memerlukan dua kad yang sama nilai.</translation>
    </message>
    <message>
        <source>A picture with a ten-value card is not split free.</source>
        <translation>Kad gambar dengan kad bernilai sepuluh tidak di-split percuma.</translation>
    </message>
    <message>
        <source>This house does not split tens free.</source>
        <translation>Kasino ini tidak memberi free split bagi sepuluh.</translation>
    </message>
    <message>
        <source>A split hand may not be surrendered.</source>
        <translation>Hand split tidak boleh surrender.</translation>
    </message>
    <message>
        <source>Surrender is closed before the first further card.</source>
        <translation>Surrender ditutup sebelum kad tambahan pertama.</translation>
    </message>
    <message>
        <source>Insurance is closed before the first further card.</source>
        <translation>Insurance ditutup sebelum kad tambahan pertama.</translation>
    </message>
    <message>
        <source>Even money is for a Blackjack against a dealer&apos;s Ace only.</source>
        <translation>Even money hanya untuk Blackjack berdepan Ace dealer.</translation>
    </message>
    <message>
        <source>Even money is closed before the first further card.</source>
        <translation>Even money ditutup sebelum kad tambahan pertama.</translation>
    </message>
    <message>
        <source>A hand of 21 takes no further card.</source>
        <translation>Hand 21 tidak mengambil kad lagi.</translation>
    </message>
    <message>
        <source>The rules do not allow it.</source>
        <translation>Peraturan tidak membenarkannya.</translation>
    </message>
    <message>
        <source>This cannot be read: %1.</source>
        <translation>Ini tidak dapat dibaca: %1.</translation>
    </message>
    <message>
        <source>This is no JSON: %1.</source>
        <translation>Ini bukan JSON: %1.</translation>
    </message>
    <message>
        <source>This is not as the format has it: %1.</source>
        <translation>Ini tidak mengikut format: %1.</translation>
    </message>
    <message>
        <source>There is no rulebook “%1” here.</source>
        <translation>Tiada buku peraturan “%1” di sini.</translation>
    </message>
    <message>
        <source>The table is not allowed: %1.</source>
        <translation>Meja ini tidak dibenarkan: %1.</translation>
    </message>
    <message>
        <source>Such a shoe cannot be: %1.</source>
        <translation>Shoe sebegini tidak mungkin: %1.</translation>
    </message>
    <message>
        <source>A card is missing: %1.</source>
        <translation>Ada kad yang kurang: %1.</translation>
    </message>
    <message>
        <source>The rules do not allow it: %1.</source>
        <translation>Peraturan tidak membenarkannya: %1.</translation>
    </message>
    <message>
        <source>The incident does not fit: %1.</source>
        <translation>Kejadian itu tidak sesuai: %1.</translation>
    </message>
    <message>
        <source>It is asked at event %1, but the round has %2 only.</source>
        <translation>Soalan ditanya pada peristiwa %1, tetapi pusingan ada %2 sahaja.</translation>
    </message>
    <message>
        <source>Nothing is asked yet.</source>
        <translation>Belum ada yang ditanya.</translation>
    </message>
    <message>
        <source>This cannot be asked at this point.</source>
        <translation>Ini tidak dapat ditanya pada titik ini.</translation>
    </message>
    <message>
        <source>No clause settles this (%1): it is shown as a judgement call until the house fixes its reading.</source>
        <translation>Tiada klausa menentukannya (%1): ia ditunjukkan sebagai soal pertimbangan sehingga kasino menetapkan tafsirannya.</translation>
    </message>
    <message>
        <source>The rules leave this open (%1), and it is never asked.</source>
        <translation>Peraturan membiarkannya terbuka (%1), dan ia tidak pernah ditanya.</translation>
    </message>
    <message>
        <source>“%1” is right under the rules (%2), so it cannot be a wrong answer.</source>
        <translation>“%1” betul menurut peraturan (%2), jadi ia tidak boleh menjadi jawapan salah.</translation>
    </message>
    <message>
        <source>“%1” may be called right (%2), so it cannot be a wrong answer.</source>
        <translation>“%1” boleh dikatakan betul (%2), jadi ia tidak boleh menjadi jawapan salah.</translation>
    </message>
    <message>
        <source>This is no answer to what is asked: %1.</source>
        <translation>Ini bukan jawapan kepada soalan itu: %1.</translation>
    </message>
    <message>
        <source>“%1” is left out but would not be offered anyway.</source>
        <translation>“%1” digugurkan tetapi memang tidak akan ditawarkan.</translation>
    </message>
    <message>
        <source>No wrong answer is left to choose.</source>
        <translation>Tiada lagi jawapan salah untuk dipilih.</translation>
    </message>
    <message>
        <source>It has no title yet.</source>
        <translation>Ia belum bertajuk.</translation>
    </message>
    <message>
        <source>No story yet: trainees see only the felt.</source>
        <translation>Belum ada cerita: pelatih hanya melihat meja.</translation>
    </message>
    <message>
        <source>The opening cards are not out yet: trainees are told this, and see no felt.</source>
        <translation>Kad permulaan belum keluar: pelatih diberitahu begitu dan tidak melihat meja.</translation>
    </message>
    <message>
        <source>Close to “%1” (%2).</source>
        <translation>Hampir dengan “%1” (%2).</translation>
    </message>
    <message>
        <source>There is another %1 of version %2.</source>
        <translation>Ada satu lagi %1 bagi versi %2.</translation>
    </message>
    <message>
        <source>This does not belong into a pack: %1.</source>
        <translation>Ini bukan sebahagian daripada pek: %1.</translation>
    </message>
    <message>
        <source>This is not the file that the manifest names: it was changed or damaged.</source>
        <translation>Ini bukan fail yang dinamakan dalam manifes: ia diubah atau rosak.</translation>
    </message>
    <message>
        <source>Its answer under %1 is not the answer under %2.</source>
        <translation>Jawapannya di bawah %1 bukan jawapan di bawah %2.</translation>
    </message>
    <message>
        <source>%1 further problems are not listed.</source>
        <translation>%1 masalah lagi tidak disenaraikan.</translation>
    </message>
    <message>
        <source>its type is “%1”</source>
        <translation>jenisnya ialah “%1”</translation>
    </message>
    <message>
        <source>a ruling is a list of codes, each once</source>
        <translation>keputusan ialah senarai kod, setiap satu sekali</translation>
    </message>
    <message>
        <source>an amount is a whole number of cents</source>
        <translation>amaun ialah bilangan sen yang bulat</translation>
    </message>
    <message>
        <source>a total has a number, and soft or not</source>
        <translation>jumlah kad ada nombor, dan soft atau tidak</translation>
    </message>
    <message>
        <source>a player has a name</source>
        <translation>pemain mesti bernama</translation>
    </message>
    <message>
        <source>a card is a rank and a suit</source>
        <translation>kad ialah pangkat dan suit</translation>
    </message>
    <message>
        <source>this question has its options fixed</source>
        <translation>pilihan soalan ini sudah ditetapkan</translation>
    </message>
    <message>
        <source>it comes to the same</source>
        <translation>hasilnya sama sahaja</translation>
    </message>
    <message>
        <source>it is a part of the ruling</source>
        <translation>ia sebahagian daripada keputusan</translation>
    </message>
    <message>
        <source>the file of %1 is called otherwise</source>
        <translation>fail %1 bernama lain</translation>
    </message>
    <message>
        <source>The title tells the answer: %1.</source>
        <translation>Tajuk membocorkan jawapan: %1.</translation>
    </message>
    <message>
        <source>The story has %1 characters: long for what is read at a table.</source>
        <translation>Cerita ada %1 aksara: panjang untuk dibaca di meja.</translation>
    </message>
    <message>
        <source>The remark ends in a question, and nobody is there to answer.</source>
        <translation>Catatan berakhir dengan soalan, dan tiada yang menjawab.</translation>
    </message>
    <message>
        <source>The right option is by far the longest, which tells it.</source>
        <translation>Pilihan yang betul jauh paling panjang, dan itu membocorkannya.</translation>
    </message>
    <message>
        <source>“%1”, the ruling of %2, is not among the options.</source>
        <translation>“%1”, keputusan %2, tiada antara pilihan.</translation>
    </message>
    <message>
        <source>“Place your Bets, please”</source>
        <translation>“Place your Bets, please”</translation>
    </message>
    <message>
        <source>“Place your bets, please”</source>
        <translation>“Place your bets, please”</translation>
    </message>
    <message>
        <source>“No more Bets”</source>
        <translation>“No more Bets”</translation>
    </message>
    <message>
        <source>“No more bets”</source>
        <translation>“No more bets”</translation>
    </message>
    <message>
        <source>Offer surrender aloud</source>
        <translation>Tawarkan surrender dengan suara</translation>
    </message>
    <message>
        <source>Offer insurance aloud</source>
        <translation>Tawarkan insurance dengan suara</translation>
    </message>
    <message>
        <source>Say that surrender is closed</source>
        <translation>Nyatakan surrender ditutup</translation>
    </message>
    <message>
        <source>Say that insurance is closed</source>
        <translation>Nyatakan insurance ditutup</translation>
    </message>
    <message>
        <source>Nothing: deal on</source>
        <translation>Tiada: terus membahagi kad</translation>
    </message>
    <message>
        <source>What do you say now?</source>
        <translation>Apa yang anda sebut sekarang?</translation>
    </message>
    <message>
        <source>The felt is clear; a new round is about to begin.</source>
        <translation>Meja kosong; pusingan baharu akan bermula.</translation>
    </message>
    <message>
        <source>The last bets are settled and the cards cleared.</source>
        <translation>Pertaruhan terakhir diselesaikan dan kad dikutip.</translation>
    </message>
    <message>
        <source>Bets have not even been opened.</source>
        <translation>Pertaruhan pun belum dibuka.</translation>
    </message>
    <message>
        <source>A round begins with a call.</source>
        <translation>Pusingan bermula dengan panggilan.</translation>
    </message>
    <message>
        <source>There is no hand yet.</source>
        <translation>Belum ada hand.</translation>
    </message>
    <message>
        <source>A round begins when the dealer invites bets.</source>
        <translation>Pusingan bermula apabila dealer mempelawa pertaruhan.</translation>
    </message>
    <message>
        <source>The bets are down, the last on box %1. Before you draw the first card:</source>
        <translation>Pertaruhan sudah diletakkan, yang terakhir di box %1. Sebelum anda mengambil kad pertama:</translation>
    </message>
    <message>
        <source>Bets were opened long ago.</source>
        <translation>Pertaruhan sudah lama dibuka.</translation>
    </message>
    <message>
        <source>Without the closing call bets are still open.</source>
        <translation>Tanpa panggilan penutup, pertaruhan masih dibuka.</translation>
    </message>
    <message>
        <source>Bets are closed by the dealer&apos;s call, before any card.</source>
        <translation>Pertaruhan ditutup dengan panggilan dealer, sebelum sebarang kad.</translation>
    </message>
    <message>
        <source>Surrender is open against the printed 8.</source>
        <translation>Surrender dibuka berdepan 8 bercetak.</translation>
    </message>
    <message>
        <source>The dealer shows an Ace: insurance, no surrender.</source>
        <translation>Dealer menunjukkan Ace: insurance, tiada surrender.</translation>
    </message>
    <message>
        <source>The dealer shows no Ace: surrender, no insurance.</source>
        <translation>Dealer tidak menunjukkan Ace: surrender, tiada insurance.</translation>
    </message>
    <message>
        <source>The opening cards are out.</source>
        <translation>Kad permulaan sudah keluar.</translation>
    </message>
    <message>
        <source>The offer was made and everybody has had his chance.</source>
        <translation>Tawaran sudah dibuat dan semua orang telah mendapat peluang.</translation>
    </message>
    <message>
        <source>First it is offered, and everybody has his chance.</source>
        <translation>Mula-mula ia ditawarkan, dan semua orang mendapat peluang.</translation>
    </message>
    <message>
        <source>It has been offered; now it is closed aloud.</source>
        <translation>Ia telah ditawarkan; kini ia ditutup dengan suara.</translation>
    </message>
    <message>
        <source>That was called before the deal.</source>
        <translation>Itu disebut sebelum kad dibahagi.</translation>
    </message>
    <message>
        <source>The option is offered aloud before anybody draws.</source>
        <translation>Pilihan itu ditawarkan dengan suara sebelum sesiapa mengambil kad.</translation>
    </message>
    <message>
        <source>The option is closed aloud, too.</source>
        <translation>Pilihan itu juga ditutup dengan suara.</translation>
    </message>
    <message>
        <source>The dealer offers it aloud, and says aloud when it is closed.</source>
        <translation>Dealer menawarkannya dengan suara, dan menyatakan dengan suara apabila ia ditutup.</translation>
    </message>
    <message>
        <source>Main and Lucky Lucky bets are placed</source>
        <translation>Pertaruhan utama dan Lucky Lucky diletakkan</translation>
    </message>
    <message>
        <source>The opening cards are dealt from the left</source>
        <translation>Kad permulaan dibahagi dari kiri</translation>
    </message>
    <message>
        <source>Lucky Lucky is settled from the right</source>
        <translation>Lucky Lucky diselesaikan dari kanan</translation>
    </message>
    <message>
        <source>Players act on their hands</source>
        <translation>Pemain bertindak pada hand mereka</translation>
    </message>
    <message>
        <source>The dealer draws and hands are settled</source>
        <translation>Dealer mengambil kad dan hand diselesaikan</translation>
    </message>
    <message>
        <source>“No more Bets” is called</source>
        <translation>“No more Bets” disebut</translation>
    </message>
    <message>
        <source>The opening cards are dealt</source>
        <translation>Kad permulaan dibahagi</translation>
    </message>
    <message>
        <source>RWS Pairs bets are settled</source>
        <translation>Pertaruhan RWS Pairs diselesaikan</translation>
    </message>
    <message>
        <source>Players draw further cards</source>
        <translation>Pemain mengambil kad tambahan</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <translation>Dealer mengambil kad</translation>
    </message>
    <message>
        <source>Boom Busted bets are settled</source>
        <translation>Pertaruhan Boom Busted diselesaikan</translation>
    </message>
    <message>
        <source>The next round is opened</source>
        <translation>Pusingan seterusnya dibuka</translation>
    </message>
    <message>
        <source>“Place your bets, please” is called</source>
        <translation>“Place your bets, please” disebut</translation>
    </message>
    <message>
        <source>Main bets are placed</source>
        <translation>Pertaruhan utama diletakkan</translation>
    </message>
    <message>
        <source>“No more bets” is called</source>
        <translation>“No more bets” disebut</translation>
    </message>
    <message>
        <source>Insurance is offered aloud (dealer shows an Ace)</source>
        <translation>Insurance ditawarkan dengan suara (dealer menunjukkan Ace)</translation>
    </message>
    <message>
        <source>Insurance is declared closed</source>
        <translation>Insurance dinyatakan ditutup</translation>
    </message>
    <message>
        <source>Surrender is offered aloud (dealer shows no Ace)</source>
        <translation>Surrender ditawarkan dengan suara (dealer tidak menunjukkan Ace)</translation>
    </message>
    <message>
        <source>Surrender is offered aloud</source>
        <translation>Surrender ditawarkan dengan suara</translation>
    </message>
    <message>
        <source>Surrender is declared closed</source>
        <translation>Surrender dinyatakan ditutup</translation>
    </message>
    <message>
        <source>Players draw, double or split</source>
        <translation>Pemain mengambil kad, membuat double atau split</translation>
    </message>
    <message>
        <source>Hands are paid and taken</source>
        <translation>Hand dibayar dan diambil</translation>
    </message>
    <message>
        <source>Put these steps of a round into their order.</source>
        <translation>Susun langkah pusingan ini mengikut urutan.</translation>
    </message>
    <message>
        <source>Two steps are the wrong way round. First comes: %1.</source>
        <translation>Dua langkah terbalik. Yang dahulu: %1.</translation>
    </message>
    <message>
        <source>The house has let A squeeze on box %1. By mistake you deal him a card face up.</source>
        <translation>Kasino membenarkan A squeeze di box %1. Anda tersilap memberinya kad terbuka.</translation>
    </message>
    <message>
        <source>May A squeeze the cards?</source>
        <translation>Bolehkah A squeeze kad itu?</translation>
    </message>
    <message>
        <source>Before the cards are dealt, A asks to squeeze those of box %1, where he has a bet.</source>
        <translation>Sebelum kad dibahagi, A meminta untuk squeeze kad box %1, tempat dia ada pertaruhan.</translation>
    </message>
    <message>
        <source>The cards of box %1 lie face up. A, who bets there, now asks to squeeze them.</source>
        <translation>Kad box %1 terbuka. A, yang bertaruh di situ, kini meminta untuk squeeze kad itu.</translation>
    </message>
    <message>
        <source>Before the deal, A asks to squeeze the cards of box %1, where only B has a bet.</source>
        <translation>Sebelum kad dibahagi, A meminta untuk squeeze kad box %1, tempat hanya B ada pertaruhan.</translation>
    </message>
    <message>
        <source>If the house permits it: then they are dealt face down</source>
        <translation>Jika kasino membenarkannya: kad itu kemudian dibahagi tertutup</translation>
    </message>
    <message>
        <source>No: he has to ask before they are dealt</source>
        <translation>Tidak: dia mesti meminta sebelum kad dibahagi</translation>
    </message>
    <message>
        <source>No: he has no bet on that box</source>
        <translation>Tidak: dia tiada pertaruhan di box itu</translation>
    </message>
    <message>
        <source>Yes, whoever asks may</source>
        <translation>Ya, sesiapa yang meminta boleh</translation>
    </message>
    <message>
        <source>No, cards are always dealt face up</source>
        <translation>Tidak, kad sentiasa dibahagi terbuka</translation>
    </message>
    <message>
        <source>He asks before the cards are dealt, for a box with a bet of his, and the house may permit it.</source>
        <translation>Dia meminta sebelum kad dibahagi, bagi box yang ada pertaruhannya, dan kasino boleh membenarkannya.</translation>
    </message>
    <message>
        <source>A bettor of the box may ask before the cards are dealt; the house may permit it, and then deals face down.</source>
        <translation>Petaruh box itu boleh meminta sebelum kad dibahagi; kasino boleh membenarkannya, lalu kad dibahagi tertutup.</translation>
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
        <translation>Pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>Staff may place a bet if asked; that it lies right is the player&apos;s responsibility.</source>
        <translation>Kakitangan boleh meletakkan pertaruhan jika diminta; memastikan ia terletak betul ialah tanggungjawab pemain.</translation>
    </message>
    <message>
        <source>Bets are settled by where the chips lay when bets were closed; the house does not answer for errors.</source>
        <translation>Pertaruhan diselesaikan mengikut tempat cip semasa pertaruhan ditutup; kasino tidak bertanggungjawab atas kesilapan.</translation>
    </message>
    <message>
        <source>The limits are displayed, and it is for the player to keep within them.</source>
        <translation>Had dipaparkan, dan pemain sendiri yang perlu mematuhinya.</translation>
    </message>
    <message>
        <source>Each player counts his own hand and may not rely on the total called.</source>
        <translation>Setiap pemain mengira hand sendiri dan tidak boleh bergantung pada jumlah yang disebut.</translation>
    </message>
    <message>
        <source>A on box %1 says “I stay” but taps for a card.</source>
        <translation>A di box %1 berkata “I stay” tetapi mengetuk meja meminta kad.</translation>
    </message>
    <message>
        <source>Whether he stands or draws is told by the hand signal.</source>
        <translation>Sama ada dia stand atau mengambil kad ditentukan oleh isyarat tangan.</translation>
    </message>
    <message>
        <source>All bets have to lie before the dealer starts the round.</source>
        <translation>Semua pertaruhan mesti diletakkan sebelum dealer memulakan pusingan.</translation>
    </message>
    <message>
        <source>Box %1 puts chips on the insurance line.</source>
        <translation>Box %1 meletakkan cip di garisan insurance.</translation>
    </message>
    <message>
        <source>Box %1 wants half of his bet back and gives up the hand.</source>
        <translation>Box %1 mahu separuh pertaruhannya dipulangkan dan melepaskan hand.</translation>
    </message>
    <message>
        <source>Box %1 puts the same amount again beside his bet to double.</source>
        <translation>Box %1 meletakkan jumlah yang sama sekali lagi di sebelah pertaruhannya untuk double.</translation>
    </message>
    <message>
        <source>Box %1 puts the same amount again to split his two cards.</source>
        <translation>Box %1 meletakkan jumlah yang sama sekali lagi untuk split dua kadnya.</translation>
    </message>
    <message>
        <source>The closing call bars new bets and withdrawals, but not what the rules themselves allow later.</source>
        <translation>Panggilan penutup melarang pertaruhan baharu dan penarikan balik, tetapi bukan apa yang dibenarkan peraturan kemudian.</translation>
    </message>
    <message>
        <source>You have called “No more bets”.</source>
        <translation>Anda telah menyebut “No more bets”.</translation>
    </message>
    <message>
        <source>A bet placed after the call is not honoured.</source>
        <translation>Pertaruhan yang diletakkan selepas panggilan tidak diiktiraf.</translation>
    </message>
    <message>
        <source>Whoever does not match his bet stays on the first hand and has no part in the others.</source>
        <translation>Sesiapa yang tidak menyamai pertaruhannya kekal pada hand pertama dan tiada bahagian dalam yang lain.</translation>
    </message>
    <message>
        <source>Whoever does not double lives with the one card.</source>
        <translation>Sesiapa yang tidak membuat double menerima satu kad itu sahaja.</translation>
    </message>
    <message>
        <source>When the controller doubles, the others may do so before the card is dealt.</source>
        <translation>Apabila pengawal box membuat double, yang lain boleh berbuat demikian sebelum kad dibahagi.</translation>
    </message>
    <message>
        <source>Unless the controller doubles, no other bettor may.</source>
        <translation>Melainkan pengawal box membuat double, petaruh lain tidak boleh.</translation>
    </message>
    <message>
        <source>An Ace counts eleven as long as the hand does not pass 21, else one.</source>
        <translation>Ace dikira sebelas selagi hand tidak melebihi 21, jika tidak, satu.</translation>
    </message>
    <message>
        <source>Jack, Queen and King count ten.</source>
        <translation>Jack, Queen dan King dikira sepuluh.</translation>
    </message>
    <message>
        <source>What does the dealer have?</source>
        <translation>Apa yang ada pada dealer?</translation>
    </message>
    <message>
        <source>Box %1, hand 1: what does the player have?</source>
        <translation>Box %1, hand 1: apa yang ada pada pemain?</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>21, but no Blackjack</source>
        <translation>21, tetapi bukan Blackjack</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Bust</translation>
    </message>
    <message>
        <source>22: not bust, it stands off</source>
        <translation>22: bukan bust, ia stand-off</translation>
    </message>
    <message>
        <source>After a split an Ace and a ten are 21, never a Blackjack.</source>
        <translation>Selepas split, Ace dan sepuluh ialah 21, bukan Blackjack.</translation>
    </message>
    <message>
        <source>A Blackjack is an Ace and a ten as the first two cards.</source>
        <translation>Blackjack ialah Ace dan sepuluh sebagai dua kad pertama.</translation>
    </message>
    <message>
        <source>Look at the cards again: how many, and from where?</source>
        <translation>Lihat kad sekali lagi: berapa banyak, dan dari mana?</translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a bust in the other games, not in Free Bet.</source>
        <translation>22 dealer ialah bust dalam permainan lain, bukan dalam Free Bet.</translation>
    </message>
    <message>
        <source>21 is not over 21.</source>
        <translation>21 tidak melebihi 21.</translation>
    </message>
    <message>
        <source>Only exactly 22 stands off.</source>
        <translation>Hanya tepat 22 yang stand-off.</translation>
    </message>
    <message>
        <source>22 stands off for the dealer only; a player&apos;s 22 is a bust.</source>
        <translation>22 stand-off bagi dealer sahaja; 22 pemain ialah bust.</translation>
    </message>
    <message>
        <source>The cards make %1.</source>
        <translation>Kad itu berjumlah %1.</translation>
    </message>
    <message>
        <source>They came after a split, so an Ace and a ten are plain 21.</source>
        <translation>Kad itu datang selepas split, jadi Ace dan sepuluh ialah 21 biasa.</translation>
    </message>
    <message>
        <source>The dealer busts over 22 in this game, the player over 21.</source>
        <translation>Dealer bust melebihi 22 dalam permainan ini, pemain melebihi 21.</translation>
    </message>
    <message>
        <source>A Blackjack is an Ace and a ten-value card as the opening two.</source>
        <translation>Blackjack ialah Ace dan kad bernilai sepuluh sebagai dua kad permulaan.</translation>
    </message>
    <message>
        <source>How far along is this round?</source>
        <translation>Sejauh mana pusingan ini sudah berjalan?</translation>
    </message>
    <message>
        <source>Initial deal: nothing more has happened</source>
        <translation>Pembahagian permulaan: belum ada apa-apa lagi berlaku</translation>
    </message>
    <message>
        <source>An interim settlement has been made</source>
        <translation>Penyelesaian interim telah dibuat</translation>
    </message>
    <message>
        <source>The subsequent deal has begun</source>
        <translation>Pembahagian seterusnya telah bermula</translation>
    </message>
    <message>
        <source>The opening cards are dealt. No bet has been paid or taken.</source>
        <translation>Kad permulaan sudah dibahagi. Belum ada pertaruhan dibayar atau diambil.</translation>
    </message>
    <message>
        <source>You have paid the %1 on box %2. Nobody has drawn a card.</source>
        <translation>Anda telah membayar %1 di box %2. Belum ada yang mengambil kad.</translation>
    </message>
    <message>
        <source>You have taken the %1 on box %2. Nobody has drawn a card.</source>
        <translation>Anda telah mengambil %1 di box %2. Belum ada yang mengambil kad.</translation>
    </message>
    <message>
        <source>Box %1 is bust and you have taken its bet.</source>
        <translation>Box %1 bust dan anda telah mengambil pertaruhannya.</translation>
    </message>
    <message>
        <source>Box %1 has drawn a card. No bet has been paid or taken.</source>
        <translation>Box %1 telah mengambil kad. Belum ada pertaruhan dibayar atau diambil.</translation>
    </message>
    <message>
        <source>The initial deal ends with the first payment or further card.</source>
        <translation>Pembahagian permulaan berakhir dengan bayaran pertama atau kad tambahan pertama.</translation>
    </message>
    <message>
        <source>An interim settlement is a bet paid or taken on the opening cards.</source>
        <translation>Penyelesaian interim ialah pertaruhan yang dibayar atau diambil atas kad permulaan.</translation>
    </message>
    <message>
        <source>The subsequent deal begins with the first card after the opening ones.</source>
        <translation>Pembahagian seterusnya bermula dengan kad pertama selepas kad permulaan.</translation>
    </message>
    <message>
        <source>A final settlement is one made during the subsequent deal.</source>
        <translation>Penyelesaian akhir ialah yang dibuat semasa pembahagian seterusnya.</translation>
    </message>
    <message>
        <source>Box %1: tick everything that these cards are.</source>
        <translation>Box %1: tandakan semua yang menggambarkan kad ini.</translation>
    </message>
    <message>
        <source>Box %1 with the dealer&apos;s card: tick everything that applies.</source>
        <translation>Box %1 bersama kad dealer: tandakan semua yang terpakai.</translation>
    </message>
    <message>
        <source>Ace Pair Suited</source>
        <translation>Ace Pair Suited</translation>
    </message>
    <message>
        <source>The top row needs two Aces of one suit.</source>
        <translation>Baris teratas memerlukan dua Ace satu suit.</translation>
    </message>
    <message>
        <source>Suited Pair</source>
        <translation>Suited Pair</translation>
    </message>
    <message>
        <source>A Suited Pair is one rank in one suit, but not Aces.</source>
        <translation>Suited Pair ialah satu pangkat dalam satu suit, tetapi bukan Ace.</translation>
    </message>
    <message>
        <source>Coloured Pair</source>
        <translation>Coloured Pair</translation>
    </message>
    <message>
        <source>A Coloured Pair is one rank and one colour in two suits.</source>
        <translation>Coloured Pair ialah satu pangkat dan satu warna dalam dua suit.</translation>
    </message>
    <message>
        <source>Mixed Pair</source>
        <translation>Mixed Pair</translation>
    </message>
    <message>
        <source>A Mixed Pair is one rank, one card red and one black.</source>
        <translation>Mixed Pair ialah satu pangkat, satu kad merah dan satu hitam.</translation>
    </message>
    <message>
        <source>RWS Pairs: the same rank, so suits and colours decide: %1.</source>
        <translation>RWS Pairs: pangkat sama, jadi suit dan warna menentukan: %1.</translation>
    </message>
    <message>
        <source>RWS Pairs needs the same number or picture twice.</source>
        <translation>RWS Pairs memerlukan nombor atau gambar yang sama dua kali.</translation>
    </message>
    <message>
        <source>A Pair</source>
        <translation>Pair (sepasang)</translation>
    </message>
    <message>
        <source>A Pair is the same rank twice in the player&apos;s own two cards.</source>
        <translation>Pair ialah pangkat yang sama dua kali dalam dua kad pemain sendiri.</translation>
    </message>
    <message>
        <source>Two of a Kind for the Lucky 8 bet</source>
        <translation>Two of a Kind bagi pertaruhan Lucky 8</translation>
    </message>
    <message>
        <source>Two of a Kind may use the dealer&apos;s card; 8s have rows of their own.</source>
        <translation>Two of a Kind boleh menggunakan kad dealer; 8 ada baris sendiri.</translation>
    </message>
    <message>
        <source>8s for the Lucky 8 bet</source>
        <translation>8 bagi pertaruhan Lucky 8</translation>
    </message>
    <message>
        <source>Two 8s count as 8s, not as Two of a Kind.</source>
        <translation>Dua 8 dikira sebagai 8, bukan Two of a Kind.</translation>
    </message>
    <message>
        <source>Pair: the same number or the same picture in the player&apos;s two cards.</source>
        <translation>Pair: nombor yang sama atau gambar yang sama dalam dua kad pemain.</translation>
    </message>
    <message>
        <source>Two of a Kind: any two of the three cards alike, but 8s are paid as 8s.</source>
        <translation>Two of a Kind: mana-mana dua daripada tiga kad yang serupa, tetapi 8 dibayar sebagai 8.</translation>
    </message>
    <message>
        <source>For these bets a picture is itself, not a ten.</source>
        <translation>Bagi pertaruhan ini kad gambar dikira sebagai dirinya, bukan sepuluh.</translation>
    </message>
    <message>
        <source>Cards that may be split</source>
        <translation>Kad yang boleh di-split</translation>
    </message>
    <message>
        <source>Splitting goes by point value: equal values may be split.</source>
        <translation>Split mengikut nilai mata: nilai yang sama boleh di-split.</translation>
    </message>
    <message>
        <source>Only two cards of the same value may be split.</source>
        <translation>Hanya dua kad sama nilai boleh di-split.</translation>
    </message>
    <message>
        <source>Split: the same point value is enough.</source>
        <translation>Split: nilai mata yang sama memadai.</translation>
    </message>
    <message>
        <source>One deck is brought to your %1 table: may it open?</source>
        <translation>Satu dek dibawa ke meja %1 anda: bolehkah meja dibuka?</translation>
    </message>
    <message>
        <source>%1 decks are brought to your %2 table: may it open?</source>
        <translation>%1 dek dibawa ke meja %2 anda: bolehkah meja dibuka?</translation>
    </message>
    <message>
        <source>This game takes %1 to %2 decks.</source>
        <translation>Permainan ini menggunakan %1 hingga %2 dek.</translation>
    </message>
    <message>
        <source>What becomes of this round?</source>
        <translation>Apa jadi dengan pusingan ini?</translation>
    </message>
    <message>
        <source>One deck is in use. A count during the round shows %1 cards in all.</source>
        <translation>Satu dek digunakan. Kiraan semasa pusingan menunjukkan %1 kad semuanya.</translation>
    </message>
    <message>
        <source>%1 decks are in use. A count during the round shows %2 cards in all.</source>
        <translation>%1 dek digunakan. Kiraan semasa pusingan menunjukkan %2 kad semuanya.</translation>
    </message>
    <message>
        <source>One deck has %1 cards.</source>
        <translation>Satu dek ada %1 kad.</translation>
    </message>
    <message>
        <source>%1 decks of %2 cards are %3 cards.</source>
        <translation>%1 dek dengan %2 kad ialah %3 kad.</translation>
    </message>
    <message>
        <source>A Joker comes out of the shoe to box %1.</source>
        <translation>Joker keluar dari shoe ke box %1.</translation>
    </message>
    <message>
        <source>The %1 comes out of the shoe. Its back is not that of the decks in use.</source>
        <translation>%1 keluar dari shoe. Belakangnya bukan belakang dek yang digunakan.</translation>
    </message>
    <message>
        <source>The %1 comes out of the shoe to box %2.</source>
        <translation>%1 keluar dari shoe ke box %2.</translation>
    </message>
    <message>
        <source>The decks are plain 52-card decks; a Joker or a card of another deck does not belong.</source>
        <translation>Dek ialah dek 52 kad biasa; Joker atau kad dek lain tidak sepatutnya ada.</translation>
    </message>
    <message>
        <source>The decks here have 48 cards: no tens and no Jokers.</source>
        <translation>Dek di sini ada 48 kad: tiada sepuluh dan tiada Joker.</translation>
    </message>
    <message>
        <source>A card that does not belong, or one too many or too few, voids the round.</source>
        <translation>Kad yang tidak sepatutnya ada, atau satu terlebih atau terkurang, membatalkan pusingan.</translation>
    </message>
    <message>
        <source>It goes on: nothing is wrong</source>
        <translation>Ia diteruskan: tiada yang salah</translation>
    </message>
    <message>
        <source>It is void; earlier rounds stand</source>
        <translation>Ia batal; pusingan terdahulu kekal</translation>
    </message>
    <message>
        <source>The count does not fit the decks.</source>
        <translation>Kiraan tidak sepadan dengan dek.</translation>
    </message>
    <message>
        <source>That card does not belong to the decks in use.</source>
        <translation>Kad itu bukan milik dek yang digunakan.</translation>
    </message>
    <message>
        <source>The count is right for so many decks.</source>
        <translation>Kiraan betul bagi dek sebanyak itu.</translation>
    </message>
    <message>
        <source>That card belongs to the decks in use.</source>
        <translation>Kad itu milik dek yang digunakan.</translation>
    </message>
    <message>
        <source>Burn the card and go on</source>
        <translation>Burn kad itu dan teruskan</translation>
    </message>
    <message>
        <source>Burning does not mend a wrong deck.</source>
        <translation>Burn kad tidak membetulkan dek yang salah.</translation>
    </message>
    <message>
        <source>It is void, and so are the rounds before it</source>
        <translation>Ia batal, begitu juga pusingan sebelumnya</translation>
    </message>
    <message>
        <source>Earlier rounds stand as settled.</source>
        <translation>Pusingan terdahulu kekal seperti diselesaikan.</translation>
    </message>
    <message>
        <source>Finish the round, then count again</source>
        <translation>Tamatkan pusingan, kemudian kira lagi</translation>
    </message>
    <message>
        <source>A wrong count decides at once.</source>
        <translation>Kiraan yang salah memutuskan serta-merta.</translation>
    </message>
    <message>
        <source>The count is right: nothing has to be done.</source>
        <translation>Kiraan betul: tiada apa-apa perlu dibuat.</translation>
    </message>
    <message>
        <source>Box %1, hand %2: what is the total, and is it soft?</source>
        <translation>Box %1, hand %2: berapa jumlahnya, dan adakah ia soft?</translation>
    </message>
    <message>
        <source>Box %1: what is the total, and is it soft?</source>
        <translation>Box %1: berapa jumlahnya, dan adakah ia soft?</translation>
    </message>
    <message>
        <source>The hand begins with the printed 8 of Spades.</source>
        <translation>Hand bermula dengan 8 Spade bercetak.</translation>
    </message>
    <message>
        <source>The total is %1, and soft: an Ace counts eleven in it.</source>
        <translation>Jumlahnya %1, dan soft: satu Ace dikira sebelas di dalamnya.</translation>
    </message>
    <message>
        <source>The total is %1, and hard: no Ace counts eleven in it.</source>
        <translation>Jumlahnya %1, dan hard: tiada Ace dikira sebelas di dalamnya.</translation>
    </message>
    <message>
        <source>An Ace may not count eleven where that passes 21.</source>
        <translation>Ace tidak boleh dikira sebelas jika itu melebihi 21.</translation>
    </message>
    <message>
        <source>The Ace counts eleven as long as that does not pass 21.</source>
        <translation>Ace dikira sebelas selagi itu tidak melebihi 21.</translation>
    </message>
    <message>
        <source>The printed 8 counts too.</source>
        <translation>8 bercetak juga dikira.</translation>
    </message>
    <message>
        <source>An Ace counts eleven in it: the total is soft.</source>
        <translation>Satu Ace dikira sebelas di dalamnya: jumlahnya soft.</translation>
    </message>
    <message>
        <source>No Ace counts eleven in it: the total is hard.</source>
        <translation>Tiada Ace dikira sebelas di dalamnya: jumlahnya hard.</translation>
    </message>
    <message>
        <source>a Pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>three 8s of one suit</source>
        <translation>tiga 8 satu suit</translation>
    </message>
    <message>
        <source>three 8s, not all of one suit</source>
        <translation>tiga 8, bukan semuanya satu suit</translation>
    </message>
    <message>
        <source>two 8s of one suit</source>
        <translation>dua 8 satu suit</translation>
    </message>
    <message>
        <source>two 8s of two suits</source>
        <translation>dua 8 berlainan suit</translation>
    </message>
    <message>
        <source>Two of a Kind</source>
        <translation>Two of a Kind</translation>
    </message>
    <message>
        <source>four 8s in a row, all of Spades</source>
        <translation>empat 8 berturut-turut, semuanya Spade</translation>
    </message>
    <message>
        <source>four 8s in a row, not all of Spades</source>
        <translation>empat 8 berturut-turut, bukan semuanya Spade</translation>
    </message>
    <message>
        <source>three 8s in a row, the printed one counted</source>
        <translation>tiga 8 berturut-turut, yang tercetak dikira</translation>
    </message>
    <message>
        <source>two 8s in a row, the printed one counted</source>
        <translation>dua 8 berturut-turut, yang tercetak dikira</translation>
    </message>
    <message>
        <source>both on 18</source>
        <translation>kedua-duanya 18</translation>
    </message>
    <message>
        <source>the dealer busts with 8 cards</source>
        <translation>dealer bust dengan 8 kad</translation>
    </message>
    <message>
        <source>the dealer busts with 7 cards</source>
        <translation>dealer bust dengan 7 kad</translation>
    </message>
    <message>
        <source>the dealer busts with 6 cards</source>
        <translation>dealer bust dengan 6 kad</translation>
    </message>
    <message>
        <source>the dealer busts with 5 cards</source>
        <translation>dealer bust dengan 5 kad</translation>
    </message>
    <message>
        <source>the dealer busts with 4 cards</source>
        <translation>dealer bust dengan 4 kad</translation>
    </message>
    <message>
        <source>the dealer busts with 3 cards</source>
        <translation>dealer bust dengan 3 kad</translation>
    </message>
    <message>
        <source>two Aces of one suit</source>
        <translation>dua Ace satu suit</translation>
    </message>
    <message>
        <source>a pair of one suit</source>
        <translation>sepasang satu suit</translation>
    </message>
    <message>
        <source>a pair of one colour and two suits</source>
        <translation>sepasang satu warna, dua suit</translation>
    </message>
    <message>
        <source>a pair of one red and one black card</source>
        <translation>sepasang, satu merah dan satu hitam</translation>
    </message>
    <message>
        <source>the dealer busts with 8 cards or more</source>
        <translation>dealer bust dengan 8 kad atau lebih</translation>
    </message>
    <message>
        <source>the dealer busts with 3 or 4 cards</source>
        <translation>dealer bust dengan 3 atau 4 kad</translation>
    </message>
    <message>
        <source>7 markers</source>
        <translation>7 marker</translation>
    </message>
    <message>
        <source>6 markers</source>
        <translation>6 marker</translation>
    </message>
    <message>
        <source>5 markers</source>
        <translation>5 marker</translation>
    </message>
    <message>
        <source>4 markers</source>
        <translation>4 marker</translation>
    </message>
    <message>
        <source>3 markers</source>
        <translation>3 marker</translation>
    </message>
    <message>
        <source>2 markers</source>
        <translation>2 marker</translation>
    </message>
    <message>
        <source>1 marker</source>
        <translation>1 marker</translation>
    </message>
    <message>
        <source>7-7-7 of one suit</source>
        <translation>7-7-7 satu suit</translation>
    </message>
    <message>
        <source>6-7-8 of one suit</source>
        <translation>6-7-8 satu suit</translation>
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
        <translation>21 satu suit</translation>
    </message>
    <message>
        <source>a total of 21</source>
        <translation>jumlah 21</translation>
    </message>
    <message>
        <source>a total of 20</source>
        <translation>jumlah 20</translation>
    </message>
    <message>
        <source>a total of 19</source>
        <translation>jumlah 19</translation>
    </message>
    <message>
        <source>void the round</source>
        <translation>batalkan pusingan</translation>
    </message>
    <message>
        <source>refuse the bet</source>
        <translation>tolak pertaruhan itu</translation>
    </message>
    <message>
        <source>discard the card</source>
        <translation>buang kad itu</translation>
    </message>
    <message>
        <source>riffle the discards once</source>
        <translation>riffle kad buangan sekali</translation>
    </message>
    <message>
        <source>finish the round</source>
        <translation>habiskan pusingan</translation>
    </message>
    <message>
        <source>conclude the round</source>
        <translation>tamatkan pusingan</translation>
    </message>
    <message>
        <source>accept the bet</source>
        <translation>terima pertaruhan itu</translation>
    </message>
    <message>
        <source>the house decides</source>
        <translation>kasino yang memutuskan</translation>
    </message>
    <message>
        <source>call “No more bets”</source>
        <translation>sebut “No more bets” (Pertaruhan ditutup)</translation>
    </message>
    <message>
        <source>earlier rounds stand as settled</source>
        <translation>pusingan terdahulu kekal seperti diselesaikan</translation>
    </message>
    <message>
        <source>put the cards back into their right order</source>
        <translation>kembalikan kad kepada urutan yang betul</translation>
    </message>
    <message>
        <source>the cards may not be put back any more</source>
        <translation>kad tidak boleh dikembalikan lagi</translation>
    </message>
    <message>
        <source>every player may play on or take his bet back</source>
        <translation>setiap pemain boleh meneruskan permainan atau mengambil balik pertaruhannya</translation>
    </message>
    <message>
        <source>the bet stands: it wins or loses as the round goes</source>
        <translation>pertaruhan itu kekal: ia menang atau kalah mengikut pusingan</translation>
    </message>
    <message>
        <source>play the card in its turn as if it had not been seen</source>
        <translation>mainkan kad itu pada gilirannya seolah-olah tidak terlihat</translation>
    </message>
    <message>
        <source>the dealer&apos;s total before it stands</source>
        <translation>jumlah dealer sebelumnya kekal</translation>
    </message>
    <message>
        <source>nothing is wrong: it counts</source>
        <translation>tiada yang salah: ia dikira</translation>
    </message>
    <message>
        <source>offer the card as the next one to whoever is due a card</source>
        <translation>tawarkan kad itu sebagai kad seterusnya kepada yang berhak menerima kad</translation>
    </message>
    <message>
        <source>whoever refuses it gets no more cards</source>
        <translation>sesiapa yang menolaknya tidak mendapat kad lagi</translation>
    </message>
    <message>
        <source>it becomes the dealer&apos;s next card</source>
        <translation>ia menjadi kad dealer yang seterusnya</translation>
    </message>
    <message>
        <source>the acting player may finish his hand first</source>
        <translation>pemain yang sedang bertindak boleh menghabiskan hand-nya dahulu</translation>
    </message>
    <message>
        <source>draw the dealer&apos;s card now</source>
        <translation>ambil kad dealer sekarang</translation>
    </message>
    <message>
        <source>then offer surrender or insurance</source>
        <translation>kemudian tawarkan surrender atau insurance</translation>
    </message>
    <message>
        <source>give the bet back</source>
        <translation>pulangkan pertaruhan</translation>
    </message>
    <message>
        <source>the player acts on his card or takes his bet back</source>
        <translation>pemain bertindak atas kadnya atau mengambil balik pertaruhannya</translation>
    </message>
    <message>
        <source>discard those cards</source>
        <translation>buang kad-kad itu</translation>
    </message>
    <message>
        <source>go on with the round</source>
        <translation>teruskan pusingan</translation>
    </message>
    <message>
        <source>take the cards dealt since back as unseen, and let him act</source>
        <translation>ambil balik kad yang dibahagi sejak itu seperti tidak terlihat, dan biarkan dia bertindak</translation>
    </message>
    <message>
        <source>too late: the hand stays as it is</source>
        <translation>terlalu lewat: hand itu kekal</translation>
    </message>
    <message>
        <source>the next player to act cuts</source>
        <translation>pemain seterusnya yang bertindak memotong kad</translation>
    </message>
    <message>
        <source>shuffle when the round is over</source>
        <translation>kocok selepas pusingan tamat</translation>
    </message>
    <message>
        <source>draw a card for the hand</source>
        <translation>ambil satu kad untuk hand itu</translation>
    </message>
    <message>
        <source>let the hand stand</source>
        <translation>biarkan hand itu stand</translation>
    </message>
    <message>
        <source>the other bettor of the box plays the hand</source>
        <translation>petaruh lain di box memainkan hand itu</translation>
    </message>
    <message>
        <source>the player picks</source>
        <translation>pemain memilih</translation>
    </message>
    <message>
        <source>what remains is the next card</source>
        <translation>yang tinggal ialah kad seterusnya</translation>
    </message>
    <message>
        <source>the card that was seen comes first</source>
        <translation>kad yang terlihat didahulukan</translation>
    </message>
    <message>
        <source>offer what remains to the next player, else burn it</source>
        <translation>tawarkan yang tinggal kepada pemain seterusnya, jika tidak, burn kad itu</translation>
    </message>
    <message>
        <source>the Pit Manager picks the dealer&apos;s card</source>
        <translation>Pit Manager memilih kad dealer</translation>
    </message>
    <message>
        <source>the dealer gets the card that is worse for him</source>
        <translation>dealer menerima kad yang lebih buruk baginya</translation>
    </message>
    <message>
        <source>discard the other</source>
        <translation>buang kad yang lain</translation>
    </message>
    <message>
        <source>discard them all and draw afresh</source>
        <translation>buang kesemuanya dan ambil kad baharu</translation>
    </message>
    <message>
        <source>his hand stands as it is</source>
        <translation>hand-nya kekal seperti sedia ada</translation>
    </message>
    <message>
        <source>he may take his remaining bets back</source>
        <translation>dia boleh mengambil balik pertaruhannya yang tinggal</translation>
    </message>
    <message>
        <source>bets already lost stay lost</source>
        <translation>pertaruhan yang sudah kalah tetap kalah</translation>
    </message>
    <message>
        <source>no bet may be taken back</source>
        <translation>tiada pertaruhan boleh diambil balik</translation>
    </message>
    <message>
        <source>settle it at its size this once</source>
        <translation>selesaikan pada saiznya, kali ini sahaja</translation>
    </message>
    <message>
        <source>let the player raise it or take it back</source>
        <translation>biarkan pemain menaikkannya atau mengambilnya balik</translation>
    </message>
    <message>
        <source>pay or take the maximum only</source>
        <translation>bayar atau ambil hingga maksimum sahaja</translation>
    </message>
    <message>
        <source>reject what is over the maximum</source>
        <translation>tolak yang melebihi maksimum</translation>
    </message>
    <message>
        <source>settle each bettor on his share of the maximum</source>
        <translation>selesaikan setiap petaruh mengikut bahagiannya daripada maksimum</translation>
    </message>
    <message>
        <source>give back the excess that was placed last</source>
        <translation>pulangkan lebihan yang diletakkan terakhir</translation>
    </message>
    <message>
        <source>leave it as it was settled</source>
        <translation>biarkan seperti yang diselesaikan</translation>
    </message>
    <message>
        <source>each player may take all his bets back, or none</source>
        <translation>setiap pemain boleh mengambil balik semua pertaruhannya, atau tiada langsung</translation>
    </message>
    <message>
        <source>the house works out the card by reasonable means</source>
        <translation>kasino menentukan kad itu dengan cara yang munasabah</translation>
    </message>
    <message>
        <source>settle it as soon as possible</source>
        <translation>selesaikan secepat mungkin</translation>
    </message>
    <message>
        <source>refer it to the shift manager</source>
        <translation>rujuk kepada pengurus syif</translation>
    </message>
    <message>
        <source>he calls the decisions</source>
        <translation>dia membuat keputusan</translation>
    </message>
    <message>
        <source>he gets the bet</source>
        <translation>dia mendapat pertaruhan itu</translation>
    </message>
    <message>
        <source>accept no such bet</source>
        <translation>jangan terima pertaruhan sebegitu</translation>
    </message>
    <message>
        <source>he decides</source>
        <translation>dia memutuskan</translation>
    </message>
    <message>
        <source>whoever holds a higher position may do it</source>
        <translation>sesiapa yang berjawatan lebih tinggi boleh melakukannya</translation>
    </message>
    <message>
        <source>the player answers for it</source>
        <translation>pemain yang bertanggungjawab</translation>
    </message>
    <message>
        <source>the hand signal counts</source>
        <translation>isyarat tangan yang dikira</translation>
    </message>
    <message>
        <source>the bet counts where it lay when bets were closed</source>
        <translation>pertaruhan dikira di tempat ia terletak ketika pertaruhan ditutup</translation>
    </message>
    <message>
        <source>deal the next card to that hand</source>
        <translation>bahagikan kad seterusnya kepada hand itu</translation>
    </message>
    <message>
        <source>the dealer draws no card</source>
        <translation>dealer tidak mengambil kad</translation>
    </message>
    <message>
        <source>the dealer draws exactly one card</source>
        <translation>dealer mengambil tepat satu kad</translation>
    </message>
    <message>
        <source>the dealer draws out</source>
        <translation>dealer mengambil kad hingga selesai</translation>
    </message>
    <message>
        <source>take the bets on that hand</source>
        <translation>ambil pertaruhan pada hand itu</translation>
    </message>
    <message>
        <source>put its cards into the discard holder</source>
        <translation>letakkan kadnya dalam bekas buangan</translation>
    </message>
    <message>
        <source>leave its cards on the felt</source>
        <translation>biarkan kadnya di atas meja</translation>
    </message>
    <message>
        <source>leave the side bets that are still open</source>
        <translation>biarkan side bet yang masih terbuka</translation>
    </message>
    <message>
        <source>call “Place your bets, please”</source>
        <translation>sebut “Place your bets, please” (Sila letakkan pertaruhan anda)</translation>
    </message>
    <message>
        <source>offer surrender aloud</source>
        <translation>tawarkan surrender dengan suara jelas</translation>
    </message>
    <message>
        <source>offer insurance aloud</source>
        <translation>tawarkan insurance dengan suara jelas</translation>
    </message>
    <message>
        <source>say that surrender is closed</source>
        <translation>nyatakan bahawa surrender ditutup</translation>
    </message>
    <message>
        <source>say that insurance is closed</source>
        <translation>nyatakan bahawa insurance ditutup</translation>
    </message>
    <message>
        <source>it is allowed</source>
        <translation>ia dibenarkan</translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation>ia tidak dibenarkan</translation>
    </message>
    <message>
        <source>A box is finished before the next one acts.</source>
        <translation>Satu box diselesaikan sebelum yang seterusnya bertindak.</translation>
    </message>
    <message>
        <source>Box %1 stands. Every hand is finished.</source>
        <translation>Box %1 stand. Setiap hand sudah selesai.</translation>
    </message>
    <message>
        <source>Box %1 takes its last card. Every hand is finished.</source>
        <translation>Box %1 mengambil kad terakhirnya. Setiap hand sudah selesai.</translation>
    </message>
    <message>
        <source>All hands are bust, but a bet on the dealer&apos;s hand waits for his result: he draws out.</source>
        <translation>Semua hand bust, tetapi satu pertaruhan pada hand dealer menunggu keputusannya: dealer mengambil kad hingga selesai.</translation>
    </message>
    <message>
        <source>In which order do you settle these bets?</source>
        <translation>Dalam urutan mana anda menyelesaikan pertaruhan ini?</translation>
    </message>
    <message>
        <source>Who calls the decisions?</source>
        <translation>Siapa membuat keputusan?</translation>
    </message>
    <message>
        <source>Somebody else comes before him.</source>
        <translation>Ada orang lain yang didahulukan daripadanya.</translation>
    </message>
    <message>
        <source>By the order of claims somebody else comes first, or nobody.</source>
        <translation>Mengikut urutan tuntutan, orang lain didahulukan, atau tiada siapa.</translation>
    </message>
    <message>
        <source>The order of claims names somebody.</source>
        <translation>Urutan tuntutan menamakan seseorang.</translation>
    </message>
    <message>
        <source>Nobody comes first by the order of claims.</source>
        <translation>Tiada siapa didahulukan mengikut urutan tuntutan.</translation>
    </message>
    <message>
        <source>By the order of claims it is %1.</source>
        <translation>Mengikut urutan tuntutan, orangnya ialah %1.</translation>
    </message>
    <message>
        <source>How much of %1&apos;s bet counts?</source>
        <translation>Berapa banyak pertaruhan %1 yang dikira?</translation>
    </message>
    <message>
        <source>How much goes back to %1?</source>
        <translation>Berapa banyak dipulangkan kepada %1?</translation>
    </message>
    <message>
        <source>Over the maximum not the whole bet counts.</source>
        <translation>Melebihi maksimum, bukan seluruh pertaruhan dikira.</translation>
    </message>
    <message>
        <source>Only what exceeds the maximum goes back.</source>
        <translation>Hanya yang melebihi maksimum dipulangkan.</translation>
    </message>
    <message>
        <source>That is what does not count.</source>
        <translation>Itu yang tidak dikira.</translation>
    </message>
    <message>
        <source>That is what stays.</source>
        <translation>Itu yang kekal.</translation>
    </message>
    <message>
        <source>A shipped pack cannot be changed; derive one of your own from it.</source>
        <translation>Pek yang disertakan tidak boleh diubah; terbitkan pek anda sendiri daripadanya.</translation>
    </message>
    <message>
        <source>A scenario needs an id and a version.</source>
        <translation>Senario memerlukan id dan versi.</translation>
    </message>
    <message>
        <source>This version has been approved and stays as it is; a change makes a new version.</source>
        <translation>Versi ini telah diluluskan dan kekal; perubahan membuat versi baharu.</translation>
    </message>
    <message>
        <source>This pack is for exams only; practice never shows it.</source>
        <translation>Pek ini untuk peperiksaan sahaja; latihan tidak pernah menunjukkannya.</translation>
    </message>
    <message>
        <source>Cards are shuffled by hand at this table.</source>
        <translation>Kad dikocok dengan tangan di meja ini.</translation>
    </message>
    <message>
        <source>The table has a shuffling machine; nothing is shuffled by hand.</source>
        <translation>Meja ini ada mesin pengocok; tiada yang dikocok dengan tangan.</translation>
    </message>
    <message>
        <source>The shoe&apos;s record shows which card it was.</source>
        <translation>Rekod shoe menunjukkan kad mana itu.</translation>
    </message>
    <message>
        <source>There is no way to find out which card it was.</source>
        <translation>Tiada cara untuk mengetahui kad mana itu.</translation>
    </message>
    <message>
        <source>The first card of the shoe was not burned; it went to box %1.</source>
        <translation>Kad pertama shoe tidak di-burn; ia pergi ke box %1.</translation>
    </message>
    <message>
        <source>Draw a card for it</source>
        <translation>Ambil kad untuknya</translation>
    </message>
    <message>
        <source>Drawing to soft 17 is the rule of the other house.</source>
        <translation>Mengambil kad hingga soft 17 ialah peraturan kasino satu lagi.</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Biarkan ia stand</translation>
    </message>
    <message>
        <source>Stopping at any 12 is the Free Bet rule.</source>
        <translation>Berhenti pada mana-mana 12 ialah peraturan Free Bet.</translation>
    </message>
    <message>
        <source>Another bettor of the box plays it</source>
        <translation>Petaruh lain di box itu memainkannya</translation>
    </message>
    <message>
        <source>Nobody else has a bet on the box.</source>
        <translation>Tiada orang lain ada pertaruhan di box itu.</translation>
    </message>
    <message>
        <source>Somebody else has a bet on the box: he plays the hand.</source>
        <translation>Ada orang lain dengan pertaruhan di box itu: dia memainkan hand itu.</translation>
    </message>
    <message>
        <source>The hand is soft %1.</source>
        <translation>Hand itu soft %1.</translation>
    </message>
    <message>
        <source>The hand is hard %1.</source>
        <translation>Hand itu hard %1.</translation>
    </message>
    <message>
        <source>An earlier round is not opened again.</source>
        <translation>Pusingan terdahulu tidak dibuka semula.</translation>
    </message>
    <message>
        <source>main bet</source>
        <translation>pertaruhan utama</translation>
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
        <translation>pertaruhan Pair</translation>
    </message>
    <message>
        <source>Lucky 8 bet</source>
        <translation>pertaruhan Lucky 8</translation>
    </message>
    <message>
        <source>Superb 8&apos;s bet</source>
        <translation>pertaruhan Superb 8&apos;s</translation>
    </message>
    <message>
        <source>Tie on 18 bet</source>
        <translation>pertaruhan Tie on 18</translation>
    </message>
    <message>
        <source>21+ bet</source>
        <translation>pertaruhan 21+</translation>
    </message>
    <message>
        <source>RWS Pairs bet</source>
        <translation>pertaruhan RWS Pairs</translation>
    </message>
    <message>
        <source>Boom Busted bet</source>
        <translation>pertaruhan Boom Busted</translation>
    </message>
    <message>
        <source>Lucky Stash bet</source>
        <translation>pertaruhan Lucky Stash</translation>
    </message>
    <message>
        <source>Lucky Lucky bet</source>
        <translation>pertaruhan Lucky Lucky</translation>
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
        <translation>tutup tawaran</translation>
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
        <translation>ambil kad (hit)</translation>
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
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 dan %2</translation>
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
        <translation>Tolak: box itu tidak menerima pertaruhan lagi</translation>
    </message>
    <message>
        <source>%1 puts %2 on box %3.</source>
        <translation>%1 meletakkan %2 di box %3.</translation>
    </message>
    <message>
        <source>The limits are %1 to %2.</source>
        <translation>Had ialah %1 hingga %2.</translation>
    </message>
    <message>
        <source>The Pit Manager allows one bet a box.</source>
        <translation>Pit Manager membenarkan satu pertaruhan bagi setiap box.</translation>
    </message>
    <message>
        <source>The Pit Manager allows two bets a box.</source>
        <translation>Pit Manager membenarkan dua pertaruhan bagi setiap box.</translation>
    </message>
    <message>
        <source>A has a bet on box %1 and lays a second stack of %2 beside it, apart.</source>
        <translation>A ada pertaruhan di box %1 dan meletakkan timbunan kedua %2 di sebelahnya, berasingan.</translation>
    </message>
    <message>
        <source>Accept it: he calls both boxes</source>
        <translation>Terima: dia menentukan kedua-dua box</translation>
    </message>
    <message>
        <source>Accept it: he calls his own box only</source>
        <translation>Terima: dia menentukan box sendiri sahaja</translation>
    </message>
    <message>
        <source>Refuse it: he may have one box only</source>
        <translation>Tolak: dia boleh ada satu box sahaja</translation>
    </message>
    <message>
        <source>Seats are free at tables with the same limits.</source>
        <translation>Ada tempat duduk kosong di meja dengan had yang sama.</translation>
    </message>
    <message>
        <source>Every seat at tables with these limits is taken.</source>
        <translation>Semua tempat duduk di meja dengan had ini sudah diambil.</translation>
    </message>
    <message>
        <source>The Pit Manager has told E to keep to one box.</source>
        <translation>Pit Manager telah memberitahu E supaya kekal di satu box.</translation>
    </message>
    <message>
        <source>Take the maximum and hand the rest back</source>
        <translation>Ambil maksimum dan pulangkan selebihnya</translation>
    </message>
    <message>
        <source>What is over the maximum is handed back before the bets are closed.</source>
        <translation>Yang melebihi maksimum dipulangkan sebelum pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>Accept it and hand %1 back what is over</source>
        <translation>Terima dan pulangkan kepada %1 apa yang melebihi</translation>
    </message>
    <message>
        <source>Accept it and hand both a share of it back</source>
        <translation>Terima dan pulangkan sebahagian kepada kedua-duanya</translation>
    </message>
    <message>
        <source>Nobody is seated: the largest bet counts as the seated player&apos;s and comes first.</source>
        <translation>Tiada siapa duduk: pertaruhan terbesar dikira seperti pertaruhan pemain yang duduk dan didahulukan.</translation>
    </message>
    <message>
        <source>The seated player comes first within the maximum; what is over is another&apos;s.</source>
        <translation>Pemain yang duduk didahulukan dalam maksimum; yang melebihi ialah milik orang lain.</translation>
    </message>
    <message>
        <source>The two bets together are over the maximum of the box.</source>
        <translation>Dua pertaruhan itu bersama melebihi maksimum box.</translation>
    </message>
    <message>
        <source>Shares are for a surplus that was not seen before the bets were closed.</source>
        <translation>Pengagihan adalah untuk lebihan yang tidak disedari sebelum pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>The two bets together are within the maximum of the box.</source>
        <translation>Dua pertaruhan itu bersama masih dalam maksimum box.</translation>
    </message>
    <message>
        <source>B has no bet in this round.</source>
        <translation>B tiada pertaruhan dalam pusingan ini.</translation>
    </message>
    <message>
        <source>Where do B&apos;s chips lie then?</source>
        <translation>Di mana letaknya cip B selepas itu?</translation>
    </message>
    <message>
        <source>A on box %1 makes a paid split.</source>
        <translation>A di box %1 membuat split berbayar.</translation>
    </message>
    <message>
        <source>A on box %1 splits.</source>
        <translation>A di box %1 membuat split.</translation>
    </message>
    <message>
        <source>B lays another %1 down for the second hand.</source>
        <translation>B meletakkan %1 lagi untuk hand kedua.</translation>
    </message>
    <message>
        <source>B, with %1 on the box, adds nothing.</source>
        <translation>B, dengan %1 di box itu, tidak menambah apa-apa.</translation>
    </message>
    <message>
        <source>%1 on hand 1, %2 on hand 2</source>
        <translation>%1 pada hand 1, %2 pada hand 2</translation>
    </message>
    <message>
        <source>Whoever follows a split lays as much as his own first bet on the new hand.</source>
        <translation>Sesiapa yang mengikut split meletakkan sebanyak pertaruhan pertamanya sendiri pada hand baharu.</translation>
    </message>
    <message>
        <source>He matched the split, so he has a bet on both hands.</source>
        <translation>Dia menyamai split, jadi dia ada pertaruhan pada kedua-dua hand.</translation>
    </message>
    <message>
        <source>He added nothing for hand 2, so nothing of his lies there.</source>
        <translation>Dia tidak menambah apa-apa untuk hand 2, jadi tiada miliknya di situ.</translation>
    </message>
    <message>
        <source>What does B have on it, and what does the hand get?</source>
        <translation>Berapa pertaruhan B padanya, dan apa yang diterima hand itu?</translation>
    </message>
    <message>
        <source>A on box %1 wants a card and does not double.</source>
        <translation>A di box %1 mahu kad dan tidak membuat double.</translation>
    </message>
    <message>
        <source>A on box %1 pays for a double.</source>
        <translation>A di box %1 membayar untuk double.</translation>
    </message>
    <message>
        <source>A on box %1 doubles.</source>
        <translation>A di box %1 membuat double.</translation>
    </message>
    <message>
        <source>B, with %1 on it, adds nothing.</source>
        <translation>B, dengan %1 padanya, tidak menambah apa-apa.</translation>
    </message>
    <message>
        <source>B lays another %1 beside his bet.</source>
        <translation>B meletakkan %1 lagi di sebelah pertaruhannya.</translation>
    </message>
    <message>
        <source>%1, and the hand gets one card</source>
        <translation>%1, dan hand itu menerima satu kad</translation>
    </message>
    <message>
        <source>%1, and the hand gets cards as A calls</source>
        <translation>%1, dan hand itu menerima kad mengikut keputusan A</translation>
    </message>
    <message>
        <source>What does B have on hand 2 then?</source>
        <translation>Berapa pertaruhan B pada hand 2 selepas itu?</translation>
    </message>
    <message>
        <source>A on box %1 doubles hand 2.</source>
        <translation>A di box %1 membuat double pada hand 2.</translation>
    </message>
    <message>
        <source>B lays %1 down to double it too.</source>
        <translation>B meletakkan %1 untuk membuat double juga.</translation>
    </message>
    <message>
        <source>Do you deal now?</source>
        <translation>Adakah anda membahagi kad sekarang?</translation>
    </message>
    <message>
        <source>Two stacks on box %1 lie side by side, and nobody sits there. “No more bets” has been called.</source>
        <translation>Dua timbunan di box %1 terletak sebelah-menyebelah, dan tiada siapa duduk di situ. “No more bets” telah disebut.</translation>
    </message>
    <message>
        <source>Before the call you asked them and told both that %1 calls the box.</source>
        <translation>Sebelum panggilan itu anda bertanya dan memberitahu kedua-duanya bahawa %1 menentukan box itu.</translation>
    </message>
    <message>
        <source>Each of the two says that he calls the box.</source>
        <translation>Kedua-duanya berkata dialah yang menentukan box itu.</translation>
    </message>
    <message>
        <source>It is settled and both have been told: nothing is left to find out.</source>
        <translation>Ia sudah ditentukan dan kedua-duanya telah diberitahu: tiada lagi yang perlu diketahui.</translation>
    </message>
    <message>
        <source>They ask in this order: %1.</source>
        <translation>Mereka meminta dalam urutan ini: %1.</translation>
    </message>
    <message>
        <source>Do you take that insurance?</source>
        <translation>Adakah anda menerima insurance itu?</translation>
    </message>
    <message>
        <source>A on box %1 wants no insurance. B lays %2 on the insurance line for his own bet.</source>
        <translation>A di box %1 tidak mahu insurance. B meletakkan %2 di garisan insurance bagi pertaruhannya sendiri.</translation>
    </message>
    <message>
        <source>A on box %1 wants no insurance. B lays %2 on the insurance line for A&apos;s bet.</source>
        <translation>A di box %1 tidak mahu insurance. B meletakkan %2 di garisan insurance bagi pertaruhan A.</translation>
    </message>
    <message>
        <source>Each bettor may insure his own bet, for half of it at most.</source>
        <translation>Setiap petaruh boleh mengambil insurance bagi pertaruhan sendiri, paling banyak separuhnya.</translation>
    </message>
    <message>
        <source>His insurance is half of his own bet at most.</source>
        <translation>Insurance-nya paling banyak separuh pertaruhannya sendiri.</translation>
    </message>
    <message>
        <source>A declines the %1 on box %2. Others want it.</source>
        <translation>A menolak %1 di box %2. Orang lain mahu.</translation>
    </message>
    <message>
        <source>A, who controls box %2, leaves his %1 there. Others want it.</source>
        <translation>A, yang mengawal box %2, tidak mengambil %1-nya di situ. Orang lain mahu.</translation>
    </message>
    <message>
        <source>A %1 table with %2 boxes; %3 decks.</source>
        <translation>Meja %1 dengan %2 box; %3 dek.</translation>
    </message>
    <message>
        <source>Dealer: %1.</source>
        <translation>Dealer: %1.</translation>
    </message>
    <message>
        <source>Dealer: %1; the first of them is printed.</source>
        <translation>Dealer: %1; yang pertama bercetak.</translation>
    </message>
    <message>
        <source>Box %1: %2 is seated.</source>
        <translation>Box %1: %2 duduk.</translation>
    </message>
    <message>
        <source>Box %1: nobody is seated.</source>
        <translation>Box %1: tiada siapa duduk.</translation>
    </message>
    <message>
        <source>%1: %2; the first of them is printed.</source>
        <translation>%1: %2; yang pertama bercetak.</translation>
    </message>
    <message>
        <source>%1: its last card lies across.</source>
        <translation>%1: kad terakhirnya melintang.</translation>
    </message>
    <message>
        <source>%1: free-bet markers on it: %2.</source>
        <translation>%1: marker free bet padanya: %2.</translation>
    </message>
    <message>
        <source>%1 is the hand in turn.</source>
        <translation>%1 ialah hand yang mendapat giliran.</translation>
    </message>
    <message>
        <source>%1: cards have gone to the discard holder.</source>
        <translation>%1: kad telah masuk ke bekas kad buangan.</translation>
    </message>
    <message>
        <source>%1: %2 has %3 on the %4.</source>
        <translation>%1: %2 ada %3 pada %4.</translation>
    </message>
    <message>
        <source>Beside it lie %1 of a double.</source>
        <translation>Di sebelahnya ada %1 daripada double.</translation>
    </message>
    <message>
        <source>This bet is the nearest to the dealer; the others follow in order.</source>
        <translation>Pertaruhan ini paling dekat dengan dealer; yang lain mengikut urutan.</translation>
    </message>
    <message>
        <source>Beside it lie %1 that were paid.</source>
        <translation>Di sebelahnya ada %1 yang telah dibayar.</translation>
    </message>
    <message>
        <source>It was taken.</source>
        <translation>Ia telah diambil.</translation>
    </message>
    <message>
        <source>It stood off.</source>
        <translation>Ia stand-off.</translation>
    </message>
    <message>
        <source>It was returned.</source>
        <translation>Ia telah dipulangkan.</translation>
    </message>
    <message>
        <source>Nobody and nothing at these boxes: %1.</source>
        <translation>Tiada siapa dan tiada apa-apa di box ini: %1.</translation>
    </message>
    <message>
        <source>The sign says for the %1: %2 to %3.</source>
        <translation>Papan tanda menyatakan bagi %1: %2 hingga %3.</translation>
    </message>
    <message>
        <source>On the table lies the %1.</source>
        <translation>Di atas meja ada %1.</translation>
    </message>
    <message>
        <source>On the table lies a card face down.</source>
        <translation>Di atas meja ada satu kad tertutup.</translation>
    </message>
    <message>
        <source>Face up in the shoe: %1.</source>
        <translation>Terbuka dalam shoe: %1.</translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation>Cut card sudah keluar.</translation>
    </message>
    <message>
        <source>The burn card lies face down beside the shoe.</source>
        <translation>Kad burn tertutup di sebelah shoe.</translation>
    </message>
    <message>
        <source>Cards in the discard holder: %1.</source>
        <translation>Kad dalam bekas kad buangan: %1.</translation>
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
        <translation>Ambil insurance</translation>
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
        <translation>Bayaran</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Kebenaran</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Kejadian luar biasa</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kawalan</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Prosedur</translation>
    </message>
    <message>
        <source>Answer in dollars, without a sign, cents after a point: 37.50</source>
        <translation>Jawab dalam dolar, tanpa tanda, sen selepas titik: 37.50</translation>
    </message>
    <message>
        <source>Answer with the number alone.</source>
        <translation>Jawab dengan nombor sahaja.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Betul.</translation>
    </message>
    <message>
        <source>That is not right.</source>
        <translation>Itu tidak betul.</translation>
    </message>
    <message>
        <source>Often misread:</source>
        <translation>Sering disalah tafsir:</translation>
    </message>
    <message>
        <source>Pitwise questions</source>
        <translation>Soalan Pitwise</translation>
    </message>
    <message>
        <source>Questions written: %1.</source>
        <translation>Soalan ditulis: %1.</translation>
    </message>
    <message>
        <source>Left out: the format cannot ask it.</source>
        <translation>Ditinggalkan: format itu tidak dapat menanyakannya.</translation>
    </message>
    <message>
        <source>The amount is asked; which chips it is paid in is not.</source>
        <translation>Amaun ditanya; cip yang digunakan untuk membayarnya tidak.</translation>
    </message>
    <message>
        <source>The total is asked; whether it is soft or hard is not.</source>
        <translation>Jumlah ditanya; sama ada ia soft atau hard tidak.</translation>
    </message>
    <message>
        <source>What is behind a wrong list is told to everybody, not to whoever ticked it.</source>
        <translation>Sebab di sebalik senarai yang salah diberitahu kepada semua, bukan kepada yang menandakannya.</translation>
    </message>
    <message>
        <source>Some of the right ticks earn a part of the mark.</source>
        <translation>Sebahagian tanda betul memperoleh sebahagian markah.</translation>
    </message>
    <message>
        <source>The table is a picture or words: nothing on it can be pointed at.</source>
        <translation>Meja ialah gambar atau perkataan: tiada apa di atasnya dapat ditunjuk.</translation>
    </message>
    <message>
        <source>The seconds that a dealer should need are not kept.</source>
        <translation>Saat yang sepatutnya diperlukan dealer tidak disimpan.</translation>
    </message>
    <message>
        <source>A judgement call: asked without a mark.</source>
        <translation>Soal pertimbangan: ditanya tanpa markah.</translation>
    </message>
    <message>
        <source>Staff number</source>
        <translation>Nombor kakitangan</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Kumpulan</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Peperiksaan</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Kertas</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarikh</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Masa (UTC)</translation>
    </message>
    <message>
        <source>Right answers</source>
        <translation>Jawapan betul</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Soalan</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Diperlukan</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Peratus</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minit</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Sah sehingga</translation>
    </message>
    <message>
        <source>Number of the mark</source>
        <translation>Nombor markah</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Bahagian</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Soalan</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klausa</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Saat</translation>
    </message>
    <message>
        <source>Target seconds</source>
        <translation>Saat sasaran</translation>
    </message>
    <message>
        <source>right</source>
        <translation>betul</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>salah</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>tidak dimarkah</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>lulus</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gagal</translation>
    </message>
    <message>
        <source>Rows written: %1.</source>
        <translation>Baris ditulis: %1.</translation>
    </message>
    <message>
        <source>Some numbers begin with 0: take their column into the spreadsheet as text, or it drops the zeros.</source>
        <translation>Sesetengah nombor bermula dengan 0: masukkan lajurnya ke dalam hamparan sebagai teks, jika tidak sifarnya hilang.</translation>
    </message>
    <message>
        <source>What was asked and answered is not in the table; &apos;records export&apos; keeps all of it.</source>
        <translation>Apa yang ditanya dan dijawab tiada dalam jadual; &apos;records export&apos; menyimpan semuanya.</translation>
    </message>
    <message>
        <source>Names are left out: people are told by their numbers.</source>
        <translation>Nama ditinggalkan: orang dikenali melalui nombor mereka.</translation>
    </message>
    <message>
        <source>A question is told by its kind and rulebook; its cards, amounts and key are left out.</source>
        <translation>Soalan dikenali melalui jenis dan buku peraturannya; kad, amaun dan kunci jawapannya ditinggalkan.</translation>
    </message>
    <message>
        <source>Names are kept in one piece here; given and family name were parted at the last space.</source>
        <translation>Nama disimpan sekeping di sini; nama diri dan nama keluarga dipisahkan pada ruang terakhir.</translation>
    </message>
    <message>
        <source>The scores of an exam&apos;s sections are left out: a result holds one.</source>
        <translation>Markah bahagian peperiksaan ditinggalkan: satu keputusan memuatkan satu markah.</translation>
    </message>
    <message>
        <source>Questions taken in: %1.</source>
        <translation>Soalan diterima: %1.</translation>
    </message>
    <message>
        <source>Question left out. %1</source>
        <translation>Soalan ditinggalkan. %1</translation>
    </message>
    <message>
        <source>Taken in, but: %1</source>
        <translation>Diterima, tetapi: %1</translation>
    </message>
    <message>
        <source>Questions of the type “%1” cannot be asked here.</source>
        <translation>Soalan jenis “%1” tidak dapat ditanya di sini.</translation>
    </message>
    <message>
        <source>“%1” is not a question.</source>
        <translation>“%1” bukan soalan.</translation>
    </message>
    <message>
        <source>It has no text.</source>
        <translation>Ia tiada teks.</translation>
    </message>
    <message>
        <source>It asks nothing.</source>
        <translation>Ia tidak menanyakan apa-apa.</translation>
    </message>
    <message>
        <source>It asks several things at once.</source>
        <translation>Ia menanyakan beberapa perkara sekali gus.</translation>
    </message>
    <message>
        <source>It names no answer that is wholly right.</source>
        <translation>Ia tidak menamakan jawapan yang betul sepenuhnya.</translation>
    </message>
    <message>
        <source>Several numbers are right.</source>
        <translation>Beberapa nombor betul.</translation>
    </message>
    <message>
        <source>Its answer is a text that has to be typed.</source>
        <translation>Jawapannya teks yang perlu ditaip.</translation>
    </message>
    <message>
        <source>Its number is neither a whole one nor one of dollars and cents.</source>
        <translation>Nombornya bukan nombor bulat dan bukan dolar dan sen.</translation>
    </message>
    <message>
        <source>It takes any number within %1 of the right one; here only one number is right.</source>
        <translation>Ia menerima mana-mana nombor dalam lingkungan %1 daripada yang betul; di sini hanya satu nombor betul.</translation>
    </message>
    <message>
        <source>Its number needs a unit.</source>
        <translation>Nombornya memerlukan unit.</translation>
    </message>
    <message>
        <source>It orders only some of its lines.</source>
        <translation>Ia menyusun hanya sebahagian barisnya.</translation>
    </message>
    <message>
        <source>It has %1 options; at most %2 can be shown.</source>
        <translation>Ia ada %1 pilihan; paling banyak %2 dapat ditunjukkan.</translation>
    </message>
    <message>
        <source>One of its options has no words.</source>
        <translation>Salah satu pilihannya tiada perkataan.</translation>
    </message>
    <message>
        <source>Two of its options read the same.</source>
        <translation>Dua pilihannya berbunyi sama.</translation>
    </message>
    <message>
        <source>It is not taken: %1.</source>
        <translation>Ia tidak diterima: %1.</translation>
    </message>
    <message>
        <source>The package has no such file.</source>
        <translation>Pakej tiada fail sedemikian.</translation>
    </message>
    <message>
        <source>Pictures are left out; their words stand in their place.</source>
        <translation>Gambar ditinggalkan; perkataannya menggantikannya.</translation>
    </message>
    <message>
        <source>Sounds, films and formulas are left out.</source>
        <translation>Bunyi, filem dan formula ditinggalkan.</translation>
    </message>
    <message>
        <source>Part marks are left out: an answer is right or wrong.</source>
        <translation>Markah separa ditinggalkan: jawapan betul atau salah.</translation>
    </message>
    <message>
        <source>Its options were shuffled; here they keep their order.</source>
        <translation>Pilihannya dikocok; di sini urutannya kekal.</translation>
    </message>
    <message>
        <source>What was said of single ticks is left out.</source>
        <translation>Apa yang dinyatakan tentang tanda satu per satu ditinggalkan.</translation>
    </message>
    <message>
        <source>What was said of right and wrong answers as such is left out.</source>
        <translation>Apa yang dinyatakan tentang jawapan betul dan salah secara umum ditinggalkan.</translation>
    </message>
    <message>
        <source>What was said of any other number is left out.</source>
        <translation>Apa yang dinyatakan tentang mana-mana nombor lain ditinggalkan.</translation>
    </message>
    <message>
        <source>Its hints are left out.</source>
        <translation>Petunjuknya ditinggalkan.</translation>
    </message>
    <message>
        <source>It earned no mark there; here it is right or wrong.</source>
        <translation>Ia tidak memperoleh markah di sana; di sini ia betul atau salah.</translation>
    </message>
    <message>
        <source>Notes for its graders are left out.</source>
        <translation>Nota untuk pemeriksanya ditinggalkan.</translation>
    </message>
    <message>
        <source>Its own way of marking is left out; all that it says stands in the explanation.</source>
        <translation>Cara pemarkahannya sendiri ditinggalkan; semua yang dinyatakannya ada dalam penjelasan.</translation>
    </message>
    <message>
        <source>Left out: this scenario is retired.</source>
        <translation>Ditinggalkan: senario ini telah dihentikan penggunaannya.</translation>
    </message>
    <message>
        <source>You dealt round %1. What was to be done here?</source>
        <translation>Anda membahagi pusingan %1. Apa yang perlu dibuat di sini?</translation>
    </message>
    <message>
        <source>%1, round %2: was everything right?</source>
        <translation>%1, pusingan %2: adakah semuanya betul?</translation>
    </message>
    <message>
        <source>Everything was right</source>
        <translation>Semuanya betul</translation>
    </message>
    <message>
        <source>Something was wrong</source>
        <translation>Ada yang salah</translation>
    </message>
    <message>
        <source>Invite bets</source>
        <translation>Pelawa pertaruhan</translation>
    </message>
    <message>
        <source>Announce that betting is closed</source>
        <translation>Umumkan pertaruhan ditutup</translation>
    </message>
    <message>
        <source>Offer surrender</source>
        <translation>Tawarkan surrender</translation>
    </message>
    <message>
        <source>Announce that surrender is closed</source>
        <translation>Umumkan surrender ditutup</translation>
    </message>
    <message>
        <source>Offer insurance</source>
        <translation>Tawarkan insurance</translation>
    </message>
    <message>
        <source>Announce that insurance is closed</source>
        <translation>Umumkan insurance ditutup</translation>
    </message>
    <message>
        <source>Announce the outcome</source>
        <translation>Umumkan keputusan</translation>
    </message>
    <message>
        <source>Burn the first card of the shoe</source>
        <translation>Burn kad pertama shoe</translation>
    </message>
    <message>
        <source>Deal yourself a card</source>
        <translation>Ambil kad untuk diri anda</translation>
    </message>
    <message>
        <source>Deal a card to box %1</source>
        <translation>Beri kad ke box %1</translation>
    </message>
    <message>
        <source>Deal a card to hand %1 on box %2</source>
        <translation>Beri kad ke hand %1 di box %2</translation>
    </message>
    <message>
        <source>Split the hand on box %1</source>
        <translation>Split hand di box %1</translation>
    </message>
    <message>
        <source>Lay a marker to the right of the bet on box %1</source>
        <translation>Letakkan marker di kanan pertaruhan di box %1</translation>
    </message>
    <message>
        <source>Take a marker off box %1</source>
        <translation>Ambil satu marker dari box %1</translation>
    </message>
    <message>
        <source>Take %1 from box %2: %3&apos;s %4</source>
        <translation>Ambil %1 dari box %2: %4 milik %3</translation>
    </message>
    <message>
        <source>Take from box %1: %2&apos;s %3</source>
        <translation>Ambil dari box %1: %3 milik %2</translation>
    </message>
    <message>
        <source>Pay %1 on box %2: %3&apos;s %4</source>
        <translation>Bayar %1 di box %2: %4 milik %3</translation>
    </message>
    <message>
        <source>Pay on box %1: %2&apos;s %3</source>
        <translation>Bayar di box %1: %3 milik %2</translation>
    </message>
    <message>
        <source>Give back %1 on box %2: %3&apos;s %4</source>
        <translation>Pulangkan %1 di box %2: %4 milik %3</translation>
    </message>
    <message>
        <source>Give back on box %1: %2&apos;s %3</source>
        <translation>Pulangkan di box %1: %3 milik %2</translation>
    </message>
    <message>
        <source>Give %1 half of the bet on box %2 back</source>
        <translation>Pulangkan kepada %1 separuh pertaruhan di box %2</translation>
    </message>
    <message>
        <source>Accept what %1 wants on box %2</source>
        <translation>Terima apa yang dimahukan %1 di box %2</translation>
    </message>
    <message>
        <source>Refuse what %1 wants on box %2</source>
        <translation>Tolak apa yang dimahukan %1 di box %2</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Tolak</translation>
    </message>
    <message>
        <source>Clear the cards of box %1</source>
        <translation>Kutip kad box %1</translation>
    </message>
    <message>
        <source>Clear the cards</source>
        <translation>Kutip kad</translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <translation>Ambil balik kad terakhir</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>Hentikan permainan</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Panggil floor</translation>
    </message>
    <message>
        <source>Report what happened as it is</source>
        <translation>Laporkan apa yang berlaku seadanya</translation>
    </message>
    <message>
        <source>Rule as the document says</source>
        <translation>Putuskan seperti yang dinyatakan dokumen</translation>
    </message>
    <message>
        <source>Follow the player who calls this hand</source>
        <translation>Ikut pemain yang menentukan hand ini</translation>
    </message>
    <message>
        <source>Stop, call the floor and have the card put right</source>
        <translation>Berhenti, panggil floor dan minta kad dibetulkan</translation>
    </message>
    <message>
        <source>Nothing: nobody asked for that</source>
        <translation>Tiada: tiada siapa memintanya</translation>
    </message>
    <message>
        <source>Nothing was done</source>
        <translation>Tiada apa-apa dibuat</translation>
    </message>
    <message>
        <source>It was done, but too late</source>
        <translation>Ia dibuat, tetapi terlalu lewat</translation>
    </message>
    <message>
        <source>It was done with %1</source>
        <translation>Ia dibuat dengan %1</translation>
    </message>
    <message>
        <source>It was done in the wrong place</source>
        <translation>Ia dibuat di tempat yang salah</translation>
    </message>
    <message>
        <source>The bet was taken</source>
        <translation>Pertaruhan itu diambil</translation>
    </message>
    <message>
        <source>The bet was paid or given back</source>
        <translation>Pertaruhan itu dibayar atau dipulangkan</translation>
    </message>
    <message>
        <source>It was granted</source>
        <translation>Ia dibenarkan</translation>
    </message>
    <message>
        <source>It was refused</source>
        <translation>Ia ditolak</translation>
    </message>
    <message>
        <source>Somebody else&apos;s signal was followed</source>
        <translation>Isyarat orang lain yang diikut</translation>
    </message>
    <message>
        <source>Play went on</source>
        <translation>Permainan diteruskan</translation>
    </message>
    <message>
        <source>The cards were moved without the floor</source>
        <translation>Kad dialihkan tanpa floor</translation>
    </message>
    <message>
        <source>Something else was reported</source>
        <translation>Perkara lain dilaporkan</translation>
    </message>
    <message>
        <source>Another ruling was given</source>
        <translation>Keputusan lain diberi</translation>
    </message>
    <message>
        <source>The ruling was not carried out</source>
        <translation>Keputusan itu tidak dilaksanakan</translation>
    </message>
    <message>
        <source>The game was stopped</source>
        <translation>Permainan dihentikan</translation>
    </message>
    <message>
        <source>A round dealt</source>
        <translation>Satu pusingan dibahagi</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Pengumuman</translation>
    </message>
    <message>
        <source>Bets before the deal</source>
        <translation>Pertaruhan sebelum kad dibahagi</translation>
    </message>
    <message>
        <source>Surrender and insurance</source>
        <translation>Surrender dan insurance</translation>
    </message>
    <message>
        <source>Signals and cards</source>
        <translation>Isyarat dan kad</translation>
    </message>
    <message>
        <source>Splits and doubles</source>
        <translation>Split dan double</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>Bust</translation>
    </message>
    <message>
        <source>The dealer&apos;s own hand</source>
        <translation>Hand dealer sendiri</translation>
    </message>
    <message>
        <source>Settling main bets</source>
        <translation>Menyelesaikan pertaruhan utama</translation>
    </message>
    <message>
        <source>Settling side bets</source>
        <translation>Menyelesaikan side bet</translation>
    </message>
    <message>
        <source>Irregularities at the table</source>
        <translation>Kejadian luar biasa di meja</translation>
    </message>
    <message>
        <source>Watching the table</source>
        <translation>Memerhati meja</translation>
    </message>
    <message>
        <source>Key typed by a person, not computed: it came from another program.</source>
        <translation>Kunci jawapan ditaip orang, bukan dikira program: ia datang dari program lain.</translation>
    </message>
    <message>
        <source>A on box %1 says “card” but waves his hand.</source>
        <translation>A di box %1 berkata “card” tetapi melambai tangan.</translation>
    </message>
    <message>
        <source>Does he get a card?</source>
        <translation>Adakah dia mendapat kad?</translation>
    </message>
    <message>
        <source>You called the hand of box %1 as %2.</source>
        <translation>Anda menyebut hand box %1 sebagai %2.</translation>
    </message>
    <message>
        <source>A waved his hand. Now he counts his cards and wants one more: you had misled him.</source>
        <translation>A melambai tangan. Kini dia mengira kadnya dan mahu satu lagi: dia berkata anda telah mengelirukannya.</translation>
    </message>
    <message>
        <source>Before he signals, A counts his cards himself and taps for one.</source>
        <translation>Sebelum memberi isyarat, A mengira kadnya sendiri dan mengetuk meja meminta satu.</translation>
    </message>
    <message>
        <source>Does that bet play where it lies?</source>
        <translation>Adakah pertaruhan itu dimainkan di tempatnya?</translation>
    </message>
    <message>
        <source>Do you give it back?</source>
        <translation>Adakah anda memulangkannya?</translation>
    </message>
    <message>
        <source>At A&apos;s request %1 laid A&apos;s bet on box %2.</source>
        <translation>Atas permintaan A, %1 meletakkan pertaruhan A di box %2.</translation>
    </message>
    <message>
        <source>Bets are closed. Now A says that he had asked for another box.</source>
        <translation>Pertaruhan ditutup. Kini A berkata dia telah meminta box lain.</translation>
    </message>
    <message>
        <source>A&apos;s chips lean over the line of box %1. He says he meant the box beside it.</source>
        <translation>Cip A tersandar melepasi garisan box %1. Dia berkata dia maksudkan box di sebelahnya.</translation>
    </message>
    <message>
        <source>Does that bet win or lose as it lies?</source>
        <translation>Adakah pertaruhan itu menang atau kalah seperti sedia ada?</translation>
    </message>
    <message>
        <source>A&apos;s bet on box %1 is under the minimum. It was seen after the bets were closed; he says you should have told him.</source>
        <translation>Pertaruhan A di box %1 di bawah minimum. Ia disedari selepas pertaruhan ditutup; dia berkata anda sepatutnya memberitahunya.</translation>
    </message>
    <message>
        <source>Now A puts %1 down as a %2 on box %3.</source>
        <translation>Kini A meletakkan %1 sebagai %2 di box %3.</translation>
    </message>
    <message>
        <source>Now A adds %1 to his %2 on box %3.</source>
        <translation>Kini A menambah %1 pada %2 miliknya di box %3.</translation>
    </message>
    <message>
        <source>Now A takes his %1 of %2 off box %3.</source>
        <translation>Kini A mengambil %1 daripada %2 miliknya dari box %3.</translation>
    </message>
    <message>
        <source>You have not called “No more bets” yet.</source>
        <translation>Anda belum menyebut “No more bets”.</translation>
    </message>
    <message>
        <source>The round has begun.</source>
        <translation>Pusingan sudah bermula.</translation>
    </message>
    <message>
        <source>The round has not begun.</source>
        <translation>Pusingan belum bermula.</translation>
    </message>
    <message>
        <source>Does that bet play in this round?</source>
        <translation>Adakah pertaruhan itu dimainkan dalam pusingan ini?</translation>
    </message>
    <message>
        <source>Do the added chips play in this round?</source>
        <translation>Adakah cip tambahan itu dimainkan dalam pusingan ini?</translation>
    </message>
    <message>
        <source>Do those chips play in this round?</source>
        <translation>Adakah cip itu dimainkan dalam pusingan ini?</translation>
    </message>
    <message>
        <source>Does his whole bet play on?</source>
        <translation>Adakah seluruh pertaruhannya terus dimainkan?</translation>
    </message>
    <message>
        <source>Until the call of “No more bets” chips may be laid, added or taken back.</source>
        <translation>Sehingga panggilan “No more bets”, cip boleh diletakkan, ditambah atau diambil balik.</translation>
    </message>
    <message>
        <source>What lay there at the call stays in the round: it may not be taken back.</source>
        <translation>Apa yang ada di situ semasa panggilan kekal dalam pusingan: ia tidak boleh diambil balik.</translation>
    </message>
    <message>
        <source>Insurance is laid after the call, against the dealer&apos;s Ace.</source>
        <translation>Insurance diletakkan selepas panggilan itu, berdepan Ace dealer.</translation>
    </message>
    <message>
        <source>Surrender gives half of the bet back, after the opening cards and before any other.</source>
        <translation>Surrender memulangkan separuh pertaruhan, selepas kad permulaan dan sebelum kad lain.</translation>
    </message>
    <message>
        <source>A double is laid after the call, on the first two cards.</source>
        <translation>Double diletakkan selepas panggilan itu, pada dua kad pertama.</translation>
    </message>
    <message>
        <source>A split is laid after the call, on two cards of one value.</source>
        <translation>Split diletakkan selepas panggilan itu, pada dua kad sama nilai.</translation>
    </message>
    <message>
        <source>After a third card the hand may not be doubled any more.</source>
        <translation>Selepas kad ketiga hand tidak boleh di-double lagi.</translation>
    </message>
    <message>
        <source>The player counts an Ace as one or eleven; eleven only where the hand does not pass 21.</source>
        <translation>Pemain mengira Ace sebagai satu atau sebelas; sebelas hanya apabila hand tidak melebihi 21.</translation>
    </message>
    <message>
        <source>Box %1, hand %2: what is the best total, and is it hard or soft?</source>
        <translation>Box %1, hand %2: apakah jumlah terbaik, dan adakah ia hard atau soft?</translation>
    </message>
    <message>
        <source>Box %1: what is the best total, and is it hard or soft?</source>
        <translation>Box %1: apakah jumlah terbaik, dan adakah ia hard atau soft?</translation>
    </message>
    <message>
        <source>With the Ace as eleven the hand is better, and it does not pass 21.</source>
        <translation>Dengan Ace sebagai sebelas hand itu lebih baik, dan ia tidak melebihi 21.</translation>
    </message>
    <message>
        <source>A player&apos;s hand over 21 is bust, whatever the dealer makes.</source>
        <translation>Hand pemain melebihi 21 ialah bust, walau apa pun hand dealer.</translation>
    </message>
    <message>
        <source>What kind of settlement is that?</source>
        <translation>Apakah jenis penyelesaian itu?</translation>
    </message>
    <message>
        <source>An interim settlement</source>
        <translation>Penyelesaian interim</translation>
    </message>
    <message>
        <source>A final settlement</source>
        <translation>Penyelesaian akhir</translation>
    </message>
    <message>
        <source>Box %1 has surrendered and you have taken half of its bet. Nobody has drawn a card.</source>
        <translation>Box %1 telah surrender dan anda telah mengambil separuh pertaruhannya. Belum ada yang mengambil kad.</translation>
    </message>
    <message>
        <source>The bets lie there. “No more bets” has not been called yet.</source>
        <translation>Pertaruhan sudah ada di situ. “No more bets” belum disebut.</translation>
    </message>
    <message>
        <source>Bets are still open</source>
        <translation>Pertaruhan masih dibuka</translation>
    </message>
    <message>
        <source>Only the call of “No more bets” closes the bets.</source>
        <translation>Hanya panggilan “No more bets” menutup pertaruhan.</translation>
    </message>
    <message>
        <source>Cards are out, so the bets are closed.</source>
        <translation>Kad sudah keluar, jadi pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>Stop. Leave every card and every chip where it lies</source>
        <translation>Berhenti. Biarkan setiap kad dan setiap cip di tempatnya</translation>
    </message>
    <message>
        <source>Call the %1 and say in one sentence what happened</source>
        <translation>Panggil %1 dan nyatakan dalam satu ayat apa yang berlaku</translation>
    </message>
    <message>
        <source>Announce that this round is void</source>
        <translation>Umumkan bahawa pusingan ini batal</translation>
    </message>
    <message>
        <source>Hand every bet of this round back to its player</source>
        <translation>Pulangkan setiap pertaruhan pusingan ini kepada pemainnya</translation>
    </message>
    <message>
        <source>Leave every earlier round as it was settled</source>
        <translation>Biarkan setiap pusingan terdahulu seperti diselesaikan</translation>
    </message>
    <message>
        <source>Tell the players that the cards are going to be put right</source>
        <translation>Beritahu para pemain bahawa kad akan dibetulkan</translation>
    </message>
    <message>
        <source>Put the cards back into the order in which they should have come</source>
        <translation>Kembalikan kad kepada urutan yang sepatutnya</translation>
    </message>
    <message>
        <source>Leave the cards as they are: they may no longer be put right</source>
        <translation>Biarkan kad seperti sedia ada: ia tidak boleh dibetulkan lagi</translation>
    </message>
    <message>
        <source>Ask every player in turn: play on, or take the bet back</source>
        <translation>Tanya setiap pemain mengikut giliran: teruskan, atau ambil balik pertaruhan</translation>
    </message>
    <message>
        <source>Give those who leave their bet and clear their cards</source>
        <translation>Pulangkan pertaruhan mereka yang keluar dan kutip kad mereka</translation>
    </message>
    <message>
        <source>Remind those who stay that they take every card still to come</source>
        <translation>Ingatkan mereka yang kekal bahawa mereka menerima setiap kad yang akan datang</translation>
    </message>
    <message>
        <source>Say clearly that the bet is refused</source>
        <translation>Nyatakan dengan jelas bahawa pertaruhan itu ditolak</translation>
    </message>
    <message>
        <source>Push the chips back to the player</source>
        <translation>Tolak cip kembali kepada pemain</translation>
    </message>
    <message>
        <source>Say that the bet stays in play</source>
        <translation>Nyatakan bahawa pertaruhan itu kekal dalam permainan</translation>
    </message>
    <message>
        <source>Settle it as the round goes, won or lost</source>
        <translation>Selesaikan mengikut keputusan pusingan, menang atau kalah</translation>
    </message>
    <message>
        <source>Deal the card in its turn, just as if it had lain face down</source>
        <translation>Bahagi kad itu pada gilirannya, seolah-olah ia tertutup</translation>
    </message>
    <message>
        <source>Put the card into the discard holder</source>
        <translation>Masukkan kad itu ke dalam bekas kad buangan</translation>
    </message>
    <message>
        <source>Announce %1: the total before that card counts</source>
        <translation>Umumkan %1: jumlah sebelum kad itu yang dikira</translation>
    </message>
    <message>
        <source>Say that all is in order</source>
        <translation>Nyatakan bahawa semuanya teratur</translation>
    </message>
    <message>
        <source>Go on with the round</source>
        <translation>Teruskan pusingan</translation>
    </message>
    <message>
        <source>Offer the card, in turn, to whoever is due one, as the next card of the shoe</source>
        <translation>Tawarkan kad itu, mengikut giliran, kepada sesiapa yang berhak menerima kad, sebagai kad seterusnya dari shoe</translation>
    </message>
    <message>
        <source>Whoever refuses it gets no further card this round</source>
        <translation>Sesiapa yang menolaknya tidak mendapat kad lagi pusingan ini</translation>
    </message>
    <message>
        <source>Keep the card: it is the dealer&apos;s next one</source>
        <translation>Simpan kad itu: ia kad dealer yang seterusnya</translation>
    </message>
    <message>
        <source>Ask the player whose hand is in play whether he wants to finish it first</source>
        <translation>Tanya pemain yang hand-nya sedang dimainkan sama ada dia mahu menyelesaikannya dahulu</translation>
    </message>
    <message>
        <source>Draw the dealer&apos;s missing card</source>
        <translation>Ambil kad dealer yang tertinggal</translation>
    </message>
    <message>
        <source>Offer insurance if it is an Ace, else surrender, and say when the offer is closed</source>
        <translation>Tawarkan insurance jika ia Ace, jika tidak surrender, dan nyatakan apabila tawaran ditutup</translation>
    </message>
    <message>
        <source>Give the bet back to its player</source>
        <translation>Pulangkan pertaruhan kepada pemainnya</translation>
    </message>
    <message>
        <source>Ask the player: act on the card in turn, or take the bet back and lose the card</source>
        <translation>Tanya pemain: bertindak pada kad itu mengikut giliran, atau ambil balik pertaruhan dan kehilangan kad</translation>
    </message>
    <message>
        <source>Put those cards into the discard holder</source>
        <translation>Masukkan kad-kad itu ke dalam bekas kad buangan</translation>
    </message>
    <message>
        <source>Take the cards back and treat them as never seen</source>
        <translation>Ambil balik kad-kad itu dan anggap ia tidak pernah dilihat</translation>
    </message>
    <message>
        <source>Let the player who was passed over act on his hand</source>
        <translation>Biarkan pemain yang terlangkau bertindak pada hand-nya</translation>
    </message>
    <message>
        <source>Say that it is too late: the hand goes on as it is</source>
        <translation>Nyatakan bahawa sudah terlambat: hand itu diteruskan seperti sedia ada</translation>
    </message>
    <message>
        <source>Riffle all the cards of the discard holder once</source>
        <translation>Riffle semua kad dalam bekas kad buangan sekali</translation>
    </message>
    <message>
        <source>Let the player whose hand acts next cut them</source>
        <translation>Biarkan pemain yang hand-nya bertindak seterusnya memotong kad</translation>
    </message>
    <message>
        <source>Finish the round with them</source>
        <translation>Tamatkan pusingan dengan kad itu</translation>
    </message>
    <message>
        <source>Shuffle and cut when the round is over</source>
        <translation>Kocok dan potong apabila pusingan tamat</translation>
    </message>
    <message>
        <source>Draw a card for the absent player&apos;s hand</source>
        <translation>Ambil kad untuk hand pemain yang tiada</translation>
    </message>
    <message>
        <source>Let the absent player&apos;s hand stand</source>
        <translation>Biarkan hand pemain yang tiada itu stand</translation>
    </message>
    <message>
        <source>Let the other bettor of the box call the hand</source>
        <translation>Biarkan petaruh lain di box itu menentukan hand</translation>
    </message>
    <message>
        <source>Let the player choose from the cards</source>
        <translation>Biarkan pemain memilih daripada kad itu</translation>
    </message>
    <message>
        <source>Use what remains as the next card of the shoe</source>
        <translation>Gunakan yang tinggal sebagai kad seterusnya dari shoe</translation>
    </message>
    <message>
        <source>Use the card that was seen as the next one</source>
        <translation>Gunakan kad yang terlihat sebagai kad seterusnya</translation>
    </message>
    <message>
        <source>Offer what remains to the next player, and burn it if he declines</source>
        <translation>Tawarkan yang tinggal kepada pemain seterusnya, dan burn kad itu jika dia menolak</translation>
    </message>
    <message>
        <source>Let the %1 choose the dealer&apos;s card</source>
        <translation>Biarkan %1 memilih kad dealer</translation>
    </message>
    <message>
        <source>The %1 gives the dealer the %2, the worse card for him</source>
        <translation>%1 memberi dealer %2, kad yang lebih buruk baginya</translation>
    </message>
    <message>
        <source>Put the other card into the discard holder</source>
        <translation>Masukkan kad yang satu lagi ke dalam bekas kad buangan</translation>
    </message>
    <message>
        <source>On the instruction of the %1 or above, discard the cards that came together</source>
        <translation>Atas arahan %1 atau lebih tinggi, buang kad yang keluar sekali gus</translation>
    </message>
    <message>
        <source>Draw another card for the dealer</source>
        <translation>Ambil kad lain untuk dealer</translation>
    </message>
    <message>
        <source>Leave the hand as it stands</source>
        <translation>Biarkan hand seperti sedia ada</translation>
    </message>
    <message>
        <source>Ask before any further card whether the player takes his remaining bets back</source>
        <translation>Tanya sebelum kad tambahan sama ada pemain mahu mengambil balik baki pertaruhannya</translation>
    </message>
    <message>
        <source>Bets that have already lost stay lost</source>
        <translation>Pertaruhan yang sudah kalah tetap kalah</translation>
    </message>
    <message>
        <source>Say that the bets cannot be taken back now</source>
        <translation>Nyatakan bahawa pertaruhan tidak boleh diambil balik sekarang</translation>
    </message>
    <message>
        <source>Settle it at its size this once</source>
        <translation>Selesaikan mengikut jumlahnya kali ini sahaja</translation>
    </message>
    <message>
        <source>Tell the player that his next bet under the minimum goes back, won or lost</source>
        <translation>Beritahu pemain bahawa pertaruhannya yang berikut di bawah minimum akan dipulangkan, menang atau kalah</translation>
    </message>
    <message>
        <source>Name the minimum, and let the player raise the bet or take it back</source>
        <translation>Nyatakan minimum, dan biarkan pemain menaikkan pertaruhan atau mengambilnya balik</translation>
    </message>
    <message>
        <source>Settle on the maximum only and give back what lies above it</source>
        <translation>Selesaikan pada maksimum sahaja dan pulangkan yang melebihinya</translation>
    </message>
    <message>
        <source>Reject what is above the maximum; the seated player&apos;s bet comes first</source>
        <translation>Tolak yang melebihi maksimum; pertaruhan pemain yang duduk didahulukan</translation>
    </message>
    <message>
        <source>Settle every bettor on his share of the maximum: %1</source>
        <translation>Selesaikan setiap petaruh mengikut bahagiannya daripada maksimum: %1</translation>
    </message>
    <message>
        <source>Give back what was placed last: %1</source>
        <translation>Pulangkan yang diletakkan terakhir: %1</translation>
    </message>
    <message>
        <source>Leave it as it was settled</source>
        <translation>Biarkan seperti yang telah diselesaikan</translation>
    </message>
    <message>
        <source>Ask each player: take all bets back, or leave all of them</source>
        <translation>Tanya setiap pemain: ambil balik semua pertaruhan, atau biarkan semuanya</translation>
    </message>
    <message>
        <source>Conclude the round</source>
        <translation>Tamatkan pusingan</translation>
    </message>
    <message>
        <source>Have the house work out the card by reasonable means</source>
        <translation>Minta kasino menentukan kad itu dengan cara yang munasabah</translation>
    </message>
    <message>
        <source>Settle the bet as soon as it can be done</source>
        <translation>Selesaikan pertaruhan secepat mungkin</translation>
    </message>
    <message>
        <source>Refer it to the %1 and wait for the decision</source>
        <translation>Rujuk kepada %1 dan tunggu keputusan</translation>
    </message>
    <message>
        <source>Say that %1 calls the decisions of this box</source>
        <translation>Nyatakan bahawa %1 membuat keputusan bagi box ini</translation>
    </message>
    <message>
        <source>Give the bet to %1</source>
        <translation>Berikan pertaruhan itu kepada %1</translation>
    </message>
    <message>
        <source>Take the bet from nobody</source>
        <translation>Jangan terima pertaruhan daripada sesiapa</translation>
    </message>
    <message>
        <source>Take the bet: %1</source>
        <translation>Terima pertaruhan: %1</translation>
    </message>
    <message>
        <source>Ask the %1; whoever stands above may decide as well</source>
        <translation>Tanya %1; yang lebih tinggi jawatannya juga boleh memutuskan</translation>
    </message>
    <message>
        <source>Whoever acts in the position, or stands above it, may do it</source>
        <translation>Sesiapa yang memangku jawatan itu, atau lebih tinggi jawatannya, boleh melakukannya</translation>
    </message>
    <message>
        <source>The house decides it, not the table</source>
        <translation>Kasino yang memutuskannya, bukan meja</translation>
    </message>
    <message>
        <source>It is the player&apos;s own to see to: nothing is changed</source>
        <translation>Itu urusan pemain sendiri: tiada yang diubah</translation>
    </message>
    <message>
        <source>Go by the hand signal, not by the word</source>
        <translation>Ikut isyarat tangan, bukan kata-kata</translation>
    </message>
    <message>
        <source>Go by where the chips lay when bets were closed</source>
        <translation>Ikut tempat cip semasa pertaruhan ditutup</translation>
    </message>
    <message>
        <source>Deal the next card to box %1, hand %2</source>
        <translation>Bahagi kad seterusnya ke box %1, hand %2</translation>
    </message>
    <message>
        <source>Draw no card</source>
        <translation>Jangan ambil kad</translation>
    </message>
    <message>
        <source>Draw one card and stop, whatever the total</source>
        <translation>Ambil satu kad dan berhenti, walau berapa pun jumlahnya</translation>
    </message>
    <message>
        <source>Draw the hand out</source>
        <translation>Ambil kad untuk hand itu hingga selesai</translation>
    </message>
    <message>
        <source>Take the bets on the hand at once</source>
        <translation>Ambil pertaruhan pada hand itu serta-merta</translation>
    </message>
    <message>
        <source>Put its cards into the discard holder</source>
        <translation>Masukkan kadnya ke dalam bekas kad buangan</translation>
    </message>
    <message>
        <source>Leave its cards on the felt until the box is finished</source>
        <translation>Biarkan kadnya di atas meja sehingga box selesai</translation>
    </message>
    <message>
        <source>Leave the side bets that are still open</source>
        <translation>Biarkan side bet yang masih terbuka</translation>
    </message>
    <message>
        <source>Announce: place your bets, please</source>
        <translation>Umumkan: place your bets, please</translation>
    </message>
    <message>
        <source>Announce: no more bets</source>
        <translation>Umumkan: no more bets</translation>
    </message>
    <message>
        <source>Open the table: that is within the rules</source>
        <translation>Buka meja: itu mengikut peraturan</translation>
    </message>
    <message>
        <source>Do not open the table like that</source>
        <translation>Jangan buka meja begitu</translation>
    </message>
    <message>
        <source>Take the bet: it may be placed</source>
        <translation>Terima pertaruhan: ia boleh diletakkan</translation>
    </message>
    <message>
        <source>The player of box %1 has walked away.</source>
        <translation>Pemain box %1 telah pergi.</translation>
    </message>
    <message>
        <source>The player of box %1 had walked away; you played his hand as the rules have it.</source>
        <translation>Pemain box %1 telah pergi; anda memainkan hand-nya mengikut peraturan.</translation>
    </message>
    <message>
        <source>What happens with the hand of box %1 now?</source>
        <translation>Apa jadi dengan hand box %1 sekarang?</translation>
    </message>
    <message>
        <source>Such a hand is drawn to 12 or more, soft or hard.</source>
        <translation>Hand sebegitu mengambil kad hingga 12 atau lebih, soft atau hard.</translation>
    </message>
    <message>
        <source>Such a hand is drawn to more than 11, or to soft 17 or more.</source>
        <translation>Hand sebegitu mengambil kad hingga melebihi 11, atau hingga soft 17 atau lebih.</translation>
    </message>
    <message>
        <source>Who plays the hand of box %1 now?</source>
        <translation>Siapa memainkan hand box %1 sekarang?</translation>
    </message>
    <message>
        <source>With the seat empty, the largest bet of the box calls.</source>
        <translation>Jika kerusi kosong, pertaruhan terbesar di box itu menentukan.</translation>
    </message>
    <message>
        <source>Of the other bettors of the box, the one nearest the dealer plays it.</source>
        <translation>Antara petaruh lain di box itu, yang paling dekat dengan dealer memainkannya.</translation>
    </message>
    <message>
        <source>He has no bet on that box.</source>
        <translation>Dia tiada pertaruhan di box itu.</translation>
    </message>
    <message>
        <source>Is that its place?</source>
        <translation>Adakah itu tempatnya?</translation>
    </message>
    <message>
        <source>The marker of a free double on box %1 lies here: %2.</source>
        <translation>Marker free double di box %1 terletak di sini: %2.</translation>
    </message>
    <message>
        <source>The %1 of box %2 lies here: %3.</source>
        <translation>%1 box %2 terletak di sini: %3.</translation>
    </message>
    <message>
        <source>How much is his then, in all?</source>
        <translation>Berapa miliknya selepas itu, semuanya?</translation>
    </message>
    <message>
        <source>Pay table %1 says %2 for “%3”. It comes with %4 down.</source>
        <translation>Jadual bayaran %1 menyatakan %2 bagi “%3”. Ia keluar dengan pertaruhan %4.</translation>
    </message>
    <message>
        <source>May %1 be dealt with a shoe of %2 decks?</source>
        <translation>Bolehkah %1 dimainkan dengan shoe %2 dek?</translation>
    </message>
    <message>
        <source>How many cards have %1 decks of %2?</source>
        <translation>Berapa kad ada dalam %1 dek %2?</translation>
    </message>
    <message>
        <source>The tens are taken out in Dueling 8&apos;s only.</source>
        <translation>Kad sepuluh dikeluarkan dalam Dueling 8&apos;s sahaja.</translation>
    </message>
    <message>
        <source>The %1 is paid %2 and loses %3.</source>
        <translation>%1 dibayar %2 dan kalah %3.</translation>
    </message>
    <message>
        <source>The %1 is paid %2.</source>
        <translation>%1 dibayar %2.</translation>
    </message>
    <message>
        <source>The %1 loses %2.</source>
        <translation>%1 kalah %2.</translation>
    </message>
    <message>
        <source>The %1 neither wins nor loses.</source>
        <translation>%1 tidak menang dan tidak kalah.</translation>
    </message>
    <message>
        <source>Open as well: %1.</source>
        <translation>Dibuka juga: %1.</translation>
    </message>
    <message>
        <source>Not open: %1.</source>
        <translation>Tidak dibuka: %1.</translation>
    </message>
    <message>
        <source>Open as well: %1; not open: %2.</source>
        <translation>Dibuka juga: %1; tidak dibuka: %2.</translation>
    </message>
    <message>
        <source>With this %1 the dealer draws on.</source>
        <translation>Dengan %1 ini dealer terus mengambil kad.</translation>
    </message>
    <message>
        <source>It is %1&apos;s.</source>
        <translation>Ia milik %1.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>kalah</translation>
    </message>
    <message>
        <source>What becomes of the main bet of box %1 here, and of the same in %2?</source>
        <translation>Apa jadi dengan pertaruhan utama box %1 di sini, dan yang sama dalam %2?</translation>
    </message>
    <message>
        <source>Here it %1; in %3 it %2</source>
        <translation>Di sini ia %1; dalam %3 ia %2</translation>
    </message>
    <message>
        <source>This very table comes out alike in both.</source>
        <translation>Meja yang sama ini memberi keputusan serupa dalam kedua-duanya.</translation>
    </message>
    <message>
        <source>The same cards come out otherwise there: play them by that game&apos;s rules.</source>
        <translation>Kad yang sama memberi keputusan lain di sana: mainkan mengikut peraturan permainan itu.</translation>
    </message>
    <message>
        <source>stands off</source>
        <translation>stand-off</translation>
    </message>
    <message>
        <source>That rule is for something else.</source>
        <translation>Peraturan itu untuk perkara lain.</translation>
    </message>
    <message>
        <source>Which rule decides this?</source>
        <translation>Peraturan mana yang memutuskan ini?</translation>
    </message>
    <message>
        <source>To box %1</source>
        <translation>Ke box %1</translation>
    </message>
    <message>
        <source>To yourself</source>
        <translation>Kepada diri anda</translation>
    </message>
    <message>
        <source>Cards dealt so far: %1; where does the next one go?</source>
        <translation>Kad yang dibahagi setakat ini: %1; ke mana yang seterusnya?</translation>
    </message>
    <message>
        <source>The rest of the deal is that of the house&apos;s own game.</source>
        <translation>Selebihnya dibahagi mengikut permainan kasino sendiri.</translation>
    </message>
    <message>
        <source>Hand 2 of box %1 stands.</source>
        <translation>Hand 2 box %1 stand.</translation>
    </message>
    <message>
        <source>Both hands have been played out.</source>
        <translation>Kedua-dua hand telah selesai dimainkan.</translation>
    </message>
    <message>
        <source>Box %1: tick what you do now with its Lucky Lucky bet.</source>
        <translation>Box %1: tandakan apa yang anda buat sekarang dengan pertaruhan Lucky Lucky-nya.</translation>
    </message>
    <message>
        <source>Pay it at once</source>
        <translation>Bayar serta-merta</translation>
    </message>
    <message>
        <source>Push the stake back to the player</source>
        <translation>Tolak pertaruhan kembali kepada pemain</translation>
    </message>
    <message>
        <source>Take it at once</source>
        <translation>Ambil serta-merta</translation>
    </message>
    <message>
        <source>Leave the stake until the hands are played</source>
        <translation>Biarkan pertaruhan sehingga hand dimainkan</translation>
    </message>
    <message>
        <source>It has won.</source>
        <translation>Ia menang.</translation>
    </message>
    <message>
        <source>It has not won.</source>
        <translation>Ia tidak menang.</translation>
    </message>
    <message>
        <source>Bets that have not won are taken before the hands are played.</source>
        <translation>Pertaruhan yang tidak menang diambil sebelum hand dimainkan.</translation>
    </message>
    <message>
        <source>Do you draw another card?</source>
        <translation>Adakah anda mengambil kad lagi?</translation>
    </message>
    <message>
        <source>Hand 1 of box %1 draws %2.</source>
        <translation>Hand 1 box %1 mengambil %2.</translation>
    </message>
    <message>
        <source>Hand 1 of box %1 is bust: tick everything that you do now.</source>
        <translation>Hand 1 box %1 bust: tandakan semua yang anda buat sekarang.</translation>
    </message>
    <message>
        <source>That is for cards that do not belong to the shoe.</source>
        <translation>Itu untuk kad yang bukan milik shoe.</translation>
    </message>
    <message>
        <source>That is where the cards can still be put back.</source>
        <translation>Itu apabila kad masih dapat dikembalikan.</translation>
    </message>
    <message>
        <source>That is where nobody knows the order any more.</source>
        <translation>Itu apabila tiada siapa tahu lagi urutannya.</translation>
    </message>
    <message>
        <source>That is once the bets on the opening cards are settled.</source>
        <translation>Itu setelah pertaruhan atas kad permulaan diselesaikan.</translation>
    </message>
    <message>
        <source>The round is void only where the order is lost before anything is settled.</source>
        <translation>Pusingan batal hanya apabila urutan hilang sebelum apa-apa diselesaikan.</translation>
    </message>
    <message>
        <source>That is once bets are settled, and where the order is lost.</source>
        <translation>Itu setelah pertaruhan diselesaikan, dan apabila urutan hilang.</translation>
    </message>
    <message>
        <source>Box %1 asked for a card, and this one came out of the shoe.</source>
        <translation>Box %1 meminta kad, dan inilah yang keluar dari shoe.</translation>
    </message>
    <message>
        <source>A count shows one card too many in the shoe.</source>
        <translation>Kiraan menunjukkan satu kad terlebih dalam shoe.</translation>
    </message>
    <message>
        <source>A count shows that a card is missing from the shoe.</source>
        <translation>Kiraan menunjukkan satu kad hilang dari shoe.</translation>
    </message>
    <message>
        <source>You see that one of the decks was never shuffled.</source>
        <translation>Anda nampak satu dek tidak pernah dikocok.</translation>
    </message>
    <message>
        <source>The last card of box %2 was the one that box %1 had asked for.</source>
        <translation>Kad terakhir box %2 ialah kad yang diminta box %1.</translation>
    </message>
    <message>
        <source>You see it at once; no bet has been settled this round.</source>
        <translation>Anda menyedarinya serta-merta; belum ada pertaruhan diselesaikan pusingan ini.</translation>
    </message>
    <message>
        <source>The card that box %1 lacks lies at box %2.</source>
        <translation>Kad yang tiada di box %1 ada di box %2.</translation>
    </message>
    <message>
        <source>That is while nothing has been settled.</source>
        <translation>Itu selagi tiada apa-apa diselesaikan.</translation>
    </message>
    <message>
        <source>That is for a box with a bet and no card.</source>
        <translation>Itu untuk box yang ada pertaruhan tetapi tiada kad.</translation>
    </message>
    <message>
        <source>That is where nobody knows the order of the cards.</source>
        <translation>Itu apabila tiada siapa tahu urutan kad.</translation>
    </message>
    <message>
        <source>That is for a box that has got one card.</source>
        <translation>Itu untuk box yang menerima satu kad.</translation>
    </message>
    <message>
        <source>That is for cards on a box without a bet.</source>
        <translation>Itu untuk kad di box tanpa pertaruhan.</translation>
    </message>
    <message>
        <source>Look at box %1: what is the ruling?</source>
        <translation>Lihat box %1: apakah keputusannya?</translation>
    </message>
    <message>
        <source>What becomes of the cards at box %1?</source>
        <translation>Apa jadi dengan kad di box %1?</translation>
    </message>
    <message>
        <source>They go back into their right order</source>
        <translation>Ia dikembalikan ke urutan yang betul</translation>
    </message>
    <message>
        <source>They go into the discard holder</source>
        <translation>Ia masuk ke bekas kad buangan</translation>
    </message>
    <message>
        <source>That card was due to your hand, so it counts.</source>
        <translation>Kad itu memang untuk hand anda, jadi ia dikira.</translation>
    </message>
    <message>
        <source>A card too many is discarded: it neither busts your hand nor counts as one of its cards.</source>
        <translation>Kad yang terlebih dibuang: ia tidak menyebabkan hand anda bust dan tidak dikira sebagai kadnya.</translation>
    </message>
    <message>
        <source>The card was due, so the bust counts with all its cards.</source>
        <translation>Kad itu memang perlu diambil, jadi bust dikira dengan semua kadnya.</translation>
    </message>
    <message>
        <source>How much do you pay on the %1 of %2?</source>
        <translation>Berapa anda bayar bagi %1 milik %2?</translation>
    </message>
    <message>
        <source>All hands are finished, and you have drawn; the %1 came last.</source>
        <translation>Semua hand selesai, dan anda telah mengambil kad; %1 keluar terakhir.</translation>
    </message>
    <message>
        <source>Your hand was finished: no card was due to it.</source>
        <translation>Hand anda sudah selesai: tiada kad perlu diambil untuknya.</translation>
    </message>
    <message>
        <source>The other cards lie where they belong; there is nothing to put back.</source>
        <translation>Kad lain terletak di tempatnya; tiada yang perlu dikembalikan.</translation>
    </message>
    <message>
        <source>What about your last card?</source>
        <translation>Bagaimana dengan kad terakhir anda?</translation>
    </message>
    <message>
        <source>Who may finish his hand before you draw your card?</source>
        <translation>Siapa boleh menyelesaikan hand-nya sebelum anda mengambil kad anda?</translation>
    </message>
    <message>
        <source>It is for the hand that is being acted upon, no other.</source>
        <translation>Itu untuk hand yang sedang dimainkan, bukan yang lain.</translation>
    </message>
    <message>
        <source>You missed your own card; now you have drawn it.</source>
        <translation>Kad anda sendiri tertinggal; kini anda telah mengambilnya.</translation>
    </message>
    <message>
        <source>What do you offer the players now?</source>
        <translation>Apa yang anda tawarkan kepada pemain sekarang?</translation>
    </message>
    <message>
        <source>Against an Ace there is insurance and no surrender.</source>
        <translation>Berdepan Ace ada insurance dan tiada surrender.</translation>
    </message>
    <message>
        <source>Insurance is against an Ace only.</source>
        <translation>Insurance hanya berdepan Ace.</translation>
    </message>
    <message>
        <source>Bets are settled and a card is drawn: it is too late to put the cards back.</source>
        <translation>Pertaruhan telah diselesaikan dan kad telah diambil: terlambat untuk mengembalikan kad.</translation>
    </message>
    <message>
        <source>Nothing is settled and no card drawn yet: the cards are put right, that is all.</source>
        <translation>Tiada apa-apa diselesaikan dan belum ada kad diambil: kad dibetulkan, itu sahaja.</translation>
    </message>
    <message>
        <source>The player of box %1 may finish his hand first</source>
        <translation>Pemain box %1 boleh menyelesaikan hand-nya dahulu</translation>
    </message>
    <message>
        <source>You draw your missing card now</source>
        <translation>Anda mengambil kad anda yang tertinggal sekarang</translation>
    </message>
    <message>
        <source>After your card surrender or insurance is offered</source>
        <translation>Selepas kad anda, surrender atau insurance ditawarkan</translation>
    </message>
    <message>
        <source>The players get the offer that they missed.</source>
        <translation>Pemain mendapat tawaran yang tertinggal.</translation>
    </message>
    <message>
        <source>A missing card of yours does not void the round.</source>
        <translation>Kad anda yang tertinggal tidak membatalkan pusingan.</translation>
    </message>
    <message>
        <source>You have no card of your own: what is the ruling?</source>
        <translation>Anda tiada kad sendiri: apakah keputusannya?</translation>
    </message>
    <message>
        <source>Which total counts for your own hand?</source>
        <translation>Jumlah mana yang dikira bagi hand anda sendiri?</translation>
    </message>
    <message>
        <source>May %1 take his bet back now?</source>
        <translation>Bolehkah %1 mengambil balik pertaruhannya sekarang?</translation>
    </message>
    <message>
        <source>You have asked %1, and he has chosen to play on.</source>
        <translation>Anda telah bertanya kepada %1, dan dia memilih untuk meneruskan.</translation>
    </message>
    <message>
        <source>You have not asked %1 yet.</source>
        <translation>Anda belum bertanya kepada %1.</translation>
    </message>
    <message>
        <source>Box %1 is offered it</source>
        <translation>Ia ditawarkan kepada box %1</translation>
    </message>
    <message>
        <source>It is offered in turn, to the next one who is due a card.</source>
        <translation>Ia ditawarkan mengikut giliran, kepada yang berikutnya yang berhak menerima kad.</translation>
    </message>
    <message>
        <source>It is your own next card</source>
        <translation>Ia kad anda sendiri yang seterusnya</translation>
    </message>
    <message>
        <source>It is yours only when every player has refused it.</source>
        <translation>Ia milik anda hanya apabila setiap pemain menolaknya.</translation>
    </message>
    <message>
        <source>It goes into the discard holder</source>
        <translation>Ia masuk ke bekas kad buangan</translation>
    </message>
    <message>
        <source>Only a card too many on your own finished hand is discarded.</source>
        <translation>Hanya kad terlebih pada hand anda sendiri yang sudah selesai dibuang.</translation>
    </message>
    <message>
        <source>You dealt this card to box %1 while box %2 still had to act.</source>
        <translation>Anda memberi kad ini ke box %1 sedangkan box %2 masih perlu bertindak.</translation>
    </message>
    <message>
        <source>Box %1 waved the card off, but you had drawn it already.</source>
        <translation>Box %1 mengisyaratkan tidak mahu kad, tetapi anda sudah mengambilnya.</translation>
    </message>
    <message>
        <source>Box %1 waved this card off too late; box %2 does not want it either.</source>
        <translation>Box %1 terlambat mengisyaratkan tidak mahu kad ini; box %2 juga tidak mahu.</translation>
    </message>
    <message>
        <source>Box %1 waved this card off too late, and nobody after it wants it either.</source>
        <translation>Box %1 terlambat mengisyaratkan tidak mahu kad ini, dan tiada siapa selepasnya mahu juga.</translation>
    </message>
    <message>
        <source>All hands are finished, and you drew this card to your own.</source>
        <translation>Semua hand selesai, dan anda mengambil kad ini untuk hand anda sendiri.</translation>
    </message>
    <message>
        <source>A card was drawn for box %1 by mistake. It refused the card, and box %2 took it.</source>
        <translation>Satu kad tersilap diambil untuk box %1. Ia menolak kad itu, dan box %2 mengambilnya.</translation>
    </message>
    <message>
        <source>Now box %1 wants a card after all.</source>
        <translation>Kini box %1 mahu kad juga akhirnya.</translation>
    </message>
    <message>
        <source>Now box %1 wants one more card.</source>
        <translation>Kini box %1 mahu satu kad lagi.</translation>
    </message>
    <message>
        <source>May it have one?</source>
        <translation>Bolehkah ia mendapatnya?</translation>
    </message>
    <message>
        <source>Whoever refuses such a card stands and gets no more this round.</source>
        <translation>Sesiapa yang menolak kad sebegitu stand dan tidak mendapat kad lagi pusingan ini.</translation>
    </message>
    <message>
        <source>It took the card as its own next one, and draws on as it likes.</source>
        <translation>Ia mengambil kad itu sebagai kadnya yang seterusnya, dan boleh terus mengambil kad.</translation>
    </message>
    <message>
        <source>Box %1 declines the card that is left.</source>
        <translation>Box %1 menolak kad yang tinggal.</translation>
    </message>
    <message>
        <source>What becomes of the card that is left?</source>
        <translation>Apa jadi dengan kad yang tinggal?</translation>
    </message>
    <message>
        <source>It is burned</source>
        <translation>Ia di-burn</translation>
    </message>
    <message>
        <source>It stays the next card</source>
        <translation>Ia kekal sebagai kad seterusnya</translation>
    </message>
    <message>
        <source>Both were seen: the one left is offered to the next player only, then burned.</source>
        <translation>Kedua-duanya terlihat: yang tinggal ditawarkan kepada pemain seterusnya sahaja, kemudian di-burn.</translation>
    </message>
    <message>
        <source>It is still the next card, for whoever draws next.</source>
        <translation>Ia masih kad seterusnya, untuk sesiapa yang mengambil kad selepas itu.</translation>
    </message>
    <message>
        <source>Which of them may the player of box %1 have?</source>
        <translation>Yang mana boleh diambil pemain box %1?</translation>
    </message>
    <message>
        <source>One of them, as he picks</source>
        <translation>Satu daripadanya, mengikut pilihannya</translation>
    </message>
    <message>
        <source>The one that was seen</source>
        <translation>Yang terlihat</translation>
    </message>
    <message>
        <source>One of them, or both</source>
        <translation>Satu daripadanya, atau kedua-duanya</translation>
    </message>
    <message>
        <source>With both seen he may take both.</source>
        <translation>Jika kedua-duanya terlihat dia boleh mengambil kedua-duanya.</translation>
    </message>
    <message>
        <source>With one card seen there is nothing to pick: that one comes first.</source>
        <translation>Jika satu kad terlihat tiada yang perlu dipilih: kad itu didahulukan.</translation>
    </message>
    <message>
        <source>Taking both is for two cards that were seen.</source>
        <translation>Mengambil kedua-duanya adalah untuk dua kad yang terlihat.</translation>
    </message>
    <message>
        <source>On a player&apos;s hand he picks the one he gets first; the other is the next card.</source>
        <translation>Bagi hand pemain, dia memilih kad yang diterimanya dahulu; yang satu lagi ialah kad seterusnya.</translation>
    </message>
    <message>
        <source>On your own hand they are discarded, and you draw another.</source>
        <translation>Bagi hand anda sendiri kad itu dibuang, dan anda mengambil yang lain.</translation>
    </message>
    <message>
        <source>The player picks which card he gets first</source>
        <translation>Pemain memilih kad yang diterimanya dahulu</translation>
    </message>
    <message>
        <source>Both cards are discarded and another is drawn</source>
        <translation>Kedua-dua kad dibuang dan yang lain diambil</translation>
    </message>
    <message>
        <source>A card that was seen comes first</source>
        <translation>Kad yang terlihat didahulukan</translation>
    </message>
    <message>
        <source>Which card was seen makes no difference here.</source>
        <translation>Kad mana yang terlihat tidak membezakan apa-apa di sini.</translation>
    </message>
    <message>
        <source>All hands are finished. You draw, and two cards come at once; nobody knows which was first.</source>
        <translation>Semua hand selesai. Anda mengambil kad, dan dua keluar sekali gus; tiada siapa tahu yang mana dahulu.</translation>
    </message>
    <message>
        <source>Box %1 wants a card, and two come at once; nobody knows which was first.</source>
        <translation>Box %1 mahu satu kad, dan dua keluar sekali gus; tiada siapa tahu yang mana dahulu.</translation>
    </message>
    <message>
        <source>You went past box %1 without asking whether it wanted a card.</source>
        <translation>Anda melangkau box %1 tanpa bertanya sama ada ia mahu kad.</translation>
    </message>
    <message>
        <source>Whose turn is it now?</source>
        <translation>Giliran siapa sekarang?</translation>
    </message>
    <message>
        <source>Only the next hand has been dealt to: its card comes off, and the box passed over acts.</source>
        <translation>Hanya hand seterusnya telah diberi kad: kadnya diambil balik, dan box yang terlangkau bertindak.</translation>
    </message>
    <message>
        <source>More than one box has been dealt to since: it is too late.</source>
        <translation>Lebih daripada satu box telah diberi kad sejak itu: sudah terlambat.</translation>
    </message>
    <message>
        <source>Which of them is for your own hand?</source>
        <translation>Yang mana untuk hand anda sendiri?</translation>
    </message>
    <message>
        <source>You get the card that is worse for your hand.</source>
        <translation>Anda mendapat kad yang lebih buruk bagi hand anda.</translation>
    </message>
    <message>
        <source>You see it before bets are closed.</source>
        <translation>Anda menyedarinya sebelum pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>You see it when the round is played and its outcome known.</source>
        <translation>Anda menyedarinya apabila pusingan selesai dan keputusannya diketahui.</translation>
    </message>
    <message>
        <source>You see it after bets are closed.</source>
        <translation>Anda menyedarinya selepas pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>How much do you pay on the bet of %1?</source>
        <translation>Berapa anda bayar bagi pertaruhan %1?</translation>
    </message>
    <message>
        <source>How much do you take of the bet of %1?</source>
        <translation>Berapa anda ambil daripada pertaruhan %1?</translation>
    </message>
    <message>
        <source>From the second time on such a bet goes back, whatever the outcome.</source>
        <translation>Mulai kali kedua pertaruhan sebegitu dipulangkan, walau apa pun keputusannya.</translation>
    </message>
    <message>
        <source>The first time such a bet is settled at its size, won or lost.</source>
        <translation>Kali pertama pertaruhan sebegitu diselesaikan mengikut jumlahnya, menang atau kalah.</translation>
    </message>
    <message>
        <source>It is never raised to the minimum.</source>
        <translation>Ia tidak pernah dinaikkan kepada minimum.</translation>
    </message>
    <message>
        <source>That is for a bet under the minimum before bets are closed.</source>
        <translation>Itu untuk pertaruhan di bawah minimum sebelum pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>That is for the first bet under the minimum of a player.</source>
        <translation>Itu untuk pertaruhan pertama seorang pemain di bawah minimum.</translation>
    </message>
    <message>
        <source>That is for bets over the maximum after bets are closed.</source>
        <translation>Itu untuk pertaruhan melebihi maksimum selepas pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>That is for a bet under the minimum after bets are closed.</source>
        <translation>Itu untuk pertaruhan di bawah minimum selepas pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>That is for a box over the maximum before bets are closed.</source>
        <translation>Itu untuk box yang melebihi maksimum sebelum pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>That is for a player who has had a bet under the minimum settled before.</source>
        <translation>Itu untuk pemain yang pernah ada pertaruhan di bawah minimum yang diselesaikan.</translation>
    </message>
    <message>
        <source>The minimum is %1, and %2 has less there.</source>
        <translation>Minimum ialah %1, dan %2 ada kurang daripadanya di situ.</translation>
    </message>
    <message>
        <source>He had a bet under the minimum settled before.</source>
        <translation>Dia pernah ada pertaruhan di bawah minimum yang diselesaikan.</translation>
    </message>
    <message>
        <source>It is his first bet under the minimum.</source>
        <translation>Itu pertaruhan pertamanya di bawah minimum.</translation>
    </message>
    <message>
        <source>What about the bet of %1?</source>
        <translation>Bagaimana dengan pertaruhan %1?</translation>
    </message>
    <message>
        <source>What about the bets on box %1?</source>
        <translation>Bagaimana dengan pertaruhan di box %1?</translation>
    </message>
    <message>
        <source>The maximum is %1.</source>
        <translation>Maksimum ialah %1.</translation>
    </message>
    <message>
        <source>How much of the bet of %1 goes back now?</source>
        <translation>Berapa daripada pertaruhan %1 dipulangkan sekarang?</translation>
    </message>
    <message>
        <source>The seated player&apos;s bet comes first; the others fill what room is left.</source>
        <translation>Pertaruhan pemain yang duduk didahulukan; yang lain mengisi baki ruang.</translation>
    </message>
    <message>
        <source>With nobody seated the largest bet comes first; the others fill what room is left.</source>
        <translation>Jika tiada yang duduk, pertaruhan terbesar didahulukan; yang lain mengisi baki ruang.</translation>
    </message>
    <message>
        <source>Before bets are closed nothing is shared out: the excess goes back.</source>
        <translation>Sebelum pertaruhan ditutup tiada yang diagihkan: lebihan dipulangkan.</translation>
    </message>
    <message>
        <source>From which position upwards may that be done?</source>
        <translation>Mulai jawatan mana ke atas itu boleh dibuat?</translation>
    </message>
    <message>
        <source>From which position upwards may somebody have both cards discarded?</source>
        <translation>Mulai jawatan mana ke atas seseorang boleh mengarahkan kedua-dua kad dibuang?</translation>
    </message>
    <message>
        <source>From which position upwards may somebody pick your card?</source>
        <translation>Mulai jawatan mana ke atas seseorang boleh memilih kad anda?</translation>
    </message>
    <message>
        <source>What a rule means is for the shift manager to decide.</source>
        <translation>Maksud peraturan diputuskan oleh pengurus syif.</translation>
    </message>
    <message>
        <source>You and the player of box %1 read a sentence of the rules differently. It has to be decided.</source>
        <translation>Anda dan pemain box %1 menafsirkan satu ayat peraturan secara berbeza. Ia perlu diputuskan.</translation>
    </message>
    <message>
        <source>Two players at box %1 argue over what a rule means. It has to be decided.</source>
        <translation>Dua pemain di box %1 berbalah tentang maksud satu peraturan. Ia perlu diputuskan.</translation>
    </message>
    <message>
        <source>The player of box %1 shouts at another and will not stop. No rule of the game speaks of it, and somebody has to decide.</source>
        <translation>Pemain box %1 menjerit kepada orang lain dan tidak mahu berhenti. Tiada peraturan permainan menyebutnya, dan seseorang perlu memutuskan.</translation>
    </message>
    <message>
        <source>The player of box %1 films the table. No rule of the game speaks of it, and somebody has to decide.</source>
        <translation>Pemain box %1 merakam video meja. Tiada peraturan permainan menyebutnya, dan seseorang perlu memutuskan.</translation>
    </message>
    <message>
        <source>The player of box %1 asks for a new shoe in the middle of the round. No rule of the game speaks of it, and somebody has to decide.</source>
        <translation>Pemain box %1 meminta shoe baharu di tengah pusingan. Tiada peraturan permainan menyebutnya, dan seseorang perlu memutuskan.</translation>
    </message>
    <message>
        <source>On your own hand they are discarded on the word of the supervisor, or of anybody above.</source>
        <translation>Bagi hand anda sendiri kad itu dibuang atas arahan penyelia, atau sesiapa yang lebih tinggi.</translation>
    </message>
    <message>
        <source>The card for your own hand is picked by the Pit Manager, or by anybody above.</source>
        <translation>Kad untuk hand anda sendiri dipilih oleh Pit Manager, atau sesiapa yang lebih tinggi.</translation>
    </message>
    <message>
        <source>You draw, and two cards come at once; neither was seen.</source>
        <translation>Anda mengambil kad, dan dua keluar sekali gus; kedua-duanya tidak terlihat.</translation>
    </message>
    <message>
        <source>%1 bets on several boxes and is to be held to one.</source>
        <translation>%1 bertaruh di beberapa box dan perlu dihadkan kepada satu.</translation>
    </message>
    <message>
        <source>It is crowded around box %1: fewer than three bets are to be allowed there.</source>
        <translation>Keadaan sesak di sekitar box %1: kurang daripada tiga pertaruhan akan dibenarkan di situ.</translation>
    </message>
    <message>
        <source>Holding a player to one box is at the Pit Manager&apos;s discretion.</source>
        <translation>Mengehadkan pemain kepada satu box terserah kepada budi bicara Pit Manager.</translation>
    </message>
    <message>
        <source>Allowing fewer bets on a box is at the Pit Manager&apos;s discretion.</source>
        <translation>Membenarkan kurang pertaruhan di satu box terserah kepada budi bicara Pit Manager.</translation>
    </message>
    <message>
        <source>%1 asks for his next chips to be put on box %2 for him.</source>
        <translation>%1 meminta cipnya yang seterusnya diletakkan di box %2 untuknya.</translation>
    </message>
    <message>
        <source>At a player&apos;s request a bet may be placed for him, by the dealer too.</source>
        <translation>Atas permintaan pemain, pertaruhan boleh diletakkan untuknya, oleh dealer juga.</translation>
    </message>
    <message>
        <source>The %1 is away; the dealer of the next table does his work at yours, without being assigned to it.</source>
        <translation>%1 tiada; dealer meja sebelah melakukan kerjanya di meja anda, tanpa ditugaskan.</translation>
    </message>
    <message>
        <source>Only whoever is assigned to a position does its work.</source>
        <translation>Hanya sesiapa yang ditugaskan kepada jawatan itu melakukan kerjanya.</translation>
    </message>
    <message>
        <source>Whose choice is that?</source>
        <translation>Siapa yang memilihnya?</translation>
    </message>
    <message>
        <source>%1 asks for pay table %2.</source>
        <translation>%1 meminta jadual bayaran %2.</translation>
    </message>
    <message>
        <source>%1 wants to bet more on Lucky Lucky than the sign allows.</source>
        <translation>%1 mahu bertaruh pada Lucky Lucky lebih daripada yang dibenarkan papan tanda.</translation>
    </message>
    <message>
        <source>Somebody standing by wants a Lucky Lucky bet placed on box %1.</source>
        <translation>Seseorang yang berdiri di sisi mahu pertaruhan Lucky Lucky diletakkan di box %1.</translation>
    </message>
    <message>
        <source>Two players bet on box %1 and argue about its Lucky Lucky bet.</source>
        <translation>Dua pemain bertaruh di box %1 dan berbalah tentang pertaruhan Lucky Lucky-nya.</translation>
    </message>
    <message>
        <source>There are three pay tables; the operator picks the one in force.</source>
        <translation>Ada tiga jadual bayaran; pengendali memilih yang berkuat kuasa.</translation>
    </message>
    <message>
        <source>Only the player who calls the box may bet on Lucky Lucky there.</source>
        <translation>Hanya pemain yang menentukan box itu boleh bertaruh pada Lucky Lucky di situ.</translation>
    </message>
    <message>
        <source>You missed your own card in the opening deal and have drawn it late.</source>
        <translation>Kad anda sendiri tertinggal dalam pembahagian permulaan dan anda mengambilnya lewat.</translation>
    </message>
    <message>
        <source>Cards on an empty box were found late and discarded.</source>
        <translation>Kad di box kosong disedari lewat dan dibuang.</translation>
    </message>
    <message>
        <source>A box was found late with one card; its player is to act or to withdraw.</source>
        <translation>Box dengan satu kad disedari lewat; pemainnya perlu bertindak atau menarik diri.</translation>
    </message>
    <message>
        <source>Two cards had come at once, unseen, and the player picked one.</source>
        <translation>Dua kad keluar sekali gus, tidak terlihat, dan pemain memilih satu.</translation>
    </message>
    <message>
        <source>Two cards had come at once for your own hand, and you got the worse one.</source>
        <translation>Dua kad keluar sekali gus bagi hand anda sendiri, dan anda mendapat yang lebih buruk.</translation>
    </message>
    <message>
        <source>You drew on your own finished hand; the card was discarded.</source>
        <translation>Anda mengambil kad pada hand anda sendiri yang sudah selesai; kad itu dibuang.</translation>
    </message>
    <message>
        <source>A player was passed over; the cards dealt since were taken back.</source>
        <translation>Seorang pemain terlangkau; kad yang dibahagi sejak itu diambil balik.</translation>
    </message>
    <message>
        <source>Another card has been dealt since. Now %1 is unhappy and wants out.</source>
        <translation>Satu kad lagi telah dibahagi sejak itu. Kini %1 tidak puas hati dan mahu keluar.</translation>
    </message>
    <message>
        <source>No further card has been dealt. %1 is unhappy and wants out.</source>
        <translation>Belum ada kad lain dibahagi. %1 tidak puas hati dan mahu keluar.</translation>
    </message>
    <message>
        <source>Yes, if the house permits it</source>
        <translation>Ya, jika kasino membenarkannya</translation>
    </message>
    <message>
        <source>No, his bets stay in play</source>
        <translation>Tidak, pertaruhannya kekal dalam permainan</translation>
    </message>
    <message>
        <source>This ruling is on the list after which he may be let go.</source>
        <translation>Keputusan ini ada dalam senarai yang membolehkannya dilepaskan selepas itu.</translation>
    </message>
    <message>
        <source>The house permits it.</source>
        <translation>Kasino membenarkannya.</translation>
    </message>
    <message>
        <source>The dealer has a Blackjack: of all hands that are not bust, one first bet (%1) is lost at most, and the rest goes back.</source>
        <translation>Dealer ada Blackjack: daripada semua hand yang tidak bust, paling banyak satu pertaruhan pertama (%1) hilang, dan selebihnya dipulangkan.</translation>
    </message>
    <message>
        <source>It wins, but at other odds.</source>
        <translation>Ia menang, tetapi pada kadar bayaran lain.</translation>
    </message>
    <message>
        <source>It wins, but on another row of its pay table.</source>
        <translation>Ia menang, tetapi pada baris lain dalam jadual bayarannya.</translation>
    </message>
    <message>
        <source>The dealer took %1. %2</source>
        <translation>Dealer mengambil %1. %2</translation>
    </message>
    <message>
        <source>The dealer left it as a stand-off. %1</source>
        <translation>Dealer membiarkannya sebagai stand-off. %1</translation>
    </message>
    <message>
        <source>That is for a shoe that cannot finish the round.</source>
        <translation>Itu untuk shoe yang tidak cukup untuk menamatkan pusingan.</translation>
    </message>
    <message>
        <source>That is for a card that lies face up in the shoe.</source>
        <translation>Itu untuk kad terbuka dalam shoe.</translation>
    </message>
    <message>
        <source>That is for a card that can still be found out.</source>
        <translation>Itu untuk kad yang masih dapat dipastikan.</translation>
    </message>
    <message>
        <source>The rules say themselves what to do here.</source>
        <translation>Peraturan sendiri menyatakan apa yang perlu dibuat di sini.</translation>
    </message>
    <message>
        <source>That is for a cut card that was missed.</source>
        <translation>Itu untuk cut card yang terlepas.</translation>
    </message>
    <message>
        <source>That is for a burn card missed and seen before anything is settled.</source>
        <translation>Itu untuk kad burn yang terlupa dan disedari sebelum apa-apa diselesaikan.</translation>
    </message>
    <message>
        <source>That is for a burn card missed and seen too late.</source>
        <translation>Itu untuk kad burn yang terlupa dan disedari terlalu lewat.</translation>
    </message>
    <message>
        <source>Box %1 wants a card, and these are the last ones of the shoe.</source>
        <translation>Box %1 mahu kad, dan inilah kad terakhir shoe.</translation>
    </message>
    <message>
        <source>These are the last cards of the shoe.</source>
        <translation>Inilah kad terakhir shoe.</translation>
    </message>
    <message>
        <source>The discards have been riffled once.</source>
        <translation>Kad buangan telah di-riffle sekali.</translation>
    </message>
    <message>
        <source>The cut card came out last round, and nobody shuffled.</source>
        <translation>Cut card keluar pusingan lepas, dan tiada siapa mengocok.</translation>
    </message>
    <message>
        <source>Box %1 wants a card; the next one lies face up.</source>
        <translation>Box %1 mahu kad; yang seterusnya terbuka.</translation>
    </message>
    <message>
        <source>The last card of box %1 is torn, and you cannot read it.</source>
        <translation>Kad terakhir box %1 koyak, dan anda tidak dapat membacanya.</translation>
    </message>
    <message>
        <source>A card drawn for box %1 has fallen off the table and is lost.</source>
        <translation>Kad yang diambil untuk box %1 jatuh dari meja dan hilang.</translation>
    </message>
    <message>
        <source>The player of which box cuts them?</source>
        <translation>Pemain box mana yang memotongnya?</translation>
    </message>
    <message>
        <source>The player whose turn it is next cuts.</source>
        <translation>Pemain yang hand-nya bertindak seterusnya memotong kad.</translation>
    </message>
    <message>
        <source>Every bet of a void round is returned.</source>
        <translation>Setiap pertaruhan pusingan yang batal dipulangkan.</translation>
    </message>
    <message>
        <source>%1 wants his main bet back and leaves his other bets.</source>
        <translation>%1 mahu pertaruhan utamanya dipulangkan dan membiarkan pertaruhannya yang lain.</translation>
    </message>
    <message>
        <source>%1 wants all his bets back.</source>
        <translation>%1 mahu semua pertaruhannya dipulangkan.</translation>
    </message>
    <message>
        <source>Whoever takes bets back takes all of them back.</source>
        <translation>Sesiapa yang mengambil balik pertaruhan mengambil balik semuanya.</translation>
    </message>
    <message>
        <source>No bet is decided, so he may take all his bets back.</source>
        <translation>Belum ada pertaruhan diputuskan, jadi dia boleh mengambil balik semua pertaruhannya.</translation>
    </message>
    <message>
        <source>Once any bet is decided, nobody takes a bet back.</source>
        <translation>Setelah ada pertaruhan diputuskan, tiada siapa mengambil balik pertaruhan.</translation>
    </message>
    <message>
        <source>The power fails.</source>
        <translation>Bekalan elektrik terputus.</translation>
    </message>
    <message>
        <source>The electronic shoe stops and cannot be mended.</source>
        <translation>Shoe elektronik terhenti dan tidak dapat dibaiki.</translation>
    </message>
    <message>
        <source>The round is played to its end</source>
        <translation>Pusingan dimainkan hingga tamat</translation>
    </message>
    <message>
        <source>The round is void and all bets go back</source>
        <translation>Pusingan batal dan semua pertaruhan dipulangkan</translation>
    </message>
    <message>
        <source>Each player may take all his bets back</source>
        <translation>Setiap pemain boleh mengambil balik semua pertaruhannya</translation>
    </message>
    <message>
        <source>A bet is decided already, so the round is played to its end.</source>
        <translation>Satu pertaruhan sudah diputuskan, jadi pusingan dimainkan hingga tamat.</translation>
    </message>
    <message>
        <source>No bet is decided yet.</source>
        <translation>Belum ada pertaruhan diputuskan.</translation>
    </message>
    <message>
        <source>This round is void</source>
        <translation>Pusingan ini batal</translation>
    </message>
    <message>
        <source>This round goes on</source>
        <translation>Pusingan ini diteruskan</translation>
    </message>
    <message>
        <source>The rounds before it stay as they were settled</source>
        <translation>Pusingan sebelumnya kekal seperti diselesaikan</translation>
    </message>
    <message>
        <source>The rounds before it are void too</source>
        <translation>Pusingan sebelumnya juga batal</translation>
    </message>
    <message>
        <source>What was wrongly paid before is asked back</source>
        <translation>Apa yang tersilap dibayar sebelum ini diminta balik</translation>
    </message>
    <message>
        <source>The card is found in this round, and voids it.</source>
        <translation>Kad itu ditemui dalam pusingan ini, dan membatalkannya.</translation>
    </message>
    <message>
        <source>Nothing is wrong with this round: it goes on.</source>
        <translation>Tiada yang salah dengan pusingan ini: ia diteruskan.</translation>
    </message>
    <message>
        <source>This card must have been in the shoe for three rounds.</source>
        <translation>Kad ini tentu sudah ada dalam shoe selama tiga pusingan.</translation>
    </message>
    <message>
        <source>Two rounds ago you paid box %1 %2 too much, on a bet over the maximum.</source>
        <translation>Dua pusingan lalu anda membayar box %1 lebih %2, atas pertaruhan melebihi maksimum.</translation>
    </message>
    <message>
        <source>Two rounds ago you paid box %1 on a bet of %2, under the minimum.</source>
        <translation>Dua pusingan lalu anda membayar box %1 atas pertaruhan %2, di bawah minimum.</translation>
    </message>
    <message>
        <source>Last round box %1 was given a card too many. You see it now.</source>
        <translation>Pusingan lepas box %1 diberi kad berlebihan. Anda menyedarinya sekarang.</translation>
    </message>
    <message>
        <source>Last round you paid box %1 %2 too much. You see it now.</source>
        <translation>Pusingan lepas anda membayar box %1 lebih %2. Anda menyedarinya sekarang.</translation>
    </message>
    <message>
        <source>A card that does not belong voids the round in which it is found.</source>
        <translation>Kad yang tidak sepatutnya ada membatalkan pusingan tempat ia ditemui.</translation>
    </message>
    <message>
        <source>You see it before any bet is settled or further card drawn.</source>
        <translation>Anda menyedarinya sebelum sebarang pertaruhan diselesaikan atau kad tambahan diambil.</translation>
    </message>
    <message>
        <source>You see it after you have settled the bets on the opening cards.</source>
        <translation>Anda menyedarinya selepas anda menyelesaikan pertaruhan atas kad permulaan.</translation>
    </message>
    <message>
        <source>Tick everything that holds now.</source>
        <translation>Tandakan semua yang benar sekarang.</translation>
    </message>
    <message>
        <source>The cards go back into their right order</source>
        <translation>Kad dikembalikan ke urutan yang betul</translation>
    </message>
    <message>
        <source>The surplus cards go into the discard holder</source>
        <translation>Kad lebihan masuk ke bekas kad buangan</translation>
    </message>
    <message>
        <source>Every player at the table may take his bet back</source>
        <translation>Setiap pemain di meja boleh mengambil balik pertaruhannya</translation>
    </message>
    <message>
        <source>Only the player of box %1 may take his bet back</source>
        <translation>Hanya pemain box %1 boleh mengambil balik pertaruhannya</translation>
    </message>
    <message>
        <source>Whoever plays on takes every card still to come</source>
        <translation>Sesiapa yang meneruskan menerima setiap kad yang akan datang</translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation>Pusingan batal</translation>
    </message>
    <message>
        <source>Once bets on the opening cards are settled, cards are not put back.</source>
        <translation>Setelah pertaruhan atas kad permulaan diselesaikan, kad tidak dikembalikan.</translation>
    </message>
    <message>
        <source>Cards that can be put back are put back.</source>
        <translation>Kad yang dapat dikembalikan, dikembalikan.</translation>
    </message>
    <message>
        <source>Nobody knows where the cards belong, so they cannot be put back.</source>
        <translation>Tiada siapa tahu tempat kad itu, jadi ia tidak dapat dikembalikan.</translation>
    </message>
    <message>
        <source>Cards on a box without a bet are discarded once it is too late to put them back.</source>
        <translation>Kad di box tanpa pertaruhan dibuang setelah terlambat untuk mengembalikannya.</translation>
    </message>
    <message>
        <source>While cards can be put back they are not thrown away.</source>
        <translation>Selagi kad dapat dikembalikan ia tidak dibuang.</translation>
    </message>
    <message>
        <source>After a dealing error every player may play on or take his bet back.</source>
        <translation>Selepas silap bahagi setiap pemain boleh meneruskan atau mengambil balik pertaruhannya.</translation>
    </message>
    <message>
        <source>That choice comes with a dealing error, and this is none.</source>
        <translation>Pilihan itu ada bersama silap bahagi, dan ini bukan silap bahagi.</translation>
    </message>
    <message>
        <source>The choice is for the whole table, not for one box.</source>
        <translation>Pilihan itu untuk seluruh meja, bukan untuk satu box.</translation>
    </message>
    <message>
        <source>Whoever has chosen to play on takes every card still to come.</source>
        <translation>Sesiapa yang memilih meneruskan menerima setiap kad yang akan datang.</translation>
    </message>
    <message>
        <source>Cards that are not those of the shoe void the round.</source>
        <translation>Kad yang bukan milik shoe membatalkan pusingan.</translation>
    </message>
    <message>
        <source>A dealing error does not void the round.</source>
        <translation>Silap bahagi tidak membatalkan pusingan.</translation>
    </message>
    <message>
        <source>How much goes back to %1 now, in all?</source>
        <translation>Berapa dipulangkan kepada %1 sekarang, semuanya?</translation>
    </message>
    <message>
        <source>The round is void: it has no result, and all bets go back.</source>
        <translation>Pusingan batal: ia tiada keputusan, dan semua pertaruhan dipulangkan.</translation>
    </message>
    <message>
        <source>The round is not void: it is played on.</source>
        <translation>Pusingan tidak batal: ia diteruskan.</translation>
    </message>
    <message>
        <source>The side bets of a void round go back too.</source>
        <translation>Side bet pusingan yang batal juga dipulangkan.</translation>
    </message>
    <message>
        <source>All bets of %1 in this round go back: %2.</source>
        <translation>Semua pertaruhan %1 dalam pusingan ini dipulangkan: %2.</translation>
    </message>
    <message>
        <source>The round goes on, so no bet goes back.</source>
        <translation>Pusingan diteruskan, jadi tiada pertaruhan dipulangkan.</translation>
    </message>
</context>
</TS>
