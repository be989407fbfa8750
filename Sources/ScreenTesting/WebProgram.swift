import Foundation

/// An app that serves its windows to browsers.
public final class WebProgram {
  /// The address that the app prints.
  public let url: String
  /// The port in the address.
  public let port: Int
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts an app and waits until it serves browsers.
  ///
  /// - Parameters:
  ///   - executable: The app's executable.
  ///   - arguments: The app's arguments, including `--web`.
  ///   - variables: Additional environment variables for the app.
  /// - Throws: ``NoServer`` if the app exits.
  public init(running executable: URL, _ arguments: [String], variables: [String: String] = [:]) throws {
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var received = ""
    while !received.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw NoServer(reason: errors.fileHandleForReading.availableData) }
      received += String(decoding: data, as: UTF8.self)
    }
    url = String(received.prefix { $0 != "\n" }.split(separator: " ").last ?? "")
    port = URL(string: url)?.port ?? 0
  }

  /// An error that is thrown if the app exits before it serves browsers.
  public struct NoServer: Error, CustomStringConvertible {
    let reason: Data
    /// The app's standard error output.
    public var description: String { String(decoding: reason, as: UTF8.self) }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Sends SIGTERM to the app. Returns the app's exit status, standard output after the first line, and standard error.
  public func end() -> (status: Int32, lines: [String], errors: String) {
    process.terminate()
    let received = output.fileHandleForReading.readDataToEndOfFile()
    let errorOutput = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus,
      String(decoding: received, as: UTF8.self).split(separator: "\n").map(String.init),
      String(decoding: errorOutput, as: UTF8.self)
    )
  }

  /// Whether the app is running.
  public var isRunning: Bool { process.isRunning }
}
