import SceneModel
import SceneValues

/// A class that the vocabulary describes. All of a file's objects of the same class share one instance of this type.
final class KnownClass: Sendable {
  let name: String
  let qualifiedName: String
  /// Whether all superclasses are also described. If so, a member that is not found does not exist.
  let isComplete: Bool
  let isOfLibrary: Bool
  let facts: ClassFacts
  let ownFacts: ClassFacts

  init(_ index: Int, in vocabulary: Vocabulary) {
    let description = vocabulary.classes[index]
    qualifiedName = description.qualifiedName
    name = vocabulary.displayName(of: qualifiedName)
    isComplete = vocabulary.isComplete(qualifiedName)
    isOfLibrary = Vocabulary.libraryModules.contains(description.module)
    facts = vocabulary.facts(of: qualifiedName)
    ownFacts = vocabulary.ownFacts(of: qualifiedName)
  }
}

struct ClassLookup {
  private let vocabulary: Vocabulary
  private var known: [Int: KnownClass] = [:]
  /// The classes, indexed by the document's class number. The outer optional is nil if the class has not been looked up.
  private var byNumber: [KnownClass??] = []

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  mutating func knownClass(named name: String) -> KnownClass? {
    guard let index = vocabulary.index(of: name) else { return nil }
    if let found = known[index] { return found }
    let found = KnownClass(index, in: vocabulary)
    known[index] = found
    return found
  }

  mutating func knownClass(of object: Int, in document: SceneDocument) -> KnownClass? {
    // If the element is unknown, the class is unknown too, even if there is a `class` attribute.
    guard let element = document.objects[object].elementClass else { return nil }
    guard let number = document.objects[object].classNumber else {
      return knownClass(ofElement: element, custom: document.objects[object].customClass?.text)
    }
    if number < byNumber.count, let found = byNumber[number] { return found }
    let found = knownClass(ofElement: element, custom: document.objects[object].customClass?.text)
    while byNumber.count <= number { byNumber.append(nil) }
    byNumber[number] = .some(found)
    return found
  }

  private mutating func knownClass(ofElement element: String, custom: String?) -> KnownClass? {
    guard let custom else { return knownClass(named: element) }
    return vocabulary.isClass(custom, descendantOf: element) == false ? nil : knownClass(named: custom)
  }
}
