import SceneArchive
import SceneModel
import SceneValues

extension Lowering {
  /// Lowers appearance rules. Creates a record for each class and list of containers, plus one for each variant.
  mutating func lowerAppearances() {
    for rule in mergedRules().sorted(by: { $0.order.lexicographicallyPrecedes($1.order) }) {
      var record = AppearanceRecord(classIndex: appearanceClass(rule.className))
      let start = content.containers.count
      for container in rule.containers { content.containers.append(appearanceClass(container)) }
      record.containers = start..<content.containers.count
      record.variant = rule.variant.map { content.key($0) }
      let firstValue = content.values.count
      for value in rule.values { content.appendValue(key: value.key, value.value) }
      record.values = firstValue..<content.values.count
      for node in rule.nodes { written.appearances[node] = content.appearances.count }
      content.appearances.append(record)
      sourceMap.appearances.append(rule.position)
    }
  }

  private struct Rule {
    var className: String
    var containers: [String]
    var variant: String?
    var values: [(key: String, value: Value)]
    var position: SourceMap.Position
    var nodes: [Int]
    var imports: [String]

    var order: [String] {
      [className, "\(containers.count)"] + containers + [variant ?? ""]
        + values.flatMap { [$0.key, $0.value.literal] } + imports
    }
  }

  private func mergedRules() -> [Rule] {
    var rules: [Rule] = []
    var bases: [[String]: Int] = [:]
    let effectiveValues = effectiveValues()
    for (index, node) in document.appearances.enumerated() {
      let values = ruleValues(effectiveValues[index], className: node.className.text)
      let imports = imports(ofRule: index)
      guard !values.isEmpty || !imports.isEmpty else { continue }
      let rule = Rule(
        className: vocabularyName(node.className.text),
        containers: node.containers.map { vocabularyName($0.text) },
        variant: node.variant?.text, values: values, position: position(node.nameRange), nodes: [index],
        imports: imports)
      // Rules with imported markup are not merged.
      let canMerge = node.variant == nil && imports.isEmpty
      if canMerge, let first = bases[[rule.className] + rule.containers] {
        rules[first].values = (rules[first].values + values).sorted { $0.key < $1.key }
        rules[first].nodes.append(index)
        continue
      }
      if canMerge { bases[[rule.className] + rule.containers] = rules.count }
      rules.append(rule)
    }
    return rules
  }

  private func imports(ofRule index: Int) -> [String] {
    (imports[.appearance(index)] ?? []).map { document.imports[$0] }.flatMap {
      [$0.attribute ?? "", $0.text]
    }
  }

  /// Returns each rule's values, excluding those that a later rule overrides. Variants of a host app's class are resolved
  /// when the scene is loaded, because the declaration of the class must never affect the compiled file.
  private func effectiveValues() -> [[PropertyValue]] {
    var inForce = document.appearances.map { _ in [PropertyValue]() }
    var specified: Set<[String]> = []
    for (index, node) in document.appearances.enumerated().reversed() {
      let all = values[.appearance(index)].map { document.values[$0] }
      let subject = ([node.className] + node.containers).map { vocabularyName($0.text) }
      inForce[index] = all.filter { value in
        guard value.origin != .axis, let variant = axes(of: value, node, among: all) else { return true }
        return specified.insert(subject + ["", value.key.text] + variant).inserted
      }
      if inForce[index].count < all.count, inForce[index].allSatisfy({ $0.origin == .axis }) {
        inForce[index] = []
      }
    }
    return inForce
  }

  private func axes(of value: PropertyValue, _ rule: AppearanceNode, among all: [PropertyValue]) -> [String]?
  {
    guard isLibraryClass(rule.className.text) else { return rule.variant == nil ? [] : nil }
    return vocabulary.property(value.key.text, of: rule.className.text)?.variant?.axes.map { axis in
      let specified = all.first { $0.origin == .axis && $0.key.text == axis.name }
      return specified.map { $0.value?.literal ?? $0.literal.text } ?? axis.base
    } ?? []
  }

  /// Returns a rule's values. Those of an app's class are text, so that no manifest affects the compiled file.
  private func ruleValues(_ values: [PropertyValue], className: String) -> [(key: String, value: Value)] {
    let isLibrary = isLibraryClass(className)
    return
      values
      .map { ($0.key.text, isLibrary ? $0.value! : .text($0.literal.text)) }
      .sorted { $0.0 < $1.0 }
  }

  private func isLibraryClass(_ name: String) -> Bool {
    vocabulary.description(of: name).map { Vocabulary.libraryModules.contains($0.module) } ?? false
  }

  private func vocabularyName(_ name: String) -> String {
    isLibraryClass(name) ? vocabulary.name(of: name) : name
  }

  private mutating func appearanceClass(_ name: String) -> ClassIndex {
    guard isLibraryClass(name), let description = vocabulary.description(of: name) else {
      return classIndex(named: name)
    }
    return content.classIndex(
      name: description.name, module: description.module, element: description.element)
  }
}
