import Foundation
import SceneFiles
import SceneUI
import Testing

/// Live reload of unsaved text from an editor that runs `scenec lsp --drafts`.
@Suite struct LiveDraftTests {
  /// An editor with an open file and its language server.
  private final class Editor {
    private let process = Process()
    private let input = Pipe()
    private let folder: URL
    private var version = 1

    init(_ folder: URL, runtime: URL) throws {
      self.folder = folder
      process.executableURL = URL(fileURLWithPath: LiveDesk.tool)
      process.arguments = ["lsp", "--drafts"]
      process.environment = ProcessInfo.processInfo.environment
        .merging(["XDG_RUNTIME_DIR": runtime.path, "XDG_CACHE_HOME": runtime.path]) { $1 }
      process.standardInput = input
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      try send([
        "id": 1, "method": "initialize", "params": ["rootUri": folder.absoluteString, "capabilities": [:]],
      ])
      try send(["method": "initialized", "params": [:]])
    }

    deinit {
      kill()
      process.waitUntilExit()
    }

    private func send(_ message: [String: Any]) throws {
      let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
      try input.fileHandleForWriting.write(
        contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    private var uri: String { folder.appendingPathComponent("Main.scene").absoluteString }

    func open(_ text: String) throws {
      let document: [String: Any] = ["uri": uri, "languageId": "scene", "version": version, "text": text]
      try send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
    }

    func type(_ text: String) throws {
      version += 1
      let params: [String: Any] = [
        "textDocument": ["uri": uri, "version": version], "contentChanges": [["text": text]],
      ]
      try send(["method": "textDocument/didChange", "params": params])
    }

    func notify(_ method: String) throws {
      try send(["method": "textDocument/\(method)", "params": ["textDocument": ["uri": uri]]])
    }

    /// Kills the process, without a shutdown message.
    func kill() { if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) } }

    func waitUntilGone() { process.waitUntilExit() }
  }

  private let runtime: URL
  private let place: String

  init() throws {
    runtime = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenec-run-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    place = try DraftDirectory.folder(below: runtime.path)
  }

  private func scene(_ text: String) -> String {
    oneScene(#"<label id="a" frame="0 0 100 20" text="\#(text)"/><textField id="b" frame="0 30 100 30"/>"#)
  }

  @Test("Shows unsaved changes from an editor until the file is closed")
  func showsUnsavedChangesUntilFileIsClosed() throws {
    defer { try? FileManager.default.removeItem(at: runtime) }
    let desk = try LiveDesk(scene("One"), draftsIn: place)
    let editor = try Editor(desk.folder, runtime: runtime)
    let (label, field): (Label, TextField) = (try desk.stage.view("a"), try desk.stage.view("b"))
    field.text = "entered"
    try editor.open(scene("One"))
    try editor.type(scene("Two"))
    try desk.run("Two") { label.text == "Two" }
    #expect(desk.stage.reports.last?.isTyped == true)
    // Broken text in between changes nothing, and is not reported.
    try editor.type(scene("Three").replacingOccurrences(of: "<textField", with: "<textFi"))
    try editor.type(scene("Four"))
    try desk.run("Four") { label.text == "Four" }
    #expect(desk.stage.reports.allSatisfy { $0.failure == nil })
    try editor.notify("didClose")
    try desk.run("One again") { label.text == "One" }
    #expect(field.text == "entered" && desk.stage.reports.last?.isTyped == false)
  }

  @Test("A saved file takes precedence over unsaved changes from an editor")
  func savedFileReplacesDraft() throws {
    defer { try? FileManager.default.removeItem(at: runtime) }
    let desk = try LiveDesk(scene("One"), draftsIn: place)
    let editor = try Editor(desk.folder, runtime: runtime)
    let label: Label = try desk.stage.view("a")
    try editor.open(scene("One"))
    try editor.type(scene("Two"))
    try desk.run("Two") { label.text == "Two" }
    try desk.save(scene("Two"))
    try editor.notify("didSave")
    try desk.run("kept nowhere") { DraftReader(in: place).drafts().isEmpty }
    // When another process writes the file, the file takes precedence over the draft.
    try desk.save(scene("Three"))
    try desk.run("Three") { label.text == "Three" }
  }

  @Test("Shows unsaved changes that were made before the app was launched")
  func showsUnsavedChangesMadeBeforeLaunch() throws {
    defer { try? FileManager.default.removeItem(at: runtime) }
    let first = try LiveDesk(scene("One"), draftsIn: place)
    let writer = try DraftWriter(in: place)
    let path = first.folder.appendingPathComponent("Main.scene").path
    try writer.write(Draft(path: path, text: Array(scene("Typed").utf8)))
    try first.stage.context.liveReload.watch([first.folder.path], draftsIn: place, tool: LiveDesk.tool)
    let label: Label = try first.stage.view("a")
    try first.run("Typed") { label.text == "Typed" }
    withExtendedLifetime(writer) {}
  }

  @Test("Ignores unsaved changes from a language server that has exited")
  func ignoresDraftsOfExitedServer() throws {
    defer { try? FileManager.default.removeItem(at: runtime) }
    let desk = try LiveDesk(scene("One"), draftsIn: place)
    let editor = try Editor(desk.folder, runtime: runtime)
    let label: Label = try desk.stage.view("a")
    try editor.open(scene("One"))
    try editor.type(scene("Two"))
    try desk.run("Two") { label.text == "Two" }
    editor.kill()
    try desk.run("One again") { label.text == "One" }
    editor.waitUntilGone()
    try desk.save(scene("Three"))
    try desk.run("Three") { label.text == "Three" }
  }

  @Test("Warns if other users can read the directory that contains unsaved changes")
  func reportsDirectoryThatOtherUsersCanRead() throws {
    defer { try? FileManager.default.removeItem(at: runtime) }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place)
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: LiveDesk.tool)
    process.arguments = ["lsp", "--drafts"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_RUNTIME_DIR": runtime.path, "XDG_CACHE_HOME": runtime.path]) { $1 }
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    let messages = [initialize, #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#]
    let text = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said.contains("window/showMessage") && said.contains("other users can access it"), "\(said)")
  }
}
