/// Facts about a class that supplement its members and are used by checks. A nil fact is inherited from the superclass.
public struct ClassFacts: Hashable, Sendable {
  /// The properties whose text a screen reader can use instead of an accessibility label. The array is empty if no
  /// property contains such text, and nil if objects do not require a label.
  public var accessibleText: [String]?
  /// The required class of a view controller's root view. Views of its subclasses are also accepted.
  public var rootView: String?
  /// Whether a view's frame determines its size. False for views that size themselves or that others lay out.
  public var isSizedByFrame: Bool?
  /// Whether the views are touch targets, which should measure at least 44 by 44 points.
  public var isTouchTarget: Bool?
  /// The property that contains the text color, for views that draw text directly on `backgroundColor`. Their `font`
  /// property contains the text's font.
  public var textColor: String?
  /// Whether objects pass the event to their actions. If false, their actions cannot have the form 'name:forEvent:'.
  public var passesEvents: Bool?
  /// The control events sent without a touch or key event. Their actions receive nil in place of the event.
  public var sendsWithoutEvent: [String]?
  /// Whether a view can embed another scene by means of an 'embed' segue.
  public var embedsScenes: Bool?

  /// Creates facts about a class. By default, all facts are nil.
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

  /// Returns these facts, with nil values replaced by the superclass's values.
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
