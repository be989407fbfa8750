import SceneDiagnostics
import SceneResources
import SceneValues
import Testing

@Suite("Tables of plural strings")
struct StringsDictionaryTests {
  private func file(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(entries)
    </dict>
    </plist>
    """
  }

  private func table(
    _ text: String, for device: StringsCatalog.Device = .iphone
  ) -> StringsTable {
    StringsDictionary.table(
      locale: "pl", path: "pl.lproj/Clock.stringsdict", bytes: Array(text.utf8), for: device)
  }

  private func variable(_ name: String, _ forms: String) -> String {
    """
    <key>\(name)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>
    """
  }

  @Test("Reads formats, nested variables, and argument numbers")
  func reading() throws {
    let table = table(
      file(
        """
        <!-- Of the list -->
        <key>a.text</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%2$#@folders@</string>
          \(variable("folders", "<key>one</key><string>%1$#@files@ w folderze</string><key>other</key><string>%1$#@files@ &lt;w&gt; &#x25;d folderach</string>"))
          \(variable("files", "<key>one</key><string>plik</string><key>few</key><string><![CDATA[%d & pliki]]></string><key>other</key><string>%d pliku</string>"))
        </dict>
        <key>b.text</key><string>Plain</string>
        """))
    #expect(table.faults.map(\.message) == [])
    #expect(table.entries.map(\.key.text) == ["a.text", "b.text"])
    #expect(table.entries[0].value?.text == "%d pliku <w> %d folderach")
    let plural = try #require(table.entries[0].plural?.text)
    #expect(plural.format == "%#@folders@")
    #expect(plural.variable("files")?.argument == 1 && plural.variable("folders")?.argument == 2)
    #expect(plural.variable("files")?.forms[.few] == "%d & pliki")
    #expect(table.entries[1].plural == nil && table.entries[1].value?.text == "Plain")
  }

  @Test(
    "Selects the device variant or 'other', and the longest width variant")
  func devices() {
    let text = file(
      """
      <key>a.text</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>ipad</key><string>Pad</string><key>other</key><string>Else</string></dict></dict>
      <key>b.text</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>1</key><string>Short</string><key>20</key><string>Rather long</string></dict></dict>
      """)
    #expect(table(text).entries.map { $0.value?.text } == ["Else", "Rather long"])
    #expect(table(text, for: .ipad).entries.map { $0.value?.text } == ["Pad", "Rather long"])
  }

  @Test(
    "Reports the location of an error and the expected content",
    arguments: [
      ("▶hello", "A '.stringsdict' file must be an XML property list: expected '<'"),
      ("<plist><array/>▶", "A '.stringsdict' file must be an XML property list: expected '</plist>'"),
      ("<plist>▶<array/></plist>", "A '.stringsdict' file requires a dictionary in '<plist>'"),
      (
        "<plist><dict><key>a</key>▶<date/></dict></plist>",
        "'a' must be text or a dictionary with 'NSStringLocalizedFormatKey'"
      ),
      ("<plist><dict><key>▶a</key><dict/></dict></plist>", "'a' has no 'NSStringLocalizedFormatKey'"),
      (
        "<plist><dict>▶<string>x</string></dict></plist>",
        "A '.stringsdict' file must be an XML property list: expected '<key>'"
      ),
      (
        "<plist><dict><key>a</key><string>▶&nbsp;</string></dict></plist>",
        "A '.stringsdict' file must be an XML property list: expected '&amp;' or another predefined entity"
      ),
      (
        "<plist><dict><key>a</key><string>x▶",
        "A '.stringsdict' file must be an XML property list: expected '</string>'"
      ),
      (
        "<plist><dict/>▶</dict></plist>",
        "A '.stringsdict' file must be an XML property list: expected '</plist>'"
      ),
    ])
  func faults(_ marked: String, _ message: String) throws {
    let table = table(marked.replacing("▶", with: ""))
    #expect(table.faults.map(\.message) == [message])
    let place = try #require(marked.range(of: "▶")).lowerBound
    #expect(Int(try #require(table.faults.first).range.start) == marked[..<place].utf8.count)
  }

  @Test(
    "Reports plural variables that are invalid or missing",
    arguments: [
      ("%#@x@", "<key>few</key><string>2</string>", "'x' has no 'other'"),
      (
        "%#@x@", "<key>other</key><string>2</string><key>oen</key><string>1</string>",
        "'oen' is not a plural category: use 'zero', 'one', 'two', 'few', 'many' or 'other'"
      ),
      ("%#@y@", "<key>other</key><string>2</string>", "Variable 'y' does not exist in this string"),
      ("%#@x@", "<key>other</key><string>2 %#@x@</string>", "A form of 'x' refers to 'x' itself"),
      ("%#@x@", "<key>other</key><true/>", "The form for 'other' must be text"),
    ])
  func rejectsInvalidVariables(_ format: String, _ forms: String, _ message: String) {
    let table = table(
      file(
        """
        <key>a.text</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
        \(variable("x", forms))</dict>
        """))
    #expect(table.faults.map(\.message).contains(message))
  }

  @Test(
    "Reports variables that contain themselves through other variables, but not variables that contain those")
  func reportsCyclesOfVariables() {
    func forms(_ text: String) -> String { "<key>other</key><string>\(text)</string>" }
    let table = table(
      file(
        """
        <key>a.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@ %#@e@</string>
        \(variable("a", forms("%#@b@")))\(variable("b", forms("%#@c@")))\(variable("c", forms("%#@d@ %#@b@")))
        \(variable("d", forms("%d")))\(variable("e", forms("%#@c@ %#@e@")))</dict>
        """))
    #expect(
      table.faults.map(\.message) == ["b", "c", "e"].map { "A form of '\($0)' refers to '\($0)' itself" })
  }

  @Test("Reads a chain of thousands of variables")
  func readsManyVariables() {
    let count = 20_000
    let variables = (0..<count).map { number in
      variable("v\(number)", "<key>other</key><string>%#@v\(min(number + 1, count - 1))@</string>")
    }
    let table = table(
      file(
        """
        <key>a.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>
        \(variables.joined())</dict>
        """))
    #expect(table.faults.map(\.message) == ["A form of 'v\(count - 1)' refers to 'v\(count - 1)' itself"])
  }

  @Test("Reads a damaged file without crashing and reports a truncated file")
  func damage() {
    let whole = Array(
      file(
        """
        <key>a.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string>
        \(variable("x", "<key>one</key><string>&lt;1</string><key>other</key><string>%d</string>"))</dict>
        """
      ).utf8)
    for place in whole.indices {
      for change in [UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: ">"), UInt8(ascii: "\"")] {
        var bytes = whole
        bytes[place] = change
        let table = StringsDictionary.table(locale: "pl", path: "x.stringsdict", bytes: bytes, for: .iphone)
        #expect(table.faults.allSatisfy { Int($0.range.end) <= bytes.count })
      }
      let short = StringsDictionary.table(
        locale: "pl", path: "x.stringsdict", bytes: Array(whole[..<place]), for: .iphone)
      #expect(!short.faults.isEmpty)
    }
    let deep = String(repeating: "<array>", count: 5000)
    #expect(
      table("<plist>" + deep).faults.map(\.message) == [
        "A '.stringsdict' file must be an XML property list: expected fewer than 100 levels"
      ])
  }

  @Test("Round-trips plural forms")
  func writing() {
    let text = PluralText(
      format: "%#@a@ & %#@b@",
      variables: [
        .init(name: "a", forms: [.one: "<1> \"%d\"", .other: "%d\n%@"]),
        .init(name: "b", argument: 2, forms: [.few: "%d", .other: "%#@a@"]),
      ])
    let table = table(StringsDictionaryWriter.file([("k<.text", text)]))
    #expect(table.faults.map(\.message) == [])
    #expect(table.entries.map(\.key.text) == ["k<.text"])
    #expect(table.entries[0].plural?.text == text)
  }
}

@Suite("Plural strings of a catalog")
struct PluralCatalogTests {
  private func entry(_ localization: String) throws -> StringsTable.Entry {
    let text = """
      {"sourceLanguage": "en", "strings": {"a.text": {"localizations": {"pl": \(localization)}}}}
      """
    let tables = StringsCatalog.tables(path: "A.xcstrings", bytes: Array(text.utf8), for: .iphone)
    #expect(tables[0].faults.map(\.message) == [])
    return try #require(tables.last?.entries.first)
  }

  private func unit(_ text: String) -> String {
    "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
  }

  @Test("The number in a string selects the plural form regardless of its argument position")
  func whole() throws {
    let first = try entry(
      "{\"variations\": {\"plural\": {\"one\": \(unit("%lld plik")), \"other\": \(unit("%lld pliku"))}}}")
    #expect(first.value?.text == "%lld pliku")
    #expect(first.plural?.text == PluralText(whole: [.one: "%lld plik", .other: "%lld pliku"]))
    let second = try entry(
      "{\"variations\": {\"plural\": {\"one\": \(unit("%@ ma plik")), \"other\": \(unit("%@ ma %lld pliku"))}}}"
    )
    #expect(
      second.plural?.text
        == PluralText(whole: [.one: "%1$@ ma plik", .other: "%1$@ ma %2$lld pliku"], argument: 2))
  }

  @Test("Converts the substitutions of a string catalog to plural variables")
  func readsSubstitutionsOfCatalogs() throws {
    let entry = try entry(
      """
      {"stringUnit": {"state": "translated", "value": "%#@files@ w %#@folders@"}, "substitutions": {
        "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": \(unit("%arg plik")), "other": \(unit("%arg pliku"))}}},
        "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "other": \(unit("%arg folderach"))}}}}}
      """)
    #expect(entry.value?.text == "%lld pliku w %lld folderach")
    let plural = try #require(entry.plural?.text)
    #expect(plural.variable("folders")?.argument == 2)
    #expect(plural.variable("files")?.forms == [.one: "%lld plik", .other: "%lld pliku"])
  }

  @Test("Reports a string without the plural form 'other' or without a substitution")
  func faults() {
    for (localization, message) in [
      (
        "{\"variations\": {\"plural\": {\"one\": \(unit("1"))}}}",
        "The plural form 'other' is missing"
      ),
      (
        "{\"stringUnit\": {\"value\": \"%#@x@\"}, \"substitutions\": {\"y\": {}}}",
        "Substitution 'x' does not exist in this string"
      ),
    ] {
      let text =
        "{\"sourceLanguage\": \"en\", \"strings\": {\"a.text\": {\"localizations\": {\"pl\": \(localization)}}}}"
      let tables = StringsCatalog.tables(path: "A.xcstrings", bytes: Array(text.utf8), for: .iphone)
      #expect(tables[0].faults.map(\.message) == [message])
    }
  }
}
