import SceneAnalysis
import SceneFiles
import SceneProjects
import SceneValues

/// A cache of each project's images and colors. Without the cache, each file in a project would require its own search.
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

  /// Returns the assets in the project that contains the file at an absolute path, or nil if no project contains it.
  func search(around path: String) throws(Failure) -> AssetSearch? {
    guard let project = known.withLock({ $0.projects.project(of: path) }) else { return nil }
    return try search(in: [project], inBundle: true)
  }

  /// Returns the directories' assets. If `inBundle` is true, files outside catalogs are identified by name alone.
  func search(in directories: [String], inBundle: Bool) throws(Failure) -> AssetSearch {
    let key = Key(directories: directories, inBundle: inBundle)
    // The search runs inside the lock, because waiting callers would otherwise repeat it.
    return try known.withLock { known throws(Failure) in
      if let search = known.searches[key] { return search }
      let search = try AssetSearch(in: directories, inBundle: inBundle, keepingFiles: true)
      known.searches[key] = search
      return search
    }
  }
}
