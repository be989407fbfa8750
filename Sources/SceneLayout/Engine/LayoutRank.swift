/// Ranks for constraints of equal priority that cannot all hold. The solver satisfies lower ranks first.
///
/// Of conflicting required constraints, the constraint that was added last is broken, and constraints are
/// broken before the rows of stack views and frames. For optional content rows, the order matches UIKit. If
/// two labels hug their contents, the label that was used first in a constraint is stretched. If two labels
/// resist compression, the first one keeps its size.
enum LayoutRank {
  /// The number of ranks for each position in the order.
  private static let slots = 8

  enum Kind: Int {
    case rootSize, frame, content, stack, constraint, hugging, compression
  }

  /// - Parameters:
  ///   - kind: The kind of the source.
  ///   - order: The position in the order of constraints and items.
  ///   - slot: A number less than 8 that distinguishes the rows of one position.
  ///   - isRequired: Whether the priority is 1000.
  /// - Returns: A unique rank for the row.
  static func rank(_ kind: Kind, order: Int, slot: Int, isRequired: Bool) -> Int {
    let place = order * slots + slot
    guard isRequired || kind == .compression else { return -place }
    // Each kind has its own range, which is larger than any number of constraints.
    return isRequired ? kind.rawValue << 44 | place : place
  }
}
