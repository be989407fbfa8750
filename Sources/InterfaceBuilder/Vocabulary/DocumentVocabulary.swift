import SceneValues

/// The meaning of Interface Builder's elements and attributes, computed once from the tables.
struct DocumentVocabulary: Sendable {
  final class Element: Sendable {
    let name: String
    let className: String?
    let family: ElementFamily

    init(name: String, className: String?, family: ElementFamily) {
      self.name = name
      self.className = className
      self.family = family
    }

    var isObject: Bool { name == "object" }
  }

  enum Kind: Sendable {
    case string, number, int, same, reference
    /// A controller. The scene refers to it with an attribute.
    case controller
    case bool
    /// Words whose spelling in scenes can differ from the spelling in Xcode files.
    case `enum`, options
    case rect, size, insets, color, font, autoresizing, date
    case image
    case keep, editor
    /// A name that is valid for objects of classes that the class library lacks. The attribute is preserved.
    case known
    case elsewhere
  }

  final class Attribute: Sendable {
    let index: Int
    let key: String
    let number: Int
    let name: String
    let kind: Kind
    /// The scene words for the values of an enumeration, by the corresponding word in Xcode files. If the scene word is
    /// empty, the scene omits the attribute.
    let cases: StringMap<String>
    let approximate: Set<String>
    let absent: String?
    /// Whether the attribute is preserved because the class library does not support it. The value is still checked.
    let isPreserved: Bool

    init(_ fact: AttributeFact, index: Int, number: Int) {
      self.index = index
      self.number = number
      key = fact.key
      name = fact.name
      kind = fact.kind
      absent = fact.absent
      isPreserved = fact.isPreserved
      var cases = StringMap<String>()
      for word in fact.words { cases.set(word.name, for: word.key) }
      self.cases = cases
      approximate = Set(fact.words.lazy.filter(\.isApproximate).map(\.key))
    }
  }

  private struct Family: Sendable {
    var parent: ElementFamily?
    var isOpen = false
    /// The index of the attribute for each name number, or -1 if the name has no attribute.
    var meanings: [Int16] = []

    mutating func add(_ attribute: Int16, numbered number: Int) {
      while meanings.count <= number { meanings.append(-1) }
      meanings[number] = attribute
    }
  }

  private(set) var elements = StringMap<Element>()
  private(set) var attributes: [Attribute] = []
  private var families = Array(repeating: Family(), count: ElementFamily.allCases.count)
  private var absences: [[Attribute]] = []

  /// The paths of values whose parts become attributes, such as `configuration` and `configuration.background`.
  private(set) var paths: Set<String> = []

  private var attributeNumbers = StringNumbers()
  /// The index of the attribute for each combination of family and name, or -1 if the combination has no attribute.
  private var meanings: [Int16] = []
  private var preserved: [Attribute] = []

  static let all = DocumentVocabulary()

  func isOpen(_ family: ElementFamily) -> Bool { families[family.rawValue].isOpen }

  /// Returns the family itself, or its closest parent whose table is complete if the family is open.
  func closedFamily(of family: ElementFamily) -> ElementFamily {
    var family = family
    while isOpen(family), let parent = families[family.rawValue].parent { family = parent }
    return family
  }

  func absences(of family: ElementFamily) -> [Attribute] { absences[family.rawValue] }

  /// The meaning of an unknown element in a position that permits only views. For controllers, see `foreignController`.
  let foreignView = Element(name: "view", className: nil, family: .anyStrangeView)
  let foreignController = Element(name: "viewController", className: nil, family: .anyStrangeController)

  func element(_ name: String, isWatch: Bool) -> Element? {
    (isWatch ? elements["watch." + name] : nil) ?? elements[name]
  }

  func isView(_ element: Element) -> Bool {
    var next: ElementFamily? = element.family
    while let current = next {
      if current == .view { return true }
      next = families[current.rawValue].parent
    }
    return false
  }

  func preserved(by family: ElementFamily) -> [Attribute] {
    preserved.filter { attribute(numbered: $0.number, of: family) == $0.index }
  }

  func attribute(_ name: String, of family: ElementFamily) -> Int? {
    attributeNumbers.number(of: name).flatMap { attribute(numbered: $0, of: family) }
  }

  func attributes(of family: ElementFamily) -> [Int] {
    (0..<attributeNumbers.count).compactMap { attribute(numbered: $0, of: family) }
  }

  /// Returns the attributes whose meanings all have a matching kind. Excludes attributes in `MacNames.texts`.
  func names(_ matches: (Kind) -> Bool) -> StringNumbers {
    let kinds = Dictionary(grouping: attributes, by: \.key)
    return StringNumbers(
      kinds.keys.sorted().filter { key in
        !key.utf8.contains(UInt8(ascii: ".")) && !MacNames.texts.contains(key)
          && kinds[key]!.allSatisfy { matches($0.kind) }
      })
  }

  func number(ofAttributeNamed name: String) -> Int? { attributeNumbers.number(of: name) }

  func attribute(numbered number: Int, of family: ElementFamily) -> Int? {
    let found = meanings[family.rawValue * attributeNumbers.count + number]
    return found < 0 ? nil : Int(found)
  }

  private init() {
    for facts in AttributeFacts.all.joined() { add(facts) }
    for fact in ElementFacts.all {
      elements.set(
        Element(name: fact.sceneName, className: fact.className, family: fact.family), for: fact.name)
    }
    for name in attributeNumbers.all {
      var path = name[...]
      while let end = path.utf8.lastIndex(of: UInt8(ascii: ".")) {
        path = path[..<end]
        paths.insert(String(path))
      }
    }
    for family in families {
      meanings += family.meanings
      meanings += repeatElement(-1, count: attributeNumbers.count - family.meanings.count)
    }
    preserved = attributes.reversed().filter(\.isPreserved)
    let absent = attributes.filter { $0.absent != nil }.sorted { $0.key < $1.key }
    absences = ElementFamily.allCases.map { family in
      absent.filter { attribute(numbered: $0.number, of: family) == $0.index }
    }
  }

  private mutating func add(_ facts: FamilyFacts) {
    var family = Family(parent: facts.parents.first, isOpen: facts.isOpen)
    for parent in facts.parents.map({ families[$0.rawValue] }) {
      family.isOpen = family.isOpen || parent.isOpen
      for (number, attribute) in parent.meanings.enumerated() where attribute >= 0 {
        family.add(attribute, numbered: number)
      }
    }
    for fact in facts.attributes {
      let number = attributeNumbers.insert(fact.key)
      family.add(Int16(attributes.count), numbered: number)
      attributes.append(Attribute(fact, index: attributes.count, number: number))
    }
    families[facts.family.rawValue] = family
  }
}
