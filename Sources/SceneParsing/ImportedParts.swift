import SceneModel
import SceneSyntax

/// Which elements and attributes of a tree are in the namespace `ib:`, and what those around them became.
///
/// A file that has none pays for one look at its names.
struct ImportedParts {
  private let parts: ImportedIndex
  private var holders: [ImportedNode.Holder?]

  let isEmpty: Bool

  init(of tree: SyntaxTree) {
    parts = ImportedIndex(of: tree)
    isEmpty = parts.isEmpty
    holders = Array(repeating: nil, count: isEmpty ? 0 : tree.elements.count)
  }

  func contains(_ name: NameID) -> Bool { !isEmpty && parts.contains(name) }
  /// The number is negative outside of the root element.
  func contains(element: Int) -> Bool { !isEmpty && element >= 0 && parts.contains(element: element) }

  /// The elements directly inside another one that are the scene's own.
  func own(_ children: ChildIndices) -> OwnChildren {
    OwnChildren(all: children, parts: isEmpty ? nil : parts)
  }

  /// The attributes of an element that are the scene's own.
  func own(_ attributes: ArraySlice<SyntaxTree.Attribute>) -> OwnAttributes {
    OwnAttributes(all: attributes, position: attributes.startIndex, parts: isEmpty ? nil : parts)
  }

  /// Remembers what an element has become.
  mutating func hold(_ element: Int, as holder: ImportedNode.Holder) {
    if !isEmpty { holders[element] = holder }
  }

  /// Nil for an element that has a diagnostic, and became nothing.
  func holder(_ element: Int) -> ImportedNode.Holder? { isEmpty ? nil : holders[element] }
}

/// A class, because every loop over a tree has one in its hands.
final class ImportedIndex {
  let isEmpty: Bool
  // By the numbers of names and elements: these are asked for with each attribute of a file that has any.
  private let names: [Bool]
  /// The elements of those names, and what is in them.
  private let elements: [Bool]

  init(of tree: SyntaxTree) {
    let names = tree.names.all.map(ImportedNames.contains)
    self.names = names
    isEmpty = !names.contains(true)
    var elements = [Bool](repeating: false, count: isEmpty ? 0 : tree.elements.count)
    for element in elements.indices {
      let parent = Int(tree.elements[element].parent)
      elements[element] = names[Int(tree.elements[element].name.rawValue)] || parent >= 0 && elements[parent]
    }
    self.elements = elements
  }

  func contains(_ name: NameID) -> Bool { names[Int(name.rawValue)] }
  func contains(element: Int) -> Bool { elements[element] }
}

/// Children without those that were imported.
struct OwnChildren: Sequence, IteratorProtocol {
  fileprivate var all: ChildIndices
  fileprivate let parts: ImportedIndex?

  mutating func next() -> Int? {
    while let child = all.next() {
      if let parts, parts.contains(element: child) { continue }
      return child
    }
    return nil
  }
}

/// Attributes without those that were imported.
struct OwnAttributes: Sequence, IteratorProtocol {
  fileprivate let all: ArraySlice<SyntaxTree.Attribute>
  fileprivate var position: Int
  fileprivate let parts: ImportedIndex?

  mutating func next() -> SyntaxTree.Attribute? {
    while position < all.endIndex {
      defer { position += 1 }
      if let parts, parts.contains(all[position].name) { continue }
      return all[position]
    }
    return nil
  }
}
