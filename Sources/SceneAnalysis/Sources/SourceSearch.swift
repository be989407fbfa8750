import ScenePlatform
import SceneFiles
import SceneProjects
import SceneResources
import SwiftInterface

/// Finds the Swift files of directories, and the module that each is part of. Files of Objective-C's are found too.
enum SourceSearch {
  struct Found: Hashable {
    /// From the root.
    let path: String
    /// Empty where it is not known.
    let module: String
  }

  /// What lies in some directories.
  struct Findings {
    /// Each once.
    var files: [Found] = []
    /// All that were looked into.
    var directories: Set<String> = []
    /// The projects in and above these.
    var landmarks = ProjectLandmarks()
    /// Files of tables of texts.
    var tables: Set<String> = []
  }

  /// - Parameters:
  ///   - directories: as they are called from the current directory, with or without `NAME=`.
  ///   - held: files in memory that are not on the disk count too, in directories that are there.
  /// - Returns: what was found.
  /// - Throws: `Failure` where one cannot be read.
  static func files(in directories: [String], _ held: HeldTexts = HeldTexts()) throws -> Findings {
    var findings = Findings()
    var seen: Set<String> = []
    for argument in directories {
      let (module, path) = split(argument)
      let root = LexicalPath.absolute(path)
      guard FileIdentity.isDirectory(root) || FileIdentity.isFile(root) else {
        throw Failure(cannotRead: path, SystemError())
      }
      for file in try search(root, held, &findings) where seen.insert(file).inserted {
        findings.files.append(Found(path: file, module: module ?? self.module(of: file)))
      }
      findings.landmarks.note(above: root)
    }
    return findings
  }

  /// Whether directories are all of the projects that they lie in, and not a part.
  static func areWhole(_ roots: [String]) -> Bool {
    var projects = XcodeProjects()
    return roots.allSatisfy { root in
      guard let project = projects.project(of: root + "/file") else { return false }
      return roots.contains { project == $0 || project.hasPrefix($0 + "/") }
    }
  }

  /// Whether a file is called as Swift's and Objective-C's are, or as lists are that code reads.
  static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") || WordScan.isName(path) }

  /// The two parts of `NAME=directory`.
  static func split(_ argument: String) -> (module: String?, path: String) {
    guard let mark = argument.firstIndex(of: "="), !argument[..<mark].contains("/") else {
      return (nil, argument)
    }
    return (String(argument[..<mark]), String(argument[argument.index(after: mark)...]))
  }

  /// What is hidden belongs to tools, `Package.swift` to the package manager; links may lead round in a circle.
  private static func search(
    _ root: String, _ held: HeldTexts, _ findings: inout Findings
  ) throws(Failure) -> [String] {
    guard FileIdentity.isDirectory(root) else { return [root] }
    var files: Set<String> = []
    var open = [root]
    while let directory = open.popLast() {
      findings.directories.insert(directory)
      let entries: [DirectoryListing.Entry]
      do throws(SystemError) {
        entries = try DirectoryListing.entries(in: directory)
      } catch {
        throw Failure(cannotRead: ProjectPath.relative(directory), error)
      }
      findings.landmarks.note(entries.lazy.map(\.name), in: directory)
      let isPackage = entries.contains { $0.name == "Sources" }
      for entry in entries where !entry.name.hasPrefix(".") {
        let name = entry.name
        // Tests of a package are not part of its products. They are read only if their folder is named.
        if name == "Tests", isPackage { continue }
        let path = directory == "/" ? "/\(name)" : "\(directory)/\(name)"
        if TextTable.isName(name) {
          if FileIdentity.isFile(path) { findings.tables.insert(path) }
        } else if isSource(name) {
          if isRead(name), FileIdentity.isFile(path) { files.insert(path) }
        } else if entry.isDirectory ?? (FileIdentity.isDirectory(path) && !FileIdentity.isLink(path)) {
          open.append(path)
        }
      }
      let inMemory = held.files(in: directory)
      files.formUnion(inMemory.filter { isRead($0.split(separator: "/").last ?? "") })
      findings.tables.formUnion(inMemory.filter(TextTable.isName))
    }
    return files.sorted()
  }

  /// Whether a file of a directory that is searched is read, by its name.
  private static func isRead(_ name: some StringProtocol) -> Bool {
    isSource(String(name)) && name != "Package.swift" && !name.hasPrefix(".")
  }

  /// Whether a file's module was said, or can be read off the layout of a package that is there.
  static func isInPackage(_ file: Found) -> Bool {
    guard file.module == module(of: file.path) else { return true }
    let steps = file.path.split(separator: "/").dropLast()
    guard let place = steps.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else { return false }
    return FileIdentity.isFile("/" + (steps[..<place] + ["Package.swift"]).joined(separator: "/"))
  }

  /// As packages are laid out: the directory below the last `Sources` or `Tests`.
  static func module(of path: String) -> String {
    let steps = path.split(separator: "/").dropLast()
    guard let place = steps.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), place + 1 < steps.endIndex
    else {
      return ""
    }
    return String(steps[place + 1].map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
