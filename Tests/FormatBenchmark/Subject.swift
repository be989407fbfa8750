import Foundation
import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneRuntime
import SceneUI

/// A scene that is measured, in all of its forms.
struct Subject {
  let name: String
  /// Bytes of XML.
  let source: Int
  /// The form that a reader lays out in memory, and what was written before there was the packed one.
  let fixed: [UInt8]
  let packed: [UInt8]

  struct Failure: Error, CustomStringConvertible { let description: String }

  /// - Throws: where the text does not compile; without classes of a host, whatever it says of these is let pass.
  init(_ name: String, _ text: [UInt8]) throws {
    self.name = name
    source = text.count
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    let compilation = try compiler.compile(SourceText(path: name, bytes: text))
    guard let bytes = compilation.bytes else {
      let errors = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
      throw Failure(description: "'\(name)' does not compile: \(errors.first ?? "")")
    }
    packed = bytes
    let archive = try Archive(bytes: bytes)
    fixed = archive.content().fixed(sourceMap: archive.sourceMap)
  }

  private static func options() -> LoadingOptions {
    var options = LoadingOptions()
    options.substitutesUnknownClasses = true
    return options
  }

  func open(_ bytes: [UInt8]) throws -> SceneFile {
    try SceneFile(bytes: bytes, registry: .library, options: Self.options())
  }

  /// Makes the objects of all scenes, with their views, each once.
  func instantiate(_ file: SceneFile) throws -> [ViewController] {
    let storyboard = Storyboard(file: file, context: SceneContext(clock: ManualClock()))
    return try (0..<file.archive.sceneCount).map { scene in
      let controller = try storyboard.instantiate(sceneAt: scene)
      try controller.loadViewIfNeeded()
      return controller
    }
  }
}
