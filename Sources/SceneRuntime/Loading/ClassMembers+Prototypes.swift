import SceneValues

extension ClassMembers {
  /// Declares a slot for prototypes. The object can copy prototypes at any time.
  ///
  /// - Parameters:
  ///   - name: The name of the slot in archives.
  ///   - type: The base class of the copies.
  ///   - documentation: The description that editors and generated documentation show.
  ///   - add: A closure that stores a prototype in an object. Copies can be created later.
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
