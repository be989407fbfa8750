"""Compares renderers: Cairo's PNG of a display list with the SVG of the same list in rsvg-convert and Chromium.

    python3 compare.py BACKENDPICTURES SCENEC PAGE FOLDER

The display lists come from the drawing features (Tests/Support/DrawingSupport), from the scenes of the three examples, and from
the pictures that the example programs wrote into FOLDER/hosts with --demonstrate. The SVG files of these programs are the goldens
of their tests. Except for text, which each renderer draws differently, their pictures must be equal.

The other goldens exist only as SVG, so rsvg-convert is compared with Chromium, with and without text. The differences and their
causes are printed, and written into PAGE between two comments. The exit status is 1 if a difference has no known cause, or if
there is a cause but no difference. All pictures are kept in FOLDER.
"""

import concurrent.futures
import pathlib
import re
import subprocess
import sys

from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import sync_playwright

# The greatest difference of a component, of 255, that rounding and antialiasing can cause.
APART = 48
# The greatest share of pixels that may differ more.
MOST = 0.01
# Pixels within half of this distance of text may be text in another renderer.
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
# The causes of differences between recorded pictures without text.
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
        # With reduced motion, animated pictures show their first frame.
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
    """Returns a mask that is white where a component differs by more than `apart`, and its size."""
    one, other = opened(one), opened(other)
    size = (min(one.width, other.width), min(one.height, other.height))
    assert abs(one.width - other.width) <= 2 and abs(one.height - other.height) <= 2, (one.size, other.size)
    parts = ImageChops.difference(one.crop((0, 0, *size)), other.crop((0, 0, *size))).split()
    most = ImageChops.lighter(ImageChops.lighter(parts[0], parts[1]), parts[2])
    return most.point(lambda value: 255 if value > apart else 0), size


def far(one, other):
    """Returns the share of pixels in which a component differs by more than APART."""
    picture, size = differing(one, other, APART)
    return picture.histogram()[255] / (size[0] * size[1])


def far_beside_text(one, other, with_text, without):
    """Returns the share of differing pixels that are not near text.

    The text is located by comparing a picture with text and one without text from the same renderer.
    """
    picture, size = differing(one, other, APART)
    text = differing(with_text, without, 0)[0].filter(ImageFilter.MaxFilter(NEAR)).crop((0, 0, *size))
    beside = ImageChops.subtract(picture, text)
    return beside.histogram()[255] / (size[0] * size[1])


def drawn(program, scenec, folder):
    """Draws the pictures as SVG and as PNG with Cairo, and returns the paths of the SVG files."""
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
    """Copies the goldens, with and without text. Returns the name and both paths of each."""
    copies = []
    for svg in [path for top in ["Tests", "Scenes"] for path in sorted(pathlib.Path(top).rglob("*Goldens/*.svg"))]:
        suite = [part for part in svg.parts if part.endswith("Tests")][-1]
        whole, plain = folder / f"{suite}-{svg.name}", folder / f"{suite}-{svg.stem}.plain.svg"
        whole.write_text(svg.read_text())
        without_text(svg, plain)
        copies.append((svg.stem, whole, plain))
    return copies


def of_programs(folder):
    """Returns the program, the SVG file and a copy without text of each picture of the example programs, except films."""
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
    """Returns the lines of a table of the pictures that differ from Cairo's."""
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
    """Returns the lines of a table that compares Cairo's pictures of the example programs with the others."""
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
                faults.append(f"{svg}, {name}: {share(parts[1])} of the pixels outside of text differ, and the cause is unknown")
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
    """Returns the lines of two tables that compare rsvg-convert with Chromium."""
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
        BEGIN, f"Of the {len(both)} compared pictures, the following differ from Cairo's in more than {share(MOST)} of the pixels:",
        "", *lines, "",
        f"The next table compares {len(hosts)} pictures of the example programs with Cairo's. Renderers also draw text differently:",
        "", *shown, "",
        f"The next table compares the pictures that rsvg-convert and Chromium draw from {len(alone)} recorded SVG files:",
        "", *table, "",
        "These recorded files differ even without text, and are not counted in the previous table:", "", *left, END,
    ])
    before, rest = page.read_text().split(BEGIN)
    page.write_text(before + text + rest.split(END)[1])
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
