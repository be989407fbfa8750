import SceneFiles
import SceneValues

package struct LaidOutObject: Sendable {
  package var id: String?
  package var element: String
  /// The id of the scene's view controller or, in a xib, of the top-level view, or nil if that object has no id.
  package var scene: String?
  package var frame: Rect
  package var saved: Rect?
  package var dependsOnText = false
  package var missing: Missing?
  /// Whether the file itself proves that the saved frame is outdated.
  var isStale = false
  package var cause: Cause?
  package var depth = 0

  package enum Cause: String, Sendable, CaseIterable {
    case text
    /// Xcode marked the view, or a view that it depends on, as misplaced.
    case misplaced
    /// Xcode marked the view, or a view that it depends on, as ambiguous.
    case ambiguous
    case font
    case symbol
    /// The file itself proves that the saved frame of the view, or of a view that it depends on, is outdated.
    case stale
    case customClass = "custom class"
    case image
    /// Layout calculates a different frame, and no other cause applies.
    case layout
  }

  /// The kinds of resources that a file refers to but that only its platform or app provides.
  package enum Missing: Sendable {
    case font, symbol
  }

  package var difference: Double? {
    saved.map { frame.maximumDifference(from: $0) }
  }

  /// The largest difference between frames that is ignored, in points. It corresponds to one pixel on most screens.
  package static let tolerance = 0.5
  package static let textTolerance = 2.0
}

package struct LaidOutFile: Sendable {
  package var path: String
  /// The name of the screen, such as `iPhone 16, de`, or nil for the file's own screen.
  package var screen: String?
  package var objects: [LaidOutObject] = []
  package var conflicts: [String] = []
  package var failures: [Failure] = []

  package init(path: String) { self.path = path }

  package var title: String { [path, screen].compactMap(\.self).joined(separator: ", ") }
}
