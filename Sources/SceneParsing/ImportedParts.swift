import SceneModel
import SceneSyntax

/// Which elements and attributes of a tree are in the namespace `ib:`, and what those around them became.
///
/// A file that has none pays for one look at its names.
struct ImportedParts {
  private let parts: ImportedIndex
  private var holders: [Int: ImportedNode.Holder] = [:]

  init(of tree: SyntaxTree) { parts = ImportedIndex(of: tree) }

  var isEmpty: Bool { parts.names.isEmpty }
  func contains(_ name: NameID) -> Bool { parts.contains(name) }
  func contains(element: Int) -> Bool { parts.contains(element: element) }

  /// The elements directly inside another one that are the scene's own.
  func own(_ children: ChildIndices) -> OwnParts<ChildIndices> {
    OwnParts(base: children, parts: parts) { $0.contains(element: $1) }
  }

  /// The attributes of an element that are the scene's own.
  func own(
    _ attributes: ArraySlice<SyntaxTree.Attribute>
  ) -> OwnParts<IndexingIterator<ArraySlice<SyntaxTree.Attribute>>> {
    OwnParts(base: attributes.makeIterator(), parts: parts) { $0.contains($1.name) }
  }

  /// Remembers what an element has become.
  mutating func hold(_ element: Int, as holder: ImportedNode.Holder) {
    if !isEmpty { holders[element] = holder }
  }

  /// Nil for an element that has a finding, and became nothing.
  func holder(_ element: Int) -> ImportedNode.Holder? { holders[element] }
}

/// A class, because every loop over a tree has one in its hands.
final class ImportedIndex {
  let names: Set<NameID>
  /// The elements of those names, and what is in them.
  private let elements: Set<Int>

  init(of tree: SyntaxTree) {
    let all = tree.names.all.filter(ImportedNames.contains)
    let names = Set(all.compactMap { tree.names.id(of: $0) })
    self.names = names
    var elements: Set<Int> = []
    if !names.isEmpty {
      for element in tree.elements.indices
      where names.contains(tree.elements[element].name) && !elements.contains(element) {
        elements.formUnion(element..<Int(tree.elements[element].subtreeEnd))
      }
    }
    self.elements = elements
  }

  func contains(_ name: NameID) -> Bool { !names.isEmpty && names.contains(name) }
  func contains(element: Int) -> Bool { !elements.isEmpty && elements.contains(element) }
}

/// Children or attributes without those that were imported.
struct OwnParts<Base: IteratorProtocol>: Sequence, IteratorProtocol {
  fileprivate var base: Base
  fileprivate let parts: ImportedIndex
  fileprivate let isImported: (ImportedIndex, Base.Element) -> Bool

  mutating func next() -> Base.Element? {
    while let part = base.next() {
      if !isImported(parts, part) { return part }
    }
    return nil
  }
}
