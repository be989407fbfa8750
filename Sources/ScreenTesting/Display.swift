import Foundation

/// A virtual X11 display that shows an app. Tests control the app with the mouse, the keyboard, and touch.
public final class Display {
  /// Whether tests can use displays. This requires the `SCENEC_TEST_SCREENS` environment variable and Debian's packages
  /// `xvfb`, `xdotool`, `x11-apps`, and `x11-xkb-utils`.
  public static let isPresent =
    ScreenTests.areEnabled
    && ["Xvfb", "setxkbmap", "xdotool", "xwd"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

  /// Whether the openbox window manager is installed, which supports minimized and full-screen windows.
  public static let hasManager = FileManager.default.isExecutableFile(atPath: "/usr/bin/openbox")

  /// Whether an X server with a touch screen is available. This requires Debian's `xserver-xorg-core` and
  /// `xserver-xorg-video-dummy` packages.
  public static let canBeTouched =
    isPresent && FileManager.default.isExecutableFile(atPath: "/usr/lib/xorg/Xorg")
    && (try? DisplayServer(canBeTouched: true)) != nil

  /// Whether the Wayland compositor weston is installed.
  public static let hasWayland = FileManager.default.isExecutableFile(atPath: "/usr/bin/weston")

  /// The background color of the compositor's screens, as 0xRRGGBB.
  public static let waylandBackground = WaylandCompositor.background

  /// The app's working directory.
  public let folder = FileManager.default.temporaryDirectory.appending(path: "window-\(UUID())")
  private let server: DisplayServer
  private let program = Process()
  private let manager = Process()
  private let compositor: WaylandCompositor?
  private var window = ""
  private let bus: (any DesktopBus)?
  private let variables: [String: String]

  /// Starts a display and runs an app on it.
  ///
  /// - Parameters:
  ///   - executable: The app's executable.
  ///   - arguments: The app's arguments.
  ///   - bus: The session bus, or nil for a display without a desktop.
  ///   - canBeTouched: Whether the display has a touch screen, as required by `touch(_:)`.
  ///   - isManaged: Whether openbox manages the windows.
  ///   - waylandScales: The number of pixels per point for each screen of a Wayland compositor. Multiple screens are
  ///     arranged side by side, and each window fills one screen. If the array is empty, no compositor is started.
  ///   - files: The files to create in the working directory, by name.
  ///   - pipes: The names of the FIFOs to create in the working directory.
  ///   - variables: Additional environment variables for the app.
  /// - Throws: An error if one of the processes does not start.
  public init(
    running executable: URL, _ arguments: [String], bus: (any DesktopBus)? = nil, canBeTouched: Bool = false,
    isManaged: Bool = false, waylandScales: [Int] = [], files: [String: [UInt8]] = [:], pipes: [String] = [],
    variables: [String: String] = [:]
  ) throws {
    self.variables = variables
    self.bus = bus
    let server = try DisplayServer(width: 800 * max(1, waylandScales.count), canBeTouched: canBeTouched)
    self.server = server
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    compositor = waylandScales.isEmpty ? nil : try WaylandCompositor(on: server, scales: waylandScales)
    for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
    for name in pipes { mkfifo(folder.appending(path: name).path, 0o600) }
    // This layout contains all letters that tests type. For other letters, xdotool would add a key mapping and remove
    // it before the app can read the event.
    _ = try run("setxkbmap", ["de"])
    if waylandScales.count > 1 {
      // The compositor opens windows on the screen with the pointer, so the pointer must be on the first screen.
      for screen in waylandScales.indices.reversed() { try turn(to: screen) }
      try move(to: 10, 10)
      for _ in 0..<Self.maxScreenshots {
        if let pointer = try screenshot()?.part(on: Self.waylandBackground), pointer.picture.width < 100 {
          break
        }
      }
    }
    if isManaged {
      manager.executableURL = URL(filePath: "/usr/bin/openbox")
      manager.environment = environment
      manager.standardError = FileHandle.nullDevice
      try manager.run()
      while try !String(decoding: run("xprop", ["-root"]), as: UTF8.self).contains(
        "_NET_SUPPORTING_WM_CHECK(WINDOW)")
      {
        guard manager.isRunning else { throw NoDisplay() }
      }
    }
    program.executableURL = executable
    program.arguments = arguments
    program.currentDirectoryURL = folder
    program.environment = environment
    for (name, assign) in [
      ("output", \Process.standardOutput), ("errors", \Process.standardError),
    ] as [(String, ReferenceWritableKeyPath<Process, Any?>)] {
      let file = folder.appending(path: name)
      try Data().write(to: file)
      program[keyPath: assign] = try FileHandle(forWritingTo: file)
    }
    try program.run()
  }

  deinit {
    for process in [program, manager] where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  private var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment.filter {
      ![
        "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "GDK_SCALE", "LANGUAGE", "XDG_RUNTIME_DIR", "XMODIFIERS",
      ].contains($0.key)
    }
    variables["DBUS_SESSION_BUS_ADDRESS"] = bus?.address
    variables["SDL_IM_MODULE"] = bus?.inputMethod
    variables["DISPLAY"] = server.name
    variables.merge(compositor?.variables ?? [:]) { $1 }
    variables["LC_ALL"] = "C.UTF-8"
    return variables.merging(self.variables) { $1 }
  }

  // MARK: Program

  /// The lines that the app has written to standard output so far.
  public var lines: [String] {
    let text = (try? String(contentsOf: folder.appending(path: "output"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The text that the app has written to standard error so far.
  public var errors: String {
    (try? String(contentsOf: folder.appending(path: "errors"), encoding: .utf8)) ?? ""
  }

  /// The line of the app's process status with the number of voluntary context switches, which each sleep increases.
  public var waits: String {
    let status = try? String(contentsOfFile: "/proc/\(program.processIdentifier)/status", encoding: .utf8)
    return status?.split(separator: "\n").first { $0.hasPrefix("voluntary") }.map(String.init) ?? ""
  }

  /// Disconnects the app from the display, as at the end of a session. Returns the app's exit status and output.
  public func disconnectApp() throws -> (status: Int32, lines: [String]) {
    try use("windowkill", window)
    return waitForEnd()
  }

  /// Waits until the app exits, and returns its exit status and output.
  public func waitForEnd() -> (status: Int32, lines: [String]) {
    program.waitUntilExit()
    return (program.terminationStatus, lines)
  }

  /// Closes the window with the window manager's keyboard shortcut, trying several times if necessary. If the app does
  /// not exit, kills it. Returns the app's exit status and output.
  public func closeWindow() throws -> (status: Int32, lines: [String]) {
    for _ in 0..<100 where program.isRunning {
      try use("key", "alt+F4")
      _ = try screenshot()
    }
    if program.isRunning { kill(program.processIdentifier, SIGKILL) }
    return waitForEnd()
  }

  /// Sends SIGTERM to the app, and returns the app's exit status and output.
  public func end() -> (status: Int32, lines: [String]) {
    program.terminate()
    program.waitUntilExit()
    return (program.terminationStatus, lines)
  }

  // MARK: Input

  /// Runs xdotool and returns its output.
  @discardableResult
  public func use(_ arguments: String...) throws -> String {
    String(decoding: try run("xdotool", arguments), as: UTF8.self)
  }

  /// Waits for the app's window and focuses it.
  public func findWindow() throws {
    if compositor != nil { return try turn(to: 0) }
    window =
      try use(
        "search", "--sync", "--all", "--onlyvisible", "--pid", "\(program.processIdentifier)", "--name", "."
      )
      .split(separator: "\n").first.map(String.init) ?? ""
    try use("windowfocus", "--sync", window)
  }

  /// Switches to another screen of the compositor. Subsequent coordinates are in pixels of this screen.
  public func turn(to screen: Int) throws {
    for _ in 0..<Self.maxScreenshots {
      let windows = try use("search", "--sync", "--onlyvisible", "--class", "weston").split(separator: "\n")
      let found = try windows.first { try use("getwindowname", String($0)).hasSuffix("X\(screen + 1)\n") }
      guard let found else { continue }
      window = String(found)
      break
    }
    guard let edge = compositor?.edges[screen], edge > 0 else { return }
    try use("windowmove", "--sync", window, "\(edge)", "0")
  }

  /// Moves the pointer to a position in the window, in pixels.
  public func move(to x: Int, _ y: Int) throws { try use("mousemove", "--window", window, "\(x)", "\(y)") }

  /// Clicks a mouse button at a position in the window, in pixels.
  public func click(_ x: Int, _ y: Int, button: Int = 1) throws {
    try move(to: x, y)
    try use("click", "\(button)")
  }

  /// Drags with the primary mouse button from one position to another, in pixels.
  public func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
    // A single xdotool process drags at a realistic speed. Under high load, several processes could cause a swipe.
    let steps = (1...4).flatMap { step in
      [
        "sleep", "0.02", "mousemove", "--window", window,
        "\(start.x + (end.x - start.x) * step / 4)", "\(start.y + (end.y - start.y) * step / 4)",
      ]
    }
    try move(to: start.x, start.y)
    _ = try run("xdotool", ["mousedown", "1"] + steps + ["mouseup", "1"])
  }

  /// Touches the screen with one finger for each path, moves all fingers in equal steps, and lifts them.
  ///
  /// - Parameter paths: The start and end of each path, in pixels of the window. For a tap, the start and end are equal.
  /// - Throws: An error if the display has no touch screen.
  public func touch(_ paths: (from: (x: Int, y: Int), to: (x: Int, y: Int))...) throws {
    guard let screen = server.touchScreen else { throw NoDisplay() }
    // Touches use display coordinates, so the window is moved to the origin.
    try use("windowmove", "--sync", window, "0", "0")
    let steps = 8
    for step in -1...(steps + 1) {
      for (finger, path) in paths.enumerated() {
        let part = Double(min(max(step, 0), steps)) / Double(steps)
        try screen.touch(
          UInt32(finger), step < 0 ? .down : step > steps ? .up : .move,
          (Double(path.from.x) + Double(path.to.x - path.from.x) * part) / Double(server.width),
          (Double(path.from.y) + Double(path.to.y - path.from.y) * part) / Double(server.height))
      }
    }
  }

  /// Drags a window while the compositor's modifier key is pressed.
  ///
  /// - Parameters:
  ///   - start: A position in the window, in pixels of the current screen.
  ///   - end: The position to which the window is dragged, on the same screen.
  /// - Throws: An error if xdotool does not start.
  public func dragWindow(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
    try move(to: start.x, start.y)
    try use("keydown", "super")
    try drag(from: start, to: end)
    try use("keyup", "super")
  }

  /// Resizes the window to a size in pixels.
  public func resize(to width: Int, _ height: Int) throws {
    try use("windowmove", window, "0", "0")
    try use("windowsize", "--sync", window, "\(width)", "\(height)")
  }

  /// Whether Debian's `python3-xlib` package is installed, which `drag(_:as:to:_:)` requires.
  public static let canDrag = Python.has("Xlib")

  /// Simulates dragging data from another app into the window and dropping it.
  ///
  /// - Returns: Whether the window accepted the data.
  public func drag(_ content: String, as type: String, to x: Int, _ y: Int) throws -> Bool {
    try move(to: x - 1, y)
    // SDL ignores absolute pointer movements, so the last one is relative.
    try use("mousemove_relative", "1", "0")
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "drag.py").path
    return String(decoding: try run("python3", [script, window, type, content]), as: UTF8.self)
      == "finished\n"
  }

  /// Returns the value of one of the window's X11 properties.
  public func property(_ name: String) throws -> String {
    String(decoding: try run("xprop", ["-id", window, name]), as: UTF8.self)
  }

  /// Minimizes the window.
  public func minimize() throws { try use("windowminimize", window) }

  /// Restores the window and brings it to the front.
  public func restore() throws { try use("windowactivate", "--sync", window) }

  private func run(_ command: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(command)")
    process.arguments = arguments
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  // MARK: Screenshots

  /// Returns a screenshot of the window.
  public func screenshot() throws -> Screenshot? {
    Screenshot(xwd: [UInt8](try run("xwd", ["-silent", "-id", window])))
  }

  /// Returns whether the app sleeps while ten screenshots are taken. Makes up to five attempts.
  public func isQuiet() throws -> Bool {
    try (0..<5).contains { _ in
      let before = waits
      for _ in 0..<10 { _ = try screenshot() }
      return !before.isEmpty && waits == before
    }
  }

  private static let maxScreenshots = 300

  /// Takes screenshots until one satisfies a condition. Returns false if none does.
  public func wait(for isPresent: (Screenshot) -> Bool) throws -> Bool {
    for _ in 0..<Self.maxScreenshots where program.isRunning {
      if let screenshot = try screenshot(), isPresent(screenshot) { return true }
    }
    return false
  }

  /// Waits until standard error contains a string. Returns false if it never does.
  public func wait(forError words: String) throws -> Bool {
    for _ in 0..<Self.maxScreenshots where program.isRunning && !errors.contains(words) {
      _ = try screenshot()
    }
    return errors.contains(words)
  }

  /// Waits until the app prints a line. Returns false if it never does.
  public func wait(forLine line: String) throws -> Bool {
    for _ in 0..<Self.maxScreenshots where program.isRunning {
      if lines.contains(line) { return true }
      _ = try screenshot()
    }
    return lines.contains(line)
  }
}
