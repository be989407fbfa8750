import SceneDiagnostics
import SceneSyntax
import SceneValues

/// The known elements of a document that their parents cannot contain. The content of such an element is not read, so
/// only the element itself is reported.
struct MisplacedElements {
  let diagnostics: [Diagnostic]
  let remaining: SyntaxTree
  /// The ids of misplaced elements and their descendants. References to these ids are not checked.
  let ids: Set<String>

  init(in tree: SyntaxTree, _ form: DocumentForm) {
    var check = PlaceCheck(tree, form)
    let misplaced = form.isArchive ? [] : check.misplaced()
    guard !misplaced.isEmpty else {
      (diagnostics, remaining, ids) = ([], tree, [])
      return
    }
    var builder = DerivedTreeBuilder(from: tree)
    builder.copy(0, as: tree.root.name, without: Set(misplaced.map(\.element)))
    remaining = builder.finish()
    diagnostics = misplaced.map { Self.diagnostic($0.element, $0.places, in: tree) }
    ids = misplaced.reduce(into: []) { ids, part in
      guard let id = tree.names.id(of: ReaderKey.id.name) else { return }
      for element in tree.elements[part.element..<Int(tree.elements[part.element].subtreeEnd)] {
        if let attribute = tree.attribute(id, of: element) { ids.insert(tree.value(of: attribute)) }
      }
    }
  }

  private static func diagnostic(_ index: Int, _ places: ElementParents, in tree: SyntaxTree) -> Diagnostic {
    let element = tree.elements[index]
    let parent = tree.name(of: tree.elements[Int(element.parent)])
    let name = tree.name(of: element)
    return Diagnostic(
      rule: "misplaced-element", severity: .error,
      message: "Element '\(element: name)' is not allowed in '\(element: parent)'",
      at: tree.location(element.nameRange), notes: [Diagnostic.Note("it is allowed in \(places.description)")]
    )
  }
}

private struct PlaceCheck {
  private let tree: SyntaxTree
  private let key: NameID?
  /// The known elements, indexed by the number of the element's name.
  private let known: [KnownElement?]
  /// Whether a parent can contain an element without a `key`, by the names of both elements. The results are cached
  /// because a file contains few different pairs.
  private var answers: [UInt64: Bool] = [:]

  init(_ tree: SyntaxTree, _ form: DocumentForm) {
    self.tree = tree
    key = tree.names.id(of: ReaderKey.key.name)
    let all = KnownElement.all(in: form)
    known = tree.names.all.map { all[$0] }
  }

  mutating func misplaced() -> [(element: Int, places: ElementParents)] {
    var found: [(element: Int, places: ElementParents)] = []
    var index = 1
    while index < tree.elements.count {
      let element = tree.elements[index]
      if let places = known[Int(element.name.rawValue)]?.places, !isAllowed(element, places) {
        found.append((index, places))
        index = Int(element.subtreeEnd)
      } else {
        index += 1
      }
    }
    return found
  }

  private mutating func isAllowed(_ element: SyntaxTree.Element, _ places: ElementParents) -> Bool {
    let parent = tree.elements[Int(element.parent)].name
    guard let holder = known[Int(parent.rawValue)] else { return true }
    let pair = UInt64(element.name.rawValue) << 32 | UInt64(parent.rawValue)
    let isAllowed = answers[pair] ?? places.contain(tree.name(parent), holder)
    answers[pair] = isAllowed
    guard !isAllowed, places.isKeyed, holder.isObject, let key else { return isAllowed }
    return tree.attribute(key, of: element) != nil
  }
}

extension ElementParents {
  fileprivate func contain(_ name: String, _ holder: KnownElement) -> Bool {
    names.contains(name) || kinds.contains { $0 == holder.kind || $0 == .object && holder.isObject }
  }
}
