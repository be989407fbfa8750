import SceneModel
import SceneSyntax
import SceneValues

/// What attributes mean for objects of a class, each looked up once a file.
///
/// A scene says the same few things of many objects. Asking the vocabulary for each attribute, by the names of class
/// and property, took a quarter of the time of a check; here both are numbers.
struct MemberTable {
  enum Member {
    case property(PropertyValue.Origin, ValueType?)
    /// Neither the element's class nor the custom one has it.
    case none
  }

  private struct Pair: Hashable {
    let element: String
    let custom: String?
  }

  private let nameCount: Int
  private var places: [Pair: Int] = [:]
  private var pairs: [Pair] = []
  /// For each pair of classes, what each name means; nil where nobody has asked yet.
  private var members: [Member?] = []

  init(nameCount: Int) { self.nameCount = nameCount }

  /// Where the members of a class, and of the custom class that stands for it, are found.
  mutating func place(of element: String, custom: String?) -> Int {
    let pair = Pair(element: element, custom: custom)
    if let known = places[pair] { return known }
    places[pair] = pairs.count
    pairs.append(pair)
    members.append(contentsOf: repeatElement(nil, count: nameCount))
    return pairs.count - 1
  }

  mutating func member(
    _ key: String, _ name: NameID, at place: Int, _ vocabulary: Vocabulary
  ) -> Member {
    let index = place * nameCount + Int(name.rawValue)
    if let known = members[index] { return known }
    let member = Self.member(key, of: pairs[place].element, custom: pairs[place].custom, vocabulary)
    members[index] = member
    return member
  }

  static func member(
    _ key: String, of name: String, custom: String?, _ vocabulary: Vocabulary
  ) -> Member {
    if let property = vocabulary.property(key, of: name) { return .property(.attribute, property.type) }
    guard let custom else { return .none }
    if let property = vocabulary.property(key, of: custom) { return .property(.inspectable, property.type) }
    if !vocabulary.isComplete(custom) { return .property(.inspectable, nil) }
    return .none
  }
}

/// The names that are looked for in every element, as the tree numbers them.
struct CommonNames {
  let id: NameID?
  let `class`: NameID?
  let entry: NameID?

  init(_ names: NameTable) {
    id = names.id(of: "id")
    `class` = names.id(of: "class")
    entry = names.id(of: LanguageElement.entry)
  }
}
