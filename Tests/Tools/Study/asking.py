"""A copy of an app, and what scenec says of it with and without a fault."""

import collections
import json
import os
import shutil
import subprocess

from app import SKIPPED

# What a search for files, or for images, or for what belongs to a program, looks at.
_KEPT = (".storyboard", ".xib", ".swift", ".m", ".mm", ".h", ".pbxproj", ".strings", ".stringsdict", ".xcstrings", ".plist",
         ".json", ".yml", ".modulemap", ".pch", ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".icns", ".tiff")
OUTCOMES = ("found", "elsewhere", "not checked", "missed")


class Copy:
    """Where one process puts faults in. Files are links until they are written, so that large apps are cheap."""

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
        self.before = self.ask()

    @staticmethod
    def _link(path, into):
        if not os.path.isfile(path):
            return
        try:
            os.link(path, into)
        except OSError:
            shutil.copy(path, into)

    def ask(self):
        """What scenec finds in the copy as it is now."""
        command = [self.tool, "validate", ".", "--sources", ".", "--cache", self.cache, "--format", "json"]
        run = subprocess.run(command, cwd=self.folder, capture_output=True, timeout=self.timeout)
        if run.returncode not in (0, 1):
            raise RuntimeError(f"{' '.join(command)} ended with {run.returncode}: {run.stderr.decode()[-500:]}")
        return json.loads(run.stdout)

    def outcome(self, fault):
        """What becomes of a fault, and what shows it."""
        texts = {}
        for path, start, end, text in sorted(fault.edits, key=lambda e: (e[0], -e[1])):
            old = texts.get(path, self.app.text(path))
            texts[path] = old[:start] + text + old[end:]
        try:
            for path, text in texts.items():
                self._write(path, text)
            after = self.ask()
        finally:
            for path in texts:
                self._write(path, self.app.text(path))
        return judged(fault, self.before, after)

    def _write(self, path, text):
        place = os.path.join(self.folder, path)
        # A link is cut, so that the app itself stays as it is. A new file also has other times than the one before.
        with open(place + ".new", "w", encoding="utf-8", newline="") as file:
            file.write(text)
        os.replace(place + ".new", place)


def identity(finding):
    return finding["path"], finding["rule"], finding["message"], finding["range"]["start"]["line"]


def judged(fault, before, after):
    """The outcome of a fault by what was said before and after it was put in."""
    known = collections.Counter(identity(f) for f in before["diagnostics"])
    new = []
    for finding in after["diagnostics"]:
        known[identity(finding)] -= 1
        if known[identity(finding)] < 0:
            new.append(finding)
    for finding in new:
        lines = range(finding["range"]["start"]["line"], finding["range"]["end"]["line"] + 1)
        if any((finding["path"], line) in fault.places for line in lines):
            return "found", finding
    # What one file lacks, another may be told of: by the name that is missing.
    quoted = ["'%s" % name for name in {fault.name, fault.written} if name] + ["%s'" % fault.written]
    for finding in new:
        if fault.across and finding["rule"] in fault.rules and any(q in finding["message"] for q in quoted):
            return "found", finding
    paths = {path for path, _ in fault.places}
    for entry in after.get("notChecked", []):
        places = entry.get("places", [])
        there = not places or fault.across or entry.get("count", 0) > len(places) or any(p["path"] in paths for p in places)
        if there and set(entry["rules"]) & set(fault.rules):
            return ("elsewhere", new[0]) if new else ("not checked", entry)
    return ("elsewhere", new[0]) if new else ("missed", None)
