import Foundation
import GRDB
import SceneTesting
import SceneUI
import Testing

@testable import PhotoDiary

/// Uses the diary at random for minutes of its clock, or for the number of hours that `make soak` specifies.
@Suite struct SoakTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let hours = environment["SCENEC_SOAK_HOURS"].flatMap(Double.init)
  private static let seed = environment["SCENEC_SOAK_SEED"].flatMap(UInt64.init) ?? 22

  /// The maximum growth of the process after the first hour, when caches are full, in MiB. The heap size varies.
  private static let growth = 12.0

  @Test("Long use drops no frames, leaks no memory, and loses no entries")
  func longUse() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "soak-\(UUID()).sqlite").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (census, store) = (Census(), try DiaryStore(path: path))
    let kept = try use(store, census)
    #expect(census.count > 100)
    #expect(census.alive == [])

    try store.expectConsistency()
    try #expect(DiaryStore(path: path).entries() == kept)
    for photo in Set(kept.compactMap(\.photo)) {
      #expect(FileManager.default.fileExists(atPath: "\(Photo.folder)/\(photo)@2x.png"), "\(photo)")
    }
  }

  /// Uses the diary, and returns the final entries of the model. All references are released when it returns.
  @inline(never)
  private func use(_ store: DiaryStore, _ census: Census) throws -> [Entry] {
    let soak = try Soak(store, census: census)
    var (atFirst, atLast): (Double?, Double?)
    try soak.run(seconds: (Self.hours ?? 0.1) * 3600, randomState: Dice(seed: Self.seed)) { hour in
      atLast = ResidentMemory.mebibytes
      if hour == 1 { atFirst = atLast }
      print(
        "hour \(hour): \(soak.steps) steps, \(soak.frames) pictures, \(soak.changes) changes of the model,",
        "\(soak.entries.count) entries, \(census.alive.count) objects, \(atLast.map { "\($0)" } ?? "?") MiB")
    }
    #expect(soak.changes > 5 && soak.redraws > 10)
    if let atFirst, let atLast {
      #expect(atLast - atFirst < Self.growth, "from \(atFirst) MiB to \(atLast) MiB")
    }
    soak.end()
    return soak.entries
  }
}
