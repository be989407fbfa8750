import Foundation
import Glibc
import Testing

@Suite("A cache that several processes share")
struct SharedCacheTests {
  /// Numbers that are the same each time.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64 = 11

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func start(in workspace: Workspace) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["validate", "s", "--cache", "Cache", "--quiet"]
    process.currentDirectoryURL = workspace.directory
    try process.run()
    return process
  }

  /// Four at a time, of which some are killed, while files change: what is kept is never wrong, nor torn.
  @Test func killsDoNotSpoilIt() throws {
    var dice = Dice()
    let workspace = try Workspace()
    func write(_ index: Int) throws {
      let text = [Samples.clock, Samples.warning, Samples.broken].randomElement(using: &dice)!
      try workspace.write("s/\(index).scene", text)
    }
    for index in 0..<30 { try write(index) }
    for _ in 0..<8 {
      let processes = try (0..<4).map { _ in try start(in: workspace) }
      try write(Int.random(in: 0..<30, using: &dice))
      for process in processes where Int.random(in: 0..<2, using: &dice) == 0 {
        usleep(UInt32.random(in: 0..<60_000, using: &dice))
        kill(process.processIdentifier, SIGKILL)
      }
      for process in processes {
        process.waitUntilExit()
        if process.terminationReason == .exit { #expect([0, 1].contains(process.terminationStatus)) }
      }
      let cached = try workspace.scenec("validate", "s", "--cache", "Cache")
      let plain = try workspace.scenec("validate", "s")
      #expect(cached.text == plain.text && cached.status == plain.status && cached.errors.isEmpty)
    }
  }
}
