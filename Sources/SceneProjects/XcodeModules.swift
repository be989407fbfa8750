import ScenePlatform
import SceneFiles

/// What projects of Xcode's call the modules that they build.
package struct XcodeModules {
  private let targets: BuildTargets
  /// What is known already, by directory.
  private var names: [String: String?] = [:]

  private let read: (String) -> [UInt8]?

  /// - Parameters:
  ///   - targets: those that files may belong to.
  ///   - read: returns the bytes of a file, by its path from the root; nil if it cannot be read.
  package init(_ targets: BuildTargets, read: @escaping (String) -> [UInt8]?) {
    self.targets = targets
    self.read = read
  }

  /// The module of a file, by the targets that have it; where nobody can tell these, by the project that lies nearest
  /// above. Nil where there are several, and where there is none.
  package mutating func name(of path: String) -> String? {
    if let own = targets.targets(of: path), !own.isEmpty {
      let modules = Set(own.map { targets.targets[$0] }.filter { !$0.isTest }.map(\.modules))
      guard modules.count == 1, let module = modules.first ?? nil else { return nil }
      return module.count == 1 ? module.first : nil
    }
    return name(forFilesIn: LexicalPath.directory(of: path))
  }

  private mutating func name(forFilesIn directory: String) -> String? {
    if let known = names[directory] { return known }
    // Directories above may be anybody's.
    let projects = ((try? DirectoryListing.names(in: directory)) ?? []).filter { $0.hasSuffix(".xcodeproj") }
    let found: String?
    if projects.isEmpty {
      found = directory == "/" ? nil : name(forFilesIn: LexicalPath.directory(of: directory))
    } else {
      let modules = Set(projects.map { self.modules(of: "\(directory)/\($0)") })
      found = modules.count == 1 && modules.first?.count == 1 ? modules.first?.first : nil
    }
    names[directory] = .some(found)
    return found
  }

  /// The modules of a project, but for its tests; none where one of them cannot be told.
  private func modules(of path: String) -> Set<String> {
    guard let bytes = read("\(path)/project.pbxproj"),
      let project = try? XcodeProject(bytes, at: path, read: read)
    else { return [] }
    let modules = project.targets.filter { !$0.isTest }.map(\.modules)
    return modules.contains(nil) ? [] : modules.reduce(into: []) { $0.formUnion($1 ?? []) }
  }
}
