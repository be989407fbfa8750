/// A description of a class and of its members that can be used in scenes.
///
/// Class descriptions come from the class library, the registries of host apps, and Swift sources.
public struct ClassDescription: Hashable, Sendable {
  /// The class name without the module, such as `ClockView`.
  public var name: String
  /// The module that declares the class, such as `AlarmClock`.
  public var module: String
  /// The element that creates the class's objects, such as `label`. Nil means that scenes use only the `class` attribute.
  public var element: String?
  /// The unqualified name of the superclass, or nil for a root class.
  public var superclass: String?
  /// The documentation of the class, which consists of one or more sentences.
  public var documentation: String
  /// The properties declared by the class, excluding those of superclasses.
  public var properties: [PropertyDescription]
  /// The control events that objects of the class send. The first one is the primary event.
  public var events: [String]
  /// The slots declared by the class, excluding those of superclasses.
  public var slots: [SlotDescription]
  /// The outlets declared by the class, excluding those of superclasses.
  public var outlets: [OutletDescription]
  /// The actions declared by the class, excluding those of superclasses.
  public var actions: [ActionDescription]
  /// The Objective-C name, which Interface Builder uses for classes without a module. Nil means the Swift name.
  package var objectiveCName: String?
  /// Whether the class is written in Objective-C. Scenes refer to such a class by its unqualified name.
  package var isObjectiveC = false
  /// Whether the class has members that are not described.
  public var isIncomplete: Bool
  /// Whether scenes refer to objects of the class but do not create them, as for a nib's owner.
  package var isNotMade = false
  /// Facts about the class that are used in checks, excluding those of superclasses.
  public var facts = ClassFacts()

  /// Creates a description. By default, it contains no members and is complete.
  public init(
    name: String, module: String, element: String? = nil, superclass: String? = nil,
    documentation: String = "",
    properties: [PropertyDescription] = [], events: [String] = [], slots: [SlotDescription] = [],
    outlets: [OutletDescription] = [], actions: [ActionDescription] = [], isIncomplete: Bool = false
  ) {
    self.name = name
    self.module = module
    self.element = element
    self.superclass = superclass
    self.documentation = documentation
    self.properties = properties
    self.events = events
    self.slots = slots
    self.outlets = outlets
    self.actions = actions
    self.isIncomplete = isIncomplete
  }

  /// The module and name, such as `AlarmClock.ClockView`, or only the name if the module is empty.
  public var qualifiedName: String { module.isEmpty ? name : "\(module).\(name)" }
}

/// A property that can be set with an attribute of the same name.
public struct PropertyDescription: Hashable, Sendable {
  /// The name of the property and of its attribute.
  public var key: String
  /// The type of the attribute's literal.
  public var type: ValueType
  /// The closed range of the property's numbers, or nil if they are limited only by the type. An infinite bound means no
  /// limit in that direction. For a point, a size, a rectangle, or insets, the range applies to each number.
  public var range: ClosedRange<Double>?
  /// The literal of the default value, or nil if the default is unknown or depends on other values.
  public var defaultLiteral: String?
  /// Whether appearance rules can set the property.
  public var isStylable: Bool
  /// Whether the value is text that is visible to users and should be translated.
  public var isLocalizable: Bool
  /// Whether the property is checked although the class library does not use it. In a compiled scene, the values of such
  /// properties are in a section that the loader skips.
  package var isPreserved = false
  /// The strings that editors insert into new objects, or nil if there are none. In a scene, such a string might be a
  /// placeholder that was not replaced.
  public var placeholders: [String]?
  /// The number of view controllers that the container's relationship accepts, or nil if the number is not limited or the
  /// property is not a relationship.
  public var children: ChildCount?
  /// The variants for which the property can have different values, or nil if it has a single value.
  public var variant: VariantDescription?
  /// The documentation of the property, which consists of one or more sentences or is empty.
  public var documentation: String

  /// Creates a description. By default, the property accepts any value of its type and its default is unknown.
  public init(
    key: String, type: ValueType, range: ClosedRange<Double>? = nil, defaultLiteral: String? = nil,
    isStylable: Bool = false, isLocalizable: Bool = false, variant: VariantDescription? = nil,
    documentation: String = ""
  ) {
    self.key = key
    self.type = type
    self.range = range
    self.defaultLiteral = defaultLiteral
    self.isStylable = isStylable
    self.isLocalizable = isLocalizable
    self.variant = variant
    self.documentation = documentation
  }
}

extension PropertyDescription {
  /// A description of the accepted values, such as "a number from 0 to 1".
  public var expectation: String { type.expectation(in: range) }
}

/// A place in an object that accepts nested objects, such as a view's subviews or a view controller's view.
public struct SlotDescription: Hashable, Sendable {
  /// The name of the slot, such as `subviews`.
  public var name: String
  /// The class of the accepted objects. Objects of subclasses are also accepted.
  public var accepts: String
  /// Whether the slot accepts at most one object. If not, it accepts any number of objects, in order.
  public var isSingle: Bool
  /// Whether the objects in the slot are prototypes, which the parent copies.
  public var isPrototype: Bool
  /// The documentation of the slot, which consists of one or more sentences or is empty.
  public var documentation: String

  /// Creates a description. By default, the objects in the slot are not prototypes.
  public init(
    name: String, accepts: String, isSingle: Bool, isPrototype: Bool = false, documentation: String = ""
  ) {
    self.name = name
    self.accepts = accepts
    self.isSingle = isSingle
    self.isPrototype = isPrototype
    self.documentation = documentation
  }
}

/// A reference to another object. A scene sets the reference with a connection.
public struct OutletDescription: Hashable, Sendable {
  /// The name of the outlet, as in `<outlet property="…">`.
  public var name: String
  /// The class of the connected object or, for a collection, of each connected object.
  public var type: String
  /// Whether the outlet is a collection of objects.
  public var isCollection: Bool
  /// The documentation of the outlet, which consists of one or more sentences or is empty.
  public var documentation: String

  /// Creates a description of an outlet. By default, the outlet refers to a single object.
  public init(name: String, type: String, isCollection: Bool = false, documentation: String = "") {
    self.name = name
    self.type = type
    self.isCollection = isCollection
    self.documentation = documentation
  }
}

/// A method that a scene can call. Its selector has the form `name`, `name:`, or `name:forEvent:`.
public struct ActionDescription: Hashable, Sendable {
  /// The selector, which contains a colon for each argument.
  public var selector: String
  /// The class of the sender parameter, or nil if the method has no sender parameter or accepts any sender.
  public var sender: String?
  /// Whether the method has a nonoptional event parameter and therefore cannot be called without an event.
  public var needsEvent: Bool
  /// The documentation of the action, which consists of one or more sentences or is empty.
  public var documentation: String

  /// Creates a description. By default, the action accepts any sender and does not require an event.
  public init(selector: String, sender: String? = nil, needsEvent: Bool = false, documentation: String = "") {
    self.selector = selector
    self.sender = sender
    self.needsEvent = needsEvent
    self.documentation = documentation
  }
}
