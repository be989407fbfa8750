import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

extension SceneParser {
  /// Parses an `<appearance>` element and its variants, such as `<appearance class="Label" in="TableViewCell
  /// TableView" textColor="darkGray"/>`.
  mutating func parseAppearance(_ element: Int) {
    let node = tree.elements[element]
    let className = self.attributes(of: node).first { tree.name($0.name) == "class" }.map(name)
    let (index, structureFaults) = (document.appearances.count, document.structureFaults.count)
    let attributes = readAttributes(of: element, as: .appearance) { parser, attribute in
      parser.readStyle(attribute, of: className?.text, in: LanguageElement.appearance.name, rule: index)
    }
    guard let className else { return }
    let rule = AppearanceNode(
      nameRange: node.nameRange, className: className, containers: attributes["in"]?.words ?? [])
    document.appearances.append(rule)
    imports.hold(element, as: .appearance(index))
    for child in children(of: element) { parseVariant(child, of: rule) }
    document.appearances[index].hasStructureFaults = document.structureFaults.count > structureFaults
  }

  /// Parses a variant such as `<state name="highlighted" titleColor="red"/>`. The class determines the possible elements.
  private mutating func parseVariant(_ element: Int, of rule: AppearanceNode) {
    let node = tree.elements[element]
    let name = Name(tree.name(of: node), node.nameRange)
    let variant = vocabulary.variant(name.text, of: rule.className.text)
    if variant == nil, vocabulary.isComplete(rule.className.text) {
      return strayElement(element, in: LanguageElement.appearance.name)
    }
    let (index, structureFaults) = (document.appearances.count, document.structureFaults.count)
    for attribute in attributes(of: node) {
      let key = Name(tree.name(attribute.name), attribute.nameRange)
      if let axis = variant?.axis(key.text) {
        values.append(
          .appearance(index), .axis, key: Int(attribute.name.rawValue), at: key.range, place(attribute),
          type: values.add(type: axis.type))
      } else {
        readStyle(attribute, of: rule.className.text, in: name.text, rule: index)
      }
    }
    var rule = rule
    rule.nameRange = node.nameRange
    rule.variant = name
    document.appearances.append(rule)
    imports.hold(element, as: .appearance(index))
    for child in children(of: element) { strayElement(child, in: name.text) }
    document.appearances[index].hasStructureFaults = document.structureFaults.count > structureFaults
  }

  private mutating func readStyle(
    _ attribute: SyntaxTree.Attribute, of className: String?, in element: String, rule: Int
  ) {
    let key = Name(tree.name(attribute.name), attribute.nameRange)
    guard let className else {
      // The class is missing, so the property can belong to any class.
      if isDeclaredByAnyClass(key.text) { return }
      return strayStyle(key, attribute, of: nil, in: element)
    }
    let property = vocabulary.property(key.text, of: className)
    guard property != nil || !vocabulary.isComplete(className) else {
      return strayStyle(key, attribute, of: className, in: element)
    }
    values.append(
      .appearance(rule), .attribute, key: Int(attribute.name.rawValue), at: key.range, place(attribute),
      type: property.map { values.add($0) })
  }

  private mutating func strayStyle(
    _ key: Name, _ attribute: SyntaxTree.Attribute, of className: String?, in element: String
  ) {
    var fault = StructureFault(.unknownAttribute, key, in: element, value: name(attribute))
    fault.styledClass = className
    document.structureFaults.append(fault)
  }

  private func isDeclaredByAnyClass(_ key: String) -> Bool {
    vocabulary.classes.contains { $0.properties.contains { $0.key == key } }
  }
}
