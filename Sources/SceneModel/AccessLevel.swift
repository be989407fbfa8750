/// The access level of a Swift declaration.
package enum AccessLevel: UInt8, Sendable, CaseIterable, Comparable {
  /// Its own file at most.
  case file
  case `internal`, package, `public`

  package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}
