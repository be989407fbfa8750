import SceneAnalysis
import SceneValues

/// Where views of a file are, of those that somebody has asked for: to find that out takes longer than to read the file.
final class KnownPlaces: Sendable {
  /// By where their elements begin.
  private let places = Locked<[Int: SolvedPlace?]>([:])

  func place(ofElementAt offset: Int, _ find: () -> SolvedPlace?) -> SolvedPlace? {
    if let known = places.withLock({ $0[offset] }) { return known }
    let place = find()
    places.withLock { $0[offset] = .some(place) }
    return place
  }
}

extension LanguageService {
  /// Where a view is once the constraints of its scene are solved; nil where nobody can tell.
  func place(of element: Int, in document: MarkupDocument) -> SolvedPlace? {
    guard let showing, let name = document.classes.className(of: element),
      document.vocabulary.isClass(name, descendantOf: Vocabulary.viewClass) ?? true
    else { return nil }
    let offset = document.markup.elements[element].tag.lowerBound
    return snapshot.made(of: document.path) { _ in KnownPlaces() }?.place(ofElementAt: offset) {
      snapshot.analysis(of: document.path).flatMap {
        showing.place(
          ofElementAt: offset, in: $0, vocabulary: document.vocabulary,
          images: snapshot.imageDirectories(of: document.path))
      }
    }
  }
}
