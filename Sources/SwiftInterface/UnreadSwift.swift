/// How much a Swift file may hold. What is beyond is not read, and what it declares counts as not known.
package struct SwiftLimits: Sendable {
  /// The size of a file in bytes. A tree takes 150 times as much.
  package var bytes = 4 << 20
  /// How deep it may nest: brackets, `try`s and arrows one within the other, links of a chain. What reads a tree calls
  /// itself for each, on a stack that stands for all of these.
  package var depth = 1000

  package init() {}

  package static let `default` = SwiftLimits()
}

/// Why a Swift file was not read.
package enum UnreadReason: Sendable, Hashable {
  /// It has more bytes than this.
  case tooLarge(limit: Int)
  /// It is nested deeper than this, first at an offset.
  case tooDeep(limit: Int, offset: Int)
}

/// A Swift file that was not read.
package struct UnreadSwift: Sendable, Hashable {
  package var reason: UnreadReason
  /// Nil for a file that was not even looked into.
  package var names: UnreadNames?

  package var isTooLarge: Bool {
    if case .tooLarge = reason { true } else { false }
  }

  package init(_ reason: UnreadReason, _ names: UnreadNames?) {
    self.reason = reason
    self.names = names
  }
}
