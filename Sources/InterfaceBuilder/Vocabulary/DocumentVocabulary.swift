import SceneValues

/// The facts about Interface Builder's elements and attributes, made once from their tables.
struct DocumentVocabulary: Sendable {
  /// An element that becomes an object.
  final class Element: Sendable {
    /// Its name in a scene.
    let name: String
    /// The class that it stands for, where no element of a scene does.
    let className: String?
    let family: ElementFamily

    init(name: String, className: String?, family: ElementFamily) {
      self.name = name
      self.className = className
      self.family = family
    }

    /// Whether it is neither a view nor a controller, nor anything else that has an element of its own.
    var isObject: Bool { name == "object" }
  }

  /// What becomes of the text of an attribute or a value.
  enum Kind: Sendable {
    /// Copied as it is.
    case string, number, int, same, reference
    /// A controller, named by an attribute of the scene's alone.
    case controller
    /// `YES` and `NO`.
    case bool
    /// Other words for the same, or the same ones.
    case `enum`, options
    /// Values that are elements, not attributes.
    case rect, size, insets, color, font, autoresizing, date
    /// Either an attribute or an element.
    case image
    case keep, editor
    /// Known for objects of classes that the library does not have. It is carried along.
    case known
    /// What another element of the scene says.
    case elsewhere
  }

  final class Attribute: Sendable {
    /// Where it is among all of them.
    let index: Int
    /// What documents call it, and the number of that.
    let key: String
    let number: Int
    /// Its name in a scene.
    let name: String
    let kind: Kind
    /// The words of an enumeration, and what they are in a scene; empty for what a scene leaves out.
    let cases: StringMap<String>
    /// The values of which a scene can say only a part.
    let approximate: Set<String>
    /// What a scene has to say where nothing is written.
    let absent: String?
    /// Whether nothing of the class library's takes it: it is checked, and carried along.
    let isCarried: Bool

    init(_ fact: AttributeFact, index: Int, number: Int) {
      self.index = index
      self.number = number
      key = fact.key
      name = fact.name
      kind = fact.kind
      absent = fact.absent
      isCarried = fact.isCarried
      var cases = StringMap<String>()
      for word in fact.words { cases.set(word.name, for: word.key) }
      self.cases = cases
      approximate = Set(fact.words.lazy.filter(\.isApproximate).map(\.key))
    }
  }

  private struct Family: Sendable {
    var parent: ElementFamily?
    var isOpen = false
    /// What the numbers of names mean to it, by itself or by the families that it belongs to; -1 for nothing.
    var meanings: [Int16] = []

    /// Gives a name a meaning, whatever it meant before.
    mutating func add(_ attribute: Int16, numbered number: Int) {
      while meanings.count <= number { meanings.append(-1) }
      meanings[number] = attribute
    }
  }

  private(set) var elements = StringMap<Element>()
  private(set) var attributes: [Attribute] = []
  private var families = Array(repeating: Family(), count: ElementFamily.allCases.count)
  /// For each family, the attributes that have another default than in the class library, by what documents call them.
  private var absences: [[Attribute]] = []

  /// What has parts that are attributes: `configuration` and `configuration.background`.
  private(set) var paths: Set<String> = []

  /// All that attributes are called, numbered.
  private var attributeNumbers = StringNumbers()
  /// For each family and each name, its attribute; -1 where it has none of that name.
  private var meanings: [Int16] = []
  /// The attributes that are carried along, those of the last table first.
  private var carried: [Attribute] = []

  static let all = DocumentVocabulary()

  /// Whether a family may say more than its table has.
  func isOpen(_ family: ElementFamily) -> Bool { families[family.rawValue].isOpen }

  /// The attributes that have another default than in the class library, by what documents call them.
  func absences(of family: ElementFamily) -> [Attribute] { absences[family.rawValue] }

  /// What an element is taken for that no table has, and that stands where only views or controllers do.
  let strangeView = Element(name: "view", className: nil, family: .anyStrangeView)
  let strangeController = Element(name: "viewController", className: nil, family: .anyStrangeController)

  /// What an element stands for; in documents for a watch, some mean something else.
  func element(_ name: String, isWatch: Bool) -> Element? {
    (isWatch ? elements["watch." + name] : nil) ?? elements[name]
  }

  /// Whether an element stands for a view.
  func isView(_ element: Element) -> Bool {
    var next: ElementFamily? = element.family
    while let current = next {
      if current == .view { return true }
      next = families[current.rawValue].parent
    }
    return false
  }

  /// All that is carried along of a family, and of those it belongs to: its own come before those that it shares.
  func carried(by family: ElementFamily) -> [Attribute] {
    carried.filter { attribute(numbered: $0.number, of: family) == $0.index }
  }

  /// What an attribute, or a value of this key, means to a family or to those it belongs to.
  func attribute(_ name: String, of family: ElementFamily) -> Int? {
    attributeNumbers.number(of: name).flatMap { attribute(numbered: $0, of: family) }
  }

  /// The places of all attributes that mean something to a family, or to those it belongs to.
  func attributes(of family: ElementFamily) -> [Int] {
    (0..<attributeNumbers.count).compactMap { attribute(numbered: $0, of: family) }
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
    carried = attributes.reversed().filter(\.isCarried)
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
