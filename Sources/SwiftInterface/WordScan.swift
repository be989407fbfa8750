import SceneDiagnostics

/// The words and texts of an Objective-C file or a property list, which may be names in scenes. The file is not parsed.
///
/// The words are enough to be silent where a finding would be wrong: a method that the file calls, a segue that it
/// performs, an outlet that it asks for.
package struct WordScan {
  fileprivate var words: Set<String> = []
  fileprivate var texts: Set<String> = []
  /// `@interface Name : Superclass`
  fileprivate var classes: [(name: Spelled, superclass: Spelled)] = []

  /// Whether a file is called as one of Objective-C's is, or as a property list: some apps list their selectors there.
  package static func isName(_ path: String) -> Bool {
    [".m", ".mm", ".h", ".plist"].contains { path.hasSuffix($0) }
  }

  fileprivate init(_ bytes: [UInt8]) {
    // The texts of a property list stand between tags.
    if bytes.first == UInt8(ascii: "<") {
      for part in bytes.split(whereSeparator: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
      where part.count <= Self.longest { texts.insert(String(decoding: part, as: UTF8.self)) }
    }
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "*")
      {
        position += 2
        while position + 1 < bytes.count,
          bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
        {
          position += 1
        }
        position += 2
      } else if byte == UInt8(ascii: "\"") {
        position = text(in: bytes, from: position + 1)
      } else if byte == UInt8(ascii: "'") {
        // A character may be a quote.
        position += position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\\") ? 4 : 3
      } else if byte == UInt8(ascii: "@"), let found = Self.interface(in: bytes, at: position) {
        classes.append(found)
        position += 1
      } else if byte.isPartOfName {
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

  /// A name longer than that is none that a scene could say.
  private static let longest = 256

  /// A text up to its closing quote, or to the end of its line.
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

  /// The class that `@interface` declares at a place; nil for a category, which adds to a class that is another's.
  private static func interface(in bytes: [UInt8], at start: Int) -> (name: Spelled, superclass: Spelled)? {
    let word = Array("@interface".utf8)
    guard bytes[start...].starts(with: word) else { return nil }
    var position = start + word.count
    guard let name = name(in: bytes, &position), skip(UInt8(ascii: ":"), in: bytes, &position),
      let superclass = Self.name(in: bytes, &position)
    else { return nil }
    return (name, superclass)
  }

  private static func name(in bytes: [UInt8], _ position: inout Int) -> Spelled? {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
    let end = bytes[position...].firstIndex { !$0.isPartOfName } ?? bytes.count
    guard end > position, end - position <= longest else { return nil }
    defer { position = end }
    return Spelled(String(decoding: bytes[position..<end], as: UTF8.self), SourceRange(position..<end))
  }

  private static func skip(_ mark: UInt8, in bytes: [UInt8], _ position: inout Int) -> Bool {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
    guard position < bytes.count, bytes[position] == mark else { return false }
    position += 1
    return true
  }
}

extension SourceFacts {
  /// What a file of Objective-C's may say.
  package init(scanning bytes: [UInt8]) {
    let scan = WordScan(bytes)
    imports = scan.words.intersection(["UIKit", "AppKit", "Cocoa", "WatchKit"])
    certainImports = imports
    words = scan.words
    texts = scan.texts
    types += scan.classes.map { name, superclass in
      var type = TypeFact(.class, name: name.text, range: name.range)
      type.inherited = [superclass]
      type.isObjectiveC = true
      return type
    }
  }
}
