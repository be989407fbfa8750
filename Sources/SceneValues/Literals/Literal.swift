/// An error in a literal, including its byte range.
public struct LiteralError: Error, Hashable, Sendable {
  /// The range of the error in the literal, in UTF-8 offsets.
  public var range: Range<Int>
  /// The valid words, or an empty array if the literal does not require a word from a fixed list.
  public var candidates: [String]
  /// The allowed range if a number is out of range. In this case, the literal is otherwise valid.
  public var bounds: ClosedRange<Double>?

  init(_ range: Range<Int>, candidates: [String] = [], bounds: ClosedRange<Double>? = nil) {
    self.range = range
    self.candidates = candidates
    self.bounds = bounds
  }
}

extension ValueType {
  /// Parses a literal of this type.
  ///
  /// - Parameters:
  ///   - literal: The value of the attribute.
  ///   - range: The allowed range of each number, in addition to `NumberLimits`.
  /// - Returns: The value. For references, this is a `Value.text` that contains the IDs, separated by single spaces.
  /// - Throws: `LiteralError` with the range of the first error.
  public func value(of literal: String, in range: ClosedRange<Double>? = nil) throws(LiteralError) -> Value {
    var literal = literal
    let result = literal.withUTF8 { bytes in
      Result { () throws(LiteralError) in try parse(bytes, in: range) }
    }
    return try result.get()
  }

  package func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: ClosedRange<Double>? = nil
  ) throws(LiteralError) -> Value {
    let value = try parseUnbounded(bytes)
    if let limits = NumberLimits.range(of: self), !value.isContained(in: limits) {
      throw LiteralError(outlier(in: bytes, limits), bounds: limits)
    }
    if let range, !value.isContained(in: range) {
      throw LiteralError(outlier(in: bytes, range), bounds: range)
    }
    return value
  }

  /// Returns the byte range of the first number that is out of range, or of the entire literal if there is none.
  private func outlier(in bytes: UnsafeBufferPointer<UInt8>, _ range: ClosedRange<Double>) -> Range<Int> {
    var scanner = LiteralScanner(bytes)
    while takesRange, !scanner.isAtEnd() {
      let word = scanner.word()
      var number = LiteralScanner(UnsafeBufferPointer(rebasing: bytes[word]))
      if let value = number.number(), !range.contains(value) { return word }
      if word.isEmpty { break }
    }
    return 0..<bytes.count
  }

  private func parseUnbounded(_ bytes: UnsafeBufferPointer<UInt8>) throws(LiteralError) -> Value {
    var scanner = LiteralScanner(bytes)
    let value: Value
    switch self {
    case .string: return .string(scanner.text(0..<bytes.count))
    case .image: return .image(try name(in: &scanner, count: bytes.count))
    case .reference:
      let word = scanner.word()
      if word.isEmpty { throw LiteralError(0..<bytes.count) }
      value = .text(scanner.text(word))
    case .references:
      var words: [String] = []
      while !scanner.isAtEnd() {
        let word = scanner.word()
        if word.isEmpty { throw LiteralError(word.lowerBound..<bytes.count) }
        words.append(scanner.text(word))
      }
      if words.isEmpty { throw LiteralError(0..<bytes.count) }
      value = .text(words.joined(separator: " "))
    case .bool: value = .bool(try bool(in: &scanner))
    case .int: value = .int(try int(in: &scanner))
    case .number: value = .number(try number(in: &scanner))
    case .point:
      value = .point(Point(x: try number(in: &scanner), y: try number(in: &scanner)))
    case .size:
      value = .size(Size(width: try number(in: &scanner), height: try number(in: &scanner)))
    case .rect:
      value = .rect(
        Rect(
          x: try number(in: &scanner), y: try number(in: &scanner), width: try number(in: &scanner),
          height: try number(in: &scanner)))
    case .range: value = .range(try range(in: &scanner))
    case .nothing: value = .nothing
    case .insets:
      value = .insets(
        EdgeInsets(
          top: try number(in: &scanner), left: try number(in: &scanner), bottom: try number(in: &scanner),
          right: try number(in: &scanner)))
    case .priorities: value = .size(try priorities(in: &scanner))
    case .transform: value = .transform(try AffineTransform(scanning: &scanner))
    case .color: value = .color(try Color(scanning: &scanner))
    case .font: value = .font(try Font(scanning: &scanner))
    case .enumeration(let cases): value = .enumeration(try member(of: cases, in: &scanner))
    case .optionSet(let members):
      var chosen: [String] = []
      while !scanner.isAtEnd() {
        let member = try member(of: members, in: &scanner)
        if !chosen.contains(member) { chosen.append(member) }
      }
      value = .optionSet(members.filter(chosen.contains))
    }
    guard scanner.isAtEnd() else { throw LiteralError(scanner.position..<bytes.count) }
    return value
  }

  private func bool(in scanner: inout LiteralScanner) throws(LiteralError) -> Bool {
    let range = scanner.word()
    switch scanner.text(range) {
    case "true": return true
    case "false": return false
    default: throw LiteralError(range, candidates: ["true", "false"])
    }
  }

  private func int(in scanner: inout LiteralScanner) throws(LiteralError) -> Int {
    let range = scanner.word()
    guard let value = Int(scanner.text(range)) else { throw LiteralError(range) }
    return value
  }

  private func range(in scanner: inout LiteralScanner) throws(LiteralError) -> Range<Int> {
    let location = try int(in: &scanner)
    scanner.skipSpaces()
    let start = scanner.position
    let length = try int(in: &scanner)
    let (end, overflows) = location.addingReportingOverflow(length)
    guard length >= 0, !overflows else { throw LiteralError(start..<scanner.position) }
    return location..<end
  }

  private func number(in scanner: inout LiteralScanner) throws(LiteralError) -> Double {
    scanner.skipSpaces()
    let start = scanner.position
    guard let value = scanner.number() else { throw LiteralError(start..<scanner.word().upperBound) }
    // "12px" is one invalid word, not the number 12.
    if let next = scanner.next, !LiteralScanner.isSpace(next) {
      throw LiteralError(start..<scanner.word().upperBound)
    }
    return value
  }

  private func priorities(in scanner: inout LiteralScanner) throws(LiteralError) -> Size {
    let horizontal = try priority(in: &scanner)
    return Size(width: horizontal, height: scanner.isAtEnd() ? horizontal : try priority(in: &scanner))
  }

  private func priority(in scanner: inout LiteralScanner) throws(LiteralError) -> Double {
    scanner.skipSpaces()
    let start = scanner.position
    let value = try number(in: &scanner)
    guard LayoutPriority.range.contains(value) else { throw LiteralError(start..<scanner.position) }
    return value
  }

  private func member(of words: [String], in scanner: inout LiteralScanner) throws(LiteralError) -> String {
    let range = scanner.word()
    let text = scanner.text(range)
    guard words.contains(text) else { throw LiteralError(range, candidates: words) }
    return text
  }

  private func name(in scanner: inout LiteralScanner, count: Int) throws(LiteralError) -> String {
    guard !scanner.isAtEnd() else { throw LiteralError(0..<count) }
    return scanner.text(0..<count)
  }
}
