import SceneValues

/// What is known of elements and attributes by their names alone, in documents that cannot be read at the moment, too.
extension InterfaceBuilder {
  /// The class whose objects an element of a document makes; nil where none is known.
  ///
  /// - Parameters:
  ///   - element: its name in the document.
  ///   - vocabulary: the classes that documents may speak of.
  /// - Returns: the qualified name.
  package static func className(ofElement element: String, in vocabulary: Vocabulary) -> String? {
    guard let known = DocumentVocabulary.all.element(element, isWatch: false) else { return nil }
    if let name = known.className, let description = vocabulary.description(of: name) {
      return description.qualifiedName
    }
    return vocabulary.description(ofElement: known.name)?.qualifiedName
  }

  /// Whether a class is one of Apple's frameworks, and neither the class library's nor a program's.
  package static func isApples(_ description: ClassDescription) -> Bool {
    applesClasses.contains(description.qualifiedName)
  }

  private static let applesClasses = Set(
    (ForeignClassFacts.all + AppKitFacts.all).map(\.qualifiedName))

  /// The elements of documents that make objects, by name.
  package static let objectElements: [String] =
    DocumentVocabulary.all.elements.dictionary.keys.filter { !$0.contains(".") }.sorted()

  /// An attribute of a document's elements.
  package struct AttributeForm: Sendable {
    package var name: String
    /// What a scene calls the property that it sets.
    package var property: String
    /// The words that it takes; empty where it takes others.
    package var words: [String]
  }

  /// The attributes that an element of a document may have, by name; those that are elements of their own are not among
  /// them.
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
