import SceneCompiler
import SceneDiagnostics
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 13: signatures of actions, and released targets")
struct ActionShapeTests {
  /// Loads a view with a sender that is connected to a separate model.
  private func load(_ sender: String, on stage: Stage) throws -> (view: View, model: AnsweringModel) {
    let text = """
      <nib version="1">
        <view id="view" frame="0 0 200 200">\(sender)</view>
        <object id="model" class="AnsweringModel"/>
      </nib>
      """
    let compiler = SceneCompiler(vocabulary: stage.context.registry.vocabulary)
    let compilation = try compiler.compile(SourceText(path: "Actions.scene", text))
    let bytes = try #require(compilation.bytes, "\(compilation.diagnostics.map(\.message))")
    let file = try SceneFile(bytes: bytes, registry: stage.context.registry)
    let objects = try Nib(file: file, context: stage.context).instantiate()
    let view = stage.add(try #require(objects.first as? View))
    return (view, try #require(objects.last as? AnsweringModel))
  }

  @Test(arguments: [
    ("act", "act"), ("act:", "act: Control"), ("act:forEvent:", "act: Control forEvent: 1"),
  ])
  func supportsThreeActionSignatures(_ selector: String, _ answer: String) throws {
    try onStage(.answering()) { stage in
      let (view, model) = try load(
        """
        <control frame="0 0 50 50"><action selector="\(selector)" destination="model" event="touchDown"/></control>
        """, on: stage)
      try stage.harness.tap(view.subviews[0])
      #expect(model.answers == [answer])
    }
  }

  @Test(
    "Gesture recognizers support two action signatures",
    arguments: [("act", "act"), ("act:", "act: TapGestureRecognizer")])
  func recognizerActions(_ selector: String, _ answer: String) throws {
    try onStage(.answering()) { stage in
      let (view, model) = try load(
        """
        <tapGestureRecognizer><action selector="\(selector)" destination="model"/></tapGestureRecognizer>
        """, on: stage)
      try stage.harness.tap(view)
      #expect(model.answers == [answer])
    }
  }

  @Test("An action that code sends without a touch receives no event")
  func eventWithoutTouchIsNil() throws {
    try onStage(.answering()) { stage in
      let (view, model) = try load(
        """
        <control frame="0 0 50 50">
          <action selector="act:forEvent:" destination="model" event="valueChanged"/>
        </control>
        """, on: stage)
      (view.subviews[0] as? Control)?.sendActions(for: .valueChanged)
      #expect(model.answers == ["act: Control forEvent: 0"])
    }
  }

  /// The superview of the sender also has the action. A deallocated target treated as nil would reach it.
  @Test func releasedTargetReceivesNoActions() throws {
    try onStage(.answering()) { stage in
      let around = stage.add(AnsweringView(frame: Rect(x: 0, y: 0, width: 200, height: 200)))
      let sender =
        """
        <control frame="0 0 50 50"><action selector="act" destination="model" event="touchDown"/></control>
        <tapGestureRecognizer><action selector="act" destination="model"/></tapGestureRecognizer>
        """
      // Targets are weak, so the model is deallocated after the return.
      let view = try load(sender, on: stage).view
      around.addSubview(view)
      try stage.harness.tap(view.subviews[0])
      try stage.harness.tap(view, at: Point(x: 150, y: 150))
      #expect(around.answers == [])
    }
  }

  /// A target deallocated while an action is sent is skipped, not treated as nil.
  @Test func targetCanBeReleasedDuringItsAction() throws {
    try onStage(.answering()) { stage in
      let around = stage.add(AnsweringView(frame: Rect(x: 0, y: 0, width: 200, height: 200)))
      let control = stage.add(Control(frame: Rect(x: 0, y: 0, width: 50, height: 50)), to: around)
      let keeper = Keeper()
      control.addTarget(keeper, for: .touchDown) { (keeper, _: Control) in keeper.kept = nil }
      let access = try #require(
        stage.context.registry.registeredClass(named: "AnsweringModel")?.action("act"))
      control.connect(
        BoundAction(selector: "act", target: keeper.kept!, access: access),
        forEvent: Control.Events.touchDown.rawValue)
      try stage.harness.tap(control)
      #expect(keeper.kept == nil && around.answers == [])
    }
  }

  @Test func closuresDoNotRetainTargets() throws {
    try onStage { stage in
      let control = stage.add(Control(frame: Rect(x: 0, y: 0, width: 50, height: 50)))
      let recognizer = stage.add(TapGestureRecognizer(), to: stage.root)
      var recorder: Recorder? = Recorder()
      recorder!.listen(to: control)
      recorder!.listen(to: recognizer)
      weak let target = recorder
      recorder = nil
      #expect(target == nil)
      try stage.harness.tap(control)
      try stage.harness.tap(at: Point(x: 200, y: 200))
    }
  }
}

private final class Keeper {
  var kept: AnsweringModel? = AnsweringModel()
}
