package enum TextDifference {
  /// Returns the byte ranges of the lines that differ between two texts, in order. The ranges include line breaks.
  package static func changes(
    from old: [UInt8], to new: [UInt8]
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    guard old != new else { return [] }
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    return LineMatching.changes(from: oldLines, to: newLines).map { change in
      (bytes(change.old, of: oldLines, old.count), bytes(change.new, of: newLines, new.count))
    }
  }

  private static func bytes(
    _ range: Range<Int>, of lines: [ArraySlice<UInt8>], _ count: Int
  ) -> Range<Int> {
    let start = range.lowerBound < lines.count ? lines[range.lowerBound].startIndex : count
    return start..<(range.isEmpty ? start : lines[range.upperBound - 1].endIndex)
  }

  /// Returns the lines of a text, including line breaks, so that a missing line break at the end counts as a difference.
  static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }
}
