import SceneCompiler
import SceneDiagnostics
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct RecognizerSceneTests {
  private func load(_ recognizers: String, on stage: Stage) throws -> (view: View, model: Coach) {
    let text = """
      <nib version="1">
        <view id="view" frame="0 0 320 320" multipleTouchEnabled="true" exclusiveTouch="true">\(recognizers)</view>
        <object id="coach" class="Coach"/>
      </nib>
      """
    let compiler = SceneCompiler(vocabulary: stage.context.registry.vocabulary)
    let compilation = try compiler.compile(SourceText(path: "Gestures.scene", text))
    let bytes = try #require(compilation.bytes, "\(compilation.diagnostics.map(\.message))")
    let file = try SceneFile(bytes: bytes, registry: stage.context.registry)
    let objects = try Nib(file: file, context: stage.context).instantiate()
    let view = stage.add(try #require(objects.first as? View))
    let coach = try #require(objects.last as? Coach)
    stage.watch(coach)
    return (view, coach)
  }

  private func registry() throws -> Registry { try .library(and: Coach.self) }

  @Test func recognizersInSceneSendActions() throws {
    try onStage(registry()) { stage in
      let action = #"<action selector="note:" destination="coach"/>"#
      let (view, coach) = try load(
        """
        <panGestureRecognizer minimumNumberOfTouches="3" maximumNumberOfTouches="4">\(action)</panGestureRecognizer>
        <screenEdgePanGestureRecognizer edges="left right">\(action)</screenEdgePanGestureRecognizer>
        <pinchGestureRecognizer delaysTouchesBegan="true">\(action)</pinchGestureRecognizer>
        <rotationGestureRecognizer delaysTouchesEnded="false">\(action)</rotationGestureRecognizer>
        <swipeGestureRecognizer direction="up down">\(action)</swipeGestureRecognizer>
        """, on: stage)
      #expect(view.isMultipleTouchEnabled && view.isExclusiveTouch)
      try stage.harness.pinch(view, from: 60, to: 120)
      try stage.harness.rotate(view, by: 1)
      try stage.harness.swipe(view, .up)
      try stage.harness.drag(view, from: Point(x: 2, y: 100), to: Point(x: 90, y: 100))
      try stage.harness.drag(
        view, fingers: [10.0, 60, 110].map { (Point(x: $0 + 40, y: 10), Point(x: $0 + 40, y: 200)) })
      let expected = [
        "PinchGestureRecognizer", "RotationGestureRecognizer", "SwipeGestureRecognizer",
        "ScreenEdgePanGestureRecognizer", "PanGestureRecognizer",
      ]
      #expect(coach.begun == expected)
    }
  }

  @Test("Outlets in a scene set the failure requirements and delegates of recognizers")
  func failureRequirementsAndDelegatesAreOutlets() throws {
    try onStage(registry()) { stage in
      let (view, coach) = try load(
        """
        <tapGestureRecognizer id="once">
          <action selector="note:" destination="coach"/>
          <outletCollection property="failureRequirements" destinations="twice"/>
        </tapGestureRecognizer>
        <tapGestureRecognizer id="twice" numberOfTapsRequired="2">
          <action selector="note:" destination="coach"/>
          <outlet property="delegate" destination="coach"/>
        </tapGestureRecognizer>
        """, on: stage)
      try stage.harness.doubleTap(view)
      #expect(coach.begun.count == 1)
      try stage.harness.tap(view)
      #expect(coach.begun.count == 1)
      stage.harness.advance(seconds: 0.4)
      #expect(coach.begun.count == 2)
      coach.allows = false
      try stage.harness.doubleTap(view)
      #expect(coach.begun.count == 3, "the double tap was refused: one tap is left")
    }
  }

  @Test("Subviews can be exchanged and found by class")
  func exchangesSubviewsAndFindsThemByClass() {
    let (view, first, label) = (View(), View(), Label())
    view.addSubview(first)
    view.addSubview(label)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.subviews[0] === label && view.subviews[1] === first)
    #expect(view.firstView(of: Label.self) === label && view.firstView(of: Button.self) == nil)
  }
}

/// A model with gesture actions, which is also the recognizers' delegate.
final class Coach: PlainSceneObject, GestureRecognizerDelegate {
  var begun: [String] = []
  var allows = true

  func awakeFromNib() {}

  static var declaration: ClassDeclaration {
    ClassDeclaration(Coach.self) {
      $0.action("note:") { (coach, sender: GestureRecognizer) in
        let isDiscrete = sender is TapGestureRecognizer || sender is SwipeGestureRecognizer
        if sender.state == .began || isDiscrete { coach.begun.append("\(type(of: sender))") }
      }
    }
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { allows }
}
