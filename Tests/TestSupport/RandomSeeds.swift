import ScenePlatform

/// Which seeds tests try that do things at random: the first fifth of them, or all with `SCENEC_RANDOM=all`
/// (`make thorough`).
package enum RandomSeeds {
  private static let isAll = getenv("SCENEC_RANDOM").map { String(cString: $0) == "all" } ?? false

  /// The seeds of a test that has `count` of them.
  package static func of(_ count: Int) -> Range<Int> { 0..<(isAll ? count : (count + 4) / 5) }

  /// The share of one of a test's cases, which run side by side.
  package static func of(_ count: Int, part: Int, of parts: Int) -> Range<Int> {
    let seeds = of(count).count
    return seeds * part / parts..<seeds * (part + 1) / parts
  }
}
