import ScenePlatform

/// Where frames lie when they are right: on the pixels of a device, at one, two or three for a point.
///
/// Xcode adds up where views are, and writes what comes of it: `20.333333333333336`, `446.00000170260091`. The next
/// time it may be another digit.
enum PixelSnapping {
  /// In points. Nobody means less.
  static let tolerance = 0.001

  /// The number on the grid that a coordinate is meant to be; the coordinate itself if it is close to none.
  static func snapped(_ value: Double) -> Double {
    guard abs(value) < 1e6 else { return value }
    for scale in [1.0, 2, 3] {
      let pixel = (value * scale).rounded() / scale
      if abs(pixel - value) <= tolerance { return pixel }
    }
    return value
  }

  /// A number as Xcode writes it, with all digits that tell it from its neighbors, and zero as `0.0`.
  static func text(_ value: Double) -> String {
    if value == 0 { return "0.0" }
    if let whole = Int(exactly: value) { return String(whole) }
    // A sign, 17 digits, a point and an exponent of three digits are 24 bytes; and no more is written than there is room for.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      let length = withVaList([value]) { vsnprintf(buffer.baseAddress, buffer.count, "%.17g", $0) }
      return String(decoding: buffer[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
