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
  package func ambiguities() -> [LayoutAmbiguity] {
    let open = system.ambiguities(countingRanks: false)
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
              other: found.other))
        }
      }
    }
    return ambiguities
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
