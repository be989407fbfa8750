import Foundation
import Testing

@Suite("Invoking scenec preview")
struct PreviewCommandTests {
  private func run(
    _ arguments: [String], in folder: Folder, variables: [String: String] = [:]
  ) throws -> (status: Int32, errors: String) {
    let (process, errors) = (Process(), Pipe())
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
      path: "scenec")
    process.arguments = ["preview"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }

  @Test(
    "Rejects incompatible options before it reads files",
    arguments: [
      (["-"], "Standard input cannot be previewed"), (["--port", "99999"], "must be from 0 to 65535"),
      (["--editor", "'open"], "a quote is not closed"), (["--editor", ""], "it does not name a program"),
      (["--device", "iphone-se,ipad-11"], "specify at most one screen"),
      (["--export", "Out", "--port", "1"], "'--export'"),
      (["--export", "Out", "--no-open"], "'--export'"), (["--export", "Out", "--drafts"], "'--drafts'"),
      (["--device", "iphone-0"], "does not exist"),
    ])
  func usage(arguments: [String], reason: String) throws {
    let outcome = try run(arguments, in: Folder(["A.scene": Sample.two()]))
    #expect(outcome.status == 64 && outcome.errors.contains(reason), "\(outcome)")
  }

  @Test("Rejects '--drafts' without a private directory")
  func drafts() throws {
    let folder = try Folder(["A.scene": Sample.two(), "Open/readme.txt": ""])
    #expect(chmod(folder.path("Open"), 0o755) == 0)
    for (runtime, status, reason) in [
      ("", 73, "'XDG_RUNTIME_DIR' is not a directory"),
      (folder.path("Open"), 66, "other users can access it"),
    ] as [(String, Int32, String)] {
      let outcome = try run(["--drafts"], in: folder, variables: ["XDG_RUNTIME_DIR": runtime])
      #expect(outcome.status == status && outcome.errors.contains(reason), "\(outcome)")
    }
  }

  @Test("Exports valid scenes despite errors in other files, and writes nothing if there are no scenes")
  func diagnostics() throws {
    let folder = try Folder(["A.scene": Sample.two(), "B.scene": "<storyboard", "Empty/readme.txt": ""])
    let outcome = try run(["--export", "Out"], in: folder)
    #expect(outcome.status == 1 && outcome.errors.contains("B.scene:1:"), "\(outcome)")
    #expect(try folder.contents(of: "Out").keys.contains("index.html"))
    #expect(try run(["Empty", "--export", "None"], in: folder).status == 66)
    #expect(try run(["missing.scene", "--export", "None"], in: folder).status == 66)
    #expect(!FileManager.default.fileExists(atPath: folder.path("None")))
    #expect(try run(["A.scene", "--export", "None/Below"], in: folder).status == 73)
  }
}
