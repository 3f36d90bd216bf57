"""What a screen reader's user is told of every control: roles, names, states and labels."""

import json
import re
import subprocess

from checks import expect, expect_equal
from reader import (
    BUTTON,
    CHECKED,
    FIELD,
    LABELLED_BY,
    Gallery,
    children,
    describe,
    has,
    press,
    related,
    wait,
)

CLASS_NAME = re.compile(r"Gtk[A-Z]\w*")
FIVE = "segmented-control.at-most-five-segments"


def add(checks, path):
    statements = listing(path)
    controls = sorted({statement["control"] for statement in statements})
    for control in controls:
        ours = [statement for statement in statements if statement["control"] == control]
        checks.add(f"names on {control}", names, path, control)
        checks.add(f"rows of {control}", rows, path, control, ours)
    checks.add("the pages of the panel", pages, path)
    checks.add("the list of controls", controls_listed, path, len(controls))
    checks.add("the search", search, path)
    checks.add("segments", segments, path)
    checks.add("the switch", switch, path)
    checks.add("choices at the top and under the stage", choices, path)
    checks.add("what is told when a statement is broken", events_of_a_row, path)
    checks.add("what is told when a segment is pressed", events_of_a_segment, path)


def listing(path):
    output = subprocess.run(
        [path, "--list=statements", "--format=json"], capture_output=True, check=True, timeout=60
    ).stdout
    return json.loads(output)


def is_inside_of_toolkit(thing):
    """Whether it is a part of a drop-down list that the focus never enters."""
    ancestor = thing.get_parent()
    while ancestor is not None:
        if ancestor.get_role_name() == "combo box" and thing.get_role_name() not in BUTTON:
            return True
        ancestor = ancestor.get_parent()
    return False


def expect_names(gallery, place):
    focusable = [
        thing
        for thing in gallery.walk()
        if has(thing, "focusable") and not is_inside_of_toolkit(thing)
    ]
    expect(len(focusable) > 20, f"only {len(focusable)} things can have the focus: {place}")
    for thing in focusable:
        expect(thing.get_role_name() not in ("", "unknown", "invalid"), place, describe(thing))
        name = thing.get_name()
        expect(
            name.strip() and not CLASS_NAME.fullmatch(name),
            f"{describe(thing)} has no name: {place}",
        )


def names(path, control):
    with Gallery(path, f"--show={control}") as gallery:
        expect_names(gallery, control)


def pages(path):
    with Gallery(path, "--show=segmented-control", f"--violate={FIVE}") as gallery:
        for page in ("Properties", "Events", "Statements"):
            press(gallery.one({"page tab"}, page))
            gallery.one({"page tab"}, page, selected=True)
            expect_names(gallery, page)


def rows(path, control, statements):
    """Each statement has a switch or a button that says which statement it is about."""
    with Gallery(path, f"--show={control}") as gallery:
        for statement in statements:
            text = statement["text"]
            row = gallery.find({"list item"}, text)
            expect(row, f"no row is called “{text}”")
            toggle = gallery.find(CHECKED, text, under=row)
            # What only drawing could break has a button alone.
            expect(toggle or statement["kind"] == "appearance", f"no switch is called “{text}”")
            if toggle:
                labels = [label.get_name() for label in related(toggle, LABELLED_BY)]
                expect_equal(labels, [text], "its label")
                expect(has(toggle, "checked"), f"the specimen breaks “{text}”")
            show = gallery.find(BUTTON, under=row)
            if statement["kind"] != "guideline":
                expect(show and show.get_name().endswith(f": {text}"), f"no button for “{text}”")


def controls_listed(path, count):
    with Gallery(path, "--show=segmented-control", f"--violate={FIVE}") as gallery:
        listed = gallery.one({"list"}, "Controls")
        items = gallery.all({"list item"}, under=listed)
        expect_equal(len(items), count, "how many there are")
        expect_equal(items[0].get_name(), "Segmented Control", "the first one")
        expect("broken" in items[0].get_description(), "no count is told")
        expect(has(items[0], "selected"), "the choice")
        for item in items[1:]:
            expect(not has(item, "selected"), f"{item.get_name()} is chosen, too")
            expect(not item.get_description(), "a count of nothing is told")


def search(path):
    with Gallery(path) as gallery:
        field = gallery.one(FIELD, "Search controls and statements")
        expect(has(field, "focusable") and has(field, "sensitive"), "it cannot be used")
        expect("EditableText" in field.get_interfaces(), "nothing can be typed into it")
        field.set_text_contents("five segments phone")
        gallery.one({"list item"}, "On the phone use no more than five segments.")
        wait(
            lambda: len(gallery.all({"list item"}, under=gallery.find({"list"}, "Controls"))) == 1,
            "all else is left out",
        )


def segments(path):
    with Gallery(path, "--show=segmented-control") as gallery:
        found = [gallery.one(BUTTON, name) for name in ("Map", "Transit", "Satellite")]
        expect_equal([has(segment, "pressed") for segment in found], [True, False, False], "which")
        press(found[1])
        wait(
            lambda: [has(segment, "pressed") for segment in found] == [False, True, False],
            "the pressed segment is the only one",
        )
        # A press on what is selected already leaves it so.
        press(found[1])
        press(found[2])
        wait(lambda: has(found[2], "pressed"), "the next one is pressed")
        expect(not has(found[1], "pressed"), "two are pressed")


def switch(path):
    with Gallery(path, "--show=switch", "--animations=off") as gallery:
        toggle = gallery.one(CHECKED, "Wi-Fi")
        expect(has(toggle, "checked"), "it is off at first")
        for is_on in (False, True):
            press(toggle)
            wait(lambda: has(toggle, "checked") == is_on, f"it is {'on' if is_on else 'off'}")


def choices(path):
    with Gallery(path, "--show=segmented-control") as gallery:
        for name in (
            "Edition: All editions, newest wins",
            "Theme: Light",
            "Text size: Text 100 %",
            "Reading direction: Left to right",
            "Stage language: English",
            "Screen width: 320 points",
            "Undo",
            "Redo",
            "Main Menu",
        ):
            expect(gallery.find(BUTTON, name, focusable=True), f"no button is called “{name}”")
        for name, is_pressed in (("Phone", True), ("Pad", False), ("Animations", True)):
            expect(gallery.find(BUTTON, name, pressed=is_pressed), f"“{name}” is not as it is")


def events_of_a_row(path):
    text = "On the phone use no more than five segments."
    with Gallery(path, "--show=segmented-control", "--animations=off") as gallery:
        toggle = gallery.one(CHECKED, text)
        since = len(gallery.events)
        press(toggle)
        gallery.expect_event("object:state-changed:checked", 0, text, since)
        heading = wait(
            lambda: next(
                (
                    label.get_name()
                    for label in gallery.all({"label", "heading"})
                    if re.fullmatch(r"Guidelines: \d+ followed, [1-9]\d* broken", label.get_name())
                ),
                None,
            ),
            "the heading counts what is broken",
        )
        gallery.expect_event("object:property-change:accessible-name", None, heading, since)
        row = gallery.one({"list item"}, text)
        said = [label.get_name() for label in gallery.all({"label"}, under=row)]
        expect("7 segments; the limit is 5." in said and "Broken" in said, f"it says {said}")
        since = len(gallery.events)
        press(toggle)
        gallery.expect_event("object:state-changed:checked", 1, text, since)


def events_of_a_segment(path):
    with Gallery(path, "--show=segmented-control") as gallery:
        segment = gallery.one(BUTTON, "Transit")
        since = len(gallery.events)
        press(segment)
        gallery.expect_event("object:state-changed:pressed", 1, "Transit", since)
        gallery.expect_event("object:state-changed:pressed", 0, "Map", since)
        expect(children(segment), "the segment shows nothing")
