/// Finds tags that libxml2 must not see before somebody has counted their attributes.
///
/// It compares each attribute of a tag with every other, so that one tag of a megabyte would hold it for an hour.
/// A tag cannot hold a raw `<`, and needs five bytes an attribute: whatever stands between two `<` closer than
/// that is harmless, and this is one `memchr` for each. What is longer is only suspected (it may be text, or
/// a comment); counting it properly is left to `FaultFinder`.
enum LongTagScan {
  static func mayHoldTag(
    withMoreAttributesThan limit: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var open = bytes.firstIndex(of: 0x3C, from: 0)
    while let start = open {
      open = bytes.firstIndex(of: 0x3C, from: start + 1)
      let end = open ?? bytes.count
      if (end - start) / 5 > limit, count(0x3D, in: bytes, start..<end) > limit { return true }
    }
    return false
  }

  /// By hand, since `count(where:)` of a slice takes ten times as long where nothing is optimized, as in tests.
  private static func count(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == byte { count += 1 }
      index += 1
    }
    return count
  }
}
