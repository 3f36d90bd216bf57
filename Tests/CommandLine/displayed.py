"""The rows of the command line's contract that need a display."""

import json
import os
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from checks import expect, expect_equal
from program import DISPLAYS, PATIENCE, expect_review
from register import CONTROLS, ERAS, IDIOMS

FIVE = "segmented-control.at-most-five-segments"
SHOW = "--show=segmented-control"
ADDRESS = "linux-gallery:///segmented-control?violate=segmented%2Dcontrol.at-most-five-segments"


def add(checks, program):
    for arguments, said in (
        ([], ""),
        (["linux-gallery:///"], ""),
        ([ADDRESS], "--edition=11 --idiom=phone"),
        ([f"{ADDRESS}&edition=10&idiom=phone", "--theme=dark"], ""),
        ([SHOW], ""),
        ([SHOW, f"--violate={FIVE}"], "--edition=11 --idiom=phone"),
        (["--text-scale=2", "--direction=rtl"], ""),
    ):
        checks.add(f"a window for {arguments}", opens, program, arguments, said)
    for arguments in ([], ["--plain"], [f"--violate={FIVE}", "--edition=7"]):
        checks.add(f"a picture with {arguments}", pictures, program, arguments)
    for era in ERAS:
        for idiom in IDIOMS:
            checks.add(f"specimens in {era} on {idiom}", follows, program, era, idiom)


def opens(program, arguments, said):
    """Runs the program until it has a window on the screen."""
    expect(any(os.environ.get(name) for name in DISPLAYS), "there is no display")
    process = subprocess.Popen(
        [program.path, *arguments],
        env=program.environment(True),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    deadline = time.monotonic() + PATIENCE
    has_opened = False
    while not has_opened and process.poll() is None and time.monotonic() < deadline:
        has_opened = has_window(process.pid)
    process.terminate()
    output, errors = process.communicate(timeout=PATIENCE)
    expect_equal(errors.decode(), "", "standard error")
    expect(has_opened, f"no window came, and it ended with {process.returncode}")
    expect(said in output.decode(), f"it says {output.decode()!r}, not {said}")
    expect(bool(said) == bool(output), f"it says {output.decode()!r}")


def has_window(pid):
    # Waits on the display itself, for as long as a look takes.
    search = ["xdotool", "search", "--onlyvisible", "--pid", str(pid)]
    return subprocess.run(search, capture_output=True).stdout != b""


def pictures(program, arguments):
    with tempfile.TemporaryDirectory() as folder:
        for path in (Path(folder, "new.png"), Path(folder, "旧 old.png")):
            if path.name != "new.png":
                path.write_text("old")
            program.succeed(SHOW, f"--screenshot={path}", *arguments, has_display=True)
            picture = path.read_bytes()
            expect_equal(picture[:8], b"\x89PNG\r\n\x1a\n", "how the file begins")
            width, height = struct.unpack(">II", picture[16:24])
            expect(width >= 240 and height >= 240, f"{width} × {height} pixels are too few")


def follows(program, era, idiom):
    result = program.run(
        "--review=all", "--rendered", "--format=json", f"--edition={era}", f"--idiom={idiom}",
        has_display=True,
    )  # fmt: skip
    expect_equal(result.errors, "", "standard error")
    reviews = json.loads(result.output)
    expect_equal(len(reviews), len(CONTROLS), "the number of controls")
    for review in reviews:
        expect_review(review, True)
        broken = [v for v in review["verdicts"] if v["verdict"] == "breaks"]
        expect_equal(broken, [], f"what {review['control']} breaks")
    result.expect_status(0)
