import SceneModel
import SceneSyntax

/// The elements and attributes in the `ib:` namespace, and the nodes that contain them.
struct ImportedParts {
  private let parts: ImportedIndex
  private var holders: [ImportedNode.Holder?]

  let isEmpty: Bool

  init(of tree: SyntaxTree) {
    parts = ImportedIndex(of: tree)
    isEmpty = parts.isEmpty
    holders = Array(repeating: nil, count: isEmpty ? 0 : tree.elements.count)
  }

  var mayUseOtherPrefixes: Bool { parts.hasOtherPrefixes }

  func contains(_ name: NameID) -> Bool { !isEmpty && parts.contains(name) }
  /// Returns whether an element is in the namespace. The index is negative outside the root element.
  func contains(element: Int) -> Bool { !isEmpty && element >= 0 && parts.contains(element: element) }

  func own(_ children: ChildIndices) -> OwnChildren {
    OwnChildren(all: children, parts: isEmpty ? nil : parts)
  }

  func own(_ attributes: ArraySlice<SyntaxTree.Attribute>) -> OwnAttributes {
    OwnAttributes(all: attributes, position: attributes.startIndex, parts: isEmpty ? nil : parts)
  }

  mutating func hold(_ element: Int, as holder: ImportedNode.Holder) {
    if !isEmpty { holders[element] = holder }
  }

  func holder(_ element: Int) -> ImportedNode.Holder? { isEmpty ? nil : holders[element] }
}

/// An index of imported parts. The index is a class so that it is not copied when passed to each traversal of a tree.
final class ImportedIndex {
  let isEmpty: Bool
  private(set) lazy var hasOtherPrefixes = tree.names.all.contains { name in
    !ImportedNames.contains(name) && name.utf8.contains(UInt8(ascii: ":"))
  }
  private let tree: SyntaxTree
  // The arrays are indexed by name and element, because each attribute of a file with imported parts uses them.
  private let names: [Bool]
  private let elements: [Bool]

  init(of tree: SyntaxTree) {
    let names = tree.names.all.map(ImportedNames.contains)
    self.tree = tree
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
