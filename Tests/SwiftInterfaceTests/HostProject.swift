import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneUI
import SceneValidation
import SceneValues
import Synchronization
import SwiftInterface

/// Scenes and Swift files in memory, checked together as by `scenec validate --sources`.
struct HostProject {
  /// The files by path. Paths that end in `.swift` belong to the module named after `Sources/`, those in `.m`
  /// are Objective-C.
  var files: [String: String]

  static let library = Registry.library.vocabulary
  private static let libraryAndUIKit = InterfaceBuilder.vocabulary(adding: library)

  func diagnostics() -> [Diagnostic] {
    let paths = files.keys.sorted()
    let code = paths.filter(Self.isSource).map { SourceText(path: $0, files[$0]!) }
    let sources = code.map {
      SourceFile(
        path: $0.path, module: Self.module(of: $0.path),
        facts: WordScan.isName($0.path)
          ? SourceFacts(readingOther: $0.bytes, ofFileNamed: $0.path) : Facts.shared[$0.bytes])
    }
    let known = SourceIndex.areForApple(sources) ? Self.libraryAndUIKit : Self.library
    let index = SourceIndex(SourceProgram(files: sources), known: known) { code[$0] }
    var compiler = SceneCompiler(vocabulary: index.vocabulary(adding: known))
    compiler.host = index.code
    let scenes = paths.filter { !Self.isSource($0) }.map { SourceText(path: $0, files[$0]!) }
    let examined = scenes.map { compiler.analysis(of: $0) }
    let project = Project(
      zip(scenes, examined).map { Project.File(path: $0.path, summary: $1.summary) }, isWhole: true,
      hosts: [Project.Program(index.code, vocabulary: compiler.vocabulary, files: Array(scenes.indices))])
    var found = examined.flatMap(\.diagnostics)
    found += ProjectRules.check(project) { scenes[$0] }.values.joined()
    found.sortInSourceOrder()
    return found
  }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") || WordScan.isName(path)
  }

  private static func module(of path: String) -> String {
    let steps = path.split(separator: "/")
    return steps.firstIndex(of: "Sources").map { String(steps[$0 + 1]) } ?? ""
  }
}

/// Cached facts of files that many projects share, because parsing Swift takes the most time by far.
private final class Facts: Sendable {
  static let shared = Facts()
  private let known = Mutex<[[UInt8]: SourceFacts]>([:])

  subscript(bytes: [UInt8]) -> SourceFacts {
    if let facts = known.withLock({ $0[bytes] }) { return facts }
    let facts = Self.read(bytes)
    known.withLock { $0[bytes] = facts }
    return facts
  }

  private static func read(_ bytes: [UInt8]) -> SourceFacts {
    do {
      return try SourceFacts(reading: bytes)
    } catch {
      fatalError("no room for a thread: \(error.code)")
    }
  }
}
