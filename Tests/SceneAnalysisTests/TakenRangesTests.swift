import SceneDiagnostics
import TestSupport
import Testing

@testable import SceneAnalysis

@Suite struct TakenRangesTests {
  @Test("Ranges touch if they overlap or adjoin, as a comparison of all ranges shows")
  func comparesWithAllRanges() {
    for seed in RandomSeeds.of(200) {
      var random = SeededGenerator(seed: UInt64(seed))
      let ranges = (0..<30).map { _ in
        let start = Int.random(in: 0...60, using: &random)
        return SourceRange(start..<start + Int.random(in: 0...6, using: &random))
      }
      var taken = TakenRanges(among: ranges)
      var known: [SourceRange] = []
      for range in ranges {
        let touches = known.contains { $0.start <= range.end && range.start <= $0.end }
        #expect(taken.touches(range) == touches, "seed \(seed)")
        guard !touches else { continue }
        taken.insert(range)
        known.append(range)
      }
    }
  }
}
