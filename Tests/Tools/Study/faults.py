"""The faults that the study inserts into an app. Each is a mistake that developers make, such as a misspelled name."""

import hashlib
import re
from dataclasses import dataclass

from app import OBJECTIVE_C, SWIFT

KINDS = {}


@dataclass(frozen=True)
class Fault:
    kind: str
    name: str  # the original text
    written: str  # the text that replaces it
    edits: tuple  # (path, start, end, text)
    places: frozenset  # the expected locations of a diagnostic, as (path, line)
    rules: tuple  # the rules that should find it
    across: bool  # whether finding it requires two files

    @property
    def key(self):
        path, start, *_ = self.edits[0]
        return f"{self.kind} {path} {start} {self.name}"


def kind(words, *rules, across=False):
    """Registers a function that takes an app and yields its faults of one kind, as (path, name, written, edits, places)."""

    def register(make):
        def faults(app):
            for path, name, written, edits, places in make(app):
                yield Fault(words, name, written, tuple(edits), frozenset(places), rules, across)

        KINDS[words] = faults
        return make

    return register


def misspelled(word, taken=frozenset()):
    """Returns the word with two letters swapped or one letter doubled. The result is not in `taken`."""
    letters = [i for i, c in enumerate(word) if c.isalpha()]
    middle = sorted(letters, key=lambda i: abs(i - len(word) // 2))
    for i in middle:
        if i + 1 < len(word) and word[i + 1].isalpha() and word[i] != word[i + 1]:
            other = word[:i] + word[i + 1] + word[i] + word[i + 2 :]
            if other not in taken and other.lower() != word.lower():
                return other
    for i in middle:
        other = word[:i] + word[i] + word[i:]
        if other not in taken:
            return other
    return word + "x"


def chosen(app, seed, per_file, limit, only=None):
    """Yields the faults to try: some of each kind for each file, with different names. A seed determines the selection."""
    for words, faults in KINDS.items():
        if only and only not in words:
            continue
        counts, names, picked = {}, set(), []
        for fault in sorted(faults(app), key=lambda f: (hashlib.sha256(f"{seed} {f.key}".encode()).hexdigest())):
            path = fault.edits[0][0]
            if counts.get(path, 0) >= per_file or (path, fault.name) in names or len(picked) >= limit:
                continue
            counts[path] = counts.get(path, 0) + 1
            names.add((path, fault.name))
            picked.append(fault)
        yield from sorted(picked, key=lambda f: f.key)


def _value(app, path, element, key, written, more=()):
    """Returns a fault that replaces the value of an attribute."""
    start, end = element.spans[key]
    lines = range(app.line(path, element.start), app.line(path, element.tag_end) + 1)
    places = {(path, line) for line in lines} | set(more)
    return path, element.get(key), written, [(path, start, end, written)], places


def _scene_elements(app):
    for path, tree in app.trees.items():
        for element in tree:
            yield path, element


def _users(app, test):
    """Returns the locations of the elements for which `test` returns true."""
    return {(path, app.line(path, element.start)) for path, element in _scene_elements(app) if test(element)}


# Names of members and classes


@kind("outlet misspelled in a scene", "outlet-not-found", "required-outlet-unconnected")
def _(app):
    for path, element in _scene_elements(app):
        name = element.get("property")
        if element.name in ("outlet", "outletCollection") and name in app.declared[0] and app.owner_class(element):
            yield _value(app, path, element, "property", misspelled(name, app.words))


@kind("library outlet misspelled in a scene", "outlet-not-found")
def _(app):
    for path, element in _scene_elements(app):
        if element.name == "outlet" and element.get("property") in ("delegate", "dataSource", "view"):
            yield _value(app, path, element, "property", misspelled(element.get("property"), app.words))


def _target(action):
    """Returns the id of the target of an action. Documents for macOS use the attribute 'target'."""
    return action.get("destination") or action.get("target")


def _scene(element):
    return next((a for a in element.ancestors() if a.name == "scene"), None)


@kind("action misspelled in a scene", "action-not-found")
def _(app):
    for path, element in _scene_elements(app):
        if element.name != "action" or "selector" not in element.spans:
            continue
        target = next((e for e in app.trees[path] if e.get("id") == _target(element)), None)
        # A connection into another scene has no effect at run time.
        if target is not None and _scene(target) is not _scene(element):
            continue
        if target is not None and target.get("customClass") in app.classes and element.get("selector"):
            selector = element.get("selector")
            first = re.match(r"\w+", selector)
            # Swift's 'save(for:)' is 'saveFor:', and 'save(with sender:)' 'saveWith:'.
            if first and any(first.group().startswith(name) for name in app.declared[1]):
                yield _value(
                    app, path, element, "selector", misspelled(first.group(), app.words) + selector[first.end() :])


@kind("class misspelled in a scene", "unknown-class", "class-not-described")
def _(app):
    for path, element in _scene_elements(app):
        if element.get("customClass") in app.classes:
            yield _value(app, path, element, "customClass", misspelled(element.get("customClass"), app.words))


@kind("module misspelled in a scene", "class-in-other-module", "unknown-class", "class-not-described")
def _(app):
    for path, element in _scene_elements(app):
        # If 'customModuleProvider' is set, Xcode uses the module of the target and ignores 'customModule'.
        if element.get("customModule") and not element.get("customModuleProvider") and element.get("customClass") in app.classes:
            yield _value(app, path, element, "customModule", misspelled(element.get("customModule"), app.words))


@kind("key path of a runtime attribute misspelled", "runtime-attribute-not-found")
def _(app):
    for path, element in _scene_elements(app):
        name = element.get("keyPath")
        if element.name == "userDefinedRuntimeAttribute" and name and "." not in name and app.owner_class(element):
            if name in app.words:
                yield _value(app, path, element, "keyPath", misspelled(name, app.words))


def _declarations(app, pattern, endings):
    for path, text in app.code.items():
        if path.endswith(endings):
            for match in re.finditer(pattern, text, re.M):
                yield path, text, match


def _connected(app, path, element_name, key, accepts):
    """Returns the locations of the connections to members of the classes that a file declares."""
    own = {name for name, place in app.classes.items() if place == path or place.rsplit(".", 1)[0] == path.rsplit(".", 1)[0]}
    found = set()
    for scene, element in _scene_elements(app):
        if element.name not in element_name or not accepts(element.get(key) or ""):
            continue
        if element.name == "action":
            target = next((e for e in app.trees[scene] if e.get("id") == _target(element)), None)
            holder = target.get("customClass") if target is not None else None
        else:
            holder = app.owner_class(element)
        if holder in own:
            found.add((scene, app.line(scene, element.start)))
    return found


@kind("@IBOutlet removed in Swift", "outlet-not-found", across=True)
def _(app):
    for path, text, match in _declarations(app, r"(@IBOutlet)[^\n]*?\bvar\s+(\w+)", SWIFT):
        places = _connected(app, path, ("outlet", "outletCollection"), "property", lambda n: n == match.group(2))
        if places and "@objcMembers" not in text and "@objc" not in match.group():
            yield path, match.group(2), match.group(2), [(path, match.start(1), match.end(1), "")], places


@kind("outlet renamed in Objective-C", "outlet-not-found", across=True)
def _(app):
    for path, text, match in _declarations(app, r"@property[^;\n]*IBOutlet[^;\n]*?(\w+)\s*;", OBJECTIVE_C):
        name = match.group(1)
        places = _connected(app, path, ("outlet", "outletCollection"), "property", lambda n: n == name)
        if places:
            written = misspelled(name, app.words)
            # A diagnostic that the renamed outlet is not connected is also a success.
            places = places | {(path, app.line(path, match.start(1)))}
            yield path, name, written, [(path, match.start(1), match.end(1), written)], places


@kind("@IBAction removed in Swift", "action-not-found", across=True)
def _(app):
    for path, text, match in _declarations(app, r"(@IBAction)\s*(?:[\w@()]+\s+)*?func\s+(\w+)", SWIFT):
        places = _connected(
            app, path, ("action",), "selector",
            lambda s: s.rstrip(":") == match.group(2) or s.startswith((match.group(2) + ":", match.group(2) + "With")))
        if places and "@objcMembers" not in text and "@objc" not in match.group() and "override" not in match.group():
            yield path, match.group(2), match.group(2), [(path, match.start(1), match.end(1), "")], places


@kind("action renamed in Objective-C", "action-not-found", across=True)
def _(app):
    pattern = r"\(\s*IBAction\s*\)\s*(\w+)"
    for path, text, match in _declarations(app, pattern, OBJECTIVE_C):
        name, stem = match.group(1), path.rsplit(".", 1)[0]
        places = _connected(app, path, ("action",), "selector", lambda s: s.split(":")[0] == name)
        if places and path.endswith((".m", ".mm")):
            written, edits = misspelled(name, app.words), []
            for other in sorted(app.code):
                if other.endswith(OBJECTIVE_C) and other.rsplit(".", 1)[0].endswith(stem.rsplit("/", 1)[-1]):
                    edits += [
                        (other, m.start(1), m.end(1), written)
                        for m in re.finditer(r"\(\s*(?:IBAction|void)\s*\)\s*(" + re.escape(name) + r")\b", app.code[other])
                    ]
            places = places | {(other, app.line(other, start)) for other, start, *_ in edits}
            yield path, name, written, edits, places


@kind("class renamed in code", "unknown-class", "class-not-described", across=True)
def _(app):
    for name, path in sorted(app.classes.items()):
        places = _users(app, lambda e: e.get("customClass") == name)
        if not places:
            continue
        written, edits = misspelled(name, app.words), []
        # Extensions and categories are renamed too, because they would not compile without the class.
        pattern = r"\b(?:class|extension)\s+(%s)\b" if path.endswith(SWIFT) else r"@(?:interface|implementation|class)\s+(%s)\b"
        for other, text in sorted(app.code.items()):
            edits += [(other, m.start(1), m.end(1), written) for m in re.finditer(pattern % re.escape(name), text)]
        edits.sort(key=lambda e: e[0] != path)
        yield path, name, written, edits, places


# Names in both code and scenes


def _shared(app, key, accepts):
    for path, element in _scene_elements(app):
        name = element.get(key)
        if name and name in app.literals and accepts(element):
            yield _value(app, path, element, key, misspelled(name, app.words), app.literals[name])


@kind("segue identifier misspelled in a scene", "segue-not-found", "segue-never-performed", "compared-segue-not-found",
      across=True)
def _(app):
    yield from _shared(app, "identifier", lambda e: e.name == "segue")


@kind("Storyboard ID misspelled in a scene", "scene-not-found-by-code", across=True)
def _(app):
    names = {}
    for path, element in _scene_elements(app):
        names.setdefault(element.get("storyboardIdentifier"), set()).add(path)
    yield from _shared(app, "storyboardIdentifier", lambda e: len(names[e.get("storyboardIdentifier")]) == 1)


@kind(
    "reuse identifier misspelled in a scene", "reuse-identifier-not-found", "reuse-identifier-never-dequeued", across=True)
def _(app):
    yield from _shared(
        app, "reuseIdentifier", lambda e: any(a.name == "prototypes" or a.name == "cells" for a in e.ancestors()))


@kind("prototype without identifier", "reuse-identifier-missing", "reuse-identifier-not-found", across=True)
def _(app):
    for path, element in _scene_elements(app):
        name = element.get("reuseIdentifier")
        if name in app.literals and any(a.name in ("prototypes", "cells") for a in element.ancestors()):
            start, end = element.spans["reuseIdentifier"]
            whole = app.text(path).rindex("reuseIdentifier", 0, start)
            places = {(path, app.line(path, element.start))} | set(app.literals[name])
            yield path, name, name, [(path, whole, end + 1, "")], places


def _literal(words, rules, patterns, known):
    """Registers a kind of faults in string literals. The name is the group of `patterns` that matches."""

    @kind(words, *rules, across=True)
    def _(app):
        names = known(app)
        for path, text in app.code.items():
            for match in re.finditer(patterns, text):
                group = match.lastindex
                name = match.group(group)
                if name in names:
                    written = misspelled(name, app.words)
                    line = app.line(path, match.start(group))
                    yield path, name, written, [(path, *match.span(group), written)], {(path, line)}


def _names(*keys, elements=None):
    def collect(app):
        return {e.get(k) for _, e in _scene_elements(app) for k in keys if elements is None or e.name in elements} - {None}

    return collect


def _files(ending):
    return lambda app: {p.rsplit("/", 1)[-1][: -len(ending)] for p in app.scenes if p.endswith(ending)}


_literal("segue identifier misspelled in code", ("segue-not-found",),
      r'performSegue(?:\(withIdentifier:|WithIdentifier:)\s*@?"([^"\\\n]+)"', _names("identifier", elements=("segue",)))
_literal("segue identifier misspelled in a comparison", ("compared-segue-not-found",),
      r'\bidentifier\s*==\s*"([^"\\\n]+)"|\bidentifier\s+isEqualToString:\s*@"([^"\\\n]+)"',
      _names("identifier", elements=("segue",)))
_literal("Storyboard ID misspelled in code", ("scene-not-found-by-code",),
      r'instantiate(?:View|)Controller(?:\(withIdentifier:|\(identifier:|WithIdentifier:)\s*@?"([^"\\\n]+)"',
      _names("storyboardIdentifier"))
_literal("reuse identifier misspelled in code", ("reuse-identifier-not-found",),
      r'dequeueReusable\w*(?:\(withIdentifier:|\(withReuseIdentifier:|WithIdentifier:|WithReuseIdentifier:)\s*@?"([^"\\\n]+)"',
      _names("reuseIdentifier"))
_literal("storyboard name misspelled in code", ("storyboard-not-found-by-code",),
      r'(?:UIStoryboard\(name:|NSStoryboard\(name:|storyboardWithName:)\s*@?"([^"\\\n]+)"', _files(".storyboard"))
_literal("nib name misspelled in code", ("storyboard-not-found-by-code",),
      r'(?:UINib\(nibName:|nibName:|loadNibNamed\(|loadNibNamed:|nibWithNibName:|initWithNibName:|initWithWindowNibName:)\s*@?"([^"\\\n]+)"',
      _files(".xib"))
_literal("image name misspelled in code", ("asset-not-found-by-code",),
      r'(?:UIImage\(named:|NSImage\(named:|imageNamed:)\s*@?"([^"\\\n]+)"', lambda app: app.assets["image"])
_literal("color name misspelled in code", ("asset-not-found-by-code",),
      r'(?:UIColor\(named:|NSColor\(named:|colorNamed:)\s*@?"([^"\\\n]+)"', lambda app: app.assets["color"])
_literal("identifier misspelled in a constant", ("segue-not-found", "scene-not-found-by-code", "reuse-identifier-not-found"),
      r'\b(?:let|case)\s+\w+(?:\s*:\s*String)?\s*=\s*"([^"\\\n]+)"',
      lambda app: _names("reuseIdentifier", "storyboardIdentifier")(app) | _names("identifier", elements=("segue",))(app))


# References inside scenes


@kind("image misspelled in a scene", "missing-image")
def _(app):
    for path, element in _scene_elements(app):
        for key in ("image", "selectedImage", "backgroundImage"):
            if element.get(key) in app.assets["image"] and element.name != "image" and not element.get("catalog"):
                yield _value(app, path, element, key, misspelled(element.get(key), app.words))


@kind("color misspelled in a scene", "missing-color")
def _(app):
    for path, element in _scene_elements(app):
        if element.name == "color" and element.get("name") in app.assets["color"] and element.get("key"):
            yield _value(app, path, element, "name", misspelled(element.get("name"), app.words))


_ENUMERATIONS = ("contentMode", "textAlignment", "lineBreakMode", "contentHorizontalAlignment", "style", "axis",
                 "distribution", "alignment", "dataMode", "separatorStyle", "relation", "baselineAdjustment", "systemColor",
                 "weight", "customColorSpace", "keyboardDismissMode", "keyboardType", "returnKeyType", "selectionStyle",
                 "orientation")


@kind("value misspelled", "unknown-value-in-interface-builder", "bad-literal")
def _(app):
    for path, element in _scene_elements(app):
        for key in _ENUMERATIONS:
            value = element.get(key)
            if value and value.isalpha():
                yield _value(app, path, element, key, misspelled(value))


@kind("segue kind misspelled", "unknown-segue-kind", "unknown-value-in-interface-builder")
def _(app):
    for path, element in _scene_elements(app):
        if element.name == "segue" and element.get("kind"):
            yield _value(app, path, element, "kind", misspelled(element.get("kind")))


@kind("event misspelled", "unknown-event", "unknown-value-in-interface-builder")
def _(app):
    for path, element in _scene_elements(app):
        if element.name == "action" and element.get("eventType"):
            yield _value(app, path, element, "eventType", misspelled(element.get("eventType")))


@kind("event of another class", "unknown-event", "sender-without-events")
def _(app):
    for path, element in _scene_elements(app):
        owner = element.owner()
        if element.name == "action" and element.get("eventType") == "touchUpInside" and owner is not None and owner.name == "button":
            yield _value(app, path, element, "eventType", "doubleTapped")


@kind("relationship misspelled", "unknown-value-in-interface-builder")
def _(app):
    for path, element in _scene_elements(app):
        if element.get("relationship"):
            yield _value(app, path, element, "relationship", misspelled(element.get("relationship")))


@kind("relationship of another container", "segue-attributes", "wrong-root-view", "container-full")
def _(app):
    for path, element in _scene_elements(app):
        if element.get("relationship") == "rootViewController":
            yield _value(app, path, element, "relationship", "viewControllers")


def _dangling(keys, *names):
    def make(app):
        for path, element in _scene_elements(app):
            key = next((k for k in keys if element.get(k)), None)
            value = element.get(key)
            if element.name in names and value and not value.startswith("-"):
                yield _value(app, path, element, key, value[:-1] + ("0" if value[-1] != "0" else "1") + "Q")

    return make


kind("outlet destination that does not exist", "dangling-reference")(_dangling(("destination",), "outlet", "outletCollection"))
kind("action target that does not exist", "dangling-reference")(_dangling(("destination", "target"), "action"))
kind("segue destination that does not exist", "dangling-reference")(_dangling(("destination",), "segue"))
kind("constraint item that does not exist", "dangling-reference")(_dangling(("secondItem",), "constraint"))


@kind("duplicate id", "duplicate-id")
def _(app):
    for path, tree in app.trees.items():
        labels = [e for e in tree if e.name in ("label", "button", "imageView", "view", "textField") and e.get("id")]
        for element, other in zip(labels, labels[1:]):
            start, end = other.spans["id"]
            places = {(path, app.line(path, element.start)), (path, app.line(path, other.start))}
            yield path, other.get("id"), element.get("id"), [(path, start, end, element.get("id"))], places


@kind("storyboard without an initial view controller", "missing-initial-scene", "unreachable-scene", across=True)
def _(app):
    for path, tree in app.trees.items():
        root = tree[0] if tree else None
        if root is None or not root.get("initialViewController"):
            continue
        name = path.rsplit("/", 1)[-1][: -len(".storyboard")]
        if "launchScreen" in root.attributes or not any(name == other for other in _main_storyboards(app)):
            continue
        start, end = root.spans["initialViewController"]
        whole = app.text(path).rindex("initialViewController", 0, start)
        first = next((e for e in tree if e.get("id") == root.get("initialViewController")), root)
        places = {(path, app.line(path, root.start)), (path, app.line(path, first.start))}
        yield path, name, name, [(path, whole, end + 1, "")], places


def _main_storyboards(app):
    """Returns the names of the storyboards whose initial scene the app or its code instantiates."""
    found = {"Main"}
    for text in app.code.values():
        found.update(re.findall(r'(?:UI|NS)Storyboard\(name:\s*"(\w+)"[^\n]*\)\s*\.instantiateInitial', text))
    return found


_UNRELATED = {"label": "button", "button": "label", "imageView": "label", "textField": "label", "tableView": "label",
              "switch": "label", "slider": "label", "collectionView": "label", "textView": "button"}


@kind("outlet of another class", "outlet-type-mismatch")
def _(app):
    for path, element in _scene_elements(app):
        if element.name != "outlet" or not app.owner_class(element) or element.get("property") not in app.declared[0]:
            continue
        tree = app.trees[path]
        target = next((e for e in tree if e.get("id") == element.get("destination")), None)
        if target is None or target.get("customClass") or target.name not in _UNRELATED:
            continue
        scene = _scene(element)
        other = next(
            (e for e in tree if e.name == _UNRELATED[target.name] and e.get("id") and not e.get("customClass")
             and (scene is None or scene in e.ancestors()) and not any(a.name == "prototypes" for a in e.ancestors())), None)
        typed = re.search(r"\b" + re.escape(element.get("property")) + r"\s*:\s*UI(\w+)", app.code[app.classes[app.owner_class(element)]])
        if other is not None and typed and typed.group(1) not in ("View", "Control", "Responder"):
            yield _value(app, path, element, "destination", other.get("id"))


@kind("storyboard of a reference misspelled", "storyboard-not-found", across=True)
def _(app):
    known = _files(".storyboard")(app)
    for path, element in _scene_elements(app):
        if element.name == "viewControllerPlaceholder" and element.get("storyboardName") in known:
            yield _value(app, path, element, "storyboardName", misspelled(element.get("storyboardName"), app.words))


@kind("scene of a reference misspelled", "scene-not-found-elsewhere", across=True)
def _(app):
    known = _names("storyboardIdentifier")(app)
    for path, element in _scene_elements(app):
        if element.name == "viewControllerPlaceholder" and element.get("referencedIdentifier") in known:
            yield _value(
                app, path, element, "referencedIdentifier", misspelled(element.get("referencedIdentifier"), app.words))


@kind("unwind action misspelled", "unwind-selector-not-found", across=True)
def _(app):
    for path, element in _scene_elements(app):
        selector = element.get("unwindAction") or ""
        first = re.match(r"\w+", selector)
        if element.get("kind") == "unwind" and first:
            written = misspelled(first.group(), app.words) + selector[first.end() :]
            yield _value(app, path, element, "unwindAction", written)


# Constraints


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


# Syntax


@kind("element misspelled", "unknown-in-interface-builder", "unknown-element")
def _(app):
    for path, element in _scene_elements(app):
        if element.name in ("label", "imageView", "constraint", "tableView", "segue", "outlet") and element.end == element.tag_end:
            start = element.start + 1
            written = misspelled(element.name)
            line = (path, app.line(path, start))
            yield path, element.name, written, [(path, start, start + len(element.name), written)], {line}


@kind("attribute misspelled", "unknown-in-interface-builder", "unknown-attribute")
def _(app):
    for path, element in _scene_elements(app):
        for key in ("contentMode", "textAlignment", "alignment", "translatesAutoresizingMaskIntoConstraints", "hidden", "opaque"):
            # Old documents also have some of these on elements that ignore them.
            if element.get(key) and element.get("id") and not element.get("customClass"):
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
