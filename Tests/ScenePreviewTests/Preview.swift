import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneFiles
import ScenePreview
import SceneUI
import Testing

/// A scene file that is compiled and shown without the code of its app.
struct Preview {
  let stage: Stage
  let names: WrittenNames
  let bytes: [UInt8]

  init(_ text: String, path: String = "a.scene", settings: StageSettings = StageSettings()) throws {
    let vocabulary = Registry.library.vocabulary
    let analysis = SceneCompiler(vocabulary: vocabulary).analysis(of: SourceText(path: path, text))
    let compilation = try analysis.compiled()
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message.text) == [])
    bytes = try #require(compilation.bytes)
    names = WrittenNames(of: analysis)
    stage = try settings.stage(for: names, vocabulary: vocabulary, AssetMemory())
  }

  func picture(of wanted: String? = nil) throws -> LayeredPicture {
    try stage.picture(of: wanted, in: bytes, names)
  }

  func svg(of wanted: String? = nil) throws -> String { SVGRenderer().svg(try picture(of: wanted)) }

  /// Returns why no picture was created.
  func failure(of wanted: String? = nil) -> String? {
    do {
      _ = try picture(of: wanted)
      return nil
    } catch { return (error as? Failure)?.message }
  }

  static func clock(_ attributes: String = "initial=\"clock\"") -> String {
    """
    <storyboard version="1" \(attributes)>
      <scene>
        <viewController id="clock">
          <view frame="0 0 200 300" backgroundColor="systemBackground">
            <view class="ClockFace" frame="10 10 100 100"/><label frame="10 200 100 20" text="Alarm"/>
          </view>
        </viewController>
      </scene>
      <scene>
        <viewController id="settings"><view frame="0 0 320 480"><label frame="0 0 90 20" text="Settings"/></view>
        </viewController>
      </scene>
    </storyboard>
    """
  }
}
