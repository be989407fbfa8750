import Foundation
import Testing

/// The example host, run as a user runs it: what it prints and what it draws are the recorded ones.
///
/// `SCENEC_RECORD=1 swift test --filter AlarmClockRunTests` records them anew, and fails, so that no recording run is
/// ever taken for a passing one.
@Suite(.serialized) struct AlarmClockRunTests {
  private static let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()
  private static let goldens = here.appending(path: "Goldens/AlarmClock")
  private let folder = FileManager.default.temporaryDirectory.appending(path: "alarm-clock-\(UUID())")

  private func run(_ program: String, _ arguments: String...) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = Self.products.appending(path: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  /// As the README's reader does it: manifest, validate, compile, run.
  private func compileScenes() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scene = Self.here.appending(path: "../../Scenes/AlarmClock/AlarmClock.scene").standardizedFileURL
    try FileManager.default.copyItem(at: scene, to: folder.appending(path: "AlarmClock.scene"))
    let manifest = try run("AlarmClock", "--class-manifest")
    try manifest.output.write(to: folder.appending(path: "classes.json"), atomically: true, encoding: .utf8)
    let validation = try run(
      "scenec", "validate", "--strict", "--classes", "classes.json", "AlarmClock.scene")
    #expect(validation.status == 0, "\(validation.output)")
    let compilation = try run("scenec", "compile", "--classes", "classes.json", "AlarmClock.scene")
    #expect(compilation.status == 0, "\(compilation.output)")
  }

  @Test func printsAndDrawsWhatIsRecorded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try compileScenes()
    let (output, status) = try run("AlarmClock", "--pictures", "pictures", "AlarmClock.scenec")
    #expect(status == 0)
    var found = ["run.txt": output]
    for picture in try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "pictures").path())
    {
      found[picture] = try String(contentsOf: folder.appending(path: "pictures/\(picture)"), encoding: .utf8)
    }
    #expect(found.count == 9)
    try compare(found)
  }

  private func compare(_ found: [String: String]) throws {
    let manager = FileManager.default
    if ProcessInfo.processInfo.environment["SCENEC_RECORD"] == "1" {
      try? manager.removeItem(at: Self.goldens)
      try manager.createDirectory(at: Self.goldens, withIntermediateDirectories: true)
      for (name, text) in found {
        try text.write(to: Self.goldens.appending(path: name), atomically: true, encoding: .utf8)
      }
      Issue.record("recorded \(found.count) files: run again without SCENEC_RECORD")
      return
    }
    #expect(Set(try manager.contentsOfDirectory(atPath: Self.goldens.path())) == Set(found.keys))
    for (name, text) in found {
      let golden = try String(contentsOf: Self.goldens.appending(path: name), encoding: .utf8)
      let difference = zip(text.split(separator: "\n"), golden.split(separator: "\n")).first { $0 != $1 }
      #expect(
        text == golden, "\(name): '\(difference?.0 ?? "…")' where '\(difference?.1 ?? "…")' is recorded")
    }
  }

  @Test func saysWhatIsWrongWithItsScenes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try compileScenes()
    let missing = try run("AlarmClock", "nowhere.scenec")
    #expect(missing.status == 1)
    #expect(missing.output.contains("cannot read 'nowhere.scenec'"))
    let scene = try run("AlarmClock", "AlarmClock.scene")
    #expect(scene.status == 1)
    #expect(scene.output.contains("this is not a compiled scene"))
    #expect(try run("AlarmClock").status == 64)
  }

  /// A clock that goes, until it is interrupted.
  @Test func livesUntilInterrupted() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try compileScenes()
    let process = Process()
    process.executableURL = Self.products.appending(path: "AlarmClock")
    process.arguments = ["--live", "--pictures", "live", "AlarmClock.scenec"]
    process.currentDirectoryURL = folder
    process.standardOutput = Pipe()
    try process.run()
    let picture = folder.appending(path: "live/1-live.svg").path()
    // A program that hangs is to fail the test, not to hang it.
    let pid = process.processIdentifier
    let watchdog = DispatchWorkItem { kill(pid, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watchdog)
    defer { watchdog.cancel() }
    while process.isRunning, !FileManager.default.fileExists(atPath: picture) { usleep(20_000) }
    #expect(FileManager.default.fileExists(atPath: picture))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  /// What a host links: neither an XML parser, nor Foundation, nor anything that draws pixels.
  @Test func linksNothingItDoesNotNeed() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/ldd")
    process.arguments = [Self.products.appending(path: "AlarmClock").path()]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let libraries = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(libraries.contains("libswiftCore"))
    for unwanted in ["libxml2", "Foundation", "SwiftSyntax", "cairo", "pango"] {
      #expect(!libraries.contains(unwanted), "\(unwanted)")
    }
  }
}
