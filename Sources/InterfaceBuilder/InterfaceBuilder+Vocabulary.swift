import SceneValues

extension InterfaceBuilder {
  /// Returns `known`, extended by the UIKit classes and Interface Builder connections that the class library lacks.
  package static func vocabulary(adding known: Vocabulary) -> Vocabulary {
    guard !known.usesUIKitNames else { return known }
    return Vocabulary.extending(known) { vocabulary in
      vocabulary = Vocabulary(known.classes.map { placed($0, in: known) })
      vocabulary.add(foreign: ForeignClassFacts.all + AppKitFacts.all + otherClasses(besides: known))
      vocabulary.add(
        aliases: ClassNameFacts.all.map { ($0.name, $0.libraryName) },
        subclassRelations: ClassNameFacts.subclassRelations + AppKitFacts.subclassRelations)
      vocabulary.add(foreign: widened(vocabulary))
    }
  }

  private static func placed(_ description: ClassDescription, in known: Vocabulary) -> ClassDescription {
    guard description.module.isEmpty, known.modules(of: description.name).count > 1 else {
      return description
    }
    var description = description
    description.module = Vocabulary.unknownModule
    return description
  }

  private static func otherClasses(besides known: Vocabulary) -> [ClassDescription] {
    var names = Set(ForeignClassFacts.all.map(\.name))
    return DocumentVocabulary.all.elements.values.sorted {
      ($0.className ?? "", $0.name) < ($1.className ?? "", $1.name)
    }
    .compactMap { element in
      guard let name = element.className, known.index(of: name) == nil,
        ClassNameFacts.libraryNames[name] == nil,
        let superclass = known.description(ofElement: element.name), names.insert(name).inserted
      else { return nil }
      return ClassDescription(
        name: name, module: "UIKit", superclass: superclass.qualifiedName, isIncomplete: true)
    }
  }

  private static func widened(_ vocabulary: Vocabulary) -> [ClassDescription] {
    var changed: [String: ClassDescription] = [:]
    func change(_ name: String, _ add: (inout ClassDescription) -> Void) {
      guard let index = vocabulary.index(of: name) else { return }
      let known = vocabulary.classes[index]
      add(&changed[known.qualifiedName, default: known])
    }
    for (name, outlets) in OutletFacts.all {
      change(name) { description in
        description.outlets += outlets.filter { outlet in
          !description.outlets.contains { $0.name == outlet.name }
        }
      }
    }
    for (name, selectors) in ActionFacts.all {
      change(name) { description in
        let known = Set(description.actions.map(\.selector))
        description.actions += selectors.filter { !known.contains($0) }.map {
          ActionDescription(selector: $0)
        }
      }
    }
    let macView = vocabulary.lineage(of: "NSView")
    for name in AppKitFacts.shared {
      change(name) { description in
        description.outlets += macView.flatMap(\.outlets)
        description.actions += macView.flatMap(\.actions)
      }
    }
    for name in vocabulary.classes.map(\.qualifiedName)
    where vocabulary.isClass(name, descendantOf: "Control") == true {
      change(name) { description in
        let known = vocabulary.events(of: name)
        description.events = known + EventFacts.control.filter { !known.contains($0) }
      }
    }
    var preserved: [String: [String: ValueType]] = [:]
    for (name, families) in describedClasses(vocabulary) {
      let lineage = vocabulary.lineage(of: name)
      // Linear searches through hundreds of properties would double the time for processing one file.
      var known = Set(lineage.flatMap { $0.properties.map(\.key) })
      // Properties of a superclass are not repeated, because longer lists make every lookup slower.
      var types = lineage.dropFirst().lazy.compactMap { preserved[$0.qualifiedName] }.first ?? [:]
      change(name) { description in
        for attribute in families.flatMap(DocumentVocabulary.all.preserved)
        where known.insert(attribute.name).inserted && types[attribute.name] != attribute.valueType {
          var property = PropertyDescription(key: attribute.name, type: attribute.valueType)
          property.isPreserved = true
          // Users see the title even if the class library does not support the title of this class.
          if attribute.name == "title" { property.placeholders = [] }
          description.properties.append(property)
          types[attribute.name] = attribute.valueType
        }
      }
      if let name = lineage.first?.qualifiedName { preserved[name] = types }
    }
    return changed.values.sorted { $0.name < $1.name }
  }

  private static func describedClasses(_ known: Vocabulary) -> [(name: String, families: [ElementFamily])] {
    // Generic objects are excluded, because an attribute of one generic object is not valid for all of them.
    let ordered = DocumentVocabulary.all.elements.dictionary.sorted { $0.key < $1.key }.filter {
      !$0.value.isObject
    }
    let elements = ordered.compactMap { _, element in
      known.description(ofElement: element.name).map { ($0.name, element.family) }
    }
    let others: [(String, ElementFamily)] = [
      ("Storyboard", .document), ("Nib", .document), ("TextField", .textInput), ("TextView", .textInput),
      ("SearchBar", .textInput), ("Button", .state), ("ButtonState", .state),
    ]
    var families: [String: [ElementFamily]] = [:]
    for (name, family) in elements + others where families[name]?.contains(family) != true {
      families[name, default: []].append(family)
    }
    return families.map { (name: $0.key, families: $0.value, depth: known.lineage(of: $0.key).count) }
      .sorted { ($0.depth, $0.name) < ($1.depth, $1.name) }.map { ($0.name, $0.families) }
  }
}

extension DocumentVocabulary.Attribute {
  fileprivate var valueType: ValueType {
    switch kind {
    case .bool: .bool
    case .number, .date: .number
    case .int: .int
    case .color: .color
    case .size: .size
    case .insets: .insets
    case .rect: .rect
    case .image: .image
    case .font: .font
    case .reference: .reference("View")
    case .controller: .reference("ViewController")
    default: .string
    }
  }
}
