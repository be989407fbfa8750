import ScenePlatform
import SceneFiles

/// Where projects of Xcode's, packages and other things lie that say which files belong together.
package struct ProjectLandmarks: Sendable {
  /// `…/Clock.xcodeproj`, from the root.
  private(set) var projects: Set<String> = []
  /// `…/Package.swift`
  private(set) var manifests: Set<String> = []
  /// The directories of what nobody reads here, and that may say which files it has: pods, Bazel.
  private(set) var others: Set<String> = []
  /// The directories that were looked into.
  private(set) var searched: Set<String> = []

  package init() {}

  /// Notes what a directory has.
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

  /// Notes what lies in the directories above one, up to the repository or the outermost project.
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
