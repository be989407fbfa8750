import SceneAnalysis
import SceneLanguage
import SceneValues

extension RequestHandler {
  /// A handler that returns the ranges of multiline elements. A folded element's end tag stays visible.
  static let foldingRanges = RequestHandler(
    "textDocument/foldingRange", offering: "foldingRangeProvider"
  ) { request throws(ProtocolError) in
    let document = try request.document()
    guard SceneSearch.isScene(document.path) else { return .array([]) }
    let text = request.markup(of: document)
    var folds: [JSONText] = []
    for element in text.elements where element.isFinished {
      let start = document.line(of: element.tag.lowerBound)
      var end = document.line(of: max(element.tag.lowerBound, element.end - 1))
      if element.end > element.tag.upperBound { end -= 1 }
      if end > start, folds.count < Folding.limit { folds.append(Folding.json(start, end)) }
    }
    for range in text.skipped {
      let (start, end) = (
        document.line(of: range.lowerBound), document.line(of: max(0, range.upperBound - 1))
      )
      if end > start, folds.count < Folding.limit { folds.append(Folding.json(start, end, kind: "comment")) }
    }
    return .array(folds)
  }
}

private enum Folding {
  static let limit = 10_000

  static func json(_ start: Int, _ end: Int, kind: String? = nil) -> JSONText {
    .object(
      [("startLine", .int(start)), ("endLine", .int(end))] + (kind.map { [("kind", .string($0))] } ?? []))
  }
}
