import SceneModel
import SceneSyntax
import SceneValues

/// The meanings of attributes and slots for each class. Without it, lookups take a quarter of validation time.
struct MemberTable {
  enum Member {
    /// A property. The type is an index into the types of the value list, or nil if the class is not completely known.
    case property(PropertyValue.Origin, type: UInt32?)
    case none
  }

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

  /// The maximum number of cells. A scene uses only a few thousand cells. Without the limit, a 1 MB file with 20,000
  /// classes and names would require 10 GB. Combinations without a cell are looked up each time.
  private static let cellLimit = 1 << 20

  private static let usualClassCount = 32

  private let nameCount: Int
  private var classes = StringNumbers()
  /// The positions of class pairs, keyed by the numbers of the element class and the custom class (0 for none).
  private var places: [UInt64: Int] = [:]
  private var pairs: [Pair] = []
  /// The member numbers for each pair of classes, indexed by attribute name. A number is 0 until its name is looked up.
  private var memberCells: [UInt32] = []
  private var members: [Member] = []
  private var slotCells: [UInt32] = []
  private var slots: [Slot?] = []

  init(nameCount: Int) {
    self.nameCount = nameCount
    let usualCount = min(Self.usualClassCount * nameCount, Self.cellLimit)
    memberCells.reserveCapacity(usualCount)
    slotCells.reserveCapacity(usualCount)
  }

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
      let origin = property.isPreserved ? PropertyValue.Origin.preserved : .attribute
      return .property(origin, type: values.add(property))
    }
    guard let custom else { return .none }
    if let property = vocabulary.property(key, of: custom) {
      return .property(.inspectable, type: values.add(property))
    }
    // Interface Builder writes only valid attributes, and there is no complete list of UIKit's properties.
    let isComplete = !vocabulary.usesUIKitNames && vocabulary.isComplete(custom)
    return isComplete ? .none : .property(.inspectable, type: nil)
  }

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
