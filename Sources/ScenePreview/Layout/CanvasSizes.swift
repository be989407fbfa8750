import InterfaceBuilder
import SceneUI
import SceneValues

/// Gives views the sizes that Xcode's canvas takes in place of what their classes would say.
struct CanvasSizes {
  private let views: [String: SavedLayout.View]
  private let names: WrittenNames
  private let version: Int?
  private let side: Double

  /// - Parameters:
  ///   - views: what the file says of its canvas, by the ids that it writes.
  ///   - names: what the file calls its things.
  ///   - version: the file's `toolsVersion`; nil for scenes of the language, in which nothing is replaced.
  ///   - side: the margin at the sides of rows, in points.
  init(_ views: [String: SavedLayout.View], _ names: WrittenNames, version: Int?, side: Double) {
    self.views = views
    self.names = names
    self.version = version
    self.side = side
  }

  func apply(below view: View) {
    guard !views.isEmpty else { return }
    if let known = view.sceneID.flatMap({ views[names.written($0)] }) {
      if known.placeholderWidth != nil || known.placeholderHeight != nil {
        view.placeholderContentSize = (known.placeholderWidth, known.placeholderHeight)
      }
      if let table = view as? TableView, let version {
        table.canvasMargins = CanvasTableMargins(ofCanvas: version, known, side: side)
      }
    }
    // Up to Xcode 8, the canvas gave room to what is hidden.
    if let version, version < 13_000, view.superview is StackView { view.isHidden = false }
    // The canvas shows what hides itself while it does nothing.
    if let indicator = view as? ActivityIndicator, indicator.hidesWhenStopped { indicator.isHidden = false }
    for subview in view.subviews { apply(below: subview) }
  }
}

extension CanvasTableMargins {
  /// What versions of Xcode draw.
  ///
  /// Found out from the frames of cells in some 100 tables of storyboards.
  fileprivate init(ofCanvas version: Int, _ table: SavedLayout.View, side: Double) {
    self.init()
    self.side = side
    header = table.sectionHeaderHeight ?? header
    footer = table.sectionFooterHeight ?? footer
    switch version {
    case ..<18_000: plainHeader = 28
    case ..<19_000: plainHeader = 24.5
    case ..<21_000: plainHeader = 44.5
    default: plainHeader = 50
    }
    if version < 15_000 {
      untitledFirst = table.hasHeader ? 0 : 35
      hidesUntitled = true
    }
    if (18_000..<21_000).contains(version) { (firstTitle, titleWithFooter, title) = (33.5, 23.5, 16) }
  }
}
