# SPDX-FileCopyrightText: Pitwise engineers
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_xapi.py FILE: whether each line is a statement that an LRS of xAPI 1.0.3 takes."""
import json
import re
import sys
import uuid

IRI = re.compile(r"[a-z][a-z0-9+.-]*:[^\s<>\"{}|\\^`]+", re.I)
TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")
DURATION = re.compile(r"PT\d+(\.\d{1,2})?S")
faults, seen = [], set()


def check(true, *what):
    if not true:
        faults.append(" ".join(str(part) for part in what))


def members(thing, allowed, place):
    check(isinstance(thing, dict) and set(thing) <= set(allowed.split()), place, sorted(thing))


def words(thing, place):
    check(thing and all(TAG.fullmatch(tag) and isinstance(text, str) for tag, text in thing.items()), place, thing)


for line in open(sys.argv[1], encoding="utf-8"):
    statement = json.loads(line)
    members(statement, "id actor verb object result context timestamp", "statement")
    check(str(uuid.UUID(statement["id"])) == statement["id"] and statement["id"] not in seen, "id")
    seen.add(statement["id"])
    actor = statement["actor"]
    members(actor, "objectType account", "actor")
    members(actor["account"], "homePage name", "account")
    check(IRI.fullmatch(actor["account"]["homePage"]) and actor["account"]["name"], "account", actor)
    members(statement["verb"], "id display", "verb")
    check(statement["verb"]["id"].rsplit("/", 1)[0] == "http://adlnet.gov/expapi/verbs", "verb", statement["verb"])
    words(statement["verb"]["display"], "display")
    thing = statement["object"]
    members(thing, "objectType id definition", "object")
    check(IRI.fullmatch(thing["id"]), "object", thing["id"])
    definition = thing["definition"]
    members(definition, "type name interactionType", "definition")
    check(definition.get("interactionType", "other") in ("choice", "numeric", "sequencing", "other"), "interaction", definition)
    words(definition["name"], "name")
    result = statement["result"]
    members(result, "success completion response duration score", "result")
    check(isinstance(result.get("response", ""), str), "response", result)
    check(DURATION.fullmatch(result["duration"]), "duration", result)
    if "score" in result:
        score = result["score"]
        check(-1 <= score["scaled"] <= 1 and score["min"] <= score["raw"] <= score["max"], "score", score)
    context = statement["context"]
    members(context, "registration platform extensions", "context")
    check("registration" not in context or str(uuid.UUID(context["registration"])) == context["registration"], "registration")
    check(all(IRI.fullmatch(key) for key in context.get("extensions", {})), "extensions")
    check(TIME.fullmatch(statement["timestamp"]), "timestamp", statement["timestamp"])
    check("@" not in line.replace(json.dumps(thing["id"]), ""), "a mail address?", line)
print(len(seen), "statements")
for fault in faults[:20]:
    print(fault)
sys.exit(1 if faults else 0)
