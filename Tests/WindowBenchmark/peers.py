"""Prints what windows take that scenec shows, and what those of GTK 4 and Qt take that show the same, in one run on one display of
1920 × 1080 pixels without a screen (Xvfb).

    python3 peers.py PROGRAMS OWN SCENES CLOCK

PROGRAMS is the folder of what is compiled from the sources beside this file, OWN the program WindowBenchmark and SCENES its
compiled scenes, CLOCK the alarm clock. `--only press|scroll|start` leaves out the rest. What the folder does not have is not
compared.
"""

import os
import statistics
import subprocess
import sys
import tempfile

PRESSES = 300
STARTS = 11
SECONDS = 8
# The processor that a program scrolls on. The display has the others.
PROCESSOR = "0"

# A place on a screen, in pixels of its window.
FIELD = ("960", "540")
TEXT = ("16", "540")
BUTTON = ("160", "425")
INDIGO = "5856D6"


class Display:
    """A display without a screen, and programs that are measured there."""

    def __init__(self, folder, programs):
        self.measure = os.path.join(programs, "measure")
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            name = f":{number.readline().strip()}"
        # Nothing of a desktop, so that nobody looks for one; and no processor of a graphics card, for nobody.
        self.environment = {
            **os.environ, "DISPLAY": name, "DISPLAY_PROCESS": str(self.server.pid), "XDG_RUNTIME_DIR": folder,
            "DBUS_SESSION_BUS_ADDRESS": "disabled:", "GTK_A11Y": "none", "GDK_BACKEND": "x11",
            "GSK_RENDERER": "cairo", "GSETTINGS_BACKEND": "memory", "QT_QPA_PLATFORM": "xcb",
            "QT_QUICK_BACKEND": "software", "SDL_VIDEODRIVER": "x11",
        }
        self.environment.pop("WAYLAND_DISPLAY", None)

    def lines(self, *words):
        """What measuring prints: numbers, a line each."""
        done = subprocess.run(
            [self.measure, *words], env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if done.returncode != 0:
            sys.exit(f"{' '.join(words)}: {done.stderr}")
        return [[float(number) for number in line.split("\t")] for line in done.stdout.splitlines()]

    def end(self):
        self.server.terminate()
        self.server.wait()


def press(display, program):
    times = sorted(line[0] for line in display.lines("press", *FIELD, str(PRESSES), *program))
    return [statistics.median(times), times[int(len(times) * 0.99)]]


def scroll(display, program):
    pinned = ["taskset", "-c", PROCESSOR, *program]
    return display.lines("scroll", *TEXT, str(SECONDS), *pinned)[0]


def start(display, program):
    runs = [display.lines("start", *BUTTON, INDIGO, *program)[0][0] for _ in range(STARTS)]
    # The first finds nothing in memory.
    return [statistics.median(runs[1:])]


def compare(display, title, measured, columns, rows):
    """Prints a table: what is measured of each program, and how many times as much that is as our own."""
    print(f"{title}: {', '.join(columns)}")
    own = None
    for name, program in rows:
        if not os.path.exists(program[0]):
            print(f"  {name}: not there, not compared")
            continue
        figures = measured(display, program)
        own = own or figures
        shown = [f"{figure:.2f} ({figure / of:.2f} ×)" for figure, of in zip(figures, own)]
        print(f"  {name}: {', '.join(shown)}", flush=True)


def main():
    words = sys.argv[1:]
    only = words[words.index("--only") + 1:] if "--only" in words else ["press", "scroll", "start"]
    programs, own, scenes, clock = words[:4]
    gtk, qt, quick = (os.path.join(programs, name) for name in ("gtk", "qt", "quick"))
    with tempfile.TemporaryDirectory() as folder:
        display = Display(folder, programs)
        try:
            if "press" in only:
                compare(
                    display, "From a press of the mouse until it is seen", press,
                    ["milliseconds, the median", "99 in 100 at most"],
                    [("scenec", [own, scenes]), ("GTK 4", [gtk, "pad"]), ("Qt, widgets", [qt, "pad"])])
            if "scroll" in only:
                compare(
                    display, "A table of 100,000 rows that scrolls at 1920 × 1080, on one processor", scroll,
                    [
                        "pictures a second", "milliseconds of the processor for each",
                        "milliseconds of the display's processor for each",
                    ],
                    [
                        ("scenec", [own, scenes, "--table"]), ("GTK 4, GtkListView", [gtk, "table"]),
                        ("Qt Quick, ListView", [quick]),
                    ])
            if "start" in only:
                compare(
                    display, "From exec to the first picture of the alarm clock", start, ["milliseconds"],
                    [("scenec", [clock]), ("GTK 4", [gtk, "clock"]), ("Qt, widgets", [qt, "clock"])])
        finally:
            display.end()


main()
