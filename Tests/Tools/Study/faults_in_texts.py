"""Wrong texts: Base64 that cannot be decoded, and translations whose keys match nothing."""

import re

from fault import kind, misspelled, scene_elements

# Encoded text


def _encoded(words, change):
    @kind(words, "invalid-encoded-text")
    def _(app):
        for path, element in scene_elements(app):
            start = element.tag_end
            end = app.text(path).find("<", start)
            code = app.text(path)[start:end].strip()
            if element.get("base64-UTF8") == "YES" and code:
                start = app.text(path).index(code, start)
                lines = range(app.line(path, element.start), app.line(path, element.end) + 1)
                written = change(code)
                yield path, code, written, [(path, start, start + len(code), written)], {(path, line) for line in lines}


_encoded("character in Base64 that is not allowed", lambda code: code[: len(code) // 2] + "!" + code[len(code) // 2 :])
_encoded("Base64 cut off", lambda code: code.rstrip("=")[: (len(code.rstrip("=")) - 1) // 4 * 4 + 1])
_encoded("Base64 of other bytes than UTF-8", lambda code: "/" + code[1:])

# Translations

_ENTRY = re.compile(r'^"(\w{3}-\w{2}-\w{3})\.([\w.\[\]]+)"(\s*=)', re.M)
_RUNTIME = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"


def _keys(app):
    """Yields the entries of the tables whose scene is in the app, as (path, match)."""
    stems = app.stems(".storyboard") | app.stems(".xib")
    for path, text in app.settings.items():
        if path.endswith(".strings") and path.rsplit("/", 1)[-1][: -len(".strings")] in stems:
            for match in _ENTRY.finditer(text):
                yield path, match


def _is_known(app, id):
    return any(id in ids for ids in app.ids.values())


def _renamed(app, path, match, group, written):
    return path, match.group(group), written, [(path, *match.span(group), written)], {(path, app.line(path, match.start()))}


@kind("id in the key of a translation misspelled", "unknown-translation-key", across=True)
def _(app):
    for path, match in _keys(app):
        if _is_known(app, match.group(1)) and not match.group(2).startswith(_RUNTIME):
            yield _renamed(app, path, match, 1, match.group(1)[:-1] + "Q0")


@kind("property in the key of a translation misspelled", "unknown-translation-key", across=True)
def _(app):
    for path, match in _keys(app):
        if _is_known(app, match.group(1)) and not match.group(2).startswith(_RUNTIME):
            yield _renamed(app, path, match, 2, misspelled(match.group(2)))


@kind("key of a translated runtime attribute misspelled", "unknown-translation-key", across=True)
def _(app):
    for path, match in _keys(app):
        if match.group(2).startswith(_RUNTIME):
            yield _renamed(app, path, match, 2, misspelled(_RUNTIME) + match.group(2)[len(_RUNTIME) :])


@kind("id of a translated runtime attribute misspelled", "unknown-translation-key", across=True)
def _(app):
    for path, match in _keys(app):
        if match.group(2).startswith(_RUNTIME) and _is_known(app, match.group(1)):
            yield _renamed(app, path, match, 1, match.group(1)[:-1] + "Q0")


@kind("number of a translated runtime attribute too large", "unknown-translation-key", across=True)
def _(app):
    for path, match in _keys(app):
        if match.group(2).startswith(_RUNTIME) and _is_known(app, match.group(1)):
            yield _renamed(app, path, match, 2, _RUNTIME + "[7]")


@kind("number of a translated segment too large", "unknown-translation-key", across=True)
def _(app):
    for path, match in _keys(app):
        name = match.group(2).split("[")[0]
        if name in ("segmentTitles", "ibShadowedLabels", "ibShadowedObjectValues") and _is_known(app, match.group(1)):
            yield _renamed(app, path, match, 2, name + "[7]")


@kind("localized runtime attribute renamed in a scene", "runtime-attribute-not-found")
def _(app):
    for path, element in scene_elements(app):
        if element.name == "userDefinedRuntimeAttribute" and element.get("localized") == "YES":
            start, end = element.spans["keyPath"]
            written = misspelled(element.get("keyPath"), app.words)
            yield path, element.get("keyPath"), written, [(path, start, end, written)], {(path, app.line(path, element.start))}


@kind("markers of a merge conflict in translations", "bad-strings")
def _(app):
    for path, match in _keys(app):
        start, end = match.start(), app.text(path).find("\n", match.end()) + 1
        if end > 0:
            line = app.text(path)[start:end]
            text = f"<<<<<<< HEAD\n{line}=======\n{line}>>>>>>> feature\n"
            first = app.line(path, start)
            yield path, match.group(1), "<<<<<<< HEAD", [(path, start, end, text)], {(path, n) for n in range(first, first + 5)}


@kind("semicolon missing in translations", "bad-strings")
def _(app):
    for path, match in _keys(app):
        end = re.compile(r";[ \t]*$", re.M).search(app.text(path), match.end())
        if end:
            first = app.line(path, match.start())
            yield path, match.group(1), "", [(path, end.start(), end.start() + 1, "")], {(path, n) for n in range(first, first + 6)}


# Tables for code

_CODE_ENTRY = re.compile(r'^"([^"\\\n]+)"\s*=\s*"([^"\\\n]*)"(;)[ \t]*$', re.M)


def _code_entries(app):
    """Yields the entries of the tables next to scenes that belong to no scene, as (path, match)."""
    stems = app.stems(".storyboard") | app.stems(".xib") | {"InfoPlist"}
    folders = {path.rpartition("/")[0].removesuffix("/Base.lproj") for path in app.scenes}
    for path, text in app.settings.items():
        place, _, name = path.rpartition("/")
        if name.endswith(".strings") and name[: -len(".strings")] not in stems and place.rpartition("/")[0] in folders:
            for match in _CODE_ENTRY.finditer(text):
                yield path, match


@kind("semicolon missing in a table for code", "bad-strings")
def _(app):
    for path, match in _code_entries(app):
        first = app.line(path, match.start())
        yield path, match.group(1), "", [(path, *match.span(3), "")], {(path, n) for n in range(first, first + 6)}


@kind("key of a table for code repeated", "duplicate-translation")
def _(app):
    for path, match in _code_entries(app):
        end = match.end()
        yield path, match.group(1), match.group(1), [(path, end, end, "\n" + match.group())], {(path, app.line(path, end) + 1)}


@kind("format specifier of a translation in a table for code changed", "translation-format")
def _(app):
    originals = {(path.rpartition("/")[2], match.group(1)) for path, match in _code_entries(app) if "/en.lproj/" in f"/{path}"}
    for path, match in _code_entries(app):
        start = match.group(2).find("%@")
        if start >= 0 and "/en.lproj/" not in f"/{path}" and (path.rpartition("/")[2], match.group(1)) in originals:
            start += match.start(2)
            yield path, match.group(1), "%d", [(path, start, start + 2, "%d")], {(path, app.line(path, start))}
