/// What a pattern is made of.
indirect enum PatternNode: Sendable {
  case empty
  case one(ScalarSet)
  case place(PatternPlace)
  case sequence([PatternNode])
  case choice([PatternNode])
  /// - Parameter most: nil where there is no end to it.
  case repeated(PatternNode, least: Int, most: Int?)
}

/// An assertion about the position between two scalars.
enum PatternPlace: Sendable {
  case start, end, wordEdge, noWordEdge

  func holds(between previous: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    switch self {
    case .start: previous == nil
    case .end: next == nil
    case .wordEdge: Self.isWord(previous) != Self.isWord(next)
    case .noWordEdge: Self.isWord(previous) == Self.isWord(next)
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool { scalar.map(ScalarKind.isWord) ?? false }
}
