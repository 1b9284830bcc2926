# SPDX-FileCopyrightText: Pitwise engineers
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_oneroster.py ZIP: whether a strict reader of OneRoster 1.2 (CSV, bulk) takes the set."""
import csv
import io
import re
import sys
import zipfile

COMMON = ["sourcedId", "status", "dateLastModified"]
COLUMNS = {
    "orgs": "name type identifier parentSourcedId",
    "academicSessions": "title type startDate endDate parentSourcedId schoolYear",
    "courses": "schoolYearSourcedId title courseCode grades orgSourcedId subjects subjectCodes",
    "classes": "title grades courseSourcedId classCode classType location schoolSourcedId termSourcedIds subjects"
               " subjectCodes periods",
    "users": "enabledUser username userIds givenName familyName middleName identifier email sms phone agentSourcedIds grades"
             " password userMasterIdentifier preferredGivenName preferredMiddleName preferredFamilyName primaryOrgSourcedId"
             " pronouns",
    "roles": "userSourcedId roleType role beginDate endDate orgSourcedId userProfileSourcedId",
    "enrollments": "classSourcedId schoolSourcedId userSourcedId role primary beginDate endDate",
    "categories": "title weight",
    "lineItems": "title description assignDate dueDate classSourcedId categorySourcedId academicSessionSourcedId"
                 " resultValueMin resultValueMax schoolSourcedId",
    "results": "lineItemSourcedId studentSourcedId scoreStatus score scoreDate comment textScore classSourcedId inProgress"
               " incomplete late missing",
}
REFERENCES = {
    ("academicSessions", "parentSourcedId"): "academicSessions", ("courses", "orgSourcedId"): "orgs",
    ("courses", "schoolYearSourcedId"): "academicSessions", ("classes", "courseSourcedId"): "courses",
    ("classes", "schoolSourcedId"): "orgs", ("classes", "termSourcedIds"): "academicSessions",
    ("users", "primaryOrgSourcedId"): "orgs", ("roles", "userSourcedId"): "users", ("roles", "orgSourcedId"): "orgs",
    ("enrollments", "classSourcedId"): "classes", ("enrollments", "schoolSourcedId"): "orgs",
    ("enrollments", "userSourcedId"): "users", ("lineItems", "classSourcedId"): "classes",
    ("lineItems", "categorySourcedId"): "categories", ("lineItems", "academicSessionSourcedId"): "academicSessions",
    ("lineItems", "schoolSourcedId"): "orgs", ("results", "lineItemSourcedId"): "lineItems",
    ("results", "studentSourcedId"): "users", ("results", "classSourcedId"): "classes",
}
REQUIRED = {"orgs": "name type", "academicSessions": "title type startDate endDate schoolYear", "courses": "title orgSourcedId",
            "classes": "title courseSourcedId classType schoolSourcedId termSourcedIds",
            "users": "enabledUser username givenName familyName", "roles": "userSourcedId roleType role orgSourcedId",
            "enrollments": "classSourcedId schoolSourcedId userSourcedId role", "categories": "title",
            "lineItems": "title assignDate dueDate classSourcedId categorySourcedId academicSessionSourcedId schoolSourcedId",
            "results": "lineItemSourcedId studentSourcedId scoreStatus scoreDate"}
VALUES = {("orgs", "type"): {"department", "school", "district", "local", "state", "national"},
          ("academicSessions", "type"): {"gradingPeriod", "semester", "schoolYear", "term"},
          ("classes", "classType"): {"homeroom", "scheduled"}, ("roles", "roleType"): {"primary", "secondary"},
          ("roles", "role"): {"student", "teacher", "proctor"}, ("enrollments", "role"): {"student", "teacher", "proctor"},
          ("results", "scoreStatus"): {"exempt", "fully graded", "not submitted", "partially graded", "submitted"}}
BOOLEANS = {"enabledUser", "primary", "inProgress", "incomplete", "late", "missing"}
faults = []


def check(true, *what):
    if not true:
        faults.append(" ".join(str(part) for part in what))


package = zipfile.ZipFile(sys.argv[1])


def table(name):
    text = package.read(name + ".csv").decode("utf-8")
    check(not text.startswith("\ufeff"), name, "begins with a byte-order mark")
    return list(csv.reader(io.StringIO(text, newline="")))


rows = table("manifest")
manifest = dict(rows)
check(rows[0] == ["propertyName", "value"] and len(manifest) == len(rows), "manifest")
check(manifest["manifest.version"] == "1.0" and manifest["oneroster.version"] == "1.2", "versions")
check(len([name for name in manifest if name.startswith("file.")]) == 21, "the manifest names 21 files")
there = {name[:-4] for name in package.namelist()} - {"manifest"}
for name, mode in manifest.items():
    if name.startswith("file."):
        check(mode == ("bulk" if name[5:] in there else "absent"), name, mode)
check("source.systemName" in manifest and "source.systemCode" in manifest, "source")

records = {}
for name in there:
    head, *lines = table(name)
    check(head == COMMON + COLUMNS[name].split(), name, head)
    check(all(len(line) == len(head) for line in lines), name, "width")
    records[name] = [dict(zip(head, line)) for line in lines]
    ids = [one["sourcedId"] for one in records[name]]
    check(len(ids) == len(set(ids)) and all(re.fullmatch(r"[A-Za-z0-9-]{1,255}", one) for one in ids), name, "ids")
    for one in records[name]:
        check(one["status"] == "" and one["dateLastModified"] == "", name, "bulk must leave status blank")
        check(all(one[column] for column in REQUIRED[name].split()), name, "is missing something", one)
        for column, cell in one.items():
            check((name, column) not in VALUES or cell in VALUES[name, column], name, column, cell)
            check(column not in BOOLEANS or cell in ("true", "false"), name, column, cell)
            check(not column.endswith("Date") or cell == "" or re.fullmatch(r"\d{4}-\d\d-\d\d", cell), name, column, cell)
for (name, column), target in REFERENCES.items():
    known = {one["sourcedId"]: one for one in records[target]}
    check(all(one[column] in known for one in records[name] if one[column]), name, column, "refers to nothing")
sessions = {one["sourcedId"]: one["type"] for one in records["academicSessions"]}
items = {one["sourcedId"]: one for one in records["lineItems"]}
enrolled = {(one["classSourcedId"], one["userSourcedId"]) for one in records["enrollments"]}
check(all(sessions[one["academicSessionSourcedId"]] != "schoolYear" for one in items.values()), "a lineItem in a school year")
for one in records["results"]:
    item = items[one["lineItemSourcedId"]]
    check(float(item["resultValueMin"]) <= float(one["score"]) <= float(item["resultValueMax"]), "score", one)
    check(one["classSourcedId"] == item["classSourcedId"], "class", one)
    check((one["classSourcedId"], one["studentSourcedId"]) in enrolled, "not enrolled", one)
users = {one["sourcedId"]: one for one in records["users"]}
for one in records["results"]:
    user = users[one["studentSourcedId"]]
    print("|".join([user["identifier"], user["givenName"], user["familyName"], one["score"], one["textScore"]]))
for fault in faults[:20]:
    print(fault)
sys.exit(1 if faults else 0)
