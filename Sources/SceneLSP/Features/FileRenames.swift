import SceneAnalysis
import SceneFiles
import SceneLanguage
import SceneModel
import SceneValidation
import SceneValues

extension RequestHandler {
  /// Before files are called otherwise: the other files that name them in destinations (`Other#id`) are to follow.
  static let fileRenames = RequestHandler("workspace/willRenameFiles") { request throws(ProtocolError) in
    var changes: [String: [ByteEdit]] = [:]
    for file in request.params?["files"]?.elements ?? [] {
      guard let old = file["oldUri"]?.string.flatMap(FileURI.path),
        let new = file["newUri"]?.string.flatMap(FileURI.path)
      else { continue }
      FileRenaming.add(old, new, request, to: &changes)
    }
    guard !changes.isEmpty else { return .null }
    return request.workspaceEdit(changes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}

private enum FileRenaming {
  static func add(
    _ old: String, _ new: String, _ request: Request, to changes: inout [String: [ByteEdit]]
  ) {
    guard SceneSearch.isScene(old), SceneSearch.isScene(new) else { return }
    let (before, after) = (StoryboardNames.Stem(old), StoryboardNames.Stem(new))
    let service = LanguageService(request.snapshot)
    for path in request.snapshot.paths where path != old {
      guard let summary = request.snapshot.checked(path)?.summary else { continue }
      let from = StoryboardNames.Stem(path)
      for link in summary.links {
        guard case .elsewhere(let storyboard, _) = link.target, !storyboard.isEmpty,
          SceneLeads.isNamed(before, by: storyboard, from: path, service),
          let name = name(of: after, from: from), name != storyboard,
          let document = request.document(atPath: path)
        else { continue }
        let start = Int(link.name.range.start)
        let range = start..<start + storyboard.utf8.count
        guard range.upperBound <= document.bytes.count, document.bytes[range].elementsEqual(storyboard.utf8)
        else { continue }
        let edit = ByteEdit(range, MarkupEscape.encoded(name, in: start > 0 ? document.bytes[start - 1] : 0))
        if changes[path]?.contains(edit) != true { changes[path, default: []].append(edit) }
      }
    }
  }

  /// What a file calls a storyboard.
  private static func name(of stem: StoryboardNames.Stem, from file: StoryboardNames.Stem) -> String? {
    if file.isXcodes { return stem.name }
    let path = LexicalPath.relativePath(from: file.directory, to: "\(stem.directory)/\(stem.name)")
    return path.contains("#") ? nil : path
  }
}
