"""How long an editor waits for `scenec lsp`: from a keystroke to findings, from a question to its answer.

    python3 -B measure.py PROGRAM [FILES]

Writes scenes into a temporary folder, and speaks with the program as an editor does. Keystrokes come 50 ms apart. Times are those of
this client, in milliseconds, with what its own JSON takes. By turns with keystrokes, a piece of work of this client alone is measured:
where some of that takes longer than most, the machine had something else to do. Where `lemminx` is in the PATH, the large file is checked
by it, too; where `blueprint-compiler` is, a small one of its own language, beside one of as many lines for scenec.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time


class Client:
    def __init__(self, command, folder, capabilities):
        self.server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.count = 0
        self.folder = folder
        self.ask('initialize', {
            'processId': os.getpid(), 'rootUri': folder.as_uri(), 'capabilities': capabilities,
            'workspaceFolders': [{'uri': folder.as_uri(), 'name': 'benchmark'}]})
        self.tell('initialized', {})

    def say(self, **message):
        body = json.dumps({'jsonrpc': '2.0', **message}).encode()
        self.server.stdin.write(b'Content-Length: %d\r\n\r\n' % len(body) + body)
        self.server.stdin.flush()

    def tell(self, method, params):
        self.say(method=method, params=params)

    def hear(self):
        length = 0
        while line := self.server.stdout.readline().strip():
            if line.lower().startswith(b'content-length'):
                length = int(line.split(b':')[1])
        message = json.loads(self.server.stdout.read(length))
        if 'id' in message and 'method' in message:
            self.say(id=message['id'], result=None)
        return message

    def ask(self, method, params):
        self.count += 1
        self.say(id=self.count, method=method, params=params)
        while True:
            message = self.hear()
            if message.get('id') == self.count and 'method' not in message:
                return message

    def wait(self, wanted):
        while True:
            message = self.hear()
            if wanted(message.get('method'), message.get('params')):
                return message

    def open(self, path, text, language='scene'):
        self.tell('textDocument/didOpen', {
            'textDocument': {'uri': path.as_uri(), 'languageId': language, 'version': 1, 'text': text}})

    def edit(self, path, version, line, start, end, text):
        place = {'start': {'line': line, 'character': start}, 'end': {'line': line, 'character': end}}
        self.tell('textDocument/didChange', {
            'textDocument': {'uri': path.as_uri(), 'version': version},
            'contentChanges': [{'range': place, 'text': text}]})

    def findings(self, path, wanted):
        return self.wait(lambda method, params: method == 'textDocument/publishDiagnostics'
                         and params['uri'] == path.as_uri() and wanted(params['diagnostics']))

    def memory(self):
        status = pathlib.Path(f'/proc/{self.server.pid}/status').read_text()
        return int(next(line for line in status.splitlines() if line.startswith('VmRSS')).split()[1]) // 1024

    def end(self):
        self.ask('shutdown', None)
        self.tell('exit', None)
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
    """As much as scenes say in as many lines, in the language of blueprint-compiler."""
    text = ['using Gtk 4.0;', '', 'Gtk.Box root {', '  orientation: vertical;']
    for row in range((lines - 6) // 6):
        text += [f'  Gtk.Box row{row} {{', f'    Gtk.Label title{row} {{ label: "Row {row} of many"; }}',
                 '    Gtk.Label { label: "A line of explanation"; }', f'    Gtk.Switch switch{row} {{ active: true; }}',
                 '    Gtk.Button { label: "Open"; }', '  }']
    return '\n'.join(text + ['}', ''])


def told(name, times, more=''):
    times = sorted(times)
    print(f'{name}: {times[len(times) // 2]:.1f} ms in the middle, {times[min(len(times) - 1, len(times) * 99 // 100)]:.1f} ms at the '
          f'99th percentile, {times[-1]:.1f} ms at most{more}', flush=True)


def measured(action):
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1e3


def alone():
    """What takes some milliseconds, and waits for nobody."""
    sum(number * number for number in range(50_000))


def project(program, folder, count):
    for index in range(count):
        (folder / f'Scene{index}.scene').write_text(scene(36, f'Scene{(index + 1) % count}#main'))
    start = time.perf_counter()
    client = Client([program, 'lsp'], folder, CAPABILITIES)
    client.wait(lambda method, params: method == '$/progress' and params['value']['kind'] == 'end')
    print(f'{count} files, from the start to all findings: {(time.perf_counter() - start) * 1e3:.0f} ms, '
          f'{client.memory()} MiB afterwards', flush=True)
    path = folder / 'Scene5.scene'
    text = path.read_text()
    client.open(path, text)
    client.findings(path, lambda found: True)
    line = next(number for number, line in enumerate(text.split('\n')) if 'kind="bordered"' in line)
    column = text.split('\n')[line].index('bordered') + len('bordered')
    times, others, version = [], [], 1
    for turn in range(300):
        version += 1
        # As fast as anybody types.
        time.sleep(0.05)
        def keystroke():
            if turn % 2 == 0:
                client.edit(path, version, line, column - 1, column, '')
            else:
                client.edit(path, version, line, column - 1, column - 1, 'd')
            client.findings(path, lambda found: bool(found) == (turn % 2 == 0))
        times.append(measured(keystroke))
        time.sleep(0.05)
        others.append(measured(alone))
    told('a keystroke in one of them, to findings', times)
    told('  work of this client alone, by turns with it', others)
    times = []
    for turn in range(60):
        version += 1
        target = 4
        place = text.split('\n')[target].index('Scene6')
        time.sleep(0.05)
        def keystroke():
            client.edit(path, version, target, place, place + 6, 'Scen77' if turn % 2 == 0 else 'Scene6')
            client.findings(path, lambda found: bool(found) == (turn % 2 == 0))
        times.append(measured(keystroke))
    told('the destination of a segue in one of them, to findings', times)
    lines = text.split('\n')
    places = [(line, column), (line, lines[line].index('<') + 1), (target, place + 3), (line, lines[line].index('frame') + 5)]
    times = []
    for turn in range(200):
        at, character = places[turn % len(places)]
        # Each is asked of a text that has just changed.
        version += 1
        time.sleep(0.05)
        client.edit(path, version, 0, 0, 0, '')
        times.append(measured(lambda: client.ask('textDocument/completion', {
            'textDocument': {'uri': path.as_uri()}, 'position': {'line': at, 'character': character}})))
    told('completion', times)
    for method in ['hover', 'definition', 'documentSymbol', 'codeLens']:
        times = [measured(lambda: client.ask(f'textDocument/{method}', {
            'textDocument': {'uri': path.as_uri()}, 'position': {'line': target, 'character': place + 2}})) for _ in range(50)]
        told(method, times)
    print(f'memory afterwards: {client.memory()} MiB', flush=True)
    client.end()


def large(program, folder, text, file='Main.storyboard', name='scenec', arguments=('lsp',), asks=False):
    path = folder / file
    path.write_text(text)
    rows = text.split('\n')
    client = Client([program, *arguments], folder, CAPABILITIES)
    start = time.perf_counter()
    client.open(path, text, {'.blp': 'blueprint', '.scene': 'scene'}.get(path.suffix, 'xml'))
    client.findings(path, lambda found: True)
    opened = (time.perf_counter() - start) * 1e3
    line = len(rows) // 2
    times, version = [], 1
    for turn in range(20):
        version += 1
        def keystroke():
            client.edit(path, version, line, 0, 0 if turn % 2 == 0 else 1, '<' if turn % 2 == 0 else '')
            client.findings(path, lambda found: any('well' in str(item.get('code')) or item['severity'] == 1 for item in found) == (turn % 2 == 0))
        times.append(measured(keystroke))
    told(f'{name}, {len(rows)} lines ({len(text) // 1024} KiB): a keystroke that mends it, to findings', times[1::2],
         f'; opened in {opened:.0f} ms; {client.memory()} MiB')
    if asks:
        times = [measured(lambda: client.ask('textDocument/completion', {
            'textDocument': {'uri': path.as_uri()}, 'position': {'line': line, 'character': 20}})) for _ in range(20)]
        told(f'{name}, completion in it', times)
    client.server.kill()


def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    if count < 50:
        sys.exit('FILES is 50 or more: of fewer, scenec tells no progress, which is waited for')
    acts = [lambda folder: project(program, folder, count)]
    for lines in (15_000, 120_000):
        acts.append(lambda folder, lines=lines: large(program, folder, storyboard(lines), asks=True))
    if peer := shutil.which('lemminx'):
        acts.append(lambda folder: large(peer, folder, storyboard(15_000), name='lemminx', arguments=()))
    else:
        print("'lemminx' is not in the PATH: nothing is measured beside it")
    if peer := shutil.which('blueprint-compiler'):
        acts.append(lambda folder: large(program, folder, scene(82, 'Main#main'), 'Main.scene'))
        acts.append(lambda folder: large(peer, folder, blueprint(500), 'main.blp', 'blueprint-compiler'))
    else:
        print("'blueprint-compiler' is not in the PATH: nothing is measured beside it")
    for act in acts:
        folder = pathlib.Path(tempfile.mkdtemp(prefix='scenec-lsp-'))
        try:
            act(folder)
        finally:
            shutil.rmtree(folder)


main()
