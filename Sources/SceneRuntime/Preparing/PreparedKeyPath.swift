import SceneValues

/// A value and the key path of the property to set. Lookups are cached by class, because the classes of the objects on
/// the path are known only at run time.
package final class PreparedKeyPath: Sendable {
  private let steps: [String]
  private let key: String
  private let value: Value
  private let known = Locked(Known())

  private struct Known {
    var outlets: [Place: OutletAccess] = [:]
    var setters: [ObjectIdentifier: PreparedUnit.Setter] = [:]
  }

  private struct Place: Hashable {
    var step: Int
    var type: ObjectIdentifier
  }

  package init(_ path: String, value: Value) {
    (steps, key) = KeyPathSteps.split(path)
    self.value = value
  }

  package func apply(to object: AnyObject, in registry: Registry) throws(LoadingError.Kind) {
    var target = object
    for step in steps.indices { target = try follow(step, from: target, in: registry) }
    let type = ObjectIdentifier(type(of: target))
    if let setter = known.withLock({ $0.setters[type] }) { return setter(target) }
    let setter = try registry.setter(of: value, forKey: key, on: target)
    known.withLock { $0.setters[type] = setter }
    setter(target)
  }

  private func follow(
    _ step: Int, from object: AnyObject, in registry: Registry
  ) throws(LoadingError.Kind) -> AnyObject {
    let place = Place(step: step, type: ObjectIdentifier(type(of: object)))
    if let outlet = known.withLock({ $0.outlets[place] }), let next = outlet.get?(object) { return next }
    let (outlet, next) = try registry.follow(steps[step], from: object)
    known.withLock { $0.outlets[place] = outlet }
    return next
  }
}

enum KeyPathSteps {
  /// Splits a key path into steps and a key. `titleLabel.textColor` has the step `titleLabel` and the key `textColor`.
  static func split(_ path: String) -> (steps: [String], key: String) {
    var steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let key = steps.removeLast()
    return (steps, key)
  }
}
