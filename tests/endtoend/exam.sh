#!/usr/bin/env bash
# SPDX-FileCopyrightText: Pitwise engineers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# exam.sh PROGRAM CLI EXAMKEYS: a whole certification by keyboard on a real X server. The examiner makes a blueprint,
# plans and seals an exam; a candidate sits its 20 questions at another station, which is killed in the middle and
# resumed; the examiner imports the result and gives out certificate and badge; the command line verifies them all.
# What happens is read from the window's title and from the files; nothing waits for a fixed time.
# PITWISE_SHOT=FILE keeps a picture of the screen where it fails.
set -euo pipefail
export PROGRAM=$1 CLI=$2 EXAMKEYS=$3
work=$(mktemp -d)
export work
trap 'rm -rf "$work"' EXIT

xvfb-run -a -s '-screen 0 1280x800x24' bash -s <<'INSIDE'
set -euo pipefail
unset QT_QPA_PLATFORM
openbox >/dev/null 2>&1 &
manager=$!
until xdotool get_num_desktops >/dev/null 2>&1; do sleep 0.05; done
pid=
trap 'kill $pid $manager 2>/dev/null || true' EXIT

die() {
    echo "exam.sh: $1" >&2
    cat "$work/log" >&2
    import -window root "${PITWISE_SHOT:-/dev/null}" 2>/dev/null || true
    exit 1
}
# soon WHAT COMMAND…: until it is true, for a minute at most: a PIN costs seconds on a loaded machine.
soon() {
    local what=$1 end=$((SECONDS + 60)); shift
    until "$@" 2>/dev/null; do
        ((SECONDS < end)) || die "never came: $what; the window says '$(xdotool getwindowname "$window" 2>&1)'"
        kill -0 $pid 2>/dev/null || { wait $pid || echo "it ended with $?" >&2; die "the program ended before: $what"; }
        sleep 0.05
    done
}
titled() { [[ $(xdotool getwindowname "$window") == "$1"* ]]; }
shows() { soon "the title '$1'" titled "$1"; }
file() { soon "the file $1" test -s "$1"; }
holds() { soon "$2 in $1" grep -q "$2" "$1"; }
key() { xdotool key --window "$window" --delay 15 "$@"; }
text() { xdotool type --window "$window" --delay 8 -- "$1"; }
# The program's window is the one with a title; its helpers have none.
appeared() {
    for window in $(xdotool search --onlyvisible --pid $pid); do
        [[ -n $(xdotool getwindowname "$window") ]] && return
    done
    return 1
}
# The window manager has settled, and so has the keyboard.
has_focus() {
    [[ $(xdotool getactivewindow) == "$window" && $(xdotool getwindowfocus) == "$window" ]] && return
    xdotool windowactivate "$window"
    return 1
}
# start FOLDER TITLE: the program on it, in front.
start() {
    window=
    "$PROGRAM" --data "$work/$1" --page exams 2>>"$work/log" &
    pid=$!
    soon "a window" appeared
    soon "the keyboard" has_focus
    shows "$2"
}
# quit: as often as it takes while the window comes back from the full screen. It is gone before the keys are up again:
# xdotool then ends with BadWindow and leaves Ctrl down for the next program.
ended() {
    kill -0 $pid || return 0
    has_focus && key ctrl+q
    sleep 0.2
    ! kill -0 $pid
}
quit() {
    soon "the end of the program" ended
    wait $pid
    xdotool keyup Control_L keyup q
}

# --- the examiner: first of his house, key, blueprint of 20 questions, exam, sealed -------------------------------
start examiner Exams
key i
text "Lim Siew Hoon"; key Return; text 24681357; key Return; text 24681357; key Return
shows "Exams: shelf"
key k
text "Pitwise Academy"; key Tab; text "correct horse battery"; key Tab; text "correct horse battery"; key Return
shows "Exams: Pitwise Academy"
key b
shows "Blueprint:"
key Down Delete Delete Delete ctrl+s
blueprint="$work/examiner/exams/blueprints/dealer-certificate-written-part@1.json"
file "$blueprint"
grep -q '"count": 20' "$blueprint" || die "the blueprint has not 20 questions"
key n
text autumn-2026; key Return
shows "Exam autumn-2026"
shelf="$work/examiner/exams/exams/autumn-2026"
text 0417; key Return; text "Tan Mei Ling"; key Return
holds "$shelf/exam.json" 0417
key ctrl+s; text 3141592653; key Return
shows "Exam autumn-2026, sealed"
quit
grep -q '"sealed": [1-9]' "$shelf/exam.json" || die "the exam is not sealed on disk"

# --- the candidate, at another station ---------------------------------------------------------------------------
"$EXAMKEYS" "$shelf/autumn-2026.pitexam" 0417 3141592653 >"$work/keys"
[[ $(wc -l <"$work/keys") == 20 ]] || die "no 20 answers"
cp "$shelf/autumn-2026.pitexam" "$work/exam.pitexam"
sittings="$work/station/sittings"
printf 'correct horse battery\n' >"$work/passphrase"
code=$("$CLI" exam codes "$shelf/autumn-2026.pitexam" --key "$work/examiner/exams/issuer.pitkey" \
    --passphrase-file "$work/passphrase" | sed -n 's/^0417,.*,//p')
[[ $code =~ ^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$ ]] || die "no release code: '$code'"
# release: as the invigilator types it.
release() { text "Goh Wei Jian"; key Return; text 3141592653; key Return; text "$code"; key Return; }
# answer FROM TO: those questions, each when it is on screen.
answer() {
    local i
    for ((i = $1; i <= $2; ++i)); do
        shows "Exam, question $i of 20"
        sleep 0.5 # what is pressed before anybody can have seen it does not count
        # shellcheck disable=SC2046
        key $(sed -n "${i}p" "$work/keys") Return
    done
}
start station Exams
key s
text "$work/exam.pitexam"; key Return
shows "Exam to be released"
text 0417; key Return; release
shows "Exam: are you Tan Mei Ling?"
sleep 0.5
key Return
answer 1 10
shows "Exam, question 11 of 20"
kill -9 $pid; wait $pid || true
# Nothing that the station has written, nor what it says, holds a question or what one is made from.
"$EXAMKEYS" "$work/exam.pitexam" 0417 3141592653 form | grep -oE '"(digest|identity|seed|family)":"?[^",]*' | sed 's/.*://; s/"//' |
    sort -u >"$work/secrets"
[[ $(wc -l <"$work/secrets") -gt 40 ]] || die "no secrets to look for"
hidden() {
    if grep -raFf "$work/secrets" "$work/station" "$work/exam.pitexam" "$work/log" >&2; then die "a file of the station can be read"; fi
    if grep -raqE '"(prompt|answer|cents|shoe)"|Tan Mei' "$work/station" "$work/exam.pitexam"; then die "a file of the station can be read"; fi
}
hidden
start station "Exam to be released"
release
answer 11 20
key h
shows "Exam over"
file "$sittings/autumn-2026.0417.pitresult"
hidden
key Return
shows Exams
quit

# Enter opens the one result of the list, when it is there.
opened() {
    titled "Result: Tan Mei Ling" && return
    key Return
    sleep 0.3
    titled "Result: Tan Mei Ling"
}

# --- the examiner again: import, certificate, badge ---------------------------------------------------------------
start examiner Exams
key i
text 24681357; key Return
shows "Exams: shelf"
key k
text "correct horse battery"; key Return
shows "Exams: Pitwise Academy"
key i
text "$sittings"; key Return
shows "Results: autumn-2026"
file "$shelf/results/0417.pitresult"
soon "the result to be marked" opened
key Return
text "$work/certificate.pdf"; key Return
file "$work/certificate.pdf"
key b
text "$work/badge.jwt"; key Return
file "$work/badge.jwt"
key p
text "$work/report.pdf"; key Return
file "$work/report.pdf"
quit

"$CLI" exam verify --key "$work/examiner/exams/issuer.pitkey" "$work"/certificate.pdf "$work"/report.pdf "$work"/badge.jwt \
    "$work"/exam.pitexam "$sittings"/autumn-2026.0417.pitresult | tee "$work/verified"
[[ $(grep -c '"good":true' "$work/verified") == 5 ]] || die "not all is genuine"
printf 'x' | dd of="$work/certificate.pdf" bs=1 seek=2000 conv=notrunc status=none
if "$CLI" exam verify --key "$work/examiner/exams/issuer.pitkey" "$work/certificate.pdf" >/dev/null; then die "an altered certificate passed"; fi
if grep -iE 'qml.*(error|warning)|TypeError|ReferenceError|Binding loop' "$work/log"; then die "the window complained"; fi
INSIDE
