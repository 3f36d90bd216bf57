"""Checks that run one after another, since there is one focus and one pointer."""

import traceback


class Checks:
    def __init__(self):
        self._checks = []

    def add(self, title, check, *arguments):
        """Adds a check, which fails by raising whatever exception."""
        self._checks.append((title, check, arguments))

    def run(self, parts=()):
        """Runs the checks, prints what failed and the count, and returns the exit status.

        With parts only those run that have one of them in their title.
        """
        chosen = [
            check
            for check in self._checks
            if not parts or any(part.lower() in check[0].lower() for part in parts)
        ]
        failed = 0
        for title, check, arguments in chosen:
            try:
                check(*arguments)
            except AssertionError as error:
                failed += 1
                print(f"FAILED {title}: {error}", flush=True)
            except Exception:
                failed += 1
                print(f"FAILED {title}: {traceback.format_exc()}", flush=True)
        print(f"{len(chosen) - failed} passed, {failed} failed", flush=True)
        return 1 if failed or not chosen else 0


def expect(condition, *facts):
    """Fails with the facts unless the condition holds."""
    if not condition:
        raise AssertionError(" ".join(str(fact) for fact in facts))


def expect_equal(found, expected, what):
    expect(found == expected, f"{what} is {found!r}, not {expected!r}")
