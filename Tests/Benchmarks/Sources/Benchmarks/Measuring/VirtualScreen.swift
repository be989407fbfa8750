import Foundation

/// A virtual X server (Xvfb).
final class VirtualScreen {
  private let server: Spawned
  /// The name of the display, such as `:1`.
  let display: String
  var process: Int { Int(server.id) }

  /// Starts a server, or returns nil if Xvfb is not installed.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in pixels.
  ///   - report: Receives the reason if Xvfb is not installed.
  /// - Throws: `SpawnFailure` if the server cannot be started.
  init?(size: String = "1280x1024", _ report: Report) throws {
    guard let program = Peers.installed("Xvfb") else {
      report.skip("Xvfb is not installed: windows are not measured")
      return nil
    }
    let pipe = try Pipe()
    // The server selects a free display number and prints it when it accepts connections.
    server = try Spawned(
      program, ["-displayfd", "1", "-nolisten", "tcp", "-noreset", "-screen", "0", "\(size)x24"],
      output: pipe.writing)
    var number = ""
    while !number.hasSuffix("\n"), let more = pipe.readSome() { number += more }
    display = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { server.terminate() }
}
