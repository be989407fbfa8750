/// The URI of a path in a report: relative inside the directory of the check, absolute (`file:///…`) otherwise.
struct SourceURI: Hashable {
  let text: String
  let isRelative: Bool

  init(_ path: String, below directory: String) {
    let root = Self.steps(directory)
    let steps = Self.steps(path.hasPrefix("/") ? path : "\(directory)/\(path)")
    isRelative = steps.count > root.count && steps.starts(with: root)
    let encoded = (isRelative ? steps.dropFirst(root.count) : steps[...]).map(Self.encoded)
    text = (isRelative ? "" : "file:///") + encoded.joined(separator: "/")
  }

  private static func steps(_ path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { steps, step in
      if step == ".." {
        _ = steps.popLast()
      } else if step != "." {
        steps.append(step)
      }
    }
  }

  /// Percent-encodes a path component as in RFC 3986. An unencoded colon could be parsed as the end of a scheme.
  private static func encoded(_ step: Substring) -> String {
    var result = ""
    for byte in step.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
