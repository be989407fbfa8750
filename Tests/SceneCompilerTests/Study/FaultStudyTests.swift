import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax
import TestSupport
import Testing

/// A study that makes each kind of mistake at random locations of all valid scenes, and checks that it is
/// reported at the right location.
@Suite("Each seeded mistake causes exactly one diagnostic")
struct FaultStudyTests {
  static let faults = Fault.language + Fault.wiring + Fault.layout
  /// The maximum number of mistakes of one kind in one scene.
  private static let most = RandomSeeds.of(4).count
  /// The maximum number of mistakes of one kind in all scenes.
  private static let mostInAll = RandomSeeds.of(100).count

  @Test("Each kind of mistake is reported by the expected rule")
  func found() throws {
    var chance = Chance(seed: 25)
    var table: [(fault: String, rule: String, mutants: Int, found: Int)] = []
    for fault in Self.faults {
      var (mutants, found) = (0, 0)
      for specimen in chance.shuffled(Specimen.all) where mutants < Self.mostInAll {
        for mutant in chance.shuffled(fault.mutants(specimen)).prefix(Self.most) {
          mutants += 1
          let (bytes, place) = mutant.applied(to: specimen.source)
          let diagnostics = specimen.diagnostics(in: bytes)
          let isFound = diagnostics.contains { diagnostic in
            diagnostic.rule == fault.rule && Int(diagnostic.location.range.start) == place
          }
          let isAlone = diagnostics.allSatisfy { $0.rule == fault.rule || fault.others.contains($0.rule) }
          if isFound && isAlone {
            found += 1
          } else {
            reportError(fault, SourceText(path: specimen.source.path, bytes: bytes), place, diagnostics)
          }
        }
      }
      table.append((fault.name, fault.rule.rawValue, mutants, found))
    }
    print(Self.text(of: table))
    #expect(table.count >= 25)
    for row in table { #expect(row.found == row.mutants && row.mutants > 0, "\(row.fault)") }
  }

  @Test("A correct scene has no diagnostics")
  func untouched() {
    for specimen in Specimen.all {
      #expect(
        specimen.diagnostics(in: specimen.source.bytes).map(\.message.text) == [], "\(specimen.source.path)")
    }
  }

  @Test("An equivalent form of a scene has no diagnostics and the same digest")
  func otherForms() throws {
    var count = 0
    for (number, specimen) in Specimen.all.enumerated() {
      let digest = try specimen.digest(of: specimen.source.bytes)
      for bytes in specimen.equivalents(seed: UInt64(number)) {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(specimen.diagnostics(in: bytes).map(\.message.text) == [], "\(text)")
        #expect(try specimen.digest(of: bytes) == digest)
        count += 1
      }
      for id in specimen.unreferredIDs.prefix(Self.most) {
        let element = specimen.tree.attributes.first { $0.valueRange.start == id.range.start }!
        let (bytes, _) = Mutant([(element.range.bytes, "")], at: 0).applied(to: specimen.source)
        let found = specimen.diagnostics(in: bytes)
        // A scene without an id cannot be instantiated by code.
        #expect(found.allSatisfy { $0.rule == "unreachable-scene" }, "\(found.map(\.message.text))")
        count += 1
      }
    }
    #expect(count > Specimen.all.count * 3)
  }

  private func reportError(_ fault: Fault, _ source: SourceText, _ place: Int, _ diagnostics: [Diagnostic]) {
    let wanted = SourceLocation(source, SourceRange(place..<place)).start
    let found = diagnostics.map { "\($0.location.start): \($0.message) [\($0.rule.rawValue)]" }
    Issue.record(
      "\(source.path): \(fault.name): wanted [\(fault.rule.rawValue)] at \(wanted), found \(found)")
  }

  private static func text(of table: [(fault: String, rule: String, mutants: Int, found: Int)]) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    let rows = table.map { row in
      padded(row.fault, 50) + padded(row.rule, 34) + padded("\(row.found)", 6) + "of \(row.mutants)"
    }
    return rows.joined(separator: "\n")
  }
}

extension Chance {
  mutating func shuffled<Item>(_ items: [Item]) -> [Item] {
    var items = items
    for index in items.indices.reversed() { items.swapAt(index, below(index + 1)) }
    return items
  }
}

extension Specimen {
  func digest(of bytes: [UInt8]) throws -> String {
    let compiled = try SceneCompiler(vocabulary: vocabulary).compile(
      SourceText(path: source.path, bytes: bytes))
    return "\(try Archive(bytes: #require(compiled.bytes)).digest)"
  }

  /// Returns the same scene with reordered attributes and other white space, quotes and line ends.
  func equivalents(seed: UInt64) -> [[UInt8]] {
    let text = source.text(SourceRange(0..<source.bytes.count))
    let forms = [reordered, Array(text.replacing("\n", with: "\r\n").utf8)]
    // Handwritten scenes contain comments, so only generated ones are scrambled.
    guard text.hasPrefix("<storyboard") else { return forms }
    return forms + [Array(RandomScene.scrambled(text, seed: seed).utf8)]
  }

  /// The scene with the attributes of each element reversed. Imported parts are preserved unchanged.
  private var reordered: [UInt8] {
    var edits: [(range: Range<Int>, text: String)] = []
    var imported = 0
    for (index, element) in tree.elements.enumerated() {
      if ImportedNames.contains(tree.name(of: element)) { imported = max(imported, Int(element.subtreeEnd)) }
      guard index >= imported else { continue }
      let attributes = tree.attributes(of: element)
      for (old, new) in zip(attributes, attributes.reversed()) {
        edits.append((old.range.bytes, source.text(new.range)))
      }
    }
    return Mutant(edits, at: 0).applied(to: source).bytes
  }
}
