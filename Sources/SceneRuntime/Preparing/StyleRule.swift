import SceneValues

/// A property value that applies to all objects of a class, or only to objects within containers of certain classes.
package struct StyleRule: Sendable {
  package let target: any AnyObject.Type
  /// The container classes, innermost first.
  package let containers: [any AnyObject.Type]
  package let property: String
  /// The attribute values that select the variant. The array is empty for a property without variants.
  package let variant: [String]
  package let value: Value
  package let setter: RuleSetter

  init(
    target: any AnyObject.Type, containers: [any AnyObject.Type], property: String, slot: StyleSlot,
    value: Value, expectation: String
  ) throws(AppearanceError) {
    var setter: RuleSetter?
    do throws(LiteralError) { setter = try slot.prepare(value) } catch {}
    guard let setter else {
      throw .valueDoesNotFit(
        key: property, class: TypeName(target).name, expected: expectation, found: value.literal)
    }
    self.target = target
    self.containers = containers
    self.property = property
    variant = slot.key
    self.value = value
    self.setter = setter
  }

  /// The identity of a rule. Two rules with equal keys are duplicates or contradict each other.
  package struct Key: Hashable, Sendable {
    let classes: [ObjectIdentifier]
    let property: String
    let variant: [String]

    package init(
      target: any AnyObject.Type, containers: [any AnyObject.Type], property: String, variant: [String]
    ) {
      classes = [ObjectIdentifier(target)] + containers.map { ObjectIdentifier($0) }
      self.property = property
      self.variant = variant
    }
  }

  package var key: Key { Key(target: target, containers: containers, property: property, variant: variant) }
}

extension Registry {
  private func property(_ key: String, of type: any AnyObject.Type) throws(AppearanceError) -> PropertyAccess
  {
    guard let property = registeredClass(ofType: type)?.property(key) else {
      throw .unknownProperty(key, class: TypeName(type).name)
    }
    return property
  }

  package func slot(
    of key: String, variant: (any Sendable)?, class type: any AnyObject.Type
  ) throws(AppearanceError) -> StyleSlot {
    guard let appearance = try property(key, of: type).appearance else {
      throw .notStylable(key, class: TypeName(type).name)
    }
    guard let variant else { return appearance.base }
    guard let slot = appearance.slotFor(variant) else {
      throw .noVariants(key, class: TypeName(type).name, element: "\(Swift.type(of: variant))")
    }
    return slot
  }

  package func rule(
    for type: any AnyObject.Type, in containers: [any AnyObject.Type], property key: String,
    variant: (any Sendable)?, value: Value
  ) throws(AppearanceError) -> StyleRule {
    try StyleRule(
      target: type, containers: containers, property: key,
      slot: slot(of: key, variant: variant, class: type), value: value,
      expectation: property(key, of: type).expectation)
  }

  /// Returns a rule for each value of an element, except for values that select the variant.
  func rules(
    for type: any AnyObject.Type, in containers: [any AnyObject.Type], variant element: String?,
    values: [(key: String, value: Value)]
  ) throws(AppearanceError) -> [StyleRule] {
    let axes = element.flatMap { variant($0, of: type) }?.axes.map(\.name) ?? []
    let said = values.filter { axes.contains($0.key) }.map { (axis: $0.key, value: $0.value) }
    var rules: [StyleRule] = []
    for (key, value) in values where !axes.contains(key) {
      let property = try property(key, of: type)
      guard let appearance = property.appearance else { throw .notStylable(key, class: TypeName(type).name) }
      var slot = appearance.base
      if let element {
        guard appearance.variant?.element == element else {
          throw .noVariants(key, class: TypeName(type).name, element: element)
        }
        slot = try appearance.slotForVariant(said)
      }
      rules.append(
        try StyleRule(
          target: type, containers: containers, property: key, slot: slot, value: value,
          expectation: property.expectation))
    }
    return rules
  }

  private func variant(_ element: String, of type: any AnyObject.Type) -> VariantDescription? {
    var next = registeredClass(ofType: type)
    while let current = next {
      for case let variant? in current.declaration.description.properties.lazy.map(\.variant)
      where variant.element == element { return variant }
      next = current.superclass
    }
    return nil
  }
}
