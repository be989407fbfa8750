import Foundation

/// The response, scrolling and startup of windows, compared with equivalent programs of GTK 4 and Qt.
///
/// `Peers/window_measure.c` controls and observes all of them on a virtual display of 1920 × 1080 pixels.
struct WindowBenchmark {
  private let report: Report
  private let measure: String
  private let environment: [String: String]
  /// The words of a command, if the program is installed.
  private typealias Command = (name: String, words: [String])

  private static let presses = 300
  private static let starts = 11
  private static let seconds = 8
  /// The processor for the scrolling programs. The display uses the others.
  private static let processor = "0"

  // Positions in a window, in pixels.
  private static let field = ["960", "540"]
  private static let text = ["16", "540"]
  private static let button = ["160", "425"]
  private static let indigo = "5856D6"

  static func run(_ setup: Setup, _ report: Report) throws {
    guard let measure = Peers.built("window_measure") else {
      return report.skip("libx11-dev, libxtst-dev or libxdamage-dev is not installed: not measured")
    }
    guard let screen = try VirtualScreen(size: "1920x1080", report) else { return }
    let benchmark = WindowBenchmark(
      report: report, measure: measure,
      // Disables desktop services and the graphics card for all programs.
      environment: [
        "DISPLAY": screen.display, "DISPLAY_PROCESS": "\(screen.process)",
        "XDG_RUNTIME_DIR": setup.folder.path(), "DBUS_SESSION_BUS_ADDRESS": "disabled:", "GTK_A11Y": "none",
        "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GSETTINGS_BACKEND": "memory",
        "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software", "SDL_VIDEODRIVER": "x11",
      ])
    if let scenes = try compiledScenes(setup, report) {
      let program = setup.program("WindowScreens")
      try benchmark.measurePresses([program, scenes])
      try benchmark.measureScrolling([program, scenes, "--table"])
    }
    if let clock = setup.alarmClock {
      try benchmark.measureStart([clock])
    } else {
      report.skip("ALARM_CLOCK names no program: its start is not measured")
    }
    withExtendedLifetime(screen) {}
  }

  private static func compiledScenes(_ setup: Setup, _ report: Report) throws -> String? {
    guard let scenec = setup.scenec else {
      report.skip("SCENEC names no program: windows are not measured")
      return nil
    }
    let classes = setup.folder.appending(path: "WindowScreens.classes.json")
    let scenes = setup.folder.appending(path: "WindowScreens.scenec").path()
    try output(of: setup.program("WindowScreens"), ["--class-manifest"])
      .write(to: classes, atomically: true, encoding: .utf8)
    let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "WindowScreens/WindowScreens.scene").path()
    try Benchmarks.run(scenec, ["compile", "--classes", classes.path(), source, "-o", scenes])
    return scenes
  }

  private func measurePresses(_ own: [String]) throws {
    let name = "press of the mouse until it is visible"
    let peers = [command("GTK 4", "window_gtk", "pad"), command("Qt, widgets", "window_qt", "pad")]
    try compare(name, own, peers, columns: ["median", "99th percentile"]) { command in
      let times = try lines("press", Self.field, "\(Self.presses)", command).map { $0[0] / 1e3 }.sorted()
      return [.seconds(median(times)), .seconds(times[Int(Double(times.count) * 0.99)])]
    }
  }

  private func measureScrolling(_ own: [String]) throws {
    let name = "scroll a table of 100,000 rows"
    let peers = [
      command("GTK 4, GtkListView", "window_gtk", "table"), command("Qt Quick, ListView", "window_quick"),
    ]
    let columns = ["pictures", "a picture, processor", "a picture, processor of the display"]
    try compare(name, own, peers, columns: columns) { command in
      let figures = try lines(
        "scroll", Self.text, "\(Self.seconds)", ["/usr/bin/taskset", "-c", Self.processor] + command)[0]
      return [.perSecond(figures[0]), .milliseconds(figures[1]), .milliseconds(figures[2])]
    }
  }

  private func measureStart(_ own: [String]) throws {
    let peers = [command("GTK 4", "window_gtk", "clock"), command("Qt, widgets", "window_qt", "clock")]
    try compare("start of the alarm clock", own, peers, columns: ["exec to first picture"]) { command in
      let runs = try (0..<Self.starts).map { _ in
        try lines("start", Self.button, Self.indigo, command)[0][0] / 1e3
      }
      // The first start is excluded because it reads files from disk.
      return [.seconds(median(runs.dropFirst()))]
    }
  }

  private func command(_ name: String, _ program: String, _ arguments: String...) -> Command? {
    Peers.built(program).map { (name, [$0] + arguments) }
  }

  private func compare(
    _ name: String, _ own: [String], _ peers: [Command?], columns: [String],
    _ body: ([String]) throws -> [Report.Figure]
  ) throws {
    guard report.includes(name) else { return }
    let figures = try body(own)
    let others = try peers.compactMap { $0 }.map { (name: $0.name, figures: try body($0.words)) }
    if others.count < peers.count { report.skip("GTK 4 or Qt 6 is not installed: not compared") }
    for (index, column) in columns.enumerated() {
      report.add(
        "\(name): \(column)", figures[index],
        beside: others.map { Report.Peer(name: $0.name, value: $0.figures[index].value) })
    }
  }

  /// Returns the numbers in the output of `window_measure`.
  private func lines(_ verb: String, _ place: [String], _ amount: String, _ command: [String]) throws
    -> [[Double]]
  {
    try output(of: measure, [verb] + place + [amount] + command, environment: environment)
      .split(separator: "\n").map { $0.split(separator: "\t").compactMap { Double($0) } }
  }
}
