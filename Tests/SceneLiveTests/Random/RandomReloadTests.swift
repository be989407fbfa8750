import SceneLive
import ScenePlatform
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Reads `SCENEC_SEED`; for example, `SCENEC_SEED=34` runs only that seed.
enum SceneSeed {
  static func isWanted(_ seed: Int) -> Bool {
    getenv("SCENEC_SEED").flatMap { Int(String(cString: $0)) }.map { $0 == seed } ?? true
  }
}

/// Checks for random scenes A and B that reloading A as B equals a new B, and reloading B as A equals A.
@Suite struct RandomReloadTests {
  @Test(arguments: 0..<4) func reloadedSceneEqualsNewlyLoadedScene(part: Int) throws {
    var taken = 0
    for seed in RandomSeeds.of(240, part: part, of: 4) {
      guard SceneSeed.isWanted(seed), let pair = RandomPair(seed: seed), pair.first != pair.second else {
        continue
      }
      if try RandomReload(pair, in: Situation(), seed).take() { taken += 1 }
    }
    #expect(taken > 0)
  }

  @Test(
    "A reloaded scene equals a newly loaded scene in any container, language, style, and device",
    arguments: 0..<4)
  func surroundings(part: Int) throws {
    var taken = 0
    for seed in RandomSeeds.of(240, part: part, of: 4) {
      guard SceneSeed.isWanted(seed), let pair = RandomPair(surroundedBy: seed), pair.first != pair.second
      else {
        continue
      }
      var chance = Chance(seed: UInt64(seed) + 9_000_000)
      let (situation, next) = (Situation(by: &chance), Situation(by: &chance))
      if try RandomReload(pair, in: situation, seed).take() { taken += 1 }
      try RandomReload(pair, in: situation, seed).turn(to: next)
    }
    #expect(taken > 0)
  }
}

struct RandomReload {
  private let pair: RandomPair
  private let situation: Situation
  private let seed: Int
  private let all: String

  init(_ pair: RandomPair, in situation: Situation, _ seed: Int) {
    (self.pair, self.situation, self.seed) = (pair, situation, seed)
    all = pair.first.text + pair.second.text
  }

  private func stage(_ scene: SavedScene) throws -> LiveStage {
    let stage = try LiveStage(scene, in: situation)
    stage.context.failureHandler = { _ in }
    stage.context.layoutConflictHandler = { _ in }
    return stage
  }

  private func portrait(of stage: LiveStage, withPlaces: Bool = true) -> Portrait {
    var portrait = Portrait(of: stage.window, stage.registry)
    if !withPlaces || all.contains("<constraint") || all.contains("<stackView") { portrait.leaveOutPlaces() }
    return portrait
  }

  /// Returns the portrait of a stage without the lines that change with each layout pass.
  private func stable(_ stage: LiveStage, _ scene: SavedScene) throws -> Portrait {
    var portrait = self.portrait(of: stage)
    let other = try self.stage(scene)
    for _ in 0..<2 {
      other.layOutAgain()
    }
    portrait.leaveOut(whatDiffersFrom: self.portrait(of: other))
    return portrait
  }

  /// Cells outside of lists grow when they receive their first subview.
  private func putsIntoCells(_ report: ReloadReport) -> Bool {
    report.changes.contains { $0.object.contains("Cell") && $0.reason.contains("subviews") }
  }

  /// Simulates a user in the first scene, and then reloads the second scene and the first scene again.
  ///
  /// - Returns: Whether the reload was not refused.
  func take() throws -> Bool {
    let (stage, fresh) = (try stage(pair.first), try stage(pair.second))
    let guest = Guest(using: stage, pair, seed: seed)
    guest.act(on: stage)
    stage.layOutAgain()
    let before = try stable(stage, pair.first)
    let report = try stage.change(to: pair.second)
    guard report.changes(.refused).isEmpty else {
      // Refused changes leave objects unchanged, but other scenes have changed, and appearance rules apply to
      // all scenes.
      guard report.changes.allSatisfy({ $0.outcome == .refused }), !all.contains("<appearance") else {
        return false
      }
      let after = portrait(of: stage)
      #expect(after.difference(from: before) == nil, "seed \(seed), refused: \(report)")
      return false
    }
    guard !putsIntoCells(report) else { return false }
    stage.layOutAgain()
    guest.act(on: fresh) { guest.wouldStay($0, in: stage) }
    fresh.layOutAgain()
    let after = portrait(of: stage)
    if let difference = after.difference(from: try stable(fresh, pair.second)) {
      Issue.record("seed \(seed): \(difference)\n\(report.changes)\n\(guest.deeds)")
    }
    try stage.change(to: pair.first)
    stage.layOutAgain()
    // Changes by the guest do not survive in objects that were created again, or in properties that scenes
    // have set meanwhile.
    guard guest.deeds.allSatisfy({ guest.wouldStay($0, in: stage) }) else { return true }
    if let difference = portrait(of: stage).difference(from: before) {
      Issue.record("seed \(seed), back: \(difference)\n\(report.changes)\n\(guest.deeds)")
    }
    return true
  }

  /// Checks that reloaded scenes follow changes of language, style and device as new ones do. Frames depend
  /// on earlier sizes of superviews, so the comparison excludes them.
  func turn(to next: Situation) throws {
    let (stage, fresh) = (try stage(pair.first), try stage(pair.second))
    let report = try stage.change(to: pair.second)
    guard report.changes(.refused).isEmpty, !putsIntoCells(report) else { return }
    compare(stage, fresh, "turned", report, to: next)
    try stage.change(to: pair.first)
    let first = try self.stage(pair.first)
    compare(stage, first, "turned and back", report, to: next)
    compare(stage, first, "back and turned back", report, to: situation)
  }

  private func compare(
    _ stage: LiveStage, _ fresh: LiveStage, _ what: String, _ report: ReloadReport, to situation: Situation
  ) {
    for stage in [stage, fresh] {
      stage.turn(to: situation)
      stage.layOutAgain()
    }
    let portrait = portrait(of: stage, withPlaces: false)
    if let difference = portrait.difference(from: self.portrait(of: fresh, withPlaces: false)) {
      Issue.record(
        "seed \(seed), \(what): \(difference)\n\(report.changes)\nfrom \(self.situation)\nto \(situation)")
    }
  }
}
