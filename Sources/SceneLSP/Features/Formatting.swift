import SceneCompiler
import SceneDiagnostics
import SceneValues

extension RequestHandler {
  static let formatting = RequestHandler(
    "textDocument/formatting", offering: "documentFormattingProvider"
  ) { request throws(ProtocolError) in
    let document = try request.document()
    return request.edits(try Formatting.edits(of: document, in: request), in: document)
  }
}

enum Formatting {
  static func edits(of document: OpenDocument, in request: Request) throws(ProtocolError) -> [ByteEdit] {
    guard
      document.path.hasSuffix(".scene") || document.path.hasSuffix(".storyboard")
        || document.path.hasSuffix(".xib")
    else { throw ProtocolError(.requestFailed, "Only scenes, storyboards and xibs can be formatted") }
    let vocabulary: Vocabulary
    do {
      vocabulary = try request.setup.request.classes.vocabulary()
    } catch {
      throw ProtocolError(.requestFailed, "\(error)")
    }
    let formatter = SceneFormatter(vocabulary: vocabulary, limits: request.setup.request.limits)
    let (text, diagnostics) = formatter.format(SourceText(path: document.path, bytes: document.bytes))
    guard let text else {
      throw ProtocolError(.requestFailed, diagnostics.first?.message.text ?? "The text cannot be formatted")
    }
    return LineEdits.edits(from: document.bytes, to: text)
  }
}
