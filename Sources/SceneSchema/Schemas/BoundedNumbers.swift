import SceneValues

/// What a property with a range takes, in the words of XML Schema's types, which RELAX NG uses too.
struct BoundedNumbers {
  /// `integer` or `double`.
  let type: String
  /// How many numbers a literal consists of.
  let count: Int
  let facets: [(name: String, bound: String)]

  /// Nil for a property without a range.
  init?(_ property: PropertyDescription) {
    guard let range = property.range else { return nil }
    switch property.type {
    case .int: (type, count) = ("integer", 1)
    case .number: (type, count) = ("double", 1)
    case .point, .size: (type, count) = ("double", 2)
    case .rect, .insets: (type, count) = ("double", 4)
    default: return nil
    }
    // Infinity is a double of XML Schema's, and no number of a scene's.
    let largest = type == "double" ? Double.greatestFiniteMagnitude : .infinity
    let bounds = [
      ("minInclusive", Swift.max(range.lowerBound, -largest)),
      ("maxInclusive", min(range.upperBound, largest)),
    ]
    facets = bounds.filter { $0.1.isFinite }.map { ($0.0, Value.number($0.1)) }
  }
}
