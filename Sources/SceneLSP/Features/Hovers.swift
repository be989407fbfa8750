import SceneLanguage
import SceneValues

extension RequestHandler {
  static let hovers = RequestHandler("textDocument/hover", offering: "hoverProvider") {
    request throws(ProtocolError) in
    let (document, offset) = try request.place()
    guard
      let hover = LanguageService(request.snapshot, showing: request.setup.showing)
        .hover(at: offset, in: document.path)
    else {
      return .null
    }
    var text = hover.text
    if request.client.hoversHaveMarkdown, let image = hover.image {
      text += "\n\n![](\(FileURI.uri(of: image)))"
    }
    return .object([
      ("contents", .page(text, isMarkdown: request.client.hoversHaveMarkdown)),
      ("range", request.range(hover.range, in: document)),
    ])
  }

  static let signatures = RequestHandler(
    "textDocument/signatureHelp", offering: "signatureHelpProvider",
    .object([
      ("triggerCharacters", .array(["=", "\"", "@", "*", "+", "-", "[", ":", "|"].map(JSONText.string)))
    ])
  ) { request throws(ProtocolError) in
    let (document, offset) = try request.place()
    guard let signature = LanguageService(request.snapshot).signature(at: offset, in: document.path) else {
      return .null
    }
    let parts = zip(signature.parts, signature.documentation).map { part, page in
      // The text is ASCII, so byte offsets are also character offsets.
      JSONText.object([
        ("label", .array([.int(part.lowerBound), .int(part.upperBound)])),
        ("documentation", .page(page, isMarkdown: request.client.signaturesHaveMarkdown)),
      ])
    }
    return .object([
      (
        "signatures",
        .array([
          .object([
            ("label", .string(signature.label)), ("parameters", .array(parts)),
            ("activeParameter", .int(signature.active)),
          ])
        ])
      ), ("activeSignature", .int(0)), ("activeParameter", .int(signature.active)),
    ])
  }
}
