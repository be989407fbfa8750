import InterfaceBuilder
import SceneUI
import SceneValues

/// The screen that a scene is laid out for: how large it is, and what of it is covered.
struct ShownScreen {
  var size: Size
  var safeArea = EdgeInsets.zero
  var idiom = Idiom.phone
  var scale = 2.0

  /// A screen that was asked for, or, without any, the size that the scene was written for.
  init(_ settings: LayoutSettings, written: Size) {
    if let device = settings.device {
      let screen = device.screen(isLandscape: settings.isLandscape ?? false)
      size = screen.size
      safeArea = screen.safeArea
      idiom = device.idiom
      scale = device.scale
    } else {
      size = settings.size ?? written
      if settings.isLandscape == true, size.width < size.height {
        size = Size(width: size.height, height: size.width)
      }
      idiom = settings.stage.idiom
    }
    if let scale = settings.stage.scale { self.scale = scale }
    if let safeArea = settings.safeArea { self.safeArea = safeArea }
  }

  /// The screen that Xcode's canvas shows a scene on, unless another one is asked for.
  ///
  /// - Parameters:
  ///   - settings: what is asked for.
  ///   - root: the frame that the scene's view has in the file.
  ///   - scene: nil for a view of a xib.
  ///   - around: the bars that the canvas shows.
  ///   - layout: what the file says of its canvas.
  init(
    _ settings: LayoutSettings, root: Rect, of scene: SavedLayout.Scene?, _ around: CanvasBars.Surroundings,
    in layout: SavedLayout
  ) {
    let named = layout.device.flatMap(DeviceModel.named)
    // A view that was not touched since the file's device was another one has the size of that one.
    let fitting = DeviceModel.of(size: root.size, likely: named)
    let isFree = scene.map { $0.destination != nil } ?? (fitting == nil)
    let keepsSize = around.isEmbedded || around.isSheet || isFree
    let model = settings.device ?? fitting?.model ?? named
    let isLandscape =
      settings.isLandscape ?? (settings.device == nil ? fitting?.isLandscape : nil) ?? scene?.isLandscape
      ?? layout.isLandscape
    let screen = model?.screen(isLandscape: isLandscape)
    idiom = model?.idiom ?? settings.stage.idiom
    scale = settings.stage.scale ?? model?.scale ?? 2
    if let asked = settings.size {
      size = asked
    } else if settings.device != nil, !keepsSize {
      size = screen!.size
    } else {
      size = root.size
    }
    if let asked = settings.safeArea {
      safeArea = asked
    } else if let screen, !around.isEmbedded, !around.isSheet, scene != nil || fitting != nil {
      let former = settings.device == nil ? model?.formerSafeArea(in: layout, isLandscape: isLandscape) : nil
      safeArea = former ?? screen.safeArea
      if scene?.statusBar == SavedLayout.Bar.none { safeArea.top = 0 }
      add(around, scene, of: screen, idiom: idiom, in: layout)
      // Where the file is so old that views do not lie below bars, they cover nothing of it.
      if root.minY > 0, settings.device == nil {
        safeArea.top = max(0, safeArea.top - root.minY)
        safeArea.bottom = max(0, safeArea.bottom - max(0, screen.size.height - root.maxY))
      }
    }
  }

  private mutating func add(
    _ around: CanvasBars.Surroundings, _ scene: SavedLayout.Scene?, of screen: DeviceScreen, idiom: Idiom,
    in layout: SavedLayout
  ) {
    if around.hasNavigationBar {
      // Bars of pads were as high as those of phones up to iOS 11.
      let isOld = layout.toolsVersion.map { $0 < 14_000 } ?? false
      let bar = idiom == .pad && isOld ? 44 : screen.navigationBar
      safeArea.top += bar + (around.hasLargeTitle ? screen.largeTitleBar - screen.navigationBar : 0)
      if case .navigation(hasPrompt: true) = scene?.topBar { safeArea.top += 30 }
    }
    if around.hasTabBar { safeArea.bottom += screen.tabBar }
    if around.hasToolbar { safeArea.bottom += screen.toolbar }
  }
}

extension DeviceModel {
  /// What was covered on the canvas of an older Xcode; nil where it was the same.
  fileprivate func formerSafeArea(in layout: SavedLayout, isLandscape: Bool) -> EdgeInsets? {
    // In points; since iOS 14 it is 48.
    guard id == "retina6_1", let version = layout.toolsVersion, version < 18_000 else { return nil }
    return isLandscape ? EdgeInsets(left: 44, bottom: 21, right: 44) : EdgeInsets(top: 44, bottom: 34)
  }
}
