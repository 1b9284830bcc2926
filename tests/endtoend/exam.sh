#!/usr/bin/env bash
# SPDX-FileCopyrightText: Pitwise engineers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# exam.sh PROGRAM CLI EXAMKEYS: a whole certification by keyboard on a real X server. The examiner makes a blueprint,
# plans and seals an exam; a candidate sits its 20 questions at another station, which is killed in the middle and
# resumed; the examiner imports the result and gives out certificate and badge; the command line verifies them all.
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
pid=
trap 'kill $pid $manager 2>/dev/null || true' EXIT

die() {
    echo "exam.sh: $1" >&2
    cat "$work/log" >&2
    import -window root "${PITWISE_SHOT:-/dev/null}" 2>/dev/null || true
    exit 1
}
# within20 WHAT COMMAND…: until it is true.
within20() {
    local what=$1; shift
    for _ in $(seq 400); do "$@" 2>/dev/null && return; sleep 0.05; done
    die "never came: $what"
}
titled() { [[ $(xdotool getwindowname "$window") == "$1"* ]]; }
shows() { within20 "the title '$1'; it is '$(xdotool getwindowname "$window")'" titled "$1"; }
file() { within20 "the file $1" test -s "$1"; }
key() { xdotool key --window "$window" --delay 15 "$@"; }
text() { xdotool type --window "$window" --delay 8 -- "$1"; }
pause() { sleep "${1:-0.4}"; }
# start FOLDER: the program on it, in front.
start() {
    "$PROGRAM" --data "$work/$1" --page exams 2>>"$work/log" &
    pid=$!
    window=$(timeout 60 xdotool search --sync --onlyvisible --pid $pid | tail -1)
    xdotool windowfocus --sync "$window" || true
    pause 0.6
}
quit() {
    key ctrl+q || true
    wait $pid
}

# --- the examiner: first of his house, key, blueprint of 20 questions, exam, sealed -------------------------------
start examiner
shows Exams
key Tab Tab
text "Lim Siew Hoon"; key Return; text 24681357; key Return
file "$work/examiner/people.json"
pause 0.8
key Tab
text "Pitwise Academy"; key Tab; text "correct horse battery"; key Tab; text "correct horse battery"; key Return
file "$work/examiner/exams/issuer.pitkey"
pause 0.8
key b; pause 0.6
key Down Delete Delete Delete; pause
key ctrl+s
blueprint="$work/examiner/exams/blueprints/dealer-certificate-written-part@1.json"
file "$blueprint"
grep -q '"count": 20' "$blueprint" || die "the blueprint has not 20 questions"
pause 0.6
key n; pause 0.6
text autumn-2026; key Return
shelf="$work/examiner/exams/exams/autumn-2026"
file "$shelf/exam.json"
pause 0.6
text 0417; key Return; text "Tan Mei Ling"; key Return
within20 "the candidate" grep -q 0417 "$shelf/exam.json"
key ctrl+s; text 3141592653; key Return
file "$shelf/autumn-2026.pitexam"
within20 "the seal" grep -q '"sealed": [1-9]' "$shelf/exam.json"
quit

# --- the candidate, at another station ---------------------------------------------------------------------------
seed=$(sed -n 's/.*"seed": \([0-9]*\).*/\1/p' "$shelf/exam.json")
"$EXAMKEYS" "$blueprint" "$seed" >"$work/keys"
[[ $(wc -l <"$work/keys") == 20 ]] || die "no 20 answers"
cp "$shelf/autumn-2026.pitexam" "$work/exam.pitexam"
# release: as the invigilator types it.
release() { text "Goh Wei Jian"; key Return; text 3141592653; key Return; }
# answer FROM TO: those questions, each when it is on screen.
answer() {
    local i
    for ((i = $1; i <= $2; ++i)); do
        shows "Exam, question $i of 20"
        # shellcheck disable=SC2046
        key $(sed -n "${i}p" "$work/keys") Return
    done
}
start station
shows Exams
key s; pause 0.5
text "$work/exam.pitexam"; key Return
shows "Exam to be released"
text 0417; key Return; release
answer 1 10
shows "Exam, question 11 of 20"
kill -9 $pid; wait $pid || true
if grep -aqE 'prompt|Pay |answer' "$work"/station/sittings/*.pitlog; then die "a log can be read"; fi
start station
shows "Exam to be released"
release
shows "Exam, question 11 of 20"
answer 11 20
pause 0.5
key h
shows "Exam over"
file "$work/station/sittings/autumn-2026-0417.pitresult"
key Return
shows Exams
quit

# --- the examiner again: import, certificate, badge ---------------------------------------------------------------
start examiner
shows Exams
key Tab Tab Tab
text 24681357; key Return; pause 1
key Tab Tab
text "correct horse battery"; key Return; pause 2
key i; pause 0.6
text "$work/station/sittings"; key Return
file "$shelf/results/0417.pitresult"
pause 1.5
key Return; pause 0.5
text "$work/certificate.pdf"; key Return
file "$work/certificate.pdf"
pause 0.3
key b; pause 0.5
text "$work/badge.jwt"; key Return
file "$work/badge.jwt"
pause 0.3
key p; pause 0.5
text "$work/report.pdf"; key Return
file "$work/report.pdf"
quit

"$CLI" exam verify --key "$work/examiner/exams/issuer.pitkey" "$work"/certificate.pdf "$work"/report.pdf "$work"/badge.jwt \
    "$work"/exam.pitexam "$work"/station/sittings/autumn-2026-0417.pitresult | tee "$work/verified"
[[ $(grep -c '"good":true,"kind\|"good":true' "$work/verified") -ge 5 ]] || die "not all is genuine"
printf 'x' | dd of="$work/certificate.pdf" bs=1 seek=2000 conv=notrunc status=none
if "$CLI" exam verify "$work/certificate.pdf" >/dev/null; then die "an altered certificate passed"; fi
if grep -iE 'qml.*(error|warning)|TypeError|ReferenceError|Binding loop' "$work/log"; then die "the window complained"; fi
INSIDE
