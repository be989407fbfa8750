import SceneModel

/// A search for the names of storyboards to which a file might link. It is used for files that cannot be read as scenes.
package enum StoryboardReferences {
  /// Returns all names that are immediately followed by `#`.
  package static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var rest = bytes[...]
    while let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      let start = rest[..<mark].lastIndex(where: isBoundary).map { $0 + 1 } ?? rest.startIndex
      if start < mark { names.insert(String(decoding: rest[start..<mark], as: UTF8.self)) }
      rest = rest[(mark + 1)...]
    }
    return names
  }

  private static func isBoundary(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "\"'<>=/".utf8.contains(byte)
  }
}
