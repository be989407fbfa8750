import Foundation
import ScreenTesting

/// A private session bus on which a script acts as the desktop: see `desktop.py`.
final class SessionBus: DesktopBus {
  /// Whether the Debian packages `dbus-daemon` and `python3-gi` are installed.
  static let isPresent: Bool = {
    let names = ["dbus-daemon", "python3"]
    guard names.allSatisfy({ FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }) else {
      return false
    }
    return Python.has("gi")
  }()

  var address: String { daemon.address }
  let inputMethod: String? = "fcitx"
  private let daemon: BusDaemon
  private let desktop = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private var said = ""

  init() throws {
    daemon = try BusDaemon()
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
    guard wait(forLine: "ready") else { throw BusDaemon.NoBus() }
  }

  deinit {
    guard desktop.isRunning else { return }
    kill(desktop.processIdentifier, SIGKILL)
    desktop.waitUntilExit()
  }

  /// Sends a command to the desktop script.
  func say(_ command: String) { commands.fileHandleForWriting.write(Data("\(command)\n".utf8)) }

  /// Waits until the desktop script prints a line with the prefix.
  ///
  /// - Returns: False if the script ended instead.
  func wait(forLine start: String) -> Bool { wait { $0.hasPrefix(start) } }

  /// Waits until the input method receives a caret position to the right of a coordinate. Returns nil if the
  /// script ended instead.
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
