import SceneDiagnostics
import SceneModel

extension FileSummary: CacheCodable {
  static var blank: Self {
    FileSummary(nameRange: .blank, areLinksKnown: false, isClean: false, hasErrors: false)
  }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&nameRange, &areLinksKnown, &isClean, &hasErrors)
    coder.code(&scenes, &initial, &links, &unwinds)
    coder.code(&lacksInitial, &isForeign, &unfilledContainers, &appearanceReferences)
    coder.code(&areControllersKnown, &suppressions, &needs, &unknownMembers)
    coder.code(&wiring, &platforms, &nibUses, &secondView)
    coder.code(&uncheckedPlurals)
    coder.check(refersToItsScenes)
  }

  private var refersToItsScenes: Bool {
    let scenes = scenes.indices
    if let initial, !scenes.contains(initial) { return false }
    for link in links {
      if let source = link.source, !scenes.contains(source) { return false }
      if case .scene(let target) = link.target, !scenes.contains(target) { return false }
    }
    return unwinds.allSatisfy { scenes.contains($0.source) }
      && unfilledContainers.allSatisfy { scenes.contains($0.scene) }
  }
}

extension Name: CacheCodable {
  static var blank: Self { Name("", .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&text, &range) }
}

extension SceneSummary: CacheCodable {
  static var blank: Self {
    SceneSummary(
      id: nil, nameRange: .blank, title: .blank, isEntry: false, isOpen: false, isShown: false,
      covers: false, actions: nil)
  }

  mutating func code(with coder: inout CacheCoder) {
    coder.code(&id, &nameRange, &title, &actions)
    coder.code(&isEntry, &isOpen, &isShown, &covers)
    coder.code(&keepsPage)
    coder.code(&className, &identifier)
  }
}

extension SceneLink: CacheCodable {
  static var blank: Self { SceneLink(.leads, from: nil, to: .blank, name: .blank, range: .blank) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&kind, &source, &target, &name)
    coder.code(&range, &reference, &isPrepared)
  }
}

extension StoryboardReference: CacheCodable {
  static var blank: Self { StoryboardReference(storyboard: .blank, identifier: nil) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&storyboard, &identifier) }
}

extension SceneLink.Kind: CacheCodable {
  static var blank: Self { Self.leads }
  mutating func code(with coder: inout CacheCoder) {
    var (number, covers, isSure) = (0, Bool?.none, false)
    switch self {
    case .leads: number = 0
    case .custom: number = 1
    case .holds: number = 2
    case .maybe: number = 3
    case .embeds: number = 5
    case .presents(let coversValue, let isCertainValue):
      (number, covers, isSure) = (4, coversValue, isCertainValue)
    }
    coder.code(&number, below: 6)
    if number == 4 { coder.code(&covers, &isSure) }
    self =
      switch number {
      case 0: .leads
      case 1: .custom
      case 2: .holds
      case 3: .maybe
      case 5: .embeds
      default: .presents(covers: covers, isSure: isSure)
      }
  }
}

extension SceneLink.Target: CacheCodable {
  static var blank: Self { Self.elsewhere(storyboard: "", id: "") }

  mutating func code(with coder: inout CacheCoder) {
    var (scene, storyboard, id) = (Int?.none, "", "")
    switch self {
    case .scene(let index): scene = index
    case .elsewhere(let other, let name): (storyboard, id) = (other, name)
    }
    coder.code(&scene)
    if scene == nil { coder.code(&storyboard, &id) }
    self = scene.map { .scene($0) } ?? .elsewhere(storyboard: storyboard, id: id)
  }
}

extension Unwind: CacheCodable {
  static var blank: Self { Unwind(from: 0, action: .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&source, &action, &intended, &isFound) }
}

extension UnfilledContainer: CacheCodable {
  static var blank: Self { UnfilledContainer(scene: 0, key: "", held: 0, needed: 0) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&scene, &key, &held, &needed) }
}

extension NibUse: CacheCodable {
  static var blank: Self { NibUse(.blank, title: .blank, className: nil) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&name, &title, &className) }
}

extension AppearanceReference: CacheCodable {
  static var blank: Self { AppearanceReference(rule: "", className: "", name: .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&rule, &className, &name) }
}

extension SuppressionNode: CacheCodable {
  static var blank: Self { SuppressionNode(range: .blank, rule: nil, element: nil) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&range, &rule, &element) }
}

extension FileNeeds: CacheCodable {}

extension ApplePlatforms: CacheCodable {}

extension UnknownMember: CacheCodable {
  static var blank: Self { UnknownMember(.outlet, .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&kind, &range) }
}

extension UnknownMember.Kind: CacheCodable {}
