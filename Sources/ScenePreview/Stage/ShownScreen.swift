import InterfaceBuilder
import SceneDevices
import SceneUI
import SceneValues

/// The screen that a scene is laid out for: how large it is, and what of it is covered.
struct ShownScreen {
  var size: Size
  var safeArea = EdgeInsets.zero
  /// What of the safe area the screen itself covers, and not a bar.
  var screenInsets = EdgeInsets.zero
  /// The bars of containers that are not shown, in points; 0 for none.
  var navigationBar = 0.0
  var toolbar = 0.0
  var tabBar = 0.0
  var hasLargeTitle = false
  var heights = BarHeights.standard
  var idiom = Idiom.phone
  var scale = 2.0
  /// How many pixels a point has for the sizes of texts; nil for as many as the screen has.
  var contentScale: Double?
  /// Nil where only a size was asked for.
  var model: DeviceModel?

  /// A screen that was asked for, or, without any, the size that the scene was written for.
  init(_ settings: LayoutSettings, written: Size) {
    model = settings.device
    if let device = settings.device {
      let screen = device.screen(isLandscape: settings.isLandscape ?? false)
      size = screen.size
      safeArea = screen.safeArea
      idiom = device.idiom
      scale = device.scale
      heights = screen.bars
    } else {
      size = (settings.size ?? written).turned(sideways: settings.isLandscape)
      idiom = settings.stage.idiom
    }
    if let scale = settings.stage.scale { self.scale = scale }
    if let safeArea = settings.safeArea { self.safeArea = safeArea }
    screenInsets = safeArea
  }

  /// The screen that Xcode's canvas shows a scene on, unless another one is asked for.
  ///
  /// - Parameters:
  ///   - settings: what is asked for.
  ///   - root: the frame that the scene's view has in the file.
  ///   - scene: what the canvas shows; of a xib, for a view at its top.
  ///   - around: the bars that the canvas shows.
  ///   - layout: what the file says of its canvas.
  init(
    _ settings: LayoutSettings, root: Rect, of scene: SavedLayout.Scene, _ around: CanvasBars.Surroundings,
    in layout: SavedLayout
  ) {
    // Files that name no device were written for the one that Xcode began with.
    let named = layout.device.flatMap(DeviceModel.named) ?? DeviceModel.named("retina4_7")!
    // A view that was not touched since the file's device was another one has the size of that one.
    let fitting = DeviceModel.of(size: root.size, likely: named)
    let model = settings.device ?? fitting?.model ?? named
    self.model = model
    let isLandscape =
      settings.isLandscape ?? (settings.device == nil ? fitting?.isLandscape : nil) ?? scene.isLandscape
      ?? layout.isLandscape
    let screen = model.screen(isLandscape: isLandscape)
    heights = screen.bars
    idiom = model.idiom
    scale = settings.stage.scale ?? model.scale
    if !settings.saysScreen, layout.hasTextInWholePoints(scene) { contentScale = 1 }
    let isSheet = around.isSheet && root.height < (fitting?.model ?? named).size.height
    if let asked = settings.size {
      size = asked.turned(sideways: settings.isLandscape)
    } else if settings.saysScreen, !around.isEmbedded, !isSheet,
      fitting != nil || scene.destination == nil,
      !scene.isOfXib || fitting != nil
    {
      size = screen.size
    } else {
      size = root.size
    }
    if let asked = settings.safeArea {
      (safeArea, screenInsets) = (asked, asked)
    } else if !around.isEmbedded, !scene.isRow {
      let version = settings.device == nil ? layout.toolsVersion : nil
      let bars = CanvasVersion(version, model)
      // Where a scene says that it has no status bar, the canvas draws none, and leaves its room free.
      safeArea = bars.safeArea(screen.safeArea)
      if isSheet { safeArea = EdgeInsets(bottom: bars.reachSheets ? safeArea.bottom : 0) }
      if scene.isOfXib, fitting == nil {
        if bars.isOld, root.height < 400 { safeArea = .zero }
        if !bars.hasHomeIndicatorInParts { safeArea.bottom = 0 }
      }
      screenInsets = safeArea
      if around.hasNavigationBar {
        navigationBar = bars.navigationBar(isSheet: isSheet, screen)
        hasLargeTitle = around.hasLargeTitle
        if hasLargeTitle { navigationBar += screen.bars.largeTitle - screen.bars.navigation }
        if case .navigation(hasPrompt: true) = scene.topBar { navigationBar += 30 }
      }
      tabBar = around.hasTabBar ? screen.bars.tab : 0
      toolbar = around.hasToolbar ? screen.bars.toolbar : 0
      safeArea.top += navigationBar
      safeArea.bottom += tabBar + toolbar
      // Where the file is so old that views do not lie below bars, or says that they shall not, bars cover nothing.
      if root.minY > 0, settings.device == nil {
        safeArea.top = max(0, safeArea.top - root.minY)
        safeArea.bottom = max(0, safeArea.bottom - max(0, screen.size.height - root.maxY))
        screenInsets = safeArea
        (navigationBar, tabBar, toolbar) = (0, 0, 0)
      } else if settings.device == nil, settings.size == nil, root.width == screen.size.width {
        uncover(screen.size.height - root.height)
      }
    }
  }
}

extension ShownScreen {
  /// Bars that nothing shows through take their room away from the scene's view, and cover nothing of it.
  ///
  /// - Parameter missing: how much lower than the screen the view is.
  private mutating func uncover(_ missing: Double) {
    func isMissing(_ height: Double) -> Bool { height > 0 && abs(missing - height) < 0.5 }
    let isAll = isMissing(safeArea.top + safeArea.bottom)
    if isAll || isMissing(safeArea.top) { (safeArea.top, screenInsets.top, navigationBar) = (0, 0, 0) }
    if isAll || isMissing(safeArea.bottom) {
      (safeArea.bottom, screenInsets.bottom, tabBar, toolbar) = (0, 0, 0, 0)
    }
  }
}

extension Size {
  /// As it is where the device is held so; nil for as it is.
  fileprivate func turned(sideways: Bool?) -> Size {
    guard let sideways, sideways == (width < height), width != height else { return self }
    return Size(width: height, height: width)
  }
}

/// What the canvas of a version of Xcode covers of a screen: it was not always what the device covers.
///
/// Found out from the frames in some 1,400 storyboards and xibs whose views are tied to the safe area.
private struct CanvasVersion {
  private let version: Int?
  private let model: DeviceModel

  /// - Parameters:
  ///   - version: the file's `toolsVersion`; nil for what the device itself covers.
  ///   - model: what the canvas shows.
  init(_ version: Int?, _ model: DeviceModel) {
    self.version = version
    self.model = model
  }

  private var hasNotch: Bool { model.portraitSafeArea.bottom > 0 && model.idiom == .phone }
  /// Up to Xcode 10, small views of xibs were below no status bar.
  var isOld: Bool { version.map { $0 < 14_800 } ?? false }

  /// Since Xcode 14, views of xibs that are no screens are above the home indicator.
  var hasHomeIndicatorInParts: Bool { version.map { $0 >= 20_000 } ?? true }

  /// From Xcode 11 to 13, a sheet was above the home indicator of a phone.
  var reachSheets: Bool { model.idiom == .phone && version.map { $0 < 20_000 } ?? true }

  private var isGlass: Bool { version.map { (24_000..<30_000).contains($0) } ?? false }

  func safeArea(_ area: EdgeInsets) -> EdgeInsets {
    guard let version else { return area }
    var area = area
    if hasNotch {
      // Up to Xcode 14.1, each notch was as high as the first one; from 14 on, the least of them is that of a mini.
      let height: Double? = version < 21_200 ? 44 : model.id == "retina5_9" ? 50 : nil
      if let height {
        if area.top > 0 { area.top = height } else { (area.left, area.right) = (height, height) }
      }
      // Late versions of Xcode 16, and Xcode 26, add everything twice.
      if (23_700..<30_000).contains(version) {
        area = EdgeInsets(
          top: 2 * area.top, left: 2 * area.left, bottom: 2 * area.bottom, right: 2 * area.right)
      }
    } else if model.portraitSafeArea.bottom == 0, (14_800..<21_600).contains(version) {
      // From Xcode 11 to 14, a screen with a home button had no status bar.
      area.top = 0
    }
    return area
  }

  func navigationBar(isSheet: Bool, _ screen: DeviceScreen) -> Double {
    if isSheet, model.idiom == .phone { return 56 }
    if isGlass { return 54 }
    // Bars of pads were as high as those of phones up to iOS 11.
    if model.idiom == .pad, let version, version < 14_000 { return 44 }
    return screen.bars.navigation
  }
}
