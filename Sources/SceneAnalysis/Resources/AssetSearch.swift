import ScenePlatform
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

/// Finds the images and the colors of a program: all files below some directories.
package struct AssetSearch: Sendable {
  /// Deeper directories are not entered.
  private static let greatestDepth = 64

  package let names: AssetNames
  /// Where files lie, by the paths that assets are called by: those of catalogs that describe something, and, where
  /// they are wanted, all others.
  package let files: [String: String]
  /// The directories that images and colors come and go in, from the root.
  let directories: Set<String>

  /// All that was looked at; nil where that was not wanted, and where some of it could not be told.
  let trail: Trail?

  /// What a search looked at, as it was before.
  struct Trail: Sendable {
    struct Stamped: Sendable {
      var path: String
      var stamp: FileStamp
    }

    /// The directories that were listed.
    var directories: [Stamped] = []
    /// The files that were read.
    var files: [Stamped] = []

    /// Whether nothing has changed since. Then a search would find the same.
    var isUnchanged: Bool {
      directories.allSatisfy { FileStamp(directory: $0.path) == $0.stamp }
        && files.allSatisfy { FileStamp(path: $0.path) == $0.stamp }
    }

    /// Whether the stamps may stand for what was read at a time or later.
    func isSettled(at time: Int64) -> Bool {
      directories.allSatisfy { $0.stamp.isSettled(at: time) }
        && files.allSatisfy { $0.stamp.isSettled(at: time) }
    }
  }

  /// What was found before.
  init(names: AssetNames, directories: Set<String>) {
    self.names = names
    self.directories = directories
    files = [:]
    trail = nil
  }

  /// - Parameters:
  ///   - roots: some may be asset catalogs (`NAME.xcassets`) themselves.
  ///   - inBundle: whether files by themselves are called by their names alone, as they are in a bundle of Apple's.
  ///   - keepingFiles: whether it is to be known where all of them lie.
  ///   - leavingTrail: whether it is to be known what was looked at.
  /// - Throws: `Failure` where a directory cannot be read.
  package init(
    in roots: [String], inBundle: Bool = false, keepingFiles: Bool = false, leavingTrail: Bool = false
  ) throws(Failure) {
    var found = Found(inBundle: inBundle, keepsFiles: keepingFiles, trail: leavingTrail ? Trail() : nil)
    for root in roots {
      guard FileIdentity.isDirectory(root) else {
        throw Failure("Cannot read '\(root)': it is no directory", .cannotRead)
      }
      // The name of a folder says that it is a catalog, whether it was named or found.
      let name = LexicalPath.absolute(root).split(separator: "/").last ?? ""
      try found.search(root, as: name.hasSuffix(".xcassets") ? name + "/" : "", depth: 0)
    }
    let contents = Self.contents(&found)
    names = AssetNames(
      paths: found.paths,
      extensions: inBundle ? AssetNames.appleExtensions : AssetNames.shownExtensions,
      contents: { contents[$0] ?? nil })
    trail = found.trail
    directories = found.directories
    files = found.files
  }

  /// What there is, as it is known from the last time or as it is found.
  static func search(in roots: [String], inBundle: Bool, cache: AssetCache?) throws(Failure) -> AssetSearch {
    if let cache { return try cache.search(in: roots, inBundle: inBundle) }
    return try AssetSearch(in: roots, inBundle: inBundle)
  }

  private struct Found {
    let inBundle: Bool
    let keepsFiles: Bool
    var trail: Trail?
    /// The name by which scenes refer to an asset.
    var paths: [String] = []
    var files: [String: String] = [:]
    var directories: Set<String> = []

    mutating func search(_ directory: String, as prefix: String, depth: Int) throws(Failure) {
      guard depth < greatestDepth else { return }
      if trail != nil { stamp(directory) }
      let entries: [DirectoryListing.Entry]
      do throws(SystemError) {
        entries = try DirectoryListing.entries(in: directory)
      } catch {
        throw Failure(cannotRead: ProjectPath.relative(directory), error)
      }
      let inCatalogue = prefix.contains(".xcassets/")
      var holdsAssets = !inBundle || inCatalogue
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = "\(directory)/\(entry.name)"
        // A link to a directory may lead round in a circle.
        if entry.isDirectory ?? (FileIdentity.isDirectory(path) && !FileIdentity.isLink(path)) {
          try search(path, as: "\(prefix)\(entry.name)/", depth: depth + 1)
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

    /// Before it is listed: what comes in between is seen the next time.
    private mutating func stamp(_ directory: String) {
      guard let stamp = FileStamp(directory: directory) else {
        trail = nil
        return
      }
      trail?.directories.append(Trail.Stamped(path: LexicalPath.absolute(directory), stamp: stamp))
    }
  }

  /// The contents of the catalogs' files. Other files say nothing here.
  private static func contents(_ found: inout Found) -> [String: AssetContents?] {
    let files = found.files.filter { $0.key.hasSuffix("Contents.json") }.map { ($0.key, $0.value) }
    let read = files.concurrentMap { file -> (contents: AssetContents?, stamp: FileStamp?) in
      guard let (source, stamp) = try? SourceReader.readStamped(path: file.1) else { return (nil, nil) }
      return (AssetContents(bytes: source.bytes), stamp)
    }
    if found.trail != nil {
      for (file, read) in zip(files, read) {
        // A file that cannot be read is tried again the next time.
        guard let stamp = read.stamp else {
          found.trail = nil
          break
        }
        found.trail?.files.append(Trail.Stamped(path: LexicalPath.absolute(file.1), stamp: stamp))
      }
    }
    return Dictionary(zip(files.map(\.0), read.map(\.contents)), uniquingKeysWith: { first, _ in first })
  }
}
