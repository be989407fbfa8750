"""Runs commands in Chromium for Browser.swift.

Reads a command from each line of standard input, as JSON, and prints a line of JSON with the response: `{}`, the requested value,
or `{"failed": REASON}`. Ends when the input ends.
"""

import json
import sys

from playwright.sync_api import Error, sync_playwright

CHROMIUM = "/usr/bin/chromium"

# Waits until nothing changes for some frames, which take less time than the blinking of a caret.
SETTLE = """async () => {
  let last = -1, quiet = 0;
  while (quiet < 12) {
    await new Promise(requestAnimationFrame);
    quiet = scenec.statistics.frames === last ? quiet + 1 : 0;
    last = scenec.statistics.frames;
  }
}"""


class Tab:
    def __init__(self, browser):
        self.browser = browser
        self.problems = []

    def open(self, url, width, height):
        self.page = self.browser.new_page(viewport={"width": int(width), "height": int(height)})
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)
        self.page.goto(url)
        self.page.locator("#l0 > g").first.wait_for(state="attached")
        self.page.evaluate(SETTLE)

    def click(self, x, y):
        self.page.mouse.click(x, y)

    def drag(self, x, y, toX, toY):
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(toX, toY, steps=4)
        self.page.mouse.up()

    def scroll(self, x, y, by):
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(0, by)

    def type(self, text):
        self.page.locator("#keys:focus").wait_for(state="attached")
        self.page.keyboard.type(text)

    def erase(self, count):
        for _ in range(count):
            self.page.keyboard.press("Backspace")

    def resize(self, width, height):
        self.page.set_viewport_size({"width": int(width), "height": int(height)})

    def screenshot(self, path):
        self.page.evaluate(SETTLE)
        self.page.screenshot(path=path)


def main():
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--font-render-hinting=none"])
        tab = Tab(browser)
        for line in sys.stdin:
            arguments = json.loads(line)
            name = arguments.pop("do")
            answer = {}
            try:
                if name == "problems":
                    answer = {"problems": tab.problems}
                else:
                    getattr(tab, name)(**arguments)
            except Error as error:
                answer = {"failed": str(error)}
            print(json.dumps(answer), flush=True)
        browser.close()


main()
