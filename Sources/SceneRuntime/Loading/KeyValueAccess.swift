import SceneValues

extension Registry {
  /// Sets a property by its key, or by a key path through outlets: `title`, `titleLabel.textColor`.
  ///
  /// - Throws: `LoadingError.Kind`: `undefinedKey` where a class on the way has no such key, `valueDoesNotFit` where
  ///   the property takes another type.
  public func setValue(
    _ value: Value, forKeyPath path: String, on object: AnyObject
  ) throws(LoadingError.Kind) {
    let (target, key) = try follow(path, from: object)
    guard let registered = registeredClass(of: target), let property = registered.property(key) else {
      throw .undefinedKey(key, class: name(of: target))
    }
    do throws(LiteralError) {
      if let setter = try property.prepare(value) {
        setter(target)
        return
      }
    } catch {}
    throw .valueDoesNotFit(
      key: key, class: registered.name, expected: property.type.expectation, found: value.literal)
  }

  /// Reads a property by its key, or by a key path through outlets.
  public func value(forKeyPath path: String, on object: AnyObject) throws(LoadingError.Kind) -> Value {
    let (target, key) = try follow(path, from: object)
    guard let property = registeredClass(of: target)?.property(key) else {
      throw .undefinedKey(key, class: name(of: target))
    }
    return property.read(target)
  }

  /// Connects an outlet by its name; nil disconnects it.
  public func setOutlet(
    _ name: String, of object: AnyObject, to destination: AnyObject?
  ) throws(LoadingError.Kind) {
    guard let access = registeredClass(of: object)?.outlet(name), !access.isCollection else {
      throw .undefinedKey(name, class: self.name(of: object))
    }
    guard access.set(object, destination) else {
      throw .objectDoesNotFit(
        key: name, class: self.name(of: object), expected: access.type,
        found: destination.map { self.name(of: $0) } ?? "nil")
    }
  }

  /// The object that has the last key of a path, and that key.
  private func follow(_ path: String, from object: AnyObject) throws(LoadingError.Kind) -> (AnyObject, String)
  {
    var steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let last = steps.removeLast()
    var current = object
    for step in steps {
      guard let next = registeredClass(of: current)?.outlet(step)?.get?(current) else {
        throw .undefinedKey(step, class: name(of: current))
      }
      current = next
    }
    return (current, last)
  }

  private func name(of object: AnyObject) -> String { TypeName(type(of: object)).name }
}

/// A runtime attribute whose key path leads through other objects.
enum KeyPathValue {
  static func prepared(_ value: Value, forKeyPath path: String) -> PreparedUnit.PreparedValue {
    PreparedUnit.PreparedValue(
      apply: { (registry: Registry, object: AnyObject) throws(LoadingError.Kind) -> Void in
        try registry.setValue(value, forKeyPath: path, on: object)
      })
  }
}
