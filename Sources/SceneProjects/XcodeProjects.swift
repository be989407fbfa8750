import ScenePlatform
import SceneFiles

/// Where the projects lie that files of Interface Builder's are part of.
package struct XcodeProjects {
  /// What is known already, by directory.
  private var repositories: [String: String?] = [:]
  private var outermost: [String: String?] = [:]

  /// The name of the file that configures the checks of a project. A directory that contains it is a project, too.
  package static let configurationName = ".scenec.yml"

  package init() {}

  /// The project that a file is part of, both by their paths from the root; nil where nothing tells.
  package mutating func project(of path: String) -> String? {
    let directory = LexicalPath.directory(of: path)
    return repository(of: directory) ?? project(around: directory)
  }

  /// The nearest directory that git looks after.
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

  /// The outermost directory of a project: others within it may share what it has.
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
    // Directories above may be anybody's.
    let names = (try? DirectoryListing.names(in: directory)) ?? []
    return names.contains {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == Self.configurationName
    }
  }
}
