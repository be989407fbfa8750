import SceneSyntax

extension InterfaceBuilder {
  /// Returns the attribute that sets a property of the object at an offset, or nil if its name is that of the property.
  package static func writtenKey(_ property: String, at offset: Int, in document: SyntaxTree) -> String? {
    guard renamedProperties.contains(property) else { return nil }
    let all = DocumentVocabulary.all
    var index = element(at: offset, in: document)
    for _ in 0..<maxDepth where index >= 0 {
      let element = document.elements[index]
      let name = document.name(of: element)
      // These elements contain the names of members of classes.
      guard name != "connections", name != "userDefinedRuntimeAttributes" else { return nil }
      if let family = all.element(name, isWatch: false)?.family {
        let known = all.attributes(of: family).map { all.attributes[$0] }
        if known.contains(where: { $0.key == property }) { return nil }
        if let found = known.first(where: { isRenamed($0) && $0.name == property }) { return found.key }
      }
      index = Int(element.parent)
    }
    return nil
  }

  private static let maxDepth = 4

  private static let renamedProperties = Set(
    DocumentVocabulary.all.attributes.lazy.filter(isRenamed).map(\.name))

  private static func isRenamed(_ attribute: DocumentVocabulary.Attribute) -> Bool {
    attribute.key != attribute.name && !attribute.key.contains(".") && !attribute.isPreserved
  }

  private static func element(at offset: Int, in document: SyntaxTree) -> Int {
    var (low, high) = (0, document.elements.count)
    while low < high {
      let middle = (low + high) / 2
      if document.elements[middle].tagRange.start <= offset { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
