/// The front-to-back level of a window. All windows at one level are in front of all windows at lower levels.
public struct WindowLevel: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value that determines the front-to-back order. Higher levels are in front.
  public var rawValue: Double

  /// Creates a level. Its value can be between those of the named levels.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// The level of an application's content windows: 0.
  public static let normal = WindowLevel(rawValue: 0)
  /// The level of windows in front of the content, such as a status bar: 1000.
  public static let statusBar = WindowLevel(rawValue: 1000)
  /// The level of windows in front of the status bar, such as alerts: 2000.
  public static let alert = WindowLevel(rawValue: 2000)

  /// Returns whether one level is behind another.
  public static func < (lower: WindowLevel, higher: WindowLevel) -> Bool { lower.rawValue < higher.rawValue }
}
