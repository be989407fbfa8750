import Foundation
import SceneFiles
import Testing

@testable import SceneLSP

@Suite("Previews opened from an editor")
struct PreviewTests {
  private static let name = "A & $(touch x) 'b'.scene"
  private static let scene = """
    <storyboard version="1" initial="a">
      <scene>
        <viewController id="a"/>
      </scene>
    </storyboard>

    """
  /// Prints an address as `scenec preview` does, and exits when its input ends.
  private static let program = """
    for word in "$@"; do echo "$word" >> "$0.words"; done
    echo 'Scenes: 1 scene of 1 file, at http://127.0.0.1:4711/'
    cat > /dev/null
    echo ended > "$0.end"
    """

  /// Signals when the server sends a message.
  private let news = DispatchSemaphore(value: 0)

  private func talk(
    _ program: String = Self.program, capabilities: [String: Any] = Conversation.everything,
    isWaitedFor: Bool = false, findDraftDirectory: (@Sendable () throws(Failure) -> String)? = nil
  ) throws -> Conversation {
    let news = news
    let talk = try Conversation(
      [Self.name: Self.scene, "preview.sh": program], capabilities: capabilities,
      preview: ["/bin/sh", "{folder}/preview.sh"], wake: { news.signal() },
      findDraftDirectory: findDraftDirectory)
    if isWaitedFor { mkfifo(script(talk) + ".end", 0o600) }
    return talk
  }

  private func script(_ talk: Conversation) -> String { talk.server.setup.preview.last ?? "" }

  /// Waits until the program exits, and returns its last output.
  private func lastWords(_ talk: Conversation) throws -> String {
    let pipe = try #require(FileHandle(forReadingAtPath: script(talk) + ".end"))
    return String(decoding: try pipe.readToEnd() ?? Data(), as: UTF8.self)
  }

  private func execute(_ talk: Conversation) throws {
    let lenses = try talk.ask("textDocument/codeLens", ["textDocument": ["uri": talk.uri(Self.name)]])
    let commands = (lenses as? [[String: Any]] ?? []).compactMap { $0["command"] as? [String: Any] }
    let command = try #require(commands.first { $0["title"] as? String == "Preview" })
    try talk.ask("workspace/executeCommand", command)
  }

  /// Waits for messages of the server, and returns them.
  private func wait(_ talk: Conversation, for method: String, count: Int = 1) throws -> [[String: Any]] {
    while talk.said(method).count < count {
      try #require(news.wait(timeout: .now() + 60) == .success)
      try talk.listen()
    }
    return talk.said(method)
  }

  @Test("Opens the preview at a scene, in a process that exits when the server exits")
  func page() throws {
    let talk = try talk(isWaitedFor: true)
    try execute(talk)
    let shown = try #require(try wait(talk, for: "window/showDocument").first)
    #expect(shown["external"] as? Bool == true)
    let path = talk.uri(Self.name).dropFirst("file://".count)
    #expect(path.contains("A%20%26%20%24%28touch%20x%29%20%27b%27.scene"))
    #expect(shown["uri"] as? String == "http://127.0.0.1:4711/#file=\(path)&line=3")
    try execute(talk)
    #expect(try wait(talk, for: "window/showDocument", count: 2).count == 2)
    let words = try String(contentsOfFile: script(talk) + ".words", encoding: .utf8)
    #expect(words == "--\n\(talk.folder.path)\n")
    try talk.notify("exit", [:])
    #expect(try lastWords(talk) == "ended\n")
  }

  @Test("Sends the URL to clients that cannot open pages")
  func address() throws {
    let talk = try talk(capabilities: [:])
    try execute(talk)
    let message = try #require(try wait(talk, for: "window/showMessage").first)
    #expect((message["message"] as? String)?.hasPrefix("Preview: http://127.0.0.1:4711/#file=/") == true)
  }

  @Test("Restarts the preview when the workspace folders change")
  func folders() throws {
    let talk = try talk(isWaitedFor: true)
    try execute(talk)
    _ = try wait(talk, for: "window/showDocument")
    let more = FileURI.uri(of: talk.folder.path + "/more")
    try talk.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": more, "name": "more"]], "removed": []]])
    #expect(try lastWords(talk) == "ended\n")
    unlink(script(talk) + ".end")
    try execute(talk)
    _ = try wait(talk, for: "window/showDocument", count: 2)
    let words = try String(contentsOfFile: script(talk) + ".words", encoding: .utf8)
    #expect(words.split(separator: "\n").last.map(String.init) == talk.folder.path + "/more")
  }

  @Test("The preview shows unsaved changes")
  func drafts() throws {
    let runtime = FileManager.default.temporaryDirectory.appending(path: "scenec-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: runtime) }
    let place = try DraftDirectory.folder(below: runtime.path)
    let talk = try talk { () throws(Failure) in place }
    let reader = DraftReader(in: place)
    try talk.open(Self.name, Self.scene)
    try talk.change(Self.name, Self.scene + "<!-- typed -->", version: 2)
    #expect(reader.drafts().isEmpty)
    try execute(talk)
    _ = try wait(talk, for: "window/showDocument")
    #expect(reader.drafts().keys.sorted() == [talk.path(Self.name)])
    let words = try String(contentsOfFile: script(talk) + ".words", encoding: .utf8)
    #expect(words == "--drafts\n--\n\(talk.folder.path)\n")
    try talk.change(Self.name, Self.scene, version: 3)
    #expect(reader.drafts().isEmpty, "there is no draft if the text equals the saved file")
  }

  @Test("The preview shows saved files if unsaved text cannot be stored")
  func noDrafts() throws {
    let talk = try talk { () throws(Failure) in throw Failure("There is no place", .cannotCreate) }
    try execute(talk)
    _ = try wait(talk, for: "window/showDocument")
    let reported = talk.said("window/showMessage").compactMap { $0["message"] as? String }
    #expect(reported == ["There is no place: the preview shows saved changes only"])
    let words = try String(contentsOfFile: script(talk) + ".words", encoding: .utf8)
    #expect(words == "--\n\(talk.folder.path)\n")
  }

  @Test("Reports why the preview failed and restarts the preview on the next request")
  func missing() throws {
    let talk = try talk("echo 'usage' >&2; echo 'scenec: error: There is no page' >&2; exit 73")
    for count in 1...2 {
      try execute(talk)
      let reported = try #require(try wait(talk, for: "window/showMessage", count: count).last)
      #expect(reported["message"] as? String == "The preview has ended: There is no page")
      #expect(reported["type"] as? Int == 1)
    }
    let nowhere = try Conversation(
      [Self.name: Self.scene], preview: ["/nowhere/scenec"]
    ) { [news] in news.signal() }
    try execute(nowhere)
    let reported = try wait(nowhere, for: "window/showMessage").first?["message"] as? String
    #expect(reported?.hasPrefix("Cannot start the preview: ") == true)
  }

  @Test("Offers no preview if the executable is missing and rejects invalid arguments")
  func refusals() throws {
    let plain = try Conversation([Self.name: Self.scene])
    let lenses = try plain.ask("textDocument/codeLens", ["textDocument": ["uri": plain.uri(Self.name)]])
    #expect((lenses as? [Any])?.isEmpty == true)
    let talk = try talk()
    let uri = talk.uri(Self.name)
    for params in [
      [:], ["command": "other"], ["command": "scenec.preview"],
      ["command": "scenec.preview", "arguments": [uri, -1]],
      ["command": "scenec.preview", "arguments": [talk.uri("Nowhere.scene"), 1]],
      ["command": "scenec.preview", "arguments": ["--export", "/tmp"]],
    ] as [[String: Any]] {
      #expect(try talk.answer("workspace/executeCommand", params)["error"] != nil, "\(params)")
    }
    #expect(!FileManager.default.fileExists(atPath: script(talk) + ".words"))
  }
}
