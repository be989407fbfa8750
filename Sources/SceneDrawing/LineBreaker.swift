/// Breaks text into lines of a width.
///
/// It measures whole pieces of text and never adds up the widths of characters, so that it is right for metrics
/// that kern or join them.
struct LineBreaker {
  /// How wide a line may be, in points.
  var available: Double
  /// 0 for as many as there are.
  var maximumLines: Int
  var mode: LineBreakMode
  var measure: (Substring) -> Double

  struct Line {
    let text: String
    /// Of the paragraph that the line is of.
    let direction: TextDirection
  }

  func lines(of text: String) -> (lines: [Line], isTruncated: Bool) {
    guard !text.isEmpty else { return ([], false) }
    let limit = maximumLines > 0 ? maximumLines : Int.max
    var lines: [Line] = []
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, paragraph) in paragraphs.enumerated() {
      var rest = paragraph
      let direction = BidiLine.direction(ofParagraph: paragraph)
      repeat {
        let end = lineEnd(in: rest)
        let isLast = lines.count == limit - 1
        if isLast, end < rest.endIndex || index < paragraphs.count - 1 {
          let last = end < rest.endIndex ? truncated(rest, at: end) : ended(rest)
          lines.append(Line(text: last, direction: direction))
          return (lines, true)
        }
        lines.append(Line(text: String(rest[..<end].withoutTrailingSpaces), direction: direction))
        rest = rest[end...]
      } while !rest.isEmpty
    }
    return (lines, false)
  }

  /// Where the first line of a paragraph ends: all that fits, but at least one character.
  func lineEnd(in text: Substring) -> Substring.Index {
    guard available.isFinite else { return text.endIndex }
    var end = text.startIndex
    if mode != .characterWrap {
      while let next = text.breakOpportunity(after: end), fits(text[..<next]) { end = next }
      if end > text.startIndex { return end }
    }
    // A word wider than the line is broken where it must be. Doubling the reach keeps a long text from being
    // measured to its end for each of its lines.
    var reach = 16
    while reach < text.prefix(reach + 1).count, fits(text.prefix(reach)) { reach *= 2 }
    let count = longest(text.prefix(reach).count) { fits(text.prefix($0)) }
    return text.index(text.startIndex, offsetBy: max(1, count), limitedBy: text.endIndex) ?? text.endIndex
  }

  /// The last line, whose text goes on after the index.
  private func truncated(_ text: Substring, at end: Substring.Index) -> String {
    let count = text.count
    func head(_ kept: Int) -> String { "…" + text.suffix(kept).withoutLeadingSpaces }
    func tail(_ kept: Int) -> String { text.prefix(kept).withoutTrailingSpaces + "…" }
    func middle(_ kept: Int) -> String {
      text.prefix((kept + 1) / 2).withoutTrailingSpaces + "…" + text.suffix(kept / 2).withoutLeadingSpaces
    }
    func longestLine(_ line: (Int) -> String) -> String { line(longest(count) { fits(line($0)[...]) }) }
    return switch mode {
    case .wordWrap, .characterWrap: String(text[..<end].withoutTrailingSpaces)
    case .clip: String(text)
    case .headTruncation: longestLine(head)
    case .middleTruncation: longestLine(middle)
    case .tailTruncation: longestLine(tail)
    }
  }

  /// The last line, which fits but is followed by paragraphs for which there is no room.
  private func ended(_ text: Substring) -> String {
    guard mode == .tailTruncation else { return String(text) }
    let count = longest(text.count) { fits(text.prefix($0).withoutTrailingSpaces + "…") }
    return text.prefix(count).withoutTrailingSpaces + "…"
  }

  /// Spaces at the end of a line hang over its edge; a hair too much is rounding.
  private func fits(_ text: Substring) -> Bool { measure(text.withoutTrailingSpaces) <= available + 0.001 }

  /// The largest count up to the maximum that fits, given that every smaller one does, too.
  private func longest(_ maximum: Int, fits: (Int) -> Bool) -> Int {
    var (low, high) = (0, maximum)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension Substring {
  fileprivate var withoutTrailingSpaces: Substring {
    var text = self
    while text.last?.isBreakingSpace == true { text.removeLast() }
    return text
  }

  fileprivate var withoutLeadingSpaces: Substring { drop(while: \.isBreakingSpace) }

  /// The next place where a line may end: after spaces, after a hyphen, beside an ideograph; nil at the end.
  fileprivate func breakOpportunity(after start: Index) -> Index? {
    guard start < endIndex else { return nil }
    var index = start
    while index < endIndex {
      let character = self[index]
      index = self.index(after: index)
      guard index < endIndex else { break }
      let next = self[index]
      if next.isBreakingSpace { continue }
      if character.isBreakingSpace || character.isIdeograph || next.isIdeograph { return index }
      if character == "-", next.isLetter { return index }
    }
    return endIndex
  }
}

extension Character {
  fileprivate var isBreakingSpace: Bool { isWhitespace && self != "\u{A0}" && self != "\u{202F}" }
  fileprivate var isIdeograph: Bool { isLetter && unicodeScalars.first!.isWide }
}
