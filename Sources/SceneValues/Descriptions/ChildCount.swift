/// The number of view controllers that a relationship of a container accepts.
public struct ChildCount: Hashable, Sendable {
  /// A different maximum for objects with certain values.
  public struct Exception: Hashable, Sendable {
    /// The maximum.
    public var most: Int
    /// The required values of the object, as literals by property name: `["spineLocation": "mid"]`.
    public var values: [String: String]

    /// Creates a maximum for objects with all of these values.
    public init(most: Int, values: [String: String]) {
      self.most = most
      self.values = values
    }
  }

  /// The minimum that the container needs to display something. 0 if it needs none.
  public var least: Int
  /// The maximum, or nil for any number.
  public var most: Int?
  /// The exceptions from the maximum. The first one that matches an object applies.
  public var exceptions: [Exception]

  /// Creates a range of counts. The default accepts any number.
  public init(least: Int = 0, most: Int? = nil, exceptions: [Exception] = []) {
    self.least = least
    self.most = most
    self.exceptions = exceptions
  }

  package var isPossible: Bool {
    least >= 0 && (exceptions.map(\.most) + [most ?? .max]).allSatisfy { $0 >= max(least, 1) }
  }

  /// The range in words: "at least 1, at most 3".
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
