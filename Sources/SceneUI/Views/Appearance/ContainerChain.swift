import SceneRuntime

/// A place among containers: the classes of what a view there is in, as far as rules ask for them.
///
/// Places are shared by all views whose containers are of the same classes, and each keeps what was found for the
/// classes of views that were met there.
final class ContainerChain {
  /// They keep the chains, and are kept by whoever walks along one: the window's context.
  private unowned let rules: AppearanceRules
  /// The window's first.
  let classes: [AnyClass]
  private var steps: [ObjectIdentifier: Step] = [:]

  var stylesItems: Bool { rules.stylesItems }

  /// What was found for a class at the place.
  struct Step {
    /// What rules say of a view of the class; nil for nothing.
    let style: ResolvedStyle?
    /// The place inside it; nil where no rule asks for such a container, which leaves the same place.
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

/// What rules say of the views of one class at one place.
final class ResolvedStyle {
  /// One of the values that a view has.
  struct Slot: Hashable, Comparable {
    let property: String
    let variant: [String]

    static func < (left: Slot, right: Slot) -> Bool {
      left.property == right.property
        ? left.variant.lexicographicallyPrecedes(right.variant) : left.property < right.property
    }
  }

  /// In the order of the slots, so that observers of properties are called in the same order every time.
  let setters: [(slot: Slot, setter: RuleSetter)]

  init(setters: [Slot: RuleSetter]) {
    self.setters = setters.sorted { $0.key < $1.key }.map { (slot: $0.key, setter: $0.value) }
  }

  func speaks(of slot: Slot) -> Bool { setters.contains { $0.slot == slot } }
}
