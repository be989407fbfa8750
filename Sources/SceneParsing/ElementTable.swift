import SceneModel
import SceneSyntax
import SceneValues

/// The meanings of element names inside objects. Each name is looked up only once per file.
struct ElementTable {
  enum Kind {
    case outlet, outletCollection, action, segue, runtimeAttribute, value, when, constraint, constraints
    case object
  }

  struct Meaning {
    var kind: Kind
    var className: String?
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
    if let className = vocabulary.className(ofElement: text) {
      meaning.className = className
      meaning.place = members.place(of: className, custom: nil)
      meaning.isController =
        vocabulary.isClass(className, descendantOf: Vocabulary.controllerClass) == true
    }
    meanings[Int(name.rawValue)] = meaning
    return meaning
  }

  private static func kind(of name: String) -> Kind {
    names.number(of: name).map { kinds[$0].kind } ?? .object
  }

  private static let kinds: [(element: LanguageElement, kind: Kind)] = [
    (.outlet, .outlet), (.outletCollection, .outletCollection), (.action, .action), (.segue, .segue),
    (.runtimeAttribute, .runtimeAttribute), (.value, .value), (.when, .when), (.constraint, .constraint),
    (.constraints, .constraints),
  ]
  private static let names = StringNumbers(kinds.map(\.element.name))
}
