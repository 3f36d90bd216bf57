"""The window used by keys alone."""

from checks import expect, expect_equal
from hands import key, type_text
from names import FIVE
from reader import (
    BUTTON,
    CHECKED,
    DESCRIBED_BY,
    FIELD,
    Atspi,
    Gallery,
    describe,
    has,
    related,
    text_of,
    wait,
)

BROKEN = ("--show=segmented-control", f"--violate={FIVE}")
FIVE_TEXT = "On the phone use no more than five segments."
HEIGHT_TEXT = "The height of the control is fixed."
SEARCH = "Search controls and statements"
FOCUSED = "object:state-changed:focused"

# The toolkit keeps the focus from what the pointer alone is for.
POINTER_ONLY = {"Minimize", "Maximize", "Restore", "Close"}


def add(checks, path):
    checks.add("Tab through a broken segmented control", tab, path, BROKEN, "Map")
    checks.add("Tab through the switch", tab, path, ("--show=switch",), "Wi-Fi")
    checks.add("arrows in the list", arrows, path)
    checks.add("Space on a statement's switch", space_on_row, path)
    checks.add("Space on a segment", space_on_segment, path)
    checks.add("Space on the stage's switch", space_on_switch, path)
    checks.add("keys of the search", search, path)
    checks.add("a statement that was searched for", find_statement, path)
    checks.add("undo and redo", undo, path)
    checks.add("keys for commands", commands, path)
    checks.add("the menu", menu, path)
    checks.add("a menu under the stage", appearance, path)


def follow(gallery, name):
    """Presses a key and returns what gets the focus by it."""
    since = len(gallery.events)
    key(name)

    def focused():
        found = [
            event.source
            for event in gallery.events[since:]
            if event.kind == FOCUSED and event.detail == 1
        ]
        return found[-1] if found else None

    return wait(focused, f"{name} moves the focus")


def tab_to(gallery, name):
    """Goes on by Tab to what is called so."""
    for _ in range(100):
        if follow(gallery, "Tab").get_name() == name:
            return
    raise AssertionError(f"Tab does not come to {name}")


def round_trip(gallery, name):
    """What gets the focus by one key after another, until it begins anew."""
    stops = [follow(gallery, name)]
    while len(stops) < 200:
        stop = follow(gallery, name)
        if stop == stops[0]:
            return stops
        stops.append(stop)
    raise AssertionError(f"{name} does not come back to {describe(stops[0])}")


def tab(path, options, on_stage):
    with Gallery(path, *options) as gallery:
        chosen = gallery.find({"list item"}, selected=True).get_name()
        stops = round_trip(gallery, "Tab")
        names = [stop.get_name() for stop in stops]
        wanted = gallery.all(BUTTON | CHECKED | FIELD | {"page tab"}, focusable=True, sensitive=True)
        expect(len(wanted) > 25, f"only {len(wanted)} things can be used")
        for thing in wanted:
            expect(
                thing in stops or thing.get_name() in POINTER_ONLY,
                f"Tab does not come to {describe(thing)}",
            )
        expect_equal(
            gallery.find({"list item"}, selected=True).get_name(), chosen, "the chosen control"
        )
        expect(not gallery.find(BUTTON, "Undo", sensitive=True), "Tab changed something")
        # From the search on, as one reads: list, stage, what is beneath, panel, top.
        first = names.index(SEARCH)
        order = names[first:] + names[:first]
        landmarks = [SEARCH, chosen, on_stage, "Theme: Light", "Animations", "Statements", "Events"]
        landmarks += ["Broken Only", "Phone", "Main Menu"]
        places = [order.index(name) for name in landmarks]
        expect_equal(places, sorted(places), f"the order of {landmarks}")
        statements = [
            item.get_name()
            for listed in gallery.all({"list"})
            if ": " in listed.get_name()
            for item in gallery.all({"list item"}, under=listed)
        ]
        expect(len(statements) > 10, f"only {len(statements)} statements are listed")
        expect_equal(
            [name for name in order if name in statements], statements, "the order of statements"
        )
        back = [stop.get_name() for stop in round_trip(gallery, "shift+Tab")]
        turn = back.index(SEARCH)
        backwards = (back[turn:] + back[:turn])[1:]
        expect_equal(backwards[::-1], order[1:], "the way back")


def arrows(path):
    with Gallery(path, "--show=segmented-control") as gallery:
        focus = wait(gallery.focus, "something has the focus")
        expect_equal(focus.get_name(), "Segmented Control", "what has the focus at first")
        for name, control, text in (
            ("Down", "Switch", "Use switches in table rows only."),
            ("Up", "Segmented Control", FIVE_TEXT),
        ):
            expect_equal(follow(gallery, name).get_name(), control, "what has the focus")
            gallery.one({"list item"}, control, selected=True)
            gallery.one(CHECKED, text)


def space_on_row(path):
    with Gallery(path, "--show=segmented-control") as gallery:
        toggle = gallery.one(CHECKED, FIVE_TEXT)
        tab_to(gallery, FIVE_TEXT)
        key("space")
        wait(lambda: not has(toggle, "checked"), "Space breaks the statement")
        gallery.one(BUTTON, "Ferry")
        wait(
            lambda: ["7 segments; the limit is 5."]
            == [words.get_name() for words in related(toggle, DESCRIBED_BY)],
            "the switch tells what is wrong",
        )
        key("space")
        wait(lambda: has(toggle, "checked"), "Space mends the statement")
        wait(lambda: not gallery.find(BUTTON, "Ferry"), "the segments are fewer again")


def space_on_segment(path):
    with Gallery(path, "--show=segmented-control") as gallery:
        tab_to(gallery, "Transit")
        key("space")
        gallery.one(BUTTON, "Transit", pressed=True)
        expect(gallery.find(BUTTON, "Map", pressed=False), "two segments are pressed")
        expect(has(gallery.find(BUTTON, "Transit"), "focused"), "the focus is lost")


def space_on_switch(path):
    with Gallery(path, "--show=switch") as gallery:
        toggle = gallery.one(CHECKED, "Wi-Fi", checked=True)
        tab_to(gallery, "Wi-Fi")
        for is_on in (False, True):
            key("space")
            wait(lambda: has(toggle, "checked") == is_on, f"it is {'on' if is_on else 'off'}")
        expect(has(toggle, "focused"), "the focus is lost")


def search(path):
    with Gallery(path, "--show=segmented-control") as gallery:
        field = gallery.one(FIELD, SEARCH)
        expect(not has(field, "focused"), "the search has the focus at first")
        key("ctrl+f")
        wait(lambda: has(field, "focused"), "Ctrl+F puts the focus into the search")
        type_text("swi")
        wait(lambda: text_of(field) == "swi", "what is typed stands there")
        wait(lambda: not gallery.find({"list item"}, "Segmented Control"), "others are left out")
        # What the focus comes to in the list is chosen.
        expect_equal(follow(gallery, "Tab").get_name(), "Switch", "where Tab leads")
        key("ctrl+f")
        wait(lambda: has(field, "focused"), "Ctrl+F puts the focus back")
        wait(lambda: Atspi.Text.get_n_selections(field) == 1, "the text is selected")
        chosen = Atspi.Text.get_selection(field, 0)
        expect_equal((chosen.start_offset, chosen.end_offset), (0, 3), "what is selected")
        type_text("x")
        wait(lambda: text_of(field) == "x", "what is typed takes the place of the text")
        key("Escape")
        wait(lambda: text_of(field) == "", "Escape clears")
        gallery.one({"list item"}, "Segmented Control")
        expect(has(field, "focused"), "the focus is lost")
        expect_equal(follow(gallery, "Escape").get_name(), "Switch", "where Escape leads")


def find_statement(path):
    with Gallery(path, "--show=switch") as gallery:
        key("ctrl+f")
        wait(lambda: has(gallery.one(FIELD, SEARCH), "focused"), "the search has the focus")
        type_text("height fixed")
        hit = gallery.one({"list item"}, HEIGHT_TEXT)
        expect(follow(gallery, "Tab") == hit, "Tab does not lead to what is found")
        target = follow(gallery, "Return")
        expect_equal(target.get_name(), HEIGHT_TEXT, "what has the focus")
        expect(target.get_role_name() in CHECKED, describe(target))
        key("ctrl+f", "Escape")
        gallery.one({"list item"}, "Segmented Control", selected=True)


def undo(path):
    with Gallery(path, "--show=segmented-control") as gallery:
        tab_to(gallery, "Transit")
        key("space")
        gallery.one(BUTTON, "Transit", pressed=True)
        for name, pressed in (
            ("ctrl+z", "Map"),
            ("ctrl+shift+z", "Transit"),
            ("ctrl+z", "Map"),
            ("ctrl+y", "Transit"),
        ):
            key(name)
            wait(
                lambda: gallery.find(BUTTON, pressed, pressed=True), f"{name} leads to {pressed}"
            )


def commands(path):
    with Gallery(path, *BROKEN) as gallery:
        toggle = gallery.one(CHECKED, FIVE_TEXT, checked=False)
        key("ctrl+b")
        gallery.one(BUTTON, "Broken Only", pressed=True)
        wait(lambda: not gallery.find({"list item"}, HEIGHT_TEXT), "the rest is left out")
        key("ctrl+b")
        gallery.one({"list item"}, HEIGHT_TEXT)
        key("ctrl+m")
        wait(lambda: has(toggle, "checked"), "Ctrl+M mends all")
        key("ctrl+z")
        wait(lambda: not has(toggle, "checked"), "Ctrl+Z breaks it again")
        key("ctrl+r")
        wait(lambda: has(toggle, "checked"), "Ctrl+R goes back to the specimen")
        wait(lambda: not gallery.find(BUTTON, "Bus"), "the specimen has three segments")


def menu(path):
    with Gallery(path, "--show=segmented-control") as gallery:
        button = gallery.one(BUTTON, "Main Menu", focusable=True)
        key("F10")
        items = {"menu item", "button", "push button"}
        for name in ("Keyboard Shortcuts", "About Linux Gallery", "Quit"):
            gallery.one(items, name)
        gallery.one(items, "Keyboard Shortcuts", focused=True)
        key("Escape")
        wait(lambda: has(button, "focused"), "Escape closes the menu")


def appearance(path):
    with Gallery(path, "--show=segmented-control") as gallery:
        tab_to(gallery, "Theme: Light")
        first = follow(gallery, "space")
        expect(first.get_name() == "Light", f"the menu begins with {describe(first)}")
        expect_equal(follow(gallery, "Down").get_name(), "Dark", "the next one")
        key("Return")
        button = gallery.one(BUTTON, "Theme: Dark", focusable=True)
        wait(lambda: has(button, "focused"), "the button has the focus again")
