import SceneDiagnostics
import SceneModel

/// Scenes that nothing leads to.
package enum UnreachableScene: FileRule {
  package static let description = RuleDescription(
    "unreachable-scene", .flow, .warning,
    summary: "Every scene can be reached.",
    discussion: """
      From the initial scene, and from those that code enters, segues and containers lead on to others. A scene \
      that none of them reaches is never shown. Lead to it by a segue, or say with 'entry="true"' that code \
      makes it by its id.

      The rule is silent while anything that may lead somewhere cannot be read.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
        <scene>
          <▶viewController id="alarm"/>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <segue kind="present" identifier="setAlarm" destination="alarm"/>
          </viewController>
        </scene>
        <scene>
          <viewController id="alarm"/>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let document = scene.document
    guard let ways = ways(in: scene) else { return }
    var reached = Set(
      document.scenes.indices.filter {
        document.scenes[$0].controller.map { document.objects[$0].isEntry } ?? false
      }
    )
    if let initial = document.initial.flatMap(scene.object), let first = document.objects[initial].scene {
      reached.insert(first)
    }
    // Without a beginning every scene is out of reach, and the missing beginning is what there is to say.
    guard !reached.isEmpty else { return }
    var open = Array(reached)
    while let next = open.popLast() {
      for scene in ways[next] ?? [] where reached.insert(scene).inserted { open.append(scene) }
    }
    for (index, node) in document.scenes.enumerated() where !reached.contains(index) {
      guard let controller = node.controller else { continue }
      let object = document.objects[controller]
      diagnostics.append(
        finding(
          .unreachable(scene.describe(controller)), at: object.nameRange, in: scene,
          notes: [scene.note(object.id == nil ? .needsID : .advice)]))
    }
  }

  /// The scenes that each scene leads to; nil where something that may lead somewhere cannot be read.
  private static func ways(in scene: CheckedScene) -> [Int: [Int]]? {
    guard scene.document.idsLeftOut.isEmpty, RelationshipMissing.emptyContainers(in: scene).isEmpty,
      !scene.document.strays.contains(where: mayLead),
      !["id", "initial", "entry"].contains(where: scene.isMisspelt),
      !RelationshipMissing.relationships.values.contains(where: scene.isMisspelt),
      !scene.document.values.contains(where: { $0.key.text == "entry" && $0.error != nil }),
      !scene.document.segues.contains(where: { $0.destination == nil && $0.knownKind != .unwind })
    else { return nil }
    var ways: [Int: [Int]] = [:]
    for reference in scene.references {
      switch reference.purpose {
      case .segue, .initial, .property: break
      default: continue
      }
      guard let object = scene.object(reference.name), let end = scene.document.objects[object].scene else {
        return nil
      }
      if reference.wantsController, scene.isController(object) != true { return nil }
      if let source = reference.source, let start = scene.document.objects[source].scene {
        ways[start, default: []].append(end)
      }
    }
    for value in scene.document.values where value.type == nil {
      // What an unknown property holds may be the ids of controllers.
      guard let holder = scene.document.object(of: value.owner),
        let start = scene.document.objects[holder].scene
      else {
        continue
      }
      let ends = value.literal.words.compactMap(scene.object).filter { scene.isController($0) == true }
      ways[start, default: []] += ends.compactMap { scene.document.objects[$0].scene }
    }
    return ways
  }

  /// Whether a stray is a segue that was not read, or part of one.
  private static func mayLead(_ stray: Stray) -> Bool {
    switch stray.kind {
    case .misplacedElement: stray.name.text == LanguageElement.segue.name
    case .unknownElement: true
    case .missingAttribute, .unknownAttribute: stray.element == LanguageElement.segue.name
    case .text: false
    }
  }
}

extension Message {
  fileprivate static func unreachable(_ controller: String) -> Message {
    "Nothing leads to \(controller): no segue from a scene that can be reached"
  }

  fileprivate static var advice: Message { "if code makes it by its id, say 'entry=\"true\"'" }

  fileprivate static var needsID: Message { "it has no id, by which a segue or code could name it" }
}
