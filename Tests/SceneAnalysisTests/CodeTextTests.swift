import Testing

@testable import SceneAnalysis

@Suite("Checks the keys of strings that code looks up")
struct CodeTextTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
    <scenes><scene sceneID="s"><objects>
    <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
    </objects></scene></scenes>
    </document>
    """
  private static let keys = (1...20).map { "word.\($0)" }
  private static let table = keys.map { "\"\($0)\" = \"Word\";" }.joined(separator: "\n")
  private static let calls = keys.map { "NSLocalizedString(\"\($0)\", comment: \"\")" }.joined(
    separator: ", ")

  /// Returns a project with 20 texts that code looks up and the table contains, and with additional files.
  private func project(_ files: [String: String], sources: String = "") throws -> EditedProject {
    let project = try EditedProject(
      [
        "App.xcodeproj/project.pbxproj": "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }",
        "App/Main.storyboard": Self.storyboard,
        "App/Words.swift": "import UIKit\nlet words = [\(Self.calls)]\n",
        "App/en.lproj/Localizable.strings": Self.table,
      ].merging(files) { _, new in new })
    project.request.sources = [project.path(sources)]
    return project
  }

  private func code(_ line: String) -> String { "import UIKit\nfunc look() { _ = \(line) }\n" }

  private func diagnostics(_ files: [String: String], sources: String = "") throws -> [String] {
    let project = try project(files, sources: sources)
    return try withExtendedLifetime(project) { shown(try project.snapshot()) }
  }

  /// Returns the diagnostics about texts with their suggestions.
  private func shown(_ snapshot: Snapshot) -> [String] {
    snapshot.checkResult.codeDiagnostics.filter { $0.rule.rawValue.hasPrefix("text-") }.map { diagnostic in
      ["\(diagnostic.severity) \(diagnostic.message)"] + diagnostic.notes.map { "\($0.message)" }
    }.map { $0.joined(separator: "; ") }
  }

  @Test(
    "For each kind of lookup, reports a key that is missing in all languages",
    arguments: [
      #"NSLocalizedString("word.99", comment: "")"#,
      #"NSLocalizedString("word.99", tableName: nil, bundle: .main, value: "", comment: "")"#,
      #"String(localized: "word.99")"#, #"String(localized: "word.99", table: "Localizable")"#,
      #"LocalizedStringResource("word.99")"#,
      #"Bundle.main.localizedString(forKey: "word.99", value: nil, table: nil)"#,
      #"NSLocalizedString(Key.missing, comment: "")"#,
      #"NSLocalizedString(Key.missing.lowercased ? "word.99" : "word.1", comment: "")"#,
    ])
  func missingKey(_ call: String) throws {
    let found = try diagnostics([
      "App/Look.swift": code(call) + "enum Key { static let missing = \"word.99\" }\n"
    ])
    #expect(found == ["warning Table 'Localizable' has no string with the key 'word.99' in any language"])
  }

  @Test(
    "Does not warn about keys that may be in another string table or bundle or that have a default value",
    arguments: [
      #"NSLocalizedString("word.\(1 + 1)", comment: "")"#, #"NSLocalizedString("a" + "b", comment: "")"#,
      #"NSLocalizedString("word.99", bundle: Bundle(for: Look.self), comment: "")"#,
      #"NSLocalizedString("word.99", tableName: "Other", comment: "")"#,
      #"String(localized: "word.99", bundle: .module)"#, #"String(describing: "word.99")"#,
      #"Text("word.99")"#,
    ])
  func unknownKey(_ call: String) throws {
    let found = try diagnostics([
      "App/Look.swift": code(call), "App/de.lproj/Other.strings": #""word.99" = "Wort";"#,
    ])
    #expect(found == [])
    let said = try diagnostics([
      "App/Look.swift": code(#"NSLocalizedString("word.99", value: "A word", comment: "")"#)
    ])
    #expect(said == ["note Table 'Localizable' has no string with the key 'word.99' in any language"])
  }

  private static let scene = """
    <storyboard version="1" initial="c"><scene><viewController id="c"><view frame="0 0 320 480">
    <label id="title" text="Alarm"/></view></viewController></scene></storyboard>
    """

  @Test("Checks lookups with SceneUI's function, whose keys can also be those of strings in scenes")
  func sceneTexts() throws {
    let calls = Self.keys.map { "localizedString(\"\($0.dropFirst(5))th\")" }.joined(separator: ", ")
    let project = try EditedProject([
      "App/Main.scene": Self.scene,
      "App/Words.swift": """
      import SceneUI
      final class Words: ViewController {
        func look() { _ = [\(calls), localizedString("title.text"), localizedString("gone.text"),
          localizedString("bel"), localizedString("bell", table: "Sounds"), localizedString("new", value: "New")] }
      }
      """,
      "App/en.lproj/Localizable.strings": Self.keys.map { "\"\($0.dropFirst(5))th\" = \"W\";" }.joined(
        separator: "\n") + "\n\"bell\" = \"Bell\";",
      "App/en.lproj/Sounds.strings": "bell = Bell;",
      "App/en.lproj/Main.strings": "title.text = Alarm; bel = Bell; bells = Bells;",
    ])
    project.request.sources = [project.path("App")]
    try withExtendedLifetime(project) {
      let snapshot = try project.snapshot()
      #expect(
        shown(snapshot) == [
          """
          warning Table 'Localizable' has no string with the key 'bel' in any language; did you mean 'bell', \
          which no code uses?
          """
        ])
      #expect(
        snapshot.checkResult.files.flatMap(\.diagnostics).filter {
          $0.rule.rawValue == "unknown-translation-key"
        }
        .map { "\($0.message)" } == ["Invalid key 'bells': write 'id.property'"])
    }
  }

  @Test("Does not check lookups with a function that the app declares itself")
  func ownFunction() throws {
    let own = "func NSLocalizedString(_ key: String, comment: String) -> String { key }\n"
    #expect(
      try diagnostics(["App/Look.swift": code(#"NSLocalizedString("word.99", comment: "")"#) + own]) == [])
  }

  @Test(
    "Finds keys in string tables of any language, in plural files, in string catalogs, and in XML string tables"
  )
  func languages() throws {
    let look = code(#"NSLocalizedString("word.99", comment: "")"#)
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><!-- <key>not</key> --><key>word.99</key>
      <dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string></dict></dict></plist>
      """
    for (name, text) in [
      ("App/ja.lproj/Localizable.strings", #""word.99" = "語";"#),
      ("App/ja.lproj/Localizable.strings", list), ("App/en.lproj/Localizable.stringsdict", list),
      ("App/Localizable.xcstrings", #"{ "sourceLanguage": "en", "strings": { "word.99": {} } }"#),
    ] {
      #expect(try diagnostics(["App/Look.swift": look, name: text]) == [], "\(name)")
    }
    let inner = code(#"NSLocalizedString("NSStringLocalizedFormatKey", comment: "")"#)
    #expect(
      try diagnostics(["App/Look.swift": inner, "App/en.lproj/Localizable.stringsdict": list]).count == 1)
  }

  @Test("Checks string lookups that use Objective-C macros or methods")
  func objectiveC() throws {
    let found = try diagnostics([
      "App/Look.m": """
      #import <UIKit/UIKit.h>
      static NSString *const kWord = @"word.98";
      void look(void) {
        NSLog(@"%@", NSLocalizedString(@"word.1", @"there"));
        NSLog(@"%@", NSLocalizedString(kWord, nil));
        NSLog(@"%@", NSLocalizedStringFromTable(@"word.97", @"Localizable", @"a, b"));
        NSLog(@"%@", NSLocalizedStringFromTable(@"any", @"Nowhere", nil));
        NSLog(@"%@", NSLocalizedStringFromTableInBundle(@"word.96", nil, [NSBundle bundleForClass:self], nil));
        NSLog(@"%@", NSLocalizedStringWithDefaultValue(@"word.1", nil, [NSBundle mainBundle], @"Word", nil));
        NSLog(@"%@", [[NSBundle mainBundle] localizedStringForKey:@"word.95" value:@"" table:nil]);
      }
      """,
      // Enough other keys, so that the share of three missing keys is small.
      "App/More.swift": "let more = ["
        + (21...70).map { "NSLocalizedString(\"word.\($0)\", comment: \"\")" }.joined(separator: ", ") + "]",
      "App/en.lproj/Localizable.strings": (1...70).map { "\"word.\($0)\" = \"Word\";" }.joined(
        separator: "\n"),
    ])
    #expect(
      found.sorted() == [
        "warning Table 'Localizable' has no string with the key 'word.95' in any language",
        "warning Table 'Localizable' has no string with the key 'word.97' in any language",
        "warning Table 'Localizable' has no string with the key 'word.98' in any language",
        "warning Translation table 'Nowhere' does not exist",
      ])
  }

  @Test("Suggests a similar unused key even if the keys are sentences")
  func misspelling() throws {
    let texts = (1...20).map { "Text number \($0)" }
    let words =
      "import UIKit\nlet words = ["
      + texts.map { "NSLocalizedString(\"\($0)\", comment: \"\")" }.joined(separator: ", ")
      + #", NSLocalizedString("Delete it", comment: "")]"#
    let table = texts.map { "\"\($0)\" = \"\($0)\";" }.joined(separator: "\n")
    let found = try diagnostics([
      "App/Words.swift": words, "App/en.lproj/Localizable.strings": table + #""Delte it" = "Delte it";"#,
    ])
    #expect(
      found == [
        """
        warning Table 'Localizable' has no string with the key 'Delete it' in any language; did you mean \
        'Delte it', which no code uses?
        """
      ])
    let plain = try diagnostics(["App/Words.swift": words, "App/en.lproj/Localizable.strings": table])
    #expect(plain == ["note Table 'Localizable' has no string with the key 'Delete it' in any language"])
  }

  @Test("Lists keys as not checked if too few keys are known or a string table cannot be read")
  func notChecked() throws {
    let look = code(#"NSLocalizedString("word.99", comment: "")"#)
    func reasons(_ files: [String: String]) throws -> [String] {
      let project = try project(files)
      let checkResult = try withExtendedLifetime(project) { try project.snapshot().checkResult }
      #expect(checkResult.codeDiagnostics.allSatisfy { $0.rule.rawValue == "bad-strings" })
      return checkResult.notChecked.filter { $0.rules.map(\.rawValue) == ["text-not-found-by-code"] }.map(
        \.reason.rawValue)
    }
    #expect(try reasons(["App/Look.swift": look, "App/Words.swift": "import UIKit"]) == ["few-texts"])
    #expect(
      try reasons([
        "App/Look.swift": look, "App/en.lproj/Localizable.strings": String(Self.table.prefix(200)),
      ])
        == ["unread-tables"])
    let half = Self.table.split(separator: "\n").prefix(10).joined(separator: "\n")
    #expect(try reasons(["App/Look.swift": look, "App/en.lproj/Localizable.strings": half]) == ["few-texts"])
    #expect(
      try reasons(["App/Look.swift": look, "App/en.lproj/Localizable.strings": Self.table + "\n\"a = b;"])
        == ["unread-tables"])
    #expect(
      try reasons(["App/Look.swift": code(#"NSLocalizedString(name, comment: "")"#)]) == ["unknown-names"])
  }

  @Test("Reports a missing string table only if the whole project is searched")
  func tables() throws {
    let look = code(#"NSLocalizedString("a", tableName: "Localizabel", comment: "")"#)
    #expect(
      try diagnostics(["App/Look.swift": look]) == [
        "warning Translation table 'Localizabel' does not exist; did you mean 'Localizable'?"
      ])
    let said = #"NSLocalizedString("a", tableName: "Nowhere", value: "A", comment: "")"#
    #expect(
      try diagnostics(["App/Look.swift": code("[\(said), \(said)]")]) == [
        "note Translation table 'Nowhere' does not exist"
      ])
    let emptyWord = #"NSLocalizedString("a", tableName: "Nowhere", comment: "")"#
    #expect(
      try diagnostics(["App/Look.swift": code("[\(said), \(emptyWord), \(emptyWord)]")]) == [
        "warning Translation table 'Nowhere' does not exist"
      ])
    let project = try project(["App/Look.swift": look], sources: "App")
    let part = try withExtendedLifetime(project) { try project.snapshot().checkResult }
    #expect(part.codeDiagnostics.isEmpty)
    let notChecked = part.notChecked.filter { $0.reason == .partOfProject }
    #expect(notChecked.contains { $0.rules == ["text-table-not-found-by-code"] })
  }

  @Test("A change to a string table updates the diagnostics of code")
  func edits() throws {
    let project = try project(["App/Look.swift": code(#"NSLocalizedString("word.99", comment: "")"#)])
    let before = try project.snapshot()
    #expect(shown(before).count == 1)
    let name = "App/en.lproj/Localizable.strings"
    let after = before.replacing(Self.table + #""word.99" = "Word";"#, of: name, in: project)
    #expect(shown(after) == [])
    #expect(shown(after.replacing(Self.table, of: name, in: project)).count == 1)
    try project.write(name, Self.table + #""word.99" = "Word";"#)
    #expect(shown(before.rereading([project.path(name)])) == [])
    #expect(shown(before).count == 1)
    withExtendedLifetime(project) {}
  }
}
