import InterfaceBuilder
import SceneAnalysis
import SceneDevices
import SceneFiles
import SceneUI
import SceneValues

/// For which screen, and which texts, scenes are to be laid out and drawn.
package struct LayoutSettings {
  package var stage = StageSettings()
  /// Nil for the one that the file names, and for what the scene was written for.
  package var device: DeviceModel?
  /// In points; nil for that of the device.
  package var size: Size?
  /// In points; nil for that of the device, with the bars of the containers that hold the scene.
  package var safeArea: EdgeInsets?
  /// Nil for how the file shows the scene.
  package var isLandscape: Bool?
  /// Nil for that of the locale.
  package var direction: LayoutDirection?
  package var textSize = TextSizeCategory.large

  package init() {}

  /// Whether it is said how large the screen is, or how it is held.
  var saysScreen: Bool { device != nil || size != nil || isLandscape != nil }

  /// A place to show what is in a file, for these texts.
  ///
  /// - Parameters:
  ///   - names: what the file calls its things.
  ///   - canvas: what one of Xcode's files says of its canvas; nothing for others.
  ///   - vocabulary: what is known of the program's classes.
  ///   - memory: where images and colors are looked for, each project's once.
  /// - Returns: the place, which has shown nothing yet.
  /// - Throws: `Failure` where a directory of images and colors cannot be read.
  package func stage(
    for names: WrittenNames, canvas: SavedLayout, vocabulary: Vocabulary, _ memory: AssetMemory
  ) throws(Failure) -> Stage {
    let stage = try stage.stage(for: names, vocabulary: vocabulary, memory)
    let context = stage.context
    if let direction { context.layoutDirection = direction }
    if !names.imageSizes.isEmpty {
      context.imageProvider = CanvasImages(context.imageProvider, sizes: names.imageSizes)
    }
    context.systemMetrics = systemMetrics(of: canvas, on: canvas.device.flatMap(DeviceModel.named))
    context.textMetrics = AdjustedTextMetrics(metrics: context.textMetrics, category: textSize)
    return stage
  }

  /// What the version of Xcode that wrote a file takes controls and rows for.
  func systemMetrics(of canvas: SavedLayout, on model: DeviceModel?) -> SystemMetrics {
    guard let version = canvas.toolsVersion else { return SystemMetrics() }
    var metrics = SystemMetrics(ofCanvas: version, on: model ?? .named("retina4_7")!)
    // On a device that was asked for, rows keep what it wants.
    if device != nil { metrics.rows.sides = nil }
    return metrics
  }

  /// A place to draw what is in a file, on the screen that its scenes are for.
  package func pictureStage(
    for names: WrittenNames, canvas: SavedLayout, vocabulary: Vocabulary, _ memory: AssetMemory
  ) throws(Failure) -> Stage {
    let stage = try stage(for: names, canvas: canvas, vocabulary: vocabulary, memory)
    stage.screens = SceneScreens(self, canvas, names)
    // No device shows the controls of the first systems any more.
    if let version = canvas.toolsVersion, version < 3000 { stage.context.systemMetrics = SystemMetrics() }
    if let device {
      stage.context.idiom = device.idiom
      stage.context.displayScale = self.stage.scale ?? device.scale
    }
    return stage
  }
}
