import Foundation

/// A session bus of its own, on which a script says what a desktop says: see `desktop.py`.
final class SessionBus {
  /// What it needs: Debian has it in the packages `dbus-daemon` and `python3-gi`.
  static let isThere: Bool = {
    let names = ["dbus-daemon", "python3"]
    guard names.allSatisfy({ FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }) else {
      return false
    }
    return python(canImport: "gi")
  }()

  static func python(canImport module: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", "import \(module)"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// What the variable `DBUS_SESSION_BUS_ADDRESS` says of it.
  let address: String
  private let daemon = Process()
  private let desktop = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private var said = ""

  /// Starts a bus with a desktop.
  init() throws {
    let pipe = Pipe()
    daemon.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
    daemon.arguments = ["--session", "--nofork", "--print-address=1"]
    daemon.standardOutput = pipe
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    var line = Data()
    while !line.contains(0x0A) {
      let more = pipe.fileHandleForReading.availableData
      guard !more.isEmpty else { throw NoBus() }
      line += more
    }
    address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    desktop.executableURL = URL(filePath: "/usr/bin/python3")
    desktop.arguments = [
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "desktop.py").path
    ]
    desktop.environment = ProcessInfo.processInfo.environment.merging(
      ["DBUS_SESSION_BUS_ADDRESS": address, "PYTHONIOENCODING": "utf-8"]
    ) { $1 }
    desktop.standardInput = commands
    desktop.standardOutput = answers
    try desktop.run()
    guard wait(forLine: "ready") else { throw NoBus() }
  }

  private struct NoBus: Error {}

  deinit {
    for process in [desktop, daemon] where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  /// Has the desktop say something.
  func say(_ command: String) { commands.fileHandleForWriting.write(Data("\(command)\n".utf8)) }

  /// Waits until the desktop was asked something that begins so.
  ///
  /// - Returns: false where its script has ended instead.
  func wait(forLine start: String) -> Bool { wait { $0.hasPrefix(start) } }

  /// Waits until an input method was told of a caret further to the right than a place; nil where its script has ended
  /// instead.
  func waitForCaret(rightOf x: Int = 0) -> Int? {
    var found: Int?
    _ = wait { line in
      let words = line.split(separator: " ")
      guard words.first == "SetCursorRect", let place = Int(words[1]), place > x else { return false }
      found = place
      return true
    }
    return found
  }

  private func wait(for isWanted: (Substring) -> Bool) -> Bool {
    while true {
      let lines = said.split(separator: "\n", omittingEmptySubsequences: false)
      if let index = lines.dropLast().firstIndex(where: isWanted) {
        said = lines[(index + 1)...].joined(separator: "\n")
        return true
      }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { return false }
      said += String(decoding: more, as: UTF8.self)
    }
  }
}
