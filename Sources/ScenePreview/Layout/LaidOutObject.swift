import SceneFiles
import SceneValues

package struct LaidOutObject: Sendable {
  /// The id in the file, or nil if the view has none.
  package var id: String?
  /// The element name in the file, such as `label`.
  package var element: String
  /// The id of the scene's controller, or of the top-level view of a xib. Nil if it has no id.
  package var scene: String?
  package var frame: Rect
  /// The frame in the file, or nil if it has none.
  package var saved: Rect?
  /// Whether the frame depends on the measurements of text.
  package var dependsOnText = false
  /// The unavailable resource that the frame depends on, or nil.
  package var missing: Missing?
  /// Whether the file itself proves that the saved frame is outdated.
  var isStale = false
  /// The reason why the frame differs from the saved one, or nil if it does not.
  package var cause: Cause?
  /// The depth in the view hierarchy. The scene's view has depth 0.
  package var depth = 0

  /// The reason why a frame differs from the one in the file.
  package enum Cause: String, Sendable, CaseIterable {
    /// The frame depends on the width or height of text.
    case text
    /// Xcode marked the view, or a view that it depends on, as misplaced.
    case misplaced
    /// Xcode marked the view, or a view that it depends on, as ambiguous.
    case ambiguous
    /// The frame depends on text in an unavailable font.
    case font
    /// The frame depends on the size of a system symbol.
    case symbol
    /// The file contradicts the saved frame of the view, or of a view that it depends on: the frame is
    /// outdated.
    case stale
    case customClass = "custom class"
    case image
    /// None of the other causes: layout results in a different frame.
    case layout
  }

  /// Resources that files refer to and that only their platform or app contains.
  package enum Missing: Sendable {
    case font, symbol
  }

  /// The largest difference between the frame and the saved frame, in points.
  package var difference: Double? {
    saved.map { frame.greatestDifference(from: $0) }
  }

  /// The tolerance for frames: half a point, which is one pixel on most screens. Text has a tolerance of four
  /// times as much.
  package static let tolerance = 0.5
  package static let textTolerance = 2.0
}

package struct LaidOutFile: Sendable {
  package var path: String
  package var objects: [LaidOutObject] = []
  /// The conflicts, each listed once with one line per constraint.
  package var conflicts: [String] = []
  package var failures: [Failure] = []

  package init(path: String) { self.path = path }
}
