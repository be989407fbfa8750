import SceneValues

/// A line breaker that divides text into lines of a given width. It supports metrics with kerning and ligatures, because
/// it measures strings instead of adding up the widths of characters. The amount of text measured for a line does not
/// depend on the length of the whole text.
struct LineBreaker {
  var available: Double
  var maximumLines: Int
  var mode: LineBreakMode
  var measure: (Substring) -> Double

  struct Line {
    let text: String
    /// The number of trailing spaces. At a line break, these spaces extend beyond the edge.
    var spaces = 0
    let direction: TextDirection
  }

  func lines(of text: String) -> (lines: [Line], isTruncated: Bool) {
    guard !text.isEmpty else { return ([], false) }
    let limit = maximumLines > 0 ? maximumLines : Int.max
    var lines: [Line] = []
    // Most strings are a single ASCII paragraph, which need not be split character by character.
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 && !(0x0A...0x0D).contains($0) }
    let paragraphs =
      isPlain ? [text[...]] : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
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
        let shown = rest[..<end].withoutTrailingSpaces
        let spaces = shown.endIndex == end ? 0 : rest.distance(from: shown.endIndex, to: end)
        lines.append(Line(text: String(shown), spaces: spaces, direction: direction))
        rest = rest[end...]
      } while !rest.isEmpty
    }
    return (lines, false)
  }

  /// Returns the end of the first line of a paragraph. The line contains at least one character.
  func lineEnd(in text: Substring) -> Substring.Index {
    guard available.isFinite, !text.isEmpty else { return text.endIndex }
    let reach = LineReach(text, fits: { available - width(of: $0) })
    guard let tooFar = reach.tooFar else { return text.endIndex }
    if mode != .characterWrap, let end = reach.lastBreak(before: tooFar) { return end }
    return max(reach.lastCharacter(before: tooFar), text.index(after: text.startIndex))
  }

  private func truncated(_ text: Substring, at end: Substring.Index) -> String {
    let count = text.count
    func head(_ kept: Int) -> String { "…" + text.suffix(kept).withoutLeadingSpaces }
    func tail(_ kept: Int) -> String { text.prefix(kept).withoutTrailingSpaces + "…" }
    func middle(_ kept: Int) -> String {
      text.prefix((kept + 1) / 2).withoutTrailingSpaces + "…" + text.suffix(kept / 2).withoutLeadingSpaces
    }
    func longestLine(_ line: (Int) -> String) -> String { line(Self.longest(count) { fits(line($0)[...]) }) }
    return switch mode {
    case .wordWrap, .characterWrap: String(text[..<end].withoutTrailingSpaces)
    case .clip: String(text)
    case .headTruncation: longestLine(head)
    case .middleTruncation: longestLine(middle)
    case .tailTruncation: longestLine(tail)
    }
  }

  private func ended(_ text: Substring) -> String {
    guard mode == .tailTruncation else { return String(text) }
    let count = Self.longest(text.count) { fits(text.prefix($0).withoutTrailingSpaces + "…") }
    return text.prefix(count).withoutTrailingSpaces + "…"
  }

  private func fits(_ text: Substring) -> Bool { width(of: text) <= available }

  /// Returns the width without trailing spaces, reduced by a tolerance for rounding errors.
  private func width(of text: Substring) -> Double { measure(text.withoutTrailingSpaces) - 0.001 }

  static func longest(_ maximum: Int, fits: (Int) -> Bool) -> Int {
    // Doubling the length avoids measuring half of a long text to find a short line.
    var (low, high) = (0, min(16, maximum))
    while high < maximum, fits(high) { (low, high) = (high, min(maximum, 2 * high)) }
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension Substring {
  var withoutTrailingSpaces: Substring {
    var text = self
    while text.last?.isBreakingSpace == true { text.removeLast() }
    return text
  }

  var withoutLeadingSpaces: Substring { drop(while: \.isBreakingSpace) }
}
