"""Keys and pointer, as a person moves them."""

import subprocess

from checks import expect
from reader import Atspi


def xdotool(*arguments):
    subprocess.run(["xdotool", *map(str, arguments)], check=True, timeout=20)


def key(*names):
    xdotool("key", "--clearmodifiers", *names)


def type_text(text):
    xdotool("type", "--delay", 1, text)


def box(thing):
    """Where a thing is on the screen, in whose corner the window is."""
    found = thing.get_extents(Atspi.CoordType.WINDOW)
    expect(found.width > 0 and found.height > 0, f"{thing.get_name()} has no size")
    return found


def click(thing):
    place = box(thing)
    xdotool("mousemove", place.x + place.width // 2, place.y + place.height // 2, "click", 1)


def drag(x, y, distance):
    """Presses, moves sideways and lets go."""
    xdotool("mousemove", x, y, "mousedown", 1)
    for step in range(1, 11):
        xdotool("mousemove", x + distance * step // 10, y)
    xdotool("mouseup", 1)
