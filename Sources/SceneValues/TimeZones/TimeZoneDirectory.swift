import ScenePlatform

package struct TimeZoneDirectory: Sendable {
  private let paths: [String]

  package static var system: Self { Self(variable: { getenv($0).map { String(cString: $0) } }) }

  private static let usual = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
    "/var/db/timezone/zoneinfo",
  ]

  package init(variable: (String) -> String?) {
    paths = variable("TZDIR").flatMap { $0.isEmpty ? nil : [$0] } ?? Self.usual
  }

  package init(path: String) { paths = [path] }

  /// Returns the content of a time zone's file, or nil if the database does not contain the time zone.
  package func file(of identifier: String) throws(ReadingFailure) -> [UInt8]? {
    guard Self.isName(identifier) else { return nil }
    for path in paths {
      do throws(ReadingFailure) {
        return try Self.bytes(of: "\(path)/\(identifier)")
      } catch {
        guard error.isAbsent || Self.isDirectory("\(path)/\(identifier)") else { throw error }
      }
    }
    return nil
  }

  /// The maximum size of a time zone file, in bytes. The largest existing files have 4 kB.
  private static let maximumSize = 1 << 20

  package static func bytes(of path: String) throws(ReadingFailure) -> [UInt8] {
    let file = try OpenedFile(path)
    guard let bytes = try file.contents(limit: maximumSize) else {
      throw ReadingFailure(reason: "it has more than \(maximumSize) bytes")
    }
    return bytes
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether a string has the form of an identifier. Other strings could lead out of the directory.
  package static func isName(_ text: String) -> Bool {
    text.utf8.count <= 255
      && text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
        part.first.map(isWord) == true && part.allSatisfy { isWord($0) || "+-".utf8.contains($0) }
      }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  package static let systemIdentifiers = Lazy<[String]?> { system.identifiers }

  /// The sorted identifiers of all time zones, with former names if `tzdata.zi` exists, or nil if there is no list.
  package var identifiers: [String]? {
    let lists = [
      ("tzdata.zi", Self.nameInRule), ("zone1970.tab", Self.nameInTable), ("zone.tab", Self.nameInTable),
    ]
    for (file, name) in lists {
      let list = paths.lazy.compactMap { path in try? Self.bytes(of: "\(path)/\(file)") }.first
      guard let list else { continue }
      let names = Set(
        list.split(separator: UInt8(ascii: "\n")).compactMap { line in
          name(line).map { String(decoding: $0, as: UTF8.self) }
        })
      let valid = names.filter { Self.isName($0) && $0 != "Factory" }
      if !valid.isEmpty { return valid.sorted() }
    }
    return nil
  }

  private static func nameInRule(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let words = line.split(separator: UInt8(ascii: " "))
    return switch words.first?.first {
    case UInt8(ascii: "Z") where words.count > 2: words[1]
    case UInt8(ascii: "L") where words.count > 2: words[2]
    default: nil
    }
  }

  private static func nameInTable(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let columns = line.split(separator: UInt8(ascii: "\t"))
    return line.first == UInt8(ascii: "#") || columns.count < 3 ? nil : columns[2]
  }
}
