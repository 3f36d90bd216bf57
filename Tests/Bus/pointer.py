"""The window used with the pointer."""

from checks import expect
from hands import box, click, drag
from names import FIVE
from reader import BUTTON, CHECKED, Gallery, has, wait

FIVE_TEXT = "On the phone use no more than five segments."


def add(checks, path):
    checks.add("clicks on the switch", click_switch, path)
    for idiom in ("phone", "pad"):
        checks.add(f"a click on a segment on the {idiom}", segment, path, idiom)
        checks.add(f"slides of the switch on the {idiom}", slide_switch, path, idiom, "ltr")
    checks.add("slides of the switch from right to left", slide_switch, path, "phone", "rtl")
    checks.add("a click on a statement's switch", row, path)
    checks.add("a click in the list", listed, path)
    checks.add("clicks at the top", top, path)


def segment(path, idiom):
    with Gallery(path, "--show=segmented-control", f"--idiom={idiom}") as gallery:
        for name in ("Satellite", "Transit", "Transit", "Map"):
            click(gallery.one(BUTTON, name))
            gallery.one(BUTTON, name, pressed=True)
            pressed = [
                other
                for other in ("Map", "Transit", "Satellite")
                if gallery.find(BUTTON, other, pressed=True)
            ]
            expect(pressed == [name], f"after a click on {name} {pressed} are pressed")


def expect_state(toggle, is_on, what):
    wait(lambda: has(toggle, "checked") == is_on, f"{what}: it is {'on' if is_on else 'off'}")


def click_switch(path):
    with Gallery(path, "--show=switch") as gallery:
        toggle = gallery.one(CHECKED, "Wi-Fi", checked=True)
        gallery.one({"list item"}, "Home")
        click(toggle)
        expect_state(toggle, False, "a click")
        wait(lambda: not gallery.find({"list item"}, "Home"), "what depends on it has gone")
        click(toggle)
        expect_state(toggle, True, "another click")
        gallery.one({"list item"}, "Home")


def knob(gallery, is_on, direction):
    """Where the knob of the stage's switch is, which alone can be slid."""
    if direction == "ltr":
        place = box(gallery.one(CHECKED, "Wi-Fi"))
        share = 0.75 if is_on else 0.25
        return round(place.x + share * place.width), place.y + place.height // 2
    # The switch may be mirrored as a whole, place and all, but stands at the end of its row.
    place = box(gallery.one({"list item"}, "Wi-Fi"))
    return place.x + (24 if is_on else 48), place.y + place.height // 2


def slide_switch(path, idiom, direction):
    # The pad is made small, since GTK 4.8 tells the bus of no scale, and the knob has to be met.
    width = {"phone": 320, "pad": 507}[idiom]
    options = (f"--idiom={idiom}", f"--width={width}", f"--direction={direction}")
    with Gallery(path, "--show=switch", "--animations=off", *options) as gallery:
        toggle = gallery.one(CHECKED, "Wi-Fi", checked=True)
        on, off = (knob(gallery, is_on, direction) for is_on in (True, False))
        way = 30 if direction == "ltr" else -30
        drag(*on, -way)
        expect_state(toggle, False, "a slide to off")
        drag(*off, way)
        expect_state(toggle, True, "a slide to on")
        # To where it is already: a slide is no click.
        since = len(gallery.events)
        drag(*on, way)
        drag(*on, -way)
        expect_state(toggle, False, "a slide to off after one to nowhere")
        changes = [
            event.detail
            for event in gallery.events[since:]
            if event.kind == "object:state-changed:checked" and event.source == toggle
        ]
        expect(set(changes) <= {0}, f"it was switched {changes}")


def row(path):
    with Gallery(path, "--show=segmented-control") as gallery:
        toggle = gallery.one(CHECKED, FIVE_TEXT, checked=True)
        click(toggle)
        wait(lambda: not has(toggle, "checked"), "a click breaks the statement")
        click(gallery.one(BUTTON, "Mend All"))
        wait(lambda: has(toggle, "checked"), "Mend All mends it")
        click(gallery.one(BUTTON, "Undo", sensitive=True))
        wait(lambda: not has(toggle, "checked"), "Undo breaks it again")


def listed(path):
    with Gallery(path, "--show=segmented-control", f"--violate={FIVE}") as gallery:
        click(gallery.one({"list item"}, "Switch"))
        gallery.one(CHECKED, "Wi-Fi")
        item = gallery.one({"list item"}, "Switch", selected=True)
        wait(lambda: has(item, "focused"), "it has the focus")
        click(gallery.one({"list item"}, "Segmented Control"))
        gallery.one(BUTTON, "Ferry")


def top(path):
    with Gallery(path, "--show=segmented-control") as gallery:
        click(gallery.one(BUTTON, "Pad"))
        gallery.one(BUTTON, "Pad", pressed=True)
        gallery.one(BUTTON, "Screen width: 768 points")
        click(gallery.one(BUTTON, "Animations"))
        gallery.one(BUTTON, "Animations", pressed=False)
        click(gallery.one({"page tab"}, "Properties"))
        gallery.one({"page tab"}, "Properties", selected=True)
