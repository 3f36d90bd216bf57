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


def place(thing, share=0.5):
    """A place on a thing, at a share of its width, on the screen in whose corner the window is."""
    box = thing.get_extents(Atspi.CoordType.WINDOW)
    expect(box.width > 0 and box.height > 0, f"{thing.get_name()} has no size")
    return round(box.x + box.width * share), box.y + box.height // 2


def click(thing):
    xdotool("mousemove", *place(thing), "click", 1)


def drag(thing, share, distance):
    """Presses on a thing at a share of its width, moves sideways and lets go."""
    x, y = place(thing, share)
    xdotool("mousemove", x, y, "mousedown", 1)
    for step in range(1, 11):
        xdotool("mousemove", x + distance * step // 10, y)
    xdotool("mouseup", 1)
