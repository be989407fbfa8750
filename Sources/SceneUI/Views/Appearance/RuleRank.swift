import SceneRuntime

/// The precedence of a rule that matches a view. The criteria are, in order: the depth of the outermost container, the
/// number of containers, the depths of the other containers, and the specificity of the classes. Specificity is compared
/// first for the containers, from the outermost inward, and then for the view. Different rules have different ranks.
struct RuleRank {
  /// The chain indexes of the containers that the rule matches, outermost first. Index 0 is the outermost container.
  private let places: [Int]
  /// The number of superclass steps from each container's class to the rule's class. The last element is for the target.
  private let distances: [Int]

  /// Creates a rank for a rule, or returns nil if the rule does not match.
  init?(of rule: StyleRule, targetDepth: Int, in chain: [AnyClass]) {
    var (places, distances): ([Int], [Int]) = ([], [])
    var next = 0
    // Matching each container as far out as possible leaves the most candidates for the inner containers.
    for container in rule.containers.reversed() {
      while true {
        guard next < chain.count else { return nil }
        defer { next += 1 }
        if let distance = distance(from: chain[next], to: container) {
          places.append(next)
          distances.append(distance)
          break
        }
      }
    }
    self.places = places
    self.distances = distances + [targetDepth]
  }

  func yields(to other: RuleRank) -> Bool {
    // A rule without containers has a lower rank than any rule with a container.
    let (outermost, others) = (places.first ?? .max, other.places.first ?? .max)
    if outermost != others { return others < outermost }
    if places.count != other.places.count { return other.places.count > places.count }
    if places != other.places { return other.places.lexicographicallyPrecedes(places) }
    return other.distances.lexicographicallyPrecedes(distances)
  }
}

private func distance(from type: AnyClass, to ancestor: any AnyObject.Type) -> Int? {
  sequence(first: type) { _getSuperclass($0) }.enumerated().first { $1 == ancestor }?.offset
}
