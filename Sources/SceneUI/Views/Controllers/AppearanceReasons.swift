struct AppearanceReasons: OptionSet {
  let rawValue: UInt8

  static let presentation = AppearanceReasons(rawValue: 1 << 0)
  static let dismissal = AppearanceReasons(rawValue: 1 << 1)
  static let addition = AppearanceReasons(rawValue: 1 << 2)
  static let removal = AppearanceReasons(rawValue: 1 << 3)
}

extension ViewController {
  /// Whether the view is appearing because the controller, rather than its parent, is being presented.
  public var isBeingPresented: Bool { appearanceReasons.contains(.presentation) }

  /// Whether the view is disappearing because the controller, rather than its parent, is being dismissed.
  public var isBeingDismissed: Bool { appearanceReasons.contains(.dismissal) }

  /// Whether the view is appearing for the first time since the controller was added to its parent.
  public var isMovingToParent: Bool { appearanceReasons.contains(.addition) }

  /// Whether the view is disappearing because the controller is being removed from its parent.
  public var isMovingFromParent: Bool { appearanceReasons.contains(.removal) }
}
