"""The program's window as a screen reader meets it: over the accessibility bus."""

import os
import subprocess
import time
from contextlib import contextmanager

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

from checks import expect

# How long anything may take, in seconds, on a busy machine.
PATIENCE = 20

# Versions of the toolkit and of the bus call the same thing by different names.
BUTTON = {"button", "push button", "toggle button"}
CHECKED = {"check box", "switch"}
FIELD = {"entry", "text"}
WINDOW = {"frame", "window"}

LABELLED_BY = Atspi.RelationType.LABELLED_BY
DESCRIBED_BY = Atspi.RelationType.DESCRIBED_BY

# What is said of things that went while they were asked about; it is no fault.
GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_MASK, lambda *_: None, None)


def wait(condition, what, seconds=PATIENCE):
    """Waits until the condition holds, and returns what it answers."""
    context = GLib.MainContext.default()
    deadline = time.monotonic() + seconds
    alarm = GLib.timeout_add(10, lambda: True)
    try:
        while not (answer := attempt(condition)):
            expect(time.monotonic() < deadline, f"{what}: not within {seconds} s")
            context.iteration(True)
    finally:
        GLib.source_remove(alarm)
    return answer


def attempt(condition):
    """What the condition answers; None if it asks about something that has gone."""
    try:
        return condition()
    except GLib.Error:
        return None


class Event:
    """Something that the program told the bus."""

    def __init__(self, event):
        self.kind = event.type
        self.detail = event.detail1
        self.source = event.source


class Gallery:
    """The program, running on the display and on the bus."""

    KINDS = ("object:state-changed", "object:property-change", "object:selection-changed")

    def __init__(self, path, *arguments):
        self.events = []
        self._listener = Atspi.EventListener.new(lambda event: self.events.append(Event(event)))
        for kind in self.KINDS:
            self._listener.register(kind)
        self.process = subprocess.Popen(
            [path, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        try:
            self.application = wait(self._find_application, "the program comes to the bus")
            # What is asked is to be what is so now.
            self.application.set_cache_mask(Atspi.Cache.NONE)
            wait(lambda: self.find(WINDOW, active=True), "the window is active")
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        complaints = self.close()
        if error is None:
            expect(not complaints, f"the program complains: {complaints}")

    def close(self):
        """Ends the program, and returns what it wrote on standard error."""
        for kind in self.KINDS:
            self._listener.deregister(kind)
        self.process.terminate()
        return self.process.communicate(timeout=PATIENCE)[1].decode()

    def _find_application(self):
        expect(self.process.poll() is None, "the program has ended")
        desktop = Atspi.get_desktop(0)
        for application in children(desktop):
            if application.get_process_id() == self.process.pid and application.get_child_count():
                return application
        return None

    # Finding things

    def walk(self, root=None):
        """Everything beneath, each before what is in it."""
        for child in children(root or self.application):
            yield child
            yield from self.walk(child)

    def matches(self, roles, name=None, under=None, **states):
        """What has one of the roles, the name, and states that are so or not, as it is met."""
        for found in self.walk(under):
            if (
                found.get_role_name() in roles
                and name in (None, found.get_name())
                and all(has(found, state) == wanted for state, wanted in states.items())
            ):
                yield found

    def all(self, roles, name=None, under=None, **states):
        return list(self.matches(roles, name, under, **states))

    def find(self, roles, name=None, under=None, **states):
        """The first such thing, None if there is none."""
        return next(self.matches(roles, name, under, **states), None)

    def one(self, roles, name=None, under=None, **states):
        """The first such thing, waiting for it to come."""
        return wait(
            lambda: self.find(roles, name, under, **states), f"{name or roles} {states or ''}"
        )

    def focus(self):
        """What has the focus."""
        return next((found for found in self.walk() if has(found, "focused")), None)

    # Events

    def heard(self, kind, detail=None, name=None, since=0):
        """Whether the program told of such an event of something of that name."""
        return any(
            event.kind == kind
            and detail in (None, event.detail)
            and (name is None or attempt(event.source.get_name) == name)
            for event in self.events[since:]
        )

    def expect_event(self, kind, detail=None, name=None, since=0):
        wait(
            lambda: self.heard(kind, detail, name, since),
            f"the program tells of {kind} {detail} of {name}",
        )


def children(parent):
    found = (parent.get_child_at_index(index) for index in range(parent.get_child_count()))
    return [child for child in found if child is not None]


def states(thing):
    return {state.value_nick for state in thing.get_state_set().get_states()}


def has(thing, state):
    return state in states(thing)


def text_of(field):
    # The thing itself has methods of the same names in some versions, which do something else.
    return Atspi.Text.get_text(field, 0, Atspi.Text.get_character_count(field))


def press(thing):
    """Does what a screen reader's user asks for."""
    expect(thing.do_action(0), f"{describe(thing)} cannot be pressed")


def related(thing, kind):
    """What the program says that the thing is labelled or described by."""
    return [
        relation.get_target(index)
        for relation in thing.get_relation_set()
        if relation.get_relation_type() == kind
        for index in range(relation.get_n_targets())
    ]


def describe(thing):
    return f"{thing.get_role_name()} “{thing.get_name()}”"


@contextmanager
def accessibility_bus():
    """Has the bus running meanwhile, which would else come by itself and talk a lot."""
    for name in ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS"):
        expect(os.environ.get(name), f"{name} is not set")
    launcher = subprocess.Popen(
        ["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    dbus = "org.freedesktop.DBus"
    question = GLib.Variant("(s)", ("org.a11y.Bus",))

    def is_there():
        return session.call_sync(
            dbus, "/", dbus, "NameHasOwner", question, None, Gio.DBusCallFlags.NONE, -1
        ).unpack()[0]

    try:
        wait(is_there, "the accessibility bus is there")
        yield
    finally:
        launcher.terminate()
        launcher.wait(PATIENCE)
