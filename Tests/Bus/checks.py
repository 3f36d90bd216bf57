"""Checks that run one after another, since there is one focus and one pointer."""

import traceback


class Checks:
    def __init__(self):
        self._checks = []

    def add(self, title, check, *arguments):
        """Adds a check, which fails by raising whatever exception."""
        self._checks.append((title, check, arguments))

    def run(self):
        """Runs all checks, prints what failed and the count, and returns the exit status."""
        failed = 0
        for title, check, arguments in self._checks:
            try:
                check(*arguments)
            except AssertionError as error:
                failed += 1
                print(f"FAILED {title}: {error}", flush=True)
            except Exception:
                failed += 1
                print(f"FAILED {title}: {traceback.format_exc()}", flush=True)
        print(f"{len(self._checks) - failed} passed, {failed} failed", flush=True)
        return 1 if failed or not self._checks else 0


def expect(condition, *facts):
    """Fails with the facts unless the condition holds."""
    if not condition:
        raise AssertionError(" ".join(str(fact) for fact in facts))


def expect_equal(found, expected, what):
    expect(found == expected, f"{what} is {found!r}, not {expected!r}")
