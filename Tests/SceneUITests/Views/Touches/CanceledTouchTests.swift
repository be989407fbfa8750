import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests touches that are canceled by a memory warning, by scrolling, or with a recognizer.
@Suite struct CanceledTouchTests {
  private final class Listener {
    var heard: [String] = []
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
    func listen(to button: Button) {
      button.addTarget(self, for: .touchDown) { (listener, _: Button) in listener.heard.append("down") }
      button.addTarget(self, for: .touchUpInside) { (listener, _: Button) in listener.heard.append("up") }
      button.addTarget(self, for: .touchCancel) { (listener, _: Button) in listener.heard.append("cancel") }
    }
  }

  @Test func memoryWarningCancelsTouches() throws {
    try onStage { stage in
      let listener = Listener()
      stage.watch(listener)
      let button = stage.add(Button(frame: Rect(x: 0, y: 0, width: 100, height: 44)))
      listener.listen(to: button)
      let pan = stage.add(PanGestureRecognizer(), to: stage.root)
      let application = Application(context: stage.context)
      application.add(stage.window)
      let touch = try stage.harness.touchDown(in: button)
      application.receiveMemoryWarning()
      #expect(listener.take() == ["down", "cancel"] && !button.isHighlighted)
      stage.harness.up(touch)
      #expect(listener.take() == [])
      let drag = try stage.harness.touchDown(in: stage.root, at: Point(x: 200, y: 200))
      stage.harness.move(drag, to: Point(x: 260, y: 200))
      #expect(pan.state == .began)
      application.receiveMemoryWarning()
      #expect(pan.state == .possible && pan.numberOfTouches == 0, "the gesture was canceled and reset")
      application.receiveMemoryWarning()
      try stage.harness.tap(button)
      #expect(listener.take() == ["down", "up"])
    }
  }

  /// Allows drags to begin in its buttons.
  private final class LenientScrollView: ScrollView {
    override func touchesShouldCancel(in view: View) -> Bool { true }
  }

  private func dragFromButton(in make: () -> ScrollView, rests: Bool) throws -> (
    heard: [String], offset: Double
  ) {
    var (heard, offset): ([String], Double) = ([], 0)
    try onStage { stage in
      let listener = Listener()
      stage.watch(listener)
      let view = stage.add(make())
      view.frame = Rect(x: 0, y: 0, width: 320, height: 400)
      view.contentSize = Size(width: 320, height: 2000)
      let button = Button(frame: Rect(x: 0, y: 100, width: 100, height: 100))
      view.addSubview(button)
      listener.listen(to: button)
      let touch = try stage.harness.touchDown(in: button)
      if rests { stage.harness.advance(seconds: 0.5) }
      for step in 1...5 { stage.harness.move(touch, to: Point(x: 50, y: 150 - 10 * Double(step))) }
      stage.harness.advance(seconds: 0.2)
      stage.harness.up(touch)
      (heard, offset) = (listener.take(), view.contentOffset.y)
    }
    return (heard, offset)
  }

  @Test func dragInScrollViewCanCancelTouchOfControl() throws {
    let usual = try dragFromButton(in: { ScrollView() }, rests: true)
    #expect(
      usual.heard == ["down", "up"] && usual.offset == 0,
      "a control keeps tracking a touch that it has received")
    let lenient = try dragFromButton(in: { LenientScrollView() }, rests: true)
    #expect(lenient.heard == ["down", "cancel"] && lenient.offset == 40)
    let kept = try dragFromButton(
      in: {
        let view = LenientScrollView()
        view.canCancelContentTouches = false
        return view
      }, rests: true)
    #expect(kept.heard == ["down", "up"] && kept.offset == 0)
  }

  @Test("A quick drag that begins on a button scrolls immediately")
  func quickDragScrollsImmediately() throws {
    let quick = try dragFromButton(in: { ScrollView() }, rests: false)
    #expect(quick.heard == [] && quick.offset == 40)
    let seen = try dragFromButton(
      in: {
        let view = ScrollView()
        view.delaysContentTouches = false
        return view
      }, rests: false)
    #expect(
      seen.heard == ["down", "up"] && seen.offset == 0,
      "the control receives the touch immediately and keeps it")
  }

  @Test func gestureRecognizersOfViewCanBeReplaced() throws {
    try onStage { stage in
      let (view, other) = (
        stage.add(View(frame: Rect(x: 0, y: 0, width: 100, height: 100))),
        stage.add(View(frame: Rect(x: 0, y: 200, width: 100, height: 100)))
      )
      let listener = Listener()
      stage.watch(listener)
      let (pan, tap, press) = (PanGestureRecognizer(), TapGestureRecognizer(), LongPressGestureRecognizer())
      tap.addTarget(listener) { listener, _ in listener.heard.append("tap") }
      view.gestureRecognizers = [pan, press]
      other.addGestureRecognizer(tap)
      #expect(pan.view === view && press.view === view)
      let touch = try stage.harness.touchDown(in: view, at: Point(x: 10, y: 10))
      stage.harness.move(touch, to: Point(x: 60, y: 10), in: view)
      #expect(pan.state == .began)
      // Remaining recognizers continue, new ones leave their previous view, and duplicates are ignored.
      view.gestureRecognizers = [tap, pan, tap]
      #expect(view.gestureRecognizers.map { $0 === tap } == [true, false] && pan.state == .began)
      #expect(press.view == nil && tap.view === view && other.gestureRecognizers.isEmpty)
      stage.harness.up(touch)
      try stage.harness.tap(view)
      try stage.harness.tap(other)
      #expect(listener.take() == ["tap"])
      view.gestureRecognizers = []
      try stage.harness.tap(view)
      #expect(listener.take() == [] && tap.view == nil)
    }
  }
}
