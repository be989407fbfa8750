import SceneLanguage
import Testing

/// Tables of translations, of whatever form.
@Suite("Tables of translations")
struct TableTests {
  private static let catalogue = """
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
    try LanguageProject(["Clock.scene": ClockSample.scene, "Clock.xcstrings": Self.catalogue])
  }

  @Test("A catalogue's keys lead to texts, and texts to keys")
  func catalogue() throws {
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

  @Test("An id is renamed in a catalogue, once")
  func renaming() throws {
    let project = try project()
    let files = try project.renamed("id=\"di|al", in: "Clock.scene", to: "face")
    #expect(files["Clock.xcstrings"] == Self.catalogue.replacing("dial.text", with: "face.text"))
  }

  @Test("A table that is edited counts as it is in the editor")
  func edits() throws {
    let project = try ClockSample.project()
    project.edit("de.lproj/Clock.strings", "// 😀\r\n\"dial.text\" = \"Mittag\";\r\n")
    #expect(project.references("id=\"di|al", in: "Clock.scene").contains("de.lproj/Clock.strings:2: dial"))
    let hints = project.service.hints(in: project.path("Clock.scene"), range: 0..<100_000)
    #expect(hints.first?.text == "de: Mittag")
  }

  @Test("An id is renamed where a table has it; one that is not in UTF-8 is not written")
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

  @Test("Keys that a table lacks are offered")
  func completions() throws {
    let project = try ClockSample.project()
    project.edit("de.lproj/Clock.strings", "\"dial.text\" = \"Zwölf\";\n\"")
    #expect(
      project.completions("Zwölf\";\n\"|", in: "de.lproj/Clock.strings")
        == ["detail.title", "more.title", "clock.title"].sorted())
  }
}
