import Foundation
import SceneTesting
import Testing

/// Compares the output and pictures of the app with recorded ones.
@Suite struct RunTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "alarmclock-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// SwiftPM builds the app in the same folder as its tests.
  private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "alarmclock")

  private func run(
    _ program: URL = program, _ arguments: String...
  ) throws -> (status: Int32, text: String, errors: String) {
    let (output, errors) = (folder.appending(path: "output.txt"), folder.appending(path: "errors.txt"))
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try String(contentsOf: output, encoding: .utf8),
      try String(contentsOf: errors, encoding: .utf8)
    )
  }

  @Test func outputAndPicturesMatchRecording() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try run(Self.program, "--demonstrate", "--pictures", "pictures")
    #expect(outcome.status == 0, "\(outcome.errors)")
    var found = try Recording(folder: folder.appending(path: "pictures").path).files()
    found["run.txt"] = outcome.text
    #expect(found.count == 9)
    try Golden.expect(found)
  }

  @Test func reportsInvalidFilesAndArguments() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = try run(Self.program, "--headless", "nowhere.scenec")
    #expect(missing.status == 1 && missing.errors.contains("cannot read 'nowhere.scenec'"))
    let source = Golden.package.appending(path: "Sources/AlarmClock/AlarmClock.scene").path
    let scene = try run(Self.program, "--headless", source)
    #expect(scene.status == 1 && scene.errors.contains("the file is not a compiled scene"))
    #expect(try run(Self.program, "--pictures").status == 64)
    #expect(try run(Self.program, "--help").status == 0)
    let manifest = try run(Self.program, "--class-manifest")
    #expect(manifest.status == 0 && manifest.text.contains("PreferencesViewController"))
  }

  @Test func appRunsUntilInterrupted() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = Self.program
    process.arguments = ["--headless=live.svg"]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    // If a script runs the tests in the background, they ignore the signal, which child processes inherit.
    signal(SIGINT, SIG_DFL)
    try process.run()
    // If the app does not exit, the test fails.
    let pid = process.processIdentifier
    let watchdog = DispatchWorkItem { kill(pid, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watchdog)
    defer { watchdog.cancel() }
    let picture = folder.appending(path: "live.svg").path
    while process.isRunning, !FileManager.default.fileExists(atPath: picture) { usleep(20_000) }
    #expect(FileManager.default.fileExists(atPath: picture))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  @Test("The executable links neither the compiler library nor SwiftSyntax")
  func linksOnlyRequiredLibraries() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let libraries = try run(URL(filePath: "/usr/bin/ldd"), Self.program.path).text
    #expect(libraries.contains("libswiftCore"))
    for unwanted in ["libscenec", "SwiftSyntax"] {
      #expect(!libraries.contains(unwanted), "\(unwanted)")
    }
  }
}
