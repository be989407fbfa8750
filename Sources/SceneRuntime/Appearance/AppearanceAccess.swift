import SceneValues

// The `unsafeDowncast` calls are safe for the reason given in MemberAccess.swift: a rule applies only to views of its
// class or a subclass.

package struct AppearanceAccess: Sendable {
  package let variant: VariantDescription?
  /// The slot for the base variant or, if the property has no variants, for its only value.
  package let base: StyleSlot
  let origin: @Sendable (AnyObject) -> ValueOrigin
  let setOrigin: @Sendable (AnyObject, ValueOrigin) -> Void
  /// Returns the slot for the variant that an element's attributes select.
  let slotForVariant: @Sendable ([(axis: String, value: Value)]) throws(AppearanceError) -> StyleSlot
  package let slotFor: @Sendable (any Sendable) -> StyleSlot?

  init<Object: AnyObject, Stored: SceneValue>(
    origin: ReferenceWritableKeyPath<Object, ValueOrigin> & Sendable, in range: ClosedRange<Double>?,
    get: @escaping @Sendable (Object) -> Stored, ruleSet set: @escaping @Sendable (Object, Stored) -> Void
  ) {
    let slot = StyleSlot(key: []) { (value) throws(LiteralError) in
      try Stored.reading(value, in: range).map {
        RuleSetter(
          $0, origin: { $0[keyPath: origin] }, setOrigin: { $0[keyPath: origin] = $1 }, get: get, set: set)
      }
    }
    variant = nil
    base = slot
    self.origin = { unsafeDowncast($0, to: Object.self)[keyPath: origin] }
    setOrigin = { unsafeDowncast($0, to: Object.self)[keyPath: origin] = $1 }
    slotForVariant = { _ in slot }
    slotFor = { _ in nil }
  }

  init<Object: AnyObject, Variant: StyleVariant, Stored: SceneValue>(
    values: ReferenceWritableKeyPath<Object, StyleValues<Variant, Stored>> & Sendable,
    in range: ClosedRange<Double>?, set: @escaping @Sendable (Object, Stored?, Variant) -> Void
  ) {
    @Sendable func slot(_ variant: Variant) -> StyleSlot {
      StyleSlot(key: Variant.axes.map { $0.read(variant).literal }) { (value) throws(LiteralError) in
        try Stored.reading(value, in: range).map { stored in
          RuleSetter(
            stored as Stored?, origin: { $0[keyPath: values][originOf: variant] },
            setOrigin: { (object: Object, origin) in object[keyPath: values][originOf: variant] = origin },
            get: { $0[keyPath: values][exactly: variant] }, set: { set($0, $1, variant) })
        }
      }
    }
    variant = VariantDescription(
      element: Variant.element,
      axes: Variant.axes.map {
        AxisDescription(name: $0.name, type: $0.type, base: $0.read(Variant.base).literal)
      })
    base = slot(Variant.base)
    origin = { unsafeDowncast($0, to: Object.self)[keyPath: values][originOf: Variant.base] }
    setOrigin = { unsafeDowncast($0, to: Object.self)[keyPath: values][originOf: Variant.base] = $1 }
    slotForVariant = { (values) throws(AppearanceError) in
      var variant = Variant.base
      for (name, value) in values {
        // A property with another variant type can use the same element name but different attributes.
        guard let axis = Variant.axes.first(where: { $0.name == name }) else {
          throw .valueDoesNotFit(
            key: name, class: Variant.element, expected: "nothing", found: value.literal)
        }
        var fits = false
        do throws(LiteralError) { fits = try axis.write(&variant, value) } catch {}
        guard fits else {
          throw .valueDoesNotFit(
            key: name, class: Variant.element, expected: axis.type.expectation, found: value.literal)
        }
      }
      return slot(variant)
    }
    slotFor = { ($0 as? Variant).map(slot) }
  }
}

package struct StyleSlot: Sendable {
  package let key: [String]
  package let prepare: @Sendable (Value) throws(LiteralError) -> RuleSetter?
}

package struct RuleSetter: Sendable {
  package let origin: @Sendable (AnyObject) -> ValueOrigin
  package let apply: @Sendable (AnyObject) -> Void
  package let restoration: @Sendable (AnyObject) -> (AnyObject) -> Void

  init<Object: AnyObject, Stored: Sendable>(
    _ value: Stored, origin: @escaping @Sendable (Object) -> ValueOrigin,
    setOrigin: @escaping @Sendable (Object, ValueOrigin) -> Void,
    get: @escaping @Sendable (Object) -> Stored, set: @escaping @Sendable (Object, Stored) -> Void
  ) {
    self.origin = { origin(unsafeDowncast($0, to: Object.self)) }
    apply = { object in
      let object = unsafeDowncast(object, to: Object.self)
      set(object, value)
      setOrigin(object, .rule)
    }
    restoration = { object in
      let earlier = get(unsafeDowncast(object, to: Object.self))
      return { object in
        let object = unsafeDowncast(object, to: Object.self)
        guard origin(object) == .rule else { return }
        set(object, earlier)
        setOrigin(object, .default)
      }
    }
  }
}
