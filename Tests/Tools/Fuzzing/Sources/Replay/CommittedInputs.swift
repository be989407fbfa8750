import Foundation

/// The inputs of a fuzzer in `Corpora` and `Seeds`.
enum CommittedInputs {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL
  private static let note = "current"

  /// Copies the inputs of a fuzzer into a folder, and returns their number.
  static func gather(_ fuzzer: String, in folder: URL) throws -> Int {
    let inputs = folder.appending(path: "inputs")
    try FileManager.default.createDirectory(at: inputs, withIntermediateDirectories: true)
    let corpus = root.appending(path: "Corpora/\(fuzzer).tar.xz")
    if FileManager.default.fileExists(atPath: corpus.path) {
      let tar = try Process.run(
        URL(filePath: "/usr/bin/env"), arguments: ["tar", "-xJf", corpus.path, "-C", inputs.path])
      tar.waitUntilExit()
    }
    let seeds = root.appending(path: "Seeds/\(fuzzer)")
    for name in (try? FileManager.default.contentsOfDirectory(atPath: seeds.path)) ?? [] {
      try FileManager.default.copyItem(at: seeds.appending(path: name), to: inputs.appending(path: name))
    }
    // Any bytes are a picture, so this fuzzer has no committed inputs.
    if fuzzer == "pictures" {
      for seed in 0..<40 {
        var random = Random(seed: UInt64(seed))
        let bytes = (0..<400).map { _ in UInt8(random.below(256)) }
        try Data(bytes).write(to: inputs.appending(path: "seed \(seed)"))
      }
    }
    return try names(in: folder).count
  }

  static func run(_ fuzzer: String, in folder: URL) throws {
    guard let known = Fuzzers.all.first(where: { $0.name == fuzzer }) else { return }
    for name in try names(in: folder) {
      try name.write(to: folder.appending(path: note), atomically: false, encoding: .utf8)
      known.fuzzer.run(Array(try Data(contentsOf: folder.appending(path: "inputs/\(name)"))))
    }
  }

  static func current(in folder: URL) -> String? {
    try? String(contentsOf: folder.appending(path: note), encoding: .utf8)
  }

  static func plantedFaults() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: "PlantedFaults"), includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "inputs").path).sorted()
  }
}

/// The fuzzers mutate inputs with libFuzzer, which a replay does without.
func changedBlindly(_ bytes: [UInt8], room: Int) -> [UInt8] { fatalError("a replay does not mutate inputs") }
