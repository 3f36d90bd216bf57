"""Takes all measurements, and prints them with the aims: measure.py PROGRAM FOLDER.

The folder holds the tools `watch` and `probe`, built from the sources beside this file.
"""

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

GALLERY = Path(sys.argv[1])
TOOLS = Path(sys.argv[2])
DEMO = "gtk4-demo"
FACTORY = "gtk4-widget-factory"

STARTS = 15
RESTS = 3
REST_SECONDS = 5
REVIEWS = 21
TURNS = 5
WHEELS = (60, 1_000_000)
# A frame at 60 Hz, in milliseconds.
FRAME = 16.7


def run(command, **environment):
    """The standard output of a command that has to succeed."""
    return subprocess.run(
        [str(word) for word in command], env=os.environ | environment, timeout=300, check=True,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    ).stdout


def watch(program, seconds=0):
    """Start and processor time in ms, memory in MiB and wake-ups of one run of a program."""
    start, busy, memory, wakeups = map(float, run([TOOLS / "watch", seconds, program]).split())
    return start, busy, memory / 1024, wakeups


def alternating(count, *measurements):
    """The results of measurements that take turns, so that what disturbs one disturbs all."""
    for measure in measurements:  # Files are read from the disk only the first time.
        measure()
    rounds = [[measure() for measure in measurements] for _ in range(count)]
    return list(zip(*rounds))


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def spread(values, form="{:.0f}"):
    """The median, with the quarter below and the quarter above."""
    low, high = percentile(values, 0.25), percentile(values, 0.75)
    return f"{form} ({form}–{form})".format(statistics.median(values), low, high)


def row(label, *cells):
    print(f"  {label:<44}" + "".join(f"{cell:>20}" for cell in cells))


def table(title, *columns):
    print()
    row(title, *columns)
    print("  " + "─" * (44 + 20 * len(columns)))


missed = []


def aim(words, value, limit, form="{:.2f}"):
    is_met = value <= limit
    if not is_met:
        missed.append(words)
    found = f"{form}, aimed at {form} at most".format(value, limit)
    print(f"  {'met   ' if is_met else 'MISSED'}  {words}: {found}")


def ratio(left, right):
    return statistics.median(left) / statistics.median(right)


def elapsed(*options):
    start = time.perf_counter()
    # A broken statement, status 1, would only mean that the specimens are wrong.
    subprocess.run([GALLERY, *options], timeout=60, stdout=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1e3


def turning(rows):
    """Processor time for a frame of a turning wheel in ms, and memory in MiB."""
    cost, memory = map(float, run([GALLERY], GALLERY_WHEEL_ROWS=str(rows)).split())
    return cost, memory / 1024


print(f"On {os.cpu_count()} processors; load average {os.getloadavg()[0]:.1f}")
if os.getloadavg()[0] > os.cpu_count() / 2:
    print("Others are at work on this machine, too: times are longer than they should be.")

ours, demos = alternating(STARTS, lambda: watch(GALLERY), lambda: watch(DEMO))
start, busy = ([run[index] for run in ours] for index in (0, 1))
demo_start, demo_busy = ([run[index] for run in demos] for index in (0, 1))
programs = (GALLERY, DEMO, FACTORY)
rests = alternating(RESTS, *[lambda program=program: watch(program, REST_SECONDS) for program in programs])
memory, demo_memory, factory_memory = [[run[2] for run in runs] for runs in rests]
wakeups, demo_wakeups, factory_wakeups = [[run[3] for run in runs] for runs in rests]

table("", "linux-gallery", DEMO, FACTORY)
row("Start to first painted frame, ms", spread(start), spread(demo_start))
row("Processor time until then, ms", spread(busy), spread(demo_busy))
row("Memory after two seconds at rest, PSS, MiB", *[spread(each, "{:.1f}") for each in (memory, demo_memory, factory_memory)])
row(f"Wake-ups in {REST_SECONDS} seconds at rest", *[spread(each) for each in (wakeups, demo_wakeups, factory_wakeups)])

answers = {"switch": [], "control": [], "date-picker": []}
run([GALLERY], GALLERY_PROBE=str(TOOLS / "answers"), LD_PRELOAD=str(TOOLS / "probe"))
for line in (TOOLS / "answers").read_text().splitlines():
    kind, *numbers = line.split()
    answers[kind].append([float(number) for number in numbers])

table("Answer to a person, ms", "turning a switch", "change of control", "to the date picker")
columns = [list(zip(*answers[kind])) for kind in answers]
row("Times measured", *[len(each) for each in answers.values()])
row("Handling", *[spread(each[0], "{:.1f}") for each in columns])
row("  + layout", *[spread(each[1], "{:.1f}") for each in columns])
row("  + paint: until the first frame is over", *[spread(each[2], "{:.1f}") for each in columns])
row("  95 of 100 within", *[f"{percentile(each[2], 0.95):.1f}" for each in columns])
row("  the longest", *[f"{max(each[2]):.1f}" for each in columns])
row("  of it processor time, 95 of 100 within", *[f"{percentile(each[3], 0.95):.1f}" for each in columns])
row("All of it in the first frame", *[f"{int(sum(each[4]))} of {len(each[4])}" for each in columns])

reviews, versions = alternating(REVIEWS, lambda: elapsed("--review=all"), lambda: elapsed("--version"))
statements = len(run([GALLERY, "--list=statements"]).splitlines())
judging = statistics.median(reviews) - statistics.median(versions)
table("Judging", f"{statements} statements")
row("--review=all, the whole run, ms", spread(reviews, "{:.1f}"))
row("--version, ms", spread(versions, "{:.1f}"))
row("The difference: to judge the model once, ms", f"{judging:.1f}")

wheels = alternating(TURNS, *[lambda rows=rows: turning(rows) for rows in WHEELS])
frame_costs, wheel_memory = [[[turn[index] for turn in turns] for turns in wheels] for index in (0, 1)]
table("A turning wheel", *[f"{rows:,} rows" for rows in WHEELS])
row("Processor time for a frame, ms", *[spread(each, "{:.2f}") for each in frame_costs])
row("Memory, PSS, MiB", *[spread(each, "{:.1f}") for each in wheel_memory])

print("\nAims")
aim(f"Start, as a share of {DEMO}’s", ratio(start, demo_start), 1)
aim(f"Memory, as a share of {DEMO}’s", ratio(memory, demo_memory), 1)
aim(f"Wake-ups, as a share of {FACTORY}’s", ratio(wakeups, factory_wakeups), 1)
for words, each in zip(("Turning a switch", "Change of control", "Opening the date picker"), columns):
    aim(f"{words}, ms within which 95 of 100 are answered", percentile(each[2], 0.95), FRAME, "{:.1f}")
aim("A frame of a million rows, as a share of sixty’s", ratio(*reversed(frame_costs)), 1.1)
aim("Memory of a million rows, as a share of sixty’s", ratio(*reversed(wheel_memory)), 1.1)
print(f"\n{len(missed)} missed" if missed else "\nAll met")
