import SceneModel
import SceneValues

/// The vocabulary as JSON. It consists of the language elements, and of the classes in the format of manifests.
package struct VocabularyDocument {
  static let version = 1

  let grammar: SceneGrammar

  package init(grammar: SceneGrammar) { self.grammar = grammar }

  package var text: String {
    let language = LanguageElement.all.map { element in
      JSONText.object([
        ("name", .string(element.name)), ("attributes", .array(attributes(of: element))),
      ])
    }
    return JSONText.object([
      ("version", .int(Self.version)),
      ("language", .array(language)),
      ("objectAttributes", .array(LanguageElement.objectAttributes.map(JSONText.string))),
      ("controllerAttributes", .array([.string(LanguageElement.entry)])),
      ("insideObjects", .array(LanguageElement.insideObjects.map { .string($0.name) })),
      ("insideViews", .array(LanguageElement.insideViews.map { .string($0.name) })),
      ("traits", traits),
      ("importedNamespace", .string(ImportedNames.uri)),
      ("classes", ClassManifest(grammar.vocabulary.classes).jsonClasses),
    ]).text + "\n"
  }

  private var traits: JSONText {
    .array(
      SceneTrait.allCases.map { trait in
        .object([("name", .string(trait.rawValue)), ("values", .array(trait.values.map(JSONText.string)))])
      })
  }

  private func attributes(of element: LanguageElement) -> [JSONText] {
    element.attributes.map { name in
      var members: [(String, JSONText)] = [("name", .string(name))]
      if element.required.contains(name) { members.append(("required", .bool(true))) }
      if let words = grammar.words(of: name, in: element) {
        members.append(("words", .array(words.map(JSONText.string))))
        if grammar.isList(name, in: element) { members.append(("list", .bool(true))) }
      }
      if let type = grammar.literalType(of: name, in: element) {
        members.append(("type", .string(type.description)))
      }
      return .object(members)
    }
  }
}
