import SceneAnalysis
import SceneFiles
import SceneLanguage
import SceneModel
import SceneValidation
import SceneValues

extension RequestHandler {
  /// A handler that returns the edits to make before files or folders are renamed, including translation table renames.
  static let fileRenames = RequestHandler("workspace/willRenameFiles") { request throws(ProtocolError) in
    let reported = (request.params?["files"]?.elements ?? []).compactMap { file -> (String, String)? in
      guard let old = file["oldUri"]?.string.flatMap(FileURI.path),
        let new = file["newUri"]?.string.flatMap(FileURI.path), old != new
      else { return nil }
      return (old, new)
    }
    let renaming = FileRenaming(request, FileMoves(reported, request.snapshot.paths))
    let changes = Dictionary(grouping: renaming.links + renaming.code, by: \.path).sorted { $0.key < $1.key }
    let tables = request.client.renamesFiles ? renaming.tables : []
    guard !changes.isEmpty || !tables.isEmpty else { return .null }
    return request.workspaceEdit(
      changes.map { path, edits in (path, edits.map { ByteEdit($0.range, $0.text) }) }, renaming: tables)
  }
}

struct FileMoves {
  /// The old and new absolute paths of renamed files and folders, innermost first.
  private let reported: [(old: String, new: String)]
  let scenes: [String: String]

  init(_ reported: [(old: String, new: String)], _ paths: [String]) {
    let reported = reported.sorted { ($1.old.utf8.count, $0.old) < ($0.old.utf8.count, $1.old) }
    self.reported = reported
    scenes = paths.reduce(into: [:]) { scenes, path in
      guard let new = Self.newPath(of: path, reported), SceneSearch.isScene(path), SceneSearch.isScene(new)
      else {
        return
      }
      scenes[path] = new
    }
  }

  func newPath(of path: String) -> String? { Self.newPath(of: path, reported) }

  private static func newPath(of path: String, _ reported: [(old: String, new: String)]) -> String? {
    for (old, new) in reported {
      if path == old { return new }
      if let rest = LexicalPath.relative(path, to: old) { return "\(new)/\(rest)" }
    }
    return nil
  }
}

private struct FileRenaming {
  private let request: Request
  private let moves: FileMoves
  private let service: LanguageService
  private let moved: [String: [String]]

  init(_ request: Request, _ moves: FileMoves) {
    self.request = request
    self.moves = moves
    service = LanguageService(request.snapshot)
    moved = Dictionary(grouping: moves.scenes.keys.sorted()) { StoryboardNames.Stem($0).name }
  }

  /// The edits to references to other storyboards (`Other#id`) that are in moved files or refer to moved files.
  var links: [FileEdit] {
    guard !moves.scenes.isEmpty else { return [] }
    return request.snapshot.paths.flatMap(links)
  }

  private func links(in path: String) -> [FileEdit] {
    guard let summary = request.snapshot.checked(path)?.summary else { return [] }
    let after = StoryboardNames.Stem(moves.scenes[path] ?? path)
    var edits: [FileEdit] = []
    for link in summary.links {
      guard case .elsewhere(let storyboard, _) = link.target, !storyboard.isEmpty,
        let target = target(of: storyboard, in: path),
        moves.scenes[path] != nil || moves.scenes[target] != nil, !isSplit(target),
        let name = name(of: StoryboardNames.Stem(moves.scenes[target] ?? target), from: after),
        name != storyboard, let document = request.document(atPath: path)
      else { continue }
      let start = Int(link.name.range.start)
      let range = start..<start + storyboard.utf8.count
      guard range.upperBound <= document.bytes.count, document.bytes[range].elementsEqual(storyboard.utf8)
      else { continue }
      let quote = start > 0 ? document.bytes[start - 1] : 0
      let edit = FileEdit(path: path, range: range, text: MarkupEscape.encoded(name, in: quote))
      if !edits.contains(edit) { edits.append(edit) }
    }
    return edits
  }

  /// Returns the file that a storyboard name refers to. The file at `path` takes precedence, then files in its directory.
  private func target(of storyboard: String, in path: String) -> String? {
    let moved = moved[LanguageService.bareName(ofStoryboard: storyboard)]?.first {
      $0 != path && SceneLeads.isNamed(StoryboardNames.Stem($0), by: storyboard, from: path, service)
    }
    let other = moved ?? service.path(ofStoryboard: storyboard, from: path)
    let own = StoryboardNames.Stem(path)
    let place = own.place(of: own.name)
    guard own.place(of: storyboard) == place else { return other }
    let isVariant = other.map(StoryboardNames.Stem.init).map { $0.place(of: $0.name) == place } ?? false
    return isVariant ? other : path
  }

  /// Returns whether a file is moved without its variants, such as `Main.scene` without `Main~pad.scene`.
  private func isSplit(_ target: String) -> Bool {
    guard let new = moves.scenes[target] else { return false }
    func place(_ path: String) -> [String] {
      let stem = StoryboardNames.Stem(path)
      return [stem.directory, stem.name]
    }
    return request.snapshot.paths.contains { other in
      other != target && place(other) == place(target) && moves.scenes[other].map(place) != place(new)
    }
  }

  private func name(of stem: StoryboardNames.Stem, from file: StoryboardNames.Stem) -> String? {
    if file.isXcodes { return stem.name }
    let path = LexicalPath.relativePath(from: file.directory, to: "\(stem.directory)/\(stem.name)")
    return path.contains("#") ? nil : path
  }

  /// The edits to Swift literals that contain names of Xcode storyboards and nibs. Apps find these files in any folder.
  var code: [FileEdit] {
    var edits: [FileEdit] = []
    for (path, new) in moves.scenes.sorted(by: { $0.key < $1.key }) where SceneFileName.isForeign(path) {
      let (old, new) = (StoryboardNames.Stem(path).name, StoryboardNames.Stem(new).name)
      let others = request.snapshot.paths.filter { other in
        moves.scenes[other].map { StoryboardNames.Stem($0).name != new } ?? true
          && StoryboardNames.Stem(other).name == old
      }
      guard old != new, others.isEmpty else { continue }
      for edit in service.fileNameEdits(from: old, to: new, isNib: path.hasSuffix(".xib"))
      where !edits.contains(edit) {
        edits.append(edit)
      }
    }
    return edits
  }

  var tables: [(old: String, new: String)] {
    let tables = moves.scenes.sorted { $0.key < $1.key }.flatMap { path, new -> [FileMove] in
      let (before, after) = (Self.directoryOfLocales(path), Self.directoryOfLocales(new))
      return request.snapshot.tablePaths(of: path).compactMap { table in
        guard moves.newPath(of: table) == nil, let rest = LexicalPath.relative(table, to: before),
          let ending = table.lastIndex(of: ".")
        else { return nil }
        let folder = LexicalPath.directory(of: "/" + rest)
        let target = after + (folder == "/" ? "" : folder) + "/" + Self.stem(new) + table[ending...]
        let isShared = request.snapshot.paths.contains {
          moves.scenes[$0] == nil && request.snapshot.isTable(table, ofSceneAt: $0)
        }
        return isShared || target == table ? nil : FileMove(old: table, new: target)
      }
    }
    return FileMove.inOrder(tables, isPresent: FileIdentity.isPresent).map { ($0.old, $0.new) }
  }

  private static func directoryOfLocales(_ path: String) -> String {
    let directory = LexicalPath.directory(of: path)
    return directory.hasSuffix("/Base.lproj") ? LexicalPath.directory(of: directory) : directory
  }

  private static func stem(_ path: String) -> Substring {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
  }
}
