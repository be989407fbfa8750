/// How far in front a window lies: all of a level lie in front of all of a lower one.
public struct WindowLevel: RawRepresentable, Hashable, Comparable, Sendable {
  /// How far in front; the higher, the further.
  public var rawValue: Double

  /// Makes a level of any number, also between the ones that are named here.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// Of windows that show an application's content: 0.
  public static let normal = WindowLevel(rawValue: 0)
  /// Of windows in front of those, as a status bar is: 1000.
  public static let statusBar = WindowLevel(rawValue: 1000)
  /// Of windows in front of all others that are named here: 2000.
  public static let alert = WindowLevel(rawValue: 2000)

  /// Whether one level lies behind another.
  public static func < (lower: WindowLevel, higher: WindowLevel) -> Bool { lower.rawValue < higher.rawValue }
}
