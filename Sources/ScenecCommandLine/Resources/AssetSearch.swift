import Glibc
import SceneResources

/// Finds the images and the colours of a program: all files below some directories.
enum AssetSearch {
  /// Deeper directories are not entered.
  private static let greatestDepth = 64

  /// - Parameter directories: some may be asset catalogues (`NAME.xcassets`) themselves.
  static func names(in directories: [String]) throws(Failure) -> AssetNames {
    var paths: [String] = []
    for directory in directories {
      guard FileIdentity.isDirectory(directory) else {
        throw Failure("Cannot read '\(directory)': it is no directory", .unreadable)
      }
      // A catalogue is known by its name, whoever names it.
      let name = LexicalPath.absolute(directory).split(separator: "/").last ?? ""
      search(directory, as: name.hasSuffix(".xcassets") ? name + "/" : "", depth: 0, into: &paths)
    }
    return AssetNames(paths: paths)
  }

  private static func search(_ directory: String, as prefix: String, depth: Int, into paths: inout [String]) {
    guard depth < greatestDepth else { return }
    for name in DirectoryListing.names(in: directory) ?? [] where !name.hasPrefix(".") {
      let path = "\(directory)/\(name)"
      // A link to a directory may lead round in a circle.
      if FileIdentity.isDirectory(path), !FileIdentity.isLink(path) {
        search(path, as: "\(prefix)\(name)/", depth: depth + 1, into: &paths)
      } else {
        paths.append(prefix + name)
      }
    }
  }
}
