import SceneFiles
import SwiftInterface

struct Package: Sendable {
  private struct Place {
    let directory: String
    let excluded: [String]
    let sources: [String]?
    let target: Int
  }

  private let places: [Place]

  init(_ manifest: PackageManifest, in directory: String) {
    let own = manifest.targets.filter { !$0.isTest && $0.path == nil }
    places = manifest.targets.enumerated().map { index, target in
      let place = Self.directory(of: target, in: directory, isOnly: own.count == 1)
      return Place(
        directory: place, excluded: target.excluded.map { LexicalPath.absolute("\(place)/\($0)") },
        sources: target.sources.map { $0.map { LexicalPath.absolute("\(place)/\($0)") } }, target: index)
    }
  }

  private static func directory(
    of target: PackageManifest.Target, in directory: String, isOnly: Bool
  ) -> String {
    if let path = target.path { return LexicalPath.absolute("\(directory)/\(path)") }
    let folders = (target.isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    for folder in folders where FileIdentity.isDirectory("\(directory)/\(folder)/\(target.name)") {
      return "\(directory)/\(folder)/\(target.name)"
    }
    return isOnly && !target.isTest ? "\(directory)/Sources" : "\(directory)/\(folders[0])/\(target.name)"
  }

  /// Returns the targets that contain the file at an absolute path. Only the innermost of nested directories counts.
  func targets(of path: String) -> Set<Int> {
    let around = places.filter {
      Self.isWithin(path, $0.directory) && !$0.excluded.contains { Self.isWithin(path, $0) }
    }
    guard let length = around.map(\.directory.utf8.count).max() else { return [] }
    let isSource = path.hasSuffix(".swift")
    return Set(
      around.filter { place in
        place.directory.utf8.count == length
          && (!isSource || place.sources?.contains { Self.isWithin(path, $0) } != false)
      }.map(\.target))
  }

  private static func isWithin(_ path: String, _ directory: String) -> Bool {
    path == directory || path.hasPrefix(directory.hasSuffix("/") ? directory : directory + "/")
  }
}
