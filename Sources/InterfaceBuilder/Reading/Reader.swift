import SceneDiagnostics
import SceneSyntax

/// A reader that translates an Interface Builder document to a scene, element by element. Unsupported attributes are
/// renamed to `ib:name`. Unsupported elements are renamed to `<ib:name>` and keep their content.
struct Reader {
  let tree: SyntaxTree
  let referenceIndex: ReferenceIndex
  let form: DocumentForm
  let options: Options
  let words = DocumentVocabulary.all
  let numbers: NameNumbers
  let table: WordTable
  var out: DerivedTreeBuilder
  var outcomes: ImportOutcomes
  var written: WrittenNames
  var pending = PendingParts()
  var found: FoundFacts

  init(
    _ tree: SyntaxTree, _ numbers: NameNumbers, _ referenceIndex: ReferenceIndex, _ form: DocumentForm,
    _ options: Options, keeping ids: Set<String>
  ) {
    self.tree = tree
    self.referenceIndex = referenceIndex
    self.form = form
    self.options = options
    self.numbers = numbers
    table = WordTable(numbers: numbers, isWatch: form.isWatch)
    out = DerivedTreeBuilder(from: tree)
    outcomes = ImportOutcomes(tree)
    written = WrittenNames(tree, words, &out)
    found = FoundFacts(keptIDs: ids)
  }

  func attribute(_ key: ReaderKey, of index: Int) -> SyntaxTree.Attribute? {
    referenceIndex.keys[key.rawValue].flatMap { tree.attribute($0, of: tree.elements[index]) }
  }

  func text(_ key: ReaderKey, of index: Int) -> String? {
    attribute(key, of: index).map { tree.value(of: $0) }
  }
  func elementName(_ index: Int) -> String { tree.name(of: tree.elements[index]) }

  func child(_ key: ReaderKey, of index: Int) -> Int? {
    guard let name = referenceIndex.keys[key.rawValue] else { return nil }
    return tree.children(of: index).first { tree.elements[$0].name == name }
  }

  /// The outcome to record for names that are missing from the tables. For macOS documents and Xcode 3 archives, such
  /// names are not reported as unknown, because the tables for these formats are incomplete.
  var unknown: ImportStatistics.Outcome { form.isMac || form.isArchive ? .kept : .unknown }

  mutating func mark(_ key: ReaderKey, of index: Int, _ outcome: ImportStatistics.Outcome = .understood) {
    guard let name = referenceIndex.keys[key.rawValue] else { return }
    for position in tree.attributeIndices(of: tree.elements[index])
    where tree.attributes[position].name == name && outcomes.attributes[position] == .lost {
      outcomes.attributes[position] = outcome
    }
  }

  mutating func take(_ key: ReaderKey, of index: Int) -> String? {
    takeAttribute(key, of: index).map { tree.value(of: $0) }
  }

  mutating func takeAttribute(_ key: ReaderKey, of index: Int) -> SyntaxTree.Attribute? {
    guard let name = referenceIndex.keys[key.rawValue] else { return nil }
    for position in tree.attributeIndices(of: tree.elements[index])
    where tree.attributes[position].name == name {
      if outcomes.attributes[position] == .lost { outcomes.attributes[position] = .understood }
      return tree.attributes[position]
    }
    return nil
  }

  mutating func markAll(_ index: Int, _ outcome: ImportStatistics.Outcome) {
    for element in index..<Int(tree.elements[index].subtreeEnd) { markTag(element, outcome) }
  }

  mutating func markTag(_ index: Int, _ outcome: ImportStatistics.Outcome) {
    if outcomes.elements[index] == .lost { outcomes.elements[index] = outcome }
    for position in tree.attributeIndices(of: tree.elements[index])
    where outcomes.attributes[position] == .lost {
      outcomes.attributes[position] = outcome
    }
  }

  /// Opens a group. A scene has no element for a group, so the group's attributes are dropped.
  mutating func openGroup(_ index: Int) {
    outcomes.elements[index] = .understood
    mark(.key, of: index)
    markTag(index, unknown)
  }

  mutating func understand(_ index: Int) {
    var isKnown = true
    for element in index..<Int(tree.elements[index].subtreeEnd) {
      let known = KnownNames.attributes[elementName(element)]
      for position in tree.attributeIndices(of: tree.elements[element])
      where outcomes.attributes[position] == .lost
        && !KnownNames.isCommon(tree.name(of: tree.attributes[position]))
        && known?.contains(tree.name(of: tree.attributes[position])) == false
      {
        outcomes.attributes[position] = unknown
        isKnown = false
      }
    }
    markAll(index, .understood)
    if !isKnown { out.copy(index, as: out.name("ib:" + elementName(index))) }
  }

  mutating func keep(_ index: Int, _ outcome: ImportStatistics.Outcome = .kept) {
    let isKnown = outcome == .kept || KnownNames.elements.contains(elementName(index))
    markAll(index, .kept)
    if !isKnown { outcomes.elements[index] = .unknown }
    if let id = referenceIndex.keys[ReaderKey.id.rawValue] {
      for element in index..<Int(tree.elements[index].subtreeEnd) where !isArchived(element) {
        if let attribute = tree.attribute(id, of: tree.elements[element]) {
          found.keptIDs.insert(tree.value(of: attribute))
        }
      }
    }
    out.copy(index, as: out.name("ib:" + elementName(index)))
  }

  /// Returns whether an element occurs only in Xcode 3 archives. Several such elements can have the same id.
  func isArchived(_ index: Int) -> Bool { form.isArchive && Self.archived.contains(elementName(index)) }

  private static let archived: Set<String> = ["object", "array", "dictionary", "set"]

  mutating func keep(attribute position: Int, as name: String, _ outcome: ImportStatistics.Outcome) {
    let attribute = tree.attributes[position]
    let kept = out.name("ib:" + name)
    outcomes.attributes[position] = outcome
    if !out.has(kept) { out.append(kept, copying: attribute) }
  }

  mutating func preserveRemaining(of index: Int, as key: String, _ family: ElementFamily) {
    for position in tree.attributeIndices(of: tree.elements[index])
    where outcomes.attributes[position] == .lost {
      let attribute = tree.attributes[position]
      let name = "\(key).\(tree.name(of: attribute))"
      if let rule = words.attribute(name, of: family).map({ words.attributes[$0] }),
        write(attribute, by: rule)
      {
        outcomes.attributes[position] = .understood
      } else {
        keep(attribute: position, as: name, .kept)
      }
    }
  }

  mutating func written(_ word: DocumentVocabulary.Element, for element: NameID) -> NameID {
    if let known = written.elements[Int(element.rawValue)] { return known }
    let name = out.name(word.name)
    written.elements[Int(element.rawValue)] = name
    return name
  }

  mutating func write(_ name: String, _ value: String, at index: Int) {
    out.append(out.name(name), value, at: tree.elements[index].nameRange)
  }

  /// Returns the scene name of the object with a document id, or nil for preserved objects and layout guides.
  func target(_ id: String) -> String? {
    if let special = referenceIndex.targets[id] { return special }
    if found.keptIDs.contains(id) || referenceIndex.guides[id] != nil || referenceIndex.exits.contains(id) {
      return nil
    }
    return options.naming?.names[id] ?? ForeignID.scene(id)
  }

  func name(of id: String) -> String? {
    if let special = referenceIndex.targets[id] { return special }
    return options.naming.map { $0.names[id] } ?? ForeignID.scene(id)
  }
}
