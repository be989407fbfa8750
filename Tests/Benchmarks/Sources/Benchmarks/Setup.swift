import Foundation

/// The programs and folders that benchmarks use. `make benchmark` sets the environment variables.
struct Setup {
  /// The released `scenec`, linked statically.
  let scenec: String?
  /// A statically linked program that does nothing.
  let empty: String?
  /// The released alarm clock.
  let alarmClock: String?
  /// The folder of third-party storyboards.
  let corpus: String?
  let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  let folder: URL

  init() throws {
    let environment = ProcessInfo.processInfo.environment
    scenec = environment["SCENEC"]
    empty = environment["EMPTY"]
    alarmClock = environment["ALARM_CLOCK"]
    corpus = environment["SCENEC_CORPUS"].flatMap { $0.isEmpty ? nil : $0 }
    folder = FileManager.default.temporaryDirectory.appending(path: "scenec-benchmarks-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func program(_ name: String) -> String { programs.appending(path: name).path() }

  func removeFolder() { try? FileManager.default.removeItem(at: folder) }
}
