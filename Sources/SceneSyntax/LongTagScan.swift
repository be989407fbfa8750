/// A scan for tags whose attributes must be counted before libxml2 parses them. libxml2 compares each attribute of a tag
/// with all others, so a tag of 1 MB would take an hour to parse. An attribute consists of at least five bytes, so a tag
/// is safe if the next `<` is close enough.
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

  /// Counts the occurrences of a byte. This loop replaces `count(where:)`, which takes ten times as long in debug builds.
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
