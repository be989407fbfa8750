/// Interface Builder's ids, written as ids of a scene: `BYZ-38-t0r` is `BYZ_38_t0r`, and `12` is `_12`.
package enum ForeignID {
  /// Ids as Interface Builder makes them, of letters, digits and hyphens, stay different, but for a number and the same
  /// one below zero, which only placeholders have. Anything else is written by its number.
  package static func scene(_ id: String) -> String {
    var text = ""
    for byte in id.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if text.isEmpty { text = "_" }
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "-"): text += "_"
      default: text += "_x\(byte)_"
      }
    }
    return text.isEmpty ? "_" : text
  }
}
