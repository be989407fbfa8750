import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneValues

extension Analysis {
  /// The compared tree and the diagnostics. If the source is unreadable, the tree is nil and the diagnostics explain why.
  package var comparable: (tree: ComparedTree?, diagnostics: [Diagnostic]) {
    guard let structure else { return (nil, reading.faults) }
    var reader = ComparedTreeReader(
      structure.tree, structure.document, vocabulary: structure.vocabulary, ids: writtenIDs)
    return (reader.read(), [])
  }

  /// The compared tree of the scene that `scenec import` creates, with locations in the original file, or nil.
  package var comparableImport: ComparedTree? {
    let importer = SceneImporter(vocabulary: compiler.vocabulary, limits: compiler.limits)
    guard let tree = foreignTree.flatMap({ importer.translation(of: $0).tree }) else { return nil }
    let document = SceneParser.document(of: tree, vocabulary: compiler.vocabulary)
    var reader = ComparedTreeReader(tree, document, vocabulary: compiler.vocabulary, ids: [:])
    return reader.read()
  }
}

struct ComparedTreeReader {
  private let tree: SyntaxTree
  private let document: SceneDocument
  private let vocabulary: Vocabulary
  /// The file's ids, keyed by the scene's ids. Only ids that differ from the scene's ids are included.
  private let ids: [String: String]
  private var values: [Member: PropertyValue] = [:]
  private var made: ComparedTree
  private let texts: [Int32: [SyntaxTree.Text]]
  private var nextObject = 0

  private struct Member: Hashable {
    var object: Int
    var key: String
  }

  init(_ tree: SyntaxTree, _ document: SceneDocument, vocabulary: Vocabulary, ids: [String: String]) {
    self.tree = tree
    self.document = document
    self.vocabulary = vocabulary
    self.ids = ids
    made = ComparedTree(source: tree.source)
    texts = Dictionary(grouping: tree.texts, by: \.parent)
    for value in document.values {
      if case .object(let object) = value.owner {
        values[Member(object: object, key: value.key.text)] = value
      }
    }
  }

  mutating func read() -> ComparedTree {
    var nodes = Array(repeating: 0, count: tree.elements.count)
    var objects: [Int: Int] = [:]
    for (index, element) in tree.elements.enumerated() {
      let name = tree.name(of: element)
      let parent = element.parent < 0 ? nil : nodes[Int(element.parent)]
      if name == "value", let parent, isInObject(parent) {
        nodes[index] = parent
        addLongText(index, to: parent, objects[parent])
        continue
      }
      let object = takeObject(element, name)
      let kind: ComparedTree.Kind =
        parent == nil ? .file : object != nil ? .object : name == "scene" ? .scene : .part
      let place = made.nodes.count
      var node = ComparedTree.Node(kind, name, range: element.nameRange, index: place)
      node.parent = parent
      if let object {
        objects[place] = object
        if !document.objects[object].isInSingleSlot { node.slot = document.objects[object].slot }
        node.key = key(ofObject: object)
      }
      made.append(node)
      nodes[index] = place
      readAttributes(of: index, into: place, object)
      if kind == .part || name == "constraint" { finishPart(place, index) }
    }
    return made
  }

  private func isInObject(_ node: Int) -> Bool { made.nodes[node].kind == .object }

  private mutating func takeObject(_ element: SyntaxTree.Element, _ name: String) -> Int? {
    guard nextObject < document.objects.count else { return nil }
    let object = document.objects[nextObject]
    guard object.nameRange == element.nameRange, object.element == name else { return nil }
    nextObject += 1
    return nextObject - 1
  }

  private mutating func readAttributes(of index: Int, into node: Int, _ object: Int?) {
    for attribute in tree.attributes(of: index) {
      let (key, text) = (tree.name(of: attribute), tree.value(of: attribute))
      switch key {
      case "id" where object != nil || made.nodes[node].element == "constraint":
        let written = ids[text]
        made.set(
          id: text, name: written ?? text, label: ForeignID.label(of: text, written: written), of: node)
      case "class" where object != nil: made.set(className: text, of: node)
      default:
        made.addAttribute(
          self.attribute(key, text, of: object, at: attribute.nameRange),
          to: node)
      }
    }
  }

  private mutating func addLongText(_ index: Int, to node: Int, _ object: Int?) {
    let attributes = tree.attributes(of: index)
    guard let key = attributes.first(where: { tree.name(of: $0) == "key" }) else { return }
    let text = text(in: index)
    made.addAttribute(
      attribute(
        tree.value(of: key), text, of: object, at: tree.elements[index].nameRange),
      to: node)
  }

  private func attribute(
    _ key: String, _ text: String, of object: Int?, at range: SourceRange
  ) -> ComparedTree.Attribute {
    let value = object.flatMap { values[Member(object: $0, key: key)] }
    let isText =
      object.flatMap { document.objects[$0].elementClass }.flatMap { vocabulary.property(key, of: $0) }?
      .isLocalizable ?? false
    let meaning: ComparedTree.Meaning
    if let value, value.type != nil, let known = value.value {
      meaning = .value(known)
    } else if value == nil, object == nil {
      meaning =
        ["equation", "format"].contains(key)
        ? .words([Self.equation(text)?.text ?? text.filter { !$0.isWhitespace }])
        : .words(text.split(whereSeparator: \.isWhitespace).map(String.init))
    } else {
      meaning = .text(text)
    }
    let containsIDs =
      object == nil || ["equation", "format"].contains(key)
      || value.map { Self.isReference($0.type) } ?? false
    return ComparedTree.Attribute(
      key, containsIDs ? InterfaceBuilder.withWrittenIDs(attribute: text, ids) : text, meaning: meaning,
      isText: isText,
      range: range)
  }

  private func text(in index: Int) -> String {
    texts[Int32(index)]?.map { tree.value(of: $0) }.joined() ?? ""
  }

  private static func isReference(_ type: ValueType?) -> Bool {
    switch type {
    case .reference, .references: true
    default: false
    }
  }

  private func key(ofObject object: Int) -> String? {
    for key in ["reuseIdentifier", "name"] {
      if let value = values[Member(object: object, key: key)] { return value.literal.text }
    }
    return nil
  }

  private mutating func finishPart(_ node: Int, _ index: Int) {
    func value(_ key: String) -> String? {
      made.nodes[node].attributes.first { $0.key == key }?.text
    }
    let key: String?
    switch made.nodes[node].element {
    case "outlet", "outletCollection": key = value("property")
    case "action": key = [value("selector"), value("event")].compactMap(\.self).joined(separator: " ")
    case "segue":
      key =
        value("identifier")
        ?? [value("kind"), value("destination") ?? value("action")].compactMap(\.self).joined(separator: " ")
    case "runtimeAttribute": key = value("key")
    case "when": key = value("traits")
    case "state": key = value("name")
    case "appearance": key = [value("class"), value("in")].compactMap(\.self).joined(separator: " in ")
    case "constraint": key = value("equation").map(Self.relation)
    default: key = nil
    }
    made.set(key: key, of: node)
    let text = text(in: index)
    if !text.isEmpty {
      made.addAttribute(
        ComparedTree.Attribute("text", text, meaning: .text(text), range: tree.elements[index].nameRange),
        to: node)
    }
  }

  private static func equation(_ text: String) -> LayoutEquation? { try? LayoutEquation.parse(text).0 }

  /// Returns the sides of an equation without its numbers, such as `a.top=b.bottom` for `a.top = b.bottom * 2 + 8 @750`.
  private static func relation(_ written: String) -> String {
    guard var equation = equation(written) else { return faultyRelation(written) }
    let isNumber = equation.second == nil
    (equation.multiplier, equation.constant, equation.priority) = (1, 0, LayoutPriority.required.rawValue)
    return String(equation.text.filter { $0 != " " }.dropLast(isNumber ? 1 : 0))
  }

  private static func faultyRelation(_ equation: String) -> String {
    let text = equation.filter { !$0.isWhitespace }
    let start = text.lastIndex { "=<>≤≥".contains($0) }.map { text.index(after: $0) } ?? text.startIndex
    let end = text[start...].firstIndex { "+-*/@".contains($0) || $0.isNumber } ?? text.endIndex
    return String(text[..<end])
  }
}

extension ComparedTree {
  fileprivate mutating func set(id: String, name: String, label: String?, of node: Int) {
    update(node) {
      $0.id = id
      $0.name = name
      $0.label = label
    }
  }

  fileprivate mutating func set(className: String, of node: Int) { update(node) { $0.className = className } }
  fileprivate mutating func set(key: String?, of node: Int) { update(node) { $0.key = key } }
}
