import SceneCompiler
import SceneValues

/// A type that computes layout for editors. This protocol keeps text analysis independent of the class library.
package protocol SceneShowing: Sendable {
  /// Returns the solved frame of a view, or nil if the view has none. `offset` is the byte offset of the view's element.
  func place(
    ofElementAt offset: Int, in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> SolvedPlace?

  /// Returns a function that computes the solved sizes of views on their file's screen. The function maps the byte
  /// offsets of elements to sizes in points. Sizes are available only for views that constraints or stack views position.
  func sizes(
    in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> ((_ offsets: [Int]) -> [Int: Size])?

  func size(ofImageAt path: String) -> Size?
}

package struct SolvedPlace: Sendable, Hashable {
  /// The frame in points, in the superview's coordinate system.
  package var frame: Rect
  package var reasons: [String]

  package init(frame: Rect, reasons: [String]) { (self.frame, self.reasons) = (frame, reasons) }
}
