import Foundation

/// A server of X11 without a screen.
final class DisplayServer {
  /// What the variable `DISPLAY` says of it.
  let name: String
  private let process: Process
  /// Its size in pixels.
  let (width, height) = (800, 700)

  /// Starts a server, as a display that is free. Where somebody else takes the same one meanwhile, another is tried.
  ///
  /// - Throws: where there is none after some attempts.
  init() throws {
    for _ in 0..<10 {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/Xvfb")
      // It keeps its keyboard when whoever has set that has gone.
      process.arguments = [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset",
      ]
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      if let name = Self.name(from: pipe.fileHandleForReading) {
        (self.name, self.process) = (name, process)
        return
      }
      process.waitUntilExit()
    }
    throw NoDisplay()
  }

  /// It says which display it is, when it is one; nil where it ends instead.
  private static func name(from output: FileHandle) -> String? {
    var said = Data()
    while !said.contains(0x0A) {
      let more = output.availableData
      guard !more.isEmpty else { return nil }
      said += more
    }
    return ":" + String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

/// There is no display, or nobody who manages its windows.
struct NoDisplay: Error {}
