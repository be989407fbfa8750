import SceneLanguage
import Testing

@Suite("String tables")
struct TableTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "dial.text" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Zwölf" } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Midi" } }
          }
        },
        "more.title" : { "localizations" : { } }
      },
      "version" : "1.0"
    }

    """

  private func project() throws -> LanguageProject {
    try LanguageProject(["Clock.scene": ClockSample.scene, "Clock.xcstrings": Self.catalog])
  }

  @Test("Finds the string for a key in a string catalog and the catalog entries for a string")
  func catalog() throws {
    let project = try project()
    #expect(project.definitions("dial.te|xt", in: "Clock.xcstrings") == ["Clock.scene:6: 12:00"])
    #expect(
      project.references("text=\"12|:00", in: "Clock.scene") == [
        "Clock.scene:6: 12:00", "Clock.xcstrings:4: dial.text",
      ])
    let hover = project.service.hover(
      at: project.offset("text=\"12|:00", in: "Clock.scene"), in: project.path("Clock.scene"))
    #expect(hover?.text.contains("- fr: Midi") == true)
  }

  @Test("Renames an id in a string catalog only once")
  func renaming() throws {
    let project = try project()
    let files = try project.renamed("id=\"di|al", in: "Clock.scene", to: "face")
    #expect(files["Clock.xcstrings"] == Self.catalog.replacing("dial.text", with: "face.text"))
  }

  @Test("Uses unsaved changes to string tables")
  func edits() throws {
    let project = try ClockSample.project()
    project.edit("de.lproj/Clock.strings", "// 😀\r\n\"dial.text\" = \"Mittag\";\r\n")
    #expect(project.references("id=\"di|al", in: "Clock.scene").contains("de.lproj/Clock.strings:2: dial"))
    let hints = project.service.hints(in: project.path("Clock.scene"), range: 0..<100_000)
    #expect(hints.first?.text == "de: Mittag")
  }

  @Test("Renames an id in all UTF-8 string tables")
  func tables() throws {
    let project = try ClockSample.project()
    let files = try project.renamed("\"di|al.text", in: "de.lproj/Clock.strings", to: "face")
    #expect(files["Clock.scene"]?.contains("id=\"face\"") == true)
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in ClockSample.table.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let path = project.path("de.lproj/Clock.strings")
    let service = LanguageService(project.service.snapshot.replacing(wide, of: path))
    #expect(throws: RenameRefusal.self) {
      try service.rename(
        at: project.offset("id=\"di|al", in: "Clock.scene"), in: project.path("Clock.scene"), to: "face")
    }
  }

  @Test("Completes the missing keys of a string table")
  func completions() throws {
    let project = try ClockSample.project()
    project.edit("de.lproj/Clock.strings", "\"dial.text\" = \"Zwölf\";\n\"")
    #expect(
      project.completions("Zwölf\";\n\"|", in: "de.lproj/Clock.strings")
        == ["detail.title", "more.title", "clock.title"].sorted())
  }

  @Test("A completion replaces the whole key, including the traits in the key")
  func traits() throws {
    let scene = ClockSample.scene.replacing(
      "<label id=\"dial\" text=\"12:00\" font=\"bold 34\" textColor=\"#FF8000\">",
      with: "<label id=\"dial\" text=\"12:00\"><when traits=\"style=dark idiom=pad\" text=\"Noon\"/>")
    let project = try LanguageProject([
      "Clock.scene": scene, "de.lproj/Clock.strings": "\"dial.text[idiom=pad style=dark]\" = \"Mittag\";\n",
    ])
    let name = "de.lproj/Clock.strings"
    #expect(project.completions("|\"dial", in: name).contains("dial.text"))
    let list = project.service.completions(at: project.offset("idiom|=pad", in: name), in: project.path(name))
    #expect(list.items.map(\.label).contains("dial.text[idiom=pad style=dark]"))
    #expect(list.replaced == 1..<1 + "dial.text[idiom=pad style=dark]".utf8.count)
    #expect(project.definitions("[idiom|=pad", in: name) == ["Clock.scene:6: Noon"])
  }

  @Test(
    "Completes the missing keys of a string catalog even in an incomplete file",
    arguments: [
      ("\"dial.text\" : {", "\"|\n    \"dial.text\" : {", false),
      ("\"more.title\"", "\"|\n    \"more.title\"", false),
      ("\"more.title\"", "|\n    \"more.title\"", false),
      ("\"more.title\"", "det|\n    \"more.title\"", false),
      ("\"more.title\"", "\"|\"\n    \"more.title\"", false), ("\"more.title\"", "\"more.ti|tle\"", true),
    ])
  func catalogKeys(before: String, typed: String, isWhole: Bool) throws {
    let project = try project()
    let parts = typed.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    project.edit("Clock.xcstrings", Self.catalog.replacing(before, with: parts.joined()))
    let offset = project.offset(typed, in: "Clock.xcstrings")
    let list = project.service.completions(at: offset, in: project.path("Clock.xcstrings"))
    #expect(
      list.items.map(\.label)
        == (isWhole ? ["detail.title", "more.title"] : ["detail.title"]))
    let item = try #require(list.items.first { $0.label == "detail.title" })
    #expect(item.detail == "Detail" && item.isSnippet == !isWhole)
    guard !isWhole else { return #expect(item.text == "detail.title") }
    // The text that the editor produces is again a valid catalog.
    var bytes = Array(project.text("Clock.xcstrings").utf8)
    let text = item.text.replacing("${1:de}", with: "de").replacing("$2", with: "Genau").replacing(
      "$0", with: ""
    )
    .replacing("\\}", with: "}")
    bytes.replaceSubrange(list.replaced, with: Array(text.utf8))
    project.edit("Clock.xcstrings", String(decoding: bytes, as: UTF8.self))
    #expect(project.definitions("detail.ti|tle", in: "Clock.xcstrings") == ["Clock.scene:19: Detail"])
    #expect(project.definitions("dial.te|xt", in: "Clock.xcstrings") == ["Clock.scene:6: 12:00"])
  }

  @Test(
    "In a string catalog, offers keys only at positions where keys are allowed",
    arguments: [
      "\"source|Language", "\"local|izations", "\"de|\" :", "\"trans|lated", "\"1|.0", "|{\n  \"source",
    ])
  func catalogElsewhere(place: String) throws {
    #expect(try project().completions(place, in: "Clock.xcstrings").isEmpty)
  }

  @Test("In the app's string tables, completes the keys that code uses")
  func codeTable() throws {
    let project = try LanguageProject([
      "Clock.scene": ClockSample.scene,
      "Sources/Clock.swift": """
      import Foundation
      let title = NSLocalizedString("alarm.title", comment: "")
      let other = NSLocalizedString("alarm.$ome}", comment: "")
      let more = NSLocalizedString("elsewhere", tableName: "Other", comment: "")

      """,
      "Sources/de.lproj/Localizable.strings": "\"alarm.title\" = \"Wecker\";\n\"",
      "Sources/Other.xcstrings": "{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"1.0\" }",
    ])
    let table = "Sources/de.lproj/Localizable.strings"
    let list = project.service.completions(
      at: project.offset("Wecker\";\n\"|", in: table), in: project.path(table))
    #expect(list.items.map(\.label) == ["alarm.$ome}"])
    #expect(list.items.map(\.text) == ["alarm.\\$ome\\}\" = \"$1\";$0"])
    #expect(project.completions("\"strings\" : { |", in: "Sources/Other.xcstrings") == ["elsewhere"])
  }

  @Test("A new key in a string catalog without languages has no translation")
  func firstKey() throws {
    let project = try LanguageProject([
      "Clock.scene": ClockSample.scene,
      "Clock.xcstrings": "{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"1.0\" }",
    ])
    let list = project.service.completions(
      at: project.offset("\"strings\" : { |", in: "Clock.xcstrings"), in: project.path("Clock.xcstrings"))
    let item = try #require(list.items.first { $0.label == "dial.text" })
    #expect(item.text == "\"dial.text\" : { $1 \\}$0")
  }
}
