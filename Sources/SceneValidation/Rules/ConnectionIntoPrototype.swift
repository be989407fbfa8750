import SceneDiagnostics
import SceneModel
import SceneValues

package enum ConnectionIntoPrototype: FileRule {
  package static let description = RuleDescription(
    "connection-into-prototype", .connection, .error,
    summary: "Outlet or action crosses the boundary of a prototype cell",
    discussion: """
      A table can contain many copies of a prototype cell, or none, so an outlet outside the prototype \
      cannot refer to an object inside it. Give the cell a class with its own outlets, and use those outlets \
      to configure the cell when the table requests it.

      An action inside a prototype can be sent to an object in the same prototype, to the first responder, \
      to the scene's view controller, or to one of the scene's top-level objects.
      """,
    wrong: .controller(
      class: "AlarmClockViewController",
      """
      <outlet property="clockView" destination="▶face"/>
      <tableView>
        <tableViewCell reuseIdentifier="alarm">
          <view id="face" class="ClockView"/>
        </tableViewCell>
      </tableView>
      """),
    right: .view(
      element: "tableView", controller: "AlarmClockViewController",
      """
      <tableViewCell reuseIdentifier="alarm">
        <view class="ClockView">
          <outlet property="legend" destination="name"/>
        </view>
        <label id="name"/>
      </tableViewCell>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for reference in scene.references where reference.purpose == .outlet || reference.purpose == .action {
      guard let destination = scene.object(reference.name),
        !scene.crossesScenes(from: reference.source, to: destination),
        !reaches(from: reference.source, to: destination, in: scene)
      else { continue }
      diagnostics.append(
        diagnostic(
          .leads(reference.purpose == .outlet ? "outlet" : "action", to: scene.describe(destination)),
          at: reference.name.range, in: scene))
    }
  }

  private static func reaches(from source: Int?, to destination: Int, in scene: CheckedScene) -> Bool {
    let (start, end) = (
      source.flatMap { prototype(of: $0, in: scene) }, prototype(of: destination, in: scene)
    )
    if start == end { return true }
    guard start != nil, end == nil else { return false }
    // Top-level objects of a scene exist before any of its views. A nib creates all its objects at once.
    return scene.document.kind == .storyboard && !isInView(destination, in: scene)
  }

  private static func prototype(of object: Int, in scene: CheckedScene) -> Int? {
    ancestors(of: object, in: scene).first { scene.document.objects[$0].isPrototype }
  }

  private static func isInView(_ object: Int, in scene: CheckedScene) -> Bool {
    ancestors(of: object, in: scene).contains { scene.document.objects[$0].slot == "view" }
  }

  private static func ancestors(of object: Int, in scene: CheckedScene) -> some Sequence<Int> {
    scene.steps.counting(sequence(first: object) { scene.document.objects[$0].parent })
  }
}

extension Message {
  fileprivate static func leads(_ connection: String, to object: Message) -> Message {
    "This \(connection) refers to \(object), across the boundary of a prototype"
  }
}
