import SceneAnalysis
import SceneFiles

/// The images and colours of projects, each looked for once: many files may be of one.
package final class AssetMemory {
  private var projects = XcodeProjects()
  private var searches: [String: AssetSearch] = [:]

  package init() {}

  /// The assets of the project that a file belongs to; nil if it belongs to none. The file's path is from the root.
  func search(around path: String) throws(Failure) -> AssetSearch? {
    guard let project = projects.project(of: path) else { return nil }
    return try search(in: project, inBundle: true)
  }

  /// The assets below a directory. In a bundle, files by themselves are called by their names alone, as Xcode's files
  /// call them.
  func search(in directory: String, inBundle: Bool) throws(Failure) -> AssetSearch {
    let key = "\(inBundle) \(directory)"
    if let known = searches[key] { return known }
    let search = try AssetSearch(in: [directory], inBundle: inBundle, keepingFiles: true)
    searches[key] = search
    return search
  }
}
