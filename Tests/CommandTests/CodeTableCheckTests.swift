import Foundation
import Testing

/// The checks of tables of strings that code looks up.
@Suite struct CodeTableCheckTests {
  private static let scene = """
    <storyboard version="1" initial="main">
      <scene><viewController id="main"><view frame="0 0 320 480"/></viewController></scene>
    </storyboard>
    """

  private func validate(
    _ files: [String: String], _ arguments: String...
  ) throws -> (status: Int32, lines: [String]) {
    let workspace = try TestDirectory(["App/Main.scene": Self.scene].merging(files) { $1 })
    let outcome = try workspace.scenec(["validate"] + arguments, input: Data())
    let lines = outcome.text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("App/") }
    return (outcome.status, lines)
  }

  private static let faults = [
    "App/en.lproj/Localizable.strings": """
    "hello" = "Hello, %@";
    "count" = "%d alarms";
    "empty" = "Not empty";
    "both" = "Both";

    """,
    "App/de.lproj/Localizable.strings": """
    "hello" = "Hallo, %d";
    "count" = "%d Wecker"
    "empty" = "";
    "hello" = "Hallo, %@";

    """,
    "App/pl.lproj/Localizable.stringsdict": """
    <plist version="1.0"><dict><key>count</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@alarms@</string>
    <key>alarms</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d budzik</string><key>other</key><string>%@ budzika</string>
    </dict></dict></dict></plist>

    """,
  ]

  private static let found = [
    "App/de.lproj/Localizable.strings:1:12: warning: Format specifiers differ: the translation has '%d', "
      + "but the text has '%@' [translation-format]",
    "App/de.lproj/Localizable.strings:2:21: error: A ';' is missing after this string [bad-strings]",
    "App/de.lproj/Localizable.strings:3:12: warning: 'empty' has no translation yet [empty-translation]",
    "App/de.lproj/Localizable.strings:4:2: warning: 'hello' already has a translation "
      + "[duplicate-translation]",
    "App/pl.lproj/Localizable.stringsdict:3:6: warning: The language 'pl' needs a plural form for 'few' and "
      + "'many' [missing-plural-form]",
    "App/pl.lproj/Localizable.stringsdict:6:65: warning: Format specifiers differ: the translation has '%@', "
      + "but the text has '%d' [translation-format]",
  ]

  private func isHeadline(_ line: String) -> Bool {
    line.contains(": warning: ") || line.contains(": error: ")
  }

  @Test("Reports the faults of tables for code with their places, once for all scenes")
  func faults() throws {
    let files = Self.faults.merging([
      "App/Other.scene": Self.scene, "App/Base.lproj/Third.scene": Self.scene,
    ]) { $1 }
    let (status, lines) = try validate(files, "App", "--no-rule", "unreachable-scene")
    #expect(lines.filter(isHeadline) == Self.found)
    #expect(status == 1)
  }

  @Test("Checks a table that the user names, with or without scenes next to it")
  func namedTable() throws {
    let (status, lines) = try validate(Self.faults, "App/de.lproj/Localizable.strings")
    #expect(lines.filter(isHeadline) == Array(Self.found.prefix(4)))
    #expect(status == 1)
    let english = try validate(Self.faults, "App/en.lproj/Localizable.strings", "--strict")
    #expect(english.status == 0 && english.lines.isEmpty)
    #expect(try validate(Self.faults, "App/fr.lproj/Localizable.strings").status == 66)
    let workspace = try TestDirectory(Self.faults)
    let inside = try workspace.shell("cd App/de.lproj && $scenec validate Localizable.strings")
    #expect(inside.text.hasPrefix("Localizable.strings:1:12: warning: Format specifiers differ"))
    #expect(inside.text.contains("../en.lproj/Localizable.strings:1:12: note: "), "\(inside.text)")
    let all = try workspace.shell("cd App/de.lproj && $scenec validate .")
    #expect(all.text.hasPrefix("Localizable.strings:1:12: warning: Format"), "\(all.text) \(all.errors)")
    let dotted = try workspace.shell("cd App/de.lproj && $scenec validate ./Localizable.strings")
    #expect(dotted.text.hasPrefix("./Localizable.strings:1:12: warning: Format specifiers differ"))
    let outside = try workspace.shell("cd App && $scenec validate ../App/de.lproj/Localizable.strings")
    #expect(outside.text.hasPrefix("../App/de.lproj/Localizable.strings:1:12: warning: Format"))
  }

  @Test("Finds tables for code in directories without scenes, except property lists")
  func distantTables() throws {
    let far = Dictionary(
      uniqueKeysWithValues: Self.faults.map { ($0.replacing("App/", with: "App/Resources/Texts/"), $1) })
    let broken = "\"a\" = \"b\"\n"
    let files = far.merging([
      "App/Resources/Texts/de.lproj/InfoPlist.strings": broken,
      "App/Resources/Texts/de.lproj/Binary.strings": "bplist00",
      "App/Resources/Texts/notes.strings": broken,
      "App/.hidden/de.lproj/Localizable.strings": broken,
      "App/Catalogs/Localizable.xcstrings": "{",
    ]) { $1 }
    let (status, lines) = try validate(files, "App")
    let wanted = Self.found.map { $0.replacing("App/", with: "App/Resources/Texts/") }
    let found = lines.filter(isHeadline).filter { $0.contains(".strings") }
    #expect(found == wanted, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("App/Catalogs/Localizable.xcstrings:1:2: error: ") }, "\(lines)")
    #expect(status == 1)
    let outside = try validate(far, "App/Main.scene")
    #expect(outside.status == 0 && outside.lines.isEmpty)
  }

  @Test("Checks a table in a directory without scenes again after it changes")
  func distantTableWithCache() throws {
    let table = "Texts/de.lproj/Localizable.strings"
    let workspace = try TestDirectory([
      "App/Main.scene": Self.scene, "App/\(table)": "\"a\" = \"A\";\n",
      "App/Texts/en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
    ])
    for _ in 0..<3 {
      let sound = try workspace.scenec("validate", "App", "--cache", "cache")
      #expect(sound.status == 0 && sound.text == "3 files: no problems\n", "\(sound.text)")
    }
    try workspace.write("App/\(table)", "\"a\" = \"%d\";\n")
    let changed = try workspace.scenec("validate", "App", "--cache", "cache")
    #expect(changed.text.hasPrefix("App/\(table):1:8: warning: Format specifiers differ"), "\(changed.text)")
  }

  @Test("Warns about a string with an empty key, except in string catalogs")
  func emptyKey() throws {
    let files = [
      "App/de.lproj/Localizable.strings": "\"\" = \"\";\n",
      "App/fr.lproj/Localizable.strings": "\"a\" = \"A\";\n\"\" = \"B\";\n",
      "App/Other.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {"": {}}}"#,
    ]
    let (status, lines) = try validate(files, "App")
    #expect(status == 0)
    #expect(
      lines.filter(isHeadline) == [
        "App/fr.lproj/Localizable.strings:2:2: warning: The key of this string is empty [bad-strings]"
      ], "\(lines)")
  }

  @Test("Lists missing plural forms that might not be needed as not checked")
  func unneededForms() throws {
    func forms(_ names: String...) -> String {
      let list = names.map { #""\#($0)": {"stringUnit": {"state": "translated", "value": "%lld x"}}"# }
      return #"{"variations": {"plural": {\#(list.joined(separator: ", "))}}}"#
    }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "many": {"localizations": {"cs": \(forms("few", "many", "other")), "en": \(forms("zero", "other"))}},
      "count": {"localizations": {"de": \(forms("other")), "en": \(forms("one", "other")), "pl": \(forms("one", "other"))}}
      }}
      """
    let workspace = try TestDirectory([
      "App/Main.scene": Self.scene, "App/Texts/Localizable.xcstrings": catalog,
    ])
    let outcome = try workspace.scenec("validate", "App", "--verbose")
    let lines = outcome.text.split(separator: "\n").map(String.init)
    #expect(
      lines.filter(isHeadline).map { $0.split(separator: ": ").dropFirst().joined(separator: ": ") } == [
        "warning: The language 'pl' needs a plural form for 'few' and 'many' [missing-plural-form]"
      ], "\(outcome.text)")
    let record = lines.first { $0.hasPrefix("not checked: 'missing-plural-form' at 3 places") }
    #expect(record?.contains("the missing plural forms might not be needed") == true, "\(outcome.text)")
  }

  @Test("Lists plural strings whose combinations are too long as not checked")
  func longPlurals() throws {
    let names = (0..<120).map { "n\($0)" }
    let variables = names.map { name in
      """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(String(repeating: "x", count: 40))</string><key>other</key><string>\(String(repeating: "y", count: 40))</string></dict>
      """
    }
    let plurals = """
      <plist version="1.0"><dict><key>many</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(names.map { "%#@\($0)@" }.joined())</string>
      \(variables.joined(separator: "\n"))
      </dict></dict></plist>

      """
    for scene in [false, true] {
      let name = scene ? "Main" : "Localizable"
      let text = scene ? plurals.replacing("<key>many</key>", with: "<key>title.text</key>") : plurals
      let workspace = try TestDirectory([
        "App/Main.scene": Self.scene.replacing(
          "<view frame=\"0 0 320 480\"/>",
          with: "<view frame=\"0 0 320 480\"><label id=\"title\" frame=\"0 0 99 20\" text=\"Text\"/></view>"),
        "App/de.lproj/\(name).stringsdict": text,
      ])
      for _ in 0..<2 {
        let outcome = try workspace.scenec("validate", "App", "--verbose", "--cache", "cache")
        let line =
          "not checked: 'translation-format' at App/de.lproj/\(name).stringsdict:1:33: the combinations of the plural forms are too long"
        #expect(outcome.text.contains(line), "\(outcome.text)")
      }
      let without = try workspace.scenec("validate", "App", "--verbose", "--no-rule", "translation-format")
      #expect(!without.text.contains("the plural forms are too long"))
    }
  }

  @Test("Reports the faults of a table once if the user names it together with its scene")
  func namedTableBesideScene() throws {
    let polish = "App/pl.lproj/Localizable.stringsdict"
    let (_, lines) = try validate(Self.faults, "App/Main.scene", polish)
    #expect(lines.filter(isHeadline) == Self.found)
  }

  @Test("Checks the table of a scene that the user names together with the scene")
  func namedTableOfScene() throws {
    let files = ["App/de.lproj/Main.strings": "\"titel.text\" = \"Wecker\";\n"]
    let (_, lines) = try validate(files, "App/de.lproj/Main.strings")
    #expect(
      lines.first?.hasPrefix("App/de.lproj/Main.strings:1:2: warning: No object of the scene has") == true)
  }

  @Test("Reports strings that a language lacks, if the rule is turned on")
  func untranslated() throws {
    let files = [
      "App/en.lproj/Localizable.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n\"12:00\" = \"12:00\";\n",
      "App/de.lproj/Localizable.strings": "\"a\" = \"Ä\";\n",
      "App/de-AT.lproj/Localizable.strings": "\"b\" = \"Bé\";\n",
      "App/en-GB.lproj/Localizable.strings": "\"a\" = \"Aye\";\n",
      "App/zh-Hant.lproj/Localizable.strings": "\"a\" = \"甲\";\n\"b\" = \"乙\";\n",
      "App/zh-TW.lproj/Localizable.strings": "\"a\" = \"子\";\n",
    ]
    #expect(try validate(files, "App").lines.isEmpty)
    let (_, lines) = try validate(files, "App", "--rule", "untranslated-text")
    #expect(
      lines.filter { $0.contains(": note: ") } == [
        "App/en.lproj/Localizable.strings:2:2: note: 'b' is not translated into 'de' [untranslated-text]"
      ])
  }

  @Test(
    "Accepts valid tables",
    arguments: [
      ["en": #""" = ""; "Cancel"; "suffix" = "";"#, "de": #""Cancel"; "suffix" = "";"#],
      ["en": #""sale" = "100% off";"#, "de": #""sale" = "100 % billiger";"#],
      ["en": #""of" = "%@ of %@";"#, "ja": #""of" = "%2$@の%1$@";"#],
      ["en": #""n" = "%ld";"#, "de": #""n" = "%lld";"#],
      ["fr": #""only" = "Seul %@";"#],
      ["en": "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>A</string></dict></plist>"],
    ])
  func validTables(_ tables: [String: String]) throws {
    let files = Dictionary(
      uniqueKeysWithValues: tables.map { ("App/\($0).lproj/Localizable.strings", $1 + "\n") })
    let (status, lines) = try validate(files, "App", "--strict")
    #expect(status == 0 && lines.isEmpty, "\(lines)")
  }

  @Test("Compiling reports the same faults as validating")
  func compiling() throws {
    let workspace = try TestDirectory(Self.faults.merging(["App/Main.scene": Self.scene]) { $1 })
    let outcome = try workspace.scenec("compile", "App/Main.scene", "-o", "Main.scenec")
    let lines = outcome.errors.split(separator: "\n").map(String.init).filter(isHeadline)
    #expect(lines == Self.found && outcome.status == 1)
  }

  @Test("Reports lookups and strings without a counterpart, unless keys are computed at run time")
  func lookups() throws {
    let code = { (more: String) in
      """
      import SceneUI
      final class Main: ViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = localizedString("hello", "Ada")
          title = localizedString("bye")
          \(more)
        }
      }

      """
    }
    let table = "\"hello\" = \"Hello, %@\";\n\"old\" = \"Old\";\n\"listed\" = \"Listed\";\n"
    func notes(_ more: String) throws -> [String] {
      let files = ["Code/Main.swift": code(more), "App/en.lproj/Localizable.strings": table]
      let workspace = try TestDirectory(["App/Main.scene": Self.scene].merging(files) { $1 })
      let outcome = try workspace.scenec("validate", "App", "--sources", "Code", "--format", "json")
      let report = try JSONDecoder().decode(Report.self, from: outcome.output)
      return report.diagnostics.filter { $0.rule.hasPrefix("text-") }.map { "\($0.severity) \($0.message)" }
        + (report.notChecked ?? []).filter { $0.rules.contains("text-never-looked-up") }.map(\.reason)
    }
    let missing = "note Table 'Localizable' has no string with the key 'bye' in any language"
    let unused = "note No code looks up the string 'old' in the table 'Localizable'"
    #expect(try Set(notes(#"_ = ["listed"]"#)) == [missing, unused])
    #expect(
      try Set(notes(#"title = localizedString("o" + "ld"); _ = "listed""#)) == [missing, "unknown-names"])
    func other(_ table: String) -> String {
      "_ = [\"listed\", NSLocalizedString(\"x\", tableName: \"\(table)\", bundle: .module, comment: \"\")]"
    }
    #expect(try Set(notes(other("Parts"))) == [missing, unused])
    #expect(try Set(notes(other("Localizable"))) == [missing, "other-bundles"])
  }

  @Test(
    "Lists tables of an Xcode file in another folder as not checked",
    arguments: [
      ("Views/Main.storyboard", "Texts/de.lproj/Main.strings", "l-a-b", 0),
      ("Views/Main.storyboard", "Texts/de.lproj/Main.strings", "abc-de-fgh", 1),
      ("Views/Base.lproj/Main.storyboard", "Texts/de.lproj/Main.strings", "abc-de-fgh", 1),
      ("Views/Base.lproj/Main.storyboard", "Texts/de.lproj/Other.strings", "abc-de-fgh", 0),
      ("Views/Base.lproj/Main.storyboard", "Views/de.lproj/Main.strings", "abc-de-fgh", 0),
    ])
  func distantTables(_ document: String, _ table: String, _ id: String, _ count: Int) throws {
    let workspace = try TestDirectory([
      document: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
      initialViewController="one"><scenes><scene sceneID="s"><objects><viewController id="one"
      sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="80" height="80"/>
      <subviews><label text="Hello" id="abc-de-fgh"><rect key="frame" x="0.0" y="0.0" width="80" height="20"/></label>
      </subviews></view></viewController></objects></scene></scenes></document>
      """, table: "\"\(id).text\" = \"Hallo\";\n",
    ])
    let outcome = try workspace.scenec("validate", "--format", "json", ".")
    let found = try JSONDecoder().decode(Report.self, from: outcome.output).notChecked ?? []
    let distant = found.filter { $0.reason == "distant-tables" }
    #expect(distant.count == count, "\(outcome.text)")
    #expect(distant.allSatisfy { $0.rules.first == "unknown-translation-key" })
  }

  private struct Report: Decodable {
    var diagnostics: [Found]
    var notChecked: [Skipped]?

    struct Found: Decodable { var severity, rule, message: String }
    struct Skipped: Decodable {
      var reason: String
      var rules: [String]
    }
  }
}
