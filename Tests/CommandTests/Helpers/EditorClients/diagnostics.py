"""Prints the diagnostics of `scenec lsp` for files in a folder, sorted, one per line: `PATH:LINE RULE`.

A minimal client, which waits until the server has published diagnostics for all files. SCENEC is the path of scenec.
"""
import json
import os
import subprocess
import sys
import urllib.parse

folder, files = sys.argv[1], sys.argv[2:]
server = subprocess.Popen([os.environ['SCENEC'], 'lsp'], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def send(**message):
    body = json.dumps({'jsonrpc': '2.0', **message}).encode()
    server.stdin.write(b'Content-Length: %d\r\n\r\n' % len(body) + body)
    server.stdin.flush()


def receive():
    length = 0
    while line := server.stdout.readline().strip():
        length = int(line.split(b':')[1])
    return json.loads(server.stdout.read(length))


uri = 'file://' + urllib.parse.quote(folder)
send(id=1, method='initialize', params={'capabilities': {}, 'rootUri': uri})
send(method='initialized', params={})
found = {}
while set(found) != set(files):
    message = receive()
    if message.get('method') == 'textDocument/publishDiagnostics':
        path = urllib.parse.unquote(message['params']['uri'])[len('file://' + folder) + 1:]
        found[path] = message['params']['diagnostics']
send(id=2, method='shutdown')
send(method='exit')
server.communicate()
lines = [f"{path}:{item['range']['start']['line'] + 1} {item['code']}" for path, items in found.items() for item in items]
print('\n'.join(sorted(lines)))
