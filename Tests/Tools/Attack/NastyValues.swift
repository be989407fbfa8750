import SceneValues

/// Values that are likely to cause failures, by type, as written in scenes before escaping.
///
/// Validation rejects many of them, which is a correct result.
enum NastyValues {
  static func literals(of property: PropertyDescription) -> [String] {
    literals(of: property.type) + bounds(property.range, of: property.type)
  }

  private static func literals(of type: ValueType) -> [String] {
    switch type {
    case .bool: ["true", "false", "maybe"]
    case .int: integers
    case .number: numbers
    case .string: texts
    case .point, .size: pairs
    case .rect: rects
    case .insets: insets
    case .range: ["0 0", "-1 5", "5 -1", "9223372036854775807 1", "0 9223372036854775807", "1 2 3"]
    case .nothing: ["", "something"]
    case .transform: transforms
    case .color: ["#000", "#12345678", "clear", "tint", "asset:nowhere", "asset:", "#12", "systemRed"]
    case .font: fonts
    case .image: ["missing", "../../../etc/passwd", "picture.png", ""]
    case .priorities: ["0", "1", "1000", "1 1000", "1000 1000", "1001", "-1", "0.5", "1e300", "nan"]
    case .enumeration(let words): words + ["nonsense"]
    case .optionSet(let words):
      ["", words.joined(separator: " "), (words + words).joined(separator: " ")] + words
    case .reference, .references: ["it", "page", "page other", "page page", "nowhere"]
    }
  }

  /// Returns the ends of a range and the values just outside.
  private static func bounds(_ range: ClosedRange<Double>?, of type: ValueType) -> [String] {
    guard let range else { return [] }
    let ends = [range.lowerBound, range.upperBound].filter(\.isFinite)
    let around = ends.flatMap { [$0, $0 - 1, $0 + 1] }
    switch type {
    case .number: return around.map { "\($0)" }
    case .int: return around.compactMap { Int(exactly: $0) }.map { "\($0)" }
    case .point, .size: return ends.map { "\($0) \($0)" }
    case .rect, .insets: return ends.map { "\($0) \($0) \($0) \($0)" }
    default: return []
    }
  }

  private static let numbers = [
    "0", "-0", "-1", "0.5", "1", "100", "1e-300", "-1e-300", "5e-324", "1e9", "-1e9", "1e300", "-1e300",
    "1.7976931348623157e308", "2147483648", "9007199254740992", "16777216", "-16777216", "16777217", "nan",
    "inf", "-inf", String(repeating: "9", count: 400), "0." + String(repeating: "0", count: 400) + "1",
  ]

  private static let integers = [
    "0", "-1", "1", "2", "50", "10000", "1000000", "-1000000", "2147483647", "2147483648", "-2147483649",
    "9007199254740993", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e3", "0.5",
    String(repeating: "9", count: 400),
  ]

  private static let texts = [
    "", " ", String(repeating: "w", count: 16_000), String(repeating: "w ", count: 8_000),
    String(repeating: "\n", count: 10_000), String(repeating: " ", count: 16_000), "a\u{301}\u{301}\u{301}",
    "e" + String(repeating: "\u{301}", count: 10_000), String(repeating: "👨‍👩‍👧‍👦", count: 2_000),
    String(repeating: "🇩🇪", count: 2_000), String(repeating: "\u{200B}", count: 10_000),
    "\u{202E}gnp.exe\u{202C} \u{2066}\u{2067}\u{2068}", String(repeating: "מa", count: 5_000),
    String(repeating: "مرحبا 12,5 ", count: 1_500), String(repeating: "日本語", count: 5_000),
    String(repeating: "a-", count: 8_000), "\r\n\r\n\u{2028}\u{2029}\u{85}", "\u{FEFF}\u{FFFD}\u{10FFFF}",
    "\u{7F}\u{9F}\t", "%@ %s %n {0} $(x) \\u0000", "<&>\"'", "\u{1F}",
  ]

  private static let lengths = [
    "0", "-0", "-1", "1e-300", "0.001", "320", "16777216", "-16777216", "16777217", "1e9", "1e300", "-1e300",
    "nan",
  ]

  private static let pairs =
    lengths.map { "\($0) \($0)" } + lengths.map { "\($0) 10" } + lengths.map { "10 \($0)" } + ["1", "1 2 3"]

  private static let rects =
    lengths.map { "0 0 \($0) 100" } + lengths.map { "0 0 320 \($0)" } + lengths.map { "\($0) \($0) 100 100" }
    + lengths.map { "0 0 \($0) \($0)" } + ["16777216 16777216 16777216 16777216", "0 0 10", "0 0 0.1 0.1"]

  private static let insets =
    lengths.map { "\($0) \($0) \($0) \($0)" } + lengths.map { "\($0) 0 0 0" } + lengths.map { "0 \($0) 0 0" }
    + lengths.map { "0 0 \($0) 0" }

  private static let transforms = [
    "scale(0)", "scale(0 1)", "scale(-1)", "scale(1e-300)", "scale(1e-10)", "scale(16777216)",
    "scale(16777216) scale(16777216)", "scale(1e300)", "scale(1e300) scale(1e300)", "rotate(1e300)",
    "rotate(90)", "rotate(45) scale(0 1) rotate(45)", "translate(16777216 16777216)", "translate(1e300 0)",
    "matrix(0 0 0 0 0 0)", "matrix(1 1 1 1 0 0)", "matrix(1e-20 0 0 1e20 0 0)", "scale(nan)", "rotate(inf)",
    String(repeating: "rotate(1) ", count: 3_000),
  ]

  private static let fonts = [
    "system 0", "system -1", "system 1e-300", "system 0.001", "system 1e6", "system 16777216", "system 1e300",
    "bold 17", "italic 17", "monospaced 17", "\"No Such Family\" 17", "\"\" 17",
    "\"\(String(repeating: "Courier-Bold ", count: 500))\" 17", "headline", "body", "nonsense 5", "system",
  ]
}
