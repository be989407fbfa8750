/// What making one object of a unit takes, in the order of the loop that does it, and without references that are counted: to
/// count those of `PreparedUnit.Object` was an eighth of the time of loading.
///
/// What it points at, the unit keeps alive.
struct MakingStep {
  let registered: Unmanaged<RegisteredClass>
  /// How it is put into its parent, where it is known to fit there.
  let slot: Unmanaged<SlotAccess>?
  /// In the unit's setters.
  let values: Range<Int>
  /// The index in the unit after its last descendant.
  let end: Int
  /// How many objects stand directly in it.
  let nestedCount: Int
  /// Whether it has variations or prototypes.
  let hasMore: Bool

  init(_ object: PreparedUnit.Object, nestedCount: Int) {
    self.nestedCount = nestedCount
    registered = .passUnretained(object.registered)
    slot = object.fitsSlot ? object.slot.map { .passUnretained($0) } : nil
    values = object.values
    end = object.end
    hasMore = object.variations != nil || !object.prototypes.isEmpty
  }
}
