import InterfaceBuilder
import SceneDevices
import SceneUI
import SceneValues

/// The size and the covered areas of the screen on which a scene is laid out.
struct ShownScreen {
  var size: Size
  var safeArea = EdgeInsets.zero
  var screenInsets = EdgeInsets.zero
  /// The heights, in points, of the bars of containers that are not shown. A height of 0 means that there is no such bar.
  var navigationBar = 0.0
  var toolbar = 0.0
  var tabBar = 0.0
  var hasLargeTitle = false
  var heights = BarHeights.standard
  var idiom = Idiom.phone
  var scale = 2.0
  /// The number of pixels per point that is used to round text sizes, or nil to use the screen's scale.
  var contentScale: Double?
  var model: DeviceModel?

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

  /// Creates the screen that Xcode's canvas uses for a scene, unless the settings request a different screen.
  init(
    _ settings: LayoutSettings, root: Rect, of scene: SavedLayout.Scene, _ around: CanvasBars.Surroundings,
    in layout: SavedLayout
  ) {
    // New files in Xcode have this device.
    let named = layout.device.flatMap(DeviceModel.named) ?? DeviceModel.named("retina4_7")!
    // If the device in the file was replaced, a view that has not changed since then has the size of the previous device.
    let fitting = DeviceModel.of(size: root.size, likely: named)
    let model = settings.device ?? fitting?.model ?? named
    self.model = model
    let fittingOrientation = settings.device == nil ? fitting?.isLandscape : nil
    let ownOrientation = scene.isLandscape ?? layout.isLandscape
    let isLandscape = settings.isLandscape ?? fittingOrientation ?? ownOrientation
    let screen = model.screen(isLandscape: isLandscape)
    heights = screen.bars
    idiom = model.idiom
    scale = settings.stage.scale ?? model.scale
    if !settings.specifiesScreen, layout.hasTextInWholePoints(scene) { contentScale = 1 }
    let screenHeight = (fitting?.model ?? named).size.height
    let freeform: Size? = if case .freeform(let size) = scene.destination { size } else { nil }
    let isSheet = around.isSheet && root.height < max(screenHeight, freeform?.height ?? 0)
    if let asked = settings.size {
      size = asked.turned(sideways: settings.isLandscape)
    } else if settings.specifiesScreen, !around.isEmbedded, !isSheet,
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
      // If a scene has no status bar, the canvas leaves the space of the bar empty.
      // On a landscape canvas, views of xibs that do not fill the screen have the insets of the portrait screen.
      let isPart = scene.isOfXib && fitting == nil
      safeArea = bars.safeArea(
        isPart && !settings.specifiesScreen ? model.portraitSafeArea : screen.safeArea)
      if isSheet { safeArea = EdgeInsets(bottom: bars.reachSheets ? safeArea.bottom : 0) }
      // A sheet that is smaller than the screen is below these insets.
      if !isSheet || root.height >= screen.size.height { safeArea = safeArea.adding(bars.additionalSafeArea) }
      if isPart {
        if bars.isOld, root.height < 400 { safeArea = .zero }
        if !bars.hasHomeIndicatorInParts, root.width <= screen.size.width { safeArea.bottom = 0 }
      }
      screenInsets = safeArea
      if around.hasNavigationBar {
        navigationBar = bars.navigationBar(isSheet: isSheet, screen)
        hasLargeTitle = around.hasLargeTitle
        if hasLargeTitle { navigationBar += screen.bars.largeTitle - screen.bars.navigation }
        if case .navigation(hasPrompt: true) = scene.topBar { navigationBar += 30 }
      }
      tabBar = around.hasTabBar ? bars.tabBar(screen) : 0
      toolbar = around.hasToolbar ? bars.toolbar(screen) : 0
      if !settings.specifiesScreen, !isSheet, root.minY == 0, let edge = scene.topEdge {
        safeArea.top += bars.statusBarChange(toReach: edge - navigationBar, from: safeArea.top)
        screenInsets.top = safeArea.top
      }
      safeArea.top += navigationBar
      safeArea.bottom += tabBar + toolbar
      // Bars cover nothing if the file is old or specifies that views do not extend below bars.
      if root.minY > 0, settings.device == nil {
        safeArea.top = max(0, safeArea.top - root.minY)
        safeArea.bottom = max(0, safeArea.bottom - max(0, screen.size.height - root.maxY))
        screenInsets = safeArea
        (navigationBar, tabBar, toolbar) = (0, 0, 0)
      } else if settings.device == nil, settings.size == nil {
        if isSheet {
          uncover((freeform?.height ?? screenHeight) - bars.gapAboveSheet - root.height)
        } else if root.width == screen.size.width {
          uncover(screen.size.height - root.height)
        }
      }
    }
  }
}

extension ShownScreen {
  /// Removes opaque bars. Such bars make the scene's view smaller instead of covering it.
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
  fileprivate func turned(sideways: Bool?) -> Size {
    guard let sideways, sideways == (width < height), width != height else { return self }
    return Size(width: height, height: width)
  }
}

/// The areas that a version of Xcode covered on the canvas. They are derived from about 1,400 storyboards and xibs.
private struct CanvasVersion {
  private let version: Int?
  private let model: DeviceModel

  init(_ version: Int?, _ model: DeviceModel) {
    self.version = version
    self.model = model
  }

  private var hasNotch: Bool { model.portraitSafeArea.bottom > 0 && model.idiom == .phone }
  /// Whether the status bar does not cover small views in xibs, as in Xcode 10 and earlier.
  var isOld: Bool { version.map { $0 < 14_800 } ?? false }

  /// Whether xib views that do not fill the screen are inset for the home indicator, as in Xcode 14 and later. In earlier
  /// versions, only views that are wider than the screen are inset.
  var hasHomeIndicatorInParts: Bool { version.map { $0 >= 20_000 } ?? true }

  /// Whether sheets on phones are inset for the home indicator, as in Xcode 11 to 13.
  var reachSheets: Bool { model.idiom == .phone && version.map { $0 < 20_000 } ?? true }

  /// The distance from the top edge of the canvas to a sheet, in points.
  var gapAboveSheet: Double {
    guard hasNotch else { return version.map { $0 < 24_000 || $0 >= 30_000 } ?? false ? 20 : 10 }
    return version.map { $0 < 21_200 } ?? false ? 54 : 10
  }

  private var isGlass: Bool { version.map { (24_000..<30_000).contains($0) } ?? false }

  func safeArea(_ area: EdgeInsets) -> EdgeInsets {
    guard let version else { return area }
    var area = area
    if hasNotch {
      // Up to Xcode 14.1, all notches had the height of the first one. Later, the smallest is that of an iPhone mini.
      let height: Double? = version < 21_200 ? 44 : model.id == "retina5_9" ? 50 : nil
      if let height {
        if area.top > 0 { area.top = height } else { (area.left, area.right) = (height, height) }
      }
    } else if model.portraitSafeArea.bottom == 0, (14_800..<21_600).contains(version) {
      // In Xcode 11 to 14, a screen with a home button had no status bar.
      area.top = 0
    }
    return area
  }

  /// Returns the difference between the heights of the status bar in two versions if the result is the height that the file
  /// proves. The version that saved the file last did not lay out such a scene.
  func statusBarChange(toReach height: Double, from current: Double) -> Double {
    guard model.idiom == .phone, version != nil else { return 0 }
    let heights = hasNotch ? [44, model.portraitSafeArea.top] : [0, 20]
    guard heights.contains(where: { abs($0 - current) < 0.1 }),
      let proven = heights.first(where: { abs($0 - height) < 0.1 })
    else { return 0 }
    return proven - current
  }

  /// The insets that late versions of Xcode 16, and Xcode 26, add. They do not depend on the orientation.
  var additionalSafeArea: EdgeInsets {
    guard hasNotch, version.map({ (23_700..<30_000).contains($0) }) == true else { return .zero }
    return safeArea(model.portraitSafeArea)
  }

  func navigationBar(isSheet: Bool, _ screen: DeviceScreen) -> Double {
    if isSheet, model.idiom == .phone { return isGlass ? 70 : 56 }
    if isGlass { return 54 }
    // Up to iOS 11, bars on iPad had the same height as on iPhone.
    if model.idiom == .pad, let version, version < 14_000 { return 44 }
    return screen.bars.navigation
  }

  /// The height of a simulated toolbar. From Xcode 11 on, it is that of a tab bar in portrait orientation on phones.
  func toolbar(_ screen: DeviceScreen) -> Double {
    let isTall = model.idiom == .phone && screen.vertical == .regular && version.map { $0 >= 14_800 } == true
    return isTall ? screen.bars.tab : screen.bars.toolbar
  }

  func tabBar(_ screen: DeviceScreen) -> Double {
    isGlass && screen.vertical == .compact ? 31 : screen.bars.tab
  }
}
