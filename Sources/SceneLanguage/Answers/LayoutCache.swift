import SceneAnalysis
import SceneValues

/// A cache of the layout of requested views. Solving constraints takes longer than parsing the file.
final class LayoutCache: Sendable {
  /// The layout of each view, keyed by the offset of its element.
  private let places = Locked<[Int: SolvedPlace?]>([:])

  func place(ofElementAt offset: Int, _ find: () -> SolvedPlace?) -> SolvedPlace? {
    if let known = places.withLock({ $0[offset] }) { return known }
    let place = find()
    if !Cancellation.wasNoticed { places.withLock { $0[offset] = .some(place) } }
    return place
  }
}

extension LanguageService {
  func place(of element: Int, in document: MarkupDocument) -> SolvedPlace? {
    guard let showing, let name = document.classes.className(of: element),
      document.vocabulary.isClass(name, descendantOf: Vocabulary.viewClass) ?? true
    else { return nil }
    let offset = document.markup.elements[element].tag.lowerBound
    return snapshot.made(of: document.path) { _ in LayoutCache() }?.place(ofElementAt: offset) {
      snapshot.analysis(of: document.path).flatMap {
        showing.place(
          ofElementAt: offset, in: $0, vocabulary: document.vocabulary,
          images: snapshot.imageDirectories(of: document.path))
      }
    }
  }
}
