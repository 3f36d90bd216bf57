"""The controls and statements that the program has to know."""

import json
from pathlib import Path

_path = Path(__file__).parents[2] / "Resources" / "register.json"
_register = json.loads(_path.read_text(encoding="utf-8"))

CONTROLS = _register["controls"]

# Without the translations, which the program prints only for people.
STATEMENTS = [
    {key: value for key, value in statement.items() if not key.endswith("_zh")}
    for statement in _register["statements"]
]

# The Chinese texts, by id.
CHINESE = {statement["id"]: statement["text_zh"] for statement in _register["statements"]}

ERAS = ["11", "10", "7", "6", "consolidated"]
IDIOMS = ["phone", "pad"]


def applies(statement, era, idiom):
    """Whether a statement binds under that edition and on that device."""
    if idiom not in statement["idioms"]:
        return False
    if era == "consolidated":
        return statement["supersededBy"] is None
    return int(era) in statement["editions"]


def scopes(statement):
    """Where a statement applies, the newest edition and the first device first."""
    return [(era, idiom) for era in ERAS for idiom in IDIOMS if applies(statement, era, idiom)]
