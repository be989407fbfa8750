// Starts `scenec lsp` for scenes, and shows the references to a scene.
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

function activate(context) {
  const settings = vscode.workspace.getConfiguration('scenec');
  const command = settings.get('path');
  const args = ['lsp', ...settings.get('arguments')];
  client = new LanguageClient('scenec', 'scenec', { command, args }, {
    documentSelector: [
      { scheme: 'file', language: 'scene' },
      { scheme: 'file', language: 'swift' },
      { scheme: 'file', pattern: '**/*.{strings,stringsdict,xcstrings}' },
      { scheme: 'file', pattern: '**/.scenec.yml' },
    ],
  });
  // A code lens contains locations of the protocol, but the command that shows them requires locations of the editor.
  context.subscriptions.push(
    vscode.commands.registerCommand('scenec.showReferences', (uri, position, locations) =>
      vscode.commands.executeCommand(
        'editor.action.showReferences', vscode.Uri.parse(uri),
        client.protocol2CodeConverter.asPosition(position),
        locations.map((location) => client.protocol2CodeConverter.asLocation(location)))));
  return client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
