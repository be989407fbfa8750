import SceneValues

// Why each `unsafeDowncast` here holds: a closure of a class's declaration meets objects of that class, or of a subclass,
// and no others. There are three ways to it. Loading takes closures from the class that an object is registered by, and
// looks once for each object whether it is of that class (`Instantiation.checkClass`). Of an owner, a key path's step, the
// target of a responder's action and a segue, the class is asked for by the object itself
// (`Registry.registeredClass(of:)`): it is the object's own, or a superclass. And what a rule sets, is set on objects of
// the rule's class (`AppearanceRules.style`). That a closure is its class's own, the compiler sees: `ClassMembers` has it
// for its parameter.
//
// To look at each value instead, with `as!`, was measured to be a tenth of what setting a value costs (25 ns, and 2 to 4
// for the cast); to look at each object costs less than can be measured.

/// Reads and writes one property of a class's objects, whatever its type.
///
/// A class, because it is handed on for each value of each file: there is one reference to count, and not one for each of
/// its closures, which all threads share.
package final class PropertyAccess: Sendable {
  /// Turns a value into the closure that sets it. Conversion, with all its work on text, happens here, once for
  /// each opened file; what is left for each object is one call (17 ns, against 168 through a key path).
  package let prepare: @Sendable (Value) throws(LiteralError) -> (@Sendable (AnyObject) -> Void)?
  package let read: @Sendable (AnyObject) -> Value
  package let type: ValueType
  /// What its numbers lie in, where its declaration says so.
  package let range: ClosedRange<Double>?
  /// Remembers what an object has, to give it back; and who gave it that, where rules may.
  package let restoration: @Sendable (AnyObject) -> (AnyObject) -> Void
  /// How rules set it; nil where they may not.
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

/// Connects one outlet of a class's objects. A class for the same reason.
package final class OutletAccess: Sendable {
  package let isCollection: Bool
  /// The class of what it takes, for messages.
  package let type: String
  /// False where the target is not accepted.
  package let set: @Sendable (AnyObject, AnyObject?) -> Bool
  /// Gives the index of the first that is not of the collection's class.
  package let setAll: @Sendable (AnyObject, [AnyObject]) -> Int?
  package let get: (@Sendable (AnyObject) -> AnyObject?)?
  /// Whether an object is of the outlet's class, or may be named though it is not.
  package let accepts: @Sendable (AnyObject) -> Bool

  init<Object: AnyObject, Target>(
    get: (@Sendable (Object) -> Target?)?, letsPass: @escaping @Sendable (AnyObject) -> Bool,
    set: @escaping @Sendable (Object, Target?) -> Void
  ) {
    isCollection = false
    accepts = { $0 is Target || letsPass($0) }
    type = TypeName.bare(Target.self)
    self.set = { object, target in
      guard let target else {
        set(unsafeDowncast(object, to: Object.self), nil)
        return true
      }
      guard let fitting = target as? Target else { return letsPass(target) }
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

/// Calls one action of a class's objects. A class for the same reason: each sender keeps one.
package final class ActionAccess: Sendable {
  /// Whether the method takes a sender of that class.
  package let accepts: @Sendable (AnyObject) -> Bool
  /// The class of the sender, for messages.
  package let senderType: String
  /// Whether the method takes an event that is not optional: it cannot be called without one.
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
      // Checked when the connection was made; sent by hand with a sender of another class, it does nothing.
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
      // An optional event takes nil: what a control sends by itself, without a touch, has none. Whoever sends tells of an
      // event that is missing.
      guard let sender = sender as? Sender, let event = event as? ActionEvent else { return }
      call(unsafeDowncast(target, to: Object.self), sender, event)
    }
  }
}

/// Puts nested objects into their parent. A class for the same reason.
@usableFromInline package final class SlotAccess: Sendable {
  /// False where the child is not of the slot's class.
  @usableFromInline package let add: @Sendable (_ parent: AnyObject, _ child: AnyObject) throws -> Bool
  /// Puts in what is of the slot's class for certain.
  @usableFromInline package let addUnchecked:
    @Sendable (_ parent: AnyObject, _ child: AnyObject) throws -> Void
  /// Whether all objects of a class fit.
  @usableFromInline package let accepts: @Sendable (any AnyObject.Type) -> Bool

  @inlinable init<Object: AnyObject, Child>(_ add: @escaping @Sendable (Object, Child) throws -> Void) {
    self.add = { parent, child in
      guard let child = child as? Child else { return false }
      try add(unsafeDowncast(parent, to: Object.self), child)
      return true
    }
    guard Child.self is AnyClass else {
      // A protocol's witnesses are found by the cast alone.
      accepts = { _ in false }
      addUnchecked = { _, _ in preconditionFailure("no class is known to fit a protocol") }
      return
    }
    accepts = { $0 is Child.Type }
    addUnchecked = { parent, child in
      // The child's bits are those of a `Child`: it is a class here, and whoever calls this has found by `accepts` that the
      // class that made the child is that class or a subclass. The generic code cannot say `unsafeDowncast`, since it does
      // not know `Child` to be a class.
      try add(unsafeDowncast(parent, to: Object.self), unsafeBitCast(child, to: Child.self))
    }
  }
}
