import SceneLanguage
import SceneValues

extension RequestHandler {
  /// A handler that returns inlay hints. After computing missing sizes, the server requests a refresh of the hints.
  static let inlayHints = RequestHandler("textDocument/inlayHint", offering: "inlayHintProvider") {
    request throws(ProtocolError) in
    let document = try request.document()
    guard let range = ClientRange(request.params?["range"]) else { throw .missing("range") }
    let place = document.range(of: range, request.client.encoding)
    let service = LanguageService(
      request.snapshot, showing: request.setup.hintsSizes ? request.setup.showing : nil)
    if service.hasUnsolvedLayout(in: document.path, range: place) {
      request.sizes.ask(service, document.path, place)
    }
    return .array(
      service.hints(in: document.path, range: place).map { hint in
        var members: [(String, JSONText)] = [
          ("position", document.position(of: hint.offset, request.client.encoding).json),
          ("label", .string(hint.text)), ("paddingLeft", .bool(true)),
        ]
        // No client capability specifies the format of tooltips, so their format is that of hovers.
        if !hint.detail.isEmpty {
          members.append(("tooltip", .page(hint.detail, isMarkdown: request.client.hoversHaveMarkdown)))
        }
        return .object(members)
      })
  }
}
