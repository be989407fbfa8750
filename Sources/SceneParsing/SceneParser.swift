import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// A parser that creates a document from a syntax tree. The document includes misplaced parts and invalid literals so
/// that rules can report them.
package struct SceneParser {
  let tree: SyntaxTree
  let vocabulary: Vocabulary
  var document: SceneDocument
  var values: ValueListBuilder
  var elements: ElementTable
  var members: MemberTable
  let common: CommonNames
  var memberPlaces: [Int?] = []
  var textsByElement: [Int: Name] = [:]
  var imports: ImportedParts

  /// Returns the document that a tree represents. An invalid root becomes a fault. If the meaning of the root is clear,
  /// its content is still parsed.
  package static func document(of tree: SyntaxTree, vocabulary: Vocabulary) -> SceneDocument {
    tree.source.bytes.withUnsafeBufferPointer { document(of: tree, $0, vocabulary) }
  }

  private static func document(
    of tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary
  ) -> SceneDocument {
    let rootName = tree.name(of: tree.elements[0])
    let root = RootMeaning(of: tree, vocabulary)
    var document = SceneDocument(
      source: tree.source, kind: root.kind, nameRange: tree.elements[0].nameRange)
    document.reserve(objects: tree.elements.count)
    var parser = SceneParser(
      tree: tree, vocabulary: vocabulary, document: document,
      values: ValueListBuilder(
        source: tree.source, bytes: bytes, decoded: tree.decodedBytes, wordPlaces: tree.wordPlaces,
        keys: tree.names.all, capacity: tree.attributes.count
      ),
      elements: ElementTable(nameCount: tree.names.count), members: MemberTable(nameCount: tree.names.count),
      common: CommonNames(tree.names), imports: ImportedParts(of: tree))
    parser.memberPlaces.reserveCapacity(tree.elements.count)
    parser.collectTexts()
    parser.parseSuppressions()
    parser.parse(root, named: rootName)
    parser.collectImports()
    document = parser.document
    document.values = parser.values.finish()
    return document
  }

  private mutating func parse(_ root: RootMeaning, named name: String) {
    let isValid = SceneDocument.Kind(rawValue: name) != nil
    if !isValid {
      document.structureFaults.append(
        StructureFault(
          .unknownElement, Name(name, tree.elements[0].nameRange), in: "",
          endTagName: tree.endTagNameRange(of: tree.elements[0])))
    }
    switch root {
    case .file(let kind): parseRoot(named: name, as: kind)
    case .scene: parseScene(0)
    case .object(.storyboard): parseScene(of: CollectionOfOne(0), in: 0)
    case .object(.nib): _ = parseObject(0, parent: nil, scene: nil)
    case .unknown: break
    }
    if !isValid {
      let root = tree.elements[0].nameRange
      document.structureFaults.removeAll { $0.kind == .missingAttribute && $0.name.range == root }
    }
  }

  private mutating func parseRoot(named name: String, as kind: SceneDocument.Kind) {
    imports.hold(0, as: .document)
    let attributes = readAttributes(of: 0, as: kind.element) { parser, attribute in
      parser.readProperty(attribute, owner: .document, class: kind.className)
    }
    document.version = attributes["version"]
    document.initial = attributes["initial"]
    document.owner = attributes["owner"]
    for child in children(of: 0) {
      switch (tree.name(of: tree.elements[child]), kind) {
      case ("scene", .storyboard): parseScene(child)
      case ("appearance", .storyboard): parseAppearance(child)
      case ("outlet", .nib): parseOutlet(child, source: nil, isCollection: false)
      case ("outletCollection", .nib): parseOutlet(child, source: nil, isCollection: true)
      case (_, .nib): _ = parseObject(child, parent: nil, scene: nil)
      default: strayElement(child, in: name)
      }
    }
  }

  private mutating func parseScene(_ element: Int) {
    _ = readAttributes(of: element, as: .scene)
    imports.hold(element, as: .scene(document.scenes.count))
    parseScene(of: children(of: element), in: element)
  }

  private mutating func parseScene(of objects: some Sequence<Int>, in element: Int) {
    let scene = document.scenes.count
    document.scenes.append(SceneNode(nameRange: tree.elements[element].nameRange))
    for child in objects {
      guard let object = parseObject(child, parent: nil, scene: scene) else { continue }
      document.scenes[scene].topLevel.append(object)
      if meaning(of: child).isController, document.scenes[scene].controller == nil {
        document.scenes[scene].controller = object
      }
    }
    if let controller = document.scenes[scene].controller { assignSegues(of: scene, to: controller) }
  }

  /// Makes a scene's controller the source of the scene's segues, regardless of their triggers.
  private mutating func assignSegues(of scene: Int, to controller: Int) {
    for index in document.segues.indices.reversed() {
      guard document.objects[document.segues[index].holder].scene == scene else { break }
      document.segues[index].source = controller
    }
  }

  func children(of element: Int) -> OwnChildren { imports.own(tree.children(of: element)) }
  func attributes(of element: SyntaxTree.Element) -> OwnAttributes {
    imports.own(tree.attributes(of: element))
  }

  mutating func strayElement(_ element: Int, in parent: String, object: Int? = nil) {
    leaveOut(element, adding: strayFault(element, in: parent, object: object))
  }

  func strayFault(_ element: Int, in parent: String, object: Int?) -> StructureFault {
    let name = tree.name(of: tree.elements[element])
    let isKnown =
      LanguageElement.all.contains { $0.name == name } || vocabulary.description(ofElement: name) != nil
      || vocabulary.isVariantElement(name)
    let key = tree.attributes(of: element).first { ["key", "name"].contains(tree.name($0.name)) }
    return StructureFault(
      isKnown ? .misplacedElement : .unknownElement, Name(name, tree.elements[element].nameRange), in: parent,
      object: object, value: isKnown ? nil : key.map(self.name),
      endTagName: isKnown ? nil : tree.endTagNameRange(of: tree.elements[element]))
  }

  mutating func leaveOut(_ element: Int, adding fault: StructureFault) {
    document.structureFaults.append(fault)
    leaveOutIDs(of: element)
  }

  /// Records the ids in a skipped element so that rules do not report references to these ids.
  private mutating func leaveOutIDs(of element: Int) {
    for index in element..<Int(tree.elements[element].subtreeEnd) {
      for attribute in tree.attributes(of: index)
      where tree.name(attribute.name) == "id" && !imports.contains(element: index) {
        document.idsLeftOut.insert(tree.value(of: attribute))
      }
    }
  }

  /// Collects text content and records a fault for text outside `<value>` elements.
  private mutating func collectTexts() {
    for text in tree.texts where !imports.contains(element: Int(text.parent)) {
      let element = Int(text.parent)
      let name = tree.name(of: tree.elements[element])
      let string = tree.value(of: text)
      guard name == LanguageElement.value.name else {
        document.structureFaults.append(StructureFault(.text, Name(string, text.range), in: name))
        continue
      }
      if let before = textsByElement[element] {
        let range = SourceRange(start: before.range.start, end: text.range.end)
        textsByElement[element] = Name(before.text + string, range)
      } else {
        textsByElement[element] = Name(string, text.range)
      }
    }
  }
}
