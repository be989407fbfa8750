import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import TestSupport
import Testing

/// Files with randomly exchanged words and removed lines.
@Suite struct DamagedFileTests {
  @Test(
    "Checks, counts, and imports the intact parts of a damaged file", arguments: Fixture.names)
  func intactParts(_ name: String) throws {
    let source = try Fixture(name).source
    let words = Self.words(of: source.bytes)
    var random = Numbers(seed: 7)
    for _ in RandomSeeds.of(150) {
      let damaged = SourceText(path: name, bytes: Self.damaged(source.bytes, words, &random))
      let found = Fixture.compiler.validate(damaged)
      for diagnostic in found {
        #expect(diagnostic.location.range.bytes.upperBound <= damaged.bytes.count)
      }
      guard let tree = SyntaxParser.parse(damaged).tree,
        let statistics = InterfaceBuilder.translate(tree).statistics
      else { continue }
      #expect(statistics.counts[.lost] == nil)
      #expect(statistics.total == tree.elements.count + tree.attributes.count)
      // The result is a scene, valid or invalid.
      let scene = try #require(Fixture.importer.scene(of: damaged).scene)
      _ = Fixture.compiler.validate(SourceText(path: "A.scene", bytes: scene.text))
    }
  }

  /// Swift parses all of these as numbers.
  @Test(
    "Reads infinite, invalid, and oversized numbers without crashing", arguments: Fixture.names,
    ["nan", "-inf", "1e999", "1e300", "-1e19", "1e-320"])
  func numbers(_ name: String, _ number: String) throws {
    let source = try Fixture(name).source
    // The version in the root's tag, on the second line, determines the file's format.
    let lineEnds = source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }
    let start = lineEnds[1]
    let text = String(decoding: source.bytes[start...], as: UTF8.self)
    let replaced = text.replacing(/="-?[0-9.]+"/, with: "=\"\(number)\"")
    #expect(replaced != text)
    let damaged = SourceText(path: name, bytes: source.bytes[..<start] + Array(replaced.utf8))
    for diagnostic in Fixture.compiler.validate(damaged) {
      #expect(diagnostic.location.range.bytes.upperBound <= damaged.bytes.count)
    }
    let scene = try #require(Fixture.importer.scene(of: damaged).scene)
    _ = Fixture.compiler.validate(SourceText(path: "A.scene", bytes: scene.text))
    #expect(SceneFormatter(vocabulary: Fixture.vocabulary).format(damaged).text != nil)
  }

  /// Replaces a word with another word of the file, or removes a line.
  private static func damaged(_ bytes: [UInt8], _ words: [Range<Int>], _ random: inout Numbers) -> [UInt8] {
    var bytes = bytes
    if random.next(3) == 0 {
      let place = random.next(bytes.count)
      let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
      bytes.removeSubrange(start..<end)
      return bytes
    }
    let (old, new) = (words[random.next(words.count)], words[random.next(words.count)])
    bytes.replaceSubrange(old, with: Array(bytes[new]))
    return bytes
  }

  private static func words(of bytes: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      let isLetter =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x2D || byte == 0x2E
      if isLetter {
        start = start ?? index
      } else if let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    return words
  }

  private struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
