package enum AccessLevel: UInt8, Sendable, CaseIterable, Comparable {
  /// Visible in its own file at most: `private` or `fileprivate`.
  case file
  case `internal`, package, `public`

  package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}
