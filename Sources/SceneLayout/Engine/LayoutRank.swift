/// The ranks of constraints that have equal priority and cannot all be satisfied. If constraints with lower priorities do
/// not decide, the solver satisfies constraints with lower ranks first. Among conflicting required constraints, the one with the highest rank is broken. For content, the
/// order matches that of UIKit: of two labels, the label that occurs first in a constraint is stretched if both hug their
/// content, and keeps its size if both resist compression.
enum LayoutRank {
  private static let slots = 8

  enum Kind: Int {
    case rootSize, frame, content, stack, constraint, hugging, compression
  }

  /// Returns a unique rank. `slot` must be less than 8.
  static func rank(_ kind: Kind, order: Int, slot: Int, isRequired: Bool) -> Int {
    let place = order * slots + slot
    guard isRequired || kind == .compression else { return -place }
    // Each kind has its own range of ranks, which is larger than any number of constraints.
    return isRequired ? kind.rawValue << 44 | place : place
  }
}
