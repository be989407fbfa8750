import SceneValues

/// The allowed values of a property with a range, expressed with XML Schema types. RELAX NG uses these types, too.
struct BoundedNumbers {
  let type: String
  let count: Int
  let facets: [(name: String, bound: String)]

  init?(_ property: PropertyDescription) {
    guard let range = property.range else { return nil }
    switch property.type {
    case .int: (type, count) = ("integer", 1)
    case .number: (type, count) = ("double", 1)
    case .point, .size: (type, count) = ("double", 2)
    case .rect, .insets: (type, count) = ("double", 4)
    default: return nil
    }
    // The type `double` of XML Schema includes infinity, which is invalid in scenes.
    let largest = type == "double" ? Double.greatestFiniteMagnitude : .infinity
    let bounds = [
      ("minInclusive", Swift.max(range.lowerBound, -largest)),
      ("maxInclusive", min(range.upperBound, largest)),
    ]
    facets = bounds.filter { $0.1.isFinite }.map { ($0.0, Value.number($0.1)) }
  }
}
