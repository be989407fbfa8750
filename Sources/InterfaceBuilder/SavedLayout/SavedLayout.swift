import SceneValues

/// The canvas layout saved in an Xcode file: the frames of views, the device, and the bars. Apps do not use this layout.
package struct SavedLayout: Sendable {
  /// Xcode's id of the device that the canvas shows, such as `retina6_12`.
  package var device: String?
  package var isLandscape = false
  /// The major version of the tools that wrote the file, such as 21507 for `21507.2`.
  package var toolsVersion: Int?
  /// The views, in file order. Each view precedes its subviews.
  package var views: [View] = []
  package var scenes: [Scene] = []
  package var ties: [(first: String, second: String)] = []

  package init() {}

  package func views(of scene: Scene) -> ArraySlice<View> {
    let start = firstView(from: scene.places.lowerBound)
    return views[start..<max(start, firstView(from: scene.places.upperBound))]
  }

  private func firstView(from place: Int) -> Int {
    var (low, high) = (0, views.count)
    while low < high {
      let middle = (low + high) / 2
      if views[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  package struct View: Sendable {
    package let id: String
    package let element: String
    package let customClass: String?
    /// The frame in points, in the superview's coordinate system.
    package let frame: Rect
    /// Whether the view has no superview in the file. If true, only the size of the frame is meaningful.
    package let isFree: Bool
    /// Whether Xcode recorded that the frame differs from the one that the constraints determine.
    package let isMisplaced: Bool
    package let isAmbiguous: Bool
    package let ambiguityCheck: AmbiguityCheck
    /// The placeholders for the intrinsic size on the canvas. The value for a dimension without a placeholder is nil.
    package let placeholderWidth, placeholderHeight: Double?
    /// The line spacing of the attributed text, or nil to use the font's line spacing.
    package let lineSpacing: Lines?
    /// The font size, in points, of a single-line label that uses the system font, or nil for other views.
    package let lineFontSize: Double?
    package let buttonType: String?
    /// Whether the view is a button with a configuration, whose title's size is rounded up to whole pixels.
    package let isConfigured: Bool
    /// The intrinsic content size that Xcode saved for a view of a designable class in the app, or nil for other views.
    package let designableSize: Size?
    /// Whether the frame of this table row, or of a preceding row, contradicts the file: there is a gap above it, it is
    /// too close to the section above it, or it is not inset although the table's style insets rows.
    package let isMisplacedRow: Bool
    package let isPlainTable: Bool
    /// The height of the table's header view in points, or nil if there is none.
    package let headerHeight: Double?
    /// The top edge of a table's first row, in points, or nil for tables without rows in sections.
    package var firstRowTop: Double?
    /// The heights of section headers and footers, in points. Negative values represent the system default.
    package let sectionHeaderHeight, sectionFooterHeight: Double?
    let place: Int
  }

  /// The line settings of a paragraph style, in points. The value 0 represents the font's default.
  package struct Lines: Sendable, Hashable {
    /// The line height as a multiple of the font's line height.
    package let multiple: Double
    package let between, minimum, maximum: Double
  }

  package enum AmbiguityCheck: Sendable, Hashable {
    case all, positions, off
  }

  /// A scene of a storyboard. A top-level view of a xib is treated as a scene as well.
  package struct Scene: Sendable {
    package let controller: String
    package let element: String
    package let root: String?
    package let isOfXib: Bool
    package let topBar: Bar
    package let bottomBar: Bar
    /// The presentation that determines the canvas size, or nil if the device determines the size.
    package let destination: Destination?
    package let isLandscape: Bool?
    /// The large title mode of a container's bar or of a child's navigation item, or nil if the file specifies none.
    package let largeTitle: LargeTitle?
    /// The saved height of a navigation controller's bar, in points, or nil if the file contains none.
    package let navigationBarHeight: Double?
    package let hidesTopBar, hidesBottomBar: Bool
    package let showsToolbar: Bool
    package let modalPresentationStyle: String?
    package let leadsTo: [Link]
    let places: Range<Int>
    /// The position of the top edge of the area between the bars, in points, if all subviews of the root view whose
    /// constraints refer to this edge imply the same position.
    package var topEdge: Double?

    /// Whether the scene is a table row. Bars do not cover table rows.
    package var isRow: Bool { element == "tableViewCell" }
  }

  package enum Bar: Sendable, Hashable {
    /// A bar that is determined by the scene's incoming connection.
    case inferred
    case none
    case navigation(hasPrompt: Bool), toolbar, tab
  }

  package enum Destination: Sendable, Hashable {
    case freeform(Size?)
    case sheet
  }

  package enum LargeTitle: String, Sendable, Hashable {
    case automatic, always, never
  }

  package struct Link: Sendable, Hashable {
    /// The kind of connection, such as `relationship`, `show`, `presentation`, or `embed`.
    package let kind: String
    package let relationship: String?
    package let destination: String
    package let style: String?
  }
}

extension SavedLayout.Scene {
  package init(
    element: String, isOfXib: Bool = false, topBar: SavedLayout.Bar = .inferred,
    bottomBar: SavedLayout.Bar = .inferred, destination: SavedLayout.Destination? = nil
  ) {
    self.init(
      controller: "", element: element, root: nil, isOfXib: isOfXib, topBar: topBar, bottomBar: bottomBar,
      destination: destination, isLandscape: nil, largeTitle: nil, navigationBarHeight: nil,
      hidesTopBar: false, hidesBottomBar: false,
      showsToolbar: false, modalPresentationStyle: nil, leadsTo: [], places: 0..<0)
  }
}
