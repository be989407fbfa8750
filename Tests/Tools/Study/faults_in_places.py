"""Elements in wrong places, connections of the wrong kind, and files that are not well-formed."""

import re

from fault import inside, is_for_mac, kind, misspelled, scene_elements, scene_of, tag_lines, value

_NEW = "zZ9-zZ-zZ9"

# Elements in the wrong parent


def _misplaced(child, parent, text, mac=None):
    """Registers a kind: an element in a parent that cannot contain it.

    `text` can contain the id of a controller and of a view. `mac` restricts the kind to documents for macOS or for UIKit.
    """

    @kind(f"{child} in {parent.replace('/', ' of ')}", "misplaced-element")
    def _(app):
        name, _, holder = parent.partition("/")
        for path, element in scene_elements(app):
            if element.name != name or element.end == element.tag_end or holder and element.parent.name != holder:
                continue
            if mac is not None and mac != is_for_mac(app, path):
                continue
            view = next((e.get("id") for e in app.trees[path] if e.name == "view" and e.get("id")), None)
            controller = next((e.get("id") for e in app.trees[path] if e.get("sceneMemberID") == "viewController"), None)
            if "{view}" in text and not view or "{controller}" in text and not controller:
                continue
            yield inside(app, path, element, text.format(id=_NEW, view=view, controller=controller), name)


_misplaced("sections", "collectionView", '<sections><tableViewSection id="{id}"/></sections>')
_misplaced("prototypes", "collectionView", '<prototypes><tableViewCell reuseIdentifier="Odd" id="{id}"/></prototypes>')
_misplaced("tableViewCell", "subviews/stackView", '<tableViewCell contentMode="scaleToFill" id="{id}"/>', mac=False)
_misplaced("tableViewCell", "subviews", '<tableViewCell contentMode="scaleToFill" id="{id}"/>', mac=False)
_misplaced("segue", "subviews", '<segue destination="{controller}" kind="show" id="{id}"/>', mac=False)
_misplaced("outlet", "subviews", '<outlet property="view" destination="{view}" id="{id}"/>')
_misplaced("action", "subviews", '<action selector="copy:" target="-1" id="{id}"/>')
_misplaced("outlet", "viewController", '<outlet property="view" destination="{view}" id="{id}"/>')
_misplaced("constraint", "subviews", '<constraint firstItem="{view}" firstAttribute="width" constant="10" id="{id}"/>')
_misplaced("label", "constraints", '<label text="Odd" id="{id}"/>', mac=False)
_misplaced("label", "connections", '<label text="Odd" id="{id}"/>', mac=False)
_misplaced("textField", "constraints", '<textField id="{id}"/>')
_misplaced("textField", "connections", '<textField id="{id}"/>')
_misplaced("viewController", "subviews", '<viewController id="{id}"/>')
_misplaced("barButtonItem", "subviews", '<barButtonItem systemItem="add" id="{id}"/>', mac=False)
_misplaced("tapGestureRecognizer", "subviews", '<tapGestureRecognizer id="{id}"/>', mac=False)
_misplaced("navigationItem", "subviews", '<navigationItem key="navigationItem" title="Odd" id="{id}"/>', mac=False)
_misplaced("state", "label", '<state key="normal" title="Odd"/>')
_misplaced("subviews", "viewController", '<subviews><label text="Odd" id="{id}"/></subviews>')
_misplaced("exclude", "subviews", '<exclude reference="{view}"/>')
_misplaced("viewController", "scenes", '<viewController id="{id}" sceneMemberID="viewController"/>')
_misplaced("userDefinedRuntimeAttribute", "connections", '<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>')
_misplaced("tableColumn", "subviews", '<tableColumn identifier="Odd" width="100" id="{id}"/>', mac=True)
_misplaced("menuItem", "subviews", '<menuItem title="Odd" id="{id}"/>', mac=True)
_misplaced("tabViewItem", "subviews", '<tabViewItem label="Odd" identifier="" id="{id}"/>', mac=True)
_misplaced("buttonCell", "subviews", '<buttonCell key="cell" type="push" id="{id}"/>', mac=True)
_misplaced("toolbarItem", "subviews", '<toolbarItem label="Odd" id="{id}"/>', mac=True)
_misplaced("textField", "items", '<textField id="{id}"/>')
_misplaced("splitViewItem", "subviews", '<splitViewItem id="{id}"/>', mac=True)
_misplaced("menu", "subviews", '<menu id="{id}"><items/></menu>', mac=True)
_misplaced("arrayController", "subviews", '<arrayController id="{id}"/>', mac=True)
_misplaced("window", "subviews", '<window id="{id}"/>')
_misplaced("numberFormatter", "textField", '<numberFormatter key="formatter" id="{id}"/>', mac=True)
_misplaced("label", "subviews", '<label text="Odd" id="{id}"/>', mac=True)
_misplaced("blurEffect", "view", '<blurEffect style="regular"/>', mac=False)
_misplaced("date", "label", '<date key="text" timeIntervalSinceReferenceDate="0.0"/>', mac=False)


def _in_xib(words, name, text):
    """Registers a kind: a part of a storyboard in an element of a xib."""

    @kind(f"{words} in a xib", "misplaced-element")
    def _(app):
        for path, element in scene_elements(app):
            if path.endswith(".xib") and element.name == name and element.end > element.tag_end:
                yield inside(app, path, element, text.format(id=_NEW), name)


_in_xib("segue", "connections", '<segue destination="-1" kind="show" id="{id}"/>')
_in_xib("exit", "objects", '<exit id="{id}"/>')


@kind("static sections outside a table view controller", "misplaced-element")
def _(app):
    for path, element in scene_elements(app):
        outside = element.name == "subviews" and path.endswith(".storyboard") and not is_for_mac(app, path)
        if outside and element.end > element.tag_end and all(a.name != "tableViewController" for a in element.ancestors()):
            sections = '<sections><tableViewSection id="zZ9-zZ-zZ8"/></sections>'
            text = f'<tableView dataMode="static" style="plain" id="{_NEW}">{sections}</tableView>'
            yield inside(app, path, element, text, "subviews")


# Text between elements and names of other platforms


@kind("text between elements", "unexpected-text")
def _(app):
    for path, element in scene_elements(app):
        if element.name == "subviews" and element.end > element.tag_end:
            yield inside(app, path, element, "odd", "subviews")


@kind("marker of a merge conflict left in a scene", "merge-conflict")
def _(app):
    for path, element in scene_elements(app):
        start = app.text(path).rfind("\n", 0, element.start) + 1
        if element.name == "rect" and not app.text(path)[start : element.start].strip():
            yield path, "rect", "=======", [(path, start, start, "=======\n")], {(path, app.line(path, start))}


@kind("plug-in of another platform", "unknown-value-in-interface-builder")
def _(app):
    for path, tree in app.trees.items():
        for element in tree:
            if element.name == "plugIn" and element.get("identifier").endswith("CocoaPlugin"):
                yield value(app, path, element, "identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin")
            elif element.name == "plugIn" and element.get("identifier").endswith("IBCocoaTouchPlugin"):
                yield value(app, path, element, "identifier", "com.apple.InterfaceBuilder.CocoaPlugin")


# Segues and containers


@kind("segue kind misspelled", "unknown-segue-kind", "unknown-value-in-interface-builder")
def _(app):
    for path, element in scene_elements(app):
        if element.name == "segue" and element.get("kind"):
            yield value(app, path, element, "kind", misspelled(element.get("kind")))


@kind("relationship misspelled", "unknown-value-in-interface-builder")
def _(app):
    for path, element in scene_elements(app):
        if element.get("relationship"):
            yield value(app, path, element, "relationship", misspelled(element.get("relationship")))


@kind("relationship of another container", "segue-attributes", "wrong-root-view", "container-full")
def _(app):
    for path, element in scene_elements(app):
        if element.get("relationship") == "rootViewController":
            yield value(app, path, element, "relationship", "viewControllers")


def _embeds(app):
    for path, element in scene_elements(app):
        if element.name == "segue" and element.get("kind") == "embed" and element.owner() is not None:
            yield path, element, (path, app.line(path, element.owner().start))


@kind("container view with a segue of another kind", "container-view-segue", "segue-attributes")
def _(app):
    for path, element, container in _embeds(app):
        yield value(app, path, element, "kind", "show", {container})


@kind("container view with two embedded scenes", "container-view-segue")
def _(app):
    for path, element, container in _embeds(app):
        copy = re.sub(r'\bid="[^"]*"', f'id="{_NEW}"', app.text(path)[element.start : element.end])
        copy = re.sub(r'\s*identifier="[^"]*"', "", copy)
        line = app.line(path, element.start)
        yield path, element.get("id"), copy, [(path, element.end, element.end, copy)], {(path, line), container}


@kind("container view without an embedded scene", "container-view-segue", "unreachable-scene")
def _(app):
    for path, element, container in _embeds(app):
        only = element.parent.name == "connections" and len(element.parent.children) == 1
        removed = element.parent if only else element
        end = app.text(path).count("\n", removed.start, removed.end)
        scene = app.element(path, element.get("destination"))
        places = {container} | ({(path, app.line(path, scene.start))} if scene is not None else set())
        places |= {(p, line - end) for p, line in places}
        yield path, element.get("id"), "", [(path, removed.start, removed.end, "")], places


@kind("embed segue on a button", "segue-attributes", "container-view-segue", "misplaced-element")
def _(app):
    for path, element in scene_elements(app):
        owner = element.owner()
        if element.name == "segue" and element.get("kind") not in ("embed", "relationship", "unwind", None) and (
                owner is not None and owner.name in ("button", "barButtonItem", "tableViewCell")):
            yield value(app, path, element, "kind", "embed", tag_lines(app, path, owner))


@kind("embed segue on a controller", "segue-attributes", "container-view-segue")
def _(app):
    for path, element in scene_elements(app):
        owner = element.owner()
        if element.name == "segue" and element.get("kind") in ("show", "push", "modal", "presentation") and (
                owner is not None and owner.get("sceneMemberID") == "viewController"):
            yield value(app, path, element, "kind", "embed", tag_lines(app, path, owner))


_UNRELATED = {"label": "button", "button": "label", "imageView": "label", "textField": "label", "tableView": "label",
              "switch": "label", "slider": "label", "collectionView": "label", "textView": "button"}


@kind("outlet of another class", "outlet-type-mismatch")
def _(app):
    for path, element in scene_elements(app):
        if element.name != "outlet" or not app.owner_class(element) or element.get("property") not in app.declared[0]:
            continue
        target = app.element(path, element.get("destination"))
        if target is None or target.get("customClass") or target.name not in _UNRELATED:
            continue
        scene = scene_of(element)
        other = next(
            (e for e in app.trees[path] if e.name == _UNRELATED[target.name] and e.get("id") and not e.get("customClass")
             and (scene is None or scene in e.ancestors()) and not any(a.name == "prototypes" for a in e.ancestors())), None)
        typed = re.search(r"\b" + re.escape(element.get("property")) + r"\s*:\s*UI(\w+)", app.code[app.classes[app.owner_class(element)]])
        if other is not None and typed and typed.group(1) not in ("View", "Control", "Responder"):
            yield value(app, path, element, "destination", other.get("id"))


@kind("outlet into another scene", "connection-across-scenes")
def _(app):
    for path, element in scene_elements(app):
        target = app.element(path, element.get("destination")) if element.name == "outlet" else None
        if target is None or scene_of(element) is None:
            continue
        other = next((e for e in app.trees[path] if e.name == target.name and e.get("id") and not e.get("customClass")
                      and scene_of(e) not in (None, scene_of(element))), None)
        if other is not None:
            yield value(app, path, element, "destination", other.get("id"))


# Syntax


@kind("element misspelled", "unknown-in-interface-builder", "unknown-element")
def _(app):
    for path, element in scene_elements(app):
        if element.name in ("label", "imageView", "constraint", "tableView", "segue", "outlet") and element.end == element.tag_end:
            start = element.start + 1
            written = misspelled(element.name)
            line = (path, app.line(path, start))
            yield path, element.name, written, [(path, start, start + len(element.name), written)], {line}


@kind("attribute misspelled", "unknown-in-interface-builder", "unknown-attribute")
def _(app):
    for path, element in scene_elements(app):
        for key in ("contentMode", "textAlignment", "alignment", "translatesAutoresizingMaskIntoConstraints", "hidden", "opaque"):
            # Old documents also have some of these on elements that ignore them.
            if element.get(key) and element.get("id") and not element.get("customClass"):
                start = element.spans[key][0] - len(key) - 2
                if app.text(path)[start : start + len(key)] == key:
                    line = {(path, app.line(path, start))}
                    yield path, key, misspelled(key), [(path, start, start + len(key), misspelled(key))], line


@kind("attribute of a value or connection misspelled", "unknown-in-interface-builder")
def _(app):
    names = {
        "rect": ("width", "height"), "color": ("alpha", "colorSpace"), "fontDescription": ("type", "pointSize"),
        "outlet": ("property",), "action": ("selector",), "autoresizingMask": ("widthSizable",),
    }
    for path, element in scene_elements(app):
        for key in names.get(element.name, ()):
            if element.get(key):
                start = element.spans[key][0] - len(key) - 2
                if app.text(path)[start : start + len(key)] == key:
                    line = {(path, app.line(path, start))}
                    yield path, key, misspelled(key), [(path, start, start + len(key), misspelled(key))], line


@kind("closing tag removed", "xml-not-well-formed")
def _(app):
    for path, tree in app.trees.items():
        for element in tree:
            if element.name == "subviews" and element.end > element.tag_end:
                last = element.end - len("</subviews>")
                if app.text(path)[last : element.end] != "</subviews>":
                    continue
                lines = range(app.line(path, element.start), app.text(path).count("\n") + 2)
                yield path, "subviews", "", [(path, last, element.end, "")], {(path, line) for line in lines}


@kind("markers of a merge conflict in a scene", "xml-not-well-formed")
def _(app):
    for path, element in scene_elements(app):
        # Git writes each marker on a line of its own.
        start = app.text(path).rfind("\n", 0, element.start) + 1
        end = app.text(path).find("\n", element.end) + 1
        if element.name == "rect" and end > 0 and not app.text(path)[start : element.start].strip():
            line = app.text(path)[start:end]
            text = f"<<<<<<< HEAD\n{line}=======\n{line}>>>>>>> feature\n"
            first = app.line(path, start)
            yield path, "rect", "<<<<<<< HEAD", [(path, start, end, text)], {(path, n) for n in range(first, first + 5)}


@kind("two attributes with the same name", "xml-not-well-formed")
def _(app):
    for path, element in scene_elements(app):
        if element.get("contentMode"):
            end = element.spans["contentMode"][1] + 1
            line = {(path, app.line(path, end))}
            yield path, "contentMode", "contentMode", [(path, end, end, ' contentMode="center"')], line
