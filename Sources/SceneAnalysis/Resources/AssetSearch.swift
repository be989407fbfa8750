import SceneDiagnostics
import ScenePlatform
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

/// A search for the images and colors of an app, which include all image and color files below a set of directories.
package struct AssetSearch: Sendable {
  private static let maximumDepth = 64

  package let names: AssetNames
  /// The paths of files by name, or only those of the `Contents.json` files in catalogs if `keepingFiles` is false.
  package let files: [String: String]
  let directories: Set<String>
  let similarNames: SimilarAssetNames

  /// The record of everything that the search read, or nil if the record was not requested or is incomplete.
  let trail: Trail?

  struct Trail: Sendable {
    struct Stamped: Sendable {
      var path: String
      var stamp: FileStamp
    }

    var directories: [Stamped] = []
    var files: [Stamped] = []

    var isUnchanged: Bool {
      directories.allSatisfy { FileStamp(directory: $0.path) == $0.stamp }
        && files.allSatisfy { FileStamp(path: $0.path) == $0.stamp }
    }

    /// Returns whether the stamps reliably identify content that was read at or after a given time.
    func isReliable(at time: Int64) -> Bool {
      directories.allSatisfy { $0.stamp.isReliable(at: time) }
        && files.allSatisfy { $0.stamp.isReliable(at: time) }
    }
  }

  init(names: AssetNames, directories: Set<String>, similarNames: SimilarAssetNames) {
    self.names = names
    self.similarNames = similarNames
    self.directories = directories
    files = [:]
    trail = nil
  }

  /// Searches directories and asset catalogs.
  ///
  /// - `inBundle`: Whether a file outside a catalog is identified by its name alone, as in Apple bundles.
  /// - `leavingTrail`: Whether to record everything that the search reads.
  /// - Throws: `Failure` if a directory cannot be read.
  package init(
    in roots: [String], inBundle: Bool = false, keepingFiles: Bool = false, leavingTrail: Bool = false
  ) throws(Failure) {
    var found = Found(inBundle: inBundle, keepsFiles: keepingFiles, trail: leavingTrail ? Trail() : nil)
    for root in roots {
      guard FileIdentity.isDirectory(root) else {
        throw Failure("Cannot read '\(root)': it is not a directory", .cannotRead)
      }
      // The folder name identifies a catalog, whether the catalog is a root or below a root.
      let name = LexicalPath.absolute(root).split(separator: "/").last ?? ""
      try found.search(root, as: name.hasSuffix(".xcassets") ? name + "/" : "", depth: 0)
    }
    let contents = Self.contents(&found)
    var names = AssetNames(
      paths: found.paths,
      extensions: inBundle ? AssetNames.appleExtensions : AssetNames.shownExtensions,
      contents: { contents[$0] ?? nil })
    names.conflicts = found.conflicts.sorted()
    self.names = names
    similarNames = SimilarAssetNames(names, files: found.files, imagesOutsideCatalogs: found.images)
    trail = found.trail
    directories = found.directories
    files = found.files
  }

  static func search(in roots: [String], inBundle: Bool, cache: AssetCache?) throws(Failure) -> AssetSearch {
    if let cache { return try cache.search(in: roots, inBundle: inBundle) }
    return try AssetSearch(in: roots, inBundle: inBundle)
  }

  private struct Found {
    let inBundle: Bool
    let keepsFiles: Bool
    var trail: Trail?
    var paths: [String] = []
    var files: [String: String] = [:]
    var directories: Set<String> = []
    var conflicts: [String] = []
    var images: [String] = []

    mutating func search(_ directory: String, as prefix: String, depth: Int) throws(Failure) {
      guard depth < maximumDepth else { return }
      if trail != nil { stamp(directory) }
      let entries: [DirectoryListing.Entry]
      do throws(SystemError) {
        entries = try DirectoryListing.entries(in: directory)
      } catch {
        throw Failure(cannotRead: ProjectPath.relative(directory), error)
      }
      let inCatalog = prefix.contains(".xcassets/")
      var holdsAssets = !inBundle || inCatalog
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = "\(directory)/\(entry.name)"
        // Links to directories are skipped because they could form a cycle.
        if entry.isDirectory ?? (FileIdentity.isDirectory(path) && !FileIdentity.isLink(path)) {
          try search(path, as: "\(prefix)\(entry.name)/", depth: depth + 1)
        } else if inCatalog || !inBundle {
          paths.append(prefix + entry.name)
          if keepsFiles || entry.name == "Contents.json" { files[prefix + entry.name] = path }
        } else if AssetNames.appleExtensions.contains(where: entry.name.hasSuffix) {
          holdsAssets = true
          images.append(path)
          let folder = prefix.split(separator: "/").last.map { $0 + "/" } ?? ""
          paths += [entry.name, folder + entry.name]
          if keepsFiles { for name in [entry.name, folder + entry.name] { files[name] = path } }
        }
      }
      if holdsAssets { directories.insert(LexicalPath.absolute(directory)) }
    }

    /// Records a directory's stamp before the directory is listed, so that the next run detects concurrent changes.
    private mutating func stamp(_ directory: String) {
      guard let stamp = FileStamp(directory: directory) else {
        trail = nil
        return
      }
      trail?.directories.append(Trail.Stamped(path: LexicalPath.absolute(directory), stamp: stamp))
    }
  }

  private struct CatalogFile: Sendable {
    var contents: AssetContents?
    var stamp: FileStamp?
    var hasConflict = false
  }

  private static func contents(_ found: inout Found) -> [String: AssetContents?] {
    let files = found.files.filter { $0.key.hasSuffix("Contents.json") }.map { ($0.key, $0.value) }
    let read = files.concurrentMap { file -> CatalogFile in
      guard let (source, stamp) = try? SourceReader.readStamped(path: file.1) else { return CatalogFile() }
      let contents = AssetContents(bytes: source.bytes)
      return CatalogFile(
        contents: contents, stamp: stamp,
        hasConflict: contents == nil && !MergeConflict.all(in: source.bytes).isEmpty)
    }
    found.conflicts = zip(files, read).filter(\.1.hasConflict).map { LexicalPath.absolute($0.0.1) }
    if found.trail != nil {
      for (file, read) in zip(files, read) {
        // If a file cannot be read, the next run tries again.
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
