import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

extension Stage {
  /// Tracks every view of the window to detect leaks.
  func watchAllViews() { window.forEveryView { watch($0) } }

  /// Loads the objects of a nib with some elements.
  func load(_ elements: String) throws -> [any SceneObject] {
    let text = "<nib version=\"1\">\(elements)</nib>"
    let compilation = try SceneCompiler(vocabulary: context.registry.vocabulary)
      .compile(SourceText(path: "Bars.scene", text))
    let bytes = try #require(compilation.bytes, "\(compilation.diagnostics.map(\.message))")
    let file = try SceneFile(bytes: bytes, registry: context.registry)
    let objects = try Nib(file: file, context: context).instantiate()
    for object in objects { watch(object) }
    return objects
  }
}

func texts(of layer: PictureLayer) -> [TextRun] {
  layer.content.commands.compactMap { command in
    if case .text(let run) = command.content { return run }
    return nil
  } + layer.sublayers.flatMap(texts)
}
