"""Faults in settings of projects, and in the names of files: initial view controllers, deployment targets, names of nibs."""

import re

from fault import in_other_case, kind, misspelled, scene_elements, users, without_attribute

# Initial view controllers

# The main storyboard of a Mac app can contain only the menu, so it needs no initial controller.
_MAIN_KEYS = ("UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UISceneStoryboardFile", "NSExtensionMainStoryboard")
_LAUNCH_KEYS = ("UILaunchStoryboardName", "UILaunchStoryboardName~ipad", "UILaunchStoryboardFile")


def _named_by_settings(app, keys):
    """Returns the storyboards that Info.plist files or build settings name: {name: {(path, line)}}."""
    found = {}
    names = "|".join(re.escape(key) for key in keys)
    patterns = (rf"<key>(?:{names})</key>\s*<string>([^<]+)</string>", rf"INFOPLIST_KEY_(?:{names})\w*\"?\s*=\s*\"?([\w. -]+?)\"?;")
    for path, text in app.settings.items():
        if path.endswith((".plist", ".pbxproj")):
            for pattern in patterns:
                for match in re.finditer(pattern, text):
                    name = re.sub(r"\.storyboard$", "", match.group(1))
                    found.setdefault(name, set()).add((path, app.line(path, match.start(1))))
    return found


def _without_initial(app, named):
    for path, tree in app.trees.items():
        root = tree[0] if tree and path.endswith(".storyboard") else None
        name = path.rsplit("/", 1)[-1][: -len(".storyboard")]
        if root is not None and root.get("initialViewController") and name in named:
            first = app.element(path, root.get("initialViewController"))
            more = set(named[name]) | ({(path, app.line(path, first.start))} if first is not None else set())
            yield without_attribute(app, path, root, "initialViewController", more)


@kind("main storyboard without an initial view controller", "missing-initial-scene", "unreachable-scene", across=True)
def _(app):
    yield from _without_initial(app, _named_by_settings(app, _MAIN_KEYS))


@kind("launch screen without an initial view controller", "missing-initial-scene", "unreachable-scene", across=True)
def _(app):
    yield from _without_initial(app, _named_by_settings(app, _LAUNCH_KEYS))


@kind("storyboard of code without an initial view controller", "missing-initial-scene", "unreachable-scene", across=True)
def _(app):
    named = {}
    made = r'(?:UI|NS)Storyboard\(\s*name:\s*"([^"]+)"|storyboardWithName:\s*@"([^"]+)"'
    for path, text in app.code.items():
        for match in re.finditer(made, text):
            # The storyboard can be in a variable that a line below uses.
            if re.search(r"instantiateInitial(View)?Controller", text[match.end() : match.end() + 400]):
                named.setdefault(match.group(match.lastindex), set()).add((path, app.line(path, match.start())))
    yield from _without_initial(app, named)


@kind("storyboard misspelled in settings", "storyboard-not-found-by-code", across=True)
def _(app):
    for path, text in app.settings.items():
        keys = "|".join(re.escape(k) for k in _MAIN_KEYS + _LAUNCH_KEYS + ("NSMainStoryboardFile",))
        if path.endswith(".plist"):
            for match in re.finditer(rf"<key>(?:{keys})</key>\s*<string>([^<]+)</string>", text):
                if match.group(1) in app.storyboards:
                    written = misspelled(match.group(1), app.words)
                    yield path, match.group(1), written, [(path, *match.span(1), written)], {(path, app.line(path, match.start(1)))}


# Deployment targets

# The first versions with each part of a document, and tests for its elements.
_SINCE = (
    ("stack view", {"IPHONEOS": 9.0, "MACOSX": 10.09}, lambda e: e.name == "stackView"),
    ("system color", {"IPHONEOS": 13.0}, lambda e: (e.get("systemColor") or "") in ("systemBackgroundColor", "labelColor", "separatorColor")),
    ("symbol", {"IPHONEOS": 13.0, "TVOS": 13.0, "MACOSX": 11.0}, lambda e: e.name != "image" and e.get("catalog") == "system"),
    ("symbol of 2021", {"IPHONEOS": 15.0},
     lambda e: e.get("catalog") == "system" and (e.get("image") or "") in ("line.3.horizontal", "line.3.horizontal.decrease", "cup.and.saucer")),
    ("web view", {"IPHONEOS": 11.0}, lambda e: e.name == "wkWebView"),
    ("Dynamic Type", {"IPHONEOS": 10.0}, lambda e: e.get("adjustsFontForContentSizeCategory") == "YES"),
    ("large titles", {"IPHONEOS": 11.0}, lambda e: e.get("largeTitles") == "YES"),
    ("button configuration", {"IPHONEOS": 15.0}, lambda e: e.name == "buttonConfiguration"),
    ("visual effect view", {"IPHONEOS": 8.0, "MACOSX": 10.10}, lambda e: e.name == "visualEffectView"),
    ("grid view", {"MACOSX": 10.12}, lambda e: e.name == "gridView"),
    ("switch", {"MACOSX": 10.15}, lambda e: e.name == "switch"),
    ("storyboard", {"MACOSX": 10.10}, lambda e: e.name == "document" and "Storyboard" in (e.get("type") or "")),
    ("named color", {"IPHONEOS": 11.0, "MACOSX": 10.13}, lambda e: e.name == "color" and e.get("name") and not e.get("catalog")),
    ("inset grouped style", {"IPHONEOS": 13.0}, lambda e: e.name == "tableView" and e.get("style") == "insetGrouped"),
)
_EARLIER = {8.0: "7.0", 9.0: "8.0", 10.0: "9.0", 11.0: "10.0", 13.0: "12.0", 15.0: "14.0", 10.09: "10.8", 10.10: "10.9",
            10.12: "10.11", 10.13: "10.12", 10.15: "10.14"}
_PLATFORMS = {"IPHONEOS": "iOS.CocoaTouch", "TVOS": "AppleTV", "MACOSX": "MacOSX.Cocoa"}


def _version(text):
    """Returns a version as a number that orders 10.9 before 10.10."""
    major, _, minor = text.partition(".")
    return int(major) + int((minor or "0").split(".")[0]) / (100 if major == "10" and minor not in ("", "0") else 10)


def _newer_parts(app, platform):
    """Yields each part of the documents for a platform, with its first version and the locations of its elements."""
    for words, versions, test in _SINCE:
        places = {
            (path, app.line(path, element.start)) for path, element in scene_elements(app)
            if platform in versions and (app.trees[path][0].get("targetRuntime") or "").startswith(_PLATFORMS[platform]) and test(element)}
        if places:
            yield words, versions[platform], places


@kind("deployment target of a project lowered", "newer-than-deployment-target", across=True)
def _(app):
    for platform in _PLATFORMS:
        for words, since, places in _newer_parts(app, platform):
            edits = []
            for path, text in sorted(app.settings.items()):
                if path.endswith((".pbxproj", ".xcconfig")):
                    edits += [
                        (path, *match.span(1), _EARLIER[since])
                        for match in re.finditer(rf"\b{platform}_DEPLOYMENT_TARGET\s*=\s*([0-9.]+)(?=;|\s*$)", text, re.M)
                        if _version(match.group(1)) >= since]
            if edits:
                # The fault of an app with several projects begins in the first of them.
                yield edits[0][0], f"{words} on {platform}", _EARLIER[since], edits, places


@kind("deployment target of a package lowered", "newer-than-deployment-target", across=True)
def _(app):
    platforms = {"IPHONEOS": "iOS", "TVOS": "tvOS", "MACOSX": "macOS"}
    for path, text in app.code.items():
        if not path.endswith("Package.swift"):
            continue
        folder = path[: -len("Package.swift")]
        for platform, name in platforms.items():
            for words, since, places in _newer_parts(app, platform):
                own = {place for place in places if place[0].startswith(folder + "Sources/") or place[0].startswith(folder + "SwiftMessages/")}
                match = re.search(rf'\.{name}\((\.v[0-9_]+|"[0-9.]+")\)', text)
                if own and match and _version(match.group(1).strip('."v').replace("_", ".")) >= since:
                    written = f'"{_EARLIER[since]}"'
                    yield path, f"{words} on {name}", written, [(path, *match.span(1), written)], own


# Names of files


def _renamed(app, path, written):
    """Returns edits that rename a file, also in the projects."""
    name = path.rsplit("/", 1)[-1]
    new = path[: -len(name)] + written
    edits = [(new, 0, 0, app.text(path)), (path, 0, len(app.text(path)), None)]
    for project, text in sorted(app.settings.items()):
        if project.endswith(".pbxproj"):
            edits += [(project, *m.span(), written) for m in re.finditer(r"(?<![\w.])" + re.escape(name), text)]
    return edits, new


@kind("nib renamed that UIKit or AppKit finds by its class", "storyboard-not-found-by-code", "created-without-scene", across=True)
def _(app):
    for path in sorted(app.scenes):
        name = path.rsplit("/", 1)[-1].rsplit(".", 1)[0]
        owner = next((e for e in app.trees[path] if e.get("placeholderIdentifier") == "IBFilesOwner" or e.get("id") == "-2"), None)
        if not path.endswith(".xib") or owner is None or owner.get("customClass") != name or name not in app.classes:
            continue
        if not name.endswith("Controller") or not any(e.name == "outlet" and e.owner() is owner for e in app.trees[path]):
            continue
        places = _creations(app, name)
        if name not in app.literals and places:
            written = misspelled(name, app.words)
            edits, new = _renamed(app, path, written + ".xib")
            places |= {(new, line) for line in range(1, app.line(path, len(app.text(path))) + 1)}
            yield path, name, written, edits, places


def _creations(app, name):
    """Returns the locations at which code creates objects of a class without naming a nib."""
    pattern = r"\b%s\(\)|\b%s\(nibName:\s*nil|\[%s new\]|\[\[%s alloc\]\s*init\]" % ((re.escape(name),) * 4)
    return {(path, app.line(path, match.start())) for path, text in app.code.items() if name in text
            for match in re.finditer(pattern, text)}


@kind("nib renamed that code names by its class", "storyboard-not-found-by-code", across=True)
def _(app):
    for path in sorted(app.scenes):
        name = path.rsplit("/", 1)[-1].rsplit(".", 1)[0]
        pattern = (r"(?:describing:\s*%s\.self|\"\\\(%s(?:\.self)?\)\"|NSStringFromClass\(\[?%s(?: class\]|\.self))" % ((re.escape(name),) * 3))
        places = {(p, app.line(p, m.start())) for p, text in app.code.items() for m in re.finditer(pattern, text)
                  if re.search(r"[nN]ib", text[max(0, m.start() - 60) : m.end() + 60])}
        if path.endswith(".xib") and name in app.classes and name not in app.literals and places:
            written = misspelled(name, app.words)
            edits, new = _renamed(app, path, written + ".xib")
            yield path, name, written, edits, places


@kind("storyboard renamed", "storyboard-not-found-by-code", "storyboard-not-found", across=True)
def _(app):
    for path in sorted(app.scenes):
        name = path.rsplit("/", 1)[-1].rsplit(".", 1)[0]
        places = set(app.literals.get(name, ())) | {
            (p, app.line(p, e.start)) for p, e in scene_elements(app) if e.get("storyboardName") == name}
        if path.endswith(".storyboard") and places and sum(p.endswith("/" + name + ".storyboard") for p in app.scenes) == 1:
            written = misspelled(name, app.words)
            edits, new = _renamed(app, path, written + ".storyboard")
            yield path, name, written, edits, places


@kind("two storyboards with one name", "file-names-collide", "ambiguous-storyboard", across=True)
def _(app):
    yield from _same_names(app, lambda name: name)


@kind("names of two storyboards that differ only in case", "file-names-collide", "ambiguous-storyboard", across=True)
def _(app):
    yield from _same_names(app, in_other_case)


def _same_names(app, change):
    """Yields faults that rename a storyboard like one in another folder of the same top-level folder."""
    # A localized storyboard and another one with its name do not become one file.
    paths = [p for p in sorted(app.scenes) if p.endswith(".storyboard") and app.trees[p] and ".lproj" not in p]
    for path in paths:
        folder, _, name = path.rpartition("/")
        other = next((p for p in paths if p.rpartition("/")[0] != folder and p.rpartition("/")[2].lower() != name.lower()
                      and p.split("/")[0] == path.split("/")[0]), None)
        if other is not None:
            written = change(name)
            edits, new = _renamed(app, other, written)
            lines = range(1, max(app.line(p, len(app.text(p))) for p in (path, other)) + 1)
            # A reference can lead to the wrong one of the two storyboards.
            stem = written.rpartition(".")[0].lower()
            ids = {e.get("id") for _, e in scene_elements(app) if (e.get("storyboardName") or "").lower() == stem}
            places = users(app, lambda e: e.get("id") in ids or e.get("destination") in ids)
            places |= {(p, line) for p in (new, path) for line in lines}
            yield other, other.rpartition("/")[2], written, edits, places
