/// A PNG file of a given size, which is valid for readers that do not decode pixels.
package enum PNGSample {
  /// Returns a file whose width and height in pixels are below 65,536.
  package static func bytes(_ width: Int, _ height: Int) -> [UInt8] {
    let header = number(width) + number(height) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + header
      + [0, 0, 0, 0, 0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]
  }

  private static func number(_ value: Int) -> [UInt8] { [0, 0, UInt8(value >> 8), UInt8(value & 0xFF)] }
}
