/// What a scene can say of a class and its objects, as plain data.
///
/// The class library, a host's registry and (later) Swift sources all describe classes in this form, and
/// everything that needs to know a class — checks, schemas, completion, documentation — reads it.
public struct ClassDescription: Hashable, Sendable {
  /// The name without its module: `ClockView`.
  public var name: String
  /// The module that declares it: `AlarmClock`.
  public var module: String
  /// The element that makes one, such as `label`; nil for a class that scenes reach by `class="…"` only.
  public var element: String?
  /// The superclass by its unqualified name; nil for a root class.
  public var superclass: String?
  /// One sentence or more about it.
  public var documentation: String
  /// Its own properties, without those of its superclasses.
  public var properties: [PropertyDescription]
  /// The control events its objects send, the primary one first.
  public var events: [String]
  /// Its own slots, without those of its superclasses.
  public var slots: [SlotDescription]
  /// Its own outlets, without those of its superclasses.
  public var outlets: [OutletDescription]
  /// Its own actions, without those of its superclasses.
  public var actions: [ActionDescription]
  /// What Objective-C calls it, where that is something else: so do files of Interface Builder's that name no module.
  package var objectiveCName: String?
  /// Whether it is a class of Objective-C's, which scenes call by its bare name.
  package var isObjectiveC = false
  /// Whether it has more members than these, of which nobody knows.
  public var isIncomplete: Bool
  /// Whether scenes speak of its objects and make none: a storyboard, a segue, what a nib belongs to.
  package var isNotMade = false
  /// What it says to checks, without what its superclasses do.
  public var facts = ClassFacts()

  /// A description of a class; what is left out is empty, and the class is complete.
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

  /// The module and the name, `AlarmClock.ClockView`; the bare name where the module is empty.
  public var qualifiedName: String { module.isEmpty ? name : "\(module).\(name)" }
}

/// A value that an attribute of the same name sets.
public struct PropertyDescription: Hashable, Sendable {
  /// The name of the property, which is that of the attribute.
  public var key: String
  /// What kind of literal the attribute takes.
  public var type: ValueType
  /// The range of its numbers, with both bounds; nil if its type alone limits them. An infinite bound is no bound. Of a
  /// point, a size, a rectangle or insets, each number has to lie in the range.
  public var range: ClosedRange<Double>?
  /// The literal of the value that an object has when nothing is written; nil where it depends on others.
  public var defaultLiteral: String?
  /// Whether appearance rules may set it.
  public var isStylable: Bool
  /// Whether it is a text that people read, so that it wants to be translated.
  public var isLocalizable: Bool
  /// Whether it is known and checked, and nothing of the class library's takes it: it travels with its object, in a part
  /// of the compiled file that loading skips. So are what Interface Builder knows of objects, and scenes do not.
  package var isCarried = false
  /// Whether it is a text that people see and that may have been left as it came: then, the texts that a new object has.
  public var placeholders: [String]?
  /// How many controllers it takes, where it names those that a container holds; nil for any number.
  public var children: ChildCount?
  /// What it has a value for each of; nil for a property with a single value.
  public var variant: VariantDescription?
  /// One sentence or more about the property; empty where nobody wrote any.
  public var documentation: String

  /// A description of a property; without more arguments, one of any value of its type, without a known
  /// default.
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
  /// What an attribute of its name takes, for messages: "a number from 0 to 1".
  public var expectation: String { type.expectation(in: range) }
}

/// A place in an object for objects nested in its element: a view's subviews, a controller's view.
public struct SlotDescription: Hashable, Sendable {
  /// The name of the slot: `subviews`.
  public var name: String
  /// The class whose objects it takes, subclasses included.
  public var accepts: String
  /// Whether it takes one object at most; otherwise it takes any number, in order.
  public var isSingle: Bool
  /// Whether what stands there is no part of the object, but what it makes copies of.
  public var isPrototype: Bool
  /// One sentence or more about the slot; empty where nobody wrote any.
  public var documentation: String

  /// A description of a slot; without `isPrototype`, what stands in it is part of the object.
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

/// A reference to another object that a scene can connect.
public struct OutletDescription: Hashable, Sendable {
  /// The name of the outlet, as `<outlet property="…">` says it.
  public var name: String
  /// The class of the object, or of the members of a collection.
  public var type: String
  /// Whether it holds a list of objects, and not one.
  public var isCollection: Bool
  /// One sentence or more about the outlet; empty where nobody wrote any.
  public var documentation: String

  /// A description of an outlet; it holds a single object unless `isCollection` is true.
  public init(name: String, type: String, isCollection: Bool = false, documentation: String = "") {
    self.name = name
    self.type = type
    self.isCollection = isCollection
    self.documentation = documentation
  }
}

/// A method that a scene can have called: `name`, `name:` or `name:forEvent:`.
public struct ActionDescription: Hashable, Sendable {
  /// The selector, with a colon for each argument.
  public var selector: String
  /// The class of the sender that the method takes; nil where it takes none, or any.
  public var sender: String?
  /// Whether the method takes an event that is not optional, so that it cannot be called without one.
  public var needsEvent: Bool
  /// One sentence or more about the action; empty where nobody wrote any.
  public var documentation: String

  /// A description of an action; without a `sender` class, any sender will do, and with `needsEvent` there must be an event.
  public init(selector: String, sender: String? = nil, needsEvent: Bool = false, documentation: String = "") {
    self.selector = selector
    self.sender = sender
    self.needsEvent = needsEvent
    self.documentation = documentation
  }
}
