import SceneCompiler
import SceneValues

/// A type that computes layout for editors. It is passed to text analysis, which does not depend on the class library.
package protocol SceneShowing: Sendable {
  /// Returns the solved frame of a view, or nil if the view has none. `offset` is in bytes.
  func place(
    ofElementAt offset: Int, in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> SolvedPlace?

  /// Returns a function that returns the solved sizes of views on the screen of their file.
  ///
  /// The sizes are in points, by element offset in bytes. They are available for views that constraints or
  /// stack views position.
  func sizes(
    in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> ((_ offsets: [Int]) -> [Int: Size])?

  func size(ofImageAt path: String) -> Size?
}

package struct SolvedPlace: Sendable, Hashable {
  /// The frame in the superview's coordinates, in points.
  package var frame: Rect
  package var reasons: [String]

  package init(frame: Rect, reasons: [String]) { (self.frame, self.reasons) = (frame, reasons) }
}
