import ScenePlatform
import SceneFiles
import SceneProjects
import SceneResources
import SwiftInterface

/// A search that finds the Swift and Objective-C files in directories and determines each file's module.
enum SourceSearch {
  struct Found: Hashable {
    let path: String
    let module: String
  }

  struct SearchResults {
    var files: [Found] = []
    var directories: Set<String> = []
    var landmarks = ProjectLandmarks()
    var tables: Set<String> = []
  }

  /// Searches directories, which can be preceded by a module name as in `NAME=directory`. Includes contents in memory.
  /// Throws `Failure` if a directory cannot be read.
  static func files(in directories: [String], _ held: UnsavedTexts = UnsavedTexts()) throws -> SearchResults {
    var diagnostics = SearchResults()
    var seen: Set<String> = []
    for argument in directories {
      let (module, path) = split(argument)
      let root = LexicalPath.absolute(path)
      guard FileIdentity.isDirectory(root) || FileIdentity.isFile(root) else {
        throw Failure(cannotRead: path, SystemError())
      }
      for file in try search(root, held, &diagnostics) where seen.insert(file).inserted {
        diagnostics.files.append(Found(path: file, module: module ?? self.module(of: file)))
      }
      diagnostics.landmarks.note(above: root)
    }
    return diagnostics
  }

  static func areCompleteProjects(_ roots: [String]) -> Bool {
    var projects = XcodeProjects()
    return roots.allSatisfy { root in
      guard let project = projects.project(of: root + "/file") else { return false }
      return roots.contains { project == $0 || project.hasPrefix($0 + "/") }
    }
  }

  static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") || WordScan.isName(path) }

  static func split(_ argument: String) -> (module: String?, path: String) {
    guard let mark = argument.firstIndex(of: "="), !argument[..<mark].contains("/") else {
      return (nil, argument)
    }
    return (String(argument[..<mark]), String(argument[argument.index(after: mark)...]))
  }

  /// Searches a directory. Skips `Package.swift`, hidden entries, and symbolic links, which could form a cycle.
  private static func search(
    _ root: String, _ held: UnsavedTexts, _ diagnostics: inout SearchResults
  ) throws(Failure) -> [String] {
    guard FileIdentity.isDirectory(root) else { return [root] }
    let filesInMemory = held.filesByDirectory
    var files: Set<String> = []
    var open = [root]
    while let directory = open.popLast() {
      diagnostics.directories.insert(directory)
      let entries: [DirectoryListing.Entry]
      do throws(SystemError) {
        entries = try DirectoryListing.entries(in: directory)
      } catch {
        throw Failure(cannotRead: ProjectPath.relative(directory), error)
      }
      diagnostics.landmarks.note(entries.lazy.map(\.name), in: directory)
      let isPackage = entries.contains { $0.name == "Sources" }
      for entry in entries where !entry.name.hasPrefix(".") {
        let name = entry.name
        // The tests of a package are not part of its products.
        if name == "Tests", isPackage { continue }
        let path = directory == "/" ? "/\(name)" : "\(directory)/\(name)"
        if TextTable.isName(name) {
          if FileIdentity.isFile(path) { diagnostics.tables.insert(path) }
        } else if isSource(name), !FileIdentity.isDirectory(path) {
          if isRead(name), FileIdentity.isFile(path) { files.insert(path) }
        } else if entry.isDirectory ?? (FileIdentity.isDirectory(path) && !FileIdentity.isLink(path)) {
          open.append(path)
        }
      }
      let inMemory = filesInMemory[directory] ?? []
      files.formUnion(inMemory.filter { isRead($0.split(separator: "/").last ?? "") })
      diagnostics.tables.formUnion(inMemory.filter(TextTable.isName))
    }
    return files.sorted()
  }

  private static func isRead(_ name: some StringProtocol) -> Bool {
    isSource(String(name)) && name != "Package.swift" && !name.hasPrefix(".")
  }

  /// Returns whether the file's module was specified explicitly or results from an existing package's layout.
  static func isInPackage(_ file: Found) -> Bool {
    guard file.module == module(of: file.path) else { return true }
    let steps = file.path.split(separator: "/").dropLast()
    guard let place = steps.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else { return false }
    return FileIdentity.isFile("/" + (steps[..<place] + ["Package.swift"]).joined(separator: "/"))
  }

  /// Returns the name of the directory below the last `Sources` or `Tests` in a path, or an empty string.
  static func module(of path: String) -> String {
    let steps = path.split(separator: "/").dropLast()
    guard let place = steps.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), place + 1 < steps.endIndex
    else {
      return ""
    }
    return String(steps[place + 1].map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
