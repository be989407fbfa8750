import InterfaceBuilder
import SceneAnalysis
import SceneDevices
import SceneFiles
import SceneUI
import SceneValues

package struct LayoutSettings {
  package var stage = StageSettings()
  /// The device. If nil, the file's device is used or, if there is none, the device that the scene was designed for.
  package var device: DeviceModel?
  package var size: Size?
  /// The safe area in points. If nil, the device and the bars of the scene's containers determine it.
  package var safeArea: EdgeInsets?
  package var isLandscape: Bool?
  package var direction: LayoutDirection?
  package var textSize = TextSizeCategory.large
  /// Whether images, and views without content in stack views, have the sizes that the file saved together with the frames.
  var usesSavedSizes = false

  package init() {}

  var specifiesScreen: Bool { device != nil || size != nil || isLandscape != nil }

  package func stage(
    for names: WrittenNames, canvas: SavedLayout, vocabulary: Vocabulary, _ memory: AssetMemory
  ) throws(Failure) -> Stage {
    let stage = try stage.stage(for: names, vocabulary: vocabulary, memory)
    let context = stage.context
    if let direction { context.layoutDirection = direction }
    if !names.imageSizes.isEmpty {
      context.imageProvider = CanvasImages(
        context.imageProvider, sizes: names.imageSizes, prefersSizes: usesSavedSizes)
    }
    context.systemMetrics = systemMetrics(of: canvas, on: device ?? canvas.device.flatMap(DeviceModel.named))
    context.textMetrics = AdjustedTextMetrics(metrics: context.textMetrics, category: textSize)
    return stage
  }

  func systemMetrics(of canvas: SavedLayout, on model: DeviceModel?) -> SystemMetrics {
    guard let version = canvas.toolsVersion else { return SystemMetrics() }
    var metrics = SystemMetrics(ofCanvas: version, on: model ?? .named("retina4_7")!)
    // A requested device determines the margins of rows.
    if device != nil { metrics.rows.sides = nil }
    return metrics
  }

  package func pictureStage(
    for names: WrittenNames, canvas: SavedLayout, vocabulary: Vocabulary, _ memory: AssetMemory
  ) throws(Failure) -> Stage {
    let stage = try stage(for: names, canvas: canvas, vocabulary: vocabulary, memory)
    stage.screens = SceneScreens(self, canvas, names)
    // No current device displays the controls of the first iOS versions.
    if let version = canvas.toolsVersion, version < 3000 { stage.context.systemMetrics = SystemMetrics() }
    if let device {
      stage.context.idiom = device.idiom
      stage.context.displayScale = self.stage.scale ?? device.scale
    }
    return stage
  }
}
