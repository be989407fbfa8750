"""Measures how long it takes from a scene's file being written to the changed picture in Chromium: python3 measure.py SCENEC-PREVIEW

Two projects: one of a single file, and one of 200 files with a scene each; in both, the scene is looked at, or the map. Prints
milliseconds: the fastest, the median and the 95th percentile. Also how many pictures of 200 scenes are asked for before one
scrolls, how long it takes until those that are seen are there, and what Chromium alone takes at the same times for a picture that
the page has already: of what is slow, that much is the browser and the machine.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

CHROMIUM = "/usr/bin/chromium"
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
    """As editors do it: a new file takes the place of the old one."""
    new = path.with_suffix(".new")
    new.write_text(text)
    os.rename(new, path)
    return time.time() * 1000


def figures(times):
    times = sorted(times)
    return f"fastest {times[0]:.1f}, median {times[len(times) // 2]:.1f}, 95th percentile {times[int(len(times) * 0.95)]:.1f} ms"


def serve(program, folder):
    server = subprocess.Popen(
        [program, "preview", ".", "--port", "0", "--no-open"], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    return server, re.search(r"http://\S+/", server.stdout.readline()).group()


# A picture of the same size, from the page's memory to a painted frame.
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


def measure(page, path, name):
    """What the preview takes from a file to a frame, and what Chromium alone does, by turns."""
    times, alone = [], []
    for number in range(TIMES):
        # The page tells: to ask it again and again would take its processor.
        page.evaluate(
            "() => { window.nextPaint = new Promise((done) => addEventListener('scenec-painted', done, { once: true })); }")
        written = write(path, scene(name, f"Text {number}"))
        times.append(page.evaluate("() => nextPaint.then(() => scenec.statistics.painted)") - written)
        # So that findings are looked for, too.
        page.wait_for_timeout(60)
        alone.append(page.evaluate(ALONE))
    return f"{figures(times)}; Chromium alone: {figures(alone)}"


def main(program):
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for count in (1, 200):
            with tempfile.TemporaryDirectory() as folder:
                folder = Path(folder)
                for number in range(count):
                    (folder / f"Scene{number:03}.scene").write_text(scene(f"scene{number}", "Text"))
                server, url = serve(program, folder)
                try:
                    page = browser.new_page(viewport={"width": 1280, "height": 800})
                    began = time.time()
                    page.goto(url)
                    page.locator("html[data-ready]").wait_for(state="attached")
                    page.locator(".card img").first.wait_for(state="attached")
                    print(f"{count} files: the map after {(time.time() - began) * 1000:.0f} ms")
                    page.wait_for_timeout(1500)
                    print(f"  pictures that were asked for: {page.evaluate('scenec.statistics.asked')} of {count}")
                    page.locator("#list ul button").first.click()
                    page.locator(".screen img").wait_for(state="attached")
                    page.wait_for_timeout(300)
                    print(f"  a scene: {measure(page, folder / 'Scene000.scene', 'scene0')}")
                    page.get_by_role("button", name="All scenes").first.click()
                    for _ in range(12):
                        page.get_by_role("button", name="Zoom in").click()
                    page.locator("#canvas").focus()
                    page.keyboard.press("0")
                    page.locator(".card img").first.wait_for(state="attached")
                    page.wait_for_timeout(1500)
                    if count == 1:
                        print(f"  the map: {measure(page, folder / 'Scene000.scene', 'scene0')}")
                    page.close()
                finally:
                    server.terminate()
                    server.wait()
        browser.close()


if __name__ == "__main__":
    main(str(Path(sys.argv[1]).resolve()))
