/// Which of several constraints of one priority gives way where not all can hold: the solver satisfies lower ranks first.
///
/// Required ones that contradict each other: what a person wrote last is broken first, and sooner than what stack views
/// and frames ask. Of others, UIKit lets go of what was said first: of two labels that want to be no wider than their
/// texts, the one that a constraint has spoken of first is stretched; of two that want to be no narrower, the first one
/// stays whole.
enum LayoutRank {
  /// In how many places an item or a constraint may need ranks of its own, for its place in the order.
  private static let slots = 8

  enum Kind: Int {
    case rootSize, frame, content, stack, constraint, hugging, compression
  }

  /// - Parameters:
  ///   - kind: what asks.
  ///   - order: the place in the order in which constraints, and the items that they speak of, came.
  ///   - slot: less than 8; tells rows of one place apart.
  ///   - isRequired: whether its priority is 1000.
  /// - Returns: the rank for the solver, one for each row.
  static func rank(_ kind: Kind, order: Int, slot: Int, isRequired: Bool) -> Int {
    let place = order * slots + slot
    guard isRequired || kind == .compression else { return -place }
    // A class of its own for each kind: nobody has a hundred billion constraints.
    return isRequired ? kind.rawValue << 44 | place : place
  }
}
