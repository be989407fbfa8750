"""A copy of an app, and the diagnostics of scenec for it with and without a fault."""

import collections
import json
import os
import shutil
import subprocess

from app import SKIPPED

# The endings of the files that scenec reads or searches for.
_KEPT = (".storyboard", ".xib", ".swift", ".m", ".mm", ".h", ".pbxproj", ".xcconfig", ".strings", ".stringsdict", ".xcstrings", ".plist",
         ".json", ".yml", ".modulemap", ".pch", ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".icns", ".tiff")
OUTCOMES = ("found", "elsewhere", "not checked", "missed")


class Copy:
    """A copy in which one process inserts faults. Files are hard links until they are written, so copying is fast."""

    def __init__(self, app, folder, tool, timeout):
        self.app, self.tool, self.timeout = app, tool, timeout
        self.folder = os.path.join(folder, "app")
        self.cache = os.path.join(folder, "cache")
        shutil.rmtree(self.folder, ignore_errors=True)
        for place, folders, files in os.walk(app.folder):
            folders[:] = sorted(f for f in folders if f not in SKIPPED)
            into = os.path.join(self.folder, os.path.relpath(place, app.folder))
            os.makedirs(into, exist_ok=True)
            for file in files:
                if file.endswith(_KEPT):
                    self._link(os.path.join(place, file), os.path.join(into, file))
        self.before = self.validate()

    @staticmethod
    def _link(path, into):
        if not os.path.isfile(path):
            return
        try:
            os.link(path, into)
        except OSError:
            shutil.copy(path, into)

    def validate(self):
        """Returns the diagnostics of the copy in its current state, as decoded JSON."""
        command = [self.tool, "validate", ".", "--sources", ".", "--cache", self.cache, "--format", "json"]
        run = subprocess.run(command, cwd=self.folder, capture_output=True, timeout=self.timeout)
        if run.returncode not in (0, 1):
            raise RuntimeError(f"{' '.join(command)} ended with {run.returncode}: {run.stderr.decode()[-500:]}")
        return json.loads(run.stdout)

    def outcome(self, fault):
        """Returns the outcome of a fault and the diagnostic or the entry that is its evidence."""
        texts = {}
        for path, start, end, text in sorted(fault.edits, key=lambda e: (e[0], -e[1])):
            old = texts.get(path, self.app.text(path)) or ""
            texts[path] = None if text is None else old[:start] + text + old[end:]
        try:
            for path, text in texts.items():
                self._write(path, text)
            after = self.validate()
        finally:
            for path in texts:
                self._write(path, self.app.text(path))
        return classify(fault, self.before, after)

    def _write(self, path, text):
        """Writes a file, or removes it if there is no text."""
        place = os.path.join(self.folder, path)
        if text is None:
            os.remove(place)
            return
        # Replacing the link keeps the original app unchanged. A new file also has a new modification time, which
        # invalidates the cache.
        with open(place + ".new", "w", encoding="utf-8", newline="") as file:
            file.write(text)
        os.replace(place + ".new", place)


def identity(diagnostic):
    return diagnostic["path"], diagnostic["rule"], diagnostic["message"], diagnostic["range"]["start"]["line"]


def classify(fault, before, after):
    """Returns the outcome of a fault and its evidence, given the diagnostics before and after the fault was inserted."""
    known = collections.Counter(identity(f) for f in before["diagnostics"])
    new = []
    for diagnostic in after["diagnostics"]:
        known[identity(diagnostic)] -= 1
        if known[identity(diagnostic)] < 0:
            new.append(diagnostic)
    for diagnostic in new:
        lines = range(diagnostic["range"]["start"]["line"], diagnostic["range"]["end"]["line"] + 1)
        if any((diagnostic["path"], line) in fault.places for line in lines):
            return "found", diagnostic
    # If a name is missing in one file, the diagnostic can be in another file and contain the name.
    quoted = ["'%s" % name for name in {fault.name, fault.written} if name] + ["%s'" % fault.written]
    for diagnostic in new:
        if fault.across and diagnostic["rule"] in fault.rules and any(q in diagnostic["message"] for q in quoted):
            return "found", diagnostic
    paths = {path for path, _ in fault.places}
    for entry in after.get("notChecked", []):
        places = entry.get("places", [])
        there = not places or fault.across or entry.get("count", 0) > len(places) or any(p["path"] in paths for p in places)
        if there and set(entry["rules"]) & set(fault.rules):
            return ("elsewhere", new[0]) if new else ("not checked", entry)
    return ("elsewhere", new[0]) if new else ("missed", None)
