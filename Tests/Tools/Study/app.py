"""An app: its scenes, its code, its settings, and the names that they contain."""

import os
import re
from functools import cached_property

from elements import elements

SCENES = (".storyboard", ".xib")
SWIFT = (".swift",)
OBJECTIVE_C = (".m", ".mm", ".h")
SETTINGS = (".plist", ".pbxproj", ".xcconfig", ".strings")
SKIPPED = {".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules"}


class App:
    def __init__(self, folder, name=None):
        self.folder = folder
        self.name = name or os.path.basename(os.path.normpath(folder))
        self.scenes, self.code, self.settings = {}, {}, {}
        self.assets = {"image": set(), "color": set()}
        for place, folders, files in os.walk(folder):
            folders[:] = sorted(f for f in folders if f not in SKIPPED)
            for inner in folders:
                stem, ending = os.path.splitext(inner)
                if ending in (".imageset", ".colorset"):
                    self.assets["image" if ending == ".imageset" else "color"].add(stem)
            for file in sorted(files):
                path = os.path.relpath(os.path.join(place, file), folder)
                into = self._texts(file)
                text = None if into is None else self._read(path)
                if text is not None:
                    into[path] = text

    def _texts(self, file):
        endings = ((SCENES, self.scenes), (SWIFT + OBJECTIVE_C, self.code), (SETTINGS, self.settings))
        return next((texts for ending, texts in endings if file.endswith(ending)), None)

    def _read(self, path):
        try:
            with open(os.path.join(self.folder, path), encoding="utf-8", newline="") as file:
                return file.read()
        except (OSError, UnicodeDecodeError):
            return None

    def text(self, path):
        """Returns the text of a file, or None if there is no such file."""
        return next((texts[path] for texts in (self.scenes, self.code, self.settings) if path in texts), None)

    def line(self, path, offset):
        """Returns the line of an offset. A fault can begin with a file that the app does not have."""
        return (self.text(path) or "").count("\n", 0, offset) + 1

    @cached_property
    def trees(self):
        return {path: elements(text) for path, text in self.scenes.items()}

    def element(self, path, id):
        """Returns the element of a scene file that has an id, or None."""
        return self.ids[path].get(id)

    @cached_property
    def ids(self):
        """The elements that have ids, for each scene file: {path: {id: element}}."""
        return {path: {e.get("id"): e for e in reversed(tree) if e.get("id")} for path, tree in self.trees.items()}

    @cached_property
    def words(self):
        """All names in the app. A misspelled name must differ from all of them."""
        found = set()
        for text in list(self.scenes.values()) + list(self.code.values()):
            found.update(re.findall(r"[A-Za-z_]\w*", text))
        return found

    def values(self, *keys, elements=None):
        """Returns the values of attributes in all scenes, or only on elements with one of the given names."""
        return {e.get(k) for tree in self.trees.values() for e in tree for k in keys if elements is None or e.name in elements} - {None}

    @cached_property
    def storyboards(self):
        """The names of all storyboards."""
        return self.stems(".storyboard")

    def stems(self, ending):
        """Returns the names of the scene files with an ending, without the ending."""
        return {path.rsplit("/", 1)[-1][: -len(ending)] for path in self.scenes if path.endswith(ending)}

    @cached_property
    def literals(self):
        """The string literals in the code: {text: [(path, line)]}."""
        found = {}
        for path, text in self.code.items():
            for match in re.finditer(r'"([^"\\\n]+)"', text):
                found.setdefault(match.group(1), []).append((path, match.start()))
        return {name: [(path, self.line(path, offset)) for path, offset in places] for name, places in found.items()}

    @cached_property
    def classes(self):
        """The classes that the app declares exactly once, with their files: {name: path}.

        If a class were declared twice, renaming one declaration would not remove the class.
        """
        found, twice = {}, set()
        for path, text in self.code.items():
            pattern = r"^[^\n/]*?\bclass\s+(\w+)\s*[:<{]" if path.endswith(SWIFT) else r"^\s*@interface\s+(\w+)\s*:"
            for match in re.finditer(pattern, text, re.M):
                if found.setdefault(match.group(1), path) != path:
                    twice.add(match.group(1))
        return {name: path for name, path in found.items() if name not in twice}

    @cached_property
    def classes_by_file(self):
        """The classes that each file declares. A header and its implementation count as one file: {path without ending: {class}}."""
        found = {}
        for name, path in self.classes.items():
            found.setdefault(path.rsplit(".", 1)[0], set()).add(name)
        return found

    @cached_property
    def exposes_all(self):
        """Whether Swift exposes members without attributes to Objective-C, as in Swift 3 and older."""
        projects = [text for path, text in self.settings.items() if path.endswith((".pbxproj", ".xcconfig"))]
        versions = [v for text in projects for v in re.findall(r'SWIFT_VERSION = "?(\d+)', text)]
        upgrades = [int(v) for text in projects for v in re.findall(r"LastUpgradeCheck = (\d+)", text)]
        return any(int(v) < 4 for v in versions) or not versions and bool(upgrades) and max(upgrades) < 800

    @cached_property
    def declared(self):
        """The names of the outlets and of the actions that the code declares, as two sets."""
        outlets, actions = set(), set()
        for path, text in self.code.items():
            if path.endswith(SWIFT):
                outlets.update(re.findall(r"@IBOutlet[^\n]*?\bvar\s+(\w+)", text))
                actions.update(re.findall(r"@IBAction\b\s*(?:[\w@()]+\s+)*?func\s+(\w+)", text))
            else:
                outlets.update(re.findall(r"IBOutlet(?:Collection\([^)]*\))?[^;\n]*?(\w+)\s*;", text))
                actions.update(re.findall(r"\(\s*IBAction\s*\)\s*(\w+)", text))
        return outlets, actions

    @cached_property
    def users(self):
        """The elements with each custom class: {class: [(path, element)]}."""
        found = {}
        for path, tree in self.trees.items():
            for element in tree:
                if element.get("customClass"):
                    found.setdefault(element.get("customClass"), []).append((path, element))
        return found

    def owner_class(self, element):
        """Returns the class of the source of a connection, or None if the app does not declare it."""
        owner = element.owner()
        name = owner.get("customClass") if owner else None
        return name if name in self.classes else None
