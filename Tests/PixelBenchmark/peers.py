"""Prints what PixelBenchmark takes for a screen of 150 views at two pixels for a point, and what rsvg-convert and Chromium take for
the same screen as SVG, in the same run.

    python3 peers.py PROGRAM

What is not installed is left out.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 5


def measured(arguments):
    """The median of the milliseconds that a program takes from its start to its end."""
    times = []
    for _ in range(RUNS):
        began = time.monotonic()
        subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        times.append((time.monotonic() - began) * 1000)
    return statistics.median(times)


def main():
    program = sys.argv[1]
    for line in subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines():
        name, milliseconds = line.split("\t")
        print(f"a screen of 150 views, {name}: {float(milliseconds):.1f} ms")
    own = measured([program, "--png"])
    print(f"a program that draws it once, and ends: {own:.0f} ms")
    with tempfile.TemporaryDirectory() as folder:
        svg, png = os.path.join(folder, "screen.svg"), os.path.join(folder, "screen.png")
        with open(svg, "wb") as file:
            file.write(subprocess.run([program, "--svg"], check=True, capture_output=True).stdout)
        peers = {
            "rsvg-convert": ["rsvg-convert", "--zoom", "2", svg, "--output", png],
            "chromium": [
                "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--force-device-scale-factor=2", "--window-size=393,852", f"--user-data-dir={folder}/profile",
                f"--screenshot={png}", f"file://{svg}",
            ],
        }
        for name, arguments in peers.items():
            if shutil.which(name) is None:
                print(f"{name} is not installed: not compared")
                continue
            taken = measured(arguments)
            print(f"{name}: {taken:.0f} ms, {taken / own:.1f} times as long")


main()
