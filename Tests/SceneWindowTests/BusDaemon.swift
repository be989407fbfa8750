import Foundation

/// The bus of a session, as a program on a display finds it.
protocol DesktopBus: AnyObject {
  /// What the variable `DBUS_SESSION_BUS_ADDRESS` says of it.
  var address: String { get }
  /// The input method that is reached by it; nil for none.
  var inputMethod: String? { get }
}

/// A bus that nobody else is on.
final class BusDaemon {
  let address: String
  private let process = Process()

  init() throws {
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
    process.arguments = ["--session", "--nofork", "--print-address=1", "--address=unix:tmpdir=/tmp"]
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

  deinit {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
