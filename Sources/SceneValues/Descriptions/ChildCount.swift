/// The number of view controllers that a container accepts for a relationship.
public struct ChildCount: Hashable, Sendable {
  /// A different maximum, which applies to containers whose properties have certain values.
  public struct Exception: Hashable, Sendable {
    /// The maximum number of view controllers.
    public var most: Int
    /// The values that the container must have, as literals keyed by property name, such as `["spineLocation": "mid"]`.
    public var values: [String: String]

    /// Creates a maximum for containers that have all of the given values.
    public init(most: Int, values: [String: String]) {
      self.most = most
      self.values = values
    }
  }

  /// The minimum number of view controllers that the container requires to display something, or 0 if it requires none.
  public var least: Int
  /// The maximum number of view controllers, or nil if there is no limit.
  public var most: Int?
  /// The exceptions to the maximum. The first exception that matches the container applies.
  public var exceptions: [Exception]

  /// Creates a range of counts. By default, any number is accepted.
  public init(least: Int = 0, most: Int? = nil, exceptions: [Exception] = []) {
    self.least = least
    self.most = most
    self.exceptions = exceptions
  }

  package var isPossible: Bool {
    least >= 0 && (exceptions.map(\.most) + [most ?? .max]).allSatisfy { $0 >= max(least, 1) }
  }

  /// A description of the range, such as "at least 1, at most 3".
  package var summary: String {
    let bounds = [least > 0 ? "at least \(least)" : nil, most.map { "at most \($0)" }].compactMap(\.self)
    let others = exceptions.map { exception in
      let values = exception.values.sorted { $0.key < $1.key }.map { "\($0.key) is \($0.value)" }
      return "at most \(exception.most) where \(values.joined(separator: " and "))"
    }
    return ((bounds.isEmpty ? ["any number"] : bounds) + others).joined(separator: ", ")
  }
}

extension ValueType {
  package func takes(_ count: ChildCount) -> Bool {
    switch self {
    case .references: true
    case .reference: count.least <= 1 && count.most == nil && count.exceptions.isEmpty
    default: false
    }
  }
}
