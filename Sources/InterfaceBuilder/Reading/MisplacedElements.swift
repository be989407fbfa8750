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

  init(in tree: SyntaxTree, _ numbers: NameNumbers, _ form: DocumentForm) {
    var check = PlaceCheck(tree, numbers, form)
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
  private let numbers: NameNumbers
  private let known: NameFacts<KnownPlace?>
  private let isMac: Bool
  private let isXib: Bool
  private var allowedPairs: NamePairs

  init(_ tree: SyntaxTree, _ numbers: NameNumbers, _ form: DocumentForm) {
    self.tree = tree
    self.numbers = numbers
    key = tree.names.id(of: ReaderKey.key.name)
    dataMode = tree.names.id(of: "dataMode")
    sections = tree.names.id(of: "sections")
    known = KnownPlace.all(of: form.kit)
    isMac = form.isMac
    // A document with scenes is a storyboard, even if its type is wrong.
    isXib = !form.isStoryboard && tree.names.id(of: "scenes") == nil
    allowedPairs = NamePairs(tree.names)
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
    let name = numbers[element.name]
    if isMac, let other = Self.uiKitOnly[name] { return .onMac(instead: other) }
    if isXib, Self.storyboardOnly[name] { return .inXib }
    if !isAllowed(element.name, in: tree.elements[Int(element.parent)].name), let place = known[name],
      let places = place.element.places, !isAllowedByKey(element, place)
    {
      return .parent(places)
    }
    guard element.subtreeEnd > index + 1 else { return nil }
    if isXib, Self.storyboardOnlyIfFilled[name] { return .inXib }
    return isOfOtherTable(element) ? .staticTable : nil
  }

  private mutating func isAllowed(_ element: NameID, in parent: NameID) -> Bool {
    if let answer = allowedPairs[element, parent] { return answer }
    var answer = true
    if let place = known[numbers[element]], let holder = known[numbers[parent]]?.element {
      answer = place.isAllowed(in: holder, numbered: numbers[parent])
    }
    allowedPairs[element, parent] = answer
    return answer
  }

  private func isAllowedByKey(_ element: SyntaxTree.Element, _ place: KnownPlace) -> Bool {
    guard let holder = known[numbers[tree.elements[Int(element.parent)].name]]?.element else { return true }
    guard let key, let purpose = tree.attribute(key, of: element) else { return false }
    // Everything with an id can have a comment for translators, even a constraint.
    return place.element.places?.isKeyed == true && holder.isObject
      || tree.value(of: purpose, is: "userComments")
  }

  private static let uiKitOnly = NameFacts(ElementScopes.uiKitOnly)
  private static let storyboardOnly = NameFacts(ElementScopes.storyboardOnly)
  private static let storyboardOnlyIfFilled = NameFacts(ElementScopes.storyboardOnlyIfFilled)

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
      guard name != "tableViewController", let element = known[numbers[holder.name]]?.element else {
        return false
      }
      if element.kind == .controller || name == "objects" { return true }
      holder = tree.elements[Int(holder.parent)]
    }
    return false
  }
}

private final class KnownPlace: Sendable {
  let element: KnownElement
  private let parents: [Int]

  private init(_ element: KnownElement) {
    self.element = element
    parents = (element.places?.names ?? []).compactMap(NumberedNames.all.number)
  }

  func isAllowed(in holder: KnownElement, numbered parent: Int) -> Bool {
    parents.contains(parent)
      || element.places?.kinds.contains { $0 == holder.kind || $0 == .object && holder.isObject } != false
  }

  static func all(of kit: DocumentForm.Kit) -> NameFacts<KnownPlace?> {
    switch kit {
    case .touch: touch
    case .watch: watch
    case .mac: mac
    }
  }

  private static let touch = places(of: .touch)
  private static let watch = places(of: .watch)
  private static let mac = places(of: .mac)

  private static func places(of kit: DocumentForm.Kit) -> NameFacts<KnownPlace?> {
    NameFacts(KnownElement.all(of: kit).mapValues(KnownPlace.init))
  }
}
