#!/usr/bin/env bash
# SPDX-FileCopyrightText: Pitwise engineers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# start.sh PROGRAM: the real program on a real X server. It shows a frame, its pages open by keyboard, it quits by
# keyboard with status 0, and a window size is remembered.
set -euo pipefail
program=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

xvfb-run -a -s '-screen 0 1400x900x24' bash -s "$program" "$work" <<'INSIDE'
set -euo pipefail
program=$1 work=$2
openbox >/dev/null 2>&1 &
manager=$!
unset QT_QPA_PLATFORM
"$program" --data "$work/data" --trace-start 2>"$work/log" &
pid=$!
trap 'kill $pid $manager 2>/dev/null || true' EXIT

window=$(timeout 60 xdotool search --sync --onlyvisible --pid $pid | tail -1)
for _ in $(seq 100); do grep -q '^FIRSTFRAME ms=[0-9]* cpu=[0-9]*$' "$work/log" && break; sleep 0.1; done
grep '^FIRSTFRAME ms=[0-9]* cpu=[0-9]*$' "$work/log"

# shows TITLE: the window's title within ten seconds.
shows() {
    for _ in $(seq 100); do
        [[ $(xdotool getwindowname "$window") == $1* ]] && return
        sleep 0.1
    done
    echo "the title is '$(xdotool getwindowname "$window")', not '$1'" >&2
    cat "$work/log" >&2
    return 1
}
xdotool windowfocus --sync "$window" || true
shows Home
xdotool key --window "$window" alt+4
shows Rulebook
xdotool key --window "$window" alt+0
shows Settings
xdotool windowsize --sync "$window" 1100 720
sleep 1
xdotool key --window "$window" ctrl+q 2>/dev/null || true # The window may be gone before the key is up.
wait $pid
trap 'kill $manager 2>/dev/null || true' EXIT
grep -q '1100' "$work/data/settings.ini"
# A file that is none of ours is refused in words, before any window.
status=0
"$program" --data "$work/data" "$work/nothing.pitwise" 2>"$work/refused" || status=$?
[[ $status == 2 ]] && grep -q 'there is no such file' "$work/refused"
! grep -iE 'qml.*(error|warning)|TypeError|ReferenceError|Binding loop' "$work/log"
INSIDE
