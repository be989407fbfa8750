import SceneValues

extension RequestHandler {
  /// A handler for the server's only command, which shows a scene on the `scenec preview` page.
  static let commands = RequestHandler(
    "workspace/executeCommand", offering: "executeCommandProvider",
    .object([("commands", .array([.string(PreviewLens.command)]))])
  ) { request throws(ProtocolError) in
    guard let command = request.params?["command"]?.string else { throw .missing("command") }
    guard command == PreviewLens.command else {
      throw ProtocolError(.invalidParams, "Command '\(command)' does not exist")
    }
    guard let preview = request.preview else {
      throw ProtocolError(.requestFailed, "The server does not support previews")
    }
    let arguments = request.params?["arguments"]?.elements ?? []
    guard arguments.count == 2, let path = arguments[0].string.flatMap(FileURI.path),
      let line = arguments[1].wholeNumber, line >= 0, line < Int(Int32.max)
    else { throw .missing("arguments") }
    guard request.project.isFound(path) else {
      throw ProtocolError(.requestFailed, "'\(path)' is not a scene in an open folder")
    }
    guard !request.project.folders.isEmpty else {
      throw ProtocolError(.requestFailed, "The preview requires an open folder")
    }
    preview.show(path, line: line + 1, of: request.project.folders)
    return .null
  }
}

enum PreviewLens {
  static let command = "scenec.preview"

  static func json(_ range: JSONText, in document: OpenDocument, line: Int, _ request: Request) -> JSONText {
    .object([
      ("range", range),
      (
        "command",
        .object([
          ("title", .string("Preview")), ("command", .string(command)),
          ("arguments", .array([.string(request.uri(of: document.path)), .int(line)])),
        ])
      ),
    ])
  }
}
