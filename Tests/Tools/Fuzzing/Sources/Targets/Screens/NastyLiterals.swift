import SceneUI

/// Extreme values of each type.
enum NastyLiterals {
  static func literal(of type: ValueType, using random: inout Random) -> String {
    switch type {
    case .bool: pick(["true", "false"], &random)
    case .int: pick(integers, &random)
    case .number: pick(numbers, &random)
    case .string: pick(texts, &random)
    case .point, .size: tuple(of: 2, &random)
    case .rect, .insets: tuple(of: 4, &random)
    case .transform: pick(transforms, &random)
    case .color: pick(colors, &random)
    case .font: pick(fonts, &random)
    case .image: pick(["", "clock", "a/b"], &random)
    case .range: pick(["0 0", "0 1", "1 1000000", "9223372036854775807 1"], &random)
    case .nothing: ""
    case .enumeration(let cases): pick(cases, &random)
    case .optionSet(let members): members.filter { _ in random.below(2) == 0 }.joined(separator: " ")
    case .reference, .references: pick(["clock", "dial", "a", "b", "a b"], &random)
    case .priorities: pick(["1 1", "1000 1000", "250 750", "0 0"], &random)
    }
  }

  private static func pick(_ list: [String], _ random: inout Random) -> String {
    list[random.below(list.count)]
  }

  /// Most numbers of a tuple are common ones, so that the result is often visible.
  private static func tuple(of count: Int, _ random: inout Random) -> String {
    (0..<count).map { _ in pick(random.below(3) == 0 ? numbers : ["0", "10", "44", "100"], &random) }
      .joined(separator: " ")
  }

  private static let integers = [
    "0", "-1", "1", "2", "7", "100", "1000", "1000000", "2147483647", "-2147483648", "9223372036854775807",
    "-9223372036854775808",
  ]
  private static let numbers = [
    "0", "-0", "1", "-1", "0.5", "0.1", "1e-9", "1e-300", "44", "320", "1000", "1e5", "1e9", "-1e9", "1e18",
    "1e19", "1e300", "-1e300", "1.7976931348623157e308",
  ]
  private static let texts = [
    "", " ", "a", "Wake up", "a&#10;b", "&#10;&#10;", "مرحبا 12,5", "e&#x301;", "👩‍👩‍👧‍👦", "%@ %d", "a&#x202E;b",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
  ]
  private static let transforms = [
    "scale(0)", "scale(-1)", "scale(1e300)", "rotate(45)", "rotate(1e300)", "translate(1e18 0)",
    "scale(1e-300) rotate(1)", "scale(1e300) scale(1e300)",
  ]
  private static let colors = ["#000000", "#FFFFFF00", "tint", "label", "clear", "#12345678"]
  private static let fonts = ["12", "bold 0.1", "1e9", "italic 1", "body", "largeTitle", "Courier 12"]
}
