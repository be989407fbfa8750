"""Prints what `scenec lsp`, as SCENEC names it, finds in a folder: a line each, `PATH:LINE RULE`, sorted.

A client of few lines: it waits until the server says that all is checked (the end of its progress, or of a request that is
answered after it).
"""
import json
import os
import subprocess
import sys
import urllib.parse

folder, files = sys.argv[1], sys.argv[2:]
server = subprocess.Popen([os.environ['SCENEC'], 'lsp'], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def say(**message):
    body = json.dumps({'jsonrpc': '2.0', **message}).encode()
    server.stdin.write(b'Content-Length: %d\r\n\r\n' % len(body) + body)
    server.stdin.flush()


def hear():
    length = 0
    while line := server.stdout.readline().strip():
        length = int(line.split(b':')[1])
    return json.loads(server.stdout.read(length))


uri = 'file://' + urllib.parse.quote(folder)
say(id=1, method='initialize', params={'capabilities': {}, 'rootUri': uri})
say(method='initialized', params={})
found = {}
while set(found) != set(files):
    message = hear()
    if message.get('method') == 'textDocument/publishDiagnostics':
        path = urllib.parse.unquote(message['params']['uri'])[len('file://' + folder) + 1:]
        found[path] = message['params']['diagnostics']
say(id=2, method='shutdown')
say(method='exit')
server.communicate()
lines = [f"{path}:{item['range']['start']['line'] + 1} {item['code']}" for path, items in found.items() for item in items]
print('\n'.join(sorted(lines)))
