import Foundation
import Testing

@testable import SceneLSP

@Suite("Queries about text")
struct RequestTests {
  private static let text = """
    <storyboard version="1" initial="first">
      <scene>
        <viewController id="first">
          <outlet property="view" destination="root"/>
          <segue kind="show" identifier="x" destination="second"/>
          <view id="root" frame="0 0 320 480">
            <label id="title" text="Hello 😀"
                   frame="0 0 10 10"/>
          </view>
        </viewController>
      </scene>
      <!-- a
           comment -->
      <scene><viewController id="second" title="Second one"/></scene>
    </storyboard>

    """

  private func talk(_ text: String = text) throws -> Conversation {
    let talk = try Conversation(capabilities: Conversation.everything)
    try talk.open("A.scene", text)
    return talk
  }

  private func document(_ talk: Conversation, _ more: [String: Any] = [:]) -> [String: Any] {
    more.merging(["textDocument": ["uri": talk.uri("A.scene")]]) { $1 }
  }

  private static var all: [String: Any] {
    ["start": ["line": 0, "character": 0], "end": ["line": 999, "character": 0]]
  }

  /// Returns the text after applying the edits that the server returned.
  private func applied(_ edits: Any, to text: String) throws -> String {
    var document = OpenDocument(uri: "", path: "", version: 0, text: text)
    let edits = try #require(edits as? [[String: Any]]).sorted { left, right in
      Self.start(left) > Self.start(right)
    }
    for edit in edits {
      let json = try JSONSerialization.data(withJSONObject: [
        "range": edit["range"]!, "text": edit["newText"]!,
      ])
      let change = try JSONValueReader.value(json)
      try document.apply([change], version: nil, .utf8)
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  private static func start(_ edit: [String: Any]) -> Int {
    let start = (edit["range"] as? [String: Any])?["start"] as? [String: Int]
    return (start?["line"] ?? 0) * 10_000 + (start?["character"] ?? 0)
  }

  @Test("Formatting changes only unformatted lines")
  func formatting() throws {
    let messy = Self.text.replacing(
      "    <viewController id=\"first\">", with: "  <viewController id='first' >")
    let talk = try talk(messy)
    let edits = try talk.ask("textDocument/formatting", document(talk, ["options": [:]]))
    let text = try applied(edits, to: messy)
    #expect(text.contains("    <viewController id=\"first\">\n"))
    try talk.change("A.scene", text, version: 2)
    #expect((try talk.ask("textDocument/formatting", document(talk)) as? [Any])?.isEmpty == true)
  }

  @Test("Range formatting does not change other lines")
  func rangeFormatting() throws {
    let messy = Self.text.replacing("      <outlet", with: "<outlet").replacing(
      "  <scene><view", with: "<scene><view")
    let talk = try talk(messy)
    let range: [String: Any] = ["start": ["line": 3, "character": 0], "end": ["line": 3, "character": 4]]
    let text = try applied(
      try talk.ask("textDocument/rangeFormatting", document(talk, ["range": range])), to: messy)
    #expect(text.contains("\n      <outlet") && text.contains("\n<scene><view"))
  }

  @Test("Completes end tags during typing")
  func endTags() throws {
    for (typed, character, rest) in [
      ("<storyboard><scene></", "/", "scene>"), ("<storyboard><scene></scene></", "/", "storyboard>"),
      ("<storyboard><scene>", ">", "</scene>"), ("<storyboard/>", ">", ""), ("<!-- </", "/", ""),
      ("</", "/", ""),
      ("<a x=\"/", "/", ""),
    ] {
      let talk = try talk(typed)
      let edits = try talk.ask(
        "textDocument/onTypeFormatting",
        document(talk, ["ch": character, "position": ["line": 0, "character": typed.utf8.count]]))
      #expect(try applied(edits, to: typed) == typed + rest)
    }
    let talk = try talk("<view><view></view>")
    let edits = try talk.ask(
      "textDocument/onTypeFormatting", document(talk, ["ch": ">", "position": ["line": 0, "character": 12]]))
    #expect(try applied(edits, to: "<view><view></view>") == "<view><view></view></view>")
  }

  @Test("Does not interpret Swift code as tags")
  func swift() throws {
    let talk = try Conversation()
    let text = "let x = Array<Int>\n/* <a>\n </a> */\n"
    try talk.open("A.swift", text)
    let place: [String: Any] = [
      "textDocument": ["uri": talk.uri("A.swift")], "ch": ">", "position": ["line": 0, "character": 18],
      "positions": [["line": 0, "character": 16]],
    ]
    for method in ["onTypeFormatting", "documentSymbol", "foldingRange", "selectionRange"] {
      #expect((try talk.ask("textDocument/\(method)", place) as? [Any])?.isEmpty == true, "\(method)")
    }
    let tag = place.merging(["position": ["line": 1, "character": 4]]) { $1 }
    #expect(try talk.ask("textDocument/linkedEditingRange", tag) is NSNull)
  }

  @Test("Start and end tags are edited together")
  func linkedEditing() throws {
    let talk = try talk()
    for mark in ["view id=\"root\"", "/view>\n    </viewC"] {
      let line = Conversation.position(of: mark.components(separatedBy: "\n")[0], in: Self.text)
      var position = line
      if mark.hasPrefix("/") { position["character"]! += 1 }
      let answer = try talk.ask("textDocument/linkedEditingRange", document(talk, ["position": position]))
      #expect(((answer as? [String: Any])?["ranges"] as? [Any])?.count == 2)
    }
    let nothing = try talk.ask(
      "textDocument/linkedEditingRange", talk.place("A.scene", "Hello", in: Self.text))
    #expect(nothing is NSNull)
  }

  @Test("Elements and multiline comments can be folded")
  func folding() throws {
    let talk = try talk()
    let folds = try #require(try talk.ask("textDocument/foldingRange", document(talk)) as? [[String: Any]])
    #expect(folds.contains { $0["startLine"] as? Int == 2 && $0["endLine"] as? Int == 8 })
    #expect(
      folds.contains {
        $0["startLine"] as? Int == 11 && $0["endLine"] as? Int == 12 && $0["kind"] as? String == "comment"
      })
    #expect(folds.contains { $0["startLine"] as? Int == 6 && $0["endLine"] as? Int == 7 })
  }

  @Test("The selection expands from a value to the whole file")
  func selecting() throws {
    let talk = try talk()
    let position = Conversation.position(of: "Hello", in: Self.text)
    let answer = try talk.ask("textDocument/selectionRange", document(talk, ["positions": [position]]))
    var next = (answer as? [[String: Any]])?.first
    var texts: [String] = []
    let document = OpenDocument(uri: "", path: "", version: 0, text: Self.text)
    while let current = next {
      let json = try JSONSerialization.data(withJSONObject: try #require(current["range"]))
      let range = try #require(ClientRange(try JSONValueReader.value(json)))
      texts.append(String(decoding: document.bytes[document.range(of: range, .utf8)], as: UTF8.self))
      next = current["parent"] as? [String: Any]
    }
    #expect(texts.first == "Hello 😀" && texts.dropFirst().first == "text=\"Hello 😀\"")
    #expect(texts.last == Self.text)
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $1.contains($0) && $0 != $1 })
  }

  @Test("Limits the selection ranges of deeply nested elements")
  func deepSelecting() throws {
    let text = String(repeating: "<view>", count: 30_000)
    let talk = try talk(text)
    let position = ["line": 0, "character": text.utf8.count - 2]
    let answer = try talk.ask("textDocument/selectionRange", document(talk, ["positions": [position]]))
    var next = (answer as? [[String: Any]])?.first
    var ranges: [[String: [String: Int]]] = []
    while let current = next {
      ranges.append(try #require(current["range"] as? [String: [String: Int]]))
      next = current["parent"] as? [String: Any]
    }
    #expect(ranges.count > 100 && ranges.count < 210)
    #expect(ranges.last?["start"]?["character"] == 0)
    #expect(ranges.last?["end"]?["character"] == text.utf8.count)
  }

  @Test(
    "The outline lists objects by their ids and titles")
  func outline() throws {
    let talk = try talk()
    let tree = try #require(try talk.ask("textDocument/documentSymbol", document(talk)) as? [[String: Any]])
    func names(_ symbols: [[String: Any]]) -> [String] {
      symbols.flatMap { [($0["name"] as? String) ?? ""] + names(($0["children"] as? [[String: Any]]) ?? []) }
    }
    #expect(
      names(tree) == [
        "storyboard", "scene", "first", "x", "root", "title “Hello 😀”", "scene", "second “Second one”",
      ])
    let flat = try Conversation()
    try flat.open("A.scene", Self.text)
    let list = try #require(
      try flat.ask("textDocument/documentSymbol", document(flat)) as? [[String: Any]])
    #expect(list.count == 8 && list.allSatisfy { $0["location"] != nil })
  }

  @Test("Finds scenes in all files by approximate name")
  func workspaceSymbols() throws {
    let talk = try Conversation([
      "A.scene": Self.text, "sub/B.scene": Self.text.replacing("second", with: "clock"),
    ])
    func names(_ query: String) throws -> [String] {
      try #require(try talk.ask("workspace/symbol", ["query": query]) as? [[String: Any]])
        .compactMap { $0["name"] as? String }
    }
    #expect(try names("clk") == ["clock"])
    #expect(try names("").count == 4)
    #expect(try names("zzz") == [])
  }

  @Test("Each scene shows the number of its incoming segues and references")
  func lenses() throws {
    let talk = try Conversation([
      "A.scene": Self.text,
      "B.scene": Self.text.replacing("destination=\"second\"", with: "destination=\"A#second\""),
    ])
    try talk.open("A.scene", Self.text)
    let lenses = try #require(try talk.ask("textDocument/codeLens", document(talk)) as? [[String: Any]])
    let titles = lenses.compactMap { ($0["command"] as? [String: Any])?["title"] as? String }
    #expect(titles == ["2 links to this scene"])
  }

  @Test("Reference counts include only references that resolve to the scene")
  func otherFolders() throws {
    let other = Self.text.replacing("destination=\"second\"", with: "destination=\"A#second\"")
    let wrong = other.replacing("A#second", with: "y/A#second")
    let talk = try Conversation(["x/A.scene": Self.text, "B.scene": other, "C.scene": wrong])
    let text: [String: Any] = ["textDocument": ["uri": talk.uri("x/A.scene")]]
    let lenses = try #require(try talk.ask("textDocument/codeLens", text) as? [[String: Any]])
    let titles = lenses.compactMap { ($0["command"] as? [String: Any])?["title"] as? String }
    #expect(titles == ["2 links to this scene"], "one link is in the file itself, and one is in B")
    for (name, file, count) in [("B.scene", other, 1), ("C.scene", wrong, 0)] {
      let place = talk.place(name, "A#sec", in: file, after: true)
      #expect((try talk.ask("textDocument/definition", place) as? [Any])?.count == count, "\(name)")
    }
    let answer = try talk.ask(
      "workspace/willRenameFiles",
      ["files": [["oldUri": talk.uri("x/A.scene"), "newUri": talk.uri("x/New.scene")]]])
    let changes = try #require((answer as? [String: Any])?["changes"] as? [String: [[String: Any]]])
    #expect(
      changes.mapValues { $0.compactMap { $0["newText"] as? String } } == [talk.uri("B.scene"): ["x/New"]])
  }

  @Test("References are updated when a file is renamed")
  func renamedFile() throws {
    let other = Self.text.replacing("destination=\"second\"", with: "destination=\"A#second\"")
    let talk = try Conversation([
      "A.scene": Self.text, "sub/B.scene": other.replacing("A#", with: "../A#"), "C.scene": other,
    ])
    let answer = try talk.ask(
      "workspace/willRenameFiles",
      ["files": [["oldUri": talk.uri("A.scene"), "newUri": talk.uri("sub/New.scene")]]])
    let changes = try #require((answer as? [String: Any])?["changes"] as? [String: [[String: Any]]])
    #expect(changes[talk.uri("sub/B.scene")]?.compactMap { $0["newText"] as? String } == ["New"])
    #expect(changes[talk.uri("C.scene")]?.compactMap { $0["newText"] as? String } == ["sub/New"])
    #expect(changes.count == 2)
  }

  @Test("Escapes the new name of a file in XML")
  func escapedFile() throws {
    let other = Self.text.replacing("destination=\"second\"", with: "destination='A#second'")
    let talk = try Conversation(["A.scene": Self.text, "B.scene": other])
    let answer = try talk.ask(
      "workspace/willRenameFiles",
      ["files": [["oldUri": talk.uri("A.scene"), "newUri": talk.uri("Tom's & <1>.scene")]]])
    let changes = try #require((answer as? [String: Any])?["changes"] as? [String: [[String: Any]]])
    #expect(
      changes[talk.uri("B.scene")]?.compactMap { $0["newText"] as? String } == ["Tom&apos;s &amp; &lt;1>"])
  }

  @Test("Offers the fixes of a diagnostic and an action that applies all safe fixes")
  func fixes() throws {
    let wrong = Self.text.replacing("destination=\"second\"", with: "destination=\"secnd\"")
    let talk = try talk(wrong)
    let place = Conversation.position(of: "secnd", in: wrong)
    let range: [String: Any] = ["start": place, "end": place]
    let actions = try #require(
      try talk.ask(
        "textDocument/codeAction", document(talk, ["range": range, "context": ["diagnostics": []]]))
        as? [[String: Any]])
    let fix = try #require(actions.first { $0["kind"] as? String == "quickfix" })
    let fixAll = try #require(actions.first { $0["kind"] as? String == "source.fixAll" })
    for action in [fix, fixAll] {
      let edit = try #require((action["edit"] as? [String: Any])?["documentChanges"] as? [[String: Any]])
      #expect((edit.first?["textDocument"] as? [String: Any])?["version"] as? Int == 1)
      #expect(try applied(edit[0]["edits"]!, to: wrong) == Self.text)
    }
    let only = try talk.ask(
      "textDocument/codeAction",
      document(talk, ["range": Self.all, "context": ["diagnostics": [], "only": ["refactor"]]]))
    #expect((only as? [Any])?.isEmpty == true)
  }
}
