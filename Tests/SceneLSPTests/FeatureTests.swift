import Foundation
import Testing

@testable import SceneLSP

@Suite("Queries at a position")
struct FeatureTests {
  private static let scene = """
    <storyboard version="1" initial="clock">
      <!-- 😀 --><scene>
        <viewController id="clock" class="ClockController">
          <outlet property="face" destination="dial"/>
          <view><label id="dial" text="😀" textColor="#FF8000"/>
            <button title="More"><segue kind="show" identifier="showDetail" destination="detail"/></button>
            <label id="empty" equation="">
              <constraint equation="top = "/>
            </label>
          </view>
        </viewController>
      </scene>
      <scene><viewController id="detail" title="Detail"/></scene>
    </storyboard>
    """
  private static let code = """
    import SceneUI
    final class ClockController: ViewController {
      weak var face: Label?
      override class var declaration: ClassDeclaration {
        ClassDeclaration(ClockController.self) { $0.outlet("face") { $0.face = $1 } }
      }
      func show() { try? performSegue(withIdentifier: "showDetail", sender: self) }
    }
    """

  /// Returns a client with UTF-16 positions, which most clients use.
  private func talk(hasSnippets: Bool = true) throws -> Conversation {
    var capabilities = hasSnippets ? Conversation.everything : [:]
    capabilities["general"] = nil
    let talk = try Conversation(
      ["A.scene": Self.scene, "Sources/Clock.swift": Self.code, ".scenec.yml": "sources: [Sources]\n"],
      capabilities: capabilities)
    try talk.open("A.scene", Self.scene)
    return talk
  }

  private func items(_ talk: Conversation, _ mark: String) throws -> [[String: Any]] {
    let list = try #require(
      try talk.ask("textDocument/completion", talk.place("A.scene", mark, in: Self.scene, after: true))
        as? [String: Any])
    return try #require(list["items"] as? [[String: Any]])
  }

  private func lines(_ locations: Any) -> [String] {
    (locations as? [[String: Any]] ?? []).map { location in
      let range = location["range"] as? [String: [String: Int]]
      let name = (location["uri"] as? String)?.split(separator: "/").last.map(String.init) ?? ""
      return "\(name):\(range?["start"]?["line"] ?? -1):\(range?["start"]?["character"] ?? -1)"
    }
  }

  @Test("Completions include edits, snippets, and documentation")
  func completions() throws {
    let talk = try talk()
    let attribute = try #require(
      try items(talk, "<label id=\"dial\" ").first { $0["label"] as? String == "font" })
    #expect(attribute["insertTextFormat"] as? Int == 2)
    let edit = try #require(attribute["textEdit"] as? [String: Any])
    #expect(edit["newText"] as? String == "font=\"$1\"$0 ")
    #expect(attribute["documentation"] == nil)
    let resolved = try #require(try talk.ask("completionItem/resolve", attribute) as? [String: Any])
    let page = try #require(resolved["documentation"] as? [String: String])
    #expect(page["value"]?.contains("**`font`** of `Label`") == true)
    let plain = try self.talk(hasSnippets: false)
    let same = try #require(
      try items(plain, "<label id=\"dial\" ").first { $0["label"] as? String == "font" })
    #expect((same["textEdit"] as? [String: Any])?["newText"] as? String == "font=\"\" ")
    let colors = try items(talk, "textColor=\"")
    #expect(colors.first { $0["label"] as? String == "systemRed" }?["documentation"] as? String == "#ff3b30")
    #expect(colors.contains { $0["kind"] as? Int == 16 && $0["documentation"] as? String == "#ff3b30" })
  }

  @Test("Omits placeholders for clients that do not support snippets")
  func placeholders() {
    #expect(
      CompletionWriter.withoutPlaceholders("a=\"${1|x,y|}\" b=\"${2:name}\"/>$0 \\$ $1")
        == "a=\"x\" b=\"name\"/> $ ")
  }

  @Test("Returns definitions, references, and highlights in UTF-16 positions")
  func names() throws {
    let talk = try talk()
    let outlet = talk.place("A.scene", "fac", in: Self.scene, after: true)
    let members = lines(try talk.ask("textDocument/definition", outlet))
    #expect(
      members == ["Clock.swift:2:11", "Clock.swift:4:56"])
    let id = talk.place("A.scene", "destination=\"di", in: Self.scene, after: true)
    #expect(lines(try talk.ask("textDocument/definition", id)) == ["A.scene:4:23"])
    #expect(lines(try talk.ask("textDocument/references", id)) == ["A.scene:3:43", "A.scene:4:23"])
    let other = id.merging(["context": ["includeDeclaration": false]]) { $1 }
    #expect(lines(try talk.ask("textDocument/references", other)) == ["A.scene:3:43"])
    let found = try talk.ask("textDocument/documentHighlight", id) as? [[String: Any]]
    #expect(found?.map { $0["kind"] as? Int } == [2, 3])
    let path = "Sources/Clock.swift"
    let inCode = talk.place(path, "showDe", in: Self.code, after: true)
    let segues = lines(try talk.ask("textDocument/definition", inCode))
    #expect(segues == ["A.scene:5:60"])
  }

  @Test("Renames a symbol in all files at once or reports why renaming is impossible")
  func renaming() throws {
    let talk = try talk()
    let segue = talk.place("A.scene", "showDe", in: Self.scene, after: true)
    let place = try #require(try talk.ask("textDocument/prepareRename", segue) as? [String: Any])
    #expect(place["placeholder"] as? String == "showDetail")
    let edit = try #require(
      try talk.ask("textDocument/rename", segue.merging(["newName": "open"]) { $1 }) as? [String: Any])
    let changes = try #require(edit["documentChanges"] as? [[String: Any]])
    let versions = changes.map { ($0["textDocument"] as? [String: Any])?["version"] as? Int }
    #expect(versions == [1, nil])
    let id = talk.place("A.scene", "destination=\"di", in: Self.scene, after: true)
    let refused = try talk.answer("textDocument/rename", id.merging(["newName": "empty"]) { $1 })
    let error = try #require(refused["error"] as? [String: Any])
    #expect((error["message"] as? String)?.hasPrefix("Another object has the id 'empty' (") == true)
  }

  @Test("Returns hover text, signatures, colors, hints, and call hierarchies")
  func answers() throws {
    let talk = try talk()
    let hover = try #require(
      try talk.ask("textDocument/hover", talk.place("A.scene", "<butt", in: Self.scene, after: true))
        as? [String: Any])
    #expect((hover["contents"] as? [String: String])?["value"]?.contains("`Button`") == true)
    #expect(try talk.ask("textDocument/hover", talk.place("A.scene", "😀 -->", in: Self.scene)) is NSNull)
    let signature = try #require(
      try talk.ask("textDocument/signatureHelp", talk.place("A.scene", "top = ", in: Self.scene, after: true))
        as? [String: Any])
    #expect(signature["activeParameter"] as? Int == 2)
    let whole: [String: Any] = ["textDocument": ["uri": talk.uri("A.scene")]]
    let colors = try #require(try talk.ask("textDocument/documentColor", whole) as? [[String: Any]])
    #expect((colors.first?["color"] as? [String: Double])?["red"] == 1)
    let notations = try #require(
      try talk.ask(
        "textDocument/colorPresentation",
        whole.merging([
          "range": colors[0]["range"]!, "color": ["red": 0, "green": 0, "blue": 1, "alpha": 1],
        ]) { $1 }) as? [[String: Any]])
    #expect(notations.map { $0["label"] as? String } == ["#0000FF", "#00F", "blue"])
    let range: [String: [String: Int]] = [
      "start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0],
    ]
    let hints = try #require(
      try talk.ask("textDocument/inlayHint", whole.merging(["range": range]) { $1 }) as? [[String: Any]])
    #expect(hints.map { $0["label"] as? String } == ["Detail"])
    let scenes = try #require(
      try talk.ask(
        "textDocument/prepareCallHierarchy",
        talk.place("A.scene", "id=\"det", in: Self.scene, after: true)) as? [[String: Any]])
    #expect(scenes.first?["name"] as? String == "detail")
    let before = try #require(
      try talk.ask("callHierarchy/incomingCalls", ["item": scenes[0]]) as? [[String: Any]])
    #expect((before.first?["from"] as? [String: Any])?["name"] as? String == "clock")
    let behind = try talk.ask("callHierarchy/outgoingCalls", ["item": scenes[0]]) as? [[String: Any]]
    #expect(behind?.isEmpty == true)
  }
}
