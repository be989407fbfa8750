"""Wrong names in scenes: names of members, classes and modules, and names that code or other files must contain."""

import re

from fault import has_effect, in_other_case, kind, misspelled, scene_elements, target_id, value, without_attribute

# Members


@kind("outlet misspelled in a scene", "outlet-not-found", "required-outlet-unconnected")
def _(app):
    for path, element in scene_elements(app):
        name = element.get("property")
        if element.name in ("outlet", "outletCollection") and name in app.declared[0] and app.owner_class(element):
            yield value(app, path, element, "property", misspelled(name, app.words))


@kind("library outlet misspelled in a scene", "outlet-not-found")
def _(app):
    for path, element in scene_elements(app):
        if element.name == "outlet" and element.get("property") in ("delegate", "dataSource", "view"):
            yield value(app, path, element, "property", misspelled(element.get("property"), app.words))


def _own_actions(app):
    """Yields the actions whose target is an object of a class that the app declares."""
    for path, element in scene_elements(app):
        if element.name != "action" or "selector" not in element.spans:
            continue
        target = app.element(path, target_id(element))
        if has_effect(app, path, element) and target.get("customClass") in app.classes:
            yield path, element


@kind("action misspelled in a scene", "action-not-found")
def _(app):
    for path, element in _own_actions(app):
        selector = element.get("selector")
        first = re.match(r"\w+", selector)
        # Swift's 'save(for:)' is 'saveFor:', and 'save(with sender:)' 'saveWith:'.
        if first and any(first.group().startswith(name) for name in app.declared[1]):
            yield value(app, path, element, "selector", misspelled(first.group(), app.words) + selector[first.end() :])


@kind("action without its colon", "action-not-found", "malformed-selector")
def _(app):
    for path, element in _own_actions(app):
        selector = element.get("selector")
        if selector.count(":") == 1 and selector.endswith(":") and selector[:-1] in app.declared[1]:
            yield value(app, path, element, "selector", selector[:-1])


@kind("action of the first responder misspelled", "action-not-found")
def _(app):
    for path, element in scene_elements(app):
        target = app.element(path, target_id(element)) if element.name == "action" else None
        if target is not None and (target.get("customClass") == "FirstResponder" or target.get("sceneMemberID") == "firstResponder"):
            name = (element.get("selector") or "").rstrip(":")
            if name and ":" not in name:
                yield value(app, path, element, "selector", misspelled(name, app.words) + ":")


@kind("key path of a runtime attribute misspelled", "runtime-attribute-not-found")
def _(app):
    for path, element in scene_elements(app):
        name = element.get("keyPath")
        if element.name == "userDefinedRuntimeAttribute" and name and "." not in name and app.owner_class(element):
            if name in app.words:
                yield value(app, path, element, "keyPath", misspelled(name, app.words))


@kind("key path of a library's runtime attribute misspelled", "runtime-attribute-not-found")
def _(app):
    for path, element in scene_elements(app):
        name = element.get("keyPath") or ""
        if element.name == "userDefinedRuntimeAttribute" and name.startswith("layer."):
            yield value(app, path, element, "keyPath", "layer." + misspelled(name[len("layer.") :], app.words))


@kind("key path of a binding misspelled", "runtime-attribute-not-found")
def _(app):
    for path, element in scene_elements(app):
        keys = (element.get("keyPath") or "").split(".")
        if element.name == "binding" and keys[-1].isidentifier() and keys[-1] != "self":
            yield value(app, path, element, "keyPath", ".".join(keys[:-1] + [misspelled(keys[-1], app.words)]))


@kind("name of a binding misspelled", "unknown-value-in-interface-builder")
def _(app):
    for path, element in scene_elements(app):
        name = element.get("name") or ""
        if element.name == "binding" and name:
            yield value(app, path, element, "name", misspelled(name, app.words))


@kind("operator of a key path misspelled", "runtime-attribute-not-found")
def _(app):
    for path, element in scene_elements(app):
        keys = (element.get("keyPath") or "").split(".")
        for index, key in enumerate(keys):
            if element.name == "binding" and key.startswith("@"):
                written = ["@" + misspelled(key[1:], app.words)]
                yield value(app, path, element, "keyPath", ".".join(keys[:index] + written + keys[index + 1 :]))


@kind("key path of a tree controller misspelled", "runtime-attribute-not-found")
def _(app):
    for path, element in scene_elements(app):
        for attribute in ("childrenKeyPath", "countKeyPath", "leafKeyPath"):
            if element.name == "treeController" and element.get(attribute):
                yield value(app, path, element, attribute, misspelled(element.get(attribute), app.words))


@kind("option of a binding misspelled", "unknown-value-in-interface-builder")
def _(app):
    for path, element in scene_elements(app):
        name = element.get("key") or ""
        if any(a.name == "binding" for a in element.ancestors()) and name.startswith("NS"):
            yield value(app, path, element, "key", misspelled(name, app.words))


@kind("value transformer misspelled", "unknown-value-in-interface-builder")
def _(app):
    for path, element in scene_elements(app):
        start = element.tag_end
        name = app.text(path)[start : app.text(path).find("<", start)]
        if element.get("key") == "NSValueTransformerName" and name.startswith("NS"):
            written = misspelled(name, app.words)
            yield path, name, written, [(path, start, start + len(name), written)], {(path, app.line(path, start))}


@kind("unwind action misspelled", "unwind-selector-not-found", across=True)
def _(app):
    for path, element in scene_elements(app):
        selector = element.get("unwindAction") or ""
        first = re.match(r"\w+", selector)
        if element.get("kind") == "unwind" and first:
            written = misspelled(first.group(), app.words) + selector[first.end() :]
            yield value(app, path, element, "unwindAction", written)


# Classes and modules


@kind("class misspelled in a scene", "unknown-class", "class-not-described")
def _(app):
    for path, element in scene_elements(app):
        if element.get("customClass") in app.classes:
            yield value(app, path, element, "customClass", misspelled(element.get("customClass"), app.words))


@kind("class in another case", "unknown-class", "class-not-described")
def _(app):
    for path, element in scene_elements(app):
        if element.get("customClass") in app.classes:
            yield value(app, path, element, "customClass", in_other_case(element.get("customClass")))


@kind("module misspelled in a scene", "class-in-other-module", "unknown-class", "class-not-described")
def _(app):
    for path, element in scene_elements(app):
        # If 'customModuleProvider' is set, Xcode uses the module of the target and ignores 'customModule'.
        if element.get("customModule") and not element.get("customModuleProvider") and element.get("customClass") in app.classes:
            yield value(app, path, element, "customModule", misspelled(element.get("customModule"), app.words))


@kind("former module in a scene", "class-in-other-module", "unknown-class", "class-not-described")
def _(app):
    for path, element in scene_elements(app):
        if element.get("customModule") and not element.get("customModuleProvider") and element.get("customClass") in app.classes:
            yield value(app, path, element, "customModule", "FormerName")


@kind("provider of a module misspelled", "unknown-value-in-interface-builder")
def _(app):
    for path, element in scene_elements(app):
        if element.get("customModuleProvider"):
            yield value(app, path, element, "customModuleProvider", misspelled(element.get("customModuleProvider")))


@kind("Swift class without its module", "class-without-module", "unknown-class")
def _(app):
    for path, element in scene_elements(app):
        declared = app.classes.get(element.get("customClass"), "")
        # The owner of a nib exists before the nib is loaded, so its class is not looked up.
        if element.get("placeholderIdentifier") or element.get("id") == "-2":
            continue
        if element.get("customModule") and declared.endswith(".swift") and "@objc(" not in app.text(declared):
            start = app.text(path).rindex("customModule", 0, element.spans["customModule"][0])
            end = max(element.spans[k][1] for k in ("customModule", "customModuleProvider") if k in element.spans) + 1
            if "customModule" in re.sub(r'customModule(Provider)?="[^"]*"', "", app.text(path)[start:end]):
                continue
            removed = re.sub(r'customModule(Provider)?="[^"]*"\s*', "", app.text(path)[start:end])
            places = {(path, app.line(path, element.start))}
            yield path, element.get("customClass"), element.get("customClass"), [(path, start, end, removed)], places


# Names in both code and scenes


def _shared(app, key, accepts, change=None):
    for path, element in scene_elements(app):
        name = element.get(key)
        if name and name in app.literals and accepts(element):
            written = change(name) if change else misspelled(name, app.words)
            if written not in app.literals:
                yield value(app, path, element, key, written, app.literals[name])


def _is_segue(element):
    return element.name == "segue"


def _is_prototype(element):
    return any(a.name in ("prototypes", "cells") for a in element.ancestors())


_SEGUES = ("segue-not-found", "segue-never-performed", "compared-segue-not-found")
_PROTOTYPES = ("reuse-identifier-not-found", "reuse-identifier-never-dequeued")


@kind("segue identifier misspelled in a scene", *_SEGUES, across=True)
def _(app):
    yield from _shared(app, "identifier", _is_segue)


@kind("segue identifier in another case", *_SEGUES, across=True)
def _(app):
    yield from _shared(app, "identifier", _is_segue, in_other_case)


def _has_unique_identifier(app):
    names = {}
    for path, element in scene_elements(app):
        names.setdefault(element.get("storyboardIdentifier"), set()).add(path)
    # The identifier of a placeholder has no effect.
    return lambda element: len(names[element.get("storyboardIdentifier")]) == 1 and not element.name.endswith("Placeholder")


@kind("Storyboard ID misspelled in a scene", "scene-not-found-by-code", "unreachable-scene", across=True)
def _(app):
    yield from _shared(app, "storyboardIdentifier", _has_unique_identifier(app))


@kind("Storyboard ID in another case", "scene-not-found-by-code", "unreachable-scene", across=True)
def _(app):
    yield from _shared(app, "storyboardIdentifier", _has_unique_identifier(app), in_other_case)


@kind("Storyboard ID removed from a scene", "scene-not-found-by-code", "unreachable-scene", across=True)
def _(app):
    is_unique = _has_unique_identifier(app)
    for path, element in scene_elements(app):
        name = element.get("storyboardIdentifier")
        if name in app.literals and is_unique(element):
            yield without_attribute(app, path, element, "storyboardIdentifier", app.literals[name])


@kind("Storyboard ID misspelled that code computes", "scene-not-found-by-code", "unreachable-scene", across=True)
def _(app):
    # Code can use the name of the class, or a case of an enumeration.
    pattern = r"describing:\s*(\w+)\.self|NSStringFromClass\((\w+)\.self|^\s*case\s+(\w+)\s*$"
    computed = {m.group(m.lastindex) for text in app.code.values() for m in re.finditer(pattern, text, re.M)}
    is_unique = _has_unique_identifier(app)
    for path, element in scene_elements(app):
        name = element.get("storyboardIdentifier")
        if name in computed and name not in app.literals and is_unique(element):
            yield value(app, path, element, "storyboardIdentifier", misspelled(name, app.words))


@kind("reuse identifier misspelled in a scene", *_PROTOTYPES, across=True)
def _(app):
    yield from _shared(app, "reuseIdentifier", _is_prototype)


@kind("reuse identifier in another case", *_PROTOTYPES, across=True)
def _(app):
    yield from _shared(app, "reuseIdentifier", _is_prototype, in_other_case)


@kind("prototype without identifier", "reuse-identifier-missing", "reuse-identifier-not-found", across=True)
def _(app):
    for path, element in scene_elements(app):
        name = element.get("reuseIdentifier")
        if name in app.literals and _is_prototype(element):
            yield without_attribute(app, path, element, "reuseIdentifier", app.literals[name])


# Names of resources and of other storyboards

_IMAGES = ("image", "selectedImage", "backgroundImage", "alternateImage")


def _images(app):
    for path, element in scene_elements(app):
        for key in _IMAGES:
            if element.get(key) in app.assets["image"] and element.name != "image" and not element.get("catalog"):
                yield path, element, key


@kind("image misspelled in a scene", "missing-image")
def _(app):
    for path, element, key in _images(app):
        yield value(app, path, element, key, misspelled(element.get(key), app.words))


@kind("image in another case", "missing-image")
def _(app):
    for path, element, key in _images(app):
        written = in_other_case(element.get(key))
        if written not in app.assets["image"]:
            yield value(app, path, element, key, written)


@kind("system image misspelled in a scene", "missing-image")
def _(app):
    for path, element in scene_elements(app):
        # AppKit's images have names such as 'NSAddTemplate'. Symbols are in the catalog 'system'.
        if (element.get("image") or "").startswith("NS") and element.name != "image":
            yield value(app, path, element, "image", misspelled(element.get("image"), app.words))
        elif element.get("catalog") == "system" and element.get("image"):
            yield value(app, path, element, "image", misspelled(element.get("image"), app.words))


def _symbols(app):
    for path, element in scene_elements(app):
        if element.name != "image" and element.get("catalog") == "system" and element.get("image"):
            yield path, element


@kind("symbol in another case", "missing-image")
def _(app):
    for path, element in _symbols(app):
        yield value(app, path, element, "image", in_other_case(element.get("image")))


@kind("color misspelled in a scene", "missing-color")
def _(app):
    for path, element in scene_elements(app):
        if element.name == "color" and element.get("name") in app.assets["color"] and element.get("key"):
            yield value(app, path, element, "name", misspelled(element.get("name"), app.words))


_REFERENCES = ("viewControllerPlaceholder", "controllerPlaceholder")


@kind("storyboard of a reference misspelled", "storyboard-not-found", across=True)
def _(app):
    for path, element in scene_elements(app):
        if element.name in _REFERENCES and element.get("storyboardName") in app.storyboards:
            yield value(app, path, element, "storyboardName", misspelled(element.get("storyboardName"), app.words))


@kind("storyboard of a reference in another case", "storyboard-not-found", across=True)
def _(app):
    for path, element in scene_elements(app):
        if element.name in _REFERENCES and element.get("storyboardName") in app.storyboards:
            yield value(app, path, element, "storyboardName", in_other_case(element.get("storyboardName")))


@kind("scene of a reference misspelled", "scene-not-found-elsewhere", across=True)
def _(app):
    known = app.values("storyboardIdentifier")
    for path, element in scene_elements(app):
        if element.get("referencedIdentifier") in known:
            yield value(app, path, element, "referencedIdentifier", misspelled(element.get("referencedIdentifier"), app.words))
