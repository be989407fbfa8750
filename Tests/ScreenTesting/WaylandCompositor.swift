import Foundation

/// A compositor of Wayland that fills a display of X11: windows fill it in turn.
final class WaylandCompositor {
  private let process = Process()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "wl-\(UUID())")
  private static let socket = "wayland-0"

  /// Starts it, and waits until programs can come.
  ///
  /// - Parameters:
  ///   - server: the display.
  ///   - scale: pixels for a point.
  /// - Throws: where it does not start.
  init(on server: DisplayServer, scale: Int) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    process.executableURL = URL(filePath: "/usr/bin/weston")
    process.arguments = [
      "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--socket=\(Self.socket)",
      "--idle-time=0", "--width=\(server.width / scale)", "--height=\(server.height / scale)",
      "--scale=\(scale)",
    ]
    process.environment = [
      "DISPLAY": server.name, "XDG_RUNTIME_DIR": folder.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while !FileManager.default.fileExists(atPath: folder.appending(path: Self.socket).path) {
      guard process.isRunning else { throw NoDisplay() }
    }
  }

  /// What programs find it by.
  var variables: [String: String] {
    ["WAYLAND_DISPLAY": Self.socket, "XDG_RUNTIME_DIR": folder.path, "SDL_VIDEODRIVER": "wayland"]
  }

  deinit {
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }
}
