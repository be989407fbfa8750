"""Uses a program in Chromium like a user: python3 browser.py ADDRESS FOLDER

Prints a line of JSON for each result, and saves screenshots in the folder.
"""

import json
import re
import socket
import sys
import threading
from pathlib import Path
from urllib.parse import urlparse

from playwright.sync_api import expect, sync_playwright

CHROMIUM = "/usr/bin/chromium"


class Wire:
    """A proxy between the browser and the program, whose connections can be cut."""

    def __init__(self, port):
        self.port = port
        self.pairs = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}/"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            near = self.listener.accept()[0]
            far = socket.create_connection(("127.0.0.1", self.port))
            self.pairs.append((near, far))
            for a, b in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=(a, b), daemon=True).start()

    @staticmethod
    def carry(a, b):
        try:
            while data := a.recv(65536):
                b.sendall(data)
        except OSError:
            pass
        for end in (a, b):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def cut(self):
        pairs, self.pairs = self.pairs, []
        for pair in pairs:
            for end in pair:
                try:
                    end.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass


def say(**what):
    print(json.dumps(what), flush=True)


def texts(page):
    return page.eval_on_selector_all("#picture text", "all => all.map(text => text.textContent)")


def wait_for_text(page, text):
    page.locator("#picture text", has_text=text).first.wait_for(state="attached")


def settle(page):
    """Waits until nothing changes for some frames, which take less time than the blinking of a caret."""
    page.evaluate("""async () => {
      let last = -1, quiet = 0;
      while (quiet < 12) {
        await new Promise(requestAnimationFrame);
        quiet = scenec.statistics.frames === last ? quiet + 1 : 0;
        last = scenec.statistics.frames;
      }
    }""")


def main(url, folder):
    wire = Wire(urlparse(url).port)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--font-render-hinting=none"])
        page = browser.new_page(viewport={"width": 320, "height": 480})
        problems = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        page.goto(wire.address)
        page.locator("#l0 > g").first.wait_for(state="attached")
        settle(page)
        page.screenshot(path=folder / "first.png")
        say(title=page.title(), texts=texts(page))

        page.mouse.click(45, 35)
        settle(page)
        page.screenshot(path=folder / "tapped.png")

        page.mouse.click(100, 85)
        page.locator("#keys:focus").wait_for(state="attached")
        page.keyboard.type("Grün!")
        wait_for_text(page, "Grün!")
        page.keyboard.press("Backspace")
        page.keyboard.press("Shift+Home")
        page.keyboard.press("Control+c")
        page.keyboard.press("End")
        page.keyboard.press("Control+v")
        wait_for_text(page, "Grün")
        say(caret=page.evaluate("document.activeElement.id"), cursor=page.evaluate("document.getElementById('picture').style.cursor"))

        wire.cut()
        # Text that is typed without a connection is not lost.
        page.keyboard.type("!?")
        wait_for_text(page, "!?")
        say(texts=texts(page), note=page.locator("#note").is_visible())

        page.mouse.move(100, 300)
        page.mouse.wheel(0, 150)
        settle(page)
        say(scrolled=page.locator("[data-id=list]").bounding_box() is not None and page.locator("#picture text", has_text="The second").bounding_box())

        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        page.set_viewport_size({"width": 480, "height": 320})
        settle(page)
        page.screenshot(path=folder / "turned.png")
        say(size=page.locator("#picture").get_attribute("viewBox"))

        # Playwright finds elements by roles and names, like a screen reader.
        switch = page.get_by_role("switch", name="Alarm")
        say(spoken=[switch.get_attribute("aria-checked"), page.locator("#reader [role=textbox]").get_attribute("aria-placeholder")])
        switch.dispatch_event("click")
        page.locator("[role=switch][aria-checked=false]").wait_for(state="attached")

        # Use an input method.
        page.locator("#reader [role=textbox]").dispatch_event("click")
        page.locator("#keys:focus").wait_for(state="attached")
        keyboard = page.context.new_cdp_session(page)
        for text in ("n", "ni"):
            keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        wait_for_text(page, "ni")
        keyboard.send("Input.insertText", {"text": "你"})
        wait_for_text(page, "你")
        say(composed=texts(page))

        # Programs that work without keys, such as dictation, set values and text in native elements of the browser.
        aloud = page.locator("#reader input[role=textbox]")
        # The accessibility tree is updated at most four times per second.
        expect(aloud).to_have_value(re.compile("你$"), timeout=30_000)
        say(field=aloud.evaluate("field => [field.type, field.value]"))
        aloud.evaluate("field => { field.value = 'Said aloud'; field.dispatchEvent(new Event('input')); }")
        wait_for_text(page, "Said aloud")
        page.locator("#reader input[type=range]").evaluate("slider => { slider.value = 0.75; slider.dispatchEvent(new Event('input')); }")
        page.locator("#reader [role=slider][aria-valuenow='0.75']").wait_for(state="attached")
        # Page Down scrolls the list that contains the element, up to its end.
        second = page.locator("#reader div", has_text="The second").last
        for _ in range(8):
            second.dispatch_event("keydown", {"key": "PageDown", "bubbles": True})
        page.get_by_role("button", name="Ring").dispatch_event("click")
        settle(page)

        # Another session does not share the state.
        other = browser.new_context(viewport={"width": 320, "height": 480}).new_page()
        other.goto(url)
        other.locator("#l0 > g").first.wait_for(state="attached")
        say(others=texts(other))
        say(problems=problems, **page.evaluate("scenec.statistics"))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
