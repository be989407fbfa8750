import Foundation

/// A temporary directory of a test. It is removed when it is deallocated.
final class TestDirectory: Sendable {
  let directory: URL

  init(_ files: [String: String] = [:]) throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenec-tests-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func url(_ name: String) -> URL { directory.appendingPathComponent(name) }

  /// Writes a file and creates its parent directories.
  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func write(_ name: String, _ data: Data) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(name))
  }

  func data(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }
  func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

  /// The names of all files, including hidden ones, in alphabetical order.
  var files: [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: directory.path).sorted()) ?? []
  }

  func scenec(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program.run(arguments, in: directory, input: Data(input.utf8), environment: environment)
  }

  func scenec(_ arguments: [String], input: Data) throws -> Program.Outcome {
    try Program.run(arguments, in: directory, input: input)
  }

  func shell(_ line: String, environment: [String: String] = [:]) throws -> Program.Outcome {
    try Program.shell(line, in: directory, environment: environment)
  }

  func terminal(_ line: String, environment: [String: String] = [:]) throws -> Program.Outcome {
    try Program.terminal(line, in: directory, environment: environment)
  }
}
