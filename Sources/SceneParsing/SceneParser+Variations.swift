import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

extension SceneParser {
  mutating func parseVariation(_ element: Int, of object: Int) {
    let (index, structureFaults) = (document.variations.count, document.structureFaults.count)
    let node = tree.elements[element]
    let traits = attributes(of: node).first { tree.name($0.name) == "traits" }.map(name)
    document.variations.append(VariationNode(object: object, nameRange: node.nameRange, traits: traits))
    readAttributes(of: element, as: .when) { parser, attribute in
      parser.readVaried(attribute, of: object, in: index)
    }
    noChildren(of: element, in: .when)
    imports.hold(element, as: .variation(index))
    document.variations[index].hasStructureFaults = document.structureFaults.count > structureFaults
  }

  private mutating func readVaried(_ attribute: SyntaxTree.Attribute, of object: Int, in variation: Int) {
    let key = Name(tree.name(attribute.name), attribute.nameRange)
    let node = document.objects[object]
    guard let elementClass = node.elementClass else { return }
    let custom = node.customClass?.text
    guard isVariable(key.text, of: node) else {
      document.variations[variation].invariable.append(key)
      return
    }
    readProperty(attribute, owner: .variation(variation), class: elementClass, custom: custom)
  }

  /// Returns whether an attribute can vary. Attributes that specify the object's identity or connections cannot vary.
  private func isVariable(_ key: String, of object: ObjectNode) -> Bool {
    if LanguageElement.objectAttributes.contains(key) || key == LanguageElement.entry { return false }
    if object.elementClass == Vocabulary.constraintClass, LanguageElement.constraint.required.contains(key) {
      return false
    }
    if object.isPrototype, LanguageElement.prototypeIdentity.contains(key) { return false }
    let property = [object.elementClass, object.customClass?.text].lazy
      .compactMap { $0.flatMap { self.vocabulary.property(key, of: $0) } }.first
    switch property?.type {
    case .reference, .references: return false
    default: return true
    }
  }
}
