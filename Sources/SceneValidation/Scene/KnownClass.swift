import SceneModel
import SceneValues

/// A class that somebody described.
///
/// An object, because every object of a file has one: what its names count is counted for each file once.
final class KnownClass: Sendable {
  /// Without its module, as messages speak of it.
  let name: String
  let qualifiedName: String
  /// Whether all that it inherits is described too, so that what is not found does not exist.
  let isComplete: Bool
  /// Whether the class belongs to the library.
  let isOfLibrary: Bool
  /// What it and its superclasses say to checks.
  let facts: ClassFacts
  /// The facts without those of superclasses of other modules.
  let ownFacts: ClassFacts

  init(_ index: Int, in vocabulary: Vocabulary) {
    let description = vocabulary.classes[index]
    qualifiedName = description.qualifiedName
    name = vocabulary.spokenName(of: qualifiedName)
    isComplete = vocabulary.isComplete(qualifiedName)
    isOfLibrary = Vocabulary.libraryModules.contains(description.module)
    facts = vocabulary.facts(of: qualifiedName)
    ownFacts = vocabulary.ownFacts(of: qualifiedName)
  }
}

/// Looks up the classes of a file's objects, each name once.
struct ClassLookup {
  private let vocabulary: Vocabulary
  /// By their places in the vocabulary; nil for what was not asked for yet.
  private var known: [KnownClass?]
  /// By the numbers that the document gives to classes; nil for what was not looked up yet.
  private var byNumber: [KnownClass??] = []

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    known = Array(repeating: nil, count: vocabulary.classes.count)
  }

  mutating func knownClass(named name: String) -> KnownClass? {
    guard let index = vocabulary.index(of: name) else { return nil }
    if let found = known[index] { return found }
    let found = KnownClass(index, in: vocabulary)
    known[index] = found
    return found
  }

  /// The class of an object: its element's, or the custom one.
  mutating func knownClass(of object: Int, in document: SceneDocument) -> KnownClass? {
    // The class of an unknown element is unknown, even with a `class` attribute.
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
