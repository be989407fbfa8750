/// The relation between the two sides of a constraint.
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable {
  case equal = "="
  case lessThanOrEqual = "<="
  case greaterThanOrEqual = ">="

  package var mirrored: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
