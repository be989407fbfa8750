import SceneDiagnostics
import SceneResources
import Testing

func table(_ text: String) -> StringsTable { table(Array(text.utf8)) }

func table(_ bytes: [UInt8]) -> StringsTable {
  StringsTable(locale: "de", path: "de.lproj/Clock.strings", bytes: bytes)
}

extension StringsTable {
  /// The entries as `key=value` in the order of the table, or `key` for an entry without a value.
  var shown: [String] { entries.map { entry in entry.key.text + (entry.value.map { "=" + $0.text } ?? "") } }

  func range(of text: Text) -> String { source.text(text.range) }
}

@Suite("Reading string tables")
struct StringsReaderTests {
  private func entries(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> [String] {
    let table = table(text)
    #expect(table.faults.map(\.message) == [], sourceLocation: sourceLocation)
    return table.shown
  }

  @Test("Reads keys and values with or without quotes")
  func keysAndValues() {
    #expect(entries(#""a.text" = "A"; "b.text"="B";"#) == ["a.text=A", "b.text=B"])
    #expect(entries("a.text = B-1_$/x:;\n'c d' = 'e \"f\"';") == ["a.text=B-1_$/x:", "c d=e \"f\""])
    #expect(entries(#""a.text";"#) == ["a.text"])
    #expect(entries("") == [])
    #expect(entries(" \n\t// nothing\n") == [])
    #expect(entries("\"a\" = \"over\ntwo lines\";") == ["a=over\ntwo lines"])
  }

  @Test("Accepts comments between any two tokens")
  func comments() {
    #expect(
      entries("/* a \"b\" = \"c\"; */ // d\n\"e\" /**/ = /* // */ \"f // g\" /* */; // no end") == [
        "e=f // g"
      ])
    #expect(entries("\"a\"\u{2028}=\u{2029}\"b\";") == ["a=b"])
  }

  @Test(arguments: [
    (#"\n\r\t\a\b\f\v"#, "\n\r\t\u{7}\u{8}\u{C}\u{B}"), (#"\"\'\\"#, "\"'\\"), ("a\\\nb", "a\nb"),
    (#"\U00e4\U00C4"#, "äÄ"), (#"\UD83D\UDE00!"#, "😀!"), (#"\U41 \U4"#, "A \u{4}"),
    (#"\101\0601\7"#, "A01\u{7}"), ("grün 👋", "grün 👋"),
  ])
  func readsEscapes(_ written: String, _ read: String) {
    #expect(entries("\"k\" = \"\(written)\";") == ["k=\(read)"])
  }

  @Test func rangesReferToSourceText() {
    let table = table("\u{FEFF}/* ü */ \"a\\U0042\" = \"\\n\";\nkey = word;")
    #expect(table.shown == ["aB=\n", "key=word"])
    #expect(table.entries.map { table.range(of: $0.key) } == ["a\\U0042", "key"])
    #expect(table.entries.compactMap(\.value).map(table.range) == ["\\n", "word"])
    #expect(table.entries.map(\.key.isVerbatim) == [false, true])
    let position = table.source.position(at: Int(table.entries[0].key.range.start))
    #expect((position.line, position.column) == (1, 10))
  }

  @Test("Reads UTF-16 tables in either byte order")
  func utf16() {
    let text = "\"a\" = \"ä 😀\";"
    let units = Array(text.utf16)
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in units {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      little += [low, high]
      big += [high, low]
    }
    for bytes in [little, big] {
      let table = table(bytes)
      #expect(table.shown == ["a=ä 😀"])
      #expect(table.faults.isEmpty)
      #expect(table.source.text(table.entries[0].value!.range) == "ä 😀")
    }
  }

  @Test(
    "Recognizes a language with an optional region or script as a locale",
    arguments: ["de", "pt-BR", "zh_Hant", "es-419"])
  func locales(_ name: String) { #expect(StringsTable.isLocale(name)) }

  @Test("Does not recognize invalid names as locales", arguments: ["", "d e", "..", "de/fr", "dé", "de.x"])
  func noLocales(_ name: String) { #expect(!StringsTable.isLocale(name)) }
}

@Suite("Entries round-trip through a string table")
struct StringsWriterTests {
  @Test(
    "Round-trips an entry",
    arguments: ["", "plain", "\"quoted\" \\ \n\r\t", "grün 😀", "/* no comment */ ; =", "\u{1}\u{7F}"])
  func roundTrip(_ text: String) {
    let written = StringsWriter.entry("k.\(text)", text, comment: "*/ \(text)")
    let table = table(written)
    #expect(table.faults.isEmpty)
    #expect(table.shown == ["k.\(text)=\(text)"])
  }
}
