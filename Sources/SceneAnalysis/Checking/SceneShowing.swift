import SceneCompiler
import SceneValues

/// Who can say what files look like that somebody writes: handed in, since what is told of a text knows no class library.
package protocol SceneShowing: Sendable {
  /// Where a view is once the constraints of its scene are solved, on the screen that the file is for.
  ///
  /// - Parameters:
  ///   - offset: where the view's element begins in the file, in bytes.
  ///   - analysis: of the file.
  ///   - vocabulary: what is known of the program's classes.
  ///   - images: the directories of images and colors that were named.
  /// - Returns: nil where there is no view at that place, and where the file cannot be shown as it is.
  func place(
    ofElementAt offset: Int, in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> SolvedPlace?

  /// How large views are once the constraints of their scenes are solved, on the screen that the file is for.
  ///
  /// - Parameters:
  ///   - analysis: of the file.
  ///   - vocabulary: what is known of the program's classes.
  ///   - images: the directories of images and colors that were named.
  /// - Returns: what tells the sizes of some views, by where their elements begin in the file, in bytes: the sizes are in points,
  ///   and of those views alone that constraints or stack views place. The file is compiled once, however often it is asked.
  ///   Nil where the file cannot be shown as it is.
  func sizes(
    in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> ((_ offsets: [Int]) -> [Int: Size])?

  /// How large an image is, in pixels; nil for what is no image that is known.
  func size(ofImageAt path: String) -> Size?
}

/// Where a view is, and why.
package struct SolvedPlace: Sendable, Hashable {
  /// In the view that it is in, in points.
  package var frame: Rect
  /// What determines that: sentences, with ids as the file has them.
  package var reasons: [String]

  package init(frame: Rect, reasons: [String]) { (self.frame, self.reasons) = (frame, reasons) }
}
