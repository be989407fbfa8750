import SceneAnalysis
import SceneModel
import SceneValues

/// A cache of view sizes. The sizes are computed in the background so that layout does not delay typing.
final class KnownSizes: Sendable {
  /// The view sizes. The outer key is the offset of a scene, and the inner key is the offset of a view's element.
  private let parts = Locked<[Int: [Int: Size]]>([:])

  subscript(part: Int) -> [Int: Size]? {
    get { parts.withLock { $0[part] } }
    set { parts.withLock { $0[part] = newValue } }
  }
}

extension LanguageService {
  /// The maximum file size for hints, in bytes. Layout is not computed for larger files.
  private static let longest = 256 << 10
  private static let maxElements = 400

  package func hasUnsolvedLayout(in path: String, range: Range<Int>) -> Bool {
    guard let document = document(path), let known = knownSizes(of: path) else { return false }
    return parts(of: document, in: range).contains { known[$0.lowerBound] == nil }
  }

  /// Measures the views in a range of a file, one scene at a time, for use by `hints`. The measurement can be slow and
  /// can run concurrently with other calls. Returns whether new sizes were found.
  package func solve(in path: String, range: Range<Int>, while isWanted: () -> Bool) -> Bool {
    guard let showing, let document = document(path), let known = knownSizes(of: path) else { return false }
    let unsolved = parts(of: document, in: range).filter { known[$0.lowerBound] == nil }
    guard !unsolved.isEmpty, isWanted(), let analysis = snapshot.analysis(of: path) else { return false }
    // If the file cannot be displayed, empty results are cached, which avoids further attempts.
    let offscreen = showing.sizes(
      in: analysis, vocabulary: document.vocabulary, images: snapshot.imageDirectories(of: path))
    var isNew = false
    for part in unsolved {
      guard isWanted() else { break }
      let offsets = elements(of: document, in: part).map { document.markup.elements[$0].tag.lowerBound }
      let sizes = offsets.isEmpty ? [:] : offscreen?(offsets) ?? [:]
      if Cancellation.wasNoticed { break }
      known[part.lowerBound] = sizes
      isNew = isNew || !sizes.isEmpty
    }
    return isNew
  }

  func sizes(in document: MarkupDocument, range: Range<Int>) -> [(element: Int, size: Size)] {
    guard let known = knownSizes(of: document.path) else { return [] }
    return parts(of: document, in: range).flatMap { part -> [(element: Int, size: Size)] in
      guard let sizes = known[part.lowerBound], !sizes.isEmpty else { return [] }
      return elements(of: document, in: part).compactMap { element in
        sizes[document.markup.elements[element].tag.lowerBound].map { (element, $0) }
      }
    }
  }

  private func knownSizes(of path: String) -> KnownSizes? {
    showing == nil ? nil : snapshot.made(of: path) { _ in KnownSizes() }
  }

  /// Returns the scenes that overlap a range, or the whole file if it has no scenes. Omits scenes that are too large.
  private func parts(of document: MarkupDocument, in range: Range<Int>) -> [Range<Int>] {
    let count = document.markup.bytes.count
    guard count > 0, count <= Self.longest else { return [] }
    let scenes = document.names.scenes.map(\.whole)
    return (scenes.isEmpty ? [0..<count] : scenes).filter { part in
      part.overlaps(range) && document.markup.elements(startingIn: part).count <= Self.maxElements
    }
  }

  /// Returns the elements to measure. In Xcode files, these are all views, because constraints determine their frames.
  private func elements(of document: MarkupDocument, in part: Range<Int>) -> [Int] {
    document.markup.elements(startingIn: part).filter { element in
      guard let name = document.classes.className(of: element),
        document.vocabulary.isClass(name, descendantOf: Vocabulary.viewClass) ?? true
      else { return false }
      return document.isForeign || document.markup.attribute("frame", of: element) == nil
    }
  }
}
