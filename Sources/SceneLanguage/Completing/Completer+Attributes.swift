import InterfaceBuilder
import SceneModel
import SceneValues

extension Completer {
  mutating func addAttributes() {
    guard let element = context.element else { return }
    // If an attribute begins directly at the cursor, it is not replaced.
    let isBefore = !context.range.isEmpty && context.range.lowerBound == offset
    if isBefore { replaced = offset..<offset }
    let known = Set(
      markup.elements[element].attributes.compactMap { place in
        markup.attributes[place].name == context.range && !isBefore
          ? nil : markup.text(markup.attributes[place].name)
      })
    // If the name already has a value, only the name is replaced.
    let hasValue =
      !isBefore
      && markup.elements[element].attributes.contains {
        markup.attributes[$0].name == context.range && markup.attributes[$0].value != nil
      }
    for attribute in document.isForeign ? foreignAttributes(of: element) : attributes(of: element)
    where !known.contains(attribute.name) {
      var item = CompletionItem(attribute.name, .attribute)
      item.detail = attribute.detail
      item.subject = attribute.subject
      item.rank = attribute.rank
      if !hasValue {
        item.isSnippet = true
        let words =
          attribute.words.isEmpty || attribute.words.contains { $0.contains(",") || $0.contains("|") }
          ? "$1" : "${1|\(attribute.words.joined(separator: ","))|}"
        item.text = "\(attribute.name)=\"\(words)\"$0\(isBefore ? " " : "")"
      }
      items.append(item)
    }
  }

  private struct Attribute {
    var name: String
    var detail = ""
    var subject = ""
    var rank = 0
    var words: [String] = []
  }

  private func attributes(of element: Int) -> [Attribute] {
    let name = markup.name(of: element)
    var found: [Attribute] = []
    if let known = LanguageElement.all.first(where: { $0.name == name }) {
      found = known.attributes.map {
        Attribute(
          name: $0, detail: known.required.contains($0) ? "required" : "", subject: "<\(name)>.\($0)",
          rank: known.required.contains($0) ? 0 : 1)
      }
    }
    switch name {
    case LanguageElement.when.name:
      if let holder = document.holder(of: element) {
        if markup.name(of: holder) == LanguageElement.constraint.name {
          return found + [
            Attribute(name: LanguageElement.active, rank: 1), Attribute(name: "constant", rank: 1),
          ]
        }
        found += properties(of: document.classes.className(of: holder), or: holder)
      }
      return found
    case LanguageElement.appearance.name:
      return found
        + stylable(of: markup.value("class", of: element) ?? Vocabulary.viewClass) {
          $0.variant == nil || true
        }
    case LanguageElement.segue.name:
      return found + properties(of: document.classes.className(of: element), or: element)
    case LanguageElement.storyboard.name: return found + properties(of: "Storyboard", or: nil)
    case LanguageElement.constraint.name: return found + properties(of: Vocabulary.constraintClass, or: nil)
    case _ where !found.isEmpty: return found
    default: break
    }
    if let parent = context.parent, markup.name(of: parent) == LanguageElement.appearance.name {
      let styled = markup.value("class", of: parent) ?? Vocabulary.viewClass
      let variant = variants(of: styled).first { $0.element == name }
      return (variant?.axes ?? []).map { Attribute(name: $0.name, detail: "\($0.type)") }
        + stylable(of: styled) { $0.variant?.element == name }
    }
    found = [
      Attribute(name: "id", detail: "the id that other objects refer to", subject: "<object>.id", rank: 0),
      Attribute(name: "class", detail: "a class of the app", subject: "<object>.class", rank: 1),
    ]
    let own = document.classes.className(of: element)
    if document.isController(own) {
      found.append(
        Attribute(
          name: LanguageElement.entry,
          detail: "whether code shows the scene", subject: "<object>.entry", rank: 4,
          words: ["true", "false"]))
    }
    return found + properties(of: own, or: element)
  }

  /// Returns the properties of a class or, if the class is unknown, of the element's class.
  private func properties(of name: String?, or element: Int?) -> [Attribute] {
    var lineage = name.map(vocabulary.lineage) ?? []
    if lineage.isEmpty, let element, let own = document.classes.elementClass(of: element) {
      lineage = vocabulary.lineage(of: own)
    }
    return lineage.enumerated().flatMap { depth, description in
      description.properties.filter { !$0.isPreserved || document.isForeign }.map { property in
        Attribute(
          name: property.key, detail: Self.detail(of: property),
          subject: "\(description.qualifiedName).\(property.key)", rank: 2 + min(depth, 3),
          words: Self.words(of: property.type))
      }
    }
  }

  private func stylable(of name: String, _ isWanted: (PropertyDescription) -> Bool) -> [Attribute] {
    vocabulary.lineage(of: name).flatMap { description in
      description.properties.filter { $0.isStylable && isWanted($0) }.map {
        Attribute(
          name: $0.key, detail: Self.detail(of: $0), subject: "\(description.qualifiedName).\($0.key)",
          rank: 2, words: Self.words(of: $0.type))
      }
    }
  }

  static func words(of type: ValueType) -> [String] {
    switch type {
    case .bool: ["true", "false"]
    case .enumeration(let cases): cases
    default: []
    }
  }

  static func detail(of property: PropertyDescription) -> String {
    let type =
      switch property.type {
      case .enumeration, .optionSet: "words"
      default: "\(property.type)"
      }
    guard let literal = property.defaultLiteral else { return type }
    return "\(type) = \(literal.isEmpty ? "\"\"" : literal)"
  }

  private func foreignAttributes(of element: Int) -> [Attribute] {
    let name = markup.name(of: element)
    let language: [String: [String]] = [
      "outlet": ["property", "destination", "id"], "outletCollection": ["property", "destination", "id"],
      "action": ["selector", "destination", "eventType", "id"],
      "segue": ["destination", "kind", "identifier", "unwindAction", "customClass", "customModule", "id"],
      "constraint": [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
        "priority",
        "id",
      ],
      "rect": ["key", "x", "y", "width", "height"],
      "color": ["key", "red", "green", "blue", "alpha", "white", "name", "systemColor"],
    ]
    if let names = language[name] { return names.map { Attribute(name: $0) } }
    let own = document.classes.className(of: element)
    let forms = InterfaceBuilder.attributes(ofElement: name)
    guard own != nil || !forms.isEmpty else { return [] }
    let common =
      ["id", "customClass", "customModule", "userLabel"]
      + (document.isController(own) ? ["storyboardIdentifier"] : [])
    return common.map { Attribute(name: $0) }
      + forms.map { form in
        let property = own.flatMap { vocabulary.property(form.property, of: $0) }
        return Attribute(
          name: form.name, detail: property.map(Self.detail) ?? "",
          subject: own.map { "\($0).\(form.property)" } ?? "", rank: 1, words: form.words)
      }
  }
}
