/// How far in front a window lies: all of a level lie in front of all of a lower one.
public struct WindowLevel: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Double

  public init(rawValue: Double) { self.rawValue = rawValue }

  public static let normal = WindowLevel(rawValue: 0)
  public static let statusBar = WindowLevel(rawValue: 1000)
  public static let alert = WindowLevel(rawValue: 2000)

  public static func < (lower: WindowLevel, higher: WindowLevel) -> Bool { lower.rawValue < higher.rawValue }
}
