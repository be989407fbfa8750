/// How much a Swift file may hold. What is beyond is not read, and what it declares counts as not known.
package struct SwiftLimits: Sendable {
  /// The size of a file in bytes. A tree takes 150 times as much.
  package var bytes = 4 << 20
  /// How deep it may nest: brackets, `try`s and arrows one within the other, links of a chain. What reads a tree calls
  /// itself for each, on a stack that stands for all of these.
  package var depth = 1000
  /// How long the parser may work on a file, in seconds of a processor. What is Swift takes a second at most; of what is
  /// not, it asks again and again what it may be.
  package var seconds = 20.0

  package init() {}

  package static let `default` = SwiftLimits()
}

/// Why a Swift file was not read.
package enum UnreadReason: Sendable, Hashable {
  /// It has more bytes than this.
  case tooLarge(limit: Int)
  /// The file nests deeper than the limit. The offset is the first such place.
  case tooDeep(limit: Int, offset: Int)
  /// The parser worked on it for more seconds than this.
  case tooSlow(limit: Double)
}

/// A Swift file that was not read.
package struct UnreadSwift: Sendable, Hashable {
  package var reason: UnreadReason
  /// Nil for a file that was not even looked into.
  package var names: UnreadNames?

  package var isTooLarge: Bool {
    if case .tooLarge = reason { true } else { false }
  }

  /// Whether it depends on more than the file's bytes.
  package var isAccident: Bool {
    if case .tooSlow = reason { true } else { false }
  }

  package init(_ reason: UnreadReason, _ names: UnreadNames?) {
    self.reason = reason
    self.names = names
  }
}
