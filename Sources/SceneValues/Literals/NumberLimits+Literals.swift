extension NumberLimits {
  package static func range(of type: ValueType) -> ClosedRange<Double>? {
    switch type {
    case .point, .size, .rect, .insets, .transform: coordinates
    case .font: lengths
    default: nil
    }
  }
}

extension ValueType {
  /// Whether properties of this type can specify a range.
  public var takesRange: Bool {
    switch self {
    case .int, .number, .point, .size, .rect, .insets: true
    default: false
    }
  }

  /// Returns a description of the expected literal for messages, such as "a number from 0 to 1".
  public func expectation(in range: ClosedRange<Double>?) -> String {
    guard let range, let bounds = range.bounds else { return expectation }
    switch self {
    case .int, .number: return "\(expectation) \(bounds)"
    case .font: return "a font of a size \(bounds)"
    case .transform: return "a transform whose numbers are \(bounds)"
    default: return "\(expectation) of numbers \(bounds)"
    }
  }
}

extension ClosedRange<Double> {
  /// A description of the range, such as "from 0 to 1" or "of at least 0", or nil for an unlimited range.
  package var bounds: String? {
    switch (lowerBound.isFinite, upperBound.isFinite) {
    case (true, true): "from \(Self.plain(lowerBound)) to \(Self.plain(upperBound))"
    case (true, false): "of at least \(Self.plain(lowerBound))"
    case (false, true): "of at most \(Self.plain(upperBound))"
    case (false, false): nil
    }
  }

  /// Returns a number without an exponent, such as `0.000000001` instead of `1e-09`.
  private static func plain(_ number: Double) -> String {
    if let whole = Int64(exactly: number) { return String(whole) }
    let text: String = Value.number(number)
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]),
      (-20..<0).contains(exponent)
    else { return text }
    let zeros = String(repeating: "0", count: -exponent - 1)
    return "\(number < 0 ? "-" : "")0.\(zeros)\(text[..<mark].filter(\.isNumber))"
  }
}

extension Value {
  package var isWithinLimits: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .point, .size, .rect, .insets, .transform: isContained(in: NumberLimits.coordinates)
    case .font: isContained(in: NumberLimits.lengths)
    default: true
    }
  }

  /// Returns whether each number in the value is within a range. The result is true for values without numbers.
  public func isContained(in range: ClosedRange<Double>) -> Bool {
    switch self {
    case .int(let value): range.contains(Double(value))
    case .number(let value): range.contains(value)
    case .point(let point): range.contains(point.x) && range.contains(point.y)
    case .size(let size): range.contains(size.width) && range.contains(size.height)
    case .rect(let rect):
      range.contains(rect.origin.x) && range.contains(rect.origin.y) && range.contains(rect.size.width)
        && range.contains(rect.size.height)
    case .insets(let insets):
      [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(range.contains)
    case .transform(let transform):
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        .allSatisfy(range.contains)
    case .font(let font): range.contains(font.size)
    default: true
    }
  }
}
