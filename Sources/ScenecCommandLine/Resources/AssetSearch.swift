import FoundationEssentials
import Glibc
import SceneResources
import SceneSyntax

/// Finds the images and the colours of a program: all files below some directories.
struct AssetSearch {
  /// Deeper directories are not entered.
  private static let greatestDepth = 64

  let names: AssetNames
  /// The directories that images and colours come and go in, from the root.
  let directories: Set<String>

  /// - Parameters:
  ///   - roots: some may be asset catalogues (`NAME.xcassets`) themselves.
  ///   - inBundle: whether files by themselves are called by their names alone, as they are in a bundle of Apple's.
  init(in roots: [String], inBundle: Bool = false) throws(Failure) {
    var found = Found(inBundle: inBundle)
    for root in roots {
      guard FileIdentity.isDirectory(root) else {
        throw Failure("Cannot read '\(root)': it is no directory", .unreadable)
      }
      // A catalogue is known by its name, whoever names it.
      let name = LexicalPath.absolute(root).split(separator: "/").last ?? ""
      found.search(root, as: name.hasSuffix(".xcassets") ? name + "/" : "", depth: 0)
    }
    names = AssetNames(
      paths: found.paths,
      extensions: inBundle ? AssetNames.appleExtensions : AssetNames.shownExtensions,
      contents: Self.contents(found))
    directories = found.directories
  }

  private struct Found {
    let inBundle: Bool
    /// As assets are called by.
    var paths: [String] = []
    /// Where catalogues' files lie, by their paths.
    var catalogued: [String: String] = [:]
    var directories: Set<String> = []

    mutating func search(_ directory: String, as prefix: String, depth: Int) {
      guard depth < greatestDepth, let entries = DirectoryListing.entries(in: directory) else { return }
      let inCatalogue = prefix.contains(".xcassets/")
      var holdsAssets = !inBundle || inCatalogue
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = "\(directory)/\(entry.name)"
        // A link to a directory may lead round in a circle.
        if entry.isDirectory ?? (FileIdentity.isDirectory(path) && !FileIdentity.isLink(path)) {
          search(path, as: "\(prefix)\(entry.name)/", depth: depth + 1)
        } else if inCatalogue || !inBundle {
          paths.append(prefix + entry.name)
          if entry.name == "Contents.json" { catalogued[prefix + entry.name] = path }
        } else if AssetNames.appleExtensions.contains(where: entry.name.hasSuffix) {
          holdsAssets = true
          // One in a folder of a bundle is called by that too.
          let folder = prefix.split(separator: "/").last.map { $0 + "/" } ?? ""
          paths += [entry.name, folder + entry.name]
        }
      }
      if holdsAssets { directories.insert(LexicalPath.absolute(directory)) }
    }
  }

  /// What the catalogues' files say; what is none of theirs tells nothing.
  private static func contents(_ found: Found) -> (String) -> AssetContents? {
    let files = Array(found.catalogued)
    let read = files.concurrentMap { file -> AssetContents? in
      guard let source = try? SourceReader.read(path: file.value) else { return nil }
      return try? JSONDecoder().decode(AssetContents.self, from: Data(source.bytes))
    }
    let contents = Dictionary(zip(files.map(\.key), read), uniquingKeysWith: { first, _ in first })
    return { contents[$0] ?? nil }
  }
}
