"""Compares what shows pictures: Cairo's PNG of a display list, and the SVG of the same list as rsvg-convert and Chromium show it.

    python3 compare.py BACKENDPICTURES SCENEC PAGE FOLDER

Display lists are those of all features of pictures (Tests/Support/DrawingSupport) and of the three examples' scenes, and those that the
example programs have drawn into FOLDER/hosts when they demonstrated themselves: their SVG files are the goldens of their tests,
and beside text, which each renderer draws in its own way, they are the same. Of the other goldens there is only SVG:
what rsvg-convert and Chromium show of it is compared, with its text and without. What differs is printed, and written into PAGE between two comments, with its cause. Ends with status 1 where something differs of
which no cause is known, or agrees although there is one. All pictures are left in FOLDER.
"""

import concurrent.futures
import pathlib
import re
import subprocess
import sys

from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import sync_playwright

# In 255ths of a component: what two renderers round or smooth otherwise is less.
APART = 48
# The share of pixels that may be further apart.
MOST = 0.01
# Pixels as near to text as half of this may be text, too, as another renderer draws it.
NEAR = 25

WIDTH = "rsvg-convert ignores the text width of layout"
LETTERS = "Chromium positions and antialiases letters differently"
CAUSES = {
    ("rsvg-convert", "image-not-smooth"): "rsvg-convert always smooths images",
    ("rsvg-convert", "blur"): "rsvg-convert clips the content to the picture before blurring",
    **{
        ("rsvg-convert", name): WIDTH
        for name in [
            "gradient-of-text", "shadow-of-text-and-image", "text-attributed", "text-shadow", "text-with-an-image",
            "scene-Games",
        ]
    },
    **{
        ("Chromium", name): LETTERS
        for name in [
            "gradient-of-text", "shadow-of-text-and-image", "text-attributed", "text-shadow", "text-with-an-image",
        ]
    },
}
# The same of recorded pictures without their text: what is left.
LEFT = {
    "image-not-smooth": CAUSES["rsvg-convert", "image-not-smooth"],
    "blur": CAUSES["rsvg-convert", "blur"],
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
        # What moves shows its first picture to those who asked for less motion.
        page = browser.new_page(device_scale_factor=2, reduced_motion="reduce")
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


def differing(one, other, apart):
    """A picture that is white where a component is further apart, and how large it is."""
    one, other = opened(one), opened(other)
    size = (min(one.width, other.width), min(one.height, other.height))
    assert abs(one.width - other.width) <= 2 and abs(one.height - other.height) <= 2, (one.size, other.size)
    parts = ImageChops.difference(one.crop((0, 0, *size)), other.crop((0, 0, *size))).split()
    most = ImageChops.lighter(ImageChops.lighter(parts[0], parts[1]), parts[2])
    return most.point(lambda value: 255 if value > apart else 0), size


def far(one, other):
    """The share of pixels of which a component is further apart than APART."""
    picture, size = differing(one, other, APART)
    return picture.histogram()[255] / (size[0] * size[1])


def far_beside_text(one, other, with_text, without):
    """The same of pixels that have no text near them, as pictures of one renderer with text and without tell."""
    picture, size = differing(one, other, APART)
    text = differing(with_text, without, 0)[0].filter(ImageFilter.MaxFilter(NEAR)).crop((0, 0, *size))
    beside = ImageChops.subtract(picture, text)
    return beside.histogram()[255] / (size[0] * size[1])


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


def without_text(svg, plain):
    plain.write_text(re.sub(r"<text\b.*?</text>", "", svg.read_text(), flags=re.DOTALL))


def goldens(folder):
    """Copies, under names of their own, and copies without text: pairs of paths."""
    copies = []
    for svg in [path for top in ["Tests", "Scenes"] for path in sorted(pathlib.Path(top).rglob("*Goldens/*.svg"))]:
        suite = [part for part in svg.parts if part.endswith("Tests")][-1]
        whole, plain = folder / f"{suite}-{svg.name}", folder / f"{suite}-{svg.stem}.plain.svg"
        whole.write_text(svg.read_text())
        without_text(svg, plain)
        copies.append((svg.stem, whole, plain))
    return copies


def of_programs(folder):
    """What the example programs have drawn, films aside: the program, its SVG file, and a copy without text."""
    found = []
    for png in sorted(folder.glob("*/*.png")):
        if png.name.count(".") > 1:
            continue
        svg = png.with_suffix(".svg")
        plain = svg.with_suffix(".plain.svg")
        without_text(svg, plain)
        found.append((png.parent.name, svg, plain))
    return found


def share(number):
    return f"{number * 100:.1f} %"


def of_lists(pictures, faults):
    """The lines of what differs from Cairo."""
    lines = ["| picture | renderer | differing pixels | cause |", "|---|---|--:|---|"]
    for svg in pictures:
        for name, suffix in [("rsvg-convert", "rsvg"), ("Chromium", "chromium")]:
            part = far(svg.with_suffix(".png"), svg.with_suffix(f".{suffix}.png"))
            cause = CAUSES.get((name, svg.stem))
            print(f"{svg.stem}, {name}: {share(part)}")
            if (part > MOST) != (cause is not None):
                faults.append(f"{svg.stem}, {name}: {share(part)}, and the cause is {cause or 'unknown'}")
            if part > MOST:
                lines.append(f"| `{svg.stem}` | {name} | {share(part)} | {cause or 'unknown'} |")
    return lines


def of_hosts(pictures, faults):
    """The lines of how far Cairo's pictures of the example programs are from the others."""
    programs = {}
    for program, svg, plain in pictures:
        for name, suffix in [("rsvg-convert", "rsvg"), ("Chromium", "chromium")]:
            other = svg.with_suffix(f".{suffix}.png")
            parts = (
                far(svg.with_suffix(".png"), other),
                far_beside_text(svg.with_suffix(".png"), other, other, plain.with_suffix(f".{suffix}.png")),
            )
            print(f"{program} {svg.stem}, {name}: {share(parts[0])}, beside text {share(parts[1])}")
            programs.setdefault((program, name), []).append(parts)
            if parts[1] > MOST:
                faults.append(f"{svg}, {name}: {share(parts[1])} differ where there is no text, and the cause is not known")
    lines = [
        "| program | renderer | pictures | differing pixels, mean | maximum | maximum outside of text |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for (program, name), all in programs.items():
        whole, beside = [parts[0] for parts in all], [parts[1] for parts in all]
        lines.append(
            f"| `{program}` | {name} | {len(all)} | {share(sum(whole) / len(all))} | {share(max(whole))} | {share(max(beside))} |")
    return lines


def of_goldens(pictures, faults):
    """The lines of how far rsvg-convert and Chromium are apart."""
    suites, left = {}, []
    for name, whole, plain in pictures:
        parts = [far(svg.with_suffix(".rsvg.png"), svg.with_suffix(".chromium.png")) for svg in (whole, plain)]
        print(f"{whole.stem}: {share(parts[0])}, without text {share(parts[1])}")
        suites.setdefault(whole.stem.split("-")[0], []).append((parts, name))
        if (parts[1] > MOST) != (name in LEFT):
            faults.append(f"{whole.stem}: {share(parts[1])} without text, and the cause is {LEFT.get(name, 'unknown')}")
        if parts[1] > MOST:
            left.append(f"| `{name}` | {share(parts[1])} | {LEFT.get(name, 'unknown')} |")
    lines = ["| recorded by | pictures | with text, mean | maximum | without text, mean |", "|---|--:|--:|--:|--:|"]
    for suite, all in suites.items():
        whole, plain = ([parts[index] for parts, name in all if name not in LEFT] for index in (0, 1))
        mean = [sum(parts) / len(parts) for parts in (whole, plain)]
        lines.append(f"| `{suite}` | {len(all)} | {share(mean[0])} | {share(max(whole))} | {share(mean[1])} |")
    return lines, ["| picture | differing pixels without text | cause |", "|---|--:|---|"] + left


def main():
    program, scenec, page, folder = (pathlib.Path(argument) for argument in sys.argv[1:])
    lists, recorded = folder / "lists", folder / "recorded"
    for each in [lists, recorded]:
        each.mkdir(parents=True, exist_ok=True)
        for old in each.iterdir():
            old.unlink()
    both, alone = drawn(program.resolve(), scenec.resolve(), lists), goldens(recorded)
    hosts = of_programs(folder / "hosts")
    svgs = both + [svg for _, whole, plain in hosts + alone for svg in (whole, plain)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(rsvg, svgs))
    chromium(svgs)
    faults = []
    lines = of_lists(both, faults)
    shown = of_hosts(hosts, faults)
    table, left = of_goldens(alone, faults)
    text = "\n".join([
        BEGIN, f"{len(both)} pictures were compared with Cairo. These differ in more than {share(MOST)}:", "",
        *lines, "",
        f"{len(hosts)} pictures of the example programs, compared with Cairo. Text also differs between renderers:",
        "", *shown, "", f"{len(alone)} recorded SVG files, comparing rsvg-convert with Chromium:", "", *table, "",
        "These recorded files differ even without text, and are not counted in the previous table:", "", *left, END,
    ])
    before, rest = page.read_text().split(BEGIN)
    page.write_text(before + text + rest.split(END)[1])
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
