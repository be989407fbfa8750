import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

extension Stage {
  /// Remembers every view that is on the window now.
  func watchAllViews() { window.forEveryView { watch($0) } }

  /// The objects of a nib with some elements.
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

/// All that is written in a layer and those in it.
func texts(of layer: PictureLayer) -> [TextRun] {
  layer.content.commands.compactMap { command in
    if case .text(let run) = command.content { return run }
    return nil
  } + layer.sublayers.flatMap(texts)
}
