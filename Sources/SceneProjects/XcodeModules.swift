import ScenePlatform
import SceneFiles

package struct XcodeModules {
  private let targets: BuildTargets
  private var names: [String: String?] = [:]

  private let read: (String) -> [UInt8]?

  /// Creates a lookup. The `read` closure returns the content of the file at an absolute path.
  package init(_ targets: BuildTargets, read: @escaping (String) -> [UInt8]?) {
    self.targets = targets
    self.read = read
  }

  /// Returns the module of a file, which the file's targets determine or, if no target contains it, the nearest project.
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
    // Directories above the project can contain unrelated projects.
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

  private func modules(of path: String) -> Set<String> {
    guard let bytes = read("\(path)/project.pbxproj"),
      let project = try? XcodeProject(bytes, at: path, read: read)
    else { return [] }
    let modules = project.targets.filter { !$0.isTest }.map(\.modules)
    return modules.contains(nil) ? [] : modules.reduce(into: []) { $0.formUnion($1 ?? []) }
  }
}
