import SceneModel
import SceneValues

/// Whether the objects of a file are views and controllers: asked so often that it is found out once for each class.
final class ObjectKinds {
  private let document: SceneDocument
  private let vocabulary: Vocabulary
  // By the numbers that the document gives to classes; nil where nobody has asked yet.
  private var views: [Bool??] = []
  private var controllers: [Bool??] = []
  private var guides: [Bool??] = []

  init(_ document: SceneDocument, _ vocabulary: Vocabulary) {
    self.document = document
    self.vocabulary = vocabulary
  }

  /// Nil where the class is not known, here and below.
  func isView(_ object: Int) -> Bool? { answer(object, Vocabulary.viewClass, &views) }

  func isLayoutGuide(_ object: Int) -> Bool? { answer(object, Vocabulary.guideClass, &guides) }

  func isController(_ object: Int) -> Bool? { answer(object, Vocabulary.controllerClass, &controllers) }

  // Of an object, what is asked for alone: to hand it over would copy all that it says.
  private func answer(_ object: Int, _ ancestor: String, _ known: inout [Bool??]) -> Bool? {
    guard let name = document.objects[object].elementClass else { return nil }
    guard let number = document.objects[object].classNumber else {
      return vocabulary.isClass(name, descendantOf: ancestor)
    }
    while known.count <= number { known.append(nil) }
    if let answer = known[number] { return answer }
    let answer = vocabulary.isClass(name, descendantOf: ancestor)
    known[number] = .some(answer)
    return answer
  }
}
