import SceneValues

extension RequestHandler {
  static let rangeFormatting = RequestHandler(
    "textDocument/rangeFormatting", offering: "documentRangeFormattingProvider"
  ) { request throws(ProtocolError) in
    let document = try request.document()
    guard let range = ClientRange(request.params?["range"]) else { throw .missing("range") }
    let wanted = document.range(of: range, request.client.encoding)
    let edits = try Formatting.edits(of: document, in: request).filter { edit in
      edit.range.lowerBound < wanted.upperBound
        && wanted.lowerBound < max(edit.range.upperBound, edit.range.lowerBound + 1)
    }
    return request.edits(edits, in: document)
  }
}
