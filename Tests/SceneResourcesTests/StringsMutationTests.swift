import SceneDiagnostics
import SceneResources
import Testing

@Suite("Parsing arbitrary bytes produces a string table with valid positions")
struct StringsMutationTests {
  private static let samples = [
    "/* clock/view/label */\n\"title.text\" = \"Wecker %@\\n\\U00e4\\UD83D\\UDE00 \\101\";\n// end\nkey = 'word';\n\"k\";\n",
    "\u{FEFF}\"a.title\"=\"grün 😀\";\r\n\"b\" = \"\\\"\";", "a = b c;\n\"x\" = \"y\n\"z\" = ;",
  ]

  private func check(_ bytes: [UInt8]) {
    let table = table(bytes)
    let count = table.source.bytes.count
    var ranges: [SourceRange] = []
    for entry in table.entries {
      ranges.append(entry.key.range)
      if let value = entry.value { ranges.append(value.range) }
    }
    for fault in table.faults { ranges += [fault.range] + (fault.fix?.edits.map(\.range) ?? []) }
    if !ranges.allSatisfy({ $0.start <= $0.end && $0.end <= count }) {
      Issue.record("out of the table: \(ranges) in \(bytes)")
    }
    // Nothing is dropped silently: all text outside of comments becomes an entry or a fault.
    if table.entries.isEmpty, table.faults.isEmpty,
      !table.source.bytes.allSatisfy({ $0 <= 0x20 || $0 >= 0x80 }),
      !table.source.bytes.contains(UInt8(ascii: "/"))
    {
      Issue.record("no entry or fault was read from \(bytes)")
    }
    let diagnostics = table.faults.map { fault in
      Diagnostic(
        rule: "bad-strings", severity: .error, message: "\(fault.message)",
        at: SourceLocation(table.source, fault.range), fixIts: fault.fix.map { [$0] } ?? [])
    }
    _ = TerminalRenderer(color: true, columns: 30).render(diagnostics)
  }

  @Test func readsTablesTruncatedAtAnyByte() {
    for sample in Self.samples {
      let bytes = Array(sample.utf8)
      for length in 0...bytes.count { check(Array(bytes[..<length])) }
    }
  }

  @Test("Reads 10,000 randomly damaged tables without crashing")
  func mutated() {
    var state: UInt64 = 2026
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(count, 1)
    }
    let texts = [
      "\"", "'", ";", "=", "\\", "\n", "/*", "*/", "//", "\\U", "\\UD83D", "\u{FEFF}", "ü", "\\7", "%@",
    ]
    var pieces: [[UInt8]] = [[0xFF], [0xC3], [0], [0xFF, 0xFE], [0xFE, 0xFF]]
    for text in texts { pieces.append(Array(text.utf8)) }
    for _ in 0..<10_000 {
      var bytes = Array(Self.samples[random(Self.samples.count)].utf8)
      for _ in 0...random(4) {
        let place = random(bytes.count + 1)
        switch random(3) {
        case 0: bytes.insert(contentsOf: pieces[random(pieces.count)], at: place)
        case 1: bytes.removeSubrange(place..<min(place + random(8), bytes.count))
        default: if place < bytes.count { bytes[place] = UInt8(random(256)) }
        }
      }
      if random(8) == 0 { bytes = [0xFF, 0xFE] + bytes.flatMap { [$0, 0] } }
      check(bytes)
    }
  }
}
