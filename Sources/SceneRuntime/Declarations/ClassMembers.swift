import SceneValues

// The type is generic over `AnyObject` instead of `SceneObject`, because looking up the conformance of each class took
// a third of the time for describing the class library.
/// The members of a class. The closure of a `ClassDeclaration` declares them.
public struct ClassMembers<Object: AnyObject & SendableMetatype> {
  var declaration: ClassDeclaration

  /// Declares a property that is set by the attribute with the same name.
  ///
  /// - Parameters:
  ///   - key: The name of the attribute.
  ///   - value: The default value. Omit it if the default depends on other objects.
  ///   - range: The closed range of each number in the value. Use `.infinity` for no bound. The loader and `scenec
  ///     validate` reject values outside the range in scenes. Values set in code are not checked.
  ///   - documentation: The description that editors and generated documentation show.
  ///   - get: A closure that reads the property, such as a key path literal.
  ///   - set: A closure that sets the property. Do not use a key path, which is ten times slower.
  public mutating func property<PropertyValue: SceneValue>(
    _ key: String, default value: PropertyValue, in range: ClosedRange<Double>? = nil,
    _ documentation: String = "",
    get: @escaping @Sendable (Object) -> PropertyValue,
    set: @escaping @Sendable (Object, PropertyValue) -> Void
  ) {
    add(key, default: value, in: range, documentation, get: get, set: set)
  }

  /// Declares a property that has no default, or whose default depends on other objects.
  public mutating func property<PropertyValue: SceneValue>(
    _ key: String, in range: ClosedRange<Double>? = nil, _ documentation: String = "",
    get: @escaping @Sendable (Object) -> PropertyValue,
    set: @escaping @Sendable (Object, PropertyValue) -> Void
  ) {
    add(key, default: nil, in: range, documentation, get: get, set: set)
  }

  /// Declares a property that appearance rules can also set.
  ///
  /// - Parameters:
  ///   - key: The name of the attribute.
  ///   - value: The default value.
  ///   - range: The closed range of each number in the value, or nil for no limit.
  ///   - documentation: The description that editors and generated documentation show.
  ///   - origin: The key path of the value's origin, such as `\.$textColor` for `@Stylable var textColor`.
  ///   - get: A closure that reads the property.
  ///   - set: A closure that sets the property.
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

  /// Declares a property that appearance rules can also set. Its default is unknown or depends on other objects.
  public mutating func property<PropertyValue: SceneValue>(
    _ key: String, in range: ClosedRange<Double>? = nil, _ documentation: String = "",
    appearance origin: ReferenceWritableKeyPath<Object, ValueOrigin> & Sendable,
    get: @escaping @Sendable (Object) -> PropertyValue,
    set: @escaping @Sendable (Object, PropertyValue) -> Void
  ) {
    property(key, in: range, documentation, appearance: origin, get: get, set: set, ruleSet: set)
  }

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

  /// Declares a property with a separate value for each variant, such as a control state. Appearance rules can also set
  /// the property. In the object's own element, the attribute sets the value for the base variant.
  ///
  /// - Parameters:
  ///   - key: The name of the attribute.
  ///   - range: The closed range of each number in the value, or nil for no limit.
  ///   - documentation: The description that editors and generated documentation show.
  ///   - values: The key path of the property that stores the values.
  ///   - set: A closure that sets the value for a variant, or removes the variant's value if the new value is nil.
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
        PropertyValue.valueType.takesRange && value?.isContained(in: range) != false,
        "the range of '\(key)' of \(Object.self) does not match its type or its default")
    }
    declaration.description.properties.append(
      PropertyDescription(
        key: key, type: PropertyValue.valueType, range: range, defaultLiteral: value?.literal,
        isStylable: appearance != nil,
        variant: appearance?.variant, documentation: documentation))
    declaration.properties[key] = PropertyAccess(in: range, get: get, set: set, appearance: appearance)
  }

  /// Declares which existing properties contain visible strings. Tools require translations for these strings.
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
        "'\(key)' of \(Object.self) cannot be localizable: declare it as text first")
      declaration.description.properties[index!].isLocalizable = true
    }
  }

  /// Declares an outlet.
  ///
  /// - Parameters:
  ///   - name: The name of the outlet in scenes.
  ///   - documentation: The description that editors and generated documentation show.
  ///   - get: A closure that reads the outlet. Key paths through the outlet require this closure.
  ///   - ignores: A closure that returns whether an object of another class is accepted. Accepting such an object does
  ///     not change the outlet.
  ///   - set: A closure that sets the outlet. Use a `weak` property if the objects would otherwise retain each other.
  public mutating func outlet<Target>(
    _ name: String, _ documentation: String = "", get: (@Sendable (Object) -> Target?)? = nil,
    ignores: @escaping @Sendable (AnyObject) -> Bool = { _ in false },
    set: @escaping @Sendable (Object, Target?) -> Void
  ) {
    declaration.description.outlets.append(
      OutletDescription(name: name, type: TypeName.bare(Target.self), documentation: documentation))
    declaration.outlets[name] = OutletAccess(get: get, ignores: ignores, set: set)
  }

  /// Not available: without this overload, the compiler reports only that it cannot infer `Target`.
  @available(
    *, unavailable,
    message:
      "an outlet is nil until the scene connects it; make its property optional, as in 'var label: Label!'"
  )
  public mutating func outlet<Target>(
    _ name: String, _ documentation: String = "", get: (@Sendable (Object) -> Target)? = nil,
    ignores: @escaping @Sendable (AnyObject) -> Bool = { _ in false },
    set: @escaping @Sendable (Object, Target) -> Void
  ) {
    preconditionFailure("unavailable")
  }

  /// Declares an outlet collection. Its objects have the same order as in the scene.
  public mutating func outletCollection<Target>(
    _ name: String, _ documentation: String = "", set: @escaping @Sendable (Object, [Target]) -> Void
  ) {
    declaration.description.outlets.append(
      OutletDescription(
        name: name, type: TypeName.bare(Target.self), isCollection: true, documentation: documentation))
    declaration.outlets[name] = OutletAccess(setAll: set)
  }

  /// Declares an action without arguments, such as `name`.
  public mutating func action(
    _ selector: String, _ documentation: String = "", _ call: @escaping @Sendable (Object) -> Void
  ) {
    addAction(
      selector, arity: 0, sender: nil, documentation, ActionAccess { (object: Object) in call(object) })
  }

  /// Declares an action with a sender, such as `name:`.
  public mutating func action<Sender>(
    _ selector: String, _ documentation: String = "", _ call: @escaping @Sendable (Object, Sender) -> Void
  ) {
    addAction(selector, arity: 1, sender: Sender.self, documentation, ActionAccess(call))
  }

  /// Declares an action with a sender and an event, such as `name:forEvent:`.
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
      "the selector '\(selector)' of \(Object.self) must have the same number of arguments as its closure: \(arity)"
    )
    let name = sender.flatMap { $0 == AnyObject.self || $0 == Any.self ? nil : TypeName.bare($0) }
    declaration.description.actions.append(
      ActionDescription(
        selector: selector, sender: name, needsEvent: access.needsEvent, documentation: documentation))
    declaration.actions[selector] = access
  }

  /// Declares a relationship to the view controllers of other scenes. An attribute such as `viewControllers="list map"`
  /// lists these scenes. The view controllers are added individually in the given order, before the object is connected.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute.
  ///   - single: Whether the relationship accepts at most one view controller.
  ///   - documentation: The description that editors and generated documentation show.
  ///   - add: A closure that adds a view controller. If it throws an error, loading fails.
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

  /// Declares the events that objects send. The first event is the primary event.
  ///
  /// - Parameter events: The name of each event in scenes and the event's raw value in the class.
  public mutating func events(_ events: [(name: String, rawValue: UInt32)]) {
    declaration.description.events = events.map(\.name)
    declaration.events = events
  }

  // The method is inlinable, because specialized closures add objects twice as fast as generic closures.
  /// Declares a slot for objects that are nested in the element.
  ///
  /// - Parameters:
  ///   - name: The name of the slot in archives.
  ///   - single: Whether the slot accepts at most one object.
  ///   - documentation: The description that editors and generated documentation show.
  ///   - add: A closure that adds an object. If it throws an error, loading fails.
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

  package mutating func slot(_ name: String, accepts: String, _ documentation: String) {
    declaration.description.slots.append(
      SlotDescription(name: name, accepts: accepts, isSingle: false, documentation: documentation))
  }
}
