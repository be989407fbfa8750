import SceneModel
import SceneSyntax
import SceneValues

/// Readable ids for the objects of an Interface Builder file to which other objects refer. The id of a controller is its
/// storyboard identifier. The ids of other objects are derived from the first of the following that exists: the label, an
/// outlet, the custom class, and the element. Equal ids are numbered in file order.
struct Naming: Sendable {
  private(set) var names: [String: String] = [:]
  var originals: [String: String] {
    Dictionary(names.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  /// The module to use for classes that are specified without a module and have the same name as a library class.
  private(set) var module = "App"
  private let library: Vocabulary?

  func isOfLibrary(_ className: String) -> Bool {
    library?.description(of: className).map { Vocabulary.libraryModules.contains($0.module) } == true
  }

  init(of tree: SyntaxTree, _ referenceIndex: ReferenceIndex, isMac: Bool, library: Vocabulary?) {
    self.library = library
    let referred = Self.referredIDs(in: tree)
    let outlets = Self.outlets(in: tree)
    var taken = Set(ReservedID.words)
    taken.formUnion(referenceIndex.targets.dictionary.values)
    let keys = referenceIndex.keys
    func text(_ key: ReaderKey, _ index: Int) -> String? {
      keys[key.rawValue].flatMap { tree.attribute($0, of: tree.elements[index]) }.map { tree.value(of: $0) }
    }
    if let module = Self.module(of: tree, keys) { self.module = module }
    // The last number for each name. Counting from 1 again for each object would take quadratic time.
    var numbers: [String: Int] = [:]
    for (index, element) in tree.elements.enumerated() {
      guard let id = text(.id, index), names[id] == nil, referenceIndex.targets[id] == nil,
        referenceIndex.guides[id] == nil
      else { continue }
      let kind = tree.name(of: element)
      let isController =
        kind.hasSuffix("Controller")
        && (text(.sceneMemberID, index) != nil
          || Self.isHeld(text(.key, index), Int(element.parent), in: tree))
      guard referred.contains(id) || isController || (isMac && Self.isObject(index, in: tree)) else {
        continue
      }
      let base =
        [text(.userLabel, index), outlets[id], text(.customClass, index)].lazy
        .compactMap { $0.flatMap(Self.word) }.first ?? Self.word(kind) ?? "object"
      names[id] = Self.unused(base, &taken, &numbers)
    }
  }

  private static func module(of tree: SyntaxTree, _ keys: [NameID?]) -> String? {
    guard let module = keys[ReaderKey.customModule.rawValue],
      let provider = keys[ReaderKey.customModuleProvider.rawValue]
    else { return nil }
    for element in tree.elements {
      guard let who = tree.attribute(provider, of: element), tree.value(of: who) == "target",
        let own = tree.attribute(module, of: element), !own.valueRange.isEmpty
      else { continue }
      return tree.value(of: own)
    }
    return nil
  }

  private static func isHeld(_ key: String?, _ parent: Int, in tree: SyntaxTree) -> Bool {
    parent > 0 && tree.name(of: tree.elements[parent]) == "viewControllers"
      || key.map { Reader.relationships[$0] != nil } == true
  }

  /// Returns whether an element can be an object. On macOS, all objects require names, because parts can refer to them.
  private static func isObject(_ index: Int, in tree: SyntaxTree) -> Bool {
    let parent = Int(tree.elements[index].parent)
    return parent >= 0 && !["connections", "constraints"].contains(tree.name(of: tree.elements[parent]))
  }

  private static func unused(
    _ base: String, _ taken: inout Set<String>, _ numbers: inout [String: Int]
  ) -> String {
    var name = base
    while !taken.insert(name).inserted {
      numbers[base, default: 1] += 1
      name = "\(base)\(numbers[base]!)"
    }
    return name
  }

  private static func referredIDs(in tree: SyntaxTree) -> Set<String> {
    let naming = [
      "destination", "target", "firstItem", "secondItem", "initialViewController", "popoverAnchorView",
      "popoverAnchorBarButtonItem", "textLabel", "detailTextLabel", "imageView",
    ].compactMap { tree.names.id(of: $0) }
    let id = tree.names.id(of: "id")
    let constraint = tree.names.id(of: "constraint")
    var ids: Set<String> = []
    for element in tree.elements {
      var holder: String?
      if element.name == constraint, let id {
        // A constraint uses `self` to refer to the view that contains the constraint.
        let view = Int(tree.elements[Int(element.parent)].parent)
        holder = view < 0 ? nil : tree.attribute(id, of: tree.elements[view]).map { tree.value(of: $0) }
      }
      for attribute in tree.attributes(of: element) where naming.contains(attribute.name) {
        let name = tree.value(of: attribute)
        if name != holder { ids.insert(name) }
      }
    }
    ids.formUnion(holders(in: tree))
    for element in tree.elements
    where ["viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide"].contains(
      tree.name(of: element))
    {
      var owner = Int(element.parent)
      if tree.name(of: tree.elements[owner]) == "layoutGuides" { owner = Int(tree.elements[owner].parent) }
      for view in [owner] + Array(tree.children(of: owner)) {
        if let id, let attribute = tree.attribute(id, of: tree.elements[view]) {
          if view == owner || tree.name(of: tree.elements[view]) == "view" {
            ids.insert(tree.value(of: attribute))
          }
        }
      }
    }
    return ids
  }

  private static func holders(in tree: SyntaxTree) -> Set<String> {
    guard let id = tree.names.id(of: "id") else { return [] }
    let key = tree.names.id(of: "key")
    let isStoryboard = tree.names.id(of: "scenes") != nil
    var ids: Set<String> = []
    for element in tree.elements
    where element.parent > 0 && isObject(tree.name(of: element)) {
      let parent = tree.elements[Int(element.parent)]
      if tree.name(of: parent) == "items", parent.parent > 0 {
        let holder = tree.elements[Int(parent.parent)]
        if ["table", "menu"].contains(tree.name(of: holder)), let holder = tree.attribute(id, of: holder) {
          ids.insert(tree.value(of: holder))
        }
        continue
      }
      let place = key.flatMap { tree.attribute($0, of: element) }.map { tree.value(of: $0) }
      let isInController = !isStoryboard && tree.name(of: parent).hasSuffix("Controller")
      guard isInController || place.map({ !KnownNames.places.contains($0) }) == true else { continue }
      if let holder = tree.attribute(id, of: parent) { ids.insert(tree.value(of: holder)) }
    }
    return ids
  }

  private static func isObject(_ name: String) -> Bool {
    DocumentVocabulary.all.elements[name] != nil || DocumentVocabulary.all.element(name, isWatch: true) != nil
  }

  private static func outlets(in tree: SyntaxTree) -> [String: String] {
    guard let outlet = tree.names.id(of: "outlet"), let property = tree.names.id(of: "property"),
      let destination = tree.names.id(of: "destination")
    else { return [:] }
    var names: [String: String] = [:]
    for element in tree.elements where element.name == outlet {
      guard let name = tree.attribute(property, of: element),
        let end = tree.attribute(destination, of: element)
      else { continue }
      let word = tree.value(of: name)
      // Outlets that every class can have do not describe their destination.
      guard !["delegate", "dataSource", "view"].contains(word) else { continue }
      if names[tree.value(of: end)] == nil { names[tree.value(of: end)] = word }
    }
    return names
  }

  /// Returns an identifier derived from a string, such as `titleLabel` for `Title Label`, or nil if there are no letters.
  private static func word(_ text: String) -> String? {
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var word = ""
    for part in parts {
      if word.isEmpty {
        word = decapitalized(String(part))
      } else {
        word += part.prefix(1).uppercased() + part.dropFirst()
      }
    }
    guard let first = word.first else { return nil }
    return first.isNumber ? "_" + word : word
  }

  private static func decapitalized(_ text: String) -> String {
    let capitals = text.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == text.count {
      return capitals.lowercased() + text.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + text.dropFirst(capitals.count - 1)
  }
}
