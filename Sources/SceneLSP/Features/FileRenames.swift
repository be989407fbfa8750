import SceneAnalysis
import SceneFiles
import SceneLanguage
import SceneModel
import SceneValidation
import SceneValues

extension RequestHandler {
  /// Before files or folders are called otherwise: what names them is to follow, and so are tables of translations.
  static let fileRenames = RequestHandler("workspace/willRenameFiles") { request throws(ProtocolError) in
    let told = (request.params?["files"]?.elements ?? []).compactMap { file -> (String, String)? in
      guard let old = file["oldUri"]?.string.flatMap(FileURI.path),
        let new = file["newUri"]?.string.flatMap(FileURI.path), old != new
      else { return nil }
      return (old, new)
    }
    let renaming = FileRenaming(request, FileMoves(told, request.snapshot.paths))
    let changes = Dictionary(grouping: renaming.links + renaming.code, by: \.path).sorted { $0.key < $1.key }
    let tables = request.client.renamesFiles ? renaming.tables : []
    guard !changes.isEmpty || !tables.isEmpty else { return .null }
    return request.workspaceEdit(
      changes.map { path, edits in (path, edits.map { ByteEdit($0.range, $0.text) }) }, renaming: tables)
  }
}

/// Which files are to be called otherwise.
struct FileMoves {
  /// Files and folders, as they were told: from the root, and from the innermost on.
  private let told: [(old: String, new: String)]
  /// The scenes among them, by their paths.
  let scenes: [String: String]

  /// - Parameters:
  ///   - told: files and folders.
  ///   - paths: the scenes that there are.
  init(_ told: [(old: String, new: String)], _ paths: [String]) {
    let told = told.sorted { ($1.old.utf8.count, $0.old) < ($0.old.utf8.count, $1.old) }
    self.told = told
    scenes = paths.reduce(into: [:]) { scenes, path in
      guard let new = Self.newPath(of: path, told), SceneSearch.isScene(path), SceneSearch.isScene(new) else {
        return
      }
      scenes[path] = new
    }
  }

  /// Where a file will be; nil for one that stays.
  func newPath(of path: String) -> String? { Self.newPath(of: path, told) }

  private static func newPath(of path: String, _ told: [(old: String, new: String)]) -> String? {
    for (old, new) in told {
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
  /// The scenes that move, by what storyboards are called.
  private let moved: [String: [String]]

  init(_ request: Request, _ moves: FileMoves) {
    self.request = request
    self.moves = moves
    service = LanguageService(request.snapshot)
    moved = Dictionary(grouping: moves.scenes.keys.sorted()) { StoryboardNames.Stem($0).name }
  }

  // MARK: Links

  /// Destinations in other storyboards (`Other#id`), of files that move and to files that do.
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
        moves.scenes[path] != nil || moves.scenes[target] != nil, !isTornApart(target),
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

  /// The file that another one calls so: what lies beside it is meant before others, and so is the file itself.
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

  /// Whether a file is moved and another one that links mean as well, `Main~pad.scene` beside `Main.scene`, is not: then no
  /// name leads to both any more.
  private func isTornApart(_ target: String) -> Bool {
    guard let new = moves.scenes[target] else { return false }
    func place(_ path: String) -> [String] {
      let stem = StoryboardNames.Stem(path)
      return [stem.directory, stem.name]
    }
    return request.snapshot.paths.contains { other in
      other != target && place(other) == place(target) && moves.scenes[other].map(place) != place(new)
    }
  }

  /// What a file calls a storyboard.
  private func name(of stem: StoryboardNames.Stem, from file: StoryboardNames.Stem) -> String? {
    if file.isXcodes { return stem.name }
    let path = LexicalPath.relativePath(from: file.directory, to: "\(stem.directory)/\(stem.name)")
    return path.contains("#") ? nil : path
  }

  // MARK: Code

  /// Texts in Swift that name a storyboard or a nib of Xcode's, which programs find wherever it lies.
  var code: [FileEdit] {
    var edits: [FileEdit] = []
    for (path, new) in moves.scenes.sorted(by: { $0.key < $1.key }) where SceneFileName.isForeign(path) {
      let (old, new) = (StoryboardNames.Stem(path).name, StoryboardNames.Stem(new).name)
      // Code may mean another one that is called so, and stays.
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

  // MARK: Tables

  /// Tables of translations that are called as a scene is, and do not move with a folder.
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
    return FileMove.inOrder(tables, isThere: FileIdentity.isThere).map { ($0.old, $0.new) }
  }

  private static func directoryOfLocales(_ path: String) -> String {
    let directory = LexicalPath.directory(of: path)
    return directory.hasSuffix("/Base.lproj") ? LexicalPath.directory(of: directory) : directory
  }

  /// `Main~pad` of `App/Main~pad.scene`.
  private static func stem(_ path: String) -> Substring {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
  }
}
