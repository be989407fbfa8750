/// Required constraints that cannot all hold, with what shows it: multiplied by their shares and added up, nothing is left
/// of their variables, and of their constants something is.
///
/// The shares depend on no constant. So whether constraints that have got other constants still contradict each other, one
/// sum tells.
struct Contradiction {
  /// By their ranks; the last one is broken.
  let members: [(index: Int, share: Double)]
  /// Whether the sum shows it: what is not sure of itself, is found anew after each edit.
  private let isProof: Bool
  /// Whether all members are equations, which are as far from the truth on either side.
  private let isOfEquations: Bool

  /// - Parameters:
  ///   - shares: by the ranks of the constraints.
  ///   - store: the constraints.
  init(_ shares: [(index: Int, share: Double)], in store: ConstraintStore) {
    isOfEquations = shares.allSatisfy { store.relations[$0.index] == .equal }
    let sum = Self.sum(of: shares, in: store)
    // Turned so that what is left is too much.
    let sign = sum.rest < 0 ? -1.0 : 1
    members = shares.map { ($0.index, $0.share * sign) }
    isProof =
      abs(sum.rest) > sum.margin
      && members.allSatisfy { index, share in
        switch store.relations[index] {
        case .equal: true
        case .lessThanOrEqual: share >= 0
        case .greaterThanOrEqual: share <= 0
        }
      }
  }

  var broken: Int { members.last?.index ?? -1 }

  var conflict: ConstraintSystem.Conflict {
    ConstraintSystem.Conflict(
      members: members.map { ConstraintSystem.ConstraintID(index: $0.index) },
      broken: ConstraintSystem.ConstraintID(index: broken))
  }

  func has(_ index: Int) -> Bool { members.contains { $0.index == index } }

  /// Whether the members, all of which are there and required, contradict each other with the constants that they have now.
  func stands(in store: ConstraintStore) -> Bool {
    guard isProof else { return false }
    let sum = Self.sum(of: members, in: store)
    return sum.rest > sum.margin || isOfEquations && sum.rest < -sum.margin
  }

  /// What is left of the constants, on the side of the terms; and how much that is to be so that no error of rounding can
  /// have made it.
  private static func sum(
    of members: [(index: Int, share: Double)], in store: ConstraintStore
  ) -> (rest: Double, margin: Double) {
    var (rest, margin) = (0.0, 0.0)
    for (index, share) in members {
      let part = share * store.constants[index]
      rest -= part
      margin += abs(share) * 1e-4 + abs(part) * 1e-9
    }
    return (rest, margin)
  }
}
