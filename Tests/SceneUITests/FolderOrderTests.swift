import Foundation
import Testing

/// The folders of `SceneUI` stand in the order that a table of the page `Architecture.md` tells, the lowest first. What a
/// file names is declared in its own folder, or in a lower one.
@Suite("The folders of SceneUI")
struct FolderOrderTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private static func order() throws -> [String] {
    let page = root.appending(path: "Sources/SceneCompiler/SceneCompiler.docc/Architecture.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = text.components(separatedBy: "## The folders of SceneUI\n").dropFirst().first ?? ""
    return section.components(separatedBy: "\n##")[0].split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.map { String($0.split(separator: "`")[1]) }
  }

  private static func sources() throws -> [FolderOrder.File] {
    let module = root.appending(path: "Sources/SceneUI")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: module.path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(".swift") && $0.contains("/") }.sorted().map { path in
      FolderOrder.File(
        path: path, source: try String(contentsOf: module.appending(path: path), encoding: .utf8))
    }
  }

  @Test func theTableNamesAllFolders() throws {
    #expect(try Set(Self.sources().map(\.folder)).sorted() == Self.order().sorted())
  }

  @Test func noFileNamesATypeOfAHigherFolder() throws {
    let upward = FolderOrder(try Self.order()).upwardNames(in: try Self.sources())
    #expect(upward.isEmpty, "\(upward.joined(separator: "\n"))")
  }

  @Test func aNameOfAHigherFolderIsFound() {
    let files = [
      FolderOrder.File(path: "Low/Room.swift", source: "class Room {\n  var chair: Chair?\n}\n"),
      FolderOrder.File(path: "High/Chair.swift", source: "final class Chair: Room {}\n"),
    ]
    #expect(
      FolderOrder(["Low", "High"]).upwardNames(in: files)
        == ["Low/Room.swift names 'Chair', which is declared in High/Chair.swift"])
    #expect(FolderOrder(["High", "Low"]).upwardNames(in: files).count == 1)
  }

  @Test func membersCommentsTextsAndTypesOfTheFileItselfAreNoNames() {
    let low = """
      /// Has no Chair.
      struct Room {
        struct Chair {}
        let own: Chair
      }
      """
    let other = """
      // Chair
      let text = "a \\"Chair\\" of wood", member = Furniture.Chair.self /* Chair */
      """
    let files = [
      FolderOrder.File(path: "Low/Room.swift", source: low),
      FolderOrder.File(path: "Low/Text.swift", source: other),
      FolderOrder.File(path: "High/Chair.swift", source: "class Chair {}\n"),
    ]
    #expect(FolderOrder(["Low", "High"]).upwardNames(in: files).isEmpty)
  }
}

/// Which folder may name the types of which.
private struct FolderOrder {
  struct File {
    let path: String
    let source: String
    var folder: String { String(path.prefix { $0 != "/" }) }
  }

  private let ranks: [String: Int]

  /// - Parameter folders: from the lowest on.
  init(_ folders: [String]) {
    ranks = Dictionary(folders.enumerated().map { ($1, $0) }, uniquingKeysWith: max)
  }

  /// What files name that is declared higher up, one line each.
  func upwardNames(in files: [File]) -> [String] {
    let words = files.map { Word.all(in: $0.source) }
    var homes: [String: File] = [:]
    for (file, words) in zip(files, words) {
      for name in Self.declared(in: words, onlyOutside: true) { homes[name] = file }
    }
    return zip(files, words).flatMap { file, words -> [String] in
      let own = Self.declared(in: words, onlyOutside: false)
      let names = Set(words.filter { !$0.isMember }.map(\.text)).subtracting(own)
      return names.sorted().compactMap { name in
        guard let home = homes[name], let here = ranks[file.folder], let there = ranks[home.folder],
          there > here
        else { return nil }
        return "\(file.path) names '\(name)', which is declared in \(home.path)"
      }
    }
  }

  private static let keywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]

  /// The types that a file declares; those that stand in no other type alone, where `onlyOutside` says so.
  private static func declared(in words: [Word], onlyOutside: Bool) -> Set<String> {
    Set(
      zip(words, words.dropFirst()).compactMap { keyword, name in
        let isDeclaration = keywords.contains(keyword.text) && name.text.first?.isUppercase == true
        return isDeclaration && (!onlyOutside || name.depth == 0) ? name.text : nil
      })
  }
}

/// A word of a Swift source.
private struct Word {
  let text: String
  /// In how many braces it stands.
  let depth: Int
  /// Whether a full stop stands before it.
  let isMember: Bool

  /// All that stand neither in comments nor in texts.
  static func all(in source: String) -> [Word] {
    var words: [Word] = []
    var depth = 0
    var isMember = false
    var rest = Substring(source).utf8
    while let byte = rest.first {
      if isPart(byte) {
        let word = rest.prefix(while: isPart)
        words.append(Word(text: String(decoding: word, as: UTF8.self), depth: depth, isMember: isMember))
        rest = rest.dropFirst(word.count)
        isMember = false
        continue
      }
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "/*".utf8) {
        skip(&rest, past: "*/")
      } else if rest.starts(with: "\"\"\"".utf8) {
        rest = rest.dropFirst(3)
        skip(&rest, past: "\"\"\"")
      } else if byte == UInt8(ascii: "\"") {
        skipText(&rest)
      } else {
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        isMember = byte == UInt8(ascii: ".")
        rest = rest.dropFirst()
      }
    }
    return words
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  private static func skip(_ rest: inout Substring.UTF8View, past end: String) {
    while !rest.isEmpty, !rest.starts(with: end.utf8) { rest = rest.dropFirst() }
    rest = rest.dropFirst(end.utf8.count)
  }

  /// What stands in the text by `\(…)` is skipped, too.
  private static func skipText(_ rest: inout Substring.UTF8View) {
    rest = rest.dropFirst()
    var parentheses = 0
    while let byte = rest.first {
      if byte == UInt8(ascii: "\\") {
        if rest.dropFirst().first == UInt8(ascii: "(") { parentheses += 1 }
        rest = rest.dropFirst(2)
        continue
      }
      if parentheses > 0 {
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") { parentheses -= 1 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") {
        rest = rest.dropFirst()
        return
      }
      rest = rest.dropFirst()
    }
  }
}
