import SceneDiagnostics

extension StringsReader {
  /// Reads an escape sequence, starting after its backslash. It consists of a letter, three octal digits, or `U` and up
  /// to four hexadecimal digits. As in Foundation, any other character represents itself. For example, `\/` is `/`.
  mutating func readEscape(into text: inout [UInt8]) {
    let start = position
    position += 1
    guard let letter = current else { return }
    position += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"): readScalar(from: start, into: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): readOctal(from: start, into: &text)
    default:
      text.append(letter)
      remark(onPlainLetter: letter, from: start)
    }
  }

  private mutating func remark(onPlainLetter letter: UInt8, from start: Int) {
    switch letter {
    case UInt8(ascii: "u") where areDigits(next: 4):
      let fix = FixIt(
        "Replace '\\u' with '\\U'",
        edits: [FixIt.Edit(SourceRange(start..<start + 2), with: "\\U")])
      report(
        .lowercaseEscape(self.text(of: start..<position + 4)), at: start..<position + 4, fix: fix,
        isAdvisory: true)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      report(.plainLetter(self.text(of: start..<position)), at: start..<position, isAdvisory: true)
    default: break
    }
  }

  private func areDigits(next count: Int) -> Bool {
    position + count <= bytes.count
      && bytes[position..<position + count].allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private mutating func readScalar(from start: Int, into text: inout [UInt8]) {
    let first = readDigits(most: 4, radix: 16)
    var value = first
    // A surrogate pair represents a character above U+FFFF.
    if let high = first, (0xD800..<0xDC00).contains(high), position + 1 < bytes.count,
      bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "U")
    {
      position += 2
      let low = readDigits(most: 4, radix: 16)
      value = low.flatMap {
        (0xDC00..<0xE000).contains($0) ? 0x10000 + (high - 0xD800) << 10 + $0 - 0xDC00 : nil
      }
    }
    append(value, from: start, to: &text)
  }

  private mutating func readOctal(from start: Int, into text: inout [UInt8]) {
    position -= 1
    // Octal numbers beyond ASCII use an obsolete encoding.
    append(readDigits(most: 3, radix: 8).flatMap { $0 < 0x80 ? $0 : nil }, from: start, to: &text)
  }

  private mutating func append(_ value: UInt32?, from start: Int, to text: inout [UInt8]) {
    guard let value, value != 0, let scalar = Unicode.Scalar(value) else {
      return report(.unknownEscape(self.text(of: start..<position)), at: start..<position)
    }
    text.append(contentsOf: UTF8.encode(scalar)!)
  }

  private mutating func readDigits(most: Int, radix: UInt32) -> UInt32? {
    var value: UInt32?
    let end = position + most
    while position < end, let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
      digit < radix
    {
      value = (value ?? 0) * radix + UInt32(digit)
      position += 1
    }
    return value
  }
}
