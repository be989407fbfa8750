import InterfaceBuilder
import SceneDiagnostics
import SceneFiles
import SceneSyntax
import SceneValidation
import SceneValues

struct ConfigurationReader {
  private let path: String
  var configuration: Configuration
  private var faults: [String] = []
  var turnedOn: [RuleDescription] = []

  static func read(
    _ path: String, _ origin: OpenedFile.Origin, _ held: UnsavedTexts = UnsavedTexts()
  ) throws -> Configuration {
    let source = try held.read(path, displayPath: ProjectPath.relative(path), origin: origin)
    var reader = ConfigurationReader(
      path: source.path,
      configuration: Configuration(path: LexicalPath.absolute(path)))
    let conflicts = MergeConflict.all(in: source.bytes)
    if conflicts.isEmpty {
      reader.read(String(decoding: source.bytes, as: UTF8.self))
      reader.configuration.severities.turnOn(reader.turnedOn)
    } else {
      reader.faults = conflicts.map { $0.report(in: source) }
    }
    guard reader.faults.isEmpty else { throw Failure(lines: reader.faults, .cannotRead) }
    return reader.configuration
  }

  private init(path: String, configuration: Configuration) {
    self.path = path
    self.configuration = configuration
  }

  private mutating func read(_ text: String) {
    do {
      guard let root = try YAMLDocument.root(of: text) else { return }
      for (key, value) in members(of: root, named: "A configuration") { read(value, for: key) }
    } catch {
      faults.append("\(path)\(error.mark.map { ":\($0)" } ?? ""): \(error)")
    }
  }

  private mutating func read(_ value: YAMLNode, for key: YAMLNode) {
    let name = key.string ?? ""
    switch Configuration.Key(rawValue: name) {
    case .include: configuration.include = globs(value, of: name)
    case .exclude: configuration.exclude = globs(value, of: name)
    case .classes: configuration.manifests = paths(value, of: name, what: "class manifests")
    case .sources:
      configuration.sources = paths(value, of: name, what: "directories of Swift sources", modules: true)
    case .images: configuration.images = paths(value, of: name, what: "directories of images")
    case .rules:
      for (key, level) in members(of: value, named: "'rules'") {
        if let rule = rule(of: key) { readLevel(level, of: rule) }
      }
    case .minimumSeverity:
      guard let severity = value.string.flatMap(Severity.init) else {
        report(
          "'\(name)' must be a severity.", at: value,
          choices: Severity.allCases.reversed().map(\.rawValue))
        break
      }
      configuration.severities.minimum = severity
    case .ignore:
      for (key, files) in members(of: value, named: "'ignore'") {
        if let rule = rule(of: key) { readIgnored(files, of: rule, key) }
      }
    case .names: readNames(value)
    case .limits:
      for (limit, number) in members(of: value, named: "'limits'") { readLimit(limit, number) }
    case .allowed:
      for (kind, list) in members(of: value, named: "'allowed'") { readAllowed(kind, list) }
    case .replaced:
      configuration.expectations.replacedClasses = [:]
      turnedOn.append(InterfaceBuilderRules.classNotAllowed)
      for (old, new) in members(of: value, named: "'replaced'") {
        guard let old = old.string, let new = new.string else {
          report(
            "'replaced' must be a mapping of classes to their replacements: 'OldButton: BrandButton'.",
            at: new)
          continue
        }
        configuration.expectations.replacedClasses[old] = new
      }
    case .accessors:
      guard let accessors = value.string.flatMap(Configuration.Accessors.init) else {
        report(
          "'accessors' must be an access level.", at: value,
          choices: Configuration.Accessors.allCases.map(\.rawValue))
        break
      }
      configuration.accessors = accessors
    case .layout: readLayout(value)
    case nil:
      report("Key '\(name)' does not exist.", at: key, choices: Configuration.Key.allCases.map(\.rawValue))
    }
  }

  private mutating func rule(of key: YAMLNode) -> RuleID? {
    let name = key.string ?? ""
    guard let rule = RuleCatalog.rule(named: name)?.id else {
      report(RuleCatalog.unknown(name), at: key)
      return nil
    }
    return rule
  }

  private mutating func readLevel(_ value: YAMLNode, of rule: RuleID) {
    let levels = RuleSeverities.Level.allCases.map(\.rawValue)
    // YAML 1.1 treats `off` as false, so the text of the scalar is used.
    guard let level = value.string.flatMap(RuleSeverities.Level.init) else {
      let shown = value.string.map { "'\($0)'" } ?? "The value"
      return report("\(shown) is not a severity.", at: value, written: value.string, choices: levels)
    }
    guard level == .error || mayBeOff(rule, at: value) else { return }
    configuration.severities[rule] = level
  }

  private mutating func readIgnored(_ value: YAMLNode, of rule: RuleID, _ key: YAMLNode) {
    guard mayBeOff(rule, at: key) else { return }
    configuration.ignored.append((rule, globs(value, of: key.string ?? "")))
  }

  private mutating func mayBeOff(_ rule: RuleID, at node: YAMLNode) -> Bool {
    guard RuleCatalog.isNeeded(rule) else { return true }
    report(
      "'\(rule)' must be an error: no other rule can check a file that violates it.", at: node)
    return false
  }

  private mutating func readLimit(_ key: YAMLNode, _ value: YAMLNode) {
    guard let limit = RuleSettings.Limit(rawValue: key.string ?? "") else {
      return report(
        "Limit '\(key.string ?? "")' does not exist.", at: key,
        choices: RuleSettings.Limit.allCases.map(\.rawValue))
    }
    guard let number = value.int, number > 0 else {
      return report("'\(limit.rawValue)' must be a number of at least 1.", at: value)
    }
    configuration.settings[limit] = number
    let rule =
      switch limit {
      case .nesting: NestedTooDeeply.description
      case .objectsPerScene, .objectsPerFile: TooManyObjects.description
      case .scenesPerFile: TooManyScenes.description
      case .smallestFont, .largestFont: FontSizeOutOfRange.description
      }
    turnedOn.append(rule)
  }

  mutating func members(of node: YAMLNode, named name: String) -> [(key: YAMLNode, value: YAMLNode)] {
    if let mapping = node.mapping { return mapping }
    report("\(name) must be a mapping ('key: value').", at: node)
    return []
  }

  private mutating func globs(_ node: YAMLNode, of key: String) -> [Glob] {
    strings(node, of: key, what: "globs").compactMap { pattern in
      if let glob = Glob(pattern.text) { return glob }
      report(
        "'\(pattern.text)' is not a glob: \(pattern.text.isEmpty ? "it is empty" : "a '[' is not closed").",
        at: pattern.node)
      return nil
    }
  }

  /// Returns paths relative to the current directory. If `modules` is true, paths can be written as `NAME=directory`.
  private mutating func paths(
    _ node: YAMLNode, of key: String, what: String, modules: Bool = false
  ) -> [String] {
    strings(node, of: key, what: what).map { item in
      let (module, path) = modules ? SourceSearch.split(item.text) : (nil, item.text)
      let place = ProjectPath.relative(path.hasPrefix("/") ? path : "\(configuration.directory)/\(path)")
      return (module.map { "\($0)=" } ?? "") + place
    }
  }

  mutating func strings(_ node: YAMLNode, of key: String, what: String) -> [(text: String, node: YAMLNode)] {
    guard let items = node.sequence else {
      report("'\(key)' must be a list of \(what): [first, second].", at: node)
      return []
    }
    return items.compactMap { item in
      if let text = item.string { return (text, item) }
      report("'\(key)' must be a list of \(what).", at: item)
      return nil
    }
  }

  mutating func report(_ message: String, at node: YAMLNode) {
    faults.append("\(path):\(node.mark): \(message)")
  }

  mutating func report(
    _ message: String, at node: YAMLNode, written: String? = nil, choices: [String]
  ) {
    let advice = closestMatch(to: written ?? node.string ?? "", in: choices).map { "Did you mean '\($0)'?" }
    let list = choices.map { "'\($0)'" }
    let all = list.dropLast().joined(separator: ", ") + " and " + (list.last ?? "")
    report("\(message) \(advice ?? "Valid values: \(all).")", at: node)
  }
}
