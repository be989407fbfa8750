"""References to ids that no element of the file has."""

from fault import kind, scene_elements, value


def _missing(id):
    return id[:-1] + ("0" if id[-1] != "0" else "1") + "Q"


def _dangling(words, names, *keys):
    @kind(words, "dangling-reference")
    def _(app):
        for path, element in scene_elements(app):
            key = next((k for k in keys if element.get(k)), None)
            id = element.get(key)
            if (names is None or element.name in names) and id and not id.startswith("-"):
                yield value(app, path, element, key, _missing(id))


_dangling("outlet destination that does not exist", ("outlet", "outletCollection"), "destination")
_dangling("action target that does not exist", ("action",), "destination", "target")
_dangling("segue destination that does not exist", ("segue",), "destination")
_dangling("binding destination that does not exist", ("binding",), "destination")
_dangling("previous binding that does not exist", ("binding",), "previousBinding")
_dangling("second item of a constraint that does not exist", ("constraint",), "secondItem")
_dangling("first item of a constraint that does not exist", ("constraint",), "firstItem")
_dangling("initial view controller that does not exist", ("document",), "initialViewController")
_dangling("tie breaker that does not exist", ("segue",), "reference")
_dangling("excluded object that does not exist", ("exclude",), "reference")
_dangling("included object that does not exist", ("include",), "reference")
_dangling("text label of a cell that does not exist", ("tableViewCell",), "textLabel")
_dangling("detail text label of a cell that does not exist", ("tableViewCell",), "detailTextLabel")
_dangling("image view of a cell that does not exist", ("tableViewCell",), "imageView")
_dangling("cell of a content view that does not exist", ("tableViewCellContentView",), "tableViewCell")
_dangling("header view that does not exist", ("tableView", "outlineView"), "headerView")
_dangling("selected item that does not exist", None, "selectedItem", "initialItem", "selectedViewController")
_dangling("popover anchor that does not exist", ("segue",), "popoverAnchorView", "popoverAnchorBarButtonItem")

# IDs of the element itself, attributes of other kinds, and attributes that Xcode writes for itself.
_OTHERS = {
    "id", "sceneID", "sceneMemberID", "name", "tag", "key", "destination", "target", "previousBinding", "firstItem", "secondItem",
    "initialViewController", "reference", "textLabel", "detailTextLabel", "imageView", "tableViewCell", "headerView",
    "selectedItem", "initialItem", "selectedViewController", "popoverAnchorView", "popoverAnchorBarButtonItem"}


@kind("other reference that does not exist", "dangling-reference")
def _(app):
    for path, tree in app.trees.items():
        ids = {e.get("id") for e in tree}
        for element in tree:
            for key, id in element.attributes.items():
                # IDs of Xcode contain two hyphens.
                if key not in _OTHERS and id.count("-") == 2 and id in ids:
                    yield value(app, path, element, key, _missing(id), name=f"{element.name}.{key}")


@kind("constraint of a variation that does not exist", "dangling-reference")
def _(app):
    for path, element in scene_elements(app):
        if element.name in ("exclude", "include") and any(a.get("key") == "constraints" for a in element.ancestors()):
            yield value(app, path, element, "reference", _missing(element.get("reference")))


@kind("two controllers with one Storyboard ID", "duplicate-id")
def _(app):
    for path, tree in app.trees.items():
        named = [e for e in tree if e.get("storyboardIdentifier") and not e.name.endswith("Placeholder")]
        for element, other in zip(named, named[1:]):
            yield value(app, path, other, "storyboardIdentifier", element.get("storyboardIdentifier"))


@kind("duplicate id", "duplicate-id")
def _(app):
    for path, tree in app.trees.items():
        labels = [e for e in tree if e.name in ("label", "button", "imageView", "view", "textField") and e.get("id")]
        for element, other in zip(labels, labels[1:]):
            start, end = other.spans["id"]
            places = {(path, app.line(path, element.start)), (path, app.line(path, other.start))}
            yield path, other.get("id"), element.get("id"), [(path, start, end, element.get("id"))], places
