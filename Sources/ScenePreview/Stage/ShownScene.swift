import SceneAnalysis
import SceneDrawing
import SceneValues

/// A scene as it is drawn, and what is to be said of its parts: where they are, and where they are written.
package struct ShownScene: Sendable {
  package var picture: LayeredPicture
  /// Outer ones first.
  package var views: [ShownView] = []
  package var constraints: [ShownConstraint] = []
  /// Constraints that cannot all hold, with a line for each.
  package var conflicts: [String] = []
  /// What could not be shown, or not be done.
  package var problems: [String] = []
  /// The scene that is seen, by its place in its file: another than the one that was asked for after taps that led there. Nil
  /// where it is none that is known.
  package var scene: Int?
  /// The file of that scene, where taps have led into another one.
  package var file: String?
  /// Where the view is that was to be explained, and why; nil where it is not seen.
  package var place: SolvedPlace?
}

/// A view of a scene's file, where it is seen.
package struct ShownView: Sendable {
  /// As the file has it; nil where it has none.
  package var id: String?
  /// What the file calls its kind: `label`.
  package var element: String
  /// Its own class; nil where it has none.
  package var customClass: String?
  /// In the window's coordinates, in points.
  package var frame: Rect
  /// The place among the views of the one that it is in; nil for the outermost.
  package var parent: Int?
  package var isHidden = false
  /// Where its element stands in the file; nil where nobody knows.
  package var line: Int?
  package var column: Int?
  /// That file, where it is another one than the one that was asked for.
  package var file: String?
  /// What its constraints leave open: `x`, `y`, `width`, `height`.
  package var open: [String] = []
}

/// A constraint of a scene's file, where it is seen.
package struct ShownConstraint: Sendable {
  /// As scenes write it: `title.width = 100`.
  package var text: String
  /// The ends of a line between what it is about, in the window's coordinates.
  package var start, end: Point
  /// From 1 to 1000, where it must hold.
  package var priority: Double
  /// Where it stands in the file; nil where nobody knows.
  package var line: Int?
  package var column: Int?
  /// That file, where it is another one than the one that was asked for.
  package var file: String?
}
