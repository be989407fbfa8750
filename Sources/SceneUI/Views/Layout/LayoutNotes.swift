import SceneLayout
import SceneValues

/// The constraint-layout state of a view. Stored separately because few views need it.
final class LayoutNotes {
  enum Margins: Equatable {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  var margins: Margins?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var marginsFollowReadableWidth = false
  var keyboardUsesSafeArea = true
  var followsUndockedKeyboard = false
  var semanticContent = SemanticContentAttribute.unspecified
  /// A replacement for the intrinsic content size along each axis that is not nil, for tools without the app's code.
  var placeholderSize: (width: Double?, height: Double?)?
  var hugging: LayoutPriorities?
  var compressionResistance: LayoutPriorities?

  var handle: ViewHandle?

  /// The constraints that descendants store and that also refer to other views.
  var foreign: [LayoutConstraint] = []
  var island: LayoutIsland?
  /// The areas whose insets ignore the position of the view, because layout would not end otherwise.
  var fixedAreas: [LayoutArea] = []
  weak var home: LayoutIsland?
  var item = LayoutEngine.root
  /// Whether the content belongs to the enclosing island even though the view has its own frame.
  var isAbsorbed = false
  var hasNewStructure = false
  var needsUpdateConstraints = false

  static let standardMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
