import SceneValues

/// A minimal set of conflicting required constraints. If any of them is removed, the others can be satisfied.
package struct LayoutContradiction: Hashable, Sendable {
  /// The constraints, in no particular order.
  package var members: [LayoutSource]
  package var broken: LayoutSource
}

package struct LayoutAmbiguity: Hashable, Sendable {
  package var item: LayoutItemID
  package var axis: LayoutAxis
  package var isLength: Bool
  package var value: Double
  /// A different value that satisfies the constraints as well as `value` does.
  package var other: Double
  /// The items that move or resize along the axis if `other` replaces `value`, beginning with `item`.
  package var moved: [LayoutItemID] = []
}

extension LayoutEngine {
  /// The conflicts found by the last call to `solve()`.
  package var contradictions: [LayoutContradiction] {
    system.conflicts.compactMap { conflict in
      guard let broken = rows[conflict.broken.index]?.source else { return nil }
      return LayoutContradiction(
        members: conflict.members.compactMap { rows[$0.index]?.source }, broken: broken)
    }
  }

  /// Returns the ambiguous positions and lengths, in item order. If `countingOrder` is true, the order of equally strong
  /// constraints is used to resolve ambiguities.
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

  private func items(of ambiguity: ConstraintSystem.Ambiguity, before item: LayoutItemID) -> [LayoutItemID] {
    let moved = Set(ambiguity.evidence.compactMap { owner(of: $0.variable) }).subtracting([item])
    return [item] + moved.sorted()
  }

  /// Returns whether an additional constraint would determine an item along an axis. The engine's state does not change.
  package func resolvesAmbiguity(_ rule: SideConstraint, _ item: LayoutItemID, along axis: LayoutAxis) -> Bool
  {
    let referenced = [rule.first.item.index] + (rule.second.map { [$0.item.index] } ?? [])
    let orders = referenced.map { nodes[$0].order }
    let id = add(rule)
    solve()
    let node = nodes[item.index]
    let variables = [node.place(along: axis), node.length(along: axis)]
    let isResolved =
      !variables.contains(where: system.isOpen)
      && !contradictions.contains { $0.members.contains(.constraint(id)) }
    remove(id)
    for (node, order) in zip(referenced, orders) { nodes[node].order = order }
    solve()
    return isResolved
  }

  /// Returns the violation of a constraint for hypothetical frames, in points. It is 0 if the constraint is satisfied,
  /// and nil if a frame is unknown. The closure returns an item's frame in the coordinates of its parent's bounds.
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

  /// Returns the sources of all exactly satisfied rows that contain an item's position or length, strongest first.
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
  /// Returns the value of a variable for the given frame, or nil if the variable is the content size of a scroll view.
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
