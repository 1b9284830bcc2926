# SPDX-FileCopyrightText: Pitwise engineers
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_qti.py PACKAGE QUESTIONS [SCHEMAS]: whether the package is whole, valid, and scores as the engine does."""
import sys
import zipfile
from lxml import etree
from questions import check, end, number, read, right_texts

Q = "{http://www.imsglobal.org/xsd/imsqtiasi_v3p0}"
C = "{http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1}"
known = read(sys.argv[2])
package = zipfile.ZipFile(sys.argv[1])
check(package.testzip() is None, "damaged")
names = package.namelist()
check(len(names) == len(set(names)), "a name twice")
safe = etree.XMLParser(resolve_entities=False, no_network=True)
schema = manifests = None
if len(sys.argv) > 3:
    schema = etree.XMLSchema(etree.parse(sys.argv[3] + "/asi-sbac.xsd"))
    manifests = etree.XMLSchema(etree.parse(sys.argv[3] + "/imsqtiv3p0_imscpv1p2_v1p0.xsd"))


def parse(name, against):
    tree = etree.fromstring(package.read(name), safe)
    if against is not None and not against.validate(tree):
        check(False, name, against.error_log.last_error)
    return tree


manifest = parse("imsmanifest.xml", manifests)
resources = manifest.findall(f"{C}resources/{C}resource")
files = {one.get("href") for resource in resources for one in resource.findall(C + "file")}
check(files == set(names) - {"imsmanifest.xml"}, "files and manifest differ:", files ^ (set(names) - {"imsmanifest.xml"}))
check(manifest.findtext(f"{C}metadata/{C}schema") == "QTI Package", "schema")
check(manifest.find(C + "organizations") is not None, "no organizations")
identifiers = {resource.get("identifier") for resource in resources}
tests = [resource for resource in resources if resource.get("type") == "imsqti_test_xmlv3p0"]
needs = {one.get("identifierref") for one in tests[0].findall(C + "dependency")}
check(len(tests) == 1 and needs == identifiers - {tests[0].get("identifier")}, "what the test needs")
test = parse("test.xml", schema)
asked_in_test = [one.get("href") for one in test.iter(Q + "qti-assessment-item-ref")]
check(sorted(asked_in_test) == sorted(name for name in names if name.startswith("items/") and name.endswith(".xml")), "test")


def value(node, response, right):
    """A little of QTI's response processing: what we write."""
    tag = node.tag.removeprefix(Q)
    if tag == "qti-variable":
        return response
    if tag == "qti-correct":
        return right
    if tag == "qti-base-value":
        return [node.text]
    pair = [value(child, response, right) for child in node]
    if tag == "qti-equal":
        return pair[0] is not None and float(pair[0][0]) == float(pair[1][0])
    if tag == "qti-match":
        return pair[0] == pair[1] if ordered else pair[0] is not None and sorted(pair[0]) == sorted(pair[1])
    raise ValueError(tag)


def score(item, response, right):
    outcomes = {}
    for branch in item.find(f"{Q}qti-response-processing/{Q}qti-response-condition"):
        parts = list(branch)
        if not branch.tag.endswith("qti-response-else"):
            if not value(parts.pop(0), response, right):
                continue
        for one in parts:
            outcomes[one.get("identifier")] = one[0].text
        return outcomes
    return outcomes


seen = set()
for name in asked_in_test:
    item = parse(name, schema)
    asked = known[item.get("label").split()[0]]
    seen.add(asked["id"])
    check(item.get("identifier") + ".xml" == name.split("/")[1], name, "identifier")
    body = item.find(Q + "qti-item-body")
    check(asked["prompt"] in "".join(body.itertext()), name, "does not ask", asked["prompt"])
    for picture in body.iter(Q + "img"):
        check("items/" + picture.get("src") in files and len(picture.get("alt")) > 40, name, "picture")
    declaration = item.find(Q + "qti-response-declaration")
    right = [one.text for one in declaration.iter(Q + "qti-value")]
    ordered = declaration.get("cardinality") == "ordered"
    texts = {one.get("identifier"): "".join(one.itertext()) for one in body.iter(Q + "qti-simple-choice")}
    if declaration.get("base-type") == "float":
        check([float(one) for one in right] == [float(number(asked["answer"]))], name, right, asked["answer"])
        check(next(body.iter(Q + "qti-text-entry-interaction")).get("pattern-mask") is None, name, "pattern mask")
        wrong = [str(float(right[0]) + 1)]
    else:
        wanted, mine = right_texts(asked), [texts[one] for one in right]
        check(wanted is None or (mine == wanted if ordered else sorted(mine) == sorted(wanted)), name, mine, wanted)
        wrong = list(reversed(right)) if ordered else [next(key for key in texts if key not in right)]             if len(right) < len(texts) else right[:1]
    feedbacks = {one.get("identifier"): "".join(one.itertext()) for one in item.iter(Q + "qti-modal-feedback")}
    for response, marks in ((right, 1.0), (wrong, 0.0), (None, 0.0)):
        outcome = score(item, response, right)
        check(float(outcome["SCORE"]) == marks, name, response, outcome)
        said = feedbacks.get(outcome["FEEDBACK"], "")
        for step in asked["steps"]:
            check(step["text"] in said, name, "does not explain", step["text"])

check(len(known) - len(seen) <= len(known) // 1000, "questions missing:", len(known) - len(seen))
print(len(seen), "questions", "with" if schema is not None else "without", "schemas")
end()
