/// The data for creating one object in a unit. Steps are in the order of creation. References are unmanaged because the
/// unit keeps the objects alive, and counting the references in `PreparedUnit.Object` took 12.5 % of loading time.
struct CreationStep {
  let registered: Unmanaged<RegisteredClass>
  /// The slot in the parent, or nil if it has not been verified that the object fits the slot.
  let slot: Unmanaged<SlotAccess>?
  // The numbers have 32 bits, as in the file format, because smaller steps cause fewer cache misses.
  private let firstValue: UInt32
  private let valuesEnd: UInt32
  private let endOfAll: UInt32
  private let nested: UInt32
  let hasMore: Bool
  let isSubstitute: Bool

  var values: Range<Int> { Int(firstValue)..<Int(valuesEnd) }
  /// The index after that of the object's last descendant, relative to the unit.
  var end: Int { Int(endOfAll) }
  var nestedCount: Int { Int(nested) }

  init(_ object: PreparedUnit.Object, nestedCount: Int) {
    nested = UInt32(nestedCount)
    registered = .passUnretained(object.registered)
    slot = object.fitsSlot ? object.slot.map { .passUnretained($0) } : nil
    firstValue = UInt32(object.values.lowerBound)
    valuesEnd = UInt32(object.values.upperBound)
    endOfAll = UInt32(object.end)
    hasMore = object.variations != nil || !object.prototypes.isEmpty
    isSubstitute = object.substitutes != nil
  }
}
