import ScenePlatform
import SceneFiles

package struct XcodeProjects {
  private var repositories: [String: String?] = [:]
  private var outermost: [String: String?] = [:]

  /// The name of configuration files. A directory that contains such a file is also a project.
  package static let configurationName = ".scenec.yml"

  package init() {}

  package mutating func project(of path: String) -> String? {
    let directory = LexicalPath.directory(of: path)
    return repository(of: directory) ?? project(around: directory)
  }

  private mutating func repository(of directory: String) -> String? {
    if let known = repositories[directory] { return known }
    let found =
      directory == "/"
      ? nil
      : access(directory + "/.git", F_OK) == 0
        ? directory : repository(of: LexicalPath.directory(of: directory))
    repositories[directory] = .some(found)
    return found
  }

  /// Returns the outermost project directory. Nested projects can share files, so inner directories are not sufficient.
  private mutating func project(around directory: String) -> String? {
    if let known = outermost[directory] { return known }
    var found: String?
    if directory != "/" {
      found = project(around: LexicalPath.directory(of: directory))
      if found == nil, Self.isProject(directory) { found = directory }
    }
    outermost[directory] = .some(found)
    return found
  }

  private static func isProject(_ directory: String) -> Bool {
    // Directories above the project can contain unrelated projects.
    let names = (try? DirectoryListing.names(in: directory)) ?? []
    return names.contains {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == Self.configurationName
    }
  }
}
