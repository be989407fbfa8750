import ScenePlatform
import SceneFiles

/// The locations of Xcode projects, packages, and other items that determine the targets of files.
package struct ProjectLandmarks: Sendable {
  /// The absolute paths of projects, such as `…/Clock.xcodeproj`.
  private(set) var projects: Set<String> = []
  private(set) var manifests: Set<String> = []
  /// The directories that contain build definitions in unsupported formats, such as podspecs and Bazel files.
  private(set) var others: Set<String> = []
  private(set) var searched: Set<String> = []

  package init() {}

  package mutating func note(_ names: some Sequence<String>, in directory: String) {
    guard searched.insert(directory).inserted else { return }
    for name in names {
      let path = directory == "/" ? "/\(name)" : "\(directory)/\(name)"
      if name.hasSuffix(".xcodeproj") {
        projects.insert(path)
      } else if name == "Package.swift" {
        manifests.insert(path)
      } else if name.hasSuffix(".podspec") || ["BUILD", "BUILD.bazel", "BUCK"].contains(name) {
        others.insert(directory)
      }
    }
  }

  /// Records the contents of all directories above a directory, up to the repository or the outermost project.
  package mutating func note(above directory: String) {
    var projects = XcodeProjects()
    guard let root = projects.project(of: directory + "/file") else { return }
    var above = directory
    while above != root, above != "/" {
      above = LexicalPath.directory(of: above)
      note((try? DirectoryListing.names(in: above)) ?? [], in: above)
    }
  }
}
