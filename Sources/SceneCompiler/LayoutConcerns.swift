import SceneModel
import SceneValues

/// The scenes of a document of which rules about layout can have something to say.
///
/// Where no constraint holds and nothing is arranged, all views are where the file says, and only texts may not fit. So there
/// is no need to make the objects of the other scenes.
package struct LayoutConcerns {
  /// By their places among the scenes of the document; nil for what stands in no scene, as the views of nibs do.
  package private(set) var scenes: Set<Int?> = []

  /// - Parameters:
  ///   - document: as the rules see it.
  ///   - vocabulary: by which they see it.
  ///   - countingText: whether somebody asks if texts fit.
  package init(of document: SceneDocument, vocabulary: Vocabulary, countingText: Bool) {
    for constraint in document.constraints { scenes.insert(document.objects[constraint.holder].scene) }
    for value in document.values.indices(forKey: "translatesAutoresizingMask") {
      guard let object = document.object(of: document.values.owner(at: value)) else { continue }
      scenes.insert(document.objects[object].scene)
    }
    let classes = countingText ? ["StackView", "Label", "Button"] : ["StackView"]
    // Objects of one class are asked about once.
    var known: [Int: Bool] = [:]
    for object in document.objects where !scenes.contains(object.scene) {
      if let known = object.classNumber.flatMap({ known[$0] }) {
        if known { scenes.insert(object.scene) }
        continue
      }
      let names = [object.elementClass, object.customClass?.text].compactMap { $0 }
      // What nobody knows, may be one of them.
      let isConcerned =
        object.elementClass == nil
        || names.contains { name in classes.contains { vocabulary.isClass(name, descendantOf: $0) == true } }
      if let number = object.classNumber { known[number] = isConcerned }
      if isConcerned { scenes.insert(object.scene) }
    }
  }
}
