import SceneFiles

package struct PreviewDrafts {
  private let reader: DraftReader

  package init(in place: String) { reader = DraftReader(in: place) }

  package var watchedFolders: [String] { reader.watchedFolders }

  package func holds(_ path: String) -> Bool { reader.holds(path) }

  func texts(of files: [String]) -> [String: [UInt8]] {
    let drafts = reader.drafts()
    guard !drafts.isEmpty else { return [:] }
    // An editor can use another path to the same folder, such as a symbolic link.
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
