import SceneRuntime
import SceneValues

/// The appearance rules of a context. Resolved styles are cached by class and container chain, so a view that enters a
/// window requires only one lookup, regardless of the number of rules.
final class AppearanceRules {
  private var rules: [StyleRule.Key: StyleRule] = [:]
  private var byTarget: [ObjectIdentifier: [StyleRule]] = [:]
  private var containers: Set<ObjectIdentifier> = []
  private var files: Set<UInt64> = []
  private var top: ContainerChain?
  /// Whether no rule has ever been added, so that no view can have an applied rule.
  private(set) var isUnused = true
  /// Whether any rule changes, or has ever changed, tint colors, which subviews inherit.
  private(set) var mayChangeTints = false
  /// Whether any rule targets, or has ever targeted, an object that is not a view.
  private(set) var stylesItems = false

  /// Adds rules, replacing rules with the same target and property. If a target or container is invalid, nothing changes.
  func add(_ added: [StyleRule]) throws(AppearanceError) {
    for rule in added { try check(rule) }
    for rule in added { rules[rule.key] = rule }
    didChange()
  }

  /// Adds a storyboard's rules, which replace existing rules for the same target and property. Does nothing if a
  /// storyboard with identical content was already added. If a target or container is invalid, no rules are changed.
  func add(rulesOf file: SceneFile) throws(LoadingError) {
    guard file.hasAppearanceRules, !files.contains(file.digest) else { return }
    let added = try file.appearanceRules()
    for (rule, place) in added {
      do throws(AppearanceError) {
        try check(rule)
      } catch {
        throw LoadingError(.appearance(error), at: place)
      }
    }
    files.insert(file.digest)
    for (rule, _) in added { rules[rule.key] = rule }
    didChange()
  }

  /// Replaces a storyboard's old rules with its new rules. If a new rule is invalid, no rules are changed.
  func replace(rulesOf old: SceneFile, by new: SceneFile) throws(LoadingError) {
    let gone = try old.appearanceRules().map(\.rule).filter { rules[$0.key]?.value == $0.value }
    files.remove(new.digest)
    try add(rulesOf: new)
    files.remove(old.digest)
    let kept = Set(try new.appearanceRules().map(\.rule.key))
    for rule in gone where !kept.contains(rule.key) { remove(rule.key) }
  }

  func hasRules(of file: SceneFile) -> Bool { !file.hasAppearanceRules || files.contains(file.digest) }

  private func check(_ rule: StyleRule) throws(AppearanceError) {
    guard rule.target is any AppearanceSubject.Type else { throw .notAView("\(rule.target)") }
    for container in rule.containers where !(container is View.Type || container is ViewController.Type) {
      throw .notAContainer("\(container)")
    }
  }

  func remove(_ key: StyleRule.Key) {
    if rules.removeValue(forKey: key) != nil { didChange() }
  }

  func value(_ key: StyleRule.Key) -> Value? { rules[key]?.value }

  /// Invalidates the cache. Views that are already in windows do not change.
  private func didChange() {
    isUnused = false
    byTarget = Dictionary(grouping: rules.values) { ObjectIdentifier($0.target) }
    containers = Set(rules.values.flatMap(\.containers).map { ObjectIdentifier($0) })
    // The value stays true when a rule is removed, because the tint color may then have to be reset.
    mayChangeTints = mayChangeTints || rules.values.contains { $0.property == "tintColor" }
    stylesItems = stylesItems || rules.values.contains { !($0.target is View.Type) }
    top = nil
  }

  var outside: ContainerChain {
    if let top { return top }
    let chain = ContainerChain(rules: self, classes: [])
    top = chain
    return chain
  }

  func isContainer(_ type: AnyClass) -> Bool { lineage(of: type).contains(where: containers.contains) }

  func style(of type: AnyClass, in chain: [AnyClass]) -> ResolvedStyle? {
    var best: [ResolvedStyle.Slot: (setter: RuleSetter, rank: RuleRank)] = [:]
    let isLibraryButton = type is any LibraryButton.Type
    for (depth, ancestor) in lineage(of: type).enumerated() {
      for rule in byTarget[ancestor] ?? [] {
        if isLibraryButton, rule.property != "tintColor", ancestor != ObjectIdentifier(View.self) { continue }
        guard let rank = RuleRank(of: rule, targetDepth: depth, in: chain) else { continue }
        let slot = ResolvedStyle.Slot(property: rule.property, variant: rule.variant)
        if let other = best[slot], !other.rank.yields(to: rank) { continue }
        best[slot] = (rule.setter, rank)
      }
    }
    return best.isEmpty ? nil : ResolvedStyle(setters: best.mapValues(\.setter))
  }

  private func lineage(of type: AnyClass) -> [ObjectIdentifier] {
    Array(sequence(first: type) { _getSuperclass($0) }).map { ObjectIdentifier($0) }
  }
}
