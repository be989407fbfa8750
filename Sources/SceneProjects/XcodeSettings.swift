import SceneFiles
import SceneValues

/// The build settings of an Xcode project that determine module names, in the order in which Xcode searches
/// them.
struct XcodeSettings {
  private typealias Table = [String: String]

  private typealias Levels = [Table]

  private static let greatestDepth = 16
  /// The maximum length of a name. A longer name cannot be a module name.
  private static let longest = 4096

  private let objects: [String: PropertyListNode]
  private let project: PropertyListNode
  private let groups: XcodeGroups
  private let projectName: String
  private let read: (String) -> [UInt8]?
  private let shared: [String: PropertyListNode]
  private var known: [String: Table] = [:]
  /// The number of remaining steps. Without this limit, references between settings could take exponential
  /// time.
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
    let name = projectPath.split(separator: "/").last ?? ""
    projectName = String(name.split(separator: ".").first ?? name)
  }

  /// Returns the module names of a target in all configurations, or nil if any of them is unknown.
  mutating func modules(of target: PropertyListNode, named name: String) -> Set<String>? {
    var modules: Set<String> = []
    let own = Self.configurations(of: target, objects)
    for (configuration, node) in own.isEmpty ? [("", PropertyListNode.nothing)] : own {
      let levels = levels(of: node) + levels(of: shared[configuration])
      let given = ["TARGET_NAME": name, "PROJECT_NAME": projectName, "CONFIGURATION": configuration]
      guard let module = module(levels + [given]) else { return nil }
      modules.insert(module)
    }
    return modules
  }

  private mutating func module(_ levels: Levels) -> String? {
    let product = value("PRODUCT_NAME", in: levels) ?? "$(TARGET_NAME)"
    let module = value("PRODUCT_MODULE_NAME", in: levels) ?? product
    let named = levels + [["PRODUCT_NAME": "$(TARGET_NAME)"]]
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
    let own = (configuration["buildSettings"]?.table ?? [:]).compactMapValues(\.text)
    steps -= own.count
    let file = configuration["baseConfigurationReference"]?.text.flatMap(groups.file)
    return [own] + (file.map { [settings(in: $0, depth: 0)] } ?? [])
  }

  // MARK: Files of settings

  private mutating func settings(in path: String, depth: Int) -> Table {
    if let table = known[path] { return table }
    // Prevents infinite recursion in circular includes.
    known[path] = [:]
    filesRead.insert(path)
    var table: Table = [:]
    for line in read(path).map({ String(decoding: $0, as: UTF8.self) })?.split(whereSeparator: \.isNewline)
      ?? []
    {
      let text = Self.trimmed(Self.withoutComment(line))
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"")
        guard parts.count == 2, depth < Self.greatestDepth else { continue }
        let included = "\(LexicalPath.directory(of: path))/\(parts[1])"
        table.merge(settings(in: LexicalPath.absolute(included), depth: depth + 1)) { _, new in new }
        continue
      }
      guard let mark = text.firstIndex(of: "=") else { continue }
      let key = Self.trimmed(text[..<mark])
      // Settings in brackets apply to only one platform or architecture.
      guard !key.contains("[") else { continue }
      table[String(key)] = String(Self.trimmed(text[text.index(after: mark)...]))
    }
    known[path] = table
    return table
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

  // MARK: Values

  private func value(_ key: String, in levels: Levels) -> String? {
    for (index, level) in levels.enumerated() {
      guard let value = level[key] else { continue }
      guard value.contains("inherited") else { return value }
      let inherited = self.value(key, in: Array(levels[(index + 1)...])) ?? ""
      return value.replacing("$(inherited)", with: inherited).replacing("${inherited}", with: inherited)
    }
    return nil
  }

  private mutating func expand(_ text: String, _ levels: Levels, depth: Int) -> String? {
    steps -= 1
    guard depth < Self.greatestDepth, text.utf8.count < Self.longest, steps > 0 else { return nil }
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

  /// Returns the default of a reference, such as `Clock` for `$(NAME:default=Clock)`.
  private static func fallback(_ parts: [Substring]) -> String? {
    parts.first { $0.hasPrefix("default=") }.map { String($0.dropFirst("default=".count)) }
  }

  static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
