import SceneValues

/// What must hold, and cannot: without any one of the members, the others could.
package struct LayoutContradiction: Hashable, Sendable {
  /// In no particular order; each asks something that is required.
  package var members: [LayoutSource]
  /// The one that does not hold.
  package var broken: LayoutSource
}

/// An item whose place or size constraints leave open.
package struct LayoutAmbiguity: Hashable, Sendable {
  package var item: LayoutItemID
  package var axis: LayoutAxis
  /// Whether it is the length that is open, and not the place.
  package var isLength: Bool
  /// What it is.
  package var value: Double
  /// What it could as well be.
  package var other: Double
  /// The items that would then be elsewhere, or of another length, along the axis: itself first.
  package var moved: [LayoutItemID] = []
}

extension LayoutEngine {
  /// What contradicts itself, as of the last `solve()`.
  package var contradictions: [LayoutContradiction] {
    system.conflicts.compactMap { conflict in
      guard let broken = rows[conflict.broken.index]?.source else { return nil }
      return LayoutContradiction(
        members: conflict.members.compactMap { rows[$0.index]?.source }, broken: broken)
    }
  }

  /// Where constraints leave open where items are, or how large, in the order of the items. Which of equally strong ones
  /// comes first does not count.
  ///
  /// - Parameter countingOrder: whether it does count. Then what only the order decides is not open.
  /// - Returns: what is open.
  package func ambiguities(countingOrder: Bool = false) -> [LayoutAmbiguity] {
    let open = system.ambiguities(countingRanks: countingOrder)
    guard !open.isEmpty else { return [] }
    let byVariable = Dictionary(open.map { ($0.variable, $0) }, uniquingKeysWith: { first, _ in first })
    var ambiguities: [LayoutAmbiguity] = []
    for (index, node) in nodes.enumerated() where index > 0 {
      for axis in LayoutAxis.allCases {
        for (variable, isLength) in [(node.place(along: axis), false), (node.length(along: axis), true)] {
          guard let found = byVariable[variable] else { continue }
          ambiguities.append(
            LayoutAmbiguity(
              item: LayoutItemID(index: index), axis: axis, isLength: isLength, value: found.value,
              other: found.other, moved: items(of: found, before: LayoutItemID(index: index))))
        }
      }
    }
    return ambiguities
  }

  /// The items whose places or lengths are others in a second solution, behind one of them.
  private func items(of ambiguity: ConstraintSystem.Ambiguity, before item: LayoutItemID) -> [LayoutItemID] {
    let moved = Set(ambiguity.evidence.compactMap { owner(of: $0.variable) }).subtracting([item])
    return [item] + moved.sorted()
  }

  /// Whether one more constraint would leave nothing open of an item along an axis. Everything is as before afterwards.
  package func settles(_ rule: SideConstraint, _ item: LayoutItemID, along axis: LayoutAxis) -> Bool {
    let spokenOf = [rule.first.item.index] + (rule.second.map { [$0.item.index] } ?? [])
    let orders = spokenOf.map { nodes[$0].order }
    let id = add(rule)
    solve()
    let node = nodes[item.index]
    let variables = [node.place(along: axis), node.length(along: axis)]
    let isSettled =
      !variables.contains(where: system.isOpen)
      && !contradictions.contains { $0.members.contains(.constraint(id)) }
    remove(id)
    for (node, order) in zip(spokenOf, orders) { nodes[node].order = order }
    solve()
    return isSettled
  }

  /// How far a constraint would be from holding if items were elsewhere.
  ///
  /// - Parameters:
  ///   - id: the constraint.
  ///   - frame: that of an item, in the coordinates of its parent's bounds; nil where it is not known.
  /// - Returns: in points, 0 where it would hold; nil where it speaks of an item whose frame is not known.
  package func violation(of id: SideConstraintID, at frame: (LayoutItemID) -> Rect?) -> Double? {
    guard let stored = rules[id.index], let row = rows[stored.row.index] else { return nil }
    var sum = -row.constant
    for term in row.terms {
      guard let item = owner(of: term.variable), let frame = frame(item),
        let value = nodes[item.index].value(of: term.variable, in: frame)
      else { return nil }
      sum += term.coefficient * value
    }
    switch row.relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }

  /// What holds an item where it is along an axis: all that speaks of its place or its length there and is just fulfilled,
  /// the strongest first.
  package func sources(of item: LayoutItemID, along axis: LayoutAxis) -> [LayoutSource] {
    let node = nodes[item.index]
    let variables = [node.place(along: axis), node.length(along: axis)]
    let holding = rows.enumerated().filter { _, row in
      guard let row, row.terms.contains(where: { variables.contains($0.variable) }) else { return false }
      let sum = row.terms.reduce(0) { $0 + $1.coefficient * system[$1.variable] }
      return abs(sum - row.constant) < 1e-4
    }
    return holding.sorted { one, other in
      one.element!.priority != other.element!.priority
        ? one.element!.priority > other.element!.priority : one.offset < other.offset
    }.map(\.element!.source)
  }
}

extension LayoutNode {
  /// What a variable of the item would be, if it had another frame; nil for the size of what scrolls in it.
  fileprivate func value(of variable: Variable, in frame: Rect) -> Double? {
    let aligned = frame.inset(by: alignment)
    switch variable {
    case x: return aligned.minX
    case y: return aligned.minY
    case width: return aligned.width
    case height: return aligned.height
    default: return nil
    }
  }
}
