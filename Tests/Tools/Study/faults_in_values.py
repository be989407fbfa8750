"""Values that no attribute accepts, and values of one element that contradict each other."""

import re

from fault import has_effect, is_for_mac, is_resource, kind, misspelled, scene_elements, value

_VALUES = ("value-out-of-range", "bad-literal", "unknown-value-in-interface-builder")

# Words

_ENUMERATIONS = ("contentMode", "textAlignment", "lineBreakMode", "contentHorizontalAlignment", "style", "axis",
                 "distribution", "alignment", "dataMode", "separatorStyle", "relation", "baselineAdjustment", "systemColor",
                 "weight", "customColorSpace", "keyboardDismissMode", "keyboardType", "returnKeyType", "selectionStyle",
                 "orientation")


@kind("value misspelled", "unknown-value-in-interface-builder", "bad-literal")
def _(app):
    for path, element in scene_elements(app):
        for key in _ENUMERATIONS:
            word = element.get(key)
            if word and word.isalpha():
                yield value(app, path, element, key, misspelled(word))


@kind("event misspelled", "unknown-event", "unknown-value-in-interface-builder")
def _(app):
    for path, element in scene_elements(app):
        if element.name == "action" and element.get("eventType") and has_effect(app, path, element):
            yield value(app, path, element, "eventType", misspelled(element.get("eventType")))


@kind("event of another class", "unknown-event", "sender-without-events")
def _(app):
    for path, element in scene_elements(app):
        owner = element.owner()
        if element.name == "action" and element.get("eventType") == "touchUpInside" and owner is not None and (
                owner.name == "button" and has_effect(app, path, element)):
            yield value(app, path, element, "eventType", "doubleTapped")


@kind("type of a runtime attribute misspelled", *_VALUES, "runtime-attribute-type-mismatch")
def _(app):
    for path, element in scene_elements(app):
        if element.name == "userDefinedRuntimeAttribute" and element.get("type"):
            yield value(app, path, element, "type", misspelled(element.get("type")))


@kind("Boolean misspelled", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        for key, word in element.attributes.items():
            if word in ("YES", "NO") and element.get("id"):
                yield value(app, path, element, key, {"YES": "YSE", "NO": "ON"}[word], name=f"{element.name}.{key}")


@kind("target runtime misspelled", "unknown-value-in-interface-builder", "interface-builder-form")
def _(app):
    for path, tree in app.trees.items():
        if tree and tree[0].get("targetRuntime"):
            yield value(app, path, tree[0], "targetRuntime", misspelled(tree[0].get("targetRuntime")))


@kind("target runtime of another platform", "unknown-value-in-interface-builder", "interface-builder-form", "unknown-in-interface-builder")
def _(app):
    for path, tree in app.trees.items():
        if tree and tree[0].get("targetRuntime"):
            other = "iOS.CocoaTouch" if is_for_mac(app, path) else "MacOSX.Cocoa"
            # The elements that the other platform does not have are also expected locations.
            yield value(app, path, tree[0], "targetRuntime", other, {(path, app.line(path, e.start)) for e in tree})


@kind("type of a document misspelled", "unknown-value-in-interface-builder", "interface-builder-form")
def _(app):
    for path, tree in app.trees.items():
        if tree and tree[0].get("type"):
            yield value(app, path, tree[0], "type", misspelled(tree[0].get("type")))


# Numbers


def _numbers(app, elements, keys):
    for path, element in scene_elements(app):
        for key in keys:
            if element.name in elements and re.fullmatch(r"-?[0-9.]+", element.get(key) or "") and not is_resource(element):
                yield path, element, key


def _number(words, elements, *keys):
    @kind(words, *_VALUES)
    def _(app):
        for path, element, key in _numbers(app, elements, keys):
            number = element.get(key)
            yield value(app, path, element, key, number[:-1] + "O", name=f"{element.name}.{key}")


_number("coordinate misspelled", ("rect",), "x", "y", "width", "height")
_number("length misspelled", ("size", "value", "edgeInsets", "inset"), "width", "height", "top", "left", "minX", "maxX")
_number("constant of a constraint misspelled", ("constraint",), "constant")
_number("size of a font misspelled", ("fontDescription", "font"), "pointSize", "size")
_number("component of a color misspelled", ("color",), "red", "green", "blue", "alpha", "white")


@kind("priority misspelled", *_VALUES, "priority-out-of-range")
def _(app):
    for path, element in scene_elements(app):
        for key in ("priority", "horizontalHuggingPriority", "verticalHuggingPriority", "verticalCompressionResistancePriority"):
            if element.get(key):
                yield value(app, path, element, key, element.get(key)[:-1] + "O", name=f"{element.name}.{key}")


@kind("priority above the maximum", *_VALUES, "priority-out-of-range")
def _(app):
    for path, element in scene_elements(app):
        for key in ("priority", "horizontalHuggingPriority", "verticalHuggingPriority", "verticalCompressionResistancePriority"):
            if element.get(key):
                yield value(app, path, element, key, "2500", name=f"{element.name}.{key}")


@kind("other number misspelled", *_VALUES)
def _(app):
    taken = ("version", "id", "tag", "sceneID", "identifier", "x", "y", "width", "height", "constant", "priority")
    for path, element in scene_elements(app):
        for key, number in element.attributes.items():
            # A text that consists of digits is not a number.
            if key not in taken and element.get("id") and not is_resource(element) and re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", number) and (
                    key.lower() not in ("title", "text", "placeholder", "label", "contenttitle", "reuseidentifier", "alternatetitle")):
                yield value(app, path, element, key, number + "O", name=f"{element.name}.{key}")


_WITH_DECIMALS = ("rect", "constraint", "fontDescription", "color", "slider", "size")


@kind("decimal comma", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        for key, number in element.attributes.items():
            if element.name in _WITH_DECIMALS and not is_resource(element) and re.fullmatch(r"-?[0-9]+\.[0-9]+", number):
                yield value(app, path, element, key, number.replace(".", ","), name=f"{element.name}.{key}")


# Values that contradict each other or exceed a limit

_LOWEST = ("minValue", "minimumValue", "minimumZoomScale", "minWidth", "minimumThickness")
_HIGHEST = ("maxValue", "maximumValue", "maximumZoomScale", "maxWidth", "maximumThickness")
_CURRENT = ("value", "doubleValue", "width", "currentValue")


def _first(element, keys):
    return next((k for k in keys if k in element.spans and re.fullmatch(r"-?[0-9.]+", element.get(k))), None)


def _has_range(element):
    return _first(element, _HIGHEST) is not None


@kind("value above the maximum", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        key = _first(element, _CURRENT)
        if key and _has_range(element):
            written = str(float(element.get(_first(element, _HIGHEST))) + 7)
            yield value(app, path, element, key, written, name=f"{element.name}.{key}")


@kind("value below the minimum", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        key, lowest = _first(element, _CURRENT), _first(element, _LOWEST)
        if key and lowest and element.name not in ("tableColumn",):
            yield value(app, path, element, key, str(float(element.get(lowest)) - 7), name=f"{element.name}.{key}")


@kind("minimum above the maximum", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        lowest = _first(element, _LOWEST)
        if lowest and _has_range(element):
            written = str(float(element.get(_first(element, _HIGHEST))) + 5)
            yield value(app, path, element, lowest, written, name=f"{element.name}.{lowest}")


@kind("maximum below the minimum", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        highest, lowest = _first(element, _HIGHEST), _first(element, _LOWEST)
        if highest and lowest:
            yield value(app, path, element, highest, str(float(element.get(lowest)) - 5), name=f"{element.name}.{highest}")


@kind("page that does not exist", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        if element.name == "pageControl" and element.get("numberOfPages"):
            if "currentPage" in element.spans:
                yield value(app, path, element, "currentPage", str(int(element.get("numberOfPages")) + 4))
            else:
                end = element.spans["numberOfPages"][1] + 1
                yield path, "pageControl", "currentPage", [(path, end, end, ' currentPage="99"')], {(path, app.line(path, end))}


@kind("segment that does not exist", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        if element.name == "segmentedControl" and element.get("selectedSegmentIndex"):
            yield value(app, path, element, "selectedSegmentIndex", "17")


@kind("interval that does not divide an hour", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        if element.name == "datePicker" and element.get("minuteInterval"):
            yield value(app, path, element, "minuteInterval", "7")


# Colors are not included: UIKit and AppKit limit their components.
_FRACTIONS = ("alpha", "progress", "minimumScaleFactor", "alphaValue")


@kind("fraction above one", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        for key in _FRACTIONS:
            if element.get(key) and element.name != "color":
                yield value(app, path, element, key, "1.5", name=f"{element.name}.{key}")


_NOT_NEGATIVE = ("pointSize", "numberOfLines", "numberOfTapsRequired", "numberOfTouchesRequired", "minimumFontSize", "borderWidth",
                 "intercellSpacing", "rowHeight", "minimumPressDuration", "numberOfPages")


@kind("negative value", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        for key in _NOT_NEGATIVE:
            if re.fullmatch(r"[0-9.]+", element.get(key) or "") and element.get("key") != "keyPath":
                yield value(app, path, element, key, "-12", name=f"{element.name}.{key}")


@kind("limits of a number formatter exchanged", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        limits = {e.get("key"): e for e in element.children if e.name in ("real", "integer") and e.get("value")}
        if element.name == "numberFormatter" and {"minimum", "maximum"} <= set(limits):
            lowest, highest = limits["minimum"], limits["maximum"]
            written = str(float(highest.get("value")) + 5)
            yield value(app, path, lowest, "value", written, {(path, app.line(path, element.start))}, name="numberFormatter")


@kind("minimum size above the maximum size", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        sizes = {e.get("key"): e for e in element.children if e.name in ("value", "size") and e.get("width")}
        for low, high in (("minSize", "maxSize"), ("contentMinSize", "contentMaxSize"), ("minSize", "size")):
            if low in sizes and high in sizes:
                written = str(float(sizes[high].get("width")) + 9)
                yield value(app, path, sizes[low], "width", written, {(path, app.line(path, element.start))}, name=f"{element.name}.{low}")
                break


@kind("earliest date after the latest date", *_VALUES)
def _(app):
    for path, element in scene_elements(app):
        dates = {e.get("key"): e for e in element.children if e.name == "date" and e.get("timeIntervalSinceReferenceDate")}
        for low, high in (("minimumDate", "maximumDate"), ("minDate", "maxDate")):
            if low in dates and high in dates:
                written = str(float(dates[high].get("timeIntervalSinceReferenceDate")) + 86400)
                yield value(app, path, dates[low], "timeIntervalSinceReferenceDate", written, {(path, app.line(path, element.start))},
                            name=element.name)
