import Foundation
import Testing

/// The built `scenec`, run as a process.
enum Program {
  static let path = path(of: "scenec")

  /// SwiftPM builds the programs in the same folder as the tests.
  static func path(of product: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(product)
      .path
  }

  struct Outcome {
    var status: Int32
    var output: Data
    var errors: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs `scenec` in a directory. Environment variables are added to those of the tests.
  static func run(
    _ arguments: [String], in directory: URL, input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(path, arguments, in: directory, input: input, environment: environment)
  }

  /// Runs a shell command in which `$scenec` is the path of `scenec`.
  static func shell(
    _ line: String, in directory: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run("/bin/sh", ["-c", line], in: directory, environment: environment)
  }

  /// Runs a shell command on a terminal. The output is what the terminal shows.
  static func terminal(
    _ line: String, in directory: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(
      "/usr/bin/script", ["--quiet", "--return", "--command", line, "/dev/null"], in: directory,
      environment: ["TERM": "xterm", "SHELL": "/bin/sh"].merging(environment) { $1 })
  }

  static func run(
    _ executable: String, _ arguments: [String], in directory: URL, input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> Outcome {
    // Files do not need to be read while the process runs, unlike pipes.
    let streams = try TestDirectory()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = directory
    var variables = ProcessInfo.processInfo.environment
    variables["NO_COLOR"] = nil
    variables["scenec"] = path
    process.environment = variables.merging(environment) { $1 }
    try streams.write("in", input)
    try streams.write("out", Data())
    try streams.write("err", Data())
    process.standardInput = try FileHandle(forReadingFrom: streams.url("in"))
    process.standardOutput = try FileHandle(forWritingTo: streams.url("out"))
    process.standardError = try FileHandle(forWritingTo: streams.url("err"))
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationReason == .exit, "\(arguments): killed by \(process.terminationStatus)")
    return Outcome(
      status: process.terminationStatus, output: try streams.data("out"), errors: try streams.text("err"))
  }
}
