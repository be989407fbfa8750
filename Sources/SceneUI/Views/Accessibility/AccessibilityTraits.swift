import SceneValues

/// The kind and the behavior of an element.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: Int
  /// Creates a set of traits from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Performs an action when activated.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// Leads to another location.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// Is the title of the following content.
  public static let header = AccessibilityTraits(rawValue: 1 << 2)
  /// Shows an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 3)
  /// Shows text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 4)
  /// Accepts search text.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 5)
  /// Is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 6)
  /// Is currently disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 7)
  /// Has an adjustable value. See `View.accessibilityIncrement()`.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 8)
  /// Changes frequently, so individual changes are not announced.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
}
