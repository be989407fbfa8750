/// What a class says to checks beside its members. What it leaves nil, its superclass says.
public struct ClassFacts: Hashable, Sendable {
  /// The properties whose texts a screen reader reads, so that an object with one of them needs no label of its own;
  /// empty where none does, and nil where nobody has to know what an object is for.
  public var accessibleText: [String]?
  /// The class that the view of a controller must be of, subclasses included.
  public var rootView: String?
  /// Whether views are as large as their frames say; false for those that choose their size, or that others lay out.
  public var isSizedByFrame: Bool?
  /// Whether views are for fingers, which miss what is smaller than 44 by 44 points.
  public var isTouchTarget: Bool?
  /// The property with the colour of a text that views draw right on their `backgroundColor`, in the font that their `font`
  /// says.
  public var textColor: String?
  /// Whether objects pass the event to the actions that they send; false where an action cannot be 'name:forEvent:'.
  public var passesEvents: Bool?
  /// The control events that objects send on their own, without an event that a finger or a key made: an action that takes
  /// an event gets nil.
  public var sendsWithoutEvent: [String]?
  /// Whether a view has room for another scene, so that an 'embed' segue may stand in it.
  public var embedsScenes: Bool?

  /// Facts about a class; without arguments, none.
  public init(
    accessibleText: [String]? = nil, rootView: String? = nil, isSizedByFrame: Bool? = nil,
    isTouchTarget: Bool? = nil, textColor: String? = nil, passesEvents: Bool? = nil,
    sendsWithoutEvent: [String]? = nil, embedsScenes: Bool? = nil
  ) {
    self.accessibleText = accessibleText
    self.rootView = rootView
    self.isSizedByFrame = isSizedByFrame
    self.isTouchTarget = isTouchTarget
    self.textColor = textColor
    self.passesEvents = passesEvents
    self.sendsWithoutEvent = sendsWithoutEvent
    self.embedsScenes = embedsScenes
  }

  /// These facts, and those of a superclass where they say nothing.
  public func inheriting(_ facts: ClassFacts) -> ClassFacts {
    ClassFacts(
      accessibleText: accessibleText ?? facts.accessibleText, rootView: rootView ?? facts.rootView,
      isSizedByFrame: isSizedByFrame ?? facts.isSizedByFrame,
      isTouchTarget: isTouchTarget ?? facts.isTouchTarget, textColor: textColor ?? facts.textColor,
      passesEvents: passesEvents ?? facts.passesEvents,
      sendsWithoutEvent: sendsWithoutEvent ?? facts.sendsWithoutEvent,
      embedsScenes: embedsScenes ?? facts.embedsScenes)
  }
}
