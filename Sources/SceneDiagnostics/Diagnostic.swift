import SceneValues

/// How bad a finding is.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  case note, warning, error

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// One finding about a source, with its place.
///
/// Findings do not throw: compiling gives a result and every finding. A bug of scenec's own is another
/// type (`InternalError`).
public struct Diagnostic: Sendable {
  /// The rule that found it: for machines, and never renamed.
  public var rule: RuleID
  public var severity: Severity
  /// A headline: one sentence without a full stop, names in single quotes.
  public var message: Message
  public var location: SourceLocation
  public var notes: [Note]
  public var fixIts: [FixIt]

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

  /// A second place that explains the finding, or advice without a place.
  public struct Note: Sendable {
    public var message: Message
    public var location: SourceLocation?

    public init(_ message: Message, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }
}

/// A change that would mend a finding: "Replace 'titel' with 'title'".
public struct FixIt: Sendable {
  public var message: Message
  public var edits: [Edit]
  /// Whether it can be applied without asking: there is no second thing that may have been meant.
  public var isSafe: Bool

  public init(_ message: Message, edits: [Edit], isSafe: Bool = true) {
    self.message = message
    self.edits = edits
    self.isSafe = isSafe
  }

  /// Replaces the bytes of a range of the diagnostic's own source.
  public struct Edit: Sendable, Hashable {
    public var range: SourceRange
    public var replacement: String

    public init(_ range: SourceRange, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }
}

extension Array where Element == Diagnostic {
  public func count(of severity: Severity) -> Int { count { $0.severity == severity } }
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// "2 errors, 1 warning"; nil where there is nothing to count.
  public var summary: String? {
    let parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = count(of: severity)
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Sorts by path, place, severity and rule, so that any order of checking prints the same.
  public mutating func sortInSourceOrder() {
    sort { left, right in
      if left.location.source.path != right.location.source.path {
        return left.location.source.path < right.location.source.path
      }
      let leftKey = (
        left.location.range.start, left.location.range.end, left.rule.rawValue, left.message.text
      )
      let rightKey = (
        right.location.range.start, right.location.range.end, right.rule.rawValue, right.message.text
      )
      return leftKey < rightKey
    }
  }
}
