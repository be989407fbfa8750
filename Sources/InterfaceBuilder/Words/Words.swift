/// The facts about Interface Builder's elements and attributes, read once from their tables.
struct Words: Sendable {
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
    /// Its name in a scene.
    let name: String
    let kind: Kind
    /// The words of an enumeration, and what they are in a scene; empty for what a scene leaves out.
    let cases: [String: String]
    /// Those of which a scene does not say all.
    let approximate: Set<String>
    /// What a scene has to say where nothing is written.
    let absent: String?
    /// Whether nothing of the class library's takes it: it is checked, and carried along.
    let isCarried: Bool

    init(
      index: Int, name: String, kind: Kind, cases: [String: String], approximate: Set<String>,
      absent: String?,
      isCarried: Bool
    ) {
      self.approximate = approximate
      self.index = index
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
    /// Its own, and those of the families that it belongs to.
    var attributes: [String: Int] = [:]
  }

  private(set) var elements: [String: Element] = [:]
  private(set) var attributes: [Attribute] = []
  private var families: [Family] = []
  private var familyIndices: [String: Int] = [:]
  /// For each family, the attributes that have another default than in the class library, by their names.
  private(set) var absences: [[(name: String, attribute: Int)]] = []

  /// What has parts that are attributes: `configuration` and `configuration.background`.
  private(set) var paths: Set<String> = []

  /// All that attributes are called, numbered.
  private var attributeNumbers: [String: Int] = [:]
  /// For each family and each name, its attribute; -1 where it has none of that name.
  private var meanings: [Int16] = []

  static let all = Words()

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

  /// All that is carried along of a family, and of those it belongs to.
  func carried(by family: Int) -> [Attribute] {
    // Its own come before those that it shares with others.
    var names: Set<String> = []
    return families[family].attributes.values.sorted(by: >).map { attributes[$0] }.filter {
      $0.isCarried && names.insert($0.name).inserted
    }
  }

  /// What an attribute, or a value of this key, means to a family or to those it belongs to.
  func attribute(_ name: String, of family: Int) -> Int? {
    attributeNumbers[name].flatMap { attribute(numbered: $0, of: family) }
  }

  func number(ofAttributeNamed name: String) -> Int? { attributeNumbers[name] }

  func attribute(numbered number: Int, of family: Int) -> Int? {
    let found = meanings[family * attributeNumbers.count + number]
    return found < 0 ? nil : Int(found)
  }

  private init() {
    for line in AttributeFacts.texts.flatMap({ $0[...].parts(between: "\n") }) {
      if line.hasPrefix("[") { beginFamily(line.dropFirst().dropLast()) } else { addAttribute(line) }
    }
    for line in ElementFacts.text[...].parts(between: "\n") {
      let words = line.parts(between: " ").map(String.init)
      let parts = words[2][...].parts(between: ":").map(String.init)
      elements[words[0]] = Element(
        name: parts[0], className: parts.count > 1 ? parts[1] : nil, family: family(words[3]))
    }
    strangeView = Element(name: "view", className: nil, family: family("anyStrangeView"))
    strangeController = Element(
      name: "viewController", className: nil, family: family("anyStrangeController"))
    for name in Set(families.flatMap(\.attributes.keys)).sorted() {
      attributeNumbers[name] = attributeNumbers.count
      var path = name[...]
      while let end = path.utf8.lastIndex(of: UInt8(ascii: ".")) {
        path = path[..<end]
        paths.insert(String(path))
      }
    }
    meanings = Array(repeating: -1, count: families.count * attributeNumbers.count)
    for (family, words) in families.enumerated() {
      for (name, attribute) in words.attributes {
        meanings[family * attributeNumbers.count + attributeNumbers[name]!] = Int16(attribute)
      }
    }
    absences = families.indices.map { family in
      let names = families[family].attributes.filter { attributes[$0.value].absent != nil }.keys
      return names.sorted().map { ($0, attribute($0, of: family)!) }
    }
  }

  private mutating func beginFamily(_ heading: Substring) {
    let names = heading.parts(between: " ").map(String.init)
    familyIndices[names[0]] = families.count
    let parents = names.dropFirst(2).filter { $0 != "+" }.map { familyIndices[$0]! }
    var family = Family(parent: parents.first)
    family.isOpen = names[0] != "any" && names[0].hasPrefix("any")
    for parent in parents {
      family.isOpen = family.isOpen || families[parent].isOpen
      family.attributes.merge(families[parent].attributes) { _, added in added }
    }
    families.append(family)
  }

  private mutating func addAttribute(_ line: Substring) {
    let words = line.parts(between: " ")
    let names = words[0].parts(between: "=").map(String.init)
    var cases: [String: String] = [:]
    var approximate: Set<String> = []
    var absent: String?
    let isCarried = words[1] == "carry"
    for word in words.dropFirst(isCarried ? 3 : 2) {
      let isApproximate = word.utf8.contains(UInt8(ascii: "~"))
      let pair = word.parts(between: isApproximate ? "~" : "=", keepingEmpty: true).map(String.init)
      if isApproximate { approximate.insert(pair[0]) }
      if pair[0] == "absent" { absent = pair[1] } else { cases[pair[0]] = pair[pair.count - 1] }
    }
    families[families.count - 1].attributes[names[0]] = attributes.count
    attributes.append(
      Attribute(
        index: attributes.count, name: names[names.count - 1],
        kind: Kind(rawValue: String(words[isCarried ? 2 : 1]))!, cases: cases, approximate: approximate,
        absent: absent, isCarried: isCarried))
  }
}

extension Substring {
  /// The parts between bytes of ASCII: to look for characters made a run of one file a fifth longer.
  fileprivate func parts(between separator: Unicode.Scalar, keepingEmpty: Bool = false) -> [Substring] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: !keepingEmpty).map(
      Substring.init)
  }
}
