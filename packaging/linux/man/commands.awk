# SPDX-License-Identifier: GPL-3.0-or-later
# `pitwise-cli --help` on standard input, the page as the first argument: the page with the commands that there are.
/^  [a-z]/ { name = $1; $1 = ""; sub(/^ +/, ""); gsub(/-/, "\\-"); list = list ".TP\n.B " name "\n" $0 ".\n" }
END {
    while ((getline line < page) > 0) {
        if (line == "@COMMANDS@")
            printf "%s", list
        else
            print line
    }
}
