import SceneDiagnostics
import SceneModel
import SceneValues

/// The layout of a document on one screen, and the values that several rules derive from the layout and the document.
package final class CheckedLayout {
  package let solved: SolvedLayout
  package let document: SceneDocument
  /// The frames' locations in the file, and the edits that change the frames.
  let frames: any WrittenFrames
  private let vocabulary: Vocabulary
  private(set) lazy var scene = CheckedScene(document: document, vocabulary: vocabulary)
  private(set) lazy var outletDestinations = scene.outletDestinations

  package init(
    _ solved: SolvedLayout, of document: SceneDocument, vocabulary: Vocabulary, frames: any WrittenFrames
  ) {
    self.solved = solved
    self.document = document
    self.vocabulary = vocabulary
    self.frames = frames
  }

  var views: [SolvedLayout.View] { solved.views }

  func describe(_ object: Int) -> Message { scene.describe(object) }

  func range(of object: Int) -> SourceRange { document.objects[object].nameRange }

  func note(_ message: Message, of object: Int) -> Diagnostic.Note {
    Diagnostic.Note(message, at: document.location(range(of: object)))
  }

  func naming(_ message: Message) -> Message {
    solved.screen.map { "\(message) (\($0))" } ?? message
  }

  func isChangedByCode(_ object: Int) -> Bool {
    outletDestinations.contains(object) || document.objects[object].customClass != nil
  }

  func isInScrollView(_ view: SolvedLayout.View) -> Bool {
    var next = view.parent
    while let parent = next {
      if views[parent].scrolls { return true }
      next = views[parent].parent
    }
    return false
  }
}

package protocol WrittenFrames {
  func frameRange(of object: Int) -> SourceRange?
  func edits(settingFrameOf object: Int, to frame: Rect) -> [FixIt.Edit]?
}

extension Double {
  /// The length rounded to a tenth of a point, for messages.
  var points: String {
    let short = (self * 10).rounded() / 10
    return Value.number(short == 0 ? 0 : short).literal
  }
}
