import SceneValues

/// The name of a rule, such as `outlet-not-found`.
public struct RuleID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name, in lowercase with hyphens.
  public var rawValue: String
  /// Creates the name of a rule without checking whether the rule exists.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates the name of a rule from a literal.
  public init(stringLiteral value: String) { rawValue = value }
  /// The name of the rule.
  public var description: String { rawValue }
}

package enum RuleCategory: String, Sendable, Hashable, CaseIterable {
  case syntax, identity, connection, flow, layout, resource, localization, accessibility, style
}

/// A rule's documentation: the page that `scenec explain` prints, without `▶` marks, and samples that tests verify.
package struct RuleDescription: Sendable {
  package let id: RuleID
  package let category: RuleCategory
  package let severity: Severity
  /// Whether the rule is off by default and must be enabled explicitly, as is the case for style rules.
  package let isOffByDefault: Bool
  /// The problem that the rule reports, as a headline of fewer than 80 characters without a period.
  package let summary: String
  /// The reason for the rule and instructions for fixing the problem, as paragraphs of plain text.
  package let discussion: String
  package var wrong: String { wrongSample.text }
  package var right: String { rightSample.text }
  package let wrongCompanions: [Companion]
  package let rightCompanions: [Companion]
  /// Whether other files in the folder can resolve the rule's diagnostics. If so, a check of a single file reads them.
  package let isResolvedByOtherFiles: Bool

  private let wrongSample: Sample
  private let rightSample: Sample

  package struct Companion: Sendable, Hashable {
    /// The path relative to the sample, such as `de.lproj/Clock.strings`. The sample itself is `Clock.scene`.
    package let name: String
    /// The text of the file. The text is empty if only the file's name matters.
    package let text: String

    package init(_ name: String, _ text: String = "") {
      self.name = name
      self.text = text
    }

    package init(_ name: String, _ sample: Sample) { self.init(name, sample.text) }
  }

  package init(
    _ id: RuleID, _ category: RuleCategory, _ severity: Severity, isOffByDefault: Bool = false,
    summary: String, discussion: String, wrong: Sample,
    wrongCompanions: [Companion] = [], right: Sample, rightCompanions: [Companion] = [],
    isResolvedByOtherFiles: Bool = false
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.isOffByDefault = isOffByDefault
    self.summary = summary
    self.discussion = discussion
    wrongSample = wrong
    rightSample = right
    self.wrongCompanions = wrongCompanions
    self.rightCompanions = rightCompanions
    self.isResolvedByOtherFiles = isResolvedByOtherFiles
  }

  package static let mark: Character = "▶"

  package func diagnostic(
    _ message: Message, at location: SourceLocation, severity: Severity? = nil, notes: [Diagnostic.Note] = [],
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: id, severity: severity ?? self.severity, message: message, at: location, notes: notes,
      fixIts: fixIts)
  }
}
