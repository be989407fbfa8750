import SceneValues

extension ClassMembers {
  /// Declares a slot for prototypes, which the object can copy at any time.
  ///
  /// - Parameters:
  ///   - name: The name in archives.
  ///   - type: The base class of the copies.
  ///   - documentation: The description for completion and documentation.
  ///   - add: Receives a prototype for later copies.
  public mutating func prototypes<Child: AnyObject>(
    _ name: String, of type: Child.Type, _ documentation: String = "",
    add: @escaping @Sendable (Object, Prototype) -> Void
  ) {
    declaration.description.slots.append(
      SlotDescription(
        name: name, accepts: TypeName.bare(Child.self), isSingle: false, isPrototype: true,
        documentation: documentation))
    declaration.slots[name] = SlotAccess { (object: Object, prototype: Prototype) in add(object, prototype) }
  }
}
