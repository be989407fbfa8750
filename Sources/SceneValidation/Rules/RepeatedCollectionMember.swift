import SceneDiagnostics
import SceneModel
import SceneValues

package enum RepeatedCollectionMember: FileRule {
  package static let description = RuleDescription(
    "repeated-collection-member", .style, .warning,
    summary: "Outlet collection contains an object twice",
    discussion: """
      An outlet collection stores its members in the order in which they are listed. If an object is listed \
      twice, the collection contains it twice. Code that iterates over the collection then processes the \
      object twice, which is rarely intended. Remove the duplicate.
      """,
    wrong: .controller(
      class: "AlarmClockViewController",
      """
      <outletCollection property="clockViews" destinations="face ▶face"/>
      <view>
        <view id="face" class="ClockView"/>
      </view>
      """),
    right: .controller(
      class: "AlarmClockViewController",
      """
      <outletCollection property="clockViews" destinations="face secondFace"/>
      <view>
        <view id="face" class="ClockView"/>
        <view id="secondFace" class="ClockView"/>
      </view>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for outlet in scene.document.outlets where outlet.isCollection {
      var first: [String: SourceRange] = [:]
      for member in outlet.destinations {
        guard scene.document.object(withID: member.text) != nil else { continue }
        guard let range = first[member.text] else {
          first[member.text] = member.range
          continue
        }
        diagnostics.append(
          diagnostic(
            .repeated(member.text, in: outlet.property.text), at: member.range, in: scene,
            notes: [scene.note(.firstUsed, at: range)]))
      }
    }
  }
}

extension Message {
  fileprivate static func repeated(_ member: String, in collection: String) -> Message {
    "'\(object: member)' is already a member of '\(collection)'"
  }

  fileprivate static var firstUsed: Message { "first used here" }
}
