import SceneFiles

/// What is typed and not saved of the scenes in some folders.
struct LiveDrafts {
  private let reader: DraftReader
  /// The folders as they are called, and where they are.
  private let folders: [(name: String, place: String)]
  private var known: [String: Draft] = [:]

  /// - Parameters:
  ///   - folders: with scenes, as they are called.
  ///   - place: where drafts are kept.
  init(of folders: [String], in place: String) {
    reader = DraftReader(in: place)
    self.folders = folders.map { ($0, RealPath.ofFolder($0)) }
  }

  /// The folders that say when drafts come and go.
  var watchedFolders: [String] { reader.watchedFolders }

  /// Whether a path is one of drafts, rather than of a scene.
  func holds(_ path: String) -> Bool { reader.holds(path) }

  /// What is typed of a scene.
  subscript(path: String) -> Draft? { known[path] }

  /// Looks at all that is typed.
  ///
  /// - Returns: the scenes of which something else is typed than before, or nothing any more.
  mutating func update() -> Set<String> {
    var now: [String: Draft] = [:]
    for draft in reader.drafts().values {
      if let path = name(of: draft.path) { now[path] = draft }
    }
    defer { known = now }
    return Set(known.keys).union(now.keys).filter { known[$0]?.text != now[$0]?.text }
  }

  /// What a scene is called by its folder; nil where it lies in none.
  private func name(of path: String) -> String? {
    let directory = LexicalPath.directory(of: path)
    let file = String(path.dropFirst(directory == "/" ? 1 : directory.utf8.count + 1))
    // An editor may know a folder by another name, which leads to the same place.
    let place = RealPath.ofFolder(directory)
    for folder in folders {
      if place == folder.place { return "\(folder.name)/\(file)" }
      if let inside = LexicalPath.relative(place, to: folder.place) {
        return "\(folder.name)/\(inside)/\(file)"
      }
    }
    return nil
  }
}
