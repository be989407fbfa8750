import ScenePlatform

/// The inputs of randomized or exhaustive tests. There is one in forty, or all of them with `SCENEC_RANDOM=all`
/// (`make thorough`).
package enum RandomSeeds {
  package static let isAll = getenv("SCENEC_RANDOM").map { String(cString: $0) == "all" } ?? false

  /// Returns the seeds of a test that has `count` seeds in total.
  package static func of(_ count: Int) -> Range<Int> { 0..<(isAll ? count : (count + 39) / 40) }

  /// Returns every 43rd value of a range, or all values. 43 and 8 are coprime, so the sample of the bits of a file
  /// includes all eight positions.
  package static func sample(of range: Range<Int>) -> StrideTo<Int> {
    stride(from: range.lowerBound, to: range.upperBound, by: isAll ? 1 : 43)
  }

  /// Returns the seeds of one of several parallel test cases.
  package static func of(_ count: Int, part: Int, of parts: Int) -> Range<Int> {
    let seeds = of(count).count
    return seeds * part / parts..<seeds * (part + 1) / parts
  }
}
