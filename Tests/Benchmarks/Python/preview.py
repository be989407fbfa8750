"""Measures the time from writing a scene until its picture in Chromium has changed.

    preview.py SCENEC-PREVIEW [--json]

There are two projects: one with a single file, and one with 200 files with one scene each. The page shows the scene in both, and
the map in the small one. In between, Chromium shows a picture from memory, which measures the time of the browser and the machine.
"""

import os
import re
import subprocess
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from measuring import Report, chromium, options

TIMES = 60


def scene(name, text):
    rows = "".join(
        f'<label frame="20 {60 + 24 * row} 280 20" text="{text} {row}"/>' for row in range(12)
    )
    return f"""<storyboard version="1" initial="{name}">
  <scene>
    <viewController id="{name}" title="{name}">
      <view frame="0 0 320 480" backgroundColor="systemBackground">
        <button id="{name}Button" frame="20 10 120 40" kind="filled" title="{text}"/>{rows}
      </view>
    </viewController>
  </scene>
</storyboard>
"""


def write(path, text):
    """Writes a file as editors do: a new file replaces the old one. Returns the time in milliseconds."""
    new = path.with_suffix(".new")
    new.write_text(text)
    os.rename(new, path)
    return time.time() * 1000


def serve(program, folder):
    server = subprocess.Popen(
        [program, "preview", ".", "--port", "0", "--no-open"], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    return server, re.search(r"http://\S+/", server.stdout.readline()).group()


# Measures the time from a picture of the same size in memory to a painted frame.
ALONE = """async () => {
  const began = performance.now();
  const image = new Image();
  image.src = window.scenecAlone ??= (() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [320, 480];
    canvas.getContext("2d").fillRect(0, 0, 320, 480);
    return canvas.toDataURL();
  })();
  await image.decode();
  document.body.append(image);
  await new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(null);
  }));
  image.remove();
  return performance.now() - began;
}"""


def measure(report, what, page, path, name):
    """Measures the time from writing a file to a painted frame, and alternately that of Chromium alone."""
    times, alone = [], []
    for number in range(TIMES):
        # The page sends an event, because polling would use processor time.
        page.evaluate(
            "() => { window.nextPaint = new Promise((done) => addEventListener('scenec-painted', done, { once: true })); }")
        written = write(path, scene(name, f"Text {number}"))
        times.append(page.evaluate("() => nextPaint.then(() => scenec.statistics.painted)") - written)
        # The server checks the file in this time.
        page.wait_for_timeout(60)
        alone.append(page.evaluate(ALONE))
    report.distribution(what, [time / 1000 for time in times])
    report.distribution(f"{what}, Chromium alone", [time / 1000 for time in alone])


def main():
    arguments = options(__doc__.split("\n")[0], "program").parse_args()
    report = Report("preview", arguments)
    with sync_playwright() as play:
        browser = chromium(play)
        for count in (1, 200):
            with tempfile.TemporaryDirectory() as folder:
                folder = Path(folder)
                for number in range(count):
                    (folder / f"Scene{number:03}.scene").write_text(scene(f"scene{number}", "Text"))
                server, url = serve(arguments.program, folder)
                try:
                    page = browser.new_page(viewport={"width": 1280, "height": 800})
                    began = time.time()
                    page.goto(url)
                    page.locator("html[data-ready]").wait_for(state="attached")
                    page.locator(".card img").first.wait_for(state="attached")
                    report.add(f"{count} files: start of the map", time.time() - began)
                    page.wait_for_timeout(1500)
                    report.add(f"{count} files: pictures requested by the map", page.evaluate("scenec.statistics.asked"), "")
                    page.locator("#list ul button").first.click()
                    page.locator(".screen img").wait_for(state="attached")
                    page.wait_for_timeout(300)
                    measure(report, f"{count} files: a scene", page, folder / "Scene000.scene", "scene0")
                    page.get_by_role("button", name="All scenes").first.click()
                    for _ in range(12):
                        page.get_by_role("button", name="Zoom in").click()
                    page.locator("#canvas").focus()
                    page.keyboard.press("0")
                    page.locator(".card img").first.wait_for(state="attached")
                    page.wait_for_timeout(1500)
                    if count == 1:
                        measure(report, f"{count} files: the map", page, folder / "Scene000.scene", "scene0")
                    page.close()
                finally:
                    server.terminate()
                    server.wait()
        browser.close()


main()
