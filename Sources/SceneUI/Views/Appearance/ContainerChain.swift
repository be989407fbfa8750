import SceneRuntime

/// A position in the container hierarchy, defined by the enclosing containers whose classes are used in rules. Views
/// enclosed by the same classes share a position. Each position caches the rules that apply to its views.
final class ContainerChain {
  /// The rules from which the position's styles are derived. The reference is unowned because the rules retain the
  /// chains, and the window's context retains the rules.
  private unowned let rules: AppearanceRules
  let classes: [AnyClass]
  private var steps: [ObjectIdentifier: Step] = [:]

  var stylesItems: Bool { rules.stylesItems }

  struct Step {
    let style: ResolvedStyle?
    /// The position inside the container, or nil if it is unchanged because no rule refers to the container's class.
    let inside: ContainerChain?
  }

  init(rules: AppearanceRules, classes: [AnyClass]) {
    self.rules = rules
    self.classes = classes
  }

  func step(into type: AnyClass) -> Step {
    if let known = steps[ObjectIdentifier(type)] { return known }
    let step = Step(
      style: rules.style(of: type, in: classes),
      inside: rules.isContainer(type) ? ContainerChain(rules: rules, classes: classes + [type]) : nil)
    steps[ObjectIdentifier(type)] = step
    return step
  }

  func inside(_ object: AnyObject) -> ContainerChain { step(into: type(of: object)).inside ?? self }
}

final class ResolvedStyle {
  struct Slot: Hashable, Comparable {
    let property: String
    let variant: [String]

    static func < (left: Slot, right: Slot) -> Bool {
      left.property == right.property
        ? left.variant.lexicographicallyPrecedes(right.variant) : left.property < right.property
    }
  }

  /// The setters, sorted by slot so that property observers are always called in the same order.
  let setters: [(slot: Slot, setter: RuleSetter)]

  init(setters: [Slot: RuleSetter]) {
    self.setters = setters.sorted { $0.key < $1.key }.map { (slot: $0.key, setter: $0.value) }
  }

  func refers(of slot: Slot) -> Bool { setters.contains { $0.slot == slot } }
}
