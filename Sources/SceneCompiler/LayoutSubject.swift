import InterfaceBuilder
import SceneArchive
import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// A compiled file for layout, with the mapping from its document to the compiled form.
package struct LayoutSubject: Sendable {
  package let archive: Archive
  package let document: SceneDocument
  package let vocabulary: Vocabulary
  package let programVocabulary: Vocabulary
  /// The indices of the document's objects, by their indices in the compiled file.
  package let objects: [Int]
  /// The indices of the document's constraints, by their indices in the compiled file.
  package let constraints: [Int]
  package let locales: [String]
  let reading: SourceReading

  /// Returns diagnostics with the names in the file. Their fixes already use the file's own form.
  package func withWrittenNames(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    reading.withWrittenNames(diagnostics, keepingFixes: true)
  }

  /// Returns the edits that change the frame of an object, or nil if the file contains none. Only changed
  /// numbers are replaced, and the mark of a misplaced frame is removed.
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

  /// Whether a label shrinks its text by an Interface Builder setting that scenes express differently.
  package func shrinksText(of object: Int) -> Bool {
    reading.original.map {
      InterfaceBuilder.shrinksText(ofElementAt: document.objects[object].nameRange, in: $0)
    } ?? false
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
