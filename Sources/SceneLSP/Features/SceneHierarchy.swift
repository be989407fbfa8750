import SceneLanguage
import SceneValues

extension RequestHandler {
  static let scenes = RequestHandler("textDocument/prepareCallHierarchy", offering: "callHierarchyProvider") {
    request throws(ProtocolError) in
    let (document, offset) = try request.place()
    let scene = LanguageService(request.snapshot).scene(at: offset, in: document.path)
    return scene.flatMap { request.item($0) }.map { .array([$0]) } ?? .null
  }

  static let scenesBefore = RequestHandler("callHierarchy/incomingCalls") { request throws(ProtocolError) in
    let service = LanguageService(request.snapshot)
    guard let scene = try request.scene(service) else { return .null }
    return request.leads(service.leads(to: scene), "from")
  }

  static let scenesBehind = RequestHandler("callHierarchy/outgoingCalls") { request throws(ProtocolError) in
    let service = LanguageService(request.snapshot)
    guard let scene = try request.scene(service) else { return .null }
    return request.leads(service.leads(from: scene), "to")
  }
}

extension Request {
  fileprivate func item(_ scene: ScenePlace) -> JSONText? {
    guard let document = document(atPath: scene.whole.path) else { return nil }
    return .object([
      ("name", .string(scene.name)), ("kind", .int(5)), ("detail", .string(scene.detail)),
      ("uri", .string(uri(of: scene.whole.path))), ("range", range(scene.whole.range, in: document)),
      ("selectionRange", range(scene.nameRange, in: document)),
    ])
  }

  fileprivate func scene(_ service: LanguageService) throws(ProtocolError) -> ScenePlace? {
    guard let item = params?["item"], let uri = item["uri"]?.string,
      let range = ClientRange(item["selectionRange"])
    else { throw .missing("item") }
    let document = try document(at: uri)
    return service.scene(at: document.offset(of: range.start, client.encoding), in: document.path)
  }

  fileprivate func leads(_ leads: [SceneLead], _ direction: String) -> JSONText {
    .array(
      leads.compactMap { lead in
        guard let item = item(lead.scene), let path = lead.places.first?.path,
          let document = document(atPath: path)
        else { return nil }
        return .object([
          (direction, item),
          ("fromRanges", .array(lead.places.map { range($0.range, in: document) })),
        ])
      })
  }
}
