import Foundation
import Glibc
import Testing

/// `scenec validate --watch` while files are edited. Tests wait for its output, and fail if no output appears
/// for minutes rather than blocking all other tests.
@Suite("scenec validate --watch")
struct WatchTests {
  private final class Watched {
    private let process = Process()
    private let output = Pipe()
    private var text = ""

    init(
      _ workspace: TestDirectory, _ arguments: [String], inTerminal: Bool = false, by starter: [String] = []
    ) throws {
      let command = starter + [Program.path, "validate", "--watch"] + arguments
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
      // Scripts that run tests in the background, and 'nohup', ignore these signals, and child processes
      // inherit that.
      signal(SIGINT, SIG_DFL)
      signal(SIGHUP, SIG_DFL)
      try process.run()
    }

    /// The monitor of exit tests does not detect their exit while a child of this process is a zombie.
    deinit {
      guard process.isRunning else { return }
      process.terminate()
      process.waitUntilExit()
    }

    /// Returns the new output up to a text.
    func read(until wanted: String) throws -> String {
      while true {
        if let end = text.range(of: wanted)?.upperBound {
          defer { text = String(text[end...]) }
          return String(text[..<end])
        }
        var request = pollfd(
          fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        try #require(poll(&request, 1, 180_000) != 0, "'\(wanted)' does not follow: \(text)")
        let more = output.fileHandleForReading.availableData
        try #require(!more.isEmpty, "it ended after: \(text)")
        text += String(decoding: more, as: UTF8.self)
      }
    }

    /// Waits for a check of the only file that does not report something. Changes may arrive one by one.
    func waitForSilence(about word: String) throws {
      while try read(until: "checked 1 of 1").contains(word) {}
    }

    /// Sends SIGHUP, as a closed terminal does.
    func hangUp() { kill(process.processIdentifier, SIGHUP) }

    /// Waits until the process handles SIGTERM itself, as during its first check.
    func waitUntilSignalsAreHandled() throws {
      let path = "/proc/\(process.processIdentifier)/status"
      while process.isRunning {
        let status = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let handled = status.first { $0.hasPrefix("SigCgt:") }?.split(separator: "\t").last ?? "0"
        if (UInt64(handled, radix: 16) ?? 0) & (1 << UInt64(SIGTERM - 1)) != 0 { return }
      }
    }

    func terminate() -> Int32 {
      process.terminate()
      process.waitUntilExit()
      return process.terminationStatus
    }

    /// Sends SIGINT, as Ctrl-C does.
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

  @Test("Rechecks a changed file and the files that refer to it")
  func changedFiles() throws {
    let workspace = try TestDirectory(["A.scene": scene("a", "B#b"), "B.scene": scene("b", "A#a")])
    let watched = try Watched(workspace, ["."])
    #expect(try watched.read(until: "checked 2 of 2").contains("2 files: no problems"))

    // A file is overwritten. The other file refers to it.
    try Data(scene("other", "A#a").utf8).write(to: workspace.url("B.scene"), options: [])
    #expect(try watched.read(until: "checked 1 of 2").contains("Storyboard 'B' has no scene 'b'"))
    // Editors save through a temporary file.
    try workspace.write("B.scene.new", scene("b", "A#a"))
    try FileManager.default.removeItem(at: workspace.url("B.scene"))
    try FileManager.default.moveItem(at: workspace.url("B.scene.new"), to: workspace.url("B.scene"))
    _ = try watched.read(until: "2 files: no problems")
    #expect(watched.interrupt() == 0)
  }

  /// Each of the 36 screens takes several seconds.
  @Test("SIGTERM ends a long check", .timeLimit(.minutes(5)))
  func signalDuringCheck() throws {
    let label = "<label frame=\"0 0 90 20\" text=\"Text\"><constraint equation=\"width <= 60\"/></label>"
    let workspace = try TestDirectory([
      "A.scene": """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"><view>\(String(repeating: label, count: 20_000))</view></viewController></scene>
      </storyboard>
      """,
      ".scenec.yml": """
      layout:
        devices: [iphone-se, iphone-16, ipad-11]
        textSizes: all

      """,
    ])
    let watched = try Watched(workspace, ["."])
    try watched.waitUntilSignalsAreHandled()
    #expect(watched.terminate() == 0)
  }

  @Test func detectsNewAndDeletedFilesAndDirectories() throws {
    let workspace = try TestDirectory(["A.scene": scene("a", "a")])
    let watched = try Watched(workspace, ["."])
    _ = try watched.read(until: "checked 1 of 1")
    try workspace.write("Deep/Down/C.scene", Samples.broken)
    // A file may be detected before it is completely written. It is then checked again, together with later
    // changes.
    _ = try watched.read(until: "Deep/Down/C.scene:2:10: error:")
    _ = try watched.read(until: "of 2 in")
    try workspace.write("Deep/Down/D.scene", scene("d", "d"))
    _ = try watched.read(until: "of 3 in")
    try FileManager.default.removeItem(at: workspace.url("Deep"))
    _ = try watched.read(until: "checked 0 of 1 in")
    #expect(watched.interrupt() == 0)
  }

  /// More changes occur than the queue of the system and the pipe can store. The last state of the files
  /// counts.
  @Test("Detects changes after the system's event queue overflows")
  func twentyThousandRenames() throws {
    let workspace = try TestDirectory(["A.scene": scene("a", "a")])
    let watched = try Watched(workspace, ["."])
    _ = try watched.read(until: "checked 1 of 1")
    let names = [workspace.url("A.scene").path, workspace.url("B.scene").path]
    for number in 0..<20_000 {
      try #require(rename(names[number % 2], names[1 - number % 2]) == 0)
    }
    try workspace.write("Z.scene", Samples.broken)
    _ = try watched.read(until: "Z.scene:2:10: error:")
    try workspace.write("Z.scene", scene("z", "z"))
    _ = try watched.read(until: "2 files: no problems")
    #expect(watched.interrupt() == 0)
  }

  @Test("Applies changes to the configuration during a watch")
  func configurations() throws {
    let workspace = try TestDirectory(["A.scene": Samples.warning])
    let watched = try Watched(workspace, ["A.scene"])
    #expect(try watched.read(until: "checked 1 of 1").contains("warning: ViewController"))
    try workspace.write(".scenec.yml", "rules:\n  unreachable-scene: error\n")
    _ = try watched.read(until: "error: ViewController")
    // An error is reported, and the previous configuration remains in effect until it is fixed.
    try workspace.write(".scenec.yml", "rles: {}\n")
    _ = try watched.read(until: "Key 'rles' does not exist. Did you mean 'rules'?")
    try workspace.write(".scenec.yml", "rules:\n  unreachable-scene: error # again\n")
    _ = try watched.read(until: "error: ViewController")
    _ = try watched.read(until: "checked 1 of 1")
    #expect(watched.interrupt() == 1)
  }

  /// The action is connected in the first file. The first and second files are scenes of the same app.
  @Test("Checks a new file together with the other files of the project")
  func checksNewFilesAsPartOfTheProject() throws {
    func scene(_ id: String, _ view: String) -> String {
      """
      <storyboard version="1" initial="\(id)">
        <scene><viewController id="\(id)" class="ClockController"><view>\(view)</view></viewController></scene>
      </storyboard>
      """
    }
    let workspace = try TestDirectory([
      "Scenes/A.scene": scene(
        "a", "<button title=\"Ring\"><action selector=\"ring:\" destination=\"a\"/></button>"),
      "Sources/Clock/ClockController.swift": """
      final class ClockController: ViewController { @Action func ring(_ sender: Button) {} }
      """,
    ])
    let watched = try Watched(workspace, ["Scenes", "--sources", "Sources"])
    #expect(try !watched.read(until: "checked 1 of 1").contains("warning"))
    try workspace.write("Scenes/B.scene", scene("b", ""))
    #expect(try !watched.read(until: "of 2 in").contains("warning"))
    #expect(watched.interrupt() == 0)
  }

  @Test("Checks scenes again when Swift files change")
  func detectsChangedSwiftFiles() throws {
    let workspace = try TestDirectory([
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
    _ = try watched.read(until: "Outlet 'label' requires a Button")
    #expect(watched.interrupt() == 1)
  }

  @Test("Watches the string tables of a scene that is specified on the command line")
  func watchesTablesNextToNamedFile() throws {
    let scene = scene("a", "a").replacing("><segue", with: " title=\"Alarm\"><segue")
    let workspace = try TestDirectory(["A.scene": scene])
    let watched = try Watched(workspace, ["A.scene"])
    #expect(try watched.read(until: "checked 1 of 1").hasPrefix("1 file: no problems"))
    try workspace.write("de.lproj/A.strings", "\"a.titel\" = \"Wecker\";\n")
    _ = try watched.read(until: "de.lproj/A.strings:1:4: warning:")
    _ = try watched.read(until: "checked 1 of 1")
    try workspace.write("de.lproj/A.strings", "\"a.title\" = \"Wecker\";\n")
    try watched.waitForSilence(about: "strings")
    // A directory is added together with its content.
    try workspace.write("made/fr.lproj/A.strings", "\"a.title\" = \"Réveil\"")
    try FileManager.default.moveItem(at: workspace.url("made/fr.lproj"), to: workspace.url("fr.lproj"))
    _ = try watched.read(until: "fr.lproj/A.strings:1:20: error: A ';' is missing")
    _ = try watched.read(until: "checked 1 of 1")
    try FileManager.default.removeItem(at: workspace.url("fr.lproj"))
    try watched.waitForSilence(about: "strings")
    #expect(watched.interrupt() == 0)
  }

  @Test("Checks a scene again when its watched string catalog changes")
  func stringCatalogs() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"b-1.normalTitle": {"localizations": {
        "de": {"stringUnit": {"value": "Halt"}}}}}}
      """
    let (storyboard, file) = ("App/Base.lproj/A.storyboard", "App/mul.lproj/A.xcstrings")
    let workspace = try TestDirectory([storyboard: TranslationForeignTests.storyboard, file: catalog])
    let watched = try Watched(workspace, [storyboard])
    #expect(try watched.read(until: "checked 1 of 1").hasPrefix("1 file: no problems"))
    try workspace.write(file, catalog.replacing("b-1", with: "b-7"))
    _ = try watched.read(until: "App/mul.lproj/A.xcstrings:1:39: warning:")
    _ = try watched.read(until: "checked 1 of 1")
    try workspace.write(file, catalog)
    try watched.waitForSilence(about: "xcstrings")
    #expect(watched.interrupt() == 0)
  }

  @Test func detectsNewAndDeletedImages() throws {
    let scene = """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"><view><imageView image="bell"/></view></viewController></scene>
      </storyboard>
      """
    let workspace = try TestDirectory([
      "A.scene": scene, "Images/bell.png": "", ".scenec.yml": "images: [Images]\n",
    ])
    let watched = try Watched(workspace, ["A.scene"])
    try watched.waitForSilence(about: "bell")
    try FileManager.default.removeItem(at: workspace.url("Images/bell.png"))
    _ = try watched.read(until: "Image 'bell' does not exist")
    _ = try watched.read(until: "checked 1 of 1")
    try workspace.write("Images/Deep/A.xcassets/bell.imageset/Contents.json", "{}")
    try watched.waitForSilence(about: "bell")
    try FileManager.default.removeItem(at: workspace.url("Images/Deep/A.xcassets"))
    _ = try watched.read(until: "Image 'bell' does not exist")
    _ = try watched.read(until: "checked 1 of 1")
    // Nothing can be checked until the directory exists again.
    try FileManager.default.removeItem(at: workspace.url("Images"))
    _ = try watched.read(until: "Images': it is not a directory")
    try workspace.write("Images/bell@2x.png", "")
    try watched.waitForSilence(about: "bell")
    #expect(watched.interrupt() == 0)
  }

  @Test("Under 'nohup', continues to watch after a hangup signal")
  func keepsRunningUnderNohup() throws {
    let workspace = try TestDirectory(["A.scene": scene("a", "a")])
    let watched = try Watched(workspace, ["."], by: ["/usr/bin/nohup"])
    _ = try watched.read(until: "checked 1 of 1")
    watched.hangUp()
    try workspace.write("A.scene", scene("b", "nowhere"))
    #expect(try watched.read(until: "checked 1 of 1").contains("nowhere"))
    #expect(watched.interrupt() == 1)
  }

  @Test("Clears the terminal before it prints diagnostics")
  func clearsTheTerminal() throws {
    let workspace = try TestDirectory(["A.scene": scene("a", "a")])
    let watched = try Watched(workspace, ["."], inTerminal: true)
    #expect(try watched.read(until: "checked 1 of 1").contains("\u{1B}[H\u{1B}[2J"))
  }

  @Test(
    "'--watch' rejects incompatible options",
    arguments: [
      (["-"], "'--watch' cannot be used with standard input"),
      (["--fix", "."], "'--watch' and '--fix' cannot be used together"),
      (["--write-baseline", "b", "."], "'--watch' and '--write-baseline' cannot be used together"),
      (["--quiet", "."], "'--watch' and '--quiet' cannot be used together"),
      (["--format", "json", "."], "'--watch' prints text only"),
      (["--format", "sarif=x", "."], "'--watch' prints text only"),
    ])
  func rejectsIncompatibleOptions(_ arguments: [String], _ message: String) throws {
    let outcome = try TestDirectory().scenec(["validate", "--watch"] + arguments, input: Data())
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message))
  }
}
