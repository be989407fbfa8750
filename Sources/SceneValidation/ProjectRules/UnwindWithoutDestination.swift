import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnwindWithoutDestination: ProjectRule {
  package static let description = RuleDescription(
    "unwind-without-destination", .flow, .warning,
    summary: "Unwind segue has no destination on some paths to its scene",
    discussion: """
      An unwind segue returns through containers and presenters to the first controller that has the segue's \
      action. If the user can reach the segue's scene on a path that contains no such controller, the segue \
      has no destination and fails. Add the action to a controller that is on every path, or remove the \
      path.

      The rule reports a path only if the class of every controller on it is known, and if at least one \
      controller in the scenes has the action. The rule does not check paths that start at a controller that \
      code instantiates ('entry="true"'), because any other controller might show it.
      """,
    wrong: .scenes(
      initial: "start",
      """
      <viewController id="start">
        <view>
          <button title="Clock">
            <segue kind="show" destination="clock"/>
          </button>
          <button title="Alarm">
            <segue kind="present" destination="alarm"/>
          </button>
        </view>
      </viewController>
      """,
      """
      <viewController id="clock" class="AlarmClockViewController">
        <segue kind="present" identifier="setAlarm" destination="alarm"/>
      </viewController>
      """,
      """
      <viewController id="alarm">
        <view>
          <button title="Done">
            <segue kind="unwind" action="▶unwindToClock:"/>
          </button>
        </view>
      </viewController>
      """),
    right: .scenes(
      initial: "start",
      """
      <viewController id="start">
        <view>
          <button title="Clock">
            <segue kind="show" destination="clock"/>
          </button>
        </view>
      </viewController>
      """,
      """
      <viewController id="clock" class="AlarmClockViewController">
        <segue kind="present" identifier="setAlarm" destination="alarm"/>
      </viewController>
      """,
      """
      <viewController id="alarm">
        <view>
          <button title="Done">
            <segue kind="unwind" action="unwindToClock:"/>
          </button>
        </view>
      </viewController>
      """))

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    guard let root = onlyRoot(of: project) else { return }
    var unwinds: [String: [(scene: Int, action: Name)]] = [:]
    for (index, file) in project.files.enumerated() {
      for unwind in file.summary?.unwinds ?? [] {
        unwinds[unwind.action.text, default: []].append(
          (project.firstScene[index] + unwind.source, unwind.action))
      }
    }
    guard !unwinds.isEmpty else { return }
    let holders = CandidateControllers(of: project)
    let receivers = receivers(of: Set(unwinds.keys), in: project)
    // Paths are searched once for each set of scenes that handle an action. Scenes with the same class are in the same
    // sets, so the number of searches is at most the number of actions in all classes.
    for (receivers, selectors) in Dictionary(grouping: receivers.keys, by: { receivers[$0]! }) {
      let stops = holders.unknown.union(holders.around(receivers))
      let previous = paths(from: root, past: stops, in: project, diagnostics.steps)
      for selector in selectors {
        for segue in unwinds[selector]! where previous[segue.scene] != nil && !stops.contains(segue.scene) {
          let file = project.fileOf[segue.scene]
          let path = path(to: segue.scene, by: previous).map { project.title(of: $0, seenFrom: file) }
          diagnostics.add(
            Self.self, .noReceiver(selector), at: Site(file, segue.action.range), notes: [.init(.path(path))])
        }
      }
    }
  }

  private static func receivers(of selectors: Set<String>, in project: Project) -> [String: [Int]] {
    var receivers: [String: [Int]] = [:]
    for scene in project.fileOf.indices {
      for action in project[scene].actions ?? [] where selectors.contains(action) {
        if receivers[action]?.last != scene { receivers[action, default: []].append(scene) }
      }
    }
    return receivers
  }

  /// Returns the app's initial scene, or nil if unknown. Code might show any storyboard without incoming links.
  private static func onlyRoot(of project: Project) -> Int? {
    guard project.areAllLinksKnown else { return nil }
    var isReferenced = [Bool](repeating: false, count: project.files.count)
    for edge in project.edges.joined() where project.fileOf[edge.target] != edge.file {
      isReferenced[project.fileOf[edge.target]] = true
    }
    let roots = project.files.indices.filter {
      !isReferenced[$0] && project.files[$0].summary?.scenes.isEmpty == false
    }
    guard roots.count == 1, let initial = project.files[roots[0]].summary?.initial else { return nil }
    return project.firstScene[roots[0]] + initial
  }

  /// Returns the predecessor of each scene on a path from the root that avoids `stops`. The root is its own predecessor.
  private static func paths(
    from root: Int, past stops: Set<Int>, in project: Project, _ steps: StepCounter
  ) -> [Int: Int] {
    guard !stops.contains(root) else { return [:] }
    var previous = [root: root]
    var open = [root]
    var position = 0
    while position < open.count {
      let scene = open[position]
      position += 1
      steps.add(1 + project.edges[scene].count)
      for edge in project.edges[scene] where edge.kind != .custom && edge.kind != .maybe {
        guard previous[edge.target] == nil, !stops.contains(edge.target) else { continue }
        previous[edge.target] = scene
        open.append(edge.target)
      }
    }
    return previous
  }

  private static func path(to scene: Int, by previous: [Int: Int]) -> [Int] {
    var path = [scene]
    while let before = previous[path[path.count - 1]], before != path[path.count - 1] { path.append(before) }
    return path.reversed()
  }
}

private struct CandidateControllers {
  private var holders: [[Int]]
  private(set) var unknown: Set<Int> = []

  init(of project: Project) {
    holders = Array(repeating: [], count: project.fileOf.count)
    for edge in project.edges.joined() where edge.kind.isContainment {
      holders[edge.target].append(edge.source)
    }
    unknown = around(
      project.fileOf.indices.filter {
        project[$0].actions == nil || project.scenesWithUnknownLinks.contains($0)
      })
  }

  func around(_ scenes: [Int]) -> Set<Int> {
    var found = Set(scenes)
    var open = scenes
    while let scene = open.popLast() {
      for holder in holders[scene] where found.insert(holder).inserted { open.append(holder) }
    }
    return found
  }
}

extension Message {
  fileprivate static func noReceiver(_ selector: String) -> Message {
    "Unwind segue can fail: on a path to it, no controller has the action '\(key: selector)'"
  }

  fileprivate static func path(_ path: [Message]) -> Message {
    let shown = path.count <= 6 ? path : Array(path.prefix(3)) + ["…"] + path.suffix(2)
    return "a path without the action: \(Message.joined(shown, separator: " → "))"
  }
}
