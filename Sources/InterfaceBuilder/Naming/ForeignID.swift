import SceneValues

/// The conversion of Interface Builder ids to scene ids: `BYZ-38-t0r` becomes `BYZ_38_t0r`, and `12` becomes `_12`.
package enum ForeignID {
  /// Returns the scene id for an Interface Builder id. Different ids that consist of letters, digits, and hyphens have
  /// different scene ids, except for a number and its negative. Negative numbers occur only as the ids of placeholders.
  package static func scene(_ id: String) -> String {
    // Without contiguous storage, reading the string byte by byte would take 2 % of validation time.
    var id = id
    return id.withUTF8 { bytes in
      guard let first = bytes.first else { return "_" }
      guard bytes.allSatisfy({ isPlain($0) || $0 == hyphen }) else { return spelled(bytes) }
      let isNumber = (0x30...0x39).contains(first)
      // The scene id has one byte per character, and a leading underscore if the id is a number.
      return String(unsafeUninitializedCapacity: bytes.count + 1) { buffer in
        var count = 0
        if isNumber {
          buffer[0] = underscore
          count = 1
        }
        for byte in bytes {
          buffer[count] = byte == hyphen ? underscore : byte
          count += 1
        }
        return count
      }
    }
  }

  /// Returns the readable form of a scene id. For example, `item_x32_1` becomes `item 1`.
  package static func readable(_ id: String) -> String {
    guard id.contains("_x") else { return id }
    let bytes = Array(id.utf8)
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let (byte, end) = spelledByte(in: bytes, at: index) {
        text.append(byte)
        index = end
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return String(validating: text, as: UTF8.self) ?? id
  }

  private static func spelledByte(in bytes: [UInt8], at start: Int) -> (byte: UInt8, end: Int)? {
    guard bytes[start...].starts(with: Array("_x".utf8)) else { return nil }
    let digits = bytes[(start + 2)...].prefix { (0x30...0x39).contains($0) }
    guard digits.endIndex < bytes.count, bytes[digits.endIndex] == underscore,
      let byte = UInt8(String(decoding: digits, as: UTF8.self)), !isPlain(byte), byte != hyphen
    else { return nil }
    return (byte, digits.endIndex + 1)
  }

  /// Returns the id to display for an object, or nil if Interface Builder generated the id. `written` is the id in the
  /// file, or nil if the file contains the scene id.
  package static func label(of id: String, written: String?) -> String? {
    guard let written else { return readable(id) }
    return isMade(written) ? nil : written
  }

  /// Returns whether an id has a form that Interface Builder generates, such as `BYZ-38-t0r` or a number.
  private static func isMade(_ id: String) -> Bool {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard id.utf8.allSatisfy({ isPlain($0) || $0 == hyphen }) else { return false }
    return parts.map(\.count) == [3, 2, 3] || Int(id) != nil
  }

  /// Returns the byte count of the scene id, or nil if the id has characters other than letters, digits, and hyphens.
  static func length(of id: String) -> Int? {
    let bytes = id.utf8
    guard let first = bytes.first, bytes.allSatisfy({ isPlain($0) || $0 == hyphen }) else { return nil }
    return bytes.count + ((0x30...0x39).contains(first) ? 1 : 0)
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let underscore = UInt8(ascii: "_")

  static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }

  private static func spelled(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text = ""
    for byte in bytes {
      if isPlain(byte) {
        if text.isEmpty, (0x30...0x39).contains(byte) { text = "_" }
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += byte == hyphen ? "_" : "_x\(byte)_"
      }
    }
    return text
  }
}
