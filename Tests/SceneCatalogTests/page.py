"""Uses a preview in Chromium like a user: python3 page.py ADDRESS FOLDER. For an exported catalog: page.py INDEX.HTML

With a third argument, the path of `scenec`, it types in an editor that uses the language server.

Prints a line of JSON for each result. The folder contains `A.scene` and the other scenes. The editor command of the preview is
`touch FILE.LINE.opened`.
"""

import json
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

CHROMIUM = "/usr/bin/chromium"

# Collects what screen readers and keyboard users need: names of controls, alternative texts of images, one title, landmarks.
AUDIT = """() => {
  const nameless = [...document.querySelectorAll("button, select, input")].filter((node) =>
    !(node.ariaLabel || node.textContent.trim() || node.labels?.[0]?.textContent.trim()));
  return {
    nameless: nameless.map((node) => node.outerHTML),
    pictures: [...document.images].filter((image) => !image.hasAttribute("alt")).length,
    titles: document.querySelectorAll("h1").length,
    language: document.documentElement.lang,
    landmarks: ["header", "nav", "main", "aside"].every((name) => document.querySelector(name) !== null),
  };
}"""


def say(**what):
    print(json.dumps(what), flush=True)


def names(page):
    return page.locator("#list ul button").all_inner_texts()


def begin(play, script=True):
    browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, java_script_enabled=script, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(20000)
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: problems.append(line.text) if line.type in ("error", "warning") else None)
    page.on("dialog", lambda dialog: problems.append(dialog.message))
    return browser, page, problems


def shown(page, act):
    """Performs an action and returns the server's response to the request for the scene that follows."""
    with page.expect_response(lambda response: "/screen?" in response.url) as answer:
        act()
    return answer.value.json()


def click(page, x, y):
    """Clicks the first picture. The coordinates are in points of the scene."""
    overlay = page.locator(".screen svg").first
    box, view = overlay.bounding_box(), [float(n) for n in overlay.get_attribute("viewBox").split()]
    overlay.click(position={"x": x * box["width"] / view[2], "y": y * box["height"] / view[3]})


def status(url, method, **headers):
    try:
        urllib.request.urlopen(urllib.request.Request(url, method=method, headers=headers), timeout=10)
        return 200
    except urllib.error.HTTPError as error:
        return error.code


def use(url, folder):
    scene = folder / "A.scene"
    text = scene.read_text()
    with sync_playwright() as play:
        browser, page, problems = begin(play)
        page.goto(url)
        page.locator("html[data-ready]").wait_for(state="attached")
        page.locator(".card img").nth(1).wait_for(state="attached")
        say(title=page.title(), names=names(page), cards=page.locator(".card:not(.box)").count(), map=page.evaluate(AUDIT))

        # The sender of a segue is a dot on the picture.
        expect(page.locator("#senders circle")).to_have_count(2)
        dot = page.locator("#senders circle").first.bounding_box()
        picture = page.locator(".card .frame").first.bounding_box()
        say(dot=[round((dot[side] + dot[length] / 2 - picture[side]) / picture[length], 2)
                 for side, length in (("x", "width"), ("y", "height"))])

        # Use the map with keys and with the search field.
        page.locator("#canvas").focus()
        before = page.locator("#world").get_attribute("style")
        page.keyboard.press("+")
        page.keyboard.press("ArrowLeft")
        say(moved=page.locator("#world").get_attribute("style") != before)
        page.get_by_role("searchbox").fill("second")
        say(found=names(page), dim=page.locator(".card.dim").count() > 0)
        page.get_by_role("searchbox").fill("")

        # Show a scene, and open a view with a click.
        page.get_by_role("navigation").get_by_role("button", name="first").click()
        page.locator(".screen img").wait_for(state="attached")
        click(page, 80, 120)
        page.locator("#selection").get_by_text("button more").wait_for()
        say(selected=page.locator("#selection .place").inner_text(), scene=page.evaluate(AUDIT))
        expect(page.locator("#status")).to_contain_text("Opened")

        # Select a view with the keyboard.
        page.locator("#views").get_by_role("button", name="label greeting").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".screen .chosen")).to_have_count(1)
        say(pressed=page.locator("#views [aria-pressed=true]").inner_text(), address=page.url.split("#")[1])

        page.get_by_label("Frames").check()
        page.get_by_label("IDs").check()
        say(frames=page.locator(".screen .frames").count(), ids=page.locator(".screen text").all_text_contents())

        # Choose another device, and add a second screen.
        other = shown(page, lambda: page.get_by_label("Device").select_option("iphone-16"))
        page.get_by_role("button", name="Add a screen").click()
        expect(page.locator(".pane .screen img")).to_have_count(2)
        say(device=[other["width"], other["height"]], panes=page.locator(".pane").count())
        page.get_by_role("button", name="Remove").nth(1).click()
        shown(page, lambda: page.get_by_label("Device").first.select_option(""))

        # Tap a button.
        page.get_by_label("Treat clicks as taps").check()
        shown(page, lambda: click(page, 80, 120))
        page.locator(".pane .note").get_by_text("This screen now shows second.").wait_for()
        shown(page, lambda: page.get_by_role("button", name="Back to the start").click())
        page.get_by_label("Treat clicks as taps").uncheck()

        # Change the file.
        changed = shown(page, lambda: scene.write_text(text.replace("Hello", "Changed")))
        say(changed="Changed" in changed["svg"])
        scene.write_text(text[:300])
        page.locator(".trouble").first.wait_for()
        say(broken=page.locator("#panes.broken img").count(), trouble=page.locator(".trouble .place").first.inner_text())
        scene.write_text(text)
        expect(page.locator(".trouble")).to_have_count(0)
        (folder / "New.scene").write_text(text.replace("first", "newest"))
        page.get_by_role("navigation").get_by_role("button", name="newest").wait_for()

        # Tap a button whose segue leads to another file, and change that file.
        far = folder / "Far.scene"
        other = text.replace("first", "far").replace("second", "beyond").replace("Hello", "Far away")
        far.write_text(other)
        page.get_by_role("navigation").get_by_role("button", name="far").wait_for()
        shown(page, lambda: scene.write_text(text.replace('destination="second"', 'destination="Far#far"')))
        page.get_by_label("Treat clicks as taps").check()
        led = shown(page, lambda: click(page, 80, 120))
        page.locator(".pane .note").get_by_text(f"This screen now shows far of {far}.").wait_for()
        page.get_by_label("Treat clicks as taps").uncheck()
        click(page, 80, 50)
        page.locator("#selection").get_by_text("label greeting").wait_for()
        say(led="Far away" in led["svg"], far=page.locator("#selection .place").inner_text())
        nearer = shown(page, lambda: far.write_text(other.replace("Far away", "Nearer")))
        page.get_by_role("button", name="Go to that scene").click()
        page.locator("#scene-title").get_by_text("far").wait_for()
        say(nearer="Nearer" in nearer["svg"], gone=page.url.split("#")[1])
        far.unlink()
        scene.write_text(text)
        page.get_by_role("navigation").get_by_role("button", name="far").wait_for(state="detached")

        # Show the element at the cursor of an editor.
        line = next(n for n, row in enumerate(text.split("\n"), 1) if 'text="Second"' in row)
        code = status(f"{url}show?file={scene}&line={line}", "POST")
        page.locator("#scene-title").get_by_text("second").wait_for()
        say(shown=code, place=page.locator("#selection .place").inner_text())

        # Markup in scenes is shown as text.
        page.get_by_role("button", name="All scenes").first.click()
        page.locator("#list").get_by_text("<img src=x").first.wait_for()
        say(evil=page.evaluate("window.evil === undefined && document.querySelectorAll('img[src=x], [onclick]').length === 0"))
        page.emulate_media(color_scheme="dark")
        say(dark=page.evaluate("getComputedStyle(document.body).backgroundColor"))

        say(gates=[
            status(url, "GET", Host="evil.example"), status(url, "GET", Host="[::1].evil.example"),
            status(url, "GET", Host="localhost.evil.example"), status(f"{url}state", "GET", Origin="http://evil.example"),
            status(f"{url}show?file={scene}&line=3", "POST", Origin="http://evil.example"),
            status(f"{url}state", "GET", **{"Sec-Fetch-Site": "cross-site"}), status(f"{url}nothing", "GET"),
            status(url, "DELETE"),
        ])
        say(problems=problems)
        browser.close()


class Editor:
    """A client of a language server that stores unsaved text."""

    def __init__(self, program, folder):
        self.server = subprocess.Popen(
            [program, "lsp", "--drafts"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        self.version = 0
        self.say(id=1, method="initialize", params={"rootUri": folder.as_uri(), "capabilities": {}})
        self.say(method="initialized", params={})

    def say(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def open(self, file, text):
        self.uri = file.as_uri()
        self.say(method="textDocument/didOpen", params={"textDocument": {
            "uri": self.uri, "languageId": "scene", "version": 0, "text": text}})

    def type(self, text):
        self.version += 1
        self.say(method="textDocument/didChange", params={
            "textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [{"text": text}]})

    def tell_saved(self):
        self.say(method="textDocument/didSave", params={"textDocument": {"uri": self.uri}})

    def crash(self):
        self.server.kill()
        self.server.wait()


def write(url, folder, program):
    scene = folder / "A.scene"
    text = scene.read_text()
    editor = Editor(program, folder)
    with sync_playwright() as play:
        browser, page, problems = begin(play)
        page.goto(url)
        page.locator("html[data-ready]").wait_for(state="attached")
        page.get_by_role("navigation").get_by_role("button", name="first").click()
        page.locator(".screen img").wait_for(state="attached")
        editor.open(scene, text)
        typed = shown(page, lambda: editor.type(text.replace("Hello", "Typed")))
        page.locator("#scene-title .unsaved").wait_for()
        say(typed="Typed" in typed["svg"], marked=page.locator("#scene-title").all_inner_texts(),
            listed=page.locator("#list .file > span", has_text="(not saved)").inner_text())
        editor.type(text[:300])
        page.locator(".trouble").first.wait_for()
        say(broken=page.locator("#panes.broken img").count())
        editor.type(text.replace("Hello", "Saved"))
        expect(page.locator(".trouble")).to_have_count(0)

        # The map also marks unsaved files. Saving does not draw the same picture again.
        page.get_by_role("button", name="All scenes").first.click()
        page.locator(".group .unsaved").wait_for()
        say(mapped=page.locator(".group > span", has_text="(not saved)").inner_text())
        page.locator(".card img").nth(3).wait_for(state="attached")
        asked = "window.scenec.statistics.asked"
        before = page.evaluate(asked)
        scene.write_text(text.replace("Hello", "Saved"))
        editor.tell_saved()
        expect(page.locator(".unsaved")).to_have_count(0)
        say(asked=page.evaluate(asked) - before)

        # The unsaved text of an editor that was killed is discarded.
        editor.type(text.replace("Hello", "Lost"))
        page.locator("#list .unsaved").wait_for()
        editor.crash()
        expect(page.locator(".unsaved")).to_have_count(0)
        say(quit=True, problems=problems)
        browser.close()


def read(index):
    """Uses an exported catalog with and without scripts."""
    with sync_playwright() as play:
        browser, page, problems = begin(play)
        page.goto(index.as_uri())
        page.locator("html[data-ready]").wait_for(state="attached")
        page.locator(".card img").first.wait_for(state="attached")
        listed = names(page)
        page.get_by_role("navigation").get_by_role("button", name="first").click()
        page.locator(".screen img").wait_for(state="attached")
        width = page.evaluate("document.querySelector('.screen img').naturalWidth")
        page.locator(".choices select").select_option("1")
        page.wait_for_function("width => document.querySelector('.screen img').naturalWidth !== width", arg=width)
        click(page, 80, 120)
        page.locator("#selection").get_by_text("button more").wait_for()
        say(names=listed, width=width, problems=problems, scene=page.evaluate(AUDIT))
        browser.close()
        browser, page, problems = begin(play, script=False)
        page.goto(index.as_uri())
        page.locator("figure img").last.scroll_into_view_if_needed()
        say(figures=page.locator("figure").count(), captions=page.locator("figcaption b").all_inner_texts(), quiet=problems)
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) == 4:
        write(sys.argv[1], Path(sys.argv[2]), sys.argv[3])
    elif len(sys.argv) == 3:
        use(sys.argv[1], Path(sys.argv[2]))
    else:
        read(Path(sys.argv[1]))
