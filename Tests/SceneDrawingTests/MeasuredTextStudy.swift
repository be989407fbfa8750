import Foundation
import SceneDrawing
import SceneValues
import Testing

enum MeasuredTexts {
  static let path = ProcessInfo.processInfo.environment["SCENEC_FACTS"]
}

/// Compares the built-in metrics with widths that UIKit measured, from the file `SCENEC_FACTS`. Each line
/// contains a text, a font, a size, a width, a height and a source, separated by tabs.
@Suite(.enabled(if: MeasuredTexts.path != nil, "skipped: SCENEC_FACTS names no file of measured texts"))
struct MeasuredTextStudy {
  private struct Fact {
    let text: String
    let font: Font
    let width: Double
    /// The points per pixel, or 0 if the width is not rounded.
    let pixel: Double

    /// Returns nil for wrapped text, buttons and measurements on a Mac.
    init?(_ line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6, let size = Double(fields[2]), let width = Double(fields[3]),
        !fields[5].contains("Catalyst"), let font = Self.font(fields[1], size)
      else { return nil }
      (text, self.width, self.font) = (fields[0], width, font)
      pixel = [1.0, 2, 3].first { abs((width * $0).rounded() - width * $0) < 0.01 }.map { 1 / $0 } ?? 0
    }

    private static func font(_ name: String, _ size: Double) -> Font? {
      let words = name.split(separator: " ")
      guard !name.contains(","), !name.contains(" at ") else { return nil }
      guard words.count > 1 else { return .family(name, size) }
      switch words[0] {
      case "system": return .family(".SFUI-" + words[1].capitalized, size)
      case "italic": return .italic(size)
      case "monospaced": return .monospaced(size)
      default: return nil
      }
    }
  }

  @Test("At least 95% of computed text widths are accurate to within one point")
  func widths() throws {
    let text = try String(contentsOfFile: #require(MeasuredTexts.path), encoding: .utf8)
    let facts = text.split(separator: "\n").dropFirst().compactMap(Fact.init)
    let metrics = BuiltInTextMetrics()
    let errors = facts.map { fact in
      let width = metrics.width(of: fact.text, font: fact.font)
      return abs(width - min(max(width, fact.width - max(fact.pixel, 1.0 / 3)), fact.width))
    }
    func share(_ limit: Double) -> Double { Double(errors.count { $0 <= limit }) / Double(errors.count) }
    print("\(errors.count) texts: \(share(0.05)) by 0.05, \(share(0.34)) by 0.34, \(share(1)) by a point")
    for (fact, error) in zip(facts, errors) where error > 0.34 {
      print(fact.text, fact.font, fact.width, error)
    }
    #expect(!facts.isEmpty && share(1) >= 0.95 && share(0.34) >= 0.9)
  }
}
