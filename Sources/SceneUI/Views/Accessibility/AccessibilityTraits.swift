import SceneValues

/// Traits that describe the kind and the behavior of an element.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: Int
  /// Creates a set of traits from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The element performs an action when activated.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// The element navigates to another location.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is the title of the content that follows.
  public static let header = AccessibilityTraits(rawValue: 1 << 2)
  /// The element shows an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 3)
  /// The element shows text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 4)
  /// The element accepts search text.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 5)
  /// The element is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 6)
  /// The element is currently disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 7)
  /// The element has an adjustable value. See `View.accessibilityIncrement()`.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 8)
  /// The element changes frequently, so individual changes are not announced.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
}
