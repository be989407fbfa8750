import SceneFiles

/// What is typed in editors of the files that a preview shows, and not saved.
package struct PreviewDrafts {
  private let reader: DraftReader

  /// - Parameter place: where drafts are kept.
  package init(in place: String) { reader = DraftReader(in: place) }

  /// The folders that say when drafts come and go.
  package var watchedFolders: [String] { reader.watchedFolders }

  /// Whether a path is one of drafts, rather than of a file that is shown.
  package func holds(_ path: String) -> Bool { reader.holds(path) }

  /// What is typed.
  ///
  /// - Parameter files: those that are shown, from the root.
  /// - Returns: the texts of those of which something is typed, by path.
  func texts(of files: [String]) -> [String: [UInt8]] {
    let drafts = reader.drafts()
    guard !drafts.isEmpty else { return [:] }
    // An editor may know a folder by another name, which leads to the same place.
    var folders: [String: String] = [:]
    func place(of path: String) -> String {
      let folder = LexicalPath.directory(of: path)
      let real = folders[folder] ?? RealPath.ofFolder(folder)
      folders[folder] = real
      return "\(real)/\(path.split(separator: "/").last ?? "")"
    }
    let texts = Dictionary(drafts.values.map { (place(of: $0.path), $0.text) }) { _, last in last }
    return Dictionary(
      files.compactMap { file in texts[place(of: file)].map { (file, $0) } }, uniquingKeysWith: { $1 })
  }
}
