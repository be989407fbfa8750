import Foundation

/// A private message bus.
final class BusDaemon {
  let address: String
  private let process = Process()

  /// Debian's Python, which has the required libraries.
  static let python = "/usr/bin/python3"

  /// The test runner blocks signals in its child processes, which inherit the mask and could not be
  /// terminated.
  static let unblocking = [
    "-c",
    "import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, []); os.execv(sys.argv[1], sys.argv[1:])",
  ]

  init() throws {
    let pipe = Pipe()
    process.executableURL = URL(filePath: Self.python)
    process.arguments =
      Self.unblocking + [
        "/usr/bin/dbus-daemon", "--session", "--nofork", "--print-address=1", "--address=unix:tmpdir=/tmp",
      ]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var said = Data()
    while !said.contains(0x0A) {
      let more = pipe.fileHandleForReading.availableData
      guard !more.isEmpty else { throw NoBus() }
      said += more
    }
    address = String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  struct NoBus: Error {}

  deinit { end() }

  /// Ends the bus, which notifies all connected processes.
  func end() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }
}
