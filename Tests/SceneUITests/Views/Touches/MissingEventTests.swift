import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Has an action that expects the touch event.
private final class EventTracker: PlainSceneObject {
  var tracked = 0
  var heard = 0
  init() {}
  func awakeFromNib() {}
  static var declaration: ClassDeclaration {
    ClassDeclaration(EventTracker.self) {
      $0.action("track:forEvent:") { (tracker, sender: AnyObject, event: Event) in tracker.tracked += 1 }
      $0.action("hear:forEvent:") { (tracker, sender: AnyObject, event: Event?) in tracker.heard += 1 }
    }
  }
}

private final class TrackingView: View {
  var tracked = 0
  override class var declaration: ClassDeclaration {
    ClassDeclaration(TrackingView.self) {
      $0.action("track:forEvent:") { (view, sender: AnyObject, event: Event) in view.tracked += 1 }
    }
  }
}

@Suite("Rule 13: actions that need an event")
struct MissingEventTests {
  private func stage(_ selector: String, to destination: String) throws -> SceneStage {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene>
        <viewController id="main"><view id="root" class="TrackingView" frame="0 0 320 480">
        <control id="control" frame="0 0 100 100">
        <action selector="\(selector)" destination="\(destination)" event="touchDown"/>
        <action selector="\(selector)" destination="\(destination)" event="valueChanged"/>
        </control>
        </view></viewController>
        <object id="tracker" class="EventTracker"/>
        </scene>
        """), registry: .library(and: EventTracker.self, TrackingView.self))
    try stage.show()
    return stage
  }

  @Test(
    "Reports an action that requires an event but is sent without an event",
    arguments: ["tracker", "firstResponder"])
  func reportsMissingEvent(_ destination: String) throws {
    let stage = try stage("track:forEvent:", to: destination)
    let harness = Harness(stage.window)
    let control = try harness.find(id: "control", as: Control.self)
    let view = try harness.find(id: "root", as: TrackingView.self)
    try harness.tap(control)
    #expect(stage.failures.isEmpty)
    control.sendActions(for: .valueChanged)
    let failure = try #require(stage.failures.first as? LoadingError)
    #expect(stage.failures.count == 1)
    #expect(
      failure.description.contains("requires an event, but 'Control' sent none"), "\(failure)")
    #expect(failure.place?.line == 6 && failure.place?.file == "Test.scene", "\(failure)")
    #expect(
      view.tracked == (destination == "tracker" ? 0 : 1),
      "no action was called for the connection without an event")
  }

  @Test("An action with an optional event can be sent without an event")
  func optionalEventCanBeNil() throws {
    let stage = try stage("hear:forEvent:", to: "tracker")
    let harness = Harness(stage.window)
    let control = try harness.find(id: "control", as: Control.self)
    control.sendActions(for: .valueChanged)
    try harness.tap(control)
    #expect(stage.failures.isEmpty)
  }
}
