import Foundation

/// A program that serves browsers.
final class WebProgram {
  /// Where it is, as it says.
  let url: String
  let port: Int
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts the probe with compiled scenes, at any port that is free.
  init(_ scenes: [UInt8], address: String = "0", _ arguments: String...) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID()).scenec")
    try Data(scenes).write(to: file)
    process.executableURL = Self.probe
    process.arguments = ["--web=\(address)"] + arguments + [file.path]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Its first line says where it is, and comes when it is there.
    var said = ""
    while !said.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw NoServer(reason: errors.fileHandleForReading.availableData) }
      said += String(decoding: data, as: UTF8.self)
    }
    url = String(said.prefix { $0 != "\n" }.split(separator: " ").last ?? "")
    port = URL(string: url)?.port ?? 0
  }

  static let probe = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "WindowProbe")

  struct NoServer: Error, CustomStringConvertible {
    let reason: Data
    var description: String { String(decoding: reason, as: UTF8.self) }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Ends it, and says what it has said beside where it is.
  func end() -> (status: Int32, lines: [String], errors: String) {
    process.terminate()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus,
      String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init),
      String(decoding: complained, as: UTF8.self)
    )
  }

  var isRunning: Bool { process.isRunning }
}
