"""Tests `scenec lsp` with an independent client, pytest-lsp. SCENEC is the path of scenec.

LanguageServerTests runs these tests in an empty directory.
"""
import asyncio
import os
import pathlib
import urllib.request

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

SCENE = """<storyboard version="1" initial="first">
  <scene>
    <viewController id="first">
      <segue kind="show" identifier="next" destination="%s"/>
    </viewController>
  </scene>
  <scene>
    <viewController id="second" title="😀 two"/>
  </scene>
</storyboard>
"""
FOLDER = pathlib.Path("my scenes").absolute()
FILE = FOLDER / "Größe.scene"


class Pages(list):
    """The pages that the server requested the client to show. `first` is a future for the first one."""

    def __init__(self):
        super().__init__()
        self.first = asyncio.get_running_loop().create_future()

    def append(self, page):
        super().append(page)
        if not self.first.done():
            self.first.set_result(page)


async def begin(lsp_client, capabilities):
    # The client declares support for registrations of file changes, but tests must handle the request.
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params):
        assert params.registrations[0].method == types.WORKSPACE_DID_CHANGE_WATCHED_FILES

    lsp_client.shown_documents = Pages()
    FOLDER.mkdir(exist_ok=True)
    FILE.write_text(SCENE % "second")
    folder = types.WorkspaceFolder(uri=FOLDER.as_uri(), name="scenes")
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities, workspace_folders=[folder]))


SERVER = ClientServerConfig(server_command=[os.environ["SCENEC"], "lsp"])


@pytest_lsp.fixture(config=SERVER)
async def client(lsp_client: LanguageClient):
    await begin(lsp_client, client_capabilities("visual-studio-code"))
    yield
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=SERVER)
async def pulling(lsp_client: LanguageClient):
    """A client that requests diagnostics."""
    capabilities = client_capabilities("visual-studio-code")
    capabilities.text_document.diagnostic = types.DiagnosticClientCapabilities()
    capabilities.workspace.diagnostics = types.DiagnosticWorkspaceClientCapabilities(refresh_support=True)
    await begin(lsp_client, capabilities)
    yield
    await lsp_client.shutdown_session()


def open_file(client, text):
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=FILE.as_uri(), language_id="scene", version=1, text=text)))


def document():
    return types.TextDocumentIdentifier(uri=FILE.as_uri())


@pytest.mark.asyncio
async def test_reports_diagnostic_with_fix_until_text_is_fixed(client):
    open_file(client, SCENE % "secnd")
    while not client.diagnostics.get(FILE.as_uri()):
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    diagnostic = client.diagnostics[FILE.as_uri()][0]
    assert (diagnostic.code, diagnostic.source) == ("dangling-reference", "scenec")
    assert diagnostic.range.start == types.Position(3, 56) and diagnostic.range.end == types.Position(3, 61)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document(), diagnostic.range, types.CodeActionContext(diagnostics=[diagnostic])))
    fix = next(action for action in actions if action.kind == "quickfix")
    edit = fix.edit.document_changes[0].edits[0]
    assert edit.new_text == "second" and edit.range == diagnostic.range

    # The same edit, as an incremental change.
    change = types.TextDocumentContentChangePartial(range=edit.range, text=edit.new_text)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=FILE.as_uri(), version=2), [change]))
    while client.diagnostics[FILE.as_uri()]:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)


@pytest.mark.asyncio
async def test_returns_diagnostics_on_request(pulling):
    async def pull(known=None):
        return await pulling.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(document(), previous_result_id=known))

    open_file(pulling, SCENE % "secnd")
    report = await pull()
    assert report.kind == "full" and [item.code for item in report.items] == ["dangling-reference"]
    assert (await pull(report.result_id)).kind == "unchanged"
    whole = await pulling.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    assert [(item.uri, item.version, len(item.items)) for item in whole.items] == [(FILE.as_uri(), 1, 1)]
    # The server responds to the next workspace request only after a result changes.
    known = [types.PreviousResultId(uri=item.uri, value=item.result_id) for item in whole.items]
    waiting = asyncio.ensure_future(
        pulling.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=known)))
    change = types.TextDocumentContentChangeWholeDocument(text=SCENE % "second")
    pulling.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=FILE.as_uri(), version=2), [change]))
    assert [len(item.items) for item in (await waiting).items] == [0]
    assert len((await pull(report.result_id)).items) == 0
    assert not pulling.diagnostics.get(FILE.as_uri())


@pytest.mark.asyncio
async def test_returns_completions_definitions_and_symbols(client):
    open_file(client, SCENE % "second")
    position = types.Position(3, 59)
    completions = await client.text_document_completion_async(types.CompletionParams(document(), position))
    items = completions if isinstance(completions, list) else completions.items
    assert "second" in [item.label for item in items]
    places = await client.text_document_definition_async(types.DefinitionParams(document(), position))
    places = places if isinstance(places, list) else [places]
    assert places[0].range.start.line == 7
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document()))
    assert "second “😀 two”" in [child.name for scene in symbols[0].children for child in scene.children]


@pytest.mark.asyncio
async def test_renames_id_and_rejects_existing_id(client):
    open_file(client, SCENE % "second")
    edit = await client.text_document_rename_async(
        types.RenameParams(new_name="other", text_document=document(), position=types.Position(7, 26)))
    texts = [change for item in edit.document_changes for change in item.edits]
    assert len(texts) == 2 and {text.new_text for text in texts} == {"other"}
    with pytest.raises(Exception):
        await client.text_document_rename_async(
            types.RenameParams(new_name="first", text_document=document(), position=types.Position(7, 26)))


@pytest.mark.asyncio
@pytest.mark.skipif(not os.path.exists(os.environ["SCENEC"] + "-preview"), reason="'make preview' builds it")
async def test_preview_command_opens_page(client):
    open_file(client, SCENE % "second")
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(document()))
    command = next(lens.command for lens in lenses if lens.command.title == "Preview")
    await client.workspace_execute_command_async(
        types.ExecuteCommandParams(command=command.command, arguments=command.arguments))
    page = await client.shown_documents.first
    assert page.external
    address = page.uri
    assert address.startswith("http://127.0.0.1:") and address.endswith("Gr%C3%B6%C3%9Fe.scene&line=3")
    page = await asyncio.to_thread(lambda: urllib.request.urlopen(address).read())
    assert b"<html" in page
