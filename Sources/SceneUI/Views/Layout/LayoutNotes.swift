import SceneLayout
import SceneValues

/// The constraint-layout state of a view. It is stored separately because few views need it.
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
  /// The size that replaces the intrinsic content size in tools without the app's code. A nil dimension is not replaced.
  var placeholderSize: (width: Double?, height: Double?)?
  var hugging: LayoutPriorities?
  var compressionResistance: LayoutPriorities?

  /// The frame from before the first layout, or nil if the view has not been part of a layout yet.
  var defaultFrame: Rect?

  var handle: ViewHandle?

  /// The constraints that descendants store but that apply here, because they also refer to other descendants.
  var foreign: [LayoutConstraint] = []
  var island: LayoutIsland?
  /// The areas whose insets ignore the view's position, because layout would otherwise never settle.
  var fixedAreas: [LayoutArea] = []
  weak var home: LayoutIsland?
  var item = LayoutEngine.root
  /// Whether the view's content is part of the enclosing island even though the view has its own frame.
  var isPartOfOuterIsland = false
  var hasNewStructure = false
  /// The value is initially true, because each view updates its constraints before its first layout.
  var needsUpdateConstraints = true

  static let standardMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
