"""Compares what shows pictures: Cairo's PNG of a display list, and the SVG of the same list as rsvg-convert and Chromium show it.

    python3 compare.py BACKENDPICTURES SCENEC PAGE FOLDER

Display lists are those of all features of pictures (Tests/DrawingSupport) and of the three examples' scenes. Of the goldens
below Tests and Scenes, which are SVG alone, rsvg-convert and Chromium are compared. What differs is written into PAGE, between
two comments, with its cause. Ends with status 1 where something differs that no cause is known of, or agrees with one.
"""

import concurrent.futures
import pathlib
import subprocess
import sys

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

# In 255ths of a component: what two renderers round or smooth otherwise is less.
APART = 48
# The share of pixels that may be further apart.
MOST = 0.01

TEXT = "letters have other shapes and places in other fonts' renderers"
CAUSES = {
    ("rsvg", "image-not-smooth"): "rsvg-convert smooths what is to be sharp",
    ("rsvg", "blur"): "rsvg-convert forgets what lies outside of the picture before it blurs",
    ("rsvg", "shadow"): "rsvg-convert cuts the shadow off where the blur begins",
}
SCENES = [
    "Scenes/AlarmClock/Sources/AlarmClock/AlarmClock.scene", "Scenes/Games/Games.scene",
    "Scenes/PhotoDiary/Diary.scene",
]
BEGIN, END = "<!-- make backends: begin -->", "<!-- make backends: end -->"


def rsvg(svg):
    png = svg.with_suffix(".rsvg.png")
    subprocess.run(["rsvg-convert", "--zoom", "2", "--background-color", "white", svg, "--output", png], check=True)
    return png


def chromium(svgs):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(device_scale_factor=2)
        for svg in svgs:
            page.goto(svg.resolve().as_uri())
            size = page.evaluate("(r => [r.width.baseVal.value, r.height.baseVal.value])(document.documentElement)")
            page.set_viewport_size({"width": max(1, round(size[0])), "height": max(1, round(size[1]))})
            page.screenshot(path=svg.with_suffix(".chromium.png"))
        browser.close()


def opened(path):
    image = Image.open(path).convert("RGBA")
    white = Image.new("RGBA", image.size, "white")
    return Image.alpha_composite(white, image).convert("RGB")


def far(one, other):
    """The share of pixels of which a component is further apart than APART."""
    one, other = opened(one), opened(other)
    size = (min(one.width, other.width), min(one.height, other.height))
    assert abs(one.width - other.width) <= 2 and abs(one.height - other.height) <= 2, (one.size, other.size)
    parts = ImageChops.difference(one.crop((0, 0, *size)), other.crop((0, 0, *size))).split()
    most = ImageChops.lighter(ImageChops.lighter(parts[0], parts[1]), parts[2])
    return sum(most.histogram()[APART + 1:]) / (size[0] * size[1])


def drawn(program, scenec, folder):
    """The SVG files of which there is Cairo's PNG, too."""
    subprocess.run([program, folder], check=True)
    for scene in SCENES:
        for suffix in ["svg", "png"]:
            out = folder / f"scene-{pathlib.Path(scene).stem}.{suffix}"
            subprocess.run(
                [scenec, "render", scene, "-o", out] + (["--scale", "2"] if suffix == "png" else []), check=True,
                stdout=subprocess.DEVNULL)
    return sorted(folder.glob("*.svg"))


def goldens(folder):
    """Copies, under names of their own."""
    copies = []
    for top in ["Tests", "Scenes"]:
        for svg in sorted(pathlib.Path(top).rglob("*Goldens/*.svg")):
            parts = [part for part in svg.parts if part.endswith("Tests")]
            copy = folder / f"{parts[-1]}-{svg.name}"
            copy.write_bytes(svg.read_bytes())
            copies.append(copy)
    return copies


def table(rows, heads):
    lines = ["| picture | " + " | ".join(heads) + " |", "|---|" + "--:|" * len(heads)]
    for name, shares in rows:
        lines.append(f"| {name} | " + " | ".join(f"{share * 100:.1f} %" for share in shares) + " |")
    return lines


def main():
    program, scenec, page, folder = (pathlib.Path(argument) for argument in sys.argv[1:])
    lists, recorded = folder / "lists", folder / "recorded"
    for each in [lists, recorded]:
        each.mkdir(parents=True, exist_ok=True)
        for old in each.iterdir():
            old.unlink()
    both = drawn(program.resolve(), scenec.resolve(), lists)
    alone = goldens(recorded)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(rsvg, both + alone))
    chromium(both + alone)
    of_lists = [
        (svg.stem, [far(svg.with_suffix(".png"), svg.with_suffix(f".{other}.png")) for other in ("rsvg", "chromium")])
        for svg in both
    ]
    of_recorded = [
        (svg.stem, [far(svg.with_suffix(".rsvg.png"), svg.with_suffix(".chromium.png"))]) for svg in alone
    ]
    print("\n".join(table(of_lists, ["rsvg-convert", "Chromium"]) + table(of_recorded, ["rsvg and Chromium"])))


main()
