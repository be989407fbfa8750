/// What a path is called in a report that travels: relative to the directory of the check where it lies below that,
/// absolute (`file:///…`) where it does not.
struct SourceURI: Hashable {
  let text: String
  let isRelative: Bool

  /// What a path is called in a report.
  ///
  /// - Parameters:
  ///   - path: absolute, or relative to the directory.
  ///   - directory: the absolute path of the directory of the check.
  init(_ path: String, below directory: String) {
    let root = Self.steps(directory)
    let steps = Self.steps(path.hasPrefix("/") ? path : "\(directory)/\(path)")
    isRelative = steps.count > root.count && steps.starts(with: root)
    let encoded = (isRelative ? steps.dropFirst(root.count) : steps[...]).map(Self.encoded)
    text = (isRelative ? "" : "file:///") + encoded.joined(separator: "/")
  }

  /// The parts of an absolute path, with `.` and `..` worked out, as RFC 3986 has it for what is given up to a
  /// reader who cannot look at the disk.
  private static func steps(_ path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { steps, step in
      if step == ".." {
        _ = steps.popLast()
      } else if step != "." {
        steps.append(step)
      }
    }
  }

  /// Everything but what RFC 3986 calls unreserved becomes %XX; a colon early on would pass for a scheme.
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
