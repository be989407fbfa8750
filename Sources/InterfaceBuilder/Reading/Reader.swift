import SceneDiagnostics
import SceneSyntax

/// Translates a document of Interface Builder into a scene, element by element.
///
/// What a scene has no word for is carried along: attributes as `ib:name`, elements as `<ib:name>`, with everything that
/// is in them. A reference to something that is carried along is carried along itself.
struct Reader {
  let tree: SyntaxTree
  /// The elements that other elements only refer to.
  let survey: Survey
  let form: DocumentForm
  let options: Options
  let words = DocumentVocabulary.all
  var table: WordTable
  /// The scene.
  var out: DerivedTreeBuilder
  /// The outcome of each element and attribute.
  var outcomes: ImportOutcomes
  var written: WrittenNames
  var pending = PendingParts()
  var found: FoundFacts

  init(
    _ tree: SyntaxTree, _ survey: Survey, _ form: DocumentForm, _ options: Options, keeping ids: Set<String>
  ) {
    self.tree = tree
    self.survey = survey
    self.form = form
    self.options = options
    table = WordTable(tree.names, isWatch: form.isWatch)
    out = DerivedTreeBuilder(from: tree)
    outcomes = ImportOutcomes(tree)
    written = WrittenNames(tree, words, &out)
    found = FoundFacts(keptIDs: ids)
  }

  // MARK: - Looking

  func attribute(_ key: ReaderKey, of index: Int) -> SyntaxTree.Attribute? {
    survey.keys[key.rawValue].flatMap { tree.attribute($0, of: tree.elements[index]) }
  }

  func text(_ key: ReaderKey, of index: Int) -> String? {
    attribute(key, of: index).map { tree.value(of: $0) }
  }
  func elementName(_ index: Int) -> String { tree.name(of: tree.elements[index]) }

  /// The first child of a name.
  func child(_ key: ReaderKey, of index: Int) -> Int? {
    guard let name = survey.keys[key.rawValue] else { return nil }
    return tree.children(of: index).first { tree.elements[$0].name == name }
  }

  // MARK: - Keeping account

  /// What becomes of a name that is in no table. Of AppKit's names and those of Xcode 3, no table says all there are.
  var unknown: ImportStatistics.Outcome { form.isMac || form.isArchive ? .kept : .unknown }

  /// Gives an attribute its outcome, unless it has one.
  mutating func mark(_ key: ReaderKey, of index: Int, _ outcome: ImportStatistics.Outcome = .understood) {
    guard let name = survey.keys[key.rawValue] else { return }
    for position in tree.attributeIndices(of: tree.elements[index])
    where tree.attributes[position].name == name && outcomes.attributes[position] == .lost {
      outcomes.attributes[position] = outcome
    }
  }

  /// The value of an attribute, which has done its duty then.
  mutating func take(_ key: ReaderKey, of index: Int) -> String? {
    takeAttribute(key, of: index).map { tree.value(of: $0) }
  }

  mutating func takeAttribute(_ key: ReaderKey, of index: Int) -> SyntaxTree.Attribute? {
    guard let name = survey.keys[key.rawValue] else { return nil }
    for position in tree.attributeIndices(of: tree.elements[index])
    where tree.attributes[position].name == name {
      if outcomes.attributes[position] == .lost { outcomes.attributes[position] = .understood }
      return tree.attributes[position]
    }
    return nil
  }

  /// An element with all that is in it, as far as nothing has been said of it.
  mutating func markAll(_ index: Int, _ outcome: ImportStatistics.Outcome) {
    for element in index..<Int(tree.elements[index].subtreeEnd) { markTag(element, outcome) }
  }

  /// An element without what is in it, as far as nothing has been said of it.
  mutating func markTag(_ index: Int, _ outcome: ImportStatistics.Outcome) {
    if outcomes.elements[index] == .lost { outcomes.elements[index] = outcome }
    for position in tree.attributeIndices(of: tree.elements[index])
    where outcomes.attributes[position] == .lost {
      outcomes.attributes[position] = outcome
    }
  }

  /// A group only holds elements. Its own attributes are not carried along, because a scene has no element for it.
  mutating func openGroup(_ index: Int) {
    outcomes.elements[index] = .understood
    mark(.key, of: index)
    markTag(index, unknown)
  }

  /// What means nothing but itself, as far as it says nothing that nobody knows: then it is carried along as well.
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

  /// Carries an element along, as `<ib:name>`.
  mutating func keep(_ index: Int, _ outcome: ImportStatistics.Outcome = .kept) {
    let isKnown = outcome == .kept || KnownNames.elements.contains(elementName(index))
    markAll(index, .kept)
    if !isKnown { outcomes.elements[index] = .unknown }
    if let id = survey.keys[ReaderKey.id.rawValue] {
      for element in index..<Int(tree.elements[index].subtreeEnd) where !isArchived(element) {
        if let attribute = tree.attribute(id, of: tree.elements[element]) {
          found.keptIDs.insert(tree.value(of: attribute))
        }
      }
    }
    out.copy(index, as: out.name("ib:" + elementName(index)))
  }

  /// Whether an element stands there as an archive of Xcode 3's has it: by its id, the archive alone refers to it, and
  /// it may be there several times.
  func isArchived(_ index: Int) -> Bool { form.isArchive && Self.archived.contains(elementName(index)) }

  private static let archived: Set<String> = ["object", "array", "dictionary", "set"]

  /// Carries an attribute along, as `ib:name`.
  mutating func keep(attribute position: Int, as name: String, _ outcome: ImportStatistics.Outcome) {
    let attribute = tree.attributes[position]
    let kept = out.name("ib:" + name)
    outcomes.attributes[position] = outcome
    if !out.has(kept) { out.append(kept, copying: attribute) }
  }

  /// Carries along what nobody has looked at of a value, as attributes of what it is a value of.
  mutating func keepRest(of index: Int, as key: String, _ family: ElementFamily) {
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

  // MARK: - Writing

  /// What a scene calls an element that the tables have.
  mutating func written(_ word: DocumentVocabulary.Element, for element: NameID) -> NameID {
    if let known = written.elements[Int(element.rawValue)] { return known }
    let name = out.name(word.name)
    written.elements[Int(element.rawValue)] = name
    return name
  }

  mutating func write(_ name: String, _ value: String, at index: Int) {
    out.append(out.name(name), value, at: tree.elements[index].nameRange)
  }

  /// What a scene calls something that has an id in the file; nil for what is carried along.
  func target(_ id: String) -> String? {
    if let special = survey.targets[id] { return special }
    if found.keptIDs.contains(id) || survey.guides[id] != nil { return nil }
    return options.naming?.names[id] ?? ForeignID.scene(id)
  }

  /// The id that something has in a scene; nil where it needs none.
  func name(of id: String) -> String? {
    if let special = survey.targets[id] { return special }
    return options.naming.map { $0.names[id] } ?? ForeignID.scene(id)
  }
}
