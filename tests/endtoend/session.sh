#!/usr/bin/env bash
# SPDX-FileCopyrightText: Pitwise engineers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# session.sh PROGRAM CLI keyboard|mouse: the real program with an empty data folder on a real X server. A mixed session of
# ten questions, a newcomer's first, is answered to its summary, by keyboard alone or by mouse alone; the records hold ten
# answers; after a restart the progress page shows them. What happens is read from the window's title and from the records.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

xvfb-run -a -s '-screen 0 1400x900x24' bash -s "$1" "$2" "$3" "$work" <<'INSIDE'
set -euo pipefail
program=$1 cli=$2 by=$3 work=$4
unset QT_QPA_PLATFORM
openbox >/dev/null 2>&1 &
manager=$!
pid=
trap 'kill $pid $manager 2>/dev/null || true' EXIT

begin() {
    "$program" --data "$work/data" 2>>"$work/log" &
    pid=$!
    for _ in $(seq 300); do
        window=$(xdotool search --onlyvisible --pid $pid 2>/dev/null | tail -1 || true)
        [[ -n $window ]] && break
        sleep 0.2
    done
    xdotool windowsize "$window" 1280 800
    xdotool windowfocus "$window" || true
}
title() { xdotool getwindowname "$window"; }
# shows PATTERN: the window's title within fifteen seconds.
shows() {
    for _ in $(seq 300); do
        [[ $(title) == $1 ]] && return
        sleep 0.05
    done
    echo "the title is '$(title)', not '$1'" >&2
    cat "$work/log" >&2
    return 1
}
key() { xdotool key --window "$window" "$@"; }
click() { xdotool mousemove --window "$window" "$1" "$2" click 1; }

# The places of things at 1280x800, from visual-pages.md: the rail on the left, the one brass button at the lower right.
openPractice() { if [[ $by == mouse ]]; then click 48 157; else key alt+2; fi; }
openProgress() { if [[ $by == mouse ]]; then click 48 450; else key alt+5; fi; }
start() { if [[ $by == mouse ]]; then click 1074 725; else key Return; fi; }
press() { if [[ $by == mouse ]]; then click 1150 757; else key Return; fi; }
# Some answer, whatever is asked: an option, a digit of the pad, a chip of the float; or the key 1, which is each of them.
answer() {
    if [[ $by == keyboard ]]; then
        key 1
    else
        click 700 520
        click 400 588
        click 412 715
    fi
}

begin
shows 'Home*'
openPractice
shows 'Practice*'
sleep 0.5
start
look() { sleep 0.5; } # what is new on screen takes no key before it can have been seen
for number in $(seq 10); do # a newcomer's first
    shows "Practice, question $number*"
    look
    answer
    press
    shows "Practice, question $number: *"
    look
    press
done
shows 'Session done*'
"$cli" records check --db "$work/data/records.db"
"$cli" records list --db "$work/data/records.db" | tee "$work/list"
grep -qE '"answers": ?10\b' "$work/list"
if [[ $by == mouse ]]; then kill $pid; else key ctrl+q 2>/dev/null || true; fi
wait $pid || true
xdotool keyup q keyup ctrl # the window may have gone before its keys were up; the next one would take them for its own

begin
shows 'Home*'
openProgress
shows 'Progress: Blackjack*'
kill $pid
wait $pid || true
! grep -iE 'qml.*(error|warning)|TypeError|ReferenceError|Binding loop' "$work/log"
INSIDE
