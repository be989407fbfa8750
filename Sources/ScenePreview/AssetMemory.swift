import SceneAnalysis
import SceneFiles
import SceneProjects
import SceneValues

/// The images and colors of projects, each looked for once: many files may be of one.
package final class AssetMemory: Sendable {
  private struct Known: Sendable {
    var projects = XcodeProjects()
    var searches: [Key: AssetSearch] = [:]
  }

  private struct Key: Hashable {
    let directories: [String]
    let inBundle: Bool
  }

  private let known = Locked(Known())

  package init() {}

  /// The assets of the project that a file belongs to; nil if it belongs to none. The file's path is from the root.
  func search(around path: String) throws(Failure) -> AssetSearch? {
    guard let project = known.withLock({ $0.projects.project(of: path) }) else { return nil }
    return try search(in: [project], inBundle: true)
  }

  /// The assets below directories. In a bundle, files by themselves are called by their names alone, as Xcode's files
  /// call them.
  func search(in directories: [String], inBundle: Bool) throws(Failure) -> AssetSearch {
    let key = Key(directories: directories, inBundle: inBundle)
    // Who waits meanwhile would look for the same.
    return try known.withLock { known throws(Failure) in
      if let search = known.searches[key] { return search }
      let search = try AssetSearch(in: directories, inBundle: inBundle, keepingFiles: true)
      known.searches[key] = search
      return search
    }
  }
}
