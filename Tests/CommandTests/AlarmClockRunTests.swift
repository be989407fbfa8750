import Foundation
import Testing

/// The example host, run as a user runs it: what it prints and what it draws are the recorded ones.
@Suite struct AlarmClockRunTests {
  private static let goldens = Golden.project("Tests/CommandTests/Goldens/AlarmClock")
  private let workspace: Workspace

  /// As the README's reader does it: manifest, validate, compile.
  init() throws {
    let scene = Golden.project("Sources/AlarmClock/AlarmClock.scene")
    workspace = try Workspace(["AlarmClock.scene": try String(contentsOf: scene, encoding: .utf8)])
    try workspace.write("classes.json", try alarmClock("--class-manifest").output)
    let validation = try workspace.scenec(
      "validate", "--strict", "--classes", "classes.json", "AlarmClock.scene")
    try #require(validation.status == 0, "\(validation.text)")
    let compilation = try workspace.scenec("compile", "--classes", "classes.json", "AlarmClock.scene")
    try #require(compilation.status == 0, "\(compilation.errors)")
  }

  private func alarmClock(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(Program.path(of: "AlarmClock"), arguments, in: workspace.directory)
  }

  @Test func printsAndDrawsWhatIsRecorded() throws {
    let outcome = try alarmClock("--pictures", "pictures", "AlarmClock.scenec")
    #expect(outcome.status == 0, "\(outcome.errors)")
    var found = ["run.txt": outcome.text]
    for file in workspace.files where file.hasPrefix("pictures/") {
      found[String(file.dropFirst("pictures/".count))] = try workspace.text(file)
    }
    #expect(found.count == 9)
    for (name, text) in found {
      try Golden.expect(text, isRecordedAt: Self.goldens.appending(path: name), suite: "AlarmClockRunTests")
    }
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path())) == Set(found.keys))
  }

  /// Its own scenes are in its resources, where building it has put them.
  @Test func runsWhatItWasBuiltWith() throws {
    let given = try alarmClock("--pictures", "pictures", "AlarmClock.scenec")
    let own = try alarmClock("--pictures", "pictures")
    #expect(own.status == 0, "\(own.errors)")
    #expect(own.text == given.text)
  }

  @Test func saysWhatIsWrongWithItsScenes() throws {
    let missing = try alarmClock("nowhere.scenec")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("cannot read 'nowhere.scenec'"))
    let scene = try alarmClock("AlarmClock.scene")
    #expect(scene.status == 1)
    #expect(scene.errors.contains("this is not a compiled scene"))
    #expect(try alarmClock("--pictures").status == 64)
    #expect(try alarmClock("--help").status == 0)
  }

  /// A clock that goes, until it is interrupted.
  @Test func livesUntilInterrupted() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path(of: "AlarmClock"))
    process.arguments = ["--live", "--pictures", "live", "AlarmClock.scenec"]
    process.currentDirectoryURL = workspace.directory
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // A program that hangs is to fail the test, not to hang it.
    let pid = process.processIdentifier
    let watchdog = DispatchWorkItem { kill(pid, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watchdog)
    defer { watchdog.cancel() }
    while process.isRunning, !workspace.files.contains("live/1-live.svg") { usleep(20_000) }
    #expect(workspace.files.contains("live/1-live.svg"))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  /// What a host links: neither an XML parser, nor a Swift parser, nor anything that draws pixels. Foundation comes with
  /// SwiftPM's resources: `make test-plain` looks at a host that has none.
  @Test func linksNothingItDoesNotNeed() throws {
    let libraries = try Program.run(
      "/usr/bin/ldd", [Program.path(of: "AlarmClock")], in: workspace.directory
    ).text
    #expect(libraries.contains("libswiftCore"))
    for unwanted in ["libxml2", "SwiftSyntax", "cairo", "pango"] {
      #expect(!libraries.contains(unwanted), "\(unwanted)")
    }
  }
}
