import Foundation
import Testing

/// `scenec validate --watch`, as somebody sees it who edits files beside it. What it prints is waited for, however
/// long that takes.
@Suite("scenec validate --watch")
struct WatchTests {
  /// A running check, and what it has printed.
  private final class Watched {
    private let process = Process()
    private let output = Pipe()
    private var text = ""

    init(_ workspace: Workspace, _ arguments: [String], inTerminal: Bool = false) throws {
      let command = [Program.path, "validate", "--watch"] + arguments
      let script = [
        "/usr/bin/script", "--quiet", "--return", "--command", command.joined(separator: " "), "/dev/null",
      ]
      let line = inTerminal ? script : command
      process.executableURL = URL(fileURLWithPath: line[0])
      process.arguments = Array(line.dropFirst())
      process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm", "SHELL": "/bin/sh"])
      { $1 }
      process.currentDirectoryURL = workspace.directory
      process.standardOutput = output
      process.standardError = output
      try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// What was printed up to a text that has not been seen yet.
    func read(until wanted: String) throws -> String {
      while true {
        if let end = text.range(of: wanted)?.upperBound {
          defer { text = String(text[end...]) }
          return String(text[..<end])
        }
        let more = output.fileHandleForReading.availableData
        try #require(!more.isEmpty, "it ended after: \(text)")
        text += String(decoding: more, as: UTF8.self)
      }
    }

    /// Ends it as Ctrl-C does.
    func interrupt() -> Int32 {
      process.interrupt()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  private func scene(_ id: String, _ destination: String) -> String {
    """
    <storyboard version="1" initial="\(id)">
      <scene><viewController id="\(id)"><segue kind="show" identifier="x" destination="\(destination)"/></viewController></scene>
    </storyboard>
    """
  }

  @Test func filesThatChange() throws {
    let workspace = try Workspace(["A.scene": scene("a", "B#b"), "B.scene": scene("b", "A#a")])
    let watched = try Watched(workspace, ["."])
    #expect(try watched.read(until: "checked 2 of 2").contains("2 files: no findings"))

    // One that is written again; the other knows of it.
    try Data(scene("other", "A#a").utf8).write(to: workspace.url("B.scene"), options: [])
    #expect(try watched.read(until: "checked 1 of 2").contains("Storyboard 'B' has no scene 'b'"))
    // Saved by way of another file, as editors do.
    try workspace.write("B.scene.new", scene("b", "A#a"))
    try FileManager.default.removeItem(at: workspace.url("B.scene"))
    try FileManager.default.moveItem(at: workspace.url("B.scene.new"), to: workspace.url("B.scene"))
    _ = try watched.read(until: "2 files: no findings")
    #expect(watched.interrupt() == 0)
  }

  @Test func filesAndDirectoriesThatComeAndGo() throws {
    let workspace = try Workspace(["A.scene": scene("a", "a")])
    let watched = try Watched(workspace, ["."])
    _ = try watched.read(until: "checked 1 of 1")
    try workspace.write("Deep/Down/C.scene", Samples.broken)
    #expect(try watched.read(until: "checked 1 of 2").contains("Deep/Down/C.scene:2:10: error:"))
    try workspace.write("Deep/Down/D.scene", scene("d", "d"))
    _ = try watched.read(until: "checked 1 of 3")
    try FileManager.default.removeItem(at: workspace.url("Deep"))
    #expect(try watched.read(until: "of 1 in").contains("checked 0"))
    #expect(watched.interrupt() == 0)
  }

  @Test func configurations() throws {
    let workspace = try Workspace(["A.scene": Samples.warning])
    let watched = try Watched(workspace, ["A.scene"])
    #expect(try watched.read(until: "checked 1 of 1").contains("warning: Nothing leads"))
    try workspace.write(".scenec.yml", "rules:\n  unreachable-scene: error\n")
    _ = try watched.read(until: "error: Nothing leads")
    // What is wrong is said, and the last state stays until it is right again.
    try workspace.write(".scenec.yml", "rles: {}\n")
    _ = try watched.read(until: "There is no key 'rles'. Did you mean 'rules'?")
    try workspace.write(".scenec.yml", "rules:\n  unreachable-scene: error # again\n")
    _ = try watched.read(until: "error: Nothing leads")
    _ = try watched.read(until: "checked 1 of 1")
    #expect(watched.interrupt() == 1)
  }

  @Test func swiftFilesThatChange() throws {
    let workspace = try Workspace([
      "Scenes/A.scene": """
      <nib version="1">
        <view class="Face"><outlet property="label" destination="it"/><label id="it" text="Twelve"/></view>
      </nib>
      """,
      "Sources/Clock/Face.swift": "final class Face: View { @Outlet var label: Label! }",
    ])
    let watched = try Watched(workspace, ["Scenes", "--sources", "Sources"])
    #expect(try !watched.read(until: "checked 1 of 1").contains("error"))
    try workspace.write("Sources/Clock/Face.swift", "final class Face: View { @Outlet var lable: Label! }")
    _ = try watched.read(until: "Outlet 'label' does not exist on 'Face'")
    try workspace.write("Sources/Clock/Face.swift", "final class Face: Base {}")
    try workspace.write("Sources/Clock/New/Base.swift", "class Base: View { @Outlet var label: Button! }")
    _ = try watched.read(until: "Outlet 'label' takes a Button")
    #expect(watched.interrupt() == 1)
  }

  @Test func aTerminalIsCleared() throws {
    let workspace = try Workspace(["A.scene": scene("a", "a")])
    let watched = try Watched(workspace, ["."], inTerminal: true)
    #expect(try watched.read(until: "checked 1 of 1").contains("\u{1B}[H\u{1B}[2J"))
  }

  @Test(arguments: [
    (["-"], "standard input cannot be watched"),
    (["--fix", "."], "'--watch' and '--fix' contradict one another"),
    (["--write-baseline", "b", "."], "'--watch' and '--write-baseline' contradict one another"),
    (["--quiet", "."], "'--watch' and '--quiet' contradict one another"),
    (["--format", "json", "."], "'--watch' prints findings for people"),
    (["--format", "sarif=x", "."], "'--watch' prints findings for people"),
  ])
  func whatIsRefused(_ arguments: [String], _ message: String) throws {
    let outcome = try Workspace().scenec(["validate", "--watch"] + arguments, input: Data())
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message))
  }
}
