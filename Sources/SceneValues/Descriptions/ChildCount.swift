/// How many controllers a relationship of a container takes.
public struct ChildCount: Hashable, Sendable {
  /// Another number at most, for objects with certain values.
  public struct Exception: Hashable, Sendable {
    /// How many at most.
    public var most: Int
    /// The values that an object must have, as literals by the names of their properties: `["spineLocation": "mid"]`.
    public var values: [String: String]

    /// At most this many, for objects with all of these values.
    public init(most: Int, values: [String: String]) {
      self.most = most
      self.values = values
    }
  }

  /// How many the container needs to have something to show; 0 where it can do without.
  public var least: Int
  /// How many it has room for; nil for any number.
  public var most: Int?
  /// Where it has room for another number; the first whose values an object has counts.
  public var exceptions: [Exception]

  /// A number of controllers; without arguments, any.
  public init(least: Int = 0, most: Int? = nil, exceptions: [Exception] = []) {
    self.least = least
    self.most = most
    self.exceptions = exceptions
  }

  /// Whether a relationship can take that many: no fewer at most than at least, nor than one.
  package var isPossible: Bool {
    least >= 0 && (exceptions.map(\.most) + [most ?? .max]).allSatisfy { $0 >= max(least, 1) }
  }

  /// In words: "at least 1, at most 3".
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
  /// Whether it names other objects, and as many as that.
  package func takes(_ count: ChildCount) -> Bool {
    switch self {
    case .references: true
    case .reference: count.least <= 1 && count.most == nil && count.exceptions.isEmpty
    default: false
    }
  }
}
