import ScenePlatform

/// What tests try that do things at random, or one by one: a tenth of it, or all with `SCENEC_RANDOM=all`
/// (`make thorough`).
package enum RandomSeeds {
  private static let isAll = getenv("SCENEC_RANDOM").map { String(cString: $0) == "all" } ?? false

  /// The seeds of a test that has `count` of them.
  package static func of(_ count: Int) -> Range<Int> { 0..<(isAll ? count : (count + 9) / 10) }

  /// Of what a test could try one by one: each eleventh, or all. Each eleventh of a file's bits is
  /// each of the eight bits of a byte in turn.
  package static func sample(of range: Range<Int>) -> StrideTo<Int> {
    stride(from: range.lowerBound, to: range.upperBound, by: isAll ? 1 : 11)
  }

  /// The share of one of a test's cases, which run side by side.
  package static func of(_ count: Int, part: Int, of parts: Int) -> Range<Int> {
    let seeds = of(count).count
    return seeds * part / parts..<seeds * (part + 1) / parts
  }
}
