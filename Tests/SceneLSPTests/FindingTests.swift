import Foundation
@testable import SceneAnalysis
import SceneDiagnostics
import SceneValues
import Testing

@testable import SceneLSP

@Suite("Diagnostics during typing")
struct FindingTests {
  private static func scene(_ id: String, to destination: String) -> String {
    """
    <storyboard version="1" initial="\(id)">
      <scene><viewController id="\(id)"><segue kind="show" identifier="x" destination="\(destination)"/></viewController></scene>
    </storyboard>

    """
  }

  @Test("Checks all files of a folder and reports each diagnostic once")
  func wholeProject() throws {
    let talk = try Conversation(
      ["A.scene": Self.scene("a", to: "B#b"), "B.scene": Self.scene("b", to: "A#nobody")])
    #expect(talk.codes("B.scene") == ["scene-not-found-elsewhere"])
    #expect(talk.diagnostics("A.scene") == nil)
    let count = talk.said.count
    try talk.open("A.scene", Self.scene("a", to: "B#b"))
    #expect(talk.codes("A.scene") == [])
    #expect(talk.said.count == count + 1)
  }

  @Test("Unsaved changes affect the diagnostics of other files until the edited file is closed")
  func unsaved() throws {
    let talk = try Conversation(
      ["A.scene": Self.scene("a", to: "B#b"), "B.scene": Self.scene("b", to: "A#a")])
    try talk.open("B.scene", Self.scene("b", to: "A#a"))
    try talk.change("B.scene", Self.scene("other", to: "A#a"), version: 2)
    #expect(talk.codes("A.scene") == ["scene-not-found-elsewhere"])
    #expect(
      talk.said("textDocument/publishDiagnostics").filter { ($0["uri"] as? String) == talk.uri("B.scene") }
        .compactMap { $0["version"] as? Int }.last == 1, "unchanged diagnostics of B are not published again")
    try talk.notify("textDocument/didClose", ["textDocument": ["uri": talk.uri("B.scene")]])
    #expect(talk.codes("A.scene") == [])
  }

  @Test("Reports each merge conflict of an edited file once")
  func mergeConflicts() throws {
    let talk = try Conversation(["A.scene": Self.scene("a", to: "a")])
    let text = Self.scene("a", to: "a")
    try talk.open("A.scene", text)
    let conflict = "<<<<<<< HEAD\n<scene/>\n=======\n<scene id=\"x\"/>\n>>>>>>> evening\n"
    try talk.change("A.scene", text.replacing("</storyboard>", with: conflict + "</storyboard>"), version: 2)
    #expect(talk.codes("A.scene") == ["merge-conflict"])
    try talk.change("A.scene", conflict + text + conflict, version: 3)
    #expect(talk.codes("A.scene") == ["merge-conflict", "merge-conflict"])
    try talk.change("A.scene", text, version: 4)
    #expect(talk.codes("A.scene") == [])
  }

  @Test(
    "Publishes diagnostics of the edited file before diagnostics of other files"
  )
  func ownFirst() throws {
    let talk = try Conversation(
      ["A.scene": Self.scene("a", to: "B#b"), "B.scene": Self.scene("b", to: "A#a")])
    try talk.open("B.scene", Self.scene("b", to: "A#a"))
    func reported(since count: Int) -> [String] {
      talk.said[count...].filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
        .compactMap { ($0["params"] as? [String: Any])?["uri"] as? String }
    }
    var count = talk.said.count
    let wrong = Self.scene("other", to: "A#nobody").replacing("kind=\"show\"", with: "kind=\"shown\"")
    try talk.change("B.scene", wrong, version: 2)
    #expect(reported(since: count) == ["B.scene", "A.scene", "B.scene"].map(talk.uri))
    let codes = talk.codes("B.scene")
    #expect(codes.contains("scene-not-found-elsewhere") && codes.count > 1)
    count = talk.said.count
    try talk.change("B.scene", "\n" + wrong, version: 3)
    #expect(reported(since: count) == [talk.uri("B.scene")])
    #expect(talk.codes("B.scene") == codes)
  }

  @Test(
    "Diagnostics include a rule, documentation, related locations, and tags")
  func parts() throws {
    let text = """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"><view id="twice"><label id="twice" text="ä"/><label id="none" text="x"/></view></viewController></scene>
      </storyboard>
      """
    let talk = try Conversation(["A.scene": text], capabilities: Conversation.everything)
    let twice = try #require(talk.diagnostics("A.scene")?.first { $0["code"] as? String == "duplicate-id" })
    #expect(twice["severity"] as? Int == 1)
    #expect(twice["source"] as? String == "scenec")
    #expect((twice["relatedInformation"] as? [Any])?.isEmpty == false)
    let page = try #require((twice["codeDescription"] as? [String: String])?["href"])
    let path = try #require(FileURI.path(of: page))
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("duplicate-id\n"))
    let plain = try Conversation(["A.scene": text])
    let bare = try #require(plain.diagnostics("A.scene")?.first { $0["code"] as? String == "duplicate-id" })
    #expect(bare["relatedInformation"] == nil && bare["codeDescription"] == nil)
  }

  @Test("The list of rules whose diagnostics are faded contains only existing rules")
  func fadedRules() {
    #expect(
      DiagnosticWriter.unnecessary.filter { RuleCatalog.rule(named: $0.rawValue) != nil }.count
        == DiagnosticWriter.unnecessary.count)
  }

  @Test("Does not send unchanged diagnostics again")
  func unchangedDiagnostics() {
    func diagnostics(_ source: SourceText, _ text: Message = "x") -> FileDiagnostics {
      var diagnostics = FileDiagnostics()
      diagnostics.add(
        Diagnostic(
          rule: "duplicate-constraint", severity: .warning, message: text,
          at: SourceLocation(source, SourceRange(0..<1))))
      return diagnostics
    }
    let source = SourceText(path: "/A.scene", bytes: Array("abc".utf8))
    var first = diagnostics(source)
    first.write(DiagnosticWriter(client: ClientFeatures(), pages: nil), earlier: nil)
    let tags = DiagnosticWriter(client: .withTags, pages: nil)
    for (next, isSame) in [
      (diagnostics(source), true), (diagnostics(source, "y"), false),
      (diagnostics(SourceText(path: "/A.scene", bytes: Array("\nabc".utf8))), false),
      (FileDiagnostics(), false),
    ] {
      var next = next
      next.write(tags, earlier: first)
      #expect((next.line == first.line) == isSame)
    }
  }

  @Test("Uses unsaved configurations and reports errors in them")
  func configuration() throws {
    let talk = try Conversation([
      "A.scene": Self.scene("a", to: "B#b"), ".scenec.yml": "rules:\n  storyboard-not-found: error\n",
    ])
    #expect(talk.diagnostics("A.scene")?.first?["severity"] as? Int == 1)
    try talk.open(".scenec.yml", "rules:\n  storyboard-not-found: off\n")
    #expect(talk.codes("A.scene") == [])
    try talk.change(".scenec.yml", "rules:\n  storyboard-not-found: loud\n", version: 2)
    #expect(talk.diagnostics(".scenec.yml")?.count == 1)
    try talk.change(".scenec.yml", "rules: {}\n", version: 3)
    #expect(talk.diagnostics(".scenec.yml")?.isEmpty == true)
    #expect(talk.diagnostics("A.scene")?.first?["severity"] as? Int == 2)
  }

  @Test("Checks the workspace again after its configuration is fixed")
  func wrongConfiguration() throws {
    let talk = try Conversation([
      "A.scene": Self.scene("a", to: "B#b"), ".scenec.yml": "rules:\n  no-such-rule: off\n",
    ])
    #expect(talk.diagnostics("A.scene") == nil)
    #expect(talk.diagnostics(".scenec.yml")?.first?["message"] as? String != nil)
    try talk.write(".scenec.yml", "")
    try talk.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": talk.uri(".scenec.yml"), "type": 2]]])
    #expect(talk.codes("A.scene") == ["storyboard-not-found"])
    #expect(talk.diagnostics(".scenec.yml")?.isEmpty == true)
  }

  @Test("Detects files that other processes write, create, and delete")
  func watched() throws {
    let talk = try Conversation(
      ["A.scene": Self.scene("a", to: "B#b")], capabilities: Conversation.everything)
    #expect(talk.said("client/registerCapability").count == 1)
    #expect(talk.codes("A.scene") == ["storyboard-not-found"])
    try talk.write("B.scene", Self.scene("b", to: "A#a"))
    try talk.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": talk.uri("B.scene"), "type": 1]]])
    #expect(talk.codes("A.scene") == [])
    try FileManager.default.removeItem(atPath: talk.path("B.scene"))
    try talk.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": talk.uri("B.scene"), "type": 3]]])
    #expect(talk.codes("A.scene") == ["storyboard-not-found"])
  }

  @Test("Watches all files that affect diagnostics")
  func patterns() throws {
    let talk = try Conversation(capabilities: Conversation.everything)
    let reported = try #require(
      talk.said("client/registerCapability").first?["registrations"] as? [[String: Any]])
    let options = try #require(reported.first?["registerOptions"] as? [String: [[String: String]]])
    let globs = (options["watchers"] ?? []).compactMap { $0["globPattern"] }
    #expect(globs.contains("**/.scenec.yml"))
    let endings = Set(
      globs.filter { $0.hasPrefix("**/*.{") && $0.hasSuffix("}") }.flatMap {
        $0.dropFirst(6).dropLast().split(separator: ",")
      })
    let wanted = [
      "scene", "swift", "m", "mm", "h", "pch", "plist", "heic", "gif", "tif", "tiff", "bmp", "icns", "png",
      "jpeg",
    ]
    for name in wanted { #expect(endings.contains(Substring(name)), "\(name)") }
    #expect(WatchedPatterns.code.allSatisfy { SourceSearch.isSource("a." + $0) })
  }

  @Test("Checks open files outside workspace folders and new unsaved files")
  func besides() throws {
    let talk = try Conversation()
    let other = try Conversation(["A.scene": Self.scene("a", to: "B#b")])
    let uri = other.uri("A.scene")
    try talk.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "version": 1, "text": Self.scene("a", to: "B#b")]])
    #expect(talk.said("textDocument/publishDiagnostics").contains { $0["uri"] as? String == uri })
    try talk.open("New.scene", Self.scene("a", to: "B#b"))
    #expect(talk.codes("New.scene") == ["storyboard-not-found"])
    try talk.notify("textDocument/didClose", ["textDocument": ["uri": talk.uri("New.scene")]])
    #expect(talk.codes("New.scene") == [])
  }

  @Test("Reports the progress of a check")
  func progress() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<60).map { ("F\($0).scene", Self.scene("a", to: "F0#a")) })
    let talk = try Conversation(files, capabilities: Conversation.everything)
    #expect(talk.said("window/workDoneProgress/create").count == 1)
    let kinds = talk.said("$/progress").compactMap { ($0["value"] as? [String: Any])?["kind"] as? String }
    #expect(kinds.first == "begin" && kinds.last == "end" && kinds.contains("report"))
  }
}

extension ClientFeatures {
  /// The features of a client that shows tags.
  fileprivate static var withTags: ClientFeatures {
    let text = #"{"capabilities":{"textDocument":{"publishDiagnostics":{"tagSupport":{}}}}}"#
    return ClientFeatures(try? JSONValueReader.value(Data(text.utf8)))
  }
}
