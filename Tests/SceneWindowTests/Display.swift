import Foundation
import Testing

/// A display of X11 that nobody looks at, with a program on it that is used as a person uses it.
final class Display {
  /// What the tests need besides the program: Debian has it in the packages `xvfb`, `xdotool` and `x11-apps`.
  static let isThere = ["Xvfb", "setxkbmap", "xdotool", "xwd"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  /// What minimises windows and has them fill the display.
  static let hasManager = FileManager.default.isExecutableFile(atPath: "/usr/bin/openbox")

  let folder = FileManager.default.temporaryDirectory.appending(path: "window-\(UUID())")
  private let server: DisplayServer
  private let program = Process()
  private let manager = Process()
  private var window = ""
  private let bus: (any DesktopBus)?

  /// Starts a display, and the program on it with compiled scenes.
  ///
  /// - Parameters:
  ///   - scenes: what the program shows.
  ///   - arguments: its command line.
  ///   - bus: of the session that the program is in; nil for a display without a desktop.
  ///   - isManaged: whether windows have frames, and fill the display or are minimised where that is asked for: by
  ///     openbox, which Debian has in the package of its name.
  ///   - files: what lies beside the scenes, by name.
  /// - Throws: where one of the programs does not start.
  init(
    _ scenes: [UInt8], _ arguments: String..., bus: (any DesktopBus)? = nil, isManaged: Bool = false,
    files: [String: [UInt8]] = [:]
  ) throws {
    self.bus = bus
    server = try DisplayServer()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in files.merging(["Probe.scenec": scenes], uniquingKeysWith: { $1 }) {
      try Data(bytes).write(to: folder.appending(path: name))
    }
    mkfifo(folder.appending(path: "gate").path, 0o600)
    // A keyboard that has all letters: xdotool makes keys of those that are missing, and takes them back while the program still
    // reads what was pressed.
    _ = try run("setxkbmap", ["de"])
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
    program.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "WindowProbe")
    program.arguments = arguments + ["Probe.scenec"]
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
    variables["LC_ALL"] = "C.UTF-8"
    return variables
  }

  // MARK: The program

  /// What it has said so far.
  var lines: [String] {
    let text = (try? String(contentsOf: folder.appending(path: "output"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// What the application went through, of what it has said.
  static func life(in lines: [String]) -> [String] {
    lines.filter { ["active", "inactive", "background"].contains($0) }
  }

  var errors: String { (try? String(contentsOf: folder.appending(path: "errors"), encoding: .utf8)) ?? "" }

  /// How often it has waited for something.
  var waits: String {
    let status = try? String(contentsOfFile: "/proc/\(program.processIdentifier)/status", encoding: .utf8)
    return status?.split(separator: "\n").first { $0.hasPrefix("voluntary") }.map(String.init) ?? ""
  }

  /// Takes the display away from the program, as at the end of a session, and says how that has ended.
  func takeAway() throws -> (status: Int32, lines: [String]) {
    try use("windowkill", window)
    return waitForEnd()
  }

  /// Waits until it has ended by itself, and says what it has said.
  func waitForEnd() -> (status: Int32, lines: [String]) {
    program.waitUntilExit()
    return (program.terminationStatus, lines)
  }

  /// Closes its window by the manager's key, which is pressed again where the manager was busy, and says how it has
  /// ended; ends it where that does not.
  func closeWindow() throws -> (status: Int32, lines: [String]) {
    for _ in 0..<100 where program.isRunning {
      try use("key", "alt+F4")
      _ = try screenshot()
    }
    if program.isRunning { kill(program.processIdentifier, SIGKILL) }
    return waitForEnd()
  }

  /// Asks it to end, and says what it has said.
  func end() -> (status: Int32, lines: [String]) {
    program.terminate()
    program.waitUntilExit()
    return (program.terminationStatus, lines)
  }

  // MARK: A person

  /// Does something with mouse or keys.
  @discardableResult
  func use(_ arguments: String...) throws -> String {
    String(decoding: try run("xdotool", arguments), as: UTF8.self)
  }

  /// Waits for the program's window, which keys go to from here on.
  func findWindow() throws {
    window =
      try use("search", "--sync", "--onlyvisible", "--name", "probe")
      .split(separator: "\n").first.map(String.init) ?? ""
    try use("windowfocus", "--sync", window)
  }

  func move(to x: Int, _ y: Int) throws { try use("mousemove", "--window", window, "\(x)", "\(y)") }

  func click(_ x: Int, _ y: Int, button: Int = 1) throws {
    try move(to: x, y)
    try use("click", "\(button)")
  }

  func resize(to width: Int, _ height: Int) throws {
    try use("windowsize", "--sync", window, "\(width)", "\(height)")
  }

  /// Whether `drag(_:as:to:_:)` can drag: Debian has what it needs in the package `python3-xlib`.
  static let canDrag = SessionBus.python(canImport: "Xlib")

  /// Drags something into the window from another program, as its source does it, and drops it.
  ///
  /// - Returns: whether it was taken.
  func drag(_ content: String, as type: String, to x: Int, _ y: Int) throws -> Bool {
    try move(to: x - 1, y)
    // As a hand does: SDL takes no notice of a pointer that is put somewhere.
    try use("mousemove_relative", "1", "0")
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "drag.py").path
    return String(decoding: try run("python3", [script, window, type, content]), as: UTF8.self)
      == "finished\n"
  }

  /// Lets the program load its scenes, which it waits with where it has a launch scene.
  func openGate() { close(open(folder.appending(path: "gate").path, O_WRONLY)) }

  /// What the desktop knows of the window: a property by its name.
  func property(_ name: String) throws -> String {
    String(decoding: try run("xprop", ["-id", window, name]), as: UTF8.self)
  }

  func minimize() throws { try use("windowminimize", window) }

  func restore() throws { try use("windowactivate", "--sync", window) }

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
  func screenshot() throws -> Screenshot? {
    Screenshot(xwd: [UInt8](try run("xwd", ["-silent", "-id", window])))
  }

  /// Whether the program sleeps: at some time, it wakes not once while it is looked at ten times.
  func isQuiet() throws -> Bool {
    try (0..<5).contains { _ in
      let before = waits
      for _ in 0..<10 { _ = try screenshot() }
      return !before.isEmpty && waits == before
    }
  }

  /// Looks until something is seen, or has not come after many looks.
  func wait(for isThere: (Screenshot) -> Bool) throws -> Bool {
    for _ in 0..<200 where program.isRunning {
      if let screenshot = try screenshot(), isThere(screenshot) { return true }
    }
    return false
  }

  /// Looks until the program has said something, or has not after many looks.
  func wait(forLine line: String) throws -> Bool {
    for _ in 0..<200 where program.isRunning {
      if lines.contains(line) { return true }
      _ = try screenshot()
    }
    return lines.contains(line)
  }
}

extension Screenshot {
  /// How far the colours of two pictures of one size are apart at most, in 255ths of a component; nil where the sizes differ.
  func distance(from other: Screenshot) -> UInt32? {
    guard width == other.width, height == other.height else { return nil }
    var most: UInt32 = 0
    for (one, two) in zip(colors, other.colors) where one != two {
      for shift: UInt32 in [0, 8, 16] {
        let (a, b) = (one >> shift & 255, two >> shift & 255)
        most = max(most, a > b ? a - b : b - a)
      }
    }
    return most
  }

  /// Whether nobody sees that two pictures are not the same: text that is drawn again is drawn from what was kept of it, whose
  /// edges have fewer shades.
  func looksLike(_ other: Screenshot) -> Bool { distance(from: other).map { $0 <= 3 } ?? false }
}

/// Pixels as `xwd` writes them: 32 bits each, of which the lower 24 are colours.
struct Screenshot: Equatable {
  let width: Int
  let height: Int
  let colors: [UInt32]

  init?(xwd bytes: [UInt8]) {
    func word(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 100, word(1) == 7, word(11) == 32 else { return nil }
    (width, height) = (word(4), word(5))
    let (start, line) = (word(0) + word(19) * 12, word(12))
    guard bytes.count >= start + line * height else { return nil }
    let isBigEndian = word(7) == 1
    var colors: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let place = start + y * line + x * 4
        let parts = isBigEndian ? Array(bytes[place + 1..<place + 4]) : bytes[place..<place + 3].reversed()
        colors.append(parts.reduce(0) { $0 << 8 | UInt32($1) })
      }
    }
    self.colors = colors
  }

  init(width: Int, height: Int, colors: [UInt32]) {
    (self.width, self.height, self.colors) = (width, height, colors)
  }
}
