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

  /// Facts about a class; without arguments, none.
  public init(
    accessibleText: [String]? = nil, rootView: String? = nil, isSizedByFrame: Bool? = nil,
    isTouchTarget: Bool? = nil
  ) {
    self.accessibleText = accessibleText
    self.rootView = rootView
    self.isSizedByFrame = isSizedByFrame
    self.isTouchTarget = isTouchTarget
  }

  /// These facts, and those of a superclass where they say nothing.
  public func inheriting(_ facts: ClassFacts) -> ClassFacts {
    ClassFacts(
      accessibleText: accessibleText ?? facts.accessibleText, rootView: rootView ?? facts.rootView,
      isSizedByFrame: isSizedByFrame ?? facts.isSizedByFrame,
      isTouchTarget: isTouchTarget ?? facts.isTouchTarget)
  }
}
