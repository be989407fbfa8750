import SceneLayout
import SceneValues

/// What was said of a view for layout by constraints. Few views have any, so it is kept apart from them.
final class LayoutNotes {
  /// What margins a view was given: by sides, or by the direction of reading.
  enum Margins: Equatable {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  /// Nil where nothing was said.
  var margins: Margins?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var marginsFollowReadableWidth = false
  var keyboardUsesSafeArea = true
  var followsUndockedKeyboard = false
  var semanticContent = SemanticContentAttribute.unspecified
  /// What takes the place of the size of its content, on each axis where it is not nil: for tools that show a scene as
  /// the canvas does, where the program's code would say how large the content is.
  var placeholderSize: (width: Double?, height: Double?)?
  /// Nil for what its class has.
  var hugging: LayoutPriorities?
  var compressionResistance: LayoutPriorities?

  /// By which constraints know the view, once one does.
  var handle: ViewHandle?

  // What layout knows of it; see `LayoutIsland`.

  /// The constraints that are kept by views in this one, and speak of others as well.
  var foreign: [LayoutConstraint] = []
  /// What is laid out together in the view.
  var island: LayoutIsland?
  /// What the view itself is laid out with, and its number there.
  weak var home: LayoutIsland?
  var item = LayoutEngine.root
  /// Whether what is in it belongs to what it is in itself, though its frame is its own.
  var isAbsorbed = false
  /// Whether its constraints are others than when layout last looked.
  var hasNewStructure = false
  var needsUpdateConstraints = false

  static let standardMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
