import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneUI

/// Checking a project of 2,000 scenes (40 MB) and single large files.
struct ValidationBenchmark {
  private static let scenes = 2000
  private static let bytes = 40_000_000

  private let scenec: String
  private let folder: URL
  private let project: URL
  private let report: Report
  private let rows = GeneratedScene.text(bytes: Self.bytes / Self.scenes - 100)

  static func run(_ setup: Setup, _ report: Report) throws {
    guard let scenec = setup.scenec else { return report.skip("SCENEC names no program: not measured") }
    let project = setup.folder.appending(path: "project")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let benchmark = ValidationBenchmark(
      scenec: scenec, folder: setup.folder, project: project, report: report)
    var size = 0
    for index in 0..<Self.scenes { size += try benchmark.write(index, benchmark.rows) }
    try report.addCheck(
      "2,000 scenes", scenec, benchmark.arguments, files: (0..<Self.scenes).map(benchmark.file), bytes: size)
    try benchmark.measureCache(size)
    try benchmark.measureWatch()
    benchmark.measureLargeFiles()
  }

  private func file(_ index: Int) -> String { project.appending(path: "Scene\(index).scene").path() }

  /// Writes a scene with a segue to the next one, and returns its size.
  private func write(_ index: Int, _ rows: String) throws -> Int {
    let next = (index + 1) % Self.scenes
    let way = "<segue kind=\"show\" identifier=\"next\" destination=\"Scene\(next)#main\"/>"
    let text = rows.replacing(
      "<viewController id=\"main\">", with: "<viewController id=\"main\">\n      \(way)")
    try text.write(toFile: file(index), atomically: false, encoding: .utf8)
    return text.utf8.count
  }

  private var arguments: [String] { ["validate", "--quiet", "--no-config", project.path()] }

  private func measureCache(_ size: Int) throws {
    let cached = arguments + ["--cache", folder.appending(path: "cache").path()]
    // The cache trusts only time stamps that are at least two seconds old.
    sleep(3)
    try Benchmarks.run(scenec, cached)
    let (again, plain) = try medians(
      of: 15, { try Benchmarks.run(scenec, cached) }, { try Benchmarks.run(scenec, arguments) })
    report.add(
      "the same again, with a cache", .seconds(again), bytes: size,
      beside: [Report.Peer(name: "without a cache", value: plain)])
    report.add("the same again, with a cache: memory", .bytes(try peakMemory(scenec, cached)))
  }

  /// Measures the time from writing a file until the diagnostics of all files are printed.
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
    report.add("one changed file, under --watch", .seconds(seconds))
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
      report.add(
        "validate \(megabytes) MB, in-process", .seconds(seconds), bytes: text.utf8.count)
    }
  }
}

extension Report {
  /// Measures a check of a project as a process, compared with xmllint, which reads the same files in one
  /// process.
  func addCheck(_ name: String, _ scenec: String, _ arguments: [String], files: [String], bytes: Int) throws {
    let checked: Double
    var peers: [Peer] = []
    if let xmllint = Peers.installed("xmllint") {
      let (own, other) = try medians(
        of: 15, { try Benchmarks.run(scenec, arguments) },
        { try Benchmarks.run(xmllint, ["--noout"] + files) })
      checked = own
      peers = [Peer(name: "xmllint --noout", value: other)]
    } else {
      checked = try median(of: 15) { try Benchmarks.run(scenec, arguments) }
    }
    add("validate \(name), whole process", .seconds(checked), bytes: bytes, beside: peers)
    add("validate \(name): memory", .bytes(try peakMemory(scenec, arguments)))
  }
}
