import SceneAnalysis
import SceneDrawing
import SceneValues

/// A drawn scene, including the frames of its parts and their positions in the source.
package struct ShownScene: Sendable {
  package var picture: LayeredPicture
  package var views: [ShownView] = []
  package var constraints: [ShownConstraint] = []
  package var conflicts: [String] = []
  package var problems: [String] = []
  /// The index of the visible scene in its file. After taps, it can differ from the requested scene.
  package var scene: Int?
  package var file: String?
  package var place: SolvedPlace?
}

package struct ShownView: Sendable {
  package var id: String?
  package var element: String
  package var customClass: String?
  /// The frame in the window's coordinates, in points.
  package var frame: Rect
  /// The index of the superview in `views`, or nil for the outermost view.
  package var parent: Int?
  package var isHidden = false
  package var line: Int?
  package var column: Int?
  package var file: String?
  /// The names of the ambiguous values: `x`, `y`, `width`, or `height`.
  package var open: [String] = []
}

/// A constraint in a scene file that affects visible views.
package struct ShownConstraint: Sendable {
  package var text: String
  /// The end points of the line between the constraint's items, in the window's coordinates.
  package var start, end: Point
  /// The priority from 1 to 1000, where 1000 means required.
  package var priority: Double
  package var line: Int?
  package var column: Int?
  package var file: String?
}
