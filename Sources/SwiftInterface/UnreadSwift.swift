/// The limits for Swift files. Declarations in files that exceed the limits are unknown.
package struct SwiftLimits: Sendable {
  /// The maximum file size in bytes. The syntax tree is about 150 times as large as the file.
  package var bytes = 4 << 20
  /// The maximum nesting depth of brackets, `try`, arrows, and chains. The stack is large enough for this depth.
  package var depth = 1000
  /// The maximum processor time of the parser in seconds. Parsing valid Swift code takes at most one second, but
  /// invalid input can cause long backtracking.
  package var seconds = 20.0

  package init() {}

  package static let `default` = SwiftLimits()
}

package enum UnreadReason: Sendable, Hashable {
  case tooLarge(limit: Int)
  /// A file whose nesting exceeds the limit. The offset is the first position at which the limit is exceeded.
  case tooDeep(limit: Int, offset: Int)
  case tooSlow(limit: Double)
  case conflict
  case excluded
}

package struct UnreadSwift: Sendable, Hashable {
  package var reason: UnreadReason
  package var names: UnreadNames?

  package var isTooLarge: Bool {
    if case .tooLarge = reason { true } else { false }
  }

  /// Whether the reason depends on factors other than the contents of the file, such as the speed of the system.
  package var isTransient: Bool {
    if case .tooSlow = reason { true } else { false }
  }

  package init(_ reason: UnreadReason, _ names: UnreadNames?) {
    self.reason = reason
    self.names = names
  }
}
