import SceneFiles

/// The unsaved edits to scenes in the watched folders.
struct LiveDrafts {
  private let reader: DraftReader
  /// The folders, both as specified and with symbolic links resolved.
  private let folders: [(name: String, place: String)]
  private var known: [String: Draft] = [:]

  init(of folders: [String], in place: String) {
    reader = DraftReader(in: place)
    self.folders = folders.map { ($0, RealPath.ofFolder($0)) }
  }

  var watchedFolders: [String] { reader.watchedFolders }

  func holds(_ path: String) -> Bool { reader.holds(path) }

  subscript(path: String) -> Draft? { known[path] }

  /// Returns the scenes whose drafts were changed or removed.
  mutating func update() -> Set<String> {
    var now: [String: Draft] = [:]
    for draft in reader.drafts().values {
      if let path = name(of: draft.path) { now[path] = draft }
    }
    defer { known = now }
    return Set(known.keys).union(now.keys).filter { known[$0]?.text != now[$0]?.text }
  }

  private func name(of path: String) -> String? {
    let directory = LexicalPath.directory(of: path)
    let file = String(path.dropFirst(directory == "/" ? 1 : directory.utf8.count + 1))
    // An editor can use another path to the same folder, such as a symbolic link.
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
