import SceneDiagnostics
import SceneValues

/// A limit that the value of one property sets for the value of another property of the same object.
package struct ValueLimit: Sendable {
  package enum Bound: Sendable {
    /// The value must be at least the value of another property.
    case atLeast(String)
    case atMost(String)
    /// The value is an index that must be less than the value of another property.
    case indexOf(String)
    case indexIn(slot: String)
    case divisorOf(Int)
  }

  /// The class or element that has the properties.
  package let owner: String
  package let key: String
  package let bound: Bound

  package init(_ owner: String, _ key: String, _ bound: Bound) {
    self.owner = owner
    self.key = key
    self.bound = bound
  }

  /// Returns the limits of a range. The limit for the minimum comes before the limits for the value.
  package static func range(
    _ owner: String, _ key: String? = nil, from lowest: String, to highest: String
  ) -> [ValueLimit] {
    let bounds = ValueLimit(owner, lowest, .atMost(highest))
    guard let key else { return [bounds] }
    return [bounds, ValueLimit(owner, key, .atLeast(lowest)), ValueLimit(owner, key, .atMost(highest))]
  }

  /// Returns the message for an exceeded limit. `isDefault` indicates whether the bound is the other property's default.
  package func message(for text: String, exceeding bound: Double, isDefault: Bool) -> Message {
    let limit: String = Value.number(bound)
    let last: String = Value.number(bound - 1)
    return switch self.bound {
    // Dates are numbers of seconds, which are hard to read and differ between scenes and Xcode files.
    case .atLeast(let other) where Self.isDate(other): "'\(key: key)' is earlier than '\(key: other)'"
    case .atMost(let other) where Self.isDate(other): "'\(key: key)' is later than '\(key: other)'"
    case .atLeast(let other), .atMost(let other):
      isDefault
        ? "'\(key: key)' is '\(text)', but the default of '\(key: other)' is '\(limit)'"
        : "'\(key: key)' is '\(text)', but '\(key: other)' is '\(limit)'"
    case .indexOf(let other):
      "'\(key: key)' must be at most \(last), not '\(text)': '\(key: other)' is '\(limit)'"
    case .indexIn(let slot):
      "'\(key: key)' must be at most \(last), not '\(text)': the number of \(slot) is \(limit)"
    case .divisorOf(let number):
      "'\(key: key)' must divide \(number) evenly, but is '\(text)'"
    }
  }

  private static func isDate(_ key: String) -> Bool { key.hasSuffix("Date") }

  package static func cause(_ key: String) -> Message { "'\(key: key)' is set here" }
}
