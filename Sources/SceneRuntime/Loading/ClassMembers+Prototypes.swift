import SceneValues

extension ClassMembers {
  /// A place for elements that the object makes copies of, whenever it wants.
  ///
  /// - Parameters:
  ///   - name: what archives call it.
  ///   - type: the class that the copies descend from.
  ///   - documentation: what people read in completion and manuals.
  ///   - add: takes a prototype, to make copies of later.
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
