"""Reads an XLIFF file with the Translate Toolkit, translates it, and writes it, as a translator does.

    translator.py FILE.xliff WORDS.json

Prints a line of JSON for each unit: its key, its source, its target and its first note. Then it sets the targets to the values that
WORDS.json contains for the keys, and writes the file with the toolkit.
"""

import json
import sys

from translate.storage import xliff, xliff2


def key(unit):
    """Returns the key of the text. In XLIFF 2 it is the name, because ids cannot contain all characters."""
    element = unit.xmlelement
    parent = element.getparent()
    return element.get("name") or (parent is not None and parent.get("name")) or unit.getid().split("\x04")[-1]


def main(path, words):
    with open(path, "rb") as file:
        data = file.read()
    store = (xliff2.Xliff2File if b"document:2." in data else xliff.xlifffile).parsestring(data)
    with open(words, encoding="utf-8") as file:
        words = json.load(file)
    for unit in store.units:
        print(json.dumps([key(unit), unit.source, unit.target, unit.getnotes().split("\n")[0]], ensure_ascii=False))
        if key(unit) in words:
            unit.target = words[key(unit)]
    with open(path, "wb") as file:
        store.serialize(file)


main(*sys.argv[1:])
