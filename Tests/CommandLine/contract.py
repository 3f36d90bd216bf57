"""The rows of the command line's contract that need no display."""

import json
import re

from checks import expect, expect_equal
from program import expect_review, verdict_on
from register import CHINESE, CONTROLS, STATEMENTS

FIVE = "segmented-control.at-most-five-segments"
REVIEW = "--review=segmented-control"

OPTIONS = """list review violate repair rendered format show screenshot plain edition idiom width
text-scale theme direction animations language help version""".split()


def add(checks, program):
    for check in (
        helps,
        tells_its_version,
        lists_controls,
        lists_statements,
        prints_utf8_everywhere,
        speaks_the_language_of_the_locale,
        reviews_for_people,
        reviews_as_usual,
        reviews_all,
        takes_the_setting,
        takes_every_choice,
        breaks_before_it_mends,
        promises_the_last_violation,
        chooses_where_all_apply,
        reads_options_apart,
    ):
        checks.add(check.__name__.replace("_", " "), check, program)


def helps(program):
    help = program.succeed("--help")
    for option in OPTIONS:
        expect(re.search(rf"^ +--{option}(=\S+)? +\S", help, re.M), f"the help has no --{option}")
    expect("[ADDRESS]" in help, help)
    expect_equal(program.succeed("--help", "--list=controls"), help, "the help")


def tells_its_version(program):
    expect(re.fullmatch(r"linux-gallery \d+(\.\d+)+\n", program.succeed("--version")), "version")


def lists_controls(program):
    text = program.succeed("--list=controls")
    expect_equal(text, program.succeed("--list=controls", "--format=text"), "the list")
    listed = json.loads(program.succeed("--list=controls", "--format=json"))
    expect_equal({c["slug"] for c in listed}, {c["slug"] for c in CONTROLS}, "the slugs")
    for control in listed:
        expect_equal(list(control), ["slug", "name", "summary", "family", "editions"], "a control")
        known = next(known for known in CONTROLS if known["slug"] == control["slug"])
        expect_equal(control["summary"], known["summary"], "the summary")
        expect_equal(control["editions"], known["editions"], "the editions")
    expect_equal(
        [line.split(maxsplit=1) for line in text.splitlines()],
        [[control["slug"], control["summary"]] for control in listed],
        "the list as text",
    )


def lists_statements(program):
    listed = json.loads(program.succeed("--list=statements", "--format=json"))
    expect_equal(len(listed), len(STATEMENTS), "the number of statements")
    expect_equal(
        {statement["id"] for statement in listed},
        {statement["id"] for statement in STATEMENTS},
        "the ids",
    )
    for known in STATEMENTS:
        statement = next(statement for statement in listed if statement["id"] == known["id"])
        # The order of the keys, too.
        expect_equal(list(statement.items()), list(known.items()), known["id"])
    expect_equal(
        [line.split(maxsplit=1) for line in program.succeed("--list=statements").splitlines()],
        [[statement["id"], statement["text"]] for statement in listed],
        "the list as text",
    )


def prints_utf8_everywhere(program):
    for arguments in (["--list=statements", "--format=json"], ["--help"]):
        usual = program.succeed(*arguments)
        expect(not usual.isascii(), "nothing here could go wrong")
        expect_equal(program.succeed(*arguments, LC_ALL="C"), usual, "what the C locale has")
    expect("“地”" in program.refuse("--review=地", LC_ALL="C"), "the C locale loses words")


def speaks_the_language_of_the_locale(program):
    chinese = {"LC_ALL": "zh_CN.UTF-8"}
    lines = program.succeed("--list=statements", **chinese).splitlines()
    expect_equal(
        dict(line.split(maxsplit=1) for line in lines), CHINESE, "the list in a Chinese locale"
    )
    # Programs read the same everywhere.
    for arguments in (["--list=controls"], ["--list=statements"], ["--review=all"]):
        usual = program.succeed(*arguments, "--format=json")
        expect_equal(program.succeed(*arguments, "--format=json", **chinese), usual, "the JSON")
    expect("“地”" in program.refuse("--review=地", **chinese), "the name is lost")


def reviews_for_people(program):
    text = program.succeed(REVIEW)
    expect_equal(text, program.succeed(REVIEW, "--format=text"), "the text")
    result = program.run(REVIEW, f"--violate={FIVE}")
    result.expect_status(1)
    expect_equal(result.errors, "", "standard error")
    heading, *lines = result.output.splitlines()
    expect("--edition=11 --idiom=phone" in heading, heading)
    ids = [s["id"] for s in STATEMENTS if s["control"] == "segmented-control"]
    expect_equal(sorted(line.split()[1] for line in lines), sorted(ids), "the ids")
    expect(any(re.match(rf"breaks +{FIVE} .*\b5\b", line) for line in lines), result.output)


def reviews_as_usual(program):
    review = program.review(REVIEW)
    expect_equal(review["control"], "segmented-control", "the control")
    expect_equal(review["setting"]["era"], "consolidated", "the edition")
    expect_equal(review["setting"]["idiom"], "phone", "the device")
    expect_equal(review, program.review(REVIEW, "--edition=consolidated", "--idiom=phone"), "it")


def reviews_all(program):
    reviews = json.loads(program.succeed("--review=all", "--format=json"))
    listed = json.loads(program.succeed("--list=controls", "--format=json"))
    expect_equal([r["control"] for r in reviews], [c["slug"] for c in listed], "the controls")
    for review in reviews:
        expect_review(review, False)
        expect_equal(review, program.review(f"--review={review['control']}"), "a review")
    result = program.run("--review=all", "--format=json", f"--violate={FIVE}")
    result.expect_status(1)
    for review in json.loads(result.output):
        broken = FIVE in [v["id"] for v in review["verdicts"] if v["verdict"] == "breaks"]
        expect_equal(broken, review["control"] == "segmented-control", review["control"])
    program.succeed("--review=all", f"--violate={FIVE}", f"--repair={FIVE}")


def takes_the_setting(program):
    setting = program.review(
        REVIEW, "--edition=7", "--idiom=pad", "--width=600.5", "--text-scale=1.5",
        "--theme=high-contrast-dark", "--direction=rtl", "--animations=off", "--language=zh",
    )["setting"]  # fmt: skip
    expected = {
        "era": "7",
        "idiom": "pad",
        "width": 600.5,
        "textScale": 1.5,
        "theme": "high-contrast-dark",
        "direction": "rtl",
        "animations": False,
        "language": "zh",
    }
    expect_equal({key: setting[key] for key in expected}, expected, "the setting")


def takes_every_choice(program):
    for option, key, choices in (
        ("edition", "era", ["6", "7", "10", "11", "consolidated"]),
        ("idiom", "idiom", ["phone", "pad"]),
        ("theme", "theme", ["light", "dark", "high-contrast", "high-contrast-dark"]),
        ("direction", "direction", ["ltr", "rtl"]),
        ("language", "language", ["en", "zh"]),
        ("width", "width", [240, 320.25, 1400]),
        ("text-scale", "textScale", [0.5, 1, 3]),
    ):
        for choice in choices:
            setting = program.review(REVIEW, f"--{option}={choice}")["setting"]
            expect_equal(setting[key], choice, f"--{option}={choice}")
    for choice, value in (("on", True), ("off", False)):
        setting = program.review(REVIEW, f"--animations={choice}")["setting"]
        expect_equal(setting["animations"], value, f"--animations={choice}")


def breaks_before_it_mends(program):
    for arguments in (
        [f"--violate={FIVE}", f"--repair={FIVE}"],
        [f"--repair={FIVE}", f"--violate={FIVE}"],
    ):
        review = program.review(REVIEW, *arguments)
        expect(verdict_on(review, FIVE) != "breaks", arguments)
    # What is not broken is left alone.
    edition = "--edition=11"
    expect_equal(
        program.review(REVIEW, edition, f"--repair={FIVE}"), program.review(REVIEW, edition), "it"
    )


def promises_the_last_violation(program):
    ids = [
        s["id"]
        for s in STATEMENTS
        if s["control"] == "segmented-control" and s["kind"] == "guideline" and 7 in s["editions"]
    ]
    for first, last in [*zip(ids, ids[1:]), *zip(ids[1:], ids)]:
        review = program.review(REVIEW, "--edition=7", f"--violate={first}", f"--violate={last}")
        expect_equal(verdict_on(review, last), "breaks", f"{last} after {first}")


def chooses_where_all_apply(program):
    six = "segmented-control.keep-fixed-height"
    eleven = "segmented-control.at-least-two-segments"
    for ids, era in (
        ([six], "6"),
        ([eleven], "11"),
        ([FIVE, six], "6"),
        ([six, eleven], "consolidated"),
    ):
        arguments = [f"--repair={id}" for id in ids]
        setting = program.review(REVIEW, *arguments)["setting"]
        expect_equal((setting["era"], setting["idiom"]), (era, "phone"), f"where {ids} apply")


def reads_options_apart(program):
    joined = program.succeed(REVIEW, "--format=json", "--edition=7")
    apart = program.succeed("--edition", "7", "--format", "json", "--review", "segmented-control")
    expect_equal(apart, joined, "the review")
