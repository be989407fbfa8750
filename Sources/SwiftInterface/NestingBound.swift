#if Sources
  import SceneModel

  /// A fast scan that shows for most files that they are not nested too deeply. It reads bytes instead of tokens,
  /// overestimates the depth that `NestingScan` estimates, and gives up where only the lexer can tell tokens apart.
  struct NestingBound {
    private enum ByteClass {
      case word, other, space, newline, open, close, quote, backtick, comma, slash, pound, unclear
    }

    private enum End { case value, block, unknown }

    /// A level of brackets or an `#if`, with the counts of `NestingScan`. Angle brackets do not form levels.
    private struct Level {
      let closing: UInt8
      var depth: Int
      var statements = 0
      var choices = 0
      var others = 0
      var hasAngles = false
      /// The number of quotation marks that end the string whose interpolation the level is, or 0.
      var quotes = 0
      /// Whether the level is inside an interpolation of a string that ends with the line.
      var isInLine = false

      var innermost: Int { depth + statements + choices + others }
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var level = Level(closing: 0, depth: 0)
    private var outer: [Level] = []
    private var last = End.unknown
    private var startsLine = true

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Returns whether the file is certainly not nested more than `deepest` levels deep.
    static func isKept(_ deepest: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      var scan = NestingBound(bytes)
      return classes.withUnsafeBufferPointer { scan.isKept(deepest, $0) }
    }

    private mutating func isKept(_ deepest: Int, _ classes: UnsafeBufferPointer<ByteClass>) -> Bool {
      while position < bytes.count {
        let byte = bytes[position]
        switch classes[Int(byte)] {
        case .space:
          position += 1
          continue
        case .newline:
          guard !level.isInLine else { return false }
          startsLine = true
          position += 1
          continue
        case .word: readWord(classes)
        case .open: open(byte)
        case .close: guard close(byte) else { return false }
        case .quote: guard readText() else { return false }
        case .backtick: guard readEscapedName() else { return false }
        case .comma: endElement()
        case .slash: guard readSlash() else { return false }
        case .pound: guard readPound() else { return false }
        case .other:
          // The lexer skips merge conflicts. Their markers begin a line.
          guard !startsLine || !"<>".utf8.contains(byte) else { return false }
          note(byte)
        case .unclear: return false
        }
        guard level.innermost <= deepest else { return false }
      }
      return true
    }

    // MARK: Words

    private mutating func readWord(_ classes: UnsafeBufferPointer<ByteClass>) {
      let start = position
      var letters: UInt64 = 0
      var isPlain = true
      while position < bytes.count, classes[Int(bytes[position])] == .word {
        let byte = bytes[position]
        letters = letters << 8 | UInt64(byte)
        // Bit 5 distinguishes lowercase letters from uppercase letters and underscores.
        if byte & 0x20 == 0 || byte < 0x60 { isPlain = false }
        position += 1
      }
      let isShort = position - start <= 8
      if startsLine {
        startsLine = false
        if last != .unknown, !isShort || !Self.continuing.contains(letters) { endStatement() }
      }
      if isShort, Self.statements.contains(letters) {
        level.statements += 1
      } else if isShort ? Self.prefixes.contains(letters) : isPlain {
        level.others += 1
      }
      // Except for `Any` and `Self`, which are values, all keywords consist of lowercase letters or begin with `_`.
      last = isPlain || bytes[start] == UInt8(ascii: "_") ? .unknown : .value
    }

    private mutating func readEscapedName() -> Bool {
      startsLine = false
      last = .unknown
      position += 1
      while position < bytes.count, bytes[position].isPartOfName { position += 1 }
      // A raw identifier, such as `a (b)`, can contain brackets.
      guard position < bytes.count, bytes[position] == UInt8(ascii: "`") else { return false }
      position += 1
      return true
    }

    private mutating func endStatement() {
      if last == .block { level.statements = 0 }
      (level.choices, level.others, level.hasAngles) = (0, 0, false)
    }

    private mutating func endElement() {
      startsLine = false
      position += 1
      last = .unknown
      guard !level.hasAngles, level.closing != UInt8(ascii: "}"), level.closing != 0, level.statements == 0
      else { return }
      level.others = 0
    }

    // MARK: Brackets

    private mutating func open(_ byte: UInt8) {
      startsLine = false
      let isSquare = byte == UInt8(ascii: "[")
      let closing =
        isSquare ? UInt8(ascii: "]") : byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")")
      enter(closing, cost: isSquare ? NestingScan.costOfSquare : 1)
      position += 1
      last = .unknown
    }

    private mutating func enter(_ closing: UInt8, cost: Int, quotes: Int = 0) {
      outer.append(level)
      level = Level(
        closing: closing, depth: level.innermost + cost, quotes: quotes,
        isInLine: level.isInLine || quotes == 1)
    }

    private mutating func close(_ byte: UInt8) -> Bool {
      startsLine = false
      guard level.closing == byte, let around = outer.popLast() else { return false }
      let quotes = level.quotes
      level = around
      level.others += 1
      position += 1
      last = byte == UInt8(ascii: "}") ? .block : .value
      return quotes == 0 || readText(until: quotes)
    }

    // MARK: Conditions

    private mutating func readPound() -> Bool {
      startsLine = false
      level.others += 1
      last = .unknown
      position += 1
      if matches("if") {
        enter(UInt8(ascii: "#"), cost: 1)
      } else if matches("else") {
        guard level.closing == UInt8(ascii: "#") else { return false }
        (level.statements, level.choices, level.others, level.hasAngles) = (0, 0, 0, false)
      } else if matches("endif") {
        guard level.closing == UInt8(ascii: "#"), let around = outer.popLast() else { return false }
        let links = level.others
        level = around
        level.others += links
      } else if position < bytes.count, bytes[position] < UInt8(ascii: "A") {
        // A raw string or a regular expression.
        return false
      }
      while position < bytes.count, bytes[position].isPartOfName { position += 1 }
      return true
    }

    private func matches(_ word: StaticString) -> Bool {
      position + word.utf8CodeUnitCount <= bytes.count
        && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
    }

    // MARK: Comments and operators

    private mutating func readSlash() -> Bool {
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      if next == UInt8(ascii: "/") {
        while position < bytes.count, !Self.isNewline(bytes[position]) { position += 1 }
        return true
      }
      if next == UInt8(ascii: "*") { return skipComment() }
      let previous = position > 0 ? bytes[position - 1] : 0
      let isLeftBound = previous.isPartOfName || previous == UInt8(ascii: ")")
      guard isLeftBound || next <= UInt8(ascii: " ") && isAfterValue else { return false }
      note(bytes[position])
      return true
    }

    /// Whether a slash between spaces is an operator. After other operators and keywords, it begins a regular expression.
    private var isAfterValue: Bool {
      var end = position
      while end > 0, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
      guard end > 0 else { return false }
      if ")]}\"".utf8.contains(bytes[end - 1]) { return true }
      var start = end
      while start > 0, bytes[start - 1].isPartOfName { start -= 1 }
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      let isDirective = start > 0 && bytes[start - 1] == UInt8(ascii: "#")
      return !word.isEmpty && !isDirective && SwiftName.written(word) == word
    }

    private mutating func skipComment() -> Bool {
      var depth = 0
      while position + 1 < bytes.count {
        let (byte, next) = (bytes[position], bytes[position + 1])
        if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
          (depth, position) = (depth + 1, position + 2)
        } else if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
          (depth, position) = (depth - 1, position + 2)
          if depth == 0 { return true }
        } else {
          position += 1
        }
      }
      return false
    }

    private mutating func note(_ byte: UInt8) {
      if startsLine, last != .unknown, byte == UInt8(ascii: "@") { endStatement() }
      startsLine = false
      let previous = position > 0 ? bytes[position - 1] : 0
      if byte == UInt8(ascii: "<") {
        level.others += NestingScan.costOfAngle
        level.hasAngles = true
      } else if byte == UInt8(ascii: "?"), previous <= UInt8(ascii: " ") {
        level.choices += 1
      } else {
        level.others += 1
      }
      position += 1
      let isMark = byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
      let endsLine = position < bytes.count && bytes[position] == UInt8(ascii: "\n")
      last =
        isMark && endsLine && (previous.isPartOfName || previous == UInt8(ascii: ")")) ? .value : .unknown
    }

    // MARK: Strings

    private mutating func readText() -> Bool {
      startsLine = false
      let quotes = isAtThreeQuotes ? 3 : 1
      position += quotes
      return readText(until: quotes)
    }

    /// Reads a string until its end or the next interpolation. Returns false if the string does not end.
    private mutating func readText(until quotes: Int) -> Bool {
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: "\""):
          if quotes == 1 || isAtThreeQuotes {
            position += quotes
            last = .value
            return true
          }
        case UInt8(ascii: "\\"):
          position += 1
          if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
            enter(UInt8(ascii: ")"), cost: 1, quotes: quotes)
            position += 1
            last = .unknown
            return true
          }
          if position < bytes.count, Self.isNewline(bytes[position]) { continue }
        case let byte where quotes == 1 && Self.isNewline(byte): return false
        default: break
        }
        position += 1
      }
      return false
    }

    private var isAtThreeQuotes: Bool {
      position + 2 < bytes.count && bytes[position + 1] == UInt8(ascii: "\"")
        && bytes[position + 2] == UInt8(ascii: "\"")
    }

    private static func isNewline(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    // MARK: Tables

    private static let classes: [ByteClass] = (UInt8.min...UInt8.max).map { byte in
      switch byte {
      case _ where isNewline(byte): return .newline
      case 0...UInt8(ascii: " "): return .space
      // The character can be part of a name, an operator, or a curly quotation mark.
      case 0x80...: return .unclear
      case _ where byte.isPartOfName: return .word
      default: break
      }
      switch Unicode.Scalar(byte) {
      case "(", "[", "{": return .open
      case ")", "]", "}": return .close
      case "\"": return .quote
      case "`": return .backtick
      case "'": return .unclear
      case ",": return .comma
      case "/": return .slash
      case "#": return .pound
      default: return .other
      }
    }

    private static let statements = PackedWords(SwiftToken.statements)
    private static let prefixes = PackedWords(SwiftToken.prefixes)
    private static let continuing = PackedWords(SwiftToken.continuing)
  }

  /// A set of words with at most eight letters. A filter by two letters excludes most words quickly.
  private struct PackedWords {
    private let words: Set<UInt64>
    private let filter: [Bool]

    init(_ words: Set<String>) {
      self.words = Set(words.map { $0.utf8.reduce(0) { $0 << 8 | UInt64($1) } })
      var filter = [Bool](repeating: false, count: 1024)
      for word in self.words { filter[Self.place(word)] = true }
      self.filter = filter
    }

    private static func place(_ word: UInt64) -> Int { Int((word >> 3 ^ word) & 0x3FF) }

    @inline(__always)
    func contains(_ word: UInt64) -> Bool { filter[Self.place(word)] && words.contains(word) }
  }
#endif
