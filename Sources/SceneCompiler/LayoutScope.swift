import SceneModel
import SceneValues

/// The scenes of a document for which layout rules might report diagnostics. In a scene without constraints and arranged
/// views, all views have the frames that the file specifies, and the only possible problem is text that does not fit. The
/// objects of such scenes do not need to be created.
package struct LayoutScope {
  /// The indices of the scenes. A nil index represents objects outside of scenes, such as the views of a nib.
  package private(set) var scenes: Set<Int?> = []

  package init(of document: SceneDocument, vocabulary: Vocabulary, countingText: Bool) {
    for constraint in document.constraints { scenes.insert(document.objects[constraint.holder].scene) }
    for value in document.values.indices(forKey: "translatesAutoresizingMask") {
      guard let object = document.object(of: document.values.owner(at: value)) else { continue }
      scenes.insert(document.objects[object].scene)
    }
    let classes = countingText ? ["StackView", "Label", "Button"] : ["StackView"]
    var known: [Int: Bool] = [:]
    for object in document.objects where !scenes.contains(object.scene) {
      if let known = object.classNumber.flatMap({ known[$0] }) {
        if known { scenes.insert(object.scene) }
        continue
      }
      let names = [object.elementClass, object.customClass?.text].compactMap { $0 }
      // Unknown classes may be descendants of these classes.
      let isConcerned =
        object.elementClass == nil
        || names.contains { name in classes.contains { vocabulary.isClass(name, descendantOf: $0) == true } }
      if let number = object.classNumber { known[number] = isConcerned }
      if isConcerned { scenes.insert(object.scene) }
    }
  }
}
