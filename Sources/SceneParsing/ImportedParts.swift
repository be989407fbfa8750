import SceneModel
import SceneSyntax

/// Which elements and attributes of a tree are in the namespace `ib:`, and what those around them became.
///
/// A file that has none pays for one look at its names.
struct ImportedParts {
  private var names: Set<NameID> = []
  /// The outermost elements, in order.
  private(set) var roots: [Int] = []
  /// These and what is in them.
  private var elements: Set<Int> = []
  private var holders: [Int: ImportedNode.Holder] = [:]

  init(of tree: SyntaxTree) {
    let all = tree.names.all.filter(ImportedNames.contains)
    guard !all.isEmpty else { return }
    names = Set(all.compactMap { tree.names.id(of: $0) })
    var element = 0
    while element < tree.elements.count {
      guard names.contains(tree.elements[element].name) else {
        element += 1
        continue
      }
      let end = Int(tree.elements[element].subtreeEnd)
      roots.append(element)
      elements.formUnion(element..<end)
      element = end
    }
  }

  var isEmpty: Bool { names.isEmpty }

  func contains(_ name: NameID) -> Bool { !names.isEmpty && names.contains(name) }
  func contains(element: Int) -> Bool { !elements.isEmpty && elements.contains(element) }

  /// Remembers what an element has become.
  mutating func hold(_ element: Int, as holder: ImportedNode.Holder) {
    if !isEmpty { holders[element] = holder }
  }

  /// Nil for an element that has a finding, and became nothing.
  func holder(_ element: Int) -> ImportedNode.Holder? { holders[element] }
}
