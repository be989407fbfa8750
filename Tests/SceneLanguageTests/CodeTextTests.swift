import Foundation
import SceneLanguage
import Testing

@Suite("Connects string keys in code with string tables")
struct CodeTextTests {
  private static let code = """
    import SceneUI

    func texts() -> [String] {
      [
        NSLocalizedString("alarm.title", comment: "The title"),
        String(localized: "alarm.off", table: "Alarms"),
        NSLocalizedString("nowhere", comment: ""),
        NSLocalizedString("", comment: ""),
        String(localized: ""),
        other(localized: ""),
      ]
    }

    """
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "alarm.off" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Aus" } },
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Off" } }
        } }
      },
      "version" : "1.0"
    }

    """

  static func project() throws -> LanguageProject {
    try LanguageProject([
      "Clock.scene": ClockSample.scene, "Texts.swift": Self.code, "Alarms.xcstrings": Self.catalog,
      "en.lproj/Localizable.strings": "\"alarm.title\" = \"*Alarm*\";\n\"a \\\"b\\\"\" = \"c\";\n",
      "de.lproj/Localizable.strings": "\"alarm.title\" = \"Wecker\";\n\"alarm.snooze\" = \"Später\";\n",
    ])
  }

  private func hover(_ project: LanguageProject, _ words: String, in name: String) -> String {
    project.service.hover(at: project.offset(words, in: name), in: project.path(name))?.text ?? ""
  }

  @Test("Finds the table entries for a key in code, and the code that uses a table entry")
  func places() throws {
    let project = try Self.project()
    let tables = [
      "de.lproj/Localizable.strings:1: alarm.title", "en.lproj/Localizable.strings:1: alarm.title",
    ]
    #expect(project.definitions("\"alarm.ti|tle\"", in: "Texts.swift") == tables)
    #expect(project.definitions("\"alarm.o|ff\"", in: "Texts.swift") == ["Alarms.xcstrings:4: alarm.off"])
    #expect(project.definitions("\"nowh|ere\"", in: "Texts.swift").isEmpty)
    #expect(
      project.references("alarm.ti|tle", in: "de.lproj/Localizable.strings")
        == ["Texts.swift:5: alarm.title"] + tables)
    #expect(project.references("alarm.sn|ooze", in: "de.lproj/Localizable.strings").count == 1)
  }

  @Test("Hover shows translations, including unsaved edits to string tables")
  func translations() throws {
    let project = try Self.project()
    let title = hover(project, "\"alarm.ti|tle\"", in: "Texts.swift")
    #expect(title.hasPrefix("Text **alarm.title** of the table Localizable"), "\(title)")
    #expect(title.contains("- en: \\*Alarm\\*\n- de: Wecker"), "\(title)")
    #expect(hover(project, "\"alarm.o|ff\"", in: "Texts.swift").contains("- en: Off\n- de: Aus"))
    #expect(
      hover(project, "\"nowh|ere\"", in: "Texts.swift").contains(
        """
        The string has no translation in the table.
        """))
    #expect(hover(project, "alarm.ti|tle", in: "de.lproj/Localizable.strings").contains("- de: Wecker"))
    project.edit("de.lproj/Localizable.strings", "\"alarm.title\" = \"Uhr\";\n")
    #expect(hover(project, "\"alarm.ti|tle\"", in: "Texts.swift").contains("- de: Uhr"))
    #expect(hover(project, "func te|xts", in: "Texts.swift").isEmpty)
  }

  @Test("Does not reread a string table until the table changes")
  func readOnce() throws {
    let project = try Self.project()
    let keys = ["alarm.snooze", "alarm.title"]
    #expect(project.completions("\"alarm.|title\"", in: "Texts.swift") == keys)
    // The service is not notified of the change yet.
    let table = "de.lproj/Localizable.strings"
    try Data("\"alarm.late\" = \"Spät\";\n".utf8).write(to: URL(fileURLWithPath: project.path(table)))
    #expect(project.completions("\"alarm.|title\"", in: "Texts.swift") == keys)
    project.edit("Texts.swift", Self.code + "// More\n")
    #expect(project.completions("\"alarm.|title\"", in: "Texts.swift") == keys)
    project.reread(table)
    #expect(project.completions("\"alarm.|title\"", in: "Texts.swift") == ["alarm.late", "alarm.title"])
  }

  @Test("Completes the keys of a string table except keys that require escape sequences")
  func completion() throws {
    let project = try Self.project()
    let keys = ["alarm.snooze", "alarm.title"]
    #expect(project.completions("\"alarm.|title\"", in: "Texts.swift") == keys)
    #expect(project.completions("NSLocalizedString(\"|\"", in: "Texts.swift") == keys)
    #expect(project.completions("String(localized: \"|\"", in: "Texts.swift") == keys)
    #expect(project.completions("other(localized: \"|\"", in: "Texts.swift").isEmpty)
    #expect(project.completions("\"alarm.o|ff\"", in: "Texts.swift") == ["alarm.off"])
    #expect(project.completions("table: \"Al|arms\"", in: "Texts.swift") == ["Alarms", "Localizable"])
    let list = project.service.completions(
      at: project.offset("\"alarm.|title\"", in: "Texts.swift"), in: project.path("Texts.swift"), limit: 1)
    #expect(list.isIncomplete && list.items.map(\.label) == ["alarm.snooze"])
    #expect(list.items.first?.detail == "Später")
  }
}
