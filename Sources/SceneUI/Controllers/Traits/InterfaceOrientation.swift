import SceneRuntime
import SceneValues

/// How what is shown stands on the device.
public enum InterfaceOrientation: String, SceneEnumeration {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The set of this one alone.
  public var mask: OrientationMask {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}

/// The orientations that a controller can be shown in.
public struct OrientationMask: SceneOptionSet, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let portrait = OrientationMask(rawValue: 1 << 0)
  public static let portraitUpsideDown = OrientationMask(rawValue: 1 << 1)
  public static let landscapeLeft = OrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = OrientationMask(rawValue: 1 << 3)
  public static let landscape: OrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: OrientationMask = [.portrait, .landscapeLeft, .landscapeRight]
  public static let all: OrientationMask = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]

  public static let members: [(name: String, member: OrientationMask)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
  ]
}
