import SceneDiagnostics
import SceneModel
import SceneValues

package enum ConnectionAcrossScenes: FileRule {
  package static let description = RuleDescription(
    "connection-across-scenes", .connection, .error,
    summary: "Outlet or action connects objects in different scenes",
    discussion: """
      A scene is created each time it is shown. While one scene is being loaded, the objects of other scenes \
      do not exist, so they cannot be connected. Use a segue to the other scene, and pass data to it \
      in 'prepare(for:sender:)'. To return, use an unwind segue.

      In an Xcode file, the diagnostic is a warning, because the connection has no effect at run time.
      """,
    wrong: .controller(
      class: "AlarmClockViewController",
      """
      <outlet property="clockView" destination="▶face"/>
      <view>
        <button title="Alarm">
          <segue kind="present" destination="alarm"/>
        </button>
      </view>
      """,
      otherScenes:
        """
        <viewController id="alarm">
          <view>
            <view id="face" class="ClockView"/>
          </view>
        </viewController>
        """),
    right: .controller(
      class: "AlarmClockViewController",
      """
      <outlet property="clockView" destination="face"/>
      <view>
        <view id="face" class="ClockView"/>
        <button title="Alarm">
          <segue kind="present" destination="alarm"/>
        </button>
      </view>
      """,
      otherScenes: #"<viewController id="alarm"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for reference in scene.references where reference.purpose == .outlet || reference.purpose == .action {
      guard let destination = scene.object(reference.name),
        scene.crossesScenes(from: reference.source, to: destination),
        let id = scene.document.objects[destination].id
      else { continue }
      diagnostics.append(
        diagnostic(
          .crosses(reference.purpose == .outlet ? "outlet" : "action", to: scene.describe(destination)),
          at: reference.name.range, in: scene,
          notes: [scene.note(.declared, at: id.range), scene.note(.advice)]))
    }
  }
}

extension Message {
  fileprivate static func crosses(_ connection: String, to object: Message) -> Message {
    "This \(connection) refers to \(object), which is in another scene"
  }

  fileprivate static var declared: Message { "declared here" }
  fileprivate static var advice: Message { "use a segue to the other scene" }
}
