import SceneDiagnostics
import SceneModel
import SceneValues

struct LinkCollector {
  private(set) var links: [SceneLink] = []
  private(set) var isComplete: Bool
  let unfilledContainers: [UnfilledContainer]
  private let scene: CheckedScene
  private let controllers: Set<Int>

  init(_ scene: CheckedScene) {
    self.scene = scene
    let document = scene.document
    controllers = Set(document.scenes.lazy.compactMap(\.controller))
    let unfilled = scene.unfilledContainers
    let explained = unfilled.isEmpty ? [] : scene.scenesOfExplainedContainers
    unfilledContainers = unfilled.filter { !explained.contains($0.scene) }
    isComplete =
      document.idsLeftOut.isEmpty && !document.structureFaults.contains(where: Self.mayLead)
      && !["id", "initial", LanguageElement.entry].contains(where: scene.isMisspelled)
      && !scene.vocabulary.containments.contains(where: scene.isMisspelled)
      && !scene.valueTable.faulty.contains { document.values[$0].key.text == LanguageElement.entry }
      && !document.segues.contains { $0.destination == nil && $0.knownKind != .unwind }
      && unfilled.isEmpty
    collectReferences()
    collectSegues()
    collectValues()
  }

  private mutating func collectReferences() {
    for reference in scene.references {
      switch reference.purpose {
      case .initial, .property: break
      default: continue
      }
      guard let object = scene.object(reference.name), let end = scene.document.objects[object].scene,
        !reference.wantsController || scene.isController(object) == true
      else {
        isComplete = false
        continue
      }
      guard let source = sceneIndex(of: reference.source), source != end else { continue }
      links.append(
        SceneLink(.leads, from: source, to: .scene(end), name: reference.name, range: reference.name.range))
    }
  }

  private mutating func collectSegues() {
    let styles = SceneExits.values("presentation", in: scene)
    let transitions = SceneExits.values("transition", in: scene)
    for (index, segue) in scene.document.segues.enumerated() {
      guard let destination = segue.destination else { continue }
      guard let target = scene.linkTarget(destination) else {
        isComplete = false
        continue
      }
      links.append(
        SceneLink(
          kind(of: segue, style: styles[index], transition: transitions[index]),
          from: sceneIndex(of: segue.holder), to: target,
          name: destination, range: segue.nameRange,
          isPrepared: scene.isPrepared(segue)))
    }
  }

  private func kind(
    of segue: SegueNode, style: PropertyValue?, transition: PropertyValue?
  ) -> SceneLink.Kind {
    switch segue.knownKind {
    case .present:
      let isSure =
        segue.source.map { scene.isPlain($0) } == true || (segue.trigger != nil && segue.identifier == nil)
      return .presents(
        covers: SceneExits.keepsPage(transition) ? false : style.map(SceneExits.covers), isSure: isSure)
    // On other objects, an embed segue has no effect and a rule reports it.
    case .embed: return scene.speaker(for: segue.holder)?.ownFacts.embedsScenes == true ? .embeds : .leads
    case .custom, nil: return .custom
    default: return .leads
    }
  }

  private mutating func collectValues() {
    for index in scene.valueTable.unknown + scene.valueTable.references {
      let value = scene.document.values[index]
      guard value.type == nil || scene.holdsControllers(value.type),
        let holder = scene.document.object(of: value.owner), let source = sceneIndex(of: holder)
      else { continue }
      let isHeld = value.type != nil && controllers.contains(holder)
      for word in value.words {
        if value.type == nil, word.elsewhere?.storyboard.isEmpty == true { continue }
        guard let target = scene.linkTarget(word) else { continue }
        links.append(
          SceneLink(isHeld ? .holds : .maybe, from: source, to: target, name: word, range: word.range))
      }
    }
  }

  private func sceneIndex(of object: Int?) -> Int? { object.flatMap { scene.document.objects[$0].scene } }

  private static func mayLead(_ fault: StructureFault) -> Bool {
    switch fault.kind {
    case .misplacedElement: fault.name.text == LanguageElement.segue.name
    case .unknownElement: true
    case .missingAttribute, .unknownAttribute: fault.element == LanguageElement.segue.name
    case .text: false
    }
  }
}

extension CheckedScene {
  /// Returns the scene to which a reference leads, or nil if the object does not exist or is not a scene's controller.
  func linkTarget(_ name: Name) -> SceneLink.Target? {
    if let elsewhere = name.elsewhere {
      return .elsewhere(storyboard: elsewhere.storyboard, id: elsewhere.id)
    }
    guard let object = object(name), let index = document.objects[object].scene,
      document.scenes[index].controller == object
    else { return nil }
    return .scene(index)
  }
}
