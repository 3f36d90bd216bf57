"""The on-screen keyboard of the stage, whose keys type into a real field."""

from checks import expect, expect_equal
from hands import click, key, type_text
from reader import BUTTON, CHECKED, FIELD, Gallery, has, press, text_of, wait

NAME = "E-mail"
STRAYS = "text-field.purpose-left-extras-right"
STRAYS_TEXT = (
    "Use the left end of the field to show its purpose and the right end for extra functions, such"
    " as bookmarks."
)


def add(checks, path):
    checks.add("keys of the on-screen keyboard over the bus", keys, path)
    checks.add("keys of the on-screen keyboard under the pointer", pointer, path)
    checks.add("undo in a text field", undo, path)


def expect_text(field, text):
    wait(lambda: text_of(field) == text, f"the field has the text {text!r}")


def keys(path):
    with Gallery(path, "--show=keyboard") as gallery:
        field = gallery.one(FIELD, NAME)
        expect_text(field, "nora")
        board = gallery.one({"grouping", "panel", "filler"}, "Keyboard")
        names = [key.get_name() for key in gallery.all(BUTTON, under=board)]
        expect(all(names), f"a key has no name: {names}")
        expect_equal(len(set(names)), len(names), "how many names keys have")
        for name, text in (("@", "nora@"), ("b", "nora@b"), ("Delete", "nora@")):
            press(gallery.one(BUTTON, name, under=board))
            expect_text(field, text)
        press(gallery.one(BUTTON, "Capitals", under=board))
        press(gallery.one(BUTTON, "B", under=board))
        expect_text(field, "nora@B")
        gallery.one(BUTTON, "b", under=board)


def pointer(path):
    with Gallery(path, "--show=keyboard") as gallery:
        field = gallery.one(FIELD, NAME)
        board = gallery.one({"grouping", "panel", "filler"}, "Keyboard")
        click(gallery.one(BUTTON, "@", under=board))
        expect_text(field, "nora@")
        wait(lambda: has(field, "focused"), "the field has the focus")
        # Both keyboards type into the same field.
        type_text("x.")
        expect_text(field, "nora@x.")
        click(gallery.one(BUTTON, "d", under=board))
        expect_text(field, "nora@x.d")
        expect(has(field, "focused"), "a key takes the focus from the field")


def undo(path):
    with Gallery(path, "--show=text-field", f"--violate={STRAYS}") as gallery:
        field = gallery.one(FIELD, "Email")
        before = text_of(field)
        broken = gallery.one(CHECKED, STRAYS_TEXT, checked=False)
        press(broken)
        gallery.one(CHECKED, STRAYS_TEXT, checked=True)
        click(field)
        key("End")
        type_text("ab")
        expect_text(field, before + "ab")
        # Text that can be undone comes first, and what was done before only then.
        key("ctrl+z")
        expect_text(field, before)
        expect(gallery.find(CHECKED, STRAYS_TEXT, checked=True), "more than the text was undone")
        key("ctrl+shift+z")
        expect_text(field, before + "ab")
