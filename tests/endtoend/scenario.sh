#!/usr/bin/env bash
# SPDX-FileCopyrightText: Pitwise engineers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# scenario.sh PROGRAM CLI: a Free Bet scenario with a free split, a free double and a double draw on the dealer's hand is
# written from an empty table by keyboard and mouse, tried, exported, taken in by a second, empty seat and answered there.
# What happens is read from the window's title, from the draft on disk, from the packs and from the records. With
# PITWISE_SHOTS=FOLDER pictures of the way are left there.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

xvfb-run -a -s '-screen 0 1400x900x24 -noreset' bash -s "$1" "$2" "$work" <<'INSIDE'
set -euo pipefail
program=$1 cli=$2 work=$3
unset QT_QPA_PLATFORM
export HOME="$work/home" XDG_RUNTIME_DIR="$work/run"
mkdir -p "$HOME/Documents"
mkdir -m 700 "$XDG_RUNTIME_DIR"
openbox >/dev/null 2>&1 &
manager=$!
pid=
trap 'kill $pid $manager 2>/dev/null || true' EXIT

fail() {
    echo "$1" >&2
    cat "$work/log" >&2
    shot fail
    exit 1
}
shot() { if [[ -n ${PITWISE_SHOTS:-} ]]; then import -window root "$PITWISE_SHOTS/$1.png"; fi; }
# until_ WHAT COMMAND...: the command succeeds within a minute.
until_() {
    local what=$1
    shift
    for _ in $(seq 600); do
        "$@" && return
        sleep 0.1
    done
    fail "$what; the title is '$(title)'"
}
title() { xdotool getwindowname "$window" 2>/dev/null || true; }
titled() { [[ $(title) == $1 ]]; }
shows() { until_ "'$1' never showed" titled "$1 — Pitwise"; }

findWindow() { window=$(xdotool search --onlyvisible --pid $pid 2>/dev/null | tail -1) && [[ -n $window ]]; }
sized() { [[ $(xdotool getwindowgeometry --shell "$window" | grep -E 'WIDTH|HEIGHT' | tr '\n' ' ') == 'WIDTH=1280 HEIGHT=800 ' ]]; }
start() { # FOLDER: the program on its Scenarios page
    "$program" --data "$1" --page scenarios "${@:2}" 2>>"$work/log" &
    pid=$!
    until_ 'no window came' findWindow
    xdotool windowsize "$window" 1280 800
    until_ 'the window has another size' sized
    xdotool windowfocus "$window" || true
    shows Scenarios
}
# Ended from outside: everything is on disk by then. A Ctrl+Q that is still down when its window goes would be repeated by
# the X server into the next window, and end that one too.
quit() {
    kill $pid
    wait $pid || true
    pid=
}
key() { for k in "$@"; do xdotool key --window "$window" "$k"; done; }
write() { xdotool type --window "$window" --delay 8 "$1"; }
click() { xdotool mousemove --window "$window" "$1" "$2" click 1; }

inDraft() { grep -qs -- "$1" "$work"/one/drafts/*.json; }
draft() { until_ "no draft holds $1" inDraft "$1"; }
inPack() { compgen -G "$1/packs/*/scenarios/*.json" >/dev/null; }
recorded() { # FOLDER COUNT: answers on record
    local list
    list=$("$cli" records list --db "$1/records.db" 2>/dev/null) || return
    grep -qE "\"answers\": ?$2\b" <<<"$list"
}

start "$work/one"
key n 3
shows 'Scenario editor'
# Bets: one typed, two chips laid by mouse: 25 and 25 on box 3.
key b; write '2 100'; key Return Escape
draft '"amount": 10000'
click 37 487; click 535 191; click 535 191
shot bets
draft '"amount": 5000'
# The cards, typed; the decisions, by letter.
key c; write '8D JS 6C 8C 9D'; key Return Escape
draft '9D'
key k; draft 'close-offers'
key l; draft 'free-split'
key c; write '3D'; key Return Escape; draft '3D'
key u; draft 'free-double'
key c; write '9H KC'; key Return Escape; draft 'KC'
key s; draft '"do": "stand"'
key s
shot split
# A wrong step, taken back.
key Delete ctrl+z
# The double draw on the dealer's hand, its facts from the table.
key i Return
draft 'simultaneous-draw'
draft '"hand": "dealer"'
key Escape a
draft '"what": "ruling"'
key w; write 'Two cards on my own hand'; key Tab; write 'Both lie face up.'; key Escape
draft 'Both lie face up'
shows 'Two cards on my own hand'
shot asked
# Tried as a trainee: an option, locked, judged, back. A try is nobody's answer.
key F5
shows 'A try'
sleep 0.5 # what is new on screen takes no key before it can have been seen
key 1 Return
shows 'A try: *'
shot tried
sleep 0.5
key Return
shows 'Two cards on my own hand'
key Escape
shows Scenarios
until_ 'the scenario is in no pack' inPack "$work/one"
# Out, as one file.
key x ctrl+a; write "$work/night.pitwise"; key Return
until_ 'nothing was exported' test -s "$work/night.pitwise"
"$cli" check "$work/night.pitwise"
quit
if [[ -e $work/one/records.db ]] && ! recorded "$work/one" 0; then
    "$cli" records list --db "$work/one/records.db" | grep -qE '"answers": ?[1-9]' && fail 'the try was recorded'
fi

# A second seat that has nothing takes it in and answers it.
start "$work/two"
key i; write "$work/night.pitwise"; key Return
until_ 'nothing was taken in' inPack "$work/two"
shot taken
cmp "$work"/one/packs/*/scenarios/*.json "$work"/two/packs/*/scenarios/*.json
key q
shows 'Scenario 1 of 1'
sleep 0.5
key 1 Return
shows 'Scenario 1 of 1: *'
shot answered
until_ 'the answer is not on record' recorded "$work/two" 1
sleep 0.5
key Return
shows 'Pack done'
key Return
shows Scenarios
"$cli" records check --db "$work/two/records.db"
quit

# A third opens it with a double click.
start "$work/three" "$work/night.pitwise"
until_ 'the double click took nothing in' inPack "$work/three"
shows Scenarios
quit
! grep -iE 'qml.*(error|warning)|TypeError|ReferenceError|Binding loop' "$work/log"
INSIDE
