import Glibc
import SceneResources

/// Finds the images and the colours of a program: all files below some directories.
struct AssetSearch {
  /// Deeper directories are not entered.
  private static let greatestDepth = 64

  let names: AssetNames
  /// The directories that were looked into, from the root: in these, images and colours come and go.
  let directories: Set<String>

  /// - Parameter roots: some may be asset catalogues (`NAME.xcassets`) themselves.
  init(in roots: [String]) throws(Failure) {
    var found = Found()
    for root in roots {
      guard FileIdentity.isDirectory(root) else {
        throw Failure("Cannot read '\(root)': it is no directory", .unreadable)
      }
      // A catalogue is known by its name, whoever names it.
      let name = LexicalPath.absolute(root).split(separator: "/").last ?? ""
      Self.search(root, as: name.hasSuffix(".xcassets") ? name + "/" : "", depth: 0, into: &found)
    }
    names = AssetNames(paths: found.paths)
    directories = found.directories
  }

  private struct Found {
    var paths: [String] = []
    var directories: Set<String> = []
  }

  private static func search(_ directory: String, as prefix: String, depth: Int, into found: inout Found) {
    guard depth < greatestDepth else { return }
    found.directories.insert(LexicalPath.absolute(directory))
    for name in DirectoryListing.names(in: directory) ?? [] where !name.hasPrefix(".") {
      let path = "\(directory)/\(name)"
      // A link to a directory may lead round in a circle.
      if FileIdentity.isDirectory(path), !FileIdentity.isLink(path) {
        search(path, as: "\(prefix)\(name)/", depth: depth + 1, into: &found)
      } else {
        found.paths.append(prefix + name)
      }
    }
  }
}
