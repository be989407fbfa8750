"""Constraints that repeat or contradict others, or that cannot be satisfied."""

import re

from fault import kind, scene_elements, value


def _constraints(app):
    for path, tree in app.trees.items():
        referred = {e.get("destination") for e in tree} | {e.get("reference") for e in tree}
        for element in tree:
            # Xcode removes placeholder constraints when it compiles the file.
            if element.name == "constraint" and element.get("id") and element.get("id") not in referred and (
                    element.get("placeholder") != "YES"):
                yield path, element


def _duplicate(app, path, element, written, change):
    text = app.text(path)[element.start : element.end]
    offset = element.spans["id"][0] - element.start
    copy = text[:offset] + "zZ9-zZ-zZ9" + text[offset + len(element.get("id")) :]
    line = app.line(path, element.start)
    return path, element.get("id"), written, [(path, element.end, element.end, change(copy))], {(path, line)}


@kind("duplicate constraint", "duplicate-constraint")
def _(app):
    for path, element in _constraints(app):
        yield _duplicate(app, path, element, "duplicate", lambda copy: copy)


@kind("constraint that contradicts another", "conflicting-constraints")
def _(app):
    for path, element in _constraints(app):
        if element.get("priority") or element.get("relation") or element.get("multiplier") or not element.get("constant"):
            continue
        if any(a.name == "scene" or a.name == "objects" for a in element.ancestors()) and element.get("firstAttribute") in (
            "width", "height", "top", "leading"):
            change = lambda copy: re.sub(r'constant="[^"]*"', 'constant="1234.5"', copy)
            yield _duplicate(app, path, element, "1234.5", change)


@kind("attribute of a constraint misspelled", "bad-literal", "unknown-value-in-interface-builder", "bad-equation")
def _(app):
    for path, element in _constraints(app):
        if element.get("secondAttribute"):
            written = element.get("secondAttribute")[:-1] + "o"
            yield value(app, path, element, "secondAttribute", written)


@kind("constraint between incompatible attributes", "constraint-attributes-mismatch")
def _(app):
    other = {"top": "leading", "bottom": "trailing", "leading": "top", "trailing": "bottom", "centerX": "centerY",
             "centerY": "centerX", "width": "top", "height": "leading"}
    for path, element in _constraints(app):
        # The attributes of layout guides of view controllers have other meanings.
        if element.get("secondAttribute") in other and element.get("secondItem"):
            yield value(app, path, element, "secondAttribute", other[element.get("secondAttribute")])


@kind("multiplier of a constraint is zero", "zero-multiplier", "bad-equation")
def _(app):
    for path, element in scene_elements(app):
        if element.name == "constraint" and element.get("multiplier") and element.get("secondItem"):
            yield value(app, path, element, "multiplier", "0")
