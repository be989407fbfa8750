import SceneRuntime

/// How strongly a rule fits a view at a place, compared with the others that fit it.
///
/// First counts how far out the outermost container is, then how many there are, then how far out each of the others
/// is. Where two rules name the same objects, the one that names them by the more special class wins: the containers
/// from the outermost in, then the view itself. So of two different rules one always wins, in whatever order they came.
struct RuleRank {
  /// In the chain of containers, 0 the window: where each of the rule's is, the outermost first.
  private let places: [Int]
  /// How many superclasses lie between each of these objects' classes and the class that the rule names.
  private let distances: [Int]

  /// Nil where the rule does not fit.
  ///
  /// - Parameters:
  ///   - rule: what is ranked.
  ///   - targetDepth: how many superclasses above the view's own class the rule's is.
  ///   - chain: the classes of what the view is in, the window's first.
  init?(of rule: StyleRule, targetDepth: Int, in chain: [AnyClass]) {
    var (places, distances): ([Int], [Int]) = ([], [])
    var next = 0
    // Each as far out as it can be: that leaves the most room for those inside.
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

  /// Whether the other one, for the same property, wins.
  func yields(to other: RuleRank) -> Bool {
    // Without containers there is no outermost one: any container is further out than that.
    let (outermost, others) = (places.first ?? .max, other.places.first ?? .max)
    if outermost != others { return others < outermost }
    if places.count != other.places.count { return other.places.count > places.count }
    if places != other.places { return other.places.lexicographicallyPrecedes(places) }
    return other.distances.lexicographicallyPrecedes(distances)
  }
}

/// How many steps up a class is from another; nil where it is no superclass of it.
private func distance(from type: AnyClass, to ancestor: any AnyObject.Type) -> Int? {
  sequence(first: type) { _getSuperclass($0) }.enumerated().first { $1 == ancestor }?.offset
}
