import Foundation

/// Another toolkit's loader: what it is given, and the program that times it.
struct Peer {
  let name: String
  /// Beside the benchmarks' own build; not there where the toolkit is not installed.
  let program: URL
  let description: (_ objects: Int) -> String
  /// Between the description's path and the number of runs.
  var arguments: [String] = []
  var environment: [String: String] = [:]

  /// The median seconds of making so many objects, the description being in memory.
  func seconds(objects: Int, runs: Int, in folder: URL) throws -> Double {
    let file = folder.appending(path: "peer.ui")
    try description(objects).write(to: file, atomically: true, encoding: .utf8)
    let text = try output(
      of: program.path(), [file.path()] + arguments + ["\(runs)"], environment: environment)
    guard let seconds = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw SpawnFailure(program: program.path(), status: 0)
    }
    return seconds
  }
}

/// An X server that shows nothing, which GTK does not go without.
final class VirtualScreen {
  static let program = "/usr/bin/Xvfb"
  private let server: Spawned
  let display: String

  /// - Returns: nil where it is not installed.
  init?() throws {
    guard FileManager.default.isExecutableFile(atPath: Self.program) else { return nil }
    let pipe = try Pipe()
    // It looks for a number that is free, and prints it once it takes connections.
    server = try Spawned(Self.program, ["-displayfd", "1", "-nolisten", "tcp"], output: pipe.writing)
    var number = ""
    while !number.hasSuffix("\n"), let more = pipe.readSome() { number += more }
    display = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { server.terminate() }
}
