import SceneValues

/// How the device is held.
public enum DeviceOrientation: String, SceneEnumeration {
  /// Nobody has said how.
  case unknown
  /// Held upright, or with its top below.
  case portrait, portraitUpsideDown
  /// Held sideways, its top to the left, or to the right.
  case landscapeLeft, landscapeRight
  /// On a table: its face up, or down.
  case faceUp, faceDown

  /// Whether it is held upright, or with its top below.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies with its face up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension NotificationName<DeviceOrientation> {
  /// The device is held in another way than before. Posted by the context's device; tells how it was held before.
  public static var deviceOrientationDidChange: Self { "deviceOrientationDidChange" }
}
