"""Drags content into an X11 window and drops it there, as the source of a drag-and-drop operation.

    drag.py WINDOW TYPE CONTENT

Prints 'finished' if the window accepts the content. Uses version 5 of the XDND protocol.
"""

import sys

from Xlib import X, Xatom, display
from Xlib.protocol import event

window_id, kind, content = int(sys.argv[1]), sys.argv[2], sys.argv[3].encode()
screen = display.Display()
target = screen.create_resource_object("window", window_id)
source = screen.screen().root.create_window(0, 0, 1, 1, 0, screen.screen().root_depth)


def atom(name):
    return screen.intern_atom(name)


def send(name, *data):
    message = event.ClientMessage(
        window=target, client_type=atom(name), data=(32, [source.id, *data, 0, 0, 0, 0][:5]))
    target.send_event(message)
    screen.flush()


def answer(request):
    """Sends the content to the window that requests it."""
    request.requestor.change_property(request.property, atom(kind), 8, content)
    request.requestor.send_event(event.SelectionNotify(
        time=request.time, requestor=request.requestor, selection=request.selection, target=request.target,
        property=request.property))
    screen.flush()


source.set_selection_owner(atom("XdndSelection"), X.CurrentTime)
pointer = screen.screen().root.query_pointer()
send("XdndEnter", 5 << 24, atom(kind))
send("XdndPosition", 0, pointer.root_x << 16 | pointer.root_y, X.CurrentTime, atom("XdndActionCopy"))
while True:
    found = screen.next_event()
    if found.type == X.SelectionRequest:
        answer(found)
    elif found.type == X.ClientMessage and found.client_type == atom("XdndStatus"):
        if not found.data[1][1] & 1:
            break
        send("XdndDrop", 0, X.CurrentTime)
    elif found.type == X.ClientMessage and found.client_type == atom("XdndFinished"):
        print("finished")
        break
