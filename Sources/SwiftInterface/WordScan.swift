/// A scan of the words and strings in a property list. Property lists of some apps contain selectors.
package struct WordScan {
  fileprivate var words: Set<String> = []
  fileprivate var texts: Set<String> = []

  package static func isName(_ path: String) -> Bool {
    [".m", ".mm", ".h", ".pch", ".plist"].contains { path.hasSuffix($0) } || isSettings(path)
  }

  package static func isSettings(_ path: String) -> Bool {
    path.hasSuffix(".pbxproj") || path.hasSuffix(".xcconfig")
  }

  fileprivate init(_ bytes: [UInt8]) {
    // The strings in an XML property list are between tags.
    if bytes.first == UInt8(ascii: "<") {
      for part in bytes.split(whereSeparator: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
      where part.count <= Self.longest { texts.insert(String(decoding: part, as: UTF8.self)) }
    }
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\"") {
        position = text(in: bytes, from: position + 1)
      } else if bytes[position].isPartOfName {
        let end = bytes[position...].firstIndex { !$0.isPartOfName } ?? bytes.count
        if end - position <= Self.longest {
          words.insert(String(decoding: bytes[position..<end], as: UTF8.self))
        }
        position = end
      } else {
        position += 1
      }
    }
  }

  private static let longest = 256

  private mutating func text(in bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\n")
    {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(position, bytes.count)
    if end - start <= Self.longest { texts.insert(String(decoding: bytes[start..<end], as: UTF8.self)) }
    return min(end + 1, bytes.count)
  }
}

extension SourceFacts {
  init(scanning bytes: [UInt8]) {
    let scan = WordScan(bytes)
    words = scan.words
    texts = scan.texts
    calls = StoryboardKeys.calls(inPropertyList: bytes)
  }
}
