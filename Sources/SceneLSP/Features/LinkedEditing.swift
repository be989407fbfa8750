import SceneAnalysis
import SceneLanguage
import SceneValues

extension RequestHandler {
  static let linkedEditing = RequestHandler(
    "textDocument/linkedEditingRange", offering: "linkedEditingRangeProvider"
  ) { request throws(ProtocolError) in
    let (document, offset) = try request.place()
    guard SceneSearch.isScene(document.path) else { return .null }
    let text = request.markup(of: document)
    for tag in text.endTags {
      guard let index = tag.element else { continue }
      let element = text.elements[index]
      guard [element.name, tag.name].contains(where: { $0.lowerBound <= offset && offset <= $0.upperBound })
      else { continue }
      return .object([
        ("ranges", .array([element.name, tag.name].map { request.range($0, in: document) })),
        ("wordPattern", .string("[A-Za-z_][A-Za-z0-9_.:-]*")),
      ])
    }
    return .null
  }
}
