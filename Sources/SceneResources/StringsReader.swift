import SceneDiagnostics

/// Parses a `.strings` file, which is a list of entries such as `"key" = "value";`. After a fault, parsing continues with
/// the next entry so that one fault does not hide other faults.
struct StringsReader {
  let bytes: [UInt8]
  var position = 0
  private(set) var entries: [StringsTable.Entry] = []
  private(set) var faults: [StringsTable.Fault] = []
  private var remarks = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipSpace()
    while position < bytes.count, !hasTooManyFaults {
      readEntry()
      skipSpace()
    }
  }

  mutating func report(
    _ message: StringsMessage, at range: Range<Int>, fix: FixIt? = nil, isAdvisory: Bool = false
  ) {
    guard isAdvisory ? faults.count < StringsTable.maxFaults : !hasTooManyFaults else { return }
    var fault = StringsTable.Fault(message: message.text, range: SourceRange(range), fix: fix)
    fault.isAdvisory = isAdvisory
    remarks += isAdvisory ? 1 : 0
    faults.append(fault)
  }

  private var hasTooManyFaults: Bool { faults.count - remarks >= StringsTable.maxFaults }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func readEntry() {
    guard let key = readText() else { return }
    skipSpace()
    var value: StringsTable.Text?
    if current == UInt8(ascii: "=") {
      position += 1
      skipSpace()
      guard let text = readText() else { return }
      value = text
    } else if current != UInt8(ascii: ";"), !isUnclosed(key) {
      let end = endOfToken(at: position)
      report(.expectedEquals(after: key.text), at: position..<end)
      return skipEntry()
    }
    // The fix inserts the semicolon directly after the string, before any white space.
    let end = position
    skipSpace()
    if current == UInt8(ascii: ";") {
      position += 1
    } else {
      let last = value ?? key
      if isUnclosed(last) { return reportUnclosed(last) }
      report(
        .expectedSemicolon, at: max(0, end - 1)..<end,
        fix: FixIt("Insert ';'", edits: [FixIt.Edit(.at(endOfText(last)), with: ";")]))
      // A string that follows begins a new entry.
      if !beginsText(current) { skipEntry() }
    }
    entries.append(StringsTable.Entry(key: key, value: value))
  }

  /// Returns whether a string spans several lines. If a syntax error follows such a string, its closing quote is probably
  /// the opening quote of another string.
  private func isUnclosed(_ text: StringsTable.Text) -> Bool {
    isQuoted(text) && bytes[text.range.bytes].contains(UInt8(ascii: "\n"))
  }

  private func isQuoted(_ text: StringsTable.Text) -> Bool {
    let start = text.range.bytes.lowerBound
    return start > 0 && (bytes[start - 1] == UInt8(ascii: "\"") || bytes[start - 1] == UInt8(ascii: "'"))
  }

  private func endOfText(_ text: StringsTable.Text) -> Int {
    text.range.bytes.upperBound + (isQuoted(text) ? 1 : 0)
  }

  private mutating func reportUnclosed(_ text: StringsTable.Text) {
    let quote = text.range.bytes.lowerBound - 1
    report(.unclosedText, at: quote..<quote + 1)
    position = bytes[text.range.bytes].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private mutating func skipEntry() {
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") { return }
    }
  }

  private mutating func readText() -> StringsTable.Text? {
    guard let first = current else {
      report(.expectedText, at: bytes.count..<bytes.count)
      return nil
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return readQuoted(by: first) }
    guard Self.isWord(first) else {
      report(
        .unexpected(text(of: position..<endOfToken(at: position))), at: position..<endOfToken(at: position))
      skipEntry()
      return nil
    }
    let start = position
    while let byte = current, Self.isWord(byte) { position += 1 }
    let range = start..<position
    return StringsTable.Text(text: text(of: range), range: SourceRange(range))
  }

  private mutating func readQuoted(by quote: UInt8) -> StringsTable.Text? {
    let opening = position
    position += 1
    let start = position
    var decoded: [UInt8] = []
    while let byte = current {
      if byte == quote {
        let range = SourceRange(start..<position)
        position += 1
        return StringsTable.Text(text: String(decoding: decoded, as: UTF8.self), range: range)
      }
      if byte == UInt8(ascii: "\\") {
        readEscape(into: &decoded)
      } else {
        decoded.append(byte)
        position += 1
      }
    }
    report(.unclosedText, at: opening..<opening + 1)
    position = bytes[opening...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return nil
  }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func beginsText(_ byte: UInt8?) -> Bool {
    byte.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || Self.isWord($0) } ?? false
  }

  private func endOfToken(at start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    if end > start { return end }
    end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func skipSpace() {
    while let byte = current {
      switch byte {
      case 0x20, 0x09...0x0D: position += 1
      case UInt8(ascii: "/"):
        guard position + 1 < bytes.count else { return }
        switch bytes[position + 1] {
        case UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "*"): skipComment()
        default: return
        }
      // The line and paragraph separators of Unicode are also white space.
      case 0xE2:
        guard position + 2 < bytes.count, bytes[position + 1] == 0x80,
          (0xA8...0xA9).contains(bytes[position + 2])
        else { return }
        position += 3
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
  }

  private mutating func skipComment() {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    position = bytes.count
    report(.unclosedComment, at: start..<start + 2)
  }
}
