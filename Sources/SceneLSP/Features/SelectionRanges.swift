import SceneAnalysis
import SceneLanguage
import SceneValues

extension RequestHandler {
  /// A handler that returns the value, attribute, tag, content, and element ranges around a position, innermost first.
  static let selectionRanges = RequestHandler(
    "textDocument/selectionRange", offering: "selectionRangeProvider"
  ) { request throws(ProtocolError) in
    let document = try request.document()
    guard let positions = request.params?["positions"]?.elements else { throw .missing("positions") }
    guard SceneSearch.isScene(document.path) else { return .array([]) }
    let text = request.markup(of: document)
    return .array(
      positions.map { position in
        guard let position = ClientPosition(position) else { return .null }
        let offset = document.offset(of: position, request.client.encoding)
        return Selecting.ranges(around: offset, in: text).reversed().reduce(JSONText.null) { outer, range in
          let range = ("range", request.range(range, in: document))
          if case .null = outer { return .object([range]) }
          return .object([range, ("parent", outer)])
        }
      })
  }
}

private enum Selecting {
  /// The maximum number of nested ranges. Each range uses stack space in both the server and the client.
  private static let most = 200

  static func ranges(around offset: Int, in text: MarkupText) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    func add(_ range: Range<Int>) {
      guard range.lowerBound <= offset, offset <= range.upperBound else { return }
      guard let last = ranges.last else { return ranges.append(range) }
      if range != last, range.lowerBound <= last.lowerBound, last.upperBound <= range.upperBound {
        ranges.append(range)
      }
    }
    let whole = 0..<text.bytes.count
    var ends: [Int: MarkupEndTag] = [:]
    for tag in text.endTags { if let element = tag.element { ends[element] = tag } }
    let inside = text.elements.indices.last { index in
      text.elements[index].tag.lowerBound < offset && offset <= text.elements[index].end
    }
    guard let inside else { return [whole] }
    for index in [inside] + text.ancestors(of: inside) {
      guard ranges.count < most else { break }
      let element = text.elements[index]
      add(element.name)
      for attribute in text.attributes[element.attributes] {
        add(attribute.name)
        if let value = attribute.value {
          add(value)
          add(attribute.name.lowerBound..<value.upperBound + (attribute.isQuoted ? 1 : 0))
        }
      }
      add(element.tag)
      if let end = ends[index] {
        add(end.name)
        add(end.range)
        add(element.tag.upperBound..<end.range.lowerBound)
      }
      add(text.whole(index))
    }
    add(whole)
    return ranges
  }
}
