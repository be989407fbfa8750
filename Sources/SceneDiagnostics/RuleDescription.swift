import SceneValues

/// The name of a rule, such as `outlet-not-found`.
public struct RuleID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name, in lower case with hyphens.
  public var rawValue: String
  /// Makes the name of a rule; whether there is such a rule is not asked.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes the name of a rule from a literal.
  public init(stringLiteral value: String) { rawValue = value }
  /// The name.
  public var description: String { rawValue }
}

/// What kind of matter a rule is about; independent of how severe its diagnostics are.
package enum RuleCategory: String, Sendable, Hashable, CaseIterable {
  case syntax, identity, connection, flow, layout, resource, localization, accessibility, style
}

/// A rule as people read of it: the page that `scenec explain` prints, and the samples that prove it.
///
/// A sample is a whole scene file. The mark `▶` in `wrong` is removed before the sample is compiled or printed.
package struct RuleDescription: Sendable {
  /// The name of the rule.
  package let id: RuleID
  /// What kind of matter the rule is about.
  package let category: RuleCategory
  /// How bad its diagnostics are, unless a configuration says otherwise.
  package let severity: Severity
  /// Whether it is checked only where it is asked for: what is a matter of taste is.
  package let isOffByDefault: Bool
  /// What is wrong where the rule reports something, as a headline: under 80 characters, no full stop.
  package let summary: String
  /// Why it matters, and what to do: plain text, any number of paragraphs.
  package let discussion: String
  /// A sample in which the rule finds something, with a mark before each place.
  package var wrong: String { wrongSample.text }
  /// The sample put right, in which the rule finds nothing.
  package var right: String { rightSample.text }
  /// What stands beside the samples, where the rule is about that.
  package let besideWrong: [Companion]
  /// The files beside the right sample.
  package let besideRight: [Companion]
  /// Whether another file in the folder may settle a diagnostic by what it leads to. Then a check of one file reads those
  /// files too.
  package let isSettledBeside: Bool

  private let wrongSample: Sample
  private let rightSample: Sample

  /// A file beside a sample, which may have marks as the sample has.
  package struct Companion: Sendable, Hashable {
    /// Relative to the sample: `de.lproj/Clock.strings`; the sample itself is called `Clock.scene`.
    package let name: String
    /// Empty where only the name counts.
    package let text: String

    /// Makes a file beside a sample; empty, unless a text is given.
    package init(_ name: String, _ text: String = "") {
      self.name = name
      self.text = text
    }

    /// Makes a scene file beside a sample.
    package init(_ name: String, _ sample: Sample) { self.init(name, sample.text) }
  }

  /// Creates a description of a rule that is on by default and has nothing beside its samples, unless specified.
  package init(
    _ id: RuleID, _ category: RuleCategory, _ severity: Severity, isOffByDefault: Bool = false,
    summary: String, discussion: String, wrong: Sample,
    besideWrong: [Companion] = [], right: Sample, besideRight: [Companion] = [],
    isSettledBeside: Bool = false
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.isOffByDefault = isOffByDefault
    self.summary = summary
    self.discussion = discussion
    wrongSample = wrong
    rightSample = right
    self.besideWrong = besideWrong
    self.besideRight = besideRight
    self.isSettledBeside = isSettledBeside
  }

  /// Stands before the place that a wrong sample's finding must point at.
  package static let mark: Character = "▶"

  /// A diagnostic of this rule, at its own severity.
  package func diagnostic(
    _ message: Message, at location: SourceLocation, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: id, severity: severity, message: message, at: location, notes: notes, fixIts: fixIts)
  }
}
