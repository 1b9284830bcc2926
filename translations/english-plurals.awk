# SPDX-License-Identifier: GPL-3.0-or-later
# Fills the plurals of pitwise_en.ts: "%n clause(s)" gives "%n clause" and "%n clauses". Others are left to a person.
/<message/ { numerus = /numerus="yes"/; form = 0 }
/<source>/ { source = $0; sub(/.*<source>/, "", source); sub(/<\/source>.*/, "", source) }
numerus && source ~ /\(s\)/ && /<translation type="unfinished">/ { sub(/ type="unfinished"/, "") }
numerus && source ~ /\(s\)/ && /<numerusform>/ {
    word = source
    gsub(/\(s\)/, form == 0 ? "" : "s", word)
    gsub(/&/, "\\\\&", word)
    sub(/<numerusform>.*<\/numerusform>|<numerusform\/>/, "<numerusform>" word "</numerusform>")
    ++form
}
{ print }
