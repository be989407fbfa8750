import SceneDiagnostics
import SceneResources
import Testing

@Suite("Errors in string tables have locations and do not affect other entries")
struct StringsFaultTests {
  /// Expects faults at the marked locations of a table.
  private func expect(
    _ marked: String, _ messages: [String], entries: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let parts = marked.split(separator: "▶", omittingEmptySubsequences: false)
    var offsets: [Int] = []
    for part in parts.dropLast() { offsets.append((offsets.last ?? 0) + part.utf8.count) }
    let table = table(parts.joined())
    #expect(table.faults.map(\.message) == messages, sourceLocation: sourceLocation)
    #expect(table.faults.map { Int($0.range.start) } == offsets, sourceLocation: sourceLocation)
    #expect(table.shown == entries, sourceLocation: sourceLocation)
  }

  @Test("Reports a missing semicolon at the end of the preceding string and offers a fix")
  func semicolon() throws {
    let text = "\"a\" = \"A\" /* what */\n\"b\" = \"B\""
    expect(
      "\"a\" = \"A▶\" /* what */\n\"b\" = \"B▶\"",
      ["A ';' is missing after this string", "A ';' is missing after this string"], entries: ["a=A", "b=B"])
    var bytes = Array(text.utf8)
    for fault in table(text).faults.reversed() {
      let edit = try #require(fault.fix?.edits.first)
      bytes.replaceSubrange(edit.range.bytes, with: Array(edit.replacement.utf8))
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "\"a\" = \"A\"; /* what */\n\"b\" = \"B\";")
    #expect(table(bytes).faults.isEmpty)
    // Unexpected text after an entry is not the next entry.
    expect("a = ▶b, c;\ne = f;", ["A ';' is missing after this string"], entries: ["a=b", "e=f"])
  }

  @Test("Reports a string without a closing quote and reads the following entries")
  func quotes() {
    let message = "This string has no closing quote"
    expect("\"a\" = ▶\"A;\n\"b\" = \"B\";", [message], entries: ["b=B"])
    expect("▶\"a = A;\n\"b\" = \"B\";", [message], entries: ["b=B"])
    expect("\"b\" = \"B\";\n\"a\" = ▶\"A;", [message], entries: ["b=B"])
    expect("\"a\" = ▶\"A;\nb = B;\nc = C;", [message], entries: ["b=B", "c=C"])
  }

  @Test("Reports a missing or misplaced part of an entry and reads the following entries")
  func otherThings() {
    expect(
      "\"a\" ▶\"A\";\nb = B;", ["Expected '=' and a translation after the key 'a'"], entries: ["b=B"])
    expect(
      "a = ▶;\n▶= b;\nc = C;",
      [
        "Expected a key or a translation in double quotes, not ';'",
        "Expected a key or a translation in double quotes, not '='",
      ], entries: ["c=C"])
    expect("a =▶", ["A string is missing at the end of the table"], entries: [])
    expect("a = A; ▶/* b = B;", ["This comment has no closing '*/'"], entries: ["a=A"])
    expect(
      "<?xml version=\"1.0\"?>▶<plist/>",
      ["A '.strings' file in XML must be a property list: expected '<plist>'"], entries: [])
    expect(
      "<plist>▶<array/></plist>", ["A '.strings' file requires a dictionary in '<plist>'"], entries: [])
    expect(
      "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>A &amp; B</string></dict></plist>", [],
      entries: ["a=A & B"])
    expect(
      "▶ü = A;\nb = B;", ["Expected a key or a translation in double quotes, not 'ü'"],
      entries: ["b=B"])
  }

  @Test(
    "Reports an unknown escape sequence and reads the following entries",
    arguments: [
      #"\U"#, #"\UD83D"#, #"\UD83D\U0041"#, #"\UDE00"#, #"\377"#, #"\0"#, #"\U0000"#,
    ])
  func reportsUnknownEscapeAndReadsFollowingEntries(_ escape: String) {
    expect(
      "a = \"x▶\(escape)y\"; b = B;", ["Unknown escape '\(escape)'"], entries: ["a=xy", "b=B"])
  }

  @Test(
    "Ignores a backslash that begins no escape sequence, as Foundation does",
    arguments: [(#"\/"#, "/"), (#"\%"#, "%"), (#"\ü"#, "ü"), (#"\ "#, " "), (#"\9"#, "9"), (#"\u00"#, "u00")])
  func plainCharacters(_ escape: String, _ text: String) {
    let table = table("a = \"x\(escape)y\"; b = B;")
    #expect(table.shown == ["a=x\(text)y", "b=B"])
    #expect(!table.faults.contains { !$0.isAdvisory })
    #expect(table.faults.isEmpty == !escape.contains("u"))
  }

  @Test("Reports a backslash before an ordinary letter, and reads the letter as text")
  func plainLetters() throws {
    expect(
      #"a = "▶\qx";"#, [#"Unknown escape '\q': the text contains the letter without the backslash"#],
      entries: ["a=qx"])
    expect(
      #"a = "▶\u00e9";"#,
      [#"Unknown escape '\u00e9', because 'U' must be uppercase: the backslash is ignored"#],
      entries: ["a=u00e9"])
    let edit = try #require(table(#"a = "\u00e9";"#).faults[0].fix?.edits.first)
    #expect(edit.replacement == #"\U"# && edit.range.bytes == 5..<7)
    // Warnings do not stop parsing.
    let many = table("a = \"" + String(repeating: "\\q", count: 1_000) + "\"; b = B; c;c;c")
    #expect(many.entries.map(\.key.text).contains("b"))
  }

  @Test("Rejects a table with an unknown encoding and reports the reason")
  func encodings() {
    for (bytes, start) in [
      ([0x22, 0x61, 0xFF, 0x22], "The text is not UTF-8"),
      ([0x22, 0x00, 0x61, 0x00], "The text contains a zero byte"),
      ([0xFF, 0xFE, 0x22], "The text is not valid UTF-16"),
      ([0xFE, 0xFF, 0xD8, 0x00], "The text is not valid UTF-16"),
      (Array("bplist00".utf8), "The table is a binary property list"),
    ] as [([UInt8], String)] {
      let table = table(bytes)
      #expect(table.entries.isEmpty)
      #expect(table.faults.map { $0.message.hasPrefix(start) } == [true], "\(table.faults)")
    }
    #expect(table([0x22, 0x61, 0xFF, 0x22]).faults[0].range.start == 2)
  }

  @Test("Limits the number of errors for an invalid or oversized file")
  func bounds() {
    #expect(table(String(repeating: "=\n", count: 10_000)).faults.count == 100)
    #expect(table("a = \"" + String(repeating: "\\U", count: 10_000) + "\";").faults.count == 100)
    #expect(table(String(repeating: "\"a\n", count: 10_001)).faults.count == 100)
    let long = table(Array(repeating: UInt8(ascii: " "), count: StringsTable.maximumLength + 1))
    #expect(long.faults.map(\.message) == ["The translation table is longer than 16777216 bytes"])
  }
}
