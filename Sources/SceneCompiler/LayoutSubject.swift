import InterfaceBuilder
import SceneArchive
import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// A file that is to be laid out: compiled, with what of its document stands where in the compiled form.
package struct LayoutSubject: Sendable {
  package let archive: Archive
  /// As the rules see it.
  package let document: SceneDocument
  /// By which the rules see it.
  package let vocabulary: Vocabulary
  /// What is known of the program's classes.
  package let programVocabulary: Vocabulary
  /// The document's objects, by their places among the objects of the compiled file.
  package let objects: [Int]
  /// The document's constraints, by their places among those of the compiled file.
  package let constraints: [Int]
  /// What there are translations for.
  package let locales: [String]
  let reading: SourceReading

  /// Diagnostics with names as they are written in the file. What they would change is in the file's own form already.
  package func withWrittenNames(_ findings: [Diagnostic]) -> [Diagnostic] {
    reading.withWrittenNames(findings, keepingFixes: true)
  }

  /// The edits that give an object another frame: only the numbers that are others, and, in a file of Interface
  /// Builder's, without its mark that the frame is not where constraints put it.
  ///
  /// - Parameters:
  ///   - object: one of the document's.
  ///   - frame: in points.
  /// - Returns: the edits; nil where no frame is written.
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

  /// Whether a label shrinks its text in a way that scenes say otherwise.
  package func shrinksText(of object: Int) -> Bool {
    reading.original.map {
      InterfaceBuilder.shrinksText(ofElementAt: document.objects[object].nameRange, in: $0)
    } ?? false
  }

  /// Where a file of Interface Builder's says the frame of an object, or a scene does; nil where it is not written.
  package func frameRange(of object: Int) -> SourceRange? {
    guard let original = reading.original else {
      return document.values.indices(forKey: "frame").last {
        document.values.owner(at: $0) == .object(object)
      }.map { document.values[$0].literal.range }
    }
    return InterfaceBuilder.frameRange(ofElementAt: document.objects[object].nameRange, in: original)
  }
}
