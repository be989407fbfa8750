import Foundation
import Testing

@testable import SceneLSP

@Suite("Renamed files")
struct FileRenameTests {
  private static func scene(_ destination: String) -> String {
    """
    <storyboard version="1" initial="first">
      <scene>
        <viewController id="first">
          <segue kind="show" identifier="next" destination="\(destination)"/>
        </viewController>
      </scene>
      <scene><viewController id="second"><view><label id="title" text="Two"/></view></viewController></scene>
    </storyboard>

    """
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="i">
      <scenes><scene sceneID="s"><objects>
        <viewController id="i"><view key="view" id="w"><subviews><label text="T" id="l"/></subviews></view></viewController>
      </objects></scene></scenes>
    </document>
    """
  private static let code = """
    import UIKit
    let name = "Main"
    let first = UIStoryboard(name: "Main", bundle: nil)
    let second = UIStoryboard(name: name, bundle: nil)
    let third = UIStoryboard(name: "Other", bundle: nil)
    """

  /// Returns the edits by file name (`A.scene: x/B`) and the renamed files (`de.lproj/A.strings ->
  /// de.lproj/B.strings`).
  private func renamed(_ talk: Conversation, _ files: [(String, String)]) throws -> [String] {
    let answer = try talk.ask(
      "workspace/willRenameFiles",
      ["files": files.map { ["oldUri": talk.uri($0.0), "newUri": talk.uri($0.1)] }])
    func name(_ uri: Any?) -> String {
      FileURI.path(of: uri as? String ?? "").map { String($0.dropFirst(talk.folder.path.count + 1)) } ?? ""
    }
    let changes = (answer as? [String: Any])?["documentChanges"] as? [[String: Any]] ?? []
    return changes.flatMap { change -> [String] in
      if change["kind"] as? String == "rename" {
        return ["\(name(change["oldUri"])) -> \(name(change["newUri"]))"]
      }
      let file = name((change["textDocument"] as? [String: Any])?["uri"])
      return (change["edits"] as? [[String: Any]] ?? []).map { "\(file): \($0["newText"] ?? "")" }
    }
  }

  @Test("Does not change references that still resolve after a file is renamed")
  func deviceVariants() throws {
    let talk = try Conversation(
      [
        "A.scene": Self.scene("B#second"), "B.scene": Self.scene("first"),
        "B~pad.scene": Self.scene("first"),
      ], capabilities: Conversation.everything)
    #expect(try renamed(talk, [("B~pad.scene", "C~pad.scene")]) == [])
    #expect(try renamed(talk, [("B.scene", "C.scene")]) == [])
    #expect(
      try renamed(talk, [("B.scene", "C.scene"), ("B~pad.scene", "C~pad.scene")]) == ["A.scene: C"])
  }

  @Test("When a folder is renamed or moved, references are updated")
  func folders() throws {
    let talk = try Conversation(
      [
        "A.scene": Self.scene("x/B#second"), "x/B.scene": Self.scene("C#second"),
        "x/C.scene": Self.scene("../A#second"), "x/deep/D.scene": Self.scene("../C#second"),
        "x/de.lproj/B.strings": "\"title.text\" = \"Zwei\";\n",
      ], capabilities: Conversation.everything)
    #expect(try renamed(talk, [("x", "y")]) == ["A.scene: y/B"])
    #expect(try renamed(talk, [("x", "z/y")]) == ["A.scene: z/y/B", "x/C.scene: ../../A"])
    #expect(try renamed(talk, [("x/deep", "deep")]) == ["x/deep/D.scene: ../x/C"])
    #expect(try renamed(talk, [("nothing", "else")]).isEmpty)
  }

  @Test("When a file is renamed, references to it are updated, and its string tables are moved")
  func files() throws {
    let talk = try Conversation(
      [
        "A.scene": Self.scene("B#second"), "B.scene": Self.scene("A#second"),
        "de.lproj/A.strings": "\"title.text\" = \"Zwei\";\n",
        "fr.lproj/A.strings": "\"title.text\" = \"Deux\";\n",
        "fr.lproj/New.strings": "",
      ], capabilities: Conversation.everything)
    #expect(
      try renamed(talk, [("A.scene", "sub/A.scene")])
        == [
          "A.scene: ../B", "B.scene: sub/A", "de.lproj/A.strings -> sub/de.lproj/A.strings",
          "fr.lproj/A.strings -> sub/fr.lproj/A.strings",
        ])
    // Existing files are not overwritten.
    #expect(
      try renamed(talk, [("A.scene", "New.scene")])
        == ["B.scene: New", "de.lproj/A.strings -> de.lproj/New.strings"])
    // Two files that move together refer to each other as before.
    #expect(
      try renamed(talk, [("A.scene", "sub/A.scene"), ("B.scene", "sub/B.scene")]).allSatisfy {
        $0.contains("->")
      })
  }

  @Test("Renaming a file updates only references to that file")
  func ownName() throws {
    let talk = try Conversation(
      ["Main.scene": Self.scene("Main#second"), "x/Main.scene": Self.scene("first")],
      capabilities: Conversation.everything)
    #expect(try renamed(talk, [("Main.scene", "Start.scene")]) == ["Main.scene: Start"])
    #expect(try renamed(talk, [("Main.scene", "y/Start.scene")]) == ["Main.scene: Start"])
    #expect(try renamed(talk, [("Main.scene", "y/Main.scene")]).isEmpty)
    #expect(try renamed(talk, [("x/Main.scene", "x/Start.scene")]).isEmpty)
  }

  @Test("Preserves the string tables of two files that swap names")
  func chains() throws {
    let files = [
      "A.scene": Self.scene("first"), "B.scene": Self.scene("first"),
      "de.lproj/A.strings": "\"title.text\" = \"A\";\n", "de.lproj/B.strings": "\"title.text\" = \"B\";\n",
    ]
    func texts(after moves: [(String, String)]) throws -> [String: String] {
      let talk = try Conversation(files, capabilities: Conversation.everything)
      for change in try renamed(talk, moves) {
        let names = change.components(separatedBy: " -> ")
        // Moves the file as an editor does, which fails if the destination exists.
        try FileManager.default.moveItem(
          at: talk.folder.appendingPathComponent(names[0]), to: talk.folder.appendingPathComponent(names[1]))
      }
      let folder = talk.folder.appendingPathComponent("de.lproj")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return try names.reduce(into: [:]) { texts, name in
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        texts[name] = text.components(separatedBy: "\"")[3]
      }
    }
    #expect(
      try texts(after: [("A.scene", "B.scene"), ("B.scene", "C.scene")])
        == ["B.strings": "A", "C.strings": "B"])
    #expect(
      try texts(after: [("A.scene", "B.scene"), ("B.scene", "A.scene")])
        == ["B.strings": "A", "A.strings": "B"])
  }

  @Test("Does not rename files if the client does not support file operations")
  func withoutOperations() throws {
    let talk = try Conversation(
      ["A.scene": Self.scene("second"), "de.lproj/A.strings": "\"title.text\" = \"Zwei\";\n"],
      capabilities: ["workspace": ["workspaceEdit": ["documentChanges": true]]])
    #expect(try renamed(talk, [("A.scene", "B.scene")]).isEmpty)
  }

  @Test("Updates storyboard names in Swift if they are unambiguous")
  func code() throws {
    var files = [
      "Base.lproj/Main.storyboard": Self.storyboard, "de.lproj/Main.strings": "\"l.text\" = \"T\";\n",
      "App.swift": Self.code, ".scenec.yml": "sources: [.]\n",
    ]
    let moved = ("Base.lproj/Main.storyboard", "Base.lproj/Start.storyboard")
    let talk = try Conversation(files, capabilities: Conversation.everything)
    #expect(
      try renamed(talk, [moved]) == ["App.swift: Start", "de.lproj/Main.strings -> de.lproj/Start.strings"])
    files["Second/Main.storyboard"] = Self.storyboard
    let two = try Conversation(files, capabilities: Conversation.everything)
    #expect(try renamed(two, [moved]) == ["de.lproj/Main.strings -> de.lproj/Start.strings"])
  }
}
