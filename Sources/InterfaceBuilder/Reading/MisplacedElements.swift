import SceneDiagnostics
import SceneSyntax
import SceneValues

/// The known elements of a document that their parents, or documents of this kind, cannot contain. The content of such an
/// element is not read, so only the element itself is reported.
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
    diagnostics = misplaced.map { $0.fault.diagnostic(of: $0.element, in: tree) }
    ids = misplaced.reduce(into: []) { ids, part in
      guard let id = tree.names.id(of: ReaderKey.id.name) else { return }
      for element in tree.elements[part.element..<Int(tree.elements[part.element].subtreeEnd)] {
        if let attribute = tree.attribute(id, of: element) { ids.insert(tree.value(of: attribute)) }
      }
    }
  }
}

private enum PlaceFault {
  case parent(ElementParents)
  /// The document is for macOS, where the element does not exist. The value is the element to use there, if any.
  case onMac(instead: String)
  case inXib
  /// The element contains the sections of a static table that is not the view of a table view controller.
  case staticTable

  func diagnostic(of index: Int, in tree: SyntaxTree) -> Diagnostic {
    let element = tree.elements[index]
    let name = tree.name(of: element)
    let message: Message
    let note: Message
    switch self {
    case .parent(let places):
      message = "Element '\(element: name)' is not allowed in '\(element: parent(of: element, in: tree))'"
      note =
        isMainView(element, in: tree)
        ? "write 'key=\"view\"'" : "it is allowed in \(places.description)"
    case .onMac(let other):
      message = "Element '\(element: name)' is not allowed in a macOS file"
      note = other.isEmpty ? "it is allowed only in iOS and tvOS files" : "did you mean '\(element: other)'?"
    case .inXib:
      message = "Element '\(element: name)' is not allowed in a xib"
      note = "it is allowed only in storyboards"
    case .staticTable:
      message = "Element '\(element: name)' is not allowed in a 'tableView' outside a 'tableViewController'"
      note = "only the table of a 'tableViewController' can have static content"
    }
    return Diagnostic(
      rule: "misplaced-element", severity: .error, message: message, at: tree.location(element.nameRange),
      notes: [Diagnostic.Note(note)])
  }

  /// Returns whether an element is probably the main view of a controller, although it has no `key`.
  private func isMainView(_ element: SyntaxTree.Element, in tree: SyntaxTree) -> Bool {
    let parent = tree.elements[Int(element.parent)]
    guard tree.attribute(named: ReaderKey.key.name, of: element) == nil,
      tree.name(of: element).lowercased().hasSuffix("view"),
      tree.name(of: parent).lowercased().hasSuffix("viewcontroller")
    else { return false }
    var child = Int(element.parent) + 1
    for _ in 0..<8 where child < Int(parent.subtreeEnd) {
      let key = tree.attribute(named: ReaderKey.key.name, of: tree.elements[child])
      if key.map({ tree.value(of: $0) }) == "view" { return false }
      child = Int(tree.elements[child].subtreeEnd)
    }
    return true
  }

  private func parent(of element: SyntaxTree.Element, in tree: SyntaxTree) -> String {
    tree.name(of: tree.elements[Int(element.parent)])
  }
}

private struct PlaceCheck {
  private let tree: SyntaxTree
  private let key: NameID?
  private let dataMode: NameID?
  private let sections: NameID?
  /// The known elements, indexed by the number of the element's name.
  private let known: [KnownElement?]
  private let faults: [PlaceFault?]
  /// The faults of elements with content that the document cannot contain anywhere, indexed in the same way.
  private let faultsIfFilled: [PlaceFault?]
  /// Whether a parent can contain an element without a `key`, by name. Cached, because a file has few different pairs.
  private var answers: [UInt64: Bool] = [:]

  init(_ tree: SyntaxTree, _ form: DocumentForm) {
    self.tree = tree
    key = tree.names.id(of: ReaderKey.key.name)
    dataMode = tree.names.id(of: "dataMode")
    sections = tree.names.id(of: "sections")
    let all = KnownElement.all(in: form)
    known = tree.names.all.map { all[$0] }
    // A document with scenes is a storyboard, even if its type is wrong.
    let isXib = !form.isStoryboard && tree.names.id(of: "scenes") == nil
    faults = tree.names.all.map { name in
      if form.isMac, let other = ElementScopes.uiKitOnly[name] { return .onMac(instead: other) }
      return isXib && ElementScopes.storyboardOnly.contains(name) ? .inXib : nil
    }
    faultsIfFilled = tree.names.all.map { name in
      isXib && ElementScopes.storyboardOnlyIfFilled.contains(name) ? .inXib : nil
    }
  }

  mutating func misplaced() -> [(element: Int, fault: PlaceFault)] {
    var found: [(element: Int, fault: PlaceFault)] = []
    var index = 1
    while index < tree.elements.count {
      if let fault = fault(of: index) {
        found.append((index, fault))
        index = Int(tree.elements[index].subtreeEnd)
      } else {
        index += 1
      }
    }
    return found
  }

  private mutating func fault(of index: Int) -> PlaceFault? {
    let element = tree.elements[index]
    let name = Int(element.name.rawValue)
    if let fault = faults[name] { return fault }
    if let places = known[name]?.places, !isAllowed(element, places) { return .parent(places) }
    guard element.subtreeEnd > index + 1 else { return nil }
    return faultsIfFilled[name] ?? (isOfOtherTable(element) ? .staticTable : nil)
  }

  private mutating func isAllowed(_ element: SyntaxTree.Element, _ places: ElementParents) -> Bool {
    let parent = tree.elements[Int(element.parent)].name
    guard let holder = known[Int(parent.rawValue)] else { return true }
    let pair = UInt64(element.name.rawValue) << 32 | UInt64(parent.rawValue)
    let isAllowed = answers[pair] ?? places.contain(tree.name(parent), holder)
    answers[pair] = isAllowed
    guard !isAllowed, let key, let purpose = tree.attribute(key, of: element) else { return isAllowed }
    // Everything with an id can have a comment for translators, even a constraint.
    return places.isKeyed && holder.isObject || tree.value(of: purpose, is: "userComments")
  }

  /// Returns whether an element contains the sections of a static table in a scene without a table view controller. An
  /// unknown element may be such a controller.
  private func isOfOtherTable(_ element: SyntaxTree.Element) -> Bool {
    guard let sections, element.name == sections, let dataMode else { return false }
    var holder = tree.elements[Int(element.parent)]
    guard tree.attribute(dataMode, of: holder).map({ tree.value(of: $0, is: "static") }) == true else {
      return false
    }
    while holder.parent >= 0 {
      let name = tree.name(of: holder)
      guard name != "tableViewController", let element = known[Int(holder.name.rawValue)] else {
        return false
      }
      if element.kind == .controller || name == "objects" { return true }
      holder = tree.elements[Int(holder.parent)]
    }
    return false
  }
}

extension ElementParents {
  fileprivate func contain(_ name: String, _ holder: KnownElement) -> Bool {
    names.contains(name) || kinds.contains { $0 == holder.kind || $0 == .object && holder.isObject }
  }
}
