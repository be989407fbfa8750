import SceneDiagnostics
import TestSupport
import Testing

@testable import SceneAnalysis

@Suite struct TakenRangesTests {
  @Test("Ranges touch if they overlap or adjoin, as a comparison of all ranges shows")
  func comparesWithAllRanges() {
    for seed in RandomSeeds.of(200) {
      var dice = Dice(seed: seed)
      let ranges = (0..<30).map { _ in
        let start = dice.roll(0...60)
        return SourceRange(start..<start + dice.roll(0...6))
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
