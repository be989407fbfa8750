import SceneDiagnostics
import SceneModel

/// A mapping from the bytes of an attribute value to offsets in the source, in which characters can be escaped. For
/// example, `&lt;` occupies four bytes.
struct AttributeOffsets {
  private let range: SourceRange
  /// The source offsets of each byte and of the end of the value, or nil if the value appears unchanged in the source.
  private let offsets: [Int]?
  private let isComposed: Bool

  init(_ value: Name, in source: SourceText) {
    range = value.range
    let count = value.text.utf8.count
    guard count != value.range.bytes.count else {
      offsets = nil
      isComposed = false
      return
    }
    // A value cannot begin with `<`. If the range does, it is the range of a whole tag.
    if let first = value.range.bytes.first, source.bytes[first] == UInt8(ascii: "<") {
      offsets = nil
      isComposed = true
      return
    }
    let found = Self.offsets(in: source.bytes, value.range.bytes)
    isComposed = found.count != count + 1
    offsets = isComposed ? nil : found
  }

  func source(_ bytes: Range<Int>) -> SourceRange {
    if isComposed { return range }
    guard let offsets else {
      let start = Int(range.start)
      return SourceRange(start + bytes.lowerBound..<start + bytes.upperBound)
    }
    return SourceRange(offsets[bytes.lowerBound]..<offsets[bytes.upperBound])
  }

  private static func offsets(in source: [UInt8], _ range: Range<Int>) -> [Int] {
    var offsets: [Int] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let rest = source[position..<range.upperBound]
      if rest.first == UInt8(ascii: "&"), let end = rest.firstIndex(of: UInt8(ascii: ";")) {
        let count = length(ofReference: source[position + 1..<end])
        offsets += Array(repeating: position, count: count)
        position = end + 1
      } else {
        offsets.append(position)
        // A line break is one byte of the value, even if it is `\r ` in the source.
        position += rest.starts(with: [0x0D, 0x0A]) ? 2 : 1
      }
    }
    return offsets + [range.upperBound]
  }

  private static func length(ofReference reference: ArraySlice<UInt8>) -> Int {
    guard reference.first == UInt8(ascii: "#") else { return 1 }
    let digits = String(decoding: reference.dropFirst(), as: UTF8.self)
    let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { UTF8.width($0) } ?? 1
  }
}
