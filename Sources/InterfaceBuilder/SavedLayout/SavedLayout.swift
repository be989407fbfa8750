import SceneValues

/// What one of Xcode's files says of how its canvas looks: where views are, on which device, below which bars. Programs
/// that show the file learn nothing of it.
package struct SavedLayout: Sendable {
  /// Xcode's id of the device that the canvas shows: `retina6_12`; nil where the file names none.
  package var device: String?
  package var isLandscape = false
  /// What wrote the file: 21507 of `21507` and of `21507.2`; nil where it does not say.
  package var toolsVersion: Int?
  /// In the order of the file: a view before those in it.
  package var views: [View] = []
  package var scenes: [Scene] = []
  /// The ids of views that constraints tie to each other.
  package var ties: [(first: String, second: String)] = []

  package init() {}

  /// The views of a scene, as it saved them: they follow one another, and there may be many scenes.
  package func views(of scene: Scene) -> ArraySlice<View> {
    let start = firstView(from: scene.places.lowerBound)
    return views[start..<max(start, firstView(from: scene.places.upperBound))]
  }

  /// The first view that stands at a place or behind it.
  private func firstView(from place: Int) -> Int {
    var (low, high) = (0, views.count)
    while low < high {
      let middle = (low + high) / 2
      if views[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A view with a frame and an id.
  package struct View: Sendable {
    /// As the file has it.
    package let id: String
    /// What the file calls its kind: `tableViewCellContentView`.
    package let element: String
    package let customClass: String?
    /// In the superview's coordinates.
    package let frame: Rect
    /// Whether it stands in no other view in the file: its frame says how large it is, and not where.
    package let isLoose: Bool
    /// Xcode knew that the frame is not where constraints put it.
    package let isMisplaced: Bool
    /// Xcode knew that constraints do not say where it is.
    package let isAmbiguous: Bool
    /// What Xcode was told to look at, of what constraints leave open.
    package let ambiguityCheck: AmbiguityCheck
    /// The size of its content that the canvas takes; nil on an axis where it asks the view.
    package let placeholderWidth, placeholderHeight: Double?
    /// How far apart the lines of its attributed text are; nil where it has none, and where its lines are as the font
    /// makes them.
    package let lineSpacing: Lines?
    /// In points: how large the letters of a label of one line are that is written in the system's font; nil for all others.
    package let lineFontSize: Double?
    /// The type of a button; nil where none is written, and for what is no button.
    package let buttonType: String?
    /// How large Xcode found the content of a class of the program's to be, which drew itself on the canvas; nil where it
    /// noted nothing.
    package var designableSize: Size?
    /// Whether it is a row of which, or of one above it, the saved frame does not begin where the row before it in its
    /// section ends.
    package let isBehindGap: Bool
    /// Whether it is a table with a view above all rows.
    package let hasHeader: Bool
    /// Of a table: what it says of sections without titles, in points; less than 0 where it leaves that to the system.
    package let sectionHeaderHeight, sectionFooterHeight: Double?
    /// Where its element stands among those of the file.
    let place: Int
  }

  /// What the style of a paragraph says of its lines, in points; 0 for what it leaves to the font.
  package struct Lines: Sendable, Hashable {
    /// How many times as high they are as their font makes them.
    package let multiple: Double
    package let between, minimum, maximum: Double
  }

  /// What of a view Xcode tells where constraints leave it open.
  package enum AmbiguityCheck: Sendable, Hashable {
    case all, positions, off
  }

  /// A scene of a storyboard, or a view at the top of a xib, which is its own controller here.
  package struct Scene: Sendable {
    /// The id of the controller, as the file has it.
    package let controller: String
    /// What the file calls its kind: `navigationController`.
    package let element: String
    /// The id of its view; nil for one that has none of its own in the file.
    package let root: String?
    package let topBar: Bar
    package let bottomBar: Bar
    /// What size the canvas gives it; nil for that of the device.
    package let destination: Destination?
    package let isLandscape: Bool?
    /// Of a container: whether its bar has large titles; of what it shows: whether it may have them.
    package let largeTitle: LargeTitle?
    package let hidesTopBar, hidesBottomBar: Bool
    /// Of a navigation controller: whether what it shows has a toolbar.
    package let showsToolbar: Bool
    package let modalPresentationStyle: String?
    package let leadsTo: [Link]
    /// Where its elements stand among those of the file.
    let places: Range<Int>

    package var isOfXib: Bool { root == controller }
    /// Whether it is a row of a table, where no bar reaches. The canvas shows items of collections as it shows screens.
    package var isRow: Bool { element == "tableViewCell" }
  }

  /// A bar that the canvas shows.
  package enum Bar: Sendable, Hashable {
    /// What leads to the scene tells which one.
    case inferred
    case none
    case navigation(hasPrompt: Bool), toolbar, tab
  }

  /// What shows a scene, on the canvas.
  package enum Destination: Sendable, Hashable {
    case freeform(Size?)
    case sheet
  }

  /// Whether a title is a large one.
  package enum LargeTitle: String, Sendable, Hashable {
    case automatic, always, never
  }

  /// A way from one scene to another.
  package struct Link: Sendable, Hashable {
    /// `relationship`, `show`, `presentation`, `embed` …
    package let kind: String
    /// `rootViewController`, `viewControllers` …
    package let relationship: String?
    /// The id of a controller, or of what stands for one of another storyboard.
    package let destination: String
    package let style: String?
  }
}
