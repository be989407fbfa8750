import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneUI

/// Checking a project of 2,000 scenes (15 MB), which are imported from real storyboards, and single large files.
struct ValidationBenchmark {
  private static let scenes = 2000
  private static let averageBytes = 19_000

  private let scenec: String
  private let folder: URL
  private let project: URL
  private let report: Report

  static func run(_ setup: Setup, _ report: Report) throws {
    guard let scenec = setup.scenec else { return report.skip("SCENEC names no program: not measured") }
    let benchmark = ValidationBenchmark(
      scenec: scenec, folder: setup.folder, project: setup.folder.appending(path: "project"), report: report)
    if let corpus = setup.corpus {
      try benchmark.measureProject(of: corpus)
    } else {
      report.skip("SCENEC_CORPUS does not name a folder: 2,000 scenes are not measured")
    }
    benchmark.measureLargeFiles()
  }

  private func measureProject(of corpus: String) throws {
    let files = try importScenes(from: corpus)
    guard !files.isEmpty else { return report.skip("SCENEC_CORPUS has no storyboards: not measured") }
    let size = try files.reduce(0) { try $0 + Data(contentsOf: URL(filePath: $1)).count }
    try report.addCheck("2,000 scenes", scenec, arguments, files: files, bytes: size)
    try report.addCheck(
      "2,000 scenes without layout", scenec, arguments + ["--no-layout"], files: files, bytes: size)
    try report.addCachedCheck(
      "2,000 scenes", scenec, arguments, cache: folder.appending(path: "cache"), bytes: size)
    try measureWatch(files)
  }

  private var arguments: [String] { ["validate", "--quiet", "--no-config", project.path()] }

  /// Imports copies of storyboards, and returns the paths of the scenes.
  private func importScenes(from corpus: String) throws -> [String] {
    let storyboards = StoryboardProject(from: corpus, averaging: Self.averageBytes, scenec: scenec)
    guard !storyboards.isEmpty else { return [] }
    return try storyboards.write(Self.scenes, into: project).paths.map { path in
      let scene = path.replacing(/\.storyboard$/, with: ".scene")
      try Benchmarks.run(scenec, ["import", path, "-o", scene])
      try FileManager.default.removeItem(atPath: path)
      return scene
    }
  }

  /// Measures the time from writing a file until the diagnostics of all files are printed.
  private func measureWatch(_ files: [String]) throws {
    let pipe = try Pipe()
    let watch = try Spawned(
      scenec, ["validate", "--no-config", "--watch", project.path()], output: pipe.writing)
    defer { watch.terminate() }
    try wait(for: "checked \(files.count) of \(files.count) in", on: pipe)
    let scene = try String(contentsOfFile: files[0], encoding: .utf8)
    var number = 0
    let seconds = try median(of: 15) {
      number += 1
      try "\(scene)<!-- \(number) -->\n".write(toFile: files[0], atomically: false, encoding: .utf8)
      try wait(for: "checked 1 of \(files.count) in", on: pipe)
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
    for megabytes in [1, 10, 100] where report.includes("validate \(megabytes) MB, in-process") {
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
  /// process. The processor time depends less on the load of the machine than the elapsed time.
  func addCheck(_ name: String, _ scenec: String, _ arguments: [String], files: [String], bytes: Int) throws {
    guard includes("validate \(name)") else { return }
    let check = { try Spawned(scenec, arguments).wait(accepting: 0...1) }
    let xmllint = Peers.installed("xmllint")
    let (own, other) = try pairedTimes(of: 15, check) {
      if let xmllint { try Benchmarks.run(xmllint, ["--noout"] + files) }
    }
    func peers(_ value: Double) -> [Peer] {
      xmllint == nil ? [] : [Peer(name: "xmllint --noout", value: value)]
    }
    add("validate \(name), whole process", .seconds(own.wall), bytes: bytes, beside: peers(other.wall))
    add("validate \(name): processor time", .seconds(own.processor), beside: peers(other.processor))
    add("validate \(name): memory", .bytes(try peakMemory(scenec, arguments)))
  }

  /// Measures a repeated check with a cache, compared with a check without one.
  func addCachedCheck(_ name: String, _ scenec: String, _ arguments: [String], cache: URL, bytes: Int) throws
  {
    guard includes("validate \(name) again, with a cache") else { return }
    let cached = arguments + ["--cache", cache.path()]
    // The cache trusts only time stamps that are at least two seconds old.
    sleep(3)
    try Spawned(scenec, cached).wait(accepting: 0...1)
    let (again, plain) = try pairedTimes(
      of: 15, { try Spawned(scenec, cached).wait(accepting: 0...1) },
      { try Spawned(scenec, arguments).wait(accepting: 0...1) })
    add(
      "validate \(name) again, with a cache", .seconds(again.wall), bytes: bytes,
      beside: [Peer(name: "without a cache", value: plain.wall)])
    add("validate \(name) again, with a cache: memory", .bytes(try peakMemory(scenec, cached)))
  }
}
