import Foundation
import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneUI
import SceneValidation
import TestSupport
import Testing

@Suite("Formatting changes only the layout of the text")
struct FormatterTests {
  static let formatter = SceneFormatter(vocabulary: Registry.library.vocabulary)
  static let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)

  /// Formats a text, and checks that its content is the same and that formatting it again changes nothing.
  @discardableResult
  private func expectFormats(_ bytes: [UInt8], _ what: @autoclosure () -> String) throws -> [UInt8] {
    let source = SourceText(path: "test.scene", bytes: bytes)
    let (text, diagnostics) = Self.formatter.format(source)
    #expect(diagnostics.isEmpty, "\(what())")
    let formatted = try #require(text, "\(what())")
    let again = SourceText(path: "test.scene", bytes: formatted)
    let (twice, _) = Self.formatter.format(again)
    if twice != formatted {
      Issue.record("\(what()): not idempotent\n\(again.text(SourceRange(0..<formatted.count)))")
    }
    if TreeForm(source) != TreeForm(again) {
      Issue.record("\(what()): the meaning changed\n\(again.text(SourceRange(0..<formatted.count)))")
    }
    #expect(formatted.last == UInt8(ascii: "\n"))
    return formatted
  }

  private func digest(_ bytes: [UInt8]) throws -> [UInt8]? {
    try Self.compiler.compile(SourceText(path: "test.scene", bytes: bytes)).bytes.map {
      Array("\(try Archive(bytes: $0).digest)".utf8)
    }
  }

  static let scenes: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scenes")
      .standardizedFileURL
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { $0.hasSuffix(".scene") && !$0.contains(".build/") }.sorted()
      .map { root.appending(path: $0).path }
  }()

  @Test("The project contains scenes to format")
  func findsScenes() { #expect(Self.scenes.count >= 3) }

  @Test("Formatting does not change the compiled form of the project's scenes", arguments: scenes)
  func projectScenes(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let before = try #require(try digest(bytes))
    #expect(try digest(expectFormats(bytes, path)) == before)
  }

  @Test("Formatting does not change the compiled form or diagnostics of the examples for rules")
  func samples() throws {
    for rule in SceneRules.descriptions {
      let right = Array(rule.right.utf8)
      let before = try #require(try digest(right))
      #expect(try digest(expectFormats(right, rule.id.rawValue)) == before)
      let wrong = Array(rule.wrong.filter { $0 != RuleDescription.mark }.utf8)
      let found = Self.compiler.validate([SourceText(path: "test.scene", bytes: wrong)]).map(\.rule)
      let formatted = try expectFormats(wrong, rule.id.rawValue)
      let again = Self.compiler.validate([SourceText(path: "test.scene", bytes: formatted)]).map(\.rule)
      #expect(Set(again) == Set(found), "\(rule.id)")
    }
  }

  /// Generated scenes in their original and in a random form: each content has exactly one formatted form.
  @Test(
    "Generated scenes have one canonical form", arguments: RandomSeeds.of(200))
  func generatedScenes(_ number: Int) throws {
    let seed = UInt64(number)
    let text = RandomScene.text(seed: seed)
    let plain = Array(text.utf8)
    let before = try #require(try digest(plain))
    let formatted = try expectFormats(plain, "seed \(seed)")
    #expect(try digest(formatted) == before)
    let scrambled = Array(RandomScene.scrambled(text, seed: seed).utf8)
    #expect(try digest(expectFormats(scrambled, "seed \(seed), scrambled")) == before)
    // The order of attributes, quotes and white space do not affect the result, except for blank lines.
    let bare = RandomScene.scrambled(text, seed: seed, comments: false)
    let other = try #require(Self.formatter.format(SourceText(path: "", bare)).text)
    func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] { text.split(separator: UInt8(ascii: "\n")) }
    #expect(lines(other) == lines(formatted))
  }

  /// Random bytes result in an error or a text with the same content.
  @Test("Formatting rejects a damaged scene or preserves its meaning")
  func mutatedBytes() throws {
    var chance = Chance(seed: 5)
    let pieces = [
      "<", ">", "/>", "&", "'", "\"", "<!--", "-->", "<?p ", "?>", "]]>", "<![CDATA[", "\r", "\r\n\r\n", "\t",
      "&#10;",
      "<value>", "</value>", " xmlns:a='u'", " a:b='c'", "\u{FEFF}", "ü", "<!-- x\n\t y -->", "text", "<a/>",
    ].map { Array($0.utf8) }
    let seeds =
      (0..<8 as Range<UInt64>).map { RandomScene.scrambled(RandomScene.text(seed: $0 + 700), seed: $0) }
      + SceneRules.descriptions.prefix(12).map(\.right)
    var formatted = 0
    for round in RandomSeeds.of(10_000) {
      var bytes = Array(chance.pick(seeds).utf8.prefix(4000))
      if chance.happens(oneIn: 2) {
        bytes = Array("<value key='a'> <a>b</a><?p q ?></value>".utf8)
        bytes = Array("<a xmlns:b='u'><b:c d='&#160;1'/><!-- x -->".utf8) + bytes + Array("</a>".utf8)
      }
      for _ in 0...chance.below(3) {
        let place = chance.below(bytes.count)
        switch chance.below(4) {
        case 0: bytes[place] = UInt8(chance.below(256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: chance.pick(pieces), at: place)
        }
      }
      let source = SourceText(path: "mutated.scene", bytes: bytes)
      let (text, diagnostics) = Self.formatter.format(source)
      #expect((text == nil) == diagnostics.hasErrors)
      guard text != nil else { continue }
      formatted += 1
      try expectFormats(bytes, "round \(round): \(source.text(SourceRange(0..<bytes.count)))")
    }
    #expect(formatted > RandomSeeds.of(800).count)
  }

  /// Indentation can enlarge a small file so much that it could not be parsed again. Such files are not
  /// written.
  @Test("Does not format a scene if the formatted file would exceed the size limit")
  func tooLarge() throws {
    var formatter = Self.formatter
    formatter.limits.bytes = 20_000
    let deep = String(repeating: "<a>", count: 150) + String(repeating: "<b/>", count: 1000)
    let source = SourceText(path: "deep.scene", deep + String(repeating: "</a>", count: 150))
    let (text, diagnostics) = formatter.format(source)
    #expect(text == nil)
    #expect(diagnostics.map(\.rule) == ["limit-exceeded"])
  }
}
