import InterfaceBuilder
import SceneArchive
import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// A compiled file to lay out, with a mapping from the compiled form to its document.
package struct LayoutSubject: Sendable {
  package let archive: Archive
  package let document: SceneDocument
  package let vocabulary: Vocabulary
  package let programVocabulary: Vocabulary
  /// The indices of objects in the document, indexed by their position in the compiled file.
  package let objects: [Int]
  /// The indices of constraints in the document, indexed by their position in the compiled file.
  package let constraints: [Int]
  package let locales: [String]
  let reading: SourceReading

  /// Returns the diagnostics with the names that are used in the file. The fixes must already use these names.
  package func withWrittenNames(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    reading.withWrittenNames(diagnostics, keepingFixes: true)
  }

  /// Returns the edits that change the frame of an object, or nil if the file contains no frame for the object. The edits
  /// replace only the numbers that change, and remove the attribute that marks the frame as misplaced.
  package func edits(settingFrameOf object: Int, to frame: Rect) -> [FixIt.Edit]? {
    guard let original = reading.original else {
      guard
        let value = document.values.indices(forKey: "frame").last(where: {
          document.values.owner(at: $0) == .object(object)
        })
      else { return nil }
      return [FixIt.Edit(document.values[value].literal.range, with: Value.rect(frame).literal)]
    }
    return InterfaceBuilder.edits(
      settingFrameOfElementAt: document.objects[object].nameRange, to: frame, in: original)
  }

  /// Returns how UIKit fits the text of a label or button, or nil if UIKit fits it in the same way as scenes.
  package func textFitting(of object: Int) -> TextFitting? {
    reading.original.flatMap {
      InterfaceBuilder.textFitting(ofElementAt: document.objects[object].nameRange, in: $0)
    }
  }

  package func frameRange(of object: Int) -> SourceRange? {
    guard let original = reading.original else {
      return document.values.indices(forKey: "frame").last {
        document.values.owner(at: $0) == .object(object)
      }.map { document.values[$0].literal.range }
    }
    return InterfaceBuilder.frameRange(ofElementAt: document.objects[object].nameRange, in: original)
  }
}
