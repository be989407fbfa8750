import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneValues

struct OutlineCollector {
  let document: SceneDocument
  let vocabulary: Vocabulary
  let ids: [String: String]
  let canvas: InterfaceBuilder.Canvas

  func outline() -> StoryboardOutline {
    if document.kind == .nib { return StoryboardOutline(isNib: true, scenes: views, edges: []) }
    let titles = titles
    let scenes = document.scenes.map { scene(of: $0, titles) }
    let initial = document.initial.flatMap { sceneIndex($0.text) }
    return StoryboardOutline(
      initial: initial, scenes: scenes,
      edges: (segues + relationships).sorted { $0.range.start < $1.range.start },
      referencePlaces: canvas.references)
  }

  private func scene(of node: SceneNode, _ titles: [Int: String]) -> StoryboardOutline.Scene {
    guard let index = node.controller else {
      return StoryboardOutline.Scene(element: "scene", isEntry: false, range: node.nameRange)
    }
    return scene(of: document.objects[index], titled: titles[index])
  }

  private func scene(of object: ObjectNode, titled title: String? = nil) -> StoryboardOutline.Scene {
    StoryboardOutline.Scene(
      id: object.id?.text, name: object.id.map { ids[$0.text] ?? $0.text },
      element: object.element, customClass: object.customClass?.text, title: title,
      isEntry: object.isEntry, range: object.nameRange, place: canvas.scenes[object.nameRange.start])
  }

  private var views: [StoryboardOutline.Scene] {
    document.objects.filter { object in
      let isShown =
        object.parent.map { object.slot == "view" && document.objects[$0].parent == nil } ?? true
      return isShown
        && object.elementClass.map { vocabulary.isClass($0, descendantOf: Vocabulary.viewClass) } == true
    }.map { scene(of: $0) }
  }

  /// The titles of view controllers. If a controller has no title, the title of its navigation item or tab is used.
  private var titles: [Int: String] {
    var found: [Int: (rank: Int, text: String)] = [:]
    for index in document.values.indices(forKey: "title") {
      guard case .object(let object) = document.values.owner(at: index) else { continue }
      let parent = document.objects[object].parent
      let (controller, rank): (Int?, Int) =
        switch document.objects[object].element {
        case "navigationItem": (parent, 1)
        case "tabBarItem": (parent, 2)
        default: (object, 0)
        }
      guard let controller, isController(controller) else { continue }
      let text = document.values[index].literal.text
      guard !text.isEmpty, found[controller].map({ rank < $0.rank }) ?? true else { continue }
      found[controller] = (rank, text)
    }
    return found.mapValues(\.text)
  }

  private func isController(_ object: Int) -> Bool {
    document.objects[object].scene.map { document.scenes[$0].controller == object } ?? false
  }

  private func sceneIndex(_ id: String) -> Int? {
    document.object(withID: id).flatMap { isController($0) ? document.objects[$0].scene : nil }
  }

  private func target(_ name: Name) -> StoryboardOutline.Target? {
    if let elsewhere = name.elsewhere {
      return .elsewhere(storyboard: elsewhere.storyboard, id: elsewhere.id)
    }
    return sceneIndex(name.text).map { .scene($0) }
  }

  private var segues: [StoryboardOutline.Edge] {
    document.segues.compactMap { segue in
      guard let source = document.objects[segue.holder].scene else { return nil }
      let target: StoryboardOutline.Target?
      if segue.knownKind == .unwind {
        target = .exit(action: segue.action?.text ?? "")
      } else {
        target = segue.destination.flatMap(self.target)
      }
      guard let target else { return nil }
      let trigger = segue.trigger.map { document.objects[$0] }
      let sender = trigger.map { trigger in
        trigger.id.map { "\(trigger.element) '\(ids[$0.text] ?? $0.text)'" } ?? trigger.element
      }
      return StoryboardOutline.Edge(
        kind: .segue(segue.kind.text), source: source, target: target,
        identifier: segue.identifier?.text,
        sender: sender,
        senderID: trigger?.id?.text, senderRange: trigger?.nameRange, range: segue.nameRange)
    }
  }

  private var relationships: [StoryboardOutline.Edge] {
    var edges: [StoryboardOutline.Edge] = []
    for index in document.values.indices where document.values.kind(at: index) == .reference {
      guard case .object(let holder) = document.values.owner(at: index), isController(holder),
        let source = document.objects[holder].scene
      else { continue }
      let value = document.values[index]
      guard holdsControllers(value.type) else { continue }
      let words = value.words
      for (number, word) in words.enumerated() {
        guard let target = target(word) else { continue }
        edges.append(
          StoryboardOutline.Edge(
            kind: .relationship(value.key.text, number: words.count > 1 ? number + 1 : nil),
            source: source, target: target, range: word.range))
      }
    }
    return edges
  }

  private func holdsControllers(_ type: ValueType?) -> Bool {
    switch type {
    case .reference(let name), .references(let name):
      vocabulary.isClass(name, descendantOf: Vocabulary.controllerClass) == true
    default: false
    }
  }
}
