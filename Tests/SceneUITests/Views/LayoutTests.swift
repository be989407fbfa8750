import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct LayoutTests {
  @Test func viewThatNeedsLayoutIsLaidOutOnlyOnce() throws {
    try onStage { stage in
      let log = Recorder()
      let outer = stage.add(Placing("outer", log))
      let inner = stage.add(Placing("inner", log), to: outer)
      stage.window.layoutIfNeeded()
      #expect(log.take() == ["outer", "inner"])
      stage.window.layoutIfNeeded()
      #expect(log.take() == [])
      inner.setNeedsLayout()
      inner.setNeedsLayout()
      #expect(log.log == [], "marking the layout does not perform it")
      stage.window.layoutIfNeeded()
      #expect(log.take() == ["inner"])
      outer.frame.size.width = 50
      stage.window.layoutIfNeeded()
      #expect(log.take() == ["outer"])
      outer.frame.origin.x = 50
      outer.bringSubviewToFront(View())
      stage.window.layoutIfNeeded()
      #expect(log.take() == [])
      inner.removeFromSuperview()
      stage.window.layoutIfNeeded()
      #expect(log.take() == ["outer"])
    }
  }

  @Test("A view that invalidates its own layout does not cause an endless loop")
  func viewThatInvalidatesItselfDoesNotCauseEndlessLayout() throws {
    try onStage { stage in
      let restless = stage.add(Placing("again", Recorder()))
      restless.then = { $0.setNeedsLayout() }
      stage.window.layoutIfNeeded()
    }
  }

  @Test("Notifies view controllers before and after the layout of their subviews")
  func notifiesViewControllers() throws {
    try onStage { stage in
      stage.harness.startTracing()
      stage.root.setNeedsLayout()
      stage.window.layoutIfNeeded()
      #expect(
        stage.harness.trace == [
          "ViewController viewWillLayoutSubviews()", "ViewController viewDidLayoutSubviews()",
        ])
    }
  }

  @Test func nestedViewsResizeByTheirAutoresizingMasks() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let middle = View(frame: Rect(x: 10, y: 10, width: 80, height: 30))
    let inner = View(frame: Rect(x: 60, y: 5, width: 10, height: 10))
    middle.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    inner.autoresizingMask = [.flexibleLeftMargin]
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.frame = Rect(x: 0, y: 0, width: 200, height: 150)
    #expect(middle.frame == Rect(x: 10, y: 60, width: 180, height: 30))
    #expect(inner.frame == Rect(x: 160, y: 5, width: 10, height: 10))
    outer.autoresizesSubviews = false
    outer.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(middle.frame == Rect(x: 10, y: 60, width: 180, height: 30))
  }

  @Test func rotatedViewDoesNotResizeWithSuperview() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let turned = View(frame: Rect(x: 10, y: 30, width: 80, height: 40))
    turned.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    turned.transform = .rotation(.pi / 2)
    outer.addSubview(turned)
    outer.frame = Rect(x: 0, y: 0, width: 200, height: 150)
    #expect(turned.bounds.size == Size(width: 80, height: 40) && turned.center == Point(x: 50, y: 50))
  }
}

private final class Placing: View {
  private let log: Recorder
  var then: (Placing) -> Void = { _ in }

  init(_ name: String, _ log: Recorder) {
    self.log = log
    super.init(frame: .zero)
    self.name = name
  }

  required init(coder: Coder) throws { fatalError("made in code only") }

  override func layoutSubviews() {
    log.log.append(name!)
    then(self)
  }
}
