"""Checks that run beside each other and are counted."""

from concurrent.futures import ThreadPoolExecutor

# The checks wait for other processes most of the time.
WORKERS = 2


class Checks:
    def __init__(self):
        self._checks = []

    def add(self, title, check, *arguments):
        """Adds a check, which fails by raising whatever exception."""
        self._checks.append((title, lambda: check(*arguments)))

    def run(self):
        """Runs all checks, prints what failed and the count, and returns the exit status."""
        with ThreadPoolExecutor(WORKERS) as pool:
            futures = [(title, pool.submit(check)) for title, check in self._checks]
            failed = 0
            for title, future in futures:
                error = future.exception()
                if error is not None:
                    failed += 1
                    print(f"FAILED {title}: {error or type(error).__name__}", flush=True)
        print(f"{len(futures) - failed} passed, {failed} failed", flush=True)
        return 1 if failed or not futures else 0


def expect(condition, *facts):
    """Fails with the facts unless the condition holds."""
    if not condition:
        raise AssertionError(" ".join(str(fact) for fact in facts))


def expect_equal(found, expected, what):
    expect(found == expected, f"{what} is {found!r}, not {expected!r}")
