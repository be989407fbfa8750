import SceneRuntime
import SceneValues

/// The orientation of the interface on the device.
public enum InterfaceOrientation: String, SceneEnumeration {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether the orientation is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// A set that contains only this orientation.
  public var mask: InterfaceOrientationMask {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}

/// A set of interface orientations, such as those that a controller supports.
public struct InterfaceOrientationMask: SceneOptionSet, Hashable {
  /// The orientations as a bit mask.
  public let rawValue: UInt8
  /// Creates a set from a bit mask: 1 is portrait, 2 upside-down portrait, 4 landscape left, and 8 landscape right.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The portrait orientation.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 0)
  /// The upside-down portrait orientation.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 1)
  /// The orientation `InterfaceOrientation.landscapeLeft`.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 2)
  /// The orientation `InterfaceOrientation.landscapeRight`.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down. This is the default on phones.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscapeLeft, .landscapeRight]
  /// All orientations. This is the default on pads.
  public static let all: InterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// The individual orientations and their names in scenes, in the order in which the names are written.
  public static let members: [(name: String, member: InterfaceOrientationMask)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
  ]
}
