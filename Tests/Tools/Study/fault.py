"""A fault, the registry of all kinds of faults, and the functions that most kinds use."""

from dataclasses import dataclass

KINDS = {}


@dataclass(frozen=True)
class Fault:
    kind: str
    name: str  # the original text
    written: str  # the text that replaces it
    edits: tuple  # (path, start, end, text); a text of None removes the file, and a new path adds a file
    places: frozenset  # the expected locations of a diagnostic, as (path, line)
    rules: tuple  # the rules that should find it
    across: bool  # whether finding it requires two files

    @property
    def key(self):
        path, start, *_ = self.edits[0]
        return f"{self.kind} {path} {start} {self.name}"


def kind(words, *rules, across=False):
    """Registers a function that takes an app and yields its faults of one kind, as (path, name, written, edits, places)."""

    def register(make):
        def faults(app):
            for path, name, written, edits, places in make(app):
                yield Fault(words, name, written, tuple(edits), frozenset(places), rules, across)

        assert words not in KINDS, words
        KINDS[words] = faults
        return make

    return register


def misspelled(word, taken=frozenset()):
    """Returns the word with two letters swapped or one letter doubled. The result is not in `taken`."""
    letters = [i for i, c in enumerate(word) if c.isalpha()]
    middle = sorted(letters, key=lambda i: abs(i - len(word) // 2))
    for i in middle:
        if i + 1 < len(word) and word[i + 1].isalpha() and word[i] != word[i + 1]:
            other = word[:i] + word[i + 1] + word[i] + word[i + 2 :]
            if other not in taken and other.lower() != word.lower():
                return other
    for i in middle:
        other = word[:i] + word[i] + word[i:]
        if other not in taken:
            return other
    return word + "x"


def in_other_case(word):
    """Returns the word with its first letter in the other case."""
    return word[:1].swapcase() + word[1:]


def scene_elements(app):
    for path, tree in app.trees.items():
        for element in tree:
            yield path, element


def is_resource(element):
    """Returns whether an element describes an image or a color that the app contains elsewhere."""
    return any(a.name == "resources" for a in element.ancestors())


def is_for_mac(app, path):
    return bool(app.trees[path]) and (app.trees[path][0].get("type") or "").startswith("com.apple.InterfaceBuilder3.Cocoa.")


def scene_of(element):
    return next((a for a in element.ancestors() if a.name == "scene"), None)


def target_id(action):
    """Returns the id of the target of an action. Documents for macOS use the attribute 'target'."""
    return action.get("destination") or action.get("target")


def has_effect(app, path, action):
    """Returns whether the target of an action is in the same scene. Other actions have no effect at run time."""
    target = app.element(path, target_id(action))
    return target is not None and scene_of(target) is scene_of(action)


def tag_lines(app, path, element):
    """Returns the locations of the lines of an opening tag."""
    return {(path, line) for line in range(app.line(path, element.start), app.line(path, element.tag_end) + 1)}


def users(app, test):
    """Returns the locations of the elements for which `test` returns true."""
    return {(path, app.line(path, element.start)) for path, element in scene_elements(app) if test(element)}


def users_of_class(app, name):
    """Returns the locations of the elements with a custom class."""
    return {(path, app.line(path, element.start)) for path, element in app.users.get(name, ())}


def value(app, path, element, key, written, more=(), name=None):
    """Returns a fault that replaces the value of an attribute."""
    start, end = element.spans[key]
    places = tag_lines(app, path, element) | set(more)
    return path, name or element.get(key), written, [(path, start, end, written)], places


def without_attribute(app, path, element, key, more=()):
    """Returns a fault that removes an attribute."""
    start, end = element.spans[key]
    whole = app.text(path).rindex(key, 0, start)
    return path, element.get(key), element.get(key), [(path, whole, end + 1, "")], tag_lines(app, path, element) | set(more)


def inside(app, path, element, text, name, more=()):
    """Returns a fault that inserts text after an opening tag, on the same line."""
    places = {(path, app.line(path, element.tag_end))} | set(more)
    return path, name, text, [(path, element.tag_end, element.tag_end, text)], places
