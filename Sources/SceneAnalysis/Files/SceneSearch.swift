import ScenePlatform
import SceneDiagnostics
import SceneFiles
import SceneValues

/// A search for the files to which arguments refer. An argument can be a file, a directory with scenes at any depth, or a
/// glob. Files are listed in the order of the arguments, and alphabetically for each argument, without duplicates.
package struct SceneSearch {
  package struct Found: Sendable {
    package let path: String
    /// The absolute path, or nil for standard input.
    package let absolutePath: String?
    /// Whether an argument names this file directly rather than through a directory or glob.
    let isNamed: Bool

    package var origin: OpenedFile.Origin { isNamed ? .named : .found }
  }

  package static func isScene(_ path: String) -> Bool { SceneFileName.isScene(path) }

  package private(set) var files: [Found] = []
  package private(set) var problems: [Report.Problem] = []
  package private(set) var directories: [String] = []
  /// The tables in the directories, other than those that an argument names.
  private var tables: [String] = []
  private var seen: Set<String> = []
  private let isWanted: (String) -> Bool

  /// Searches for files. `-` represents standard input. `isWanted` selects the files to include below a directory.
  package init(_ arguments: [String], _ isWanted: @escaping (String) -> Bool = SceneFileName.isScene) {
    self.isWanted = isWanted
    for argument in arguments {
      guard argument != "-" else {
        files.append(Found(path: argument, absolutePath: nil, isNamed: true))
        continue
      }
      switch Self.kind(of: argument, followingLinks: true) {
      case S_IFDIR: add(search(argument, isWanted, notesTables: true))
      case nil where Glob.isPattern(argument): expand(argument)
      default: add([argument], isNamed: true)
      }
    }
  }

  /// Replaces each table by its scene, which `scene` returns for the path of a table.
  package mutating func replaceTables(by scene: (String) -> String?) {
    let found = files
    (files, seen) = ([], [])
    for file in found {
      let scene = SceneFileName.isTable(file.path) ? scene(file.path) : nil
      guard seen.insert(scene.map(LexicalPath.absolute) ?? file.absolutePath ?? "").inserted else { continue }
      files.append(
        scene.map { Found(path: $0, absolutePath: LexicalPath.absolute($0), isNamed: file.isNamed) } ?? file)
    }
  }

  /// Adds the tables for code, except those next to a scene, which are checked together with the scene.
  package mutating func addDistantTables() {
    let places = Set(
      files.compactMap(\.absolutePath).filter(Self.isScene).map { path in
        let folder = LexicalPath.directory(of: path)
        return folder.hasSuffix("/Base.lproj") ? LexicalPath.directory(of: folder) : folder
      })
    add(
      tables.sorted().filter { path in
        let folder = TablePath.directory(of: path)
        return !places.contains(LexicalPath.absolute(folder)) && TablePath.isForCode(path)
      })
  }

  private mutating func expand(_ pattern: String) {
    guard let glob = Glob(pattern) else {
      return problems.append(Report.Problem("'\(pattern)' is not a glob: a '[' is not closed", path: pattern))
    }
    let prefix = pattern.hasPrefix("./") ? "./" : ""
    let base = glob.base.isEmpty ? (prefix.isEmpty ? "." : prefix) : prefix + glob.base
    let isPresent = Self.kind(of: base, followingLinks: true) == S_IFDIR
    let isWanted = isWanted
    let matching =
      !isPresent ? [] : search(base) { glob.matches($0) || (isWanted($0) && glob.covers($0)) }
    if matching.isEmpty { problems.append(Report.Problem("No file matches '\(pattern)'", path: pattern)) }
    add(matching)
  }

  private mutating func add(_ paths: [String], isNamed: Bool = false) {
    for path in paths {
      let absolutePath = LexicalPath.absolute(path)
      guard seen.insert(absolutePath).inserted else { continue }
      files.append(Found(path: path, absolutePath: absolutePath, isNamed: isNamed))
    }
  }

  /// Returns the files below a directory. Skips hidden entries, and symbolic links, which could form a cycle.
  private mutating func search(
    _ directory: String, _ isWanted: (String) -> Bool, notesTables: Bool = false
  ) -> [String] {
    var found: [String] = []
    var open = [directory]
    while let directory = open.popLast() {
      directories.append(directory)
      let entries: [DirectoryListing.Entry]
      do throws(SystemError) {
        entries = try DirectoryListing.entries(in: directory)
      } catch {
        problems.append(Report.Problem("Cannot read '\(directory)': \(error)", path: directory))
        continue
      }
      let prefix = directory == "." ? "" : directory.hasSuffix("/") ? directory : directory + "/"
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = prefix + entry.name
        let isDirectory = entry.isDirectory ?? (Self.kind(of: path, followingLinks: false) == S_IFDIR)
        if isDirectory {
          open.append(path)
        } else if isWanted(path),
          entry.isDirectory == false || Self.kind(of: path, followingLinks: true) != S_IFDIR
        {
          found.append(path)
        } else if notesTables, SceneFileName.isTable(path) {
          tables.append(path)
        }
      }
    }
    return found.sorted()
  }

  private static func kind(of path: String, followingLinks: Bool) -> mode_t? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }
}
