import SceneModel
import SceneSyntax
import SceneValues

/// What elements inside an object mean by their names, each looked up once a file.
struct ElementTable {
  enum Kind {
    case outlet, outletCollection, action, segue, runtimeAttribute, value, when, constraint, constraints
    case object
  }

  struct Meaning {
    var kind: Kind
    /// The class that the element names; nil where no class has such an element.
    var className: String?
    /// Where the members of that class are found.
    var place: Int?
    var isController = false
  }

  private var meanings: [Meaning?]

  init(nameCount: Int) { meanings = Array(repeating: nil, count: nameCount) }

  mutating func meaning(
    of name: NameID, _ tree: SyntaxTree, _ vocabulary: Vocabulary, _ members: inout MemberTable
  ) -> Meaning {
    if let known = meanings[Int(name.rawValue)] { return known }
    let text = tree.name(name)
    var meaning = Meaning(kind: Self.kind(of: text))
    if let className = vocabulary.description(ofElement: text)?.name {
      meaning.className = className
      meaning.place = members.place(of: className, custom: nil)
      meaning.isController =
        vocabulary.isClass(className, descendantOf: Vocabulary.controllerClass) == true
    }
    meanings[Int(name.rawValue)] = meaning
    return meaning
  }

  private static func kind(of name: String) -> Kind {
    switch name {
    case LanguageElement.outlet.name: .outlet
    case LanguageElement.outletCollection.name: .outletCollection
    case LanguageElement.action.name: .action
    case LanguageElement.segue.name: .segue
    case LanguageElement.runtimeAttribute.name: .runtimeAttribute
    case LanguageElement.value.name: .value
    case LanguageElement.when.name: .when
    case LanguageElement.constraint.name: .constraint
    case LanguageElement.constraints.name: .constraints
    default: .object
    }
  }
}
