"""Wrong names in code, and code that creates objects without the scene or prototype that connects their outlets."""

import re

from app import OBJECTIVE_C, SWIFT
from fault import in_other_case, kind, misspelled, scene_elements, target_id, users, users_of_class, value

# Members and classes


def _declarations(app, pattern, endings):
    for path, text in app.code.items():
        if path.endswith(endings):
            for match in re.finditer(pattern, text, re.M):
                yield path, text, match


def _connected(app, path, names, key, accepts):
    """Returns the locations of the connections to members of the classes that a file declares."""
    own = app.classes_by_file.get(path.rsplit(".", 1)[0])
    found = set()
    for scene, element in scene_elements(app) if own else ():
        if element.name not in names or not accepts(element.get(key) or ""):
            continue
        if element.name == "action":
            target = app.element(scene, target_id(element))
            holder = target.get("customClass") if target is not None else None
        else:
            holder = app.owner_class(element)
        if holder in own:
            found.add((scene, app.line(scene, element.start)))
    return found


def _is_exposed(app, text, match):
    """Returns whether Objective-C can access a member even without its attribute for Interface Builder."""
    return "@objcMembers" in text or "@objc" in match.group() or app.exposes_all and "private" not in match.group()


@kind("@IBOutlet removed in Swift", "outlet-not-found", across=True)
def _(app):
    for path, text, match in _declarations(app, r"(@IBOutlet)[^\n]*?\bvar\s+(\w+)", SWIFT):
        places = _connected(app, path, ("outlet", "outletCollection"), "property", lambda n: n == match.group(2))
        if places and not _is_exposed(app, text, match):
            yield path, match.group(2), match.group(2), [(path, match.start(1), match.end(1), "")], places


@kind("@objc removed from a bound property in Swift", "runtime-attribute-not-found", across=True)
def _(app):
    for path, text, match in _declarations(app, r"(@objc )(?:dynamic )?var\s+(\w+)", SWIFT):
        places = {
            (scene, app.line(scene, element.start))
            for scene, element in scene_elements(app)
            if element.name == "binding" and match.group(2) in (element.get("keyPath") or "").split(".")
        }
        if places and "@objcMembers" not in text:
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
        if places and not _is_exposed(app, text, match) and "override" not in match.group():
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


@kind("unwind action renamed in code", "unwind-selector-not-found", across=True)
def _(app):
    unwinds = {}
    for path, element in scene_elements(app):
        if element.get("kind") == "unwind":
            name = re.match(r"\w*", element.get("unwindAction") or "").group()
            unwinds.setdefault(name, set()).add((path, app.line(path, element.start)))
    for path, _, match in _declarations(app, r"func\s+(\w+)\s*\(|\(\s*IBAction\s*\)\s*(\w+)", SWIFT + OBJECTIVE_C):
        name = match.group(match.lastindex)
        # Swift's 'back(from:)' is 'backFrom:', and 'back(segue:)' 'backWithSegue:'.
        places = {p for unwind, found in unwinds.items() if unwind == name or unwind.startswith((name + "With", name + "For", name + "From")) for p in found}
        if places:
            written = misspelled(name, app.words)
            yield path, name, written, [(path, *match.span(match.lastindex), written)], places


@kind("runtime attribute renamed in code", "runtime-attribute-not-found", across=True)
def _(app):
    pattern = r"\bvar\s+(\w+)\s*:|@property[^;\n]*?\b(\w+)\s*;"
    for path, _, match in _declarations(app, pattern, SWIFT + OBJECTIVE_C):
        name = match.group(match.lastindex)
        own = app.classes_by_file.get(path.rsplit(".", 1)[0], ())
        places = own and users(app, lambda e: (
            e.name == "userDefinedRuntimeAttribute" and e.get("keyPath") == name and app.owner_class(e) in own))
        if places:
            written = misspelled(name, app.words)
            yield path, name, written, [(path, *match.span(match.lastindex), written)], places


@kind("class renamed in code", "unknown-class", "class-not-described", across=True)
def _(app):
    for name, path in sorted(app.classes.items()):
        places = users_of_class(app, name)
        if not places:
            continue
        written, edits = misspelled(name, app.words), []
        # Extensions and categories are renamed too, because they would not compile without the class.
        pattern = r"\b(?:class|extension)\s+(%s)\b" if path.endswith(SWIFT) else r"@(?:interface|implementation|class)\s+(%s)\b"
        for other, text in sorted(app.code.items()):
            if name in text:
                edits += [(other, m.start(1), m.end(1), written) for m in re.finditer(pattern % re.escape(name), text)]
        edits.sort(key=lambda e: e[0] != path)
        yield path, name, written, edits, places


# String literals


def _literal(words, rules, patterns, known, change=None):
    """Registers a kind of faults in string literals. The name is the group of `patterns` that matches."""

    @kind(words, *rules, across=True)
    def _(app):
        names = known(app)
        for path, text in app.code.items():
            for match in re.finditer(patterns, text):
                group = match.lastindex
                name = match.group(group)
                if name in names:
                    written = change(name) if change else misspelled(name, app.words)
                    line = app.line(path, match.start(group))
                    if written not in names:
                        yield path, name, written, [(path, *match.span(group), written)], {(path, line)}


def _identifiers(*keys, elements=None):
    return lambda app: app.values(*keys, elements=elements)


def _constants(app):
    return app.values("reuseIdentifier", "storyboardIdentifier") | app.values("identifier", elements=("segue",))


_SCENES = r'instantiate(?:View|)Controller(?:\(withIdentifier:|\(identifier:|WithIdentifier:)\s*@?"([^"\\\n]+)"'
_STORYBOARDS = r'(?:UIStoryboard\(name:|NSStoryboard\(name:|storyboardWithName:)\s*@?"([^"\\\n]+)"'
_NIBS = (r'(?:UINib\(nibName:|nibName:|loadNibNamed\(|loadNibNamed:|nibWithNibName:|initWithNibName:|windowNibName:|initWithWindowNibName:)'
         r'\s*@?"([^"\\\n]+)"')
_IMAGES = r'(?:UIImage\(named:|NSImage\(named:|imageNamed:)\s*@?"([^"\\\n]+)"'

_literal("segue identifier misspelled in code", ("segue-not-found",),
         r'performSegue(?:\(withIdentifier:|WithIdentifier:)\s*@?"([^"\\\n]+)"', _identifiers("identifier", elements=("segue",)))
_literal("segue identifier misspelled in a comparison", ("compared-segue-not-found",),
         r'\bidentifier\s*==\s*"([^"\\\n]+)"|\bidentifier\s+isEqualToString:\s*@"([^"\\\n]+)"',
         _identifiers("identifier", elements=("segue",)))
_literal("Storyboard ID misspelled in code", ("scene-not-found-by-code",), _SCENES, _identifiers("storyboardIdentifier"))
_literal("reuse identifier misspelled in code", ("reuse-identifier-not-found",),
         r'dequeueReusable\w*(?:\(withIdentifier:|\(withReuseIdentifier:|WithIdentifier:|WithReuseIdentifier:)\s*@?"([^"\\\n]+)"',
         _identifiers("reuseIdentifier"))
_literal("storyboard name misspelled in code", ("storyboard-not-found-by-code",), _STORYBOARDS, lambda app: app.storyboards)
_literal("storyboard name in another case in code", ("storyboard-not-found-by-code",), _STORYBOARDS, lambda app: app.storyboards,
         in_other_case)
_literal("nib name misspelled in code", ("storyboard-not-found-by-code",), _NIBS, lambda app: app.stems(".xib"))
_literal("nib name in another case in code", ("storyboard-not-found-by-code",), _NIBS, lambda app: app.stems(".xib"), in_other_case)
_literal("image name misspelled in code", ("asset-not-found-by-code",), _IMAGES, lambda app: app.assets["image"])
_literal("image name in another case in code", ("asset-not-found-by-code",), _IMAGES, lambda app: app.assets["image"], in_other_case)
_literal("color name misspelled in code", ("asset-not-found-by-code",),
         r'(?:UIColor\(named:|NSColor\(named:|colorNamed:)\s*@?"([^"\\\n]+)"', lambda app: app.assets["color"])
_literal("identifier misspelled in a constant", ("segue-not-found", "scene-not-found-by-code", "reuse-identifier-not-found"),
         r'\b(?:let|case)\s+\w+(?:\s*:\s*String)?\s*=\s*"([^"\\\n]+)"', _constants)


# Casts

_UIKIT = {"Controller": "UISplitViewController", "Cell": "UICollectionViewCell", "View": "UISwitch"}


def _other_class(app, name):
    """Returns a class of the same kind that is neither a superclass nor a subclass of a class, or None."""
    ending = next((ending for ending in _UIKIT if name.endswith(ending)), None)
    if ending is None:
        return None
    for other, path in sorted(app.classes.items()):
        related = rf"\bclass\s+(?:{other}\s*:\s*{name}|{name}\s*:\s*{other})\b"
        declared = rf"\bclass\s+{other}\s*:\s*UI\w*{ending}\b"
        if other != name and path.endswith(SWIFT) and re.search(declared, app.text(path)):
            if not any(re.search(related, text) for text in app.code.values()):
                return other
    return _UIKIT[ending]


def _casts(words, pattern):
    """Registers a kind of faults in forced casts. The class is the last group of `pattern`."""

    @kind(words, "failing-cast", across=True)
    def _(app):
        for path, text in app.code.items():
            for match in re.finditer(pattern + r"\s*as!\s*([A-Z]\w+)", text) if path.endswith(SWIFT) else ():
                other = _other_class(app, match.group(match.lastindex))
                if other:
                    place = (path, app.line(path, match.start(match.lastindex)))
                    edit = (path, *match.span(match.lastindex), other)
                    yield path, match.group(match.lastindex), other, [edit], {place}


_casts("controller cast to another class", r'instantiate(?:View|)Controller\((?:withI|i)dentifier:\s*"[^"\n]+"\)')
_casts(
    "constant with a controller cast to another class",
    r'let (\w+) = [^\n]*instantiate(?:View|)Controller\((?:withI|i)dentifier:\s*"[^"\n]+"\)\n[^{}]*?\b\1',
)
_casts("initial view controller cast to another class", r'UIStoryboard\(name:\s*"\w+"[^()\n]*\)\s*\.instantiateInitialViewController\(\)!?')
_casts("destination of a segue cast to another class", r'segue\.identifier == "\w+" \{[^{}]*segue\.destination')
_casts("cell cast to another class", r'dequeueReusableCell\(with(?:Reuse|)Identifier:\s*"\w+"[^()\n]*\)')
_casts("object of a nib cast to another class", r'UINib\(nibName:\s*"\w+"[^()\n]*\)\.instantiate\([^()\n]*\)(?:\[0\]|\.first)')


@kind("object of another class created for a controller", "failing-cast", across=True)
def _(app):
    pattern = r'instantiateViewController\(identifier:\s*"[^"\n]+"\)\s*\{[^{}]*?\b([A-Z]\w+)\(coder:'
    for path, text in app.code.items():
        for match in re.finditer(pattern, text) if path.endswith(SWIFT) else ():
            other = _other_class(app, match.group(1))
            if other:
                place = (path, app.line(path, match.start(1)))
                yield path, match.group(1), other, [(path, *match.span(1), other)], {place}


@kind("class of a controller changed that code casts", "failing-cast", across=True)
def _(app):
    pattern = r'instantiate(?:View|)Controller\((?:withI|i)dentifier:\s*"([^"\n]+)"\)\s*as!\s*([A-Z]\w+)'
    for path, text in app.code.items():
        for match in re.finditer(pattern, text) if path.endswith(SWIFT) else ():
            other = _other_class(app, match.group(2))
            for scene, element in scene_elements(app):
                if element.get("storyboardIdentifier") == match.group(1) and element.get("customClass") == match.group(2) and other:
                    places = {(path, app.line(path, match.start(2))), (scene, app.line(scene, element.start))}
                    yield scene, match.group(2), other, [(scene, *element.spans["customClass"], other)], places


# Objects without their scene or prototype


def _scene_outlets(app):
    """Returns the outlets that only scenes connect, for each class of a controller: {class: {outlet}}."""
    found, owned = {}, set()
    for path, element in scene_elements(app):
        if element.get("placeholderIdentifier") == "IBFilesOwner" or element.get("id") == "-2":
            owned.add(element.get("customClass"))
        if element.name == "outlet" and path.endswith(".storyboard") and element.owner() is not None:
            owner = element.owner()
            if owner.get("sceneMemberID") == "viewController" and app.owner_class(element):
                found.setdefault(owner.get("customClass"), set()).add(element.get("property"))
    return {name: outlets for name, outlets in found.items() if name not in owned and name not in app.stems(".xib")}


def _crashing_outlets(app, name, outlets):
    """Returns the outlets that are implicitly unwrapped and used without a check in the class."""
    text = app.text(app.classes[name])
    return {o for o in outlets if re.search(r"@IBOutlet[^\n]*\bvar\s+%s\s*:[^\n=]*!" % re.escape(o), text)
            and re.search(r"(?<![\w.\"])%s\.\w" % re.escape(o), text)}


@kind("controller created without its scene in Swift", "created-without-scene", across=True)
def _(app):
    for name, outlets in sorted(_scene_outlets(app).items()):
        path = app.classes[name]
        if not path.endswith(SWIFT) or not _crashing_outlets(app, name, outlets) or "loadView" in app.text(path):
            continue
        for other, text in sorted(app.code.items()):
            if not other.endswith(SWIFT) or "Test" in other or name not in text:
                continue
            pattern = r"(?:(?:\w[\w.]*[!?]?|\bUIStoryboard\([^()\n]*\))\.)?\binstantiateViewController\(withIdentifier:\s*[^()\n]+\)\s*as[!?]\s*%s\b" % re.escape(name)
            for match in re.finditer(pattern, text):
                place = (other, app.line(other, match.start()))
                yield other, name, f"{name}()", [(other, *match.span(), f"{name}()")], {place}


@kind("function that creates a controller without its scene", "created-without-scene", across=True)
def _(app):
    for name, outlets in sorted(_scene_outlets(app).items()):
        path = app.classes[name]
        text = app.text(path)
        if path.endswith(SWIFT) and _crashing_outlets(app, name, outlets) and "loadView" not in text and "init(" not in text:
            added = f"\nfunc madeInCode() -> {name} {{ {name}() }}\n"
            lines = range(app.line(path, len(text)), app.line(path, len(text)) + 3)
            yield path, name, f"{name}()", [(path, len(text), len(text), added)], {(path, line) for line in lines}


def _prototypes(app):
    """Yields the prototypes of the table views in scenes, with the classes of their controllers."""
    for path, element in scene_elements(app):
        if element.name != "tableViewCell" or not element.get("reuseIdentifier") or element.parent.name != "prototypes":
            continue
        table = element.parent.parent
        controller = next((a for a in element.ancestors() if a.get("sceneMemberID") == "viewController"), None)
        if controller is not None and controller.get("customClass") in app.classes:
            yield path, element, table, controller


def _list_name(table, controller):
    """Returns the name with which the code of a controller refers to its table view, or None."""
    if controller.name == "tableViewController":
        return "tableView"
    outlets = [e for e in controller.children if e.name == "connections"]
    return next((o.get("property") for c in outlets for o in c.children
                 if o.name == "outlet" and o.get("destination") == table.get("id")), None)


@kind("class registered over a prototype", "prototype-replaced", across=True)
def _(app):
    for scene, cell, table, controller in _prototypes(app):
        path, name = app.classes[controller.get("customClass")], cell.get("reuseIdentifier")
        path = path[:-2] + ".m" if path.endswith(".h") and path[:-2] + ".m" in app.code else path
        list_name = _list_name(table, controller)
        match = re.search(r"super\.viewDidLoad\(\)|\[super viewDidLoad\];", app.text(path))
        if not match or not list_name:
            continue
        if path.endswith(SWIFT):
            added = f'; {list_name}.register(UITableViewCell.self, forCellReuseIdentifier: "{name}")'
        else:
            added = f' [self.{list_name} registerClass:[UITableViewCell class] forCellReuseIdentifier:@"{name}"];'
        places = {(path, app.line(path, match.start())), (scene, app.line(scene, cell.start))}
        yield path, name, added, [(path, match.end(), match.end(), added)], places


def _nib_cells(app):
    """Yields the cells of nibs, with the Swift code that registers the nib of each cell."""
    for path, element in scene_elements(app):
        if path.endswith(".xib") and element.name in ("tableViewCell", "collectionViewCell") and element.parent.name == "objects":
            stem = re.escape(path.rpartition("/")[2].removesuffix(".xib"))
            pattern = r'UINib\(nibName:\s*(?:"%s"|String\(describing:\s*%s\.self\)),\s*bundle:\s*nil\)(?=,\s*for\w+:\s*"([^"\\\n]+)")'
            for code, text in app.code.items():
                for match in re.finditer(pattern % (stem, stem), text):
                    if f'Identifier: "{match.group(1)}", for:' in text:
                        yield path, element, code, match


@kind("reuse identifier of a nib's cell misspelled", "reuse-identifier-not-found", across=True)
def _(app):
    for path, cell, code, match in _nib_cells(app):
        if cell.get("reuseIdentifier") == match.group(1):
            places = {(code, app.line(code, match.end()))}
            yield value(app, path, cell, "reuseIdentifier", misspelled(match.group(1), app.words), places)


@kind("class registered instead of its nib", "created-without-scene", across=True)
def _(app):
    for path, cell, code, match in _nib_cells(app):
        name = cell.get("customClass")
        outlets = {e.get("property") for c in cell.children if c.name == "connections" for e in c.children}
        if name in app.classes and app.classes[name].endswith(SWIFT) and _crashing_outlets(app, name, outlets):
            places = {(code, app.line(code, match.end())), (path, app.line(path, cell.start))}
            yield code, name, f"{name}.self", [(code, *match.span(), f"{name}.self")], places
