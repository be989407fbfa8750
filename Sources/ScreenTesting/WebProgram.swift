import Foundation

/// A program that serves browsers.
public final class WebProgram {
  /// Where it is, as it says.
  public let url: String
  /// Of this machine.
  public let port: Int
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts a program, and waits until it serves browsers.
  ///
  /// - Parameters:
  ///   - executable: the program.
  ///   - arguments: its command line, `--web` among them.
  ///   - variables: of its environment, besides those of the test.
  /// - Throws: where it does not start.
  public init(running executable: URL, _ arguments: [String], variables: [String: String] = [:]) throws {
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
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

  /// It has ended without serving anybody.
  public struct NoServer: Error, CustomStringConvertible {
    let reason: Data
    /// What it has said of it.
    public var description: String { String(decoding: reason, as: UTF8.self) }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Ends it, and says what it has said beside where it is.
  public func end() -> (status: Int32, lines: [String], errors: String) {
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

  /// Whether it has not ended.
  public var isRunning: Bool { process.isRunning }
}
