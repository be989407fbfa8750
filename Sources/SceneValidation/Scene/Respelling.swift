import SceneDiagnostics
import SceneModel
import SceneValues

extension CheckedScene {
  /// Returns a suggestion for a value that is written as in UIKit, CSS, or Objective-C.
  func respelling(of literal: Name, as type: ValueType) -> Suggestion? {
    let bytes = document.source.bytes
    let range = literal.range.bytes
    // If there are entities, or in an imported file, the value differs from the source.
    guard range.count == literal.text.utf8.count, range.lowerBound > 0, range.upperBound <= bytes.count,
      bytes[range].elementsEqual(literal.text.utf8)
    else { return nil }
    let quote = bytes[range.lowerBound - 1] == UInt8(ascii: "'") ? "\"" : "'"
    guard let spelling = Respelling(literal.text, as: type, quote: quote) else { return nil }
    return suggestion(replacing: literal, with: spelling.literal, isSafe: spelling.isCertain)
  }
}

struct Respelling {
  private(set) var literal: String
  private(set) var isCertain = true

  /// Creates the replacement for a literal. `quote` is the quotation mark to use around a font family.
  init?(_ text: String, as type: ValueType, quote: String) {
    let words = text.split { " \t\r\n,;{}()[]".contains($0) }.map(String.init)
    switch type {
    case .bool:
      guard words.count == 1, let value = Self.truths[words[0].lowercased()] else { return nil }
      literal = value
    case .number, .int, .point, .size, .rect, .insets:
      let numbers = words.map(Self.withoutUnit)
      // A pixel is not always a point.
      isCertain = !words.contains { $0.hasSuffix("px") }
      literal = numbers.joined(separator: " ")
    case .font:
      guard let font = Self.font(words, quote: quote) else { return nil }
      literal = font.literal
      isCertain = font.isCertain && !words.contains { $0.hasSuffix("px") }
    case .color:
      guard let color = Self.color(text, words) else { return nil }
      literal = color
    case .enumeration: literal = Self.member(text)
    case .optionSet:
      literal = text.split { " ,;|[]".contains($0) }.map { Self.member(String($0)) }.joined(separator: " ")
    default: return nil
    }
    guard literal != text, (try? type.value(of: literal)) != nil else { return nil }
  }

  private static let truths = [
    "yes": "true", "on": "true", "1": "true", "no": "false", "off": "false", "0": "false",
  ]

  private static func withoutUnit(_ word: String) -> String {
    for unit in ["pt", "px"] where word.hasSuffix(unit) && word.dropLast(2).last?.isNumber == true {
      return String(word.dropLast(2))
    }
    return word
  }

  /// Returns the member name in a string such as `.center` or `NSTextAlignment.center`.
  private static func member(_ text: String) -> String {
    text.split(separator: ".").last.map(String.init) ?? text
  }

  /// Converts a size with a face or a family, such as `28 bold`, `system-bold 28pt`, or `Helvetica 12`.
  private static func font(_ words: [String], quote: String) -> (literal: String, isCertain: Bool)? {
    let bare = words.map(withoutUnit)
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

  /// Converts a color such as `rgb(0, 122, 255)`, `007AFF`, `0x007AFF`, or `UIColor.systemBlue`.
  private static func color(_ text: String, _ words: [String]) -> String? {
    if words.count == 4, words[0] == "rgb" {
      let components = words.dropFirst().compactMap { UInt8($0) }.map { Double($0) / 255 }
      guard components.count == 3 else { return nil }
      return RGBA(red: components[0], green: components[1], blue: components[2]).hexRGB
    }
    let digits = text.hasPrefix("0x") ? String(text.dropFirst(2)) : text
    if digits.count == 6, digits.allSatisfy(\.isHexDigit) { return "#" + digits }
    return member(text)
  }
}
