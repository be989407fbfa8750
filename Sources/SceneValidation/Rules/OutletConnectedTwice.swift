import SceneDiagnostics
import SceneModel
import SceneValues

package enum OutletConnectedTwice: FileRule {
  package static let description = RuleDescription(
    "outlet-connected-twice", .connection, .error,
    summary: "Outlet is connected twice",
    discussion: """
      An outlet stores only one object. If the outlet is connected twice, one of the connections is lost. \
      Remove one of them. To connect several objects, declare an outlet collection, and list all its members \
      in a single 'outletCollection' element.
      """,
    wrong: .controller(
      class: "AlarmClockViewController",
      """
      <outlet property="clockView" destination="face"/>
      <outlet property="▶clockView" destination="secondFace"/>
      <view>
        <view id="face" class="ClockView"/>
        <view id="secondFace" class="ClockView"/>
      </view>
      """),
    right: .controller(
      class: "AlarmClockViewController",
      """
      <outlet property="clockView" destination="face"/>
      <outletCollection property="clockViews" destinations="face secondFace"/>
      <view>
        <view id="face" class="ClockView"/>
        <view id="secondFace" class="ClockView"/>
      </view>
      """))

  private struct Key: Hashable {
    let source: Int?
    let property: String
    /// Whether the outlet is a collection. If an outlet and a collection have the same name, another rule reports this.
    let isCollection: Bool
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var first: [Key: SourceRange] = [:]
    for outlet in scene.document.outlets {
      let key = Key(
        source: outlet.source, property: outlet.property.text, isCollection: outlet.isCollection)
      guard let range = first[key] else {
        first[key] = outlet.property.range
        continue
      }
      diagnostics.append(
        diagnostic(
          .twice(outlet.property.text), at: outlet.property.range, in: scene,
          notes: [scene.note(.firstUsed, at: range)]))
    }
  }
}

extension Message {
  fileprivate static func twice(_ name: String) -> Message { "Outlet '\(key: name)' is already connected" }
  fileprivate static var firstUsed: Message { "first connected here" }
}
