#!/usr/bin/env python3
"""Draws the import graph of the package as SVG, from the description that SwiftPM prints of Package.swift.

    import-graph.py            writes the picture
    import-graph.py --check    fails if the picture is not up to date

A module is above all modules that it imports. Transitive imports are omitted: if A imports B and C, and B imports C, there is no
arrow from A to C. The same package results in the same bytes on every machine.
"""

import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.abspath(f"{__file__}/../../../..")
PICTURE = f"{ROOT}/Sources/SceneCompiler/SceneCompiler.docc/ImportGraph.svg"

LETTER, SMALL = 8.8, 6.6  # the greatest widths of letters
HEIGHT, ROW, GAP, LANE, MARGIN = 40, 92, 18, 12, 20
ROUNDS = 24


def modules():
    """Returns each module below Sources with the modules, and the products of other packages, that it imports."""
    # With a separate folder, SwiftPM does not wait for another run of SwiftPM, such as that of the tests.
    with tempfile.TemporaryDirectory() as scratch:
        described = subprocess.run(
            ["swift", "package", "--package-path", ROOT, "--scratch-path", scratch, "describe", "--type", "json"],
            check=True, stdout=subprocess.PIPE).stdout
    targets = [
        target for target in json.loads(described)["targets"]
        if target["path"].startswith("Sources/") and target["type"] != "plugin"]
    # The mutation study adds this module to its copy of the package.
    names = {target["name"] for target in targets} - {"Mutants"}
    return {
        target["name"]: (
            sorted(names.intersection(target.get("target_dependencies") or [])),
            sorted(target.get("product_dependencies") or []))
        for target in targets if target["name"] in names
    }


def reduced(imports):
    """Returns the transitive reduction of the imports."""
    reached = {}

    def reach(name):
        if name not in reached:
            reached[name] = set().union(*[{other} | reach(other) for other in imports[name]])
        return reached[name]

    return {
        name: [other for other in others if not any(other in reach(third) for third in others if third != other)]
        for name, others in imports.items()
    }


def levels(imports):
    """Returns the level of each module, which is higher than the levels of all modules that it imports."""
    found = {}

    def level(name):
        if name not in found:
            found[name] = 1 + max([level(other) for other in imports[name]], default=-1)
        return found[name]

    return {name: level(name) for name in sorted(imports)}


def width(node, products):
    if isinstance(node, tuple):
        return LANE
    return 24 + max(LETTER * len(node), SMALL * len(", ".join(products[node])))


def arranged(rows, edges, products):
    """Returns the x coordinate of the center of each node. Within its row, each node moves near its neighbors."""
    joined = {node: [] for row in rows for node in row}
    for upper, lower in edges:
        joined[upper].append(lower)
        joined[lower].append(upper)
    place = {}

    def lay(row):
        total = sum(width(node, products) for node in row) + GAP * (len(row) - 1)
        left = -total / 2
        for node in row:
            place[node] = left + width(node, products) / 2
            left += width(node, products) + GAP

    for row in rows:
        lay(row)
    for round in range(ROUNDS):
        order = range(len(rows)) if round % 2 else reversed(range(len(rows)))
        for index in order:
            row = rows[index]
            beside = {*rows[index - 1]} if round % 2 and index else set()
            if not round % 2 and index + 1 < len(rows):
                beside = {*rows[index + 1]}

            def wish(node):
                near = [place[other] for other in joined[node] if other in beside]
                return (sum(near) / len(near) if near else place[node], str(node))

            row.sort(key=wish)
            lay(row)
    return place


def drawn(package):
    products = {name: others for name, (_, others) in package.items()}
    imports = reduced({name: others for name, (others, _) in package.items()})
    level = levels(imports)
    top = max(level.values())
    rows = [[] for _ in range(top + 1)]  # from top to bottom
    for name in sorted(imports):
        rows[top - level[name]].append(name)

    # An arrow that crosses rows has a lane in each of them.
    edges, paths = [], []
    for name in sorted(imports):
        for other in imports[name]:
            lanes = [(name, other, row) for row in range(top - level[name] + 1, top - level[other])]
            for lane in lanes:
                rows[lane[2]].append(lane)
            path = [name, *lanes, other]
            edges += zip(path, path[1:])
            paths.append(path)
    place = arranged(rows, edges, products)

    left = min(place[node] - width(node, products) / 2 for node in place) - MARGIN
    right = max(place[node] + width(node, products) / 2 for node in place) + MARGIN
    size = (right - left, ROW * top + HEIGHT + 2 * MARGIN)
    row_of = {node: index for index, row in enumerate(rows) for node in row}

    def x(node):
        return place[node] - left

    def y(node):
        return MARGIN + ROW * row_of[node]

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]:.0f} {size[1]:.0f}"'
        f' width="{size[0]:.0f}" height="{size[1]:.0f}" font-family="sans-serif" text-anchor="middle">',
        "<title>Which module imports which</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="#667"/></marker></defs>',
        f'<rect width="{size[0]:.0f}" height="{size[1]:.0f}" fill="#fff"/>',
        '<g fill="none" stroke="#667" stroke-width="1.2">',
    ]
    for path in paths:
        data = f"M{x(path[0]):.1f} {y(path[0]) + HEIGHT:.1f}"
        for upper, lower in zip(path, path[1:]):
            begin, end = y(upper) + HEIGHT, y(lower)
            middle = (begin + end) / 2
            data += f"C{x(upper):.1f} {middle:.1f} {x(lower):.1f} {middle:.1f} {x(lower):.1f} {end:.1f}"
            if isinstance(lower, tuple):
                data += f"V{end + HEIGHT:.1f}"
        lines.append(f'<path d="{data}" marker-end="url(#tip)"/>')
    lines.append("</g>")
    for row in rows:
        for node in row:
            if isinstance(node, tuple):
                continue
            wide = width(node, products)
            lines.append(
                f'<rect x="{x(node) - wide / 2:.1f}" y="{y(node)}" width="{wide:.1f}" height="{HEIGHT}" rx="6"'
                ' fill="#eef2fa" stroke="#446"/>')
            others = ", ".join(products[node])
            lines.append(
                f'<text x="{x(node):.1f}" y="{y(node) + (18 if others else 25)}" font-size="14">{node}</text>')
            if others:
                lines.append(
                    f'<text x="{x(node):.1f}" y="{y(node) + 33}" font-size="11" fill="#567">{others}</text>')
    return "\n".join(lines + ["</svg>", ""])


def main():
    picture = drawn(modules())
    if sys.argv[1:] == ["--check"]:
        try:
            with open(PICTURE, encoding="utf-8") as file:
                fresh = file.read() == picture
        except FileNotFoundError:
            fresh = False
        if not fresh:
            sys.exit(f"{os.path.relpath(PICTURE, ROOT)} is not up to date: run 'make import-graph'")
        return
    with open(PICTURE, "w", encoding="utf-8") as file:
        file.write(picture)


main()
