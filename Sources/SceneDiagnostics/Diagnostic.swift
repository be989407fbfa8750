import SceneValues

/// The severity of a diagnostic.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  case note, warning, error

  /// Orders severities from `note` through `warning` to `error`.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A problem in a source. Unlike bugs in scenec, which are reported as an `InternalError`, diagnostics are not thrown.
public struct Diagnostic: Sendable {
  /// The rule that reports the diagnostic.
  public var rule: RuleID
  /// The severity. Errors prevent compilation.
  public var severity: Severity
  /// The headline: one sentence without a period, with names in single quotes.
  public var message: Message
  /// The smallest range to which the diagnostic refers.
  public var location: SourceLocation
  /// The notes, which point to related locations or give advice.
  public var notes: [Note]
  /// The possible fixes. Each fix resolves the diagnostic on its own.
  public var fixIts: [FixIt]

  /// Creates a diagnostic. By default, it has no notes or fixes.
  public init(
    rule: RuleID, severity: Severity, message: Message, at location: SourceLocation, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.notes = notes
    self.fixIts = fixIts
  }

  /// A related location that explains the diagnostic, or advice without a location.
  public struct Note: Sendable {
    /// The text of the note, without a period.
    public var message: Message
    /// The location, or nil for general advice.
    public var location: SourceLocation?

    /// Creates a note. By default, it has no location.
    public init(_ message: Message, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }
}

/// An edit that resolves a diagnostic, such as "Replace 'titel' with 'title'".
public struct FixIt: Sendable {
  /// The description of the fix, in the imperative.
  public var message: Message
  /// The edits that make up the fix. They must be applied together.
  public var edits: [Edit]
  /// Whether the fix is unambiguous and can be applied without confirmation.
  public var isSafe: Bool

  /// Creates a fix. By default, the fix is safe.
  public init(_ message: Message, edits: [Edit], isSafe: Bool = true) {
    self.message = message
    self.edits = edits
    self.isSafe = isSafe
  }

  /// A replacement of a range of bytes in the diagnostic's source.
  public struct Edit: Sendable, Hashable {
    /// The bytes to replace. An empty range inserts text.
    public var range: SourceRange
    /// The new text. An empty string removes the range.
    public var replacement: String

    /// Creates an edit that replaces a range with a string.
    public init(_ range: SourceRange, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }
}

extension Array where Element == Diagnostic {
  /// Returns the number of diagnostics with a given severity.
  public func count(of severity: Severity) -> Int { count { $0.severity == severity } }
  /// Whether any diagnostic is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// A summary, such as "2 errors, 1 warning", or nil if there are no diagnostics.
  public var summary: String? {
    let parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = count(of: severity)
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Sorts diagnostics by path, position, severity, and rule so that the output does not depend on checking order.
  public mutating func sortInSourceOrder() {
    sort { left, right in
      let (first, second) = (left.location, right.location)
      if first.source !== second.source, first.source.path != second.source.path {
        return first.source.path < second.source.path
      }
      if first.range.start != second.range.start { return first.range.start < second.range.start }
      if first.range.end != second.range.end { return first.range.end < second.range.end }
      if left.rule != right.rule { return left.rule.rawValue < right.rule.rawValue }
      return left.message.text < right.message.text
    }
  }
}
