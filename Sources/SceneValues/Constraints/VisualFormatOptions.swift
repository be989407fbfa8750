/// The values of the `options` and `metrics` attributes of a `<constraints>` element.
package struct VisualFormatOptions: Hashable, Sendable {
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case leadingToTrailing = "directionLeadingToTrailing"
    case leftToRight = "directionLeftToRight"
    case rightToLeft = "directionRightToLeft"
  }

  package struct Alignment: Hashable, Sendable {
    package var attribute: LayoutAttribute
    package var range: Range<Int>
  }

  package var alignments: [Alignment] = []
  package var direction = Direction.leadingToTrailing

  package init() {}

  package static let words = aligning.map(\.0) + Direction.allCases.map(\.rawValue)

  private static let aligning: [(String, LayoutAttribute)] = [
    ("alignAllLeft", .left), ("alignAllRight", .right), ("alignAllTop", .top), ("alignAllBottom", .bottom),
    ("alignAllLeading", .leading), ("alignAllTrailing", .trailing), ("alignAllCenterX", .centerX),
    ("alignAllCenterY", .centerY), ("alignAllFirstBaseline", .firstBaseline),
    ("alignAllLastBaseline", .lastBaseline),
  ]

  package static func parse(_ text: String) throws(ConstraintSyntaxError) -> VisualFormatOptions {
    var scanner = ConstraintScanner(text)
    var options = VisualFormatOptions()
    // Duplicates are rejected, because a short string could otherwise create constraints that exhaust the memory.
    var known: Set<String> = []
    while !scanner.isAtEnd() {
      guard let range = scanner.word() else { throw scanner.expected(.option, candidates: words) }
      let word = scanner.text(range)
      guard known.insert(word).inserted else {
        throw ConstraintSyntaxError(range, expected: .otherOption)
      }
      if let direction = Direction(rawValue: word) {
        options.direction = direction
      } else if let aligned = aligning.first(where: { $0.0 == word }) {
        options.alignments.append(Alignment(attribute: aligned.1, range: range))
      } else {
        throw ConstraintSyntaxError(range, expected: .option, candidates: words)
      }
    }
    return options
  }

  package static func parseMetrics(_ text: String) throws(ConstraintSyntaxError) -> [String: Double] {
    var scanner = ConstraintScanner(text)
    var metrics: [String: Double] = [:]
    while !scanner.isAtEnd() {
      guard let name = scanner.word() else { throw scanner.expected(.metricValue) }
      guard metrics[scanner.text(name)] == nil else {
        throw ConstraintSyntaxError(name, expected: .otherMetricName)
      }
      guard scanner.skip("=") != nil else { throw scanner.expected("=") }
      let isNegative = scanner.skip("-") != nil
      guard let number = try scanner.number() else { throw scanner.expected(.number) }
      metrics[scanner.text(name)] = isNegative && number.value != 0 ? -number.value : number.value
      _ = scanner.skip(",")
    }
    return metrics
  }
}

extension VisualFormat {
  /// Returns an error for the first alignment not perpendicular to the format's direction, or nil if there is none.
  package func mismatch(among options: VisualFormatOptions) -> ConstraintSyntaxError? {
    let across: LayoutAttribute.Kind = orientation == .horizontal ? .vertical : .horizontal
    return options.alignments.first { $0.attribute.kind != across }.map {
      ConstraintSyntaxError($0.range, expected: .alignment(ofRow: orientation == .horizontal))
    }
  }
}
