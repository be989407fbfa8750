import SceneDiagnostics
import SceneModel
import SceneValues

extension CheckedScene {
  /// Returns a suggestion for a value that is written in the syntax of UIKit, CSS, or Objective-C.
  func respelling(
    of literal: Name, as type: ValueType, in limits: ClosedRange<Double>? = nil
  ) -> Suggestion? {
    let bytes = document.source.bytes
    let range = literal.range.bytes
    // If there are entities, or in an imported file, the value differs from the source.
    guard range.count == literal.text.utf8.count, range.lowerBound > 0, range.upperBound <= bytes.count,
      bytes[range].elementsEqual(literal.text.utf8)
    else { return nil }
    let quote = bytes[range.lowerBound - 1] == UInt8(ascii: "'") ? "\"" : "'"
    guard let spelling = Respelling(literal.text, as: type, in: limits, quote: quote) else { return nil }
    return suggestion(replacing: literal, with: spelling.literal, isSafe: spelling.isCertain)
  }
}

struct Respelling {
  private(set) var literal: String
  private(set) var isCertain = true

  /// Creates the replacement for a literal. `limits` is the allowed range of a number, and `quote` is the quotation mark
  /// that encloses a font family.
  init?(_ text: String, as type: ValueType, in limits: ClosedRange<Double>? = nil, quote: String) {
    let words = text.split { " \t\r\n,;{}()[]".contains($0) }.map(String.init)
    switch type {
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
      literal = words.map { ForeignUnits.number($0).text }.joined(separator: " ")
      isCertain = words.allSatisfy { ForeignUnits.number($0).isInPoints }
    case .font:
      guard let font = Self.font(words, quote: quote) else { return nil }
      literal = font.literal
      isCertain = font.isCertain && words.allSatisfy { ForeignUnits.number($0).isInPoints }
    case .color:
      guard let color = ForeignColors.literal(for: text) else { return nil }
      literal = color.text
      isCertain = color.isExact
    case .enumeration(let members):
      guard let meaning = ForeignNames.value.meaning(of: text, among: members) else { return nil }
      literal = meaning.name
      isCertain = meaning.isExact
    case .optionSet(let members):
      let options = text.split { " ,;|[]".contains($0) }.map(String.init)
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

  /// Converts a font consisting of a size and a face or family, such as `28 bold`, `system-bold 28pt`, or `Helvetica 12`.
  private static func font(_ words: [String], quote: String) -> (literal: String, isCertain: Bool)? {
    let bare = words.map { ForeignUnits.number($0).text }
    let sizes = bare.filter { Double($0) != nil }
    guard sizes.count == 1, !words.contains(where: { $0.contains("'") || $0.contains("\"") }) else {
      return nil
    }
    let names = bare.filter { Double($0) == nil }
    let parts = names.flatMap { $0.split(separator: "-").map { $0.lowercased() } }.filter { $0 != "system" }
    switch parts.count {
    case 0: return ("system \(sizes[0])", true)
    case 1 where ["bold", "italic", "monospaced"].contains(parts[0]):
      return ("\(parts[0]) \(sizes[0])", true)
    case 1 where parts[0] == "boldsystem" || parts[0] == "semibold":
      return ("bold \(sizes[0])", parts[0] == "boldsystem")
    default:
      // The font has a family but no weight, because scenes cannot combine the two.
      guard names.first?.first?.isUppercase == true, bare.last == sizes[0] else { return nil }
      return (quote + names.joined(separator: " ") + quote + " " + sizes[0], parts.count == 1)
    }
  }
}
