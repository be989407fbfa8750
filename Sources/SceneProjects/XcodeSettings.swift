import SceneFiles
import SceneModel
import SceneValues

/// An Xcode project's settings that determine module names and deployment targets. They are resolved in Xcode's order.
struct XcodeSettings {
  private struct Setting {
    var text: String
    /// The path of the file that contains the value. `range` is the value's byte range in that file.
    var path = ""
    var range = 0..<0
  }

  private struct Table {
    private(set) var settings: [String: Setting] = [:]
    /// The settings with a value that applies to only one platform or architecture.
    private(set) var conditional: Set<String> = []
    /// Whether the file that contains the settings cannot be read.
    var isMissing = false

    mutating func add(_ setting: Setting, for key: some StringProtocol) {
      if let bracket = key.firstIndex(of: "[") {
        conditional.insert(String(key[..<bracket]))
      } else {
        settings[String(key)] = setting
      }
    }

    mutating func add(_ other: Table) {
      settings.merge(other.settings) { _, new in new }
      conditional.formUnion(other.conditional)
    }
  }

  private typealias Levels = [Table]

  private static let maximumDepth = 16
  /// The maximum length of a resolved value. No module has a longer name.
  private static let longest = 4096
  /// The version of Xcode that first required a setting for the version of Swift, in the form of `LastUpgradeCheck`.
  private static let xcode8 = 800

  private let objects: [String: PropertyListNode]
  private let project: PropertyListNode
  private let groups: XcodeGroups
  private let projectName: String
  private let projectFile: String
  private let isOfXcode7: Bool
  private let read: (String) -> [UInt8]?
  private let shared: [String: PropertyListNode]
  private var known: [String: Table] = [:]
  /// The number of remaining steps. Without a limit, mutually dependent settings could take exponential time to resolve.
  private var steps = 1_000_000
  private(set) var filesRead: Set<String> = []

  init(
    _ objects: [String: PropertyListNode], _ project: PropertyListNode, _ groups: XcodeGroups,
    projectPath: String, read: @escaping (String) -> [UInt8]?
  ) {
    self.objects = objects
    self.project = project
    self.groups = groups
    self.read = read
    let configurations = Self.configurations(of: project, objects)
    shared = Dictionary(configurations.map { ($0.name, $0.node) }, uniquingKeysWith: { first, _ in first })
    let versions = ["LastUpgradeCheck", "LastSwiftUpdateCheck"].compactMap { key in
      (project["attributes"]?[key]?.text).flatMap { Int($0) }
    }
    isOfXcode7 = versions.max().map { $0 < Self.xcode8 } ?? false
    projectFile = "\(projectPath)/project.pbxproj"
    let name = projectPath.split(separator: "/").last ?? ""
    projectName = String(name.split(separator: ".").first ?? name)
  }

  /// Returns a target's module names in all configurations, or nil if any of them is unknown.
  mutating func modules(of target: PropertyListNode, named name: String) -> Set<String>? {
    var modules: Set<String> = []
    for levels in levels(of: target, named: name) {
      guard let module = module(levels) else { return nil }
      modules.insert(module)
    }
    return modules
  }

  /// Returns the lowest deployment target for each platform. Platforms with an unknown version are omitted.
  mutating func deployment(
    of target: PropertyListNode, named name: String
  ) -> [ApplePlatforms: DeploymentSetting] {
    let configurations = levels(of: target, named: name)
    var deployment: [ApplePlatforms: DeploymentSetting] = [:]
    for (platform, key) in ApplePlatforms.deploymentSettings {
      let found = configurations.map { deploymentSetting(key, in: $0) }
      guard !found.contains(nil) else { continue }
      deployment[platform] = found.compactMap(\.self).min { $0.version < $1.version }
    }
    return deployment
  }

  /// Returns whether any configuration of a target might set a value, even if only for one platform.
  mutating func mayContain(_ key: String, in target: PropertyListNode, named name: String) -> Bool {
    levels(of: target, named: name).joined().contains {
      $0.isMissing || $0.settings[key] != nil || $0.conditional.contains(key)
    }
  }

  /// Returns whether Swift might expose members to Objective-C without an attribute, as in Swift 3.
  mutating func infersExposure(of target: PropertyListNode, named name: String) -> Bool {
    levels(of: target, named: name).contains { levels in
      // `Default` turns the inference of Swift 3 off.
      let inference = value("SWIFT_SWIFT3_OBJC_INFERENCE", in: levels) ?? "Default"
      return ["1", "2", "3"].contains(swiftVersion(levels)) || !["Off", "Default"].contains(inference)
    }
  }

  mutating func mayUseSwift2(of target: PropertyListNode, named name: String) -> Bool {
    levels(of: target, named: name).contains { ["1", "2"].contains(swiftVersion($0)) }
  }

  /// Returns the major version. Only projects of Xcode 7 and older do not specify the version of Swift.
  private mutating func swiftVersion(_ levels: Levels) -> Substring {
    let version = value("SWIFT_VERSION", in: levels).flatMap { expand($0, levels, depth: 0) }
    return version?.prefix { $0 != "." } ?? (isOfXcode7 ? "2" : "")
  }

  private mutating func deploymentSetting(_ key: String, in levels: Levels) -> DeploymentSetting? {
    let owner = levels.firstIndex {
      $0.settings[key] != nil || $0.isMissing || $0.conditional.contains(key)
    }
    guard let owner, !levels[owner].isMissing, !levels[owner].conditional.contains(key),
      let setting = setting(key, in: Array(levels[owner...])), !setting.path.isEmpty,
      let version = expand(setting.text, levels, depth: 0).flatMap({ PlatformVersion($0) })
    else { return nil }
    return DeploymentSetting(version: version, path: setting.path, range: setting.range)
  }

  private static func table(_ settings: [String: Setting]) -> Table {
    settings.reduce(into: Table()) { $0.add($1.value, for: $1.key) }
  }

  private mutating func levels(of target: PropertyListNode, named name: String) -> [Levels] {
    let own = Self.configurations(of: target, objects)
    let others = shared.isEmpty ? [""] : shared.keys.sorted()
    var configurations: [Levels] = []
    let all = own.isEmpty ? others.map { ($0, PropertyListNode.nothing) } : own
    for (configuration, node) in all {
      let given = ["TARGET_NAME": name, "PROJECT_NAME": projectName, "CONFIGURATION": configuration]
      configurations.append(
        levels(of: node) + levels(of: shared[configuration])
          + [Self.table(given.mapValues { Setting(text: $0) })])
    }
    return configurations
  }

  private mutating func module(_ levels: Levels) -> String? {
    let product = value("PRODUCT_NAME", in: levels) ?? "$(TARGET_NAME)"
    let module = value("PRODUCT_MODULE_NAME", in: levels) ?? product
    let named = levels + [Self.table(["PRODUCT_NAME": Setting(text: "$(TARGET_NAME)")])]
    guard let text = expand(module, named, depth: 0), !text.isEmpty else { return nil }
    return Self.identifier(text)
  }

  private static func configurations(
    of owner: PropertyListNode, _ objects: [String: PropertyListNode]
  ) -> [(name: String, node: PropertyListNode)] {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.texts ?? []).compactMap { id in
      objects[id].map { ($0["name"]?.text ?? "", $0) }
    }
  }

  private mutating func levels(of configuration: PropertyListNode?) -> Levels {
    guard let configuration else { return [] }
    let own = (configuration["buildSettings"]?.table ?? [:]).compactMapValues { [projectFile] node in
      node.text.map { Setting(text: $0, path: projectFile, range: node.range) }
    }
    steps -= own.count
    let file =
      configuration["baseConfigurationReference"]?.text.flatMap(groups.path)
      ?? synchronizedFile(of: configuration)
    return [Self.table(own)] + (file.map { [settings(in: $0, depth: 0)] } ?? [])
  }

  /// Returns the path of a configuration file in a synchronized folder, which the project refers to by a relative path.
  private func synchronizedFile(of configuration: PropertyListNode) -> String? {
    guard let path = configuration["baseConfigurationReferenceRelativePath"]?.text,
      let folder = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap(groups.path)
    else { return nil }
    return LexicalPath.absolute("\(folder)/\(path)")
  }

  private mutating func settings(in path: String, _ content: [UInt8]? = nil, depth: Int) -> Table {
    if let table = known[path] { return table }
    // An empty table prevents infinite recursion in circular includes.
    known[path] = Table()
    filesRead.insert(path)
    var table = Table()
    let bytes = content ?? read(path)
    // CocoaPods generates these files, which are rarely in repositories and set no deployment target.
    table.isMissing = bytes == nil && !path.contains("/Pods/")
    for bytes in bytes?.split(whereSeparator: { $0 == 10 || $0 == 13 }) ?? [] {
      let line = String(decoding: bytes, as: UTF8.self)
      let text = Self.trimmed(Self.withoutComment(line[...]))
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"")
        guard parts.count == 2, depth < Self.maximumDepth else { continue }
        let (included, content) = includedFile(String(parts[1]), by: path)
        let inner = settings(in: included, content, depth: depth + 1)
        table.add(inner)
        table.isMissing = table.isMissing || inner.isMissing && !text.hasPrefix("#include?")
        continue
      }
      guard let mark = text.firstIndex(of: "=") else { continue }
      let value = Self.trimmed(text[text.index(after: mark)...])
      let start = bytes.startIndex + line.utf8.distance(from: line.startIndex, to: value.startIndex)
      table.add(
        Setting(text: String(value), path: path, range: start..<start + value.utf8.count),
        for: Self.trimmed(text[..<mark]))
    }
    known[path] = table
    return table
  }

  /// Returns an included file, whose path is relative to the including file or to the project's directory.
  private mutating func includedFile(_ name: String, by path: String) -> (path: String, content: [UInt8]?) {
    let own = LexicalPath.absolute(
      name.hasPrefix("/") ? name : "\(LexicalPath.directory(of: path))/\(name)")
    guard known[own] == nil else { return (own, nil) }
    if let content = read(own) { return (own, content) }
    guard !name.hasPrefix("/") else { return (own, nil) }
    let ofProject = LexicalPath.absolute("\(groups.root)/\(name)")
    filesRead.insert(own)
    guard known[ofProject] == nil else { return (ofProject, nil) }
    let content = read(ofProject)
    return (content == nil ? own : ofProject, content)
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard let place = line.firstRange(of: "//") else { return line }
    return line[..<place.lowerBound]
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true || text.last == ";" { text.removeLast() }
    return text
  }

  private func value(_ key: String, in levels: Levels) -> String? { setting(key, in: levels)?.text }

  private func setting(_ key: String, in levels: Levels) -> Setting? {
    for (index, level) in levels.enumerated() {
      guard var setting = level.settings[key] else { continue }
      guard setting.text.contains("inherited") else { return setting }
      let inherited = value(key, in: Array(levels[(index + 1)...])) ?? ""
      setting.text = setting.text.replacing("$(inherited)", with: inherited)
        .replacing("${inherited}", with: inherited)
      return setting
    }
    return nil
  }

  private mutating func expand(_ text: String, _ levels: Levels, depth: Int) -> String? {
    steps -= 1
    guard depth < Self.maximumDepth, text.utf8.count < Self.longest, steps > 0 else { return nil }
    guard let mark = text.firstIndex(of: "$") else { return text }
    let rest = text[text.index(after: mark)...]
    guard let bracket = rest.first, bracket == "(" || bracket == "{",
      let end = rest.firstIndex(of: bracket == "(" ? ")" : "}")
    else { return nil }
    let parts = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":")
    guard let name = parts.first, !name.contains("$") else { return nil }
    var given = value(String(name), in: levels)
    if let named = given { given = expand(named, levels, depth: depth + 1) }
    guard var value = given ?? Self.fallback(parts) else { return nil }
    for operation in parts.dropFirst() {
      switch operation {
      case "c99extidentifier", "identifier": value = Self.identifier(value)
      case "rfc1034identifier": value = String(value.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      default: break
      }
    }
    guard let tail = expand(String(rest[rest.index(after: end)...]), levels, depth: depth + 1) else {
      return nil
    }
    let whole = text[..<mark] + value + tail
    return whole.utf8.count < Self.longest ? String(whole) : nil
  }

  /// Returns the default value of a reference, such as `Clock` for `$(NAME:default=Clock)`.
  private static func fallback(_ parts: [Substring]) -> String? {
    parts.first { $0.hasPrefix("default=") }.map { String($0.dropFirst("default=".count)) }
  }

  static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
