import Foundation
import SceneTesting

/// The program, run as a user runs it, in a folder of its own.
final class Program {
  struct Run {
    let status: Int32
    /// Whether somebody has killed it.
    let isKilled: Bool
    let text: String
    let errors: String

    /// What it said of the entries after each change, in order.
    var kept: [String] { text.split(separator: "\n").filter { $0.hasPrefix("  kept: ") }.map(String.init) }
  }

  let folder = FileManager.default.temporaryDirectory.appending(path: "photodiary-\(UUID())")
  let scenes = Golden.package.appending(path: "../../out/Diary.scenec").standardizedFileURL.path

  /// Products of a build lie beside one another: the program beside its tests.
  static let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "photodiary")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func run(_ arguments: String...) throws -> Run { try start(arguments).end() }

  /// Starts the program. Several may run side by side.
  func start(_ arguments: [String]) throws -> Started {
    let name = UUID().uuidString
    let (output, errors) = (
      folder.appending(path: "\(name).txt"), folder.appending(path: "\(name)-errors.txt")
    )
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return Started(process: process, output: output, errors: errors)
  }

  struct Started {
    fileprivate let process: Process
    fileprivate let output: URL
    fileprivate let errors: URL

    /// Waits until it has ended.
    func end() throws -> Run {
      process.waitUntilExit()
      return Run(
        status: process.terminationStatus,
        isKilled: process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL,
        text: try String(contentsOf: output, encoding: .utf8),
        errors: try String(contentsOf: errors, encoding: .utf8))
    }
  }

  /// All files of a folder below the program's.
  func texts(in name: String) throws -> [String: String] {
    try Recording(folder: folder.appending(path: name).path).files()
  }
}
