import SceneValues

/// The style of a JSON document. Xcode writes a space before each colon.
struct JSONStyle {
  let unit: String
  private let colon: String
  /// The line ending, or an empty string for a single-line document.
  private let newline: String

  init(of document: JSONValue, in bytes: [UInt8]) {
    guard case .object(let members) = document.content, let member = members.first else {
      (unit, colon, newline) = ("  ", " : ", "\n")
      return
    }
    let start = member.value.range.lowerBound
    let valueStart = if case .string = member.value.content { start - 1 } else { start }
    let between = String(decoding: bytes[member.nameRange.upperBound + 1..<valueStart], as: UTF8.self)
    colon = between.allSatisfy { $0 == " " || $0 == ":" } ? between : ": "
    let space = bytes[document.range.upperBound..<member.nameRange.lowerBound - 1]
    guard let line = space.lastIndex(of: UInt8(ascii: "\n")) else {
      (unit, newline) = ("", "")
      return
    }
    unit = String(decoding: space[(line + 1)...], as: UTF8.self)
    newline = space.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
  }

  func lineBreak(_ indentation: String) -> String { newline + indentation }

  func gap(_ indentation: String) -> String {
    newline.isEmpty ? (colon == ":" ? "" : " ") : newline + indentation
  }

  func indentation(at place: Int, in bytes: [UInt8]) -> String {
    guard !newline.isEmpty else { return "" }
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  func member(_ name: String, _ node: JSONEdits.Node, indented indentation: String) -> String {
    JSONText.quoted(name) + colon + text(of: node, indented: indentation)
  }

  func text(of node: JSONEdits.Node, indented indentation: String) -> String {
    switch node {
    case .string(let text): return JSONText.quoted(text)
    case .number(let number): return "\(number)"
    case .object(let members):
      let inner = indentation + unit
      let lines = members.keys.sorted(by: Self.isBefore).map {
        member($0, members[$0] ?? .string(""), indented: inner)
      }
      return "{" + lineBreak(inner) + lines.joined(separator: "," + gap(inner)) + lineBreak(indentation) + "}"
    }
  }

  /// Returns whether a name precedes another one in natural order. This order compares numbers by value and ignores case.
  static func isBefore(_ name: String, _ other: String) -> Bool {
    let (first, second) = (Self.parts(of: name), Self.parts(of: other))
    for (one, two) in zip(first, second) where one != two { return one < two }
    return first.count == second.count ? name < other : first.count < second.count
  }

  private static func parts(of name: String) -> [Part] {
    var parts: [Part] = []
    var digits: [UInt8] = []
    func number() -> Part { .number(Array(digits.drop { $0 == UInt8(ascii: "0") })) }
    for character in name {
      if let digit = character.asciiValue, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
        digits.append(digit)
        continue
      }
      if !digits.isEmpty { parts.append(number()) }
      digits = []
      parts.append(character.isLetter ? .letter(character.lowercased()) : .sign(String(character)))
    }
    if !digits.isEmpty { parts.append(number()) }
    return parts
  }

  private enum Part: Comparable {
    case sign(String)
    case number([UInt8])
    case letter(String)

    static func < (first: Part, second: Part) -> Bool {
      switch (first, second) {
      case (.sign(let one), .sign(let two)), (.letter(let one), .letter(let two)): one < two
      case (.number(let one), .number(let two)):
        one.count == two.count ? one.lexicographicallyPrecedes(two) : one.count < two.count
      case (.sign, _), (.number, .letter): true
      default: false
      }
    }
  }
}
