import SceneDiagnostics
import SceneModel
import SceneValues

package enum ContainmentLoop: ProjectRule {
  package static let description = RuleDescription(
    "containment-loop", .flow, .error,
    summary: "Controller contains itself",
    discussion: """
      When a container controller is created, it creates its child controllers. When a view is loaded, it \
      creates the controllers that are embedded in it. If a controller contains itself, directly or through \
      other controllers, this process never ends. Remove one of the references.
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
    guard project.edges.contains(where: { $0.contains { $0.kind == .holds } }) else { return }
    let edges = project.edges.map { $0.filter { $0.kind == .holds } }
    var finished = [Bool](repeating: false, count: edges.count)
    for start in edges.indices where !finished[start] && !edges[start].isEmpty {
      // The search is iterative, because nesting may be too deep for recursion.
      var path = [(scene: start, followed: 0)]
      var positions = [start: 0]
      while let last = path.last {
        guard last.followed < edges[last.scene].count else {
          finished[last.scene] = true
          positions[last.scene] = nil
          path.removeLast()
          continue
        }
        diagnostics.steps.add()
        let edge = edges[last.scene][last.followed]
        path[path.count - 1].followed += 1
        if let first = positions[edge.target] {
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
  }
}

extension Message {
  fileprivate static func holdsItself(_ controller: Message, by others: [Message]) -> Message {
    if others.isEmpty { return "\(controller.capitalizedFirst) contains itself" }
    return
      "\(controller.capitalizedFirst) contains itself, through \(Message.joined(others, separator: ", "))"
  }
}
