"""The edit menu of the program, with a real pointer, real keys and the display's clipboard."""

from checks import expect, expect_equal
from hands import box, key, type_text, xdotool
from reader import FIELD, Atspi, Gallery, has, text_of, wait

# What assistive technologies are told that a command is.
COMMAND = {"menu item"}
COMMANDS = ["Cut", "Copy", "Paste", "Select All", "Delete", "Look Up", "Translate"]
WORD = "Sturdy"


def add(checks, path):
    checks.add("a held word brings the edit menu up", gesture, path, hold)
    checks.add("a double click brings the edit menu up", gesture, path, double_click)
    checks.add("the edit menu by keys", by_keys, path)


def selected(field):
    if Atspi.Text.get_n_selections(field) == 0:
        return ""
    chosen = Atspi.Text.get_selection(field, 0)
    return text_of(field)[chosen.start_offset : chosen.end_offset]


def first_word(field):
    """A place in the first word, of which the bus knows only where the text begins."""
    place = box(field)
    return place.x + 34, place.y + 20


def hold(x, y):
    xdotool("mousemove", x, y, "mousedown", 1, "sleep", 1, "mouseup", 1)


def double_click(x, y):
    xdotool("mousemove", x, y, "click", "--repeat", 2, "--delay", 40, 1)


def offered(gallery):
    menu = gallery.one({"menu"}, "Edit Menu")
    return [command.get_name() for command in gallery.all(COMMAND, under=menu)]


def gesture(path, touch):
    with Gallery(path, "--show=edit-menu") as gallery:
        field = gallery.one(FIELD, "Description")
        key("Escape")
        touch(*first_word(field))
        wait(lambda: selected(field) == WORD, "the word is selected")
        wait(lambda: gallery.find(COMMAND, "Cut", sensitive=True), "the menu is up")
        expect_equal(
            [name for name in offered(gallery) if name != "Paste"],
            [name for name in COMMANDS if name != "Paste"],
            "what is offered",
        )


def by_keys(path):
    with Gallery(path, "--show=edit-menu") as gallery:
        field = gallery.one(FIELD, "Description")
        before = text_of(field)
        double_click(*first_word(field))
        wait(lambda: selected(field) == WORD, "the word is selected")
        key("Escape")
        wait(lambda: not gallery.find(COMMAND, "Cut"), "Escape closes the menu")
        expect_equal(selected(field), WORD, "what is selected")
        expect(has(field, "focused"), "the text has not the focus")
        key("Menu")
        gallery.one(COMMAND, "Cut", focused=True)
        key("Return")
        wait(lambda: text_of(field) == before.removeprefix(WORD), "the word is cut")
        wait(lambda: has(field, "focused"), "the text has the focus again")
        key("ctrl+z")
        wait(lambda: text_of(field) == before, "undo brings it back")
        type_text("Fine")
        wait(
            lambda: text_of(field) == before.replace(WORD, "Fine", 1),
            "what is typed takes the place of the word",
        )
        key("ctrl+v")
        wait(lambda: text_of(field).startswith("Fine" + WORD), "what was cut is pasted")
