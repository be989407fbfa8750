/// What making one object of a unit takes, in the order of the loop that does it, and without references that are counted: to
/// count those of `PreparedUnit.Object` was an eighth of the time of loading.
///
/// What it points at, the unit keeps alive.
struct MakingStep {
  let registered: Unmanaged<RegisteredClass>
  /// How it is put into its parent, where it is known to fit there.
  let slot: Unmanaged<SlotAccess>?
  // Small numbers, of which the format has 32 bits: a step of many objects is read from further away the larger all of them are.
  private let firstValue: UInt32
  private let valuesEnd: UInt32
  private let endOfAll: UInt32
  private let nested: UInt32
  /// Whether it has variations or prototypes.
  let hasMore: Bool
  /// Whether it stands in for a class that nobody knows.
  let isSubstitute: Bool

  /// In the unit's setters.
  var values: Range<Int> { Int(firstValue)..<Int(valuesEnd) }
  /// The index in the unit after its last descendant.
  var end: Int { Int(endOfAll) }
  /// How many objects stand directly in it.
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
