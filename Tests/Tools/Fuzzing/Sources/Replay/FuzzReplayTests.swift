import Foundation
import Testing

/// Runs the committed inputs of the fuzzers in the ordinary build, without libFuzzer and sanitizers.
@Suite("Replay of fuzzer inputs")
struct FuzzReplayTests {
  // A fault ends the process, so each fuzzer runs in its own process, which records each input before running
  // it.
  @Test("The fuzzers accept all committed inputs", arguments: Fuzzers.all.map(\.name))
  func acceptsCommittedInputs(of fuzzer: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scenec-replay-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(try CommittedInputs.gather(fuzzer, in: folder) > 0)
    let result = await #expect(processExitsWith: .success) { [fuzzer, path = folder.path as String] in
      try CommittedInputs.run(fuzzer, in: URL(filePath: path))
    }
    if result == nil, let input = CommittedInputs.current(in: folder) {
      Issue.record("The fuzzer '\(fuzzer)' fails with the input '\(input)' of Tests/Tools/Fuzzing")
    }
  }

  @Test("The patches for 'make fuzz-proof' apply to the current sources")
  func appliesPlantedFaults() throws {
    let patches = try CommittedInputs.plantedFaults()
    #expect(patches.map { $0.deletingPathExtension().lastPathComponent } == Fuzzers.all.map(\.name).sorted())
    for patch in patches {
      let git = Process()
      git.executableURL = URL(filePath: "/usr/bin/env")
      git.arguments = ["git", "apply", "--check", "-C1", patch.path]
      git.currentDirectoryURL = patch.deletingLastPathComponent().appending(path: "../../../..")
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0, "\(patch.lastPathComponent)")
    }
  }
}
