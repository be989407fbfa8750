import ScenePlatform

/// The inputs of tests with random or enumerated input: a twentieth of them, or all with `SCENEC_RANDOM=all` (`make thorough`).
package enum RandomSeeds {
  private static let isAll = getenv("SCENEC_RANDOM").map { String(cString: $0) == "all" } ?? false

  /// The seeds of a test that has `count` of them.
  package static func of(_ count: Int) -> Range<Int> { 0..<(isAll ? count : (count + 19) / 20) }

  /// Every 21st of a range, or all. Because 21 and 8 have no common factor, every 21st bit of a file covers all eight bits of
  /// a byte.
  package static func sample(of range: Range<Int>) -> StrideTo<Int> {
    stride(from: range.lowerBound, to: range.upperBound, by: isAll ? 1 : 21)
  }

  /// The share of one of a test's cases, which run side by side.
  package static func of(_ count: Int, part: Int, of parts: Int) -> Range<Int> {
    let seeds = of(count).count
    return seeds * part / parts..<seeds * (part + 1) / parts
  }
}
