import Foundation
import SceneAnalysis
import SceneUI
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
}

/// A client at the other end of two pipes.
private final class PipeClient {
  private let toServer = Pipe()
  private let fromServer = Pipe()
  private var reader = MessageReader()

  init(_ folder: URL) throws {
    let setup = ServerSetup(
      CheckRequest(classes: ClassManifests([]) { Registry.library.vocabulary }), version: "1",
      pagesDirectory: nil, inBackground: { work in Thread.detachNewThread { work() } })
    let (input, output) = (
      toServer.fileHandleForReading.fileDescriptor, fromServer.fileHandleForWriting.fileDescriptor
    )
    Thread.detachNewThread { _ = try? ServerLoop(setup, input: input, output: output).run() }
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
