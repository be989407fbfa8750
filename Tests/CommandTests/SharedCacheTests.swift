import Foundation
import Testing

@Suite(
  "A cache that several processes share",
  .enabled(if: PreloadedLibrary.hasCompiler, "skipped: there is no clang"))
struct SharedCacheTests {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64 = 11

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Starts a process that is killed at a system call, or never if the number is 0.
  private func start(in workspace: TestDirectory, _ faults: Faults, killedAt call: Int) throws -> Process {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(faults.environment(killedAt: call)) {
      $1
    }
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["validate", "s", "--cache", "Cache", "--quiet"]
    process.currentDirectoryURL = workspace.directory
    try process.run()
    return process
  }

  /// Runs four processes at a time, some of which are killed, while files change. The cache is never wrong or
  /// partially written.
  @Test("Killed processes do not corrupt a cache that several processes share")
  func killedProcessesDoNotCorruptCache() throws {
    var randomState = Dice()
    let workspace = try TestDirectory()
    func write(_ index: Int) throws {
      let text = [Samples.clock, Samples.warning, Samples.broken].randomElement(using: &randomState)!
      try workspace.write("s/\(index).scene", text)
    }
    for index in 0..<30 { try write(index) }
    let faults = try Faults()
    try start(in: workspace, faults, killedAt: 0).waitUntilExit()
    let calls = try #require(try faults.calls())
    for _ in 0..<8 {
      let processes = try (0..<4).map { _ in
        let isKilled = Bool.random(using: &randomState)
        let call = isKilled ? Int.random(in: 1...calls, using: &randomState) : 0
        return try start(in: workspace, faults, killedAt: call)
      }
      try write(Int.random(in: 0..<30, using: &randomState))
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
