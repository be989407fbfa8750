import FoundationEssentials
import Glibc
import SceneResources
import SceneSyntax

/// Finds the images and the colours of a program: all files below some directories.
struct AssetSearch {
  /// Deeper directories are not entered.
  private static let greatestDepth = 64

  let names: AssetNames
  /// Where files lie, by the paths that assets are called by: those of catalogues that describe something, and, where
  /// they are wanted, all others.
  let files: [String: String]
  /// The directories that images and colours come and go in, from the root.
  let directories: Set<String>

  /// - Parameters:
  ///   - roots: some may be asset catalogues (`NAME.xcassets`) themselves.
  ///   - inBundle: whether files by themselves are called by their names alone, as they are in a bundle of Apple's.
  ///   - keepingFiles: whether it is to be known where all of them lie.
  init(in roots: [String], inBundle: Bool = false, keepingFiles: Bool = false) throws(Failure) {
    var found = Found(inBundle: inBundle, keepsFiles: keepingFiles)
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
    files = found.files
  }

  private struct Found {
    let inBundle: Bool
    let keepsFiles: Bool
    /// As assets are called by.
    var paths: [String] = []
    var files: [String: String] = [:]
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
          if keepsFiles || entry.name == "Contents.json" { files[prefix + entry.name] = path }
        } else if AssetNames.appleExtensions.contains(where: entry.name.hasSuffix) {
          holdsAssets = true
          // One in a folder of a bundle is called by that too.
          let folder = prefix.split(separator: "/").last.map { $0 + "/" } ?? ""
          paths += [entry.name, folder + entry.name]
          if keepsFiles { for name in [entry.name, folder + entry.name] { files[name] = path } }
        }
      }
      if holdsAssets { directories.insert(LexicalPath.absolute(directory)) }
    }
  }

  /// What the catalogues' files say; what is none of theirs tells nothing.
  private static func contents(_ found: Found) -> (String) -> AssetContents? {
    let files = found.files.filter { $0.key.hasSuffix("Contents.json") }.map { ($0.key, $0.value) }
    let read = files.concurrentMap { file -> AssetContents? in
      guard let source = try? SourceReader.read(path: file.1) else { return nil }
      return try? JSONDecoder().decode(AssetContents.self, from: Data(source.bytes))
    }
    let contents = Dictionary(zip(files.map(\.0), read), uniquingKeysWith: { first, _ in first })
    return { contents[$0] ?? nil }
  }
}
