import SceneValues

/// Information about the names of elements and attributes. It is available even for documents that cannot be parsed.
extension InterfaceBuilder {
  package static func className(ofElement element: String, in vocabulary: Vocabulary) -> String? {
    guard let known = DocumentVocabulary.all.element(element, isWatch: false) else { return nil }
    if let name = known.className, let description = vocabulary.description(of: name) {
      return description.qualifiedName
    }
    return vocabulary.description(ofElement: known.name)?.qualifiedName
  }

  package static func isAppleClass(_ description: ClassDescription) -> Bool {
    appleClasses.contains(description.qualifiedName)
  }

  private static let appleClasses = Set(
    (ForeignClassFacts.all + AppKitFacts.all).map(\.qualifiedName))

  package static let objectElements: [String] =
    DocumentVocabulary.all.elements.dictionary.keys.filter { !$0.contains(".") }.sorted()

  package struct AttributeForm: Sendable {
    package var name: String
    package var property: String
    /// The words that the attribute accepts, or an empty array if the attribute is not enumerated.
    package var words: [String]
  }

  /// Returns the attributes of an element, sorted by name. Attributes represented as child elements are omitted.
  package static func attributes(ofElement element: String) -> [AttributeForm] {
    let all = DocumentVocabulary.all
    guard let known = all.element(element, isWatch: false) else { return [] }
    var forms: [String: AttributeForm] = [:]
    for index in all.attributes(of: known.family) {
      let attribute = all.attributes[index]
      guard !attribute.key.contains(".") else { continue }
      let words: [String]
      switch attribute.kind {
      case .bool: words = ["YES", "NO"]
      case .enum: words = attribute.cases.dictionary.keys.sorted()
      case .rect, .size, .insets, .color, .font, .autoresizing, .date, .options: continue
      default: words = []
      }
      forms[attribute.key] = AttributeForm(name: attribute.key, property: attribute.name, words: words)
    }
    return forms.values.sorted { $0.name < $1.name }
  }
}
