import SceneRuntime
import SceneValues

/// The appearance rules of a context: which there are, and what becomes of them for a view at a place.
///
/// What was found for a class within some containers is kept, so that a view that enters a window costs one look-up,
/// however many rules there are.
final class AppearanceRules {
  private var rules: [StyleRule.Key: StyleRule] = [:]
  /// The rules for each class, to be looked through when a view of it or of a subclass is met at a new place.
  private var byTarget: [ObjectIdentifier: [StyleRule]] = [:]
  private var containers: Set<ObjectIdentifier> = []
  private var files: Set<UInt64> = []
  private var top: ContainerChain?
  /// Whether no view can ever have been given anything by a rule.
  private(set) var isUnused = true
  /// Whether a rule may change tints, which views hand on to their subviews.
  private(set) var mayChangeTints = false
  /// Whether a rule is, or was, for what is no view.
  private(set) var stylesItems = false

  /// Adds rules. One for what there is a rule for already takes its place.
  ///
  /// - Throws: `AppearanceError` where one is not for a view, or within what holds none; then nothing has changed.
  func add(_ added: [StyleRule]) throws(AppearanceError) {
    for rule in added { try check(rule) }
    for rule in added { rules[rule.key] = rule }
    didChange()
  }

  /// Adds what a storyboard says, once for each content, however often a file of it is opened. What it says takes the
  /// place of what was said before it: by code, or by another storyboard.
  ///
  /// - Throws: `LoadingError` where a rule is not for a view, or within what holds none; then nothing has changed.
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

  /// Takes what a storyboard says now in place of what it said before.
  ///
  /// - Throws: `LoadingError` as for a storyboard that is added; then nothing has changed.
  func replace(rulesOf old: SceneFile, by new: SceneFile) throws(LoadingError) {
    let gone = try old.appearanceRules().map(\.rule).filter { rules[$0.key]?.value == $0.value }
    files.remove(new.digest)
    try add(rulesOf: new)
    files.remove(old.digest)
    let kept = Set(try new.appearanceRules().map(\.rule.key))
    for rule in gone where !kept.contains(rule.key) { remove(rule.key) }
  }

  /// Whether what a storyboard says was added, if it says anything.
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

  /// Views that are in windows stay as they are; those that enter one from now on are looked at anew.
  private func didChange() {
    isUnused = false
    byTarget = Dictionary(grouping: rules.values) { ObjectIdentifier($0.target) }
    containers = Set(rules.values.flatMap(\.containers).map { ObjectIdentifier($0) })
    // A tint that a rule gave may have to be taken back when there is no such rule any more.
    mayChangeTints = mayChangeTints || rules.values.contains { $0.property == "tintColor" }
    stylesItems = stylesItems || rules.values.contains { !($0.target is View.Type) }
    top = nil
  }

  // MARK: Places

  /// The place that is in nothing.
  var outside: ContainerChain {
    if let top { return top }
    let chain = ContainerChain(rules: self, classes: [])
    top = chain
    return chain
  }

  /// Whether a rule asks for containers of this class, or of one that it descends from.
  func isContainer(_ type: AnyClass) -> Bool { lineage(of: type).contains(where: containers.contains) }

  /// What the rules say of a view's class within containers; nil where they say nothing.
  func style(of type: AnyClass, in chain: [AnyClass]) -> ResolvedStyle? {
    var best: [ResolvedStyle.Slot: (setter: RuleSetter, rank: RuleRank)] = [:]
    for (depth, ancestor) in lineage(of: type).enumerated() {
      for rule in byTarget[ancestor] ?? [] {
        guard let rank = RuleRank(of: rule, targetDepth: depth, in: chain) else { continue }
        let slot = ResolvedStyle.Slot(property: rule.property, variant: rule.variant)
        if let other = best[slot], !other.rank.yields(to: rank) { continue }
        best[slot] = (rule.setter, rank)
      }
    }
    return best.isEmpty ? nil : ResolvedStyle(setters: best.mapValues(\.setter))
  }

  /// The class and its superclasses, from the class upward.
  private func lineage(of type: AnyClass) -> [ObjectIdentifier] {
    Array(sequence(first: type) { _getSuperclass($0) }).map { ObjectIdentifier($0) }
  }
}
