/// The limits for Swift files. Declarations in files beyond the limits are unknown.
package struct SwiftLimits: Sendable {
  /// The maximum size in bytes. The syntax tree is 150 times as large.
  package var bytes = 4 << 20
  /// The maximum nesting depth of brackets, `try`, arrows and chains. The stack has room for this many.
  package var depth = 1000
  /// The maximum processor time of the parser, in seconds. Valid Swift takes at most one second, but invalid
  /// input can cause long backtracking.
  package var seconds = 20.0

  package init() {}

  package static let `default` = SwiftLimits()
}

package enum UnreadReason: Sendable, Hashable {
  case tooLarge(limit: Int)
  /// The nesting is deeper than the limit. The offset is the first such position.
  case tooDeep(limit: Int, offset: Int)
  case tooSlow(limit: Double)
}

package struct UnreadSwift: Sendable, Hashable {
  package var reason: UnreadReason
  package var names: UnreadNames?

  package var isTooLarge: Bool {
    if case .tooLarge = reason { true } else { false }
  }

  /// Whether the reason depends on more than the file's bytes.
  package var isAccident: Bool {
    if case .tooSlow = reason { true } else { false }
  }

  package init(_ reason: UnreadReason, _ names: UnreadNames?) {
    self.reason = reason
    self.names = names
  }
}
