"""The inputs whose work the growth check counts, and the commands that process them.

Each case is a function that writes the files for a number of elements into the current directory, and returns the
arguments of a command. A case can also return (arguments, name of a file for standard input)."""

import json
import os

CASES = {}


def case(function):
    CASES[function.__name__.replace("_", "-")] = function
    return function


def write(name, text):
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)
    return name


def each(count, piece):
    return "".join(piece.replace("#", str(number)) for number in range(count))


# Scene files

def scene(content, frame="0 0 320 480"):
    return write("Grown.scene", f"""<storyboard version="1" initial="c"><scene><viewController id="c">
<view id="v" frame="{frame}">
{content}
</view></viewController></scene></storyboard>
""")


LABELS = '<label id="l#" text="Text #" frame="10 # 200 20"/>\n'
BESIDE = {"views": LABELS, "buttons": '<button id="b#" title="Title #"/>\n', "empty views": "<view/>\n"}

# The commands that process one scene file.
COMMANDS = {
    "validate": ["validate", "--no-config", "--max-diagnostics", "0"],
    "validate-layout": ["validate", "--no-config", "--layout", "--max-diagnostics", "0"],
    "compile": ["compile", "-o", "Grown.scenec"],
    "format": ["format", "--diff"],
    "layout": ["layout"],
    "render": ["render", "-o", "Grown.svg"],
    "map": ["map", "-o", "Map.svg"],
    "strings": ["strings"],
    "generate": ["generate"],
}


def add_commands():
    for name, arguments in COMMANDS.items():
        def command(count, arguments=arguments):
            return [arguments[0], scene(each(count, LABELS)), *arguments[1:]]
        CASES[f"{name}-of-labels"] = command


add_commands()


@case
def compiled_files(count):
    os.mkdir("Compiled")
    for number in range(count):
        write(f"S{number}.scene", '<storyboard version="1" initial="c"><scene><viewController id="c"/></scene></storyboard>')
    return ["validate", ".", "--compile-to", "Compiled"]


@case
def preview_of_labels(count):
    return ["preview", scene(each(count, LABELS)), "--export", "Pages"]


@case
def diff_of_changed_labels(count):
    scene(each(count, LABELS))
    write("Old.scene", open("Grown.scene", encoding="utf-8").read().replace("Text", "Old"))
    return ["diff", "--json", "Old.scene", "Grown.scene"]


@case
def diff_of_reordered_labels(count):
    scene(each(count, LABELS))
    labels = [LABELS.replace("#", str(number)) for number in range(count)]
    text = open("Grown.scene", encoding="utf-8").read()
    write("Old.scene", text.replace("".join(labels), "".join(reversed(labels))))
    return ["diff", "Old.scene", "Grown.scene"]


@case
def diff_of_long_text(count):
    for name, word in [("Old", "a"), ("New", "b")]:
        write(f"{name}.scene", '<storyboard version="1" initial="c"><scene><viewController id="c"><view>'
              f'<label text="{(word + "&quot;&#10;") * count}"/></view></viewController></scene></storyboard>')
    return ["diff", "--json", "Old.scene", "New.scene"]


@case
def fixes(count):
    return ["validate", "--no-config", "--fix", "--dry-run", scene(each(count, '<label txet="a"/>\n'))]


@case
def diagnostics_as_json(count):
    return ["validate", "--no-config", "--format", "json", "--max-diagnostics", "0",
            scene(each(count, '<label txet="a"/>\n'))]


def squeezed(piece, attributes):
    def squeezed_case(count):
        return ["layout", scene(f'<stackView frame="0 0 320 480" {attributes}>{each(count, piece)}</stackView>')]
    return squeezed_case


for axis in ["vertical", "horizontal"]:
    for distribution in ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]:
        CASES[f"squeezed-{axis}-{distribution}"] = squeezed(
            '<label text="s#"/>', f'axis="{axis}" distribution="{distribution}"')


@case
def stretched_stack(count):
    return ["layout", scene('<stackView axis="vertical" frame="0 0 320 900000">'
                            + each(count, '<label text="s#"/>') + "</stackView>")]


@case
def squeezed_constraints(count):
    labels = each(count, '<label id="x#" text="s#"/>\n')
    chain = "".join(f'<constraint equation="x{n + 1}.top = x{n}.bottom"/>\n' for n in range(count - 1))
    ends = (f'<constraint equation="x0.top = v.top"/><constraint equation="x{count - 1}.bottom = v.bottom"/>')
    return ["layout", scene(labels + ends + chain)]


@case
def layout_guides(count):
    guides = each(count, '<layoutGuide id="g#"/>\n')
    chain = "".join(f'<constraint equation="g{n + 1}.top = g{n}.bottom + 1"/>\n' for n in range(count - 1))
    return ["layout", scene(guides + chain)]


@case
def constraints_of_one_view(count):
    return ["layout", scene('<label id="a" text="a"/>' + each(count, '<constraint equation="a.width >= #"/>\n'))]


def elements(piece, parent=None):
    def element_case(count):
        content = each(count, piece)
        return ["render", scene(f"<{parent}>{content}</{parent.split()[0]}>" if parent else content),
                "-o", "Grown.svg"]
    return element_case


for name, (parent, piece) in {
    "toolbar": ('toolbar frame="0 0 320 44"', '<barButtonItem title="Title #"/>'),
    "tab-bar": ('tabBar frame="0 0 320 49"', '<tabBarItem title="Title #"/>'),
    "navigation-bar": ('navigationBar frame="0 0 320 44"', '<navigationItem title="Title #"/>'),
    "segments": ('segmentedControl frame="0 0 320 44"', '<segment title="Title #"/>'),
    "stack": ('stackView axis="vertical"', '<label text="Text #"/>'),
}.items():
    CASES[f"elements-of-{name}"] = elements(piece, parent)
CASES["elements-of-static-rows"] = lambda count: [
    "render", scene('<tableView frame="0 0 320 480"><section>' + each(count, "<tableViewCell/>")
                    + "</section></tableView>"), "-o", "Grown.svg"]
CASES["elements-of-menu"] = lambda count: [
    "render", scene("<button title='a'><menu>" + each(count, "<menuAction title='Title #'/>")
                    + "</menu></button>"), "-o", "Grown.svg"]
CASES["elements-of-bar-items"] = lambda count: [
    "render", scene("<navigationBar frame='0 0 320 44'><navigationItem title='a'>"
                    + each(count, "<barButtonItem title='Title #'/>")
                    + "</navigationItem></navigationBar>"), "-o", "Grown.svg"]


@case
def tabs_of_controller(count):
    scenes = each(count, '<scene><viewController id="t#"><view/></viewController></scene>\n')
    ids = " ".join(f"t{number}" for number in range(count))
    write("Grown.scene", f'<storyboard version="1" initial="c"><scene><tabBarController id="c" '
          f'viewControllers="{ids}"/></scene>\n{scenes}</storyboard>\n')
    return ["render", "Grown.scene", "-o", "Grown.svg"]


@case
def scenes_in_map(count):
    scenes = "".join(
        f'<scene><viewController id="c{n}" title="Scene {n}"><segue kind="show" identifier="next" '
        f'destination="c{(n + 1) % count}"/><view/></viewController></scene>\n' for n in range(count))
    write("Grown.scene", f'<storyboard version="1" initial="c0">{scenes}</storyboard>')
    return ["map", "Grown.scene", "-o", "Map.svg"]


# Translations

@case
def translations(count):
    scene(each(count, LABELS))
    os.makedirs("de.lproj", exist_ok=True)
    write("de.lproj/Grown.strings", each(count, '"l#.text" = "Wort #";\n'))
    return ["validate", "--no-config", "Grown.scene"]


@case
def plural_variables(count):
    os.makedirs("de.lproj", exist_ok=True)
    scene('<label id="a" text="%d"/>')
    variables = each(count, """<key>v#</key><dict><key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
<key>one</key><string>%d one</string><key>other</key><string>%d</string></dict>
""")
    format = "".join(f"%#@v{number}@" for number in range(count))
    write("de.lproj/Grown.stringsdict", f"""<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
<key>a.text</key><dict><key>NSStringLocalizedFormatKey</key><string>{format}</string>{variables}</dict>
</dict></plist>
""")
    return ["validate", "--no-config", "--max-diagnostics", "0", "Grown.scene"]


# Xcode files

def document(content, is_storyboard=False, is_for_mac=False):
    kind = "com.apple.InterfaceBuilder3." + ("Cocoa" if is_for_mac else "CocoaTouch")
    runtime = "MacOSX.Cocoa" if is_for_mac else "iOS.CocoaTouch"
    kind += ".Storyboard.XIB" if is_storyboard else ".XIB"
    list = "scenes" if is_storyboard else "objects"
    return write("Grown.storyboard" if is_storyboard else "Grown.xib",
                 f'<document type="{kind}" version="3.0" toolsVersion="1" targetRuntime="{runtime}">'
                 f"<{list}>{content}</{list}></document>")


def xib_view(content):
    return document('<view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="100" '
                    f'height="100"/><subviews>{content}</subviews></view>')


XIB_LABEL = ('<label id="l#" text="Text #"><rect key="frame" x="0" y="#" width="100" height="10"/>'
             '<color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom"/></label>\n')

for name, arguments in {
    "validate": ["validate", "--no-config"], "import": ["import", "-o", "Imported.scene"],
    "render": ["render", "-o", "Grown.svg"], "compile": ["compile", "-o", "Grown.scenec"],
}.items():
    CASES[f"{name}-of-xib"] = lambda count, arguments=arguments: [
        arguments[0], xib_view(each(count, XIB_LABEL)), *arguments[1:]]

for name, piece in {
    "misspelled-keys": '<label id="l#" text="a"><color key="textColr" white="1" alpha="1"/></label>',
    "misspelled-attributes": '<mapView id="m#" showsTrafic="YES"/>',
    "unknown-elements": '<wibble# id="b#"/>',
    "runtime-attributes": '<view id="a#"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute '
                          'type="string" keyPath="fooo#" value="a"/></userDefinedRuntimeAttributes></view>',
}.items():
    CASES[f"xib-{name}"] = lambda count, piece=piece: [
        "validate", "--no-config", "--max-diagnostics", "0", xib_view(each(count, piece))]


@case
def xib_outlets(count):
    outlets = each(count, '<outlet property="o#" destination="nothing#" id="x#"/>')
    return ["validate", "--no-config", "--max-diagnostics", "0",
            document(f'<view id="r"><connections>{outlets}</connections></view>')]


@case
def xib_outlet_collection(count):
    members = each(count, '<outletCollection property="xs" destination="g#" id="c#"/>')
    return ["validate", "--no-config", "--max-diagnostics", "0",
            document(f'<view id="r"><connections>{members}</connections></view>')]


@case
def xib_bindings(count):
    bindings = each(count, '<binding destination="r" name="value" keyPath="a.b#" id="b#"/>')
    return ["validate", "--no-config", "--max-diagnostics", "0",
            document(f'<customView id="r"><connections>{bindings}</connections></customView>', is_for_mac=True)]


# Source files. The storyboard has one scene.

def sources(text, name="Code.swift"):
    write(name, text)
    document('<scene sceneID="s"><objects><viewController customClass="C" id="v"><view key="view" id="w"/>'
             "</viewController></objects></scene>", is_storyboard=True)
    return ["validate", "--no-config", "--max-diagnostics", "0", "Grown.storyboard", "--sources", "."]


def swift_class(body):
    return "import UIKit\nclass C: UIViewController {\n@IBOutlet var label: UILabel!\n" + body + "\n}\n"


for name, text in {
    "classes": lambda n: "import UIKit\n" + each(n, "class C#: UIViewController {}\n"),
    "outlets": lambda n: swift_class(each(n, "@IBOutlet var o#: UILabel!\n")),
    "actions": lambda n: swift_class(each(n, "@IBAction func a#(_ sender: Any) {}\n")),
    "nil-checks": lambda n: swift_class(each(n, 'func f#() { if label != nil { label.text = "x" } }\n')),
    "segues": lambda n: swift_class(each(
        n, 'func f#() { performSegue(withIdentifier: "t#", sender: nil) }\n')),
    "scenes": lambda n: swift_class(each(
        n, 'func f#() { _ = storyboard!.instantiateViewController(withIdentifier: "t#") }\n')),
    "cells": lambda n: swift_class(each(
        n, 'func f#(_ t: UITableView) { _ = t.dequeueReusableCell(withIdentifier: "t#") }\n')),
    "images": lambda n: swift_class(each(n, 'let i# = UIImage(named: "t#")\n')),
    "conditional-expression": lambda n: swift_class(
        "func f(_ a: Int) -> String { " + each(n, 'a == # ? "t#" : ') + '"" }'),
    "conjunction": lambda n: swift_class("func f() -> Bool { " + " && ".join(["label != nil"] * n) + " }"),
    "sum": lambda n: swift_class("func f() -> Int { " + " + ".join(["1"] * n) + " }"),
    "array": lambda n: swift_class("let a = [" + ", ".join(f'"t{i}"' for i in range(n)) + "]"),
    "cases": lambda n: "enum E: String {\n" + each(n, "case c#\n") + "}\n",
    "if-branches": lambda n: "#if os(iOS)\nimport UIKit\n#endif\n" * n,
    "closures": lambda n: swift_class(each(n, "let k#: () -> Void = { [weak self] in self?.label.text = nil }\n")),
    "comments": lambda n: each(n, "// label #\n"),
}.items():
    CASES[f"swift-{name}"] = lambda count, text=text: sources(text(count))

for name, text in {
    "segues": lambda n: "@implementation C\n" + each(
        n, '- (void)f# { [self performSegueWithIdentifier:@"t#" sender:nil]; }\n') + "@end\n",
    "outlets": lambda n: "@interface C : UIViewController\n" + each(
        n, "@property IBOutlet UILabel *o#;\n") + "@end\n",
}.items():
    CASES[f"objective-c-{name}"] = lambda count, text=text: sources(text(count), "Code.m")


# Language server

def messages(*values):
    with open("Messages", "wb") as file:
        for number, value in enumerate(values):
            value = {"jsonrpc": "2.0", **value}
            if value.pop("asks", False):
                value["id"] = number
            body = json.dumps(value).encode()
            file.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    return ["lsp"], "Messages"


def session(*values):
    start = [{"method": "initialize", "asks": True, "params": {"rootUri": f"file://{os.getcwd()}", "capabilities": {}}},
             {"method": "initialized", "params": {}}]
    end = [{"method": "shutdown", "asks": True}, {"method": "exit"}]
    return messages(*start, *values, *end)


def opened(name, text):
    return {"method": "textDocument/didOpen", "params": {"textDocument": {
        "uri": f"file://{os.getcwd()}/{name}", "languageId": "scenec", "version": 1, "text": text}}}


SMALL = '<nib version="1"><label id="a" text="a"/></nib>'


@case
def server_open_documents(count):
    return session(*[opened(f"Open{number}.scene", SMALL) for number in range(count)])


@case
def server_edits(count):
    uri = f"file://{os.getcwd()}/Open.scene"
    edits = [{"method": "textDocument/didChange", "params": {
        "textDocument": {"uri": uri, "version": number + 2},
        "contentChanges": [{"text": "x", "range": {"start": {"line": 0, "character": 0},
                                                   "end": {"line": 0, "character": 0}}}]}}
             for number in range(count)]
    return session(opened("Open.scene", SMALL), *edits)


def server_requests(method, **parameters):
    def request_case(count):
        uri = f"file://{os.getcwd()}/Grown.scene"
        scene(each(count, LABELS))
        text = open("Grown.scene", encoding="utf-8").read()
        return session(opened("Grown.scene", text), {"method": method, "asks": True, "params": {
            "textDocument": {"uri": uri}, "position": {"line": 3, "character": 12}, **parameters}})
    return request_case


for name, parameters in {
    "formatting": {"options": {"tabSize": 2, "insertSpaces": True}}, "documentSymbol": {}, "foldingRange": {},
    "completion": {}, "hover": {}, "references": {"context": {"includeDeclaration": True}}, "rename": {"newName": "z"},
    "documentHighlight": {}, "codeLens": {}, "inlayHint": {
        "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9999, "character": 0}}},
}.items():
    CASES[f"server-{name}"] = server_requests(f"textDocument/{name}", **parameters)
