import SceneLive
import ScenePlatform
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// `SCENEC_SEED=34` tries one alone.
enum SceneSeed {
  static func isWanted(_ seed: Int) -> Bool {
    getenv("SCENEC_SEED").flatMap { Int(String(cString: $0)) }.map { $0 == seed } ?? true
  }
}

/// For random scenes A and B: A that becomes B is a fresh B, and B that becomes A again is A.
@Suite struct RandomReloadTests {
  /// Two states of a file, as an author would write one after the other.
  struct Pair {
    let first: String
    let second: String

    init?(seed: Int) {
      var chance = Chance(seed: UInt64(seed))
      let tree = try? SceneTree.reading(RandomScene.text(seed: UInt64(seed), limit: 12))
      guard let tree else { return nil }
      first = tree.text
      guard (try? compiled(first)) != nil else { return nil }
      var known = tree
      // What does not compile, nobody takes.
      for _ in 0..<(1 + chance.below(8)) {
        let next = known.copy()
        next.mutate(&chance)
        if (try? compiled(next.text)) != nil { known = next }
      }
      second = known.text
    }
  }

  private func stage(_ text: String) throws -> LiveStage {
    let stage = try LiveStage(text)
    stage.context.failureHandler = { _ in }
    stage.context.layoutConflictHandler = { _ in }
    return stage
  }

  private func portrait(of stage: LiveStage, _ text: String) -> Portrait {
    var portrait = Portrait(of: stage.window, stage.registry)
    if text.contains("<constraint") || text.contains("<stackView") { portrait.leaveOutPlaces() }
    return portrait
  }

  /// The portrait of a stage, without what layout makes something else of each time.
  private func stable(_ stage: LiveStage, _ text: String, _ all: String) throws -> Portrait {
    var portrait = self.portrait(of: stage, all)
    let other = try self.stage(text)
    for _ in 0..<2 {
      other.layOutAgain()
    }
    portrait.leaveOut(whatDiffersFrom: self.portrait(of: other, all))
    return portrait
  }

  @Test(arguments: 0..<4) func whatBecomesAnotherIsAsFreshAsThat(part: Int) throws {
    var taken = 0
    for seed in RandomSeeds.of(240, part: part, of: 4) {
      guard SceneSeed.isWanted(seed), let pair = Pair(seed: seed), pair.first != pair.second else { continue }
      if try take(pair, seed) { taken += 1 }
    }
    #expect(taken > 0)
  }

  /// - Returns: whether it was not refused.
  private func take(_ pair: Pair, _ seed: Int) throws -> Bool {
    let (stage, fresh) = (try stage(pair.first), try stage(pair.second))
    let guest = Guest(using: stage, pair, seed: seed)
    guest.act(on: stage)
    stage.layOutAgain()
    let all = pair.first + pair.second
    let before = try stable(stage, pair.first, all)
    let report = try stage.change(to: pair.second)
    guard report.changes(.refused).isEmpty else {
      // What refuses, is as it was.
      let after = portrait(of: stage, all)
      #expect(after.difference(from: before) == nil, "seed \(seed), refused: \(report)")
      return false
    }
    // Cells outside of lists become large when something is put into them first.
    guard !report.changes.contains(where: { $0.object.contains("Cell") && $0.reason.contains("subviews") })
    else {
      return false
    }
    stage.layOutAgain()
    guest.act(on: fresh) { guest.wouldStay($0, in: stage) }
    fresh.layOutAgain()
    let after = portrait(of: stage, all)
    if let difference = after.difference(from: try stable(fresh, pair.second, all)) {
      Issue.record("seed \(seed): \(difference)\n\(report.changes)\n\(guest.deeds)")
    }
    try stage.change(to: pair.first)
    stage.layOutAgain()
    // What is made anew, and what scenes have said meanwhile, is not the guest's any more.
    guard guest.deeds.allSatisfy({ guest.wouldStay($0, in: stage) }) else { return true }
    if let difference = portrait(of: stage, all).difference(from: before) {
      Issue.record("seed \(seed), back: \(difference)\n\(report.changes)\n\(guest.deeds)")
    }
    return true
  }
}
