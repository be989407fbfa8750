#!/usr/bin/env python3
"""Checks that validate, compile, layout, render, and import agree about the scenes of apps. README.md in the parent folder
describes the checks."""

import argparse
import collections
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

from drawing import difference

SUFFIXES = (".storyboard", ".xib", ".scene")
CHECKS = ("validated", "compiled", "loaded", "empty", "drawn", "same picture", "imported", "import validated", "import drawn",
          "import same picture", "import same frames")
# The messages about files that contain nothing to draw.
EMPTY = ("has no scene that can be drawn", "the nib cannot be drawn", "documents for watchOS cannot be drawn")
ROOT = re.compile(rb"<(document|storyboard)\b[^>]*>")
INITIAL = re.compile(rb"\s(initialViewController|initial)=(\"[^\"]*\"|'[^']*')")


class Stop(Exception):
    """A check that failed, with the first message."""


class Tool:
    def __init__(self, path, timeout):
        self.path, self.timeout = os.path.abspath(path), timeout

    def run(self, *arguments, folder, text=None):
        return subprocess.run(
            [self.path, *arguments], cwd=folder, input=text, capture_output=True, timeout=self.timeout)

    def run_on_folder(self, *arguments, folder):
        """Runs a command on all files of a folder. Ends this program if the command takes too long."""
        try:
            return self.run(*arguments, folder=folder)
        except subprocess.TimeoutExpired:
            sys.exit(f"{folder}: '{arguments[0]}' timed out after {self.timeout} s")

    def output(self, check, *arguments, folder, text=None):
        """Returns the standard output of a command. Throws if the command fails."""
        try:
            result = self.run(*arguments, folder=folder, text=text)
        except subprocess.TimeoutExpired:
            raise Stop(check, f"timed out after {self.timeout} s") from None
        if result.returncode:
            raise Stop(check, message(result.stderr) or f"exit code {result.returncode}")
        return result.stdout


def message(output):
    """Returns the first error in the output of a command, or its first line."""
    lines = [line for line in output.decode("utf-8", "replace").splitlines() if line.strip()]
    return next((line for line in lines if "error:" in line), lines[0] if lines else "")


def files(folder):
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(f for f in folders if f not in (".git", ".build", "Pods", "Carthage"))
        found += [os.path.relpath(os.path.join(place, n), folder) for n in sorted(names) if n.endswith(SUFFIXES)]
    return found


def errors(tool, folder, options):
    """Returns the first error of each file that validate rejects."""
    result = tool.run_on_folder("validate", "--no-config", "--format", "json", *options, ".", folder=folder)
    try:
        diagnostics = json.loads(result.stdout)["diagnostics"]
    except ValueError:
        sys.exit(f"{folder}: 'validate' failed: {message(result.stderr)}")
    first = {}
    for diagnostic in diagnostics:
        if diagnostic["severity"] == "error":
            first.setdefault(os.path.normpath(diagnostic["path"]), f"{diagnostic['message']} [{diagnostic['rule']}]")
    return first


def compile_together(tool, folder, paths, place):
    """Compiles files with the classes of the folder's sources, which are read only once per group of files with different
    names. Returns the compiled files by path."""
    groups, compiled = [], {}
    for path in paths:
        name = os.path.splitext(os.path.basename(path))[0]
        group = next((g for g in groups if name not in g), None)
        if group is None:
            groups.append(group := {})
        group[name] = path
    for number, group in enumerate(groups):
        target = os.path.join(place, str(number))
        os.mkdir(target)
        tool.run_on_folder("compile", "--sources", ".", *group.values(), "-o", target, folder=folder)
        compiled |= {path: os.path.join(target, name + ".scenec") for name, path in group.items()}
    return compiled


def without_initial_scene(path, folder):
    """Returns the content of a file. A storyboard or scene without an initial scene is drawn with all of its scenes."""
    with open(os.path.join(folder, path), "rb") as file:
        text = file.read()
    match = ROOT.search(text)
    return text[:match.start()] + INITIAL.sub(b"", match[0]) + text[match.end():] if match else text


def frames(output):
    """Returns the elements and frames that 'layout --json' printed, without ids."""
    objects = json.loads(output)["objects"]
    return [(o["element"], *(round(o["frame"][k], 2) for k in ("x", "y", "width", "height"))) for o in objects]


def check_file(tool, folder, path, compiled, screen, place):
    """Returns the checks that passed, and the check that failed with its message for each chain of checks."""
    passed, failed = ["validated"], []
    images = ("--images", ".", *screen)
    text = without_initial_scene(path, folder)
    named = ("--stdin-path", path)
    # The imported scene is checked and drawn as if it were next to the original file.
    scene_named = ("--stdin-path", os.path.splitext(path)[0] + ".scene")
    picture = laid_out = scene = None

    def run(check, *arguments, text=None):
        return tool.output(check, *arguments, folder=folder, text=text)

    try:
        if compiled is not None:
            if not os.path.exists(compiled):
                run("compiled", "compile", "--sources", ".", path, "-o", compiled)
            run("loaded", "layout", *images, compiled)
        compiled = os.path.join(place, "compiled.scenec")
        try:
            run("compiled", "compile", *named, "-", "-o", compiled, text=text)
        except Stop:
            # A segue can lead to the initial scene.
            with open(os.path.join(folder, path), "rb") as file:
                text = file.read()
            run("compiled", "compile", *named, "-", "-o", compiled, text=text)
        passed.append("compiled")
        laid_out = frames(run("loaded", "layout", "--json", *images, compiled))
        passed.append("loaded")
        picture = run("drawn", "render", *images, *named, "-", text=text)
        other = run("drawn", "render", *images, compiled)
        passed.append("drawn")
        if different := difference(picture, other):
            raise Stop("same picture", different)
        passed.append("same picture")
    except Stop as stop:
        if any(message in stop.args[1] for message in EMPTY):
            passed.append("empty")
        else:
            failed.append(stop.args)
    if path.endswith(".scene"):
        return passed, failed
    try:
        scene = run("imported", "import", *named, "-", "-o", "-", text=text)
        passed.append("imported")
        try:
            run("import validated", "validate", "--no-config", *scene_named, "-", text=scene)
        except Stop:
            # A property list can require the initial scene.
            with open(os.path.join(folder, path), "rb") as file:
                whole = run("imported", "import", *named, "-", "-o", "-", text=file.read())
            run("import validated", "validate", "--no-config", *scene_named, "-", text=whole)
        passed.append("import validated")
        if picture is not None:
            other = run("import drawn", "render", *images, *scene_named, "-", text=scene)
            passed.append("import drawn")
            if different := difference(picture, other):
                raise Stop("import same picture", different)
            passed.append("import same picture")
    except Stop as stop:
        failed.append(stop.args)
    if scene is not None and laid_out is not None:
        try:
            other = frames(run("import same frames", "layout", "--json", *images, *scene_named, "-", text=scene))
            if laid_out != other:
                pairs = [(a, b) for a, b in zip(laid_out, other) if a != b]
                what = f"{pairs[0][0]}, not {pairs[0][1]}" if pairs else f"{len(laid_out)} views, not {len(other)}"
                raise Stop("import same frames", what)
            passed.append("import same frames")
        except Stop as stop:
            failed.append(stop.args)
    return passed, failed


def check_folder(tool, folder, pool, with_sources, screen):
    """Yields each file of a folder with its results."""
    rejected = errors(tool, folder, ("--sources", ".") if with_sources else ())
    paths = files(folder)
    valid = [p for p in paths if os.path.normpath(p) not in rejected]
    with tempfile.TemporaryDirectory(prefix="scenec-agreement-") as place:
        compiled = compile_together(tool, folder, valid, place) if with_sources else {}

        def check(path):
            with tempfile.TemporaryDirectory(dir=place) as own:
                return path, *check_file(tool, folder, path, compiled.get(path), screen, own)

        yield from pool.map(check, valid)
    yield from ((p, [], []) for p in paths if os.path.normpath(p) in rejected)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", help="folders that contain apps or scenes")
    parser.add_argument("--scenec", required=True, help="the tool")
    parser.add_argument("--sources", action="store_true", help="validate and compile with the classes in the folder's sources")
    parser.add_argument("--jobs", type=int, default=2, help="the number of files that are checked at the same time")
    parser.add_argument("--timeout", type=float, default=60, help="the time limit for a command, in seconds")
    parser.add_argument("--except", dest="known", action="append", default=[], metavar="TEXT",
                        help="ignore failures whose message contains this text")
    parser.add_argument("--safe-area", help="the safe area for all pictures, as for 'scenec render'")
    options = parser.parse_args()
    screen = ("--safe-area", options.safe_area) if options.safe_area else ()
    tool = Tool(options.scenec, options.timeout)
    counts, failures, total = collections.Counter(), [], 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for folder in options.folders:
            for path, passed, failed in check_folder(tool, folder, pool, options.sources, screen):
                total += 1
                counts.update(passed)
                failures += [(os.path.join(folder, path), *f) for f in failed if not any(k in f[1] for k in options.known)]
    print(f"| check | files |\n|---|--:|\n| found | {total} |")
    for check in CHECKS:
        print(f"| {check} | {counts[check]} |")
    for path, check, text in sorted(failures, key=lambda f: (CHECKS.index(f[1]), f[0])):
        print(f"{path}: not {check}: {text}")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
