import SceneModel
import SceneSyntax
import SceneValues

/// What attributes mean for objects of a class, and what slots these have, each looked up once a file.
///
/// A scene says the same few things of many objects. Asking the vocabulary for each attribute, by the names of class
/// and property, took a quarter of the time of a check; here both are numbers.
struct MemberTable {
  enum Member {
    /// - Parameter type: in the list of values; nil where the class is not known well enough to tell.
    case property(PropertyValue.Origin, type: UInt32?)
    /// Neither the class of the element nor the custom class has the member.
    case none
  }

  /// What counts of a slot while a file is read.
  struct Slot {
    let name: String
    let isSingle: Bool
    let isPrototype: Bool

    init(_ slot: SlotDescription) {
      name = slot.name
      isSingle = slot.isSingle
      isPrototype = slot.isPrototype
    }
  }

  private struct Pair {
    let element: String
    let custom: String?
  }

  /// How many cells there may be. A scene takes a few thousand; a file of a megabyte can have 20,000 classes and as many
  /// names, which would take ten gigabytes. What has no cell is looked up each time.
  private static let cellLimit = 1 << 20

  private let nameCount: Int
  private var classes = StringNumbers()
  /// By the numbers of both classes; of the custom one, one more, and 0 for none.
  private var places: [UInt64: Int] = [:]
  private var pairs: [Pair] = []
  /// For each pair of classes, the number of what each name means as an attribute; 0 where nobody has asked yet.
  private var memberCells: [UInt32] = []
  private var members: [Member] = []
  /// For each pair of classes, the number of the slot that elements of each name go into; 0 where nobody has asked yet.
  private var slotCells: [UInt32] = []
  private var slots: [Slot?] = []

  init(nameCount: Int) { self.nameCount = nameCount }

  /// Where the members of a class, and of the custom class that stands for it, are found.
  mutating func place(of element: String, custom: String?) -> Int {
    let customNumber = custom.map { classes.insert($0) + 1 } ?? 0
    let numbers = UInt64(classes.insert(element)) << 32 | UInt64(customNumber)
    if let known = places[numbers] { return known }
    places[numbers] = pairs.count
    pairs.append(Pair(element: element, custom: custom))
    if pairs.count * nameCount <= Self.cellLimit {
      memberCells.append(contentsOf: repeatElement(0, count: nameCount))
      slotCells.append(contentsOf: repeatElement(0, count: nameCount))
    }
    return pairs.count - 1
  }

  mutating func member(
    _ name: NameID, at place: Int, _ tree: SyntaxTree, _ vocabulary: Vocabulary,
    _ values: inout ValueListBuilder
  ) -> Member {
    let index = place * nameCount + Int(name.rawValue)
    let hasCell = index < memberCells.count
    if hasCell, memberCells[index] > 0 { return members[Int(memberCells[index]) - 1] }
    let (element, custom) = (pairs[place].element, pairs[place].custom)
    let member = Self.member(tree.name(name), of: element, custom: custom, vocabulary, &values)
    if hasCell {
      members.append(member)
      memberCells[index] = UInt32(members.count)
    }
    return member
  }

  static func member(
    _ key: String, of name: String, custom: String?, _ vocabulary: Vocabulary,
    _ values: inout ValueListBuilder
  ) -> Member {
    if let property = vocabulary.property(key, of: name) {
      let origin = property.isCarried ? PropertyValue.Origin.carried : .attribute
      return .property(origin, type: values.add(property))
    }
    guard let custom else { return .none }
    if let property = vocabulary.property(key, of: custom) {
      return .property(.inspectable, type: values.add(property))
    }
    // Interface Builder knows which attributes it writes. There is no list of all properties of UIKit's classes.
    let isComplete = !vocabulary.speaksOfUIKit && vocabulary.isComplete(custom)
    return isComplete ? .none : .property(.inspectable, type: nil)
  }

  /// The slot of a pair of classes for an element of a name, which is of a class.
  mutating func slot(
    for elementClass: String, named name: NameID, at place: Int, _ vocabulary: Vocabulary
  ) -> Slot? {
    let index = place * nameCount + Int(name.rawValue)
    let hasCell = index < slotCells.count
    if hasCell, slotCells[index] > 0 { return slots[Int(slotCells[index]) - 1] }
    let slot =
      vocabulary.slot(for: elementClass, in: pairs[place].element)
      ?? pairs[place].custom.flatMap { vocabulary.slot(for: elementClass, in: $0) }
    let found = slot.map(Slot.init)
    if hasCell {
      slots.append(found)
      slotCells[index] = UInt32(slots.count)
    }
    return found
  }
}

/// The names that are looked for in every element, as the tree numbers them.
struct CommonNames {
  let id: UInt32
  let `class`: UInt32
  let entry: UInt32

  init(_ names: NameTable) {
    let number = { (name: String) in names.id(of: name)?.rawValue ?? .max }
    id = number("id")
    `class` = number("class")
    entry = number(LanguageElement.entry)
  }
}
