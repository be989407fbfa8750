/// A pattern that a text may match: a regular expression without what takes time to match.
///
/// Known are letters (of any script), `.`, classes (`[a-z_]`, `[^0-9]`), `\d \w \s` and `\D \W \S`, `\p{Lu}` and the like,
/// `^ $ \A \z \b \B`, groups (`( )`, `(?: )`, `(?<name> )`), `|`, and `* + ? {m} {m,} {m,n}`, lazy ones too. What is of no
/// use to who only asks whether a text matches, or cannot be matched in time that grows as the text does, is refused:
/// references back, looking ahead and behind, possessive and atomic groups.
///
/// A pattern looks at scalars of Unicode. It matches a text in which it is found anywhere: `^` and `$` make that all of it.
package struct TextPattern: Sendable {
  /// The longest pattern, in scalars.
  package static let greatestLength = 1000
  /// How deep groups may nest.
  package static let greatestDepth = 50
  /// The most that may stand between braces.
  package static let greatestCount = 1000
  /// The most steps that a pattern becomes, each repetition by a number written out.
  package static let greatestSize = 1000

  private let program: PatternProgram

  /// - Throws: `PatternFault` for what is no pattern, or a larger one than is allowed.
  package init(_ source: String) throws(PatternFault) {
    let scalars = Array(source.unicodeScalars)
    guard scalars.count <= Self.greatestLength else {
      throw PatternFault("a pattern has at most \(Self.greatestLength) characters", at: Self.greatestLength)
    }
    var parser = PatternParser(scalars)
    program = try PatternProgram(parser.pattern())
  }

  /// Whether the pattern is found anywhere in a text.
  ///
  /// In time that grows as the text does: with each of its scalars, each step of the pattern is looked at once.
  package func matches(_ text: String) -> Bool { search(text).isFound }

  /// - Returns: how many looks at a step it took, too.
  package func search(_ text: String) -> (isFound: Bool, looks: Int) {
    var run = PatternRun(program)
    let isFound = run.search(text.unicodeScalars)
    return (isFound, run.looks)
  }
}

/// Why a text is no pattern.
package struct PatternFault: Error, Hashable, CustomStringConvertible {
  package let reason: String
  /// The scalar of the pattern at which that shows, from 0.
  package let offset: Int

  init(_ reason: String, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  package var description: String { "\(reason) (character \(offset + 1))" }
}
