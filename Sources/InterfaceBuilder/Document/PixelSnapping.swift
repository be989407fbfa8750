import ScenePlatform

/// Functions that snap coordinates to the pixel grid of a device with one, two, or three pixels per point. Xcode saves
/// coordinates with floating-point errors, such as `20.333333333333336`, and their last digits can change with each save.
enum PixelSnapping {
  /// The maximum distance, in points, from the grid at which a coordinate is snapped.
  static let tolerance = 0.001

  static func snapped(_ value: Double) -> Double {
    guard abs(value) < 1e6 else { return value }
    for scale in [1.0, 2, 3] {
      let pixel = (value * scale).rounded() / scale
      if abs(pixel - value) <= tolerance { return pixel }
    }
    return value
  }

  /// Returns a number in Xcode's format: with all significant digits, and with zero as `0.0`.
  static func text(_ value: Double) -> String {
    if value == 0 { return "0.0" }
    if let whole = Int(exactly: value) { return String(whole) }
    // A sign, 17 digits, a decimal point and a three-digit exponent need 24 bytes.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      let length = withVaList([value]) { vsnprintf(buffer.baseAddress, buffer.count, "%.17g", $0) }
      return String(decoding: buffer[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
