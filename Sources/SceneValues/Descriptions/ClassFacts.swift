/// Facts about a class that checks use in addition to its members. Facts that are nil are inherited from the superclass.
public struct ClassFacts: Hashable, Sendable {
  /// The properties whose text a screen reader reads in place of an accessibility label. Empty if no property
  /// has such text, and nil if objects need no label.
  public var accessibleText: [String]?
  /// The required class of a view controller's view. Views of subclasses are also accepted.
  public var rootView: String?
  /// Whether the frame of a view determines its size. False for views that determine their own size or that other views
  /// lay out.
  public var isSizedByFrame: Bool?
  /// Whether views are touch targets, which should be at least 44 by 44 points.
  public var isTouchTarget: Bool?
  /// The property that contains the text color of views that draw text directly on `backgroundColor`. The
  /// property `font` contains the text's font.
  public var textColor: String?
  /// Whether objects pass the event to their actions. If false, an action cannot have the form 'name:forEvent:'.
  public var passesEvents: Bool?
  /// The control events that objects send without a touch or key event. Actions that accept an event receive
  /// nil in this case.
  public var sendsWithoutEvent: [String]?
  /// Whether a view can embed another scene with an 'embed' segue.
  public var embedsScenes: Bool?

  /// Creates facts about a class. By default, all are nil.
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

  /// Returns these facts, with nil values replaced by those of a superclass.
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
