# SPDX-FileCopyrightText: Pitwise engineers
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_badge.py FOLDER [SCHEMAS]: whether badge.jwt and badge.json there verify for readers that know nothing of us, whether one
changed letter does not, and, with the published schema and contexts, whether the credential is one."""
import base64
import hashlib
import json
import re
import sys
import zlib
from jwcrypto import jwk, jws
import nacl.exceptions
import nacl.signing

ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
folder = sys.argv[1]
schemas = sys.argv[2] if len(sys.argv) > 2 else None
faults = []


def check(true, *what):
    if not true:
        faults.append(" ".join(str(part) for part in what))


def base58(text):
    number = 0
    for letter in text:
        number = number * 58 + ALPHABET.index(letter)
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


def plain64(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def key_of(did):
    """The Ed25519 key that a did:key carries."""
    prefix, _, encoded = did.partition("did:key:z")
    raw = base58(encoded)
    if prefix or raw[:2] != b"\xed\x01" or len(raw) != 34:
        raise ValueError("no did:key of an Ed25519 key: " + did)
    return raw[2:]


def need(true, what):
    if not true:
        raise ValueError(what)


def opened(token):
    """The claims of a JWT whose issuer's did:key has signed it."""
    claims = json.loads(plain64(token.split(".")[1]))
    head = json.loads(plain64(token.split(".")[0]))
    need(set(head) <= {"alg", "kid", "jwk", "typ"}, "header")
    key = key_of(claims["iss"])
    need(head["jwk"]["x"] == base64.urlsafe_b64encode(key).decode().rstrip("="), "jwk")
    need(head["kid"] == claims["iss"] + "#" + claims["iss"][8:], "kid")
    signature = jws.JWS()
    signature.deserialize(token)
    signature.verify(jwk.JWK(kty="OKP", crv="Ed25519", x=head["jwk"]["x"]))
    return claims


def refuses(token):
    try:
        opened(token)
        return False
    except Exception:  # whatever a library says of it
        return True


token = open(folder + "/badge.jwt", encoding="ascii").read()
claims = opened(token)
for name in ("iss", "jti", "nbf", "sub"):
    check(name in claims, "without", name)
subject = claims["credentialSubject"]
check(re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", subject["id"]) and claims["sub"] == subject["id"], "sub")
check(claims["jti"] == claims["id"] and ("exp" in claims) == ("validUntil" in claims), "claims")
parts = token.split(".")
for part in range(3):
    at = len(parts[part]) // 2
    changed = parts[part][:at] + ("A" if parts[part][at] != "A" else "B") + parts[part][at + 1:]
    check(refuses(".".join(parts[:part] + [changed] + parts[part + 1:])), "a changed letter passes in part", part)

badge = json.load(open(folder + "/badge.json", encoding="utf-8"))
credential = {name: value for name, value in badge.items() if name != "proof"}
check(credential == {name: value for name, value in claims.items() if name not in ("iss", "jti", "nbf", "sub", "exp")},
      "the two are not the same credential")
proof = badge["proof"]
check((proof["type"], proof["cryptosuite"], proof["proofPurpose"]) ==
      ("DataIntegrityProof", "eddsa-rdfc-2022", "assertionMethod"), "proof", proof)
check(proof["verificationMethod"] == claims["iss"] + "#" + claims["iss"][8:], "verification method")

for identity in subject["identifier"]:
    if identity["hashed"]:
        value = {"name": "Tan Mei Ling 0", "systemId": "0417"}[identity["identityType"]]
        check(identity["identityHash"] ==
              "sha256$" + hashlib.sha256((value + identity["salt"]).encode()).hexdigest(), "hash", identity)
        check("Tan" not in json.dumps(badge), "the name is in clear")

if "credentialStatus" in credential:
    listed = opened(open(folder + "/status.jwt", encoding="ascii").read())
    status = credential["credentialStatus"]
    check(listed["id"] == status["statusListCredential"], "address")
    encoded = listed["credentialSubject"]["encodedList"]
    bits = zlib.decompress(plain64(encoded[1:]), 31)
    index = int(status["statusListIndex"])
    check(encoded[0] == "u" and len(bits) >= 16384, "list")
    print("withdrawn" if bits[index // 8] & (0x80 >> index % 8) else "valid")

if schemas:
    import jsonschema
    from pyld import jsonld
    contexts = {"https://www.w3.org/ns/credentials/v2": "credentials-v2.json",
                "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json": "ob-v3p0-context-3.0.3.json"}

    def load(url, options):
        with open(f"{schemas}/{contexts[url]}", encoding="utf-8") as file:
            return {"contextUrl": None, "documentUrl": url, "document": json.load(file), "contentType": "application/ld+json"}

    jsonld.set_document_loader(load)

    def canonical(thing):
        text = jsonld.normalize(thing, {"algorithm": "URDNA2015", "format": "application/n-quads"})
        return hashlib.sha256(text.encode()).digest()

    def verified(credential, proof):
        options = {"@context": credential["@context"], **{n: v for n, v in proof.items() if n != "proofValue"}}
        key = nacl.signing.VerifyKey(key_of(claims["iss"]))
        try:
            key.verify(canonical(options) + canonical(credential), base58(proof["proofValue"][1:]))
            return True
        except nacl.exceptions.BadSignatureError:
            return False

    check(verified(credential, proof), "the proof does not verify")
    altered = json.loads(json.dumps(credential))
    altered["credentialSubject"]["achievement"]["name"] += "."
    check(not verified(altered, proof), "an altered credential verifies")
    check(not verified(credential, {**proof, "created": "2020-01-01T00:00:00Z"}), "an altered proof verifies")
    with open(schemas + "/ob_v3p0_achievementcredential_schema.json", encoding="utf-8") as file:
        schema = json.load(file)
    for one in (badge, {n: v for n, v in claims.items() if n in credential}):
        for error in jsonschema.Draft201909Validator(schema).iter_errors(one):
            check(False, "schema:", list(error.path), error.message[:200])
    print("checked with schema and contexts")
for fault in faults[:20]:
    print(fault)
sys.exit(1 if faults else 0)
