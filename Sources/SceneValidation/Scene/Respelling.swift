import SceneDiagnostics
import SceneModel
import SceneValues

extension CheckedScene {
  /// Returns a suggestion for a value of an attribute that is written in the syntax of UIKit, CSS, or Objective-C.
  func respelling(
    of literal: Name, as type: ValueType, in limits: ClosedRange<Double>? = nil, for attribute: String
  ) -> Suggestion? {
    let bytes = document.source.bytes
    let range = literal.range.bytes
    // If there are entities, or in an imported file, the value differs from the source.
    guard range.count == literal.text.utf8.count, range.lowerBound > 0, range.upperBound <= bytes.count,
      bytes[range].elementsEqual(literal.text.utf8)
    else { return nil }
    let quote = bytes[range.lowerBound - 1] == UInt8(ascii: "'") ? "\"" : "'"
    guard
      let spelling = Respelling(literal.text, as: type, in: limits, quote: quote, for: attribute)
    else { return nil }
    return suggestion(replacing: literal, with: spelling.literal, isSafe: spelling.isCertain)
  }
}

struct Respelling {
  private(set) var literal: String
  private(set) var isCertain = true

  /// Creates the replacement for a literal. `limits` is the range of a number, and `quote` encloses a font family.
  init?(
    _ text: String, as type: ValueType, in limits: ClosedRange<Double>? = nil, quote: String,
    for attribute: String
  ) {
    let words = text.split { " \t\r\n,;{}()[]".contains($0) }.map(String.init)
    switch type {
    case .bool where text.isEmpty || ForeignNames.plain(text) == ForeignNames.plain(attribute):
      // In HTML, a Boolean attribute without a value, or with its name as its value, is true.
      literal = "true"
      isCertain = !text.isEmpty
    case .bool:
      guard words.count == 1,
        let value = ForeignNames.value.meanings(of: words[0], among: Self.booleanNames).first
      else { return nil }
      literal = value
    case .number where words.count == 1 && text.hasSuffix("%"):
      guard let percentage = Double(text.dropLast()) else { return nil }
      literal = Value.number(percentage / 100).literal
      isCertain = limits?.upperBound == 1
    case .number, .int, .point, .size, .rect, .insets:
      if let number = ForeignNames.number(for: text, in: attribute) {
        literal = number
        break
      }
      let numbers = Self.arguments(words, isCall: text.contains("("), of: type)
      literal = numbers.map { ForeignUnits.number($0).text }.joined(separator: " ")
      isCertain = numbers.count == words.count && numbers.allSatisfy { ForeignUnits.number($0).isInPoints }
    case .priorities:
      literal = words.map { ForeignUnits.priorities[$0.lowercased()] ?? $0 }.joined(separator: " ")
    case .transform:
      literal = text.replacing(", ", with: ",").replacing(",", with: " ")
        .replacing("deg)", with: ")").replacing("px", with: "")
      if Double(text.replacing("deg", with: "")) != nil {
        literal = "rotate(\(text.replacing("deg", with: "")))"
      }
      // CSS applies the last function first.
      isCertain = literal.split(separator: "(").count == 2 && text.contains("(") && !text.contains("px")
    case .font:
      guard let font = ForeignFont(text, quote: quote) else { return nil }
      literal = font.literal
      isCertain = font.isCertain
    case .color:
      guard let color = ForeignColors.literal(for: text) else { return nil }
      literal = color.text
      isCertain = color.isExact
    case .enumeration(let members) where attribute == "locale":
      guard let language = ForeignNames.language(for: text, among: members) else { return nil }
      literal = language.name
      isCertain = language.isExact
    case .enumeration(let members):
      guard let meaning = ForeignNames.value.meaning(of: text, among: members) else { return nil }
      literal = meaning.name
      isCertain = meaning.isExact
    case .optionSet(let members):
      let options = text.split { " ,;|+[]".contains($0) }.map(String.init)
      let meanings = options.map { option in
        members.contains(option) ? nil : ForeignNames.value.meaning(of: option, among: members)
      }
      literal = zip(options, meanings).map { $1?.name ?? $0 }.joined(separator: " ")
      isCertain = meanings.allSatisfy { $0?.isExact != false }
    default: return nil
    }
    guard literal != text, (try? type.value(of: literal)) != nil else { return nil }
  }

  private static let booleanNames = ["true", "false"]

  /// Returns the numbers in a call such as `CGRect(x: 0, y: 0, width: 8, height: 8)`, or the words of other values.
  private static func arguments(_ words: [String], isCall: Bool, of type: ValueType) -> [String] {
    if type == .number, words.count == 2 { return [words.joined(separator: ".")] }
    if type == .size, words.count == 1 { return words[0].split { "x×*".contains($0) }.map(String.init) }
    let isNamed = isCall && words.first.map { !$0.contains(":") && Double($0) == nil } == true
    let numbers = words.dropFirst(isNamed ? 1 : 0).compactMap { word in
      word.split(separator: ":", omittingEmptySubsequences: false).last.map(String.init)
    }.filter { !$0.isEmpty }
    guard type == .insets, !isCall, numbers.count < 3 else { return numbers }
    return [numbers.first, numbers.last, numbers.first, numbers.last].compactMap(\.self)
  }
}
