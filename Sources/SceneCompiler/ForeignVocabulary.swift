import InterfaceBuilder
import SceneValues

/// The classes for Interface Builder files, which include Apple's classes.
final class ForeignVocabulary: Sendable {
  private static let maxCount = 16

  private let lazy: Lazy<Vocabulary>
  // Extending the vocabulary for each file with undescribed classes took 3 % of validation time.
  private let extended = Locked<[[String]: Vocabulary]>([:])

  init(adding known: Vocabulary) { lazy = Lazy { InterfaceBuilder.vocabulary(adding: known) } }

  var value: Vocabulary { lazy.value }

  func adding(_ classes: [ClassDescription]) -> Vocabulary {
    let names = classes.map(\.qualifiedName)
    if let found = extended.withLock({ $0[names] }) { return found }
    var vocabulary = value
    vocabulary.add(foreign: classes)
    extended.withLock { if $0.count < Self.maxCount { $0[names] = vocabulary } }
    return vocabulary
  }
}
