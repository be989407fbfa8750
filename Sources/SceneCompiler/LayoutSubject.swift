import InterfaceBuilder
import SceneArchive
import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// A compiled file to lay out, with the mapping from its document to the compiled form.
package struct LayoutSubject: Sendable {
  package let archive: Archive
  package let document: SceneDocument
  package let vocabulary: Vocabulary
  package let programVocabulary: Vocabulary
  /// The indices of objects in the document, by their indices in the compiled file.
  package let objects: [Int]
  /// The indices of constraints in the document, by their indices in the compiled file.
  package let constraints: [Int]
  package let locales: [String]
  let reading: SourceReading

  /// Returns the diagnostics with the names that the file uses. The fixes must already use these names.
  package func withWrittenNames(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    reading.withWrittenNames(diagnostics, keepingFixes: true)
  }

  /// Returns the edits that change the frame of an object, or nil if the file contains no frame for the object. The
  /// edits replace only numbers that change, and remove the mark for misplaced frames.
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

  /// Returns whether a label shrinks its text because of an Interface Builder setting that differs in scenes.
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
