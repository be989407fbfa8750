import Foundation
import SceneAnalysis
import SceneCompiler
import SceneUI
import SceneValues
import Testing

@testable import SceneLSP

@Suite("A language server that watches files itself")
struct ServerLoopTests {
  private static let scene = """
    <storyboard version="1" initial="a">
      <scene><viewController id="a"><segue kind="show" identifier="x" destination="nobody"/></viewController></scene>
    </storyboard>

    """

  @Test("Watches a directory again after it is deleted and recreated", .timeLimit(.minutes(1)))
  func recreated() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "scenec loop \(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let file = inner.appending(path: "A.scene")
    try Data(Self.scene.utf8).write(to: file)
    let client = try PipeClient(folder)
    try client.wait(for: file, "nobody")
    for name in ["none", "nothing"] {
      try FileManager.default.removeItem(at: inner)
      try client.wait(for: file, nil)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data(Self.scene.replacing("nobody", with: name).utf8).write(to: file)
      try client.wait(for: file, name)
    }
    // The file itself is also watched, not only searched after a change of its parent.
    try Data(Self.scene.replacing("nobody", with: "last").utf8).write(to: file)
    try client.wait(for: file, "last")
    try client.end()
  }

  @Test(
    "A long request blocks neither other requests nor edits, which can cancel it", .timeLimit(.minutes(5)))
  func longRequests() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "scenec loop \(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "A.scene")
    let scene = Self.scene.replacing(
      "/></viewController>", with: "/>\n<view><label/></view></viewController>")
    try Data(scene.utf8).write(to: file)
    let showing = EndlessLayout()
    let client = try PipeClient(folder, showing: showing)
    let document = ["uri": FileURI.uri(of: file.path)]
    let hover: [String: Any] = ["textDocument": document, "position": ["line": 2, "character": 9]]
    let item: [String: Any] = [
      "uri": FileURI.uri(of: file.path), "languageId": "scene", "version": 1, "text": scene,
    ]
    try client.send(["method": "textDocument/didOpen", "params": ["textDocument": item]])

    try client.send(["id": 5, "method": "textDocument/hover", "params": hover])
    showing.begun.wait()
    try client.send(["id": 6, "method": "textDocument/documentSymbol", "params": ["textDocument": document]])
    #expect(try client.answer(to: 6)["result"] != nil)
    try client.send(["method": "$/cancelRequest", "params": ["id": 5]])
    #expect((try client.answer(to: 5)["error"] as? [String: Any])?["code"] as? Int == -32800)

    try client.send(["id": 7, "method": "textDocument/hover", "params": hover])
    showing.begun.wait()
    let version: [String: Any] = ["uri": FileURI.uri(of: file.path), "version": 2]
    let changes: [String: Any] = ["textDocument": version, "contentChanges": [["text": scene + "\n"]]]
    try client.send(["method": "textDocument/didChange", "params": changes])
    #expect((try client.answer(to: 7)["error"] as? [String: Any])?["code"] as? Int == -32801)
    try client.end()
  }
}

/// A layout that ends only when it is canceled.
private final class EndlessLayout: SceneShowing {
  let begun = DispatchSemaphore(value: 0)

  func place(
    ofElementAt offset: Int, in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> SolvedPlace? {
    begun.signal()
    while !Cancellation.isRequested {}
    return nil
  }

  func sizes(
    in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> ((_ offsets: [Int]) -> [Int: Size])? { nil }

  func size(ofImageAt path: String) -> Size? { nil }
}

/// A client at the other end of two pipes.
private final class PipeClient {
  private let toServer = Pipe()
  private let fromServer = Pipe()
  private var reader = MessageReader()

  init(_ folder: URL, showing: (any SceneShowing)? = nil) throws {
    var setup = ServerSetup(
      CheckRequest(classes: ClassManifests([]) { Registry.library.vocabulary }), showing: showing,
      version: "1",
      pagesDirectory: nil, inBackground: { work in Thread.detachNewThread { work() } })
    setup.besideMessages = { work in Thread.detachNewThread { work() } }
    let (input, output) = (
      toServer.fileHandleForReading.fileDescriptor, fromServer.fileHandleForWriting.fileDescriptor
    )
    Thread.detachNewThread { [setup] in _ = try? ServerLoop(setup, input: input, output: output).run() }
    let root: [String: Any] = ["rootUri": FileURI.uri(of: folder.path), "capabilities": [String: Any]()]
    try send(["id": 1, "method": "initialize", "params": root])
    try send(["method": "initialized", "params": [String: Any]()])
  }

  func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    try toServer.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  /// Waits until the server reports a diagnostic of a file that contains a name, or no diagnostic if the name
  /// is nil.
  func wait(for file: URL, _ name: String?) throws {
    let uri = FileURI.uri(of: file.path)
    while true {
      let message = try next()
      guard let params = message["params"] as? [String: Any], params["uri"] as? String == uri,
        let diagnostics = params["diagnostics"] as? [[String: Any]]
      else { continue }
      let isPresent =
        name.map { name in diagnostics.contains { ($0["message"] as? String)?.contains("'\(name)'") == true }
        }
        ?? diagnostics.isEmpty
      if isPresent { return }
    }
  }

  /// Waits for the answer to a request.
  func answer(to id: Int) throws -> [String: Any] {
    while true {
      let message = try next()
      if message["id"] as? Int == id, message["method"] == nil { return message }
    }
  }

  private func next() throws -> [String: Any] {
    while true {
      if let bytes = try reader.next() {
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
      }
      let more = fromServer.fileHandleForReading.availableData
      try #require(!more.isEmpty)
      reader.append(more)
    }
  }

  func end() throws {
    try send(["id": 2, "method": "shutdown"])
    try send(["method": "exit"])
    while try next()["id"] as? Int != 2 {}
  }
}
