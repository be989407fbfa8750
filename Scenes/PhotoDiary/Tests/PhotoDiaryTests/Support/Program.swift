import Foundation
import SceneTesting

/// A process of the app, which has its own folder.
final class Program {
  struct Run {
    let status: Int32
    /// Whether a signal ended the process, such as a trap.
    let isEndedBySignal: Bool
    var isKilled: Bool { isEndedBySignal && status == SIGKILL }
    let text: String
    let errors: String

    /// The entries that the app reports after each change, in order.
    var kept: [String] { text.split(separator: "\n").filter { $0.hasPrefix("  kept: ") }.map(String.init) }
  }

  let folder = FileManager.default.temporaryDirectory.appending(path: "photodiary-\(UUID())")
  let scenes = Golden.package.appending(path: "../../out/Diary.scenec").standardizedFileURL.path

  /// SwiftPM builds the app in the same folder as its tests.
  static let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "photodiary")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func run(_ arguments: String...) throws -> Run { try start(arguments).end() }

  /// Starts the app. Several instances can run in parallel. Environment variables are added to those of the tests.
  func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Started {
    let name = UUID().uuidString
    let (output, errors) = (
      folder.appending(path: "\(name).txt"), folder.appending(path: "\(name)-errors.txt")
    )
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
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

    func end() throws -> Run {
      process.waitUntilExit()
      return Run(
        status: process.terminationStatus,
        isEndedBySignal: process.terminationReason == .uncaughtSignal,
        text: try String(contentsOf: output, encoding: .utf8),
        errors: try String(contentsOf: errors, encoding: .utf8))
    }
  }

  /// Returns the contents of all files in a folder inside the app's folder.
  func texts(in name: String) throws -> [String: String] {
    try Recording(folder: folder.appending(path: name).path).files()
  }
}
