import SceneAnalysis
import SceneModel
import SceneValues

/// How large the views of a file are, of those scenes that somebody has looked at: to find that out takes longer than a
/// keystroke may, so that it is done beside the conversation.
final class KnownSizes: Sendable {
  /// For each part of the file by where it begins, the sizes by where elements begin.
  private let parts = Locked<[Int: [Int: Size]]>([:])

  subscript(part: Int) -> [Int: Size]? {
    get { parts.withLock { $0[part] } }
    set { parts.withLock { $0[part] = newValue } }
  }
}

extension LanguageService {
  /// Larger files and scenes are not laid out for hints.
  private static let longest = 256 << 10
  private static let mostElements = 400

  /// Whether hints in a part of a file would say sizes of views that `solve` has not found out.
  package func hasUnsolved(in path: String, range: Range<Int>) -> Bool {
    guard let document = document(path), let known = knownSizes(of: path) else { return false }
    return parts(of: document, in: range).contains { known[$0.lowerBound] == nil }
  }

  /// Finds out how large the views are that are seen in a part of a file, for `hints`: scene by scene, which may take
  /// a moment. May be called beside all else.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - range: the part of its text, in bytes.
  ///   - isWanted: is asked before each scene: after false, the others are left.
  /// - Returns: whether there are sizes now that were not known before.
  package func solve(in path: String, range: Range<Int>, while isWanted: () -> Bool) -> Bool {
    guard let showing, let document = document(path), let known = knownSizes(of: path) else { return false }
    let unsolved = parts(of: document, in: range).filter { known[$0.lowerBound] == nil }
    guard !unsolved.isEmpty, isWanted(), let analysis = snapshot.analysis(of: path) else { return false }
    // Of a file that cannot be shown, nothing is known, and nothing will be.
    let teller = showing.sizes(
      in: analysis, vocabulary: document.vocabulary, images: snapshot.imageDirectories(of: path))
    var isNew = false
    for part in unsolved {
      guard isWanted() else { break }
      let offsets = elements(of: document, in: part).map { document.markup.elements[$0].tag.lowerBound }
      let sizes = offsets.isEmpty ? [:] : teller?(offsets) ?? [:]
      known[part.lowerBound] = sizes
      isNew = isNew || !sizes.isEmpty
    }
    return isNew
  }

  /// The views in a part of a file whose sizes are known and do not stand there, with their sizes.
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

  /// The scenes that a part of a text touches; of a file without scenes, all of it. None of what is too much.
  private func parts(of document: MarkupDocument, in range: Range<Int>) -> [Range<Int>] {
    let count = document.markup.bytes.count
    guard count > 0, count <= Self.longest else { return [] }
    let scenes = document.names.scenes.map(\.whole)
    return (scenes.isEmpty ? [0..<count] : scenes).filter { part in
      part.overlaps(range) && document.markup.elements(startingIn: part).count <= Self.mostElements
    }
  }

  /// The elements of views that say no frame themselves. Xcode's files keep frames that constraints have made.
  private func elements(of document: MarkupDocument, in part: Range<Int>) -> [Int] {
    document.markup.elements(startingIn: part).filter { element in
      guard let name = document.classes.className(of: element),
        document.vocabulary.isClass(name, descendantOf: Vocabulary.viewClass) ?? true
      else { return false }
      return document.isForeign || document.markup.attribute("frame", of: element) == nil
    }
  }
}
