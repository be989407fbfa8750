/// A description of a class and of the members that scenes can use.
///
/// Such descriptions come from the class library, the registries of host apps, and Swift sources.
public struct ClassDescription: Hashable, Sendable {
  /// The name without its module, such as `ClockView`.
  public var name: String
  /// The module that declares the class, such as `AlarmClock`.
  public var module: String
  /// The element that creates an object of the class, such as `label`, or nil for a class that scenes use only in the
  /// attribute `class="…"`.
  public var element: String?
  /// The unqualified name of the superclass, or nil for a root class.
  public var superclass: String?
  /// The documentation: one or more sentences.
  public var documentation: String
  /// The properties, excluding those of superclasses.
  public var properties: [PropertyDescription]
  /// The control events that objects send, beginning with the primary event.
  public var events: [String]
  /// The slots, excluding those of superclasses.
  public var slots: [SlotDescription]
  /// The outlets, excluding those of superclasses.
  public var outlets: [OutletDescription]
  /// The actions, excluding those of superclasses.
  public var actions: [ActionDescription]
  /// The Objective-C name if it differs from the Swift name. Interface Builder uses this name for classes without a
  /// module.
  package var objectiveCName: String?
  /// Whether the class is written in Objective-C. Scenes refer to such a class by its unqualified name.
  package var isObjectiveC = false
  /// Whether the class has members that are not described.
  public var isIncomplete: Bool
  /// Whether scenes only refer to objects of the class and do not create them, as for the owner of a nib.
  package var isNotMade = false
  /// The facts that checks use, excluding those of superclasses.
  public var facts = ClassFacts()

  /// Creates a description. Omitted parts are empty, and the class is complete by default.
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

  /// The module and the name, such as `AlarmClock.ClockView`, or only the name if the module is empty.
  public var qualifiedName: String { module.isEmpty ? name : "\(module).\(name)" }
}

/// A property that can be set with an attribute of the same name.
public struct PropertyDescription: Hashable, Sendable {
  /// The name of the property and of its attribute.
  public var key: String
  /// The type of the attribute's literal.
  public var type: ValueType
  /// The closed range of the numbers, or nil if only the type limits them. An infinite bound means that there
  /// is no limit. The range applies to each number in a point, a size, a rectangle, or insets.
  public var range: ClosedRange<Double>?
  /// The literal of the default value, or nil if the default depends on other values.
  public var defaultLiteral: String?
  /// Whether appearance rules can set the property.
  public var isStylable: Bool
  /// Whether the value is text that users read and that should be translated.
  public var isLocalizable: Bool
  /// Whether the property is checked but not used by the class library. The compiled scene stores such values
  /// in a section that the loader skips.
  package var isPreserved = false
  /// The strings that editors insert into new objects, or nil if there are none. In a scene, such a string may be an
  /// unfinished placeholder.
  public var placeholders: [String]?
  /// For a relationship of a container, the number of view controllers that it accepts, or nil for any number.
  public var children: ChildCount?
  /// The variants that each have their own value of the property, or nil for a single value.
  public var variant: VariantDescription?
  /// The documentation: one or more sentences, or empty.
  public var documentation: String

  /// Creates a description. By default, the property accepts any value of its type and has no known default.
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
  /// Whether the objects in the slot are prototypes that the parent copies.
  public var isPrototype: Bool
  /// The documentation: one or more sentences, or empty.
  public var documentation: String

  /// Creates a description. By default, the slot's objects are part of the parent.
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

/// A reference to another object that a scene can set with a connection.
public struct OutletDescription: Hashable, Sendable {
  /// The name of the outlet, as in `<outlet property="…">`.
  public var name: String
  /// The class of the object, or of the objects in a collection.
  public var type: String
  /// Whether the outlet is a collection of objects.
  public var isCollection: Bool
  /// The documentation: one or more sentences, or empty.
  public var documentation: String

  /// Creates a description of an outlet. By default, the outlet refers to a single object.
  public init(name: String, type: String, isCollection: Bool = false, documentation: String = "") {
    self.name = name
    self.type = type
    self.isCollection = isCollection
    self.documentation = documentation
  }
}

/// A method that a scene can call, in the form `name`, `name:`, or `name:forEvent:`.
public struct ActionDescription: Hashable, Sendable {
  /// The selector, with a colon for each argument.
  public var selector: String
  /// The class of the sender parameter. Nil if the method has no sender parameter or accepts any sender.
  public var sender: String?
  /// Whether the method has a nonoptional event parameter and cannot be called without an event.
  public var needsEvent: Bool
  /// The documentation: one or more sentences, or empty.
  public var documentation: String

  /// Creates a description. By default, the action accepts any sender and does not need an event.
  public init(selector: String, sender: String? = nil, needsEvent: Bool = false, documentation: String = "") {
    self.selector = selector
    self.sender = sender
    self.needsEvent = needsEvent
    self.documentation = documentation
  }
}
