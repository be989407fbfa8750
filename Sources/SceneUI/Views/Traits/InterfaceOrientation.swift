import SceneRuntime
import SceneValues

/// How what is shown stands on the device.
public enum InterfaceOrientation: String, SceneEnumeration {
  /// Upright; with its top below; on its side, one way and the other.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether it is one of the two on the side.
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
  /// A bit for each orientation.
  public let rawValue: UInt8
  /// Makes a set of the orientations whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Upright only.
  public static let portrait = OrientationMask(rawValue: 1 << 0)
  /// Upside down only.
  public static let portraitUpsideDown = OrientationMask(rawValue: 1 << 1)
  /// On its side only, as `InterfaceOrientation.landscapeLeft`.
  public static let landscapeLeft = OrientationMask(rawValue: 1 << 2)
  /// On its side only, as `InterfaceOrientation.landscapeRight`.
  public static let landscapeRight = OrientationMask(rawValue: 1 << 3)
  /// On its side, both ways.
  public static let landscape: OrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down, as phones have it by default.
  public static let allButUpsideDown: OrientationMask = [.portrait, .landscapeLeft, .landscapeRight]
  /// All four, as pads have it by default.
  public static let all: OrientationMask = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]

  /// The names by which scenes write orientations, in the order in which they are written.
  public static let members: [(name: String, member: OrientationMask)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
  ]
}
