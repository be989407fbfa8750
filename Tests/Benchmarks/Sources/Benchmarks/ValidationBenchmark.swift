import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneUI

/// Checking: a project of 2,000 scenes, 40 MB in all, and single files that are large.
struct ValidationBenchmark {
  private static let scenes = 2000
  private static let bytes = 40_000_000

  /// - Parameters:
  ///   - scenec: the built program.
  ///   - xmllint: reads the same files into its DOM, in one process.
  func run(scenec: String, xmllint: String?, folder: URL) throws {
    let project = folder.appending(path: "project")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let files = (0..<Self.scenes).map { project.appending(path: "Scene\($0).scene").path() }
    var size = 0
    let rows = GeneratedScene.text(bytes: Self.bytes / Self.scenes - 100)
    for (index, file) in files.enumerated() {
      let text = Self.scene(index, rows)
      size += text.utf8.count
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    }
    let validate = ["validate", "--quiet", "--no-config", project.path()]
    let checked = try median(of: 7) { try Benchmarks.run(scenec, validate) }
    let peer = try xmllint.map { xmllint in
      (
        name: "xmllint --noout",
        seconds: try median(of: 7) { try Benchmarks.run(xmllint, ["--noout"] + files) }
      )
    }
    print(
      Figure(name: "validate 2,000 scenes, whole process", seconds: checked, peer: peer, bytes: size).line)
    let cache = validate + ["--cache", folder.appending(path: "cache").path()]
    try Benchmarks.run(scenec, cache)
    let again = try median(of: 7) { try Benchmarks.run(scenec, cache) }
    print(
      Figure(
        name: "the same again, with a cache", seconds: again, peer: ("without", checked), bytes: size
      ).line)
    print("  and takes \(try Spawned(scenec, validate).peakKilobytes() / 1024) MiB of memory without a cache")

    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    for megabytes in [1, 10, 100] {
      let text = GeneratedScene.text(bytes: megabytes * 1_000_000)
      let source = SourceText(path: "large.scene", text)
      let seconds = median(of: 3, warmingUp: 1) { precondition(!compiler.validate(source).hasErrors) }
      print(
        Figure(name: "validate \(megabytes) MB, in-process", seconds: seconds, bytes: text.utf8.count).line)
    }
  }

  /// One of many scenes, which leads to the next.
  private static func scene(_ index: Int, _ rows: String) -> String {
    let next = (index + 1) % scenes
    let way = "<segue kind=\"show\" identifier=\"next\" destination=\"Scene\(next)#main\"/>"
    return rows.replacing("<viewController id=\"main\">", with: "<viewController id=\"main\">\n      \(way)")
  }
}
