import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneUI

/// Checking: a project of 2,000 scenes, 40 MB in all, and single files that are large.
struct ValidationBenchmark {
  private static let scenes = 2000
  private static let bytes = 40_000_000

  /// The built program.
  private let scenec: String
  private let folder: URL
  private let project: URL
  private let rows = GeneratedScene.text(bytes: Self.bytes / Self.scenes - 100)

  init(scenec: String, folder: URL) {
    self.scenec = scenec
    self.folder = folder
    project = folder.appending(path: "project")
  }

  /// - Parameter xmllint: reads the same files into its DOM, in one process.
  /// - Throws: where something cannot be measured.
  func run(xmllint: String?) throws {
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    var size = 0
    for index in 0..<Self.scenes { size += try write(index, rows) }
    try measureProject(size, xmllint: xmllint)
    try measureCache(size)
    try measureWatch()
    measureLargeFiles()
  }

  private func file(_ index: Int) -> String { project.appending(path: "Scene\(index).scene").path() }

  /// Writes one of many scenes, which leads to the next.
  private func write(_ index: Int, _ rows: String) throws -> Int {
    let next = (index + 1) % Self.scenes
    let way = "<segue kind=\"show\" identifier=\"next\" destination=\"Scene\(next)#main\"/>"
    let text = rows.replacing(
      "<viewController id=\"main\">", with: "<viewController id=\"main\">\n      \(way)")
    try text.write(toFile: file(index), atomically: false, encoding: .utf8)
    return text.utf8.count
  }

  private var arguments: [String] { ["validate", "--quiet", "--no-config", project.path()] }

  private func measureProject(_ size: Int, xmllint: String?) throws {
    let files = (0..<Self.scenes).map(file)
    let checked: Double
    var peer: (name: String, seconds: Double)?
    if let xmllint {
      // By turns: what else the machine does is the same for both.
      let (own, other) = try medians(
        of: 15, { try Benchmarks.run(scenec, arguments) },
        { try Benchmarks.run(xmllint, ["--noout"] + files) })
      (checked, peer) = (own, ("xmllint --noout", other))
    } else {
      checked = try median(of: 15) { try Benchmarks.run(scenec, arguments) }
    }
    print(
      Figure(name: "validate 2,000 scenes, whole process", seconds: checked, peer: peer, bytes: size).line)
    print("  and takes \(try peakMebibytes(scenec, arguments)) MiB of memory")
  }

  private func measureCache(_ size: Int) throws {
    let cached = arguments + ["--cache", folder.appending(path: "cache").path()]
    // Files count as known by their stamps once they have been at rest for two seconds.
    sleep(3)
    try Benchmarks.run(scenec, cached)
    let (again, plain) = try medians(
      of: 15, { try Benchmarks.run(scenec, cached) }, { try Benchmarks.run(scenec, arguments) })
    print(
      Figure(
        name: "the same again, with a cache", seconds: again, peer: ("without", plain), bytes: size
      ).line)
    print("  and takes \(try peakMebibytes(scenec, cached)) MiB of memory")
  }

  /// From the moment in which a file is written until what is found in all of them is printed.
  private func measureWatch() throws {
    let pipe = try Pipe()
    let watch = try Spawned(
      scenec, ["validate", "--no-config", "--watch", project.path()], output: pipe.writing)
    defer { watch.terminate() }
    try wait(for: "checked \(Self.scenes) of \(Self.scenes) in", on: pipe)
    var index = 0
    let seconds = try median(of: 15) {
      index += 1
      _ = try write(index, rows.replacing("A line of explanation", with: "Line \(index)"))
      try wait(for: "checked 1 of \(Self.scenes) in", on: pipe)
    }
    print(Figure(name: "one changed file of them, under --watch", seconds: seconds).line)
  }

  private func wait(for words: String, on pipe: Pipe) throws {
    var text = ""
    while !text.contains(words) || !text.hasSuffix("\n") {
      guard let more = pipe.readSome() else { throw SpawnFailure(program: scenec, status: 0) }
      text += more
    }
  }

  private func measureLargeFiles() {
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    for megabytes in [1, 10, 100] {
      let text = GeneratedScene.text(bytes: megabytes * 1_000_000)
      let source = SourceText(path: "large.scene", text)
      let seconds = median(of: 3, warmingUp: 1) { precondition(!compiler.validate(source).hasErrors) }
      print(
        Figure(name: "validate \(megabytes) MB, in-process", seconds: seconds, bytes: text.utf8.count).line)
    }
  }
}
