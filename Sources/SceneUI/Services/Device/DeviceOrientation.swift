import SceneValues

/// How the device is held.
public enum DeviceOrientation: String, SceneEnumeration {
  case unknown
  case portrait, portraitUpsideDown
  /// Held sideways, its top to the left, or to the right.
  case landscapeLeft, landscapeRight
  /// On a table: its face up, or down.
  case faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension NotificationName<DeviceOrientation> {
  /// The device is held in another way than before. Posted by the context's device; tells how it was held before.
  public static var deviceOrientationDidChange: Self { "deviceOrientationDidChange" }
}
