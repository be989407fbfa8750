import SceneDevices
import SceneUI
import SceneValues

extension SystemMetrics {
  /// Creates the metrics of an Xcode version's canvas, derived from about 1,400 storyboards and xibs.
  init(ofCanvas version: Int, on model: DeviceModel) {
    self.init()
    let isGlass = (24_000..<30_000).contains(version)
    switch version {
    case ..<3000: switchSize = Size(width: 94, height: 27)
    case 16_000..<17_000: framedSwitchWidth = 49
    default: if isGlass { switchSize = Size(width: 63, height: 28) }
    }
    if isGlass {
      sliderAlignment = .zero
      searchBarHeight = 64
      (pageControlSpacing, pageControlPadding) = (18, 20)
      plainFieldHeight = 22
    } else {
      // The lowest of the 31 points is outside the alignment rectangle.
      sliderHeight = (23_700..<30_000).contains(version) ? 34 : 31
      sliderAlignment = EdgeInsets(left: 2, bottom: 1, right: 2)
    }
    if version < 13_000 { searchBarHeight = 44 }
    if (13_000..<14_800).contains(version) { searchBarHeight = 50 }
    if (19_000..<20_000).contains(version) { searchBarHeight = 51 }
    if version < 14_800 {
      segmentedHeight = 29
      roundedFieldHeight = 30
    }
    if version < 17_000 {
      stepperHeight = 29
      progressHeight = 2
      plainFieldPadding = 0
    }
    switch version {
    case ..<19_000:
      pageControlHeight = 37
      // There is no space beside the outer dots.
      pageControlPadding = -9
    case ..<20_000: pageControlHeight = 28
    case ..<24_000, 30_000...: pageControlPadding = 68
    default: break
    }
    if version >= 15_000, !isGlass, model.idiom == .phone, model.portraitSafeArea.bottom > 0 {
      toolbarHeight = 49
    }
    // Up to iOS 11, the tab bars of iPads are as high as those of phones.
    if version < 14_200, model.idiom == .pad { tabBarHeight = 49 }
    toolbarMargin = model.margin
    barViewPadding = 0
    barViewsKeepSizes = true
    textSharesWithAll = version < 19_000
    rows = Rows(ofCanvas: version, on: model)
  }
}

extension SystemMetrics.Rows {
  fileprivate init(ofCanvas version: Int, on model: DeviceModel) {
    self.init()
    // From Xcode 14.2 to 15, the canvas of the smallest phone with a notch has the margins of larger phones.
    let isWide =
      model.size.width >= 390 || model.id == "retina5_9" && (21_200..<23_000).contains(version)
    let side = isWide ? 20.0 : 16
    switch version {
    case ..<13_000:
      sides = .init(narrow: 8, usual: 8, wide: 8, preserving: 15)
      above = 8
    case ..<14_000: sides = .init(narrow: 16, usual: 16, wide: 20, preserving: 15)
    case ..<14_500: sides = .init(narrow: 16, usual: 16, wide: 20)
    // In Xcode 11, margins depend on the device and, on wide devices, on the width of the cell.
    case ..<17_000 where model.margin > 16: sides = .init(narrow: 16, usual: 20, wide: 20)
    case ..<17_000:
      sides = .init(narrow: 15, usual: 15, wide: 15)
      sides?.ofController = 16
    default: sides = .init(narrow: 16, usual: side, wide: side)
    }
    if (24_000..<30_000).contains(version) { above = 15 }
    if version < 15_000 { separatorHeight = 1 / model.scale }
    switch version {
    case ..<14_000: disclosureWidth = 33
    case ..<15_000: disclosureWidth = 34
    case ..<18_000: disclosureWidth = side + 11
    case ..<19_000: disclosureWidth = side + 9.5
    case ..<21_000: disclosureWidth = side + 8.5
    default: disclosureWidth = side + 10.5
    }
    switch version {
    case ..<15_000: buttonWidth = 39
    case 19_000..<21_000: buttonWidth = side + 16.5
    default: buttonWidth = side + 24
    }
  }
}
