import InterfaceBuilder
import SceneUI
import SceneValues

/// Gives views the sizes that Xcode's canvas takes in place of what their classes would say.
struct CanvasSizes {
  private let views: [String: SavedLayout.View]
  private let names: WrittenNames
  private let version: Int?

  /// - Parameters:
  ///   - views: what the file says of its canvas, by the ids that it writes.
  ///   - names: what the file calls its things.
  ///   - version: the file's `toolsVersion`; nil for scenes of the language, in which nothing is replaced.
  init(_ views: [String: SavedLayout.View], _ names: WrittenNames, version: Int?) {
    self.views = views
    self.names = names
    self.version = version
  }

  func apply(below view: View) {
    guard !views.isEmpty else { return }
    if let known = view.sceneID.flatMap({ views[names.written($0)] }) {
      if known.placeholderWidth != nil || known.placeholderHeight != nil {
        view.placeholderContentSize = (known.placeholderWidth, known.placeholderHeight)
      }
      if let table = view as? TableView, let version {
        table.canvasMargins = CanvasTableMargins(ofCanvas: version, known)
      }
    }
    // The canvas shows what hides itself while it does nothing.
    if let indicator = view as? ActivityIndicator, indicator.hidesWhenStopped { indicator.isHidden = false }
    for subview in view.subviews { apply(below: subview) }
  }
}

extension CanvasTableMargins {
  /// What versions of Xcode draw.
  ///
  /// Found out from the frames of cells in some 100 tables of storyboards.
  fileprivate init(ofCanvas version: Int, _ table: SavedLayout.View) {
    self.init()
    header = table.sectionHeaderHeight ?? header
    footer = table.sectionFooterHeight ?? footer
    switch version {
    case ..<18_000: plainHeader = 28
    case ..<19_000: plainHeader = 24.5
    case ..<21_000: plainHeader = 44.5
    default: plainHeader = 50
    }
    if version < 15_000 { untitledFirst = 35 }
    if (18_000..<21_000).contains(version) { (firstTitle, titleWithFooter, title) = (33.5, 23.5, 16) }
  }
}
