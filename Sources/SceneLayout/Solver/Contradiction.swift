/// A set of required constraints that cannot all be satisfied, with a proof. In the weighted sum of the constraints, all
/// variables cancel out and a nonzero constant remains. The weights (shares) do not depend on constants. Therefore, the
/// sum can be recomputed to check whether the contradiction still exists.
struct Contradiction {
  /// The constraints, sorted by rank. The last constraint is broken.
  let members: [(index: Int, share: Double)]
  /// Whether the sum is a valid proof. If not, the contradiction must be found again after each edit.
  private let isProof: Bool
  /// Whether all members are equations. In that case, a remainder of either sign is a contradiction.
  private let isOfEquations: Bool

  init(_ shares: [(index: Int, share: Double)], in store: ConstraintStore) {
    isOfEquations = shares.allSatisfy { store.relations[$0.index] == .equal }
    let sum = Self.sum(of: shares, in: store)
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

  /// Returns whether the contradiction still exists. All members must still exist and be required.
  func persists(in store: ConstraintStore) -> Bool {
    guard isProof else { return false }
    let sum = Self.sum(of: members, in: store)
    return sum.rest > sum.margin || isOfEquations && sum.rest < -sum.margin
  }

  /// Returns the sum of the weighted constants and the margin for rounding errors.
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
