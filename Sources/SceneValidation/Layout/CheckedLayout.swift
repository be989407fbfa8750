import SceneDiagnostics
import SceneModel
import SceneValues

/// What layout made of a document on one screen, and what several rules want to know of both.
package final class CheckedLayout {
  package let solved: SolvedLayout
  package let document: SceneDocument
  /// Where the frame of an object is written, and what would make it another one.
  let frames: any WrittenFrames
  private let vocabulary: Vocabulary
  /// Made where a rule finds something: most files have nothing.
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

  /// Where an object's element is named.
  func range(of object: Int) -> SourceRange { document.objects[object].nameRange }

  func note(_ message: Message, of object: Int) -> Diagnostic.Note {
    Diagnostic.Note(message, at: document.location(range(of: object)))
  }

  /// A message with the screen that it is about, where that is not the file's own.
  func naming(_ message: Message) -> Message {
    solved.screen.map { "\(message) (\($0))" } ?? message
  }

  /// Whether code gets hold of an object, and may change what it shows and where.
  func isChangedByCode(_ object: Int) -> Bool {
    outletDestinations.contains(object) || document.objects[object].customClass != nil
  }

  /// Whether something is in a view that scrolls.
  func isInScrollView(_ view: SolvedLayout.View) -> Bool {
    var next = view.parent
    while let parent = next {
      if views[parent].scrolls { return true }
      next = views[parent].parent
    }
    return false
  }
}

/// Who knows how a file writes frames.
package protocol WrittenFrames {
  /// Where the frame of an object is written; nil where it is not.
  func frameRange(of object: Int) -> SourceRange?
  /// What gives an object another frame; nil where none is written.
  func edits(settingFrameOf object: Int, to frame: Rect) -> [FixIt.Edit]?
}

extension Double {
  /// A length as people read it: to a tenth of a point.
  var points: String {
    let short = (self * 10).rounded() / 10
    return Value.number(short == 0 ? 0 : short).literal
  }
}
