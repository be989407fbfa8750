import Foundation
import ScenePreview
import Testing

@testable import SceneLSP

@Suite("Every request at every position")
struct EveryPositionTests {
  private static let scene = """
    <?xml version="1.0"?>
    <storyboard version="1" initial="a">
      <!-- ä -->
      <scene>
        <viewController id="a"><segue kind="show" identifier="x" destination="A#a"/>
          <view id="v"><label text="Hi 😀 &amp; you" textColor="#ff0000"/>
            <constraint first="v.width" equation="v.width = 2 * v.height"/></view>
        </viewController>
      </scene>
    </storyboard>
    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="i">
      <scenes><scene sceneID="s"><objects>
        <viewController id="i" customClass="C"><view key="view" id="w"><subviews><label text="T" id="l"/></subviews>
          <color key="backgroundColor" white="1" alpha="1"/></view>
          <connections><segue destination="i" kind="show" id="g"/></connections></viewController>
      </objects></scene></scenes>
    </document>
    """

  /// The requests for a position, with their additional parameters.
  private static let methods = [
    "textDocument/onTypeFormatting", "textDocument/linkedEditingRange", "textDocument/selectionRange",
    "textDocument/codeAction", "textDocument/hover", "textDocument/completion", "textDocument/definition",
    "textDocument/references", "textDocument/documentHighlight", "textDocument/prepareRename",
    "textDocument/rename", "textDocument/signatureHelp", "textDocument/prepareCallHierarchy",
  ]

  private static let wholes = [
    "textDocument/formatting", "textDocument/foldingRange", "textDocument/documentSymbol",
    "textDocument/codeLens", "textDocument/documentColor", "textDocument/inlayHint",
    "workspace/executeCommand",
  ]

  private static func params(_ uri: String, _ position: [String: Int]) -> [String: Any] {
    [
      "textDocument": ["uri": uri], "position": position, "positions": [position], "ch": ">",
      "newName": "fresh",
      "range": ["start": position, "end": position], "command": "scenec.preview",
      "arguments": [uri, position["line"] ?? 0],
      "context": ["diagnostics": [], "includeDeclaration": true],
    ]
  }

  @Test(
    "Every request at every position receives a response and causes no internal error",
    arguments: ["A.scene", "B.storyboard"])
  func everyPosition(name: String) throws {
    let text = name == "A.scene" ? Self.scene : Self.storyboard
    let talk = try Conversation(
      [name: text], capabilities: Conversation.everything, showing: OffscreenLayout(),
      preview: ["/nowhere/scenec"])
    try talk.open(name, text)
    let known = Self.methods.filter { RequestHandler.byMethod[$0] != nil }
    #expect(known.count >= 4)
    for (line, content) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for character in 0...content.utf8.count + 1 {
        let params = Self.params(talk.uri(name), ["line": line, "character": character])
        // Tests of `SceneLanguage` send all requests for all positions. This test sends a third of them for
        // each position.
        for (number, method) in known.enumerated() where (number + character) % 3 == 0 {
          try expectAnswer(talk, method, params)
        }
      }
    }
  }

  @Test("Every request in a truncated file receives a response", arguments: ["A.scene", "B.storyboard"])
  func everyCut(name: String) throws {
    let text = name == "A.scene" ? Self.scene : Self.storyboard
    let talk = try Conversation(
      [name: text], capabilities: Conversation.everything, showing: OffscreenLayout(),
      preview: ["/nowhere/scenec"])
    try talk.open(name, text)
    let known = (Self.methods + Self.wholes).filter { RequestHandler.byMethod[$0] != nil }
    let bytes = Array(text.utf8)
    let cuts = bytes.indices.filter { [0x20, 0x22, 0x2F, 0x3C, 0x3D, 0x3E].contains(bytes[$0]) }
    for (number, cut) in cuts.enumerated() {
      let part = String(decoding: bytes[..<cut], as: UTF8.self)
      try talk.change(name, part, version: number + 2)
      let document = OpenDocument(uri: "", path: "", version: 0, text: part)
      let end = document.position(of: cut, .utf8)
      let position = ["line": end.line, "character": end.character]
      let whole = ["range": ["start": ["line": 0, "character": 0], "end": position]]
      let params = Self.params(talk.uri(name), position).merging(whole) { $1 }
      for method in known { try expectAnswer(talk, method, params) }
      #expect(talk.diagnostics(name) != nil)
    }
  }

  private func expectAnswer(_ talk: Conversation, _ method: String, _ params: [String: Any]) throws {
    let answer = try talk.answer(method, params)
    let error = answer["error"] as? [String: Any]
    // Invalid documents cannot be formatted, and only names can be renamed.
    #expect(error == nil || error?["code"] as? Int == -32803, "\(method) \(params): \(answer)")
  }
}
