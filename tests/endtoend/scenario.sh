#!/usr/bin/env bash
# SPDX-FileCopyrightText: Pitwise engineers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# scenario.sh PROGRAM CLI: a Free Bet scenario with a free split, a free double and a double draw on the dealer's hand is
# written from an empty table by keyboard and mouse, tried, exported, taken in by a second, empty seat and answered there.
set -euo pipefail
program=$1 cli=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

xvfb-run -a -s '-screen 0 1400x900x24' bash -s "$program" "$work" "$cli" <<'INSIDE'
set -euo pipefail
program=$1 work=$2 cli=$3
openbox >/dev/null 2>&1 &
manager=$!
pid=0
trap 'kill $pid $manager 2>/dev/null || true' EXIT
unset QT_QPA_PLATFORM
export HOME="$work/home" XDG_RUNTIME_DIR="$work/run"
mkdir -p "$HOME/Documents"; mkdir -m 700 "$XDG_RUNTIME_DIR"

fail() { echo "$1" >&2; cat "$work/log" >&2; import -window root "${PITWISE_SHOT:-$work/fail.png}" 2>/dev/null || true; exit 1; }
start() { # FOLDER: the program on its Scenarios page
    "$program" --data "$1" --page scenarios --trace-start 2>"$work/log" &
    pid=$!
    window=$(timeout 60 xdotool search --sync --onlyvisible --pid $pid | tail -1)
    for _ in $(seq 200); do grep -q '^FIRSTFRAME' "$work/log" && break; sleep 0.05; done
    xdotool windowfocus --sync "$window" || true
    shows Scenarios
}
shows() { # TITLE: of the window, within ten seconds
    for _ in $(seq 200); do [[ $(xdotool getwindowname "$window") == $1* ]] && return; sleep 0.05; done
    fail "the title is '$(xdotool getwindowname "$window")', not '$1'"
}
key() { for k in "$@"; do xdotool key --window "$window" "$k"; sleep 0.08; done; }
type() { xdotool type --window "$window" --delay 25 "$1"; sleep 0.1; }
answers() { # FOLDER COUNT: answers on record, within ten seconds
    for _ in $(seq 100); do
        count=$("$cli" records export --db "$1/records.db" --format csv 2>/dev/null | tail -n +2 | wc -l)
        [ "$count" = "$2" ] && return
        sleep 0.1
    done
    fail "$1 has $count answers on record, not $2"
}
draft() { # PATTERN: something that the draft on disk must hold within ten seconds
    for _ in $(seq 200); do grep -rqs -- "$1" "$work/one/drafts" && return; sleep 0.05; done
    fail "no draft holds $1: $(cat "$work"/one/drafts/*.json 2>/dev/null)"
}

start "$work/one"
key n; sleep 0.3; key 3
shows "Scenario editor"
# Bets by keyboard, one chip of 100 on box 3 by mouse.
key b; type "2 100"; key Return Escape
draft '"amount": 10000'
key b; type "3 50"; key Return Escape
draft '"amount": 5000'
key c; type "8D JS 6C 8C 9D"; key Return Escape
draft '8D JS 6C 8C 9D'
key k l
draft 'free-split'
key c; type "3D"; key Return Escape; key u
draft 'free-double'
key c; type "9H KC"; key Return Escape; key s; key s
draft '"box": 3,'
# A wrong step, taken back.
key Delete; key ctrl+z
# The double draw on the dealer's hand, its facts typed.
key i; key Return
draft 'simultaneous-draw'
draft '"hand": "dealer"'
key Escape; key a
draft '"what": "ruling"'
key w; type "Two cards on my own hand"; key Tab; type "Both lie face up."; key Escape
draft 'Both lie face up'
shows "Two cards on my own hand"
# Tried as a trainee: an option, locked, judged, back.
key F5; sleep 0.6; key 1; key Return; sleep 0.5; key Return; sleep 0.5
answers "$work/one" 0 # a try is nobody's answer
shows "Two cards on my own hand"
key Escape
shows Scenarios
for _ in $(seq 200); do ls "$work"/one/packs/*/scenarios/*.json >/dev/null 2>&1 && break; sleep 0.05; done
ls "$work"/one/packs/*/scenarios/*.json >/dev/null || fail "the scenario is in no pack"
key x; sleep 0.4; key ctrl+a; type "$work/night.pitwise"; key Return
for _ in $(seq 200); do [ -s "$work/night.pitwise" ] && break; sleep 0.05; done
[ -s "$work/night.pitwise" ] || fail "nothing was exported"
key ctrl+q 2>/dev/null || true
wait $pid

# A second seat that has nothing.
start "$work/two"
key i; sleep 0.4; type "$work/night.pitwise"; key Return
for _ in $(seq 200); do ls "$work"/two/packs/*/scenarios/*.json >/dev/null 2>&1 && break; sleep 0.05; done
ls "$work"/two/packs/*/scenarios/*.json >/dev/null || fail "nothing was taken in"
key q; sleep 0.8; key 1; key Return; sleep 0.6
import -window root "$work/verdict.png" 2>/dev/null || true
answers "$work/two" 1
key Return; sleep 0.4; key Return; sleep 0.3
shows Scenarios
key ctrl+q 2>/dev/null || true
wait $pid
pid=0
! grep -iE 'qml.*(error|warning)|TypeError|ReferenceError|Binding loop' "$work/log"
INSIDE
