import SceneCompiler
import SceneValues

/// A type that computes the layout of files for editors. It is injected because text analysis does not depend
/// on the class library.
package protocol SceneShowing: Sendable {
  /// Returns the solved frame of a view on the screen of its file, or nil if no view is at the offset or the
  /// file cannot be displayed.
  ///
  /// - `offset`: The offset of the view's element in the file, in bytes.
  /// - `images`: The specified directories of images and colors.
  func place(
    ofElementAt offset: Int, in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> SolvedPlace?

  /// Returns a function for the solved sizes of views on the screen of their file, or nil if the file cannot
  /// be displayed.
  ///
  /// The function returns sizes in points by element offset in bytes, for views that constraints or stack
  /// views place. The file is compiled once for all calls.
  func sizes(
    in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> ((_ offsets: [Int]) -> [Int: Size])?

  func size(ofImageAt path: String) -> Size?
}

package struct SolvedPlace: Sendable, Hashable {
  /// The frame in the superview's coordinates, in points.
  package var frame: Rect
  /// Sentences that explain the frame, with the ids of the file.
  package var reasons: [String]

  package init(frame: Rect, reasons: [String]) { (self.frame, self.reasons) = (frame, reasons) }
}
