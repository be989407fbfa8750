import ScenePlatform
import SceneValues

package struct DraftReader: Sendable {
  package let place: String

  package init(in place: String) { self.place = place }

  package var watchedFolders: [String] { [place] + folders.map { "\(place)/\($0)" } }

  package func holds(_ path: String) -> Bool { path == place || path.hasPrefix(place + "/") }

  private var folders: [String] {
    ((try? DirectoryListing.names(in: place)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the latest draft of each file, keyed by the file's path.
  package func drafts() -> [String: Draft] {
    var found: [String: (draft: Draft, time: timespec)] = [:]
    for name in folders {
      guard let folder = try? DraftDirectory.open("\(place)/\(name)") else { continue }
      defer { close(folder) }
      guard DraftDirectory.isAlive(folder) else { continue }
      let files = (try? DirectoryListing.names(in: "\(place)/\(name)")) ?? []
      for file in files where file.hasSuffix(Draft.suffix) {
        guard let (draft, time) = Self.read(file, in: folder), Draft.name(of: draft.path) == file else {
          continue
        }
        if let other = found[draft.path]?.time, (other.tv_sec, other.tv_nsec) > (time.tv_sec, time.tv_nsec) {
          continue
        }
        found[draft.path] = (draft, time)
      }
    }
    return found.mapValues(\.draft)
  }

  private static func read(_ name: String, in folder: Int32) -> (Draft, timespec)? {
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_nlink == 1, status.st_size <= Draft.most + (1 << 16)
    else { return nil }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = ScenePlatform.read(file, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0, bytes.count + count <= Draft.most + (1 << 16) else { return nil }
      if count == 0 { break }
      bytes += block[..<count]
    }
    return Draft(bytes: bytes).map { ($0, status.st_mtim) }
  }
}
