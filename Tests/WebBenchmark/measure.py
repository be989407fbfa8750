"""What it takes to show a program in a browser: python3 measure.py PROGRAM SCENES

Plays the puzzle in Chromium, over loopback: swipes tiles to and fro, which move for a moment each. Tells how many pictures a
second came while something moved, how many bytes each was, how long it took from the mouse to the picture, and what of a
core the program used.
"""

import os
import statistics
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

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
    // Changes are made in the turn in which the browser draws: what comes behind it has been drawn.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.answers.push(performance.now() - from);
    channel.port2.postMessage(0);
  }).observe(document.getElementById("picture"), { subtree: true, childList: true, attributes: true });
}"""


def processor_time(process):
    fields = open(f"/proc/{process.pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(program, scenes):
    process = subprocess.Popen([program, "--web=0", scenes], stdout=subprocess.PIPE, text=True)
    try:
        url = process.stdout.readline().split()[-1]
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 375, "height": 667})
            page.goto(url)
            page.locator("#l0 > g").first.wait_for(state="attached")
            page.wait_for_timeout(1000)
            page.evaluate(OBSERVE)
            first = page.evaluate("scenec.statistics")
            used, begin = processor_time(process), time.monotonic()
            way = 1
            while time.monotonic() - begin < SECONDS:
                # The fifteenth tile and the free place beside it.
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
        print(f"pictures a second, in motion  {1000 / statistics.median(pauses):8.1f}")
    print(f"bytes a picture               {size:8.0f}")
    print(f"the first picture, in bytes   {first['bytes'] / max(1, first['frames']):8.0f}")
    print(f"of a core                     {100 * used / elapsed:7.1f} %")
    if answers:
        print(f"mouse to picture, median      {statistics.median(answers):8.1f} ms")
        print(f"  99 of 100 within            {answers[min(len(answers) - 1, len(answers) * 99 // 100)]:8.1f} ms")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
