import SceneLanguage
import Testing

@Suite("Renaming")
struct RenameTests {
  private static let swift = "Sources/ClockViewController.swift"

  @Test("Renames an id in connections, constraints, and string tables")
  func ids() throws {
    let project = try ClockSample.project()
    let files = try project.renamed("destination=\"di|al", in: "Clock.scene", to: "face")
    #expect(files.keys.sorted() == ["Clock.scene", "de.lproj/Clock.strings"])
    #expect(files["Clock.scene"] == ClockSample.scene.replacing("dial", with: "face"))
    #expect(files["de.lproj/Clock.strings"]?.contains("\"face.text\"") == true)
  }

  @Test("Renames a scene id in other storyboards and in code")
  func scenes() throws {
    let project = try ClockSample.project()
    let files = try project.renamed("id=\"fa|r", in: "Other.scene", to: "away")
    #expect(files.keys.sorted() == ["Clock.scene", "Other.scene", Self.swift])
    #expect(files["Clock.scene"]?.contains("Other#away") == true)
    #expect(files["Other.scene"]?.contains("initial=\"away\"") == true)
    #expect(files[Self.swift]?.contains("withIdentifier: \"away\"") == true)
  }

  @Test("Renames segues, outlets, and actions in scenes and in Swift")
  func members() throws {
    let project = try ClockSample.project()
    let segue = try project.renamed("Identifier: \"show|Detail", in: Self.swift, to: "showMore")
    #expect(segue["Clock.scene"]?.contains("identifier=\"showMore\"") == true)
    #expect(segue[Self.swift]?.contains("\"showMore\"") == true)
    let outlet = try project.renamed("property=\"fa|ce", in: "Clock.scene", to: "dialView")
    #expect(outlet["Clock.scene"]?.contains("property=\"dialView\"") == true)
    #expect(outlet[Self.swift]?.contains("$0.outlet(\"dialView\") { $0.face = $1 }") == true)
    let action = try project.renamed("selector=\"count|Up:", in: "Clock.scene", to: "increase:")
    #expect(action[Self.swift]?.contains("$0.action(\"increase:\")") == true)
    #expect(action[Self.swift]?.contains("func countUp(") == true)
  }

  @Test("Renames a class in scenes and in Swift")
  func classes() throws {
    let project = try ClockSample.project()
    let files = try project.renamed("class=\"Clock|View", in: "Clock.scene", to: "TimeController")
    #expect(files["Clock.scene"]?.contains("class=\"TimeController\"") == true)
    #expect(files[Self.swift] == ClockSample.code.replacing("ClockViewController", with: "TimeController"))
  }

  @Test(
    "Rejects an impossible rename and reports the reason",
    arguments: [
      ("id=\"di|al", "more", "Another object has the id 'more'"),
      ("id=\"di|al", "superview", "'superview' is a reserved word of the scene language"),
      ("id=\"di|al", "a b", "'a b' is not a valid name for an id"),
      ("property=\"fa|ce", "button", "'ClockViewController' already has 'button'"),
      (
        "selector=\"count|Up:", "countUp:for:", "'countUp:' and 'countUp:for:' have different arguments"
      ),
      ("12:0|0", "noon", "Text has no name: rename its object"),
      ("<lab|el", "view", "There is no name at this position"),
    ])
  func refusals(place: String, name: String, reason: String) throws {
    let project = try ClockSample.project()
    #expect(throws: RenameRefusal.self) { try project.renamed(place, in: "Clock.scene", to: name) }
    do {
      _ = try project.renamed(place, in: "Clock.scene", to: name)
    } catch let refusal as RenameRefusal {
      #expect(refusal.reason == reason)
    }
  }

  @Test(
    "Rejects renames that would break Swift code",
    arguments: ["a\r\nb", "a\rb", "a\"\u{301}b", "a\\\u{301}b", "a\u{0}b"])
  func unwritable(name: String) throws {
    let project = try ClockSample.project()
    #expect(throws: RenameRefusal("'\(name)' cannot be written in Swift without escapes")) {
      try project.renamed("identifier=\"show|Detail", in: "Clock.scene", to: name)
    }
  }

  @Test("Preserves the quotes around a renamed value")
  func quotes() throws {
    var files = ClockSample.files
    files["Clock.scene"] = ClockSample.scene.replacing("\"showDetail\"", with: "'showDetail'")
    let project = try LanguageProject(files)
    let renamed = try project.renamed("identifier='show|Detail", in: "Clock.scene", to: "Tom's")
    #expect(renamed["Clock.scene"]?.contains("identifier='Tom&apos;s'") == true)
    #expect(renamed[Self.swift]?.contains("\"Tom's\"") == true)
  }

  @Test(
    "A string in Swift that contains a class name prevents the rename of the class",
    arguments: [
      "\"\\(ClockViewController.self)\"", "\"ClockViewController\"", "#\"\\#(ClockViewController.self)\"#",
      "\"\\(\"//\") \\(ClockViewController.self)\"", "\"\"\"\n  \\(ClockViewController.self)\n  \"\"\"",
      "#\"\"\"# + \"//\" + \"\\(ClockViewController.self)\"",
      "(#/\"\\/\\//#, /\"/, ClockViewController.self)",
    ])
  func classNamesInStrings(text: String) throws {
    var files = ClockSample.files
    files[Self.swift] = ClockSample.code + "let name: Any = \(text)\n"
    let project = try LanguageProject(files)
    do {
      _ = try project.renamed("class=\"Clock|View", in: "Clock.scene", to: "TimeController")
      Issue.record("it is renamed")
    } catch let refusal as RenameRefusal {
      #expect(refusal.place.map { project.shown([$0]) }?.first?.hasSuffix(": ClockViewController") == true)
    }
  }

  @Test("Unrelated words in strings and comments do not prevent a rename")
  func otherTexts() throws {
    var files = ClockSample.files
    let more = #"""
      // ClockViewController
      let a = #"\d" // "# + "ClockViewController2" /* ClockViewController */
      let b = ClockViewController.self

      """#
    files[Self.swift] = ClockSample.code + more
    let project = try LanguageProject(files)
    let renamed = try project.renamed("class=\"Clock|View", in: "Clock.scene", to: "TimeController")
    #expect(renamed[Self.swift]?.hasSuffix("let b = TimeController.self\n") == true)
    #expect(renamed[Self.swift]?.contains("// ClockViewController\n") == true)
  }

  @Test("Does not rename an outlet if the app's sources are unknown")
  func unknownCode() throws {
    let project = try LanguageProject(ClockSample.files, hasSources: false)
    #expect(throws: RenameRefusal.self) {
      try project.renamed("property=\"fa|ce", in: "Clock.scene", to: "dialView")
    }
  }

  @Test("Does not rename a segue if code refers to it through a constant")
  func constants() throws {
    var files = ClockSample.files
    files[Self.swift] = ClockSample.code.replacing(
      "Identifier: \"showDetail\"", with: "Identifier: Self.detail"
    )
    .replacing("private var count = 0", with: "private var count = 0\n  static let detail = \"showDetail\"")
    let project = try LanguageProject(files)
    #expect(throws: RenameRefusal.self) {
      try project.renamed("identifier=\"show|Detail", in: "Clock.scene", to: "showMore")
    }
  }

  @Test("Reports the range and text that a rename would change")
  func preparing() throws {
    let project = try ClockSample.project()
    let found = try project.service.renamed(
      at: project.offset("Other#fa|r", in: "Clock.scene"), in: project.path("Clock.scene"))
    #expect(found.name == "far")
    #expect(found.range.count == 3)
  }
}
