import Foundation

/// A storyboard from Xcode, of which any number of copies can be made. The ids of the objects differ in each copy.
struct RenamedStoryboard {
  private let bytes: [UInt8]
  /// The offsets at which the ids of objects begin.
  private let ids: [Int]

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
  private static let places: [Int?] = {
    var places = [Int?](repeating: nil, count: 256)
    for (place, byte) in alphabet.enumerated() { places[Int(byte)] = place }
    return places
  }()
  /// The beginnings of the attributes that declare ids, reversed. The second one is that of `sceneID`.
  private static let attributes = [#"id=""#, #"ID=""#].map { Array($0.utf8.reversed()) }
  /// The length of an id, such as `BYZ-38-t0r`.
  private static let length = 10

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let quoted = bytes.indices.filter { Self.isQuotedID(at: $0, in: bytes) }
    let declared = Set(
      quoted.lazy.filter { start in Self.attributes.contains { bytes[..<start].reversed().starts(with: $0) } }
        .map { bytes[$0..<($0 + Self.length)] })
    ids = quoted.filter { declared.contains(bytes[$0..<($0 + Self.length)]) }
  }

  var count: Int { bytes.count }

  /// Returns a copy in which each character of an id is replaced by the one that is `number` places further in the alphabet.
  func copy(_ number: Int) -> [UInt8] {
    let count = Self.alphabet.count
    // A single shift has only 62 results.
    let shifts = [number % count, number / count % count, number / count / count % count]
    var copy = bytes
    for start in ids {
      for offset in 0..<Self.length {
        guard let place = Self.places[Int(copy[start + offset])] else { continue }
        copy[start + offset] = Self.alphabet[(place + shifts[offset % shifts.count]) % count]
      }
    }
    return copy
  }

  /// Returns whether an attribute's value that begins at an offset has the form of an id: `XXX-XX-XXX`.
  private static func isQuotedID(at start: Int, in bytes: [UInt8]) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard start > 3, start + length < bytes.count, bytes[start - 1] == quote, bytes[start + length] == quote
    else { return false }
    return (0..<length).allSatisfy { offset in
      let byte = bytes[start + offset]
      return offset == 3 || offset == 6 ? byte == UInt8(ascii: "-") : places[Int(byte)] != nil
    }
  }
}
