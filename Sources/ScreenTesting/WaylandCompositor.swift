import Foundation

/// A Wayland compositor with one or more screens, which runs on an X11 display.
final class WaylandCompositor {
  private let process = Process()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "wl-\(UUID())")
  private static let socket = "wayland-0"
  static let background: UInt32 = 0x336699
  /// The left edges of the screens, in pixels of the display.
  let edges: [Int]

  /// Starts the compositor and waits until it accepts clients. Throws ``NoDisplay`` if the compositor exits.
  init(on server: DisplayServer, scales: [Int]) throws {
    let width = server.width / scales.reduce(0, +)
    edges = scales.indices.map { width * scales[..<$0].reduce(0, +) }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let settings = folder.appending(path: "weston.ini")
    try Data(Self.settings(scales: scales, width: width, height: server.height / (scales.max() ?? 1)).utf8)
      .write(to: settings)
    process.executableURL = URL(filePath: "/usr/bin/weston")
    process.arguments = [
      "--backend=x11-backend.so", "--use-pixman", "--socket=\(Self.socket)", "--idle-time=0",
      "--shell=\(scales.count == 1 ? "kiosk" : "desktop")-shell.so", "--output-count=\(scales.count)",
      "--config=\(settings.path)",
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

  private static func settings(scales: [Int], width: Int, height: Int) -> String {
    let screens = scales.enumerated().map { number, scale in
      "[output]\nname=X\(number + 1)\nmode=\(width)x\(height)\nscale=\(scale)\n"
    }
    return screens.joined()
      + "[shell]\npanel-position=none\nbackground-color=0xff\(String(background, radix: 16))\nanimation=none\nstartup-animation=none\n"
  }

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
