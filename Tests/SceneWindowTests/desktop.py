"""Acts as a desktop on the session bus: a portal for settings, and an input method like fcitx.

    desktop.py

Reads one command per line from standard input, and prints the method calls that it receives.

    style 1                      Set the color scheme of the portal: 0 for none, 1 for dark, 2 for light
    motion 0                     Turn animations off (0) or on (1)
    compose TEXT                 Set the preedit text of the input method; without TEXT, cancel the composition
    commit TEXT                  Insert the text of the input method
"""

from gi.repository import Gio, GLib

SETTINGS = """<node><interface name="org.freedesktop.portal.Settings">
  <method name="ReadAll">
    <arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""

METHOD = """<node><interface name="org.fcitx.Fcitx.InputMethod1">
  <method name="CreateInputContext">
    <arg type="a(ss)" direction="in"/><arg type="o" direction="out"/><arg type="ay" direction="out"/>
  </method>
</interface></node>"""

CONTEXT = """<node><interface name="org.fcitx.Fcitx.InputContext1">
  <method name="FocusIn"/><method name="FocusOut"/><method name="Reset"/><method name="DestroyIC"/>
  <method name="SetCapability"><arg type="t" direction="in"/></method>
  <method name="SetCursorRect">
    <arg type="i" direction="in"/><arg type="i" direction="in"/>
    <arg type="i" direction="in"/><arg type="i" direction="in"/>
  </method>
  <method name="ProcessKeyEvent">
    <arg type="u" direction="in"/><arg type="u" direction="in"/><arg type="u" direction="in"/>
    <arg type="b" direction="in"/><arg type="u" direction="in"/><arg type="b" direction="out"/>
  </method>
  <signal name="CommitString"><arg type="s"/></signal>
  <signal name="UpdateFormattedPreedit"><arg type="a(si)"/><arg type="i"/></signal>
</interface></node>"""

settings = {"color-scheme": 0, "enable-animations": True}
PORTAL = "/org/freedesktop/portal/desktop"
FCITX = "/org/freedesktop/portal/inputmethod"
CONTEXT_PATH = "/org/freedesktop/portal/inputcontext/1"


def say(*words):
    print(*words, flush=True)


def value(key):
    kind = "b" if key == "enable-animations" else "u"
    return GLib.Variant(kind, settings[key])


def namespace(key):
    return "org.gnome.desktop.interface" if key == "enable-animations" else "org.freedesktop.appearance"


def handle_call(connection, sender, path, interface, method, arguments, invocation):
    say(method, *arguments.unpack())
    if method == "ReadAll":
        found = {}
        for key in settings:
            if namespace(key) in arguments.unpack()[0]:
                found.setdefault(namespace(key), {})[key] = value(key)
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (found,)))
    elif method == "CreateInputContext":
        invocation.return_value(GLib.Variant("(oay)", (CONTEXT_PATH, b"")))
    elif method == "ProcessKeyEvent":
        # The program handles all keys. The commands control the composition.
        invocation.return_value(GLib.Variant("(b)", (False,)))
    else:
        invocation.return_value(None)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
for path, description in [(PORTAL, SETTINGS), (FCITX, METHOD), (CONTEXT_PATH, CONTEXT)]:
    interface = Gio.DBusNodeInfo.new_for_xml(description).interfaces[0]
    bus.register_object(path, interface, handle_call, None, None)


def set_value(key, new):
    settings[key] = new
    bus.emit_signal(
        None, PORTAL, "org.freedesktop.portal.Settings", "SettingChanged",
        GLib.Variant("(ssv)", (namespace(key), key, value(key))))


def emit(signal, arguments):
    bus.emit_signal(None, CONTEXT_PATH, "org.fcitx.Fcitx.InputContext1", signal, arguments)


def command(stream, result):
    line, _ = stream.read_line_finish_utf8(result)
    if line is None:
        loop.quit()
        return
    word, _, rest = line.partition(" ")
    if word == "style":
        set_value("color-scheme", int(rest))
    elif word == "motion":
        set_value("enable-animations", rest == "1")
    elif word == "compose":
        emit("UpdateFormattedPreedit", GLib.Variant("(a(si)i)", ([(rest, 0)] if rest else [], len(rest.encode()))))
    elif word == "commit":
        emit("CommitString", GLib.Variant("(s)", (rest,)))
    stream.read_line_async(GLib.PRIORITY_DEFAULT, None, command)


loop = GLib.MainLoop()
names = {"org.freedesktop.portal.Desktop", "org.freedesktop.portal.Fcitx"}


def owned(_, name):
    names.discard(name)
    if not names:
        say("ready")


for name in list(names):
    Gio.bus_own_name_on_connection(bus, name, Gio.BusNameOwnerFlags.NONE, owned, None)
# 'sys.stdin' would buffer lines without notifying the loop.
inputs = Gio.DataInputStream.new(Gio.UnixInputStream.new(0, False))
inputs.read_line_async(GLib.PRIORITY_DEFAULT, None, command)
loop.run()
