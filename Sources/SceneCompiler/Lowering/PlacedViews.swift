import SceneArchive
import SceneModel
import SceneValues

/// The objects that constraints position. A constraint between a view and its descendant positions the descendant.
struct PlacedViews {
  private(set) var objects: Set<Int> = []

  /// Adds the sides of a constraint. `isAround` returns whether its first argument is an ancestor of the second.
  mutating func add(
    _ first: (object: Int, area: LayoutArea), _ second: (object: Int, area: LayoutArea)?,
    isAround: (Int, Int) -> Bool
  ) {
    func place(_ side: (object: Int, area: LayoutArea), besides other: Int?) {
      // Constraints cannot move any other area, because the view or the bars determine its position.
      guard side.area == .view || side.area == .margins, !objects.contains(side.object) else { return }
      if let other, isAround(side.object, other) { return }
      objects.insert(side.object)
    }
    place(first, besides: second?.object)
    if let second { place(second, besides: first.object) }
  }
}

extension SceneDocument {
  /// Returns the views positioned by constraints, except for those that specify `translatesAutoresizingMask` explicitly.
  func viewsPlacedByConstraints() -> Set<Int> {
    guard !constraints.isEmpty else { return [] }
    var placed = PlacedViews()
    let inactive = objectsOfInactiveConstraints()
    for node in constraints where node.object.map(inactive.contains) != true {
      let sides = node.sides.map { side in (object: object(of: side.item, in: node.holder), area: side.area) }
      guard let first = sides[0].object else { continue }
      let second = sides.dropFirst().first.flatMap { side in side.object.map { ($0, side.area) } }
      placed.add((first, sides[0].area), second) { outer, inner in
        (outer + 1..<objects[outer].subtreeEnd).contains(inner)
      }
    }
    var assigned: Set<Int> = []
    for index in values.indices(forKey: Vocabulary.translatesMaskKey) {
      if case .object(let object) = values.owner(at: index) { assigned.insert(object) }
    }
    return placed.objects.filter { objects[$0].slot == Vocabulary.subviewsSlot && !assigned.contains($0) }
  }

  private func objectsOfInactiveConstraints() -> Set<Int> {
    var inactive: Set<Int> = []
    let activities = values.indices(forKey: LanguageElement.active).map { values[$0] }
    for activity in activities where activity.value == .bool(false) {
      if case .object(let object) = activity.owner { inactive.insert(object) }
    }
    for activity in activities where activity.value == .bool(true) {
      if case .variation(let variation) = activity.owner { inactive.remove(variations[variation].object) }
    }
    return inactive
  }
}

extension Archive {
  func viewsPlacedByConstraints() -> Set<Int> {
    var placed = PlacedViews()
    for index in 0..<constraintCount {
      let record = constraint(at: index)
      if let object = record.object, isInactive(object) { continue }
      placed.add(
        (record.first.object, record.first.area), record.second.map { ($0.object, $0.area) }
      ) { outer, inner in (outer + 1..<outer + object(at: outer).descendants + 1).contains(inner) }
    }
    return placed.objects.filter { object in
      self.object(at: object).slot.map { key(at: $0) == Vocabulary.subviewsSlot } == true
    }
  }

  private func isInactive(_ object: ObjectIndex) -> Bool {
    func sets(_ active: Bool, _ values: Range<Int>) -> Bool {
      values.contains {
        key(at: valueRecord(at: $0).key) == LanguageElement.active && value(at: $0) == .bool(active)
      }
    }
    guard sets(false, self.object(at: object).values) else { return false }
    return !(0..<variationCount).contains {
      variation(at: $0).object == object && sets(true, variation(at: $0).values)
    }
  }
}
