"""Every statement can be broken and mended wherever it applies, and nowhere else."""

from checks import expect, expect_equal
from program import verdict_on
from register import ERAS, IDIOMS, STATEMENTS, applies, scopes


def add(checks, program):
    for statement in STATEMENTS:
        id = statement["id"]
        checks.add(f"{id} where it applies", breaks_and_mends, program, statement, False)
        if elsewhere(statement):
            checks.add(f"{id} where it does not", is_refused_elsewhere, program, statement)
        checks.add(f"{id} without a scope", chooses_its_scope, program, statement)
        checks.add(f"{id} on widgets", breaks_and_mends, program, statement, True)


def elsewhere(statement):
    """Where a statement does not apply."""
    return [(era, idiom) for era in ERAS for idiom in IDIOMS if not applies(statement, era, idiom)]


def request(statement, era=None, idiom=None, edit="violate"):
    """The arguments that break a statement, or mend it, which can be asked for of every one."""
    arguments = [f"--review={statement['control']}", f"--{edit}={statement['id']}"]
    if era:
        arguments.append(f"--edition={era}")
    if idiom:
        arguments.append(f"--idiom={idiom}")
    return arguments


def can_break(program, statement):
    """Whether an edit can break it, which the program alone knows of all but guidelines."""
    if statement["kind"] == "guideline":
        return True
    return program.run(*request(statement)).status != 2


def breaks_and_mends(program, statement, is_rendered):
    id = statement["id"]
    expect(scopes(statement), f"{id} applies nowhere")
    if not can_break(program, statement):
        for scope in scopes(statement):
            rendered = ["--rendered"] if is_rendered else []
            words = program.refuse(*request(statement, *scope), *rendered)
            expect(f"can break “{id}”" in words, words)
        return
    for scope in measured_scopes(statement) if is_rendered else scopes(statement):
        arguments = request(statement, *scope)
        broken = program.review(*arguments, is_rendered=is_rendered)
        expect_setting(broken, *scope)
        expect_equal(verdict_on(broken, id), "breaks", f"{id} violated in {scope}")
        mended = program.review(*arguments, f"--repair={id}", is_rendered=is_rendered)
        verdict = verdict_on(mended, id)
        expect(verdict != "breaks", f"{id} is still broken in {scope} after its repair")
        if statement["kind"] == "guideline" and statement["evidence"] == "human":
            expect_equal(verdict, "undecided", f"{id} repaired in {scope}")


def measured_scopes(statement):
    """Each edition once, with the idioms by turns: the tests of the widgets go through all scopes in
    one process, while here each takes two."""
    found = {}
    for index, era in enumerate(ERAS):
        idioms = [idiom for idiom in IDIOMS if applies(statement, era, idiom)]
        if idioms:
            found[era] = idioms[index % len(idioms)]
    return list(found.items())


def is_refused_elsewhere(program, statement):
    for era, idiom in elsewhere(statement):
        words = program.refuse(*request(statement, era, idiom, "repair"))
        asked, _, instead = words.partition("but does with")
        expect(f"“{statement['id']}”" in asked, words)
        expect(f"--edition={era} --idiom={idiom}" in asked, words)
        expect(any(f"--edition={e} --idiom={i}." in instead for e, i in scopes(statement)), words)


def chooses_its_scope(program, statement):
    def expect_choice(found, *asked):
        expect_setting(program.review(*request(statement, *asked, "repair")), *found)

    expect_choice(scopes(statement)[0], None, None)
    for idiom in statement["idioms"]:
        era = next(era for era in ERAS if applies(statement, era, idiom))
        expect_choice((era, idiom), None, idiom)
    for era in {era for era, _ in scopes(statement)}:
        idiom = next(idiom for idiom in IDIOMS if applies(statement, era, idiom))
        expect_choice((era, idiom), era, None)


def expect_setting(review, era, idiom):
    expect_equal((review["setting"]["era"], review["setting"]["idiom"]), (era, idiom), "setting")
