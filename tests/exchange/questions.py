# SPDX-FileCopyrightText: Pitwise engineers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions as 'pitwise-cli quiz --reveal' tells them, to hold an export against."""
import json
import sys

WORDS = {"hit": "Hit", "stand": "Stand", "double": "Double", "split": "Split", "free-double": "Free double",
         "free-split": "Free split", "surrender": "Surrender", "insurance": "Insure", "even-money": "Even money"}
faults = []


def check(true, *what):
    if not true:
        faults.append(" ".join(str(part) for part in what))


def read(path):
    with open(path, encoding="utf-8") as lines:
        questions = [json.loads(line) for line in lines]
    return {question["id"]: question for question in questions}


def number(answer):
    """The number that is to be typed, in dollars where it is money."""
    if "cents" in answer:
        return answer["cents"] / 100
    return answer.get("total", answer.get("count"))


def right_texts(question):
    """The texts of the right options; None where the question's own options do not say them."""
    answer = question["answer"]
    options = question.get("options", [])
    kind = answer["type"]
    if kind == "actions":
        return [WORDS[one] for one in answer["allowed"]]
    if not options:
        return None
    if kind in ("choice", "choices", "order"):
        keys = answer["keys"] if "keys" in answer else [answer["key"]]
        texts = {option["key"]: option["text"] for option in options}
        return [texts[key] for key in keys]
    members = {name: value for name, value in answer.items() if name != "type"}
    return [option["text"] for option in options
            if {name: value for name, value in option.items() if name not in ("key", "text")} == members]


def end():
    for fault in faults[:20]:
        print(fault)
    print(len(faults), "faults")
    sys.exit(1 if faults else 0)
