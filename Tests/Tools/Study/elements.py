"""Elements of Xcode's files with the ranges of their attributes, so that a fault can change one value and nothing else."""

import re
from dataclasses import dataclass, field

_TOKEN = re.compile(
    r"<!--.*?-->|<\?.*?\?>|<!\[CDATA\[.*?\]\]>|<(?P<close>/)?(?P<name>[A-Za-z_][\w.:-]*)"
    r"(?P<attributes>(?:[^<>\"']|\"[^\"]*\"|'[^']*')*?)(?P<empty>/)?>",
    re.S,
)
_ATTRIBUTE = re.compile(r"([A-Za-z_][\w.:-]*)\s*=\s*\"([^\"]*)\"")


@dataclass
class Element:
    name: str
    start: int  # the start of the opening tag
    tag_end: int  # the end of the opening tag
    end: int  # the end of the closing tag
    parent: "Element | None"
    attributes: dict = field(default_factory=dict)
    spans: dict = field(default_factory=dict)  # the ranges of the attribute values
    children: list = field(default_factory=list)

    def get(self, key):
        return self.attributes.get(key)

    def ancestors(self):
        element = self.parent
        while element:
            yield element
            element = element.parent

    def owner(self):
        """Returns the source object of a connection."""
        return next((a for a in self.ancestors() if a.name not in ("connections", "userDefinedRuntimeAttributes")), None)


def elements(text):
    """Returns all elements in source order, or an empty list if the file does not have the current format of Xcode."""
    found, stack = [], []
    for token in _TOKEN.finditer(text):
        name = token.group("name")
        if not name:
            continue
        if token.group("close"):
            while stack:
                element = stack.pop()
                element.end = token.end()
                if element.name == name:
                    break
            continue
        element = Element(name, token.start(), token.end(), token.end(), stack[-1] if stack else None)
        offset = token.start("attributes")
        for attribute in _ATTRIBUTE.finditer(token.group("attributes")):
            element.attributes[attribute.group(1)] = attribute.group(2)
            element.spans[attribute.group(1)] = (offset + attribute.start(2), offset + attribute.end(2))
        if stack:
            stack[-1].children.append(element)
        found.append(element)
        if not token.group("empty"):
            stack.append(element)
    return found if found and found[0].name == "document" else []
