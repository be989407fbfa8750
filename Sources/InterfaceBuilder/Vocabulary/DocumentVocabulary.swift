import SceneValues

/// The facts about Interface Builder's elements and attributes, read once from their tables.
struct DocumentVocabulary: Sendable {
  /// An element that becomes an object.
  final class Element: Sendable {
    /// Its name in a scene.
    let name: String
    /// The class that it stands for, where no element of a scene does.
    let className: String?
    let family: Int

    init(name: String, className: String?, family: Int) {
      self.name = name
      self.className = className
      self.family = family
    }

    /// Whether it is neither a view nor a controller, nor anything else that has an element of its own.
    var isObject: Bool { name == "object" }
  }

  /// What becomes of the text of an attribute or a value.
  enum Kind: String, Sendable {
    /// Copied as it is.
    case string, number, int, same, reference
    /// A controller, named by an attribute of the scene's alone.
    case controller
    /// `YES` and `NO`.
    case bool
    /// Other words for the same, or the same ones.
    case `enum`, options
    /// Values that are elements of their own.
    case rect, size, insets, color, font, autoresizing, date
    /// Either an attribute or an element.
    case image
    case keep, editor
    /// Known of objects that are none of the library's: it is carried along.
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
    /// Those of which a scene does not say all.
    let approximate: Set<String>
    /// What a scene has to say where nothing is written.
    let absent: String?
    /// Whether nothing of the class library's takes it: it is checked, and carried along.
    let isCarried: Bool

    init(
      index: Int, key: String, number: Int, name: String, kind: Kind, cases: StringMap<String>,
      approximate: Set<String>, absent: String?, isCarried: Bool
    ) {
      self.approximate = approximate
      self.index = index
      self.key = key
      self.number = number
      self.name = name
      self.kind = kind
      self.cases = cases
      self.absent = absent
      self.isCarried = isCarried
    }
  }

  private struct Family: Sendable {
    var parent: Int?
    /// Whether no table lists all that it may say: it is about classes that only UIKit has.
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
  private var families: [Family] = []
  private var familyIndices: [String: Int] = [:]
  /// For each family, the attributes that have another default than in the class library, by what documents call them.
  private(set) var absences: [[Attribute]] = []

  /// What has parts that are attributes: `configuration` and `configuration.background`.
  private(set) var paths: Set<String> = []

  /// All that attributes are called, numbered.
  private var attributeNumbers = StringNumbers()
  /// For each family and each name, its attribute; -1 where it has none of that name.
  private var meanings: [Int16] = []
  /// Those that are carried along, the last of the tables first.
  private var carried: [Attribute] = []

  static let all = DocumentVocabulary()

  func family(_ name: String) -> Int { familyIndices[name]! }

  /// Whether a family may say more than its table has.
  func isOpen(_ family: Int) -> Bool { families[family].isOpen }

  /// What an element is taken for that no table has, and that stands where only views or controllers do.
  private(set) var strangeView: Element?
  private(set) var strangeController: Element?

  /// What an element stands for; in documents for a watch, some mean something else.
  func element(_ name: String, isWatch: Bool) -> Element? {
    (isWatch ? elements["watch." + name] : nil) ?? elements[name]
  }

  /// Whether an element stands for a view.
  func isView(_ element: Element) -> Bool {
    var next: Int? = element.family
    while let current = next {
      if current == familyIndices["view"] { return true }
      next = families[current].parent
    }
    return false
  }

  /// All that is carried along of a family, and of those it belongs to: its own come before those that it shares.
  func carried(by family: Int) -> [Attribute] {
    carried.filter { attribute(numbered: $0.number, of: family) == $0.index }
  }

  /// What an attribute, or a value of this key, means to a family or to those it belongs to.
  func attribute(_ name: String, of family: Int) -> Int? {
    attributeNumbers.number(of: name).flatMap { attribute(numbered: $0, of: family) }
  }

  func number(ofAttributeNamed name: String) -> Int? { attributeNumbers.number(of: name) }

  func attribute(numbered number: Int, of family: Int) -> Int? {
    let found = meanings[family * attributeNumbers.count + number]
    return found < 0 ? nil : Int(found)
  }

  private init() {
    for line in AttributeFacts.texts.flatMap({ Array($0.utf8)[...].parts(between: "\n") }) {
      if line.first == UInt8(ascii: "[") {
        beginFamily(line.dropFirst().dropLast())
      } else {
        addAttribute(line)
      }
    }
    for line in Array(ElementFacts.text.utf8)[...].parts(between: "\n") {
      let words = line.parts(between: " ")
      let parts = words[2].parts(between: ":").map(\.text)
      let element = Element(
        name: parts[0], className: parts.count > 1 ? parts[1] : nil, family: family(words[3].text))
      elements.set(element, for: words[0].text)
    }
    strangeView = Element(name: "view", className: nil, family: family("anyStrangeView"))
    strangeController = Element(
      name: "viewController", className: nil, family: family("anyStrangeController"))
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
    absences = families.indices.map { family in
      absent.filter { attribute(numbered: $0.number, of: family) == $0.index }
    }
  }

  private mutating func beginFamily(_ heading: ArraySlice<UInt8>) {
    let names = heading.parts(between: " ").map(\.text)
    familyIndices[names[0]] = families.count
    let parents = names.dropFirst(2).filter { $0 != "+" }.map { familyIndices[$0]! }
    var family = Family(parent: parents.first)
    family.isOpen = names[0] != "any" && names[0].hasPrefix("any")
    for parent in parents {
      family.isOpen = family.isOpen || families[parent].isOpen
      for (number, attribute) in families[parent].meanings.enumerated() where attribute >= 0 {
        family.add(attribute, numbered: number)
      }
    }
    families.append(family)
  }

  private mutating func addAttribute(_ line: ArraySlice<UInt8>) {
    let words = line.parts(between: " ")
    let names = words[0].parts(between: "=").map(\.text)
    var cases = StringMap<String>()
    var approximate: Set<String> = []
    var absent: String?
    let isCarried = words[1].text == "carry"
    for word in words.dropFirst(isCarried ? 3 : 2) {
      let isApproximate = word.contains(UInt8(ascii: "~"))
      let pair = word.parts(between: isApproximate ? "~" : "=", keepingEmpty: true).map(\.text)
      if isApproximate { approximate.insert(pair[0]) }
      if pair[0] == "absent" { absent = pair[1] } else { cases.set(pair[pair.count - 1], for: pair[0]) }
    }
    let number = attributeNumbers.insert(names[0])
    families[families.count - 1].add(Int16(attributes.count), numbered: number)
    attributes.append(
      Attribute(
        index: attributes.count, key: names[0], number: number, name: names[names.count - 1],
        kind: Kind(rawValue: words[isCarried ? 2 : 1].text)!, cases: cases, approximate: approximate,
        absent: absent, isCarried: isCarried))
  }
}

/// Part of a table. In bytes: to take substrings apart, or to look for characters in them, was a sixth of a run of one
/// file.
extension ArraySlice<UInt8> {
  fileprivate func parts(between separator: Unicode.Scalar, keepingEmpty: Bool = false) -> [Self] {
    split(separator: UInt8(ascii: separator), omittingEmptySubsequences: !keepingEmpty)
  }

  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
