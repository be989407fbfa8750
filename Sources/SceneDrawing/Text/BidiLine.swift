/// The writing direction of text.
public enum TextDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// A line of text that is divided into runs of a single direction. The runs are in visual order. The same simplifications
/// apply as for `BidiLevels`.
public struct BidiLine: Hashable, Sendable {
  /// A sequence of characters with the same direction.
  public struct Run: Hashable, Sendable {
    /// The range of character indices in the line, in logical order.
    public var range: Range<Int>
    /// The direction of the run.
    public var direction: TextDirection
  }

  /// The runs, from left to right.
  public let runs: [Run]
  /// The base direction of the line.
  public let base: TextDirection

  /// Divides a line into runs.
  ///
  /// - Parameters:
  ///   - text: A line, which can be part of a wrapped paragraph.
  ///   - base: The direction of the paragraph, or nil to use the direction of the first strong character in the line.
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

  /// Divides a string into runs, as `init(_:base:)` does for a substring.
  public init(_ text: String, base: TextDirection? = nil) { self.init(text[...], base: base) }

  /// Returns the direction of a paragraph's first strong character, or left-to-right if there is no strong character.
  public static func direction(ofParagraph text: Substring) -> TextDirection {
    BidiLevels.firstStrong(in: text) ?? .leftToRight
  }

  /// Applies rule L2, which reverses sequences of at least a given level, from the highest level down to level 1.
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
