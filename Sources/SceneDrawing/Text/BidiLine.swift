/// Which way text runs.
public enum TextDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// A line of text cut into runs of one direction each, in the order in which they stand on the screen.
///
/// The order is that of the Unicode Bidirectional Algorithm (UAX #9), simplified as `BidiLevels` says.
public struct BidiLine: Hashable, Sendable {
  /// Characters that follow one another and have one direction.
  public struct Run: Hashable, Sendable {
    /// Of the line's characters, in the order of the text.
    public var range: Range<Int>
    /// Which way the characters run.
    public var direction: TextDirection
  }

  /// From left to right as they are seen.
  public let runs: [Run]
  /// Of the line as a whole.
  public let base: TextDirection

  /// - Parameters:
  ///   - text: a line; of a wrapped paragraph, what is on the line.
  ///   - base: the direction of its paragraph; nil for the one that the first letter of the line has.
  public init(_ text: Substring, base: TextDirection? = nil) {
    let base = base ?? BidiLevels.firstStrong(in: text) ?? .leftToRight
    self.base = base
    guard base == .rightToLeft || text.mayRunRightToLeft else {
      let count = text.count
      runs = count == 0 ? [] : [Run(range: 0..<count, direction: .leftToRight)]
      return
    }
    runs = Self.runs(of: BidiLevels(text, base: base).levels)
  }

  /// Cuts a whole string as one line, like `init(_:base:)` of a substring.
  public init(_ text: String, base: TextDirection? = nil) { self.init(text[...], base: base) }

  /// The direction that a paragraph's first letter gives it; from left to right where it has no letter.
  public static func direction(ofParagraph text: Substring) -> TextDirection {
    BidiLevels.firstStrong(in: text) ?? .leftToRight
  }

  /// L2: from the highest level down, each sequence of at least that level is turned round.
  private static func runs(of levels: [UInt8]) -> [Run] {
    var runs: [(range: Range<Int>, level: UInt8)] = []
    for (index, level) in levels.enumerated() {
      if let last = runs.last, last.level == level {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        runs.append((index..<index + 1, level))
      }
    }
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var index = 0
      while index < runs.count {
        guard runs[index].level >= level else {
          index += 1
          continue
        }
        let end = runs[index...].firstIndex { $0.level < level } ?? runs.count
        runs[index..<end].reverse()
        index = end
      }
    }
    return runs.map { Run(range: $0.range, direction: $0.level % 2 == 0 ? .leftToRight : .rightToLeft) }
  }
}
