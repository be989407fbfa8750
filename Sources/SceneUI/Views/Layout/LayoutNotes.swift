import SceneLayout
import SceneValues

/// The constraint-layout state of a view. Stored separately because few views need it.
final class LayoutNotes {
  /// The explicit margins of a view: absolute or directional.
  enum Margins: Equatable {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  /// The explicit margins, or nil.
  var margins: Margins?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var marginsFollowReadableWidth = false
  var keyboardUsesSafeArea = true
  var followsUndockedKeyboard = false
  var semanticContent = SemanticContentAttribute.unspecified
  /// A replacement for the intrinsic content size on each axis that is not nil. For tools that show a scene
  /// without the app's code.
  var placeholderSize: (width: Double?, height: Double?)?
  /// The priorities, or nil for the class's defaults.
  var hugging: LayoutPriorities?
  var compressionResistance: LayoutPriorities?

  /// The handle that constraints use to refer to the view, created on first use.
  var handle: ViewHandle?

  // What layout knows of it; see `LayoutIsland`.

  /// Constraints that descendants store and that also refer to other views.
  var foreign: [LayoutConstraint] = []
  /// The island that has this view as its root.
  var island: LayoutIsland?
  /// The island that lays out the view, and the view's number there.
  weak var home: LayoutIsland?
  var item = LayoutEngine.root
  /// Whether the content belongs to the enclosing island although the view has its own frame.
  var isAbsorbed = false
  /// Whether the constraints have changed since the last layout.
  var hasNewStructure = false
  var needsUpdateConstraints = false

  static let standardMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
