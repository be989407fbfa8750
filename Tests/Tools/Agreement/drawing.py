"""Compares pictures by what they show."""

import re
import xml.etree.ElementTree as ElementTree

NAMESPACE = "{http://www.w3.org/2000/svg}"
TRANSLATION = re.compile(r"translate\(([-\d.e]+)(?:[ ,]+([-\d.e]+))?\)$")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
REFERENCE = re.compile(r"url\(#([^)]*)\)")
# The captions of screens contain the ids of scenes. Imported scenes have other ids than Xcode's files.
CAPTION = {"font-size": "12", "fill": "#3c3c43", "fill-opacity": "0.6"}


def shapes(picture):
    """Returns the shapes and texts of an SVG picture in drawing order, with absolute positions and without ids."""
    root = ElementTree.fromstring(picture)
    definitions = {e.get("id"): e for e in root.iter() if e.get("id")}
    found = [("svg", root.get("width"), root.get("height"))]
    walk(root, (0.0, 0.0), (), definitions, found)
    return found


def walk(element, origin, state, definitions, found):
    for child in element:
        tag = child.tag.removeprefix(NAMESPACE)
        if tag in ("defs", "clipPath", "title") or (
                tag == "text" and not list(child) and all(child.get(k) == v for k, v in CAPTION.items())):
            continue
        attributes = {k: v for k, v in child.attrib.items() if k not in ("id", "data-id")}
        place, inner = origin, state
        transform = attributes.pop("transform", None)
        if transform:
            match = TRANSLATION.match(transform)
            if match:
                place = (origin[0] + float(match[1]), origin[1] + float(match[2] or 0))
            else:
                inner += (("origin", rounded(origin)), ("transform", transform))
                place = (0.0, 0.0)
        for key, value in list(attributes.items()):
            reference = REFERENCE.match(value)
            if reference and reference[1] in definitions:
                attributes.pop(key)
                definition = definitions[reference[1]]
                inner += ((key, outline(definition, place)),)
        if tag == "g":
            # A clip inside an equal clip has no effect.
            inner = tuple(dict.fromkeys(inner + tuple(sorted(attributes.items()))))
            walk(child, place, inner, definitions, found)
        else:
            found.append((tag, rounded(place), tuple(sorted(attributes.items())), (child.text or "").strip(), inner))
            walk(child, place, inner, definitions, found)


def outline(definition, origin):
    """Returns the content of a clip or gradient. The coordinates of paths are absolute."""
    parts = []
    for element in definition.iter():
        for key, value in sorted(element.attrib.items()):
            if key != "id":
                parts.append(f"{key}={moved(value, origin) if key == 'd' else value}")
    return " ".join(parts)


def moved(path, origin):
    numbers = NUMBER.findall(path)
    letters = NUMBER.sub("#", path)
    values = [round(float(n) + origin[i % 2], 2) for i, n in enumerate(numbers)] if "A" not in letters else numbers
    return letters + " ".join(map(str, values))


def rounded(place):
    return tuple(round(v, 2) for v in place)


def difference(picture, other):
    """Returns the first shapes that differ, or None if the pictures show the same."""
    first, second = shapes(picture), shapes(other)
    if first == second:
        return None
    pairs = [(a, b) for a, b in zip(first, second) if a != b]
    if not pairs:
        longer = max(first, second, key=len)
        return f"{len(first)} shapes, not {len(second)}; first: {brief(longer[min(len(first), len(second))])}"
    return f"{brief(pairs[0][0])}, not {brief(pairs[0][1])}"


def brief(shape):
    if shape[0] == "svg":
        return f"a picture of {shape[1]} x {shape[2]}"
    tag, place, attributes, text, state = shape
    values = dict(attributes)
    words = [tag, f"at {place[0]} {place[1]}"]
    words += [f"{k}={values[k]}" for k in ("d", "x", "y", "font-size", "fill", "stroke") if k in values]
    return " ".join(words + ([f"'{text}'"] if text else []) + [f"{k}={v}" for k, v in state[-1:]])[:220]
