import SceneValues

// Of any object: for that of a `SceneObject`, Swift would look for the conformance of each class among all that the
// program has, which was a third of the time in which the class library is described.
/// What a class declares: handed to the closure of a `ClassDeclaration`.
public struct ClassMembers<Object: AnyObject & SendableMetatype> {
  var declaration: ClassDeclaration

  /// A value that an attribute of the same name sets.
  ///
  /// - Parameters:
  ///   - key: the name of the attribute.
  ///   - value: what an object has when nothing is written; leave it out where that depends on others.
  ///   - range: what its number lies in, both bounds included, with `.infinity` for none; each of its
  ///     numbers, for a point, a size, a rectangle or insets. A scene that says another is refused, by
  ///     `scenec validate` and on loading; what code sets is the class's own affair.
  ///   - documentation: what people read in completion and manuals.
  ///   - get: reads it; a key path literal will do.
  ///   - set: writes it. A closure, because writing through a key path takes ten times as long.
  public mutating func property<PropertyValue: SceneValue>(
    _ key: String, default value: PropertyValue, in range: ClosedRange<Double>? = nil,
    _ documentation: String = "",
    get: @escaping @Sendable (Object) -> PropertyValue,
    set: @escaping @Sendable (Object, PropertyValue) -> Void
  ) {
    add(key, default: value, in: range, documentation, get: get, set: set)
  }

  /// A value whose default is nothing, or depends on other objects.
  public mutating func property<PropertyValue: SceneValue>(
    _ key: String, in range: ClosedRange<Double>? = nil, _ documentation: String = "",
    get: @escaping @Sendable (Object) -> PropertyValue,
    set: @escaping @Sendable (Object, PropertyValue) -> Void
  ) {
    add(key, default: nil, in: range, documentation, get: get, set: set)
  }

  /// A value that appearance rules may set too.
  ///
  /// - Parameters:
  ///   - key: the name of the attribute.
  ///   - value: what an object has when nothing is written.
  ///   - range: what each of its numbers lies in, both bounds included; nil for any.
  ///   - documentation: what people read in completion and manuals.
  ///   - origin: where the value came from: `\.$textColor` of a `@Stylable var textColor`.
  ///   - get: reads it.
  ///   - set: writes it.
  public mutating func property<PropertyValue: SceneValue>(
    _ key: String, default value: PropertyValue, in range: ClosedRange<Double>? = nil,
    _ documentation: String = "",
    appearance origin: ReferenceWritableKeyPath<Object, ValueOrigin> & Sendable,
    get: @escaping @Sendable (Object) -> PropertyValue,
    set: @escaping @Sendable (Object, PropertyValue) -> Void
  ) {
    let rules = AppearanceAccess(origin: origin, in: range, get: get, ruleSet: set)
    add(key, default: value, in: range, documentation, get: get, set: set, appearance: rules)
  }

  /// A value that appearance rules may set too, and whose default is nothing, or depends on other objects.
  public mutating func property<PropertyValue: SceneValue>(
    _ key: String, in range: ClosedRange<Double>? = nil, _ documentation: String = "",
    appearance origin: ReferenceWritableKeyPath<Object, ValueOrigin> & Sendable,
    get: @escaping @Sendable (Object) -> PropertyValue,
    set: @escaping @Sendable (Object, PropertyValue) -> Void
  ) {
    property(key, in: range, documentation, appearance: origin, get: get, set: set, ruleSet: set)
  }

  /// A value that appearance rules set in another way than code does.
  ///
  /// - Parameters:
  ///   - key: the name of the attribute.
  ///   - range: what each of its numbers lies in, both bounds included; nil for any.
  ///   - documentation: what people read in completion and manuals.
  ///   - origin: where the value came from.
  ///   - get: reads it.
  ///   - set: how code and scenes write it.
  ///   - ruleSet: how a rule writes it.
  package mutating func property<PropertyValue: SceneValue>(
    _ key: String, in range: ClosedRange<Double>? = nil, _ documentation: String,
    appearance origin: ReferenceWritableKeyPath<Object, ValueOrigin> & Sendable,
    get: @escaping @Sendable (Object) -> PropertyValue,
    set: @escaping @Sendable (Object, PropertyValue) -> Void,
    ruleSet: @escaping @Sendable (Object, PropertyValue) -> Void
  ) {
    let rules = AppearanceAccess(origin: origin, in: range, get: get, ruleSet: ruleSet)
    add(key, default: nil, in: range, documentation, get: get, set: set, appearance: rules)
  }

  /// Values for each variant — state, metrics —, which appearance rules may set too.
  ///
  /// An attribute of the element sets the base's.
  ///
  /// - Parameters:
  ///   - key: the name of the attribute.
  ///   - range: what each of its numbers lies in, both bounds included; nil for any.
  ///   - documentation: what people read in completion and manuals.
  ///   - values: where they are stored.
  ///   - set: writes one; nil takes it away.
  public mutating func property<Variant: StyleVariant, PropertyValue: SceneValue>(
    _ key: String, in range: ClosedRange<Double>? = nil, _ documentation: String = "",
    appearance values: ReferenceWritableKeyPath<Object, StyleValues<Variant, PropertyValue>> & Sendable,
    set: @escaping @Sendable (Object, PropertyValue?, Variant) -> Void
  ) {
    add(
      key, default: nil, in: range, documentation, get: { $0[keyPath: values][exactly: Variant.base] },
      set: { (object, value: PropertyValue?) in set(object, value, Variant.base) },
      appearance: AppearanceAccess(values: values, in: range, set: set))
  }

  private mutating func add<PropertyValue: SceneValue>(
    _ key: String, default value: PropertyValue?, in range: ClosedRange<Double>?, _ documentation: String,
    get: @escaping @Sendable (Object) -> PropertyValue,
    set: @escaping @Sendable (Object, PropertyValue) -> Void, appearance: AppearanceAccess? = nil
  ) {
    let value = value?.sceneValue
    if let range {
      precondition(
        PropertyValue.valueType.takesRange && value?.lies(in: range) != false,
        "the range of '\(key)' of \(Object.self) is not for its type, or its default does not lie in it")
    }
    declaration.description.properties.append(
      PropertyDescription(
        key: key, type: PropertyValue.valueType, range: range, defaultLiteral: value?.literal,
        isStylable: appearance != nil,
        variant: appearance?.variant, documentation: documentation))
    declaration.properties[key] = PropertyAccess(in: range, get: get, set: set, appearance: appearance)
  }

  /// Says that properties declared before are texts that people read: tools ask for their translations.
  ///
  /// ```swift
  /// $0.property("caption", default: "", get: \.caption, set: { $0.caption = $1 })
  /// $0.localizable("caption")
  /// ```
  public mutating func localizable(_ keys: String...) {
    for key in keys {
      let index = declaration.description.properties.firstIndex { $0.key == key }
      precondition(
        index.map { declaration.description.properties[$0].type == .string } ?? false,
        "'\(key)' of \(Object.self) is declared localizable, and not declared before as a text")
      declaration.description.properties[index!].isLocalizable = true
    }
  }

  /// A reference to another object.
  ///
  /// - Parameters:
  ///   - name: what scenes call it.
  ///   - documentation: what people read in completion and manuals.
  ///   - get: reads it, so that key paths may pass through it.
  ///   - letsPass: which objects may be named though they are not of the outlet's class: they leave it as it
  ///     is.
  ///   - set: writes it. Where objects refer to each other, let the property be `weak`.
  public mutating func outlet<Target>(
    _ name: String, _ documentation: String = "", get: (@Sendable (Object) -> Target?)? = nil,
    letsPass: @escaping @Sendable (AnyObject) -> Bool = { _ in false },
    set: @escaping @Sendable (Object, Target?) -> Void
  ) {
    declaration.description.outlets.append(
      OutletDescription(name: name, type: TypeName.bare(Target.self), documentation: documentation))
    declaration.outlets[name] = OutletAccess(get: get, letsPass: letsPass, set: set)
  }

  /// References to several objects, delivered in the order in which the scene names them.
  public mutating func outletCollection<Target>(
    _ name: String, _ documentation: String = "", set: @escaping @Sendable (Object, [Target]) -> Void
  ) {
    declaration.description.outlets.append(
      OutletDescription(
        name: name, type: TypeName.bare(Target.self), isCollection: true, documentation: documentation))
    declaration.outlets[name] = OutletAccess(setAll: set)
  }

  /// An action without arguments: `name`.
  public mutating func action(
    _ selector: String, _ documentation: String = "", _ call: @escaping @Sendable (Object) -> Void
  ) {
    addAction(
      selector, arity: 0, sender: nil, documentation, ActionAccess { (object: Object) in call(object) })
  }

  /// An action that takes its sender: `name:`.
  public mutating func action<Sender>(
    _ selector: String, _ documentation: String = "", _ call: @escaping @Sendable (Object, Sender) -> Void
  ) {
    addAction(selector, arity: 1, sender: Sender.self, documentation, ActionAccess(call))
  }

  /// An action that takes its sender and the event: `name:forEvent:`.
  public mutating func action<Sender, ActionEvent>(
    _ selector: String, _ documentation: String = "",
    _ call: @escaping @Sendable (Object, Sender, ActionEvent) -> Void
  ) {
    addAction(selector, arity: 2, sender: Sender.self, documentation, ActionAccess(call))
  }

  private mutating func addAction(
    _ selector: String, arity: Int, sender: Any.Type?, _ documentation: String, _ access: ActionAccess
  ) {
    precondition(
      selector.count { $0 == ":" } == arity && !selector.isEmpty,
      "the selector '\(selector)' of \(Object.self) does not take \(arity) arguments, its closure does")
    let name = sender.flatMap { $0 == AnyObject.self || $0 == Any.self ? nil : TypeName.bare($0) }
    declaration.description.actions.append(
      ActionDescription(
        selector: selector, sender: name, needsEvent: access.needsEvent, documentation: documentation))
    declaration.actions[selector] = access
  }

  /// Controllers of other scenes that it holds, named by an attribute: `viewControllers="list map"`.
  ///
  /// They are made when its object is, and added one by one, in the order written, before any of its
  /// connections is made.
  ///
  /// - Parameters:
  ///   - name: the name of the attribute.
  ///   - single: whether it takes one at most.
  ///   - documentation: what people read in completion and manuals.
  ///   - add: takes a controller; an error that it throws ends the loading.
  public mutating func relationship<Child>(
    _ name: String, single: Bool = false, _ documentation: String = "",
    add: @escaping @Sendable (Object, Child) throws -> Void
  ) {
    let type = TypeName.bare(Child.self)
    declaration.description.properties.append(
      PropertyDescription(
        key: name, type: single ? .reference(type) : .references(type), documentation: documentation))
    declaration.relationships[name] = SlotAccess(add)
  }

  /// The events that its objects send, the primary one first.
  ///
  /// - Parameter events: each event's name in scenes, and the number by which the class knows it.
  public mutating func events(_ events: [(name: String, rawValue: UInt32)]) {
    declaration.description.events = events.map(\.name)
    declaration.events = events
  }

  // Inlinable, since a closure that is made for two classes puts an object in for half of what one for any types takes.
  /// A place for objects that stand inside its element.
  ///
  /// - Parameters:
  ///   - name: what archives call it.
  ///   - single: whether it takes one at most.
  ///   - documentation: what people read in completion and manuals.
  ///   - add: takes an object; an error that it throws ends the loading.
  @inlinable public mutating func slot<Child>(
    _ name: String, single: Bool = false, _ documentation: String = "",
    add: @escaping @Sendable (Object, Child) throws -> Void
  ) {
    addSlot(name, for: Child.self, isSingle: single, documentation, SlotAccess(add))
  }

  @usableFromInline mutating func addSlot(
    _ name: String, for type: Any.Type, isSingle: Bool, _ documentation: String, _ access: SlotAccess
  ) {
    declaration.description.slots.append(
      SlotDescription(
        name: name, accepts: TypeName.bare(type), isSingle: isSingle, documentation: documentation))
    declaration.slots[name] = access
  }

  /// A slot that a description needs and no closure fills: what a file as a whole takes.
  package mutating func slot(_ name: String, accepts: String, _ documentation: String) {
    declaration.description.slots.append(
      SlotDescription(name: name, accepts: accepts, isSingle: false, documentation: documentation))
  }
}
