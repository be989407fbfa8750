import SceneModel
import SceneValues

/// A cache that stores, for each class, whether its objects are views, layout guides, or view controllers.
final class ObjectKinds {
  private let document: SceneDocument
  private let vocabulary: Vocabulary
  // The answers, indexed by the document's class number. The outer optional is nil until the answer is computed.
  private var views: [Bool??] = []
  private var controllers: [Bool??] = []
  private var guides: [Bool??] = []

  init(_ document: SceneDocument, _ vocabulary: Vocabulary) {
    self.document = document
    self.vocabulary = vocabulary
  }

  func isView(_ object: Int) -> Bool? { answer(object, Vocabulary.viewClass, &views) }

  func isLayoutGuide(_ object: Int) -> Bool? { answer(object, Vocabulary.guideClass, &guides) }

  func isController(_ object: Int) -> Bool? { answer(object, Vocabulary.controllerClass, &controllers) }

  // Only individual properties of the object are accessed, because passing the object would copy all of it.
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
