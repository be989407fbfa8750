"""Boots a virtual machine that has a display and no desktop, and uses a program there with its mouse and keyboard.

use.py FOLDER: FOLDER contains the program, its scenes, init.sh, the kernel and its initrd. QEMU runs the machine. The kernel (KMS)
drives its display, and its root file system is that of this machine, read-only.
"""

import json
import pathlib
import socket
import subprocess
import sys
import time

SIZE = (1280, 800)
WHITE, GREEN = (255, 255, 255), (52, 199, 89)
# The time limit in seconds. An emulated machine on a busy host is slow.
PATIENCE = 600


class Machine:
    def __init__(self, folder):
        self.folder = folder
        self.console = folder / "console"
        self.console.unlink(missing_ok=True)
        (folder / "qmp").unlink(missing_ok=True)
        (folder / "end").unlink(missing_ok=True)
        append = (
            "root=host rootfstype=9p rootflags=trans=virtio,version=9p2000.L,cache=loose,msize=512000 ro quiet panic=-1 "
            f"console=ttyS0 init={folder}/init.sh scenec.folder={folder}"
        )
        self.process = subprocess.Popen(
            ["qemu-system-x86_64", "-accel", "tcg,thread=multi", "-smp", "2", "-m", "2048", "-no-reboot"]
            + ["-kernel", folder / "vmlinuz", "-initrd", folder / "initrd", "-append", append]
            + ["-virtfs", "local,path=/,mount_tag=host,security_model=none,readonly=on,multidevs=remap"]
            + ["-nic", "none", "-vga", "none", "-display", "none"]
            + ["-device", f"virtio-vga,xres={SIZE[0]},yres={SIZE[1]}"]
            + ["-device", "virtio-keyboard-pci", "-device", "virtio-mouse-pci"]
            + ["-serial", f"file:{self.console}", "-serial", f"unix:{folder}/end,server,nowait"]
            + ["-qmp", f"unix:{folder}/qmp,server,nowait"]
        )
        self.wait(lambda: (folder / "qmp").exists(), "QEMU")
        self.monitor = self.connect("qmp").makefile("rw")
        self.monitor.readline()
        self.execute("qmp_capabilities")

    def connect(self, name):
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(str(self.folder / name))
        return connection

    def execute(self, command, **arguments):
        self.monitor.write(json.dumps({"execute": command, "arguments": arguments}) + "\n")
        self.monitor.flush()
        while True:
            answer = json.loads(self.monitor.readline())
            if "error" in answer:
                sys.exit(f"{command}: {answer['error']['desc']}")
            if "return" in answer:
                return

    def wait(self, is_there, what):
        end = time.monotonic() + PATIENCE
        while not is_there():
            if time.monotonic() > end or self.process.poll() is not None and what != "the end":
                print(self.output())
                sys.exit(f"{what} did not appear within {PATIENCE} seconds")
            time.sleep(0.5)

    def output(self):
        return self.console.read_text(errors="replace") if self.console.exists() else ""

    def send(self, *events):
        self.execute("input-send-event", events=[{"type": kind, "data": data} for kind, data in events])

    def point(self, x, y):
        # The mouse reports relative motion, so it moves to the upper left corner first.
        for way in [(-4000, -4000), (x, y)]:
            self.send(*[("rel", {"axis": axis, "value": value}) for axis, value in zip("xy", way)])

    def click(self, x, y):
        self.point(x, y)
        for down in [True, False]:
            self.send(("btn", {"button": "left", "down": down}))

    def press(self, *keys):
        for key in keys:
            self.execute("send-key", keys=[{"type": "qcode", "data": part} for part in key.split("+")])

    def pixels(self):
        """Returns the size of the display and a function that returns the color of a pixel."""
        file = self.folder / "screen.ppm"
        self.execute("screendump", filename=str(file))
        kind, width, height, rest = file.read_bytes().split(maxsplit=3)
        most, data = rest.split(b"\n", 1)
        assert (kind, most) == (b"P6", b"255")
        width, height = int(width), int(height)
        return (width, height), lambda x, y: tuple(data[(y * width + x) * 3 : (y * width + x) * 3 + 3])

    def sees(self, is_there):
        size, color = self.pixels()
        return size == SIZE and is_there(color)


def has_caret(color):
    return any(red < 80 and blue > 180 for red, _, blue in (color(x, 87) for x in range(24, 32)))


def main(folder):
    machine = Machine(folder)
    try:
        machine.wait(lambda: "active" in machine.output(), "the program")
        corners = [(x, y) for x in (0, SIZE[0] - 1) for y in (0, SIZE[1] - 1)]
        machine.wait(
            lambda: machine.sees(lambda color: all(color(*corner) == WHITE for corner in corners)),
            "a picture that fills the display",
        )
        assert not machine.sees(lambda color: color(30, 35) == GREEN)
        machine.click(45, 35)
        machine.wait(lambda: machine.sees(lambda color: color(30, 35) == GREEN), "the switch in its on position")
        machine.click(100, 87)
        machine.wait(lambda: machine.sees(has_caret), "the caret")
        machine.press("shift+h", "i")
        machine.wait(
            lambda: machine.sees(lambda color: any(sum(color(x, 87)) < 150 for x in range(26, 60))), "the typed text"
        )
        machine.connect("end").send(b"\n")
        machine.wait(lambda: machine.process.poll() is not None, "the end")
        lines = machine.output().splitlines()
        for line in ["size: 100%", "switch: true", "text: Hi", "status: 0"]:
            if line not in lines:
                print(machine.output())
                sys.exit(f"The program did not print '{line}'")
    finally:
        machine.process.kill()
    print(f"A display of {SIZE[0]} x {SIZE[1]} pixels without a desktop: shown, clicked, typed, ended")


main(pathlib.Path(sys.argv[1]).resolve())
