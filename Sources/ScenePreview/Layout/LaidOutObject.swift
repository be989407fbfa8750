import SceneFiles
import SceneValues

/// A view where layout has put it.
package struct LaidOutObject: Sendable {
  /// As the file writes it; nil for a view that has none.
  package var id: String?
  /// What the file calls its kind: `label`.
  package var element: String
  /// The id of the scene's controller, or of the view at the top of a xib; nil where it has none.
  package var scene: String?
  /// In the superview's coordinates.
  package var frame: Rect
  /// The frame that the file says; nil where it says none.
  package var saved: Rect?
  /// Whether the frame would be another one if text were.
  package var hangsOnText = false
  /// What nobody here knows and the frame hangs on; nil where all of it is at hand.
  package var missing: Missing?
  /// Whether the file itself proves that the saved frame is old.
  var isStale = false
  /// Why the frame is another one than the saved one; nil where it is the same.
  package var cause: Cause?
  /// How deep it is in its scene's view, which is 0.
  package var depth = 0

  /// Why a frame is not the one that the file says.
  package enum Cause: String, Sendable, CaseIterable {
    /// It hangs on how wide or how high a text is.
    case text
    /// Xcode itself says that the saved frame is not where constraints put it: of the view, or of one that it hangs on.
    case misplaced
    /// Xcode itself says that constraints do not determine it: of the view, or of one that it hangs on.
    case ambiguous
    /// It hangs on how wide or how high text of a font is that is not known.
    case font
    /// It hangs on how large a symbol of the system's is.
    case symbol
    /// The file contradicts it: it was saved before something else changed. Of the view, or of one that it hangs on.
    case stale
    /// Only the program's code knows how large the content of its class is.
    case customClass = "custom class"
    /// The image that it shows is not at hand.
    case image
    /// None of these: layout gives another frame.
    case layout
  }

  /// What files name and only their systems and programs have.
  package enum Missing: Sendable {
    case font, symbol
  }

  /// Of the four numbers of the frame, how far the one that differs most is from the saved one, in points.
  package var difference: Double? {
    saved.map { frame.greatestDifference(from: $0) }
  }

  /// In points: half a point, which is a pixel of most screens. Text may be wider or narrower by four of them.
  package static let tolerance = 0.5
  package static let textTolerance = 2.0
}

/// What layout makes of one file.
package struct LaidOutFile: Sendable {
  /// What to call the file.
  package var path: String
  package var objects: [LaidOutObject] = []
  /// Constraints that cannot all hold, each set of them once, with a line for each.
  package var conflicts: [String] = []
  /// What could not be shown.
  package var failures: [Failure] = []

  package init(path: String) { self.path = path }
}
