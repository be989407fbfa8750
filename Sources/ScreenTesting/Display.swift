import Foundation
import Testing

/// A display of X11 that nobody looks at, with a program on it that is used as a person uses it.
public final class Display {
  /// Whether there is what the tests need besides the program: Debian has it in the packages `xvfb`, `xdotool` and
  /// `x11-apps`.
  public static let isThere = ["Xvfb", "setxkbmap", "xdotool", "xwd"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  /// What minimises windows and has them fill the display.
  public static let hasManager = FileManager.default.isExecutableFile(atPath: "/usr/bin/openbox")

  /// Whether there is a server with a touch screen, and may be started here: Debian has it in the packages
  /// `xserver-xorg-core` and `xserver-xorg-video-dummy`.
  public static let canBeTouched =
    FileManager.default.isExecutableFile(atPath: "/usr/lib/xorg/Xorg")
    && (try? DisplayServer(canBeTouched: true)) != nil

  /// What shows windows that know nothing of X11.
  public static let hasWayland = FileManager.default.isExecutableFile(atPath: "/usr/bin/weston")

  /// The colour of a compositor's screens where no window is, as 0xRRGGBB.
  public static let waylandBackground = WaylandCompositor.background

  /// Where the program runs.
  public let folder = FileManager.default.temporaryDirectory.appending(path: "window-\(UUID())")
  private let server: DisplayServer
  private let program = Process()
  private let manager = Process()
  private let compositor: WaylandCompositor?
  private var window = ""
  private let bus: (any DesktopBus)?
  private let variables: [String: String]

  /// Starts a display, and a program on it.
  ///
  /// - Parameters:
  ///   - executable: the program.
  ///   - arguments: its command line.
  ///   - bus: of the session that the program is in; nil for a display without a desktop.
  ///   - canBeTouched: whether the display has a touch screen, for `touch(_:)`.
  ///   - isManaged: whether windows have frames, and fill the display or are minimised where that is asked for: by
  ///     openbox, which Debian has in the package of its name.
  ///   - waylandScales: pixels for a point of each screen of a Wayland compositor, which fill the display side by side. The program's
  ///     windows fill a single one. None is for no compositor.
  ///   - files: what lies in the folder that the program runs in, by name.
  ///   - pipes: the names of those in that folder that others wait at.
  ///   - variables: of the program's environment, besides those of the display.
  /// - Throws: where one of the programs does not start.
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
    // A keyboard that has all letters: xdotool makes keys of those that are missing, and takes them back while the program still
    // reads what was pressed.
    _ = try run("setxkbmap", ["de"])
    if waylandScales.count > 1 {
      // Side by side; windows come to the first, where the pointer is as soon as it is seen there.
      for screen in waylandScales.indices.reversed() { try turn(to: screen) }
      try move(to: 10, 10)
      for _ in 0..<Self.looks {
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
      // It says on the root when it is there.
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

  /// Nothing of the desktop that the tests run on.
  private var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment.filter {
      ![
        "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "GDK_SCALE", "LANGUAGE", "XDG_RUNTIME_DIR", "XMODIFIERS",
      ].contains($0.key)
    }
    // Without a bus, nothing of the desktop that the tests run on, either.
    variables["DBUS_SESSION_BUS_ADDRESS"] = bus?.address
    variables["SDL_IM_MODULE"] = bus?.inputMethod
    variables["DISPLAY"] = server.name
    variables.merge(compositor?.variables ?? [:]) { $1 }
    variables["LC_ALL"] = "C.UTF-8"
    return variables.merging(self.variables) { $1 }
  }

  // MARK: The program

  /// What it has said so far.
  public var lines: [String] {
    let text = (try? String(contentsOf: folder.appending(path: "output"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// What it has complained of so far.
  public var errors: String {
    (try? String(contentsOf: folder.appending(path: "errors"), encoding: .utf8)) ?? ""
  }

  /// How often it has waited for something.
  public var waits: String {
    let status = try? String(contentsOfFile: "/proc/\(program.processIdentifier)/status", encoding: .utf8)
    return status?.split(separator: "\n").first { $0.hasPrefix("voluntary") }.map(String.init) ?? ""
  }

  /// Takes the display away from the program, as at the end of a session, and says how that has ended.
  public func takeAway() throws -> (status: Int32, lines: [String]) {
    try use("windowkill", window)
    return waitForEnd()
  }

  /// Waits until it has ended by itself, and says what it has said.
  public func waitForEnd() -> (status: Int32, lines: [String]) {
    program.waitUntilExit()
    return (program.terminationStatus, lines)
  }

  /// Closes its window by the manager's key, which is pressed again where the manager was busy, and says how it has
  /// ended; ends it where that does not.
  public func closeWindow() throws -> (status: Int32, lines: [String]) {
    for _ in 0..<100 where program.isRunning {
      try use("key", "alt+F4")
      _ = try screenshot()
    }
    if program.isRunning { kill(program.processIdentifier, SIGKILL) }
    return waitForEnd()
  }

  /// Asks it to end, and says what it has said.
  public func end() -> (status: Int32, lines: [String]) {
    program.terminate()
    program.waitUntilExit()
    return (program.terminationStatus, lines)
  }

  // MARK: A person

  /// Does something with mouse or keys.
  @discardableResult
  public func use(_ arguments: String...) throws -> String {
    String(decoding: try run("xdotool", arguments), as: UTF8.self)
  }

  /// Waits for the program's window, which keys go to from here on.
  public func findWindow() throws {
    if compositor != nil { return try turn(to: 0) }
    window =
      try use(
        "search", "--sync", "--all", "--onlyvisible", "--pid", "\(program.processIdentifier)", "--name", "."
      )
      .split(separator: "\n").first.map(String.init) ?? ""
    try use("windowfocus", "--sync", window)
  }

  /// Looks at another screen of the compositor, whose pixels all places are in from here on.
  public func turn(to screen: Int) throws {
    // A window of X11 for each.
    for _ in 0..<Self.looks {
      let windows = try use("search", "--sync", "--onlyvisible", "--class", "weston").split(separator: "\n")
      let found = try windows.first { try use("getwindowname", String($0)).hasSuffix("X\(screen + 1)\n") }
      guard let found else { continue }
      window = String(found)
      break
    }
    guard let edge = compositor?.edges[screen], edge > 0 else { return }
    try use("windowmove", "--sync", window, "\(edge)", "0")
  }

  /// Puts the mouse somewhere in the window; all places are in its pixels.
  public func move(to x: Int, _ y: Int) throws { try use("mousemove", "--window", window, "\(x)", "\(y)") }

  /// Presses a button of the mouse somewhere, and lets it go.
  public func click(_ x: Int, _ y: Int, button: Int = 1) throws {
    try move(to: x, y)
    try use("click", "\(button)")
  }

  /// Drags the mouse from one place to another, with its first button held down.
  public func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
    // All of it in one program, at the speed of a hand: how busy the machine is would else decide whether it is a swipe.
    let steps = (1...4).flatMap { step in
      [
        "sleep", "0.02", "mousemove", "--window", window,
        "\(start.x + (end.x - start.x) * step / 4)", "\(start.y + (end.y - start.y) * step / 4)",
      ]
    }
    try move(to: start.x, start.y)
    _ = try run("xdotool", ["mousedown", "1"] + steps + ["mouseup", "1"])
  }

  /// Puts fingers down together, one for each path, moves each along its own in even steps, and lifts them where they are.
  ///
  /// - Parameter paths: from where to where, in pixels of the window; a tap ends where it began.
  /// - Throws: where the display has no touch screen.
  public func touch(_ paths: (from: (x: Int, y: Int), to: (x: Int, y: Int))...) throws {
    guard let screen = server.touchScreen else { throw NoDisplay() }
    // Fingers are at places of the display: the window goes to where those are its own.
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

  /// Drags a window of the compositor by a place of it, as its desktop does that: with a key held down.
  ///
  /// - Parameters:
  ///   - start: a place in the window, in pixels of the screen that is looked at.
  ///   - end: where that place comes to; a pointer does not leave its screen.
  /// - Throws: where the mouse cannot be used.
  public func dragWindow(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
    try move(to: start.x, start.y)
    try use("keydown", "super")
    try drag(from: start, to: end)
    try use("keyup", "super")
  }

  /// Gives the window another size, in pixels.
  public func resize(to width: Int, _ height: Int) throws {
    // What lies beyond the display would not be seen.
    try use("windowmove", window, "0", "0")
    try use("windowsize", "--sync", window, "\(width)", "\(height)")
  }

  /// Whether `drag(_:as:to:_:)` can drag: Debian has what it needs in the package `python3-xlib`.
  public static let canDrag = Python.has("Xlib")

  /// Drags something into the window from another program, as its source does it, and drops it.
  ///
  /// - Returns: whether it was taken.
  public func drag(_ content: String, as type: String, to x: Int, _ y: Int) throws -> Bool {
    try move(to: x - 1, y)
    // As a hand does: SDL takes no notice of a pointer that is put somewhere.
    try use("mousemove_relative", "1", "0")
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "drag.py").path
    return String(decoding: try run("python3", [script, window, type, content]), as: UTF8.self)
      == "finished\n"
  }

  /// What the desktop knows of the window: a property by its name.
  public func property(_ name: String) throws -> String {
    String(decoding: try run("xprop", ["-id", window, name]), as: UTF8.self)
  }

  /// Minimises the window.
  public func minimize() throws { try use("windowminimize", window) }

  /// Brings the window back, and to the front.
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

  // MARK: Pixels

  /// What is seen in the window.
  public func screenshot() throws -> Screenshot? {
    Screenshot(xwd: [UInt8](try run("xwd", ["-silent", "-id", window])))
  }

  /// Whether the program sleeps: at some time, it wakes not once while it is looked at ten times.
  public func isQuiet() throws -> Bool {
    try (0..<5).contains { _ in
      let before = waits
      for _ in 0..<10 { _ = try screenshot() }
      return !before.isEmpty && waits == before
    }
  }

  /// How often somebody looks at most until what is waited for is there.
  private static let looks = 300

  /// Looks until something is seen, or has not come after many looks.
  public func wait(for isThere: (Screenshot) -> Bool) throws -> Bool {
    for _ in 0..<Self.looks where program.isRunning {
      if let screenshot = try screenshot(), isThere(screenshot) { return true }
    }
    return false
  }

  /// Looks until the program has complained of something, or has not after many looks.
  public func wait(forError words: String) throws -> Bool {
    for _ in 0..<Self.looks where program.isRunning && !errors.contains(words) { _ = try screenshot() }
    return errors.contains(words)
  }

  /// Looks until the program has said something, or has not after many looks.
  public func wait(forLine line: String) throws -> Bool {
    for _ in 0..<Self.looks where program.isRunning {
      if lines.contains(line) { return true }
      _ = try screenshot()
    }
    return lines.contains(line)
  }
}
