import SceneCompiler
import SceneDrawing
import SceneValues

struct EdgeLabel {
  static let font = Font.system(10.5)
  static let lineHeight = 13.0
  private static let widest = 170.0

  let lines: [String]
  let size: Size

  /// Creates the label for edges that differ only in their triggers. `edges` must not be empty.
  init(of edges: [SceneMap.Edge], metrics: any TextMetrics) {
    let edge = edges[0]
    var first: String
    switch edge.kind {
    case .segue(let kind): first = Self.words(kind) + (edge.identifier.map { " “\($0)”" } ?? "")
    case .relationship(let key, let number): first = Self.words(key) + (number.map { " \($0)" } ?? "")
    }
    if edges.count > 1 { first += " × \(edges.count)" }
    let senders = edges.map { edge in edge.sender.map { "by \($0)" } }
    let sender = senders.allSatisfy { $0 == senders[0] } ? senders[0] : nil
    lines = [first, sender].compactMap(\.self).map { line in
      TextLayout(
        line, font: Self.font, width: Self.widest, maximumLines: 1, lineBreak: .middleTruncation,
        metrics: metrics
      ).lines.first?.text ?? ""
    }
    let width = lines.map { metrics.width(of: $0, font: Self.font) }.max() ?? 0
    size = Size(width: width.rounded(.up) + 10, height: Double(lines.count) * Self.lineHeight + 4)
  }

  private static func words(_ key: String) -> String {
    key.reduce(into: "") { words, letter in
      words += letter.isUppercase && !words.isEmpty ? " \(letter.lowercased())" : "\(letter)"
    }
  }
}
