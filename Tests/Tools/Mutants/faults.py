"""Reads the lists of faults and inserts the faults into the sources as switches."""

import glob
import os
import re
from dataclasses import dataclass, field

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(f"{HERE}/../../..")

# '{{right ==> faulty}}' in a snippet, with the code before and after it.
EXCHANGE = re.compile(r"\{\{(.*?) ==> ?(.*?)\}\}(?!\})", re.DOTALL)


class Stale(Exception):
    """An error in a list that does not match the sources, with its location in the list."""


@dataclass
class Fault:
    name: str
    sentence: str
    module: str
    place: str  # the location in the list, for errors
    survives: str = ""
    path: str = ""  # the path of the source, relative to the root
    snippet: str = ""
    number: int = 0
    tests: list = field(default_factory=list)

    @property
    def text(self):
        """The text that identifies the fault. Recorded outcomes are only valid for the same text."""
        return self.path + "\n" + self.snippet


def read_all():
    faults = []
    for path in sorted(glob.glob(os.path.join(HERE, "*.mutants"))):
        faults += read(path)
    known = {}
    for number, fault in enumerate(faults, 1):
        if fault.name in known:
            raise Stale(f"{fault.place}: Duplicate fault '{fault.name}', which is also in {known[fault.name]}")
        known[fault.name] = fault.place
        fault.number = number
    return faults


def read(path):
    """Reads a list. Its name begins with its module, and a large module can have several: 'SceneUI+Text.mutants'."""
    module = os.path.basename(path).removesuffix(".mutants").split("+")[0]
    faults = []
    rest = []
    for number, line in enumerate(open(path, encoding="utf-8").read().split("\n"), 1):
        if line.startswith("## "):
            name, _, sentence = line[3:].partition(": ")
            rest = []
            faults.append((Fault(name, sentence, module, f"{os.path.relpath(path, ROOT)}:{number}"), rest))
        elif line.strip() or rest:
            rest.append(line)
    return [finish(fault, lines) for fault, lines in faults]


def finish(fault, lines):
    if lines and lines[0].startswith("survives: "):
        fault.survives = lines.pop(0).removeprefix("survives: ")
    if not fault.sentence or len(lines) < 2:
        raise Stale(f"{fault.place}: Incomplete fault: write '## name: sentence', the path in the module, and the snippet")
    fault.path = f"Sources/{fault.module}/{lines[0].strip()}"
    fault.snippet = "\n".join(lines[1:]).strip()
    if not EXCHANGE.search(fault.snippet):
        raise Stale(f"{fault.place}: The snippet does not contain '{{{{right ==> faulty}}}}'")
    return fault


def pattern(text):
    """Returns a regular expression that matches a snippet with any indentation."""
    return r"\s*\n\s*".join(re.escape(part) for part in re.split(r"[ \t]*\n[ \t]*", text))


def edit(fault, source):
    """Returns the start, the end and the replacement of the range of the source that becomes a switch."""
    exchange = EXCHANGE.search(fault.snippet)
    before, after = fault.snippet[: exchange.start()], fault.snippet[exchange.end() :]
    right, faulty = exchange.group(1), exchange.group(2)
    whole = re.compile(f"{pattern(before)}(?P<right>{pattern(right)}){pattern(after)}")
    found = list(whole.finditer(source))
    if len(found) != 1:
        raise Stale(f"{fault.place}: The snippet must occur once in {fault.path}, but occurs {len(found)} times")
    start, end = found[0].span("right")
    return start, end, switch(fault, source, start, end, faulty.strip("\n"))


def switch(fault, source, start, end, faulty):
    on = f"Mutants.on({fault.number})"
    right = source[start:end]
    if "FAULT" in faulty:
        return faulty.replace("FAULT", on)
    line = source[source.rfind("\n", 0, start) + 1 : start]
    rest = source[end : (source + "\n").find("\n", end)]
    if not line.strip() and not rest.strip():
        if not faulty.strip():
            return f"if !{on} {{\n{right}\n}}"
        return f"if {on} {{\n{faulty}\n}} else {{\n{right}\n}}"
    if not faulty.strip():
        raise Stale(f"{fault.place}: Part of a line cannot be removed; write a replacement, or use FAULT")
    return f"({on} ? ({faulty}) : ({right}))"


def switched(faults):
    """Returns the text of each source that has faults, with all of its switches: {path: text}."""
    by_path = {}
    for fault in faults:
        by_path.setdefault(fault.path, []).append(fault)
    result, stale = {}, []
    for path, own in by_path.items():
        try:
            source = open(os.path.join(ROOT, path), encoding="utf-8").read()
        except OSError:
            stale.append(f"{own[0].place}: '{path}' does not exist")
            continue
        edits = []
        for fault in own:
            try:
                edits.append((*edit(fault, source), fault))
            except Stale as error:
                stale.append(str(error))
        edits.sort(key=lambda edit: edit[0])
        for one, other in zip(edits, edits[1:]):
            if other[0] < one[1]:
                stale.append(f"{other[3].place}: '{other[3].name}' overlaps '{one[3].name}'")
        for start, end, text, _ in reversed(edits):
            source = source[:start] + text + source[end:]
        result[path] = "import Mutants\n" + source
    if stale:
        raise Stale("\n".join(stale))
    return result
