"""Measures the frame rate, data and latency of a program in a browser.

    web.py GAMES SCENES [--json]

Plays the puzzle in Chromium over the loopback interface. It swipes a tile back and forth, and each move is animated.
"""

import statistics
import subprocess
import time

from playwright.sync_api import sync_playwright

from measuring import Report, chromium, options, processor_time

SECONDS = 5

OBSERVE = """() => {
  window.answers = [];
  window.pictures = [];
  let asked = null;
  addEventListener("pointerup", () => { asked ??= performance.now(); }, true);
  new MutationObserver(() => {
    window.pictures.push(performance.now());
    if (asked === null) return;
    const from = asked;
    asked = null;
    // The browser draws in the same turn of the event loop, so this message arrives after the drawing.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.answers.push(performance.now() - from);
    channel.port2.postMessage(0);
  }).observe(document.getElementById("picture"), { subtree: true, childList: true, attributes: true });
}"""


def main():
    arguments = options(__doc__.split("\n")[0], "program", "scenes").parse_args()
    report = Report("web", arguments)
    process = subprocess.Popen([arguments.program, "--web=0", arguments.scenes], stdout=subprocess.PIPE, text=True)
    try:
        url = process.stdout.readline().split()[-1]
        with sync_playwright() as play:
            browser = chromium(play)
            page = browser.new_page(viewport={"width": 375, "height": 667})
            page.goto(url)
            page.locator("#l0 > g").first.wait_for(state="attached")
            page.wait_for_timeout(1000)
            page.evaluate(OBSERVE)
            first = page.evaluate("scenec.statistics")
            used, begin = processor_time(process), time.monotonic()
            way = 1
            while time.monotonic() - begin < SECONDS:
                # The fifteenth tile and the empty square beside it.
                left, right = ((228, 445), (310, 445)) if way == 1 else ((310, 445), (228, 445))
                page.mouse.move(*left)
                page.mouse.down()
                page.mouse.move(*right, steps=4)
                page.mouse.up()
                way = -way
                page.wait_for_timeout(400)
            elapsed = time.monotonic() - begin
            used = processor_time(process) - used
            last = page.evaluate("scenec.statistics")
            pictures = page.evaluate("window.pictures")
            answers = sorted(page.evaluate("window.answers"))
            browser.close()
    finally:
        process.terminate()
        process.wait()
    frames = last["frames"] - first["frames"]
    size = (last["bytes"] - first["bytes"]) / max(1, frames)
    pauses = [later - earlier for earlier, later in zip(pictures, pictures[1:]) if later - earlier < 100]
    if pauses:
        report.add("pictures while a tile moves", 1000 / statistics.median(pauses), "/s")
    report.add("a picture", size, "B")
    report.add("the first picture", first["bytes"] / max(1, first["frames"]), "B")
    report.add("share of a core", 100 * used / elapsed, "%")
    if answers:
        report.distribution("from the mouse to the picture", [time / 1000 for time in answers])


main()
