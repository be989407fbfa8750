import Foundation
import Testing

/// The built program, run as a user runs it.
enum Program {
  static let path = path(of: "scenec")

  /// Products of a build lie beside one another: the programs beside the tests.
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

  /// Runs the program in a directory. The environment is set besides what the tests themselves were given.
  static func run(
    _ arguments: [String], in directory: URL, input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(path, arguments, in: directory, input: input, environment: environment)
  }

  /// Runs a line in a shell, where `$scenec` is the program.
  static func shell(
    _ line: String, in directory: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run("/bin/sh", ["-c", line], in: directory, environment: environment)
  }

  /// Runs a line in a shell whose output is a terminal; what it shows is the outcome's output.
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
    // Files rather than pipes: nobody has to read them while the program runs.
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
