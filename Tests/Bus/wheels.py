"""What a screen reader's user is told of wheels, and does to them."""

from gi.repository import Atspi

from checks import expect, expect_equal
from hands import key
from keyboard import tab_to
from reader import Gallery, has, wait

WHEEL = {"spin button"}
# How far the values of two rows lie apart, where it is not one.
STEPS = {"Minute": 5, "Minutes": 5}
# How a mode comes about: what is broken in it and mended leaves the mode behind.
MODES = {
    "date and time": (None, [("Date", None), ("Hour", 10), ("Minute", 40), ("AM/PM", None)]),
    "time": ("time-mode-wheels", [("Hour", 10), ("Minute", 40), ("AM/PM", None)]),
    "date": ("date-mode-wheels", [("Month", None), ("Day", 12), ("Year", 2026)]),
    "countdown": ("countdown-mode-wheels", [("Hours", 1), ("Minutes", 0)]),
}


def add(checks, path):
    for mode in MODES:
        checks.add(f"wheels of the mode: {mode}", wheels_of_mode, path, mode)
    checks.add("wheels of a picker", wheels_of_picker, path)
    checks.add("the field of a picker", field_of_picker, path)


def number(wheel):
    return Atspi.Value.get_current_value(wheel)


def text(wheel):
    """The words of the selected row, as the wheel is described."""
    return wheel.get_description()


def expect_turns(wheel):
    """Sets another value, and sees the wheel there; then the first one again."""
    name = wheel.get_name()
    first, said = number(wheel), text(wheel)
    low, high = Atspi.Value.get_minimum_value(wheel), Atspi.Value.get_maximum_value(wheel)
    expect(low <= first <= high, f"{name}: {first} is not from {low} to {high}")
    expect(said, f"{name}: it does not say what is selected")
    step = STEPS.get(name, 1)
    other = first + step if first + step <= high else first - step
    Atspi.Value.set_current_value(wheel, other)
    wait(lambda: number(wheel) == other, f"{name} is at {other}")
    wait(lambda: text(wheel) != said, f"{name} says another text than {said}")
    Atspi.Value.set_current_value(wheel, first)
    wait(lambda: (number(wheel), text(wheel)) == (first, said), f"{name} is back at {said}")


def wheels_of_mode(path, mode):
    statement, expected = MODES[mode]
    edits = [f"--{edit}=date-picker.{statement}" for edit in ("violate", "repair") if statement]
    with Gallery(path, "--show=date-picker", "--animations=off", *edits) as gallery:
        gallery.one(WHEEL, expected[0][0])
        wheels = gallery.all(WHEEL)
        expect_equal([wheel.get_name() for wheel in wheels], [name for name, _ in expected], "they")
        for wheel, (name, value) in zip(wheels, expected):
            if value is not None:
                expect_equal(number(wheel), value, name)
            expect_turns(wheel)


def wheels_of_picker(path):
    with Gallery(path, "--show=picker", "--animations=off") as gallery:
        weekday = gallery.one(WHEEL, "Weekday")
        expect_equal(text(weekday), "Tuesday", "the weekday")
        expect_turns(weekday)
        expect_turns(gallery.one(WHEEL, "Every"))


def field_of_picker(path):
    with Gallery(path, "--show=picker", "--animations=off") as gallery:
        gallery.one(WHEEL, "Weekday")
        field = gallery.one({"list item"}, "Collection")
        expect(has(field, "expanded"), "it does not tell that its wheels are up")
        tab_to(gallery, "Collection")
        for is_up in (False, True):
            key("Return")
            wait(lambda: bool(gallery.all(WHEEL)) == is_up, f"wheels: {is_up}")
            wait(lambda: has(field, "expanded") == is_up, "the field tells so")
