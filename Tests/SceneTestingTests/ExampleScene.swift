import SceneCompiler
import SceneDiagnostics
import SceneRuntime
import SceneUI
import SceneValues
import Testing

enum ExampleScene {
  private static let text = """
    <storyboard version="1" initial="alarm">
      <scene>
        <viewController id="alarm">
          <view frame="0 0 320 480">
            <button frame="20 20 120 40" title="Set alarm"/>
            <slider id="volume" frame="20 80 280 34"/>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """

  static func storyboard(in context: SceneContext) throws -> Storyboard {
    let compilation = try SceneCompiler(vocabulary: context.registry.vocabulary)
      .compile(SourceText(path: "Example.scene", text))
    let bytes = try #require(compilation.bytes, "\(compilation.diagnostics.map(\.message))")
    return Storyboard(file: try SceneFile(bytes: bytes, registry: context.registry), context: context)
  }
}
