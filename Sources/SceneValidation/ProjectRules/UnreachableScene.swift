import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnreachableScene: ProjectRule {
  package static let description = RuleDescription(
    "unreachable-scene", .flow, .warning,
    summary: "Unreachable scene",
    discussion: """
      scenec follows segues and child controllers, within a file and into other files. It starts at the \
      initial view controller and at each controller that code instantiates. A scene that scenec does not \
      reach is never shown. Add a segue that leads to the scene, or remove the scene. If code instantiates \
      the scene's controller by its id, write 'entry="true"' on the controller or, in Xcode, set the \
      controller's Storyboard ID. If you specify the Swift sources ('--sources'), scenec finds the code that \
      instantiates controllers. The rule then also reports an unreachable scene that has a Storyboard ID if \
      no code uses this ID.

      The rule reports nothing if scenec cannot read a file or a connection that might lead to the scene. \
      scenec also reads the scene files in the same directory, even if they are not checked. Suppress the \
      warning if code shows the scene in a different way.
      """,
    wrong: .scenes(#"<viewController id="clock"/>"#, #"<▶viewController id="alarm"/>"#),
    right: .controller(
      #"<segue kind="present" identifier="setAlarm" destination="alarm"/>"#,
      otherScenes: #"<viewController id="alarm"/>"#),
    isResolvedByOtherFiles: true)

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    let reached = reachedScenes(of: project, diagnostics.steps)
    skipUnknown(in: project, &diagnostics)
    let edges = reached.allSatisfy { $0 } ? [:] : edgesByTarget(of: project)
    for (index, file) in project.files.enumerated() where file.isChecked {
      // If there is no initial scene, all scenes are unreachable, and another rule reports the cause.
      guard let summary = file.summary, summary.areLinksKnown, !project.needsInitial(index),
        (0..<summary.scenes.count).contains(where: {
          reached[project.firstScene[index] + $0] || summary.scenes[$0].identifier != nil
        })
      else { continue }
      for (place, scene) in summary.scenes.enumerated() where !reached[project.firstScene[index] + place] {
        diagnostics.add(
          Self.self, .unreachable(scene.title, scene.identifier?.text), at: Site(index, scene.nameRange),
          notes: notes(on: project.firstScene[index] + place, by: edges, in: project))
      }
    }
  }

  private static func reachedScenes(of project: Project, _ steps: StepCounter) -> [Bool] {
    var reached = [Bool](repeating: false, count: project.fileOf.count)
    var open = project.likelyReferencedScenes(steps).sorted()
    for scene in open { reached[scene] = true }
    for (index, file) in project.files.enumerated() {
      guard let summary = file.summary else { continue }
      let mayBeLedTo = project.mayBeLedTo(index)
      for (place, scene) in summary.scenes.enumerated() {
        // If some links are unknown, they may lead to any scene. However, no file can refer to a scene without an ID.
        guard
          summary.initial == place || !summary.areLinksKnown
            || mayBeLedTo && project.mayBeReferred(scene, in: index)
            || project.mayBeInstantiated(scene, in: index)
        else { continue }
        reached[project.firstScene[index] + place] = true
        open.append(project.firstScene[index] + place)
      }
    }
    while let next = open.popLast() {
      steps.add(1 + project.edges[next].count)
      for edge in project.edges[next] where !reached[edge.target] {
        reached[edge.target] = true
        open.append(edge.target)
      }
    }
    return reached
  }

  /// Records the scenes that are treated as reachable only because it is unknown which scenes code creates.
  private static func skipUnknown(in project: Project, _ diagnostics: inout ProjectDiagnostics) {
    var candidates: [(scene: Int, site: Site)] = []
    for (index, file) in project.files.enumerated() where file.isChecked {
      guard let summary = file.summary, summary.scenes.count > 1, !project.isForMac(index) else { continue }
      guard summary.areLinksKnown else {
        diagnostics.skip(Self.self, .scenesNotUnderstood, at: Site(index, summary.nameRange))
        continue
      }
      for (place, scene) in summary.scenes.enumerated() where summary.initial != place {
        guard let name = summary.isForeign ? scene.identifier : scene.isEntry ? nil : scene.id,
          project.hosts.contains(where: { $0.files.contains(index) }),
          project.mayBeInstantiated(scene, in: index), !project.isCreatedInCode(name.text, in: index)
        else { continue }
        candidates.append((project.firstScene[index] + place, Site(index, scene.nameRange)))
      }
    }
    guard !candidates.isEmpty else { return }
    let led = Set(project.edges.joined().lazy.filter { $0.source != $0.target }.map(\.target))
    let cause = project.hosts.first { !$0.isAllCodeRead }?.causeOfUnknownNames ?? .unknownNames
    for (scene, site) in candidates where !led.contains(scene) {
      diagnostics.skip(Self.self, cause, at: site)
    }
  }

  private static func edgesByTarget(of project: Project) -> [Int: Project.Edge] {
    var edges: [Int: Project.Edge] = [:]
    for edge in project.edges.joined() where edge.source != edge.target && edge.kind != .maybe {
      if edges[edge.target] == nil { edges[edge.target] = edge }
    }
    return edges
  }

  private static func notes(
    on scene: Int, by edges: [Int: Project.Edge], in project: Project
  ) -> [ProjectDiagnostics.Note] {
    let file = project.fileOf[scene]
    guard let id = project[scene].id else { return [.init(.needsID)] }
    let isForeign = project.isForeign(file)
    let advice: Message =
      project[scene].identifier != nil ? .useOrRemove : isForeign ? .foreignAdvice : .advice
    if let edge = edges[scene] {
      let title = project.title(of: edge.source, seenFrom: file)
      return [.init(.alsoUnreachable(title), at: Site(edge.file, project.link(edge).range)), .init(advice)]
    }
    let start = project.files[file].summary?.initial.map { project[project.firstScene[file] + $0].title }
    return [.init(isForeign ? .missing(from: start) : .missing(from: start, to: id.text)), .init(advice)]
  }
}

extension Message {
  fileprivate static func unreachable(_ controller: Message, _ identifier: String?) -> Message {
    let start: Message = "\(controller.capitalizedFirst) is unreachable: no reachable scene has a segue to it"
    return identifier.map { "\(start), and no code uses its Storyboard ID '\($0)'" } ?? start
  }

  fileprivate static var useOrRemove: Message { "instantiate it by its Storyboard ID, or remove it" }

  fileprivate static func missing(from controller: Message?, to id: String) -> Message {
    let start = controller ?? "a reachable scene"
    return "for example, add a segue from \(start) with 'destination=\"\(object: id)\"'"
  }

  fileprivate static func missing(from controller: Message?) -> Message {
    "for example, add a segue to it from \(controller ?? "a reachable scene")"
  }

  fileprivate static func alsoUnreachable(_ controller: Message) -> Message {
    "\(controller) has a segue here, but is unreachable itself"
  }

  fileprivate static var advice: Message { "if code instantiates it by its id, add 'entry=\"true\"'" }

  fileprivate static var foreignAdvice: Message {
    """
    if code instantiates it, set a Storyboard ID; if it is the initial scene, select 'Is Initial View \
    Controller'
    """
  }

  fileprivate static var needsID: Message { "it has no id that a segue or code could refer to" }
}
