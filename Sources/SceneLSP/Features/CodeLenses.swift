import SceneAnalysis
import SceneModel
import SceneValues

extension RequestHandler {
  /// A handler that returns the code lenses of a document. The result is empty until the first check is complete.
  static let codeLenses = RequestHandler(
    "textDocument/codeLens", offering: "codeLensProvider", .object([("resolveProvider", .bool(false))])
  ) { request throws(ProtocolError) in
    let document = try request.document()
    guard request.snapshot.uncheckedCount < CheckJob.many,
      let scenes = request.snapshot.checked(document.path)?.summary?.scenes, !scenes.isEmpty
    else { return .array([]) }
    let leads = SceneLeads(to: document.path, in: request.snapshot)
    return .array(
      scenes.indices.flatMap { scene -> [JSONText] in
        let range = request.range(scenes[scene].nameRange.bytes, in: document)
        let start = document.position(of: Int(scenes[scene].nameRange.start), request.client.encoding)
        let preview =
          request.preview == nil
          ? [] : [PreviewLens.json(range, in: document, line: start.line, request)]
        let places = leads.places[scene] ?? []
        guard !places.isEmpty else { return preview }
        let locations = request.locations(Array(places.prefix(200)))
        let title = places.count == 1 ? "1 link to this scene" : "\(places.count) links to this scene"
        let lens = JSONText.object([
          ("range", range),
          (
            "command",
            .object([
              ("title", .string(title)), ("command", .string("scenec.showReferences")),
              (
                "arguments", .array([.string(request.uri(of: document.path)), start.json, locations])
              ),
            ])
          ),
        ])
        return preview + [lens]
      })
  }
}
