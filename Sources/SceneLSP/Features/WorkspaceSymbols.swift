import SceneModel
import SceneValues

extension RequestHandler {
  static let workspaceSymbols = RequestHandler(
    "workspace/symbol", offering: "workspaceSymbolProvider"
  ) { request throws(ProtocolError) in
    let query = request.params?["query"]?.string ?? ""
    var symbols: [JSONText] = []
    for path in request.snapshot.paths {
      guard let summary = request.snapshot.checked(path)?.summary else { continue }
      let wanted = summary.scenes.filter { SymbolQuery.matches(query, Self.names(of: $0)) }
      guard !wanted.isEmpty, let document = request.document(atPath: path) else { continue }
      for scene in wanted {
        let location: JSONText = .object([
          ("uri", .string(request.uri(of: path))),
          ("range", request.range(scene.nameRange.bytes, in: document)),
        ])
        symbols.append(
          .object([
            ("name", .string(scene.id?.text ?? scene.title.text)), ("kind", .int(5)), ("location", location),
            ("containerName", .string(path.split(separator: "/").last.map(String.init) ?? path)),
          ]))
      }
      guard symbols.count < SymbolQuery.limit else { break }
    }
    return .array(symbols)
  }

  private static func names(of scene: SceneSummary) -> String {
    "\(scene.id?.text ?? "") \(scene.title.text)"
  }
}

enum SymbolQuery {
  /// The maximum number of results. The user can refine the query to find other symbols.
  static let limit = 500

  static func matches(_ query: String, _ name: String) -> Bool {
    var rest = query.lowercased().unicodeScalars.filter { $0 != " " }[...]
    for scalar in name.lowercased().unicodeScalars where scalar == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
