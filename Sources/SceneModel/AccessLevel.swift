package enum AccessLevel: UInt8, Sendable, CaseIterable, Comparable {
  /// Access limited to the file or to a part of it (`private` or `fileprivate`).
  case file
  case `internal`, package, `public`

  package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}
