import SceneFiles
import SceneModel
import SceneValues

struct XcodeProject: Sendable {
  struct Target: Sendable {
    let name: String
    /// The target's module names in all build configurations, or nil if any of them is unknown.
    let modules: Set<String>?
    let isTest: Bool
    let isProgram: Bool
    let infersExposure: Bool
    let mayUseSwift2: Bool
    let deployment: [ApplePlatforms: DeploymentSetting]
    var compiles = false
  }

  private struct Folder {
    var targets: Set<Int> = []
    /// The paths of the folder's exceptions, by target. If a target contains the folder, these exceptions are excluded
    /// from the target. Otherwise, they are included.
    var exceptions: [Int: Set<String>] = [:]
    /// The paths of files that are part of a target only on some platforms.
    var conditional: Set<String> = []
  }

  let targets: [Target]
  /// The targets by lowercase path. Paths are in lowercase because macOS file systems usually ignore case.
  private let files: [String: Set<Int>]
  private let folders: [String: Folder]
  private let resources: [String: Set<Int>]
  private let synchronized: Set<String>
  private let excluding: Set<Int>
  private let lost: Set<String>
  let settingsFiles: Set<String>

  /// Parses `project.pbxproj`. `path` is the project's absolute path, such as `…/Clock.xcodeproj`.
  init(_ bytes: [UInt8], at path: String, read: @escaping (String) -> [UInt8]?) throws(ProjectFault) {
    let list = try PropertyListParser.parse(bytes)
    guard let objects = list["objects"]?.table,
      let project = list["rootObject"]?.text.flatMap({ objects[$0] })
    else { throw ProjectFault(offset: list.range.lowerBound, reason: .lacksObjects) }
    let groups = XcodeGroups(objects, project, in: LexicalPath.directory(of: path))
    var settings = XcodeSettings(objects, project, groups, projectPath: path, read: read)
    var targets: [Target] = []
    var files: [String: Set<Int>] = [:]
    var folders: [String: Folder] = [:]
    var resources: [String: Set<Int>] = [:]
    var excluding: Set<Int> = []
    var numbers: [String: Int] = [:]
    var owners: [String: Int] = [:]
    let ids = (project["targets"]?.texts ?? []).filter { objects[$0]?["isa"]?.text == "PBXNativeTarget" }
    for id in ids {
      guard let node = objects[id], let name = node["name"]?.text, numbers[id] == nil else { continue }
      let number = targets.count
      numbers[id] = number
      let type = node["productType"]?.text ?? ""
      targets.append(
        Target(
          name: name, modules: settings.modules(of: node, named: name),
          isTest: type.contains("-testing") || type.contains("-test"),
          isProgram: Self.programs.contains(type),
          infersExposure: settings.infersExposure(of: node, named: name),
          mayUseSwift2: settings.mayUseSwift2(of: node, named: name),
          deployment: settings.deployment(of: node, named: name)))
      if settings.mayContain("EXCLUDED_SOURCE_FILE_NAMES", in: node, named: name) { excluding.insert(number) }
      for phase in node["buildPhases"]?.texts ?? [] {
        guard owners[phase] == nil else { continue }
        owners[phase] = number
        let compiles = objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase"
        if compiles, objects[phase]?["files"]?.texts.isEmpty == false { targets[number].compiles = true }
        guard let node = objects[phase], Self.phases.contains(node["isa"]?.text ?? "") else { continue }
        for file in node["files"]?.texts ?? [] {
          guard let reference = objects[file]?["fileRef"]?.text else { continue }
          let found = groups.files(of: reference)
          for path in found { files[path, default: []].insert(number) }
          if node["isa"]?.text == "PBXResourcesBuildPhase", objects[file]?["platformFilter"] == nil,
            objects[file]?["platformFilters"] == nil
          {
            for path in found { resources[path, default: []].insert(number) }
          }
          if let folder = groups.folders[reference] {
            folders[folder, default: Folder()].targets.insert(number)
          }
        }
      }
      for group in node["fileSystemSynchronizedGroups"]?.texts ?? [] {
        targets[number].compiles = true
        if let folder = groups.synchronized[group] {
          folders[folder, default: Folder()].targets.insert(number)
        }
      }
    }
    var seen: Set<String> = []
    for (group, folder) in groups.synchronized {
      for id in objects[group]?["exceptions"]?.texts ?? [] where seen.insert(id).inserted {
        let set = objects[id]
        let conditional = set?["platformFiltersByRelativePath"]?.table?.keys.map { $0.lowercased() } ?? []
        folders[folder, default: Folder()].conditional.formUnion(conditional)
        let named = set?["target"]?.text.flatMap { numbers[$0] }
        guard let target = named ?? set?["buildPhase"]?.text.flatMap({ owners[$0] }) else { continue }
        folders[folder, default: Folder()].exceptions[target, default: []].formUnion(
          (set?["membershipExceptions"]?.texts ?? []).map { $0.lowercased() })
      }
    }
    self.targets = targets
    self.files = files
    self.folders = folders
    self.resources = resources
    self.excluding = excluding
    synchronized = Set(groups.synchronized.values)
    lost = groups.lost
    settingsFiles = settings.filesRead
  }

  /// The product types of executables that have their own bundle. A watch app shares a bundle with its extension.
  private static let programs: Set<String> = [
    "com.apple.product-type.application", "com.apple.product-type.app-extension",
    "com.apple.product-type.application.on-demand-install-capable",
    "com.apple.product-type.app-extension.messages", "com.apple.product-type.app-extension.intents-service",
  ]

  private static let phases: Set<String> = [
    "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase",
  ]

  /// Returns the targets that contain the file at an absolute path in lowercase, or nil if they are unknown.
  func targets(of path: String) -> Set<Int>? {
    var found = files[path] ?? []
    forEachFolder(around: path) { found.formUnion(Self.targets(of: $2, in: $1)) }
    if found.isEmpty, let name = path.split(separator: "/").last, lost.contains(String(name)) { return nil }
    return found
  }

  /// Returns the targets that copy the file at an absolute path in lowercase into their bundle, or into its language
  /// directory, on all platforms and in all configurations.
  func targets(copying path: String) -> Set<Int> {
    var found = resources[path] ?? []
    forEachFolder(around: path) { directory, folder, rest in
      guard synchronized.contains(directory), !Self.isAmong(folder.conditional, rest) else { return }
      found.formUnion(Self.targets(of: rest, in: folder))
    }
    return found.subtracting(excluding)
  }

  private func forEachFolder(around path: String, _ body: (String, Folder, String) -> Void) {
    var around = LexicalPath.directory(of: path)
    while around != "/" {
      defer { around = LexicalPath.directory(of: around) }
      guard let folder = folders[around] else { continue }
      body(around, folder, String(path.utf8.dropFirst(around.utf8.count + 1)) ?? "")
    }
  }

  private static func targets(of path: String, in folder: Folder) -> Set<Int> {
    folder.targets.union(folder.exceptions.keys).filter { target in
      let isException = folder.exceptions[target].map { isAmong($0, path) } ?? false
      return folder.targets.contains(target) != isException
    }
  }

  /// Returns whether a list contains a path or one of its parent directories. Localized files are listed without their
  /// language directory: `Screens/Localized: Main.storyboard`, or `/Localized/Screens/Main.storyboard` in Xcode 16.
  private static func isAmong(_ listed: Set<String>, _ path: String) -> Bool {
    var steps = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    if steps.count > 1, steps[steps.count - 2].hasSuffix(".lproj") {
      let directory = steps.dropLast(2).joined(separator: "/")
      let name = steps[steps.count - 1]
      let place = directory.isEmpty ? "" : "\(directory)/"
      if listed.contains("\(place)localized: \(name)") || listed.contains("/localized/\(place)\(name)") {
        return true
      }
    }
    while !steps.isEmpty {
      if listed.contains(steps.joined(separator: "/")) { return true }
      steps.removeLast()
    }
    return false
  }
}
