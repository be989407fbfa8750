"""Measures how long an editor waits for `scenec lsp`: from a keystroke to diagnostics, and from a request to its response.

    language_server.py SCENEC [--only language-server/TEXT] [--json] [--files COUNT]

Writes scenes into a temporary folder and sends messages to the program like an editor, with keystrokes 50 ms apart. The times
include the JSON work of this client. Between keystrokes, the client does work that does not involve the server: long times in both
are caused by the machine. If `lemminx` is installed, it checks the large file too. If `blueprint-compiler` is installed, it checks
a small file in its language, which is compared with a scene of the same length.
"""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time

from measuring import Report, memory, options


class Client:
    def __init__(self, command, folder, capabilities):
        self.server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.count = 0
        self.folder = folder
        self.request('initialize', {
            'processId': os.getpid(), 'rootUri': folder.as_uri(), 'capabilities': capabilities,
            'workspaceFolders': [{'uri': folder.as_uri(), 'name': 'benchmark'}]})
        self.notify('initialized', {})

    def send(self, **message):
        body = json.dumps({'jsonrpc': '2.0', **message}).encode()
        self.server.stdin.write(b'Content-Length: %d\r\n\r\n' % len(body) + body)
        self.server.stdin.flush()

    def notify(self, method, params):
        self.send(method=method, params=params)

    def receive(self):
        length = 0
        while line := self.server.stdout.readline().strip():
            if line.lower().startswith(b'content-length'):
                length = int(line.split(b':')[1])
        message = json.loads(self.server.stdout.read(length))
        if 'id' in message and 'method' in message:
            self.send(id=message['id'], result=None)
        return message

    def request(self, method, params):
        self.count += 1
        self.send(id=self.count, method=method, params=params)
        while True:
            message = self.receive()
            if message.get('id') == self.count and 'method' not in message:
                return message

    def wait(self, wanted):
        while True:
            message = self.receive()
            if wanted(message.get('method'), message.get('params')):
                return message

    def open(self, path, text, language='scene'):
        self.notify('textDocument/didOpen', {
            'textDocument': {'uri': path.as_uri(), 'languageId': language, 'version': 1, 'text': text}})

    def edit(self, path, version, line, start, end, text):
        place = {'start': {'line': line, 'character': start}, 'end': {'line': line, 'character': end}}
        self.notify('textDocument/didChange', {
            'textDocument': {'uri': path.as_uri(), 'version': version},
            'contentChanges': [{'range': place, 'text': text}]})

    def diagnostics(self, path, wanted):
        return self.wait(lambda method, params: method == 'textDocument/publishDiagnostics'
                         and params['uri'] == path.as_uri() and wanted(params['diagnostics']))

    def end(self):
        self.request('shutdown', None)
        self.notify('exit', None)
        self.server.wait()


CAPABILITIES = {
    'general': {'positionEncodings': ['utf-8']}, 'window': {'workDoneProgress': True},
    'workspace': {'didChangeWatchedFiles': {'dynamicRegistration': True}},
    'textDocument': {'completion': {'completionItem': {'snippetSupport': True}}},
}


def scene(rows, following):
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<storyboard version="1" initial="main">', '  <scene>',
             '    <viewController id="main">',
             f'      <segue kind="show" identifier="next" destination="{following}"/>',
             '      <view id="root" frame="0 0 1000 1000" backgroundColor="systemBackground">']
    for row in range(rows):
        lines += [
            f'        <view id="row{row}" frame="0 {row * 50} 320 44" backgroundColor="#f4f4f8" autoresizing="flexibleWidth">',
            f'          <label id="title{row}" frame="12 4 180 20" text="Row {row} of many" font="headline"/>',
            '          <label frame="12 24 180 16" text="A line of explanation" textColor="secondaryLabel" font="system 13"/>',
            f'          <switch id="switch{row}" frame="200 6 51 31" on="true"/>',
            '          <button frame="256 6 60 32" title="Open" kind="bordered"/>', '        </view>']
    return '\n'.join(lines + ['      </view>', '    </viewController>', '  </scene>', '</storyboard>', ''])


def storyboard(lines):
    head = ['<?xml version="1.0" encoding="UTF-8"?>',
            '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" '
            'targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" initialViewController="main">',
            '    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/></dependencies>',
            '    <scenes>']
    body = []
    number = 0
    while len(head) + len(body) < lines - 10:
        body += [f'        <scene sceneID="scene{number}"><objects>',
                 f'            <viewController {"" if number else ""}id="{"main" if number == 0 else f"vc{number}"}" storyboardIdentifier="vc{number}">',
                 f'                <view key="view" contentMode="scaleToFill" id="v{number}">',
                 '                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>', '                    <subviews>']
        for item in range(15):
            body += [f'                        <label opaque="NO" text="Label {item}" id="l{number}-{item}">',
                     f'                            <rect key="frame" x="20" y="{item * 40}" width="200" height="21"/>',
                     '                            <fontDescription key="fontDescription" type="system" pointSize="17"/>',
                     '                            <nil key="textColor"/>', '                        </label>']
        body += ['                    </subviews>', '                </view>', '            </viewController>',
                 '        </objects></scene>']
        number += 1
    return '\n'.join(head + body + ['    </scenes>', '</document>', ''])


def blueprint(lines):
    """Returns the rows of the scenes in the language of blueprint-compiler, with the given number of lines."""
    text = ['using Gtk 4.0;', '', 'Gtk.Box root {', '  orientation: vertical;']
    for row in range((lines - 6) // 6):
        text += [f'  Gtk.Box row{row} {{', f'    Gtk.Label title{row} {{ label: "Row {row} of many"; }}',
                 '    Gtk.Label { label: "A line of explanation"; }', f'    Gtk.Switch switch{row} {{ active: true; }}',
                 '    Gtk.Button { label: "Open"; }', '  }']
    return '\n'.join(text + ['}', ''])


def seconds(action):
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def client_work():
    """Does work that takes some milliseconds and does not wait."""
    sum(number * number for number in range(50_000))


def pause():
    """Waits for the time between two keystrokes of a fast typist."""
    time.sleep(0.05)


class Document:
    """A file that is open in an editor."""

    def __init__(self, client, path):
        self.client, self.path, self.text, self.version = client, path, path.read_text(), 1
        self.lines = self.text.split('\n')
        client.open(path, self.text, {'.blp': 'blueprint', '.scene': 'scene', '.swift': 'swift'}.get(path.suffix, 'xml'))

    def edit(self, line, start, end, text):
        self.version += 1
        self.client.edit(self.path, self.version, line, start, end, text)

    def request(self, method, line, character, **more):
        return self.client.request(f'textDocument/{method}', {
            'textDocument': {'uri': self.path.as_uri()}, 'position': {'line': line, 'character': character}, **more})

    def place(self, words):
        """Returns the line of the first occurrence of words, and the column after them."""
        line = next(number for number, line in enumerate(self.lines) if words in line)
        return line, self.lines[line].index(words) + len(words)


def start(program, folder):
    """Starts the server and waits until it has checked all files."""
    client = Client([program, 'lsp'], folder, CAPABILITIES)
    client.wait(lambda method, params: method == '$/progress' and params['value']['kind'] == 'end')
    return client


def project(report, program, folder, count):
    """Measures a project of many scenes, each with a segue to the next."""
    for index in range(count):
        (folder / f'Scene{index}.scene').write_text(scene(36, f'Scene{(index + 1) % count}#main'))
    began = time.perf_counter()
    client = start(program, folder)
    report.add(f'{count} files, from the start to all diagnostics', time.perf_counter() - began)
    document = Document(client, folder / 'Scene5.scene')
    client.diagnostics(document.path, lambda found: True)
    keystrokes(report, client, document)
    destinations(report, client, document)
    requests(report, document)
    report.add('memory afterwards', memory(client.server), 'B')
    client.end()


def keystrokes(report, client, document):
    """Deletes and inserts a letter of a value."""
    line, column = document.place('kind="bordered')
    times, others = [], []
    for turn in range(300):
        broken = turn % 2 == 0

        def keystroke():
            document.edit(line, column - 1, column if broken else column - 1, '' if broken else 'd')
            client.diagnostics(document.path, lambda found: bool(found) == broken)
        pause()
        times.append(seconds(keystroke))
        pause()
        others.append(seconds(client_work))
    report.distribution('a keystroke in one of them, to diagnostics', times)
    report.distribution('client work without the server, between keystrokes', others)


def destinations(report, client, document):
    """Changes the destination of a segue, which depends on other files."""
    line, column = document.place('Scene6')
    times = []
    for turn in range(60):
        broken = turn % 2 == 0

        def keystroke():
            document.edit(line, column - 6, column, 'Scen77' if broken else 'Scene6')
            client.diagnostics(document.path, lambda found: bool(found) == broken)
        pause()
        times.append(seconds(keystroke))
    report.distribution('the destination of a segue in one of them, to diagnostics', times)


def requests(report, document):
    segue = document.place('Scen')
    places = [document.place('kind="bordered'), document.place('        <'), segue, document.place('frame')]
    times = []
    for turn in range(200):
        # Each request follows a change of the text.
        pause()
        document.edit(0, 0, 0, '')
        times.append(seconds(lambda: document.request('completion', *places[turn % len(places)])))
    report.distribution('completion, right after a keystroke', times)
    for method in ['hover', 'definition', 'documentSymbol', 'codeLens']:
        report.distribution(method, [seconds(lambda: document.request(method, *segue)) for _ in range(50)])
    identifier = document.place('viewController id="m')
    references = {'context': {'includeDeclaration': True}}
    times = [seconds(lambda: document.request('references', *identifier, **references)) for _ in range(50)]
    report.distribution('references of an id in all files', times)


def swift_sources(report, program, folder):
    """Measures keystrokes in one of 200 Swift files. Each of 200 scenes depends on it and is checked again."""
    sources = folder / 'Sources' / 'App'
    sources.mkdir(parents=True)
    (folder / '.scenec.yml').write_text('sources: [Sources]\n')
    for index in range(200):
        (folder / f'Scene{index}.scene').write_text(
            scene(36, 'main').replace('id="main"', f'id="main" class="Controller{index}"', 1))
        (sources / f'Controller{index}.swift').write_text(
            f'import SceneUI\n\nfinal class Controller{index}: ViewController {{\n  @Outlet var label: Label?\n}}\n')
    client = start(program, folder)
    watched = folder / 'Scene7.scene'
    shown = Document(client, watched)
    client.diagnostics(shown.path, lambda found: True)
    document = Document(client, sources / 'Controller7.swift')
    line, column = document.place('Controller7')
    times = []
    for turn in range(20):
        broken = turn % 2 == 0

        def keystroke():
            document.edit(line, column - 1, column, '8' if broken else '7')
            client.diagnostics(watched, lambda found: bool(found) == broken)
        pause()
        times.append(seconds(keystroke))
    report.distribution('a keystroke in one of 200 Swift files, to diagnostics of 200 scenes', times)
    client.end()


def large(report, command, folder, text, file='Main.storyboard', name='scenec', completes=False):
    """Measures keystrokes in the middle of a large file."""
    path = folder / file
    path.write_text(text)
    client = Client(command, folder, CAPABILITIES)
    began = time.perf_counter()
    document = Document(client, path)
    client.diagnostics(path, lambda found: True)
    subject = f'{name}, {len(document.lines):,} lines'
    report.add(f'{subject}: open', time.perf_counter() - began)
    line = len(document.lines) // 2
    times = []
    for turn in range(20):
        broken = turn % 2 == 0

        def keystroke():
            document.edit(line, 0, 0 if broken else 1, '<' if broken else '')
            client.diagnostics(path, lambda found: broken == any(
                'well' in str(item.get('code')) or item['severity'] == 1 for item in found))
        times.append(seconds(keystroke))
    report.distribution(f'{subject}: a keystroke that repairs it, to diagnostics', times[1::2])
    if completes:
        times = [seconds(lambda: document.request('completion', line, 20)) for _ in range(20)]
        report.distribution(f'{subject}: completion', times)
    report.add(f'{subject}: memory', memory(client.server), 'B')
    client.server.kill()


def main():
    parser = options(__doc__.split('\n')[0], 'program')
    parser.add_argument('--files', type=int, default=2000, help='the number of scenes, 50 or more')
    arguments = parser.parse_args()
    if arguments.files < 50:
        parser.error('--files must be at least 50: for fewer files, scenec does not report the progress that this program waits for')
    report = Report('language-server', arguments)
    server = [arguments.program, 'lsp']
    acts = {
        'project': lambda folder: project(report, arguments.program, folder, arguments.files),
        'swift': lambda folder: swift_sources(report, arguments.program, folder),
        'large': lambda folder: large(report, server, folder, storyboard(15_000), completes=True),
        'huge': lambda folder: large(report, server, folder, storyboard(120_000), completes=True),
    }
    if peer := shutil.which('lemminx'):
        acts['lemminx'] = lambda folder: large(report, [peer], folder, storyboard(15_000), name='lemminx')
    else:
        report.skip('lemminx is not installed: not compared')
    if compiler := shutil.which('blueprint-compiler'):
        acts['small'] = lambda folder: large(report, server, folder, scene(82, 'Main#main'), 'Main.scene')
        acts['blueprint-compiler'] = lambda folder: large(
            report, [compiler, 'lsp'], folder, blueprint(500), 'main.blp', 'blueprint-compiler')
    else:
        report.skip('blueprint-compiler is not installed: not compared')
    for name, act in acts.items():
        if report.includes(name):
            with tempfile.TemporaryDirectory(prefix='scenec-lsp-') as folder:
                act(pathlib.Path(folder))


main()
