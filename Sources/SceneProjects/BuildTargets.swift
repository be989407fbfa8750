import SceneFiles
import SceneModel
import SwiftInterface

package struct BuildTargets: Sendable {
  package struct Problem: Sendable {
    package let path: String
    package let fault: ProjectFault
  }

  package private(set) var targets: [HostCode.Target] = []
  package private(set) var deployments: [[ApplePlatforms: DeploymentSetting]] = []
  package private(set) var problems: [Problem] = []
  package private(set) var files: Set<String> = []
  private var projects: [(project: XcodeProject, first: Int)] = []
  private var packages: [String: (package: Package, first: Int)] = [:]
  /// The directories of projects that were read. `unclear` contains the directories of other projects and build systems.
  private var understood: Set<String> = []
  private var unclear: Set<String> = []
  private let landmarks: ProjectLandmarks

  package init() { landmarks = ProjectLandmarks() }

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
          isProgram: $0.isProgram, infersExposure: $0.infersExposure, mayUseSwift2: $0.mayUseSwift2)
      }
      deployments += project.targets.map(\.deployment)
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
    guard SwiftReading.isPresent, let manifest = read(path).flatMap({ try? PackageManifest(reading: $0) }),
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
    let deployment = manifest.platforms.mapValues {
      DeploymentSetting(version: $0.version, path: path, range: $0.range)
    }
    deployments += Array(repeating: deployment, count: manifest.targets.count)
  }

  /// Returns the targets that contain a file. The result is empty if there are none, and nil if the targets are unknown.
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

  /// Returns the targets of Xcode projects that always copy a file into their bundle.
  package func targets(copying path: String) -> Set<Int> {
    let key = path.lowercased()
    return projects.reduce(into: []) { found, owner in
      found.formUnion(owner.project.targets(copying: key).map { $0 + owner.first })
    }
  }

  package func packageModule(of path: String) -> String? {
    guard let package = package(around: path), let own = package.package.targets(of: path).first else {
      return nil
    }
    return targets[own + package.first].modules?.first
  }

  /// Returns whether any of the targets, except test targets, compiles into a module other than the given one.
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

  /// Returns whether every project that could contain the file has been read. This is the case if the file's directory
  /// was searched and is below a project that was read, but not below anything else that could contain the file.
  private func isProjects(_ path: String) -> Bool {
    var directory = LexicalPath.directory(of: path)
    guard landmarks.searched.contains(directory) else { return false }
    var isBelowProject = false
    while true {
      if unclear.contains(directory) || Self.isManagedByOtherTool(directory) { return false }
      isBelowProject = isBelowProject || understood.contains(directory)
      if directory == "/" { return isBelowProject }
      directory = LexicalPath.directory(of: directory)
    }
  }

  /// Returns whether a dependency manager controls a directory. Projects of the dependencies build the files in it.
  private static func isManagedByOtherTool(_ directory: String) -> Bool {
    ["/Pods", "/Carthage", "/Checkouts", "/vendor", "/Vendor"].contains(where: directory.hasSuffix)
  }
}
