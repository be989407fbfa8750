import SceneValues

/// What kind of thing an element is, and how it behaves.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of the traits whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It does something when it is activated.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// It is the title of what follows.
  public static let header = AccessibilityTraits(rawValue: 1 << 2)
  /// It shows a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 3)
  /// It says a text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 4)
  /// One writes into it what one looks for.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 5)
  /// It is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 6)
  /// It does nothing now.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 7)
  /// It can be made more or less: see `View.accessibilityIncrement()`.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 8)
  /// What it says changes all the time, so that each change is not to be read.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
}
