"""What a translator does with a file in XLIFF: reads it with the Translate Toolkit, translates it, and writes it.

    translator.py FILE.xliff WORDS.json

Prints each unit, a line each: its id, its source, its target and its first note, as JSON. Then it sets the targets that
WORDS.json has by source and id, and writes the file as the toolkit writes it.
"""

import json
import sys

from translate.storage import xliff, xliff2


def key(unit):
    """The key of the text: the name in XLIFF 2, where an id may not have all characters."""
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
