import Foundation
import ScreenTesting
import TestSupport
import Testing

/// The page in a real browser, controlled with mouse and keyboard.
@Suite(
  "A preview in Chromium",
  .enabled(if: Browser.isPresent, "needs SCENEC_TEST_SCREENS, chromium, and playwright from PyPI"))
struct PageTests {
  private static let evil = "&lt;img src=x onerror=evil=1>&quot;'&lt;/script>&lt;script>evil=1&lt;/script>"

  private static func folder() throws -> Folder {
    try Folder([
      "A.scene": Sample.two(),
      "Evil.scene": Sample.two(text: evil, title: evil)
        .replacing("title=\"The first\"", with: "title=\"\(evil)\"").replacing(
          "id=\"first\"", with: "id=\"evil\""
        )
        .replacing("initial=\"first\"", with: "initial=\"evil\""),
    ])
  }

  @Test(
    "A user can view the map, select elements and devices, tap, and fix a file"
  )
  func used() throws {
    let folder = try Self.folder()
    let program = try WebProgram(
      running: Self.program("scenec-preview"),
      [
        "preview", folder.url.path, "--port", "0", "--no-open", "--editor", "touch {file}.{line}.opened",
      ])
    let page = try Visit(program.url, folder.url.path)
    #expect(page.said("title") == folder.url.path)
    #expect(page.said("names") == ["first “The first”", "second", "evil “\(Self.decoded)”", "second"])
    #expect(page.said("cards") == 4 && page.said("moved") == true && page.said("dim") == true)
    #expect(page.said("found") == ["second", "second"])
    #expect(page.said("dot") == [0.25, 0.25])
    let scene = folder.path("A.scene")
    #expect(page.said("selected") == "\(scene):6:10")
    #expect(FileManager.default.fileExists(atPath: scene + ".6.opened"))
    #expect(page.said("pressed") == "label greeting")
    let address: String = page.said("address") ?? ""
    #expect(address.hasSuffix("&scene=0&view=5%3A10"), "\(address)")
    #expect(page.said("frames") == 3 && page.said("ids") == ["root", "greeting", "more"])
    #expect(page.said("device") == [393, 852] && page.said("panes") == 2)
    #expect(page.said("changed") == true && page.said("broken") == 1)
    #expect((page.said("trouble") as String?)?.hasPrefix("\(scene):") == true)
    let far = folder.path("Far.scene")
    #expect(page.said("led") == true && page.said("far") == "\(far):5:10" && page.said("nearer") == true)
    let gone: String = page.said("gone") ?? ""
    #expect(gone.contains("Far.scene&scene=0"), "\(gone)")
    #expect(page.said("shown") == 200 && (page.said("place") as String?)?.hasPrefix("\(scene):14:") == true)
    #expect(page.said("evil") == true)
    #expect(page.said("dark") != "rgb(255, 255, 255)" && (page.said("dark") as String?) != nil)
    #expect(page.said("gates") == [403, 403, 403, 403, 403, 403, 404, 405])
    expectAccessible(page, "map")
    expectAccessible(page, "scene")
    #expect(
      (page.said("problems") as [String]?)?.isEmpty == true, "\(page.said("problems") as [String]? ?? [])")
    let (status, _, errors) = program.end()
    #expect(status == 0 && errors.isEmpty, "\(errors)")
  }

  @Test("Shows and marks unsaved changes from an editor")
  func typed() throws {
    let (folder, runtime) = (try Self.folder(), try Folder([:]))
    #expect(chmod(runtime.url.path, 0o700) == 0)
    let variables = ["XDG_RUNTIME_DIR": runtime.url.path, "XDG_CACHE_HOME": runtime.url.path]
    let program = try WebProgram(
      running: Self.program("scenec-preview"),
      ["preview", folder.url.path, "--port", "0", "--no-open", "--drafts"], variables: variables)
    let page = try Visit(
      program.url, folder.url.path, Self.program("scenec").path, variables: variables)
    #expect(page.said("typed") == true && page.said("marked") == ["first: viewController (not saved)"])
    #expect(page.said("listed") == "\(folder.path("A.scene")) (not saved)")
    #expect(page.said("broken") == 1 && page.said("mapped") == "\(folder.path("A.scene")) (not saved)")
    #expect(page.said("asked") == 0, "saving without changes redraws nothing")
    #expect(page.said("quit") == true)
    #expect(
      (page.said("problems") as [String]?)?.isEmpty == true, "\(page.said("problems") as [String]? ?? [])")
    #expect(program.end().status == 0)
  }

  @Test("An exported page is usable without a server and without JavaScript")
  func exported() throws {
    let folder = try Self.folder()
    let process = try Process.run(
      Self.program("scenec"),
      arguments: [
        "preview", folder.url.path, "--export", folder.path("Out"), "--device", "own,ipad-11",
      ])
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let page = try Visit(folder.path("Out/index.html"))
    #expect(page.said("names") == ["first “The first”", "second", "evil “\(Self.decoded)”", "second"])
    #expect(page.said("width") == 320 && page.said("figures") == 4)
    #expect(page.said("captions") == ["first", "second", "evil", "second"])
    expectAccessible(page, "scene")
    #expect(
      (page.said("problems") as [String]?)?.isEmpty == true, "\(page.said("problems") as [String]? ?? [])")
    #expect((page.said("quiet") as [String]?)?.isEmpty == true)
  }

  @Test("Reports a missing server executable and suggests alternatives")
  func missing() throws {
    let folder = try Folder(["A.scene": Sample.two()])
    // The server program is not in the same folder.
    let alone = folder.url.appending(path: "scenec")
    try Executable.place(Self.program("scenec"), at: alone)
    let (process, errors) = (Process(), Pipe())
    process.executableURL = alone
    process.arguments = ["preview", folder.url.path]
    process.environment = ["PATH": "/nowhere"]
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 73)
    #expect(
      said.contains("'scenec-preview', which is neither next to 'scenec' nor on PATH")
        && said.contains("'--export'"))
  }

  private static let decoded = "<img src=x onerror=evil=1>\"'</script><script>evil=1</script>"

  /// SwiftPM builds all programs in the same folder.
  private static func program(_ name: String) -> URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
  }

  private func expectAccessible(
    _ page: Visit, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let audit: [String: Any] = page.said(name) ?? [:]
    #expect((audit["nameless"] as? [String])?.isEmpty == true, "\(audit)", sourceLocation: sourceLocation)
    #expect(audit["pictures"] as? Int == 0 && audit["titles"] as? Int == 1, sourceLocation: sourceLocation)
    #expect(
      audit["language"] as? String == "en" && audit["landmarks"] as? Bool == true,
      sourceLocation: sourceLocation)
  }
}

private struct Visit {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "page.py")
  private let lines: [[String: Any]]

  struct Failed: Error, CustomStringConvertible { let description: String }

  init(_ arguments: String..., variables: [String: String] = [:]) throws {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Terminates a browser that does not respond.
    process.arguments = ["timeout", "120", "python3", "-B", Self.script.path] + arguments
    process.environment = Python.environment.merging(variables) { $1 }
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errorOutput = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    lines = said.split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
    if process.terminationStatus != 0 { throw Failed(description: errorOutput + said) }
  }

  func said<Value>(_ name: String) -> Value? { lines.lazy.compactMap { $0[name] as? Value }.first }
}
