import SceneValues

// The `unsafeDowncast` calls are safe because the closures of a class declaration are called only with objects of that
// class or a subclass:
//
// - The loader uses the closures of the registered class and checks the class of each object once
//   (`Instantiation.checkClass`).
// - For owners, objects on key paths, action targets and segues, the loader looks up the object's class or the nearest
//   registered superclass (`Registry.registeredClass(of:)`).
// - A rule applies only to objects of its class (`AppearanceRules.style`).
//
// The generic parameter of `ClassMembers` ensures that a closure accepts objects of its class.
//
// A checked cast with `as!` would make setting a value 10 % slower (2 to 4 ns of 25 ns). Checking each object once has
// no measurable cost.

/// Reads and writes one property of a class's objects. This type is a class because it is passed for each value in each
/// file. An object has one reference count that all threads update, but a structure would have one for each closure.
package final class PropertyAccess: Sendable {
  /// Converts a value to a closure that sets it. The conversion, including text processing, occurs once per opened file.
  /// Each object requires only one call, which takes 17 ns. Setting the value through a key path takes 168 ns.
  package let prepare: @Sendable (Value) throws(LiteralError) -> (@Sendable (AnyObject) -> Void)?
  package let read: @Sendable (AnyObject) -> Value
  package let type: ValueType
  package let range: ClosedRange<Double>?
  package let restoration: @Sendable (AnyObject) -> (AnyObject) -> Void
  package let appearance: AppearanceAccess?

  init<Object: AnyObject, PropertyValue: SceneValue>(
    in range: ClosedRange<Double>? = nil, get: @escaping @Sendable (Object) -> PropertyValue,
    set: @escaping @Sendable (Object, PropertyValue) -> Void, appearance: AppearanceAccess?
  ) {
    self.appearance = appearance
    self.range = range
    type = PropertyValue.valueType
    prepare = { (value) throws(LiteralError) -> (@Sendable (AnyObject) -> Void)? in
      guard let converted = try PropertyValue.reading(value, in: range) else { return nil }
      return { object in set(unsafeDowncast(object, to: Object.self), converted) }
    }
    read = { object in get(unsafeDowncast(object, to: Object.self)).sceneValue }
    restoration = { object in
      let value = get(unsafeDowncast(object, to: Object.self))
      let origin = appearance?.origin(object)
      return { object in
        set(unsafeDowncast(object, to: Object.self), value)
        if let origin { appearance?.setOrigin(object, origin) }
      }
    }
  }
}

/// Connects one outlet of a class's objects. This type is a class for the same reason as `PropertyAccess`.
package final class OutletAccess: Sendable {
  package let isCollection: Bool
  package let type: String
  /// Sets the outlet. Returns false if the target's class does not match the outlet's class.
  package let set: @Sendable (AnyObject, AnyObject?) -> Bool
  /// Sets the outlet collection. Returns the index of the first object whose class does not match the collection's class,
  /// or nil if there is none.
  package let setAll: @Sendable (AnyObject, [AnyObject]) -> Int?
  package let get: (@Sendable (AnyObject) -> AnyObject?)?
  package let accepts: @Sendable (AnyObject) -> Bool

  init<Object: AnyObject, Target>(
    get: (@Sendable (Object) -> Target?)?, ignores: @escaping @Sendable (AnyObject) -> Bool,
    set: @escaping @Sendable (Object, Target?) -> Void
  ) {
    isCollection = false
    accepts = { $0 is Target || ignores($0) }
    type = TypeName.bare(Target.self)
    self.set = { object, target in
      guard let target else {
        set(unsafeDowncast(object, to: Object.self), nil)
        return true
      }
      guard let fitting = target as? Target else { return ignores(target) }
      set(unsafeDowncast(object, to: Object.self), fitting)
      return true
    }
    setAll = { _, _ in 0 }
    if let get {
      self.get = { object in get(unsafeDowncast(object, to: Object.self)) as AnyObject? }
    } else {
      self.get = nil
    }
  }

  init<Object: AnyObject, Target>(setAll: @escaping @Sendable (Object, [Target]) -> Void) {
    isCollection = true
    accepts = { $0 is Target }
    type = TypeName.bare(Target.self)
    set = { _, _ in false }
    self.setAll = { object, targets in
      var fitting: [Target] = []
      for (index, target) in targets.enumerated() {
        guard let target = target as? Target else { return index }
        fitting.append(target)
      }
      setAll(unsafeDowncast(object, to: Object.self), fitting)
      return nil
    }
    get = nil
  }
}

/// Calls one action of a class's objects. This type is a class for the same reason as `PropertyAccess`.
package final class ActionAccess: Sendable {
  package let accepts: @Sendable (AnyObject) -> Bool
  package let senderType: String
  package let needsEvent: Bool
  package let call: @Sendable (_ target: AnyObject, _ sender: AnyObject, _ event: AnyObject?) -> Void

  init(call: @escaping @Sendable (AnyObject, AnyObject, AnyObject?) -> Void) {
    accepts = { _ in true }
    senderType = ""
    needsEvent = false
    self.call = call
  }

  init<Object: AnyObject>(_ call: @escaping @Sendable (Object) -> Void) {
    accepts = { _ in true }
    senderType = ""
    needsEvent = false
    self.call = { target, _, _ in call(unsafeDowncast(target, to: Object.self)) }
  }

  init<Object: AnyObject, Sender>(_ call: @escaping @Sendable (Object, Sender) -> Void) {
    accepts = { $0 is Sender }
    senderType = TypeName.bare(Sender.self)
    needsEvent = false
    self.call = { target, sender, _ in
      // The class of the sender is checked when the action is connected. A direct call with another class has no effect.
      guard let sender = sender as? Sender else { return }
      call(unsafeDowncast(target, to: Object.self), sender)
    }
  }

  init<Object: AnyObject, Sender, ActionEvent>(
    _ call: @escaping @Sendable (Object, Sender, ActionEvent) -> Void
  ) {
    accepts = { $0 is Sender }
    senderType = TypeName.bare(Sender.self)
    needsEvent = !(AnyObject?.none is ActionEvent)
    self.call = { target, sender, event in
      // An event that a control sends without a touch has no event object, so an optional event can be nil here. The
      // sender reports an error if an event is required.
      guard let sender = sender as? Sender, let event = event as? ActionEvent else { return }
      call(unsafeDowncast(target, to: Object.self), sender, event)
    }
  }
}

/// Adds nested objects to their parent. This type is a class for the same reason as `PropertyAccess`.
@usableFromInline package final class SlotAccess: Sendable {
  @usableFromInline package let add: @Sendable (_ parent: AnyObject, _ child: AnyObject) throws -> Bool
  @usableFromInline package let addUnchecked:
    @Sendable (_ parent: AnyObject, _ child: AnyObject) throws -> Void
  @usableFromInline package let accepts: @Sendable (any AnyObject.Type) -> Bool

  @inlinable init<Object: AnyObject, Child>(_ add: @escaping @Sendable (Object, Child) throws -> Void) {
    self.add = { parent, child in
      guard let child = child as? Child else { return false }
      try add(unsafeDowncast(parent, to: Object.self), child)
      return true
    }
    guard Child.self is AnyClass else {
      // Protocol conformances require a dynamic cast.
      accepts = { _ in false }
      addUnchecked = { _, _ in preconditionFailure("a protocol cannot be checked for a class") }
      return
    }
    accepts = { $0 is Child.Type }
    addUnchecked = { parent, child in
      // Here, `Child` is a class, and the caller has used `accepts` to verify that the child is an instance of it.
      // `unsafeDowncast` does not compile, because the generic code does not constrain `Child` to classes.
      try add(unsafeDowncast(parent, to: Object.self), unsafeBitCast(child, to: Child.self))
    }
  }
}
