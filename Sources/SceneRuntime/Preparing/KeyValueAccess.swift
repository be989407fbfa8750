import SceneValues

extension Registry {
  /// Sets the property that a key, or a key path through outlets, identifies, such as `title` or `titleLabel.textColor`.
  ///
  /// - Throws: `LoadingError.Kind`: `undefinedKey` if a class on the path does not have the key, `emptyOutlet` if an
  ///   outlet on the path is nil, or `valueDoesNotFit` if the property has a different type.
  public func setValue(
    _ value: Value, forKeyPath path: String, on object: AnyObject
  ) throws(LoadingError.Kind) {
    let (target, key) = try follow(path: path, from: object)
    try setter(of: value, forKey: key, on: target)(target)
  }

  /// Returns the value of the property that a key, or a key path through outlets, identifies.
  public func value(forKeyPath path: String, on object: AnyObject) throws(LoadingError.Kind) -> Value {
    let (target, key) = try follow(path: path, from: object)
    guard let property = registeredClass(of: target)?.property(key) else {
      throw .undefinedKey(key, class: name(of: target))
    }
    return property.read(target)
  }

  /// Sets the outlet with the given name. If the destination is nil, the outlet is disconnected.
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

  func setter(
    of value: Value, forKey key: String, on object: AnyObject
  ) throws(LoadingError.Kind) -> PreparedUnit.Setter {
    guard let registered = registeredClass(of: object), let property = registered.property(key) else {
      throw .undefinedKey(key, class: name(of: object))
    }
    return try property.setter(of: value, forKey: key, class: registered.name)
  }

  func follow(
    _ step: String, from object: AnyObject
  ) throws(LoadingError.Kind) -> (OutletAccess, AnyObject) {
    guard let outlet = registeredClass(of: object)?.outlet(step), !outlet.isCollection else {
      throw .undefinedKey(step, class: name(of: object))
    }
    guard let get = outlet.get else { throw .unreadableOutlet(step, class: name(of: object)) }
    guard let next = get(object) else { throw .emptyOutlet(step, class: name(of: object)) }
    return (outlet, next)
  }

  private func follow(
    path: String, from object: AnyObject
  ) throws(LoadingError.Kind) -> (AnyObject, String) {
    let (steps, key) = KeyPathSteps.split(path)
    var current = object
    for step in steps { current = try follow(step, from: current).1 }
    return (current, key)
  }

  private func name(of object: AnyObject) -> String { TypeName(type(of: object)).name }
}

extension PropertyAccess {
  var expectation: String { type.expectation(in: range ?? NumberLimits.range(of: type)) }

  package func setter(
    of value: Value, forKey key: @autoclosure () -> String, class name: @autoclosure () -> String
  ) throws(LoadingError.Kind) -> PreparedUnit.Setter {
    do throws(LiteralError) {
      if let setter = try prepare(value) { return setter }
      // As in key-value coding, a whole number of type 'number' also sets an integer.
      if type == .int, case .number(let number) = value, let whole = Int(exactly: number),
        let setter = try prepare(.int(whole))
      {
        return setter
      }
    } catch {}
    let isOfType = isType(of: value)
    let found = isOfType ? "'\(value.literal)'" : "the \(value.kindName) '\(value.literal)'"
    throw .valueDoesNotFit(
      key: key(), class: name(), expected: isOfType ? expectation : type.expectedKind,
      found: value == .nothing ? "nil" : found)
  }

  private func isType(of value: Value) -> Bool {
    switch (value, type) {
    case (.nothing, _), (.text, _), (.enumeration, _), (.optionSet, _), (.string, .enumeration): true
    case (.string, .string), (.bool, .bool), (.point, .point), (.size, .size), (.rect, .rect): true
    case (.int, .int), (.int, .number), (.number, .int), (.number, .number), (.range, .range): true
    case (.insets, .insets), (.transform, .transform), (.color, .color), (.font, .font): true
    case (.image, .image): true
    default: false
    }
  }
}

extension Value {
  fileprivate var kindName: String {
    switch self {
    case .bool: "Boolean value"
    case .int, .number: "number"
    case .string, .text: "string"
    case .point: "point"
    case .size: "size"
    case .rect: "rectangle"
    case .range: "range"
    case .insets: "insets"
    case .transform: "transform"
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .enumeration, .optionSet: "name"
    case .nothing: "nil"
    }
  }
}
