import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneUI

/// The size of compiled scenes, and the time to open them and to instantiate all of their view controllers.
enum LoadingBenchmark {
  private static let examples = [
    "Scenes/AlarmClock/Sources/AlarmClock/AlarmClock.scene", "Scenes/Games/Games.scene",
    "Scenes/PhotoDiary/Diary.scene",
  ]

  static func run(_ setup: Setup, _ report: Report) throws {
    for path in examples { try measure(URL(filePath: path), report) }
    if let corpus = setup.corpus, let largest = largestStoryboard(in: corpus) { try measure(largest, report) }
    for (name, text) in [
      ("1,000 buttons", { GeneratedScene.buttons(1_000) }),
      ("10,000 objects", { GeneratedScene.text(objects: 10_000) }),
      ("1,000,000 objects", { GeneratedScene.text(objects: 1_000_000) }),
    ] where report.includes(name) {
      try measure(name, Array(text().utf8), runs: name.hasPrefix("1,000,000") ? 5 : 31, report)
    }
  }

  private static func measure(_ file: URL, _ report: Report) throws {
    guard report.includes(file.lastPathComponent) else { return }
    try measure(file.lastPathComponent, Array(Data(contentsOf: file)), runs: 31, report)
  }

  private static func measure(_ name: String, _ text: [UInt8], runs: Int, _ report: Report) throws {
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    guard let bytes = try compiler.compile(SourceText(path: name, bytes: text)).bytes else {
      return report.skip("\(name) does not compile without the classes of its program: not measured")
    }
    report.add(
      "\(name): size", .bytes(bytes.count), beside: [Report.Peer(name: "XML", value: Double(text.count))])
    let opened = try median(of: runs, by: .thread) { try open(bytes) }
    report.add("\(name): open and verify", .seconds(opened), bytes: bytes.count)
    let first = try median(of: runs, by: .thread) { try instantiate(open(bytes)) }
    report.add("\(name): open and instantiate", .seconds(first))
    let file = try open(bytes)
    let again = try median(of: runs, by: .thread) { try instantiate(file) }
    report.add("\(name): instantiate again", .seconds(again))
  }

  private static func open(_ bytes: [UInt8]) throws -> SceneFile {
    var options = LoadingOptions()
    options.substitutesUnknownClasses = true
    return try SceneFile(bytes: bytes, registry: .library, options: options)
  }

  private static func instantiate(_ file: SceneFile) throws -> [ViewController] {
    let storyboard = Storyboard(file: file, context: SceneContext(clock: ManualClock()))
    return try storyboard.identifiers.map { identifier in
      let controller = try storyboard.instantiate(identifier)
      try controller.loadViewIfNeeded()
      return controller
    }
  }

  private static func largestStoryboard(in corpus: String) -> URL? {
    let files = FileManager.default.enumerator(
      at: URL(filePath: corpus), includingPropertiesForKeys: [.fileSizeKey])
    func size(_ file: URL) -> Int { (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
    return files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "storyboard" }
      .max { size($0) < size($1) }
  }
}
