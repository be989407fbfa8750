import SceneFiles
import SceneLanguage
import SceneValues

extension RequestHandler {
  static let renamePlaces = RequestHandler("textDocument/prepareRename") { request throws(ProtocolError) in
    let (document, offset) = try request.place()
    do throws(RenameRefusal) {
      let found = try LanguageService(request.snapshot).renamed(at: offset, in: document.path)
      return .object([
        ("range", request.range(found.range, in: document)), ("placeholder", .string(found.name)),
      ])
    } catch {
      throw request.error(error)
    }
  }

  static let renames = RequestHandler(
    "textDocument/rename", offering: "renameProvider", .object([("prepareProvider", .bool(true))]),
    where: \.preparesRenames
  ) { request throws(ProtocolError) in
    let (document, offset) = try request.place()
    guard let name = request.params?["newName"]?.string else { throw .missing("newName") }
    do throws(RenameRefusal) {
      let edits = try LanguageService(request.snapshot).rename(at: offset, in: document.path, to: name)
      return request.workspaceEdit(
        Dictionary(grouping: edits, by: \.path).sorted { $0.key < $1.key }.map { path, edits in
          (path, edits.map { ByteEdit($0.range, $0.text) })
        })
    } catch {
      throw request.error(error)
    }
  }
}

extension Request {
  fileprivate func error(_ refusal: RenameRefusal) -> ProtocolError {
    guard let place = refusal.place, let document = document(atPath: place.path) else {
      return ProtocolError(.requestFailed, refusal.reason)
    }
    let line = document.position(of: place.range.lowerBound, client.encoding).line + 1
    return ProtocolError(
      .requestFailed, "\(refusal.reason) (\(ProjectPath.relative(place.path)):\(line))")
  }
}
