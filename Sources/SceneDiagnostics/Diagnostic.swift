import SceneValues

/// How bad a diagnostic is.
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

/// One finding about a source, with its place.
///
/// Diagnostics do not throw: compiling gives a result and every diagnostic. A bug of scenec's own is another
/// type (`InternalError`).
public struct Diagnostic: Sendable {
  /// The rule that found it.
  public var rule: RuleID
  /// How bad it is; errors keep a scene from being compiled.
  public var severity: Severity
  /// A headline: one sentence without a full stop, names in single quotes.
  public var message: Message
  /// What the diagnostic points at, as small as it can be.
  public var location: SourceLocation
  /// Other places that explain the diagnostic, and advice.
  public var notes: [Note]
  /// Changes of the source, each of which would mend it.
  public var fixIts: [FixIt]

  /// Makes a diagnostic; without notes and fixes, unless some are given.
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

  /// A second place that explains the diagnostic, or advice without a place.
  public struct Note: Sendable {
    /// What is to be known there, without a full stop.
    public var message: Message
    /// The place; nil for advice that is about none.
    public var location: SourceLocation?

    /// Makes a note; without a place, unless one is given.
    public init(_ message: Message, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }
}

/// A change that would mend a diagnostic: "Replace 'titel' with 'title'".
public struct FixIt: Sendable {
  /// What it does, as a request.
  public var message: Message
  /// All of its edits, to be made together.
  public var edits: [Edit]
  /// Whether it can be applied without asking: there is no second thing that may have been meant.
  public var isSafe: Bool

  /// Makes a fix; a safe one, unless it is said to be a guess.
  public init(_ message: Message, edits: [Edit], isSafe: Bool = true) {
    self.message = message
    self.edits = edits
    self.isSafe = isSafe
  }

  /// Replaces the bytes of a range of the diagnostic's own source.
  public struct Edit: Sendable, Hashable {
    /// The bytes to replace; an empty range inserts.
    public var range: SourceRange
    /// What is put there; empty to remove the range.
    public var replacement: String

    /// Makes an edit that puts a text in the place of a range.
    public init(_ range: SourceRange, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }
}

extension Array where Element == Diagnostic {
  /// How many diagnostics have a severity.
  public func count(of severity: Severity) -> Int { count { $0.severity == severity } }
  /// Whether any of them is an error.
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
