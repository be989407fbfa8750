import SceneFiles
import SceneModel
import SwiftInterface

/// The targets of a program, from the projects of Xcode's and the packages that its files lie in, and which of them has
/// which file.
package struct BuildTargets: Sendable {
  /// A project or a manifest that was not understood.
  package struct Problem: Sendable {
    /// From the root.
    package let path: String
    package let fault: ProjectFault
  }

  package private(set) var targets: [HostCode.Target] = []
  package private(set) var problems: [Problem] = []
  /// All files that were read, from the root.
  package private(set) var files: Set<String> = []
  private var projects: [(project: XcodeProject, first: Int)] = []
  /// By the directories that they lie in.
  private var packages: [String: (package: Package, first: Int)] = [:]
  /// The directories of projects that were understood, of others, and of what says by itself which files it has.
  private var understood: Set<String> = []
  private var unclear: Set<String> = []
  private let landmarks: ProjectLandmarks

  package init() { landmarks = ProjectLandmarks() }

  /// - Parameters:
  ///   - landmarks: where projects and packages lie.
  ///   - read: the bytes of a file, by its path from the root; nil where it cannot be read.
  package init(_ landmarks: ProjectLandmarks, read: @escaping (String) -> [UInt8]?) {
    self.landmarks = landmarks
    unclear = landmarks.others
    for path in landmarks.projects.sorted() { addProject(path, read) }
    for path in landmarks.manifests.sorted() { addPackage(path, read) }
  }

  private mutating func addProject(_ path: String, _ read: @escaping (String) -> [UInt8]?) {
    let file = "\(path)/project.pbxproj"
    let directory = LexicalPath.directory(of: path)
    files.insert(file)
    do throws(ProjectFault) {
      guard let bytes = read(file) else { throw ProjectFault(offset: 0, reason: .cannotRead) }
      let project = try XcodeProject(bytes, at: path, read: read)
      projects.append((project, targets.count))
      targets += project.targets.map {
        HostCode.Target(
          name: $0.name, modules: $0.modules, isTest: $0.isTest, compiles: $0.compiles,
          isProgram: $0.isProgram)
      }
      files.formUnion(project.settingsFiles)
      understood.insert(directory)
    } catch {
      problems.append(Problem(path: file, fault: error))
      unclear.insert(directory)
    }
  }

  private mutating func addPackage(_ path: String, _ read: @escaping (String) -> [UInt8]?) {
    let directory = LexicalPath.directory(of: path)
    files.insert(path)
    guard SwiftReading.isThere, let manifest = read(path).flatMap({ try? PackageManifest(reading: $0) }),
      manifest.isComplete
    else {
      problems.append(Problem(path: path, fault: ProjectFault(offset: 0, reason: .isNoManifest)))
      unclear.insert(directory)
      return
    }
    let package = Package(manifest, in: directory)
    packages[directory] = (package, targets.count)
    targets += manifest.targets.map {
      HostCode.Target(name: $0.name, modules: [XcodeSettings.identifier($0.name)], isTest: $0.isTest)
    }
  }

  /// The targets that have a file; none where it certainly belongs to none, nil where nobody can tell.
  package func targets(of path: String) -> Set<Int>? {
    let key = path.lowercased()
    var found: Set<Int> = []
    var isKnown = true
    for (project, first) in projects {
      guard let own = project.targets(of: key) else {
        isKnown = false
        continue
      }
      found.formUnion(own.map { $0 + first })
    }
    let package = self.package(around: path)
    if let package { found.formUnion(package.package.targets(of: path).map { $0 + package.first }) }
    if !found.isEmpty { return found }
    return isKnown && package == nil && isProjects(path) ? [] : nil
  }

  /// The module of a file of a package, where its manifest says so.
  package func packageModule(of path: String) -> String? {
    guard let package = package(around: path), let own = package.package.targets(of: path).first else {
      return nil
    }
    return targets[own + package.first].modules?.first
  }

  /// Whether one of a file's targets compiles it into another module than its package's: its classes are of both then.
  package func haveOtherModule(_ owners: Set<Int>?, than module: String) -> Bool {
    owners?.contains { !targets[$0].isTest && targets[$0].modules != [module] } == true
  }

  private func package(around path: String) -> (package: Package, first: Int)? {
    guard !packages.isEmpty else { return nil }
    var directory = LexicalPath.directory(of: path)
    while directory != "/" {
      if let found = packages[directory] { return found }
      directory = LexicalPath.directory(of: directory)
    }
    return nil
  }

  /// Whether a file is one that a project would have to list: it lies where projects were looked for, below one that was
  /// understood, and below nothing else that may have it.
  private func isProjects(_ path: String) -> Bool {
    var directory = LexicalPath.directory(of: path)
    guard landmarks.searched.contains(directory) else { return false }
    var isBelowProject = false
    while true {
      if unclear.contains(directory) || Self.isOfOthers(directory) { return false }
      isBelowProject = isBelowProject || understood.contains(directory)
      if directory == "/" { return isBelowProject }
      directory = LexicalPath.directory(of: directory)
    }
  }

  /// What dependency managers bring is built by their own projects.
  private static func isOfOthers(_ directory: String) -> Bool {
    ["/Pods", "/Carthage", "/Checkouts", "/vendor", "/Vendor"].contains(where: directory.hasSuffix)
  }
}
