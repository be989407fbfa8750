import SceneDiagnostics
import SceneModel
import SceneValues

package enum ContainmentLoop: ProjectRule {
  package static let description = RuleDescription(
    "containment-loop", .flow, .error,
    summary: "Controller contains itself, or too many controllers",
    discussion: """
      When a container controller is created, it creates its child controllers. When a view is loaded, it \
      creates the controllers that are embedded in it. If a controller contains itself, directly or through \
      other controllers, this process never ends. Remove one of the references.

      If each controller contains two others in this way, the number of controllers doubles with each level. \
      The rule reports a controller if loading it, or its view, creates more than 10,000 controllers. Apps \
      reject such a scene unless they raise 'SceneContext.loadingLimits'. In storyboards, the limit is \
      1,000,000.
      """,
    wrong: .scenes(
      initial: "main",
      #"<navigationController id="main" rootViewController="clock"/>"#,
      """
      <viewController id="clock">
        <view>
          <containerView>
            <segue kind="embed" destination="▶main"/>
          </containerView>
        </view>
      </viewController>
      """),
    right: .scenes(
      initial: "main",
      #"<navigationController id="main" rootViewController="clock"/>"#,
      """
      <viewController id="clock">
        <view>
          <containerView>
            <segue kind="embed" destination="zones"/>
          </containerView>
        </view>
      </viewController>
      """,
      #"<viewController id="zones"/>"#))

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    guard project.edges.contains(where: { $0.contains { $0.kind.isContainment } }) else { return }
    let edges = project.edges.map { $0.filter(\.kind.isContainment) }
    var finished = [Bool](repeating: false, count: edges.count)
    var (order, hasLoop) = ([Int](), false)
    for start in edges.indices where !finished[start] && !edges[start].isEmpty {
      // The search is iterative, because nesting may be too deep for recursion.
      var path = [(scene: start, followed: 0)]
      var positions = [start: 0]
      while let last = path.last {
        guard last.followed < edges[last.scene].count else {
          finished[last.scene] = true
          positions[last.scene] = nil
          order.append(last.scene)
          path.removeLast()
          continue
        }
        diagnostics.steps.add()
        let edge = edges[last.scene][last.followed]
        path[path.count - 1].followed += 1
        if let first = positions[edge.target] {
          hasLoop = true
          let between = path[(first + 1)...].prefix(3).map {
            project.title(of: $0.scene, seenFrom: edge.file)
          }
          diagnostics.add(
            Self.self, .holdsItself(project.title(of: edge.target, seenFrom: edge.file), by: between),
            at: Site(edge.file, project.link(edge).name.range))
        } else if !finished[edge.target] {
          positions[edge.target] = path.count
          path.append((edge.target, 0))
        }
      }
    }
    if !hasLoop { checkCounts(project, order, edges, into: &diagnostics) }
  }

  /// Reports the scenes that create too many controllers, but contain no other scene that does.
  private static func checkCounts(
    _ project: Project, _ order: [Int], _ edges: [[Project.Edge]], into diagnostics: inout ProjectDiagnostics
  ) {
    let counts = LoadedControllers(project, order: order, contents: edges)
    for scene in order {
      let file = project.fileOf[scene]
      let limit = limit(in: file, of: project)
      guard counts.exceed(limit, for: scene),
        !edges[scene].contains(where: { counts.exceed(limit, for: $0.target) })
      else { continue }
      diagnostics.add(
        Self.self, .createsTooMany(project.title(of: scene, seenFrom: file), limit),
        at: Site(file, project[scene].nameRange))
    }
  }

  /// Returns the limit for a file. UIKit itself has no limit, but cannot load a million controllers either.
  private static func limit(in file: Int, of project: Project) -> Int {
    project.isForeign(file) ? 1_000_000 : LoadingLimits().controllers
  }
}

extension Message {
  fileprivate static func holdsItself(_ controller: Message, by others: [Message]) -> Message {
    if others.isEmpty { return "\(controller.capitalizedFirst) contains itself" }
    return
      "\(controller.capitalizedFirst) contains itself, through \(Message.joined(others, separator: ", "))"
  }

  fileprivate static func createsTooMany(_ controller: Message, _ limit: Int) -> Message {
    """
    Loading \(controller) creates more than \(limit) view controllers, because controllers contain others several \
    times at each level
    """
  }
}
