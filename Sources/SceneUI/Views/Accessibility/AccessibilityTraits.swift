import SceneValues

/// Traits that describe an element's kind and behavior.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as a bit mask.
  public let rawValue: Int
  /// Creates a set of traits from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A trait of elements that perform an action when activated.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// A trait of elements that navigate to another location.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// A trait of elements that are titles for the content that follows.
  public static let header = AccessibilityTraits(rawValue: 1 << 2)
  /// A trait of elements that display an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 3)
  /// A trait of elements that display text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 4)
  /// A trait of elements that accept search text.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 5)
  /// A trait of elements that are currently selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 6)
  /// A trait of elements that are currently disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 7)
  /// A trait of elements whose value the user can adjust. See `View.accessibilityIncrement()`.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 8)
  /// A trait of elements that change frequently. Individual changes are not announced.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
}
