"""Misspelled keys, missing attributes, and repeated parts of elements in Xcode files."""

from fault import kind, misspelled, scene_elements, tag_lines, value, without_attribute

# The children of these elements have keys that the app chooses or that only the editor uses.
_FREE = ("dictionary", "array", "mutableArray", "customFonts", "class", "designable", "metadata", "simulatedMetricsContainer")


def _keyed(app):
    for path, element in scene_elements(app):
        if element.get("key") and element.parent and element.parent.name not in _FREE:
            yield path, element


@kind("key misspelled", "unknown-value-in-interface-builder")
def _(app):
    for path, element in _keyed(app):
        key = element.get("key")
        if len(key) > 2:
            yield value(app, path, element, "key", misspelled(key), name=f"{element.name} {key}")


_PARTS = (
    "buttonConfiguration", "preferredSymbolConfiguration", "wkWebViewConfiguration", "accessibilityTraits", "attributedString",
    "fragment", "paragraphStyle", "blurEffect", "fontDescription", "textInputTraits", "color", "userDefinedRuntimeAttribute", "scene")


@kind("part of an element misspelled", "unknown-in-interface-builder")
def _(app):
    for path, element in scene_elements(app):
        if element.name in _PARTS:
            text, name, written = app.text(path), element.name, misspelled(element.name)
            edits = [(path, element.start + 1, element.start + 1 + len(name), written)]
            if element.end > element.tag_end:
                last = element.end - len(name) - 1
                if text[last : element.end - 1] != name:
                    continue
                edits.append((path, last, element.end - 1, written))
            yield path, name, written, edits, tag_lines(app, path, element)


_REQUIRED = {
    "outlet": ("property", "destination"), "outletCollection": ("property", "destination"),
    "action": ("selector", "destination", "target"), "segue": ("destination", "kind"),
    "binding": ("name", "keyPath", "destination"), "constraint": ("firstAttribute", "secondAttribute"),
    "include": ("reference",), "exclude": ("reference",), "userDefinedRuntimeAttribute": ("keyPath", "type"), "state": ("key",)}


@kind("required attribute removed", "missing-attribute")
def _(app):
    for path, element in scene_elements(app):
        for key in _REQUIRED.get(element.name, ()):
            if element.get(key) and element.parent.name != "inferredMetricsTieBreakers":
                path, _, written, edits, places = without_attribute(app, path, element, key)
                yield path, f"{element.name}.{key}", written, edits, places


def _after(app, path, element, text, name):
    """Returns a fault that inserts text after an element, on the same line."""
    line = (path, app.line(path, element.end))
    return path, name, text, [(path, element.end, element.end, text)], {line}


@kind("value set twice", "duplicate-property")
def _(app):
    for path, element in _keyed(app):
        key = element.get("key")
        if element.name != "nil":
            yield _after(app, path, element, f'<nil key="{key}"/>', f"{element.name} {key}")


@kind("group repeated", "duplicate-property")
def _(app):
    for path, element in scene_elements(app):
        if element.name in ("subviews", "constraints", "connections", "items", "segments", "cells", "userDefinedRuntimeAttributes"):
            yield _after(app, path, element, f"<{element.name}/>", element.name)
