"""Every way to ask for what cannot be, and what the program says of it."""

import os
import tempfile
from pathlib import Path

from checks import expect, expect_equal

FIVE = "segmented-control.at-most-five-segments"
# A statement of one edition alone.
ONLY_IN_SIX = "segmented-control.keep-fixed-height"
REVIEW = "--review=segmented-control"
SHOW = "--show=segmented-control"
ADDRESS = "linux-gallery:///segmented-control"

# The arguments, and what the one line has to name.
WRONG = [
    # Names, with the nearest.
    (["--review=segmented-contro"], "“segmented-contro”", "“segmented-control”"),
    (["--review="], "no control “”", "nearest"),
    (["--show=Segmented-control"], "“Segmented-control”", "“segmented-control”"),
    (["--show=all"], "no control “all”"),
    (["--list=statement"], "--list=statement”", "“statements”"),
    (["--list=control", "--format=json"], "--list=control”", "“controls”"),
    ([REVIEW, f"--violate={FIVE[:-1]}"], f"“{FIVE[:-1]}”", f"“{FIVE}”"),
    ([REVIEW, f"--repair={FIVE}s"], f"“{FIVE}s”", f"“{FIVE}”"),
    ([SHOW, "--violate="], "no statement “”"),
    (["--review=all", "--violate=nothing"], "“nothing”"),
    ([REVIEW, "--edition=12"], "--edition=12”", "“11”"),
    ([REVIEW, "--edition=consolidate"], "--edition=consolidate”", "“consolidated”"),
    ([REVIEW, "--edition= 7"], "--edition= 7”", "“7”"),
    ([REVIEW, "--edition="], "--edition=”"),
    ([SHOW, "--idiom=tablet"], "--idiom=tablet”", "nearest"),
    ([REVIEW, "--idiom=phones"], "--idiom=phones”", "“phone”"),
    ([REVIEW, "--theme=darker"], "--theme=darker”", "“dark”"),
    ([REVIEW, "--direction=rl"], "--direction=rl”", "“rtl”"),
    ([REVIEW, "--language=zh_CN"], "--language=zh_CN”", "“zh”"),
    ([REVIEW, "--animations=yes"], "--animations=yes”", "nearest"),
    ([REVIEW, "--animations=offf"], "--animations=offf”", "“off”"),
    ([REVIEW, "--format=jsn"], "--format=jsn”", "“json”"),
    (["--list=controls", "--format=xml"], "--format=xml”", "nearest"),
    # Settings are read in a list, too.
    (["--list=controls", "--theme=blue"], "--theme=blue”", "nearest"),
    # Numbers.
    ([REVIEW, "--width=wide"], "“--width”", "“wide”"),
    ([REVIEW, "--width="], "“--width”", "“”"),
    ([REVIEW, "--width=320pt"], "“320pt”"),
    ([REVIEW, "--width=0x140"], "“0x140”"),
    ([REVIEW, "--width=nan"], "“nan”"),
    ([REVIEW, "--width=inf"], "“inf”"),
    ([REVIEW, "--width=1e999"], "1e999"),
    ([REVIEW, "--width=239.9"], "--width=239.9”", "240", "1400"),
    ([REVIEW, "--width=1400.01"], "--width=1400.01”", "240", "1400"),
    ([REVIEW, "--width=-320"], "--width=-320”", "240", "1400"),
    ([SHOW, "--text-scale=large"], "“--text-scale”", "“large”"),
    ([REVIEW, "--text-scale=-inf"], "“-inf”"),
    ([REVIEW, "--text-scale=0.49"], "--text-scale=0.49”", "0.5", "3"),
    ([REVIEW, "--text-scale=3.1"], "--text-scale=3.1”", "0.5", "3"),
    # Options that are unknown, doubled, alone or contrary.
    (["--reviw=segmented-control"], "“--reviw”", "“--review”"),
    (["--violates", FIVE], "“--violates”", "“--violate”"),
    ([REVIEW, "--renderd"], "“--renderd”", "“--rendered”"),
    (["-v"], "“-v”", "nearest"),
    ([REVIEW, "--violate"], "“--violate”", "value"),
    (["--review"], "“--review”", "value"),
    ([REVIEW, "--rendered=yes"], "“--rendered”", "no value"),
    (["--version=2"], "“--version”", "no value"),
    ([REVIEW, REVIEW], "“--review”", "once"),
    ([REVIEW, "--edition=7", "--edition=7"], "“--edition”", "once"),
    ([SHOW, "--width=320", "--idiom=pad", "--width=400"], "“--width”", "once"),
    ([REVIEW, "--format=json", "--format=text"], "“--format”", "once"),
    ([REVIEW, "--rendered", "--rendered"], "“--rendered”", "once"),
    (["--list=controls", REVIEW], "“--list”", "“--review”"),
    ([REVIEW, SHOW], "“--review”", "“--show”"),
    ([f"--violate={FIVE}"], "“--violate”", "“--review”", "“--show”"),
    (["--list=statements", f"--repair={FIVE}"], "“--repair”", "“--review”"),
    (["linux-gallery:///", f"--violate={FIVE}"], "“--violate”", "“--show”"),
    (["--format=json"], "“--format”", "“--list”", "“--review”"),
    ([SHOW, "--format=json"], "“--format”"),
    (["--rendered"], "“--rendered”", "“--review”"),
    (["--list=controls", "--rendered"], "“--rendered”", "“--review”"),
    (["--screenshot=picture.png"], "“--screenshot”", "“--show”"),
    ([REVIEW, "--screenshot=picture.png"], "“--screenshot”", "“--show”"),
    ([ADDRESS, "--screenshot=picture.png"], "“--screenshot”", "“--show”"),
    ([SHOW, "--plain"], "“--plain”", "“--screenshot”"),
    ([REVIEW, "--plain"], "“--plain”", "“--screenshot”"),
    # Arguments that are no options.
    ([REVIEW, "more"], "“more”"),
    (["--list=controls", ADDRESS], f"“{ADDRESS}”"),
    ([SHOW, ADDRESS], f"“{ADDRESS}”"),
    ([ADDRESS, "linux-gallery:///"], "“linux-gallery:///”"),
    (["--", "--list=controls"], "“--list=controls”", "address"),
    # Addresses.
    (["segmented-contro"], "“segmented-contro”", f"“{ADDRESS}”"),
    ([""], "“”", "address"),
    (["https:///segmented-control"], "“https:///segmented-control”", f"“{ADDRESS}”"),
    (["linux-gallery://segmented-control"], "address", f"“{ADDRESS}”"),
    (["linux-gallery:segmented-control"], "address", f"“{ADDRESS}”"),
    ([f"{ADDRESS}#part"], "address"),
    ([f"{ADDRESS}?edition=%zz"], "address"),
    ([f"{ADDRESS}?edition=%ff"], "address"),
    (["linux-gallery:///segmented%2dcontrols"], "“segmented-controls”", "“segmented-control”"),
    ([f"{ADDRESS}/"], "“segmented-control/”", "“segmented-control”"),
    ([f"{ADDRESS}?editoin=7"], "“editoin”", "“edition”"),
    ([f"{ADDRESS}?screenshot=picture.png"], "“screenshot”"),
    ([f"{ADDRESS}?edition"], "“--edition”", "value"),
    ([f"{ADDRESS}?edition=7&edition=7"], "“--edition”", "once"),
    ([f"{ADDRESS}?edition=7", "--edition=7"], "“--edition”", "once"),
    ([f"{ADDRESS}?edition=%37%37"], "--edition=77”", "“7”"),
    ([f"{ADDRESS}?width=9"], "--width=9”", "240"),
    ([f"{ADDRESS}?violate=%E5%9C%B0"], "“地”"),
    ([f"linux-gallery:///?violate={FIVE}"], "“--violate”"),
    # Statements that do not apply where they were asked for, or not together.
    ([REVIEW, f"--violate={ONLY_IN_SIX}", "--edition=11"], ONLY_IN_SIX, "--edition=6"),
    ([SHOW, f"--repair={ONLY_IN_SIX}", "--edition=11"], ONLY_IN_SIX, "--edition=6"),
    ([f"{ADDRESS}?violate={ONLY_IN_SIX}&edition=7"], ONLY_IN_SIX, "--edition=6"),
    ([REVIEW, f"--violate={FIVE}", "--idiom=pad"], FIVE, "with --idiom=pad", "--idiom=phone"),
    ([REVIEW, f"--repair={ONLY_IN_SIX}", f"--violate={FIVE}", "--edition=7"], ONLY_IN_SIX),
    (
        ["--review=switch", f"--violate={FIVE}"],
        f"“{FIVE}” is no statement about “switch”",
        "nearest is “switch.",
    ),
    # One line, whatever is in it.
    (["--review=a\nb\r\u2028c"], "a\\n"),
    (["--review=\x1b[31m"], "\\u{1B}[31m"),
    # Nothing to open a window on.
    ([], "display"),
    ([SHOW], "display"),
    ([ADDRESS], "display"),
    (["--theme=dark"], "display"),
    ([REVIEW, "--rendered"], "display"),
    (["--review=all", "--rendered", "--format=json"], "display"),
]


def add(checks, program):
    for arguments, *words in WRONG:
        checks.add(f"{' '.join(arguments)!r} is wrong", names, program, arguments, words)
    checks.add("a display that is not there is wrong", no_such_display, program)
    checks.add("a picture that cannot be written is wrong", unwritable, program)
    checks.add("a picture that cannot be made leaves files alone", leaves_files, program)


def names(program, arguments, words):
    line = program.refuse(*arguments)
    for word in words:
        expect(word in line, f"{line!r} does not name {word}")


def no_such_display(program):
    line = program.refuse(SHOW, DISPLAY=":98765", GDK_BACKEND="x11")
    expect("display" in line, line)


def unwritable(program):
    with tempfile.TemporaryDirectory() as folder:
        for path in (
            folder,
            f"{folder}/missing/picture.png",
            "/proc/picture.png",
            f"{folder}/{'long' * 100}.png",
            "",
        ):
            line = program.refuse(SHOW, f"--screenshot={path}")
            expect(f"“{path}” cannot be written" in line, line)
        expect_equal(os.listdir(folder), [], "what was left")


def leaves_files(program):
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder, "old.png")
        old.write_text("old")
        for path in (old, Path(folder, "new.png")):
            expect("display" in program.refuse(SHOW, f"--screenshot={path}"), path)
        expect_equal(os.listdir(folder), ["old.png"], "what was left")
        expect_equal(old.read_text(), "old", "the old file")
