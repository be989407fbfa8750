import InterfaceBuilder
import SceneValues
import Synchronization

/// The classes that files of Interface Builder's may speak of: made when the first one is read.
final class ForeignVocabulary: Sendable {
  private let known: Vocabulary
  private let made = Mutex<Vocabulary?>(nil)

  init(_ known: Vocabulary) { self.known = known }

  var vocabulary: Vocabulary {
    made.withLock { made in
      if let made { return made }
      let vocabulary = InterfaceBuilder.vocabulary(adding: known)
      made = vocabulary
      return vocabulary
    }
  }
}
