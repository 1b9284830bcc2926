# SPDX-FileCopyrightText: Pitwise engineers
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_moodle.py FILE QUESTIONS: whether Moodle takes the file as it is meant. Every rule was seen in Moodle 5.1."""
import base64
import sys
from lxml import etree, html
from questions import check, end, number, read, right_texts

FRACTIONS = {"100", "90", "83.33333", "80", "75", "70", "66.66667", "60", "50", "40", "33.33333", "30", "25", "20",
             "16.66667", "14.28571", "12.5", "11.11111", "10", "5", "0"}
known = read(sys.argv[2])
tree = etree.parse(sys.argv[1], etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True))
root = tree.getroot()
check(root.tag == "quiz", "root", root.tag)
idnumbers, seen, category = set(), set(), None


def plain(node):
    return html.fromstring("<div>" + (node.findtext("text") or "") + "</div>").text_content()


def answers_of(question):
    return [(answer.get("fraction"), plain(answer), answer) for answer in question.findall("answer")]


def choice(name, question, asked):
    answers = answers_of(question)
    single = question.findtext("single") == "true"
    worth = [float(fraction) for fraction, _, _ in answers]
    check(all(fraction.lstrip("-") in FRACTIONS for fraction, _, _ in answers), name, "fractions", worth)
    check(len(answers) >= 2, name, "has too few options")
    check(question.findtext("answernumbering") in ("abc", "ABCD", "123", "iii", "IIII", "none"), name, "numbering")
    total = sum(one for one in worth if one > 0)
    check(abs(total - 100) < 0.001, name, "comes to", total)
    check(not single or worth.count(100.0) == 1, name, "one is right")
    wanted = right_texts(asked)
    right = sorted(text for fraction, text, _ in answers if float(fraction) > 0)
    check(wanted is None or right == sorted(wanted), name, right, wanted)


def numerical(name, question, asked):
    answers = answers_of(question)
    full = [float(text) for fraction, text, _ in answers if fraction == "100"]
    check(full == [float(number(asked["answer"]))], name, full, asked["answer"])
    check(question.findtext("showunits") == "3", name, "has units")
    check(all(answer.findtext("tolerance") == "0" for _, _, answer in answers), name, "has a tolerance")
    check(len({float(text) for _, text, _ in answers}) == len(answers), name, "has a number twice")
    check(question.find("units") is None, name, "has a unit")


def ordering(name, question, asked):
    check(question.findtext("shownumcorrect") == "0", name, "without shownumcorrect Moodle ends in an error")
    check(question.findtext("gradingtype") == "ALL_OR_NOTHING" and question.findtext("selecttype") == "ALL", name, "grading")
    check([text for _, text, _ in answers_of(question)] == right_texts(asked), name, "order")


for question in root:
    check(question.tag == "question", "child", question.tag)
    kind = question.get("type")
    if kind == "category":
        category = question.findtext("category/text")
        check(category.startswith("$course$/top/Pitwise/"), "category", category)
        check(len(category.replace("//", "|").split("/")) == 5, "a slash that parts:", category)
        check(question.find("idnumber") is None, "category with an idnumber", category)
        continue
    name = question.findtext("name/text")
    idnumber = question.findtext("idnumber")
    check(name and len(name) <= 255, "name", name)
    check(category is not None, name, "stands in no category")
    if idnumber is not None:
        check(len(idnumber) <= 100 and idnumber not in idnumbers, "idnumber", idnumber)
        idnumbers.add(idnumber)
    asked = known[name.rsplit("(", 1)[1].split(",")[0]]
    seen.add(asked["id"])
    text = question.findtext("questiontext/text")
    body = html.fromstring("<div>" + text + "</div>")
    check(asked["prompt"] in body.text_content(), name, "does not ask", asked["prompt"])
    for picture in body.iter("img"):
        check(len(picture.get("alt", "")) > 40, name, "picture without words")
        check(picture.get("src") == "@@PLUGINFILE@@/felt.png", name, picture.get("src"))
        files = question.findall("questiontext/file")
        check(len(files) == 1 and files[0].get("name") == "felt.png" and files[0].get("path") == "/", name, "file")
        check(base64.b64decode(files[0].text)[:8] == b"\x89PNG\r\n\x1a\n", name, "is no PNG")
    check(question.findtext("penalty") == "0" and question.findtext("defaultgrade") == "1", name, "grade")
    feedback = plain(question.find("generalfeedback"))
    for step in asked["steps"]:
        check(step["text"] in feedback, name, "does not explain", step["text"])
    tags = [tag.text for tag in question.findall("tags/tag/text")]
    check(tags and all(len(tag) <= 50 for tag in tags) and asked["family"] in tags, name, "tags", tags)
    {"multichoice": choice, "numerical": numerical, "ordering": ordering}[kind](name, question, asked)

check(len(known) - len(seen) <= len(known) // 1000, "questions missing:", len(known) - len(seen))
print(len(seen), "questions")
end()
