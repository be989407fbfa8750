import SceneRuntime
import SceneValues

/// The orientation of the interface on the device.
public enum InterfaceOrientation: String, SceneEnumeration {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether the orientation is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// A set that contains only this orientation.
  public var mask: OrientationMask {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}

/// The orientations that a controller supports.
public struct OrientationMask: SceneOptionSet, Hashable {
  /// One bit per orientation.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Portrait only.
  public static let portrait = OrientationMask(rawValue: 1 << 0)
  /// Upside down only.
  public static let portraitUpsideDown = OrientationMask(rawValue: 1 << 1)
  /// `InterfaceOrientation.landscapeLeft` only.
  public static let landscapeLeft = OrientationMask(rawValue: 1 << 2)
  /// `InterfaceOrientation.landscapeRight` only.
  public static let landscapeRight = OrientationMask(rawValue: 1 << 3)
  /// Both landscape orientations.
  public static let landscape: OrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down, the default on phones.
  public static let allButUpsideDown: OrientationMask = [.portrait, .landscapeLeft, .landscapeRight]
  /// All orientations, the default on pads.
  public static let all: OrientationMask = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]

  /// The names of orientations in scenes, in the order in which they are written.
  public static let members: [(name: String, member: OrientationMask)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
  ]
}
