import SceneValues

/// The physical orientation of a device.
public enum DeviceOrientation: String, SceneEnumeration {
  case unknown
  case portrait, portraitUpsideDown
  /// The device is sideways, with its top edge on the left or on the right, respectively.
  case landscapeLeft, landscapeRight
  case faceUp, faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is face up or face down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension NotificationName<DeviceOrientation> {
  /// Posted after the context's device orientation has changed. The notification's content is the previous orientation.
  public static var deviceOrientationDidChange: Self { "deviceOrientationDidChange" }
}
