"""The program under test, run as other programs run it."""

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

from checks import expect, expect_equal

# How long one run may take, in seconds, on a busy machine.
PATIENCE = 120

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROADWAY_DISPLAY")

OUTCOMES = ("follows", "breaks", "undecided", "not-applicable")


@dataclass
class Result:
    arguments: tuple
    status: int
    output: str
    errors: str

    def expect_status(self, *statuses):
        expect(
            self.status in statuses,
            f"{self.command} exits with {self.status}, not {statuses}: {self.errors}",
        )

    @property
    def command(self):
        return " ".join(self.arguments)


class Program:
    def __init__(self, path):
        self.path = str(Path(path).resolve())

    def environment(self, has_display, **changes):
        """The caller's environment, away from its language, its settings and its session."""
        environment = dict(os.environ)
        for name in ("LANGUAGE", *(() if has_display else DISPLAYS)):
            environment.pop(name, None)
        environment.update(
            LC_ALL="C.UTF-8",
            DBUS_SESSION_BUS_ADDRESS="disabled:",
            GSETTINGS_BACKEND="memory",
            SWIFT_BACKTRACE="enable=no",
        )
        environment.update(changes)
        return environment

    def run(self, *arguments, has_display=False, **changes):
        if has_display:
            expect(any(os.environ.get(name) for name in DISPLAYS), "there is no display")
        done = subprocess.run(
            [self.path, *arguments],
            env=self.environment(has_display, **changes),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE,
        )
        return Result(arguments, done.returncode, done.stdout.decode(), done.stderr.decode())

    def succeed(self, *arguments, **options):
        """Runs it; it has to exit with 0 and to say nothing on standard error."""
        result = self.run(*arguments, **options)
        result.expect_status(0)
        expect_equal(result.errors, "", "standard error")
        return result.output

    def refuse(self, *arguments, **options):
        """Runs it; it has to refuse the request with one line, which is returned."""
        result = self.run(*arguments, **options)
        result.expect_status(2)
        expect_equal(result.output, "", f"standard output of {result.command}")
        lines = result.errors.splitlines()
        expect(
            len(lines) == 1 and result.errors.endswith("\n"),
            f"{result.command} says not one line, but {result.errors!r}",
        )
        expect(lines[0].startswith("linux-gallery: "), lines[0])
        return lines[0]

    def review(self, *arguments, is_rendered=False):
        """Judges one control; returns what was printed as JSON, its shape checked."""
        rendered = ["--rendered"] if is_rendered else []
        result = self.run(*arguments, "--format=json", *rendered, has_display=is_rendered)
        result.expect_status(0, 1)
        expect_equal(result.errors, "", f"standard error of {result.command}")
        review = json.loads(result.output)
        expect_review(review, is_rendered)
        is_broken = any(verdict["verdict"] == "breaks" for verdict in review["verdicts"])
        expect_equal(result.status, int(is_broken), f"the status of {result.command}")
        return review


def expect_review(review, is_measured):
    """Fails unless the value has the shape of a review."""
    expect_equal(
        list(review), ["control", "setting", "verdicts", "measured", "rendering"], "a review"
    )
    expect_equal(review["measured"], is_measured, "measured")
    expect(isinstance(review["setting"], dict), "the setting is no object")
    expect(isinstance(review["rendering"], dict), "the rendering is no object")
    for verdict in review["verdicts"]:
        expect_equal(
            list(verdict), ["id", "verdict", "message", "part", "model", "widget"], "a verdict"
        )
        expect(verdict["verdict"] in OUTCOMES, verdict)
        expect(verdict["message"] and isinstance(verdict["message"], str), verdict)
        expect(verdict["part"] is None or isinstance(verdict["part"], str), verdict)
        halves = (verdict["model"], verdict["widget"])
        expect(all(half in (None, *OUTCOMES) for half in halves), verdict)
        expect(set(halves) != {"follows", "breaks"}, "the halves disagree:", verdict)


def verdict_on(review, id):
    """The verdict on one statement."""
    found = [verdict for verdict in review["verdicts"] if verdict["id"] == id]
    expect(len(found) == 1, f"{len(found)} verdicts on {id}")
    return found[0]["verdict"]
